### Alí Babá: Spanish

## The game

game-name = Alí Babá
game-line = ¿Quién recuerda todo lo que Alí Babá se lleva de la cueva?
game-about = Alí Babá roba un tesoro tras otro, y cada uno desaparece en su mano. Los ladrones recitan por turnos, de memoria, todo lo que tiene. ¿Dirá Alí Babá «¡Ábrete, sésamo!» a tiempo, o lo delatará la alerta? Reúne tantos tesoros diferentes como puedas.

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

alarm-shiny = chispeante
alarm-noisy = ruidosa
alarm-encumbering = voluminosa

## Words of the game

label-ali-baba = Alí Babá
label-thief = Ladrón
label-band = La Banda
label-pile = Mazo
label-hand = Mano de Alí Babá
label-tokens = Fichas de alerta
label-collection = Botín
label-reciter = Recita
open-sesame-call = ¡Ábrete, sésamo!
recital-opening = En la cueva, hay …

## What the acting player is asked

ask-decide = Eres Alí Babá: ¿qué haces?
ask-reveal = ¡Mira bien!
ask-recite = ¿Qué tiene Alí Babá?
ask-tick = Marca lo que oigas
ask-rule = ¿Cuenta?
ask-claim = Elige 3 tesoros
ask-share = Toma un tesoro
ask-spoils = Alí Babá se queda con todo
ask-over = La partida ha terminado

## What the others read meanwhile

wait-decide = Decide Alí Babá: { $seats }
wait-reveal = { $count ->
    [one] { $seats } sigue mirando
   *[other] { $seats } siguen mirando
}
wait-recite = { $seats } recita los tesoros
wait-tick = { $seats } escucha y marca
wait-rule = { $seats } decide si cuenta
wait-claim = { $seats } elige 3 tesoros
wait-share = { $seats } toma un tesoro
wait-spoils = { $count ->
    [one] { $seats } sigue mirando
   *[other] { $seats } siguen mirando
}
wait-over = La partida ha terminado

## Buttons

option-draw = Robar una carta
option-open_sesame = ¡Ábrete, sésamo!
option-seen = ¡Visto!
option-name = Nombrar: { entry }
option-sentence = Decir: { $text }
option-concede = Rendirme
option-rule = { $ok ->
    [true] Cuenta
    [1] Cuenta
   *[other] No cuenta
}
option-tick = Marcar: { entry }
option-call_mistake = ¡Eso es un error!
option-claim = Tomar: { $kinds }
option-pick = Tomar: { $kind }

## What happens

event-began = { $seat } empieza en el papel de Alí Babá
event-round = Nueva manga: Alí Babá es { $seat }
event-drew = { $seat } roba una carta (quedan en el mazo: { $pile })
event-revealed = Mira: ¡{ $kind }!
event-token = ¡Ficha de alerta { $alarm }!
event-captured = ¡Han atrapado a { $seat }!
event-last_round = Aparece el Jefe de los Ladrones: ¡última manga!
event-hid = La carta desaparece en la mano de Alí Babá
event-reciting = { $cards ->
    [one] Ahora { $seat } tiene que recitar { $cards } carta
   *[other] Ahora { $seat } tiene que recitar { $cards } cartas
}
event-named = { $seat }: { entry }
event-again = { $seat }: { $kind } – ya lo teníamos
event-invented = { $seat } inventa: { $kind } { $adjective }
event-asked = Alí Babá, ¿cuenta «{ $kind } { $adjective }»?
event-said = Entendido: { $entries }
event-listed = { $cards ->
    [one] { $seat } recita la única carta: ¡correcto!
   *[other] { $seat } recita { $cards } cartas: ¡todo correcto!
}
event-wrong = { $kind ->
    [unsaid] { $seat }: { $reason }
   *[other] { $seat }: { entry } – { $reason }
}
event-mistake = { $seat } tropieza: { $reason }
event-stopped = { $seat } exclama: ¡Ábrete, sésamo!
event-emptied = El mazo está vacío: { $seat } sale de la cueva
event-sharing = { $case ->
    [1] { case-1 }
    [2] { case-2 }
   *[other] { case-3 }
}
event-claimed = { $seat } toma 3 cartas a su elección
event-claimed_cards = { $seat } toma: { $kinds }
event-took = { $seat } toma una carta
event-took_card = { $seat } toma: { $kind }
event-band_took = La Banda toma una carta
event-band_took_card = La Banda toma: { $kind }
event-kept_all = { $cards ->
    [one] { $seat } se queda con la única carta
   *[other] { $seat } se queda con todo: { $cards } cartas
}
event-spoils = { $seat } se lo lleva todo: { $kinds }
event-round_over = La manga ha terminado (Alí Babá: { $seat })
event-counted = { $count ->
    [0] { $seat }: { label-points }, { label-unique }
   *[other] { $seat }: { label-points }, { label-unique } – { $kinds }
}
event-aborted = { $seat } se va de la mesa: la partida termina sin resultado
event-over = { $reason ->
    [aborted] La partida termina sin resultado
   *[scored] { $count ->
        [one] La partida ha terminado: ¡gana { $seats }!
       *[other] La partida ha terminado: ¡{ $seats } comparten la victoria!
    }
}

## How a round ends

case-1 = Alí Babá sale de la cueva: hay reparto para todos
case-2 = Un error: Alí Babá elige primero
case-3 = Alí Babá ha caído: reparten los ladrones

## What was wrong

reason-wrong_kind = Alí Babá no tiene eso
reason-wrong_count = ese no es el número
reason-wrong_order = ese no es el orden
reason-wrong_adjective = ese no es el adjetivo
reason-omission = falta algo
reason-conceded = el resto se ha olvidado
reason-timeout = se acabó el tiempo
reason-called = Alí Babá ha oído un error

## An entry of a recital
## A kind or an adjective that was not said is “unsaid”: nobody ever reads this word.

kind- = unsaid
adjective- = unsaid
entry = { $kind }{ $count ->
    [1] {""}
   *[other] {" "}× { $count }
}{ $adjective ->
    [unsaid] {""}
    [None] {""}
    [null] {""}
   *[other] {" "}{ $adjective }
}

## Why not

refusal-game-over = Esta partida ha terminado: ¿jugamos otra?
refusal-not-seated = Estás mirando esta partida: solo puede jugar quien tiene sitio en la mesa.
refusal-unknown-action = Esa jugada no existe en este juego: elige una de la pantalla.
refusal-ali-never-recites = Eres Alí Babá: tú solo escucha, recitan los ladrones.
refusal-wrong-phase = Cada cosa a su tiempo: primero toca lo que se pide ahora.
refusal-culprit-excluded = Después de tu error no tomas carta esta vez: mira lo que toman los demás y recuérdalo.
refusal-ali-excluded = Te han atrapado, así que esta vez solo reparten los ladrones: mira lo que toman y recuérdalo.
refusal-not-your-turn = Un momento, todavía no te toca: mira y escucha hasta que se te pregunte.
refusal-must-recite-first = Roba primero una carta: podrás decir «¡Ábrete, sésamo!» en cuanto un ladrón lo recite todo bien.
refusal-unknown-treasure = Ese tesoro no existe en este juego: elige uno de la pantalla.
refusal-bad-count = Ese número no encaja: nombra de 1 a 9 de un tipo; si eres Alí Babá, marca juntos todos los de un tipo.
refusal-one-at-a-time = Carta por carta, por favor: en esta mesa se nombra un solo tesoro cada vez.
refusal-adjective-required = Aquí cada tesoro necesita su adjetivo: di cómo es.
refusal-adjective-form = Como adjetivo usa de una a tres palabras amables, de 2 a 40 letras en total y sin cifras.
refusal-already-started = Ya has nombrado un tesoro: sigue con los demás de uno en uno.
refusal-unparsed = No he entendido «{ $words }…»: inténtalo otra vez con los nombres de los tesoros.
refusal-claim-size = Elige exactamente 3 cartas, por favor.
refusal-not-in-pool = Ese tesoro no está, o no tantas veces: elige entre las cartas que ves.
refusal-stale = La partida ha avanzado mientras tanto: mira otra vez y vuelve a elegir.
refusal-malformed = Eso no existe en esta cueva: elige algo de la pantalla, por favor.
refusal-player-count = A este juego se juega de 3 a 5, o exactamente 2 con la Banda. Sillas en esta mesa: { $seats }.
refusal-bad-option = Aquí no puedes jugar con este ajuste: { $option } – { $value }. Elige otro, por favor.
refusal-muted = ¡Chis! Mientras se mira y se recita, nadie puede ayudar; podrás charlar durante el reparto.

## Settings

setting-deck = Cartas de tesoro
setting-deck-help = La caja alemana tiene un libro menos.
setting-deck-45 = 45 cartas
setting-deck-44 = 44 cartas

setting-young = Con los más pequeños
setting-young-help = Los tesoros nombrados quedan a la vista hasta el final de la lista.
setting-young-true = Sí
setting-young-false = No

setting-adjectives = Con adjetivos
setting-adjectives-help = Cada tesoro recibe un adjetivo que también hay que recordar. ¡Para ladrones expertos!
setting-adjectives-true = Sí
setting-adjectives-false = No

setting-ordered = En el orden correcto
setting-ordered-help = Hay que recitar los tesoros en el orden en que aparecieron.
setting-ordered-true = Sí
setting-ordered-false = No

setting-two_player = Entre dos
setting-two_player-help = Con exactamente dos personas puede unirse la Banda: toma cartas al azar y nunca puntúa.
setting-two_player-off = Sin la Banda
setting-two_player-band = Con la Banda

setting-judge = Quién juzga
setting-judge-help = ¿Quién dice si la lista está bien?
setting-judge-server = El juego
setting-judge-ali_close = Alí Babá, si es casi igual
setting-judge-table = Alí Babá
setting-judge-server-help = El juego lo compara todo por sí mismo.
setting-judge-ali_close-help = Si un adjetivo es casi correcto, Alí Babá decide si cuenta.
setting-judge-table-help = Se recita en voz alta y Alí Babá marca lo que está bien. Ideal con un solo aparato o cuando todos pueden oírse.

setting-recite_input = Cómo recitar
setting-recite_input-help = Toca los tesoros uno tras otro, o di o escribe toda la lista.
setting-recite_input-both = Como quieras
setting-recite_input-pick = Solo tocar
setting-recite_input-sentence = Decir o escribir

setting-reveal_seconds = Segundos para mirar
setting-reveal_seconds-help = Una carta nueva está a la vista como mucho este tiempo.

setting-recite_seconds = Segundos para recitar
setting-recite_seconds-help = Si se acaba el tiempo, cuenta como error. Automático: a más cartas, más tiempo.
setting-recite_seconds-auto = Automático
setting-recite_seconds-off = Sin reloj

setting-decide_seconds = Segundos para decidir
setting-decide_seconds-help = Si se acaba el tiempo, Alí Babá sale si puede; si no, roba.
setting-decide_seconds-off = Sin reloj

setting-pick_seconds = Segundos para tomar
setting-pick_seconds-help = Si se acaba el tiempo, recibes el tesoro más raro.
setting-pick_seconds-off = Sin reloj

setting-first_ali = Primer Alí Babá
setting-first_ali-help = ¿Quién empieza en el papel de Alí Babá?
setting-first_ali-youngest = La persona más joven
setting-first_ali-random = Al azar
setting-first_ali-host = Yo elijo la silla

setting-first_seat = Silla del primer Alí Babá
setting-first_seat-help = Solo para «Yo elijo la silla».
setting-first_seat-0 = Silla 1
setting-first_seat-1 = Silla 2
setting-first_seat-2 = Silla 3
setting-first_seat-3 = Silla 4
setting-first_seat-4 = Silla 5

setting-youngest = Soy la persona más joven
setting-youngest-help = La persona más joven empieza en el papel de Alí Babá. Si varias marcan esto, decide el azar.

setting-on_leave = Si alguien se va
setting-on_leave-help = Un bot puede seguir en su lugar, o la partida termina sin resultado.
setting-on_leave-bot = Sigue un bot
setting-on_leave-abort = La partida termina

setting-chat = Charla
setting-chat-help = Mientras se mira y se recita, nadie puede ayudar.
setting-chat-muted = Silencio al recitar
setting-chat-open = Siempre abierta

## The result

outcome-scored = { $count ->
    [one] ¡Gana { $seats }!
   *[other] ¡{ $seats } comparten la victoria!
}
outcome-aborted = La partida terminó sin resultado
score-line =
    { $seat }: { label-points } ({ label-unique })
ended-scored = La partida ha terminado
ended-aborted = La partida terminó sin resultado

## Bots

bot-weak = Olvidadizo
bot-weak-help = Se pierde en las listas largas.
bot-average = Memoria normal
bot-average-help = Recuerda más o menos lo que la mayoría.
bot-good = Buena memoria
bot-good-help = Solo tropieza con las listas más largas.
bot-strong = Astuto
bot-strong-help = Recuerda bien y calcula cuándo parar.
bot-baseline = Prudente
bot-baseline-help = Para pronto y se le olvida alguna cosa.
bot-random = Remolino
bot-random-help = Dice y toma lo que traiga el viento.

## On the board

button-draw = Robar una carta
button-open-sesame = ¡Ábrete, sésamo!
button-seen = ¡Visto!
button-all-seen = Visto por todos
button-concede = Rendirme
button-speak = Hablar
button-type = Escribir
button-send = Enviar
button-claim = Tomar estas 3
button-accept = Cuenta
button-reject = No cuenta
button-call-mistake = ¡Error!

label-how-many = ¿Cuántos?
label-named = { $named } de { $cards } nombradas
label-pool = A la vista en la mesa
label-your-hand = Solo tú las ves
label-look = ¡Mira bien!
label-remember = ¡Recuérdalo!
label-understood = { $cards ->
    [one] He entendido: { $entries } – { $cards } carta
   *[other] He entendido: { $entries } – { $cards } cartas
}
label-warn-size = Cartas que has nombrado: { $named }. Cartas de Alí Babá: { $cards }.
label-type-here = En la cueva, hay …
label-adjective = ¿Qué adjetivo? Para la última carta, invéntalo (1 a 3 palabras)
label-adjective-new = Inventa un adjetivo (1 a 3 palabras)
label-adjective-known = ¿Qué adjetivo tenía?
label-danger = Una más de estas y cae
label-safe = Aún a salvo
label-last-round = Última manga
label-points = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
label-unique = { $unique ->
    [one] { $unique } tesoro único
   *[other] { $unique } tesoros únicos
}
label-close = Se ha dicho: { $kind } «{ $adjective }». Hasta ahora: «{ $in_force }». ¿Cuenta?
label-seen-by = Visto por { $seen } de { $thieves }
label-listening = Te escucho …
label-nothing-heard = No he oído nada. ¡Otra vez!
label-cards = { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}
label-count-first = Elige primero cuántos, o toca otra vez para 1
label-send-first = Envía primero este, o tócalo otra vez
label-duplicates = Las cartas en gris están repetidas: no dan puntos
label-recites-aloud = { $seat } recita en voz alta; { $ali_seat } marca
label-caught-three = ¡Tres fichas iguales: { $alarm }!
label-caught-each = ¡Una ficha de cada tipo!
label-leave-and-share = salir y repartir
label-excluded = { $seat } no recibe nada esta vez
label-in-order = en el orden en que salieron

## How to play

help-1 = Alguien del grupo es Alí Babá en la cueva de los tesoros; los demás son ladrones.
help-2 = Alí Babá roba una carta y la enseña a todo el mundo. Luego desaparece en su mano: ¡recuérdala bien!
help-3 = Entonces un ladrón recita de memoria todo lo que tiene Alí Babá, en cualquier orden: «un león, dos cojines…» Con cada carta nueva le toca al siguiente ladrón.
help-4 = Si todo está bien, Alí Babá decide: robar otra carta, o decir «¡Ábrete, sésamo!» y salir de la cueva.
help-5 = Si sale, hay reparto para todos: empieza Alí Babá y, por turnos, cada uno toma una carta.
help-6 = Si un ladrón se equivoca, Alí Babá toma 3 cartas a su elección; el resto se reparte entre todos menos ese ladrón.
help-7 = Los tesoros chispeantes, ruidosos y voluminosos dan la alerta: con 3 fichas iguales, o una de cada tipo, Alí Babá cae y solo reparten los ladrones.
help-8 = Después de cada manga, Alí Babá es la persona siguiente. El Jefe de los Ladrones trae la última manga. Cada tipo de tesoro vale 1 punto, los repetidos no cuentan; si hay empate, gana quien tenga más tesoros únicos: los que solo existen una vez.

confirm-concede = ¿Rendirse? Cuenta como un error.
confirm-mistake = ¿Has oído un error? Entonces la lista acaba aquí.
button-go-on = Seguir
button-more-counts = Más

## The guided first game

guide-welcome = Reúne tantos tesoros diferentes como puedas: cada tipo es 1 punto. ¡Recuerda bien lo que desaparece en la mano de Alí Babá!
guide-end = Cada tipo valía 1 punto, los repetidos nada. Si hay empate, deciden los tesoros únicos: los que solo existen una vez.
guide-ask-decide = Roba una carta. Cuando un ladrón lo ha recitado todo bien, también puedes salir: más cartas son más reparto, pero más peligro.
guide-ask-reveal = Mira bien: esta carta va a desaparecer, y un ladrón tendrá que decirla de memoria. Pulsa «¡Visto!» cuando te la sepas.
guide-ask-recite = Nombra todo lo que tiene Alí Babá: toca un tesoro y cuántos, o di toda la lista. Después de un error te quedas sin nada.
guide-ask-tick = Escucha y marca lo que oigas. Si algo está mal o falta, avisa del error, ¡y juega limpio!
guide-ask-rule = El adjetivo es casi el correcto: tú dices si cuenta. Si no dices nada, cuenta.
guide-ask-claim = Un ladrón se ha equivocado, así que eliges primero: toma 3 cartas. Los tipos nuevos dan puntos, los raros ayudan si hay empate.
guide-ask-share = Toma la carta que quieras. Lo mejor es un tipo que aún no tengas: ¿recuerdas qué hay en tu botín?
guide-ask-spoils = Después de un error con tres cartas o menos, Alí Babá se queda con todas. Míralas otra vez antes de que queden boca abajo.
guide-wait-decide = Alí Babá piensa: ¿seguir y arriesgarse a la alerta, o salir y repartir? Mientras, repasa sus cartas de memoria.
guide-wait-reveal = Hay quien sigue mirando la carta. Nadie puede meter prisa a los demás.
guide-wait-recite = Un ladrón lo recita todo de memoria, y nadie puede ayudar. Con cada carta nueva le toca al siguiente ladrón.
guide-event-began = El turbante muestra quién es Alí Babá; los demás son ladrones. En cada manga pasa a la persona siguiente.
guide-event-token = ¡Alerta! Con tres fichas iguales, o una de cada tipo, Alí Babá cae, y los ladrones reparten sus cartas sin él.
guide-event-captured = ¡Demasiadas alertas! Ya nadie tiene que recitar: los ladrones reparten las cartas, y Alí Babá no recibe nada.
guide-event-last_round = El Jefe de los Ladrones trae la última manga. También es un tesoro: hay que recitarlo, y vale 1 punto.
guide-event-hid = Ahora solo Alí Babá ve esta carta. Cuántas tiene no es un secreto, lo demás es memoria.
guide-event-named = ¡Bien! Lo nombrado se ve solo un momento, y la mano muestra cuántas cartas van ya.
guide-event-again = Repetir algo correcto no importa. Se sigue con lo que falta.
guide-event-invented = ¡Un adjetivo nuevo! Hasta el final de la manga va con esta carta, y todos tienen que decir los dos.
guide-event-asked = El adjetivo era casi correcto. Alí Babá decide si cuenta; si no dice nada, cuenta.
guide-event-listed = Todo bien: ahora Alí Babá puede seguir o salir. Con la próxima carta le toca al siguiente ladrón.
guide-event-mistake = Un error termina la lista y la manga. Alí Babá elige primero, y este ladrón se queda sin nada.
guide-event-stopped = Alí Babá sale con sus cartas. Ahora hay reparto para todos: él toma la primera, y luego los demás por turnos.
guide-event-emptied = El mazo está vacío, así que Alí Babá tiene que salir. Se reparten sus cartas entre todos, y él toma la primera.
guide-event-claimed = Alí Babá ya tiene sus 3 cartas. El resto se reparte carta a carta; solo se salta al ladrón que se equivocó.
guide-event-took = Una carta tomada queda boca abajo hasta el final. Recuerda lo que tienes: las repetidas no dan puntos.
guide-event-band_took = La Banda toma cartas al azar. Nunca puntúa, pero lo que toma ya no está.
guide-event-round_over = Después de cada manga, Alí Babá es la persona siguiente, y su mano y la alerta empiezan de nuevo. Tu botín sigue siendo tuyo.
guide-event-counted = Se descubren todos los botines: 1 punto por cada tipo. Una estrella señala los tesoros únicos, que deciden si hay empate.

## Characters

bot-mustafa = Baba Mustafá
bot-mustafa-help = El zapatero: recuerda más o menos lo que la mayoría y calcula un poco.
bot-cassim = Kasim
bot-cassim-help = Olvida hasta la palabra mágica y prefiere volver pronto a casa.
bot-nasreddin = Nasrudín
bot-nasreddin-help = Siempre bromea, pero tiene memoria de elefante.
bot-morgiana = Morgiana
bot-morgiana-help = Aguda como una daga: recuerda bien y sabe exactamente cuándo parar.

## Why a bot did it

reason-no_danger = La próxima carta no puede delatar a nadie.
reason-little_danger = La próxima carta compensa un peligro del { $percent } %.
reason-danger = Un peligro del { $percent } % es demasiado para otra carta.
reason-recalled = Eso sigue claro en la memoria.
reason-guessed_alarm = Olvidado; pero algo tuvo que activar la alerta: { $alarm }.
reason-guessed = Olvidado: era solo una suposición.
reason-gave_up = Se ha olvidado demasiado hasta para adivinar.
reason-new_kind = Aún no está en la colección: { $kind }.
reason-new_kinds = Aún no están en la colección: { $kinds }.
reason-nothing_new = No había nada nuevo, así que lo más raro.
reason-trusted = En caso de duda, se cree a quien recita.
reason-enough = Lo que ya hay merece la pena llevárselo.
reason-foreseen = Tras imaginar muchas veces cómo seguiría, esto era lo que mejor acababa.

## What a content pack may change

alarm-quiet = silencioso
content-below-chief = Cartas bajo el Jefe de los Ladrones
content-claim = Cartas que Alí Babá toma primero tras un error
content-copies = Cartas en el mazo: { $kind }
content-book = Cartas en el mazo: { kind-book }
content-alarm = Alarma de: { $kind }
