### Open Sesame: English

## The game

game-name = Open Sesame
game-line = Who remembers what Ali Baba carries out of the cavern?
game-about = Ali Baba draws treasure after treasure, and each one vanishes into his hand. The thieves take turns listing from memory everything he holds. Will Ali Baba call “Open sesame!” in time, or will the alarm give him away? Collect as many different treasures as you can.

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
alarm-encumbering = encumbering

## Words of the game

label-ali-baba = Ali Baba
label-thief = Thief
label-band = The Band
label-pile = Pile
label-hand = Ali Baba's hand
label-tokens = Alarm tokens
label-collection = Loot
label-reciter = Recites now
open-sesame-call = Open sesame!
recital-opening = In the cavern there is …

## What the acting player is asked

ask-decide = You are Ali Baba: what now?
ask-reveal = Look well!
ask-recite = What does Ali Baba hold?
ask-tick = Tick what you hear
ask-rule = Does that count?
ask-claim = Choose 3 treasures
ask-share = Take a treasure
ask-spoils = Ali Baba keeps all of these
ask-over = The game is over

## What the others read meanwhile

wait-decide = Ali Baba decides: { $seats }
wait-reveal = { $count ->
    [one] { $seats } is still looking
   *[other] { $seats } are still looking
}
wait-recite = { $seats } recites the treasures
wait-tick = { $seats } listens and ticks
wait-rule = { $seats } decides if that counts
wait-claim = { $seats } chooses 3 treasures
wait-share = { $seats } takes a treasure
wait-spoils = { $count ->
    [one] { $seats } is still looking
   *[other] { $seats } are still looking
}
wait-over = The game is over

## Buttons

option-draw = Draw a card
option-open_sesame = Open sesame!
option-seen = Seen!
option-name = Name: { entry }
option-sentence = Say: { $text }
option-concede = Give up
option-rule = { $ok ->
    [true] That counts
    [1] That counts
   *[other] That does not count
}
option-tick = Tick: { entry }
option-call_mistake = That is a mistake!
option-claim = Take: { $kinds }
option-pick = Take: { $kind }

## What happens

event-began = { $seat } is the first Ali Baba
event-round = A new round: { $seat } is Ali Baba
event-drew = { $seat } draws a card (left in the pile: { $pile })
event-revealed = Look: { $kind }!
event-token = Alarm token: { $alarm }!
event-captured = { $seat } is caught!
event-last_round = The Chief Thief appears: last round!
event-hid = The card vanishes into Ali Baba's hand
event-reciting = { $cards ->
    [one] Now { $seat } has { $cards } card to list
   *[other] Now { $seat } has { $cards } cards to list
}
event-named = { $seat }: { entry }
event-again = { $seat }: { $kind } – we had that already
event-invented = { $seat } makes it up: { $kind }, { $adjective }
event-asked = Ali Baba, does “{ $kind }, { $adjective }” count?
event-said = Understood: { $entries }
event-listed = { $cards ->
    [one] { $seat } lists the only card: correct!
   *[other] { $seat } lists { $cards } cards: all correct!
}
event-wrong = { $kind ->
    [unsaid] { $seat }: { $reason }
   *[other] { $seat }: { entry } – { $reason }
}
event-mistake = { $seat } stumbles: { $reason }
event-stopped = { $seat } calls: Open sesame!
event-emptied = The pile is empty: { $seat } leaves the cavern
event-sharing = { $case ->
    [1] { case-1 }
    [2] { case-2 }
   *[other] { case-3 }
}
event-claimed = { $seat } takes 3 chosen cards
event-claimed_cards = { $seat } takes: { $kinds }
event-took = { $seat } takes a card
event-took_card = { $seat } takes { $kind }
event-band_took = The Band takes a card
event-band_took_card = The Band takes { $kind }
event-kept_all = { $cards ->
    [one] { $seat } keeps the only card
   *[other] { $seat } keeps everything: { $cards } cards
}
event-spoils = { $seat } gets everything: { $kinds }
event-round_over = The round is over (Ali Baba: { $seat })
event-counted = { $count ->
    [0] { $seat }: { label-points }, { label-unique }
   *[other] { $seat }: { label-points }, { label-unique } – { $kinds }
}
event-aborted = { $seat } leaves the table: the game ends without a result
event-over = { $reason ->
    [aborted] The game ends without a result
   *[scored] { $count ->
        [one] The game is over: { $seats } wins!
       *[other] The game is over: { $seats } share the victory!
    }
}

## How a round ends

case-1 = Ali Baba leaves the cavern: everybody shares
case-2 = A mistake: Ali Baba chooses first
case-3 = Ali Baba is caught: the thieves share

## What was wrong

reason-wrong_kind = Ali Baba does not hold that
reason-wrong_count = that is not the right number
reason-wrong_order = that is not the right order
reason-wrong_adjective = that is not the right adjective
reason-omission = something is missing
reason-conceded = the rest is forgotten
reason-timeout = time is up
reason-called = Ali Baba heard a mistake

## An entry of a recital
## A kind or an adjective that was not said is “unsaid”: nobody ever reads this word.

kind- = unsaid
adjective- = unsaid
entry = { $kind }{ $count ->
    [1] {""}
   *[other] {" "}× { $count }
}{ $adjective ->
    [unsaid] {""}
    [None] {""}
    [null] {""}
   *[other] , { $adjective }
}

## Why not

refusal-game-over = This game is over – how about another one?
refusal-not-seated = You are watching this game; only the players at the table can make moves.
refusal-unknown-action = There is no such move in this game; choose one of those on the screen.
refusal-ali-never-recites = You are Ali Baba: just listen, reciting is for the thieves.
refusal-wrong-phase = One thing at a time: first do what is being asked right now.
refusal-culprit-excluded = After your mistake you take no card this time – just watch what the others take and remember it.
refusal-ali-excluded = You were caught, so this time only the thieves share – just watch what they take and remember it.
refusal-not-your-turn = Just a moment, it is not your turn yet – watch and listen until you are asked.
refusal-must-recite-first = Draw a card first: you may call “Open sesame!” as soon as a thief has listed everything correctly.
refusal-unknown-treasure = There is no such treasure in this game; choose one of those on the screen.
refusal-bad-count = This number does not fit: name 1 to 9 of a kind; as Ali Baba, tick all of a kind together.
refusal-one-at-a-time = Card by card, please: at this table you name one treasure at a time.
refusal-adjective-required = Here every treasure needs its adjective: say what it is like.
refusal-adjective-form = For an adjective please use one to three friendly words of 2 to 40 letters in all, without digits.
refusal-already-started = You have already named a treasure: go on with the others one by one.
refusal-unparsed = I did not understand “{ $words }…” – please try again with the names of the treasures.
refusal-claim-size = Please choose exactly 3 cards.
refusal-not-in-pool = This treasure is not there, or not as often as you want; choose from the cards you see.
refusal-stale = The game has moved on in the meantime – have another look and choose again.
refusal-malformed = That does not exist in this cavern; please choose something from the screen.
refusal-player-count = This game is for 3 to 5 players, or for exactly 2 with the Band. Chairs at this table: { $seats }.
refusal-bad-option = You cannot play with this setting here: { $option } – { $value }. Please choose another one.
refusal-muted = Hush! While the thieves look and recite nobody may help; chat again when the treasures are shared.

## Settings

setting-deck = Treasure cards
setting-deck-help = The German box has one book fewer.
setting-deck-45 = 45 cards
setting-deck-44 = 44 cards

setting-young = With younger children
setting-young-help = Treasures that were named stay open until the list is finished.
setting-young-true = Yes
setting-young-false = No

setting-adjectives = With adjectives
setting-adjectives-help = Each treasure gets an adjective that has to be remembered too. For practised thieves!
setting-adjectives-true = Yes
setting-adjectives-false = No

setting-ordered = In the right order
setting-ordered-help = The treasures must be listed in the order in which they appeared.
setting-ordered-true = Yes
setting-ordered-false = No

setting-two_player = Two players
setting-two_player-help = With exactly two players the Band can join in: it takes cards by chance and never scores.
setting-two_player-off = Without the Band
setting-two_player-band = With the Band

setting-judge = Who judges
setting-judge-help = Who says whether the list is right?
setting-judge-server = The game
setting-judge-ali_close = Ali Baba, if it is close
setting-judge-table = Ali Baba
setting-judge-server-help = The game compares everything by itself.
setting-judge-ali_close-help = If an adjective is almost right, Ali Baba decides whether it counts.
setting-judge-table-help = You recite aloud, and Ali Baba ticks what is right. Good for one device or when you can hear each other.

setting-recite_input = How to recite
setting-recite_input-help = Tap one treasure after another, or say or type the whole list.
setting-recite_input-both = As you like
setting-recite_input-pick = Tap only
setting-recite_input-sentence = Say or type

setting-reveal_seconds = Seconds to look
setting-reveal_seconds-help = A new card lies open for so long at most.

setting-recite_seconds = Seconds to recite
setting-recite_seconds-help = When the time is up, that is a mistake. Automatic: the more cards, the more time.
setting-recite_seconds-auto = Automatic
setting-recite_seconds-off = No clock

setting-decide_seconds = Seconds to decide
setting-decide_seconds-help = When the time is up, Ali Baba stops if he may, and draws if not.
setting-decide_seconds-off = No clock

setting-pick_seconds = Seconds to take
setting-pick_seconds-help = When the time is up, the rarest treasure is taken for you.
setting-pick_seconds-off = No clock

setting-first_ali = First Ali Baba
setting-first_ali-help = Who begins as Ali Baba?
setting-first_ali-youngest = The youngest
setting-first_ali-random = Leave it to chance
setting-first_ali-host = I choose the chair

setting-first_seat = Chair of the first Ali Baba
setting-first_seat-help = Only for “I choose the chair”.
setting-first_seat-0 = Chair 1
setting-first_seat-1 = Chair 2
setting-first_seat-2 = Chair 3
setting-first_seat-3 = Chair 4
setting-first_seat-4 = Chair 5

setting-youngest = I am the youngest
setting-youngest-help = The youngest begins as Ali Baba. If several tick this, chance decides.

setting-on_leave = If someone leaves
setting-on_leave-help = A bot can play on for them, or the game ends without a result.
setting-on_leave-bot = A bot plays on
setting-on_leave-abort = The game ends

setting-chat = Chat
setting-chat-help = While the thieves look and recite, nobody may help.
setting-chat-muted = Quiet while reciting
setting-chat-open = Always open

## The result

outcome-scored = { $count ->
    [one] { $seats } wins!
   *[other] { $seats } share the victory!
}
outcome-aborted = The game ended without a result
score-line =
    { $seat }: { label-points } ({ label-unique })
ended-scored = The game is over
ended-aborted = The game ended without a result

## Bots

bot-weak = Forgetful
bot-weak-help = Loses track of long lists.
bot-average = Ordinary memory
bot-average-help = Remembers about as much as most people.
bot-good = Good memory
bot-good-help = Only the longest lists cause trouble.
bot-strong = Cunning
bot-strong-help = Remembers well and works out when to stop.
bot-baseline = Cautious
bot-baseline-help = Stops early and forgets a thing or two.
bot-random = Whirlwind
bot-random-help = Says and takes whatever the wind blows in.

## On the board

button-draw = Draw a card
button-open-sesame = Open sesame!
button-seen = Seen!
button-all-seen = All have seen it
button-concede = Give up
button-speak = Speak
button-type = Type
button-send = Send
button-claim = Take these 3
button-accept = That counts
button-reject = Does not count
button-call-mistake = Mistake!

label-how-many = How many?
label-named = { $named } of { $cards } named
label-pool = Open on the table
label-your-hand = Only you see these
label-look = Look well!
label-remember = Remember it!
label-understood = { $cards ->
    [one] I understood: { $entries } – { $cards } card
   *[other] I understood: { $entries } – { $cards } cards
}
label-warn-size = Cards you named: { $named }. Cards Ali Baba holds: { $cards }.
label-type-here = In the cavern there is …
label-adjective = Which adjective? For the newest card, invent one (1–3 words)
label-adjective-new = Invent an adjective (1–3 words)
label-adjective-known = Which adjective did it have?
label-danger = One more of these: caught!
label-safe = Still safe
label-last-round = Last round
label-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
label-unique = { $unique ->
    [one] { $unique } unique treasure
   *[other] { $unique } unique treasures
}
label-close = Said: { $kind }, “{ $adjective }”. Until now: “{ $in_force }”. Does it count?
label-seen-by = Seen by { $seen } of { $thieves }
label-listening = I'm listening …
label-nothing-heard = I heard nothing. Try again!
label-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
label-count-first = First choose how many – or tap it again for 1
label-send-first = First send this one – or tap it again
label-duplicates = Greyed cards are duplicates: no points
label-recites-aloud = { $seat } recites aloud; { $ali_seat } ticks
label-caught-three = Three times { $alarm }!
label-caught-each = One alarm of each kind!
label-leave-and-share = leave and share
label-excluded = { $seat } gets nothing this time
label-in-order = in the order they appeared

## How to play

help-1 = One of you is Ali Baba in the treasure cavern; all the others are thieves.
help-2 = Ali Baba draws a card and shows it to everybody. Then it vanishes into his hand: remember it well!
help-3 = Then a thief lists from memory everything Ali Baba holds, in any order: “a lion, two cushions …” With each new card it is the next thief's turn.
help-4 = If the list is right, Ali Baba decides: draw another card, or call “Open sesame!” and leave the cavern.
help-5 = If he leaves, everybody shares: Ali Baba starts, and you take one card each in turn.
help-6 = If a thief makes a mistake, Ali Baba takes 3 cards of his choice; then everybody shares the rest except that thief.
help-7 = Shiny, noisy and encumbering treasures raise the alarm: with 3 of the same tokens, or one of each, Ali Baba is caught and only the thieves share.
help-8 = After each round the next player is Ali Baba. The Chief Thief brings the last round. Each kind of treasure is worth 1 point, doubles count nothing; in a tie, whoever has more unique treasures wins: those that exist only once.

confirm-concede = Give up? That counts as a mistake.
confirm-mistake = Did you hear a mistake? Then the list ends here.
button-go-on = Go on
button-more-counts = More

## The guided first game

guide-welcome = Collect as many different treasures as you can: each kind is 1 point. Remember well what vanishes into Ali Baba's hand!
guide-end = Each different kind was worth 1 point, doubles nothing. In a tie the unique treasures decide: those that exist only once.
guide-ask-decide = Draw a card. Once a thief has listed everything correctly, you may also leave: more cards mean more to share, but more danger too.
guide-ask-reveal = Look well: soon this card vanishes, and a thief has to name it from memory. Press “Seen!” when you know it by heart.
guide-ask-recite = Name everything Ali Baba holds, in any order: tap a treasure and how many, or say the whole list. After a mistake you get nothing.
guide-ask-tick = Listen and tick what you hear. If something is wrong or missing, call the mistake – and be fair!
guide-ask-rule = The adjective is almost the right one: you say whether it counts. If you say nothing, it does.
guide-ask-claim = A thief was wrong, so you choose first: take 3 cards. Kinds you do not have yet bring points, rare ones help in a tie.
guide-ask-share = Take any card that lies there. Best is a kind you have not taken yet – do you remember what is in your loot?
guide-ask-spoils = After a mistake with three cards or fewer, Ali Baba keeps them all. Have a last look before they lie face down.
guide-wait-decide = Ali Baba is thinking: go on and risk the alarm, or leave and share? Go through his cards in your mind meanwhile.
guide-wait-reveal = Some are still looking at the card. Nobody can cut short what another one is looking at.
guide-wait-recite = One thief lists everything from memory, and nobody may help. With each new card it is the next thief's turn.
guide-event-began = The turban marks who is Ali Baba; all the others are thieves. With each round it moves on to the next player.
guide-event-token = An alarm! With three tokens alike, or one of each type, Ali Baba is caught, and the thieves share his cards without him.
guide-event-captured = Too many alarms! Nobody has to recite now: the thieves share the cards, and Ali Baba gets nothing.
guide-event-last_round = The Chief Thief brings the last round. He is a treasure too: he has to be listed, and he is worth 1 point.
guide-event-hid = Now only Ali Baba sees this card. How many he holds is no secret, the rest is memory.
guide-event-named = Correct! What was named shows only for a moment, and the hand counts how many cards are done.
guide-event-again = Naming something correct once more does no harm. Just go on with what is missing.
guide-event-invented = A new adjective! Until the round ends it belongs to this card, and everybody has to say both.
guide-event-asked = The adjective was almost right. Ali Baba decides whether it counts; if he says nothing, it does.
guide-event-listed = All correct: now Ali Baba may go on or leave. With the next card it is the next thief's turn.
guide-event-mistake = One mistake ends the list and the round. Ali Baba chooses first, and this thief gets nothing.
guide-event-stopped = Ali Baba leaves with his cards. Now everybody shares: he takes one first, then all the others in turn.
guide-event-emptied = The pile is empty, so Ali Baba has to leave. Everybody shares his cards, and he takes the first one.
guide-event-claimed = Ali Baba has his 3 cards. The rest goes round card by card; only the thief who was wrong is passed over.
guide-event-took = A card that was taken lies face down until the end. Remember what you have: doubles bring no points.
guide-event-band_took = The Band takes cards by chance. It never scores, but what it takes is gone.
guide-event-round_over = After each round the next player becomes Ali Baba, and hand and alarm start afresh. Your loot stays yours.
guide-event-counted = All loot is turned up: 1 point for each different kind. A star marks the unique treasures, which decide a tie.

## Characters

bot-mustafa = Baba Mustafa
bot-mustafa-help = The cobbler: remembers about as much as most people, and reckons a little.
bot-cassim = Cassim
bot-cassim-help = Even forgets the magic word, and would rather go home early.
bot-nasreddin = Nasreddin
bot-nasreddin-help = Full of jokes, but with a memory like an elephant.
bot-morgiana = Morgiana
bot-morgiana-help = Sharp as a dagger: remembers well and knows exactly when to stop.

## Why a bot did it

reason-no_danger = The next card cannot give anybody away.
reason-little_danger = The next card is worth a danger of { $percent } %.
reason-danger = A danger of { $percent } % is too much for one more card.
reason-recalled = That is still clear in the memory.
reason-guessed_alarm = Forgotten; but something must have set off the alarm: { $alarm }.
reason-guessed = Forgotten: that was only a guess.
reason-gave_up = Too much is forgotten even to guess.
reason-new_kind = Not in the collection yet: { $kind }.
reason-new_kinds = Not in the collection yet: { $kinds }.
reason-nothing_new = Nothing there was new, so the rarest will do.
reason-trusted = In doubt, believe the one who recites.
reason-enough = What lies there already is worth taking home.
reason-foreseen = Played on in the mind again and again, this came out best.

## What a content pack may change

alarm-quiet = quiet
content-below-chief = Cards under the Chief Thief
content-claim = Cards Ali Baba takes first after a mistake
content-copies = Cards in the deck: { $kind }
content-book = Cards in the deck: { kind-book }
content-alarm = Alarm of { $kind }
