### Basra: Ukrainian

## The game

game-name = Басра
game-line = Хто розбагатіє на бандитах, поки не прийшла варта халіфа?
game-about = Збирай бандитів, що дешевше, то краще, і веди Алі-Бабу вулицями Басри своїми картами. Та щойно він потрапить в облаву, кубики вирішать, кого схопить варта халіфа, а викуп недешевий. Продавай вчасно, торгуйся на базарі, збирай повні гурти: перемагає той, у кого після двох кіл найбільше грошей.

## Gangs

gang-swindlers = Шахраї
gang-thieves = Злодії
gang-defrauders = Ошуканці
gang-robbers = Розбійники

## Groups

group-fortune_tellers = Ворожбити
group-quacks = Шарлатани
group-card_sharps = Шулери
group-false_fakirs = Лжефакіри
group-pickpockets = Кишенькові злодії
group-camel_thieves = Викрадачі верблюдів
group-burglars = Зломники
group-market_thieves = Базарні злодії
group-forgers = Підробники
group-smugglers = Контрабандисти
group-coin_clippers = Обрізувачі монет
group-fences = Скупники краденого
group-highwaymen = Придорожні грабіжники
group-river_pirates = Річкові пірати
group-desert_raiders = Пустельні нападники
group-tomb_robbers = Грабіжники гробниць

## The bandits

card-fortune_tellers-1 = Ворожбити 1
card-fortune_tellers-2 = Ворожбити 2
card-fortune_tellers-3 = Ворожбити 3
card-fortune_tellers-4 = Ворожбити 4
card-quacks-1 = Шарлатани 1
card-quacks-2 = Шарлатани 2
card-quacks-3 = Шарлатани 3
card-quacks-4 = Шарлатани 4
card-card_sharps-1 = Шулери 1
card-card_sharps-2 = Шулери 2
card-card_sharps-3 = Шулери 3
card-card_sharps-4 = Шулери 4
card-false_fakirs-1 = Лжефакіри 1
card-false_fakirs-2 = Лжефакіри 2
card-false_fakirs-3 = Лжефакіри 3
card-false_fakirs-4 = Лжефакіри 4
card-pickpockets-1 = Кишенькові злодії 1
card-pickpockets-2 = Кишенькові злодії 2
card-pickpockets-3 = Кишенькові злодії 3
card-pickpockets-4 = Кишенькові злодії 4
card-camel_thieves-1 = Викрадачі верблюдів 1
card-camel_thieves-2 = Викрадачі верблюдів 2
card-camel_thieves-3 = Викрадачі верблюдів 3
card-camel_thieves-4 = Викрадачі верблюдів 4
card-burglars-1 = Зломники 1
card-burglars-2 = Зломники 2
card-burglars-3 = Зломники 3
card-burglars-4 = Зломники 4
card-market_thieves-1 = Базарні злодії 1
card-market_thieves-2 = Базарні злодії 2
card-market_thieves-3 = Базарні злодії 3
card-market_thieves-4 = Базарні злодії 4
card-forgers-1 = Підробники 1
card-forgers-2 = Підробники 2
card-forgers-3 = Підробники 3
card-forgers-4 = Підробники 4
card-smugglers-1 = Контрабандисти 1
card-smugglers-2 = Контрабандисти 2
card-smugglers-3 = Контрабандисти 3
card-smugglers-4 = Контрабандисти 4
card-coin_clippers-1 = Обрізувачі монет 1
card-coin_clippers-2 = Обрізувачі монет 2
card-coin_clippers-3 = Обрізувачі монет 3
card-coin_clippers-4 = Обрізувачі монет 4
card-fences-1 = Скупники краденого 1
card-fences-2 = Скупники краденого 2
card-fences-3 = Скупники краденого 3
card-fences-4 = Скупники краденого 4
card-highwaymen-1 = Придорожні грабіжники 1
card-highwaymen-2 = Придорожні грабіжники 2
card-highwaymen-3 = Придорожні грабіжники 3
card-highwaymen-4 = Придорожні грабіжники 4
card-river_pirates-1 = Річкові пірати 1
card-river_pirates-2 = Річкові пірати 2
card-river_pirates-3 = Річкові пірати 3
card-river_pirates-4 = Річкові пірати 4
card-desert_raiders-1 = Пустельні нападники 1
card-desert_raiders-2 = Пустельні нападники 2
card-desert_raiders-3 = Пустельні нападники 3
card-desert_raiders-4 = Пустельні нападники 4
card-tomb_robbers-1 = Грабіжники гробниць 1
card-tomb_robbers-2 = Грабіжники гробниць 2
card-tomb_robbers-3 = Грабіжники гробниць 3
card-tomb_robbers-4 = Грабіжники гробниць 4

## Kinds of squares, and what they do

kind-start = Міська брама
kind-blank = Тиха вулиця
kind-junction = Роздоріжжя
kind-raid = Облава
kind-raid_choice = Донощик
kind-raid_die = Примха долі
kind-raid_all = Велика облава
kind-dice50 = Щасливий кидок
kind-cash200 = Загублений гаманець
kind-black_die = Чорний кубик
kind-white_die = Білий кубик
kind-recruits = Нові спільники
kind-bazaar = Базар
kind-tribute = Данина
kind-brisk_trade = Жвава торгівля
kind-headcount = Перекличка

kind-start-text = Коло завершено: кожен отримує вартість здобичі за своїх бандитів і ще 100 P.
kind-blank-text = Хто сюди походив, може купити до трьох бандитів.
kind-junction-text = Хто сюди походив, може купити до трьох бандитів, а наступний хід веде головною вулицею або провулком.
kind-raid-text = Варта шукає банди, зображені тут, хоч би чиї були ці бандити.
kind-raid_choice-text = Хто сюди походив, називає одну банду, і варта вирушає по неї.
kind-raid_die-text = Кубик вирішує, яку банду шукає варта: 1 або 2 – Шахраї, 3 або 4 – Злодії, 5 – Ошуканці, 6 – Розбійники.
kind-raid_all-text = Варта шукає всі чотири банди водночас.
kind-dice50-text = Хто сюди походив, кидає кубик і отримує 50 P за кожне очко.
kind-cash200-text = Хто сюди походив, знаходить 200 P.
kind-black_die-text = Чорний кубик кинуто, і він чекає на Таблиці долі: у наступній облаві скинути бандита одразу коштує 100 P.
kind-white_die-text = Білий кубик кинуто, і він чекає на Таблиці долі: у наступній облаві ніхто не зможе скинути бандитів.
kind-recruits-text = Хто сюди походив, може купити до двох бандитів.
kind-bazaar-text = Усі можуть продавати, купувати й обмінювати бандитів між собою.
kind-tribute-text = Хто сюди походив, отримує від кожного з решти по одному бандиту.
kind-brisk_trade-text = Кожен отримує за кожного свого бандита ціну кварталу й лишає бандитів собі.
kind-headcount-text = Кожен кидає кубик за своїх бандитів і отримує 10 P за кожне очко й кожного бандита.

## The city

quarter-1 = Портовий квартал
quarter-2 = Ремісничий квартал
quarter-3 = Караванний квартал
quarter-4 = Палацовий квартал

street-copper_junction = Мідне роздоріжжя
street-copper = Мідна вулиця
street-dyers = Провулок фарбарів
street-well_junction = Роздоріжжя біля криниці
street-well = Кринична вулиця
street-drivers = Провулок погоничів
street-garden_junction = Садове роздоріжжя
street-garden = Садова вулиця
street-moonlight = Місячний провулок

lane-main = головна вулиця
lane-side = провулок

square-m00 = Міська брама
square-m01 = Портовий квартал 2
square-m02 = Портовий квартал 3
square-m03 = Портовий квартал 4
square-m04 = Портовий квартал 5
square-m05 = Портовий квартал 6
square-m06 = Портовий квартал 7
square-m07 = Портовий квартал 8
square-m08 = Портовий квартал 9
square-m09 = Портовий квартал 10
square-m10 = Портовий квартал 11
square-m11 = Портовий квартал 12
square-m12 = Портовий квартал 13
square-m13 = Ремісничий квартал 1
square-m14 = Ремісничий квартал 2
square-m15 = Ремісничий квартал 3
square-m16 = Ремісничий квартал 4
square-m17 = Ремісничий квартал 5 (Мідне роздоріжжя)
square-m18 = Ремісничий квартал 6 (Мідна вулиця)
square-m19 = Ремісничий квартал 7 (Мідна вулиця)
square-m20 = Ремісничий квартал 8 (Мідна вулиця)
square-m21 = Ремісничий квартал 9
square-m22 = Ремісничий квартал 10
square-m23 = Ремісничий квартал 11
square-m24 = Ремісничий квартал 12
square-m25 = Ремісничий квартал 13
square-m26 = Караванний квартал 1
square-m27 = Караванний квартал 2
square-m28 = Караванний квартал 3
square-m29 = Караванний квартал 4
square-m30 = Караванний квартал 5 (Роздоріжжя біля криниці)
square-m31 = Караванний квартал 6 (Кринична вулиця)
square-m32 = Караванний квартал 7 (Кринична вулиця)
square-m33 = Караванний квартал 8 (Кринична вулиця)
square-m34 = Караванний квартал 9
square-m35 = Караванний квартал 10
square-m36 = Караванний квартал 11
square-m37 = Караванний квартал 12
square-m38 = Караванний квартал 13
square-m39 = Палацовий квартал 1
square-m40 = Палацовий квартал 2
square-m41 = Палацовий квартал 3
square-m42 = Палацовий квартал 4
square-m43 = Палацовий квартал 5 (Садове роздоріжжя)
square-m44 = Палацовий квартал 6 (Садова вулиця)
square-m45 = Палацовий квартал 7 (Садова вулиця)
square-m46 = Палацовий квартал 8 (Садова вулиця)
square-m47 = Палацовий квартал 9
square-m48 = Палацовий квартал 10
square-m49 = Палацовий квартал 11
square-m50 = Палацовий квартал 12
square-m51 = Палацовий квартал 13
square-a18 = Ремісничий квартал 6б (Провулок фарбарів)
square-a19 = Ремісничий квартал 7б (Провулок фарбарів)
square-a20 = Ремісничий квартал 8б (Провулок фарбарів)
square-a31 = Караванний квартал 6б (Провулок погоничів)
square-a32 = Караванний квартал 7б (Провулок погоничів)
square-a33 = Караванний квартал 8б (Провулок погоничів)
square-a44 = Палацовий квартал 6б (Місячний провулок)
square-a45 = Палацовий квартал 7б (Місячний провулок)
square-a46 = Палацовий квартал 8б (Місячний провулок)

## Dice, offers and answers

colour-black = Чорний кубик
colour-white = Білий кубик

offer = пропозиція { $a }

why-no = Ні, дякую
why-too_little = Цього замало
why-too_dear = Це задорого
why-need_it = Це потрібно й мені
why-no_money = Мені нема чим платити

## What the acting player is asked

ask-turn = Зіграй карту (або спершу відклич)
ask-buy = Купиш бандита?
ask-choose_gang = Кого шукатиме варта?
ask-window20 = Облава! Скинути чи ризикнути?
ask-window100 = Останній шанс: скинути за 100 P?
ask-tribute = Якого бандита віддаси?
ask-bazaar = Базар відкрито: торгуйся!
ask-brisk_trade = Кого відкличеш?
ask-choose_starter = Хто почне наступне коло?
ask-over = Гру закінчено

## What the others read meanwhile

wait-turn = { $seats } веде Алі-Бабу
wait-buy = { $seats } придивляється до бандитів
wait-choose_gang = { $seats } шепоче щось варті
wait-window20 = { $count ->
    [one] { $seats } ще думає й торгується
    [few] Ще { $count } гравці думають і торгуються
   *[other] Ще { $count } гравців думають і торгуються
}
wait-window100 = { $count ->
    [one] { $seats } ще тремтить
    [few] Ще { $count } гравці тремтять
   *[other] Ще { $count } гравців тремтять
}
wait-tribute = { $count ->
    [one] { $seats } ще обирає бандита
    [few] Ще { $count } гравці обирають бандита
   *[other] Ще { $count } гравців обирають бандита
}
wait-bazaar = { $count ->
    [one] { $seats } ще торгується
    [few] Ще { $count } гравці торгуються
   *[other] Ще { $count } гравців торгуються
}
wait-brisk_trade = { $count ->
    [one] { $seats } ще веде справи
    [few] Ще { $count } гравці ведуть справи
   *[other] Ще { $count } гравців ведуть справи
}
wait-choose_starter = { $seats } обирає, хто почне
wait-over = Гру закінчено

## Buttons

option-retire = Відкликати: { $cards }
option-move = { $lane ->
    [None] Хід на { $card }
    [null] Хід на { $card }
   *[other] Хід на { $card }, { $lane }
}
option-buy = { $group ->
    [None] Купити: { $gang }
    [null] Купити: { $gang }
   *[other] Купити: { $group }
}
option-end_buy = Більше не купувати
option-choose_gang = Варта шукатиме: { $gang }
option-discard = Скинути: { $cards }
option-give = Віддати: { $card }
option-offer = Зробити пропозицію
option-counter = Зробити зустрічну пропозицію
option-accept = Прийняти: { $offer }
option-decline = Відхилити: { $offer }
option-withdraw = Забрати назад: { $offer }
option-done = Готово
option-resume = Стривайте, я ще торгуюся
option-choose_starter = Починає { $seat }

## What happens

event-began = Банк тримає { $seat }
event-lap = Коло { $lap }: починає { $seat }
event-dealt = { $count ->
    [one] Роздано { $count } карту руху
    [few] Роздано { $count } карти руху
   *[other] Роздано { $count } карт руху
}
event-hand = Твої карти руху: { $values }
event-turn = { $seat } веде Алі-Бабу
event-retired = { $seat } відкликає за { $money } P: { $cards }
event-moved = { $lane ->
    [None] { $seat } грає { $card } – Алі-Баба тепер тут: { $square }
    [null] { $seat } грає { $card } – Алі-Баба тепер тут: { $square }
   *[other] { $seat } грає { $card }, { $lane } – Алі-Баба тепер тут: { $square }
}
event-bought = { $money ->
    [0] { $seat } бере задарма: { $card }
   *[other] { $seat } купує за { $money } P: { $card }
}
event-turned_up = { $gang }, тепер зверху: { $card }
event-dice50 = { $seat } викидає { $die } і отримує { $money } P
event-cash200 = { $seat } знаходить гаманець: { $money } P
event-parked = { $colour }: { $die }. Він чекає на наступну облаву
event-headcount = { $seat } викидає { $die } і отримує { $money } P за всіх бандитів
event-brisk_trade = { $seat } жваво торгує: { $money } P
event-tribute = Данина! По бандиту від кожного з решти отримує { $seat }
event-giving = { $seat }: бандита обрано
event-gave = { $seat } віддає, { $other } отримує: { $card }
event-bazaar = Базар відкривається: продавайте, купуйте, міняйтеся!
event-gang_die = Кубик банд: { $die }. Варта шукає банду: { $gang }
event-gang_named = { $seat } називає банду: { $gang }
event-raid = Облава! Варта шукає банди: { $gangs }
event-nobody_threatened = Таких бандитів ні в кого немає: варта йде додому
event-window20 = Мерщій! Скидайте бандитів під загрозою по 20 P або продавайте їх
event-window100 = Тепер скинути бандита під загрозою коштує 100 P
event-raid_over = Бандитів під загрозою більше немає: облаву закінчено
event-rolled = { $colour }: { $die }
event-destiny = Таблиця долі каже: { $number }
event-captured = { $count ->
    [one] Спіймано! { $seat } має дати { $money } P викупу за цього бандита: { $cards }
   *[other] Спіймано! { $seat } має дати { $money } P викупу за цих бандитів: { $cards }
}
event-ransom = { $seat } платить { $money } P викупу
event-bankrupt = Банкрутство! { $seat } відкликає всіх бандитів за { $money } P: { $cards }
event-pardoned = Халіф милостивий: { $seat } не мусить платити решту, { $money } P
event-returned = { $seat } повертає під стоси: { $cards }
event-nobody_caught = Ху-ух! Нікого не спіймано
event-discarded = { $count ->
    [one] { $seat } платить { $money } P і скидає бандита: { $cards }
   *[other] { $seat } платить { $money } P і скидає бандитів: { $cards }
}
event-dealing = { $other ->
    [None] { $seat } робить пропозицію всім
    [null] { $seat } робить пропозицію всім
   *[other] Нова пропозиція: { $seat } → { $other }
}
event-offered = { $other ->
    [None] { $seat } до всіх. Віддам: { deal-give }. Хочу: { deal-want }
    [null] { $seat } до всіх. Віддам: { deal-give }. Хочу: { deal-want }
   *[other] { $seat } → { $other }. Віддам: { deal-give }. Хочу: { deal-want }
}
event-countered = Зустрічна пропозиція: { $seat } → { $other }
event-accepted = Домовилися! { $other } віддає: { deal-give }. { $seat } віддає: { deal-want }
event-declined = { $why ->
    [None] { $seat } не погоджується ({ $offer })
    [null] { $seat } не погоджується ({ $offer })
   *[other] { $seat } не погоджується ({ $offer }): «{ $why }»
}
event-withdrawn = { $seat } забирає пропозицію назад ({ $offer })
event-void = Уже не чинна { $offer }
event-done = { $seat }: готово
event-resumed = { $seat } знову торгується
event-payout = { $doubled ->
    [0] { $seat } отримує біля брами { $money } P: бандити { $values } P і ще 100 P
   *[other] { $seat } отримує біля брами { $money } P: бандити { $values } P, повні гурти { $doubled } P і ще 100 P
}
event-lap_over = Коло { $lap } завершено: Алі-Баба біля брами
event-chooses = { $seat } має найменше грошей і обирає, хто почне
event-left = { $seat } виходить із гри
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

reason-laps = Алі-Баба пройшов останнє коло: час лічити гроші
reason-abandoned = За столом більше нікого немає

## Why not

refusal-bad-player-count = У цю гру грають від 2 до 6 гравців.
refusal-bad-option = З таким налаштуванням тут не зіграєш: { $option } – { $value }.
refusal-not-seated = Ти спостерігаєш за грою: ходити можуть лише ті, хто грає за цим столом.
refusal-game-over = Цю гру закінчено – може, зіграєш іще раз?
refusal-unknown-action = Такого ходу в цій грі немає: обери один із тих, що на екрані.
refusal-wrong-phase = Усе по черзі: спершу те, про що йдеться зараз.
refusal-not-your-turn = Зачекай трішки, зараз не твоя черга.
refusal-not-asked = Зараз тобі нема чого вирішувати: зачекай на інших.
refusal-stale = Гра тим часом пішла далі – поглянь іще раз і обери знову.
refusal-bad-params = Тут чогось бракує: обери ще раз на екрані.
refusal-empty-list = Обери принаймні одного бандита.
refusal-unknown-card = Такого бандита в Басрі немає: обери когось із тих, кого бачиш.
refusal-duplicate-card = Того самого бандита обрано двічі: одного разу досить.
refusal-not-owner = Один із цих бандитів належить комусь іншому: поглянь, у кого він, і обери знову.
refusal-card-not-in-hand = Такої карти руху в тебе немає: обери одну зі своїх.
refusal-lane-required = Тут дорога розходиться: обери головну вулицю або провулок.
refusal-lane-not-allowed = Цей хід не веде через роздоріжжя: просто зіграй карту, дороги обирати не треба.
refusal-unknown-gang = Такої банди немає: обери одну з чотирьох.
refusal-pile-empty = З цієї банди більше нікого не лишилося: обери іншу.
refusal-not-in-pile = Із цього гурту в стосі більше нікого немає: обери інший.
refusal-insufficient-funds = На це в тебе не вистачає піастрів: обери щось дешевше.
refusal-not-threatened = Цього бандита варта не шукає: обери того, хто під загрозою.
refusal-unknown-seat = Такого гравця немає: обери когось за столом.
refusal-self-trade = Із собою торгувати не можна: обери когось іншого.
refusal-bad-amount = Гроші лічать десятками: обери 0, 10, 20 і так далі.
refusal-offer-empty = В угоді має бути принаймні один бандит: додай когось.
refusal-swap-forbidden = Під час облави бандитів не обмінюють: продавай або купуй їх за гроші.
refusal-dowry-forbidden = Під час облави той, хто віддає бандитів, не може докладати грошей: забери гроші з пропозиції.
refusal-offer-limit = Поки що пропозицій досить: забери одну назад або зачекай до наступного разу.
refusal-offer-not-found = Ця пропозиція вже не чинна: поглянь, які ще є, або зроби свою.
refusal-offer-not-yours = На цю пропозицію ти не можеш відповісти: обери ту, що зроблена тобі.
refusal-offer-stale = Друга сторона вже не може виконати цю пропозицію, тож її знято: зроби нову.

## Settings

setting-laps = Тривалість гри
setting-laps-help = Скільки разів Алі-Баба обійде місто?
setting-laps-2 = Два кола
setting-laps-1 = Одне коло (коротка гра)

setting-draw_any = Вільний вибір зі стосів
setting-draw_any-help = Можна купити будь-якого бандита зі стосу, а не лише верхнього.
setting-draw_any-true = Так
setting-draw_any-false = Ні

setting-buy_anywhere = Купувати на кожній клітинці
setting-buy_anywhere-help = Після кожної клітинки можна купити до трьох бандитів, а не лише на тихих вулицях.
setting-buy_anywhere-true = Так
setting-buy_anywhere-false = Ні

setting-recruits_free = Спільники задарма
setting-recruits_free-help = Двоє бандитів на клітинці «Нові спільники» нічого не коштують.
setting-recruits_free-true = Так
setting-recruits_free-false = Ні

setting-brisk_trade = Жвава торгівля
setting-brisk_trade-help = Що буде з твоїми бандитами, коли торгівля жвава?
setting-brisk_trade-keep = Гроші твої, бандити теж
setting-brisk_trade-retire = Можна відкликати
setting-brisk_trade-keep-help = Ти отримуєш ціну за кожного свого бандита й лишаєш усіх собі.
setting-brisk_trade-retire-help = Там усі можуть відкликати бандитів, як перед ходом. Хто лишає їх собі, не отримує нічого.

setting-freed = Викуплені бандити
setting-freed-help = Куди йдуть бандити, коли викуп сплачено?
setting-freed-keep = Назад до тебе
setting-freed-return = Під свої стоси

setting-sell_any = Продавати всіх під час облави
setting-sell_any-help = Під час облави можна продавати й тих бандитів, яким нічого не загрожує.
setting-sell_any-true = Так
setting-sell_any-false = Ні

setting-dowry = Гроші на додачу
setting-dowry-help = Під час облави можна докласти грошей, щоб хтось забрав твого бандита.
setting-dowry-true = Так
setting-dowry-false = Ні

setting-deals_in_100 = Угоди після чорного кубика
setting-deals_in_100-help = Бандитів можна продавати й тоді, коли скинути їх уже коштує 100 P.
setting-deals_in_100-true = Так
setting-deals_in_100-false = Ні

setting-short_hand = На карту менше
setting-short_hand-help = Коли граєте вп’ятьох: хто в другому колі має лише чотири карти руху?
setting-short_hand-last = Хто ходить останнім
setting-short_hand-banker = Знову банк

setting-hidden_money = Приховані гроші
setting-hidden_money-help = Свої гроші бачиш лише ти; біля брами їх показують усі.
setting-hidden_money-true = Так
setting-hidden_money-false = Ні

setting-timers = Час на роздуми
setting-timers-help = Якщо твій час вийде, хід буде зроблено за тебе.
setting-timers-normal = Звичайний темп
setting-timers-slow = Спокійний темп (удвічі довше)
setting-timers-off = Без годинника

setting-on_leave = Якщо хтось піде
setting-on_leave-help = Карти, бандити й гроші переходять до бота.
setting-on_leave-bot = Далі грає бот

## The result

outcome-laps = { $count ->
    [one] { $seats } має найбільше грошей у Басрі й перемагає!
   *[other] { $seats } мають грошей порівну й ділять перемогу!
}
outcome-abandoned = За столом більше нікого немає: гра закінчується без результату
score-line =
    { $seat }: { $points } P (бандити { $bandits }, повні гурти { $groups }, перше коло { $lap1 } P{ $lap2 ->
        [0] {""}
       *[other] , друге коло { $lap2 } P
    })

## Bots

bot-baseline = Купець
bot-baseline-help = Купує те, що вигідно, і продає те, що пече руки.
bot-cautious = Міняйло
bot-cautious-help = Тримається дешевих банд і спить спокійно.
bot-bold = Шукач пригод
bot-bold-help = Хоче Розбійників, що більше, то краще, і сміється з варти.
bot-strong = Великий візир
bot-strong-help = Лічить наперед аж до брами й завзято торгується.

## How to play

help-1 = Ви всі ведете одного Алі-Бабу чотирма кварталами Басри, два кола від брами до брами. Дорогою ти збираєш бандитів: після останнього кола лічать лише гроші, і перемагає той, у кого їх найбільше.
help-2 = У свою чергу ти спершу можеш відкликати бандитів: банк платить ціну кварталу. Потім грай карту руху, і Алі-Баба пройде рівно стільки клітинок. На роздоріжжі обираєш головну вулицю або провулок.
help-3 = На тихій вулиці можна купити до трьох відкритих бандитів. У першому кварталі вони нічого не коштують, а далі дедалі дорожчі. Дорогі банди варті біля брами найбільше, але й ловлять їх найчастіше.
help-4 = Якщо Алі-Баба потрапляє в облаву, бандити цієї банди під загрозою, хоч би чиї вони були. Спершу їх можна скинути по 20 P за кожного або продати іншим. Обмінюватися тут не можна.
help-5 = Потім чорний кубик показує рядок Таблиці долі: тепер скинути бандита коштує 100 P. Білий кубик показує стовпець, а отже, і число. Кожного бандита під загрозою з цим числом спіймано: 200 P викупу, але він лишається в тебе.
help-6 = Якщо платити нема чим, це банкрутство: ти відкликаєш усіх своїх бандитів і платиш цими грішми. Якщо й цього замало, халіф прощає решту, і ти просто граєш далі.
help-7 = Інші клітинки приносять гроші, нових спільників або данину. Якщо там наперед кидають кубик, він діє в наступній облаві: з чорним скинути можна лише за 100 P, а з білим – узагалі не можна.
help-8 = На базарі продавай, купуй і обмінюйся, як хочеш: зроби пропозицію комусь або всім; погоджуйся, відмовляйся чи пропонуй своє. Чотири бандити одного гурту – це повний гурт, тож за того, кого бракує, можна й добре заплатити.
help-9 = Біля брами кожен отримує вартість здобичі за своїх бандитів, за повні гурти вдвічі більше, і ще 100 P. Бандити лишаються у вас. Після першого кола той, у кого найменше грошей, обирає, хто почне друге.

## On the board: money and prices

board-money = { $money } P
board-balance = Гроші
board-balance-of = { $seat }: { $money } P
board-money-hidden = приховано
board-price-here = Ціна тут
board-price-next = У наступному кварталі
board-price-free = задарма
board-value = Вартість біля брами
board-prices = Ціни: { $quarter }
board-payout = Виплата біля брами
board-payout-now = Зараз біля брами: { $money } P
board-ransom = Викуп
board-ransom-due = Викуп: { $money } P
board-bankrupt = банкрутство
board-pardoned = помилування
board-pardoned-money = прощено: { $money } P
board-bank = Банк
board-banker = Тримає банк

## On the board: Ali Baba’s way

board-city = Місто Басра
board-ali-baba = Алі-Баба
board-follow = Стежити за Алі-Бабою
board-whole-city = Усе місто
board-ali-baba-here = Алі-Баба тут: { $square }
board-lap = Коло { $lap } з { $laps }
board-steps-left = { $count ->
    [one] До брами { $count } крок
    [few] До брами { $count } кроки
   *[other] До брами { $count } кроків
}
board-cards = Карти руху
board-your-cards = Твої карти руху
board-card-count = { $count ->
    [one] { $count } карта руху
    [few] { $count } карти руху
   *[other] { $count } карт руху
}
board-move-card = Карта руху { $card }
board-unplayed = Ще не зіграні
board-played = Зіграні
board-leads-to = { $card } веде сюди: { $square }
board-move = Хід на { $card }
board-main = Головна вулиця
board-side = Провулок
board-choose-lane = Куди далі?
board-choose-starter = Обери, хто почне
board-to-move = веде Алі-Бабу

## On the board: bandits and piles

board-bandits = Бандити
board-your-bandits = Твої бандити
board-bandits-of = Бандити: { $seat }
board-bandit-count = { $count ->
    [one] { $count } бандит
    [few] { $count } бандити
   *[other] { $count } бандитів
}
board-nothing = Тут ще нічого немає
board-pile = { $count ->
    [0] Стос порожній
    [one] У стосі { $count } бандит
    [few] У стосі { $count } бандити
   *[other] У стосі { $count } бандитів
}
board-in-pile = У стосі
board-top = Зверху: { $card }
board-group-count = { $group }: { $count } з 4
board-group-complete = Повний гурт: удвічі дорожче
board-complete = повний
board-destiny-numbers = Числа долі: { $numbers }
board-retire = Відкликати
board-retire-for = Відкликати за { $money } P
board-buy = Купити
board-buy-for = Купити ({ $money } P)
board-buy-free = Взяти (задарма)
board-stop-buying = Більше не купувати
board-buys-left = { $count ->
    [one] Можна купити ще { $count } бандита
    [few] Можна купити ще { $count } бандитів
   *[other] Можна купити ще { $count } бандитів
}
board-free-left = З них задарма: { $count }
board-choose-group = Кого береш?
board-choose-bandits = Обери бандитів
board-choose-gang = Обери банду
board-hand-over = Віддати
board-hand-over-chosen = Обрано. Тепер обирають інші
board-hand-over-secret = Ніхто цього не побачить, доки всі не оберуть
board-to-seat = Отримає { $seat }

## On the board: raids

board-raid = Облава
board-raid-on = Облава: { $gangs }
board-threatened = під загрозою
board-threatened-count = { $count ->
    [0] нікому не загрожує
   *[other] під загрозою: { $count }
}
board-not-threatened = у безпеці від облави
board-destiny = Таблиця долі
board-black-die = Чорний кубик
board-white-die = Білий кубик
board-die-shows = { $colour }: { $die }
board-die-waits = чекає на наступну облаву
board-number = Число { $number }
board-risk = { $count } з 6
board-risk-help = На стількох гранях білого кубика його б спіймали
board-safe = у безпеці
board-drop = Скинути
board-drop-20 = Скинути за 20 P
board-drop-100 = Скинути за 100 P
board-drop-for = { $count ->
    [one] Скинути { $count } бандита за { $money } P
    [few] Скинути { $count } бандитів за { $money } P
   *[other] Скинути { $count } бандитів за { $money } P
}
board-no-drop = Білий кубик уже на столі: скинути бандитів не можна
board-caught = Спіймано
board-caught-count = { $count ->
    [one] Спіймано { $count } бандита
    [few] Спіймано { $count } бандитів
   *[other] Спіймано { $count } бандитів
}
board-paid = сплачено: { $money } P
board-nobody-caught = Нікого не спіймано
board-last-raid = Остання облава

## On the board: deals

board-deal = Домовилися!
board-offer = Пропозиція
board-offers = Пропозиції
board-new-offer = Зробити пропозицію
board-sell = Продати
board-buy-from = Купити
board-swap = Обміняти
board-you-give = Ти віддаєш
board-you-get = Ти отримуєш
board-gives = { $seat } віддає
board-gets = { $seat } отримує
board-wants = { $seat } хоче
board-and-money = і гроші
board-only-money = Лише гроші
board-for-nothing = Задарма
board-offer-to = Кому?
board-to-all = Усім
board-from = Пропонує { $seat }
board-send = Надіслати пропозицію
board-accept = Прийняти
board-decline = Відхилити
board-declined = Пропозицію відхилено
board-counter = Зустрічна пропозиція
board-withdraw = Забрати назад
board-done = Готово
board-again = Знову торгуватися
board-is-done = готово
board-your-offer = Твоя пропозиція
board-why-not = Чому ні?
board-no-offers = Пропозицій ще немає
board-offers-left = { $count ->
    [0] Цього разу пропозицій більше не зробити
    [one] Можна зробити ще { $count } пропозицію
    [few] Можна зробити ще { $count } пропозиції
   *[other] Можна зробити ще { $count } пропозицій
}
board-bazaar = Базар відкрито
board-time-left = Лишилося часу
board-less = Менше
board-more = Більше
board-cancel = Скасувати
board-reset = Спочатку

## On the board: where to look

board-tab-city = Місто
board-tab-court = Доля
board-tab-piles = Стоси
board-tab-people = Гравці
board-tab-deals = Угоди

## The final count

board-final-player = Ім’я
board-final-bandits = Бандити
board-final-groups = Повні гурти
board-final-trade = Торгівля й удача
board-final-lap-1 = Перше коло
board-final-lap-2 = Друге коло
board-final-money = Гроші
board-final-place = Місце

# the end, for whoever holds the device
ending-you = { $rank ->
    [1] Перемога твоя! У тебе { $points } P
   *[other] Твоє місце: { $rank }, у тебе { $points } P
}

## The guided first game

guide-welcome = Ви всі ведете одного Алі-Бабу Басрою. Збирай бандитів, отримуй за них гроші біля брами й стережися варти: перемагає найповніший гаманець.
guide-end = Це була остання виплата, і бандити вже нічого не варті. Перемагає той, у кого найбільше грошей.
guide-ask-turn = Зіграй карту: Алі-Баба пройде стільки клітинок, а далі вирішує клітинка. Спершу можна відкликати бандитів за ціною кварталу.
guide-ask-buy = Купуй відкритих бандитів по одному або спинися. Дорогі приносять біля брами більше, але й ловлять їх частіше; четверо з гурту – удвічі дорожче.
guide-ask-choose_gang = Назви банду, яку шукатиме варта. Найкраще ту, що є в інших, а в тебе немає.
guide-ask-window20 = Кожного бандита під загрозою можуть спіймати, і це коштує 200 P. Скинь його за 20 P, продай або натисни «Готово» й ризикни.
guide-ask-window100 = Рядок відомий, і видно, чи легко спіймати кожного. Якщо справи кепські, скинь бандита за 100 P: викуп коштує 200 P.
guide-ask-tribute = Одного бандита треба віддати, і ніхто не побачить якого, доки не оберуть усі. Бережи тих, хто складає гурт.
guide-ask-bazaar = Продавай, купуй і міняйся, як хочеш: четвертий у гурті дорогого вартий. Коли більше нічого не хочеш, натисни «Готово».
guide-ask-brisk_trade = Можна відкликати бандитів за ціною кварталу. Бережи тих, хто біля брами принесе більше.
guide-ask-choose_starter = У тебе найменше грошей, тож ти обираєш, хто почне. Хто починає, той перший дійде до бандитів, що нічого не коштують.
guide-wait-turn = Ви всі пересуваєте одного Алі-Бабу. Дивись, де він спиниться: облава може шукати й твоїх бандитів.
guide-wait-window20 = Інші скидають і продають бандитів під загрозою. Якщо не боїшся, можеш дешево купити одного.
guide-wait-window100 = Хто має бандитів під загрозою, вирішує зараз, чи платити 100 P. Потім кинуть білий кубик.
guide-wait-tribute = Інші таємно обирають, якого бандита віддати. Коли оберуть усі, бандити водночас перейдуть до нового господаря.
guide-event-lap = Кожне коло починається біля міської брами. У першому кварталі бандити нічого не коштують, тож бери!
guide-event-dealt = Усі карти разом ведуть точно до брами. Свої бачиш лише ти, і зіграєш ти їх усі.
guide-event-retired = Хто відкликає бандитів, отримує ціну кварталу, а вони йдуть під свої стоси. Спіймати їх уже не можна.
guide-event-turned_up = Тепер відкрито наступну карту цього стосу. Її може взяти той, хто купуватиме далі.
guide-event-parked = Цей кубик чекає на наступну облаву. З чорним скинути бандита одразу коштує 100 P, а з білим узагалі не можна.
guide-event-headcount = Перекличка дає 10 P за кожне очко й кожного бандита. Тут дешеві бандити важать стільки ж, як дорогі.
guide-event-brisk_trade = Кожен отримує ціну кварталу за своїх бандитів і лишає їх собі. Тож добре мати їх багато.
guide-event-tribute = Усі інші віддають по бандиту тому, хто сюди походив. Якщо в тебе нікого немає, не віддаєш нікого.
guide-event-bazaar = Тепер бандитів міняють на гроші чи на інших бандитів. Пропозиція йде до одного гравця або до всіх.
guide-event-gang_die = Банду обрав кубик: 1–2 Шахраї, 3–4 Злодії, 5 Ошуканці, 6 Розбійники. Її бандити під загрозою, хоч би чиї були.
guide-event-gang_named = Банду називає той, хто сюди походив. Усі її бандити тепер під загрозою, хоч би чиї були.
guide-event-raid = Варта шукає ці банди, хоч би чиї були бандити. Кого спіймають, вирішать два кубики.
guide-event-nobody_threatened = Варта нікого з цієї банди не знайшла. Тож кубиків не кидають, і гра йде далі.
guide-event-raid_over = Ловити більше нікого. Тож кубиків більше не кидають.
guide-event-rolled = Чорний кубик показує рядок Таблиці долі, а білий – стовпець.
guide-event-destiny = Рядок і стовпець сходяться на цьому числі. Кожного бандита під загрозою, у якого воно є, спіймано.
guide-event-captured = Кожен спійманий бандит коштує 200 P викупу. Потім він знову вільний.
guide-event-bankrupt = Викуп виявився більший за гаманець. Тож відкликають усіх бандитів, щоб його сплатити, і гра йде далі.
guide-event-pardoned = Навіть цього забракло, тож халіф прощає решту. У Басрі боргів ні в кого немає.
guide-event-discarded = Скинутий бандит іде під свій стос. Його вже немає, зате й викупу не буде.
guide-event-dealing = Хтось зробив пропозицію. Якщо вона до тебе, прийми її, відхили або дай у відповідь свою.
guide-event-accepted = Угоду виконують одразу: бандити й гроші вже в нових господарів.
guide-event-void = Пропозиція вже не чинна, щойно її бандит пішов деінде або на неї бракує грошей.
guide-event-payout = Біля брами ти отримуєш вартість своїх бандитів, за повні гурти вдвічі, і ще 100 P. Бандити лишаються в тебе.
guide-event-chooses = У кого найменше грошей, той обирає, хто почне наступне коло. Це допомагає наздогнати інших.

## Characters

bot-abdallah = Абдалла
bot-abdallah-help = Чесний купець: купує те, що вигідно, і продає те, що пече руки.
bot-abu_hassan = Абу-Гасан
bot-abu_hassan-help = Халіф на день: купує під настрій і ніколи не кидає друзів.
bot-dalila = Даліла
bot-dalila-help = Хитра Даліла тримається дешевих банд і спить спокійно.
bot-sinbad = Синдбад
bot-sinbad-help = Хоче Розбійників, що більше, то краще, і сміється з варти.
bot-harun = Гарун аль-Рашид
bot-harun-help = Перевдягнений халіф: лічить наперед аж до брами й завзято торгується.

## Why a bot did it

reason-retire = Зараз за них дають більше, ніж біля брами, з урахуванням викупів: { $cards }.
reason-keep = Біля брами вони варті більше.
reason-to_buy = Там можна дістати бандитів за добру ціну: { $square }.
reason-to_raid = Облава там загрожує радше іншим: { $square }.
reason-to_money = Там є що здобути: { $square }.
reason-to_safety = Усе інше було б гірше: { $square }.
reason-group = Так ближче до повної групи (уже є { $count }): { $card }.
reason-bargain = Варто більше за свою ціну: { $card }.
reason-no_bargain = Тут ніхто не вартий своєї ціни.
reason-gang = Облава на них найдорожче обійдеться іншим: { $gang }.
reason-least = Цього найменше шкода: { $card }.
reason-starter = Хто починає, першим обирає дорогу.
reason-good_deal = Ця угода дає більше, ніж коштує.
reason-bad_deal = Не на таких умовах: { $why }.
reason-better_price = За кращу ціну можна було б домовитися.
reason-sale = Краще продати за безцінь, ніж хай упіймають: { $card }.
reason-completes = Тут бракує вже небагато: { $group }.
reason-drop = Викуп обійшовся б дорожче, ніж вони варті: { $cards }.
reason-stays = Небезпека менша, ніж ціна, щоб її уникнути.
reason-no_deal = Зараз немає угоди, яка була б варта заходу.
reason-whim = Просто так заманулося.
reason-foreseen = Подумки зіграно далі багато разів: так виходило найкраще.

## What a content pack may change

content-money = Гроші на початку
content-steps = Карти руху
content-gang-die = Кубик банд
content-fee-buy = Скільки бандитів можна купити
content-fee-recruits = Бандити: { kind-recruits }
content-fee-cash = Знайдені гроші: { kind-cash200 }
content-fee-dice = Гроші за очко: { kind-dice50 }
content-fee-headcount = Гроші за очко й бандита: { kind-headcount }
content-fee-window20 = Ціна відпустити бандита перед кубиками
content-fee-window100 = Ціна відпустити бандита після чорного кубика
content-fee-ransom = Викуп за бандита
content-fee-gate = Гроші за коло, біля брами
content-value = Вартість бандита: { $gang }
content-price = Ціни за кварталами: { $gang }
content-destiny = Числа долі: { $group }
content-square = Поле { $square }
content-raided = Облава: { $square }
