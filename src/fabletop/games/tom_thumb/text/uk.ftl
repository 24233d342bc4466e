### Хлопчик-Мізинчик: Ukrainian

## The game

game-name = Хлопчик-Мізинчик
game-line = Де ж була печера? Разом знайдіть дорогу додому!
game-about = Ви заблукали в лісі! Запам’ятайте, де що лежить, знайдіть потрібні місця й разом донесіть ліхтар до хатинки. Але пильнуйте: навколо нишпорять вовки, а Людожер уже в дорозі.

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
choice-tree = Залізти на Високе дерево
choice-boots = Взути Семимильні чоботи

## Words of the game

label-guide = Провідник
label-ogre = Людожер
label-lantern = Ліхтар
label-pebbles = Білі камінчики
label-tree = Високе дерево
label-boots = Семимильні чоботи
label-travel-deck = Колода подорожі
label-path = Стежка
label-cottage = Хатинка
label-circle = Коло
label-wolves-here = Вовки тут

## What the acting player is asked

ask-arrive = Вирушаємо до лісу …
ask-look = Дивись і запам’ятай!
ask-ask = Запитай про місце
ask-find = Знайди плитку
ask-advice = Як гадаєш, де це?
ask-swap = Перемісти вовків
ask-insert = Обери проміжок
ask-new_look = Нове: запам’ятай!
ask-result = Придивися добре!
ask-between = Що робимо далі?
ask-tree_look = Згори все видно!
ask-boots = Знайди всі місця
ask-over = Гру закінчено

## What the others read meanwhile

wait-arrive = { $count ->
    [one] { $seats } ще в дорозі
    [few] { $count } гравці ще в дорозі
    [many] { $count } гравців ще в дорозі
   *[other] { $count } гравця ще в дорозі
}
wait-look = { $count ->
    [one] { $seats } ще дивиться
    [few] { $count } гравці ще дивляться
    [many] { $count } гравців ще дивляться
   *[other] { $count } гравця ще дивляться
}
wait-ask = { $seats } обирає місце
wait-find = { $seats } шукає – тс-с!
wait-advice = { $count ->
    [one] { $seats } ще думає
    [few] { $count } гравці ще думають
    [many] { $count } гравців ще думають
   *[other] { $count } гравця ще думають
}
wait-swap = { $seats } переміщує вовків
wait-insert = { $seats } обирає проміжок
wait-new_look = { $count ->
    [one] { $seats } ще дивиться
    [few] { $count } гравці ще дивляться
    [many] { $count } гравців ще дивляться
   *[other] { $count } гравця ще дивляться
}
wait-result = { $count ->
    [one] { $seats } ще дивиться
    [few] { $count } гравці ще дивляться
    [many] { $count } гравців ще дивляться
   *[other] { $count } гравця ще дивляться
}
wait-between = { $count ->
    [one] { $seats } ще вирішує
    [few] { $count } гравці ще вирішують
    [many] { $count } гравців ще вирішують
   *[other] { $count } гравця ще вирішують
}
wait-tree_look = { $count ->
    [one] { $seats } ще дивиться
    [few] { $count } гравці ще дивляться
    [many] { $count } гравців ще дивляться
   *[other] { $count } гравця ще дивляться
}
wait-boots = { $seats } біжить у чоботях – тс-с!
wait-over = Гру закінчено

## Buttons

option-loaded = Я тут
option-ready = Готово!
option-ask = Запитати: { $place }
option-flip = Перевернути плитку { number-index }
option-pebble = Витратити Білий камінчик
option-call_help = Підказує { $seat }
option-advise = { $index ->
    [None] Не знаю
    [null] Не знаю
   *[other] Гадаю, це плитка { number-index }
}
option-swap = Поміняти плитки { number-index } та { number-to-index }
option-insert = Після плитки { number-gap }: { $place }
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
event-showed = Дивіться й запам’ятовуйте!
event-hid = Усі плитки лежать лицем донизу
event-turn = Хід { $turn }: дорогу показує { $seat }
event-dealt = Твої карти: { $places }
event-asked = { $seat } шукає, де { $place }
event-flipped = { $seat } перевертає плитку: це { $place }
event-found = { $seat } не помиляється: це { $place }!
event-missed = { $seat } помиляється: це { $other_place }, а не { $place }
event-wolves = Ой, { $seat }: це вовки, а не { $place }!
event-silent = Час вийшов! { $seat } так і не знає, де { $place }
event-pebble = { $seat } витрачає Білий камінчик (лишилося: { $pebbles })
event-advised = { $index ->
    [None] { $seat } теж не знає
    [null] { $seat } теж не знає
   *[other] { $seat } показує на плитку
}
event-helped = { $seat }: Тс-с, { $other_seat } підказує!
event-ogre = { $count ->
    [one] Відкривається { $count } плитка Людожера: усього { $ogre } з 6
    [few] Відкриваються { $count } плитки Людожера: усього { $ogre } з 6
    [many] Відкриваються { $count } плиток Людожера: усього { $ogre } з 6
   *[other] Відкриваються { $count } плитки Людожера: усього { $ogre } з 6
}
event-ogre_back = { $count ->
    [0] Плиток Людожера для закриття немає: усього { $ogre } з 6
    [one] Закривається { $count } плитка Людожера: усього { $ogre } з 6
    [few] Закриваються { $count } плитки Людожера: усього { $ogre } з 6
    [many] Закриваються { $count } плиток Людожера: усього { $ogre } з 6
   *[other] Закриваються { $count } плитки Людожера: усього { $ogre } з 6
}
event-lantern = Ліхтар переходить на клітинку { $space }
event-exchanged = { $seat } міняє місцями дві плитки
event-swapped = Вовки тут
event-bridge = Ліхтар переходить через { $bridge }
event-new_tiles = Нове в лісі: { $places }
event-added = { $count ->
    [one] У колі { $count } нове місце
    [few] У колі { $count } нові місця
    [many] У колі { $count } нових місць
   *[other] У колі { $count } нового місця
}
event-inserted = { $seat } кладе плитку «{ $place }»
event-scattered = Десь у лісі: { $place }
event-storm = Буря! Усі пересідають на одне місце далі
event-voting = Вирішуйте разом: { $seats }
event-voted = { $seat }: { $choice }
event-decided = Вирішено: { $choice }
event-boots_done = { $seat } знаходить усі місця: Людожер лишився далеко позаду!
event-boots_failed = { $seat } спотикається в Семимильних чоботях
event-passed = Тепер провідник – { $seat }
event-left = { $seat } виходить із гри
event-aborted = { $seat } виходить із гри: вона закінчується без результату
event-over = { $reason }

## How the game ends

reason-won = Ліхтар уже біля хатинки: ви разом перемогли!
reason-lost = Усі шість плиток Людожера відкрито: цього разу Людожер був швидший
reason-aborted = Гра закінчується без результату

## Why not

refusal-game-over = Цю гру закінчено – може, зіграєш іще раз?
refusal-not-seated = Ти спостерігаєш за грою: ходити можуть лише ті, хто грає за цим столом.
refusal-unknown-action = Такого ходу в цій грі немає: обери один із тих, що на екрані.
refusal-no-pebble-in-boots = Семимильні чоботи зашвидкі для камінчиків: цього разу шукай без підказок.
refusal-advice-open = Зачекай трішки: спершу хай порадять інші.
refusal-wrong-phase = Усе по черзі: спершу те, про що йдеться зараз.
refusal-not-your-turn = Зачекай трішки, твоя черга ще не настала: дивись добре й запам’ятовуй!
refusal-not-in-hand = Такої карти в тебе немає: запитай про місце зі своїх карт.
refusal-bad-index = Такої плитки немає: обери одну з тих, що на столі.
refusal-face-up = Ця плитка вже відкрита: обери ту, що лежить лицем донизу.
refusal-same-tile = Плитка не може помінятися сама з собою: обери дві різні.
refusal-pebble-spent = Камінчик тут уже витрачено, а одного на пошук досить: тепер переверни плитку.
refusal-no-pebbles = Білих камінчиків більше немає – довірся своїй пам’яті!
refusal-help-allowed = Тут витрачено камінчик, тож цього разу підказувати можна.
refusal-help-called = Про це вже сказано: одного разу на пошук досить.
refusal-not-a-helper = Так не буває: обери того, хто зараз не шукає.
refusal-bad-choice = За це голосувати не можна: обери одну з кнопок.
refusal-token-gone = Це вже використано або цього немає в цій грі: обери щось інше.
refusal-not-offered = Ця плитка тут не чекає: обери одну з нових.
refusal-bad-gap = Такого проміжку немає: обери один між двома плитками.
refusal-stale = Гра тим часом пішла далі – поглянь іще раз і обери знову.
refusal-malformed = Такого в цьому лісі немає: обери щось із того, що на екрані.
refusal-player-count = У цю гру грають від 2 до 6 гравців. Стільців за цим столом: { $seats }. Додай або забери стільці.
refusal-bad-option = Це налаштування не підходить для цього столу: { $option }. Обери інше.
refusal-muted = Тс-с! Поки хтось шукає, підказувати не можна; поговориш одразу після цього.

## Settings

setting-mode = Рівень
setting-mode-help = Наскільки небезпечний ліс?
setting-mode-basic = Простий режим
setting-mode-fabulous = Казковий режим
setting-mode-legendary = Легендарний режим
setting-mode-custom = Мій власний рівень
setting-mode-basic-help = Є 3 Білі камінчики, Високе дерево й Семимильні чоботи.
setting-mode-fabulous-help = Є 2 Білі камінчики й Високе дерево, але немає чобіт.
setting-mode-legendary-help = Є лише 2 Білі камінчики, а одна плитка Людожера відкрита від початку.
setting-mode-custom-help = Камінчики, дерево, чоботи й плитки Людожера обираєш ти.

setting-pebbles = Білі камінчики
setting-pebbles-help = Скільки разів можна питати інших? Лише для власного рівня.

setting-tree = З Високим деревом
setting-tree-help = Воно ще раз показує всі плитки. Лише для власного рівня.
setting-tree-true = Так
setting-tree-false = Ні

setting-boots = Із Семимильними чобітьми
setting-boots-help = Вони можуть відігнати Людожера. Лише для власного рівня.
setting-boots-true = Так
setting-boots-false = Ні

setting-ogre_start = Плитки Людожера на початку
setting-ogre_start-help = Стільки їх відкрито від самого початку. Лише для власного рівня.

setting-storm = Режим бурі
setting-storm-help = Після кожного ходу всі пересідають на одне місце далі й бачать коло з іншого боку.
setting-storm-true = Так
setting-storm-false = Ні

setting-dark_forest = Темний ліс
setting-dark_forest-help = На початку видно лише вовків, а Високого дерева немає.
setting-dark_forest-true = Так
setting-dark_forest-false = Ні

setting-vast_forest = Неосяжний ліс
setting-vast_forest-help = Плитки лежать не колом, а розкидані по столу.
setting-vast_forest-true = Так
setting-vast_forest-false = Ні

setting-path = Стежка
setting-path-help = Чи далеко до хатинки?
setting-path-standard = 10 клітинок
setting-path-short = 8 клітинок
setting-path-eleven = 11 клітинок

setting-boots_fail_cost = Якщо чоботи підведуть
setting-boots_fail_cost-help = Стільки плиток Людожера тоді відкривається. Іспанська коробка добріша.
setting-boots_fail_cost-2 = 2 плитки Людожера
setting-boots_fail_cost-1 = 1 плитка Людожера

setting-collective = Вирішуємо разом
setting-collective-help = Хто має погодитися на Високе дерево чи чоботи?
setting-collective-majority = Більшість
setting-collective-unanimous = Усі

setting-silence = Тиша
setting-silence-help = Поки хтось шукає, підказувати не можна.
setting-silence-muted = Без розмов
setting-silence-honour = Слово честі
setting-silence-muted-help = Чат закрито, поки питають і шукають.
setting-silence-honour-help = Чат відкритий. Якщо повідомлення схоже на підказку, вирішує провідник.

setting-view = Вигляд столу
setting-view-help = З якого боку ти бачиш коло?
setting-view-seat = Зі свого стільця
setting-view-common = Однаковий для всіх
setting-view-seat-help = Кожен бачить коло зі свого боку, як за справжнім столом.
setting-view-common-help = Добре для одного пристрою посеред столу.

setting-look_seconds = Секунди на огляд
setting-look_seconds-help = Стільки плитки лежать відкрито на початку та з Високим деревом.

setting-new_look_seconds = Секунди на нові плитки
setting-new_look_seconds-help = Нові плитки лежать відкрито щонайбільше стільки.

setting-result_seconds = Секунди після помилки
setting-result_seconds-help = Відкриті плитки ще видно щонайбільше стільки.

setting-ask_seconds = Секунди на запитання
setting-ask_seconds-help = Якщо час вийде, карту провідника обере випадок.
setting-ask_seconds-off = Без годинника

setting-find_seconds = Секунди на пошук
setting-find_seconds-help = Якщо час вийде, це помилка.
setting-find_seconds-off = Без годинника

setting-advice_seconds = Секунди на пораду
setting-advice_seconds-help = Якщо час вийде, хто мовчить, той не знає.
setting-advice_seconds-off = Без годинника

setting-swap_seconds = Секунди на обмін
setting-swap_seconds-help = Якщо час вийде, дві плитки поміняє випадок.
setting-swap_seconds-off = Без годинника

setting-insert_seconds = Секунди на нову плитку
setting-insert_seconds-help = Якщо час вийде, місце для неї обере випадок.
setting-insert_seconds-off = Без годинника

setting-vote_seconds = Секунди на рішення
setting-vote_seconds-help = Якщо час вийде, хто не голосує, той іде далі.
setting-vote_seconds-off = Без годинника

setting-first_guide = Перший провідник
setting-first_guide-help = Хто починає в ролі провідника?
setting-first_guide-oldest = Найстарший гравець
setting-first_guide-random = Навмання
setting-first_guide-host = Стілець обираю я

setting-first_seat = Стілець першого провідника
setting-first_seat-help = Лише для «Стілець обираю я».
setting-first_seat-0 = Стілець 1
setting-first_seat-1 = Стілець 2
setting-first_seat-2 = Стілець 3
setting-first_seat-3 = Стілець 4
setting-first_seat-4 = Стілець 5
setting-first_seat-5 = Стілець 6

setting-oldest = Старших за мене тут немає
setting-oldest-help = Найстарший гравець починає в ролі провідника. Якщо це позначить кілька людей, вирішить випадок.

setting-on_leave = Якщо хтось піде
setting-on_leave-help = Далі може грати бот, або гра закінчується без результату.
setting-on_leave-bot = Далі грає бот
setting-on_leave-abort = Гра закінчується

## The result

outcome-won = Нарешті вдома: ви разом перемогли!
outcome-lost = Цього разу Людожер був швидший. Спробуйте ще раз!
outcome-aborted = Гра закінчилася без результату
score-line =
    { $seat }: { label-summary }
ended-won = Ви перемогли
ended-lost = Людожер переміг
ended-aborted = Гра закінчилася без результату

## Bots

bot-weak = Забудько
bot-weak-help = Швидко губиться між деревами.
bot-average = Звичайна пам’ять
bot-average-help = Пам’ятає приблизно стільки, як більшість людей.
bot-good = Добра пам’ять
bot-good-help = Рідко збивається з дороги.
bot-baseline = Безтурботний
bot-baseline-help = Дорогу знає приблизно й завжди йде далі.
bot-random = Вихор
bot-random-help = Перевертає, як вітер повіє.

## On the board

button-ready = Готово!
button-all-ready = Усі готові
button-pebble = Камінчик: спитати інших
button-call-help = Хтось підказує!
button-dont-know = Не знаю
button-vote-continue = Іти далі
button-vote-tree = Залізти на Високе дерево
button-vote-boots = Взути чоботи
button-really = Ризикнемо!
button-cancel = Краще ні

label-look = Дивись добре: ліхтар догоряє
label-find = Де { $place }?
label-your-cards = Це бачиш лише ти
label-hold-to-look = Утримуй, щоб бачити свої карти
label-asked-next = Далі шукає: { $seats }
label-who-helped = Хто підказує?
label-marked = Можливо, { $name } підказує
label-advise = Як гадаєш, де це?
label-missed = Це { $other_place }, а не { $place }
label-all-found = Усі три знайдено!
label-swap-from = Як гадаєш, де вовки?
label-swap-to = З якою плиткою їх поміняти?
label-insert = Обери проміжок для плитки «{ $place }»
label-new-tile = Нова плитка
label-warn-tree = Високе дерево відкриє шосту плитку Людожера: гру буде програно.
label-warn-boots = Одна-єдина помилка з чобітьми – і гру програно.
label-ready-by = { $ready } з { $all }
label-space = Клітинка { $space } з { $spaces }
label-ogre-count = Відкрито плиток Людожера: { $ogre } з 6
label-clock = від тебе на { $hour }-й годині
label-tile-down = закрита плитка, { $clock }
label-tile-up = { $place }, { $clock }
label-storm = Буря пересаджує всіх на одне місце далі!
label-won = Нарешті вдома!
label-lost = Людожер був швидший
label-summary = клітинка { $spaces }, плитки Людожера: { $ogre } з 6, лишилося камінчиків: { $pebbles }, ходів: { $turns }

## How to play

help-1 = Ви разом заблукали в лісі: донесіть ліхтар до хатинки, поки вас не знайшов Людожер.
help-2 = Колом лежать лісові місця, а серед них – вовки. Дивись добре: скоро всі плитки перевернуть лицем донизу!
help-3 = Один із вас – провідник: він таємно бере три карти й просить наступних гравців по черзі знайти якесь місце.
help-4 = Хто шукає, перевертає одну плитку, і підказувати не можна. Якщо всі три правильні, ліхтар переходить стежкою на одну клітинку далі.
help-5 = Неправильне місце закінчує хід і відкриває плитку Людожера; вовки відкривають дві. За недозволену підказку – теж одна.
help-6 = Після трьох правильних плиток провідник міняє вовків з іншою закритою плиткою: «Вовки тут». Далі провідником стає наступний гравець. Біля містків у коло додаються нові плитки.
help-7 = За Білий камінчик можна спитати всіх інших. Між ходами, по одному разу: Високе дерево показує всі плитки, але відкриває плитку Людожера; у Семимильних чоботях новий провідник сам шукає всі місця – і дві плитки Людожера закриваються або ж відкриваються нові.
help-8 = Якщо ліхтар дійде до хатинки, ви всі перемагаєте; якщо відкрито шість плиток Людожера, усі програють. Удвох провідника немає: по черзі відкривайте карту й шукайте її місце.

## More words of the board

button-flip = Перевернути
button-swap = Поміняти ці дві
button-insert = Покласти сюди
button-undo = Скасувати
label-continue-does = Починається наступний хід
label-tree-does = Усі дивляться на плитки; відкривається 1 плитка Людожера
label-boots-does = { $seat }: знайти всі місця ({ $count }), і 2 плитки Людожера повертаються. Помилка: ще { $cost }
label-token-ready = ще не використано
label-token-used = використано
label-turns = ходи
label-gap = проміжок, { $clock }
label-clock-near = для тебе на { $hour } годині, ближче до середини
label-clock-far = для тебе на { $hour } годині, далі від середини

## The guided first game

guide-welcome = Разом донесіть ліхтар до хатинки, поки не відкрито всі шість плиток Людожера. Тут потрібна добра пам’ять!
guide-end = Якщо ліхтар біля хатинки, перемогли всі. Якщо відкрито шість плиток Людожера, він був швидший за вас усіх.

guide-ask-arrive = Картинки вже в дорозі до всіх екранів. За мить побачиш усе коло!
guide-ask-look = Запам’ятай, де що лежить, а надто вовків! Допоможе казочка: «Від печери до річки …»
guide-ask-ask = Провідник – ти: торкнися однієї зі своїх трьох карт. Видно, хто шукатиме, тож обирай, кому що пасує.
guide-ask-find = Переверни плитку з цим місцем: торкнися її двічі. Якщо сумніваєшся, за Білий камінчик можна спитати інших.
guide-ask-advice = Тепер допомагати можна! Торкнися плитки, яка, на твою думку, правильна, або скажи, що не знаєш.
guide-ask-swap = Спершу торкнися плитки, де, на твою думку, вовки, потім тієї, з якою їх поміняти. Краще тієї, яку всі добре пам’ятають!
guide-ask-insert = Обери проміжок для нової плитки. Поруч із тією, яку всі знають, її легше запам’ятати.
guide-ask-new_look = Ці місця нові. Запам’ятай, де вони лежать, поки їх не перевернули!
guide-ask-result = Ще раз глянь на відкрите: тепер ти знаєш, де ці плитки. Потім натисни «Готово!»
guide-ask-between = Проголосуй, як іти далі. Дерево допоможе, якщо ви багато забули, а чоботи – якщо Людожер близько й новий провідник упевнений.
guide-ask-tree_look = З Високого дерева знову видно все. Шукай насамперед те, що забулося!
guide-ask-boots = Знаходь місця одне за одним. Знайдеш усі – закриються дві плитки Людожера, але перша помилка все закінчує.

guide-wait-ask = Провідник має три таємні карти й обирає одну. Зараз комусь доведеться знайти це місце!
guide-wait-find = Хтось шукає: ані слова! Підказка коштує плитки Людожера, тож шукай подумки.
guide-wait-advice = Інші дають тобі пораду. Потім ти перевернеш плитку: ту, яку хочеш.
guide-wait-swap = Пильнуй: зараз дві закриті плитки поміняються місцями. Запам’ятай, які!
guide-wait-insert = Дивись, куди ляже нова плитка. Решта лежить у тому самому порядку.
guide-wait-boots = У чоботях один гравець сам шукає всі місця. Тс-с, але дивись: знайдене лишається відкритим!

guide-event-hid = Відтепер допомагає лише пам’ять: усі плитки зі спини однакові.
guide-event-found = Правильно! Плитка відкрита до кінця ходу, а після трьох правильних ліхтар іде далі.
guide-event-missed = Це було не те місце, і хід закінчено. Зате тепер усі знають, що там лежить!
guide-event-wolves = Вовки коштують дві плитки Людожера замість однієї. Запам’ятай, де вони!
guide-event-silent = Час вийшов: це помилка, хоч плитку й не перевернуто.
guide-event-pebble = Білий камінчик витрачено: на це запитання тепер можуть допомагати всі. Камінчик не повернеться.
guide-event-helped = Хтось підказав, а це було не можна. Це коштує плитки Людожера, але пошук іде далі.
guide-event-ogre = Людожер наближається! Коли відкрито всі шість його плиток, ви програли.
guide-event-ogre_back = Людожер губить ваш слід: його відкриті плитки знову закриваються.
guide-event-lantern = Усі три правильні! Ще крок до хатинки.
guide-event-swapped = Провідник гадає, що вовки тепер тут. Чи це правда, не скаже ніхто!
guide-event-bridge = За кожним містком ліс росте: у коло додаються нові місця.
guide-event-scattered = У неосяжному лісі місце для нової плитки обирає випадок. Запам’ятай, де вона!
guide-event-storm = Буря пересаджує всіх на одне місце далі. Плитки не рухалися, просто видно їх з іншого боку!
guide-event-decided = Вирішено. Високе дерево й чоботи можна використати лише по одному разу за гру.
guide-event-boots_done = Усі місця знайдено! Людожер відступає.
guide-event-boots_failed = Помилка в чоботях наближає Людожера. Більше взути їх не можна.
guide-event-passed = Після кожного ходу провідником стає сусід ліворуч. Дійде черга й до тебе!

## Characters

bot-hansel = Гензель
bot-hansel-help = Лишає крихти хліба й пам’ятає приблизно стільки, як більшість людей.
bot-goldilocks = Золотоволоска
bot-goldilocks-help = Блукає, де хоче, і швидко забуває дорогу: доведеться їй допомагати.
bot-red_riding_hood = Червона Шапочка
bot-red_riding_hood-help = Хоче як краще й довго думає, та її відволікають квіти.
bot-gretel = Гретель
bot-gretel-help = Рідко збивається з дороги, мудро веде й приводить усіх додому.

## Why a bot did it

reason-sure = Напевно, це та плитка: { $place }.
reason-unsure = Має бути тут або десь поруч: { $place }.
reason-forgotten = Де { $place }, забулося, тож будь-яка плитка, аби не вовки.
reason-advised = Туди показує більшість.
reason-pebble = Коли сумніваєшся, краще спитати інших.
reason-no_advice = Замало певності, щоб кудись показувати.
reason-asked_easy = { $seat } має найбільше клопоту, тож це плитка, яку бачили останньою.
reason-asked_hard = Найкраще шукає { $seat }, тож це плитка, якої найдовше ніхто не бачив.
reason-asked_fair = { $seat } має впоратися.
reason-whim = Просто так заманулося.
reason-wolves_known = Вовки міняються місцями з плиткою, яку всі знають.
reason-wolves_lost = Де вовки, забулося, тож байдуже, які дві.
reason-beside_new = Нові плитки поруч легше запам’ятати.
reason-beside_known = Поруч із добре знайомою плиткою її найлегше знайти.
reason-go_on = Дорога досить ясна, щоб іти далі.
reason-boots = Усі місця відомі досить добре, щоб узути Чоботи.
reason-tree = Забулося надто багато: погляд з Високого дерева допоможе.
reason-foreseen = Подумки зіграно далі багато разів: так виходило найкраще.

## What a content pack may change

content-first = Місця в колі на початку
content-bridge = Плитки, які додає { $bridge }
content-wrong = Плитки Людожера за помилку
content-wrong-wolves = Плитки Людожера за Вовків
content-helped = Плитки Людожера за підказку
content-tree = Плитки Людожера за Дерево
content-boots-back = Плитки Людожера, які закривають Чоботи
content-path-stone = Шлях «{ $value }»: кроків до першого мосту
content-path-wood = Шлях «{ $value }»: кроків до другого мосту
content-path-length = Шлях «{ $value }»: усього кроків
content-pebbles = { $value }: Білі камінчики
content-ogre-start = { $value }: плитки Людожера, відкриті одразу
content-mode-tree = { $value }: Високе дерево
content-mode-boots = { $value }: Чоботи
