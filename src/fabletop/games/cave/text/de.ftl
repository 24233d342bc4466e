### Die Schatzhöhle: German

## The game

game-name = Die Schatzhöhle
game-line = Wer trägt die größten Schätze aus der Höhle?
game-minutes = 20 Min.
game-age = ab 8 Jahren
game-fun = Sammeln und Taktik
game-about = Vor dir liegt ein Berg voller Schätze. Jedes Plättchen, das du nimmst, hat seinen eigenen Zauber, und oft kommen darunter neue Schätze zum Vorschein. Sammle möglichst viele derselben Sorte, nutze den Zauber geschickt und hol die meisten Punkte.

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
effect-blue = Entdeckung
effect-brown = Hort
effect-green = Doppelgriff
effect-yellow = Tribut
effect-white = Tabu

effect-pink-help = Du bekommst 5 Punkte.
effect-blue-help = Du bekommst 2 Punkte für jedes Plättchen, das durch deinen Zug aufgedeckt wird. Lag das Plättchen, das du genommen hast, auf dem Höhlenboden, bekommst du stattdessen 2 Punkte für das freigeräumte Feld.
effect-brown-help = Du bekommst 2 Punkte für jedes Plättchen hinter deinem Sichtschirm, das zur selben Sorte gehört wie dein braunes. Das braune zählt mit.
effect-green-help = Nimm noch ein offenes Plättchen, das auf derselben Ebene direkt neben der Lücke liegt, die deines hinterlassen hat. Der Zauber des zweiten Plättchens wirkt nicht. Darfst du dort keines nehmen, passiert nichts.
effect-yellow-help = Jeder andere Spieler, der Plättchen hat, zeigt eines davon. Ein gezeigtes Plättchen nimmst du dir; sein Zauber wirkt nicht.
effect-white-help = Nenne eine Sorte oder eine Farbe. Bis zu deinem nächsten Zug darf sonst niemand so ein Plättchen aus der Höhle nehmen.
board-ban-lasts = Bis zu deinem nächsten Zug darf sonst niemand so ein Plättchen nehmen.

## Tiles

tile-lamp-pink = rosa Lampe
tile-lamp-blue = blaue Lampe
tile-lamp-brown = braune Lampe
tile-lamp-green = grüne Lampe
tile-lamp-yellow = gelbe Lampe
tile-lamp-white = weiße Lampe

tile-carpet-pink = rosa Teppich
tile-carpet-blue = blauer Teppich
tile-carpet-brown = brauner Teppich
tile-carpet-green = grüner Teppich
tile-carpet-yellow = gelber Teppich
tile-carpet-white = weißer Teppich

tile-sword-pink = rosa Schwert
tile-sword-blue = blaues Schwert
tile-sword-brown = braunes Schwert
tile-sword-green = grünes Schwert
tile-sword-yellow = gelbes Schwert
tile-sword-white = weißes Schwert

tile-crown-pink = rosa Krone
tile-crown-blue = blaue Krone
tile-crown-brown = braune Krone
tile-crown-green = grüne Krone
tile-crown-yellow = gelbe Krone
tile-crown-white = weiße Krone

tile-ring-pink = rosa Ring
tile-ring-blue = blauer Ring
tile-ring-brown = brauner Ring
tile-ring-green = grüner Ring
tile-ring-yellow = gelber Ring
tile-ring-white = weißer Ring

tile-statue-pink = rosa Statue
tile-statue-blue = blaue Statue
tile-statue-brown = braune Statue
tile-statue-green = grüne Statue
tile-statue-yellow = gelbe Statue
tile-statue-white = weiße Statue

tile-chest-pink = rosa Truhe
tile-chest-blue = blaue Truhe
tile-chest-brown = braune Truhe
tile-chest-green = grüne Truhe
tile-chest-yellow = gelbe Truhe
tile-chest-white = weiße Truhe

tile-ruby-pink = rosa Rubin
tile-ruby-blue = blauer Rubin
tile-ruby-brown = brauner Rubin
tile-ruby-green = grüner Rubin
tile-ruby-yellow = gelber Rubin
tile-ruby-white = weißer Rubin

tile-diamond-pink = rosa Diamant
tile-diamond-blue = blauer Diamant
tile-diamond-brown = brauner Diamant
tile-diamond-green = grüner Diamant
tile-diamond-yellow = gelber Diamant
tile-diamond-white = weißer Diamant

tile-necklace-pink = rosa Kette
tile-necklace-blue = blaue Kette
tile-necklace-brown = braune Kette
tile-necklace-green = grüne Kette
tile-necklace-yellow = gelbe Kette
tile-necklace-white = weiße Kette

## Variants

variant-standard = Große Höhle
variant-lamp = Aladins Lampe
variant-equal = Gleiche Schätze
variant-small = Kleine Höhle

## Labels

label-screen = Hinter dem Sichtschirm
label-display = Auslage neben der Höhle
label-waiver = In diesem Zug ist nichts tabu
label-last-round = Letzte Runde
label-unused = { $count ->
    [one] { $count } Plättchen ungesehen aussortiert
   *[other] { $count } Plättchen ungesehen aussortiert
}
label-track = Punkte für Zauber
label-groups = Punkte für Gruppen
cell = Ebene { $a }, Reihe { $b }, Spalte { $c }
label-face-up = Ebene { $layer }, Reihe { $row }, Spalte { $column }: { $tile }
label-face-down = { $covers ->
    [one] Ebene { $layer }, Reihe { $row }, Spalte { $column }: verdeckt unter { $covers } Plättchen
   *[other] Ebene { $layer }, Reihe { $row }, Spalte { $column }: verdeckt unter { $covers } Plättchen
}
label-locked = Tabu: { $bans }
label-ban-until = Tabu: { $ban } (bis { $seat } wieder dran ist)

## What the acting player is asked

ask-take = Nimm ein Plättchen
ask-lamp = Lampe behalten oder tauschen?
ask-extra = Nimm ein Plättchen neben der Lücke
ask-offer = Welches Plättchen zeigst du?
ask-pick = Nimm ein gezeigtes Plättchen
ask-ban = Welche Sorte oder Farbe soll tabu sein?
ask-over = Das Spiel ist zu Ende

## What the others read meanwhile

wait-take = { $seats } nimmt ein Plättchen
wait-lamp = { $seats } überlegt: Lampe behalten oder tauschen?
wait-extra = { $seats } nimmt ein zweites Plättchen
wait-offer = { $count ->
    [one] { $seats } wählt ein Plättchen zum Zeigen
   *[other] { $seats } wählen je ein Plättchen zum Zeigen
}
wait-pick = { $seats } nimmt ein gezeigtes Plättchen
wait-ban = { $seats } überlegt, was tabu sein soll
wait-over = Das Spiel ist zu Ende

## Buttons

option-take = Nehmen: { $cell }
option-lamp_keep = Lampe behalten
option-lamp_swap = Tauschen gegen: { $tile }
option-take_adjacent = Auch nehmen: { $cell }
option-offer = Zeigen: { $tile }
option-pick = Von { $seat } nehmen
option-ban = Für tabu erklären: { $value }

## What a tile brings here and now

gain-points = { $points ->
    [0] keine Punkte
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
gain-pink = Sofort { gain-points }.
gain-blue = { $count ->
    [0] { $points ->
        [0] Deckt kein Plättchen auf, also keine Punkte.
       *[other] Räumt ein Feld frei: { gain-points }.
    }
    [one] Deckt { $count } Plättchen auf: { gain-points }.
   *[other] Deckt { $count } Plättchen auf: { gain-points }.
}
gain-brown = { $count ->
    [1] Dein erstes von dieser Sorte: { gain-points }.
   *[other] Dann hast du { $count } von dieser Sorte: { gain-points }.
}
gain-green = { $count ->
    [0] Kein zweites Plättchen: Daneben darfst du keines nehmen.
    [1] Danach nimmst du auch ein Plättchen daneben.
   *[other] Danach nimmst du auch eines von { $count } Plättchen daneben.
}
gain-yellow = { $count ->
    [0] Noch hat niemand sonst ein Plättchen: Du bekommst keines.
    [one] { $count } Spieler zeigt dir ein Plättchen, und du nimmst es.
   *[other] { $count } Spieler zeigen dir je ein Plättchen: Eines davon nimmst du.
}
gain-white = Bis zu deinem nächsten Zug ist eine Sorte oder Farbe für die anderen tabu.
gain-group = Das ausgewählte Plättchen bringt am Ende { gain-points } für deine Gruppen.
lack-blue = Blau hat kein Plättchen aufgedeckt
lack-yellow = Niemand sonst hat ein Plättchen zum Zeigen
lack-green = Neben der Lücke liegt kein Plättchen, das man nehmen darf

## What happens

event-began = { $variant }: { $seat } beginnt
event-removed = Diesmal nicht dabei: { $kinds }
event-displayed = In der Auslage: { $tiles }
event-turn = Zug { $turn }: { $seat }
event-ban_over = Das Tabu von { $seat } ist vorbei: { $value }
event-waiver = Weil alle offenen Plättchen tabu sind, gilt in diesem Zug kein Tabu: { $seat } darf jedes davon nehmen
event-took = { $seat } nimmt ein Plättchen: { $tile }
event-turned_up = Aufgedeckt: { $tiles }
event-kept_lamp = { $seat } behält die Lampe ({ $tile })
event-swapped = { $seat } tauscht die Lampe ({ $given_tile }) gegen: { $tile }
event-scored_pink = { $points ->
    [one] Glücksfund! { $points } Punkt für { $seat }
   *[other] Glücksfund! { $points } Punkte für { $seat }
}
event-scored_blue =
    { $turned ->
        [one] { $seat } deckt { $turned } Plättchen auf
       *[other] { $seat } deckt { $turned } Plättchen auf
    } { $points ->
        [one] und bekommt { $points } Punkt
       *[other] und bekommt { $points } Punkte
    }
event-scored_square = { $points ->
    [one] { $seat } räumt auf dem Höhlenboden ein Feld frei und bekommt { $points } Punkt
   *[other] { $seat } räumt auf dem Höhlenboden ein Feld frei und bekommt { $points } Punkte
}
event-scored_brown = { $points ->
    [one] { $seat } bekommt { $points } Punkt für: { $tiles }
   *[other] { $seat } bekommt { $points } Punkte für: { $tiles }
}
event-nothing = { $seat } bekommt nichts dazu: { $lack }
event-took_extra = { $seat } nimmt ein zweites Plättchen: { $tile }
event-tribute = { $seat } fordert Tribut von { $seats }
event-chose = { $seat } hat ein Plättchen gewählt
event-shown = Gezeigt von { $seats }: { $tiles }
event-picked = { $seat } nimmt { $other_seat } ein Plättchen ab: { $tile }
event-banned = { $seat } erklärt für tabu: { $value }
event-last_round = { $seat } deckt das letzte verdeckte Plättchen auf: letzte Runde!
event-left = { $seat } verlässt den Tisch
event-skipped = { $seat } hat den Tisch verlassen, dieser Zug fällt aus
event-laid_open = Verdeckt geblieben: { $tiles }
event-over = { $reason ->
    [walkover] { $seats } gewinnt: Sonst ist niemand mehr im Spiel
   *[scored] { $count ->
        [one] Das Spiel ist zu Ende: { $seats } gewinnt!
       *[other] Das Spiel ist zu Ende: { $seats } teilen sich den Sieg!
    }
}

## Why not

refusal-unknown-action = Das geht in diesem Spiel nicht. Wähle einen der Züge auf dem Bildschirm.
refusal-game-over = Dieses Spiel ist zu Ende. Wie wär’s mit noch einer Partie?
refusal-not-seated = Du schaust zu. Mitspielen darf nur, wer einen Platz am Tisch hat.
refusal-stale = Das Spiel ist schon weiter. Schau noch einmal hin und wähle neu.
refusal-already-offered = Du hast schon ein Plättchen gewählt. Warte jetzt, bis alle gewählt haben.
refusal-not-your-decision = Das entscheidest nicht du. Gerade dran: { $seats }.
refusal-wrong-step = Das geht jetzt nicht. Zuerst kommt „{ $ask }“.
refusal-malformed = Das gibt es in dieser Höhle nicht. Wähle etwas, das du auf dem Tisch siehst.
refusal-not-adjacent = Dein zweites Plättchen muss direkt neben der Lücke liegen: Kante an Kante, auf derselben Ebene.
refusal-empty-cell = Hier liegt kein Plättchen mehr: { $cell }. Wähle ein offenes Plättchen.
refusal-face-down = { $covers ->
    [one] Auf diesem Plättchen liegt noch { $covers } anderes. Du darfst nur nehmen, was ganz frei liegt.
   *[other] Auf diesem Plättchen liegen noch { $covers } andere. Du darfst nur nehmen, was ganz frei liegt.
}
refusal-banned = Noch tabu: { $bans } (Tabu von { $seats }). Wähle ein Plättchen ohne Schloss.
refusal-not-your-tile = Dieses Plättchen hast du nicht: { $tile }. Zeig eines, das dir gehört.
refusal-nothing-offered-by = { $seat } zeigt kein Plättchen. Nimm ein gezeigtes.
refusal-kind-not-in-play = Dieser Schatz ist nicht im Spiel: { $kind }. Nenne eine andere Sorte oder eine Farbe.
refusal-not-beside-board = Dieses Plättchen liegt nicht in der Auslage: { $tile }. Wähle eines, das dort liegt, oder behalte die Lampe.
refusal-bad-player-count = Dieses Spiel ist für zwei bis vier Spieler.
refusal-bad-option = Diese Einstellung geht hier nicht: { $option } – { $value }. Wähle eine andere.
refusal-small-needs-two = Die kleine Höhle ist für genau zwei Spieler. Wählt eine andere Variante oder spielt zu zweit.

## Settings

setting-variant = Variante
setting-variant-help = In welcher Höhle wollt ihr spielen?
setting-variant-standard = { variant-standard }
setting-variant-lamp = { variant-lamp }
setting-variant-equal = { variant-equal }
setting-variant-small = { variant-small }

setting-removed_kind = Diese Sorte fehlt
setting-removed_kind-help = Nur bei „Gleiche Schätze“: Eine Sorte bleibt in der Schachtel.
setting-removed_kind-random = Zufällig

setting-removed_kinds = Diese drei Sorten fehlen
setting-removed_kinds-help = Nur bei „Kleine Höhle“: Drei Sorten bleiben in der Schachtel.
setting-removed_kinds-random = Zufällig

setting-first_player = Startspieler
setting-first_player-help = Traditionell beginnt, wer am jüngsten ist. Du kannst auch einen Platz wählen oder es dem Zufall überlassen.
setting-first_player-youngest = Wer am jüngsten ist
setting-first_player-random = Zufällig
setting-first_player-seat-0 = Platz 1
setting-first_player-seat-1 = Platz 2
setting-first_player-seat-2 = Platz 3
setting-first_player-seat-3 = Platz 4

setting-youngest = Ich bin am jüngsten
setting-youngest-help = Du beginnst, wenn „Startspieler“ auf „Wer am jüngsten ist“ steht. Kreuzen das mehrere an, wird unter ihnen gelost; kreuzt es niemand an, unter allen.

setting-screens = Sichtschirme
setting-screens-help = Geschlossen: Du musst dir merken, was die anderen genommen haben. Offen: Alle sehen auch die Plättchen der anderen.
setting-screens-closed = Geschlossen
setting-screens-open = Offen

setting-timers = Bedenkzeit
setting-timers-help = Nur wenn ihr mit Zeitlimit spielt. Läuft deine Zeit ab, wird für dich entschieden.
setting-timers-off = Unbegrenzt
setting-timers-relaxed = Gemütlich (dreimal so lang)
setting-timers-standard = Normal
setting-timers-blitz = Schnell (halb so lang)

setting-on_leave = Wenn jemand geht
setting-on_leave-help = Entweder spielt ein Bot weiter, oder die Züge dieses Spielers fallen aus.
setting-on_leave-bot = Ein Bot spielt weiter
setting-on_leave-skip = Die Züge fallen aus

## The result

outcome-scored = { $count ->
    [one] { $seats } gewinnt!
   *[other] { $seats } teilen sich den Sieg!
}
outcome-walkover = { $seats } gewinnt: Sonst ist niemand mehr im Spiel
score-line =
    { $points ->
        [one] { $seat }: { $points } Punkt
       *[other] { $seat }: { $points } Punkte
    } { $tiles ->
        [one] (Zauber { $track } + Gruppen { $groups }; { $tiles } Plättchen)
       *[other] (Zauber { $track } + Gruppen { $groups }; { $tiles } Plättchen)
    }
score-tie-tiles = Bei Gleichstand liegt vorn, wer weniger Plättchen hat.

## Tips for newcomers

why-take = Jedes weitere Plättchen einer Sorte ist mehr wert als das davor. Aber achte darauf, was du für den Nächsten freilegst!
why-lamp = Behalte die Lampe und nutze ihren Zauber, oder tippe auf einen Schatz in der Auslage, um sie zu tauschen. Dann wirkt der Zauber dieses Schatzes.
why-extra = Der Zauber des zweiten Plättchens wirkt nicht. Nimm also eine Sorte, die du sammelst.
why-offer = Zeig eine Sorte, von der du nur ein Plättchen hast: Wird es dir abgenommen, kostet dich das am wenigsten.
why-pick = Nimm die Sorte, von der du am meisten hast: Je größer eine Gruppe, desto mehr bringt das nächste Plättchen.
why-ban = Was würde der Nächste am liebsten nehmen? Erkläre genau das für tabu.

## The variants in a sentence, and how groups count

setting-variant-standard-help = Alle Sorten sind dabei. Sechs Plättchen bleiben in der Schachtel, und niemand weiß, welche.
setting-variant-lamp-help = Sechs Schätze liegen offen neben der Höhle. Nimmst du eine Lampe, darfst du sie gegen einen davon tauschen.
setting-variant-equal-help = Eine Sorte ist nicht dabei, und alle wissen, welche. Alle übrigen Plättchen liegen in der Höhle.
setting-variant-small-help = Die schnelle Höhle für zwei Spieler, mit sieben Sorten.
help-pink = Rosa: { effect-pink-help }
help-blue = Blau: { effect-blue-help }
help-brown = Braun: { effect-brown-help }
help-green = Grün: { effect-green-help }
help-yellow = Gelb: { effect-yellow-help }
help-white = Weiß: { effect-white-help }
help-groups = Am Ende bringen ein bis sechs Plättchen einer Sorte 1, 3, 6, 10, 15 oder 21 Punkte. Wer die meisten Punkte hat, gewinnt.

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

guide-welcome = Hol Plättchen für Plättchen Schätze aus der Höhle. Sammle viele von derselben Sorte: Zusammen bringen sie die meisten Punkte.
guide-end = Die Punkte für Zauber und Gruppen werden addiert. Wer die meisten hat, gewinnt; bei Gleichstand gewinnt, wer weniger Plättchen hat.
guide-ask-take = Tippe ein leuchtendes Plättchen an und dann noch einmal, um es zu nehmen. Der Zauber seiner Farbe wirkt sofort, seine Sorte zählt am Ende.
guide-ask-lamp = Behalte die Lampe und nutze ihren Zauber, oder tausche sie gegen einen Schatz aus der Auslage, dessen Zauber dann wirkt.
guide-ask-extra = Grün bringt dir ein zweites Plättchen: Nimm eines direkt neben der Lücke. Sein Zauber wirkt nicht, also wähle eine Sorte, die du sammelst.
guide-ask-offer = Jemand fordert Tribut: Wähle ein Plättchen zum Zeigen. Vielleicht wird es dir gleich weggenommen, also zeig eines, das du entbehren kannst.
guide-ask-pick = Nimm dir ein gezeigtes Plättchen. Hast du die Wahl, nimm eine Sorte, von der du schon viele hast: Große Gruppen bringen die meisten Punkte.
guide-ask-ban = Nenne eine Sorte oder Farbe. Bis zu deinem nächsten Zug darf sonst niemand so ein Plättchen aus der Höhle nehmen. Sichere dir, was du selbst willst!
guide-wait-take = Jetzt ist jemand anders dran. Achte darauf, was genommen wird: Sind die Sichtschirme geschlossen, musst du es dir merken.
guide-wait-offer = Wer gefragt ist, wählt heimlich ein Plättchen. Gezeigt wird erst, wenn alle gewählt haben.
guide-event-removed = Diese Schätze sind diesmal nicht dabei, du brauchst also nicht auf sie zu warten.
guide-event-displayed = Diese Schätze liegen in der Auslage. Nimmst du eine Lampe, darfst du sie gegen einen davon tauschen.
guide-event-took = Das Plättchen kommt hinter den Sichtschirm und zählt am Ende. Jetzt wirkt der Zauber seiner Farbe.
guide-event-turned_up = Plättchen, auf denen nichts mehr liegt, werden aufgedeckt. Wer als Nächstes dran ist, darf eines davon nehmen, wenn es nicht tabu ist.
guide-event-kept_lamp = Die Lampe bleibt, also wirkt der Zauber ihrer eigenen Farbe.
guide-event-swapped = Die Lampe liegt jetzt in der Auslage. Dafür wirkt der Zauber des neuen Plättchens.
guide-event-scored_pink = Rosa ist ein Glücksfund: sofort 5 Punkte.
guide-event-scored_blue = Blau bringt 2 Punkte für jedes Plättchen, das gerade aufgedeckt wurde.
guide-event-scored_square = Auf dem Höhlenboden wurde ein Feld freigeräumt. Dafür bringt Blau 2 Punkte.
guide-event-scored_brown = Braun bringt 2 Punkte für jedes Plättchen derselben Sorte hinter dem Sichtschirm, egal in welcher Farbe. Je größer die Sammlung, desto besser!
guide-event-nothing = Manchmal bringt ein Zauber nichts. Das Plättchen selbst zählt am Ende trotzdem.
guide-event-took_extra = Grün bringt ein zweites Plättchen, direkt neben der Lücke. Sein Zauber wirkt nicht.
guide-event-tribute = Gelb fordert Tribut: Alle anderen, die Plättchen haben, zeigen eines. Wer am Zug ist, bekommt ein gezeigtes.
guide-event-shown = Gezeigt wird immer gleichzeitig. Ein Plättchen wechselt den Besitzer; wer seines nicht verliert, nimmt es zurück.
guide-event-picked = Dieses Plättchen hat einen neuen Besitzer. Wurden noch andere gezeigt, kommen sie wieder hinter ihre Sichtschirme.
guide-event-banned = Weiß verhängt ein Tabu über eine Sorte oder eine Farbe: Bis der Spieler wieder dran ist, der es verhängt hat, darf niemand sonst solche Plättchen aus der Höhle nehmen. Für die anderen tragen sie ein Schloss.
guide-event-ban_over = Ein Tabu gilt nur, bis der Spieler, der es verhängt hat, wieder dran ist. Dieses hier ist jetzt vorbei.
guide-event-waiver = Alle offenen Plättchen waren tabu. Deshalb gilt in diesem Zug kein Tabu, und jedes offene Plättchen darf genommen werden.
guide-event-last_round = Kein Plättchen ist mehr verdeckt. Spielt die Runde zu Ende, damit alle gleich oft dran sind. Ist die Höhle vorher leer, endet das Spiel sofort.
guide-event-laid_open = Am Ende werden auch die Plättchen aufgedeckt, die niemand gesehen hat. Punkte gibt es dafür nicht.

## Characters

bot-sinbad = Sindbad
bot-sinbad-help = Nimmt das beste Plättchen, das zu sehen ist, und merkt sich etwa so viel wie du.
phrase-bot-hello-sinbad = Ahoi! Mal sehen, was diese Höhle verbirgt.
bot-dunyazad = Dinarsad
bot-dunyazad-help = Die kleine Schwester: liebt hübsche Bilder und alles in Rosa. Den Rest vergisst sie.
phrase-bot-hello-dunyazad = Hallo! Am liebsten mag ich alles in Rosa.
bot-qasim = Kasim
bot-qasim-help = Greift schnell zu, will alles haben und vergisst fast nie, was du hast.
phrase-bot-hello-qasim = Platz da, das gehört alles mir!
bot-scheherazade = Scheherazade
bot-scheherazade-help = Denkt voraus und lässt dir so wenig wie möglich übrig.
phrase-bot-hello-scheherazade = Guten Abend. Soll ich verraten, wie es ausgeht?

## Why a bot did it

n-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
reason-group = Schon gesammelt ({ $kind }): { $count }. Das nächste Plättchen dieser Sorte bringt { n-points }.
reason-pink = Rosa bringt sofort { n-points }.
reason-blue = Blau bringt hier { n-points }.
reason-brown = Braun bringt { n-points } für die Plättchen derselben Sorte, egal in welcher Farbe.
reason-green = Grün bringt gleich noch ein zweites Plättchen.
reason-yellow = Mit Gelb gibt es ein Plättchen von jemand anderem dazu.
reason-white = Weiß verhängt ein Tabu, und das hält andere auf.
reason-denied = { $seat } ist als Nächstes dran und könnte dieses Plättchen noch besser gebrauchen: { $kind }.
reason-nothing_better = Etwas Besseres ist gerade nicht zu haben.
reason-pretty = Das ist am hübschesten.
reason-keep_lamp = Nichts in der Auslage ist wertvoller als die Lampe.
reason-swap_lamp = Wertvoller als die Lampe: { $tile }.
reason-useless = { $kind }: leicht zu entbehren, und { $seat } kann wenig damit anfangen.
reason-cheap = Dieses Plättchen ist am leichtesten zu entbehren.
reason-ban = { $seat } ist als Nächstes dran und könnte solche Plättchen am besten gebrauchen.
reason-foreseen = Auf lange Sicht ist das der beste Zug.

## What a content pack may change

content-layers = { $cave ->
    [small] Ebenen der kleinen Höhle (Reihen, Spalten, Lage)
   *[other] Ebenen der großen Höhle (Reihen, Spalten, Lage)
}
content-wrong-written = { $what } ist „{ $value }“. Schreib eine Ebene wie „{ $usual }“: Reihen und Spalten von 1 bis 5, dann die Lage als zwei Zahlen von 0 bis 8.
content-wrong-layers = { $what }: Die unterste Ebene muss ein Quadrat von mindestens 3x3 in der Lage +0+0 sein, und jede Ebene muss auf der darunter aufliegen.
content-wrong-tiles = { $what }: zu viele Felder ({ $cells }) für die Zahl der Plättchen ({ $most }).
content-display = Plättchen in der Auslage bei „Aladins Lampe“
content-groups = Punkte für 0 bis 6 Plättchen einer Sorte
content-pink = Punkte für Rosa
content-blue-turned = Punkte für jedes mit Blau aufgedeckte Plättchen
content-blue-square = Punkte für ein mit Blau freigeräumtes Feld
content-brown = Punkte für Braun, je Plättchen derselben Sorte
