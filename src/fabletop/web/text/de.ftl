### The house: German

## Pages

title-shelf = Märchenhafte Brettspiele
title-new = Neuer Tisch
skip-link = Direkt zum Tisch
label-loading = Einen Moment …
label-language = Sprache
label-colour = Deine Farbe und Form
label-own-things = Deine Sachen

## The shelf

shelf-title = Setz dich dazu
shelf-line = Märchenhafte Brettspiele für Familie und Freunde. Kein Konto, nur ein Link.
shelf-code = Ich habe einen Code
shelf-tables = Deine Tische
shelf-players = { $least } bis { $most } Personen
shelf-step-1 = Such ein Spiel aus und stell einen Tisch auf.
shelf-step-2 = Schick den Link, sag den Code oder zeig den QR-Code.
shelf-step-3 = Auf leere Stühle setzen sich Bots.

## A new table

new-chairs = Wie viele Stühle?
new-chairs-help = Auf jedem Stuhl sitzt ein Mensch oder ein Bot.
new-more = Weitere Optionen
new-choose = Ich wähle aus
new-chosen = { $chosen } von { $wanted } gewählt
number-other = Anders …
number-less = Weniger
number-more = Mehr

## The lobby

lobby-title = { $game }, Tisch { $code }
lobby-chairs = Die Stühle am Tisch
lobby-full = Alle Stühle sind besetzt. Bleib da und schau zu!
lobby-ready = Alle sind da!
options-title = Optionen
option-chip = { $label }:
setting-true = Ja
setting-false = Nein
lobby-waiting = { $count ->
    [one] { $count } Stuhl ist noch frei
   *[other] { $count } Stühle sind noch frei
}
sit-name = Wie heißt du?
sit-name-other = Wer spielt hier noch mit?
chair-number = Stuhl { $number }
chair-title = Stuhl { $number }
chair-free = frei
chair-empty = Stuhl { $number }: frei
chair-person = Hier sitzt { $name }
chair-own = { $name }: das bist du
chair-bot = { $name }, ein Bot
chair-yours = Dein Stuhl
chair-online = ist da
chair-offline = gerade nicht verbunden
chair-slow = langsame Verbindung
chair-share-help = Spielt ihr zusammen an diesem Gerät? Dann setzt sich hier die nächste Person hin, und ihr gebt das Gerät weiter.
chair-bot-title = Setz einen Bot hierher
chair-bot-or = Oder setz einen Bot hierher
chair-share = Jemand an diesem Gerät
seat-colour-0 = himmelblau, Dreieck
seat-colour-1 = gold, Kreis
seat-colour-2 = violett, Quadrat
seat-colour-3 = mintgrün, Raute
seat-colour-4 = koralle, Kreuz
seat-colour-5 = rosa, Stern

## Bots

bot-random = Wirbelwind
bot-random-help = Spielt, was der Wind gerade herweht. Gut zum Ausprobieren.
bot-easy = Lehrling
bot-easy-help = Spielt gut, vergisst aber das eine oder andere.
bot-greedy = Wesir
bot-greedy-help = Vergisst nichts und schnappt sich das Beste.

## Inviting

invite-title = Andere einladen
invite-text = Spiel mit uns! Der Code unseres Tisches: { $code }
invite-qr = QR-Code mit dem Link zum Tisch { $code }
invite-copied = Kopiert!

## At the table

your-turn = Du bist dran
your-turn-of = { $name }, du bist dran
your-turn-together = Alle zusammen
ask-anything = Wähle
wait-anything = { $count ->
    [one] { $seats } überlegt
   *[other] { $seats } überlegen
}
players-count = { $count ->
    [one] { $count } Person
   *[other] { $count } Personen
}
clock-left = { $count ->
    [one] noch { $count } Sekunde
   *[other] noch { $count } Sekunden
}
chip-turn = ist dran
chip-you = das bist du
chip-away = weg, der Autopilot spielt
chip-stood-in = ein Bot hat übernommen
who-title = Wer ist wer
story-title = Was geschah
story-empty = Noch nichts: Die Geschichte fängt gleich an.
away-banner = Der Autopilot spielt für { $name }
stood-in-banner = Ein Bot spielt für { $name }
back-soon = { $name } übernimmt gleich wieder
line-lost = Die Verbindung ist weg. Dein Stuhl bleibt dir, einen Moment …
why-allowed = Nichts spricht dagegen. Nur zu!

## Talking

talk-title = Etwas sagen
talk-who = Wer spricht?
talk-said = Was gesagt wurde
talk-placeholder = In eigenen Worten
phrase-hmm = Hmm …
phrase-one-more = Noch eins!
phrase-well-done = Gut gemacht!
phrase-oh-no = Oh nein!
phrase-thanks = Danke!
phrase-wait = Moment noch!

## The curtain

curtain-title = Gib das Gerät an { $name }
curtain-text = Alle anderen: Augen zu!

## Leaving

leave-title = Für immer gehen?
leave-text = Dein Stuhl wird dann nicht freigehalten. Für eine Pause schließ einfach die Seite und komm später wieder.

## The menu

menu-title = Menü
menu-sound = Töne
menu-calm = Weniger Bewegung

## Nobody there

unknown-title = Den Tisch „{ $code }“ gibt es nicht
unknown-text = Vielleicht ging unterwegs ein Buchstabe verloren. Prüf den Code oder lass dir den Link noch einmal schicken.
away-title = Die Lampe ist ausgegangen
away-text = Der Server ist nicht zu erreichen. Wir klopfen weiter an; schau du inzwischen nach deinem Netz.
nogame-title = Diese Schachtel steht nicht im Regal
nogame-text = Vielleicht heißt das Spiel anders. Schau mal ins Regal.
nowhere-title = In der Wüste verirrt
nowhere-text = Hier gibt es nichts als Sand und Sterne.

## Credits

credits-title = Danksagung
credits-text = Fabletop verdankt vielen vieles. Danke!
credits-house = Die Oberfläche ist mit diesen freien Bibliotheken gebaut:
credits-licences = Ihre Lizenzen im Wortlaut

## Buttons

button-again = Noch einmal versuchen
button-back = Ich bin wieder da
button-board = Das Spielfeld ansehen
button-close = Schließen
button-copy = Link kopieren
button-fill = { $count ->
    [one] Einen Bot daraufsetzen
   *[other] Mit Bots auffüllen
}
button-forget = Tisch { $code } aus der Liste nehmen
button-join = Beitreten
button-leave = Den Tisch verlassen
button-make = Tisch aufstellen
button-menu = Menü
button-mine = Ich bin’s, { $name }
button-new = Neuer Tisch
button-play = Spielen
button-qr = QR-Code
button-result = Ergebnis zeigen
button-save = Speichern
button-say = Sagen
button-send-away = Den Bot wegschicken
button-share = Link teilen
button-shelf = Zurück zum Regal
button-sit = Hinsetzen
button-sit-here = Hier hinsetzen
button-stand = Aufstehen
button-start = Spiel beginnen
button-stay = Ich bleibe

## Why not

refusal-unknown = Das geht gerade nicht.
refusal-bad-message = Das hat der Server nicht verstanden. Lade die Seite neu und versuch es noch einmal.
refusal-too-long = Das war zu lang. Versuch es kürzer.
refusal-too-fast = Etwas langsamer bitte: Das war zu viel auf einmal.
refusal-hello-first = Die Seite hat sich noch nicht vorgestellt. Einen Moment, dann versuch es noch einmal.
refusal-no-such-table = Einen Tisch mit diesem Code gibt es nicht.
refusal-no-such-game = Dieses Spiel steht nicht in unserem Regal.
refusal-too-many-tables = Du hast zuletzt sehr viele Tische aufgestellt. Mach eine Pause, dann geht der nächste.
refusal-bad-token = Dieses Gerät hat an diesem Tisch keinen Stuhl mehr. Setz dich einfach neu hin.
refusal-bad-name = Ein Name hat 1 bis 20 Zeichen. Wie wäre es mit einem kürzeren?
refusal-seat-taken = Da sitzt schon jemand. Nimm einen anderen Stuhl.
refusal-no-such-seat = Diesen Stuhl hat der Tisch nicht.
refusal-not-your-seat = Dieser Stuhl gehört jemand anderem.
refusal-game-running = Das Spiel läuft schon.
refusal-not-started = Das Spiel hat noch nicht begonnen.
refusal-chairs-empty = Ein Stuhl ist noch frei. Setz jemanden oder einen Bot darauf, dann geht es los.
refusal-no-such-bot = Diesen Bot gibt es in diesem Spiel nicht.
refusal-stood-in = Der Bot gibt gerade noch eine Antwort für dich. Danach gehört der Stuhl wieder dir.
refusal-muted = Gerade wird nicht geredet. Warte, bis es wieder erlaubt ist.

## How to play, and how it went for you

menu-help = So wird gespielt
ending-you = { $rank ->
    [1] Du gewinnst mit { $points } Punkten!
   *[other] Dein Platz: { $rank }, mit { $points } Punkten
}
