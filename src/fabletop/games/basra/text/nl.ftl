### Basra: Dutch

## The game

game-name = Basra
game-line = Wie wordt rijk met bandieten voordat de wachters van de kalief komen?
game-about = Verzamel bandieten, hoe goedkoper hoe beter, en leid Ali Baba met je kaarten door Basra. Maar loopt hij in een razzia, dan bepalen de dobbelstenen wie de wachters van de kalief te pakken krijgen, en losgeld is duur. Verkoop op tijd, ding af op de bazaar, maak je groepen compleet: wie na twee rondes het meeste geld heeft, wint.

## Gangs

gang-swindlers = Zwendelaars
gang-thieves = Dieven
gang-defrauders = Bedriegers
gang-robbers = Rovers

## Groups

group-fortune_tellers = Waarzeggers
group-quacks = Kwakzalvers
group-card_sharps = Valsspelers
group-false_fakirs = Valse fakirs
group-pickpockets = Zakkenrollers
group-camel_thieves = Kamelendieven
group-burglars = Inbrekers
group-market_thieves = Marktdieven
group-forgers = Vervalsers
group-smugglers = Smokkelaars
group-coin_clippers = Muntsnoeiers
group-fences = Helers
group-highwaymen = Struikrovers
group-river_pirates = Rivierpiraten
group-desert_raiders = Woestijn­rovers
group-tomb_robbers = Grafrovers

## The bandits

card-fortune_tellers-1 = Waarzeggers 1
card-fortune_tellers-2 = Waarzeggers 2
card-fortune_tellers-3 = Waarzeggers 3
card-fortune_tellers-4 = Waarzeggers 4
card-quacks-1 = Kwakzalvers 1
card-quacks-2 = Kwakzalvers 2
card-quacks-3 = Kwakzalvers 3
card-quacks-4 = Kwakzalvers 4
card-card_sharps-1 = Valsspelers 1
card-card_sharps-2 = Valsspelers 2
card-card_sharps-3 = Valsspelers 3
card-card_sharps-4 = Valsspelers 4
card-false_fakirs-1 = Valse fakirs 1
card-false_fakirs-2 = Valse fakirs 2
card-false_fakirs-3 = Valse fakirs 3
card-false_fakirs-4 = Valse fakirs 4
card-pickpockets-1 = Zakkenrollers 1
card-pickpockets-2 = Zakkenrollers 2
card-pickpockets-3 = Zakkenrollers 3
card-pickpockets-4 = Zakkenrollers 4
card-camel_thieves-1 = Kamelendieven 1
card-camel_thieves-2 = Kamelendieven 2
card-camel_thieves-3 = Kamelendieven 3
card-camel_thieves-4 = Kamelendieven 4
card-burglars-1 = Inbrekers 1
card-burglars-2 = Inbrekers 2
card-burglars-3 = Inbrekers 3
card-burglars-4 = Inbrekers 4
card-market_thieves-1 = Marktdieven 1
card-market_thieves-2 = Marktdieven 2
card-market_thieves-3 = Marktdieven 3
card-market_thieves-4 = Marktdieven 4
card-forgers-1 = Vervalsers 1
card-forgers-2 = Vervalsers 2
card-forgers-3 = Vervalsers 3
card-forgers-4 = Vervalsers 4
card-smugglers-1 = Smokkelaars 1
card-smugglers-2 = Smokkelaars 2
card-smugglers-3 = Smokkelaars 3
card-smugglers-4 = Smokkelaars 4
card-coin_clippers-1 = Muntsnoeiers 1
card-coin_clippers-2 = Muntsnoeiers 2
card-coin_clippers-3 = Muntsnoeiers 3
card-coin_clippers-4 = Muntsnoeiers 4
card-fences-1 = Helers 1
card-fences-2 = Helers 2
card-fences-3 = Helers 3
card-fences-4 = Helers 4
card-highwaymen-1 = Struikrovers 1
card-highwaymen-2 = Struikrovers 2
card-highwaymen-3 = Struikrovers 3
card-highwaymen-4 = Struikrovers 4
card-river_pirates-1 = Rivierpiraten 1
card-river_pirates-2 = Rivierpiraten 2
card-river_pirates-3 = Rivierpiraten 3
card-river_pirates-4 = Rivierpiraten 4
card-desert_raiders-1 = Woestijnrovers 1
card-desert_raiders-2 = Woestijnrovers 2
card-desert_raiders-3 = Woestijnrovers 3
card-desert_raiders-4 = Woestijnrovers 4
card-tomb_robbers-1 = Grafrovers 1
card-tomb_robbers-2 = Grafrovers 2
card-tomb_robbers-3 = Grafrovers 3
card-tomb_robbers-4 = Grafrovers 4

## Kinds of squares, and what they do

kind-start = Stadspoort
kind-blank = Stille straat
kind-junction = Splitsing
kind-raid = Razzia
kind-raid_choice = De verklikker
kind-raid_die = Gril van het lot
kind-raid_all = De grote razzia
kind-dice50 = Gelukkige worp
kind-cash200 = Verloren beurs
kind-black_die = De zwarte dobbelsteen
kind-white_die = De witte dobbelsteen
kind-recruits = Nieuwe handlangers
kind-bazaar = Bazaar
kind-tribute = Tribuut
kind-brisk_trade = Goede zaken
kind-headcount = Koppen tellen

kind-start-text = De ronde is voorbij: iedereen krijgt de buitwaarde van zijn bandieten en nog eens 100 P.
kind-blank-text = Wie hierheen is gegaan, mag tot drie bandieten kopen.
kind-junction-text = Wie hierheen is gegaan, mag tot drie bandieten kopen, en de volgende zet gaat over de hoofdstraat of door de zijsteeg.
kind-raid-text = De wachters zoeken de bendes die hier staan, van wie de bandieten ook zijn.
kind-raid_choice-text = Wie hierheen is gegaan, noemt een bende, en de wachters gaan erachteraan.
kind-raid_die-text = Een dobbelsteen bepaalt achter welke bende de wachters aan gaan: 1 of 2 Zwendelaars, 3 of 4 Dieven, 5 Bedriegers, 6 Rovers.
kind-raid_all-text = De wachters zitten alle vier de bendes tegelijk op de hielen.
kind-dice50-text = Wie hierheen is gegaan, gooit een dobbelsteen en krijgt 50 P per oog.
kind-cash200-text = Wie hierheen is gegaan, vindt 200 P.
kind-black_die-text = De zwarte dobbelsteen wordt gegooid en wacht op de Noodlotstabel: in de volgende razzia kost laten vallen meteen 100 P.
kind-white_die-text = De witte dobbelsteen wordt gegooid en wacht op de Noodlotstabel: in de volgende razzia kan niemand bandieten laten vallen.
kind-recruits-text = Wie hierheen is gegaan, mag tot twee bandieten kopen.
kind-bazaar-text = Jullie mogen onder elkaar bandieten verkopen, kopen en ruilen.
kind-tribute-text = Wie hierheen is gegaan, krijgt van alle anderen één bandiet.
kind-brisk_trade-text = Iedereen krijgt voor al zijn bandieten de prijs van de wijk, en houdt ze.
kind-headcount-text = Iedereen gooit een dobbelsteen voor zijn bandieten en krijgt 10 P per oog en per bandiet.

## The city

quarter-1 = Havenwijk
quarter-2 = Ambachtswijk
quarter-3 = Karavaanwijk
quarter-4 = Paleiswijk

street-copper_junction = Kopersplitsing
street-copper = Koperstraat
street-dyers = Ververssteeg
street-well_junction = Putsplitsing
street-well = Putstraat
street-drivers = Kameeldrijverssteeg
street-garden_junction = Tuinsplitsing
street-garden = Tuinstraat
street-moonlight = Maanlichtsteeg

lane-main = hoofdstraat
lane-side = zijsteeg

square-m00 = Stadspoort
square-m01 = Havenwijk 2
square-m02 = Havenwijk 3
square-m03 = Havenwijk 4
square-m04 = Havenwijk 5
square-m05 = Havenwijk 6
square-m06 = Havenwijk 7
square-m07 = Havenwijk 8
square-m08 = Havenwijk 9
square-m09 = Havenwijk 10
square-m10 = Havenwijk 11
square-m11 = Havenwijk 12
square-m12 = Havenwijk 13
square-m13 = Ambachtswijk 1
square-m14 = Ambachtswijk 2
square-m15 = Ambachtswijk 3
square-m16 = Ambachtswijk 4
square-m17 = Ambachtswijk 5 (Kopersplitsing)
square-m18 = Ambachtswijk 6 (Koperstraat)
square-m19 = Ambachtswijk 7 (Koperstraat)
square-m20 = Ambachtswijk 8 (Koperstraat)
square-m21 = Ambachtswijk 9
square-m22 = Ambachtswijk 10
square-m23 = Ambachtswijk 11
square-m24 = Ambachtswijk 12
square-m25 = Ambachtswijk 13
square-m26 = Karavaanwijk 1
square-m27 = Karavaanwijk 2
square-m28 = Karavaanwijk 3
square-m29 = Karavaanwijk 4
square-m30 = Karavaanwijk 5 (Putsplitsing)
square-m31 = Karavaanwijk 6 (Putstraat)
square-m32 = Karavaanwijk 7 (Putstraat)
square-m33 = Karavaanwijk 8 (Putstraat)
square-m34 = Karavaanwijk 9
square-m35 = Karavaanwijk 10
square-m36 = Karavaanwijk 11
square-m37 = Karavaanwijk 12
square-m38 = Karavaanwijk 13
square-m39 = Paleiswijk 1
square-m40 = Paleiswijk 2
square-m41 = Paleiswijk 3
square-m42 = Paleiswijk 4
square-m43 = Paleiswijk 5 (Tuinsplitsing)
square-m44 = Paleiswijk 6 (Tuinstraat)
square-m45 = Paleiswijk 7 (Tuinstraat)
square-m46 = Paleiswijk 8 (Tuinstraat)
square-m47 = Paleiswijk 9
square-m48 = Paleiswijk 10
square-m49 = Paleiswijk 11
square-m50 = Paleiswijk 12
square-m51 = Paleiswijk 13
square-a18 = Ambachtswijk 6b (Ververssteeg)
square-a19 = Ambachtswijk 7b (Ververssteeg)
square-a20 = Ambachtswijk 8b (Ververssteeg)
square-a31 = Karavaanwijk 6b (Kameeldrijverssteeg)
square-a32 = Karavaanwijk 7b (Kameeldrijverssteeg)
square-a33 = Karavaanwijk 8b (Kameeldrijverssteeg)
square-a44 = Paleiswijk 6b (Maanlichtsteeg)
square-a45 = Paleiswijk 7b (Maanlichtsteeg)
square-a46 = Paleiswijk 8b (Maanlichtsteeg)

## Dice, offers and answers

colour-black = Zwarte dobbelsteen
colour-white = Witte dobbelsteen

offer = bod { $a }

why-no = Nee, dank je
why-too_little = Dat is te weinig
why-too_dear = Dat is te duur
why-need_it = Die heb ik zelf nodig
why-no_money = Dat kan ik niet betalen

## What the acting player is asked

ask-turn = Terugtrekken? Speel dan een kaart
ask-buy = Koop je een bandiet?
ask-choose_gang = Achter wie gaan de wachters aan?
ask-window20 = Razzia! Laten vallen of wagen?
ask-window100 = Laatste kans: weg voor 100 P?
ask-tribute = Welke bandiet geef je af?
ask-bazaar = De bazaar is open: handel!
ask-brisk_trade = Wie trek je terug?
ask-choose_starter = Wie begint de volgende ronde?
ask-over = Het spel is afgelopen

## What the others read meanwhile

wait-turn = { $seats } leidt Ali Baba
wait-buy = { $seats } kijkt uit naar bandieten
wait-choose_gang = { $seats } fluistert de wachters iets toe
wait-window20 = { $count ->
    [one] { $seats } denkt en handelt nog
   *[other] { $count } spelers denken en handelen nog
}
wait-window100 = { $count ->
    [one] { $seats } staat nog te beven
   *[other] { $count } spelers staan nog te beven
}
wait-tribute = { $count ->
    [one] { $seats } kiest nog een bandiet
   *[other] { $count } spelers kiezen nog een bandiet
}
wait-bazaar = { $count ->
    [one] { $seats } handelt nog
   *[other] { $count } spelers handelen nog
}
wait-brisk_trade = { $count ->
    [one] { $seats } doet nog zaken
   *[other] { $count } spelers doen nog zaken
}
wait-choose_starter = { $seats } kiest wie begint
wait-over = Het spel is afgelopen

## Buttons

option-retire = Terugtrekken: { $cards }
option-move = { $lane ->
    [None] { $card } vooruit
    [null] { $card } vooruit
   *[other] { $card } vooruit, { $lane }
}
option-buy = { $group ->
    [None] Kopen: { $gang }
    [null] Kopen: { $gang }
   *[other] Kopen: { $group }
}
option-end_buy = Niets meer kopen
option-choose_gang = De wachters zoeken: { $gang }
option-discard = Laten vallen: { $cards }
option-give = Afgeven: { $card }
option-offer = Een bod doen
option-counter = Een tegenbod doen
option-accept = Aannemen: { $offer }
option-decline = Afslaan: { $offer }
option-withdraw = Intrekken: { $offer }
option-done = Klaar
option-resume = Wacht, ik doe weer mee
option-choose_starter = Begint: { $seat }

## What happens

event-began = { $seat } houdt de bank
event-lap = Ronde { $lap }: { $seat } begint
event-dealt = { $count ->
    [one] { $count } bewegingskaart wordt gedeeld
   *[other] { $count } bewegingskaarten worden gedeeld
}
event-hand = Jouw bewegingskaarten: { $values }
event-turn = { $seat } leidt Ali Baba
event-retired = { $seat } trekt voor { $money } P terug: { $cards }
event-moved = { $lane ->
    [None] { $seat } speelt een { $card } – Ali Baba staat nu hier: { $square }
    [null] { $seat } speelt een { $card } – Ali Baba staat nu hier: { $square }
   *[other] { $seat } speelt een { $card }, { $lane } – Ali Baba staat nu hier: { $square }
}
event-bought = { $money ->
    [0] { $seat } krijgt voor niets: { $card }
   *[other] { $seat } koopt voor { $money } P: { $card }
}
event-turned_up = { $gang }, nu bovenop: { $card }
event-dice50 = { $seat } gooit een { $die } en krijgt { $money } P
event-cash200 = { $seat } vindt een beurs met { $money } P
event-parked = { $colour }: { $die }. Hij wacht op de volgende razzia
event-headcount = { $seat } gooit een { $die } en krijgt { $money } P voor alle bandieten
event-brisk_trade = { $seat } doet goede zaken: { $money } P
event-tribute = Tribuut! Alle anderen geven een bandiet aan { $seat }
event-giving = { $seat } heeft een bandiet gekozen
event-gave = { $seat } geeft { $other }: { $card }
event-bazaar = De bazaar gaat open: verkopen, kopen, ruilen!
event-gang_die = Bendesteen: { $die }. De wachters zoeken: { $gang }
event-gang_named = { $seat } noemt een bende: { $gang }
event-raid = Razzia! De wachters zoeken: { $gangs }
event-nobody_threatened = Niemand heeft zulke bandieten: de wachters gaan weer naar huis
event-window20 = Vlug! Laat bedreigde bandieten voor 20 P per stuk vallen, of verkoop ze
event-window100 = Een bedreigde bandiet laten vallen kost nu 100 P
event-raid_over = Alle bedreigde bandieten zijn weg: de razzia is voorbij
event-rolled = { $colour }: { $die }
event-destiny = De Noodlotstabel zegt: { $number }
event-captured = { $count ->
    [one] Gepakt! { $seat } moet { $money } P losgeld betalen voor deze bandiet: { $cards }
   *[other] Gepakt! { $seat } moet { $money } P losgeld betalen voor deze bandieten: { $cards }
}
event-ransom = { $seat } betaalt { $money } P losgeld
event-bankrupt = { $seat } is failliet en trekt alle bandieten voor { $money } P terug: { $cards }
event-pardoned = De kalief is genadig: { $seat } hoeft de laatste { $money } P niet te betalen
event-returned = { $seat } legt terug onder de stapels: { $cards }
event-nobody_caught = Oef! Niemand wordt gepakt
event-discarded = { $count ->
    [one] { $seat } betaalt { $money } P en laat een bandiet vallen: { $cards }
   *[other] { $seat } betaalt { $money } P en laat bandieten vallen: { $cards }
}
event-dealing = { $other ->
    [None] { $seat } doet iedereen een bod
    [null] { $seat } doet iedereen een bod
   *[other] { $seat } doet { $other } een bod
}
event-offered = { $other ->
    [None] { $seat } aan iedereen: ik geef { deal-give } en wil { deal-want }
    [null] { $seat } aan iedereen: ik geef { deal-give } en wil { deal-want }
   *[other] { $seat } aan { $other }: ik geef { deal-give } en wil { deal-want }
}
event-countered = { $seat } doet { $other } een tegenbod
event-accepted = Afgesproken! { $other } geeft { deal-give }, { $seat } geeft { deal-want }
event-declined = { $why ->
    [None] { $seat } slaat het af ({ $offer })
    [null] { $seat } slaat het af ({ $offer })
   *[other] { $seat } slaat het af ({ $offer }): ‘{ $why }’
}
event-withdrawn = { $seat } trekt een bod in ({ $offer })
event-void = Dit bod geldt niet meer: { $offer }
event-done = { $seat } is klaar
event-resumed = { $seat } doet weer mee
event-payout = { $doubled ->
    [0] { $seat } krijgt { $money } P bij de poort: bandieten { $values } P en nog 100 P
   *[other] { $seat } krijgt { $money } P bij de poort: bandieten { $values } P, complete groepen { $doubled } P en nog 100 P
}
event-lap_over = Ronde { $lap } is voorbij: Ali Baba staat bij de poort
event-chooses = { $seat } heeft het minste geld en kiest wie begint
event-left = { $seat } gaat van tafel
event-ended = { $reason }

## What is in a deal

deal-give = { $give_cards ->
    [None] { $give_money } P
    [null] { $give_money } P
   *[other] { $give_cards }{ deal-give-money }
}
deal-give-money = { $give_money ->
    [0] {""}
   *[other] {" "}+ { $give_money } P
}
deal-want = { $want_cards ->
    [None] { $want_money } P
    [null] { $want_money } P
   *[other] { $want_cards }{ deal-want-money }
}
deal-want-money = { $want_money ->
    [0] {""}
   *[other] {" "}+ { $want_money } P
}

## How the game ends

reason-laps = Ali Baba heeft zijn laatste ronde gelopen: nu wordt het geld geteld
reason-abandoned = Iedereen is van tafel gegaan

## Why not

refusal-bad-player-count = Dit spel is voor 2 tot 6 spelers.
refusal-bad-option = Met deze instelling kun je hier niet spelen: { $option } – { $value }.
refusal-not-seated = Je kijkt mee; alleen wie aan tafel zit, mag een zet doen.
refusal-game-over = Dit spel is afgelopen – nog een potje?
refusal-unknown-action = Die zet bestaat niet in dit spel; kies er een op het scherm.
refusal-wrong-phase = Eén ding tegelijk: eerst komt wat er nu gevraagd wordt.
refusal-not-your-turn = Nog even geduld, je bent nog niet aan de beurt.
refusal-not-asked = Je hoeft nu even niets te beslissen: wacht op de anderen.
refusal-stale = Het spel is intussen verdergegaan – kijk nog eens goed en kies opnieuw.
refusal-bad-params = Daar ontbreekt nog iets; kies opnieuw op het scherm.
refusal-empty-list = Kies minstens één bandiet.
refusal-unknown-card = Die bandiet bestaat niet in Basra; kies er een die je ziet.
refusal-duplicate-card = Je hebt dezelfde bandiet twee keer gekozen; één keer is genoeg.
refusal-not-owner = Een van die bandieten is van iemand anders: kijk wie hem heeft en kies opnieuw.
refusal-card-not-in-hand = Die bewegingskaart heb je niet; kies er een uit je hand.
refusal-lane-required = Hier splitst de weg zich: kies de hoofdstraat of de zijsteeg.
refusal-lane-not-allowed = Met deze zet verlaat je geen splitsing: speel gewoon de kaart, zonder een weg te kiezen.
refusal-unknown-gang = Die bende bestaat niet; kies een van de vier.
refusal-pile-empty = Van die bende is er niemand meer over; kies een andere.
refusal-not-in-pile = Van die groep ligt er niemand meer in de stapel; kies een andere.
refusal-insufficient-funds = Daar heb je niet genoeg piasters voor: kies iets wat minder kost.
refusal-not-threatened = Die bandiet zoeken de wachters niet: kies er een die bedreigd is.
refusal-unknown-seat = Die speler is er niet; kies iemand aan tafel.
refusal-self-trade = Met jezelf kun je niet handelen; kies iemand anders.
refusal-bad-amount = Geld gaat per tien: kies 0, 10, 20 enzovoort.
refusal-offer-empty = Bij een ruil hoort minstens één bandiet: doe er een bij.
refusal-swap-forbidden = Tijdens een razzia wordt er niet geruild: verkoop of koop bandieten voor geld.
refusal-dowry-forbidden = Tijdens een razzia mag wie bandieten afgeeft er geen geld bij doen: laat het geld weg.
refusal-offer-limit = Dat is genoeg geboden voor nu: trek een bod in of wacht tot de volgende keer.
refusal-offer-not-found = Dat bod geldt niet meer: kijk wat er nog is of doe zelf een bod.
refusal-offer-not-yours = Op dat bod kun je niet antwoorden: kies er een dat aan jou gedaan is.
refusal-offer-stale = De ander kan dat bod niet meer nakomen, het is van tafel: doe een nieuw bod.

## Settings

setting-laps = Lengte van het spel
setting-laps-help = Hoe vaak loopt Ali Baba door de stad?
setting-laps-2 = Twee rondes
setting-laps-1 = Eén ronde (kort spel)

setting-draw_any = Vrije keus uit de stapels
setting-draw_any-help = Je mag elke bandiet van een stapel kopen, niet alleen de bovenste.
setting-draw_any-true = Ja
setting-draw_any-false = Nee

setting-buy_anywhere = Op elk vak kopen
setting-buy_anywhere-help = Na elk vak mag je tot drie bandieten kopen, niet alleen in stille straten.
setting-buy_anywhere-true = Ja
setting-buy_anywhere-false = Nee

setting-recruits_free = Gratis handlangers
setting-recruits_free-help = De twee bandieten van ‘Nieuwe handlangers’ kosten niets.
setting-recruits_free-true = Ja
setting-recruits_free-false = Nee

setting-brisk_trade = Goede zaken
setting-brisk_trade-help = Wat gebeurt er met je bandieten als de zaken goed gaan?
setting-brisk_trade-keep = Betaald en gehouden
setting-brisk_trade-retire = Terugtrekken mag
setting-brisk_trade-keep-help = Je krijgt de prijs van al je bandieten en houdt ze allemaal.
setting-brisk_trade-retire-help = Iedereen mag daar bandieten terugtrekken, zoals voor een zet. Wie ze houdt, krijgt niets.

setting-freed = Vrijgekochte bandieten
setting-freed-help = Waar gaan bandieten heen als het losgeld betaald is?
setting-freed-keep = Terug naar jou
setting-freed-return = Onder hun stapels

setting-sell_any = In een razzia alles verkopen
setting-sell_any-help = Tijdens een razzia mag je ook bandieten verkopen die niet bedreigd zijn.
setting-sell_any-true = Ja
setting-sell_any-false = Nee

setting-dowry = Geld toe
setting-dowry-help = Tijdens een razzia mag je geld toegeven, zodat iemand een bandiet van je overneemt.
setting-dowry-true = Ja
setting-dowry-false = Nee

setting-deals_in_100 = Handelen na de zwarte dobbelsteen
setting-deals_in_100-help = Je mag nog bandieten verkopen als laten vallen al 100 P kost.
setting-deals_in_100-true = Ja
setting-deals_in_100-false = Nee

setting-short_hand = Een kaart minder
setting-short_hand-help = Met vijf spelers: wie heeft in de tweede ronde maar vier bewegingskaarten?
setting-short_hand-last = Wie het laatst aan de beurt is
setting-short_hand-banker = Weer de bank

setting-hidden_money = Verborgen geld
setting-hidden_money-help = Alleen jij ziet je geld; bij de poort laat iedereen het zien.
setting-hidden_money-true = Ja
setting-hidden_money-false = Nee

setting-timers = Bedenktijd
setting-timers-help = Is je tijd om, dan wordt de zet voor je gedaan.
setting-timers-normal = Normaal
setting-timers-slow = Rustig (twee keer zo lang)
setting-timers-off = Zonder klok

setting-on_leave = Als iemand weggaat
setting-on_leave-help = Een bot neemt de kaarten, de bandieten en het geld over.
setting-on_leave-bot = Een bot speelt verder

## The result

outcome-laps = { $count ->
    [one] { $seats } is de rijkste van Basra en wint!
   *[other] { $seats } zijn even rijk en delen de overwinning!
}
outcome-abandoned = Iedereen is van tafel gegaan: het spel eindigt zonder uitslag
score-line =
    { $seat }: { $points } P (bandieten { $bandits }, complete groepen { $groups }, eerste ronde { $lap1 } P{ $lap2 ->
        [0] {""}
       *[other] , tweede ronde { $lap2 } P
    })

## Bots

bot-baseline = Koopman
bot-baseline-help = Koopt wat loont en verkoopt wat te heet wordt.
bot-cautious = Geldwisselaar
bot-cautious-help = Houdt het bij de goedkope bendes en slaapt rustig.
bot-bold = Avonturier
bot-bold-help = Wil Rovers, hoe meer hoe beter, en lacht om de wachters.
bot-strong = Grootvizier
bot-strong-help = Rekent vooruit tot aan de poort en dingt stevig af.

## How to play

help-1 = Jullie leiden samen één Ali Baba door de vier wijken van Basra, twee rondes van poort tot poort. Onderweg verzamel je bandieten: na de laatste ronde telt alleen nog geld, en wie het meeste heeft, wint.
help-2 = Ben je aan de beurt, dan mag je eerst bandieten terugtrekken: de bank betaalt de prijs van de wijk. Dan speel je een bewegingskaart, en Ali Baba loopt precies zoveel vakken. Bij een splitsing kies je de hoofdstraat of de zijsteeg.
help-3 = In een stille straat mag je tot drie van de open bandieten kopen. In de eerste wijk kosten ze niets, daarna steeds meer. De dure bendes zijn bij de poort het meeste waard, maar worden ook het vaakst gepakt.
help-4 = Loopt Ali Baba in een razzia, dan zijn de bandieten van die bende bedreigd, van wie ze ook zijn. Eerst mag je bedreigde bandieten voor 20 P per stuk laten vallen of aan anderen verkopen. Ruilen mag hier niet.
help-5 = Dan wijst de zwarte dobbelsteen de rij van de Noodlotstabel aan: laten vallen kost nu 100 P. De witte wijst de kolom aan, en daarmee het getal. Elke bedreigde bandiet met dat getal wordt gepakt: 200 P losgeld, maar hij blijft van jou.
help-6 = Kun je niet betalen, dan ben je failliet: je trekt al je bandieten terug en betaalt van dat geld. Is het dan nog niet genoeg, dan scheldt de kalief je de rest kwijt, en je speelt gewoon verder.
help-7 = Andere vakken brengen geld, nieuwe handlangers of een tribuut. Wordt er daar vooraf een dobbelsteen gegooid, dan telt die in de volgende razzia: bij de zwarte kun je alleen nog voor 100 P laten vallen, bij de witte helemaal niet meer.
help-8 = Op de bazaar verkoop, koop en ruil je zoals je wilt: doe iemand of iedereen een bod; neem aan, sla af of antwoord met je eigen bod. Vier bandieten maken een groep compleet, dus de ontbrekende kan een goede prijs waard zijn.
help-9 = Bij de poort krijgt iedereen de buitwaarde van zijn bandieten, dubbel voor complete groepen, en nog 100 P. De bandieten houden jullie. Na de eerste ronde kiest wie het minste geld heeft, wie de tweede begint.

## On the board: money and prices

board-money = { $money } P
board-balance = Geld
board-balance-of = { $seat }: { $money } P
board-money-hidden = verborgen
board-price-here = Prijs hier
board-price-next = In de volgende wijk
board-price-free = gratis
board-value = Buitwaarde bij de poort
board-prices = Prijzen: { $quarter }
board-payout = Uitbetaling bij de poort
board-payout-now = Nu bij de poort: { $money } P
board-ransom = Losgeld
board-ransom-due = Losgeld: { $money } P
board-bankrupt = failliet
board-pardoned = kwijtgescholden
board-pardoned-money = kwijtgescholden: { $money } P
board-bank = Bank
board-banker = Houdt de bank

## On the board: Ali Baba’s way

board-city = De stad Basra
board-ali-baba = Ali Baba
board-follow = Ali Baba volgen
board-whole-city = Hele stad
board-ali-baba-here = Hier is Ali Baba: { $square }
board-lap = Ronde { $lap } van { $laps }
board-steps-left = { $count ->
    [one] { $count } stap tot de poort
   *[other] { $count } stappen tot de poort
}
board-cards = Bewegingskaarten
board-your-cards = Jouw bewegingskaarten
board-card-count = { $count ->
    [one] { $count } bewegingskaart
   *[other] { $count } bewegingskaarten
}
board-move-card = Bewegingskaart { $card }
board-unplayed = Nog niet gespeeld
board-played = Gespeeld
board-leads-to = { $card } leidt hierheen: { $square }
board-move = { $card } vooruit
board-main = Hoofdstraat
board-side = Zijsteeg
board-choose-lane = Welke kant op?
board-choose-starter = Kies wie begint
board-to-move = leidt Ali Baba

## On the board: bandits and piles

board-bandits = Bandieten
board-your-bandits = Jouw bandieten
board-bandits-of = Bandieten van { $seat }
board-bandit-count = { $count ->
    [one] { $count } bandiet
   *[other] { $count } bandieten
}
board-nothing = Hier is nog niets
board-pile = { $count ->
    [0] De stapel is leeg
    [one] { $count } bandiet in de stapel
   *[other] { $count } bandieten in de stapel
}
board-in-pile = In de stapel
board-top = Bovenop: { $card }
board-group-count = { $group }: { $count } van 4
board-group-complete = Complete groep: telt dubbel
board-complete = compleet
board-destiny-numbers = Noodlotsgetallen: { $numbers }
board-retire = Terugtrekken
board-retire-for = Terugtrekken voor { $money } P
board-buy = Kopen
board-buy-for = Kopen ({ $money } P)
board-buy-free = Pakken (gratis)
board-stop-buying = Niets meer kopen
board-buys-left = { $count ->
    [one] Je mag nog { $count } bandiet kopen
   *[other] Je mag nog { $count } bandieten kopen
}
board-free-left = Daarvan gratis: { $count }
board-choose-group = Wie neem je?
board-choose-bandits = Kies bandieten
board-choose-gang = Kies een bende
board-hand-over = Afgeven
board-hand-over-chosen = Gekozen. Nu kiezen de anderen
board-hand-over-secret = Niemand ziet het tot iedereen gekozen heeft
board-to-seat = Voor { $seat }

## On the board: raids

board-raid = Razzia
board-raid-on = Razzia: { $gangs }
board-threatened = bedreigd
board-threatened-count = { $count ->
    [0] niemand bedreigd
    [one] { $count } bedreigd
   *[other] { $count } bedreigd
}
board-not-threatened = niet bedreigd
board-destiny = Noodlotstabel
board-black-die = Zwarte dobbelsteen
board-white-die = Witte dobbelsteen
board-die-shows = { $colour }: { $die }
board-die-waits = wacht op de volgende razzia
board-number = Getal { $number }
board-risk = { $count } van 6
board-risk-help = Bij zoveel kanten van de witte dobbelsteen wordt hij gepakt
board-safe = veilig
board-drop = Laten vallen
board-drop-20 = Laten vallen voor 20 P
board-drop-100 = Laten vallen voor 100 P
board-drop-for = { $count ->
    [one] { $count } bandiet laten vallen voor { $money } P
   *[other] { $count } bandieten laten vallen voor { $money } P
}
board-no-drop = De witte dobbelsteen ligt er al: niemand kan bandieten laten vallen
board-caught = Gepakt
board-caught-count = { $count ->
    [one] { $count } bandiet gepakt
   *[other] { $count } bandieten gepakt
}
board-paid = betaald: { $money } P
board-nobody-caught = Niemand gepakt
board-last-raid = De laatste razzia

## On the board: deals

board-deal = Afgesproken!
board-offer = Bod
board-offers = Biedingen
board-new-offer = Een bod doen
board-sell = Verkopen
board-buy-from = Kopen
board-swap = Ruilen
board-you-give = Jij geeft
board-you-get = Jij krijgt
board-gives = { $seat } geeft
board-gets = { $seat } krijgt
board-wants = { $seat } wil
board-and-money = en geld
board-only-money = Alleen geld
board-for-nothing = Voor niets
board-offer-to = Aan wie?
board-to-all = Aan iedereen
board-from = Van { $seat }
board-send = Bod versturen
board-accept = Aannemen
board-decline = Afslaan
board-declined = Bod afgeslagen
board-counter = Tegenbod
board-withdraw = Intrekken
board-done = Klaar
board-again = Weer meedoen
board-is-done = klaar
board-your-offer = Jouw bod
board-why-not = Waarom niet?
board-no-offers = Nog geen biedingen
board-offers-left = { $count ->
    [0] Je kunt deze keer niet meer bieden
    [one] Je kunt nog { $count } bod doen
   *[other] Je kunt nog { $count } keer een bod doen
}
board-bazaar = De bazaar is open
board-time-left = Resterende tijd
board-less = Minder
board-more = Meer
board-cancel = Annuleren
board-reset = Opnieuw

## On the board: where to look

board-tab-city = Stad
board-tab-court = Noodlot
board-tab-piles = Stapels
board-tab-people = Spelers
board-tab-deals = Handel

## The final count

board-final-player = Naam
board-final-bandits = Bandieten
board-final-groups = Complete groepen
board-final-trade = Handel en geluk
board-final-lap-1 = Eerste ronde
board-final-lap-2 = Tweede ronde
board-final-money = Geld
board-final-place = Plaats

# the end, for whoever holds the device
ending-you = { $rank ->
    [1] Je wint met { $points } P!
   *[other] Jouw plaats: { $rank }, met { $points } P
}

## The guided first game

guide-welcome = Jullie leiden samen één Ali Baba door Basra. Verzamel bandieten, krijg er bij de poort geld voor en ontwijk de wachters: het meeste geld wint.
guide-end = Dat was de laatste uitbetaling, en bandieten tellen nu niet meer. Wie het meeste geld heeft, wint.
guide-ask-turn = Speel een kaart: zo ver loopt Ali Baba, en zijn vak bepaalt wat er gebeurt. Eerst mag je bandieten voor de prijs hier terugtrekken.
guide-ask-buy = Koop open bandieten, een voor een, of stop. Dure brengen bij de poort meer op, maar worden vaker gepakt; vier van een groep tellen dubbel.
guide-ask-choose_gang = Noem de bende die de wachters gaan zoeken. Het beste is er een die de anderen hebben en jij niet.
guide-ask-window20 = Elke bedreigde bandiet kan gepakt worden, en dat kost 200 P. Laat hem voor 20 P vallen, verkoop hem, of druk op Klaar en waag het.
guide-ask-window100 = De rij is bekend, en je ziet hoe groot het gevaar voor elk is. Ziet het er slecht uit, laat hem dan voor 100 P vallen: losgeld kost 200 P.
guide-ask-tribute = Je moet één bandiet afgeven, en niemand ziet welke tot iedereen gekozen heeft. Houd wie samen een groep vormen.
guide-ask-bazaar = Verkoop, koop en ruil zoals je wilt: de vierde van een groep is veel waard. Druk op Klaar als je niets meer wilt.
guide-ask-brisk_trade = Je mag bandieten terugtrekken voor de prijs van de wijk. Houd wie je bij de poort meer opleveren.
guide-ask-choose_starter = Jij hebt het minste geld, dus jij kiest wie begint. Wie begint, is het eerst bij de gratis bandieten.
guide-wait-turn = Jullie verzetten allemaal dezelfde Ali Baba. Kijk waar hij stopt: een razzia kan ook jouw bandieten zoeken.
guide-wait-window20 = De anderen laten bedreigde bandieten vallen of verkopen ze. Als je durft, kun je er goedkoop een kopen.
guide-wait-window100 = Wie bedreigde bandieten heeft, beslist nu of hij 100 P betaalt. Dan wordt de witte dobbelsteen gegooid.
guide-wait-tribute = De anderen kiezen in het geheim welke bandiet ze afgeven. Heeft iedereen gekozen, dan wisselen ze tegelijk van eigenaar.
guide-event-lap = Elke ronde begint bij de stadspoort. In de eerste wijk kosten bandieten niets, dus sla je slag!
guide-event-dealt = Alle kaarten samen leiden precies naar de poort. Alleen jij ziet de jouwe, en je gaat ze allemaal spelen.
guide-event-retired = Wie bandieten terugtrekt, krijgt de prijs van de wijk, en ze gaan onder hun stapels. Niemand kan ze nu nog pakken.
guide-event-turned_up = De volgende kaart van deze stapel ligt nu open. Wie hierna koopt, mag hem nemen.
guide-event-parked = Deze dobbelsteen wacht op de volgende razzia. Bij de zwarte kost laten vallen meteen 100 P, bij de witte kan het helemaal niet.
guide-event-headcount = Koppen tellen levert 10 P op per oog en per bandiet. Hier tellen goedkope bandieten net zo zwaar als dure.
guide-event-brisk_trade = Iedereen krijgt de prijs van de wijk voor zijn bandieten en houdt ze. Het loont dus om er veel te hebben.
guide-event-tribute = Alle anderen geven een bandiet aan wie hierheen is gegaan. Heb je er geen, dan geef je er geen.
guide-event-bazaar = Nu wisselen bandieten van eigenaar voor geld of andere bandieten. Een bod gaat naar één speler of naar iedereen.
guide-event-gang_die = De dobbelsteen koos de bende: 1–2 Zwendelaars, 3–4 Dieven, 5 Bedriegers, 6 Rovers. Haar bandieten zijn bij iedereen bedreigd.
guide-event-gang_named = Wie hierheen is gegaan, noemt de bende. Al haar bandieten zijn nu bedreigd, van wie ze ook zijn.
guide-event-raid = De wachters zoeken deze bendes, van wie de bandieten ook zijn. Twee dobbelstenen bepalen wie gepakt wordt.
guide-event-nobody_threatened = De wachters vinden niemand van deze bende. Er wordt dus niet gegooid, en het spel gaat verder.
guide-event-raid_over = Er is niemand meer om te pakken. Er wordt dus niet meer gegooid.
guide-event-rolled = De zwarte dobbelsteen wijst de rij van de Noodlotstabel aan, de witte de kolom.
guide-event-destiny = Rij en kolom komen bij dit getal samen. Elke bedreigde bandiet die het heeft, wordt gepakt.
guide-event-captured = Elke gepakte bandiet kost 200 P losgeld. Daarna is hij weer vrij.
guide-event-bankrupt = Het losgeld was meer dan er in de beurs zat. Dus worden alle bandieten teruggetrokken om het te betalen, en het spel gaat verder.
guide-event-pardoned = Zelfs dat was niet genoeg, dus scheldt de kalief de rest kwijt. In Basra heeft niemand schulden.
guide-event-discarded = Een bandiet die je laat vallen, gaat onder zijn stapel. Je bent hem kwijt, maar hij kost ook geen losgeld.
guide-event-dealing = Iemand heeft een bod gedaan. Is het voor jou, neem het dan aan, sla het af of antwoord met je eigen bod.
guide-event-accepted = Een gesloten handel wordt meteen uitgevoerd: bandieten en geld zijn van eigenaar gewisseld.
guide-event-void = Een bod geldt niet meer zodra een van de bandieten weg is of het geld ervoor er niet meer is.
guide-event-payout = Bij de poort krijg je de buitwaarde van je bandieten, dubbel voor complete groepen, en nog 100 P. De bandieten houd je.
guide-event-chooses = Wie het minste geld heeft, kiest wie de volgende ronde begint. Dat kan helpen om bij te komen.

## Characters

bot-abdallah = Abdallah
bot-abdallah-help = Een eerlijke koopman: koopt wat loont en verkoopt wat te heet wordt.
bot-abu_hassan = Aboe Hassan
bot-abu_hassan-help = Kalief voor één dag: koopt waar hij zin in heeft en laat nooit een vriend vallen.
bot-dalila = Dalila
bot-dalila-help = De sluwe Dalila houdt het bij de goedkope bendes en slaapt rustig.
bot-sinbad = Sinbad
bot-sinbad-help = Wil Rovers, hoe meer hoe beter, en lacht om de wachters.
bot-harun = Haroen al-Rashid
bot-harun-help = De vermomde kalief: rekent vooruit tot aan de poort en dingt stevig af.

## Why a bot did it

reason-retire = Ze leveren nu meer op dan bij de poort, losgeld meegerekend: { $cards }.
reason-keep = Bij de poort zijn ze meer waard.
reason-to_buy = Daar zijn bandieten voor een goede prijs te krijgen: { $square }.
reason-to_raid = Een razzia daar bedreigt vooral de anderen: { $square }.
reason-to_money = Daar valt iets te halen: { $square }.
reason-to_safety = Al het andere zou slechter zijn: { $square }.
reason-group = Een groep komt dichterbij (al aanwezig: { $count }): { $card }.
reason-bargain = Meer waard dan de prijs: { $card }.
reason-no_bargain = Niemand hier is zijn prijs waard.
reason-gang = Een razzia tegen hen kost de anderen het meest: { $gang }.
reason-least = Wordt het minst gemist: { $card }.
reason-starter = Wie begint, kiest als eerste de weg.
reason-good_deal = Die ruil levert meer op dan hij kost.
reason-bad_deal = Niet op die voorwaarden: { $why }.
reason-better_price = Voor een betere prijs zou het een deal zijn.
reason-sale = Beter voor een prikje verkocht dan gepakt: { $card }.
reason-completes = Daar ontbreekt niet veel meer: { $group }.
reason-drop = Het losgeld zou duurder zijn dan ze waard zijn: { $cards }.
reason-stays = Het gevaar is kleiner dan wat het kost om het te ontlopen.
reason-no_deal = Er is nu geen handel die de moeite waard is.
reason-whim = Zomaar een ingeving.
reason-foreseen = Vaak in gedachten verder gespeeld: zo liep het het best af.

## What a content pack may change

content-money = Geld bij het begin
content-steps = Loopkaarten
content-gang-die = De bendedobbelsteen
content-fee-buy = Bandieten die je mag kopen
content-fee-recruits = Bandieten: { kind-recruits }
content-fee-cash = Gevonden geld: { kind-cash200 }
content-fee-dice = Geld per oog: { kind-dice50 }
content-fee-headcount = Geld per oog en bandiet: { kind-headcount }
content-fee-window20 = Prijs om een bandiet los te laten voor de dobbelstenen
content-fee-window100 = Prijs om een bandiet los te laten na de zwarte dobbelsteen
content-fee-ransom = Losgeld voor een bandiet
content-fee-gate = Geld voor een ronde, bij de poort
content-value = Waarde van een bandiet: { $gang }
content-price = Prijzen per wijk: { $gang }
content-destiny = Noodlotsgetallen: { $group }
content-square = Vak { $square }
content-raided = Inval: { $square }
