### Basra: Spanish

## The game

game-name = Basra
game-line = ¿Quién se hará rico con sus bandidos antes de que lleguen los guardias del califa?
game-about = Reúne bandidos, cuanto más baratos mejor, y guía a Alí Babá por Basra con tus cartas. Pero, cada vez que topa con una redada, los dados deciden a quién atrapan los guardias del califa, y los rescates salen caros. Vende a tiempo, regatea en el bazar y completa tus grupos: gana quien tenga más dinero tras dos vueltas.

## Gangs

gang-swindlers = Estafadores
gang-thieves = Ladrones
gang-defrauders = Defraudadores
gang-robbers = Bandoleros

## Groups

group-fortune_tellers = Adivinos
group-quacks = Charlatanes
group-card_sharps = Tahúres
group-false_fakirs = Falsos faquires
group-pickpockets = Carteristas
group-camel_thieves = Ladrones de camellos
group-burglars = Desvalija­dores
group-market_thieves = Rateros del mercado
group-forgers = Falsificadores
group-smugglers = Contrabandistas
group-coin_clippers = Cercenadores de moneda
group-fences = Peristas
group-highwaymen = Salteadores de caminos
group-river_pirates = Piratas del río
group-desert_raiders = Saqueadores del desierto
group-tomb_robbers = Saqueadores de tumbas

## The bandits

card-fortune_tellers-1 = Adivinos 1
card-fortune_tellers-2 = Adivinos 2
card-fortune_tellers-3 = Adivinos 3
card-fortune_tellers-4 = Adivinos 4
card-quacks-1 = Charlatanes 1
card-quacks-2 = Charlatanes 2
card-quacks-3 = Charlatanes 3
card-quacks-4 = Charlatanes 4
card-card_sharps-1 = Tahúres 1
card-card_sharps-2 = Tahúres 2
card-card_sharps-3 = Tahúres 3
card-card_sharps-4 = Tahúres 4
card-false_fakirs-1 = Falsos faquires 1
card-false_fakirs-2 = Falsos faquires 2
card-false_fakirs-3 = Falsos faquires 3
card-false_fakirs-4 = Falsos faquires 4
card-pickpockets-1 = Carteristas 1
card-pickpockets-2 = Carteristas 2
card-pickpockets-3 = Carteristas 3
card-pickpockets-4 = Carteristas 4
card-camel_thieves-1 = Ladrones de camellos 1
card-camel_thieves-2 = Ladrones de camellos 2
card-camel_thieves-3 = Ladrones de camellos 3
card-camel_thieves-4 = Ladrones de camellos 4
card-burglars-1 = Desvalijadores 1
card-burglars-2 = Desvalijadores 2
card-burglars-3 = Desvalijadores 3
card-burglars-4 = Desvalijadores 4
card-market_thieves-1 = Rateros del mercado 1
card-market_thieves-2 = Rateros del mercado 2
card-market_thieves-3 = Rateros del mercado 3
card-market_thieves-4 = Rateros del mercado 4
card-forgers-1 = Falsificadores 1
card-forgers-2 = Falsificadores 2
card-forgers-3 = Falsificadores 3
card-forgers-4 = Falsificadores 4
card-smugglers-1 = Contrabandistas 1
card-smugglers-2 = Contrabandistas 2
card-smugglers-3 = Contrabandistas 3
card-smugglers-4 = Contrabandistas 4
card-coin_clippers-1 = Cercenadores de moneda 1
card-coin_clippers-2 = Cercenadores de moneda 2
card-coin_clippers-3 = Cercenadores de moneda 3
card-coin_clippers-4 = Cercenadores de moneda 4
card-fences-1 = Peristas 1
card-fences-2 = Peristas 2
card-fences-3 = Peristas 3
card-fences-4 = Peristas 4
card-highwaymen-1 = Salteadores de caminos 1
card-highwaymen-2 = Salteadores de caminos 2
card-highwaymen-3 = Salteadores de caminos 3
card-highwaymen-4 = Salteadores de caminos 4
card-river_pirates-1 = Piratas del río 1
card-river_pirates-2 = Piratas del río 2
card-river_pirates-3 = Piratas del río 3
card-river_pirates-4 = Piratas del río 4
card-desert_raiders-1 = Saqueadores del desierto 1
card-desert_raiders-2 = Saqueadores del desierto 2
card-desert_raiders-3 = Saqueadores del desierto 3
card-desert_raiders-4 = Saqueadores del desierto 4
card-tomb_robbers-1 = Saqueadores de tumbas 1
card-tomb_robbers-2 = Saqueadores de tumbas 2
card-tomb_robbers-3 = Saqueadores de tumbas 3
card-tomb_robbers-4 = Saqueadores de tumbas 4

## Kinds of squares, and what they do

kind-start = Puerta de la ciudad
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

kind-start-text = Termina la vuelta: cada cual cobra el valor de sus bandidos y 100 P más.
kind-blank-text = Quien ha movido hasta aquí puede comprar hasta tres bandidos.
kind-junction-text = Quien ha movido hasta aquí puede comprar hasta tres bandidos, y el próximo movimiento sigue por la calle mayor o por el callejón.
kind-raid-text = Los guardias buscan a las bandas que se ven aquí, las tenga quien las tenga.
kind-raid_choice-text = Quien ha movido hasta aquí nombra una banda, y los guardias van a por ella.
kind-raid_die-text = Un dado decide a por qué banda van los guardias: 1 o 2 Estafadores, 3 o 4 Ladrones, 5 Defraudadores, 6 Bandoleros.
kind-raid_all-text = Los guardias van a por las cuatro bandas a la vez.
kind-dice50-text = Quien ha movido hasta aquí tira un dado y recibe 50 P por cada punto.
kind-cash200-text = Quien ha movido hasta aquí encuentra 200 P.
kind-black_die-text = Se tira el dado negro, que espera en la Tabla del destino: en la próxima redada, soltar un bandido costará 100 P desde el principio.
kind-white_die-text = Se tira el dado blanco, que espera en la Tabla del destino: en la próxima redada nadie podrá soltar bandidos.
kind-recruits-text = Quien ha movido hasta aquí puede comprar hasta dos bandidos.
kind-bazaar-text = Podéis vender, comprar y cambiar bandidos entre vosotros.
kind-tribute-text = Quien ha movido hasta aquí recibe un bandido de cada uno de los demás.
kind-brisk_trade-text = Cada cual cobra el precio del barrio por cada uno de sus bandidos, y se los queda.
kind-headcount-text = Cada cual tira un dado por sus bandidos y recibe 10 P por punto y por bandido.

## The city

quarter-1 = Barrio del puerto
quarter-2 = Barrio de los artesanos
quarter-3 = Barrio de las caravanas
quarter-4 = Barrio del palacio

street-copper_junction = Cruce del cobre
street-copper = Calle del cobre
street-dyers = Callejón de los tintoreros
street-well_junction = Cruce del pozo
street-well = Calle del pozo
street-drivers = Callejón de los camelleros
street-garden_junction = Cruce de los jardines
street-garden = Calle de los jardines
street-moonlight = Callejón de la luna

lane-main = calle mayor
lane-side = callejón

square-m00 = Puerta de la ciudad
square-m01 = Barrio del puerto 2
square-m02 = Barrio del puerto 3
square-m03 = Barrio del puerto 4
square-m04 = Barrio del puerto 5
square-m05 = Barrio del puerto 6
square-m06 = Barrio del puerto 7
square-m07 = Barrio del puerto 8
square-m08 = Barrio del puerto 9
square-m09 = Barrio del puerto 10
square-m10 = Barrio del puerto 11
square-m11 = Barrio del puerto 12
square-m12 = Barrio del puerto 13
square-m13 = Barrio de los artesanos 1
square-m14 = Barrio de los artesanos 2
square-m15 = Barrio de los artesanos 3
square-m16 = Barrio de los artesanos 4
square-m17 = Barrio de los artesanos 5 (Cruce del cobre)
square-m18 = Barrio de los artesanos 6 (Calle del cobre)
square-m19 = Barrio de los artesanos 7 (Calle del cobre)
square-m20 = Barrio de los artesanos 8 (Calle del cobre)
square-m21 = Barrio de los artesanos 9
square-m22 = Barrio de los artesanos 10
square-m23 = Barrio de los artesanos 11
square-m24 = Barrio de los artesanos 12
square-m25 = Barrio de los artesanos 13
square-m26 = Barrio de las caravanas 1
square-m27 = Barrio de las caravanas 2
square-m28 = Barrio de las caravanas 3
square-m29 = Barrio de las caravanas 4
square-m30 = Barrio de las caravanas 5 (Cruce del pozo)
square-m31 = Barrio de las caravanas 6 (Calle del pozo)
square-m32 = Barrio de las caravanas 7 (Calle del pozo)
square-m33 = Barrio de las caravanas 8 (Calle del pozo)
square-m34 = Barrio de las caravanas 9
square-m35 = Barrio de las caravanas 10
square-m36 = Barrio de las caravanas 11
square-m37 = Barrio de las caravanas 12
square-m38 = Barrio de las caravanas 13
square-m39 = Barrio del palacio 1
square-m40 = Barrio del palacio 2
square-m41 = Barrio del palacio 3
square-m42 = Barrio del palacio 4
square-m43 = Barrio del palacio 5 (Cruce de los jardines)
square-m44 = Barrio del palacio 6 (Calle de los jardines)
square-m45 = Barrio del palacio 7 (Calle de los jardines)
square-m46 = Barrio del palacio 8 (Calle de los jardines)
square-m47 = Barrio del palacio 9
square-m48 = Barrio del palacio 10
square-m49 = Barrio del palacio 11
square-m50 = Barrio del palacio 12
square-m51 = Barrio del palacio 13
square-a18 = Barrio de los artesanos 6b (Callejón de los tintoreros)
square-a19 = Barrio de los artesanos 7b (Callejón de los tintoreros)
square-a20 = Barrio de los artesanos 8b (Callejón de los tintoreros)
square-a31 = Barrio de las caravanas 6b (Callejón de los camelleros)
square-a32 = Barrio de las caravanas 7b (Callejón de los camelleros)
square-a33 = Barrio de las caravanas 8b (Callejón de los camelleros)
square-a44 = Barrio del palacio 6b (Callejón de la luna)
square-a45 = Barrio del palacio 7b (Callejón de la luna)
square-a46 = Barrio del palacio 8b (Callejón de la luna)

## Dice, offers and answers

colour-black = Dado negro
colour-white = Dado blanco

offer = oferta { $a }

why-no = No, gracias
why-too_little = Es muy poco
why-too_dear = Es muy caro
why-need_it = Me hace falta a mí
why-no_money = No puedo pagarlo

## What the acting player is asked

ask-turn = Juega una carta (o retira antes)
ask-buy = ¿Quieres comprar un bandido?
ask-choose_gang = ¿A por quién van los guardias?
ask-window20 = ¡Redada! ¿Soltar o arriesgar?
ask-window100 = Última ocasión: ¿soltar por 100 P?
ask-tribute = ¿Qué bandido entregas?
ask-bazaar = El bazar está abierto: ¡regatea!
ask-brisk_trade = ¿A quién retiras?
ask-choose_starter = ¿Quién empieza la próxima vuelta?
ask-over = Fin de la partida

## What the others read meanwhile

wait-turn = { $seats } guía a Alí Babá
wait-buy = { $seats } busca bandidos que comprar
wait-choose_gang = { $seats } les da un soplo a los guardias
wait-window20 = { $count ->
    [one] { $seats } sigue pensando y regateando
   *[other] { $count } personas siguen pensando y regateando
}
wait-window100 = { $count ->
    [one] { $seats } sigue temblando
   *[other] { $count } personas siguen temblando
}
wait-tribute = { $count ->
    [one] { $seats } sigue eligiendo un bandido
   *[other] { $count } personas siguen eligiendo un bandido
}
wait-bazaar = { $count ->
    [one] { $seats } sigue regateando
   *[other] { $count } personas siguen regateando
}
wait-brisk_trade = { $count ->
    [one] { $seats } sigue haciendo negocios
   *[other] { $count } personas siguen haciendo negocios
}
wait-choose_starter = { $seats } elige quién empieza
wait-over = La partida ha terminado

## Buttons

option-retire = Retirar: { $cards }
option-move = { $lane ->
    [None] Avanzar { $card }
    [null] Avanzar { $card }
   *[other] Avanzar { $card }, { $lane }
}
option-buy = { $group ->
    [None] Comprar: { $gang }
    [null] Comprar: { $gang }
   *[other] Comprar: { $group }
}
option-end_buy = No comprar más
option-choose_gang = Los guardias van a por esta banda: { $gang }
option-discard = Soltar: { $cards }
option-give = Entregar: { $card }
option-offer = Hacer una oferta
option-counter = Hacer una contraoferta
option-accept = Aceptar: { $offer }
option-decline = Rechazar: { $offer }
option-withdraw = Retirar: { $offer }
option-done = Ya está
option-resume = Un momento, vuelvo a participar
option-choose_starter = Empieza: { $seat }

## What happens

event-began = { $seat } lleva la banca
event-lap = Vuelta { $lap }: empieza { $seat }
event-dealt = { $count ->
    [one] Se reparte { $count } carta de movimiento
   *[other] Se reparten { $count } cartas de movimiento
}
event-hand = Tus cartas de movimiento: { $values }
event-turn = { $seat } guía a Alí Babá
event-retired = { $seat } retira por { $money } P: { $cards }
event-moved = { $lane ->
    [None] { $seat } juega un { $card } – Alí Babá está aquí: { $square }
    [null] { $seat } juega un { $card } – Alí Babá está aquí: { $square }
   *[other] { $seat } juega un { $card }, { $lane } – Alí Babá está aquí: { $square }
}
event-bought = { $money ->
    [0] { $seat } se lleva gratis: { $card }
   *[other] { $seat } compra por { $money } P: { $card }
}
event-turned_up = { $gang }, ahora encima: { $card }
event-dice50 = { $seat } saca un { $die } y recibe { $money } P
event-cash200 = { $seat } encuentra una bolsa con { $money } P
event-parked = { $colour }: { $die }. Espera a la próxima redada
event-headcount = { $seat } saca un { $die } y recibe { $money } P por todos sus bandidos
event-brisk_trade = { $seat } hace buenos negocios: { $money } P
event-tribute = ¡Tributo! Los demás le entregan un bandido a { $seat }
event-giving = { $seat } ya ha elegido un bandido
event-gave = { $seat } le entrega a { $other }: { $card }
event-bazaar = Abre el bazar: ¡a vender, comprar y cambiar!
event-gang_die = Dado de las bandas: { $die }. Los guardias van a por esta banda: { $gang }
event-gang_named = { $seat } nombra una banda: { $gang }
event-raid = ¡Redada! Los guardias buscan a: { $gangs }
event-nobody_threatened = Nadie tiene bandidos así: los guardias se vuelven a casa
event-window20 = ¡Rápido! Soltad a los bandidos amenazados por 20 P cada uno, o vendedlos
event-window100 = Ahora, soltar a un bandido amenazado cuesta 100 P
event-raid_over = Ya no quedan bandidos amenazados: se acabó la redada
event-rolled = { $colour }: { $die }
event-destiny = La Tabla del destino dice: { $number }
event-captured = { $count ->
    [one] ¡Atrapado! { $seat } debe un rescate de { $money } P por este bandido: { $cards }
   *[other] ¡Atrapados! { $seat } debe un rescate de { $money } P por estos bandidos: { $cards }
}
event-ransom = { $seat } paga un rescate de { $money } P
event-bankrupt = { $seat } está en bancarrota y retira a todos sus bandidos por { $money } P: { $cards }
event-pardoned = El califa es clemente: { $seat } no tiene que pagar los últimos { $money } P
event-returned = { $seat } los devuelve bajo sus montones: { $cards }
event-nobody_caught = ¡Uf! No atrapan a nadie
event-discarded = { $count ->
    [one] { $seat } paga { $money } P y suelta a un bandido: { $cards }
   *[other] { $seat } paga { $money } P y suelta bandidos: { $cards }
}
event-dealing = { $other ->
    [None] { $seat } hace una oferta a toda la mesa
    [null] { $seat } hace una oferta a toda la mesa
   *[other] { $seat } le hace una oferta a { $other }
}
event-offered = { $other ->
    [None] { $seat } a toda la mesa: doy { deal-give } y quiero { deal-want }
    [null] { $seat } a toda la mesa: doy { deal-give } y quiero { deal-want }
   *[other] { $seat } a { $other }: doy { deal-give } y quiero { deal-want }
}
event-countered = { $seat } le hace una contraoferta a { $other }
event-accepted = ¡Trato hecho! { $other } da { deal-give }, { $seat } da { deal-want }
event-declined = { $why ->
    [None] { $seat } dice que no ({ $offer })
    [null] { $seat } dice que no ({ $offer })
   *[other] { $seat } dice que no ({ $offer }): «{ $why }»
}
event-withdrawn = { $seat } retira una oferta ({ $offer })
event-void = Esta oferta ya no vale: { $offer }
event-done = { $seat } ya está
event-resumed = { $seat } vuelve a participar
event-payout = { $doubled ->
    [0] { $seat } cobra { $money } P en la puerta: bandidos { $values } P y 100 P más
   *[other] { $seat } cobra { $money } P en la puerta: bandidos { $values } P, grupos completos { $doubled } P y 100 P más
}
event-lap_over = Termina la vuelta { $lap }: Alí Babá está en la puerta
event-chooses = { $seat } es quien menos dinero tiene y elige quién empieza
event-left = { $seat } se va de la mesa
event-ended = { $reason }

## What is in a deal

deal-give = { $give_cards ->
    [None] { $give_money } P
    [null] { $give_money } P
   *[other] { $give_cards }{ deal-give-money }
}
deal-give-money = { $give_money ->
    [0] {""}
   *[other] {" "}+ { $give_money } P
}
deal-want = { $want_cards ->
    [None] { $want_money } P
    [null] { $want_money } P
   *[other] { $want_cards }{ deal-want-money }
}
deal-want-money = { $want_money ->
    [0] {""}
   *[other] {" "}+ { $want_money } P
}

## How the game ends

reason-laps = Alí Babá ha dado su última vuelta: ahora se cuenta el dinero
reason-abandoned = Ya no queda nadie en la mesa

## Why not

refusal-bad-player-count = Este juego es para grupos de 2 a 6.
refusal-bad-option = Aquí no puedes jugar con este ajuste: { $option } – { $value }.
refusal-not-seated = Estás mirando esta partida: solo puede jugar quien tiene sitio en la mesa.
refusal-game-over = Esta partida ha terminado: ¿jugamos otra?
refusal-unknown-action = Esa jugada no existe en este juego: elige una de la pantalla.
refusal-wrong-phase = Cada cosa a su tiempo: primero toca lo que se pide ahora.
refusal-not-your-turn = Un momento, todavía no te toca.
refusal-not-asked = Ahora mismo no tienes nada que decidir: espera a los demás.
refusal-stale = La partida ha avanzado mientras tanto: mira otra vez y vuelve a elegir.
refusal-bad-params = Ahí falta algo: vuelve a elegir en la pantalla, por favor.
refusal-empty-list = Elige al menos un bandido.
refusal-unknown-card = Ese bandido no existe en Basra: elige uno de los que ves.
refusal-duplicate-card = Has elegido dos veces al mismo bandido: con una basta.
refusal-not-owner = Uno de esos bandidos es de otra persona: mira quién lo tiene y vuelve a elegir.
refusal-card-not-in-hand = No tienes esa carta de movimiento: elige una de tu mano.
refusal-lane-required = Aquí se divide el camino: elige la calle mayor o el callejón.
refusal-lane-not-allowed = Este movimiento no sale de ningún cruce: juega la carta sin elegir camino.
refusal-unknown-gang = Esa banda no existe: elige una de las cuatro.
refusal-pile-empty = No queda ningún bandido de esa banda: elige otra.
refusal-not-in-pile = No queda ningún bandido de ese grupo en el montón: elige otro.
refusal-insufficient-funds = No tienes suficientes piastras para eso: elige algo que cueste menos.
refusal-not-threatened = Los guardias no buscan a ese bandido: elige uno que esté amenazado.
refusal-unknown-seat = Esa persona no está en la mesa: elige a alguien que juegue.
refusal-self-trade = No puedes hacer tratos contigo: elige a otra persona.
refusal-bad-amount = El dinero va de diez en diez: elige 0, 10, 20, etcétera.
refusal-offer-empty = En un trato tiene que haber al menos un bandido: añade uno.
refusal-swap-forbidden = En una redada los bandidos no se cambian: véndelos o cómpralos por dinero.
refusal-dowry-forbidden = En una redada, quien entrega bandidos no puede añadir dinero: quita el dinero.
refusal-offer-limit = Ya son bastantes ofertas por ahora: retira una o espera a la próxima ocasión.
refusal-offer-not-found = Esa oferta ya no está abierta: mira cuáles quedan o haz una nueva.
refusal-offer-not-yours = No puedes responder a esa oferta: elige una que te hayan hecho a ti.
refusal-offer-stale = La otra parte ya no puede cumplir esa oferta y queda anulada: haz una nueva.

## Settings

setting-laps = Duración de la partida
setting-laps-help = ¿Cuántas vueltas da Alí Babá por la ciudad?
setting-laps-2 = Dos vueltas
setting-laps-1 = Una vuelta (partida corta)

setting-draw_any = Elegir en los montones
setting-draw_any-help = Se puede comprar cualquier bandido de un montón, no solo el de encima.
setting-draw_any-true = Sí
setting-draw_any-false = No

setting-buy_anywhere = Comprar en todas las casillas
setting-buy_anywhere-help = Después de cada casilla se pueden comprar hasta tres bandidos, no solo en las calles tranquilas.
setting-buy_anywhere-true = Sí
setting-buy_anywhere-false = No

setting-recruits_free = Compinches gratis
setting-recruits_free-help = Los dos bandidos de Nuevos compinches no cuestan nada.
setting-recruits_free-true = Sí
setting-recruits_free-false = No

setting-brisk_trade = Buenos negocios
setting-brisk_trade-help = ¿Qué pasa con tus bandidos cuando los negocios van bien?
setting-brisk_trade-keep = Se cobran y se quedan
setting-brisk_trade-retire = Se pueden retirar
setting-brisk_trade-keep-help = Cobras el precio de cada uno de tus bandidos y te los quedas todos.
setting-brisk_trade-retire-help = Cada cual puede retirar bandidos allí, como antes de mover. Quien se los queda no cobra nada.

setting-freed = Bandidos rescatados
setting-freed-help = ¿Adónde van los bandidos una vez pagado el rescate?
setting-freed-keep = Vuelven contigo
setting-freed-return = Bajo sus montones

setting-sell_any = Vender de todo en las redadas
setting-sell_any-help = En una redada también se pueden vender bandidos que no están amenazados.
setting-sell_any-true = Sí
setting-sell_any-false = No

setting-dowry = Dinero de propina
setting-dowry-help = En una redada se puede añadir dinero para que alguien se lleve un bandido.
setting-dowry-true = Sí
setting-dowry-false = No

setting-deals_in_100 = Tratos tras el dado negro
setting-deals_in_100-help = Aún se pueden vender bandidos cuando soltar uno ya cuesta 100 P.
setting-deals_in_100-true = Sí
setting-deals_in_100-false = No

setting-short_hand = Una carta menos
setting-short_hand-help = Entre cinco, ¿quién tiene solo cuatro cartas de movimiento en la segunda vuelta?
setting-short_hand-last = Quien juega al final
setting-short_hand-banker = Otra vez la banca

setting-hidden_money = Dinero oculto
setting-hidden_money-help = Solo tú ves tu dinero; en la puerta lo enseña toda la mesa.
setting-hidden_money-true = Sí
setting-hidden_money-false = No

setting-timers = Tiempo para pensar
setting-timers-help = Si se te acaba el tiempo, la jugada se hace por ti.
setting-timers-normal = Normal
setting-timers-slow = Tranquilo (el doble de tiempo)
setting-timers-off = Sin reloj

setting-on_leave = Si alguien se va
setting-on_leave-help = Un bot se queda con sus cartas, sus bandidos y su dinero.
setting-on_leave-bot = Sigue un bot

## The result

outcome-laps = { $count ->
    [one] ¡{ $seats } tiene la mayor fortuna de Basra y gana!
   *[other] ¡{ $seats } tienen la misma fortuna y comparten la victoria!
}
outcome-abandoned = Ya no queda nadie en la mesa: la partida termina sin resultado
score-line =
    { $seat }: { $points } P (bandidos { $bandits }, grupos completos { $groups }, primera vuelta { $lap1 } P{ $lap2 ->
        [0] {""}
       *[other] , segunda vuelta { $lap2 } P
    })

## Bots

bot-baseline = Mercader
bot-baseline-help = Compra lo que compensa y vende lo que quema.
bot-cautious = Cambista
bot-cautious-help = Se conforma con las bandas baratas y duerme a pierna suelta.
bot-bold = Aventurero
bot-bold-help = Quiere Bandoleros, cuantos más mejor, y se ríe de los guardias.
bot-strong = Gran visir
bot-strong-help = Hace cuentas hasta la puerta y regatea sin piedad.

## How to play

help-1 = Guiáis entre todos al mismo Alí Babá por los cuatro barrios de Basra, dos vueltas de puerta a puerta. Por el camino reúnes bandidos: tras la última vuelta solo cuenta el dinero, y gana quien más tenga.
help-2 = En tu turno puedes retirar primero bandidos: la banca paga el precio del barrio. Después juegas una carta de movimiento, y Alí Babá avanza exactamente esas casillas. En un cruce eliges la calle mayor o el callejón.
help-3 = En una calle tranquila puedes comprar hasta tres bandidos de las cartas descubiertas. En el primer barrio no cuestan nada, y luego cada vez más. Las bandas caras son las que más valen en la puerta, pero también las que más veces caen.
help-4 = Si Alí Babá topa con una redada, los bandidos de esa banda están amenazados, los tenga quien los tenga. Primero puedes soltar bandidos amenazados por 20 P cada uno o vendérselos a los demás. Aquí no se permite cambiarlos.
help-5 = Después, el dado negro marca la fila de la Tabla del destino: ahora soltar cuesta 100 P. El dado blanco marca la columna y, con ella, el número. Cada bandido amenazado con ese número cae: 200 P de rescate, pero sigue siendo tuyo.
help-6 = Si no puedes pagar, estás en bancarrota: retiras a todos tus bandidos y pagas con ese dinero. Si aun así no alcanza, el califa te perdona el resto, y sigues jugando como si nada.
help-7 = Otras casillas traen dinero, nuevos compinches o un tributo. Si allí se tira un dado por adelantado, cuenta en la próxima redada: con el negro solo se puede soltar por 100 P; con el blanco, ni eso.
help-8 = En el bazar se vende, se compra y se cambia a gusto: haz una oferta a alguien o a toda la mesa; acepta, rechaza o responde con la tuya. Cuatro bandidos completan un grupo, así que el que falta puede valer un buen precio.
help-9 = En la puerta, cada cual cobra el valor de sus bandidos, el doble por los grupos completos, y 100 P más. Los bandidos os los quedáis. Tras la primera vuelta, quien menos dinero tiene elige quién empieza la segunda.

## On the board: money and prices

board-money = { $money } P
board-balance = Dinero
board-balance-of = { $seat }: { $money } P
board-money-hidden = oculto
board-price-here = Precio aquí
board-price-next = En el próximo barrio
board-price-free = gratis
board-value = Valor en la puerta
board-prices = Precios: { $quarter }
board-payout = Cobro en la puerta
board-payout-now = En la puerta, de momento: { $money } P
board-ransom = Rescate
board-ransom-due = Rescate: { $money } P
board-bankrupt = en bancarrota
board-pardoned = deuda perdonada
board-pardoned-money = deuda perdonada: { $money } P
board-bank = Banca
board-banker = Lleva la banca

## On the board: Ali Baba’s way

board-city = La ciudad de Basra
board-ali-baba = Alí Babá
board-follow = Seguir a Alí Babá
board-whole-city = Toda la ciudad
board-ali-baba-here = Alí Babá está aquí: { $square }
board-lap = Vuelta { $lap } de { $laps }
board-steps-left = { $count ->
    [one] { $count } paso hasta la puerta
   *[other] { $count } pasos hasta la puerta
}
board-cards = Cartas de movimiento
board-your-cards = Tus cartas de movimiento
board-card-count = { $count ->
    [one] { $count } carta de movimiento
   *[other] { $count } cartas de movimiento
}
board-move-card = Carta de movimiento { $card }
board-unplayed = Sin jugar
board-played = Jugadas
board-leads-to = { $card } lleva aquí: { $square }
board-move = Avanzar { $card }
board-main = Calle mayor
board-side = Callejón
board-choose-lane = ¿Por dónde?
board-choose-starter = Elige quién empieza
board-to-move = guía a Alí Babá

## On the board: bandits and piles

board-bandits = Bandidos
board-your-bandits = Tus bandidos
board-bandits-of = Bandidos de { $seat }
board-bandit-count = { $count ->
    [one] { $count } bandido
   *[other] { $count } bandidos
}
board-nothing = Aquí aún no hay nada
board-pile = { $count ->
    [0] El montón está vacío
    [one] { $count } bandido en el montón
   *[other] { $count } bandidos en el montón
}
board-in-pile = En el montón
board-top = Encima: { $card }
board-group-count = { $group }: { $count } de 4
board-group-complete = Grupo completo: cuenta el doble
board-complete = completo
board-destiny-numbers = Números del destino: { $numbers }
board-retire = Retirar
board-retire-for = Retirar por { $money } P
board-buy = Comprar
board-buy-for = Comprar ({ $money } P)
board-buy-free = Llevar (gratis)
board-stop-buying = No comprar más
board-buys-left = { $count ->
    [one] Puedes comprar { $count } bandido más
   *[other] Puedes comprar { $count } bandidos más
}
board-free-left = De ellos, gratis: { $count }
board-choose-group = ¿Cuál te llevas?
board-choose-bandits = Elige bandidos
board-choose-gang = Elige una banda
board-hand-over = Entregar
board-hand-over-chosen = Elegido. Ahora eligen los demás
board-hand-over-secret = Nadie lo ve hasta que elija toda la mesa
board-to-seat = Para { $seat }

## On the board: raids

board-raid = Redada
board-raid-on = Redada: { $gangs }
board-threatened = amenazado
board-threatened-count = { $count ->
    [0] ninguno amenazado
    [one] { $count } amenazado
   *[other] { $count } amenazados
}
board-not-threatened = no amenazado
board-destiny = Tabla del destino
board-black-die = Dado negro
board-white-die = Dado blanco
board-die-shows = { $colour }: { $die }
board-die-waits = espera a la próxima redada
board-number = Número { $number }
board-risk = { $count } de 6
board-risk-help = Con tantas caras del dado blanco lo atraparían
board-safe = a salvo
board-drop = Soltar
board-drop-20 = Soltar por 20 P
board-drop-100 = Soltar por 100 P
board-drop-for = { $count ->
    [one] Soltar a { $count } bandido por { $money } P
   *[other] Soltar a { $count } bandidos por { $money } P
}
board-no-drop = El dado blanco está en la tabla: nadie puede soltar bandidos
board-caught = Atrapados
board-caught-count = { $count ->
    [one] { $count } bandido atrapado
   *[other] { $count } bandidos atrapados
}
board-paid = pagado: { $money } P
board-nobody-caught = No ha caído nadie
board-last-raid = La última redada

## On the board: deals

board-deal = ¡Trato hecho!
board-offer = Oferta
board-offers = Ofertas
board-new-offer = Hacer una oferta
board-sell = Vender
board-buy-from = Comprar
board-swap = Cambiar
board-you-give = Das
board-you-get = Recibes
board-gives = { $seat } da
board-gets = { $seat } recibe
board-wants = { $seat } quiere
board-and-money = y dinero
board-only-money = Solo dinero
board-for-nothing = A cambio de nada
board-offer-to = ¿A quién?
board-to-all = A toda la mesa
board-from = De { $seat }
board-send = Enviar la oferta
board-accept = Aceptar
board-decline = Rechazar
board-declined = Oferta rechazada
board-counter = Contraoferta
board-withdraw = Retirar
board-done = Ya está
board-again = Volver a participar
board-is-done = ya está
board-your-offer = Tu oferta
board-why-not = ¿Por qué no?
board-no-offers = Aún no hay ofertas
board-offers-left = { $count ->
    [0] Ya no quedan ofertas esta vez
    [one] Queda { $count } oferta posible
   *[other] Quedan { $count } ofertas posibles
}
board-bazaar = El bazar está abierto
board-time-left = Tiempo restante
board-less = Menos
board-more = Más
board-cancel = Cancelar
board-reset = Empezar de nuevo

## On the board: where to look

board-tab-city = Ciudad
board-tab-court = Destino
board-tab-piles = Montones
board-tab-people = Jugadores
board-tab-deals = Tratos

## The final count

board-final-player = Nombre
board-final-bandits = Bandidos
board-final-groups = Grupos completos
board-final-trade = Comercio y suerte
board-final-lap-1 = Primera vuelta
board-final-lap-2 = Segunda vuelta
board-final-money = Dinero
board-final-place = Puesto

# the end, for whoever holds the device
ending-you = { $rank ->
    [1] ¡Ganas con { $points } P!
   *[other] Tu puesto: { $rank }, con { $points } P
}

## The guided first game

guide-welcome = Guiáis entre todos al mismo Alí Babá por Basra. Reúne bandidos, cobra por ellos en la puerta y evita a los guardias: gana quien más dinero tenga.
guide-end = Ese fue el último cobro, y los bandidos ya no cuentan. Gana quien tiene más dinero.
guide-ask-turn = Juega una carta: Alí Babá avanza eso, y su casilla decide qué pasa. Antes puedes retirar bandidos al precio del barrio.
guide-ask-buy = Compra bandidos descubiertos, de uno en uno, o para. Los caros dan más en la puerta, pero caen más veces; cuatro de un grupo cuentan doble.
guide-ask-choose_gang = Nombra la banda que buscarán los guardias. Lo mejor es una que tengan los demás y tú no.
guide-ask-window20 = Pueden atrapar a cada bandido amenazado, y eso cuesta 200 P. Suéltalo por 20 P, véndelo o pulsa «Ya está» y arriésgate.
guide-ask-window100 = Ya se sabe la fila, y ves el riesgo de cada bandido. Si pinta mal, suéltalo por 100 P: el rescate cuesta 200 P.
guide-ask-tribute = Tienes que entregar un bandido, y nadie lo ve hasta que todos han elegido. Quédate con los que forman un grupo.
guide-ask-bazaar = Vende, compra y cambia a gusto: el cuarto de un grupo vale mucho. Pulsa «Ya está» cuando no quieras nada más.
guide-ask-brisk_trade = Puedes retirar bandidos al precio del barrio. Quédate con los que te darán más en la puerta.
guide-ask-choose_starter = Eres quien menos dinero tiene, así que eliges quién empieza. Quien empieza llega antes a los bandidos gratis.
guide-wait-turn = Entre todos movéis al mismo Alí Babá. Mira dónde se para: una redada puede buscar también a tus bandidos.
guide-wait-window20 = Los demás sueltan y venden bandidos amenazados. Puedes comprar uno barato, si te atreves.
guide-wait-window100 = Quien tiene bandidos amenazados decide ahora si paga 100 P. Después se tira el dado blanco.
guide-wait-tribute = Los demás eligen en secreto qué bandido entregan. Cuando todos han elegido, los bandidos cambian de manos a la vez.
guide-event-lap = Cada vuelta empieza en la puerta de la ciudad. En el primer barrio los bandidos no cuestan nada: ¡aprovecha!
guide-event-dealt = Todas las cartas juntas llevan justo a la puerta. Las tuyas solo las ves tú, y las jugarás todas.
guide-event-retired = Quien retira bandidos cobra el precio del barrio, y vuelven bajo sus montones. Ya nadie puede atraparlos.
guide-event-turned_up = Ya está descubierta la carta siguiente de este montón. Quien compre ahora puede llevársela.
guide-event-parked = Este dado espera a la próxima redada. Con el negro, soltar cuesta 100 P desde el principio; con el blanco, nadie puede soltar.
guide-event-headcount = El recuento da 10 P por punto y por bandido. Aquí los bandidos baratos cuentan tanto como los caros.
guide-event-brisk_trade = Cada cual cobra el precio del barrio por sus bandidos y se los queda. Compensa tener muchos.
guide-event-tribute = Los demás entregan un bandido a quien ha movido hasta aquí. Si no tienes, no das nada.
guide-event-bazaar = Ahora los bandidos cambian de manos por dinero o por otros bandidos. Una oferta va a una persona o a toda la mesa.
guide-event-gang_die = El dado ha elegido la banda: 1–2 Estafadores, 3–4 Ladrones, 5 Defraudadores, 6 Bandoleros. Sus bandidos están amenazados.
guide-event-gang_named = Quien ha movido hasta aquí nombra la banda. Todos sus bandidos están amenazados, los tenga quien los tenga.
guide-event-raid = Los guardias buscan a estas bandas, las tenga quien las tenga. Dos dados decidirán a quién atrapan.
guide-event-nobody_threatened = Los guardias no encuentran a nadie de esta banda. No se tira nada, y la partida sigue.
guide-event-raid_over = Ya no queda nadie a quien atrapar. Por eso no se tiran más dados.
guide-event-rolled = El dado negro marca la fila de la Tabla del destino; el blanco, la columna.
guide-event-destiny = La fila y la columna se cruzan en este número. Atrapan a cada bandido amenazado que lo tenga.
guide-event-captured = Cada bandido atrapado cuesta 200 P de rescate. Después queda libre otra vez.
guide-event-bankrupt = El rescate era más de lo que había en la bolsa. Se retiran todos los bandidos para pagarlo, y la partida sigue.
guide-event-pardoned = Ni así alcanzaba, de modo que el califa perdona el resto. En Basra nadie tiene deudas.
guide-event-discarded = Un bandido que se suelta vuelve bajo su montón. Se pierde, pero no costará ningún rescate.
guide-event-dealing = Alguien ha hecho una oferta. Si es para ti, acéptala, recházala o responde con la tuya.
guide-event-accepted = Un trato se cumple al momento: los bandidos y el dinero han cambiado de manos.
guide-event-void = Una oferta ya no vale en cuanto falta uno de sus bandidos o el dinero para cumplirla.
guide-event-payout = En la puerta cobras el valor de tus bandidos, el doble por los grupos completos, y 100 P más. Los bandidos te los quedas.
guide-event-chooses = Quien menos dinero tiene elige quién empieza la próxima vuelta. Eso puede ayudar a recuperarse.

## Characters

bot-abdallah = Abdalá
bot-abdallah-help = Un mercader honrado: compra lo que compensa y vende lo que quema.
bot-abu_hassan = Abu Hasán
bot-abu_hassan-help = Califa por un día: compra según le apetece y nunca suelta a un amigo.
bot-dalila = Dalila
bot-dalila-help = La astuta Dalila se conforma con las bandas baratas y duerme a pierna suelta.
bot-sinbad = Simbad
bot-sinbad-help = Quiere Bandoleros, cuantos más mejor, y se ríe de los guardias.
bot-harun = Harún al-Rashid
bot-harun-help = El califa disfrazado: hace cuentas hasta la puerta y regatea sin piedad.

## Why a bot did it

reason-retire = Dan más ahora que en la puerta, contando los rescates: { $cards }.
reason-keep = Valen más en la puerta.
reason-to_buy = Ahí hay bandidos a buen precio: { $square }.
reason-to_raid = Ahí una redada amenaza más a los demás: { $square }.
reason-to_money = Ahí hay algo que ganar: { $square }.
reason-to_safety = Todo lo demás sería peor: { $square }.
reason-group = Acerca a completar un grupo (ya hay { $count }): { $card }.
reason-bargain = Vale más que su precio: { $card }.
reason-no_bargain = Aquí nadie vale su precio.
reason-gang = Una redada contra ellos cuesta más a los demás: { $gang }.
reason-least = El que menos se echará en falta: { $card }.
reason-starter = Quien empieza elige primero el camino.
reason-good_deal = Ese trato da más de lo que cuesta.
reason-bad_deal = No en esas condiciones: { $why }.
reason-better_price = A mejor precio habría trato.
reason-sale = Mejor vendido por poco que atrapado: { $card }.
reason-completes = Ahí falta ya muy poco: { $group }.
reason-drop = El rescate costaría más de lo que valen: { $cards }.
reason-stays = El peligro es menor que lo que cuesta evitarlo.
reason-no_deal = Ahora mismo no hay trato que merezca la pena.
reason-whim = Un simple capricho.
reason-foreseen = Tras imaginar muchas veces cómo seguiría, esto era lo que mejor acababa.

## What a content pack may change

content-money = Dinero al empezar
content-steps = Cartas de movimiento
content-gang-die = El dado de las bandas
content-fee-buy = Bandidos que se pueden comprar
content-fee-recruits = Bandidos: { kind-recruits }
content-fee-cash = Dinero hallado: { kind-cash200 }
content-fee-dice = Dinero por punto: { kind-dice50 }
content-fee-headcount = Dinero por punto y bandido: { kind-headcount }
content-fee-window20 = Coste de soltar a un bandido antes de los dados
content-fee-window100 = Coste de soltar a un bandido tras el dado negro
content-fee-ransom = Rescate por un bandido
content-fee-gate = Dinero por una vuelta, en la puerta
content-value = Valor de un bandido: { $gang }
content-price = Precios por barrio: { $gang }
content-destiny = Números del destino: { $group }
content-square = Casilla { $square }
content-raided = Redada: { $square }
