### La Caverne aux trésors: French
### The spaces before : ; ! ? and inside « » are no-break spaces (U+00A0).

## The game

game-name = La Caverne aux trésors
game-line = Qui sortira de la caverne enchantée avec le plus beau butin ?
game-about = Prends tuile après tuile dans une montagne de trésors : chacune a sa magie et peut dévoiler de nouvelles richesses. Rassemble beaucoup de trésors de la même sorte, profite bien de la magie et gagne avec le plus de points.

## Kinds of treasure

kind-lamp = Lampe d’Aladin
kind-carpet = Tapis magique
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
colour-brown = Brun
colour-green = Vert
colour-yellow = Jaune
colour-white = Blanc

effect-pink = Aubaine
effect-blue = Mise au jour
effect-brown = Accumulation
effect-green = Double prise
effect-yellow = Tribut
effect-white = Tabou

effect-pink-help = Tu marques 5 points.
effect-blue-help = Tu marques 2 points par tuile que tu retournes, ou 2 points pour une case libérée au fond de la caverne.
effect-brown-help = Tu marques 2 points par trésor de cette sorte derrière ton paravent, celui-ci compris.
effect-green-help = Tu prends aussi une tuile visible juste à côté, au même niveau, mais sans sa magie.
effect-yellow-help = Chaque adversaire qui a des tuiles en montre une, et tu en prends une, sans sa magie.
effect-white-help = Tu nommes une sorte ou une couleur : personne d’autre ne peut la prendre dans la caverne avant ton prochain tour.

## Tiles

tile-lamp-pink = lampe d’Aladin rose
tile-lamp-blue = lampe d’Aladin bleue
tile-lamp-brown = lampe d’Aladin brune
tile-lamp-green = lampe d’Aladin verte
tile-lamp-yellow = lampe d’Aladin jaune
tile-lamp-white = lampe d’Aladin blanche

tile-carpet-pink = tapis magique rose
tile-carpet-blue = tapis magique bleu
tile-carpet-brown = tapis magique brun
tile-carpet-green = tapis magique vert
tile-carpet-yellow = tapis magique jaune
tile-carpet-white = tapis magique blanc

tile-sword-pink = épée rose
tile-sword-blue = épée bleue
tile-sword-brown = épée brune
tile-sword-green = épée verte
tile-sword-yellow = épée jaune
tile-sword-white = épée blanche

tile-crown-pink = couronne rose
tile-crown-blue = couronne bleue
tile-crown-brown = couronne brune
tile-crown-green = couronne verte
tile-crown-yellow = couronne jaune
tile-crown-white = couronne blanche

tile-ring-pink = bague rose
tile-ring-blue = bague bleue
tile-ring-brown = bague brune
tile-ring-green = bague verte
tile-ring-yellow = bague jaune
tile-ring-white = bague blanche

tile-statue-pink = statue d’or rose
tile-statue-blue = statue d’or bleue
tile-statue-brown = statue d’or brune
tile-statue-green = statue d’or verte
tile-statue-yellow = statue d’or jaune
tile-statue-white = statue d’or blanche

tile-chest-pink = coffre de pièces rose
tile-chest-blue = coffre de pièces bleu
tile-chest-brown = coffre de pièces brun
tile-chest-green = coffre de pièces vert
tile-chest-yellow = coffre de pièces jaune
tile-chest-white = coffre de pièces blanc

tile-ruby-pink = rubis rose
tile-ruby-blue = rubis bleu
tile-ruby-brown = rubis brun
tile-ruby-green = rubis vert
tile-ruby-yellow = rubis jaune
tile-ruby-white = rubis blanc

tile-diamond-pink = diamant rose
tile-diamond-blue = diamant bleu
tile-diamond-brown = diamant brun
tile-diamond-green = diamant vert
tile-diamond-yellow = diamant jaune
tile-diamond-white = diamant blanc

tile-necklace-pink = collier rose
tile-necklace-blue = collier bleu
tile-necklace-brown = collier brun
tile-necklace-green = collier vert
tile-necklace-yellow = collier jaune
tile-necklace-white = collier blanc

## Variants

variant-standard = Caverne normale
variant-lamp = Variante « Lampe d’Aladin »
variant-equal = Trésors égaux
variant-small = Petite caverne

## Labels

label-screen = Ton paravent
label-display = Étalage
label-ban = Interdiction
label-waiver = Interdiction levée ce tour
label-last-round = Dernier tour de table
label-unused = { $count ->
    [one] { $count } tuile mise de côté, face cachée
   *[other] { $count } tuiles mises de côté, face cachée
}
label-track = Points déjà marqués
label-groups = Points des groupes
label-turn = Tour { $turn }
cell = niveau { $a }, rangée { $b }, colonne { $c }
label-face-up = niveau { $layer }, rangée { $row }, colonne { $column } : { $tile }
label-face-down = { $covers ->
    [one] niveau { $layer }, rangée { $row }, colonne { $column } : sous { $covers } tuile
   *[other] niveau { $layer }, rangée { $row }, colonne { $column } : sous { $covers } tuiles
}
label-locked = Bloquée par une interdiction : { $bans }
label-ban-until = Interdiction : { $ban } – jusqu’à ce que ce soit à { $seat } de jouer

## What the acting player is asked

ask-take = Prends une tuile
ask-lamp = Garde la lampe ou échange-la
ask-extra = Prends une deuxième tuile juste à côté
ask-offer = Choisis une tuile à montrer
ask-pick = Prends une des tuiles montrées
ask-ban = Interdis une sorte ou une couleur
ask-over = La partie est finie

## What the others read meanwhile

wait-take = { $seats } prend une tuile
wait-lamp = { $seats } décide du sort de la lampe
wait-extra = { $seats } prend une deuxième tuile
wait-offer = { $count ->
    [one] { $seats } choisit une tuile à montrer
   *[other] { $seats } choisissent une tuile à montrer
}
wait-pick = { $seats } prend une des tuiles montrées
wait-ban = { $seats } choisit une interdiction
wait-over = La partie est finie

## Buttons

option-take = Prendre : { $cell }
option-lamp_keep = Garder la lampe
option-lamp_swap = Échanger contre : { $tile }
option-take_adjacent = Prendre aussi : { $cell }
option-offer = Montrer : { $tile }
option-pick = Prendre à { $seat }
option-ban = Interdire : { $value }

## What happens

event-began = { $variant } : { $seat } commence
event-removed = Pas dans cette partie : { $kinds }
event-displayed = Dans l’étalage : { $tiles }
event-turn = Tour { $turn } : { $seat }
event-ban_over = Fin de l’interdiction posée par { $seat } : { $value }
event-waiver = Interdiction levée ce tour : { $seat } peut prendre n’importe quelle tuile visible
event-took = { $seat } prend : { $tile }
event-turned_up = On voit maintenant : { $tiles }
event-kept_lamp = { $seat } garde : { $tile }
event-swapped = { $seat } échange : { $given_tile } contre { $tile }
event-scored_pink = { $points ->
    [one] Quelle aubaine ! { $seat } marque { $points } point
   *[other] Quelle aubaine ! { $seat } marque { $points } points
}
event-scored_blue =
    { $turned ->
        [one] { $seat } met au jour { $turned } tuile
       *[other] { $seat } met au jour { $turned } tuiles
    } { $points ->
        [one] et marque { $points } point
       *[other] et marque { $points } points
    }
event-scored_square = { $points ->
    [one] { $seat } libère une case au fond de la caverne et marque { $points } point
   *[other] { $seat } libère une case au fond de la caverne et marque { $points } points
}
event-scored_brown = { $points ->
    [one] { $seat } marque { $points } point grâce à sa collection : { $tiles }
   *[other] { $seat } marque { $points } points grâce à sa collection : { $tiles }
}
event-nothing = { $seat } – { $colour } : cette fois, la magie ne rapporte rien
event-took_extra = { $seat } prend aussi : { $tile }
event-tribute = { $seat } réclame un tribut ! Qui doit montrer une tuile : { $seats }
event-chose = { $seat } a choisi sa tuile
event-shown = Tout est dévoilé ! { $seats } : { $tiles }
event-picked = { $seat } prend à { $other_seat } : { $tile }
event-banned = { $seat } pose une interdiction : { $value }
event-last_round = { $seat } retourne la dernière tuile cachée : dernier tour de table !
event-left = { $seat } quitte la table
event-skipped = { $seat } n’est plus là : on saute ce tour
event-laid_open = Ce qui restait caché : { $tiles }
event-over = { $reason ->
    [walkover] { $seats } gagne : il n’y a plus personne d’autre à la table
   *[scored] { $count ->
        [one] La partie est finie : { $seats } gagne !
       *[other] La partie est finie : { $seats } se partagent la victoire !
    }
}

## Why not

refusal-unknown-action = Ce coup n’existe pas dans ce jeu : à ton tour, tu prends toujours une tuile.
refusal-game-over = La partie est finie, tu ne peux plus rien prendre – on en refait une ?
refusal-not-seated = Tu regardes cette partie : seules les personnes assises à la table peuvent jouer.
refusal-stale = La partie a avancé entre-temps : regarde bien et choisis de nouveau.
refusal-already-offered = Tu as déjà choisi la tuile que tu montres, et ce choix est définitif. Attends maintenant les autres.
refusal-not-your-decision = Un peu de patience, ce n’est pas à toi de choisir maintenant, mais à { $seats }.
refusal-wrong-step = Chaque chose en son temps : fais d’abord ce qui t’est demandé maintenant.
refusal-malformed = Cela n’existe pas dans cette caverne : choisis quelque chose qui est sur la table.
refusal-not-adjacent = Ta deuxième tuile doit toucher la première par un côté, au même niveau.
refusal-empty-cell = Ici, il n’y a plus de tuile : { $cell }. Prends-en une qui est encore là, visible.
refusal-face-down = { $covers ->
    [one] Tu ne peux prendre qu’une tuile découverte, et il y a encore { $covers } tuile sur celle-ci.
   *[other] Tu ne peux prendre qu’une tuile découverte, et il y a encore { $covers } tuiles sur celle-ci.
}
refusal-banned = Tu ne peux pas prendre cette tuile maintenant à cause d’une interdiction : { $bans } ({ $seats }). Prends-en une sans cadenas.
refusal-not-your-tile = Cette tuile n’est pas derrière ton paravent : { $tile }. Montres-en une des tiennes.
refusal-nothing-offered-by = Aucune tuile n’est montrée par { $seat }. Prends une des tuiles montrées.
refusal-kind-not-in-play = Ce trésor n’est pas dans la partie : { $kind }. Interdis une couleur, ou une sorte qui y est.
refusal-not-beside-board = Cette tuile n’est pas dans l’étalage : { $tile }. Choisis-en une qui y est, ou garde la lampe.
refusal-bad-player-count = Tu peux jouer à ce jeu à deux, à trois ou à quatre.
refusal-bad-option = Tu ne peux pas jouer avec ce réglage ici : { $option } – { $value }. Choisis-en un autre.
refusal-small-needs-two = La petite caverne se joue à deux exactement. Choisis une autre caverne, ou jouez à deux.

## Settings

setting-variant = Variante
setting-variant-help = Quelle caverne veux-tu explorer ?
setting-variant-standard = { variant-standard }
setting-variant-lamp = { variant-lamp }
setting-variant-equal = { variant-equal }
setting-variant-small = { variant-small }

setting-removed_kind = Sorte retirée
setting-removed_kind-help = Seulement pour « Trésors égaux » : une sorte de trésor reste dans la boîte.
setting-removed_kind-random = Au hasard

setting-removed_kinds = Trois sortes retirées
setting-removed_kinds-help = Seulement pour « Petite caverne » : trois sortes de trésor restent dans la boîte.
setting-removed_kinds-random = Au hasard

setting-first_player = Qui commence
setting-first_player-help = En famille, c’est à la personne la plus jeune de commencer : choisis sa place ou laisse faire le hasard.
setting-first_player-random = Au hasard
setting-first_player-seat-0 = Place 1
setting-first_player-seat-1 = Place 2
setting-first_player-seat-2 = Place 3
setting-first_player-seat-3 = Place 4

setting-screens = Paravents
setting-screens-help = Paravents fermés : tu dois retenir ce que prennent les autres ; paravents ouverts : tout le monde voit tout.
setting-screens-closed = Fermés
setting-screens-open = Ouverts

setting-timers = Temps de réflexion
setting-timers-help = Si ton temps est écoulé, le coup est joué pour toi.
setting-timers-off = Sans chrono
setting-timers-relaxed = Tranquille (trois fois plus long)
setting-timers-standard = Normal
setting-timers-blitz = Rapide (moitié moins de temps)

setting-on_leave = Si quelqu’un s’en va
setting-on_leave-help = Un robot peut jouer à sa place, ou ses tours sont sautés.
setting-on_leave-bot = Un robot prend le relais
setting-on_leave-skip = La place reste vide

## The result

outcome-scored = { $count ->
    [one] { $seats } gagne !
   *[other] { $seats } se partagent la victoire !
}
outcome-walkover = { $seats } gagne : il n’y a plus personne d’autre à la table
score-line =
    { $points ->
        [one] { $seat } : { $points } point
       *[other] { $seat } : { $points } points
    } { $tiles ->
        [one] (magie { $track } + groupes { $groups } ; { $tiles } tuile)
       *[other] (magie { $track } + groupes { $groups } ; { $tiles } tuiles)
    }
score-tie-tiles = Égalité de points ? Alors la victoire va à qui a le moins de tuiles.

## Tips for newcomers

why-take = Chaque nouveau trésor de la même sorte vaut plus que le précédent – mais regarde ce que tu dévoiles pour les autres.
why-lamp = Tu peux garder la lampe et sa magie, ou toucher l’un des six trésors pour l’échanger contre lui et sa magie.
why-extra = La deuxième tuile n’a pas d’effet magique : choisis donc une sorte que tu collectionnes.
why-offer = Montre un trésor que tu n’as qu’en un seul exemplaire : c’est lui qui te manquera le moins.
why-pick = Choisis la sorte que tu as le plus : plus le groupe est grand, plus chaque nouveau trésor rapporte.
why-ban = Regarde ce qui ferait très envie à la personne suivante, et interdis justement cela.

## The variants in a sentence, and how groups count

setting-variant-standard-help = La grande caverne. Six tuiles restent à l’écart, et personne ne sait lesquelles.
setting-variant-lamp-help = Six trésors sont étalés à côté de la caverne. Prends une lampe, et tu peux l’échanger contre l’un d’eux.
setting-variant-equal-help = Une sorte de trésor est retirée, et tout le monde sait laquelle. Toutes les autres tuiles sont dans la caverne.
setting-variant-small-help = Une caverne plus rapide pour deux, avec sept sortes de trésors.
help-pink = Rose : { effect-pink-help }
help-blue = Bleu : { effect-blue-help }
help-brown = Brun : { effect-brown-help }
help-green = Vert : { effect-green-help }
help-yellow = Jaune : { effect-yellow-help }
help-white = Blanc : { effect-white-help }
help-groups = À la fin, les trésors pareils comptent ensemble : un à six d’une sorte rapportent 1, 3, 6, 10, 15 ou 21 points. Le plus de points gagne.

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

guide-welcome = Sors des trésors de la caverne, tuile par tuile. Beaucoup de la même sorte valent le plus, et le plus de points gagne.
guide-end = On additionne les points de la magie et ceux des groupes, et le plus de points gagne. À égalité, il vaut mieux avoir moins de tuiles.
guide-ask-take = Touche une tuile qui brille, puis encore une fois pour la prendre. Sa couleur fait la magie, sa sorte compte à la fin.
guide-ask-lamp = Garde la lampe et sa magie, ou échange-la contre un trésor visible que tu collectionnes : c’est alors sa magie qui agit.
guide-ask-extra = Avec le vert, tu prends une deuxième tuile à côté du trou. Elle ne fait pas de magie : choisis une sorte que tu collectionnes.
guide-ask-offer = On te réclame un tribut : choisis une tuile à montrer. Tu vas peut-être la perdre, alors montre celle qui te manquera le moins.
guide-ask-pick = Prends une des tuiles montrées : elle est à toi. La sorte que tu as le plus est celle qui rapporte le plus.
guide-ask-ban = Nomme une sorte ou une couleur : personne d’autre ne peut la prendre avant ton prochain tour. Protège ce que tu veux avoir.
guide-wait-take = Maintenant, quelqu’un d’autre choisit. Retiens les sortes prises : bientôt elles seront derrière le paravent.
guide-wait-offer = Les autres choisissent en secret la tuile à montrer. Quand tout le monde est prêt, elles se retournent toutes ensemble.
guide-event-removed = Ces trésors ne sont pas dans la partie. Ne les attends pas : aucun n’apparaîtra.
guide-event-displayed = Ces six trésors sont visibles à côté de la caverne. Qui prend une lampe peut l’échanger contre l’un d’eux.
guide-event-took = La tuile va derrière le paravent et compte à la fin. Maintenant, sa couleur fait sa magie.
guide-event-turned_up = Plus rien ne couvre ces tuiles, alors on les retourne. La personne suivante pourra les prendre.
guide-event-kept_lamp = La lampe est gardée : c’est donc sa propre couleur qui fait la magie.
guide-event-swapped = La lampe est maintenant dans l’étalage. C’est la couleur de la nouvelle tuile qui fait la magie.
guide-event-scored_pink = Le rose est une aubaine : 5 points tout de suite.
guide-event-scored_blue = Le bleu rapporte 2 points par tuile qui vient d’être retournée.
guide-event-scored_square = Cette tuile bleue était au fond de la caverne. La case libérée rapporte 2 points.
guide-event-scored_brown = Le brun rapporte 2 points par tuile de sa sorte derrière le paravent. Plus la collection est grande, mieux c’est !
guide-event-nothing = Parfois, la magie ne trouve rien à faire. La tuile elle-même compte quand même à la fin.
guide-event-took_extra = Le vert donne une deuxième tuile, juste à côté du trou. La magie de celle-là n’agit pas.
guide-event-tribute = Le jaune réclame un tribut : les autres montrent chacun une tuile, et l’une d’elles est emportée.
guide-event-shown = Toutes les tuiles choisies se retournent ensemble. L’une d’elles change de mains, les autres retournent d’où elles viennent.
guide-event-picked = La tuile a changé de mains. Les autres tuiles montrées sont revenues derrière leur paravent.
guide-event-banned = Le blanc pose une interdiction : les tuiles avec un cadenas sont bloquées jusqu’au prochain tour de qui l’a posée.
guide-event-ban_over = Une interdiction dure jusqu’au prochain tour de qui l’a posée. Elle est finie, et les cadenas ont disparu.
guide-event-waiver = Toutes les tuiles visibles étaient interdites. Les interdictions sont donc levées ce tour, et on peut toutes les prendre.
guide-event-last_round = Plus aucune tuile n’est cachée. On finit le tour de table, pour que tout le monde ait joué autant de fois.
guide-event-laid_open = La partie est finie : on retourne ce qui restait caché. Cela ne rapporte de points à personne.

## Characters

bot-sinbad = Sinbad
bot-sinbad-help = Prend ce qu’il y a de mieux et retient à peu près autant que toi.
bot-dunyazad = Dinarzade
bot-dunyazad-help = La petite sœur : aime les belles images et tout ce qui est rose, et oublie le reste.
bot-qasim = Cassim
bot-qasim-help = A la main leste, veut tout, et n’oublie guère ce que tu possèdes.
bot-scheherazade = Shéhérazade
bot-scheherazade-help = Voit plus loin que le tour présent et te laisse le moins possible.

## Why a bot did it

n-points = { $points ->
    [one] un point
   *[other] { $points } points
}
reason-group = { $kind } : une de plus à côté de { $count } de cette sorte ajoute { n-points }.
reason-pink = Le rose rapporte { n-points } tout de suite.
reason-blue = Le bleu rapporte { n-points } ici.
reason-brown = Le brun rapporte { n-points } pour les tuiles de sa sorte.
reason-green = Avec le vert, on prend aussi une tuile voisine.
reason-yellow = Avec le jaune, les autres montrent une tuile, et on peut en prendre une.
reason-white = Le blanc donne une interdiction, et cela gêne les autres.
reason-denied = { $seat } joue ensuite et en aurait tiré encore plus : { $kind }.
reason-nothing_better = Il n’y avait rien de mieux.
reason-pretty = C’était la plus jolie.
reason-keep_lamp = Rien dans l’étalage ne vaut plus que la lampe.
reason-swap_lamp = Vaut plus que la lampe : { $tile }.
reason-useless = Peu utile pour { $seat }, et facile à céder : { $kind }.
reason-cheap = De toutes les tuiles, c’est celle qui manquera le moins.
reason-ban = { $seat } joue ensuite, et c’est ce qui lui servirait le plus.
reason-foreseen = Après avoir maintes fois imaginé la suite, c’est ce qui finissait le mieux.

## What a content pack may change

content-layers = { $cave ->
    [small] Couches de la petite caverne : rangées, colonnes, place
   *[other] Couches de la grande caverne : rangées, colonnes, place
}
content-wrong-written = { $what } vaut « { $value } » ; une couche s’écrit comme « { $usual } » : rangées et colonnes de 1 à 5, puis sa place, deux nombres de 0 à 8.
content-wrong-layers = { $what } : le sol doit être un carré à partir de 3x3+0+0, et chaque couche doit reposer sur celle d’en dessous.
content-wrong-tiles = { $what } : trop de places ({ $cells }) pour le nombre de tuiles ({ $most }).
content-display = Tuiles à côté de la grotte, avec la lampe
content-groups = Points pour 0 à 6 tuiles d’une sorte
content-pink = Points pour le rose
content-blue-turned = Points par tuile que le bleu retourne
content-blue-square = Points pour une case que le bleu libère
content-brown = Points du brun, par tuile de sa sorte
