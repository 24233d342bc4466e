### Alí Babá: Spanish

## The game

game-name = Alí Babá
game-line = ¿Recordarás todo lo que Alí Babá saca de la cueva?
game-minutes = 15 min
game-age = desde los 8 años
game-fun = memoria
game-about = Alí Babá saca un tesoro tras otro, y cada carta desaparece en su mano. Los ladrones se turnan para recitar de memoria todo lo que lleva. ¿Gritará «¡Ábrete, sésamo!» a tiempo o lo delatará la alarma? Consigue tantos tesoros diferentes como puedas.

## Kinds of treasure

kind-cushion = un cojín
kind-book = un libro
kind-vase = un jarrón
kind-slipper = una babucha
kind-ring = un anillo
kind-hourglass = un reloj de arena
kind-scimitar = una cimitarra
kind-carpet = una alfombra
kind-lamp = una lámpara
kind-turban = un turbante
kind-mirror = un espejo
kind-gold_coin = una moneda de oro
kind-crown = una corona
kind-diamond = un diamante
kind-donkey = un burro
kind-drum = un tambor
kind-parrot = un loro
kind-lion = un león
kind-chest = un cofre
kind-statue = una estatua
kind-elephant = un elefante
kind-chief_thief = el Jefe de los Ladrones

## Kinds of treasure, short (under small cards)

kind-cushion-short = Cojín
kind-book-short = Libro
kind-vase-short = Jarrón
kind-slipper-short = Babucha
kind-ring-short = Anillo
kind-hourglass-short = Reloj
kind-scimitar-short = Cimitarra
kind-carpet-short = Alfombra
kind-lamp-short = Lámpara
kind-turban-short = Turbante
kind-mirror-short = Espejo
kind-gold_coin-short = Moneda
kind-crown-short = Corona
kind-diamond-short = Diamante
kind-donkey-short = Burro
kind-drum-short = Tambor
kind-parrot-short = Loro
kind-lion-short = León
kind-chest-short = Cofre
kind-statue-short = Estatua
kind-elephant-short = Elefante
kind-chief_thief-short = Jefe

## Several of a kind

number-word = { $count ->
    [2] dos
    [3] tres
    [4] cuatro
    [5] cinco
    [6] seis
    [7] siete
    [8] ocho
    [9] nueve
   *[other] { $count }
}
kinds-cushion = { $count ->
    [1] un cojín
   *[other] { number-word } cojines
}
kinds-book = { $count ->
    [1] un libro
   *[other] { number-word } libros
}
kinds-vase = { $count ->
    [1] un jarrón
   *[other] { number-word } jarrones
}
kinds-slipper = { $count ->
    [1] una babucha
   *[other] { number-word } babuchas
}
kinds-ring = { $count ->
    [1] un anillo
   *[other] { number-word } anillos
}
kinds-hourglass = { $count ->
    [1] un reloj de arena
   *[other] { number-word } relojes de arena
}
kinds-scimitar = { $count ->
    [1] una cimitarra
   *[other] { number-word } cimitarras
}
kinds-carpet = { $count ->
    [1] una alfombra
   *[other] { number-word } alfombras
}
kinds-lamp = { $count ->
    [1] una lámpara
   *[other] { number-word } lámparas
}
kinds-turban = { $count ->
    [1] un turbante
   *[other] { number-word } turbantes
}
kinds-mirror = { $count ->
    [1] un espejo
   *[other] { number-word } espejos
}
kinds-gold_coin = { $count ->
    [1] una moneda de oro
   *[other] { number-word } monedas de oro
}
kinds-crown = { $count ->
    [1] una corona
   *[other] { number-word } coronas
}
kinds-diamond = { $count ->
    [1] un diamante
   *[other] { number-word } diamantes
}
kinds-donkey = { $count ->
    [1] un burro
   *[other] { number-word } burros
}
kinds-drum = { $count ->
    [1] un tambor
   *[other] { number-word } tambores
}
kinds-parrot = { $count ->
    [1] un loro
   *[other] { number-word } loros
}
kinds-lion = { $count ->
    [1] un león
   *[other] { number-word } leones
}
kinds-chest = { $count ->
    [1] un cofre
   *[other] { number-word } cofres
}
kinds-statue = { $count ->
    [1] una estatua
   *[other] { number-word } estatuas
}
kinds-elephant = { $count ->
    [1] un elefante
   *[other] { number-word } elefantes
}
kinds-chief_thief = { $count ->
    [1] el Jefe de los Ladrones
   *[other] { number-word } Jefes de los Ladrones
}

## Alarms

alarm-shiny = brillo
alarm-noisy = ruido
alarm-encumbering = peso

## Words of the game

label-ali-baba = Alí Babá
label-band = La Banda
label-pile = Mazo
label-hand = La mano de Alí Babá
label-tokens = Fichas de alarma
label-collection = Botín
open-sesame-call = ¡Ábrete, sésamo!
recital-opening = En la cueva hay…

## What the acting player is asked

ask-decide = Eres Alí Babá: ¿qué haces?
ask-reveal = ¡Fíjate bien!
ask-recite = ¿Qué lleva Alí Babá?
ask-tick = Marca los tesoros que oigas
ask-rule = ¿Vale este adjetivo?
ask-claim = Tú eliges primero: toma tus tesoros
ask-share = Toma un tesoro
ask-spoils = Mira con qué se queda Alí Babá
ask-over = Fin de la partida

## What the others read meanwhile

wait-decide = Alí Babá ({ $seats }) decide qué hacer
wait-reveal = { $count ->
    [one] { $seats } sigue mirando
   *[other] { $seats } siguen mirando
}
wait-recite = { $seats } está recitando
wait-tick = { $seats } escucha y marca los tesoros
wait-rule = { $seats } decide si vale el adjetivo
wait-claim = { $seats } elige primero sus tesoros
wait-share = { $seats } va a tomar un tesoro
wait-spoils = { $count ->
    [one] { $seats } sigue mirando las cartas
   *[other] { $seats } siguen mirando las cartas
}
wait-over = Fin de la partida

## Buttons

option-draw = Sacar una carta
option-open_sesame = ¡Ábrete, sésamo!
option-seen = ¡Visto!
option-name = Nombrar: { entry }
option-sentence = Decir: { $text }
option-concede = Rendirme
option-rule = { $ok ->
    [true] El adjetivo vale
    [1] El adjetivo vale
   *[other] El adjetivo no vale
}
option-tick = Marcar: { entry }
option-call_mistake = ¡Eso es un error!
option-claim = Tomar: { $kinds }
option-pick = Tomar: { $kind }

## What happens

event-began = { $seat } es Alí Babá en la primera ronda
event-round = Nueva ronda: { $seat } es Alí Babá
event-drew = { $pile ->
    [one] { $seat } saca una carta (queda { $pile } en el mazo)
   *[other] { $seat } saca una carta (quedan { $pile } en el mazo)
}
event-revealed = Fíjate: ¡{ $kind }!
event-token = ¡Alarma por { $alarm }!
event-captured = ¡Han atrapado a { $seat }!
event-last_round = Aparece el Jefe de los Ladrones: ¡última ronda!
event-hid = La carta desaparece en la mano de Alí Babá
event-reciting = { $cards ->
    [one] { $seat } tiene que recitar { $cards } carta
   *[other] { $seat } tiene que recitar { $cards } cartas
}
event-named = { $seat }: { entry }
event-again = { $seat } repite «{ $kind }»: eso ya estaba dicho
event-invented = { $seat } inventa un adjetivo: { $kind } { $adjective }
event-asked = Alí Babá, ¿vale «{ $adjective }» para { $kind }?
event-said = { $entries ->
   *[other] Tu lista espera mientras Alí Babá decide
}
event-listed = { $cards ->
    [one] { $seat } acierta la única carta
   *[other] { $seat } acierta las { $cards } cartas
}
event-wrong = { $kind ->
    [unsaid] { $seat }: { $reason }
   *[other] { $seat } dice «{ entry }»: { $reason }
}
event-mistake = Error de { $seat }: { $reason }
event-stopped = { $seat } grita: «¡Ábrete, sésamo!»
event-emptied = El mazo se ha acabado: { $seat } sale de la cueva
event-sharing = { $case ->
    [1] { case-1 }
    [2] { case-2 }
   *[other] { case-3 }
}
event-claimed = { $seat } elige sus cartas primero
event-claimed_cards = { $seat } se lleva: { $kinds }
event-took = { $seat } toma una carta
event-took_card = { $seat } toma { $kind }
event-band_took = La Banda toma una carta
event-band_took_card = La Banda toma { $kind }
event-kept_all = { $cards ->
    [one] { $seat } se queda con la única carta
   *[other] { $seat } se queda con las { $cards } cartas
}
event-spoils = { $seat } se lo lleva todo: { $kinds }
event-round_over = Termina la ronda de { $seat } como Alí Babá
event-counted = { $count ->
    [0] { $seat }: { label-points }, { label-unique }
   *[other] { $seat }: { label-points }, { label-unique }. Botín: { $kinds }
}
event-aborted = { $seat } ha dejado la mesa: la partida termina sin resultado
event-over = { $reason ->
    [aborted] La partida termina sin resultado
   *[scored] { $count ->
        [one] Fin de la partida: ¡gana { $seats }!
       *[other] Fin de la partida: ¡{ $seats } comparten la victoria!
    }
}

## How a round ends

case-1 = Alí Babá escapa: hay reparto para todos
case-2 = Un ladrón se equivoca: Alí Babá toma cartas primero
case-3 = Atrapan a Alí Babá: los ladrones se reparten las cartas

## What was wrong

reason-wrong_kind = el tesoro no es correcto
reason-wrong_count = la cantidad no es correcta
reason-wrong_order = el orden no es correcto
reason-wrong_adjective = el adjetivo no es correcto
reason-omission = falta algo por nombrar
reason-conceded = se rinde
reason-timeout = se acabó el tiempo
reason-called = según Alí Babá, algo está mal

## An entry of a recital
## A kind or an adjective that was not said is “unsaid”: nobody ever reads this word.

kind- = unsaid
adjective- = unsaid
entry = { $kind }{ $adjective ->
    [unsaid] {""}
    [None] {""}
    [null] {""}
   *[other] {" "}{ $adjective }
}

## Why not

refusal-game-over = Esta partida ha terminado. ¿Jugamos otra?
refusal-not-seated = Estás viendo la partida. Solo pueden jugar quienes tienen sitio en la mesa.
refusal-unknown-action = Eso no se puede hacer en este juego. Elige una de las jugadas de la pantalla.
refusal-ali-never-recites = Eres Alí Babá: tú escucha, que recitan los ladrones.
refusal-wrong-phase = Ahora no puedes hacer eso. Mira en la pantalla qué toca primero.
refusal-culprit-excluded = El error ha sido tuyo, así que esta vez te quedas sin cartas. ¡Fíjate en lo que toman los demás!
refusal-ali-excluded = Te han atrapado, así que esta vez las cartas se las reparten solo los ladrones. ¡Fíjate en lo que toman!
refusal-not-your-turn = Aún no te toca. Mira y escucha hasta que llegue tu momento.
refusal-must-recite-first = Saca primero una carta. Podrás gritar «¡Ábrete, sésamo!» cuando un ladrón lo haya recitado todo bien.
refusal-unknown-treasure = Ese tesoro no está en este juego. Elige uno de la pantalla.
refusal-bad-count = Esa cantidad no sirve. Nombra de 1 a 9 de cada tipo; si eres Alí Babá, marca juntos todos los de un mismo tipo.
refusal-one-at-a-time = De uno en uno: aquí cada tesoro se nombra por separado.
refusal-adjective-required = Aquí cada tesoro lleva un adjetivo. Di cómo es este.
refusal-adjective-form = Usa de una a tres palabras amables, de 2 a 40 letras en total y sin números.
refusal-already-started = Has empezado a nombrar los tesoros de uno en uno: sigue así. La lista entera solo se puede dar desde el principio.
refusal-unparsed = No he entendido esto: { $words }… Inténtalo otra vez con los nombres de los tesoros.
refusal-claim-size = Elige tantas cartas como indica el botón.
refusal-not-in-pool = Aquí no hay tantas cartas de ese tesoro. Elige entre las que ves.
refusal-stale = La partida ha avanzado. Mira otra vez y vuelve a elegir.
refusal-malformed = Eso no se puede elegir aquí. Elige algo de la pantalla.
refusal-player-count = Este juego es de 3 a 5 jugadores, o de 2 con la Banda. Sitios en esta mesa: { $seats }.
refusal-bad-option = Esta opción no sirve aquí: { $option } ({ $value }). Elige otra.
refusal-muted = ¡Shhh! Mientras los ladrones miran y recitan, no se puede ayudar. El chat vuelve con el reparto.

## Settings

setting-deck = Cartas de tesoro
setting-deck-help = Con 44 cartas hay un libro menos, como en la edición alemana.
setting-deck-45 = 45 cartas
setting-deck-44 = 44 cartas

setting-young = Con los más pequeños
setting-young-help = Los tesoros nombrados sin error quedan a la vista hasta que se termina de recitar.
setting-young-true = Sí
setting-young-false = No

setting-adjectives = Con adjetivos
setting-adjectives-help = Cada tesoro recibe un adjetivo, y también hay que recordarlo. ¡Para ladrones expertos!
setting-adjectives-true = Sí
setting-adjectives-false = No

setting-ordered = En orden
setting-ordered-help = Hay que nombrar los tesoros en el orden en que salieron.
setting-ordered-true = Sí
setting-ordered-false = No

setting-two_player = Dos jugadores
setting-two_player-help = Si solo juegan dos personas, hace falta la Banda: toma cartas al azar y nunca puntúa.
setting-two_player-off = No
setting-two_player-band = Sí, con la Banda

setting-judge = Juez
setting-judge-help = ¿Quién decide si se ha recitado bien?
setting-judge-server = El juego
setting-judge-ali_close = Alí Babá, si hay duda
setting-judge-table = Alí Babá
setting-judge-server-help = El juego lo comprueba todo.
setting-judge-ali_close-help = Si un adjetivo es casi correcto, Alí Babá decide si vale.
setting-judge-table-help = Se recita en voz alta y Alí Babá marca lo que está bien. Ideal con un solo dispositivo o si todos pueden oírse.

setting-recite_input = Cómo se recita
setting-recite_input-help = Toca los tesoros de uno en uno, o bien di o escribe la lista entera.
setting-recite_input-both = Como prefieras
setting-recite_input-pick = Solo tocando
setting-recite_input-sentence = Solo con voz o texto

setting-reveal_seconds = Segundos para mirar
setting-reveal_seconds-help = El tiempo máximo que una carta nueva queda a la vista.

setting-recite_seconds = Segundos para recitar
setting-recite_seconds-help = Quedarse sin tiempo cuenta como error. Con «Automático», cuantas más cartas, más tiempo; si el juez es Alí Babá, no hay límite.
setting-recite_seconds-auto = Automático
setting-recite_seconds-off = Sin límite

setting-decide_seconds = Segundos para decidir
setting-decide_seconds-help = Si se acaba el tiempo, Alí Babá sale de la cueva si puede; si no, saca una carta.
setting-decide_seconds-off = Sin límite

setting-pick_seconds = Segundos para tomar una carta
setting-pick_seconds-help = Si se te acaba el tiempo, el juego toma por ti lo menos común.
setting-pick_seconds-off = Sin límite

setting-first_ali = Primer Alí Babá
setting-first_ali-help = ¿Quién hace de Alí Babá en la primera ronda?
setting-first_ali-youngest = La persona más joven
setting-first_ali-random = Al azar
setting-first_ali-host = Lo elige el anfitrión

setting-first_seat = Sitio del primer Alí Babá
setting-first_seat-help = Solo con «Lo elige el anfitrión».
setting-first_seat-0 = Sitio 1
setting-first_seat-1 = Sitio 2
setting-first_seat-2 = Sitio 3
setting-first_seat-3 = Sitio 4
setting-first_seat-4 = Sitio 5

setting-youngest = Soy la persona más joven
setting-youngest-help = Solo cuenta con la opción «La persona más joven»: hace de Alí Babá en la primera ronda quien marca esta casilla. Si la marcan varias personas, se sortea entre ellas; si no la marca nadie, entre todos los jugadores.

setting-on_leave = Si alguien se va
setting-on_leave-help = Un bot juega en lugar de quien se va, o la partida termina sin resultado.
setting-on_leave-bot = Juega un bot en su lugar
setting-on_leave-abort = Termina la partida

setting-chat = Chat
setting-chat-help = Mientras los ladrones miran y recitan, no se puede ayudar.
setting-chat-muted = Solo en el reparto
setting-chat-open = Siempre abierto

## The result

outcome-scored = { $count ->
    [one] ¡Gana { $seats }!
   *[other] ¡{ $seats } comparten la victoria!
}
outcome-aborted = La partida ha terminado sin resultado
score-line =
    { $seat }: { label-points } ({ label-unique })
ended-scored = Fin de la partida
ended-aborted = La partida ha terminado sin resultado

## Bots

bot-weak = Olvidadizo
bot-weak-help = Se pierde con las listas largas.
bot-average = Memoria normal
bot-average-help = Recuerda más o menos lo mismo que la mayoría.
bot-good = Buena memoria
bot-good-help = Solo se atasca con las listas más largas.
bot-strong = Astuto
bot-strong-help = Recuerda bien y calcula cuándo parar.
bot-baseline = Prudente
bot-baseline-help = Se va pronto y se le olvidan cosas.
bot-random = Torbellino
bot-random-help = Dice y toma cosas al azar.

## On the board

button-draw = Sacar una carta
button-open-sesame = ¡Ábrete, sésamo!
button-seen = ¡Visto!
button-all-seen = Todos lo hemos visto
button-concede = Rendirme
button-speak = Hablar
button-type = Escribir
button-send = Enviar
button-claim = Tomar estas cartas
button-accept = El adjetivo vale
button-reject = El adjetivo no vale
button-call-mistake = ¡Error!

label-how-many = ¿Cuántos?
label-named = Cartas nombradas: { $named } de { $cards }
label-pool = En la mesa
label-your-hand = Estas cartas solo las ves tú
label-look = ¡Fíjate bien!
label-understood = { $cards ->
    [one] He entendido: { $entries } ({ $cards } carta)
   *[other] He entendido: { $entries } ({ $cards } cartas)
}
label-warn-size = Cartas que has nombrado: { $named }. Cartas de Alí Babá: { $cards }.
label-type-here = En la cueva hay…
label-adjective = ¿Qué adjetivo? Si es la carta nueva, invéntalo (de 1 a 3 palabras).
label-adjective-new = Inventa un adjetivo (de 1 a 3 palabras)
label-adjective-known = ¿Qué adjetivo tiene?
label-danger = ¡Una alarma más de este tipo y atrapan a Alí Babá!
label-safe = Sin peligro
label-copies = { $count ->
    [one] solo { $count } carta en el juego
   *[other] { $count } cartas en el juego
}
label-last-round = Última ronda
label-points = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
label-unique = { $unique ->
    [one] { $unique } tesoro único
   *[other] { $unique } tesoros únicos
}
label-close = ¿Vale «{ $adjective }» para { $kind }? Antes era «{ $in_force }».
label-seen-by = Ya han mirado: { $seen } de { $thieves }
label-listening = Te escucho…
label-nothing-heard = No he oído nada. ¡Inténtalo otra vez!
label-cards = { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}
label-count-first = Elige cuántos hay, o vuelve a tocar el tesoro si solo hay uno.
label-send-first = Envía este tesoro antes de elegir otro.
label-duplicates = Las cartas en gris están repetidas: no dan puntos
label-recites-aloud = { $seat } recita en voz alta y { $ali_seat } va marcando los tesoros
label-caught-three = ¡Tres alarmas por { $alarm }!
label-caught-each = ¡Una alarma de cada tipo!
label-leave-and-share = salir y repartir
label-excluded = Esta vez { $seat } se queda sin nada
label-in-order = en el orden en que salieron

## How to play

help-1 = Una persona es Alí Babá y entra en la cueva de los tesoros. Los demás son los ladrones.
help-2 = Alí Babá saca una carta y todos la ven. Después desaparece en su mano. ¡Recuérdala!
help-3 = Tras cada carta, un ladrón recita de memoria todo lo que lleva Alí Babá, en cualquier orden: «un león, dos cojines…». Con la próxima carta recita el siguiente ladrón, si hay más de uno.
help-4 = Si el ladrón acierta, Alí Babá decide: sacar otra carta, o gritar «¡Ábrete, sésamo!» y escapar.
help-5 = Si Alí Babá escapa, hay reparto para todos: empieza él y, por turnos, cada jugador toma una carta hasta que no queda ninguna.
help-6 = Con un error termina la ronda. Alí Babá se lleva las 3 cartas que quiera (o todas, si hay menos), y el resto se reparte por turnos. Quien se ha equivocado no recibe nada.
help-7 = Los tesoros que brillan, hacen ruido o pesan mucho disparan la alarma. Con tres alarmas del mismo tipo, o una de cada tipo, atrapan a Alí Babá, y las cartas se las reparten solo los ladrones.
help-8 = En cada ronda hace de Alí Babá el siguiente jugador. La ronda en la que aparece el Jefe de los Ladrones es la última. Cada tipo de tesoro que tengas vale 1 punto; los repetidos no valen nada. Si hay empate, deciden los tesoros únicos, de los que solo hay una carta.

confirm-concede = ¿Te rindes? Cuenta como error.
confirm-mistake = ¿Has oído un error? Quien recita ya no podrá seguir.
button-go-on = Seguir
button-more-counts = Otras cantidades

## The guided first game

guide-welcome = Consigue tantos tesoros diferentes como puedas: cada tipo vale 1 punto. ¡Y recuerda lo que desaparece en la mano de Alí Babá!
guide-end = Cada tipo diferente vale 1 punto, y los repetidos, nada. Si hay empate, deciden los tesoros únicos: aquellos de los que solo hay una carta.
guide-ask-decide = Saca una carta. Cuando un ladrón lo haya recitado todo bien, también podrás salir. Con más cartas hay más que repartir, pero también más peligro.
guide-ask-reveal = ¡Fíjate bien! Esta carta va a desaparecer, y un ladrón tendrá que nombrarla de memoria. Toca «¡Visto!» cuando te la sepas.
guide-ask-recite = Nombra todo lo que lleva Alí Babá; el orden da igual, salvo con la opción «En orden». Toca un tesoro y elige cuántos hay, o di la lista entera. Si te equivocas, en esta ronda no recibes nada.
guide-ask-tick = Escucha y marca lo que oigas. Si algo está mal o falta, toca «¡Error!». ¡Y juega limpio!
guide-ask-rule = El adjetivo es casi correcto. ¿Vale o no vale? Si se te acaba el tiempo, vale.
guide-ask-claim = Un ladrón se ha equivocado, así que tú eliges cartas primero. Los tipos nuevos dan puntos, y los tesoros únicos deciden los empates.
guide-ask-share = Toma de la mesa la carta que quieras. Lo mejor es un tipo que aún no tengas. ¿Recuerdas qué hay en tu botín?
guide-ask-spoils = Tras un error con tres cartas o menos, Alí Babá se las queda todas. Míralas por última vez antes de que queden boca abajo.
guide-wait-decide = Alí Babá decide si saca una carta o, si un ladrón ya lo ha recitado todo bien, sale y reparte. Mientras tanto, repasa sus cartas de memoria.
guide-wait-reveal = Todavía hay quien mira la carta. Cuando todos la hayan visto o se acabe el tiempo, desaparecerá en la mano de Alí Babá.
guide-wait-recite = Un ladrón lo recita todo de memoria, y nadie puede ayudarle. Si hay más ladrones, con la próxima carta recita el siguiente.
guide-event-began = El turbante muestra quién es Alí Babá. Los demás son los ladrones. En cada ronda, el turbante pasa al siguiente jugador.
guide-event-token = ¡Alarma! Con tres del mismo tipo, o una de cada tipo, atrapan a Alí Babá y los ladrones se reparten sus cartas.
guide-event-captured = ¡Demasiadas alarmas! Nadie tiene que recitar: los ladrones se reparten las cartas y Alí Babá no recibe nada.
guide-event-last_round = Con el Jefe de los Ladrones llega la última ronda. Él también es un tesoro: hay que nombrarlo, y vale 1 punto.
guide-event-hid = Ahora esta carta solo la ve Alí Babá. Los ladrones ven cuántas cartas tiene; lo demás es cosa de su memoria.
guide-event-named = ¡Correcto! El contador muestra cuántas cartas se han nombrado ya. Recuerda las que has oído.
guide-event-again = Repetir una carta correcta no es un error. Solo queda nombrar lo que falta.
guide-event-invented = ¡Un adjetivo nuevo! Hasta el final de la ronda, todos tienen que nombrar esta carta con su adjetivo.
guide-event-asked = El adjetivo era casi correcto. Alí Babá decide si vale; si se le acaba el tiempo, vale.
guide-event-listed = ¡Todo correcto! Ahora Alí Babá puede sacar otra carta o salir. Si el mazo se ha acabado, tiene que salir.
guide-event-mistake = Con un error se acaba la ronda. Alí Babá toma cartas primero, y el ladrón que se ha equivocado no recibe nada.
guide-event-stopped = Alí Babá escapa con sus cartas y hay reparto para todos: empieza él y, por turnos, cada jugador toma una.
guide-event-emptied = El mazo se ha acabado, así que Alí Babá tiene que salir. Hay reparto para todos, y él toma la primera carta.
guide-event-claimed = Alí Babá ya tiene sus cartas. El resto se reparte por turnos; al ladrón que se ha equivocado no le toca nada.
guide-event-took = Las cartas que tomas quedan boca abajo hasta el final. Recuerda las que tienes: las repetidas no dan puntos.
guide-event-band_took = La Banda toma cartas al azar. Nunca puntúa, pero lo que se lleva ya no vuelve.
guide-event-round_over = Si la partida sigue, ahora hace de Alí Babá el siguiente jugador, sin cartas ni alarmas. Tu botín sigue siendo tuyo.
guide-event-counted = Se descubren todos los botines: 1 punto por cada tipo diferente. Las estrellas marcan los tesoros únicos, que deciden los empates.

## Characters

bot-mustafa = Baba Mustafá
bot-mustafa-help = El zapatero: recuerda más o menos lo mismo que la mayoría y se lo piensa un poco antes de arriesgarse.
phrase-bot-hello-mustafa = ¡Buenas! ¿Hay algo que remendar?
bot-cassim = Kasim
bot-cassim-help = Olvida hasta las palabras mágicas y prefiere volver pronto a casa.
phrase-bot-hello-cassim = ¡Hola! ¿Cómo era? ¿Ábrete, cebada?
bot-nasreddin = Nasrudín
bot-nasreddin-help = Siempre está de broma, pero tiene memoria de elefante.
phrase-bot-hello-nasreddin = ¡Hola! Mi burro te manda saludos.
bot-morgiana = Morgiana
bot-morgiana-help = Astuta como pocas: tiene buena memoria y sabe exactamente cuándo irse.
phrase-bot-hello-morgiana = Estaré atenta. ¡Suerte, ladrones!

## Why a bot did it

reason-no_danger = La próxima carta no puede delatar a Alí Babá.
reason-little_danger = Merece la pena arriesgarse por otra carta: el riesgo es del { $percent } %.
reason-danger = Un riesgo del { $percent } % es demasiado por otra carta.
reason-recalled = Este tesoro se recuerda perfectamente.
reason-guessed_alarm = Se ha olvidado el tesoro, pero no su alarma ({ $alarm }): toca probar suerte.
reason-guessed = No hay manera de recordarlo: solo queda probar suerte.
reason-gave_up = Se ha olvidado demasiado incluso para probar suerte.
reason-new_kind = Un tipo nuevo para el botín: { $kind }.
reason-new_kinds = Tipos nuevos para el botín: { $kinds }.
reason-nothing_new = No queda nada nuevo: mejor lo menos común.
reason-trusted = En caso de duda, mejor fiarse de quien recita.
reason-enough = Con estas cartas ya merece la pena escapar.
reason-foreseen = De cara a las próximas jugadas, esto es lo mejor.

## What a content pack may change

alarm-quiet = sin alarma
content-below-chief = Cartas por debajo del Jefe de los Ladrones
content-claim = Cartas que Alí Babá toma primero tras un error
content-copies = Cartas del mazo con { $kind }
content-book = Cartas del mazo con { kind-book } (una menos en el mazo pequeño)
content-alarm = Alarma que dispara { $kind }
