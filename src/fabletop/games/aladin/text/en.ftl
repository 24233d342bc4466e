### Aladdin and the Magic Lamp: English

## The game

game-name = Aladdin and the Magic Lamp
game-line = Who rubs the lamp first, and who dares to draw one more card?
game-about = Three chests full of treasure, and scorpions in all of them! In secret, choose a chest and how many cards you dare to draw. If two dice show the same, rub the lamp faster than the others and the genie grants you a wish. Collect jewels and gems before the Sorcerer appears.

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

piece-bracelet = Bracelet
piece-ring = Ring
piece-necklace = Necklace

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

## The genie's lamp cards

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

effect-bronze_gift-text = Draw the top card of the bronze chest and keep it, scorpions or not. But if it is the Sorcerer, the game ends at once!
effect-silver_gift-text = Draw the top card of the silver chest and keep it, scorpions or not. But if it is the Sorcerer, the game ends at once!
effect-gold_gift-text = Draw the top card of the gold chest and keep it, scorpions or not. But if it is the Sorcerer, the game ends at once!
effect-eye-text = Peek at the top three cards of one chest. Only you see them, and they stay in the same order.
effect-gem_thief-text = Take a gem of your choice from another player.
effect-jewel_thief-text = Take a loose jewel of your choice from another player. Complete sets are safe.
effect-tithe-text = Take a gem or a loose jewel from the other player with the most treasures. If several have equally many, you choose.
effect-bazaar-text = Swap one of your gems or loose jewels for one of another player. You choose both cards.
effect-lost_found-text = Take a gem of your choice from the discard pile.
effect-sandstorm-text = Choose a gem or a loose jewel of another player: the wind carries it off to the discard pile.
effect-charmer-text = This round you can bear two more scorpions whenever you search. You may not draw more cards than usual, though.
effect-sleight-text = Turn one of your dice up or down by 1. It must still show 1 to 6.
effect-carpet-text = Move one of your dice to another chest, with the same value. You may not have a die there already.
effect-lid-text = Choose a die of another player: this round it does not count at all.
effect-heart-text = Give one of your gems or loose jewels to another player of your choice.
effect-toll-text = Put one of your gems or loose jewels on the discard pile.
effect-caravan-text = Everybody secretly chooses a gem or a loose jewel of their own. Then all these cards move on to the next player at the same time.
effect-sleep-text = Zzz … The genie is fast asleep. Nothing happens.

## What the acting player is asked

ask-program = Choose a chest and a number
ask-program-two = Choose two chests, and a number for each
ask-ready = The lamp is coming …
ask-countdown = Hands off the lamp … 3, 2, 1!
ask-race = Your die shows the same as somebody else's? Rub the lamp!
ask-name_thief = Who may take a card from you?
ask-steal = Take a card
ask-wish = Will you take this wish?
ask-wish-3 = The third wish must be granted
ask-eye = Which chest will you peek into?
ask-gem_thief = Take a gem
ask-jewel_thief = Take a loose jewel
ask-tithe = Take a card from the richest
ask-bazaar = Swap two cards
ask-lost_found = Take a gem from the discard pile
ask-sandstorm = Which card shall blow away?
ask-sleight = Turn a die by 1
ask-carpet = Where shall your die fly to?
ask-lid = Which die shall not count?
ask-heart = Give a card away
ask-toll = Put a card on the discard pile
ask-caravan = Which card will you pass on?
ask-search = One more card, or stop?
ask-talisman = Where does the talisman go?
ask-ring = Take a card from the discard pile
ask-over = The game is over

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
    [one] { $seats } will be ready in a moment
   *[other] { $seats } will be ready in a moment
}
wait-countdown = Hands off the lamp … 3, 2, 1!
wait-race = Who rubs the lamp?
wait-name_thief = { $seats } chooses who may take a card
wait-steal = { $seats } takes a card
wait-wish = { $seats } thinks about the wish
wait-wish-3 = { $seats } must take the third wish
wait-eye = { $seats } chooses a chest to peek into
wait-gem_thief = { $seats } takes a gem
wait-jewel_thief = { $seats } takes a jewel
wait-tithe = { $seats } takes a card from the richest
wait-bazaar = { $seats } swaps at the bazaar
wait-lost_found = { $seats } rummages in the discard pile
wait-sandstorm = { $seats } calls the sandstorm
wait-sleight = { $seats } turns a die
wait-carpet = { $seats } moves a die
wait-lid = { $seats } chooses a die that shall not count
wait-heart = { $seats } gives a card away
wait-toll = { $seats } pays the toll
wait-caravan = { $count ->
    [one] { $seats } is still choosing a card
   *[other] { $seats } are still choosing a card
}
wait-search = { $seats } searches the chest
wait-talisman = { $seats } places a talisman
wait-ring = { $seats } uses the Magic Ring
wait-over = The game is over

## Buttons

option-program = { $token ->
    [0] Die { $value } on the { $chest }
   *[other] Die { $value } on the { $chest }, token { $token }
}
option-program_two = { $token ->
    [0] Die { $value } on the { $chest }, die { $other_value } on the { $other_chest }
   *[other] Die { $value } on the { $chest }, die { $other_value } on the { $other_chest }, token { $token }
}
option-ready = I'm ready
option-hold = Hands off the lamp
option-slap = Rub the lamp!
option-wait = Leave the lamp alone
option-name_thief = May take a card: { $other }
option-steal = Take: { $card }
option-wish_accept = Accept the wish
option-wish_refuse = Refuse the wish
option-look = Peek into the { $chest }
option-take = Take from { $other }: { $card }
option-swap = Swap: { $card } for { $other_card } ({ $other })
option-recover = Take from the discard pile: { $card }
option-blow = Blow away from { $other }: { $card }
option-turn = { $delta ->
    [1] Turn up by 1: { $chest }
   *[other] Turn down by 1: { $chest }
}
option-fly = Fly from the { $chest } to the { $to_chest }
option-shut = Shut the { $chest } for { $other }
option-give = Give to { $other }: { $card }
option-pay = Discard: { $card }
option-caravan_pass = Pass on: { $card }
option-draw = One more card
option-stop = Stop
option-place_talisman = Place the talisman with: { $gem }
option-ring_take = Take from the discard pile: { $card }

## What happens

event-dealt = { $seat } starts with: { $cards }
event-round = Round { $round }
event-programmed = { $seat } has chosen
event-counting = Hands off the lamp … 3, 2, 1!
event-revealed = { $seat }: die { $value } on the { $chest }
event-early = Too early! { $seat } may not rub the lamp this round
event-slapped = { $seat } rubs the lamp after { $ms } ms
event-clamped = { $seat }: { $claimed } ms cannot be right, so { $ms } ms count
event-late = { $seat } is too late
event-false_slap = False alarm! { $seat } has no die that matches
event-right = Die { $value }: { $seat } may call the genie!
event-margin = { $seat } is { $ms } ms faster than { $other }
event-dead_heat = At the very same time: { $seats }
event-no_right = Die { $value }: nobody wakes the genie
event-token_shown = { $seat } shows token { $token }
event-tokens_back = { $seat } gets all five tokens back
event-drawn_by_lot = Die { $value }: the lot falls on { $seat }
event-spared = { $seat } has nothing that could be taken
event-named = { $seat } lets { $other } take a card
event-stole = { $seat } takes from { $other }: { $card }
event-wish = Wish { $number } for { $seat }: { $effect }
event-refused = { $seat } refuses: { $effect }
event-granted = Granted to { $seat }: { $effect }
event-nothing = The wish brings { $seat } nothing
event-gift = A gift for { $seat } from the { $chest }: { $card }
event-looked = { $seat } peeks into the { $chest }
event-peeked = On top of the { $chest }: { $cards }
event-swapped = { $seat } gives { $other }: { $card } – and gets: { $other_card }
event-recovered = { $seat } takes from the discard pile: { $card }
event-blown = { $seat }'s sandstorm blows this away from { $other }: { $card }
event-charmed = { $seat } can bear two more scorpions this round
event-turned = { $seat } turns a die on the { $chest }: now { $value }
event-flew = { $seat } flies from the { $chest } to the { $to_chest }
event-shut = { $seat } shuts the { $chest } for { $other }
event-gave = { $seat } gives { $other }: { $card }
event-paid = { $seat } pays the toll: { $card }
event-passing = { $seat } has chosen a card for the caravan
event-passed = The caravan goes from { $seat } to { $other }: { $card }
event-searches = { $value ->
    [one] { $seat } searches the { $chest }: { $value } card at most
   *[other] { $seat } searches the { $chest }: { $value } cards at most
}
event-nobody = Nobody searches the { $chest }
event-drew = { $scorpions ->
    [0] { $seat } draws: { $card }
    [one] { $seat } draws: { $card } ({ $scorpions } scorpion so far)
   *[other] { $seat } draws: { $card } ({ $scorpions } scorpions so far)
}
event-sorcerer = The Sorcerer! { $seat } finds him in the { $chest }
event-bust = { $scorpions ->
    [one] Ouch, { $scorpions } scorpion! { $seat } is stung and loses all cards of this search
   *[other] Ouch, { $scorpions } scorpions! { $seat } is stung and loses all cards of this search
}
event-kept = { $seat } keeps: { $cards }
event-empty_handed = { $seat } leaves the { $chest } empty-handed
event-placed = { $seat } places a talisman: { $gem }
event-alone = { $seat } has no gem, so this talisman stays alone
event-orphaned = { $seat } loses the last gem of this kind ({ $gem }): the talismans there are now alone
event-set = { $seat } completes a { $metal } set!
event-ring = { $seat } wins the Magic Ring!
event-ring_from = { $seat } takes the Magic Ring from { $other }!
event-ring_took = The Ring brings { $seat } a card from the discard pile: { $card }
event-last_round = The Sorcerer is here: this is the last round!
event-instant_end = { $seat }'s wish calls up the Sorcerer: the game ends at once!
event-left = { $seat } leaves the table
event-ended = { $reason }

## How the game ends

reason-sorcerer = The Sorcerer is here and the round is over: now the treasures are counted
reason-lamp = The lamp has called up the Sorcerer: now the treasures are counted
reason-rounds = Forty rounds are over: now the treasures are counted
reason-walkover = Everybody else has left the table

## Why not

refusal-unknown-action = There is no such move in this game; choose one of those on the screen.
refusal-game-over = This game is over – how about another one?
refusal-not-seated = You are watching this game; only the players at the table can make moves.
refusal-stale = The game has moved on in the meantime – have another look and choose again.
refusal-lamp-closed = The lamp is resting. Wait for “3, 2, 1!” – as soon as the dice are shown, you may rub it.
refusal-locked-out = You touched the lamp too early: next round you may try again.
refusal-already-slapped = Your hand is already on the lamp; in a moment you will see who was fastest.
refusal-not-your-decision = Just a moment, this is not your choice to make – right now it is up to { $seats }.
refusal-wrong-phase = One thing at a time: first do what is being asked right now.
refusal-malformed = That does not exist in this game; please choose something from the screen.
refusal-wrong-dice-count = { $count ->
    [1] Place exactly one die.
   *[other] Place exactly two dice.
}
refusal-bad-value = A die shows 1 to 6; choose one of these numbers.
refusal-same-chest-twice = Your two dice must lie on different chests; move one of them.
refusal-token-spent = You have already spent this token; choose one that you still have.
refusal-third-wish-binding = The third wish must be granted: touch “So be it”.
refusal-self-target = Choose another player who is still in the game.
refusal-not-theirs = That player does not have this card; choose another one.
refusal-not-yours = You do not have this card; choose one of your own.
refusal-talisman-immune = Nobody can take, give or swap a talisman; choose another card.
refusal-protected-set = This jewel belongs to a complete set, and sets are safe for good; choose another card.
refusal-wrong-card-type = The wish is not meant for this card; choose another one.
refusal-not-richest = Somebody else has more treasures; choose a player who has the most.
refusal-not-in-discard = This card is not in the discard pile; choose one that you see there.
refusal-no-die-there = There is no such die; choose one that lies there.
refusal-die-range = A die only shows 1 to 6; turn it the other way.
refusal-chest-taken = You already have a die there; choose another chest.
refusal-no-gem-of-type = You have no gem of this kind; place the talisman with gems you own.
refusal-bad-player-count = This game is for 2 to 5 players; add a chair or take one away.
refusal-bad-option = You cannot play with this setting here: { $option } – { $value }. Choose another value.

## Settings

setting-lamp_mode = The lamp
setting-lamp_mode-help = If two dice show the same: who may call the genie?
setting-lamp_mode-race = The fastest
setting-lamp_mode-sealed = The highest token
setting-lamp_mode-lottery = Chance decides
setting-lamp_mode-race-help = Whoever rubs the lamp first. Rub it without a match, and you lose a card.
setting-lamp_mode-sealed-help = No hurry: together with your die you secretly set a token from 1 to 5, and the highest one wins. Good for slow lines and calm tables.
setting-lamp_mode-lottery-help = No hurry and no tokens: the lot decides.

setting-my_precious = My Precious: the Magic Ring
setting-my_precious-help = Draw all six cards with a six and you win the Magic Ring: 5 points and a card from the discard pile. Until somebody takes it from you!
setting-my_precious-true = Yes
setting-my_precious-false = No

setting-odds_hint = Show the danger
setting-odds_hint-help = Whoever searches sees how likely the next card is to sting.
setting-odds_hint-true = Yes
setting-odds_hint-false = No

setting-timers = Time to think
setting-timers-help = If your time runs out, the move is made for you.
setting-timers-off = No clock
setting-timers-relaxed = Relaxed (three times as long)
setting-timers-standard = Standard
setting-timers-blitz = Fast (half the time)

setting-lamp_trust = Measuring at the lamp
setting-lamp_trust-help = How far is a device believed when it reports how fast you were?
setting-lamp_trust-strict = Strict
setting-lamp_trust-friends = Among friends
setting-lamp_trust-strict-help = Each time is checked against the line, so nobody can cheat.
setting-lamp_trust-friends-help = Each device is believed. Good for friends with shaky lines.

setting-handicap_ms = Head start at the lamp
setting-handicap_ms-help = So many milliseconds are taken off this player's time. Good for little hands; 500 is half a second.
setting-handicap_ms-0 = none
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

setting-on_leave = If someone leaves
setting-on_leave-help = A bot can play on for them, or their treasures just stay on the table.
setting-on_leave-bot = A bot plays on
setting-on_leave-freeze = The chair stays empty

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
outcome-walkover = { $seats } wins: everyone else has left the table
score-line =
    { $points ->
        [one] { $seat }: { $points } point
       *[other] { $seat }: { $points } points
    } (cards { $cards } + sets { $sets } + majorities { $majorities }{ $ring ->
        [0] {""}
       *[other] {" "}+ Ring { $ring }
    })

## Bots

bot-normal = Treasure seeker
bot-normal-help = Weighs up danger and gain, and is quick at the lamp.
bot-easy = Dreamer
bot-easy-help = Stops early and is often late at the lamp.
bot-hard = Grand Vizier
bot-hard-help = Remembers every card and has very quick fingers.
bot-random = Whirlwind
bot-random-help = Plays whatever the wind blows in.

## How to play

help-1 = Each round you secretly choose one of the three chests and set your die: it says how many cards you may draw at most. If there are only two of you, each places two dice on two different chests. Everybody starts with one gem, or with two if there are only two of you.
help-2 = “3, 2, 1!” – all dice are shown. If yours shows the same number as somebody else's, on whatever chest, rub the lamp: the fastest may call the genie.
help-3 = Take care: whoever rubs the lamp without such a die names another player, who takes a gem or a loose jewel from them. Too early, and you sit out the lamp this round.
help-4 = The genie offers up to three wishes, one after the other. You may refuse the first and the second, but the third must be granted, whatever it brings.
help-5 = Then the chests are searched: bronze, silver, gold. On each chest equal dice cancel each other out, and the lowest of the others may search.
help-6 = Draw card after card and stop when you like. A card may carry up to five scorpions, or none: as soon as you have as many scorpions as your die shows, you are stung and lose all cards of this search.
help-7 = Every card is worth 1 point. Bracelet, ring and necklace of one metal make a set, safe for good: bronze brings 6 points more, silver 8, gold 10. Whoever has the most gems of a kind gets 5 more; in a tie nobody does.
help-8 = A talisman counts as one more gem of the kind you place it with. Nobody can take it, but if the last gem of that kind goes, it is alone and worth just 1 point.
help-9 = In each chest the Sorcerer waits below 20 cards. If a search turns him up, the round is played to its end; if a wish does, the game ends at once. The most points win!

## On the board: choosing

board-place-die = Put your die on a chest
board-place-dice = Put your two dice on two different chests
board-choose-value = How many cards do you dare to draw?
board-choose-two = Two dice: choose two chests and two numbers
board-secret-of = Secret choice: { $seat }
board-your-die = Your die
board-die = Die { $value }
board-die-of = { $seat }: die { $value }
board-die-void = does not count this round
board-confirm = Done!
board-change = Change
board-chosen = Chosen! You can still change it
board-waiting-for = Waiting for { $seats }
board-round = Round { $round }
board-last-round = Last round!
board-token = Token { $token }
board-tokens = Your tokens
board-choose-token = Which token do you set?
board-token-spent = spent
board-tokens-help = The highest token wins the genie. Tokens that were shown are spent; once all five are gone, they come back.

## On the board: the lamp

board-lamp = The magic lamp: rub it if your die shows the same number as somebody else's
board-lamp-short = Same number as another player? Rub!
board-lamp-closed = The lamp is resting
board-hands-off = Hands off!
board-go = Now!
board-press-key = { $key }: rub the lamp
board-touch-here = Your spot: { $seat }
board-tap-here = Tap here
board-own-strip = Tap the field with your name!
board-your-hand = Your hand is on the lamp
board-too-early = Too early! You sit out the lamp this round
board-early = too early
board-first = first
board-slow = beaten to it
board-false = false alarm
board-late = too late
board-race-order = Who was how fast?
board-reaction = { $ms } ms
board-margin = { $ms } ms ahead
board-faster = { $seat } was { $ms } ms faster than { $other_seat }
board-clamped = corrected: the line shows it cannot have been faster
board-head-start = head start { $ms } ms
board-by-rights = At the very same time: whoever has called the genie less often goes first
board-by-lot = The lot has decided
board-by-token = The highest token wins
board-no-match = No two dice show the same
board-nobody-slapped = Nobody rubbed the lamp in time
board-may-call = { $seat } may call the genie
board-next-right = After that: { $seats }
board-name-thief = Who may take a card from you?
board-thief-choose = { $other_seat } takes a card from { $seat }

## On the board: the genie

board-wish = Wish { $number } of 3
board-accept = I'll take this wish
board-refuse = Next wish
board-third-wish = So be it
board-third-wish-help = The third wish must be granted
board-lamp-pile = { $count ->
    [one] { $count } lamp card
   *[other] { $count } lamp cards
}
board-no-effect = This wish would change nothing now
board-choose-player = Choose a player
board-choose-card = Choose a card
board-choose-chest = Choose a chest
board-choose-die = Choose a die
board-your-card = Your card
board-their-card = Card of { $seat }
board-die-up = One up
board-die-down = One down
board-peek = Only you see this: { $chest }
board-peek-order = The card on the left is drawn first
board-peek-done = Seen!
board-caravan-to = Your card goes to { $seat }
board-caravan-chosen = { $ready } of { $all } have chosen
board-charmed = can bear two more scorpions

## On the board: searching

board-one-more = One more!
board-stop = Stop
board-keep = { $count ->
    [0] Stop with nothing
    [one] Stop and keep { $count } card
   *[other] Stop and keep { $count } cards
}
board-lost-at = { $limit ->
    [one] { $limit } scorpion: all is lost
   *[other] { $limit } scorpions: all is lost
}
board-scorpions = Scorpions: { $count } of { $limit }
board-card-scorpions = { $count ->
    [0] no scorpion
    [one] { $count } scorpion
   *[other] { $count } scorpions
}
board-nest = Scorpion nest
board-left = { $count ->
    [0] No more cards
    [one] { $count } more card at most
   *[other] { $count } more cards at most
}
board-safe = The next card is safe
board-odds = Danger: { $percent }%
board-searching = { $seat } is searching
board-may-search = { $seat } may search here
board-nobody-searches = Nobody searches here
board-cancelled = Equal dice cancel each other out
board-took = { $count ->
    [0] nothing taken
    [one] { $count } card taken
   *[other] { $count } cards taken
}
board-drawn = Drawn so far
board-bust = All cards of this search are lost
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
board-sorcerer-out = The Sorcerer is out

## On the board: treasures

board-your-treasure = Your treasure
board-treasure-of = Treasure of { $seat }
board-treasures = { $count ->
    [one] { $count } treasure
   *[other] { $count } treasures
}
board-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
board-points-now = if the game ended now
board-gems = Gems
board-jewels = Jewels
board-set = Complete set
board-set-safe = Complete set: safe for good
board-sets = { $count ->
    [one] { $count } set
   *[other] { $count } sets
}
board-missing = Still missing: { $pieces }
board-set-bonus = Set: { $points } points more
board-leads = Has the most: 5 points more
board-gem-count = { $gem }: { $count }
board-figure = { $name }: { $count }
board-lone = Lone talisman: stays here for good
board-talisman-here = Place it here
board-talisman-help = A talisman counts as one more gem of the kind you place it with
board-talisman-not-here = Not here: you own no gem of this kind
board-discard = Discard pile
board-discard-count = { $count ->
    [one] Discard pile: { $count } card
   *[other] Discard pile: { $count } cards
}
board-discard-empty = The discard pile is empty
board-nothing-yet = Nothing yet
board-ring = Magic Ring
board-ring-table = The Magic Ring waits for six cards with a six
board-ring-yours = The Magic Ring is yours: 5 points
board-ring-of = { $seat } has the Magic Ring
board-frozen = has left; the cards stay

## In the lobby

board-key-test = Key test: all of you press your keys at the same time and hold them down
board-key-of = { $seat }: key { $key }
board-key-test-ok = All keys are seen: off you go!
board-key-test-bad = This keyboard does not see all keys at once. Touch the screen instead, or let the tokens decide.
board-propose-sealed = Let the tokens decide
board-slow-link = Slow line: { $seats }. With tokens nobody has to hurry.

## The final count

board-final-cards = Cards
board-final-sets = Sets
board-final-majorities = Majorities
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
board-space = Space
board-go-on = Go on
board-risk = { $count ->
    [one] { $count } more scorpion and all is lost
   *[other] { $count } more scorpions and all is lost
}
board-keep-short = { $count ->
    [0] take nothing
    [one] keep { $count } card
   *[other] keep { $count } cards
}

## The guided first game

guide-welcome = Collect gems and jewels from three chests, but beware of the scorpions! Whoever has the most points when the Sorcerer comes wins.
guide-end = Each card is 1 point, sets bring 6, 8 or 10 more, and the most gems of a kind 5. The highest total wins.

guide-ask-program = Choose a chest and how many cards you dare to draw. The lowest number on a chest searches it, but equal ones cancel each other out.
guide-ask-program-two = Lay your two dice on two different chests. A low number often wins the chest, a high one lets you draw more cards.
guide-ask-ready = All have chosen. In a moment the dice are shown: keep your hand ready, but don't touch the lamp yet!
guide-ask-countdown = Hands off until the dice are shown! Touch the lamp too early, and you must leave it alone this round.
guide-ask-race = Compare the dice: does somebody else show your number? Then rub the lamp fast; if not, keep your hands off.
guide-ask-name_thief = That was a false alarm, so somebody may take a card from you. Best name a player who has few points.
guide-ask-steal = Somebody rubbed the lamp wrongly, and you may take a card. A jewel that completes your set is the best prize.
guide-ask-wish = The genie offers you a wish. Take it, or refuse and see the next one – but the third you must take!
guide-ask-wish-3 = Two wishes refused, so this third one is granted, like it or not. Touch “So be it”.
guide-ask-eye = Choose a chest, and you alone see its top three cards. The one on which your die lies is a good idea.
guide-ask-gem_thief = Take a gem from another player. One you already collect helps you to have the most of its kind.
guide-ask-jewel_thief = Take a loose jewel from another player. Does one complete a set of yours?
guide-ask-tithe = Take a gem or a loose jewel from the player with the most treasures. Choose what fits your collection.
guide-ask-bazaar = Choose one of your cards, and the card you want for it. Give what you need least!
guide-ask-lost_found = Lost gems lie in the discard pile. Take one of the kind you already have.
guide-ask-sandstorm = Choose another player's card, and the wind carries it off. Best one that would give many points.
guide-ask-sleight = Turn your die by 1. Lower may win the chest, higher lets you draw more – or gets you away from an equal die.
guide-ask-carpet = Fly your die to another chest. Best to one where it is the lowest and no equal one lies.
guide-ask-lid = Choose a die of another player that shall not count. Best one that stands in your way.
guide-ask-heart = You must give a card away. Choose one that you hardly need, and a player who is behind.
guide-ask-toll = One of your cards goes to the discard pile. Give the one that is worth least to you.
guide-ask-caravan = Everybody passes a card on to the next player at the same time. Choose one you do not need.
guide-ask-search = Draw one more, or stop and keep what you have? As many scorpions as your die shows, and all is lost.
guide-ask-talisman = Lay the talisman to a kind of gem you own: it counts as one more. Best where you lead or could lead.
guide-ask-ring = The Magic Ring lets you take any card from the discard pile. A jewel for your set is a good catch.

guide-wait-wish = Watch which wish the genie offers! The first two may be refused, the third must be taken.
guide-wait-search = Somebody is searching a chest. Watch the scorpions: lost cards go to the discard pile, and everybody sees them.

guide-event-dealt = Every gem is worth 1 point from the start. Whoever has the most of a kind at the end gets 5 more.
guide-event-revealed = Now all see the dice. If a number is there twice, on whatever chests, it is time for the lamp!
guide-event-early = Too early! Whoever touches the lamp before the dice are shown leaves it alone this round, but loses no card.
guide-event-false_slap = A false alarm: no other die shows this number. Another player may now take a card for it.
guide-event-right = Same number and the quickest hand: that calls the genie. He offers up to three wishes.
guide-event-no_right = Two dice were equal, but nobody rubbed the lamp in time. So there is no wish.
guide-event-dead_heat = As good as equally fast! Then the one goes first who has called the genie less often.
guide-event-clamped = A slow line must not help anybody. So the time was checked and corrected.
guide-event-token_shown = Of equal dice the highest token calls the genie. Tokens that were shown are spent.
guide-event-spared = There is nothing that could be taken: talismans and sets are safe.
guide-event-refused = The wish was refused and goes under the pile. The next one may be better – or worse.
guide-event-nothing = This wish has nothing to work on right now. So nothing happens.
guide-event-gift = A gift comes straight from the chest. Its scorpions do not sting.
guide-event-charmed = Two more scorpions do no harm this round. The number of cards stays the same.
guide-event-shut = A heavy lid: this die does not count this round. It wins nothing and cancels nothing.
guide-event-searches = The lowest number that is there only once may search this chest. It also says how many cards may be drawn.
guide-event-nobody = No die lies here, or all cancel each other out. So this chest stays shut this round.
guide-event-bust = As many scorpions as the die shows: all cards of this search are lost. Next time, stop a little earlier?
guide-event-kept = Stopped in time! These cards are safe from scorpions, but loose ones can still be stolen.
guide-event-alone = Without a gem the talisman lies alone. It stays worth 1 point.
guide-event-orphaned = The last gem of this kind is gone, so its talismans no longer count for it. Each is still worth 1 point.
guide-event-set = Bracelet, ring and necklace of one metal: a set! It brings extra points, and nobody can take it any more.
guide-event-ring = All six cards with a six: that wins the Magic Ring. It is worth 5 points, until somebody else does the same.
guide-event-last_round = The Sorcerer has come. The other chests are still searched, then the points are counted.
guide-event-instant_end = A wish has called up the Sorcerer, and then the game ends at once. Now the points are counted.

## Characters

bot-zobeide = Zobeide
bot-zobeide-help = Weighs up danger and gain, and is quick at the lamp.
bot-maruf = Maruf
bot-maruf-help = Dreams of caravans, stops early, and is often late at the lamp.
bot-zumurrud = Zumurrud
bot-zumurrud-help = Reckons every chest through, but does not remember your habits.
bot-jafar = Jafar
bot-jafar-help = The Grand Vizier: sees through your dice and has very quick fingers.

## Why a bot did it

reason-whim = Just a whim.
reason-begun = Its jewels are begun already: { $chest }.
reason-usual = With so many at the table, a { $value } often does well.
reason-best_dice = Against what the others usually set, this promises most: { $chest }, { $value }.
reason-two_dice = Together these two dice promise most.
reason-alike = Two dice were alike, so quick to the lamp!
reason-hasty = That was too hasty: no dice were alike.
reason-not_alike = No other die was like this one, so hands off the lamp.
reason-asleep = Two dice were alike, and it went unnoticed.
reason-good_wish = That is worth taking: { $effect }.
reason-poor_wish = A better wish may come than this one: { $effect }.
reason-ending_wish = That would end the game, so the lead decides: { $effect }.
reason-no_danger = The next card cannot do any harm.
reason-little_danger = One more card is worth a danger of { $percent } %.
reason-danger = A danger of { $percent } % is too much for one more card.
reason-half = Half of what the die allows is enough.
reason-not_half = Not even half of what the die allows is used.
reason-best_card = It brings most of all: { $card }.
reason-hurts = That hurts { $seat } most.
reason-least_card = It is missed least of all: { $card }.
reason-fewest = { $seat } has the fewest points, so there the theft does least harm.
reason-majority = There the majority is nearest: { $gem }.
reason-own_chest = One's own die waits there: { $chest }.
reason-rich_chest = There is most to find in it: { $chest }.
reason-own_searches = After that one's own dice find most.
reason-enough = What lies there already is worth taking home.
reason-foreseen = Played on in the mind again and again, this came out best.

## What a content pack may change

kind-bracelet = { piece-bracelet }
kind-ring = { piece-ring }
kind-necklace = { piece-necklace }
content-below-sorcerer = Cards under each Sorcerer
content-rounds = Rounds at most
content-charm = Scorpions the Scorpion Charmer adds
content-eye = Cards the All-Seeing Eye sees
content-scorpions = Scorpions in the { $chest }: { $kind }
content-lamp = Lamp cards: { $effect }
content-card = Points for each card
content-majority = Points for the most of a gem
content-magic-ring = Points for the Magic Ring
content-set = Points for a set: { $chest }
