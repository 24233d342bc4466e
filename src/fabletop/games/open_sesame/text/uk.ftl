### Сезаме, відчинися!: Ukrainian

## The game

game-name = Сезаме, відчинися!
game-line = Хто пам’ятає все, що Алі-Баба виносить із печери?
game-about = Алі-Баба бере скарб за скарбом, і кожен зникає в його руках. Розбійники по черзі з пам’яті перелічують усе, що він тримає. Чи вигукне Алі-Баба «Сезаме, відчинися!» вчасно, чи його викаже тривога? Збери якомога більше різних скарбів.

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
    [many] { number-word } подушок
   *[other] { number-word } подушки
}
kinds-book = { $count ->
    [1] книга
    [2] дві книги
    [one] { number-word } книга
    [few] { number-word } книги
    [many] { number-word } книг
   *[other] { number-word } книги
}
kinds-vase = { $count ->
    [1] ваза
    [2] дві вази
    [one] { number-word } ваза
    [few] { number-word } вази
    [many] { number-word } ваз
   *[other] { number-word } вази
}
kinds-slipper = { $count ->
    [1] пантофля
    [2] дві пантофлі
    [one] { number-word } пантофля
    [few] { number-word } пантофлі
    [many] { number-word } пантофель
   *[other] { number-word } пантофлі
}
kinds-ring = { $count ->
    [1] перстень
    [2] два персні
    [one] { number-word } перстень
    [few] { number-word } персні
    [many] { number-word } перснів
   *[other] { number-word } персні
}
kinds-hourglass = { $count ->
    [1] пісочний годинник
    [2] два пісочні годинники
    [one] { number-word } пісочний годинник
    [few] { number-word } пісочні годинники
    [many] { number-word } пісочних годинників
   *[other] { number-word } пісочні годинники
}
kinds-scimitar = { $count ->
    [1] шабля
    [2] дві шаблі
    [one] { number-word } шабля
    [few] { number-word } шаблі
    [many] { number-word } шабель
   *[other] { number-word } шаблі
}
kinds-carpet = { $count ->
    [1] килим
    [2] два килими
    [one] { number-word } килим
    [few] { number-word } килими
    [many] { number-word } килимів
   *[other] { number-word } килими
}
kinds-lamp = { $count ->
    [1] лампа
    [2] дві лампи
    [one] { number-word } лампа
    [few] { number-word } лампи
    [many] { number-word } ламп
   *[other] { number-word } лампи
}
kinds-turban = { $count ->
    [1] тюрбан
    [2] два тюрбани
    [one] { number-word } тюрбан
    [few] { number-word } тюрбани
    [many] { number-word } тюрбанів
   *[other] { number-word } тюрбани
}
kinds-mirror = { $count ->
    [1] дзеркало
    [2] два дзеркала
    [one] { number-word } дзеркало
    [few] { number-word } дзеркала
    [many] { number-word } дзеркал
   *[other] { number-word } дзеркала
}
kinds-gold_coin = { $count ->
    [1] золота монета
    [2] дві золоті монети
    [one] { number-word } золота монета
    [few] { number-word } золоті монети
    [many] { number-word } золотих монет
   *[other] { number-word } золоті монети
}
kinds-crown = { $count ->
    [1] корона
    [2] дві корони
    [one] { number-word } корона
    [few] { number-word } корони
    [many] { number-word } корон
   *[other] { number-word } корони
}
kinds-diamond = { $count ->
    [1] діамант
    [2] два діаманти
    [one] { number-word } діамант
    [few] { number-word } діаманти
    [many] { number-word } діамантів
   *[other] { number-word } діаманти
}
kinds-donkey = { $count ->
    [1] віслюк
    [2] два віслюки
    [one] { number-word } віслюк
    [few] { number-word } віслюки
    [many] { number-word } віслюків
   *[other] { number-word } віслюки
}
kinds-drum = { $count ->
    [1] барабан
    [2] два барабани
    [one] { number-word } барабан
    [few] { number-word } барабани
    [many] { number-word } барабанів
   *[other] { number-word } барабани
}
kinds-parrot = { $count ->
    [1] папуга
    [2] два папуги
    [one] { number-word } папуга
    [few] { number-word } папуги
    [many] { number-word } папуг
   *[other] { number-word } папуги
}
kinds-lion = { $count ->
    [1] лев
    [2] два леви
    [one] { number-word } лев
    [few] { number-word } леви
    [many] { number-word } левів
   *[other] { number-word } леви
}
kinds-chest = { $count ->
    [1] скриня
    [2] дві скрині
    [one] { number-word } скриня
    [few] { number-word } скрині
    [many] { number-word } скринь
   *[other] { number-word } скрині
}
kinds-statue = { $count ->
    [1] статуя
    [2] дві статуї
    [one] { number-word } статуя
    [few] { number-word } статуї
    [many] { number-word } статуй
   *[other] { number-word } статуї
}
kinds-elephant = { $count ->
    [1] слон
    [2] два слони
    [one] { number-word } слон
    [few] { number-word } слони
    [many] { number-word } слонів
   *[other] { number-word } слони
}
kinds-chief_thief = { $count ->
    [1] отаман розбійників
    [2] два отамани розбійників
    [one] { number-word } отаман розбійників
    [few] { number-word } отамани розбійників
    [many] { number-word } отаманів розбійників
   *[other] { number-word } отамани розбійників
}

## Alarms

alarm-shiny = блискучий
alarm-noisy = гучний
alarm-encumbering = громіздкий

## Words of the game

label-ali-baba = Алі-Баба
label-thief = Розбійник
label-band = Ватага
label-pile = Колода
label-hand = Карти Алі-Баби
label-tokens = Жетони тривоги
label-collection = Здобич
label-reciter = Перелічує
open-sesame-call = Сезаме, відчинися!
recital-opening = У печері є …

## What the acting player is asked

ask-decide = Ти – Алі-Баба: що далі?
ask-reveal = Дивись уважно!
ask-recite = Що тримає Алі-Баба?
ask-tick = Познач те, що чуєш
ask-rule = Зарахувати?
ask-claim = Обери 3 скарби
ask-share = Візьми скарб
ask-spoils = Алі-Баба забирає все це
ask-over = Гру закінчено

## What the others read meanwhile

wait-decide = Алі-Баба вирішує: { $seats }
wait-reveal = { $count ->
    [one] { $seats } ще дивиться
    [few] { $seats } ще дивляться
    [many] { $seats } ще дивляться
   *[other] { $seats } ще дивляться
}
wait-recite = { $seats } перелічує скарби
wait-tick = { $seats } слухає й позначає
wait-rule = { $seats } вирішує, чи зарахувати
wait-claim = { $seats } обирає 3 скарби
wait-share = { $seats } бере скарб
wait-spoils = { $count ->
    [one] { $seats } ще дивиться
    [few] { $seats } ще дивляться
    [many] { $seats } ще дивляться
   *[other] { $seats } ще дивляться
}
wait-over = Гру закінчено

## Buttons

option-draw = Взяти карту
option-open_sesame = Сезаме, відчинися!
option-seen = Бачу!
option-name = Назвати: { entry }
option-sentence = Сказати: { $text }
option-concede = Здатися
option-rule = { $ok ->
    [true] Зараховано
    [1] Зараховано
   *[other] Не зараховано
}
option-tick = Позначити: { entry }
option-call_mistake = Це помилка!
option-claim = Взяти: { $kinds }
option-pick = Взяти: { $kind }

## What happens

event-began = { $seat } починає в ролі Алі-Баби
event-round = Новий раунд: Алі-Баба – { $seat }
event-drew = { $seat } бере карту (лишилося в колоді: { $pile })
event-revealed = Дивись: { $kind }!
event-token = Жетон тривоги: { $alarm }!
event-captured = { $seat } потрапляє в полон!
event-last_round = З’являється отаман розбійників: останній раунд!
event-hid = Карта зникає в руках Алі-Баби
event-reciting = { $cards ->
    [one] Тепер { $seat } має назвати { $cards } карту
    [few] Тепер { $seat } має перелічити { $cards } карти
    [many] Тепер { $seat } має перелічити { $cards } карт
   *[other] Тепер { $seat } має перелічити { $cards } карти
}
event-named = { $seat }: { entry }
event-again = { $seat }: { $kind } – це вже було
event-invented = { $seat } вигадує: { $kind }, { $adjective }
event-asked = Алі-Бабо, чи зарахувати «{ $kind }, { $adjective }»?
event-said = Зрозуміло: { $entries }
event-listed = { $cards ->
    [one] { $seat } називає { $cards } карту: правильно!
    [few] { $seat } перелічує { $cards } карти: усе правильно!
    [many] { $seat } перелічує { $cards } карт: усе правильно!
   *[other] { $seat } перелічує { $cards } карти: усе правильно!
}
event-wrong = { $kind ->
    [unsaid] { $seat }: { $reason }
   *[other] { $seat }: { entry } – { $reason }
}
event-mistake = { $seat } збивається: { $reason }
event-stopped = { $seat } вигукує: Сезаме, відчинися!
event-emptied = Колода порожня: { $seat } виходить із печери
event-sharing = { $case ->
    [1] { case-1 }
    [2] { case-2 }
   *[other] { case-3 }
}
event-claimed = { $seat } бере 3 карти на вибір
event-claimed_cards = { $seat } бере: { $kinds }
event-took = { $seat } бере карту
event-took_card = { $seat } бере: { $kind }
event-band_took = Ватага бере карту
event-band_took_card = Ватага бере: { $kind }
event-kept_all = { $cards ->
    [one] { $seat } забирає все: { $cards } карту
    [few] { $seat } забирає все: { $cards } карти
    [many] { $seat } забирає все: { $cards } карт
   *[other] { $seat } забирає все: { $cards } карти
}
event-spoils = { $seat } забирає все: { $kinds }
event-round_over = Раунд закінчено (Алі-Баба: { $seat })
event-counted = { $count ->
    [0] { $seat }: { label-points }, { label-unique }
   *[other] { $seat }: { label-points }, { label-unique } – { $kinds }
}
event-aborted = { $seat } виходить із гри: вона закінчується без результату
event-over = { $reason ->
    [aborted] Гра закінчується без результату
   *[scored] { $count ->
        [one] Гру закінчено: { $seats } перемагає!
        [few] Гру закінчено: { $seats } ділять перемогу!
        [many] Гру закінчено: { $seats } ділять перемогу!
       *[other] Гру закінчено: { $seats } ділять перемогу!
    }
}

## How a round ends

case-1 = Алі-Баба виходить із печери: діляться всі
case-2 = Помилка: першим обирає Алі-Баба
case-3 = Алі-Баба в полоні: діляться розбійники

## What was wrong

reason-wrong_kind = цього в Алі-Баби немає
reason-wrong_count = кількість не та
reason-wrong_order = порядок не той
reason-wrong_adjective = прикметник не той
reason-omission = чогось бракує
reason-conceded = решту забуто
reason-timeout = час вийшов
reason-called = Алі-Баба чує помилку

## An entry of a recital
## A kind or an adjective that was not said is “unsaid”: nobody ever reads this word.

kind- = unsaid
adjective- = unsaid
entry = { $kind }{ $count ->
    [1] {""}
   *[other] {" "}× { $count }
}{ $adjective ->
    [unsaid] {""}
    [None] {""}
    [null] {""}
   *[other] , { $adjective }
}

## Why not

refusal-game-over = Цю гру закінчено – може, зіграєш іще раз?
refusal-not-seated = Ти спостерігаєш за грою: ходити можуть лише ті, хто грає за цим столом.
refusal-unknown-action = Такого ходу в цій грі немає: обери один із тих, що на екрані.
refusal-ali-never-recites = Ти – Алі-Баба: просто слухай, перелічують розбійники.
refusal-wrong-phase = Усе по черзі: спершу те, про що йдеться зараз.
refusal-culprit-excluded = Через помилку цього разу карт ти не береш – дивись, що беруть інші, і запам’ятовуй.
refusal-ali-excluded = Ти в полоні, тож цього разу скарби ділять лише розбійники – дивись, що вони беруть, і запам’ятовуй.
refusal-not-your-turn = Зачекай трішки, твоя черга ще не настала: дивись і слухай, доки тебе не спитають.
refusal-must-recite-first = Спершу візьми карту: «Сезаме, відчинися!» можна вигукнути, щойно хтось із розбійників усе правильно перелічить.
refusal-unknown-treasure = Такого скарбу в цій грі немає: обери один із тих, що на екрані.
refusal-bad-count = Це число не підходить: називай від 1 до 9 скарбів одного виду; Алі-Баба позначає всі скарби одного виду разом.
refusal-one-at-a-time = Карта за картою, будь ласка: за цим столом називай по одному скарбу.
refusal-adjective-required = Тут кожному скарбу потрібен свій прикметник: скажи, який він.
refusal-adjective-form = Для прикметника візьми від одного до трьох добрих слів, разом від 2 до 40 літер і без цифр.
refusal-already-started = Один скарб уже названо: далі називай решту по одному.
refusal-unparsed = Не вдалося зрозуміти «{ $words }…» – спробуй іще раз із назвами скарбів.
refusal-claim-size = Обери, будь ласка, рівно 3 карти.
refusal-not-in-pool = Цього скарбу тут немає або його замало: обери з тих карт, які бачиш.
refusal-stale = Гра тим часом пішла далі – поглянь іще раз і обери знову.
refusal-malformed = Такого в цій печері немає: обери щось із того, що на екрані.
refusal-player-count = У цю гру грають від 3 до 5 гравців або рівно 2 з Ватагою. Стільців за цим столом: { $seats }.
refusal-bad-option = З таким налаштуванням тут грати не можна: { $option } – { $value }. Обери інше, будь ласка.
refusal-muted = Тс-с! Коли дивляться й перелічують, підказувати не можна; поговориш, коли ділитимуть скарби.

## Settings

setting-deck = Карти скарбів
setting-deck-help = У німецькій коробці на одну книгу менше.
setting-deck-45 = 45 карт
setting-deck-44 = 44 карти

setting-young = З меншими дітьми
setting-young-help = Названі скарби лежать відкрито, доки не завершиться перелік.
setting-young-true = Так
setting-young-false = Ні

setting-adjectives = З прикметниками
setting-adjectives-help = Кожен скарб отримує прикметник, який теж треба пам’ятати. Для вправних розбійників!
setting-adjectives-true = Так
setting-adjectives-false = Ні

setting-ordered = У правильному порядку
setting-ordered-help = Скарби треба перелічувати в тому порядку, у якому вони з’являлися.
setting-ordered-true = Так
setting-ordered-false = Ні

setting-two_player = Гра вдвох
setting-two_player-help = Якщо гравців рівно двоє, може долучитися Ватага: вона бере карти навмання й ніколи не отримує очок.
setting-two_player-off = Без Ватаги
setting-two_player-band = З Ватагою

setting-judge = Хто суддя
setting-judge-help = Хто каже, чи перелік правильний?
setting-judge-server = Гра
setting-judge-ali_close = Алі-Баба, якщо майже так
setting-judge-table = Алі-Баба
setting-judge-server-help = Гра все порівнює сама.
setting-judge-ali_close-help = Якщо прикметник майже правильний, Алі-Баба вирішує, чи зарахувати.
setting-judge-table-help = Перелічуйте вголос, а Алі-Баба позначає правильне. Добре для одного пристрою або коли ви чуєте одне одного.

setting-recite_input = Як перелічувати
setting-recite_input-help = Торкайся скарбів одного за одним або скажи чи напиши весь перелік.
setting-recite_input-both = Як хочеш
setting-recite_input-pick = Лише торкатися
setting-recite_input-sentence = Сказати чи написати

setting-reveal_seconds = Секунди на огляд
setting-reveal_seconds-help = Нова карта лежить відкрито щонайбільше стільки.

setting-recite_seconds = Секунди на перелік
setting-recite_seconds-help = Якщо час вийде, це помилка. Автоматично: що більше карт, то більше часу.
setting-recite_seconds-auto = Автоматично
setting-recite_seconds-off = Без годинника

setting-decide_seconds = Секунди на рішення
setting-decide_seconds-help = Якщо час вийде, Алі-Баба зупиняється, якщо можна, а ні – бере карту.
setting-decide_seconds-off = Без годинника

setting-pick_seconds = Секунди на вибір скарбу
setting-pick_seconds-help = Якщо час вийде, тобі дістанеться найрідкісніший скарб.
setting-pick_seconds-off = Без годинника

setting-first_ali = Перший Алі-Баба
setting-first_ali-help = Хто починає в ролі Алі-Баби?
setting-first_ali-youngest = Наймолодший гравець
setting-first_ali-random = Навмання
setting-first_ali-host = Стілець обираю я

setting-first_seat = Стілець першого Алі-Баби
setting-first_seat-help = Лише для «Стілець обираю я».
setting-first_seat-0 = Стілець 1
setting-first_seat-1 = Стілець 2
setting-first_seat-2 = Стілець 3
setting-first_seat-3 = Стілець 4
setting-first_seat-4 = Стілець 5

setting-youngest = Молодших за мене тут немає
setting-youngest-help = Наймолодший гравець починає в ролі Алі-Баби. Якщо це позначить кілька людей, вирішить випадок.

setting-on_leave = Якщо хтось піде
setting-on_leave-help = Далі може грати бот, або гра закінчується без результату.
setting-on_leave-bot = Далі грає бот
setting-on_leave-abort = Гра закінчується

setting-chat = Розмови
setting-chat-help = Коли дивляться й перелічують, підказувати не можна.
setting-chat-muted = Тиша під час переліку
setting-chat-open = Завжди дозволено

## The result

outcome-scored = { $count ->
    [one] { $seats } перемагає!
    [few] { $seats } ділять перемогу!
    [many] { $seats } ділять перемогу!
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
bot-average-help = Пам’ятає приблизно стільки, як більшість людей.
bot-good = Добра пам’ять
bot-good-help = Плутається лише в найдовших переліках.
bot-strong = Хитрун
bot-strong-help = Добре пам’ятає й обчислює, коли зупинитися.
bot-baseline = Обережний
bot-baseline-help = Зупиняється рано й дещо забуває.
bot-random = Вихор
bot-random-help = Каже й бере, як вітер повіє.

## On the board

button-draw = Взяти карту
button-open-sesame = Сезаме, відчинися!
button-seen = Бачу!
button-all-seen = Усі побачили
button-concede = Здатися
button-speak = Говорити
button-type = Писати
button-send = Надіслати
button-claim = Взяти ці 3
button-accept = Зараховано
button-reject = Не зараховано
button-call-mistake = Помилка!

label-how-many = Скільки?
label-named = Названо { $named } з { $cards }
label-pool = Відкрито на столі
label-your-hand = Це бачиш лише ти
label-look = Дивись уважно!
label-remember = Запам’ятай!
label-understood = { $cards ->
    [one] Зрозуміло так: { $entries } – { $cards } карта
    [few] Зрозуміло так: { $entries } – { $cards } карти
    [many] Зрозуміло так: { $entries } – { $cards } карт
   *[other] Зрозуміло так: { $entries } – { $cards } карти
}
label-warn-size = Ти називаєш карт: { $named }. Алі-Баба тримає: { $cards }.
label-type-here = У печері є …
label-adjective = Який прикметник? Для найновішої карти вигадай його (1–3 слова)
label-adjective-new = Вигадай прикметник (1–3 слова)
label-adjective-known = Який прикметник він мав?
label-danger = Ще один такий – і полон!
label-safe = Поки безпечно
label-last-round = Останній раунд
label-points = { $points ->
    [one] { $points } очко
    [few] { $points } очки
    [many] { $points } очок
   *[other] { $points } очка
}
label-unique = { $unique ->
    [one] { $unique } унікальний скарб
    [few] { $unique } унікальні скарби
    [many] { $unique } унікальних скарбів
   *[other] { $unique } унікального скарбу
}
label-close = Сказано: { $kind }, «{ $adjective }». Досі було: «{ $in_force }». Зарахувати?
label-seen-by = Побачили: { $seen } з { $thieves }
label-listening = Слухаю …
label-nothing-heard = Нічого не чути. Спробуй іще раз!
label-cards = { $count ->
    [one] { $count } карта
    [few] { $count } карти
    [many] { $count } карт
   *[other] { $count } карти
}
label-count-first = Спершу обери, скільки – ще один дотик означає 1
label-send-first = Спершу надішли цей – або торкнися його ще раз
label-duplicates = Сірі карти – повтори: очок за них немає
label-recites-aloud = { $seat } перелічує вголос; { $ali_seat } позначає
label-caught-three = Три однакові жетони: { $alarm }!
label-caught-each = По одному жетону кожного виду!
label-leave-and-share = вийти й поділити скарби
label-excluded = { $seat } цього разу нічого не отримує
label-in-order = у тому порядку, як з’являлися

## How to play

help-1 = Один із вас – Алі-Баба в печері скарбів, усі інші – розбійники.
help-2 = Алі-Баба бере карту й показує її всім. Потім вона зникає в його руках: добре запам’ятай її!
help-3 = Тоді розбійник з пам’яті перелічує все, що тримає Алі-Баба, у будь-якому порядку: «лев, дві подушки …» З кожною новою картою черга переходить до наступного розбійника.
help-4 = Якщо все правильно, Алі-Баба вирішує: взяти ще карту чи вигукнути «Сезаме, відчинися!» і вийти з печери.
help-5 = Якщо він виходить, діляться всі: починає Алі-Баба, і кожен по черзі бере по одній карті.
help-6 = Якщо розбійник помиляється, Алі-Баба бере 3 карти на вибір; решту ділять усі, крім цього розбійника.
help-7 = Блискучі, гучні й громіздкі скарби здіймають тривогу: з 3 однаковими жетонами або по одному кожного виду Алі-Баба потрапляє в полон, і діляться лише розбійники.
help-8 = Після кожного раунду Алі-Бабою стає наступний гравець. Отаман розбійників приносить останній раунд. За кожен вид скарбів – 1 очко, повтори не рахуються; за рівності перемагає той, у кого більше унікальних скарбів, які є лише в одному екземплярі.

confirm-concede = Здатися? Це буде помилкою.
confirm-mistake = Чуєш помилку? Тоді перелік на цьому закінчиться.
button-go-on = Продовжити
button-more-counts = Більше

## The guided first game

guide-welcome = Збери якомога більше різних скарбів: кожен вид – це 1 очко. Добре запам’ятовуй, що зникає в руках Алі-Баби!
guide-end = За кожен вид – 1 очко, за повтори нічого. За рівності вирішують унікальні скарби, які є лише в одному екземплярі.
guide-ask-decide = Візьми карту. Коли розбійник усе правильно перелічить, можна й вийти: більше карт – більше для всіх, але й більше небезпеки.
guide-ask-reveal = Дивись уважно: ця карта зникне, і розбійник називатиме її з пам’яті. Натисни «Бачу!», коли запам’ятаєш.
guide-ask-recite = Назви все, що тримає Алі-Баба: торкнися скарбу й обери, скільки, або скажи весь перелік. Після помилки не отримаєш нічого.
guide-ask-tick = Слухай і позначай те, що чуєш. Якщо щось не так або чогось бракує, скажи про помилку – і грай чесно!
guide-ask-rule = Прикметник майже правильний: тобі вирішувати, чи зарахувати. Якщо промовчиш, його зараховано.
guide-ask-claim = Розбійник помилився, тож спершу обираєш ти: візьми 3 карти. Нові види дають очки, рідкісні допоможуть за рівності.
guide-ask-share = Візьми будь-яку карту зі столу. Найкраще вид, якого в тебе ще немає, – пам’ятаєш, що у твоїй здобичі?
guide-ask-spoils = Після помилки, якщо карт не більше трьох, Алі-Баба забирає всі. Поглянь востаннє, доки їх не перевернули.
guide-wait-decide = Алі-Баба думає: ризикнути ще раз чи вийти й ділитися? Тим часом пригадай подумки всі його карти.
guide-wait-reveal = Дехто ще дивиться на карту. Ніхто не може підганяти інших.
guide-wait-recite = Один розбійник перелічує все з пам’яті, і підказувати не можна. З кожною новою картою черга наступного.
guide-event-began = Тюрбан показує, хто Алі-Баба; усі інші – розбійники. Щораунду він переходить до наступного гравця.
guide-event-token = Тривога! З трьома однаковими жетонами або по одному кожного виду Алі-Баба потрапляє в полон, і розбійники ділять карти без нього.
guide-event-captured = Забагато тривог! Перелічувати вже не треба: карти ділять розбійники, а Алі-Баба не отримує нічого.
guide-event-last_round = Отаман розбійників приносить останній раунд. Він теж скарб: його треба перелічити, і він дає 1 очко.
guide-event-hid = Тепер цю карту бачить лише Алі-Баба. Скільки їх у нього – не таємниця, решта залежить від пам’яті.
guide-event-named = Правильно! Назване видно лише мить, а віяло карт показує, скільки їх уже названо.
guide-event-again = Назвати щось правильне ще раз не шкодить. Далі йде те, чого ще бракує.
guide-event-invented = Новий прикметник! До кінця раунду він належить цій карті, і всі мають казати і те, і те.
guide-event-asked = Прикметник був майже правильний. Алі-Баба вирішує, чи зарахувати; якщо він мовчить, зараховано.
guide-event-listed = Усе правильно: тепер Алі-Баба може грати далі або вийти. З новою картою черга наступного розбійника.
guide-event-mistake = Одна помилка закінчує перелік і раунд. Першим обирає Алі-Баба, а цей розбійник не отримує нічого.
guide-event-stopped = Алі-Баба виходить зі своїми картами. Тепер діляться всі: він бере першу, потім по черзі всі інші.
guide-event-emptied = Колода порожня, тож Алі-Баба мусить вийти. Його карти ділять усі, і першу бере він.
guide-event-claimed = Алі-Баба вже має свої 3 карти. Решту розбирають по одній; пропускають лише того, хто помилився.
guide-event-took = Узята карта до кінця лежить сорочкою догори. Пам’ятай, що маєш: за повтори очок немає.
guide-event-band_took = Ватага бере карти навмання. Очок вона не отримує, але що взято, того вже немає.
guide-event-round_over = Після кожного раунду Алі-Бабою стає наступний гравець, а карти й тривога починаються спочатку. Здобич лишається твоєю.
guide-event-counted = Усю здобич відкривають: 1 очко за кожен вид. Зірка позначає унікальні скарби, які вирішують за рівності.

## Characters

bot-mustafa = Мустафа
bot-mustafa-help = Швець: пам’ятає приблизно стільки, як більшість людей, і трохи рахує.
bot-cassim = Касим
bot-cassim-help = Забуває навіть чарівне слово й воліє рано йти додому.
bot-nasreddin = Насреддін
bot-nasreddin-help = Усе жартує, та пам’ять має, як у слона.
bot-morgiana = Моргіана
bot-morgiana-help = Гостра, мов кинджал: добре пам’ятає і точно знає, коли спинитися.

## Why a bot did it

reason-no_danger = Наступна карта нікого не викаже.
reason-little_danger = Наступна карта варта небезпеки в { $percent } %.
reason-danger = Небезпека в { $percent } % завелика заради ще однієї карти.
reason-recalled = Це ще добре пам’ятається.
reason-guessed_alarm = Забулося; але щось же спричинило тривогу: { $alarm }.
reason-guessed = Забулося: це лише здогад.
reason-gave_up = Забулося надто багато, навіть щоб угадувати.
reason-new_kind = У колекції ще немає: { $kind }.
reason-new_kinds = У колекції ще немає: { $kinds }.
reason-nothing_new = Нічого нового не було, тож найрідкісніше.
reason-trusted = У разі сумніву віримо тому, хто переказує.
reason-enough = Те, що вже є, варто забрати додому.
reason-foreseen = Подумки зіграно далі багато разів: так виходило найкраще.

## What a content pack may change

alarm-quiet = тихий
content-below-chief = Карти під отаманом розбійників
content-claim = Карти, які Алі-Баба бере першим після помилки
content-copies = Карт у колоді: { $kind }
content-book = Карт у колоді: { kind-book }
content-alarm = Тривога: { $kind }
