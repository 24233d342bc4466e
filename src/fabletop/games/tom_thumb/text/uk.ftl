### Хлопчик-Мізинчик: Ukrainian

## The game

game-name = Хлопчик-Мізинчик
game-line = Де ж була Печера? Разом шукайте дорогу додому!
game-minutes = 20 хв
game-age = від 7 років
game-fun = пам’ять і командна гра
game-about = Ви заблукали в лісі! Запам’ятовуйте, де що лежить, знаходьте потрібні місцини й разом донесіть ліхтар до хатинки. Але стережіться: вовки не сидять на місці, а Людожер уже йде.

## The ten faces

place-clearing = Галявина
place-castle = Замок
place-hill = Пагорб
place-ogre_lair = Лігво Людожера
place-lost_hut = Покинута хижа
place-marsh = Болото
place-stone_bridge = Кам’яний міст
place-river = Річка
place-cave = Печера
place-wolves = Вовки

## The ten faces, short (under small tiles)

place-clearing-short = Галявина
place-castle-short = Замок
place-hill-short = Пагорб
place-ogre_lair-short = Лігво
place-lost_hut-short = Хижа
place-marsh-short = Болото
place-stone_bridge-short = Міст
place-river-short = Річка
place-cave-short = Печера
place-wolves-short = Вовки

## The bridges of the path

bridge-bridge_stone = кам’яний місток
bridge-bridge_wood = дерев’яний місток

## What is decided between two turns

choice-continue = Іти далі
choice-tree = Залізти на високе дерево
choice-boots = Взути семимильні чоботи

## Words of the game

label-guide = Провідник
label-ogre = Людожер
label-pebbles = Білі камінчики
label-name-tree = Високе дерево
label-name-boots = Семимильні чоботи
label-path = Стежка
label-circle = Плитки
label-wolves-here = Вовки тут

## What the acting player is asked

ask-arrive = Вирушаємо до лісу…
ask-look = Дивися й запам’ятовуй!
ask-ask = Обери, яку місцину шукати
ask-find = Знайди потрібну плитку
ask-advice = Яку плитку радиш перевернути?
ask-swap = Перемісти вовків
ask-insert = Обери проміжок для нової плитки
ask-new_look = Нове в лісі: запам’ятай!
ask-result = Запам’ятай усе, що видно
ask-between = Проголосуй, що робити далі
ask-tree_look = Запам’ятай, що видно з дерева!
ask-boots = Знайди всі місцини
ask-over = Гру закінчено

## What the others read meanwhile

wait-arrive = { $count ->
    [one] { $seats } ще завантажує гру
    [few] { $count } гравці ще завантажують гру
   *[other] { $count } гравців ще завантажують гру
}
wait-look = { $count ->
    [one] { $seats } ще дивиться
    [few] { $count } гравці ще дивляться
   *[other] { $count } гравців ще дивляться
}
wait-ask = { $seats } обирає місцину
wait-find = { $seats } шукає. Тс-с!
wait-advice = { $count ->
    [one] { $seats } ще думає, що порадити
    [few] { $count } гравці ще думають, що порадити
   *[other] { $count } гравців ще думають, що порадити
}
wait-swap = { $seats } переміщує вовків
wait-insert = { $seats } обирає проміжок для нової плитки
wait-new_look = { $count ->
    [one] { $seats } ще дивиться
    [few] { $count } гравці ще дивляться
   *[other] { $count } гравців ще дивляться
}
wait-result = { $count ->
    [one] { $seats } ще дивиться
    [few] { $count } гравці ще дивляться
   *[other] { $count } гравців ще дивляться
}
wait-between = { $count ->
    [one] { $seats } ще голосує
    [few] { $count } гравці ще голосують
   *[other] { $count } гравців ще голосують
}
wait-tree_look = { $count ->
    [one] { $seats } ще дивиться
    [few] { $count } гравці ще дивляться
   *[other] { $count } гравців ще дивляться
}
wait-boots = { $seats } у чоботях шукає всі місцини. Тс-с!
wait-over = Гру закінчено

## Buttons

option-loaded = Я тут
option-ready = Готово!
option-ask = Шукати: { $place }
option-flip = Перевернути плитку { number-index }
option-pebble = Витратити білий камінчик
option-call_help = Підказує { $seat }
option-advise = { $index ->
    [None] Не знаю
    [null] Не знаю
   *[other] Гадаю, це плитка { number-index }
}
option-swap = Поміняти місцями плитки { number-index } і { number-to-index }
option-insert = Покласти після плитки { number-gap }: { $place }
option-vote = { $choice }

## Tiles are counted from 1

number-index = { $index ->
    [0] 1
    [1] 2
    [2] 3
    [3] 4
    [4] 5
    [5] 6
    [6] 7
    [7] 8
    [8] 9
    [9] 10
   *[other] { $index }
}
number-to-index = { $to_index ->
    [0] 1
    [1] 2
    [2] 3
    [3] 4
    [4] 5
    [5] 6
    [6] 7
    [7] 8
    [8] 9
    [9] 10
   *[other] { $to_index }
}
number-gap = { $gap ->
    [0] 1
    [1] 2
    [2] 3
    [3] 4
    [4] 5
    [5] 6
    [6] 7
    [7] 8
    [8] 9
    [9] 10
   *[other] { $gap }
}

## What happens

event-began = Починає { $seat }
event-showed = Дивіться уважно й запам’ятовуйте!
event-hid = Усі плитки закрито
event-turn = Хід { $turn }: починає { $seat }
event-dealt = Твої карти: { $places }
event-asked = { $seat } має знайти: { $place }
event-flipped = { $seat } перевертає плитку: { $place }
event-found = { $seat } знаходить: { $place }!
event-missed = { $seat } помиляється: це { $other_place }, а не { $place }
event-wolves = Ой, вовки! На них натрапляє { $seat }, а треба було знайти: { $place }
event-silent = Час вийшов! { $seat } не знаходить: { $place }
event-pebble = { $seat } витрачає білий камінчик (залишилося: { $pebbles })
event-advised = { $index ->
    [None] { $seat } не знає
    [null] { $seat } не знає
   *[other] { $seat } показує на плитку
}
event-helped = { $seat }: тс-с, { $other_seat } підказує!
event-ogre = { $count ->
    [one] Відкрито { $count } плитку Людожера: усього { $ogre } з 6
    [few] Відкрито { $count } плитки Людожера: усього { $ogre } з 6
   *[other] Відкрито { $count } плиток Людожера: усього { $ogre } з 6
}
event-ogre_back = { $count ->
    [0] Закривати нема чого: плиток Людожера відкрито { $ogre } з 6
    [one] Закрито { $count } плитку Людожера: залишається { $ogre } з 6
    [few] Закрито { $count } плитки Людожера: залишається { $ogre } з 6
   *[other] Закрито { $count } плиток Людожера: залишається { $ogre } з 6
}
event-lantern = Ліхтар переходить на клітинку { $space }
event-exchanged = { $seat } міняє місцями дві плитки
event-swapped = «Вовки тут!»
event-bridge = Ліхтар переходить через { $bridge }
event-new_tiles = Нове в лісі: { $places }
event-added = { $count ->
    [one] Додалася { $count } нова місцина
    [few] Додалися { $count } нові місцини
   *[other] Додалося { $count } нових місцин
}
event-inserted = { $seat } кладе плитку: { $place }
event-scattered = З’явилося десь у лісі: { $place }
event-storm = Буря! Усі пересідають на одне місце далі
event-voting = { $count ->
    [one] { $seats } зараз голосує
    [few] { $seats } зараз голосують
   *[other] { $seats } зараз голосують
}
event-voted = { $seat }: { $choice }
event-decided = Вирішено: { $choice }
event-boots_done = { $seat } знаходить усі місцини: чоботи змушують Людожера відступити!
event-boots_failed = { $seat } спотикається в семимильних чоботях
event-passed = Наступний хід починає { $seat }
event-left = { $seat } виходить з-за столу
event-aborted = { $seat } виходить, тож гра закінчується без результату
event-over = { $reason }

## How the game ends

reason-won = Ліхтар уже в хатинці: ви перемогли разом!
reason-lost = Усі шість плиток Людожера відкрито: він наздогнав усіх
reason-aborted = Гра закінчується без результату

## Why not

refusal-game-over = Цю гру закінчено. Може, зіграєш іще одну?
refusal-not-seated = Ти глядач. Ходити можуть лише гравці за столом.
refusal-unknown-action = У цій грі так не ходять. Обери один із ходів на екрані.
refusal-no-pebble-in-boots = У чоботях камінчик витратити не можна. Цього разу шукай самотужки!
refusal-advice-open = Спершу дочекайся поради.
refusal-wrong-phase = Зараз цього зробити не можна. Спершу – «{ $ask }», а вже потім решта.
refusal-not-your-turn = Твоя черга ще не настала. Дивися й запам’ятовуй!
refusal-not-in-hand = Такої карти в тебе немає. Обери місцину зі своїх карт.
refusal-bad-index = Такої плитки немає. Обери одну з тих, що на столі.
refusal-face-up = Ця плитка вже відкрита. Обери закриту.
refusal-same-tile = Обери дві різні плитки, щоб поміняти їх місцями.
refusal-pebble-spent = На цей пошук камінчик уже витрачено. Тепер переверни плитку.
refusal-no-pebbles = Білих камінчиків більше немає. Довірся своїй пам’яті!
refusal-help-allowed = Витрачено камінчик, тож цього разу підказувати можна.
refusal-help-called = У цьому пошуку про підказку вже повідомлено. Одного разу досить.
refusal-not-a-helper = Цей гравець підказувати не міг. Обери того, хто зараз не шукає.
refusal-bad-choice = За це голосувати не можна. Обери одну з кнопок.
refusal-token-gone = Це вже використано, або цього немає в грі. Обери щось інше.
refusal-not-offered = Ця плитка не з нових. Обери нову.
refusal-bad-gap = Такого проміжку немає. Обери проміжок між двома плитками.
refusal-stale = Гра вже пішла далі. Поглянь іще раз і обери знову.
refusal-malformed = Такого в цьому лісі немає. Обери щось на екрані.
refusal-player-count = У цю гру грають від 2 до 6 гравців. Місць за цим столом: { $seats }.
refusal-bad-option = Таке налаштування тут не підходить: { $option }. Обери інше.
refusal-muted = Тс-с! Поки хтось обирає чи шукає, чат вимкнено. Поговориш одразу після цього.

## Settings

setting-mode = Складність
setting-mode-help = Наскільки небезпечний ліс?
setting-mode-basic = Проста
setting-mode-fabulous = Казкова
setting-mode-legendary = Легендарна
setting-mode-custom = Власна
setting-mode-basic-help = 3 білі камінчики, високе дерево й семимильні чоботи.
setting-mode-fabulous-help = 2 білі камінчики й високе дерево, але без чобіт.
setting-mode-legendary-help = 2 білі камінчики, без дерева й чобіт. Одну плитку Людожера відкрито з самого початку.
setting-mode-custom-help = Камінчики, дерево, чоботи й плитки Людожера обираєш ти.

setting-pebbles = Білі камінчики
setting-pebbles-help = Скільки разів можна спитати поради? Лише для складності «Власна».

setting-tree = Високе дерево
setting-tree-help = Ще раз показує всі плитки. Лише для складності «Власна».
setting-tree-true = Так
setting-tree-false = Ні

setting-boots = Семимильні чоботи
setting-boots-help = Можуть відігнати Людожера. Лише для складності «Власна».
setting-boots-true = Так
setting-boots-false = Ні

setting-ogre_start = Плитки Людожера на початку
setting-ogre_start-help = Скільки плиток Людожера відкрито з самого початку? Лише для складності «Власна».

setting-storm = Буря
setting-storm-help = Після кожного ходу всі пересідають на одне місце далі й бачать коло з іншого боку.
setting-storm-true = Так
setting-storm-false = Ні

setting-dark_forest = Темний ліс
setting-dark_forest-help = На початку видно лише вовків, а високого дерева немає.
setting-dark_forest-true = Так
setting-dark_forest-false = Ні

setting-vast_forest = Безмежний ліс
setting-vast_forest-help = Плитки не лежать колом, а розкидані по столу.
setting-vast_forest-true = Так
setting-vast_forest-false = Ні

setting-path = Стежка
setting-path-help = Чи далеко до хатинки?
setting-path-standard = 10 клітинок
setting-path-short = 8 клітинок
setting-path-eleven = 11 клітинок

setting-boots_fail_cost = Якщо чоботи підведуть
setting-boots_fail_cost-help = Скільки плиток Людожера відкриває помилка в чоботях? В іспанському виданні – лише одну.
setting-boots_fail_cost-2 = 2 плитки Людожера
setting-boots_fail_cost-1 = 1 плитка Людожера

setting-collective = Голосування
setting-collective-help = Хто має погодитися на високе дерево чи чоботи?
setting-collective-majority = Більшість
setting-collective-unanimous = Усі

setting-silence = Тиша
setting-silence-help = Поки хтось шукає, підказувати не можна.
setting-silence-muted = Без чату
setting-silence-honour = Слово честі
setting-silence-muted-help = Поки хтось обирає чи шукає, чат вимкнено.
setting-silence-honour-help = Чат увімкнено. Чи було повідомлення підказкою, вирішує провідник (у грі вдвох – той, хто шукає).

setting-view = Вигляд кола
setting-view-help = З якого боку видно коло?
setting-view-seat = Зі свого місця
setting-view-common = Однаково для всіх
setting-view-seat-help = Кожен бачить коло зі свого боку, як за справжнім столом.
setting-view-common-help = Усі бачать коло з того самого боку. Зручно, коли один пристрій лежить посеред столу.

setting-look_seconds = Час на огляд (с)
setting-look_seconds-help = Скільки секунд видно плитки на початку та з високого дерева? Якщо всі готові раніше, чекати не треба.

setting-new_look_seconds = Час на нові плитки (с)
setting-new_look_seconds-help = Скільки секунд видно нові плитки? Якщо всі готові раніше, чекати не треба.

setting-result_seconds = Час після помилки (с)
setting-result_seconds-help = Скільки секунд після помилки ще видно плитки? Якщо всі готові раніше, чекати не треба.

setting-ask_seconds = Час на вибір місцини (с)
setting-ask_seconds-help = Коли час вийде, одну з карт провідника буде обрано навмання.
setting-ask_seconds-off = Без таймера

setting-find_seconds = Час на пошук (с)
setting-find_seconds-help = Якщо час вийде, це теж помилка.
setting-find_seconds-off = Без таймера

setting-advice_seconds = Час на пораду (с)
setting-advice_seconds-help = Тому, хто не відповість вчасно, зараховується «Не знаю».
setting-advice_seconds-off = Без таймера

setting-swap_seconds = Час на переміщення вовків (с)
setting-swap_seconds-help = Коли час вийде, місцями поміняються дві випадкові закриті плитки.
setting-swap_seconds-off = Без таймера

setting-insert_seconds = Час на нову плитку в колі (с)
setting-insert_seconds-help = Коли час вийде, проміжок буде обрано навмання.
setting-insert_seconds-off = Без таймера

setting-vote_seconds = Час на голосування (с)
setting-vote_seconds-help = Тому, хто не проголосує вчасно, зараховується «Іти далі».
setting-vote_seconds-off = Без таймера

setting-first_guide = Перший провідник
setting-first_guide-help = Хто буде першим провідником (удвох: хто шукатиме першим)?
setting-first_guide-oldest = Найстарший гравець
setting-first_guide-random = Навмання
setting-first_guide-host = Обирає господар столу

setting-first_seat = Місце першого провідника
setting-first_seat-help = Лише якщо першого провідника обирає господар столу.
setting-first_seat-0 = Місце 1
setting-first_seat-1 = Місце 2
setting-first_seat-2 = Місце 3
setting-first_seat-3 = Місце 4
setting-first_seat-4 = Місце 5
setting-first_seat-5 = Місце 6

setting-oldest = Старших за мене тут немає
setting-oldest-help = Важить, лише якщо в налаштуванні «Перший провідник» обрано «Найстарший гравець». Якщо це позначать кілька гравців, одного з них оберуть навмання, а якщо ніхто – одного з усіх.

setting-on_leave = Якщо хтось вийде з гри
setting-on_leave-help = Замість цього гравця грає бот, або гра закінчується без результату.
setting-on_leave-bot = Далі грає бот
setting-on_leave-abort = Гра закінчується

## The result

outcome-won = Нарешті вдома: ви перемогли разом!
outcome-lost = Людожер вас наздогнав. Спробуйте ще раз!
outcome-aborted = Гра закінчилася без результату
score-line =
    { $seat }: { label-summary }
ended-won = Ви перемогли
ended-lost = Переміг Людожер
ended-aborted = Гра закінчилася без результату

## Bots

bot-weak = Забудько
bot-weak-help = Швидко губиться серед дерев.
bot-average = Звичайна пам’ять
bot-average-help = Пам’ятає приблизно стільки ж, скільки більшість людей.
bot-good = Добра пам’ять
bot-good-help = Рідко збивається з дороги.
bot-baseline = Безтурботний
bot-baseline-help = Зазвичай знає дорогу й ніколи не зупиняється заради дерева чи чобіт.
bot-random = Вихор
bot-random-help = Перевертає плитки навмання.

## On the board

button-ready = Готово!
button-all-ready = Усі готові
button-pebble = Камінчик: спитати поради
button-call-help = Хтось підказує!
button-dont-know = Не знаю
button-vote-continue = Іти далі
button-vote-tree = Залізти на високе дерево
button-vote-boots = Взути чоботи
button-really = Ризикнімо
button-cancel = Краще не треба

label-look = Дивися уважно: ліхтар догоряє
label-find = Де { $place }?
label-your-cards = Твої карти бачиш лише ти
label-asked-next = Далі на черзі: { $seats }
label-who-helped = Хто підказує?
label-marked = Можливо, підказує { $name }
label-missed = Це { $other_place }, а не { $place }
label-all-found = Усі три знайдено!
label-swap-from = Як гадаєш, де вовки?
label-swap-to = З якою плиткою поміняти вовків місцями?
label-insert = Куди покласти плитку «{ $place }»?
label-new-tile = Нова плитка
label-warn-tree = Високе дерево відкриє шосту плитку Людожера, і гру буде програно.
label-warn-boots = Одна помилка в чоботях, і гру програно.
label-ready-by = Готові: { $ready } з { $all }
label-space = Клітинка { $space } з { $spaces }
label-ogre-count = Відкрито плиток Людожера: { $ogre } з 6
label-clock = на { $hour }-й годині на екрані
label-tile-down = закрита плитка, { $clock }
label-tile-up = { $place }, { $clock }
label-storm = Через бурю всі пересідають на одне місце далі!
label-end-won = Нарешті вдома!
label-end-lost = Людожер усіх наздогнав
label-summary = ліхтар на клітинці { $spaces }, відкрито плиток Людожера: { $ogre } з 6, залишилося камінчиків: { $pebbles }, зіграно ходів: { $turns }

## How to play

help-1 = Усі ви заблукали в лісі. Донесіть ліхтар до хатинки, поки вас не наздогнав Людожер.
help-2 = Лісові місцини лежать колом, а серед них – вовки. Дивися уважно: скоро всі плитки закриють!
help-3 = Хтось із вас – провідник. Він таємно тягне три карти й просить наступних гравців по черзі знайти місцини з цих карт.
help-4 = Коли твоя черга шукати, переверни одну плитку. Підказувати не можна! Якщо всі три місцини знайдено, ліхтар іде стежкою на клітинку вперед.
help-5 = Якщо перевернуто не ту місцину, хід закінчено, і відкривається плитка Людожера, а якщо вовків – одразу дві. За недозволену підказку теж відкривається одна.
help-6 = Коли всі три місцини знайдено, провідник переміщує вовків: обирає плитку, де вони, на його думку, лежать, і міняє її місцями з іншою закритою. «Вовки тут!» Після кожного ходу провідником стає наступний гравець. Біля містків у коло додають нові плитки.
help-7 = Витративши білий камінчик, можна спитати поради. Між ходами допоможуть ще дві речі, кожна лише раз. Високе дерево показує всі плитки, але відкриває плитку Людожера. У чоботях новий провідник мусить самотужки знайти всі місцини: якщо знайде, закриються щонайбільше дві плитки Людожера, а якщо ні, відкриються нові.
help-8 = Якщо ліхтар дійде до хатинки, ви всі перемагаєте. Якщо відкрито всі шість плиток Людожера, ви всі програєте. Якщо вас двоє, провідника немає: карти відкриваються по одній, а ви по черзі шукаєте їхні місцини.

## More words of the board

button-flip = Перевернути
button-swap = Поміняти ці дві
button-insert = Покласти сюди
button-undo = Скасувати
label-continue-does = Почати наступний хід
label-tree-does = Побачити всі плитки, але відкрити 1 плитку Людожера
label-boots-does = { $count ->
    [one] { $seat } має знайти { $count } місцину. Успіх: закриється до 2 плиток Людожера. Помилка: відкриється ще { $cost }
    [few] { $seat } має знайти всі { $count } місцини. Успіх: закриється до 2 плиток Людожера. Помилка: відкриється ще { $cost }
   *[other] { $seat } має знайти всі { $count } місцин. Успіх: закриється до 2 плиток Людожера. Помилка: відкриється ще { $cost }
}
label-token-ready = ще не використано
label-token-used = використано
label-turns = { $turns ->
    [one] Хід
    [few] Ходи
   *[other] Ходів
}
label-gap = проміжок, { $clock }
label-clock-near = на { $hour }-й годині на екрані, ближче до середини
label-clock-far = на { $hour }-й годині на екрані, далі від середини
hint-flip = Переверни плитку { $clock }
hint-advise = Порадь плитку { $clock }
hint-swap = Поміняй місцями дві плитки: одна { $from }, друга { $to }
hint-insert = Поклади плитку в проміжок { $clock }

## The guided first game

guide-welcome = Донесіть ліхтар до хатинки, поки не відкрито всі шість плиток Людожера. Добра пам’ять вам знадобиться!
guide-end = Коли ліхтар у хатинці, ви всі перемагаєте. Коли відкрито шість плиток Людожера, перемагає він.

guide-ask-arrive = Картинки ще завантажуються. За мить зможеш подивитися!
guide-ask-look = Запам’ятай усе, що бачиш, а надто те, де вовки! Вигадай казочку: «Від Печери до Річки…»
guide-ask-ask = Провідник – ти: натисни на одну зі своїх карт. Ти бачиш, хто шукатиме, тож обери місцину, яку цей гравець має пам’ятати.
guide-ask-find = Знайди цю місцину: натисни на плитку, а потім ще раз, щоб перевернути. Вагаєшся? Якщо ще є білий камінчик, витрать його, і зможеш спитати поради.
guide-ask-advice = Тепер допомагати можна! Натисни на плитку, яку радиш перевернути, або скажи, що не знаєш.
guide-ask-swap = Натисни на плитку, де, на твою думку, вовки, а потім на ту, з якою поміняти їх місцями. Найкраще на ту, яку всі добре пам’ятають!
guide-ask-insert = Обери проміжок для нової плитки. Легше запам’ятати ту, що лежить поруч із добре знайомою.
guide-ask-new_look = Ліс розрісся! Запам’ятай, що нового й де воно лежить, поки все не закрили.
guide-ask-result = Поглянь іще раз на відкриті плитки й запам’ятай, де вони. Потім натисни «Готово!».
guide-ask-between = Проголосуй, що робити далі. Дерево допоможе, якщо ви багато забули. Чоботи – якщо Людожер близько, а той, хто їх узує, певен у собі.
guide-ask-tree_look = З високого дерева знову видно все. Знайди плитки, які забулися!
guide-ask-boots = Знаходь місцини одну за одною. Знайдеш усі – знову закриються щонайбільше дві плитки Людожера. Після першої ж помилки пошук закінчується.

guide-wait-ask = Провідник обирає одну зі своїх таємних карт. Комусь доведеться знайти цю місцину!
guide-wait-find = Хтось шукає: ані слова, хіба що витрачено камінчик! За недозволену підказку відкривається плитка Людожера, тож шукай подумки.
guide-wait-advice = Порадити може кожен, хто не шукає. Коли всі скажуть свою думку або вийде час, той, хто шукає, переверне ту плитку, яку захоче.
guide-wait-swap = Пильнуй: зараз дві закриті плитки поміняються місцями. Запам’ятай які!
guide-wait-insert = Дивися, куди ляже нова плитка. Порядок решти не змінюється.
guide-wait-boots = У чоботях один гравець мусить самотужки знайти всі місцини. Тс-с! Але дивися: знайдені плитки лишаються відкритими.

guide-event-hid = Відтепер уся надія на пам’ять: зі звороту всі плитки однакові.
guide-event-found = Правильно! Плитка поки що лишається відкритою. Якщо за звичайний хід знайдете всі три місцини, ліхтар піде вперед.
guide-event-missed = Це не та місцина, тож пошук закінчено. Зате тепер усі знають, де лежить перевернута плитка!
guide-event-wolves = Вовки! Під час звичайного ходу через них відкриваються дві плитки Людожера замість однієї. Запам’ятай, де вовки!
guide-event-silent = Час вийшов. Це теж помилка, хоч жодної плитки й не перевернуто.
guide-event-pebble = Витрачено білий камінчик, тож у цьому пошуку можуть допомагати всі. Кожен камінчик діє лише раз.
guide-event-helped = Хтось підказав, хоч це заборонено. Відкривається плитка Людожера, але пошук триває.
guide-event-ogre = Людожер наближається! Щойно відкриються всі шість його плиток, ви програєте.
guide-event-ogre_back = Людожер губить ваш слід: щонайбільше дві його відкриті плитки знову закривають.
guide-event-lantern = Усі три місцини знайдено! Ще на крок ближче до хатинки.
guide-event-swapped = Тепер вовки нібито тут. Чи це правда, ніхто не скаже!
guide-event-bridge = За кожним містком ліс росте, і запам’ятовувати треба дедалі більше.
guide-event-scattered = У безмежному лісі кожна нова плитка лягає на випадкове місце. Запам’ятай, де вона!
guide-event-storm = Через бурю всі пересідають на одне місце далі. Плитки лежать там само, просто видно їх з іншого боку!
guide-event-decided = Вирішено. Високим деревом і чоботами можна скористатися лише по разу за гру.
guide-event-boots_done = Усі місцини знайдено! Людожер відступає.
guide-event-boots_failed = Помилка в чоботях підпускає Людожера ближче. Чоботи вже використано.
guide-event-passed = Коли гравців троє або більше, після кожного ходу провідником стає сусід ліворуч. Удвох шукають просто по черзі, без провідника.

## Characters

bot-hansel = Гензель
bot-hansel-help = Лишає слід із крихт і пам’ятає приблизно стільки ж, скільки більшість людей.
phrase-bot-hello-hansel = Привіт! У мене є хлібні крихти.
bot-goldilocks = Золотоволоска
bot-goldilocks-help = Блукає де заманеться й швидко забуває дорогу. Доведеться їй допомагати!
phrase-bot-hello-goldilocks = Привіт! А тепла каша ще є?
bot-red_riding_hood = Червона Шапочка
bot-red_riding_hood-help = Дуже старається й довго думає, та її відволікають квіти.
phrase-bot-hello-red_riding_hood = Привіт! Бабуся живе он за тими деревами.
bot-gretel = Гретель
bot-gretel-help = Рідко збивається з дороги, мудро веде й приводить усіх додому.
phrase-bot-hello-gretel = Привіт! Тримаймося разом – і дійдемо додому.

## Why a bot did it

reason-sure = Майже напевно саме тут: { $place }.
reason-unsure = Має бути тут або десь поруч: { $place }.
reason-forgotten = Забулося, де { $place }, тож підійде будь-яка плитка, аби не вовки.
reason-advised = Коли є сумнів, варто дослухатися до поради.
reason-pebble = Коли є сумнів, краще спитати.
reason-no_advice = Немає певності, на яку плитку показати.
reason-asked_easy = { $seat } легше знайде місцину, яку бачили нещодавно.
reason-asked_hard = Схоже, { $seat } впорається навіть із місциною, якої давно не бачили.
reason-asked_fair = Схоже, { $seat } із цим упорається.
reason-whim = Просто так заманулося.
reason-wolves_known = Цю плитку всі знають, тож вовків на її місці легко буде запам’ятати.
reason-wolves_lost = Забулося, де вовки, тож підійдуть будь-які дві плитки.
reason-beside_new = Нові плитки поруч одна з одною легше запам’ятати.
reason-beside_known = Нову плитку найлегше знайти поруч із тією, яку всі знають.
reason-go_on = Зараз найкраще просто йти далі.
reason-boots = Усі місцини добре відомі, тож можна взувати чоботи.
reason-tree = Забулося надто багато: погляд із високого дерева допоможе.
reason-foreseen = Якщо подумати наперед, так виходить найкраще.

## What a content pack may change

content-first = Місцини в колі на початку
content-bridge = Плитки, які додає { $bridge }
content-wrong = Плитки Людожера за помилку
content-wrong-wolves = Плитки Людожера за вовків
content-helped = Плитки Людожера за підказку
content-tree = Плитки Людожера за високе дерево
content-boots-back = Скільки плиток Людожера закривають чоботи
content-path-stone = Клітинки до першого містка (стежка «{ $value }»)
content-path-wood = Клітинки до другого містка (стежка «{ $value }»)
content-path-length = Усього клітинок (стежка «{ $value }»)
content-pebbles = Білі камінчики (складність «{ $value }»)
content-ogre-start = Плитки Людожера, відкриті на початку (складність «{ $value }»)
content-mode-tree = Високе дерево (складність «{ $value }»)
content-mode-boots = Чоботи (складність «{ $value }»)
