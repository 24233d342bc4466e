### Basra: Ukrainian

## The game

game-name = Басра
game-line = Хто встигне розбагатіти, доки не прийде варта халіфа?
game-minutes = 60–90 хв
game-age = від 10 років
game-fun = торгівля й ризик
game-about = Збирай бандитів, поки вони дешеві, і своїми картами веди Алі-Бабу вулицями Басри. Але щойно він натрапить на облаву, кубики вирішать, кого спіймає варта халіфа, а викуп дорогий. Вчасно продавай, торгуйся на базарі й збирай повні групи: після двох кіл перемагає найбагатший.

## Gangs

gang-swindlers = Шахраї
gang-thieves = Злодії
gang-defrauders = Ошуканці
gang-robbers = Розбійники

## Groups

group-fortune_tellers = Ворож­бити
group-quacks = Шарлатани
group-card_sharps = Шулери
group-false_fakirs = Лжефакіри
group-pickpockets = Кишень­кові злодії
group-camel_thieves = Викра­дачі верблю­дів
group-burglars = Зломники
group-market_thieves = Базарні злодії
group-forgers = Підроблю­вачі
group-smugglers = Контра­бандисти
group-coin_clippers = Обрізу­вачі монет
group-fences = Скупники краденого
group-highwaymen = Придо­рожні грабіж­ники
group-river_pirates = Річкові пірати
group-desert_raiders = Пустель­ні розбій­ники
group-tomb_robbers = Грабіж­ники гробниць

## The bandits

card-fortune_tellers = Ворожбит
card-quacks = Шарлатан
card-card_sharps = Шулер
card-false_fakirs = Лжефакір
card-pickpockets = Кишеньковий злодій
card-camel_thieves = Викрадач верблюдів
card-burglars = Зломник
card-market_thieves = Базарний злодій
card-forgers = Підроблювач
card-smugglers = Контрабандист
card-coin_clippers = Обрізувач монет
card-fences = Скупник краденого
card-highwaymen = Придорожній грабіжник
card-river_pirates = Річковий пірат
card-desert_raiders = Пустельний розбійник
card-tomb_robbers = Грабіжник гробниць

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
kind-recruits = Поповнення
kind-bazaar = Базар
kind-tribute = Данина
kind-brisk_trade = Жвава торгівля
kind-headcount = Перекличка

kind-start-text = Тут коло закінчується. Кожен отримує за своїх бандитів їхню вартість, за повні групи вдвічі більше, і ще 100 P.
kind-blank-text = Можеш купити до трьох бандитів.
kind-junction-text = Можеш купити до трьох бандитів. Далі дорога веде головною вулицею або провулком.
kind-raid-text = Варта шукає бандитів із кожної зображеної тут банди, хоч би чиї вони були.
kind-raid_choice-text = Назви банду, і варта вирушить по неї.
kind-raid_die-text = Кубик вирішує, яку банду шукатиме варта: 1 або 2 – Шахраї, 3 або 4 – Злодії, 5 – Ошуканці, 6 – Розбійники.
kind-raid_all-text = Варта шукає всі чотири банди водночас.
kind-dice50-text = Кинь кубик і отримай 50 P за кожне очко на ньому.
kind-cash200-text = Ти знаходиш 200 P.
kind-black_die-text = Чорний кубик кидають і залишають на Таблиці долі до наступної облави. Під час неї позбутися бандита від самого початку коштуватиме 100 P, а продати бандитів не зможе ніхто, хіба що з налаштуванням «Угоди після чорного кубика». Але якщо там чекає й білий кубик, ніхто не зможе ні позбутися бандитів, ні продати їх.
kind-white_die-text = Білий кубик кидають і залишають на Таблиці долі до наступної облави. Під час неї ніхто не зможе ні позбутися бандитів, ні продати їх.
kind-recruits-text = Можеш купити до двох бандитів, а з налаштуванням «Купувати на будь-якій клітинці» – до п’яти.
kind-bazaar-text = Усі можуть продавати, купувати й міняти бандитів між собою.
kind-tribute-text = Кожен інший гравець, який має бандитів, віддає тобі одного з них.
kind-brisk_trade-text = Кожен отримує за всіх своїх бандитів стільки, скільки вони коштують у цьому кварталі, і залишає їх собі. З налаштуванням «Пенсія за бажанням» гроші дають лише за тих, кого відправляють на пенсію.
kind-headcount-text = Кожен, хто має бандитів, кидає кубик і отримує за кожного з них 10 P, помножені на число, що випало.

## The city

quarter-1 = Портовий квартал
quarter-2 = Ремісничий квартал
quarter-3 = Караванний квартал
quarter-4 = Палацовий квартал

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
square-m30 = Караванний квартал 5 (Криничне роздоріжжя)
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
square-a18 = Ремісничий квартал 6б (провулок Фарбарів)
square-a19 = Ремісничий квартал 7б (провулок Фарбарів)
square-a20 = Ремісничий квартал 8б (провулок Фарбарів)
square-a31 = Караванний квартал 6б (провулок Погоничів)
square-a32 = Караванний квартал 7б (провулок Погоничів)
square-a33 = Караванний квартал 8б (провулок Погоничів)
square-a44 = Палацовий квартал 6б (Місячний провулок)
square-a45 = Палацовий квартал 7б (Місячний провулок)
square-a46 = Палацовий квартал 8б (Місячний провулок)

## Dice, offers and answers

colour-black = Чорний кубик
colour-white = Білий кубик

offer = пропозиція { $a }

why-no = Ні, дякую
why-too_little = Це замало
why-too_dear = Це задорого
why-need_it = Це потрібно й мені
why-no_money = Не маю стільки грошей

## What the acting player is asked

ask-turn = Зіграй карту руху
ask-buy = Купиш бандита?
ask-choose_gang = По яку банду вирушить варта?
ask-window20 = Позбутися, домовитися чи ризикнути?
ask-window100 = Позбутися когось? 100 P за кожного
ask-tribute = Якого бандита віддаси?
ask-bazaar = Базар відкрито: торгуйся!
ask-brisk_trade = Кого відправиш на пенсію?
ask-choose_starter = Хто почне наступне коло?
ask-over = Гру закінчено

## What the others read meanwhile

wait-turn = { $seats } веде Алі-Бабу
wait-buy = { $seats } обирає, кого купити
wait-choose_gang = { $seats } обирає, по яку банду вирушить варта
wait-window20 = { $count ->
    [one] { $seats } ще вирішує, що робити з бандитами
    [few] { $count } гравці ще вирішують, що робити з бандитами
   *[other] { $count } гравців ще вирішують, що робити з бандитами
}
wait-window100 = { $count ->
    [one] { $seats } ще вирішує, кого позбутися
    [few] { $count } гравці ще вирішують, кого позбутися
   *[other] { $count } гравців ще вирішують, кого позбутися
}
wait-tribute = { $count ->
    [one] { $seats } ще обирає бандита
    [few] { $count } гравці ще обирають бандита
   *[other] { $count } гравців ще обирають бандита
}
wait-bazaar = { $count ->
    [one] { $seats } ще торгується
    [few] { $count } гравці ще торгуються
   *[other] { $count } гравців ще торгуються
}
wait-brisk_trade = { $count ->
    [one] { $seats } ще обирає, кого відправити на пенсію
    [few] { $count } гравці ще обирають, кого відправити на пенсію
   *[other] { $count } гравців ще обирають, кого відправити на пенсію
}
wait-choose_starter = { $seats } обирає, хто почне
wait-over = Гру закінчено

## Buttons

option-retire = На пенсію: { $cards }
option-move = { $lane ->
    [None] Зіграти карту { $card }
    [null] Зіграти карту { $card }
   *[other] Карта { $card }, { $lane }
}
option-buy = { $group_card ->
    [None] Купити: { $gang }
    [null] Купити: { $gang }
   *[other] Купити: { $group_card }
}
option-end_buy = Більше не купувати
option-choose_gang = Варта шукатиме: { $gang }
option-discard = Позбутися: { $cards }
option-give = Віддати: { $card }
option-offer = Запропонувати угоду
option-counter = Зустрічна пропозиція
option-accept = Прийняти: { $offer }
option-decline = Відмовитися: { $offer }
option-withdraw = Відкликати: { $offer }
option-done = Готово
option-resume = Стривайте, я ще думаю
option-choose_starter = Починає { $seat }

## What happens

event-began = Банкір – { $seat }
event-lap = Коло { $lap }: починає { $seat }
event-dealt = { $count ->
    [one] Роздано { $count } карту руху
    [few] Роздано { $count } карти руху
   *[other] Роздано { $count } карт руху
}
event-hand = Твої карти руху: { $values }
event-turn = { $seat } веде Алі-Бабу
event-retired = { $seat } відправляє на пенсію за { $money } P: { $cards }
event-moved = { $lane ->
    [None] { $seat } грає карту { $card }. Алі-Баба тепер тут: { $square }
    [null] { $seat } грає карту { $card }. Алі-Баба тепер тут: { $square }
   *[other] { $seat } грає карту { $card } ({ $lane }). Алі-Баба тепер тут: { $square }
}
event-way_chosen = { $seat } обирає, куди йти далі: { $lane }
event-bought = { $money ->
    [0] { $seat } бере безкоштовно: { $card }
   *[other] { $seat } купує за { $money } P: { $card }
}
event-turned_up = Тепер зверху на стосі ({ $gang }): { $card }
event-dice50 = { $seat } викидає { $die } та отримує { $money } P
event-cash200 = { $seat } знаходить гаманець: { $money } P
event-parked = { $colour }: { $die }, чекає на наступну облаву
event-headcount = { $seat } викидає { $die } та отримує { $money } P за своїх бандитів
event-brisk_trade = { $seat } заробляє на торгівлі: { $money } P
event-tribute = Данина! { $seat } отримує по бандиту від кожного, хто їх має
event-giving = { $seat }: бандита обрано
event-gave = { $seat } віддає, { $other } отримує: { $card }
event-bazaar = Базар відкрито: продавайте, купуйте, міняйтеся!
event-gang_die = Кубик банд: { $die }. Варта шукає банду: { $gang }
event-gang_named = { $seat } насилає варту на банду: { $gang }
event-raid = Облава! Варта шукає: { $gangs }
event-nobody_threatened = Варта йде додому: бандитів, яких вона шукає, ні в кого немає
event-window20 = Мерщій! Позбувайтеся бандитів під загрозою, по 20 P за кожного, або продавайте їх
event-window100 = Тепер позбутися бандита під загрозою коштує 100 P
event-raid_over = Під загрозою більше нікого немає: облаву закінчено
event-rolled = { $colour }: { $die }
event-destiny = Число долі: { $number }
event-captured = { $count ->
    [one] Спіймано! { $seat } має заплатити { $money } P викупу за бандита: { $cards }
    [few] Спіймано! { $seat } має заплатити { $money } P викупу за бандитів: { $cards }
   *[other] Спіймано! { $seat } має заплатити { $money } P викупу за бандитів: { $cards }
}
event-ransom = { $seat } платить викуп: { $money } P
event-bankrupt = Банкрутство! { $seat } відправляє всіх на пенсію за { $money } P: { $cards }
event-pardoned = { $seat }: милостивий халіф прощає решту викупу, { $money } P
event-returned = Після викупу { $seat } повертає під низ стосів: { $cards }
event-nobody_caught = Хух! Нікого не спіймано
event-discarded = { $count ->
    [one] { $seat } платить { $money } P, щоб позбутися бандита: { $cards }
    [few] { $seat } платить { $money } P, щоб позбутися бандитів: { $cards }
   *[other] { $seat } платить { $money } P, щоб позбутися бандитів: { $cards }
}
event-dealing = { $other ->
    [None] { $seat } робить пропозицію всім
    [null] { $seat } робить пропозицію всім
   *[other] Нова пропозиція: { $seat } → { $other }
}
event-offered = { $other ->
    [None] { $seat } робить пропозицію всім. Віддає: { deal-give }; хоче: { deal-want }
    [null] { $seat } робить пропозицію всім. Віддає: { deal-give }; хоче: { deal-want }
   *[other] Пропозиція: { $seat } → { $other }. Віддає: { deal-give }; хоче: { deal-want }
}
event-countered = Зустрічна пропозиція: { $seat } → { $other }
event-accepted = Домовилися! { $other } віддає: { deal-give }; { $seat } віддає: { deal-want }
event-declined = { $why ->
    [None] { $seat } відмовляється ({ $offer })
    [null] { $seat } відмовляється ({ $offer })
   *[other] { $seat } відмовляється ({ $offer }): «{ $why }»
}
event-withdrawn = { $seat } відкликає пропозицію ({ $offer })
event-void = Більше не діє: { $offer }
event-done = { $seat }: готово
event-resumed = { $seat } ще вирішує
event-payout = { $doubled ->
    [0] { $seat } отримує біля брами { $money } P: за бандитів { $values } P і ще надбавку за коло
   *[other] { $seat } отримує біля брами { $money } P: за бандитів { $values } P, за повні групи { $doubled } P і ще надбавку за коло
}
event-lap_over = Коло { $lap } завершено: Алі-Баба біля брами
event-chooses = { $seat } має найменше грошей, тож обирає, хто почне наступне коло
event-left = { $seat } виходить з-за столу
event-ended = { $reason }

## What is in a deal

deal-give = { $give_cards ->
    [None] { $give_money ->
        [0] нічого
       *[other] { $give_money } P
    }
    [null] { $give_money ->
        [0] нічого
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
        [0] нічого
       *[other] { $want_money } P
    }
    [null] { $want_money ->
        [0] нічого
       *[other] { $want_money } P
    }
   *[other] { $want_cards }{ deal-want-money }
}
deal-want-money = { $want_money ->
    [0] {""}
   *[other] {" "}+ { $want_money } P
}

## How the game ends

reason-laps = Алі-Баба пройшов останнє коло: час рахувати гроші
reason-abandoned = Усі вийшли з гри

## Why not

refusal-bad-player-count = У цю гру грають від 2 до 6 гравців.
refusal-bad-option = Таке налаштування тут не підходить: { $option } – { $value }. Обери інше.
refusal-not-seated = Ти глядач. Ходити можуть лише гравці за столом.
refusal-game-over = Цю гру закінчено. Може, зіграєш іще одну?
refusal-unknown-action = У цій грі так не ходять. Обери один із ходів на екрані.
refusal-wrong-phase = Зараз цього зробити не можна. Спершу – «{ $ask }», а вже потім решта.
refusal-not-your-turn = Твоя черга ще не настала. Зачекай, доки тебе спитають.
refusal-not-asked = Зараз тобі нема чого вирішувати. Зачекай, доки тебе спитають.
refusal-stale = Гра вже пішла далі. Поглянь іще раз і обери знову.
refusal-bad-params = Чогось бракує. Обери ще раз на екрані.
refusal-empty-list = Обери хоча б одного бандита.
refusal-unknown-card = Такого бандита в Басрі немає. Обери того, кого бачиш.
refusal-duplicate-card = Того самого бандита обрано двічі. Одного разу досить.
refusal-not-owner = Хтось із цих бандитів щойно змінив власника, або власник його позбувся. Поглянь іще раз і обери знову.
refusal-card-not-in-hand = Такої карти руху в тебе немає. Обери одну зі своїх.
refusal-lane-required = Тут роздоріжжя. Обери головну вулицю або провулок.
refusal-lane-not-allowed = Цим ходом Алі-Баба не минає роздоріжжя, тож обирати нема з чого. Просто зіграй карту.
refusal-lane-chosen = Дорогу вже обрав той, хто привів Алі-Бабу на це роздоріжжя. Іди нею.
refusal-unknown-gang = Такої банди немає. Обери одну з чотирьох.
refusal-pile-empty = Стос цієї банди порожній. Обери іншу банду.
refusal-not-in-pile = З цієї групи у стосі нікого не залишилося. Обери іншу.
refusal-insufficient-funds = На це тобі бракує грошей. Спробуй менше бандитів або меншу суму.
refusal-not-threatened = Цього бандита варта не шукає. Обери того, хто під загрозою.
refusal-unknown-seat = Такого гравця немає. Обери когось за столом.
refusal-self-trade = Із собою торгувати не можна. Обери когось іншого.
refusal-bad-amount = Гроші рахують десятками. Обери 0, 10, 20 і так далі.
refusal-offer-empty = В угоді має бути хоча б один бандит. Додай його.
refusal-swap-forbidden = Під час облави бандитами не міняються. Продавай або купуй їх за гроші.
refusal-dowry-forbidden = Під час облави ніхто не доплачує тому, хто забирає бандитів. Прибери гроші з пропозиції.
refusal-offer-limit = Поки що досить пропозицій. Якщо забагато твоїх ще чекають на відповідь, відклич одну. А якщо загалом зроблено вже забагато, зачекай до наступної облави чи базару.
refusal-offer-not-found = Ця пропозиція більше не діє. Поглянь на інші або зроби нову.
refusal-offer-not-yours = Відповісти можна лише на чужу пропозицію, і то один раз, а відкликати – лише власну.
refusal-offer-stale = Інший гравець уже не може виконати умови пропозиції, тож її знято. Запропонуй щось нове.

## Settings

setting-laps = Тривалість гри
setting-laps-help = Скільки разів Алі-Баба обійде місто?
setting-laps-2 = Два кола
setting-laps-1 = Одне коло (коротка гра)

setting-draw_any = Вільний вибір зі стосів
setting-draw_any-help = Можна купити будь-якого бандита зі стосу, а не лише верхнього.
setting-draw_any-true = Так
setting-draw_any-false = Ні

setting-buy_anywhere = Купувати на будь-якій клітинці
setting-buy_anywhere-help = Купувати можна на будь-якій клітинці, крім брами, а не лише на тихих вулицях: до трьох бандитів, а на «Поповненні» – до п’яти.
setting-buy_anywhere-true = Так
setting-buy_anywhere-false = Ні

setting-recruits_free = Безкоштовне поповнення
setting-recruits_free-help = Двоє бандитів на клітинці «Поповнення» нічого не коштують.
setting-recruits_free-true = Так
setting-recruits_free-false = Ні

setting-brisk_trade = Жвава торгівля
setting-brisk_trade-help = Що буде з твоїми бандитами на клітинці «Жвава торгівля»?
setting-brisk_trade-keep = І гроші, і бандити твої
setting-brisk_trade-retire = Пенсія за бажанням
setting-brisk_trade-keep-help = Кожен отримує за всіх своїх бандитів стільки, скільки вони коштують у тому кварталі, і залишає їх собі.
setting-brisk_trade-retire-help = Можна відправити бандитів на пенсію, як перед ходом. За решту не отримуєш нічого.

setting-freed = Викуплені бандити
setting-freed-help = Куди йдуть бандити, коли викуп сплачено?
setting-freed-keep = Назад до тебе
setting-freed-return = Під низ стосів

setting-sell_any = Продавати будь-кого під час облави
setting-sell_any-help = Під час облави можна продавати й тих бандитів, яким нічого не загрожує.
setting-sell_any-true = Так
setting-sell_any-false = Ні

setting-dowry = Доплата за бандита
setting-dowry-help = Під час облави можна доплатити, щоб хтось забрав твого бандита.
setting-dowry-true = Так
setting-dowry-false = Ні

setting-deals_in_100 = Угоди після чорного кубика
setting-deals_in_100-help = Продавати бандитів можна й тоді, коли позбутися їх коштує вже 100 P.
setting-deals_in_100-true = Так
setting-deals_in_100-false = Ні

setting-drop_any = Позбуватися будь-кого під час облави
setting-drop_any-help = Під час облави можна позбутися й тих бандитів, яким нічого не загрожує.
setting-drop_any-true = Так
setting-drop_any-false = Ні

setting-junction = Хто обирає на роздоріжжі
setting-junction-help = Алі-Баба зупинився на роздоріжжі. Хто обере, куди йти далі?
setting-junction-leaving = Той, хто ходить наступним
setting-junction-arriving = Той, хто його туди привів

setting-short_hand = На карту менше
setting-short_hand-help = Якщо гравців п’ятеро, хто в другому колі має лише чотири карти руху?
setting-short_hand-last = Останній гравець
setting-short_hand-banker = Знову банкір

setting-hidden_money = Приховані гроші
setting-hidden_money-help = Скільки в тебе грошей, бачиш лише ти. Біля брами їх показують усі.
setting-hidden_money-true = Так
setting-hidden_money-false = Ні

setting-timers = Режим таймера
setting-timers-help = Лише для гри з таймером. Коли твій час вийде, хід буде зроблено за тебе.
setting-timers-normal = Звичайний
setting-timers-slow = Спокійний (удвічі більше часу)
setting-timers-off = Вимкнено

setting-on_leave = Якщо хтось вийде з гри
setting-on_leave-help = Карти, бандити й гроші цього гравця переходять до бота.
setting-on_leave-bot = Далі грає бот

## The result

outcome-laps = { $count ->
    [one] { $seats } має найбільше грошей у Басрі й перемагає!
    [few] { $seats } мають грошей порівну й ділять перемогу!
   *[other] { $seats } мають грошей порівну й ділять перемогу!
}
outcome-abandoned = Усі вийшли, тож гра закінчується без результату
score-line =
    { $seat }: { $points } P (бандитів: { $bandits }, повних груп: { $groups }, за перше коло { $lap1 } P{ $lap2 ->
        [0] {""}
       *[other] , за друге коло { $lap2 } P
    })

## Bots

bot-baseline = Купець
bot-baseline-help = Купує те, що окупиться, і продає те, що ризиковано тримати.
bot-cautious = Міняйло
bot-cautious-help = Тримається дешевих банд і спить спокійно.
bot-bold = Шукач пригод
bot-bold-help = Хоче Розбійників, і що більше, то краще, а з варти сміється.
bot-strong = Великий візир
bot-strong-help = Прораховує все аж до брами й завзято торгується.

## How to play

help-1 = Усі ви ведете одного Алі-Бабу чотирма кварталами Басри, два кола від брами до брами. Дорогою збирай бандитів. Наприкінці важать лише гроші: перемагає найбагатший гравець.
help-2 = У свій хід ти спершу можеш відправити бандитів на пенсію: банк заплатить ціну цього кварталу. Потім зіграй карту руху, і Алі-Баба пройде рівно стільки клітинок, скільки на ній указано. Коли він сходить із роздоріжжя, обери головну вулицю або провулок.
help-3 = На тихій вулиці або роздоріжжі можна купити до трьох відкритих бандитів. У першому кварталі вони безкоштовні, далі ціни ростуть. Бандити з дорогих банд більше варті біля брами, але й ловлять їх частіше.
help-4 = Якщо Алі-Баба потрапляє на облаву, усі бандити, яких шукає варта, під загрозою, хоч би чиї вони були. Спершу своїх бандитів під загрозою можна позбутися, заплативши по 20 P за кожного, або продати їх іншим гравцям. Мінятися під час облави не можна.
help-5 = Потім чорний кубик показує рядок Таблиці долі. Позбутися бандита тепер коштує 100 P. Білий кубик показує стовпчик. На перетині – число долі: спіймано кожного бандита під загрозою, на чиїй карті є це число. Викуп – 200 P за кожного, зате бандити залишаються твоїми.
help-6 = Якщо не можеш заплатити викуп, це банкрутство: усіх твоїх бандитів відправляють на пенсію, щоб було чим заплатити. Якщо й цього замало, халіф прощає решту, і ти граєш далі.
help-7 = Інші клітинки приносять гроші, поповнення чи данину. На деяких наперед кидають кубик для наступної облави. Якщо чекає лише чорний, ніхто не зможе продати бандитів, а позбутися бандита від самого початку коштуватиме 100 P. Якщо чекає білий, ніхто не зможе ні позбутися бандитів, ні продати їх.
help-8 = На базарі продавай, купуй і міняйся, як захочеш. Зроби пропозицію комусь одному або всім; прийми чужу, відмовся від неї або зроби зустрічну. Четверо однакових бандитів – це повна група, тож за останнього, якого бракує, можуть дати чимало.
help-9 = Біля брами кожен отримує за своїх бандитів їхню вартість, за повні групи вдвічі більше, і ще 100 P. Бандити залишаються у своїх власників. Після першого кола найбідніший гравець обирає, хто почне друге.

## On the board: money and prices

board-money = { $money } P
board-money-hidden = приховано
board-price-here = Ціна тут
board-price-next = У наступному кварталі
board-price-free = даром
board-value = Вартість біля брами
board-prices = Ціни: { $quarter }
board-payout = Виплата біля брами
board-payout-now = Виплата біля брами: { $money } P
board-then = Далі
board-gate = Брама
board-take-risk = Ризикнути
board-likely-ransom = Середній викуп: { $money } P
board-offer-from = Тобі пропонує { $seat }
board-first-turn = Алі-Баба один на всіх. Натисни на карту: він пройде вказану кількість клітинок. Що далі, вирішить клітинка, де він зупиниться.
board-first-prices = Числа в кожному кварталі – це ціни: скільки там коштує бандит кожної банди.
board-first-buy = Бери бандитів по одному. Під кожною картою – її ціна в наступному кварталі та скільки за неї дадуть біля брами.
board-prices-row = Ціни: тут → наступний квартал
board-payout-sum = Виплата біля брами: { $money } P ({ $values } за бандитів + { $bonus } за коло)
board-bankrupt = банкрутство
board-pardoned-money = прощено: { $money } P

## On the board: Ali Baba’s way

board-city = Місто Басра
board-ali-baba = Алі-Баба
board-follow = Стежити за Алі-Бабою
board-whole-city = Усе місто
board-lap = Коло { $lap } з { $laps }
board-steps-left = { $count ->
    [one] До брами { $count } крок
    [few] До брами { $count } кроки
   *[other] До брами { $count } кроків
}
board-your-cards = Твої карти руху
board-card-count = { $count ->
    [one] { $count } карта руху
    [few] { $count } карти руху
   *[other] { $count } карт руху
}
board-move-card = Карта руху { $card }
board-unplayed = Карти, які ще не зіграно
board-move = Зіграти карту { $card }
board-lane-main = Головна вулиця
board-lane-side = Провулок

## On the board: bandits and piles

board-bandits = Бандити
board-your-bandits = Твої бандити
board-bandits-of = Бандити гравця: { $seat }
board-bandit-count = { $count ->
    [one] { $count } бандит
    [few] { $count } бандити
   *[other] { $count } бандитів
}
board-nothing = Бандитів немає
board-pile = { $count ->
    [0] Стос порожній
    [one] У стосі { $count } бандит
    [few] У стосі { $count } бандити
   *[other] У стосі { $count } бандитів
}
board-in-pile = У стосі
board-top = Зверху: { $card }
board-group-count = { $group }: { $count } з 4
board-group-complete = Повна група: рахується подвійно
board-complete = повна
board-destiny-numbers = Числа долі: { $numbers }
board-retire = На пенсію
board-retire-for = На пенсію за { $money } P
board-buy-for = Купити ({ $money } P)
board-buy-free = Взяти (безкоштовно)
board-stop-buying = Більше не купувати
board-buys-left = { $count ->
    [one] Можна купити ще { $count } бандита
    [few] Можна купити ще { $count } бандитів
   *[other] Можна купити ще { $count } бандитів
}
board-choose-group = Кого візьмеш?
board-choose-gang = Обери банду
board-hand-over = Віддати
board-hand-over-chosen = Обрано. Чекаємо, доки оберуть усі.
board-hand-over-secret = Твій вибір побачать, коли оберуть усі
board-to-seat = Отримає { $seat }

## On the board: raids

board-raid = Облава
board-threatened = під загрозою
board-threatened-count = { $count ->
    [0] під загрозою нікого
    [one] під загрозою { $count }
    [few] під загрозою { $count }
   *[other] під загрозою { $count }
}
board-destiny = Таблиця долі
board-die-shows = { $colour }: { $die }
board-die-waits = до наступної облави
board-number = Число { $number }
board-risk = { $count } з 6
board-safe = у безпеці
board-drop = Позбутися
board-drop-for = { $count ->
    [one] Позбутися { $count } бандита ({ $money } P)
    [few] Позбутися { $count } бандитів ({ $money } P)
   *[other] Позбутися { $count } бандитів ({ $money } P)
}
board-caught = Спіймано

## On the board: deals

board-deal = Домовилися!
board-offer = Пропозиція
board-offers = Пропозиції
board-new-offer = Запропонувати угоду
board-sell = Продати
board-you-give = Ти віддаєш
board-you-get = Ти отримуєш
board-gives = { $seat } віддає
board-wants = { $seat } хоче
board-and-money = і гроші
board-only-money = Лише гроші
board-goods = { $cards }
board-for-nothing = Нічого
board-offer-to = Кому?
board-to-all = Усім
board-send = Надіслати пропозицію
board-accept = Прийняти
board-decline = Відмовитися
board-declined = Відмова
board-counter = Зустрічна пропозиція
board-withdraw = Відкликати
board-done = Готово
board-again = Долучитися
board-is-done = готово
board-your-offer = Твоя пропозиція
board-why-not = Чому ні?
board-no-offers = Пропозицій поки що немає
board-wares = Натисни на бандита, який тобі до вподоби, і запропонуй угоду. Під ним – вартість біля брами.
board-offers-left = { $count ->
    [0] Зараз більше пропозицій не зробити
    [one] Можна зробити ще { $count } пропозицію
    [few] Можна зробити ще { $count } пропозиції
   *[other] Можна зробити ще { $count } пропозицій
}
board-less = Менше
board-more = Більше
board-cancel = Скасувати

## On the board: where to look

board-tab-city = Місто
board-tab-court = Доля
board-tab-piles = Стоси
board-tab-people = Гравці
board-tab-deals = Угоди

## The final count

board-final-player = Гравець
board-final-bandits = Бандити
board-final-groups = Повні групи
board-final-trade = Стартові гроші, торгівля й удача
board-final-lap-1 = Перше коло
board-final-lap-2 = Друге коло
board-final-money = Гроші
board-final-place = Місце

ending-you = { $rank ->
    [1] Перемога! У тебе { $points } P
    [2] Друге місце: у тебе { $points } P
    [3] Третє місце: у тебе { $points } P
   *[other] { $rank }-те місце: у тебе { $points } P
}
moment-leap = { $name }: { $points } P за один хід
moment-margin = Перевага: { $points } P
evening-place =
    { $rank ->
        [1] Перше місце
        [2] Друге місце
        [3] Третє місце
       *[other] { $rank }-те місце
    }, { $points } P
postcard-points = Гроші, хід за ходом
replay-points = Гроші
replay-chart = Гроші протягом гри

## The guided first game

guide-welcome = Усі ви ведете Басрою одного Алі-Бабу. Збирай бандитів, отримуй за них гроші біля брами й уникай варти: перемагає найбагатший.
guide-end = Це була остання виплата, і бандити більше нічого не варті. Перемагає той, у кого найбільше грошей.
guide-ask-turn = Спершу можна відправити бандитів на пенсію за ціною цього кварталу. Потім зіграй карту: Алі-Баба пройде стільки клітинок, скільки на ній указано. Що буде далі, залежить від клітинки, де він зупиниться.
guide-ask-buy = Купуй відкритих бандитів по одному або зупинися. Що більше бандит вартий біля брами, то частіше його ловлять; повна група з чотирьох рахується подвійно.
guide-ask-choose_gang = Назви банду, по яку вирушить варта: найкраще ту, яка є в когось іншого, а в тебе немає.
guide-ask-window20 = Бандитів під загрозою можуть спіймати, а викуп – 200 P за кожного. Позбудься їх зараз, по 20 P за кожного, продай або ризикни.
guide-ask-window100 = Чорний кубик уже показав рядок Таблиці долі, тож видно, наскільки ризиковано тримати кожного бандита. Якщо ризик великий, позбудься бандита за 100 P: викуп коштував би 200 P.
guide-ask-tribute = Одного бандита треба віддати, і ніхто не бачить якого, доки не оберуть усі. Бережи тих, хто доповнює групу.
guide-ask-bazaar = Продавай, купуй і міняйся, як захочеш: четвертий бандит групи дорогого вартий. Коли досить, натисни «Готово».
guide-ask-brisk_trade = Можна відправити бандитів на пенсію за ціною цього кварталу. Залиш тих, хто біля брами дасть більше.
guide-ask-choose_starter = У тебе найменше грошей, тож обери, хто почне наступне коло. Цей гравець перший матиме нагоду взяти безкоштовних бандитів.
guide-wait-turn = Усі ви ведете одного Алі-Бабу. Дивися, де він зупиниться: якщо там облава, варта може шукати й твоїх бандитів.
guide-wait-window20 = Хтось іще вирішує, що робити з бандитами під загрозою: позбутися їх, продати чи ризикнути. Якщо не боїшся, когось із них можна дешево купити.
guide-wait-window100 = Хтось іще вирішує, чи платити по 100 P, щоб позбутися бандитів під загрозою. Якщо потім під загрозою ще хтось залишиться, кинуть білий кубик.
guide-wait-tribute = Хто має віддати бандита, таємно обирає, якого саме. Потім усі обрані бандити водночас перейдуть до нового власника.
guide-event-lap = Кожне коло починається біля Міської брами. У першому кварталі бандити безкоштовні, тож бери!
guide-event-dealt = Усі карти разом ведуть точно до брами. Свої бачиш лише ти, і зіграти доведеться кожну.
guide-event-retired = За бандитів, яких відправляють на пенсію, платять ціну цього кварталу, і вони йдуть під низ своїх стосів. Варта їх уже не спіймає.
guide-event-parked = Цей кубик чекає на наступну облаву. Якщо чекає лише чорний, ніхто не зможе продати бандитів, а позбутися бандита від самого початку коштуватиме 100 P. Якщо чекає білий, ніхто не зможе ні позбутися бандитів, ні продати їх.
guide-event-headcount = За кожного бандита дають 10 P, помножені на число, що випало. Дешеві бандити тут приносять стільки ж, скільки й дорогі.
guide-event-brisk_trade = Кожен отримує за своїх бандитів стільки, скільки вони коштують у цьому кварталі, і залишає їх собі. Що більше їх маєш, то краще.
guide-event-tribute = Інші віддають по одному бандитові тому, хто привів сюди Алі-Бабу. Хто бандитів не має, нікого й не віддає.
guide-event-bazaar = Тепер бандитів продають за гроші або міняють на інших. Зроби пропозицію одному гравцеві або всім.
guide-event-gang_die = Банду обирає кубик: 1 або 2 – Шахраї, 3 або 4 – Злодії, 5 – Ошуканці, 6 – Розбійники. Усі бандити цієї банди під загрозою, хоч би чиї вони були.
guide-event-gang_named = Банду називає той, хто привів сюди Алі-Бабу. Тепер усі її бандити під загрозою, хоч би чиї вони були.
guide-event-raid = Усі бандити, яких шукає варта, під загрозою, хоч би чиї вони були. Кого спіймають, вирішать два кубики.
guide-event-nobody_threatened = Бандитів, яких шукає варта, ні в кого немає, тож кидати кубики не треба. Гра триває.
guide-event-raid_over = Ловити вже нема кого, тож кубиків більше не кидають.
guide-event-rolled = Чорний кубик показує рядок Таблиці долі, білий – стовпчик.
guide-event-destiny = Рядок і стовпчик сходяться на цьому числі. Спіймано кожного бандита під загрозою, на чиїй карті воно є.
guide-event-captured = За кожного спійманого бандита платять 200 P викупу. Коли викуп сплачено, бандит знову вільний.
guide-event-bankrupt = Кому бракує грошей на викуп, той банкрут. Щоб заплатити, усіх його бандитів відправляють на пенсію, але гра для нього триває.
guide-event-pardoned = Навіть грошей за всіх бандитів не вистачило, тож халіф прощає решту викупу. Боргів у Басрі немає ні в кого.
guide-event-discarded = Бандит, якого позбулися, іде під низ свого стосу. Його втрачено, зате й викупу платити не треба.
guide-event-dealing = Є нова пропозиція. Той, кому її зроблено, може прийняти її, відмовитися або зробити зустрічну.
guide-event-accepted = Угода діє одразу: усе вже в нових власників.
guide-event-void = Пропозиція більше не діє, якщо когось із названих у ній бандитів уже немає або її авторові бракує грошей.
guide-event-payout = Біля брами отримуєш за своїх бандитів їхню вартість, за повні групи вдвічі більше, і ще 100 P. Бандити залишаються в тебе.
guide-event-chooses = Гравець, у якого найменше грошей, обирає, хто почне наступне коло. Це допомагає наздогнати інших.

## Characters

bot-abdallah = Абдалла
bot-abdallah-help = Чесний купець: купує те, що окупиться, і продає те, що ризиковано тримати.
phrase-bot-hello-abdallah = Миру всім і доброї торгівлі!
bot-abu_hassan = Абу-Гасан
bot-abu_hassan-help = Халіф на день: купує що заманеться й ніколи не кидає друзів.
phrase-bot-hello-abu_hassan = Халіф на один день! Хто частує?
bot-dalila = Даліла
bot-dalila-help = Хитра Даліла тримається дешевих банд і спить спокійно.
phrase-bot-hello-dalila = Добридень. Люблю тихі вулиці.
bot-sinbad = Синдбад
bot-sinbad-help = Хоче Розбійників, і що більше, то краще, а з варти сміється.
phrase-bot-hello-sinbad = Егей! Сім мандрівок, а тепер Басра!
bot-harun = Гарун ар-Рашид
bot-harun-help = Перевдягнений халіф: прораховує все аж до брами й завзято торгується.
phrase-bot-hello-harun = Я простий мандрівник, та й годі. То що, почнемо?

## Why a bot did it

reason-retire = Через імовірний викуп вигідніше отримати гроші зараз, ніж чекати до брами: { $cards }.
reason-keep = Біля брами за цих бандитів дадуть більше.
reason-to_buy = На цій клітинці можна вигідно купити бандитів: { $square }.
reason-to_raid = Облава на цій клітинці більше загрожує комусь іншому: { $square }.
reason-to_money = На цій клітинці є що здобути: { $square }.
reason-to_safety = Кращої за цю клітинки немає: { $square }.
reason-group = Доповнює групу (уже є { $count }): { $card }.
reason-bargain = Цей бандит вартий більше, ніж коштує: { $card }.
reason-no_bargain = Жоден бандит тут не вартий клопоту.
reason-gang = Облава на цю банду найдорожче обійдеться комусь іншому: { $gang }.
reason-least = Цього бандита віддати найменше шкода: { $card }.
reason-starter = Хто починає, той перший має нагоду взяти бандитів.
reason-good_deal = Ця угода дає більше, ніж коштує.
reason-bad_deal = Не на таких умовах: «{ $why }».
reason-better_price = За вигіднішої ціни можна домовитися.
reason-sale = Краще дешево продати, ніж дати спіймати: { $card }.
reason-completes = Ця група майже повна: { $group }.
reason-drop = Кого вигідніше позбутися зараз, ніж ризикувати викупом: { $cards }.
reason-stays = Ризикнути вигідніше, ніж платити зараз.
reason-no_deal = Зараз жодна угода того не варта.
reason-whim = Просто так заманулося.
reason-foreseen = Якщо подумати наперед, так виходить найкраще.

## What a content pack may change

content-money = Гроші на початку
content-steps = Карти руху
content-gang-die = Кубик банд
content-fee-buy = Скільки бандитів можна купити на тихій вулиці або роздоріжжі
content-fee-recruits = Скільки бандитів можна купити ({ kind-recruits })
content-fee-cash = Знайдені гроші ({ kind-cash200 })
content-fee-dice = Гроші за кожне очко на кубику ({ kind-dice50 })
content-fee-headcount = Гроші на кожного бандита за кожне очко на кубику ({ kind-headcount })
content-fee-window20 = Скільки коштує позбутися бандита до кубиків
content-fee-window100 = Скільки коштує позбутися бандита після чорного кубика
content-fee-ransom = Викуп за бандита
content-fee-gate = Надбавка біля брами за пройдене коло
content-value = Вартість бандита біля брами ({ $gang })
content-price = Ціни за кварталами ({ $gang })
content-destiny = Числа долі ({ $group })
content-square = Клітинка «{ $square }»
content-raided = Облава на клітинці «{ $square }»
