### The house: Spanish

## Pages

title-shelf = Juegos de mesa de cuento
title-new = Mesa nueva
skip-link = Saltar al juego
label-loading = Un momento…
label-language = Idioma
label-colour = Tu color y tu figura
label-own-things = Tu material de juego

## Lists

list-and = { $list } y { $last }
list-and-i = { $list } e { $last }
list-times = { $count } × { $thing }
labelled = { $label }: { $value }

## The shelf

shelf-title = Siéntate a jugar
shelf-line = Juegos de mesa de cuento para la familia y los amigos. Sin registro: basta con enviar un enlace.
shelf-code = ¿Tienes un código de mesa?
shelf-tables = Tus mesas
shelf-players = De { $least } a { $most } jugadores
shelf-step-1 = Elige un juego y crea una mesa.
shelf-step-2 = Comparte el enlace, el código o el QR.
shelf-step-3 = Si quedan sitios libres, ocúpalos con bots.

## A new table

new-chairs = ¿Cuántos jugadores?
new-chairs-help = En cada sitio juega una persona o un bot.
new-clock = Límite de tiempo
new-clock-off = Sin límite
new-clock-on = Con límite
new-clock-off-help = Cada cual se toma el tiempo que necesita. Ideal en familia y con amigos.
new-clock-on-help = Si alguien tarda demasiado, el juego decide por esa persona.
new-more = Más opciones
new-choose = Elijo yo
new-chosen = Selección: { $chosen } de { $wanted }
number-other = Otro…
number-less = Menos
number-more = Más

## The lobby

lobby-title = { $game }, mesa { $code }
lobby-chairs = Sitios de la mesa
lobby-full = No quedan sitios libres, pero puedes quedarte a ver la partida.
lobby-ready = ¡Todo listo para empezar!
options-title = Opciones
option-chip = { $label }:
setting-true = Sí
setting-false = No
lobby-waiting = { $count ->
    [one] Queda { $count } sitio libre
   *[other] Quedan { $count } sitios libres
}
sit-name = ¿Cómo te llamas?
sit-name-other = ¿Quién más juega en este dispositivo?
chair-number = Sitio { $number }
chair-title = Sitio { $number }
chair-free = libre
chair-empty = Sitio { $number }: libre
chair-person = Aquí juega { $name }
chair-own = { $name } (tú)
chair-bot = { $name } (bot)
chair-yours = Tu sitio
chair-online = en línea
chair-offline = sin conexión
chair-slow = conexión lenta
chair-share-help = ¿Un dispositivo para varios jugadores? Añade a otra persona: tendrá su propio sitio. En su turno, pásale el dispositivo.
chair-bot-title = Añadir un bot
chair-share = Otra persona en este dispositivo
seat-colour-0 = celeste, triángulo
seat-colour-1 = dorado, círculo
seat-colour-2 = violeta, cuadrado
seat-colour-3 = menta, rombo
seat-colour-4 = coral, cruz
seat-colour-5 = rosa, estrella

## Bots

bot-random = Torbellino
bot-random-help = Juega al azar. Ideal para probar el juego.
bot-easy = Aprendiz
bot-easy-help = Juega bien, pero se le olvidan cosas.
bot-greedy = Gran Visir
bot-greedy-help = No olvida nada y siempre se lleva lo mejor que ve.
bot-level = Nivel { $level } de 5

## Inviting

invite-title = Invitar a más gente
invite-text = ¡Ven a jugar! El código de nuestra mesa es { $code }
invite-qr = Código QR de la mesa { $code }
invite-copied = ¡Copiado!
invite-closed = Ahora no se puede entrar con el código escrito. El enlace y el código QR siguen sirviendo.
invite-locked = La mesa está bloqueada. Nadie más puede entrar hasta que el anfitrión la desbloquee.

## At the table

your-turn = Te toca
your-turn-of = { $name }, te toca
your-turn-together = Varios a la vez
ask-anything = Elige una opción
wait-anything = { $count ->
    [one] { $seats } está eligiendo
   *[other] { $seats } están eligiendo
}
players-count = { $count ->
    [one] { $count } jugador
   *[other] { $count } jugadores
}
clock-left = { $count ->
    [one] Queda { $count } segundo
   *[other] Quedan { $count } segundos
}
clock-soon = ¡Se te acaba el tiempo!
chip-turn = le toca
chip-you = tú
chip-away = no está: juega el piloto automático
chip-stood-in = un bot juega en su lugar
who-title = Jugadores
story-title = Qué ha pasado
story-empty = Nada todavía. La historia está a punto de empezar.
away-banner = El piloto automático juega por { $name }
stood-in-banner = Un bot juega por { $name }
back-soon = { $name } vuelve a jugar enseguida
line-lost = Se ha perdido la conexión, pero todo está guardado. Reconectando…
why-allowed = Sí, puedes hacerlo.

## Talking

talk-title = Decir algo
talk-who = ¿Quién habla?
talk-said = Chat
talk-placeholder = Escribe un mensaje
phrase-hmm = Mmm…
phrase-one-more = ¡Una más!
phrase-well-done = ¡Muy bien!
phrase-oh-no = ¡Oh, no!
phrase-thanks = ¡Gracias!
phrase-wait = ¡Un momento!

## The curtain

curtain-title = Pásale el dispositivo a { $name }
curtain-text = Los demás, ¡sin mirar!

## Leaving

leave-title = ¿Quieres dejar la mesa?
leave-text = Perderás tu sitio y cualquier otro que haya en este dispositivo. Si solo necesitas un descanso, cierra la página y vuelve más tarde.

## The menu

menu-title = Menú
menu-sound = Sonido
menu-calm = Menos animaciones
menu-banter = Los bots charlan

## Nobody there

unknown-title = No hay ninguna mesa con el código «{ $code }»
unknown-text = Revisa el código o pide el enlace. Si la partida ya ha empezado, el anfitrión puede volver a permitir la entrada con código.
guesses-title = Demasiados códigos incorrectos
away-title = No hay conexión con el servidor
away-text = Revisa tu conexión e inténtalo otra vez dentro de un momento.
nogame-title = Juego no encontrado
nogame-text = No tenemos ningún juego con ese nombre. Mira los que sí tenemos.
nowhere-title = Un espejismo en el desierto
nowhere-text = En esta dirección no hay ninguna página: solo arena y estrellas.
too-old = Este navegador es demasiado antiguo para nuestros juegos. Actualízalo o abre esta página con Safari { $safari }, Firefox { $firefox }, Chrome { $chrome } o una versión posterior.

## Credits

credits-title = Créditos
credits-text = Fabletop existe gracias al trabajo de mucha gente. ¡Gracias!
credits-house = Fabletop usa estas bibliotecas de software libre:
credits-licences = Textos completos de las licencias
credits-faces = Los textos usan estas tipografías libres:

## Buttons

button-again = Reintentar
button-back = Ya estoy aquí
button-board = Ver el tablero
button-close = Cerrar
button-copy = Copiar enlace
button-fill = { $count ->
    [one] Añadir un bot
   *[other] Completar con bots
}
button-forget = Quitar la mesa { $code } de la lista
button-join = Entrar
button-leave = Dejar la mesa
button-make = Crear mesa
button-menu = Menú
button-mine = Soy { $name }
button-new = Mesa nueva
button-play = Jugar
button-qr = Código QR
button-result = Ver el resultado
button-save = Guardar
button-say = Enviar
button-send-away = Quitar el bot
button-share = Compartir enlace
button-shelf = Todos los juegos
button-sit = Sentarme
button-sit-here = Sentarme aquí
button-stand = Dejar mi sitio
button-start = Empezar la partida
button-stay = Quedarme

## Why not

refusal-unknown = Ahora no puedes hacer eso.
refusal-bad-message = Algo ha fallado. Recarga la página e inténtalo otra vez.
refusal-too-long = El texto es demasiado largo. Acórtalo un poco.
refusal-too-fast = ¡No tan deprisa! Espera un momento e inténtalo otra vez.
refusal-hello-first = Conectando…
refusal-no-such-table = No hay ninguna mesa con este código.
refusal-not-saved = Ahora no podemos guardar la partida. No se ha perdido nada: inténtalo otra vez dentro de un momento.
refusal-failed = Ha habido un error por nuestra parte y la última acción no se ha completado. Si era tuya, inténtalo otra vez.
refusal-table-damaged = Ahora no podemos abrir esta mesa. Lo jugado hasta aquí está a salvo.
refusal-no-such-game = No tenemos este juego.
refusal-too-many-tables = Has creado muchas mesas. Espera un rato antes de crear otra.
refusal-too-many-guesses = Demasiados códigos incorrectos. Inténtalo dentro de { $minutes ->
    [one] { $minutes } minuto
   *[other] { $minutes } minutos
} o usa el enlace.
refusal-no-room = El servidor está lleno. Inténtalo más tarde.
refusal-bad-token = Este dispositivo ya no tiene sitio en esta mesa. Vuelve a sentarte.
refusal-bad-name = El nombre debe tener de 1 a 20 caracteres visibles. Prueba con otro.
refusal-seat-taken = Ese sitio ya está ocupado. Elige otro.
refusal-no-such-seat = Esta mesa no tiene ese sitio.
refusal-not-your-seat = Ese sitio es de otra persona.
refusal-game-running = La partida ya ha empezado.
refusal-not-started = La partida aún no ha empezado.
refusal-chairs-empty = Todavía queda algún sitio libre. Espera a que llegue alguien o añade un bot antes de empezar.
refusal-no-such-bot = Este juego no tiene ese bot.
refusal-stood-in = El bot está terminando una jugada por ti. Enseguida recuperas tu sitio.
refusal-muted = El chat está cerrado. Espera a que vuelva a abrirse.

## How to play, and how it went for you

menu-help = Cómo se juega
ending-you = { $rank ->
    [1] { $points ->
        [one] ¡Has ganado con { $points } punto!
       *[other] ¡Has ganado con { $points } puntos!
    }
    [2] { $points ->
        [one] Segundo puesto, con { $points } punto
       *[other] Segundo puesto, con { $points } puntos
    }
    [3] { $points ->
        [one] Tercer puesto, con { $points } punto
       *[other] Tercer puesto, con { $points } puntos
    }
   *[other] { $points ->
        [one] Puesto { $rank }, con { $points } punto
       *[other] Puesto { $rank }, con { $points } puntos
    }
}

## Taking back, and coming back

undo-ask = Deshacer
undo-asks = { $name } quiere deshacer su última jugada
undo-waiting = Tu jugada se deshará si todos están de acuerdo. Falta la respuesta de { $names }.
undo-waits = Falta la respuesta de { $names }
undo-withdraw = Ya no quiero deshacer
undo-agree = De acuerdo
undo-refuse = No
undo-done = Jugada deshecha
undo-not-done = No se ha deshecho nada
recap-title = Mientras no estabas
recap-skip = Toca para omitir

## Stickers and silence

phrase-sticker-laugh = risa
phrase-sticker-cry = lágrimas
phrase-sticker-clap = aplausos
phrase-sticker-heart = corazón
phrase-sticker-thumb = pulgar arriba
phrase-sticker-think = cara pensativa
phrase-sticker-surprise = sorpresa
phrase-sticker-sleep = sueño
mute-title = Silenciar a alguien
mute-help = No verás ni oirás los mensajes de quien silencies en esta mesa, y esa persona no lo sabrá.
mute-person = Silenciar a { $name }

## What bots say

phrase-bot-good-1 = ¡Qué bien ha salido!
phrase-bot-good-2 = Me lo quedo, gracias.
phrase-bot-bad-1 = ¡Ay, qué mala suerte la mía!
phrase-bot-bad-2 = Bueno, me lo he buscado.
phrase-bot-praise-1 = ¡Bien hecho!
phrase-bot-praise-2 = ¡Vaya jugada!
phrase-bot-comfort-1 = ¡Qué mala suerte!
phrase-bot-comfort-2 = Eso le pasa a cualquiera.
phrase-bot-won = ¡Qué divertido! ¿Otra partida?
phrase-bot-lost = ¡Qué lástima! ¿Lo intentamos otra vez?
phrase-bot-congratulations = ¡Felicidades! Bien jugado.

## Help for one chair

help-title = Ayudas para jugadores
help-text = Puedes cambiar estas ayudas cuando quieras. Todos ven cuáles tiene cada jugador.
help-time = Tiempo para pensar
help-time-usual = Normal
help-time-double = Doble
help-time-endless = Ilimitado
help-time-usual-help = El mismo tiempo que los demás.
help-time-double-help = El doble de tiempo para pensar.
help-time-endless-help = Sin límite de tiempo: los demás esperan.
help-hints = Pistas
help-hints-help = Añade un botón que muestra qué haría un bot.
help-large = Letra más grande
help-large-help = Textos más grandes en el dispositivo de esta persona.
help-calm = Sin prisas
help-calm-help = Cuando gana quien toca antes, el toque de este jugador cuenta siempre como uno normal, sea rápido o lento.
help-has-double = tiempo doble
help-has-endless = tiempo ilimitado
help-has-hints = puede pedir pistas
help-has-large = letra más grande
help-has-calm = sin prisas
hint-ask = Dame una pista
hint-title = Un bot te aconseja:
hint-do = Seguir el consejo
hint-thanks = ¡Gracias!

## Resting and ending early

rest-title = Partida en pausa
rest-text = Espera a que el anfitrión reanude la partida.
rest-text-host = Reanuda la partida cuando hayan vuelto todos.
rest-resume = Reanudar
ended-title = Partida terminada antes de tiempo
ended-text = El anfitrión ha terminado la partida. Nadie gana y nadie pierde.
refusal-locked = Esta mesa está bloqueada. Pídele al anfitrión que la desbloquee.
refusal-sent-away = El anfitrión ha pedido a los espectadores que salgan.
refusal-no-such-record = Esta partida ya no está en el servidor.
refusal-paused = La partida está en pausa. Espera a que el anfitrión la reanude.
refusal-ended = El anfitrión ha terminado esta partida.
refusal-not-over = La partida aún no ha terminado.
refusal-damaged = { $move ->
    [none] Este archivo está alterado o no es una partida de Fabletop.
    [0] El comienzo de este archivo está alterado.
   *[other] Este archivo está alterado en la jugada { $move }.
}
refusal-host-only = Eso solo puede hacerlo el anfitrión.
refusal-no-undo = No hay nada que deshacer, o desde tu jugada se ha descubierto algo nuevo.
refusal-no-hints = Este jugador tiene las pistas desactivadas. Actívalas en «Ayudas para jugadores».
refusal-bad-ticket = Este código ya no vale. Muestra uno nuevo en el otro dispositivo.
refusal-not-now = Ahora no se puede. Inténtalo otra vez dentro de un momento.
refusal-still-here = { $seconds ->
    [0] { $name } sigue aquí. Solo puedes liberar un sitio si su jugador deja la mesa o lleva dos minutos sin conexión.
    [one] { $name } acaba de desconectarse. Podrás liberar el sitio dentro de { $seconds } segundo.
   *[other] { $name } acaba de desconectarse. Podrás liberar el sitio dentro de { $seconds } segundos.
}
refusal-played-already = Este dispositivo ya ha tenido un sitio en esta partida, así que este es para alguien nuevo. En la próxima partida podrás sentarte donde quieras.
refusal-sit-first = Siéntate primero. Después podrás añadir a otras personas.
refusal-name-taken = Aquí ya hay un nombre igual o casi igual. Elige otro.
refusal-table-full = Hay demasiados espectadores. Inténtalo más tarde.
refusal-long-evening = { $most ->
    [one] En esta mesa ya se ha jugado { $most } partida, el máximo. Crea otra mesa para seguir jugando.
   *[other] En esta mesa ya se han jugado { $most } partidas, el máximo. Crea otra mesa para seguir jugando.
}

## The door: television, host, moving, notices

tv-join = ¡Ven a jugar!
tv-address = o abre { $address } y escribe el código
tv-late = ¡Únete a la partida!
tv-touch = Toca para activar el sonido y la pantalla completa
tv-full = Pantalla completa
tv-window = Salir de pantalla completa
tv-leave = Jugar en esta pantalla
tv-show = Mostrar en la tele
tv-show-text = Abre esta dirección en la tele. La tele muestra el tablero a todos; los teléfonos, las cartas o losetas de cada jugador.
tv-here = Mostrar en esta pantalla
host-title = Gestionar la mesa
host-you = Eres el anfitrión
host-locked = Bloquear la mesa
host-door = Permitir entrar con el código
host-dismiss = Quitar espectadores
host-dismiss-question = ¿Quitar a todos los espectadores? La mesa quedará bloqueada para que no entre nadie más.
watchers = { $count ->
    [one] { $count } espectador
   *[other] { $count } espectadores
}
host-chat = Chat libre, si el juego lo permite
host-banter = Los bots charlan de vez en cuando
host-slow = Partida de varios días, sin límite de tiempo
host-clock = Límite de tiempo: si alguien tarda demasiado, el juego decide por esa persona
host-paused = Pausar la partida
host-swap = Intercambiar dos sitios
host-swap-this = Cambiar por otro sitio
host-free = Liberar el sitio
host-free-lobby = ¿Quitar a { $name }? Podrá volver a entrar, salvo que bloquees la mesa.
host-free-play = ¿Liberar el sitio de { $name }? Jugará un bot hasta que alguien lo ocupe, salvo que las opciones digan otra cosa. Avisaremos a todos.
host-bot = Que juegue un bot
host-bot-level = ¿Qué bot juega por { $name }?
host-end = Terminar la partida
host-end-question = ¿Terminar la partida para todos? No podrás reanudarla después.
swap-first = Toca el primero de los dos sitios que quieres intercambiar.
swap-second = Se cambia: { $name }. Ahora toca el otro sitio.
chair-host = anfitrión
chair-free-now = libre para alguien nuevo
free-chair = Jugar en lugar de { $name }
free-chair-title = Ocupar este sitio
free-chair-text = Un bot juega por { $name }. Si ocupas este sitio, seguirás donde lo deje el bot.
move-title = Pasar mi sitio a otro dispositivo
move-who = ¿Qué sitio quieres pasar?
move-text = Escanea este código con el otro dispositivo, o abre en él este enlace. Conservarás tu sitio en la mesa.
move-once = El código solo sirve una vez y caduca a los diez minutos. No se lo enseñes a nadie más.
move-qr = Código QR para pasar tu sitio a otro dispositivo
move-failed = No ha funcionado. Revisa tu conexión.
seat-moved = { $name } juega ahora en otro dispositivo. Este ya no tiene ese sitio.
seat-freed = El anfitrión ha liberado el sitio de { $name }, que puede seguir viendo la partida.
notice-chair-freed = { $by } ha liberado el sitio de { $name }. Jugará un bot hasta que alguien lo ocupe.
notice-chair-left = { $by } ha liberado el sitio de { $name }, que ya no juega en esta partida.
notice-chair-taken = { $by } juega ahora en lugar de { $name }.
notice-clock-answered = Se acabó el tiempo: el juego ha decidido por { $name }.
notice-turn = Avisarme cuando me toque
notice-none = Este navegador no puede mostrar notificaciones aquí: hace falta uno que lo permita y una dirección segura (https).
notice-refused = Tu navegador bloquea las notificaciones. Puedes permitirlas para esta página en los ajustes del navegador.
locked-title = Esta mesa está bloqueada
locked-text = Pídele al anfitrión que desbloquee la mesa e inténtalo otra vez.
sent-away-title = Los jugadores prefieren jugar a solas
sent-away-text = El anfitrión ya no admite espectadores en esta mesa. ¡Gracias por venir!
full-title = Esta mesa está llena
full-text = Hay demasiados espectadores. Inténtalo más tarde.
shelf-seen = última visita: { $ago }
shelf-over = partida terminada
button-no = No, dejarlo así
button-cancel = Cancelar
button-move-here = Cambiarme a este sitio
button-move-name = Sentar aquí a { $name }

## Rules, and a first game with a guide

rules-title = Reglas
rules-of = { $game }: reglas
rules-short = El juego en un minuto
rules-contents = Índice
rules-search = Buscar en las reglas
rules-places = { $count ->
    [0] Sin resultados. Prueba con otra palabra.
    [one] { $count } resultado
   *[other] { $count } resultados
}
rules-print = Imprimir
rules-page = Abrir las reglas en otra pestaña
rules-clause = Regla
rules-english = Estas reglas aún no están traducidas. Aquí las tienes en inglés.
rules-none = Ahora no podemos mostrar las reglas.
learn-button = Aprender jugando
learn-text = Tu primera partida, con bots y sin límite de tiempo. Te lo explicamos todo sobre la marcha.
learn-begin = ¡A jugar!
learn-name = Robin
learn-afresh = Volver a explicarlo todo
guide-title = Guía del juego
guide-next = Entendido
guide-play = Ya sabes cómo va: ¡a jugar!
guide-close = Cerrar la guía. Puedes volver a abrirla desde el menú.
guide-switch = Explicar el juego sobre la marcha

## After the game, the evening, a picture to keep, statistics, the house on one’s own device

after-links = ¿Y ahora qué?
again-button = Jugar otra vez
again-wait = Esperamos a que { $name } empiece la próxima partida.
again-starts = Esperamos a { $names } para empezar la próxima partida.
again-nobody = No hay nadie que pueda empezar la próxima partida.
course-title = Así fue la partida
again-other = Otro juego
again-other-title = ¿A qué jugamos ahora?
again-other-text = La misma gente, la misma mesa.
again-seats = De { $least } a { $most } jugadores. Sitios en esta mesa: { $chairs }.
evening-title = Marcador
evening-person = Jugador
evening-wins = Victorias
evening-leads = { $count ->
    [one] { $names } va en cabeza
   *[other] { $names } comparten el primer puesto
}
evening-nobody = Nadie ha ganado todavía
evening-place = { $points ->
    [one] Puesto { $rank }: { $points } punto
   *[other] Puesto { $rank }: { $points } puntos
}
evening-won = victoria
evening-lost = derrota
evening-ended = sin terminar
evening-absent = no jugó
postcard-button = Crear una imagen
postcard-title = Tu partida en una imagen
postcard-alt = Imagen de una partida de { $game }: jugadores, puestos y mejores momentos
postcard-drawing = Creando la imagen…
postcard-failed = Este navegador no ha podido crear la imagen.
postcard-save = Guardar
postcard-share = Compartir
postcard-copy = Copiar
postcard-copied = ¡Copiada!
postcard-moments = Mejores momentos
postcard-points = Los puntos, jugada a jugada
moment-leap = { $points ->
    [one] { $name } suma { $points } punto en una sola jugada
   *[other] { $name } suma { $points } puntos en una sola jugada
}
moment-turn = { $name } se pone definitivamente en cabeza en la jugada { $move } de { $moves }
moment-always = { $name } va en cabeza de principio a fin
moment-wait = Quien más se lo pensó: { $name }, { $time }
moment-margin = { $points ->
    [one] Todo se decide por un solo punto
   *[other] Victoria por { $points } puntos
}
moment-tie = Una partida tan igualada que la victoria es compartida
moment-moves = { $moves ->
    [one] Partida terminada en { $moves } jugada
   *[other] { $moves } jugadas de principio a fin
}
stats-link = Estadísticas
stats-title = Partidas en este dispositivo
stats-private = Estas estadísticas no salen de este dispositivo.
stats-empty = Nada todavía. Termina una partida y aparecerá aquí.
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
stats-rate = { $share } de victorias
stats-streak = { $count ->
    [one] { $count } victoria seguida
   *[other] { $count } victorias seguidas
}
stats-recent = Últimas partidas
stats-reaction = Reacción más rápida
stats-usual = De media
stats-memory = { $share } de aciertos de memoria
stats-trend = Puntos de una partida a otra
stats-forget = Borrar las estadísticas
stats-forget-question = ¿Borrar todas las estadísticas de este dispositivo? No podrás recuperarlas.
install-button = Instalar Fabletop
closed-title = No hay conexión con el servidor
closed-text = Seguimos intentándolo. Tus sitios están guardados.

## Seen again, and the fair-play seal

replay-title = Ver la repetición
replay-of = { $game }: repetición
replay-eyes = Ver como
replay-eyes-of = Ver como { $name }
replay-eyes-tv = Tele
replay-eyes-all = Todos los jugadores
replay-move = Jugada { $number } de { $count }
replay-start = Antes de la primera jugada
replay-slider = Jugada
replay-first = Al principio
replay-back = Jugada anterior
replay-play = Reproducir
replay-pause = Pausa
replay-next = Jugada siguiente
replay-last = Al final
replay-speed = Velocidad
replay-speed-slow = lenta
replay-speed-usual = normal
replay-speed-quick = rápida
replay-speed-very-quick = muy rápida
replay-keys = Teclado: con las flechas avanzas o retrocedes una jugada, con Inicio y Fin vas al principio o al final, y con la barra espaciadora pones en marcha o pausas la repetición.
replay-show = Qué mostrar
replay-board = Tablero
replay-hands = Jugadores
replay-points = Puntos
replay-chart = Evolución de los puntos
replay-told = Visible solo para { $names }
replay-gone = deshecha después
replay-why = Por qué: { $why }
told-no-options = opciones estándar
told-by-bot = bot
told-by-clock = se acabó el tiempo
told-by-house = automático
told-leave = deja la mesa
told-here = En la mesa: { $names }
told-undo = Jugada deshecha
coach-title = Suerte y decisiones
coach-win = Probabilidad de ganar
coach-points = Puntos
coach-start = Comienzo medio
coach-luck = Suerte
coach-own = Decisiones propias
coach-others = Decisiones de los demás
coach-result = Resultado
coach-best = Mejores decisiones
coach-costly = Decisiones más caras
coach-lucky = Mejores golpes de suerte
coach-unlucky = Peores golpes de suerte
coach-move = Jugada { $n }
coach-player = Nombre
coach-better = Mejor: { $action }
coach-none = Nada destacable
coach-sum = El resultado es el comienzo medio más la suerte y las decisiones de todos. El número tras ± es el error estándar.
coach-course = Probabilidad de ganar durante la partida
coach-all = Todas las decisiones
coach-decision = Decisión
coach-worth = Frente al juego habitual
coach-lost = Desperdiciado
coach-game = Partida
coach-games =
    { $count ->
        [one] { $count } partida
       *[other] { $count } partidas
    }
coach-each = Media por partida
coach-verdict-best = La mejor opción
coach-verdict-fine = Bien
coach-verdict-slip = Imprecisión
coach-verdict-mistake = Error
coach-memory-remembered = Recordado
coach-memory-forgotten = Olvidado
coach-memory-guessed = Acertado por suerte
coach-memory-unknown = Imposible de saber
replay-lost = No se han podido cargar estas jugadas. Inténtalo otra vez.
replay-save = Guardar en un archivo
replay-saved = ¡Guardada!
replay-table = Volver a la mesa
replay-running-title = Esta partida aún no ha terminado
replay-running-text = Cuando termine la partida, podrás ver la repetición, con todo lo que tenía cada jugador.
replay-gone-title = Partida no encontrada
replay-gone-text = Puede que el enlace esté incompleto o que la mesa ya no exista. Pídele el enlace a otro jugador.
replay-file-title = Ver una partida guardada
replay-file-text = Elige el archivo de una partida terminada o arrástralo hasta aquí. Primero lo comprobaremos.
replay-choose = Elegir un archivo
replay-bad-title = No podemos mostrar este archivo
replay-bad-text = Este archivo no es una partida de Fabletop.
seal-title = Sello de juego limpio
seal-means = Todas las mezclas y tiradas de esta partida quedan fijadas antes de la primera jugada. Este sello demostrará que nadie las ha cambiado.
seal-later = Al terminar la partida, podrás comprobar aquí, con un solo toque, todas las mezclas y tiradas.
seal-whole = Sello completo
seal-copy = Copiar el sello
seal-copied = ¡Copiado!
seal-check = Comprobar las mezclas
seal-checking = Comprobando: { $done } de { $count }…
seal-good = { $count ->
    [0] En esta partida no hubo mezclas ni tiradas, y nadie ha cambiado nada.
    [one] La única mezcla o tirada coincide con el sello.
   *[other] Las { $count } mezclas y tiradas coinciden con el sello.
}
seal-good-seen = El sello { $seal } es el que este dispositivo vio antes de la partida. Nadie ha cambiado ninguna jugada.
seal-good-unseen = El sello es { $seal } y nadie ha cambiado ninguna jugada. Este dispositivo no vio el sello antes de la partida: compáralo con el de otro jugador cuyo dispositivo sí lo vio.
seal-verify = ¿Quieres comprobar la partida por tu cuenta? Guarda el archivo y usa «fabletop verify».
seal-helpless = Esta página no puede comprobar el sello: los navegadores solo lo permiten en páginas https. Guarda el archivo y usa «fabletop verify».
seal-failed = No se ha podido cargar la partida. Inténtalo otra vez.
seal-save-failed = Error: prueba otra vez
seal-bad = Esta no es la partida sellada.
seal-bad-record = Este archivo no es una partida completa de Fabletop.
seal-bad-unsealed = Este archivo no tiene sello ni clave, así que no se pueden comprobar las mezclas y tiradas de la partida.
seal-bad-key = La clave no corresponde al sello.
seal-bad-seal = Este no es el sello que este dispositivo vio antes de la partida.
seal-bad-outcome-setup = La mezcla o tirada número { $outcome }, anterior a la primera jugada, no coincide con el sello.
seal-bad-outcome-move = La mezcla o tirada número { $outcome }, en la jugada { $move }, no coincide con el sello.
seal-bad-changed-beginning = El comienzo de la partida está alterado: los jugadores, las opciones o la preparación.
seal-bad-changed-move = La jugada { $move } está alterada.
seal-bad-checksum = El archivo está alterado: su suma de control no coincide.

## Content packs

pack-title = Tus propias cartas
pack-none = Juego estándar
pack-help = Juega con tus propias cartas, casillas, números y nombres: basta con cargar un pequeño archivo.
pack-file = Cargar un archivo…
pack-by = de { $author }, { $licence }
pack-differs = Qué cambia
pack-difference = { $what }: { $now } en vez de { $usual }
pack-only-names = Solo cambian los nombres.
pack-nothing = No cambia nada respecto al juego estándar.
pack-names = { $count ->
    [one] Un nombre distinto: { $names }
   *[other] { $count } nombres distintos: { $names }
}
pack-signs = { $what }: «{ $signs }» se mostrará tal cual.
pack-note = Las reglas y la ayuda describen el juego estándar. Esta lista muestra lo que cambia.
pack-wrong-title = Este archivo necesita algunos cambios:
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
pack-wrong-large = El archivo ocupa más de { $most } KB.
pack-wrong-syntax = Esto no es TOML válido. El error: «{ $reason }».
pack-wrong-unending = El valor que empieza aquí ocupa más de 100 líneas.
pack-wrong-deep = { $most ->
    [one] Aquí hay algo anidado a más de { $most } nivel.
   *[other] Aquí hay algo anidado a más de { $most } niveles.
}
pack-wrong-parts = { $most ->
    [one] Aquí hay un nombre con puntos, y no puede llevarlos.
   *[other] Aquí hay un nombre con más de { $most } partes separadas por puntos.
}
pack-wrong-digits = { $most ->
    [one] Aquí hay un número de más de { $most } cifra.
   *[other] Aquí hay un número de más de { $most } cifras.
}
pack-wrong-lines = { $most ->
    [one] El archivo tiene más de { $most } línea.
   *[other] El archivo tiene más de { $most } líneas.
}
pack-wrong-no-game = Añade una línea que diga game = "…", con uno de estos nombres: { $games }.
pack-wrong-game = Ese juego no existe. Elige uno de estos: { $games }.
pack-wrong-missing = Añade una línea que diga { $name } = "…".
pack-wrong-part = No hay ninguna sección llamada { $what }. Puedes usar: { $parts }.
pack-wrong-sort = { $what } debe ser { pack-sort }.
pack-wrong-words = { $most ->
    [one] { $what } debe tener exactamente { $most } carácter.
   *[other] { $what } debe tener de 1 a { $most } caracteres en una sola línea.
}
pack-wrong-unknown = En este juego no hay nada que se llame { $what }.
pack-wrong-near = En este juego no hay nada que se llame { $what }. ¿Querías decir { $near }?
pack-wrong-nameless = No se puede cambiar el nombre de { $what }.
pack-wrong-language = { $what } no es uno de nuestros idiomas: { $languages }.
pack-wrong-fixed = { $what } no se puede cambiar.
pack-wrong-choice = { $what } vale «{ $value }». Debe ser uno de estos valores: { $choices }.
pack-wrong-written = { $what } vale «{ $value }». Escríbelo como «{ $usual }».
pack-wrong-range = { $what } vale { $value }. Debe estar entre { $least } y { $most }.
pack-wrong-step = { $what } vale { $value }. Debe ser múltiplo de { $step }.
pack-wrong-length = { $count ->
    [one] { $what } tiene { $count } elemento. Debe tener de { $least } a { $most }.
   *[other] { $what } tiene { $count } elementos. Debe tener de { $least } a { $most }.
}
pack-wrong-length-exactly = { $count ->
    [one] { $what } tiene { $count } elemento. Debe tener { $least }.
   *[other] { $what } tiene { $count } elementos. Debe tener { $least }.
}
pack-wrong-rising = En { $what }, ningún número puede ser menor que el anterior.
pack-wrong-twice = { $what } repite un elemento.
pack-wrong-sum = { $what } y los demás valores de su tipo suman { $total }. El total debe estar entre { $least } y { $most }.
pack-wrong-sum-exactly = Los números de { $what } suman { $total }. El total debe ser { $least }.
pack-wrong-order = Estos números deben ir de menor a mayor: { $order }.
refusal-out-of-bounds = Esto no puede ser un archivo de Fabletop: es demasiado largo, está demasiado anidado o tiene un número demasiado grande.
refusal-too-much-work = Eso es demasiado para el servidor. Prueba con algo más pequeño.
refusal-busy = El servidor está ocupado. Inténtalo otra vez dentro de un momento.
refusal-too-slow = El envío ha tardado demasiado en llegar. Inténtalo otra vez con una conexión mejor.
refusal-too-many-replays = Has visto muchas repeticiones. Espera un rato antes de ver otra.
refusal-too-many-packs = Has cargado muchos archivos. Inténtalo dentro de un rato.
refusal-no-such-pack = El servidor ya no tiene este archivo. Vuelve a cargarlo.
refusal-pack-of-another-game = Este archivo es para otro juego.

## En este dispositivo

device-play = Jugar en esta pantalla
device-line = Juegos de mesa de cuento para la familia y los amigos. Funcionan aquí mismo, incluso sin internet.
device-step-1 = Elige un juego.
device-step-2 = Añade a todos los que juegan en este dispositivo.
device-step-3 = Si quedan sitios libres, ocúpalos con bots.
device-tables = Partidas guardadas en este dispositivo
device-going = partida en curso
device-delete = Borrar la partida { $code }
device-delete-title = ¿Borrar esta partida?
device-delete-text = Solo está guardada en este dispositivo. No podrás recuperarla.
device-delete-yes = Borrar la partida
device-broken = Tu última partida se interrumpió. No se ha perdido nada: puedes seguir donde la dejaste.
device-continue = Continuar
device-loading = Preparando el juego
device-loading-once = La primera vez tarda un rato. Después podrás jugar sin internet.
device-loaded = { $done } de { $all } MB
device-starting = Ya casi está…
device-flight = Ya puedes jugar sin internet.
device-here = Todos en este dispositivo
device-here-text = Toca un sitio libre para añadir un jugador o un bot. En la partida, pásale el dispositivo a quien le toque.
device-carry = Seguir con más gente
device-carry-text = Sigue en una mesa del servidor, a la que podrán unirse otras personas con un enlace. La partida de este dispositivo se queda como está.
device-carry-back = Llevarme la partida
device-carry-back-text = Guarda una copia de esta partida en este dispositivo y sigue jugando sin internet. La mesa del servidor se queda como está.
device-carry-failed = No ha funcionado. Revisa tu conexión y vuelve a intentarlo.
device-cannot-title = El juego no funciona en este dispositivo
device-cannot-old-browser = Este navegador es demasiado antiguo para jugar sin servidor. Actualízalo o usa otro navegador.
device-cannot-no-memory = Ahora mismo no hay suficiente memoria. Cierra otras pestañas y aplicaciones y vuelve a intentarlo.
device-cannot-too-slow = El juego ha tardado demasiado en arrancar. Vuelve a intentarlo o usa otro dispositivo.
device-cannot-no-files = El juego aún no está en este dispositivo. Conéctate a internet una vez; después podrás jugar sin conexión.
device-cannot-saved = Las partidas guardadas no se pierden.
device-elsewhere-title = El juego ya está abierto en otra pestaña
device-elsewhere-text = Las partidas de este dispositivo solo pueden estar abiertas en una pestaña a la vez. Sigue en la otra, o ciérrala y juega en esta.
device-take = Jugar en esta pestaña
device-cannot-no-storage = Este navegador no deja que el juego guarde nada. Suele pasar en las ventanas privadas.
device-cannot-crashed = El juego se ha cerrado de forma inesperada. Vuelve a intentarlo o usa otro navegador.
