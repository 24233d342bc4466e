### Tom Thumb: English

## The game

game-name = Tom Thumb
game-line = Where was the Cave? Find your way home together!
game-minutes = 20 min
game-age = ages 7+
game-fun = memory and teamwork
game-about = You’re lost in the forest! Remember where everything is, find the right Places and carry the lantern home to the cottage, all together. But watch out: the Wolves keep moving, and the Ogre is on his way.

## The ten faces

place-clearing = the Clearing
place-castle = the Castle
place-hill = the Hill
place-ogre_lair = the Ogre’s Lair
place-lost_hut = the Lost Hut
place-marsh = the Marsh
place-stone_bridge = the Stone Bridge
place-river = the River
place-cave = the Cave
place-wolves = the Wolves

## The ten faces, short (under small tiles)

place-clearing-short = Clearing
place-castle-short = Castle
place-hill-short = Hill
place-ogre_lair-short = Ogre’s Lair
place-lost_hut-short = Lost Hut
place-marsh-short = Marsh
place-stone_bridge-short = Stone Bridge
place-river-short = River
place-cave-short = Cave
place-wolves-short = Wolves

## The bridges of the path

bridge-bridge_stone = the stone bridge
bridge-bridge_wood = the wooden bridge

## What is decided between two turns

choice-continue = Walk on
choice-tree = Climb the Tall Tree
choice-boots = Put on the Seven-League Boots

## Words of the game

label-guide = Guide
label-ogre = Ogre
label-pebbles = White Pebbles
label-name-tree = Tall Tree
label-name-boots = Seven-League Boots
label-path = Path
label-circle = The tiles
label-wolves-here = The Wolves are here

## What the acting player is asked

ask-arrive = Into the forest …
ask-look = Look and remember!
ask-ask = Choose a Place to ask for
ask-find = Find the right tile
ask-advice = Where do you think this Place is?
ask-swap = Move the Wolves
ask-insert = Choose a gap for the new tile
ask-new_look = Remember what’s new in the forest!
ask-result = Take a good look!
ask-between = What next?
ask-tree_look = Look around and remember!
ask-boots = Find every Place
ask-over = Game over

## What the others read meanwhile

wait-arrive = { $count ->
    [one] { $seats } is still loading
   *[other] { $count } players are still loading
}
wait-look = { $count ->
    [one] { $seats } is still looking
   *[other] { $count } players are still looking
}
wait-ask = { $seats } is choosing a Place
wait-find = { $seats } is searching. Shh!
wait-advice = { $count ->
    [one] { $seats } is still thinking
   *[other] { $count } players are still thinking
}
wait-swap = { $seats } is moving the Wolves
wait-insert = { $seats } is choosing a gap for the new tile
wait-new_look = { $count ->
    [one] { $seats } is still looking
   *[other] { $count } players are still looking
}
wait-result = { $count ->
    [one] { $seats } is still looking
   *[other] { $count } players are still looking
}
wait-between = { $count ->
    [one] { $seats } hasn’t voted yet
   *[other] { $count } players haven’t voted yet
}
wait-tree_look = { $count ->
    [one] { $seats } is still looking
   *[other] { $count } players are still looking
}
wait-boots = { $seats } is wearing the Boots. Shh!
wait-over = Game over

## Buttons

option-loaded = I’m here
option-ready = Ready!
option-ask = Ask for: { $place }
option-flip = Turn over tile { number-index }
option-pebble = Use a White Pebble
option-call_help = { $seat } helped
option-advise = { $index ->
    [None] I don’t know
    [null] I don’t know
   *[other] I think it’s tile { number-index }
}
option-swap = Swap: tile { number-index } and tile { number-to-index }
option-insert = Put { $place } after tile { number-gap }
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

event-began = { $seat } starts
event-showed = Look closely and remember!
event-hid = All the tiles are face down
event-turn = Turn { $turn }: { $seat } starts
event-dealt = Your cards: { $places }
event-asked = { $seat } must find { $place }
event-flipped = { $seat } turns over { $place }
event-found = { $seat } finds { $place }!
event-missed = { $seat } looks for { $place } but finds { $other_place }
event-wolves = Oh no, the Wolves! { $seat } was looking for { $place }
event-silent = Out of time: { $seat } didn’t find { $place }
event-pebble = { $seat } uses a White Pebble ({ $pebbles } left)
event-advised = { $index ->
    [None] { $seat } doesn’t know
    [null] { $seat } doesn’t know
   *[other] { $seat } points at a tile
}
event-helped = { $seat }: Shh, { $other_seat } is helping!
event-ogre = { $count ->
    [one] { $count } Ogre tile is revealed ({ $ogre } of 6 now face up)
   *[other] { $count } Ogre tiles are revealed ({ $ogre } of 6 now face up)
}
event-ogre_back = { $count ->
    [0] There’s no Ogre tile to turn back ({ $ogre } of 6 face up)
    [one] { $count } Ogre tile is turned back ({ $ogre } of 6 now face up)
   *[other] { $count } Ogre tiles are turned back ({ $ogre } of 6 now face up)
}
event-lantern = The lantern moves to space { $space }
event-exchanged = { $seat } swaps two tiles
event-swapped = The Wolves are here
event-bridge = The lantern crosses { $bridge }
event-new_tiles = New in the forest: { $places }
event-added = { $count ->
    [one] { $count } new Place joins the others
   *[other] { $count } new Places join the others
}
event-inserted = { $seat } places { $place }
event-scattered = New, somewhere in the forest: { $place }
event-storm = A storm! Everyone moves round one seat
event-voting = { $count ->
    [one] { $seats } votes now
   *[other] { $seats } vote now
}
event-voted = { $seat }: { $choice }
event-decided = The vote is in: { $choice }
event-boots_done = { $seat } finds every Place: the Boots drive the Ogre back!
event-boots_failed = { $seat } stumbles in the Seven-League Boots
event-passed = { $seat } starts the next turn
event-left = { $seat } leaves the table
event-aborted = { $seat } has left, so the game ends without a result
event-over = { $reason }

## How the game ends

reason-won = The lantern has reached the cottage: you win together!
reason-lost = All six Ogre tiles are face up: the Ogre has caught you
reason-aborted = The game ends without a result

## Why not

refusal-game-over = This game is over. How about another one?
refusal-not-seated = You’re a spectator. Only players at the table can make moves.
refusal-unknown-action = You can’t do that in this game. Choose one of the moves on the screen.
refusal-no-pebble-in-boots = You can’t use a pebble with the Boots on. You’re on your own this time!
refusal-advice-open = Wait for the advice first.
refusal-wrong-phase = You can’t do that right now. Another step comes first: “{ $ask }”.
refusal-not-your-turn = It’s not your turn yet. Watch and remember!
refusal-not-in-hand = You don’t have this card. Ask for a Place in your hand.
refusal-bad-index = There’s no such tile. Choose one on the table.
refusal-face-up = This tile is already face up. Choose one that’s face down.
refusal-same-tile = Choose two different tiles to swap.
refusal-pebble-spent = You’ve already used a pebble for this search. Now turn over a tile.
refusal-no-pebbles = There are no White Pebbles left. Trust your memory!
refusal-help-allowed = A pebble was used, so helping is allowed this time.
refusal-help-called = Someone has already been reported for helping in this search. Once is enough.
refusal-not-a-helper = This player can’t have helped. Choose someone who isn’t searching.
refusal-bad-choice = You can’t vote for that. Choose one of the buttons.
refusal-token-gone = You’ve already used this, or it isn’t in this game. Choose something else.
refusal-not-offered = This isn’t a new tile. Choose one of the new ones.
refusal-bad-gap = There’s no such gap. Choose one between two tiles.
refusal-stale = The game has moved on. Take another look and choose again.
refusal-malformed = That isn’t in this forest. Choose something on the screen.
refusal-player-count = This game is for 2 to 6 players. Seats at this table: { $seats }.
refusal-bad-option = This setting doesn’t work here: { $option }. Please change it.
refusal-muted = Shh! No helping while someone is choosing or searching. You can chat again right afterwards.

## Settings

setting-mode = Level
setting-mode-help = How dangerous is the forest?
setting-mode-basic = Basic
setting-mode-fabulous = Fabulous
setting-mode-legendary = Legendary
setting-mode-custom = Custom
setting-mode-basic-help = 3 White Pebbles, the Tall Tree and the Seven-League Boots.
setting-mode-fabulous-help = 2 White Pebbles and the Tall Tree, but no Boots.
setting-mode-legendary-help = 2 White Pebbles, no Tree and no Boots. One Ogre tile is face up from the start.
setting-mode-custom-help = Choose the pebbles, the Tree, the Boots and the Ogre tiles yourself.

setting-pebbles = White Pebbles
setting-pebbles-help = The number of times you may ask for advice. Only for a custom level.

setting-tree = Tall Tree
setting-tree-help = Shows you all the tiles once more. Only for a custom level.
setting-tree-true = Yes
setting-tree-false = No

setting-boots = Seven-League Boots
setting-boots-help = Can send the Ogre back. Only for a custom level.
setting-boots-true = Yes
setting-boots-false = No

setting-ogre_start = Ogre tiles at the start
setting-ogre_start-help = The number of Ogre tiles face up from the start. Only for a custom level.

setting-storm = Storm
setting-storm-help = After each turn, everyone moves round one seat and sees the circle from another side.
setting-storm-true = Yes
setting-storm-false = No

setting-dark_forest = Dark Forest
setting-dark_forest-help = At the start you only see the Wolves, and there’s no Tall Tree.
setting-dark_forest-true = Yes
setting-dark_forest-false = No

setting-vast_forest = Vast Forest
setting-vast_forest-help = The tiles are scattered over the table instead of in a circle.
setting-vast_forest-true = Yes
setting-vast_forest-false = No

setting-path = Path
setting-path-help = How far is it to the cottage?
setting-path-standard = 10 spaces
setting-path-short = 8 spaces
setting-path-eleven = 11 spaces

setting-boots_fail_cost = If the Boots fail
setting-boots_fail_cost-help = How many Ogre tiles does a mistake with the Boots reveal? In the Spanish edition, it’s just one.
setting-boots_fail_cost-2 = 2 Ogre tiles
setting-boots_fail_cost-1 = 1 Ogre tile

setting-collective = Voting
setting-collective-help = Who has to agree before you use the Tall Tree or the Boots?
setting-collective-majority = The majority
setting-collective-unanimous = Everyone

setting-silence = Silence
setting-silence-help = Nobody may help while someone is searching.
setting-silence-muted = Chat off
setting-silence-honour = On your honour
setting-silence-muted-help = Chat is paused while the Guide asks or someone searches.
setting-silence-honour-help = Chat stays on. If a message looks like help, the Guide (with two players, whoever is searching) decides whether it is.

setting-view = View
setting-view-help = From which side do you see the circle?
setting-view-seat = From your seat
setting-view-common = The same for everyone
setting-view-seat-help = Everyone sees the circle from their own side, as at a real table.
setting-view-common-help = Everyone sees the circle from the same side. Good for one device in the middle of the table.

setting-look_seconds = Seconds to look
setting-look_seconds-help = The longest time you can see the tiles at the start and from the Tall Tree.

setting-new_look_seconds = Seconds for new tiles
setting-new_look_seconds-help = The longest time new tiles stay face up.

setting-result_seconds = Seconds after a mistake
setting-result_seconds-help = The longest time you can still see the tiles after a mistake.

setting-ask_seconds = Seconds to ask
setting-ask_seconds-help = If time runs out, one of the Guide’s cards is chosen at random.
setting-ask_seconds-off = No timer

setting-find_seconds = Seconds to search
setting-find_seconds-help = Running out of time counts as a mistake.
setting-find_seconds-off = No timer

setting-advice_seconds = Seconds to advise
setting-advice_seconds-help = If time runs out, a missing answer counts as “I don’t know”.
setting-advice_seconds-off = No timer

setting-swap_seconds = Seconds to move the Wolves
setting-swap_seconds-help = If time runs out, two random face-down tiles swap places.
setting-swap_seconds-off = No timer

setting-insert_seconds = Seconds to place a tile
setting-insert_seconds-help = If time runs out, the gap is chosen at random.
setting-insert_seconds-off = No timer

setting-vote_seconds = Seconds to vote
setting-vote_seconds-help = If time runs out, a missing vote counts as “Walk on”.
setting-vote_seconds-off = No timer

setting-first_guide = First Guide
setting-first_guide-help = Who is the first Guide? (With two players: who searches first?)
setting-first_guide-oldest = The oldest player
setting-first_guide-random = Random
setting-first_guide-host = The host chooses

setting-first_seat = Seat of the first Guide
setting-first_seat-help = Only if the host chooses the first Guide.
setting-first_seat-0 = Seat 1
setting-first_seat-1 = Seat 2
setting-first_seat-2 = Seat 3
setting-first_seat-3 = Seat 4
setting-first_seat-4 = Seat 5
setting-first_seat-5 = Seat 6

setting-oldest = I’m the oldest
setting-oldest-help = Counts only if “First Guide” is set to “The oldest player”. If several players tick this, one of them is chosen at random; if nobody does, everyone is in the draw.

setting-on_leave = If a player leaves
setting-on_leave-help = A bot takes over, or the game ends without a result.
setting-on_leave-bot = A bot takes over
setting-on_leave-abort = The game ends

## The result

outcome-won = Home at last: you win together!
outcome-lost = The Ogre has caught you. Try again!
outcome-aborted = The game ended without a result
score-line =
    { $seat }: { label-summary }
ended-won = You won
ended-lost = The Ogre won
ended-aborted = The game ended without a result

## Bots

bot-weak = Forgetful
bot-weak-help = Soon gets lost among the trees.
bot-average = Average memory
bot-average-help = Remembers about as much as most people.
bot-good = Good memory
bot-good-help = Rarely gets lost.
bot-baseline = Carefree
bot-baseline-help = Usually knows the way and never stops for the Tree or the Boots.
bot-random = Whirlwind
bot-random-help = Turns over tiles at random.

## On the board

button-ready = Ready!
button-all-ready = We’re all ready
button-pebble = Pebble: ask for advice
button-call-help = Someone is helping!
button-dont-know = I don’t know
button-vote-continue = Walk on
button-vote-tree = Climb the Tall Tree
button-vote-boots = Put on the Boots
button-really = Let’s risk it
button-cancel = Better not

label-look = Look closely: the lantern is burning low
label-find = Where is { $place }?
label-your-cards = Only you can see these cards
label-asked-next = Next to be asked: { $seats }
label-who-helped = Who helped?
label-marked = { $name } may have helped
label-missed = That’s { $other_place }, not { $place }
label-all-found = All three found!
label-swap-from = Where do you think the Wolves are?
label-swap-to = Which tile should the Wolves swap with?
label-insert = Choose a gap for { $place }
label-new-tile = New tile
label-warn-tree = The Tall Tree would reveal the sixth Ogre tile, and you’d lose the game.
label-warn-boots = One mistake with the Boots, and you lose the game.
label-ready-by = Ready: { $ready } of { $all }
label-space = Space { $space } of { $spaces }
label-ogre-count = Ogre tiles face up: { $ogre } of 6
label-clock = at { $hour } o’clock on the screen
label-tile-down = face-down tile, { $clock }
label-tile-up = { $place }, { $clock }
label-storm = The storm moves everyone round one seat!
label-end-won = Home at last!
label-end-lost = The Ogre has caught you
label-summary = lantern on space { $spaces }, Ogre tiles face up: { $ogre } of 6, pebbles left: { $pebbles }, turns played: { $turns }

## How to play

help-1 = You’re all lost in the forest. Carry the lantern home to the cottage before the Ogre catches you.
help-2 = The tiles in the circle show Places in the forest, and one shows the Wolves. Look closely: soon they’re all turned face down!
help-3 = One of you is the Guide. The Guide secretly draws three cards and asks the next players to find the Places on them, one after another.
help-4 = When you’re asked, turn over one tile. Nobody may help! If all three tiles are right, the lantern moves one space along the path.
help-5 = A wrong Place ends the turn and reveals an Ogre tile. The Wolves reveal two. Helping when it’s not allowed reveals one as well.
help-6 = After three right answers, the Guide swaps the Wolves with another face-down tile: “The Wolves are here.” Then the next player is the Guide. At the bridges, new tiles join the circle.
help-7 = With a White Pebble, you can ask for advice. Between turns, two more things can help, once each. The Tall Tree shows you all the tiles but reveals an Ogre tile. With the Boots, the next Guide must find every Place alone: if that works, up to two Ogre tiles are turned back; if not, more are revealed.
help-8 = If the lantern reaches the cottage, you all win. If six Ogre tiles are face up, you all lose. With two players there’s no Guide: cards are shown to you both, one at a time, and you take turns finding the Place.

## More words of the board

button-flip = Turn over this tile
button-swap = Swap these two
button-insert = Place the tile here
button-undo = Undo
label-continue-does = Start the next turn
label-tree-does = See all the tiles, but reveal 1 Ogre tile
label-boots-does = { $count ->
    [one] { $seat } must find { $count } Place. Success: up to 2 Ogre tiles turned back. Mistake: { $cost } more revealed.
   *[other] { $seat } must find all { $count } Places. Success: up to 2 Ogre tiles turned back. Mistake: { $cost } more revealed.
}
label-token-ready = not used yet
label-token-used = used
label-turns = { $turns ->
    [one] Turn
   *[other] Turns
}
label-gap = gap, { $clock }
label-clock-near = at { $hour } o’clock on the screen, near the middle
label-clock-far = at { $hour } o’clock on the screen, far out
hint-flip = Turn over the tile { $clock }
hint-advise = Point at the tile { $clock }
hint-swap = Swap two tiles: one { $from }, the other { $to }
hint-insert = Place the tile in the gap { $clock }

## The guided first game

guide-welcome = Carry the lantern home to the cottage before all six Ogre tiles are face up. You’ll all need a good memory!
guide-end = If the lantern reaches the cottage, you all win. If six Ogre tiles are face up, the Ogre wins.

guide-ask-arrive = The pictures are still loading for everyone. In a moment you can take your first look!
guide-ask-look = Remember what you see, above all the Wolves! Make up a little story: “From the Cave to the River …”
guide-ask-ask = You’re the Guide: tap one of your cards. You can see who will be asked, so choose a Place they should know.
guide-ask-find = Find this Place: tap a tile, then tap it again to turn it over. Not sure? If there’s a White Pebble left, you can use it to ask for advice.
guide-ask-advice = Now you may help! Tap the tile you would turn over, or say that you don’t know.
guide-ask-swap = Tap the tile you think is the Wolves, then the tile to swap it with. A tile that everyone knows well is best!
guide-ask-insert = Choose a gap for the new tile. Next to a tile you all know, it’s easier to remember.
guide-ask-new_look = The forest has grown. Remember where each new tile is before it’s turned face down!
guide-ask-result = Take another look at any tiles that are face up: now you know where they are. Then press “Ready!”.
guide-ask-between = Vote on what to do next. The Tall Tree helps if you’ve forgotten a lot; the Boots help if the Ogre is close and the next player remembers every Place.
guide-ask-tree_look = From the Tall Tree you see everything again. Look for what you had forgotten!
guide-ask-boots = Find the Places one by one. If you find them all, up to two Ogre tiles are turned face down again. But a single mistake ends the search and brings the Ogre closer.

guide-wait-ask = The Guide is choosing one of the secret cards. Someone will have to find that Place!
guide-wait-find = Someone is searching: not a word, unless a White Pebble was used! Helping reveals an Ogre tile, so just think along silently.
guide-wait-advice = Everyone who isn’t searching may give advice. Once everyone has answered, or time runs out, the player who is searching may turn over any face-down tile.
guide-wait-swap = Watch closely: two face-down tiles are about to swap places. Remember which!
guide-wait-insert = Watch where the new tile goes. The other tiles stay in the same order.
guide-wait-boots = With the Boots on, one player must find every Place alone. Shh! But keep watching: tiles that are found stay face up.

guide-event-hid = From now on, you have only your memory to go on: face down, all the tiles look the same.
guide-event-found = Right! The tile stays face up for now. In a normal turn, three right answers move the lantern on.
guide-event-missed = That’s the wrong Place, and one mistake ends the turn, or the search with the Boots. But now you all know where this Place is!
guide-event-wolves = In a normal turn, the Wolves reveal two Ogre tiles instead of one. Remember where they are!
guide-event-silent = Running out of time counts as a mistake, even though no tile was turned over.
guide-event-pebble = A White Pebble was used, so everyone may help with this search. Each pebble works only once.
guide-event-helped = Someone helped, and that wasn’t allowed. An Ogre tile is revealed, but the search goes on.
guide-event-ogre = The Ogre is coming closer! When all six of his tiles are face up, you lose.
guide-event-ogre_back = The Ogre loses your trail: up to two of his tiles are turned face down again.
guide-event-lantern = All three answers were right! The lantern is one step closer to the cottage.
guide-event-swapped = The Wolves should be here now. Nobody says whether they really are!
guide-event-bridge = Beyond each bridge, the forest grows, and there’s more to remember!
guide-event-scattered = In the Vast Forest, each new tile lands in a random spot. Remember where!
guide-event-storm = The storm moves everyone round one seat. The tiles haven’t moved; you just see them from another side!
guide-event-decided = The vote is over. The Tall Tree and the Boots can each be used once per game.
guide-event-boots_done = Every Place found! That drives the Ogre back.
guide-event-boots_failed = A mistake with the Boots brings the Ogre closer. The Boots are used up now.
guide-event-passed = After each turn, the player on the Guide’s left is the next Guide. With two players, you simply take turns searching.

## Characters

bot-hansel = Hansel
bot-hansel-help = Leaves a trail of breadcrumbs and remembers about as much as most people.
phrase-bot-hello-hansel = Hello! I’ve brought breadcrumbs.
bot-goldilocks = Goldilocks
bot-goldilocks-help = Wanders where she likes and soon forgets the way. You’ll have to help her!
phrase-bot-hello-goldilocks = Hello! Is anyone’s porridge still warm?
bot-red_riding_hood = Red Riding Hood
bot-red_riding_hood-help = Means well and thinks hard, but flowers distract her.
phrase-bot-hello-red_riding_hood = Hello! Grandmother lives just beyond the trees.
bot-gretel = Gretel
bot-gretel-help = Rarely gets lost, leads wisely and gets everyone home.
phrase-bot-hello-gretel = Hello! Stay close together, and we’ll get home.

## Why a bot did it

reason-sure = Almost certainly here: { $place }.
reason-unsure = Probably here, or close by: { $place }.
reason-forgotten = No idea where { $place } is, so any tile that isn’t the Wolves will do.
reason-advised = When in doubt, follow the advice given.
reason-pebble = When in doubt, it’s better to ask.
reason-no_advice = Not sure enough to point at a tile.
reason-asked_easy = A Place seen recently is easier for { $seat }.
reason-asked_hard = { $seat } should manage even a Place that hasn’t been seen for a while.
reason-asked_fair = { $seat } should manage this one.
reason-whim = Just a whim.
reason-wolves_known = Everyone knows this tile, so the Wolves will be easy to remember here.
reason-wolves_lost = No idea where the Wolves are, so any two tiles will do.
reason-beside_new = New tiles next to each other are easier to remember.
reason-beside_known = Next to a tile everyone knows, a new tile is easiest to find again.
reason-go_on = Walking on looks best right now.
reason-boots = The Places are well remembered, so the Boots are worth a try.
reason-tree = Too much is forgotten: a look from the Tall Tree will help.
reason-foreseen = Looking ahead, this works best.

## What a content pack may change

content-first = Places in the circle at the start
content-bridge = Tiles added at { $bridge }
content-wrong = Ogre tiles for a mistake
content-wrong-wolves = Ogre tiles for the Wolves
content-helped = Ogre tiles for helping
content-tree = Ogre tiles for the Tall Tree
content-boots-back = Ogre tiles that the Boots turn back
content-path-stone = Spaces before the first bridge (path “{ $value }”)
content-path-wood = Spaces before the second bridge (path “{ $value }”)
content-path-length = Spaces in all (path “{ $value }”)
content-pebbles = White Pebbles (level “{ $value }”)
content-ogre-start = Ogre tiles face up at the start (level “{ $value }”)
content-mode-tree = Tall Tree (level “{ $value }”)
content-mode-boots = Boots (level “{ $value }”)
