### Ali Baba: German

## The game

game-name = Ali Baba
game-line = Weißt du noch, was Ali Baba alles aus der Höhle holt?
game-minutes = 15 Min.
game-age = ab 8 Jahren
game-fun = Gedächtnis
game-about = Ali Baba zieht einen Schatz nach dem anderen, und jede Karte verschwindet in seiner Hand. Die Räuber zählen reihum aus dem Gedächtnis auf, was er schon alles hat. Ruft er rechtzeitig „Sesam, öffne dich!“, oder verrät ihn der Alarm? Sammle möglichst viele verschiedene Schätze!

## Kinds of treasure

kind-cushion = ein Kissen
kind-book = ein Buch
kind-vase = eine Vase
kind-slipper = ein Pantoffel
kind-ring = ein Ring
kind-hourglass = eine Sanduhr
kind-scimitar = ein Krummsäbel
kind-carpet = ein Teppich
kind-lamp = eine Lampe
kind-turban = ein Turban
kind-mirror = ein Spiegel
kind-gold_coin = eine Goldmünze
kind-crown = eine Krone
kind-diamond = ein Diamant
kind-donkey = ein Esel
kind-drum = eine Trommel
kind-parrot = ein Papagei
kind-lion = ein Löwe
kind-chest = eine Truhe
kind-statue = eine Statue
kind-elephant = ein Elefant
kind-chief_thief = der Räuberhauptmann

## Kinds of treasure, short (under small cards)

kind-cushion-short = Kissen
kind-book-short = Buch
kind-vase-short = Vase
kind-slipper-short = Pantoffel
kind-ring-short = Ring
kind-hourglass-short = Sanduhr
kind-scimitar-short = Krummsäbel
kind-carpet-short = Teppich
kind-lamp-short = Lampe
kind-turban-short = Turban
kind-mirror-short = Spiegel
kind-gold_coin-short = Goldmünze
kind-crown-short = Krone
kind-diamond-short = Diamant
kind-donkey-short = Esel
kind-drum-short = Trommel
kind-parrot-short = Papagei
kind-lion-short = Löwe
kind-chest-short = Truhe
kind-statue-short = Statue
kind-elephant-short = Elefant
kind-chief_thief-short = Hauptmann

## Several of a kind

number-word = { $count ->
    [2] zwei
    [3] drei
    [4] vier
    [5] fünf
    [6] sechs
    [7] sieben
    [8] acht
    [9] neun
   *[other] { $count }
}
kinds-cushion = { $count ->
    [1] ein Kissen
   *[other] { number-word } Kissen
}
kinds-book = { $count ->
    [1] ein Buch
   *[other] { number-word } Bücher
}
kinds-vase = { $count ->
    [1] eine Vase
   *[other] { number-word } Vasen
}
kinds-slipper = { $count ->
    [1] ein Pantoffel
   *[other] { number-word } Pantoffeln
}
kinds-ring = { $count ->
    [1] ein Ring
   *[other] { number-word } Ringe
}
kinds-hourglass = { $count ->
    [1] eine Sanduhr
   *[other] { number-word } Sanduhren
}
kinds-scimitar = { $count ->
    [1] ein Krummsäbel
   *[other] { number-word } Krummsäbel
}
kinds-carpet = { $count ->
    [1] ein Teppich
   *[other] { number-word } Teppiche
}
kinds-lamp = { $count ->
    [1] eine Lampe
   *[other] { number-word } Lampen
}
kinds-turban = { $count ->
    [1] ein Turban
   *[other] { number-word } Turbane
}
kinds-mirror = { $count ->
    [1] ein Spiegel
   *[other] { number-word } Spiegel
}
kinds-gold_coin = { $count ->
    [1] eine Goldmünze
   *[other] { number-word } Goldmünzen
}
kinds-crown = { $count ->
    [1] eine Krone
   *[other] { number-word } Kronen
}
kinds-diamond = { $count ->
    [1] ein Diamant
   *[other] { number-word } Diamanten
}
kinds-donkey = { $count ->
    [1] ein Esel
   *[other] { number-word } Esel
}
kinds-drum = { $count ->
    [1] eine Trommel
   *[other] { number-word } Trommeln
}
kinds-parrot = { $count ->
    [1] ein Papagei
   *[other] { number-word } Papageien
}
kinds-lion = { $count ->
    [1] ein Löwe
   *[other] { number-word } Löwen
}
kinds-chest = { $count ->
    [1] eine Truhe
   *[other] { number-word } Truhen
}
kinds-statue = { $count ->
    [1] eine Statue
   *[other] { number-word } Statuen
}
kinds-elephant = { $count ->
    [1] ein Elefant
   *[other] { number-word } Elefanten
}
kinds-chief_thief = { $count ->
    [1] der Räuberhauptmann
   *[other] { number-word } Räuberhauptleute
}

## Alarms

alarm-shiny = funkelnd
alarm-noisy = laut
alarm-encumbering = sperrig

## Words of the game

label-ali-baba = Ali Baba
label-band = Die Bande
label-pile = Stapel
label-hand = Ali Babas Hand
label-tokens = Alarm-Marken
label-collection = Beute
open-sesame-call = Sesam, öffne dich!
recital-opening = In der Höhle sind …

## What the acting player is asked

ask-decide = Du bist Ali Baba: Was machst du?
ask-reveal = Schau genau hin!
ask-recite = Was hat Ali Baba auf der Hand?
ask-tick = Hake die genannten Schätze ab
ask-rule = Lässt du dieses Adjektiv gelten?
ask-claim = Du darfst dir zuerst Schätze nehmen
ask-share = Nimm dir einen Schatz
ask-spoils = Ali Baba behält alle diese Karten
ask-over = Das Spiel ist zu Ende

## What the others read meanwhile

wait-decide = { $seats } ist Ali Baba und überlegt noch
wait-reveal = { $count ->
    [one] { $seats } sieht sich die Karte noch an
   *[other] { $seats } sehen sich die Karte noch an
}
wait-recite = { $seats } zählt die Schätze auf
wait-tick = { $seats } hört zu und hakt ab
wait-rule = { $seats } entscheidet, ob das Adjektiv gilt
wait-claim = { $seats } nimmt sich zuerst Schätze
wait-share = { $seats } nimmt einen Schatz
wait-spoils = { $count ->
    [one] { $seats } sieht sich die Karten noch an
   *[other] { $seats } sehen sich die Karten noch an
}
wait-over = Das Spiel ist zu Ende

## Buttons

option-draw = Karte ziehen
option-open_sesame = Sesam, öffne dich!
option-seen = Gesehen!
option-name = Nennen: { entry }
option-sentence = Sagen: { $text }
option-concede = Aufgeben
option-rule = { $ok ->
    [true] Das gilt
    [1] Das gilt
   *[other] Das gilt nicht
}
option-tick = Abhaken: { entry }
option-call_mistake = Das war ein Fehler!
option-claim = Nehmen: { $kinds }
option-pick = Nehmen: { $kind }

## What happens

event-began = { $seat } ist der erste Ali Baba
event-round = Neue Runde: { $seat } ist Ali Baba
event-drew = { $seat } zieht eine Karte (noch im Stapel: { $pile })
event-revealed = Schau her: { $kind }!
event-token = Alarm: { $alarm }!
event-captured = { $seat } wird erwischt!
event-last_round = Der Räuberhauptmann ist da: letzte Runde!
event-hid = Die Karte verschwindet in Ali Babas Hand
event-reciting = { $cards ->
    [one] { $seat } muss { $cards } Karte nennen
   *[other] { $seat } muss { $cards } Karten aufzählen
}
event-named = { $seat }: { entry }
event-again = { $seat }: { $kind } – schon genannt
event-invented = { $seat } denkt sich ein Adjektiv aus: „{ $kind }, { $adjective }“
event-asked = Ali Baba, gilt „{ $kind }, { $adjective }“?
event-said = { $entries ->
   *[other] Die Aufzählung wartet, bis Ali Baba entschieden hat
}
event-listed = { $cards ->
    [one] { $seat } nennt die einzige Karte: richtig!
    [2] { $seat } zählt beide Karten auf: richtig!
   *[other] { $seat } zählt alle { $cards } Karten auf: richtig!
}
event-wrong = { $kind ->
    [unsaid] { $seat } – { $reason }
   *[other] { $seat }: { entry } – { $reason }
}
event-mistake = Fehler von { $seat } – { $reason }
event-stopped = { $seat } ruft „Sesam, öffne dich!“
event-emptied = Der Stapel ist leer: { $seat } verlässt die Höhle
event-sharing = { $case ->
    [1] { case-1 }
    [2] { case-2 }
   *[other] { case-3 }
}
event-claimed = { $seat } nimmt sich zuerst Karten
event-claimed_cards = { $seat } nimmt: { $kinds }
event-took = { $seat } nimmt eine Karte
event-took_card = { $seat } nimmt eine Karte: { $kind }
event-band_took = Die Bande nimmt eine Karte
event-band_took_card = Die Bande nimmt eine Karte: { $kind }
event-kept_all = { $cards ->
    [one] { $seat } behält die einzige Karte
    [2] { $seat } behält beide Karten
   *[other] { $seat } behält alle { $cards } Karten
}
event-spoils = Alles geht an { $seat }: { $kinds }
event-round_over = Die Runde von { $seat } als Ali Baba ist vorbei
event-counted = { $count ->
    [0] { $seat }: { label-points }, { label-unique }
   *[other] { $seat }: { label-points }, { label-unique }. Beute: { $kinds }
}
event-aborted = { $seat } ist gegangen, das Spiel endet ohne Ergebnis
event-over = { $reason ->
    [aborted] Das Spiel endet ohne Ergebnis
   *[scored] { $count ->
        [one] Das Spiel ist zu Ende: { $seats } gewinnt!
       *[other] Das Spiel ist zu Ende: { $seats } teilen sich den Sieg!
    }
}

## How a round ends

case-1 = Ali Baba entkommt: Alle teilen sich seine Karten
case-2 = Ein Fehler: Ali Baba nimmt sich zuerst Karten
case-3 = Ali Baba wird erwischt: Die Räuber teilen sich seine Karten

## What was wrong

reason-wrong_kind = falscher Schatz
reason-wrong_count = die Anzahl stimmt nicht
reason-wrong_order = die Reihenfolge stimmt nicht
reason-wrong_adjective = das Adjektiv stimmt nicht
reason-omission = es fehlt noch mindestens ein Schatz
reason-conceded = aufgegeben
reason-timeout = die Zeit ist abgelaufen
reason-called = laut Ali Baba stimmt etwas nicht

## An entry of a recital
## A kind or an adjective that was not said is “unsaid”: nobody ever reads this word.

kind- = unsaid
adjective- = unsaid
entry = { $kind }{ $adjective ->
    [unsaid] {""}
    [None] {""}
    [null] {""}
   *[other] , { $adjective }
}

## Why not

refusal-game-over = Dieses Spiel ist zu Ende. Wie wär’s mit noch einer Partie?
refusal-not-seated = Du schaust zu. Mitspielen darf nur, wer einen Platz am Tisch hat.
refusal-unknown-action = Das geht in diesem Spiel nicht. Wähle einen der Züge auf dem Bildschirm.
refusal-ali-never-recites = Du bist Ali Baba, also hör einfach zu. Aufzählen müssen die Räuber.
refusal-wrong-phase = Das geht jetzt nicht. Schau auf dem Bildschirm nach, was gerade dran ist.
refusal-culprit-excluded = Du hast den Fehler gemacht, deshalb gehst du diesmal leer aus. Merk dir, was die anderen nehmen!
refusal-ali-excluded = Du wurdest erwischt, deshalb teilen diesmal nur die Räuber. Merk dir, was sie nehmen!
refusal-not-your-turn = Du bist noch nicht dran. Schau und hör gut zu.
refusal-must-recite-first = Zieh zuerst eine Karte. „Sesam, öffne dich!“ darfst du rufen, sobald ein Räuber alles richtig aufgezählt hat.
refusal-unknown-treasure = Diesen Schatz gibt es hier nicht. Wähle einen auf dem Bildschirm.
refusal-bad-count = Diese Anzahl geht nicht. Nenne 1 bis 9 Schätze einer Sorte; als Ali Baba hakst du alle einer Sorte zusammen ab.
refusal-one-at-a-time = Bitte eine Karte nach der anderen: Hier nennst du jeden Schatz einzeln.
refusal-adjective-required = Hier gehört zu jedem Schatz ein Adjektiv. Nenne es immer mit.
refusal-adjective-form = Nimm ein bis drei freundliche Wörter mit zusammen 2 bis 40 Buchstaben, ohne Ziffern.
refusal-already-started = Du hast schon einen Schatz angetippt. Nenne auch die übrigen durch Antippen.
refusal-unparsed = Das habe ich nicht verstanden: { $words } … Versuch es noch einmal mit den Namen der Schätze.
refusal-claim-size = Such dir so viele Karten aus, wie der Knopf anzeigt.
refusal-not-in-pool = So viele Karten dieser Sorte gibt es hier nicht. Wähle aus den Karten, die du siehst.
refusal-stale = Das Spiel ist schon weiter. Schau noch einmal hin und wähle neu.
refusal-malformed = Das gibt es in dieser Höhle nicht. Wähle etwas auf dem Bildschirm.
refusal-player-count = Dieses Spiel ist für 3 bis 5 Spieler, mit der Bande für genau 2. Plätze an diesem Tisch: { $seats }.
refusal-bad-option = Diese Einstellung geht hier nicht: { $option } – { $value }. Wähle eine andere.
refusal-muted = Pst! Beim Merken und Aufzählen darf niemand vorsagen. Chatten kannst du wieder, wenn die Schätze verteilt werden.

## Settings

setting-deck = Schatzkarten
setting-deck-help = Mit 44 Karten gibt es ein Buch weniger, wie in der deutschen Ausgabe.
setting-deck-45 = 45 Karten
setting-deck-44 = 44 Karten

setting-young = Mit jüngeren Kindern
setting-young-help = Richtig genannte Schätze bleiben offen liegen, bis die Aufzählung vorbei ist.
setting-young-true = Ja
setting-young-false = Nein

setting-adjectives = Mit Adjektiven
setting-adjectives-help = Zu jedem Schatz gehört ein Adjektiv, das ihr euch ebenfalls merken müsst. Für Meisterräuber!
setting-adjectives-true = Ja
setting-adjectives-false = Nein

setting-ordered = In richtiger Reihenfolge
setting-ordered-help = Die Schätze müssen in der Reihenfolge genannt werden, in der sie gezogen wurden.
setting-ordered-true = Ja
setting-ordered-false = Nein

setting-two_player = Zu zweit
setting-two_player-help = Zu zweit spielt ihr mit der Bande. Sie nimmt zufällige Karten und bekommt nie Punkte.
setting-two_player-off = Nein
setting-two_player-band = Ja, mit der Bande

setting-judge = Schiedsrichter
setting-judge-help = Wer entscheidet, ob richtig aufgezählt wurde?
setting-judge-server = Das Spiel
setting-judge-ali_close = Im Zweifel Ali Baba
setting-judge-table = Ali Baba
setting-judge-server-help = Das Spiel prüft alles.
setting-judge-ali_close-help = Ist ein Adjektiv fast richtig, entscheidet Ali Baba, ob es gilt.
setting-judge-table-help = Ihr zählt laut auf, und Ali Baba hakt ab, was stimmt. Gut, wenn ihr beieinandersitzt oder euch ein Gerät teilt.

setting-recite_input = So wird aufgezählt
setting-recite_input-help = Entweder tippst du Schatz für Schatz an, oder du sprichst oder schreibst die ganze Liste.
setting-recite_input-both = Beides
setting-recite_input-pick = Nur antippen
setting-recite_input-sentence = Nur sprechen oder schreiben

setting-reveal_seconds = Sekunden zum Schauen
setting-reveal_seconds-help = So lange liegt eine neue Karte höchstens offen.

setting-recite_seconds = Sekunden zum Aufzählen
setting-recite_seconds-help = Läuft die Zeit ab, gilt das als Fehler. Bei „Automatisch“ gibt es umso mehr Zeit, je mehr Karten es sind, und kein Limit, wenn Ali Baba Schiedsrichter ist.
setting-recite_seconds-auto = Automatisch
setting-recite_seconds-off = Unbegrenzt

setting-decide_seconds = Sekunden zum Entscheiden
setting-decide_seconds-help = Läuft die Zeit ab, verlässt Ali Baba die Höhle, wenn er das schon darf. Sonst zieht er eine Karte.
setting-decide_seconds-off = Unbegrenzt

setting-pick_seconds = Sekunden zum Nehmen
setting-pick_seconds-help = Läuft die Zeit ab, nimmt das Spiel für dich, was am seltensten ist.
setting-pick_seconds-off = Unbegrenzt

setting-first_ali = Erster Ali Baba
setting-first_ali-help = Wer beginnt als Ali Baba?
setting-first_ali-youngest = Wer am jüngsten ist
setting-first_ali-random = Zufällig
setting-first_ali-host = Der Gastgeber wählt

setting-first_seat = Platz des ersten Ali Baba
setting-first_seat-help = Nur, wenn der Gastgeber den ersten Ali Baba wählt.
setting-first_seat-0 = Platz 1
setting-first_seat-1 = Platz 2
setting-first_seat-2 = Platz 3
setting-first_seat-3 = Platz 4
setting-first_seat-4 = Platz 5

setting-youngest = Ich bin am jüngsten
setting-youngest-help = Du beginnst als Ali Baba, wenn „Erster Ali Baba“ auf „Wer am jüngsten ist“ steht. Kreuzen das mehrere an, wird unter ihnen gelost; kreuzt es niemand an, unter allen.

setting-on_leave = Wenn jemand geht
setting-on_leave-help = Entweder spielt ein Bot weiter, oder das Spiel endet ohne Ergebnis.
setting-on_leave-bot = Ein Bot spielt weiter
setting-on_leave-abort = Das Spiel endet

setting-chat = Chat
setting-chat-help = Beim Merken und Aufzählen darf niemand vorsagen.
setting-chat-muted = Aus, bis geteilt wird
setting-chat-open = Immer an

## The result

outcome-scored = { $count ->
    [one] { $seats } gewinnt!
   *[other] { $seats } teilen sich den Sieg!
}
outcome-aborted = Das Spiel endete ohne Ergebnis
score-line =
    { $seat }: { label-points } ({ label-unique })
ended-scored = Das Spiel ist zu Ende
ended-aborted = Das Spiel endete ohne Ergebnis

## Bots

bot-weak = Vergesslich
bot-weak-help = Verliert bei langen Listen den Faden.
bot-average = Normales Gedächtnis
bot-average-help = Merkt sich etwa so viel wie die meisten.
bot-good = Gutes Gedächtnis
bot-good-help = Kommt nur bei den längsten Listen ins Schwitzen.
bot-strong = Listig
bot-strong-help = Merkt sich viel und rechnet aus, wann Schluss sein sollte.
bot-baseline = Vorsichtig
bot-baseline-help = Verlässt die Höhle früh und vergisst so manches.
bot-random = Wirbelwind
bot-random-help = Sagt und nimmt irgendetwas.

## On the board

button-draw = Karte ziehen
button-open-sesame = Sesam, öffne dich!
button-seen = Gesehen!
button-all-seen = Alle haben’s gesehen
button-concede = Aufgeben
button-speak = Sprechen
button-type = Schreiben
button-send = Abschicken
button-claim = Diese Karten nehmen
button-accept = Das gilt
button-reject = Das gilt nicht
button-call-mistake = Fehler!

label-how-many = Wie viele?
label-named = Genannt: { $named } von { $cards }
label-pool = Auf dem Tisch
label-your-hand = Diese Karten siehst nur du
label-look = Schau genau hin!
label-understood = { $cards ->
    [one] Verstanden: { $entries } ({ $cards } Karte)
   *[other] Verstanden: { $entries } ({ $cards } Karten)
}
label-warn-size = Genannte Karten: { $named }. Karten in Ali Babas Hand: { $cards }.
label-type-here = In der Höhle sind …
label-adjective = Welches Adjektiv gehört dazu? Für die neueste Karte denk dir eines aus (1–3 Wörter).
label-adjective-new = Denk dir ein Adjektiv aus (1–3 Wörter)
label-adjective-known = Welches Adjektiv war es?
label-danger = Noch ein Alarm dieser Sorte, und Ali Baba wird erwischt!
label-safe = Noch sicher
label-copies = { $count ->
    [one] nur { $count } Karte im Spiel
   *[other] { $count } Karten im Spiel
}
label-last-round = Letzte Runde
label-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
label-unique = { $unique ->
    [one] { $unique } Einzelstück
   *[other] { $unique } Einzelstücke
}
label-close = { $kind }: jetzt „{ $adjective }“, vorher „{ $in_force }“. Gilt das?
label-seen-by = Fertig: { $seen } von { $thieves }
label-listening = Ich höre zu …
label-nothing-heard = Ich habe nichts gehört. Versuch es noch einmal!
label-cards = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
label-count-first = Wähle erst die Anzahl. Ist es nur ein Schatz, tippe ihn noch einmal an.
label-send-first = Schick erst diesen Schatz ab, bevor du einen anderen wählst
label-duplicates = Graue Karten sind doppelt und bringen keine Punkte
label-recites-aloud = { $seat } zählt laut auf, { $ali_seat } hakt ab
label-caught-three = Drei gleiche Alarme: { $alarm }!
label-caught-each = Ein Alarm von jeder Sorte!
label-leave-and-share = Entkommen und teilen
label-excluded = { $seat } geht diesmal leer aus
label-in-order = Es zählt die Reihenfolge, in der die Karten kamen

## How to play

help-1 = Einer von euch ist Ali Baba und plündert die Schatzhöhle. Alle anderen sind Räuber.
help-2 = Ali Baba zieht eine Karte, und alle sehen sie. Dann verschwindet sie in seiner Hand. Merk sie dir gut!
help-3 = Nach jeder Karte zählt ein Räuber aus dem Gedächtnis auf, was Ali Baba alles auf der Hand hat, egal in welcher Reihenfolge: „ein Löwe, zwei Kissen …“ Gibt es mehrere Räuber, ist bei der nächsten Karte der nächste dran.
help-4 = Stimmt die Aufzählung, entscheidet Ali Baba: noch eine Karte ziehen oder „Sesam, öffne dich!“ rufen und entkommen?
help-5 = Entkommt Ali Baba, teilt ihr euch seine Karten: Er nimmt die erste, dann nehmt ihr alle reihum je eine, bis keine mehr da ist.
help-6 = Ein Fehler beendet die Runde. Ali Baba nimmt sich zuerst 3 Karten (oder alle, wenn es weniger sind), die übrigen gehen reihum an alle. Nur wer den Fehler gemacht hat, geht leer aus.
help-7 = Funkelnde, laute und sperrige Schätze lösen Alarm aus. Bei drei Alarmen derselben Sorte oder einem von jeder Sorte wird Ali Baba erwischt, und nur die Räuber teilen sich seine Karten.
help-8 = In jeder neuen Runde ist der Nächste im Uhrzeigersinn Ali Baba. Taucht der Räuberhauptmann auf, ist die laufende Runde die letzte. Am Ende bringt jede Sorte in deiner Beute 1 Punkt, Doppelte bringen nichts. Bei Gleichstand zählen die Einzelstücke: Schätze, die es nur einmal gibt.

confirm-concede = Aufgeben? Das gilt als Fehler.
confirm-mistake = Hast du einen Fehler gehört? Meldest du ihn, ist die Aufzählung vorbei.
button-go-on = Weiter
button-more-counts = Andere Zahlen

## The guided first game

guide-welcome = Sammle möglichst viele verschiedene Schätze: Jede Sorte bringt 1 Punkt. Merk dir gut, was in Ali Babas Hand verschwindet!
guide-end = Jede Sorte bringt 1 Punkt, Doppelte bringen nichts. Bei Gleichstand gewinnt, wer mehr Einzelstücke hat, also Schätze, die es nur einmal gibt.
guide-ask-decide = Zieh eine Karte. Hat ein Räuber schon alles richtig aufgezählt, darfst du stattdessen die Höhle verlassen. Mehr Karten bedeuten mehr Beute, aber auch mehr Gefahr.
guide-ask-reveal = Schau genau hin! Gleich verschwindet die Karte, und ein Räuber muss sie aus dem Gedächtnis nennen. Tippe auf „Gesehen!“, wenn du sie im Kopf hast.
guide-ask-recite = Nenne alles, was Ali Baba auf der Hand hat, normalerweise in beliebiger Reihenfolge. Tippe Schatz und Anzahl an, oder sprich oder schreib die ganze Liste. Bei einem Fehler gehst du leer aus.
guide-ask-tick = Hör zu und hake die Schätze ab, die richtig genannt werden. Ist etwas falsch oder fehlt etwas, melde den Fehler. Und sei fair!
guide-ask-rule = Das Adjektiv ist fast richtig. Lässt du es gelten? Antwortest du nicht rechtzeitig, gilt es.
guide-ask-claim = Ein Räuber hat einen Fehler gemacht, also nimmst du dir zuerst Karten. Neue Sorten bringen Punkte, Einzelstücke helfen bei Gleichstand.
guide-ask-share = Nimm dir eine Karte vom Tisch, am besten von einer Sorte, die du noch nicht hast. Weißt du noch, was in deiner Beute ist?
guide-ask-spoils = Nach einem Fehler nimmt sich Ali Baba zuerst Karten. Diesmal sind es so wenige, dass er alle behält. Schau noch einmal hin, bevor sie verdeckt werden.
guide-wait-decide = Ali Baba überlegt, ob er eine Karte zieht. Hat ein Räuber schon alles richtig aufgezählt, darf Ali Baba stattdessen entkommen und teilen. Geh solange seine Karten im Kopf durch.
guide-wait-reveal = Noch haben nicht alle fertig geschaut. Sind alle so weit oder ist die Zeit um, verschwindet die Karte in Ali Babas Hand.
guide-wait-recite = Ein Räuber zählt alles aus dem Gedächtnis auf, und niemand darf vorsagen. Gibt es mehrere Räuber, ist bei der nächsten Karte der nächste dran.
guide-event-began = Der Turban zeigt, wer Ali Baba ist, und wandert nach jeder Runde weiter. Alle anderen sind Räuber.
guide-event-token = Alarm! Bei drei Alarmen derselben Sorte oder einem von jeder Sorte wird Ali Baba erwischt, und die Räuber teilen ohne ihn.
guide-event-captured = Zu viele Alarme! Niemand muss mehr aufzählen. Die Räuber teilen sich Ali Babas Karten, er selbst geht leer aus.
guide-event-last_round = Der Räuberhauptmann ist da, also ist das die letzte Runde. Auch er ist ein Schatz: Er muss mitgenannt werden und bringt 1 Punkt.
guide-event-hid = Jetzt sieht nur noch Ali Baba diese Karte. Wie viele Karten er hat, sehen alle; welche es sind, müssen sich die Räuber merken.
guide-event-named = Richtig! Der Zähler zeigt, wie viele Karten schon genannt sind. Merk dir, welche es waren.
guide-event-again = Einen Schatz noch einmal richtig zu nennen, schadet nicht. Weiter geht’s mit dem, was noch fehlt.
guide-event-invented = Ein neues Adjektiv! Bis zum Ende der Runde gehört es zu dieser Karte: Alle müssen von nun an Schatz und Adjektiv nennen.
guide-event-asked = Das Adjektiv war fast richtig. Ali Baba entscheidet, ob es gilt. Antwortet er nicht rechtzeitig, gilt es.
guide-event-listed = Alles richtig! Jetzt darf Ali Baba noch eine Karte ziehen oder die Höhle verlassen. Ist der Stapel leer, muss er sie verlassen.
guide-event-mistake = Ein Fehler beendet die Aufzählung und die Runde. Ali Baba nimmt sich zuerst Karten, und wer den Fehler gemacht hat, geht leer aus.
guide-event-stopped = Ali Baba entkommt mit seinen Karten. Jetzt wird geteilt: Er nimmt die erste, dann nehmen alle reihum je eine, bis keine mehr da ist.
guide-event-emptied = Der Stapel ist leer, also muss Ali Baba die Höhle verlassen. Alle teilen sich seine Karten, und er nimmt die erste.
guide-event-claimed = Ali Baba hat sich seine Karten genommen. Die übrigen gehen reihum an alle; nur wer den Fehler gemacht hat, wird übersprungen.
guide-event-took = Karten, die du nimmst, bleiben bis zum Schluss verdeckt. Merk dir, was du hast: Doppelte bringen nichts.
guide-event-band_took = Die Bande nimmt zufällige Karten. Punkte bekommt sie nie, aber ihre Karten bekommt auch niemand sonst.
guide-event-round_over = War es nicht die letzte Runde, wird jetzt der Nächste im Uhrzeigersinn Ali Baba und beginnt ohne Karten und ohne Alarm-Marken. Deine Beute behältst du.
guide-event-counted = Jetzt wird die ganze Beute aufgedeckt: 1 Punkt für jede Sorte. Ein Stern markiert die Einzelstücke, die bei Gleichstand entscheiden.

## Characters

bot-mustafa = Baba Mustafa
bot-mustafa-help = Der Flickschuster: merkt sich etwa so viel wie die meisten und überlegt, bevor er etwas wagt.
phrase-bot-hello-mustafa = Guten Tag! Gibt es etwas zu flicken?
bot-cassim = Kasim
bot-cassim-help = Vergisst sogar das Zauberwort und geht lieber früh nach Hause.
phrase-bot-hello-cassim = Hallo! Wie ging das noch? Gerste, öffne dich?
bot-nasreddin = Nasreddin
bot-nasreddin-help = Hat immer einen Scherz parat und ein Gedächtnis wie ein Elefant.
phrase-bot-hello-nasreddin = Hallo! Mein Esel lässt grüßen.
bot-morgiana = Morgiane
bot-morgiana-help = Ihr Verstand ist scharf wie ein Dolch: Sie merkt sich viel und weiß genau, wann Schluss ist.
phrase-bot-hello-morgiana = Ich passe auf. Viel Glück, ihr Räuber!

## Why a bot did it

reason-no_danger = Bei der nächsten Karte kann Ali Baba noch nicht erwischt werden.
reason-little_danger = Noch eine Karte ist das Risiko von { $percent } % wert.
reason-danger = Ein Risiko von { $percent } % ist zu hoch für noch eine Karte.
reason-recalled = Gut gemerkt, kein Zweifel.
reason-guessed_alarm = Den Schatz vergessen, aber nicht seinen Alarm ({ $alarm }), also wird geraten.
reason-guessed = Vergessen, also wird geraten.
reason-gave_up = Zu viel vergessen, um auch nur zu raten.
reason-new_kind = Eine neue Sorte für die Beute: { $kind }.
reason-new_kinds = Neue Sorten für die Beute: { $kinds }.
reason-nothing_new = Es ist keine neue Sorte dabei, also am besten etwas möglichst Seltenes.
reason-trusted = Im Zweifel für den Räuber.
reason-enough = Mit diesen Karten lohnt es sich, jetzt zu entkommen.
reason-foreseen = Auf lange Sicht ist das der beste Zug.

## What a content pack may change

alarm-quiet = kein Alarm
content-below-chief = Karten unter dem Räuberhauptmann
content-claim = Karten, die Ali Baba nach einem Fehler zuerst nimmt
content-copies = Karten im Stapel ({ $kind })
content-book = Karten im Stapel ({ kind-book }; im kleineren Stapel eine weniger)
content-alarm = Alarm ({ $kind })
