### The house: German

## Pages

title-shelf = Märchenhafte Brettspiele
title-new = Neuer Tisch
skip-link = Direkt zum Spiel
label-loading = Einen Moment …
label-language = Sprache
label-colour = Deine Farbe und Form
label-own-things = Dein Spielmaterial

## Lists

list-and = { $list } und { $last }
list-and-i = { $list } und { $last }
list-times = { $count } × { $thing }
labelled = { $label }: { $value }

## The shelf

shelf-title = Setz dich dazu!
shelf-line = Märchenhafte Brettspiele für Familie und Freunde. Ohne Anmeldung: Link schicken und losspielen.
shelf-code = Hast du einen Tischcode?
shelf-tables = Deine Tische
shelf-players = { $least } bis { $most } Spieler
shelf-step-1 = Such dir ein Spiel aus und erstelle einen Tisch.
shelf-step-2 = Lade die anderen ein: per Link, Code oder QR-Code.
shelf-step-3 = Besetze freie Plätze mit Bots.

## A new table

new-chairs = Wie viele spielen mit?
new-chairs-help = Auf jedem Platz sitzt ein Mensch oder ein Bot.
new-clock = Zeitlimit
new-clock-off = Ohne Zeitlimit
new-clock-on = Mit Zeitlimit
new-clock-off-help = Alle nehmen sich so viel Zeit, wie sie brauchen. Am besten für Familie und Freunde.
new-clock-on-help = Braucht jemand zu lange, übernimmt das Spiel den Zug.
new-more = Weitere Optionen
new-choose = Selbst auswählen
new-chosen = { $chosen } von { $wanted } ausgewählt
number-other = Andere Zahl …
number-less = Weniger
number-more = Mehr

## The lobby

lobby-title = { $game }, Tisch { $code }
lobby-chairs = Plätze am Tisch
lobby-full = Alle Plätze sind besetzt. Du kannst trotzdem zuschauen!
lobby-ready = Es kann losgehen!
options-title = Optionen
option-chip = { $label }:
setting-true = Ja
setting-false = Nein
lobby-waiting = { $count ->
    [one] { $count } Platz ist noch frei
   *[other] { $count } Plätze sind noch frei
}
sit-name = Wie heißt du?
sit-name-other = Wer spielt noch an diesem Gerät?
chair-number = Platz { $number }
chair-title = Platz { $number }
chair-free = frei
chair-empty = Platz { $number }: frei
chair-person = Hier sitzt { $name }
chair-own = { $name } (du)
chair-bot = { $name } (Bot)
chair-yours = Dein Platz
chair-online = online
chair-offline = offline
chair-slow = langsame Verbindung
chair-share-help = Spielt ihr zu mehreren an diesem Gerät? Dann bekommt hier jeder einen eigenen Platz, und ihr gebt das Gerät beim Spielen weiter.
chair-bot-title = Bot dazusetzen
chair-share = Noch jemand an diesem Gerät
seat-colour-0 = himmelblau, Dreieck
seat-colour-1 = goldgelb, Kreis
seat-colour-2 = violett, Quadrat
seat-colour-3 = mintgrün, Raute
seat-colour-4 = korallenrot, Kreuz
seat-colour-5 = rosa, Stern

## Bots

bot-random = Wirbelwind
bot-random-help = Macht völlig zufällige Züge. Gut für den ersten Versuch.
bot-easy = Lehrling
bot-easy-help = Spielt gut, vergisst aber so manches.
bot-greedy = Großwesir
bot-greedy-help = Vergisst nie etwas und schnappt sich immer das Beste.
bot-level = Stufe { $level } von 5

## Inviting

invite-title = Andere einladen
invite-text = Komm, spiel mit uns! Unser Tischcode: { $code }
invite-qr = QR-Code für Tisch { $code }
invite-copied = Kopiert!
invite-closed = Mit dem Code allein kann gerade niemand dazukommen. Link und QR-Code funktionieren weiterhin.
invite-locked = Der Tisch ist gesperrt. Es kann niemand mehr dazukommen, bis der Gastgeber ihn entsperrt.

## At the table

your-turn = Du bist dran
your-turn-of = { $name }, du bist dran
your-turn-together = Ihr seid dran
ask-anything = Wähle, was du tun willst
wait-anything = { $count ->
    [one] { $seats } überlegt
   *[other] { $seats } überlegen
}
players-count = { $count ->
    [one] { $count } Spieler
   *[other] { $count } Spieler
}
clock-left = { $count ->
    [one] noch { $count } Sekunde
   *[other] noch { $count } Sekunden
}
clock-soon = Deine Zeit ist gleich um!
chip-turn = ist dran
chip-you = du
chip-away = abwesend, der Autopilot spielt
chip-stood-in = ein Bot ist eingesprungen
who-title = Mitspieler
story-title = Spielverlauf
story-empty = Noch ist nichts passiert. Gleich geht die Geschichte los.
away-banner = Der Autopilot spielt für { $name }
stood-in-banner = Ein Bot spielt für { $name }
back-soon = { $name } spielt gleich wieder selbst
line-lost = Verbindung unterbrochen. Nichts geht verloren, wir verbinden dich neu …
why-allowed = Ja, das darfst du.

## Talking

talk-title = Etwas sagen
talk-who = Wer spricht?
talk-said = Chat
talk-placeholder = Nachricht schreiben
phrase-hmm = Hmm …
phrase-one-more = Noch mal!
phrase-well-done = Gut gemacht!
phrase-oh-no = Oh nein!
phrase-thanks = Danke!
phrase-wait = Moment noch!

## The curtain

curtain-title = Gib das Gerät an { $name } weiter
curtain-text = Alle anderen: wegschauen!

## Leaving

leave-title = Wirklich aussteigen?
leave-text = Du gibst damit deinen Platz auf und alle weiteren Plätze an diesem Gerät. Brauchst du nur eine Pause, schließ einfach die Seite und komm später wieder.

## The menu

menu-title = Menü
menu-sound = Ton
menu-calm = Weniger Animationen
menu-banter = Bots plaudern

## Nobody there

unknown-title = Kein Tisch mit dem Code „{ $code }“
unknown-text = Prüf den Code oder lass dir den Link schicken. Läuft das Spiel schon, kann der Gastgeber den Beitritt per Code wieder erlauben.
guesses-title = Zu viele falsche Codes
away-title = Server nicht erreichbar
away-text = Prüf deine Verbindung und versuch es gleich noch einmal.
nogame-title = Spiel nicht gefunden
nogame-text = Ein Spiel mit diesem Namen haben wir nicht. Schau dir an, was sonst im Regal steht.
nowhere-title = In der Wüste verirrt
nowhere-text = Unter dieser Adresse gibt es nichts als Sand und Sterne.
too-old = Dieser Browser ist zu alt für unsere Spiele. Aktualisiere ihn bitte, oder öffne die Seite in einem neueren: ab Safari { $safari }, Firefox { $firefox } oder Chrome { $chrome }.

## Credits

credits-title = Danksagung
credits-text = In Fabletop steckt die Arbeit vieler Menschen. Danke!
credits-house = Fabletop nutzt diese freien Programmbibliotheken:
credits-licences = Vollständige Lizenztexte
credits-faces = Gesetzt sind die Texte in diesen freien Schriften:

## Buttons

button-again = Noch mal versuchen
button-back = Ich bin wieder da
button-board = Spielplan ansehen
button-close = Schließen
button-copy = Link kopieren
button-fill = { $count ->
    [one] Bot dazusetzen
   *[other] Mit Bots auffüllen
}
button-forget = Tisch { $code } aus der Liste entfernen
button-join = Beitreten
button-leave = Tisch verlassen
button-make = Tisch erstellen
button-menu = Menü
button-mine = Ich bin { $name }
button-new = Neuer Tisch
button-play = Spielen
button-qr = QR-Code
button-result = Ergebnis ansehen
button-save = Speichern
button-say = Senden
button-send-away = Bot entfernen
button-share = Link teilen
button-shelf = Alle Spiele
button-sit = Platz nehmen
button-sit-here = Hier hinsetzen
button-stand = Platz aufgeben
button-start = Spiel starten
button-stay = Bleiben

## Why not

refusal-unknown = Das geht gerade nicht.
refusal-bad-message = Da ist etwas schiefgegangen. Lade die Seite neu und versuch es noch einmal.
refusal-too-long = Das ist zu lang. Fass dich etwas kürzer.
refusal-too-fast = Nicht so schnell! Warte kurz und versuch es noch einmal.
refusal-hello-first = Die Verbindung wird noch aufgebaut …
refusal-no-such-table = Einen Tisch mit diesem Code gibt es nicht.
refusal-not-saved = Das Spiel lässt sich gerade nicht speichern. Es geht nichts verloren: Versuch es gleich noch einmal.
refusal-failed = Bei uns ist etwas schiefgegangen. Die letzte Aktion wurde nicht ausgeführt. Versuch es bitte noch einmal.
refusal-table-damaged = Dieser Tisch lässt sich gerade nicht öffnen. Der Spielstand ist sicher.
refusal-no-such-game = Dieses Spiel haben wir nicht.
refusal-too-many-tables = Du hast gerade sehr viele Tische erstellt. Warte ein wenig, bevor du den nächsten erstellst.
refusal-too-many-guesses = Zu viele falsche Codes. Versuch es in { $minutes ->
    [one] { $minutes } Minute
   *[other] { $minutes } Minuten
} noch einmal oder nimm den Link.
refusal-no-room = Der Server ist gerade voll. Versuch es später noch einmal.
refusal-bad-token = Dieses Gerät hat an diesem Tisch keinen Platz mehr. Nimm einfach noch einmal Platz.
refusal-bad-name = Ein Name braucht 1 bis 20 sichtbare Zeichen. Nimm einen anderen.
refusal-seat-taken = Da sitzt schon jemand. Nimm einen anderen Platz.
refusal-no-such-seat = Diesen Platz gibt es an diesem Tisch nicht.
refusal-not-your-seat = Auf diesem Platz sitzt jemand anders.
refusal-game-running = Das Spiel läuft schon.
refusal-not-started = Das Spiel hat noch nicht begonnen.
refusal-chairs-empty = Noch ist nicht jeder Platz besetzt. Warte auf Mitspieler oder setz Bots dazu, dann kann es losgehen.
refusal-no-such-bot = Diesen Bot gibt es in diesem Spiel nicht.
refusal-stood-in = Der Bot beendet noch deinen Zug. Gleich spielst du wieder selbst.
refusal-muted = Der Chat ist gerade aus. Warte, bis er wieder an ist.

## How to play, and how it went for you

menu-help = Spielanleitung
ending-you = { $rank ->
    [1] { $points ->
        [one] Du gewinnst mit { $points } Punkt!
       *[other] Du gewinnst mit { $points } Punkten!
    }
   *[other] { $points ->
        [one] { $rank }. Platz für dich mit { $points } Punkt
       *[other] { $rank }. Platz für dich mit { $points } Punkten
    }
}

## Taking back, and coming back

undo-ask = Zug zurücknehmen
undo-asks = { $name } möchte den eigenen letzten Zug zurücknehmen
undo-waiting = Sobald alle zustimmen, wird dein Zug zurückgenommen. Wir warten noch auf { $names }.
undo-waits = Wir warten noch auf { $names }
undo-withdraw = Doch nicht
undo-agree = Einverstanden
undo-refuse = Nein
undo-done = Zug zurückgenommen
undo-not-done = Es wurde nichts zurückgenommen
recap-title = Während du weg warst
recap-skip = Tippe zum Überspringen

## Stickers and silence

phrase-sticker-laugh = Lachen
phrase-sticker-cry = Weinen
phrase-sticker-clap = Applaus
phrase-sticker-heart = Herz
phrase-sticker-thumb = Daumen hoch
phrase-sticker-think = Grübeln
phrase-sticker-surprise = Staunen
phrase-sticker-sleep = Gähnen
mute-title = Jemanden stummschalten
mute-help = Schaltest du jemanden stumm, siehst und hörst du dessen Nachrichten an diesem Tisch nicht mehr. Die Person erfährt nichts davon.
mute-person = { $name } stummschalten

## What bots say

phrase-bot-good-1 = Das lief ja gut!
phrase-bot-good-2 = Das nehme ich gern, danke.
phrase-bot-bad-1 = Oje. So ein Pech.
phrase-bot-bad-2 = Na ja, ich bin selbst schuld.
phrase-bot-praise-1 = Gut gemacht!
phrase-bot-praise-2 = Na, sieh mal an!
phrase-bot-comfort-1 = So ein Pech!
phrase-bot-comfort-2 = Das kann jedem passieren.
phrase-bot-won = Das hat Spaß gemacht! Noch eine Partie?
phrase-bot-lost = Schade! Versuchen wir es noch mal?
phrase-bot-congratulations = Glückwunsch! Gut gespielt.

## Help for one chair

help-title = Spielhilfen
help-text = Diese Hilfen kannst du jederzeit ein- und ausschalten. Alle sehen, wer welche Hilfe nutzt.
help-time = Bedenkzeit
help-time-usual = Normal
help-time-double = Doppelt
help-time-endless = Unbegrenzt
help-time-usual-help = Genauso viel Zeit wie alle anderen.
help-time-double-help = Doppelt so viel Zeit wie die anderen.
help-time-endless-help = Ohne Zeitlimit: Alle anderen warten so lange.
help-hints = Tipps
help-hints-help = Ein zusätzlicher Knopf zeigt, was ein Bot tun würde.
help-large = Größere Schrift
help-large-help = Alle Texte auf dem Gerät dieses Spielers werden größer.
help-calm = Ohne Zeitdruck
help-calm-help = Wo es darauf ankommt, wer zuerst tippt, gilt dieser Spieler immer als durchschnittlich schnell, egal wie schnell oder langsam er tippt.
help-has-double = doppelte Bedenkzeit
help-has-endless = unbegrenzte Bedenkzeit
help-has-hints = mit Tipps
help-has-large = größere Schrift
help-has-calm = ohne Zeitdruck
hint-ask = Gib mir einen Tipp
hint-title = Tipp vom Bot:
hint-do = Mach ich!
hint-thanks = Danke!

## Resting and ending early

rest-title = Spiel pausiert
rest-text = Warte, bis der Gastgeber das Spiel fortsetzt.
rest-text-host = Setz das Spiel fort, sobald alle wieder da sind.
rest-resume = Weiterspielen
ended-title = Spiel abgebrochen
ended-text = Der Gastgeber hat das Spiel beendet. Niemand gewinnt und niemand verliert.
refusal-locked = Dieser Tisch ist gesperrt. Bitte den Gastgeber, ihn zu entsperren.
refusal-sent-away = Der Gastgeber möchte gerade keine Zuschauer.
refusal-no-such-record = Diese Partie gibt es hier nicht mehr.
refusal-paused = Das Spiel ist pausiert. Warte, bis der Gastgeber es fortsetzt.
refusal-ended = Der Gastgeber hat dieses Spiel beendet.
refusal-not-over = Das Spiel ist noch nicht zu Ende.
refusal-damaged = { $move ->
    [none] Diese Datei wurde verändert oder enthält keine Fabletop-Partie.
    [0] Der Anfang dieser Datei wurde verändert.
   *[other] In dieser Datei wurde Zug { $move } verändert.
}
refusal-host-only = Das darf nur der Gastgeber.
refusal-no-undo = Gerade lässt sich kein Zug zurücknehmen: Es gibt keinen, oder seit deinem letzten wurde etwas Neues aufgedeckt.
refusal-no-hints = Für diesen Platz sind Tipps ausgeschaltet. Unter „Spielhilfen“ kannst du sie einschalten.
refusal-bad-ticket = Dieser Code gilt nicht mehr. Zeig auf dem alten Gerät einen neuen an.
refusal-not-now = Das geht gerade nicht. Versuch es gleich noch einmal.
refusal-still-here = { $seconds ->
    [0] { $name } ist noch da. Du kannst einen Platz erst freigeben, wenn der Spieler den Tisch verlässt oder seit zwei Minuten weg ist.
    [one] { $name } ist noch nicht lange weg. In { $seconds } Sekunde kannst du den Platz freigeben.
   *[other] { $name } ist noch nicht lange weg. In { $seconds } Sekunden kannst du den Platz freigeben.
}
refusal-played-already = Du hattest in dieser Partie schon einen anderen Platz, deshalb kannst du diesen nicht übernehmen. In der nächsten Partie kannst du sitzen, wo du magst.
refusal-sit-first = Nimm erst selbst Platz. Dann kannst du andere dazusetzen.
refusal-name-taken = Hier heißt schon jemand so oder fast so. Nimm einen anderen Namen.
refusal-table-full = Es schauen gerade zu viele zu. Versuch es später noch einmal.
refusal-long-evening = { $most ->
    [one] An einem Tisch ist nach { $most } Partie Schluss. Erstelle für die nächste einen neuen Tisch.
   *[other] An einem Tisch ist nach { $most } Partien Schluss. Erstelle für die nächste einen neuen Tisch.
}

## The door: television, host, moving, notices

tv-join = Spiel mit!
tv-address = oder öffne { $address } und gib den Code ein
tv-late = Komm dazu!
tv-touch = Tippe für Ton und Vollbild
tv-full = Vollbild
tv-window = Vollbild beenden
tv-leave = Lieber auf diesem Bildschirm mitspielen
tv-show = Auf dem Fernseher zeigen
tv-show-text = Öffne diese Adresse auf dem Fernseher. Dort sehen alle den Spielplan, und jeder hat seine Karten oder Plättchen auf dem eigenen Handy.
tv-here = Hier anzeigen
host-title = Tisch verwalten
host-you = Du bist Gastgeber
host-locked = Tisch sperren
host-door = Beitritt per Code erlauben
host-dismiss = Zuschauer entfernen
host-dismiss-question = Alle Zuschauer entfernen? Dabei wird der Tisch auch gesperrt, sodass niemand mehr dazukommen kann.
watchers = { $count ->
    [one] { $count } Zuschauer
   *[other] { $count } Zuschauer
}
host-chat = Freier Chat, wenn das Spiel ihn zulässt
host-banter = Bots plaudern ab und zu
host-slow = Ohne Zeitlimit, für Partien über mehrere Tage
host-clock = Zeitlimit: Braucht jemand zu lange, übernimmt das Spiel den Zug
host-paused = Spiel pausieren
host-swap = Zwei Plätze tauschen
host-swap-this = Platz tauschen
host-free = Platz freigeben
host-free-lobby = { $name } entfernen? Solange der Tisch nicht gesperrt ist, kann diese Person wiederkommen.
host-free-play = Den Platz von { $name } freigeben? Ein Bot spielt weiter, bis jemand Neues übernimmt, außer die Optionen sehen es anders vor. Alle bekommen eine Nachricht.
host-bot = Bot einspringen lassen
host-bot-level = Welcher Bot soll für { $name } spielen?
host-end = Spiel beenden
host-end-question = Das Spiel für alle beenden? Es lässt sich danach nicht mehr fortsetzen.
swap-first = Tippe auf den ersten Platz
swap-second = Ausgewählt: { $name }. Tippe jetzt auf den anderen Platz.
chair-host = Gastgeber
chair-free-now = frei für jemand Neues
free-chair = Für { $name } weiterspielen
free-chair-title = Platz übernehmen
free-chair-text = Für { $name } spielt gerade ein Bot. Übernimm den Platz und spiel da weiter, wo der Bot aufhört.
move-title = Auf ein anderes Gerät umziehen
move-who = Wer zieht um?
move-text = Scanne den Code mit dem anderen Gerät oder öffne dort den Link. Dein Platz zieht mit um.
move-once = Der Code gilt nur einmal und nur zehn Minuten lang. Zeig ihn niemandem sonst.
move-qr = QR-Code zum Umziehen
move-failed = Das hat nicht geklappt. Prüf deine Verbindung.
seat-moved = { $name } spielt jetzt auf einem anderen Gerät und nicht mehr auf diesem.
seat-freed = Der Gastgeber hat den Platz von { $name } freigegeben. { $name } schaut jetzt nur noch zu.
notice-chair-freed = { $by } hat den Platz von { $name } freigegeben. Ein Bot spielt weiter, bis jemand den Platz übernimmt.
notice-chair-left = { $by } hat den Platz von { $name } freigegeben. { $name } spielt in dieser Partie nicht mehr mit.
notice-chair-taken = { $by } spielt jetzt für { $name } weiter.
notice-clock-answered = Die Zeit war um, deshalb hat der Autopilot für { $name } gespielt.
notice-turn = Benachrichtigen, wenn ich dran bin
notice-none = Dieser Browser kann hier keine Benachrichtigungen anzeigen. Dafür braucht es einen Browser, der das kann, und eine sichere Adresse (https).
notice-refused = Dein Browser blockiert Benachrichtigungen. In seinen Einstellungen kannst du sie für diese Seite erlauben.
locked-title = Dieser Tisch ist gesperrt
locked-text = Bitte den Gastgeber, den Tisch zu entsperren, und versuch es dann noch einmal.
sent-away-title = Hier möchte man unter sich sein
sent-away-text = Der Gastgeber lässt keine Zuschauer mehr zu. Danke fürs Zuschauen!
full-title = Dieser Tisch ist voll
full-text = Es schauen gerade zu viele zu. Versuch es später noch einmal.
shelf-seen = zuletzt geöffnet: { $ago }
shelf-over = Spiel zu Ende
button-no = Lieber nicht
button-cancel = Abbrechen
button-move-here = Hierher wechseln
button-move-name = { $name } hierher holen

## Regeln und ein erstes Spiel mit Begleitung

rules-title = Spielregeln
rules-of = { $game }: Spielregeln
rules-short = Das Spiel in einer Minute
rules-contents = Inhalt
rules-search = In den Regeln suchen
rules-places = { $count ->
    [0] Nichts gefunden. Versuch es mit einem anderen Wort.
    [one] { $count } Treffer
   *[other] { $count } Treffer
}
rules-print = Drucken
rules-page = Regeln in neuem Tab öffnen
rules-clause = Regel
rules-english = Diese Regeln gibt es noch nicht auf Deutsch, deshalb stehen sie hier auf Englisch.
rules-none = Die Regeln lassen sich gerade nicht anzeigen.
learn-button = Spielend lernen
learn-text = Deine erste Partie: mit Bots und ohne Zeitlimit. Ein Begleiter erklärt dir unterwegs alles, was du wissen musst.
learn-begin = Los geht’s
learn-name = Robin
learn-afresh = Alles noch einmal erklären
guide-title = Begleiter
guide-next = Verstanden
guide-play = Jetzt richtig spielen!
guide-close = Begleiter ausblenden. Im Menü holst du ihn zurück.
guide-switch = Begleiter, der das Spiel erklärt

## Nach dem Spiel, der Abend, ein Bild zum Behalten, Statistik, das Haus auf dem eigenen Gerät

after-links = Wie geht’s weiter?
again-button = Noch eine Partie
again-wait = Warte, bis { $name } die nächste Partie startet
again-starts = Die nächste Partie beginnt, sobald alle zurück sind. Wir warten noch auf { $names }.
again-nobody = Es ist niemand da, der die nächste Partie starten kann
course-title = So lief die Partie
again-other = Anderes Spiel
again-other-title = Was spielen wir als Nächstes?
again-other-text = Ihr bleibt zusammen am selben Tisch.
again-seats = Für { $least } bis { $most } Spieler; Plätze an eurem Tisch: { $chairs }.
evening-title = Bisherige Partien
evening-person = Name
evening-wins = Siege
evening-leads = { $count ->
    [one] { $names } liegt vorn
   *[other] { $names } liegen gemeinsam vorn
}
evening-nobody = Noch hat niemand gewonnen
evening-place = { $points ->
    [one] { $rank }. Platz, { $points } Punkt
   *[other] { $rank }. Platz, { $points } Punkte
}
evening-won = gewonnen
evening-lost = verloren
evening-ended = abgebrochen
evening-absent = nicht dabei
postcard-button = Erinne­rungs­bild
postcard-title = Eure Partie als Bild
postcard-alt = Bild einer Partie „{ $game }“: Mitspieler, Ergebnis und schönste Momente
postcard-drawing = Das Bild wird erstellt …
postcard-failed = Dieser Browser konnte das Bild nicht erstellen.
postcard-save = Speichern
postcard-share = Teilen
postcard-copy = Kopieren
postcard-copied = Kopiert!
postcard-moments = Schönste Momente
postcard-points = Punkte, Zug für Zug
moment-leap = { $points ->
    [one] { $name } holt { $points } Punkt in einem Zug
   *[other] { $name } holt { $points } Punkte in einem Zug
}
moment-turn = { $name } geht in Zug { $move } von { $moves } in Führung und bleibt vorn
moment-always = { $name } führt von Anfang bis Ende
moment-wait = Am längsten gegrübelt: { $name }, { $time }
moment-margin = { $points ->
    [one] Ein einziger Punkt entscheidet
   *[other] Sieg mit { $points } Punkten Vorsprung
}
moment-tie = So knapp, dass sich mehrere den Sieg teilen
moment-moves = { $moves ->
    [one] Die Partie dauerte nur { $moves } Zug
   *[other] Die Partie dauerte { $moves } Züge
}
stats-link = Statistik
stats-title = Partien auf diesem Gerät
stats-private = Diese Statistik bleibt auf deinem Gerät.
stats-empty = Noch keine Partien. Spiel eine zu Ende, dann steht sie hier.
stats-games = { $count ->
    [one] { $count } Partie
   *[other] { $count } Partien
}
stats-wins = { $count ->
    [one] { $count } Sieg
   *[other] { $count } Siege
}
stats-best = Bestleistung: { $points }
stats-last = zuletzt gespielt: { $ago }
stats-rate = { $share } gewonnen
stats-streak = { $count ->
    [one] { $count } Sieg in Folge
   *[other] { $count } Siege in Folge
}
stats-recent = Letzte Partien
stats-reaction = Schnellste Reaktion
stats-usual = Im Durchschnitt
stats-memory = { $share } richtig gemerkt
stats-trend = Punkte von Partie zu Partie
stats-forget = Statistik löschen
stats-forget-question = Die ganze Statistik auf diesem Gerät löschen? Sie lässt sich nicht wiederherstellen.
install-button = Fabletop installieren
closed-title = Server nicht erreichbar
closed-text = Wir versuchen es weiter. Eure Plätze bleiben euch erhalten.

## Noch einmal ansehen, und das Siegel

replay-title = Wieder­holung ansehen
replay-of = { $game }: Wiederholung
replay-eyes = Ansicht
replay-eyes-of = Ansicht von { $name }
replay-eyes-tv = Fernseher
replay-eyes-all = Alles offen
replay-move = Zug { $number } von { $count }
replay-start = Vor dem ersten Zug
replay-slider = Zug
replay-first = Zum Anfang
replay-back = Einen Zug zurück
replay-play = Abspielen
replay-pause = Pause
replay-next = Einen Zug vor
replay-last = Zum Schluss
replay-speed = Tempo
replay-speed-slow = langsam
replay-speed-usual = normal
replay-speed-quick = schnell
replay-speed-very-quick = sehr schnell
replay-keys = Tastatur: Mit den Pfeiltasten gehst du einen Zug vor oder zurück, mit Pos1 und Ende springst du zum Anfang oder zum Schluss. Mit der Leertaste startest du die Wiederholung oder hältst sie an.
replay-show = Anzeige
replay-board = Spielplan
replay-hands = Spieler
replay-points = Punkte
replay-chart = Punkteverlauf
replay-told = Nur für: { $names }
replay-gone = später zurückgenommen
replay-why = Warum: { $why }
told-no-options = Standardoptionen
told-by-bot = Bot
told-by-clock = Zeit abgelaufen
told-by-house = automatisch
told-leave = verlässt den Tisch
told-here = Am Tisch: { $names }
told-undo = Zug zurückgenommen
coach-title = Glück und Entscheidungen
coach-win = Gewinnchance
coach-points = Punkte
coach-start = Durchschnittlicher Start
coach-luck = Glück
coach-own = Eigene Entscheidungen
coach-others = Entscheidungen der anderen
coach-result = Ergebnis
coach-best = Beste Entscheidungen
coach-costly = Teuerste Entscheidungen
coach-lucky = Größtes Glück
coach-unlucky = Größtes Pech
coach-move = Zug { $n }
coach-player = Name
coach-better = Besser: { $action }
coach-none = Nichts Auffälliges
coach-sum = Das Ergebnis ist der durchschnittliche Start plus Glück und die Entscheidungen aller. Die Zahl nach ± ist der Standardfehler.
coach-course = Gewinnchance im Lauf des Spiels
coach-all = Alle Entscheidungen
coach-decision = Entscheidung
coach-worth = Verglichen mit üblichem Spiel
coach-lost = Verschenkt
coach-game = Spiel
coach-games =
    { $count ->
        [one] { $count } Spiel
       *[other] { $count } Spiele
    }
coach-each = Durchschnitt pro Spiel
coach-verdict-best = Beste Wahl
coach-verdict-fine = Gut
coach-verdict-slip = Ungenau
coach-verdict-mistake = Fehler
coach-memory-remembered = Gemerkt
coach-memory-forgotten = Vergessen
coach-memory-guessed = Richtig geraten
coach-memory-unknown = Nicht zu wissen
replay-lost = Diese Züge konnten nicht geladen werden. Versuch es noch einmal.
replay-save = Als Datei speichern
replay-saved = Gespeichert!
replay-table = Zurück zum Tisch
replay-running-title = Diese Partie läuft noch
replay-running-text = Sobald die Partie zu Ende ist, kannst du die Wiederholung ansehen. Dann siehst du auch alles, was jetzt noch geheim ist.
replay-gone-title = Partie nicht gefunden
replay-gone-text = Vielleicht ist der Link unvollständig, oder der Tisch wurde gelöscht. Lass dir den Link noch einmal schicken.
replay-file-title = Partie aus einer Datei ansehen
replay-file-text = Wähle die Datei einer beendeten Partie oder zieh sie hierher. Wir prüfen sie zuerst.
replay-choose = Datei auswählen
replay-bad-title = Diese Datei lässt sich nicht anzeigen
replay-bad-text = Diese Datei enthält keine Fabletop-Partie.
seal-title = Fair-Play-Siegel
seal-means = Jedes Mischen und jeder Wurf dieser Partie steht schon vor dem ersten Zug fest. Das Siegel beweist am Ende, dass niemand daran gedreht hat.
seal-later = Nach der Partie kannst du hier prüfen lassen, ob jedes Mischen und jeder Wurf zum Siegel passt.
seal-whole = Vollständiges Siegel
seal-copy = Siegel kopieren
seal-copied = Kopiert!
seal-check = Zufall überprüfen
seal-checking = Geprüft: { $done } von { $count } …
seal-good = { $count ->
    [0] In dieser Partie wurde weder gemischt noch gewürfelt, und nichts wurde verändert.
    [one] Es wurde nur einmal gemischt oder gewürfelt, und das passt zum Siegel.
   *[other] Es wurde { $count }-mal gemischt oder gewürfelt, und alles passt zum Siegel.
}
seal-good-seen = Das Siegel { $seal } ist dasselbe, das dieses Gerät vor der Partie gesehen hat. Kein Zug wurde verändert.
seal-good-unseen = Das Siegel lautet { $seal }, und kein Zug wurde verändert. Dieses Gerät hat das Siegel vor der Partie nicht gesehen: Vergleich es mit dem Siegel auf einem Gerät, das von Anfang an dabei war.
seal-verify = Willst du die Partie selbst nachprüfen? Speichere die Datei und prüfe sie mit „fabletop verify“.
seal-helpless = Diese Seite kann das Siegel nicht prüfen, weil Browser das nur auf https-Seiten erlauben. Speichere die Datei und prüfe sie mit „fabletop verify“.
seal-failed = Die Partie konnte nicht geladen werden. Versuch es noch einmal.
seal-save-failed = Ging nicht. Noch mal?
seal-bad = Das ist nicht die Partie, die versiegelt wurde.
seal-bad-record = Diese Datei enthält keine vollständige Fabletop-Partie.
seal-bad-unsealed = Diese Datei hat weder Siegel noch Schlüssel. Der Zufall lässt sich damit nicht prüfen.
seal-bad-key = Der Schlüssel passt nicht zum Siegel.
seal-bad-seal = Das ist nicht das Siegel, das dieses Gerät vor der Partie gesehen hat.
seal-bad-outcome-setup = Zufallsergebnis Nr. { $outcome }, noch vor dem ersten Zug, passt nicht zum Siegel.
seal-bad-outcome-move = Zufallsergebnis Nr. { $outcome } in Zug { $move } passt nicht zum Siegel.
seal-bad-changed-beginning = Der Anfang der Partie wurde verändert: die Mitspieler, die Optionen oder der Spielaufbau.
seal-bad-changed-move = Zug { $move } wurde verändert.
seal-bad-checksum = Die Datei wurde verändert: Ihre Prüfsumme stimmt nicht.

## Content packs

pack-title = Eigene Karten
pack-none = Grundspiel
pack-help = Spiel mit eigenen Karten, Feldern, Zahlen und Namen aus einer kleinen Datei.
pack-file = Datei laden …
pack-by = von { $author }, { $licence }
pack-differs = Das ist anders
pack-difference = { $what }: { $now } statt { $usual }
pack-only-names = Nur die Namen sind anders.
pack-nothing = Alles ist wie im Grundspiel.
pack-names = { $count ->
    [one] Ein Name ist anders: { $names }
   *[other] { $count } Namen sind anders: { $names }
}
pack-signs = { $what }: „{ $signs }“ erscheint genau so im Spiel.
pack-note = Regeln und Spielanleitung beschreiben das Grundspiel. Was anders ist, steht in dieser Liste.
pack-wrong-title = An dieser Datei muss noch etwas geändert werden:
pack-line = Zeile { $line }: { $wrong }
pack-yes = ja
pack-no = nein
pack-sort = { $sort ->
    [number] eine ganze Zahl
    [truth] true oder false
    [list] eine Liste in eckigen Klammern
    [table] eine Tabelle
   *[text] ein Text in Anführungszeichen
}
pack-wrong-large = Die Datei ist größer als { $most } KB.
pack-wrong-syntax = Ab hier lässt sich die Datei nicht lesen. TOML meldet „{ $reason }“.
pack-wrong-unending = Der Wert, der hier beginnt, ist auch nach 100 Zeilen noch nicht zu Ende.
pack-wrong-deep = Die Angaben sind hier mehr als { $most }-fach verschachtelt.
pack-wrong-parts = { $most ->
    [one] Ein Name darf hier keinen Punkt enthalten.
   *[other] Ein Name hat hier mehr als { $most } durch Punkte getrennte Teile.
}
pack-wrong-digits = { $most ->
    [one] Eine Zahl hat hier mehr als { $most } Ziffer.
   *[other] Eine Zahl hat hier mehr als { $most } Ziffern.
}
pack-wrong-lines = { $most ->
    [one] Die Datei hat mehr als { $most } Zeile.
   *[other] Die Datei hat mehr als { $most } Zeilen.
}
pack-wrong-no-game = Ergänze eine Zeile wie game = "…" und setze einen dieser Namen ein: { $games }.
pack-wrong-game = Dieses Spiel gibt es nicht. Wähle eines von diesen: { $games }.
pack-wrong-missing = Ergänze eine Zeile wie { $name } = "…".
pack-wrong-part = Einen Abschnitt { $what } gibt es nicht. Möglich sind: { $parts }.
pack-wrong-sort = { $what } muss { pack-sort } sein.
pack-wrong-words = { $most ->
    [one] { $what } muss genau { $most } Zeichen lang sein, ohne Zeilenumbruch.
   *[other] { $what } muss 1 bis { $most } Zeichen lang sein, ohne Zeilenumbruch.
}
pack-wrong-unknown = In diesem Spiel gibt es nichts namens { $what }.
pack-wrong-near = In diesem Spiel gibt es nichts namens { $what }. Meintest du { $near }?
pack-wrong-nameless = { $what } lässt sich nicht umbenennen.
pack-wrong-language = { $what } ist keine unserer Sprachen: { $languages }.
pack-wrong-fixed = { $what } lässt sich nicht ändern.
pack-wrong-choice = { $what } ist „{ $value }“. Möglich sind: { $choices }.
pack-wrong-written = { $what } ist „{ $value }“. Schreib den Wert so wie „{ $usual }“.
pack-wrong-range = { $what } ist { $value }. Erlaubt sind Werte von { $least } bis { $most }.
pack-wrong-step = { $what } ist { $value }. Der Wert muss ein Vielfaches von { $step } sein.
pack-wrong-length = { $count ->
    [one] { $what } hat { $count } Eintrag. Nötig sind { $least } bis { $most }.
   *[other] { $what } hat { $count } Einträge. Nötig sind { $least } bis { $most }.
}
pack-wrong-length-exactly = { $count ->
    [one] { $what } hat { $count } Eintrag. Nötig sind genau { $least }.
   *[other] { $what } hat { $count } Einträge. Nötig sind genau { $least }.
}
pack-wrong-rising = In { $what } darf keine Zahl kleiner sein als die davor.
pack-wrong-twice = In { $what } kommt etwas doppelt vor.
pack-wrong-sum = { $what } und die anderen Werte dieser Art ergeben zusammen { $total }. Die Summe muss { $least } bis { $most } betragen.
pack-wrong-sum-exactly = Die Zahlen in { $what } ergeben zusammen { $total }. Es müssen { $least } sein.
pack-wrong-order = Diese Zahlen müssen der Reihe nach größer werden: { $order }.
refusal-out-of-bounds = Das kann keine Fabletop-Datei sein: Sie ist zu lang oder zu tief verschachtelt, oder eine Zahl darin ist zu groß.
refusal-too-much-work = Das ist zu viel für den Server. Versuch es mit etwas Kleinerem.
refusal-busy = Der Server ist gerade ausgelastet. Versuch es gleich noch einmal.
refusal-too-slow = Die Übertragung hat zu lange gedauert. Versuch es mit einer besseren Verbindung noch einmal.
refusal-too-many-replays = Du hast gerade viele Wiederholungen angesehen. Warte ein wenig, bevor du die nächste öffnest.
refusal-too-many-packs = Du hast gerade viele Dateien geladen. Versuch es in einer Weile noch einmal.
refusal-no-such-pack = Der Server hat diese Datei nicht mehr. Lade sie noch einmal.
refusal-pack-of-another-game = Diese Datei gehört zu einem anderen Spiel.

## Auf diesem Gerät

device-play = Auf diesem Gerät spielen
device-line = Märchenhafte Brettspiele für Familie und Freunde. Direkt auf deinem Gerät, auch ohne Internet.
device-step-1 = Such dir ein Spiel aus.
device-step-2 = Trag alle ein, die an diesem Gerät mitspielen.
device-step-3 = Besetze freie Plätze mit Bots.
device-tables = Auf diesem Gerät gespeichert
device-going = Spiel läuft
device-delete = Partie { $code } löschen
device-delete-title = Diese Partie löschen?
device-delete-text = Sie ist nur auf diesem Gerät gespeichert und lässt sich nicht wiederherstellen.
device-delete-yes = Partie löschen
device-broken = Deine letzte Partie wurde unterbrochen. Nichts ist verloren: Du kannst einfach weiterspielen.
device-continue = Weiterspielen
device-loading = Das Spiel wird vorbereitet
device-loading-once = Das dauert nur beim ersten Mal so lange. Danach kannst du auch ohne Internet spielen.
device-loaded = { $done } von { $all } MB
device-starting = Gleich geht’s los …
device-flight = Jetzt kannst du auch ohne Internet spielen.
device-here = Alle an diesem Gerät
device-here-text = Tippe auf einen freien Platz, um einen Mitspieler oder Bot einzutragen. Im Spiel gebt ihr das Gerät reihum weiter.
device-carry = Mit anderen weiterspielen
device-carry-text = Spiel an einem Tisch auf dem Server weiter, zu dem andere per Link dazukommen können. Die Partie auf diesem Gerät bleibt, wie sie ist.
device-carry-back = Offline weiterspielen
device-carry-back-text = Hol dir eine Kopie dieser Partie auf dein Gerät und spiel ohne Internet weiter. Der Tisch auf dem Server bleibt, wie er ist.
device-carry-failed = Das hat nicht geklappt. Prüf deine Verbindung und versuch es noch einmal.
device-cannot-title = Das klappt auf diesem Gerät nicht
device-cannot-old-browser = Dieser Browser ist zu alt für das Spiel. Aktualisiere ihn oder nimm einen anderen.
device-cannot-no-memory = Gerade ist nicht genug Arbeitsspeicher frei. Schließ andere Tabs und Apps und versuch es noch einmal.
device-cannot-too-slow = Das Spiel ist nicht rechtzeitig gestartet. Versuch es noch einmal oder nimm ein anderes Gerät.
device-cannot-no-files = Das Spiel ist noch nicht auf diesem Gerät. Geh einmal online, danach läuft es auch ohne Internet.
device-cannot-saved = Gespeicherte Partien gehen nicht verloren.
device-elsewhere-title = Schon in einem anderen Tab offen
device-elsewhere-text = Die Spiele auf diesem Gerät laufen immer nur in einem Tab. Spiel im anderen Tab weiter, oder schließ ihn und spiel hier.
device-take = Lieber hier spielen
device-cannot-no-storage = In diesem Browser kann das Spiel nichts speichern. In privaten Fenstern ist das oft so.
device-cannot-crashed = Das Spiel ist abgestürzt. Versuch es noch einmal oder nimm einen anderen Browser.
