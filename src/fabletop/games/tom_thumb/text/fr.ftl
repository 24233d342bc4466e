### Le Petit Poucet: French
### The spaces before : ; ! ? and inside « » are no-break spaces (U+00A0).

## The game

game-name = Le Petit Poucet
game-line = Où était la grotte ? Retrouvez ensemble le chemin !
game-about = Perdus dans la forêt ! Retenez où tout se trouve, retrouvez les bons Lieux et portez ensemble la lanterne jusqu’à la chaumière. Mais attention : les loups rôdent, et l’Ogre est déjà en route.

## The ten faces

place-clearing = La clairière
place-castle = Le château
place-hill = La colline
place-ogre_lair = Chez l’Ogre
place-lost_hut = La cabane abandonnée
place-marsh = Le marais
place-stone_bridge = Le pont de pierre
place-river = La rivière
place-cave = La grotte
place-wolves = Loups

## The ten faces, short (under small tiles)

place-clearing-short = Clairière
place-castle-short = Château
place-hill-short = Colline
place-ogre_lair-short = Chez l’Ogre
place-lost_hut-short = Cabane
place-marsh-short = Marais
place-stone_bridge-short = Pont
place-river-short = Rivière
place-cave-short = Grotte
place-wolves-short = Loups

## The bridges of the path

bridge-bridge_stone = le pont de pierre
bridge-bridge_wood = le pont de bois

## What is decided between two turns

choice-continue = Continuer la route
choice-tree = Grimper au Grand Arbre
choice-boots = Chausser les Bottes de sept lieues

## Words of the game

label-guide = Guide
label-ogre = Ogre
label-lantern = Lanterne
label-pebbles = Petits Cailloux
label-tree = Grand Arbre
label-boots = Bottes de sept lieues
label-travel-deck = Pioche Voyage
label-path = Sentier
label-cottage = Chaumière
label-circle = Le cercle
label-wolves-here = Les loups sont ici

## What the acting player is asked

ask-arrive = Vers la forêt …
ask-look = Regarde et retiens !
ask-ask = Demande un Lieu
ask-find = Trouve la bonne tuile
ask-advice = À ton avis, où ?
ask-swap = Déplace les loups
ask-insert = Place cette tuile
ask-new_look = Nouveau : retiens !
ask-result = Regarde bien !
ask-between = Et maintenant ?
ask-tree_look = D’ici, on voit tout !
ask-boots = Trouve-les un par un
ask-over = La partie est finie

## What the others read meanwhile

wait-arrive = { $count ->
    [one] { $seats } est encore en chemin
   *[other] { $count } joueurs sont encore en chemin
}
wait-look = { $count ->
    [one] { $seats } regarde encore
   *[other] { $count } joueurs regardent encore
}
wait-ask = { $seats } choisit un Lieu
wait-find = { $seats } cherche – chut !
wait-advice = { $count ->
    [one] { $seats } réfléchit encore
   *[other] { $count } joueurs réfléchissent encore
}
wait-swap = { $seats } déplace les loups
wait-insert = { $seats } place une tuile
wait-new_look = { $count ->
    [one] { $seats } regarde encore
   *[other] { $count } joueurs regardent encore
}
wait-result = { $count ->
    [one] { $seats } regarde encore
   *[other] { $count } joueurs regardent encore
}
wait-between = { $count ->
    [one] { $seats } doit encore décider
   *[other] { $count } joueurs doivent encore décider
}
wait-tree_look = { $count ->
    [one] { $seats } regarde encore
   *[other] { $count } joueurs regardent encore
}
wait-boots = { $seats } a mis les Bottes – chut !
wait-over = La partie est finie

## Buttons

option-loaded = Je suis là
option-ready = C’est bon !
option-ask = Demander : { $place }
option-flip = Retourner la tuile { number-index }
option-pebble = Dépenser un Petit Caillou
option-call_help = A aidé : { $seat }
option-advise = { $index ->
    [None] Je ne sais pas
    [null] Je ne sais pas
   *[other] À mon avis : la tuile { number-index }
}
option-swap = Échanger les tuiles { number-index } et { number-to-index }
option-insert = Après la tuile { number-gap } : { $place }
option-vote = { $choice }

## Tiles are counted from 1

number-index = { $index ->
    [0] 1
    [1] 2
    [2] 3
    [3] 4
    [4] 5
    [5] 6
    [6] 7
    [7] 8
    [8] 9
    [9] 10
   *[other] { $index }
}
number-to-index = { $to_index ->
    [0] 1
    [1] 2
    [2] 3
    [3] 4
    [4] 5
    [5] 6
    [6] 7
    [7] 8
    [8] 9
    [9] 10
   *[other] { $to_index }
}
number-gap = { $gap ->
    [0] 1
    [1] 2
    [2] 3
    [3] 4
    [4] 5
    [5] 6
    [6] 7
    [7] 8
    [8] 9
    [9] 10
   *[other] { $gap }
}

## What happens

event-began = { $seat } commence
event-showed = Regardez bien et retenez !
event-hid = Toutes les tuiles sont face cachée
event-turn = Tour { $turn } : { $seat } montre le chemin
event-dealt = Tes cartes : { $places }
event-asked = { $seat } doit trouver : { $place }
event-flipped = { $seat } retourne : { $place }
event-found = { $seat } a trouvé : { $place } !
event-missed = { $seat } cherchait « { $place } » et trouve « { $other_place } »
event-wolves = Aïe, les loups ! { $seat } cherchait « { $place } »
event-silent = Temps écoulé : { $seat } n’a pas trouvé « { $place } »
event-pebble = { $seat } dépense un Petit Caillou (reste : { $pebbles })
event-advised = { $index ->
    [None] { $seat } ne sait pas non plus
    [null] { $seat } ne sait pas non plus
   *[other] { $seat } montre une tuile
}
event-helped = { $seat } : Chut, { $other_seat } aide !
event-ogre = { $count ->
    [one] Une tuile Ogre est révélée : { $ogre } sur 6
   *[other] { $count } tuiles Ogre sont révélées : { $ogre } sur 6
}
event-ogre_back = { $count ->
    [0] Aucune tuile Ogre à cacher : { $ogre } sur 6
    [one] Une tuile Ogre est de nouveau cachée : { $ogre } sur 6
   *[other] { $count } tuiles Ogre sont de nouveau cachées : { $ogre } sur 6
}
event-lantern = La lanterne avance à la case { $space }
event-exchanged = { $seat } échange deux tuiles
event-swapped = Les loups sont ici
event-bridge = La lanterne traverse { $bridge }
event-new_tiles = Nouveau dans la forêt : { $places }
event-added = { $count ->
    [one] Un nouveau Lieu rejoint le cercle
   *[other] { $count } nouveaux Lieux rejoignent le cercle
}
event-inserted = { $seat } pose : { $place }
event-scattered = Quelque part dans la forêt : { $place }
event-storm = La tempête ! Tout le monde se décale d’une place
event-voting = À vous de décider ensemble : { $seats }
event-voted = { $seat } : { $choice }
event-decided = C’est décidé : { $choice }
event-boots_done = { $seat } trouve tous les Lieux : les Bottes sèment l’Ogre !
event-boots_failed = { $seat } trébuche avec les Bottes de sept lieues
event-passed = Maintenant, le Guide, c’est { $seat }
event-left = { $seat } quitte la table
event-aborted = { $seat } quitte la table : la partie s’arrête sans résultat
event-over = { $reason }

## How the game ends

reason-won = La lanterne est à la chaumière : vous avez gagné ensemble !
reason-lost = Les six tuiles Ogre sont révélées : cette fois, l’Ogre a été plus rapide
reason-aborted = La partie s’arrête sans résultat

## Why not

refusal-game-over = Cette partie est finie – on en refait une ?
refusal-not-seated = Tu regardes cette partie : seules les personnes assises à la table peuvent jouer.
refusal-unknown-action = Ce coup n’existe pas dans ce jeu : choisis-en un à l’écran.
refusal-no-pebble-in-boots = Les Bottes de sept lieues vont trop vite pour les cailloux : cette fois, tu cherches sans aide.
refusal-advice-open = Un instant : laisse d’abord les autres donner leur avis.
refusal-wrong-phase = Chaque chose en son temps : fais d’abord ce qui est demandé maintenant.
refusal-not-your-turn = Un peu de patience, ce n’est pas encore à toi : regarde bien et retiens !
refusal-not-in-hand = Tu n’as pas cette carte : demande un Lieu de ta main.
refusal-bad-index = Cette tuile n’existe pas : choisis-en une sur la table.
refusal-face-up = Cette tuile est déjà visible : choisis-en une qui est face cachée.
refusal-same-tile = Une tuile ne s’échange pas avec elle-même : choisis-en deux différentes.
refusal-pebble-spent = Tu as déjà dépensé un caillou ici, et un seul par recherche suffit : retourne maintenant une tuile.
refusal-no-pebbles = Il n’y a plus de Petits Cailloux – fais confiance à ta mémoire !
refusal-help-allowed = Un caillou a été dépensé ici : cette fois, on a le droit d’aider.
refusal-help-called = C’est déjà signalé : une fois par recherche suffit.
refusal-not-a-helper = Ce n’est pas possible : choisis quelqu’un qui ne cherche pas.
refusal-bad-choice = On ne peut pas voter pour cela : choisis un des boutons.
refusal-token-gone = C’est déjà utilisé ou absent de cette partie : choisis autre chose.
refusal-not-offered = Cette tuile n’attend pas ici : choisis une des nouvelles tuiles.
refusal-bad-gap = Cet endroit n’existe pas : choisis un espace entre deux tuiles.
refusal-stale = La partie a avancé entre-temps : regarde bien et choisis de nouveau.
refusal-malformed = Cela n’existe pas dans cette forêt : choisis quelque chose à l’écran.
refusal-player-count = Ce jeu se joue de 2 à 6. Chaises à cette table : { $seats }. Ajoute ou enlève des chaises.
refusal-bad-option = Ce réglage ne convient pas à cette table : { $option }. Choisis-en un autre.
refusal-muted = Chut ! Pendant que quelqu’un cherche, personne n’aide ; tu pourras parler juste après.

## Settings

setting-mode = Niveau
setting-mode-help = À quel point la forêt est-elle dangereuse ?
setting-mode-basic = Simple
setting-mode-fabulous = Mode Fabuleux
setting-mode-legendary = Mode Légendaire
setting-mode-custom = Mon propre niveau
setting-mode-basic-help = Avec 3 Petits Cailloux, le Grand Arbre et les Bottes de sept lieues.
setting-mode-fabulous-help = Avec 2 Petits Cailloux et le Grand Arbre, mais sans les Bottes.
setting-mode-legendary-help = Avec 2 Petits Cailloux seulement, et une tuile Ogre révélée dès le début.
setting-mode-custom-help = Tu choisis toi-même les cailloux, l’Arbre, les Bottes et les tuiles Ogre.

setting-pebbles = Petits Cailloux
setting-pebbles-help = Combien de fois peut-on demander aux autres ? Seulement pour ton propre niveau.

setting-tree = Avec le Grand Arbre
setting-tree-help = Il montre encore une fois toutes les tuiles. Seulement pour ton propre niveau.
setting-tree-true = Oui
setting-tree-false = Non

setting-boots = Avec les Bottes de sept lieues
setting-boots-help = Elles peuvent faire reculer l’Ogre. Seulement pour ton propre niveau.
setting-boots-true = Oui
setting-boots-false = Non

setting-ogre_start = Tuiles Ogre au départ
setting-ogre_start-help = Nombre de tuiles révélées dès le début. Seulement pour ton propre niveau.

setting-storm = Mode Tempête
setting-storm-help = À chaque tour, tout le monde se décale d’une place et voit le cercle d’un autre côté.
setting-storm-true = Oui
setting-storm-false = Non

setting-dark_forest = L’obscure forêt
setting-dark_forest-help = Au départ, on ne voit que les loups, et il n’y a pas de Grand Arbre.
setting-dark_forest-true = Oui
setting-dark_forest-false = Non

setting-vast_forest = L’immense forêt
setting-vast_forest-help = Les tuiles sont éparpillées sur la table au lieu de former un cercle.
setting-vast_forest-true = Oui
setting-vast_forest-false = Non

setting-path = Le sentier
setting-path-help = La chaumière est-elle loin ?
setting-path-standard = 10 cases
setting-path-short = 8 cases
setting-path-eleven = 11 cases

setting-boots_fail_cost = Si les Bottes échouent
setting-boots_fail_cost-help = Nombre de tuiles Ogre révélées alors. La boîte espagnole est plus gentille.
setting-boots_fail_cost-2 = 2 tuiles Ogre
setting-boots_fail_cost-1 = 1 tuile Ogre

setting-collective = Décider ensemble
setting-collective-help = Qui doit être d’accord pour le Grand Arbre ou les Bottes ?
setting-collective-majority = La majorité
setting-collective-unanimous = Tout le monde

setting-silence = Silence
setting-silence-help = Pendant que quelqu’un cherche, personne n’aide.
setting-silence-muted = Discussion en pause
setting-silence-honour = Sur l’honneur
setting-silence-muted-help = La discussion s’arrête pendant que l’on demande et que l’on cherche.
setting-silence-honour-help = La discussion reste ouverte. Si un message ressemble à une aide, le Guide décide.

setting-view = Vue de la table
setting-view-help = De quel côté voit-on le cercle ?
setting-view-seat = De sa chaise
setting-view-common = La même pour tous
setting-view-seat-help = Chaque personne voit le cercle de son côté, comme à une vraie table.
setting-view-common-help = Idéal avec un seul appareil au milieu de la table.

setting-look_seconds = Secondes pour regarder
setting-look_seconds-help = Les tuiles restent visibles ce temps-là au début, et avec le Grand Arbre.

setting-new_look_seconds = Secondes pour les nouvelles tuiles
setting-new_look_seconds-help = Les nouvelles tuiles restent visibles ce temps-là au plus.

setting-result_seconds = Secondes après une erreur
setting-result_seconds-help = Les tuiles retournées restent visibles ce temps-là au plus.

setting-ask_seconds = Secondes pour demander
setting-ask_seconds-help = Temps écoulé : le hasard choisit une carte du Guide.
setting-ask_seconds-off = Sans chrono

setting-find_seconds = Secondes pour chercher
setting-find_seconds-help = Temps écoulé : c’est une erreur.
setting-find_seconds-off = Sans chrono

setting-advice_seconds = Secondes pour conseiller
setting-advice_seconds-help = Temps écoulé : qui n’a rien dit ne sait pas.
setting-advice_seconds-off = Sans chrono

setting-swap_seconds = Secondes pour échanger
setting-swap_seconds-help = Temps écoulé : le hasard échange deux tuiles.
setting-swap_seconds-off = Sans chrono

setting-insert_seconds = Secondes pour placer
setting-insert_seconds-help = Temps écoulé : le hasard choisit l’endroit.
setting-insert_seconds-off = Sans chrono

setting-vote_seconds = Secondes pour décider
setting-vote_seconds-help = Temps écoulé : qui n’a pas voté continue la route.
setting-vote_seconds-off = Sans chrono

setting-first_guide = Premier Guide
setting-first_guide-help = Qui commence dans le rôle du Guide ?
setting-first_guide-oldest = La personne la plus âgée
setting-first_guide-random = Au hasard
setting-first_guide-host = Je choisis la chaise

setting-first_seat = Chaise du premier Guide
setting-first_seat-help = Seulement pour « Je choisis la chaise ».
setting-first_seat-0 = Chaise 1
setting-first_seat-1 = Chaise 2
setting-first_seat-2 = Chaise 3
setting-first_seat-3 = Chaise 4
setting-first_seat-4 = Chaise 5
setting-first_seat-5 = Chaise 6

setting-oldest = Je suis la personne la plus âgée
setting-oldest-help = La personne la plus âgée commence dans le rôle du Guide. Si vous êtes plusieurs à cocher, le hasard décide.

setting-on_leave = Si quelqu’un s’en va
setting-on_leave-help = Un bot peut jouer à sa place, ou la partie s’arrête sans résultat.
setting-on_leave-bot = Un bot prend le relais
setting-on_leave-abort = La partie s’arrête

## The result

outcome-won = Enfin à la maison : vous avez gagné ensemble !
outcome-lost = Cette fois, l’Ogre a été plus rapide. On recommence ?
outcome-aborted = La partie s’est arrêtée sans résultat
score-line =
    { $seat } : { label-summary }
ended-won = Vous avez gagné
ended-lost = L’Ogre a gagné
ended-aborted = La partie s’est arrêtée sans résultat

## Bots

bot-weak = Distrait
bot-weak-help = Se perd vite entre les arbres.
bot-average = Mémoire ordinaire
bot-average-help = Retient à peu près autant que tout le monde.
bot-good = Bonne mémoire
bot-good-help = Perd rarement son chemin.
bot-baseline = Insouciant
bot-baseline-help = Connaît à peu près le chemin et continue toujours la route.
bot-random = Tourbillon
bot-random-help = Retourne ce que le vent apporte.

## On the board

button-ready = C’est bon !
button-all-ready = Tout le monde est prêt
button-pebble = Demander aux autres
button-call-help = Quelqu’un aide !
button-dont-know = Je ne sais pas
button-vote-continue = Continuer la route
button-vote-tree = Grimper au Grand Arbre
button-vote-boots = Chausser les Bottes
button-really = On tente !
button-cancel = Mieux vaut éviter

label-look = Regarde bien : la lanterne se consume
label-find = Où est « { $place } » ?
label-your-cards = Rien que pour tes yeux
label-hold-to-look = Maintiens pour voir tes cartes
label-asked-next = Ensuite : { $seats }
label-who-helped = Qui a aidé ?
label-marked = { $name } a peut-être aidé
label-advise = À ton avis, où est-ce ?
label-missed = « { $other_place } », pas « { $place } »
label-all-found = Tous les trois trouvés !
label-swap-from = À ton avis, où sont les loups ?
label-swap-to = Avec quelle tuile les échanger ?
label-insert = Choisis l’endroit pour « { $place } »
label-new-tile = Nouvelle tuile
label-warn-tree = Le Grand Arbre révélerait la sixième tuile Ogre : la partie serait perdue.
label-warn-boots = Une seule erreur avec les Bottes, et la partie est perdue.
label-ready-by = { $ready } sur { $all }
label-space = Case { $space } sur { $spaces }
label-ogre-count = Tuiles Ogre révélées : { $ogre } sur 6
label-clock = { $hour ->
    [1] à { $hour } heure vu de ta place
   *[other] à { $hour } heures vu de ta place
}
label-tile-down = tuile face cachée, { $clock }
label-tile-up = { $place }, { $clock }
label-storm = La tempête décale tout le monde d’une place !
label-won = Enfin à la maison !
label-lost = L’Ogre a été plus rapide
label-summary = case { $spaces }, tuiles Ogre : { $ogre } sur 6, cailloux restants : { $pebbles }, tours : { $turns }

## How to play

help-1 = Vous êtes perdus dans la forêt, tous ensemble : portez la lanterne à la chaumière avant que l’Ogre ne vous trouve.
help-2 = Les Lieux de la forêt forment un cercle, et les loups sont parmi eux. Regarde bien : bientôt, toutes les tuiles seront face cachée !
help-3 = L’un de vous est le Guide : il pioche trois cartes en secret et demande aux joueurs suivants, l’un après l’autre, de trouver un Lieu.
help-4 = Qui doit chercher retourne une tuile, et personne n’a le droit d’aider. Si les trois sont justes, la lanterne avance d’une case sur le sentier.
help-5 = Un mauvais Lieu met fin au tour et révèle une tuile Ogre ; les loups en révèlent deux. Aider sans en avoir le droit en coûte une aussi.
help-6 = Après trois tuiles justes, le Guide échange les loups avec une autre tuile cachée : « Les loups sont ici ». Puis la personne suivante devient Guide. Aux ponts, de nouvelles tuiles rejoignent le cercle.
help-7 = Avec un Petit Caillou, tu peux demander à tous les autres. Entre les tours, une fois chacun : le Grand Arbre montre toutes les tuiles mais coûte une tuile Ogre ; avec les Bottes de sept lieues, le prochain Guide doit trouver seul tous les Lieux, ce qui cache deux tuiles Ogre – ou en révèle de nouvelles.
help-8 = Si la lanterne atteint la chaumière, tout le monde gagne ; si six tuiles Ogre sont révélées, tout le monde perd. À deux, il n’y a pas de Guide : vous retournez une carte chacun votre tour et cherchez son Lieu.

## More words of the board

button-flip = Retourner
button-swap = Échanger ces deux
button-insert = Poser ici
button-undo = Annuler
label-continue-does = Le tour suivant commence
label-tree-does = Tout le monde regarde les tuiles ; 1 tuile Ogre est révélée
label-boots-does = { $count ->
    [one] { $seat } doit trouver { $count } Lieu : 2 tuiles Ogre s’en vont. Une erreur : { $cost } de plus
   *[other] { $seat } doit trouver les { $count } Lieux : 2 tuiles Ogre s’en vont. Une erreur : { $cost } de plus
}
label-token-ready = pas encore utilisé
label-token-used = utilisé
label-turns = tours
label-gap = intervalle, { $clock }
label-clock-near = à { $hour } h pour toi, près du centre
label-clock-far = à { $hour } h pour toi, loin du centre

## The guided first game

guide-welcome = Portez ensemble la lanterne à la chaumière avant que les six tuiles Ogre ne soient révélées. Il faut une bonne mémoire !
guide-end = Si la lanterne est à la chaumière, tout le monde a gagné. Si les six tuiles Ogre sont révélées, l’Ogre a été plus rapide.

guide-ask-arrive = Les images arrivent sur tous les écrans. Dans un instant, tu verras tout le cercle !
guide-ask-look = Retiens où est chaque tuile, surtout les loups ! Une petite histoire aide : « De la grotte à la rivière … »
guide-ask-ask = Tu es le Guide : touche une de tes trois cartes. Tu vois qui devra chercher, alors choisis ce qui lui convient.
guide-ask-find = Retourne la tuile de ce Lieu : touche-la deux fois. En cas de doute, un Petit Caillou te permet de demander aux autres.
guide-ask-advice = Maintenant, on a le droit d’aider ! Touche la tuile que tu retournerais, ou dis que tu ne sais pas.
guide-ask-swap = Touche d’abord la tuile où tu crois que sont les loups, puis celle à échanger. Le mieux : une tuile que tout le monde connaît !
guide-ask-insert = Choisis un espace pour la nouvelle tuile. À côté d’une tuile que tout le monde connaît, on la retient mieux.
guide-ask-new_look = Ces Lieux sont nouveaux. Retiens où ils sont avant qu’on les retourne !
guide-ask-result = Regarde encore ce qui est visible : maintenant, tu sais où sont ces tuiles. Puis dis que c’est bon.
guide-ask-between = Vote pour la suite. L’Arbre aide si vous avez beaucoup oublié, les Bottes si l’Ogre est proche et le prochain Guide sûr de lui.
guide-ask-tree_look = Du haut du Grand Arbre, tu revois tout. Cherche surtout ce que tu avais oublié !
guide-ask-boots = Trouve les Lieux un par un. Si tu les trouves tous, l’Ogre recule de deux tuiles, mais la première erreur arrête tout.

guide-wait-ask = Le Guide a trois cartes secrètes et en choisit une. Bientôt, quelqu’un devra trouver ce Lieu !
guide-wait-find = Quelqu’un cherche : pas un mot ! Aider vous coûte une tuile Ogre, alors cherche dans ta tête.
guide-wait-advice = Les autres te donnent leur avis. Quand tous ont parlé, tu retournes une tuile : celle que tu veux.
guide-wait-swap = Regarde bien : deux tuiles cachées vont changer de place. Retiens lesquelles !
guide-wait-insert = Regarde où va la nouvelle tuile. Toutes les autres restent dans le même ordre.
guide-wait-boots = Avec les Bottes, une personne doit trouver seule tous les Lieux. Chut, mais regarde : ce qui est trouvé reste visible !

guide-event-hid = À partir de maintenant, seule ta mémoire t’aide : tous les dos se ressemblent.
guide-event-found = C’est juste ! La tuile reste visible jusqu’à la fin du tour, et avec trois justes, la lanterne avance.
guide-event-missed = C’était le mauvais Lieu, et le tour est fini. Mais maintenant, tout le monde sait ce qu’il y a là !
guide-event-wolves = Les loups coûtent deux tuiles Ogre au lieu d’une. Retiens où ils sont !
guide-event-silent = Le temps est écoulé : cela compte comme une erreur, même sans tuile retournée.
guide-event-pebble = Un Petit Caillou est dépensé : pour cette question, tout le monde peut aider. Le caillou ne revient pas.
guide-event-helped = Quelqu’un a aidé sans en avoir le droit. Cela coûte une tuile Ogre, mais la recherche continue.
guide-event-ogre = L’Ogre approche ! Quand ses six tuiles sont révélées, vous avez perdu.
guide-event-ogre_back = L’Ogre perd votre trace : des tuiles révélées sont de nouveau cachées.
guide-event-lantern = Les trois étaient justes ! Un pas de plus vers la chaumière.
guide-event-swapped = Le Guide pense que les loups sont maintenant ici. Personne ne dit si c’est vrai !
guide-event-bridge = Derrière chaque pont, la forêt grandit : de nouveaux Lieux rejoignent le cercle.
guide-event-scattered = Dans l’immense forêt, le hasard choisit où va une nouvelle tuile. Retiens l’endroit !
guide-event-storm = La tempête décale tout le monde d’une place. Les tuiles n’ont pas bougé, tu les vois seulement d’un autre côté !
guide-event-decided = C’est décidé. Le Grand Arbre et les Bottes ne servent qu’une fois chacun par partie.
guide-event-boots_done = Tous les Lieux sont trouvés ! Cela fait reculer l’Ogre.
guide-event-boots_failed = Une erreur avec les Bottes rapproche l’Ogre. Les Bottes ne serviront plus.
guide-event-passed = Après chaque tour, le voisin de gauche devient le Guide. Ce sera bientôt à toi !

## Characters

bot-hansel = Hansel
bot-hansel-help = Sème des miettes de pain et retient à peu près autant que tout le monde.
bot-goldilocks = Boucle d’or
bot-goldilocks-help = Se promène où bon lui semble et oublie vite le chemin : il faudra l’aider.
bot-red_riding_hood = Chaperon rouge
bot-red_riding_hood-help = Pleine de bonne volonté, réfléchit longtemps, mais les fleurs la distraient.
bot-gretel = Gretel
bot-gretel-help = Perd rarement son chemin, guide avec sagesse et ramène tout le monde.

## Why a bot did it

reason-sure = C’est sûrement la bonne tuile : { $place }.
reason-unsure = Ce doit être là, ou tout près : { $place }.
reason-forgotten = On ne sait plus où est « { $place } » : n’importe quelle tuile, sauf les loups.
reason-advised = C’est là que la plupart des autres montrent.
reason-pebble = Dans le doute, mieux vaut demander aux autres.
reason-no_advice = Pas assez de certitude pour montrer quoi que ce soit.
reason-asked_easy = { $seat } a eu le plus de mal : c’est donc la tuile vue en dernier.
reason-asked_hard = { $seat } s’en sort le mieux : c’est donc la tuile que l’on n’a pas vue depuis longtemps.
reason-asked_fair = { $seat } devrait y arriver.
reason-whim = Un simple caprice.
reason-wolves_known = Les loups changent de place avec une tuile que tout le monde connaît.
reason-wolves_lost = On a oublié où sont les loups : n’importe quelle paire fera l’affaire.
reason-beside_new = Côte à côte, les nouvelles tuiles se retiennent mieux.
reason-beside_known = À côté d’une tuile bien connue, on la retrouve le plus facilement.
reason-go_on = Le chemin est assez clair pour continuer.
reason-boots = Chaque lieu est assez connu pour chausser les Bottes.
reason-tree = Trop de choses sont oubliées : un coup d’œil du Grand Arbre aidera.
reason-foreseen = Après avoir maintes fois imaginé la suite, c’est ce qui finissait le mieux.

## What a content pack may change

content-first = Lieux dans le cercle au début
content-bridge = Tuiles qu’apporte { $bridge }
content-wrong = Tuiles de l’Ogre pour une erreur
content-wrong-wolves = Tuiles de l’Ogre pour les Loups
content-helped = Tuiles de l’Ogre pour un mot de trop
content-tree = Tuiles de l’Ogre pour le Grand Arbre
content-boots-back = Tuiles de l’Ogre que referment les Bottes
content-path-stone = Chemin « { $value } » : cases avant le premier pont
content-path-wood = Chemin « { $value } » : cases avant le second pont
content-path-length = Chemin « { $value } » : cases en tout
content-pebbles = { $value } : Petits Cailloux
content-ogre-start = { $value } : tuiles de l’Ogre ouvertes au début
content-mode-tree = { $value } : le Grand Arbre
content-mode-boots = { $value } : les Bottes
