### The house: Ukrainian

## Pages

title-shelf = Казкові настільні ігри
title-new = Новий стіл
skip-link = Перейти до гри
label-loading = Хвилинку…
label-language = Мова
label-colour = Твій колір і знак
label-own-things = Твої карти чи плитки

## Lists

list-and = { $list } та { $last }
list-and-i = { $list } та { $last }
list-times = { $count } × { $thing }
labelled = { $label }: { $value }

## The shelf

shelf-title = Сідай до столу
shelf-line = Казкові настільні ігри для родини й друзів. Без реєстрації: просто надішли посилання.
shelf-code = Маєш код столу?
shelf-tables = Твої столи
shelf-players = Гравців: від { $least } до { $most }
shelf-step-1 = Обери гру та створи стіл.
shelf-step-2 = Поділися посиланням, кодом або QR-кодом.
shelf-step-3 = Посади ботів на вільні місця.

## A new table

new-chairs = Скільки гравців?
new-chairs-help = На кожному місці грає людина або бот.
new-clock = Таймер
new-clock-off = Без таймера
new-clock-on = З таймером
new-clock-off-help = Кожен думає стільки, скільки потрібно. Найкраще для родини та друзів.
new-clock-on-help = Якщо хтось думає надто довго, гра ходить замість нього.
new-more = Більше налаштувань
new-choose = Мій вибір
new-chosen = Обрано { $chosen } з { $wanted }
number-other = Інше…
number-less = Менше
number-more = Більше

## The lobby

lobby-title = Стіл { $code }: { $game }
lobby-chairs = Місця за столом
lobby-full = Усі місця зайняті. Залишайся й дивися гру!
lobby-ready = Усе готово до гри!
options-title = Налаштування
option-chip = { $label }:
setting-true = Так
setting-false = Ні
lobby-waiting = { $count ->
    [one] Ще { $count } вільне місце
    [few] Ще { $count } вільні місця
   *[other] Ще { $count } вільних місць
}
sit-name = Як тебе звати?
sit-name-other = Хто ще грає на цьому пристрої?
chair-number = Місце { $number }
chair-title = Місце { $number }
chair-free = вільно
chair-empty = Місце { $number }: вільно
chair-person = Тут сидить { $name }
chair-own = { $name } (ти)
chair-bot = { $name } (бот)
chair-yours = Твоє місце
chair-online = у мережі
chair-offline = не в мережі
chair-slow = повільний зв’язок
chair-share-help = Граєте на одному пристрої? Посади кожного гравця на окреме місце й передавайте пристрій по колу.
chair-bot-title = Додати бота
chair-share = Ще один гравець на цьому пристрої
seat-colour-0 = блакитний, трикутник
seat-colour-1 = золотий, коло
seat-colour-2 = фіолетовий, квадрат
seat-colour-3 = м’ятний, ромб
seat-colour-4 = кораловий, хрестик
seat-colour-5 = рожевий, зірка

## Bots

bot-random = Вихор
bot-random-help = Ходить навмання. Саме те для першої спроби.
bot-easy = Учень
bot-easy-help = Грає добре, але дещо забуває.
bot-greedy = Великий візир
bot-greedy-help = Нічого не забуває й завжди хапає найкраще.
bot-level = Рівень { $level } з 5

## Inviting

invite-title = Запроси інших
invite-text = Приєднуйся до гри! Код нашого столу: { $code }
invite-qr = QR-код столу { $code }
invite-copied = Скопійовано!
invite-closed = Зараз увійти за кодом не можна. Посилання й QR-код діють і далі.
invite-locked = Вхід закрито. Ніхто більше не приєднається, доки господар столу не відкриє вхід знову.

## At the table

your-turn = Твій хід
your-turn-of = { $name }, твій хід
your-turn-together = Ваш хід
ask-anything = Обирай
wait-anything = { $count ->
    [one] { $seats } обирає
    [few] { $seats } обирають
   *[other] { $seats } обирають
}
players-count = { $count ->
    [one] { $count } гравець
    [few] { $count } гравці
   *[many] { $count } гравців
}
clock-left = { $count ->
    [one] залишилася { $count } секунда
    [few] залишилося { $count } секунди
   *[other] залишилося { $count } секунд
}
clock-soon = Твій час майже вийшов!
chip-turn = зараз ходить
chip-you = ти
chip-away = немає за столом, грає автопілот
chip-stood-in = замість гравця грає бот
who-title = Гравці
story-title = Що сталося
story-empty = Поки що нічого. Казка ось-ось почнеться.
away-banner = { $name }: грає автопілот
stood-in-banner = { $name }: грає бот
back-soon = { $name } за мить повернеться до гри
line-lost = Зв’язок зник. Нічого не втрачено, підключаємося знову…
why-allowed = Так, це можна зробити.

## Talking

talk-title = Скажи щось
talk-who = Хто говорить?
talk-said = Чат
talk-placeholder = Напиши повідомлення
phrase-hmm = Гм…
phrase-one-more = Давай ще!
phrase-well-done = Молодець!
phrase-oh-no = О ні!
phrase-thanks = Дякую!
phrase-wait = Зачекай!

## The curtain

curtain-title = Передай пристрій. Далі грає { $name }
curtain-text = А інші хай не підглядають!

## Leaving

leave-title = Вийти назовсім?
leave-text = Твоє місце звільниться, як і всі інші на цьому пристрої. Якщо потрібна лише перерва, закрий сторінку й повернися пізніше.

## The menu

menu-title = Меню
menu-sound = Звук
menu-calm = Менше анімації
menu-banter = Боти балакають

## Nobody there

unknown-title = Столу з кодом «{ $code }» немає
unknown-text = Перевір код або попроси посилання. Якщо гра вже почалася, господар столу може знову дозволити вхід за кодом.
guesses-title = Забагато неправильних кодів
away-title = Сервер не відповідає
away-text = Перевір зв’язок і спробуй ще раз за хвильку.
nogame-title = Гру не знайдено
nogame-text = Гри з такою назвою в нас немає. Поглянь, які є.
nowhere-title = Заблукали в пустелі
nowhere-text = За цією адресою немає сторінки, лише пісок і зорі.
too-old = Цей браузер застарий для наших ігор. Онови його або відкрий сторінку в Safari { $safari }, Firefox { $firefox }, Chrome { $chrome } чи в новішій версії.

## Credits

credits-title = Подяки
credits-text = Fabletop з’явився завдяки праці багатьох людей. Дякуємо!
credits-house = Fabletop використовує ці вільні бібліотеки:
credits-licences = Повні тексти ліцензій
credits-faces = Тексти набрано цими вільними шрифтами:

## Buttons

button-again = Спробувати ще раз
button-back = Я знову тут
button-board = Показати поле
button-close = Закрити
button-copy = Копіювати посилання
button-fill = { $count ->
    [one] Додати бота
    [few] Додати ботів
   *[other] Додати ботів
}
button-forget = Прибрати стіл { $code } зі списку
button-join = Приєднатися
button-leave = Вийти з-за столу
button-make = Створити стіл
button-menu = Меню
button-mine = Це я, { $name }
button-new = Новий стіл
button-play = Грати
button-qr = QR-код
button-result = Показати підсумок
button-save = Зберегти
button-say = Надіслати
button-send-away = Прибрати бота
button-share = Поділитися посиланням
button-shelf = Усі ігри
button-sit = Сісти за стіл
button-sit-here = Сісти сюди
button-stand = Звільнити своє місце
button-start = Почати гру
button-stay = Залишитися

## Why not

refusal-unknown = Зараз цього зробити не можна.
refusal-bad-message = Щось пішло не так. Онови сторінку й спробуй ще раз.
refusal-too-long = Текст задовгий. Спробуй коротше.
refusal-too-fast = Не так швидко! Зачекай хвильку й спробуй ще раз.
refusal-hello-first = Ще підключаємося…
refusal-no-such-table = Столу з таким кодом немає.
refusal-not-saved = Зараз не вдається зберегти гру. Нічого не втрачено: спробуй ще раз за хвильку.
refusal-failed = У нас щось пішло не так, і останню дію не виконано. Спробуй ще раз.
refusal-table-damaged = Цей стіл зараз не відкривається. Усе зігране збережено.
refusal-no-such-game = Цієї гри в нас немає.
refusal-too-many-tables = Ти створюєш забагато столів. Зачекай трохи, перш ніж створювати наступний.
refusal-too-many-guesses = Забагато неправильних кодів. Спробуй через { $minutes ->
    [one] { $minutes } хвилину
    [few] { $minutes } хвилини
   *[other] { $minutes } хвилин
} або скористайся посиланням.
refusal-no-room = Зараз на сервері немає місця. Спробуй пізніше.
refusal-bad-token = Цей пристрій більше не має місця за цим столом. Сядь за стіл ще раз.
refusal-bad-name = Ім’я має містити від 1 до 20 видимих символів. Спробуй інше.
refusal-seat-taken = Тут уже хтось сидить. Обери інше місце.
refusal-no-such-seat = Такого місця за цим столом немає.
refusal-not-your-seat = Це чуже місце.
refusal-game-running = Гра вже почалася.
refusal-not-started = Гра ще не почалася.
refusal-chairs-empty = За столом ще є вільне місце. Дочекайся гравця або додай бота, а тоді починай.
refusal-no-such-bot = У цій грі такого бота немає.
refusal-stood-in = Бот саме завершує хід за тебе. Далі місце знову твоє.
refusal-muted = Чат зараз вимкнено. Зачекай, доки його ввімкнуть.

## How to play, and how it went for you

menu-help = Як грати
ending-you = { $rank ->
    [1] { $points ->
        [one] Перемога! У тебе { $points } очко
        [few] Перемога! У тебе { $points } очки
       *[other] Перемога! У тебе { $points } очок
    }
    [2] { $points ->
        [one] Друге місце: у тебе { $points } очко
        [few] Друге місце: у тебе { $points } очки
       *[other] Друге місце: у тебе { $points } очок
    }
    [3] { $points ->
        [one] Третє місце: у тебе { $points } очко
        [few] Третє місце: у тебе { $points } очки
       *[other] Третє місце: у тебе { $points } очок
    }
   *[other] { $points ->
        [one] { $rank }-те місце: у тебе { $points } очко
        [few] { $rank }-те місце: у тебе { $points } очки
       *[other] { $rank }-те місце: у тебе { $points } очок
    }
}

## Taking back, and coming back

undo-ask = Скасувати хід
undo-asks = { $name } просить скасувати свій останній хід
undo-waiting = Хід буде скасовано, щойно всі погодяться. Чекаємо на відповідь: { $names }.
undo-waits = Чекаємо на відповідь: { $names }
undo-withdraw = Не скасовувати
undo-agree = Згода
undo-refuse = Ні
undo-done = Хід скасовано
undo-not-done = Хід не скасовано
recap-title = Поки тебе не було
recap-skip = Натисни, щоб пропустити

## Stickers and silence

phrase-sticker-laugh = сміється
phrase-sticker-cry = плаче
phrase-sticker-clap = аплодує
phrase-sticker-heart = серденько
phrase-sticker-thumb = клас!
phrase-sticker-think = думає
phrase-sticker-surprise = дивується
phrase-sticker-sleep = засинає
mute-title = Заглушити гравця
mute-help = За цим столом ти не бачитимеш і не чутимеш повідомлень цього гравця. Йому про це не скажуть.
mute-person = Заглушити: { $name }

## What bots say

phrase-bot-good-1 = Чудово вийшло!
phrase-bot-good-2 = Це мені до вподоби, дякую.
phrase-bot-bad-1 = Ой лишенько, не щастить.
phrase-bot-bad-2 = Що ж, саме так мені й треба.
phrase-bot-praise-1 = Гарно зіграно!
phrase-bot-praise-2 = Ти диви, як гарно!
phrase-bot-comfort-1 = От невдача!
phrase-bot-comfort-2 = З кожним таке буває.
phrase-bot-won = Було весело! Ще партію?
phrase-bot-lost = Шкода! Спробуємо ще раз?
phrase-bot-congratulations = Вітаю! Гарна гра.

## Help for one chair

help-title = Допомога гравцям
help-text = Ці налаштування можна змінити будь-коли. Усі бачать, хто яку допомогу має.
help-time = Час на роздуми
help-time-usual = Звичайний
help-time-double = Подвійний
help-time-endless = Необмежений
help-time-usual-help = Таймер такий, як у всіх.
help-time-double-help = Таймер дає вдвічі більше часу.
help-time-endless-help = Без таймера: інші чекають.
help-hints = Підказки
help-hints-help = З’явиться кнопка, яка покаже, що зробив би бот.
help-large = Більші літери
help-large-help = Збільшує текст на пристрої цього гравця.
help-calm = Без поспіху
help-calm-help = Коли важить, хто натисне швидше, час реакції цього гравця завжди зараховують як середній, хоч би яким він був.
help-has-double = подвійний час
help-has-endless = необмежений час
help-has-hints = може просити підказки
help-has-large = більші літери
help-has-calm = без поспіху
hint-ask = Дай підказку
hint-title = Порада бота:
hint-do = Так і зробити
hint-thanks = Дякую!

## Resting and ending early

rest-title = Гра на паузі
rest-text = Гру продовжить господар столу.
rest-text-host = Продовж гру, коли всі повернуться.
rest-resume = Продовжити
ended-title = Гру завершено достроково
ended-text = Господар столу завершив гру. Ніхто не переміг і ніхто не програв.
refusal-locked = Цей стіл закрито для нових гравців. Попроси господаря столу відкрити вхід.
refusal-sent-away = Господар столу попросив глядачів вийти.
refusal-no-such-record = Цієї гри тут більше немає.
refusal-paused = Гра на паузі. Зачекай, доки господар столу її продовжить.
refusal-ended = Господар столу завершив цю гру.
refusal-not-over = Гра ще триває.
refusal-damaged = { $move ->
    [none] Цей файл змінено, або це не гра Fabletop.
    [0] Цей файл змінено на самому початку.
   *[other] Цей файл змінено на { $move }-му ході.
}
refusal-host-only = Це може зробити лише господар столу.
refusal-no-undo = Скасовувати нема чого, або після твого ходу вже відкрилося щось нове.
refusal-no-hints = Для цього гравця підказки вимкнено. Увімкни їх у розділі «Допомога гравцям».
refusal-bad-ticket = Цей код уже не діє. Покажи новий на старому пристрої.
refusal-not-now = Не зараз. Спробуй за хвильку.
refusal-still-here = { $seconds ->
    [0] { $name } ще тут. Звільнити можна лише місце того, хто вийшов назовсім або вже дві хвилини не в мережі.
    [one] Зв’язок щойно зник: { $name }. Місце можна буде звільнити через { $seconds } секунду.
    [few] Зв’язок щойно зник: { $name }. Місце можна буде звільнити через { $seconds } секунди.
   *[other] Зв’язок щойно зник: { $name }. Місце можна буде звільнити через { $seconds } секунд.
}
refusal-played-already = У цій грі в тебе вже було інше місце, тож це – для когось нового. У наступній грі сідай де завгодно.
refusal-sit-first = Спершу сядь за стіл, а потім додавай інших гравців.
refusal-name-taken = Таке саме або дуже схоже ім’я тут уже має інший гравець. Обери інше, щоб вас не плутали.
refusal-table-full = Зараз забагато глядачів. Спробуй пізніше.
refusal-long-evening = { $most ->
    [one] За одним столом можна зіграти { $most } гру. Для наступної створи новий стіл.
    [few] За одним столом можна зіграти { $most } гри. Для наступної створи новий стіл.
   *[other] За одним столом можна зіграти { $most } ігор. Для наступної створи новий стіл.
}

## The door: television, host, moving, notices

tv-join = Приєднуйся!
tv-address = або відкрий { $address } і введи код
tv-late = Грай із нами!
tv-touch = Натисни, щоб увімкнути звук і повний екран
tv-full = На весь екран
tv-window = Вийти з повного екрана
tv-leave = Краще грати на цьому екрані
tv-show = Показати на телевізорі
tv-show-text = Відкрий цю адресу на телевізорі. На ньому всі бачитимуть поле, а на телефонах – кожен свої карти чи плитки.
tv-here = Показати на цьому екрані
host-title = Керування столом
host-you = Ти – господар столу
host-locked = Закрити вхід
host-door = Впускати за кодом
host-dismiss = Прибрати глядачів
host-dismiss-question = Прибрати всіх глядачів? Заразом закриється вхід, і ніхто новий не приєднається.
watchers = { $count ->
    [one] { $count } глядач
    [few] { $count } глядачі
   *[other] { $count } глядачів
}
host-chat = Вільний чат, якщо гра дозволяє
host-banter = Боти часом балакають
host-slow = Без таймерів: гра на кілька днів
host-clock = Таймер: якщо хтось думає надто довго, гра ходить замість нього
host-paused = Поставити гру на паузу
host-swap = Поміняти гравців місцями
host-swap-this = Поміняти місцями з іншим
host-free = Звільнити місце
host-free-lobby = Прибрати з-за столу гравця { $name }? Якщо вхід не закрити, цей гравець зможе повернутися.
host-free-play = Звільнити місце гравця { $name }? Далі гратиме бот, доки місце не займе хтось новий, якщо налаштування не кажуть іншого. Про це дізнаються всі.
host-bot = Хай грає бот
host-bot-level = Який бот гратиме замість гравця { $name }?
host-end = Завершити гру
host-end-question = Завершити гру для всіх? Продовжити її потім не вийде.
swap-first = Натисни на перше з двох місць
swap-second = Обрано: { $name }. Тепер натисни на друге місце.
chair-host = господар столу
chair-free-now = вільно для нового гравця
free-chair = Грати замість гравця { $name }
free-chair-title = Зайняти це місце
free-chair-text = { $name }: зараз грає бот. Сідай на це місце й грай далі з усім, що є в цього гравця.
move-title = Перейти на інший пристрій
move-who = Чиє місце?
move-text = Відскануй цей код іншим пристроєм або відкрий на ньому посилання. Твоє місце перейде туди.
move-once = Код діє один раз, протягом десяти хвилин. Нікому його не показуй.
move-qr = QR-код для переходу на інший пристрій
move-failed = Не вдалося. Перевір зв’язок.
seat-moved = { $name } тепер грає не тут, а на іншому пристрої.
seat-freed = Господар столу звільнив місце гравця { $name }. Тепер { $name } – глядач.
notice-chair-freed = { $by } звільняє місце гравця { $name }. Поки воно вільне, грає бот.
notice-chair-left = { $by } звільняє місце гравця { $name }. Далі { $name } у цій грі участі не бере.
notice-chair-taken = { $by } тепер грає замість гравця { $name }.
notice-clock-answered = Час вийшов, тож гра зробила хід за гравця { $name }.
notice-turn = Сповіщати, коли мій хід
notice-none = Цей браузер не може показувати тут сповіщення. Для них потрібні браузер, який це вміє, і захищена адреса (https).
notice-refused = Браузер блокує сповіщення. Дозволь їх у його налаштуваннях для цього сайту.
locked-title = Цей стіл закрито для нових гравців
locked-text = Попроси господаря столу відкрити вхід і спробуй ще раз.
sent-away-title = Гравці хочуть побути самі
sent-away-text = Господар столу більше не впускає глядачів. Дякуємо за увагу!
full-title = За цим столом немає місця
full-text = Зараз забагато глядачів. Спробуй пізніше.
shelf-seen = відкрито { $ago }
shelf-over = гру закінчено
button-no = Ні, не треба
button-cancel = Скасувати
button-move-here = Пересісти сюди
button-move-name = Пересадити сюди: { $name }

## Правила й перша гра з помічником

rules-title = Правила
rules-of = Правила: { $game }
rules-short = Гра за хвилину
rules-contents = Зміст
rules-search = Пошук у правилах
rules-places = { $count ->
    [0] Нічого не знайдено. Спробуй інше слово.
    [one] Знайдено { $count } збіг
    [few] Знайдено { $count } збіги
   *[other] Знайдено { $count } збігів
}
rules-print = Друкувати
rules-page = Відкрити правила в новій вкладці
rules-clause = Правило
rules-english = Ці правила ще не перекладено, тому поки що вони англійською.
rules-none = Зараз правила показати не вдається.
learn-button = Вчитися граючи
learn-text = Твоя перша гра: з ботами й без таймерів. Помічник усе пояснить під час гри.
learn-begin = Почнімо
learn-name = Робін
learn-afresh = Пояснити все спочатку
guide-title = Помічник
guide-next = Зрозуміло
guide-play = Усе ясно, граймо!
guide-close = Закрити помічника. Повернути його можна в меню.
guide-switch = Пояснювати під час гри

## Після гри, вечір, картинка на згадку, статистика, дім на власному пристрої

after-links = Що далі?
again-button = Зіграти ще раз
again-wait = Чекаємо: нову гру має почати { $name }
again-starts = Нова гра почнеться, щойно всі повернуться. Чекаємо: { $names }.
again-nobody = Нема кому почати нову гру
course-title = Як усе було
again-other = Інша гра
again-other-title = У що зіграємо тепер?
again-other-text = Ті самі люди, той самий стіл.
again-seats = Гравців має бути від { $least } до { $most }, а за вашим столом їх { $chairs }.
evening-title = Зіграні партії
evening-person = Гравець
evening-wins = Перемоги
evening-leads = { $count ->
    [one] Попереду { $names }
    [few] Першість ділять { $names }
   *[other] Першість ділять { $names }
}
evening-nobody = Поки що ніхто не переміг
evening-place =
    { $rank ->
        [1] Перше місце
        [2] Друге місце
        [3] Третє місце
       *[other] { $rank }-те місце
    }, { $points ->
        [one] { $points } очко
        [few] { $points } очки
       *[other] { $points } очок
    }
evening-won = перемога
evening-lost = поразка
evening-ended = завершено достроково
evening-absent = пропущено
postcard-button = Картинка на згадку
postcard-title = Твоя гра на картинці
postcard-alt = Картинка гри «{ $game }»: гравці, результати й найкращі миті
postcard-drawing = Малюємо картинку…
postcard-failed = Цей браузер не зміг намалювати картинку.
postcard-save = Зберегти
postcard-share = Поділитися
postcard-copy = Копіювати
postcard-copied = Скопійовано!
postcard-moments = Найкращі миті
postcard-points = Очки, хід за ходом
moment-leap = { $points ->
    [one] { $name }: { $points } очко за один хід
    [few] { $name }: { $points } очки за один хід
   *[other] { $name }: { $points } очок за один хід
}
moment-turn = { $name } виходить уперед (хід { $move } з { $moves }) і тримається попереду до кінця
moment-always = { $name } попереду від початку до кінця
moment-wait = Найдовші роздуми: { $name }, { $time }
moment-margin = { $points ->
    [1] Усе вирішило одне очко
    [one] Перевага в { $points } очко
    [few] Перевага у { $points } очки
   *[other] Перевага в { $points } очок
}
moment-tie = Ніхто не поступився: перемога спільна
moment-moves = { $moves ->
    [one] Від початку до кінця – { $moves } хід
    [few] Від початку до кінця – { $moves } ходи
   *[other] Від початку до кінця – { $moves } ходів
}
stats-link = Статистика
stats-title = Ігри на цьому пристрої
stats-private = Ця статистика зберігається лише на твоєму пристрої.
stats-empty = Поки що порожньо. Дограй партію до кінця, і вона з’явиться тут.
stats-games = { $count ->
    [one] { $count } гра
    [few] { $count } гри
   *[other] { $count } ігор
}
stats-wins = { $count ->
    [one] { $count } перемога
    [few] { $count } перемоги
   *[other] { $count } перемог
}
stats-best = рекорд: { $points }
stats-last = востаннє зіграно { $ago }
stats-rate = { $share } перемог
stats-streak = { $count ->
    [one] { $count } перемога поспіль
    [few] { $count } перемоги поспіль
   *[other] { $count } перемог поспіль
}
stats-recent = Останні ігри
stats-reaction = Найшвидша реакція
stats-usual = У середньому
stats-memory = { $share } правильно з пам’яті
stats-trend = Очки від гри до гри
stats-forget = Видалити статистику
stats-forget-question = Видалити всю статистику з цього пристрою? Повернути її не вийде.
install-button = Встановити Fabletop
closed-title = Сервер не відповідає
closed-text = Ми й далі намагаємося підключитися. Твої місця збережено.

## Переглянути гру ще раз, і печатка

replay-title = Перегля­нути повтор
replay-of = Повтор: { $game }
replay-eyes = Чий екран
replay-eyes-of = Екран гравця: { $name }
replay-eyes-tv = Телевізор
replay-eyes-all = Екрани всіх гравців
replay-move = Хід { $number } з { $count }
replay-start = Перед першим ходом
replay-slider = Хід
replay-first = На початок
replay-back = На хід назад
replay-play = Відтворити
replay-pause = Пауза
replay-next = На хід уперед
replay-last = У кінець
replay-speed = Швидкість
replay-speed-slow = повільно
replay-speed-usual = звичайно
replay-speed-quick = швидко
replay-speed-very-quick = дуже швидко
replay-keys = Клавіатура: стрілки гортають ходи, Home і End ведуть на початок і в кінець, пробіл вмикає й спиняє повтор.
replay-show = Що показувати
replay-board = Поле
replay-hands = У гравців
replay-points = Очки
replay-chart = Очки протягом гри
replay-told = Хто це бачив: { $names }
replay-gone = пізніше скасовано
replay-why = Чому: { $why }
told-no-options = звичайні налаштування
told-by-bot = бот
told-by-clock = час вийшов
told-by-house = автоматично
told-leave = виходить з-за столу
told-here = За столом: { $names }
told-undo = Хід скасовано
coach-title = Удача й рішення
coach-win = Шанс на перемогу
coach-points = Очки
coach-start = Середній початок
coach-luck = Удача
coach-own = Власні рішення
coach-others = Рішення інших
coach-result = Результат
coach-best = Найкращі рішення
coach-costly = Найдорожчі рішення
coach-lucky = Найбільша удача
coach-unlucky = Найбільша невдача
coach-move = Хід { $n }
coach-player = Гравець
coach-better = Краще: { $action }
coach-none = Нічого особливого
coach-sum = Результат – це середній початок, удача та рішення всіх гравців. Число після ± – стандартна похибка.
coach-course = Шанс на перемогу протягом гри
coach-all = Усі рішення
coach-decision = Рішення
coach-worth = Порівняно зі звичайною грою
coach-lost = Утрачено
coach-game = Гра
coach-games =
    { $count ->
        [one] { $count } гра
        [few] { $count } гри
       *[other] { $count } ігор
    }
coach-each = У середньому за гру
coach-verdict-best = Найкращий вибір
coach-verdict-fine = Добре
coach-verdict-slip = Неточність
coach-verdict-mistake = Помилка
coach-memory-remembered = Не забуто
coach-memory-forgotten = Забуто
coach-memory-guessed = Вгадано
coach-memory-unknown = Не можна було знати
replay-lost = Ці ходи не завантажилися. Спробуй ще раз.
replay-save = Зберегти у файл
replay-saved = Збережено!
replay-table = Назад до столу
replay-running-title = Ця гра ще триває
replay-running-text = Коли гра скінчиться, можна буде переглянути повтор і побачити екрани всіх гравців.
replay-gone-title = Гру не знайдено
replay-gone-text = Можливо, посилання неповне або стіл уже видалено. Попроси посилання в іншого гравця.
replay-file-title = Переглянути гру з файлу
replay-file-text = Обери файл закінченої гри або перетягни його сюди. Спершу ми його перевіримо.
replay-choose = Обрати файл
replay-bad-title = Цей файл не вдається показати
replay-bad-text = Це не гра Fabletop.
seal-title = Печатка чесної гри
seal-means = Усі тасування й кидки цієї гри визначаються ще до першого ходу. Печатка доведе, що їх ніхто не змінив.
seal-later = Після гри тасування й кидки можна перевірити на цьому пристрої одним дотиком.
seal-whole = Повна печатка
seal-copy = Копіювати печатку
seal-copied = Скопійовано!
seal-check = Перевірити тасування
seal-checking = Перевірено { $done } з { $count }…
seal-good = { $count ->
    [0] У цій грі не було ні тасувань, ні кидків, і нічого не змінено.
    [one] Перевірено { $count } тасування чи кидок: усе збігається з печаткою.
    [few] Перевірено { $count } тасування й кидки: усе збігається з печаткою.
   *[other] Перевірено { $count } тасувань і кидків: усе збігається з печаткою.
}
seal-good-seen = Печатка { $seal } – та сама, яку цей пристрій бачив до гри. Жодного ходу не змінено.
seal-good-unseen = Печатка – { $seal }, жодного ходу не змінено. Цей пристрій не бачив печатки до гри, тож спитай того, хто її бачив, чи вона та сама.
seal-verify = Хочеш перевірити власноруч? Збережи файл і запусти для нього «fabletop verify».
seal-helpless = Ця сторінка не може перевірити печатку: браузери дозволяють це лише на сторінках https. Натомість збережи файл і запусти для нього «fabletop verify».
seal-failed = Гра не завантажилася. Спробуй ще раз.
seal-save-failed = Не збережено. Ще раз?
seal-bad = Це не та гра, яку було запечатано.
seal-bad-record = У цьому файлі немає повної гри Fabletop.
seal-bad-unsealed = У цьому файлі немає ні печатки, ні ключа, тож тасування перевірити не можна.
seal-bad-key = Ключ не підходить до печатки.
seal-bad-seal = Це не та печатка, яку цей пристрій бачив до гри.
seal-bad-outcome-setup = Перед першим ходом: тасування чи кидок № { $outcome } не збігається з печаткою.
seal-bad-outcome-move = Хід { $move }: тасування чи кидок № { $outcome } не збігається з печаткою.
seal-bad-changed-beginning = Початок гри змінено: гравців, налаштування або розкладку.
seal-bad-changed-move = Хід { $move } змінено.
seal-bad-checksum = Файл змінено: контрольна сума не збігається.

## Content packs

pack-title = Власні карти
pack-none = Звичайна гра
pack-help = Грай із власними картами, клітинками, числами й назвами з невеликого файлу.
pack-file = Завантажити файл…
pack-by = автор: { $author }, { $licence }
pack-differs = Що змінено
pack-difference = { $what }: { $now } (зазвичай { $usual })
pack-only-names = Змінено лише назви.
pack-nothing = Від звичайної гри нічим не відрізняється.
pack-names = { $count ->
    [one] Змінено { $count } назву: { $names }
    [few] Змінено { $count } назви: { $names }
   *[other] Змінено { $count } назв: { $names }
}
pack-signs = { $what }: «{ $signs }» буде показано саме так.
pack-note = Правила й довідка описують звичайну гру. Тут показано, що змінено.
pack-wrong-title = Цей файл треба трохи виправити:
pack-line = Рядок { $line }: { $wrong }
pack-yes = так
pack-no = ні
pack-sort = { $sort ->
    [number] ціле число
    [truth] true або false
    [list] список у квадратних дужках
    [table] таблиця
   *[text] текст у лапках
}
pack-wrong-large = Файл більший за { $most } КБ.
pack-wrong-syntax = Це не схоже на правильний TOML. Помилка: «{ $reason }».
pack-wrong-unending = Текст чи список, що починається тут, тягнеться понад 100 рядків.
pack-wrong-deep = { $most ->
    [one] Тут щось вкладено глибше ніж на { $most } рівень.
    [few] Тут щось вкладено глибше ніж на { $most } рівні.
   *[other] Тут щось вкладено глибше ніж на { $most } рівнів.
}
pack-wrong-parts = { $most ->
    [1] Тут у назві не може бути крапок.
    [one] Тут крапки ділять назву більше ніж на { $most } частину.
    [few] Тут крапки ділять назву більше ніж на { $most } частини.
   *[other] Тут крапки ділять назву більше ніж на { $most } частин.
}
pack-wrong-digits = { $most ->
    [one] Число тут має більше ніж { $most } цифру.
    [few] Число тут має більше ніж { $most } цифри.
   *[other] Число тут має більше ніж { $most } цифр.
}
pack-wrong-lines = { $most ->
    [one] У файлі більше ніж { $most } рядок.
    [few] У файлі більше ніж { $most } рядки.
   *[other] У файлі більше ніж { $most } рядків.
}
pack-wrong-no-game = Додай рядок game = "…" і впиши в лапки одну з цих назв: { $games }.
pack-wrong-game = Такої гри немає. Обери одну з цих: { $games }.
pack-wrong-missing = Додай рядок { $name } = "…".
pack-wrong-part = Розділу { $what } немає. Можна використати: { $parts }.
pack-wrong-sort = { $what }: тут має бути { pack-sort }.
pack-wrong-words = { $most ->
    [1] { $what }: тут має бути { $most } символ.
    [one] { $what }: тут має бути від 1 до { $most } символу, в одному рядку.
    [few] { $what }: тут має бути від 1 до { $most } символів, в одному рядку.
   *[other] { $what }: тут має бути від 1 до { $most } символів, в одному рядку.
}
pack-wrong-unknown = У цій грі немає нічого з назвою { $what }.
pack-wrong-near = У цій грі немає нічого з назвою { $what }. Може, це { $near }?
pack-wrong-nameless = { $what }: перейменувати не можна.
pack-wrong-language = { $what }: такої мови в нас немає. Є ці: { $languages }.
pack-wrong-fixed = { $what }: цього змінити не можна.
pack-wrong-choice = { $what }: «{ $value }». Має бути щось із цього: { $choices }.
pack-wrong-written = { $what }: «{ $value }». Треба писати так: «{ $usual }».
pack-wrong-range = { $what }: { $value }. Має бути від { $least } до { $most }.
pack-wrong-step = { $what }: { $value }. Число має ділитися на { $step }.
pack-wrong-length = { $count ->
    [one] { $what }: { $count } елемент. Має бути від { $least } до { $most }.
    [few] { $what }: { $count } елементи. Має бути від { $least } до { $most }.
   *[other] { $what }: { $count } елементів. Має бути від { $least } до { $most }.
}
pack-wrong-length-exactly = { $count ->
    [one] { $what }: { $count } елемент. Має бути { $least }.
    [few] { $what }: { $count } елементи. Має бути { $least }.
   *[other] { $what }: { $count } елементів. Має бути { $least }.
}
pack-wrong-rising = { $what }: жодне число не може бути меншим за попереднє.
pack-wrong-twice = { $what }: те саме названо двічі.
pack-wrong-sum = { $what }: разом з усіма подібними виходить { $total }. Має бути від { $least } до { $most }.
pack-wrong-sum-exactly = { $what }: у сумі { $total }. Має бути { $least }.
pack-wrong-order = Ці числа мають зростати: { $order }.
refusal-out-of-bounds = Це не файл Fabletop: він задовгий, заскладний або містить завелике число.
refusal-too-much-work = Для сервера це забагато. Спробуй щось менше.
refusal-busy = Сервер зайнятий. Спробуй за хвильку.
refusal-too-slow = Передавання тривало надто довго. Спробуй ще раз, коли зв’язок буде кращий.
refusal-too-many-replays = Ти відкриваєш забагато повторів. Зачекай трохи перед наступним.
refusal-too-many-packs = Ти завантажуєш забагато файлів. Спробуй трохи згодом.
refusal-no-such-pack = На сервері більше немає цього файлу. Завантаж його ще раз.
refusal-pack-of-another-game = Цей файл для іншої гри.

## На цьому пристрої

device-play = Грати на цьому пристрої
device-line = Казкові настільні ігри для родини й друзів. Грай просто тут, навіть без інтернету.
device-step-1 = Обери гру.
device-step-2 = Додай усіх, хто грає на цьому пристрої.
device-step-3 = Посади ботів на вільні місця.
device-tables = Збережено на цьому пристрої
device-going = гра триває
device-delete = Видалити гру { $code }
device-delete-title = Видалити цю гру?
device-delete-text = Її збережено лише на цьому пристрої. Повернути її не вийде.
device-delete-yes = Видалити гру
device-broken = Твою останню гру було перервано. Нічого не втрачено: можна грати далі.
device-continue = Продовжити
device-loading = Готуємо гру
device-loading-once = Першого разу доведеться трохи зачекати. Потім можна грати й без інтернету.
device-loaded = { $done } з { $all } МБ
device-starting = Майже готово…
device-flight = Тепер можна грати без інтернету.
device-here = Усі на цьому пристрої
device-here-text = Натисни на вільне місце, щоб додати гравця або бота. Потім передавай пристрій по колу.
device-carry = Грати далі з іншими
device-carry-text = Грай далі за столом на сервері, до якого інші зможуть приєднатися за посиланням. Гра на цьому пристрої залишиться без змін.
device-carry-back = Далі на цьому пристрої
device-carry-back-text = Візьми копію цієї гри на свій пристрій і грай далі без інтернету. Стіл на сервері залишиться без змін.
device-carry-failed = Не вийшло. Перевір зв’язок і спробуй ще раз.
device-cannot-title = На цьому пристрої гра не працює
device-cannot-old-browser = Цей браузер застарий: гра в ньому не запуститься. Онови його або скористайся іншим.
device-cannot-no-memory = Зараз бракує пам’яті. Закрий інші вкладки й програми та спробуй ще раз.
device-cannot-too-slow = Гра запускається надто довго. Спробуй ще раз або візьми інший пристрій.
device-cannot-no-files = Цієї гри ще немає на пристрої. Під’єднайся один раз до інтернету, а далі вона працюватиме й без нього.
device-cannot-saved = Збережені ігри в безпеці.
device-elsewhere-title = Уже відкрито в іншій вкладці
device-elsewhere-text = Ігри на цьому пристрої можна відкрити лише в одній вкладці. Грай далі в іншій вкладці або закрий її та грай тут.
device-take = Грати тут
device-cannot-no-storage = Цей браузер не дає грі нічого зберігати. Так часто буває в приватних вікнах.
device-cannot-crashed = Гра несподівано зупинилася. Спробуй ще раз або скористайся іншим браузером.
