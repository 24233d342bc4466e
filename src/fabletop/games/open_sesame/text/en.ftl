### Open Sesame: English

## The game

game-name = Open Sesame
game-line = Can you remember everything Ali Baba takes from the cavern?
game-minutes = 15 min
game-age = ages 8+
game-fun = memory
game-about = Ali Baba draws one treasure after another, and each card disappears into his hand. The thieves take turns to recite from memory everything he holds. Will he call “Open sesame!” in time, or will the alarm give him away? Collect as many different treasures as you can.

## Kinds of treasure

kind-cushion = a cushion
kind-book = a book
kind-vase = a vase
kind-slipper = a slipper
kind-ring = a ring
kind-hourglass = an hourglass
kind-scimitar = a scimitar
kind-carpet = a carpet
kind-lamp = a lamp
kind-turban = a turban
kind-mirror = a mirror
kind-gold_coin = a gold coin
kind-crown = a crown
kind-diamond = a diamond
kind-donkey = a donkey
kind-drum = a drum
kind-parrot = a parrot
kind-lion = a lion
kind-chest = a chest
kind-statue = a statue
kind-elephant = an elephant
kind-chief_thief = the Chief Thief

## Kinds of treasure, short (under small cards)

kind-cushion-short = Cushion
kind-book-short = Book
kind-vase-short = Vase
kind-slipper-short = Slipper
kind-ring-short = Ring
kind-hourglass-short = Hourglass
kind-scimitar-short = Scimitar
kind-carpet-short = Carpet
kind-lamp-short = Lamp
kind-turban-short = Turban
kind-mirror-short = Mirror
kind-gold_coin-short = Gold coin
kind-crown-short = Crown
kind-diamond-short = Diamond
kind-donkey-short = Donkey
kind-drum-short = Drum
kind-parrot-short = Parrot
kind-lion-short = Lion
kind-chest-short = Chest
kind-statue-short = Statue
kind-elephant-short = Elephant
kind-chief_thief-short = Chief

## Several of a kind

number-word = { $count ->
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
    [7] seven
    [8] eight
    [9] nine
   *[other] { $count }
}
kinds-cushion = { $count ->
    [1] a cushion
   *[other] { number-word } cushions
}
kinds-book = { $count ->
    [1] a book
   *[other] { number-word } books
}
kinds-vase = { $count ->
    [1] a vase
   *[other] { number-word } vases
}
kinds-slipper = { $count ->
    [1] a slipper
   *[other] { number-word } slippers
}
kinds-ring = { $count ->
    [1] a ring
   *[other] { number-word } rings
}
kinds-hourglass = { $count ->
    [1] an hourglass
   *[other] { number-word } hourglasses
}
kinds-scimitar = { $count ->
    [1] a scimitar
   *[other] { number-word } scimitars
}
kinds-carpet = { $count ->
    [1] a carpet
   *[other] { number-word } carpets
}
kinds-lamp = { $count ->
    [1] a lamp
   *[other] { number-word } lamps
}
kinds-turban = { $count ->
    [1] a turban
   *[other] { number-word } turbans
}
kinds-mirror = { $count ->
    [1] a mirror
   *[other] { number-word } mirrors
}
kinds-gold_coin = { $count ->
    [1] a gold coin
   *[other] { number-word } gold coins
}
kinds-crown = { $count ->
    [1] a crown
   *[other] { number-word } crowns
}
kinds-diamond = { $count ->
    [1] a diamond
   *[other] { number-word } diamonds
}
kinds-donkey = { $count ->
    [1] a donkey
   *[other] { number-word } donkeys
}
kinds-drum = { $count ->
    [1] a drum
   *[other] { number-word } drums
}
kinds-parrot = { $count ->
    [1] a parrot
   *[other] { number-word } parrots
}
kinds-lion = { $count ->
    [1] a lion
   *[other] { number-word } lions
}
kinds-chest = { $count ->
    [1] a chest
   *[other] { number-word } chests
}
kinds-statue = { $count ->
    [1] a statue
   *[other] { number-word } statues
}
kinds-elephant = { $count ->
    [1] an elephant
   *[other] { number-word } elephants
}
kinds-chief_thief = { $count ->
    [1] the Chief Thief
   *[other] { number-word } Chief Thieves
}

## Alarms

alarm-shiny = shiny
alarm-noisy = noisy
alarm-encumbering = heavy

## Words of the game

label-ali-baba = Ali Baba
label-band = The Band
label-pile = Pile
label-hand = Ali Baba’s hand
label-tokens = Alarm tokens
label-collection = Loot
open-sesame-call = Open sesame!
recital-opening = In the cavern there is …

## What the acting player is asked

ask-decide = You’re Ali Baba: what will you do?
ask-reveal = Look closely!
ask-recite = What is Ali Baba holding?
ask-tick = Tick what you hear
ask-rule = Does this adjective count?
ask-claim = You go first: choose your treasures
ask-share = Take a treasure
ask-spoils = Take a look: Ali Baba keeps these
ask-over = Game over

## What the others read meanwhile

wait-decide = { $seats } (Ali Baba) is deciding what to do
wait-reveal = { $count ->
    [one] { $seats } is still looking at the card
   *[other] { $seats } are still looking at the card
}
wait-recite = { $seats } is reciting
wait-tick = { $seats } is listening for mistakes
wait-rule = { $seats } is deciding whether the adjective counts
wait-claim = { $seats } goes first and is choosing treasures
wait-share = { $seats } is taking a treasure
wait-spoils = { $count ->
    [one] { $seats } is still looking at the cards
   *[other] { $seats } are still looking at the cards
}
wait-over = Game over

## Buttons

option-draw = Draw a card
option-open_sesame = Open sesame!
option-seen = I’ve seen it
option-name = Name: { entry }
option-sentence = Say: { $text }
option-concede = Give up
option-rule = { $ok ->
    [true] That counts
    [1] That counts
   *[other] That doesn’t count
}
option-tick = Tick: { entry }
option-call_mistake = That’s a mistake!
option-claim = Take: { $kinds }
option-pick = Take: { $kind }

## What happens

event-began = { $seat } is the first Ali Baba
event-round = New round: { $seat } is Ali Baba
event-drew = { $seat } draws a card ({ $pile } left in the pile)
event-revealed = Look: { $kind }!
event-token = Alarm: { $alarm }!
event-captured = { $seat } is caught!
event-last_round = The Chief Thief appears: last round!
event-hid = The card disappears into Ali Baba’s hand
event-reciting = { $cards ->
    [one] { $seat } has { $cards } card to recite
   *[other] { $seat } has { $cards } cards to recite
}
event-named = { $seat }: { entry }
event-again = { $seat }: { $kind } – already named
event-invented = { $seat } makes up an adjective for { $kind }: “{ $adjective }”
event-asked = Ali Baba, does “{ $adjective }” count for { $kind }?
event-said = { $entries ->
   *[other] Your list waits while Ali Baba decides
}
event-listed = { $cards ->
    [one] { $seat } names the only card: correct!
   *[other] { $seat } names { $cards } cards: all correct!
}
event-wrong = { $kind ->
    [unsaid] { $seat }: { $reason }
   *[other] { $seat }: { entry } – { $reason }
}
event-mistake = { $seat } makes a mistake: { $reason }
event-stopped = { $seat } calls “Open sesame!”
event-emptied = The pile is empty: { $seat } leaves the cavern
event-sharing = { $case ->
    [1] { case-1 }
    [2] { case-2 }
   *[other] { case-3 }
}
event-claimed = { $seat } is the first to take cards
event-claimed_cards = { $seat } takes: { $kinds }
event-took = { $seat } takes a card
event-took_card = { $seat } takes { $kind }
event-band_took = The Band takes a card
event-band_took_card = The Band takes { $kind }
event-kept_all = { $cards ->
    [one] { $seat } keeps the only card
   *[other] { $seat } keeps all the cards ({ $cards })
}
event-spoils = { $seat } gets everything: { $kinds }
event-round_over = { $seat }’s round as Ali Baba is over
event-counted = { $count ->
    [0] { $seat }: { label-points }, { label-unique }
   *[other] { $seat }: { label-points }, { label-unique }. Loot: { $kinds }
}
event-aborted = { $seat } has left, so the game ends without a result
event-over = { $reason ->
    [aborted] The game ends without a result
   *[scored] { $count ->
        [one] Game over: { $seats } wins!
       *[other] Game over: { $seats } share the victory!
    }
}

## How a round ends

case-1 = Ali Baba gets away: everyone shares
case-2 = A mistake: Ali Baba helps himself first
case-3 = Ali Baba is caught: the thieves share

## What was wrong

reason-wrong_kind = wrong treasure
reason-wrong_count = wrong number
reason-wrong_order = wrong order
reason-wrong_adjective = wrong adjective
reason-omission = something is missing
reason-conceded = giving up
reason-timeout = out of time
reason-called = Ali Baba says it’s wrong

## An entry of a recital
## A kind or an adjective that was not said is “unsaid”: nobody ever reads this word.

kind- = unsaid
adjective- = unsaid
entry = { $kind }{ $adjective ->
    [unsaid] {""}
    [None] {""}
    [null] {""}
   *[other] , { $adjective }
}

## Why not

refusal-game-over = This game is over. How about another one?
refusal-not-seated = You’re a spectator. Only players at the table can make moves.
refusal-unknown-action = You can’t do that in this game. Choose one of the moves on the screen.
refusal-ali-never-recites = You’re Ali Baba, so just listen. The thieves do the reciting.
refusal-wrong-phase = You can’t do that right now. Look at the screen to see what comes first.
refusal-culprit-excluded = You made the mistake, so you take no cards this time. Watch what the others take!
refusal-ali-excluded = You were caught, so only the thieves share this time. Watch what they take!
refusal-not-your-turn = It’s not your turn yet. Watch and listen until you’re asked.
refusal-must-recite-first = Draw a card first. You can call “Open sesame!” once a thief has recited everything correctly.
refusal-unknown-treasure = There’s no such treasure in this game. Choose one on the screen.
refusal-bad-count = That number doesn’t work. Name 1 to 9 of each kind. If you’re Ali Baba, tick all cards of a kind together.
refusal-one-at-a-time = One card at a time, please: here you name each treasure separately.
refusal-adjective-required = Here every treasure has an adjective. Say what this one is like.
refusal-adjective-form = Use one to three friendly words, 2 to 40 letters in all, without digits.
refusal-already-started = You’ve started naming treasures one by one, so carry on that way. The whole list at once only works from the start.
refusal-unparsed = I didn’t understand that: { $words } … Try again, using the names of the treasures.
refusal-claim-size = Choose as many cards as the button shows.
refusal-not-in-pool = There aren’t that many cards of this kind here. Choose from the cards you can see.
refusal-stale = The game has moved on. Take another look and choose again.
refusal-malformed = That can’t be chosen here. Choose something on the screen.
refusal-player-count = This game is for 3 to 5 players, or 2 with the Band. Seats at this table: { $seats }.
refusal-bad-option = This setting doesn’t work here: { $option } – { $value }. Choose another one.
refusal-muted = Shh! No helping while the thieves look and recite. You can chat again while the treasures are being shared.

## Settings

setting-deck = Treasure cards
setting-deck-help = With 44 cards there is one book fewer, as in the German edition.
setting-deck-45 = 45 cards
setting-deck-44 = 44 cards

setting-young = With younger children
setting-young-help = Treasures that have been named correctly stay face up until the recital is over.
setting-young-true = Yes
setting-young-false = No

setting-adjectives = With adjectives
setting-adjectives-help = Each treasure gets an adjective, and you have to remember that too. For expert thieves!
setting-adjectives-true = Yes
setting-adjectives-false = No

setting-ordered = In the right order
setting-ordered-help = Name the treasures in the order in which they appeared.
setting-ordered-true = Yes
setting-ordered-false = No

setting-two_player = Two players
setting-two_player-help = If there are only two of you, play with the Band. It takes random cards and never scores.
setting-two_player-off = No
setting-two_player-band = Yes, with the Band

setting-judge = Judge
setting-judge-help = Who says whether a recital is correct?
setting-judge-server = The game
setting-judge-ali_close = Ali Baba, if it’s close
setting-judge-table = Ali Baba
setting-judge-server-help = The game checks everything.
setting-judge-ali_close-help = If an adjective is almost right, Ali Baba decides whether it counts.
setting-judge-table-help = Recite aloud, and Ali Baba ticks what’s right. Good for a shared device, or when you can hear each other.

setting-recite_input = How to recite
setting-recite_input-help = Tap the treasures one by one, or say or type the whole list.
setting-recite_input-both = Either
setting-recite_input-pick = Tap only
setting-recite_input-sentence = Say or type only

setting-reveal_seconds = Seconds to look
setting-reveal_seconds-help = The longest time a new card stays face up.

setting-recite_seconds = Seconds to recite
setting-recite_seconds-help = Running out of time counts as a mistake. Automatic gives more time for more cards, or no timer if Ali Baba judges.
setting-recite_seconds-auto = Automatic
setting-recite_seconds-off = No timer

setting-decide_seconds = Seconds to decide
setting-decide_seconds-help = If time runs out, Ali Baba leaves. If he can’t leave yet, he draws.
setting-decide_seconds-off = No timer

setting-pick_seconds = Seconds to take a card
setting-pick_seconds-help = If time runs out, whatever is rarest is taken for you.
setting-pick_seconds-off = No timer

setting-first_ali = First Ali Baba
setting-first_ali-help = Who is the first Ali Baba?
setting-first_ali-youngest = The youngest player
setting-first_ali-random = Random
setting-first_ali-host = The host chooses

setting-first_seat = Seat of the first Ali Baba
setting-first_seat-help = Only if the host chooses the first Ali Baba.
setting-first_seat-0 = Seat 1
setting-first_seat-1 = Seat 2
setting-first_seat-2 = Seat 3
setting-first_seat-3 = Seat 4
setting-first_seat-4 = Seat 5

setting-youngest = I’m the youngest
setting-youngest-help = Counts only if “First Ali Baba” is set to “The youngest player”. If several players tick this, one of them is chosen at random; if nobody does, everyone is in the draw.

setting-on_leave = If a player leaves
setting-on_leave-help = A bot takes over, or the game ends without a result.
setting-on_leave-bot = A bot takes over
setting-on_leave-abort = The game ends

setting-chat = Chat
setting-chat-help = Nobody may help while the thieves look and recite.
setting-chat-muted = Off until sharing
setting-chat-open = Always on

## The result

outcome-scored = { $count ->
    [one] { $seats } wins!
   *[other] { $seats } share the victory!
}
outcome-aborted = The game ended without a result
score-line =
    { $seat }: { label-points } ({ label-unique })
ended-scored = Game over
ended-aborted = The game ended without a result

## Bots

bot-weak = Forgetful
bot-weak-help = Loses track of long lists.
bot-average = Average memory
bot-average-help = Remembers about as much as most people.
bot-good = Good memory
bot-good-help = Only struggles with the longest lists.
bot-strong = Cunning
bot-strong-help = Remembers well and works out when to stop.
bot-baseline = Cautious
bot-baseline-help = Leaves early and forgets things.
bot-random = Whirlwind
bot-random-help = Says and takes things at random.

## On the board

button-draw = Draw a card
button-open-sesame = Open sesame!
button-seen = I’ve seen it
button-all-seen = We’ve all seen it
button-concede = Give up
button-speak = Speak
button-type = Type
button-send = Send
button-claim = Take these
button-accept = That counts
button-reject = Doesn’t count
button-call-mistake = Mistake!

label-how-many = How many?
label-named = { $named } of { $cards } named
label-pool = On the table
label-your-hand = Only you can see these cards
label-look = Look closely!
label-understood = { $cards ->
    [one] Understood as: { $entries } ({ $cards } card)
   *[other] Understood as: { $entries } ({ $cards } cards)
}
label-warn-size = You named { $named }, but Ali Baba holds { $cards }.
label-type-here = In the cavern there is …
label-adjective = Which adjective? For the newest card, make one up (1–3 words).
label-adjective-new = Make up an adjective (1–3 words)
label-adjective-known = Which adjective does this card have?
label-danger = One more alarm of this type and Ali Baba is caught!
label-safe = Still safe
label-copies = { $count ->
    [one] only { $count } in the game
   *[other] { $count } in the game
}
label-last-round = Last round
label-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
label-unique = { $unique ->
    [one] { $unique } unique treasure
   *[other] { $unique } unique treasures
}
label-close = “{ $adjective }” instead of “{ $in_force }” for { $kind }: close enough?
label-seen-by = Ready: { $seen } of { $thieves }
label-listening = I’m listening …
label-nothing-heard = I didn’t hear anything. Try again!
label-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
label-count-first = First choose how many, or tap the treasure again for one
label-send-first = Send this treasure before you choose another
label-duplicates = Greyed-out cards are duplicates: no points
label-recites-aloud = { $seat } recites aloud, and { $ali_seat } ticks what’s right
label-caught-three = Three { $alarm } alarms!
label-caught-each = One alarm of each type!
label-leave-and-share = leave and share
label-excluded = { $seat } gets nothing this time
label-in-order = in the order they appeared

## How to play

help-1 = One of you is Ali Baba, raiding the treasure cavern. Everyone else is a thief.
help-2 = Ali Baba draws a card and everyone sees it. Then it disappears into his hand. Remember it!
help-3 = After each card, one thief recites from memory everything Ali Baba holds, in any order: “a lion, two cushions …” If there are other thieves, the next one takes over with the next card.
help-4 = If the recital was correct, Ali Baba decides: draw another card, or call “Open sesame!” and get away.
help-5 = If Ali Baba gets away, everyone shares his cards: he takes one first, then you all take turns until none are left.
help-6 = A mistake ends the round. Ali Baba helps himself to 3 cards (or to all of them, if there are fewer), and the rest go round the table. The thief who made the mistake gets nothing.
help-7 = Shiny, noisy and heavy treasures set off alarms. Three alarms of one type, or one of each, and Ali Baba is caught: only the thieves share.
help-8 = Each round, the next player is Ali Baba. When the Chief Thief appears, it’s the last round. Each kind of treasure you have scores 1 point, and duplicates score nothing. Unique treasures, which exist only once, break ties.

confirm-concede = Give up? That counts as a mistake.
confirm-mistake = Did you hear a mistake? This ends the recital.
button-go-on = Continue
button-more-counts = Other numbers

## The guided first game

guide-welcome = Collect as many different treasures as you can: each kind scores 1 point. Remember what disappears into Ali Baba’s hand!
guide-end = Each different kind scores 1 point and duplicates score nothing. Unique treasures break ties: those that exist only once.
guide-ask-decide = Draw a card. Once a thief has recited everything correctly, you may leave instead. More cards mean more to share, but also more danger.
guide-ask-reveal = Look closely! This card is about to disappear, and a thief will have to name it from memory. Press “I’ve seen it” when you’re ready.
guide-ask-recite = Name everything Ali Baba holds, in any order unless you’re playing “In the right order”. Tap a treasure, then how many there are, or say the whole list. If you make a mistake, you get nothing this round.
guide-ask-tick = Listen and tick what you hear. If something is wrong or missing, tap “Mistake!”. Be fair!
guide-ask-rule = The adjective is almost right. Does it count? If you don’t answer in time, it counts.
guide-ask-claim = A thief made a mistake, so you choose cards first. New kinds score points, and unique ones break ties.
guide-ask-share = Take any card on the table. A kind you don’t have yet is best. Do you remember what’s in your loot?
guide-ask-spoils = After a mistake with three cards or fewer, Ali Baba keeps them all. Take a last look before they’re turned face down.
guide-wait-decide = Ali Baba is deciding whether to draw. Once a thief has recited everything correctly, Ali Baba may leave and share the cards instead. Go over them in your mind.
guide-wait-reveal = Not everyone has finished looking at the card yet. When they have, or when time runs out, it disappears into Ali Baba’s hand.
guide-wait-recite = One thief recites everything from memory, and nobody may help. If there are other thieves, the next one takes over with the next card.
guide-event-began = The turban marks Ali Baba and moves on to the next player each round. Everyone else is a thief.
guide-event-token = An alarm! With three of one type, or one of each, Ali Baba is caught, and the thieves share his cards without him.
guide-event-captured = Too many alarms! Nobody has to recite. The thieves share the cards, and Ali Baba gets nothing.
guide-event-last_round = The Chief Thief is here, so this is the last round. He’s a treasure too: he has to be named like the rest, and he’s worth 1 point.
guide-event-hid = Now only Ali Baba can see this card. Everyone sees how many he holds, but the thieves have to remember which.
guide-event-named = Correct! The counter shows how many cards have been named so far. Remember which ones you’ve heard.
guide-event-again = Naming a correct card again does no harm. Only what’s missing still has to be named.
guide-event-invented = A new adjective! It belongs to this card until the round ends, and everyone has to name the card with its adjective.
guide-event-asked = The adjective was almost right. Ali Baba decides whether it counts. If he doesn’t answer in time, it counts.
guide-event-listed = All correct! Now Ali Baba may draw again or leave. If the pile is empty, he has to leave.
guide-event-mistake = One mistake ends the recital and the round. Ali Baba helps himself first, and the thief who made the mistake gets nothing.
guide-event-stopped = Ali Baba gets away with his cards. Now everyone shares them: you all take turns, one card at a time, and he goes first.
guide-event-emptied = The pile is empty, so Ali Baba has to leave. Everyone shares his cards, and he takes the first one.
guide-event-claimed = Ali Baba has taken his cards. The rest go round the table; only the thief who made the mistake is skipped.
guide-event-took = Cards you take stay face down until the end. Remember what you have: duplicates score nothing.
guide-event-band_took = The Band takes random cards. It never scores, but what it takes is gone.
guide-event-round_over = Unless this was the last round, the next player becomes Ali Baba, with no cards and no alarms. You keep your loot.
guide-event-counted = All the loot is revealed: 1 point for each different kind. Stars mark unique treasures, which break ties.

## Characters

bot-mustafa = Baba Mustafa
bot-mustafa-help = The cobbler: remembers about as much as most people and weighs up the odds a little.
phrase-bot-hello-mustafa = Good day! Anything to mend?
bot-cassim = Cassim
bot-cassim-help = Forgets even the magic words and would rather go home early.
phrase-bot-hello-cassim = Hello! How did it go again? Open … barley?
bot-nasreddin = Nasreddin
bot-nasreddin-help = Full of jokes, but has the memory of an elephant.
phrase-bot-hello-nasreddin = Hello! My donkey sends his regards.
bot-morgiana = Morgiana
bot-morgiana-help = Sharp as a dagger: remembers well and knows exactly when to leave.
phrase-bot-hello-morgiana = I’ll be watching. Good luck, thieves!

## Why a bot did it

reason-no_danger = The next card can’t give Ali Baba away.
reason-little_danger = One more card is worth the risk: { $percent }%.
reason-danger = The risk is { $percent }%: too high for one more card.
reason-recalled = Clearly remembered.
reason-guessed_alarm = A guess: the treasure is forgotten, but not its alarm ({ $alarm }).
reason-guessed = Forgotten, so this is just a guess.
reason-gave_up = Too much is forgotten even to guess.
reason-new_kind = A new kind for the loot: { $kind }.
reason-new_kinds = New kinds for the loot: { $kinds }.
reason-nothing_new = There’s nothing new left, so the rarest will do.
reason-trusted = When in doubt, trust whoever is reciting.
reason-enough = These cards are worth getting away with.
reason-foreseen = Looking ahead, this works best.

## What a content pack may change

alarm-quiet = no alarm
content-below-chief = Cards below the Chief Thief
content-claim = Cards Ali Baba takes first after a mistake
content-copies = Number of cards showing { $kind }
content-book = Number of cards showing { kind-book } (the smaller deck has one fewer)
content-alarm = Alarm set off by { $kind }
