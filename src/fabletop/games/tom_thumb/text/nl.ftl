### Klein Duimpje: Dutch

## The game

game-name = Klein Duimpje
game-line = Waar was de grot ook alweer? Vind samen de weg naar huis!
game-about = Verdwaald in het bos! Onthoud waar alles ligt, vind de juiste Plaatsen en breng samen de lantaarn naar de hut. Maar pas op: de wolven sluipen rond en de Reus is al onderweg.

## The ten faces

place-clearing = De Open Plek
place-castle = Het Kasteel
place-hill = De Heuvel
place-ogre_lair = Het Hol van de Oger
place-lost_hut = De Verloren Hut
place-marsh = Het Moeras
place-stone_bridge = De Stenen Brug
place-river = De Rivier
place-cave = De Grot
place-wolves = Wolven

## The ten faces, short (under small tiles)

place-clearing-short = Open Plek
place-castle-short = Kasteel
place-hill-short = Heuvel
place-ogre_lair-short = Ogerhol
place-lost_hut-short = Verloren Hut
place-marsh-short = Moeras
place-stone_bridge-short = Stenen Brug
place-river-short = Rivier
place-cave-short = Grot
place-wolves-short = Wolven

## The bridges of the path

bridge-bridge_stone = de Stenen Brug
bridge-bridge_wood = de Houten Brug

## What is decided between two turns

choice-continue = Verderlopen
choice-tree = In de Grote Boom klimmen
choice-boots = De Zevenmijlslaarzen aantrekken

## Words of the game

label-guide = Gids
label-ogre = Reus
label-lantern = Lantaarn
label-pebbles = Witte Kiezelsteentjes
label-tree = Grote Boom
label-boots = Zevenmijlslaarzen
label-travel-deck = Reis-stapel
label-path = Pad
label-cottage = Hut
label-circle = De cirkel
label-wolves-here = De wolven zijn hier

## What the acting player is asked

ask-arrive = Op naar het bos …
ask-look = Kijk en onthoud!
ask-ask = Vraag naar een Plaats
ask-find = Zoek de juiste tegel
ask-advice = Waar is het, denk je?
ask-swap = Verplaats de wolven
ask-insert = Kies een plekje
ask-new_look = Nieuw: onthoud het!
ask-result = Kijk nog eens goed!
ask-between = Hoe gaan we verder?
ask-tree_look = Hier zie je alles!
ask-boots = Vind ze allemaal
ask-over = Het spel is afgelopen

## What the others read meanwhile

wait-arrive = { $count ->
    [one] { $seats } is nog onderweg
   *[other] { $count } spelers zijn nog onderweg
}
wait-look = { $count ->
    [one] { $seats } kijkt nog
   *[other] { $count } spelers kijken nog
}
wait-ask = { $seats } kiest een Plaats
wait-find = { $seats } zoekt – sst!
wait-advice = { $count ->
    [one] { $seats } denkt nog na
   *[other] { $count } spelers denken nog na
}
wait-swap = { $seats } verplaatst de wolven
wait-insert = { $seats } kiest een plekje
wait-new_look = { $count ->
    [one] { $seats } kijkt nog
   *[other] { $count } spelers kijken nog
}
wait-result = { $count ->
    [one] { $seats } kijkt nog
   *[other] { $count } spelers kijken nog
}
wait-between = { $count ->
    [one] { $seats } moet nog beslissen
   *[other] { $count } spelers moeten nog beslissen
}
wait-tree_look = { $count ->
    [one] { $seats } kijkt nog
   *[other] { $count } spelers kijken nog
}
wait-boots = { $seats } draagt de laarzen – sst!
wait-over = Het spel is afgelopen

## Buttons

option-loaded = Ik ben er
option-ready = Klaar!
option-ask = Vragen naar: { $place }
option-flip = Tegel { number-index } omdraaien
option-pebble = Een Wit Kiezelsteentje inzetten
option-call_help = Geholpen door { $seat }
option-advise = { $index ->
    [None] Ik weet het niet
    [null] Ik weet het niet
   *[other] Ik denk: tegel { number-index }
}
option-swap = Ruilen: tegel { number-index } en tegel { number-to-index }
option-insert = Na tegel { number-gap }: { $place }
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
event-showed = Kijk goed en onthoud het!
event-hid = Alle tegels liggen gedekt
event-turn = Beurt { $turn }: { $seat } wijst de weg
event-dealt = Jouw kaarten: { $places }
event-asked = { $seat } zoekt nu: { $place }
event-flipped = { $seat } draait om: { $place }
event-found = Gevonden door { $seat }: { $place }!
event-missed = { $seat } zoekt ‘{ $place }’, maar vindt ‘{ $other_place }’
event-wolves = O nee, de wolven! { $seat } zocht ‘{ $place }’
event-silent = De tijd is om: { $seat } vond ‘{ $place }’ niet
event-pebble = { $seat } zet een Wit Kiezelsteentje in (nog over: { $pebbles })
event-advised = { $index ->
    [None] { $seat } weet het ook niet
    [null] { $seat } weet het ook niet
   *[other] { $seat } wijst een tegel aan
}
event-helped = { $seat }: Sst, { $other_seat } helpt!
event-ogre = { $count ->
    [one] Er gaat een Reus-tegel open: { $ogre } van 6
   *[other] Er gaan { $count } Reus-tegels open: { $ogre } van 6
}
event-ogre_back = { $count ->
    [0] Geen Reus-tegel om terug te draaien: { $ogre } van 6
    [one] Er gaat een Reus-tegel weer dicht: { $ogre } van 6
   *[other] Er gaan { $count } Reus-tegels weer dicht: { $ogre } van 6
}
event-lantern = De lantaarn gaat verder naar vakje { $space }
event-exchanged = { $seat } ruilt twee tegels
event-swapped = De wolven zijn hier
event-bridge = De lantaarn gaat over { $bridge }
event-new_tiles = Nieuw in het bos: { $places }
event-added = { $count ->
    [one] Er komt een nieuwe Plaats in de cirkel
   *[other] Er komen { $count } nieuwe Plaatsen in de cirkel
}
event-inserted = { $seat } legt neer: { $place }
event-scattered = Ergens in het bos ligt nu: { $place }
event-storm = Storm! Iedereen schuift één plaats op
event-voting = Beslis samen: { $seats }
event-voted = { $seat }: { $choice }
event-decided = Besloten: { $choice }
event-boots_done = { $seat } vindt alle Plaatsen: met de laarzen zijn jullie de Reus te snel af!
event-boots_failed = { $seat } struikelt in de Zevenmijlslaarzen
event-passed = Nu is { $seat } de Gids
event-left = { $seat } gaat van tafel
event-aborted = { $seat } gaat van tafel: het spel eindigt zonder uitslag
event-over = { $reason }

## How the game ends

reason-won = De lantaarn is bij de hut: jullie hebben samen gewonnen!
reason-lost = Alle zes Reus-tegels liggen open: deze keer was de Reus sneller
reason-aborted = Het spel eindigt zonder uitslag

## Why not

refusal-game-over = Dit spel is afgelopen – nog een potje?
refusal-not-seated = Je kijkt mee; alleen wie aan tafel zit, mag een zet doen.
refusal-unknown-action = Die zet bestaat niet in dit spel; kies er een op het scherm.
refusal-no-pebble-in-boots = De Zevenmijlslaarzen gaan te snel voor kiezelsteentjes: deze keer zoek je alleen.
refusal-advice-open = Even wachten: laat eerst de anderen hun raad geven.
refusal-wrong-phase = Eén ding tegelijk: eerst komt wat er nu gevraagd wordt.
refusal-not-your-turn = Nog even geduld, je bent nog niet aan de beurt: kijk goed en onthoud het!
refusal-not-in-hand = Die kaart heb je niet; vraag naar een Plaats uit je hand.
refusal-bad-index = Die tegel bestaat niet; kies er een op tafel.
refusal-face-up = Deze tegel ligt al open; kies er een die nog gedekt is.
refusal-same-tile = Een tegel kan niet met zichzelf ruilen; kies twee verschillende.
refusal-pebble-spent = Je hebt hier al een kiezelsteentje ingezet, en één per zoektocht is genoeg: draai nu een tegel om.
refusal-no-pebbles = De Witte Kiezelsteentjes zijn op – vertrouw op je geheugen!
refusal-help-allowed = Hier is een kiezelsteentje ingezet, dus helpen mag deze keer.
refusal-help-called = Dat is hier al gemeld; één keer per zoektocht is genoeg.
refusal-not-a-helper = Dat kan niet; kies iemand die nu niet zoekt.
refusal-bad-choice = Daar kun je niet voor stemmen; kies een van de knoppen.
refusal-token-gone = Dat is al gebruikt of doet in dit spel niet mee; kies iets anders.
refusal-not-offered = Deze tegel ligt hier niet te wachten; kies een van de nieuwe.
refusal-bad-gap = Dat plekje bestaat niet; kies er een tussen twee tegels.
refusal-stale = Het spel is intussen verdergegaan – kijk nog eens goed en kies opnieuw.
refusal-malformed = Dat bestaat niet in dit bos; kies iets op het scherm.
refusal-player-count = Dit spel is voor 2 tot 6 spelers. Stoelen aan deze tafel: { $seats }. Zet er een bij of haal er een weg.
refusal-bad-option = Deze instelling past niet bij deze tafel: { $option }. Kies een andere.
refusal-muted = Sst! Zolang iemand zoekt, mag niemand helpen; meteen daarna mag je weer kletsen.

## Settings

setting-mode = Niveau
setting-mode-help = Hoe gevaarlijk is het bos?
setting-mode-basic = Gewoon
setting-mode-fabulous = Fabelachtig Spel
setting-mode-legendary = Legendarisch Spel
setting-mode-custom = Mijn eigen niveau
setting-mode-basic-help = Met 3 Witte Kiezelsteentjes, de Grote Boom en de Zevenmijlslaarzen.
setting-mode-fabulous-help = Met 2 Witte Kiezelsteentjes en de Grote Boom, maar zonder de laarzen.
setting-mode-legendary-help = Met alleen 2 Witte Kiezelsteentjes, en één Reus-tegel ligt vanaf het begin open.
setting-mode-custom-help = Je kiest zelf de kiezelsteentjes, de Boom, de laarzen en de Reus-tegels.

setting-pebbles = Witte Kiezelsteentjes
setting-pebbles-help = Hoe vaak mag je de anderen iets vragen? Alleen bij je eigen niveau.

setting-tree = Met de Grote Boom
setting-tree-help = Die laat nog één keer alle tegels zien. Alleen bij je eigen niveau.
setting-tree-true = Ja
setting-tree-false = Nee

setting-boots = Met de Zevenmijlslaarzen
setting-boots-help = Die kunnen de Reus terugdringen. Alleen bij je eigen niveau.
setting-boots-true = Ja
setting-boots-false = Nee

setting-ogre_start = Reus-tegels bij het begin
setting-ogre_start-help = Zoveel liggen er vanaf het begin open. Alleen bij je eigen niveau.

setting-storm = Stormachtig Spel
setting-storm-help = Elke beurt schuift iedereen één plaats op en ziet de cirkel van een andere kant.
setting-storm-true = Ja
setting-storm-false = Nee

setting-dark_forest = Donker bos
setting-dark_forest-help = Aan het begin zie je alleen de wolven, en er is geen Grote Boom.
setting-dark_forest-true = Ja
setting-dark_forest-false = Nee

setting-vast_forest = Onmetelijk bos
setting-vast_forest-help = De tegels liggen verspreid over de tafel in plaats van in een cirkel.
setting-vast_forest-true = Ja
setting-vast_forest-false = Nee

setting-path = Het pad
setting-path-help = Hoe ver is het naar de hut?
setting-path-standard = 10 vakjes
setting-path-short = 8 vakjes
setting-path-eleven = 11 vakjes

setting-boots_fail_cost = Als de laarzen mislukken
setting-boots_fail_cost-help = Zoveel Reus-tegels gaan er dan open. De Spaanse doos is milder.
setting-boots_fail_cost-2 = 2 Reus-tegels
setting-boots_fail_cost-1 = 1 Reus-tegel

setting-collective = Samen beslissen
setting-collective-help = Wie moet het eens zijn met de Grote Boom of de laarzen?
setting-collective-majority = De meerderheid
setting-collective-unanimous = Iedereen

setting-silence = Stilte
setting-silence-help = Zolang iemand zoekt, mag niemand helpen.
setting-silence-muted = Even niet kletsen
setting-silence-honour = Op je erewoord
setting-silence-muted-help = De chat is dicht zolang er gevraagd en gezocht wordt.
setting-silence-honour-help = De chat blijft open. Lijkt een bericht op hulp, dan beslist de Gids.

setting-view = Zicht op de tafel
setting-view-help = Van welke kant zie je de cirkel?
setting-view-seat = Vanaf je stoel
setting-view-common = Voor iedereen gelijk
setting-view-seat-help = Iedereen ziet de cirkel van de eigen kant, zoals aan een echte tafel.
setting-view-common-help = Handig met één toestel midden op tafel.

setting-look_seconds = Seconden om te kijken
setting-look_seconds-help = Zo lang liggen de tegels open aan het begin, en bij de Grote Boom.

setting-new_look_seconds = Seconden voor nieuwe tegels
setting-new_look_seconds-help = Nieuwe tegels liggen hoogstens zo lang open.

setting-result_seconds = Seconden na een fout
setting-result_seconds-help = De open tegels zijn hoogstens nog zo lang te zien.

setting-ask_seconds = Seconden om te vragen
setting-ask_seconds-help = Is de tijd om, dan kiest het toeval een kaart van de Gids.
setting-ask_seconds-off = Zonder klok

setting-find_seconds = Seconden om te zoeken
setting-find_seconds-help = Is de tijd om, dan is dat een fout.
setting-find_seconds-off = Zonder klok

setting-advice_seconds = Seconden om raad te geven
setting-advice_seconds-help = Is de tijd om, dan weet wie niets zei het niet.
setting-advice_seconds-off = Zonder klok

setting-swap_seconds = Seconden om te ruilen
setting-swap_seconds-help = Is de tijd om, dan ruilt het toeval twee tegels.
setting-swap_seconds-off = Zonder klok

setting-insert_seconds = Seconden om neer te leggen
setting-insert_seconds-help = Is de tijd om, dan kiest het toeval het plekje.
setting-insert_seconds-off = Zonder klok

setting-vote_seconds = Seconden om te beslissen
setting-vote_seconds-help = Is de tijd om, dan loopt wie niet stemde gewoon verder.
setting-vote_seconds-off = Zonder klok

setting-first_guide = Eerste Gids
setting-first_guide-help = Wie begint als Gids?
setting-first_guide-oldest = De oudste
setting-first_guide-random = Laat het toeval kiezen
setting-first_guide-host = Ik kies de stoel

setting-first_seat = Stoel van de eerste Gids
setting-first_seat-help = Alleen bij ‘Ik kies de stoel’.
setting-first_seat-0 = Stoel 1
setting-first_seat-1 = Stoel 2
setting-first_seat-2 = Stoel 3
setting-first_seat-3 = Stoel 4
setting-first_seat-4 = Stoel 5
setting-first_seat-5 = Stoel 6

setting-oldest = Ik ben de oudste
setting-oldest-help = De oudste begint als Gids. Vinken er meer dit aan, dan kiest het toeval.

setting-on_leave = Als iemand weggaat
setting-on_leave-help = Een bot kan verderspelen, of het spel eindigt zonder uitslag.
setting-on_leave-bot = Een bot speelt verder
setting-on_leave-abort = Het spel eindigt

## The result

outcome-won = Eindelijk thuis: jullie hebben samen gewonnen!
outcome-lost = Deze keer was de Reus sneller. Probeer het nog eens!
outcome-aborted = Het spel eindigde zonder uitslag
score-line =
    { $seat }: { label-summary }
ended-won = Jullie hebben gewonnen
ended-lost = De Reus heeft gewonnen
ended-aborted = Het spel eindigde zonder uitslag

## Bots

bot-weak = Vergeetachtig
bot-weak-help = Verdwaalt snel tussen de bomen.
bot-average = Gewoon geheugen
bot-average-help = Onthoudt ongeveer evenveel als de meesten.
bot-good = Goed geheugen
bot-good-help = Raakt zelden de weg kwijt.
bot-baseline = Zorgeloos
bot-baseline-help = Kent de weg zo ongeveer en loopt altijd door.
bot-random = Wervelwind
bot-random-help = Draait om wat de wind maar aanwaait.

## On the board

button-ready = Klaar!
button-all-ready = Iedereen is klaar
button-pebble = Steentje: anderen vragen
button-call-help = Er helpt iemand!
button-dont-know = Ik weet het niet
button-vote-continue = Verderlopen
button-vote-tree = In de Grote Boom klimmen
button-vote-boots = Laarzen aantrekken
button-really = We wagen het
button-cancel = Liever niet

label-look = Kijk goed: de lantaarn brandt op
label-find = Waar is ‘{ $place }’?
label-your-cards = Alleen jij ziet deze
label-hold-to-look = Houd ingedrukt om je kaarten te zien
label-asked-next = Hierna: { $seats }
label-who-helped = Wie hielp er?
label-marked = { $name } heeft misschien geholpen
label-advise = Waar denk je dat het is?
label-missed = ‘{ $other_place }’, niet ‘{ $place }’
label-all-found = Alle drie gevonden!
label-swap-from = Waar denk je dat de wolven zijn?
label-swap-to = Met welke tegel ruilen ze?
label-insert = Kies een plekje voor ‘{ $place }’
label-new-tile = Nieuwe tegel
label-warn-tree = Door de Grote Boom zou de zesde Reus-tegel opengaan: het spel zou verloren zijn.
label-warn-boots = Eén fout met de laarzen en het spel is verloren.
label-ready-by = { $ready } van { $all }
label-space = Vakje { $space } van { $spaces }
label-ogre-count = Open Reus-tegels: { $ogre } van 6
label-clock = vanaf jouw plek op { $hour } uur
label-tile-down = gedekte tegel, { $clock }
label-tile-up = { $place }, { $clock }
label-storm = De storm blaast jullie één plaats verder!
label-won = Eindelijk thuis!
label-lost = De Reus was sneller
label-summary = vakje { $spaces }, Reus-tegels: { $ogre } van 6, steentjes over: { $pebbles }, beurten: { $turns }

## How to play

help-1 = Jullie zijn samen verdwaald in het bos: breng de lantaarn naar de hut voordat de Reus jullie vindt.
help-2 = In een cirkel liggen Plaatsen van het bos, met de wolven ertussen. Kijk goed: straks liggen alle tegels gedekt!
help-3 = Een van jullie is de Gids, trekt stiekem drie kaarten en laat de volgende spelers om de beurt een Plaats zoeken.
help-4 = Wie zoekt, draait één tegel om, en niemand mag helpen. Zijn ze alle drie goed, dan gaat de lantaarn één vakje verder op het pad.
help-5 = Een verkeerde Plaats beëindigt de beurt en er gaat een Reus-tegel open; bij de wolven zijn het er twee. Helpen als het niet mag kost er ook een.
help-6 = Na drie goede tegels ruilt de Gids de wolven met een andere gedekte tegel: ‘De wolven zijn hier.’ Daarna is de volgende speler de Gids. Bij de bruggen komen er nieuwe tegels in de cirkel.
help-7 = Met een Wit Kiezelsteentje mag je alle anderen om raad vragen. Tussen de beurten, elk één keer: de Grote Boom laat alle tegels zien, maar kost een Reus-tegel; met de Zevenmijlslaarzen moet de volgende Gids alleen alle Plaatsen vinden, dan gaan er twee Reus-tegels weer dicht – of juist nieuwe open.
help-8 = Bereikt de lantaarn de hut, dan winnen jullie allemaal; liggen er zes Reus-tegels open, dan verliezen jullie allemaal. Met z’n tweeën is er geen Gids: je draait om de beurt een kaart om en zoekt die Plaats.

## More words of the board

button-flip = Omdraaien
button-swap = Deze twee ruilen
button-insert = Hier neerleggen
button-undo = Terugnemen
label-continue-does = De volgende beurt begint
label-tree-does = Iedereen bekijkt de tegels; 1 Reus-tegel wordt omgedraaid
label-boots-does = { $count ->
    [one] { $seat } moet { $count } Plaats vinden: 2 Reus-tegels gaan terug. Een fout: { $cost } erbij
   *[other] { $seat } moet alle { $count } Plaatsen vinden: 2 Reus-tegels gaan terug. Een fout: { $cost } erbij
}
label-token-ready = nog niet gebruikt
label-token-used = gebruikt
label-turns = beurten
label-gap = opening, { $clock }
label-clock-near = bij jou op { $hour } uur, dicht bij het midden
label-clock-far = bij jou op { $hour } uur, ver naar buiten

## The guided first game

guide-welcome = Breng samen de lantaarn naar de hut, voordat alle zes Reus-tegels open liggen. Daar is een goed geheugen voor nodig!
guide-end = Is de lantaarn bij de hut, dan hebben jullie allemaal gewonnen. Liggen er zes Reus-tegels open, dan was de Reus sneller.

guide-ask-arrive = De plaatjes zijn onderweg naar alle schermen. Zo meteen zie je de hele cirkel!
guide-ask-look = Onthoud waar alles ligt, vooral de wolven! Een verhaaltje helpt: ‘Van de Grot naar de Rivier …’
guide-ask-ask = Jij bent de Gids: tik een van je drie kaarten aan. Je ziet wie er moet zoeken, dus kies wat daarbij past.
guide-ask-find = Draai de tegel met deze Plaats om: tik hem twee keer aan. Twijfel je, dan vraag je met een Wit Kiezelsteentje de anderen.
guide-ask-advice = Nu mag je helpen! Tik de tegel aan die jij zou omdraaien, of zeg dat je het niet weet.
guide-ask-swap = Tik eerst aan waar je denkt dat de wolven zijn, dan de tegel waarmee ze ruilen. Liefst een die jullie allemaal goed kennen!
guide-ask-insert = Kies een plekje voor de nieuwe tegel. Naast een tegel die jullie allemaal kennen, onthoud je hem makkelijker.
guide-ask-new_look = Deze Plaatsen zijn nieuw. Onthoud waar ze liggen voordat ze gedekt worden!
guide-ask-result = Kijk nog eens wat er open ligt: nu weet je waar deze tegels zijn. Zeg dan dat je klaar bent.
guide-ask-between = Stem hoe jullie verdergaan. De Boom helpt als jullie veel vergeten zijn, de laarzen als de Reus dichtbij is en de komende Gids zeker is.
guide-ask-tree_look = Vanuit de Grote Boom zie je alles nog een keer. Kijk vooral naar wat je vergeten was!
guide-ask-boots = Vind de Plaatsen een voor een. Vind je ze allemaal, dan gaan er twee Reus-tegels dicht, maar bij de eerste fout is het voorbij.

guide-wait-ask = De Gids heeft drie geheime kaarten en kiest er een. Zo meteen moet iemand die Plaats vinden!
guide-wait-find = Iemand zoekt: geen woord! Helpen kost jullie een Reus-tegel, dus zoek mee in je hoofd.
guide-wait-advice = De anderen geven je raad. Daarna draai jij een tegel om: welke je maar wilt.
guide-wait-swap = Let goed op: zo meteen ruilen twee gedekte tegels van plek. Onthoud welke!
guide-wait-insert = Kijk waar de nieuwe tegel komt. Alle andere blijven in dezelfde volgorde.
guide-wait-boots = Met de laarzen aan moet één speler alleen alle Plaatsen vinden. Sst, maar kijk mee: wat gevonden is, blijft open!

guide-event-hid = Vanaf nu helpt alleen je geheugen: alle achterkanten zien er hetzelfde uit.
guide-event-found = Goed! De tegel blijft open tot het eind van de beurt, en bij drie goede gaat de lantaarn verder.
guide-event-missed = Dat was de verkeerde Plaats, en de beurt is voorbij. Maar nu weten jullie allemaal wat daar ligt!
guide-event-wolves = De wolven kosten twee Reus-tegels in plaats van één. Onthoud waar ze zijn!
guide-event-silent = De tijd was om: dat telt als een fout, ook al is er geen tegel omgedraaid.
guide-event-pebble = Er is een Wit Kiezelsteentje ingezet: bij deze vraag mag iedereen nu helpen. Het steentje komt niet terug.
guide-event-helped = Iemand heeft geholpen terwijl het niet mocht. Dat kost een Reus-tegel, maar het zoeken gaat verder.
guide-event-ogre = De Reus komt dichterbij! Liggen al zijn zes tegels open, dan hebben jullie verloren.
guide-event-ogre_back = De Reus raakt jullie spoor kwijt: open tegels van hem gaan weer dicht.
guide-event-lantern = Alle drie waren goed! Een stap dichter bij de hut.
guide-event-swapped = De Gids denkt dat de wolven nu hier zijn. Of dat klopt, vertelt niemand!
guide-event-bridge = Achter elke brug groeit het bos: er komen nieuwe Plaatsen in de cirkel.
guide-event-scattered = In het onmetelijke bos ligt een nieuwe tegel waar het toeval hem neerlegt. Onthoud de plek!
guide-event-storm = De storm schuift jullie allemaal één plaats op. De tegels liggen stil, je ziet ze alleen van een andere kant!
guide-event-decided = Dat is besloten. De Grote Boom en de laarzen kun je elk maar één keer per spel gebruiken.
guide-event-boots_done = Alle Plaatsen gevonden! Dat dringt de Reus terug.
guide-event-boots_failed = Een fout met de laarzen brengt de Reus dichterbij. De laarzen zijn nu op.
guide-event-passed = Na elke beurt wordt de linkerbuur de Gids. Jij komt ook aan de beurt!

## Characters

bot-hansel = Hans
bot-hansel-help = Strooit broodkruimels en onthoudt ongeveer evenveel als de meesten.
bot-goldilocks = Goudlokje
bot-goldilocks-help = Loopt waar ze zin in heeft en vergeet de weg snel: je zult haar moeten helpen.
bot-red_riding_hood = Roodkapje
bot-red_riding_hood-help = Bedoelt het goed en denkt lang na, maar de bloemen leiden haar af.
bot-gretel = Grietje
bot-gretel-help = Raakt zelden de weg kwijt, leidt verstandig en brengt iedereen thuis.

## Why a bot did it

reason-sure = Dat is vast de goede tegel: { $place }.
reason-unsure = Het moet daar liggen, of vlak ernaast: { $place }.
reason-forgotten = Waar ‘{ $place }’ ligt is vergeten; dus een willekeurige tegel, als het de wolven maar niet zijn.
reason-advised = Daar wijzen de meeste anderen naar.
reason-pebble = Bij twijfel kun je het beter aan de anderen vragen.
reason-no_advice = Niet zeker genoeg om ergens naar te wijzen.
reason-asked_easy = { $seat } had het het moeilijkst, dus de tegel die het laatst open lag.
reason-asked_hard = { $seat } vindt de weg het best, dus de tegel die het langst niet te zien was.
reason-asked_fair = { $seat } moet dat wel kunnen.
reason-whim = Zomaar een ingeving.
reason-wolves_known = De wolven ruilen van plaats met een tegel die iedereen kent.
reason-wolves_lost = Waar de wolven zijn is vergeten, dus maakt het niet uit welke twee.
reason-beside_new = Naast elkaar zijn nieuwe tegels makkelijker te onthouden.
reason-beside_known = Naast een tegel die je goed kent vind je hem het makkelijkst terug.
reason-go_on = De weg is duidelijk genoeg om door te lopen.
reason-boots = Elke plek is bekend genoeg voor de Laarzen.
reason-tree = Er is te veel vergeten: een blik vanuit de Grote Boom helpt.
reason-foreseen = Vaak in gedachten verder gespeeld: zo liep het het best af.

## What a content pack may change

content-first = Plaatsen in de kring bij het begin
content-bridge = Tegels door: { $bridge }
content-wrong = Reus-tegels voor een fout
content-wrong-wolves = Reus-tegels voor de Wolven
content-helped = Reus-tegels voor voorzeggen
content-tree = Reus-tegels voor de Grote Boom
content-boots-back = Reus-tegels die de Laarzen sluiten
content-path-stone = Pad ‘{ $value }’: vakjes voor de eerste brug
content-path-wood = Pad ‘{ $value }’: vakjes voor de tweede brug
content-path-length = Pad ‘{ $value }’: vakjes in totaal
content-pebbles = { $value }: Witte Kiezelsteentjes
content-ogre-start = { $value }: Reus-tegels die al open zijn
content-mode-tree = { $value }: de Grote Boom
content-mode-boots = { $value }: de Laarzen
