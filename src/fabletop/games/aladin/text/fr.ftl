### Aladin & la lampe merveilleuse: French
### The spaces before : ; ! ? and inside « » are no-break spaces (U+00A0).

## The game

game-name = Aladin & la lampe merveilleuse
game-line = Qui frottera la lampe en premier, et qui osera piocher encore une carte ?
game-about = Trois coffres remplis de trésors, et des scorpions dans chacun ! En secret, choisis un coffre et combien de cartes tu oses piocher. Si deux dés montrent la même valeur, frotte la lampe plus vite que les autres, et le génie exauce ton souhait. Rassemble bijoux et pierres précieuses avant que le Sorcier n’apparaisse.

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

piece-bracelet = Bracelet
piece-ring = Bague
piece-necklace = Collier

## Kinds of treasure (in a sentence)

kind-emerald = émeraude
kind-ruby = rubis
kind-sapphire = saphir
kind-topaz = topaze
kind-bronze-bracelet = bracelet de bronze
kind-bronze-ring = bague de bronze
kind-bronze-necklace = collier de bronze
kind-silver-bracelet = bracelet d’argent
kind-silver-ring = bague d’argent
kind-silver-necklace = collier d’argent
kind-gold-bracelet = bracelet d’or
kind-gold-ring = bague d’or
kind-gold-necklace = collier d’or
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
kind-bronze-bracelet-short = Bracelet de bronze
kind-bronze-ring-short = Bague de bronze
kind-bronze-necklace-short = Collier de bronze
kind-silver-bracelet-short = Bracelet d’argent
kind-silver-ring-short = Bague d’argent
kind-silver-necklace-short = Collier d’argent
kind-gold-bracelet-short = Bracelet d’or
kind-gold-ring-short = Bague d’or
kind-gold-necklace-short = Collier d’or
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

effect-bronze_gift = Don de bronze
effect-silver_gift = Don d’argent
effect-gold_gift = Don d’or
effect-eye = Œil qui voit tout
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

effect-bronze_gift-text = Pioche la première carte du coffre en bronze et garde-la, avec ou sans scorpions. Mais si c’est le Sorcier, la partie s’arrête aussitôt !
effect-silver_gift-text = Pioche la première carte du coffre en argent et garde-la, avec ou sans scorpions. Mais si c’est le Sorcier, la partie s’arrête aussitôt !
effect-gold_gift-text = Pioche la première carte du coffre en or et garde-la, avec ou sans scorpions. Mais si c’est le Sorcier, la partie s’arrête aussitôt !
effect-eye-text = Regarde les trois premières cartes d’un coffre. Personne d’autre ne les voit, et elles restent dans le même ordre.
effect-gem_thief-text = Prends une pierre précieuse de ton choix à quelqu’un d’autre.
effect-jewel_thief-text = Prends à quelqu’un d’autre un bijou hors parure de ton choix. Les parures complètes ne craignent rien.
effect-tithe-text = Prends une pierre ou un bijou hors parure à la personne qui, parmi les autres, a le plus de trésors. En cas d’égalité, c’est toi qui choisis.
effect-bazaar-text = Échange une de tes pierres ou un de tes bijoux hors parure contre une carte de quelqu’un d’autre. Tu choisis les deux cartes.
effect-lost_found-text = Prends une pierre précieuse de ton choix dans la défausse.
effect-sandstorm-text = Choisis une pierre ou un bijou hors parure de quelqu’un d’autre : le vent emporte cette carte dans la défausse.
effect-charmer-text = Pendant cette manche, tu supportes deux scorpions de plus à chaque fouille. Mais tu ne peux pas piocher plus de cartes.
effect-sleight-text = Augmente ou diminue un de tes dés de 1. Il doit toujours montrer de 1 à 6.
effect-carpet-text = Déplace un de tes dés sur un autre coffre, avec la même valeur. Tu ne dois pas déjà y avoir de dé.
effect-lid-text = Choisis un dé de quelqu’un d’autre : il ne compte pas du tout pendant cette manche.
effect-heart-text = Offre une de tes pierres ou un de tes bijoux hors parure à la personne de ton choix.
effect-toll-text = Défausse une de tes pierres ou un de tes bijoux hors parure.
effect-caravan-text = Chacun choisit en secret une de ses pierres ou un de ses bijoux hors parure. Puis toutes ces cartes passent en même temps à la place suivante.
effect-sleep-text = Zzz… Le génie dort à poings fermés. Il ne se passe rien.

## What the acting player is asked

ask-program = Choisis un coffre et un nombre
ask-program-two = Choisis deux coffres et deux nombres
ask-ready = La lampe arrive…
ask-countdown = Pas touche à la lampe… 3, 2, 1 !
ask-race = Un nombre en double ? Frotte la lampe !
ask-name_thief = Qui peut te prendre une carte ?
ask-steal = Prends une carte
ask-wish = Acceptes-tu ce souhait ?
ask-wish-3 = Le troisième souhait s’impose
ask-eye = Quel coffre veux-tu regarder ?
ask-gem_thief = Prends une pierre
ask-jewel_thief = Prends un bijou
ask-tithe = Prends une carte au plus riche
ask-bazaar = Échange deux cartes
ask-lost_found = Prends une pierre défaussée
ask-sandstorm = Quelle carte doit s’envoler ?
ask-sleight = Change un dé de 1
ask-carpet = Où s’envole ton dé ?
ask-lid = Quel dé ne comptera pas ?
ask-heart = Offre une carte
ask-toll = Défausse une carte
ask-caravan = Quelle carte fais-tu passer ?
ask-search = Encore une carte, ou stop ?
ask-talisman = Où va le talisman ?
ask-ring = Prends une carte défaussée
ask-over = La partie est finie

## What the others read meanwhile

wait-program = { $count ->
    [one] { $seats } choisit encore un coffre
   *[other] { $seats } choisissent encore un coffre
}
wait-program-two = { $count ->
    [one] { $seats } choisit encore deux coffres
   *[other] { $seats } choisissent encore deux coffres
}
wait-ready = { $count ->
    [one] { $seats } arrive tout de suite
   *[other] { $seats } arrivent tout de suite
}
wait-countdown = Pas touche à la lampe… 3, 2, 1 !
wait-race = Qui frotte la lampe ?
wait-name_thief = { $seats } choisit qui pourra prendre une carte
wait-steal = { $seats } prend une carte
wait-wish = { $seats } réfléchit au souhait
wait-wish-3 = { $seats } doit accepter le troisième souhait
wait-eye = { $seats } choisit un coffre à regarder
wait-gem_thief = { $seats } prend une pierre
wait-jewel_thief = { $seats } prend un bijou
wait-tithe = { $seats } prend une carte au plus riche
wait-bazaar = { $seats } fait un échange au bazar
wait-lost_found = { $seats } farfouille dans la défausse
wait-sandstorm = { $seats } appelle la tempête de sable
wait-sleight = { $seats } change la valeur d’un dé
wait-carpet = { $seats } déplace un dé
wait-lid = { $seats } choisit un dé qui ne comptera pas
wait-heart = { $seats } offre une carte
wait-toll = { $seats } paie le péage
wait-caravan = { $count ->
    [one] { $seats } choisit encore une carte
   *[other] { $seats } choisissent encore une carte
}
wait-search = { $seats } fouille le coffre
wait-talisman = { $seats } pose un talisman
wait-ring = { $seats } se sert de l’Anneau magique
wait-over = La partie est finie

## Buttons

option-program = { $token ->
    [0] Dé { $value } sur le { $chest }
   *[other] Dé { $value } sur le { $chest }, jeton { $token }
}
option-program_two = { $token ->
    [0] Dé { $value } sur le { $chest }, dé { $other_value } sur le { $other_chest }
   *[other] Dé { $value } sur le { $chest }, dé { $other_value } sur le { $other_chest }, jeton { $token }
}
option-ready = On y va
option-hold = Ne pas toucher à la lampe
option-slap = Frotter la lampe !
option-wait = Laisser la lampe tranquille
option-name_thief = Peut prendre une carte : { $other }
option-steal = Prendre : { $card }
option-wish_accept = Accepter le souhait
option-wish_refuse = Refuser le souhait
option-look = Regarder dans le { $chest }
option-take = Prendre à { $other } : { $card }
option-swap = Échanger : { $card } contre { $other_card } ({ $other })
option-recover = Prendre dans la défausse : { $card }
option-blow = Faire s’envoler ({ $other }) : { $card }
option-turn = { $delta ->
    [1] Augmenter de 1 : { $chest }
   *[other] Diminuer de 1 : { $chest }
}
option-fly = S’envoler du { $chest } vers le { $to_chest }
option-shut = Fermer le { $chest } pour { $other }
option-give = Offrir à { $other } : { $card }
option-pay = Défausser : { $card }
option-caravan_pass = Faire passer : { $card }
option-draw = Encore une carte
option-stop = M’arrêter
option-place_talisman = Poser le talisman : { $gem }
option-ring_take = Prendre dans la défausse : { $card }

## What happens

event-dealt = { $seat } commence avec : { $cards }
event-round = Manche { $round }
event-programmed = { $seat } a fait son choix
event-counting = Pas touche à la lampe… 3, 2, 1 !
event-revealed = { $seat } : dé { $value } sur le { $chest }
event-early = Trop tôt ! { $seat } ne peut plus frotter la lampe pendant cette manche
event-slapped = { $seat } frotte la lampe en { $ms } ms
event-clamped = { $seat } : { $claimed } ms, ce n’est pas possible ; on compte { $ms } ms
event-late = { $seat } arrive trop tard
event-false_slap = Fausse alerte ! { $seat } n’a pas de dé en double
event-right = Dé { $value } : { $seat } peut appeler le génie !
event-margin = { $seat } devance { $other } de { $ms } ms
event-dead_heat = Exactement en même temps : { $seats }
event-no_right = Dé { $value } : personne ne réveille le génie
event-token_shown = { $seat } montre le jeton { $token }
event-tokens_back = { $seat } récupère ses cinq jetons
event-drawn_by_lot = Dé { $value } : le sort désigne { $seat }
event-spared = { $seat } n’a rien qu’on puisse prendre
event-named = { $seat } laisse { $other } prendre une carte
event-stole = { $seat } prend à { $other } : { $card }
event-wish = Souhait { $number } pour { $seat } : { $effect }
event-refused = { $seat } refuse : { $effect }
event-granted = Souhait exaucé pour { $seat } : { $effect }
event-nothing = Ce souhait n’apporte rien à { $seat }
event-gift = Un don du { $chest } pour { $seat } : { $card }
event-looked = { $seat } regarde dans le { $chest }
event-peeked = Sur le dessus du { $chest } : { $cards }
event-swapped = { $seat } donne à { $other } : { $card } – et reçoit : { $other_card }
event-recovered = { $seat } prend dans la défausse : { $card }
event-blown = { $seat } appelle la tempête, et { $other } perd : { $card }
event-charmed = { $seat } supporte deux scorpions de plus pendant cette manche
event-turned = { $seat } change un dé sur le { $chest } : maintenant { $value }
event-flew = { $seat } s’envole du { $chest } vers le { $to_chest }
event-shut = { $seat } ferme le { $chest } pour { $other }
event-gave = { $seat } offre à { $other } : { $card }
event-paid = { $seat } paie le péage : { $card }
event-passing = { $seat } a choisi une carte pour la caravane
event-passed = La caravane passe ({ $seat } → { $other }) : { $card }
event-searches = { $value ->
    [one] { $seat } fouille le { $chest } : { $value } carte au plus
   *[other] { $seat } fouille le { $chest } : { $value } cartes au plus
}
event-nobody = Personne ne fouille le { $chest }
event-drew = { $scorpions ->
    [0] { $seat } pioche : { $card }
    [one] { $seat } pioche : { $card } ({ $scorpions } scorpion en tout)
   *[other] { $seat } pioche : { $card } ({ $scorpions } scorpions en tout)
}
event-sorcerer = Le Sorcier ! { $seat } tombe sur lui dans le { $chest }
event-bust = { $scorpions ->
    [one] Aïe, { $scorpions } scorpion ! { $seat } se fait piquer et perd toutes les cartes de cette fouille
   *[other] Aïe, { $scorpions } scorpions ! { $seat } se fait piquer et perd toutes les cartes de cette fouille
}
event-kept = { $seat } garde : { $cards }
event-empty_handed = { $seat } referme le { $chest } sans rien prendre
event-placed = { $seat } pose un talisman : { $gem }
event-alone = { $seat } n’a pas de pierre : ce talisman reste seul
event-orphaned = { $seat } perd sa dernière pierre de cette sorte ({ $gem }) : les talismans posés là restent seuls
event-set = { $seat } complète une parure : { $metal } !
event-ring = { $seat } gagne l’Anneau magique !
event-ring_from = { $seat } prend l’Anneau magique à { $other } !
event-ring_took = L’Anneau offre à { $seat } une carte de la défausse : { $card }
event-last_round = Le Sorcier est là : c’est la dernière manche !
event-instant_end = { $seat } souhaite, et voilà le Sorcier : la partie s’arrête aussitôt !
event-left = { $seat } quitte la table
event-ended = { $reason }

## How the game ends

reason-sorcerer = Le Sorcier est là et la manche est finie : on compte les trésors
reason-lamp = La lampe a appelé le Sorcier : on compte les trésors
reason-rounds = Quarante manches sont passées : on compte les trésors
reason-walkover = Il n’y a plus personne d’autre à la table

## Why not

refusal-unknown-action = Ce coup n’existe pas dans ce jeu : choisis-en un à l’écran.
refusal-game-over = Cette partie est finie – on en refait une ?
refusal-not-seated = Tu regardes cette partie : seules les personnes assises à la table peuvent jouer.
refusal-stale = La partie a avancé entre-temps : regarde bien et choisis de nouveau.
refusal-lamp-closed = La lampe se repose. Attends « 3, 2, 1 ! » – dès que les dés sont montrés, tu peux la frotter.
refusal-locked-out = Tu as touché la lampe trop tôt : tu pourras réessayer à la prochaine manche.
refusal-already-slapped = Ta main est déjà sur la lampe : tu vas bientôt voir qui a été le plus rapide.
refusal-not-your-decision = Un peu de patience, ce n’est pas à toi de choisir maintenant, mais à { $seats }.
refusal-wrong-phase = Chaque chose en son temps : fais d’abord ce qui est demandé maintenant.
refusal-malformed = Cela n’existe pas dans ce jeu : choisis quelque chose à l’écran.
refusal-wrong-dice-count = { $count ->
    [1] Pose exactement un dé.
   *[other] Pose exactement deux dés.
}
refusal-bad-value = Un dé montre de 1 à 6 : choisis un de ces nombres.
refusal-same-chest-twice = Tes deux dés doivent être sur des coffres différents : déplace l’un d’eux.
refusal-token-spent = Tu as déjà dépensé ce jeton : choisis-en un qui te reste.
refusal-third-wish-binding = Le troisième souhait doit être exaucé : touche « Ainsi soit-il ».
refusal-self-target = Choisis quelqu’un d’autre, qui joue encore.
refusal-not-theirs = Cette carte n’est pas à cette personne : choisis-en une autre.
refusal-not-yours = Tu n’as pas cette carte : choisis une des tiennes.
refusal-talisman-immune = Un talisman ne peut être ni pris, ni donné, ni échangé : choisis une autre carte.
refusal-protected-set = Ce bijou fait partie d’une parure complète, à l’abri pour toujours : choisis une autre carte.
refusal-wrong-card-type = Ce souhait ne concerne pas cette carte : choisis-en une autre.
refusal-not-richest = Quelqu’un d’autre a plus de trésors : choisis parmi les plus riches.
refusal-not-in-discard = Cette carte n’est pas dans la défausse : choisis-en une que tu y vois.
refusal-no-die-there = Ce dé n’existe pas : choisis-en un qui est posé.
refusal-die-range = Un dé ne montre que de 1 à 6 : change-le dans l’autre sens.
refusal-chest-taken = Tu as déjà un dé à cet endroit : choisis un autre coffre.
refusal-no-gem-of-type = Tu n’as pas de pierre de cette sorte : pose le talisman avec des pierres à toi.
refusal-bad-player-count = Ce jeu se joue de 2 à 5 : ajoute une chaise ou enlèves-en une.
refusal-bad-option = Tu ne peux pas jouer avec ce réglage ici : { $option } – { $value }. Choisis une autre valeur.

## Settings

setting-lamp_mode = La lampe
setting-lamp_mode-help = Si deux dés montrent la même valeur, qui peut appeler le génie ?
setting-lamp_mode-race = Le plus rapide
setting-lamp_mode-sealed = Le plus haut jeton
setting-lamp_mode-lottery = Le hasard
setting-lamp_mode-race-help = Qui frotte la lampe en premier. Mais la frotter sans dé en double coûte une carte.
setting-lamp_mode-sealed-help = Rien ne presse : avec ton dé, tu mises en secret un jeton de 1 à 5, et le plus haut gagne. Idéal pour les connexions lentes et les tables calmes.
setting-lamp_mode-lottery-help = Rien ne presse, et pas de jetons : on tire au sort.

setting-my_precious = Mon précieux : l’Anneau magique
setting-my_precious-help = Pioche les six cartes avec un six, et tu gagnes l’Anneau magique : 5 points et une carte de la défausse. Jusqu’à ce que quelqu’un te le prenne !
setting-my_precious-true = Oui
setting-my_precious-false = Non

setting-odds_hint = Montrer le danger
setting-odds_hint-help = Qui fouille voit le risque de se faire piquer à la prochaine carte.
setting-odds_hint-true = Oui
setting-odds_hint-false = Non

setting-timers = Temps de réflexion
setting-timers-help = Si ton temps est écoulé, le coup est joué pour toi.
setting-timers-off = Sans chrono
setting-timers-relaxed = Tranquille (trois fois plus long)
setting-timers-standard = Normal
setting-timers-blitz = Rapide (moitié moins de temps)

setting-lamp_trust = Mesure à la lampe
setting-lamp_trust-help = Jusqu’où croit-on un appareil qui annonce ta rapidité ?
setting-lamp_trust-strict = Stricte
setting-lamp_trust-friends = Entre amis
setting-lamp_trust-strict-help = Chaque temps est comparé à la connexion : personne ne peut tricher.
setting-lamp_trust-friends-help = On croit chaque appareil. Idéal entre amis quand les connexions sont capricieuses.

setting-handicap_ms = Avance à la lampe
setting-handicap_ms-help = Autant de millisecondes sont retirées de son temps. Idéal pour les petites mains ; 500, c’est une demi-seconde.
setting-handicap_ms-0 = aucune
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

setting-on_leave = Si quelqu’un s’en va
setting-on_leave-help = Un robot peut jouer à sa place, ou ses trésors restent simplement sur la table.
setting-on_leave-bot = Un robot prend le relais
setting-on_leave-freeze = La place reste vide

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
outcome-walkover = { $seats } gagne : il n’y a plus personne d’autre à la table
score-line =
    { $points ->
        [one] { $seat } : { $points } point
       *[other] { $seat } : { $points } points
    } (cartes { $cards } + parures { $sets } + majorités { $majorities }{ $ring ->
        [0] {""}
       *[other] {" "}+ Anneau { $ring }
    })

## Bots

bot-normal = Chercheur de trésors
bot-normal-help = Pèse le danger et le gain, et réagit vite à la lampe.
bot-easy = Rêveur
bot-easy-help = S’arrête tôt et arrive souvent trop tard à la lampe.
bot-hard = Grand vizir
bot-hard-help = Retient chaque carte et a les doigts très rapides.
bot-random = Tourbillon
bot-random-help = Joue au gré du vent.

## How to play

help-1 = À chaque manche, choisis en secret un des trois coffres et règle ton dé : c’est le nombre de cartes que tu peux piocher au plus. À deux, chacun pose deux dés sur deux coffres différents. Chacun commence avec une pierre précieuse, deux si vous n’êtes que deux.
help-2 = « 3, 2, 1 ! » : tous les dés sont montrés. Si le tien a la même valeur que celui de quelqu’un d’autre, sur n’importe quel coffre, frotte la lampe : le plus rapide peut appeler le génie.
help-3 = Attention : qui frotte la lampe sans dé en double désigne quelqu’un, qui lui prend une pierre ou un bijou hors parure. Trop tôt, et il faut laisser la lampe tranquille pendant cette manche.
help-4 = Le génie propose jusqu’à trois souhaits, l’un après l’autre. Tu peux refuser le premier et le deuxième, mais le troisième est exaucé, quoi qu’il apporte.
help-5 = Ensuite, on fouille les coffres : bronze, argent, or. Sur chaque coffre, les dés identiques s’annulent, et le plus petit des autres a le droit de fouiller.
help-6 = Pioche carte après carte et arrête-toi quand tu veux. Une carte peut porter jusqu’à cinq scorpions, ou aucun : dès que tu as autant de scorpions que la valeur de ton dé, tu te fais piquer et tu perds toutes les cartes de cette fouille.
help-7 = Chaque carte vaut 1 point. Bracelet, bague et collier du même métal forment une parure, à l’abri pour toujours : le bronze rapporte 6 points de plus, l’argent 8, l’or 10. Qui a le plus de pierres d’une sorte gagne 5 points de plus ; en cas d’égalité, personne.
help-8 = Un talisman compte comme une pierre de plus de la sorte où tu le poses. Personne ne peut le prendre, mais si ta dernière pierre de cette sorte s’en va, il reste seul et ne vaut plus que 1 point.
help-9 = Dans chaque coffre, le Sorcier attend sous 20 cartes. S’il apparaît pendant une fouille, on finit la manche ; si c’est un souhait qui l’appelle, la partie s’arrête aussitôt. Le plus de points gagne !

## On the board: choosing

board-place-die = Pose ton dé sur un coffre
board-place-dice = Pose tes deux dés sur deux coffres différents
board-choose-value = Combien de cartes oses-tu piocher ?
board-choose-two = Deux dés : choisis deux coffres et deux nombres
board-secret-of = Choix secret : { $seat }
board-your-die = Ton dé
board-die = Dé { $value }
board-die-of = { $seat } : dé { $value }
board-die-void = ne compte pas pendant cette manche
board-confirm = C’est fait !
board-change = Changer
board-chosen = C’est choisi ! Tu peux encore changer
board-waiting-for = On attend { $seats }
board-round = Manche { $round }
board-last-round = Dernière manche !
board-token = Jeton { $token }
board-tokens = Tes jetons
board-choose-token = Quel jeton mises-tu ?
board-token-spent = dépensé
board-tokens-help = Le plus haut jeton gagne le génie. Les jetons montrés sont dépensés ; quand il n’en reste plus, les cinq reviennent.

## On the board: the lamp

board-lamp = La lampe merveilleuse : frotte-la si ton dé montre le même nombre que celui d’un autre
board-lamp-short = Même nombre qu’un autre ? Frotte !
board-lamp-closed = La lampe se repose
board-hands-off = Pas touche !
board-go = Maintenant !
board-press-key = { $key } : frotter la lampe
board-touch-here = Ta zone : { $seat }
board-tap-here = Touche ici
board-own-strip = Touche la zone à ton nom !
board-your-hand = Ta main est sur la lampe
board-too-early = Trop tôt ! Laisse la lampe tranquille pendant cette manche
board-early = trop tôt
board-first = en premier
board-slow = moins rapide
board-false = fausse alerte
board-late = trop tard
board-race-order = Qui a été le plus rapide ?
board-reaction = { $ms } ms
board-margin = { $ms } ms d’avance
board-faster = { $seat } devance { $other_seat } de { $ms } ms
board-clamped = corrigé : vu la connexion, ce n’était pas plus rapide
board-head-start = avance de { $ms } ms
board-by-rights = Exactement en même temps : priorité à qui a le moins appelé le génie
board-by-lot = Le sort a décidé
board-by-token = Le plus haut jeton gagne
board-no-match = Tous les dés sont différents
board-nobody-slapped = Personne n’a frotté la lampe à temps
board-may-call = { $seat } peut appeler le génie
board-next-right = Ensuite : { $seats }
board-name-thief = Qui peut te prendre une carte ?
board-thief-choose = { $other_seat } prend une carte à { $seat }

## On the board: the genie

board-wish = Souhait { $number } sur 3
board-accept = Je prends ce souhait
board-refuse = Souhait suivant
board-third-wish = Ainsi soit-il
board-third-wish-help = Le troisième souhait doit être exaucé
board-lamp-pile = { $count ->
    [one] { $count } carte Lampe
   *[other] { $count } cartes Lampe
}
board-no-effect = Ce souhait ne changerait rien maintenant
board-choose-player = Choisis quelqu’un
board-choose-card = Choisis une carte
board-choose-chest = Choisis un coffre
board-choose-die = Choisis un dé
board-your-card = Ta carte
board-their-card = Sa carte ({ $seat })
board-die-up = Un de plus
board-die-down = Un de moins
board-peek = Rien que pour tes yeux : { $chest }
board-peek-order = La carte de gauche sera piochée en premier
board-peek-done = Vu !
board-caravan-to = Ta carte part chez { $seat }
board-caravan-chosen = Choix faits : { $ready } sur { $all }
board-charmed = supporte deux scorpions de plus

## On the board: searching

board-one-more = Encore une !
board-stop = Stop
board-keep = { $count ->
    [0] M’arrêter sans rien
    [one] M’arrêter et garder { $count } carte
   *[other] M’arrêter et garder { $count } cartes
}
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
board-left = { $count ->
    [0] Plus de carte
    [one] Encore { $count } carte au plus
   *[other] Encore { $count } cartes au plus
}
board-safe = La prochaine carte est sans danger
board-odds = Danger : { $percent } %
board-searching = { $seat } fouille
board-may-search = { $seat } peut fouiller ici
board-nobody-searches = Personne ne fouille ici
board-cancelled = Les dés identiques s’annulent
board-took = { $count ->
    [0] rien emporté
    [one] { $count } carte emportée
   *[other] { $count } cartes emportées
}
board-drawn = Déjà piochées
board-bust = Toutes les cartes de cette fouille sont perdues
board-stung = Piqué !
board-pile = { $count ->
    [one] { $count } carte dans le coffre
   *[other] { $count } cartes dans le coffre
}
board-sorcerer-in = { $count ->
    [0] La prochaine carte est le Sorcier !
    [one] Sorcier : { $count } carte au-dessus de lui
   *[other] Sorcier : { $count } cartes au-dessus de lui
}
board-sorcerer-out = Le Sorcier est sorti

## On the board: treasures

board-your-treasure = Ton trésor
board-treasure-of = Son trésor ({ $seat })
board-treasures = { $count ->
    [one] { $count } trésor
   *[other] { $count } trésors
}
board-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
board-points-now = si la partie s’arrêtait maintenant
board-gems = Pierres précieuses
board-jewels = Bijoux
board-set = Parure complète
board-set-safe = Parure complète : à l’abri pour toujours
board-sets = { $count ->
    [one] { $count } parure
   *[other] { $count } parures
}
board-missing = Il manque encore : { $pieces }
board-set-bonus = { $points ->
    [one] Parure : { $points } point de plus
   *[other] Parure : { $points } points de plus
}
board-leads = En a le plus : 5 points de plus
board-gem-count = { $gem } : { $count }
board-figure = { $name } : { $count }
board-lone = Talisman seul : il reste ici pour toujours
board-talisman-here = Le poser ici
board-talisman-help = Un talisman compte comme une pierre de plus de la sorte où tu le poses
board-talisman-not-here = Pas ici : tu n’as pas de pierre de cette sorte
board-discard = Défausse
board-discard-count = { $count ->
    [one] Défausse : { $count } carte
   *[other] Défausse : { $count } cartes
}
board-discard-empty = La défausse est vide
board-nothing-yet = Rien pour l’instant
board-ring = Anneau magique
board-ring-table = L’Anneau magique attend six cartes avec un six
board-ring-yours = L’Anneau magique est à toi : 5 points
board-ring-of = L’Anneau magique est à { $seat }
board-frozen = n’est plus là ; ses cartes restent

## In the lobby

board-key-test = Test des touches : appuyez tous en même temps sur vos touches, sans les relâcher
board-key-of = { $seat } : touche { $key }
board-key-test-ok = Toutes les touches répondent : c’est parti !
board-key-test-bad = Ce clavier ne voit pas toutes les touches à la fois. Touchez plutôt l’écran, ou laissez décider les jetons.
board-propose-sealed = Laisser décider les jetons
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
    [one] encore { $count } scorpion : tout est perdu
   *[other] encore { $count } scorpions : tout est perdu
}
board-keep-short = { $count ->
    [0] ne rien prendre
    [one] garder { $count } carte
   *[other] garder { $count } cartes
}

## The guided first game

guide-welcome = Rassemble pierres et bijoux de trois coffres, mais gare aux scorpions ! Le plus de points gagne quand le Sorcier arrive.
guide-end = Chaque carte vaut 1 point, une parure 6, 8 ou 10 de plus, le plus de pierres d’une sorte 5. Le plus grand total gagne.

guide-ask-program = Choisis un coffre et combien de cartes tu oses piocher. Le plus petit nombre y fouille, mais les dés identiques s’annulent.
guide-ask-program-two = Pose tes deux dés sur deux coffres différents. Un petit nombre gagne souvent, un grand permet plus de cartes.
guide-ask-ready = Tout le monde a choisi, les dés vont être montrés. Tiens ta main prête, mais ne touche pas encore la lampe !
guide-ask-countdown = Pas touche avant que les dés soient montrés ! Trop tôt, et tu laisses la lampe tranquille pendant cette manche.
guide-ask-race = Compare les dés : quelqu’un d’autre montre ton nombre ? Alors frotte vite la lampe, sinon n’y touche pas.
guide-ask-name_thief = C’était une fausse alerte, donc quelqu’un peut te prendre une carte. Désigne plutôt une personne qui a peu de points.
guide-ask-steal = Quelqu’un a frotté à tort, et tu peux lui prendre une carte. Le mieux : un bijou qui complète ta parure.
guide-ask-wish = Le génie t’offre un souhait. Prends-le, ou refuse et vois le suivant – mais le troisième, tu devras le prendre !
guide-ask-wish-3 = Après deux refus, ce troisième souhait est exaucé, qu’il te plaise ou non. Touche « Ainsi soit-il ».
guide-ask-eye = Choisis un coffre et regarde ses trois premières cartes sans les montrer. Celui où est ton dé est une bonne idée.
guide-ask-gem_thief = Prends une pierre à quelqu’un. Une sorte que tu rassembles déjà t’aide à en avoir le plus.
guide-ask-jewel_thief = Prends un bijou hors parure à quelqu’un. Y en a-t-il un qui complète ta parure ?
guide-ask-tithe = Prends une pierre ou un bijou hors parure au plus riche. Choisis ce qui va avec ta collection.
guide-ask-bazaar = Choisis une de tes cartes et celle que tu veux en échange. Donne ce qui te sert le moins !
guide-ask-lost_found = Des pierres perdues sont dans la défausse. Prends-en une d’une sorte que tu as déjà.
guide-ask-sandstorm = Choisis une carte de quelqu’un d’autre : le vent l’emporte. De préférence une carte qui rapporterait beaucoup.
guide-ask-sleight = Change ton dé de 1 : plus bas pour gagner le coffre, plus haut pour plus de cartes. Ou pour éviter un dé identique.
guide-ask-carpet = Envoie ton dé sur un autre coffre. Le mieux : là où il est le plus petit, sans dé identique.
guide-ask-lid = Choisis un dé de quelqu’un d’autre qui ne comptera pas. De préférence un dé qui te gêne.
guide-ask-heart = Tu dois offrir une carte. Choisis-en une qui te sert peu, et une personne qui a du retard.
guide-ask-toll = Une de tes cartes va dans la défausse. Donne celle qui vaut le moins pour toi.
guide-ask-caravan = Chacun fait passer une carte à la place suivante, tous en même temps. Choisis-en une dont tu n’as pas besoin.
guide-ask-search = Encore une carte, ou t’arrêter et tout garder ? Autant de scorpions que ton dé, et tout est perdu.
guide-ask-talisman = Pose le talisman avec des pierres à toi : il compte comme une de plus. Le mieux : là où tu peux en avoir le plus.
guide-ask-ring = L’Anneau magique te laisse prendre une carte de la défausse. Un bijou pour ta parure serait une bonne prise.

guide-wait-wish = Regarde quel souhait le génie propose ! On peut refuser les deux premiers, mais pas le troisième.
guide-wait-search = Quelqu’un fouille un coffre. Surveille les scorpions : les cartes perdues vont dans la défausse, à la vue de tous.

guide-event-dealt = Chaque pierre vaut 1 point dès le début. Qui a le plus d’une sorte à la fin gagne 5 points de plus.
guide-event-revealed = Maintenant, tout le monde voit les dés. Si un nombre y est deux fois, peu importe les coffres, à la lampe !
guide-event-early = Trop tôt ! Qui touche la lampe avant que les dés soient montrés la laisse cette manche, mais ne perd pas de carte.
guide-event-false_slap = Fausse alerte : aucun autre dé ne montre ce nombre. Quelqu’un d’autre peut donc prendre une carte.
guide-event-right = Le même nombre et la main la plus rapide : voilà qui appelle le génie. Il propose jusqu’à trois souhaits.
guide-event-no_right = Deux dés étaient identiques, mais personne n’a frotté à temps. Il n’y a donc pas de souhait.
guide-event-dead_heat = Pratiquement en même temps ! Priorité à qui a le moins appelé le génie.
guide-event-clamped = Une connexion lente ne doit aider personne. Ce temps a donc été vérifié et corrigé.
guide-event-token_shown = Entre dés identiques, le plus haut jeton appelle le génie. Les jetons montrés sont dépensés.
guide-event-spared = Il n’y a rien à prendre ici : talismans et parures sont à l’abri.
guide-event-refused = Le souhait est refusé et passe sous la pile. Le suivant sera peut-être meilleur – ou pire.
guide-event-nothing = Ce souhait n’a rien à faire en ce moment. Il ne se passe donc rien.
guide-event-gift = Un don sort tout droit du coffre. Ses scorpions ne piquent pas.
guide-event-charmed = Deux scorpions de plus ne font rien pendant cette manche. Le nombre de cartes reste le même.
guide-event-shut = Un lourd couvercle : ce dé ne compte pas pendant cette manche. Il ne gagne rien et n’annule rien.
guide-event-searches = Le plus petit nombre qui n’est là qu’une fois fouille ce coffre. Il dit aussi combien de cartes on peut piocher.
guide-event-nobody = Il n’y a pas de dé ici, ou tous s’annulent. Ce coffre reste donc fermé pendant cette manche.
guide-event-bust = Autant de scorpions que le dé : toutes les cartes de cette fouille sont perdues. Un peu plus de prudence la prochaine fois ?
guide-event-kept = Arrêt à temps ! Ces cartes ne craignent plus les scorpions, mais hors parure, un voleur peut encore les prendre.
guide-event-alone = Sans pierre, le talisman reste seul. Il vaut toujours 1 point.
guide-event-orphaned = La dernière pierre de cette sorte est partie : ses talismans ne comptent plus avec elle. Chacun vaut encore 1 point.
guide-event-set = Bracelet, bague et collier du même métal : une parure ! Elle rapporte des points en plus, et personne ne peut la prendre.
guide-event-ring = Les six cartes avec un six : voilà l’Anneau magique. Il vaut 5 points, jusqu’à ce que quelqu’un d’autre y arrive.
guide-event-last_round = Le Sorcier est arrivé. On fouille encore les autres coffres, puis on compte les points.
guide-event-instant_end = Un souhait a appelé le Sorcier, et alors la partie s’arrête aussitôt. On compte les points.

## Characters

bot-zobeide = Zobéide
bot-zobeide-help = Pèse le danger et le gain, et réagit vite à la lampe.
bot-maruf = Marouf
bot-maruf-help = Rêve de caravanes, s’arrête tôt et arrive souvent trop tard à la lampe.
bot-zumurrud = Zoumourroud
bot-zumurrud-help = Calcule chaque coffre jusqu’au bout, mais ne retient pas tes habitudes.
bot-jafar = Jafar
bot-jafar-help = Le grand vizir : lit dans tes dés et a les doigts très rapides.

## Why a bot did it

reason-whim = Un simple caprice.
reason-begun = Ses bijoux sont déjà commencés : { $chest }.
reason-usual = À ce nombre de joueurs, un { $value } s’en sort souvent bien.
reason-best_dice = Face à ce que les autres jouent d’habitude, c’est le plus prometteur : { $chest }, { $value }.
reason-two_dice = Ensemble, ces deux dés sont les plus prometteurs.
reason-alike = Deux dés étaient pareils : vite, à la lampe !
reason-hasty = C’était trop pressé : aucun dé n’était pareil.
reason-not_alike = Aucun autre dé n’était pareil : on ne touche pas à la lampe.
reason-asleep = Deux dés étaient pareils, et c’est passé inaperçu.
reason-good_wish = Cela vaut la peine : { $effect }.
reason-poor_wish = Un meilleur souhait peut venir que celui-ci : { $effect }.
reason-ending_wish = Cela finirait la partie, alors c’est l’avance qui décide : { $effect }.
reason-no_danger = La prochaine carte ne peut faire aucun mal.
reason-little_danger = Une carte de plus vaut bien un danger de { $percent } %.
reason-danger = Un danger de { $percent } %, c’est trop pour une carte de plus.
reason-half = La moitié de ce que permet le dé suffit.
reason-not_half = On n’a même pas utilisé la moitié de ce que permet le dé.
reason-best_card = C’est ce qui rapporte le plus : { $card }.
reason-hurts = C’est ce qui gêne le plus { $seat }.
reason-least_card = C’est ce qui manquera le moins : { $card }.
reason-fewest = { $seat } a le moins de points : c’est là que le vol fait le moins de tort.
reason-majority = C’est là que la majorité est la plus proche : { $gem }.
reason-own_chest = Un dé à soi y attend : { $chest }.
reason-rich_chest = C’est là qu’il y a le plus à trouver : { $chest }.
reason-own_searches = Après cela, ses propres dés trouvent le plus.
reason-enough = Ce qu’il y a déjà vaut la peine d’être emporté.
reason-foreseen = Après avoir maintes fois imaginé la suite, c’est ce qui finissait le mieux.

## What a content pack may change

kind-bracelet = { piece-bracelet }
kind-ring = { piece-ring }
kind-necklace = { piece-necklace }
content-below-sorcerer = Cartes sous chaque Sorcier
content-rounds = Manches au plus
content-charm = Scorpions qu’ajoute le charmeur
content-eye = Cartes que voit l’Œil
content-scorpions = Scorpions, { $chest } : { $kind }
content-lamp = Cartes de la lampe : { $effect }
content-card = Points par carte
content-majority = Points pour le plus d’une gemme
content-magic-ring = Points pour l’Anneau magique
content-set = Points pour une parure : { $chest }
