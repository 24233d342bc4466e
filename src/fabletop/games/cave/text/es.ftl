### La cueva de los tesoros: Spanish

## The game

game-name = La cueva de los tesoros
game-line = ¿Quién saldrá de la cueva encantada con el mejor botín?
game-about = Toma una loseta tras otra de una montaña de tesoros: cada una tiene su magia y puede destapar nuevas riquezas. Reúne muchos tesoros del mismo tipo, aprovecha bien la magia y gana con más puntos que nadie.

## Kinds of treasure

kind-lamp = Lámpara de Aladino
kind-carpet = Alfombra mágica
kind-sword = Espada
kind-crown = Corona
kind-ring = Anillo
kind-statue = Estatua de oro
kind-chest = Cofre de monedas
kind-ruby = Rubí
kind-diamond = Diamante
kind-necklace = Collar

## Kinds of treasure, short (for phones)

kind-lamp-short = Lámpara
kind-carpet-short = Alfombra
kind-sword-short = Espada
kind-crown-short = Corona
kind-ring-short = Anillo
kind-statue-short = Estatua
kind-chest-short = Cofre
kind-ruby-short = Rubí
kind-diamond-short = Diamante
kind-necklace-short = Collar

## Colours and their magic

colour-pink = Rosa
colour-blue = Azul
colour-brown = Marrón
colour-green = Verde
colour-yellow = Amarillo
colour-white = Blanco

effect-pink = Golpe de suerte
effect-blue = Hallazgo
effect-brown = Acopio
effect-green = Doble captura
effect-yellow = Tributo
effect-white = Tabú

effect-pink-help = Ganas 5 puntos.
effect-blue-help = Ganas 2 puntos por cada loseta que destapas, o 2 por una casilla que dejas libre en el suelo de la cueva.
effect-brown-help = Ganas 2 puntos por cada tesoro de este tipo detrás de tu pantalla, contando este.
effect-green-help = Tomas además una loseta visible justo al lado, en el mismo nivel, pero sin su magia.
effect-yellow-help = Cada rival que tenga losetas muestra una, y tú tomas una de ellas, sin su magia.
effect-white-help = Nombras un tipo o un color: nadie más puede tomarlo de la cueva hasta tu próximo turno.

## Tiles

tile-lamp-pink = lámpara de Aladino rosa
tile-lamp-blue = lámpara de Aladino azul
tile-lamp-brown = lámpara de Aladino marrón
tile-lamp-green = lámpara de Aladino verde
tile-lamp-yellow = lámpara de Aladino amarilla
tile-lamp-white = lámpara de Aladino blanca

tile-carpet-pink = alfombra mágica rosa
tile-carpet-blue = alfombra mágica azul
tile-carpet-brown = alfombra mágica marrón
tile-carpet-green = alfombra mágica verde
tile-carpet-yellow = alfombra mágica amarilla
tile-carpet-white = alfombra mágica blanca

tile-sword-pink = espada rosa
tile-sword-blue = espada azul
tile-sword-brown = espada marrón
tile-sword-green = espada verde
tile-sword-yellow = espada amarilla
tile-sword-white = espada blanca

tile-crown-pink = corona rosa
tile-crown-blue = corona azul
tile-crown-brown = corona marrón
tile-crown-green = corona verde
tile-crown-yellow = corona amarilla
tile-crown-white = corona blanca

tile-ring-pink = anillo rosa
tile-ring-blue = anillo azul
tile-ring-brown = anillo marrón
tile-ring-green = anillo verde
tile-ring-yellow = anillo amarillo
tile-ring-white = anillo blanco

tile-statue-pink = estatua de oro rosa
tile-statue-blue = estatua de oro azul
tile-statue-brown = estatua de oro marrón
tile-statue-green = estatua de oro verde
tile-statue-yellow = estatua de oro amarilla
tile-statue-white = estatua de oro blanca

tile-chest-pink = cofre de monedas rosa
tile-chest-blue = cofre de monedas azul
tile-chest-brown = cofre de monedas marrón
tile-chest-green = cofre de monedas verde
tile-chest-yellow = cofre de monedas amarillo
tile-chest-white = cofre de monedas blanco

tile-ruby-pink = rubí rosa
tile-ruby-blue = rubí azul
tile-ruby-brown = rubí marrón
tile-ruby-green = rubí verde
tile-ruby-yellow = rubí amarillo
tile-ruby-white = rubí blanco

tile-diamond-pink = diamante rosa
tile-diamond-blue = diamante azul
tile-diamond-brown = diamante marrón
tile-diamond-green = diamante verde
tile-diamond-yellow = diamante amarillo
tile-diamond-white = diamante blanco

tile-necklace-pink = collar rosa
tile-necklace-blue = collar azul
tile-necklace-brown = collar marrón
tile-necklace-green = collar verde
tile-necklace-yellow = collar amarillo
tile-necklace-white = collar blanco

## Variants

variant-standard = Cueva normal
variant-lamp = Variante «Lámpara de Aladino»
variant-equal = Tesoros iguales
variant-small = Cueva pequeña

## Labels

label-screen = Tu pantalla
label-display = Exposición
label-ban = Prohibición
label-waiver = Prohibición suspendida este turno
label-last-round = Última ronda
label-unused = { $count ->
    [one] { $count } loseta apartada, boca abajo
   *[other] { $count } losetas apartadas, boca abajo
}
label-track = Puntos hasta ahora
label-groups = Puntos por grupos
label-turn = Turno { $turn }
cell = nivel { $a }, fila { $b }, columna { $c }
label-face-up = nivel { $layer }, fila { $row }, columna { $column }: { $tile }
label-face-down = { $covers ->
    [one] nivel { $layer }, fila { $row }, columna { $column }: debajo de { $covers } loseta
   *[other] nivel { $layer }, fila { $row }, columna { $column }: debajo de { $covers } losetas
}
label-locked = Bloqueada por una prohibición: { $bans }
label-ban-until = Prohibición: { $ban } – hasta que le toque a { $seat }

## What the acting player is asked

ask-take = Toma una loseta
ask-lamp = Quédate la lámpara o cámbiala
ask-extra = Toma una segunda loseta justo al lado
ask-offer = Elige una loseta para mostrar
ask-pick = Toma una de las losetas mostradas
ask-ban = Prohíbe un tipo o un color
ask-over = La partida ha terminado

## What the others read meanwhile

wait-take = { $seats } toma una loseta
wait-lamp = { $seats } decide qué hacer con la lámpara
wait-extra = { $seats } toma una segunda loseta
wait-offer = { $count ->
    [one] { $seats } elige una loseta para mostrar
   *[other] { $seats } eligen una loseta para mostrar
}
wait-pick = { $seats } toma una de las losetas mostradas
wait-ban = { $seats } elige una prohibición
wait-over = La partida ha terminado

## Buttons

option-take = Tomar: { $cell }
option-lamp_keep = Quedarme la lámpara
option-lamp_swap = Cambiar por: { $tile }
option-take_adjacent = Tomar también: { $cell }
option-offer = Mostrar: { $tile }
option-pick = Tomar de { $seat }
option-ban = Prohibir: { $value }

## What happens

event-began = { $variant }: empieza { $seat }
event-removed = Fuera de esta partida: { $kinds }
event-displayed = En la exposición: { $tiles }
event-turn = Turno { $turn }: { $seat }
event-ban_over = Termina la prohibición de { $seat }: { $value }
event-waiver = Prohibición suspendida este turno: { $seat } puede tomar cualquier loseta visible
event-took = { $seat } toma: { $tile }
event-turned_up = Ahora a la vista: { $tiles }
event-kept_lamp = { $seat } se queda con: { $tile }
event-swapped = { $seat } cambia: { $given_tile } por { $tile }
event-scored_pink = { $points ->
    [one] ¡Golpe de suerte! { $seat } gana { $points } punto
   *[other] ¡Golpe de suerte! { $seat } gana { $points } puntos
}
event-scored_blue =
    { $turned ->
        [one] { $seat } destapa { $turned } loseta
       *[other] { $seat } destapa { $turned } losetas
    } { $points ->
        [one] y gana { $points } punto
       *[other] y gana { $points } puntos
    }
event-scored_square = { $points ->
    [one] { $seat } deja libre una casilla del suelo de la cueva y gana { $points } punto
   *[other] { $seat } deja libre una casilla del suelo de la cueva y gana { $points } puntos
}
event-scored_brown = { $points ->
    [one] { $seat } gana { $points } punto por: { $tiles }
   *[other] { $seat } gana { $points } puntos por: { $tiles }
}
event-nothing = { $seat }: { $colour } – esta vez la magia no trae nada
event-took_extra = { $seat } toma también: { $tile }
event-tribute = ¡{ $seat } exige un tributo! Quién debe mostrar una loseta: { $seats }
event-chose = { $seat } ha elegido una loseta
event-shown = ¡Todo a la vista! { $seats }: { $tiles }
event-picked = { $seat } toma de { $other_seat }: { $tile }
event-banned = { $seat } pone una prohibición: { $value }
event-last_round = { $seat } destapa la última loseta oculta: ¡última ronda!
event-left = { $seat } se va de la mesa
event-skipped = { $seat } ya no está: se salta este turno
event-laid_open = Lo que quedaba oculto: { $tiles }
event-over = { $reason ->
    [walkover] Gana { $seats }: los demás se han ido de la mesa
   *[scored] { $count ->
        [one] La partida ha terminado: ¡gana { $seats }!
       *[other] La partida ha terminado: ¡{ $seats } comparten la victoria!
    }
}

## Why not

refusal-unknown-action = Esa jugada no existe en este juego: en tu turno siempre tomas una loseta.
refusal-game-over = La partida ha terminado y ya no puedes tomar nada: ¿jugamos otra?
refusal-not-seated = Estás mirando esta partida: solo puede jugar quien tiene sitio en la mesa.
refusal-stale = La partida ha avanzado mientras tanto: mira otra vez y vuelve a elegir.
refusal-already-offered = Ya has elegido la loseta que muestras, y esa elección no se cambia. Ahora espera a los demás.
refusal-not-your-decision = Un momento, todavía no te toca elegir a ti: ahora es el turno de { $seats }.
refusal-wrong-step = Cada cosa a su tiempo: haz primero lo que se te pide ahora.
refusal-malformed = Eso no existe en esta cueva: elige algo que esté en la mesa, por favor.
refusal-not-adjacent = Tu segunda loseta tiene que tocar a la primera por un lado, en el mismo nivel.
refusal-empty-cell = Aquí ya no hay ninguna loseta: { $cell }. Toma una que siga a la vista.
refusal-face-down = { $covers ->
    [one] Solo puedes tomar losetas destapadas, y esta aún tiene { $covers } loseta encima.
   *[other] Solo puedes tomar losetas destapadas, y esta aún tiene { $covers } losetas encima.
}
refusal-banned = Ahora no puedes tomar esta loseta porque hay una prohibición: { $bans } ({ $seats }). Toma una sin candado.
refusal-not-your-tile = Esta loseta no está detrás de tu pantalla: { $tile }. Muestra una de las tuyas.
refusal-nothing-offered-by = { $seat } no muestra ninguna loseta. Toma una de las que se muestran.
refusal-kind-not-in-play = Este tesoro no está en la partida: { $kind }. Prohíbe un color, o un tipo que sí esté.
refusal-not-beside-board = Esta loseta no está en la exposición: { $tile }. Elige una que sí esté, o quédate la lámpara.
refusal-bad-player-count = A este juego puedes jugar en grupos de dos, tres o cuatro.
refusal-bad-option = Aquí no puedes jugar con este ajuste: { $option } – { $value }. Elige otro.
refusal-small-needs-two = La cueva pequeña es para dos personas, ni más ni menos. Elige otra cueva, o jugad entre dos.

## Settings

setting-variant = Variante
setting-variant-help = ¿Qué cueva quieres explorar?
setting-variant-standard = { variant-standard }
setting-variant-lamp = { variant-lamp }
setting-variant-equal = { variant-equal }
setting-variant-small = { variant-small }

setting-removed_kind = Tipo retirado
setting-removed_kind-help = Solo para «Tesoros iguales»: un tipo de tesoro se queda en la caja.
setting-removed_kind-random = Al azar

setting-removed_kinds = Tres tipos retirados
setting-removed_kinds-help = Solo para «Cueva pequeña»: tres tipos de tesoro se quedan en la caja.
setting-removed_kinds-random = Al azar

setting-first_player = Quién empieza
setting-first_player-help = En familia empieza la persona más joven: elige su asiento o déjalo al azar.
setting-first_player-random = Al azar
setting-first_player-seat-0 = Asiento 1
setting-first_player-seat-1 = Asiento 2
setting-first_player-seat-2 = Asiento 3
setting-first_player-seat-3 = Asiento 4

setting-screens = Pantallas
setting-screens-help = Con pantallas cerradas tienes que recordar lo que toman los demás; con pantallas abiertas se ve todo.
setting-screens-closed = Cerradas
setting-screens-open = Abiertas

setting-timers = Tiempo para pensar
setting-timers-help = Si se te acaba el tiempo, la jugada se hace por ti.
setting-timers-off = Sin reloj
setting-timers-relaxed = Tranquilo (el triple de tiempo)
setting-timers-standard = Normal
setting-timers-blitz = Rápido (la mitad de tiempo)

setting-on_leave = Si alguien se va
setting-on_leave-help = Un bot puede seguir en su lugar, o se saltan sus turnos.
setting-on_leave-bot = Sigue un bot
setting-on_leave-skip = El asiento queda vacío

## The result

outcome-scored = { $count ->
    [one] ¡Gana { $seats }!
   *[other] ¡{ $seats } comparten la victoria!
}
outcome-walkover = Gana { $seats }: los demás se han ido de la mesa
score-line =
    { $points ->
        [one] { $seat }: { $points } punto
       *[other] { $seat }: { $points } puntos
    } { $tiles ->
        [one] (magia { $track } + grupos { $groups }; { $tiles } loseta)
       *[other] (magia { $track } + grupos { $groups }; { $tiles } losetas)
    }
score-tie-tiles = ¿Empate a puntos? Entonces gana quien tiene menos losetas.

## Tips for newcomers

why-take = Cada tesoro más del mismo tipo vale más que el anterior, pero fíjate en lo que destapas para los demás.
why-lamp = Puedes quedarte la lámpara con su magia, o tocar uno de los seis tesoros para cambiarla por él y su magia.
why-extra = La segunda loseta no hace magia: elige un tipo que coleccionas.
why-offer = Muestra un tesoro que solo tienes una vez: es el que menos te cuesta perder.
why-pick = Elige el tipo del que ya tienes más: cuanto mayor es el grupo, más suma cada tesoro nuevo.
why-ban = Piensa qué querrá tomar la siguiente persona y prohíbe justo eso.

## The variants in a sentence, and how groups count

setting-variant-standard-help = La cueva grande. Seis losetas quedan fuera y nadie sabe cuáles.
setting-variant-lamp-help = Hay seis tesoros a la vista junto a la cueva. Si tomas una lámpara, puedes cambiarla por uno de ellos.
setting-variant-equal-help = Un tipo de tesoro queda fuera y todos saben cuál. Todas las demás losetas están en la cueva.
setting-variant-small-help = Una cueva más rápida para dos, con siete tipos de tesoro.
help-pink = Rosa: { effect-pink-help }
help-blue = Azul: { effect-blue-help }
help-brown = Marrón: { effect-brown-help }
help-green = Verde: { effect-green-help }
help-yellow = Amarillo: { effect-yellow-help }
help-white = Blanco: { effect-white-help }
help-groups = Al final los tesoros iguales cuentan juntos: de uno a seis de un tipo dan 1, 3, 6, 10, 15 o 21 puntos. Gana quien tenga más puntos.

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

guide-welcome = Saca tesoros de la cueva, loseta a loseta. Muchos del mismo tipo son lo que más vale, y gana quien tenga más puntos.
guide-end = Se suman los puntos de la magia y los de los grupos, y gana quien tiene más. Si hay empate, gana quien tiene menos losetas.
guide-ask-take = Toca una loseta que brille y vuelve a tocarla para tomarla. Su color hace magia, su tipo cuenta al final.
guide-ask-lamp = Quédate la lámpara con su magia, o cámbiala por un tesoro visible que colecciones: entonces actúa la magia de ese.
guide-ask-extra = Con el verde tomas una segunda loseta junto al hueco. No hace magia: elige un tipo que colecciones.
guide-ask-offer = Alguien exige un tributo: elige una loseta para mostrar. Puede que la pierdas, así que muestra la que menos te importe.
guide-ask-pick = Toma una de las losetas mostradas: ahora es tuya. El tipo del que más tienes es el que más suma.
guide-ask-ban = Nombra un tipo o un color: nadie más puede tomarlo hasta tu próximo turno. Protege lo que quieres para ti.
guide-wait-take = Ahora elige otra persona. Recuerda qué tipos toma: pronto estarán detrás de su pantalla.
guide-wait-offer = Los demás eligen en secreto qué loseta muestran. Cuando todos estén listos, se darán la vuelta todas a la vez.
guide-event-removed = Estos tesoros no están en la partida. No los esperes: no saldrá ninguno.
guide-event-displayed = Estos seis tesoros están a la vista junto a la cueva. Quien tome una lámpara puede cambiarla por uno de ellos.
guide-event-took = La loseta va detrás de la pantalla y cuenta al final. Ahora su color hace magia.
guide-event-turned_up = Estas losetas ya no tienen nada encima, así que se destapan. La siguiente persona podrá tomarlas.
guide-event-kept_lamp = La lámpara se queda, así que hace magia su propio color.
guide-event-swapped = La lámpara está ahora en la exposición. Hace magia el color de la loseta nueva.
guide-event-scored_pink = El rosa es un golpe de suerte: 5 puntos al momento.
guide-event-scored_blue = El azul da 2 puntos por cada loseta que se acaba de destapar.
guide-event-scored_square = Esta loseta azul estaba en el suelo de la cueva. La casilla libre da 2 puntos.
guide-event-scored_brown = El marrón da 2 puntos por cada loseta de su tipo detrás de la pantalla. ¡Crece con la colección!
guide-event-nothing = A veces la magia no encuentra nada que hacer. La loseta cuenta al final de todos modos.
guide-event-took_extra = El verde trae una segunda loseta, justo al lado del hueco. La magia de esa no actúa.
guide-event-tribute = El amarillo exige un tributo: los demás muestran una loseta cada uno, y alguien pierde la suya.
guide-event-shown = Todas las losetas elegidas se dan la vuelta a la vez. Una cambia de manos, las demás vuelven con sus dueños.
guide-event-picked = La loseta ha cambiado de manos. Las demás losetas mostradas están otra vez detrás de su pantalla.
guide-event-banned = El blanco pone una prohibición: las losetas con candado quedan bloqueadas hasta que le toque de nuevo a quien la puso.
guide-event-ban_over = Una prohibición dura hasta el próximo turno de quien la puso. Ya ha terminado y los candados no están.
guide-event-waiver = Todas las losetas visibles estaban prohibidas. Por eso las prohibiciones se suspenden este turno y vale cualquiera.
guide-event-last_round = Ya no queda ninguna loseta boca abajo. Se juega la ronda hasta el final, para que todos tengan los mismos turnos.
guide-event-laid_open = La partida ha terminado y se destapa lo que quedaba oculto. Nadie gana puntos por ello.

## Characters

bot-sinbad = Simbad
bot-sinbad-help = Toma lo mejor que ve y recuerda más o menos lo mismo que tú.
bot-dunyazad = Dunyazad
bot-dunyazad-help = La hermana pequeña: le gustan los dibujos bonitos y todo lo rosa, y olvida lo demás.
bot-qasim = Kasim
bot-qasim-help = Tiene la mano rápida, lo quiere todo y apenas olvida lo que tienes.
bot-scheherazade = Sherezade
bot-scheherazade-help = Piensa por adelantado y te deja lo menos posible.

## Why a bot did it

n-points = { $points ->
    [one] un punto
   *[other] { $points } puntos
}
reason-group = { $kind }: una más junto a { $count } de ese tipo suma { n-points }.
reason-pink = El rosa da { n-points } al instante.
reason-blue = El azul da { n-points } aquí.
reason-brown = El marrón da { n-points } por las losetas de su tipo.
reason-green = Con el verde se toma también una loseta de al lado.
reason-yellow = Con el amarillo los demás muestran una loseta, y se puede tomar una.
reason-white = El blanco da una prohibición, y eso estorba a los demás.
reason-denied = { $seat } va después y le habría sacado aún más partido: { $kind }.
reason-nothing_better = No había nada mejor.
reason-pretty = Era la más bonita.
reason-keep_lamp = Nada de la exposición vale más que la lámpara.
reason-swap_lamp = Vale más que la lámpara: { $tile }.
reason-useless = A { $seat } le sirve de poco, y apenas se echa en falta: { $kind }.
reason-cheap = De todas las losetas propias, esta es la que menos se echará en falta.
reason-ban = { $seat } va después, y eso es lo que más le ayudaría.
reason-foreseen = Tras imaginar muchas veces cómo seguiría, esto era lo que mejor acababa.

## What a content pack may change

content-layers = { $cave ->
    [small] Capas de la cueva pequeña: filas, columnas, lugar
   *[other] Capas de la cueva grande: filas, columnas, lugar
}
content-wrong-written = { $what } es «{ $value }»; una capa se escribe como «{ $usual }»: filas y columnas de 1 a 5, después el lugar, dos números de 0 a 8.
content-wrong-layers = { $what }: el suelo debe ser un cuadrado desde 3x3+0+0, y cada capa debe descansar sobre la de abajo.
content-wrong-tiles = { $what }: demasiados lugares ({ $cells }) para las losetas que hay ({ $most }).
content-display = Losetas junto a la cueva, con la lámpara
content-groups = Puntos por 0 a 6 losetas de un tipo
content-pink = Puntos por el rosa
content-blue-turned = Puntos por cada loseta que destapa el azul
content-blue-square = Puntos por una casilla que libera el azul
content-brown = Puntos del marrón, por cada loseta de su tipo
