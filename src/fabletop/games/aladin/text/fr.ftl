### Aladin & la lampe merveilleuse: French
### The spaces before : ; ! ? and inside « » are no-break spaces (U+00A0).

## The game

game-name = Aladin & la lampe merveilleuse
game-line = Qui frottera la lampe en premier, et qui osera piocher encore une carte ?
game-minutes = 20 min
game-age = dès 7 ans
game-fun = rapidité et audace
game-about = Trois coffres pleins de trésors, et des scorpions dans chacun ! Choisis en secret un coffre et le nombre de cartes que tu oses y piocher. Ton dé est identique à celui d’un autre joueur ? Frotte la lampe avant lui, et le génie exauce ton vœu. Amasse pierres et bijoux avant l’arrivée du Sorcier !

## Chests (in a sentence, and as a label)

chest-bronze = coffre en bronze
chest-silver = coffre en argent
chest-gold = coffre en or

chest-bronze-short = Coffre en bronze
chest-silver-short = Coffre en argent
chest-gold-short = Coffre en or

metal-bronze = bronze
metal-silver = argent
metal-gold = or

piece-bracelet = bracelet
piece-ring = bague
piece-necklace = collier

## Kinds of treasure (in a sentence)

kind-emerald = émeraude
kind-ruby = rubis
kind-sapphire = saphir
kind-topaz = topaze
kind-bronze-bracelet = bracelet en bronze
kind-bronze-ring = bague en bronze
kind-bronze-necklace = collier en bronze
kind-silver-bracelet = bracelet en argent
kind-silver-ring = bague en argent
kind-silver-necklace = collier en argent
kind-gold-bracelet = bracelet en or
kind-gold-ring = bague en or
kind-gold-necklace = collier en or
kind-talisman = talisman
kind-sorcerer = Sorcier

gem-emerald = { kind-emerald }
gem-ruby = { kind-ruby }
gem-sapphire = { kind-sapphire }
gem-topaz = { kind-topaz }

## Kinds of treasure, as labels (under cards and columns)

kind-emerald-short = Émeraude
kind-ruby-short = Rubis
kind-sapphire-short = Saphir
kind-topaz-short = Topaze
kind-bronze-bracelet-short = Bracelet en bronze
kind-bronze-ring-short = Bague en bronze
kind-bronze-necklace-short = Collier en bronze
kind-silver-bracelet-short = Bracelet en argent
kind-silver-ring-short = Bague en argent
kind-silver-necklace-short = Collier en argent
kind-gold-bracelet-short = Bracelet en or
kind-gold-ring-short = Bague en or
kind-gold-necklace-short = Collier en or
kind-talisman-short = Talisman
kind-sorcerer-short = Sorcier

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

effect-bronze_gift = Cadeau de bronze
effect-silver_gift = Cadeau d’argent
effect-gold_gift = Cadeau d’or
effect-eye = L’œil qui voit tout
effect-gem_thief = Voleur de pierres
effect-jewel_thief = Voleur de bijoux
effect-tithe = Dîme des riches
effect-bazaar = Grand bazar
effect-lost_found = Objet trouvé
effect-sandstorm = Tempête de sable
effect-charmer = Charmeur de scorpions
effect-sleight = Tour de passe-passe
effect-carpet = Tapis volant
effect-lid = Lourd couvercle
effect-heart = Cœur généreux
effect-toll = Péage du désert
effect-caravan = Caravane
effect-sleep = Le génie dort

effect-bronze_gift-text = Pioche la première carte du coffre en bronze et garde-la, scorpions ou pas. Mais si c’est le Sorcier, la partie s’arrête sur-le-champ !
effect-silver_gift-text = Pioche la première carte du coffre en argent et garde-la, scorpions ou pas. Mais si c’est le Sorcier, la partie s’arrête sur-le-champ !
effect-gold_gift-text = Pioche la première carte du coffre en or et garde-la, scorpions ou pas. Mais si c’est le Sorcier, la partie s’arrête sur-le-champ !
effect-eye-text = Regarde les trois premières cartes d’un coffre. Personne d’autre ne les voit, et elles restent dans le même ordre.
effect-gem_thief-text = Prends la pierre de ton choix à un autre joueur.
effect-jewel_thief-text = Prends le bijou hors parure de ton choix à un autre joueur. Les parures complètes sont à l’abri.
effect-tithe-text = Prends une pierre ou un bijou hors parure à l’adversaire qui a le plus de trésors. Si plusieurs adversaires sont à égalité, choisis l’un d’eux.
effect-bazaar-text = Échange une de tes pierres ou un de tes bijoux hors parure contre une pierre ou un bijou hors parure d’un autre joueur. Tu choisis les deux cartes.
effect-lost_found-text = Prends la pierre de ton choix dans la défausse.
effect-sandstorm-text = Choisis une pierre ou un bijou hors parure d’un autre joueur : le vent emporte cette carte dans la défausse.
effect-charmer-text = Pendant cette manche, tu supportes deux scorpions de plus à chaque fouille. Mais tu ne peux pas piocher plus de cartes que ne l’indique ton dé.
effect-sleight-text = Augmente ou diminue de 1 un dé à toi. Il doit rester entre 1 et 6.
effect-carpet-text = Déplace un dé à toi sur un coffre où tu n’en as pas, sans changer sa valeur.
effect-lid-text = Choisis le dé d’un autre joueur : ce dé ne compte pas pendant cette manche.
effect-heart-text = Offre une de tes pierres ou un de tes bijoux hors parure au joueur de ton choix.
effect-toll-text = Défausse une de tes pierres ou un de tes bijoux hors parure.
effect-caravan-text = Chacun choisit en secret une de ses pierres ou un de ses bijoux hors parure, s’il en a. Puis tout le monde passe en même temps sa carte au joueur suivant.
effect-sleep-text = Zzz… Le génie dort à poings fermés. Il ne se passe rien.

## What the acting player is asked

ask-program = Choisis un coffre et un nombre
ask-program-two = Choisis deux coffres et deux nombres
ask-ready = Prépare-toi pour la lampe…
ask-countdown = Pas touche à la lampe… 3, 2, 1 !
ask-race = Un autre joueur a ton nombre ? Frotte !
ask-name_thief = Choisis qui te prendra une carte
ask-steal = Fausse alerte ! Prends une carte
ask-wish = Acceptes-tu ce vœu ?
ask-wish-3 = Accepte ce vœu : il est obligatoire
ask-eye = Dans quel coffre veux-tu regarder ?
ask-gem_thief = Prends une pierre à un autre joueur
ask-jewel_thief = Prends un bijou hors parure
ask-tithe = Prends une carte au rival le plus riche
ask-bazaar = Échange une carte avec un autre joueur
ask-lost_found = Prends une pierre dans la défausse
ask-sandstorm = Quelle carte le vent doit-il emporter ?
ask-sleight = Augmente ou diminue de 1 un dé à toi
ask-carpet = Fais voler un dé vers un autre coffre
ask-lid = Quel dé ne doit pas compter ?
ask-heart = Offre une carte à un autre joueur
ask-toll = Défausse une de tes cartes
ask-caravan = Quelle carte fais-tu passer ?
ask-search = Tu pioches une carte, ou stop ?
ask-talisman = Où placer le talisman ?
ask-ring = Prends une carte dans la défausse
ask-over = Partie terminée

## What the others read meanwhile

wait-program = { $count ->
    [one] { $seats } n’a pas encore choisi son coffre
   *[other] { $seats } n’ont pas encore choisi leur coffre
}
wait-program-two = { $count ->
    [one] { $seats } n’a pas encore choisi ses deux coffres
   *[other] { $seats } n’ont pas encore choisi leurs deux coffres
}
wait-ready = { $count ->
    [one] { $seats } se prépare
   *[other] { $seats } se préparent
}
wait-countdown = Pas touche à la lampe… 3, 2, 1 !
wait-race = Qui frotte la lampe ?
wait-name_thief = { $seats } choisit qui lui prendra une carte
wait-steal = { $seats } prend une carte après la fausse alerte
wait-wish = { $seats } réfléchit à son vœu
wait-wish-3 = { $seats } doit accepter le troisième vœu
wait-eye = { $seats } choisit un coffre où regarder
wait-gem_thief = { $seats } prend une pierre
wait-jewel_thief = { $seats } prend un bijou
wait-tithe = { $seats } prend une carte à l’adversaire le plus riche
wait-bazaar = { $seats } fait un échange au bazar
wait-lost_found = { $seats } choisit une pierre dans la défausse
wait-sandstorm = { $seats } déchaîne la tempête de sable
wait-sleight = { $seats } change la valeur d’un dé
wait-carpet = { $seats } déplace un dé
wait-lid = { $seats } choisit le dé qui ne comptera pas
wait-heart = { $seats } offre une carte
wait-toll = { $seats } paie le péage
wait-caravan = { $count ->
    [one] { $seats } n’a pas encore choisi sa carte
   *[other] { $seats } n’ont pas encore choisi leur carte
}
wait-search = { $seats } fouille le coffre
wait-talisman = { $seats } place un talisman
wait-ring = { $seats } utilise l’Anneau magique
wait-over = Partie terminée

## Buttons

option-program = { $token ->
    [0] Poser un { $value } sur le { $chest }
   *[other] Poser un { $value } sur le { $chest }, jeton { $token }
}
option-program_two = { $token ->
    [0] Poser un { $value } sur le { $chest }, un { $other_value } sur le { $other_chest }
   *[other] Poser un { $value } sur le { $chest }, un { $other_value } sur le { $other_chest }, jeton { $token }
}
option-ready = C’est bon pour moi
option-hold = Ne pas toucher à la lampe
option-slap = Frotter la lampe !
option-wait = Laisser la lampe tranquille
option-name_thief = Laisser { $other } prendre une carte
option-steal = Prendre : { $card }
option-wish_accept = Accepter le vœu
option-wish_refuse = Refuser le vœu
option-look = Regarder dans le { $chest }
option-take = Prendre à { $other } : { $card }
option-swap = Échanger : { $card } contre { $other_card } ({ $other })
option-recover = Prendre dans la défausse : { $card }
option-blow = Tempête sur { $other } : { $card }
option-turn = { $delta ->
    [1] Dé du { $chest } : +1
   *[other] Dé du { $chest } : −1
}
option-fly = Du { $chest } au { $to_chest }
option-shut = Bloquer un dé : { $other }, { $chest }
option-give = Offrir à { $other } : { $card }
option-pay = Défausser : { $card }
option-caravan_pass = Faire passer : { $card }
option-draw = Piocher une carte
option-stop = Je m’arrête
option-place_talisman = Placer avec : { $gem }
option-ring_take = Prendre dans la défausse : { $card }

## What happens

event-dealt = { $seat } commence avec : { $cards }
event-round = Manche { $round }
event-programmed = { $seat } a fait son choix
event-counting = Pas touche à la lampe… 3, 2, 1 !
event-revealed = { $seat } : dé { $value } sur le { $chest }
event-early = Trop tôt ! { $seat } ne peut plus frotter la lampe pendant cette manche
event-slapped = { $seat } frotte la lampe en { $ms } ms
event-clamped = { $seat } : temps de réaction ajusté ({ $ms } ms au lieu de { $claimed } ms)
event-late = { $seat } arrive trop tard à la lampe
event-false_slap = Fausse alerte ! { $seat } n’a aucun dé identique à celui d’un autre joueur
event-right = Dés identiques ({ $value }) : { $seat } appelle le génie !
event-margin = { $seat } devance { $other } de { $ms } ms
event-dead_heat = Au coude à coude : { $seats }
event-no_right = Dés identiques ({ $value }), mais personne n’appelle le génie
event-token_shown = { $seat } révèle le jeton { $token }
event-tokens_back = { $seat } récupère ses cinq jetons
event-drawn_by_lot = Dés identiques ({ $value }) : le hasard désigne { $seat }
event-spared = { $seat } n’a aucune carte qu’on puisse prendre
event-named = { $seat } laisse { $other } prendre une carte
event-stole = { $seat } prend une carte à { $other } : { $card }
event-wish = Vœu { $number } pour { $seat } : { $effect }
event-refused = { $seat } refuse : { $effect }
event-granted = Vœu exaucé pour { $seat } : { $effect }
event-nothing = Ce vœu reste sans effet pour { $seat }
event-gift = Un cadeau du { $chest } pour { $seat } : { $card }
event-looked = { $seat } regarde dans le { $chest }
event-peeked = Sur le dessus du { $chest } : { $cards }
event-swapped = { $seat } fait un échange avec { $other } : { $card } contre { $other_card }
event-recovered = { $seat } prend dans la défausse : { $card }
event-blown = { $seat } déchaîne la tempête, et { $other } perd une carte : { $card }
event-charmed = { $seat } supporte plus de scorpions que d’habitude pendant cette manche
event-turned = { $seat } change son dé sur le { $chest } : il vaut maintenant { $value }
event-flew = { $seat } fait voler son dé du { $chest } au { $to_chest }
event-shut = { $seat } bloque un dé pour cette manche : { $other }, { $chest }
event-gave = { $seat } offre une carte à { $other } : { $card }
event-paid = { $seat } paie le péage : { $card }
event-passing = { $seat } a choisi sa carte pour la caravane
event-passed = Avec la caravane, { $seat } fait passer une carte à { $other } : { $card }
event-searches = { $value ->
    [one] { $seat } fouille le { $chest } : { $value } carte au plus
   *[other] { $seat } fouille le { $chest } : { $value } cartes au plus
}
event-nobody = Personne ne fouille le { $chest }
event-outdone = { $seat } ({ $value }) s’incline devant { $other } ({ $die }) : le plus petit nombre restant l’emporte
event-struck = Sur le { $chest }, les { $value } s’annulent : ce nombre y est plusieurs fois
event-drew = { $scorpions ->
    [0] { $seat } pioche : { $card }
    [one] { $seat } pioche : { $card } ({ $scorpions } scorpion en tout)
   *[other] { $seat } pioche : { $card } ({ $scorpions } scorpions en tout)
}
event-sorcerer = Le Sorcier ! { $seat } le découvre dans le { $chest }
event-bust = { $scorpions ->
    [one] Aïe, { $scorpions } scorpion ! { $seat } se fait piquer et perd toutes les cartes de cette fouille
   *[other] Aïe, { $scorpions } scorpions ! { $seat } se fait piquer et perd toutes les cartes de cette fouille
}
event-kept = { $seat } garde : { $cards }
event-empty_handed = { $seat } quitte le { $chest } les mains vides
event-placed = { $seat } place un talisman avec cette sorte de pierres : { $gem }
event-alone = { $seat } n’a aucune pierre : ce talisman reste seul
event-orphaned = { $seat } perd sa dernière pierre de cette sorte ({ $gem }) : tout talisman placé avec elle se retrouve seul
event-set = { $seat } complète une parure en { $metal } !
event-ring = { $seat } gagne l’Anneau magique !
event-ring_from = { $seat } prend l’Anneau magique à { $other } !
event-ring_took = Grâce à l’Anneau, { $seat } prend dans la défausse : { $card }
event-last_round = Le Sorcier est là : dernière manche !
event-instant_end = Un vœu, et voilà le Sorcier ! { $seat } met fin à la partie sur-le-champ
event-left = { $seat } quitte la table
event-ended = { $reason }

## How the game ends

reason-sorcerer = Le Sorcier est apparu et la manche est finie : on compte les trésors
reason-lamp = Un vœu a fait venir le Sorcier : on compte les trésors
reason-rounds = C’était la dernière manche possible : on compte les trésors
reason-walkover = Il ne reste plus qu’un joueur : la partie est finie

## Why not

refusal-unknown-action = Ce coup n’existe pas dans ce jeu. Choisis un des coups proposés à l’écran.
refusal-game-over = La partie est terminée. On en refait une ?
refusal-not-seated = Tu regardes cette partie : seuls les joueurs autour de la table peuvent jouer.
refusal-stale = La partie a avancé entre-temps. Regarde bien et choisis de nouveau.
refusal-lamp-closed = La lampe ne réagit pas pour l’instant. Avec l’option « Le plus rapide », tu peux la frotter dès que les dés sont révélés.
refusal-locked-out = Tu as touché la lampe trop tôt. Tu pourras retenter ta chance à la prochaine manche.
refusal-already-slapped = Tu as déjà frotté la lampe. On saura dans un instant qui a été le plus rapide.
refusal-not-your-decision = Ce n’est pas à toi de choisir. On attend { $seats }.
refusal-wrong-phase = Tu ne peux pas faire ça maintenant. D’abord : « { $ask } ».
refusal-malformed = Ça n’existe pas dans ce jeu. Choisis quelque chose à l’écran.
refusal-wrong-dice-count = { $count ->
    [1] Pose exactement un dé.
   *[other] Pose exactement deux dés.
}
refusal-bad-value = Un dé va de 1 à 6. Choisis un de ces nombres.
refusal-same-chest-twice = Tes deux dés doivent être sur des coffres différents. Déplaces-en un.
refusal-token-spent = Tu as déjà utilisé ce jeton. Choisis-en un qui te reste.
refusal-third-wish-binding = Le troisième vœu est obligatoire. Touche « Qu’il en soit ainsi ».
refusal-self-target = Choisis un autre joueur qui est encore dans la partie.
refusal-not-theirs = Ce joueur n’a pas cette carte. Choisis-en une autre.
refusal-not-yours = Tu n’as pas cette carte. Choisis une de tes cartes.
refusal-talisman-immune = Un talisman ne quitte jamais son propriétaire. Choisis une autre carte.
refusal-protected-set = Ce bijou fait partie d’une parure complète, et les parures sont à l’abri. Choisis une autre carte.
refusal-wrong-card-type = Ce vœu ne marche pas sur cette carte. Choisis-en une autre.
refusal-not-richest = Un autre adversaire a plus de trésors. Choisis l’adversaire le plus riche.
refusal-not-in-discard = Cette carte n’est pas dans la défausse. Choisis une carte de la défausse.
refusal-no-die-there = Il n’y a pas de dé à cet endroit. Choisis l’un des dés posés sur les coffres.
refusal-die-range = Un dé va seulement de 1 à 6. Essaie d’ajouter au lieu d’enlever, ou l’inverse.
refusal-chest-taken = Tu as déjà un dé sur ce coffre. Choisis un autre coffre.
refusal-no-gem-of-type = Tu n’as aucune pierre de cette sorte. Place le talisman avec des pierres que tu possèdes.
refusal-bad-player-count = Ce jeu se joue de 2 à 5 joueurs.
refusal-bad-option = Cette option n’est pas possible ici : { $option } – { $value }. Choisis-en une autre.

## Settings

setting-lamp_mode = La lampe
setting-lamp_mode-help = Si deux dés sont identiques, qui appelle le génie ?
setting-lamp_mode-race = Le plus rapide
setting-lamp_mode-sealed = Le jeton le plus fort
setting-lamp_mode-lottery = Au hasard
setting-lamp_mode-race-help = Parmi les joueurs dont les dés sont identiques, le premier qui frotte la lampe appelle le génie. Mais si tu la frottes alors que personne d’autre n’a ton nombre, un autre joueur te prend une carte.
setting-lamp_mode-sealed-help = Rien ne presse : en plus de ton dé, choisis en secret un jeton de 1 à 5. Parmi les joueurs dont les dés sont identiques, celui qui a le jeton le plus fort appelle le génie. Idéal pour les connexions lentes et les soirées tranquilles.
setting-lamp_mode-lottery-help = Rien ne presse, et pas de jetons : parmi les joueurs dont les dés sont identiques, le hasard choisit qui appelle le génie.

setting-my_precious = Mon précieux : l’Anneau magique
setting-my_precious-help = Fouille avec un 6 et pioche les six cartes sans te faire piquer : tu gagnes l’Anneau magique, qui vaut 5 points et t’offre une carte de la défausse. Mais un autre joueur peut te prendre l’Anneau !
setting-my_precious-true = Oui
setting-my_precious-false = Non

setting-odds_hint = Afficher le risque
setting-odds_hint-help = Pendant ta fouille, tu vois le risque de te faire piquer à la prochaine carte.
setting-odds_hint-true = Oui
setting-odds_hint-false = Non

setting-timers = Vitesse du chrono
setting-timers-help = Seulement dans une partie avec chrono. Quand le temps est écoulé, le jeu joue à ta place.
setting-timers-off = Sans chrono
setting-timers-relaxed = Tranquille (trois fois plus de temps)
setting-timers-standard = Normale
setting-timers-blitz = Rapide (deux fois moins de temps)

setting-lamp_trust = Temps de réaction à la lampe
setting-lamp_trust-help = Faut-il contrôler les temps de réaction ?
setting-lamp_trust-strict = Contrôlés
setting-lamp_trust-friends = Sur parole
setting-lamp_trust-strict-help = Chaque temps de réaction est vérifié en tenant compte de la connexion : tricher ne sert à rien.
setting-lamp_trust-friends-help = Les temps de réaction annoncés par les appareils sont acceptés sans contrôle. Idéal entre amis, quand la connexion est capricieuse.

setting-handicap_ms = Avance à la lampe
setting-handicap_ms-help = Millisecondes déduites du temps de réaction de ce joueur. Idéal pour les plus jeunes ; 500, c’est une demi-seconde.
setting-handicap_ms-0 = Aucune
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

setting-on_leave = Si un joueur s’en va
setting-on_leave-help = Un bot prend le relais, ou les trésors du joueur restent simplement sur la table.
setting-on_leave-bot = Un bot prend le relais
setting-on_leave-freeze = Sa place reste vide

## The result

outcome-sorcerer = { $count ->
    [one] { $seats } gagne !
   *[other] { $seats } se partagent la victoire !
}
outcome-lamp = { $count ->
    [one] { $seats } gagne !
   *[other] { $seats } se partagent la victoire !
}
outcome-rounds = { $count ->
    [one] { $seats } gagne !
   *[other] { $seats } se partagent la victoire !
}
outcome-walkover = { $seats } gagne : il ne reste plus personne d’autre
score-line =
    { $points ->
        [one] { $seat } : { $points } point
       *[other] { $seat } : { $points } points
    } (cartes { $cards } + parures { $sets } + majorités { $majorities }{ $ring ->
        [0] {""}
       *[other] {" "}+ Anneau { $ring }
    })

## Bots

bot-normal = Chasseur de trésors
bot-normal-help = Sait peser les risques et réagit vite à la lampe.
bot-easy = Rêveur
bot-easy-help = S’arrête tôt et arrive souvent en retard à la lampe.
bot-hard = Grand vizir
bot-hard-help = Retient toutes les cartes et a des réflexes d’enfer.
bot-random = Tourbillon
bot-random-help = Joue complètement au hasard.

## How to play

help-1 = À chaque manche, choisis en secret l’un des trois coffres et règle ton dé sur le nombre de cartes que tu oses piocher. Chacun commence avec une pierre. Si vous n’êtes que deux, chacun a deux pierres et pose deux dés, sur deux coffres différents.
help-2 = « 3, 2, 1 ! » On révèle tous les dés. Si le tien est identique à celui d’un autre joueur, peu importe le coffre, frotte la lampe : le plus rapide appelle le génie.
help-3 = Attention ! Si tu frottes la lampe alors que personne d’autre n’a ton nombre, désigne un joueur : il te prend une pierre ou un bijou hors parure. Et si tu la touches trop tôt, tu ne peux plus la frotter pendant cette manche.
help-4 = Le génie te propose jusqu’à trois vœux, l’un après l’autre. Tu peux refuser le premier et le deuxième, mais le troisième est obligatoire, bon ou mauvais.
help-5 = Ensuite, on fouille les coffres : bronze, argent, or. Sur chaque coffre, les dés identiques s’annulent ; le joueur qui a le plus petit dé restant peut fouiller.
help-6 = Pioche les cartes une par une, sans dépasser le nombre de ton dé, et arrête-toi quand tu veux. Beaucoup de cartes n’ont aucun scorpion ; d’autres en ont jusqu’à cinq. Dès que le total des scorpions atteint le nombre de ton dé, tu te fais piquer et tu perds toutes les cartes de cette fouille.
help-7 = Chaque carte vaut 1 point. Un bracelet, une bague et un collier du même métal forment une parure : 6 points de bonus pour le bronze, 8 pour l’argent, 10 pour l’or, et personne ne peut te la prendre. Pour chaque sorte de pierres dont tu as plus que n’importe quel autre joueur, tu gagnes 5 points.
help-8 = Un talisman compte comme une pierre de plus de la sorte à laquelle tu l’ajoutes, et personne ne peut te le prendre. Mais si tu perds ta dernière pierre de cette sorte, il reste seul et ne vaut plus que 1 point.
help-9 = Dans chaque coffre, le Sorcier se cache sous 20 cartes. Si une fouille le découvre, cette manche est la dernière ; si c’est un vœu, la partie s’arrête sur-le-champ. Le plus gros total l’emporte !

## On the board: choosing

board-place-die = Pose ton dé sur un coffre
board-place-dice = Pose tes deux dés sur deux coffres différents
board-choose-value = Combien de cartes oses-tu piocher ?
board-choose-two = Choisis deux coffres et deux nombres
board-secret-of = Choix secret : { $seat }
board-your-die = Ton dé
board-die = Dé { $value }
board-die-of = Dé { $value } ({ $seat })
board-die-void = ne compte pas pendant cette manche
board-confirm = C’est bon !
board-change = Changer
board-chosen = C’est choisi ! Tu peux encore changer d’avis
board-waiting-for = On attend { $seats }
board-last-round = Dernière manche !
board-token = Jeton { $token }
board-tokens = Jetons restants
board-choose-token = Quel jeton joues-tu ?
board-token-spent = utilisé

## On the board: the lamp

board-lamp = La lampe merveilleuse : frotte-la si ton dé est identique à celui d’un autre joueur
board-lamp-short = Quelqu’un a ton nombre ? Frotte !
board-hands-off = Pas touche !
board-go = Maintenant !
board-press-key = { $key } : frotter la lampe
board-touch-here = Ta zone : { $seat }
board-tap-here = Touche ici
board-own-strip = Touche la zone à ton nom !
board-your-hand = Tu as frotté la lampe
board-too-early = Trop tôt ! Plus de lampe pour toi pendant cette manche
board-slap-early = trop tôt
board-slap-first = en premier
board-slap-slow = moins rapide
board-slap-false = fausse alerte
board-slap-late = trop tard
board-race-order = Temps de réaction
board-reaction = { $ms } ms
board-faster = { $seat } devance { $other_seat } de { $ms } ms
board-clamped = temps ajusté
board-head-start = avance de { $ms } ms
board-by-rights = Égalité : priorité à celui qui a appelé le génie le moins souvent
board-by-lot = C’est le hasard qui choisit
board-by-token = Dés identiques : celui qui a le jeton le plus fort appelle le génie
board-no-match = Pas de dés identiques
board-nobody-slapped = Aucun de ces joueurs n’a frotté la lampe à temps
board-may-call = { $seat } appelle le génie
board-next-right = Prochain appel au génie : { $seats }
board-thief-choose = { $other_seat } prend une carte à { $seat }

## On the board: the genie

board-wish = Vœu { $number } sur 3
board-accept = Accepter ce vœu
board-refuse = Vœu suivant
board-third-wish = Qu’il en soit ainsi
board-third-wish-help = Le troisième vœu est obligatoire
board-choose-player = Choisis un joueur
board-choose-card = Choisis une carte
board-choose-chest = Choisis un coffre
board-choose-die = Choisis un dé
board-your-card = Ta carte
board-die-up = 1 de plus
board-die-down = 1 de moins
board-peek = Rien que pour tes yeux : { $chest }
board-peek-order = La carte de gauche sera piochée en premier
board-caravan-chosen = Choix faits : { $ready } sur { $all }
board-charmed = supporte plus de scorpions pendant cette manche

## On the board: searching

board-one-more = Piocher
board-stop = Stop
board-lost-at = { $limit ->
    [one] À { $limit } scorpion, tout est perdu
   *[other] À { $limit } scorpions, tout est perdu
}
board-scorpions = Scorpions : { $count } sur { $limit }
board-card-scorpions = { $count ->
    [0] aucun scorpion
    [one] { $count } scorpion
   *[other] { $count } scorpions
}
board-nest = Nid de scorpions
board-safe = La prochaine carte est sans danger
board-odds = Risque : { $percent } %
board-nobody-searches = Personne ne fouille ici
board-took = { $count ->
    [0] rien emporté
    [one] { $count } carte emportée
   *[other] { $count } cartes emportées
}
board-drawn = Cartes piochées
board-bust = Toutes les cartes de cette fouille sont perdues
board-stung = Ça pique !
board-pile = { $count ->
    [one] { $count } carte dans le coffre
   *[other] { $count } cartes dans le coffre
}
board-sorcerer-in = { $count ->
    [0] La prochaine carte, c’est le Sorcier !
    [one] Sorcier : encore { $count } carte au-dessus de lui
   *[other] Sorcier : encore { $count } cartes au-dessus de lui
}
board-sorcerer-out = Le Sorcier est sorti

## On the board: treasures

board-your-treasure = Ton trésor
board-treasure-of = Trésor : { $seat }
board-treasures = { $count ->
    [one] { $count } trésor
   *[other] { $count } trésors
}
board-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
board-points-now = si la partie s’arrêtait maintenant
board-set = Parure complète
board-set-safe = Parure complète : personne ne peut la prendre
board-set-bonus = { $points ->
    [one] Bonus de parure : { $points } point
   *[other] Bonus de parure : { $points } points
}
board-leads = Majorité : points de bonus
board-gem-count = { $gem } : { $count }
board-figure = { $name } : { $count }
board-lone = Talisman seul : il reste ici
board-talisman-here = Placer ici
board-talisman-help = Un talisman compte comme une pierre de plus de la sorte à laquelle tu l’ajoutes
board-talisman-not-here = Pas ici : tu n’as aucune pierre de cette sorte
board-discard = Défausse
board-discard-count = { $count ->
    [one] Défausse : { $count } carte
   *[other] Défausse : { $count } cartes
}
board-discard-empty = La défausse est vide
board-ring = Anneau magique
board-ring-table = Fouille avec un 6 et pioche les six cartes sans te faire piquer : l’Anneau magique est à toi
board-ring-of = { $seat } a l’Anneau magique
board-frozen = n’est plus là ; ses cartes restent sur la table

## In the lobby

board-key-test = Test des touches : appuyez tous en même temps sur vos touches et gardez-les enfoncées
board-key-test-ok = Toutes les touches répondent ensemble. C’est parti !
board-key-test-bad = Ce clavier ne reconnaît pas toutes les touches à la fois. Touchez plutôt l’écran, ou jouez avec les jetons.
board-propose-sealed = Jouer avec les jetons
board-slow-link = Connexion lente : { $seats }. Avec les jetons, rien ne presse.

## The final count

board-final-cards = Cartes
board-final-sets = Parures
board-final-majorities = Majorités
board-final-ring = Anneau magique
board-final-total = Total

## On the board: small words

board-letter-emerald = É
board-letter-ruby = R
board-letter-sapphire = S
board-letter-topaz = T
board-letter-bronze = B
board-letter-silver = A
board-letter-gold = O
board-space = Espace
board-go-on = Continuer
board-risk = { $count ->
    [one] Encore { $count } scorpion, et tu perds tout
   *[other] Encore { $count } scorpions, et tu perds tout
}
board-keep-short = { $count ->
    [0] ne rien prendre
    [one] garder { $count } carte
   *[other] garder { $count } cartes
}

## The guided first game

guide-welcome = Amasse les pierres et les bijoux de trois coffres, mais gare aux scorpions ! À l’arrivée du Sorcier, le plus gros total l’emporte.
guide-end = Chaque carte vaut 1 point, et chaque parure en ajoute 6, 8 ou 10. Pour chaque sorte de pierres, celui qui en a plus que n’importe quel autre joueur gagne 5 points. Le plus gros total l’emporte.

guide-ask-program = Choisis un coffre et le nombre de cartes que tu oses piocher. Sur chaque coffre, les dés identiques s’annulent ; le joueur qui a le plus petit dé restant fouille.
guide-ask-program-two = Pose tes deux dés sur deux coffres différents. Avec un petit nombre, on gagne plus souvent le coffre ; avec un grand, on pioche plus de cartes.
guide-ask-ready = Les dés vont être révélés. Si quelqu’un d’autre a ton nombre, frotte vite la lampe ! Sinon, pas touche. C’est bon pour toi ? Touche la coche.
guide-ask-countdown = Pas touche avant que les dés soient révélés ! Si tu touches la lampe trop tôt, tu ne pourras plus la frotter pendant cette manche.
guide-ask-race = Compare les dés : quelqu’un d’autre a ton nombre ? Vite, frotte la lampe ! Sinon, pas touche.
guide-ask-name_thief = Fausse alerte ! Désigne qui va te prendre une carte : de préférence un joueur qui a peu de points.
guide-ask-steal = Quelqu’un a frotté la lampe pour rien : prends-lui une carte. Le mieux, c’est un bijou qui complète une parure.
guide-ask-wish = Le génie te propose un vœu. Accepte-le, ou refuse-le pour voir le suivant. Mais le troisième est obligatoire !
guide-ask-wish-3 = Tu as refusé deux vœux : le troisième est obligatoire. Touche « Qu’il en soit ainsi ».
guide-ask-eye = Choisis un coffre et regarde ses premières cartes, rien que pour toi. Un coffre où tu as un dé est un bon choix.
guide-ask-gem_thief = Prends une pierre à un autre joueur. Choisis plutôt une sorte que tu as déjà, pour en avoir plus que les autres.
guide-ask-jewel_thief = Prends un bijou hors parure à un autre joueur. Y en a-t-il un qui te permet de compléter une parure ?
guide-ask-tithe = Prends une pierre ou un bijou hors parure à l’adversaire qui a le plus de trésors. Choisis ce qui complète le mieux les tiens.
guide-ask-bazaar = Choisis une de tes cartes et celle que tu veux en échange. Donne ce qui te sert le moins !
guide-ask-lost_found = Prends une pierre dans la défausse. Le mieux, c’est une sorte que tu as déjà.
guide-ask-sandstorm = Choisis une carte d’un autre joueur : le vent l’emporte. Vise une carte qui lui rapporterait gros.
guide-ask-sleight = Augmente ou diminue de 1 un dé à toi. Plus petit, il peut te faire gagner le coffre ; plus grand, il te laisse piocher davantage. Tu peux aussi éviter qu’un dé identique annule le tien.
guide-ask-carpet = Fais voler un dé vers un coffre où tu n’en as pas. Le mieux, c’est un coffre où il sera le plus petit et où aucun autre dé ne lui sera identique.
guide-ask-lid = Choisis le dé d’un autre joueur : ce dé ne comptera pas pendant cette manche. Vise celui qui te gêne le plus.
guide-ask-heart = Tu dois offrir une carte. Choisis-en une dont tu peux te passer, et donne-la plutôt à un joueur à la traîne.
guide-ask-toll = Tu dois défausser une carte. Choisis celle qui te sert le moins.
guide-ask-caravan = Chacun choisit une carte, puis tout le monde passe la sienne en même temps au joueur suivant. Choisis-en une dont tu n’as guère besoin.
guide-ask-search = Tu pioches une carte, ou stop ? Si tu t’arrêtes, tu gardes tout. Mais si les scorpions atteignent ta limite (d’habitude, la valeur de ton dé), tu perds toutes les cartes de cette fouille.
guide-ask-talisman = Place le talisman avec des pierres à toi : il compte comme une de plus. Choisis de préférence une sorte dont tu as, ou pourrais avoir, la majorité.
guide-ask-ring = L’Anneau magique t’offre une carte de la défausse. Un bijou pour ta parure, par exemple ?

guide-wait-wish = Regarde quel vœu le génie propose ! On peut refuser les deux premiers, mais pas le troisième.
guide-wait-search = Quelqu’un fouille un coffre. Surveille les scorpions : s’il y en a trop, toutes les cartes de cette fouille vont à la défausse, visibles de tous.

guide-event-dealt = Chaque pierre vaut 1 point. À la fin, si tu as plus de pierres d’une sorte que chacun des autres, tu gagnes 5 points de plus.
guide-event-revealed = Tous les dés sont révélés. Si deux joueurs ont le même nombre, peu importe le coffre, c’est le moment de la lampe !
guide-event-early = Trop tôt ! Qui touche la lampe avant de voir les dés ne peut plus la frotter pendant cette manche, mais ne perd aucune carte.
guide-event-false_slap = Fausse alerte : la lampe a été frottée pour rien, car personne d’autre n’avait le même nombre. Quelqu’un prend une pierre ou un bijou hors parure à celui qui l’a frottée, s’il en a.
guide-event-right = Des dés identiques, et voilà le génie ! Il propose à ce joueur jusqu’à trois vœux.
guide-event-no_right = Il y avait des dés identiques, mais aucun des joueurs concernés n’a frotté la lampe à temps. Pas de vœu pour ce nombre.
guide-event-dead_heat = Au coude à coude ! Celui qui a appelé le génie le moins souvent jusqu’ici l’emporte ; si ça ne suffit pas, le hasard tranche.
guide-event-clamped = Ce temps de réaction a été ajusté : une connexion lente ne doit avantager personne, et avec « Pas besoin d’aller vite », chaque geste compte comme un geste moyen.
guide-event-token_shown = Parmi les joueurs dont les dés sont identiques, celui qui a le jeton le plus fort appelle le génie. Les jetons révélés ne servent plus pour l’instant.
guide-event-spared = Ce joueur n’a rien qu’on puisse prendre : les talismans et les parures sont à l’abri.
guide-event-refused = Le vœu refusé passe sous la pile. Le suivant sera peut-être meilleur… ou pire.
guide-event-nothing = Il ne se passe rien : le génie dort, ou ce vœu n’a rien sur quoi agir.
guide-event-gift = Un cadeau sort tout droit du coffre. S’il porte des scorpions, ils ne piquent pas.
guide-event-charmed = Pendant cette manche, il faut plus de scorpions que d’habitude pour piquer ce joueur. Le nombre de cartes à piocher, lui, ne change pas.
guide-event-shut = Un lourd couvercle : pendant cette manche, ce dé ne compte pas et n’en annule aucun autre.
guide-event-searches = Le joueur qui a le plus petit dé restant fouille ce coffre. Son dé indique aussi combien de cartes il peut piocher au plus.
guide-event-nobody = Aucun dé ne compte ici : il n’y en a pas, ils s’annulent ou un Lourd couvercle les bloque. Personne ne fouille ce coffre pendant cette manche.
guide-event-bust = Trop de scorpions : toutes les cartes de cette fouille sont perdues. Mieux vaut parfois s’arrêter plus tôt !
guide-event-kept = Pas de piqûre ! Ces cartes ne craignent plus les scorpions, mais on peut encore voler les pierres et les bijoux hors parure.
guide-event-alone = Sans pierre, le talisman reste seul. Il vaut quand même 1 point.
guide-event-orphaned = La dernière pierre de cette sorte est partie : tout talisman placé avec elle se retrouve seul, mais vaut encore 1 point.
guide-event-set = Bracelet, bague et collier du même métal : une parure ! Elle rapporte un bonus, et personne ne peut la prendre.
guide-event-ring = Piocher six cartes avec un 6 sans se faire piquer : voilà comment on gagne l’Anneau magique ! Il vaut 5 points, mais un autre joueur qui réussit le même exploit s’en empare.
guide-event-last_round = Le Sorcier est arrivé. On finit cette manche, puis on compte les points.
guide-event-instant_end = Un vœu a fait venir le Sorcier : la partie s’arrête sur-le-champ, et les points sont comptés.

## Characters

bot-zobeide = Zobéide
bot-zobeide-help = Sait peser les risques et réagit vite à la lampe.
phrase-bot-hello-zobeide = Bonsoir ! Que les dés te soient favorables.
bot-maruf = Marouf
bot-maruf-help = Rêve de caravanes, s’arrête tôt et arrive souvent en retard à la lampe.
phrase-bot-hello-maruf = Bonjour ! Je t’ai parlé de ma caravane ?
bot-zumurrud = Zoumourroud
bot-zumurrud-help = Calcule les risques de chaque coffre, mais ne retient pas tes habitudes.
phrase-bot-hello-zumurrud = Bonjour. J’ai déjà calculé nos chances.
bot-jafar = Jafar
bot-jafar-help = Le grand vizir : devine tes dés d’après tes habitudes et a des réflexes d’enfer.
phrase-bot-hello-jafar = Ah, de la concurrence. La lampe sera à moi.

## Why a bot did it

reason-whim = Juste un caprice.
reason-begun = La parure de ce coffre est déjà commencée : { $chest }.
reason-usual = À ce nombre de joueurs, jouer un { $value } réussit souvent.
reason-best_dice = Face aux habitudes des autres, c’est le plus prometteur : { $chest }, { $value }.
reason-two_dice = Ensemble, ces deux dés sont les plus prometteurs.
reason-alike = Quelqu’un d’autre a le même nombre : vite, à la lampe !
reason-hasty = Trop de hâte : personne d’autre n’avait le même nombre.
reason-not_alike = Personne d’autre n’a de dé identique : pas touche à la lampe.
reason-asleep = Deux dés étaient identiques, mais c’est passé inaperçu.
reason-good_wish = Ce vœu vaut le coup : { $effect }.
reason-poor_wish = Le vœu suivant sera peut-être meilleur que celui-ci : { $effect }.
reason-ending_wish = { $effect } : ce vœu mettrait fin à la partie, et ça n’arrange que celui qui est en tête.
reason-no_danger = La prochaine carte est sans danger.
reason-little_danger = La prochaine carte vaut bien un risque de { $percent } %.
reason-danger = Un risque de { $percent } %, c’est trop pour la prochaine carte.
reason-half = La moitié des cartes que permet le dé, ça suffit.
reason-not_half = Ce n’est pas encore la moitié des cartes que permet le dé : on continue.
reason-best_card = La carte la plus précieuse : { $card }.
reason-hurts = C’est la perte qui gêne le plus { $seat }.
reason-least_card = La carte la plus facile à céder : { $card }.
reason-fewest = { $seat } a le moins de points : lui laisser une carte est le moins risqué.
reason-majority = La majorité la plus proche : { $gem }.
reason-own_chest = Autant regarder dans un coffre où l’on a déjà un dé : { $chest }.
reason-rich_chest = Le coffre le plus riche : { $chest }.
reason-own_searches = De quoi rendre les fouilles de cette manche plus payantes.
reason-enough = Ces cartes valent la peine d’être gardées.
reason-foreseen = À plus long terme, c’est le meilleur choix.

## What a content pack may change

kind-bracelet = { piece-bracelet }
kind-ring = { piece-ring }
kind-necklace = { piece-necklace }
content-below-sorcerer = Cartes sous chaque Sorcier
content-rounds = Nombre maximum de manches
content-charm = Scorpions en plus avec le Charmeur de scorpions
content-eye = Cartes que montre « L’œil qui voit tout »
content-scorpions = Scorpions dans le { $chest } ({ $kind })
content-lamp = Nombre de cartes Lampe ({ $effect })
content-card = Points par carte
content-majority = Points par majorité de pierres
content-magic-ring = Points pour l’Anneau magique
content-set = Bonus de parure ({ $chest })
