### Klein Duimpje: Dutch

## The game

game-name = Klein Duimpje
game-line = Waar was de Grot ook alweer? Vind samen de weg naar huis!
game-minutes = 20 min
game-age = vanaf 7 jaar
game-fun = geheugen en samenwerken
game-about = Jullie zijn verdwaald in het bos! Onthoud waar alles ligt, vind de juiste Plaatsen en breng samen de lantaarn naar het huisje. Maar pas op: de Wolven sluipen rond en de Reus is al onderweg.

## The ten faces

place-clearing = de Open Plek
place-castle = het Kasteel
place-hill = de Heuvel
place-ogre_lair = het Hol van de Reus
place-lost_hut = de Verloren Hut
place-marsh = het Moeras
place-stone_bridge = de Stenen Brug
place-river = de Rivier
place-cave = de Grot
place-wolves = de Wolven

## The ten faces, short (under small tiles)

place-clearing-short = Open Plek
place-castle-short = Kasteel
place-hill-short = Heuvel
place-ogre_lair-short = Reuzenhol
place-lost_hut-short = Verloren Hut
place-marsh-short = Moeras
place-stone_bridge-short = Stenen Brug
place-river-short = Rivier
place-cave-short = Grot
place-wolves-short = Wolven

## The bridges of the path

bridge-bridge_stone = de stenen brug
bridge-bridge_wood = de houten brug

## What is decided between two turns

choice-continue = Verder lopen
choice-tree = In de Grote Boom klimmen
choice-boots = De Zevenmijlslaarzen aantrekken

## Words of the game

label-guide = Gids
label-ogre = Reus
label-pebbles = Witte Kiezel­steentjes
label-name-tree = Grote Boom
label-name-boots = Zeven­mijls­laarzen
label-path = Pad
label-circle = De tegels
label-wolves-here = De Wolven zijn hier

## What the acting player is asked

ask-arrive = Even wachten: het bos laadt nog …
ask-look = Kijk en onthoud!
ask-ask = Kies naar welke Plaats je vraagt
ask-find = Zoek de juiste tegel
ask-advice = Waar denk jij dat deze Plaats ligt?
ask-swap = Verplaats de Wolven
ask-insert = Kies een opening voor de tegel
ask-new_look = Onthoud elke nieuwe tegel!
ask-result = Kijk nog eens goed!
ask-between = Stem: wat doen jullie nu?
ask-tree_look = Kijk goed: hier zie je alles!
ask-boots = Vind alle Plaatsen
ask-over = Het spel is afgelopen

## What the others read meanwhile

wait-arrive = { $count ->
    [one] Bij { $seats } laadt het bos nog
   *[other] Bij { $count } spelers laadt het bos nog
}
wait-look = { $count ->
    [one] { $seats } kijkt nog
   *[other] { $count } spelers kijken nog
}
wait-ask = { $seats } kiest een Plaats
wait-find = { $seats } zoekt. Sst!
wait-advice = { $count ->
    [one] { $seats } denkt nog na
   *[other] { $count } spelers denken nog na
}
wait-swap = { $seats } verplaatst de Wolven
wait-insert = { $seats } kiest een opening voor de nieuwe tegel
wait-new_look = { $count ->
    [one] { $seats } kijkt nog
   *[other] { $count } spelers kijken nog
}
wait-result = { $count ->
    [one] { $seats } kijkt nog
   *[other] { $count } spelers kijken nog
}
wait-between = { $count ->
    [one] { $seats } moet nog stemmen
   *[other] { $count } spelers moeten nog stemmen
}
wait-tree_look = { $count ->
    [one] { $seats } kijkt nog
   *[other] { $count } spelers kijken nog
}
wait-boots = { $seats } heeft de Laarzen aan. Sst!
wait-over = Het spel is afgelopen

## Buttons

option-loaded = Ik ben er
option-ready = Klaar!
option-ask = Vraag naar: { $place }
option-flip = Draai tegel { number-index } om
option-pebble = Gebruik een Wit Kiezelsteentje
option-call_help = { $seat } heeft geholpen
option-advise = { $index ->
    [None] Ik weet het niet
    [null] Ik weet het niet
   *[other] Ik wijs tegel { number-index } aan
}
option-swap = Ruil tegel { number-index } met tegel { number-to-index }
option-insert = Leg { $place } na tegel { number-gap }
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

event-began = { $seat } begint
event-showed = Kijk goed en onthoud alles!
event-hid = Alle tegels liggen gedekt
event-turn = Beurt { $turn }: { $seat } begint
event-dealt = Jouw kaarten: { $places }
event-asked = { $seat } moet { $place } vinden
event-flipped = { $seat } draait { $place } om
event-found = { $seat } vindt { $place }!
event-missed = { $seat } zoekt { $place }, maar vindt { $other_place }
event-wolves = O nee, de Wolven! { $seat } zocht { $place }
event-silent = De tijd is om: { $seat } heeft { $place } niet gevonden
event-pebble = { $seat } gebruikt een Wit Kiezelsteentje (nog over: { $pebbles })
event-advised = { $index ->
    [None] { $seat } weet het niet
    [null] { $seat } weet het niet
   *[other] { $seat } wijst een tegel aan
}
event-helped = { $seat } meldt: { $other_seat } heeft geholpen
event-ogre = { $count ->
    [one] Er gaat { $count } Reuzentegel open (nu open: { $ogre } van de 6)
   *[other] Er gaan { $count } Reuzentegels open (nu open: { $ogre } van de 6)
}
event-ogre_back = { $count ->
    [0] Er is geen Reuzentegel om terug te draaien (nu open: { $ogre } van de 6)
    [one] { $count } Reuzentegel wordt teruggedraaid (nu open: { $ogre } van de 6)
   *[other] { $count } Reuzentegels worden teruggedraaid (nu open: { $ogre } van de 6)
}
event-lantern = De lantaarn gaat naar vak { $space }
event-exchanged = { $seat } ruilt twee tegels
event-swapped = ‘De Wolven zijn hier!’
event-bridge = De lantaarn gaat over { $bridge }
event-new_tiles = Nieuw in het bos: { $places }
event-added = { $count ->
    [one] Er komt { $count } nieuwe Plaats bij
   *[other] Er komen { $count } nieuwe Plaatsen bij
}
event-inserted = { $seat } legt { $place } neer
event-scattered = Komt op een willekeurige plek te liggen: { $place }
event-storm = Storm! Iedereen schuift één plek op
event-voting = { $count ->
    [one] { $seats } stemt nu
   *[other] { $seats } stemmen nu
}
event-voted = { $seat }: { $choice }
event-decided = Besloten: { $choice }
event-boots_done = { $seat } vindt alle Plaatsen: de Laarzen drijven de Reus terug!
event-boots_failed = { $seat } struikelt met de Zevenmijlslaarzen aan
event-passed = { $seat } begint de volgende beurt
event-left = { $seat } verlaat de tafel
event-aborted = { $seat } is weg, dus het spel eindigt zonder uitslag
event-over = { $reason }

## How the game ends

reason-won = De lantaarn is bij het huisje: jullie winnen samen!
reason-lost = Alle zes de Reuzentegels liggen open: de Reus heeft jullie te pakken
reason-aborted = Het spel eindigt zonder uitslag

## Why not

refusal-game-over = Dit spel is afgelopen. Zin in nog een potje?
refusal-not-seated = Je bent toeschouwer. Alleen de spelers aan tafel mogen een zet doen.
refusal-unknown-action = Dat kan in dit spel niet. Kies een van de zetten op het scherm.
refusal-no-pebble-in-boots = Met de Laarzen aan mag je geen kiezelsteentje gebruiken. Deze keer sta je er alleen voor!
refusal-advice-open = Je hebt om raad gevraagd. Wacht daar eerst op.
refusal-wrong-phase = Dat kan nu niet: ‘{ $ask }’ komt eerst.
refusal-not-your-turn = Je bent nog niet aan de beurt. Kijk en onthoud!
refusal-not-in-hand = Deze kaart heb je niet. Vraag naar een Plaats uit je hand.
refusal-bad-index = Die tegel is er niet. Kies er een die op tafel ligt.
refusal-face-up = Deze tegel ligt al open. Kies er een die nog gedekt ligt.
refusal-same-tile = Kies twee verschillende tegels om te ruilen.
refusal-pebble-spent = Je hebt bij deze zoekbeurt al een kiezelsteentje gebruikt. Draai nu een tegel om.
refusal-no-pebbles = De Witte Kiezelsteentjes zijn op. Vertrouw op je geheugen!
refusal-help-allowed = Er is een kiezelsteentje gebruikt, dus helpen mag deze keer.
refusal-help-called = Bij deze zoekbeurt is al gemeld dat er iemand helpt. Eén keer is genoeg.
refusal-not-a-helper = Deze speler kan het niet geweest zijn. Kies iemand die niet zoekt.
refusal-bad-choice = Daar kun je niet voor stemmen. Kies een van de knoppen.
refusal-token-gone = Deze hulp is al gebruikt of doet in dit spel niet mee. Kies iets anders.
refusal-not-offered = Dat is geen nieuwe tegel. Kies een van de nieuwe tegels.
refusal-bad-gap = Die opening is er niet. Kies er een tussen twee tegels.
refusal-stale = Het spel is al verder. Kijk nog eens en kies opnieuw.
refusal-malformed = Dat ligt niet in dit bos. Kies iets op het scherm.
refusal-player-count = Dit spel is voor 2 tot 6 spelers. Plekken aan deze tafel: { $seats }.
refusal-bad-option = Deze instelling kan hier niet: { $option }. Kies een andere.
refusal-muted = Sst! Zolang er gevraagd of gezocht wordt, staat de chat uit. Meteen daarna mag je weer chatten.

## Settings

setting-mode = Niveau
setting-mode-help = Hoe gevaarlijk is het bos?
setting-mode-basic = Gewoon
setting-mode-fabulous = Fabelachtig
setting-mode-legendary = Legendarisch
setting-mode-custom = Eigen niveau
setting-mode-basic-help = 3 Witte Kiezelsteentjes, de Grote Boom en de Zevenmijlslaarzen.
setting-mode-fabulous-help = 2 Witte Kiezelsteentjes en de Grote Boom, maar geen Laarzen.
setting-mode-legendary-help = 2 Witte Kiezelsteentjes, geen Boom en geen Laarzen, en één Reuzentegel ligt al open.
setting-mode-custom-help = Kies zelf de kiezelsteentjes, de Boom, de Laarzen en de Reuzentegels.

setting-pebbles = Witte Kiezelsteentjes
setting-pebbles-help = Zo vaak mogen jullie elkaar om raad vragen. Alleen bij een eigen niveau.

setting-tree = Grote Boom
setting-tree-help = Met de Grote Boom zien jullie alle tegels nog één keer. Alleen bij een eigen niveau.
setting-tree-true = Ja
setting-tree-false = Nee

setting-boots = Zevenmijlslaarzen
setting-boots-help = Met de Laarzen kunnen jullie open Reuzentegels laten terugdraaien. Alleen bij een eigen niveau.
setting-boots-true = Ja
setting-boots-false = Nee

setting-ogre_start = Reuzentegels aan het begin
setting-ogre_start-help = Zoveel Reuzentegels liggen er vanaf het begin open. Alleen bij een eigen niveau.

setting-storm = Storm
setting-storm-help = Na elke beurt schuift iedereen één plek op en ziet de kring van een andere kant.
setting-storm-true = Ja
setting-storm-false = Nee

setting-dark_forest = Donker bos
setting-dark_forest-help = Aan het begin zie je alleen de Wolven, en er is geen Grote Boom.
setting-dark_forest-true = Ja
setting-dark_forest-false = Nee

setting-vast_forest = Eindeloos bos
setting-vast_forest-help = De tegels liggen verspreid over de tafel in plaats van in een kring.
setting-vast_forest-true = Ja
setting-vast_forest-false = Nee

setting-path = Pad
setting-path-help = Hoe ver is het naar het huisje?
setting-path-standard = 10 vakken
setting-path-short = 8 vakken
setting-path-eleven = 11 vakken

setting-boots_fail_cost = Als het met de Laarzen misgaat
setting-boots_fail_cost-help = Zoveel Reuzentegels gaan er open bij een fout met de Laarzen. In de Spaanse uitgave is dat er maar één.
setting-boots_fail_cost-2 = 2 Reuzentegels
setting-boots_fail_cost-1 = 1 Reuzentegel

setting-collective = Stemmen
setting-collective-help = Wie moet ermee instemmen voordat jullie de Grote Boom of de Laarzen mogen gebruiken?
setting-collective-majority = De meerderheid
setting-collective-unanimous = Iedereen

setting-silence = Stilte
setting-silence-help = Zolang iemand zoekt, mag niemand helpen.
setting-silence-muted = Chat uit
setting-silence-honour = Op je erewoord
setting-silence-muted-help = De chat staat uit zolang er gevraagd of gezocht wordt.
setting-silence-honour-help = De chat blijft aan. Lijkt een bericht op hulp, dan beslist de Gids (met z’n tweeën: wie zoekt) of dat zo is.

setting-view = Kijkrichting
setting-view-help = Van welke kant zie je de kring?
setting-view-seat = Vanaf je plek
setting-view-common = Voor iedereen gelijk
setting-view-seat-help = Iedereen ziet de kring van zijn eigen kant, net als aan een echte tafel.
setting-view-common-help = Iedereen ziet de kring van dezelfde kant. Handig met één apparaat midden op tafel.

setting-look_seconds = Seconden om te kijken
setting-look_seconds-help = Zo lang kun je hooguit kijken, aan het begin en vanuit de Grote Boom.

setting-new_look_seconds = Seconden voor nieuwe tegels
setting-new_look_seconds-help = Zo lang blijven nieuwe tegels hooguit open liggen.

setting-result_seconds = Seconden na een fout
setting-result_seconds-help = Zo lang blijven de tegels na een fout hooguit nog te zien.

setting-ask_seconds = Seconden om te vragen
setting-ask_seconds-help = Is de tijd om, dan wordt er willekeurig een kaart van de Gids gekozen.
setting-ask_seconds-off = Geen timer

setting-find_seconds = Seconden om te zoeken
setting-find_seconds-help = Is de tijd om, dan geldt dat als een fout.
setting-find_seconds-off = Geen timer

setting-advice_seconds = Seconden om raad te geven
setting-advice_seconds-help = Wijst iemand niet op tijd een tegel aan, dan geldt dat als ‘Ik weet het niet’.
setting-advice_seconds-off = Geen timer

setting-swap_seconds = Seconden om de Wolven te verplaatsen
setting-swap_seconds-help = Is de tijd om, dan ruilen twee willekeurige gedekte tegels van plaats.
setting-swap_seconds-off = Geen timer

setting-insert_seconds = Seconden om een tegel neer te leggen
setting-insert_seconds-help = Is de tijd om, dan wordt er een willekeurige opening gekozen.
setting-insert_seconds-off = Geen timer

setting-vote_seconds = Seconden om te stemmen
setting-vote_seconds-help = Stem je niet op tijd, dan telt dat als een stem voor ‘Verder lopen’.
setting-vote_seconds-off = Geen timer

setting-first_guide = Eerste Gids
setting-first_guide-help = Wie is de eerste Gids (met z’n tweeën: wie zoekt als eerste)?
setting-first_guide-oldest = De oudste speler
setting-first_guide-random = Willekeurig
setting-first_guide-host = De host kiest

setting-first_seat = Plek van de eerste Gids
setting-first_seat-help = Alleen als de optie ‘Eerste Gids’ op ‘De host kiest’ staat.
setting-first_seat-0 = Plek 1
setting-first_seat-1 = Plek 2
setting-first_seat-2 = Plek 3
setting-first_seat-3 = Plek 4
setting-first_seat-4 = Plek 5
setting-first_seat-5 = Plek 6

setting-oldest = Ik ben de oudste
setting-oldest-help = Telt alleen als de optie ‘Eerste Gids’ op ‘De oudste speler’ staat. Vinken meerdere spelers dit aan, dan wordt een van hen willekeurig gekozen; doet niemand het, dan een van alle spelers.

setting-on_leave = Als een speler weggaat
setting-on_leave-help = Gaat een speler weg, dan speelt een bot verder of eindigt het spel zonder uitslag.
setting-on_leave-bot = Een bot speelt verder
setting-on_leave-abort = Het spel eindigt

## The result

outcome-won = Eindelijk thuis: jullie winnen samen!
outcome-lost = De Reus heeft jullie te pakken. Probeer het nog eens!
outcome-aborted = Het spel is zonder uitslag geëindigd
score-line =
    { $seat }: { label-summary }
ended-won = Jullie hebben gewonnen
ended-lost = De Reus heeft gewonnen
ended-aborted = Het spel is zonder uitslag geëindigd

## Bots

bot-weak = Vergeetachtig
bot-weak-help = Verdwaalt al snel tussen de bomen.
bot-average = Gewoon geheugen
bot-average-help = Onthoudt ongeveer evenveel als de meeste mensen.
bot-good = Goed geheugen
bot-good-help = Raakt zelden de weg kwijt.
bot-baseline = Zorgeloos
bot-baseline-help = Weet meestal de weg en heeft nooit tijd voor de Boom of de Laarzen.
bot-random = Wervelwind
bot-random-help = Draait zomaar tegels om.

## On the board

button-ready = Klaar!
button-all-ready = We zijn allemaal klaar
button-pebble = Steentje: vraag raad
button-call-help = Er helpt iemand!
button-dont-know = Ik weet het niet
button-vote-continue = Verder lopen
button-vote-tree = In de Grote Boom klimmen
button-vote-boots = De Laarzen aantrekken
button-really = We wagen het erop
button-cancel = Liever niet

label-look = Kijk goed: de lantaarn gaat zo uit
label-find = Waar is { $place }?
label-your-cards = Alleen jij ziet deze kaarten
label-asked-next = Hierna aan de beurt: { $seats }
label-who-helped = Wie heeft er geholpen?
label-marked = { $name } heeft misschien geholpen
label-missed = Dat is { $other_place }, niet { $place }
label-all-found = Alle drie gevonden!
label-swap-from = Waar denk je dat de Wolven zijn?
label-swap-to = Met welke tegel ruilen de Wolven?
label-insert = Kies een opening voor { $place }
label-new-tile = Nieuwe tegel
label-warn-tree = Klimmen jullie in de Grote Boom, dan gaat de zesde Reuzentegel open en hebben jullie verloren.
label-warn-boots = Eén fout met de Laarzen en jullie hebben verloren.
label-ready-by = Klaar: { $ready } van { $all }
label-space = Vak { $space } van { $spaces }
label-ogre-count = Open Reuzentegels: { $ogre } van 6
label-clock = op { $hour } uur in beeld
label-tile-down = gedekte tegel, { $clock }
label-tile-up = { $place }, { $clock }
label-storm = Door de storm schuift iedereen één plek op!
label-end-won = Eindelijk thuis!
label-end-lost = De Reus heeft jullie te pakken
label-summary = lantaarn op vak { $spaces }, open Reuzentegels: { $ogre } van 6, kiezelsteentjes over: { $pebbles }, gespeelde beurten: { $turns }

## How to play

help-1 = Jullie zijn samen verdwaald in het bos. Breng de lantaarn naar het huisje voordat de Reus jullie te pakken krijgt.
help-2 = In een kring liggen tegels met Plaatsen uit het bos, en op één tegel staan de Wolven. Kijk goed: straks liggen alle tegels gedekt!
help-3 = Een van jullie is de Gids. De Gids trekt in het geheim drie kaarten met Plaatsen en laat de volgende spelers er om de beurt één zoeken.
help-4 = Moet jij zoeken? Draai dan één tegel om. Niemand mag helpen! Hebben jullie alle drie de Plaatsen gevonden, dan gaat de lantaarn één vak verder over het pad.
help-5 = Bij een verkeerde Plaats is de beurt voorbij en gaat er een Reuzentegel open. Bij de Wolven zijn het er twee. Ook als iemand helpt terwijl het niet mag, gaat er één open.
help-6 = Na drie goede antwoorden ruilt de Gids de Wolven met een andere gedekte tegel: ‘De Wolven zijn hier.’ Daarna is de volgende speler de Gids. Bij de bruggen komen er nieuwe tegels in de kring.
help-7 = Met een Wit Kiezelsteentje mag je om raad vragen. Tussen twee beurten kunnen de Boom en de Laarzen helpen, elk één keer. Vanuit de Boom zien jullie alle tegels, maar er gaat een Reuzentegel open. Met de Laarzen zoekt de volgende Gids in z’n eentje alle Plaatsen: lukt dat, dan worden er hooguit twee Reuzentegels teruggedraaid; gaat het mis, dan gaan er juist meer open.
help-8 = Komt de lantaarn bij het huisje, dan winnen jullie allemaal. Liggen er zes Reuzentegels open, dan verliezen jullie allemaal. Met z’n tweeën is er geen Gids: jullie zien elke kaart allebei en zoeken om de beurt de Plaats die erop staat.

## More words of the board

button-flip = Omdraaien
button-swap = Ruil deze twee
button-insert = Leg hem hier
button-undo = Terugnemen
label-continue-does = Begin de volgende beurt
label-tree-does = Jullie zien alle tegels, maar er gaat 1 Reuzentegel open
label-boots-does =
    { $count ->
        [one] { $seat } moet { $count } Plaats vinden
       *[other] { $seat } moet alle { $count } Plaatsen vinden
    }. Lukt dat, dan worden er hooguit 2 Reuzentegels teruggedraaid. { $cost ->
        [one] Bij een fout gaat er nog { $cost } open
       *[other] Bij een fout gaan er nog { $cost } open
    }
label-token-ready = nog niet gebruikt
label-token-used = gebruikt
label-turns = { $turns ->
    [one] Beurt
   *[other] Beurten
}
label-gap = opening, { $clock }
label-clock-near = dicht bij het midden op { $hour } uur in beeld
label-clock-far = ver van het midden op { $hour } uur in beeld
hint-flip = Draai de tegel om die { $clock } ligt
hint-advise = Wijs de tegel aan die { $clock } ligt
hint-swap = Ruil twee tegels: de ene ligt { $from }, de andere { $to }
hint-insert = Leg de tegel in de opening die { $clock } ligt

## The guided first game

guide-welcome = Breng de lantaarn naar het huisje voordat alle zes de Reuzentegels open liggen. Daar is een goed geheugen voor nodig!
guide-end = Komt de lantaarn bij het huisje, dan winnen jullie allemaal. Liggen er zes Reuzentegels open, dan wint de Reus.

guide-ask-arrive = De plaatjes worden nog bij iedereen geladen. Zo meteen mag je kijken!
guide-ask-look = Onthoud wat je ziet, en vooral waar de Wolven zijn! Verzin er een verhaaltje bij: ‘Van de Grot naar de Rivier …’
guide-ask-ask = Jij bent de Gids: tik op een van je kaarten. Je ziet wie er moet zoeken, dus kies een Plaats die deze speler vast wel weet te vinden.
guide-ask-find = Zoek deze Plaats: tik op een tegel, en nog een keer om hem om te draaien. Weet je het niet zeker? Is er nog een Wit Kiezelsteentje, dan kun je om raad vragen.
guide-ask-advice = Nu mag je helpen! Tik op de tegel die jij zou omdraaien, of zeg dat je het niet weet.
guide-ask-swap = Tik op de tegel waarvan je denkt dat het de Wolven zijn, en dan op de tegel waarmee ze ruilen. Het liefst een tegel die iedereen goed kent!
guide-ask-insert = Kies een opening voor de nieuwe tegel. Naast een tegel die jullie allemaal kennen, onthoud je hem makkelijker.
guide-ask-new_look = Nieuw in het bos! Onthoud waar elke nieuwe tegel ligt voordat alles weer gedekt is.
guide-ask-result = Kijk nog eens goed naar wat er open ligt en onthoud het. Tik dan op ‘Klaar!’.
guide-ask-between = Stem over wat jullie nu doen. De Grote Boom helpt als jullie veel vergeten zijn, en de Laarzen helpen als de Reus dichtbij is. Maar wie ze aantrekt, moet alles goed weten!
guide-ask-tree_look = Vanuit de Grote Boom zie je alles nog een keer. Kijk vooral naar wat je vergeten was!
guide-ask-boots = Zoek de Plaatsen één voor één. Vind je ze allemaal, dan worden er hooguit twee open Reuzentegels teruggedraaid. Bij de eerste fout is het voorbij.

guide-wait-ask = De Gids kiest een van de geheime kaarten. Daarna moet een speler de Plaats op die kaart vinden!
guide-wait-find = Iemand zoekt: geen woord! Help je zonder dat er een Wit Kiezelsteentje is gebruikt, dan gaat er een Reuzentegel open. Denk dus in stilte mee.
guide-wait-advice = Nu wordt er raad gegeven. Heeft iedereen geantwoord, of is de tijd om, dan kiest de speler die zoekt zelf een tegel.
guide-wait-swap = Let goed op: zo meteen ruilen twee gedekte tegels van plaats. Onthoud welke!
guide-wait-insert = Kijk waar de nieuwe tegel komt. De andere tegels blijven in dezelfde volgorde liggen.
guide-wait-boots = Met de Laarzen aan moet één speler in z’n eentje alle Plaatsen vinden. Sst! Maar kijk goed mee: tegels die gevonden zijn, blijven open.

guide-event-hid = Vanaf nu heb je alleen nog je geheugen: alle achterkanten zien er hetzelfde uit.
guide-event-found = Goed! De tegel blijft voorlopig open. In een gewone beurt gaat de lantaarn na drie goede antwoorden verder.
guide-event-missed = Dat is de verkeerde Plaats, dus het zoeken stopt meteen. Maar nu weten jullie wel welke tegel daar ligt!
guide-event-wolves = In een gewone beurt gaan er bij de Wolven twee Reuzentegels open in plaats van één. Onthoud waar de Wolven zijn!
guide-event-silent = Als de tijd om is, geldt dat als een fout, ook al is er geen tegel omgedraaid.
guide-event-pebble = Er is een Wit Kiezelsteentje gebruikt, dus bij deze zoekbeurt mag iedereen helpen. Elk steentje werkt maar één keer.
guide-event-helped = Iemand hielp terwijl het niet mocht. Daarom gaat er een Reuzentegel open, maar het zoeken gaat door.
guide-event-ogre = De Reus komt dichterbij! Liggen alle zes de Reuzentegels open, dan hebben jullie verloren.
guide-event-ogre_back = De Reus is jullie spoor kwijt: met de Laarzen worden hooguit twee open Reuzentegels teruggedraaid.
guide-event-lantern = Alle drie goed! Weer een stap dichter bij het huisje.
guide-event-swapped = Hier zouden de Wolven nu moeten zijn. Of dat klopt, zegt niemand!
guide-event-bridge = Na elke brug wordt het bos groter, en dan valt er nog meer te onthouden.
guide-event-scattered = In het eindeloze bos komt elke nieuwe tegel op een willekeurige plek te liggen. Onthoud waar!
guide-event-storm = Door de storm schuift iedereen één plek op. De tegels liggen nog waar ze lagen; je ziet ze alleen van een andere kant!
guide-event-decided = Dat is besloten. De Grote Boom en de Laarzen werken allebei maar één keer per spel.
guide-event-boots_done = Alle Plaatsen gevonden! Dat drijft de Reus terug.
guide-event-boots_failed = Door een fout met de Laarzen komt de Reus dichterbij. Jullie kunnen ze niet nog eens aantrekken.
guide-event-passed = Met drie of meer spelers is na elke beurt de speler links van de Gids de nieuwe Gids. Met z’n tweeën is er geen Gids en zoeken jullie gewoon om de beurt.

## Characters

bot-hansel = Hans
bot-hansel-help = Strooit broodkruimels en onthoudt ongeveer evenveel als de meeste mensen.
phrase-bot-hello-hansel = Hallo! Ik heb broodkruimels bij me.
bot-goldilocks = Goudlokje
bot-goldilocks-help = Dwaalt rond waar ze wil en vergeet al snel de weg. Help haar een beetje!
phrase-bot-hello-goldilocks = Hallo! Is er nog warme pap?
bot-red_riding_hood = Roodkapje
bot-red_riding_hood-help = Bedoelt het goed en denkt diep na, maar laat zich afleiden door de bloemen.
phrase-bot-hello-red_riding_hood = Hallo! Grootmoeder woont vlak achter de bomen.
bot-gretel = Grietje
bot-gretel-help = Raakt zelden de weg kwijt, is een goede Gids en brengt iedereen thuis.
phrase-bot-hello-gretel = Hallo! Blijf bij elkaar, dan komen we thuis.

## Why a bot did it

reason-sure = Vrijwel zeker de goede tegel: { $place }.
reason-unsure = Waarschijnlijk hier, of anders vlakbij: { $place }.
reason-forgotten = Vergeten waar { $place } ligt, dus zomaar een tegel, als het de Wolven maar niet zijn.
reason-advised = Bij twijfel kun je het best de raad volgen die je krijgt.
reason-pebble = Bij twijfel kun je het beter vragen.
reason-no_advice = Niet zeker genoeg om een tegel aan te wijzen.
reason-asked_easy = Een Plaats die pas nog te zien was, is makkelijker voor { $seat }.
reason-asked_hard = { $seat } vindt vast ook een Plaats die al een tijd niet te zien was.
reason-asked_fair = { $seat } kan deze Plaats vast wel vinden.
reason-whim = Zomaar een ingeving.
reason-wolves_known = Deze tegel kent iedereen, dus hier zijn de Wolven makkelijk te onthouden.
reason-wolves_lost = Vergeten waar de Wolven zijn, dus het maakt niet uit welke twee tegels van plaats ruilen.
reason-beside_new = Naast elkaar zijn nieuwe tegels makkelijker te onthouden.
reason-beside_known = Naast een tegel die iedereen kent, is een nieuwe tegel het makkelijkst te onthouden.
reason-go_on = Verder lopen lijkt nu het beste.
reason-boots = De Plaatsen zitten goed genoeg in het geheugen voor de Laarzen.
reason-tree = Te veel vergeten: een blik vanuit de Grote Boom helpt.
reason-foreseen = Op langere termijn pakt dit het best uit.

## What a content pack may change

content-first = Plaatsen in de kring aan het begin
content-bridge = Nieuwe tegels bij { $bridge }
content-wrong = Reuzentegels die bij een fout opengaan
content-wrong-wolves = Reuzentegels die bij de Wolven opengaan
content-helped = Reuzentegels die opengaan als iemand helpt
content-tree = Reuzentegels die opengaan bij de Grote Boom
content-boots-back = Reuzentegels die met de Laarzen worden teruggedraaid
content-path-stone = Vakken tot de eerste brug (pad ‘{ $value }’)
content-path-wood = Vakken tot de tweede brug (pad ‘{ $value }’)
content-path-length = Vakken in totaal (pad ‘{ $value }’)
content-pebbles = Witte Kiezelsteentjes (niveau ‘{ $value }’)
content-ogre-start = Open Reuzentegels aan het begin (niveau ‘{ $value }’)
content-mode-tree = Grote Boom (niveau ‘{ $value }’)
content-mode-boots = Laarzen (niveau ‘{ $value }’)
