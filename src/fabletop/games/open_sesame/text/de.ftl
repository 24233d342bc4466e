### Ali Baba: German

## The game

game-name = Ali Baba
game-line = Wer weiß noch, was Ali Baba aus der Höhle trägt?
game-about = Ali Baba zieht Schatz um Schatz, und jeder verschwindet in seiner Hand. Die Räuber zählen reihum aus dem Gedächtnis auf, was er alles hält. Ruft Ali Baba rechtzeitig „Sesam, öffne dich!“, oder verrät ihn der Alarm? Sammle möglichst viele verschiedene Schätze.

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
label-thief = Räuber
label-band = Die Bande
label-pile = Stapel
label-hand = Ali Babas Hand
label-tokens = Alarm-Marken
label-collection = Beute
label-reciter = Zählt auf
open-sesame-call = Sesam, öffne dich!
recital-opening = In der Höhle ist …

## What the acting player is asked

ask-decide = Du bist Ali Baba: Was nun?
ask-reveal = Schau gut hin!
ask-recite = Was hält Ali Baba?
ask-tick = Hake ab, was du hörst
ask-rule = Zählt das?
ask-claim = Wähle 3 Schätze
ask-share = Nimm einen Schatz
ask-spoils = Ali Baba behält das alles
ask-over = Das Spiel ist aus

## What the others read meanwhile

wait-decide = Ali Baba entscheidet: { $seats }
wait-reveal = { $count ->
    [one] { $seats } schaut noch
   *[other] { $seats } schauen noch
}
wait-recite = { $seats } zählt die Schätze auf
wait-tick = { $seats } hört zu und hakt ab
wait-rule = { $seats } entscheidet, ob das zählt
wait-claim = { $seats } wählt 3 Schätze
wait-share = { $seats } nimmt einen Schatz
wait-spoils = { $count ->
    [one] { $seats } schaut noch
   *[other] { $seats } schauen noch
}
wait-over = Das Spiel ist aus

## Buttons

option-draw = Karte ziehen
option-open_sesame = Sesam, öffne dich!
option-seen = Gesehen!
option-name = Nennen: { entry }
option-sentence = Sagen: { $text }
option-concede = Aufgeben
option-rule = { $ok ->
    [true] Das zählt
    [1] Das zählt
   *[other] Das zählt nicht
}
option-tick = Abhaken: { entry }
option-call_mistake = Das ist falsch!
option-claim = Nehmen: { $kinds }
option-pick = Nehmen: { $kind }

## What happens

event-began = { $seat } beginnt als Ali Baba
event-round = Neue Runde: { $seat } ist Ali Baba
event-drew = { $seat } zieht eine Karte (noch im Stapel: { $pile })
event-revealed = Schau: { $kind }!
event-token = Alarm-Marke: { $alarm }!
event-captured = { $seat } wird gefangen!
event-last_round = Der Räuberhauptmann erscheint: letzte Runde!
event-hid = Die Karte verschwindet in Ali Babas Hand
event-reciting = { $cards ->
    [one] { $seat } muss jetzt { $cards } Karte nennen
   *[other] { $seat } muss jetzt { $cards } Karten aufzählen
}
event-named = { $seat }: { entry }
event-again = { $seat }: { $kind } – das hatten wir schon
event-invented = { $seat } denkt sich aus: { $kind }, { $adjective }
event-asked = Ali Baba, zählt „{ $kind }, { $adjective }“?
event-said = Verstanden: { $entries }
event-listed = { $cards ->
    [one] { $seat } nennt die einzige Karte: richtig!
   *[other] { $seat } zählt { $cards } Karten auf: alles richtig!
}
event-wrong = { $kind ->
    [unsaid] { $seat } – { $reason }
   *[other] { $seat }: { entry } – { $reason }
}
event-mistake = { $seat } stolpert – { $reason }
event-stopped = { $seat } ruft: Sesam, öffne dich!
event-emptied = Der Stapel ist leer: { $seat } verlässt die Höhle
event-sharing = { $case ->
    [1] { case-1 }
    [2] { case-2 }
   *[other] { case-3 }
}
event-claimed = { $seat } nimmt 3 Karten nach Wahl
event-claimed_cards = { $seat } nimmt: { $kinds }
event-took = { $seat } nimmt eine Karte
event-took_card = { $seat } nimmt: { $kind }
event-band_took = Die Bande nimmt eine Karte
event-band_took_card = Die Bande nimmt: { $kind }
event-kept_all = { $cards ->
    [one] { $seat } behält die einzige Karte
   *[other] { $seat } behält alles: { $cards } Karten
}
event-spoils = { $seat } bekommt alles: { $kinds }
event-round_over = Die Runde ist vorbei (Ali Baba: { $seat })
event-counted = { $count ->
    [0] { $seat }: { label-points }, { label-unique }
   *[other] { $seat }: { label-points }, { label-unique } – { $kinds }
}
event-aborted = { $seat } verlässt den Tisch: Das Spiel endet ohne Ergebnis
event-over = { $reason ->
    [aborted] Das Spiel endet ohne Ergebnis
   *[scored] { $count ->
        [one] Das Spiel ist aus: { $seats } gewinnt!
       *[other] Das Spiel ist aus: { $seats } teilen sich den Sieg!
    }
}

## How a round ends

case-1 = Ali Baba verlässt die Höhle: Alle teilen
case-2 = Ein Fehler: Ali Baba wählt zuerst
case-3 = Ali Baba ist gefangen: Die Räuber teilen

## What was wrong

reason-wrong_kind = das hat Ali Baba nicht
reason-wrong_count = die Anzahl stimmt nicht
reason-wrong_order = die Reihenfolge stimmt nicht
reason-wrong_adjective = das Adjektiv stimmt nicht
reason-omission = da fehlt noch etwas
reason-conceded = der Rest ist vergessen
reason-timeout = die Zeit ist um
reason-called = Ali Baba hat einen Fehler gehört

## An entry of a recital
## A kind or an adjective that was not said is “unsaid”: nobody ever reads this word.

kind- = unsaid
adjective- = unsaid
entry = { $kind }{ $count ->
    [1] {""}
   *[other] {" "}× { $count }
}{ $adjective ->
    [unsaid] {""}
    [None] {""}
    [null] {""}
   *[other] , { $adjective }
}

## Why not

refusal-game-over = Dieses Spiel ist aus – wie wär’s mit noch einer Partie?
refusal-not-seated = Du schaust hier zu; ziehen darf nur, wer mit am Tisch sitzt.
refusal-unknown-action = Diesen Zug gibt es hier nicht; wähle einen auf dem Bildschirm.
refusal-ali-never-recites = Du bist Ali Baba: Hör einfach zu, aufzählen müssen die Räuber.
refusal-wrong-phase = Eins nach dem anderen: Zuerst kommt das, wonach jetzt gefragt wird.
refusal-culprit-excluded = Nach deinem Fehler nimmst du diesmal keine Karte – schau zu, was die anderen nehmen, und merk es dir.
refusal-ali-excluded = Du bist gefangen, deshalb teilen diesmal nur die Räuber – schau zu, was sie nehmen, und merk es dir.
refusal-not-your-turn = Einen Moment, du bist noch nicht dran – schau und hör zu, bis du gefragt wirst.
refusal-must-recite-first = Zieh zuerst eine Karte: „Sesam, öffne dich!“ darfst du rufen, sobald ein Räuber alles richtig aufgezählt hat.
refusal-unknown-treasure = Diesen Schatz gibt es hier nicht; wähle einen auf dem Bildschirm.
refusal-bad-count = Diese Zahl passt nicht: Nenne 1 bis 9 von einer Art; als Ali Baba hakst du alle einer Art zusammen ab.
refusal-one-at-a-time = Bitte Karte für Karte: An diesem Tisch nennst du immer nur einen Schatz auf einmal.
refusal-adjective-required = Hier braucht jeder Schatz sein Adjektiv: Sag, wie er ist.
refusal-adjective-form = Nimm als Adjektiv bitte ein bis drei freundliche Wörter, zusammen 2 bis 40 Buchstaben, ohne Ziffern.
refusal-already-started = Du hast schon einen Schatz genannt: Mach mit den anderen einzeln weiter.
refusal-unparsed = „{ $words }…“ habe ich nicht verstanden – versuch es noch einmal mit den Namen der Schätze.
refusal-claim-size = Wähle bitte genau 3 Karten.
refusal-not-in-pool = Dieser Schatz ist nicht da, oder nicht so oft; wähle unter den Karten, die du siehst.
refusal-stale = Inzwischen ist das Spiel schon weiter – schau noch einmal hin und wähle neu.
refusal-malformed = Das gibt es in dieser Höhle nicht; wähle bitte etwas auf dem Bildschirm.
refusal-player-count = Dieses Spiel ist für 3 bis 5, mit der Bande für genau 2. Stühle an diesem Tisch: { $seats }.
refusal-bad-option = Mit dieser Einstellung könnt ihr hier nicht spielen: { $option } – { $value }. Wähle bitte eine andere.
refusal-muted = Pst! Beim Merken und Aufzählen wird nicht geholfen; beim Teilen darfst du wieder plaudern.

## Settings

setting-deck = Schatzkarten
setting-deck-help = Die deutsche Schachtel nennt ein Buch weniger.
setting-deck-45 = 45 Karten
setting-deck-44 = 44 Karten

setting-young = Mit jüngeren Kindern
setting-young-help = Genannte Schätze bleiben offen liegen, bis die Aufzählung fertig ist.
setting-young-true = Ja
setting-young-false = Nein

setting-adjectives = Mit Adjektiven
setting-adjectives-help = Jeder Schatz bekommt ein Adjektiv, das man sich auch merken muss. Für geübte Räuber!
setting-adjectives-true = Ja
setting-adjectives-false = Nein

setting-ordered = In richtiger Reihenfolge
setting-ordered-help = Die Schätze müssen so aufgezählt werden, wie sie erschienen sind.
setting-ordered-true = Ja
setting-ordered-false = Nein

setting-two_player = Zu zweit
setting-two_player-help = Genau zu zweit kann die Bande mitmachen: Sie nimmt Karten nach Zufall und bekommt nie Punkte.
setting-two_player-off = Ohne die Bande
setting-two_player-band = Mit der Bande

setting-judge = Wer urteilt
setting-judge-help = Wer sagt, ob die Aufzählung stimmt?
setting-judge-server = Das Spiel
setting-judge-ali_close = Ali Baba, wenn es knapp ist
setting-judge-table = Ali Baba
setting-judge-server-help = Das Spiel vergleicht alles selbst.
setting-judge-ali_close-help = Ist ein Adjektiv fast richtig, entscheidet Ali Baba, ob es zählt.
setting-judge-table-help = Ihr zählt laut auf, und Ali Baba hakt ab, was stimmt. Gut für ein gemeinsames Gerät oder wenn ihr euch hört.

setting-recite_input = Wie aufgezählt wird
setting-recite_input-help = Tippe einen Schatz nach dem anderen an, oder sprich oder schreib die ganze Liste.
setting-recite_input-both = Wie du magst
setting-recite_input-pick = Nur antippen
setting-recite_input-sentence = Sagen oder schreiben

setting-reveal_seconds = Sekunden zum Schauen
setting-reveal_seconds-help = So lange liegt eine neue Karte höchstens offen.

setting-recite_seconds = Sekunden zum Aufzählen
setting-recite_seconds-help = Ist die Zeit um, gilt das als Fehler. Automatisch: je mehr Karten, desto mehr Zeit.
setting-recite_seconds-auto = Automatisch
setting-recite_seconds-off = Ohne Uhr

setting-decide_seconds = Sekunden zum Entscheiden
setting-decide_seconds-help = Ist die Zeit um, hört Ali Baba auf, wenn er darf; sonst zieht er.
setting-decide_seconds-off = Ohne Uhr

setting-pick_seconds = Sekunden zum Nehmen
setting-pick_seconds-help = Ist die Zeit um, bekommst du den seltensten Schatz.
setting-pick_seconds-off = Ohne Uhr

setting-first_ali = Erster Ali Baba
setting-first_ali-help = Wer beginnt als Ali Baba?
setting-first_ali-youngest = Wer am jüngsten ist
setting-first_ali-random = Dem Zufall überlassen
setting-first_ali-host = Ich wähle den Stuhl

setting-first_seat = Stuhl des ersten Ali Baba
setting-first_seat-help = Nur bei „Ich wähle den Stuhl“.
setting-first_seat-0 = Stuhl 1
setting-first_seat-1 = Stuhl 2
setting-first_seat-2 = Stuhl 3
setting-first_seat-3 = Stuhl 4
setting-first_seat-4 = Stuhl 5

setting-youngest = Ich bin am jüngsten
setting-youngest-help = Wer am jüngsten ist, beginnt als Ali Baba. Haken mehrere das an, entscheidet der Zufall.

setting-on_leave = Wenn jemand geht
setting-on_leave-help = Ein Bot kann weiterspielen, oder das Spiel endet ohne Ergebnis.
setting-on_leave-bot = Ein Bot spielt weiter
setting-on_leave-abort = Das Spiel endet

setting-chat = Plaudern
setting-chat-help = Beim Merken und Aufzählen wird nicht geholfen.
setting-chat-muted = Beim Aufzählen still
setting-chat-open = Immer erlaubt

## The result

outcome-scored = { $count ->
    [one] { $seats } gewinnt!
   *[other] { $seats } teilen sich den Sieg!
}
outcome-aborted = Das Spiel endete ohne Ergebnis
score-line =
    { $seat }: { label-points } ({ label-unique })
ended-scored = Das Spiel ist aus
ended-aborted = Das Spiel endete ohne Ergebnis

## Bots

bot-weak = Vergesslich
bot-weak-help = Verliert bei langen Listen den Faden.
bot-average = Übliches Gedächtnis
bot-average-help = Merkt sich etwa so viel wie die meisten.
bot-good = Gutes Gedächtnis
bot-good-help = Stolpert nur über die längsten Listen.
bot-strong = Listig
bot-strong-help = Merkt sich viel und rechnet aus, wann Schluss ist.
bot-baseline = Vorsichtig
bot-baseline-help = Hört früh auf und vergisst das eine oder andere.
bot-random = Wirbelwind
bot-random-help = Sagt und nimmt, was der Wind gerade herweht.

## On the board

button-draw = Karte ziehen
button-open-sesame = Sesam, öffne dich!
button-seen = Gesehen!
button-all-seen = Alle haben es gesehen
button-concede = Aufgeben
button-speak = Sprechen
button-type = Schreiben
button-send = Abschicken
button-claim = Diese 3 nehmen
button-accept = Das zählt
button-reject = Zählt nicht
button-call-mistake = Fehler!

label-how-many = Wie viele?
label-named = { $named } von { $cards } genannt
label-pool = Offen auf dem Tisch
label-your-hand = Das siehst nur du
label-look = Schau genau!
label-remember = Merk es dir!
label-understood = { $cards ->
    [one] Verstanden: { $entries } – { $cards } Karte
   *[other] Verstanden: { $entries } – { $cards } Karten
}
label-warn-size = Von dir genannt: { $named }. Karten von Ali Baba: { $cards }.
label-type-here = In der Höhle ist …
label-adjective = Welches Adjektiv? Für die neueste Karte erfinde eins (1–3 Wörter)
label-adjective-new = Denk dir ein Adjektiv aus (1–3 Wörter)
label-adjective-known = Welches Adjektiv war es?
label-danger = Noch eine davon: gefangen!
label-safe = Noch sicher
label-last-round = Letzte Runde
label-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
label-unique = { $unique ->
    [one] { $unique } Einzelstück
   *[other] { $unique } Einzelstücke
}
label-close = Gesagt: { $kind }, „{ $adjective }“. Bisher: „{ $in_force }“. Zählt das?
label-seen-by = Gesehen: { $seen } von { $thieves }
label-listening = Ich höre zu …
label-nothing-heard = Ich habe nichts gehört. Noch einmal!
label-cards = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
label-count-first = Wähle erst, wie viele – noch einmal darauf tippen heißt 1
label-send-first = Schick erst diesen ab – oder tippe noch einmal darauf
label-duplicates = Graue Karten sind doppelt: keine Punkte
label-recites-aloud = { $seat } zählt laut auf; { $ali_seat } hakt ab
label-caught-three = Dreimal { $alarm }!
label-caught-each = Von jeder Sorte eine Marke!
label-leave-and-share = hinaus und teilen
label-excluded = { $seat } geht diesmal leer aus
label-in-order = in der Reihenfolge ihres Erscheinens

## How to play

help-1 = Einer von euch ist Ali Baba in der Schatzhöhle, alle anderen sind Räuber.
help-2 = Ali Baba zieht eine Karte und zeigt sie allen. Dann verschwindet sie in seiner Hand: Merk sie dir gut!
help-3 = Dann zählt ein Räuber aus dem Gedächtnis auf, was Ali Baba alles hält, in beliebiger Reihenfolge: „ein Löwe, zwei Kissen …“ Bei jeder neuen Karte ist der nächste Räuber dran.
help-4 = Stimmt alles, entscheidet Ali Baba: noch eine Karte ziehen, oder „Sesam, öffne dich!“ rufen und die Höhle verlassen.
help-5 = Verlässt er die Höhle, teilen alle: Ali Baba beginnt, und reihum nimmt jeder eine Karte.
help-6 = Macht ein Räuber einen Fehler, nimmt Ali Baba 3 Karten nach Wahl; den Rest teilen alle außer diesem Räuber.
help-7 = Funkelnde, laute und sperrige Schätze lösen Alarm aus: Mit 3 gleichen Marken oder einer von jeder Art ist Ali Baba gefangen, und nur die Räuber teilen.
help-8 = Nach jeder Runde ist der Nächste Ali Baba. Mit dem Räuberhauptmann kommt die letzte Runde. Jede Schatzart zählt 1 Punkt, Doppelte zählen nicht; bei Gleichstand gewinnt, wer mehr Einzelstücke hat: Die gibt es nur einmal.

confirm-concede = Aufgeben? Das zählt als Fehler.
confirm-mistake = Hast du einen Fehler gehört? Dann endet die Aufzählung hier.
button-go-on = Weitermachen
button-more-counts = Mehr

## The guided first game

guide-welcome = Sammle möglichst viele verschiedene Schätze: Jede Art ist 1 Punkt. Merk dir gut, was in Ali Babas Hand verschwindet!
guide-end = Jede Art war 1 Punkt wert, Doppelte nichts. Bei Gleichstand entscheiden die Einzelstücke: Die gibt es nur einmal.
guide-ask-decide = Zieh eine Karte. Hat ein Räuber alles richtig aufgezählt, darfst du auch gehen: Mehr Karten heißt mehr zu teilen, aber auch mehr Gefahr.
guide-ask-reveal = Schau gut hin: Gleich verschwindet diese Karte, und ein Räuber muss sie auswendig nennen. Drück „Gesehen!“, wenn du sie dir gemerkt hast.
guide-ask-recite = Nenne alles, was Ali Baba hält: Tippe einen Schatz an und wie viele, oder sag die ganze Liste. Nach einem Fehler gehst du leer aus.
guide-ask-tick = Hör zu und hake ab, was du hörst. Ist etwas falsch oder fehlt etwas, dann melde den Fehler – und sei fair!
guide-ask-rule = Das Adjektiv ist fast das richtige: Du sagst, ob es zählt. Sagst du nichts, zählt es.
guide-ask-claim = Ein Räuber lag falsch, also wählst du zuerst: Nimm 3 Karten. Neue Arten bringen dir Punkte, seltene helfen bei Gleichstand.
guide-ask-share = Nimm irgendeine Karte, die daliegt. Am besten eine Art, die du noch nicht hast – weißt du noch, was in deiner Beute ist?
guide-ask-spoils = Nach einem Fehler bei höchstens drei Karten behält Ali Baba alle. Schau noch einmal hin, bevor sie verdeckt liegen.
guide-wait-decide = Ali Baba überlegt: weiter und Alarm riskieren, oder hinaus und teilen? Geh solange seine Karten im Kopf durch.
guide-wait-reveal = Manche schauen noch auf die Karte. Niemand kann den anderen das Schauen abkürzen.
guide-wait-recite = Ein Räuber zählt alles aus dem Gedächtnis auf, und niemand darf helfen. Bei jeder neuen Karte ist der nächste dran.
guide-event-began = Der Turban zeigt, wer Ali Baba ist; alle anderen sind Räuber. Mit jeder Runde wandert er weiter.
guide-event-token = Alarm! Mit drei gleichen Marken oder einer von jeder Sorte ist Ali Baba gefangen, und die Räuber teilen seine Karten ohne ihn.
guide-event-captured = Zu viel Alarm! Jetzt muss niemand aufzählen: Die Räuber teilen die Karten, und Ali Baba bekommt nichts.
guide-event-last_round = Mit dem Räuberhauptmann kommt die letzte Runde. Auch er ist ein Schatz: Er wird mit aufgezählt und ist 1 Punkt wert.
guide-event-hid = Jetzt sieht nur noch Ali Baba diese Karte. Wie viele er hält, ist kein Geheimnis, der Rest ist Gedächtnis.
guide-event-named = Richtig! Was genannt wurde, ist nur kurz zu sehen, und an der Hand sieht man, wie viele Karten schon genannt sind.
guide-event-again = Etwas Richtiges noch einmal zu nennen, schadet nicht. Weiter geht es mit dem, was noch fehlt.
guide-event-invented = Ein neues Adjektiv! Bis zum Ende der Runde gehört es zu dieser Karte, und alle müssen beides sagen.
guide-event-asked = Das Adjektiv war fast richtig. Ali Baba entscheidet, ob es zählt; sagt er nichts, dann zählt es.
guide-event-listed = Alles richtig: Jetzt darf Ali Baba weitermachen oder gehen. Bei der nächsten Karte ist der nächste Räuber dran.
guide-event-mistake = Ein Fehler beendet die Aufzählung und die Runde. Ali Baba wählt zuerst, und dieser Räuber geht leer aus.
guide-event-stopped = Ali Baba geht mit seinen Karten hinaus. Jetzt teilen alle: Er nimmt die erste, dann reihum alle anderen.
guide-event-emptied = Der Stapel ist leer, also muss Ali Baba gehen. Alle teilen seine Karten, und er nimmt die erste.
guide-event-claimed = Ali Baba hat seine 3 Karten. Der Rest geht Karte für Karte herum; nur der Räuber mit dem Fehler wird übersprungen.
guide-event-took = Eine genommene Karte liegt bis zum Ende verdeckt. Merk dir, was du hast: Doppelte bringen keine Punkte.
guide-event-band_took = Die Bande nimmt Karten nach Zufall. Punkte bekommt sie nie, aber was sie nimmt, ist weg.
guide-event-round_over = Nach jeder Runde ist der Nächste Ali Baba, und Hand und Alarm fangen neu an. Deine Beute behältst du.
guide-event-counted = Alle Beute wird aufgedeckt: 1 Punkt für jede Art. Ein Stern zeigt die Einzelstücke, die bei Gleichstand entscheiden.

## Characters

bot-mustafa = Baba Mustafa
bot-mustafa-help = Der Schuster: merkt sich etwa so viel wie die meisten und rechnet ein wenig.
bot-cassim = Kasim
bot-cassim-help = Vergisst sogar das Zauberwort und geht lieber früh nach Hause.
bot-nasreddin = Nasreddin
bot-nasreddin-help = Voller Scherze, aber mit einem Gedächtnis wie ein Elefant.
bot-morgiana = Morgiane
bot-morgiana-help = Scharf wie ein Dolch: merkt sich viel und weiß genau, wann Schluss ist.

## Why a bot did it

reason-no_danger = Die nächste Karte kann niemanden verraten.
reason-little_danger = Die nächste Karte ist eine Gefahr von { $percent } % wert.
reason-danger = Eine Gefahr von { $percent } % ist zu viel für noch eine Karte.
reason-recalled = Das ist noch gut im Gedächtnis.
reason-guessed_alarm = Vergessen; aber irgendetwas muss den Alarm ausgelöst haben: { $alarm }.
reason-guessed = Vergessen: Das war nur geraten.
reason-gave_up = Zu viel ist vergessen, selbst zum Raten.
reason-new_kind = Noch nicht in der Sammlung: { $kind }.
reason-new_kinds = Noch nicht in der Sammlung: { $kinds }.
reason-nothing_new = Neues war nicht dabei, also das Seltenste.
reason-trusted = Im Zweifel für den, der aufsagt.
reason-enough = Was schon daliegt, nimmt man besser mit nach Hause.
reason-foreseen = Oft in Gedanken weitergespielt: So ging es am besten aus.

## What a content pack may change

alarm-quiet = leise
content-below-chief = Karten unter dem Räuberhauptmann
content-claim = Karten, die Ali Baba nach einem Fehler zuerst nimmt
content-copies = Karten im Stapel: { $kind }
content-book = Karten im Stapel: { kind-book }
content-alarm = Alarm bei: { $kind }
