### The house: Spanish

## Pages

title-shelf = Juegos de mesa de cuento
title-new = Mesa nueva
skip-link = Ir a la mesa
label-loading = Un momento…
label-language = Idioma
label-colour = Tu color y tu forma
label-own-things = Tus cosas

## The shelf

shelf-title = Siéntate con nosotros
shelf-line = Juegos de mesa de cuento para la familia y los amigos. Sin cuenta, solo un enlace.
shelf-code = Tengo un código
shelf-tables = Tus mesas
shelf-players = De { $least } a { $most } jugadores
shelf-step-1 = Elige un juego y pon una mesa.
shelf-step-2 = Envía el enlace, di el código o enseña el código QR.
shelf-step-3 = Los bots ocupan las sillas que queden libres.

## A new table

new-chairs = ¿Cuántas sillas?
new-chairs-help = Cada silla es para una persona o para un bot.
new-more = Más opciones
new-choose = Elijo yo
new-chosen = { $chosen } de { $wanted }
number-other = Otro…
number-less = Menos
number-more = Más

## The lobby

lobby-title = { $game }, mesa { $code }
lobby-chairs = Las sillas alrededor de la mesa
lobby-full = Todas las sillas están ocupadas. ¡Quédate a mirar la partida!
lobby-ready = ¡Ya estáis todos!
options-title = Opciones
option-chip = { $label }:
setting-true = Sí
setting-false = No
lobby-waiting = { $count ->
    [one] Queda { $count } silla libre
   *[other] Quedan { $count } sillas libres
}
sit-name = ¿Cómo te llamas?
sit-name-other = ¿Quién más juega aquí?
chair-number = Silla { $number }
chair-title = Silla { $number }
chair-free = libre
chair-empty = Silla { $number }: libre
chair-person = Aquí está { $name }
chair-own = { $name }: eres tú
chair-bot = { $name }, un bot
chair-yours = Tu silla
chair-online = está aquí
chair-offline = sin conexión ahora mismo
chair-slow = conexión lenta
chair-share-help = ¿Jugáis juntos en este dispositivo? Entonces la siguiente persona se sienta aquí y os vais pasando el dispositivo.
chair-bot-title = Sienta aquí a un bot
chair-share = Alguien en este dispositivo
seat-colour-0 = celeste, triángulo
seat-colour-1 = dorado, círculo
seat-colour-2 = violeta, cuadrado
seat-colour-3 = menta, rombo
seat-colour-4 = coral, cruz
seat-colour-5 = rosa, estrella

## Bots

bot-random = Remolino
bot-random-help = Juega lo que traiga el viento. Ideal para probar.
bot-easy = Aprendiz
bot-easy-help = Juega bien, pero se le olvida alguna cosa.
bot-greedy = Visir
bot-greedy-help = No olvida nada y se lleva lo mejor.
bot-level = Nivel { $level } de 5

## Inviting

invite-title = Invitar a más gente
invite-text = ¡Ven a jugar! El código de nuestra mesa: { $code }
invite-qr = Código QR del enlace a la mesa { $code }
invite-copied = ¡Copiado!
invite-closed = El enlace y el código QR valen siempre. El código por sí solo vale mientras el anfitrión deje entrar con él.
invite-locked = La mesa está cerrada: no entra nadie más hasta que el anfitrión la abra.

## At the table

your-turn = Te toca
your-turn-of = { $name }, te toca
your-turn-together = Todos juntos
ask-anything = Elige
wait-anything = { $count ->
    [one] { $seats } está eligiendo
   *[other] { $seats } están eligiendo
}
players-count = { $count ->
    [one] { $count } persona
   *[other] { $count } personas
}
clock-left = { $count ->
    [one] queda { $count } segundo
   *[other] quedan { $count } segundos
}
chip-turn = es su turno
chip-you = eres tú
chip-away = no está, juega el piloto automático
chip-stood-in = un bot ha ocupado su lugar
who-title = Quién es quién
story-title = Qué ha pasado
story-empty = Nada todavía: la historia está a punto de empezar.
away-banner = El piloto automático juega por { $name }
stood-in-banner = Un bot juega por { $name }
back-soon = { $name } vuelve a jugar enseguida
line-lost = Se ha cortado la conexión. Tu silla sigue guardada, un momento…
why-allowed = Nada lo impide. ¡Adelante!

## Talking

talk-title = Decir algo
talk-who = ¿Quién habla?
talk-said = Lo que se ha dicho
talk-placeholder = Con tus palabras
phrase-hmm = Mmm…
phrase-one-more = ¡Venga, uno más!
phrase-well-done = ¡Bien hecho!
phrase-oh-no = ¡Oh, no!
phrase-thanks = ¡Gracias!
phrase-wait = ¡Espera un momento!

## The curtain

curtain-title = Pasa el dispositivo a { $name }
curtain-text = Los demás, ¡sin mirar!

## Leaving

leave-title = ¿Irte del todo?
leave-text = No te guardaremos la silla. Para hacer una pausa, cierra la página y vuelve más tarde.

## The menu

menu-title = Menú
menu-sound = Sonidos
menu-calm = Menos movimiento

## Nobody there

unknown-title = No existe la mesa «{ $code }»
unknown-text = Revisa el código o pide el enlace. Si ya están jugando, el anfitrión puede volver a dejar entrar con el código.
guesses-title = Demasiados códigos erróneos
away-title = La lámpara se ha apagado
away-text = El servidor no responde. Seguimos llamando a la puerta; mientras tanto, revisa tu red.
nogame-title = Esa caja no está en nuestra estantería
nogame-text = Quizá el juego tenga otro nombre. Echa un vistazo a la estantería.
nowhere-title = Perdidos en el desierto
nowhere-text = En esta dirección solo hay arena y estrellas.

## Credits

credits-title = Créditos
credits-text = Fabletop debe mucho a mucha gente. ¡Gracias!
credits-house = La interfaz está hecha con estas bibliotecas libres:
credits-licences = Sus licencias completas
credits-faces = Los textos están compuestos con estas tipografías libres:

## Buttons

button-again = Intentar de nuevo
button-back = Ya estoy aquí
button-board = Ver el tablero
button-close = Cerrar
button-copy = Copiar enlace
button-fill = { $count ->
    [one] Sentar a un bot
   *[other] Completar con bots
}
button-forget = Quitar la mesa { $code } de la lista
button-join = Entrar
button-leave = Dejar la mesa
button-make = Poner la mesa
button-menu = Menú
button-mine = Soy yo, { $name }
button-new = Mesa nueva
button-play = Jugar
button-qr = Código QR
button-result = Ver el resultado
button-save = Guardar
button-say = Decir
button-send-away = Despedir al bot
button-share = Compartir enlace
button-shelf = Volver a la estantería
button-sit = Sentarme
button-sit-here = Sentarme aquí
button-stand = Levantarme
button-start = Empezar la partida
button-stay = Me quedo

## Why not

refusal-unknown = Ahora mismo no es posible.
refusal-bad-message = El servidor no lo ha entendido. Recarga la página e inténtalo otra vez.
refusal-too-long = Era demasiado largo. Prueba con menos palabras.
refusal-too-fast = Un poco más despacio: ha sido demasiado de golpe.
refusal-hello-first = La página aún no se ha presentado. Espera un momento e inténtalo otra vez.
refusal-no-such-table = No hay ninguna mesa con este código.
refusal-not-saved = La mesa no se puede guardar ahora mismo. No se pierde nada: inténtalo de nuevo en un momento.
refusal-failed = Algo ha fallado por nuestra parte. La mesa está como antes; inténtalo de nuevo.
refusal-table-damaged = Esta mesa no se puede abrir ahora mismo. Lo jugado se conserva.
refusal-no-such-game = Este juego no está en nuestra estantería.
refusal-too-many-tables = Has puesto muchas mesas últimamente. Haz una pausa y luego pon la siguiente.
refusal-too-many-guesses = Desde aquí llegaron demasiados códigos erróneos. Prueba en { $minutes ->
    [one] { $minutes } minuto
   *[other] { $minutes } minutos
} o usa el enlace.
refusal-no-room = La casa está llena ahora mismo. Prueba más tarde.
refusal-bad-token = Este dispositivo ya no tiene silla en esta mesa. Siéntate otra vez.
refusal-bad-name = Un nombre necesita de 1 a 20 caracteres visibles. ¿Qué tal otro?
refusal-seat-taken = Ahí ya hay alguien. Elige otra silla.
refusal-no-such-seat = Esta mesa no tiene esa silla.
refusal-not-your-seat = Esa silla es de otra persona.
refusal-game-running = La partida ya ha empezado.
refusal-not-started = La partida aún no ha empezado.
refusal-chairs-empty = Todavía hay una silla libre. Sienta a alguien o a un bot y empieza.
refusal-no-such-bot = Ese bot no existe en este juego.
refusal-stood-in = El bot está terminando una respuesta por ti. Después, la silla vuelve a ser tuya.
refusal-muted = Ahora no se puede hablar. Espera a que vuelva a estar permitido.

## How to play, and how it went for you

menu-help = Cómo se juega
ending-you = { $rank ->
    [1] { $points ->
        [one] ¡Ganas con { $points } punto!
       *[other] ¡Ganas con { $points } puntos!
    }
   *[other] { $points ->
        [one] Tu puesto: { $rank }, con { $points } punto
       *[other] Tu puesto: { $rank }, con { $points } puntos
    }
}

## Taking back, and coming back

undo-ask = Deshacer
undo-asks = { $name } querría deshacer su última jugada
undo-waiting = Tu jugada se deshará cuando todos estén de acuerdo. Falta: { $names }
undo-waits = Falta: { $names }
undo-withdraw = Déjalo
undo-agree = De acuerdo
undo-refuse = No
undo-done = Se han deshecho jugadas
undo-not-done = No se ha deshecho nada
recap-title = Mientras no estabas
recap-skip = Toca para saltar

## Stickers and silence

phrase-sticker-laugh = risas
phrase-sticker-cry = lágrimas
phrase-sticker-clap = aplausos
phrase-sticker-heart = de corazón
phrase-sticker-thumb = pulgar arriba
phrase-sticker-think = a ver…
phrase-sticker-surprise = sorpresa
phrase-sticker-sleep = sueño
mute-title = Silenciar a alguien
mute-help = En esta mesa ya no verás ni oirás lo que diga. Nadie se entera.
mute-person = Silenciar a { $name }

## Help for one chair

help-title = Ayudas en la mesa
help-text = Se pueden cambiar cuando se quiera, y todos ven quién tiene cuál.
help-time = Tiempo para pensar
help-time-usual = Normal
help-time-double = Doble
help-time-endless = Sin límite
help-time-usual-help = El reloj corre igual que para los demás.
help-time-double-help = El reloj da a esta silla el doble de tiempo.
help-time-endless-help = Sin reloj para esta silla: los demás esperan.
help-hints = Pistas
help-hints-help = Un botón que dice qué haría un bot.
help-large = Letra más grande
help-large-help = Letras más grandes en el dispositivo de esta silla.
help-calm = Sin reflejos
help-calm-help = Donde gana la rapidez, hasta un toque lento cuenta como uno normal.
help-has-double = tiempo doble
help-has-endless = tiempo sin límite
help-has-hints = puede pedir pistas
help-has-large = letra más grande
help-has-calm = sin reflejos
hint-ask = Dame una pista
hint-title = Consejo de un bot:
hint-do = Hacer eso
hint-thanks = ¡Gracias!

## Resting and ending early

rest-title = La partida descansa
rest-text = Sigue en cuanto lo diga quien hace de anfitrión.
rest-text-host = Sigue en cuanto hayan vuelto todos.
rest-resume = Seguir
ended-title = Partida interrumpida
ended-text = El anfitrión ha terminado la partida. Nadie ha ganado, nadie ha perdido.
refusal-locked = Esta mesa está cerrada. Pide al anfitrión que te abra.
refusal-sent-away = El anfitrión ha despedido a los que solo miran.
refusal-no-such-record = Esta partida ya no está aquí.
refusal-paused = La partida descansa. Espera a que el anfitrión la reanude.
refusal-ended = Quien organiza la mesa ha terminado esta partida.
refusal-not-over = La partida aún no ha terminado.
refusal-damaged = { $move ->
    [none] Este registro fue modificado o nunca fue un registro.
    [0] Este registro fue modificado: su comienzo no es verdadero.
   *[other] Este registro fue modificado: la jugada { $move } no es verdadera.
}
refusal-host-only = Eso solo puede hacerlo el anfitrión.
refusal-no-undo = No hay nada que deshacer, o desde entonces se ha descubierto algo nuevo.
refusal-no-hints = Ahora no hay pistas para esta silla. Se activan en «Ayudas en la mesa».
refusal-bad-ticket = Este pase ya no vale. Muestra uno nuevo en el otro dispositivo.
refusal-not-now = En este preciso momento no. Inténtalo enseguida otra vez.
refusal-still-here = { $seconds ->
    [0] { $name } sigue aquí. Una silla solo se libera si la persona se va o lleva dos minutos fuera.
    [one] { $name } acaba de irse. Podrás liberar la silla en { $seconds } segundo.
   *[other] { $name } acaba de irse. Podrás liberar la silla en { $seconds } segundos.
}
refusal-played-already = Ya has visto cartas de esta partida, así que esta silla es para alguien nuevo. En la próxima te sientas donde quieras.
refusal-sit-first = Siéntate primero y luego podrás elegir quién más juega.
refusal-name-taken = Aquí ya hay alguien con un nombre muy parecido. Elige otro, para que nadie os confunda.
refusal-table-full = Hay tanta gente mirando que no queda sitio. Inténtalo dentro de un rato.
refusal-long-evening = { $most ->
    [one] Esta mesa está completa tras { $most } partida. Crea una nueva para la siguiente.
   *[other] Esta mesa está completa tras { $most } partidas. Crea una nueva para la siguiente.
}

## The door: television, host, moving, notices

tv-join = ¡Ven a jugar!
tv-address = o abre { $address } y escribe el código
tv-late = ¿Llegas tarde? ¡Pasa!
tv-touch = Toca para tener sonido y pantalla completa
tv-full = Pantalla completa
tv-window = Volver a una ventana
tv-leave = Mejor jugar en esta pantalla
tv-show = Mostrar en un televisor
tv-show-text = Abre esta dirección en la pantalla grande. Será el tablero de todos, y los móviles serán las manos.
tv-here = Mostrar en esta pantalla
host-title = La mano del anfitrión
host-you = Tú recibes a los demás
host-locked = Que no entre nadie más
host-door = Se puede entrar con el código
host-dismiss = Despedir al público
host-dismiss-question = ¿Despedir a todos los que solo miran? La mesa también se cierra, para que no entre nadie más.
watchers = { $count ->
    [one] { $count } dispositivo está mirando
   *[other] { $count } dispositivos están mirando
}
host-chat = Charla libre, donde el juego lo permita
host-slow = Sin relojes: una partida de varios días
host-paused = Dejar descansar la partida
host-swap = Intercambiar dos sillas
host-swap-this = Cambiar de sitio con…
host-free = Liberar la silla
host-free-lobby = ¿Despedir a { $name }? Podrá volver a sentarse, salvo que cierres la mesa.
host-free-play = ¿Liberar la silla de { $name }? Sigue un bot, y alguien nuevo podrá sentarse ahí. Se avisa a todo el mundo.
host-bot = Que siga un bot
host-bot-level = ¿Qué bot juega por { $name }?
host-end = Terminar la partida
host-end-question = ¿Terminar la partida para todos? No se podrá continuar.
swap-first = Toca la primera de las dos sillas
swap-second = { $name }: toca ahora la otra silla
chair-host = recibe a los demás
chair-free-now = libre para alguien nuevo
free-chair = La silla de { $name } está libre: siéntate
free-chair-title = Sigue tú desde aquí
free-chair-text = Ahora juega un bot por { $name }. Siéntate y seguirás tú.
move-title = Llevar mi sitio a otro dispositivo
move-who = ¿El sitio de quién?
move-text = Escanea esto con el otro dispositivo o abre allí el enlace. Tu sitio va contigo.
move-once = Vale una sola vez y durante diez minutos. No se lo enseñes a nadie más.
move-qr = Código QR que traslada tu sitio
move-failed = No ha funcionado. Quizá se ha cortado la línea.
seat-moved = El sitio de { $name } ha pasado a otro dispositivo. Aquí ahora estás mirando.
seat-freed = La silla de { $name } ha quedado libre. Aquí ahora estás mirando.
notice-chair-freed = { $by } ha liberado la silla de { $name }. Sigue un bot hasta que alguien nuevo se siente.
notice-chair-taken = { $by } sigue ahora por { $name }.
notice-turn = Avísame cuando me toque
notice-none = Avisos fuera de la página: este navegador no puede mostrarlos aquí. Hace falta una dirección segura (https).
notice-refused = Tu navegador bloquea los avisos de esta página. Puedes permitirlos en sus ajustes para este sitio.
locked-title = Esta mesa está cerrada
locked-text = La puerta está con llave. Pide que te abran y vuelve a intentarlo.
sent-away-title = Quieren jugar a solas
sent-away-text = El anfitrión ha cerrado la mesa al público. ¡Gracias por mirar!
full-title = Esta mesa está llena
full-text = Hay tanta gente mirando que no queda sitio. Inténtalo dentro de un rato.
shelf-seen = vista { $ago }
shelf-over = la partida ha terminado
button-no = No, dejarlo así
button-cancel = Cancelar
button-move-here = Cambiarme aquí
button-move-name = Sentar aquí a { $name }

## Las reglas, y una primera partida con guía

rules-title = Las reglas
rules-of = { $game }: las reglas
rules-short = En pocas palabras
rules-contents = Apartados
rules-search = Buscar en las reglas
rules-places = { $count ->
    [0] En ningún sitio. Prueba con otra palabra.
    [one] { $count } sitio
   *[other] { $count } sitios
}
rules-print = Imprimir
rules-page = Abrir las reglas en su propia página
rules-clause = Regla
rules-english = Estas reglas aún no están traducidas. Aquí las tienes en inglés.
rules-none = Ahora mismo no se pueden mostrar las reglas de este juego.
learn-button = Aprender jugando
learn-text = Una primera partida contra bots, sin relojes. Un guía explica cada cosa cuando ocurre por primera vez.
learn-begin = A jugar
learn-name = Robin
learn-afresh = Explicarlo todo desde el principio
guide-title = El guía
guide-next = Entendido
guide-close = Cerrar el guía. En el menú lo vuelves a encontrar.
guide-switch = Un guía explica el juego

## Después de la partida, la velada, una imagen para guardar, estadísticas, la casa en el propio aparato

after-links = ¿Y ahora?
again-button = ¡Otra vez!
again-wait = Esperando a que { $name } diga «¡Otra vez!»
again-nobody = No hay nadie aquí que diga «¡Otra vez!»
again-other = Otro juego
again-other-title = ¿A qué jugamos ahora?
again-other-text = La misma gente, la misma mesa.
again-seats = De { $least } a { $most } jugadores; sitios en vuestra mesa: { $chairs }.
evening-title = La velada hasta ahora
evening-person = Quién
evening-wins = Victorias
evening-leads = { $count ->
    [one] { $names } va en cabeza esta noche
   *[other] { $names } van en cabeza esta noche
}
evening-nobody = Nadie ha ganado todavía
evening-place = { $points ->
    [one] puesto { $rank }, { $points } punto
   *[other] puesto { $rank }, { $points } puntos
}
evening-won = ganado juntos
evening-lost = perdido juntos
evening-ended = terminada antes de tiempo
evening-absent = no estaba
postcard-button = Una imagen para guardar
postcard-title = Una imagen de la partida
postcard-alt = Imagen de la partida { $game }: gente, puestos y mejores momentos
postcard-drawing = La imagen se está dibujando …
postcard-failed = Este navegador no ha podido dibujar la imagen.
postcard-save = Guardar
postcard-share = Enviar
postcard-copy = Copiar
postcard-copied = ¡Copiada!
postcard-won = ¡Ganado juntos!
postcard-lost = Perdido juntos
postcard-moments = Mejores momentos
postcard-points = Los puntos, jugada a jugada
moment-leap = { $points ->
    [one] { $name } consigue { $points } punto en una sola jugada
   *[other] { $name } consigue { $points } puntos en una sola jugada
}
moment-turn = { $name } toma la delantera para siempre en la jugada { $move } de { $moves }
moment-always = { $name } va en cabeza de principio a fin
moment-wait = { $name } se lo piensa más que nadie: { $time }
moment-margin = { $points ->
    [one] Un solo punto lo decide
   *[other] Victoria por { $points } puntos
}
moment-tie = Tan igualado que comparten la victoria
moment-moves = { $moves ->
    [one] Terminada en una jugada
   *[other] { $moves } jugadas de la primera a la última
}
stats-link = Estadísticas
stats-title = Jugado en este aparato
stats-private = Estas cifras se guardan solo en este aparato. Nunca salen de él.
stats-empty = Nada todavía. Juega una partida hasta el final y contará aquí.
stats-games = { $count ->
    [one] { $count } partida
   *[other] { $count } partidas
}
stats-wins = { $count ->
    [one] { $count } victoria
   *[other] { $count } victorias
}
stats-best = récord: { $points }
stats-last = última partida: { $ago }
stats-forget = Olvidarlo todo
stats-forget-question = ¿Olvidar todas las cifras de este aparato? No se pueden recuperar.
install-button = Instalar Fabletop
closed-title = La casa está cerrada ahora mismo
closed-text = No se llega al servidor. Seguimos llamando a la puerta, y vuestras sillas os esperan.

## Volver a ver la partida, y el sello

replay-title = Volver a verla
replay-of = { $game }, vista de nuevo
replay-eyes = Con los ojos de quién
replay-eyes-of = Con los ojos de { $name }
replay-eyes-tv = Televisor
replay-eyes-all = Todas las manos
replay-move = Jugada { $number } de { $count }
replay-start = Antes de la primera jugada
replay-slider = Jugada
replay-first = Al principio
replay-back = Una jugada atrás
replay-play = Reproducir
replay-pause = Pausa
replay-next = Una jugada adelante
replay-last = Al final
replay-speed = Velocidad
replay-speed-slow = lenta
replay-speed-usual = normal
replay-speed-quick = rápida
replay-speed-very-quick = muy rápida
replay-keys = Con el teclado: las flechas van jugada a jugada, Inicio y Fin a los extremos, la barra espaciadora reproduce y detiene.
replay-show = Qué mostrar
replay-board = Tablero
replay-hands = Manos
replay-points = Puntos
replay-chart = Los puntos a lo largo de la partida
replay-told = Solo para { $names }
replay-gone = deshecha después
replay-why = Por qué: { $why }
told-no-options = sin opciones
told-by-bot = bot
told-by-clock = se acabó el tiempo
told-by-house = la casa
told-leave = deja la mesa
told-here = Ahora en la mesa: { $names }
told-undo = Se deshacen jugadas
replay-lost = Estas jugadas no han llegado. Inténtalo otra vez.
replay-save = Guardar como archivo
replay-saved = ¡Guardado!
replay-table = Volver a la mesa
replay-running-title = Esta partida aún se está jugando
replay-running-text = Podrás volver a verla, con todas las manos, en cuanto termine.
replay-gone-title = Esta partida no está aquí
replay-gone-text = Quizá el enlace esté incompleto o ya se recogió la mesa. Pide el enlace a alguien que jugó.
replay-file-title = Ver una partida desde un archivo
replay-file-text = Elige el archivo de una partida terminada o suéltalo aquí. Primero se comprueba.
replay-choose = Elegir un archivo
replay-bad-title = Este archivo no se puede mostrar
replay-bad-text = No es el registro de una partida de Fabletop.
seal-title = Sello de juego limpio
seal-means = Todas las mezclas y tiradas de esta partida quedaron fijadas antes de la primera jugada, y este sello demuestra después que nadie las ha cambiado.
seal-later = Al terminar la partida, con un toque este dispositivo las comprueba todas.
seal-whole = El sello entero
seal-copy = Copiar el sello
seal-copied = ¡Copiado!
seal-check = Comprobar las mezclas
seal-checking = Comprobando: { $done } de { $count }…
seal-good = { $count ->
    [0] En esta partida nada dependió del azar, y nada se ha cambiado.
    [one] La única mezcla o tirada es la que se selló antes de la partida.
   *[other] Las { $count } mezclas y tiradas son las que se sellaron antes de la partida.
}
seal-good-seen = El sello { $seal } es el que este dispositivo vio antes de la partida, y ninguna jugada se ha cambiado.
seal-good-unseen = El sello es { $seal }, y ninguna jugada se ha cambiado. Este dispositivo no vio el sello antes de la partida: compáralo con alguien que sí lo vio.
seal-verify = ¿No quieres fiarte de esta página? Guarda el archivo y compruébalo con «fabletop verify».
seal-helpless = Esta página no puede comprobar el sello: los navegadores solo lo permiten con https. Guarda el archivo y compruébalo con «fabletop verify».
seal-failed = El registro no ha llegado.
seal-bad = Esta no es la partida que se selló.
seal-bad-record = Esto no es el registro completo de una partida de Fabletop.
seal-bad-unsealed = Este registro no tiene sello ni clave: su azar no se puede comprobar.
seal-bad-key = La clave no corresponde al sello.
seal-bad-seal = El sello no es el que este dispositivo vio antes de la partida.
seal-bad-outcome-setup = La mezcla o tirada número { $outcome }, antes de la primera jugada, no es la que se selló.
seal-bad-outcome-move = La mezcla o tirada número { $outcome }, en la jugada { $move }, no es la que se selló.
seal-bad-changed-beginning = El principio del registro se ha cambiado: los jugadores, las opciones o la preparación.
seal-bad-changed-move = La jugada { $move } se ha cambiado.
seal-bad-checksum = El registro se ha cambiado: su suma de control no coincide.

## Content packs

pack-title = Paquete de contenido
pack-none = Como en la caja
pack-help = Cartas, casillas y nombres propios, en un pequeño archivo.
pack-file = Un paquete de un archivo…
pack-by = de { $author }, { $licence }
pack-differs = Qué cambia
pack-difference = { $what }: { $now } en vez de { $usual }
pack-only-names = Solo cambian los nombres.
pack-nothing = Nada cambia: es como en la caja.
pack-names = { $count ->
    [one] Cambia un nombre: { $names }
   *[other] Cambian { $count } nombres: { $names }
}
pack-signs = { $what }: «{ $signs }» se muestra tal cual.
pack-note = Las reglas y la ayuda hablan de la caja; lo que cambia está aquí.
pack-wrong-title = Este paquete aún no se puede jugar:
pack-line = Línea { $line }: { $wrong }
pack-yes = sí
pack-no = no
pack-sort = { $sort ->
    [number] un número entero
    [truth] true o false
    [list] una lista entre corchetes
    [table] una tabla
   *[text] un texto entre comillas
}
pack-wrong-large = El archivo ocupa más de { $most } KB.
pack-wrong-syntax = Esto no es TOML ({ $reason }).
pack-wrong-unending = Lo que empieza aquí ocupa más de 100 líneas.
pack-wrong-deep = { $most ->
    [one] Aquí hay algo anidado a más de { $most } nivel.
   *[other] Aquí hay algo anidado a más de { $most } niveles.
}
pack-wrong-parts = { $most ->
    [one] Aquí un nombre tiene más de { $most } parte entre sus puntos.
   *[other] Aquí un nombre tiene más de { $most } partes entre sus puntos.
}
pack-wrong-digits = { $most ->
    [one] Aquí un número tiene más de { $most } cifra.
   *[other] Aquí un número tiene más de { $most } cifras.
}
pack-wrong-lines = { $most ->
    [one] El archivo tiene más de { $most } línea.
   *[other] El archivo tiene más de { $most } líneas.
}
pack-wrong-no-game = Falta una línea game = "…" con uno de estos: { $games }.
pack-wrong-game = No existe ese juego; hay { $games }.
pack-wrong-missing = Falta una línea { $name } = "…".
pack-wrong-part = Un paquete no tiene { $what }; tiene { $parts }.
pack-wrong-sort = { $what } debe ser { pack-sort }.
pack-wrong-words = { $most ->
    [one] { $what } debe tener { $most } carácter, en una sola línea.
   *[other] { $what } debe tener de 1 a { $most } caracteres, en una sola línea.
}
pack-wrong-unknown = El juego no tiene nada llamado { $what }.
pack-wrong-near = El juego no tiene nada llamado { $what }; quizá sea { $near }.
pack-wrong-nameless = Nada que se pueda renombrar se llama { $what }.
pack-wrong-language = { $what } no es un idioma de la casa; hay { $languages }.
pack-wrong-fixed = { $what } se queda como está: un paquete no puede cambiarlo.
pack-wrong-choice = { $what } es «{ $value }»; debe ser uno de { $choices }.
pack-wrong-written = { $what } es «{ $value }»; debe escribirse como «{ $usual }».
pack-wrong-range = { $what } es { $value }; debe ser de { $least } a { $most }.
pack-wrong-step = { $what } es { $value }; debe ser múltiplo de { $step }.
pack-wrong-length = { $count ->
    [one] { $what } tiene { $count } elemento; debe tener de { $least } a { $most }.
   *[other] { $what } tiene { $count } elementos; debe tener de { $least } a { $most }.
}
pack-wrong-length-exactly = { $count ->
    [one] { $what } tiene { $count } elemento; debe tener { $least }.
   *[other] { $what } tiene { $count } elementos; debe tener { $least }.
}
pack-wrong-rising = En { $what } ningún número puede ser menor que el anterior.
pack-wrong-twice = { $what } tiene un elemento repetido.
pack-wrong-sum = Con los demás de su clase, { $what } suma { $total }; en total debe ser de { $least } a { $most }.
pack-wrong-sum-exactly = En total, { $what } suma { $total }; debe sumar { $least }.
pack-wrong-order = Estos números deben crecer: { $order }.
refusal-out-of-bounds = Este archivo no es de los nuestros: es demasiado largo, demasiado anidado o contiene un número demasiado grande.
refusal-too-much-work = Es demasiado trabajo para la casa. Prueba con algo más pequeño.
refusal-busy = La casa tiene las manos ocupadas. Inténtalo de nuevo en un momento.
refusal-too-slow = Ha llegado demasiado despacio. Inténtalo de nuevo cuando la conexión sea mejor.
refusal-too-many-replays = Desde aquí se han repasado muchas partidas últimamente. Descansa un poco y luego sigue.
refusal-too-many-packs = Últimamente han llegado muchos paquetes desde aquí. Inténtalo más tarde.
refusal-no-such-pack = La casa ya no tiene este paquete. Elige otra vez el archivo.
refusal-pack-of-another-game = Este paquete es para otro juego.
