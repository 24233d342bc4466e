### Pulgarcito: Spanish

## The game

game-name = Pulgarcito
game-line = ¿Dónde estaba la cueva? ¡A casa, todos juntos!
game-about = ¡Perdidos en el bosque! Entre todos hay que recordar dónde está cada cosa, encontrar los Lugares correctos y llevar la linterna hasta la casita. Pero cuidado: los lobos rondan, y el Ogro ya está en camino.

## The ten faces

place-clearing = El claro del bosque
place-castle = El castillo
place-hill = La colina
place-ogre_lair = La guarida del ogro
place-lost_hut = La cabaña perdida
place-marsh = El pantano
place-stone_bridge = El puente de piedra
place-river = El río
place-cave = La cueva
place-wolves = Lobos

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

choice-continue = Seguir el camino
choice-tree = Subir al Árbol Gigante
choice-boots = Ponerse las Botas de Siete Leguas

## Words of the game

label-guide = Guía
label-ogre = Ogro
label-lantern = Linterna
label-pebbles = Guijarros Mágicos
label-tree = Árbol Gigante
label-boots = Botas de Siete Leguas
label-travel-deck = Mazo de Viaje
label-path = Camino
label-cottage = Casita
label-circle = El círculo
label-wolves-here = Los Lobos están aquí

## What the acting player is asked

ask-arrive = Camino del bosque …
ask-look = ¡Mira y recuerda!
ask-ask = Pregunta por un Lugar
ask-find = Encuentra la loseta
ask-advice = ¿Dónde estará?
ask-swap = Mueve a los Lobos
ask-insert = Elige un hueco
ask-new_look = Nueva: ¡recuérdala!
ask-result = ¡Fíjate bien!
ask-between = ¿Cómo seguimos?
ask-tree_look = ¡Arriba se ve todo!
ask-boots = Encuéntralos todos
ask-over = Fin de la partida

## What the others read meanwhile

wait-arrive = { $count ->
    [one] { $seats } aún está en camino
   *[other] { $count } jugadores aún están en camino
}
wait-look = { $count ->
    [one] { $seats } sigue mirando
   *[other] { $count } jugadores siguen mirando
}
wait-ask = { $seats } elige un Lugar
wait-find = { $seats } busca: ¡chis!
wait-advice = { $count ->
    [one] { $seats } sigue pensando
   *[other] { $count } jugadores siguen pensando
}
wait-swap = { $seats } mueve a los Lobos
wait-insert = { $seats } busca un hueco
wait-new_look = { $count ->
    [one] { $seats } sigue mirando
   *[other] { $count } jugadores siguen mirando
}
wait-result = { $count ->
    [one] { $seats } sigue mirando
   *[other] { $count } jugadores siguen mirando
}
wait-between = { $count ->
    [one] { $seats } tiene que decidir
   *[other] { $count } jugadores tienen que decidir
}
wait-tree_look = { $count ->
    [one] { $seats } sigue mirando
   *[other] { $count } jugadores siguen mirando
}
wait-boots = { $seats } lleva las Botas: ¡chis!
wait-over = La partida ha terminado

## Buttons

option-loaded = Ya estoy aquí
option-ready = ¡Ya está!
option-ask = Preguntar por: { $place }
option-flip = Dar la vuelta a la loseta { number-index }
option-pebble = Gastar un Guijarro Mágico
option-call_help = Ha ayudado: { $seat }
option-advise = { $index ->
    [None] No lo sé
    [null] No lo sé
   *[other] Creo que es la loseta { number-index }
}
option-swap = Intercambiar las losetas { number-index } y { number-to-index }
option-insert = Tras la loseta { number-gap }: { $place }
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
event-showed = ¡A mirar bien y a recordar!
event-hid = Todas las losetas están boca abajo
event-turn = Turno { $turn }: { $seat } muestra el camino
event-dealt = Tus cartas: { $places }
event-asked = { $seat } tiene que encontrar: { $place }
event-flipped = { $seat } destapa: { $place }
event-found = { $seat } encuentra: ¡{ $place }!
event-missed = { $seat } buscaba «{ $place }», pero encuentra «{ $other_place }»
event-wolves = ¡Ay, los Lobos! { $seat } buscaba «{ $place }»
event-silent = Se acabó el tiempo: { $seat } no ha encontrado «{ $place }»
event-pebble = { $seat } gasta un Guijarro Mágico (quedan: { $pebbles })
event-advised = { $index ->
    [None] { $seat } tampoco lo sabe
    [null] { $seat } tampoco lo sabe
   *[other] { $seat } señala una loseta
}
event-helped = { $seat }: ¡Chis, { $other_seat } está ayudando!
event-ogre = { $count ->
    [one] Se descubre una loseta del Ogro: { $ogre } de 6
   *[other] Se descubren { $count } losetas del Ogro: { $ogre } de 6
}
event-ogre_back = { $count ->
    [0] No hay losetas del Ogro que tapar: { $ogre } de 6
    [one] Se vuelve a tapar una loseta del Ogro: { $ogre } de 6
   *[other] Se vuelven a tapar { $count } losetas del Ogro: { $ogre } de 6
}
event-lantern = La linterna avanza a la casilla { $space }
event-exchanged = { $seat } intercambia dos losetas
event-swapped = Los Lobos están aquí
event-bridge = La linterna cruza { $bridge }
event-new_tiles = Nuevo en el bosque: { $places }
event-added = { $count ->
    [one] Un nuevo Lugar se une al círculo
   *[other] { $count } nuevos Lugares se unen al círculo
}
event-inserted = { $seat } coloca: { $place }
event-scattered = En algún lugar del bosque: { $place }
event-storm = ¡Tormenta! Todo el mundo se corre un sitio
event-voting = A decidir en grupo: { $seats }
event-voted = { $seat }: { $choice }
event-decided = Decidido: { $choice }
event-boots_done = { $seat } encuentra todos los Lugares: ¡las Botas dejan atrás al Ogro!
event-boots_failed = { $seat } tropieza con las Botas de Siete Leguas
event-passed = Ahora guía { $seat }
event-left = { $seat } se va de la mesa
event-aborted = { $seat } se va de la mesa: la partida termina sin resultado
event-over = { $reason }

## How the game ends

reason-won = La linterna ha llegado a la casita: ¡victoria para todos!
reason-lost = Las seis losetas del Ogro están a la vista: esta vez el Ogro ha sido más rápido
reason-aborted = La partida termina sin resultado

## Why not

refusal-game-over = Esta partida ha terminado: ¿jugamos otra?
refusal-not-seated = Estás mirando esta partida: solo puede jugar quien tiene sitio en la mesa.
refusal-unknown-action = Esa jugada no existe en este juego: elige una de la pantalla.
refusal-no-pebble-in-boots = Las Botas de Siete Leguas van demasiado deprisa para los guijarros: esta vez buscas sin ayuda.
refusal-advice-open = Un momento: deja que los demás den primero su consejo.
refusal-wrong-phase = Cada cosa a su tiempo: primero toca lo que se pide ahora.
refusal-not-your-turn = Un momento, todavía no te toca: ¡mira bien y recuerda!
refusal-not-in-hand = No tienes esa carta: pregunta por un Lugar de tu mano.
refusal-bad-index = Esa loseta no existe: elige una de la mesa.
refusal-face-up = Esa loseta ya está boca arriba: elige una que esté boca abajo.
refusal-same-tile = Una loseta no se puede cambiar consigo misma: elige dos distintas.
refusal-pebble-spent = Ya has gastado un guijarro aquí, y uno por búsqueda es suficiente: ahora da la vuelta a una loseta.
refusal-no-pebbles = Ya no quedan Guijarros Mágicos: ¡confía en tu memoria!
refusal-help-allowed = Aquí se ha gastado un guijarro, así que esta vez se puede ayudar.
refusal-help-called = Eso ya se ha avisado: una vez por búsqueda es suficiente.
refusal-not-a-helper = No puede ser: elige a alguien que no esté buscando.
refusal-bad-choice = Eso no se puede votar: elige uno de los botones.
refusal-token-gone = Eso ya se ha usado o no está en esta partida: elige otra cosa.
refusal-not-offered = Esa loseta no está esperando: elige una de las nuevas.
refusal-bad-gap = Ese hueco no existe: elige uno entre dos losetas.
refusal-stale = La partida ha avanzado mientras tanto: mira otra vez y vuelve a elegir.
refusal-malformed = Eso no existe en este bosque: elige algo de la pantalla, por favor.
refusal-player-count = A este juego se juega de 2 a 6. Sillas en esta mesa: { $seats }. Añade o quita sillas.
refusal-bad-option = Este ajuste no encaja en esta mesa: { $option }. Elige otro, por favor.
refusal-muted = ¡Chis! Mientras alguien busca, nadie puede ayudar; podrás charlar justo después.

## Settings

setting-mode = Nivel
setting-mode-help = ¿Es muy peligroso el bosque?
setting-mode-basic = Básico
setting-mode-fabulous = Modo Fabuloso
setting-mode-legendary = Modo Legendario
setting-mode-custom = Mi propio nivel
setting-mode-basic-help = Con 3 Guijarros Mágicos, el Árbol Gigante y las Botas de Siete Leguas.
setting-mode-fabulous-help = Con 2 Guijarros Mágicos y el Árbol Gigante, pero sin las Botas.
setting-mode-legendary-help = Solo con 2 Guijarros Mágicos, y una loseta del Ogro a la vista desde el principio.
setting-mode-custom-help = Tú eliges los guijarros, el Árbol, las Botas y las losetas del Ogro.

setting-pebbles = Guijarros Mágicos
setting-pebbles-help = ¿Cuántas veces se puede preguntar a los demás? Solo para tu propio nivel.

setting-tree = Con el Árbol Gigante
setting-tree-help = Enseña otra vez todas las losetas. Solo para tu propio nivel.
setting-tree-true = Sí
setting-tree-false = No

setting-boots = Con las Botas de Siete Leguas
setting-boots-help = Pueden hacer retroceder al Ogro. Solo para tu propio nivel.
setting-boots-true = Sí
setting-boots-false = No

setting-ogre_start = Losetas del Ogro al empezar
setting-ogre_start-help = Cuántas están a la vista desde el principio. Solo para tu propio nivel.

setting-storm = Modo Tormenta
setting-storm-help = En cada turno todo el mundo se corre un sitio y ve el círculo desde otro lado.
setting-storm-true = Sí
setting-storm-false = No

setting-dark_forest = Bosque oscuro
setting-dark_forest-help = Al principio solo se ven los Lobos, y no hay Árbol Gigante.
setting-dark_forest-true = Sí
setting-dark_forest-false = No

setting-vast_forest = Bosque inmenso
setting-vast_forest-help = Las losetas están esparcidas por la mesa en lugar de formar un círculo.
setting-vast_forest-true = Sí
setting-vast_forest-false = No

setting-path = El camino
setting-path-help = ¿Está lejos la casita?
setting-path-standard = 10 casillas
setting-path-short = 8 casillas
setting-path-eleven = 11 casillas

setting-boots_fail_cost = Si fallan las Botas
setting-boots_fail_cost-help = Cuántas losetas del Ogro se descubren entonces. La caja española es más amable: solo 1.
setting-boots_fail_cost-2 = 2 losetas del Ogro
setting-boots_fail_cost-1 = 1 loseta del Ogro

setting-collective = Decidir en grupo
setting-collective-help = ¿Quién tiene que estar de acuerdo para usar el Árbol Gigante o las Botas?
setting-collective-majority = La mayoría
setting-collective-unanimous = Todo el mundo

setting-silence = Silencio
setting-silence-help = Mientras alguien busca, nadie puede ayudar.
setting-silence-muted = Charla en pausa
setting-silence-honour = Palabra de honor
setting-silence-muted-help = La charla se detiene mientras se pregunta y se busca.
setting-silence-honour-help = La charla sigue abierta. Si un mensaje parece una ayuda, decide quien guía.

setting-view = Vista de la mesa
setting-view-help = ¿Desde qué lado se ve el círculo?
setting-view-seat = Desde tu silla
setting-view-common = La misma para todos
setting-view-seat-help = Cada persona ve el círculo desde su lado, como en una mesa de verdad.
setting-view-common-help = Ideal con un solo aparato en el centro de la mesa.

setting-look_seconds = Segundos para mirar
setting-look_seconds-help = Las losetas están a la vista este tiempo al principio, y con el Árbol Gigante.

setting-new_look_seconds = Segundos para las nuevas
setting-new_look_seconds-help = Las losetas nuevas están a la vista como mucho este tiempo.

setting-result_seconds = Segundos tras un error
setting-result_seconds-help = Las losetas descubiertas se ven todavía como mucho este tiempo.

setting-ask_seconds = Segundos para preguntar
setting-ask_seconds-help = Si se acaba el tiempo, el azar elige una carta de quien guía.
setting-ask_seconds-off = Sin reloj

setting-find_seconds = Segundos para buscar
setting-find_seconds-help = Si se acaba el tiempo, cuenta como error.
setting-find_seconds-off = Sin reloj

setting-advice_seconds = Segundos para aconsejar
setting-advice_seconds-help = Si se acaba el tiempo, quien no ha dicho nada no lo sabe.
setting-advice_seconds-off = Sin reloj

setting-swap_seconds = Segundos para intercambiar
setting-swap_seconds-help = Si se acaba el tiempo, el azar intercambia dos losetas.
setting-swap_seconds-off = Sin reloj

setting-insert_seconds = Segundos para colocar
setting-insert_seconds-help = Si se acaba el tiempo, el azar elige el hueco.
setting-insert_seconds-off = Sin reloj

setting-vote_seconds = Segundos para decidir
setting-vote_seconds-help = Si se acaba el tiempo, quien no ha votado sigue el camino.
setting-vote_seconds-off = Sin reloj

setting-first_guide = Primer Guía
setting-first_guide-help = ¿Quién empieza en el papel de Guía?
setting-first_guide-oldest = La persona de más edad
setting-first_guide-random = Al azar
setting-first_guide-host = Yo elijo la silla

setting-first_seat = Silla del primer Guía
setting-first_seat-help = Solo para «Yo elijo la silla».
setting-first_seat-0 = Silla 1
setting-first_seat-1 = Silla 2
setting-first_seat-2 = Silla 3
setting-first_seat-3 = Silla 4
setting-first_seat-4 = Silla 5
setting-first_seat-5 = Silla 6

setting-oldest = Soy la persona de más edad
setting-oldest-help = La persona de más edad empieza en el papel de Guía. Si varias marcan esto, decide el azar.

setting-on_leave = Si alguien se va
setting-on_leave-help = Un bot puede seguir en su lugar, o la partida termina sin resultado.
setting-on_leave-bot = Sigue un bot
setting-on_leave-abort = La partida termina

## The result

outcome-won = Por fin en casa: ¡victoria para todos!
outcome-lost = Esta vez el Ogro ha sido más rápido. ¡Otra vez!
outcome-aborted = La partida terminó sin resultado
score-line =
    { $seat }: { label-summary }
ended-won = Victoria para todos
ended-lost = Ha ganado el Ogro
ended-aborted = La partida terminó sin resultado

## Bots

bot-weak = Olvidadizo
bot-weak-help = Enseguida se pierde entre los árboles.
bot-average = Memoria normal
bot-average-help = Recuerda más o menos lo que la mayoría.
bot-good = Buena memoria
bot-good-help = Pocas veces pierde el camino.
bot-baseline = Despreocupado
bot-baseline-help = Conoce más o menos el camino y siempre sigue adelante.
bot-random = Remolino
bot-random-help = Da la vuelta a lo que traiga el viento.

## On the board

button-ready = ¡Ya está!
button-all-ready = Ya hemos mirado
button-pebble = Guijarro: preguntar
button-call-help = ¡Alguien ayuda!
button-dont-know = No lo sé
button-vote-continue = Seguir el camino
button-vote-tree = Subir al Árbol Gigante
button-vote-boots = Ponerse las Botas
button-really = ¡Nos arriesgamos!
button-cancel = Mejor no

label-look = Mira bien: la linterna se consume
label-find = ¿Dónde está «{ $place }»?
label-your-cards = Solo tú las ves
label-hold-to-look = Mantén pulsado para ver tus cartas
label-asked-next = A continuación: { $seats }
label-who-helped = ¿Quién ha ayudado?
label-marked = Puede que { $name } haya ayudado
label-advise = ¿Dónde crees que está?
label-missed = «{ $other_place }», no «{ $place }»
label-all-found = ¡Encontrados los tres!
label-swap-from = ¿Dónde crees que están los Lobos?
label-swap-to = ¿Con qué loseta los cambias?
label-insert = Elige un hueco para «{ $place }»
label-new-tile = Loseta nueva
label-warn-tree = El Árbol Gigante descubriría la sexta loseta del Ogro: la partida estaría perdida.
label-warn-boots = Un solo error con las Botas y la partida está perdida.
label-ready-by = { $ready } de { $all }
label-space = Casilla { $space } de { $spaces }
label-ogre-count = Losetas del Ogro a la vista: { $ogre } de 6
label-clock = { $hour ->
    [1] a la { $hour } desde tu sitio
   *[other] a las { $hour } desde tu sitio
}
label-tile-down = loseta boca abajo, { $clock }
label-tile-up = { $place }, { $clock }
label-storm = ¡La tormenta mueve a todos un sitio!
label-won = ¡Por fin en casa!
label-lost = El Ogro ha sido más rápido
label-summary = casilla { $spaces }, losetas del Ogro: { $ogre } de 6, guijarros restantes: { $pebbles }, turnos: { $turns }

## How to play

help-1 = Todo el grupo se ha perdido en el bosque: hay que llevar la linterna a la casita antes de que llegue el Ogro.
help-2 = Los Lugares del bosque forman un círculo, y entre ellos están los Lobos. Mira bien: ¡pronto todas las losetas estarán boca abajo!
help-3 = Una persona es Guía: roba tres cartas en secreto y pide a las siguientes, una tras otra, que encuentren un Lugar.
help-4 = Quien busca da la vuelta a una loseta, y nadie puede ayudar. Si las tres son correctas, la linterna avanza una casilla por el camino.
help-5 = Un Lugar equivocado termina el turno y descubre una loseta del Ogro; los Lobos descubren dos. Ayudar sin permiso también cuesta una.
help-6 = Después de tres aciertos, quien guía cambia los Lobos por otra loseta boca abajo: «Los Lobos están aquí». Luego guía la persona siguiente. En los puentes se unen losetas nuevas al círculo.
help-7 = Con un Guijarro Mágico puedes preguntar a todos los demás. Entre turnos, una vez cada uno: el Árbol Gigante enseña todas las losetas, pero cuesta una del Ogro; con las Botas de Siete Leguas, quien va a guiar tiene que encontrar a solas todos los Lugares, lo que tapa dos losetas del Ogro… o descubre otras.
help-8 = Si la linterna llega a la casita, gana todo el grupo; si las seis losetas del Ogro están a la vista, pierde todo el grupo. Entre dos no hay Guía: por turnos, se descubre una carta y se busca su Lugar.

## More words of the board

button-flip = Dar la vuelta
button-swap = Intercambiar estas dos
button-insert = Ponerla aquí
button-undo = Deshacer
label-continue-does = Empieza el siguiente turno
label-tree-does = Todo el grupo mira las fichas; se descubre 1 pieza del Ogro
label-boots-does = { $count ->
    [one] { $seat } debe encontrar { $count } Lugar: vuelven 2 piezas del Ogro. Un error: { $cost } más
   *[other] { $seat } debe encontrar los { $count } Lugares: vuelven 2 piezas del Ogro. Un error: { $cost } más
}
label-token-ready = sin usar
label-token-used = usado
label-turns = turnos
label-gap = hueco, { $clock }
label-clock-near = a tus { $hour } en punto, cerca del centro
label-clock-far = a tus { $hour } en punto, lejos del centro

## The guided first game

guide-welcome = Hay que llevar la linterna a la casita en equipo, antes de que se vean las seis losetas del Ogro. ¡Hace falta buena memoria!
guide-end = Si la linterna está en la casita, gana todo el grupo. Si las seis losetas del Ogro están a la vista, el Ogro ha sido más rápido.

guide-ask-arrive = Las imágenes están llegando a todas las pantallas. ¡Enseguida verás todo el círculo!
guide-ask-look = Recuerda dónde está cada loseta, ¡sobre todo los Lobos! Ayuda inventar un cuento: «De la cueva al río …»
guide-ask-ask = Te toca guiar: toca una de tus tres cartas. Ves a quién le toca buscar, así que elige lo que mejor le vaya.
guide-ask-find = Da la vuelta a la loseta de este Lugar: tócala dos veces. Si dudas, con un Guijarro Mágico puedes preguntar a los demás.
guide-ask-advice = ¡Ahora se puede ayudar! Toca la loseta a la que tú darías la vuelta, o di que no lo sabes.
guide-ask-swap = Toca primero la loseta donde crees que están los Lobos y luego la otra. ¡Mejor una que todo el mundo conozca bien!
guide-ask-insert = Elige un hueco para la loseta nueva. Junto a una que todo el mundo conoce se recuerda mejor.
guide-ask-new_look = Estos Lugares son nuevos. ¡Recuerda dónde están antes de que se pongan boca abajo!
guide-ask-result = Mira otra vez lo que está a la vista: ahora sabes dónde están estas losetas. Luego di que ya está.
guide-ask-between = Vota cómo seguir. El Árbol ayuda si se ha olvidado mucho; las Botas, si el Ogro está cerca y quien va a guiar lo tiene claro.
guide-ask-tree_look = Desde el Árbol Gigante se ve todo otra vez. ¡Busca sobre todo lo que habías olvidado!
guide-ask-boots = Encuentra los Lugares uno por uno. Si los encuentras todos, el Ogro retrocede dos losetas, pero el primer error lo acaba.

guide-wait-ask = Quien guía tiene tres cartas secretas y elige una. ¡Enseguida alguien tendrá que encontrar ese Lugar!
guide-wait-find = Alguien está buscando: ¡ni una palabra! Ayudar cuesta una loseta del Ogro, así que busca en tu cabeza.
guide-wait-advice = Los demás te están dando su consejo. Cuando terminen, das la vuelta a una loseta: la que quieras.
guide-wait-swap = Fíjate bien: enseguida dos losetas boca abajo cambian de sitio. ¡Recuerda cuáles!
guide-wait-insert = Mira dónde va la loseta nueva. Todas las demás siguen en el mismo orden.
guide-wait-boots = Con las Botas, una persona busca a solas todos los Lugares. ¡Chis, pero mira: lo encontrado queda a la vista!

guide-event-hid = A partir de ahora solo te ayuda tu memoria: todos los reversos son iguales.
guide-event-found = ¡Acierto! La loseta sigue a la vista hasta el final del turno, y con tres aciertos la linterna avanza.
guide-event-missed = Era el Lugar equivocado, y el turno termina. ¡Pero ahora todo el mundo sabe qué hay ahí!
guide-event-wolves = Los Lobos cuestan dos losetas del Ogro en lugar de una. ¡Recuerda dónde están!
guide-event-silent = Se acabó el tiempo: cuenta como un error, aunque no se haya descubierto ninguna loseta.
guide-event-pebble = Se ha gastado un Guijarro Mágico: en esta pregunta puede ayudar todo el mundo. El guijarro no vuelve.
guide-event-helped = Alguien ha ayudado sin permiso. Cuesta una loseta del Ogro, pero la búsqueda sigue.
guide-event-ogre = ¡El Ogro se acerca! Cuando sus seis losetas están a la vista, la partida está perdida.
guide-event-ogre_back = El Ogro pierde el rastro: se vuelven a tapar losetas que estaban a la vista.
guide-event-lantern = ¡Los tres eran correctos! Un paso más hacia la casita.
guide-event-swapped = Quien guía cree que los Lobos están ahora aquí. ¡Nadie dice si es verdad!
guide-event-bridge = Detrás de cada puente el bosque crece: llegan Lugares nuevos al círculo.
guide-event-scattered = En el bosque inmenso, el azar decide dónde queda una loseta nueva. ¡Recuerda el sitio!
guide-event-storm = La tormenta mueve a todo el mundo un sitio. Las losetas no se han movido, ¡solo las ves desde otro lado!
guide-event-decided = Decidido. El Árbol Gigante y las Botas se pueden usar una sola vez por partida cada uno.
guide-event-boots_done = ¡Todos los Lugares encontrados! Eso hace retroceder al Ogro.
guide-event-boots_failed = Un error con las Botas acerca al Ogro. Las Botas ya no se pueden usar más.
guide-event-passed = Después de cada turno guía la persona de la izquierda. ¡Pronto te tocará a ti!

## Characters

bot-hansel = Hansel
bot-hansel-help = Deja migas de pan y recuerda más o menos lo que la mayoría.
bot-goldilocks = Ricitos de Oro
bot-goldilocks-help = Va por donde quiere y enseguida olvida el camino: tendrás que ayudarla.
bot-red_riding_hood = Caperucita Roja
bot-red_riding_hood-help = Tiene buena voluntad y piensa mucho, pero las flores la distraen.
bot-gretel = Gretel
bot-gretel-help = Pocas veces pierde el camino, guía con cabeza y lleva a todos a casa.

## Why a bot did it

reason-sure = Seguro que es la loseta buena: { $place }.
reason-unsure = Tiene que estar ahí, o muy cerca: { $place }.
reason-forgotten = Se ha olvidado dónde está «{ $place }»: cualquier loseta menos los Lobos.
reason-advised = Ahí señala la mayoría de los demás.
reason-pebble = Ante la duda, mejor preguntar a los demás.
reason-no_advice = Sin seguridad suficiente para señalar nada.
reason-asked_easy = { $seat } lo ha tenido más difícil: por eso, la loseta que se vio la última.
reason-asked_hard = { $seat } se orienta mejor que nadie: por eso, la loseta que lleva más tiempo sin verse.
reason-asked_fair = { $seat } debería poder con esta.
reason-whim = Un simple capricho.
reason-wolves_known = Los Lobos se cambian por una loseta que todos conocen.
reason-wolves_lost = Se ha olvidado dónde están los Lobos: valen dos cualesquiera.
reason-beside_new = Las losetas nuevas se recuerdan mejor juntas.
reason-beside_known = Junto a una loseta bien conocida es más fácil volver a encontrarla.
reason-go_on = El camino está lo bastante claro para seguir.
reason-boots = Todos los lugares se conocen lo bastante bien para las Botas.
reason-tree = Se ha olvidado demasiado: ayudará mirar desde el Árbol Gigante.
reason-foreseen = Tras imaginar muchas veces cómo seguiría, esto era lo que mejor acababa.

## What a content pack may change

content-first = Lugares en el círculo al empezar
content-bridge = Losetas que trae { $bridge }
content-wrong = Losetas del Ogro por un error
content-wrong-wolves = Losetas del Ogro por los Lobos
content-helped = Losetas del Ogro por hablar de más
content-tree = Losetas del Ogro por el Árbol Gigante
content-boots-back = Losetas del Ogro que cierran las Botas
content-path-stone = Camino «{ $value }»: casillas antes del primer puente
content-path-wood = Camino «{ $value }»: casillas antes del segundo puente
content-path-length = Camino «{ $value }»: casillas en total
content-pebbles = { $value }: Guijarros Mágicos
content-ogre-start = { $value }: losetas del Ogro abiertas al empezar
content-mode-tree = { $value }: el Árbol Gigante
content-mode-boots = { $value }: las Botas
