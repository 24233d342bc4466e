### Pulgarcito: Spanish

## The game

game-name = Pulgarcito
game-line = ¿Dónde estaba la Cueva? ¡Volvamos a casa todos juntos!
game-minutes = 20 min
game-age = desde los 7 años
game-fun = memoria en equipo
game-about = ¡Nos hemos perdido en el bosque! Recordemos dónde está cada cosa, encontremos los Lugares correctos y llevemos entre todos la linterna hasta la casita. Pero ojo: los Lobos no paran quietos y el Ogro ya viene de camino.

## The ten faces

place-clearing = el Claro del Bosque
place-castle = el Castillo
place-hill = la Colina
place-ogre_lair = la Guarida del Ogro
place-lost_hut = la Cabaña Perdida
place-marsh = el Pantano
place-stone_bridge = el Puente de Piedra
place-river = el Río
place-cave = la Cueva
place-wolves = los Lobos

## The ten faces, short (under small tiles)

place-clearing-short = Claro
place-castle-short = Castillo
place-hill-short = Colina
place-ogre_lair-short = Guarida
place-lost_hut-short = Cabaña
place-marsh-short = Pantano
place-stone_bridge-short = Puente
place-river-short = Río
place-cave-short = Cueva
place-wolves-short = Lobos

## The bridges of the path

bridge-bridge_stone = el puente de piedra
bridge-bridge_wood = el puente de madera

## What is decided between two turns

choice-continue = Seguir adelante
choice-tree = Subir al Árbol Gigante
choice-boots = Ponerse las Botas de Siete Leguas

## Words of the game

label-guide = Guía
label-ogre = Ogro
label-pebbles = Guijarros Mágicos
label-name-tree = Árbol Gigante
label-name-boots = Botas de Siete Leguas
label-path = Camino
label-circle = Las losetas
label-wolves-here = Los Lobos están aquí

## What the acting player is asked

ask-arrive = Entrando en el bosque…
ask-look = ¡Mira y recuerda!
ask-ask = Elige por qué Lugar preguntas
ask-find = Encuentra la loseta correcta
ask-advice = ¿Qué loseta crees que es?
ask-swap = Mueve a los Lobos
ask-insert = Elige un hueco para la loseta nueva
ask-new_look = Algo nuevo: ¡mira y recuerda!
ask-result = Mira bien las losetas boca arriba
ask-between = ¿Qué hacemos ahora?
ask-tree_look = Desde el Árbol: ¡mira y recuerda!
ask-boots = Encuentra todos los Lugares
ask-over = Fin de la partida

## What the others read meanwhile

wait-arrive = { $count ->
    [one] { $seats } sigue cargando las imágenes
   *[other] { $count } jugadores siguen cargando las imágenes
}
wait-look = { $count ->
    [one] { $seats } sigue mirando
   *[other] { $count } jugadores siguen mirando
}
wait-ask = { $seats } elige por qué Lugar preguntar
wait-find = { $seats } está buscando. ¡Shhh!
wait-advice = { $count ->
    [one] { $seats } sigue pensando
   *[other] { $count } jugadores siguen pensando
}
wait-swap = { $seats } mueve a los Lobos
wait-insert = { $seats } elige un hueco para la loseta nueva
wait-new_look = { $count ->
    [one] { $seats } sigue mirando
   *[other] { $count } jugadores siguen mirando
}
wait-result = { $count ->
    [one] { $seats } sigue mirando
   *[other] { $count } jugadores siguen mirando
}
wait-between = { $count ->
    [one] Falta el voto de { $seats }
   *[other] Faltan { $count } jugadores por votar
}
wait-tree_look = { $count ->
    [one] { $seats } sigue mirando
   *[other] { $count } jugadores siguen mirando
}
wait-boots = { $seats } lleva las Botas. ¡Shhh!
wait-over = Fin de la partida

## Buttons

option-loaded = Ya estoy aquí
option-ready = ¡Listo!
option-ask = Preguntar por: { $place }
option-flip = Dar la vuelta a la loseta { number-index }
option-pebble = Usar un Guijarro Mágico
option-call_help = { $seat } ha ayudado
option-advise = { $index ->
    [None] No lo sé
    [null] No lo sé
   *[other] Creo que es la loseta { number-index }
}
option-swap = Intercambiar las losetas { number-index } y { number-to-index }
option-insert = Colocar tras la loseta { number-gap }: { $place }
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

event-began = Empieza { $seat }
event-showed = ¡Mira bien y recuerda!
event-hid = Todas las losetas están boca abajo
event-turn = Turno { $turn }: empieza { $seat }
event-dealt = Tus cartas: { $places }
event-asked = { $seat } tiene que encontrar { $place }
event-flipped = { $seat } descubre { $place }
event-found = ¡{ $seat } encuentra { $place }!
event-missed = { $seat } busca { $place }, pero encuentra { $other_place }
event-wolves = ¡Oh, no, los Lobos! { $seat } buscaba { $place }
event-silent = Se acabó el tiempo: { $seat } no ha encontrado { $place }
event-pebble = { $pebbles ->
    [one] { $seat } usa un Guijarro Mágico (queda { $pebbles })
   *[other] { $seat } usa un Guijarro Mágico (quedan { $pebbles })
}
event-advised = { $index ->
    [None] { $seat } no lo sabe
    [null] { $seat } no lo sabe
   *[other] { $seat } señala una loseta
}
event-helped = { $seat } avisa: ¡{ $other_seat } está ayudando!
event-ogre = { $count ->
    [one] Se descubre { $count } loseta del Ogro. Boca arriba: { $ogre } de 6
   *[other] Se descubren { $count } losetas del Ogro. Boca arriba: { $ogre } de 6
}
event-ogre_back = { $count ->
    [0] No hay losetas del Ogro que volver a tapar. Boca arriba: { $ogre } de 6
    [one] Se vuelve a tapar { $count } loseta del Ogro. Boca arriba: { $ogre } de 6
   *[other] Se vuelven a tapar { $count } losetas del Ogro. Boca arriba: { $ogre } de 6
}
event-lantern = La linterna avanza hasta la casilla { $space }
event-exchanged = { $seat } intercambia dos losetas
event-swapped = «¡Los Lobos están aquí!»
event-bridge = La linterna cruza { $bridge }
event-new_tiles = Nuevo en el bosque: { $places }
event-added = { $count ->
    [one] Llega { $count } Lugar nuevo
   *[other] Llegan { $count } Lugares nuevos
}
event-inserted = { $seat } coloca { $place }
event-scattered = En algún rincón del bosque aparece { $place }
event-storm = ¡Tormenta! Todos nos movemos un sitio
event-voting = { $count ->
    [one] { $seats } vota ahora
   *[other] { $seats } votan ahora
}
event-voted = { $seat }: «{ $choice }»
event-decided = Decidido: «{ $choice }»
event-boots_done = { $seat } encuentra todos los Lugares: ¡las Botas hacen retroceder al Ogro!
event-boots_failed = { $seat } tropieza con las Botas de Siete Leguas puestas
event-passed = El próximo turno lo empieza { $seat }
event-left = { $seat } deja la mesa
event-aborted = { $seat } ha dejado la mesa: la partida termina sin resultado
event-over = { $reason }

## How the game ends

reason-won = La linterna ha llegado a la casita: ¡hemos ganado!
reason-lost = Las seis losetas del Ogro están boca arriba: el Ogro nos ha atrapado
reason-aborted = La partida termina sin resultado

## Why not

refusal-game-over = Esta partida ha terminado. ¿Jugamos otra?
refusal-not-seated = Estás viendo la partida. Solo pueden jugar quienes tienen sitio en la mesa.
refusal-unknown-action = Eso no se puede hacer en este juego. Elige una de las jugadas de la pantalla.
refusal-no-pebble-in-boots = Con las Botas puestas no se usan guijarros. ¡Esta vez buscas sin ayuda!
refusal-advice-open = Espera primero a que te aconsejen.
refusal-wrong-phase = Ahora no puedes hacer eso. Primero: «{ $ask }».
refusal-not-your-turn = Aún no te toca. ¡Mira y recuerda!
refusal-not-in-hand = No tienes esa carta. Pregunta por un Lugar de tu mano.
refusal-bad-index = Esa loseta no existe. Elige una de la mesa.
refusal-face-up = Esa loseta ya está boca arriba. Elige una que esté boca abajo.
refusal-same-tile = Elige dos losetas distintas para intercambiarlas.
refusal-pebble-spent = Ya has usado un guijarro en esta búsqueda. Ahora da la vuelta a una loseta.
refusal-no-pebbles = No quedan Guijarros Mágicos. ¡Confía en tu memoria!
refusal-help-allowed = Se ha usado un guijarro, así que esta vez se puede ayudar.
refusal-help-called = En esta búsqueda ya se ha avisado de que alguien ayudaba. Con una vez basta.
refusal-not-a-helper = Esa persona no puede haber sido. Elige a alguien que no esté buscando.
refusal-bad-choice = Eso no se puede votar. Usa uno de los botones.
refusal-token-gone = Eso ya se ha usado o no está en esta partida. Elige otra cosa.
refusal-not-offered = Esa no es una de las losetas nuevas. Elige una de ellas.
refusal-bad-gap = Ese hueco no existe. Elige uno entre dos losetas.
refusal-stale = La partida ha avanzado. Mira otra vez y vuelve a elegir.
refusal-malformed = Eso no está en este bosque. Elige algo de la pantalla.
refusal-player-count = Este juego es de 2 a 6 jugadores. Sitios en esta mesa: { $seats }.
refusal-bad-option = Esta opción no sirve aquí: { $option }. Elige otra.
refusal-muted = ¡Shhh! Mientras se pregunta o se busca, no se puede ayudar. El chat vuelve enseguida.

## Settings

setting-mode = Nivel
setting-mode-help = ¿Cuánto peligro hay en el bosque?
setting-mode-basic = Básico
setting-mode-fabulous = Fabuloso
setting-mode-legendary = Legendario
setting-mode-custom = Personalizado
setting-mode-basic-help = 3 Guijarros Mágicos, el Árbol Gigante y las Botas de Siete Leguas.
setting-mode-fabulous-help = 2 Guijarros Mágicos y el Árbol Gigante, pero sin Botas.
setting-mode-legendary-help = 2 Guijarros Mágicos, sin Árbol ni Botas, y una loseta del Ogro boca arriba desde el principio.
setting-mode-custom-help = Elige tú los guijarros, el Árbol, las Botas y las losetas del Ogro.

setting-pebbles = Guijarros Mágicos
setting-pebbles-help = Cuántas veces se puede pedir ayuda. Solo en el nivel «Personalizado».

setting-tree = Árbol Gigante
setting-tree-help = Permite ver otra vez todas las losetas. Solo en el nivel «Personalizado».
setting-tree-true = Sí
setting-tree-false = No

setting-boots = Botas de Siete Leguas
setting-boots-help = Pueden hacer retroceder al Ogro. Solo en el nivel «Personalizado».
setting-boots-true = Sí
setting-boots-false = No

setting-ogre_start = Losetas del Ogro al empezar
setting-ogre_start-help = Cuántas losetas del Ogro están boca arriba desde el principio. Solo en el nivel «Personalizado».

setting-storm = Tormenta
setting-storm-help = Tras cada turno, todos se mueven un sitio y ven el círculo desde otro lado.
setting-storm-true = Sí
setting-storm-false = No

setting-dark_forest = Bosque oscuro
setting-dark_forest-help = Al principio solo se ven los Lobos, y no hay Árbol Gigante.
setting-dark_forest-true = Sí
setting-dark_forest-false = No

setting-vast_forest = Bosque inmenso
setting-vast_forest-help = Las losetas están esparcidas por la mesa en vez de formar un círculo.
setting-vast_forest-true = Sí
setting-vast_forest-false = No

setting-path = Camino
setting-path-help = ¿A qué distancia está la casita?
setting-path-standard = 10 casillas
setting-path-short = 8 casillas
setting-path-eleven = 11 casillas

setting-boots_fail_cost = Si fallan las Botas
setting-boots_fail_cost-help = Cuántas losetas del Ogro se descubren tras un error con las Botas. En la edición española, solo una.
setting-boots_fail_cost-2 = 2 losetas del Ogro
setting-boots_fail_cost-1 = 1 loseta del Ogro

setting-collective = Votaciones
setting-collective-help = ¿Quién tiene que estar de acuerdo para usar el Árbol Gigante o las Botas?
setting-collective-majority = La mayoría
setting-collective-unanimous = Todos

setting-silence = Silencio
setting-silence-help = Mientras alguien busca, no se puede ayudar.
setting-silence-muted = Sin chat
setting-silence-honour = Palabra de honor
setting-silence-muted-help = El chat se cierra mientras se pregunta o se busca.
setting-silence-honour-help = El chat sigue abierto. Si parece que un mensaje ayuda, el Guía (con dos jugadores, quien busca) decide si cuenta como ayuda.

setting-view = Vista
setting-view-help = ¿Desde qué lado se ve el círculo?
setting-view-seat = Desde tu sitio
setting-view-common = La misma para todos
setting-view-seat-help = Cada persona ve el círculo desde su lado, como en una mesa de verdad.
setting-view-common-help = Todos ven el círculo desde el mismo lado. Ideal para un solo dispositivo en el centro de la mesa.

setting-look_seconds = Segundos para mirar
setting-look_seconds-help = El tiempo máximo que se ven las losetas al principio y desde el Árbol Gigante.

setting-new_look_seconds = Segundos para ver losetas nuevas
setting-new_look_seconds-help = El tiempo máximo que las losetas nuevas quedan a la vista.

setting-result_seconds = Segundos tras un error
setting-result_seconds-help = El tiempo máximo que las losetas siguen a la vista tras un error.

setting-ask_seconds = Segundos para preguntar
setting-ask_seconds-help = Si se acaba el tiempo, se elige al azar una carta del Guía.
setting-ask_seconds-off = Sin límite

setting-find_seconds = Segundos para buscar
setting-find_seconds-help = Quedarse sin tiempo cuenta como error.
setting-find_seconds-off = Sin límite

setting-advice_seconds = Segundos para aconsejar
setting-advice_seconds-help = Si se acaba el tiempo, no contestar cuenta como «No lo sé».
setting-advice_seconds-off = Sin límite

setting-swap_seconds = Segundos para mover a los Lobos
setting-swap_seconds-help = Si se acaba el tiempo, se intercambian dos losetas boca abajo al azar.
setting-swap_seconds-off = Sin límite

setting-insert_seconds = Segundos para colocar losetas
setting-insert_seconds-help = Si se acaba el tiempo, el hueco se elige al azar.
setting-insert_seconds-off = Sin límite

setting-vote_seconds = Segundos para votar
setting-vote_seconds-help = Si se acaba el tiempo, no votar cuenta como seguir adelante.
setting-vote_seconds-off = Sin límite

setting-first_guide = Primer Guía
setting-first_guide-help = ¿Quién será el primer Guía? (Con dos jugadores: ¿quién buscará primero?)
setting-first_guide-oldest = La persona de más edad
setting-first_guide-random = Al azar
setting-first_guide-host = Lo elige el anfitrión

setting-first_seat = Sitio del primer Guía
setting-first_seat-help = Solo con «Lo elige el anfitrión».
setting-first_seat-0 = Sitio 1
setting-first_seat-1 = Sitio 2
setting-first_seat-2 = Sitio 3
setting-first_seat-3 = Sitio 4
setting-first_seat-4 = Sitio 5
setting-first_seat-5 = Sitio 6

setting-oldest = Tengo más años que nadie
setting-oldest-help = Solo cuenta con la opción «La persona de más edad». Si lo marcan varias personas, se elige a una de ellas al azar; si no lo marca nadie, se elige entre todos los jugadores.

setting-on_leave = Si alguien se va
setting-on_leave-help = Un bot juega en lugar de quien se va, o la partida termina sin resultado.
setting-on_leave-bot = Juega un bot en su lugar
setting-on_leave-abort = Termina la partida

## The result

outcome-won = Por fin en casa: ¡hemos ganado!
outcome-lost = Nos ha atrapado el Ogro. ¡Otra vez será!
outcome-aborted = La partida ha terminado sin resultado
score-line =
    { $seat }: { label-summary }
ended-won = Victoria
ended-lost = Ha ganado el Ogro
ended-aborted = La partida ha terminado sin resultado

## Bots

bot-weak = Olvidadizo
bot-weak-help = Se pierde enseguida entre los árboles.
bot-average = Memoria normal
bot-average-help = Recuerda más o menos lo mismo que la mayoría.
bot-good = Buena memoria
bot-good-help = Casi nunca se pierde.
bot-baseline = Despreocupado
bot-baseline-help = Suele saber el camino y nunca se para por el Árbol ni por las Botas.
bot-random = Torbellino
bot-random-help = Da la vuelta a losetas al azar.

## On the board

button-ready = ¡Listo!
button-all-ready = Ya estamos todos listos
button-pebble = Guijarro: pedir ayuda
button-call-help = ¡Alguien está ayudando!
button-dont-know = No lo sé
button-vote-continue = Seguir adelante
button-vote-tree = Subir al Árbol Gigante
button-vote-boots = Ponerse las Botas
button-really = ¡Nos arriesgamos!
button-cancel = Mejor no

label-look = Mira bien: la linterna se va apagando
label-find = ¿Dónde está { $place }?
label-your-cards = Estas cartas solo las ves tú
label-asked-next = Después, a buscar: { $seats }
label-who-helped = ¿Quién ha ayudado?
label-marked = Puede que { $name } haya ayudado
label-missed = Es { $other_place }, no { $place }
label-all-found = ¡Ya están los tres!
label-swap-from = ¿Dónde crees que están los Lobos?
label-swap-to = ¿Qué loseta cambia de sitio con los Lobos?
label-insert = Elige un hueco para { $place }
label-new-tile = Nuevo en el bosque
label-warn-tree = El Árbol Gigante descubriría la sexta loseta del Ogro: perderíamos la partida.
label-warn-boots = Un solo error con las Botas y perdemos la partida.
label-ready-by = Listos: { $ready } de { $all }
label-space = Casilla { $space } de { $spaces }
label-ogre-count = Losetas del Ogro boca arriba: { $ogre } de 6
label-clock = { $hour ->
    [1] a la { $hour } en la pantalla
   *[other] a las { $hour } en la pantalla
}
label-tile-down = loseta boca abajo, { $clock }
label-tile-up = { $place }, { $clock }
label-storm = ¡La tormenta nos mueve a todos un sitio!
label-end-won = ¡Por fin en casa!
label-end-lost = Nos ha atrapado el Ogro
label-summary = linterna en la casilla { $spaces }, losetas del Ogro boca arriba: { $ogre } de 6, guijarros sin usar: { $pebbles }, turnos jugados: { $turns }

## How to play

help-1 = Nos hemos perdido en el bosque. Llevemos la linterna a la casita antes de que nos atrape el Ogro.
help-2 = Los Lugares del bosque forman un círculo, y entre ellos están los Lobos. Mira bien: ¡enseguida todas las losetas quedan boca abajo!
help-3 = Uno de nosotros es el Guía: saca en secreto tres cartas y pide a los jugadores siguientes, uno tras otro, que encuentren los Lugares de esas cartas.
help-4 = Cuando te toque, da la vuelta a una loseta. ¡Nadie puede ayudarte! Con tres aciertos, la linterna avanza una casilla por el camino.
help-5 = Con un Lugar equivocado se acaba el turno y se descubre una loseta del Ogro; con los Lobos, dos. Si alguien ayuda cuando no se puede, también se descubre una.
help-6 = Tras tres aciertos, el Guía intercambia la loseta de los Lobos con otra que esté boca abajo: «Los Lobos están aquí». Luego hace de Guía el siguiente jugador. En los puentes se añaden losetas nuevas al círculo.
help-7 = Con un Guijarro Mágico puedes pedir consejo. Entre turnos hay dos ayudas de un solo uso. El Árbol Gigante lo muestra todo, pero antes se descubre una loseta del Ogro. Con las Botas, el próximo Guía busca sin ayuda todos los Lugares: si los encuentra todos, se vuelven a tapar hasta dos losetas del Ogro; si no, se descubren más.
help-8 = Si la linterna llega a la casita, ganamos todos. Si hay seis losetas del Ogro boca arriba, perdemos todos. Con dos jugadores no hay Guía: se descubre una carta cada vez, y los dos buscan por turnos.

## More words of the board

button-flip = Darle la vuelta
button-swap = Intercambiar estas dos
button-insert = Colocarla aquí
button-undo = Deshacer
label-continue-does = Empieza el siguiente turno
label-tree-does = Vemos todas las losetas, pero se descubre 1 loseta del Ogro
label-boots-does = { $count ->
    [one] { $seat } tiene que encontrar { $count } Lugar. Si acierta, hasta 2 losetas del Ogro menos; si falla, { $cost } más
   *[other] { $seat } tiene que encontrar los { $count } Lugares. Si acierta, hasta 2 losetas del Ogro menos; si falla, { $cost } más
}
label-token-ready = sin usar
label-token-used = ya se ha usado
label-turns = { $turns ->
    [one] Turno jugado
   *[other] Turnos jugados
}
label-gap = hueco, { $clock }
label-clock-near = { $hour ->
    [1] a la { $hour } en la pantalla, cerca del centro
   *[other] a las { $hour } en la pantalla, cerca del centro
}
label-clock-far = { $hour ->
    [1] a la { $hour } en la pantalla, lejos del centro
   *[other] a las { $hour } en la pantalla, lejos del centro
}
hint-flip = Da la vuelta a la loseta que está { $clock }
hint-advise = Señala la loseta que está { $clock }
hint-swap = Intercambia dos losetas: una está { $from }; la otra, { $to }
hint-insert = Coloca la loseta en el hueco que está { $clock }

## The guided first game

guide-welcome = Llevemos la linterna a la casita antes de que las seis losetas del Ogro estén boca arriba. ¡Hará falta buena memoria!
guide-end = Si la linterna llega a la casita, ganamos todos. Con las seis losetas del Ogro boca arriba, gana el Ogro.

guide-ask-arrive = Las imágenes se están cargando en todas las pantallas. ¡Enseguida podrás mirar!
guide-ask-look = Recuerda dónde está cada loseta que veas, ¡sobre todo los Lobos! Invéntate un cuento: «De la Cueva al Río…».
guide-ask-ask = Eres el Guía: toca una de tus cartas. Puedes ver quién va a buscar, así que elige un Lugar que esa persona seguramente recuerde.
guide-ask-find = Encuentra este Lugar: toca una loseta y tócala otra vez para darle la vuelta. ¿Dudas? Si queda un Guijarro Mágico, puedes pedir ayuda.
guide-ask-advice = ¡Ahora puedes ayudar! Toca la loseta a la que darías la vuelta o di que no lo sabes.
guide-ask-swap = Toca la loseta donde crees que están los Lobos y luego otra para intercambiarlas. ¡Mejor una que todos conozcan bien!
guide-ask-insert = Elige un hueco para la loseta nueva. Junto a una que todos conozcan, se recuerda mejor.
guide-ask-new_look = Hay algo nuevo en el bosque. ¡Recuerda dónde está cada Lugar nuevo antes de que quede boca abajo!
guide-ask-result = Mira otra vez las losetas que estén boca arriba: ahora ya sabes dónde están. Luego toca «¡Listo!».
guide-ask-between = Vota qué hacemos ahora. El Árbol ayuda si hemos olvidado mucho; las Botas, si el Ogro está cerca y quien se las va a poner se ve capaz.
guide-ask-tree_look = Desde el Árbol Gigante se ve todo otra vez. ¡Busca lo que habías olvidado!
guide-ask-boots = Encuentra los Lugares uno a uno. Si los encuentras todos, se vuelven a tapar hasta dos losetas del Ogro. Al primer error, se acabó.

guide-wait-ask = El Guía elige una de sus cartas secretas. ¡Alguien tendrá que encontrar ese Lugar!
guide-wait-find = Alguien está buscando: ¡ni una palabra, salvo si se ha usado un guijarro! Si ayudas cuando no se puede, se descubre una loseta del Ogro, así que piensa en silencio.
guide-wait-advice = Quien no está buscando puede dar su consejo. Cuando todos hayan contestado o se acabe el tiempo, quien busca dará la vuelta a la loseta que quiera.
guide-wait-swap = Atención: dos losetas boca abajo van a intercambiarse. ¡Recuerda cuáles!
guide-wait-insert = Fíjate en dónde va la loseta nueva. Las demás siguen en el mismo orden.
guide-wait-boots = Con las Botas puestas, una sola persona busca todos los Lugares. ¡Shhh! Pero no pierdas detalle: las losetas encontradas quedan boca arriba.

guide-event-hid = A partir de ahora solo tienes tu memoria: por detrás, todas las losetas son iguales.
guide-event-found = ¡Acierto! La loseta queda boca arriba por ahora. En un turno normal, con tres aciertos avanza la linterna.
guide-event-missed = No era ese Lugar, así que se acaba la búsqueda. ¡Pero ahora todos sabemos dónde está el Lugar que ha salido!
guide-event-wolves = En un turno normal, con los Lobos se descubren dos losetas del Ogro en vez de una. ¡Recuerda dónde están los Lobos!
guide-event-silent = Quedarse sin tiempo cuenta como error, aunque no se haya dado la vuelta a ninguna loseta.
guide-event-pebble = Se ha usado un Guijarro Mágico, así que en esta búsqueda todos pueden ayudar. Cada guijarro sirve una sola vez.
guide-event-helped = Alguien ha ayudado cuando no se podía. Se descubre una loseta del Ogro, pero la búsqueda sigue.
guide-event-ogre = ¡El Ogro se acerca! Si sus seis losetas quedan boca arriba, perdemos.
guide-event-ogre_back = El Ogro nos pierde el rastro: hasta dos de sus losetas se vuelven a tapar.
guide-event-lantern = ¡Tres aciertos! Un paso más hacia la casita.
guide-event-swapped = Se supone que los Lobos están ahora aquí. ¡Nadie dice si es verdad!
guide-event-bridge = Tras cada puente, el bosque crece: ¡hay más que recordar!
guide-event-scattered = En el bosque inmenso, cada loseta nueva cae en un punto elegido al azar. ¡Recuerda dónde!
guide-event-storm = La tormenta mueve a todos un sitio. Las losetas no se han movido: ¡solo las ves desde otro lado!
guide-event-decided = La votación ha terminado. Tanto el Árbol Gigante como las Botas se pueden usar una sola vez por partida.
guide-event-boots_done = ¡Todos los Lugares encontrados! Se vuelven a tapar hasta dos losetas del Ogro.
guide-event-boots_failed = Un error con las Botas acerca al Ogro. Las Botas no se pueden volver a usar en esta partida.
guide-event-passed = Con tres jugadores o más, tras cada turno hace de Guía el jugador de la izquierda. Con dos, se busca siempre por turnos, sin Guía.

## Characters

bot-hansel = Hansel
bot-hansel-help = Va dejando migas de pan y recuerda más o menos lo mismo que la mayoría.
phrase-bot-hello-hansel = ¡Hola! He traído migas de pan.
bot-goldilocks = Ricitos de Oro
bot-goldilocks-help = Va por donde le apetece y enseguida olvida el camino. ¡Tendrás que ayudarla!
phrase-bot-hello-goldilocks = ¡Hola! ¿Quedan gachas calientes?
bot-red_riding_hood = Caperucita Roja
bot-red_riding_hood-help = Pone empeño y se concentra, pero las flores la distraen.
phrase-bot-hello-red_riding_hood = ¡Hola! La abuelita vive detrás de esos árboles.
bot-gretel = Gretel
bot-gretel-help = Casi nunca se pierde, guía con cabeza y lleva a todos a casa.
phrase-bot-hello-gretel = ¡Hola! Si no nos separamos, llegaremos a casa.

## Why a bot did it

reason-sure = Casi seguro que es esta loseta: { $place }.
reason-unsure = Seguramente está aquí o muy cerca: { $place }.
reason-forgotten = Ni idea de dónde está { $place }: vale cualquier loseta menos los Lobos.
reason-advised = En caso de duda, mejor seguir el consejo.
reason-pebble = En caso de duda, mejor pedir consejo.
reason-no_advice = El recuerdo no está lo bastante claro para señalar una loseta.
reason-asked_easy = Para { $seat }, mejor un Lugar visto hace poco.
reason-asked_hard = { $seat } debería encontrar incluso un Lugar que lleve tiempo sin verse.
reason-asked_fair = { $seat } debería poder encontrar este Lugar.
reason-whim = Por puro capricho.
reason-wolves_known = Todos conocen esta loseta, así que será fácil recordar dónde quedan los Lobos.
reason-wolves_lost = Ni idea de dónde están los Lobos: valen dos losetas cualesquiera.
reason-beside_new = Las losetas nuevas se recuerdan mejor si están juntas.
reason-beside_known = Junto a una loseta que todos conocen, la nueva será fácil de encontrar.
reason-go_on = Por ahora, lo mejor es seguir adelante.
reason-boots = Los Lugares se recuerdan bien: merece la pena probar con las Botas.
reason-tree = Se ha olvidado demasiado: vendrá bien mirar desde el Árbol Gigante.
reason-foreseen = De cara a las próximas jugadas, esto es lo mejor.

## What a content pack may change

content-first = Lugares en el círculo al empezar
content-bridge = Losetas que se añaden al cruzar { $bridge }
content-wrong = Losetas del Ogro por un error
content-wrong-wolves = Losetas del Ogro por los Lobos
content-helped = Losetas del Ogro por ayudar cuando no se puede
content-tree = Losetas del Ogro por el Árbol Gigante
content-boots-back = Losetas del Ogro que se vuelven a tapar con las Botas
content-path-stone = Camino «{ $value }»: casillas antes del primer puente
content-path-wood = Camino «{ $value }»: casillas antes del segundo puente
content-path-length = Camino «{ $value }»: casillas en total
content-pebbles = Guijarros Mágicos en el nivel «{ $value }»
content-ogre-start = Losetas del Ogro boca arriba al empezar en el nivel «{ $value }»
content-mode-tree = El Árbol Gigante en el nivel «{ $value }»
content-mode-boots = Las Botas en el nivel «{ $value }»
