### Ali Baba: Dutch

## The game

game-name = Ali Baba
game-line = Wie weet nog wat Ali Baba allemaal uit de grot meeneemt?
game-about = Ali Baba trekt schat na schat, en elke schat verdwijnt in zijn hand. De rovers noemen om de beurt uit het hoofd alles op wat hij heeft. Roept Ali Baba op tijd ‘Sesam, open u!’, of verraadt het alarm hem? Verzamel zo veel mogelijk verschillende schatten.

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

alarm-shiny = stralend
alarm-noisy = luidruchtig
alarm-encumbering = volumineus

## Words of the game

label-ali-baba = Ali Baba
label-thief = Rover
label-band = De Bende
label-pile = Stapel
label-hand = Hand van Ali Baba
label-tokens = Waarschuwingsfiches
label-collection = Buit
label-reciter = Noemt op
open-sesame-call = Sesam, open u!
recital-opening = In de grot ligt …

## What the acting player is asked

ask-decide = Jij bent Ali Baba: wat nu?
ask-reveal = Kijk goed!
ask-recite = Wat heeft Ali Baba?
ask-tick = Vink aan wat je hoort
ask-rule = Telt dat?
ask-claim = Kies 3 schatten
ask-share = Pak een schat
ask-spoils = Ali Baba houdt dit allemaal
ask-over = Het spel is afgelopen

## What the others read meanwhile

wait-decide = Ali Baba beslist: { $seats }
wait-reveal = { $count ->
    [one] { $seats } kijkt nog
   *[other] { $seats } kijken nog
}
wait-recite = { $seats } noemt de schatten op
wait-tick = { $seats } luistert en vinkt aan
wait-rule = { $seats } beslist of dat telt
wait-claim = { $seats } kiest 3 schatten
wait-share = { $seats } pakt een schat
wait-spoils = { $count ->
    [one] { $seats } kijkt nog
   *[other] { $seats } kijken nog
}
wait-over = Het spel is afgelopen

## Buttons

option-draw = Kaart trekken
option-open_sesame = Sesam, open u!
option-seen = Gezien!
option-name = Noemen: { entry }
option-sentence = Zeggen: { $text }
option-concede = Opgeven
option-rule = { $ok ->
    [true] Dat telt
    [1] Dat telt
   *[other] Dat telt niet
}
option-tick = Aanvinken: { entry }
option-call_mistake = Dat is fout!
option-claim = Pakken: { $kinds }
option-pick = Pakken: { $kind }

## What happens

event-began = { $seat } begint als Ali Baba
event-round = Nieuwe ronde: { $seat } is Ali Baba
event-drew = { $seat } trekt een kaart (nog in de stapel: { $pile })
event-revealed = Kijk: { $kind }!
event-token = Waarschuwingsfiche: { $alarm }!
event-captured = { $seat } wordt gepakt!
event-last_round = De Roverhoofdman verschijnt: laatste ronde!
event-hid = De kaart verdwijnt in de hand van Ali Baba
event-reciting = { $cards ->
    [one] Nu moet { $seat } { $cards } kaart noemen
   *[other] Nu moet { $seat } { $cards } kaarten opnoemen
}
event-named = { $seat }: { entry }
event-again = { $seat }: { $kind } – die hadden we al
event-invented = { $seat } verzint: { $kind }, { $adjective }
event-asked = Ali Baba, telt ‘{ $kind }, { $adjective }’?
event-said = Begrepen: { $entries }
event-listed = { $cards ->
    [one] { $seat } noemt de enige kaart: goed!
   *[other] { $seat } noemt { $cards } kaarten op: alles goed!
}
event-wrong = { $kind ->
    [unsaid] { $seat }: { $reason }
   *[other] { $seat }: { entry } – { $reason }
}
event-mistake = { $seat } struikelt: { $reason }
event-stopped = { $seat } roept: Sesam, open u!
event-emptied = De stapel is leeg: { $seat } verlaat de grot
event-sharing = { $case ->
    [1] { case-1 }
    [2] { case-2 }
   *[other] { case-3 }
}
event-claimed = { $seat } pakt 3 kaarten naar keuze
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
   *[other] { $seat }: { label-points }, { label-unique } – { $kinds }
}
event-aborted = { $seat } gaat van tafel: het spel eindigt zonder uitslag
event-over = { $reason ->
    [aborted] Het spel eindigt zonder uitslag
   *[scored] { $count ->
        [one] Het spel is afgelopen: { $seats } wint!
       *[other] Het spel is afgelopen: { $seats } delen de overwinning!
    }
}

## How a round ends

case-1 = Ali Baba verlaat de grot: iedereen deelt mee
case-2 = Een fout: Ali Baba kiest eerst
case-3 = Ali Baba is gepakt: de rovers delen

## What was wrong

reason-wrong_kind = dat heeft Ali Baba niet
reason-wrong_count = het aantal klopt niet
reason-wrong_order = de volgorde klopt niet
reason-wrong_adjective = het bijvoeglijk naamwoord klopt niet
reason-omission = er ontbreekt nog iets
reason-conceded = de rest is vergeten
reason-timeout = de tijd is om
reason-called = Ali Baba hoorde een fout

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

refusal-game-over = Dit spel is afgelopen – nog een potje?
refusal-not-seated = Je kijkt mee; alleen wie aan tafel zit, mag een zet doen.
refusal-unknown-action = Die zet bestaat niet in dit spel; kies er een op het scherm.
refusal-ali-never-recites = Jij bent Ali Baba: luister maar, opnoemen doen de rovers.
refusal-wrong-phase = Eén ding tegelijk: eerst komt wat er nu gevraagd wordt.
refusal-culprit-excluded = Na je vergissing pak je deze keer geen kaart – kijk wat de anderen pakken en onthoud het.
refusal-ali-excluded = Je bent gepakt, dus deze keer delen alleen de rovers – kijk wat ze pakken en onthoud het.
refusal-not-your-turn = Nog even geduld, je bent nog niet aan de beurt – kijk en luister tot je iets gevraagd wordt.
refusal-must-recite-first = Trek eerst een kaart: je mag ‘Sesam, open u!’ roepen zodra een rover alles goed heeft opgenoemd.
refusal-unknown-treasure = Die schat bestaat niet in dit spel; kies er een op het scherm.
refusal-bad-count = Dit aantal past niet: noem er 1 tot 9 van een soort; als Ali Baba vink je alles van een soort samen aan.
refusal-one-at-a-time = Kaart voor kaart, graag: aan deze tafel noem je één schat tegelijk.
refusal-adjective-required = Hier hoort bij elke schat een bijvoeglijk naamwoord: zeg hoe hij is.
refusal-adjective-form = Neem één tot drie vriendelijke woorden, samen 2 tot 40 letters en zonder cijfers.
refusal-already-started = Je hebt al een schat genoemd: ga één voor één verder met de rest.
refusal-unparsed = Ik heb ‘{ $words }…’ niet begrepen – probeer het nog eens met de namen van de schatten.
refusal-claim-size = Kies precies 3 kaarten, alsjeblieft.
refusal-not-in-pool = Die schat ligt er niet, of niet zo vaak; kies uit de kaarten die je ziet.
refusal-stale = Het spel is intussen verdergegaan – kijk nog eens goed en kies opnieuw.
refusal-malformed = Dat bestaat niet in deze grot; kies iets op het scherm.
refusal-player-count = Dit spel is voor 3 tot 5 spelers, of voor precies 2 met de Bende. Stoelen aan deze tafel: { $seats }.
refusal-bad-option = Met deze instelling kun je hier niet spelen: { $option } – { $value }. Kies een andere.
refusal-muted = Sst! Tijdens het kijken en opnoemen mag niemand helpen; bij het verdelen mag je weer kletsen.

## Settings

setting-deck = Schatkaarten
setting-deck-help = In de Duitse doos zit één boek minder.
setting-deck-45 = 45 kaarten
setting-deck-44 = 44 kaarten

setting-young = Met jongere kinderen
setting-young-help = Schatten die genoemd zijn, blijven open liggen tot de lijst klaar is.
setting-young-true = Ja
setting-young-false = Nee

setting-adjectives = Met bijvoeglijke naamwoorden
setting-adjectives-help = Elke schat krijgt een bijvoeglijk naamwoord dat je ook moet onthouden. Voor geoefende rovers!
setting-adjectives-true = Ja
setting-adjectives-false = Nee

setting-ordered = In de juiste volgorde
setting-ordered-help = De schatten moeten worden opgenoemd in de volgorde waarin ze verschenen.
setting-ordered-true = Ja
setting-ordered-false = Nee

setting-two_player = Met zijn tweeën
setting-two_player-help = Met precies twee spelers kan de Bende meedoen: die pakt kaarten op goed geluk en krijgt nooit punten.
setting-two_player-off = Zonder de Bende
setting-two_player-band = Met de Bende

setting-judge = Wie oordeelt
setting-judge-help = Wie zegt of de lijst klopt?
setting-judge-server = Het spel
setting-judge-ali_close = Ali Baba, als het bijna goed is
setting-judge-table = Ali Baba
setting-judge-server-help = Het spel vergelijkt alles zelf.
setting-judge-ali_close-help = Is een bijvoeglijk naamwoord bijna goed, dan beslist Ali Baba of het telt.
setting-judge-table-help = Je noemt hardop op en Ali Baba vinkt aan wat goed is. Handig met één toestel of als jullie elkaar horen.

setting-recite_input = Hoe je opnoemt
setting-recite_input-help = Tik de schatten een voor een aan, of zeg of typ de hele lijst.
setting-recite_input-both = Wat je wilt
setting-recite_input-pick = Alleen aantikken
setting-recite_input-sentence = Zeggen of typen

setting-reveal_seconds = Seconden om te kijken
setting-reveal_seconds-help = Een nieuwe kaart ligt hoogstens zo lang open.

setting-recite_seconds = Seconden om op te noemen
setting-recite_seconds-help = Is de tijd om, dan is dat een fout. Automatisch: hoe meer kaarten, hoe meer tijd.
setting-recite_seconds-auto = Automatisch
setting-recite_seconds-off = Zonder klok

setting-decide_seconds = Seconden om te beslissen
setting-decide_seconds-help = Is de tijd om, dan stopt Ali Baba als hij mag; anders trekt hij.
setting-decide_seconds-off = Zonder klok

setting-pick_seconds = Seconden om te pakken
setting-pick_seconds-help = Is de tijd om, dan krijg je de zeldzaamste schat.
setting-pick_seconds-off = Zonder klok

setting-first_ali = Eerste Ali Baba
setting-first_ali-help = Wie begint als Ali Baba?
setting-first_ali-youngest = De jongste
setting-first_ali-random = Laat het toeval kiezen
setting-first_ali-host = Ik kies de stoel

setting-first_seat = Stoel van de eerste Ali Baba
setting-first_seat-help = Alleen bij ‘Ik kies de stoel’.
setting-first_seat-0 = Stoel 1
setting-first_seat-1 = Stoel 2
setting-first_seat-2 = Stoel 3
setting-first_seat-3 = Stoel 4
setting-first_seat-4 = Stoel 5

setting-youngest = Ik ben de jongste
setting-youngest-help = De jongste begint als Ali Baba. Vinken er meer dit aan, dan kiest het toeval.

setting-on_leave = Als iemand weggaat
setting-on_leave-help = Een bot kan verderspelen, of het spel eindigt zonder uitslag.
setting-on_leave-bot = Een bot speelt verder
setting-on_leave-abort = Het spel eindigt

setting-chat = Kletsen
setting-chat-help = Tijdens het kijken en opnoemen mag niemand helpen.
setting-chat-muted = Stil bij het opnoemen
setting-chat-open = Altijd open

## The result

outcome-scored = { $count ->
    [one] { $seats } wint!
   *[other] { $seats } delen de overwinning!
}
outcome-aborted = Het spel eindigde zonder uitslag
score-line =
    { $seat }: { label-points } ({ label-unique })
ended-scored = Het spel is afgelopen
ended-aborted = Het spel eindigde zonder uitslag

## Bots

bot-weak = Vergeetachtig
bot-weak-help = Raakt bij lange lijsten de draad kwijt.
bot-average = Gewoon geheugen
bot-average-help = Onthoudt ongeveer evenveel als de meesten.
bot-good = Goed geheugen
bot-good-help = Struikelt alleen over de langste lijsten.
bot-strong = Sluw
bot-strong-help = Onthoudt goed en rekent uit wanneer het genoeg is.
bot-baseline = Voorzichtig
bot-baseline-help = Stopt vroeg en vergeet wel eens iets.
bot-random = Wervelwind
bot-random-help = Zegt en pakt wat de wind maar aanwaait.

## On the board

button-draw = Kaart trekken
button-open-sesame = Sesam, open u!
button-seen = Gezien!
button-all-seen = Allemaal gezien!
button-concede = Opgeven
button-speak = Spreken
button-type = Typen
button-send = Versturen
button-claim = Deze 3 pakken
button-accept = Dat telt
button-reject = Telt niet
button-call-mistake = Fout!

label-how-many = Hoeveel?
label-named = { $named } van { $cards } genoemd
label-pool = Open op tafel
label-your-hand = Alleen jij ziet deze
label-look = Kijk goed!
label-remember = Onthoud het!
label-understood = { $cards ->
    [one] Begrepen: { $entries } – { $cards } kaart
   *[other] Begrepen: { $entries } – { $cards } kaarten
}
label-warn-size = Kaarten die je noemde: { $named }. Kaarten van Ali Baba: { $cards }.
label-type-here = In de grot ligt …
label-adjective = Hoe is deze schat? Verzin het bij de nieuwste kaart (1–3 woorden)
label-adjective-new = Verzin hoe deze schat is (1–3 woorden)
label-adjective-known = Hoe was deze schat ook alweer?
label-danger = Nog zo een en hij is gepakt!
label-safe = Nog veilig
label-last-round = Laatste ronde
label-points = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}
label-unique = { $unique ->
    [one] { $unique } unieke schat
   *[other] { $unique } unieke schatten
}
label-close = Gezegd: { $kind }, ‘{ $adjective }’. Tot nu toe: ‘{ $in_force }’. Telt dat?
label-seen-by = Gezien door { $seen } van { $thieves }
label-listening = Ik luister …
label-nothing-heard = Ik hoorde niets. Probeer het nog eens!
label-cards = { $count ->
    [one] { $count } kaart
   *[other] { $count } kaarten
}
label-count-first = Kies eerst hoeveel – nog eens tikken is 1
label-send-first = Verstuur eerst deze – of tik er nog eens op
label-duplicates = Grijze kaarten zijn dubbel: geen punten
label-recites-aloud = { $seat } noemt ze hardop op; { $ali_seat } vinkt aan
label-caught-three = Drie keer { $alarm }!
label-caught-each = Van elke soort een fiche!
label-leave-and-share = weggaan en delen
label-excluded = { $seat } krijgt deze keer niets
label-in-order = in de volgorde van verschijnen

## How to play

help-1 = Een van jullie is Ali Baba in de schatgrot; alle anderen zijn rovers.
help-2 = Ali Baba trekt een kaart en laat die aan iedereen zien. Daarna verdwijnt de kaart in zijn hand: onthoud hem goed!
help-3 = Daarna noemt een rover uit het hoofd alles op wat Ali Baba heeft, in welke volgorde dan ook: ‘een leeuw, twee kussens …’ Bij elke nieuwe kaart is de volgende rover aan de beurt.
help-4 = Klopt alles, dan beslist Ali Baba: nog een kaart trekken, of ‘Sesam, open u!’ roepen en de grot verlaten.
help-5 = Verlaat hij de grot, dan deelt iedereen mee: Ali Baba begint, en om de beurt pak je één kaart.
help-6 = Vergist een rover zich, dan pakt Ali Baba 3 kaarten naar keuze; de rest verdeelt iedereen, behalve die rover.
help-7 = Stralende, luidruchtige en volumineuze schatten slaan alarm: met 3 gelijke fiches, of één van elk, is Ali Baba gepakt en delen alleen de rovers.
help-8 = Na elke ronde is de volgende speler Ali Baba. De Roverhoofdman brengt de laatste ronde. Elke soort schat is 1 punt waard, dubbele tellen niet; bij gelijke stand wint wie de meeste unieke schatten heeft: die bestaan maar één keer.

confirm-concede = Opgeven? Dat telt als een fout.
confirm-mistake = Hoorde je een fout? Dan stopt het opnoemen hier.
button-go-on = Doorgaan
button-more-counts = Meer

## The guided first game

guide-welcome = Verzamel zo veel mogelijk verschillende schatten: elke soort is 1 punt. Onthoud goed wat er in de hand van Ali Baba verdwijnt!
guide-end = Elke soort was 1 punt waard, dubbele niets. Bij gelijke stand beslissen de unieke schatten: die bestaan maar één keer.
guide-ask-decide = Trek een kaart. Heeft een rover alles goed opgenoemd, dan mag je ook weggaan: meer kaarten is meer te delen, maar ook meer gevaar.
guide-ask-reveal = Kijk goed: straks verdwijnt deze kaart, en een rover moet hem uit het hoofd noemen. Druk op ‘Gezien!’ als je hem kent.
guide-ask-recite = Noem alles wat Ali Baba heeft: tik een schat aan en hoeveel, of zeg de hele lijst. Na een fout krijg je niets.
guide-ask-tick = Luister en vink aan wat je hoort. Is er iets fout of vergeten, meld dan de fout – en speel eerlijk!
guide-ask-rule = Het bijvoeglijk naamwoord is bijna het goede: jij zegt of het telt. Zeg je niets, dan telt het.
guide-ask-claim = Een rover had het fout, dus jij kiest eerst: pak 3 kaarten. Nieuwe soorten geven punten, zeldzame helpen bij gelijke stand.
guide-ask-share = Pak een kaart die er ligt. Het beste is een soort die je nog niet hebt – weet je nog wat er in je buit zit?
guide-ask-spoils = Na een fout met drie kaarten of minder houdt Ali Baba ze allemaal. Kijk nog één keer voordat ze gedekt liggen.
guide-wait-decide = Ali Baba denkt na: verdergaan en alarm riskeren, of weggaan en delen? Loop intussen zijn kaarten in je hoofd na.
guide-wait-reveal = Sommigen kijken nog naar de kaart. Niemand kan een ander opjagen.
guide-wait-recite = Eén rover noemt alles uit het hoofd op, en niemand mag helpen. Bij elke nieuwe kaart is de volgende rover aan de beurt.
guide-event-began = De tulband laat zien wie Ali Baba is; alle anderen zijn rovers. Elke ronde gaat hij naar de volgende speler.
guide-event-token = Alarm! Met drie gelijke fiches, of één van elk type, is Ali Baba gepakt, en delen de rovers zijn kaarten zonder hem.
guide-event-captured = Te veel alarm! Niemand hoeft nu op te noemen: de rovers delen de kaarten, en Ali Baba krijgt niets.
guide-event-last_round = De Roverhoofdman brengt de laatste ronde. Hij is ook een schat: hij wordt mee opgenoemd en is 1 punt waard.
guide-event-hid = Nu ziet alleen Ali Baba deze kaart nog. Hoeveel hij er heeft is geen geheim, de rest is geheugen.
guide-event-named = Goed! Wat genoemd is, zie je maar even, en aan de hand zie je hoeveel kaarten al genoemd zijn.
guide-event-again = Iets goeds nog een keer noemen kan geen kwaad. Verder gaat het met wat er nog ontbreekt.
guide-event-invented = Een nieuw bijvoeglijk naamwoord! Tot het eind van de ronde hoort het bij deze kaart, en iedereen moet allebei zeggen.
guide-event-asked = Het bijvoeglijk naamwoord was bijna goed. Ali Baba beslist of het telt; zegt hij niets, dan telt het.
guide-event-listed = Alles goed: nu mag Ali Baba verdergaan of weggaan. Bij de volgende kaart is de volgende rover aan de beurt.
guide-event-mistake = Eén fout maakt een eind aan de lijst en aan de ronde. Ali Baba kiest eerst, en deze rover krijgt niets.
guide-event-stopped = Ali Baba gaat weg met zijn kaarten. Nu deelt iedereen mee: hij pakt de eerste, dan om de beurt alle anderen.
guide-event-emptied = De stapel is leeg, dus Ali Baba moet weg. Iedereen deelt mee in zijn kaarten, en hij pakt de eerste.
guide-event-claimed = Ali Baba heeft zijn 3 kaarten. De rest gaat kaart voor kaart rond; alleen de rover met de fout wordt overgeslagen.
guide-event-took = Een gepakte kaart ligt tot het einde gedekt. Onthoud wat je hebt: dubbele geven geen punten.
guide-event-band_took = De Bende pakt kaarten op goed geluk. Punten krijgt ze nooit, maar wat ze pakt is weg.
guide-event-round_over = Na elke ronde is de volgende speler Ali Baba, en beginnen hand en alarm opnieuw. Je buit blijft van jou.
guide-event-counted = Alle buit wordt omgedraaid: 1 punt voor elke soort. Een ster wijst de unieke schatten aan, die bij gelijke stand beslissen.

## Characters

bot-mustafa = Baba Moestafa
bot-mustafa-help = De schoenlapper: onthoudt ongeveer evenveel als de meesten en rekent een beetje.
bot-cassim = Cassim
bot-cassim-help = Vergeet zelfs het toverwoord en gaat liever vroeg naar huis.
bot-nasreddin = Nasreddin
bot-nasreddin-help = Vol grapjes, maar met een geheugen als een olifant.
bot-morgiana = Morgiana
bot-morgiana-help = Scherp als een dolk: onthoudt goed en weet precies wanneer ze moet stoppen.

## Why a bot did it

reason-no_danger = De volgende kaart kan niemand verraden.
reason-little_danger = De volgende kaart is een gevaar van { $percent } % waard.
reason-danger = Een gevaar van { $percent } % is te veel voor nog een kaart.
reason-recalled = Dat staat nog helder in het geheugen.
reason-guessed_alarm = Vergeten; maar iets moet het alarm hebben veroorzaakt: { $alarm }.
reason-guessed = Vergeten: dat was maar een gok.
reason-gave_up = Er is te veel vergeten, zelfs om te gokken.
reason-new_kind = Nog niet in de verzameling: { $kind }.
reason-new_kinds = Nog niet in de verzameling: { $kinds }.
reason-nothing_new = Er was niets nieuws bij, dus dan maar het zeldzaamste.
reason-trusted = Bij twijfel krijgt wie opnoemt gelijk.
reason-enough = Wat er al ligt is het meenemen waard.
reason-foreseen = Vaak in gedachten verder gespeeld: zo liep het het best af.

## What a content pack may change

alarm-quiet = stil
content-below-chief = Kaarten onder de Roverhoofdman
content-claim = Kaarten die Ali Baba na een fout eerst pakt
content-copies = Kaarten in de stapel: { $kind }
content-book = Kaarten in de stapel: { kind-book }
content-alarm = Alarm van: { $kind }
