### The house: Dutch

## Pages

title-shelf = Bordspellen uit de sprookjeswereld
title-new = Nieuwe tafel
skip-link = Direct naar het spel
label-loading = Momentje …
label-language = Taal
label-colour = Jouw kleur en vorm
label-own-things = Jouw spelmateriaal

## Lists

list-and = { $list } en { $last }
list-and-i = { $list } en { $last }
list-times = { $count } × { $thing }
labelled = { $label }: { $value }

## The shelf

shelf-title = Schuif aan!
shelf-line = Sprookjesachtige bordspellen voor familie en vrienden. Je hebt geen account nodig: stuur een link en jullie kunnen spelen.
shelf-code = Heb je een tafelcode?
shelf-tables = Jouw tafels
shelf-players = { $least } tot { $most } spelers
shelf-step-1 = Kies een spel en maak een tafel aan.
shelf-step-2 = Deel de link, de code of de QR-code.
shelf-step-3 = Vul lege plekken op met bots.

## A new table

new-chairs = Met hoeveel spelers?
new-chairs-help = Op elke plek speelt een mens of een bot.
new-clock = Timer
new-clock-off = Geen timer
new-clock-on = Met timer
new-clock-off-help = Iedereen mag zo lang nadenken als nodig is. Ideaal met familie en vrienden.
new-clock-on-help = Denkt iemand te lang na, dan speelt het spel voor die speler.
new-more = Meer opties
new-choose = Ik kies zelf
new-chosen = { $chosen } van { $wanted } gekozen
number-other = Ander getal …
number-less = Minder
number-more = Meer

## The lobby

lobby-title = { $game }, tafel { $code }
lobby-chairs = Plekken aan tafel
lobby-full = Alle plekken zijn bezet. Blijf lekker meekijken!
lobby-ready = Klaar voor de start!
options-title = Opties
option-chip = { $label }:
setting-true = Ja
setting-false = Nee
lobby-waiting = { $count ->
    [one] Nog { $count } plek vrij
   *[other] Nog { $count } plekken vrij
}
sit-name = Hoe heet je?
sit-name-other = Wie speelt er nog meer mee op dit apparaat?
chair-number = Plek { $number }
chair-title = Plek { $number }
chair-free = vrij
chair-empty = Plek { $number }: vrij
chair-person = Hier zit { $name }
chair-own = { $name } (jij)
chair-bot = { $name } (bot)
chair-yours = Jouw plek
chair-online = online
chair-offline = offline
chair-slow = trage verbinding
chair-share-help = Spelen jullie op één apparaat? Geef iedereen een eigen plek en geef het apparaat daarna steeds door.
chair-bot-title = Een bot toevoegen
chair-share = Nog een speler op dit apparaat
seat-colour-0 = hemelsblauw, driehoek
seat-colour-1 = goud, cirkel
seat-colour-2 = paars, vierkant
seat-colour-3 = mintgroen, ruit
seat-colour-4 = koraalrood, kruis
seat-colour-5 = roze, ster

## Bots

bot-random = Wervelwind
bot-random-help = Doet zomaar wat. Leuk om mee te beginnen.
bot-easy = Leerling
bot-easy-help = Speelt goed, maar vergeet weleens iets.
bot-greedy = Grootvizier
bot-greedy-help = Vergeet niets en pakt altijd wat het meest oplevert.
bot-level = Niveau { $level } van 5

## Inviting

invite-title = Nodig anderen uit
invite-text = Kom je meespelen? Onze tafelcode is { $code }
invite-qr = QR-code voor tafel { $code }
invite-copied = Gekopieerd!
invite-closed = Meedoen met de tafelcode kan nu niet. De link en de QR-code werken wel.
invite-locked = De tafel zit op slot. Er kan niemand bij tot de host hem van het slot haalt.

## At the table

your-turn = Jij bent aan de beurt
your-turn-of = { $name }, jij bent aan de beurt
your-turn-together = Jullie zijn aan de beurt
ask-anything = Maak je keuze
wait-anything = { $count ->
    [one] { $seats } denkt na
   *[other] { $seats } denken na
}
players-count = { $count ->
    [one] { $count } speler
   *[other] { $count } spelers
}
clock-left = { $count ->
    [one] nog { $count } seconde
   *[other] nog { $count } seconden
}
clock-soon = Je tijd is bijna om!
chip-turn = aan de beurt
chip-you = jij
chip-away = afwezig: de automatische piloot speelt
chip-stood-in = een bot speelt verder
who-title = Spelers
story-title = Spelverloop
story-empty = Nog niets. Het verhaal begint zo!
away-banner = De automatische piloot speelt voor { $name }
stood-in-banner = Een bot speelt voor { $name }
back-soon = { $name } speelt zo weer zelf
line-lost = Verbinding verbroken. Je raakt niets kwijt; we verbinden opnieuw …
why-allowed = Ja, dat mag.

## Talking

talk-title = Zeg iets
talk-who = Wie zegt het?
talk-said = Chat
talk-placeholder = Typ een bericht
phrase-hmm = Hmm …
phrase-one-more = Nog eentje!
phrase-well-done = Goed gedaan!
phrase-oh-no = O nee!
phrase-thanks = Dankjewel!
phrase-wait = Wacht even!

## The curtain

curtain-title = Geef het apparaat aan { $name }
curtain-text = Alle anderen: niet kijken!

## Leaving

leave-title = Wil je echt weg?
leave-text = Je raakt je plek kwijt. Spelen er meer mensen op dit apparaat, dan raken zij hun plek ook kwijt. Wil je alleen even pauze? Sluit dan de pagina en kom later terug.

## The menu

menu-title = Menu
menu-sound = Geluid
menu-calm = Minder beweging
menu-banter = Bots kletsen

## Nobody there

unknown-title = Er is geen tafel met code ‘{ $code }’
unknown-text = Controleer de code of vraag iemand aan tafel om de link. Is het spel al begonnen? Dan kan de host ‘Meedoen via de code toestaan’ weer aanzetten.
guesses-title = Te vaak een verkeerde code
away-title = Geen verbinding met de server
away-text = Controleer je verbinding en probeer het zo nog eens.
nogame-title = Spel niet gevonden
nogame-text = Een spel met die naam hebben we niet. Kijk eens welke we wel hebben.
nowhere-title = Verdwaald in de woestijn
nowhere-text = Op dit adres vind je geen pagina, alleen zand en sterren.
too-old = Deze browser is te oud voor onze spellen. Werk hem bij, of open deze pagina in Safari { $safari }, Firefox { $firefox }, Chrome { $chrome } of een nieuwere versie.

## Credits

credits-title = Met dank aan
credits-text = Fabletop bouwt voort op het werk van heel veel mensen. Bedankt!
credits-house = Fabletop gebruikt deze vrije software:
credits-licences = Volledige licentieteksten
credits-faces = Voor de tekst gebruiken we deze vrije lettertypen:

## Buttons

button-again = Probeer opnieuw
button-back = Ik ben er weer
button-board = Bekijk het bord
button-close = Sluiten
button-copy = Link kopiëren
button-fill = { $count ->
    [one] Voeg een bot toe
   *[other] Vul aan met bots
}
button-forget = Haal tafel { $code } uit de lijst
button-join = Meedoen
button-leave = Tafel verlaten
button-make = Tafel aanmaken
button-menu = Menu
button-mine = Ik ben { $name }
button-new = Nieuwe tafel
button-play = Spelen
button-qr = QR-code
button-result = Bekijk de uitslag
button-save = Opslaan
button-say = Versturen
button-send-away = Bot verwijderen
button-share = Link delen
button-shelf = Alle spellen
button-sit = Meespelen
button-sit-here = Ga hier zitten
button-stand = Mijn plek vrijgeven
button-start = Spel starten
button-stay = Blijven

## Why not

refusal-unknown = Dat kan nu niet.
refusal-bad-message = Er ging iets mis. Laad de pagina opnieuw en probeer het nog eens.
refusal-too-long = Dat is te lang. Maak het wat korter.
refusal-too-fast = Rustig aan! Wacht even en probeer het dan opnieuw.
refusal-hello-first = Bezig met verbinden …
refusal-no-such-table = Er is geen tafel met deze code.
refusal-not-saved = Het spel kan nu even niet worden opgeslagen. Je bent niets kwijt: probeer het zo nog eens.
refusal-failed = Er ging bij ons iets mis. De laatste zet of invoer is niet doorgegaan; probeer het nog eens.
refusal-table-damaged = Deze tafel kan nu niet worden geopend. Wat jullie al gespeeld hebben, is veilig.
refusal-no-such-game = Dit spel hebben we niet.
refusal-too-many-tables = Je hebt al heel wat tafels aangemaakt. Wacht even met de volgende.
refusal-too-many-guesses = Je hebt te vaak een verkeerde code ingevoerd. Probeer het over { $minutes ->
    [one] { $minutes } minuut
   *[other] { $minutes } minuten
} opnieuw of gebruik de link.
refusal-no-room = De server zit nu vol. Probeer het later nog eens.
refusal-bad-token = Dit apparaat heeft geen plek meer aan deze tafel. Kies opnieuw een plek.
refusal-bad-name = Een naam moet uit 1 tot 20 zichtbare tekens bestaan. Probeer een andere naam.
refusal-seat-taken = Daar zit al iemand. Kies een andere plek.
refusal-no-such-seat = Die plek bestaat niet aan deze tafel.
refusal-not-your-seat = Dat is de plek van iemand anders.
refusal-game-running = Het spel is al begonnen.
refusal-not-started = Het spel is nog niet begonnen.
refusal-chairs-empty = Nog niet alle plekken zijn bezet. Wacht op andere spelers of vul aan met bots, dan kun je starten.
refusal-no-such-bot = Die bot doet bij dit spel niet mee.
refusal-stood-in = De bot is nog even met een zet voor je bezig. Daarna speel je weer zelf.
refusal-muted = De chat staat nu uit. Wacht tot hij weer aangaat.

## How to play, and how it went for you

menu-help = Zo speel je
ending-you = { $rank ->
    [1] { $points ->
        [one] Je wint met { $points } punt!
       *[other] Je wint met { $points } punten!
    }
    [2] { $points ->
        [one] Je wordt tweede met { $points } punt
       *[other] Je wordt tweede met { $points } punten
    }
    [3] { $points ->
        [one] Je wordt derde met { $points } punt
       *[other] Je wordt derde met { $points } punten
    }
   *[other] { $points ->
        [one] Je wordt { $rank }e met { $points } punt
       *[other] Je wordt { $rank }e met { $points } punten
    }
}

## Taking back, and coming back

undo-ask = Zet terugnemen
undo-asks = { $name } wil de eigen laatste zet terugnemen
undo-waiting = Zodra iedereen het goedvindt, wordt je zet teruggenomen. We wachten nog op { $names }.
undo-waits = We wachten op { $names }
undo-withdraw = Laat maar
undo-agree = Prima
undo-refuse = Nee
undo-done = De zet is teruggenomen
undo-not-done = De zet is niet teruggenomen
recap-title = Terwijl je weg was
recap-skip = Tik om over te slaan

## Stickers and silence

phrase-sticker-laugh = lachen
phrase-sticker-cry = huilen
phrase-sticker-clap = applaus
phrase-sticker-heart = hartje
phrase-sticker-thumb = duim omhoog
phrase-sticker-think = denken
phrase-sticker-surprise = verrast
phrase-sticker-sleep = slaperig
mute-title = Een speler dempen
mute-help = Wat een gedempte speler zegt, zie en hoor je aan deze tafel niet meer. De speler zelf merkt daar niets van.
mute-person = { $name } dempen

## What bots say

phrase-bot-good-1 = Dat ging lekker!
phrase-bot-good-2 = Dat is mooi meegenomen!
phrase-bot-bad-1 = O jee. Dat heb ik weer.
phrase-bot-bad-2 = Tja, mijn eigen schuld.
phrase-bot-praise-1 = Goed gedaan!
phrase-bot-praise-2 = Kijk eens aan!
phrase-bot-comfort-1 = Wat een pech!
phrase-bot-comfort-2 = Dat had iedereen kunnen gebeuren.
phrase-bot-won = Dat was leuk! Nog een potje?
phrase-bot-lost = Jammer! Nog een keer?
phrase-bot-congratulations = Gefeliciteerd! Goed gespeeld.

## Help for one chair

help-title = Hulp voor spelers
help-text = Je kunt dit altijd aanpassen. Iedereen ziet wie welke hulp heeft.
help-time = Bedenktijd
help-time-usual = Normaal
help-time-double = Dubbel
help-time-endless = Onbeperkt
help-time-usual-help = Dezelfde timer als de anderen.
help-time-double-help = Twee keer zoveel tijd op de timer.
help-time-endless-help = Geen timer: de anderen wachten tot deze speler klaar is.
help-hints = Tips
help-hints-help = Een extra knop laat zien wat een bot zou doen.
help-large = Grotere letters
help-large-help = Grotere letters op het apparaat van deze speler.
help-calm = Zonder haast
help-calm-help = Gaat het erom wie het eerst tikt? Dan telt de tik van deze speler altijd als gemiddeld snel, hoe snel of langzaam die ook is.
help-has-double = dubbele bedenktijd
help-has-endless = onbeperkte bedenktijd
help-has-hints = mag om tips vragen
help-has-large = grotere letters
help-has-calm = zonder haast
hint-ask = Geef me een tip
hint-title = Tip van een bot:
hint-do = Doen!
hint-thanks = Bedankt!

## Resting and ending early

rest-title = Het spel staat op pauze
rest-text = De host laat het spel straks verdergaan.
rest-text-host = Ga verder zodra iedereen er weer is.
rest-resume = Verder spelen
ended-title = Voortijdig gestopt
ended-text = De host heeft dit spel gestopt. Er is geen winnaar en geen verliezer.
refusal-locked = Deze tafel zit op slot. Vraag de host om hem van het slot te halen.
refusal-sent-away = De host heeft de toeschouwers gevraagd om weg te gaan.
refusal-no-such-record = Dit spel is hier niet meer te vinden.
refusal-paused = Het spel staat op pauze. Wacht tot de host verdergaat.
refusal-ended = De host heeft dit spel gestopt.
refusal-not-over = Het spel is nog niet afgelopen.
refusal-damaged = { $move ->
    [none] Dit bestand is gewijzigd of is geen Fabletop-spel.
    [0] Dit bestand is gewijzigd: het begin klopt niet.
   *[other] Dit bestand is gewijzigd: zet { $move } klopt niet.
}
refusal-host-only = Dat kan alleen de host.
refusal-no-undo = Er valt niets terug te nemen, of er is na je laatste zet iets nieuws zichtbaar geworden.
refusal-no-hints = Deze speler krijgt geen tips. Je zet ze aan bij ‘Hulp voor spelers’.
refusal-bad-ticket = Deze code werkt niet meer. Maak op het oude apparaat een nieuwe.
refusal-not-now = Dat kan nu even niet. Probeer het zo nog eens.
refusal-still-here = { $seconds ->
    [0] { $name } is er nog. Je kunt een plek pas vrijgeven als de speler de tafel verlaat of twee minuten offline is.
    [one] { $name } is nog maar net offline. Over { $seconds } seconde kun je de plek vrijgeven.
   *[other] { $name } is nog maar net offline. Over { $seconds } seconden kun je de plek vrijgeven.
}
refusal-played-already = Op dit apparaat is in dit spel al een plek gekozen, dus deze is voor iemand anders. Bij het volgende potje mag je overal zitten.
refusal-sit-first = Kies eerst zelf een plek. Daarna kun je andere spelers toevoegen.
refusal-name-taken = Iemand aan tafel heet al zo, of bijna zo. Kies een andere naam.
refusal-table-full = Er kijken nu te veel mensen mee. Probeer het later nog eens.
refusal-long-evening = { $most ->
    [one] Aan één tafel kun je hooguit { $most } potje spelen. Maak voor het volgende een nieuwe tafel aan.
   *[other] Aan één tafel kun je hooguit { $most } potjes spelen. Maak voor het volgende een nieuwe tafel aan.
}

## The door: television, host, moving, notices

tv-join = Doe mee!
tv-address = of ga naar { $address } en voer de code in
tv-late = Speel mee!
tv-touch = Tik voor geluid en volledig scherm
tv-full = Volledig scherm
tv-window = Volledig scherm verlaten
tv-leave = Toch op dit scherm spelen
tv-show = Op tv laten zien
tv-show-text = Open dit adres op de tv. Daar ziet iedereen het bord; wat alleen jij mag zien, staat op je telefoon.
tv-here = Op dit scherm tonen
host-title = Tafel beheren
host-you = Jij bent de host
host-locked = Tafel op slot
host-door = Meedoen via de code toestaan
host-dismiss = Toeschouwers wegsturen
host-dismiss-question = Alle toeschouwers wegsturen? De tafel gaat dan ook op slot, zodat er niemand meer bij kan.
watchers = { $count ->
    [one] { $count } toeschouwer
   *[other] { $count } toeschouwers
}
host-chat = Vrij chatten als het spel dat toelaat
host-banter = Bots kletsen af en toe
host-slow = Geen timers (voor een spel van enkele dagen)
host-clock = Timer: denkt iemand te lang na, dan speelt het spel voor die speler
host-paused = Spel pauzeren
host-swap = Twee plekken ruilen
host-swap-this = Van plek ruilen
host-free = Plek vrijgeven
host-free-lobby = { $name } van tafel sturen? Terugkomen kan, tenzij je de tafel op slot doet.
host-free-play = De plek van { $name } vrijgeven? Een bot speelt verder tot een nieuwe speler de plek overneemt, tenzij de opties anders zeggen. Iedereen krijgt dit te zien.
host-bot = Laat een bot spelen
host-bot-level = Welke bot speelt voor { $name }?
host-end = Spel stoppen
host-end-question = Het spel voor iedereen stoppen? Verder spelen kan daarna niet meer.
swap-first = Tik op de eerste plek
swap-second = Gekozen: { $name }. Tik nu op de andere plek.
chair-host = host
chair-free-now = vrij voor een nieuwe speler
free-chair = Speel verder voor { $name }
free-chair-title = Deze plek overnemen
free-chair-text = Een bot speelt voor { $name }. Neem deze plek over en speel verder waar de bot gebleven is.
move-title = Verder spelen op een ander apparaat
move-who = Welke speler?
move-text = Scan deze code met het andere apparaat of open daar de link. Je plek verhuist mee.
move-once = De code werkt één keer en is tien minuten geldig. Laat hem aan niemand anders zien.
move-qr = QR-code om op een ander apparaat verder te spelen
move-failed = Het maken van de code is mislukt. Controleer je verbinding.
seat-moved = { $name } speelt nu op een ander apparaat. Dit apparaat heeft die plek niet meer.
seat-freed = De host heeft de plek van { $name } vrijgegeven. { $name } is nu toeschouwer.
notice-chair-freed = { $by } heeft de plek van { $name } vrijgegeven. Een bot speelt verder tot iemand de plek overneemt.
notice-chair-left = { $by } heeft de plek van { $name } vrijgegeven. { $name } speelt in dit spel niet meer mee.
notice-chair-taken = { $by } heeft de plek van { $name } overgenomen.
notice-clock-answered = De tijd was om, dus het spel heeft voor { $name } gespeeld.
notice-turn = Melding als ik aan de beurt ben
notice-none = Deze browser kan hier geen meldingen tonen. Daarvoor zijn een browser die dat kan en een beveiligd adres (https) nodig.
notice-refused = Je browser blokkeert meldingen. Je kunt ze toestaan in de browserinstellingen voor deze site.
locked-title = Deze tafel zit op slot
locked-text = Vraag de host om de tafel van het slot te halen en probeer het dan opnieuw.
sent-away-title = De spelers willen even onder elkaar zijn
sent-away-text = De host heeft deze tafel gesloten voor toeschouwers. Bedankt voor het kijken!
full-title = Deze tafel is vol
full-text = Er kijken nu te veel mensen mee. Probeer het later nog eens.
shelf-seen = laatst geopend: { $ago }
shelf-over = afgelopen
button-no = Nee, toch niet
button-cancel = Annuleren
button-move-here = Naar deze plek gaan
button-move-name = Zet { $name } hier

## Rules, and a first game with a guide

rules-title = Spelregels
rules-of = { $game }: spelregels
rules-short = Het spel in één minuut
rules-contents = Inhoud
rules-search = Zoek in de spelregels
rules-places = { $count ->
    [0] Niets gevonden. Probeer een ander woord.
    [one] { $count } keer gevonden
   *[other] { $count } keer gevonden
}
rules-print = Afdrukken
rules-page = Spelregels in een nieuw tabblad openen
rules-clause = Spelregel
rules-english = Deze spelregels zijn nog niet vertaald. Daarom lees je ze hier in het Engels.
rules-none = De spelregels kunnen nu niet worden getoond.
learn-button = Spelenderwijs leren
learn-text = Je eerste potje, met bots en zonder timer. Een gids legt alles uit zodra het aan bod komt.
learn-begin = Spelen maar!
learn-name = Robin
learn-afresh = Leg alles opnieuw uit
guide-title = Gids
guide-next = Snap ik
guide-play = Nu een echt potje!
guide-close = Sluit de gids. Via het menu haal je hem weer terug.
guide-switch = Uitleg tijdens het spelen

## After the game, the evening, a picture to keep, statistics, the house on one’s own device

after-links = En nu?
again-button = Nog een potje
again-wait = Wachten tot { $name } het volgende potje start
again-starts = Het volgende potje begint zodra iedereen terug is. We wachten nog op { $names }.
again-nobody = Er is niemand meer die het volgende potje kan starten
course-title = Zo verliep het spel
again-other = Ander spel
again-other-title = Welk spel spelen we nu?
again-other-text = Dezelfde spelers, dezelfde tafel.
again-seats = Voor { $least } tot { $most } spelers; plekken aan jullie tafel: { $chairs }.
evening-title = De tussenstand
evening-person = Speler
evening-wins = Gewonnen
evening-leads = { $count ->
    [one] { $names } gaat aan kop
   *[other] { $names } gaan samen aan kop
}
evening-nobody = Er heeft nog niemand gewonnen
evening-place = { $points ->
    [one] Plaats { $rank }, { $points } punt
   *[other] Plaats { $rank }, { $points } punten
}
evening-won = gewonnen
evening-lost = verloren
evening-ended = voortijdig gestopt
evening-absent = deed niet mee
postcard-button = Maak een plaatje
postcard-title = Jullie potje als plaatje
postcard-alt = Plaatje van een potje { $game }: spelers, uitslag en mooiste momenten
postcard-drawing = We maken het plaatje …
postcard-failed = Deze browser kon het plaatje niet maken.
postcard-save = Opslaan
postcard-share = Delen
postcard-copy = Kopiëren
postcard-copied = Gekopieerd!
postcard-moments = Mooiste momenten
postcard-points = Punten, zet voor zet
moment-leap = { $points ->
    [one] { $name } scoort { $points } punt in één zet
   *[other] { $name } scoort { $points } punten in één zet
}
moment-turn = { $name } neemt bij zet { $move } van { $moves } de leiding en geeft die niet meer uit handen
moment-always = { $name } staat van begin tot eind aan kop
moment-wait = Langste bedenktijd: { $name }, { $time }
moment-margin = { $points ->
    [one] Beslist met één punt verschil
   *[other] Gewonnen met { $points } punten verschil
}
moment-tie = Gelijke stand: de overwinning wordt gedeeld
moment-moves = { $moves ->
    [one] Klaar na { $moves } zet
   *[other] { $moves } zetten van begin tot eind
}
stats-link = Statistieken
stats-title = Gespeeld op dit apparaat
stats-private = Deze statistieken blijven op dit apparaat.
stats-empty = Nog niets te zien. Elk potje dat je uitspeelt, verschijnt hier.
stats-games = { $count ->
    [one] { $count } potje
   *[other] { $count } potjes
}
stats-wins = { $count ->
    [one] { $count } keer gewonnen
   *[other] { $count } keer gewonnen
}
stats-best = beste score: { $points }
stats-last = laatst gespeeld: { $ago }
stats-rate = { $share } gewonnen
stats-streak = { $count ->
    [one] { $count } keer op rij gewonnen
   *[other] { $count } keer op rij gewonnen
}
stats-recent = Laatste potjes
stats-reaction = Snelste reactie
stats-usual = Gemiddeld
stats-memory = { $share } goed onthouden
stats-trend = Punten van potje tot potje
stats-forget = Statistieken wissen
stats-forget-question = Alle statistieken op dit apparaat wissen? Je krijgt ze niet meer terug.
install-button = Installeer Fabletop
closed-title = Geen verbinding met de server
closed-text = We blijven het proberen. Jullie plekken blijven bewaard.

## Seen again, and the fair-play seal

replay-title = Spel terugkijken
replay-of = { $game } terugkijken
replay-eyes = Kijken als
replay-eyes-of = Kijken als { $name }
replay-eyes-tv = Tv
replay-eyes-all = Alles open
replay-move = Zet { $number } van { $count }
replay-start = Vóór de eerste zet
replay-slider = Zet
replay-first = Naar het begin
replay-back = Eén zet terug
replay-play = Afspelen
replay-pause = Pauzeren
replay-next = Eén zet verder
replay-last = Naar het einde
replay-speed = Snelheid
replay-speed-slow = langzaam
replay-speed-usual = normaal
replay-speed-quick = snel
replay-speed-very-quick = heel snel
replay-keys = Toetsenbord: met de pijltjestoetsen ga je een zet terug of verder, met Home en End spring je naar het begin of het einde en met de spatiebalk start of pauzeer je het afspelen.
replay-show = Wat wil je zien?
replay-board = Bord
replay-hands = Bezit
replay-points = Punten
replay-chart = Puntenverloop
replay-told = Alleen zichtbaar voor { $names }
replay-gone = later teruggenomen
replay-why = Waarom: { $why }
told-no-options = standaardopties
told-by-bot = bot
told-by-clock = tijd is om
told-by-house = automatisch
told-leave = verlaat de tafel
told-here = Aan tafel: { $names }
told-undo = Zet teruggenomen
coach-title = Geluk en keuzes
coach-win = Winstkans
coach-points = Punten
coach-start = Gemiddeld begin
coach-luck = Geluk
coach-own = Eigen keuzes
coach-others = Keuzes van anderen
coach-result = Uitslag
coach-best = Beste keuzes
coach-costly = Duurste keuzes
coach-lucky = Grootste geluk
coach-unlucky = Grootste pech
coach-move = Zet { $n }
coach-player = Naam
coach-better = Beter: { $action }
coach-none = Niets opvallends
coach-sum = De uitslag is het gemiddelde begin plus geluk en ieders keuzes. Het getal na ± is de standaardfout.
coach-course = Winstkans tijdens het spel
coach-all = Alle keuzes
coach-decision = Keuze
coach-worth = Vergeleken met gewoon spel
coach-lost = Weggegeven
coach-game = Spel
coach-games =
    { $count ->
        [one] { $count } spel
       *[other] { $count } spellen
    }
coach-each = Gemiddeld per spel
coach-verdict-best = Beste keuze
coach-verdict-fine = Goed
coach-verdict-slip = Slordigheid
coach-verdict-mistake = Fout
coach-memory-remembered = Onthouden
coach-memory-forgotten = Vergeten
coach-memory-guessed = Goed gegokt
coach-memory-unknown = Niet te weten
replay-lost = Het laden van deze zetten is mislukt. Probeer het nog eens.
replay-save = Bestand opslaan
replay-saved = Opgeslagen!
replay-table = Terug naar de tafel
replay-running-title = Dit spel is nog bezig
replay-running-text = Zodra het spel is afgelopen, kun je het terugkijken en zien wat iedereen had.
replay-gone-title = Spel niet gevonden
replay-gone-text = Misschien is de link niet compleet of is de tafel verwijderd. Vraag een medespeler om de link.
replay-file-title = Een spel uit een bestand terugkijken
replay-file-text = Kies het bestand van een afgelopen spel of sleep het hierheen. We controleren het eerst.
replay-choose = Kies een bestand
replay-bad-title = We kunnen dit bestand niet tonen
replay-bad-text = Dit bestand is geen Fabletop-spel.
seal-title = Fairplayzegel
seal-means = Hoe er geschud en gedobbeld wordt, ligt al vast vóór de eerste zet. Met dit zegel kun je straks controleren of er echt niets is veranderd.
seal-later = Na afloop controleer je met één tik op dit apparaat of er eerlijk is geschud en gedobbeld.
seal-whole = Volledig zegel
seal-copy = Zegel kopiëren
seal-copied = Gekopieerd!
seal-check = Zegel controleren
seal-checking = Bezig met controleren: { $done } van { $count } …
seal-good = { $count ->
    [0] In dit spel is niet geschud of gedobbeld, en er is niets gewijzigd.
    [one] Er is één keer geschud of gedobbeld, en dat klopt met het zegel.
   *[other] Er is { $count } keer geschud of gedobbeld, en alles klopt met het zegel.
}
seal-good-seen = Dit apparaat zag vóór het spel hetzelfde zegel: { $seal }. Er is geen zet gewijzigd.
seal-good-unseen = Het zegel is { $seal } en er is geen zet gewijzigd. Dit apparaat heeft het zegel niet vóór het spel gezien; vergelijk het met het zegel op een apparaat dat er vanaf het begin bij was.
seal-verify = Wil je het spel zelf controleren? Sla het bestand op en gebruik de opdracht ‘fabletop verify’.
seal-helpless = Deze pagina kan het zegel niet controleren, want browsers staan dat alleen toe op https-pagina’s. Sla het bestand op en gebruik de opdracht ‘fabletop verify’.
seal-failed = Het laden van het spel is mislukt. Probeer het nog eens.
seal-save-failed = Mislukt. Nog een keer?
seal-bad = Dit is niet het spel dat verzegeld is.
seal-bad-record = Dit bestand is geen volledig Fabletop-spel.
seal-bad-unsealed = Dit bestand heeft geen zegel en geen sleutel. Of er eerlijk geschud is, valt dus niet na te gaan.
seal-bad-key = De sleutel past niet bij het zegel.
seal-bad-seal = Dit is een ander zegel dan dit apparaat vóór het spel zag.
seal-bad-outcome-setup = Schudbeurt of worp nr. { $outcome }, vóór de eerste zet, klopt niet met het zegel.
seal-bad-outcome-move = Schudbeurt of worp nr. { $outcome }, in zet { $move }, klopt niet met het zegel.
seal-bad-changed-beginning = Het begin van het spel is gewijzigd: de spelers, de opties of de opstelling.
seal-bad-changed-move = Zet { $move } is gewijzigd.
seal-bad-checksum = Het bestand is gewijzigd: de controlesom klopt niet.

## Content packs

pack-title = Je eigen kaarten
pack-none = Standaardspel
pack-help = Speel met je eigen kaarten, vakken, getallen en namen uit een klein bestand.
pack-file = Laad een bestand …
pack-by = door { $author }, { $licence }
pack-differs = Wat is er anders?
pack-difference = { $what }: { $now } in plaats van { $usual }
pack-only-names = Alleen de namen zijn anders.
pack-nothing = Alles is hetzelfde als in het standaardspel.
pack-names = { $count ->
    [one] Eén naam is anders: { $names }
   *[other] { $count } namen zijn anders: { $names }
}
pack-signs = { $what }: ‘{ $signs }’ komt precies zo in beeld.
pack-note = De spelregels en de uitleg gaan over het standaardspel. In deze lijst zie je wat er anders is.
pack-wrong-title = Aan dit bestand moet je nog iets veranderen:
pack-line = Regel { $line }: { $wrong }
pack-yes = ja
pack-no = nee
pack-sort = { $sort ->
    [number] een geheel getal
    [truth] true of false
    [list] een lijst tussen vierkante haken
    [table] een tabel
   *[text] tekst tussen aanhalingstekens
}
pack-wrong-large = Het bestand is groter dan { $most } kB.
pack-wrong-syntax = Dit is geen geldige TOML. De fout: ‘{ $reason }’.
pack-wrong-unending = De waarde die hier begint, is meer dan 100 regels lang.
pack-wrong-deep = { $most ->
    [one] Hier is iets te diep genest. Er mag hooguit { $most } niveau zijn.
   *[other] Hier is iets te diep genest. Er mogen hooguit { $most } niveaus zijn.
}
pack-wrong-parts = { $most ->
    [one] In een naam mag hier geen punt staan.
   *[other] Hier bestaat een naam uit meer dan { $most } delen met een punt ertussen.
}
pack-wrong-digits = { $most ->
    [one] Hier heeft een getal meer dan { $most } cijfer.
   *[other] Hier heeft een getal meer dan { $most } cijfers.
}
pack-wrong-lines = { $most ->
    [one] Het bestand telt meer dan { $most } regel.
   *[other] Het bestand telt meer dan { $most } regels.
}
pack-wrong-no-game = Voeg een regel toe met game = "…" en zet tussen de aanhalingstekens een van deze namen: { $games }.
pack-wrong-game = Dat spel bestaat niet. Kies een van deze: { $games }.
pack-wrong-missing = Voeg een regel toe met { $name } = "…".
pack-wrong-part = Er is geen onderdeel dat { $what } heet. Dit kan wel: { $parts }.
pack-wrong-sort = { $what } moet { pack-sort } zijn.
pack-wrong-words = { $most ->
    [one] { $what } moet precies { $most } teken lang zijn.
   *[other] { $what } mag 1 tot { $most } tekens lang zijn, op één regel.
}
pack-wrong-unknown = In dit spel bestaat { $what } niet.
pack-wrong-near = In dit spel bestaat { $what } niet. Bedoel je { $near }?
pack-wrong-nameless = { $what } kun je geen andere naam geven.
pack-wrong-language = { $what } is geen taal die we kennen. Kies een van deze talen: { $languages }.
pack-wrong-fixed = { $what } kun je niet veranderen.
pack-wrong-choice = { $what } is ‘{ $value }’. Kies een van deze: { $choices }.
pack-wrong-written = { $what } is ‘{ $value }’. Schrijf het zoals ‘{ $usual }’.
pack-wrong-range = { $what } is { $value }. Kies een getal van { $least } tot en met { $most }.
pack-wrong-step = { $what } is { $value }. Het moet een veelvoud van { $step } zijn.
pack-wrong-length = { $count ->
    [one] { $what } bevat { $count } waarde. Het mogen er { $least } tot en met { $most } zijn.
   *[other] { $what } bevat { $count } waarden. Het mogen er { $least } tot en met { $most } zijn.
}
pack-wrong-length-exactly = { $count ->
    [one] { $what } bevat { $count } waarde. Het moeten er { $least } zijn.
   *[other] { $what } bevat { $count } waarden. Het moeten er { $least } zijn.
}
pack-wrong-rising = In { $what } mag geen getal kleiner zijn dan het vorige.
pack-wrong-twice = In { $what } staat iets dubbel.
pack-wrong-sum = { $what } en de andere getallen van die soort zijn samen { $total }. Het totaal moet minstens { $least } en hooguit { $most } zijn.
pack-wrong-sum-exactly = De getallen in { $what } zijn samen { $total }. Het totaal moet { $least } zijn.
pack-wrong-order = Deze getallen moeten oplopen: { $order }.
refusal-out-of-bounds = Dit kan geen Fabletop-bestand zijn: het is te lang, te diep genest of bevat een te groot getal.
refusal-too-much-work = Dat is te veel voor de server. Probeer iets kleiners.
refusal-busy = De server heeft het druk. Probeer het zo nog eens.
refusal-too-slow = Het versturen duurde te lang. Probeer het nog eens met een betere verbinding.
refusal-too-many-replays = Je hebt al veel potjes teruggekeken. Wacht even met het volgende.
refusal-too-many-packs = Je hebt al veel bestanden geladen. Probeer het straks nog eens.
refusal-no-such-pack = De server heeft dit bestand niet meer. Laad het opnieuw.
refusal-pack-of-another-game = Dit bestand hoort bij een ander spel.

## On this device

device-play = Op dit apparaat spelen
device-line = Sprookjesachtige bordspellen voor familie en vrienden. Je speelt ze gewoon hier, ook zonder internet.
device-step-1 = Kies een spel.
device-step-2 = Voeg iedereen toe die op dit apparaat meespeelt.
device-step-3 = Vul lege plekken op met bots.
device-tables = Bewaard op dit apparaat
device-going = nog bezig
device-delete = Verwijder spel { $code }
device-delete-title = Dit spel verwijderen?
device-delete-text = Het staat alleen op dit apparaat. Je krijgt het niet meer terug.
device-delete-yes = Spel verwijderen
device-broken = Je laatste spel werd onderbroken. Je bent niets kwijt: je kunt verder spelen waar je gebleven was.
device-continue = Verder spelen
device-loading = Het spel wordt klaargezet
device-loading-once = Dit duurt alleen de eerste keer even. Daarna kun je zonder internet spelen.
device-loaded = { $done } van { $all } MB
device-starting = Bijna zover …
device-flight = Je kunt nu zonder internet spelen.
device-here = Iedereen op dit apparaat
device-here-text = Tik op een lege plek om een speler of een bot toe te voegen. Tijdens het spel geven jullie het apparaat aan elkaar door.
device-carry = Verder met anderen
device-carry-text = Speel verder aan een tafel op de server, waar anderen met een link kunnen meedoen. Het spel op dit apparaat blijft zoals het is.
device-carry-back = Hier verder spelen
device-carry-back-text = Zet een kopie van dit spel op dit apparaat en speel verder zonder internet. De tafel op de server blijft zoals hij is.
device-carry-failed = Dat is niet gelukt. Controleer je verbinding en probeer het opnieuw.
device-cannot-title = Dit lukt niet op dit apparaat
device-cannot-old-browser = Deze browser is te oud om het spel zelf te draaien. Werk hem bij, of gebruik een andere browser.
device-cannot-no-memory = Er is nu te weinig geheugen vrij. Sluit andere tabbladen en apps en probeer het opnieuw.
device-cannot-too-slow = Het spel is niet op tijd gestart. Probeer het opnieuw, of gebruik een ander apparaat.
device-cannot-no-files = Het spel staat nog niet op dit apparaat. Ga één keer online; daarna werkt het ook zonder internet.
device-cannot-saved = Spellen die al bewaard zijn, ben je niet kwijt.
device-elsewhere-title = Al open in een ander tabblad
device-elsewhere-text = Spellen op dit apparaat kunnen maar in één tabblad tegelijk open zijn. Speel in het andere tabblad verder, of sluit dat en speel hier.
device-take = Liever hier spelen
device-cannot-no-storage = Deze browser laat het spel niets bewaren. In een privévenster is dat vaak zo.
device-cannot-crashed = Het spel is vastgelopen. Probeer het opnieuw, of gebruik een andere browser.
