### Aladdin en de wonderlamp: Dutch

## The game

game-name = Aladdin en de wonderlamp
game-line = Wie wrijft het eerst over de lamp, en wie durft nog een kaart te trekken?
game-minutes = 20 min
game-age = vanaf 7 jaar
game-fun = snelheid en lef
game-about = Drie kisten vol schatten, en in alle drie zitten schorpioenen! Kies in het geheim een kist en hoeveel kaarten je durft te trekken. Heeft een ander hetzelfde getal als jij? Wrijf dan als eerste over de lamp, en je krijgt een wens van de geest. Verzamel edelstenen en sieraden voordat de Tovenaar verschijnt.

## Chests (in a sentence, and as a label)

chest-bronze = bronzen kist
chest-silver = zilveren kist
chest-gold = gouden kist

chest-bronze-short = Bronzen kist
chest-silver-short = Zilveren kist
chest-gold-short = Gouden kist

metal-bronze = bronzen
metal-silver = zilveren
metal-gold = gouden

piece-bracelet = armband
piece-ring = ring
piece-necklace = ketting

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
effect-jewel_thief = Sieradendief
effect-tithe = Rijkenbelasting
effect-bazaar = Bazaar
effect-lost_found = Gevonden voorwerpen
effect-sandstorm = Zandstorm
effect-charmer = Schorpioenbezweerder
effect-sleight = Vingervlug
effect-carpet = Vliegend tapijt
effect-lid = Zwaar deksel
effect-heart = Gouden hart
effect-toll = Woestijntol
effect-caravan = Karavaan
effect-sleep = De geest slaapt

effect-bronze_gift-text = Trek de bovenste kaart uit de bronzen kist en houd hem, hoeveel schorpioenen er ook op staan. Maar is het de Tovenaar, dan is het spel meteen afgelopen!
effect-silver_gift-text = Trek de bovenste kaart uit de zilveren kist en houd hem, hoeveel schorpioenen er ook op staan. Maar is het de Tovenaar, dan is het spel meteen afgelopen!
effect-gold_gift-text = Trek de bovenste kaart uit de gouden kist en houd hem, hoeveel schorpioenen er ook op staan. Maar is het de Tovenaar, dan is het spel meteen afgelopen!
effect-eye-text = Bekijk de bovenste drie kaarten van één kist. Alleen jij ziet ze, en ze blijven in dezelfde volgorde liggen.
effect-gem_thief-text = Pak een edelsteen van een andere speler. Jij kiest welke.
effect-jewel_thief-text = Pak een los sieraad van een andere speler. Jij kiest welk. Complete sets zijn veilig.
effect-tithe-text = Pak een edelsteen of een los sieraad van de andere speler met de meeste schatten. Staan er meerdere spelers gelijk, kies dan een van hen.
effect-bazaar-text = Ruil een edelsteen of een los sieraad van jezelf tegen een edelsteen of een los sieraad van een andere speler. Jij kiest beide kaarten.
effect-lost_found-text = Pak een edelsteen naar keuze van de aflegstapel.
effect-sandstorm-text = Kies een edelsteen of een los sieraad van een andere speler: de wind blaast die kaart naar de aflegstapel.
effect-charmer-text = Deze ronde verdraag je bij elke zoektocht twee schorpioenen meer. Meer kaarten trekken dan je dobbelsteen aangeeft, mag nog steeds niet.
effect-sleight-text = Draai een dobbelsteen van jezelf 1 hoger of 1 lager. Het moet wel een getal van 1 tot en met 6 blijven.
effect-carpet-text = Verplaats een dobbelsteen van jezelf, met hetzelfde getal, naar een kist waar je er nog geen hebt.
effect-lid-text = Kies een dobbelsteen van een andere speler. Die telt deze ronde niet mee: hij wint geen kist en laat geen andere dobbelsteen wegvallen.
effect-heart-text = Geef een van je edelstenen of losse sieraden aan een andere speler. Jij kiest aan wie.
effect-toll-text = Leg een van je edelstenen of losse sieraden op de aflegstapel.
effect-caravan-text = Iedereen die edelstenen of losse sieraden heeft, kiest er in het geheim een. Daarna schuiven al die kaarten tegelijk door naar de volgende speler.
effect-sleep-text = Zzz … De geest ligt heerlijk te slapen. Er gebeurt niets.

## What the acting player is asked

ask-program = Kies een kist en een getal
ask-program-two = Kies twee kisten en twee getallen
ask-ready = Maak je klaar voor de lamp …
ask-countdown = Blijf van de lamp af … 3, 2, 1!
ask-race = Heeft iemand jouw getal? Wrijf snel!
ask-name_thief = Wie mag een kaart van je pakken?
ask-steal = Pak een kaart
ask-wish = Neem je deze wens aan?
ask-wish-3 = De derde wens moet je aannemen
ask-eye = In welke kist wil je kijken?
ask-gem_thief = Pak een edelsteen
ask-jewel_thief = Pak een los sieraad
ask-tithe = Pak een kaart van de rijkste tegenspeler
ask-bazaar = Kies twee kaarten om te ruilen
ask-lost_found = Pak een edelsteen van de aflegstapel
ask-sandstorm = Welke kaart laat je wegwaaien?
ask-sleight = Draai een dobbelsteen 1 hoger of lager
ask-carpet = Verplaats een dobbelsteen
ask-lid = Welke dobbelsteen telt niet mee?
ask-heart = Geef een kaart weg
ask-toll = Leg een kaart af
ask-caravan = Welke kaart geef je door?
ask-search = Een kaart trekken of stoppen?
ask-talisman = Waar leg je de talisman?
ask-ring = Pak een kaart van de aflegstapel
ask-over = Het spel is afgelopen

## What the others read meanwhile

wait-program = { $count ->
    [one] { $seats } moet nog een kist kiezen
   *[other] { $seats } moeten nog een kist kiezen
}
wait-program-two = { $count ->
    [one] { $seats } moet nog twee kisten kiezen
   *[other] { $seats } moeten nog twee kisten kiezen
}
wait-ready = { $count ->
    [one] { $seats } maakt zich klaar
   *[other] { $seats } maken zich klaar
}
wait-countdown = Blijf van de lamp af … 3, 2, 1!
wait-race = Wie wrijft over de lamp?
wait-name_thief = { $seats } kiest wie een kaart mag pakken
wait-steal = { $seats } pakt een kaart
wait-wish = { $seats } denkt na over de wens
wait-wish-3 = { $seats } moet de derde wens aannemen
wait-eye = { $seats } kiest een kist om in te kijken
wait-gem_thief = { $seats } pakt een edelsteen
wait-jewel_thief = { $seats } pakt een sieraad
wait-tithe = { $seats } pakt een kaart van de rijkste tegenspeler
wait-bazaar = { $seats } ruilt op de bazaar
wait-lost_found = { $seats } zoekt in de aflegstapel
wait-sandstorm = { $seats } laat een zandstorm opsteken
wait-sleight = { $seats } draait een dobbelsteen
wait-carpet = { $seats } verplaatst een dobbelsteen
wait-lid = { $seats } kiest welke dobbelsteen niet meetelt
wait-heart = { $seats } geeft een kaart weg
wait-toll = { $seats } betaalt tol
wait-caravan = { $count ->
    [one] { $seats } moet nog een kaart kiezen
   *[other] { $seats } moeten nog een kaart kiezen
}
wait-search = { $seats } doorzoekt de kist
wait-talisman = { $seats } legt een talisman neer
wait-ring = { $seats } gebruikt de Toverring
wait-over = Het spel is afgelopen

## Buttons

option-program = { $token ->
    [0] Leg een { $value } op de { $chest }
   *[other] Leg een { $value } op de { $chest }, fiche { $token }
}
option-program_two = { $token ->
    [0] Leg een { $value } op de { $chest }, een { $other_value } op de { $other_chest }
   *[other] Leg een { $value } op de { $chest }, een { $other_value } op de { $other_chest }, fiche { $token }
}
option-ready = Ik ben er klaar voor
option-hold = Van de lamp afblijven
option-slap = Wrijf over de lamp!
option-wait = Laat de lamp met rust
option-name_thief = { $other } mag een kaart pakken
option-steal = Pak: { $card }
option-wish_accept = Neem de wens aan
option-wish_refuse = Wijs de wens af
option-look = Kijk in de { $chest }
option-take = Pak van { $other }: { $card }
option-swap = Ruil: { $card } tegen { $other_card } van { $other }
option-recover = Pak van de aflegstapel: { $card }
option-blow = Blaas weg bij { $other }: { $card }
option-turn = { $delta ->
    [1] Draai de dobbelsteen op de { $chest } 1 hoger
   *[other] Draai de dobbelsteen op de { $chest } 1 lager
}
option-fly = Vlieg van de { $chest } naar de { $to_chest }
option-shut = Blokkeer de dobbelsteen van { $other } op de { $chest }
option-give = Geef aan { $other }: { $card }
option-pay = Leg af: { $card }
option-caravan_pass = Geef door: { $card }
option-draw = Trek een kaart
option-stop = Stoppen
option-place_talisman = Leg bij: { $gem }
option-ring_take = Pak van de aflegstapel: { $card }

## What happens

event-dealt = { $seat } begint met: { $cards }
event-round = Ronde { $round }
event-programmed = { $seat } heeft gekozen
event-counting = Blijf van de lamp af … 3, 2, 1!
event-revealed = { $seat }: een { $value } op de { $chest }
event-early = Te vroeg! { $seat } mag deze ronde niet meer over de lamp wrijven
event-slapped = { $seat } wrijft na { $ms } ms over de lamp
event-clamped = { $seat }: reactietijd aangepast van { $claimed } ms naar { $ms } ms
event-late = { $seat } is te laat
event-false_slap = Vals alarm! Niemand heeft hetzelfde getal als { $seat }
event-right = Gelijke dobbelstenen ({ $value }): { $seat } roept de geest!
event-margin = { $seat } is { $ms } ms sneller dan { $other }
event-dead_heat = Even snel: { $seats }
event-no_right = Gelijke dobbelstenen ({ $value }), maar niemand roept de geest
event-token_shown = { $seat } draait fiche { $token } om
event-tokens_back = { $seat } krijgt alle vijf de fiches terug
event-drawn_by_lot = Gelijke dobbelstenen ({ $value }): { $seat } is willekeurig gekozen en roept de geest
event-spared = Bij { $seat } valt niets te pakken
event-named = { $seat } laat { $other } een kaart pakken
event-stole = { $seat } pakt van { $other }: { $card }
event-wish = Wens { $number } voor { $seat }: { $effect }
event-refused = { $seat } wijst af: { $effect }
event-granted = De wens van { $seat } wordt vervuld: { $effect }
event-nothing = De wens heeft geen effect voor { $seat }
event-gift = Een geschenk voor { $seat } uit de { $chest }: { $card }
event-looked = { $seat } kijkt in de { $chest }
event-peeked = De bovenste kaarten van de { $chest }: { $cards }
event-swapped = { $seat } en { $other } ruilen: { $card } tegen { $other_card }
event-recovered = { $seat } pakt van de aflegstapel: { $card }
event-blown = De zandstorm van { $seat } blaast dit weg bij { $other }: { $card }
event-charmed = { $seat } verdraagt deze ronde extra schorpioenen
event-turned = { $seat } draait de dobbelsteen op de { $chest } naar { $value }
event-flew = De dobbelsteen van { $seat } vliegt van de { $chest } naar de { $to_chest }
event-shut = { $seat } blokkeert de dobbelsteen van { $other } op de { $chest }
event-gave = { $seat } geeft aan { $other }: { $card }
event-paid = { $seat } betaalt tol: { $card }
event-passing = { $seat } heeft een kaart voor de karavaan gekozen
event-passed = De karavaan brengt een kaart van { $seat } naar { $other }: { $card }
event-searches = { $value ->
    [one] { $seat } doorzoekt de { $chest }: hooguit { $value } kaart
   *[other] { $seat } doorzoekt de { $chest }: hooguit { $value } kaarten
}
event-nobody = Niemand doorzoekt de { $chest }
event-outdone = De { $value } van { $seat } verliest van de { $die } van { $other }: het laagste getal dat over is, wint
event-struck = Op de { $chest } telt de { $value } niet mee: dat getal ligt er meer dan eens
event-drew = { $scorpions ->
    [0] { $seat } trekt: { $card }
    [one] { $seat } trekt: { $card } (tot nu toe { $scorpions } schorpioen)
   *[other] { $seat } trekt: { $card } (tot nu toe { $scorpions } schorpioenen)
}
event-sorcerer = De Tovenaar! { $seat } vindt hem in de { $chest }
event-bust = { $scorpions ->
    [one] Au, { $scorpions } schorpioen! { $seat } wordt gestoken en is alle kaarten van deze zoektocht kwijt
   *[other] Au, { $scorpions } schorpioenen! { $seat } wordt gestoken en is alle kaarten van deze zoektocht kwijt
}
event-kept = { $seat } houdt: { $cards }
event-empty_handed = { $seat } haalt niets uit de { $chest }
event-placed = { $seat } legt een talisman bij: { $gem }
event-alone = { $seat } heeft geen edelstenen, dus deze talisman ligt alleen
event-orphaned = { $seat } verliest de laatste edelsteen van deze soort ({ $gem }): elke talisman die erbij lag, ligt nu alleen
event-set = { $seat } maakt een { $metal } set compleet!
event-ring = { $seat } wint de Toverring!
event-ring_from = { $seat } pakt de Toverring af van { $other }!
event-ring_took = Met de Toverring pakt { $seat } van de aflegstapel: { $card }
event-last_round = De Tovenaar is er: laatste ronde!
event-instant_end = De wens van { $seat } haalt de Tovenaar tevoorschijn: het spel is meteen afgelopen!
event-left = { $seat } verlaat de tafel
event-ended = { $reason }

## How the game ends

reason-sorcerer = De Tovenaar is gevonden en de ronde is voorbij: de schatten worden geteld
reason-lamp = Een wens heeft de Tovenaar tevoorschijn gehaald: de schatten worden geteld
reason-rounds = Het maximumaantal rondes is gespeeld: de schatten worden geteld
reason-walkover = Er is nog maar één speler over, dus het spel is afgelopen

## Why not

refusal-unknown-action = Dat kan in dit spel niet. Kies een van de zetten op het scherm.
refusal-game-over = Dit spel is afgelopen. Zin in nog een potje?
refusal-not-seated = Je bent toeschouwer. Alleen de spelers aan tafel mogen een zet doen.
refusal-stale = Het spel is al verder. Kijk nog eens en kies opnieuw.
refusal-lamp-closed = De lamp reageert nu niet. Gaat het bij jullie om snelheid, dan kun je wrijven zodra de dobbelstenen te zien zijn.
refusal-locked-out = Je zat te vroeg aan de lamp. Volgende ronde mag je weer.
refusal-already-slapped = Je hebt al over de lamp gewreven. Zo meteen zie je wie de snelste was.
refusal-not-your-decision = Deze keuze is niet aan jou. We wachten op { $seats }.
refusal-wrong-phase = Dat kan nu niet: ‘{ $ask }’ komt eerst.
refusal-malformed = Dat hoort niet bij dit spel. Kies iets op het scherm.
refusal-wrong-dice-count = { $count ->
    [1] Leg precies één dobbelsteen neer.
   *[other] Leg precies twee dobbelstenen neer.
}
refusal-bad-value = Op een dobbelsteen staan alleen de getallen 1 tot en met 6. Kies een van die getallen.
refusal-same-chest-twice = Je twee dobbelstenen moeten op verschillende kisten liggen. Verplaats er een.
refusal-token-spent = Die fiche heb je al gebruikt. Kies een fiche die je nog hebt.
refusal-third-wish-binding = De derde wens moet je aannemen. Tik op ‘Vooruit dan maar’.
refusal-self-target = Kies een andere speler die nog meedoet.
refusal-not-theirs = Die speler heeft deze kaart niet. Kies een andere.
refusal-not-yours = Deze kaart heb je niet. Kies er een van jezelf.
refusal-talisman-immune = Niemand kan een talisman pakken, weggeven of ruilen. Kies een andere kaart.
refusal-protected-set = Dit sieraad hoort bij een complete set, en sets zijn veilig. Kies een andere kaart.
refusal-wrong-card-type = Met deze wens kun je die kaart niet kiezen. Kies een andere kaart.
refusal-not-richest = Iemand anders heeft meer schatten. Kies een speler met de meeste schatten.
refusal-not-in-discard = Deze kaart ligt niet op de aflegstapel. Kies een kaart die er wel ligt.
refusal-no-die-there = Die dobbelsteen ligt niet op tafel. Kies er een die je ziet.
refusal-die-range = Een dobbelsteen gaat maar van 1 tot en met 6. Draai hem de andere kant op.
refusal-chest-taken = Op die kist ligt al een dobbelsteen van jou. Kies een andere kist.
refusal-no-gem-of-type = Je hebt geen edelsteen van deze soort. Leg de talisman bij edelstenen die je hebt.
refusal-bad-player-count = Dit spel is voor 2 tot 5 spelers.
refusal-bad-option = Deze instelling kan hier niet: { $option } – { $value }. Kies een andere.

## Settings

setting-lamp_mode = De lamp
setting-lamp_mode-help = Hoe wordt beslist wie bij gelijke dobbelstenen de geest roept?
setting-lamp_mode-race = De snelste
setting-lamp_mode-sealed = De hoogste fiche
setting-lamp_mode-lottery = Willekeurig
setting-lamp_mode-race-help = Wie van de spelers met hetzelfde getal het eerst over de lamp wrijft, roept de geest. Wrijf je terwijl niemand jouw getal heeft, dan kost dat je een kaart.
setting-lamp_mode-sealed-help = Zonder haast: zet samen met je dobbelsteen in het geheim een fiche van 1 tot en met 5 in. Wie van de spelers met hetzelfde getal de hoogste fiche heeft, roept de geest. Handig bij een trage verbinding of op een rustige avond.
setting-lamp_mode-lottery-help = Zonder haast en zonder fiches: een van de spelers met gelijke dobbelstenen wordt willekeurig gekozen en roept de geest.

setting-my_precious = Mijn schat: de Toverring
setting-my_precious-help = Trek je met een 6 alle zes de kaarten zonder gestoken te worden, dan win je de Toverring: 5 punten en een kaart van de aflegstapel. Maar iemand kan hem weer van je afpakken!
setting-my_precious-true = Ja
setting-my_precious-false = Nee

setting-odds_hint = Risico tonen
setting-odds_hint-help = Tijdens je zoektocht zie je hoe groot de kans is dat de volgende kaart je steekt.
setting-odds_hint-true = Ja
setting-odds_hint-false = Nee

setting-timers = Timersnelheid
setting-timers-help = Alleen als jullie met timer spelen. Is je tijd om, dan wordt er een zet voor je gedaan.
setting-timers-off = Uit
setting-timers-relaxed = Rustig (drie keer zo lang)
setting-timers-standard = Normaal
setting-timers-blitz = Snel (half zo lang)

setting-lamp_trust = Tijdmeting bij de lamp
setting-lamp_trust-help = Moeten we de reactietijden controleren?
setting-lamp_trust-strict = Controleren
setting-lamp_trust-friends = Vertrouwen
setting-lamp_trust-strict-help = We controleren of elke reactietijd bij de verbinding past, zodat valsspelen niet loont.
setting-lamp_trust-friends-help = We gaan uit van de tijd die elk apparaat doorgeeft. Handig onder vrienden met een haperende verbinding.

setting-handicap_ms = Voorsprong bij de lamp
setting-handicap_ms-help = Zoveel milliseconden gaan er van de reactietijd van deze speler af. Fijn voor jonge spelers; 500 is een halve seconde.
setting-handicap_ms-0 = Geen
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

setting-on_leave = Als een speler weggaat
setting-on_leave-help = Gaat een speler weg, dan speelt een bot verder of blijven de schatten van die speler gewoon liggen.
setting-on_leave-bot = Een bot speelt verder
setting-on_leave-freeze = De plek blijft leeg

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
outcome-walkover = { $seats } wint: er speelt niemand anders meer mee
score-line =
    { $points ->
        [one] { $seat }: { $points } punt
       *[other] { $seat }: { $points } punten
    } (kaarten { $cards } + sets { $sets } + meeste edelstenen { $majorities }{ $ring ->
        [0] {""}
       *[other] {" "}+ Toverring { $ring }
    })

## Bots

bot-normal = Schatzoeker
bot-normal-help = Weegt risico en winst tegen elkaar af en is vlug bij de lamp.
bot-easy = Dromer
bot-easy-help = Stopt vroeg en is bij de lamp vaak te laat.
bot-hard = Grootvizier
bot-hard-help = Onthoudt elke kaart en reageert bliksemsnel.
bot-random = Wervelwind
bot-random-help = Doet zomaar wat.

## How to play

help-1 = Elke ronde kies je in het geheim een van de drie kisten en zet je je dobbelsteen op het aantal kaarten dat je durft te trekken. Iedereen begint met één edelsteen. Met z’n tweeën begin je met twee edelstenen en leg je twee dobbelstenen op verschillende kisten.
help-2 = ‘3, 2, 1!’ Alle dobbelstenen zijn te zien. Heeft een andere speler hetzelfde getal als jij, op welke kist dan ook? Wrijf dan over de lamp: de snelste roept de geest.
help-3 = Pas op! Wrijf je terwijl niemand jouw getal heeft, dan kies je een andere speler, en die pakt een edelsteen of een los sieraad van je. Wrijf je te vroeg, dan mag je deze ronde niet meer wrijven.
help-4 = De geest biedt je hooguit drie wensen aan, één voor één. De eerste en de tweede mag je afwijzen, maar de derde moet je aannemen, of hij nu goed is of slecht.
help-5 = Na de lamp worden de kisten doorzocht: eerst brons, dan zilver, dan goud. Op elke kist vallen gelijke dobbelstenen tegen elkaar weg. Wie daarna het laagste getal heeft, doorzoekt de kist.
help-6 = Trek de kaarten één voor één, hooguit zoveel als je dobbelsteen aangeeft, en stop wanneer je wilt. Op een kaart staan nul tot vijf schorpioenen. Heb je er evenveel als je dobbelsteen aangeeft, of meer, dan word je gestoken en ben je alle kaarten van deze zoektocht kwijt.
help-7 = Elke kaart is 1 punt waard. Een armband, een ring en een ketting van één metaal vormen een set: een bonus van 6 punten voor brons, 8 voor zilver en 10 voor goud, en niemand kan de set nog afpakken. Voor elke soort edelsteen waarvan je als enige de meeste hebt, krijg je 5 punten extra.
help-8 = Een talisman telt als een extra edelsteen van de soort waar je hem bij legt. Niemand kan hem pakken. Maar raak je je laatste edelsteen van die soort kwijt, dan ligt de talisman alleen en is hij nog maar 1 punt waard.
help-9 = In elke kist ligt de Tovenaar onder 20 kaarten. Duikt hij op bij een zoektocht, dan is het spel na die ronde afgelopen. Haalt een wens hem tevoorschijn, dan is het meteen afgelopen. Wie de meeste punten heeft, wint!

## On the board: choosing

board-place-die = Leg je dobbelsteen op een kist
board-place-dice = Leg je dobbelstenen op twee verschillende kisten
board-choose-value = Hoeveel kaarten durf je te trekken?
board-choose-two = Kies twee kisten en twee getallen
board-secret-of = Geheime keuze van { $seat }
board-your-die = Jouw dobbelsteen
board-die = Dobbelsteen { $value }
board-die-of = Dobbelsteen van { $seat }: { $value }
board-die-void = telt deze ronde niet mee
board-confirm = Klaar!
board-change = Wijzigen
board-chosen = Gekozen! Je kunt je keuze nog wijzigen.
board-waiting-for = Wachten op { $seats }
board-last-round = Laatste ronde!
board-token = Fiche { $token }
board-tokens = Fiches die nog over zijn
board-choose-token = Welke fiche zet je in?
board-token-spent = gebruikt

## On the board: the lamp

board-lamp = De wonderlamp: wrijf erover als een andere speler hetzelfde getal heeft als jij
board-lamp-short = Heeft iemand jouw getal? Wrijf!
board-hands-off = Afblijven!
board-go = Nu!
board-press-key = { $key }: over de lamp wrijven
board-touch-here = Jouw vlak: { $seat }
board-tap-here = Tik hier
board-own-strip = Tik op het vlak met jouw naam!
board-your-hand = Je hebt over de lamp gewreven
board-too-early = Te vroeg! Deze ronde mag je niet meer wrijven.
board-slap-early = te vroeg
board-slap-first = eerste
board-slap-slow = niet de eerste
board-slap-false = vals alarm
board-slap-late = te laat
board-race-order = Reactietijden
board-reaction = { $ms } ms
board-faster = { $seat } was { $ms } ms sneller dan { $other_seat }
board-clamped = tijd aangepast
board-head-start = { $ms } ms voorsprong
board-by-rights = Gelijke stand: wie de geest minder vaak heeft geroepen, wint
board-by-lot = Willekeurig gekozen
board-by-token = Bij gelijke dobbelstenen roept de speler met de hoogste fiche de geest
board-no-match = Geen gelijke dobbelstenen
board-nobody-slapped = Geen van deze spelers wreef op tijd over de lamp
board-may-call = { $seat } roept de geest
board-next-right = Daarna: { $seats }
board-thief-choose = { $other_seat } pakt een kaart van { $seat }

## On the board: the genie

board-wish = Wens { $number } van 3
board-accept = Neem deze wens aan
board-refuse = Volgende wens
board-third-wish = Vooruit dan maar
board-third-wish-help = De derde wens moet je aannemen
board-choose-player = Kies een speler
board-choose-card = Kies een kaart
board-choose-chest = Kies een kist
board-choose-die = Kies een dobbelsteen
board-your-card = Jouw kaart
board-die-up = 1 hoger
board-die-down = 1 lager
board-peek = Alleen jij ziet dit: { $chest }
board-peek-order = De linkerkaart wordt het eerst getrokken
board-caravan-chosen = Gekozen: { $ready } van { $all }
board-charmed = bestand tegen extra schorpioenen

## On the board: searching

board-one-more = Trek een kaart
board-stop = Stop
board-lost-at = { $limit ->
    [one] Bij { $limit } schorpioen gaat alles verloren
   *[other] Bij { $limit } schorpioenen gaat alles verloren
}
board-scorpions = Schorpioenen: { $count } van { $limit }
board-card-scorpions = { $count ->
    [0] geen schorpioenen
    [one] { $count } schorpioen
   *[other] { $count } schorpioenen
}
board-nest = Schorpioenennest
board-safe = De volgende kaart is veilig
board-odds = Risico: { $percent }%
board-nobody-searches = Hier zoekt niemand
board-took = { $count ->
    [0] niets gepakt
    [one] { $count } kaart gepakt
   *[other] { $count } kaarten gepakt
}
board-drawn = Tot nu toe getrokken
board-bust = Alle kaarten van deze zoektocht kwijt
board-stung = Gestoken!
board-pile = { $count ->
    [one] { $count } kaart in de kist
   *[other] { $count } kaarten in de kist
}
board-sorcerer-in = { $count ->
    [0] De volgende kaart is de Tovenaar!
    [one] Nog { $count } kaart boven de Tovenaar
   *[other] Nog { $count } kaarten boven de Tovenaar
}
board-sorcerer-out = De Tovenaar is al gevonden

## On the board: treasures

board-your-treasure = Jouw schatten
board-treasure-of = Schatten van { $seat }
board-treasures = { $count ->
    [one] { $count } schat
   *[other] { $count } schatten
}
board-points = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}
board-points-now = als het spel nu afgelopen was
board-set = Complete set
board-set-safe = Complete set: niemand kan hem pakken
board-set-bonus = { $points ->
    [one] Bonus voor de set: { $points } punt
   *[other] Bonus voor de set: { $points } punten
}
board-leads = De meeste van deze soort: bonuspunten
board-gem-count = { $gem }: { $count }
board-figure = { $name }: { $count }
board-lone = Deze talisman ligt alleen en blijft hier
board-talisman-here = Hier neerleggen
board-talisman-help = Een talisman telt als een extra edelsteen van de soort waar je hem bij legt
board-talisman-not-here = Hier niet: je hebt geen edelsteen van deze soort
board-discard = Aflegstapel
board-discard-count = { $count ->
    [one] Aflegstapel: { $count } kaart
   *[other] Aflegstapel: { $count } kaarten
}
board-discard-empty = De aflegstapel is leeg
board-ring = Toverring
board-ring-table = Trek met een 6 alle zes de kaarten zonder gestoken te worden en win de Toverring
board-ring-of = { $seat } heeft de Toverring
board-frozen = is weg; de kaarten blijven liggen

## In the lobby

board-key-test = Toetsentest: druk allemaal tegelijk op je toets en houd hem ingedrukt
board-key-test-ok = Alle toetsen werken tegelijk. Spelen maar!
board-key-test-bad = Dit toetsenbord kan niet alle toetsen tegelijk aan. Tik op het scherm of speel met fiches.
board-propose-sealed = Speel met fiches
board-slow-link = Trage verbinding: { $seats }. Met fiches hoeft niemand zich te haasten.

## The final count

board-final-cards = Kaarten
board-final-sets = Sets
board-final-majorities = Meeste edelstenen
board-final-ring = Toverring
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
    [one] Nog { $count } schorpioen en je bent alles kwijt
   *[other] Nog { $count } schorpioenen en je bent alles kwijt
}
board-keep-short = { $count ->
    [0] zonder kaarten
    [one] { $count } kaart houden
   *[other] { $count } kaarten houden
}

## The guided first game

guide-welcome = Verzamel edelstenen en sieraden uit drie kisten, maar pas op voor de schorpioenen! Wie de meeste punten heeft als de Tovenaar komt, wint.
guide-end = Elke kaart is 1 punt waard. Een set levert 6, 8 of 10 punten extra op. Voor elke soort edelsteen waarvan je als enige de meeste hebt, krijg je er 5 bij. Wie de meeste punten heeft, wint.

guide-ask-program = Kies een kist en hoeveel kaarten je durft te trekken. Wie op een kist het laagste getal heeft, mag zoeken, maar gelijke getallen vallen tegen elkaar weg.
guide-ask-program-two = Leg je twee dobbelstenen op verschillende kisten. Met een laag getal win je vaker de kist, met een hoog getal mag je meer kaarten trekken.
guide-ask-ready = Straks zijn alle dobbelstenen te zien. Heeft iemand anders jouw getal? Wrijf dan snel over de lamp! Zo niet, afblijven. Tik op het vinkje als je klaar bent.
guide-ask-countdown = Afblijven tot de dobbelstenen te zien zijn! Kom je te vroeg aan de lamp, dan mag je deze ronde niet meer wrijven.
guide-ask-race = Vergelijk de dobbelstenen. Heeft iemand anders jouw getal? Wrijf dan snel over de lamp! Zo niet, blijf er dan af.
guide-ask-name_thief = Vals alarm! Kies wie een kaart van je pakt: het liefst een speler met weinig punten.
guide-ask-steal = Iemand heeft vals alarm geslagen, dus jij pakt een kaart van die speler. Een sieraad dat een set compleet maakt, is het mooist.
guide-ask-wish = De geest biedt je een wens aan. Neem hem aan, of wijs hem af en bekijk de volgende. Maar de derde moet je aannemen!
guide-ask-wish-3 = Je hebt twee wensen afgewezen, dus de derde moet je aannemen. Tik op ‘Vooruit dan maar’.
guide-ask-eye = Kies een kist, dan zie jij als enige de bovenste drie kaarten. Een kist waar een dobbelsteen van jou op ligt, is een goede keuze.
guide-ask-gem_thief = Pak een edelsteen van een andere speler. Het liefst een soort die je al verzamelt: wie daarvan aan het eind als enige de meeste heeft, krijgt 5 punten extra.
guide-ask-jewel_thief = Pak een los sieraad van een andere speler. Is er een waarmee je een set compleet maakt?
guide-ask-tithe = Pak een edelsteen of een los sieraad van de andere speler met de meeste schatten. Kies wat bij je verzameling past.
guide-ask-bazaar = Kies een van je kaarten en de kaart die je ervoor terug wilt. Geef weg wat je het minst nodig hebt!
guide-ask-lost_found = Pak een edelsteen van de aflegstapel. Het liefst een soort die je al hebt.
guide-ask-sandstorm = Kies een kaart van een andere speler, en de wind blaast hem weg. Kies er een die de ander veel punten zou opleveren.
guide-ask-sleight = Draai een dobbelsteen van jezelf 1 hoger of lager. Met een lager getal win je misschien de kist, met een hoger mag je meer kaarten trekken. Of je voorkomt dat je dobbelsteen wegvalt.
guide-ask-carpet = Laat een dobbelsteen naar een andere kist vliegen: het liefst naar een kist waar hij het laagst is en niet wegvalt.
guide-ask-lid = Kies een dobbelsteen van een andere speler: die telt deze ronde niet mee. Het liefst een dobbelsteen die jou in de weg ligt.
guide-ask-heart = Je moet een kaart weggeven. Kies er een die je nauwelijks nodig hebt, en een speler die achterstaat.
guide-ask-toll = Je moet een kaart afleggen. Kies de kaart die je het minst nodig hebt.
guide-ask-caravan = Iedereen die edelstenen of losse sieraden heeft, geeft er tegelijk een door aan de volgende speler. Kies er een die je niet nodig hebt.
guide-ask-search = Trek je een kaart, of stop je en houd je wat je al getrokken hebt? Bij evenveel schorpioenen als je dobbelsteen aangeeft, of meer, ben je alle kaarten van deze zoektocht kwijt. Met de Schorpioenbezweerder verdraag je er meer.
guide-ask-talisman = Leg de talisman bij een soort edelsteen die je hebt: hij telt als een extra edelsteen. Het liefst bij een soort waarvan je de meeste hebt of nog kunt krijgen.
guide-ask-ring = Met de Toverring pak je een kaart naar keuze van de aflegstapel. Een sieraad dat je voor een set nodig hebt, is een goede keuze.

guide-wait-wish = Kijk welke wens de geest aanbiedt! De eerste twee mag je afwijzen, de derde niet.
guide-wait-search = Iemand doorzoekt een kist. Let op de schorpioenen: zijn het er te veel, dan gaan alle kaarten van deze zoektocht naar de aflegstapel, waar iedereen ze ziet.

guide-event-dealt = Elke edelsteen is 1 punt waard. Voor elke soort waarvan je aan het eind als enige de meeste hebt, krijg je 5 punten extra.
guide-event-revealed = Alle dobbelstenen zijn te zien. Hebben twee spelers hetzelfde getal, op welke kisten dan ook? Dan is het tijd voor de lamp!
guide-event-early = Te vroeg! Kom je aan de lamp voordat je de dobbelstenen gezien kunt hebben, dan mag je deze ronde niet meer wrijven. Het kost je geen kaart.
guide-event-false_slap = Vals alarm: er werd over de lamp gewreven, maar niemand anders had hetzelfde getal. Wie wreef, verliest nu een edelsteen of een los sieraad aan een andere speler, als er iets te pakken valt.
guide-event-right = Gelijke dobbelstenen, en daar is de geest! Hij biedt deze speler hooguit drie wensen aan.
guide-event-no_right = Er waren gelijke dobbelstenen, maar geen van die spelers wreef op tijd over de lamp. Dit getal levert dus geen wens op.
guide-event-dead_heat = Even snel! Wie de geest minder vaak heeft geroepen, wint. Is ook dat gelijk, dan wordt er willekeurig gekozen.
guide-event-clamped = Deze tijd is aangepast: een trage verbinding mag geen voordeel zijn, en met de hulp ‘Zonder haast’ telt elke aanraking als een gemiddelde.
guide-event-token_shown = Bij gelijke dobbelstenen roept de speler met de hoogste fiche de geest. Een fiche die is omgedraaid, ben je voorlopig kwijt.
guide-event-spared = Er valt niets te pakken: talismans en sets zijn veilig.
guide-event-refused = De wens is afgewezen en gaat onder de stapel. De volgende is misschien beter … of slechter.
guide-event-nothing = Er gebeurt niets: de geest slaapt, of er is nu niets waarvoor deze wens geldt.
guide-event-gift = Een geschenk komt rechtstreeks uit de kist. Schorpioenen op deze kaart steken niet.
guide-event-charmed = Deze speler verdraagt deze ronde extra schorpioenen. Het aantal kaarten dat mag worden getrokken, blijft gelijk.
guide-event-shut = Een zwaar deksel: deze dobbelsteen telt deze ronde niet mee. Hij wint geen kist en laat geen andere dobbelsteen wegvallen.
guide-event-searches = Wie het laagste getal heeft dat niet wegvalt, doorzoekt deze kist. Dat getal is ook het aantal kaarten dat je hooguit mag trekken.
guide-event-nobody = Hier ligt geen dobbelsteen die meetelt, of ze vallen allemaal tegen elkaar weg. Deze kist blijft deze ronde dus dicht.
guide-event-bust = Te veel schorpioenen: alle kaarten van deze zoektocht zijn weg. Soms loont het om iets eerder te stoppen!
guide-event-kept = Niet gestoken! De schorpioenen kunnen niets meer doen, maar edelstenen en losse sieraden kunnen nog worden gepakt.
guide-event-alone = Zonder edelsteen ligt de talisman alleen. Hij is wel 1 punt waard.
guide-event-orphaned = De laatste edelsteen van deze soort is weg, dus elke talisman die erbij lag, ligt nu alleen. Hij blijft wel 1 punt waard.
guide-event-set = Een armband, een ring en een ketting van één metaal: een set! Die levert bonuspunten op, en niemand kan hem pakken.
guide-event-ring = Wie met een 6 alle zes de kaarten trekt zonder gestoken te worden, krijgt de Toverring. Die is 5 punten waard, maar wie hetzelfde doet, pakt hem weer af.
guide-event-last_round = De Tovenaar is gekomen, dus dit is de laatste ronde. Zijn er nog kisten over, dan worden die eerst doorzocht; daarna worden de punten geteld.
guide-event-instant_end = Een wens heeft de Tovenaar tevoorschijn gehaald, dus het spel is meteen afgelopen. Nu worden de punten geteld.

## Characters

bot-zobeide = Zobeide
bot-zobeide-help = Weegt risico en winst tegen elkaar af en is vlug bij de lamp.
phrase-bot-hello-zobeide = Goedenavond! Mogen de dobbelstenen je goedgezind zijn.
bot-maruf = Maroef
bot-maruf-help = Droomt van karavanen, stopt vroeg en is bij de lamp vaak te laat.
phrase-bot-hello-maruf = Hallo! Heb ik al over mijn karavaan verteld?
bot-zumurrud = Zumurrud
bot-zumurrud-help = Rekent voor elke kist de kansen uit, maar onthoudt jouw gewoontes niet.
phrase-bot-hello-zumurrud = Hallo. De kansen heb ik al uitgerekend.
bot-jafar = Djafar
bot-jafar-help = De grootvizier: raadt je keuzes aan de hand van je gewoontes en reageert bliksemsnel.
phrase-bot-hello-jafar = Ah, een uitdager. De lamp wordt van mij.

## Why a bot did it

reason-whim = Zomaar een ingeving.
reason-begun = Aan een set uit deze kist is al begonnen: { $chest }.
reason-usual = Met dit aantal spelers doet een { $value } het vaak goed.
reason-best_dice = Als de anderen doen wat ze meestal doen, lijkt dit het beste: { $chest }, { $value }.
reason-two_dice = Samen lijken deze twee dobbelstenen het beste.
reason-alike = Een andere speler heeft hetzelfde getal, dus snel naar de lamp!
reason-hasty = Te gehaast: niemand anders had dit getal.
reason-not_alike = Niemand anders heeft dit getal, dus van de lamp afblijven.
reason-asleep = Een andere speler had hetzelfde getal, maar dat viel niet op.
reason-good_wish = De moeite waard: { $effect }.
reason-poor_wish = De volgende wens is misschien beter dan deze: { $effect }.
reason-ending_wish = ‘{ $effect }’ zou een eind aan het spel maken, en dat is alleen goed voor wie voorstaat.
reason-no_danger = De volgende kaart kan geen kwaad.
reason-little_danger = De volgende kaart is een risico van { $percent }% wel waard.
reason-danger = Een risico van { $percent }% is te groot voor de volgende kaart.
reason-half = De helft van de kaarten die de dobbelsteen toestaat, is genoeg.
reason-not_half = Nog niet de helft getrokken van de kaarten die de dobbelsteen toestaat.
reason-best_card = De waardevolste kaart: { $card }.
reason-hurts = Dit treft { $seat } het hardst.
reason-least_card = De kaart die het best te missen is: { $card }.
reason-fewest = Bij { $seat } kan een extra kaart het minst kwaad.
reason-majority = Hiermee komt de bonus voor de meeste edelstenen het dichtstbij: { $gem }.
reason-own_chest = Op deze kist ligt al een eigen dobbelsteen: { $chest }.
reason-rich_chest = De rijkste kist: { $chest }.
reason-own_searches = Zo leveren de zoektochten van deze ronde het meest op.
reason-enough = Stoppen lijkt nu het verstandigst.
reason-foreseen = Op langere termijn pakt dit het best uit.

## What a content pack may change

kind-bracelet = { piece-bracelet }
kind-ring = { piece-ring }
kind-necklace = { piece-necklace }
content-below-sorcerer = Kaarten onder elke Tovenaar
content-rounds = Maximumaantal rondes
content-charm = Schorpioenen die je met de Schorpioenbezweerder extra verdraagt
content-eye = Kaarten die het Alziend oog toont
content-scorpions = Schorpioenen in de { $chest } ({ $kind })
content-lamp = Aantal lampkaarten ({ $effect })
content-card = Punten per kaart
content-majority = Punten voor de meeste edelstenen van een soort
content-magic-ring = Punten voor de Toverring
content-set = Punten voor de set uit de { $chest }
