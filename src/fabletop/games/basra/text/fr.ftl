### Basra: French
### The spaces before : ; ! ? and inside « » are no-break spaces (U+00A0).

## The game

game-name = Basra
game-line = Qui fera fortune avec ses bandits avant l’arrivée des gardes du calife ?
game-about = Rassemble des bandits au meilleur prix et guide Ali Baba à travers Basra avec tes cartes. Mais à chaque rafle, les dés décident qui tombe aux mains des gardes du calife, et les rançons coûtent cher. Vends à temps, marchande au bazar, complète tes groupes : la plus grosse bourse après deux tours de ville l’emporte.

## Gangs

gang-swindlers = Escrocs
gang-thieves = Voleurs
gang-defrauders = Fraudeurs
gang-robbers = Brigands

## Groups

group-fortune_tellers = Faux devins
group-quacks = Charlatans
group-card_sharps = Tricheurs
group-false_fakirs = Faux fakirs
group-pickpockets = Coupe-bourses
group-camel_thieves = Voleurs de chameaux
group-burglars = Cambrioleurs
group-market_thieves = Voleurs à l’étalage
group-forgers = Faussaires
group-smugglers = Contrebandiers
group-coin_clippers = Rogneurs de monnaie
group-fences = Receleurs
group-highwaymen = Bandits de grand chemin
group-river_pirates = Pirates du fleuve
group-desert_raiders = Pillards du désert
group-tomb_robbers = Pilleurs de tombes

## The bandits

card-fortune_tellers-1 = Faux devins 1
card-fortune_tellers-2 = Faux devins 2
card-fortune_tellers-3 = Faux devins 3
card-fortune_tellers-4 = Faux devins 4
card-quacks-1 = Charlatans 1
card-quacks-2 = Charlatans 2
card-quacks-3 = Charlatans 3
card-quacks-4 = Charlatans 4
card-card_sharps-1 = Tricheurs 1
card-card_sharps-2 = Tricheurs 2
card-card_sharps-3 = Tricheurs 3
card-card_sharps-4 = Tricheurs 4
card-false_fakirs-1 = Faux fakirs 1
card-false_fakirs-2 = Faux fakirs 2
card-false_fakirs-3 = Faux fakirs 3
card-false_fakirs-4 = Faux fakirs 4
card-pickpockets-1 = Coupe-bourses 1
card-pickpockets-2 = Coupe-bourses 2
card-pickpockets-3 = Coupe-bourses 3
card-pickpockets-4 = Coupe-bourses 4
card-camel_thieves-1 = Voleurs de chameaux 1
card-camel_thieves-2 = Voleurs de chameaux 2
card-camel_thieves-3 = Voleurs de chameaux 3
card-camel_thieves-4 = Voleurs de chameaux 4
card-burglars-1 = Cambrioleurs 1
card-burglars-2 = Cambrioleurs 2
card-burglars-3 = Cambrioleurs 3
card-burglars-4 = Cambrioleurs 4
card-market_thieves-1 = Voleurs à l’étalage 1
card-market_thieves-2 = Voleurs à l’étalage 2
card-market_thieves-3 = Voleurs à l’étalage 3
card-market_thieves-4 = Voleurs à l’étalage 4
card-forgers-1 = Faussaires 1
card-forgers-2 = Faussaires 2
card-forgers-3 = Faussaires 3
card-forgers-4 = Faussaires 4
card-smugglers-1 = Contrebandiers 1
card-smugglers-2 = Contrebandiers 2
card-smugglers-3 = Contrebandiers 3
card-smugglers-4 = Contrebandiers 4
card-coin_clippers-1 = Rogneurs de monnaie 1
card-coin_clippers-2 = Rogneurs de monnaie 2
card-coin_clippers-3 = Rogneurs de monnaie 3
card-coin_clippers-4 = Rogneurs de monnaie 4
card-fences-1 = Receleurs 1
card-fences-2 = Receleurs 2
card-fences-3 = Receleurs 3
card-fences-4 = Receleurs 4
card-highwaymen-1 = Bandits de grand chemin 1
card-highwaymen-2 = Bandits de grand chemin 2
card-highwaymen-3 = Bandits de grand chemin 3
card-highwaymen-4 = Bandits de grand chemin 4
card-river_pirates-1 = Pirates du fleuve 1
card-river_pirates-2 = Pirates du fleuve 2
card-river_pirates-3 = Pirates du fleuve 3
card-river_pirates-4 = Pirates du fleuve 4
card-desert_raiders-1 = Pillards du désert 1
card-desert_raiders-2 = Pillards du désert 2
card-desert_raiders-3 = Pillards du désert 3
card-desert_raiders-4 = Pillards du désert 4
card-tomb_robbers-1 = Pilleurs de tombes 1
card-tomb_robbers-2 = Pilleurs de tombes 2
card-tomb_robbers-3 = Pilleurs de tombes 3
card-tomb_robbers-4 = Pilleurs de tombes 4

## Kinds of squares, and what they do

kind-start = Porte de la ville
kind-blank = Rue tranquille
kind-junction = Carrefour
kind-raid = Rafle
kind-raid_choice = L’indicateur
kind-raid_die = Caprice du destin
kind-raid_all = La grande rafle
kind-dice50 = Coup de dé
kind-cash200 = Bourse perdue
kind-black_die = Le dé noir
kind-white_die = Le dé blanc
kind-recruits = Nouvelles recrues
kind-bazaar = Bazar
kind-tribute = Tribut
kind-brisk_trade = Bonnes affaires
kind-headcount = L’appel

kind-start-text = Le tour de ville est fini : tout le monde touche la valeur de ses bandits, plus 100 P.
kind-blank-text = Qui a joué la carte peut acheter jusqu’à trois bandits.
kind-junction-text = Qui a joué la carte peut acheter jusqu’à trois bandits, et le prochain déplacement suivra la grand-rue ou la ruelle.
kind-raid-text = Les gardes en veulent aux bandes indiquées ici, chez tout le monde.
kind-raid_choice-text = Qui a joué la carte désigne une bande, et les gardes se lancent à ses trousses.
kind-raid_die-text = Un dé décide à quelle bande s’en prennent les gardes : 1 ou 2 Escrocs, 3 ou 4 Voleurs, 5 Fraudeurs, 6 Brigands.
kind-raid_all-text = Les gardes en veulent aux quatre bandes à la fois.
kind-dice50-text = Qui a joué la carte lance un dé et reçoit 50 P par point.
kind-cash200-text = Qui a joué la carte trouve 200 P.
kind-black_die-text = On lance le dé noir, qui attend sur la Table du destin : à la prochaine rafle, lâcher un bandit coûtera tout de suite 100 P.
kind-white_die-text = On lance le dé blanc, qui attend sur la Table du destin : à la prochaine rafle, on ne pourra lâcher aucun bandit.
kind-recruits-text = Qui a joué la carte peut acheter jusqu’à deux bandits.
kind-bazaar-text = Vous pouvez tous vendre, acheter et échanger des bandits entre vous.
kind-tribute-text = Qui a joué la carte reçoit un bandit de chacun des autres.
kind-brisk_trade-text = Tout le monde touche le prix du quartier pour chacun de ses bandits, et les garde.
kind-headcount-text = Chacun lance un dé pour ses bandits et reçoit 10 P par point et par bandit.

## The city

quarter-1 = Quartier du port
quarter-2 = Quartier des artisans
quarter-3 = Quartier des caravanes
quarter-4 = Quartier du palais

street-copper_junction = Carrefour du cuivre
street-copper = Rue du cuivre
street-dyers = Ruelle des teinturiers
street-well_junction = Carrefour du puits
street-well = Rue du puits
street-drivers = Ruelle des chameliers
street-garden_junction = Carrefour des jardins
street-garden = Rue des jardins
street-moonlight = Ruelle du clair de lune

lane-main = grand-rue
lane-side = ruelle

square-m00 = Porte de la ville
square-m01 = Quartier du port 2
square-m02 = Quartier du port 3
square-m03 = Quartier du port 4
square-m04 = Quartier du port 5
square-m05 = Quartier du port 6
square-m06 = Quartier du port 7
square-m07 = Quartier du port 8
square-m08 = Quartier du port 9
square-m09 = Quartier du port 10
square-m10 = Quartier du port 11
square-m11 = Quartier du port 12
square-m12 = Quartier du port 13
square-m13 = Quartier des artisans 1
square-m14 = Quartier des artisans 2
square-m15 = Quartier des artisans 3
square-m16 = Quartier des artisans 4
square-m17 = Quartier des artisans 5 (Carrefour du cuivre)
square-m18 = Quartier des artisans 6 (Rue du cuivre)
square-m19 = Quartier des artisans 7 (Rue du cuivre)
square-m20 = Quartier des artisans 8 (Rue du cuivre)
square-m21 = Quartier des artisans 9
square-m22 = Quartier des artisans 10
square-m23 = Quartier des artisans 11
square-m24 = Quartier des artisans 12
square-m25 = Quartier des artisans 13
square-m26 = Quartier des caravanes 1
square-m27 = Quartier des caravanes 2
square-m28 = Quartier des caravanes 3
square-m29 = Quartier des caravanes 4
square-m30 = Quartier des caravanes 5 (Carrefour du puits)
square-m31 = Quartier des caravanes 6 (Rue du puits)
square-m32 = Quartier des caravanes 7 (Rue du puits)
square-m33 = Quartier des caravanes 8 (Rue du puits)
square-m34 = Quartier des caravanes 9
square-m35 = Quartier des caravanes 10
square-m36 = Quartier des caravanes 11
square-m37 = Quartier des caravanes 12
square-m38 = Quartier des caravanes 13
square-m39 = Quartier du palais 1
square-m40 = Quartier du palais 2
square-m41 = Quartier du palais 3
square-m42 = Quartier du palais 4
square-m43 = Quartier du palais 5 (Carrefour des jardins)
square-m44 = Quartier du palais 6 (Rue des jardins)
square-m45 = Quartier du palais 7 (Rue des jardins)
square-m46 = Quartier du palais 8 (Rue des jardins)
square-m47 = Quartier du palais 9
square-m48 = Quartier du palais 10
square-m49 = Quartier du palais 11
square-m50 = Quartier du palais 12
square-m51 = Quartier du palais 13
square-a18 = Quartier des artisans 6b (Ruelle des teinturiers)
square-a19 = Quartier des artisans 7b (Ruelle des teinturiers)
square-a20 = Quartier des artisans 8b (Ruelle des teinturiers)
square-a31 = Quartier des caravanes 6b (Ruelle des chameliers)
square-a32 = Quartier des caravanes 7b (Ruelle des chameliers)
square-a33 = Quartier des caravanes 8b (Ruelle des chameliers)
square-a44 = Quartier du palais 6b (Ruelle du clair de lune)
square-a45 = Quartier du palais 7b (Ruelle du clair de lune)
square-a46 = Quartier du palais 8b (Ruelle du clair de lune)

## Dice, offers and answers

colour-black = Dé noir
colour-white = Dé blanc

offer = offre { $a }

why-no = Non merci
why-too_little = C’est trop peu
why-too_dear = C’est trop cher
why-need_it = J’en ai besoin moi-même
why-no_money = Je n’ai pas de quoi payer

## What the acting player is asked

ask-turn = Joue une carte (ou retire avant)
ask-buy = Veux-tu acheter un bandit ?
ask-choose_gang = À qui s’en prennent les gardes ?
ask-window20 = Rafle ! Lâcher, vendre ou risquer ?
ask-window100 = Dernière chance : lâcher à 100 P ?
ask-tribute = Quel bandit donnes-tu ?
ask-bazaar = Le bazar est ouvert : marchande !
ask-brisk_trade = Qui veux-tu retirer ?
ask-choose_starter = Qui commence le prochain tour ?
ask-over = La partie est finie

## What the others read meanwhile

wait-turn = { $seats } guide Ali Baba
wait-buy = { $seats } cherche des bandits à acheter
wait-choose_gang = { $seats } souffle un nom aux gardes
wait-window20 = { $count ->
    [one] { $seats } réfléchit et marchande encore
   *[other] { $count } personnes réfléchissent et marchandent encore
}
wait-window100 = { $count ->
    [one] { $seats } tremble encore
   *[other] { $count } personnes tremblent encore
}
wait-tribute = { $count ->
    [one] { $seats } choisit encore un bandit
   *[other] { $count } personnes choisissent encore un bandit
}
wait-bazaar = { $count ->
    [one] { $seats } marchande encore
   *[other] { $count } personnes marchandent encore
}
wait-brisk_trade = { $count ->
    [one] { $seats } fait encore des affaires
   *[other] { $count } personnes font encore des affaires
}
wait-choose_starter = { $seats } choisit qui commence
wait-over = La partie est finie

## Buttons

option-retire = Retirer : { $cards }
option-move = { $lane ->
    [None] Avancer de { $card }
    [null] Avancer de { $card }
   *[other] Avancer de { $card }, { $lane }
}
option-buy = { $group ->
    [None] Acheter : { $gang }
    [null] Acheter : { $gang }
   *[other] Acheter : { $group }
}
option-end_buy = Ne plus rien acheter
option-choose_gang = Les gardes s’en prennent à cette bande : { $gang }
option-discard = Lâcher : { $cards }
option-give = Donner : { $card }
option-offer = Faire une offre
option-counter = Faire une contre-offre
option-accept = Accepter : { $offer }
option-decline = Refuser : { $offer }
option-withdraw = Reprendre : { $offer }
option-done = J’ai fini
option-resume = Attendez, je reviens dans la danse
option-choose_starter = Commence : { $seat }

## What happens

event-began = { $seat } tient la banque
event-lap = Tour de ville { $lap } : { $seat } commence
event-dealt = { $count ->
    [one] On distribue { $count } carte mouvement
   *[other] On distribue { $count } cartes mouvement
}
event-hand = Tes cartes mouvement : { $values }
event-turn = { $seat } guide Ali Baba
event-retired = { $seat } retire pour { $money } P : { $cards }
event-moved = { $lane ->
    [None] { $seat } joue un { $card } – Ali Baba est ici : { $square }
    [null] { $seat } joue un { $card } – Ali Baba est ici : { $square }
   *[other] { $seat } joue un { $card }, { $lane } – Ali Baba est ici : { $square }
}
event-bought = { $money ->
    [0] { $seat } prend sans rien payer : { $card }
   *[other] { $seat } achète pour { $money } P : { $card }
}
event-turned_up = { $gang }, maintenant sur le dessus : { $card }
event-dice50 = { $seat } fait { $die } et reçoit { $money } P
event-cash200 = { $seat } trouve une bourse avec { $money } P
event-parked = { $colour } : { $die }. Il attend la prochaine rafle
event-headcount = { $seat } fait { $die } et reçoit { $money } P pour tous ses bandits
event-brisk_trade = { $seat } fait de bonnes affaires : { $money } P
event-tribute = Tribut ! Tous les autres donnent un bandit à { $seat }
event-giving = { $seat } a choisi un bandit
event-gave = { $seat } donne à { $other } : { $card }
event-bazaar = Le bazar ouvre : vendez, achetez, échangez !
event-gang_die = Dé des bandes : { $die }. Les gardes s’en prennent à cette bande : { $gang }
event-gang_named = { $seat } désigne une bande : { $gang }
event-raid = Rafle ! Les gardes cherchent : { $gangs }
event-nobody_threatened = Personne n’a de ces bandits : les gardes rentrent chez eux
event-window20 = Vite ! Lâchez les bandits menacés pour 20 P chacun, ou vendez-les
event-window100 = Lâcher un bandit menacé coûte maintenant 100 P
event-raid_over = Il n’y a plus de bandits menacés : la rafle est finie
event-rolled = { $colour } : { $die }
event-destiny = La Table du destin indique : { $number }
event-captured = { $count ->
    [one] Pris ! { $seat } doit une rançon de { $money } P pour ce bandit : { $cards }
   *[other] Pris ! { $seat } doit une rançon de { $money } P pour ces bandits : { $cards }
}
event-ransom = { $seat } paie une rançon de { $money } P
event-bankrupt = { $seat } est en faillite et retire tous ses bandits pour { $money } P : { $cards }
event-pardoned = Le calife est clément : { $seat } n’a pas à payer les derniers { $money } P
event-returned = { $seat } remet sous les piles : { $cards }
event-nobody_caught = Ouf ! Personne n’est pris
event-discarded = { $count ->
    [one] { $seat } paie { $money } P et lâche un bandit : { $cards }
   *[other] { $seat } paie { $money } P et lâche des bandits : { $cards }
}
event-dealing = { $other ->
    [None] { $seat } fait une offre à tout le monde
    [null] { $seat } fait une offre à tout le monde
   *[other] { $seat } fait une offre à { $other }
}
event-offered = { $other ->
    [None] { $seat } à tout le monde : je donne { deal-give } et je veux { deal-want }
    [null] { $seat } à tout le monde : je donne { deal-give } et je veux { deal-want }
   *[other] { $seat } à { $other } : je donne { deal-give } et je veux { deal-want }
}
event-countered = { $seat } fait une contre-offre à { $other }
event-accepted = Marché conclu ! { $other } donne { deal-give }, { $seat } donne { deal-want }
event-declined = { $why ->
    [None] { $seat } refuse ({ $offer })
    [null] { $seat } refuse ({ $offer })
   *[other] { $seat } refuse ({ $offer }) : « { $why } »
}
event-withdrawn = { $seat } reprend son offre ({ $offer })
event-void = Cette offre ne tient plus : { $offer }
event-done = { $seat } a fini
event-resumed = { $seat } revient dans la danse
event-payout = { $doubled ->
    [0] { $seat } reçoit { $money } P à la porte : bandits { $values } P, et 100 P de plus
   *[other] { $seat } reçoit { $money } P à la porte : bandits { $values } P, groupes complets { $doubled } P, et 100 P de plus
}
event-lap_over = Le tour de ville { $lap } est fini : Ali Baba est à la porte
event-chooses = { $seat } a le moins d’argent et choisit qui commence
event-left = { $seat } quitte la table
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

reason-laps = Ali Baba a fini son dernier tour de ville : on compte l’argent
reason-abandoned = Il n’y a plus personne à la table

## Why not

refusal-bad-player-count = Ce jeu se joue de 2 à 6.
refusal-bad-option = Tu ne peux pas jouer avec ce réglage ici : { $option } – { $value }.
refusal-not-seated = Tu regardes cette partie : seules les personnes assises à la table peuvent jouer.
refusal-game-over = Cette partie est finie – on en refait une ?
refusal-unknown-action = Ce coup n’existe pas dans ce jeu : choisis-en un à l’écran.
refusal-wrong-phase = Chaque chose en son temps : fais d’abord ce qui est demandé maintenant.
refusal-not-your-turn = Un peu de patience, ce n’est pas encore ton tour.
refusal-not-asked = Tu n’as rien à décider pour l’instant : attends les autres.
refusal-stale = La partie a avancé entre-temps : regarde bien et choisis de nouveau.
refusal-bad-params = Il manque quelque chose : choisis de nouveau à l’écran.
refusal-empty-list = Choisis au moins un bandit.
refusal-unknown-card = Ce bandit n’existe pas à Basra : choisis-en un que tu vois.
refusal-duplicate-card = Tu as choisi deux fois le même bandit : une fois suffit.
refusal-not-owner = Un de ces bandits est à quelqu’un d’autre : regarde qui l’a et choisis de nouveau.
refusal-card-not-in-hand = Tu n’as pas cette carte mouvement : choisis-en une de ta main.
refusal-lane-required = Le chemin se divise ici : choisis la grand-rue ou la ruelle.
refusal-lane-not-allowed = Ce déplacement ne quitte aucun carrefour : joue simplement la carte, sans choisir de chemin.
refusal-unknown-gang = Cette bande n’existe pas : choisis une des quatre.
refusal-pile-empty = Il ne reste plus de bandit de cette bande : choisis-en une autre.
refusal-not-in-pile = Il ne reste plus de bandit de ce groupe dans la pile : choisis-en un autre.
refusal-insufficient-funds = Tu n’as pas assez de piastres pour cela : choisis quelque chose de moins cher.
refusal-not-threatened = Les gardes n’en veulent pas à ce bandit : choisis-en un qui est menacé.
refusal-unknown-seat = Cette personne n’est pas à la table : choisis quelqu’un qui joue.
refusal-self-trade = On ne fait pas affaire avec soi-même : choisis quelqu’un d’autre.
refusal-bad-amount = L’argent se compte par dizaines : choisis 0, 10, 20 et ainsi de suite.
refusal-offer-empty = Il faut au moins un bandit pour faire affaire : ajoutes-en un.
refusal-swap-forbidden = Pendant une rafle, on n’échange pas de bandits : vends-les ou achète-les contre de l’argent.
refusal-dowry-forbidden = Pendant une rafle, qui cède des bandits ne peut pas ajouter d’argent : enlève l’argent.
refusal-offer-limit = Assez d’offres pour l’instant : reprends-en une ou attends la prochaine fois.
refusal-offer-not-found = Cette offre n’est plus ouverte : regarde celles qui restent ou fais-en une.
refusal-offer-not-yours = Tu ne peux pas répondre à cette offre : choisis-en une qui t’est faite.
refusal-offer-stale = L’autre ne peut plus tenir cette offre, elle est retirée de la table : fais-en une nouvelle.

## Settings

setting-laps = Longueur de la partie
setting-laps-help = Combien de fois Ali Baba fait-il le tour de la ville ?
setting-laps-2 = Deux tours
setting-laps-1 = Un tour (partie courte)

setting-draw_any = Libre choix dans les piles
setting-draw_any-help = On peut acheter n’importe quel bandit d’une pile, pas seulement celui du dessus.
setting-draw_any-true = Oui
setting-draw_any-false = Non

setting-buy_anywhere = Acheter sur chaque case
setting-buy_anywhere-help = Après chaque case, on peut acheter jusqu’à trois bandits, et pas seulement dans les rues tranquilles.
setting-buy_anywhere-true = Oui
setting-buy_anywhere-false = Non

setting-recruits_free = Recrues gratuites
setting-recruits_free-help = Les deux bandits des Nouvelles recrues ne coûtent rien.
setting-recruits_free-true = Oui
setting-recruits_free-false = Non

setting-brisk_trade = Bonnes affaires
setting-brisk_trade-help = Que deviennent tes bandits quand les affaires sont bonnes ?
setting-brisk_trade-keep = Payés et gardés
setting-brisk_trade-retire = On peut les retirer
setting-brisk_trade-keep-help = Tu touches le prix de chacun de tes bandits et tu les gardes tous.
setting-brisk_trade-retire-help = Chacun peut y retirer des bandits, comme avant un déplacement. Qui garde les siens ne touche rien.

setting-freed = Bandits rachetés
setting-freed-help = Où vont les bandits une fois la rançon payée ?
setting-freed-keep = Ils restent à toi
setting-freed-return = Sous leurs piles

setting-sell_any = Tout vendre pendant une rafle
setting-sell_any-help = Pendant une rafle, on peut aussi vendre des bandits qui ne sont pas menacés.
setting-sell_any-true = Oui
setting-sell_any-false = Non

setting-dowry = De l’argent en plus
setting-dowry-help = Pendant une rafle, on peut ajouter de l’argent pour que quelqu’un nous débarrasse d’un bandit.
setting-dowry-true = Oui
setting-dowry-false = Non

setting-deals_in_100 = Marchander après le dé noir
setting-deals_in_100-help = On peut encore vendre des bandits quand en lâcher un coûte déjà 100 P.
setting-deals_in_100-true = Oui
setting-deals_in_100-false = Non

setting-short_hand = Une carte de moins
setting-short_hand-help = À cinq : qui n’a que quatre cartes mouvement au deuxième tour de ville ?
setting-short_hand-last = Qui joue en dernier
setting-short_hand-banker = De nouveau la banque

setting-hidden_money = Argent caché
setting-hidden_money-help = Personne d’autre ne voit ton argent ; à la porte, tout le monde le montre.
setting-hidden_money-true = Oui
setting-hidden_money-false = Non

setting-timers = Temps de réflexion
setting-timers-help = Si ton temps est écoulé, le coup est joué pour toi.
setting-timers-normal = Normal
setting-timers-slow = Tranquille (deux fois plus long)
setting-timers-off = Sans chrono

setting-on_leave = Si quelqu’un s’en va
setting-on_leave-help = Un robot reprend ses cartes, ses bandits et son argent.
setting-on_leave-bot = Un robot prend le relais

## The result

outcome-laps = { $count ->
    [one] { $seats } a la plus grosse bourse de Basra et gagne !
   *[other] { $seats } ont la même fortune et se partagent la victoire !
}
outcome-abandoned = Il n’y a plus personne à la table : la partie s’arrête sans résultat
score-line =
    { $seat } : { $points } P (bandits { $bandits }, groupes complets { $groups }, premier tour { $lap1 } P{ $lap2 ->
        [0] {""}
       *[other] , deuxième tour { $lap2 } P
    })

## Bots

bot-baseline = Marchand
bot-baseline-help = Achète ce qui rapporte et revend ce qui brûle les doigts.
bot-cautious = Changeur
bot-cautious-help = S’en tient aux bandes bon marché et dort sur ses deux oreilles.
bot-bold = Aventurier
bot-bold-help = Veut des Brigands, plus il y en a mieux c’est, et se moque des gardes.
bot-strong = Grand vizir
bot-strong-help = Calcule jusqu’à la porte et marchande ferme.

## How to play

help-1 = Vous guidez tous le même Ali Baba à travers les quatre quartiers de Basra, deux tours de ville de porte à porte. En chemin, rassemble des bandits : après le dernier tour, seul l’argent compte, et la plus grosse bourse gagne.
help-2 = À ton tour, tu peux d’abord retirer des bandits : la banque paie le prix du quartier. Puis tu joues une carte mouvement, et Ali Baba avance d’autant de cases, ni plus ni moins. À un carrefour, tu choisis la grand-rue ou la ruelle.
help-3 = Dans une rue tranquille, tu peux acheter jusqu’à trois bandits parmi les cartes visibles. Dans le premier quartier, ils ne coûtent rien, puis de plus en plus. Les bandes chères valent le plus à la porte, mais ce sont aussi celles qu’on attrape le plus souvent.
help-4 = Si Ali Baba tombe sur une rafle, les bandits de cette bande sont menacés, chez tout le monde. D’abord, tu peux lâcher des bandits menacés pour 20 P chacun ou les vendre aux autres. Les échanger n’est pas permis ici.
help-5 = Ensuite, le dé noir indique la ligne de la Table du destin : lâcher coûte maintenant 100 P. Le dé blanc indique la colonne, et donc le nombre. Chaque bandit menacé qui porte ce nombre est pris : 200 P de rançon, mais il reste à toi.
help-6 = Trop cher pour toi ? Tu fais faillite : tous tes bandits prennent leur retraite et leur prix sert à payer. S’il manque encore de l’argent, le calife te fait grâce du reste et tu restes dans la partie.
help-7 = D’autres cases apportent de l’argent, de nouvelles recrues ou un tribut. Si un dé y est lancé d’avance, il compte à la prochaine rafle : avec le noir, on ne peut plus lâcher que pour 100 P ; avec le blanc, plus du tout.
help-8 = Au bazar, on vend, on achète et on échange comme on veut : fais une offre à quelqu’un ou à tout le monde ; accepte, refuse ou réponds par la tienne. Quatre bandits d’un groupe le complètent : celui qui manque vaut peut-être un bon prix.
help-9 = À la porte, tout le monde touche la valeur de ses bandits, le double pour les groupes complets, plus 100 P. Les bandits restent à vous. Après le premier tour, qui a le moins d’argent choisit qui commence le deuxième.

## On the board: money and prices

board-money = { $money } P
board-balance = Argent
board-balance-of = { $seat } : { $money } P
board-money-hidden = caché
board-price-here = Prix ici
board-price-next = Dans le prochain quartier
board-price-free = gratuit
board-value = Valeur à la porte
board-prices = Prix : { $quarter }
board-payout = Gain à la porte
board-payout-now = À la porte, pour l’instant : { $money } P
board-ransom = Rançon
board-ransom-due = Rançon : { $money } P
board-bankrupt = en faillite
board-pardoned = dette effacée
board-pardoned-money = dette effacée : { $money } P
board-bank = Banque
board-banker = Tient la banque

## On the board: Ali Baba’s way

board-city = La ville de Basra
board-ali-baba = Ali Baba
board-follow = Suivre Ali Baba
board-whole-city = Toute la ville
board-ali-baba-here = Ali Baba est ici : { $square }
board-lap = Tour { $lap } sur { $laps }
board-steps-left = { $count ->
    [one] { $count } pas jusqu’à la porte
   *[other] { $count } pas jusqu’à la porte
}
board-cards = Cartes mouvement
board-your-cards = Tes cartes mouvement
board-card-count = { $count ->
    [one] { $count } carte mouvement
   *[other] { $count } cartes mouvement
}
board-move-card = Carte mouvement { $card }
board-unplayed = Pas encore jouées
board-played = Jouées
board-leads-to = { $card } mène ici : { $square }
board-move = Avancer de { $card }
board-main = Grand-rue
board-side = Ruelle
board-choose-lane = Par où ?
board-choose-starter = Choisis qui commence
board-to-move = guide Ali Baba

## On the board: bandits and piles

board-bandits = Bandits
board-your-bandits = Tes bandits
board-bandits-of = Bandits : { $seat }
board-bandit-count = { $count ->
    [one] { $count } bandit
   *[other] { $count } bandits
}
board-nothing = Encore rien ici
board-pile = { $count ->
    [0] La pile est vide
    [one] { $count } bandit dans la pile
   *[other] { $count } bandits dans la pile
}
board-in-pile = Dans la pile
board-top = Sur le dessus : { $card }
board-group-count = { $group } : { $count } sur 4
board-group-complete = Groupe complet : compte double
board-complete = complet
board-destiny-numbers = Nombres du destin : { $numbers }
board-retire = Retirer
board-retire-for = Retirer pour { $money } P
board-buy = Acheter
board-buy-for = Acheter ({ $money } P)
board-buy-free = Prendre (gratuit)
board-stop-buying = Ne plus acheter
board-buys-left = { $count ->
    [one] Tu peux encore acheter { $count } bandit
   *[other] Tu peux encore acheter { $count } bandits
}
board-free-left = Dont gratuits : { $count }
board-choose-group = Lequel prends-tu ?
board-choose-bandits = Choisis des bandits
board-choose-gang = Choisis une bande
board-hand-over = Donner
board-hand-over-chosen = C’est choisi. Aux autres maintenant
board-hand-over-secret = Personne ne le voit avant que tout le monde ait choisi
board-to-seat = Pour { $seat }

## On the board: raids

board-raid = Rafle
board-raid-on = Rafle : { $gangs }
board-threatened = menacé
board-threatened-count = { $count ->
    [0] aucun menacé
    [one] { $count } menacé
   *[other] { $count } menacés
}
board-not-threatened = pas menacé
board-destiny = Table du destin
board-black-die = Dé noir
board-white-die = Dé blanc
board-die-shows = { $colour } : { $die }
board-die-waits = attend la prochaine rafle
board-number = Nombre { $number }
board-risk = { $count } sur 6
board-risk-help = Autant de faces du dé blanc le feraient prendre
board-safe = à l’abri
board-drop = Lâcher
board-drop-20 = Lâcher pour 20 P
board-drop-100 = Lâcher pour 100 P
board-drop-for = { $count ->
    [one] Lâcher { $count } bandit pour { $money } P
   *[other] Lâcher { $count } bandits pour { $money } P
}
board-no-drop = Le dé blanc est sur la table : on ne peut lâcher aucun bandit
board-caught = Pris
board-caught-count = { $count ->
    [one] { $count } bandit pris
   *[other] { $count } bandits pris
}
board-paid = payé : { $money } P
board-nobody-caught = Personne n’est pris
board-last-raid = La dernière rafle

## On the board: deals

board-deal = Marché conclu !
board-offer = Offre
board-offers = Offres
board-new-offer = Faire une offre
board-sell = Vendre
board-buy-from = Acheter
board-swap = Échanger
board-you-give = Tu donnes
board-you-get = Tu reçois
board-gives = { $seat } donne
board-gets = { $seat } reçoit
board-wants = { $seat } veut
board-and-money = et de l’argent
board-only-money = Seulement de l’argent
board-for-nothing = Pour rien
board-offer-to = À qui ?
board-to-all = À tout le monde
board-from = Offre : { $seat }
board-send = Envoyer l’offre
board-accept = Accepter
board-decline = Refuser
board-declined = Offre refusée
board-counter = Contre-offre
board-withdraw = Reprendre
board-done = J’ai fini
board-again = Revenir dans la danse
board-is-done = fini
board-your-offer = Ton offre
board-why-not = Pourquoi pas ?
board-no-offers = Pas encore d’offres
board-offers-left = { $count ->
    [0] Plus d’offres cette fois-ci
    [one] Encore { $count } offre possible
   *[other] Encore { $count } offres possibles
}
board-bazaar = Le bazar est ouvert
board-time-left = Temps restant
board-less = Moins
board-more = Plus
board-cancel = Annuler
board-reset = Recommencer

## On the board: where to look

board-tab-city = Ville
board-tab-court = Destin
board-tab-piles = Piles
board-tab-people = Joueurs
board-tab-deals = Affaires

## The final count

board-final-player = Nom
board-final-bandits = Bandits
board-final-groups = Groupes complets
board-final-trade = Commerce et chance
board-final-lap-1 = Premier tour
board-final-lap-2 = Deuxième tour
board-final-money = Argent
board-final-place = Place

# the end, for whoever holds the device
ending-you = { $rank ->
    [1] Tu gagnes avec { $points } P !
   *[other] Ta place : { $rank }, avec { $points } P
}

## The guided first game

guide-welcome = Vous guidez tous le même Ali Baba dans Basra. Rassemble des bandits, touche leur valeur à la porte, évite les gardes : la plus grosse bourse gagne.
guide-end = C’était le dernier gain à la porte, et les bandits ne comptent plus. La plus grosse bourse gagne.
guide-ask-turn = Joue une carte : Ali Baba avance d’autant, et sa case décide de la suite. Avant, tu peux retirer des bandits au prix du quartier.
guide-ask-buy = Achète des bandits visibles, un par un, ou arrête-toi. Les chers rapportent plus mais sont pris plus souvent ; quatre pareils comptent double.
guide-ask-choose_gang = Désigne la bande que les gardes vont chercher. Le mieux, c’est une bande que les autres ont et pas toi.
guide-ask-window20 = Chaque bandit menacé peut être pris, et cela coûte 200 P. Lâche-le pour 20 P, vends-le, ou touche « J’ai fini » et prends le risque.
guide-ask-window100 = La ligne est connue, et tu vois le risque de chaque bandit. Si ça sent mauvais, lâche-le pour 100 P : la rançon est de 200 P.
guide-ask-tribute = Tu dois donner un bandit, et personne ne le voit avant que tout le monde ait choisi. Garde ceux qui forment un groupe.
guide-ask-bazaar = Vends, achète, échange comme tu veux : le quatrième d’un groupe vaut cher. Touche « J’ai fini » quand tu ne veux plus rien.
guide-ask-brisk_trade = Tu peux retirer des bandits au prix du quartier. Garde ceux qui te rapporteront plus à la porte.
guide-ask-choose_starter = Tu as le moins d’argent, alors tu choisis qui commence. Qui commence arrive en premier aux bandits gratuits.
guide-wait-turn = Vous déplacez tous le même Ali Baba. Regarde où il s’arrête : une rafle peut viser tes bandits aussi.
guide-wait-window20 = Les autres lâchent et vendent des bandits menacés. Tu peux en acheter un pour pas cher, si tu l’oses.
guide-wait-window100 = Qui a des bandits menacés décide maintenant de payer 100 P ou non. Puis on lance le dé blanc.
guide-wait-tribute = Les autres choisissent en secret quel bandit donner. Quand c’est fait, les bandits changent de mains en même temps.
guide-event-lap = Chaque tour commence à la porte de la ville. Dans le premier quartier, les bandits ne coûtent rien : sers-toi !
guide-event-dealt = Toutes les cartes ensemble mènent juste à la porte. Personne d’autre ne voit les tiennes, et tu les joueras toutes.
guide-event-retired = Qui retire des bandits touche le prix du quartier, et ils vont sous leurs piles. On ne peut plus les prendre.
guide-event-turned_up = La carte suivante de cette pile est maintenant visible. Qui achète ensuite peut la prendre.
guide-event-parked = Ce dé attend la prochaine rafle. Avec le noir, lâcher coûte tout de suite 100 P ; avec le blanc, on ne peut rien lâcher.
guide-event-headcount = L’appel rapporte 10 P par point et par bandit. Ici, les bandits bon marché comptent autant que les chers.
guide-event-brisk_trade = Tout le monde touche le prix du quartier pour ses bandits et les garde. Mieux vaut en avoir beaucoup.
guide-event-tribute = Tous les autres donnent un bandit à qui a joué la carte. Si tu n’en as pas, tu ne donnes rien.
guide-event-bazaar = Maintenant, les bandits changent de mains contre de l’argent ou d’autres bandits. Une offre va à quelqu’un ou à tout le monde.
guide-event-gang_die = Le dé a désigné la bande : 1–2 Escrocs, 3–4 Voleurs, 5 Fraudeurs, 6 Brigands. Ses bandits sont menacés chez tout le monde.
guide-event-gang_named = Qui a joué la carte désigne la bande. Tous ses bandits sont maintenant menacés, chez tout le monde.
guide-event-raid = Les gardes cherchent ces bandes, chez tout le monde. Deux dés décideront qui est pris.
guide-event-nobody_threatened = Les gardes ne trouvent personne de cette bande. On ne lance donc rien, et la partie continue.
guide-event-raid_over = Il n’y a plus personne à prendre. On ne lance donc plus rien.
guide-event-rolled = Le dé noir indique la ligne de la Table du destin, le blanc la colonne.
guide-event-destiny = La ligne et la colonne se croisent à ce nombre. Chaque bandit menacé qui le porte est pris.
guide-event-captured = Chaque bandit pris coûte 200 P de rançon. Ensuite, il est de nouveau libre.
guide-event-bankrupt = La rançon dépassait ce qu’il y avait dans la bourse. Tous les bandits sont donc retirés pour la payer, et la partie continue.
guide-event-pardoned = Même cela ne suffisait pas, alors le calife efface le reste. À Basra, personne n’a de dettes.
guide-event-discarded = Un bandit lâché retourne sous sa pile. Il est perdu, mais il ne coûtera pas de rançon.
guide-event-dealing = Quelqu’un a fait une offre. Si elle est pour toi, accepte-la, refuse-la ou réponds par la tienne.
guide-event-accepted = Un marché se fait tout de suite : les bandits et l’argent ont changé de mains.
guide-event-void = Une offre ne tient plus dès qu’un de ses bandits est parti ou que l’argent promis n’est plus là.
guide-event-payout = À la porte, tu touches la valeur de tes bandits, le double pour les groupes complets, et 100 P de plus. Tu gardes tes bandits.
guide-event-chooses = Qui a le moins d’argent choisit qui commence le prochain tour. Cela peut aider à se rattraper.

## Characters

bot-abdallah = Abdallah
bot-abdallah-help = Un honnête marchand : achète ce qui rapporte et revend ce qui brûle les doigts.
bot-abu_hassan = Abou Hassan
bot-abu_hassan-help = Calife d’un jour : achète selon l’humeur et ne lâche jamais un ami.
bot-dalila = Dalila
bot-dalila-help = Dalila la rusée s’en tient aux bandes bon marché et dort sur ses deux oreilles.
bot-sinbad = Sinbad
bot-sinbad-help = Veut des Brigands, plus il y en a mieux c’est, et se moque des gardes.
bot-harun = Haroun al-Rachid
bot-harun-help = Le calife déguisé : calcule jusqu’à la porte et marchande ferme.

## Why a bot did it

reason-retire = Ils rapportent plus maintenant qu’à la porte, rançons comprises : { $cards }.
reason-keep = Ils valent plus à la porte.
reason-to_buy = On y trouve des bandits à bon prix : { $square }.
reason-to_raid = Là, une rafle menace surtout les autres : { $square }.
reason-to_money = Il y a quelque chose à gagner là-bas : { $square }.
reason-to_safety = Tout le reste serait pire : { $square }.
reason-group = Un groupe se complète (déjà là : { $count }) : { $card }.
reason-bargain = Vaut plus que son prix : { $card }.
reason-no_bargain = Ici, personne ne vaut son prix.
reason-gang = Une rafle contre eux coûte surtout aux autres : { $gang }.
reason-least = Celui qui manquera le moins : { $card }.
reason-starter = Qui commence choisit le premier son chemin.
reason-good_deal = Ce marché rapporte plus qu’il ne coûte.
reason-bad_deal = Pas à ces conditions : { $why }.
reason-better_price = À un meilleur prix, ce serait d’accord.
reason-sale = Mieux vaut le vendre pour peu que le voir pris : { $card }.
reason-completes = Il n’y manque plus grand-chose : { $group }.
reason-drop = La rançon coûterait plus qu’ils ne valent : { $cards }.
reason-stays = Le danger est moindre que le prix pour l’éviter.
reason-no_deal = Il n’y a pas de marché intéressant pour l’instant.
reason-whim = Un simple caprice.
reason-foreseen = Après avoir maintes fois imaginé la suite, c’est ce qui finissait le mieux.

## What a content pack may change

content-money = Argent au début
content-steps = Cartes de déplacement
content-gang-die = Le dé des bandes
content-fee-buy = Bandits qu’on peut acheter
content-fee-recruits = Bandits : { kind-recruits }
content-fee-cash = Argent trouvé : { kind-cash200 }
content-fee-dice = Argent par point : { kind-dice50 }
content-fee-headcount = Argent par point et par bandit : { kind-headcount }
content-fee-window20 = Prix pour lâcher un bandit avant les dés
content-fee-window100 = Prix pour lâcher un bandit après le dé noir
content-fee-ransom = Rançon d’un bandit
content-fee-gate = Argent pour un tour, à la porte
content-value = Valeur d’un bandit : { $gang }
content-price = Prix par quartier : { $gang }
content-destiny = Nombres du destin : { $group }
content-square = Case { $square }
content-raided = Rafle : { $square }
