### The house: English

## Pages

title-shelf = Fairy-tale board games
title-new = New table
skip-link = Skip to the table
label-loading = One moment …
label-language = Language
label-colour = Your colour and shape
label-own-things = Your things

## The shelf

shelf-title = Pull up a chair
shelf-line = Fairy-tale board games for family and friends. No account, just a link.
shelf-code = I have a code
shelf-tables = Your tables
shelf-players = { $least } to { $most } players
shelf-step-1 = Choose a game and make a table.
shelf-step-2 = Send the link, say the code or show the QR code.
shelf-step-3 = Bots take the chairs that stay empty.

## A new table

new-chairs = How many chairs?
new-chairs-help = Every chair is for a person or for a bot.
new-more = More options
new-choose = I choose
new-chosen = { $chosen } of { $wanted } chosen
number-other = Other …
number-less = Less
number-more = More

## The lobby

lobby-title = { $game }, table { $code }
lobby-chairs = The chairs round the table
lobby-full = All chairs are taken. Stay and watch the game!
lobby-ready = Everybody is here!
options-title = Options
option-chip = { $label }:
setting-true = Yes
setting-false = No
lobby-waiting = { $count ->
    [one] { $count } chair is still empty
   *[other] { $count } chairs are still empty
}
sit-name = What is your name?
sit-name-other = Who else is playing here?
chair-number = Chair { $number }
chair-title = Chair { $number }
chair-free = free
chair-empty = Chair { $number }: free
chair-person = { $name } sits here
chair-own = { $name }: that is you
chair-bot = { $name }, a bot
chair-yours = Your chair
chair-online = is here
chair-offline = not connected just now
chair-slow = slow connection
chair-share-help = Playing together on this device? Then the next player sits here, and you pass the device on.
chair-bot-title = Put a bot here
chair-share = Somebody at this device
seat-colour-0 = sky blue, triangle
seat-colour-1 = gold, circle
seat-colour-2 = violet, square
seat-colour-3 = mint, diamond
seat-colour-4 = coral, cross
seat-colour-5 = pink, star

## Bots

bot-random = Whirlwind
bot-random-help = Plays whatever the wind blows in. Good for a first try.
bot-easy = Apprentice
bot-easy-help = Plays well, but forgets a thing or two.
bot-greedy = Vizier
bot-greedy-help = Forgets nothing and grabs the best.
bot-level = Level { $level } of 5

## Inviting

invite-title = Invite others
invite-text = Come and play with us! The code of our table: { $code }
invite-qr = QR code of the link to table { $code }
invite-copied = Copied!
invite-closed = The link and the QR code work at any time. The code alone works only while the host lets people join with it.
invite-locked = The table is locked: nobody new can come in until the host opens it.

## At the table

your-turn = Your turn
your-turn-of = { $name }, it is your turn
your-turn-together = All together
ask-anything = Choose
wait-anything = { $count ->
    [one] { $seats } is choosing
   *[other] { $seats } are choosing
}
players-count = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
clock-left = { $count ->
    [one] { $count } second left
   *[other] { $count } seconds left
}
chip-turn = to move
chip-you = that is you
chip-away = away, the autopilot plays
chip-stood-in = a bot has taken over
who-title = Who is who
story-title = What happened
story-empty = Nothing yet: the story is about to begin.
away-banner = The autopilot plays for { $name }
stood-in-banner = A bot plays for { $name }
back-soon = { $name } takes over in a moment
line-lost = The line is down. Your chair is kept, one moment …
why-allowed = Nothing speaks against it. Go ahead!

## Talking

talk-title = Say something
talk-who = Who is speaking?
talk-said = What was said
talk-placeholder = In your own words
phrase-hmm = Hmm …
phrase-one-more = One more!
phrase-well-done = Well done!
phrase-oh-no = Oh no!
phrase-thanks = Thank you!
phrase-wait = Wait a moment!

## The curtain

curtain-title = Pass the device to { $name }
curtain-text = Everybody else: look away!

## Leaving

leave-title = Leave for good?
leave-text = Your chair will not be kept. To take a break, just close the page and come back later.

## The menu

menu-title = Menu
menu-sound = Sounds
menu-calm = Less motion

## Nobody there

unknown-title = There is no table “{ $code }”
unknown-text = Check the code, or ask for the link. If they are playing already, the host can let people in by code again.
guesses-title = Too many wrong codes
away-title = The lamp has gone out
away-text = The server cannot be reached. We keep knocking; check your network meanwhile.
nogame-title = This box is not on our shelf
nogame-text = Perhaps the game has another name. Have a look at the shelf.
nowhere-title = Lost in the desert
nowhere-text = There is nothing at this address but sand and stars.

## Credits

credits-title = Credits
credits-text = Fabletop stands on the shoulders of many. Thank you!
credits-house = The shell is built with these free libraries:
credits-licences = Their licences in full
credits-faces = The text is set in these free typefaces:

## Buttons

button-again = Try again
button-back = I'm back
button-board = Look at the board
button-close = Close
button-copy = Copy link
button-fill = { $count ->
    [one] Put a bot on it
   *[other] Fill them with bots
}
button-forget = Take table { $code } off the list
button-join = Join
button-leave = Leave the table
button-make = Make the table
button-menu = Menu
button-mine = It's me, { $name }
button-new = New table
button-play = Play
button-qr = QR code
button-result = Show the result
button-save = Save
button-say = Say it
button-send-away = Send the bot away
button-share = Share link
button-shelf = Back to the shelf
button-sit = Sit down
button-sit-here = Sit here
button-stand = Stand up
button-start = Start the game
button-stay = I'm staying

## Why not

refusal-unknown = That is not possible right now.
refusal-bad-message = The server did not understand that. Reload the page and try again.
refusal-too-long = That was too long. Try it with fewer words.
refusal-too-fast = Slow down a little: that was too much at once.
refusal-hello-first = The page has not introduced itself yet. One moment, then try again.
refusal-no-such-table = There is no table with this code.
refusal-not-saved = The table cannot be saved just now. Nothing is lost: try again in a moment.
refusal-failed = Something went wrong on our side. The table is as it was before; please try again.
refusal-table-damaged = This table cannot be opened just now. What was played is kept.
refusal-no-such-game = This game is not on our shelf.
refusal-too-many-tables = You have made a lot of tables lately. Take a break, then make the next one.
refusal-too-many-guesses = Too many wrong codes came from here. Try again in { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}, or use the link.
refusal-no-room = The house is full just now. Try again later.
refusal-bad-token = This device has no chair at this table any more. Just sit down again.
refusal-bad-name = A name needs 1 to 20 visible characters. How about another one?
refusal-seat-taken = Somebody is already sitting there. Take another chair.
refusal-no-such-seat = This table has no such chair.
refusal-not-your-seat = That is somebody else's chair.
refusal-game-running = The game is already running.
refusal-not-started = The game has not started yet.
refusal-chairs-empty = A chair is still empty. Put somebody or a bot on it, then start.
refusal-no-such-bot = There is no such bot in this game.
refusal-stood-in = The bot is just finishing an answer for you. After that your chair is yours again.
refusal-muted = No talking just now. Wait until it is allowed again.

## How to play, and how it went for you

menu-help = How to play
ending-you = { $rank ->
    [1] You win with { $points } points!
   *[other] Your place: { $rank }, with { $points } points
}

## Taking back, and coming back

undo-ask = Take back
undo-asks = { $name } would like to take back the last move
undo-waiting = Your move goes back as soon as all agree. Waiting for: { $names }
undo-waits = Waiting for: { $names }
undo-withdraw = Never mind
undo-agree = Agree
undo-refuse = No
undo-done = Moves were taken back
undo-not-done = Nothing was taken back
recap-title = While you were away
recap-skip = Touch to skip

## Stickers and silence

phrase-sticker-laugh = laughing
phrase-sticker-cry = crying
phrase-sticker-clap = applause
phrase-sticker-heart = all my heart
phrase-sticker-thumb = thumbs up
phrase-sticker-think = thinking
phrase-sticker-surprise = surprised
phrase-sticker-sleep = sleepy
mute-title = Mute somebody
mute-help = You will not see or hear what they say, here at this table. Nobody is told.
mute-person = Mute { $name }

## Help for one chair

help-title = Help at the table
help-text = Help can change at any time, and everybody sees who has which.
help-time = Time to think
help-time-usual = Usual
help-time-double = Double
help-time-endless = Endless
help-time-usual-help = The clock runs as for everybody.
help-time-double-help = The clock gives this chair twice the time.
help-time-endless-help = No clock for this chair: the others wait.
help-hints = Hints
help-hints-help = A button that tells what a bot would do.
help-large = Larger print
help-large-help = Bigger letters on this chair’s device.
help-calm = No reflexes needed
help-calm-help = Where the quickest wins, even a slow press counts like a usual one.
help-has-double = double time
help-has-endless = endless time
help-has-hints = may ask for hints
help-has-large = larger print
help-has-calm = no reflexes needed
hint-ask = Give me a hint
hint-title = A bot’s tip:
hint-do = Do that
hint-thanks = Thanks!

## Resting and ending early

rest-title = The game rests
rest-text = It goes on as soon as the host says so.
rest-text-host = Go on as soon as everybody is back.
rest-resume = Go on
ended-title = Ended early
ended-text = The host has ended this game. Nobody has won, nobody has lost.
refusal-locked = This table is locked. Ask the host to open it for you.
refusal-sent-away = The host has sent those away who only watch.
refusal-no-such-record = There is no such game here any more.
refusal-paused = The game rests just now. Wait until the host goes on.
refusal-ended = The host has ended this game.
refusal-not-over = The game is not over yet.
refusal-damaged = { $move ->
    [none] This record was changed, or never was one.
    [0] This record was changed: its beginning is not true.
   *[other] This record was changed: move { $move } is not true.
}
refusal-host-only = Only the host can do that.
refusal-no-undo = There is nothing to take back, or something new has come to light since.
refusal-no-hints = No hints for this chair just now. They are switched on in “Help at the table”.
refusal-bad-ticket = This ticket is no longer good. Show a new one on the old device.
refusal-not-now = Not at this very moment. Try again shortly.
refusal-still-here = { $seconds ->
    [0] { $name } is still here. A chair can be freed only when its player leaves, or has been away for two minutes.
    [one] { $name } has only just left. You can free the chair in { $seconds } second.
   *[other] { $name } has only just left. You can free the chair in { $seconds } seconds.
}
refusal-played-already = You have already seen cards in this game, so this chair is for somebody new. In the next game you can sit anywhere.
refusal-sit-first = Sit down first, then you can choose who else plays.
refusal-name-taken = Somebody here already has a name that looks like this one. Pick another, so nobody gets mixed up.
refusal-table-full = So many people are watching that there is no room left. Try again in a while.
refusal-long-evening = This table has seen { $most } games, and that is all it can hold. Create a new one for the next.

## The door: television, host, moving, notices

tv-join = Come and play!
tv-address = or open { $address } and type in the code
tv-late = Late? Come in!
tv-touch = Touch for sound and the whole screen
tv-full = Fill the whole screen
tv-window = Back to a window
tv-leave = Play on this screen instead
tv-show = Show on a television
tv-show-text = Open this address on the big screen. It becomes the board for all, and the phones become hands.
tv-here = Show it on this screen
host-title = The host’s hand
host-you = You are the host
host-locked = Nobody new may come in
host-door = People can join with the code
host-dismiss = Send watchers away
host-dismiss-question = Send everybody away who only watches? The table is locked too, so that nobody new comes in.
watchers = { $count ->
    [one] { $count } device is watching
   *[other] { $count } devices are watching
}
host-chat = Free chat, where the game allows it
host-slow = No clocks: a game over days
host-paused = Let the game rest
host-swap = Swap two chairs
host-swap-this = Swap with another chair
host-free = Free the chair
host-free-lobby = Send { $name } away? They can sit down again, unless you close the table.
host-free-play = Free the chair of { $name }? A bot plays on, and somebody new may sit down there. Everybody is told.
host-bot = A bot sits in
host-bot-level = Which bot plays for { $name }?
host-end = End the game
host-end-question = End the game for everybody? It cannot be taken up again.
swap-first = Touch the first of the two chairs
swap-second = { $name }: now touch the other chair
chair-host = the host
chair-free-now = free for somebody new
free-chair = The chair of { $name } is free: sit down
free-chair-title = Play on from here
free-chair-text = A bot plays for { $name } just now. Sit down, and the hand is yours.
move-title = Move my seat to another device
move-who = Whose seat?
move-text = Scan this with the other device, or open the link there. Your seat goes along.
move-once = Works once, and for ten minutes. Show it to nobody else.
move-qr = QR code that moves your seat
move-failed = That did not work. The line may be down.
seat-moved = The seat of { $name } has moved to another device. Here you are watching now.
seat-freed = The host has freed the chair of { $name }. Here you are watching now.
notice-chair-freed = { $by } has freed the chair of { $name }. A bot plays on until somebody new sits down.
notice-chair-taken = { $by } now plays on for { $name }.
notice-turn = Tell me when it is my turn
notice-none = Notices outside the page: this browser cannot show them here. They need a secure address (https).
notice-refused = Your browser blocks notices from this page. You can allow them in its settings for this site.
locked-title = This table is closed
locked-text = The host has locked the door. Ask to be let in, then try again.
sent-away-title = The players want some privacy
sent-away-text = The host has closed the table to watchers. Thanks for watching!
full-title = This table is full
full-text = So many people are watching that there is no room left. Try again in a while.
shelf-seen = last seen { $ago }
shelf-over = the game is over
button-no = No, leave it
button-cancel = Cancel
button-move-here = Move here
button-move-name = Move { $name } here

## Rules, and a first game with a guide

rules-title = The rules
rules-of = { $game }: the rules
rules-short = In short
rules-contents = Sections
rules-search = Search the rules
rules-places = { $count ->
    [0] Nowhere. Try another word.
    [one] { $count } place
   *[other] { $count } places
}
rules-print = Print
rules-page = Open the rules on a page of their own
rules-clause = { $clause }: read this rule
rules-english = These rules have not been translated yet. Here they are in English.
rules-none = The rules of this game cannot be shown just now.
learn-button = Learn by playing
learn-text = A first game against bots, without clocks. A guide explains each thing when it first happens.
learn-begin = Let’s play
learn-name = Robin
learn-afresh = Explain everything from the beginning
guide-title = The guide
guide-next = Got it
guide-close = Close the guide. The menu brings it back.
guide-switch = A guide explains the game

## After the game, the evening, a picture to keep, statistics, the house on one’s own device

after-links = Where to go now
again-button = Again!
again-wait = Waiting for { $name } to say “Again!”
again-nobody = Nobody is here to say “Again!”
again-other = Another game
again-other-title = Which game next?
again-other-text = The same people, the same table.
again-seats = For { $least } to { $most } players, and you have { $chairs } chairs.
evening-title = The evening so far
evening-person = Who
evening-wins = Wins
evening-leads = { $count ->
    [one] { $names } leads the evening
   *[other] { $names } lead the evening
}
evening-nobody = Nobody has won yet
evening-place = place { $rank }, { $points } points
evening-won = won together
evening-lost = lost together
evening-ended = ended early
evening-absent = was not there
postcard-button = A picture to keep
postcard-title = A picture of the game
postcard-alt = Picture of the game { $game }: people, places and best moments
postcard-drawing = The picture is being drawn …
postcard-failed = This browser could not draw the picture.
postcard-save = Save
postcard-share = Send
postcard-copy = Copy
postcard-copied = Copied!
postcard-won = Won together!
postcard-lost = Lost together
postcard-moments = Best moments
postcard-points = Points, move by move
moment-leap = { $name } makes { $points } points in one move
moment-turn = { $name } takes the lead for good on move { $move } of { $moves }
moment-always = { $name } leads from start to finish
moment-wait = { $name } thinks the longest: { $time }
moment-margin = { $points ->
    [one] A single point decides it
   *[other] Won by { $points } points
}
moment-tie = So close that they share the victory
moment-moves = { $moves ->
    [one] Over after one move
   *[other] { $moves } moves from first to last
}
stats-link = Statistics
stats-title = Played on this device
stats-private = These figures are kept on this device only. They never leave it.
stats-empty = Nothing yet. Play a game to its end, and it is counted here.
stats-games = { $count ->
    [one] { $count } game
   *[other] { $count } games
}
stats-wins = { $count ->
    [one] { $count } win
   *[other] { $count } wins
}
stats-best = best: { $points }
stats-last = last played { $ago }
stats-forget = Forget everything
stats-forget-question = Forget all figures on this device? They cannot be brought back.
install-button = Install Fabletop
closed-title = The house is closed just now
closed-text = The server cannot be reached. We keep knocking by ourselves, and your chairs are kept.

## Seen again, and the fair-play seal

replay-title = Watch it again
replay-of = { $game }, seen again
replay-eyes = Whose eyes
replay-eyes-of = With the eyes of { $name }
replay-eyes-tv = Television
replay-eyes-all = All hands
replay-move = Move { $number } of { $count }
replay-start = Before the first move
replay-slider = Move
replay-first = To the beginning
replay-back = One move back
replay-play = Play
replay-pause = Pause
replay-next = One move on
replay-last = To the end
replay-speed = Speed
replay-speed-slow = slow
replay-speed-usual = usual
replay-speed-quick = quick
replay-speed-very-quick = very quick
replay-keys = On a keyboard: the arrows go move by move, Home and End to the ends, the space bar plays and pauses.
replay-show = What to show
replay-board = Board
replay-hands = Hands
replay-points = Points
replay-chart = Points over time
replay-told = Only for { $names }
replay-gone = taken back later
replay-why = Why: { $why }
told-no-options = no options
told-by-bot = bot
told-by-clock = time is up
told-by-house = the house
told-leave = leaves the table
told-here = Now at the table: { $names }
told-undo = Moves are taken back
replay-lost = These moves did not arrive. Try again.
replay-save = Save as a file
replay-saved = Saved!
replay-table = Back to the table
replay-running-title = This game is still being played
replay-running-text = You can watch it again, with all hands, as soon as it is over.
replay-gone-title = This game is not here
replay-gone-text = The link may be incomplete, or the table has been cleared away. Ask somebody who played for the link.
replay-file-title = Watch a game from a file
replay-file-text = Choose the file of a finished game, or drop it here. It is checked first.
replay-choose = Choose a file
replay-bad-title = This file cannot be shown
replay-bad-text = It is not the record of a Fabletop game.
seal-title = Fair-play seal
seal-means = All shuffles and rolls of this game were fixed before the first move, and this seal proves afterwards that nobody has changed them.
seal-later = Once the game is over, one touch lets this device check every one of them.
seal-whole = The whole seal
seal-copy = Copy the seal
seal-copied = Copied!
seal-check = Check the shuffles
seal-checking = Checking: { $done } of { $count } …
seal-good = { $count ->
    [0] Nothing was left to chance in this game, and nothing was changed.
    [one] The one shuffle or roll is the one sealed before the game.
   *[other] All { $count } shuffles and rolls are those sealed before the game.
}
seal-good-seen = The seal { $seal } is the one this device saw before the game, and no move was changed.
seal-good-unseen = The seal is { $seal }, and no move was changed. This device did not see the seal before the game: compare it with somebody who did.
seal-verify = Do not want to take this page’s word for it? Save the file and run “fabletop verify” on it.
seal-helpless = This page came without https, and there browsers lend no page the tools to check (WebCrypto). Save the file and run “fabletop verify” on it instead.
seal-failed = The record did not arrive.
seal-bad = This is not the game that was sealed.
seal-bad-record = This is not a complete record of a Fabletop game.
seal-bad-unsealed = This record has no seal and key: its shuffles cannot be checked.
seal-bad-key = The key does not fit the seal.
seal-bad-seal = The seal is not the one this device saw before the game.
seal-bad-outcome-setup = Shuffle or roll number { $outcome }, before the first move, is not the one that was sealed.
seal-bad-outcome-move = Shuffle or roll number { $outcome }, in move { $move }, is not the one that was sealed.
seal-bad-changed-beginning = The beginning of the record was changed: the players, the options or the setup.
seal-bad-changed-move = Move { $move } was changed.
seal-bad-checksum = The record was changed: its checksum does not fit.

## Content packs

pack-title = Content pack
pack-none = As in the box
pack-help = Cards, squares and names of your own, from a small file.
pack-file = A pack from a file …
pack-by = by { $author }, { $licence }
pack-differs = What is different
pack-difference = { $what }: { $now } instead of { $usual }
pack-only-names = Only names are different.
pack-nothing = Nothing is different: it is as in the box.
pack-names = { $count ->
    [one] One name is different: { $names }
   *[other] { $count } names are different: { $names }
}
pack-signs = { $what }: “{ $signs }” is shown just as it stands here.
pack-note = Rules and help tell of the box; what is different stands here.
pack-wrong-title = This pack cannot be played yet:
pack-line = Line { $line }: { $wrong }
pack-yes = yes
pack-no = no
pack-sort = { $sort ->
    [number] a whole number
    [truth] true or false
    [list] a list, in square brackets
    [table] a table
   *[text] a text, in quotation marks
}
pack-wrong-large = The file is larger than { $most } KB.
pack-wrong-syntax = This is not TOML ({ $reason }).
pack-wrong-unending = What begins here goes on for more than 100 lines.
pack-wrong-deep = Something here is nested more than { $most } deep.
pack-wrong-parts = A name here has more than { $most } parts between its dots.
pack-wrong-digits = A number here has more than { $most } digits.
pack-wrong-lines = The file has more than { $most } lines.
pack-wrong-no-game = There must be a line game = "…" with one of { $games }.
pack-wrong-game = There is no such game; there are { $games }.
pack-wrong-missing = There must be a line { $name } = "…".
pack-wrong-part = A pack has no { $what }; it has { $parts }.
pack-wrong-sort = { $what } must be { pack-sort }.
pack-wrong-words = { $what } must have 1 to { $most } characters, all on one line.
pack-wrong-unknown = The game has nothing called { $what }.
pack-wrong-near = The game has nothing called { $what }; perhaps { $near } is meant.
pack-wrong-nameless = Nothing that can be given a name is called { $what }.
pack-wrong-language = { $what } is no language of this house; there are { $languages }.
pack-wrong-fixed = { $what } stays as it is: a pack cannot change it.
pack-wrong-choice = { $what } is “{ $value }”; it must be one of { $choices }.
pack-wrong-written = { $what } is “{ $value }”; it must be written like “{ $usual }”.
pack-wrong-range = { $what } is { $value }; it must be from { $least } to { $most }.
pack-wrong-step = { $what } is { $value }; it must be a multiple of { $step }.
pack-wrong-length = { $what } has { $count } entries; it must have { $least } to { $most }.
pack-wrong-length-exactly = { $what } has { $count } entries; it must have { $least }.
pack-wrong-rising = In { $what } no number may be smaller than the one before it.
pack-wrong-twice = { $what } has the same entry twice.
pack-wrong-sum = Together with the others like it, { $what } makes { $total }; it must be { $least } to { $most } in all.
pack-wrong-sum-exactly = In all, { $what } makes { $total }; it must make { $least }.
pack-wrong-order = These numbers must grow: { $order }.
refusal-out-of-bounds = This file cannot be one of ours: it is too long, too deep, or holds a number that is too large.
refusal-too-much-work = That is too much work for the house. Try it with something smaller.
refusal-busy = The house has its hands full just now. Try again in a moment.
refusal-too-slow = That took too long to arrive. Try again when the connection is better.
refusal-too-many-replays = A lot of looking back came from here lately. Take a break, then go on.
refusal-too-many-packs = Many packs came from here lately. Try again in a while.
refusal-no-such-pack = The house does not have this pack any more. Choose its file again.
refusal-pack-of-another-game = This pack is for another game.
