### Aladino y la lámpara maravillosa: Spanish

## The game

game-name = Aladino y la lámpara maravillosa
game-line = ¿Quién frotará antes la lámpara y quién se atreverá con una carta más?
game-minutes = 20 min
game-age = desde los 7 años
game-fun = rapidez y osadía
game-about = ¡Tres cofres llenos de tesoros, y en todos hay escorpiones! Elige en secreto un cofre y cuántas cartas te atreves a sacar. Si tu dado coincide con el de otro jugador, frota la lámpara antes que nadie y el genio te concederá un deseo. Consigue gemas y joyas antes de que aparezca el Hechicero.

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

piece-bracelet = pulsera
piece-ring = anillo
piece-necklace = collar

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
effect-eye = El ojo que todo lo ve
effect-gem_thief = Ladrón de gemas
effect-jewel_thief = Ladrón de joyas
effect-tithe = Diezmo de los ricos
effect-bazaar = Bazar
effect-lost_found = Objetos perdidos
effect-sandstorm = Tormenta de arena
effect-charmer = Encantador de escorpiones
effect-sleight = Juego de manos
effect-carpet = Alfombra voladora
effect-lid = Tapa pesada
effect-heart = Corazón generoso
effect-toll = Peaje del desierto
effect-caravan = Caravana
effect-sleep = El genio duerme

effect-bronze_gift-text = Saca la primera carta del cofre de bronce y quédatela, tenga los escorpiones que tenga. Pero, si es el Hechicero, ¡la partida termina al instante!
effect-silver_gift-text = Saca la primera carta del cofre de plata y quédatela, tenga los escorpiones que tenga. Pero, si es el Hechicero, ¡la partida termina al instante!
effect-gold_gift-text = Saca la primera carta del cofre de oro y quédatela, tenga los escorpiones que tenga. Pero, si es el Hechicero, ¡la partida termina al instante!
effect-eye-text = Mira las tres primeras cartas de un cofre. Solo las ves tú, y se quedan en el mismo orden.
effect-gem_thief-text = Quítale a otro jugador la gema que quieras.
effect-jewel_thief-text = Quítale a otro jugador la joya suelta que quieras. Los conjuntos completos están a salvo.
effect-tithe-text = Quítale una gema o una joya suelta al rival que tenga más tesoros. Si hay empate, elige a quién.
effect-bazaar-text = Cambia una de tus gemas o joyas sueltas por una gema o joya suelta de otro jugador. Tú eliges las dos cartas.
effect-lost_found-text = Toma la gema que quieras de la pila de descartes.
effect-sandstorm-text = Elige una gema o una joya suelta de otro jugador: el viento se la lleva a los descartes.
effect-charmer-text = Durante esta ronda aguantas dos escorpiones más en cada búsqueda. Pero no puedes sacar más cartas de las que marca tu dado.
effect-sleight-text = Suma o resta 1 a un dado tuyo. El dado debe seguir entre 1 y 6.
effect-carpet-text = Lleva un dado tuyo a un cofre donde no tengas ninguno. El dado conserva su número.
effect-lid-text = Elige un dado de otro jugador. En esta ronda, ese dado no sirve para buscar ni anula otros dados.
effect-heart-text = Regala una de tus gemas o joyas sueltas a quien tú quieras.
effect-toll-text = Deja una de tus gemas o joyas sueltas en la pila de descartes.
effect-caravan-text = Cada jugador elige en secreto una de sus gemas o joyas sueltas, si tiene alguna. Después, todos pasan la suya a la vez al jugador siguiente.
effect-sleep-text = Zzz… El genio duerme a pierna suelta. No pasa nada.

## What the acting player is asked

ask-program = Elige un cofre y un número
ask-program-two = Elige dos cofres y dos números
ask-ready = Atención a la lámpara…
ask-countdown = No toques la lámpara… ¡3, 2, 1!
ask-race = ¿Coincide tu número? ¡Frota la lámpara!
ask-name_thief = ¿Quién quieres que te quite una carta?
ask-steal = Elige la carta que vas a quitar
ask-wish = ¿Aceptas este deseo?
ask-wish-3 = Tienes que aceptar el tercer deseo
ask-eye = ¿En qué cofre quieres mirar?
ask-gem_thief = Quítale una gema a otro jugador
ask-jewel_thief = Quítale a alguien una joya suelta
ask-tithe = Quítale una carta al rival más rico
ask-bazaar = ¿Qué carta das y cuál quieres?
ask-lost_found = Toma una gema de los descartes
ask-sandstorm = ¿Qué carta se lleva el viento?
ask-sleight = Suma o resta 1 a un dado
ask-carpet = Lleva un dado a otro cofre
ask-lid = ¿Qué dado no contará?
ask-heart = Regala una carta a otro jugador
ask-toll = Descarta una carta
ask-caravan = Elige la carta que pasas al siguiente
ask-search = ¿Sacas una carta o te plantas?
ask-talisman = ¿Dónde pones el talismán?
ask-ring = Toma una carta de los descartes
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
    [one] { $seats } se está preparando
   *[other] { $seats } se están preparando
}
wait-countdown = No toques la lámpara… ¡3, 2, 1!
wait-race = ¿Quién frota la lámpara?
wait-name_thief = { $seats } elige quién le quitará una carta
wait-steal = { $seats } va a quitarle una carta a otro jugador
wait-wish = { $seats } se piensa el deseo
wait-wish-3 = { $seats } tiene que aceptar el tercer deseo
wait-eye = { $seats } elige en qué cofre mirar
wait-gem_thief = { $seats } va a quitarle una gema a otro jugador
wait-jewel_thief = { $seats } va a quitarle una joya a otro jugador
wait-tithe = { $seats } va a quitarle una carta al rival más rico
wait-bazaar = { $seats } hace un cambio en el bazar
wait-lost_found = { $seats } elige una gema de los descartes
wait-sandstorm = { $seats } desata una tormenta de arena
wait-sleight = { $seats } suma o resta 1 a un dado
wait-carpet = { $seats } mueve un dado
wait-lid = { $seats } elige un dado que no contará
wait-heart = { $seats } va a regalar una carta
wait-toll = { $seats } paga el peaje
wait-caravan = { $count ->
    [one] { $seats } sigue eligiendo una carta
   *[other] { $seats } siguen eligiendo una carta
}
wait-search = { $seats } busca en el cofre
wait-talisman = { $seats } coloca un talismán
wait-ring = { $seats } usa el Anillo mágico
wait-over = Fin de la partida

## Buttons

option-program = { $token ->
    [0] Poner un { $value } en el { $chest }
   *[other] Poner un { $value } en el { $chest } con la ficha { $token }
}
option-program_two = { $token ->
    [0] Poner un { $value } en el { $chest } y un { $other_value } en el { $other_chest }
   *[other] Poner un { $value } en el { $chest } y un { $other_value } en el { $other_chest }, con la ficha { $token }
}
option-ready = ¡Listo!
option-hold = No tocar la lámpara
option-slap = ¡Frotar la lámpara!
option-wait = No frotar la lámpara
option-name_thief = Que { $other } me quite una carta
option-steal = Tomar: { $card }
option-wish_accept = Aceptar el deseo
option-wish_refuse = Rechazar el deseo
option-look = Mirar en el { $chest }
option-take = Quitarle una carta a { $other }: { $card }
option-swap = Cambiar: { $card } por { $other_card } (de { $other })
option-recover = Tomar de los descartes: { $card }
option-blow = Que el viento le quite una carta a { $other }: { $card }
option-turn = { $delta ->
    [1] Sumar 1 al dado del { $chest }
   *[other] Restar 1 al dado del { $chest }
}
option-fly = Llevar el dado del { $chest } al { $to_chest }
option-shut = Anular el dado de { $other } en el { $chest }
option-give = Regalarle una carta a { $other }: { $card }
option-pay = Descartar: { $card }
option-caravan_pass = Pasar: { $card }
option-draw = Sacar una carta
option-stop = Plantarme
option-place_talisman = Poner el talismán con: { $gem }
option-ring_take = Tomar de los descartes: { $card }

## What happens

event-dealt = { $seat } empieza con esto: { $cards }
event-round = Ronda { $round }
event-programmed = { $seat } ya ha elegido
event-counting = No toques la lámpara… ¡3, 2, 1!
event-revealed = { $seat }: dado { $value } en el { $chest }
event-early = ¡Demasiado pronto! { $seat } ya no puede frotar la lámpara en esta ronda
event-slapped = { $seat } frota la lámpara a los { $ms } ms
event-clamped = { $seat }: tiempo de reacción corregido de { $claimed } ms a { $ms } ms
event-late = { $seat } frota la lámpara demasiado tarde
event-false_slap = ¡Falsa alarma! { $seat } no tiene ningún dado que coincida
event-right = Coincide el { $value }: ¡{ $seat } llama al genio!
event-margin = { $seat } le saca { $ms } ms a { $other }
event-dead_heat = Empate: { $seats }
event-no_right = Coincide el { $value }, pero nadie llama al genio
event-token_shown = { $seat } muestra la ficha { $token }
event-tokens_back = { $seat } recupera sus cinco fichas
event-drawn_by_lot = Coincide el { $value }: el azar elige a { $seat } para llamar al genio
event-spared = { $seat } no tiene nada que se le pueda quitar
event-named = { $seat } deja que { $other } le quite una carta
event-stole = { $seat } le quita una carta a { $other }: { $card }
event-wish = Deseo { $number } para { $seat }: { $effect }
event-refused = { $seat } rechaza: { $effect }
event-granted = Deseo concedido a { $seat }: { $effect }
event-nothing = El deseo de { $seat } no tiene ningún efecto
event-gift = Un regalo del { $chest } para { $seat }: { $card }
event-looked = { $seat } mira en el { $chest }
event-peeked = Primeras cartas del { $chest }: { $cards }
event-swapped = Cambio de cartas. { $seat } da: { $card }; { $other } da: { $other_card }
event-recovered = { $seat } toma una carta de los descartes: { $card }
event-blown = La tormenta de { $seat } le quita una carta a { $other }: { $card }
event-charmed = { $seat } aguanta más escorpiones de lo normal en esta ronda
event-turned = { $seat } cambia su dado del { $chest }: ahora marca { $value }
event-flew = El dado de { $seat } vuela del { $chest } al { $to_chest }
event-shut = { $seat } anula el dado de { $other } en el { $chest }
event-gave = { $seat } le regala una carta a { $other }: { $card }
event-paid = { $seat } paga el peaje: { $card }
event-passing = { $seat } ya ha elegido su carta para la caravana
event-passed = La caravana lleva una carta de { $seat } a { $other }: { $card }
event-searches = { $value ->
    [one] { $seat } busca en el { $chest }: { $value } carta como mucho
   *[other] { $seat } busca en el { $chest }: { $value } cartas como mucho
}
event-nobody = Nadie busca en el { $chest }
event-outdone = El { $value } de { $seat } pierde contra el { $die } de { $other }: gana el número más bajo de los que quedan
event-struck = El { $value } no cuenta en el { $chest }: varios dados coinciden y se anulan
event-drew = { $scorpions ->
    [0] { $seat } saca: { $card }
    [one] { $seat } saca: { $card } (ya va { $scorpions } escorpión)
   *[other] { $seat } saca: { $card } (ya van { $scorpions } escorpiones)
}
event-sorcerer = ¡El Hechicero! { $seat } se topa con él en el { $chest }
event-bust = { $scorpions ->
    [one] ¡Ay, { $scorpions } escorpión! Le pica a { $seat }, que pierde todas las cartas de esta búsqueda
   *[other] ¡Ay, { $scorpions } escorpiones! Le pican a { $seat }, que pierde todas las cartas de esta búsqueda
}
event-kept = { $seat } se queda con esto: { $cards }
event-empty_handed = { $seat } se va del { $chest } con las manos vacías
event-placed = { $seat } coloca un talismán, que cuenta como una gema más de este tipo: { $gem }
event-alone = { $seat } no tiene gemas: este talismán se queda solo
event-orphaned = { $seat } se queda sin gemas de este tipo ({ $gem }): todo talismán colocado con ellas se queda solo
event-set = ¡{ $seat } completa un conjunto de { $metal }!
event-ring = ¡{ $seat } consigue el Anillo mágico!
event-ring_from = ¡{ $seat } le quita el Anillo mágico a { $other }!
event-ring_took = Con el Anillo mágico, { $seat } toma una carta de los descartes: { $card }
event-last_round = Ha aparecido el Hechicero: ¡última ronda!
event-instant_end = El deseo de { $seat } trae al Hechicero: ¡la partida termina al instante!
event-left = { $seat } deja la mesa
event-ended = { $reason }

## How the game ends

reason-sorcerer = Ha aparecido el Hechicero y la ronda ha terminado: toca contar los tesoros
reason-lamp = Un deseo ha traído al Hechicero: toca contar los tesoros
reason-rounds = Era la última ronda posible: toca contar los tesoros
reason-walkover = Solo queda un jugador, así que la partida ha terminado

## Why not

refusal-unknown-action = Eso no se puede hacer en este juego. Elige una de las jugadas de la pantalla.
refusal-game-over = Esta partida ha terminado. ¿Jugamos otra?
refusal-not-seated = Estás viendo la partida. Solo pueden jugar quienes tienen sitio en la mesa.
refusal-stale = La partida ha avanzado. Mira otra vez y vuelve a elegir.
refusal-lamp-closed = Ahora la lámpara no responde. Con la opción «Quien sea más rápido», puedes frotarla en cuanto se vean los dados.
refusal-locked-out = Has tocado la lámpara demasiado pronto. Podrás intentarlo en la próxima ronda.
refusal-already-slapped = Ya has frotado la lámpara. Enseguida verás quién ha sido más rápido.
refusal-not-your-decision = Ahora no te toca elegir. Esperamos a { $seats }.
refusal-wrong-phase = Ahora no puedes hacer eso. Primero: «{ $ask }».
refusal-malformed = Eso no está en este juego. Elige algo de la pantalla.
refusal-wrong-dice-count = { $count ->
    [1] Coloca exactamente un dado.
   *[other] Coloca exactamente dos dados.
}
refusal-bad-value = Un dado va del 1 al 6. Elige uno de esos números.
refusal-same-chest-twice = Tus dos dados tienen que estar en cofres distintos. Mueve uno de ellos.
refusal-token-spent = Ya has usado esa ficha. Elige una que te quede.
refusal-third-wish-binding = Tienes que aceptar el tercer deseo. Toca «Así sea».
refusal-self-target = Elige a otro jugador que siga en la partida.
refusal-not-theirs = Ese jugador no tiene esa carta. Elige otra.
refusal-not-yours = No tienes esa carta. Elige una de las tuyas.
refusal-talisman-immune = Un talismán se queda siempre con su dueño. Elige otra carta.
refusal-protected-set = Esa joya es de un conjunto completo, y los conjuntos están a salvo. Elige otra carta.
refusal-wrong-card-type = El deseo no sirve con esa carta. Elige otra.
refusal-not-richest = Hay alguien con más tesoros. Elige a quien más tenga.
refusal-not-in-discard = Esa carta no está en los descartes. Elige una de las que ves allí.
refusal-no-die-there = Ese dado no existe. Elige uno de los que ves.
refusal-die-range = Un dado solo va del 1 al 6. Prueba a sumar en vez de restar, o al revés.
refusal-chest-taken = Ya tienes un dado en ese cofre. Elige otro.
refusal-no-gem-of-type = No tienes gemas de ese tipo. Coloca el talismán con gemas que tengas.
refusal-bad-player-count = Este juego es de 2 a 5 jugadores.
refusal-bad-option = Esta opción no sirve aquí: { $option } ({ $value }). Elige otra.

## Settings

setting-lamp_mode = La lámpara
setting-lamp_mode-help = Si coinciden dados de distintos jugadores, ¿quién llama al genio?
setting-lamp_mode-race = Quien sea más rápido
setting-lamp_mode-sealed = La ficha más alta
setting-lamp_mode-lottery = El azar
setting-lamp_mode-race-help = Entre los jugadores cuyos dados coinciden, llama al genio quien frote antes la lámpara. Si la frotas sin que tu dado coincida, pierdes una carta.
setting-lamp_mode-sealed-help = Sin prisas: además del dado, elige en secreto una ficha del 1 al 5. Entre los jugadores cuyos dados coinciden, llama al genio quien ha elegido la más alta. Ideal con conexiones lentas y para una tarde tranquila.
setting-lamp_mode-lottery-help = Sin prisas ni fichas: entre los jugadores cuyos dados coinciden, se sortea quién llama al genio.

setting-my_precious = Mi tesoro: el Anillo mágico
setting-my_precious-help = Busca con un 6, saca las seis cartas sin que te piquen y conseguirás el Anillo mágico: 5 puntos y una carta de los descartes. ¡Pero alguien podría quitártelo!
setting-my_precious-true = Sí
setting-my_precious-false = No

setting-odds_hint = Mostrar el riesgo
setting-odds_hint-help = Mientras buscas, ves la probabilidad de que te piquen con la próxima carta.
setting-odds_hint-true = Sí
setting-odds_hint-false = No

setting-timers = Tiempo para pensar
setting-timers-help = Solo si se juega con límite de tiempo. Si se te acaba, el juego decide por ti.
setting-timers-off = Sin límite
setting-timers-relaxed = Con calma (el triple)
setting-timers-standard = Normal
setting-timers-blitz = Rápido (la mitad)

setting-lamp_trust = Tiempos en la lámpara
setting-lamp_trust-help = ¿Se comprueban los tiempos de reacción?
setting-lamp_trust-strict = Se comprueban
setting-lamp_trust-friends = Nos fiamos
setting-lamp_trust-strict-help = Comprobamos si cada tiempo de reacción es posible con esa conexión, así que no sirve de nada hacer trampas.
setting-lamp_trust-friends-help = Damos por bueno el tiempo que indica cada dispositivo. Ideal entre amigos con conexiones inestables.

setting-handicap_ms = Ventaja en la lámpara
setting-handicap_ms-help = Milisegundos que se restan al tiempo de reacción de este jugador. Ideal para manos pequeñas; 500 son medio segundo.
setting-handicap_ms-0 = Ninguna
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
setting-on_leave-help = Un bot juega en lugar de quien se va, o los tesoros de ese jugador se quedan en la mesa.
setting-on_leave-bot = Juega un bot en su lugar
setting-on_leave-freeze = Su sitio queda vacío

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
outcome-walkover = Gana { $seats }: ya no queda nadie más en la partida
score-line =
    { $points ->
        [one] { $seat }: { $points } punto
       *[other] { $seat }: { $points } puntos
    } (cartas { $cards } + conjuntos { $sets } + mayoría de gemas { $majorities }{ $ring ->
        [0] {""}
       *[other] {" "}+ Anillo { $ring }
    })

## Bots

bot-normal = Buscatesoros
bot-normal-help = Sopesa riesgos y ganancias y es rápido con la lámpara.
bot-easy = Soñador
bot-easy-help = Se planta pronto y suele llegar tarde a la lámpara.
bot-hard = Gran Visir
bot-hard-help = Recuerda todas las cartas y tiene reflejos felinos.
bot-random = Torbellino
bot-random-help = Juega al azar.

## How to play

help-1 = En cada ronda elige en secreto uno de los tres cofres y pon tu dado en el número de cartas que te atreves a sacar. Se empieza con una gema. Con dos jugadores, se empieza con dos gemas y se colocan dos dados en cofres distintos.
help-2 = Tras el «¡3, 2, 1!» se descubren todos los dados. Si tu número coincide con el de otro jugador, en el cofre que sea, frota la lámpara: el más rápido llama al genio.
help-3 = ¡Cuidado! Si frotas la lámpara y tu dado no coincide, elige a otro jugador, que te quitará una gema o una joya suelta. Si la frotas demasiado pronto, ya no puedes frotarla en esta ronda.
help-4 = El genio te ofrece hasta tres deseos, de uno en uno. Puedes rechazar el primero y el segundo, pero el tercero tienes que aceptarlo, sea bueno o malo.
help-5 = Después se busca en los cofres, por este orden: bronce, plata y oro. En cada cofre, los dados que coinciden se anulan. Entre los jugadores que quedan, busca quien tiene el número más bajo.
help-6 = Saca cartas de una en una, como máximo tantas como marca tu dado, y plántate cuando quieras. En una carta puede haber de cero a cinco escorpiones. En cuanto tengas tantos escorpiones como marca tu dado, o más, te pican y pierdes todas las cartas de esa búsqueda.
help-7 = Cada carta vale 1 punto. Una pulsera, un anillo y un collar del mismo metal forman un conjunto que nadie te puede quitar: da 6 puntos más si es de bronce, 8 si es de plata y 10 si es de oro. Por cada tipo de gema del que tengas más que nadie, recibes 5 puntos extra.
help-8 = Un talismán cuenta como una gema más del tipo con el que lo colocas. Nadie te lo puede quitar. Pero, si pierdes tu última gema de ese tipo, el talismán se queda solo y vale 1 punto, sin más.
help-9 = En cada cofre, el Hechicero está debajo de 20 cartas. Si aparece en una búsqueda, esa ronda es la última. Si lo trae un deseo, la partida acaba al instante. ¡Gana quien tenga más puntos!

## On the board: choosing

board-place-die = Pon tu dado en un cofre
board-place-dice = Pon tus dos dados en dos cofres distintos
board-choose-value = ¿Cuántas cartas te atreves a sacar?
board-choose-two = Elige dos cofres y dos números
board-secret-of = Elección secreta de { $seat }
board-your-die = Tu dado
board-die = Dado { $value }
board-die-of = Dado de { $seat }: { $value }
board-die-void = no cuenta en esta ronda
board-confirm = ¡Listo!
board-change = Cambiar
board-chosen = ¡Elegido! Aún puedes cambiarlo.
board-waiting-for = Esperamos a { $seats }
board-last-round = ¡Última ronda!
board-token = Ficha { $token }
board-tokens = Fichas disponibles
board-choose-token = ¿Qué ficha juegas?
board-token-spent = usada

## On the board: the lamp

board-lamp = La lámpara maravillosa: frótala si tu número coincide con el de otro jugador
board-lamp-short = ¿Coincide tu número? ¡Frota!
board-hands-off = ¡Sin tocar!
board-go = ¡Ya!
board-press-key = { $key }: frotar la lámpara
board-touch-here = Tu zona: { $seat }
board-tap-here = Toca aquí
board-own-strip = ¡Toca la zona con tu nombre!
board-your-hand = Has frotado la lámpara
board-too-early = ¡Demasiado pronto! No puedes frotar la lámpara en esta ronda.
board-slap-early = demasiado pronto
board-slap-first = primer puesto
board-slap-slow = otro fue más rápido
board-slap-false = falsa alarma
board-slap-late = demasiado tarde
board-race-order = Tiempos de reacción
board-reaction = { $ms } ms
board-faster = { $seat } le ha sacado { $ms } ms a { $other_seat }
board-clamped = tiempo corregido
board-head-start = ventaja de { $ms } ms
board-by-rights = Empate: gana quien menos veces ha llamado al genio
board-by-lot = Ha decidido el azar
board-by-token = Ha decidido la ficha más alta
board-no-match = No coincide ningún dado
board-nobody-slapped = Ninguno de estos jugadores ha frotado la lámpara a tiempo
board-may-call = { $seat } llama al genio
board-next-right = Después: { $seats }
board-thief-choose = { $other_seat } le quita una carta a { $seat }

## On the board: the genie

board-wish = Deseo { $number } de 3
board-accept = Aceptar este deseo
board-refuse = Ver otro deseo
board-third-wish = Así sea
board-third-wish-help = Tienes que aceptar el tercer deseo
board-choose-player = Elige a un jugador
board-choose-card = Elige una carta
board-choose-chest = Elige un cofre
board-choose-die = Elige un dado
board-your-card = Tu carta
board-die-up = Sumar 1
board-die-down = Restar 1
board-peek = Primeras cartas del { $chest }: solo las ves tú
board-peek-order = La carta de la izquierda sale primero
board-caravan-chosen = Cartas elegidas: { $ready } de { $all }
board-charmed = más aguante con los escorpiones en esta ronda

## On the board: searching

board-one-more = Sacar carta
board-stop = Plantarme
board-lost-at = { $limit ->
    [one] Con { $limit } escorpión se pierde todo
   *[other] Con { $limit } escorpiones se pierde todo
}
board-scorpions = Escorpiones: { $count } de { $limit }
board-card-scorpions = { $count ->
    [0] sin escorpiones
    [one] { $count } escorpión
   *[other] { $count } escorpiones
}
board-nest = Nido de escorpiones
board-safe = La próxima carta no tiene peligro
board-odds = Riesgo: { $percent } %
board-nobody-searches = Nadie busca aquí
board-took = { $count ->
    [0] no se lleva nada
    [one] se lleva { $count } carta
   *[other] se lleva { $count } cartas
}
board-drawn = Cartas sacadas
board-bust = Se pierden todas las cartas de esta búsqueda
board-stung = ¡Picadura!
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
board-treasure-of = El tesoro de { $seat }
board-treasures = { $count ->
    [one] { $count } tesoro
   *[other] { $count } tesoros
}
board-points = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
board-points-now = si la partida terminara ahora
board-set = Conjunto completo
board-set-safe = Conjunto completo: nadie puede quitarlo
board-set-bonus = { $points ->
    [one] Conjunto: { $points } punto más
   *[other] Conjunto: { $points } puntos más
}
board-leads = Más gemas de este tipo que nadie: puntos extra
board-gem-count = { $gem }: { $count }
board-figure = { $name }: { $count }
board-lone = Talismán solitario: se queda aquí
board-talisman-here = Poner aquí el talismán
board-talisman-help = Un talismán cuenta como una gema más del tipo con el que lo colocas
board-talisman-not-here = Aquí no: no tienes gemas de este tipo
board-discard = Pila de descartes
board-discard-count = { $count ->
    [one] Pila de descartes: { $count } carta
   *[other] Pila de descartes: { $count } cartas
}
board-discard-empty = La pila de descartes está vacía
board-ring = Anillo mágico
board-ring-table = Busca con un 6, saca las seis cartas sin que te piquen y conseguirás el Anillo mágico
board-ring-of = { $seat } tiene el Anillo mágico
board-frozen = ya no está; sus cartas se quedan en la mesa

## In the lobby

board-key-test = Prueba de teclas: que cada jugador pulse la suya, todos a la vez y sin soltar
board-key-test-ok = Todas las teclas funcionan a la vez. ¡A jugar!
board-key-test-bad = Este teclado no detecta tantas teclas a la vez. Mejor tocar la pantalla o jugar con fichas.
board-propose-sealed = Jugar con fichas
board-slow-link = Conexión lenta: { $seats }. Con fichas, nadie tiene que correr.

## The final count

board-final-cards = Cartas
board-final-sets = Conjuntos
board-final-majorities = Mayoría de gemas
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
    [one] { $count } escorpión más y te vas sin nada
   *[other] { $count } escorpiones más y te vas sin nada
}
board-keep-short = { $count ->
    [0] sin llevarme nada
    [one] y quedarme con { $count } carta
   *[other] y quedarme con { $count } cartas
}

## The guided first game

guide-welcome = Saca gemas y joyas de tres cofres, ¡pero cuidado con los escorpiones! Cuando llegue el Hechicero, ganará quien tenga más puntos.
guide-end = Cada carta vale 1 punto, y cada conjunto da 6, 8 o 10 puntos más. Por cada tipo de gema, quien tiene más que nadie recibe 5 puntos extra. Gana quien suma más puntos.

guide-ask-program = Elige un cofre y cuántas cartas te atreves a sacar. En cada cofre, los dados que coinciden se anulan y busca quien tiene el número más bajo de los que quedan.
guide-ask-program-two = Pon tus dos dados en cofres distintos. Con un número bajo es más fácil ganar el cofre; con uno alto puedes sacar más cartas.
guide-ask-ready = Los dados están a punto de descubrirse. Si alguien más tiene tu número, ¡frota la lámpara, rápido! Si no, no la toques. Toca «Entendido» (✓) cuando quieras empezar.
guide-ask-countdown = ¡Sin tocar hasta que se vean los dados! En la carrera por la lámpara, quien se adelanta ya no puede frotarla en esta ronda.
guide-ask-race = Compara los dados. ¿Alguien más tiene tu número? ¡Frota la lámpara, rápido! Si no, ni la toques.
guide-ask-name_thief = ¡Falsa alarma! Elige quién te quitará una carta: mejor alguien con pocos puntos.
guide-ask-steal = Alguien ha frotado la lámpara sin que coincidiera su dado, así que le quitas una carta. Lo mejor: una joya que complete un conjunto.
guide-ask-wish = El genio te ofrece un deseo. Acéptalo, o recházalo y mira el siguiente. ¡Pero el tercero tendrás que aceptarlo!
guide-ask-wish-3 = Has rechazado dos deseos, así que tienes que aceptar el tercero. Toca «Así sea».
guide-ask-eye = Elige un cofre y solo tú verás sus primeras cartas. Un cofre donde tengas un dado es una buena elección.
guide-ask-gem_thief = Quítale una gema a otro jugador. Mejor de un tipo que ya tengas: si al final tienes más que nadie, recibes puntos extra.
guide-ask-jewel_thief = Quítale una joya suelta a otro jugador. ¿Hay alguna que te complete un conjunto?
guide-ask-tithe = Quítale una gema o una joya suelta al rival que tiene más tesoros. Elige lo que mejor le vaya a tu colección.
guide-ask-bazaar = Elige una de tus cartas y la que quieres a cambio. ¡Da lo que menos necesites!
guide-ask-lost_found = Toma una gema de los descartes. Mejor de un tipo que ya tengas.
guide-ask-sandstorm = Elige una carta de otro jugador y el viento se la llevará. Mejor una que daría muchos puntos.
guide-ask-sleight = Suma o resta 1 a un dado tuyo. Con un número más bajo puedes ganar el cofre; con uno más alto, sacar más cartas. Y, si otro dado del cofre tiene tu número, así evitas que se anulen los dos.
guide-ask-carpet = Haz volar un dado tuyo a un cofre donde no tengas ninguno: mejor a uno donde sea el más bajo y ningún otro dado tenga su número.
guide-ask-lid = Elige un dado de otro jugador y no contará en esta ronda. Mejor uno que te estorbe.
guide-ask-heart = Tienes que regalar una carta. Elige una que apenas necesites y a alguien que vaya por detrás.
guide-ask-toll = Tienes que descartar una carta. Elige la que menos necesites.
guide-ask-caravan = Todos pasan a la vez una carta al jugador siguiente. Elige una que no necesites.
guide-ask-search = ¿Sacas una carta, o te plantas y te quedas con lo que tienes? Si los escorpiones llegan a tu límite (normalmente, el número de tu dado), pierdes todas las cartas de esta búsqueda.
guide-ask-talisman = Coloca el talismán con un tipo de gema que tengas: cuenta como una gema más. Mejor un tipo del que tengas, o puedas tener, más que nadie.
guide-ask-ring = Gracias al Anillo mágico, tomas la carta que quieras de los descartes. Una joya que te falte para un conjunto es una buena elección.

guide-wait-wish = ¡Mira qué deseo ofrece el genio! Los dos primeros se pueden rechazar; el tercero, no.
guide-wait-search = Alguien busca en un cofre. Fíjate en los escorpiones: si son demasiados, todas las cartas de esta búsqueda van a los descartes, a la vista de todos.

guide-event-dealt = Cada gema vale 1 punto. Al final, por cada tipo de gema, quien tiene más que nadie recibe 5 puntos extra.
guide-event-revealed = Ya se ven todos los dados. Si tu número coincide con el de otro jugador, aunque sea en cofres distintos, ¡es el momento de la lámpara!
guide-event-early = ¡Demasiado pronto! Si tocas la lámpara antes de que dé tiempo a ver los dados, no puedes frotarla en esta ronda. Pero no pierdes ninguna carta.
guide-event-false_slap = Falsa alarma: el número de quien ha frotado la lámpara no coincidía con el de nadie. Si tiene gemas o joyas sueltas, otro jugador le quita una.
guide-event-right = Hay dados que coinciden, ¡y aparece el genio! Le ofrece a este jugador hasta tres deseos.
guide-event-no_right = Había jugadores con el mismo número, pero ninguno de ellos ha frotado la lámpara a tiempo. Nadie recibe un deseo por ese número.
guide-event-dead_heat = ¡Empate! Gana quien menos veces ha llamado al genio. Si el empate sigue, decide el azar.
guide-event-clamped = Se ha corregido este tiempo de reacción: una conexión lenta no debe dar ventaja y, con la ayuda «Sin prisas», cada toque cuenta como uno normal.
guide-event-token_shown = Entre los jugadores cuyos dados coinciden, llama al genio quien ha jugado la ficha más alta. Las fichas que se muestran quedan gastadas por ahora.
guide-event-spared = No hay nada que quitar: los talismanes y los conjuntos están a salvo.
guide-event-refused = El deseo rechazado va debajo de la pila. El siguiente puede ser mejor… o peor.
guide-event-nothing = No pasa nada: el genio duerme, o no hay con qué cumplir el deseo.
guide-event-gift = El regalo sale directamente del cofre. Si trae escorpiones, no pican.
guide-event-charmed = En esta ronda, este jugador aguanta más escorpiones de lo normal en cada búsqueda. Pero no puede sacar más cartas de las que marca su dado.
guide-event-shut = Una tapa pesada: en esta ronda, este dado no sirve para buscar ni anula otros dados.
guide-event-searches = Los dados que coinciden en este cofre se anulan. Busca quien tiene el número más bajo de los que quedan y puede sacar, como mucho, tantas cartas como marca su dado.
guide-event-nobody = Aquí no cuenta ningún dado: no hay, se anulan entre sí o los anula una Tapa pesada. En esta ronda, nadie busca en este cofre.
guide-event-bust = Demasiados escorpiones: se pierden todas las cartas de esta búsqueda. ¡A veces conviene plantarse antes!
guide-event-kept = ¡Cartas a salvo! Los escorpiones ya no importan, pero otro jugador aún puede llevarse las gemas y las joyas sueltas.
guide-event-alone = Sin gemas, el talismán se queda solo. Aun así, vale 1 punto.
guide-event-orphaned = Este jugador ya no tiene gemas de ese tipo, así que todo talismán colocado con ellas se queda solo. Ya no cuenta como gema, pero sigue valiendo 1 punto.
guide-event-set = Pulsera, anillo y collar del mismo metal: ¡un conjunto! Da puntos extra y nadie lo puede quitar.
guide-event-ring = Quien saca las seis cartas con un 6 sin que le piquen consigue el Anillo mágico. Vale 5 puntos, pero quien repita la hazaña se lo lleva.
guide-event-last_round = Ha llegado el Hechicero. Se termina esta ronda y luego se cuentan los puntos.
guide-event-instant_end = Un deseo ha traído al Hechicero, así que la partida termina al instante. Ahora se cuentan los puntos.

## Characters

bot-zobeide = Zobeida
bot-zobeide-help = Sopesa riesgos y ganancias y es rápida con la lámpara.
phrase-bot-hello-zobeide = ¡Buenas noches! Que los dados te sonrían.
bot-maruf = Maruf
bot-maruf-help = Sueña con caravanas, se planta pronto y suele llegar tarde a la lámpara.
phrase-bot-hello-maruf = ¡Hola! ¿Te he hablado ya de mi caravana?
bot-zumurrud = Zumurrud
bot-zumurrud-help = Calcula las probabilidades de cada cofre, pero no recuerda tus costumbres.
phrase-bot-hello-zumurrud = Hola. Ya he calculado las probabilidades.
bot-jafar = Yafar
bot-jafar-help = El Gran Visir: conoce tus costumbres, adivina tus dados y tiene reflejos felinos.
phrase-bot-hello-jafar = Ah, un desafío. La lámpara será mía.

## Why a bot did it

reason-whim = Por puro capricho.
reason-begun = Conviene seguir con las joyas de este cofre: { $chest }.
reason-usual = Con este número de jugadores, un { $value } suele ir bien.
reason-best_dice = Según lo que suelen elegir los demás, esto es lo que más promete: { $chest }, { $value }.
reason-two_dice = Juntos, estos dos dados son los que más prometen.
reason-alike = Otro jugador tiene el mismo número: ¡rápido, a la lámpara!
reason-hasty = Demasiada prisa: ningún otro jugador tenía el mismo número.
reason-not_alike = Ningún otro jugador tiene el mismo número: mejor no tocar la lámpara.
reason-asleep = No se ha dado cuenta de que otro jugador tenía el mismo número.
reason-good_wish = Merece la pena: { $effect }.
reason-poor_wish = El próximo deseo puede ser mejor que este: { $effect }.
reason-ending_wish = El deseo «{ $effect }» terminaría la partida, y eso solo le conviene a quien va ganando.
reason-no_danger = La próxima carta no puede hacer daño.
reason-little_danger = Merece la pena arriesgarse con la próxima carta: el riesgo es del { $percent } %.
reason-danger = Con la próxima carta, el riesgo es del { $percent } %: demasiado.
reason-half = Basta con la mitad de las cartas que permite el dado.
reason-not_half = Aún no es ni la mitad de las cartas que permite el dado.
reason-best_card = La carta más valiosa: { $card }.
reason-hurts = Es lo que más le duele a { $seat }.
reason-least_card = La carta que menos cuesta perder: { $card }.
reason-fewest = { $seat } es el rival con menos puntos, así que es quien menos peligro supone.
reason-majority = Es el tipo en el que menos falta para tener más gemas que nadie: { $gem }.
reason-own_chest = Conviene mirar en un cofre donde ya haya un dado propio: { $chest }.
reason-rich_chest = El cofre más rico: { $chest }.
reason-own_searches = Así se saca más partido a las búsquedas de esta ronda.
reason-enough = Con estas cartas ya merece la pena plantarse.
reason-foreseen = De cara a las próximas jugadas, esto es lo mejor.

## What a content pack may change

kind-bracelet = { piece-bracelet }
kind-ring = { piece-ring }
kind-necklace = { piece-necklace }
content-below-sorcerer = Cartas por debajo de cada Hechicero
content-rounds = Máximo de rondas
content-charm = Escorpiones de más con el Encantador de escorpiones
content-eye = Cartas que muestra «El ojo que todo lo ve»
content-scorpions = Escorpiones en el { $chest } ({ $kind })
content-lamp = Cartas de lámpara «{ $effect }»
content-card = Puntos por carta
content-majority = Puntos por tener más gemas de un tipo que nadie
content-magic-ring = Puntos por el Anillo mágico
content-set = Puntos por un conjunto ({ $chest })
