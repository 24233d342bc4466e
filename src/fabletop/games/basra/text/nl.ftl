### Basra: Dutch

## The game

game-name = Basra
game-line = Wie wordt rijk voordat de wachters van de kalief komen?
game-minutes = 60–90 min
game-age = vanaf 10 jaar
game-fun = handel en risico
game-about = Verzamel bandieten zolang ze goedkoop zijn en laat Ali Baba met je kaarten door Basra lopen. Maar bij een inval bepalen de dobbelstenen welke bandieten de wachters van de kalief pakken, en het losgeld is hoog. Verkoop op tijd, ding af op de bazaar en maak je groepen compleet: na twee rondes wint de rijkste speler.

## Gangs

gang-swindlers = Oplichters
gang-thieves = Dieven
gang-defrauders = Zwendelaars
gang-robbers = Rovers

## Groups

group-fortune_tellers = Waar­zeggers
group-quacks = Kwak­zalvers
group-card_sharps = Vals­spelers
group-false_fakirs = Valse fakirs
group-pickpockets = Zakken­rollers
group-camel_thieves = Kamelen­dieven
group-burglars = Inbrekers
group-market_thieves = Markt­dieven
group-forgers = Vervalsers
group-smugglers = Smokke­laars
group-coin_clippers = Munt­snoeiers
group-fences = Helers
group-highwaymen = Struik­rovers
group-river_pirates = Rivier­piraten
group-desert_raiders = Woestijn­rovers
group-tomb_robbers = Grafrovers

## The bandits

card-fortune_tellers = Waarzegger
card-quacks = Kwakzalver
card-card_sharps = Valsspeler
card-false_fakirs = Valse fakir
card-pickpockets = Zakkenroller
card-camel_thieves = Kamelendief
card-burglars = Inbreker
card-market_thieves = Marktdief
card-forgers = Vervalser
card-smugglers = Smokkelaar
card-coin_clippers = Muntsnoeier
card-fences = Heler
card-highwaymen = Struikrover
card-river_pirates = Rivierpiraat
card-desert_raiders = Woestijnrover
card-tomb_robbers = Grafrover

## Kinds of squares, and what they do

kind-start = Stadspoort
kind-blank = Stille straat
kind-junction = Splitsing
kind-raid = Inval
kind-raid_choice = De verklikker
kind-raid_die = Speling van het lot
kind-raid_all = De grote inval
kind-dice50 = Geluksworp
kind-cash200 = Verloren beurs
kind-black_die = De zwarte dobbelsteen
kind-white_die = De witte dobbelsteen
kind-recruits = Nieuwe handlangers
kind-bazaar = Bazaar
kind-tribute = Tribuut
kind-brisk_trade = Goede zaken
kind-headcount = Koppen tellen

kind-start-text = Hier eindigt de ronde. Iedereen krijgt de waarde van zijn bandieten, dubbel voor complete groepen, plus 100 P.
kind-blank-text = Je mag hooguit drie bandieten kopen.
kind-junction-text = Je mag hooguit drie bandieten kopen. Hiervandaan gaat het verder door de hoofdstraat of door de zijsteeg.
kind-raid-text = De wachters zoeken alle bandieten van elke bende die op dit vak staat, van wie ze ook zijn.
kind-raid_choice-text = Noem een bende: daar gaan de wachters naar op zoek.
kind-raid_die-text = Een dobbelsteen bepaalt welke bende de wachters zoeken: bij 1 of 2 de Oplichters, bij 3 of 4 de Dieven, bij 5 de Zwendelaars, bij 6 de Rovers.
kind-raid_all-text = De wachters zoeken alle vier de bendes tegelijk.
kind-dice50-text = Gooi een dobbelsteen en krijg 50 P per oog.
kind-cash200-text = Je vindt 200 P.
kind-black_die-text = De zwarte dobbelsteen wordt gegooid en blijft op de Noodlotstabel liggen. Bij de volgende inval kan niemand bandieten verkopen (behalve met de optie ‘Handelen na de zwarte dobbelsteen’), en er een laten vallen kost meteen 100 P. Ligt de witte er dan ook, dan kan niemand bandieten laten vallen of verkopen.
kind-white_die-text = De witte dobbelsteen wordt gegooid en blijft op de Noodlotstabel liggen. Bij de volgende inval kan niemand bandieten laten vallen of verkopen.
kind-recruits-text = Je mag hooguit twee bandieten kopen. Met de optie ‘Op elk vak kopen’ zijn het er hooguit vijf.
kind-bazaar-text = Jullie mogen onderling bandieten verkopen, kopen en ruilen.
kind-tribute-text = Elke andere speler met bandieten geeft je er een.
kind-brisk_trade-text = Iedereen krijgt voor al zijn bandieten de prijs in deze wijk en houdt ze. Met de optie ‘Bandieten met pensioen’ krijg je alleen geld voor bandieten die je met pensioen stuurt.
kind-headcount-text = Iedereen met bandieten gooit een dobbelsteen en krijgt voor elk van zijn bandieten 10 P per oog.

## The city

quarter-1 = Havenwijk
quarter-2 = Ambachtswijk
quarter-3 = Karavaanwijk
quarter-4 = Paleiswijk

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
square-m17 = Ambachtswijk 5 (splitsing Koperstraat)
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
square-m30 = Karavaanwijk 5 (splitsing Putstraat)
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
square-m43 = Paleiswijk 5 (splitsing Tuinstraat)
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

why-no = Nee, bedankt
why-too_little = Dat is te weinig
why-too_dear = Dat is te duur
why-need_it = Dat heb ik zelf nodig
why-no_money = Dat kan ik niet betalen

## What the acting player is asked

ask-turn = Speel een loopkaart
ask-buy = Wil je een bandiet kopen?
ask-choose_gang = Welke bende gaan de wachters zoeken?
ask-window20 = Bandieten laten vallen of handelen?
ask-window100 = Bandieten laten vallen (100 P per stuk)?
ask-tribute = Welke bandiet geef je weg?
ask-bazaar = De bazaar is open: handelen maar!
ask-brisk_trade = Welke bandieten gaan met pensioen?
ask-choose_starter = Wie begint de volgende ronde?
ask-over = Het spel is afgelopen

## What the others read meanwhile

wait-turn = { $seats } verzet Ali Baba
wait-buy = { $seats } kiest bandieten om te kopen
wait-choose_gang = { $seats } kiest welke bende wordt gezocht
wait-window20 = { $count ->
    [one] { $seats } denkt nog na over gezochte bandieten
   *[other] { $count } spelers denken nog na over gezochte bandieten
}
wait-window100 = { $count ->
    [one] { $seats } denkt nog na
   *[other] { $count } spelers denken nog na
}
wait-tribute = { $count ->
    [one] { $seats } moet nog een bandiet kiezen
   *[other] { $count } spelers moeten nog een bandiet kiezen
}
wait-bazaar = { $count ->
    [one] { $seats } handelt nog
   *[other] { $count } spelers handelen nog
}
wait-brisk_trade = { $count ->
    [one] { $seats } kiest nog wie met pensioen gaat
   *[other] { $count } spelers kiezen nog wie met pensioen gaat
}
wait-choose_starter = { $seats } kiest wie begint
wait-over = Het spel is afgelopen

## Buttons

option-retire = Met pensioen: { $cards }
option-move = { $lane ->
    [None] { $card } vooruit
    [null] { $card } vooruit
   *[other] { $card } vooruit door de { $lane }
}
option-buy = { $group_card ->
    [None] Koop: { $gang }
    [null] Koop: { $gang }
   *[other] Koop: { $group_card }
}
option-end_buy = Stop met kopen
option-choose_gang = Laat de wachters de { $gang } zoeken
option-discard = Laat vallen: { $cards }
option-give = Geef weg: { $card }
option-offer = Doe een bod
option-counter = Doe een tegenbod
option-accept = Neem { $offer } aan
option-decline = Sla { $offer } af
option-withdraw = Trek { $offer } in
option-done = Klaar
option-resume = Wacht, ik doe mee
option-choose_starter = { $seat } begint

## What happens

event-began = { $seat } is de bankhouder
event-lap = Ronde { $lap } begint: { $seat } mag eerst
event-dealt = { $count ->
    [one] { $count } loopkaart wordt uitgedeeld
   *[other] { $count } loopkaarten worden uitgedeeld
}
event-hand = Jouw loopkaarten: { $values }
event-turn = { $seat } verzet Ali Baba
event-retired = { $seat } stuurt voor { $money } P met pensioen: { $cards }
event-moved = { $lane ->
    [None] { $seat } speelt een { $card }, en Ali Baba stopt hier: { $square }
    [null] { $seat } speelt een { $card }, en Ali Baba stopt hier: { $square }
   *[other] { $seat } speelt een { $card }, en Ali Baba loopt door de { $lane } tot hier: { $square }
}
event-way_chosen = { $seat } kiest de weg: { $lane }
event-bought = { $money ->
    [0] { $seat } krijgt gratis: { $card }
   *[other] { $seat } koopt voor { $money } P: { $card }
}
event-turned_up = Nu boven op de stapel ({ $gang }): { $card }
event-dice50 = { $seat } gooit een { $die } en krijgt { $money } P
event-cash200 = { $seat } vindt een beurs met { $money } P
event-parked = { $colour }: { $die } (blijft liggen tot de volgende inval)
event-headcount = { $seat } gooit een { $die } en krijgt { $money } P voor de eigen bandieten
event-brisk_trade = { $seat } doet goede zaken: { $money } P
event-tribute = Tribuut! Elke andere speler met bandieten geeft er één aan { $seat }
event-giving = { $seat } heeft een bandiet gekozen
event-gave = { $seat } geeft aan { $other }: { $card }
event-bazaar = De bazaar gaat open: verkopen, kopen, ruilen!
event-gang_die = Bendedobbelsteen: { $die }, dus de wachters zoeken de { $gang }
event-gang_named = { $seat } stuurt de wachters op zoek naar de { $gang }
event-raid = Inval! De wachters zoeken: { $gangs }
event-nobody_threatened = Niemand heeft een gezochte bandiet, dus de wachters gaan naar huis
event-window20 = Vlug! Verkoop gezochte bandieten, of betaal 20 P per stuk om ze te laten vallen
event-window100 = Een gezochte bandiet laten vallen kost nu 100 P
event-raid_over = Er zijn geen gezochte bandieten meer: de inval is voorbij
event-rolled = { $colour }: { $die }
event-destiny = Noodlotsgetal: { $number }
event-captured = { $count ->
    [one] Gepakt! { $seat } moet { $money } P losgeld betalen voor deze bandiet: { $cards }
   *[other] Gepakt! { $seat } moet { $money } P losgeld betalen voor deze bandieten: { $cards }
}
event-ransom = { $seat } betaalt { $money } P losgeld
event-bankrupt = { $seat } is failliet en stuurt alle eigen bandieten met pensioen voor { $money } P: { $cards }
event-pardoned = De kalief is genadig: { $seat } hoeft de laatste { $money } P niet te betalen
event-returned = { $seat } heeft het losgeld betaald en legt terug onder de stapels: { $cards }
event-nobody_caught = Pfoe! Niemand is gepakt
event-discarded = { $count ->
    [one] { $seat } betaalt { $money } P en laat een bandiet vallen: { $cards }
   *[other] { $seat } betaalt { $money } P en laat { $count } bandieten vallen: { $cards }
}
event-dealing = { $other ->
    [None] { $seat } doet een bod aan iedereen
    [null] { $seat } doet een bod aan iedereen
   *[other] { $seat } doet een bod aan { $other }
}
event-offered = { $other ->
    [None] Bod van { $seat } aan iedereen: { deal-give } voor { deal-want }
    [null] Bod van { $seat } aan iedereen: { deal-give } voor { deal-want }
   *[other] Bod van { $seat } aan { $other }: { deal-give } voor { deal-want }
}
event-countered = { $seat } doet een tegenbod aan { $other }
event-accepted = Afgesproken! { $other } geeft: { deal-give }; { $seat } geeft: { deal-want }
event-declined = { $why ->
    [None] { $seat } slaat het bod af ({ $offer })
    [null] { $seat } slaat het bod af ({ $offer })
   *[other] { $seat } slaat het bod af ({ $offer }): ‘{ $why }’
}
event-withdrawn = { $seat } trekt een bod in ({ $offer })
event-void = Dit bod geldt niet meer: { $offer }
event-done = { $seat } is klaar
event-resumed = { $seat } is nog niet klaar
event-payout = { $doubled ->
    [0] { $seat } krijgt { $money } P bij de poort: bandieten { $values } P, plus de bonus voor de ronde
   *[other] { $seat } krijgt { $money } P bij de poort: bandieten { $values } P, complete groepen { $doubled } P, plus de bonus voor de ronde
}
event-lap_over = Ronde { $lap } is voorbij: Ali Baba is bij de poort
event-chooses = Niemand heeft minder geld dan { $seat }, die nu kiest wie begint
event-left = { $seat } verlaat de tafel
event-ended = { $reason }

## What is in a deal

deal-give = { $give_cards ->
    [None] { $give_money ->
        [0] niets
       *[other] { $give_money } P
    }
    [null] { $give_money ->
        [0] niets
       *[other] { $give_money } P
    }
   *[other] { $give_cards }{ deal-give-money }
}
deal-give-money = { $give_money ->
    [0] {""}
   *[other] {" "}+ { $give_money } P
}
deal-want = { $want_cards ->
    [None] { $want_money ->
        [0] niets
       *[other] { $want_money } P
    }
    [null] { $want_money ->
        [0] niets
       *[other] { $want_money } P
    }
   *[other] { $want_cards }{ deal-want-money }
}
deal-want-money = { $want_money ->
    [0] {""}
   *[other] {" "}+ { $want_money } P
}

## How the game ends

reason-laps = Ali Baba heeft zijn laatste ronde gelopen: het geld wordt geteld
reason-abandoned = Iedereen is weg

## Why not

refusal-bad-player-count = Dit spel is voor 2 tot 6 spelers.
refusal-bad-option = Deze instelling kan hier niet: { $option } – { $value }. Kies een andere.
refusal-not-seated = Je bent toeschouwer. Alleen de spelers aan tafel mogen een zet doen.
refusal-game-over = Dit spel is afgelopen. Zin in nog een potje?
refusal-unknown-action = Dat kan in dit spel niet. Kies een van de zetten op het scherm.
refusal-wrong-phase = Dat kan nu niet: ‘{ $ask }’ komt eerst.
refusal-not-your-turn = Je bent nog niet aan de beurt. Wacht even.
refusal-not-asked = Je hoeft nu niets te beslissen. Wacht even.
refusal-stale = Het spel is al verder. Kijk nog eens en kies opnieuw.
refusal-bad-params = Er ontbreekt iets. Kies opnieuw op het scherm.
refusal-empty-list = Kies minstens één bandiet.
refusal-unknown-card = Die bandiet bestaat niet in Basra. Kies er een die je ziet.
refusal-duplicate-card = Je hebt dezelfde bandiet twee keer gekozen. Eén keer is genoeg.
refusal-not-owner = Een van deze bandieten is net van eigenaar gewisseld, of zijn eigenaar heeft hem laten vallen. Kijk nog eens en kies opnieuw.
refusal-card-not-in-hand = Die loopkaart heb je niet. Kies er een uit je hand.
refusal-lane-required = Hier splitst de weg. Kies de hoofdstraat of de zijsteeg.
refusal-lane-not-allowed = Hier valt geen weg te kiezen: met deze kaart verlaat Ali Baba geen splitsing. Speel gewoon de kaart.
refusal-lane-chosen = Wie Ali Baba hier liet stoppen, heeft de weg al gekozen. Neem die weg.
refusal-unknown-gang = Die bende bestaat niet. Kies een van de vier.
refusal-pile-empty = De stapel van deze bende is leeg. Kies een andere.
refusal-not-in-pile = Van deze groep ligt er niemand meer in de stapel. Kies een andere.
refusal-insufficient-funds = Daar heb je niet genoeg geld voor. Probeer het met minder bandieten of minder geld.
refusal-not-threatened = De wachters zoeken deze bandiet niet. Kies er een die gezocht wordt.
refusal-unknown-seat = Die speler is er niet. Kies iemand aan tafel.
refusal-self-trade = Je kunt niet met jezelf handelen. Kies iemand anders.
refusal-bad-amount = Bedragen gaan in stappen van tien. Kies 0, 10, 20 enzovoort.
refusal-offer-empty = Handelen doe je met minstens één bandiet. Voeg er een toe.
refusal-swap-forbidden = Tijdens een inval mag je geen bandieten ruilen. Kopen en verkopen voor geld mag wel.
refusal-dowry-forbidden = Wie tijdens een inval bandieten verkoopt, mag er geen geld bij doen. Laat dat geld weg.
refusal-offer-limit = Je zit aan het maximum. Heb je te veel biedingen tegelijk lopen, trek er dan een in. Heb je er in totaal al te veel gedaan, wacht dan tot de volgende inval of bazaar.
refusal-offer-not-found = Dit bod geldt niet meer. Kijk welke biedingen er nog zijn of doe zelf een bod.
refusal-offer-not-yours = Je kunt alleen antwoorden op een bod van een ander dat je nog niet hebt afgeslagen, en alleen je eigen bod intrekken.
refusal-offer-stale = De ander kan dit bod niet meer nakomen, dus het vervalt. Doe een nieuw bod.

## Settings

setting-laps = Lengte van het spel
setting-laps-help = Hoe vaak loopt Ali Baba de stad rond?
setting-laps-2 = Twee rondes
setting-laps-1 = Eén ronde (kort spel)

setting-draw_any = Vrije keus uit de stapels
setting-draw_any-help = Je mag elke bandiet uit een stapel kopen, niet alleen de bovenste.
setting-draw_any-true = Ja
setting-draw_any-false = Nee

setting-buy_anywhere = Op elk vak kopen
setting-buy_anywhere-help = Je mag op elk vak behalve de poort bandieten kopen, niet alleen in stille straten: hooguit drie, bij Nieuwe handlangers vijf.
setting-buy_anywhere-true = Ja
setting-buy_anywhere-false = Nee

setting-recruits_free = Gratis handlangers
setting-recruits_free-help = De twee bandieten bij Nieuwe handlangers zijn gratis.
setting-recruits_free-true = Ja
setting-recruits_free-false = Nee

setting-brisk_trade = Goede zaken
setting-brisk_trade-help = Wat gebeurt er met je bandieten bij Goede zaken?
setting-brisk_trade-keep = Je houdt je bandieten
setting-brisk_trade-retire = Bandieten met pensioen
setting-brisk_trade-keep-help = Iedereen krijgt voor al zijn bandieten de prijs in de wijk waar Ali Baba is, en houdt ze allemaal.
setting-brisk_trade-retire-help = Je mag bandieten met pensioen sturen, net als vóór een zet. Voor bandieten die je houdt, krijg je niets.

setting-freed = Vrijgekochte bandieten
setting-freed-help = Waar gaan bandieten heen als je het losgeld hebt betaald?
setting-freed-keep = Terug naar jou
setting-freed-return = Terug onder hun stapels

setting-sell_any = Ook niet-gezochte bandieten verkopen
setting-sell_any-help = Tijdens een inval mag je ook bandieten verkopen die niet gezocht worden.
setting-sell_any-true = Ja
setting-sell_any-false = Nee

setting-dowry = Geld op de koop toe
setting-dowry-help = Tijdens een inval mag je iemand betalen om een bandiet van je over te nemen.
setting-dowry-true = Ja
setting-dowry-false = Nee

setting-deals_in_100 = Handelen na de zwarte dobbelsteen
setting-deals_in_100-help = Ook na de worp met de zwarte dobbelsteen mag je nog bandieten verkopen.
setting-deals_in_100-true = Ja
setting-deals_in_100-false = Nee

setting-drop_any = Ook niet-gezochte bandieten laten vallen
setting-drop_any-help = Tijdens een inval mag je ook bandieten laten vallen die niet gezocht worden.
setting-drop_any-true = Ja
setting-drop_any-false = Nee

setting-junction = Wie kiest bij een splitsing
setting-junction-help = Ali Baba stopt op een splitsing. Wie kiest dan welke weg hij neemt?
setting-junction-leaving = Wie Ali Baba daarna verzet
setting-junction-arriving = Wie Ali Baba daar heeft neergezet

setting-short_hand = Eén kaart minder
setting-short_hand-help = Met vijf spelers: wie krijgt in de tweede ronde maar vier loopkaarten?
setting-short_hand-last = De laatste speler
setting-short_hand-banker = Weer de bankhouder

setting-hidden_money = Verborgen geld
setting-hidden_money-help = Alleen jij ziet hoeveel geld je hebt. Bij de poort laat iedereen het zien.
setting-hidden_money-true = Ja
setting-hidden_money-false = Nee

setting-timers = Timersnelheid
setting-timers-help = Alleen als jullie met timer spelen. Is je tijd om, dan wordt er een zet voor je gedaan.
setting-timers-normal = Normaal
setting-timers-slow = Rustig (twee keer zo lang)
setting-timers-off = Uit

setting-on_leave = Als een speler weggaat
setting-on_leave-help = Gaat een speler weg, dan neemt een bot de kaarten, de bandieten en het geld over.
setting-on_leave-bot = Een bot speelt verder

## The result

outcome-laps = { $count ->
    [one] { $seats } is de rijkste van Basra en wint!
   *[other] { $seats } zijn even rijk en delen de overwinning!
}
outcome-abandoned = Iedereen is weg: het spel eindigt zonder uitslag
score-line =
    { $seat }: { $points } P (bandieten { $bandits }, complete groepen { $groups }, eerste ronde { $lap1 } P{ $lap2 ->
        [0] {""}
       *[other] , tweede ronde { $lap2 } P
    })

## Bots

bot-baseline = Koopman
bot-baseline-help = Koopt wat loont en verkoopt wat riskant is.
bot-cautious = Geldwisselaar
bot-cautious-help = Houdt het bij de goedkope bendes en slaapt lekker.
bot-bold = Avonturier
bot-bold-help = Wil Rovers, hoe meer hoe liever, en lacht om de wachters.
bot-strong = Grootvizier
bot-strong-help = Plant vooruit tot aan de poort en onderhandelt keihard.

## How to play

help-1 = Jullie laten allemaal dezelfde Ali Baba door de vier wijken van Basra lopen, twee rondes van poort tot poort. Verzamel onderweg bandieten. Aan het eind telt alleen geld, en de rijkste speler wint.
help-2 = In je beurt mag je eerst bandieten met pensioen sturen: de bank betaalt je de prijs in deze wijk. Speel dan een loopkaart: precies zo ver loopt Ali Baba. Verlaat hij een splitsing, dan kies je de hoofdstraat of de zijsteeg.
help-3 = In een stille straat of op een splitsing mag je hooguit drie van de open bandieten kopen. In de eerste wijk zijn ze gratis, daarna worden ze steeds duurder. Bandieten van dure bendes zijn bij de poort meer waard, maar worden vaker gepakt.
help-4 = Komt Ali Baba bij een inval, dan zoeken de wachters alle bandieten van elke bende die op dat vak staat, van wie ze ook zijn. Eerst mag je gezochte bandieten laten vallen (dat kost 20 P per stuk) of aan andere spelers verkopen. Ruilen mag tijdens een inval niet.
help-5 = Bij een inval wijst de zwarte dobbelsteen de rij van de Noodlotstabel aan; een bandiet laten vallen kost dan 100 P. De witte wijst de kolom aan. Elke gezochte bandiet met het getal waar rij en kolom elkaar kruisen, wordt gepakt. Het losgeld is 200 P per stuk, maar je houdt je bandieten.
help-6 = Kun je het losgeld niet betalen, dan ben je failliet: al je bandieten gaan met pensioen om het geld bij elkaar te krijgen. Is het nog niet genoeg, dan scheldt de kalief je de rest kwijt en speel je gewoon verder.
help-7 = Andere vakken leveren geld, handlangers of een tribuut op. Op sommige vakken gooi je alvast een dobbelsteen voor de volgende inval. Ligt alleen de zwarte er al, dan kan niemand bandieten verkopen, en er een laten vallen kost meteen 100 P; ligt de witte er al, dan kan niemand bandieten laten vallen of verkopen.
help-8 = Op de bazaar mag je verkopen, kopen en ruilen zoveel je wilt. Doe een bod aan iemand of aan iedereen; neem een bod aan, sla het af of doe een tegenbod. Met vier bandieten is een groep compleet, dus de laatste kan veel waard zijn.
help-9 = Bij de poort krijgt iedereen de waarde van zijn bandieten, dubbel voor complete groepen, plus 100 P. Je bandieten houd je. Na de eerste ronde kiest de armste speler wie de tweede ronde begint.

## On the board: money and prices

board-money = { $money } P
board-money-hidden = verborgen
board-price-here = Prijs hier
board-price-next = Prijs in de volgende wijk
board-price-free = gratis
board-value = Waarde bij de poort
board-prices = Prijzen: { $quarter }
board-payout = Uitbetaling bij de poort
board-payout-now = Uitbetaling bij de poort: { $money } P
board-then = Straks
board-gate = Poort
board-take-risk = Risico nemen
board-likely-ransom = Verwacht losgeld: { $money } P
board-offer-from = Bod van { $seat }
board-first-turn = Jullie verzetten allemaal dezelfde Ali Baba. Tik op een kaart: zo ver loopt hij, en het vak waar hij stopt, bepaalt wat er gebeurt.
board-first-prices = De getallen in elke wijk zijn prijzen: zoveel kost daar een bandiet van elke bende.
board-first-buy = Neem de bandieten één voor één. Onder elke kaart staan de prijs in de volgende wijk en de waarde bij de poort.
board-prices-row = Prijzen: hier → volgende wijk
board-payout-sum = Nu goed voor { $money } P bij de poort ({ $values } voor bandieten + { $bonus } voor de ronde)
board-bankrupt = failliet
board-pardoned-money = kwijtgescholden: { $money } P

## On the board: Ali Baba’s way

board-city = De stad Basra
board-ali-baba = Ali Baba
board-follow = Volg Ali Baba
board-whole-city = Hele stad
board-lap = Ronde { $lap } van { $laps }
board-steps-left = { $count ->
    [one] { $count } stap tot de poort
   *[other] { $count } stappen tot de poort
}
board-your-cards = Jouw loopkaarten
board-card-count = { $count ->
    [one] { $count } loopkaart
   *[other] { $count } loopkaarten
}
board-move-card = Loopkaart { $card }
board-unplayed = Nog niet gespeeld
board-move = { $card } vooruit
board-lane-main = Hoofdstraat
board-lane-side = Zijsteeg

## On the board: bandits and piles

board-bandits = Bandieten
board-your-bandits = Jouw bandieten
board-bandits-of = Bandieten van { $seat }
board-bandit-count = { $count ->
    [one] { $count } bandiet
   *[other] { $count } bandieten
}
board-nothing = Geen bandieten
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
board-retire = Met pensioen
board-retire-for = Met pensioen voor { $money } P
board-buy-for = Kopen ({ $money } P)
board-buy-free = Pakken (gratis)
board-stop-buying = Stop met kopen
board-buys-left = { $count ->
    [one] Je mag nog { $count } bandiet kopen
   *[other] Je mag nog { $count } bandieten kopen
}
board-choose-group = Welke bandiet neem je?
board-choose-gang = Kies een bende
board-hand-over = Weggeven
board-hand-over-chosen = Gekozen! Nog niet iedereen is zover.
board-hand-over-secret = Niemand ziet je keuze tot iedereen heeft gekozen
board-to-seat = Voor { $seat }

## On the board: raids

board-raid = Inval
board-threatened = gezocht
board-threatened-count = { $count ->
    [0] niemand gezocht
    [one] { $count } gezocht
   *[other] { $count } gezocht
}
board-destiny = Noodlotstabel
board-die-shows = { $colour }: { $die }
board-die-waits = voor de volgende inval
board-number = Getal { $number }
board-risk = { $count } van 6
board-safe = veilig
board-drop = Laten vallen
board-drop-for = { $count ->
    [one] { $count } bandiet laten vallen (kost { $money } P)
   *[other] { $count } bandieten laten vallen (kost { $money } P)
}
board-caught = Gepakt

## On the board: deals

board-deal = Afgesproken!
board-offer = Bod
board-offers = Biedingen
board-new-offer = Doe een bod
board-sell = Verkopen
board-you-give = Jij geeft
board-you-get = Jij krijgt
board-gives = { $seat } geeft
board-wants = { $seat } wil
board-and-money = Plus geld
board-only-money = Alleen geld
board-goods = { $cards }
board-for-nothing = niets
board-offer-to = Aan wie?
board-to-all = Iedereen
board-send = Bod versturen
board-accept = Aannemen
board-decline = Afslaan
board-declined = Bod afgeslagen
board-counter = Tegenbod
board-withdraw = Intrekken
board-done = Klaar
board-again = Toch meedoen
board-is-done = klaar
board-your-offer = Jouw bod
board-why-not = Waarom niet?
board-no-offers = Nog geen biedingen
board-wares = Tik op een bandiet die je wilt hebben en doe een bod. Eronder staat zijn waarde bij de poort.
board-offers-left = { $count ->
    [0] Nu kun je geen bod meer doen
    [one] Je kunt nu nog { $count } keer bieden
   *[other] Je kunt nu nog { $count } keer bieden
}
board-less = Minder
board-more = Meer
board-cancel = Annuleren

## On the board: where to look

board-tab-city = Stad
board-tab-court = Noodlot
board-tab-piles = Stapels
board-tab-people = Spelers
board-tab-deals = Handel

## The final count

board-final-player = Speler
board-final-bandits = Bandieten
board-final-groups = Complete groepen
board-final-trade = Startgeld, handel en geluk
board-final-lap-1 = Eerste ronde
board-final-lap-2 = Tweede ronde
board-final-money = Geld
board-final-place = Plaats

ending-you = { $rank ->
    [1] Je wint met { $points } P!
    [2] Je wordt tweede met { $points } P
    [3] Je wordt derde met { $points } P
   *[other] Je wordt { $rank }e met { $points } P
}
moment-leap = { $name } verdient { $points } P in één zet
moment-margin = Gewonnen met { $points } P verschil
evening-place = Plaats { $rank }, { $points } P
postcard-points = Geld, zet voor zet
replay-points = Geld
replay-chart = Verloop van het geld

## The guided first game

guide-welcome = Jullie laten samen één Ali Baba door Basra lopen. Verzamel bandieten, incasseer bij de poort en blijf de wachters voor: wie het meeste geld heeft, wint.
guide-end = Dat was de laatste uitbetaling, en bandieten zijn nu niets meer waard. Wie het meeste geld heeft, wint.
guide-ask-turn = Eerst mag je bandieten met pensioen sturen tegen de prijs in deze wijk. Speel dan een kaart: zo ver loopt Ali Baba, en het vak waar hij stopt, bepaalt wat er gebeurt.
guide-ask-buy = Koop open bandieten, één voor één, of stop. Hoe meer een bandiet bij de poort waard is, hoe vaker hij wordt gepakt; vier van een groep tellen dubbel.
guide-ask-choose_gang = Noem een bende, dan gaan de wachters daarnaar op zoek. Het liefst een bende die andere spelers hebben en jij niet.
guide-ask-window20 = Gezochte bandieten kunnen worden gepakt, en het losgeld is 200 P per stuk. Laat ze voor 20 P per stuk vallen, verkoop ze of neem het risico.
guide-ask-window100 = De rij van de Noodlotstabel is bekend, dus je ziet hoe groot de kans is dat een bandiet wordt gepakt. Ziet het er slecht uit, betaal dan 100 P en laat hem vallen: het losgeld is 200 P.
guide-ask-tribute = Je moet één bandiet weggeven, en niemand ziet welke tot iedereen heeft gekozen. Houd de bandieten waarmee je een groep vormt.
guide-ask-bazaar = Verkoop, koop en ruil zoveel je wilt: de vierde bandiet van een groep is veel waard. Tik op ‘Klaar’ als je uitgehandeld bent.
guide-ask-brisk_trade = Je mag bandieten met pensioen sturen tegen de prijs in deze wijk. Houd de bandieten die bij de poort meer opleveren.
guide-ask-choose_starter = Jij hebt het minste geld, dus jij kiest wie begint. Wie begint, is als eerste bij de gratis bandieten.
guide-wait-turn = Jullie verzetten allemaal dezelfde Ali Baba. Let op waar hij stopt: bij een inval kunnen ook jouw bandieten gezocht worden.
guide-wait-window20 = Wie gezochte bandieten heeft, mag ze nu laten vallen of verkopen. Durf je er voor een prikje een te kopen? Dan kun je nog meedoen.
guide-wait-window100 = Wie gezochte bandieten heeft, mag ze nu nog voor 100 P per stuk laten vallen. Blijven er gezochte bandieten over, dan wordt de witte dobbelsteen gegooid.
guide-wait-tribute = Wie een bandiet moet weggeven, kiest die in het geheim. Daarna wisselen al die bandieten tegelijk van eigenaar.
guide-event-lap = Elke ronde begint bij de Stadspoort. In de eerste wijk zijn bandieten gratis, dus sla je slag!
guide-event-dealt = Alle kaarten samen brengen Ali Baba precies bij de poort. Alleen jij ziet je kaarten, en je speelt ze allemaal.
guide-event-retired = Voor bandieten die met pensioen gaan, krijg je de prijs in deze wijk. Ze gaan terug onder hun stapels, en de wachters kunnen ze niet meer pakken.
guide-event-parked = Deze dobbelsteen wacht op de volgende inval. Ligt alleen de zwarte er dan al, dan kan niemand bandieten verkopen (behalve met de optie ‘Handelen na de zwarte dobbelsteen’), en er een laten vallen kost meteen 100 P; ligt de witte er al, dan kan niemand bandieten laten vallen of verkopen.
guide-event-headcount = Koppen tellen levert 10 P op per oog en per bandiet. Goedkope bandieten leveren hier net zoveel op als dure.
guide-event-brisk_trade = Iedereen krijgt de prijs in deze wijk voor zijn bandieten en houdt ze. Hoe meer je er hebt, hoe beter.
guide-event-tribute = Elke andere speler geeft een bandiet aan wie aan de beurt is. Heb je er geen, dan geef je niets.
guide-event-bazaar = Nu wisselen bandieten van eigenaar, voor geld of voor andere bandieten. Doe een bod aan één speler of aan iedereen.
guide-event-gang_die = De dobbelsteen bepaalt de bende: bij 1–2 de Oplichters, bij 3–4 de Dieven, bij 5 de Zwendelaars, bij 6 de Rovers. Alle bandieten van die bende worden gezocht, van wie ze ook zijn.
guide-event-gang_named = Wie Ali Baba hier laat stoppen, noemt een bende. Alle bandieten van die bende worden nu gezocht, van wie ze ook zijn.
guide-event-raid = Alle bandieten van een gezochte bende lopen gevaar, van wie ze ook zijn. Twee dobbelstenen bepalen welke er worden gepakt.
guide-event-nobody_threatened = Niemand heeft een gezochte bandiet, dus er wordt niet gegooid. Het spel gaat verder.
guide-event-raid_over = Er valt niemand meer te pakken, dus er wordt niet meer gegooid.
guide-event-rolled = De zwarte dobbelsteen wijst de rij van de Noodlotstabel aan, de witte de kolom.
guide-event-destiny = Rij en kolom kruisen elkaar bij dit getal. Elke gezochte bandiet met dit getal wordt gepakt.
guide-event-captured = Het losgeld voor elke gepakte bandiet is 200 P. Is dat betaald, dan is de bandiet weer vrij.
guide-event-bankrupt = Wie te weinig geld heeft voor het losgeld, moet al zijn bandieten met pensioen sturen om het te betalen, maar blijft wel meedoen.
guide-event-pardoned = Zelfs met het geld voor alle bandieten erbij is het losgeld te hoog, dus de kalief scheldt de rest kwijt. In Basra heeft niemand schulden.
guide-event-discarded = Wie een bandiet laat vallen, is hem kwijt, maar hoeft geen losgeld voor hem te betalen. De bandiet gaat terug onder de stapel van zijn bende.
guide-event-dealing = Er is een bod gedaan. Wie het krijgt, mag het aannemen of afslaan, of een tegenbod doen.
guide-event-accepted = Afgesproken is afgesproken: alles is meteen van eigenaar gewisseld.
guide-event-void = Een bod vervalt als een van de bandieten weg is, of als de speler die het bod deed, niet meer kan betalen.
guide-event-payout = Bij de poort krijg je de waarde van je bandieten, dubbel voor complete groepen, plus 100 P. Je bandieten houd je.
guide-event-chooses = De speler met het minste geld kiest wie de volgende ronde begint. Dat helpt om de achterstand in te lopen.

## Characters

bot-abdallah = Abdallah
bot-abdallah-help = Een eerlijke koopman: koopt wat loont en verkoopt wat riskant is.
phrase-bot-hello-abdallah = Vrede en goede zaken voor iedereen!
bot-abu_hassan = Aboe Hassan
bot-abu_hassan-help = Kalief voor één dag: koopt waar hij zin in heeft en laat nooit een vriend vallen.
phrase-bot-hello-abu_hassan = Kalief voor één dag! Wie trakteert?
bot-dalila = Dalila
bot-dalila-help = De sluwe Dalila houdt het bij de goedkope bendes en slaapt lekker.
phrase-bot-hello-dalila = Goedendag. Ik hou van stille straten.
bot-sinbad = Sinbad
bot-sinbad-help = Wil Rovers, hoe meer hoe liever, en lacht om de wachters.
phrase-bot-hello-sinbad = Ahoi! Zeven reizen, en nu Basra!
bot-harun = Haroen al-Rashid
bot-harun-help = De vermomde kalief: plant vooruit tot aan de poort en onderhandelt keihard.
phrase-bot-hello-harun = Een eenvoudige reiziger, meer niet. Zullen we beginnen?

## Why a bot did it

reason-retire = Nu meer waard dan bij de poort, als je het risico op losgeld meetelt: { $cards }.
reason-keep = Deze bandieten leveren bij de poort meer op.
reason-to_buy = Op dit vak zijn goede bandieten te koop: { $square }.
reason-to_raid = Een inval op dit vak treft andere spelers harder: { $square }.
reason-to_money = Dit vak levert iets op: { $square }.
reason-to_safety = Geen ander vak zou beter zijn dan dit: { $square }.
reason-group = Goed voor een groep (al in bezit: { $count }): { $card }.
reason-bargain = Meer waard dan de prijs: { $card }.
reason-no_bargain = Geen bandiet hier is de moeite waard.
reason-gang = Een inval bij deze bende kost andere spelers het meest: { $gang }.
reason-least = De bandiet die het best te missen is: { $card }.
reason-starter = Wie begint, heeft de eerste keus.
reason-good_deal = Dit levert meer op dan het kost.
reason-bad_deal = Niet onder deze voorwaarden: ‘{ $why }’.
reason-better_price = Met een betere prijs komen we er wel uit.
reason-sale = Beter goedkoop verkocht dan gepakt: { $card }.
reason-completes = Deze groep is bijna compleet: { $group }.
reason-drop = Laten vallen kost minder dan het losgeld dat dreigt: { $cards }.
reason-stays = Liever een gokje wagen dan bandieten laten vallen.
reason-no_deal = Handelen levert nu niets op.
reason-whim = Zomaar een ingeving.
reason-foreseen = Op langere termijn pakt dit het best uit.

## What a content pack may change

content-money = Geld aan het begin
content-steps = Loopkaarten
content-gang-die = De bendedobbelsteen
content-fee-buy = Hoeveel bandieten je in een stille straat of op een splitsing mag kopen
content-fee-recruits = Hoeveel bandieten je mag kopen bij { kind-recruits }
content-fee-cash = Gevonden geld bij { kind-cash200 }
content-fee-dice = Geld per oog bij { kind-dice50 }
content-fee-headcount = Geld per oog en per bandiet bij { kind-headcount }
content-fee-window20 = Kosten om een bandiet te laten vallen voordat er wordt gegooid
content-fee-window100 = Kosten om een bandiet te laten vallen na de zwarte dobbelsteen
content-fee-ransom = Losgeld voor een bandiet
content-fee-gate = Bonus bij de poort na elke ronde
content-value = Waarde van een bandiet ({ $gang })
content-price = Prijzen per wijk ({ $gang })
content-destiny = Noodlotsgetallen ({ $group })
content-square = Vak { $square }
content-raided = Gezochte bendes op vak { $square }
