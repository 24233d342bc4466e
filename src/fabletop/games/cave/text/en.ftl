### Cave of Treasures: English

## The game

game-name = Cave of Treasures
game-line = Who will carry the richest hoard out of the cave?
game-minutes = 20 min
game-age = ages 8+
game-fun = collecting and tactics
game-about = Take tiles from a mountain of treasure. Every tile works its own magic and may reveal new riches underneath. Collect treasures of the same kind, use the magic well and score the most points.

## Kinds of treasure

kind-lamp = Aladdin’s lamp
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
effect-blue = Discovery
effect-brown = Hoard
effect-green = Double grab
effect-yellow = Tribute
effect-white = Taboo

effect-pink-help = Score 5 points.
effect-blue-help = Score 2 points for each tile you reveal. If the tile you took was on the cave floor, score 2 points for the empty square instead.
effect-brown-help = Score 2 points for each tile of this kind behind your screen, including this one.
effect-green-help = Take a second face-up tile right next to the gap you left, in the same layer, if there’s one you may take. The second tile has no magic.
effect-yellow-help = Everyone else shows one of their tiles, if they have any. Take a shown tile. It has no magic.
effect-white-help = Ban a kind or a colour. Until your next turn, nobody else may take such a tile from the cave.
board-ban-lasts = Until your next turn, nobody else may take such a tile.

## Tiles

tile-lamp-pink = pink lamp
tile-lamp-blue = blue lamp
tile-lamp-brown = brown lamp
tile-lamp-green = green lamp
tile-lamp-yellow = yellow lamp
tile-lamp-white = white lamp

tile-carpet-pink = pink carpet
tile-carpet-blue = blue carpet
tile-carpet-brown = brown carpet
tile-carpet-green = green carpet
tile-carpet-yellow = yellow carpet
tile-carpet-white = white carpet

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

tile-statue-pink = pink statue
tile-statue-blue = blue statue
tile-statue-brown = brown statue
tile-statue-green = green statue
tile-statue-yellow = yellow statue
tile-statue-white = white statue

tile-chest-pink = pink chest
tile-chest-blue = blue chest
tile-chest-brown = brown chest
tile-chest-green = green chest
tile-chest-yellow = yellow chest
tile-chest-white = white chest

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
variant-lamp = Aladdin’s lamp
variant-equal = Equal treasures
variant-small = Smaller cave

## Labels

label-screen = Behind your screen
label-display = Display next to the cave
label-waiver = Bans lifted this turn
label-last-round = Last round
label-unused = { $count ->
    [one] { $count } tile left out unseen
   *[other] { $count } tiles left out unseen
}
label-track = Points for magic
label-groups = Points for groups
cell = layer { $a }, row { $b }, column { $c }
label-face-up = layer { $layer }, row { $row }, column { $column }: { $tile }
label-face-down = { $covers ->
    [one] layer { $layer }, row { $row }, column { $column }: covered by { $covers } tile
   *[other] layer { $layer }, row { $row }, column { $column }: covered by { $covers } tiles
}
label-locked = Banned: { $bans }
label-ban-until = Ban: { $ban } (until { $seat }’s next turn)

## What the acting player is asked

ask-take = Take a tile
ask-lamp = Keep the lamp, or swap it?
ask-extra = Take a tile next to the gap
ask-offer = Choose a tile to show
ask-pick = Choose a tile to take
ask-ban = Ban a kind or a colour
ask-over = Game over

## What the others read meanwhile

wait-take = { $seats } is taking a tile
wait-lamp = { $seats } is deciding about the lamp
wait-extra = { $seats } is taking a second tile
wait-offer = { $count ->
    [one] { $seats } is choosing a tile to show
   *[other] { $seats } are choosing a tile to show
}
wait-pick = { $seats } is taking a shown tile
wait-ban = { $seats } is choosing a ban
wait-over = Game over

## Buttons

option-take = Take: { $cell }
option-lamp_keep = Keep the lamp
option-lamp_swap = Swap for: { $tile }
option-take_adjacent = Also take: { $cell }
option-offer = Show: { $tile }
option-pick = Take from { $seat }
option-ban = Ban: { $value }

## What a tile brings here and now

gain-points = { $points ->
    [0] no points
    [one] { $points } point
   *[other] { $points } points
}
gain-pink = { gain-points } straight away.
gain-blue = { $count ->
    [0] { $points ->
        [0] It reveals no tile, so there are no points.
       *[other] It clears a square: { gain-points }.
    }
    [one] It reveals { $count } tile: { gain-points }.
   *[other] It reveals { $count } tiles: { gain-points }.
}
gain-brown = { $count ->
    [1] Your first of this kind: { gain-points }.
   *[other] You’ll have { $count } of this kind: { gain-points }.
}
gain-green = { $count ->
    [0] No second tile: there’s none next to it that you may take.
    [1] Then you also take a tile next to it.
   *[other] Then you also take one of { $count } tiles next to it.
}
gain-yellow = { $count ->
    [0] Nobody else has a tile to show, so you get none.
    [one] { $count } player shows you a tile, and you take it.
   *[other] { $count } players each show you a tile: take one of them.
}
gain-white = You ban a kind or a colour until your next turn.
gain-group = At the end, the selected tile adds { gain-points } to your groups.
lack-blue = blue revealed no tile
lack-yellow = nobody else has a tile to show
lack-green = there’s no tile to take next to the gap

## What happens

event-began = { $variant }: { $seat } starts
event-removed = Left out of this game: { $kinds }
event-displayed = On display next to the cave: { $tiles }
event-turn = Turn { $turn }: { $seat }
event-ban_over = { $seat }’s ban has ended: { $value }
event-waiver = Every face-up tile is banned, so the bans are lifted for this turn: { $seat } may take any face-up tile
event-took = { $seat } takes the { $tile }
event-turned_up = Revealed: { $tiles }
event-kept_lamp = { $seat } keeps the { $tile }
event-swapped = { $seat } swaps the { $given_tile } for the { $tile }
event-scored_pink = { $points ->
    [one] Windfall! { $seat } scores { $points } point
   *[other] Windfall! { $seat } scores { $points } points
}
event-scored_blue =
    { $turned ->
        [one] { $seat } reveals { $turned } tile
       *[other] { $seat } reveals { $turned } tiles
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
event-nothing = { $seat } gets nothing more: { $lack }
event-took_extra = { $seat } also takes the { $tile }
event-tribute = { $seat } demands tribute! Showing a tile: { $seats }
event-chose = { $seat } has chosen a tile
event-shown = Shown by { $seats }: { $tiles }
event-picked = { $seat } takes the { $tile } from { $other_seat }
event-banned = { $seat } bans: { $value }
event-last_round = { $seat } reveals the last face-down tile: last round!
event-left = { $seat } leaves the table
event-skipped = { $seat } has left, so this turn is skipped
event-laid_open = Never revealed: { $tiles }
event-over = { $reason ->
    [walkover] { $seats } wins: nobody else is left in the game
   *[scored] { $count ->
        [one] Game over: { $seats } wins!
       *[other] Game over: { $seats } share the victory!
    }
}

## Why not

refusal-unknown-action = You can’t do that in this game. On your turn, take a tile.
refusal-game-over = This game is over. How about another one?
refusal-not-seated = You’re a spectator. Only players at the table can make moves.
refusal-stale = The game has moved on. Take another look and choose again.
refusal-already-offered = You’ve already chosen a tile to show. Now wait for the others.
refusal-not-your-decision = It’s not your turn to choose. Waiting for { $seats }.
refusal-wrong-step = You can’t do that right now: “{ $ask }” comes first.
refusal-malformed = That isn’t in this cave. Choose something you can see on the table.
refusal-not-adjacent = Your second tile must be right next to the gap: edge to edge, in the same layer.
refusal-empty-cell = There’s no tile left here: { $cell }. Choose a face-up tile.
refusal-face-down = { $covers ->
    [one] This tile is covered by { $covers } other tile. You can only take uncovered tiles.
   *[other] This tile is covered by { $covers } other tiles. You can only take uncovered tiles.
}
refusal-banned = This tile is banned: { $bans } (by { $seats }). Choose a tile without a lock.
refusal-not-your-tile = You don’t have this tile: { $tile }. Show one of your own.
refusal-nothing-offered-by = { $seat } isn’t showing a tile. Choose a player who is.
refusal-kind-not-in-play = This treasure isn’t in the game: { $kind }. Ban another kind, or a colour.
refusal-not-beside-board = This tile isn’t in the display: { $tile }. Swap for a tile in the display, or keep the lamp.
refusal-bad-player-count = This game is for 2 to 4 players.
refusal-bad-option = This setting doesn’t work here: { $option } – { $value }. Choose another one.
refusal-small-needs-two = The smaller cave is for two players only. Choose another cave, or play with just two players.

## Settings

setting-variant = Variant
setting-variant-help = Which cave do you want to explore?
setting-variant-standard = { variant-standard }
setting-variant-lamp = { variant-lamp }
setting-variant-equal = { variant-equal }
setting-variant-small = { variant-small }

setting-removed_kind = Kind to leave out
setting-removed_kind-help = Only for “Equal treasures”: one kind of treasure stays in the box.
setting-removed_kind-random = Random

setting-removed_kinds = Three kinds to leave out
setting-removed_kinds-help = Only for “Smaller cave”: three kinds of treasure stay in the box.
setting-removed_kinds-random = Random

setting-first_player = Who starts
setting-first_player-help = Traditionally, the youngest player starts. You can also choose a seat, or leave it to chance.
setting-first_player-youngest = The youngest player
setting-first_player-random = Random
setting-first_player-seat-0 = Seat 1
setting-first_player-seat-1 = Seat 2
setting-first_player-seat-2 = Seat 3
setting-first_player-seat-3 = Seat 4

setting-youngest = I’m the youngest
setting-youngest-help = Counts only if “Who starts” is set to “The youngest player”. If several players tick this, one of them is chosen at random; if nobody does, everyone is in the draw.

setting-screens = Screens
setting-screens-help = Closed: remember what the others took. Open: everyone sees everyone’s tiles.
setting-screens-closed = Closed
setting-screens-open = Open

setting-timers = Timer speed
setting-timers-help = Only if you play with a timer. If you run out of time, a move is made for you.
setting-timers-off = Off
setting-timers-relaxed = Relaxed (three times as long)
setting-timers-standard = Standard
setting-timers-blitz = Fast (half as long)

setting-on_leave = If a player leaves
setting-on_leave-help = A bot takes over, or the player’s turns are skipped.
setting-on_leave-bot = A bot takes over
setting-on_leave-skip = Turns are skipped

## The result

outcome-scored = { $count ->
    [one] { $seats } wins!
   *[other] { $seats } share the victory!
}
outcome-walkover = { $seats } wins: nobody else is left in the game
score-line =
    { $points ->
        [one] { $seat }: { $points } point
       *[other] { $seat }: { $points } points
    } { $tiles ->
        [one] (magic { $track } + groups { $groups }; { $tiles } tile)
       *[other] (magic { $track } + groups { $groups }; { $tiles } tiles)
    }
score-tie-tiles = If points are tied, the player with fewer tiles ranks higher.

## Tips for newcomers

why-take = Each extra tile of a kind is worth more than the last. But watch what you reveal for the next player!
why-lamp = Keep the lamp for its own magic, or tap a treasure on display to swap. Then you use the new tile’s magic.
why-extra = The second tile has no magic, so take a kind you’re collecting.
why-offer = Show a kind you have only one of: losing it costs you least.
why-pick = Take the kind you have most of: bigger groups score more for each new tile.
why-ban = What would the next player love to take? Ban exactly that.

## The variants in a sentence, and how groups count

setting-variant-standard-help = The large cave. Six tiles are left out, and nobody knows which.
setting-variant-lamp-help = Six treasures are on display next to the cave. When you take a lamp, you may swap it for one of them.
setting-variant-equal-help = One kind of treasure is left out, and everyone knows which. All the other tiles are in the cave.
setting-variant-small-help = A quicker cave for two, with seven kinds of treasure.
help-pink = Pink: { effect-pink-help }
help-blue = Blue: { effect-blue-help }
help-brown = Brown: { effect-brown-help }
help-green = Green: { effect-green-help }
help-yellow = Yellow: { effect-yellow-help }
help-white = White: { effect-white-help }
help-groups = At the end, one to six tiles of a kind score 1, 3, 6, 10, 15 or 21 points. Whoever has the most points wins.

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

guide-welcome = Take treasures out of the cave, one tile at a time. Collect tiles of the same kind: together they score the most points.
guide-end = Your points for magic and groups are added up, and the highest total wins. If there’s a tie, the player with fewer tiles wins.
guide-ask-take = Tap a glowing tile, then tap it again to take it. Its colour works magic now; its kind scores at the end.
guide-ask-lamp = Keep the lamp for its own magic, or swap it for a treasure on display and use that tile’s magic.
guide-ask-extra = Green lets you take a second tile right next to the gap. It has no magic, so choose a kind you’re collecting.
guide-ask-offer = Someone demands tribute: choose a tile to show. You may lose it, so show one you can spare.
guide-ask-pick = Choose from the tiles the others are showing, and keep the one you take. A kind you already have lots of is best: big groups score most.
guide-ask-ban = Ban a kind or a colour. Nobody else may take such tiles from the cave until your next turn, so protect what you want.
guide-wait-take = Another player is choosing. Watch which kinds they take: if the screens are closed, you’ll have to remember them.
guide-wait-offer = Everyone who has to show a tile is secretly choosing one. Nothing is shown until all of them have chosen.
guide-event-removed = These treasures aren’t in this game, so don’t wait for them.
guide-event-displayed = These treasures are on display. When you take a lamp, you may swap it for one of them.
guide-event-took = The tile goes behind the screen and scores at the end. Now its colour works its magic.
guide-event-turned_up = Once nothing covers a tile any more, it’s turned face up. Then the next player may take it, unless it’s banned.
guide-event-kept_lamp = The lamp stays, so its own colour works its magic.
guide-event-swapped = The lamp is now in the display. The new tile’s colour works its magic.
guide-event-scored_pink = Pink is a windfall: 5 points straight away.
guide-event-scored_blue = Blue scores 2 points for each tile just revealed.
guide-event-scored_square = The tile taken lay on the cave floor. In that case, blue scores 2 points for the cleared square.
guide-event-scored_brown = Brown scores 2 points for each tile of the same kind behind the screen, whatever its colour. The bigger your collection, the better!
guide-event-nothing = Sometimes the magic has no effect. The tile still scores at the end.
guide-event-took_extra = With green comes a second tile, from right next to the gap. The second tile has no magic.
guide-event-tribute = Yellow demands tribute: everyone else who has tiles shows one. Then the player whose turn it is takes a shown tile.
guide-event-shown = All the chosen tiles are turned face up together. One tile changes hands, and any others go back to their owners.
guide-event-picked = The tile has a new owner. Any others that were shown are back behind their screens.
guide-event-banned = White bans a kind or a colour: until the next turn of the player who set the ban, nobody else may take such tiles from the cave. Everyone else sees a lock on them.
guide-event-ban_over = A ban lasts until the next turn of the player who set it. This one has ended, and its locks are gone.
guide-event-waiver = Every face-up tile was banned, so the bans don’t count this turn. Any face-up tile may be taken.
guide-event-last_round = There are no face-down tiles left. Finish the round, so that everyone has the same number of turns. If the cave is empty sooner, the game ends at once.
guide-event-laid_open = The game is over, so the tiles still face down in the cave are revealed. Nobody scores for them.

## Characters

bot-sinbad = Sinbad
bot-sinbad-help = Takes the best tile in sight and remembers about as much as you do.
phrase-bot-hello-sinbad = Ahoy! Let’s see what this cave hides.
bot-dunyazad = Dunyazad
bot-dunyazad-help = The little sister: loves pretty pictures and anything pink, and forgets the rest.
phrase-bot-hello-dunyazad = Hello! I like the pink ones best.
bot-qasim = Qasim
bot-qasim-help = Grabs quickly, wants everything and hardly ever forgets what you have.
phrase-bot-hello-qasim = Out of the way! It’s all mine!
bot-scheherazade = Scheherazade
bot-scheherazade-help = Thinks ahead and leaves you as little as possible.
phrase-bot-hello-scheherazade = Good evening. Shall I tell you how it ends?

## Why a bot did it

n-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
reason-group = { $kind } (so far: { $count }): one more adds { n-points }.
reason-pink = Pink scores { n-points } straight away.
reason-blue = Blue scores { n-points } here.
reason-brown = Brown scores { n-points } for tiles of the same kind, whatever their colour.
reason-green = Green means a second tile.
reason-yellow = Yellow means a tile from another player.
reason-white = White means a ban, and bans hold other players back.
reason-denied = { $kind }: { $seat } is next and would want it even more.
reason-nothing_better = There’s nothing better to take.
reason-pretty = It looks the prettiest.
reason-keep_lamp = Nothing on display is worth more than the lamp.
reason-swap_lamp = Worth more than the lamp: { $tile }.
reason-useless = { $kind }: easy to spare, and little use to { $seat }.
reason-cheap = This is the tile that’s easiest to spare.
reason-ban = { $seat } is next, and this is what would help them most.
reason-foreseen = Looking ahead, this works best.

## What a content pack may change

content-layers = { $cave ->
    [small] Layers of the smaller cave (rows, columns, position)
   *[other] Layers of the large cave (rows, columns, position)
}
content-wrong-written = { $what } is “{ $value }”. Write a layer like “{ $usual }”: rows and columns from 1 to 5, then its position as two numbers from 0 to 8.
content-wrong-layers = { $what }: the bottom layer must be a square of at least 3x3 at position +0+0, and every layer must rest on the one below it.
content-wrong-tiles = { $what }: too many places ({ $cells }) for the number of tiles ({ $most }).
content-display = Tiles on display in the lamp variant
content-groups = Points for 0 to 6 tiles of a kind
content-pink = Points for pink
content-blue-turned = Points for each tile revealed with blue
content-blue-square = Points for a square cleared with blue
content-brown = Points for each tile that counts with brown
