### Ali Baba: Dutch

## The game

game-name = Ali Baba
game-line = Onthoud jij alles wat Ali Baba uit de grot meeneemt?
game-minutes = 15 min
game-age = vanaf 8 jaar
game-fun = geheugen
game-about = Ali Baba trekt de ene schat na de andere, en elke kaart verdwijnt in zijn hand. De rovers noemen om de beurt uit het hoofd op wat hij allemaal heeft. Roept hij op tijd ‘Sesam, open u!’, of verraadt het alarm hem? Verzamel zo veel mogelijk verschillende schatten.

## Kinds of treasure

kind-cushion = een kussen
kind-book = een boek
kind-vase = een vaas
kind-slipper = een muiltje
kind-ring = een ring
kind-hourglass = een zandloper
kind-scimitar = een kromzwaard
kind-carpet = een tapijt
kind-lamp = een lamp
kind-turban = een tulband
kind-mirror = een spiegel
kind-gold_coin = een gouden munt
kind-crown = een kroon
kind-diamond = een diamant
kind-donkey = een ezel
kind-drum = een trommel
kind-parrot = een papegaai
kind-lion = een leeuw
kind-chest = een kist
kind-statue = een standbeeld
kind-elephant = een olifant
kind-chief_thief = de Roverhoofdman

## Kinds of treasure, short (under small cards)

kind-cushion-short = Kussen
kind-book-short = Boek
kind-vase-short = Vaas
kind-slipper-short = Muiltje
kind-ring-short = Ring
kind-hourglass-short = Zandloper
kind-scimitar-short = Kromzwaard
kind-carpet-short = Tapijt
kind-lamp-short = Lamp
kind-turban-short = Tulband
kind-mirror-short = Spiegel
kind-gold_coin-short = Gouden munt
kind-crown-short = Kroon
kind-diamond-short = Diamant
kind-donkey-short = Ezel
kind-drum-short = Trommel
kind-parrot-short = Papegaai
kind-lion-short = Leeuw
kind-chest-short = Kist
kind-statue-short = Standbeeld
kind-elephant-short = Olifant
kind-chief_thief-short = Hoofdman

## Several of a kind

number-word = { $count ->
    [2] twee
    [3] drie
    [4] vier
    [5] vijf
    [6] zes
    [7] zeven
    [8] acht
    [9] negen
   *[other] { $count }
}
kinds-cushion = { $count ->
    [1] een kussen
   *[other] { number-word } kussens
}
kinds-book = { $count ->
    [1] een boek
   *[other] { number-word } boeken
}
kinds-vase = { $count ->
    [1] een vaas
   *[other] { number-word } vazen
}
kinds-slipper = { $count ->
    [1] een muiltje
   *[other] { number-word } muiltjes
}
kinds-ring = { $count ->
    [1] een ring
   *[other] { number-word } ringen
}
kinds-hourglass = { $count ->
    [1] een zandloper
   *[other] { number-word } zandlopers
}
kinds-scimitar = { $count ->
    [1] een kromzwaard
   *[other] { number-word } kromzwaarden
}
kinds-carpet = { $count ->
    [1] een tapijt
   *[other] { number-word } tapijten
}
kinds-lamp = { $count ->
    [1] een lamp
   *[other] { number-word } lampen
}
kinds-turban = { $count ->
    [1] een tulband
   *[other] { number-word } tulbanden
}
kinds-mirror = { $count ->
    [1] een spiegel
   *[other] { number-word } spiegels
}
kinds-gold_coin = { $count ->
    [1] een gouden munt
   *[other] { number-word } gouden munten
}
kinds-crown = { $count ->
    [1] een kroon
   *[other] { number-word } kronen
}
kinds-diamond = { $count ->
    [1] een diamant
   *[other] { number-word } diamanten
}
kinds-donkey = { $count ->
    [1] een ezel
   *[other] { number-word } ezels
}
kinds-drum = { $count ->
    [1] een trommel
   *[other] { number-word } trommels
}
kinds-parrot = { $count ->
    [1] een papegaai
   *[other] { number-word } papegaaien
}
kinds-lion = { $count ->
    [1] een leeuw
   *[other] { number-word } leeuwen
}
kinds-chest = { $count ->
    [1] een kist
   *[other] { number-word } kisten
}
kinds-statue = { $count ->
    [1] een standbeeld
   *[other] { number-word } standbeelden
}
kinds-elephant = { $count ->
    [1] een olifant
   *[other] { number-word } olifanten
}
kinds-chief_thief = { $count ->
    [1] de Roverhoofdman
   *[other] { number-word } Roverhoofdmannen
}

## Alarms

alarm-shiny = glimmend
alarm-noisy = luidruchtig
alarm-encumbering = zwaar

## Words of the game

label-ali-baba = Ali Baba
label-band = De Bende
label-pile = Trekstapel
label-hand = Hand van Ali Baba
label-tokens = Alarmfiches
label-collection = Buit
open-sesame-call = Sesam, open u!
recital-opening = In de grot ligt …

## What the acting player is asked

ask-decide = Jij bent Ali Baba: wat doe je?
ask-reveal = Kijk goed!
ask-recite = Wat heeft Ali Baba?
ask-tick = Vink aan wat je hoort
ask-rule = Reken je deze omschrijving goed?
ask-claim = Jij mag eerst: kies schatten
ask-share = Pak een schat
ask-spoils = Kijk goed: alles is voor Ali Baba
ask-over = Het spel is afgelopen

## What the others read meanwhile

wait-decide = { $seats } is Ali Baba en denkt na
wait-reveal = { $count ->
    [one] { $seats } kijkt nog
   *[other] { $seats } kijken nog
}
wait-recite = { $seats } noemt de schatten op
wait-tick = { $seats } luistert en vinkt aan
wait-rule = { $seats } beslist of de omschrijving goed is
wait-claim = { $seats } kiest als eerste schatten
wait-share = { $seats } pakt een schat
wait-spoils = { $count ->
    [one] { $seats } kijkt nog
   *[other] { $seats } kijken nog
}
wait-over = Het spel is afgelopen

## Buttons

option-draw = Trek een kaart
option-open_sesame = Sesam, open u!
option-seen = Gezien!
option-name = Noem: { entry }
option-sentence = Zeg: ‘{ $text }’
option-concede = Opgeven
option-rule = { $ok ->
    [true] Goed
    [1] Goed
   *[other] Niet goed
}
option-tick = Vink aan: { entry }
option-call_mistake = Dat is fout!
option-claim = Pak: { $kinds }
option-pick = Pak: { $kind }

## What happens

event-began = { $seat } begint als Ali Baba
event-round = Nieuwe ronde: { $seat } is Ali Baba
event-drew = { $seat } trekt een kaart (nog op de trekstapel: { $pile })
event-revealed = Kijk: { $kind }!
event-token = Alarm: { $alarm }!
event-captured = { $seat } is betrapt!
event-last_round = Daar is de Roverhoofdman: laatste ronde!
event-hid = De kaart verdwijnt in de hand van Ali Baba
event-reciting = { $cards ->
    [one] { $seat } moet { $cards } kaart noemen
   *[other] { $seat } moet { $cards } kaarten opnoemen
}
event-named = { $seat }: { entry }
event-again = { $seat }: { $kind } (al genoemd)
event-invented = { $seat } verzint een omschrijving: { $kind }, { $adjective }
event-asked = Ali Baba, reken je ‘{ $kind }, { $adjective }’ goed?
event-said = { $entries ->
   *[other] Je lijst wacht tot Ali Baba heeft beslist
}
event-listed = { $cards ->
    [one] { $seat } noemt de enige kaart: goed!
   *[other] { $seat } noemt { $cards } kaarten: allemaal goed!
}
event-wrong = { $kind ->
    [unsaid] { $seat }: { $reason }
   *[other] { $seat }: { entry } – { $reason }
}
event-mistake = { $seat } maakt een fout: { $reason }
event-stopped = { $seat } roept ‘Sesam, open u!’
event-emptied = De trekstapel is leeg: { $seat } verlaat de grot
event-sharing = { $case ->
    [1] { case-1 }
    [2] { case-2 }
   *[other] { case-3 }
}
event-claimed = { $seat } pakt als eerste kaarten
event-claimed_cards = { $seat } pakt: { $kinds }
event-took = { $seat } pakt een kaart
event-took_card = { $seat } pakt { $kind }
event-band_took = De Bende pakt een kaart
event-band_took_card = De Bende pakt { $kind }
event-kept_all = { $cards ->
    [one] { $seat } houdt de enige kaart
   *[other] { $seat } houdt alles: { $cards } kaarten
}
event-spoils = { $seat } krijgt alles: { $kinds }
event-round_over = De ronde is voorbij (Ali Baba: { $seat })
event-counted = { $count ->
    [0] { $seat }: { label-points }, { label-unique }
   *[other] { $seat }: { label-points }, { label-unique }. Buit: { $kinds }
}
event-aborted = { $seat } is weg, dus het spel eindigt zonder uitslag
event-over = { $reason ->
    [aborted] Het spel eindigt zonder uitslag
   *[scored] { $count ->
        [one] Het spel is afgelopen: { $seats } wint!
       *[other] Het spel is afgelopen: { $seats } delen de overwinning!
    }
}

## How a round ends

case-1 = Ali Baba komt weg: iedereen deelt mee
case-2 = Een fout: Ali Baba pakt eerst kaarten
case-3 = Ali Baba is betrapt: de rovers delen

## What was wrong

reason-wrong_kind = verkeerde schat
reason-wrong_count = verkeerd aantal
reason-wrong_order = verkeerde volgorde
reason-wrong_adjective = zo was de schat niet
reason-omission = er ontbreekt nog iets
reason-conceded = opgegeven
reason-timeout = de tijd is om
reason-called = volgens Ali Baba klopt het niet

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

refusal-game-over = Dit spel is afgelopen. Zin in nog een potje?
refusal-not-seated = Je bent toeschouwer. Alleen de spelers aan tafel mogen een zet doen.
refusal-unknown-action = Dat kan in dit spel niet. Kies een van de zetten op het scherm.
refusal-ali-never-recites = Jij bent Ali Baba, dus luister maar. Opnoemen doen de rovers.
refusal-wrong-phase = Dat kan nu niet. Kijk op het scherm wat er eerst moet gebeuren.
refusal-culprit-excluded = Jij maakte de fout, dus je pakt deze keer geen kaarten. Let op wat de anderen pakken!
refusal-ali-excluded = Je bent betrapt, dus deze keer delen alleen de rovers. Let op wat ze pakken!
refusal-not-your-turn = Je bent nog niet aan de beurt. Kijk en luister tot je iets gevraagd wordt.
refusal-must-recite-first = Trek eerst een kaart. Je mag pas ‘Sesam, open u!’ roepen als een rover alles goed heeft opgenoemd.
refusal-unknown-treasure = Die schat zit niet in dit spel. Kies er een op het scherm.
refusal-bad-count = Dat aantal kan niet. Noem er 1 tot en met 9 van een soort. Ben je Ali Baba, vink dan alles van een soort in één keer aan.
refusal-one-at-a-time = Eén kaart tegelijk: hier noem je elke schat apart.
refusal-adjective-required = Zeg bij elke schat ook hoe hij is, bijvoorbeeld ‘gevaarlijk’.
refusal-adjective-form = Gebruik één tot drie vriendelijke woorden, samen 2 tot 40 letters en zonder cijfers.
refusal-already-started = Je bent begonnen met de schatten één voor één te noemen. Ga zo door: alles in één zin kan nu niet meer.
refusal-unparsed = Dat heb ik niet begrepen: { $words } … Probeer het nog eens met de namen van de schatten.
refusal-claim-size = Kies zoveel kaarten als de knop aangeeft.
refusal-not-in-pool = Zoveel kaarten van deze schat liggen er niet. Kies uit de kaarten die je ziet.
refusal-stale = Het spel is al verder. Kijk nog eens en kies opnieuw.
refusal-malformed = Dat kun je hier niet kiezen. Kies iets op het scherm.
refusal-player-count = Dit spel is voor 3 tot 5 spelers, of voor precies 2 met de Bende. Plekken aan deze tafel: { $seats }.
refusal-bad-option = Deze instelling kan hier niet: { $option } – { $value }. Kies een andere.
refusal-muted = Sst! Niet voorzeggen tijdens het kijken en opnoemen. Bij het verdelen mag je weer chatten.

## Settings

setting-deck = Schatkaarten
setting-deck-help = Met 44 kaarten is er één boek minder, zoals in de Duitse uitgave.
setting-deck-45 = 45 kaarten
setting-deck-44 = 44 kaarten

setting-young = Met jonge kinderen
setting-young-help = Een schat die goed genoemd is, blijft open liggen tot het opnoemen voorbij is.
setting-young-true = Ja
setting-young-false = Nee

setting-adjectives = Met omschrijving
setting-adjectives-help = Zeg bij elke schat hoe hij is, bijvoorbeeld ‘gevaarlijk’. Ook dat moet je onthouden. Voor doorgewinterde rovers!
setting-adjectives-true = Ja
setting-adjectives-false = Nee

setting-ordered = In de juiste volgorde
setting-ordered-help = Noem de schatten op in de volgorde waarin ze verschenen.
setting-ordered-true = Ja
setting-ordered-false = Nee

setting-two_player = Met z’n tweeën
setting-two_player-help = Met precies twee spelers doet de Bende mee. Die pakt willekeurige kaarten en krijgt nooit punten.
setting-two_player-off = Nee
setting-two_player-band = Ja, met de Bende

setting-judge = Scheidsrechter
setting-judge-help = Wie zegt of alles goed is opgenoemd?
setting-judge-server = Het spel
setting-judge-ali_close = Ali Baba, bij twijfel
setting-judge-table = Ali Baba
setting-judge-server-help = Het spel controleert alles.
setting-judge-ali_close-help = Is de omschrijving van een schat bijna goed? Dan beslist Ali Baba of die telt.
setting-judge-table-help = Je noemt alles hardop op en Ali Baba vinkt aan wat goed is. Handig op één apparaat of als jullie elkaar kunnen horen.

setting-recite_input = Manier van opnoemen
setting-recite_input-help = Tik de schatten één voor één aan, of zeg of typ de hele lijst.
setting-recite_input-both = Allebei mag
setting-recite_input-pick = Alleen tikken
setting-recite_input-sentence = Alleen zeggen of typen

setting-reveal_seconds = Seconden om te kijken
setting-reveal_seconds-help = Zo lang blijft een nieuwe kaart hooguit open liggen.

setting-recite_seconds = Seconden voor het opnoemen
setting-recite_seconds-help = Is de tijd om, dan geldt dat als een fout. Automatisch: hoe meer kaarten, hoe meer tijd; is Ali Baba scheidsrechter, dan is er geen timer.
setting-recite_seconds-auto = Automatisch
setting-recite_seconds-off = Geen timer

setting-decide_seconds = Seconden om te beslissen
setting-decide_seconds-help = Is de tijd om, dan gaat Ali Baba weg als dat mag. Anders trekt hij een kaart.
setting-decide_seconds-off = Geen timer

setting-pick_seconds = Seconden om een kaart te pakken
setting-pick_seconds-help = Is de tijd om, dan krijg je wat het zeldzaamst is.
setting-pick_seconds-off = Geen timer

setting-first_ali = Eerste Ali Baba
setting-first_ali-help = Wie begint als Ali Baba?
setting-first_ali-youngest = De jongste speler
setting-first_ali-random = Willekeurig
setting-first_ali-host = De host kiest

setting-first_seat = Plek van de eerste Ali Baba
setting-first_seat-help = Alleen als de host de eerste Ali Baba kiest.
setting-first_seat-0 = Plek 1
setting-first_seat-1 = Plek 2
setting-first_seat-2 = Plek 3
setting-first_seat-3 = Plek 4
setting-first_seat-4 = Plek 5

setting-youngest = Ik ben de jongste
setting-youngest-help = Telt alleen als de jongste speler de eerste Ali Baba wordt. Vinken meerdere spelers dit aan, dan wordt een van hen willekeurig gekozen; doet niemand het, dan een van alle spelers.

setting-on_leave = Als een speler weggaat
setting-on_leave-help = Gaat een speler weg, dan speelt een bot verder of eindigt het spel zonder uitslag.
setting-on_leave-bot = Een bot speelt verder
setting-on_leave-abort = Het spel eindigt

setting-chat = Chat
setting-chat-help = Niemand mag helpen tijdens het kijken en opnoemen.
setting-chat-muted = Uit tot het verdelen
setting-chat-open = Altijd aan

## The result

outcome-scored = { $count ->
    [one] { $seats } wint!
   *[other] { $seats } delen de overwinning!
}
outcome-aborted = Het spel is zonder uitslag geëindigd
score-line =
    { $seat }: { label-points } ({ label-unique })
ended-scored = Het spel is afgelopen
ended-aborted = Het spel is zonder uitslag geëindigd

## Bots

bot-weak = Vergeetachtig
bot-weak-help = Raakt bij lange lijsten de draad kwijt.
bot-average = Gewoon geheugen
bot-average-help = Onthoudt ongeveer evenveel als de meeste mensen.
bot-good = Goed geheugen
bot-good-help = Heeft alleen moeite met de langste lijsten.
bot-strong = Sluw
bot-strong-help = Onthoudt goed en berekent wanneer het genoeg is.
bot-baseline = Voorzichtig
bot-baseline-help = Gaat vroeg weg en vergeet weleens iets.
bot-random = Wervelwind
bot-random-help = Zegt en pakt zomaar wat.

## On the board

button-draw = Trek een kaart
button-open-sesame = Sesam, open u!
button-seen = Gezien!
button-all-seen = Allemaal gezien!
button-concede = Opgeven
button-speak = Inspreken
button-type = Typen
button-send = Versturen
button-claim = Pak deze
button-accept = Goed
button-reject = Niet goed
button-call-mistake = Fout!

label-how-many = Hoeveel?
label-named = { $named } van { $cards } genoemd
label-pool = Op tafel
label-your-hand = Alleen jij ziet deze kaarten
label-look = Kijk goed!
label-understood = { $cards ->
    [one] Begrepen: { $entries } ({ $cards } kaart)
   *[other] Begrepen: { $entries } ({ $cards } kaarten)
}
label-warn-size = Je noemde er { $named }, maar Ali Baba heeft er { $cards }.
label-type-here = In de grot ligt …
label-adjective = Hoe was deze schat ook alweer? Bij de nieuwste kaart verzin je zelf iets (1–3 woorden).
label-adjective-new = Verzin een omschrijving (1–3 woorden)
label-adjective-known = Hoe was deze schat ook alweer?
label-danger = Bij het volgende alarm van deze soort is Ali Baba betrapt!
label-safe = Nog veilig
label-copies = { $count ->
    [one] maar { $count } kaart in het spel
   *[other] { $count } kaarten in het spel
}
label-last-round = Laatste ronde
label-points = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}
label-unique = { $unique ->
    [one] { $unique } unieke schat
   *[other] { $unique } unieke schatten
}
label-close = Bij { $kind }: ‘{ $adjective }’ in plaats van ‘{ $in_force }’. Reken je dat goed?
label-seen-by = Klaar met kijken: { $seen } van { $thieves }
label-listening = Ik luister …
label-nothing-heard = Ik hoorde niets. Probeer het nog eens!
label-cards = { $count ->
    [one] { $count } kaart
   *[other] { $count } kaarten
}
label-count-first = Kies eerst hoeveel. Is het er maar één? Tik dan nog eens op de schat.
label-send-first = Verstuur eerst deze schat en kies dan een andere.
label-duplicates = Grijze kaarten zijn dubbel: geen punten
label-recites-aloud = { $seat } noemt alles hardop op en { $ali_seat } vinkt aan wat goed is
label-caught-three = Drie keer alarm: { $alarm }!
label-caught-each = Alle drie de soorten alarm!
label-leave-and-share = weggaan en delen
label-excluded = { $seat } krijgt deze keer niets
label-in-order = in de volgorde waarin ze verschenen

## How to play

help-1 = Een van jullie is Ali Baba en plundert de schatgrot. Alle anderen zijn rovers.
help-2 = Ali Baba trekt een kaart, en iedereen kijkt ernaar. Dan verdwijnt de kaart in zijn hand. Onthoud hem goed!
help-3 = Na elke kaart noemt één rover uit het hoofd op wat Ali Baba allemaal heeft. De volgorde maakt niet uit: ‘een leeuw, twee kussens …’ Zijn er nog meer rovers, dan is bij de volgende kaart de volgende rover aan de beurt.
help-4 = Heeft de rover alles goed opgenoemd? Dan mag Ali Baba kiezen: nog een kaart trekken, of ‘Sesam, open u!’ roepen en weggaan.
help-5 = Komt Ali Baba weg, dan deelt iedereen mee in zijn kaarten: hij pakt de eerste, daarna pakt iedereen om de beurt een kaart, ook Ali Baba, tot alles op is.
help-6 = Maakt een rover een fout, dan is de ronde voorbij. Ali Baba pakt 3 kaarten naar keuze (of alles, als er minder zijn), en de rest gaat de tafel rond. De rover die de fout maakte, krijgt niets.
help-7 = Bij glimmende, luidruchtige en zware schatten gaat er een alarm af. Bij drie keer hetzelfde alarm, of één alarm van elke soort, is Ali Baba betrapt: dan delen alleen de rovers.
help-8 = Elke ronde is de volgende speler Ali Baba. Verschijnt de Roverhoofdman, dan is het de laatste ronde. Elke soort schat die je hebt, levert 1 punt op; dubbele kaarten niets. Bij gelijke stand wint wie de meeste unieke schatten heeft: schatten waarvan er maar één bestaat.

confirm-concede = Opgeven? Dat telt als een fout.
confirm-mistake = Heb je een fout gehoord? Dan is het opnoemen voorbij.
button-go-on = Doorgaan
button-more-counts = Andere aantallen

## The guided first game

guide-welcome = Verzamel zo veel mogelijk verschillende schatten: elke soort levert 1 punt op. Onthoud wat er in de hand van Ali Baba verdwijnt!
guide-end = Elke soort levert 1 punt op, dubbele kaarten niets. Bij gelijke stand wint wie de meeste unieke schatten heeft: schatten waarvan er maar één bestaat.
guide-ask-decide = Trek een kaart. Heeft een rover alles goed opgenoemd, dan mag je ook weggaan. Hoe meer kaarten, hoe meer er te verdelen valt, maar ook hoe groter het gevaar.
guide-ask-reveal = Kijk goed! Deze kaart verdwijnt zo meteen, en een rover moet hem dan uit het hoofd noemen. Tik op ‘Gezien!’ als je hem hebt onthouden.
guide-ask-recite = Noem alles op wat Ali Baba heeft; de volgorde maakt niet uit, tenzij jullie ‘In de juiste volgorde’ spelen. Tik op een schat en op het aantal, of zeg de hele lijst. Bij een fout krijg je deze ronde niets.
guide-ask-tick = Luister en vink aan wat je hoort. Is er iets fout of vergeten? Tik dan op ‘Fout!’. Speel eerlijk!
guide-ask-rule = Dat was bijna het goede woord. Reken je het goed? Kies je niet op tijd, dan telt het als goed.
guide-ask-claim = Een rover maakte een fout, dus jij kiest als eerste kaarten. Nieuwe soorten leveren punten op, unieke schatten helpen bij gelijke stand.
guide-ask-share = Pak een kaart van tafel. Het liefst een soort die je nog niet hebt. Weet je nog wat er in je buit zit?
guide-ask-spoils = Zijn er na een fout drie kaarten of minder, dan krijgt Ali Baba ze allemaal. Kijk nog één keer voordat ze gedekt worden weggelegd.
guide-wait-decide = Ali Baba denkt na: nog een kaart? Heeft een rover alles goed opgenoemd, dan mag Ali Baba ook weggaan en delen. Loop zijn kaarten intussen in gedachten na.
guide-wait-reveal = Nog niet iedereen heeft de kaart goed bekeken. Is iedereen klaar, of is de tijd om, dan verdwijnt hij in de hand van Ali Baba.
guide-wait-recite = Eén rover noemt alles uit het hoofd op, en niemand mag helpen. Zijn er nog meer rovers, dan is bij de volgende kaart een andere rover aan de beurt.
guide-event-began = De tulband laat zien wie Ali Baba is. Alle anderen zijn rovers. Elke ronde gaat de tulband naar de volgende speler.
guide-event-token = Alarm! Bij drie keer hetzelfde alarm, of één alarm van elke soort, is Ali Baba betrapt. Dan delen de rovers zijn kaarten zonder hem.
guide-event-captured = Te veel alarm! Niemand hoeft nog iets op te noemen. De rovers verdelen de kaarten en Ali Baba krijgt niets.
guide-event-last_round = De Roverhoofdman is er, dus dit is de laatste ronde. Hij is zelf ook een schat van 1 punt, dus vergeet hem niet op te noemen.
guide-event-hid = Nu ziet alleen Ali Baba deze kaart nog. Iedereen ziet hoeveel kaarten hij heeft; welke het zijn, moeten de rovers onthouden.
guide-event-named = Goed! Bij de hand van Ali Baba zie je hoeveel kaarten er al genoemd zijn. Onthoud zelf welke dat waren.
guide-event-again = Deze kaart was al genoemd. Dat kan geen kwaad: alleen wat nog ontbreekt, moet nog worden genoemd.
guide-event-invented = Een nieuwe omschrijving! Die hoort tot het einde van de ronde bij deze kaart: wie de kaart noemt, moet ook de omschrijving zeggen.
guide-event-asked = Dat was bijna het goede woord. Ali Baba beslist of het telt; kiest hij niet op tijd, dan telt het als goed.
guide-event-listed = Alles goed! Nu mag Ali Baba nog een kaart trekken of weggaan. Is de trekstapel leeg, dan moet hij weg.
guide-event-mistake = Eén fout, en de ronde is voorbij. Ali Baba pakt eerst kaarten, en de rover die de fout maakte, krijgt niets.
guide-event-stopped = Ali Baba komt weg met zijn kaarten. Nu worden ze verdeeld: iedereen pakt om de beurt een kaart, en Ali Baba begint.
guide-event-emptied = De trekstapel is leeg, dus Ali Baba moet weg. Iedereen deelt mee in zijn kaarten, en hij pakt de eerste.
guide-event-claimed = Ali Baba heeft zijn kaarten gekozen. De rest gaat de tafel rond; alleen de rover die de fout maakte, wordt overgeslagen.
guide-event-took = Kaarten die je pakt, blijven tot het einde gedekt liggen. Onthoud wat je hebt: dubbele kaarten leveren niets op.
guide-event-band_took = De Bende pakt willekeurige kaarten. Punten krijgt ze nooit, maar wat ze pakt, is weg.
guide-event-round_over = Je buit houd je. Komt er nog een ronde, dan is de volgende speler Ali Baba, zonder kaarten en zonder alarm.
guide-event-counted = Iedereen laat zijn buit zien: 1 punt voor elke soort. Unieke schatten hebben een ster: bij gelijke stand wint wie daarvan de meeste heeft.

## Characters

bot-mustafa = Baba Moestafa
bot-mustafa-help = De schoenlapper: onthoudt ongeveer evenveel als de meeste mensen en houdt een beetje rekening met het gevaar.
phrase-bot-hello-mustafa = Goedendag! Valt er iets te repareren?
bot-cassim = Cassim
bot-cassim-help = Vergeet zelfs de toverspreuk en gaat liever vroeg naar huis.
phrase-bot-hello-cassim = Hallo! Hoe ging het ook alweer? Gerst, open …?
bot-nasreddin = Nasreddin
bot-nasreddin-help = Vol grappen, maar met het geheugen van een olifant.
phrase-bot-hello-nasreddin = Hallo! Je krijgt de groeten van mijn ezel.
bot-morgiana = Morgiana
bot-morgiana-help = Zo scherp als een dolk: onthoudt goed en weet precies wanneer ze weg moet.
phrase-bot-hello-morgiana = Ik hou alles in de gaten. Succes, rovers!

## Why a bot did it

reason-no_danger = Bij de volgende kaart kan Ali Baba nog niet betrapt worden.
reason-little_danger = Nog een kaart is een risico van { $percent }% wel waard.
reason-danger = Een risico van { $percent }% is te groot voor nog een kaart.
reason-recalled = Deze schat ligt nog vers in het geheugen.
reason-guessed_alarm = De schat is vergeten, maar het alarm niet ({ $alarm }), dus dit is een gok.
reason-guessed = Vergeten, dus dit is een gok.
reason-gave_up = Te veel vergeten om nog te gokken.
reason-new_kind = Nog niet in de buit: { $kind }.
reason-new_kinds = Nog niet in de buit: { $kinds }.
reason-nothing_new = Er ligt niets nieuws meer, dus dan maar de zeldzaamste.
reason-trusted = Bij twijfel krijgt de rover gelijk.
reason-enough = Met deze kaarten is het de moeite waard om weg te gaan.
reason-foreseen = Op langere termijn pakt dit het best uit.

## What a content pack may change

alarm-quiet = geen alarm
content-below-chief = Kaarten onder de Roverhoofdman
content-claim = Kaarten die Ali Baba na een fout als eerste pakt
content-copies = Aantal kaarten met { $kind }
content-book = Aantal kaarten met { kind-book } (één minder in de kleine trekstapel)
content-alarm = Alarm bij { $kind }
