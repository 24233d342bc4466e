### Aladdin and the Magic Lamp: English

## The game

game-name = Aladdin and the Magic Lamp
game-line = Who rubs the lamp first, and who dares to draw one more card?
game-minutes = 20 min
game-age = ages 7+
game-fun = speed and daring
game-about = Three chests full of treasure, and scorpions in every one! Secretly choose a chest and how many cards you dare to draw. If your number matches another player’s, be the first to rub the lamp, and the genie grants you a wish. Collect gems and jewels before the Sorcerer appears.

## Chests (in a sentence, and as a label)

chest-bronze = bronze chest
chest-silver = silver chest
chest-gold = gold chest

chest-bronze-short = Bronze chest
chest-silver-short = Silver chest
chest-gold-short = Gold chest

metal-bronze = bronze
metal-silver = silver
metal-gold = gold

piece-bracelet = bracelet
piece-ring = ring
piece-necklace = necklace

## Kinds of treasure (in a sentence)

kind-emerald = emerald
kind-ruby = ruby
kind-sapphire = sapphire
kind-topaz = topaz
kind-bronze-bracelet = bronze bracelet
kind-bronze-ring = bronze ring
kind-bronze-necklace = bronze necklace
kind-silver-bracelet = silver bracelet
kind-silver-ring = silver ring
kind-silver-necklace = silver necklace
kind-gold-bracelet = gold bracelet
kind-gold-ring = gold ring
kind-gold-necklace = gold necklace
kind-talisman = talisman
kind-sorcerer = Sorcerer

gem-emerald = { kind-emerald }
gem-ruby = { kind-ruby }
gem-sapphire = { kind-sapphire }
gem-topaz = { kind-topaz }

## Kinds of treasure, as labels (under cards and columns)

kind-emerald-short = Emerald
kind-ruby-short = Ruby
kind-sapphire-short = Sapphire
kind-topaz-short = Topaz
kind-bronze-bracelet-short = Bronze bracelet
kind-bronze-ring-short = Bronze ring
kind-bronze-necklace-short = Bronze necklace
kind-silver-bracelet-short = Silver bracelet
kind-silver-ring-short = Silver ring
kind-silver-necklace-short = Silver necklace
kind-gold-bracelet-short = Gold bracelet
kind-gold-ring-short = Gold ring
kind-gold-necklace-short = Gold necklace
kind-talisman-short = Talisman
kind-sorcerer-short = Sorcerer

## The cards by their numbers

card-B01 = { kind-emerald }
card-B02 = { kind-emerald }
card-B03 = { kind-emerald }
card-B04 = { kind-ruby }
card-B05 = { kind-ruby }
card-B06 = { kind-ruby }
card-B07 = { kind-sapphire }
card-B08 = { kind-sapphire }
card-B09 = { kind-sapphire }
card-B10 = { kind-topaz }
card-B11 = { kind-topaz }
card-B12 = { kind-topaz }
card-B13 = { kind-bronze-bracelet }
card-B14 = { kind-bronze-bracelet }
card-B15 = { kind-bronze-bracelet }
card-B16 = { kind-bronze-ring }
card-B17 = { kind-bronze-ring }
card-B18 = { kind-bronze-ring }
card-B19 = { kind-bronze-necklace }
card-B20 = { kind-bronze-necklace }
card-B21 = { kind-bronze-necklace }
card-B22 = { kind-talisman }
card-B23 = { kind-talisman }
card-B24 = { kind-talisman }
card-B25 = { kind-talisman }
card-B26 = { kind-sorcerer }
card-S01 = { kind-emerald }
card-S02 = { kind-emerald }
card-S03 = { kind-emerald }
card-S04 = { kind-ruby }
card-S05 = { kind-ruby }
card-S06 = { kind-ruby }
card-S07 = { kind-sapphire }
card-S08 = { kind-sapphire }
card-S09 = { kind-sapphire }
card-S10 = { kind-topaz }
card-S11 = { kind-topaz }
card-S12 = { kind-topaz }
card-S13 = { kind-silver-bracelet }
card-S14 = { kind-silver-bracelet }
card-S15 = { kind-silver-bracelet }
card-S16 = { kind-silver-ring }
card-S17 = { kind-silver-ring }
card-S18 = { kind-silver-ring }
card-S19 = { kind-silver-necklace }
card-S20 = { kind-silver-necklace }
card-S21 = { kind-silver-necklace }
card-S22 = { kind-talisman }
card-S23 = { kind-talisman }
card-S24 = { kind-talisman }
card-S25 = { kind-talisman }
card-S26 = { kind-sorcerer }
card-G01 = { kind-emerald }
card-G02 = { kind-emerald }
card-G03 = { kind-emerald }
card-G04 = { kind-ruby }
card-G05 = { kind-ruby }
card-G06 = { kind-ruby }
card-G07 = { kind-sapphire }
card-G08 = { kind-sapphire }
card-G09 = { kind-sapphire }
card-G10 = { kind-topaz }
card-G11 = { kind-topaz }
card-G12 = { kind-topaz }
card-G13 = { kind-gold-bracelet }
card-G14 = { kind-gold-bracelet }
card-G15 = { kind-gold-bracelet }
card-G16 = { kind-gold-ring }
card-G17 = { kind-gold-ring }
card-G18 = { kind-gold-ring }
card-G19 = { kind-gold-necklace }
card-G20 = { kind-gold-necklace }
card-G21 = { kind-gold-necklace }
card-G22 = { kind-talisman }
card-G23 = { kind-talisman }
card-G24 = { kind-talisman }
card-G25 = { kind-talisman }
card-G26 = { kind-sorcerer }
card-ST1 = { kind-emerald }
card-ST2 = { kind-emerald }
card-ST3 = { kind-ruby }
card-ST4 = { kind-ruby }
card-ST5 = { kind-sapphire }
card-ST6 = { kind-sapphire }
card-ST7 = { kind-topaz }
card-ST8 = { kind-topaz }

## The genie’s lamp cards

effect-bronze_gift = Bronze Gift
effect-silver_gift = Silver Gift
effect-gold_gift = Gold Gift
effect-eye = All-Seeing Eye
effect-gem_thief = Gem Thief
effect-jewel_thief = Jewel Thief
effect-tithe = Tithe of the Rich
effect-bazaar = Bazaar
effect-lost_found = Lost and Found
effect-sandstorm = Sandstorm
effect-charmer = Scorpion Charmer
effect-sleight = Sleight of Hand
effect-carpet = Flying Carpet
effect-lid = Heavy Lid
effect-heart = Generous Heart
effect-toll = Desert Toll
effect-caravan = Caravan
effect-sleep = The Genie Sleeps

effect-bronze_gift-text = Draw the top card of the bronze chest and keep it, even if it has scorpions. But if it’s the Sorcerer, the game ends at once!
effect-silver_gift-text = Draw the top card of the silver chest and keep it, even if it has scorpions. But if it’s the Sorcerer, the game ends at once!
effect-gold_gift-text = Draw the top card of the gold chest and keep it, even if it has scorpions. But if it’s the Sorcerer, the game ends at once!
effect-eye-text = Look at the top three cards of one chest. Only you see them, and they stay in the same order.
effect-gem_thief-text = Take any gem from another player.
effect-jewel_thief-text = Take any loose jewel from another player. Complete sets are safe.
effect-tithe-text = Take a gem or a loose jewel from the other player with the most treasures. If several players tie for the most, choose one of them.
effect-bazaar-text = Swap one of your gems or loose jewels for one of another player’s. You choose both cards.
effect-lost_found-text = Take any gem from the discard pile.
effect-sandstorm-text = Choose another player’s gem or loose jewel: the wind blows it onto the discard pile.
effect-charmer-text = This round, it takes two more scorpions than usual to sting you, in every search. You still can’t draw more cards than your die shows.
effect-sleight-text = Turn a die of yours up or down by 1. It must still show 1 to 6.
effect-carpet-text = Move a die of yours to a chest where you have none. It keeps its number.
effect-lid-text = Choose another player’s die. This round, it can’t win the chest and doesn’t cancel other dice.
effect-heart-text = Give one of your gems or loose jewels to another player. You choose who.
effect-toll-text = Put one of your gems or loose jewels on the discard pile.
effect-caravan-text = Everyone secretly chooses one of their own gems or loose jewels, if they have any. Then everyone passes their card to the next player at the same time.
effect-sleep-text = Zzz … The genie is fast asleep. Nothing happens.

## What the acting player is asked

ask-program = Choose a chest and a number
ask-program-two = Choose two chests and two numbers
ask-ready = Get ready for the lamp …
ask-countdown = Hands off the lamp … 3, 2, 1!
ask-race = Does your number match? Rub the lamp!
ask-name_thief = Choose who takes a card from you
ask-steal = Take a card
ask-wish = Take this wish?
ask-wish-3 = You must take the third wish
ask-eye = Which chest will you look into?
ask-gem_thief = Take a gem
ask-jewel_thief = Take a loose jewel
ask-tithe = Take a card from the richest opponent
ask-bazaar = Swap two cards
ask-lost_found = Take a gem from the discard pile
ask-sandstorm = Which card should blow away?
ask-sleight = Turn a die up or down
ask-carpet = Fly a die to another chest
ask-lid = Which die shouldn’t count?
ask-heart = Give a card away
ask-toll = Discard a card
ask-caravan = Which card will you pass on?
ask-search = Draw a card, or stop?
ask-talisman = Where should the talisman go?
ask-ring = Take a card from the discard pile
ask-over = Game over

## What the others read meanwhile

wait-program = { $count ->
    [one] { $seats } is still choosing a chest
   *[other] { $seats } are still choosing a chest
}
wait-program-two = { $count ->
    [one] { $seats } is still choosing two chests
   *[other] { $seats } are still choosing two chests
}
wait-ready = { $count ->
    [one] { $seats } is getting ready
   *[other] { $seats } are getting ready
}
wait-countdown = Hands off the lamp … 3, 2, 1!
wait-race = Who’ll be first to rub the lamp?
wait-name_thief = { $seats } is choosing who may take a card
wait-steal = { $seats } is taking a card
wait-wish = { $seats } is thinking about the wish
wait-wish-3 = { $seats } must take the third wish
wait-eye = { $seats } is choosing a chest to look into
wait-gem_thief = { $seats } is taking a gem
wait-jewel_thief = { $seats } is taking a jewel
wait-tithe = { $seats } is taking a card from the richest opponent
wait-bazaar = { $seats } is swapping at the bazaar
wait-lost_found = { $seats } is choosing a gem from the discard pile
wait-sandstorm = { $seats } is calling up a sandstorm
wait-sleight = { $seats } is turning a die
wait-carpet = { $seats } is moving a die
wait-lid = { $seats } is choosing a die that won’t count
wait-heart = { $seats } is giving a card away
wait-toll = { $seats } is paying the toll
wait-caravan = { $count ->
    [one] { $seats } is still choosing a card
   *[other] { $seats } are still choosing a card
}
wait-search = { $seats } is searching the chest
wait-talisman = { $seats } is placing a talisman
wait-ring = { $seats } is using the Magic Ring
wait-over = Game over

## Buttons

option-program = { $token ->
    [0] Set a { $value } on the { $chest }
   *[other] Set a { $value } on the { $chest }, token { $token }
}
option-program_two = { $token ->
    [0] Set a { $value } on the { $chest } and a { $other_value } on the { $other_chest }
   *[other] Set a { $value } on the { $chest } and a { $other_value } on the { $other_chest }, token { $token }
}
option-ready = I’m ready
option-hold = Hands off the lamp
option-slap = Rub the lamp!
option-wait = Leave the lamp alone
option-name_thief = { $other } may take a card
option-steal = Take: { $card }
option-wish_accept = Take the wish
option-wish_refuse = Refuse the wish
option-look = Look into the { $chest }
option-take = Take from { $other }: { $card }
option-swap = Swap: { $card } for { $other_card } ({ $other })
option-recover = Take from the discard pile: { $card }
option-blow = Blow away { $other }’s { $card }
option-turn = { $delta ->
    [1] Turn your die on the { $chest } up by 1
   *[other] Turn your die on the { $chest } down by 1
}
option-fly = Fly from the { $chest } to the { $to_chest }
option-shut = Block { $other }’s die on the { $chest }
option-give = Give to { $other }: { $card }
option-pay = Discard: { $card }
option-caravan_pass = Pass on: { $card }
option-draw = Draw a card
option-stop = Stop
option-place_talisman = Place with: { $gem }
option-ring_take = Take from the discard pile: { $card }

## What happens

event-dealt = { $seat } starts with: { $cards }
event-round = Round { $round }
event-programmed = { $seat } has chosen
event-counting = Hands off the lamp … 3, 2, 1!
event-revealed = { $seat } shows a { $value } on the { $chest }
event-early = Too early! { $seat } can’t rub the lamp this round
event-slapped = { $seat } rubs the lamp after { $ms } ms
event-clamped = { $seat }: reaction time adjusted from { $claimed } ms to { $ms } ms
event-late = { $seat } is too late
event-false_slap = False alarm! { $seat } has no matching die
event-right = Matching { $value }s: { $seat } calls the genie!
event-margin = { $seat } is { $ms } ms faster than { $other }
event-dead_heat = A dead heat: { $seats }
event-no_right = Matching { $value }s, but nobody calls the genie
event-token_shown = { $seat } reveals token { $token }
event-tokens_back = { $seat } gets all five tokens back
event-drawn_by_lot = Matching { $value }s: { $seat } is chosen at random to call the genie
event-spared = { $seat } has nothing that can be taken
event-named = { $seat } lets { $other } take a card
event-stole = { $seat } takes { $other }’s { $card }
event-wish = Wish { $number } for { $seat }: { $effect }
event-refused = { $seat } refuses: { $effect }
event-granted = { $seat }’s wish is granted: { $effect }
event-nothing = The wish has no effect for { $seat }
event-gift = A gift for { $seat } from the { $chest }: { $card }
event-looked = { $seat } looks into the { $chest }
event-peeked = On top of the { $chest }: { $cards }
event-swapped = { $seat } swaps: { $card } for { $other }’s { $other_card }
event-recovered = { $seat } takes from the discard pile: { $card }
event-blown = { $seat }’s sandstorm blows away { $other }’s { $card }
event-charmed = This round, it takes more scorpions than usual to sting { $seat }
event-turned = { $seat } turns the die on the { $chest } to { $value }
event-flew = { $seat }’s die flies from the { $chest } to the { $to_chest }
event-shut = { $seat } blocks { $other }’s die on the { $chest }
event-gave = A present from { $seat } to { $other }: { $card }
event-paid = { $seat } pays the toll: { $card }
event-passing = { $seat } has chosen a card for the caravan
event-passed = The caravan carries { $seat }’s { $card } to { $other }
event-searches = { $value ->
    [one] { $seat } searches the { $chest }: up to { $value } card
   *[other] { $seat } searches the { $chest }: up to { $value } cards
}
event-nobody = Nobody searches the { $chest }
event-outdone = { $seat }’s { $value } loses to { $other }’s { $die }: the lowest number left wins the chest
event-struck = The { $value }s on the { $chest } cancel each other out
event-drew = { $scorpions ->
    [0] { $seat } draws: { $card }
    [one] { $seat } draws: { $card } ({ $scorpions } scorpion so far)
   *[other] { $seat } draws: { $card } ({ $scorpions } scorpions so far)
}
event-sorcerer = The Sorcerer! { $seat } finds him in the { $chest }
event-bust = { $scorpions ->
    [one] Ouch, { $scorpions } scorpion! { $seat } is stung and loses every card from this search
   *[other] Ouch, { $scorpions } scorpions! { $seat } is stung and loses every card from this search
}
event-kept = { $seat } keeps: { $cards }
event-empty_handed = { $seat } leaves the { $chest } empty-handed
event-placed = { $seat } places a talisman: it counts as one more { $gem }
event-alone = { $seat } has no gems, so this talisman stands alone
event-orphaned = { $seat } has no more gems of this kind ({ $gem }), so each talisman placed with them now stands alone
event-set = { $seat } completes a { $metal } set!
event-ring = { $seat } wins the Magic Ring!
event-ring_from = { $seat } takes the Magic Ring from { $other }!
event-ring_took = With the Ring, { $seat } takes from the discard pile: { $card }
event-last_round = The Sorcerer is here: last round!
event-instant_end = { $seat }’s wish brings the Sorcerer: the game ends at once!
event-left = { $seat } leaves the table
event-ended = { $reason }

## How the game ends

reason-sorcerer = The Sorcerer came and the round is over: time to count the treasures
reason-lamp = A wish brought the Sorcerer: time to count the treasures
reason-rounds = That was the last possible round: time to count the treasures
reason-walkover = Only one player is left, so the game is over

## Why not

refusal-unknown-action = You can’t do that in this game. Choose one of the moves on the screen.
refusal-game-over = This game is over. How about another one?
refusal-not-seated = You’re a spectator. Only players at the table can make moves.
refusal-stale = The game has moved on. Take another look and choose again.
refusal-lamp-closed = You can’t rub the lamp right now. In a race for the lamp, wait until the dice are revealed.
refusal-locked-out = You touched the lamp too early. You can try again next round.
refusal-already-slapped = You’ve already rubbed the lamp. You’ll see in a moment who was fastest.
refusal-not-your-decision = It’s not your turn to choose. Waiting for { $seats }.
refusal-wrong-phase = You can’t do that right now: “{ $ask }” comes first.
refusal-malformed = That isn’t in this game. Choose something on the screen.
refusal-wrong-dice-count = { $count ->
    [1] Place exactly one die.
   *[other] Place exactly two dice.
}
refusal-bad-value = A die shows 1 to 6. Choose one of these numbers.
refusal-same-chest-twice = Your two dice must be on different chests. Move one of them.
refusal-token-spent = You’ve already used this token. Choose one you still have.
refusal-third-wish-binding = You must take the third wish. Tap “So be it”.
refusal-self-target = Choose another player who is still in the game.
refusal-not-theirs = That player doesn’t have this card. Choose another card.
refusal-not-yours = You don’t have this card. Choose one of your own.
refusal-talisman-immune = A talisman never leaves its owner. Choose another card.
refusal-protected-set = This jewel is part of a complete set, and sets are safe. Choose another card.
refusal-wrong-card-type = This wish doesn’t work on that card. Choose another card.
refusal-not-richest = Someone else has more treasures. Choose a player with the most.
refusal-not-in-discard = This card isn’t in the discard pile. Choose one that is.
refusal-no-die-there = There’s no such die. Choose one of the dice on the chests.
refusal-die-range = A die only shows 1 to 6. Turn it the other way.
refusal-chest-taken = You already have a die on this chest. Choose another chest.
refusal-no-gem-of-type = You have no gem of this kind. Place the talisman with gems you own.
refusal-bad-player-count = This game is for 2 to 5 players.
refusal-bad-option = This setting doesn’t work here: { $option } – { $value }. Choose another one.

## Settings

setting-lamp_mode = The lamp
setting-lamp_mode-help = If two dice match, who calls the genie?
setting-lamp_mode-race = The fastest
setting-lamp_mode-sealed = The highest token
setting-lamp_mode-lottery = Random
setting-lamp_mode-race-help = Of the players who show the same number, the first to rub the lamp calls the genie. If you rub it without a match, another player takes a card from you.
setting-lamp_mode-sealed-help = No rush: along with your die, secretly choose a token from 1 to 5. Of the players who show the same number, the one with the highest token calls the genie. Good for slow connections and quiet evenings.
setting-lamp_mode-lottery-help = No rush and no tokens: one of the players with matching dice is chosen at random to call the genie.

setting-my_precious = My Precious: the Magic Ring
setting-my_precious-help = If you search with a 6 and draw all six cards without being stung, you get the Magic Ring: 5 points and a card from the discard pile. But another player may win it from you!
setting-my_precious-true = Yes
setting-my_precious-false = No

setting-odds_hint = Show the risk
setting-odds_hint-help = While you search, see how likely the next card is to sting you.
setting-odds_hint-true = Yes
setting-odds_hint-false = No

setting-timers = Timer speed
setting-timers-help = Only if you play with a timer. If you run out of time, a move is made for you.
setting-timers-off = Off
setting-timers-relaxed = Relaxed (three times as long)
setting-timers-standard = Standard
setting-timers-blitz = Fast (half as long)

setting-lamp_trust = Timing at the lamp
setting-lamp_trust-help = Should reaction times be checked?
setting-lamp_trust-strict = Checked
setting-lamp_trust-friends = Trusted
setting-lamp_trust-strict-help = Each reaction time is checked against the connection, so cheating doesn’t pay.
setting-lamp_trust-friends-help = Each device is trusted. Good among friends with shaky connections.

setting-handicap_ms = Head start at the lamp
setting-handicap_ms-help = Milliseconds taken off this player’s reaction time. Good for younger players; 500 is half a second.
setting-handicap_ms-0 = None
setting-handicap_ms-50 = 50 ms
setting-handicap_ms-100 = 100 ms
setting-handicap_ms-150 = 150 ms
setting-handicap_ms-200 = 200 ms
setting-handicap_ms-250 = 250 ms
setting-handicap_ms-300 = 300 ms
setting-handicap_ms-350 = 350 ms
setting-handicap_ms-400 = 400 ms
setting-handicap_ms-450 = 450 ms
setting-handicap_ms-500 = 500 ms
setting-handicap_ms-550 = 550 ms
setting-handicap_ms-600 = 600 ms
setting-handicap_ms-650 = 650 ms
setting-handicap_ms-700 = 700 ms
setting-handicap_ms-750 = 750 ms
setting-handicap_ms-800 = 800 ms

setting-on_leave = If a player leaves
setting-on_leave-help = A bot takes over, or the player’s treasures just stay on the table.
setting-on_leave-bot = A bot takes over
setting-on_leave-freeze = The seat stays empty

## The result

outcome-sorcerer = { $count ->
    [one] { $seats } wins!
   *[other] { $seats } share the victory!
}
outcome-lamp = { $count ->
    [one] { $seats } wins!
   *[other] { $seats } share the victory!
}
outcome-rounds = { $count ->
    [one] { $seats } wins!
   *[other] { $seats } share the victory!
}
outcome-walkover = { $seats } wins: nobody else is left in the game
score-line =
    { $points ->
        [one] { $seat }: { $points } point
       *[other] { $seat }: { $points } points
    } (cards { $cards } + sets { $sets } + most gems { $majorities }{ $ring ->
        [0] {""}
       *[other] {" "}+ Ring { $ring }
    })

## Bots

bot-normal = Treasure Hunter
bot-normal-help = Weighs risk against reward and is quick at the lamp.
bot-easy = Dreamer
bot-easy-help = Stops early and is often late at the lamp.
bot-hard = Grand Vizier
bot-hard-help = Remembers every card and has lightning reflexes.
bot-random = Whirlwind
bot-random-help = Makes random moves.

## How to play

help-1 = Each round, secretly choose one of three chests and set your die to the number of cards you dare to draw. Everyone starts with one gem. With two players, you each start with two gems and place two dice on different chests.
help-2 = “3, 2, 1!” All the dice are revealed. If your number matches another player’s, even on a different chest, rub the lamp: the fastest calls the genie.
help-3 = Careful! If you rub the lamp without a match, choose another player to take a gem or a loose jewel from you. If you rub it too early, you can’t rub it again this round.
help-4 = The genie offers you up to three wishes, one at a time. You may refuse the first and the second, but you must take the third, good or bad.
help-5 = At the end of each round, the chests are searched: bronze, silver, gold. On each chest, matching dice cancel each other out, and whoever has the lowest number left may search.
help-6 = Draw one card at a time, up to the number on your die, and stop when you like. Many cards have no scorpions; others have up to five. Once the scorpions reach the number on your die, you’re stung and lose every card from this search.
help-7 = Every card is worth 1 point. A bracelet, a ring and a necklace of one metal make a set. It scores a bonus of 6 points for bronze, 8 for silver or 10 for gold, and nobody can take it. For each kind of gem, you get 5 bonus points if you alone have the most.
help-8 = A talisman counts as one more gem of the kind you place it with. Nobody can take it. But if you lose your last gem of that kind, the talisman stands alone and is worth just 1 point.
help-9 = In each chest, the Sorcerer lies below 20 cards. If someone finds him while searching, that round is the last. If a wish brings him, the game ends at once. Whoever has the most points wins!

## On the board: choosing

board-place-die = Put your die on a chest
board-place-dice = Put your two dice on two different chests
board-choose-value = How many cards do you dare to draw?
board-choose-two = Choose two chests and two numbers
board-secret-of = { $seat }’s secret choice
board-your-die = Your die
board-die = Die { $value }
board-die-of = { $seat }’s die: { $value }
board-die-void = doesn’t count this round
board-confirm = Done!
board-change = Change
board-chosen = Chosen! You can still change it.
board-waiting-for = Waiting for { $seats }
board-last-round = Last round!
board-token = Token { $token }
board-tokens = Tokens left
board-choose-token = Which token will you play?
board-token-spent = used

## On the board: the lamp

board-lamp = The magic lamp: rub it if your number matches another player’s
board-lamp-short = Does your number match? Rub!
board-hands-off = Hands off!
board-go = Now!
board-press-key = { $key }: rub the lamp
board-touch-here = Your spot: { $seat }
board-tap-here = Tap here
board-own-strip = Tap the area with your name!
board-your-hand = You’ve rubbed the lamp
board-too-early = Too early! You can’t rub the lamp this round.
board-slap-early = too early
board-slap-first = first
board-slap-slow = beaten to it
board-slap-false = false alarm
board-slap-late = too late
board-race-order = Reaction times
board-reaction = { $ms } ms
board-faster = { $seat } was { $ms } ms faster than { $other_seat }
board-clamped = time adjusted
board-head-start = { $ms } ms head start
board-by-rights = A tie: whoever has called the genie less often wins
board-by-lot = Chosen at random
board-by-token = Of the players who show the same number, the one with the highest token calls the genie
board-no-match = No dice match
board-nobody-slapped = None of these players rubbed the lamp in time
board-may-call = { $seat } calls the genie
board-next-right = Next wish: { $seats }
board-thief-choose = { $other_seat } takes a card from { $seat }

## On the board: the genie

board-wish = Wish { $number } of 3
board-accept = Take this wish
board-refuse = Next wish
board-third-wish = So be it
board-third-wish-help = You must take the third wish
board-choose-player = Choose a player
board-choose-card = Choose a card
board-choose-chest = Choose a chest
board-choose-die = Choose a die
board-your-card = Your card
board-die-up = Up by 1
board-die-down = Down by 1
board-peek = Top of the { $chest }: only you can see this
board-peek-order = The card on the left is drawn first
board-caravan-chosen = Cards chosen: { $ready } of { $all }
board-charmed = harder to sting this round

## On the board: searching

board-one-more = Draw a card
board-stop = Stop
board-lost-at = { $limit ->
    [one] { $limit } scorpion and it’s all lost
   *[other] { $limit } scorpions and it’s all lost
}
board-scorpions = Scorpions: { $count } of { $limit }
board-card-scorpions = { $count ->
    [0] no scorpions
    [one] { $count } scorpion
   *[other] { $count } scorpions
}
board-nest = Scorpion nest
board-safe = The next card is safe
board-odds = Risk: { $percent }%
board-nobody-searches = Nobody searches here
board-took = { $count ->
    [0] nothing taken
    [one] { $count } card taken
   *[other] { $count } cards taken
}
board-drawn = Drawn so far
board-bust = Every card from this search is lost
board-stung = Stung!
board-pile = { $count ->
    [one] { $count } card in the chest
   *[other] { $count } cards in the chest
}
board-sorcerer-in = { $count ->
    [0] The next card is the Sorcerer!
    [one] Sorcerer: { $count } card above him
   *[other] Sorcerer: { $count } cards above him
}
board-sorcerer-out = The Sorcerer has been found

## On the board: treasures

board-your-treasure = Your treasure
board-treasure-of = { $seat }’s treasure
board-treasures = { $count ->
    [one] { $count } treasure
   *[other] { $count } treasures
}
board-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
board-points-now = if the game ended now
board-set = Complete set
board-set-safe = Complete set: nobody can take it
board-set-bonus = { $points ->
    [one] Set bonus: { $points } point
   *[other] Set bonus: { $points } points
}
board-leads = Most of this kind: bonus points
board-gem-count = { $gem }: { $count }
board-figure = { $name }: { $count }
board-lone = Lone talisman: it stays here
board-talisman-here = Place it here
board-talisman-help = A talisman counts as one more gem of the kind you place it with
board-talisman-not-here = Not here: you have no gem of this kind
board-discard = Discard pile
board-discard-count = { $count ->
    [one] Discard pile: { $count } card
   *[other] Discard pile: { $count } cards
}
board-discard-empty = The discard pile is empty
board-ring = Magic Ring
board-ring-table = To win the Magic Ring, search with a 6 and draw all six cards without being stung
board-ring-of = { $seat } has the Magic Ring
board-frozen = has left; their cards stay

## In the lobby

board-key-test = Key test: everyone presses their key at the same time and holds it down
board-key-test-ok = All the keys work together. Off you go!
board-key-test-bad = This keyboard can’t handle all the keys at once. Tap the screen instead, or play with tokens.
board-propose-sealed = Play with tokens
board-slow-link = Slow connection: { $seats }. With tokens, nobody has to hurry.

## The final count

board-final-cards = Cards
board-final-sets = Sets
board-final-majorities = Most gems
board-final-ring = Magic Ring
board-final-total = Total

## On the board: small words

board-letter-emerald = E
board-letter-ruby = R
board-letter-sapphire = S
board-letter-topaz = T
board-letter-bronze = B
board-letter-silver = S
board-letter-gold = G
board-space = Space bar
board-go-on = Continue
board-risk = { $count ->
    [one] { $count } more scorpion and you lose it all
   *[other] { $count } more scorpions and you lose it all
}
board-keep-short = { $count ->
    [0] take nothing
    [one] keep { $count } card
   *[other] keep { $count } cards
}

## The guided first game

guide-welcome = Collect gems and jewels from three chests, but beware of the scorpions! When the Sorcerer comes, whoever has the most points wins.
guide-end = Each card is worth 1 point, and each set 6, 8 or 10 more. For each kind of gem, whoever alone has the most gets 5. The highest total wins.

guide-ask-program = Choose a chest and how many cards you dare to draw. On each chest, matching dice cancel out, and whoever has the lowest number left searches it.
guide-ask-program-two = Place your two dice on different chests. With a low number you win the chest more often; with a high one you may draw more cards.
guide-ask-ready = The dice are about to be revealed. If someone else shows your number, rub the lamp, fast! If not, hands off. Tap the tick when you’re ready.
guide-ask-countdown = Hands off until the dice are revealed! If you touch the lamp too early, you can’t rub it this round.
guide-ask-race = Compare the dice. Does another player show the same number as you? Then rub the lamp, fast! If not, hands off.
guide-ask-name_thief = False alarm! Choose who takes a card from you: a player with few points is best.
guide-ask-steal = Someone rubbed the lamp without a match, so you take a card from them. A jewel that completes a set is the best prize.
guide-ask-wish = The genie offers you a wish. Take it, or refuse it and see the next one. But you must take the third!
guide-ask-wish-3 = You refused two wishes, so you must take the third. Tap “So be it”.
guide-ask-eye = Choose a chest, and only you will see its top three cards. A chest with your die on it is a good choice.
guide-ask-gem_thief = Take a gem from another player. Choose a kind you’re already collecting: if you alone have the most of it at the end, it scores 5 points.
guide-ask-jewel_thief = Take a loose jewel from another player. Is there one that completes a set for you?
guide-ask-tithe = Take a gem or a loose jewel from the opponent with the most treasures. Choose what suits your collection best.
guide-ask-bazaar = Choose one of your cards and the card you want in return. Give away what you need least!
guide-ask-lost_found = Take a gem from the discard pile. A kind you already have is best.
guide-ask-sandstorm = Choose another player’s card, and the wind blows it away. A card that would score a lot is best.
guide-ask-sleight = Turn a die of yours up or down by 1. With a lower number you may win the chest, with a higher one you may draw more cards, and either may stop your die from being cancelled.
guide-ask-carpet = Fly a die to a chest where you have none. Best is a chest where its number is the lowest and no other die shows it.
guide-ask-lid = Choose another player’s die, and it won’t count this round. A die that’s in your way is best.
guide-ask-heart = You must give a card away. Choose one you hardly need and a player who is behind.
guide-ask-toll = You must discard a card. Choose the one you need least.
guide-ask-caravan = Everyone passes a card to the next player at the same time. Choose one you don’t need.
guide-ask-search = Draw a card, or stop and keep what you have? If the scorpions reach your limit, usually the number on your die, you lose every card from this search.
guide-ask-talisman = Place the talisman with a kind of gem you own: it counts as one more. A kind where you have the most, or could get the most, is best.
guide-ask-ring = The Magic Ring lets you take any card from the discard pile. A jewel you need for a set is a good choice.

guide-wait-wish = Watch which wish the genie offers! The first two may be refused, but not the third.
guide-wait-search = Someone is searching a chest. Watch the scorpions: if there are too many, all the cards from this search go to the discard pile, where everyone can see them.

guide-event-dealt = Every gem is worth 1 point. At the end, for each kind of gem, you get 5 bonus points if you alone have the most.
guide-event-revealed = All the dice are revealed. If two players’ numbers match, even on different chests, it’s time for the lamp!
guide-event-early = Too early! If you touch the lamp before anyone could have seen the dice, you can’t rub it this round. But it doesn’t cost you a card.
guide-event-false_slap = False alarm: the lamp was rubbed without a match. Another player takes a gem or a loose jewel from whoever rubbed it, if there is one to take.
guide-event-right = A match, and the genie appears! He offers this player up to three wishes.
guide-event-no_right = Some players’ numbers matched, but none of them rubbed the lamp in time. So this match brings no wish.
guide-event-dead_heat = A dead heat! Whoever has called the genie less often wins. If that’s tied too, chance decides.
guide-event-clamped = This reaction time was adjusted, either so that a slow connection is no advantage, or because “No need for speed” counts every touch as an average one.
guide-event-token_shown = Of the players who show the same number, the one with the highest token calls the genie. Revealed tokens are used up for now.
guide-event-spared = There’s nothing to take: talismans and sets are safe.
guide-event-refused = The wish was refused and goes under the pile. The next one may be better … or worse.
guide-event-nothing = Nothing happens: the genie is asleep, or this wish has nothing to work on.
guide-event-gift = A gift comes straight from the chest. Any scorpions on it don’t sting.
guide-event-charmed = This round, it takes more scorpions than usual to sting this player. But the die still limits how many cards may be drawn.
guide-event-shut = A Heavy Lid: this round, this die can’t win the chest and doesn’t cancel other dice.
guide-event-searches = Matching dice on this chest cancel out. Whoever has the lowest number left searches it and may draw up to that many cards.
guide-event-nobody = No die counts here: there are none, they cancel each other out, or a Heavy Lid blocks them. So this chest stays shut this round.
guide-event-bust = Too many scorpions: every card from this search is lost. It can pay to stop a little earlier!
guide-event-kept = Not stung! The scorpions can’t get these cards now, but other players can still steal gems and loose jewels.
guide-event-alone = Without a gem, the talisman stands alone. It’s still worth 1 point.
guide-event-orphaned = The last gem of this kind is gone, so each talisman placed with it now stands alone. It’s still worth 1 point.
guide-event-set = A bracelet, a ring and a necklace of one metal: a set! It scores a bonus, and nobody can take it.
guide-event-ring = If you search with a 6 and draw all six cards without being stung, you win the Magic Ring. It’s worth 5 points, but anyone who does the same takes it from you.
guide-event-last_round = The Sorcerer has come, so this is the last round. Any chests left are still searched, then the points are counted.
guide-event-instant_end = A wish brought the Sorcerer, so the game ends at once. Now the points are counted.

## Characters

bot-zobeide = Zobeide
bot-zobeide-help = Weighs risk against reward and is quick at the lamp.
phrase-bot-hello-zobeide = Good evening! May your dice be kind.
bot-maruf = Maruf
bot-maruf-help = Dreams of caravans, stops early and is often late at the lamp.
phrase-bot-hello-maruf = Hello! Did I mention my caravan?
bot-zumurrud = Zumurrud
bot-zumurrud-help = Works out the odds for every chest, but doesn’t remember your habits.
phrase-bot-hello-zumurrud = Hello. I’ve already worked out the odds.
bot-jafar = Jafar
bot-jafar-help = The Grand Vizier: guesses your dice from your habits and has lightning reflexes.
phrase-bot-hello-jafar = Ah, a challenger. The lamp will be mine.

## Why a bot did it

reason-whim = Just a whim.
reason-begun = Already collecting jewels from this chest: { $chest }.
reason-usual = With this many players, a { $value } often does well.
reason-best_dice = Against the others’ usual choices, this looks best: { $chest }, { $value }.
reason-two_dice = Together, these two dice look best.
reason-alike = Another player has the same number, so quick to the lamp!
reason-hasty = Too hasty: no other player had the same number.
reason-not_alike = No other player has the same number, so hands off the lamp.
reason-asleep = Didn’t notice that another player had the same number.
reason-good_wish = Worth taking: { $effect }.
reason-poor_wish = The next wish may be better than this one: { $effect }.
reason-ending_wish = { $effect } would end the game, and that only helps whoever’s ahead.
reason-no_danger = The next card can’t do any harm.
reason-little_danger = The next card is worth the risk: { $percent }%.
reason-danger = The risk is { $percent }%: too high for the next card.
reason-half = Half as many cards as the die allows is enough.
reason-not_half = Not yet half as many cards as the die allows.
reason-best_card = The most valuable card: { $card }.
reason-hurts = This hurts { $seat } most.
reason-least_card = The card that’s easiest to spare: { $card }.
reason-fewest = { $seat } has the fewest points, so letting them have a card does the least harm.
reason-majority = Closest to having the most of this kind: { $gem }.
reason-own_chest = It pays to look into a chest that has your die on it: { $chest }.
reason-rich_chest = The richest chest: { $chest }.
reason-own_searches = This makes the most of this round’s searches.
reason-enough = These cards are worth taking home.
reason-foreseen = Looking ahead, this works best.

## What a content pack may change

kind-bracelet = { piece-bracelet }
kind-ring = { piece-ring }
kind-necklace = { piece-necklace }
content-below-sorcerer = Cards below each Sorcerer
content-rounds = Maximum rounds
content-charm = Extra scorpions with the Scorpion Charmer
content-eye = Cards shown by the All-Seeing Eye
content-scorpions = Scorpions in the { $chest } ({ $kind })
content-lamp = Number of lamp cards ({ $effect })
content-card = Points per card
content-majority = Points for the most gems of a kind
content-magic-ring = Points for the Magic Ring
content-set = Points for a set from the { $chest }
