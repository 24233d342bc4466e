### La cueva de los tesoros: Spanish

## The game

game-name = La cueva de los tesoros
game-line = ¿Quién saldrá de la cueva con el mejor tesoro?
game-minutes = 20 min
game-age = desde los 8 años
game-fun = colección y táctica
game-about = Toma losetas de una montaña de tesoros. Cada una tiene su magia y, al tomarla, puedes destapar nuevas riquezas. Reúne tesoros del mismo tipo, aprovecha bien la magia y consigue más puntos que nadie.

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
effect-brown = Colección
effect-green = Doble botín
effect-yellow = Tributo
effect-white = Tabú

effect-pink-help = Ganas 5 puntos.
effect-blue-help = Ganas 2 puntos por cada loseta que destapes. Si la loseta que has tomado estaba en el suelo de la cueva, ganas 2 puntos por la casilla que dejas libre.
effect-brown-help = Ganas 2 puntos por cada loseta de este tipo que tengas tras tu biombo, contando esta.
effect-green-help = Toma otra loseta boca arriba que esté justo al lado del hueco que dejas, en el mismo nivel, si hay alguna que puedas tomar. La segunda loseta no hace magia.
effect-yellow-help = Cada rival que tenga losetas te muestra una. Quédate con una loseta mostrada: no hace magia.
effect-white-help = Nombra un tipo o un color. Hasta tu próximo turno, nadie más puede tomar de la cueva losetas de ese tipo o color.
board-ban-lasts = Hasta tu próximo turno, nadie más puede tomar losetas así.

## Tiles

tile-lamp-pink = la lámpara rosa
tile-lamp-blue = la lámpara azul
tile-lamp-brown = la lámpara marrón
tile-lamp-green = la lámpara verde
tile-lamp-yellow = la lámpara amarilla
tile-lamp-white = la lámpara blanca

tile-carpet-pink = la alfombra rosa
tile-carpet-blue = la alfombra azul
tile-carpet-brown = la alfombra marrón
tile-carpet-green = la alfombra verde
tile-carpet-yellow = la alfombra amarilla
tile-carpet-white = la alfombra blanca

tile-sword-pink = la espada rosa
tile-sword-blue = la espada azul
tile-sword-brown = la espada marrón
tile-sword-green = la espada verde
tile-sword-yellow = la espada amarilla
tile-sword-white = la espada blanca

tile-crown-pink = la corona rosa
tile-crown-blue = la corona azul
tile-crown-brown = la corona marrón
tile-crown-green = la corona verde
tile-crown-yellow = la corona amarilla
tile-crown-white = la corona blanca

tile-ring-pink = el anillo rosa
tile-ring-blue = el anillo azul
tile-ring-brown = el anillo marrón
tile-ring-green = el anillo verde
tile-ring-yellow = el anillo amarillo
tile-ring-white = el anillo blanco

tile-statue-pink = la estatua rosa
tile-statue-blue = la estatua azul
tile-statue-brown = la estatua marrón
tile-statue-green = la estatua verde
tile-statue-yellow = la estatua amarilla
tile-statue-white = la estatua blanca

tile-chest-pink = el cofre rosa
tile-chest-blue = el cofre azul
tile-chest-brown = el cofre marrón
tile-chest-green = el cofre verde
tile-chest-yellow = el cofre amarillo
tile-chest-white = el cofre blanco

tile-ruby-pink = el rubí rosa
tile-ruby-blue = el rubí azul
tile-ruby-brown = el rubí marrón
tile-ruby-green = el rubí verde
tile-ruby-yellow = el rubí amarillo
tile-ruby-white = el rubí blanco

tile-diamond-pink = el diamante rosa
tile-diamond-blue = el diamante azul
tile-diamond-brown = el diamante marrón
tile-diamond-green = el diamante verde
tile-diamond-yellow = el diamante amarillo
tile-diamond-white = el diamante blanco

tile-necklace-pink = el collar rosa
tile-necklace-blue = el collar azul
tile-necklace-brown = el collar marrón
tile-necklace-green = el collar verde
tile-necklace-yellow = el collar amarillo
tile-necklace-white = el collar blanco

## Variants

variant-standard = Cueva estándar
variant-lamp = La lámpara de Aladino
variant-equal = Tesoros iguales
variant-small = Cueva pequeña

## Labels

label-screen = Tras tu biombo
label-display = Vitrina
label-waiver = Este turno no cuentan las prohibiciones
label-last-round = Última ronda
label-unused = { $count ->
    [one] { $count } loseta apartada sin mirarla
   *[other] { $count } losetas apartadas sin mirarlas
}
label-track = Puntos por magia
label-groups = Puntos por grupos
cell = nivel { $a }, fila { $b }, columna { $c }
label-face-up = nivel { $layer }, fila { $row }, columna { $column }: { $tile }
label-face-down = { $covers ->
    [one] nivel { $layer }, fila { $row }, columna { $column }: tiene { $covers } loseta encima
   *[other] nivel { $layer }, fila { $row }, columna { $column }: tiene { $covers } losetas encima
}
label-locked = Loseta prohibida: { $bans }
label-ban-until = Prohibición: { $ban } (hasta que le toque a { $seat })

## What the acting player is asked

ask-take = Toma una loseta
ask-lamp = ¿Te quedas con la lámpara o la cambias?
ask-extra = Toma otra loseta junto al hueco
ask-offer = Elige una loseta para mostrar
ask-pick = Quédate con una loseta
ask-ban = Prohíbe un tipo o un color
ask-over = Fin de la partida

## What the others read meanwhile

wait-take = { $seats } está tomando una loseta
wait-lamp = { $seats } decide qué hacer con la lámpara
wait-extra = { $seats } está tomando una segunda loseta
wait-offer = { $count ->
    [one] { $seats } elige una loseta para mostrar
   *[other] { $seats } eligen una loseta para mostrar
}
wait-pick = { $seats } va a quedarse con una loseta mostrada
wait-ban = { $seats } elige qué prohibir
wait-over = Fin de la partida

## Buttons

option-take = Tomar: { $cell }
option-lamp_keep = Quedarme con la lámpara
option-lamp_swap = Cambiar la lámpara por { $tile }
option-take_adjacent = Tomar también: { $cell }
option-offer = Mostrar { $tile }
option-pick = Tomar la loseta de { $seat }
option-ban = Prohibir: { $value }

## What a tile brings here and now

gain-points = { $points ->
    [0] ningún punto
    [one] { $points } punto
   *[other] { $points } puntos
}
gain-pink = { gain-points } al instante.
gain-blue = { $count ->
    [0] { $points ->
        [0] No destapa ninguna loseta, así que no hay puntos.
       *[other] Deja libre una casilla: { gain-points }.
    }
    [one] Destapa { $count } loseta: { gain-points }.
   *[other] Destapa { $count } losetas: { gain-points }.
}
gain-brown = { $count ->
    [1] La primera que tienes de este tipo: { gain-points }.
   *[other] Tendrás { $count } de este tipo: { gain-points }.
}
gain-green = { $count ->
    [0] Sin segunda loseta: al lado no hay ninguna que puedas tomar.
    [1] Después tomas también una loseta de al lado.
   *[other] Después tomas también una de las { $count } losetas de al lado.
}
gain-yellow = { $count ->
    [0] Nadie más tiene losetas que mostrar: no recibes ninguna.
    [one] { $count } jugador te muestra una loseta y te la quedas.
   *[other] { $count } jugadores te muestran una loseta cada uno: quédate con una.
}
gain-white = Prohíbes un tipo o un color hasta tu próximo turno.
gain-group = Al final, la loseta elegida suma a tus grupos: { gain-points }.
lack-blue = no se ha destapado ninguna loseta
lack-yellow = nadie más tiene losetas que mostrar
lack-green = junto al hueco no hay ninguna loseta que se pueda tomar

## What happens

event-began = { $variant }: empieza { $seat }
event-removed = Fuera de esta partida: { $kinds }
event-displayed = En la vitrina: { $tiles }
event-turn = Turno { $turn }: { $seat }
event-ban_over = Termina la prohibición que puso { $seat }: { $value }
event-waiver = Todas las losetas boca arriba están prohibidas, así que este turno las prohibiciones no cuentan: { $seat } puede tomar la que quiera
event-took = { $seat } toma { $tile }
event-turned_up = Ahora a la vista: { $tiles }
event-kept_lamp = { $seat } se queda con { $tile }
event-swapped = { $seat } cambia { $given_tile } por { $tile }
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
    [one] { $seat } deja libre una casilla del suelo y gana { $points } punto
   *[other] { $seat } deja libre una casilla del suelo y gana { $points } puntos
}
event-scored_brown = { $points ->
    [one] { $seat } gana { $points } punto por su colección: { $tiles }
   *[other] { $seat } gana { $points } puntos por su colección: { $tiles }
}
event-nothing = { $seat } no recibe nada más: { $lack }
event-took_extra = { $seat } toma también { $tile }
event-tribute = ¡{ $seat } exige un tributo! A mostrar una loseta: { $seats }
event-chose = { $seat } ya ha elegido una loseta
event-shown = A la vista ({ $seats }): { $tiles }
event-picked = { $seat } le quita { $tile } a { $other_seat }
event-banned = { $seat } prohíbe: { $value }
event-last_round = { $seat } destapa la última loseta oculta: ¡última ronda!
event-left = { $seat } deja la mesa
event-skipped = { $seat } ya no está: se salta su turno
event-laid_open = Sin destapar hasta el final: { $tiles }
event-over = { $reason ->
    [walkover] Gana { $seats }: nadie más sigue en la partida
   *[scored] { $count ->
        [one] Fin de la partida: ¡gana { $seats }!
       *[other] Fin de la partida: ¡{ $seats } comparten la victoria!
    }
}

## Why not

refusal-unknown-action = Eso no se puede hacer en este juego. En tu turno, toma una loseta.
refusal-game-over = Esta partida ha terminado. ¿Jugamos otra?
refusal-not-seated = Estás viendo la partida. Solo pueden jugar quienes tienen sitio en la mesa.
refusal-stale = La partida ha avanzado. Mira otra vez y vuelve a elegir.
refusal-already-offered = Ya has elegido qué loseta mostrar. Ahora espera a los demás.
refusal-not-your-decision = Ahora no te toca elegir. Esperamos a { $seats }.
refusal-wrong-step = Ahora no puedes hacer eso. Primero: «{ $ask }».
refusal-malformed = Eso no está en esta cueva. Elige algo que veas en la mesa.
refusal-not-adjacent = La segunda loseta debe estar justo al lado del hueco: lado con lado y en el mismo nivel.
refusal-empty-cell = Aquí ya no hay ninguna loseta: { $cell }. Elige una que esté boca arriba.
refusal-face-down = { $covers ->
    [one] Esta loseta tiene otra encima. Solo puedes tomar las que no tienen ninguna.
   *[other] Esta loseta tiene otras { $covers } encima. Solo puedes tomar las que no tienen ninguna.
}
refusal-banned = Esta loseta está prohibida: { $bans } (por { $seats }). Elige una sin candado.
refusal-not-your-tile = Esta loseta no es tuya: { $tile }. Muestra una de las tuyas.
refusal-nothing-offered-by = { $seat } no muestra ninguna loseta. Elige una loseta mostrada.
refusal-kind-not-in-play = Este tesoro no está en la partida: { $kind }. Prohíbe otro tipo o un color.
refusal-not-beside-board = Esta loseta no está en la vitrina: { $tile }. Elige una que sí esté o quédate con la lámpara.
refusal-bad-player-count = Este juego es de 2 a 4 jugadores.
refusal-bad-option = Esta opción no sirve aquí: { $option } ({ $value }). Elige otra.
refusal-small-needs-two = La cueva pequeña es solo para dos jugadores. Elige otra cueva o reduce la mesa a dos sitios.

## Settings

setting-variant = Variante
setting-variant-help = ¿Qué cueva quieres explorar?
setting-variant-standard = { variant-standard }
setting-variant-lamp = { variant-lamp }
setting-variant-equal = { variant-equal }
setting-variant-small = { variant-small }

setting-removed_kind = Tipo que queda fuera
setting-removed_kind-help = Solo con «Tesoros iguales»: un tipo de tesoro se queda en la caja.
setting-removed_kind-random = Al azar

setting-removed_kinds = Tres tipos que quedan fuera
setting-removed_kinds-help = Solo con «Cueva pequeña»: tres tipos de tesoro se quedan en la caja.
setting-removed_kinds-random = Al azar

setting-first_player = Quién empieza
setting-first_player-help = Lo tradicional es que empiece la persona más joven. También puedes elegir un sitio o dejarlo al azar.
setting-first_player-youngest = La persona más joven
setting-first_player-random = Al azar
setting-first_player-seat-0 = Sitio 1
setting-first_player-seat-1 = Sitio 2
setting-first_player-seat-2 = Sitio 3
setting-first_player-seat-3 = Sitio 4

setting-youngest = Soy la persona más joven
setting-youngest-help = Solo cuenta si en «Quién empieza» está elegido «La persona más joven». Si lo marcan varias personas, se elige a una al azar; si no lo marca nadie, puede tocarle a cualquiera.

setting-screens = Biombos
setting-screens-help = Con biombos, tendrás que recordar qué han tomado los demás. Sin biombos, todos ven las losetas de todos.
setting-screens-closed = Con biombos
setting-screens-open = Sin biombos

setting-timers = Tiempo para pensar
setting-timers-help = Solo si se juega con límite de tiempo. Si se te acaba, el juego decide por ti.
setting-timers-off = Sin límite
setting-timers-relaxed = Con calma (el triple)
setting-timers-standard = Normal
setting-timers-blitz = Rápido (la mitad)

setting-on_leave = Si alguien se va
setting-on_leave-help = Un bot juega en lugar de quien se va, o se saltan los turnos de ese jugador.
setting-on_leave-bot = Juega un bot en su lugar
setting-on_leave-skip = Se saltan sus turnos

## The result

outcome-scored = { $count ->
    [one] ¡Gana { $seats }!
   *[other] ¡{ $seats } comparten la victoria!
}
outcome-walkover = Gana { $seats }: nadie más sigue en la partida
score-line =
    { $points ->
        [one] { $seat }: { $points } punto
       *[other] { $seat }: { $points } puntos
    } { $tiles ->
        [one] (magia { $track } + grupos { $groups }; { $tiles } loseta)
       *[other] (magia { $track } + grupos { $groups }; { $tiles } losetas)
    }
score-tie-tiles = Si hay empate a puntos, queda por delante quien tiene menos losetas.

## Tips for newcomers

why-take = Cada loseta nueva del mismo tipo vale más que la anterior. ¡Pero ojo con lo que destapas para el siguiente jugador!
why-lamp = Quédate con la lámpara y su magia, o toca un tesoro de la vitrina para cambiarla por él y usar su magia.
why-extra = La segunda loseta no hace magia, así que elige un tipo que estés coleccionando.
why-offer = Muestra una loseta que sea la única de su tipo: es la que menos te cuesta perder.
why-pick = Si hay varias, mejor una del tipo del que más tienes: cuanto mayor es el grupo, más suma cada loseta nueva.
why-ban = ¿Qué le encantaría tomar al siguiente jugador? Prohíbe justo eso.

## The variants in a sentence, and how groups count

setting-variant-standard-help = La cueva grande. Seis losetas quedan fuera, y nadie sabe cuáles.
setting-variant-lamp-help = Junto a la cueva hay una vitrina con seis tesoros. Si tomas una lámpara, puedes cambiarla por uno de ellos.
setting-variant-equal-help = Un tipo de tesoro queda fuera, y todos saben cuál. Las demás losetas están en la cueva.
setting-variant-small-help = Una cueva más rápida para dos, con siete tipos de tesoro.
help-pink = Rosa. { effect-pink-help }
help-blue = Azul. { effect-blue-help }
help-brown = Marrón. { effect-brown-help }
help-green = Verde. { effect-green-help }
help-yellow = Amarillo. { effect-yellow-help }
help-white = Blanco. { effect-white-help }
help-groups = Al final, de una a seis losetas de un tipo valen 1, 3, 6, 10, 15 o 21 puntos. Gana quien suma más.

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

guide-welcome = Saca tesoros de la cueva, loseta a loseta. Colecciona losetas del mismo tipo: juntas valen muchos más puntos.
guide-end = Se suman los puntos de la magia y los de los grupos, y gana quien tiene más. Si hay empate, gana quien tiene menos losetas.
guide-ask-take = Toca una loseta que brille y tócala otra vez para tomarla. Su color hace magia ahora; su tipo puntúa al final.
guide-ask-lamp = Quédate con la lámpara y su magia, o cámbiala por un tesoro de la vitrina y usa la magia del tesoro.
guide-ask-extra = Con el verde tomas otra loseta justo al lado del hueco. No hace magia: elige un tipo que estés coleccionando.
guide-ask-offer = Te exigen un tributo: elige qué loseta mostrar. Podrías perderla, así que muestra una que no te haga falta.
guide-ask-pick = Quédate con una loseta mostrada. Si hay varias, el tipo del que más tienes es el que más suma.
guide-ask-ban = Nombra un tipo o un color. Hasta tu próximo turno, nadie más podrá tomar esas losetas de la cueva: protege lo que quieras para ti.
guide-wait-take = Le toca elegir a otro jugador. Fíjate en qué tipos se lleva: si se juega con biombos, tendrás que recordarlos.
guide-wait-offer = Quien debe mostrar una loseta la elige en secreto. No se descubre nada hasta que todos hayan elegido.
guide-event-removed = Estos tesoros no están en la partida, así que no los esperes.
guide-event-displayed = Estos tesoros están en la vitrina. Si tomas una lámpara, puedes cambiarla por uno de ellos.
guide-event-took = La loseta va tras el biombo y puntúa al final. Ahora su color hace magia.
guide-event-turned_up = Toda loseta que ya no tiene nada encima se pone boca arriba. El siguiente jugador podrá tomar una, si no está prohibida.
guide-event-kept_lamp = La lámpara no se cambia, así que la magia la hace su propio color.
guide-event-swapped = La lámpara pasa a la vitrina. Ahora la magia la hace el color de la loseta nueva.
guide-event-scored_pink = El rosa es un golpe de suerte: 5 puntos al instante.
guide-event-scored_blue = El azul da 2 puntos por cada loseta que se acaba de destapar.
guide-event-scored_square = La loseta tomada estaba en el suelo de la cueva. En ese caso, el azul da 2 puntos por la casilla que queda libre.
guide-event-scored_brown = El marrón da 2 puntos por cada loseta del mismo tipo que haya tras el biombo, sea del color que sea. ¡Cuanto mayor sea la colección, mejor!
guide-event-nothing = A veces la magia no tiene efecto. La loseta puntúa igualmente al final.
guide-event-took_extra = El verde permite tomar otra loseta, justo al lado del hueco. Esa segunda loseta no hace magia.
guide-event-tribute = El amarillo exige un tributo: cada rival que tenga losetas muestra una. Quien tiene el turno se queda con una loseta mostrada.
guide-event-shown = Las losetas elegidas se descubren a la vez. Una cambia de manos; si hay más, vuelven a sus dueños.
guide-event-picked = La loseta tiene nuevo dueño. Si se han mostrado más, han vuelto tras sus biombos.
guide-event-banned = El blanco prohíbe un tipo o un color: hasta el próximo turno de quien ha puesto la prohibición, nadie más puede tomar esas losetas de la cueva. Los demás las ven con un candado.
guide-event-ban_over = Una prohibición dura hasta el próximo turno de quien la puso. Esta ya ha terminado: adiós a sus candados.
guide-event-waiver = Todas las losetas boca arriba están prohibidas, así que en este turno las prohibiciones no cuentan: se puede tomar cualquiera.
guide-event-last_round = Ya no queda ninguna loseta boca abajo. Se juega hasta el final de la ronda, para que todos tengan los mismos turnos, a menos que antes se vacíe la cueva.
guide-event-laid_open = La partida ha terminado y se muestran las losetas que seguían boca abajo en la cueva. Nadie puntúa por ellas.

## Characters

bot-sinbad = Simbad
bot-sinbad-help = Toma lo mejor que ve y recuerda más o menos tanto como tú.
phrase-bot-hello-sinbad = ¡Hola! A ver qué esconde esta cueva.
bot-dunyazad = Dunyazad
bot-dunyazad-help = La hermana pequeña: le encantan los dibujos bonitos y todo lo rosa; lo demás lo olvida.
phrase-bot-hello-dunyazad = ¡Hola! A mí me gusta todo lo rosa.
bot-qasim = Kasim
bot-qasim-help = Rápido de manos: lo quiere todo y casi nunca olvida lo que tienes.
phrase-bot-hello-qasim = ¡Paso, que todo es mío!
bot-scheherazade = Sherezade
bot-scheherazade-help = Va varias jugadas por delante y te deja lo menos posible.
phrase-bot-hello-scheherazade = Buenas noches. ¿Te cuento cómo acaba?

## Why a bot did it

n-points = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
reason-group = { $kind } (ya hay { $count }): una loseta más suma { n-points }.
reason-pink = El rosa da { n-points } al instante.
reason-blue = El azul da aquí { n-points }.
reason-brown = El marrón da { n-points } por las losetas del mismo tipo, sean del color que sean.
reason-green = Con el verde se toman dos losetas.
reason-yellow = Con el amarillo se consigue una loseta de otro jugador.
reason-white = Con el blanco se prohíbe algo, y eso fastidia a quien juega después.
reason-denied = { $kind }: a { $seat }, que juega después, le vendría aún mejor.
reason-nothing_better = No hay nada mejor.
reason-pretty = Es lo más bonito.
reason-keep_lamp = Nada de la vitrina vale más que la lámpara.
reason-swap_lamp = Vale más que la lámpara: { $tile }.
reason-useless = { $kind }: a { $seat } le sirve de poco, y perder esta loseta no cuesta mucho.
reason-cheap = Es la loseta que menos cuesta perder.
reason-ban = { $seat } juega después, y esto es lo que más le ayudaría.
reason-foreseen = De cara a las próximas jugadas, esto es lo mejor.

## What a content pack may change

content-layers = { $cave ->
    [small] Niveles de la cueva pequeña: filas, columnas y posición
   *[other] Niveles de la cueva grande: filas, columnas y posición
}
content-wrong-written = { $what } vale «{ $value }». Escribe un nivel como «{ $usual }»: filas y columnas de 1 a 5 y, después, la posición con dos números de 0 a 8.
content-wrong-layers = { $what }: el nivel del suelo debe ser un cuadrado de al menos 3x3 en la posición +0+0, y cada nivel debe apoyarse en el de abajo.
content-wrong-tiles = { $what }: hay demasiadas casillas ({ $cells }) para las losetas disponibles ({ $most }).
content-display = Losetas en la vitrina (variante «{ variant-lamp }»)
content-groups = Puntos por tener de 0 a 6 losetas de un tipo
content-pink = Puntos que da el rosa
content-blue-turned = Puntos por cada loseta destapada con el azul
content-blue-square = Puntos por cada casilla que queda libre con el azul
content-brown = Puntos que da el marrón por cada loseta del mismo tipo
