### Cave of Treasures: English

## The game

game-name = Cave of Treasures
game-line = Who carries the finest hoard out of the enchanted cave?
game-about = Take tile after tile from a mountain of treasures: each one works its own magic and may uncover new riches. Gather many of the same kind, make the most of the magic, and win with the most points.

## Kinds of treasure

kind-lamp = Aladdin's lamp
kind-carpet = Magic carpet
kind-sword = Sword
kind-crown = Crown
kind-ring = Ring
kind-statue = Golden statue
kind-chest = Chest of coins
kind-ruby = Ruby
kind-diamond = Diamond
kind-necklace = Necklace

## Kinds of treasure, short (for phones)

kind-lamp-short = Lamp
kind-carpet-short = Carpet
kind-sword-short = Sword
kind-crown-short = Crown
kind-ring-short = Ring
kind-statue-short = Statue
kind-chest-short = Chest
kind-ruby-short = Ruby
kind-diamond-short = Diamond
kind-necklace-short = Necklace

## Colours and their magic

colour-pink = Pink
colour-blue = Blue
colour-brown = Brown
colour-green = Green
colour-yellow = Yellow
colour-white = White

effect-pink = Windfall
effect-blue = Unearthing
effect-brown = Hoarding
effect-green = Double grab
effect-yellow = Tribute
effect-white = Taboo

effect-pink-help = You score 5 points.
effect-blue-help = You score 2 points for each tile you turn up, or 2 for a square you clear on the cave floor.
effect-brown-help = You score 2 points for each tile of this kind behind your screen, this one included.
effect-green-help = You also take a face-up tile right beside it in the same layer, but without its magic.
effect-yellow-help = Every other player who has tiles shows one, and you take one of those without its magic.
effect-white-help = You name a kind or a colour: nobody else may take it from the cave until your next turn.

## Tiles

tile-lamp-pink = pink Aladdin's lamp
tile-lamp-blue = blue Aladdin's lamp
tile-lamp-brown = brown Aladdin's lamp
tile-lamp-green = green Aladdin's lamp
tile-lamp-yellow = yellow Aladdin's lamp
tile-lamp-white = white Aladdin's lamp

tile-carpet-pink = pink magic carpet
tile-carpet-blue = blue magic carpet
tile-carpet-brown = brown magic carpet
tile-carpet-green = green magic carpet
tile-carpet-yellow = yellow magic carpet
tile-carpet-white = white magic carpet

tile-sword-pink = pink sword
tile-sword-blue = blue sword
tile-sword-brown = brown sword
tile-sword-green = green sword
tile-sword-yellow = yellow sword
tile-sword-white = white sword

tile-crown-pink = pink crown
tile-crown-blue = blue crown
tile-crown-brown = brown crown
tile-crown-green = green crown
tile-crown-yellow = yellow crown
tile-crown-white = white crown

tile-ring-pink = pink ring
tile-ring-blue = blue ring
tile-ring-brown = brown ring
tile-ring-green = green ring
tile-ring-yellow = yellow ring
tile-ring-white = white ring

tile-statue-pink = pink golden statue
tile-statue-blue = blue golden statue
tile-statue-brown = brown golden statue
tile-statue-green = green golden statue
tile-statue-yellow = yellow golden statue
tile-statue-white = white golden statue

tile-chest-pink = pink chest of coins
tile-chest-blue = blue chest of coins
tile-chest-brown = brown chest of coins
tile-chest-green = green chest of coins
tile-chest-yellow = yellow chest of coins
tile-chest-white = white chest of coins

tile-ruby-pink = pink ruby
tile-ruby-blue = blue ruby
tile-ruby-brown = brown ruby
tile-ruby-green = green ruby
tile-ruby-yellow = yellow ruby
tile-ruby-white = white ruby

tile-diamond-pink = pink diamond
tile-diamond-blue = blue diamond
tile-diamond-brown = brown diamond
tile-diamond-green = green diamond
tile-diamond-yellow = yellow diamond
tile-diamond-white = white diamond

tile-necklace-pink = pink necklace
tile-necklace-blue = blue necklace
tile-necklace-brown = brown necklace
tile-necklace-green = green necklace
tile-necklace-yellow = yellow necklace
tile-necklace-white = white necklace

## Variants

variant-standard = Standard cave
variant-lamp = Aladdin's lamp (variant)
variant-equal = Equal treasures
variant-small = Smaller cave

## Labels

label-screen = Behind your screen
label-display = Display beside the board
label-ban = Ban
label-waiver = Ban lifted this turn
label-last-round = Last round
label-unused = { $count ->
    [one] { $count } tile left out, unseen
   *[other] { $count } tiles left out, unseen
}
label-track = Points so far
label-groups = Points for groups
label-turn = Turn { $turn }
cell = layer { $a }, row { $b }, column { $c }
label-face-up = layer { $layer }, row { $row }, column { $column }: { $tile }
label-face-down = { $covers ->
    [one] layer { $layer }, row { $row }, column { $column }: covered by { $covers } tile
   *[other] layer { $layer }, row { $row }, column { $column }: covered by { $covers } tiles
}
label-locked = Locked by a ban: { $bans }
label-ban-until = Ban: { $ban } – until { $seat }'s next turn

## What the acting player is asked

ask-take = Take a tile
ask-lamp = Keep the lamp or swap it
ask-extra = Take a second tile right beside it
ask-offer = Choose a tile to show
ask-pick = Take one of the tiles shown
ask-ban = Ban a kind or a colour
ask-over = The game is over

## What the others read meanwhile

wait-take = { $seats } takes a tile
wait-lamp = { $seats } decides what to do with the lamp
wait-extra = { $seats } takes a second tile
wait-offer = { $count ->
    [one] { $seats } chooses a tile to show
   *[other] { $seats } choose a tile to show
}
wait-pick = { $seats } takes one of the tiles shown
wait-ban = { $seats } names a ban
wait-over = The game is over

## Buttons

option-take = Take: { $cell }
option-lamp_keep = Keep the lamp
option-lamp_swap = Swap for: { $tile }
option-take_adjacent = Take as well: { $cell }
option-offer = Show: { $tile }
option-pick = Take from { $seat }
option-ban = Ban: { $value }

## What happens

event-began = { $variant }: { $seat } starts
event-removed = Not in this game: { $kinds }
event-displayed = On display beside the board: { $tiles }
event-turn = Turn { $turn }: { $seat }
event-ban_over = The ban set by { $seat } is over: { $value }
event-waiver = Ban lifted this turn: { $seat } may take any face-up tile
event-took = { $seat } takes the { $tile }
event-turned_up = Now face up: { $tiles }
event-kept_lamp = { $seat } keeps the { $tile }
event-swapped = { $seat } swaps the { $given_tile } for the { $tile }
event-scored_pink = { $points ->
    [one] Windfall! { $seat } scores { $points } point
   *[other] Windfall! { $seat } scores { $points } points
}
event-scored_blue =
    { $turned ->
        [one] { $seat } uncovers { $turned } tile
       *[other] { $seat } uncovers { $turned } tiles
    } { $points ->
        [one] and scores { $points } point
       *[other] and scores { $points } points
    }
event-scored_square = { $points ->
    [one] { $seat } clears a square of the cave floor and scores { $points } point
   *[other] { $seat } clears a square of the cave floor and scores { $points } points
}
event-scored_brown = { $points ->
    [one] { $seat } scores { $points } point for: { $tiles }
   *[other] { $seat } scores { $points } points for: { $tiles }
}
event-nothing = { $colour }: this time the magic brings { $seat } nothing
event-took_extra = { $seat } also grabs the { $tile }
event-tribute = { $seat } demands tribute! Who must show a tile: { $seats }
event-chose = { $seat } has chosen a tile
event-shown = Shown by { $seats }: { $tiles }
event-picked = { $seat } takes the { $tile } from { $other_seat }
event-banned = { $seat } sets a ban: { $value }
event-last_round = { $seat } turns up the last hidden tile: last round!
event-left = { $seat } leaves the table
event-skipped = { $seat } is no longer here, so this turn is skipped
event-laid_open = Hidden until the very end: { $tiles }
event-over = { $reason ->
    [walkover] { $seats } wins: everyone else has left the table
   *[scored] { $count ->
        [one] The game is over: { $seats } wins!
       *[other] The game is over: { $seats } share the victory!
    }
}

## Why not

refusal-unknown-action = There is no such move in this game; on your turn you always take a tile.
refusal-game-over = This game is over, so there is nothing left to take – how about another one?
refusal-not-seated = You are watching this game; only the players at the table can make moves.
refusal-stale = The game has moved on in the meantime – have another look and choose again.
refusal-already-offered = You have already chosen a tile to show, and that choice stands. Now wait for the others.
refusal-not-your-decision = Just a moment, this is not your choice to make – right now it is up to { $seats }.
refusal-wrong-step = One thing at a time: first do what you are being asked right now.
refusal-malformed = That does not exist in this cave; please choose something that is on the table.
refusal-not-adjacent = Your second tile must lie right beside the first, edge to edge and in the same layer.
refusal-empty-cell = There is no tile left here: { $cell }. Take one that is still there, face up.
refusal-face-down = { $covers ->
    [one] You can only take uncovered tiles, and { $covers } tile still lies on top of this one.
   *[other] You can only take uncovered tiles, and { $covers } tiles still lie on top of this one.
}
refusal-banned = You may not take this tile now because of a ban: { $bans } ({ $seats }). Choose one without a lock.
refusal-not-your-tile = This tile is not behind your screen: { $tile }. Show one of your own.
refusal-nothing-offered-by = { $seat } is not showing a tile. Take one of the tiles that are shown.
refusal-kind-not-in-play = This treasure is not in this game: { $kind }. Ban a colour, or a kind that is.
refusal-not-beside-board = This tile does not lie beside the board: { $tile }. Swap for one that does, or keep the lamp.
refusal-bad-player-count = You need two, three or four players for this game.
refusal-bad-option = You cannot play with this setting here: { $option } – { $value }. Choose another one.
refusal-small-needs-two = The smaller cave is for exactly two players. Choose another cave, or play as two.

## Settings

setting-variant = Variant
setting-variant-help = Which cave do you want to explore?
setting-variant-standard = { variant-standard }
setting-variant-lamp = { variant-lamp }
setting-variant-equal = { variant-equal }
setting-variant-small = { variant-small }

setting-removed_kind = Kind left out
setting-removed_kind-help = Only for “Equal treasures”: one kind of treasure stays in the box.
setting-removed_kind-random = Leave it to chance

setting-removed_kinds = Three kinds left out
setting-removed_kinds-help = Only for “Smaller cave”: three kinds of treasure stay in the box.
setting-removed_kinds-random = Leave it to chance

setting-first_player = Who starts
setting-first_player-help = At the family table the youngest begins: pick that chair, or leave it to chance.
setting-first_player-random = Leave it to chance
setting-first_player-seat-0 = Chair 1
setting-first_player-seat-1 = Chair 2
setting-first_player-seat-2 = Chair 3
setting-first_player-seat-3 = Chair 4

setting-screens = Screens
setting-screens-help = With closed screens you have to remember what the others took; with open screens everybody sees everything.
setting-screens-closed = Closed
setting-screens-open = Open

setting-timers = Time to think
setting-timers-help = If your time runs out, the move is made for you.
setting-timers-off = No clock
setting-timers-relaxed = Relaxed (three times as long)
setting-timers-standard = Standard
setting-timers-blitz = Fast (half the time)

setting-on_leave = If someone leaves
setting-on_leave-help = A bot can play on for them, or their turns are skipped.
setting-on_leave-bot = A bot plays on
setting-on_leave-skip = The chair stays empty

## The result

outcome-scored = { $count ->
    [one] { $seats } wins!
   *[other] { $seats } share the victory!
}
outcome-walkover = { $seats } wins: everyone else has left the table
score-line =
    { $points ->
        [one] { $seat }: { $points } point
       *[other] { $seat }: { $points } points
    } { $tiles ->
        [one] (magic { $track } + groups { $groups }; { $tiles } tile)
       *[other] (magic { $track } + groups { $groups }; { $tiles } tiles)
    }
score-tie-tiles = Equal points? Then the player with fewer tiles wins.

## Tips for newcomers

why-take = Each further tile of a kind is worth more than the last – but look at what you uncover for the next player.
why-lamp = You may keep the lamp for its own magic, or touch one of the six treasures to swap it for that one and its magic.
why-extra = The second tile works no magic, so go for a kind you are collecting.
why-offer = Show a treasure you have only one of: losing it costs you the least.
why-pick = Choose the kind you already have most of: the bigger the group, the more each new treasure adds.
why-ban = See what the next player would love to take, and ban exactly that.

## The variants in a sentence, and how groups count

setting-variant-standard-help = The big cave. Six tiles stay out, and nobody knows which.
setting-variant-lamp-help = Six treasures lie open beside the cave. Take a lamp, and you may swap it for one of them.
setting-variant-equal-help = One kind of treasure stays out, and everybody knows which. All other tiles are in the cave.
setting-variant-small-help = A quicker cave for two, with seven kinds of treasure.
help-pink = Pink: { effect-pink-help }
help-blue = Blue: { effect-blue-help }
help-brown = Brown: { effect-brown-help }
help-green = Green: { effect-green-help }
help-yellow = Yellow: { effect-yellow-help }
help-white = White: { effect-white-help }
help-groups = At the end equal treasures count together: one to six of a kind bring 1, 3, 6, 10, 15 or 21 points. The most points win.

## Things a ban can name

ban-kind-lamp = { kind-lamp }
ban-kind-carpet = { kind-carpet }
ban-kind-sword = { kind-sword }
ban-kind-crown = { kind-crown }
ban-kind-ring = { kind-ring }
ban-kind-statue = { kind-statue }
ban-kind-chest = { kind-chest }
ban-kind-ruby = { kind-ruby }
ban-kind-diamond = { kind-diamond }
ban-kind-necklace = { kind-necklace }
ban-colour-pink = { colour-pink }
ban-colour-blue = { colour-blue }
ban-colour-brown = { colour-brown }
ban-colour-green = { colour-green }
ban-colour-yellow = { colour-yellow }
ban-colour-white = { colour-white }

## The guided first game

guide-welcome = Carry treasures out of the cave, tile by tile. Many of the same kind are worth the most, and the most points win.
guide-end = Points from magic and points for groups are added up, and the most points win. If two are level, fewer tiles win.
guide-ask-take = Touch a shining tile, then touch it again to take it. Its colour is its magic; its kind counts for your group at the end.
guide-ask-lamp = Keep the lamp for its own magic, or swap it for an open treasure you collect: then the magic of that one works.
guide-ask-extra = Green lets you take a second tile beside the gap. It works no magic, so choose a kind you collect.
guide-ask-offer = Somebody demands tribute: choose a tile to show. You may lose it, so show one you can spare.
guide-ask-pick = Take one of the tiles shown: it is yours now. The kind you have most of brings the most.
guide-ask-ban = Name a kind or a colour: nobody else may take it until your next turn. Guard what you want yourself.
guide-wait-take = Now another player chooses. Watch which kinds they take: soon the tiles are hidden behind their screen.
guide-wait-offer = The others choose secretly which tile to show. When all are ready, all tiles turn over together.
guide-event-removed = These treasures are not in this game. Do not wait for them: none will turn up.
guide-event-displayed = These six treasures lie open beside the cave. Whoever takes a lamp may swap it for one of them.
guide-event-took = The tile goes behind the screen and counts at the end. Now its colour works its magic.
guide-event-turned_up = Nothing lies on these tiles any more, so they are turned up. Whoever comes next may take them.
guide-event-kept_lamp = The lamp is kept, so its own colour works its magic.
guide-event-swapped = The lamp now lies in the display. The colour of the new tile works its magic.
guide-event-scored_pink = Pink is a windfall: 5 points at once.
guide-event-scored_blue = Blue brings 2 points for each tile that has just been turned up.
guide-event-scored_square = This blue tile lay on the floor of the cave. The bare square brings 2 points.
guide-event-scored_brown = Brown brings 2 points for each tile of its kind behind the screen. It grows with your collection!
guide-event-nothing = Sometimes magic finds nothing to do. The tile itself still counts at the end.
guide-event-took_extra = Green brings a second tile from right beside the gap. The magic of that one does not work.
guide-event-tribute = Yellow demands tribute: the others each show one tile, and one of those is taken away.
guide-event-shown = All chosen tiles turn over together. One of them now changes hands, the others go back.
guide-event-picked = The tile has a new owner. The other tiles shown are back behind their screens.
guide-event-banned = White makes a ban: tiles with a lock cannot be taken until the player who named it has the next turn.
guide-event-ban_over = A ban lasts until its owner's next turn. Now it is over and the locks are gone.
guide-event-waiver = Every open tile was banned. So the bans rest for this turn, and any open tile may be taken.
guide-event-last_round = No tile lies face down any more. The round is played to its end, so that all have had equally many turns.
guide-event-laid_open = The game is over, so the tiles that stayed hidden are turned up. Nobody gets points for them.

## Characters

bot-sinbad = Sinbad
bot-sinbad-help = Takes the best that lies there and remembers about as much as you.
bot-dunyazad = Dunyazad
bot-dunyazad-help = The little sister: loves pretty pictures and anything pink, and forgets the rest.
bot-qasim = Qasim
bot-qasim-help = Grabs quickly, wants everything, and hardly forgets what you hold.
bot-scheherazade = Scheherazade
bot-scheherazade-help = Thinks ahead, and leaves you as little as she can.

## Why a bot did it

n-points = { $points ->
    [one] one point
   *[other] { $points } points
}
reason-group = { $kind }: one more beside { $count } of that kind adds { n-points }.
reason-pink = Pink brings { n-points } at once.
reason-blue = Blue brings { n-points } here.
reason-brown = Brown brings { n-points } for tiles of its kind.
reason-green = Green lets one take a tile beside it as well.
reason-yellow = Yellow makes the others show a tile, and one of them can be taken.
reason-white = White gives a ban, and that gets in the others' way.
reason-denied = { $seat } comes next and would have made even more of it: { $kind }.
reason-nothing_better = There was nothing better.
reason-pretty = It was the prettiest.
reason-keep_lamp = Nothing on display is worth more than the lamp.
reason-swap_lamp = Worth more than the lamp: { $tile }.
reason-useless = It is of little use to { $seat }, and hardly missed: { $kind }.
reason-cheap = Of all one's tiles this one is missed least.
reason-ban = { $seat } comes next, and this is what would help there most.
reason-foreseen = Played on in the mind again and again, this came out best.

## What a content pack may change

content-layers = { $cave ->
    [small] Layers of the smaller cave: rows, columns, place
   *[other] Layers of the large cave: rows, columns, place
}
content-wrong-written = { $what } is “{ $value }”; a layer is written like “{ $usual }”: rows and columns from 1 to 5, then its place, two numbers from 0 to 8.
content-wrong-layers = { $what }: the ground must be a square from 3x3+0+0 on, and every layer must rest on the one below it.
content-wrong-tiles = { $what } has { $cells } places; there are only { $most } tiles for them.
content-display = Tiles beside the cave, with the lamp
content-groups = Points for 0 to 6 tiles of a kind
content-pink = Points for pink
content-blue-turned = Points for each tile that blue turns up
content-blue-square = Points for a square that blue clears
content-brown = Points for brown, for each tile of its kind
