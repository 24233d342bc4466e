### Tom Thumb: English

## The game

game-name = Tom Thumb
game-line = Where was the cave? Find the way home together!
game-about = Lost in the forest! Remember where everything lies, find the right Places and carry the lantern to the cottage, all together. But take care: the wolves move about, and the Ogre is already on his way.

## The ten faces

place-clearing = the Clearing
place-castle = the Castle
place-hill = the Hill
place-ogre_lair = the Ogre's Lair
place-lost_hut = the Lost Hut
place-marsh = the Marsh
place-stone_bridge = the Stone Bridge
place-river = the River
place-cave = the Cave
place-wolves = Wolves

## The ten faces, short (under small tiles)

place-clearing-short = Clearing
place-castle-short = Castle
place-hill-short = Hill
place-ogre_lair-short = Ogre's Lair
place-lost_hut-short = Lost Hut
place-marsh-short = Marsh
place-stone_bridge-short = Stone Bridge
place-river-short = River
place-cave-short = Cave
place-wolves-short = Wolves

## The bridges of the path

bridge-bridge_stone = the Stone Bridge
bridge-bridge_wood = the Wooden Bridge

## What is decided between two turns

choice-continue = Walk on
choice-tree = Climb the Tall Tree
choice-boots = Put on the Seven League Boots

## Words of the game

label-guide = Guide
label-ogre = Ogre
label-lantern = Lantern
label-pebbles = White Pebbles
label-tree = Tall Tree
label-boots = Seven League Boots
label-travel-deck = Travel deck
label-path = Path
label-cottage = Cottage
label-circle = The circle
label-wolves-here = The wolves are here

## What the acting player is asked

ask-arrive = Into the forest …
ask-look = Look and remember!
ask-ask = Ask for a Place
ask-find = Find the right tile
ask-advice = Where do you think?
ask-swap = Swap the wolves
ask-insert = Choose a gap
ask-new_look = New: remember it!
ask-result = Take a good look!
ask-between = How shall we go on?
ask-tree_look = You can see it all!
ask-boots = Find them one by one
ask-over = The game is over

## What the others read meanwhile

wait-arrive = { $count ->
    [one] { $seats } is still on the way
   *[other] { $count } players are still on the way
}
wait-look = { $count ->
    [one] { $seats } is still looking
   *[other] { $count } players are still looking
}
wait-ask = { $seats } chooses a Place
wait-find = { $seats } is searching – hush!
wait-advice = { $count ->
    [one] { $seats } is still thinking
   *[other] { $count } players are still thinking
}
wait-swap = { $seats } swaps the wolves
wait-insert = { $seats } chooses a gap
wait-new_look = { $count ->
    [one] { $seats } is still looking
   *[other] { $count } players are still looking
}
wait-result = { $count ->
    [one] { $seats } is still looking
   *[other] { $count } players are still looking
}
wait-between = { $count ->
    [one] { $seats } has yet to decide
   *[other] { $count } players have yet to decide
}
wait-tree_look = { $count ->
    [one] { $seats } is still looking
   *[other] { $count } players are still looking
}
wait-boots = { $seats } is wearing the Boots – hush!
wait-over = The game is over

## Buttons

option-loaded = I am here
option-ready = Ready!
option-ask = Ask for: { $place }
option-flip = Turn over tile { number-index }
option-pebble = Spend a White Pebble
option-call_help = Helped: { $seat }
option-advise = { $index ->
    [None] I don't know
    [null] I don't know
   *[other] I think: tile { number-index }
}
option-swap = Swap: tile { number-index } and tile { number-to-index }
option-insert = After tile { number-gap }: { $place }
option-vote = { $choice }

## Tiles are counted from 1

number-index = { $index ->
    [0] 1
    [1] 2
    [2] 3
    [3] 4
    [4] 5
    [5] 6
    [6] 7
    [7] 8
    [8] 9
    [9] 10
   *[other] { $index }
}
number-to-index = { $to_index ->
    [0] 1
    [1] 2
    [2] 3
    [3] 4
    [4] 5
    [5] 6
    [6] 7
    [7] 8
    [8] 9
    [9] 10
   *[other] { $to_index }
}
number-gap = { $gap ->
    [0] 1
    [1] 2
    [2] 3
    [3] 4
    [4] 5
    [5] 6
    [6] 7
    [7] 8
    [8] 9
    [9] 10
   *[other] { $gap }
}

## What happens

event-began = { $seat } begins
event-showed = Look well and remember!
event-hid = All tiles are face down
event-turn = Turn { $turn }: { $seat } leads the way
event-dealt = Your cards: { $places }
event-asked = { $seat } must find { $place }
event-flipped = { $seat } turns over: { $place }
event-found = { $seat } finds { $place }!
event-missed = { $seat } looks for { $place } but finds { $other_place }
event-wolves = Oh no, the Wolves! { $seat } was looking for { $place }
event-silent = Time is up: { $seat } did not find { $place }
event-pebble = { $seat } spends a White Pebble (left: { $pebbles })
event-advised = { $index ->
    [None] { $seat } does not know either
    [null] { $seat } does not know either
   *[other] { $seat } points at a tile
}
event-helped = { $seat }: Hush, { $other_seat } is helping!
event-ogre = { $count ->
    [one] One Ogre tile is turned up: { $ogre } of 6
   *[other] { $count } Ogre tiles are turned up: { $ogre } of 6
}
event-ogre_back = { $count ->
    [0] No Ogre tile to turn back: { $ogre } of 6
    [one] One Ogre tile goes back: { $ogre } of 6
   *[other] { $count } Ogre tiles go back: { $ogre } of 6
}
event-lantern = The lantern moves on to space { $space }
event-exchanged = { $seat } swaps two tiles
event-swapped = The wolves are here
event-bridge = The lantern crosses { $bridge }
event-new_tiles = New in the forest: { $places }
event-added = { $count ->
    [one] One new Place joins the circle
   *[other] { $count } new Places join the circle
}
event-inserted = { $seat } puts down: { $place }
event-scattered = Somewhere in the wood: { $place }
event-storm = A storm! Everybody moves on by one seat
event-voting = Deciding together: { $seats }
event-voted = { $seat }: { $choice }
event-decided = Decided: { $choice }
event-boots_done = { $seat } finds every Place: the Boots leave the Ogre behind!
event-boots_failed = { $seat } stumbles in the Seven League Boots
event-passed = Now { $seat } is the Guide
event-left = { $seat } leaves the table
event-aborted = { $seat } leaves the table: the game ends without a result
event-over = { $reason }

## How the game ends

reason-won = The lantern is at the cottage: you have won together!
reason-lost = All six Ogre tiles are open: this time the Ogre was faster
reason-aborted = The game ends without a result

## Why not

refusal-game-over = This game is over – how about another one?
refusal-not-seated = You are watching this game; only the players at the table can make moves.
refusal-unknown-action = There is no such move in this game; choose one of those on the screen.
refusal-no-pebble-in-boots = The Seven League Boots are too fast for pebbles: this time you search on your own.
refusal-advice-open = Just a moment: let the others give their advice first.
refusal-wrong-phase = One thing at a time: first do what is being asked right now.
refusal-not-your-turn = Just a moment, it is not your turn yet: watch well and remember!
refusal-not-in-hand = You do not hold this card; ask for a Place from your hand.
refusal-bad-index = There is no such tile; choose one on the table.
refusal-face-up = This tile is already face up; choose one that is face down.
refusal-same-tile = A tile cannot swap with itself; choose two different ones.
refusal-pebble-spent = You have already spent a pebble here, and one per search is enough: now turn over a tile.
refusal-no-pebbles = The White Pebbles are all gone – trust your memory!
refusal-help-allowed = A pebble was spent here, so helping is allowed this time.
refusal-help-called = That was already called here; once per search is enough.
refusal-not-a-helper = It cannot have been this player; choose somebody who is not searching.
refusal-bad-choice = You cannot vote for that; choose one of the buttons.
refusal-token-gone = It is used up or not in this game; choose something else.
refusal-not-offered = This tile is not waiting here; choose one of the new tiles.
refusal-bad-gap = There is no such gap; choose one between two tiles.
refusal-stale = The game has moved on in the meantime – have another look and choose again.
refusal-malformed = That does not exist in this forest; please choose something from the screen.
refusal-player-count = This game is for 2 to 6 players. Chairs at this table: { $seats }. Add some or take some away.
refusal-bad-option = This setting does not fit this table: { $option }. Please choose another one.
refusal-muted = Hush! While somebody is searching, nobody may help; chat again right afterwards.

## Settings

setting-mode = Level
setting-mode-help = How dangerous is the forest?
setting-mode-basic = Basic
setting-mode-fabulous = Fabulous Mode
setting-mode-legendary = Legendary Mode
setting-mode-custom = My own level
setting-mode-basic-help = With 3 White Pebbles, the Tall Tree and the Seven League Boots.
setting-mode-fabulous-help = With 2 White Pebbles and the Tall Tree, but without the Boots.
setting-mode-legendary-help = With 2 White Pebbles only, and one Ogre tile is open from the start.
setting-mode-custom-help = You choose the pebbles, the Tree, the Boots and the Ogre tiles yourself.

setting-pebbles = White Pebbles
setting-pebbles-help = How often may you ask the others? Only for your own level.

setting-tree = With the Tall Tree
setting-tree-help = It shows you all tiles once more. Only for your own level.
setting-tree-true = Yes
setting-tree-false = No

setting-boots = With the Seven League Boots
setting-boots-help = They can send the Ogre back. Only for your own level.
setting-boots-true = Yes
setting-boots-false = No

setting-ogre_start = Ogre tiles at the start
setting-ogre_start-help = So many are open from the beginning. Only for your own level.

setting-storm = Storm Mode
setting-storm-help = Each turn everybody moves on by one seat and sees the circle from another side.
setting-storm-true = Yes
setting-storm-false = No

setting-dark_forest = Dark Forest
setting-dark_forest-help = At the start you see only the Wolves, and there is no Tall Tree.
setting-dark_forest-true = Yes
setting-dark_forest-false = No

setting-vast_forest = Vast Forest
setting-vast_forest-help = The tiles lie scattered over the table instead of in a circle.
setting-vast_forest-true = Yes
setting-vast_forest-false = No

setting-path = The path
setting-path-help = How far is it to the cottage?
setting-path-standard = 10 spaces
setting-path-short = 8 spaces
setting-path-eleven = 11 spaces

setting-boots_fail_cost = If the Boots fail
setting-boots_fail_cost-help = So many Ogre tiles are turned up then. The Spanish box is kinder.
setting-boots_fail_cost-2 = 2 Ogre tiles
setting-boots_fail_cost-1 = 1 Ogre tile

setting-collective = Deciding together
setting-collective-help = Who must agree before you use the Tall Tree or the Boots?
setting-collective-majority = The majority
setting-collective-unanimous = Everybody

setting-silence = Silence
setting-silence-help = While somebody is searching, nobody may help.
setting-silence-muted = No chat meanwhile
setting-silence-honour = On your honour
setting-silence-muted-help = The chat pauses while somebody is asked and searches.
setting-silence-honour-help = The chat stays open. If a message looks like help, the Guide decides.

setting-view = View of the table
setting-view-help = From which side do you see the circle?
setting-view-seat = From your chair
setting-view-common = The same for all
setting-view-seat-help = Everybody sees the circle from their own side, as at a real table.
setting-view-common-help = Good for one device in the middle of the table.

setting-look_seconds = Seconds to look
setting-look_seconds-help = The tiles lie open for so long at the start, and with the Tall Tree.

setting-new_look_seconds = Seconds for new tiles
setting-new_look_seconds-help = New tiles lie open for so long at most.

setting-result_seconds = Seconds after a mistake
setting-result_seconds-help = The open tiles can still be seen for so long at most.

setting-ask_seconds = Seconds to ask
setting-ask_seconds-help = When the time is up, chance picks one of the Guide's cards.
setting-ask_seconds-off = No clock

setting-find_seconds = Seconds to search
setting-find_seconds-help = When the time is up, that is a mistake.
setting-find_seconds-off = No clock

setting-advice_seconds = Seconds to advise
setting-advice_seconds-help = When the time is up, whoever has said nothing does not know.
setting-advice_seconds-off = No clock

setting-swap_seconds = Seconds to swap
setting-swap_seconds-help = When the time is up, chance swaps two tiles.
setting-swap_seconds-off = No clock

setting-insert_seconds = Seconds to put down
setting-insert_seconds-help = When the time is up, chance picks the gap.
setting-insert_seconds-off = No clock

setting-vote_seconds = Seconds to decide
setting-vote_seconds-help = When the time is up, whoever has not voted walks on.
setting-vote_seconds-off = No clock

setting-first_guide = First Guide
setting-first_guide-help = Who begins as the Guide?
setting-first_guide-oldest = The oldest
setting-first_guide-random = Leave it to chance
setting-first_guide-host = I choose the chair

setting-first_seat = Chair of the first Guide
setting-first_seat-help = Only for “I choose the chair”.
setting-first_seat-0 = Chair 1
setting-first_seat-1 = Chair 2
setting-first_seat-2 = Chair 3
setting-first_seat-3 = Chair 4
setting-first_seat-4 = Chair 5
setting-first_seat-5 = Chair 6

setting-oldest = I am the oldest
setting-oldest-help = The oldest begins as the Guide. If several tick this, chance decides.

setting-on_leave = If someone leaves
setting-on_leave-help = A bot can play on for them, or the game ends without a result.
setting-on_leave-bot = A bot plays on
setting-on_leave-abort = The game ends

## The result

outcome-won = Home at last: you have won together!
outcome-lost = This time the Ogre was faster. Try again!
outcome-aborted = The game ended without a result
score-line =
    { $seat }: { label-summary }
ended-won = You have won
ended-lost = The Ogre has won
ended-aborted = The game ended without a result

## Bots

bot-weak = Forgetful
bot-weak-help = Soon gets lost between the trees.
bot-average = Ordinary memory
bot-average-help = Remembers about as much as most people.
bot-good = Good memory
bot-good-help = Seldom loses the way.
bot-baseline = Carefree
bot-baseline-help = Mostly knows the way and always walks on.
bot-random = Whirlwind
bot-random-help = Turns over whatever the wind blows in.

## On the board

button-ready = Ready!
button-all-ready = Everybody is ready
button-pebble = Spend a pebble: ask the others
button-call-help = Somebody is helping!
button-dont-know = I don't know
button-vote-continue = Walk on
button-vote-tree = Climb the Tall Tree
button-vote-boots = Put on the Boots
button-really = Let's risk it
button-cancel = Better not

label-look = Look well: the lantern is burning down
label-find = Where is { $place }?
label-your-cards = Only you see these
label-hold-to-look = Hold to see your cards
label-asked-next = Asked next: { $seats }
label-who-helped = Who helped?
label-marked = { $name } may have helped
label-advise = Where do you think it is?
label-missed = That is { $other_place }, not { $place }
label-all-found = All three found!
label-swap-from = Where do you think the wolves are?
label-swap-to = Which tile do they swap with?
label-insert = Choose a gap for { $place }
label-new-tile = New tile
label-warn-tree = The Tall Tree would turn up the sixth Ogre tile: the game would be lost.
label-warn-boots = A single mistake with the Boots, and the game is lost.
label-ready-by = { $ready } of { $all }
label-space = Space { $space } of { $spaces }
label-ogre-count = Ogre tiles open: { $ogre } of 6
label-clock = at your { $hour } o'clock
label-tile-down = face-down tile, { $clock }
label-tile-up = { $place }, { $clock }
label-storm = The storm turns you all one seat on!
label-won = Home at last!
label-lost = The Ogre was faster
label-summary = space { $spaces }, Ogre tiles: { $ogre } of 6, pebbles left: { $pebbles }, turns: { $turns }

## How to play

help-1 = You are lost in the forest, all together: bring the lantern to the cottage before the Ogre finds you.
help-2 = Places of the forest lie in a circle, and the Wolves among them. Look well: soon all tiles are turned face down!
help-3 = One of you is the Guide, draws three cards in secret and asks the next players one after the other to find a Place.
help-4 = Whoever is asked turns over one tile, and nobody may help. If all three are right, the lantern moves one space along the path.
help-5 = A wrong Place ends the turn and turns up an Ogre tile; the Wolves turn up two. Helping without being allowed costs one as well.
help-6 = After three right tiles the Guide swaps the Wolves with another face-down tile: “The wolves are here.” Then the next player is the Guide. At the bridges new tiles join the circle.
help-7 = With a White Pebble you may ask all the others. Between turns, once each: the Tall Tree shows all tiles but costs an Ogre tile; with the Seven League Boots the next Guide must find every Place alone, which sends two Ogre tiles back – or brings new ones.
help-8 = If the lantern reaches the cottage, you all win; if six Ogre tiles are open, you all lose. With two players there is no Guide: you take turns to turn up a card and find its Place.

## More words of the board

button-flip = Turn it over
button-swap = Swap these two
button-insert = Put it here
button-undo = Take back
label-continue-does = The next turn begins
label-tree-does = All look at the tiles; 1 Ogre tile is turned up
label-boots-does = { $seat } finds all { $count } Places: 2 Ogre tiles go back. A mistake: { $cost } more
label-token-ready = not used yet
label-token-used = used
label-turns = turns
label-gap = gap, { $clock }
label-clock-near = at your { $hour } o'clock, near the middle
label-clock-far = at your { $hour } o'clock, far out

## The guided first game

guide-welcome = Bring the lantern home to the cottage together, before all six Ogre tiles are open. You need good memories!
guide-end = If the lantern is at the cottage, you have all won. If six Ogre tiles are open, the Ogre was faster – for all of you.

guide-ask-arrive = The pictures are on their way to every screen. In a moment you will see the whole circle!
guide-ask-look = Remember which tile lies where, above all the Wolves! A little story helps: “From the Cave to the River …”
guide-ask-ask = You are the Guide: tap one of your three cards. You see who will be asked, so choose what suits them.
guide-ask-find = Turn up the tile with this Place: tap it, then tap it again. If you are not sure, a White Pebble lets you ask the others.
guide-ask-advice = Now helping is allowed! Tap the tile you would turn up, or say that you do not know.
guide-ask-swap = First tap the tile you think is the Wolves, then the one they swap with. Better a tile that you all know well!
guide-ask-insert = Choose a gap for the new tile. Beside a tile that you all remember, it is easier to keep in mind.
guide-ask-new_look = These Places are new. Remember where they lie before they are turned face down!
guide-ask-result = Look once more at what lies open: now you know where these tiles are. Then say that you are ready.
guide-ask-between = Vote on how to go on. The Tall Tree helps if you have forgotten a lot, the Boots if the Ogre is close and the coming Guide is sure.
guide-ask-tree_look = From the Tall Tree you see everything again. Look above all for what you had forgotten!
guide-ask-boots = Find the Places one by one. If you find them all, the Ogre goes back two tiles, but the first mistake ends it.

guide-wait-ask = The Guide holds three secret cards and is choosing one. Soon somebody has to find that Place!
guide-wait-find = Somebody is searching: not a word! Helping costs you an Ogre tile, so search along in your head.
guide-wait-advice = The others are giving you their advice. When all have spoken, you turn up a tile: whichever you like.
guide-wait-swap = Watch closely: in a moment two face-down tiles swap places. Remember which ones!
guide-wait-insert = Watch where the new tile goes. All the others stay in the same order.
guide-wait-boots = With the Boots on, one player has to find every Place alone. Hush, but look along: found tiles stay open!

guide-event-hid = From now on only your memory helps: all backs look the same.
guide-event-found = Right: the tile stays open until the end of the turn. With three right ones the lantern moves on.
guide-event-missed = That was the wrong Place, and so the turn is over. But now you all know what lies there!
guide-event-wolves = The Wolves cost two Ogre tiles instead of one. Remember where they are!
guide-event-silent = Time ran out: that counts as a mistake, though no tile was turned up.
guide-event-pebble = A White Pebble was spent: now everybody may help with this question. The Pebble does not come back.
guide-event-helped = Somebody helped, and that was not allowed. It costs an Ogre tile, but the search goes on.
guide-event-ogre = The Ogre is coming closer! When all six of his tiles are open, you have lost.
guide-event-ogre_back = The Ogre loses your trail: tiles of his that were open are face down again.
guide-event-lantern = All three were right! One step closer to the cottage.
guide-event-swapped = The Guide thinks that the Wolves are here now. Whether that is true, nobody says!
guide-event-bridge = Behind every bridge the wood grows: new Places come into the circle.
guide-event-scattered = In the vast forest a new tile lies where chance puts it. Remember the spot!
guide-event-storm = The storm moves you all one seat on. The tiles have not moved, you only see them from another side!
guide-event-decided = So it is decided. The Tall Tree and the Boots can each be used only once in a game.
guide-event-boots_done = Every Place found! That drives the Ogre back.
guide-event-boots_failed = A mistake with the Boots brings the Ogre closer. The Boots are now used up.
guide-event-passed = After each turn the neighbour on the left becomes the Guide. It will be your turn, too!

## Characters

bot-hansel = Hansel
bot-hansel-help = Leaves breadcrumbs, and remembers about as much as most people.
bot-goldilocks = Goldilocks
bot-goldilocks-help = Wanders wherever she likes and soon forgets the way: you will have to help her.
bot-red_riding_hood = Red Riding Hood
bot-red_riding_hood-help = Means well and thinks long, but the flowers distract her.
bot-gretel = Gretel
bot-gretel-help = Seldom loses the way, leads wisely, and gets everybody home.

## Why a bot did it

reason-sure = Surely that is the right tile: { $place }.
reason-unsure = It must be there, or close by: { $place }.
reason-forgotten = Where { $place } lies is forgotten, so any tile but the Wolves.
reason-advised = That is where most of the others point.
reason-pebble = In doubt it is better to ask the others.
reason-no_advice = Not sure enough to point anywhere.
reason-asked_easy = { $seat } has had the most trouble, so it is the tile that was open last.
reason-asked_hard = { $seat } finds the way best, so it is the tile nobody has seen for longest.
reason-asked_fair = { $seat } should manage that one.
reason-whim = Just a whim.
reason-wolves_known = The Wolves change places with a tile that everybody knows.
reason-wolves_lost = Where the Wolves are is forgotten, so any two will do.
reason-beside_new = New tiles side by side are easier to keep in mind.
reason-beside_known = Beside a tile one knows well it is easiest to find again.
reason-go_on = The way is clear enough to walk on.
reason-boots = Every place is known well enough for the Boots.
reason-tree = Too much is forgotten: a look from the Tall Tree will help.
reason-foreseen = Played on in the mind again and again, this came out best.

## What a content pack may change

content-first = Places in the circle at the start
content-bridge = Tiles that { $bridge } brings
content-wrong = Ogre tiles for a mistake
content-wrong-wolves = Ogre tiles for the Wolves
content-helped = Ogre tiles for words that help
content-tree = Ogre tiles for the Tall Tree
content-boots-back = Ogre tiles the Boots close
content-path-stone = The path “{ $value }”: spaces before the first bridge
content-path-wood = The path “{ $value }”: spaces before the second bridge
content-path-length = The path “{ $value }”: spaces in all
content-pebbles = { $value }: White Pebbles
content-ogre-start = { $value }: Ogre tiles open from the start
content-mode-tree = { $value }: the Tall Tree
content-mode-boots = { $value }: the Boots
