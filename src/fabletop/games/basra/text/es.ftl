### Basra: Spanish

## The game

game-name = Basra
game-line = ¿Quién se hará rico antes de que lleguen los guardias del califa?
game-minutes = 60–90 min
game-age = desde los 10 años
game-fun = comercio y riesgo
game-about = Consigue bandidos mientras están baratos y juega cartas para mover a Alí Babá por Basra. Pero, cada vez que topa con una redada, los dados deciden a qué bandidos atrapan los guardias del califa, y los rescates salen caros. Vende a tiempo, regatea en el bazar y completa tus grupos: tras dos vueltas, gana quien tenga más dinero.

## Gangs

gang-swindlers = Estafadores
gang-thieves = Ladrones
gang-defrauders = Defraudadores
gang-robbers = Bandoleros

## Groups

group-fortune_tellers = Adivinos
group-quacks = Charla­tanes
group-card_sharps = Tahúres
group-false_fakirs = Falsos faquires
group-pickpockets = Carte­ristas
group-camel_thieves = Ladrones de camellos
group-burglars = Desvalija­dores
group-market_thieves = Rateros del mercado
group-forgers = Falsifica­dores
group-smugglers = Contra­bandistas
group-coin_clippers = Limadores de monedas
group-fences = Peristas
group-highwaymen = Saltea­dores de caminos
group-river_pirates = Piratas del río
group-desert_raiders = Saquea­dores del desierto
group-tomb_robbers = Saquea­dores de tumbas

## The bandits

card-fortune_tellers = Adivino
card-quacks = Charlatán
card-card_sharps = Tahúr
card-false_fakirs = Falso faquir
card-pickpockets = Carterista
card-camel_thieves = Ladrón de camellos
card-burglars = Desvalijador
card-market_thieves = Ratero del mercado
card-forgers = Falsificador
card-smugglers = Contrabandista
card-coin_clippers = Limador de monedas
card-fences = Perista
card-highwaymen = Salteador de caminos
card-river_pirates = Pirata del río
card-desert_raiders = Saqueador del desierto
card-tomb_robbers = Saqueador de tumbas

## Kinds of squares, and what they do

kind-start = Puerta de la Ciudad
kind-blank = Calle tranquila
kind-junction = Cruce
kind-raid = Redada
kind-raid_choice = El soplón
kind-raid_die = Capricho del destino
kind-raid_all = La gran redada
kind-dice50 = Tirada de suerte
kind-cash200 = Bolsa perdida
kind-black_die = El dado negro
kind-white_die = El dado blanco
kind-recruits = Nuevos compinches
kind-bazaar = Bazar
kind-tribute = Tributo
kind-brisk_trade = Buenos negocios
kind-headcount = Recuento

kind-start-text = Aquí termina la vuelta. Cada jugador cobra el valor de sus bandidos (el doble en los grupos completos) y 100 P más.
kind-blank-text = Compra hasta tres bandidos.
kind-junction-text = Compra hasta tres bandidos. Desde aquí se sigue por la calle principal o por el callejón.
kind-raid-text = Los guardias buscan a los bandidos de cada banda que se ve aquí, sean de quien sean.
kind-raid_choice-text = Nombra una banda y los guardias saldrán a buscarla.
kind-raid_die-text = Un dado decide a qué banda buscan los guardias: 1 o 2, Estafadores; 3 o 4, Ladrones; 5, Defraudadores; 6, Bandoleros.
kind-raid_all-text = Los guardias buscan a las cuatro bandas a la vez.
kind-dice50-text = Tira un dado y recibe 50 P por cada punto.
kind-cash200-text = Encuentras 200 P.
kind-black_die-text = Se tira el dado negro y se queda en la Tabla del Destino. En la próxima redada, descartar un bandido costará 100 P desde el principio, y nadie podrá vender bandidos (salvo con la opción «Tratos tras el dado negro»). Pero, si también está allí el dado blanco, no se podrá descartar ni vender ninguno.
kind-white_die-text = Se tira el dado blanco y se queda en la Tabla del Destino. En la próxima redada, nadie podrá descartar ni vender bandidos.
kind-recruits-text = Compra hasta dos bandidos. Con la opción «Comprar en cualquier casilla», hasta cinco.
kind-bazaar-text = Todos pueden vender, comprar y cambiar bandidos entre sí.
kind-tribute-text = Cada rival te da un bandido, si tiene alguno.
kind-brisk_trade-text = Cada jugador cobra el precio del barrio por cada uno de sus bandidos, y no los pierde. Con la opción «Se pueden retirar bandidos», solo se cobra por los que se retiran.
kind-headcount-text = Cada jugador con bandidos tira un dado y recibe 10 P por punto y por bandido.

## The city

quarter-1 = Barrio del Puerto
quarter-2 = Barrio de los Artesanos
quarter-3 = Barrio de las Caravanas
quarter-4 = Barrio del Palacio

lane-main = la calle principal
lane-side = el callejón

square-m00 = Puerta de la Ciudad
square-m01 = Barrio del Puerto 2
square-m02 = Barrio del Puerto 3
square-m03 = Barrio del Puerto 4
square-m04 = Barrio del Puerto 5
square-m05 = Barrio del Puerto 6
square-m06 = Barrio del Puerto 7
square-m07 = Barrio del Puerto 8
square-m08 = Barrio del Puerto 9
square-m09 = Barrio del Puerto 10
square-m10 = Barrio del Puerto 11
square-m11 = Barrio del Puerto 12
square-m12 = Barrio del Puerto 13
square-m13 = Barrio de los Artesanos 1
square-m14 = Barrio de los Artesanos 2
square-m15 = Barrio de los Artesanos 3
square-m16 = Barrio de los Artesanos 4
square-m17 = Barrio de los Artesanos 5 (Cruce del Cobre)
square-m18 = Barrio de los Artesanos 6 (Calle del Cobre)
square-m19 = Barrio de los Artesanos 7 (Calle del Cobre)
square-m20 = Barrio de los Artesanos 8 (Calle del Cobre)
square-m21 = Barrio de los Artesanos 9
square-m22 = Barrio de los Artesanos 10
square-m23 = Barrio de los Artesanos 11
square-m24 = Barrio de los Artesanos 12
square-m25 = Barrio de los Artesanos 13
square-m26 = Barrio de las Caravanas 1
square-m27 = Barrio de las Caravanas 2
square-m28 = Barrio de las Caravanas 3
square-m29 = Barrio de las Caravanas 4
square-m30 = Barrio de las Caravanas 5 (Cruce del Pozo)
square-m31 = Barrio de las Caravanas 6 (Calle del Pozo)
square-m32 = Barrio de las Caravanas 7 (Calle del Pozo)
square-m33 = Barrio de las Caravanas 8 (Calle del Pozo)
square-m34 = Barrio de las Caravanas 9
square-m35 = Barrio de las Caravanas 10
square-m36 = Barrio de las Caravanas 11
square-m37 = Barrio de las Caravanas 12
square-m38 = Barrio de las Caravanas 13
square-m39 = Barrio del Palacio 1
square-m40 = Barrio del Palacio 2
square-m41 = Barrio del Palacio 3
square-m42 = Barrio del Palacio 4
square-m43 = Barrio del Palacio 5 (Cruce de los Jardines)
square-m44 = Barrio del Palacio 6 (Calle de los Jardines)
square-m45 = Barrio del Palacio 7 (Calle de los Jardines)
square-m46 = Barrio del Palacio 8 (Calle de los Jardines)
square-m47 = Barrio del Palacio 9
square-m48 = Barrio del Palacio 10
square-m49 = Barrio del Palacio 11
square-m50 = Barrio del Palacio 12
square-m51 = Barrio del Palacio 13
square-a18 = Barrio de los Artesanos 6b (Callejón de los Tintoreros)
square-a19 = Barrio de los Artesanos 7b (Callejón de los Tintoreros)
square-a20 = Barrio de los Artesanos 8b (Callejón de los Tintoreros)
square-a31 = Barrio de las Caravanas 6b (Callejón de los Camelleros)
square-a32 = Barrio de las Caravanas 7b (Callejón de los Camelleros)
square-a33 = Barrio de las Caravanas 8b (Callejón de los Camelleros)
square-a44 = Barrio del Palacio 6b (Callejón de la Luna)
square-a45 = Barrio del Palacio 7b (Callejón de la Luna)
square-a46 = Barrio del Palacio 8b (Callejón de la Luna)

## Dice, offers and answers

colour-black = Dado negro
colour-white = Dado blanco

offer = oferta { $a }

why-no = No, gracias
why-too_little = Es muy poco
why-too_dear = Es muy caro
why-need_it = Eso lo necesito yo
why-no_money = No puedo pagarlo

## What the acting player is asked

ask-turn = Juega una carta de movimiento
ask-buy = ¿Compras un bandido?
ask-choose_gang = ¿A qué banda buscan los guardias?
ask-window20 = ¿Descartas, negocias o te arriesgas?
ask-window100 = ¿Descartas bandidos (100 P cada uno)?
ask-tribute = ¿Qué bandido entregas?
ask-bazaar = El bazar está abierto: ¡a regatear!
ask-brisk_trade = ¿Qué bandidos retiras?
ask-choose_starter = ¿Quién empieza la próxima vuelta?
ask-over = Fin de la partida

## What the others read meanwhile

wait-turn = { $seats } mueve a Alí Babá
wait-buy = { $seats } elige qué bandidos comprar
wait-choose_gang = { $seats } elige a qué banda buscan los guardias
wait-window20 = { $count ->
    [one] { $seats } sigue decidiendo qué hacer con los bandidos en peligro
   *[other] { $count } jugadores siguen decidiendo qué hacer con los bandidos en peligro
}
wait-window100 = { $count ->
    [one] { $seats } sigue decidiendo
   *[other] { $count } jugadores siguen decidiendo
}
wait-tribute = { $count ->
    [one] { $seats } sigue eligiendo un bandido
   *[other] { $count } jugadores siguen eligiendo un bandido
}
wait-bazaar = { $count ->
    [one] { $seats } sigue regateando
   *[other] { $count } jugadores siguen regateando
}
wait-brisk_trade = { $count ->
    [one] { $seats } sigue retirando bandidos
   *[other] { $count } jugadores siguen retirando bandidos
}
wait-choose_starter = { $seats } elige quién empieza
wait-over = Fin de la partida

## Buttons

option-retire = Retirar: { $cards }
option-move = { $lane ->
    [None] Avanzar { $card }
    [null] Avanzar { $card }
   *[other] Avanzar { $card } por { $lane }
}
option-buy = { $group_card ->
    [None] Comprar: { $gang }
    [null] Comprar: { $gang }
   *[other] Comprar: { $group_card }
}
option-end_buy = No comprar más
option-choose_gang = Nombrar esta banda: { $gang }
option-discard = Descartar: { $cards }
option-give = Entregar: { $card }
option-offer = Hacer una oferta
option-counter = Hacer una contraoferta
option-accept = Aceptar la { $offer }
option-decline = Rechazar la { $offer }
option-withdraw = Anular la { $offer }
option-done = Listo
option-resume = Participar
option-choose_starter = Empieza { $seat }

## What happens

event-began = { $seat } lleva la banca
event-lap = Vuelta { $lap }: empieza { $seat }
event-dealt = { $count ->
    [one] Se reparte { $count } carta de movimiento
   *[other] Se reparten { $count } cartas de movimiento
}
event-hand = Tus cartas de movimiento: { $values }
event-turn = { $seat } mueve a Alí Babá
event-retired = { $seat } cobra { $money } P por retirar: { $cards }
event-moved = { $lane ->
    [None] { $seat } juega un { $card }. Alí Babá llega aquí: { $square }
    [null] { $seat } juega un { $card }. Alí Babá llega aquí: { $square }
   *[other] { $seat } juega un { $card } por { $lane }. Alí Babá llega aquí: { $square }
}
event-way_chosen = { $seat } elige por dónde seguir: { $lane }
event-bought = { $money ->
    [0] { $seat } se lleva gratis: { $card }
   *[other] { $seat } compra por { $money } P: { $card }
}
event-turned_up = Ahora, encima del montón ({ $gang }): { $card }
event-dice50 = { $seat } saca un { $die } y recibe { $money } P
event-cash200 = { $seat } encuentra una bolsa con { $money } P
event-parked = { $colour }: { $die } (se queda en la Tabla del Destino hasta la próxima redada)
event-headcount = { $seat } saca un { $die } y recibe { $money } P por todos sus bandidos
event-brisk_trade = { $seat } hace buenos negocios: { $money } P
event-tribute = ¡Tributo! Cada rival que tenga bandidos le entrega uno a { $seat }
event-giving = { $seat } ya ha elegido un bandido
event-gave = { $seat } le entrega un bandido a { $other }: { $card }
event-bazaar = Se abre el bazar: ¡a vender, comprar y cambiar!
event-gang_die = Dado de las bandas: { $die }. Los guardias buscan a esta banda: { $gang }
event-gang_named = { $seat } elige a qué banda buscan los guardias: { $gang }
event-raid = ¡Redada! En peligro: { $gangs }
event-nobody_threatened = Nadie tiene bandidos en peligro: los guardias se van a casa
event-window20 = ¡Deprisa! Los bandidos en peligro se pueden vender, o descartar pagando 20 P por cada uno
event-window100 = Ahora, descartar un bandido en peligro cuesta 100 P
event-raid_over = Ya no quedan bandidos en peligro: se acabó la redada
event-rolled = { $colour }: { $die }
event-destiny = Número del destino: { $number }
event-captured = { $count ->
    [one] ¡Atrapado! { $seat } debe { $money } P de rescate por este bandido: { $cards }
   *[other] ¡Atrapados! { $seat } debe { $money } P de rescate por estos bandidos: { $cards }
}
event-ransom = { $seat } paga { $money } P de rescate
event-bankrupt = { $seat } está en bancarrota y retira a todos sus bandidos por { $money } P: { $cards }
event-pardoned = El califa es clemente: a { $seat } le perdona los últimos { $money } P
event-returned = Tras el rescate, { $seat } devuelve al fondo de sus montones: { $cards }
event-nobody_caught = ¡Uf! No atrapan a nadie
event-discarded = { $count ->
    [one] { $seat } paga { $money } P y descarta un bandido: { $cards }
   *[other] { $seat } paga { $money } P y descarta { $count } bandidos: { $cards }
}
event-dealing = { $other ->
    [None] { $seat } hace una oferta a toda la mesa
    [null] { $seat } hace una oferta a toda la mesa
   *[other] { $seat } le hace una oferta a { $other }
}
event-offered = { $other ->
    [None] Oferta de { $seat } a toda la mesa. Da: { deal-give }; quiere: { deal-want }
    [null] Oferta de { $seat } a toda la mesa. Da: { deal-give }; quiere: { deal-want }
   *[other] Oferta de { $seat } a { $other }. Da: { deal-give }; quiere: { deal-want }
}
event-countered = { $seat } le hace una contraoferta a { $other }
event-accepted = ¡Trato hecho! { $other } da: { deal-give }; { $seat } da: { deal-want }
event-declined = { $why ->
    [None] { $seat } rechaza la { $offer }
    [null] { $seat } rechaza la { $offer }
   *[other] { $seat } rechaza la { $offer }: «{ $why }»
}
event-withdrawn = { $seat } anula la { $offer }
event-void = La { $offer } ya no vale
event-done = { $seat } ya ha terminado
event-resumed = { $seat } aún no ha terminado
event-payout = { $doubled ->
    [0] { $seat } cobra { $money } P en la puerta: { $values } P por los bandidos, más el dinero extra por la vuelta
   *[other] { $seat } cobra { $money } P en la puerta: { $values } P por los bandidos, { $doubled } P por los grupos completos, más el dinero extra por la vuelta
}
event-lap_over = Termina la vuelta { $lap }: Alí Babá ha llegado a la puerta
event-chooses = { $seat } elige quién empieza la próxima vuelta: nadie tiene menos dinero
event-left = { $seat } deja la mesa
event-ended = { $reason }

## What is in a deal

deal-give = { $give_cards ->
    [None] { $give_money ->
        [0] nada
       *[other] { $give_money } P
    }
    [null] { $give_money ->
        [0] nada
       *[other] { $give_money } P
    }
   *[other] { $give_cards }{ deal-give-money }
}
deal-give-money = { $give_money ->
    [0] {""}
   *[other] {" "}+ { $give_money } P
}
deal-want = { $want_cards ->
    [None] { $want_money ->
        [0] nada
       *[other] { $want_money } P
    }
    [null] { $want_money ->
        [0] nada
       *[other] { $want_money } P
    }
   *[other] { $want_cards }{ deal-want-money }
}
deal-want-money = { $want_money ->
    [0] {""}
   *[other] {" "}+ { $want_money } P
}

## How the game ends

reason-laps = Alí Babá ha terminado su última vuelta: toca contar el dinero
reason-abandoned = Todos han dejado la mesa

## Why not

refusal-bad-player-count = Este juego es de 2 a 6 jugadores.
refusal-bad-option = Esta opción no sirve aquí: { $option } ({ $value }). Elige otra.
refusal-not-seated = Estás viendo la partida. Solo pueden jugar quienes tienen sitio en la mesa.
refusal-game-over = Esta partida ha terminado. ¿Jugamos otra?
refusal-unknown-action = Eso no se puede hacer en este juego. Elige una de las jugadas de la pantalla.
refusal-wrong-phase = Ahora no puedes hacer eso. Primero: «{ $ask }».
refusal-not-your-turn = Aún no te toca. Espera a que llegue tu turno.
refusal-not-asked = Ahora no tienes nada que decidir. Espera un momento.
refusal-stale = La partida ha avanzado. Mira otra vez y vuelve a elegir.
refusal-bad-params = Falta algo. Vuelve a elegir en la pantalla.
refusal-empty-list = Elige al menos un bandido.
refusal-unknown-card = Ese bandido no existe en Basra. Elige uno de los que ves.
refusal-duplicate-card = Has elegido dos veces al mismo bandido. Con una vez basta.
refusal-not-owner = Uno de esos bandidos acaba de cambiar de manos o su dueño lo ha descartado. Mira otra vez y vuelve a elegir.
refusal-card-not-in-hand = No tienes esa carta de movimiento. Elige una de tu mano.
refusal-lane-required = Aquí el camino se divide. Elige la calle principal o el callejón.
refusal-lane-not-allowed = Con esta carta, Alí Babá no sale de ningún cruce: no hay camino que elegir. Juégala sin más.
refusal-lane-chosen = Quien llevó a Alí Babá hasta este cruce ya eligió el camino. Sigue por ahí.
refusal-unknown-gang = Esa banda no existe. Elige una de las cuatro.
refusal-pile-empty = El montón de esa banda está vacío. Elige otra.
refusal-not-in-pile = En el montón no quedan bandidos de ese grupo. Elige otro.
refusal-insufficient-funds = No tienes dinero para eso. Prueba con menos bandidos o menos dinero.
refusal-not-threatened = Los guardias no buscan a ese bandido. Elige uno que esté en peligro.
refusal-unknown-seat = Ese jugador no existe. Elige a alguien de la mesa.
refusal-self-trade = Para un trato hacen falta dos. Elige a otro jugador.
refusal-bad-amount = El dinero va de diez en diez. Elige 0, 10, 20, etc.
refusal-offer-empty = En un trato tiene que haber al menos un bandido. Añade uno.
refusal-swap-forbidden = Durante una redada no se pueden cambiar bandidos. Solo se pueden vender o comprar por dinero.
refusal-dowry-forbidden = Durante una redada, nadie puede cobrar por llevarse bandidos. Quita el dinero.
refusal-offer-limit = Has llegado al límite. Si tienes demasiadas ofertas abiertas, anula una. Si ya has hecho demasiadas en total, espera a la próxima redada o al próximo bazar.
refusal-offer-not-found = Esa oferta ya no está abierta. Mira cuáles quedan o haz una nueva.
refusal-offer-not-yours = Solo puedes responder a ofertas de otros que aún no hayas rechazado, y solo puedes anular las tuyas.
refusal-offer-stale = El otro jugador ya no puede cumplir esa oferta, así que queda anulada. Prueba con una nueva.

## Settings

setting-laps = Duración de la partida
setting-laps-help = ¿Cuántas vueltas da Alí Babá a la ciudad?
setting-laps-2 = Dos vueltas
setting-laps-1 = Una vuelta (partida corta)

setting-draw_any = Libre elección al comprar
setting-draw_any-help = Se puede comprar cualquier bandido de un montón, no solo el de encima.
setting-draw_any-true = Sí
setting-draw_any-false = No

setting-buy_anywhere = Comprar en cualquier casilla
setting-buy_anywhere-help = Se pueden comprar hasta tres bandidos en cualquier casilla menos la puerta (en «Nuevos compinches», hasta cinco), no solo en las calles tranquilas.
setting-buy_anywhere-true = Sí
setting-buy_anywhere-false = No

setting-recruits_free = Compinches gratis
setting-recruits_free-help = Los dos bandidos de «Nuevos compinches» son gratis.
setting-recruits_free-true = Sí
setting-recruits_free-false = No

setting-brisk_trade = Buenos negocios
setting-brisk_trade-help = ¿Qué pasa con tus bandidos en «Buenos negocios»?
setting-brisk_trade-keep = Se cobra sin perder bandidos
setting-brisk_trade-retire = Se pueden retirar bandidos
setting-brisk_trade-keep-help = Todos cobran el precio del barrio por sus bandidos y se los quedan.
setting-brisk_trade-retire-help = Puedes retirar bandidos, como antes de mover. Por los que te quedes no cobrarás nada.

setting-freed = Bandidos rescatados
setting-freed-help = ¿Adónde van los bandidos cuando se paga su rescate?
setting-freed-keep = Vuelven contigo
setting-freed-return = Al fondo de su montón

setting-sell_any = Vender cualquier bandido en las redadas
setting-sell_any-help = Durante una redada también se pueden vender bandidos que no estén en peligro.
setting-sell_any-true = Sí
setting-sell_any-false = No

setting-dowry = Pagar para librarse de un bandido
setting-dowry-help = Durante una redada se puede añadir dinero para que alguien se lleve un bandido.
setting-dowry-true = Sí
setting-dowry-false = No

setting-deals_in_100 = Tratos tras el dado negro
setting-deals_in_100-help = Tras el dado negro, cuando descartar un bandido ya cuesta 100 P, aún se pueden vender bandidos.
setting-deals_in_100-true = Sí
setting-deals_in_100-false = No

setting-drop_any = Descartar cualquier bandido en las redadas
setting-drop_any-help = Durante una redada también se pueden descartar bandidos que no estén en peligro.
setting-drop_any-true = Sí
setting-drop_any-false = No

setting-junction = Quién elige en un cruce
setting-junction-help = Si Alí Babá se para en un cruce, ¿quién elige por dónde sigue?
setting-junction-leaving = Quien lo mueva después
setting-junction-arriving = Quien lo ha llevado hasta allí

setting-short_hand = Una carta menos
setting-short_hand-help = Con cinco jugadores, ¿quién tiene solo cuatro cartas de movimiento en la segunda vuelta?
setting-short_hand-last = El último jugador
setting-short_hand-banker = Otra vez la banca

setting-hidden_money = Dinero oculto
setting-hidden_money-help = Solo tú ves cuánto dinero tienes. En la puerta lo muestran todos.
setting-hidden_money-true = Sí
setting-hidden_money-false = No

setting-timers = Tiempo para pensar
setting-timers-help = Solo si se juega con límite de tiempo. Si se te acaba, el juego decide por ti.
setting-timers-normal = Normal
setting-timers-slow = Con calma (el doble)
setting-timers-off = Sin límite

setting-on_leave = Si alguien se va
setting-on_leave-help = Un bot se hace cargo de las cartas, los bandidos y el dinero de quien se va.
setting-on_leave-bot = Juega un bot en su lugar

## The result

outcome-laps = { $count ->
    [one] ¡{ $seats } tiene la mayor fortuna de Basra y gana!
   *[other] ¡{ $seats } tienen la misma fortuna y comparten la victoria!
}
outcome-abandoned = Todos han dejado la mesa: la partida termina sin resultado
score-line =
    { $seat }: { $points } P (bandidos { $bandits }, grupos completos { $groups }, primera vuelta { $lap1 } P{ $lap2 ->
        [0] {""}
       *[other] , segunda vuelta { $lap2 } P
    })

## Bots

bot-baseline = Mercader
bot-baseline-help = Compra lo que compensa y vende lo arriesgado.
bot-cautious = Cambista
bot-cautious-help = Se conforma con las bandas baratas y duerme a pierna suelta.
bot-bold = Aventurero
bot-bold-help = Quiere Bandoleros, cuantos más mejor, y se ríe de los guardias.
bot-strong = Gran Visir
bot-strong-help = Lo planea todo hasta la puerta y regatea como nadie.

## How to play

help-1 = Todos movemos al mismo Alí Babá por los cuatro barrios de Basra: dos vueltas, de puerta a puerta. Por el camino, consigue bandidos. Al final solo cuenta el dinero, y gana quien más tenga.
help-2 = En tu turno puedes empezar retirando bandidos: la banca te paga el precio del barrio donde está Alí Babá. Después juegas una carta de movimiento, y Alí Babá avanza justo las casillas que marca. Cuando sale de un cruce, eliges la calle principal o el callejón.
help-3 = En una calle tranquila o en un cruce puedes comprar hasta tres de los bandidos que están boca arriba. En el primer barrio son gratis; luego los precios suben. Los bandidos de las bandas caras valen más en la puerta, pero los atrapan más a menudo.
help-4 = Si Alí Babá cae en una redada, todos los bandidos de las bandas buscadas están en peligro, sean de quien sean. Primero puedes descartar bandidos en peligro pagando 20 P por cada uno, o vendérselos a otros jugadores. Durante una redada no se pueden cambiar unos bandidos por otros.
help-5 = En una redada, el dado negro marca la fila de la Tabla del Destino. A partir de ahí, descartar un bandido cuesta 100 P. El dado blanco marca la columna. Atrapan a todo bandido en peligro que tenga el número de esa fila y esa columna. El rescate es de 200 P por cada uno, pero los bandidos siguen siendo tuyos.
help-6 = Si no puedes pagar un rescate, estás en bancarrota: retiras a todos tus bandidos para reunir el dinero. Si ni así alcanza, el califa te perdona el resto y sigues jugando.
help-7 = Otras casillas traen dinero, compinches o un tributo. En algunas se tira por adelantado un dado de la próxima redada, que se queda en la Tabla del Destino. Si solo está allí el negro, no se podrá vender, y descartar costará 100 P desde el principio; si está el blanco, no se podrá descartar ni vender.
help-8 = En el bazar, vende, compra y cambia cuanto quieras. Haz una oferta a alguien o a toda la mesa. Si te hacen una oferta, acéptala, recházala o haz una contraoferta. Un grupo se completa con cuatro bandidos, así que el último puede valer mucho.
help-9 = En la puerta, cada jugador cobra el valor de sus bandidos (el doble en los grupos completos) y 100 P más. Los bandidos no se pierden. Tras la primera vuelta, el jugador más pobre elige quién empieza la segunda.

## On the board: money and prices

board-money = { $money } P
board-money-hidden = oculto
board-price-here = Precio aquí
board-price-next = Próximo barrio
board-price-free = gratis
board-value = Valor en la puerta
board-prices = Precios: { $quarter }
board-payout = Cobro en la puerta
board-payout-now = Cobro en la puerta: { $money } P
board-then = Luego
board-gate = Puerta
board-take-risk = Arriesgarse
board-likely-ransom = Rescate medio: { $money } P
board-offer-from = Oferta de { $seat }
board-first-turn = Todos movemos al mismo Alí Babá. Toca una carta: Alí Babá avanza tantas casillas como marca, y la casilla donde cae decide qué pasa.
board-first-prices = Las cifras de cada barrio son precios: lo que cuesta allí un bandido de cada banda.
board-first-buy = Toma los bandidos de uno en uno. Bajo cada carta ves su precio en el próximo barrio y lo que se cobra por ella en la puerta.
board-prices-row = Precios: aquí → próximo barrio
board-payout-sum = Cobro en la puerta: { $money } P ({ $values } por los bandidos + { $bonus } por la vuelta)
board-bankrupt = en bancarrota
board-pardoned-money = perdonado: { $money } P

## On the board: Ali Baba’s way

board-city = La ciudad de Basra
board-ali-baba = Alí Babá
board-follow = Seguir a Alí Babá
board-whole-city = Toda la ciudad
board-lap = Vuelta { $lap } de { $laps }
board-steps-left = { $count ->
    [one] { $count } casilla hasta la puerta
   *[other] { $count } casillas hasta la puerta
}
board-your-cards = Tus cartas de movimiento
board-card-count = { $count ->
    [one] { $count } carta de movimiento
   *[other] { $count } cartas de movimiento
}
board-move-card = Carta de movimiento { $card }
board-unplayed = Por jugar
board-move = Avanzar { $card }
board-lane-main = Calle principal
board-lane-side = Callejón

## On the board: bandits and piles

board-bandits = Bandidos
board-your-bandits = Tus bandidos
board-bandits-of = Bandidos de { $seat }
board-bandit-count = { $count ->
    [one] { $count } bandido
   *[other] { $count } bandidos
}
board-nothing = Ningún bandido
board-pile = { $count ->
    [0] El montón está vacío
    [one] { $count } bandido en el montón
   *[other] { $count } bandidos en el montón
}
board-in-pile = En el montón
board-top = Encima: { $card }
board-group-count = { $group }: { $count } de 4
board-group-complete = Grupo completo: vale el doble
board-complete = completo
board-destiny-numbers = Números del destino: { $numbers }
board-retire = Retirar
board-retire-for = Retirar y cobrar { $money } P
board-buy-for = Comprar ({ $money } P)
board-buy-free = Tomar (gratis)
board-stop-buying = No comprar más
board-buys-left = { $count ->
    [one] Puedes comprar { $count } bandido más
   *[other] Puedes comprar { $count } bandidos más
}
board-choose-group = ¿Qué bandido te llevas?
board-choose-gang = Elige una banda
board-hand-over = Entregar
board-hand-over-chosen = Ya has elegido. Ahora espera a los demás.
board-hand-over-secret = Nadie ve qué bandido das hasta que elijan todos
board-to-seat = Para { $seat }

## On the board: raids

board-raid = Redada
board-threatened = en peligro
board-threatened-count = { $count ->
    [0] ninguno en peligro
    [one] { $count } en peligro
   *[other] { $count } en peligro
}
board-destiny = Tabla del Destino
board-die-shows = { $colour }: { $die }
board-die-waits = a la espera de la próxima redada
board-number = Número { $number }
board-risk = { $count } de 6
board-safe = a salvo
board-drop = Descartar
board-drop-for = { $count ->
    [one] Pagar { $money } P y descartar { $count } bandido
   *[other] Pagar { $money } P y descartar { $count } bandidos
}
board-caught = Atrapados

## On the board: deals

board-deal = ¡Trato hecho!
board-offer = Oferta
board-offers = Ofertas
board-new-offer = Hacer una oferta
board-sell = Vender
board-you-give = Das
board-you-get = Recibes
board-gives = { $seat } da
board-wants = { $seat } quiere
board-and-money = y dinero
board-only-money = Solo dinero
board-goods = { $cards }
board-for-nothing = Nada
board-offer-to = ¿A quién?
board-to-all = A toda la mesa
board-send = Enviar la oferta
board-accept = Aceptar
board-decline = Rechazar
board-declined = Oferta rechazada
board-counter = Contraoferta
board-withdraw = Anular
board-done = Listo
board-again = Participar
board-is-done = ha terminado
board-your-offer = Tu oferta
board-why-not = ¿Por qué la rechazas?
board-no-offers = Aún no hay ofertas
board-wares = Toca un bandido que te guste y haz una oferta. Debajo ves su valor en la puerta.
board-offers-left = { $count ->
    [0] Ahora no puedes hacer más ofertas
    [one] Puedes hacer { $count } oferta más
   *[other] Puedes hacer { $count } ofertas más
}
board-less = Menos
board-more = Más
board-cancel = Cancelar

## On the board: where to look

board-tab-city = Ciudad
board-tab-court = Destino
board-tab-piles = Montones
board-tab-people = Jugadores
board-tab-deals = Tratos

## The final count

board-final-player = Jugador
board-final-bandits = Bandidos
board-final-groups = Grupos completos
board-final-trade = Dinero inicial, comercio y suerte
board-final-lap-1 = Primera vuelta
board-final-lap-2 = Segunda vuelta
board-final-money = Dinero
board-final-place = Puesto

ending-you = { $rank ->
    [1] ¡Has ganado con { $points } P!
    [2] Segundo puesto, con { $points } P
    [3] Tercer puesto, con { $points } P
   *[other] Puesto { $rank }, con { $points } P
}
moment-leap = { $name } gana { $points } P en una sola jugada
moment-margin = Victoria por { $points } P de diferencia
evening-place = Puesto { $rank }: { $points } P
postcard-points = El dinero, jugada a jugada
replay-points = Dinero
replay-chart = Evolución del dinero

## The guided first game

guide-welcome = Todos movemos al mismo Alí Babá por Basra. Consigue bandidos, cobra por ellos en la puerta y esquiva a los guardias: gana quien más dinero tenga.
guide-end = Ese ha sido el último cobro, y los bandidos ya no valen nada. Gana quien tiene más dinero.
guide-ask-turn = Juega una carta: Alí Babá avanza tantas casillas como marca, y la casilla donde cae decide qué pasa. Antes puedes retirar bandidos: la banca te paga por ellos el precio del barrio.
guide-ask-buy = Compra bandidos que estén boca arriba, de uno en uno, o deja de comprar. Cuanto más vale un bandido en la puerta, más a menudo lo atrapan; cuatro de un grupo valen el doble.
guide-ask-choose_gang = Nombra la banda a la que buscarán los guardias: mejor una de la que otros tengan bandidos y tú no.
guide-ask-window20 = A los bandidos en peligro los pueden atrapar, y el rescate es de 200 P por cada uno. Descártalos ahora pagando 20 P por cada uno, véndelos o arriésgate.
guide-ask-window100 = El dado negro ya ha marcado la fila de la Tabla del Destino, así que ves el riesgo de cada bandido. Si uno de los tuyos corre mucho riesgo, paga 100 P y descártalo: su rescate te costaría 200 P.
guide-ask-tribute = Tienes que entregar un bandido, y nadie verá cuál hasta que elijan todos. Quédate con los que vayan formando un grupo.
guide-ask-bazaar = Vende, compra y cambia cuanto quieras: el cuarto bandido de un grupo vale mucho. Toca «Listo» cuando termines.
guide-ask-brisk_trade = Puedes retirar bandidos: la banca te paga por ellos el precio del barrio. Quédate con los que te darán más en la puerta.
guide-ask-choose_starter = Nadie tiene menos dinero que tú, así que eliges quién empieza la próxima vuelta. Quien empieza tiene la primera ocasión de conseguir bandidos gratis.
guide-wait-turn = Todos movemos al mismo Alí Babá. Fíjate en dónde se para: una redada también puede poner en peligro a tus bandidos.
guide-wait-window20 = Aún hay quien está decidiendo qué hacer con los bandidos en peligro. Si te atreves a comprar alguno barato, todavía puedes participar.
guide-wait-window100 = Quien tiene bandidos en peligro decide si descarta alguno pagando 100 P por cada uno. Después, si aún quedan bandidos en peligro, se tira el dado blanco.
guide-wait-tribute = Quien tiene que entregar un bandido lo elige en secreto. Mientras falte alguien por elegir, nada cambia de manos.
guide-event-lap = Cada vuelta empieza en la Puerta de la Ciudad. En el primer barrio los bandidos son gratis: ¡aprovecha!
guide-event-dealt = Las cartas de todos, sumadas, llevan a Alí Babá justo hasta la puerta. Solo tú ves las tuyas, y las jugarás todas.
guide-event-retired = Se cobra el precio del barrio por los bandidos retirados, que vuelven al fondo de sus montones. Los guardias ya no pueden atraparlos.
guide-event-parked = Este dado se queda en la Tabla hasta la próxima redada. Si solo está allí el negro, nadie podrá vender (salvo con la opción «Tratos tras el dado negro»), y descartar costará 100 P desde el principio; si está el blanco, nadie podrá descartar ni vender.
guide-event-headcount = En el recuento, cada jugador con bandidos tira un dado y recibe 10 P por punto y por bandido. Los baratos cuentan tanto como los caros.
guide-event-brisk_trade = Todos cobran el precio del barrio por sus bandidos, y no los pierden. Cuantos más tengas, mejor.
guide-event-tribute = Cada rival entrega un bandido al jugador que ha movido a Alí Babá. Quien no tiene ninguno no da nada.
guide-event-bazaar = Ahora los bandidos cambian de manos por dinero o por otros bandidos. Haz una oferta a un jugador o a toda la mesa.
guide-event-gang_die = Con el dado se decide la banda: 1–2, Estafadores; 3–4, Ladrones; 5, Defraudadores; 6, Bandoleros. Todos los bandidos de esa banda están en peligro, sean de quien sean.
guide-event-gang_named = El jugador que ha movido a Alí Babá nombra una banda. Todos los bandidos de esa banda están ahora en peligro, sean de quien sean.
guide-event-raid = Todos los bandidos a los que buscan los guardias están en peligro, sean de quien sean. Dos dados decidirán a quién atrapan.
guide-event-nobody_threatened = Nadie tiene bandidos en peligro, así que no hace falta tirar los dados. La partida sigue.
guide-event-raid_over = Ya no queda nadie a quien atrapar, así que no se tiran más dados.
guide-event-rolled = El dado negro marca la fila de la Tabla del Destino; el blanco, la columna.
guide-event-destiny = La fila y la columna se cruzan en este número. Atrapan a todos los bandidos en peligro que lo tengan.
guide-event-captured = Por cada bandido atrapado se pagan 200 P de rescate. Después, el bandido vuelve a estar libre.
guide-event-bankrupt = Quien no tiene dinero suficiente para el rescate está en bancarrota: se retiran todos sus bandidos para pagarlo, pero sigue en la partida.
guide-event-pardoned = Ni retirando a todos los bandidos alcanza el dinero, así que el califa perdona el resto. En Basra nadie tiene deudas.
guide-event-discarded = Un bandido descartado vuelve al fondo de su montón. Su dueño lo pierde, pero no pagará rescate por él.
guide-event-dealing = Hay una oferta nueva. Quien la recibe puede aceptarla, rechazarla o hacer una contraoferta.
guide-event-accepted = Los tratos se cumplen al instante: todo ha cambiado ya de manos.
guide-event-void = Una oferta deja de valer si falta alguno de sus bandidos o si quien la hizo ya no puede pagarla.
guide-event-payout = En la puerta cobras el valor de tus bandidos (el doble en los grupos completos) y 100 P más. Los bandidos siguen siendo tuyos.
guide-event-chooses = Quien menos dinero tiene elige quién empieza la próxima vuelta. Eso puede ayudarle a remontar.

## Characters

bot-abdallah = Abdalá
bot-abdallah-help = Un mercader honrado: compra lo que compensa y vende lo arriesgado.
phrase-bot-hello-abdallah = ¡Paz y buenos negocios a todos!
bot-abu_hassan = Abu Hasán
bot-abu_hassan-help = Califa por un día: compra lo que se le antoja y nunca descarta a un amigo.
phrase-bot-hello-abu_hassan = ¡Califa por un día! ¿Quién invita?
bot-dalila = Dalila
bot-dalila-help = La astuta Dalila se conforma con las bandas baratas y duerme a pierna suelta.
phrase-bot-hello-dalila = Buenas. Yo prefiero las calles tranquilas.
bot-sinbad = Simbad
bot-sinbad-help = Quiere Bandoleros, cuantos más mejor, y se ríe de los guardias.
phrase-bot-hello-sinbad = ¡Ah del barco! Siete viajes, ¡y ahora Basra!
bot-harun = Harún al-Rashid
bot-harun-help = El califa disfrazado: lo planea todo hasta la puerta y regatea como nadie.
phrase-bot-hello-harun = Un simple viajero, nada más. ¿Empezamos?

## Why a bot did it

reason-retire = Por los rescates probables, sale más a cuenta cobrar ahora que en la puerta: { $cards }.
reason-keep = Los bandidos valen más en la puerta que aquí.
reason-to_buy = { $square }: allí se compran bandidos a buen precio.
reason-to_raid = { $square }: allí, una redada perjudica sobre todo a otros jugadores.
reason-to_money = { $square }: allí hay algo que ganar.
reason-to_safety = { $square }: ninguna otra casilla sería mejor.
reason-group = Para ampliar un grupo (bandidos hasta ahora: { $count }): { $card }.
reason-bargain = Vale más de lo que cuesta: { $card }.
reason-no_bargain = Aquí no merece la pena ningún bandido.
reason-gang = { $gang }: una redada contra esta banda es lo que más les costaría a otros jugadores.
reason-least = El bandido que menos cuesta perder: { $card }.
reason-starter = Quien empieza elige bandidos antes que nadie.
reason-good_deal = Este trato vale más de lo que cuesta.
reason-bad_deal = No en estas condiciones: «{ $why }».
reason-better_price = A mejor precio, habría trato.
reason-sale = Mejor vendido barato que atrapado: { $card }.
reason-completes = A este grupo le falta muy poco: { $group }.
reason-drop = Descartar sale más barato que el rescate probable: { $cards }.
reason-stays = El riesgo es menor que lo que cuesta evitarlo.
reason-no_deal = Ahora no hay ningún trato que merezca la pena.
reason-whim = Por puro capricho.
reason-foreseen = De cara a las próximas jugadas, esto es lo mejor.

## What a content pack may change

content-money = Dinero al empezar
content-steps = Cartas de movimiento
content-gang-die = El dado de las bandas
content-fee-buy = Bandidos que se pueden comprar en una calle tranquila o en un cruce
content-fee-recruits = Bandidos que se pueden comprar en «{ kind-recruits }»
content-fee-cash = Dinero encontrado en «{ kind-cash200 }»
content-fee-dice = Dinero por punto en «{ kind-dice50 }»
content-fee-headcount = Dinero por punto y bandido en «{ kind-headcount }»
content-fee-window20 = Coste de descartar un bandido antes de tirar los dados
content-fee-window100 = Coste de descartar un bandido tras el dado negro
content-fee-ransom = Rescate de un bandido
content-fee-gate = Dinero extra en la puerta por cada vuelta
content-value = Valor de un bandido en la puerta ({ $gang })
content-price = Precios por barrio ({ $gang })
content-destiny = Números del destino ({ $group })
content-square = Casilla «{ $square }»
content-raided = Redada en la casilla «{ $square }»
