### Der kleine Däumling: German

## The game

game-name = Der kleine Däumling
game-line = Wo war noch mal die Höhle? Findet gemeinsam nach Hause!
game-minutes = 20 Min.
game-age = ab 7 Jahren
game-fun = Gedächtnis und Teamgeist
game-about = Ihr habt euch im Wald verirrt! Merkt euch, was wo liegt, findet die richtigen Orte und bringt die Laterne gemeinsam bis zum Häuschen. Aber Vorsicht: Die Wölfe bleiben nie lange an einem Fleck, und der Oger ist schon unterwegs.

## The ten faces

place-clearing = die Lichtung
place-castle = das Schloss
place-hill = der Hügel
place-ogre_lair = das Ogerhaus
place-lost_hut = die verlassene Hütte
place-marsh = der Sumpf
place-stone_bridge = die Steinbrücke
place-river = der Fluss
place-cave = die Höhle
place-wolves = die Wölfe

## The ten faces, short (under small tiles)

place-clearing-short = Lichtung
place-castle-short = Schloss
place-hill-short = Hügel
place-ogre_lair-short = Ogerhaus
place-lost_hut-short = Hütte
place-marsh-short = Sumpf
place-stone_bridge-short = Steinbrücke
place-river-short = Fluss
place-cave-short = Höhle
place-wolves-short = Wölfe

## The bridges of the path

bridge-bridge_stone = die Steinbrücke
bridge-bridge_wood = die Holzbrücke

## What is decided between two turns

choice-continue = Weitergehen
choice-tree = Auf den Hohen Baum klettern
choice-boots = Die Siebenmeilenstiefel anziehen

## Words of the game

label-guide = Anführer
label-ogre = Oger
label-pebbles = Weiße Kiesel
label-name-tree = Hoher Baum
label-name-boots = Sieben­meilen­stiefel
label-path = Weg
label-circle = Die Plättchen
label-wolves-here = Die Wölfe sind hier

## What the acting player is asked

ask-arrive = Gleich siehst du den Wald …
ask-look = Schau hin und merk dir alles!
ask-ask = Welchen Ort lässt du suchen?
ask-find = Finde das richtige Plättchen
ask-advice = Wo liegt der gesuchte Ort?
ask-swap = Versetze die Wölfe
ask-insert = Wähle eine Lücke für das Plättchen
ask-new_look = Merk dir, was neu ist!
ask-result = Schau dir die Plättchen noch mal an!
ask-between = Wie soll es weitergehen?
ask-tree_look = Schau dir von oben alles an!
ask-boots = Finde alle Orte ganz allein
ask-over = Das Spiel ist zu Ende

## What the others read meanwhile

wait-arrive = { $count ->
    [one] { $seats } lädt noch
   *[other] { $count } Spieler laden noch
}
wait-look = { $count ->
    [one] { $seats } sieht sich die Plättchen noch an
   *[other] { $count } Spieler sehen sich die Plättchen noch an
}
wait-ask = { $seats } wählt einen Ort
wait-find = { $seats } sucht. Pst!
wait-advice = { $count ->
    [one] { $seats } überlegt noch
   *[other] { $count } Spieler überlegen noch
}
wait-swap = { $seats } versetzt die Wölfe
wait-insert = { $seats } wählt eine Lücke für ein neues Plättchen
wait-new_look = { $count ->
    [one] { $seats } sieht sich die Plättchen noch an
   *[other] { $count } Spieler sehen sich die Plättchen noch an
}
wait-result = { $count ->
    [one] { $seats } sieht sich die Plättchen noch an
   *[other] { $count } Spieler sehen sich die Plättchen noch an
}
wait-between = { $count ->
    [one] { $seats } hat noch nicht abgestimmt
   *[other] { $count } Spieler haben noch nicht abgestimmt
}
wait-tree_look = { $count ->
    [one] { $seats } sieht sich die Plättchen noch an
   *[other] { $count } Spieler sehen sich die Plättchen noch an
}
wait-boots = { $seats } trägt die Stiefel. Pst!
wait-over = Das Spiel ist zu Ende

## Buttons

option-loaded = Ich bin so weit
option-ready = Fertig!
option-ask = Suchen lassen: { $place }
option-flip = Plättchen { number-index } umdrehen
option-pebble = Weißen Kiesel einsetzen
option-call_help = { $seat } hat geholfen
option-advise = { $index ->
    [None] Ich weiß es nicht
    [null] Ich weiß es nicht
   *[other] Ich glaube, es ist Plättchen { number-index }
}
option-swap = Tauschen: Plättchen { number-index } und Plättchen { number-to-index }
option-insert = Hinter Plättchen { number-gap } anlegen: { $place }
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

event-began = { $seat } beginnt
event-showed = Schaut genau hin und merkt euch alles!
event-hid = Alle Plättchen sind verdeckt
event-turn = Zug { $turn }: { $seat } beginnt
event-dealt = Deine Karten: { $places }
event-asked = { $seat } muss suchen: Wo ist { $place }?
event-flipped = { $seat } dreht ein Plättchen um: { $place }
event-found = { $seat } liegt richtig: Hier ist { $place }!
event-missed = { $seat } liegt falsch: Hier ist { $other_place }, gesucht war { $place }
event-wolves = Oh nein, { $seat } trifft auf die Wölfe! Gesucht: { $place }
event-silent = Zeit abgelaufen: { $seat } hat kein Plättchen umgedreht (gesucht: { $place })
event-pebble = { $seat } setzt einen Weißen Kiesel ein (noch übrig: { $pebbles })
event-advised = { $index ->
    [None] { $seat } weiß es nicht
    [null] { $seat } weiß es nicht
   *[other] { $seat } zeigt auf ein Plättchen
}
event-helped = { $seat } meldet: { $other_seat } hat geholfen!
event-ogre = { $count ->
    [one] { $count } Oger-Plättchen wird aufgedeckt. Jetzt offen: { $ogre } von 6
   *[other] { $count } Oger-Plättchen werden aufgedeckt. Jetzt offen: { $ogre } von 6
}
event-ogre_back = { $count ->
    [0] Es gibt kein Oger-Plättchen zum Zurückdrehen. Jetzt offen: { $ogre } von 6
    [one] { $count } Oger-Plättchen wird zurückgedreht. Jetzt offen: { $ogre } von 6
   *[other] { $count } Oger-Plättchen werden zurückgedreht. Jetzt offen: { $ogre } von 6
}
event-lantern = Die Laterne rückt auf Feld { $space } vor
event-exchanged = { $seat } tauscht zwei Plättchen
event-swapped = Die Wölfe sind hier
event-bridge = Die Laterne überquert { $bridge }
event-new_tiles = Neu im Wald: { $places }
event-added = { $count ->
    [one] { $count } neuer Ort kommt dazu
   *[other] { $count } neue Orte kommen dazu
}
event-inserted = { $seat } legt ein neues Plättchen in den Kreis: { $place }
event-scattered = Neu an einer zufälligen Stelle: { $place }
event-storm = Ein Sturm! Alle rücken einen Platz weiter
event-voting = { $count ->
    [one] { $seats } stimmt jetzt ab
   *[other] { $seats } stimmen jetzt ab
}
event-voted = { $seat }: { $choice }
event-decided = Das habt ihr beschlossen: { $choice }
event-boots_done = { $seat } hat alle Orte gefunden: Die Stiefel treiben den Oger zurück!
event-boots_failed = { $seat } macht mit den Stiefeln einen Fehler
event-passed = Nächster Zug: { $seat } ist an der Reihe
event-left = { $seat } verlässt den Tisch
event-aborted = { $seat } ist gegangen, das Spiel endet ohne Ergebnis
event-over = { $reason }

## How the game ends

reason-won = Die Laterne ist beim Häuschen: Ihr gewinnt gemeinsam!
reason-lost = Alle sechs Oger-Plättchen sind offen: Der Oger hat euch erwischt
reason-aborted = Das Spiel endet ohne Ergebnis

## Why not

refusal-game-over = Dieses Spiel ist zu Ende. Wie wär’s mit noch einer Partie?
refusal-not-seated = Du schaust zu. Mitspielen darf nur, wer einen Platz am Tisch hat.
refusal-unknown-action = Das geht in diesem Spiel nicht. Wähle einen der Züge auf dem Bildschirm.
refusal-no-pebble-in-boots = In den Stiefeln darfst du keinen Kiesel einsetzen. Diesmal bist du auf dich allein gestellt!
refusal-advice-open = Warte erst auf den Rat, um den du gebeten hast.
refusal-wrong-phase = Das geht jetzt nicht. Zuerst kommt „{ $ask }“.
refusal-not-your-turn = Du bist noch nicht dran. Schau hin und merk dir alles!
refusal-not-in-hand = Diese Karte hast du nicht. Lass einen Ort suchen, den du auf der Hand hast.
refusal-bad-index = Dieses Plättchen gibt es nicht. Wähle eines auf dem Tisch.
refusal-face-up = Dieses Plättchen ist schon offen. Wähle ein verdecktes.
refusal-same-tile = Wähle zwei verschiedene Plättchen zum Tauschen.
refusal-pebble-spent = Du hast für diese Suche schon einen Kiesel eingesetzt. Dreh jetzt ein Plättchen um.
refusal-no-pebbles = Es gibt keine Weißen Kiesel mehr. Vertrau deinem Gedächtnis!
refusal-help-allowed = Es wurde ein Kiesel eingesetzt, also ist Helfen diesmal erlaubt.
refusal-help-called = Bei dieser Suche wurde schon jemand gemeldet. Einmal genügt.
refusal-not-a-helper = Dieser Spieler sucht gerade selbst. Wähle jemand anderen.
refusal-bad-choice = Dafür kannst du nicht stimmen. Tippe auf einen der Knöpfe.
refusal-token-gone = Diese Hilfe habt ihr schon verbraucht, oder sie ist nicht im Spiel. Wähle etwas anderes.
refusal-not-offered = Das ist keines der neuen Plättchen. Wähle ein neues.
refusal-bad-gap = Diese Lücke gibt es nicht. Wähle eine zwischen zwei Plättchen.
refusal-stale = Das Spiel ist schon weiter. Schau noch einmal hin und wähle neu.
refusal-malformed = Das gibt es in diesem Wald nicht. Wähle etwas auf dem Bildschirm.
refusal-player-count = Dieses Spiel ist für 2 bis 6 Spieler. Plätze an diesem Tisch: { $seats }.
refusal-bad-option = Diese Einstellung geht hier nicht: { $option }. Wähle eine andere.
refusal-muted = Pst! Solange gefragt oder gesucht wird, pausiert der Chat. Gleich danach kannst du wieder schreiben.

## Settings

setting-mode = Schwierigkeit
setting-mode-help = Wie gefährlich ist der Wald?
setting-mode-basic = Einfach
setting-mode-fabulous = Fabelhaft
setting-mode-legendary = Legendär
setting-mode-custom = Eigene Mischung
setting-mode-basic-help = 3 Weiße Kiesel, der Hohe Baum und die Siebenmeilenstiefel.
setting-mode-fabulous-help = 2 Weiße Kiesel und der Hohe Baum, aber keine Stiefel.
setting-mode-legendary-help = 2 Weiße Kiesel, kein Baum und keine Stiefel. Ein Oger-Plättchen ist von Anfang an offen.
setting-mode-custom-help = Stell Kiesel, Baum, Stiefel und Oger-Plättchen selbst zusammen.

setting-pebbles = Weiße Kiesel
setting-pebbles-help = So oft dürft ihr um Rat fragen. Nur bei „Eigene Mischung“.

setting-tree = Hoher Baum
setting-tree-help = Der Hohe Baum zeigt euch noch einmal alle Plättchen. Nur bei „Eigene Mischung“.
setting-tree-true = Ja
setting-tree-false = Nein

setting-boots = Siebenmeilenstiefel
setting-boots-help = Mit den Stiefeln könnt ihr Oger-Plättchen zurückdrehen. Nur bei „Eigene Mischung“.
setting-boots-true = Ja
setting-boots-false = Nein

setting-ogre_start = Oger-Plättchen am Anfang
setting-ogre_start-help = So viele Oger-Plättchen sind von Anfang an offen. Nur bei „Eigene Mischung“.

setting-storm = Sturm
setting-storm-help = Nach jedem Zug rücken alle einen Platz nach links und sehen den Kreis von einer anderen Seite.
setting-storm-true = Ja
setting-storm-false = Nein

setting-dark_forest = Finsterer Wald
setting-dark_forest-help = Am Anfang seht ihr nur die Wölfe, und der Hohe Baum fehlt.
setting-dark_forest-true = Ja
setting-dark_forest-false = Nein

setting-vast_forest = Endloser Wald
setting-vast_forest-help = Die Plättchen liegen kreuz und quer auf dem Tisch statt im Kreis.
setting-vast_forest-true = Ja
setting-vast_forest-false = Nein

setting-path = Weg
setting-path-help = Wie weit ist es bis zum Häuschen?
setting-path-standard = 10 Felder
setting-path-short = 8 Felder
setting-path-eleven = 11 Felder

setting-boots_fail_cost = Fehler mit den Stiefeln
setting-boots_fail_cost-help = So viele Oger-Plättchen deckt ein Fehler mit den Stiefeln auf. In der spanischen Ausgabe ist es nur eines.
setting-boots_fail_cost-2 = 2 Oger-Plättchen
setting-boots_fail_cost-1 = 1 Oger-Plättchen

setting-collective = Abstimmung
setting-collective-help = Wer muss für den Hohen Baum oder die Stiefel stimmen?
setting-collective-majority = Die Mehrheit
setting-collective-unanimous = Alle

setting-silence = Helfen verhindern
setting-silence-help = Solange jemand sucht, darf niemand helfen.
setting-silence-muted = Chat aus
setting-silence-honour = Ehrensache
setting-silence-muted-help = Solange gefragt oder gesucht wird, pausiert der Chat.
setting-silence-honour-help = Der Chat bleibt an. Sieht eine Nachricht nach Hilfe aus, entscheidet der Anführer (zu zweit: wer gerade sucht), ob sie zählt.

setting-view = Ansicht
setting-view-help = Von welcher Seite siehst du den Kreis?
setting-view-seat = Vom eigenen Platz aus
setting-view-common = Für alle gleich
setting-view-seat-help = Alle sehen den Kreis von ihrer Seite, wie am echten Tisch.
setting-view-common-help = Alle sehen den Kreis von derselben Seite. Gut für ein einziges Gerät in der Tischmitte.

setting-look_seconds = Sekunden zum Schauen
setting-look_seconds-help = Höchstens so lange seht ihr die Plättchen am Anfang und vom Hohen Baum aus.

setting-new_look_seconds = Sekunden für neue Plättchen
setting-new_look_seconds-help = So lange bleiben neue Plättchen höchstens offen.

setting-result_seconds = Sekunden nach einem Fehler
setting-result_seconds-help = So lange sind die Plättchen nach einem Fehler höchstens noch zu sehen.

setting-ask_seconds = Sekunden zum Fragen
setting-ask_seconds-help = Läuft die Zeit ab, wird zufällig eine Karte des Anführers gewählt.
setting-ask_seconds-off = Unbegrenzt

setting-find_seconds = Sekunden zum Suchen
setting-find_seconds-help = Läuft die Zeit ab, gilt das als Fehler.
setting-find_seconds-off = Unbegrenzt

setting-advice_seconds = Sekunden für Ratschläge
setting-advice_seconds-help = Läuft die Zeit ab, gilt eine fehlende Antwort als „Ich weiß es nicht“.
setting-advice_seconds-off = Unbegrenzt

setting-swap_seconds = Sekunden für die Wölfe
setting-swap_seconds-help = Läuft die Zeit ab, werden zwei zufällig gewählte verdeckte Plättchen getauscht.
setting-swap_seconds-off = Unbegrenzt

setting-insert_seconds = Sekunden zum Anlegen
setting-insert_seconds-help = Läuft die Zeit ab, wird die Lücke zufällig gewählt.
setting-insert_seconds-off = Unbegrenzt

setting-vote_seconds = Sekunden zum Abstimmen
setting-vote_seconds-help = Läuft die Zeit ab, gilt eine fehlende Stimme als „Weitergehen“.
setting-vote_seconds-off = Unbegrenzt

setting-first_guide = Erster Anführer
setting-first_guide-help = Wer beginnt als Anführer (zu zweit: mit dem Suchen)?
setting-first_guide-oldest = Wer am ältesten ist
setting-first_guide-random = Zufällig
setting-first_guide-host = Der Gastgeber wählt

setting-first_seat = Platz des ersten Anführers
setting-first_seat-help = Nur, wenn der Gastgeber den ersten Anführer wählt.
setting-first_seat-0 = Platz 1
setting-first_seat-1 = Platz 2
setting-first_seat-2 = Platz 3
setting-first_seat-3 = Platz 4
setting-first_seat-4 = Platz 5
setting-first_seat-5 = Platz 6

setting-oldest = Ich bin am ältesten
setting-oldest-help = Du fängst an, wenn „Erster Anführer“ auf „Wer am ältesten ist“ steht. Kreuzen das mehrere an, wird unter ihnen gelost; kreuzt es niemand an, unter allen.

setting-on_leave = Wenn jemand geht
setting-on_leave-help = Entweder spielt ein Bot weiter, oder das Spiel endet ohne Ergebnis.
setting-on_leave-bot = Ein Bot spielt weiter
setting-on_leave-abort = Das Spiel endet

## The result

outcome-won = Endlich zu Hause: Ihr gewinnt gemeinsam!
outcome-lost = Der Oger hat euch erwischt. Versucht es noch einmal!
outcome-aborted = Das Spiel endete ohne Ergebnis
score-line =
    { $seat }: { label-summary }
ended-won = Ihr habt gewonnen
ended-lost = Der Oger hat gewonnen
ended-aborted = Das Spiel endete ohne Ergebnis

## Bots

bot-weak = Vergesslich
bot-weak-help = Hat sich zwischen den Bäumen schnell verlaufen.
bot-average = Normales Gedächtnis
bot-average-help = Merkt sich etwa so viel wie die meisten.
bot-good = Gutes Gedächtnis
bot-good-help = Verläuft sich nur selten.
bot-baseline = Unbekümmert
bot-baseline-help = Kennt meist den Weg und hält sich nie mit Baum oder Stiefeln auf.
bot-random = Wirbelwind
bot-random-help = Dreht irgendwelche Plättchen um.

## On the board

button-ready = Fertig!
button-all-ready = Wir sind alle fertig
button-pebble = Kiesel: um Rat fragen
button-call-help = Da hilft jemand!
button-dont-know = Ich weiß es nicht
button-vote-continue = Weitergehen
button-vote-tree = Auf den Hohen Baum
button-vote-boots = Stiefel anziehen
button-really = Wir wagen es
button-cancel = Lieber nicht

label-look = Schau genau hin, solange die Laterne brennt!
label-find = Wo ist { $place }?
label-your-cards = Diese Karten siehst nur du
label-asked-next = Als Nächstes gefragt: { $seats }
label-who-helped = Wer hat geholfen?
label-marked = Hat { $name } geholfen?
label-missed = Gefunden: { $other_place }, gesucht: { $place }
label-all-found = Alle drei gefunden!
label-swap-from = Wo vermutest du die Wölfe?
label-swap-to = Mit welchem Plättchen tauschst du die Wölfe?
label-insert = Wohin kommt { $place }?
label-new-tile = Neues Plättchen
label-warn-tree = Der Hohe Baum würde das sechste Oger-Plättchen aufdecken: Dann hättet ihr verloren.
label-warn-boots = Ein einziger Fehler mit den Stiefeln, und ihr habt verloren.
label-ready-by = Fertig: { $ready } von { $all }
label-space = Feld { $space } von { $spaces }
label-ogre-count = Offene Oger-Plättchen: { $ogre } von 6
label-clock = im Bild auf { $hour } Uhr
label-tile-down = Verdecktes Plättchen, { $clock }
label-tile-up = Offen: { $place }, { $clock }
label-storm = Im Sturm rücken alle einen Platz weiter!
label-end-won = Endlich zu Hause!
label-end-lost = Der Oger hat euch erwischt
label-summary = Laterne auf Feld { $spaces }, Oger-Plättchen: { $ogre } von 6, übrige Kiesel: { $pebbles }, Züge: { $turns }

## How to play

help-1 = Ihr habt euch alle im Wald verirrt. Bringt die Laterne zum Häuschen, bevor euch der Oger erwischt.
help-2 = Die Plättchen im Kreis zeigen Orte des Waldes, und eines zeigt die Wölfe. Schau genau hin: Bald werden alle verdeckt!
help-3 = Einer von euch ist der Anführer. Er zieht heimlich drei Karten und lässt die anderen reihum die Orte darauf suchen, einen nach dem anderen.
help-4 = Wirst du gefragt, drehst du ein Plättchen um. Niemand darf dir helfen! Findet ihr alle drei Orte, rückt die Laterne auf dem Weg ein Feld vor.
help-5 = Ein falscher Ort beendet den Zug, und ein Oger-Plättchen wird aufgedeckt. Bei den Wölfen sind es zwei. Auch wenn jemand hilft, obwohl es verboten ist, wird eines aufgedeckt.
help-6 = Sind alle drei Orte gefunden, tauscht der Anführer die Wölfe mit einem anderen verdeckten Plättchen: „Die Wölfe sind hier.“ Dann wird sein linker Nachbar Anführer. An den Brücken kommen neue Plättchen in den Kreis.
help-7 = Mit einem Weißen Kiesel fragst du um Rat. Zwischen den Zügen helfen je einmal der Hohe Baum (ihr seht alle Plättchen, deckt aber ein Oger-Plättchen auf) und die Stiefel: Findet der nächste Anführer allein alle Orte, werden bis zu zwei Oger-Plättchen zurückgedreht, sonst weitere aufgedeckt.
help-8 = Erreicht die Laterne das Häuschen, gewinnt ihr gemeinsam. Sind sechs Oger-Plättchen offen, verliert ihr gemeinsam. Zu zweit gibt es keinen Anführer: Eine Karte nach der anderen wird aufgedeckt, und ihr sucht abwechselnd den Ort darauf.

## More words of the board

button-flip = Umdrehen
button-swap = Diese beiden tauschen
button-insert = Hier anlegen
button-undo = Auswahl zurücknehmen
label-continue-does = Der nächste Zug beginnt
label-tree-does = Ihr seht noch einmal alle Plättchen, aber 1 Oger-Plättchen wird aufgedeckt
label-boots-does =
    { $count ->
        [one] { $seat } muss { $count } Ort finden
       *[other] { $seat } muss alle { $count } Orte finden
    }. Gelingt es, werden bis zu 2 Oger-Plättchen zurückgedreht. { $cost ->
        [one] Bei einem Fehler wird { $cost } weiteres aufgedeckt.
       *[other] Bei einem Fehler werden { $cost } weitere aufgedeckt.
    }
label-token-ready = noch nicht eingesetzt
label-token-used = schon eingesetzt
label-turns = { $turns ->
    [one] Zug
   *[other] Züge
}
label-gap = Lücke, { $clock }
label-clock-near = im Bild auf { $hour } Uhr nah an der Mitte
label-clock-far = im Bild auf { $hour } Uhr weit außen
hint-flip = Dreh das Plättchen um, das { $clock } liegt
hint-advise = Zeig auf das Plättchen, das { $clock } liegt
hint-swap = Tausche zwei Plättchen: eins liegt { $from }, das andere { $to }
hint-insert = Leg das Plättchen in die Lücke, die { $clock } liegt

## The guided first game

guide-welcome = Bringt die Laterne zum Häuschen, bevor alle sechs Oger-Plättchen offen sind. Dazu braucht ihr ein gutes Gedächtnis!
guide-end = Erreicht die Laterne das Häuschen, gewinnt ihr gemeinsam. Sind alle sechs Oger-Plättchen offen, gewinnt der Oger.

guide-ask-arrive = Die Bilder werden noch geladen. Gleich darfst du hinsehen!
guide-ask-look = Merk dir, was du siehst, vor allem die Wölfe! Denk dir dazu eine kleine Geschichte aus: „Von der Höhle zum Fluss …“
guide-ask-ask = Du bist Anführer: Tippe auf eine deiner Karten. Du siehst, wer gefragt wird, also wähle einen Ort, den dieser Spieler finden kann.
guide-ask-find = Wo liegt dieser Ort? Tippe ein Plättchen an und dann noch einmal, um es umzudrehen. Unsicher? Habt ihr noch einen Weißen Kiesel, kannst du damit um Rat fragen.
guide-ask-advice = Jetzt darfst du helfen! Tippe auf das Plättchen, das du umdrehen würdest, oder auf „Ich weiß es nicht“.
guide-ask-swap = Tippe auf das Plättchen, das du für die Wölfe hältst, und dann auf das, mit dem du es tauschst. Am besten auf eines, das alle gut kennen!
guide-ask-insert = Wähle eine Lücke für das neue Plättchen. Am leichtesten merkt ihr es euch neben einem Plättchen, das alle kennen.
guide-ask-new_look = Der Wald ist größer geworden. Merk dir, wo jedes neue Plättchen liegt, bevor es verdeckt wird!
guide-ask-result = Schau dir die offenen Plättchen noch einmal an: Jetzt weißt du, wo sie liegen. Tippe dann auf „Fertig!“.
guide-ask-between = Stimm ab, wie es weitergeht. Der Hohe Baum hilft, wenn ihr viel vergessen habt; die Stiefel helfen, wenn der Oger nah ist. Aber wer sie anzieht, muss sich gut auskennen.
guide-ask-tree_look = Vom Hohen Baum aus siehst du noch einmal alle Plättchen. Achte vor allem auf die, die du vergessen hattest!
guide-ask-boots = Finde die Orte einen nach dem anderen. Findest du alle, werden bis zu zwei Oger-Plättchen zurückgedreht. Beim ersten Fehler ist Schluss, und weitere werden aufgedeckt.

guide-wait-ask = Der Anführer wählt eine seiner geheimen Karten. Gleich muss jemand den Ort darauf finden!
guide-wait-find = Jemand sucht: kein Wort, außer es wurde ein Weißer Kiesel eingesetzt! Wer unerlaubt hilft, deckt ein Oger-Plättchen auf, also denk nur im Stillen mit.
guide-wait-advice = Wer nicht selbst sucht, darf jetzt einen Rat geben. Haben alle geantwortet oder ist die Zeit um, geht die Suche weiter. Welches Plättchen umgedreht wird, entscheidet allein, wer sucht.
guide-wait-swap = Pass gut auf: Gleich tauschen zwei verdeckte Plättchen den Platz. Merk dir, welche!
guide-wait-insert = Schau, wohin das neue Plättchen kommt. Die Reihenfolge der anderen bleibt gleich.
guide-wait-boots = In den Stiefeln muss einer alle Orte allein finden. Pst! Aber schau gut zu: Gefundene Plättchen bleiben offen.

guide-event-hid = Ab jetzt zählt nur noch dein Gedächtnis: Alle Rückseiten sehen gleich aus.
guide-event-found = Richtig! Das Plättchen bleibt vorerst offen. Habt ihr in einem normalen Zug alle drei Orte gefunden, rückt die Laterne vor.
guide-event-missed = Falscher Ort! Damit ist der Zug oder die Suche mit den Stiefeln vorbei. Aber jetzt wisst ihr alle, was hier liegt!
guide-event-wolves = In einem normalen Zug decken die Wölfe zwei Oger-Plättchen auf statt nur eines. Merk dir, wo die Wölfe sind!
guide-event-silent = Die Zeit ist abgelaufen. Das gilt als Fehler, obwohl kein Plättchen umgedreht wurde.
guide-event-pebble = Ein Weißer Kiesel wurde eingesetzt, also dürfen bei dieser Suche alle helfen. Jeder Kiesel gilt nur einmal.
guide-event-helped = Jemand hat geholfen, obwohl das nicht erlaubt war. Deshalb wird ein Oger-Plättchen aufgedeckt, aber die Suche geht weiter.
guide-event-ogre = Der Oger kommt näher! Sind alle sechs Oger-Plättchen offen, habt ihr verloren.
guide-event-ogre_back = Der Oger verliert eure Spur: Bis zu zwei seiner Plättchen werden wieder verdeckt.
guide-event-lantern = Alle drei Orte gefunden! Die Laterne ist dem Häuschen ein Feld näher.
guide-event-swapped = Hier sollen jetzt die Wölfe sein. Ob das stimmt, verrät niemand!
guide-event-bridge = Hinter jeder Brücke wird der Wald größer, und ihr müsst euch noch mehr merken.
guide-event-scattered = Im Endlosen Wald landet jedes neue Plättchen an einer zufälligen Stelle. Merk sie dir!
guide-event-storm = Im Sturm rücken alle einen Platz weiter. Die Plättchen liegen noch, wo sie waren, du siehst sie nur von einer anderen Seite!
guide-event-decided = Die Abstimmung ist vorbei. Den Hohen Baum und die Stiefel könnt ihr je einmal pro Partie einsetzen.
guide-event-boots_done = Alle Orte gefunden! Das treibt den Oger zurück.
guide-event-boots_failed = Ein Fehler mit den Stiefeln bringt den Oger näher. Die Stiefel sind jetzt verbraucht.
guide-event-passed = Nach jedem Zug wird der linke Nachbar des Anführers zum neuen Anführer. Nur zu zweit gibt es keinen: Da sucht ihr immer abwechselnd.

## Characters

bot-hansel = Hänsel
bot-hansel-help = Streut Brotkrumen und merkt sich etwa so viel wie die meisten.
phrase-bot-hello-hansel = Hallo! Ich habe Brotkrumen dabei.
bot-goldilocks = Goldlöckchen
bot-goldilocks-help = Läuft, wohin sie will, und vergisst schnell den Weg. Da musst du gut aufpassen!
phrase-bot-hello-goldilocks = Hallo! Hat jemand noch warmen Brei?
bot-red_riding_hood = Rotkäppchen
bot-red_riding_hood-help = Meint es gut und denkt gründlich nach, lässt sich aber von Blumen ablenken.
phrase-bot-hello-red_riding_hood = Hallo! Großmutter wohnt gleich hinter den Bäumen.
bot-gretel = Gretel
bot-gretel-help = Verläuft sich selten, ist eine kluge Anführerin und bringt alle heil nach Hause.
phrase-bot-hello-gretel = Hallo! Bleibt zusammen, dann kommen wir heim.

## Why a bot did it

reason-sure = Mit ziemlicher Sicherheit hier: { $place }.
reason-unsure = Wahrscheinlich hier oder gleich daneben: { $place }.
reason-forgotten = Vergessen, wo { $place } ist, also irgendein Plättchen, nur nicht die Wölfe.
reason-advised = Im Zweifel lieber auf den Rat hören.
reason-pebble = Im Zweifel lieber fragen.
reason-no_advice = Zu unsicher, um irgendwohin zu zeigen.
reason-asked_easy = Ein Ort, der erst kürzlich zu sehen war, ist für { $seat } leichter.
reason-asked_hard = { $seat } findet bestimmt auch einen Ort, der lange nicht zu sehen war.
reason-asked_fair = { $seat } müsste diesen Ort finden können.
reason-whim = Nur so eine Laune.
reason-wolves_known = Dieses Plättchen kennen alle gut: Hier lassen sich die Wölfe leicht merken.
reason-wolves_lost = Vergessen, wo die Wölfe sind, also werden einfach zwei beliebige Plättchen getauscht.
reason-beside_new = Neue Plättchen nebeneinander sind leichter zu merken.
reason-beside_known = Neben einem Plättchen, das alle kennen, findet ihr das neue am leichtesten wieder.
reason-go_on = Gerade ist es am besten, einfach weiterzugehen.
reason-boots = Die Orte sind gut bekannt, da sind die Stiefel einen Versuch wert.
reason-tree = Zu viel vergessen: Ein Blick vom Hohen Baum hilft.
reason-foreseen = Auf lange Sicht ist das der beste Zug.

## What a content pack may change

content-first = Orte im Kreis am Anfang
content-bridge = So viele neue Plättchen bringt { $bridge }
content-wrong = Oger-Plättchen für einen Fehler
content-wrong-wolves = Oger-Plättchen für die Wölfe
content-helped = Oger-Plättchen, wenn jemand hilft
content-tree = Oger-Plättchen für den Hohen Baum
content-boots-back = Oger-Plättchen, die durch die Stiefel zurückgedreht werden
content-path-stone = Felder bis zur ersten Brücke (Weg „{ $value }“)
content-path-wood = Felder bis zur zweiten Brücke (Weg „{ $value }“)
content-path-length = Felder insgesamt (Weg „{ $value }“)
content-pebbles = Weiße Kiesel bei „{ $value }“
content-ogre-start = Offene Oger-Plättchen am Anfang bei „{ $value }“
content-mode-tree = Hoher Baum bei „{ $value }“
content-mode-boots = Siebenmeilenstiefel bei „{ $value }“
