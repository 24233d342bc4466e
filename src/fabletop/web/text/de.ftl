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
bot-level = Stufe { $level } von 5

## Inviting

invite-title = Andere einladen
invite-text = Spiel mit uns! Der Code unseres Tisches: { $code }
invite-qr = QR-Code mit dem Link zum Tisch { $code }
invite-copied = Kopiert!
invite-closed = Link und QR-Code gelten immer. Der Code allein gilt nur, solange der Gastgeber damit einlässt.
invite-locked = Der Tisch ist abgeschlossen: Niemand Neues kommt herein, bis der Gastgeber aufmacht.

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
unknown-text = Prüf den Code oder lass dir den Link schicken. Läuft das Spiel schon, kann der Gastgeber wieder mit dem Code einlassen.
guesses-title = Zu viele falsche Codes
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
credits-faces = Gesetzt ist alles in diesen freien Schriften:

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
refusal-not-saved = Der Tisch kann gerade nicht gespeichert werden. Nichts ist verloren: Versuch es gleich noch einmal.
refusal-failed = Bei uns ist etwas schiefgegangen. Der Tisch ist wie vorher; versuch es noch einmal.
refusal-table-damaged = Dieser Tisch lässt sich gerade nicht öffnen. Was gespielt wurde, bleibt erhalten.
refusal-no-such-game = Dieses Spiel steht nicht in unserem Regal.
refusal-too-many-tables = Du hast zuletzt sehr viele Tische aufgestellt. Mach eine Pause, dann geht der nächste.
refusal-too-many-guesses = Von hier kamen zu viele falsche Codes. Versuch es in { $minutes ->
    [one] { $minutes } Minute
   *[other] { $minutes } Minuten
} wieder oder nimm den Link.
refusal-no-room = Das Haus ist gerade voll. Versuch es später noch einmal.
refusal-bad-token = Dieses Gerät hat an diesem Tisch keinen Stuhl mehr. Setz dich einfach neu hin.
refusal-bad-name = Ein Name braucht 1 bis 20 sichtbare Zeichen. Wie wäre es mit einem anderen?
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
    [1] { $points ->
        [one] Du gewinnst mit { $points } Punkt!
       *[other] Du gewinnst mit { $points } Punkten!
    }
   *[other] { $points ->
        [one] Dein Platz: { $rank }, mit { $points } Punkt
       *[other] Dein Platz: { $rank }, mit { $points } Punkten
    }
}

## Taking back, and coming back

undo-ask = Zurücknehmen
undo-asks = { $name } möchte den letzten Zug zurücknehmen
undo-waiting = Dein Zug geht zurück, sobald alle einverstanden sind. Es fehlt noch: { $names }
undo-waits = Es fehlt noch: { $names }
undo-withdraw = Schon gut
undo-agree = Einverstanden
undo-refuse = Nein
undo-done = Züge wurden zurückgenommen
undo-not-done = Nichts wurde zurückgenommen
recap-title = Während du weg warst
recap-skip = Antippen: überspringen

## Stickers and silence

phrase-sticker-laugh = Lachen
phrase-sticker-cry = Tränen
phrase-sticker-clap = Applaus
phrase-sticker-heart = von Herzen
phrase-sticker-thumb = Daumen hoch
phrase-sticker-think = Grübeln
phrase-sticker-surprise = Staunen
phrase-sticker-sleep = Gähnen
mute-title = Jemanden stumm schalten
mute-help = An diesem Tisch siehst und hörst du dann nicht mehr, was diese Person sagt. Niemand erfährt davon.
mute-person = { $name } stumm schalten

## Help for one chair

help-title = Hilfe am Tisch
help-text = Hilfe lässt sich jederzeit ändern, und alle sehen, wer welche hat.
help-time = Zeit zum Nachdenken
help-time-usual = Normal
help-time-double = Doppelt
help-time-endless = Endlos
help-time-usual-help = Die Uhr läuft wie für alle.
help-time-double-help = Die Uhr lässt diesem Stuhl doppelt so viel Zeit.
help-time-endless-help = Keine Uhr für diesen Stuhl: Die anderen warten.
help-hints = Tipps
help-hints-help = Ein Knopf verrät, was ein Bot tun würde.
help-large = Größere Schrift
help-large-help = Größere Buchstaben auf dem Gerät dieses Stuhls.
help-calm = Ohne Reflexe
help-calm-help = Wo sonst die Schnellsten gewinnen, zählt auch ein langsamer Druck wie ein üblicher.
help-has-double = doppelte Zeit
help-has-endless = endlos Zeit
help-has-hints = darf um Tipps bitten
help-has-large = größere Schrift
help-has-calm = ohne Reflexe
hint-ask = Gib mir einen Tipp
hint-title = Tipp vom Bot:
hint-do = Mach ich
hint-thanks = Danke!

## Resting and ending early

rest-title = Das Spiel macht Pause
rest-text = Es geht weiter, sobald die Gastgeberin oder der Gastgeber es sagt.
rest-text-host = Mach weiter, sobald alle wieder da sind.
rest-resume = Weiterspielen
ended-title = Vorzeitig beendet
ended-text = Das Spiel wurde vom Gastgeber beendet. Niemand hat gewonnen, niemand hat verloren.
refusal-locked = Dieser Tisch ist abgeschlossen. Lass dir vom Gastgeber aufmachen.
refusal-sent-away = Der Gastgeber hat alle weggeschickt, die nur zusehen.
refusal-no-such-record = Diese Partie gibt es hier nicht mehr.
refusal-paused = Das Spiel macht gerade Pause. Warte, bis es weitergeht.
refusal-ended = Dieses Spiel wurde von der Gastgeberseite beendet.
refusal-not-over = Das Spiel ist noch nicht zu Ende.
refusal-damaged = { $move ->
    [none] Diese Aufzeichnung wurde verändert oder war nie eine.
    [0] Diese Aufzeichnung wurde verändert: Ihr Anfang stimmt nicht.
   *[other] Diese Aufzeichnung wurde verändert: Zug { $move } stimmt nicht.
}
refusal-host-only = Das darf nur, wer Gastgeber ist.
refusal-no-undo = Es gibt nichts zurückzunehmen, oder seither ist etwas Neues ans Licht gekommen.
refusal-no-hints = Gerade keine Tipps für diesen Stuhl. Eingeschaltet werden sie unter „Hilfe am Tisch“.
refusal-bad-ticket = Dieses Ticket gilt nicht mehr. Zeig auf dem alten Gerät ein neues.
refusal-not-now = Nicht gerade in diesem Moment. Versuch es gleich noch einmal.
refusal-still-here = { $seconds ->
    [0] { $name } ist noch da. Ein Stuhl wird erst frei, wenn jemand selbst geht oder zwei Minuten weg war.
    [one] { $name } ist eben erst weg. In { $seconds } Sekunde kannst du den Stuhl freigeben.
   *[other] { $name } ist eben erst weg. In { $seconds } Sekunden kannst du den Stuhl freigeben.
}
refusal-played-already = Du hast in dieser Partie schon Karten gesehen, darum ist dieser Stuhl für jemand Neues. In der nächsten sitzt du, wo du magst.
refusal-sit-first = Setz dich zuerst hin, dann kannst du aussuchen, wer noch mitspielt.
refusal-name-taken = Hier heißt schon jemand so ähnlich. Nimm einen anderen Namen, damit niemand euch verwechselt.
refusal-table-full = Hier schauen schon so viele zu, dass kein Platz mehr ist. Versuch es später noch einmal.
refusal-long-evening = { $most ->
    [one] Nach { $most } Partie ist dieser Tisch voll. Erstelle für die nächste einen neuen.
   *[other] Nach { $most } Partien ist dieser Tisch voll. Erstelle für die nächste einen neuen.
}

## The door: television, host, moving, notices

tv-join = Komm und spiel mit!
tv-address = oder öffne { $address } und gib den Code ein
tv-late = Zu spät? Komm herein!
tv-touch = Tippen für Ton und ganzen Bildschirm
tv-full = Ganzer Bildschirm
tv-window = Zurück zum Fenster
tv-leave = Lieber auf diesem Bildschirm mitspielen
tv-show = Auf dem Fernseher zeigen
tv-show-text = Öffne diese Adresse auf dem großen Bildschirm. Er wird das Brett für alle, und die Handys werden zu Händen.
tv-here = Hier am Schirm zeigen
host-title = Die Hand des Gastgebers
host-you = Du bist hier Gastgeber
host-locked = Niemand Neues kommt herein
host-door = Mit dem Code kommt man herein
host-dismiss = Zuschauer wegschicken
host-dismiss-question = Alle wegschicken, die nur zusehen? Der Tisch wird auch abgeschlossen, damit niemand Neues kommt.
watchers = { $count ->
    [one] { $count } Gerät sieht zu
   *[other] { $count } Geräte sehen zu
}
host-chat = Freies Plaudern, wo das Spiel es erlaubt
host-slow = Keine Uhren: ein Spiel über Tage
host-paused = Das Spiel ruhen lassen
host-swap = Zwei Stühle tauschen
host-swap-this = Plätze tauschen
host-free = Stuhl freigeben
host-free-lobby = { $name } wegschicken? Wieder hinsetzen geht, außer du schließt den Tisch.
host-free-play = Den Stuhl von { $name } freigeben? Ein Bot spielt weiter, und jemand Neues darf sich dort hinsetzen. Alle erfahren es.
host-bot = Bot springt ein
host-bot-level = Welcher Bot spielt für { $name }?
host-end = Spiel beenden
host-end-question = Das Spiel für alle beenden? Es lässt sich nicht fortsetzen.
swap-first = Tippe auf den ersten der beiden Stühle
swap-second = { $name }: tippe jetzt auf den anderen Stuhl
chair-host = Gastgeber am Tisch
chair-free-now = frei für jemand Neues
free-chair = Der Stuhl von { $name } ist frei: setz dich
free-chair-title = Spiel hier weiter
free-chair-text = Für { $name } spielt gerade ein Bot. Setz dich, dann spielst du weiter.
move-title = Meinen Platz auf ein anderes Gerät mitnehmen
move-who = Wessen Platz?
move-text = Scanne das mit dem anderen Gerät oder öffne dort den Link. Dein Platz kommt mit.
move-once = Gilt einmal und zehn Minuten lang. Zeig es sonst niemandem.
move-qr = QR-Code, der deinen Platz mitnimmt
move-failed = Das hat nicht geklappt. Vielleicht ist die Verbindung weg.
seat-moved = Der Platz von { $name } ist auf ein anderes Gerät umgezogen. Hier schaust du jetzt zu.
seat-freed = Der Stuhl von { $name } wurde freigegeben. Hier schaust du jetzt zu.
notice-chair-freed = { $by } hat den Stuhl von { $name } freigegeben. Ein Bot spielt weiter, bis sich jemand Neues hinsetzt.
notice-chair-taken = { $by } spielt jetzt für { $name } weiter.
notice-turn = Sag mir, wenn ich dran bin
notice-none = Mitteilungen außerhalb der Seite: Dieser Browser kann sie hier nicht zeigen. Sie brauchen eine sichere Adresse (https).
notice-refused = Dein Browser sperrt die Mitteilungen dieser Seite. In seinen Einstellungen für diese Seite kannst du sie erlauben.
locked-title = Dieser Tisch ist geschlossen
locked-text = Die Tür ist abgeschlossen. Bitte um Einlass und versuch es dann noch einmal.
sent-away-title = Hier will man unter sich sein
sent-away-text = Der Gastgeber hat den Tisch für Zuschauer geschlossen. Danke fürs Zusehen!
full-title = Dieser Tisch ist voll
full-text = Hier schauen schon so viele zu, dass kein Platz mehr ist. Versuch es später noch einmal.
shelf-seen = zuletzt gesehen: { $ago }
shelf-over = das Spiel ist aus
button-no = Nein, lieber nicht
button-cancel = Abbrechen
button-move-here = Hierher umziehen
button-move-name = { $name } hierher setzen

## Regeln und ein erstes Spiel mit Begleitung

rules-title = Die Regeln
rules-of = { $game }: die Regeln
rules-short = Kurz gesagt
rules-contents = Abschnitte
rules-search = In den Regeln suchen
rules-places = { $count ->
    [0] Nirgends. Versuch es mit einem anderen Wort.
    [one] { $count } Stelle
   *[other] { $count } Stellen
}
rules-print = Drucken
rules-page = Die Regeln auf einer eigenen Seite öffnen
rules-clause = Regel
rules-english = Diese Regeln sind noch nicht übersetzt. Hier stehen sie auf Englisch.
rules-none = Die Regeln dieses Spiels lassen sich gerade nicht zeigen.
learn-button = Spielend lernen
learn-text = Ein erstes Spiel gegen Bots, ohne Uhren. Ein Begleiter erklärt alles, wenn es zum ersten Mal vorkommt.
learn-begin = Los geht’s
learn-name = Robin
learn-afresh = Alles noch einmal von vorn erklären
guide-title = Der Begleiter
guide-next = Verstanden
guide-close = Begleiter schließen. Im Menü findest du ihn wieder.
guide-switch = Ein Begleiter erklärt das Spiel

## Nach dem Spiel, der Abend, ein Bild zum Behalten, Statistik, das Haus auf dem eigenen Gerät

after-links = Wohin jetzt?
again-button = Nochmal!
again-wait = Wir warten, bis { $name } „Nochmal!“ sagt
again-nobody = Niemand ist hier, der „Nochmal!“ sagt
again-other = Anderes Spiel
again-other-title = Was spielen wir als Nächstes?
again-other-text = Dieselben Leute, derselbe Tisch.
again-seats = Für { $least } bis { $most } Spieler; Plätze an eurem Tisch: { $chairs }.
evening-title = Der Abend bisher
evening-person = Wer
evening-wins = Siege
evening-leads = { $count ->
    [one] { $names } führt heute Abend
   *[other] { $names } führen heute Abend
}
evening-nobody = Noch hat niemand gewonnen
evening-place = { $points ->
    [one] Platz { $rank }, { $points } Punkt
   *[other] Platz { $rank }, { $points } Punkte
}
evening-won = zusammen gewonnen
evening-lost = zusammen verloren
evening-ended = vorzeitig beendet
evening-absent = war nicht dabei
postcard-button = Ein Bild zum Behalten
postcard-title = Ein Bild vom Spiel
postcard-alt = Bild vom Spiel { $game }: Leute, Plätze und beste Momente
postcard-drawing = Das Bild wird gemalt …
postcard-failed = Dieser Browser konnte das Bild nicht malen.
postcard-save = Speichern
postcard-share = Senden
postcard-copy = Kopieren
postcard-copied = Kopiert!
postcard-won = Zusammen gewonnen!
postcard-lost = Zusammen verloren
postcard-moments = Beste Momente
postcard-points = Punkte, Zug um Zug
moment-leap = { $points ->
    [one] { $name } macht { $points } Punkt in einem Zug
   *[other] { $name } macht { $points } Punkte in einem Zug
}
moment-turn = { $name } führt seit Zug { $move } von { $moves } bis zum Ende
moment-always = { $name } führt vom ersten bis zum letzten Zug
moment-wait = { $name } überlegt am längsten: { $time }
moment-margin = { $points ->
    [one] Ein einziger Punkt entscheidet
   *[other] Gewonnen mit { $points } Punkten Vorsprung
}
moment-tie = So knapp, dass sie sich den Sieg teilen
moment-moves = { $moves ->
    [one] Nach einem Zug vorbei
   *[other] { $moves } Züge vom ersten bis zum letzten
}
stats-link = Statistik
stats-title = Auf diesem Gerät gespielt
stats-private = Diese Zahlen bleiben auf diesem Gerät. Sie verlassen es nie.
stats-empty = Noch nichts. Spiel eine Partie zu Ende, dann zählt sie hier.
stats-games = { $count ->
    [one] { $count } Spiel
   *[other] { $count } Spiele
}
stats-wins = { $count ->
    [one] { $count } Sieg
   *[other] { $count } Siege
}
stats-best = Bestes: { $points }
stats-last = zuletzt gespielt: { $ago }
stats-forget = Alles vergessen
stats-forget-question = Alle Zahlen auf diesem Gerät vergessen? Sie kommen nicht zurück.
install-button = Fabletop installieren
closed-title = Das Haus ist gerade geschlossen
closed-text = Der Server ist nicht erreichbar. Wir klopfen von selbst weiter, und eure Stühle bleiben euch erhalten.

## Noch einmal ansehen, und das Siegel

replay-title = Noch einmal ansehen
replay-of = { $game }, noch einmal angesehen
replay-eyes = Mit wessen Augen
replay-eyes-of = Mit den Augen von { $name }
replay-eyes-tv = Fernseher
replay-eyes-all = Alle Hände
replay-move = Zug { $number } von { $count }
replay-start = Vor dem ersten Zug
replay-slider = Zug
replay-first = Zum Anfang
replay-back = Einen Zug zurück
replay-play = Abspielen
replay-pause = Anhalten
replay-next = Einen Zug weiter
replay-last = Zum Ende
replay-speed = Tempo
replay-speed-slow = langsam
replay-speed-usual = normal
replay-speed-quick = schnell
replay-speed-very-quick = sehr schnell
replay-keys = Mit der Tastatur: Die Pfeile gehen Zug um Zug, Pos1 und Ende an die Enden, die Leertaste spielt ab und hält an.
replay-show = Was zu sehen ist
replay-board = Spielbrett
replay-hands = Hände
replay-points = Punkte
replay-chart = Punkte im Verlauf
replay-told = Nur für { $names }
replay-gone = später zurückgenommen
replay-why = Warum: { $why }
told-no-options = keine Optionen
told-by-bot = Bot
told-by-clock = Zeit ist um
told-by-house = das Haus
told-leave = verlässt den Tisch
told-here = Jetzt am Tisch: { $names }
told-undo = Züge werden zurückgenommen
replay-lost = Diese Züge sind nicht angekommen. Versuch es noch einmal.
replay-save = Als Datei sichern
replay-saved = Gesichert!
replay-table = Zurück an den Tisch
replay-running-title = Diese Partie läuft noch
replay-running-text = Sobald sie vorbei ist, kannst du sie mit allen Händen noch einmal ansehen.
replay-gone-title = Diese Partie ist nicht hier
replay-gone-text = Vielleicht ist der Link nicht vollständig, oder der Tisch wurde abgeräumt. Frag jemanden, der mitgespielt hat, nach dem Link.
replay-file-title = Partie aus einer Datei ansehen
replay-file-text = Wähl die Datei einer beendeten Partie oder zieh sie hierher. Sie wird zuerst geprüft.
replay-choose = Datei wählen
replay-bad-title = Diese Datei lässt sich nicht zeigen
replay-bad-text = Sie ist keine Aufzeichnung einer Fabletop-Partie.
seal-title = Fair-Play-Siegel
seal-means = Alles Mischen und Würfeln dieser Partie stand vor dem ersten Zug fest, und dieses Siegel beweist danach, dass niemand etwas daran geändert hat.
seal-later = Nach dem Ende prüft dieses Gerät auf einen Fingertipp jedes einzelne Ergebnis.
seal-whole = Das ganze Siegel
seal-copy = Siegel kopieren
seal-copied = Kopiert!
seal-check = Mischen prüfen
seal-checking = Geprüft: { $done } von { $count } …
seal-good = { $count ->
    [0] In dieser Partie entschied nie der Zufall, und nichts wurde geändert.
    [one] Das eine Misch- oder Würfelergebnis ist das vor der Partie versiegelte.
   *[other] Alle { $count } Misch- und Würfelergebnisse sind die vor der Partie versiegelten.
}
seal-good-seen = Das Siegel { $seal } ist das, das dieses Gerät vor der Partie sah, und kein Zug wurde geändert.
seal-good-unseen = Das Siegel ist { $seal }, und kein Zug wurde geändert. Dieses Gerät hat das Siegel nicht vor der Partie gesehen: Vergleich es mit jemandem, der dabei war.
seal-verify = Du willst dich nicht auf diese Seite verlassen? Sichere die Datei und prüfe sie mit „fabletop verify“.
seal-helpless = Diese Seite kann das Siegel nicht prüfen: Browser erlauben das nur über https. Sichere die Datei und prüfe sie mit „fabletop verify“.
seal-failed = Die Aufzeichnung ist nicht angekommen.
seal-bad = Das ist nicht die Partie, die versiegelt wurde.
seal-bad-record = Das ist keine vollständige Aufzeichnung einer Fabletop-Partie.
seal-bad-unsealed = Diese Aufzeichnung hat weder Siegel noch Schlüssel: Ihr Zufall lässt sich nicht prüfen.
seal-bad-key = Der Schlüssel passt nicht zum Siegel.
seal-bad-seal = Das Siegel ist nicht das, das dieses Gerät vor der Partie sah.
seal-bad-outcome-setup = Ergebnis { $outcome } des Zufalls, vor dem ersten Zug, ist nicht das versiegelte.
seal-bad-outcome-move = Ergebnis { $outcome } des Zufalls, in Zug { $move }, ist nicht das versiegelte.
seal-bad-changed-beginning = Der Anfang der Aufzeichnung wurde geändert: die Spieler, die Einstellungen oder der Aufbau.
seal-bad-changed-move = Zug { $move } wurde geändert.
seal-bad-checksum = Die Aufzeichnung wurde geändert: Ihre Prüfsumme passt nicht.

## Content packs

pack-title = Inhaltspaket
pack-none = Wie in der Schachtel
pack-help = Eigene Karten, Felder und Namen aus einer kleinen Datei.
pack-file = Ein Paket aus einer Datei …
pack-by = von { $author }, { $licence }
pack-differs = Was anders ist
pack-difference = { $what }: { $now } statt { $usual }
pack-only-names = Nur Namen sind anders.
pack-nothing = Nichts ist anders: Es ist wie in der Schachtel.
pack-names = { $count ->
    [one] Ein Name ist anders: { $names }
   *[other] { $count } Namen sind anders: { $names }
}
pack-signs = { $what }: „{ $signs }“ wird so gezeigt, wie es hier steht.
pack-note = Regeln und Hilfe sprechen von der Schachtel; was anders ist, steht hier.
pack-wrong-title = Dieses Paket lässt sich noch nicht spielen:
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
pack-wrong-syntax = Das ist kein TOML ({ $reason }).
pack-wrong-unending = Was hier beginnt, ist länger als 100 Zeilen.
pack-wrong-deep = Hier ist etwas mehr als { $most }-fach verschachtelt.
pack-wrong-parts = { $most ->
    [one] Ein Name hat hier mehr als { $most } Teil zwischen seinen Punkten.
   *[other] Ein Name hat hier mehr als { $most } Teile zwischen seinen Punkten.
}
pack-wrong-digits = { $most ->
    [one] Eine Zahl hat hier mehr als { $most } Ziffer.
   *[other] Eine Zahl hat hier mehr als { $most } Ziffern.
}
pack-wrong-lines = { $most ->
    [one] Die Datei hat mehr als { $most } Zeile.
   *[other] Die Datei hat mehr als { $most } Zeilen.
}
pack-wrong-no-game = Es fehlt eine Zeile game = "…" mit einem von { $games }.
pack-wrong-game = So ein Spiel gibt es nicht; es gibt { $games }.
pack-wrong-missing = Es fehlt eine Zeile { $name } = "…".
pack-wrong-part = Ein Paket hat kein { $what }; es hat { $parts }.
pack-wrong-sort = { $what } muss { pack-sort } sein.
pack-wrong-words = { $most ->
    [one] { $what } muss { $most } Zeichen haben, in einer Zeile.
   *[other] { $what } muss 1 bis { $most } Zeichen haben, alle in einer Zeile.
}
pack-wrong-unknown = Das Spiel hat nichts, was { $what } heißt.
pack-wrong-near = Das Spiel hat nichts, was { $what } heißt; vielleicht ist { $near } gemeint.
pack-wrong-nameless = Nichts, was man umbenennen kann, heißt { $what }.
pack-wrong-language = { $what } ist keine Sprache dieses Hauses; es gibt { $languages }.
pack-wrong-fixed = { $what } bleibt, wie es ist: Ein Paket kann es nicht ändern.
pack-wrong-choice = { $what } ist „{ $value }“; es muss eines von { $choices } sein.
pack-wrong-written = { $what } ist „{ $value }“; es muss wie „{ $usual }“ geschrieben sein.
pack-wrong-range = { $what } ist { $value }; es muss von { $least } bis { $most } sein.
pack-wrong-step = { $what } ist { $value }; es muss ein Vielfaches von { $step } sein.
pack-wrong-length = { $count ->
    [one] { $what } hat { $count } Eintrag; es müssen { $least } bis { $most } sein.
   *[other] { $what } hat { $count } Einträge; es müssen { $least } bis { $most } sein.
}
pack-wrong-length-exactly = { $count ->
    [one] { $what } hat { $count } Eintrag; es müssen { $least } sein.
   *[other] { $what } hat { $count } Einträge; es müssen { $least } sein.
}
pack-wrong-rising = In { $what } darf keine Zahl kleiner sein als die vor ihr.
pack-wrong-twice = In { $what } steht etwas doppelt.
pack-wrong-sum = Mit den anderen seiner Art ergibt { $what } { $total }; zusammen müssen es { $least } bis { $most } sein.
pack-wrong-sum-exactly = Zusammen ergibt { $what } { $total }; es müssen { $least } sein.
pack-wrong-order = Diese Zahlen müssen wachsen: { $order }.
refusal-out-of-bounds = Diese Datei ist keine von unseren: Sie ist zu lang, zu tief verschachtelt, oder eine Zahl darin ist zu groß.
refusal-too-much-work = Das ist dem Haus zu viel Arbeit. Versuch es mit etwas Kleinerem.
refusal-busy = Das Haus hat gerade alle Hände voll zu tun. Versuch es gleich noch einmal.
refusal-too-slow = Das kam zu langsam an. Versuch es noch einmal, wenn die Verbindung besser ist.
refusal-too-many-replays = Von hier wurde in letzter Zeit viel zurückgeblickt. Mach eine Pause, dann geht es weiter.
refusal-too-many-packs = Von hier kamen in letzter Zeit viele Pakete. Versuche es später noch einmal.
refusal-no-such-pack = Das Haus hat dieses Paket nicht mehr. Wähle die Datei noch einmal.
refusal-pack-of-another-game = Dieses Paket ist für ein anderes Spiel.
