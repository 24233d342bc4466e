### The house: English

## Pages

title-shelf = Fairy-tale board games
title-new = New table
skip-link = Skip to the game
label-loading = One moment …
label-language = Language
label-colour = Your colour and shape
label-own-things = Your cards or tiles

## Lists

list-and = { $list } and { $last }
list-and-i = { $list } and { $last }
list-times = { $count } × { $thing }
labelled = { $label }: { $value }

## The shelf

shelf-title = Pull up a chair
shelf-line = Fairy-tale board games for family and friends. No account needed: just send a link.
shelf-code = Have a table code?
shelf-tables = Your tables
shelf-players = { $least } to { $most } players
shelf-step-1 = Choose a game and create a table.
shelf-step-2 = Share the link, the code or the QR code.
shelf-step-3 = Fill any empty seats with bots.

## A new table

new-chairs = How many players?
new-chairs-help = Each seat is for a person or a bot.
new-clock = Timer
new-clock-off = No timer
new-clock-on = With a timer
new-clock-off-help = Everyone takes the time they need. Best for family and friends.
new-clock-on-help = If someone takes too long, the game plays for them.
new-more = More options
new-choose = I’ll choose
new-chosen = { $chosen } of { $wanted } chosen
number-other = Other …
number-less = Less
number-more = More

## The lobby

lobby-title = { $game }, table { $code }
lobby-chairs = Seats at the table
lobby-full = Every seat is taken. Stay and watch the game!
lobby-ready = Ready to start!
options-title = Options
option-chip = { $label }:
setting-true = Yes
setting-false = No
lobby-waiting = { $count ->
    [one] { $count } seat is still empty
   *[other] { $count } seats are still empty
}
sit-name = What’s your name?
sit-name-other = Who else is playing on this device?
chair-number = Seat { $number }
chair-title = Seat { $number }
chair-free = empty
chair-empty = Seat { $number }: empty
chair-person = { $name } is sitting here
chair-own = { $name } (you)
chair-bot = { $name } (bot)
chair-yours = Your seat
chair-online = online
chair-offline = offline
chair-slow = slow connection
chair-share-help = Sharing this device? Give each player a seat here and pass the device around as you play.
chair-bot-title = Add a bot
chair-share = Another player on this device
seat-colour-0 = sky blue, triangle
seat-colour-1 = gold, circle
seat-colour-2 = violet, square
seat-colour-3 = mint, diamond
seat-colour-4 = coral, cross
seat-colour-5 = pink, star

## Bots

bot-random = Whirlwind
bot-random-help = Makes random moves. Good for a first try.
bot-easy = Apprentice
bot-easy-help = Plays well, but forgets things.
bot-greedy = Grand Vizier
bot-greedy-help = Never forgets and always grabs the best thing in sight.
bot-level = Level { $level } of 5

## Inviting

invite-title = Invite others
invite-text = Come and play with us! Our table code is { $code }
invite-qr = QR code for table { $code }
invite-copied = Copied!
invite-closed = Joining by code is off right now. The link and the QR code still work.
invite-locked = The table is locked. Nobody else can join until the host unlocks it.

## At the table

your-turn = Your turn
your-turn-of = { $name }, it’s your turn
your-turn-together = Your turn together
ask-anything = Make a choice
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
clock-soon = Your time is almost up!
chip-turn = deciding now
chip-you = you
chip-away = away: autopilot is playing
chip-stood-in = a bot has taken over
who-title = Players
story-title = What happened
story-empty = Nothing yet. The story is about to begin.
away-banner = Autopilot is playing for { $name }
stood-in-banner = A bot is playing for { $name }
back-soon = { $name } takes over again in a moment
line-lost = Connection lost. Everything is safe; reconnecting …
why-allowed = Yes, you can do that.

## Talking

talk-title = Say something
talk-who = Who is speaking?
talk-said = Chat
talk-placeholder = Type a message
phrase-hmm = Hmm …
phrase-one-more = One more!
phrase-well-done = Well done!
phrase-oh-no = Oh no!
phrase-thanks = Thank you!
phrase-wait = Wait a moment!

## The curtain

curtain-title = Pass the device to { $name }
curtain-text = Everyone else, look away!

## Leaving

leave-title = Leave for good?
leave-text = This gives up your seat and any others on this device. If you just need a break, close the page and come back later.

## The menu

menu-title = Menu
menu-sound = Sound
menu-calm = Reduce motion
menu-banter = Let bots chat

## Nobody there

unknown-title = No table with the code “{ $code }”
unknown-text = Check the code, or ask for the link. If the game has started, the host can allow joining by code again.
guesses-title = Too many wrong codes
away-title = Can’t reach the server
away-text = Check your connection and try again in a moment.
nogame-title = Game not found
nogame-text = We don’t have a game by that name. Take a look at the ones we do have.
nowhere-title = Lost in the desert
nowhere-text = There’s no page at this address, just sand and stars.
too-old = This browser is too old for our games. Please update it, or open this page in Safari { $safari }, Firefox { $firefox }, Chrome { $chrome } or a newer version.

## Credits

credits-title = Credits
credits-text = Fabletop is built on the work of many people. Thank you!
credits-house = Fabletop uses these free libraries:
credits-licences = Full licence texts
credits-faces = The text is set in these free typefaces:

## Buttons

button-again = Try again
button-back = I’m back
button-board = Show the board
button-close = Close
button-copy = Copy link
button-fill = { $count ->
    [one] Add a bot
   *[other] Fill up with bots
}
button-forget = Remove table { $code } from the list
button-join = Join
button-leave = Leave the table
button-make = Create table
button-menu = Menu
button-mine = I’m { $name }
button-new = New table
button-play = Play
button-qr = QR code
button-result = Show the result
button-save = Save
button-say = Send
button-send-away = Remove the bot
button-share = Share link
button-shelf = All games
button-sit = Take a seat
button-sit-here = Sit here
button-stand = Give up my seat
button-start = Start the game
button-stay = Stay

## Why not

refusal-unknown = You can’t do that right now.
refusal-bad-message = Something went wrong. Reload the page and try again.
refusal-too-long = That’s too long. Please shorten it.
refusal-too-fast = Not so fast! Wait a moment and try again.
refusal-hello-first = Still connecting …
refusal-no-such-table = There’s no table with this code.
refusal-not-saved = The game can’t be saved right now. Nothing is lost: try again in a moment.
refusal-failed = Something went wrong at our end. The last action wasn’t carried out; please try again.
refusal-table-damaged = This table can’t be opened right now. The game so far is safe.
refusal-no-such-game = We don’t have this game.
refusal-too-many-tables = You’ve created a lot of tables. Wait a while before you create the next one.
refusal-too-many-guesses = Too many wrong codes. Try again in { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}, or use the link.
refusal-no-room = The server is full right now. Try again later.
refusal-bad-token = This device no longer has a seat at this table. Take a seat again.
refusal-bad-name = A name needs 1 to 20 visible characters. Try another one.
refusal-seat-taken = This seat is already taken. Choose another one.
refusal-no-such-seat = There’s no such seat at this table.
refusal-not-your-seat = That’s someone else’s seat.
refusal-game-running = The game has already started.
refusal-not-started = The game hasn’t started yet.
refusal-chairs-empty = There’s still an empty seat. Wait for a player or add a bot, then start.
refusal-no-such-bot = This game doesn’t have that bot.
refusal-stood-in = The bot is just finishing a move for you. Then you can play again.
refusal-muted = Chat is off right now. Wait until it’s back on.

## How to play, and how it went for you

menu-help = How to play
ending-you = { $rank ->
    [1] { $points ->
        [one] You win with { $points } point!
       *[other] You win with { $points } points!
    }
    [2] { $points ->
        [one] You came second with { $points } point
       *[other] You came second with { $points } points
    }
    [3] { $points ->
        [one] You came third with { $points } point
       *[other] You came third with { $points } points
    }
   *[other] { $points ->
        [one] You came { $rank }th with { $points } point
       *[other] You came { $rank }th with { $points } points
    }
}

## Taking back, and coming back

undo-ask = Undo
undo-asks = { $name } would like to undo their last move
undo-waiting = Your move will be undone once everyone agrees. Waiting for { $names }.
undo-waits = Waiting for { $names }
undo-withdraw = Never mind
undo-agree = Agree
undo-refuse = No
undo-done = Move undone
undo-not-done = Nothing was undone
recap-title = While you were away
recap-skip = Tap to skip

## Stickers and silence

phrase-sticker-laugh = laughing
phrase-sticker-cry = crying
phrase-sticker-clap = applause
phrase-sticker-heart = love
phrase-sticker-thumb = thumbs up
phrase-sticker-think = thinking
phrase-sticker-surprise = surprised
phrase-sticker-sleep = sleepy
mute-title = Mute a player
mute-help = You won’t see or hear a muted player’s messages at this table. Muted players aren’t told.
mute-person = Mute { $name }

## What bots say

phrase-bot-good-1 = That went well!
phrase-bot-good-2 = I’ll take that, thank you.
phrase-bot-bad-1 = Oh dear. That’s just my luck.
phrase-bot-bad-2 = Well, I had that coming.
phrase-bot-praise-1 = Nicely done!
phrase-bot-praise-2 = Well, look at that!
phrase-bot-comfort-1 = Bad luck!
phrase-bot-comfort-2 = That could have happened to anyone.
phrase-bot-won = That was fun! Another game?
phrase-bot-lost = What a pity! Shall we try again?
phrase-bot-congratulations = Congratulations! Well played.

## Help for one chair

help-title = Help for players
help-text = You can change these settings at any time. Everyone can see who gets which help.
help-time = Thinking time
help-time-usual = Normal
help-time-double = Double
help-time-endless = Unlimited
help-time-usual-help = The same timer as everyone else.
help-time-double-help = Twice as long on the timer.
help-time-endless-help = No timer: the others wait.
help-hints = Hints
help-hints-help = Adds a button that shows what a bot would do.
help-large = Larger text
help-large-help = Bigger letters on this player’s device.
help-calm = No need for speed
help-calm-help = When it matters who taps first, this player’s tap always counts as an average one, however fast or slow it is.
help-has-double = twice as much time
help-has-endless = unlimited time
help-has-hints = can ask for hints
help-has-large = larger text
help-has-calm = no need for speed
hint-ask = Give me a hint
hint-title = A bot’s tip:
hint-do = Do it
hint-thanks = Thanks!

## Resting and ending early

rest-title = Game paused
rest-text = The host will resume the game.
rest-text-host = Resume when everyone is back.
rest-resume = Resume
ended-title = Game ended early
ended-text = The host ended this game. Nobody wins and nobody loses.
refusal-locked = This table is locked. Ask the host to unlock it.
refusal-sent-away = The host has asked spectators to leave.
refusal-no-such-record = This game is no longer on the server.
refusal-paused = The game is paused. Wait until the host resumes it.
refusal-ended = The host has ended this game.
refusal-not-over = The game isn’t over yet.
refusal-damaged = { $move ->
    [none] This file was altered, or it isn’t a Fabletop game.
    [0] This file was altered at the beginning.
   *[other] This file was altered at move { $move }.
}
refusal-host-only = Only the host can do that.
refusal-no-undo = There’s nothing to undo, or something new has been revealed since your last move.
refusal-no-hints = Hints are off for this player. Turn them on under “Help for players”.
refusal-bad-ticket = This code no longer works. Show a new one on the old device.
refusal-not-now = Not right now. Try again in a moment.
refusal-still-here = { $seconds ->
    [0] { $name } is still here. You can free a seat only if its player has left for good or been offline for two minutes.
    [one] { $name } has only just gone offline. You can free the seat in { $seconds } second.
   *[other] { $name } has only just gone offline. You can free the seat in { $seconds } seconds.
}
refusal-played-already = You’ve already had a seat in this game, so this one must go to someone new. In the next game you can sit anywhere.
refusal-sit-first = Take a seat first. Then you can add other players.
refusal-name-taken = Someone at this table already has this name, or one that looks just like it. Choose another one.
refusal-table-full = There are too many spectators right now. Try again later.
refusal-long-evening = { $most ->
    [one] You can play { $most } game at one table. Create a new table for the next one.
   *[other] You can play { $most } games at one table. Create a new table for the next one.
}

## The door: television, host, moving, notices

tv-join = Come and play!
tv-address = or open { $address } and enter the code
tv-late = Join in!
tv-touch = Tap for sound and full screen
tv-full = Full screen
tv-window = Exit full screen
tv-leave = Play on this screen instead
tv-show = Show on a TV
tv-show-text = Open this address on the TV. The TV shows the board to everyone; the phones show each player’s own cards or tiles.
tv-here = Show on this screen
host-title = Host controls
host-you = You’re the host
host-locked = Lock the table
host-door = Allow joining by code
host-dismiss = Remove spectators
host-dismiss-question = Remove all spectators? This also locks the table, so nobody new can join.
watchers = { $count ->
    [one] { $count } spectator
   *[other] { $count } spectators
}
host-chat = Free-text chat, where the game allows it
host-banter = Bots chat now and then
host-slow = No timers (for games that last several days)
host-clock = Timer: if someone takes too long, the game plays for them
host-paused = Pause the game
host-swap = Swap two seats
host-swap-this = Swap with another seat
host-free = Free the seat
host-free-lobby = Remove { $name }? They can come back unless you lock the table.
host-free-play = Free { $name }’s seat? A bot plays until someone new takes it, unless the options say otherwise. Everyone will be told.
host-bot = Let a bot play
host-bot-level = Which bot should play for { $name }?
host-end = End the game
host-end-question = End the game for everyone? You can’t resume it later.
swap-first = Tap the first seat to swap
swap-second = Swapping { $name }: now tap the other seat
chair-host = host
chair-free-now = free for a new player
free-chair = Take over from { $name }
free-chair-title = Take over this seat
free-chair-text = A bot is playing for { $name }. Take this seat and carry on where the bot leaves off.
move-title = Move my seat to another device
move-who = Whose seat?
move-text = Scan this code with the other device, or open the link there. Your seat moves with you.
move-once = The code works once, within ten minutes. Don’t show it to anyone else.
move-qr = QR code to move your seat
move-failed = That didn’t work. Check your connection.
seat-moved = { $name } is now playing on another device. This device no longer has that seat.
seat-freed = The host has freed { $name }’s seat. { $name } is a spectator now.
notice-chair-freed = { $by } has freed { $name }’s seat. A bot plays until someone takes the seat.
notice-chair-left = { $by } has freed { $name }’s seat, so { $name } is out of this game.
notice-chair-taken = { $by } has taken over from { $name }.
notice-clock-answered = Time ran out, so the game played for { $name }.
notice-turn = Notify me when it’s my turn
notice-none = This browser can’t show notifications here. They only work in browsers that support them, and at a secure address (https).
notice-refused = Your browser is blocking notifications. You can allow them in its settings for this site.
locked-title = This table is locked
locked-text = Ask the host to unlock the table, then try again.
sent-away-title = The players want some privacy
sent-away-text = The host has closed this table to spectators. Thanks for watching!
full-title = This table is full
full-text = There are too many spectators right now. Try again later.
shelf-seen = last opened { $ago }
shelf-over = game over
button-no = No, don’t
button-cancel = Cancel
button-move-here = Move here
button-move-name = Move { $name } here

## Rules, and a first game with a guide

rules-title = Rules
rules-of = { $game }: rules
rules-short = The game in a minute
rules-contents = Contents
rules-search = Search the rules
rules-places = { $count ->
    [0] No matches. Try another word.
    [one] { $count } match
   *[other] { $count } matches
}
rules-print = Print
rules-page = Open the rules in a new tab
rules-clause = Rule
rules-english = These rules haven’t been translated yet, so here they are in English.
rules-none = The rules can’t be shown right now.
learn-button = Learn by playing
learn-text = Your first game, with bots and without timers. A guide explains things as they come up.
learn-begin = Let’s play
learn-name = Robin
learn-afresh = Explain everything again
guide-title = Guide
guide-next = Got it
guide-play = You’ve got it. Now play!
guide-close = Close the guide. You can bring it back from the menu.
guide-switch = Explain the game as we play

## After the game, the evening, a picture to keep, statistics, the house on one’s own device

after-links = What next?
again-button = Play again
again-wait = Waiting for { $name } to start the next game
again-starts = The next game starts when everyone is back. Still waiting for { $names }.
again-nobody = There’s nobody here to start the next game
course-title = How it went
again-other = Another game
again-other-title = Which game next?
again-other-text = Same people, same table.
again-seats = For { $least } to { $most } players. Seats at your table: { $chairs }.
evening-title = Games so far
evening-person = Player
evening-wins = Wins
evening-leads = { $count ->
    [one] { $names } is in the lead
   *[other] { $names } share the lead
}
evening-nobody = Nobody has won yet
evening-place =
    { $rank ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $rank }th
    }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
evening-won = won
evening-lost = lost
evening-ended = ended early
evening-absent = didn’t play in this game
postcard-button = Make a picture
postcard-title = Your game as a picture
postcard-alt = Picture of a game of { $game }: players, results and best moments
postcard-drawing = Drawing the picture …
postcard-failed = This browser couldn’t draw the picture.
postcard-save = Save
postcard-share = Share
postcard-copy = Copy
postcard-copied = Copied!
postcard-moments = Best moments
postcard-points = Points, move by move
moment-leap = { $points ->
    [one] { $name } scores { $points } point in one move
   *[other] { $name } scores { $points } points in one move
}
moment-turn = { $name } takes the lead for good on move { $move } of { $moves }
moment-always = { $name } leads from start to finish
moment-wait = Longest think: { $name }, { $time }
moment-margin = { $points ->
    [one] Decided by a single point
   *[other] Won by { $points } points
}
moment-tie = A tie: the win is shared
moment-moves = { $moves ->
    [one] Over after { $moves } move
   *[other] { $moves } moves from start to finish
}
stats-link = Statistics
stats-title = Games on this device
stats-private = These statistics stay on this device.
stats-empty = Nothing yet. Finish a game, and it will appear here.
stats-games = { $count ->
    [one] { $count } game
   *[other] { $count } games
}
stats-wins = { $count ->
    [one] { $count } win
   *[other] { $count } wins
}
stats-best = best result: { $points }
stats-last = last played { $ago }
stats-rate = { $share } won
stats-streak = { $count ->
    [one] { $count } win in a row
   *[other] { $count } wins in a row
}
stats-recent = Recent games
stats-reaction = Fastest reaction
stats-usual = On average
stats-memory = { $share } remembered correctly
stats-trend = Points from game to game
stats-forget = Delete statistics
stats-forget-question = Delete all statistics on this device? You can’t get them back.
install-button = Install Fabletop
closed-title = Can’t reach the server
closed-text = We’ll keep trying. Your seats are safe.

## Seen again, and the fair-play seal

replay-title = Watch the replay
replay-of = { $game }: replay
replay-eyes = View as
replay-eyes-of = View as { $name }
replay-eyes-tv = TV
replay-eyes-all = Everything revealed
replay-move = Move { $number } of { $count }
replay-start = Before the first move
replay-slider = Move
replay-first = To the start
replay-back = One move back
replay-play = Play
replay-pause = Pause
replay-next = One move forward
replay-last = To the end
replay-speed = Speed
replay-speed-slow = slow
replay-speed-usual = normal
replay-speed-quick = fast
replay-speed-very-quick = very fast
replay-keys = Keyboard: arrow keys step through the moves, Home and End jump to the start and the end, and the space bar plays or pauses the replay.
replay-show = What to show
replay-board = Board
replay-hands = Players
replay-points = Points
replay-chart = Points over time
replay-told = Only { $names } saw this
replay-gone = undone later
replay-why = Why: { $why }
told-no-options = standard options
told-by-bot = bot
told-by-clock = time ran out
told-by-house = automatic
told-leave = leaves the table
told-here = At the table: { $names }
told-undo = Move undone
coach-title = Luck and decisions
coach-win = Chance to win
coach-points = Points
coach-start = Average start
coach-luck = Luck
coach-own = Own decisions
coach-others = Others’ decisions
coach-result = Result
coach-best = Best decisions
coach-costly = Costliest decisions
coach-lucky = Luckiest moments
coach-unlucky = Unluckiest moments
coach-move = Move { $n }
coach-player = Player
coach-better = Better: { $action }
coach-none = None that stand out
coach-sum = The result is the average start plus luck and everyone’s decisions. The number after ± is the standard error.
coach-course = Chance to win during the game
coach-all = All decisions
coach-decision = Decision
coach-worth = Compared with usual play
coach-lost = Given away
coach-game = Game
coach-games =
    { $count ->
        [one] { $count } game
       *[other] { $count } games
    }
coach-each = Average per game
coach-verdict-best = Best choice
coach-verdict-fine = Good
coach-verdict-slip = Slip
coach-verdict-mistake = Mistake
coach-memory-remembered = Remembered
coach-memory-forgotten = Forgotten
coach-memory-guessed = Lucky guess
coach-memory-unknown = Couldn’t be known
replay-lost = These moves didn’t load. Try again.
replay-save = Save to a file
replay-saved = Saved!
replay-table = Back to the table
replay-running-title = This game isn’t over yet
replay-running-text = Once the game is over, you can watch the replay and see everything that’s secret for now.
replay-gone-title = Game not found
replay-gone-text = The link may be incomplete, or the table may have been deleted. Ask another player for the link.
replay-file-title = Watch a game from a file
replay-file-text = Choose the file of a finished game, or drop it here. We’ll check the file before showing the game.
replay-choose = Choose a file
replay-bad-title = This file can’t be shown
replay-bad-text = This file isn’t a Fabletop game.
seal-title = Fair-play seal
seal-means = Every shuffle and roll of this game is fixed before the first move. This seal proves that nobody changes them.
seal-later = After the game, one tap on this device checks every shuffle and roll.
seal-whole = Full seal
seal-copy = Copy seal
seal-copied = Copied!
seal-check = Check the shuffles
seal-checking = Checking: { $done } of { $count } …
seal-good = { $count ->
    [0] This game had no shuffles or rolls, and nothing was changed.
    [one] The only shuffle or roll matches the seal.
   *[other] All { $count } shuffles and rolls match the seal.
}
seal-good-seen = The seal { $seal } is the one this device saw before the game. No move was changed.
seal-good-unseen = The seal is { $seal }, and no move was changed. This device didn’t see the seal before the game, so compare seals with a player whose device did.
seal-verify = Want to check the game yourself? Save the file and run “fabletop verify” on it.
seal-helpless = This page can’t check the seal, because browsers allow it only on https pages. Save the file and run “fabletop verify” on it instead.
seal-failed = The game didn’t load. Try again.
seal-save-failed = Not saved. Try again.
seal-bad = This isn’t the game that was sealed.
seal-bad-record = This file isn’t a complete Fabletop game.
seal-bad-unsealed = This file has no seal and no key, so its shuffles can’t be checked.
seal-bad-key = The key doesn’t match the seal.
seal-bad-seal = This isn’t the seal that this device saw before the game.
seal-bad-outcome-setup = Shuffle or roll { $outcome }, before the first move, doesn’t match the seal.
seal-bad-outcome-move = Shuffle or roll { $outcome }, in move { $move }, doesn’t match the seal.
seal-bad-changed-beginning = The start of the game was altered: the players, the options or the setup.
seal-bad-changed-move = Move { $move } was altered.
seal-bad-checksum = The file was altered: its checksum doesn’t match.

## Content packs

pack-title = Your own cards
pack-none = Standard game
pack-help = Play with your own cards, squares, numbers and names, loaded from a small file.
pack-file = Load a file …
pack-by = by { $author }, { $licence }
pack-differs = What’s different
pack-difference = { $what }: { $now } instead of { $usual }
pack-only-names = Only the names are different.
pack-nothing = Nothing is different from the standard game.
pack-names = { $count ->
    [one] One name is different: { $names }
   *[other] { $count } names are different: { $names }
}
pack-signs = { $what }: “{ $signs }” will be shown exactly as written.
pack-note = The rules and the help describe the standard game. This list shows what’s different.
pack-wrong-title = Please fix this in the file:
pack-line = Line { $line }: { $wrong }
pack-yes = yes
pack-no = no
pack-sort = { $sort ->
    [number] a whole number
    [truth] true or false
    [list] a list in square brackets
    [table] a table
   *[text] text in quotation marks
}
pack-wrong-large = The file is larger than { $most } KB.
pack-wrong-syntax = This isn’t valid TOML. The error: “{ $reason }”.
pack-wrong-unending = The value that starts here runs on for more than 100 lines.
pack-wrong-deep = { $most ->
    [one] Something here is nested more than { $most } level deep.
   *[other] Something here is nested more than { $most } levels deep.
}
pack-wrong-parts = { $most ->
    [one] A name here must not contain a dot.
   *[other] A name here has more than { $most } parts separated by dots.
}
pack-wrong-digits = { $most ->
    [one] A number here has more than { $most } digit.
   *[other] A number here has more than { $most } digits.
}
pack-wrong-lines = { $most ->
    [one] The file has more than { $most } line.
   *[other] The file has more than { $most } lines.
}
pack-wrong-no-game = Add a line that says game = "…", with one of these names: { $games }.
pack-wrong-game = There’s no such game. Choose one of these: { $games }.
pack-wrong-missing = Add a line that says { $name } = "…".
pack-wrong-part = There’s no section called { $what }. You can use: { $parts }.
pack-wrong-sort = { $what } must be { pack-sort }.
pack-wrong-words = { $most ->
    [one] { $what } must be exactly { $most } character long.
   *[other] { $what } must be 1 to { $most } characters long, all on one line.
}
pack-wrong-unknown = This game has nothing called { $what }.
pack-wrong-near = This game has nothing called { $what }. Did you mean { $near }?
pack-wrong-nameless = { $what } can’t be renamed.
pack-wrong-language = { $what } isn’t one of our languages: { $languages }.
pack-wrong-fixed = { $what } can’t be changed.
pack-wrong-choice = { $what } is “{ $value }”. It must be one of these: { $choices }.
pack-wrong-written = { $what } is “{ $value }”. Write it like “{ $usual }”.
pack-wrong-range = { $what } is { $value }. It must be from { $least } to { $most }.
pack-wrong-step = { $what } is { $value }. It must be a multiple of { $step }.
pack-wrong-length = { $count ->
    [one] { $what } has { $count } entry. It must have { $least } to { $most }.
   *[other] { $what } has { $count } entries. It must have { $least } to { $most }.
}
pack-wrong-length-exactly = { $count ->
    [one] { $what } has { $count } entry. It must have { $least }.
   *[other] { $what } has { $count } entries. It must have { $least }.
}
pack-wrong-rising = In { $what }, no number may be smaller than the one before it.
pack-wrong-twice = { $what } lists the same thing twice.
pack-wrong-sum = { $what } and the others like it add up to { $total }. The total must be { $least } to { $most }.
pack-wrong-sum-exactly = The numbers in { $what } add up to { $total }. The total must be { $least }.
pack-wrong-order = Each of these numbers must be larger than the one before: { $order }.
refusal-out-of-bounds = This can’t be a Fabletop file: it’s too long or too complicated, or it has a number that’s too large.
refusal-too-much-work = That’s too much for the server. Try something smaller.
refusal-busy = The server is busy. Try again in a moment.
refusal-too-slow = That took too long to arrive. Try again on a better connection.
refusal-too-many-replays = You’ve watched a lot of replays. Wait a while before the next one.
refusal-too-many-packs = You’ve loaded a lot of files. Try again in a while.
refusal-no-such-pack = The server no longer has this file. Load it again.
refusal-pack-of-another-game = This file is for another game.

## On this device

device-play = Play on this device
device-line = Fairy-tale board games for family and friends. They run right here, even without internet.
device-step-1 = Choose a game.
device-step-2 = Add everyone who is playing on this device.
device-step-3 = Fill any empty seats with bots.
device-tables = Saved on this device
device-going = game in progress
device-delete = Delete game { $code }
device-delete-title = Delete this game?
device-delete-text = It’s saved only on this device. You can’t get it back.
device-delete-yes = Delete game
device-broken = Your last game was interrupted. Nothing is lost: you can continue where you left off.
device-continue = Continue
device-loading = Getting the game ready
device-loading-once = The first time takes a while. After that, you can play without internet.
device-loaded = { $done } of { $all } MB
device-starting = Almost there …
device-flight = Ready to play without internet.
device-here = Everyone on this device
device-here-text = Tap an empty seat to add a player or a bot. Then pass the device around.
device-carry = Continue with others
device-carry-text = Play on at a table on the server, where others can join with a link. The game on this device stays as it is.
device-carry-back = Continue on this device
device-carry-back-text = Take a copy of this game with you and play on without internet. The table on the server stays as it is.
device-carry-failed = That didn’t work. Check your connection and try again.
device-cannot-title = The game can’t run on this device
device-cannot-old-browser = This browser is too old to run the game. Update it, or use another browser.
device-cannot-no-memory = There isn’t enough memory right now. Close other tabs and apps, then try again.
device-cannot-too-slow = The game took too long to start. Try again, or use another device.
device-cannot-no-files = The game isn’t on this device yet. Connect to the internet once. After that, you can play without it.
device-cannot-saved = Any saved games are safe.
device-elsewhere-title = Already open in another tab
device-elsewhere-text = Games on this device can be open in only one tab at a time. Continue in the other tab, or close it and play here.
device-take = Play here instead
device-cannot-no-storage = This browser won’t let the game save anything. This often happens in private windows.
device-cannot-crashed = The game stopped unexpectedly. Try again, or use another browser.
