### La Caverne aux trésors: French
### The spaces before : ; ! ? and inside « » are no-break spaces (U+00A0).

## The game

game-name = La Caverne aux trésors
game-line = Qui sortira de la caverne avec le plus beau trésor ?
game-minutes = 20 min
game-age = dès 8 ans
game-fun = collection et tactique
game-about = Pioche dans une montagne de trésors, tuile après tuile : chacune a sa magie et peut révéler de nouvelles richesses juste en dessous. Collectionne les trésors de la même sorte, tire parti de leur magie et marque le plus de points !

## Kinds of treasure

kind-lamp = Lampe d’Aladin
kind-carpet = Tapis volant
kind-sword = Épée
kind-crown = Couronne
kind-ring = Bague
kind-statue = Statue d’or
kind-chest = Coffre de pièces
kind-ruby = Rubis
kind-diamond = Diamant
kind-necklace = Collier

## Kinds of treasure, short (for phones)

kind-lamp-short = Lampe
kind-carpet-short = Tapis
kind-sword-short = Épée
kind-crown-short = Couronne
kind-ring-short = Bague
kind-statue-short = Statue
kind-chest-short = Coffre
kind-ruby-short = Rubis
kind-diamond-short = Diamant
kind-necklace-short = Collier

## Colours and their magic

colour-pink = Rose
colour-blue = Bleu
colour-brown = Marron
colour-green = Vert
colour-yellow = Jaune
colour-white = Blanc

effect-pink = Aubaine
effect-blue = Découverte
effect-brown = Magot
effect-green = Coup double
effect-yellow = Tribut
effect-white = Tabou

effect-pink-help = Marque 5 points.
effect-blue-help = Marque 2 points par tuile que tu révèles. Si la tuile que tu as prise était posée sur le sol de la caverne, marque à la place 2 points pour la case libérée.
effect-brown-help = Marque 2 points par tuile de la même sorte derrière ton paravent, y compris celle que tu viens de prendre.
effect-green-help = Prends une deuxième tuile visible, juste à côté du trou que tu as laissé et au même niveau, s’il y en a une que tu peux prendre. La magie de cette deuxième tuile n’agit pas.
effect-yellow-help = Chacun des autres joueurs montre une de ses tuiles, s’il en a. Prends une tuile montrée ; sa magie n’agit pas.
effect-white-help = Interdis une sorte ou une couleur. Jusqu’à ton prochain tour, personne d’autre ne peut prendre ces tuiles dans la caverne.
board-ban-lasts = Jusqu’à ton prochain tour, personne d’autre ne peut prendre ces tuiles.

## Tiles

tile-lamp-pink = lampe rose
tile-lamp-blue = lampe bleue
tile-lamp-brown = lampe marron
tile-lamp-green = lampe verte
tile-lamp-yellow = lampe jaune
tile-lamp-white = lampe blanche

tile-carpet-pink = tapis volant rose
tile-carpet-blue = tapis volant bleu
tile-carpet-brown = tapis volant marron
tile-carpet-green = tapis volant vert
tile-carpet-yellow = tapis volant jaune
tile-carpet-white = tapis volant blanc

tile-sword-pink = épée rose
tile-sword-blue = épée bleue
tile-sword-brown = épée marron
tile-sword-green = épée verte
tile-sword-yellow = épée jaune
tile-sword-white = épée blanche

tile-crown-pink = couronne rose
tile-crown-blue = couronne bleue
tile-crown-brown = couronne marron
tile-crown-green = couronne verte
tile-crown-yellow = couronne jaune
tile-crown-white = couronne blanche

tile-ring-pink = bague rose
tile-ring-blue = bague bleue
tile-ring-brown = bague marron
tile-ring-green = bague verte
tile-ring-yellow = bague jaune
tile-ring-white = bague blanche

tile-statue-pink = statue rose
tile-statue-blue = statue bleue
tile-statue-brown = statue marron
tile-statue-green = statue verte
tile-statue-yellow = statue jaune
tile-statue-white = statue blanche

tile-chest-pink = coffre rose
tile-chest-blue = coffre bleu
tile-chest-brown = coffre marron
tile-chest-green = coffre vert
tile-chest-yellow = coffre jaune
tile-chest-white = coffre blanc

tile-ruby-pink = rubis rose
tile-ruby-blue = rubis bleu
tile-ruby-brown = rubis marron
tile-ruby-green = rubis vert
tile-ruby-yellow = rubis jaune
tile-ruby-white = rubis blanc

tile-diamond-pink = diamant rose
tile-diamond-blue = diamant bleu
tile-diamond-brown = diamant marron
tile-diamond-green = diamant vert
tile-diamond-yellow = diamant jaune
tile-diamond-white = diamant blanc

tile-necklace-pink = collier rose
tile-necklace-blue = collier bleu
tile-necklace-brown = collier marron
tile-necklace-green = collier vert
tile-necklace-yellow = collier jaune
tile-necklace-white = collier blanc

## Variants

variant-standard = Grande caverne
variant-lamp = Lampe d’Aladin
variant-equal = À trésors égaux
variant-small = Petite caverne

## Labels

label-screen = Derrière ton paravent
label-display = Étalage à côté de la caverne
label-waiver = Interdictions levées pour ce tour
label-last-round = Dernier tour de table
label-unused = { $count ->
    [one] { $count } tuile écartée à l’aveugle
   *[other] { $count } tuiles écartées à l’aveugle
}
label-track = Points de la magie
label-groups = Points des collections
cell = niveau { $a }, rangée { $b }, colonne { $c }
label-face-up = niveau { $layer }, rangée { $row }, colonne { $column } : { $tile }
label-face-down = { $covers ->
    [one] niveau { $layer }, rangée { $row }, colonne { $column } : sous { $covers } tuile
   *[other] niveau { $layer }, rangée { $row }, colonne { $column } : sous { $covers } tuiles
}
label-locked = Tuile interdite : { $bans }
label-ban-until = Interdiction : { $ban } (posée par { $seat }, jusqu’à son prochain tour)

## What the acting player is asked

ask-take = Prends une tuile
ask-lamp = Tu gardes la lampe ou tu l’échanges ?
ask-extra = Prends une tuile à côté du trou
ask-offer = Choisis une tuile à montrer
ask-pick = Choisis une tuile à prendre
ask-ban = Interdis une sorte ou une couleur
ask-over = Partie terminée

## What the others read meanwhile

wait-take = { $seats } prend une tuile
wait-lamp = { $seats } hésite : garder la lampe ou l’échanger ?
wait-extra = { $seats } prend une deuxième tuile
wait-offer = { $count ->
    [one] { $seats } choisit une tuile à montrer
   *[other] { $seats } choisissent une tuile à montrer
}
wait-pick = { $seats } prend une tuile montrée
wait-ban = { $seats } choisit une sorte ou une couleur à interdire
wait-over = Partie terminée

## Buttons

option-take = Prendre : { $cell }
option-lamp_keep = Garder la lampe
option-lamp_swap = Échanger contre : { $tile }
option-take_adjacent = Prendre aussi : { $cell }
option-offer = Montrer : { $tile }
option-pick = Prendre à { $seat }
option-ban = Interdire : { $value }

## What a tile brings here and now

gain-points = { $points ->
    [0] aucun point
    [one] { $points } point
   *[other] { $points } points
}
gain-pink = { gain-points } tout de suite.
gain-blue = { $count ->
    [0] { $points ->
        [0] Cette tuile n’en révèle aucune autre, donc aucun point.
       *[other] Cette tuile libère une case : { gain-points }.
    }
    [one] Cette tuile en révèle { $count } autre : { gain-points }.
   *[other] Cette tuile en révèle { $count } autres : { gain-points }.
}
gain-brown = { $count ->
    [1] Ta première de cette sorte : { gain-points }.
   *[other] Tu en auras { $count } de cette sorte : { gain-points }.
}
gain-green = { $count ->
    [0] Pas de deuxième tuile : tu ne peux en prendre aucune à côté.
    [1] Puis tu prends aussi une tuile juste à côté.
   *[other] Puis tu prends une deuxième tuile, au choix parmi { $count }.
}
gain-yellow = { $count ->
    [0] Personne d’autre n’a encore de tuile : tu n’en reçois pas.
    [one] { $count } joueur te montre une tuile, et tu la prends.
   *[other] { $count } joueurs te montrent chacun une tuile : prends-en une.
}
gain-white = Tu interdis une sorte ou une couleur jusqu’à ton prochain tour.
gain-group = Avec la tuile choisie, { gain-points } de plus à la fin pour tes collections.
lack-blue = le bleu n’a révélé aucune tuile
lack-yellow = personne d’autre n’a de tuile à montrer
lack-green = il n’y a aucune tuile à prendre à côté du trou

## What happens

event-began = { $variant } : { $seat } commence
event-removed = Hors jeu pour cette partie : { $kinds }
event-displayed = À l’étalage : { $tiles }
event-turn = Tour { $turn } : { $seat }
event-ban_over = L’interdiction posée par { $seat } prend fin : { $value }
event-waiver = Tout est interdit ! Les interdictions sont levées pour ce tour : { $seat } peut prendre n’importe quelle tuile visible
event-took = { $seat } prend une tuile : { $tile }
event-turned_up = On révèle : { $tiles }
event-kept_lamp = { $seat } garde sa tuile : { $tile }
event-swapped = { $seat } fait un échange : { $given_tile } contre { $tile }
event-scored_pink = { $points ->
    [one] Quelle aubaine ! { $seat } marque { $points } point
   *[other] Quelle aubaine ! { $seat } marque { $points } points
}
event-scored_blue =
    { $turned ->
        [one] { $seat } révèle { $turned } tuile
       *[other] { $seat } révèle { $turned } tuiles
    } { $points ->
        [one] et marque { $points } point
       *[other] et marque { $points } points
    }
event-scored_square = { $points ->
    [one] { $seat } libère une case du sol de la caverne et marque { $points } point
   *[other] { $seat } libère une case du sol de la caverne et marque { $points } points
}
event-scored_brown = { $points ->
    [one] { $seat } marque { $points } point pour sa collection : { $tiles }
   *[other] { $seat } marque { $points } points pour sa collection : { $tiles }
}
event-nothing = { $seat } n’obtient rien de plus : { $lack }
event-took_extra = { $seat } prend une deuxième tuile : { $tile }
event-tribute = { $seat } réclame un tribut ! À { $seats } de montrer une tuile
event-chose = { $seat } a choisi sa tuile
event-shown = Montré par { $seats } : { $tiles }
event-picked = { $seat } prend une tuile à { $other_seat } : { $tile }
event-banned = { $seat } pose une interdiction : { $value }
event-last_round = { $seat } révèle la dernière tuile cachée : dernier tour de table !
event-left = { $seat } quitte la table
event-skipped = { $seat } n’est plus là : son tour est sauté
event-laid_open = Tuiles restées cachées : { $tiles }
event-over = { $reason ->
    [walkover] { $seats } gagne : il ne reste plus personne d’autre
   *[scored] { $count ->
        [one] Partie terminée : { $seats } gagne !
       *[other] Partie terminée : { $seats } se partagent la victoire !
    }
}

## Why not

refusal-unknown-action = Ce coup n’existe pas dans ce jeu. À ton tour, prends une tuile.
refusal-game-over = La partie est terminée. On en refait une ?
refusal-not-seated = Tu regardes cette partie : seuls les joueurs autour de la table peuvent jouer.
refusal-stale = La partie a avancé entre-temps. Regarde bien et choisis de nouveau.
refusal-already-offered = Tu as déjà choisi la tuile à montrer. Attends maintenant les autres.
refusal-not-your-decision = Ce n’est pas à toi de choisir. On attend { $seats }.
refusal-wrong-step = Tu ne peux pas faire ça maintenant. D’abord : « { $ask } ».
refusal-malformed = Ça ne se trouve pas dans cette caverne. Choisis quelque chose que tu vois sur la table.
refusal-not-adjacent = Ta deuxième tuile doit être juste à côté du trou : côté contre côté, au même niveau.
refusal-empty-cell = Il n’y a plus de tuile ici : { $cell }. Choisis une tuile visible.
refusal-face-down = { $covers ->
    [one] Cette tuile est encore recouverte par { $covers } autre tuile. Tu ne peux prendre qu’une tuile dégagée.
   *[other] Cette tuile est encore recouverte par { $covers } autres tuiles. Tu ne peux prendre qu’une tuile dégagée.
}
refusal-banned = Cette tuile est interdite par { $seats } : { $bans }. Choisis-en une sans cadenas.
refusal-not-your-tile = Tu n’as pas cette tuile : { $tile }. Montre une de tes tuiles.
refusal-nothing-offered-by = { $seat } ne montre aucune tuile. Prends une tuile montrée.
refusal-kind-not-in-play = Ce trésor n’est pas dans la partie : { $kind }. Interdis une autre sorte, ou une couleur.
refusal-not-beside-board = Cette tuile n’est pas à l’étalage : { $tile }. Choisis une tuile de l’étalage, ou garde la lampe.
refusal-bad-player-count = Ce jeu se joue de 2 à 4 joueurs.
refusal-bad-option = Cette option n’est pas possible ici : { $option } – { $value }. Choisis-en une autre.
refusal-small-needs-two = La petite caverne se joue uniquement à deux. Choisis une autre caverne, ou joue à deux.

## Settings

setting-variant = Variante
setting-variant-help = Quelle caverne veux-tu explorer ?
setting-variant-standard = { variant-standard }
setting-variant-lamp = { variant-lamp }
setting-variant-equal = { variant-equal }
setting-variant-small = { variant-small }

setting-removed_kind = Sorte à écarter
setting-removed_kind-help = Seulement pour la variante « À trésors égaux » : une sorte de trésor reste dans la boîte.
setting-removed_kind-random = Au hasard

setting-removed_kinds = Trois sortes à écarter
setting-removed_kinds-help = Seulement pour la variante « Petite caverne » : trois sortes de trésors restent dans la boîte.
setting-removed_kinds-random = Au hasard

setting-first_player = Qui commence
setting-first_player-help = D’habitude, le plus jeune commence. Tu peux aussi choisir une place, ou laisser faire le hasard.
setting-first_player-youngest = Le plus jeune
setting-first_player-random = Au hasard
setting-first_player-seat-0 = Place 1
setting-first_player-seat-1 = Place 2
setting-first_player-seat-2 = Place 3
setting-first_player-seat-3 = Place 4

setting-youngest = Personne n’est plus jeune que moi
setting-youngest-help = Seulement avec l’option « Le plus jeune ». Si plusieurs joueurs cochent cette case, le hasard choisit parmi eux ; si personne ne la coche, il choisit parmi tous les joueurs.

setting-screens = Paravents
setting-screens-help = Fermés : retiens ce que prennent les autres. Ouverts : chacun voit les tuiles de tous les joueurs.
setting-screens-closed = Fermés
setting-screens-open = Ouverts

setting-timers = Vitesse du chrono
setting-timers-help = Seulement dans une partie avec chrono. Quand le temps est écoulé, le jeu joue à ta place.
setting-timers-off = Sans chrono
setting-timers-relaxed = Tranquille (trois fois plus de temps)
setting-timers-standard = Normale
setting-timers-blitz = Rapide (deux fois moins de temps)

setting-on_leave = Si un joueur s’en va
setting-on_leave-help = Un bot prend le relais, ou les tours du joueur sont sautés.
setting-on_leave-bot = Un bot prend le relais
setting-on_leave-skip = Ses tours sont sautés

## The result

outcome-scored = { $count ->
    [one] { $seats } gagne !
   *[other] { $seats } se partagent la victoire !
}
outcome-walkover = { $seats } gagne : il ne reste plus personne d’autre
score-line =
    { $points ->
        [one] { $seat } : { $points } point
       *[other] { $seat } : { $points } points
    } { $tiles ->
        [one] (magie { $track } + collections { $groups } ; { $tiles } tuile)
       *[other] (magie { $track } + collections { $groups } ; { $tiles } tuiles)
    }
score-tie-tiles = À égalité de points, le joueur qui a le moins de tuiles passe devant.

## Tips for newcomers

why-take = Dans une collection, chaque nouvelle tuile rapporte plus que la précédente. Mais gare à ce que tu révèles pour le joueur suivant !
why-lamp = Garde la lampe et profite de sa magie, ou touche un trésor de l’étalage pour l’échanger : c’est alors la magie de la nouvelle tuile qui agit.
why-extra = La magie de la deuxième tuile n’agit pas : choisis plutôt une sorte que tu collectionnes.
why-offer = Montre un trésor dont tu n’as qu’un exemplaire : c’est la perte qui te coûtera le moins.
why-pick = Prends la sorte dont tu as le plus de tuiles : plus ta collection est grande, plus une nouvelle tuile rapporte.
why-ban = Quelle tuile ferait très envie au joueur suivant ? Interdis sa sorte ou sa couleur.

## The variants in a sentence, and how groups count

setting-variant-standard-help = Six tuiles sont écartées, et personne ne sait lesquelles.
setting-variant-lamp-help = Six trésors sont à l’étalage à côté de la caverne. Quand tu prends une lampe, tu peux l’échanger contre l’un d’eux.
setting-variant-equal-help = Une sorte de trésor est écartée, et tout le monde sait laquelle. Toutes les autres tuiles sont dans la caverne.
setting-variant-small-help = Une partie plus rapide, à deux, avec sept sortes de trésors.
help-pink = Rose. { effect-pink-help }
help-blue = Bleu. { effect-blue-help }
help-brown = Marron. { effect-brown-help }
help-green = Vert. { effect-green-help }
help-yellow = Jaune. { effect-yellow-help }
help-white = Blanc. { effect-white-help }
help-groups = À la fin, une à six tuiles d’une même sorte rapportent 1, 3, 6, 10, 15 ou 21 points. Le plus gros total l’emporte.

## Things a ban can name

ban-kind-lamp = { kind-lamp }
ban-kind-carpet = { kind-carpet }
ban-kind-sword = { kind-sword }
ban-kind-crown = { kind-crown }
ban-kind-ring = { kind-ring }
ban-kind-statue = { kind-statue }
ban-kind-chest = { kind-chest }
ban-kind-ruby = { kind-ruby }
ban-kind-diamond = { kind-diamond }
ban-kind-necklace = { kind-necklace }
ban-colour-pink = { colour-pink }
ban-colour-blue = { colour-blue }
ban-colour-brown = { colour-brown }
ban-colour-green = { colour-green }
ban-colour-yellow = { colour-yellow }
ban-colour-white = { colour-white }

## The guided first game

guide-welcome = Sors les trésors de la caverne, une tuile à la fois. Collectionne les tuiles de la même sorte : ce sont elles qui rapportent le plus.
guide-end = On additionne magie et collections : le plus gros total l’emporte. À égalité, la victoire revient au joueur qui a le moins de tuiles.
guide-ask-take = Touche une tuile qui brille, puis touche-la encore pour la prendre. Sa couleur agit tout de suite, sa sorte compte à la fin.
guide-ask-lamp = Garde la lampe et sa magie, ou échange-la contre un trésor de l’étalage : c’est alors la magie de ce trésor qui agit.
guide-ask-extra = Le vert t’offre une deuxième tuile, juste à côté du trou. Sa magie n’agit pas : choisis une sorte que tu collectionnes.
guide-ask-offer = On te réclame un tribut : choisis une tuile à montrer. Tu risques de la perdre, alors sacrifie la moins utile.
guide-ask-pick = Prends une tuile montrée : elle est à toi. S’il y en a plusieurs, la sorte dont tu as déjà le plus de tuiles est celle qui rapporte le plus.
guide-ask-ban = Interdis une sorte ou une couleur : personne d’autre ne pourra prendre ces tuiles dans la caverne avant ton prochain tour. Protège ce qui te fait envie !
guide-wait-take = Quelqu’un d’autre choisit. Observe bien ce qui est pris : si les paravents sont fermés, il faudra t’en souvenir.
guide-wait-offer = Chacun choisit en secret la tuile qu’il va montrer. Rien n’est montré avant que tous les choix soient faits.
guide-event-removed = Ces trésors ne sont pas dans la partie : inutile de les attendre.
guide-event-displayed = Ces trésors sont à l’étalage. Quand tu prends une lampe, tu peux l’échanger contre l’un d’eux.
guide-event-took = La tuile passe derrière le paravent et comptera à la fin. Mais d’abord, sa couleur agit.
guide-event-turned_up = Dès que plus rien ne recouvre une tuile, on la retourne face visible. Le joueur suivant pourra la prendre, sauf si elle est interdite.
guide-event-kept_lamp = La lampe n’est pas échangée : c’est donc sa propre couleur qui agit.
guide-event-swapped = La lampe passe à l’étalage. C’est la couleur de la nouvelle tuile qui agit.
guide-event-scored_pink = Le rose est une aubaine : 5 points tout de suite.
guide-event-scored_blue = Le bleu rapporte 2 points par tuile qui vient d’être révélée.
guide-event-scored_square = La tuile prise était posée sur le sol de la caverne. Dans ce cas, le bleu rapporte 2 points pour la case libérée.
guide-event-scored_brown = Le marron rapporte 2 points par tuile de la même sorte derrière le paravent, quelle que soit sa couleur. Plus la collection est grande, mieux c’est !
guide-event-nothing = Parfois, la couleur n’a rien sur quoi agir. La tuile compte quand même à la fin.
guide-event-took_extra = Le vert offre une deuxième tuile, juste à côté du trou. La magie de cette deuxième tuile n’agit pas.
guide-event-tribute = Le jaune réclame un tribut : chacun des autres joueurs montre une tuile, s’il en a une. Puis le joueur dont c’est le tour prend une tuile montrée.
guide-event-shown = Les tuiles choisies sont montrées en même temps. Une seule change de mains ; les autres, s’il y en a, reviennent à leurs propriétaires.
guide-event-picked = La tuile a changé de propriétaire. Les autres tuiles montrées, s’il y en avait, sont revenues à leurs propriétaires.
guide-event-banned = Le blanc interdit une sorte ou une couleur : jusqu’au prochain tour du joueur qui a posé l’interdiction, personne d’autre ne peut prendre ces tuiles dans la caverne. Les autres y voient un cadenas.
guide-event-ban_over = Une interdiction dure jusqu’au prochain tour du joueur qui l’a posée. Celle-ci est finie : ses cadenas ont disparu.
guide-event-waiver = Toutes les tuiles visibles étaient interdites. Les interdictions ne comptent donc pas ce tour-ci : on peut prendre n’importe quelle tuile visible.
guide-event-last_round = Il n’y a plus de tuile cachée. On finit le tour de table pour que tout le monde ait joué le même nombre de fois, à moins que la caverne ne soit vide avant.
guide-event-laid_open = La partie est terminée : on révèle les tuiles de la caverne restées face cachée. Elles ne rapportent rien à personne.

## Characters

bot-sinbad = Sinbad
bot-sinbad-help = Prend la meilleure tuile en vue et retient à peu près autant que toi.
phrase-bot-hello-sinbad = Ohé ! Voyons ce que cache cette caverne.
bot-dunyazad = Dinarzade
bot-dunyazad-help = La petite sœur : adore les jolies images et tout ce qui est rose, et oublie le reste.
phrase-bot-hello-dunyazad = Coucou ! Moi, j’aime tout ce qui est rose.
bot-qasim = Cassim
bot-qasim-help = Se sert sans traîner, veut tout et n’oublie presque jamais ce que tu as.
phrase-bot-hello-qasim = Place ! Tout est à moi !
bot-scheherazade = Shéhérazade
bot-scheherazade-help = Voit loin et ne te laisse que des miettes.
phrase-bot-hello-scheherazade = Bonsoir. Veux-tu savoir comment ça finit ?

## Why a bot did it

n-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
reason-group = { $count ->
    [one] { $kind } : avec { $count } tuile déjà derrière le paravent, une de plus rapporte { n-points }.
   *[other] { $kind } : avec { $count } tuiles déjà derrière le paravent, une de plus rapporte { n-points }.
}
reason-pink = Le rose rapporte { n-points } tout de suite.
reason-blue = À cet endroit, le bleu rapporte { n-points }.
reason-brown = Le marron rapporte { n-points } grâce aux tuiles de la même sorte, quelle que soit leur couleur.
reason-green = Le vert permet de prendre une deuxième tuile.
reason-yellow = Le jaune permet de prendre une tuile à un autre joueur.
reason-white = Le blanc pose une interdiction, et ça gêne la concurrence.
reason-denied = { $kind } : { $seat } joue juste après et en profiterait encore plus.
reason-nothing_better = Il n’y a pas de meilleure tuile.
reason-pretty = C’est ce qu’il y a de plus joli.
reason-keep_lamp = Rien à l’étalage ne vaut mieux que la lampe.
reason-swap_lamp = Mieux que la lampe : { $tile }.
reason-useless = { $kind } : facile à céder, et presque inutile pour { $seat }.
reason-cheap = C’est la tuile la plus facile à céder.
reason-ban = { $seat } joue juste après et profiterait surtout de ces tuiles.
reason-foreseen = À plus long terme, c’est le meilleur choix.

## What a content pack may change

content-layers = { $cave ->
    [small] Niveaux de la petite caverne (rangées, colonnes, position)
   *[other] Niveaux de la grande caverne (rangées, colonnes, position)
}
content-wrong-written = { $what } vaut « { $value } ». Un niveau s’écrit comme « { $usual } » : rangées et colonnes de 1 à 5, puis sa position (deux nombres de 0 à 8).
content-wrong-layers = { $what } : le niveau du sol doit être un carré d’au moins 3x3 à la position +0+0, et chaque niveau doit reposer sur celui du dessous.
content-wrong-tiles = { $what } : trop d’emplacements ({ $cells }) pour le nombre de tuiles ({ $most }).
content-display = Tuiles à l’étalage (variante « Lampe d’Aladin »)
content-groups = Points pour 0 à 6 tuiles d’une même sorte
content-pink = Points du rose
content-blue-turned = Points du bleu, par tuile révélée
content-blue-square = Points du bleu, pour une case libérée
content-brown = Points du marron, par tuile de la même sorte
