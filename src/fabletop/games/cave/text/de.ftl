### Die Schatzhöhle: German

## The game

game-name = Die Schatzhöhle
game-line = Wer trägt den schönsten Schatz aus der Zauberhöhle?
game-about = Nimm Plättchen um Plättchen von einem Berg voller Schätze: Jedes hat seinen eigenen Zauber und legt vielleicht neue Reichtümer frei. Sammle viele Schätze derselben Sorte, nutze den Zauber geschickt und gewinne mit den meisten Punkten.

## Kinds of treasure

kind-lamp = Aladins Lampe
kind-carpet = Zauberteppich
kind-sword = Schwert
kind-crown = Krone
kind-ring = Ring
kind-statue = Goldene Statue
kind-chest = Münztruhe
kind-ruby = Rubin
kind-diamond = Diamant
kind-necklace = Halskette

## Kinds of treasure, short (for phones)

kind-lamp-short = Lampe
kind-carpet-short = Teppich
kind-sword-short = Schwert
kind-crown-short = Krone
kind-ring-short = Ring
kind-statue-short = Statue
kind-chest-short = Truhe
kind-ruby-short = Rubin
kind-diamond-short = Diamant
kind-necklace-short = Kette

## Colours and their magic

colour-pink = Rosa
colour-blue = Blau
colour-brown = Braun
colour-green = Grün
colour-yellow = Gelb
colour-white = Weiß

effect-pink = Glücksfund
effect-blue = Freilegen
effect-brown = Horten
effect-green = Doppelgriff
effect-yellow = Tribut
effect-white = Bann

effect-pink-help = Du bekommst 5 Punkte.
effect-blue-help = Du bekommst 2 Punkte für jedes Plättchen, das du aufdeckst, oder 2 für ein freigeräumtes Feld am Höhlenboden.
effect-brown-help = Du bekommst 2 Punkte für jeden Schatz dieser Sorte hinter deinem Sichtschirm, diesen mitgezählt.
effect-green-help = Du nimmst dir noch ein offenes Plättchen direkt daneben auf derselben Ebene, aber ohne dessen Zauber.
effect-yellow-help = Alle anderen, die Plättchen haben, zeigen eines, und du nimmst dir eines davon, ohne dessen Zauber.
effect-white-help = Du nennst eine Sorte oder eine Farbe: Bis zu deinem nächsten Zug darf sie sonst niemand aus der Höhle nehmen.

## Tiles

tile-lamp-pink = Aladins Lampe in Rosa
tile-lamp-blue = Aladins Lampe in Blau
tile-lamp-brown = Aladins Lampe in Braun
tile-lamp-green = Aladins Lampe in Grün
tile-lamp-yellow = Aladins Lampe in Gelb
tile-lamp-white = Aladins Lampe in Weiß

tile-carpet-pink = Zauberteppich in Rosa
tile-carpet-blue = Zauberteppich in Blau
tile-carpet-brown = Zauberteppich in Braun
tile-carpet-green = Zauberteppich in Grün
tile-carpet-yellow = Zauberteppich in Gelb
tile-carpet-white = Zauberteppich in Weiß

tile-sword-pink = Schwert in Rosa
tile-sword-blue = Schwert in Blau
tile-sword-brown = Schwert in Braun
tile-sword-green = Schwert in Grün
tile-sword-yellow = Schwert in Gelb
tile-sword-white = Schwert in Weiß

tile-crown-pink = Krone in Rosa
tile-crown-blue = Krone in Blau
tile-crown-brown = Krone in Braun
tile-crown-green = Krone in Grün
tile-crown-yellow = Krone in Gelb
tile-crown-white = Krone in Weiß

tile-ring-pink = Ring in Rosa
tile-ring-blue = Ring in Blau
tile-ring-brown = Ring in Braun
tile-ring-green = Ring in Grün
tile-ring-yellow = Ring in Gelb
tile-ring-white = Ring in Weiß

tile-statue-pink = goldene Statue in Rosa
tile-statue-blue = goldene Statue in Blau
tile-statue-brown = goldene Statue in Braun
tile-statue-green = goldene Statue in Grün
tile-statue-yellow = goldene Statue in Gelb
tile-statue-white = goldene Statue in Weiß

tile-chest-pink = Münztruhe in Rosa
tile-chest-blue = Münztruhe in Blau
tile-chest-brown = Münztruhe in Braun
tile-chest-green = Münztruhe in Grün
tile-chest-yellow = Münztruhe in Gelb
tile-chest-white = Münztruhe in Weiß

tile-ruby-pink = Rubin in Rosa
tile-ruby-blue = Rubin in Blau
tile-ruby-brown = Rubin in Braun
tile-ruby-green = Rubin in Grün
tile-ruby-yellow = Rubin in Gelb
tile-ruby-white = Rubin in Weiß

tile-diamond-pink = Diamant in Rosa
tile-diamond-blue = Diamant in Blau
tile-diamond-brown = Diamant in Braun
tile-diamond-green = Diamant in Grün
tile-diamond-yellow = Diamant in Gelb
tile-diamond-white = Diamant in Weiß

tile-necklace-pink = Halskette in Rosa
tile-necklace-blue = Halskette in Blau
tile-necklace-brown = Halskette in Braun
tile-necklace-green = Halskette in Grün
tile-necklace-yellow = Halskette in Gelb
tile-necklace-white = Halskette in Weiß

## Variants

variant-standard = Normale Höhle
variant-lamp = Variante „Aladins Lampe“
variant-equal = Gleiche Schätze
variant-small = Kleinere Höhle

## Labels

label-screen = Dein Sichtschirm
label-display = Auslage
label-ban = Bann
label-waiver = Bann ruht in diesem Zug
label-last-round = Letzte Runde
label-unused = { $count ->
    [one] { $count } Plättchen liegt verdeckt beiseite
   *[other] { $count } Plättchen liegen verdeckt beiseite
}
label-track = Punkte bisher
label-groups = Punkte für Gruppen
label-turn = Zug { $turn }
cell = Ebene { $a }, Reihe { $b }, Spalte { $c }
label-face-up = Ebene { $layer }, Reihe { $row }, Spalte { $column }: { $tile }
label-face-down = { $covers ->
    [one] Ebene { $layer }, Reihe { $row }, Spalte { $column }: unter { $covers } Plättchen
   *[other] Ebene { $layer }, Reihe { $row }, Spalte { $column }: unter { $covers } Plättchen
}
label-locked = Durch einen Bann gesperrt: { $bans }
label-ban-until = Bann: { $ban } – bis { $seat } wieder dran ist

## What the acting player is asked

ask-take = Nimm ein Plättchen
ask-lamp = Behalte die Lampe oder tausche sie
ask-extra = Nimm ein Plättchen direkt daneben
ask-offer = Wähle ein Plättchen zum Zeigen
ask-pick = Nimm eines der gezeigten Plättchen
ask-ban = Banne eine Sorte oder eine Farbe
ask-over = Das Spiel ist aus

## What the others read meanwhile

wait-take = { $seats } nimmt ein Plättchen
wait-lamp = { $seats } entscheidet, was mit der Lampe geschieht
wait-extra = { $seats } nimmt ein zweites Plättchen
wait-offer = { $count ->
    [one] { $seats } wählt ein Plättchen zum Zeigen
   *[other] { $seats } wählen ein Plättchen zum Zeigen
}
wait-pick = { $seats } nimmt eines der gezeigten Plättchen
wait-ban = { $seats } spricht einen Bann aus
wait-over = Das Spiel ist aus

## Buttons

option-take = Nehmen: { $cell }
option-lamp_keep = Lampe behalten
option-lamp_swap = Tauschen gegen: { $tile }
option-take_adjacent = Dazunehmen: { $cell }
option-offer = Zeigen: { $tile }
option-pick = Von { $seat } nehmen
option-ban = Bannen: { $value }

## What happens

event-began = { $variant }: { $seat } fängt an
event-removed = In diesem Spiel nicht dabei: { $kinds }
event-displayed = In der Auslage: { $tiles }
event-turn = Zug { $turn }: { $seat }
event-ban_over = Der Bann von { $seat } ist vorbei: { $value }
event-waiver = Bann ruht in diesem Zug: { $seat } darf jedes offene Plättchen nehmen
event-took = { $seat } nimmt: { $tile }
event-turned_up = Jetzt offen: { $tiles }
event-kept_lamp = { $seat } behält: { $tile }
event-swapped = { $seat } tauscht: { $given_tile } gegen { $tile }
event-scored_pink = { $points ->
    [one] Glücksfund! { $seat } bekommt { $points } Punkt
   *[other] Glücksfund! { $seat } bekommt { $points } Punkte
}
event-scored_blue =
    { $turned ->
        [one] { $seat } legt { $turned } Plättchen frei
       *[other] { $seat } legt { $turned } Plättchen frei
    } { $points ->
        [one] und bekommt { $points } Punkt
       *[other] und bekommt { $points } Punkte
    }
event-scored_square = { $points ->
    [one] { $seat } räumt ein Feld am Höhlenboden frei und bekommt { $points } Punkt
   *[other] { $seat } räumt ein Feld am Höhlenboden frei und bekommt { $points } Punkte
}
event-scored_brown = { $points ->
    [one] { $seat } bekommt { $points } Punkt für: { $tiles }
   *[other] { $seat } bekommt { $points } Punkte für: { $tiles }
}
event-nothing = { $seat }: { $colour } – diesmal bringt der Zauber nichts
event-took_extra = { $seat } nimmt noch dazu: { $tile }
event-tribute = { $seat } verlangt Tribut! Wer ein Plättchen zeigen muss: { $seats }
event-chose = { $seat } hat ein Plättchen gewählt
event-shown = Gezeigt von { $seats }: { $tiles }
event-picked = { $seat } nimmt von { $other_seat }: { $tile }
event-banned = { $seat } spricht einen Bann aus: { $value }
event-last_round = { $seat } deckt das letzte Plättchen auf: Letzte Runde!
event-left = { $seat } verlässt den Tisch
event-skipped = { $seat } ist nicht mehr da, dieser Zug entfällt
event-laid_open = Bis zum Schluss verdeckt: { $tiles }
event-over = { $reason ->
    [walkover] { $seats } gewinnt: Alle anderen haben den Tisch verlassen
   *[scored] { $count ->
        [one] Das Spiel ist aus: { $seats } gewinnt!
       *[other] Das Spiel ist aus: { $seats } teilen sich den Sieg!
    }
}

## Why not

refusal-unknown-action = Diesen Zug gibt es hier nicht; wenn du dran bist, nimmst du immer ein Plättchen.
refusal-game-over = Das Spiel ist aus, du kannst nichts mehr nehmen – wie wär’s mit noch einer Partie?
refusal-not-seated = Du schaust hier zu; ziehen darf nur, wer mit am Tisch sitzt.
refusal-stale = Inzwischen ist das Spiel schon weiter – schau noch einmal hin und wähle neu.
refusal-already-offered = Du hast dein Plättchen schon gewählt, und dabei bleibt es. Warte jetzt auf die anderen.
refusal-not-your-decision = Einen Moment, gerade bist du nicht gefragt; jetzt dran: { $seats }.
refusal-wrong-step = Eins nach dem anderen: Mach zuerst das, wonach du gerade gefragt wirst.
refusal-malformed = Das gibt es in dieser Höhle nicht; wähle bitte etwas, das auf dem Tisch liegt.
refusal-not-adjacent = Dein zweites Plättchen muss Kante an Kante neben dem ersten liegen, auf derselben Ebene.
refusal-empty-cell = Hier liegt kein Plättchen mehr: { $cell }. Nimm eines, das noch offen daliegt.
refusal-face-down = { $covers ->
    [one] Du darfst nur nehmen, was frei liegt, und hier liegt noch { $covers } Plättchen obendrauf.
   *[other] Du darfst nur nehmen, was frei liegt, und hier liegen noch { $covers } Plättchen obendrauf.
}
refusal-banned = Dieses Plättchen darfst du jetzt nicht nehmen, denn es gilt ein Bann: { $bans } ({ $seats }). Nimm eines ohne Schloss.
refusal-not-your-tile = Das liegt nicht hinter deinem Sichtschirm: { $tile }. Zeig etwas, das dir gehört.
refusal-nothing-offered-by = { $seat } zeigt kein Plättchen. Nimm eines von denen, die gezeigt werden.
refusal-kind-not-in-play = Dieser Schatz ist nicht im Spiel: { $kind }. Banne eine Farbe oder eine Sorte, die dabei ist.
refusal-not-beside-board = Das liegt nicht in der Auslage: { $tile }. Tausche gegen etwas, das dort liegt, oder behalte die Lampe.
refusal-bad-player-count = Dieses Spiel kannst du zu zweit, zu dritt oder zu viert spielen.
refusal-bad-option = Mit dieser Einstellung kannst du hier nicht spielen: { $option } – { $value }. Wähle eine andere.
refusal-small-needs-two = Die kleinere Höhle ist für genau zwei. Wähle eine andere Höhle, oder spielt zu zweit.

## Settings

setting-variant = Variante
setting-variant-help = Welche Höhle möchtest du erkunden?
setting-variant-standard = { variant-standard }
setting-variant-lamp = { variant-lamp }
setting-variant-equal = { variant-equal }
setting-variant-small = { variant-small }

setting-removed_kind = Sorte, die fehlt
setting-removed_kind-help = Nur bei „Gleiche Schätze“: Eine Sorte bleibt in der Schachtel.
setting-removed_kind-random = Dem Zufall überlassen

setting-removed_kinds = Drei Sorten, die fehlen
setting-removed_kinds-help = Nur bei „Kleinere Höhle“: Drei Sorten bleiben in der Schachtel.
setting-removed_kinds-random = Dem Zufall überlassen

setting-first_player = Wer anfängt
setting-first_player-help = Am Familientisch beginnt, wer am jüngsten ist: Wähle diesen Platz oder überlass es dem Zufall.
setting-first_player-random = Dem Zufall überlassen
setting-first_player-seat-0 = Platz 1
setting-first_player-seat-1 = Platz 2
setting-first_player-seat-2 = Platz 3
setting-first_player-seat-3 = Platz 4

setting-screens = Sichtschirme
setting-screens-help = Geschlossen: Du musst dir merken, was die anderen genommen haben. Offen: Alle sehen alles.
setting-screens-closed = Geschlossen
setting-screens-open = Offen

setting-timers = Bedenkzeit
setting-timers-help = Ist deine Zeit um, wird für dich gezogen.
setting-timers-off = Ohne Uhr
setting-timers-relaxed = Gemütlich (dreimal so lang)
setting-timers-standard = Normal
setting-timers-blitz = Schnell (halbe Zeit)

setting-on_leave = Wenn jemand geht
setting-on_leave-help = Ein Bot kann weiterspielen, oder die Züge entfallen.
setting-on_leave-bot = Ein Bot spielt weiter
setting-on_leave-skip = Der Platz bleibt leer

## The result

outcome-scored = { $count ->
    [one] { $seats } gewinnt!
   *[other] { $seats } teilen sich den Sieg!
}
outcome-walkover = { $seats } gewinnt: Alle anderen haben den Tisch verlassen
score-line =
    { $points ->
        [one] { $seat }: { $points } Punkt
       *[other] { $seat }: { $points } Punkte
    } { $tiles ->
        [one] (Zauber { $track } + Gruppen { $groups }; { $tiles } Plättchen)
       *[other] (Zauber { $track } + Gruppen { $groups }; { $tiles } Plättchen)
    }
score-tie-tiles = Gleich viele Punkte? Dann gewinnt, wer weniger Plättchen hat.

## Tips for newcomers

why-take = Jeder weitere Schatz einer Sorte ist mehr wert als der vorige – aber schau, was du für die Nächsten freilegst.
why-lamp = Du kannst die Lampe mit ihrer eigenen Magie behalten oder einen der sechs Schätze antippen und sie gegen ihn und seine Magie tauschen.
why-extra = Das zweite Plättchen zaubert nicht: Nimm also eine Sorte, die du sammelst.
why-offer = Zeige einen Schatz, den du nur einmal hast: Ihn zu verlieren kostet am wenigsten.
why-pick = Nimm die Sorte, von der du schon am meisten hast: Bei großen Gruppen bringt jeder weitere Schatz am meisten.
why-ban = Überlege, was die anderen gleich gern nehmen würden, und banne genau das.

## The variants in a sentence, and how groups count

setting-variant-standard-help = Die große Höhle. Sechs Plättchen bleiben draußen, und niemand weiß, welche.
setting-variant-lamp-help = Sechs Schätze liegen offen neben der Höhle. Nimmst du eine Lampe, darfst du sie gegen einen davon tauschen.
setting-variant-equal-help = Eine Schatzart bleibt draußen, und alle wissen, welche. Alle anderen Plättchen liegen in der Höhle.
setting-variant-small-help = Eine schnellere Höhle für zwei, mit sieben Schatzarten.
help-pink = Rosa: { effect-pink-help }
help-blue = Blau: { effect-blue-help }
help-brown = Braun: { effect-brown-help }
help-green = Grün: { effect-green-help }
help-yellow = Gelb: { effect-yellow-help }
help-white = Weiß: { effect-white-help }
help-groups = Am Ende zählen gleiche Schätze zusammen: Einer bis sechs von einer Art bringen 1, 3, 6, 10, 15 oder 21 Punkte. Die meisten Punkte gewinnen.

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

guide-welcome = Trag Plättchen für Plättchen Schätze aus der Höhle. Viele derselben Sorte sind am meisten wert, die meisten Punkte gewinnen.
guide-end = Punkte durch Zauber und Punkte für Gruppen werden addiert, die meisten gewinnen. Bei Gleichstand zählt, wer weniger Plättchen hat.
guide-ask-take = Tippe ein leuchtendes Plättchen an und noch einmal, um es zu nehmen. Seine Farbe zaubert, seine Sorte zählt am Ende.
guide-ask-lamp = Behalte die Lampe mit ihrem Zauber, oder tausche sie gegen einen offenen Schatz, den du sammelst: Dann wirkt dessen Zauber.
guide-ask-extra = Bei Grün nimmst du ein zweites Plättchen neben der Lücke. Es zaubert nicht, also wähle eine Sorte, die du sammelst.
guide-ask-offer = Jemand verlangt Tribut: Wähle ein Plättchen zum Zeigen. Vielleicht bist du es los, also zeig eines, das du entbehren kannst.
guide-ask-pick = Nimm eines der gezeigten Plättchen: Es gehört jetzt dir. Am meisten bringt die Sorte, von der du schon am meisten hast.
guide-ask-ban = Nenne eine Sorte oder Farbe: Bis zu deinem nächsten Zug darf sie sonst niemand nehmen. Schütze, was du selbst willst.
guide-wait-take = Jetzt wählt jemand anders. Merk dir, welche Sorten genommen werden: Gleich sind sie hinter dem Sichtschirm.
guide-wait-offer = Die anderen wählen heimlich, welches Plättchen sie zeigen. Sind alle bereit, drehen sich alle zugleich um.
guide-event-removed = Diese Schätze sind nicht im Spiel. Warte nicht auf sie: Es taucht keiner auf.
guide-event-displayed = Diese sechs Schätze liegen offen neben der Höhle. Wer eine Lampe nimmt, darf sie gegen einen davon tauschen.
guide-event-took = Das Plättchen kommt hinter den Sichtschirm und zählt am Ende. Jetzt zaubert seine Farbe.
guide-event-turned_up = Auf diesen Plättchen liegt nichts mehr, also werden sie aufgedeckt. Wer als Nächstes dran ist, darf sie nehmen.
guide-event-kept_lamp = Die Lampe wird behalten, also zaubert ihre eigene Farbe.
guide-event-swapped = Die Lampe liegt jetzt in der Auslage. Nun zaubert die Farbe des neuen Plättchens.
guide-event-scored_pink = Rosa ist ein Glücksfund: sofort 5 Punkte.
guide-event-scored_blue = Blau bringt 2 Punkte für jedes Plättchen, das gerade aufgedeckt wurde.
guide-event-scored_square = Dieses blaue Plättchen lag auf dem Höhlenboden. Das freie Feld bringt 2 Punkte.
guide-event-scored_brown = Braun bringt 2 Punkte für jedes Plättchen seiner Sorte hinter dem Sichtschirm. Je größer die Sammlung, desto besser!
guide-event-nothing = Manchmal findet ein Zauber nichts zu tun. Das Plättchen selbst zählt am Ende trotzdem.
guide-event-took_extra = Grün bringt ein zweites Plättchen, direkt neben der Lücke. Dessen Zauber wirkt nicht.
guide-event-tribute = Gelb verlangt Tribut: Die anderen zeigen je ein Plättchen, und eines davon wird weggenommen.
guide-event-shown = Alle gewählten Plättchen drehen sich zugleich um. Eines wechselt nun den Besitzer, die anderen gehen zurück.
guide-event-picked = Das Plättchen gehört jetzt jemand anderem. Die übrigen liegen wieder hinter ihren Sichtschirmen.
guide-event-banned = Weiß spricht einen Bann aus: Plättchen mit Schloss sind gesperrt, bis wieder dran ist, wer ihn ausgesprochen hat.
guide-event-ban_over = Ein Bann gilt bis zum nächsten eigenen Zug. Jetzt ist er vorbei, und die Schlösser sind weg.
guide-event-waiver = Jedes offene Plättchen war gebannt. Darum ruht der Bann in diesem Zug, und jedes darf genommen werden.
guide-event-last_round = Kein Plättchen ist mehr verdeckt. Die Runde wird noch zu Ende gespielt, damit alle gleich oft dran waren.
guide-event-laid_open = Das Spiel ist aus, also wird aufgedeckt, was verdeckt blieb. Punkte gibt es dafür nicht.

## Characters

bot-sinbad = Sindbad
bot-sinbad-help = Nimmt das Beste, was daliegt, und merkt sich etwa so viel wie du.
bot-dunyazad = Dinarsad
bot-dunyazad-help = Die kleine Schwester: liebt schöne Bilder und alles Rosa und vergisst den Rest.
bot-qasim = Kasim
bot-qasim-help = Greift schnell zu, will alles und vergisst kaum, was du hast.
bot-scheherazade = Scheherazade
bot-scheherazade-help = Denkt voraus und lässt dir so wenig übrig, wie sie kann.

## Why a bot did it

n-points = { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
}
reason-group = { $kind }: Eins mehr zu { $count } von dieser Sorte bringt { n-points }.
reason-pink = Rosa bringt sofort { n-points }.
reason-blue = Blau bringt hier { n-points }.
reason-brown = Braun bringt { n-points } für Plättchen seiner Sorte.
reason-green = Mit Grün darf man ein Plättchen daneben dazunehmen.
reason-yellow = Bei Gelb müssen die anderen ein Plättchen zeigen, und eines davon darf man nehmen.
reason-white = Weiß gibt einen Bann, und der stört die anderen.
reason-denied = { $seat } ist als Nächstes dran und hätte noch mehr davon gehabt: { $kind }.
reason-nothing_better = Etwas Besseres gab es nicht.
reason-pretty = Das sah am schönsten aus.
reason-keep_lamp = Nichts in der Auslage ist mehr wert als die Lampe.
reason-swap_lamp = Mehr wert als die Lampe: { $tile }.
reason-useless = { $seat } kann damit wenig anfangen, und es fehlt kaum: { $kind }.
reason-cheap = Von allen eigenen Plättchen fehlt dieses am wenigsten.
reason-ban = { $seat } ist als Nächstes dran und könnte genau das am besten brauchen.
reason-foreseen = Oft in Gedanken weitergespielt: So ging es am besten aus.

## What a content pack may change

content-layers = { $cave ->
    [small] Schichten der kleineren Höhle: Reihen, Spalten, Ort
   *[other] Schichten der großen Höhle: Reihen, Spalten, Ort
}
content-wrong-written = { $what } ist „{ $value }“; eine Schicht schreibt man wie „{ $usual }“: Reihen und Spalten von 1 bis 5, dann der Ort, zwei Zahlen von 0 bis 8.
content-wrong-layers = { $what }: Der Boden muss ein Quadrat ab 3x3+0+0 sein, und jede Schicht muss auf der unter ihr liegen.
content-wrong-tiles = { $what }: zu viele Plätze ({ $cells }) für die Zahl der Plättchen ({ $most }).
content-display = Plättchen neben der Höhle, mit der Lampe
content-groups = Punkte für 0 bis 6 Plättchen einer Art
content-pink = Punkte für Rosa
content-blue-turned = Punkte je Plättchen, das Blau aufdeckt
content-blue-square = Punkte für ein Feld, das Blau freilegt
content-brown = Punkte für Braun, je Plättchen seiner Art
