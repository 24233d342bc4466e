### Аладдін і чарівна лампа: Ukrainian

## The game

game-name = Аладдін і чарівна лампа
game-line = Хто перший потре лампу, а хто наважиться витягти ще одну карту?
game-minutes = 20 хв
game-age = від 7 років
game-fun = швидкість і відвага
game-about = Три скрині, повні скарбів, і в кожній скорпіони! Таємно обери скриню й виріши, скільки карт наважишся витягти. Якщо твоє число збіглося з чиїмось, потри лампу раніше за інших, і джин виконає твоє бажання. Збирай самоцвіти й прикраси, доки не з’явився Чаклун.

## Chests (in a sentence, and as a label)

chest-bronze = бронзова скриня
chest-silver = срібна скриня
chest-gold = золота скриня

chest-bronze-short = Бронзова скриня
chest-silver-short = Срібна скриня
chest-gold-short = Золота скриня

metal-bronze = бронза
metal-silver = срібло
metal-gold = золото

piece-bracelet = браслет
piece-ring = каблучка
piece-necklace = намисто

## Kinds of treasure (in a sentence)

kind-emerald = смарагд
kind-ruby = рубін
kind-sapphire = сапфір
kind-topaz = топаз
kind-bronze-bracelet = бронзовий браслет
kind-bronze-ring = бронзова каблучка
kind-bronze-necklace = бронзове намисто
kind-silver-bracelet = срібний браслет
kind-silver-ring = срібна каблучка
kind-silver-necklace = срібне намисто
kind-gold-bracelet = золотий браслет
kind-gold-ring = золота каблучка
kind-gold-necklace = золоте намисто
kind-talisman = талісман
kind-sorcerer = Чаклун

gem-emerald = { kind-emerald }
gem-ruby = { kind-ruby }
gem-sapphire = { kind-sapphire }
gem-topaz = { kind-topaz }

## Kinds of treasure, as labels (under cards and columns)

kind-emerald-short = Смарагд
kind-ruby-short = Рубін
kind-sapphire-short = Сапфір
kind-topaz-short = Топаз
kind-bronze-bracelet-short = Бронзовий браслет
kind-bronze-ring-short = Бронзова каблучка
kind-bronze-necklace-short = Бронзове намисто
kind-silver-bracelet-short = Срібний браслет
kind-silver-ring-short = Срібна каблучка
kind-silver-necklace-short = Срібне намисто
kind-gold-bracelet-short = Золотий браслет
kind-gold-ring-short = Золота каблучка
kind-gold-necklace-short = Золоте намисто
kind-talisman-short = Талісман
kind-sorcerer-short = Чаклун

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

effect-bronze_gift = Бронзовий дар
effect-silver_gift = Срібний дар
effect-gold_gift = Золотий дар
effect-eye = Всевидюче око
effect-gem_thief = Викрадач самоцвітів
effect-jewel_thief = Викрадач прикрас
effect-tithe = Десятина багатія
effect-bazaar = Базар
effect-lost_found = Бюро знахідок
effect-sandstorm = Піщана буря
effect-charmer = Заклинач скорпіонів
effect-sleight = Спритність рук
effect-carpet = Килим-літак
effect-lid = Важке віко
effect-heart = Щедре серце
effect-toll = Мито пустелі
effect-caravan = Караван
effect-sleep = Джин спить

effect-bronze_gift-text = Візьми верхню карту бронзової скрині й залиш собі, хоч би скільки скорпіонів на ній було. Але якщо це Чаклун, гра одразу закінчується!
effect-silver_gift-text = Візьми верхню карту срібної скрині й залиш собі, хоч би скільки скорпіонів на ній було. Але якщо це Чаклун, гра одразу закінчується!
effect-gold_gift-text = Візьми верхню карту золотої скрині й залиш собі, хоч би скільки скорпіонів на ній було. Але якщо це Чаклун, гра одразу закінчується!
effect-eye-text = Подивися на три верхні карти однієї скрині. Їх бачиш лише ти, а порядок карт не змінюється.
effect-gem_thief-text = Забери в іншого гравця будь-який самоцвіт.
effect-jewel_thief-text = Забери в іншого гравця будь-яку окрему прикрасу. Повні комплекти в безпеці.
effect-tithe-text = Забери самоцвіт або окрему прикрасу в того з інших гравців, хто має найбільше скарбів. Якщо таких кілька, обери одного з них.
effect-bazaar-text = Обміняй свій самоцвіт чи окрему прикрасу на самоцвіт чи окрему прикрасу іншого гравця. Обидві карти обираєш ти.
effect-lost_found-text = Візьми зі скиду будь-який самоцвіт.
effect-sandstorm-text = Обери самоцвіт або окрему прикрасу іншого гравця: вітер здуває цю карту у скид.
effect-charmer-text = У цьому раунді в кожному пошуку можеш витримати на два скорпіони більше. Але карт усе одно можна витягти не більше, ніж показує кубик.
effect-sleight-text = На своєму кубику збільш або зменш число на 1. Воно має залишитися в межах від 1 до 6.
effect-carpet-text = Перенеси свій кубик, не змінюючи числа, на скриню, де твого кубика немає.
effect-lid-text = Обери кубик іншого гравця. У цьому раунді цей кубик не рахується.
effect-heart-text = Подаруй іншому гравцеві свій самоцвіт або окрему прикрасу. Кому – вирішуєш ти.
effect-toll-text = Поклади у скид один свій самоцвіт або окрему прикрасу.
effect-caravan-text = Кожен таємно обирає один свій самоцвіт або окрему прикрасу, якщо має. Потім усі ці карти водночас переходять до наступних гравців.
effect-sleep-text = Хр-р-р… Джин міцно спить. Нічого не відбувається.

## What the acting player is asked

ask-program = Обери скриню й число
ask-program-two = Обери дві скрині й два числа
ask-ready = Приготуйся терти лампу…
ask-countdown = Не чіпай лампи… 3, 2, 1!
ask-race = Твоє число збіглося? Потри лампу!
ask-name_thief = Хто візьме в тебе карту?
ask-steal = Хибна тривога! Візьми карту суперника
ask-wish = Приймаєш це бажання?
ask-wish-3 = Третє бажання треба прийняти
ask-eye = У яку скриню зазирнеш?
ask-gem_thief = Забери самоцвіт
ask-jewel_thief = Забери окрему прикрасу
ask-tithe = Забери карту в найбагатшого суперника
ask-bazaar = Обміняй свою карту на чужу
ask-lost_found = Візьми самоцвіт зі скиду
ask-sandstorm = Яку карту здує вітер?
ask-sleight = Збільш або зменш число на 1
ask-carpet = Перенеси кубик на іншу скриню
ask-lid = Чий кубик не рахуватиметься?
ask-heart = Подаруй карту іншому гравцеві
ask-toll = Поклади одну свою карту у скид
ask-caravan = Яку карту передаси?
ask-search = Тягнути карту чи досить?
ask-talisman = Куди покласти талісман?
ask-ring = Візьми карту зі скиду
ask-over = Гру закінчено

## What the others read meanwhile

wait-program = { $count ->
    [one] { $seats } ще обирає скриню
    [few] { $seats } ще обирають скриню
   *[other] { $seats } ще обирають скриню
}
wait-program-two = { $count ->
    [one] { $seats } ще обирає дві скрині
    [few] { $seats } ще обирають дві скрині
   *[other] { $seats } ще обирають дві скрині
}
wait-ready = { $count ->
    [one] { $seats } ще готується
    [few] { $seats } ще готуються
   *[other] { $seats } ще готуються
}
wait-countdown = Не чіпай лампи… 3, 2, 1!
wait-race = Хто потре лампу?
wait-name_thief = { $seats } обирає, хто візьме карту
wait-steal = Хибна тривога: карту бере { $seats }
wait-wish = { $seats } думає над бажанням
wait-wish-3 = { $seats } мусить прийняти третє бажання
wait-eye = { $seats } обирає, у яку скриню зазирнути
wait-gem_thief = { $seats } забирає самоцвіт
wait-jewel_thief = { $seats } забирає прикрасу
wait-tithe = { $seats } забирає карту в найбагатшого суперника
wait-bazaar = { $seats } міняється на базарі
wait-lost_found = { $seats } обирає самоцвіт зі скиду
wait-sandstorm = { $seats } здіймає піщану бурю
wait-sleight = { $seats } змінює число на кубику
wait-carpet = { $seats } переносить кубик
wait-lid = { $seats } обирає кубик, який не рахуватиметься
wait-heart = { $seats } дарує карту
wait-toll = { $seats } сплачує мито
wait-caravan = { $count ->
    [one] { $seats } ще обирає карту
    [few] { $seats } ще обирають карту
   *[other] { $seats } ще обирають карту
}
wait-search = { $seats } шукає у скрині
wait-talisman = { $seats } кладе талісман
wait-ring = { $seats } користується Чарівним перснем
wait-over = Гру закінчено

## Buttons

option-program = { $token ->
    [0] Кубик { $value }: { $chest }
   *[other] Кубик { $value }: { $chest }; жетон { $token }
}
option-program_two = { $token ->
    [0] Кубик { $value }: { $chest }; кубик { $other_value }: { $other_chest }
   *[other] Кубик { $value }: { $chest }; кубик { $other_value }: { $other_chest }; жетон { $token }
}
option-ready = Готово
option-hold = Не чіпати лампи
option-slap = Потерти лампу!
option-wait = Не чіпати лампи
option-name_thief = Карту візьме { $other }
option-steal = Взяти: { $card }
option-wish_accept = Прийняти бажання
option-wish_refuse = Відмовитися від бажання
option-look = Зазирнути: { $chest }
option-take = Забрати: { $card } ({ $other })
option-swap = Обмін: { $card } → { $other_card } ({ $other })
option-recover = Взяти зі скиду: { $card }
option-blow = Здути: { $card } ({ $other })
option-turn = { $delta ->
    [1] Збільшити число на 1: { $chest }
   *[other] Зменшити число на 1: { $chest }
}
option-fly = Перенести кубик: { $chest } → { $to_chest }
option-shut = Накрити кубик: { $other }, { $chest }
option-give = Подарувати: { $card } (отримає { $other })
option-pay = Скинути: { $card }
option-caravan_pass = Передати: { $card }
option-draw = Тягнути карту
option-stop = Досить
option-place_talisman = Талісман сюди: { $gem }
option-ring_take = Взяти зі скиду: { $card }

## What happens

event-dealt = { $seat } починає з картами: { $cards }
event-round = Раунд { $round }
event-programmed = { $seat }: вибір зроблено
event-counting = Не чіпай лампи… 3, 2, 1!
event-revealed = { $seat }: кубик { $value }, { $chest }
event-early = Зарано! { $seat } у цьому раунді вже не може терти лампу
event-slapped = { $seat } тре лампу: { $ms } мс
event-clamped = { $seat }: час реакції виправлено з { $claimed } мс на { $ms } мс
event-late = { $seat } запізнюється
event-false_slap = Хибна тривога! { $seat } не має збігу
event-right = Збіг: { $value }. Джина викликає { $seat }!
event-margin = { $seat } попереду на { $ms } мс, далі – { $other }
event-dead_heat = Лампу потерли одночасно: { $seats }
event-no_right = Збіг: { $value }. Але джина ніхто не викликає
event-token_shown = { $seat } показує жетон { $token }
event-tokens_back = { $seat } отримує назад усі п’ять жетонів
event-drawn_by_lot = Збіг: { $value }. За волею випадку джина викликає { $seat }
event-spared = { $seat } не має нічого, що можна забрати
event-named = { $seat } обирає, хто візьме карту: { $other }
event-stole = { $seat } забирає: { $card } (віддає { $other })
event-wish = Бажання { $number } ({ $seat }): { $effect }
event-refused = { $seat } відмовляється: { $effect }
event-granted = { $seat }: бажання збувається! { $effect }
event-nothing = { $seat }: бажання нічого не змінює
event-gift = { $seat } отримує дар: { $card } ({ $chest })
event-looked = { $seat } зазирає всередину: { $chest }
event-peeked = Верхні карти ({ $chest }): { $cards }
event-swapped = Обмін. { $seat } віддає: { $card }; { $other } віддає: { $other_card }
event-recovered = { $seat } бере зі скиду: { $card }
event-blown = { $seat } здіймає бурю, і { $other } втрачає: { $card }
event-charmed = { $seat } у цьому раунді може витримати більше скорпіонів, ніж зазвичай
event-turned = { $seat } змінює число на кубику: тепер { $value } ({ $chest })
event-flew = { $seat } переносить кубик: { $chest } → { $to_chest }
event-shut = { $seat } накриває віком кубик ({ $other }, { $chest }): у цьому раунді він не рахується
event-gave = { $seat } дарує, { $other } отримує: { $card }
event-paid = { $seat } сплачує мито: { $card }
event-passing = { $seat }: карту для каравану обрано
event-passed = Караван везе карту: { $seat } → { $other } ({ $card })
event-searches = { $value ->
    [one] { $seat } шукає скарби ({ $chest }): щонайбільше { $value } карта
    [few] { $seat } шукає скарби ({ $chest }): щонайбільше { $value } карти
   *[other] { $seat } шукає скарби ({ $chest }): щонайбільше { $value } карт
}
event-nobody = Тут ніхто не шукає: { $chest }
event-outdone = { $seat } ({ $value }) поступається: { $other } має менше число ({ $die })
event-struck = Число { $value } повторюється, тож не рахується ({ $chest })
event-drew = { $scorpions ->
    [0] { $seat } тягне: { $card }
    [one] { $seat } тягне: { $card } (уже { $scorpions } скорпіон)
    [few] { $seat } тягне: { $card } (уже { $scorpions } скорпіони)
   *[other] { $seat } тягне: { $card } (уже { $scorpions } скорпіонів)
}
event-sorcerer = Чаклун! Його знаходить { $seat } ({ $chest })
event-bust = { $scorpions ->
    [one] Ой, { $scorpions } скорпіон ужалив! { $seat } втрачає всі карти цього пошуку
    [few] Ой, { $scorpions } скорпіони! { $seat } втрачає всі карти цього пошуку
   *[other] Ой, { $scorpions } скорпіонів! { $seat } втрачає всі карти цього пошуку
}
event-kept = { $seat } забирає: { $cards }
event-empty_handed = { $seat } іде з порожніми руками ({ $chest })
event-placed = { $seat } кладе талісман до самоцвіту: { $gem }
event-alone = { $seat } не має самоцвітів, тож талісман самотній
event-orphaned = { $seat } втрачає останній самоцвіт цього виду ({ $gem }), тож кожен талісман при ньому тепер самотній
event-set = { $seat } збирає комплект: { $metal }!
event-ring = { $seat } здобуває Чарівний перстень!
event-ring_from = { $seat } здобуває Чарівний перстень, а { $other } його втрачає!
event-ring_took = Завдяки персню { $seat } бере зі скиду: { $card }
event-last_round = З’являється Чаклун: останній раунд!
event-instant_end = Бажання приводить Чаклуна ({ $seat }): гру одразу закінчено!
event-left = { $seat } виходить з-за столу
event-ended = { $reason }

## How the game ends

reason-sorcerer = Прийшов Чаклун, і раунд дограно: час рахувати скарби
reason-lamp = Бажання привело Чаклуна: час рахувати скарби
reason-rounds = Це був останній можливий раунд: час рахувати скарби
reason-walkover = Залишився лише один гравець, тож гру закінчено

## Why not

refusal-unknown-action = У цій грі так не ходять. Обери один із ходів на екрані.
refusal-game-over = Цю гру закінчено. Може, зіграєш іще одну?
refusal-not-seated = Ти глядач. Ходити можуть лише гравці за столом.
refusal-stale = Гра вже пішла далі. Поглянь іще раз і обери знову.
refusal-lamp-closed = Лампа зараз не реагує. У грі на швидкість терти її можна, щойно відкриються кубики.
refusal-locked-out = Лампу зачеплено зарано. Спробуй знову в наступному раунді.
refusal-already-slapped = Твоя рука вже на лампі. Зараз побачиш, хто найшвидший.
refusal-not-your-decision = Зараз вирішуєш не ти. Чекаємо на вибір: { $seats }.
refusal-wrong-phase = Зараз цього зробити не можна. Спершу – «{ $ask }», а вже потім решта.
refusal-malformed = Такого в цій грі немає. Обери щось на екрані.
refusal-wrong-dice-count = { $count ->
    [1] Постав рівно один кубик.
   *[other] Постав рівно два кубики.
}
refusal-bad-value = Кубик показує від 1 до 6. Обери одне з цих чисел.
refusal-same-chest-twice = Твої два кубики мають бути на різних скринях. Перестав один із них.
refusal-token-spent = Цей жетон уже витрачено. Обери той, який ще маєш.
refusal-third-wish-binding = Третє бажання треба прийняти. Натисни «Хай буде так».
refusal-self-target = Обери іншого гравця, який ще грає.
refusal-not-theirs = Цей гравець не має такої карти. Обери іншу.
refusal-not-yours = Такої карти в тебе немає. Обери одну зі своїх.
refusal-talisman-immune = Талісман не можна забрати, подарувати чи обміняти. Обери іншу карту.
refusal-protected-set = Ця прикраса – з повного комплекту, а комплекти в безпеці. Обери іншу карту.
refusal-wrong-card-type = На цю карту бажання не діє. Обери іншу.
refusal-not-richest = Хтось має більше скарбів. Обери того, у кого їх найбільше.
refusal-not-in-discard = Цієї карти у скиді немає. Обери ту, яку там бачиш.
refusal-no-die-there = Такого кубика немає. Обери той, який бачиш.
refusal-die-range = Кубик показує лише від 1 до 6. Зміни число в інший бік.
refusal-chest-taken = На цій скрині вже є твій кубик. Обери іншу.
refusal-no-gem-of-type = Самоцвіту цього виду в тебе немає. Поклади талісман до тих, які маєш.
refusal-bad-player-count = У цю гру грають від 2 до 5 гравців.
refusal-bad-option = Таке налаштування тут не підходить: { $option } – { $value }. Обери інше.

## Settings

setting-lamp_mode = Лампа
setting-lamp_mode-help = Хто викликає джина, якщо числа на кубиках збіглися?
setting-lamp_mode-race = Найшвидший
setting-lamp_mode-sealed = Найбільший жетон
setting-lamp_mode-lottery = Випадок
setting-lamp_mode-race-help = З гравців, чиї числа збіглися, джина викликає той, хто першим потре лампу. А хто потре її без збігу, втратить карту.
setting-lamp_mode-sealed-help = Без поспіху: разом із кубиком таємно обери жетон від 1 до 5. З гравців, чиї числа збіглися, джина викликає той, у кого найбільший жетон. Підійде для повільного зв’язку й спокійних вечорів.
setting-lamp_mode-lottery-help = Без поспіху й без жетонів: з гравців, чиї числа збіглися, одного обирають навмання, і він викликає джина.

setting-my_precious = Моя дорогоцінність: Чарівний перстень
setting-my_precious-help = Шукай із кубиком 6, витягни всі шість карт, не дай скорпіонам себе вжалити – і Чарівний перстень твій: 5 очок і карта зі скиду. Але його можуть у тебе перехопити!
setting-my_precious-true = Так
setting-my_precious-false = Ні

setting-odds_hint = Показувати ризик
setting-odds_hint-help = Під час пошуку видно, наскільки ризиковано тягнути наступну карту.
setting-odds_hint-true = Так
setting-odds_hint-false = Ні

setting-timers = Режим таймера
setting-timers-help = Лише для гри з таймером. Коли твій час вийде, хід буде зроблено за тебе.
setting-timers-off = Вимкнено
setting-timers-relaxed = Спокійний (утричі більше часу)
setting-timers-standard = Звичайний
setting-timers-blitz = Швидкий (удвічі менше часу)

setting-lamp_trust = Час реакції біля лампи
setting-lamp_trust-help = Чи перевіряти час реакції?
setting-lamp_trust-strict = Перевіряти
setting-lamp_trust-friends = Довіряти
setting-lamp_trust-strict-help = Час реакції звіряється з якістю зв’язку, тож хитрувати немає сенсу.
setting-lamp_trust-friends-help = Довіряємо кожному пристрою. Підійде друзям із нестійким зв’язком.

setting-handicap_ms = Фора біля лампи
setting-handicap_ms-help = Скільки мілісекунд відняти від часу реакції цього гравця? Допоможе малечі; 500 – це пів секунди.
setting-handicap_ms-0 = Без фори
setting-handicap_ms-50 = 50 мс
setting-handicap_ms-100 = 100 мс
setting-handicap_ms-150 = 150 мс
setting-handicap_ms-200 = 200 мс
setting-handicap_ms-250 = 250 мс
setting-handicap_ms-300 = 300 мс
setting-handicap_ms-350 = 350 мс
setting-handicap_ms-400 = 400 мс
setting-handicap_ms-450 = 450 мс
setting-handicap_ms-500 = 500 мс
setting-handicap_ms-550 = 550 мс
setting-handicap_ms-600 = 600 мс
setting-handicap_ms-650 = 650 мс
setting-handicap_ms-700 = 700 мс
setting-handicap_ms-750 = 750 мс
setting-handicap_ms-800 = 800 мс

setting-on_leave = Якщо хтось вийде з гри
setting-on_leave-help = Замість цього гравця грає бот, або його скарби просто лежать на столі.
setting-on_leave-bot = Далі грає бот
setting-on_leave-freeze = Місце залишається порожнім

## The result

outcome-sorcerer = { $count ->
    [one] { $seats } перемагає!
    [few] { $seats } ділять перемогу!
   *[other] { $seats } ділять перемогу!
}
outcome-lamp = { $count ->
    [one] { $seats } перемагає!
    [few] { $seats } ділять перемогу!
   *[other] { $seats } ділять перемогу!
}
outcome-rounds = { $count ->
    [one] { $seats } перемагає!
    [few] { $seats } ділять перемогу!
   *[other] { $seats } ділять перемогу!
}
outcome-walkover = { $seats } перемагає: більше ніхто не грає
score-line =
    { $points ->
        [one] { $seat }: { $points } очко
        [few] { $seat }: { $points } очки
       *[other] { $seat }: { $points } очок
    } (карти { $cards } + комплекти { $sets } + найбільше самоцвітів { $majorities }{ $ring ->
        [0] {""}
       *[other] {" "}+ перстень { $ring }
    })

## Bots

bot-normal = Шукач скарбів
bot-normal-help = Зважує ризик і швидко реагує біля лампи.
bot-easy = Мрійник
bot-easy-help = Рано зупиняється й часто запізнюється до лампи.
bot-hard = Великий візир
bot-hard-help = Пам’ятає кожну карту й реагує блискавично.
bot-random = Вихор
bot-random-help = Ходить навмання.

## How to play

help-1 = Щораунду таємно обери одну з трьох скринь і вистав на кубику, скільки карт наважишся витягти. Кожен починає з одним самоцвітом. Якщо вас двоє, то з двома, і кожен ставить два кубики на різні скрині.
help-2 = «3, 2, 1!» Усі кубики відкрито. Якщо твоє число збіглося з чиїмось, хоч би на яких скринях, потри лампу: найшвидший викликає джина.
help-3 = Обережно! Якщо потреш лампу без збігу, обери гравця, який забере в тебе самоцвіт або окрему прикрасу. А якщо зачепиш лампу зарано, у цьому раунді терти її вже не зможеш.
help-4 = Джин пропонує до трьох бажань, по одному. Від першого й другого можна відмовитися, а третє треба прийняти, хоч би яке воно було.
help-5 = Потім обшукують скрині: бронзову, срібну, золоту. Однакові кубики на скрині скасовують один одного, а шукає той, у кого найменше з чисел, що залишилися.
help-6 = Тягни карти по одній, щонайбільше стільки, скільки показує твій кубик, і зупинися, коли захочеш. На карті буває до п’яти скорпіонів або жодного. Щойно скорпіонів стане стільки, скільки показує твій кубик, або більше, тебе вжалено, і всі карти цього пошуку втрачено.
help-7 = Кожна карта дає 1 очко. Браслет, каблучка й намисто з одного металу – це комплект: бронзовий додає 6 очок, срібний – 8, золотий – 10, і забрати його не можна. За кожен вид самоцвітів, яких у тебе більше, ніж у будь-кого іншого, отримуєш ще 5 очок.
help-8 = Талісман рахується як ще один самоцвіт того виду, до якого ти його кладеш. Забрати його не можна. Але якщо втратиш останній самоцвіт цього виду, талісман стане самотнім і дасть лише 1 очко.
help-9 = У кожній скрині Чаклун лежить під 20 картами. Якщо його знайшли під час пошуку, раунд дограють, і на цьому гра закінчується. Якщо його привело бажання, гра закінчується одразу. Перемагає той, у кого найбільше очок!

## On the board: choosing

board-place-die = Постав кубик на скриню
board-place-dice = Постав два кубики на дві різні скрині
board-choose-value = Скільки карт наважишся витягти?
board-choose-two = Обери дві скрині й два числа
board-secret-of = Таємний вибір: { $seat }
board-your-die = Твій кубик
board-die = Кубик { $value }
board-die-of = { $seat }: кубик { $value }
board-die-void = у цьому раунді не рахується
board-confirm = Готово!
board-change = Змінити
board-chosen = Обрано! Ще можна змінити
board-waiting-for = Чекаємо на вибір: { $seats }
board-last-round = Останній раунд!
board-token = Жетон { $token }
board-tokens = Жетони, що залишилися
board-choose-token = Який жетон зіграєш?
board-token-spent = витрачено

## On the board: the lamp

board-lamp = Чарівна лампа: потри її, якщо твоє число збіглося з чиїмось
board-lamp-short = Збіглося? Потри лампу!
board-hands-off = Не чіпай!
board-go = Давай!
board-press-key = { $key }: потерти лампу
board-touch-here = Поле гравця: { $seat }
board-tap-here = Натисни тут
board-own-strip = Натисни на поле зі своїм ім’ям!
board-your-hand = Лампу потерто
board-too-early = Зарано! У цьому раунді терти лампу вже не можна
board-slap-early = зарано
board-slap-first = найшвидше
board-slap-slow = повільніше
board-slap-false = хибна тривога
board-slap-late = запізно
board-race-order = Час реакції
board-reaction = { $ms } мс
board-faster = { $seat } попереду на { $ms } мс, далі – { $other_seat }
board-clamped = час виправлено
board-head-start = фора { $ms } мс
board-by-rights = Нічия: джина викликає той, хто досі робив це рідше
board-by-lot = Вирішив випадок
board-by-token = Вирішив найбільший жетон
board-no-match = Збігів немає
board-nobody-slapped = Ніхто з цих гравців не потер лампу вчасно
board-may-call = { $seat } викликає джина
board-next-right = Далі за чергою: { $seats }
board-thief-choose = { $other_seat } бере карту, а { $seat } віддає

## On the board: the genie

board-wish = Бажання { $number } з 3
board-accept = Прийняти бажання
board-refuse = Наступне бажання
board-third-wish = Хай буде так
board-third-wish-help = Третє бажання треба прийняти
board-choose-player = Обери гравця
board-choose-card = Обери карту
board-choose-chest = Обери скриню
board-choose-die = Обери кубик
board-your-card = Твоя карта
board-die-up = На 1 більше
board-die-down = На 1 менше
board-peek = Це бачиш лише ти: { $chest }
board-peek-order = Карта ліворуч – верхня
board-caravan-chosen = Обрано карт: { $ready } з { $all }
board-charmed = у цьому раунді скорпіони не такі страшні

## On the board: searching

board-one-more = Тягнути карту
board-stop = Досить
board-lost-at = { $limit ->
    [one] { $limit } скорпіон – і все втрачено
    [few] { $limit } скорпіони – і все втрачено
   *[other] { $limit } скорпіонів – і все втрачено
}
board-scorpions = Скорпіони: { $count } з { $limit }
board-card-scorpions = { $count ->
    [0] без скорпіонів
    [one] { $count } скорпіон
    [few] { $count } скорпіони
   *[other] { $count } скорпіонів
}
board-nest = Гніздо скорпіонів
board-safe = Наступна карта безпечна
board-odds = Ризик: { $percent } %
board-nobody-searches = Тут ніхто не шукає
board-took = { $count ->
    [0] нічого не взято
    [one] узято { $count } карту
    [few] узято { $count } карти
   *[other] узято { $count } карт
}
board-drawn = Уже витягнуто
board-bust = Усі карти цього пошуку втрачено
board-stung = Скорпіон ужалив!
board-pile = { $count ->
    [one] { $count } карта у скрині
    [few] { $count } карти у скрині
   *[other] { $count } карт у скрині
}
board-sorcerer-in = { $count ->
    [0] Наступна карта – Чаклун!
    [one] Чаклун: над ним { $count } карта
    [few] Чаклун: над ним { $count } карти
   *[other] Чаклун: над ним { $count } карт
}
board-sorcerer-out = Чаклуна вже знайдено

## On the board: treasures

board-your-treasure = Твої скарби
board-treasure-of = Скарби гравця: { $seat }
board-treasures = { $count ->
    [one] { $count } скарб
    [few] { $count } скарби
   *[other] { $count } скарбів
}
board-points = { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[other] { $points } очок
}
board-points-now = якби гра закінчилася зараз
board-set = Повний комплект
board-set-safe = Повний комплект: забрати його не можна
board-set-bonus = { $points ->
    [one] За комплект: ще { $points } очко
    [few] За комплект: ще { $points } очки
   *[other] За комплект: ще { $points } очок
}
board-leads = Найбільше за всіх: додаткові очки
board-gem-count = { $gem }: { $count }
board-figure = { $name }: { $count }
board-lone = Самотній талісман: він лишається тут
board-talisman-here = Покласти сюди
board-talisman-help = Талісман рахується як ще один самоцвіт того виду, до якого ти його кладеш
board-talisman-not-here = Не сюди: самоцвіту цього виду в тебе немає
board-discard = Скид
board-discard-count = { $count ->
    [one] Скид: { $count } карта
    [few] Скид: { $count } карти
   *[other] Скид: { $count } карт
}
board-discard-empty = Скид порожній
board-ring = Чарівний перстень
board-ring-table = Шукай із кубиком 6, витягни всі шість карт, не давши себе вжалити, і Чарівний перстень твій
board-ring-of = Чарівний перстень має { $seat }
board-frozen = уже не грає; карти залишаються

## In the lobby

board-key-test = Перевірка клавіш: усі водночас натисніть свою клавішу й тримайте
board-key-test-ok = Усі клавіші працюють разом. Починаймо!
board-key-test-bad = Ця клавіатура не розпізнає всіх клавіш одразу. Натискайте на екран або грайте з жетонами.
board-propose-sealed = Грати з жетонами
board-slow-link = Повільний зв’язок: { $seats }. З жетонами поспішати не треба.

## The final count

board-final-cards = Карти
board-final-sets = Комплекти
board-final-majorities = Найбільше самоцвітів
board-final-ring = Чарівний перстень
board-final-total = Разом

## On the board: small words

board-letter-emerald = См
board-letter-ruby = Ру
board-letter-sapphire = Са
board-letter-topaz = То
board-letter-bronze = Б
board-letter-silver = С
board-letter-gold = З
board-space = Пробіл
board-go-on = Далі
board-risk = { $count ->
    [one] ще { $count } скорпіон – і все втрачено
    [few] ще { $count } скорпіони – і все втрачено
   *[other] ще { $count } скорпіонів – і все втрачено
}
board-keep-short = { $count ->
    [0] піти ні з чим
    [one] забрати { $count } карту
    [few] забрати { $count } карти
   *[other] забрати { $count } карт
}

## The guided first game

guide-welcome = Збирай самоцвіти й прикраси з трьох скринь, але стережися скорпіонів! Коли прийде Чаклун, переможе той, у кого найбільше очок.
guide-end = Кожна карта дає 1 очко, комплекти додають 6, 8 або 10. За кожен вид самоцвітів, яких у тебе більше, ніж у будь-кого іншого, отримуєш ще 5. Перемагає той, у кого разом найбільше очок.

guide-ask-program = Обери скриню й виріши, скільки карт наважишся витягти. Шукає той, у кого на скрині найменше число, але однакові кубики скасовують один одного.
guide-ask-program-two = Постав два кубики на різні скрині. З малим числом легше виграти скриню, з великим можна витягти більше карт.
guide-ask-ready = Зараз відкриються кубики. Якщо ще хтось має твоє число, мерщій потри лампу! Якщо ні – не чіпай. Натисни на галочку, щоб почати.
guide-ask-countdown = Не чіпай лампи, доки не відкриються кубики! Поспішиш – і в цьому раунді її вже не потреш.
guide-ask-race = Порівняй кубики. Хтось іще має твоє число? Тоді мерщій потри лампу! Якщо ні, не чіпай її.
guide-ask-name_thief = Хибна тривога! Обери, хто візьме в тебе карту: краще той, у кого мало очок.
guide-ask-steal = Хтось потер лампу без збігу, тож ти береш карту. Найкраще – прикрасу, якої бракує до комплекту.
guide-ask-wish = Джин пропонує бажання. Прийми його або відмовся, щоб побачити наступне. Але третє доведеться прийняти!
guide-ask-wish-3 = Після двох відмов третє бажання треба прийняти. Натисни «Хай буде так».
guide-ask-eye = Обери скриню, і лише ти побачиш її верхні карти. Зазирни туди, де твій кубик.
guide-ask-gem_thief = Забери в іншого гравця самоцвіт. Обери вид, який уже збираєш: так легше випередити інших.
guide-ask-jewel_thief = Забери в іншого гравця окрему прикрасу. Може, якоїсь бракує до твого комплекту?
guide-ask-tithe = Забери самоцвіт або окрему прикрасу в того з інших гравців, хто має найбільше скарбів. Обери карту, яка пасує до твоїх.
guide-ask-bazaar = Обери свою карту й ту, яку хочеш за неї. Віддавай те, що потрібне найменше!
guide-ask-lost_found = Візьми самоцвіт зі скиду. Найкраще того виду, який уже маєш.
guide-ask-sandstorm = Обери карту іншого гравця, і вітер її здує. Краще ту, що дала б багато очок.
guide-ask-sleight = Збільш або зменш своє число на 1. З меншим легше виграти скриню, з більшим можна витягти більше карт. А якщо на тій самій скрині хтось має таке саме число, після зміни ці кубики вже не скасують один одного.
guide-ask-carpet = Перенеси свій кубик на скриню, де твого кубика немає. Найкраще туди, де такого числа більше ніхто не має, а твоє найменше.
guide-ask-lid = Обери кубик іншого гравця: у цьому раунді цей кубик не рахуватиметься. Краще той, що тобі заважає.
guide-ask-heart = Треба подарувати карту. Обери ту, яка майже не потрібна, і гравця, який відстає.
guide-ask-toll = Треба скинути карту. Обери ту, яка потрібна найменше.
guide-ask-caravan = Усі водночас передають по карті наступному гравцеві. Обери ту, яка тобі не потрібна.
guide-ask-search = Тягнути карту чи зупинитися й забрати, що є? Якщо скорпіонів стане стільки, скільки показує кубик, або більше, усі карти цього пошуку втрачено. Із Заклиначем скорпіонів можна витримати більше.
guide-ask-talisman = Поклади талісман до самоцвітів, які маєш: він рахується як ще один. Найкраще туди, де ти попереду або можеш вирватися вперед.
guide-ask-ring = Чарівний перстень дає змогу взяти будь-яку карту зі скиду. Прикраса для комплекту – добрий вибір.

guide-wait-wish = Дивися, яке бажання пропонує джин! Від перших двох можна відмовитися, від третього – ні.
guide-wait-search = Хтось шукає у скрині. Стеж за скорпіонами: якщо їх забагато, усі карти цього пошуку йдуть у скид, де їх бачать усі.

guide-event-dealt = Кожен самоцвіт дає 1 очко. За кожен вид самоцвітів, яких наприкінці матимеш більше за всіх, отримаєш ще 5.
guide-event-revealed = Усі кубики відкрито. Якщо числа двох гравців збіглися, хоч би на яких скринях, хтось із них може викликати джина!
guide-event-early = Зарано! Хто зачепить лампу раніше, ніж можна побачити кубики, у цьому раунді її вже не потре. Але карт не втратить.
guide-event-false_slap = Хибна тривога: хтось потер лампу без збігу. Інший гравець забирає в нього самоцвіт або окрему прикрасу, якщо є що забрати.
guide-event-right = Числа збіглися, і цей гравець викликає джина. Джин пропонує до трьох бажань, по одному.
guide-event-no_right = Числа збіглися, але ніхто з цих гравців не потер лампу вчасно. Тож цей збіг бажання не дає.
guide-event-dead_heat = Одночасно! Перемагає той, хто рідше викликав джина. Якщо й тут порівну, вирішує випадок.
guide-event-clamped = Час реакції виправлено: повільний зв’язок не має давати переваги, а з допомогою «Без поспіху» кожен дотик рахується як середній.
guide-event-token_shown = З гравців, чиї числа збіглися, джина викликає той, у кого найбільший жетон. Показані жетони поки що витрачено.
guide-event-spared = Забрати нема чого: талісмани й комплекти в безпеці.
guide-event-refused = Від бажання відмовилися, і воно йде під колоду. Наступне може бути кращим… або гіршим.
guide-event-nothing = Нічого не відбувається: джин спить, або бажанню нема на що подіяти.
guide-event-gift = Дар беруть просто зі скрині. Якщо на карті є скорпіони, вони не жалять.
guide-event-charmed = У цьому раунді цей гравець може витримати більше скорпіонів, ніж зазвичай. Але карт усе одно можна витягти не більше, ніж показує кубик.
guide-event-shut = Важке віко: у цьому раунді цей кубик не рахується. Скрині з ним не виграти, і однакових кубиків він не скасовує.
guide-event-searches = Тут шукає той, у кого найменше число з тих, що не повторюються. Витягти можна щонайбільше стільки карт, скільки показує кубик.
guide-event-nobody = На цій скрині кубиків немає, або всі вони скасовані чи накриті віком. Тож у цьому раунді її ніхто не обшукує.
guide-event-bust = Скорпіонів забагато: усі карти цього пошуку втрачено. Часом варто зупинитися раніше!
guide-event-kept = Обійшлося! Скорпіони цим картам уже не страшні, але самоцвіти й окремі прикраси ще можуть викрасти.
guide-event-alone = Без самоцвіту талісман самотній. Але 1 очко він усе одно дає.
guide-event-orphaned = Останній самоцвіт цього виду втрачено, тож кожен талісман, що лежав при ньому, тепер самотній. Але 1 очко він і далі дає.
guide-event-set = Браслет, каблучка й намисто з одного металу – комплект! Він дає додаткові очки, і забрати його не можна.
guide-event-ring = Чарівний перстень здобуває той, хто з кубиком 6 витягне всі шість карт і не дасть скорпіонам себе вжалити. Перстень дає 5 очок, доки його так само не здобуде хтось інший.
guide-event-last_round = Прийшов Чаклун, тож цей раунд останній. Решту скринь ще обшукають, а потім порахують очки.
guide-event-instant_end = Бажання привело Чаклуна, тож гру одразу закінчено. Тепер рахують очки.

## Characters

bot-zobeide = Зобеїда
bot-zobeide-help = Зважує ризик і швидко реагує біля лампи.
phrase-bot-hello-zobeide = Добрий вечір! Хай кубики будуть до тебе ласкаві.
bot-maruf = Маруф
bot-maruf-help = Мріє про каравани, рано зупиняється й часто запізнюється до лампи.
phrase-bot-hello-maruf = Вітаю! Я вже розповідав про свій караван?
bot-zumurrud = Зумурруд
bot-zumurrud-help = Обчислює ризик для кожної скрині, але не запам’ятовує твоїх звичок.
phrase-bot-hello-zumurrud = Вітаю. Шанси вже пораховано.
bot-jafar = Джафар
bot-jafar-help = Великий візир: знає твої звички, вгадує за ними числа й реагує блискавично.
phrase-bot-hello-jafar = О, хтось кидає мені виклик. Лампа буде моя.

## Why a bot did it

reason-whim = Просто так заманулося.
reason-begun = Комплект із цієї скрині вже розпочато: { $chest }.
reason-usual = За такої кількості гравців часто спрацьовує число { $value }.
reason-best_dice = Якщо інші гратимуть як завжди, найкраще так: { $chest }, число { $value }.
reason-two_dice = Разом ці два кубики найкращі.
reason-alike = Ще хтось має те саме число, тож мерщій до лампи!
reason-hasty = Забагато поспіху: збігу не було.
reason-not_alike = Такого числа більше ні в кого немає, тож лампу краще не чіпати.
reason-asleep = Числа збіглися, але помітити це не вдалося.
reason-good_wish = Це варто прийняти: { $effect }.
reason-poor_wish = Наступне бажання може бути кращим за це: { $effect }.
reason-ending_wish = Бажання «{ $effect }» закінчило б гру, а це вигідно лише тому, хто попереду.
reason-no_danger = Наступна карта не зашкодить.
reason-little_danger = Наступна карта варта ризику в { $percent } %.
reason-danger = Наступну карту тягнути не варто: ризик { $percent } %.
reason-half = Досить і половини карт, які дозволяє кубик.
reason-not_half = Ще не витягнуто й половини карт, які дозволяє кубик.
reason-best_card = Найцінніша карта: { $card }.
reason-hurts = Найбільше втрачає { $seat }.
reason-least_card = Цю карту віддати найменше шкода: { $card }.
reason-fewest = Найменше очок має { $seat }, тож найбезпечніше віддати карту саме цьому гравцеві.
reason-majority = Цих самоцвітів найлегше зібрати більше за всіх: { $gem }.
reason-own_chest = Найкраще зазирнути туди, де вже є власний кубик: { $chest }.
reason-rich_chest = Найкраще зазирнути в найбагатшу скриню: { $chest }.
reason-own_searches = Так пошуки в цьому раунді дадуть найбільше.
reason-enough = Ці карти вже варто забрати.
reason-foreseen = Якщо подумати наперед, так виходить найкраще.

## What a content pack may change

kind-bracelet = { piece-bracelet }
kind-ring = { piece-ring }
kind-necklace = { piece-necklace }
content-below-sorcerer = Карти під кожним Чаклуном
content-rounds = Найбільша кількість раундів
content-charm = Додаткові скорпіони із Заклиначем скорпіонів
content-eye = Карти, які показує Всевидюче око
content-scorpions = Скорпіони на картах ({ $kind }, { $chest })
content-lamp = Кількість карт лампи ({ $effect })
content-card = Очки за карту
content-majority = Очки за найбільшу кількість самоцвітів одного виду
content-magic-ring = Очки за Чарівний перстень
content-set = Очки за комплект ({ $chest })
