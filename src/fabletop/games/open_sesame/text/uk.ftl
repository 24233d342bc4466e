### Сезаме, відчинися!: Ukrainian

## The game

game-name = Сезаме, відчинися!
game-line = Чи запам’ятаєш усе, що Алі-Баба бере в печері?
game-minutes = 15 хв
game-age = від 8 років
game-fun = пам’ять
game-about = Алі-Баба тягне скарб за скарбом, і кожна карта зникає в нього в руці. Розбійники по черзі з пам’яті перелічують усе, що він тримає. Чи встигне він вигукнути «Сезаме, відчинися!», чи його викаже тривога? Збери якомога більше різних скарбів.

## Kinds of treasure

kind-cushion = подушка
kind-book = книга
kind-vase = ваза
kind-slipper = пантофля
kind-ring = перстень
kind-hourglass = пісочний годинник
kind-scimitar = шабля
kind-carpet = килим
kind-lamp = лампа
kind-turban = тюрбан
kind-mirror = дзеркало
kind-gold_coin = золота монета
kind-crown = корона
kind-diamond = діамант
kind-donkey = віслюк
kind-drum = барабан
kind-parrot = папуга
kind-lion = лев
kind-chest = скриня
kind-statue = статуя
kind-elephant = слон
kind-chief_thief = отаман розбійників

## Kinds of treasure, short (under small cards)

kind-cushion-short = Подушка
kind-book-short = Книга
kind-vase-short = Ваза
kind-slipper-short = Пантофля
kind-ring-short = Перстень
kind-hourglass-short = Годинник
kind-scimitar-short = Шабля
kind-carpet-short = Килим
kind-lamp-short = Лампа
kind-turban-short = Тюрбан
kind-mirror-short = Дзеркало
kind-gold_coin-short = Монета
kind-crown-short = Корона
kind-diamond-short = Діамант
kind-donkey-short = Віслюк
kind-drum-short = Барабан
kind-parrot-short = Папуга
kind-lion-short = Лев
kind-chest-short = Скриня
kind-statue-short = Статуя
kind-elephant-short = Слон
kind-chief_thief-short = Отаман

## Several of a kind

number-word = { $count ->
    [2] два
    [3] три
    [4] чотири
    [5] п’ять
    [6] шість
    [7] сім
    [8] вісім
    [9] дев’ять
   *[other] { $count }
}
kinds-cushion = { $count ->
    [1] подушка
    [2] дві подушки
    [one] { number-word } подушка
    [few] { number-word } подушки
   *[other] { number-word } подушок
}
kinds-book = { $count ->
    [1] книга
    [2] дві книги
    [one] { number-word } книга
    [few] { number-word } книги
   *[other] { number-word } книг
}
kinds-vase = { $count ->
    [1] ваза
    [2] дві вази
    [one] { number-word } ваза
    [few] { number-word } вази
   *[other] { number-word } ваз
}
kinds-slipper = { $count ->
    [1] пантофля
    [2] дві пантофлі
    [one] { number-word } пантофля
    [few] { number-word } пантофлі
   *[other] { number-word } пантофель
}
kinds-ring = { $count ->
    [1] перстень
    [2] два персні
    [one] { number-word } перстень
    [few] { number-word } персні
   *[other] { number-word } перснів
}
kinds-hourglass = { $count ->
    [1] пісочний годинник
    [2] два пісочні годинники
    [one] { number-word } пісочний годинник
    [few] { number-word } пісочні годинники
   *[other] { number-word } пісочних годинників
}
kinds-scimitar = { $count ->
    [1] шабля
    [2] дві шаблі
    [one] { number-word } шабля
    [few] { number-word } шаблі
   *[other] { number-word } шабель
}
kinds-carpet = { $count ->
    [1] килим
    [2] два килими
    [one] { number-word } килим
    [few] { number-word } килими
   *[other] { number-word } килимів
}
kinds-lamp = { $count ->
    [1] лампа
    [2] дві лампи
    [one] { number-word } лампа
    [few] { number-word } лампи
   *[other] { number-word } ламп
}
kinds-turban = { $count ->
    [1] тюрбан
    [2] два тюрбани
    [one] { number-word } тюрбан
    [few] { number-word } тюрбани
   *[other] { number-word } тюрбанів
}
kinds-mirror = { $count ->
    [1] дзеркало
    [2] два дзеркала
    [one] { number-word } дзеркало
    [few] { number-word } дзеркала
   *[other] { number-word } дзеркал
}
kinds-gold_coin = { $count ->
    [1] золота монета
    [2] дві золоті монети
    [one] { number-word } золота монета
    [few] { number-word } золоті монети
   *[other] { number-word } золотих монет
}
kinds-crown = { $count ->
    [1] корона
    [2] дві корони
    [one] { number-word } корона
    [few] { number-word } корони
   *[other] { number-word } корон
}
kinds-diamond = { $count ->
    [1] діамант
    [2] два діаманти
    [one] { number-word } діамант
    [few] { number-word } діаманти
   *[other] { number-word } діамантів
}
kinds-donkey = { $count ->
    [1] віслюк
    [2] два віслюки
    [one] { number-word } віслюк
    [few] { number-word } віслюки
   *[other] { number-word } віслюків
}
kinds-drum = { $count ->
    [1] барабан
    [2] два барабани
    [one] { number-word } барабан
    [few] { number-word } барабани
   *[other] { number-word } барабанів
}
kinds-parrot = { $count ->
    [1] папуга
    [2] два папуги
    [one] { number-word } папуга
    [few] { number-word } папуги
   *[other] { number-word } папуг
}
kinds-lion = { $count ->
    [1] лев
    [2] два леви
    [one] { number-word } лев
    [few] { number-word } леви
   *[other] { number-word } левів
}
kinds-chest = { $count ->
    [1] скриня
    [2] дві скрині
    [one] { number-word } скриня
    [few] { number-word } скрині
   *[other] { number-word } скринь
}
kinds-statue = { $count ->
    [1] статуя
    [2] дві статуї
    [one] { number-word } статуя
    [few] { number-word } статуї
   *[other] { number-word } статуй
}
kinds-elephant = { $count ->
    [1] слон
    [2] два слони
    [one] { number-word } слон
    [few] { number-word } слони
   *[other] { number-word } слонів
}
kinds-chief_thief = { $count ->
    [1] отаман розбійників
    [2] два отамани розбійників
    [one] { number-word } отаман розбійників
    [few] { number-word } отамани розбійників
   *[other] { number-word } отаманів розбійників
}

## Alarms

alarm-shiny = блиск
alarm-noisy = шум
alarm-encumbering = вага

## Words of the game

label-ali-baba = Алі-Баба
label-band = Ватага
label-pile = Колода
label-hand = У руці Алі-Баби
label-tokens = Жетони тривоги
label-collection = Здобич
open-sesame-call = Сезаме, відчинися!
recital-opening = У печері є…

## What the acting player is asked

ask-decide = Ти – Алі-Баба: що робиш?
ask-reveal = Запам’ятай цю карту!
ask-recite = Що тримає Алі-Баба?
ask-tick = Позначай скарби, які чуєш
ask-rule = Зарахувати цей прикметник?
ask-claim = Спершу обираєш ти: бери скарби
ask-share = Візьми скарб
ask-spoils = Ці карти дістаються Алі-Бабі
ask-over = Гру закінчено

## What the others read meanwhile

wait-decide = { $seats } (Алі-Баба) вирішує, що робити
wait-reveal = { $count ->
    [one] { $seats } ще дивиться на карту
    [few] { $seats } ще дивляться на карту
   *[other] { $seats } ще дивляться на карту
}
wait-recite = { $seats } перелічує скарби
wait-tick = { $seats } слухає й позначає скарби
wait-rule = { $seats } вирішує, чи зарахувати прикметник
wait-claim = Спершу скарби обирає { $seats }
wait-share = { $seats } бере скарб
wait-spoils = { $count ->
    [one] { $seats } ще дивиться на карти
    [few] { $seats } ще дивляться на карти
   *[other] { $seats } ще дивляться на карти
}
wait-over = Гру закінчено

## Buttons

option-draw = Тягнути карту
option-open_sesame = Сезаме, відчинися!
option-seen = Готово!
option-name = Назвати: { entry }
option-sentence = Сказати: { $text }
option-concede = Здатися
option-rule = { $ok ->
    [true] Зарахувати
    [1] Зарахувати
   *[other] Не зарахувати
}
option-tick = Позначити: { entry }
option-call_mistake = Це помилка!
option-claim = Взяти: { $kinds }
option-pick = Взяти: { $kind }

## What happens

event-began = Перший Алі-Баба – { $seat }
event-round = Новий раунд: Алі-Баба – { $seat }
event-drew = { $seat } тягне карту (у колоді залишилося: { $pile })
event-revealed = Дивися: { $kind }!
event-token = Тривога: { $alarm }!
event-captured = Забагато тривог! { $seat } попадається
event-last_round = З’являється отаман розбійників: останній раунд!
event-hid = Карта зникає в руці Алі-Баби
event-reciting = { $cards ->
    [one] { $seat } має назвати { $cards } карту
    [few] { $seat } має назвати { $cards } карти
   *[other] { $seat } має назвати { $cards } карт
}
event-named = { $seat }: { entry }
event-again = { $seat }: { $kind } – це вже названо
event-invented = { $seat } вигадує прикметник: { $kind }, { $adjective }
event-asked = Алі-Бабо, зарахувати прикметник «{ $adjective }»? Скарб: { $kind }
event-said = { $entries ->
   *[other] Твій перелік чекає на рішення Алі-Баби
}
event-listed = { $cards ->
    [one] { $seat } називає { $cards } карту: правильно!
    [few] { $seat } називає всі { $cards } карти: правильно!
   *[other] { $seat } називає всі { $cards } карт: правильно!
}
event-wrong = { $kind ->
    [unsaid] { $seat }: { $reason }
   *[other] { $seat }: { entry } – { $reason }
}
event-mistake = Помилка ({ $seat }): { $reason }
event-stopped = { $seat } вигукує: «Сезаме, відчинися!»
event-emptied = Колода порожня: { $seat } виходить із печери
event-sharing = { $case ->
    [1] { case-1 }
    [2] { case-2 }
   *[other] { case-3 }
}
event-claimed = Спершу карти бере { $seat }
event-claimed_cards = { $seat } бере: { $kinds }
event-took = { $seat } бере карту
event-took_card = { $seat } бере: { $kind }
event-band_took = Ватага бере карту
event-band_took_card = Ватага бере: { $kind }
event-kept_all = { $cards ->
    [1] { $seat } забирає єдину карту
    [one] { $seat } забирає все: { $cards } карту
    [few] { $seat } забирає все: { $cards } карти
   *[other] { $seat } забирає все: { $cards } карт
}
event-spoils = { $seat } забирає все: { $kinds }
event-round_over = Раунд закінчено (Алі-Баба – { $seat })
event-counted = { $count ->
    [0] { $seat }: { label-points }, { label-unique }
   *[other] { $seat }: { label-points }, { label-unique }. Здобич: { $kinds }
}
event-aborted = { $seat } виходить, тож гра закінчується без результату
event-over = { $reason ->
    [aborted] Гра закінчується без результату
   *[scored] { $count ->
        [one] Гру закінчено: { $seats } перемагає!
        [few] Гру закінчено: { $seats } ділять перемогу!
       *[other] Гру закінчено: { $seats } ділять перемогу!
    }
}

## How a round ends

case-1 = Алі-Баба виходить із печери: скарби ділять усі
case-2 = Помилка: першим карти бере Алі-Баба
case-3 = Алі-Бабу спіймано: скарби ділять розбійники

## What was wrong

reason-wrong_kind = скарб не той
reason-wrong_count = кількість не та
reason-wrong_order = порядок не той
reason-wrong_adjective = прикметник не той
reason-omission = названо не все
reason-conceded = не вдалося пригадати
reason-timeout = час вийшов
reason-called = Алі-Баба каже, що це неправильно

## An entry of a recital
## A kind or an adjective that was not said is “unsaid”: nobody ever reads this word.

kind- = unsaid
adjective- = unsaid
entry = { $kind }{ $adjective ->
    [unsaid] {""}
    [None] {""}
    [null] {""}
   *[other] , { $adjective }
}

## Why not

refusal-game-over = Цю гру закінчено. Може, зіграєш іще одну?
refusal-not-seated = Ти глядач. Ходити можуть лише гравці за столом.
refusal-unknown-action = У цій грі так не ходять. Обери один із ходів на екрані.
refusal-ali-never-recites = Ти – Алі-Баба, тож просто слухай. Перелічують розбійники.
refusal-wrong-phase = Зараз цього зробити не можна. На екрані видно, що треба зробити спершу.
refusal-culprit-excluded = Через свою помилку цього разу ти карт не береш. Дивися, що беруть інші!
refusal-ali-excluded = Тебе спіймали, тож цього разу скарби ділять лише розбійники. Дивися, що вони беруть!
refusal-not-your-turn = Твоя черга ще не настала. А поки що дивися й слухай.
refusal-must-recite-first = Спершу витягни карту. Вигукнути «Сезаме, відчинися!» можна, щойно розбійник правильно все перелічить.
refusal-unknown-treasure = Такого скарбу в цій грі немає. Обери скарб на екрані.
refusal-bad-count = Таке число не підходить. Називай від 1 до 9 скарбів одного виду, а в ролі Алі-Баби позначай однакові разом.
refusal-one-at-a-time = По одній карті, будь ласка: тут кожен скарб називають окремо.
refusal-adjective-required = Тут кожен скарб має прикметник. Скажи, який цей скарб.
refusal-adjective-form = Прикметник – це від одного до трьох добрих слів, разом від 2 до 40 літер, без цифр.
refusal-already-started = Ти вже називаєш скарби по одному, тож так і продовжуй: сказати весь перелік одразу вже не можна.
refusal-unparsed = Не вдалося зрозуміти: { $words }… Спробуй ще раз, називаючи скарби.
refusal-claim-size = Обери стільки карт, скільки вказано на кнопці.
refusal-not-in-pool = Стільки таких скарбів тут немає. Обирай із карт, які бачиш.
refusal-stale = Гра вже пішла далі. Поглянь іще раз і обери знову.
refusal-malformed = Такого в цій печері немає. Обери щось на екрані.
refusal-player-count = У цю гру грають від 3 до 5 гравців або рівно 2 з Ватагою. Місць за цим столом: { $seats }.
refusal-bad-option = Таке налаштування тут не підходить: { $option } – { $value }. Обери інше.
refusal-muted = Тс-с! Поки розбійники дивляться й перелічують, підказувати не можна. Поговориш, коли ділитимуть скарби.

## Settings

setting-deck = Карти скарбів
setting-deck-help = У меншій колоді на одну книгу менше, як у німецькому виданні.
setting-deck-45 = 45 карт
setting-deck-44 = 44 карти

setting-young = З меншими дітьми
setting-young-help = Правильно названі скарби лежать відкрито, доки перелік не завершено.
setting-young-true = Так
setting-young-false = Ні

setting-adjectives = З прикметниками
setting-adjectives-help = Кожен скарб отримує прикметник, який теж треба пам’ятати. Для досвідчених розбійників!
setting-adjectives-true = Так
setting-adjectives-false = Ні

setting-ordered = По порядку
setting-ordered-help = Скарби треба називати в тому порядку, у якому вони з’являлися.
setting-ordered-true = Так
setting-ordered-false = Ні

setting-two_player = Гра вдвох
setting-two_player-help = Удвох грають із Ватагою. Вона бере карти навмання й ніколи не отримує очок.
setting-two_player-off = Ні
setting-two_player-band = Так, з Ватагою

setting-judge = Суддя
setting-judge-help = Хто вирішує, чи правильний перелік?
setting-judge-server = Гра
setting-judge-ali_close = Алі-Баба, коли майже правильно
setting-judge-table = Алі-Баба
setting-judge-server-help = Усе перевіряє гра.
setting-judge-ali_close-help = Якщо прикметник майже правильний, Алі-Баба вирішує, чи його зарахувати.
setting-judge-table-help = Перелічуйте вголос, а Алі-Баба позначає правильне. Зручно на одному пристрої або коли ви чуєте одне одного.

setting-recite_input = Як перелічувати
setting-recite_input-help = На скарби можна натискати по одному, а можна сказати або написати весь перелік.
setting-recite_input-both = Як завгодно
setting-recite_input-pick = Лише натискати
setting-recite_input-sentence = Лише говорити або писати

setting-reveal_seconds = Час на огляд (с)
setting-reveal_seconds-help = Скільки секунд видно нову карту? Якщо всі розбійники готові раніше, чекати не треба.

setting-recite_seconds = Час на перелік (с)
setting-recite_seconds-help = Якщо час вийде, це теж помилка. Автоматично: що більше карт, то більше часу, а якщо суддя – Алі-Баба, таймера немає.
setting-recite_seconds-auto = Автоматично
setting-recite_seconds-off = Без таймера

setting-decide_seconds = Час на рішення (с)
setting-decide_seconds-help = Коли час вийде, Алі-Баба виходить із печери, а якщо ще не можна – тягне карту.
setting-decide_seconds-off = Без таймера

setting-pick_seconds = Час на вибір карти (с)
setting-pick_seconds-help = Коли час вийде, тобі дістанеться найрідкісніше.
setting-pick_seconds-off = Без таймера

setting-first_ali = Перший Алі-Баба
setting-first_ali-help = Хто першим буде Алі-Бабою?
setting-first_ali-youngest = Наймолодший гравець
setting-first_ali-random = Навмання
setting-first_ali-host = Обирає господар столу

setting-first_seat = Місце першого Алі-Баби
setting-first_seat-help = Лише якщо першого Алі-Бабу обирає господар столу.
setting-first_seat-0 = Місце 1
setting-first_seat-1 = Місце 2
setting-first_seat-2 = Місце 3
setting-first_seat-3 = Місце 4
setting-first_seat-4 = Місце 5

setting-youngest = Молодших за мене тут немає
setting-youngest-help = Важить, лише якщо в налаштуванні «Перший Алі-Баба» обрано «Наймолодший гравець». Якщо це позначать кілька гравців, одного з них оберуть навмання, а якщо ніхто – одного з усіх.

setting-on_leave = Якщо хтось вийде з гри
setting-on_leave-help = Замість цього гравця грає бот, або гра закінчується без результату.
setting-on_leave-bot = Далі грає бот
setting-on_leave-abort = Гра закінчується

setting-chat = Чат
setting-chat-help = Поки розбійники дивляться й перелічують, підказувати не можна.
setting-chat-muted = Лише під час поділу
setting-chat-open = Завжди ввімкнено

## The result

outcome-scored = { $count ->
    [one] { $seats } перемагає!
    [few] { $seats } ділять перемогу!
   *[other] { $seats } ділять перемогу!
}
outcome-aborted = Гра закінчилася без результату
score-line =
    { $seat }: { label-points } ({ label-unique })
ended-scored = Гру закінчено
ended-aborted = Гра закінчилася без результату

## Bots

bot-weak = Забудько
bot-weak-help = Губиться в довгих переліках.
bot-average = Звичайна пам’ять
bot-average-help = Пам’ятає приблизно стільки ж, скільки більшість людей.
bot-good = Добра пам’ять
bot-good-help = Плутається лише в найдовших переліках.
bot-strong = Хитрун
bot-strong-help = Добре пам’ятає й прораховує, коли спинитися.
bot-baseline = Обережний
bot-baseline-help = Виходить рано й дещо забуває.
bot-random = Вихор
bot-random-help = Каже й бере що попало.

## On the board

button-draw = Тягнути карту
button-open-sesame = Сезаме, відчинися!
button-seen = Готово!
button-all-seen = Усі побачили
button-concede = Здатися
button-speak = Говорити
button-type = Писати
button-send = Надіслати
button-claim = Взяти ці карти
button-accept = Зарахувати
button-reject = Не зарахувати
button-call-mistake = Помилка!

label-how-many = Скільки?
label-named = Названо { $named } з { $cards }
label-pool = На столі
label-your-hand = Ці карти бачиш лише ти
label-look = Дивися уважно!
label-understood = { $cards ->
    [one] Розпізнано: { $entries } ({ $cards } карта)
    [few] Розпізнано: { $entries } ({ $cards } карти)
   *[other] Розпізнано: { $entries } ({ $cards } карт)
}
label-warn-size = Названо карт: { $named }, а в Алі-Баби їх { $cards }.
label-type-here = У печері є…
label-adjective = Який прикметник? Для найновішої карти вигадай його (1–3 слова).
label-adjective-new = Вигадай прикметник (1–3 слова)
label-adjective-known = Який прикметник у цього скарбу?
label-danger = Ще одна така тривога, і Алі-Бабу спіймають!
label-safe = Поки що безпечно
label-copies = У грі таких карт: { $count }
label-last-round = Останній раунд
label-points = { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[other] { $points } очок
}
label-unique = { $unique ->
    [one] { $unique } унікальний скарб
    [few] { $unique } унікальні скарби
   *[other] { $unique } унікальних скарбів
}
label-close = Скарб: { $kind }. Тепер «{ $adjective }», а було «{ $in_force }». Зарахувати?
label-seen-by = Уже роздивилися: { $seen } з { $thieves }
label-listening = Слухаю…
label-nothing-heard = Нічого не чути. Спробуй ще раз!
label-cards = { $count ->
    [one] { $count } карта
    [few] { $count } карти
   *[other] { $count } карт
}
label-count-first = Спершу обери кількість. Якщо такий скарб один, натисни на нього ще раз.
label-send-first = Спершу надішли цей скарб, а тоді обирай інший
label-duplicates = Сірі карти – дублікати, очок за них немає
label-recites-aloud = { $seat } перелічує вголос, а { $ali_seat } позначає скарби
label-caught-three = Три тривоги: { $alarm }!
label-caught-each = По одній тривозі кожного виду!
label-leave-and-share = вийти й поділити скарби
label-excluded = { $seat } цього разу нічого не отримує
label-in-order = у порядку появи

## How to play

help-1 = Хтось із вас – Алі-Баба, що забрався в печеру скарбів. Усі інші – розбійники.
help-2 = Алі-Баба тягне карту, і її бачать усі. Потім вона зникає в нього в руці. Запам’ятай її!
help-3 = Після кожної карти один розбійник з пам’яті перелічує все, що тримає Алі-Баба, у будь-якому порядку: «лев, дві подушки…» Якщо розбійників кілька, після наступної карти перелічує наступний.
help-4 = Якщо перелік правильний, Алі-Баба вирішує: тягнути ще карту чи вигукнути «Сезаме, відчинися!» і вийти з печери.
help-5 = Якщо Алі-Баба вийшов, його карти ділять усі: першу бере він, а далі всі по черзі, по одній, поки карти не скінчаться.
help-6 = Після помилки раунд закінчується. Алі-Баба забирає 3 карти, які захоче (або всі, якщо їх менше), а решту беруть по черзі, по одній. Розбійник, який помилився, не отримує нічого.
help-7 = Блискучі, гучні й важкі скарби здіймають тривогу. Три однакові тривоги або по одній кожного виду – і Алі-Бабу спіймано, а карти ділять лише розбійники.
help-8 = Щораунду Алі-Бабою стає наступний гравець. Раунд, у якому з’явиться отаман розбійників, – останній. Кожен вид скарбів дає 1 очко, дублікати – нічого. Якщо очок порівну, вирішують унікальні скарби, яких у грі лише по одному.

confirm-concede = Здатися? Це зарахують як помилку.
confirm-mistake = Чуєш помилку? Перелік на цьому закінчиться.
button-go-on = Продовжити
button-more-counts = Інша кількість

## The guided first game

guide-welcome = Збери якомога більше різних скарбів: кожен вид дає 1 очко. Запам’ятовуй, що зникає в руці Алі-Баби!
guide-end = Кожен вид дає 1 очко, дублікати – нічого. Якщо очок порівну, вирішують унікальні скарби, яких у грі лише по одному.
guide-ask-decide = Тягни карту. Після кожного правильного переліку можна натомість вийти з печери. Що більше карт, то більше ділити, але й небезпека зростає.
guide-ask-reveal = Дивися уважно! Карта зараз зникне, і розбійник муситиме назвати її з пам’яті. Коли запам’ятаєш, натисни «Готово!».
guide-ask-recite = Назви все, що тримає Алі-Баба. Порядок важить, лише якщо так домовлено. Натисни на скарб і вкажи, скільки їх, або скажи весь перелік. Якщо помилишся, у цьому раунді не отримаєш нічого.
guide-ask-tick = Слухай і позначай те, що чуєш. Якщо щось не так або чогось бракує, натисни «Помилка!». Грай чесно!
guide-ask-rule = Прикметник майже правильний. Зарахувати? Якщо не відповіси вчасно, його зарахують.
guide-ask-claim = Розбійник помилився, тож спершу карти обираєш ти. Нові види дають очки, а унікальні скарби вирішують, коли очок порівну.
guide-ask-share = Візьми будь-яку карту зі столу. Найкраще – вид, якого ще не маєш. Пам’ятаєш, що у твоїй здобичі?
guide-ask-spoils = Якщо після помилки карт не більше трьох, Алі-Баба забирає всі. Поглянь востаннє, доки їх не закрили.
guide-wait-decide = Алі-Баба вирішує: тягнути карту чи, якщо хтось уже правильно все перелічив, вийти й поділитися. Тим часом повтори подумки його карти.
guide-wait-reveal = Хтось іще дивиться на карту. Вона зникне, коли її роздивляться всі або коли вийде час.
guide-wait-recite = Розбійник перелічує все з пам’яті, і підказувати не можна. Якщо розбійників кілька, після наступної карти перелічує наступний.
guide-event-began = Тюрбан показує, хто Алі-Баба, і щораунду переходить до наступного гравця. Усі інші – розбійники.
guide-event-token = Тривога! Три однакові або по одній кожного виду – і Алі-Бабу спіймано, а розбійники ділять його карти без нього.
guide-event-captured = Забагато тривог! Перелічувати вже не треба. Карти ділять розбійники, а Алі-Баба не отримує нічого.
guide-event-last_round = З’явився отаман розбійників, тож цей раунд останній. Отаман – теж скарб: його треба назвати, і він дає 1 очко.
guide-event-hid = Тепер цю карту бачить лише Алі-Баба. Скільки в нього карт, видно всім, а які саме – треба пам’ятати.
guide-event-named = Правильно! Лічильник показує, скільки карт уже названо. Пам’ятай, які саме.
guide-event-again = Назвати правильну карту вдруге не зашкодить. Залишилося назвати лише те, чого бракує.
guide-event-invented = Новий прикметник! Він належить цій карті до кінця раунду, тож тепер треба називати і карту, і прикметник.
guide-event-asked = Прикметник майже правильний. Алі-Баба вирішує, чи його зарахувати. Якщо час вийде, прикметник зарахують.
guide-event-listed = Усе правильно! Тепер Алі-Баба може тягнути ще або вийти. Якщо колода порожня, він мусить вийти.
guide-event-mistake = Після першої ж помилки закінчуються і перелік, і раунд. Першим карти бере Алі-Баба, а розбійник, який помилився, не отримує нічого.
guide-event-stopped = Алі-Баба виходить зі своїми картами. Тепер їх ділять усі: першу бере він, а далі всі по черзі.
guide-event-emptied = Колода порожня, тож Алі-Баба мусить вийти. Його карти ділять усі, і першу бере він.
guide-event-claimed = Алі-Баба вже взяв свої карти. Решту беруть по колу, і пропускають лише того, хто помилився.
guide-event-took = Узяті карти лежать закритими до кінця гри. Пам’ятай, що маєш: дублікати очок не дають.
guide-event-band_took = Ватага бере карти навмання. Очок вона не отримує, але що взяла, те пропало.
guide-event-round_over = Раунд закінчено, і твоя здобич залишається в тебе. Якщо цей раунд не останній, Алі-Бабою стає наступний гравець, без карт і без тривог.
guide-event-counted = Усю здобич відкрито: 1 очко за кожен вид. Зірками позначено унікальні скарби, які вирішують, коли очок порівну.

## Characters

bot-mustafa = Баба Мустафа
bot-mustafa-help = Швець: пам’ятає приблизно стільки ж, скільки більшість людей, і прикидає, чи варто ризикувати.
phrase-bot-hello-mustafa = Добридень! Може, щось полагодити?
bot-cassim = Касим
bot-cassim-help = Забуває навіть чарівні слова й воліє раніше піти додому.
phrase-bot-hello-cassim = Вітаю! Як там було… Ячменю, відчинися?
bot-nasreddin = Насреддін
bot-nasreddin-help = Жарт за жартом, а пам’ять – як у слона.
phrase-bot-hello-nasreddin = Вітаю! Мій віслюк теж кланяється.
bot-morgiana = Моргіана
bot-morgiana-help = Розум у неї гострий, мов кинджал: добре пам’ятає й точно знає, коли виходити.
phrase-bot-hello-morgiana = Я пильную. Хай щастить, розбійники!

## Why a bot did it

reason-no_danger = Наступна карта Алі-Бабу не викаже.
reason-little_danger = Ще одна карта варта ризику в { $percent } %.
reason-danger = Ще одну карту тягнути не варто: ризик { $percent } %.
reason-recalled = Цей скарб добре запам’ятався.
reason-guessed_alarm = Скарб забувся, а тривога – ні ({ $alarm }), тож це здогад.
reason-guessed = Забулося, тож це здогад.
reason-gave_up = Забулося стільки, що вже й не вгадати.
reason-new_kind = Новий вид для здобичі: { $kind }.
reason-new_kinds = Нові види для здобичі: { $kinds }.
reason-nothing_new = Нового вже немає, тож краще взяти найрідкісніше.
reason-trusted = Коли є сумнів, краще повірити тому, хто перелічує.
reason-enough = З такими картами вже варто виходити.
reason-foreseen = Якщо подумати наперед, так виходить найкраще.

## What a content pack may change

alarm-quiet = без тривоги
content-below-chief = Карти під отаманом розбійників
content-claim = Карти, які Алі-Баба бере першим після помилки
content-copies = Карти в колоді ({ $kind })
content-book = Карти в колоді ({ kind-book }; у меншій колоді – на одну менше)
content-alarm = Тривога ({ $kind })
