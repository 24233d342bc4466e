### Der kleine Däumling: German

## The game

game-name = Der kleine Däumling
game-line = Wo war noch die Höhle? Findet zusammen nach Hause!
game-about = Verirrt im Wald! Merkt euch, wo alles liegt, findet die richtigen Orte und tragt zusammen die Laterne bis zum Häuschen. Aber passt auf: Die Wölfe schleichen umher, und der Oger ist schon unterwegs.

## The ten faces

place-clearing = Die Lichtung
place-castle = Das Schloss
place-hill = Der Hügel
place-ogre_lair = Beim Oger
place-lost_hut = Die verlassene Hütte
place-marsh = Der Sumpf
place-stone_bridge = Die Steinbrücke
place-river = Der Fluss
place-cave = Die Höhle
place-wolves = Wölfe

## The ten faces, short (under small tiles)

place-clearing-short = Lichtung
place-castle-short = Schloss
place-hill-short = Hügel
place-ogre_lair-short = Beim Oger
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
label-lantern = Laterne
label-pebbles = Weiße Kiesel
label-tree = Hoher Baum
label-boots = Sieben­meilen­stiefel
label-travel-deck = Reisestapel
label-path = Pfad
label-cottage = Häuschen
label-circle = Der Kreis
label-wolves-here = Die Wölfe sind hier

## What the acting player is asked

ask-arrive = Auf in den Wald …
ask-look = Merk dir alles!
ask-ask = Frag nach einem Ort
ask-find = Dreh das richtige um
ask-advice = Was meinst du, wo?
ask-swap = Versetze die Wölfe
ask-insert = Such eine Lücke
ask-new_look = Neu: Merk es dir!
ask-result = Schau noch mal hin!
ask-between = Wie geht es weiter?
ask-tree_look = Hier siehst du alles!
ask-boots = Finde alle Orte
ask-over = Das Spiel ist aus

## What the others read meanwhile

wait-arrive = { $count ->
    [one] { $seats } ist noch unterwegs
   *[other] { $count } Spieler sind noch unterwegs
}
wait-look = { $count ->
    [one] { $seats } schaut noch
   *[other] { $count } Spieler schauen noch
}
wait-ask = { $seats } wählt einen Ort aus
wait-find = { $seats } sucht – pst!
wait-advice = { $count ->
    [one] { $seats } überlegt noch
   *[other] { $count } Spieler überlegen noch
}
wait-swap = { $seats } versetzt die Wölfe
wait-insert = { $seats } sucht eine Lücke
wait-new_look = { $count ->
    [one] { $seats } schaut noch
   *[other] { $count } Spieler schauen noch
}
wait-result = { $count ->
    [one] { $seats } schaut noch
   *[other] { $count } Spieler schauen noch
}
wait-between = { $count ->
    [one] { $seats } muss noch entscheiden
   *[other] { $count } Spieler müssen noch entscheiden
}
wait-tree_look = { $count ->
    [one] { $seats } schaut noch
   *[other] { $count } Spieler schauen noch
}
wait-boots = { $seats } trägt die Stiefel – pst!
wait-over = Das Spiel ist aus

## Buttons

option-loaded = Ich bin da
option-ready = Fertig!
option-ask = Fragen nach: { $place }
option-flip = Plättchen { number-index } umdrehen
option-pebble = Einen Weißen Kiesel ausgeben
option-call_help = Geholfen hat: { $seat }
option-advise = { $index ->
    [None] Ich weiß es nicht
    [null] Ich weiß es nicht
   *[other] Ich glaube: Plättchen { number-index }
}
option-swap = Tauschen: Plättchen { number-index } und { number-to-index }
option-insert = Nach Plättchen { number-gap }: { $place }
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
event-showed = Schaut genau und merkt es euch!
event-hid = Alle Plättchen sind verdeckt
event-turn = Zug { $turn }: { $seat } zeigt den Weg
event-dealt = Deine Karten: { $places }
event-asked = { $seat } sucht jetzt: { $place }
event-flipped = { $seat } dreht um: { $place }
event-found = Gefunden von { $seat }: { $place }!
event-missed = { $seat } sucht „{ $place }“, findet aber „{ $other_place }“
event-wolves = O nein, die Wölfe! { $seat } hat „{ $place }“ gesucht
event-silent = Die Zeit ist um: { $seat } hat „{ $place }“ nicht gefunden
event-pebble = { $seat } gibt einen Weißen Kiesel aus (übrig: { $pebbles })
event-advised = { $index ->
    [None] { $seat } weiß es auch nicht
    [null] { $seat } weiß es auch nicht
   *[other] { $seat } zeigt auf ein Plättchen
}
event-helped = { $seat }: Pst, { $other_seat } hilft!
event-ogre = { $count ->
    [one] Ein Oger-Plättchen wird aufgedeckt: { $ogre } von 6
   *[other] { $count } Oger-Plättchen werden aufgedeckt: { $ogre } von 6
}
event-ogre_back = { $count ->
    [0] Kein Oger-Plättchen zum Zudecken: { $ogre } von 6
    [one] Ein Oger-Plättchen wird wieder zugedeckt: { $ogre } von 6
   *[other] { $count } Oger-Plättchen werden wieder zugedeckt: { $ogre } von 6
}
event-lantern = Die Laterne rückt vor auf Feld { $space }
event-exchanged = { $seat } tauscht zwei Plättchen
event-swapped = Die Wölfe sind hier
event-bridge = Die Laterne geht über { $bridge }
event-new_tiles = Neu im Wald: { $places }
event-added = { $count ->
    [one] Ein neuer Ort kommt in den Kreis
   *[other] { $count } neue Orte kommen in den Kreis
}
event-inserted = { $seat } legt: { $place }
event-scattered = Irgendwo im Wald liegt jetzt: { $place }
event-storm = Ein Sturm! Alle rücken einen Platz weiter
event-voting = Ihr entscheidet zusammen: { $seats }
event-voted = { $seat }: { $choice }
event-decided = Entschieden: { $choice }
event-boots_done = { $seat } findet alle Orte: Die Stiefel hängen den Oger ab!
event-boots_failed = { $seat } stolpert in den Siebenmeilenstiefeln
event-passed = Anführer ist jetzt { $seat }
event-left = { $seat } verlässt den Tisch
event-aborted = { $seat } verlässt den Tisch: Das Spiel endet ohne Ergebnis
event-over = { $reason }

## How the game ends

reason-won = Die Laterne ist beim Häuschen: Ihr habt zusammen gewonnen!
reason-lost = Alle sechs Oger-Plättchen sind offen: Diesmal war der Oger schneller
reason-aborted = Das Spiel endet ohne Ergebnis

## Why not

refusal-game-over = Dieses Spiel ist aus – wie wär’s mit noch einer Partie?
refusal-not-seated = Du schaust hier zu; ziehen darf nur, wer mit am Tisch sitzt.
refusal-unknown-action = Diesen Zug gibt es hier nicht; wähle einen auf dem Bildschirm.
refusal-no-pebble-in-boots = Die Siebenmeilenstiefel sind zu schnell für Kiesel: Diesmal suchst du allein.
refusal-advice-open = Einen Moment: Lass zuerst die anderen ihren Rat geben.
refusal-wrong-phase = Eins nach dem anderen: Zuerst kommt das, wonach jetzt gefragt wird.
refusal-not-your-turn = Einen Moment, du bist noch nicht dran: Schau gut hin und merk dir alles!
refusal-not-in-hand = Diese Karte hast du nicht; frag nach einem Ort aus deiner Hand.
refusal-bad-index = Dieses Plättchen gibt es nicht; wähle eins auf dem Tisch.
refusal-face-up = Dieses Plättchen liegt schon offen; wähle ein verdecktes.
refusal-same-tile = Mit sich selbst kann ein Plättchen nicht tauschen; wähle zwei verschiedene.
refusal-pebble-spent = Hier hast du schon einen Kiesel ausgegeben, und einer pro Suche genügt: Dreh jetzt ein Plättchen um.
refusal-no-pebbles = Die Weißen Kiesel sind alle weg – vertrau deinem Gedächtnis!
refusal-help-allowed = Hier wurde ein Kiesel ausgegeben, also ist Helfen diesmal erlaubt.
refusal-help-called = Das wurde hier schon gemeldet; einmal pro Suche genügt.
refusal-not-a-helper = Das kann nicht sein; wähle jemanden, der gerade nicht sucht.
refusal-bad-choice = Dafür kannst du nicht stimmen; wähle einen der Knöpfe.
refusal-token-gone = Das ist verbraucht oder in diesem Spiel nicht dabei; wähle etwas anderes.
refusal-not-offered = Dieses Plättchen wartet hier nicht; wähle eins von den neuen.
refusal-bad-gap = Diese Lücke gibt es nicht; wähle eine zwischen zwei Plättchen.
refusal-stale = Inzwischen ist das Spiel schon weiter – schau noch einmal hin und wähle neu.
refusal-malformed = Das gibt es in diesem Wald nicht; wähle bitte etwas auf dem Bildschirm.
refusal-player-count = Dieses Spiel ist für 2 bis 6. Stühle an diesem Tisch: { $seats }. Stell welche dazu oder nimm welche weg.
refusal-bad-option = Diese Einstellung passt nicht zu diesem Tisch: { $option }. Wähle bitte eine andere.
refusal-muted = Pst! Solange jemand sucht, wird nicht geholfen; gleich danach darfst du wieder plaudern.

## Settings

setting-mode = Stufe
setting-mode-help = Wie gefährlich ist der Wald?
setting-mode-basic = Einfach
setting-mode-fabulous = Fabelhaft
setting-mode-legendary = Legendär
setting-mode-custom = Meine eigene Stufe
setting-mode-basic-help = Mit 3 Weißen Kieseln, dem Hohen Baum und den Siebenmeilenstiefeln.
setting-mode-fabulous-help = Mit 2 Weißen Kieseln und dem Hohen Baum, aber ohne die Stiefel.
setting-mode-legendary-help = Nur mit 2 Weißen Kieseln, und ein Oger-Plättchen ist von Anfang an offen.
setting-mode-custom-help = Du wählst Kiesel, Baum, Stiefel und Oger-Plättchen selbst.

setting-pebbles = Weiße Kiesel
setting-pebbles-help = Wie oft dürft ihr die anderen fragen? Nur für deine eigene Stufe.

setting-tree = Mit dem Hohen Baum
setting-tree-help = Er zeigt euch noch einmal alle Plättchen. Nur für deine eigene Stufe.
setting-tree-true = Ja
setting-tree-false = Nein

setting-boots = Mit den Siebenmeilenstiefeln
setting-boots-help = Sie können den Oger zurückdrängen. Nur für deine eigene Stufe.
setting-boots-true = Ja
setting-boots-false = Nein

setting-ogre_start = Oger-Plättchen zu Beginn
setting-ogre_start-help = So viele sind von Anfang an offen. Nur für deine eigene Stufe.

setting-storm = Sturm
setting-storm-help = In jedem Zug rücken alle einen Platz weiter und sehen den Kreis von einer anderen Seite.
setting-storm-true = Ja
setting-storm-false = Nein

setting-dark_forest = Dunkler Wald
setting-dark_forest-help = Zu Beginn seht ihr nur die Wölfe, und den Hohen Baum gibt es nicht.
setting-dark_forest-true = Ja
setting-dark_forest-false = Nein

setting-vast_forest = Weiter Wald
setting-vast_forest-help = Die Plättchen liegen über den Tisch verstreut statt im Kreis.
setting-vast_forest-true = Ja
setting-vast_forest-false = Nein

setting-path = Der Pfad
setting-path-help = Wie weit ist es bis zum Häuschen?
setting-path-standard = 10 Felder
setting-path-short = 8 Felder
setting-path-eleven = 11 Felder

setting-boots_fail_cost = Fehler mit den Stiefeln
setting-boots_fail_cost-help = So viele Oger-Plättchen werden dann aufgedeckt. Die spanische Schachtel ist milder.
setting-boots_fail_cost-2 = 2 Oger-Plättchen
setting-boots_fail_cost-1 = 1 Oger-Plättchen

setting-collective = Zusammen entscheiden
setting-collective-help = Wer muss für den Hohen Baum oder die Stiefel sein?
setting-collective-majority = Die Mehrheit
setting-collective-unanimous = Alle

setting-silence = Stille
setting-silence-help = Solange jemand sucht, wird nicht geholfen.
setting-silence-muted = Plaudern macht Pause
setting-silence-honour = Auf Ehrenwort
setting-silence-muted-help = Solange gefragt und gesucht wird, ist der Chat zu.
setting-silence-honour-help = Der Chat bleibt offen. Klingt eine Nachricht nach Hilfe, entscheidet der Anführer.

setting-view = Blick auf den Tisch
setting-view-help = Von welcher Seite seht ihr den Kreis?
setting-view-seat = Vom eigenen Stuhl
setting-view-common = Für alle gleich
setting-view-seat-help = Alle sehen den Kreis von ihrer Seite, wie an einem echten Tisch.
setting-view-common-help = Gut für ein Gerät in der Mitte des Tisches.

setting-look_seconds = Sekunden zum Schauen
setting-look_seconds-help = So lange liegen die Plättchen am Anfang offen, und beim Hohen Baum.

setting-new_look_seconds = Sekunden für neue Plättchen
setting-new_look_seconds-help = So lange liegen neue Plättchen höchstens offen.

setting-result_seconds = Sekunden nach einem Fehler
setting-result_seconds-help = So lange sind die offenen Plättchen höchstens noch zu sehen.

setting-ask_seconds = Sekunden zum Fragen
setting-ask_seconds-help = Ist die Zeit um, wählt der Zufall eine Karte des Anführers.
setting-ask_seconds-off = Ohne Uhr

setting-find_seconds = Sekunden zum Suchen
setting-find_seconds-help = Ist die Zeit um, gilt das als Fehler.
setting-find_seconds-off = Ohne Uhr

setting-advice_seconds = Sekunden für Ratschläge
setting-advice_seconds-help = Wer bis dahin nichts gesagt hat, weiß es nicht.
setting-advice_seconds-off = Ohne Uhr

setting-swap_seconds = Sekunden zum Tauschen
setting-swap_seconds-help = Ist die Zeit um, tauscht der Zufall zwei Plättchen.
setting-swap_seconds-off = Ohne Uhr

setting-insert_seconds = Sekunden zum Hinlegen
setting-insert_seconds-help = Ist die Zeit um, wählt der Zufall die Lücke.
setting-insert_seconds-off = Ohne Uhr

setting-vote_seconds = Sekunden zum Entscheiden
setting-vote_seconds-help = Ist die Zeit um, zählt jede fehlende Stimme fürs Weitergehen.
setting-vote_seconds-off = Ohne Uhr

setting-first_guide = Erster Anführer
setting-first_guide-help = Wer beginnt als Anführer?
setting-first_guide-oldest = Wer am ältesten ist
setting-first_guide-random = Dem Zufall überlassen
setting-first_guide-host = Ich wähle den Stuhl

setting-first_seat = Stuhl des ersten Anführers
setting-first_seat-help = Nur bei „Ich wähle den Stuhl“.
setting-first_seat-0 = Stuhl 1
setting-first_seat-1 = Stuhl 2
setting-first_seat-2 = Stuhl 3
setting-first_seat-3 = Stuhl 4
setting-first_seat-4 = Stuhl 5
setting-first_seat-5 = Stuhl 6

setting-oldest = Ich bin am ältesten
setting-oldest-help = Wer am ältesten ist, beginnt als Anführer. Haken mehrere das an, entscheidet der Zufall.

setting-on_leave = Wenn jemand geht
setting-on_leave-help = Ein Bot kann weiterspielen, oder das Spiel endet ohne Ergebnis.
setting-on_leave-bot = Ein Bot spielt weiter
setting-on_leave-abort = Das Spiel endet

## The result

outcome-won = Endlich zu Hause: Ihr habt zusammen gewonnen!
outcome-lost = Diesmal war der Oger schneller. Versucht es noch einmal!
outcome-aborted = Das Spiel endete ohne Ergebnis
score-line =
    { $seat }: { label-summary }
ended-won = Ihr habt gewonnen
ended-lost = Der Oger hat gewonnen
ended-aborted = Das Spiel endete ohne Ergebnis

## Bots

bot-weak = Vergesslich
bot-weak-help = Verirrt sich schnell zwischen den Bäumen.
bot-average = Übliches Gedächtnis
bot-average-help = Merkt sich etwa so viel wie die meisten.
bot-good = Gutes Gedächtnis
bot-good-help = Kommt selten vom Weg ab.
bot-baseline = Unbekümmert
bot-baseline-help = Kennt den Weg so halbwegs und geht immer weiter.
bot-random = Wirbelwind
bot-random-help = Dreht um, was der Wind gerade herweht.

## On the board

button-ready = Fertig!
button-all-ready = Alle sind fertig
button-pebble = Kiesel: andere fragen
button-call-help = Da hilft jemand!
button-dont-know = Ich weiß es nicht
button-vote-continue = Weitergehen
button-vote-tree = Auf den Hohen Baum
button-vote-boots = Stiefel anziehen
button-really = Wir wagen es
button-cancel = Lieber nicht

label-look = Schau genau: Die Laterne brennt herunter
label-find = Wo ist „{ $place }“?
label-your-cards = Das siehst nur du
label-hold-to-look = Halten, um deine Karten zu sehen
label-asked-next = Als Nächstes: { $seats }
label-who-helped = Wer hat geholfen?
label-marked = { $name } hat vielleicht geholfen
label-advise = Was meinst du, wo es liegt?
label-missed = „{ $other_place }“ statt „{ $place }“
label-all-found = Alle drei gefunden!
label-swap-from = Wo sind wohl die Wölfe?
label-swap-to = Mit welchem Plättchen tauschen sie?
label-insert = Wähle eine Lücke für „{ $place }“
label-new-tile = Neues Plättchen
label-warn-tree = Der Hohe Baum würde das sechste Oger-Plättchen aufdecken: Das Spiel wäre verloren.
label-warn-boots = Ein einziger Fehler mit den Stiefeln, und das Spiel ist verloren.
label-ready-by = { $ready } von { $all }
label-space = Feld { $space } von { $spaces }
label-ogre-count = Offene Oger-Plättchen: { $ogre } von 6
label-clock = von dir aus auf { $hour } Uhr
label-tile-down = verdecktes Plättchen, { $clock }
label-tile-up = { $place }, { $clock }
label-storm = Der Sturm weht euch alle einen Platz weiter!
label-won = Endlich zu Hause!
label-lost = Der Oger war schneller
label-summary = Feld { $spaces }, Oger-Plättchen: { $ogre } von 6, Kiesel übrig: { $pebbles }, Züge: { $turns }

## How to play

help-1 = Ihr habt euch im Wald verirrt, alle zusammen: Bringt die Laterne zum Häuschen, bevor der Oger euch findet.
help-2 = Im Kreis liegen Orte des Waldes, und mittendrin die Wölfe. Schau genau: Bald werden alle Plättchen verdeckt!
help-3 = Einer von euch ist der Anführer, zieht heimlich drei Karten und lässt die nächsten Spieler nacheinander je einen Ort suchen.
help-4 = Wer sucht, dreht ein Plättchen um, und niemand darf helfen. Sind alle drei richtig, rückt die Laterne auf dem Pfad ein Feld vor.
help-5 = Ein falscher Ort beendet den Zug und deckt ein Oger-Plättchen auf; die Wölfe decken zwei auf. Auch unerlaubte Hilfe kostet eins.
help-6 = Nach drei richtigen Plättchen tauscht der Anführer die Wölfe mit einem anderen verdeckten: „Die Wölfe sind hier.“ Dann wird der Nächste Anführer. An den Brücken kommen neue Plättchen in den Kreis.
help-7 = Mit einem Weißen Kiesel darfst du alle anderen fragen. Zwischen den Zügen, je einmal: Der Hohe Baum zeigt alle Plättchen, kostet aber ein Oger-Plättchen; mit den Siebenmeilenstiefeln muss der nächste Anführer allein alle Orte finden, das deckt zwei Oger-Plättchen wieder zu – oder neue auf.
help-8 = Kommt die Laterne zum Häuschen, gewinnt ihr alle; sind sechs Oger-Plättchen offen, verliert ihr alle. Zu zweit gibt es keinen Anführer: Ihr deckt abwechselnd eine Karte auf und sucht ihren Ort.

## More words of the board

button-flip = Umdrehen
button-swap = Diese beiden tauschen
button-insert = Hier hinlegen
button-undo = Zurücknehmen
label-continue-does = Der nächste Zug beginnt
label-tree-does = Alle sehen die Plättchen; 1 Oger-Teil wird aufgedeckt
label-boots-does = { $count ->
    [one] { $seat } muss { $count } Ort finden: 2 Oger-Teile gehen zurück. Ein Fehler: { $cost } mehr
   *[other] { $seat } muss alle { $count } Orte finden: 2 Oger-Teile gehen zurück. Ein Fehler: { $cost } mehr
}
label-token-ready = noch nicht benutzt
label-token-used = benutzt
label-turns = Züge
label-gap = Lücke, { $clock }
label-clock-near = bei dir auf { $hour } Uhr, nah an der Mitte
label-clock-far = bei dir auf { $hour } Uhr, weit außen

## The guided first game

guide-welcome = Bringt zusammen die Laterne zum Häuschen, bevor alle sechs Oger-Plättchen offen sind. Dafür braucht ihr ein gutes Gedächtnis!
guide-end = Ist die Laterne beim Häuschen, habt ihr alle gewonnen. Sind sechs Oger-Plättchen offen, war der Oger schneller – für euch alle.

guide-ask-arrive = Die Bilder sind unterwegs zu allen Bildschirmen. Gleich siehst du den ganzen Kreis!
guide-ask-look = Merk dir, was wo liegt, vor allem die Wölfe! Eine kleine Geschichte hilft: „Von der Höhle zum Fluss …“
guide-ask-ask = Du bist der Anführer: Tippe eine deiner drei Karten an. Du siehst, wer gefragt wird, also wähle, was dazu passt.
guide-ask-find = Dreh das Plättchen mit diesem Ort um: antippen, dann noch einmal. Bist du unsicher, fragst du mit einem Weißen Kiesel die anderen.
guide-ask-advice = Jetzt ist Helfen erlaubt! Tippe das Plättchen an, das du umdrehen würdest, oder sag, dass du es nicht weißt.
guide-ask-swap = Tippe zuerst an, wo du die Wölfe vermutest, dann, womit sie tauschen. Am besten ein Plättchen, das ihr alle gut kennt!
guide-ask-insert = Such eine Lücke für das neue Plättchen. Neben einem, das ihr alle kennt, merkt ihr es euch leichter.
guide-ask-new_look = Diese Orte sind neu. Merk dir, wo sie liegen, bevor sie verdeckt werden!
guide-ask-result = Schau noch einmal, was offen liegt: Jetzt weißt du, wo diese Plättchen sind. Dann sag, dass du fertig bist.
guide-ask-between = Stimm ab, wie es weitergeht. Der Baum hilft, wenn ihr viel vergessen habt, die Stiefel, wenn der Oger nah ist und die Orte sicher sind.
guide-ask-tree_look = Vom Hohen Baum siehst du alles noch einmal. Schau vor allem nach dem, was du vergessen hattest!
guide-ask-boots = Finde die Orte einen nach dem anderen. Findest du alle, muss der Oger zwei Plättchen zurück, doch der erste Fehler beendet es.

guide-wait-ask = Der Anführer hat drei geheime Karten und wählt eine aus. Gleich muss jemand diesen Ort finden!
guide-wait-find = Jemand sucht: kein Wort! Helfen kostet euch ein Oger-Plättchen, also such nur im Kopf mit.
guide-wait-advice = Die anderen geben dir gerade ihren Rat. Danach drehst du ein Plättchen um, und zwar welches du willst.
guide-wait-swap = Pass gut auf: Gleich tauschen zwei verdeckte Plättchen die Plätze. Merk dir, welche!
guide-wait-insert = Schau, wohin das neue Plättchen kommt. Alle anderen bleiben in derselben Reihenfolge.
guide-wait-boots = In den Stiefeln muss ein Spieler allein alle Orte finden. Pst, aber schau mit: Gefundenes bleibt offen!

guide-event-hid = Von jetzt an hilft nur dein Gedächtnis: Alle Rückseiten sehen gleich aus.
guide-event-found = Richtig: Das Plättchen bleibt bis zum Ende des Zugs offen. Bei drei richtigen rückt die Laterne vor.
guide-event-missed = Das war der falsche Ort, und damit ist der Zug zu Ende. Aber jetzt wisst ihr alle, was dort liegt!
guide-event-wolves = Die Wölfe kosten zwei Oger-Plättchen statt einem. Merk dir, wo sie sind!
guide-event-silent = Die Zeit war um: Das zählt als Fehler, auch wenn kein Plättchen umgedreht wurde.
guide-event-pebble = Ein Weißer Kiesel ist ausgegeben: Bei dieser Frage dürfen jetzt alle helfen. Der Kiesel kommt nicht zurück.
guide-event-helped = Jemand hat geholfen, und das war nicht erlaubt. Es kostet ein Oger-Plättchen, aber die Suche geht weiter.
guide-event-ogre = Der Oger kommt näher! Sind alle sechs Plättchen von ihm offen, habt ihr verloren.
guide-event-ogre_back = Der Oger verliert eure Spur: Offene Plättchen von ihm sind wieder verdeckt.
guide-event-lantern = Alle drei waren richtig! Ein Schritt näher am Häuschen.
guide-event-swapped = Der Anführer glaubt, dass die Wölfe jetzt hier sind. Ob das stimmt, verrät niemand!
guide-event-bridge = Hinter jeder Brücke wächst der Wald: Neue Orte kommen in den Kreis.
guide-event-scattered = Im weiten Wald liegt ein neues Plättchen, wo der Zufall es hinlegt. Merk dir die Stelle!
guide-event-storm = Der Sturm setzt euch alle einen Platz weiter. Die Plättchen liegen still, ihr seht sie nur von einer anderen Seite!
guide-event-decided = So ist es entschieden. Der Hohe Baum und die Stiefel gehen jeweils nur einmal im Spiel.
guide-event-boots_done = Alle Orte gefunden! Das drängt den Oger zurück.
guide-event-boots_failed = Ein Fehler mit den Stiefeln bringt den Oger näher. Die Stiefel sind jetzt verbraucht.
guide-event-passed = Nach jedem Zug wird der linke Nachbar Anführer. Du kommst auch noch dran!

## Characters

bot-hansel = Hänsel
bot-hansel-help = Streut Brotkrumen und merkt sich etwa so viel wie die meisten.
bot-goldilocks = Goldlöckchen
bot-goldilocks-help = Läuft, wohin sie mag, und vergisst den Weg schnell: Du musst ihr helfen.
bot-red_riding_hood = Rotkäppchen
bot-red_riding_hood-help = Meint es gut und überlegt lange, aber die Blumen lenken sie ab.
bot-gretel = Gretel
bot-gretel-help = Kommt selten vom Weg ab, führt klug und bringt alle nach Hause.

## Why a bot did it

reason-sure = Das ist bestimmt das richtige Plättchen: { $place }.
reason-unsure = Es muss da liegen oder dicht daneben: { $place }.
reason-forgotten = Wo „{ $place }“ liegt, ist vergessen; also irgendein Plättchen, nur nicht die Wölfe.
reason-advised = Dorthin zeigen die meisten anderen.
reason-pebble = Im Zweifel fragt man besser die anderen.
reason-no_advice = Zu unsicher, um irgendwohin zu zeigen.
reason-asked_easy = { $seat } hatte es am schwersten, also das Plättchen, das zuletzt offen lag.
reason-asked_hard = { $seat } findet sich am besten zurecht, also das Plättchen, das am längsten verdeckt liegt.
reason-asked_fair = { $seat } sollte das schaffen.
reason-whim = Einfach so eine Laune.
reason-wolves_known = Die Wölfe tauschen mit einem Plättchen, das alle kennen.
reason-wolves_lost = Wo die Wölfe sind, ist vergessen, also irgendzwei.
reason-beside_new = Nebeneinander merkt man sich neue Plättchen leichter.
reason-beside_known = Neben einem gut bekannten Plättchen findet man es am leichtesten wieder.
reason-go_on = Der Weg ist klar genug, um weiterzugehen.
reason-boots = Alle Orte sind gut genug bekannt für die Stiefel.
reason-tree = Zu viel ist vergessen: Ein Blick vom Hohen Baum hilft.
reason-foreseen = Oft in Gedanken weitergespielt: So ging es am besten aus.

## What a content pack may change

content-first = Orte im Kreis zu Beginn
content-bridge = Plättchen durch: { $bridge }
content-wrong = Oger-Plättchen für einen Fehler
content-wrong-wolves = Oger-Plättchen für die Wölfe
content-helped = Oger-Plättchen fürs Vorsagen
content-tree = Oger-Plättchen für den Hohen Baum
content-boots-back = Oger-Plättchen, die die Siebenmeilenstiefel schließen
content-path-stone = Weg „{ $value }“: Felder vor der ersten Brücke
content-path-wood = Weg „{ $value }“: Felder vor der zweiten Brücke
content-path-length = Weg „{ $value }“: Felder insgesamt
content-pebbles = { $value }: Weiße Kiesel
content-ogre-start = { $value }: Oger-Plättchen, die schon offen sind
content-mode-tree = { $value }: der Hohe Baum
content-mode-boots = { $value }: die Stiefel
