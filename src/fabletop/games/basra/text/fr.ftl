### Basra: French
### The spaces before : ; ! ? and inside « » are no-break spaces (U+00A0).

## The game

game-name = Basra
game-line = Qui fera fortune avant l’arrivée des gardes du calife ?
game-minutes = 60–90 min
game-age = dès 10 ans
game-fun = commerce et risque
game-about = Recrute des bandits tant qu’ils sont bon marché et joue tes cartes pour promener Ali Baba dans Basra. Mais à chaque descente, les dés décident quels bandits tombent aux mains des gardes du calife, et les rançons coûtent cher. Vends à temps, marchande au bazar, complète tes groupes : après deux boucles, le plus riche l’emporte.

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
group-burglars = Cambrio­leurs
group-market_thieves = Voleurs à l’étalage
group-forgers = Faussaires
group-smugglers = Contre­bandiers
group-coin_clippers = Rogneurs de pièces
group-fences = Receleurs
group-highwaymen = Bandits de grand chemin
group-river_pirates = Pirates du fleuve
group-desert_raiders = Pillards du désert
group-tomb_robbers = Pilleurs de tombes

## The bandits

card-fortune_tellers = Faux devin
card-quacks = Charlatan
card-card_sharps = Tricheur
card-false_fakirs = Faux fakir
card-pickpockets = Coupe-bourse
card-camel_thieves = Voleur de chameaux
card-burglars = Cambrioleur
card-market_thieves = Voleur à l’étalage
card-forgers = Faussaire
card-smugglers = Contrebandier
card-coin_clippers = Rogneur de pièces
card-fences = Receleur
card-highwaymen = Bandit de grand chemin
card-river_pirates = Pirate du fleuve
card-desert_raiders = Pillard du désert
card-tomb_robbers = Pilleur de tombes

## Kinds of squares, and what they do

kind-start = Porte de la ville
kind-blank = Rue tranquille
kind-junction = Carrefour
kind-raid = Descente
kind-raid_choice = Le mouchard
kind-raid_die = Caprice du destin
kind-raid_all = Le grand coup de filet
kind-dice50 = Coup de chance
kind-cash200 = Bourse perdue
kind-black_die = Le dé noir
kind-white_die = Le dé blanc
kind-recruits = Nouvelles recrues
kind-bazaar = Bazar
kind-tribute = Tribut
kind-brisk_trade = Bonnes affaires
kind-headcount = L’appel

kind-start-text = La boucle s’achève ici. Tout le monde touche la valeur de ses bandits, doublée pour les groupes complets, plus 100 P.
kind-blank-text = Achète jusqu’à trois bandits.
kind-junction-text = Achète jusqu’à trois bandits. D’ici, Ali Baba repartira par la grand-rue ou par la ruelle.
kind-raid-text = Les gardes recherchent toute bande indiquée ici, chez tous les joueurs.
kind-raid_choice-text = Désigne une bande : les gardes se lancent à ses trousses.
kind-raid_die-text = Un dé décide quelle bande les gardes recherchent : 1 ou 2, les Escrocs ; 3 ou 4, les Voleurs ; 5, les Fraudeurs ; 6, les Brigands.
kind-raid_all-text = Les gardes recherchent les quatre bandes à la fois.
kind-dice50-text = Lance un dé et gagne 50 P par point.
kind-cash200-text = Tu trouves 200 P.
kind-black_die-text = On lance le dé noir, qui attend sur la table de la Destinée. À la prochaine descente, lâcher un bandit coûtera d’emblée 100 P, et personne ne pourra en vendre, sauf avec l’option « Marchander après le dé noir ». Si le dé blanc attend aussi, personne ne pourra en lâcher ni en vendre.
kind-white_die-text = On lance le dé blanc, qui attend sur la table de la Destinée. À la prochaine descente, personne ne pourra lâcher ni vendre de bandits.
kind-recruits-text = Achète jusqu’à deux bandits, ou cinq avec l’option « Acheter sur toutes les cases ».
kind-bazaar-text = Vendez, achetez et échangez des bandits entre vous.
kind-tribute-text = Chacun des autres joueurs te donne un de ses bandits, s’il en a.
kind-brisk_trade-text = Tout le monde touche le prix du quartier pour chacun de ses bandits, sans s’en séparer. Avec l’option « Retraite au choix », seuls les bandits mis à la retraite rapportent.
kind-headcount-text = Chaque joueur qui a des bandits lance un dé et gagne 10 P par point et par bandit.

## The city

quarter-1 = Quartier du Port
quarter-2 = Quartier des Artisans
quarter-3 = Quartier des Caravanes
quarter-4 = Quartier du Palais

lane-main = grand-rue
lane-side = ruelle

square-m00 = Porte de la ville
square-m01 = Quartier du Port 2
square-m02 = Quartier du Port 3
square-m03 = Quartier du Port 4
square-m04 = Quartier du Port 5
square-m05 = Quartier du Port 6
square-m06 = Quartier du Port 7
square-m07 = Quartier du Port 8
square-m08 = Quartier du Port 9
square-m09 = Quartier du Port 10
square-m10 = Quartier du Port 11
square-m11 = Quartier du Port 12
square-m12 = Quartier du Port 13
square-m13 = Quartier des Artisans 1
square-m14 = Quartier des Artisans 2
square-m15 = Quartier des Artisans 3
square-m16 = Quartier des Artisans 4
square-m17 = Quartier des Artisans 5 (carrefour du Cuivre)
square-m18 = Quartier des Artisans 6 (rue du Cuivre)
square-m19 = Quartier des Artisans 7 (rue du Cuivre)
square-m20 = Quartier des Artisans 8 (rue du Cuivre)
square-m21 = Quartier des Artisans 9
square-m22 = Quartier des Artisans 10
square-m23 = Quartier des Artisans 11
square-m24 = Quartier des Artisans 12
square-m25 = Quartier des Artisans 13
square-m26 = Quartier des Caravanes 1
square-m27 = Quartier des Caravanes 2
square-m28 = Quartier des Caravanes 3
square-m29 = Quartier des Caravanes 4
square-m30 = Quartier des Caravanes 5 (carrefour du Puits)
square-m31 = Quartier des Caravanes 6 (rue du Puits)
square-m32 = Quartier des Caravanes 7 (rue du Puits)
square-m33 = Quartier des Caravanes 8 (rue du Puits)
square-m34 = Quartier des Caravanes 9
square-m35 = Quartier des Caravanes 10
square-m36 = Quartier des Caravanes 11
square-m37 = Quartier des Caravanes 12
square-m38 = Quartier des Caravanes 13
square-m39 = Quartier du Palais 1
square-m40 = Quartier du Palais 2
square-m41 = Quartier du Palais 3
square-m42 = Quartier du Palais 4
square-m43 = Quartier du Palais 5 (carrefour des Jardins)
square-m44 = Quartier du Palais 6 (rue des Jardins)
square-m45 = Quartier du Palais 7 (rue des Jardins)
square-m46 = Quartier du Palais 8 (rue des Jardins)
square-m47 = Quartier du Palais 9
square-m48 = Quartier du Palais 10
square-m49 = Quartier du Palais 11
square-m50 = Quartier du Palais 12
square-m51 = Quartier du Palais 13
square-a18 = Quartier des Artisans 6b (ruelle des Teinturiers)
square-a19 = Quartier des Artisans 7b (ruelle des Teinturiers)
square-a20 = Quartier des Artisans 8b (ruelle des Teinturiers)
square-a31 = Quartier des Caravanes 6b (ruelle des Chameliers)
square-a32 = Quartier des Caravanes 7b (ruelle des Chameliers)
square-a33 = Quartier des Caravanes 8b (ruelle des Chameliers)
square-a44 = Quartier du Palais 6b (ruelle du Clair-de-Lune)
square-a45 = Quartier du Palais 7b (ruelle du Clair-de-Lune)
square-a46 = Quartier du Palais 8b (ruelle du Clair-de-Lune)

## Dice, offers and answers

colour-black = Dé noir
colour-white = Dé blanc

offer = offre { $a }

why-no = Non merci
why-too_little = C’est trop peu
why-too_dear = C’est trop cher
why-need_it = J’en ai besoin
why-no_money = Je n’ai pas les moyens

## What the acting player is asked

ask-turn = Joue une carte Déplacement
ask-buy = Veux-tu acheter un bandit ?
ask-choose_gang = Désigne une bande aux gardes
ask-window20 = Lâcher, marchander ou risquer ?
ask-window100 = Dernière chance ! Lâcher à 100 P pièce ?
ask-tribute = Quel bandit donnes-tu ?
ask-bazaar = Le bazar est ouvert : marchande !
ask-brisk_trade = Quels bandits partent à la retraite ?
ask-choose_starter = Qui commence la prochaine boucle ?
ask-over = Partie terminée

## What the others read meanwhile

wait-turn = { $seats } déplace Ali Baba
wait-buy = { $seats } choisit des bandits à acheter
wait-choose_gang = { $seats } désigne une bande aux gardes
wait-window20 = { $count ->
    [one] { $seats } n’a pas fini de décider du sort des bandits menacés
   *[other] { $count } joueurs n’ont pas fini de décider du sort des bandits menacés
}
wait-window100 = { $count ->
    [one] { $seats } hésite encore à lâcher des bandits
   *[other] { $count } joueurs hésitent encore à lâcher des bandits
}
wait-tribute = { $count ->
    [one] { $seats } n’a pas encore choisi de bandit
   *[other] { $count } joueurs n’ont pas encore choisi de bandit
}
wait-bazaar = { $count ->
    [one] { $seats } marchande encore
   *[other] { $count } joueurs marchandent encore
}
wait-brisk_trade = { $count ->
    [one] { $seats } choisit encore qui part à la retraite
   *[other] { $count } joueurs choisissent encore qui part à la retraite
}
wait-choose_starter = { $seats } choisit qui commence
wait-over = Partie terminée

## Buttons

option-retire = Mettre à la retraite : { $cards }
option-move = { $lane ->
    [None] Avancer de { $card }
    [null] Avancer de { $card }
   *[other] Avancer de { $card } ({ $lane })
}
option-buy = { $group_card ->
    [None] Acheter : { $gang }
    [null] Acheter : { $gang }
   *[other] Acheter : { $group_card }
}
option-end_buy = Ne plus rien acheter
option-choose_gang = Lancer les gardes aux trousses des { $gang }
option-discard = Lâcher : { $cards }
option-give = Donner : { $card }
option-offer = Faire une offre
option-counter = Faire une contre-offre
option-accept = Accepter : { $offer }
option-decline = Refuser : { $offer }
option-withdraw = Retirer : { $offer }
option-done = Terminé
option-resume = Attendez, je n’ai pas fini !
option-choose_starter = Faire commencer { $seat }

## What happens

event-began = Le banquier de cette partie : { $seat }
event-lap = La boucle { $lap } commence : à { $seat } de jouer
event-dealt = { $count ->
    [one] On distribue { $count } carte Déplacement
   *[other] On distribue { $count } cartes Déplacement
}
event-hand = Tes cartes Déplacement : { $values }
event-turn = { $seat } déplace Ali Baba
event-retired = { $seat } touche { $money } P. À la retraite : { $cards }
event-moved = { $lane ->
    [None] { $seat } joue un { $card }. Ali Baba s’arrête ici : { $square }
    [null] { $seat } joue un { $card }. Ali Baba s’arrête ici : { $square }
   *[other] { $seat } joue un { $card } ({ $lane }). Ali Baba s’arrête ici : { $square }
}
event-way_chosen = { $seat } choisit la suite du chemin : { $lane }
event-bought = { $money ->
    [0] { $seat } recrute gratuitement : { $card }
   *[other] { $seat } achète pour { $money } P : { $card }
}
event-turned_up = Sur la pile des { $gang }, on voit maintenant : { $card }
event-dice50 = { $seat } fait { $die } et gagne { $money } P
event-cash200 = { $seat } trouve une bourse de { $money } P
event-parked = { $colour } : { $die }, en attente de la prochaine descente
event-headcount = { $seat } fait { $die } à l’appel et gagne { $money } P pour tous ses bandits
event-brisk_trade = { $seat } fait de bonnes affaires : { $money } P
event-tribute = Tribut ! Chacun des autres joueurs donne un bandit à { $seat }, s’il en a
event-giving = { $seat } a choisi un bandit
event-gave = { $seat } donne un bandit à { $other } : { $card }
event-bazaar = Le bazar ouvre : vendez, achetez, échangez !
event-gang_die = Dé des bandes : { $die }. Les gardes s’en prennent aux { $gang }
event-gang_named = { $seat } lance les gardes aux trousses des { $gang }
event-raid = Descente ! Les gardes recherchent : { $gangs }
event-nobody_threatened = Personne n’a de bandit menacé : les gardes rentrent bredouilles
event-window20 = Vite ! Lâchez vos bandits menacés (20 P à payer pour chacun), ou vendez-les
event-window100 = Lâcher un bandit menacé coûte maintenant 100 P
event-raid_over = Plus aucun bandit n’est menacé : la descente est finie
event-rolled = { $colour } : { $die }
event-destiny = Numéro de la Destinée : { $number }
event-captured = { $count ->
    [one] Pris ! { $seat } doit une rançon de { $money } P pour ce bandit : { $cards }
   *[other] Pris ! { $seat } doit une rançon de { $money } P pour ces bandits : { $cards }
}
event-ransom = { $seat } paie une rançon de { $money } P
event-bankrupt = { $seat } fait faillite et envoie tous ses bandits à la retraite, pour { $money } P : { $cards }
event-pardoned = Le calife est clément : { $seat } n’a pas à payer les { $money } P qui manquent
event-returned = { $seat } a payé la rançon. De retour sous les piles : { $cards }
event-nobody_caught = Ouf ! Personne n’est pris
event-discarded = { $count ->
    [one] { $seat } paie { $money } P pour lâcher { $count } bandit : { $cards }
   *[other] { $seat } paie { $money } P pour lâcher { $count } bandits : { $cards }
}
event-dealing = { $other ->
    [None] { $seat } fait une offre à tout le monde
    [null] { $seat } fait une offre à tout le monde
   *[other] { $seat } fait une offre à { $other }
}
event-offered = { $other ->
    [None] { $seat } fait une offre à tout le monde. Offert : { deal-give }. Demandé : { deal-want }
    [null] { $seat } fait une offre à tout le monde. Offert : { deal-give }. Demandé : { deal-want }
   *[other] { $seat } fait une offre à { $other }. Offert : { deal-give }. Demandé : { deal-want }
}
event-countered = { $seat } fait une contre-offre à { $other }
event-accepted = Marché conclu ! Ce que donne { $other } : { deal-give }. Ce que donne { $seat } : { deal-want }
event-declined = { $why ->
    [None] { $seat } refuse ({ $offer })
    [null] { $seat } refuse ({ $offer })
   *[other] { $seat } refuse ({ $offer }) : « { $why } »
}
event-withdrawn = { $seat } retire son offre ({ $offer })
event-void = Cette offre ne tient plus : { $offer }
event-done = { $seat } a terminé
event-resumed = { $seat } n’a pas terminé
event-payout = { $doubled ->
    [0] { $seat } touche { $money } P à la porte : bandits { $values } P, plus la prime de boucle
   *[other] { $seat } touche { $money } P à la porte : bandits { $values } P, groupes complets { $doubled } P, plus la prime de boucle
}
event-lap_over = Fin de la boucle { $lap } : Ali Baba est arrivé à la porte
event-chooses = Personne n’a moins d’argent que { $seat }, qui choisit qui commence la prochaine boucle
event-left = { $seat } quitte la table
event-ended = { $reason }

## What is in a deal

deal-give = { $give_cards ->
    [None] { $give_money ->
        [0] rien
       *[other] { $give_money } P
    }
    [null] { $give_money ->
        [0] rien
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
        [0] rien
       *[other] { $want_money } P
    }
    [null] { $want_money ->
        [0] rien
       *[other] { $want_money } P
    }
   *[other] { $want_cards }{ deal-want-money }
}
deal-want-money = { $want_money ->
    [0] {""}
   *[other] {" "}+ { $want_money } P
}

## How the game ends

reason-laps = Ali Baba a fini sa dernière boucle : on compte l’argent
reason-abandoned = Il ne reste plus personne

## Why not

refusal-bad-player-count = Ce jeu se joue de 2 à 6 joueurs.
refusal-bad-option = Cette option n’est pas possible ici : { $option } – { $value }. Choisis-en une autre.
refusal-not-seated = Tu regardes cette partie : seuls les joueurs autour de la table peuvent jouer.
refusal-game-over = La partie est terminée. On en refait une ?
refusal-unknown-action = Ce coup n’existe pas dans ce jeu. Choisis un des coups proposés à l’écran.
refusal-wrong-phase = Tu ne peux pas faire ça maintenant. D’abord : « { $ask } ».
refusal-not-your-turn = Ce n’est pas encore à toi. Attends ton tour.
refusal-not-asked = Tu n’as rien à décider pour l’instant. Attends un peu.
refusal-stale = La partie a avancé entre-temps. Regarde bien et choisis de nouveau.
refusal-bad-params = Il manque quelque chose. Choisis de nouveau à l’écran.
refusal-empty-list = Choisis au moins un bandit.
refusal-unknown-card = Ce bandit est inconnu à Basra. Choisis-en un que tu vois.
refusal-duplicate-card = Tu as choisi deux fois le même bandit. Une fois suffit.
refusal-not-owner = Un de ces bandits vient de changer de mains ou d’être lâché. Regarde bien et choisis de nouveau.
refusal-card-not-in-hand = Tu n’as pas cette carte Déplacement. Choisis une carte de ta main.
refusal-lane-required = Le chemin bifurque ici. Choisis la grand-rue ou la ruelle.
refusal-lane-not-allowed = Avec cette carte, Ali Baba ne quitte aucun carrefour : il n’y a pas de chemin à choisir. Joue-la simplement.
refusal-lane-chosen = Celui qui a amené Ali Baba à ce carrefour a déjà choisi le chemin. Prends ce chemin-là.
refusal-unknown-gang = Cette bande n’existe pas. Choisis une des quatre.
refusal-pile-empty = La pile de cette bande est vide. Choisis une autre bande.
refusal-not-in-pile = Il ne reste plus de bandits de ce groupe dans la pile. Choisis un autre groupe.
refusal-insufficient-funds = Tu n’as pas assez d’argent. Choisis quelque chose de moins cher.
refusal-not-threatened = Les gardes ne recherchent pas ce bandit. Choisis-en un qui est menacé.
refusal-unknown-seat = Ce joueur n’existe pas. Choisis quelqu’un autour de la table.
refusal-self-trade = On ne fait pas affaire avec soi-même. Choisis quelqu’un d’autre.
refusal-bad-amount = L’argent se compte par dizaines. Choisis 0, 10, 20 et ainsi de suite.
refusal-offer-empty = Il faut au moins un bandit pour faire affaire. Ajoutes-en un.
refusal-swap-forbidden = Pas d’échange de bandits pendant une descente. Vends-les, ou achète-les contre de l’argent.
refusal-dowry-forbidden = Pendant une descente, personne ne peut se faire payer pour prendre des bandits. Retire l’argent de l’offre.
refusal-offer-limit = Tu as atteint la limite. Si tu as trop d’offres en cours, retires-en une. Si tu en as déjà trop fait, attends la prochaine occasion de marchander.
refusal-offer-not-found = Cette offre n’est plus valable. Choisis-en une autre, ou fais une nouvelle offre.
refusal-offer-not-yours = Tu ne peux répondre qu’aux offres des autres que tu n’as pas encore refusées, et tu ne peux retirer que les tiennes.
refusal-offer-stale = L’autre joueur ne peut plus tenir cette offre : elle est retirée. Proposes-en une nouvelle.

## Settings

setting-laps = Durée de la partie
setting-laps-help = Combien de boucles Ali Baba fait-il dans la ville ?
setting-laps-2 = Deux boucles
setting-laps-1 = Une boucle (partie courte)

setting-draw_any = Libre choix dans les piles
setting-draw_any-help = Achète n’importe quel bandit d’une pile, pas seulement celui du dessus.
setting-draw_any-true = Oui
setting-draw_any-false = Non

setting-buy_anywhere = Acheter sur toutes les cases
setting-buy_anywhere-help = Achète jusqu’à trois bandits sur n’importe quelle case sauf la porte, pas seulement dans les rues tranquilles. Sur la case Nouvelles recrues, tu peux même en acheter cinq.
setting-buy_anywhere-true = Oui
setting-buy_anywhere-false = Non

setting-recruits_free = Recrues gratuites
setting-recruits_free-help = Les deux bandits de la case Nouvelles recrues sont gratuits.
setting-recruits_free-true = Oui
setting-recruits_free-false = Non

setting-brisk_trade = Bonnes affaires
setting-brisk_trade-help = Que deviennent tes bandits sur la case Bonnes affaires ?
setting-brisk_trade-keep = Ils rapportent et restent
setting-brisk_trade-retire = Retraite au choix
setting-brisk_trade-keep-help = Chacun touche le prix du quartier pour ses bandits et les garde tous.
setting-brisk_trade-retire-help = Tu peux mettre des bandits à la retraite, comme avant un déplacement. Ceux que tu gardes ne rapportent rien.

setting-freed = Bandits libérés
setting-freed-help = Où vont les bandits une fois leur rançon payée ?
setting-freed-keep = Ils te reviennent
setting-freed-return = Sous leurs piles

setting-sell_any = Vendre n’importe quel bandit
setting-sell_any-help = Pendant une descente, tu peux aussi vendre des bandits qui ne sont pas menacés.
setting-sell_any-true = Oui
setting-sell_any-false = Non

setting-dowry = Payer pour céder un bandit
setting-dowry-help = Pendant une descente, tu peux ajouter de l’argent pour que quelqu’un te débarrasse d’un bandit.
setting-dowry-true = Oui
setting-dowry-false = Non

setting-deals_in_100 = Marchander après le dé noir
setting-deals_in_100-help = Après le dé noir, quand lâcher un bandit coûte 100 P, tu peux encore en vendre.
setting-deals_in_100-true = Oui
setting-deals_in_100-false = Non

setting-drop_any = Lâcher n’importe quel bandit
setting-drop_any-help = Pendant une descente, tu peux aussi lâcher des bandits qui ne sont pas menacés.
setting-drop_any-true = Oui
setting-drop_any-false = Non

setting-junction = Qui choisit au carrefour
setting-junction-help = Ali Baba s’arrête à un carrefour. Qui choisit par où il repart ?
setting-junction-leaving = Celui qui le déplace ensuite
setting-junction-arriving = Celui qui l’a amené là

setting-short_hand = Une carte de moins
setting-short_hand-help = À cinq, qui n’a que quatre cartes Déplacement à la deuxième boucle ?
setting-short_hand-last = Le dernier joueur
setting-short_hand-banker = Encore le banquier

setting-hidden_money = Argent caché
setting-hidden_money-help = Personne d’autre ne voit ton argent. À la porte, chacun montre le sien.
setting-hidden_money-true = Oui
setting-hidden_money-false = Non

setting-timers = Vitesse du chrono
setting-timers-help = Seulement dans une partie avec chrono. Quand le temps est écoulé, le jeu joue à ta place.
setting-timers-normal = Normale
setting-timers-slow = Tranquille (deux fois plus de temps)
setting-timers-off = Sans chrono

setting-on_leave = Si un joueur s’en va
setting-on_leave-help = Un bot reprend les cartes, les bandits et l’argent du joueur.
setting-on_leave-bot = Un bot prend le relais

## The result

outcome-laps = { $count ->
    [one] { $seats } fait la plus belle fortune de Basra et gagne !
   *[other] { $seats } ont la même fortune et se partagent la victoire !
}
outcome-abandoned = Il ne reste plus personne : la partie s’arrête sans résultat
score-line =
    { $seat } : { $points } P (bandits { $bandits }, groupes complets { $groups }, première boucle { $lap1 } P{ $lap2 ->
        [0] {""}
       *[other] , deuxième boucle { $lap2 } P
    })

## Bots

bot-baseline = Marchand
bot-baseline-help = Achète ce qui rapporte et revend ce qui sent le roussi.
bot-cautious = Changeur
bot-cautious-help = S’en tient aux bandes bon marché et dort sur ses deux oreilles.
bot-bold = Aventurier
bot-bold-help = Veut des Brigands, toujours plus de Brigands, et se moque des gardes.
bot-strong = Grand vizir
bot-strong-help = Calcule tout jusqu’à la porte et marchande ferme.

## How to play

help-1 = Vous déplacez tous le même Ali Baba à travers les quatre quartiers de Basra : deux boucles, qui partent de la porte de la ville et y reviennent. Recrute des bandits en chemin. À la fin, seul l’argent compte, et le plus riche gagne.
help-2 = À ton tour, tu peux d’abord mettre des bandits à la retraite : la banque te paie le prix du quartier. Puis joue une carte Déplacement : Ali Baba avance exactement du nombre de cases indiqué. Quand il quitte un carrefour, choisis la grand-rue ou la ruelle.
help-3 = Dans une rue tranquille ou à un carrefour, tu peux acheter jusqu’à trois des bandits visibles. Ils sont gratuits dans le premier quartier, puis les prix montent. Les bandits des bandes chères valent plus à la porte, mais se font prendre plus souvent.
help-4 = Si Ali Baba tombe sur une descente, tous les bandits des bandes recherchées sont menacés, chez tous les joueurs. Tu peux d’abord lâcher des bandits menacés, en payant 20 P pour chacun, ou les vendre à d’autres. Pas d’échange pendant une descente.
help-5 = Le dé noir donne ensuite la ligne de la table de la Destinée, et lâcher un bandit coûte désormais 100 P. Le dé blanc donne la colonne. Là où elles se croisent se trouve un numéro : tout bandit menacé qui le porte est pris. Pour chacun des tiens, tu paies 200 P de rançon, mais tu le gardes.
help-6 = Pas de quoi payer une rançon ? Te voilà en faillite : tous tes bandits partent à la retraite pour réunir l’argent. S’il en manque encore, le calife te fait cadeau du reste et tu continues la partie.
help-7 = Les cases Chance apportent de l’argent, des recrues ou un tribut. Certaines font lancer un dé d’avance pour la prochaine descente : si seul le noir attend, personne ne pourra vendre de bandits, et en lâcher un coûtera d’emblée 100 P ; si le blanc attend, personne ne pourra en lâcher ni en vendre.
help-8 = Au bazar, vends, achète et échange à ta guise. Fais une offre à quelqu’un ou à tout le monde ; accepte, refuse ou réponds par une contre-offre. Un groupe est complet à quatre bandits : celui qui te manque peut valoir cher.
help-9 = À la porte, tout le monde touche la valeur de ses bandits, doublée pour les groupes complets, plus 100 P. Vous gardez vos bandits. Après la première boucle, le plus pauvre choisit qui commence la deuxième.

## On the board: money and prices

board-money = { $money } P
board-money-hidden = caché
board-price-here = Prix ici
board-price-next = Quartier suivant
board-price-free = gratuit
board-value = Valeur à la porte
board-prices = Prix : { $quarter }
board-payout = Paie à la porte
board-payout-now = Paie à la porte : { $money } P
board-then = Puis
board-gate = Porte
board-take-risk = Prendre le risque
board-likely-ransom = Rançon moyenne : { $money } P
board-offer-from = { $seat } te propose
board-first-turn = Tout le monde déplace le même Ali Baba. Touche une carte : il avance du nombre de cases indiqué, et la case d’arrivée décide de la suite.
board-first-prices = Les chiffres dans chaque quartier sont des prix : ce qu’y coûte un bandit de chaque bande.
board-first-buy = Choisis les bandits qui te plaisent. Sous chaque carte : son prix dans le quartier suivant et ce qu’elle rapporte à la porte.
board-prices-row = Prix : ici → quartier suivant
board-payout-sum = À la porte : { $money } P ({ $values } pour les bandits + { $bonus } pour la boucle)
board-bankrupt = en faillite
board-pardoned-money = dette effacée : { $money } P

## On the board: Ali Baba’s way

board-city = La ville de Basra
board-ali-baba = Ali Baba
board-follow = Suivre Ali Baba
board-whole-city = Toute la ville
board-lap = Boucle { $lap } sur { $laps }
board-steps-left = { $count ->
    [one] { $count } case jusqu’à la porte
   *[other] { $count } cases jusqu’à la porte
}
board-your-cards = Tes cartes Déplacement
board-card-count = { $count ->
    [one] { $count } carte Déplacement
   *[other] { $count } cartes Déplacement
}
board-move-card = Carte Déplacement { $card }
board-unplayed = Pas encore jouées
board-move = Avancer de { $card }
board-lane-main = Grand-rue
board-lane-side = Ruelle

## On the board: bandits and piles

board-bandits = Bandits
board-your-bandits = Tes bandits
board-bandits-of = Bandits : { $seat }
board-bandit-count = { $count ->
    [one] { $count } bandit
   *[other] { $count } bandits
}
board-nothing = Aucun bandit
board-pile = { $count ->
    [0] La pile est vide
    [one] { $count } bandit dans la pile
   *[other] { $count } bandits dans la pile
}
board-in-pile = Dans la pile
board-top = Sur le dessus : { $card }
board-group-count = { $group } : { $count } sur 4
board-group-complete = Groupe complet : valeur doublée
board-complete = groupe complet
board-destiny-numbers = Numéros de la Destinée : { $numbers }
board-retire = Retraite
board-retire-for = Retraite (+{ $money } P)
board-buy-for = Acheter ({ $money } P)
board-buy-free = Prendre (gratuit)
board-stop-buying = Ne plus acheter
board-buys-left = { $count ->
    [one] Tu peux encore acheter { $count } bandit
   *[other] Tu peux encore acheter { $count } bandits
}
board-choose-group = Quel bandit prends-tu ?
board-choose-gang = Choisis une bande
board-hand-over = Donner
board-hand-over-chosen = C’est fait ! On attend que tout le monde ait choisi.
board-hand-over-secret = Secret jusqu’à ce que tout le monde ait choisi
board-to-seat = Pour { $seat }

## On the board: raids

board-raid = Descente
board-threatened = groupe menacé
board-threatened-count = { $count ->
    [0] aucun menacé
    [one] { $count } menacé
   *[other] { $count } menacés
}
board-destiny = Table de la Destinée
board-die-shows = { $colour } : { $die }
board-die-waits = en attente de la prochaine descente
board-number = Numéro { $number }
board-risk = { $count } sur 6
board-safe = à l’abri
board-drop = Lâcher
board-drop-for = { $count ->
    [one] Lâcher { $count } bandit (−{ $money } P)
   *[other] Lâcher { $count } bandits (−{ $money } P)
}
board-caught = Pris

## On the board: deals

board-deal = Marché conclu !
board-offer = Offre
board-offers = Offres
board-new-offer = Faire une offre
board-sell = Vendre
board-you-give = Tu donnes
board-you-get = Tu reçois
board-gives = { $seat } donne
board-wants = { $seat } veut
board-and-money = et de l’argent
board-only-money = De l’argent seulement
board-goods = { $cards }
board-for-nothing = Rien
board-offer-to = Pour qui ?
board-to-all = Tout le monde
board-send = Envoyer l’offre
board-accept = Accepter
board-decline = Refuser
board-declined = Offre refusée
board-counter = Contre-offre
board-withdraw = Retirer l’offre
board-done = Terminé
board-again = Participer
board-is-done = a terminé
board-your-offer = Ton offre
board-why-not = Pourquoi refuses-tu ?
board-no-offers = Aucune offre pour l’instant
board-wares = Touche un bandit qui te plaît et fais une offre. Dessous : sa valeur à la porte.
board-offers-left = { $count ->
    [0] Plus d’offre possible pour l’instant
    [one] Encore { $count } offre possible
   *[other] Encore { $count } offres possibles
}
board-less = Moins
board-more = Plus
board-cancel = Annuler

## On the board: where to look

board-tab-city = Ville
board-tab-court = Destinée
board-tab-piles = Piles
board-tab-people = Joueurs
board-tab-deals = Affaires

## The final count

board-final-player = Joueur
board-final-bandits = Bandits
board-final-groups = Groupes complets
board-final-trade = Argent de départ, commerce et chance
board-final-lap-1 = Première boucle
board-final-lap-2 = Deuxième boucle
board-final-money = Argent
board-final-place = Rang

ending-you = { $rank ->
    [1] Tu gagnes avec { $points } P !
   *[other] Tu termines { $rank }e avec { $points } P
}
moment-leap = { $name } gagne { $points } P en un seul coup
moment-margin = Victoire avec { $points } P d’avance
evening-place =
    { $rank ->
        [1] 1re place,
       *[other] { $rank }e place,
    } { $points } P
postcard-points = L’argent, coup par coup
replay-points = Argent
replay-chart = L’argent au fil de la partie

## The guided first game

guide-welcome = Vous déplacez tous le même Ali Baba dans Basra. Recrute des bandits, touche ta paie à la porte et échappe aux gardes : le plus riche gagne.
guide-end = C’était la dernière paie : les bandits ne valent plus rien. Le plus riche gagne.
guide-ask-turn = Joue une carte : Ali Baba avance du nombre de cases indiqué, puis tu fais ce qu’indique sa nouvelle case. Avant de jouer ta carte, tu peux mettre des bandits à la retraite au prix du quartier.
guide-ask-buy = Achète des bandits visibles un par un, ou arrête-toi. Plus un bandit rapporte à la porte, plus il risque d’être pris ; quatre du même groupe comptent double.
guide-ask-choose_gang = Désigne la bande que les gardes vont rechercher : de préférence une bande que seuls d’autres joueurs possèdent.
guide-ask-window20 = Les bandits menacés risquent d’être pris, à 200 P de rançon chacun. Paie 20 P par bandit pour en lâcher, vends-les, ou touche « Prendre le risque ».
guide-ask-window100 = Le dé noir a donné la ligne de la table de la Destinée : tu vois donc le risque de chaque bandit. Si le risque est trop grand, paie 100 P pour lâcher le bandit ; sa rançon te coûterait 200 P.
guide-ask-tribute = Tu dois donner un bandit. Personne ne verra lequel avant que tout le monde ait choisi. Garde ceux qui forment un groupe.
guide-ask-bazaar = Vends, achète et échange à ta guise : le quatrième bandit d’un groupe vaut cher. Touche « Terminé » quand tu as fini.
guide-ask-brisk_trade = Tu peux mettre des bandits à la retraite au prix du quartier. Garde ceux qui rapporteront plus à la porte.
guide-ask-choose_starter = Tu as le moins d’argent, alors tu choisis qui commence la prochaine boucle. Ce joueur sera le premier à pouvoir se servir parmi les bandits gratuits.
guide-wait-turn = Vous déplacez tous le même Ali Baba. Regarde où il s’arrête : une descente peut aussi viser tes bandits.
guide-wait-window20 = Tout le monde n’a pas encore fini de lâcher ou de vendre des bandits menacés. Si tu oses en acheter un à bas prix, il est encore temps.
guide-wait-window100 = Chaque joueur qui a des bandits menacés décide s’il en lâche, à 100 P par bandit. Ensuite, s’il reste des bandits menacés, on lance le dé blanc.
guide-wait-tribute = Ceux qui doivent donner un bandit le choisissent en secret. Puis tous ces bandits changent de mains en même temps.
guide-event-lap = Chaque boucle part de la porte de la ville. Dans le premier quartier, les bandits sont gratuits : sers-toi !
guide-event-dealt = Mises bout à bout, les cartes de tous les joueurs mènent Ali Baba exactement à la porte. Personne d’autre ne voit les tiennes, et tu les joueras toutes.
guide-event-retired = La banque paie les bandits à la retraite au prix du quartier, et ils retournent sous leurs piles. Les gardes ne peuvent plus les prendre.
guide-event-parked = Ce dé attend la prochaine descente. Si seul le noir attend, personne ne pourra vendre de bandits, et en lâcher un coûtera d’emblée 100 P ; si le blanc attend, personne ne pourra en lâcher ni en vendre.
guide-event-headcount = L’appel rapporte 10 P par point et par bandit. Les bandits bon marché comptent autant que les plus chers.
guide-event-brisk_trade = Tout le monde touche le prix du quartier pour ses bandits et les garde. Plus on en a, mieux c’est.
guide-event-tribute = Chacun des autres donne un bandit au joueur qui a amené Ali Baba ici. Si tu n’en as pas, tu ne donnes rien.
guide-event-bazaar = Les bandits changent de mains, contre de l’argent ou d’autres bandits. Fais une offre à quelqu’un ou à tout le monde.
guide-event-gang_die = Le dé choisit la bande : 1–2, les Escrocs ; 3–4, les Voleurs ; 5, les Fraudeurs ; 6, les Brigands. Tous les bandits de cette bande sont menacés, chez tous les joueurs.
guide-event-gang_named = Le joueur qui a amené Ali Baba ici désigne une bande. Tous les bandits de cette bande sont menacés, chez tous les joueurs.
guide-event-raid = Tous les bandits que les gardes recherchent sont menacés, quel que soit leur propriétaire. Deux dés décideront qui est pris.
guide-event-nobody_threatened = Personne n’a de bandit menacé : inutile de lancer les dés, la partie continue.
guide-event-raid_over = Il n’y a plus aucun bandit menacé : on ne lance plus les dés.
guide-event-rolled = Le dé noir donne la ligne de la table de la Destinée, le dé blanc la colonne.
guide-event-destiny = La ligne et la colonne se croisent sur ce numéro. Tout bandit menacé qui le porte est pris.
guide-event-captured = La rançon est de 200 P par bandit pris. Une fois la rançon payée, le bandit est de nouveau libre.
guide-event-bankrupt = Celui qui n’a pas assez d’argent pour la rançon fait faillite : tous ses bandits partent à la retraite pour la payer. Il reste quand même dans la partie.
guide-event-pardoned = Même avec l’argent de la retraite, ça ne suffisait pas : le calife fait cadeau du reste. Personne n’a de dettes à Basra.
guide-event-discarded = Un bandit lâché retourne sous sa pile. Il est perdu, mais il n’y aura pas de rançon à payer pour lui.
guide-event-dealing = Une offre vient d’être faite. Celui à qui elle s’adresse peut l’accepter, la refuser ou faire une contre-offre. Si elle s’adresse à tout le monde, le premier qui accepte conclut le marché.
guide-event-accepted = Un marché se conclut tout de suite : tout a déjà changé de mains.
guide-event-void = Une offre tombe quand un de ses bandits n’est plus là, ou quand son auteur ne peut plus payer.
guide-event-payout = À la porte, tu touches la valeur de tes bandits, doublée pour les groupes complets, plus 100 P. Tu gardes tes bandits.
guide-event-chooses = Le joueur qui a le moins d’argent choisit qui commence la prochaine boucle. De quoi se refaire !

## Characters

bot-abdallah = Abdallah
bot-abdallah-help = Un honnête marchand : achète ce qui rapporte et revend ce qui sent le roussi.
phrase-bot-hello-abdallah = Paix et bonnes affaires à tous !
bot-abu_hassan = Abou Hassan
bot-abu_hassan-help = Calife d’un jour : achète selon son humeur et ne lâche jamais un ami.
phrase-bot-hello-abu_hassan = Calife d’un jour ! Qui régale ?
bot-dalila = Dalila
bot-dalila-help = Dalila la rusée s’en tient aux bandes bon marché et dort sur ses deux oreilles.
phrase-bot-hello-dalila = Bonjour. Moi, j’aime les rues tranquilles.
bot-sinbad = Sinbad
bot-sinbad-help = Veut des Brigands, toujours plus de Brigands, et se moque des gardes.
phrase-bot-hello-sinbad = Ohé ! Sept voyages, et maintenant Basra !
bot-harun = Haroun al-Rachid
bot-harun-help = Le calife déguisé : calcule tout jusqu’à la porte et marchande ferme.
phrase-bot-hello-harun = Un simple voyageur, rien de plus. On commence ?

## Why a bot did it

reason-retire = { $cards } : vu les rançons probables, mieux vaut toucher l’argent maintenant qu’à la porte.
reason-keep = Ces bandits vaudront plus à la porte.
reason-to_buy = { $square } : sur cette case, il y a de bons bandits à acheter.
reason-to_raid = { $square } : sur cette case, une descente menace surtout des bandits adverses.
reason-to_money = { $square } : cette case devrait rapporter quelque chose.
reason-to_safety = { $square } : aucune autre case ne vaudrait mieux.
reason-group = Un groupe qui grandit (déjà { $count }) : { $card }.
reason-bargain = Ce bandit vaut plus que son prix : { $card }.
reason-no_bargain = Aucun bandit n’en vaut la peine ici.
reason-gang = { $gang } : une descente contre cette bande viserait surtout des bandits adverses.
reason-least = Le bandit le plus facile à céder : { $card }.
reason-starter = Le joueur qui commence choisit ses bandits en premier.
reason-good_deal = Ce marché rapporte plus qu’il ne coûte.
reason-bad_deal = Pas à ces conditions : « { $why } ».
reason-better_price = À un meilleur prix, marché conclu.
reason-sale = { $card } : mieux vaut brader ce bandit que de le voir pris.
reason-completes = Ce groupe est presque complet : { $group }.
reason-drop = { $cards } : à lâcher, car la rançon probable coûterait plus cher.
reason-stays = Éviter le risque coûterait plus cher que de le prendre.
reason-no_deal = Aucun marché intéressant pour l’instant.
reason-whim = Juste un caprice.
reason-foreseen = À plus long terme, c’est le meilleur choix.

## What a content pack may change

content-money = Argent au départ
content-steps = Cartes Déplacement
content-gang-die = Dé des bandes
content-fee-buy = Bandits qu’on peut acheter dans une rue tranquille ou à un carrefour
content-fee-recruits = Bandits qu’on peut acheter sur la case « { kind-recruits } »
content-fee-cash = Argent trouvé sur la case « { kind-cash200 } »
content-fee-dice = Argent par point sur la case « { kind-dice50 } »
content-fee-headcount = Argent par point et par bandit sur la case « { kind-headcount } »
content-fee-window20 = Prix pour lâcher un bandit avant le lancer des dés
content-fee-window100 = Prix pour lâcher un bandit après le dé noir
content-fee-ransom = Rançon d’un bandit
content-fee-gate = Prime pour une boucle, à la porte
content-value = Valeur d’un bandit à la porte ({ $gang })
content-price = Prix par quartier ({ $gang })
content-destiny = Numéros de la Destinée ({ $group })
content-square = Case { $square }
content-raided = Descente sur la case { $square }
