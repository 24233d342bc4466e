### Aladino y la lámpara maravillosa: Spanish

## The game

game-name = Aladino y la lámpara maravillosa
game-line = ¿Quién frotará antes la lámpara y quién se atreverá a sacar otra carta?
game-about = Tres cofres llenos de tesoros… ¡y con escorpiones en todos! Elige en secreto un cofre y cuántas cartas te atreves a sacar. Si dos dados muestran lo mismo, frota la lámpara antes que los demás y el genio te concederá un deseo. Reúne joyas y gemas antes de que aparezca el Hechicero.

## Chests (in a sentence, and as a label)

chest-bronze = cofre de bronce
chest-silver = cofre de plata
chest-gold = cofre de oro

chest-bronze-short = Cofre de bronce
chest-silver-short = Cofre de plata
chest-gold-short = Cofre de oro

metal-bronze = bronce
metal-silver = plata
metal-gold = oro

piece-bracelet = Pulsera
piece-ring = Anillo
piece-necklace = Collar

## Kinds of treasure (in a sentence)

kind-emerald = esmeralda
kind-ruby = rubí
kind-sapphire = zafiro
kind-topaz = topacio
kind-bronze-bracelet = pulsera de bronce
kind-bronze-ring = anillo de bronce
kind-bronze-necklace = collar de bronce
kind-silver-bracelet = pulsera de plata
kind-silver-ring = anillo de plata
kind-silver-necklace = collar de plata
kind-gold-bracelet = pulsera de oro
kind-gold-ring = anillo de oro
kind-gold-necklace = collar de oro
kind-talisman = talismán
kind-sorcerer = Hechicero

gem-emerald = { kind-emerald }
gem-ruby = { kind-ruby }
gem-sapphire = { kind-sapphire }
gem-topaz = { kind-topaz }

## Kinds of treasure, as labels (under cards and columns)

kind-emerald-short = Esmeralda
kind-ruby-short = Rubí
kind-sapphire-short = Zafiro
kind-topaz-short = Topacio
kind-bronze-bracelet-short = Pulsera de bronce
kind-bronze-ring-short = Anillo de bronce
kind-bronze-necklace-short = Collar de bronce
kind-silver-bracelet-short = Pulsera de plata
kind-silver-ring-short = Anillo de plata
kind-silver-necklace-short = Collar de plata
kind-gold-bracelet-short = Pulsera de oro
kind-gold-ring-short = Anillo de oro
kind-gold-necklace-short = Collar de oro
kind-talisman-short = Talismán
kind-sorcerer-short = Hechicero

## The cards by their numbers

card-B01 = { kind-emerald }
card-B02 = { kind-emerald }
card-B03 = { kind-emerald }
card-B04 = { kind-ruby }
card-B05 = { kind-ruby }
card-B06 = { kind-ruby }
card-B07 = { kind-sapphire }
card-B08 = { kind-sapphire }
card-B09 = { kind-sapphire }
card-B10 = { kind-topaz }
card-B11 = { kind-topaz }
card-B12 = { kind-topaz }
card-B13 = { kind-bronze-bracelet }
card-B14 = { kind-bronze-bracelet }
card-B15 = { kind-bronze-bracelet }
card-B16 = { kind-bronze-ring }
card-B17 = { kind-bronze-ring }
card-B18 = { kind-bronze-ring }
card-B19 = { kind-bronze-necklace }
card-B20 = { kind-bronze-necklace }
card-B21 = { kind-bronze-necklace }
card-B22 = { kind-talisman }
card-B23 = { kind-talisman }
card-B24 = { kind-talisman }
card-B25 = { kind-talisman }
card-B26 = { kind-sorcerer }
card-S01 = { kind-emerald }
card-S02 = { kind-emerald }
card-S03 = { kind-emerald }
card-S04 = { kind-ruby }
card-S05 = { kind-ruby }
card-S06 = { kind-ruby }
card-S07 = { kind-sapphire }
card-S08 = { kind-sapphire }
card-S09 = { kind-sapphire }
card-S10 = { kind-topaz }
card-S11 = { kind-topaz }
card-S12 = { kind-topaz }
card-S13 = { kind-silver-bracelet }
card-S14 = { kind-silver-bracelet }
card-S15 = { kind-silver-bracelet }
card-S16 = { kind-silver-ring }
card-S17 = { kind-silver-ring }
card-S18 = { kind-silver-ring }
card-S19 = { kind-silver-necklace }
card-S20 = { kind-silver-necklace }
card-S21 = { kind-silver-necklace }
card-S22 = { kind-talisman }
card-S23 = { kind-talisman }
card-S24 = { kind-talisman }
card-S25 = { kind-talisman }
card-S26 = { kind-sorcerer }
card-G01 = { kind-emerald }
card-G02 = { kind-emerald }
card-G03 = { kind-emerald }
card-G04 = { kind-ruby }
card-G05 = { kind-ruby }
card-G06 = { kind-ruby }
card-G07 = { kind-sapphire }
card-G08 = { kind-sapphire }
card-G09 = { kind-sapphire }
card-G10 = { kind-topaz }
card-G11 = { kind-topaz }
card-G12 = { kind-topaz }
card-G13 = { kind-gold-bracelet }
card-G14 = { kind-gold-bracelet }
card-G15 = { kind-gold-bracelet }
card-G16 = { kind-gold-ring }
card-G17 = { kind-gold-ring }
card-G18 = { kind-gold-ring }
card-G19 = { kind-gold-necklace }
card-G20 = { kind-gold-necklace }
card-G21 = { kind-gold-necklace }
card-G22 = { kind-talisman }
card-G23 = { kind-talisman }
card-G24 = { kind-talisman }
card-G25 = { kind-talisman }
card-G26 = { kind-sorcerer }
card-ST1 = { kind-emerald }
card-ST2 = { kind-emerald }
card-ST3 = { kind-ruby }
card-ST4 = { kind-ruby }
card-ST5 = { kind-sapphire }
card-ST6 = { kind-sapphire }
card-ST7 = { kind-topaz }
card-ST8 = { kind-topaz }

## The genie’s lamp cards

effect-bronze_gift = Regalo de bronce
effect-silver_gift = Regalo de plata
effect-gold_gift = Regalo de oro
effect-eye = Ojo que todo lo ve
effect-gem_thief = Ladrón de gemas
effect-jewel_thief = Ladrón de joyas
effect-tithe = Diezmo de los ricos
effect-bazaar = Bazar
effect-lost_found = Objeto hallado
effect-sandstorm = Tormenta de arena
effect-charmer = Encantador de escorpiones
effect-sleight = Juego de manos
effect-carpet = Alfombra voladora
effect-lid = Tapa pesada
effect-heart = Corazón generoso
effect-toll = Peaje del desierto
effect-caravan = Caravana
effect-sleep = El genio duerme

effect-bronze_gift-text = Saca la primera carta del cofre de bronce y quédatela, tenga escorpiones o no. Pero, si es el Hechicero, ¡la partida termina al instante!
effect-silver_gift-text = Saca la primera carta del cofre de plata y quédatela, tenga escorpiones o no. Pero, si es el Hechicero, ¡la partida termina al instante!
effect-gold_gift-text = Saca la primera carta del cofre de oro y quédatela, tenga escorpiones o no. Pero, si es el Hechicero, ¡la partida termina al instante!
effect-eye-text = Mira las tres primeras cartas de un cofre. Nadie más las ve, y se quedan en el mismo orden.
effect-gem_thief-text = Quítale a alguien una gema de tu elección.
effect-jewel_thief-text = Quítale a alguien una joya suelta de tu elección. Los juegos completos están a salvo.
effect-tithe-text = Quítale una gema o una joya suelta a quien tenga más tesoros de entre los demás. Si hay empate, eliges tú.
effect-bazaar-text = Cambia una de tus gemas o joyas sueltas por una de otra persona. Tú eliges las dos cartas.
effect-lost_found-text = Toma del descarte una gema de tu elección.
effect-sandstorm-text = Elige una gema o una joya suelta de otra persona: el viento se la lleva al descarte.
effect-charmer-text = Durante esta ronda aguantas dos escorpiones más en cada búsqueda. Pero no puedes sacar más cartas de lo normal.
effect-sleight-text = Sube o baja en 1 uno de tus dados. Tiene que seguir mostrando de 1 a 6.
effect-carpet-text = Mueve uno de tus dados a otro cofre, con el mismo valor. No puedes tener ya un dado allí.
effect-lid-text = Elige un dado de otra persona: en esta ronda no cuenta para nada.
effect-heart-text = Regala una de tus gemas o joyas sueltas a quien tú quieras.
effect-toll-text = Deja en el descarte una de tus gemas o joyas sueltas.
effect-caravan-text = Cada cual elige en secreto una gema o joya suelta propia. Después, todas esas cartas pasan a la vez al sitio siguiente.
effect-sleep-text = Zzz… El genio duerme a pierna suelta. No pasa nada.

## What the acting player is asked

ask-program = Elige un cofre y un número
ask-program-two = Elige dos cofres y dos números
ask-ready = Ya llega la lámpara…
ask-countdown = Las manos lejos de la lámpara… ¡3, 2, 1!
ask-race = ¿El mismo número? ¡Frota la lámpara!
ask-name_thief = ¿Quién puede quitarte una carta?
ask-steal = Toma una carta
ask-wish = ¿Aceptas este deseo?
ask-wish-3 = El tercer deseo se cumple
ask-eye = ¿Qué cofre quieres mirar?
ask-gem_thief = Toma una gema
ask-jewel_thief = Toma una joya suelta
ask-tithe = Quítale algo al más rico
ask-bazaar = Cambia dos cartas
ask-lost_found = Toma una gema del descarte
ask-sandstorm = ¿Qué carta se lleva el viento?
ask-sleight = Cambia un dado en 1
ask-carpet = ¿Adónde vuela tu dado?
ask-lid = ¿Qué dado no contará?
ask-heart = Regala una carta
ask-toll = Descarta una carta
ask-caravan = ¿Qué carta pasas?
ask-search = ¿Otra carta o paras?
ask-talisman = ¿Dónde va el talismán?
ask-ring = Toma una carta del descarte
ask-over = Fin de la partida

## What the others read meanwhile

wait-program = { $count ->
    [one] { $seats } sigue eligiendo cofre
   *[other] { $seats } siguen eligiendo cofre
}
wait-program-two = { $count ->
    [one] { $seats } sigue eligiendo dos cofres
   *[other] { $seats } siguen eligiendo dos cofres
}
wait-ready = { $count ->
    [one] { $seats } llega enseguida
   *[other] { $seats } llegan enseguida
}
wait-countdown = Las manos lejos de la lámpara… ¡3, 2, 1!
wait-race = ¿Quién frota la lámpara?
wait-name_thief = { $seats } elige quién puede quitarle una carta
wait-steal = { $seats } toma una carta
wait-wish = { $seats } se piensa el deseo
wait-wish-3 = { $seats } tiene que aceptar el tercer deseo
wait-eye = { $seats } elige un cofre para mirar
wait-gem_thief = { $seats } toma una gema
wait-jewel_thief = { $seats } toma una joya
wait-tithe = { $seats } le quita una carta al más rico
wait-bazaar = { $seats } hace un cambio en el bazar
wait-lost_found = { $seats } rebusca en el descarte
wait-sandstorm = { $seats } llama a la tormenta de arena
wait-sleight = { $seats } cambia un dado
wait-carpet = { $seats } mueve un dado
wait-lid = { $seats } elige un dado que no contará
wait-heart = { $seats } regala una carta
wait-toll = { $seats } paga el peaje
wait-caravan = { $count ->
    [one] { $seats } sigue eligiendo una carta
   *[other] { $seats } siguen eligiendo una carta
}
wait-search = { $seats } busca en el cofre
wait-talisman = { $seats } coloca un talismán
wait-ring = { $seats } usa el Anillo mágico
wait-over = La partida ha terminado

## Buttons

option-program = { $token ->
    [0] Dado { $value } en el { $chest }
   *[other] Dado { $value } en el { $chest }, ficha { $token }
}
option-program_two = { $token ->
    [0] Dado { $value } en el { $chest }, dado { $other_value } en el { $other_chest }
   *[other] Dado { $value } en el { $chest }, dado { $other_value } en el { $other_chest }, ficha { $token }
}
option-ready = ¡Vamos allá!
option-hold = No tocar la lámpara
option-slap = ¡Frotar la lámpara!
option-wait = Dejar la lámpara en paz
option-name_thief = Puede quitarme una carta: { $other }
option-steal = Tomar: { $card }
option-wish_accept = Aceptar el deseo
option-wish_refuse = Rechazar el deseo
option-look = Mirar en el { $chest }
option-take = Quitarle a { $other }: { $card }
option-swap = Cambiar: { $card } por { $other_card } ({ $other })
option-recover = Tomar del descarte: { $card }
option-blow = Que el viento le quite a { $other }: { $card }
option-turn = { $delta ->
    [1] Subir 1: { $chest }
   *[other] Bajar 1: { $chest }
}
option-fly = Volar del { $chest } al { $to_chest }
option-shut = Cerrarle el { $chest } a { $other }
option-give = Regalar a { $other }: { $card }
option-pay = Descartar: { $card }
option-caravan_pass = Pasar: { $card }
option-draw = Otra carta
option-stop = Parar
option-place_talisman = Colocar el talismán: { $gem }
option-ring_take = Tomar del descarte: { $card }

## What happens

event-dealt = { $seat } empieza con: { $cards }
event-round = Ronda { $round }
event-programmed = { $seat } ya ha elegido
event-counting = Las manos lejos de la lámpara… ¡3, 2, 1!
event-revealed = { $seat }: dado { $value } en el { $chest }
event-early = ¡Demasiado pronto! { $seat } no puede frotar la lámpara en esta ronda
event-slapped = { $seat } frota la lámpara en { $ms } ms
event-clamped = { $seat }: { $claimed } ms no puede ser, así que cuentan { $ms } ms
event-late = { $seat } llega tarde
event-false_slap = ¡Falsa alarma! { $seat } no tiene ningún dado repetido
event-right = Dado { $value }: ¡{ $seat } puede llamar al genio!
event-margin = { $seat } le saca { $ms } ms a { $other }
event-dead_heat = Exactamente a la vez: { $seats }
event-no_right = Dado { $value }: nadie despierta al genio
event-token_shown = { $seat } enseña la ficha { $token }
event-tokens_back = { $seat } recupera sus cinco fichas
event-drawn_by_lot = Dado { $value }: la suerte elige a { $seat }
event-spared = { $seat } no tiene nada que se le pueda quitar
event-named = { $seat } deja que { $other } le quite una carta
event-stole = { $seat } le quita a { $other }: { $card }
event-wish = Deseo { $number } para { $seat }: { $effect }
event-refused = { $seat } rechaza: { $effect }
event-granted = Deseo concedido a { $seat }: { $effect }
event-nothing = El deseo no le trae nada a { $seat }
event-gift = Un regalo del { $chest } para { $seat }: { $card }
event-looked = { $seat } mira en el { $chest }
event-peeked = Arriba del todo en el { $chest }: { $cards }
event-swapped = { $seat } le da a { $other }: { $card } – y recibe: { $other_card }
event-recovered = { $seat } toma del descarte: { $card }
event-blown = La tormenta de { $seat } le arrebata a { $other }: { $card }
event-charmed = { $seat } aguanta dos escorpiones más en esta ronda
event-turned = { $seat } cambia un dado en el { $chest }: ahora { $value }
event-flew = { $seat } vuela del { $chest } al { $to_chest }
event-shut = { $seat } le cierra el { $chest } a { $other }
event-gave = { $seat } le regala a { $other }: { $card }
event-paid = { $seat } paga el peaje: { $card }
event-passing = { $seat } ya tiene su carta para la caravana
event-passed = La caravana va de { $seat } a { $other }: { $card }
event-searches = { $value ->
    [one] { $seat } busca en el { $chest }: { $value } carta como mucho
   *[other] { $seat } busca en el { $chest }: { $value } cartas como mucho
}
event-nobody = Nadie busca en el { $chest }
event-drew = { $scorpions ->
    [0] { $seat } saca: { $card }
    [one] { $seat } saca: { $card } (lleva { $scorpions } escorpión)
   *[other] { $seat } saca: { $card } (lleva { $scorpions } escorpiones)
}
event-sorcerer = ¡El Hechicero! { $seat } se topa con él en el { $chest }
event-bust = { $scorpions ->
    [one] ¡Ay, { $scorpions } escorpión! { $seat } se lleva un picotazo y pierde todas las cartas de esta búsqueda
   *[other] ¡Ay, { $scorpions } escorpiones! { $seat } se lleva un picotazo y pierde todas las cartas de esta búsqueda
}
event-kept = { $seat } se queda con: { $cards }
event-empty_handed = { $seat } se va del { $chest } con las manos vacías
event-placed = { $seat } coloca un talismán: { $gem }
event-alone = { $seat } no tiene gemas: este talismán se queda solo
event-orphaned = { $seat } pierde su última gema de este tipo ({ $gem }): los talismanes que había allí se quedan solos
event-set = ¡{ $seat } completa un juego: { $metal }!
event-ring = ¡{ $seat } gana el Anillo mágico!
event-ring_from = ¡{ $seat } le quita el Anillo mágico a { $other }!
event-ring_took = El Anillo le trae a { $seat } una carta del descarte: { $card }
event-last_round = Ha aparecido el Hechicero: ¡esta es la última ronda!
event-instant_end = El deseo de { $seat } hace aparecer al Hechicero: ¡la partida termina al instante!
event-left = { $seat } se va de la mesa
event-ended = { $reason }

## How the game ends

reason-sorcerer = Ha salido el Hechicero y la ronda ha terminado: toca contar los tesoros
reason-lamp = La lámpara ha llamado al Hechicero: toca contar los tesoros
reason-rounds = Han pasado cuarenta rondas: toca contar los tesoros
reason-walkover = Los demás se han ido de la mesa

## Why not

refusal-unknown-action = Esa jugada no existe en este juego: elige una de la pantalla.
refusal-game-over = Esta partida ha terminado: ¿jugamos otra?
refusal-not-seated = Estás mirando esta partida: solo puede jugar quien tiene sitio en la mesa.
refusal-stale = La partida ha avanzado mientras tanto: mira otra vez y vuelve a elegir.
refusal-lamp-closed = La lámpara descansa. Espera al «¡3, 2, 1!»: en cuanto se vean los dados, puedes frotarla.
refusal-locked-out = Has tocado la lámpara demasiado pronto: en la próxima ronda podrás intentarlo otra vez.
refusal-already-slapped = Ya tienes la mano en la lámpara: enseguida verás quién fue más rápido.
refusal-not-your-decision = Un momento, todavía no te toca elegir a ti: ahora es el turno de { $seats }.
refusal-wrong-phase = Cada cosa a su tiempo: primero toca lo que se pide ahora.
refusal-malformed = Eso no existe en este juego: elige algo de la pantalla, por favor.
refusal-wrong-dice-count = { $count ->
    [1] Coloca exactamente un dado.
   *[other] Coloca exactamente dos dados.
}
refusal-bad-value = Un dado muestra de 1 a 6: elige uno de esos números.
refusal-same-chest-twice = Tus dos dados tienen que estar en cofres distintos: mueve uno de ellos.
refusal-token-spent = Ya has gastado esa ficha: elige una que te quede.
refusal-third-wish-binding = El tercer deseo se tiene que cumplir: toca «Así sea».
refusal-self-target = Elige a otra persona que siga en la partida.
refusal-not-theirs = Esa persona no tiene esa carta: elige otra.
refusal-not-yours = No tienes esa carta: elige una de las tuyas.
refusal-talisman-immune = Un talismán no se puede quitar, regalar ni cambiar: elige otra carta.
refusal-protected-set = Esa joya forma parte de un juego completo, y los juegos están a salvo para siempre: elige otra carta.
refusal-wrong-card-type = El deseo no sirve para esa carta: elige otra.
refusal-not-richest = Hay alguien con más tesoros: elige a quien más tenga.
refusal-not-in-discard = Esa carta no está en el descarte: elige una de las que ves allí.
refusal-no-die-there = Ese dado no existe: elige uno que esté en la mesa.
refusal-die-range = Un dado solo muestra de 1 a 6: cámbialo en el otro sentido.
refusal-chest-taken = Ya tienes un dado allí: elige otro cofre.
refusal-no-gem-of-type = No tienes ninguna gema de ese tipo: coloca el talismán con gemas que tengas.
refusal-bad-player-count = Este juego es para grupos de 2 a 5: añade una silla o quita una.
refusal-bad-option = Aquí no puedes jugar con este ajuste: { $option } – { $value }. Elige otro valor.

## Settings

setting-lamp_mode = La lámpara
setting-lamp_mode-help = Si dos dados muestran lo mismo, ¿quién puede llamar al genio?
setting-lamp_mode-race = La mano más rápida
setting-lamp_mode-sealed = La ficha más alta
setting-lamp_mode-lottery = La suerte
setting-lamp_mode-race-help = Quien frota antes la lámpara. Pero frotarla sin un dado repetido cuesta una carta.
setting-lamp_mode-sealed-help = Sin prisas: junto con tu dado apuestas en secreto una ficha del 1 al 5, y gana la más alta. Ideal para conexiones lentas y mesas tranquilas.
setting-lamp_mode-lottery-help = Sin prisas y sin fichas: decide el sorteo.

setting-my_precious = Mi tesoro: el Anillo mágico
setting-my_precious-help = Saca las seis cartas con un seis y ganas el Anillo mágico: 5 puntos y una carta del descarte. ¡Hasta que alguien te lo quite!
setting-my_precious-true = Sí
setting-my_precious-false = No

setting-odds_hint = Mostrar el peligro
setting-odds_hint-help = Quien busca ve qué riesgo de picadura trae la próxima carta.
setting-odds_hint-true = Sí
setting-odds_hint-false = No

setting-timers = Tiempo para pensar
setting-timers-help = Si se te acaba el tiempo, la jugada se hace por ti.
setting-timers-off = Sin reloj
setting-timers-relaxed = Tranquilo (el triple de tiempo)
setting-timers-standard = Normal
setting-timers-blitz = Rápido (la mitad de tiempo)

setting-lamp_trust = Medición en la lámpara
setting-lamp_trust-help = ¿Hasta qué punto se cree a un dispositivo cuando dice lo rápida que fue tu mano?
setting-lamp_trust-strict = Estricta
setting-lamp_trust-friends = En confianza
setting-lamp_trust-strict-help = Cada tiempo se compara con la conexión, así nadie puede hacer trampas.
setting-lamp_trust-friends-help = Se cree a todos los dispositivos. Ideal entre amigos con mala conexión.

setting-handicap_ms = Ventaja en la lámpara
setting-handicap_ms-help = Se le restan tantos milisegundos a su tiempo. Ideal para manos pequeñas; 500 son medio segundo.
setting-handicap_ms-0 = ninguna
setting-handicap_ms-50 = 50 ms
setting-handicap_ms-100 = 100 ms
setting-handicap_ms-150 = 150 ms
setting-handicap_ms-200 = 200 ms
setting-handicap_ms-250 = 250 ms
setting-handicap_ms-300 = 300 ms
setting-handicap_ms-350 = 350 ms
setting-handicap_ms-400 = 400 ms
setting-handicap_ms-450 = 450 ms
setting-handicap_ms-500 = 500 ms
setting-handicap_ms-550 = 550 ms
setting-handicap_ms-600 = 600 ms
setting-handicap_ms-650 = 650 ms
setting-handicap_ms-700 = 700 ms
setting-handicap_ms-750 = 750 ms
setting-handicap_ms-800 = 800 ms

setting-on_leave = Si alguien se va
setting-on_leave-help = Un bot puede seguir en su lugar, o sus tesoros se quedan sin más en la mesa.
setting-on_leave-bot = Sigue un bot
setting-on_leave-freeze = El asiento queda vacío

## The result

outcome-sorcerer = { $count ->
    [one] ¡Gana { $seats }!
   *[other] ¡{ $seats } comparten la victoria!
}
outcome-lamp = { $count ->
    [one] ¡Gana { $seats }!
   *[other] ¡{ $seats } comparten la victoria!
}
outcome-rounds = { $count ->
    [one] ¡Gana { $seats }!
   *[other] ¡{ $seats } comparten la victoria!
}
outcome-walkover = Gana { $seats }: los demás se han ido de la mesa
score-line =
    { $points ->
        [one] { $seat }: { $points } punto
       *[other] { $seat }: { $points } puntos
    } (cartas { $cards } + juegos { $sets } + mayorías { $majorities }{ $ring ->
        [0] {""}
       *[other] {" "}+ Anillo { $ring }
    })

## Bots

bot-normal = Buscatesoros
bot-normal-help = Sopesa peligro y ganancia y tiene reflejos en la lámpara.
bot-easy = Soñador
bot-easy-help = Para pronto y suele llegar tarde a la lámpara.
bot-hard = Gran visir
bot-hard-help = Recuerda todas las cartas y tiene los dedos muy rápidos.
bot-random = Remolino
bot-random-help = Juega lo que traiga el viento.

## How to play

help-1 = En cada ronda eliges en secreto uno de los tres cofres y pones tu dado: indica cuántas cartas puedes sacar como mucho. Entre dos, cada cual coloca dos dados en dos cofres distintos. Cada cual empieza con una gema; entre dos, con dos.
help-2 = «¡3, 2, 1!»: se enseñan todos los dados. Si el tuyo muestra el mismo número que el de otra persona, en el cofre que sea, frota la lámpara: la mano más rápida puede llamar al genio.
help-3 = Pero cuidado: quien frota la lámpara sin un dado así nombra a otra persona, que le quita una gema o una joya suelta. Y quien la frota demasiado pronto se queda sin lámpara en esa ronda.
help-4 = El genio ofrece hasta tres deseos, uno tras otro. Puedes rechazar el primero y el segundo, pero el tercero se cumple, traiga lo que traiga.
help-5 = Después se buscan tesoros en los cofres: bronce, plata, oro. En cada cofre los dados iguales se anulan, y busca el más bajo de los demás.
help-6 = Saca carta tras carta y para cuando quieras. Una carta puede llevar hasta cinco escorpiones, o ninguno: en cuanto tengas tantos escorpiones como muestra tu dado, te pican y pierdes todas las cartas de esa búsqueda.
help-7 = Cada carta vale 1 punto. Pulsera, anillo y collar del mismo metal forman un juego, a salvo para siempre: el bronce da 6 puntos más, la plata 8 y el oro 10. Quien tiene más gemas de un tipo recibe 5 más; si hay empate, nadie.
help-8 = Un talismán cuenta como una gema más del tipo con el que lo colocas. Nadie te lo puede quitar, pero si pierdes la última gema de ese tipo, se queda solo y vale solo 1 punto.
help-9 = En cada cofre espera el Hechicero bajo 20 cartas. Si sale en una búsqueda, se juega la ronda hasta el final; si lo llama un deseo, la partida termina al instante. ¡Gana quien tenga más puntos!

## On the board: choosing

board-place-die = Pon tu dado en un cofre
board-place-dice = Pon tus dos dados en dos cofres distintos
board-choose-value = ¿Cuántas cartas te atreves a sacar?
board-choose-two = Dos dados: elige dos cofres y dos números
board-secret-of = Elección secreta: { $seat }
board-your-die = Tu dado
board-die = Dado { $value }
board-die-of = { $seat }: dado { $value }
board-die-void = no cuenta en esta ronda
board-confirm = ¡Listo!
board-change = Cambiar
board-chosen = ¡Elegido! Todavía puedes cambiarlo
board-waiting-for = Falta: { $seats }
board-round = Ronda { $round }
board-last-round = ¡Última ronda!
board-token = Ficha { $token }
board-tokens = Tus fichas
board-choose-token = ¿Qué ficha apuestas?
board-token-spent = gastada
board-tokens-help = La ficha más alta gana al genio. Las fichas enseñadas se gastan; cuando ya no queda ninguna, vuelven las cinco.

## On the board: the lamp

board-lamp = La lámpara maravillosa: frótala si tu dado muestra el mismo número que el de otra persona
board-lamp-short = ¿El mismo número que otra persona? ¡Frota!
board-lamp-closed = La lámpara descansa
board-hands-off = ¡Sin tocar!
board-go = ¡Ya!
board-press-key = { $key }: frotar la lámpara
board-touch-here = Tu zona: { $seat }
board-tap-here = Toca aquí
board-own-strip = ¡Toca la zona con tu nombre!
board-your-hand = Tienes la mano en la lámpara
board-too-early = ¡Demasiado pronto! Te quedas sin lámpara en esta ronda
board-early = demasiado pronto
board-first = en primer lugar
board-slow = por detrás
board-false = falsa alarma
board-late = demasiado tarde
board-race-order = ¿Quién fue más rápido?
board-reaction = { $ms } ms
board-margin = { $ms } ms de ventaja
board-faster = { $seat } le sacó { $ms } ms a { $other_seat }
board-clamped = corregido: según la conexión, no pudo ser más rápido
board-head-start = ventaja de { $ms } ms
board-by-rights = Exactamente a la vez: va antes quien menos veces ha llamado al genio
board-by-lot = Ha decidido el sorteo
board-by-token = Gana la ficha más alta
board-no-match = Todos los dados son distintos
board-nobody-slapped = Nadie ha frotado la lámpara a tiempo
board-may-call = { $seat } puede llamar al genio
board-next-right = Después: { $seats }
board-name-thief = ¿Quién puede quitarte una carta?
board-thief-choose = { $other_seat } le quita una carta a { $seat }

## On the board: the genie

board-wish = Deseo { $number } de 3
board-accept = Acepto este deseo
board-refuse = Otro deseo
board-third-wish = Así sea
board-third-wish-help = El tercer deseo se tiene que cumplir
board-lamp-pile = { $count ->
    [one] { $count } carta de lámpara
   *[other] { $count } cartas de lámpara
}
board-no-effect = Ahora este deseo no cambiaría nada
board-choose-player = Elige a alguien
board-choose-card = Elige una carta
board-choose-chest = Elige un cofre
board-choose-die = Elige un dado
board-your-card = Tu carta
board-their-card = Carta de { $seat }
board-die-up = Uno más
board-die-down = Uno menos
board-peek = Solo lo ves tú: { $chest }
board-peek-order = La carta de la izquierda sale primero
board-peek-done = ¡Visto!
board-caravan-to = Tu carta va para { $seat }
board-caravan-chosen = Ya han elegido { $ready } de { $all }
board-charmed = aguanta dos escorpiones más

## On the board: searching

board-one-more = ¡Una más!
board-stop = Parar
board-keep = { $count ->
    [0] Parar sin nada
    [one] Parar y quedarme { $count } carta
   *[other] Parar y quedarme { $count } cartas
}
board-lost-at = { $limit ->
    [one] Con { $limit } escorpión, todo perdido
   *[other] Con { $limit } escorpiones, todo perdido
}
board-scorpions = Escorpiones: { $count } de { $limit }
board-card-scorpions = { $count ->
    [0] sin escorpiones
    [one] { $count } escorpión
   *[other] { $count } escorpiones
}
board-nest = Nido de escorpiones
board-left = { $count ->
    [0] Ninguna carta más
    [one] { $count } carta más como mucho
   *[other] { $count } cartas más como mucho
}
board-safe = La próxima carta no tiene peligro
board-odds = Peligro: { $percent } %
board-searching = { $seat } está buscando
board-may-search = { $seat } puede buscar aquí
board-nobody-searches = Nadie busca aquí
board-cancelled = Los dados iguales se anulan
board-took = { $count ->
    [0] sin llevarse nada
    [one] { $count } carta conseguida
   *[other] { $count } cartas conseguidas
}
board-drawn = Cartas sacadas
board-bust = Se pierden todas las cartas de esta búsqueda
board-stung = ¡Picado!
board-pile = { $count ->
    [one] { $count } carta en el cofre
   *[other] { $count } cartas en el cofre
}
board-sorcerer-in = { $count ->
    [0] ¡La próxima carta es el Hechicero!
    [one] Hechicero: tiene { $count } carta encima
   *[other] Hechicero: tiene { $count } cartas encima
}
board-sorcerer-out = El Hechicero ya ha salido

## On the board: treasures

board-your-treasure = Tu tesoro
board-treasure-of = Tesoro de { $seat }
board-treasures = { $count ->
    [one] { $count } tesoro
   *[other] { $count } tesoros
}
board-points = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
board-points-now = si la partida terminara ahora
board-gems = Gemas
board-jewels = Joyas
board-set = Juego completo
board-set-safe = Juego completo: a salvo para siempre
board-sets = { $count ->
    [one] { $count } juego
   *[other] { $count } juegos
}
board-missing = Todavía falta: { $pieces }
board-set-bonus = { $points ->
    [one] Juego: { $points } punto más
   *[other] Juego: { $points } puntos más
}
board-leads = Quien más tiene: 5 puntos más
board-gem-count = { $gem }: { $count }
board-figure = { $name }: { $count }
board-lone = Talismán solitario: se queda aquí para siempre
board-talisman-here = Ponerlo aquí
board-talisman-help = Un talismán cuenta como una gema más del tipo con el que lo colocas
board-talisman-not-here = Aquí no: no tienes gemas de este tipo
board-discard = Descarte
board-discard-count = { $count ->
    [one] Descarte: { $count } carta
   *[other] Descarte: { $count } cartas
}
board-discard-empty = El descarte está vacío
board-nothing-yet = Nada todavía
board-ring = Anillo mágico
board-ring-table = El Anillo mágico espera seis cartas con un seis
board-ring-yours = El Anillo mágico es tuyo: 5 puntos
board-ring-of = { $seat } tiene el Anillo mágico
board-frozen = ya no está; sus cartas se quedan

## In the lobby

board-key-test = Prueba de teclas: cada cual pulsa la suya, todas a la vez y sin soltar
board-key-of = { $seat }: tecla { $key }
board-key-test-ok = Se detectan todas las teclas: ¡a jugar!
board-key-test-bad = Este teclado no detecta todas las teclas a la vez. Mejor tocar la pantalla o dejar que decidan las fichas.
board-propose-sealed = Que decidan las fichas
board-slow-link = Conexión lenta: { $seats }. Con las fichas nadie tiene que correr.

## The final count

board-final-cards = Cartas
board-final-sets = Juegos
board-final-majorities = Mayorías
board-final-ring = Anillo mágico
board-final-total = Total

## On the board: small words

board-letter-emerald = E
board-letter-ruby = R
board-letter-sapphire = Z
board-letter-topaz = T
board-letter-bronze = B
board-letter-silver = P
board-letter-gold = O
board-space = Espacio
board-go-on = Seguir
board-risk = { $count ->
    [one] { $count } escorpión más: todo perdido
   *[other] { $count } escorpiones más: todo perdido
}
board-keep-short = { $count ->
    [0] no llevarte nada
    [one] quedarte { $count } carta
   *[other] quedarte { $count } cartas
}

## The guided first game

guide-welcome = Reúne gemas y joyas de tres cofres, ¡pero cuidado con los escorpiones! Gana quien tenga más puntos cuando llegue el Hechicero.
guide-end = Cada carta vale 1 punto, los juegos dan 6, 8 o 10 más, y tener más gemas de un tipo, 5. Gana el total más alto.

guide-ask-program = Elige un cofre y cuántas cartas te atreves a sacar. Allí busca el número más bajo, pero los iguales se anulan.
guide-ask-program-two = Pon tus dos dados en dos cofres distintos. Un número bajo suele ganar el cofre, uno alto deja sacar más cartas.
guide-ask-ready = Todo el mundo ha elegido y ya llegan los dados. Prepara la mano, ¡pero no toques todavía la lámpara!
guide-ask-countdown = ¡Sin tocar hasta que se vean los dados! Si te adelantas, te quedas sin lámpara en esta ronda.
guide-ask-race = Compara los dados: ¿alguien más muestra tu número? Entonces frota rápido la lámpara; si no, no la toques.
guide-ask-name_thief = Ha sido una falsa alarma, así que alguien puede quitarte una carta. Mejor nombra a quien tenga pocos puntos.
guide-ask-steal = Alguien ha frotado sin razón y puedes quitarle una carta. Lo mejor: una joya que complete tu juego.
guide-ask-wish = El genio te ofrece un deseo. Acéptalo, o recházalo y mira el siguiente, ¡pero el tercero lo tienes que aceptar!
guide-ask-wish-3 = Has rechazado dos deseos, así que este tercero se cumple, te guste o no. Toca «Así sea».
guide-ask-eye = Elige un cofre y solo tú verás sus tres primeras cartas. El cofre de tu dado es una buena idea.
guide-ask-gem_thief = Quítale una gema a alguien. Si es de un tipo que ya reúnes, te ayuda a ser quien más tiene.
guide-ask-jewel_thief = Quítale una joya suelta a alguien. ¿Hay alguna que complete tu juego?
guide-ask-tithe = Quítale una gema o una joya suelta a quien tiene más tesoros. Elige lo que vaya bien con los tuyos.
guide-ask-bazaar = Elige una de tus cartas y la que quieres a cambio. ¡Da lo que menos necesites!
guide-ask-lost_found = En el descarte hay gemas perdidas. Toma una de un tipo que ya tengas.
guide-ask-sandstorm = Elige una carta de otra persona y el viento se la lleva. Mejor una que daría muchos puntos.
guide-ask-sleight = Cambia tu dado en 1: más bajo gana mejor, más alto saca más cartas. O sirve para esquivar un dado igual.
guide-ask-carpet = Haz volar tu dado a otro cofre. Mejor a uno donde sea el más bajo y no haya otro igual.
guide-ask-lid = Elige un dado de otra persona que no contará. Mejor uno que te estorbe.
guide-ask-heart = Tienes que regalar una carta. Elige una que apenas necesites y a alguien que vaya por detrás.
guide-ask-toll = Una de tus cartas va al descarte. Deja la que menos valga para ti.
guide-ask-caravan = Cada cual pasa una carta al sitio siguiente, todas a la vez. Elige una que no necesites.
guide-ask-search = ¿Otra carta, o parar y quedarte con todo? Tantos escorpiones como muestra tu dado, y todo perdido.
guide-ask-talisman = Coloca el talismán con gemas tuyas: cuenta como una más. Mejor donde puedas ser quien más tiene.
guide-ask-ring = El Anillo mágico te deja tomar una carta del descarte. Una joya para tu juego sería un buen botín.

guide-wait-wish = ¡Mira qué deseo ofrece el genio! Los dos primeros se pueden rechazar, el tercero no.
guide-wait-search = Alguien busca en un cofre. Fíjate en los escorpiones: las cartas perdidas van al descarte, a la vista de todos.

guide-event-dealt = Cada gema vale 1 punto desde el principio. Quien al final tenga más de un tipo recibe 5 más.
guide-event-revealed = Ahora se ven todos los dados. Si un número está dos veces, en los cofres que sea, ¡a por la lámpara!
guide-event-early = ¡Demasiado pronto! Quien toca la lámpara antes de ver los dados la deja en paz esta ronda, pero no pierde cartas.
guide-event-false_slap = Falsa alarma: ningún otro dado muestra ese número. Por eso otra persona puede quitarle una carta.
guide-event-right = El mismo número y la mano más rápida: así se llama al genio. Ofrece hasta tres deseos.
guide-event-no_right = Había dos dados iguales, pero nadie frotó a tiempo. Así que no hay deseo.
guide-event-dead_heat = ¡Prácticamente a la vez! Entonces va antes quien menos veces ha llamado al genio.
guide-event-clamped = Una conexión lenta no debe ayudar a nadie. Por eso se ha comprobado y corregido el tiempo.
guide-event-token_shown = Entre dados iguales, la ficha más alta llama al genio. Las fichas enseñadas se gastan.
guide-event-spared = Aquí no hay nada que quitar: los talismanes y los juegos están a salvo.
guide-event-refused = El deseo se rechaza y va debajo del montón. El siguiente puede ser mejor o peor.
guide-event-nothing = Ahora mismo este deseo no tiene nada que hacer. Así que no pasa nada.
guide-event-gift = Un regalo sale directamente del cofre. Sus escorpiones no pican.
guide-event-charmed = Dos escorpiones más no hacen daño en esta ronda. El número de cartas sigue igual.
guide-event-shut = Una tapa pesada: este dado no cuenta en esta ronda. No gana nada y no anula nada.
guide-event-searches = Aquí busca el número más bajo que solo está una vez. También dice cuántas cartas se pueden sacar.
guide-event-nobody = Aquí no hay dados, o se anulan todos. Este cofre sigue cerrado en esta ronda.
guide-event-bust = Tantos escorpiones como el dado: se pierden todas las cartas de esta búsqueda. ¿Parar un poco antes la próxima vez?
guide-event-kept = ¡A tiempo! Los escorpiones ya no importan, pero las gemas y joyas sueltas todavía se pueden quitar.
guide-event-alone = Sin gemas, el talismán se queda solo. Sigue valiendo 1 punto.
guide-event-orphaned = Se ha ido la última gema de este tipo: sus talismanes ya no cuentan con ella. Cada uno sigue valiendo 1 punto.
guide-event-set = Pulsera, anillo y collar del mismo metal: ¡un juego! Da puntos de más y ya nadie lo puede quitar.
guide-event-ring = Seis cartas con un seis: así se gana el Anillo mágico. Vale 5 puntos, hasta que otra persona haga lo mismo.
guide-event-last_round = Ha llegado el Hechicero. Se busca todavía en los demás cofres y luego se cuentan los puntos.
guide-event-instant_end = Un deseo ha llamado al Hechicero, y entonces la partida termina al instante. Toca contar los puntos.

## Characters

bot-zobeide = Zobeida
bot-zobeide-help = Sopesa peligro y ganancia y tiene reflejos en la lámpara.
bot-maruf = Maruf
bot-maruf-help = Sueña con caravanas, para pronto y suele llegar tarde a la lámpara.
bot-zumurrud = Zumurrud
bot-zumurrud-help = Calcula cada cofre hasta el fondo, pero no recuerda tus costumbres.
bot-jafar = Yafar
bot-jafar-help = El gran visir: adivina tus dados y tiene los dedos muy rápidos.

## Why a bot did it

reason-whim = Un simple capricho.
reason-begun = Sus joyas ya están empezadas: { $chest }.
reason-usual = Con tanta gente en la mesa, un { $value } suele salir bien.
reason-best_dice = Frente a lo que suelen poner los demás, esto promete más: { $chest }, { $value }.
reason-two_dice = Juntos, estos dos dados son los que más prometen.
reason-alike = Dos dados eran iguales: ¡rápido, a la lámpara!
reason-hasty = Fue con demasiada prisa: no había dados iguales.
reason-not_alike = Ningún otro dado era igual: las manos lejos de la lámpara.
reason-asleep = Dos dados eran iguales y pasó inadvertido.
reason-good_wish = Merece la pena: { $effect }.
reason-poor_wish = Puede venir un deseo mejor que este: { $effect }.
reason-ending_wish = Eso acabaría la partida, así que decide quién va ganando: { $effect }.
reason-no_danger = La próxima carta no puede hacer daño.
reason-little_danger = Otra carta compensa un peligro del { $percent } %.
reason-danger = Un peligro del { $percent } % es demasiado para otra carta.
reason-half = La mitad de lo que permite el dado es suficiente.
reason-not_half = Ni siquiera se ha usado la mitad de lo que permite el dado.
reason-best_card = Es lo que más da: { $card }.
reason-hurts = Es lo que más perjudica a { $seat }.
reason-least_card = Es lo que menos se echará en falta: { $card }.
reason-fewest = { $seat } tiene menos puntos: ahí el robo hace menos daño.
reason-majority = Ahí la mayoría está más cerca: { $gem }.
reason-own_chest = Ahí espera un dado propio: { $chest }.
reason-rich_chest = Ahí hay más que encontrar: { $chest }.
reason-own_searches = Después, los dados propios encuentran más.
reason-enough = Lo que ya hay merece la pena llevárselo.
reason-foreseen = Tras imaginar muchas veces cómo seguiría, esto era lo que mejor acababa.

## What a content pack may change

kind-bracelet = { piece-bracelet }
kind-ring = { piece-ring }
kind-necklace = { piece-necklace }
content-below-sorcerer = Cartas bajo cada Hechicero
content-rounds = Rondas como máximo
content-charm = Escorpiones que añade el encantador
content-eye = Cartas que ve el Ojo
content-scorpions = Escorpiones, { $chest }: { $kind }
content-lamp = Cartas de la lámpara: { $effect }
content-card = Puntos por carta
content-majority = Puntos por tener más de una gema
content-magic-ring = Puntos por el Anillo mágico
content-set = Puntos por un juego: { $chest }
