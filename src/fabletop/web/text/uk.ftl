### The house: Ukrainian

## Pages

title-shelf = Казкові настільні ігри
title-new = Новий стіл
skip-link = Одразу до столу
label-loading = Хвилинку…
label-language = Мова
label-colour = Твій колір і фігура
label-own-things = Твої речі

## The shelf

shelf-title = Сідай до столу
shelf-line = Казкові настільні ігри для родини й друзів. Без реєстрації, лише посилання.
shelf-code = У мене є код
shelf-tables = Твої столи
shelf-players = від { $least } до { $most } гравців
shelf-step-1 = Обери гру й накрий стіл.
shelf-step-2 = Надішли посилання, назви код або покажи QR-код.
shelf-step-3 = На вільні стільці сядуть боти.

## A new table

new-chairs = Скільки стільців?
new-chairs-help = На кожному стільці сидить людина або бот.
new-more = Більше налаштувань
new-choose = Оберу на свій смак
new-chosen = Обрано { $chosen } з { $wanted }
number-other = Інше…
number-less = Менше
number-more = Більше

## The lobby

lobby-title = { $game }, стіл { $code }
lobby-chairs = Стільці навколо столу
lobby-full = Усі стільці зайняті. Залишайся й дивись гру!
lobby-ready = Усі вже тут!
options-title = Налаштування столу
option-chip = { $label }:
setting-true = Так
setting-false = Ні
lobby-waiting = { $count ->
    [one] Ще { $count } стілець вільний
    [few] Ще { $count } стільці вільні
   *[other] Ще { $count } стільців вільні
}
sit-name = Як тебе звати?
sit-name-other = Хто ще тут грає?
chair-number = Стілець { $number }
chair-title = Стілець { $number }
chair-free = вільно
chair-empty = Стілець { $number }: вільно
chair-person = Тут сидить { $name }
chair-own = { $name }: це ти
chair-bot = { $name }, бот
chair-yours = Твій стілець
chair-online = на місці
chair-offline = зараз не на зв’язку
chair-slow = повільний зв’язок
chair-share-help = Граєте разом на цьому пристрої? Тоді наступний гравець сідає сюди, а пристрій передаєте одне одному.
chair-bot-title = Посади сюди бота
chair-share = Хтось за цим пристроєм
seat-colour-0 = блакитний, трикутник
seat-colour-1 = золотий, коло
seat-colour-2 = фіолетовий, квадрат
seat-colour-3 = м’ятний, ромб
seat-colour-4 = кораловий, хрест
seat-colour-5 = рожевий, зірка

## Bots

bot-random = Вихор
bot-random-help = Грає, як вітер повіє. Добре для першої спроби.
bot-easy = Учень
bot-easy-help = Грає добре, але дещо забуває.
bot-greedy = Візир
bot-greedy-help = Нічого не забуває й хапає найкраще.
bot-level = Рівень { $level } з 5

## Inviting

invite-title = Запросити інших
invite-text = Грай з нами! Код нашого столу: { $code }
invite-qr = QR-код із посиланням на стіл { $code }
invite-copied = Скопійовано!
invite-closed = Посилання і QR-код діють завжди. Сам код діє, лише доки господар впускає за кодом.
invite-locked = Стіл замкнено: ніхто новий не зайде, доки господар не відчинить.

## At the table

your-turn = Твій хід
your-turn-of = { $name }, твій хід
your-turn-together = Усі разом
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
    [one] лишилася { $count } секунда
    [few] лишилося { $count } секунди
   *[other] лишилося { $count } секунд
}
chip-turn = зараз ходить
chip-you = це ти
chip-away = не тут, грає автопілот
chip-stood-in = замість гравця грає бот
who-title = Хто є хто
story-title = Що сталося
story-empty = Поки нічого: казка ось-ось почнеться.
away-banner = Грає автопілот: { $name }
stood-in-banner = Грає бот: { $name }
back-soon = За мить грає знову: { $name }
line-lost = Зв’язок перервався. Твій стілець збережено, хвилинку…
why-allowed = Нічого не заважає. Сміливо!

## Talking

talk-title = Щось сказати
talk-who = Хто говорить?
talk-said = Що було сказано
talk-placeholder = Своїми словами
phrase-hmm = Гм…
phrase-one-more = Давай ще!
phrase-well-done = Чудово!
phrase-oh-no = О ні!
phrase-thanks = Дякую!
phrase-wait = Зачекай!

## The curtain

curtain-title = Передай пристрій: { $name }
curtain-text = Усі інші, не підглядайте!

## Leaving

leave-title = Піти назовсім?
leave-text = Твій стілець не збережеться. Щоб зробити перерву, просто закрий сторінку й повернися пізніше.

## The menu

menu-title = Меню
menu-sound = Звуки
menu-calm = Менше руху

## Nobody there

unknown-title = Столу «{ $code }» немає
unknown-text = Перевір код або попроси посилання. Якщо гра вже йде, господар може знову впускати за кодом.
guesses-title = Забагато хибних кодів
away-title = Лампа згасла
away-text = Сервер не відповідає. Ми стукаємо далі, а ти тим часом перевір мережу.
nogame-title = Такої коробки на полиці немає
nogame-text = Можливо, гра зветься інакше. Поглянь на полицю.
nowhere-title = Заблукали в пустелі
nowhere-text = За цією адресою лише пісок і зорі.

## Credits

credits-title = Подяки
credits-text = Fabletop завдячує багатьом людям. Дякуємо!
credits-house = Оболонку збудовано з цих вільних бібліотек:
credits-licences = Повні тексти їхніх ліцензій
credits-faces = Тексти набрано цими вільними шрифтами:

## Buttons

button-again = Спробувати ще раз
button-back = Я знову тут
button-board = Поглянути на поле
button-close = Закрити
button-copy = Копіювати посилання
button-fill = { $count ->
    [one] Посадити бота
    [few] Посадити ботів
   *[other] Посадити ботів
}
button-forget = Прибрати стіл { $code } зі списку
button-join = Увійти
button-leave = Піти з-за столу
button-make = Накрити стіл
button-menu = Меню
button-mine = Це я, { $name }
button-new = Новий стіл
button-play = Грати
button-qr = QR-код
button-result = Показати підсумок
button-save = Зберегти
button-say = Сказати
button-send-away = Відпустити бота
button-share = Поділитися
button-shelf = Назад до полиці
button-sit = Сісти за стіл
button-sit-here = Сісти сюди
button-stand = Встати
button-start = Почати гру
button-stay = Залишаюся

## Why not

refusal-unknown = Зараз це неможливо.
refusal-bad-message = Сервер цього не зрозумів. Онови сторінку й спробуй ще раз.
refusal-too-long = Це задовге. Спробуй коротше.
refusal-too-fast = Трохи повільніше: забагато всього одразу.
refusal-hello-first = Сторінка ще не привіталася. Хвилинку, а тоді спробуй ще раз.
refusal-no-such-table = Столу з таким кодом немає.
refusal-not-saved = Стіл зараз не вдається зберегти. Нічого не втрачено: спробуй ще раз за мить.
refusal-failed = У нас щось пішло не так. Стіл такий, як був раніше; спробуй ще раз.
refusal-table-damaged = Цей стіл зараз не відкривається. Зігране збережено.
refusal-no-such-game = Цієї гри на нашій полиці немає.
refusal-too-many-tables = Останнім часом ти накриваєш надто багато столів. Зроби перерву, а тоді накривай наступний.
refusal-too-many-guesses = Звідси надійшло забагато хибних кодів. Спробуй через { $minutes ->
    [one] { $minutes } хвилину
    [few] { $minutes } хвилини
   *[other] { $minutes } хвилин
} або скористайся посиланням.
refusal-no-room = Зараз у домі немає вільного місця. Спробуй пізніше.
refusal-bad-token = Цей пристрій уже не має стільця за цим столом. Просто сядь знову.
refusal-bad-name = Ім’я має містити від 1 до 20 видимих знаків. Може, вибереш інше?
refusal-seat-taken = Там уже хтось сидить. Обери інший стілець.
refusal-no-such-seat = Такого стільця за цим столом немає.
refusal-not-your-seat = Це чужий стілець.
refusal-game-running = Гра вже йде.
refusal-not-started = Гра ще не почалася.
refusal-chairs-empty = Один стілець ще вільний. Посади когось або бота й починай.
refusal-no-such-bot = Такого бота в цій грі немає.
refusal-stood-in = Бот саме завершує відповідь замість тебе. Після цього стілець знову твій.
refusal-muted = Зараз говорити не можна. Зачекай, поки знову буде можна.

## How to play, and how it went for you

menu-help = Як грати
ending-you = { $rank ->
    [1] Перемога твоя! Очки: { $points }
   *[other] Твоє місце: { $rank }, очки: { $points }
}

## Taking back, and coming back

undo-ask = Повернути хід
undo-asks = { $name } хоче повернути свій останній хід
undo-waiting = Хід повернеться, щойно всі погодяться. Чекаємо: { $names }
undo-waits = Ще чекаємо: { $names }
undo-withdraw = Не треба
undo-agree = Згода
undo-refuse = Ні
undo-done = Ходи повернуто назад
undo-not-done = Нічого не повернуто
recap-title = Поки тебе не було
recap-skip = Торкнись, щоб пропустити

## Stickers and silence

phrase-sticker-laugh = сміх
phrase-sticker-cry = сльози
phrase-sticker-clap = оплески
phrase-sticker-heart = від щирого серця
phrase-sticker-thumb = чудово
phrase-sticker-think = роздуми
phrase-sticker-surprise = подив
phrase-sticker-sleep = сонько
mute-title = Не чути когось
mute-help = За цим столом ти більше не бачитимеш і не чутимеш, що каже ця людина. Ніхто про це не дізнається.
mute-person = Не чути: { $name }

## Help for one chair

help-title = Допомога за столом
help-text = Допомогу можна змінити будь-коли, і всі бачать, у кого вона яка.
help-time = Час на роздуми
help-time-usual = Звичайний
help-time-double = Удвічі більше
help-time-endless = Без меж
help-time-usual-help = Годинник іде, як для всіх.
help-time-double-help = Годинник дає цьому стільцю вдвічі більше часу.
help-time-endless-help = Для цього стільця годинника немає: інші чекають.
help-hints = Підказки
help-hints-help = Кнопка, що каже, як зіграв би бот.
help-large = Більші літери
help-large-help = Більші літери на пристрої цього стільця.
help-calm = Без реакції
help-calm-help = Де виграє найшвидший, навіть повільний дотик рахується як звичайний.
help-has-double = удвічі більше часу
help-has-endless = час без меж
help-has-hints = може просити підказки
help-has-large = більші літери
help-has-calm = без реакції
hint-ask = Дай підказку
hint-title = Порада бота:
hint-do = Так і зроблю
hint-thanks = Дякую!

## Resting and ending early

rest-title = Гра відпочиває
rest-text = Вона піде далі, щойно скаже господар столу.
rest-text-host = Продовжуй, щойно всі повернуться.
rest-resume = Далі
ended-title = Гру припинено
ended-text = Господар столу завершив цю гру. Ніхто не виграв і ніхто не програв.
refusal-locked = Цей стіл замкнено. Попроси господаря впустити тебе.
refusal-sent-away = Господар відпустив тих, хто лише дивиться.
refusal-no-such-record = Цієї гри тут уже немає.
refusal-paused = Гра зараз відпочиває. Зачекай, поки господар продовжить.
refusal-ended = Господар столу завершив цю гру.
refusal-not-over = Гру ще не закінчено.
refusal-damaged = { $move ->
    [none] Цей запис змінено, або це взагалі не запис.
    [0] Цей запис змінено: його початок неправдивий.
   *[other] Цей запис змінено: хід { $move } неправдивий.
}
refusal-host-only = Це може лише господар столу.
refusal-no-undo = Нема чого повертати, або відтоді відкрилося щось нове.
refusal-no-hints = Зараз для цього стільця підказок немає. Їх вмикають у «Допомозі за столом».
refusal-bad-ticket = Цей квиток уже не дійсний. Покажи новий на старому пристрої.
refusal-not-now = Не в цю саму мить. Спробуй трохи згодом.
refusal-still-here = { $seconds ->
    [0] { $name } ще тут. Стілець можна звільнити, лише коли гравець іде або відсутній дві хвилини.
    [one] { $name } щойно без зв’язку. Стілець можна буде звільнити за { $seconds } секунду.
    [few] { $name } щойно без зв’язку. Стілець можна буде звільнити за { $seconds } секунди.
   *[other] { $name } щойно без зв’язку. Стілець можна буде звільнити за { $seconds } секунд.
}
refusal-played-already = Ти вже бачиш карти цієї гри, тому цей стілець для когось нового. У наступній грі сядеш, де захочеш.
refusal-sit-first = Спочатку сядь, а тоді вибереш, хто ще грає.
refusal-name-taken = Тут уже є хтось із дуже схожим ім’ям. Вибери інше, щоб вас не плутали.
refusal-table-full = Глядачів уже стільки, що місця більше немає. Спробуй трохи згодом.
refusal-long-evening = Зіграних ігор за цим столом: { $most }, більше він не вміщає. Створи новий стіл для наступної.

## The door: television, host, moving, notices

tv-join = Приєднуйся до гри!
tv-address = або відкрий { $address } і введи код
tv-late = Запізнюєшся? Заходь!
tv-touch = Торкнися екрана: буде звук і повний екран
tv-full = На весь екран
tv-window = Назад до вікна
tv-leave = Краще грати на цьому екрані
tv-show = Показати на телевізорі
tv-show-text = Відкрий цю адресу на великому екрані. Він стане дошкою для всіх, а телефони – руками.
tv-here = Показати на цьому екрані
host-title = Рука господаря
host-you = Господар столу – ти
host-locked = Більше нікого не впускати
host-door = За кодом можна увійти
host-dismiss = Відпустити глядачів
host-dismiss-question = Відпустити всіх, хто лише дивиться? Стіл теж замкнеться, щоб ніхто новий не зайшов.
watchers = { $count ->
    [one] Дивиться { $count } пристрій
    [few] Дивляться { $count } пристрої
   *[other] Дивляться { $count } пристроїв
}
host-chat = Вільна розмова, де гра дозволяє
host-slow = Без годинників: гра на кілька днів
host-paused = Хай гра відпочине
host-swap = Поміняти два стільці
host-swap-this = Помінятися місцями
host-free = Звільнити стілець
host-free-lobby = Попросити вийти з-за столу: { $name }? Можна буде сісти знову, якщо стіл не закрито.
host-free-play = Звільнити стілець гравця { $name }? Далі грає бот, і хтось новий зможе сісти на це місце. Про це дізнаються всі.
host-bot = Підміна: бот
host-bot-level = Який бот гратиме замість { $name }?
host-end = Закінчити гру
host-end-question = Закінчити гру для всіх? Продовжити її вже не вийде.
swap-first = Торкнися першого з двох стільців
swap-second = { $name }: тепер торкнися іншого стільця
chair-host = господар столу
chair-free-now = вільний для когось нового
free-chair = { $name }: стілець вільний, сідай
free-chair-title = Грай далі звідси
free-chair-text = Зараз тут грає бот: { $name }. Сідай, і далі граєш ти.
move-title = Перенести моє місце на інший пристрій
move-who = Чиє місце?
move-text = Відскануй це іншим пристроєм або відкрий там посилання. Місце перейде разом з тобою.
move-once = Діє один раз і десять хвилин. Більше нікому не показуй.
move-qr = QR-код, що переносить твоє місце
move-failed = Не вийшло. Можливо, зник зв’язок.
seat-moved = { $name }: місце перейшло на інший пристрій. Тут тепер можна лише дивитися.
seat-freed = { $name }: стілець звільнено. Тут тепер можна лише дивитися.
notice-chair-freed = { $by } звільняє стілець гравця { $name }. Бот грає далі, поки хтось новий не сяде.
notice-chair-taken = Тепер замість гравця { $name } грає { $by }.
notice-turn = Скажи, коли мій хід
notice-none = Сповіщення поза сторінкою: цей браузер тут не може їх показувати. Потрібна захищена адреса (https).
notice-refused = Браузер блокує сповіщення з цієї сторінки. Їх можна дозволити в його налаштуваннях для цього сайту.
locked-title = Цей стіл зачинено
locked-text = Двері на замку. Попроси, щоб впустили, і спробуй ще раз.
sent-away-title = Тут хочуть побути своїм колом
sent-away-text = Господар закрив стіл для глядачів. Дякуємо, що дивилися!
full-title = За цим столом немає місця
full-text = Глядачів уже стільки, що місця більше немає. Спробуй трохи згодом.
shelf-seen = востаннє: { $ago }
shelf-over = гру закінчено
button-no = Ні, хай лишається
button-cancel = Скасувати
button-move-here = Пересісти сюди
button-move-name = Пересадити сюди: { $name }

## Правила й перша гра з провідником

rules-title = Правила
rules-of = { $game }: правила
rules-short = Коротко
rules-contents = Розділи
rules-search = Шукати в правилах
rules-places = { $count ->
    [0] Ніде. Спробуй інше слово.
    [one] { $count } місце
    [few] { $count } місця
   *[other] { $count } місць
}
rules-print = Надрукувати
rules-page = Відкрити правила на окремій сторінці
rules-clause = Правило
rules-english = Ці правила ще не перекладено. Ось вони англійською.
rules-none = Правила цієї гри зараз не можна показати.
learn-button = Вчитися граючи
learn-text = Перша гра проти ботів, без годинників. Провідник пояснює кожну річ, коли вона трапляється вперше.
learn-begin = Граймо
learn-name = Робін
learn-afresh = Пояснити все з самого початку
guide-title = Провідник
guide-next = Зрозуміло
guide-close = Закрити провідника. Його можна повернути з меню.
guide-switch = Провідник пояснює гру

## Після гри, вечір, картинка на згадку, статистика, дім на власному пристрої

after-links = Куди тепер?
again-button = Ще раз!
again-wait = Чекаємо, поки { $name } скаже «Ще раз!»
again-nobody = Тут нікому сказати «Ще раз!»
again-other = Інша гра
again-other-title = У що граємо далі?
again-other-text = Ті самі люди, той самий стіл.
again-seats = Гравців має бути від { $least } до { $most }, а стільців у вас { $chairs }.
evening-title = Вечір дотепер
evening-person = Хто
evening-wins = Перемоги
evening-leads = { $count ->
    [one] Цього вечора попереду { $names }
   *[other] Цього вечора попереду разом: { $names }
}
evening-nobody = Ще ніхто не переміг
evening-place = місце { $rank }, очки: { $points }
evening-won = перемогли разом
evening-lost = програли разом
evening-ended = гру припинено
evening-absent = не було за столом
postcard-button = Картинка на згадку
postcard-title = Картинка гри
postcard-alt = Картинка гри { $game }: люди, місця й найкращі миті
postcard-drawing = Картинка малюється …
postcard-failed = Цей браузер не зміг намалювати картинку.
postcard-save = Зберегти
postcard-share = Надіслати
postcard-copy = Копіювати
postcard-copied = Скопійовано!
postcard-won = Перемогли разом!
postcard-lost = Програли разом
postcard-moments = Найкращі миті
postcard-points = Очки, хід за ходом
moment-leap = { $points ->
    [one] { $name }: { $points } очко за один хід
    [few] { $name }: { $points } очки за один хід
   *[other] { $name }: { $points } очок за один хід
}
moment-turn = { $name } попереду до кінця від ходу { $move } із { $moves }
moment-always = { $name } попереду від першого ходу до останнього
moment-wait = { $name } думає найдовше: { $time }
moment-margin = { $points ->
    [one] Перевага переможця: { $points } очко
    [few] Перевага переможця: { $points } очки
   *[other] Перевага переможця: { $points } очок
}
moment-tie = Так близько, що перемога спільна
moment-moves = { $moves ->
    [one] { $moves } хід від першого до останнього
    [few] { $moves } ходи від першого до останнього
   *[other] { $moves } ходів від першого до останнього
}
stats-link = Статистика
stats-title = Зіграно на цьому пристрої
stats-private = Ці числа зберігаються лише на цьому пристрої й нікуди з нього не йдуть.
stats-empty = Поки що нічого. Дограй партію до кінця, і її тут порахують.
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
stats-best = найкращий результат: { $points }
stats-last = остання гра: { $ago }
stats-forget = Забути все
stats-forget-question = Забути всі числа на цьому пристрої? Повернути їх не можна.
install-button = Встановити Fabletop
closed-title = Дім зараз зачинено
closed-text = Сервер недоступний. Ми пробуємо далі самі, а твоє місце чекає на тебе.

## Переглянути гру ще раз, і печатка

replay-title = Переглянути гру
replay-of = { $game }: перегляд гри
replay-eyes = Чиїми очима
replay-eyes-of = Чиїми очима: { $name }
replay-eyes-tv = Телевізор
replay-eyes-all = Усі руки
replay-move = Хід { $number } з { $count }
replay-start = Перед першим ходом
replay-slider = Хід
replay-first = На початок
replay-back = Хід назад
replay-play = Відтворити
replay-pause = Пауза
replay-next = Хід уперед
replay-last = У кінець
replay-speed = Швидкість
replay-speed-slow = повільно
replay-speed-usual = звичайно
replay-speed-quick = швидко
replay-speed-very-quick = дуже швидко
replay-keys = З клавіатури: стрілки ведуть хід за ходом, Home і End – на початок і в кінець, пробіл запускає і спиняє.
replay-show = Що показати
replay-board = Поле
replay-hands = Руки
replay-points = Очки
replay-chart = Очки протягом гри
replay-told = Лише для: { $names }
replay-gone = потім повернуто
replay-why = Чому: { $why }
told-no-options = без змін у правилах
told-by-bot = бот
told-by-clock = час вийшов
told-by-house = дім
told-leave = іде з-за столу
told-here = Зараз за столом: { $names }
told-undo = Ходи повертаються назад
replay-lost = Ці ходи не дійшли. Спробуй ще раз.
replay-save = Зберегти у файл
replay-saved = Збережено!
replay-table = Назад до столу
replay-running-title = Ця гра ще триває
replay-running-text = Щойно вона скінчиться, її можна буде переглянути з усіма руками.
replay-gone-title = Цієї гри тут немає
replay-gone-text = Може, посилання неповне або стіл уже прибрали. Попроси посилання в когось із гравців.
replay-file-title = Переглянути гру з файлу
replay-file-text = Вибери файл закінченої гри або перетягни його сюди. Спершу його буде перевірено.
replay-choose = Вибрати файл
replay-bad-title = Цей файл не можна показати
replay-bad-text = Це не запис гри Fabletop.
seal-title = Печатка чесної гри
seal-means = Усі тасування й кидки цієї гри визначено ще до першого ходу, і ця печатка потім доводить, що їх ніхто не змінив.
seal-later = Коли гра скінчиться, цей пристрій одним дотиком перевірить кожен із них.
seal-whole = Уся печатка
seal-copy = Скопіювати печатку
seal-copied = Скопійовано!
seal-check = Перевірити тасування
seal-checking = Перевірено: { $done } з { $count }…
seal-good = { $count ->
    [0] У цій грі нічого не вирішував випадок, і нічого не змінено.
    [one] Тасувань і кидків: { $count }. Усе саме так, як запечатано до гри.
    [few] Усі { $count } тасування й кидки – саме ті, що запечатано до гри.
   *[other] Усі { $count } тасувань і кидків – саме ті, що запечатано до гри.
}
seal-good-seen = Печатка { $seal } – та сама, яку цей пристрій бачив до гри, і жодного ходу не змінено.
seal-good-unseen = Печатка – { $seal }, і жодного ходу не змінено. Цей пристрій не бачив печатки до гри: порівняй її з кимось, хто бачив.
seal-verify = Не хочеш вірити цій сторінці на слово? Збережи файл і перевір його командою «fabletop verify».
seal-helpless = Ця сторінка не може перевірити печатку: браузери дозволяють це лише через https. Збережи файл і перевір його командою «fabletop verify».
seal-failed = Запис не дійшов.
seal-bad = Це не та гра, яку було запечатано.
seal-bad-record = Це не повний запис гри Fabletop.
seal-bad-unsealed = У цьому записі немає печатки й ключа: його випадковість не перевірити.
seal-bad-key = Ключ не пасує до печатки.
seal-bad-seal = Печатка не та, яку цей пристрій бачив до гри.
seal-bad-outcome-setup = Тасування чи кидок номер { $outcome }, перед першим ходом, – не те, що було запечатано.
seal-bad-outcome-move = Тасування чи кидок номер { $outcome }, у ході { $move }, – не те, що було запечатано.
seal-bad-changed-beginning = Початок запису змінено: гравців, налаштування або розкладку.
seal-bad-changed-move = Хід { $move } змінено.
seal-bad-checksum = Запис змінено: його контрольна сума не сходиться.

## Content packs

pack-title = Набір вмісту
pack-none = Як у коробці
pack-help = Власні картки, поля та назви з невеликого файлу.
pack-file = Набір із файлу …
pack-by = автор: { $author }, { $licence }
pack-differs = Що змінено
pack-difference = { $what }: { $now } замість { $usual }
pack-only-names = Змінено лише назви.
pack-nothing = Нічого не змінено: усе як у коробці.
pack-names = { $count ->
    [one] Змінено { $count } назву: { $names }
    [few] Змінено { $count } назви: { $names }
   *[other] Змінено { $count } назв: { $names }
}
pack-signs = { $what }: «{ $signs }» показується саме так.
pack-note = Правила й підказки описують коробку; усе змінене зазначено тут.
pack-wrong-title = Цим набором ще не можна грати:
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
pack-wrong-large = Файл більший за { $most } КБ.
pack-wrong-syntax = Це не TOML ({ $reason }).
pack-wrong-unending = Те, що починається тут, довше за 100 рядків.
pack-wrong-deep = Тут щось вкладено надто глибоко (рівнів щонайбільше: { $most }).
pack-wrong-parts = Тут назва має забагато частин між крапками (щонайбільше: { $most }).
pack-wrong-digits = Тут число має забагато цифр (щонайбільше: { $most }).
pack-wrong-lines = У файлі забагато рядків (щонайбільше: { $most }).
pack-wrong-no-game = Потрібен рядок game = "…" з одним із: { $games }.
pack-wrong-game = Такої гри немає; є { $games }.
pack-wrong-missing = Потрібен рядок { $name } = "…".
pack-wrong-part = У наборі немає { $what }; є { $parts }.
pack-wrong-sort = { $what }: тут має бути { pack-sort }.
pack-wrong-words = { $what }: довжина має бути від 1 до { $most }, в одному рядку.
pack-wrong-unknown = У грі немає нічого з назвою { $what }.
pack-wrong-near = У грі немає нічого з назвою { $what }; може, це { $near }.
pack-wrong-nameless = Серед того, що можна перейменувати, немає { $what }.
pack-wrong-language = { $what }: такої мови тут немає; є { $languages }.
pack-wrong-fixed = { $what } лишається незмінним: набір не може цього змінити.
pack-wrong-choice = { $what }: «{ $value }»; має бути одне з { $choices }.
pack-wrong-written = { $what }: «{ $value }»; треба писати так: «{ $usual }».
pack-wrong-range = { $what }: { $value }; має бути від { $least } до { $most }.
pack-wrong-step = { $what }: { $value }; має бути кратним { $step }.
pack-wrong-length = { $what }: елементів { $count }; має бути від { $least } до { $most }.
pack-wrong-length-exactly = { $what }: елементів { $count }; має бути { $least }.
pack-wrong-rising = У { $what } жодне число не може бути меншим за попереднє.
pack-wrong-twice = { $what }: один елемент повторюється.
pack-wrong-sum = Разом з іншими такими { $what } дає { $total }; усього має бути від { $least } до { $most }.
pack-wrong-sum-exactly = Разом { $what } дає { $total }; має бути { $least }.
pack-wrong-order = Ці числа мають зростати: { $order }.
refusal-out-of-bounds = Цей файл не наш: він задовгий, має забагато вкладень або завелике число.
refusal-too-much-work = Це забагато роботи для дому. Спробуй щось менше.
refusal-busy = У дому зараз повні руки роботи. Спробуй ще раз за мить.
refusal-too-slow = Це надходило надто повільно. Спробуй ще раз, коли зв’язок буде кращий.
refusal-too-many-replays = Звідси останнім часом багато переглядали ігри. Зроби перерву, а тоді продовжуй.
refusal-too-many-packs = Останнім часом звідси надійшло багато наборів. Спробуй трохи згодом.
refusal-no-such-pack = Цього набору тут уже немає. Вибери файл ще раз.
refusal-pack-of-another-game = Цей набір для іншої гри.
