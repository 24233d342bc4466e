### The house: Dutch

## Pages

title-shelf = Sprookjesachtige bordspellen
title-new = Nieuwe tafel
skip-link = Naar de tafel
label-loading = Een ogenblik …
label-language = Taal
label-colour = Je kleur en vorm
label-own-things = Jouw spullen

## The shelf

shelf-title = Schuif aan
shelf-line = Sprookjesachtige bordspellen voor familie en vrienden. Geen account, alleen een link.
shelf-code = Ik heb een code
shelf-tables = Jouw tafels
shelf-players = { $least } tot { $most } spelers
shelf-step-1 = Kies een spel en zet een tafel klaar.
shelf-step-2 = Stuur de link, zeg de code of laat de QR-code zien.
shelf-step-3 = Bots nemen de stoelen die vrij blijven.

## A new table

new-chairs = Hoeveel stoelen?
new-chairs-help = Op elke stoel zit een mens of een bot.
new-more = Meer opties
new-choose = Ik kies zelf
new-chosen = { $chosen } van { $wanted } gekozen
number-other = Anders …
number-less = Minder
number-more = Meer

## The lobby

lobby-title = { $game }, tafel { $code }
lobby-chairs = De stoelen rond de tafel
lobby-full = Alle stoelen zijn bezet. Blijf en kijk mee!
lobby-ready = Iedereen is er!
options-title = Opties
option-chip = { $label }:
setting-true = Ja
setting-false = Nee
lobby-waiting = { $count ->
    [one] Er is nog { $count } stoel vrij
   *[other] Er zijn nog { $count } stoelen vrij
}
sit-name = Hoe heet je?
sit-name-other = Wie speelt hier nog mee?
chair-number = Stoel { $number }
chair-title = Stoel { $number }
chair-free = vrij
chair-empty = Stoel { $number }: vrij
chair-person = Hier zit { $name }
chair-own = { $name }: dat ben jij
chair-bot = { $name }, een bot
chair-yours = Jouw stoel
chair-online = is er
chair-offline = nu niet verbonden
chair-slow = trage verbinding
chair-share-help = Spelen jullie samen op dit apparaat? Dan gaat de volgende speler hier zitten en geven jullie het apparaat door.
chair-bot-title = Zet hier een bot neer
chair-share = Iemand op dit apparaat
seat-colour-0 = hemelsblauw, driehoek
seat-colour-1 = goud, cirkel
seat-colour-2 = violet, vierkant
seat-colour-3 = mint, ruit
seat-colour-4 = koraal, kruis
seat-colour-5 = roze, ster

## Bots

bot-random = Wervelwind
bot-random-help = Speelt wat de wind maar aanwaait. Fijn om te oefenen.
bot-easy = Leerling
bot-easy-help = Speelt goed, maar vergeet wel eens iets.
bot-greedy = Vizier
bot-greedy-help = Vergeet niets en grijpt het beste.
bot-level = Niveau { $level } van 5

## Inviting

invite-title = Anderen uitnodigen
invite-text = Kom met ons spelen! De code van onze tafel: { $code }
invite-qr = QR-code van de link naar tafel { $code }
invite-copied = Gekopieerd!
invite-closed = De link en de QR-code werken altijd. De code op zich werkt alleen zolang de gastheer er mensen mee binnenlaat.
invite-locked = De tafel is op slot: er komt niemand bij tot de gastheer opendoet.

## At the table

your-turn = Jouw beurt
your-turn-of = { $name }, jij bent aan de beurt
your-turn-together = Allemaal samen
ask-anything = Kies
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
chip-turn = is aan de beurt
chip-you = dat ben jij
chip-away = weg, de automatische piloot speelt
chip-stood-in = een bot heeft het overgenomen
who-title = Wie is wie
story-title = Wat er gebeurde
story-empty = Nog niets: het verhaal gaat zo beginnen.
away-banner = De automatische piloot speelt voor { $name }
stood-in-banner = Een bot speelt voor { $name }
back-soon = { $name } neemt het zo weer over
line-lost = De verbinding is weg. Je stoel blijft van jou, een ogenblik …
why-allowed = Niets staat in de weg. Ga je gang!

## Talking

talk-title = Iets zeggen
talk-who = Wie praat er?
talk-said = Wat er gezegd is
talk-placeholder = In je eigen woorden
phrase-hmm = Hmm …
phrase-one-more = Nog eentje!
phrase-well-done = Goed gedaan!
phrase-oh-no = O nee!
phrase-thanks = Dank je wel!
phrase-wait = Wacht even!

## The curtain

curtain-title = Geef het apparaat aan { $name }
curtain-text = Alle anderen: niet kijken!

## Leaving

leave-title = Voorgoed weggaan?
leave-text = Je stoel wordt dan niet vrijgehouden. Voor een pauze sluit je gewoon de pagina en kom je later terug.

## The menu

menu-title = Menu
menu-sound = Geluiden
menu-calm = Minder beweging

## Nobody there

unknown-title = Tafel ‘{ $code }’ bestaat niet
unknown-text = Kijk de code na of vraag om de link. Wordt er al gespeeld, dan kan de gastheer weer mensen met de code binnenlaten.
guesses-title = Te veel foute codes
away-title = De lamp is uitgegaan
away-text = De server is niet bereikbaar. We blijven kloppen; kijk intussen je netwerk na.
nogame-title = Deze doos staat niet op onze plank
nogame-text = Misschien heet het spel anders. Kijk eens op de plank.
nowhere-title = Verdwaald in de woestijn
nowhere-text = Op dit adres is niets dan zand en sterren.

## Credits

credits-title = Met dank aan
credits-text = Fabletop heeft veel aan velen te danken. Bedankt!
credits-house = De schil is gebouwd met deze vrije bibliotheken:
credits-licences = Hun volledige licenties
credits-faces = De teksten zijn gezet in deze vrije lettertypen:

## Buttons

button-again = Opnieuw proberen
button-back = Ik ben er weer
button-board = Het bord bekijken
button-close = Sluiten
button-copy = Link kopiëren
button-fill = { $count ->
    [one] Zet er een bot op
   *[other] Vul ze met bots
}
button-forget = Tafel { $code } van de lijst halen
button-join = Meedoen
button-leave = De tafel verlaten
button-make = Zet de tafel klaar
button-menu = Menu
button-mine = Ik ben het, { $name }
button-new = Nieuwe tafel
button-play = Spelen
button-qr = QR-code
button-result = Toon de uitslag
button-save = Opslaan
button-say = Zeg het
button-send-away = Stuur de bot weg
button-share = Link delen
button-shelf = Terug naar de plank
button-sit = Ga zitten
button-sit-here = Ga hier zitten
button-stand = Opstaan
button-start = Begin het spel
button-stay = Ik blijf

## Why not

refusal-unknown = Dat kan nu even niet.
refusal-bad-message = Dat begreep de server niet. Laad de pagina opnieuw en probeer het nog eens.
refusal-too-long = Dat was te lang. Probeer het korter.
refusal-too-fast = Iets rustiger: dat was te veel tegelijk.
refusal-hello-first = De pagina heeft zich nog niet voorgesteld. Een ogenblik, en probeer het dan nog eens.
refusal-no-such-table = Er is geen tafel met deze code.
refusal-not-saved = De tafel kan nu even niet worden opgeslagen. Er is niets verloren: probeer het zo nog eens.
refusal-failed = Er ging bij ons iets mis. De tafel is weer zoals daarvoor; probeer het nog eens.
refusal-table-damaged = Deze tafel kan nu even niet open. Wat gespeeld is, blijft bewaard.
refusal-no-such-game = Dit spel staat niet op onze plank.
refusal-too-many-tables = Je hebt de laatste tijd veel tafels neergezet. Neem even pauze en zet dan de volgende neer.
refusal-too-many-guesses = Er kwamen hier te veel foute codes vandaan. Probeer het over { $minutes ->
    [one] { $minutes } minuut
   *[other] { $minutes } minuten
} weer, of gebruik de link.
refusal-no-room = Het huis zit nu vol. Probeer het later nog eens.
refusal-bad-token = Dit apparaat heeft geen stoel meer aan deze tafel. Ga gewoon opnieuw zitten.
refusal-bad-name = Een naam heeft 1 tot 20 zichtbare tekens nodig. Wat dacht je van een andere?
refusal-seat-taken = Daar zit al iemand. Neem een andere stoel.
refusal-no-such-seat = Die stoel heeft deze tafel niet.
refusal-not-your-seat = Dat is de stoel van iemand anders.
refusal-game-running = Het spel is al bezig.
refusal-not-started = Het spel is nog niet begonnen.
refusal-chairs-empty = Er is nog een stoel vrij. Zet er iemand of een bot op en begin dan.
refusal-no-such-bot = Die bot bestaat niet in dit spel.
refusal-stood-in = De bot maakt nog net een antwoord voor je af. Daarna is je stoel weer van jou.
refusal-muted = Even niet praten. Wacht tot het weer mag.

## How to play, and how it went for you

menu-help = Zo speel je
ending-you = { $rank ->
    [1] { $points ->
        [one] Je wint met { $points } punt!
       *[other] Je wint met { $points } punten!
    }
   *[other] { $points ->
        [one] Jouw plaats: { $rank }, met { $points } punt
       *[other] Jouw plaats: { $rank }, met { $points } punten
    }
}

## Taking back, and coming back

undo-ask = Terugnemen
undo-asks = { $name } wil de laatste zet graag terugnemen
undo-waiting = Je zet gaat terug zodra iedereen het goedvindt. Nu nog: { $names }
undo-waits = Nu nog: { $names }
undo-withdraw = Laat maar
undo-agree = Goed
undo-refuse = Nee
undo-done = Er zijn zetten teruggenomen
undo-not-done = Er is niets teruggenomen
recap-title = Terwijl je weg was
recap-skip = Tik om over te slaan

## Stickers and silence

phrase-sticker-laugh = lachen
phrase-sticker-cry = tranen
phrase-sticker-clap = applaus
phrase-sticker-heart = van harte
phrase-sticker-thumb = duim omhoog
phrase-sticker-think = nadenken
phrase-sticker-surprise = verrast
phrase-sticker-sleep = slaap
mute-title = Iemand dempen
mute-help = Aan deze tafel zie en hoor je dan niet meer wat die persoon zegt. Niemand komt het te weten.
mute-person = { $name } dempen

## Help for one chair

help-title = Hulp aan tafel
help-text = Hulp kan altijd veranderen, en iedereen ziet wie welke heeft.
help-time = Bedenktijd
help-time-usual = Normaal
help-time-double = Dubbel
help-time-endless = Eindeloos
help-time-usual-help = De klok loopt zoals voor iedereen.
help-time-double-help = De klok geeft deze stoel twee keer zoveel tijd.
help-time-endless-help = Geen klok voor deze stoel: de anderen wachten.
help-hints = Tips
help-hints-help = Een knop die vertelt wat een bot zou doen.
help-large = Grotere letters
help-large-help = Grotere letters op het apparaat van deze stoel.
help-calm = Geen reflexen nodig
help-calm-help = Waar de snelste wint, telt ook een trage druk als een gewone.
help-has-double = dubbele tijd
help-has-endless = eindeloos de tijd
help-has-hints = mag om tips vragen
help-has-large = grotere letters
help-has-calm = geen reflexen nodig
hint-ask = Geef me een tip
hint-title = Tip van een bot:
hint-do = Doe ik
hint-thanks = Dank je!

## Resting and ending early

rest-title = Het spel rust
rest-text = Het gaat verder zodra de gastheer of gastvrouw het zegt.
rest-text-host = Ga verder zodra iedereen terug is.
rest-resume = Verder spelen
ended-title = Voortijdig gestopt
ended-text = De gastheer heeft dit spel beëindigd. Niemand heeft gewonnen, niemand heeft verloren.
refusal-locked = Deze tafel is op slot. Vraag de gastheer om open te doen.
refusal-sent-away = De gastheer heeft iedereen weggestuurd die alleen keek.
refusal-no-such-record = Dit spel is hier niet meer.
refusal-paused = Het spel rust even. Wacht tot de gastheer verdergaat.
refusal-ended = De gastheer heeft dit spel beëindigd.
refusal-not-over = Het spel is nog niet afgelopen.
refusal-damaged = { $move ->
    [none] Deze opname is veranderd, of is er nooit een geweest.
    [0] Deze opname is veranderd: het begin klopt niet.
   *[other] Deze opname is veranderd: zet { $move } klopt niet.
}
refusal-host-only = Dat kan alleen de gastheer.
refusal-no-undo = Er is niets terug te nemen, of er is sindsdien iets nieuws aan het licht gekomen.
refusal-no-hints = Nu geen tips voor deze stoel. Je zet ze aan bij ‘Hulp aan tafel’.
refusal-bad-ticket = Dit kaartje is niet meer geldig. Toon een nieuw op het oude apparaat.
refusal-not-now = Niet op dit moment. Probeer het zo nog eens.
refusal-still-here = { $seconds ->
    [0] { $name } is er nog. Een stoel komt pas vrij als iemand zelf vertrekt of twee minuten weg is.
    [one] { $name } is net weg. Over { $seconds } seconde kun je de stoel vrijgeven.
   *[other] { $name } is net weg. Over { $seconds } seconden kun je de stoel vrijgeven.
}
refusal-played-already = Je hebt in dit spel al kaarten gezien, dus deze stoel is voor iemand anders. In het volgende spel zit je waar je wilt.
refusal-sit-first = Ga eerst zitten, dan kun je kiezen wie er nog meespeelt.
refusal-name-taken = Iemand hier heeft al een naam die erop lijkt. Kies een andere, dan haalt niemand jullie door elkaar.
refusal-table-full = Er kijken al zo veel mensen mee dat er geen plaats meer is. Probeer het straks nog eens.
refusal-long-evening = { $most ->
    [one] Na { $most } spel zit deze tafel vol. Maak voor het volgende een nieuwe.
   *[other] Na { $most } spellen zit deze tafel vol. Maak voor het volgende een nieuwe.
}

## The door: television, host, moving, notices

tv-join = Kom meespelen!
tv-address = of open { $address } en typ de code in
tv-late = Te laat? Kom erbij!
tv-touch = Tik voor geluid en volledig scherm
tv-full = Volledig scherm
tv-window = Terug naar een venster
tv-leave = Liever op dit scherm meespelen
tv-show = Op een televisie tonen
tv-show-text = Open dit adres op het grote scherm. Het wordt het bord voor iedereen, en de telefoons worden handen.
tv-here = Op dit scherm tonen
host-title = De hand van de gastheer
host-you = Jij ontvangt hier
host-locked = Er mag niemand meer bij
host-door = Met de code kom je binnen
host-dismiss = Kijkers wegsturen
host-dismiss-question = Iedereen wegsturen die alleen kijkt? De tafel gaat ook op slot, zodat er niemand meer bij komt.
watchers = { $count ->
    [one] { $count } apparaat kijkt mee
   *[other] { $count } apparaten kijken mee
}
host-chat = Vrij praten, waar het spel dat toestaat
host-slow = Geen klokken: een spel over dagen
host-paused = Het spel laten rusten
host-swap = Twee stoelen ruilen
host-swap-this = Van plaats ruilen
host-free = Stoel vrijgeven
host-free-lobby = { $name } wegsturen? Opnieuw gaan zitten kan, tenzij je de tafel sluit.
host-free-play = De stoel van { $name } vrijgeven? Een bot speelt verder en iemand anders mag er gaan zitten. Iedereen krijgt het te horen.
host-bot = Een bot valt in
host-bot-level = Welke bot speelt voor { $name }?
host-end = Spel beëindigen
host-end-question = Het spel voor iedereen beëindigen? Verdergaan kan daarna niet meer.
swap-first = Tik op de eerste van de twee stoelen
swap-second = { $name }: tik nu op de andere stoel
chair-host = ontvangt de anderen
chair-free-now = vrij voor iemand anders
free-chair = De stoel van { $name } is vrij: ga zitten
free-chair-title = Speel hier verder
free-chair-text = Nu speelt een bot voor { $name }. Ga zitten en het spel is aan jou.
move-title = Mijn plaats naar een ander apparaat verhuizen
move-who = Wiens plaats?
move-text = Scan dit met het andere apparaat of open daar de link. Je plaats gaat mee.
move-once = Werkt één keer, tien minuten lang. Laat het aan niemand anders zien.
move-qr = QR-code die je plaats verhuist
move-failed = Dat lukte niet. Misschien is de verbinding weg.
seat-moved = De plaats van { $name } is naar een ander apparaat verhuisd. Hier kijk je nu toe.
seat-freed = De stoel van { $name } is vrijgegeven. Hier kijk je nu toe.
notice-chair-freed = { $by } heeft de stoel van { $name } vrijgegeven. Een bot speelt verder tot er iemand anders gaat zitten.
notice-chair-taken = { $by } speelt nu verder voor { $name }.
notice-turn = Meld het als ik aan de beurt ben
notice-none = Meldingen buiten de pagina: deze browser kan ze hier niet tonen. Daarvoor is een beveiligd adres nodig (https).
notice-refused = Je browser blokkeert meldingen van deze pagina. In de instellingen voor deze site kun je ze toestaan.
locked-title = Deze tafel is gesloten
locked-text = De deur zit op slot. Vraag of je erin mag en probeer het dan opnieuw.
sent-away-title = Ze willen even onder elkaar zijn
sent-away-text = De gastheer heeft de tafel voor kijkers gesloten. Bedankt voor het kijken!
full-title = Deze tafel is vol
full-text = Er kijken al zo veel mensen mee dat er geen plaats meer is. Probeer het straks nog eens.
shelf-seen = laatst gezien: { $ago }
shelf-over = het spel is afgelopen
button-no = Nee, laat maar
button-cancel = Annuleren
button-move-here = Hierheen verhuizen
button-move-name = { $name } hier neerzetten

## De regels, en een eerste spel met een gids

rules-title = De regels
rules-of = { $game }: de regels
rules-short = In het kort
rules-contents = Onderdelen
rules-search = Zoek in de regels
rules-places = { $count ->
    [0] Nergens. Probeer een ander woord.
    [one] { $count } plaats
   *[other] { $count } plaatsen
}
rules-print = Afdrukken
rules-page = De regels op een eigen pagina openen
rules-clause = Regel
rules-english = Deze regels zijn nog niet vertaald. Hier staan ze in het Engels.
rules-none = De regels van dit spel kunnen nu niet worden getoond.
learn-button = Spelend leren
learn-text = Een eerste spel tegen bots, zonder klokken. Een gids legt alles uit wanneer het voor het eerst gebeurt.
learn-begin = Spelen maar
learn-name = Robin
learn-afresh = Alles van voren af aan uitleggen
guide-title = De gids
guide-next = Begrepen
guide-close = Gids sluiten. In het menu vind je hem terug.
guide-switch = Een gids legt het spel uit

## Na het spel, de avond, een plaatje om te bewaren, statistiek, het huis op je eigen apparaat

after-links = Waar nu heen?
again-button = Nog eens!
again-wait = Wachten tot { $name } ‘Nog eens!’ zegt
again-nobody = Er is hier niemand om ‘Nog eens!’ te zeggen
again-other = Ander spel
again-other-title = Wat spelen we nu?
again-other-text = Dezelfde mensen, dezelfde tafel.
again-seats = Voor { $least } tot { $most } spelers; plaatsen aan jullie tafel: { $chairs }.
evening-title = De avond tot nu toe
evening-person = Wie
evening-wins = Gewonnen
evening-leads = { $count ->
    [one] { $names } staat vanavond voor
   *[other] { $names } staan vanavond voor
}
evening-nobody = Nog niemand heeft gewonnen
evening-place = { $points ->
    [one] plaats { $rank }, { $points } punt
   *[other] plaats { $rank }, { $points } punten
}
evening-won = samen gewonnen
evening-lost = samen verloren
evening-ended = eerder gestopt
evening-absent = was er niet bij
postcard-button = Maak een plaatje
postcard-title = Een plaatje van het spel
postcard-alt = Plaatje van het spel { $game }: mensen, plaatsen en mooiste momenten
postcard-drawing = Het plaatje wordt getekend …
postcard-failed = Deze browser kon het plaatje niet tekenen.
postcard-save = Opslaan
postcard-share = Versturen
postcard-copy = Kopiëren
postcard-copied = Gekopieerd!
postcard-won = Samen gewonnen!
postcard-lost = Samen verloren
postcard-moments = Mooiste momenten
postcard-points = Punten, zet voor zet
moment-leap = { $points ->
    [one] { $name } haalt { $points } punt in één zet
   *[other] { $name } haalt { $points } punten in één zet
}
moment-turn = { $name } neemt voorgoed de leiding bij zet { $move } van { $moves }
moment-always = { $name } staat van begin tot eind voor
moment-wait = { $name } denkt het langst na: { $time }
moment-margin = { $points ->
    [one] Eén enkel punt beslist
   *[other] Gewonnen met { $points } punten verschil
}
moment-tie = Zo spannend dat ze de winst delen
moment-moves = { $moves ->
    [one] Klaar na één zet
   *[other] { $moves } zetten van de eerste tot de laatste
}
stats-link = Statistiek
stats-title = Gespeeld op dit apparaat
stats-private = Deze cijfers blijven op dit apparaat. Ze gaan er nooit af.
stats-empty = Nog niets. Speel een spel uit, dan telt het hier mee.
stats-games = { $count ->
    [one] { $count } spel
   *[other] { $count } spellen
}
stats-wins = { $count } keer gewonnen
stats-best = beste: { $points }
stats-last = laatst gespeeld: { $ago }
stats-forget = Alles vergeten
stats-forget-question = Alle cijfers op dit apparaat vergeten? Ze komen niet terug.
install-button = Fabletop installeren
closed-title = Het huis is nu even dicht
closed-text = De server is niet te bereiken. We blijven vanzelf kloppen, en jullie stoelen blijven van jullie.

## Nog eens bekijken, en het zegel

replay-title = Nog eens bekijken
replay-of = { $game }, nog eens bekeken
replay-eyes = Door wiens ogen
replay-eyes-of = Door de ogen van { $name }
replay-eyes-tv = Televisie
replay-eyes-all = Alle handen
replay-move = Zet { $number } van { $count }
replay-start = Voor de eerste zet
replay-slider = Zet
replay-first = Naar het begin
replay-back = Een zet terug
replay-play = Afspelen
replay-pause = Pauze
replay-next = Een zet verder
replay-last = Naar het einde
replay-speed = Snelheid
replay-speed-slow = langzaam
replay-speed-usual = gewoon
replay-speed-quick = snel
replay-speed-very-quick = heel snel
replay-keys = Met het toetsenbord: de pijlen gaan zet voor zet, Home en End naar de uiteinden, de spatiebalk speelt af en pauzeert.
replay-show = Wat te zien is
replay-board = Speelbord
replay-hands = Handen
replay-points = Punten
replay-chart = Punten door het spel heen
replay-told = Alleen voor { $names }
replay-gone = later teruggenomen
replay-why = Waarom: { $why }
told-no-options = geen opties
told-by-bot = bot
told-by-clock = tijd is om
told-by-house = het huis
told-leave = verlaat de tafel
told-here = Nu aan tafel: { $names }
told-undo = Er worden zetten teruggenomen
replay-lost = Deze zetten zijn niet aangekomen. Probeer het nog eens.
replay-save = Als bestand bewaren
replay-saved = Bewaard!
replay-table = Terug naar de tafel
replay-running-title = Dit spel is nog bezig
replay-running-text = Zodra het voorbij is, kun je het met alle handen nog eens bekijken.
replay-gone-title = Dit spel is hier niet
replay-gone-text = Misschien is de link niet compleet, of is de tafel opgeruimd. Vraag de link aan iemand die meespeelde.
replay-file-title = Een spel uit een bestand bekijken
replay-file-text = Kies het bestand van een afgelopen spel of laat het hier los. Het wordt eerst nagekeken.
replay-choose = Bestand kiezen
replay-bad-title = Dit bestand kan niet getoond worden
replay-bad-text = Het is geen verslag van een Fabletop-spel.
seal-title = Fairplay-zegel
seal-means = Al het schudden en dobbelen van dit spel lag voor de eerste zet vast, en dit zegel bewijst achteraf dat niemand er iets aan veranderd heeft.
seal-later = Na afloop kijkt dit apparaat met één tik elke uitkomst na.
seal-whole = Het hele zegel
seal-copy = Zegel kopiëren
seal-copied = Gekopieerd!
seal-check = Het schudden nakijken
seal-checking = Nagekeken: { $done } van { $count } …
seal-good = { $count ->
    [0] In dit spel werd niets aan het toeval overgelaten, en niets is veranderd.
    [one] De ene keer schudden of dobbelen is die welke voor het spel verzegeld was.
   *[other] Alle { $count } uitkomsten van schudden en dobbelen zijn die welke voor het spel verzegeld waren.
}
seal-good-seen = Het zegel { $seal } is het zegel dat dit apparaat voor het spel zag, en geen zet is veranderd.
seal-good-unseen = Het zegel is { $seal }, en geen zet is veranderd. Dit apparaat heeft het zegel niet voor het spel gezien: vergelijk het met iemand die erbij was.
seal-verify = Geloof je deze pagina niet zomaar? Bewaar het bestand en kijk het na met ‘fabletop verify’.
seal-helpless = Deze pagina kan het zegel niet controleren: browsers staan dat alleen met https toe. Bewaar het bestand en controleer het met ‘fabletop verify’.
seal-failed = Het verslag is niet aangekomen.
seal-bad = Dit is niet het spel dat verzegeld werd.
seal-bad-record = Dit is geen volledig verslag van een Fabletop-spel.
seal-bad-unsealed = Dit verslag heeft geen zegel en geen sleutel: het toeval is niet na te kijken.
seal-bad-key = De sleutel past niet bij het zegel.
seal-bad-seal = Het zegel is niet het zegel dat dit apparaat voor het spel zag.
seal-bad-outcome-setup = Uitkomst { $outcome } van het toeval, voor de eerste zet, is niet de verzegelde.
seal-bad-outcome-move = Uitkomst { $outcome } van het toeval, in zet { $move }, is niet de verzegelde.
seal-bad-changed-beginning = Het begin van het verslag is veranderd: de spelers, de instellingen of de opbouw.
seal-bad-changed-move = Zet { $move } is veranderd.
seal-bad-checksum = Het verslag is veranderd: de controlesom klopt niet.

## Content packs

pack-title = Inhoudspakket
pack-none = Zoals in de doos
pack-help = Eigen kaarten, vakjes en namen, uit een klein bestand.
pack-file = Een pakket uit een bestand …
pack-by = van { $author }, { $licence }
pack-differs = Wat er anders is
pack-difference = { $what }: { $now } in plaats van { $usual }
pack-only-names = Alleen namen zijn anders.
pack-nothing = Niets is anders: het is zoals in de doos.
pack-names = { $count ->
    [one] Eén naam is anders: { $names }
   *[other] { $count } namen zijn anders: { $names }
}
pack-signs = { $what }: ‘{ $signs }’ wordt precies zo getoond.
pack-note = Regels en hulp gaan over de doos; wat er anders is, staat hier.
pack-wrong-title = Dit pakket is nog niet speelbaar:
pack-line = Regel { $line }: { $wrong }
pack-yes = ja
pack-no = nee
pack-sort = { $sort ->
    [number] een geheel getal
    [truth] true of false
    [list] een lijst tussen vierkante haken
    [table] een tabel
   *[text] een tekst tussen aanhalingstekens
}
pack-wrong-large = Het bestand is groter dan { $most } kB.
pack-wrong-syntax = Dit is geen TOML ({ $reason }).
pack-wrong-unending = Wat hier begint, is langer dan 100 regels.
pack-wrong-deep = { $most ->
    [one] Hier zit iets meer dan { $most } niveau diep.
   *[other] Hier zit iets meer dan { $most } niveaus diep.
}
pack-wrong-parts = { $most ->
    [one] Een naam heeft hier meer dan { $most } deel tussen de punten.
   *[other] Een naam heeft hier meer dan { $most } delen tussen de punten.
}
pack-wrong-digits = { $most ->
    [one] Een getal heeft hier meer dan { $most } cijfer.
   *[other] Een getal heeft hier meer dan { $most } cijfers.
}
pack-wrong-lines = { $most ->
    [one] Het bestand heeft meer dan { $most } regel.
   *[other] Het bestand heeft meer dan { $most } regels.
}
pack-wrong-no-game = Er ontbreekt een regel game = "…" met een van { $games }.
pack-wrong-game = Zo’n spel is er niet; er zijn { $games }.
pack-wrong-missing = Er ontbreekt een regel { $name } = "…".
pack-wrong-part = Een pakket heeft geen { $what }; het heeft { $parts }.
pack-wrong-sort = { $what } moet { pack-sort } zijn.
pack-wrong-words = { $most ->
    [one] { $what } moet { $most } teken hebben, op één regel.
   *[other] { $what } moet 1 tot { $most } tekens hebben, op één regel.
}
pack-wrong-unknown = Het spel heeft niets dat { $what } heet.
pack-wrong-near = Het spel heeft niets dat { $what } heet; misschien wordt { $near } bedoeld.
pack-wrong-nameless = Niets wat je een naam kunt geven heet { $what }.
pack-wrong-language = { $what } is geen taal van dit huis; er zijn { $languages }.
pack-wrong-fixed = { $what } blijft zoals het is: een pakket kan het niet veranderen.
pack-wrong-choice = { $what } is ‘{ $value }’; het moet een van { $choices } zijn.
pack-wrong-written = { $what } is ‘{ $value }’; het moet geschreven zijn als ‘{ $usual }’.
pack-wrong-range = { $what } is { $value }; het moet van { $least } tot { $most } zijn.
pack-wrong-step = { $what } is { $value }; het moet een veelvoud van { $step } zijn.
pack-wrong-length = { $count ->
    [one] { $what } heeft { $count } onderdeel; het moeten er { $least } tot { $most } zijn.
   *[other] { $what } heeft { $count } onderdelen; het moeten er { $least } tot { $most } zijn.
}
pack-wrong-length-exactly = { $count ->
    [one] { $what } heeft { $count } onderdeel; het moeten er { $least } zijn.
   *[other] { $what } heeft { $count } onderdelen; het moeten er { $least } zijn.
}
pack-wrong-rising = In { $what } mag geen getal kleiner zijn dan het vorige.
pack-wrong-twice = In { $what } staat iets dubbel.
pack-wrong-sum = Samen met de andere van zijn soort komt { $what } op { $total }; alles bij elkaar moet het { $least } tot { $most } zijn.
pack-wrong-sum-exactly = Alles bij elkaar komt { $what } op { $total }; het moet { $least } zijn.
pack-wrong-order = Deze getallen moeten oplopen: { $order }.
refusal-out-of-bounds = Dit bestand is er geen van ons: het is te lang, te diep genest, of er staat een te groot getal in.
refusal-too-much-work = Dat is te veel werk voor het huis. Probeer het met iets kleiners.
refusal-busy = Het huis heeft even de handen vol. Probeer het zo nog eens.
refusal-too-slow = Dat kwam te langzaam aan. Probeer het nog eens als de verbinding beter is.
refusal-too-many-replays = Er is hier de laatste tijd veel teruggekeken. Neem een pauze en ga dan verder.
refusal-too-many-packs = Er kwamen hiervandaan de laatste tijd veel pakketten. Probeer het later nog eens.
refusal-no-such-pack = Het huis heeft dit pakket niet meer. Kies het bestand opnieuw.
refusal-pack-of-another-game = Dit pakket is voor een ander spel.
