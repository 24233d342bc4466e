### Le Petit Poucet: French
### The spaces before : ; ! ? and inside « » are no-break spaces (U+00A0).

## The game

game-name = Le Petit Poucet
game-line = Où était donc la grotte ? Retrouvez le chemin tous ensemble !
game-minutes = 20 min
game-age = dès 7 ans
game-fun = mémoire, tous ensemble
game-about = Vous voilà perdus dans la forêt ! Retenez où tout se trouve, retrouvez les bons Lieux et rapportez la lanterne à la chaumière, tous ensemble. Mais attention : les loups rôdent, et l’Ogre est déjà en chemin.

## The ten faces

place-clearing = la clairière
place-castle = le château
place-hill = la colline
place-ogre_lair = chez l’Ogre
place-lost_hut = la cabane abandonnée
place-marsh = le marais
place-stone_bridge = le pont de pierre
place-river = la rivière
place-cave = la grotte
place-wolves = les loups

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

choice-continue = Poursuivre la route
choice-tree = Grimper au Grand Arbre
choice-boots = Chausser les Bottes de sept lieues

## Words of the game

label-guide = Guide
label-ogre = Ogre
label-pebbles = Petits Cailloux
label-name-tree = Grand Arbre
label-name-boots = Bottes de sept lieues
label-path = Sentier
label-circle = Les tuiles
label-wolves-here = Les loups sont ici

## What the acting player is asked

ask-arrive = En route pour la forêt…
ask-look = Regarde bien et retiens tout !
ask-ask = Choisis un Lieu à faire trouver
ask-find = Trouve la bonne tuile
ask-advice = À ton avis, où est ce Lieu ?
ask-swap = Échange les loups avec une autre tuile
ask-insert = Où placer la nouvelle tuile ?
ask-new_look = Du nouveau : regarde et retiens tout !
ask-result = Retiens bien les tuiles visibles
ask-between = Vote : que faire maintenant ?
ask-tree_look = Regarde bien : d’ici, on voit tout !
ask-boots = Trouve tous les Lieux, un par un
ask-over = Partie terminée

## What the others read meanwhile

wait-arrive = { $count ->
    [one] Ça charge encore pour { $seats }
   *[other] Ça charge encore pour { $count } joueurs
}
wait-look = { $count ->
    [one] { $seats } regarde encore
   *[other] { $count } joueurs regardent encore
}
wait-ask = { $seats } choisit un Lieu
wait-find = { $seats } cherche… Chut !
wait-advice = { $count ->
    [one] { $seats } réfléchit encore
   *[other] { $count } joueurs réfléchissent encore
}
wait-swap = { $seats } déplace les loups
wait-insert = { $seats } place une nouvelle tuile
wait-new_look = { $count ->
    [one] { $seats } regarde encore
   *[other] { $count } joueurs regardent encore
}
wait-result = { $count ->
    [one] { $seats } regarde encore
   *[other] { $count } joueurs regardent encore
}
wait-between = { $count ->
    [one] { $seats } n’a pas encore voté
   *[other] { $count } joueurs n’ont pas encore voté
}
wait-tree_look = { $count ->
    [one] { $seats } regarde encore
   *[other] { $count } joueurs regardent encore
}
wait-boots = { $seats } a chaussé les Bottes… Chut !
wait-over = Partie terminée

## Buttons

option-loaded = C’est bon pour moi
option-ready = C’est bon !
option-ask = Faire trouver « { $place } »
option-flip = Retourner la tuile { number-index }
option-pebble = Utiliser un Petit Caillou
option-call_help = { $seat } a soufflé
option-advise = { $index ->
    [None] Je ne sais pas
    [null] Je ne sais pas
   *[other] À mon avis, la tuile { number-index }
}
option-swap = Échanger les tuiles { number-index } et { number-to-index }
option-insert = Placer « { $place } » après la tuile { number-gap }
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
event-showed = Regardez bien et retenez tout !
event-hid = Toutes les tuiles sont face cachée
event-turn = Tour { $turn } : { $seat } commence
event-dealt = Tes cartes : { $places }
event-asked = { $seat } doit trouver « { $place } »
event-flipped = { $seat } retourne « { $place } »
event-found = { $seat } a trouvé « { $place } » !
event-missed = { $seat } cherchait « { $place } » et tombe sur « { $other_place } »
event-wolves = Aïe, les loups ! { $seat } cherchait « { $place } »
event-silent = Temps écoulé : { $seat } n’a pas trouvé « { $place } »
event-pebble = { $seat } utilise un Petit Caillou (cailloux restants : { $pebbles })
event-advised = { $index ->
    [None] { $seat } ne sait pas
    [null] { $seat } ne sait pas
   *[other] { $seat } montre une tuile
}
event-helped = { $seat } : « Chut, { $other_seat } souffle ! »
event-ogre = { $count ->
    [one] { $count } tuile Ogre est révélée. Visibles maintenant : { $ogre } sur 6
   *[other] { $count } tuiles Ogre sont révélées. Visibles maintenant : { $ogre } sur 6
}
event-ogre_back = { $count ->
    [0] Il n’y a aucune tuile Ogre à cacher à nouveau. Visibles maintenant : { $ogre } sur 6
    [one] { $count } tuile Ogre est cachée à nouveau. Visibles maintenant : { $ogre } sur 6
   *[other] { $count } tuiles Ogre sont cachées à nouveau. Visibles maintenant : { $ogre } sur 6
}
event-lantern = La lanterne avance jusqu’à la case { $space }
event-exchanged = { $seat } échange deux tuiles
event-swapped = Les loups sont ici
event-bridge = La lanterne traverse { $bridge }
event-new_tiles = Du nouveau dans la forêt : { $places }
event-added = { $count ->
    [one] { $count } nouveau Lieu rejoint les autres
   *[other] { $count } nouveaux Lieux rejoignent les autres
}
event-inserted = { $seat } place la tuile « { $place } »
event-scattered = Une nouvelle tuile arrive quelque part dans la forêt : « { $place } »
event-storm = Tempête ! Tout le monde se décale d’une place
event-voting = { $count ->
    [one] { $seats } vote maintenant
   *[other] { $seats } votent maintenant
}
event-voted = { $seat } : « { $choice } »
event-decided = C’est décidé : « { $choice } »
event-boots_done = { $seat } trouve tous les Lieux : les Bottes font reculer l’Ogre !
event-boots_failed = { $seat } trébuche avec les Bottes de sept lieues
event-passed = { $seat } commencera le prochain tour
event-left = { $seat } quitte la table
event-aborted = { $seat } quitte la table : la partie s’arrête là, sans résultat
event-over = { $reason }

## How the game ends

reason-won = La lanterne est arrivée à la chaumière : vous avez gagné, tous ensemble !
reason-lost = Les six tuiles Ogre sont visibles : l’Ogre a été le plus fort
reason-aborted = La partie s’arrête là, sans résultat

## Why not

refusal-game-over = La partie est terminée. On en refait une ?
refusal-not-seated = Tu regardes cette partie : seuls les joueurs autour de la table peuvent jouer.
refusal-unknown-action = Ce coup n’existe pas dans ce jeu. Choisis un des coups proposés à l’écran.
refusal-no-pebble-in-boots = Avec les Bottes aux pieds, pas de caillou : cette fois, tu cherches sans aide !
refusal-advice-open = Attends d’abord qu’on t’ait répondu.
refusal-wrong-phase = Tu ne peux pas faire ça maintenant. D’abord : « { $ask } ».
refusal-not-your-turn = Ce n’est pas encore à toi. Regarde bien et retiens tout !
refusal-not-in-hand = Tu n’as pas la carte de ce Lieu. Demande un Lieu dont tu as la carte.
refusal-bad-index = Cette tuile n’existe pas. Choisis-en une sur la table.
refusal-face-up = Cette tuile est déjà visible. Choisis-en une face cachée.
refusal-same-tile = Choisis deux tuiles différentes à échanger.
refusal-pebble-spent = Tu as déjà utilisé un caillou pour cette recherche. Retourne maintenant une tuile.
refusal-no-pebbles = Il ne reste plus de Petits Cailloux. Fais confiance à ta mémoire !
refusal-help-allowed = Un caillou a été utilisé : cette fois, on a le droit d’aider.
refusal-help-called = Pendant cette recherche, quelqu’un a déjà été signalé pour avoir soufflé. Une fois suffit.
refusal-not-a-helper = Ce joueur ne peut pas avoir soufflé. Choisis quelqu’un qui ne cherche pas.
refusal-bad-choice = On ne peut pas voter pour ça. Choisis un des boutons.
refusal-token-gone = Cette aide a déjà servi, ou n’est pas dans cette partie. Choisis autre chose.
refusal-not-offered = Ce n’est pas une nouvelle tuile. Choisis l’une des nouvelles.
refusal-bad-gap = Cet emplacement n’existe pas. Choisis-en un entre deux tuiles.
refusal-stale = La partie a avancé entre-temps. Regarde bien et choisis de nouveau.
refusal-malformed = Ça ne se trouve pas dans cette forêt. Choisis quelque chose à l’écran.
refusal-player-count = Ce jeu se joue de 2 à 6 joueurs. Places à cette table : { $seats }.
refusal-bad-option = Cette option n’est pas possible ici : { $option }. Choisis-en une autre.
refusal-muted = Chut ! La discussion est coupée pendant les questions et les recherches. Tu pourras parler juste après.

## Settings

setting-mode = Niveau
setting-mode-help = À quel point la forêt est-elle dangereuse ?
setting-mode-basic = Simple
setting-mode-fabulous = Fabuleux
setting-mode-legendary = Légendaire
setting-mode-custom = Sur mesure
setting-mode-basic-help = 3 Petits Cailloux, le Grand Arbre et les Bottes de sept lieues.
setting-mode-fabulous-help = 2 Petits Cailloux et le Grand Arbre, mais pas de Bottes.
setting-mode-legendary-help = 2 Petits Cailloux, ni Arbre ni Bottes, et une tuile Ogre visible dès le départ.
setting-mode-custom-help = Choisis toi-même les cailloux, l’Arbre, les Bottes et les tuiles Ogre.

setting-pebbles = Petits Cailloux
setting-pebbles-help = Nombre de fois où l’on peut demander un avis. Seulement pour un niveau sur mesure.

setting-tree = Grand Arbre
setting-tree-help = Permet de revoir une fois toutes les tuiles. Seulement pour un niveau sur mesure.
setting-tree-true = Oui
setting-tree-false = Non

setting-boots = Bottes de sept lieues
setting-boots-help = Permettent de faire reculer l’Ogre. Seulement pour un niveau sur mesure.
setting-boots-true = Oui
setting-boots-false = Non

setting-ogre_start = Tuiles Ogre au départ
setting-ogre_start-help = Nombre de tuiles Ogre visibles dès le départ. Seulement pour un niveau sur mesure.

setting-storm = Tempête
setting-storm-help = Après chaque tour, tout le monde se décale d’une place et voit le cercle sous un autre angle.
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

setting-path = Sentier
setting-path-help = La chaumière est-elle loin ?
setting-path-standard = 10 cases
setting-path-short = 8 cases
setting-path-eleven = 11 cases

setting-boots_fail_cost = Si les Bottes échouent
setting-boots_fail_cost-help = Combien de tuiles Ogre une erreur avec les Bottes révèle-t-elle ? Dans l’édition espagnole, une seule.
setting-boots_fail_cost-2 = 2 tuiles Ogre
setting-boots_fail_cost-1 = 1 tuile Ogre

setting-collective = Vote
setting-collective-help = Qui doit être d’accord pour utiliser le Grand Arbre ou les Bottes ?
setting-collective-majority = La majorité
setting-collective-unanimous = Tout le monde

setting-silence = Silence
setting-silence-help = On ne souffle pas pendant que quelqu’un cherche.
setting-silence-muted = Discussion coupée
setting-silence-honour = Sur l’honneur
setting-silence-muted-help = La discussion est coupée pendant les questions et les recherches.
setting-silence-honour-help = La discussion reste ouverte. Si un message ressemble à une aide, c’est le Guide (à deux joueurs, celui qui cherche) qui tranche.

setting-view = Vue
setting-view-help = Sous quel angle vois-tu le cercle ?
setting-view-seat = Chacun depuis sa place
setting-view-common = La même pour tous
setting-view-seat-help = Chacun voit le cercle depuis sa place, comme autour d’une vraie table.
setting-view-common-help = Tout le monde voit le cercle du même côté. Idéal avec un seul appareil au milieu de la table.

setting-look_seconds = Secondes pour regarder
setting-look_seconds-help = Temps maximum pour regarder les tuiles, au départ et du haut du Grand Arbre.

setting-new_look_seconds = Secondes pour les nouvelles tuiles
setting-new_look_seconds-help = Temps maximum pour regarder les nouvelles tuiles.

setting-result_seconds = Secondes après une erreur
setting-result_seconds-help = Temps maximum pour regarder les tuiles après une erreur.

setting-ask_seconds = Secondes pour demander
setting-ask_seconds-help = Quand le temps est écoulé, une carte du Guide est choisie au hasard.
setting-ask_seconds-off = Sans chrono

setting-find_seconds = Secondes pour chercher
setting-find_seconds-help = Dépasser le temps imparti compte comme une erreur.
setting-find_seconds-off = Sans chrono

setting-advice_seconds = Secondes pour donner son avis
setting-advice_seconds-help = Ne pas répondre à temps veut dire « Je ne sais pas ».
setting-advice_seconds-off = Sans chrono

setting-swap_seconds = Secondes pour déplacer les loups
setting-swap_seconds-help = Quand le temps est écoulé, deux tuiles face cachée prises au hasard changent de place.
setting-swap_seconds-off = Sans chrono

setting-insert_seconds = Secondes pour placer une tuile
setting-insert_seconds-help = Quand le temps est écoulé, l’emplacement est choisi au hasard.
setting-insert_seconds-off = Sans chrono

setting-vote_seconds = Secondes pour voter
setting-vote_seconds-help = Ne pas voter à temps veut dire « Poursuivre la route ».
setting-vote_seconds-off = Sans chrono

setting-first_guide = Premier Guide
setting-first_guide-help = Qui sera le premier Guide (à deux : qui cherchera en premier) ?
setting-first_guide-oldest = Le plus âgé
setting-first_guide-random = Au hasard
setting-first_guide-host = L’hôte choisit

setting-first_seat = Place du premier Guide
setting-first_seat-help = Seulement si l’hôte choisit le premier Guide.
setting-first_seat-0 = Place 1
setting-first_seat-1 = Place 2
setting-first_seat-2 = Place 3
setting-first_seat-3 = Place 4
setting-first_seat-4 = Place 5
setting-first_seat-5 = Place 6

setting-oldest = Personne n’est plus âgé que moi
setting-oldest-help = Seulement avec l’option « Le plus âgé ». Si plusieurs joueurs cochent cette case, le hasard choisit parmi eux ; si personne ne la coche, il choisit parmi tous les joueurs.

setting-on_leave = Si un joueur s’en va
setting-on_leave-help = Un bot prend le relais, ou la partie s’arrête sans résultat.
setting-on_leave-bot = Un bot prend le relais
setting-on_leave-abort = La partie s’arrête

## The result

outcome-won = Enfin à la maison : vous avez gagné, tous ensemble !
outcome-lost = L’Ogre vous a attrapés. On retente sa chance ?
outcome-aborted = La partie s’est arrêtée sans résultat
score-line =
    { $seat } : { label-summary }
ended-won = Vous avez gagné
ended-lost = L’Ogre a gagné
ended-aborted = La partie s’est arrêtée sans résultat

## Bots

bot-weak = Tête en l’air
bot-weak-help = Se perd vite entre les arbres.
bot-average = Mémoire moyenne
bot-average-help = Retient à peu près autant que tout le monde.
bot-good = Bonne mémoire
bot-good-help = Perd rarement son chemin.
bot-baseline = Insouciant
bot-baseline-help = Connaît à peu près le chemin et ne s’arrête jamais, ni pour l’Arbre ni pour les Bottes.
bot-random = Tourbillon
bot-random-help = Retourne des tuiles au hasard.

## On the board

button-ready = C’est bon !
button-all-ready = On est tous prêts
button-pebble = Caillou : à l’aide !
button-call-help = Quelqu’un souffle !
button-dont-know = Je ne sais pas
button-vote-continue = Poursuivre la route
button-vote-tree = Grimper au Grand Arbre
button-vote-boots = Chausser les Bottes
button-really = On tente le coup !
button-cancel = Mieux vaut éviter

label-look = Regarde bien : la lanterne va bientôt s’éteindre
label-find = Où est « { $place } » ?
label-your-cards = Rien que pour tes yeux
label-asked-next = Qui cherche ensuite : { $seats }
label-who-helped = Qui a soufflé ?
label-marked = { $name } a peut-être soufflé
label-missed = C’est « { $other_place } », pas « { $place } »
label-all-found = Trois Lieux trouvés !
label-swap-from = À ton avis, où sont les loups ?
label-swap-to = Avec quelle tuile échanger les loups ?
label-insert = Choisis un emplacement pour « { $place } »
label-new-tile = Nouvelle tuile
label-warn-tree = Le Grand Arbre révélerait la sixième tuile Ogre : la partie serait perdue.
label-warn-boots = Une seule erreur avec les Bottes, et la partie est perdue.
label-ready-by = Prêts : { $ready } sur { $all }
label-space = Case { $space } sur { $spaces }
label-ogre-count = Tuiles Ogre visibles : { $ogre } sur 6
label-clock = { $hour ->
    [1] à { $hour } heure sur l’écran
   *[other] à { $hour } heures sur l’écran
}
label-tile-down = tuile face cachée, { $clock }
label-tile-up = { $place }, { $clock }
label-storm = La tempête décale tout le monde d’une place !
label-end-won = Enfin à la maison !
label-end-lost = L’Ogre a été le plus fort
label-summary = lanterne sur la case { $spaces }, tuiles Ogre visibles : { $ogre } sur 6, cailloux restants : { $pebbles }, tours joués : { $turns }

## How to play

help-1 = Vous êtes tous perdus dans la forêt. Rapportez la lanterne à la chaumière avant que l’Ogre ne vous attrape.
help-2 = Les Lieux de la forêt forment un cercle, avec les loups parmi eux. Regarde bien : bientôt, toutes les tuiles seront face cachée !
help-3 = L’un de vous est le Guide. Il pioche trois cartes en secret et demande aux joueurs suivants, l’un après l’autre, de trouver ces Lieux.
help-4 = Quand c’est à toi de chercher, retourne une tuile. Personne ne doit souffler ! Si les trois réponses sont bonnes, la lanterne avance d’une case sur le sentier.
help-5 = Se tromper de Lieu met fin au tour et révèle une tuile Ogre. Les loups en révèlent deux. Souffler quand c’est interdit en révèle une aussi.
help-6 = Après trois bonnes réponses, le Guide échange la tuile où, à son avis, se cachent les loups avec une autre tuile face cachée : « Les loups sont ici. » Après chaque tour, le joueur suivant devient le Guide. Aux ponts, de nouvelles tuiles rejoignent le cercle.
help-7 = Un Petit Caillou permet de demander un avis. Le Grand Arbre et les Bottes ne servent qu’une fois chacun, entre deux tours. L’Arbre montre tout, mais révèle une tuile Ogre. Avec les Bottes, le prochain Guide doit trouver tous les Lieux sans aide : s’il y arrive, jusqu’à deux tuiles Ogre sont cachées à nouveau ; sinon, d’autres sont révélées.
help-8 = Si la lanterne atteint la chaumière, tout le monde gagne. Si les six tuiles Ogre sont visibles, tout le monde perd. À deux, il n’y a pas de Guide : les cartes sont révélées une à une, et vous cherchez leurs Lieux à tour de rôle.

## More words of the board

button-flip = Retourner
button-swap = Échanger ces tuiles
button-insert = Placer ici
button-undo = Annuler
label-continue-does = Commencer le tour suivant
label-tree-does = Voir toutes les tuiles, mais révéler 1 tuile Ogre
label-boots-does = { $count ->
    [one] { $seat } doit trouver { $count } Lieu. Réussite : jusqu’à 2 tuiles Ogre de moins. Erreur : { $cost } de plus
   *[other] { $seat } doit trouver les { $count } Lieux. Réussite : jusqu’à 2 tuiles Ogre de moins. Erreur : { $cost } de plus
}
label-token-ready = en réserve
label-token-used = aide déjà utilisée
label-turns = { $turns ->
    [one] Tour
   *[other] Tours
}
label-gap = emplacement, { $clock }
label-clock-near = { $hour ->
    [1] à { $hour } heure sur l’écran, près du centre
   *[other] à { $hour } heures sur l’écran, près du centre
}
label-clock-far = { $hour ->
    [1] à { $hour } heure sur l’écran, loin du centre
   *[other] à { $hour } heures sur l’écran, loin du centre
}
hint-flip = Retourne la tuile { $clock }
hint-advise = Montre la tuile { $clock }
hint-swap = Échange deux tuiles : l’une { $from }, l’autre { $to }
hint-insert = Place la tuile dans l’emplacement { $clock }

## The guided first game

guide-welcome = Rapportez la lanterne à la chaumière avant que les six tuiles Ogre ne soient visibles. Il va falloir de la mémoire !
guide-end = Si la lanterne atteint la chaumière, vous gagnez tous ensemble. Si les six tuiles Ogre sont visibles, c’est l’Ogre qui gagne.

guide-ask-arrive = Les images se chargent pour tout le monde. Dans un instant, tu pourras regarder !
guide-ask-look = Retiens où est chaque tuile que tu vois, surtout les loups ! Invente une petite histoire : « De la grotte à la rivière… »
guide-ask-ask = Tu es le Guide : touche une de tes cartes. Tu vois qui devra chercher, alors choisis un Lieu que ce joueur devrait connaître.
guide-ask-find = Trouve ce Lieu : touche une tuile, puis touche-la encore pour la retourner. Un doute ? S’il reste un Petit Caillou, il permet de demander un avis.
guide-ask-advice = Maintenant, tu as le droit d’aider ! Touche la tuile que tu retournerais, ou dis que tu ne sais pas.
guide-ask-swap = Touche la tuile où, à ton avis, se cachent les loups, puis celle avec laquelle les échanger. Le mieux, c’est une tuile que tout le monde connaît !
guide-ask-insert = Choisis un emplacement pour la nouvelle tuile. On la retient mieux à côté d’une tuile bien connue.
guide-ask-new_look = Il y a du nouveau dans la forêt ! Retiens bien où est chaque nouvelle tuile avant qu’elle ne soit face cachée.
guide-ask-result = S’il y a des tuiles visibles, regarde-les encore une fois : tu sais maintenant où elles sont. Puis touche « C’est bon ! ».
guide-ask-between = Vote pour la suite. Le Grand Arbre est utile si vous avez beaucoup oublié ; les Bottes, si l’Ogre approche et que le joueur qui les chausserait se sent sûr de lui.
guide-ask-tree_look = Du haut du Grand Arbre, tu revois tout. Cherche surtout ce que tu avais oublié !
guide-ask-boots = Trouve les Lieux un par un. Si tu les trouves tous, jusqu’à deux tuiles Ogre sont cachées à nouveau. À la première erreur, la recherche s’arrête.

guide-wait-ask = Le Guide choisit une de ses cartes secrètes. Quelqu’un devra trouver ce Lieu !
guide-wait-find = Quelqu’un cherche : pas un mot, sauf si un caillou a été utilisé ! Souffler sans caillou révèle une tuile Ogre, alors cherche dans ta tête.
guide-wait-advice = Tous ceux qui ne cherchent pas peuvent donner leur avis. Quand tout le monde a répondu, ou que le temps est écoulé, le joueur qui cherche retourne la tuile cachée de son choix.
guide-wait-swap = Regarde bien : deux tuiles cachées vont changer de place. Retiens lesquelles !
guide-wait-insert = Regarde où va la nouvelle tuile. Les autres tuiles restent dans le même ordre.
guide-wait-boots = Avec les Bottes, un joueur doit trouver tous les Lieux sans aide. Chut ! Mais ouvre l’œil : les tuiles trouvées restent visibles.

guide-event-hid = À partir de maintenant, tu n’as plus que ta mémoire : face cachée, toutes les tuiles se ressemblent.
guide-event-found = Bravo ! La tuile trouvée reste visible pour l’instant. Dans un tour normal, trois bonnes réponses font avancer la lanterne.
guide-event-missed = Ce n’est pas le bon Lieu : on s’arrête là. Mais maintenant, tout le monde connaît cette tuile !
guide-event-wolves = Dans un tour normal, tomber sur les loups révèle deux tuiles Ogre au lieu d’une. Retiens où ils sont !
guide-event-silent = Temps écoulé : ça compte comme une erreur, même sans tuile retournée.
guide-event-pebble = Un Petit Caillou est utilisé : pour cette recherche, tout le monde a le droit d’aider. Chaque caillou ne sert qu’une fois.
guide-event-helped = Quelqu’un a soufflé, et c’était interdit. Une tuile Ogre est révélée, mais la recherche continue.
guide-event-ogre = L’Ogre approche ! Quand ses six tuiles sont visibles, vous avez perdu.
guide-event-ogre_back = L’Ogre perd votre trace : jusqu’à deux de ses tuiles visibles sont cachées à nouveau.
guide-event-lantern = Trois bonnes réponses ! La chaumière se rapproche.
guide-event-swapped = D’après celui qui a fait l’échange, les loups sont maintenant ici. Personne ne dit si c’est vrai !
guide-event-bridge = Derrière chaque pont, la forêt grandit : il y a encore plus à retenir !
guide-event-scattered = Dans l’immense forêt, chaque nouvelle tuile arrive à un endroit choisi au hasard. Retiens-le bien !
guide-event-storm = La tempête décale tout le monde d’une place. Les tuiles n’ont pas bougé : tu les vois juste sous un autre angle !
guide-event-decided = C’est décidé. Le Grand Arbre et les Bottes ne servent qu’une fois par partie.
guide-event-boots_done = Tous les Lieux sont trouvés ! De quoi faire reculer l’Ogre.
guide-event-boots_failed = Une erreur avec les Bottes rapproche l’Ogre. Elles ne serviront plus.
guide-event-passed = À trois ou plus, le joueur de gauche devient le Guide après chaque tour. À deux, on joue sans Guide et on cherche à tour de rôle.

## Characters

bot-hansel = Hansel
bot-hansel-help = Sème des miettes de pain et retient à peu près autant que tout le monde.
phrase-bot-hello-hansel = Bonjour ! J’ai apporté des miettes de pain.
bot-goldilocks = Boucle d’or
bot-goldilocks-help = Se promène où bon lui semble et oublie vite le chemin. Il faudra l’aider !
phrase-bot-hello-goldilocks = Bonjour ! Il reste de la bouillie tiède ?
bot-red_riding_hood = Chaperon rouge
bot-red_riding_hood-help = A de la bonne volonté et réfléchit bien, mais se laisse distraire par les fleurs.
phrase-bot-hello-red_riding_hood = Bonjour ! Grand-mère habite juste derrière les arbres.
bot-gretel = Gretel
bot-gretel-help = Perd rarement son chemin, guide avec sagesse et ramène tout le monde à bon port.
phrase-bot-hello-gretel = Bonjour ! Restons bien ensemble, et on retrouvera la maison.

## Why a bot did it

reason-sure = Presque à coup sûr la bonne tuile : « { $place } ».
reason-unsure = Ça doit être ici, ou tout près : « { $place } ».
reason-forgotten = Où est « { $place } » ? Oublié ! Autant retourner une tuile au hasard, mais pas les loups.
reason-advised = Dans le doute, autant suivre l’avis donné.
reason-pebble = Dans le doute, mieux vaut demander un avis.
reason-no_advice = Le souvenir est trop vague pour montrer une tuile.
reason-asked_easy = Pour { $seat }, mieux vaut un Lieu vu récemment.
reason-asked_hard = { $seat } devrait trouver même un Lieu qu’on n’a pas vu depuis longtemps.
reason-asked_fair = { $seat } devrait trouver ce Lieu.
reason-whim = Juste un caprice.
reason-wolves_known = Tout le monde connaît cette tuile : on retiendra facilement que les loups y sont.
reason-wolves_lost = Où sont les loups ? Oublié ! Autant échanger deux tuiles au hasard.
reason-beside_new = Côte à côte, les nouvelles tuiles se retiennent mieux.
reason-beside_known = À côté d’une tuile bien connue, la nouvelle tuile sera plus facile à retrouver.
reason-go_on = Pour l’instant, mieux vaut poursuivre la route.
reason-boots = Les Lieux sont bien en mémoire : les Bottes valent le coup.
reason-tree = Trop de choses oubliées : un coup d’œil du haut du Grand Arbre fera du bien.
reason-foreseen = À plus long terme, c’est le meilleur choix.

## What a content pack may change

content-first = Lieux dans le cercle au départ
content-bridge = Tuiles ajoutées après { $bridge }
content-wrong = Tuiles Ogre révélées par une erreur
content-wrong-wolves = Tuiles Ogre révélées quand on tombe sur les loups
content-helped = Tuiles Ogre révélées quand quelqu’un souffle
content-tree = Tuiles Ogre révélées par le Grand Arbre
content-boots-back = Tuiles Ogre que les Bottes cachent à nouveau
content-path-stone = Cases avant le premier pont (sentier « { $value } »)
content-path-wood = Cases avant le second pont (sentier « { $value } »)
content-path-length = Cases en tout (sentier « { $value } »)
content-pebbles = Petits Cailloux (niveau « { $value } »)
content-ogre-start = Tuiles Ogre visibles au départ (niveau « { $value } »)
content-mode-tree = Grand Arbre (niveau « { $value } »)
content-mode-boots = Bottes (niveau « { $value } »)
