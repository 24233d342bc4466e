### Aladdin en de wonderlamp: Dutch

## The game

game-name = Aladdin en de wonderlamp
game-line = Wie wrijft het eerst over de lamp, en wie durft nog een kaart te trekken?
game-about = Drie kisten vol schatten, en in alle drie zitten schorpioenen! Kies stiekem een kist en hoeveel kaarten je durft te trekken. Laten twee dobbelstenen hetzelfde zien, wrijf dan sneller dan de anderen over de lamp, en de geest vervult je wens. Verzamel sieraden en edelstenen voordat de Tovenaar verschijnt.

## Chests (in a sentence, and as a label)

chest-bronze = bronzen kist
chest-silver = zilveren kist
chest-gold = gouden kist

chest-bronze-short = Bronzen kist
chest-silver-short = Zilveren kist
chest-gold-short = Gouden kist

metal-bronze = brons
metal-silver = zilver
metal-gold = goud

piece-bracelet = Armband
piece-ring = Ring
piece-necklace = Ketting

## Kinds of treasure (in a sentence)

kind-emerald = smaragd
kind-ruby = robijn
kind-sapphire = saffier
kind-topaz = topaas
kind-bronze-bracelet = bronzen armband
kind-bronze-ring = bronzen ring
kind-bronze-necklace = bronzen ketting
kind-silver-bracelet = zilveren armband
kind-silver-ring = zilveren ring
kind-silver-necklace = zilveren ketting
kind-gold-bracelet = gouden armband
kind-gold-ring = gouden ring
kind-gold-necklace = gouden ketting
kind-talisman = talisman
kind-sorcerer = Tovenaar

gem-emerald = { kind-emerald }
gem-ruby = { kind-ruby }
gem-sapphire = { kind-sapphire }
gem-topaz = { kind-topaz }

## Kinds of treasure, as labels (under cards and columns)

kind-emerald-short = Smaragd
kind-ruby-short = Robijn
kind-sapphire-short = Saffier
kind-topaz-short = Topaas
kind-bronze-bracelet-short = Bronzen armband
kind-bronze-ring-short = Bronzen ring
kind-bronze-necklace-short = Bronzen ketting
kind-silver-bracelet-short = Zilveren armband
kind-silver-ring-short = Zilveren ring
kind-silver-necklace-short = Zilveren ketting
kind-gold-bracelet-short = Gouden armband
kind-gold-ring-short = Gouden ring
kind-gold-necklace-short = Gouden ketting
kind-talisman-short = Talisman
kind-sorcerer-short = Tovenaar

## The cards by their numbers

card-B01 = { kind-emerald }
card-B02 = { kind-emerald }
card-B03 = { kind-emerald }
card-B04 = { kind-ruby }
card-B05 = { kind-ruby }
card-B06 = { kind-ruby }
card-B07 = { kind-sapphire }
card-B08 = { kind-sapphire }
card-B09 = { kind-sapphire }
card-B10 = { kind-topaz }
card-B11 = { kind-topaz }
card-B12 = { kind-topaz }
card-B13 = { kind-bronze-bracelet }
card-B14 = { kind-bronze-bracelet }
card-B15 = { kind-bronze-bracelet }
card-B16 = { kind-bronze-ring }
card-B17 = { kind-bronze-ring }
card-B18 = { kind-bronze-ring }
card-B19 = { kind-bronze-necklace }
card-B20 = { kind-bronze-necklace }
card-B21 = { kind-bronze-necklace }
card-B22 = { kind-talisman }
card-B23 = { kind-talisman }
card-B24 = { kind-talisman }
card-B25 = { kind-talisman }
card-B26 = { kind-sorcerer }
card-S01 = { kind-emerald }
card-S02 = { kind-emerald }
card-S03 = { kind-emerald }
card-S04 = { kind-ruby }
card-S05 = { kind-ruby }
card-S06 = { kind-ruby }
card-S07 = { kind-sapphire }
card-S08 = { kind-sapphire }
card-S09 = { kind-sapphire }
card-S10 = { kind-topaz }
card-S11 = { kind-topaz }
card-S12 = { kind-topaz }
card-S13 = { kind-silver-bracelet }
card-S14 = { kind-silver-bracelet }
card-S15 = { kind-silver-bracelet }
card-S16 = { kind-silver-ring }
card-S17 = { kind-silver-ring }
card-S18 = { kind-silver-ring }
card-S19 = { kind-silver-necklace }
card-S20 = { kind-silver-necklace }
card-S21 = { kind-silver-necklace }
card-S22 = { kind-talisman }
card-S23 = { kind-talisman }
card-S24 = { kind-talisman }
card-S25 = { kind-talisman }
card-S26 = { kind-sorcerer }
card-G01 = { kind-emerald }
card-G02 = { kind-emerald }
card-G03 = { kind-emerald }
card-G04 = { kind-ruby }
card-G05 = { kind-ruby }
card-G06 = { kind-ruby }
card-G07 = { kind-sapphire }
card-G08 = { kind-sapphire }
card-G09 = { kind-sapphire }
card-G10 = { kind-topaz }
card-G11 = { kind-topaz }
card-G12 = { kind-topaz }
card-G13 = { kind-gold-bracelet }
card-G14 = { kind-gold-bracelet }
card-G15 = { kind-gold-bracelet }
card-G16 = { kind-gold-ring }
card-G17 = { kind-gold-ring }
card-G18 = { kind-gold-ring }
card-G19 = { kind-gold-necklace }
card-G20 = { kind-gold-necklace }
card-G21 = { kind-gold-necklace }
card-G22 = { kind-talisman }
card-G23 = { kind-talisman }
card-G24 = { kind-talisman }
card-G25 = { kind-talisman }
card-G26 = { kind-sorcerer }
card-ST1 = { kind-emerald }
card-ST2 = { kind-emerald }
card-ST3 = { kind-ruby }
card-ST4 = { kind-ruby }
card-ST5 = { kind-sapphire }
card-ST6 = { kind-sapphire }
card-ST7 = { kind-topaz }
card-ST8 = { kind-topaz }

## The genie’s lamp cards

effect-bronze_gift = Bronzen geschenk
effect-silver_gift = Zilveren geschenk
effect-gold_gift = Gouden geschenk
effect-eye = Alziend oog
effect-gem_thief = Edelsteendief
effect-jewel_thief = Juwelendief
effect-tithe = Tiende van de rijken
effect-bazaar = Bazaar
effect-lost_found = Gevonden voorwerp
effect-sandstorm = Zandstorm
effect-charmer = Schorpioenenbezweerder
effect-sleight = Vingervlugheid
effect-carpet = Vliegend tapijt
effect-lid = Zwaar deksel
effect-heart = Gul hart
effect-toll = Woestijntol
effect-caravan = Karavaan
effect-sleep = De geest slaapt

effect-bronze_gift-text = Trek de bovenste kaart van de bronzen kist en houd hem, met of zonder schorpioenen. Maar is het de Tovenaar, dan is het spel meteen afgelopen!
effect-silver_gift-text = Trek de bovenste kaart van de zilveren kist en houd hem, met of zonder schorpioenen. Maar is het de Tovenaar, dan is het spel meteen afgelopen!
effect-gold_gift-text = Trek de bovenste kaart van de gouden kist en houd hem, met of zonder schorpioenen. Maar is het de Tovenaar, dan is het spel meteen afgelopen!
effect-eye-text = Gluur naar de bovenste drie kaarten van een kist. Alleen jij ziet ze, en ze blijven in dezelfde volgorde liggen.
effect-gem_thief-text = Pak een edelsteen naar keuze van iemand anders.
effect-jewel_thief-text = Pak een los sieraad naar keuze van iemand anders. Volledige sets zijn veilig.
effect-tithe-text = Pak een edelsteen of een los sieraad van degene die van de anderen de meeste schatten heeft. Zijn er meer met evenveel, dan kies jij.
effect-bazaar-text = Ruil een van je edelstenen of losse sieraden voor zo’n kaart van iemand anders. Jij kiest beide kaarten.
effect-lost_found-text = Pak een edelsteen naar keuze van de aflegstapel.
effect-sandstorm-text = Kies een edelsteen of een los sieraad van iemand anders: de wind blaast de kaart naar de aflegstapel.
effect-charmer-text = Deze ronde kun je bij elke zoektocht twee schorpioenen meer aan. Meer kaarten trekken mag je niet.
effect-sleight-text = Draai een van je dobbelstenen 1 hoger of lager. Hij moet 1 tot en met 6 blijven.
effect-carpet-text = Verplaats een van je dobbelstenen naar een andere kist, met dezelfde waarde. Daar mag nog geen steen van jou liggen.
effect-lid-text = Kies een dobbelsteen van iemand anders: die telt deze ronde helemaal niet mee.
effect-heart-text = Geef een van je edelstenen of losse sieraden aan iemand naar keuze.
effect-toll-text = Leg een van je edelstenen of losse sieraden op de aflegstapel.
effect-caravan-text = Iedereen kiest stiekem een eigen edelsteen of los sieraad. Daarna schuiven al die kaarten tegelijk door naar de volgende plaats.
effect-sleep-text = Zzz … De geest ligt heerlijk te slapen. Er gebeurt niets.

## What the acting player is asked

ask-program = Kies een kist en een getal
ask-program-two = Kies twee kisten en twee getallen
ask-ready = Daar komt de lamp …
ask-countdown = Handen af van de lamp … 3, 2, 1!
ask-race = Hetzelfde getal? Wrijf over de lamp!
ask-name_thief = Wie mag een kaart van je pakken?
ask-steal = Pak een kaart
ask-wish = Neem je deze wens?
ask-wish-3 = De derde wens geldt
ask-eye = In welke kist gluur je?
ask-gem_thief = Pak een edelsteen
ask-jewel_thief = Pak een los sieraad
ask-tithe = Pak iets van de rijkste
ask-bazaar = Ruil twee kaarten
ask-lost_found = Pak een edelsteen terug
ask-sandstorm = Wat waait er weg?
ask-sleight = Draai een steen met 1
ask-carpet = Waar vliegt je steen heen?
ask-lid = Welke steen telt niet mee?
ask-heart = Geef een kaart weg
ask-toll = Leg een kaart af
ask-caravan = Welke kaart geef je door?
ask-search = Nog een kaart of stoppen?
ask-talisman = Waar leg je de talisman?
ask-ring = Pak een afgelegde kaart
ask-over = Het spel is afgelopen

## What the others read meanwhile

wait-program = { $count ->
    [one] { $seats } kiest nog een kist
   *[other] { $seats } kiezen nog een kist
}
wait-program-two = { $count ->
    [one] { $seats } kiest nog twee kisten
   *[other] { $seats } kiezen nog twee kisten
}
wait-ready = { $count ->
    [one] { $seats } is zo klaar
   *[other] { $seats } zijn zo klaar
}
wait-countdown = Handen af van de lamp … 3, 2, 1!
wait-race = Wie wrijft over de lamp?
wait-name_thief = { $seats } kiest wie een kaart mag pakken
wait-steal = { $seats } pakt een kaart
wait-wish = { $seats } denkt na over de wens
wait-wish-3 = { $seats } moet de derde wens nemen
wait-eye = { $seats } kiest een kist om in te gluren
wait-gem_thief = { $seats } pakt een edelsteen
wait-jewel_thief = { $seats } pakt een sieraad
wait-tithe = { $seats } pakt een kaart van de rijkste
wait-bazaar = { $seats } ruilt op de bazaar
wait-lost_found = { $seats } rommelt in de aflegstapel
wait-sandstorm = { $seats } roept de zandstorm
wait-sleight = { $seats } draait een dobbelsteen
wait-carpet = { $seats } verplaatst een dobbelsteen
wait-lid = { $seats } kiest een dobbelsteen die niet meetelt
wait-heart = { $seats } geeft een kaart weg
wait-toll = { $seats } betaalt tol
wait-caravan = { $count ->
    [one] { $seats } kiest nog een kaart
   *[other] { $seats } kiezen nog een kaart
}
wait-search = { $seats } doorzoekt de kist
wait-talisman = { $seats } legt een talisman neer
wait-ring = { $seats } gebruikt de Magische Ring
wait-over = Het spel is afgelopen

## Buttons

option-program = { $token ->
    [0] Dobbelsteen { $value } op de { $chest }
   *[other] Dobbelsteen { $value } op de { $chest }, fiche { $token }
}
option-program_two = { $token ->
    [0] Dobbelsteen { $value } op de { $chest }, dobbelsteen { $other_value } op de { $other_chest }
   *[other] Dobbelsteen { $value } op de { $chest }, dobbelsteen { $other_value } op de { $other_chest }, fiche { $token }
}
option-ready = Ik ben klaar
option-hold = Handen af van de lamp
option-slap = Over de lamp wrijven!
option-wait = De lamp met rust laten
option-name_thief = Mag een kaart pakken: { $other }
option-steal = Pakken: { $card }
option-wish_accept = De wens aannemen
option-wish_refuse = De wens afwijzen
option-look = In de { $chest } gluren
option-take = Van { $other } pakken: { $card }
option-swap = Ruilen: { $card } voor { $other_card } ({ $other })
option-recover = Van de aflegstapel pakken: { $card }
option-blow = Van { $other } wegblazen: { $card }
option-turn = { $delta ->
    [1] 1 hoger draaien: { $chest }
   *[other] 1 lager draaien: { $chest }
}
option-fly = Van de { $chest } naar de { $to_chest } vliegen
option-shut = De { $chest } dichtklappen voor { $other }
option-give = Aan { $other } geven: { $card }
option-pay = Afleggen: { $card }
option-caravan_pass = Doorgeven: { $card }
option-draw = Nog een kaart
option-stop = Stoppen
option-place_talisman = Talisman neerleggen bij: { $gem }
option-ring_take = Van de aflegstapel pakken: { $card }

## What happens

event-dealt = { $seat } begint met: { $cards }
event-round = Ronde { $round }
event-programmed = { $seat } heeft gekozen
event-counting = Handen af van de lamp … 3, 2, 1!
event-revealed = { $seat }: dobbelsteen { $value } op de { $chest }
event-early = Te vroeg! { $seat } mag deze ronde niet meer aan de lamp komen
event-slapped = { $seat } wrijft na { $ms } ms over de lamp
event-clamped = { $seat }: { $claimed } ms kan niet kloppen, dus telt { $ms } ms
event-late = { $seat } is te laat
event-false_slap = Vals alarm! { $seat } heeft geen dobbelsteen die past
event-right = Dobbelsteen { $value }: { $seat } mag de geest roepen!
event-margin = { $seat } is { $ms } ms sneller dan { $other }
event-dead_heat = Precies tegelijk: { $seats }
event-no_right = Dobbelsteen { $value }: niemand wekt de geest
event-token_shown = { $seat } laat fiche { $token } zien
event-tokens_back = { $seat } krijgt alle vijf fiches terug
event-drawn_by_lot = Dobbelsteen { $value }: het lot valt op { $seat }
event-spared = { $seat } heeft niets wat je kunt pakken
event-named = { $seat } laat { $other } een kaart pakken
event-stole = { $seat } pakt van { $other }: { $card }
event-wish = Wens { $number } voor { $seat }: { $effect }
event-refused = { $seat } wijst af: { $effect }
event-granted = Vervuld voor { $seat }: { $effect }
event-nothing = De wens levert { $seat } niets op
event-gift = Een geschenk voor { $seat } uit de { $chest }: { $card }
event-looked = { $seat } gluurt in de { $chest }
event-peeked = Bovenop de { $chest }: { $cards }
event-swapped = { $seat } geeft { $other }: { $card } – en krijgt: { $other_card }
event-recovered = { $seat } pakt van de aflegstapel: { $card }
event-blown = De zandstorm van { $seat } blaast iets weg bij { $other }: { $card }
event-charmed = { $seat } kan deze ronde twee schorpioenen meer aan
event-turned = { $seat } draait een dobbelsteen op de { $chest }: nu { $value }
event-flew = { $seat } vliegt van de { $chest } naar de { $to_chest }
event-shut = { $seat } klapt de { $chest } dicht voor { $other }
event-gave = { $seat } geeft { $other }: { $card }
event-paid = { $seat } betaalt tol: { $card }
event-passing = { $seat } heeft een kaart voor de karavaan gekozen
event-passed = De karavaan trekt van { $seat } naar { $other }: { $card }
event-searches = { $value ->
    [one] { $seat } doorzoekt de { $chest }: hoogstens { $value } kaart
   *[other] { $seat } doorzoekt de { $chest }: hoogstens { $value } kaarten
}
event-nobody = Niemand doorzoekt de { $chest }
event-drew = { $scorpions ->
    [0] { $seat } trekt: { $card }
    [one] { $seat } trekt: { $card } (tot nu toe { $scorpions } schorpioen)
   *[other] { $seat } trekt: { $card } (tot nu toe { $scorpions } schorpioenen)
}
event-sorcerer = De Tovenaar! { $seat } vindt hem in de { $chest }
event-bust = { $scorpions ->
    [one] Au, { $scorpions } schorpioen! { $seat } wordt gestoken en verliest alle kaarten van deze zoektocht
   *[other] Au, { $scorpions } schorpioenen! { $seat } wordt gestoken en verliest alle kaarten van deze zoektocht
}
event-kept = { $seat } houdt: { $cards }
event-empty_handed = { $seat } haalt niets uit de { $chest }
event-placed = { $seat } legt een talisman neer bij: { $gem }
event-alone = { $seat } heeft geen edelsteen, dus blijft deze talisman alleen
event-orphaned = { $seat } verliest de laatste steen van deze soort ({ $gem }): de talismans daar zijn nu alleen
event-set = { $seat } heeft een set compleet: { $metal }!
event-ring = { $seat } wint de Magische Ring!
event-ring_from = { $seat } pakt de Magische Ring van { $other } af!
event-ring_took = De Ring brengt { $seat } een kaart van de aflegstapel: { $card }
event-last_round = De Tovenaar is er: dit is de laatste ronde!
event-instant_end = De wens van { $seat } roept de Tovenaar op: het spel is meteen afgelopen!
event-left = { $seat } gaat van tafel
event-ended = { $reason }

## How the game ends

reason-sorcerer = De Tovenaar is er en de ronde is voorbij: nu worden de schatten geteld
reason-lamp = De lamp heeft de Tovenaar geroepen: nu worden de schatten geteld
reason-rounds = Veertig rondes zijn voorbij: nu worden de schatten geteld
reason-walkover = Alle anderen zijn van tafel gegaan

## Why not

refusal-unknown-action = Die zet bestaat niet in dit spel; kies er een op het scherm.
refusal-game-over = Dit spel is afgelopen – nog een potje?
refusal-not-seated = Je kijkt mee; alleen wie aan tafel zit, mag een zet doen.
refusal-stale = Het spel is intussen verdergegaan – kijk nog eens goed en kies opnieuw.
refusal-lamp-closed = De lamp rust even. Wacht op ‘3, 2, 1!’ – zodra de dobbelstenen te zien zijn, mag je wrijven.
refusal-locked-out = Je kwam te vroeg aan de lamp: volgende ronde mag je het weer proberen.
refusal-already-slapped = Je hand ligt al op de lamp; zo meteen zie je wie het snelst was.
refusal-not-your-decision = Nog even geduld, deze keuze is niet aan jou, maar aan { $seats }.
refusal-wrong-phase = Eén ding tegelijk: eerst komt wat er nu gevraagd wordt.
refusal-malformed = Dat bestaat niet in dit spel; kies iets op het scherm.
refusal-wrong-dice-count = { $count ->
    [1] Leg precies één dobbelsteen neer.
   *[other] Leg precies twee dobbelstenen neer.
}
refusal-bad-value = Een dobbelsteen heeft 1 tot en met 6; kies een van die getallen.
refusal-same-chest-twice = Je twee dobbelstenen moeten op verschillende kisten liggen; verplaats er een.
refusal-token-spent = Dat fiche heb je al uitgegeven; kies er een dat je nog hebt.
refusal-third-wish-binding = De derde wens moet vervuld worden: tik op ‘Het zij zo’.
refusal-self-target = Kies iemand anders die nog meespeelt.
refusal-not-theirs = Die kaart ligt daar niet; kies een andere.
refusal-not-yours = Die kaart heb je niet; kies er een van jezelf.
refusal-talisman-immune = Niemand kan een talisman pakken, weggeven of ruilen; kies een andere kaart.
refusal-protected-set = Dit sieraad hoort bij een volledige set, en sets zijn voorgoed veilig; kies een andere kaart.
refusal-wrong-card-type = Voor deze kaart geldt de wens niet; kies een andere.
refusal-not-richest = Iemand anders heeft meer schatten; kies wie de meeste heeft.
refusal-not-in-discard = Die kaart ligt niet op de aflegstapel; kies er een die je daar ziet.
refusal-no-die-there = Die dobbelsteen is er niet; kies er een die er ligt.
refusal-die-range = Een dobbelsteen heeft alleen 1 tot en met 6; draai hem de andere kant op.
refusal-chest-taken = Daar ligt al een dobbelsteen van jou; kies een andere kist.
refusal-no-gem-of-type = Van die soort heb je geen edelsteen; leg de talisman bij stenen die je hebt.
refusal-bad-player-count = Dit spel is voor 2 tot 5 spelers; zet er een stoel bij of haal er een weg.
refusal-bad-option = Met deze instelling kun je hier niet spelen: { $option } – { $value }. Kies een andere waarde.

## Settings

setting-lamp_mode = De lamp
setting-lamp_mode-help = Laten twee dobbelstenen hetzelfde zien: wie mag de geest roepen?
setting-lamp_mode-race = De snelste
setting-lamp_mode-sealed = Het hoogste fiche
setting-lamp_mode-lottery = Het toeval
setting-lamp_mode-race-help = Wie het eerst over de lamp wrijft. Wrijf je zonder gelijke dobbelsteen, dan ben je een kaart kwijt.
setting-lamp_mode-sealed-help = Zonder haast: bij je dobbelsteen zet je stiekem een fiche van 1 tot 5 in, en het hoogste wint. Fijn bij trage verbindingen en rustige tafels.
setting-lamp_mode-lottery-help = Zonder haast en zonder fiches: het lot beslist.

setting-my_precious = Mijn schat: de Magische Ring
setting-my_precious-help = Trek met een zes alle zes kaarten en je wint de Magische Ring: 5 punten en een kaart van de aflegstapel. Tot iemand hem van je afpakt!
setting-my_precious-true = Ja
setting-my_precious-false = Nee

setting-odds_hint = Het gevaar tonen
setting-odds_hint-help = Wie zoekt, ziet hoe groot de kans is dat de volgende kaart steekt.
setting-odds_hint-true = Ja
setting-odds_hint-false = Nee

setting-timers = Bedenktijd
setting-timers-help = Is je tijd om, dan wordt de zet voor je gedaan.
setting-timers-off = Zonder klok
setting-timers-relaxed = Rustig (drie keer zo lang)
setting-timers-standard = Normaal
setting-timers-blitz = Snel (halve tijd)

setting-lamp_trust = Meten bij de lamp
setting-lamp_trust-help = Hoe ver geloven we een apparaat als het meldt hoe snel je was?
setting-lamp_trust-strict = Streng
setting-lamp_trust-friends = Onder vrienden
setting-lamp_trust-strict-help = Elke tijd wordt met de verbinding vergeleken, zodat niemand kan valsspelen.
setting-lamp_trust-friends-help = Elk apparaat wordt geloofd. Fijn voor vrienden met een wankele verbinding.

setting-handicap_ms = Voorsprong bij de lamp
setting-handicap_ms-help = Zoveel milliseconden gaan van iemands tijd af. Fijn voor kleine handjes; 500 is een halve seconde.
setting-handicap_ms-0 = geen
setting-handicap_ms-50 = 50 ms
setting-handicap_ms-100 = 100 ms
setting-handicap_ms-150 = 150 ms
setting-handicap_ms-200 = 200 ms
setting-handicap_ms-250 = 250 ms
setting-handicap_ms-300 = 300 ms
setting-handicap_ms-350 = 350 ms
setting-handicap_ms-400 = 400 ms
setting-handicap_ms-450 = 450 ms
setting-handicap_ms-500 = 500 ms
setting-handicap_ms-550 = 550 ms
setting-handicap_ms-600 = 600 ms
setting-handicap_ms-650 = 650 ms
setting-handicap_ms-700 = 700 ms
setting-handicap_ms-750 = 750 ms
setting-handicap_ms-800 = 800 ms

setting-on_leave = Als iemand weggaat
setting-on_leave-help = Een bot kan verderspelen, of de schatten blijven gewoon op tafel liggen.
setting-on_leave-bot = Een bot speelt verder
setting-on_leave-freeze = De stoel blijft leeg

## The result

outcome-sorcerer = { $count ->
    [one] { $seats } wint!
   *[other] { $seats } delen de overwinning!
}
outcome-lamp = { $count ->
    [one] { $seats } wint!
   *[other] { $seats } delen de overwinning!
}
outcome-rounds = { $count ->
    [one] { $seats } wint!
   *[other] { $seats } delen de overwinning!
}
outcome-walkover = { $seats } wint: alle anderen zijn van tafel gegaan
score-line =
    { $points ->
        [one] { $seat }: { $points } punt
       *[other] { $seat }: { $points } punten
    } (kaarten { $cards } + sets { $sets } + meerderheden { $majorities }{ $ring ->
        [0] {""}
       *[other] {" "}+ Ring { $ring }
    })

## Bots

bot-normal = Schatzoeker
bot-normal-help = Weegt gevaar en winst af en is vlug bij de lamp.
bot-easy = Dromer
bot-easy-help = Stopt vroeg en is bij de lamp vaak te laat.
bot-hard = Grootvizier
bot-hard-help = Onthoudt elke kaart en heeft heel vlugge vingers.
bot-random = Wervelwind
bot-random-help = Speelt wat de wind maar aanwaait.

## How to play

help-1 = Elke ronde kies je stiekem een van de drie kisten en stel je je dobbelsteen in: zoveel kaarten mag je hoogstens trekken. Met zijn tweeën legt ieder twee dobbelstenen op twee verschillende kisten. Ieder begint met één edelsteen, met zijn tweeën met twee.
help-2 = ‘3, 2, 1!’ – alle dobbelstenen gaan open. Staat er op die van jou hetzelfde getal als op die van iemand anders, op welke kist ook, wrijf dan over de lamp: de snelste mag de geest roepen.
help-3 = Maar pas op: wie zonder zo’n dobbelsteen over de lamp wrijft, wijst iemand aan die een edelsteen of los sieraad mag afpakken. Wie te vroeg wrijft, moet de lamp deze ronde met rust laten.
help-4 = De geest biedt tot drie wensen aan, de een na de ander. De eerste en de tweede mag je afwijzen, maar de derde wordt vervuld, wat hij ook brengt.
help-5 = Daarna worden de kisten doorzocht: brons, zilver, goud. Op elke kist vallen gelijke dobbelstenen tegen elkaar weg, en de laagste van de rest mag zoeken.
help-6 = Trek kaart na kaart en stop wanneer je wilt. Op een kaart staan nul tot vijf schorpioenen: zodra je zoveel schorpioenen hebt als je dobbelsteen aangeeft, word je gestoken en ben je alle kaarten van deze zoektocht kwijt.
help-7 = Elke kaart is 1 punt waard. Armband, ring en ketting van één metaal vormen een set, voorgoed veilig: brons brengt 6 punten extra, zilver 8, goud 10. Wie van een soort de meeste edelstenen heeft, krijgt er 5 bij; bij gelijkspel niemand.
help-8 = Een talisman telt als een extra edelsteen van de soort waar je hem bij legt. Niemand kan hem pakken, maar verdwijnt je laatste steen van die soort, dan is hij alleen en nog maar 1 punt waard.
help-9 = In elke kist wacht de Tovenaar onder 20 kaarten. Komt hij bij een zoektocht tevoorschijn, dan wordt de ronde nog uitgespeeld; roept een wens hem op, dan is het spel meteen afgelopen. De meeste punten winnen!

## On the board: choosing

board-place-die = Leg je dobbelsteen op een kist
board-place-dice = Leg je twee dobbelstenen op twee verschillende kisten
board-choose-value = Hoeveel kaarten durf je te trekken?
board-choose-two = Twee dobbelstenen: kies twee kisten en twee getallen
board-secret-of = Geheime keuze: { $seat }
board-your-die = Jouw dobbelsteen
board-die = Dobbelsteen { $value }
board-die-of = { $seat }: dobbelsteen { $value }
board-die-void = telt deze ronde niet mee
board-confirm = Klaar!
board-change = Wijzigen
board-chosen = Gekozen! Je kunt het nog wijzigen
board-waiting-for = Wachten op { $seats }
board-round = Ronde { $round }
board-last-round = Laatste ronde!
board-token = Fiche { $token }
board-tokens = Jouw fiches
board-choose-token = Welk fiche zet je in?
board-token-spent = uitgegeven
board-tokens-help = Het hoogste fiche wint de geest. Getoonde fiches ben je kwijt; zijn ze alle vijf op, dan komen ze terug.

## On the board: the lamp

board-lamp = De wonderlamp: wrijf erover als op jouw dobbelsteen hetzelfde getal staat als op die van iemand anders
board-lamp-short = Zelfde getal als iemand anders? Wrijf!
board-lamp-closed = De lamp rust
board-hands-off = Handen af!
board-go = Nu!
board-press-key = { $key }: over de lamp wrijven
board-touch-here = Jouw plek: { $seat }
board-tap-here = Tik hier
board-own-strip = Tik op het vak met jouw naam!
board-your-hand = Je hand ligt op de lamp
board-too-early = Te vroeg! Laat de lamp deze ronde met rust
board-early = te vroeg
board-first = het eerst
board-slow = minder snel
board-false = vals alarm
board-late = te laat
board-race-order = Wie was hoe snel?
board-reaction = { $ms } ms
board-margin = { $ms } ms voorsprong
board-faster = { $seat } was { $ms } ms sneller dan { $other_seat }
board-clamped = verbeterd: volgens de verbinding kan het niet sneller zijn geweest
board-head-start = voorsprong { $ms } ms
board-by-rights = Precies tegelijk: wie de geest minder vaak heeft geroepen, gaat voor
board-by-lot = Het lot heeft beslist
board-by-token = Het hoogste fiche wint
board-no-match = Alle dobbelstenen zijn verschillend
board-nobody-slapped = Niemand wreef op tijd over de lamp
board-may-call = { $seat } mag de geest roepen
board-next-right = Daarna: { $seats }
board-name-thief = Wie mag een kaart van je pakken?
board-thief-choose = { $other_seat } pakt een kaart van { $seat }

## On the board: the genie

board-wish = Wens { $number } van 3
board-accept = Deze wens neem ik
board-refuse = Volgende wens
board-third-wish = Het zij zo
board-third-wish-help = De derde wens moet vervuld worden
board-lamp-pile = { $count ->
    [one] { $count } lampkaart
   *[other] { $count } lampkaarten
}
board-no-effect = Deze wens zou nu niets veranderen
board-choose-player = Kies iemand
board-choose-card = Kies een kaart
board-choose-chest = Kies een kist
board-choose-die = Kies een dobbelsteen
board-your-card = Jouw kaart
board-their-card = Kaart van { $seat }
board-die-up = Eén hoger
board-die-down = Eén lager
board-peek = Alleen jij ziet dit: { $chest }
board-peek-order = De linkerkaart wordt het eerst getrokken
board-peek-done = Gezien!
board-caravan-to = Jouw kaart gaat naar { $seat }
board-caravan-chosen = { $ready } van { $all } hebben gekozen
board-charmed = kan twee schorpioenen meer aan

## On the board: searching

board-one-more = Nog een!
board-stop = Stop
board-keep = { $count ->
    [0] Stoppen met niets
    [one] Stoppen en { $count } kaart houden
   *[other] Stoppen en { $count } kaarten houden
}
board-lost-at = { $limit ->
    [one] Bij { $limit } schorpioen is alles weg
   *[other] Bij { $limit } schorpioenen is alles weg
}
board-scorpions = Schorpioenen: { $count } van { $limit }
board-card-scorpions = { $count ->
    [0] geen schorpioen
    [one] { $count } schorpioen
   *[other] { $count } schorpioenen
}
board-nest = Schorpioenennest
board-left = { $count ->
    [0] Geen kaarten meer
    [one] Hoogstens nog { $count } kaart
   *[other] Hoogstens nog { $count } kaarten
}
board-safe = De volgende kaart is veilig
board-odds = Gevaar: { $percent }%
board-searching = { $seat } is aan het zoeken
board-may-search = { $seat } mag hier zoeken
board-nobody-searches = Hier zoekt niemand
board-cancelled = Gelijke dobbelstenen vallen tegen elkaar weg
board-took = { $count ->
    [0] niets meegenomen
    [one] { $count } kaart meegenomen
   *[other] { $count } kaarten meegenomen
}
board-drawn = Tot nu toe getrokken
board-bust = Alle kaarten van deze zoektocht zijn verloren
board-stung = Gestoken!
board-pile = { $count ->
    [one] { $count } kaart in de kist
   *[other] { $count } kaarten in de kist
}
board-sorcerer-in = { $count ->
    [0] De volgende kaart is de Tovenaar!
    [one] Tovenaar: { $count } kaart boven hem
   *[other] Tovenaar: { $count } kaarten boven hem
}
board-sorcerer-out = De Tovenaar is er al uit

## On the board: treasures

board-your-treasure = Jouw schat
board-treasure-of = Schat van { $seat }
board-treasures = { $count ->
    [one] { $count } schat
   *[other] { $count } schatten
}
board-points = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}
board-points-now = als het spel nu zou eindigen
board-gems = Edelstenen
board-jewels = Sieraden
board-set = Volledige set
board-set-safe = Volledige set: voorgoed veilig
board-sets = { $count ->
    [one] { $count } set
   *[other] { $count } sets
}
board-missing = Nog nodig: { $pieces }
board-set-bonus = { $points ->
    [one] Set: { $points } punt extra
   *[other] Set: { $points } punten extra
}
board-leads = Heeft de meeste: 5 punten extra
board-gem-count = { $gem }: { $count }
board-figure = { $name }: { $count }
board-lone = Losse talisman: blijft hier voorgoed
board-talisman-here = Hier neerleggen
board-talisman-help = Een talisman telt als een extra edelsteen van de soort waar je hem bij legt
board-talisman-not-here = Niet hier: van deze soort heb je geen edelsteen
board-discard = Aflegstapel
board-discard-count = { $count ->
    [one] Aflegstapel: { $count } kaart
   *[other] Aflegstapel: { $count } kaarten
}
board-discard-empty = De aflegstapel is leeg
board-nothing-yet = Nog niets
board-ring = Magische Ring
board-ring-table = De Magische Ring wacht op zes kaarten met een zes
board-ring-yours = De Magische Ring is van jou: 5 punten
board-ring-of = { $seat } heeft de Magische Ring
board-frozen = is weg; de kaarten blijven liggen

## In the lobby

board-key-test = Toetsentest: druk allemaal tegelijk op je toets en houd hem ingedrukt
board-key-of = { $seat }: toets { $key }
board-key-test-ok = Alle toetsen komen door: beginnen maar!
board-key-test-bad = Dit toetsenbord ziet niet alle toetsen tegelijk. Tik liever op het scherm, of laat de fiches beslissen.
board-propose-sealed = De fiches laten beslissen
board-slow-link = Trage verbinding: { $seats }. Met fiches hoeft niemand zich te haasten.

## The final count

board-final-cards = Kaarten
board-final-sets = Sets
board-final-majorities = Meerderheden
board-final-ring = Magische Ring
board-final-total = Totaal

## On the board: small words

board-letter-emerald = Sm
board-letter-ruby = Ro
board-letter-sapphire = Sa
board-letter-topaz = To
board-letter-bronze = B
board-letter-silver = Z
board-letter-gold = G
board-space = Spatie
board-go-on = Verder
board-risk = { $count ->
    [one] nog { $count } schorpioen: alles weg
   *[other] nog { $count } schorpioenen: alles weg
}
board-keep-short = { $count ->
    [0] niets meenemen
    [one] { $count } kaart houden
   *[other] { $count } kaarten houden
}

## The guided first game

guide-welcome = Verzamel edelstenen en sieraden uit drie kisten, maar pas op voor schorpioenen! Wie aan het eind de meeste punten heeft, wint.
guide-end = Elke kaart is 1 punt, sets brengen 6, 8 of 10 extra, de meeste stenen van een soort 5. Het hoogste totaal wint.

guide-ask-program = Kies een kist en hoeveel kaarten je durft te trekken. Het laagste getal mag er zoeken, maar gelijke vallen weg.
guide-ask-program-two = Leg je twee dobbelstenen op twee verschillende kisten. Een laag getal wint vaak, met een hoog trek je meer kaarten.
guide-ask-ready = Iedereen heeft gekozen, zo gaan de dobbelstenen open. Houd je hand klaar, maar kom nog niet aan de lamp!
guide-ask-countdown = Handen af tot de dobbelstenen te zien zijn! Kom je te vroeg, dan laat je de lamp deze ronde met rust.
guide-ask-race = Vergelijk de dobbelstenen: heeft nog iemand jouw getal? Wrijf dan snel over de lamp, en anders blijf je eraf.
guide-ask-name_thief = Dat was vals alarm, dus iemand mag een kaart van je pakken. Wijs het liefst iemand met weinig punten aan.
guide-ask-steal = Iemand wreef ten onrechte, en jij mag een kaart pakken. Het mooist is een sieraad dat jouw set compleet maakt.
guide-ask-wish = De geest biedt je een wens aan. Neem hem, of wijs hem af en bekijk de volgende – maar de derde moet je nemen!
guide-ask-wish-3 = Twee wensen heb je afgewezen, dus deze derde wordt vervuld, of je wilt of niet. Tik op ‘Het zij zo’.
guide-ask-eye = Kies een kist, en alleen jij ziet de bovenste drie kaarten. Die waar je dobbelsteen op ligt, is een goed idee.
guide-ask-gem_thief = Pak een edelsteen van iemand anders. Het liefst van een soort die je al verzamelt.
guide-ask-jewel_thief = Pak een los sieraad van iemand anders. Is er een dat jouw set compleet maakt?
guide-ask-tithe = Pak een edelsteen of los sieraad van de rijkste. Kies wat bij jouw verzameling past.
guide-ask-bazaar = Kies een van je kaarten en de kaart die je ervoor wilt. Geef wat je het minst nodig hebt!
guide-ask-lost_found = Op de aflegstapel liggen verloren edelstenen. Pak er een van een soort die je al hebt.
guide-ask-sandstorm = Kies een kaart van iemand anders, en de wind blaast hem weg. Het liefst een die veel punten zou brengen.
guide-ask-sleight = Draai je dobbelsteen met 1: lager wint eerder, hoger geeft meer kaarten. Of ontwijk zo een gelijke dobbelsteen.
guide-ask-carpet = Laat je dobbelsteen naar een andere kist vliegen. Het liefst waar hij de laagste is en er geen gelijke ligt.
guide-ask-lid = Kies een dobbelsteen van iemand anders die niet meetelt. Het liefst een die jou in de weg ligt.
guide-ask-heart = Je moet een kaart weggeven. Kies er een die je amper nodig hebt, en iemand die achterstaat.
guide-ask-toll = Een van je kaarten gaat naar de aflegstapel. Geef de kaart die voor jou het minst waard is.
guide-ask-caravan = Iedereen geeft tegelijk een kaart door aan de volgende plaats. Kies er een die je niet nodig hebt.
guide-ask-search = Nog een kaart, of stoppen en alles houden? Zoveel schorpioenen als je dobbelsteen aangeeft, en alles is weg.
guide-ask-talisman = Leg de talisman bij een soort die je hebt: hij telt als een steen extra. Het liefst waar je de meeste kunt krijgen.
guide-ask-ring = Met de Magische Ring pak je een kaart van de aflegstapel. Een sieraad voor je set is een mooie vangst.

guide-wait-wish = Kijk welke wens de geest aanbiedt! De eerste twee mag je afwijzen, de derde niet.
guide-wait-search = Iemand doorzoekt een kist. Let op de schorpioenen: verloren kaarten gaan open naar de aflegstapel.

guide-event-dealt = Elke edelsteen is vanaf het begin 1 punt waard. Wie aan het eind van een soort de meeste heeft, krijgt er 5 bij.
guide-event-revealed = Nu ziet iedereen de dobbelstenen. Ligt een getal er twee keer, op welke kisten ook, dan gaat het om de lamp!
guide-event-early = Te vroeg! Wie aan de lamp komt voor de dobbelstenen open zijn, laat die deze ronde met rust, maar verliest geen kaart.
guide-event-false_slap = Vals alarm: geen andere dobbelsteen heeft dit getal. Daarom mag iemand anders nu een kaart pakken.
guide-event-right = Hetzelfde getal en de snelste hand: dat roept de geest. Hij biedt tot drie wensen aan.
guide-event-no_right = Twee dobbelstenen waren gelijk, maar niemand wreef op tijd. Dus komt er geen wens.
guide-event-dead_heat = Zo goed als tegelijk! Dan gaat voor wie de geest minder vaak heeft geroepen.
guide-event-clamped = Een trage verbinding mag niemand helpen. Daarom is de tijd nagekeken en verbeterd.
guide-event-token_shown = Bij gelijke dobbelstenen roept het hoogste fiche de geest. Fiches die getoond zijn, ben je kwijt.
guide-event-spared = Hier valt niets te pakken: talismans en sets zijn veilig.
guide-event-refused = De wens is afgewezen en gaat onder de stapel. De volgende is misschien beter – of slechter.
guide-event-nothing = Voor deze wens valt er nu niets te doen. Dus gebeurt er niets.
guide-event-gift = Een geschenk komt zo uit de kist. De schorpioenen erop steken niet.
guide-event-charmed = Twee schorpioenen meer kunnen deze ronde geen kwaad. Het aantal kaarten blijft gelijk.
guide-event-shut = Een zwaar deksel: deze dobbelsteen telt deze ronde niet mee. Hij wint niets en streept niets weg.
guide-event-searches = Het laagste getal dat er maar één keer ligt, doorzoekt deze kist. Het zegt ook hoeveel kaarten je mag trekken.
guide-event-nobody = Hier ligt geen dobbelsteen, of ze vallen allemaal weg. Deze kist blijft deze ronde dus dicht.
guide-event-bust = Zoveel schorpioenen als de dobbelsteen: alle kaarten van deze zoektocht zijn weg. Volgende keer iets eerder stoppen?
guide-event-kept = Op tijd gestopt! Schorpioenen kunnen deze kaarten niets meer doen, maar dieven soms nog wel.
guide-event-alone = Zonder edelsteen ligt de talisman alleen. Hij blijft 1 punt waard.
guide-event-orphaned = De laatste steen van deze soort is weg, dus tellen de talismans er niet meer bij. Elk blijft 1 punt waard.
guide-event-set = Armband, ring en ketting van één metaal: een set! Die brengt extra punten, en niemand kan hem nog pakken.
guide-event-ring = Alle zes kaarten met een zes: dat wint de Magische Ring. Hij is 5 punten waard, tot een ander hetzelfde lukt.
guide-event-last_round = De Tovenaar is gekomen. De andere kisten worden nog doorzocht, dan worden de punten geteld.
guide-event-instant_end = Een wens heeft de Tovenaar opgeroepen, en dan is het spel meteen afgelopen. Nu worden de punten geteld.

## Characters

bot-zobeide = Zobeide
bot-zobeide-help = Weegt gevaar en winst af en is vlug bij de lamp.
bot-maruf = Maroef
bot-maruf-help = Droomt van karavanen, stopt vroeg en is bij de lamp vaak te laat.
bot-zumurrud = Zumurrud
bot-zumurrud-help = Rekent elke kist door, maar onthoudt jouw gewoontes niet.
bot-jafar = Djafar
bot-jafar-help = De grootvizier: doorziet je dobbelstenen en heeft heel vlugge vingers.

## Why a bot did it

reason-whim = Zomaar een ingeving.
reason-begun = Aan die sieraden is al begonnen: { $chest }.
reason-usual = Met zoveel spelers doet een { $value } het vaak goed.
reason-best_dice = Tegen wat de anderen meestal zetten belooft dit het meest: { $chest }, { $value }.
reason-two_dice = Samen beloven deze twee dobbelstenen het meest.
reason-alike = Twee dobbelstenen waren gelijk, dus vlug naar de lamp!
reason-hasty = Dat was te haastig: er waren geen gelijke dobbelstenen.
reason-not_alike = Geen andere dobbelsteen was gelijk, dus handen af van de lamp.
reason-asleep = Twee dobbelstenen waren gelijk en het viel niet op.
reason-good_wish = Dat is de moeite waard: { $effect }.
reason-poor_wish = Er kan een betere wens komen dan deze: { $effect }.
reason-ending_wish = Dat zou het spel beëindigen, dus telt wie er voorligt: { $effect }.
reason-no_danger = De volgende kaart kan geen kwaad.
reason-little_danger = Nog een kaart is een gevaar van { $percent } % waard.
reason-danger = Een gevaar van { $percent } % is te veel voor nog een kaart.
reason-half = De helft van wat de dobbelsteen toelaat is genoeg.
reason-not_half = Nog niet eens de helft van de dobbelsteen is gebruikt.
reason-best_card = Dat levert het meest op: { $card }.
reason-hurts = Dat treft { $seat } het hardst.
reason-least_card = Dat wordt het minst gemist: { $card }.
reason-fewest = { $seat } heeft de minste punten, dus daar doet de roof het minst kwaad.
reason-majority = Daar is de meerderheid het dichtst bij: { $gem }.
reason-own_chest = Daar wacht een eigen dobbelsteen: { $chest }.
reason-rich_chest = Daar valt het meest te vinden: { $chest }.
reason-own_searches = Daarna vinden de eigen dobbelstenen het meest.
reason-enough = Wat er al ligt is het meenemen waard.
reason-foreseen = Vaak in gedachten verder gespeeld: zo liep het het best af.

## What a content pack may change

kind-bracelet = { piece-bracelet }
kind-ring = { piece-ring }
kind-necklace = { piece-necklace }
content-below-sorcerer = Kaarten onder elke Tovenaar
content-rounds = Rondes hoogstens
content-charm = Schorpioenen die de bezweerder toelaat
content-eye = Kaarten die het Oog ziet
content-scorpions = Schorpioenen, { $chest }: { $kind }
content-lamp = Lampkaarten: { $effect }
content-card = Punten per kaart
content-majority = Punten voor de meeste van een edelsteen
content-magic-ring = Punten voor de Magische Ring
content-set = Punten voor een set: { $chest }
