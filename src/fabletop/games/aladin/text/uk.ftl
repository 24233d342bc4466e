### Аладдін і чарівна лампа: Ukrainian

## The game

game-name = Аладдін і чарівна лампа
game-line = Хто першим потре лампу, а хто наважиться взяти ще одну карту?
game-about = Три скрині, повні скарбів, і в кожній – скорпіони! Таємно обери скриню й скільки карт наважишся взяти. Якщо два кубики показують однакове число, потри лампу швидше за інших, і джин виконає твоє бажання. Збирай прикраси й самоцвіти, поки не з’явився Чаклун.

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

piece-bracelet = Браслет
piece-ring = Каблучка
piece-necklace = Намисто

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
effect-lost_found = Знахідка
effect-sandstorm = Піщана буря
effect-charmer = Заклинач скорпіонів
effect-sleight = Спритність рук
effect-carpet = Килим-літун
effect-lid = Важке віко
effect-heart = Щедре серце
effect-toll = Мито пустелі
effect-caravan = Караван
effect-sleep = Джин спить

effect-bronze_gift-text = Візьми верхню карту бронзової скрині й залиш її собі, хоч би скільки скорпіонів на ній було. Але якщо це Чаклун, гра одразу закінчується!
effect-silver_gift-text = Візьми верхню карту срібної скрині й залиш її собі, хоч би скільки скорпіонів на ній було. Але якщо це Чаклун, гра одразу закінчується!
effect-gold_gift-text = Візьми верхню карту золотої скрині й залиш її собі, хоч би скільки скорпіонів на ній було. Але якщо це Чаклун, гра одразу закінчується!
effect-eye-text = Поглянь на три верхні карти однієї скрині. Їх бачиш лише ти, і вони лишаються в тому самому порядку.
effect-gem_thief-text = Забери в іншого гравця будь-який самоцвіт.
effect-jewel_thief-text = Забери в іншого гравця будь-яку окрему прикрасу. Повні комплекти в безпеці.
effect-tithe-text = Забери самоцвіт або окрему прикрасу в того з інших гравців, хто має найбільше скарбів. Якщо таких кілька, обираєш ти.
effect-bazaar-text = Обміняй свій самоцвіт або окрему прикрасу на самоцвіт чи окрему прикрасу іншого гравця. Обидві карти обираєш ти.
effect-lost_found-text = Візьми зі скиду будь-який самоцвіт.
effect-sandstorm-text = Обери самоцвіт або окрему прикрасу іншого гравця: вітер віднесе цю карту в скид.
effect-charmer-text = У цьому раунді під час кожного пошуку тобі не страшні ще два скорпіони. Але карт більше, ніж завжди, брати не можна.
effect-sleight-text = Поверни один зі своїх кубиків на 1 більше або на 1 менше. Він і далі має показувати від 1 до 6.
effect-carpet-text = Перенеси один зі своїх кубиків на іншу скриню з тим самим числом. Твого кубика там ще не має бути.
effect-lid-text = Обери кубик іншого гравця: у цьому раунді він зовсім не рахується.
effect-heart-text = Подаруй свій самоцвіт або окрему прикрасу будь-якому гравцеві.
effect-toll-text = Поклади в скид свій самоцвіт або окрему прикрасу.
effect-caravan-text = Кожен таємно обирає свій самоцвіт або окрему прикрасу. Потім усі ці карти одночасно переходять до наступного гравця.
effect-sleep-text = Хр-р-р… Джин міцно спить. Нічого не відбувається.

## What the acting player is asked

ask-program = Обери скриню й число
ask-program-two = Обери дві скрині й два числа
ask-ready = Ось і лампа…
ask-countdown = Руки геть від лампи… 3, 2, 1!
ask-race = Однакові числа? Потри лампу!
ask-name_thief = Хто візьме в тебе карту?
ask-steal = Візьми карту
ask-wish = Береш це бажання?
ask-wish-3 = Третє бажання збувається
ask-eye = У яку скриню зазирнеш?
ask-gem_thief = Забери самоцвіт
ask-jewel_thief = Забери прикрасу
ask-tithe = Забери карту в найбагатшого
ask-bazaar = Обміняй дві карти
ask-lost_found = Візьми самоцвіт зі скиду
ask-sandstorm = Яку карту здує вітер?
ask-sleight = Зміни кубик на 1
ask-carpet = Куди летить твій кубик?
ask-lid = Який кубик не рахувати?
ask-heart = Подаруй карту
ask-toll = Скинь карту
ask-caravan = Яку карту передаси?
ask-search = Ще карту чи досить?
ask-talisman = Куди покласти талісман?
ask-ring = Візьми карту зі скиду
ask-over = Гру закінчено

## What the others read meanwhile

wait-program = { $count ->
    [one] { $seats } ще обирає скриню
   *[other] { $seats } ще обирають скриню
}
wait-program-two = { $count ->
    [one] { $seats } ще обирає дві скрині
   *[other] { $seats } ще обирають дві скрині
}
wait-ready = { $count ->
    [one] { $seats } ось-ось буде на місці
   *[other] { $seats } ось-ось будуть на місці
}
wait-countdown = Руки геть від лампи… 3, 2, 1!
wait-race = Хто потре лампу?
wait-name_thief = { $seats } обирає, хто візьме карту
wait-steal = { $seats } бере карту
wait-wish = { $seats } обмірковує бажання
wait-wish-3 = { $seats } мусить узяти третє бажання
wait-eye = { $seats } обирає, у яку скриню зазирнути
wait-gem_thief = { $seats } забирає самоцвіт
wait-jewel_thief = { $seats } забирає прикрасу
wait-tithe = { $seats } забирає карту в найбагатшого
wait-bazaar = { $seats } торгується на базарі
wait-lost_found = { $seats } порпається в скиді
wait-sandstorm = { $seats } кличе піщану бурю
wait-sleight = { $seats } повертає кубик
wait-carpet = { $seats } переносить кубик
wait-lid = { $seats } обирає кубик, що не рахуватиметься
wait-heart = { $seats } дарує карту
wait-toll = { $seats } сплачує мито
wait-caravan = { $count ->
    [one] { $seats } ще обирає карту
   *[other] { $seats } ще обирають карту
}
wait-search = { $seats } шукає в скрині
wait-talisman = { $seats } кладе талісман
wait-ring = { $seats } користується Чарівним перснем
wait-over = Гру закінчено

## Buttons

option-program = { $token ->
    [0] Кубик { $value }: { $chest }
   *[other] Кубик { $value }: { $chest }, жетон { $token }
}
option-program_two = { $token ->
    [0] Кубик { $value }: { $chest }, кубик { $other_value }: { $other_chest }
   *[other] Кубик { $value }: { $chest }, кубик { $other_value }: { $other_chest }, жетон { $token }
}
option-ready = Я на місці
option-hold = Не чіпати лампи
option-slap = Потерти лампу!
option-wait = Дати лампі спокій
option-name_thief = Карту візьме { $other }
option-steal = Взяти: { $card }
option-wish_accept = Прийняти бажання
option-wish_refuse = Відмовитися від бажання
option-look = Зазирнути: { $chest }
option-take = Забрати ({ $other }): { $card }
option-swap = Обміняти: { $card } на { $other_card } ({ $other })
option-recover = Взяти зі скиду: { $card }
option-blow = Здути ({ $other }): { $card }
option-turn = { $delta ->
    [1] На 1 більше: { $chest }
   *[other] На 1 менше: { $chest }
}
option-fly = Перелетіти: { $chest } → { $to_chest }
option-shut = Закрити ({ $other }): { $chest }
option-give = Подарувати ({ $other }): { $card }
option-pay = Скинути: { $card }
option-caravan_pass = Передати: { $card }
option-draw = Ще одна карта
option-stop = Досить
option-place_talisman = Покласти талісман: { $gem }
option-ring_take = Взяти зі скиду: { $card }

## What happens

event-dealt = { $seat } починає з такими картами: { $cards }
event-round = Раунд { $round }
event-programmed = { $seat }: вибір зроблено
event-counting = Руки геть від лампи… 3, 2, 1!
event-revealed = { $seat }: кубик { $value }, { $chest }
event-early = Зарано! { $seat } у цьому раунді вже не може терти лампу
event-slapped = { $seat } тре лампу за { $ms } мс
event-clamped = { $seat }: { $claimed } мс – так не буває, тож рахуємо { $ms } мс
event-late = { $seat } запізнюється
event-false_slap = Хибна тривога! { $seat } не має однакового кубика
event-right = Кубик { $value }: { $seat } може кликати джина!
event-margin = { $seat } попереду, { $other } відстає на { $ms } мс
event-dead_heat = Точнісінько одночасно: { $seats }
event-no_right = Кубик { $value }: джина не будить ніхто
event-token_shown = { $seat } показує жетон { $token }
event-tokens_back = { $seat } отримує назад усі п’ять жетонів
event-drawn_by_lot = Кубик { $value }: за жеребом це { $seat }
event-spared = { $seat } не має нічого, що можна забрати
event-named = { $seat } вказує, хто забере карту: { $other }
event-stole = { $other } віддає, { $seat } забирає: { $card }
event-wish = { $seat }, бажання { $number }: { $effect }
event-refused = { $seat } відмовляється: { $effect }
event-granted = { $seat }: бажання збувається! { $effect }
event-nothing = { $seat } нічого не отримує від цього бажання
event-gift = { $seat } отримує дар ({ $chest }): { $card }
event-looked = { $seat } зазирає всередину: { $chest }
event-peeked = Зверху ({ $chest }): { $cards }
event-swapped = { $seat } віддає: { $card }. Натомість { $other } дає: { $other_card }
event-recovered = { $seat } бере зі скиду: { $card }
event-blown = { $seat } кличе бурю, і { $other } втрачає: { $card }
event-charmed = { $seat } у цьому раунді не боїться ще двох скорпіонів
event-turned = { $seat } повертає кубик ({ $chest }): тепер { $value }
event-flew = { $seat } летить на килимі: { $chest } → { $to_chest }
event-shut = { $seat } закриває віко ({ $chest }): { $other } лишається без цього кубика
event-gave = { $seat } дарує, { $other } отримує: { $card }
event-paid = { $seat } сплачує мито: { $card }
event-passing = { $seat }: карту для каравану обрано
event-passed = Караван іде: { $seat } → { $other }, { $card }
event-searches = { $value ->
    [one] { $seat } шукає ({ $chest }): щонайбільше { $value } карта
    [few] { $seat } шукає ({ $chest }): щонайбільше { $value } карти
    [many] { $seat } шукає ({ $chest }): щонайбільше { $value } карт
   *[other] { $seat } шукає ({ $chest }): щонайбільше { $value } карти
}
event-nobody = Тут ніхто не шукає: { $chest }
event-drew = { $scorpions ->
    [0] { $seat } бере: { $card }
    [one] { $seat } бере: { $card } (уже { $scorpions } скорпіон)
    [few] { $seat } бере: { $card } (уже { $scorpions } скорпіони)
    [many] { $seat } бере: { $card } (уже { $scorpions } скорпіонів)
   *[other] { $seat } бере: { $card } (уже { $scorpions } скорпіона)
}
event-sorcerer = Чаклун! Його знаходить { $seat } ({ $chest })
event-bust = { $scorpions ->
    [one] Ой, { $scorpions } скорпіон! Укус – і { $seat } втрачає всі карти цього пошуку
    [few] Ой, { $scorpions } скорпіони! Укус – і { $seat } втрачає всі карти цього пошуку
    [many] Ой, { $scorpions } скорпіонів! Укус – і { $seat } втрачає всі карти цього пошуку
   *[other] Ой, { $scorpions } скорпіона! Укус – і { $seat } втрачає всі карти цього пошуку
}
event-kept = { $seat } забирає: { $cards }
event-empty_handed = { $seat } іде з порожніми руками: { $chest }
event-placed = { $seat } кладе талісман: { $gem }
event-alone = { $seat } не має самоцвітів, тож цей талісман лишається самотнім
event-orphaned = { $seat } втрачає останній такий самоцвіт ({ $gem }): талісмани при ньому тепер самотні
event-set = { $seat } має повний комплект: { $metal }!
event-ring = { $seat } здобуває Чарівний перстень!
event-ring_from = { $other } втрачає Чарівний перстень: тепер його має { $seat }!
event-ring_took = Завдяки персню { $seat } бере карту зі скиду: { $card }
event-last_round = Чаклун тут: це останній раунд!
event-instant_end = { $seat } бажає – і з’являється Чаклун: гра одразу закінчується!
event-left = { $seat } виходить із гри
event-ended = { $reason }

## How the game ends

reason-sorcerer = Чаклун тут, і раунд закінчено: час рахувати скарби
reason-lamp = Лампа прикликала Чаклуна: час рахувати скарби
reason-rounds = Минуло сорок раундів: час рахувати скарби
reason-walkover = За столом більше нікого немає

## Why not

refusal-unknown-action = Такого ходу в цій грі немає: обери один із тих, що на екрані.
refusal-game-over = Цю гру закінчено – може, зіграєш іще раз?
refusal-not-seated = Ти спостерігаєш за грою: ходити можуть лише ті, хто грає за цим столом.
refusal-stale = Гра тим часом пішла далі – поглянь іще раз і обери знову.
refusal-lamp-closed = Лампа відпочиває. Зачекай на «3, 2, 1!» – щойно відкриються кубики, її можна терти.
refusal-locked-out = Ти торкаєшся лампи зарано: спробуй знову в наступному раунді.
refusal-already-slapped = Твоя рука вже на лампі: зараз побачиш, хто найшвидший.
refusal-not-your-decision = Зачекай трішки, зараз вибір не за тобою; на черзі: { $seats }.
refusal-wrong-phase = Усе по черзі: спершу те, про що йдеться зараз.
refusal-malformed = Такого в цій грі немає: обери щось із того, що на екрані.
refusal-wrong-dice-count = { $count ->
    [1] Поклади рівно один кубик.
   *[other] Поклади рівно два кубики.
}
refusal-bad-value = Кубик показує від 1 до 6: обери одне з цих чисел.
refusal-same-chest-twice = Твої два кубики мають лежати на різних скринях: перенеси один із них.
refusal-token-spent = Цей жетон уже витрачено: обери той, що в тебе ще є.
refusal-third-wish-binding = Третє бажання мусить збутися: торкнись «Хай буде так».
refusal-self-target = Обери когось іншого, хто ще грає.
refusal-not-theirs = У цього гравця такої карти немає: обери іншу.
refusal-not-yours = Такої карти в тебе немає: обери одну зі своїх.
refusal-talisman-immune = Талісмана не можна забрати, подарувати чи обміняти: обери іншу карту.
refusal-protected-set = Ця прикраса – з повного комплекту, а комплекти назавжди в безпеці: обери іншу карту.
refusal-wrong-card-type = Це бажання не для такої карти: обери іншу.
refusal-not-richest = Хтось має більше скарбів: обери того, у кого їх найбільше.
refusal-not-in-discard = Цієї карти в скиді немає: обери одну з тих, що ти там бачиш.
refusal-no-die-there = Такого кубика немає: обери той, що лежить на скрині.
refusal-die-range = Кубик показує лише від 1 до 6: поверни його в інший бік.
refusal-chest-taken = Твій кубик там уже є: обери іншу скриню.
refusal-no-gem-of-type = Такого самоцвіту в тебе немає: поклади талісман до тих, що маєш.
refusal-bad-player-count = У цю гру грають від 2 до 5 гравців: додай стілець або прибери один.
refusal-bad-option = З таким налаштуванням тут грати не можна: { $option } – { $value }. Обери інше значення.

## Settings

setting-lamp_mode = Лампа
setting-lamp_mode-help = Якщо два кубики показують однакове число, хто кличе джина?
setting-lamp_mode-race = Найшвидша рука
setting-lamp_mode-sealed = Найбільший жетон
setting-lamp_mode-lottery = Жереб
setting-lamp_mode-race-help = Той, хто першим потре лампу. Але потерти її без однакового кубика коштує карти.
setting-lamp_mode-sealed-help = Без поспіху: разом із кубиком ти таємно ставиш жетон від 1 до 5, і найбільший перемагає. Добре для повільного зв’язку й спокійних ігор.
setting-lamp_mode-lottery-help = Без поспіху й без жетонів: вирішує жереб.

setting-my_precious = Моя дорогоцінність: Чарівний перстень
setting-my_precious-help = Візьми шість карт із шісткою на кубику – і Чарівний перстень твій: 5 очок і карта зі скиду. Поки його хтось не забере!
setting-my_precious-true = Так
setting-my_precious-false = Ні

setting-odds_hint = Показувати небезпеку
setting-odds_hint-help = Хто шукає, бачить, чи ймовірний укус від наступної карти.
setting-odds_hint-true = Так
setting-odds_hint-false = Ні

setting-timers = Час на роздуми
setting-timers-help = Якщо твій час вийде, хід буде зроблено за тебе.
setting-timers-off = Без годинника
setting-timers-relaxed = Спокійний темп (утричі довше)
setting-timers-standard = Звичайний темп
setting-timers-blitz = Швидкий темп (удвічі менше часу)

setting-lamp_trust = Вимірювання біля лампи
setting-lamp_trust-help = Наскільки вірити пристрою, коли він каже, як швидко ти реагуєш?
setting-lamp_trust-strict = Суворо
setting-lamp_trust-friends = По-дружньому
setting-lamp_trust-strict-help = Кожен час звіряють зі зв’язком, тож схитрувати не вийде.
setting-lamp_trust-friends-help = Кожному пристрою вірять. Добре для друзів із хитким зв’язком.

setting-handicap_ms = Фора біля лампи
setting-handicap_ms-help = Стільки мілісекунд віднімають від часу цього гравця. Добре для маленьких рук; 500 – це пів секунди.
setting-handicap_ms-0 = немає
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

setting-on_leave = Якщо хтось піде
setting-on_leave-help = Далі може грати бот, або скарби цього гравця просто лишаються на столі.
setting-on_leave-bot = Далі грає бот
setting-on_leave-freeze = Місце лишається порожнім

## The result

outcome-sorcerer = { $count ->
    [one] { $seats } перемагає!
   *[other] { $seats } ділять перемогу!
}
outcome-lamp = { $count ->
    [one] { $seats } перемагає!
   *[other] { $seats } ділять перемогу!
}
outcome-rounds = { $count ->
    [one] { $seats } перемагає!
   *[other] { $seats } ділять перемогу!
}
outcome-walkover = { $seats } перемагає: за столом більше нікого немає
score-line =
    { $points ->
        [one] { $seat }: { $points } очко
        [few] { $seat }: { $points } очки
        [many] { $seat }: { $points } очок
       *[other] { $seat }: { $points } очка
    } (карти { $cards } + комплекти { $sets } + першість { $majorities }{ $ring ->
        [0] {""}
       *[other] {" "}+ перстень { $ring }
    })

## Bots

bot-normal = Шукач скарбів
bot-normal-help = Зважує небезпеку й виграш і спритний біля лампи.
bot-easy = Мрійник
bot-easy-help = Рано зупиняється й часто запізнюється до лампи.
bot-hard = Великий візир
bot-hard-help = Пам’ятає кожну карту й має дуже швидкі пальці.
bot-random = Вихор
bot-random-help = Грає, як вітер повіє.

## How to play

help-1 = Щораунду ти таємно обираєш одну з трьох скринь і ставиш кубик: він каже, скільки карт ти зможеш узяти щонайбільше. Коли граєте вдвох, кожен кладе два кубики на дві різні скрині. Кожен починає з одним самоцвітом, а вдвох – із двома.
help-2 = «3, 2, 1!» – усі кубики відкриваються. Якщо твій показує те саме число, що й чийсь інший, на будь-якій скрині, потри лампу: найшвидша рука кличе джина.
help-3 = Але обережно: хто тре лампу без такого кубика, той називає іншого гравця, і той забирає в нього самоцвіт або окрему прикрасу. А хто тре зарано, той у цьому раунді лампи вже не чіпає.
help-4 = Джин пропонує до трьох бажань, одне за одним. Від першого й другого можна відмовитися, але третє збувається, хоч би що воно принесло.
help-5 = Потім черга скринь: бронза, срібло, золото. На кожній скрині однакові кубики скасовують один одного, а шукає найменший із решти.
help-6 = Бери карту за картою й зупинись, коли захочеш. На карті може бути до п’яти скорпіонів або жодного: щойно скорпіонів стане стільки, скільки показує твій кубик, – укус, і всі карти цього пошуку втрачено.
help-7 = Кожна карта – 1 очко. Браслет, каблучка й намисто з одного металу – це комплект, назавжди в безпеці: бронза дає ще 6 очок, срібло 8, золото 10. Хто має найбільше самоцвітів одного виду, отримує ще 5; якщо порівну, не отримує ніхто.
help-8 = Талісман рахується як ще один самоцвіт того виду, до якого ти його кладеш. Забрати його не можна, але якщо зникне твій останній самоцвіт цього виду, талісман лишиться самотнім і вартим лише 1 очка.
help-9 = У кожній скрині під 20 картами чекає Чаклун. Якщо він з’явиться під час пошуку, раунд дограють до кінця; якщо його прикличе бажання, гра одразу закінчиться. Перемагає той, у кого найбільше очок!

## On the board: choosing

board-place-die = Поклади кубик на скриню
board-place-dice = Поклади два кубики на дві різні скрині
board-choose-value = Скільки карт наважишся взяти?
board-choose-two = Два кубики: обери дві скрині й два числа
board-secret-of = Таємний вибір: { $seat }
board-your-die = Твій кубик
board-die = Кубик { $value }
board-die-of = { $seat }: кубик { $value }
board-die-void = у цьому раунді не рахується
board-confirm = Готово!
board-change = Змінити
board-chosen = Обрано! Ще можна змінити
board-waiting-for = Чекаємо: { $seats }
board-round = Раунд { $round }
board-last-round = Останній раунд!
board-token = Жетон { $token }
board-tokens = Твої жетони
board-choose-token = Який жетон ставиш?
board-token-spent = витрачено
board-tokens-help = Найбільший жетон кличе джина. Показані жетони витрачено; коли не лишиться жодного, усі п’ять повернуться.

## On the board: the lamp

board-lamp = Чарівна лампа: потри її, якщо твій кубик показує те саме число, що й чийсь інший
board-lamp-short = Те саме число, що й у когось? Три!
board-lamp-closed = Лампа відпочиває
board-hands-off = Не чіпай!
board-go = Зараз!
board-press-key = { $key }: потерти лампу
board-touch-here = Твоє місце: { $seat }
board-tap-here = Торкнись тут
board-own-strip = Торкнись поля зі своїм іменем!
board-your-hand = Твоя рука на лампі
board-too-early = Зарано! У цьому раунді лампи вже не чіпай
board-early = зарано
board-first = найшвидше
board-slow = повільніше
board-false = хибна тривога
board-late = запізно
board-race-order = Чия рука найшвидша?
board-reaction = { $ms } мс
board-margin = { $ms } мс попереду
board-faster = { $seat } попереду, { $other_seat } відстає на { $ms } мс
board-clamped = виправлено: за таким зв’язком швидше бути не могло
board-head-start = фора { $ms } мс
board-by-rights = Точнісінько одночасно: перевагу має той, хто рідше кликав джина
board-by-lot = Вирішив жереб
board-by-token = Найбільший жетон перемагає
board-no-match = Усі кубики різні
board-nobody-slapped = Лампу ніхто не потер вчасно
board-may-call = { $seat } може кликати джина
board-next-right = Після цього: { $seats }
board-name-thief = Хто візьме в тебе карту?
board-thief-choose = { $seat } віддає карту, { $other_seat } обирає

## On the board: the genie

board-wish = Бажання { $number } з 3
board-accept = Беру це бажання
board-refuse = Наступне бажання
board-third-wish = Хай буде так
board-third-wish-help = Третє бажання мусить збутися
board-lamp-pile = { $count ->
    [one] { $count } карта лампи
    [few] { $count } карти лампи
    [many] { $count } карт лампи
   *[other] { $count } карти лампи
}
board-no-effect = Зараз це бажання нічого не змінить
board-choose-player = Обери гравця
board-choose-card = Обери карту
board-choose-chest = Обери скриню
board-choose-die = Обери кубик
board-your-card = Твоя карта
board-their-card = Карта гравця: { $seat }
board-die-up = На один більше
board-die-down = На один менше
board-peek = Це бачиш лише ти: { $chest }
board-peek-order = Першою буде карта ліворуч
board-peek-done = Бачу!
board-caravan-to = Твою карту отримає { $seat }
board-caravan-chosen = Обрали { $ready } з { $all }
board-charmed = не боїться ще двох скорпіонів

## On the board: searching

board-one-more = Ще одну!
board-stop = Досить
board-keep = { $count ->
    [0] Досить: без карт
    [one] Досить: забрати { $count } карту
    [few] Досить: забрати { $count } карти
    [many] Досить: забрати { $count } карт
   *[other] Досить: забрати { $count } карти
}
board-lost-at = { $limit ->
    [one] { $limit } скорпіон – і все втрачено
    [few] { $limit } скорпіони – і все втрачено
    [many] { $limit } скорпіонів – і все втрачено
   *[other] { $limit } скорпіона – і все втрачено
}
board-scorpions = Скорпіони: { $count } з { $limit }
board-card-scorpions = { $count ->
    [0] без скорпіонів
    [one] { $count } скорпіон
    [few] { $count } скорпіони
    [many] { $count } скорпіонів
   *[other] { $count } скорпіона
}
board-nest = Гніздо скорпіонів
board-left = { $count ->
    [0] Більше жодної карти
    [one] Щонайбільше ще { $count } карта
    [few] Щонайбільше ще { $count } карти
    [many] Щонайбільше ще { $count } карт
   *[other] Щонайбільше ще { $count } карти
}
board-safe = Наступна карта безпечна
board-odds = Небезпека: { $percent } %
board-searching = { $seat } шукає
board-may-search = Тут шукає { $seat }
board-nobody-searches = Тут ніхто не шукає
board-cancelled = Однакові кубики скасовують один одного
board-took = { $count ->
    [0] без здобичі
    [one] здобич: { $count } карта
    [few] здобич: { $count } карти
    [many] здобич: { $count } карт
   *[other] здобич: { $count } карти
}
board-drawn = Уже взято
board-bust = Усі карти цього пошуку втрачено
board-stung = Ужалено!
board-pile = { $count ->
    [one] { $count } карта в скрині
    [few] { $count } карти в скрині
    [many] { $count } карт у скрині
   *[other] { $count } карти в скрині
}
board-sorcerer-in = { $count ->
    [0] Наступна карта – Чаклун!
    [one] Чаклун: над ним { $count } карта
    [few] Чаклун: над ним { $count } карти
    [many] Чаклун: над ним { $count } карт
   *[other] Чаклун: над ним { $count } карти
}
board-sorcerer-out = Чаклун уже вийшов

## On the board: treasures

board-your-treasure = Твої скарби
board-treasure-of = Скарби гравця: { $seat }
board-treasures = { $count ->
    [one] { $count } скарб
    [few] { $count } скарби
    [many] { $count } скарбів
   *[other] { $count } скарбу
}
board-points = { $points ->
    [one] { $points } очко
    [few] { $points } очки
    [many] { $points } очок
   *[other] { $points } очка
}
board-points-now = якби гра закінчилася зараз
board-gems = Самоцвіти
board-jewels = Прикраси
board-set = Повний комплект
board-set-safe = Повний комплект: назавжди в безпеці
board-sets = { $count ->
    [one] { $count } комплект
    [few] { $count } комплекти
    [many] { $count } комплектів
   *[other] { $count } комплекту
}
board-missing = Ще бракує: { $pieces }
board-set-bonus = { $points ->
    [one] Комплект: ще { $points } очко
    [few] Комплект: ще { $points } очки
   *[other] Комплект: ще { $points } очок
}
board-leads = Найбільше: ще 5 очок
board-gem-count = { $gem }: { $count }
board-figure = { $name }: { $count }
board-lone = Самотній талісман: лишається тут назавжди
board-talisman-here = Покласти сюди
board-talisman-help = Талісман рахується як ще один самоцвіт того виду, до якого ти його кладеш
board-talisman-not-here = Не сюди: такого самоцвіту в тебе немає
board-discard = Скид
board-discard-count = { $count ->
    [one] Скид: { $count } карта
    [few] Скид: { $count } карти
    [many] Скид: { $count } карт
   *[other] Скид: { $count } карти
}
board-discard-empty = Скид порожній
board-nothing-yet = Ще нічого
board-ring = Чарівний перстень
board-ring-table = Чарівний перстень чекає на шість карт із шісткою
board-ring-yours = Чарівний перстень твій: 5 очок
board-ring-of = Чарівний перстень має { $seat }
board-frozen = уже не грає; карти лишаються

## In the lobby

board-key-test = Перевірка клавіш: натисніть усі одночасно свої клавіші й тримайте
board-key-of = { $seat }: клавіша { $key }
board-key-test-ok = Усі клавіші видно: починаймо!
board-key-test-bad = Ця клавіатура не бачить усіх клавіш одразу. Торкайтеся екрана або хай вирішують жетони.
board-propose-sealed = Хай вирішують жетони
board-slow-link = Повільний зв’язок: { $seats }. З жетонами поспішати не треба.

## The final count

board-final-cards = Карти
board-final-sets = Комплекти
board-final-majorities = Першість
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
    [many] ще { $count } скорпіонів – і все втрачено
   *[other] ще { $count } скорпіона – і все втрачено
}
board-keep-short = { $count ->
    [0] нічого не взяти
    [one] лишити { $count } карту
    [few] лишити { $count } карти
    [many] лишити { $count } карт
   *[other] лишити { $count } карти
}

## The guided first game

guide-welcome = Збирай самоцвіти й прикраси з трьох скринь, але стережись скорпіонів! Перемагає той, у кого найбільше очок, коли прийде Чаклун.
guide-end = Кожна карта – 1 очко, комплекти дають ще 6, 8 або 10, а найбільше самоцвітів одного виду – 5. Перемагає найбільша сума.

guide-ask-program = Обери скриню й скільки карт наважишся взяти. Там шукає найменше число, але однакові скасовують одне одного.
guide-ask-program-two = Поклади два кубики на дві різні скрині. Мале число частіше виграє скриню, велике дає взяти більше карт.
guide-ask-ready = Усі обрали, зараз відкриються кубики. Тримай руку напоготові, але лампи ще не чіпай!
guide-ask-countdown = Не чіпай лампи, доки не видно кубиків! Якщо торкнешся зарано, даси їй спокій на весь раунд.
guide-ask-race = Порівняй кубики: ще хтось показує твоє число? Тоді швидко три лампу, а якщо ні – не чіпай.
guide-ask-name_thief = Це була хибна тривога, тож хтось може взяти в тебе карту. Краще назви того, у кого мало очок.
guide-ask-steal = Хтось потер лампу помилково, і ти можеш узяти карту. Найкраще – прикрасу, що доповнить твій комплект.
guide-ask-wish = Джин пропонує тобі бажання. Прийми його або відмовся й побач наступне, але третє доведеться взяти!
guide-ask-wish-3 = Після двох відмов це третє бажання збувається, подобається воно тобі чи ні. Торкнись «Хай буде так».
guide-ask-eye = Обери скриню, і лише ти побачиш три її верхні карти. Добре зазирнути туди, де лежить твій кубик.
guide-ask-gem_thief = Забери в когось самоцвіт. Найкраще того виду, який ти вже збираєш.
guide-ask-jewel_thief = Забери в когось окрему прикрасу. Чи є така, що доповнить твій комплект?
guide-ask-tithe = Забери самоцвіт або окрему прикрасу в найбагатшого. Обери те, що пасує до твоїх скарбів.
guide-ask-bazaar = Обери свою карту й ту, яку хочеш за неї. Віддай те, що потрібне тобі найменше!
guide-ask-lost_found = У скиді лежать втрачені самоцвіти. Візьми такий, яких у тебе вже є кілька.
guide-ask-sandstorm = Обери чужу карту, і вітер її забере. Краще таку, що дала б багато очок.
guide-ask-sleight = Поверни кубик на 1: менше легше виграє, більше дає більше карт. Або розминися з однаковим кубиком.
guide-ask-carpet = Перенеси свій кубик на іншу скриню. Найкраще туди, де він найменший і немає такого самого.
guide-ask-lid = Обери чужий кубик, який не рахуватиметься. Краще той, що тобі заважає.
guide-ask-heart = Треба подарувати карту. Обери ту, що майже не потрібна, і того, хто відстає.
guide-ask-toll = Одна твоя карта йде в скид. Віддай ту, що для тебе найменш цінна.
guide-ask-caravan = Усі одночасно передають карту наступному гравцеві. Обери ту, що тобі не потрібна.
guide-ask-search = Ще карту чи зупинитися й забрати все? Стільки скорпіонів, скільки показує кубик, – і все втрачено.
guide-ask-talisman = Поклади талісман до своїх самоцвітів: він рахується як ще один. Найкраще туди, де їх може стати найбільше.
guide-ask-ring = Чарівний перстень дає тобі взяти карту зі скиду. Прикраса для комплекту – добра здобич.

guide-wait-wish = Дивись, яке бажання пропонує джин! Від перших двох можна відмовитися, від третього – ні.
guide-wait-search = Хтось шукає в скрині. Стеж за скорпіонами: втрачені карти йдуть у скид, і їх бачать усі.

guide-event-dealt = Кожен самоцвіт із самого початку вартий 1 очко. Хто наприкінці має найбільше одного виду, отримає ще 5.
guide-event-revealed = Тепер усі бачать кубики. Якщо якесь число є двічі, хоч би на яких скринях, час боротися за лампу!
guide-event-early = Зарано! Хто торкнеться лампи раніше за кубики, той у цьому раунді її не чіпає, але карт не втрачає.
guide-event-false_slap = Хибна тривога: жоден інший кубик не показує цього числа. За це хтось інший може забрати карту.
guide-event-right = Те саме число й найшвидша рука – так кличуть джина. Він пропонує до трьох бажань.
guide-event-no_right = Були однакові кубики, але лампу ніхто не потер вчасно. Тож бажання не буде.
guide-event-dead_heat = Майже одночасно! Тоді перевагу має той, хто рідше кликав джина.
guide-event-clamped = Повільний зв’язок не має нікому допомагати. Тому час перевірено й виправлено.
guide-event-token_shown = З однаковими кубиками джина кличе найбільший жетон. Показані жетони витрачено.
guide-event-spared = Тут нема чого забирати: талісмани й комплекти в безпеці.
guide-event-refused = Це бажання відхилено, і воно йде під стос. Наступне може бути кращим – або гіршим.
guide-event-nothing = Зараз цьому бажанню нема на що діяти. Тож нічого не стається.
guide-event-gift = Дар приходить просто зі скрині. Його скорпіони не жалять.
guide-event-charmed = Ще два скорпіони в цьому раунді не страшні. Кількість карт лишається та сама.
guide-event-shut = Важке віко: цей кубик у цьому раунді не рахується. Він нічого не виграє й нічого не скасовує.
guide-event-searches = Тут шукає найменше число, яке є лише раз. Воно ж каже, скільки карт можна взяти.
guide-event-nobody = Кубиків тут немає, або всі скасували одне одного. Тож ця скриня в цьому раунді зачинена.
guide-event-bust = Скорпіонів стільки, скільки на кубику: усі карти цього пошуку втрачено. Може, наступного разу зупинитися раніше?
guide-event-kept = Саме вчасно! Скорпіони цим картам уже не страшні, а от викрадачі ще можуть їх забрати.
guide-event-alone = Без самоцвіту талісман лишається самотнім. Він і далі вартий 1 очко.
guide-event-orphaned = Останнього самоцвіту цього виду немає, тож його талісмани більше до нього не рахуються. Кожен іще вартий 1 очко.
guide-event-set = Браслет, каблучка й намисто з одного металу – комплект! Він дає додаткові очки, і забрати його вже не можна.
guide-event-ring = Шість карт із шісткою – і Чарівний перстень здобуто. Він вартий 5 очок, доки це не вдасться комусь іншому.
guide-event-last_round = Прийшов Чаклун. В інших скринях ще шукають, а потім рахують очки.
guide-event-instant_end = Бажання прикликало Чаклуна, і тоді гра одразу закінчується. Час рахувати очки.

## Characters

bot-zobeide = Зобеїда
bot-zobeide-help = Зважує небезпеку й виграш і спритна біля лампи.
bot-maruf = Маруф
bot-maruf-help = Мріє про каравани, рано зупиняється й часто запізнюється до лампи.
bot-zumurrud = Зумурруд
bot-zumurrud-help = Обраховує кожну скриню, та не запам’ятовує твоїх звичок.
bot-jafar = Джафар
bot-jafar-help = Великий візир: бачить наскрізь твої кубики й має дуже швидкі пальці.

## Why a bot did it

reason-whim = Просто так заманулося.
reason-begun = Її коштовності вже почато збирати: { $chest }.
reason-usual = За стількох гравців число { $value } часто спрацьовує.
reason-best_dice = Проти того, що зазвичай ставлять інші, це обіцяє найбільше: { $chest }, { $value }.
reason-two_dice = Разом ці два кубики обіцяють найбільше.
reason-alike = Два кубики однакові, тож мерщій до лампи!
reason-hasty = Надто поспішно: однакових кубиків не було.
reason-not_alike = Такого ж кубика більше не було, тож лампу не чіпаємо.
reason-asleep = Два кубики були однакові, а цього не помічено.
reason-good_wish = Це варто взяти: { $effect }.
reason-poor_wish = Може трапитися бажання, краще за це: { $effect }.
reason-ending_wish = Це закінчить гру, тож вирішує те, хто попереду: { $effect }.
reason-no_danger = Наступна карта не зашкодить.
reason-little_danger = Ще одна карта варта небезпеки в { $percent } %.
reason-danger = Небезпека в { $percent } % завелика заради ще однієї карти.
reason-half = Половини того, що дозволяє кубик, досить.
reason-not_half = Не використано навіть половини того, що дозволяє кубик.
reason-best_card = Це дає найбільше: { $card }.
reason-hurts = { $seat } втрачає від цього найбільше.
reason-least_card = Цього найменше шкода: { $card }.
reason-fewest = { $seat } має найменше очок, тож там крадіжка найменше зашкодить.
reason-majority = Там до більшості найближче: { $gem }.
reason-own_chest = Там чекає власний кубик: { $chest }.
reason-rich_chest = Там можна знайти найбільше: { $chest }.
reason-own_searches = Після цього власні кубики знайдуть найбільше.
reason-enough = Те, що вже є, варто забрати додому.
reason-foreseen = Подумки зіграно далі багато разів: так виходило найкраще.

## What a content pack may change

kind-bracelet = { piece-bracelet }
kind-ring = { piece-ring }
kind-necklace = { piece-necklace }
content-below-sorcerer = Карти під кожним Чаклуном
content-rounds = Щонайбільше раундів
content-charm = Скорпіони, які додає заклинач
content-eye = Карти, які бачить Око
content-scorpions = Скорпіони, { $chest }: { $kind }
content-lamp = Карти лампи: { $effect }
content-card = Очки за карту
content-majority = Очки за найбільше каменів одного виду
content-magic-ring = Очки за Чарівний перстень
content-set = Очки за набір: { $chest }
