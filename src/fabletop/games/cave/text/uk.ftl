### Печера скарбів: Ukrainian

## The game

game-name = Печера скарбів
game-line = Хто винесе із зачарованої печери найкращу здобич?
game-about = Бери плитку за плиткою з цілої гори скарбів: кожна має свою магію і може відкрити нові багатства. Збирай якомога більше скарбів одного виду, вдало користуйся магією і перемагай із найбільшою кількістю очок.

## Kinds of treasure

kind-lamp = Лампа Аладдіна
kind-carpet = Чарівний килим
kind-sword = Меч
kind-crown = Корона
kind-ring = Перстень
kind-statue = Золота статуя
kind-chest = Скриня з монетами
kind-ruby = Рубін
kind-diamond = Діамант
kind-necklace = Намисто

## Kinds of treasure, short (for phones)

kind-lamp-short = Лампа
kind-carpet-short = Килим
kind-sword-short = Меч
kind-crown-short = Корона
kind-ring-short = Перстень
kind-statue-short = Статуя
kind-chest-short = Скриня
kind-ruby-short = Рубін
kind-diamond-short = Діамант
kind-necklace-short = Намисто

## Colours and their magic

colour-pink = Рожевий
colour-blue = Синій
colour-brown = Коричневий
colour-green = Зелений
colour-yellow = Жовтий
colour-white = Білий

effect-pink = Удача
effect-blue = Відкриття
effect-brown = Накопичення
effect-green = Подвійна здобич
effect-yellow = Данина
effect-white = Заборона

effect-pink-help = Ти отримуєш 5 очок.
effect-blue-help = Ти отримуєш 2 очки за кожну відкриту тобою плитку або 2 очки за звільнену клітинку на дні печери.
effect-brown-help = Ти отримуєш 2 очки за кожен скарб цього виду за твоєю ширмою, разом із цим.
effect-green-help = Ти береш ще одну відкриту плитку просто поруч, на тому самому ярусі, але без її магії.
effect-yellow-help = Усі інші, хто має плитки, показують по одній, і одну з них ти береш собі без її магії.
effect-white-help = Ти називаєш вид або колір: до твого наступного ходу ніхто інший не може брати його з печери.

## Tiles

tile-lamp-pink = рожева лампа Аладдіна
tile-lamp-blue = синя лампа Аладдіна
tile-lamp-brown = коричнева лампа Аладдіна
tile-lamp-green = зелена лампа Аладдіна
tile-lamp-yellow = жовта лампа Аладдіна
tile-lamp-white = біла лампа Аладдіна

tile-carpet-pink = рожевий чарівний килим
tile-carpet-blue = синій чарівний килим
tile-carpet-brown = коричневий чарівний килим
tile-carpet-green = зелений чарівний килим
tile-carpet-yellow = жовтий чарівний килим
tile-carpet-white = білий чарівний килим

tile-sword-pink = рожевий меч
tile-sword-blue = синій меч
tile-sword-brown = коричневий меч
tile-sword-green = зелений меч
tile-sword-yellow = жовтий меч
tile-sword-white = білий меч

tile-crown-pink = рожева корона
tile-crown-blue = синя корона
tile-crown-brown = коричнева корона
tile-crown-green = зелена корона
tile-crown-yellow = жовта корона
tile-crown-white = біла корона

tile-ring-pink = рожевий перстень
tile-ring-blue = синій перстень
tile-ring-brown = коричневий перстень
tile-ring-green = зелений перстень
tile-ring-yellow = жовтий перстень
tile-ring-white = білий перстень

tile-statue-pink = рожева золота статуя
tile-statue-blue = синя золота статуя
tile-statue-brown = коричнева золота статуя
tile-statue-green = зелена золота статуя
tile-statue-yellow = жовта золота статуя
tile-statue-white = біла золота статуя

tile-chest-pink = рожева скриня з монетами
tile-chest-blue = синя скриня з монетами
tile-chest-brown = коричнева скриня з монетами
tile-chest-green = зелена скриня з монетами
tile-chest-yellow = жовта скриня з монетами
tile-chest-white = біла скриня з монетами

tile-ruby-pink = рожевий рубін
tile-ruby-blue = синій рубін
tile-ruby-brown = коричневий рубін
tile-ruby-green = зелений рубін
tile-ruby-yellow = жовтий рубін
tile-ruby-white = білий рубін

tile-diamond-pink = рожевий діамант
tile-diamond-blue = синій діамант
tile-diamond-brown = коричневий діамант
tile-diamond-green = зелений діамант
tile-diamond-yellow = жовтий діамант
tile-diamond-white = білий діамант

tile-necklace-pink = рожеве намисто
tile-necklace-blue = синє намисто
tile-necklace-brown = коричневе намисто
tile-necklace-green = зелене намисто
tile-necklace-yellow = жовте намисто
tile-necklace-white = біле намисто

## Variants

variant-standard = Звичайна печера
variant-lamp = Варіант «Лампа Аладдіна»
variant-equal = Рівні скарби
variant-small = Менша печера

## Labels

label-screen = За твоєю ширмою
label-display = Викладка біля поля
label-ban = Заборона
label-waiver = Заборону знято на цей хід
label-last-round = Останнє коло
label-unused = { $count ->
    [one] Відкладено наосліп: { $count } плитка
    [few] Відкладено наосліп: { $count } плитки
    [many] Відкладено наосліп: { $count } плиток
   *[other] Відкладено наосліп: { $count } плитки
}
label-track = Набрані очки
label-groups = Очки за групи
label-turn = Хід { $turn }
cell = ярус { $a }, ряд { $b }, стовпчик { $c }
label-face-up = ярус { $layer }, ряд { $row }, стовпчик { $column }: { $tile }
label-face-down = { $covers ->
    [one] ярус { $layer }, ряд { $row }, стовпчик { $column }: зверху { $covers } плитка
    [few] ярус { $layer }, ряд { $row }, стовпчик { $column }: зверху { $covers } плитки
    [many] ярус { $layer }, ряд { $row }, стовпчик { $column }: зверху { $covers } плиток
   *[other] ярус { $layer }, ряд { $row }, стовпчик { $column }: зверху { $covers } плитки
}
label-locked = Під забороною: { $bans }
label-ban-until = Заборона: { $ban } – доки { $seat } не почне наступний хід

## What the acting player is asked

ask-take = Візьми плитку
ask-lamp = Залиш лампу собі або обміняй її
ask-extra = Візьми другу плитку просто поруч
ask-offer = Обери плитку, яку покажеш
ask-pick = Візьми одну з показаних плиток
ask-ban = Заборони вид або колір
ask-over = Гру закінчено

## What the others read meanwhile

wait-take = { $seats } бере плитку
wait-lamp = { $seats } вирішує, що робити з лампою
wait-extra = { $seats } бере другу плитку
wait-offer = { $count ->
    [one] { $seats } обирає, яку плитку показати
    [few] { $seats } обирають, яку плитку показати
    [many] { $seats } обирають, яку плитку показати
   *[other] { $seats } обирають, яку плитку показати
}
wait-pick = { $seats } бере одну з показаних плиток
wait-ban = { $seats } обирає заборону
wait-over = Гру закінчено

## Buttons

option-take = Взяти: { $cell }
option-lamp_keep = Залишити лампу
option-lamp_swap = Обміняти на: { $tile }
option-take_adjacent = Взяти ще: { $cell }
option-offer = Показати: { $tile }
option-pick = Взяти плитку: { $seat }
option-ban = Заборонити: { $value }

## What happens

event-began = { $variant }: починає { $seat }
event-removed = Поза цією грою: { $kinds }
event-displayed = На викладці біля поля: { $tiles }
event-turn = Хід { $turn }: { $seat }
event-ban_over = Заборона більше не діє: { $value } ({ $seat })
event-waiver = Заборону знято на цей хід: { $seat } може брати будь-яку відкриту плитку
event-took = { $seat } бере: { $tile }
event-turned_up = Тепер відкрито: { $tiles }
event-kept_lamp = { $seat } залишає собі: { $tile }
event-swapped = { $seat } обмінює лампу. Віддає: { $given_tile }, бере: { $tile }
event-scored_pink = { $points ->
    [one] Удача! { $seat } отримує { $points } очко
    [few] Удача! { $seat } отримує { $points } очки
    [many] Удача! { $seat } отримує { $points } очок
   *[other] Удача! { $seat } отримує { $points } очка
}
event-scored_blue =
    { $turned ->
        [one] { $seat } відкриває { $turned } плитку
        [few] { $seat } відкриває { $turned } плитки
        [many] { $seat } відкриває { $turned } плиток
       *[other] { $seat } відкриває { $turned } плитки
    } { $points ->
        [one] та отримує { $points } очко
        [few] та отримує { $points } очки
        [many] та отримує { $points } очок
       *[other] та отримує { $points } очка
    }
event-scored_square = { $points ->
    [one] { $seat } звільняє клітинку на дні печери й отримує { $points } очко
    [few] { $seat } звільняє клітинку на дні печери й отримує { $points } очки
    [many] { $seat } звільняє клітинку на дні печери й отримує { $points } очок
   *[other] { $seat } звільняє клітинку на дні печери й отримує { $points } очка
}
event-scored_brown = { $points ->
    [one] { $seat } отримує { $points } очко за свої скарби: { $tiles }
    [few] { $seat } отримує { $points } очки за свої скарби: { $tiles }
    [many] { $seat } отримує { $points } очок за свої скарби: { $tiles }
   *[other] { $seat } отримує { $points } очка за свої скарби: { $tiles }
}
event-nothing = { $seat }: { $colour } – цього разу магія нічого не дає
event-took_extra = { $seat } бере ще й: { $tile }
event-tribute = { $seat } вимагає данини! Хто має показати плитку: { $seats }
event-chose = { $seat }: плитку обрано
event-shown = Показано ({ $seats }): { $tiles }
event-picked = { $seat } бере: { $tile } (віддає { $other_seat })
event-banned = { $seat } накладає заборону: { $value }
event-last_round = { $seat } відкриває останню приховану плитку: останнє коло!
event-left = { $seat } виходить із гри
event-skipped = { $seat } вже не грає, цей хід пропускаємо
event-laid_open = Приховане до самого кінця: { $tiles }
event-over = { $reason ->
    [walkover] { $seats } перемагає: за столом більше нікого немає
   *[scored] { $count ->
        [one] Гру закінчено: { $seats } перемагає!
        [few] Гру закінчено: { $seats } ділять перемогу!
        [many] Гру закінчено: { $seats } ділять перемогу!
       *[other] Гру закінчено: { $seats } ділять перемогу!
    }
}

## Why not

refusal-unknown-action = Такого ходу в цій грі немає: у свій хід ти завжди береш плитку.
refusal-game-over = Гру закінчено, брати більше нічого – може, зіграєш іще раз?
refusal-not-seated = Ти спостерігаєш за грою: ходити можуть лише ті, хто грає за цим столом.
refusal-stale = Гра тим часом пішла далі – поглянь іще раз і обери знову.
refusal-already-offered = Твою плитку вже обрано, і змінити вибір не можна. Тепер зачекай на інших.
refusal-not-your-decision = Зачекай трішки, зараз вибір не за тобою; на черзі: { $seats }.
refusal-wrong-step = Усе по черзі: спершу зроби те, про що тебе просять зараз.
refusal-malformed = Такого в цій печері немає: обери щось із того, що є на столі.
refusal-not-adjacent = Друга плитка, яку ти береш, має лежати бік у бік із першою, на тому самому ярусі.
refusal-empty-cell = Тут плитки вже немає: { $cell }. Візьми ту, що ще лежить відкрито.
refusal-face-down = { $covers ->
    [one] Ти можеш брати лише вільні плитки, а на цій зверху ще { $covers } плитка.
    [few] Ти можеш брати лише вільні плитки, а на цій зверху ще { $covers } плитки.
    [many] Ти можеш брати лише вільні плитки, а на цій зверху ще { $covers } плиток.
   *[other] Ти можеш брати лише вільні плитки, а на цій зверху ще { $covers } плитки.
}
refusal-banned = Зараз ти не можеш узяти цю плитку, бо діє заборона: { $bans } ({ $seats }). Візьми плитку без замка.
refusal-not-your-tile = Цієї плитки за твоєю ширмою немає: { $tile }. Покажи одну зі своїх.
refusal-nothing-offered-by = { $seat } не показує плитки. Візьми одну з тих, що показано.
refusal-kind-not-in-play = Цього скарбу в грі немає: { $kind }. Заборони колір або вид, який у грі є.
refusal-not-beside-board = Цієї плитки на викладці немає: { $tile }. Обери ту, що там лежить, або залиш лампу.
refusal-bad-player-count = У цю гру ти можеш грати вдвох, утрьох або вчотирьох.
refusal-bad-option = З таким налаштуванням тут грати не можна: { $option } – { $value }. Обери інше.
refusal-small-needs-two = Менша печера – рівно для двох. Обери іншу печеру або грайте вдвох.

## Settings

setting-variant = Варіант
setting-variant-help = Яку печеру хочеш дослідити?
setting-variant-standard = { variant-standard }
setting-variant-lamp = { variant-lamp }
setting-variant-equal = { variant-equal }
setting-variant-small = { variant-small }

setting-removed_kind = Вид поза грою
setting-removed_kind-help = Лише для варіанта «Рівні скарби»: один вид скарбів залишається в коробці.
setting-removed_kind-random = Навмання

setting-removed_kinds = Три види поза грою
setting-removed_kinds-help = Лише для варіанта «Менша печера»: три види скарбів залишаються в коробці.
setting-removed_kinds-random = Навмання

setting-first_player = Хто починає
setting-first_player-help = За родинним столом починає наймолодший гравець: обери його місце або покладися на випадок.
setting-first_player-random = Навмання
setting-first_player-seat-0 = Місце 1
setting-first_player-seat-1 = Місце 2
setting-first_player-seat-2 = Місце 3
setting-first_player-seat-3 = Місце 4

setting-screens = Ширми
setting-screens-help = Закриті: треба пам’ятати, що беруть інші. Відкриті: усі бачать усе.
setting-screens-closed = Закриті
setting-screens-open = Відкриті

setting-timers = Час на роздуми
setting-timers-help = Якщо твій час вийде, хід буде зроблено за тебе.
setting-timers-off = Без годинника
setting-timers-relaxed = Спокійний темп (утричі довше)
setting-timers-standard = Звичайний темп
setting-timers-blitz = Швидкий темп (удвічі менше часу)

setting-on_leave = Якщо хтось піде
setting-on_leave-help = Далі може грати бот, або ходи цього гравця пропускаються.
setting-on_leave-bot = Далі грає бот
setting-on_leave-skip = Місце лишається порожнім

## The result

outcome-scored = { $count ->
    [one] { $seats } перемагає!
    [few] { $seats } ділять перемогу!
    [many] { $seats } ділять перемогу!
   *[other] { $seats } ділять перемогу!
}
outcome-walkover = { $seats } перемагає: за столом більше нікого немає
score-line =
    { $points ->
        [one] { $seat }: { $points } очко
        [few] { $seat }: { $points } очки
        [many] { $seat }: { $points } очок
       *[other] { $seat }: { $points } очка
    } { $tiles ->
        [one] (магія { $track } + групи { $groups }; { $tiles } плитка)
        [few] (магія { $track } + групи { $groups }; { $tiles } плитки)
        [many] (магія { $track } + групи { $groups }; { $tiles } плиток)
       *[other] (магія { $track } + групи { $groups }; { $tiles } плитки)
    }
score-tie-tiles = Порівну очок? Тоді перемагає той, у кого менше плиток.

## Tips for newcomers

why-take = Кожен наступний скарб одного виду цінніший за попередній – але зваж, що ти відкриваєш для інших.
why-lamp = Можеш лишити лампу з її власною магією або торкнутися одного з шести скарбів і обміняти її на нього та його магію.
why-extra = Друга плитка не чаклує, тож бери той вид, який збираєш.
why-offer = Покажи скарб, який маєш лише один: втратити його найменш прикро.
why-pick = Бери той вид, якого маєш найбільше: що більша група, то більше дає кожен новий скарб.
why-ban = Подумай, що хотілося б узяти наступному гравцеві, і заборони саме це.

## The variants in a sentence, and how groups count

setting-variant-standard-help = Велика печера. Шість плиток лишаються осторонь, і ніхто не знає, які саме.
setting-variant-lamp-help = Шість скарбів лежать відкрито біля печери. Узявши лампу, можеш обміняти її на один із них.
setting-variant-equal-help = Один вид скарбів вилучено, і всі знають, який. Решта плиток — у печері.
setting-variant-small-help = Швидша печера для двох, із сімома видами скарбів.
help-pink = Рожевий: { effect-pink-help }
help-blue = Синій: { effect-blue-help }
help-brown = Коричневий: { effect-brown-help }
help-green = Зелений: { effect-green-help }
help-yellow = Жовтий: { effect-yellow-help }
help-white = Білий: { effect-white-help }
help-groups = Наприкінці однакові скарби рахуються разом: від одного до шести одного виду дають 1, 3, 6, 10, 15 або 21 очко. Перемагає той, у кого найбільше очок.

## Things a ban can name

ban-kind-lamp = { kind-lamp }
ban-kind-carpet = { kind-carpet }
ban-kind-sword = { kind-sword }
ban-kind-crown = { kind-crown }
ban-kind-ring = { kind-ring }
ban-kind-statue = { kind-statue }
ban-kind-chest = { kind-chest }
ban-kind-ruby = { kind-ruby }
ban-kind-diamond = { kind-diamond }
ban-kind-necklace = { kind-necklace }
ban-colour-pink = { colour-pink }
ban-colour-blue = { colour-blue }
ban-colour-brown = { colour-brown }
ban-colour-green = { colour-green }
ban-colour-yellow = { colour-yellow }
ban-colour-white = { colour-white }

## The guided first game

guide-welcome = Винось скарби з печери, плитку за плиткою. Найцінніше мати багато одного виду, а перемагає найбільша кількість очок.
guide-end = Очки за магію та очки за групи додаються, і перемагає найбільша сума. Якщо порівну, перемагає той, у кого менше плиток.
guide-ask-take = Торкнися плитки, що світиться, а потім ще раз, щоб узяти. Її колір чаклує, а вид рахується наприкінці.
guide-ask-lamp = Залиш лампу з її магією або обміняй на відкритий скарб, який збираєш: тоді подіє його магія.
guide-ask-extra = Зелений дає взяти другу плитку біля порожнього місця. Вона не чаклує, тож бери вид, який збираєш.
guide-ask-offer = Хтось вимагає данини: обери плитку, яку покажеш. Її можуть забрати, тож показуй ту, якої не шкода.
guide-ask-pick = Візьми одну з показаних плиток: тепер вона твоя. Найбільше додає той вид, якого в тебе вже найбільше.
guide-ask-ban = Назви вид або колір: до твого наступного ходу ніхто інший його не візьме. Бережи те, що хочеш собі.
guide-wait-take = Тепер обирає хтось інший. Запам’ятовуй, які види беруть: скоро плитки сховаються за ширмою.
guide-wait-offer = Інші таємно обирають, яку плитку показати. Коли всі готові, усі плитки відкриваються разом.
guide-event-removed = Цих скарбів у грі немає. Не чекай на них: жоден не трапиться.
guide-event-displayed = Ці шість скарбів лежать відкрито біля печери. Хто візьме лампу, може обміняти її на один із них.
guide-event-took = Плитка йде за ширму й рахується наприкінці. А зараз чаклує її колір.
guide-event-turned_up = На цих плитках більше нічого не лежить, тож їх відкрито. Наступний гравець може їх узяти.
guide-event-kept_lamp = Лампу залишено, тож чаклує її власний колір.
guide-event-swapped = Лампа тепер лежить на викладці. Чаклує колір нової плитки.
guide-event-scored_pink = Рожевий – це удача: одразу 5 очок.
guide-event-scored_blue = Синій дає 2 очки за кожну щойно відкриту плитку.
guide-event-scored_square = Ця синя плитка лежала на дні печери. Вільна клітинка дає 2 очки.
guide-event-scored_brown = Коричневий дає 2 очки за кожну плитку свого виду за ширмою. Що більша колекція, то краще!
guide-event-nothing = Часом магії нічого робити. Сама плитка наприкінці однаково рахується.
guide-event-took_extra = Зелений дає другу плитку, просто біля порожнього місця. Її магія не діє.
guide-event-tribute = Жовтий вимагає данини: інші показують по одній плитці, і одну з них заберуть.
guide-event-shown = Усі обрані плитки відкриваються разом. Одна з них дістанеться іншому, решта повертається назад.
guide-event-picked = Плитка має нового власника. Решта показаних плиток знову за своїми ширмами.
guide-event-banned = Білий накладає заборону: плитки із замком не можна брати, доки знову не настане хід того, хто її наклав.
guide-event-ban_over = Заборона діє до наступного ходу того, хто її наклав. Тепер вона скінчилася, і замків немає.
guide-event-waiver = Усі відкриті плитки були під забороною. Тому на цей хід заборони знято, і можна взяти будь-яку.
guide-event-last_round = Закритих плиток більше немає. Коло дограють до кінця, щоб усі мали порівну ходів.
guide-event-laid_open = Гру закінчено, тож відкрито те, що лишалося прихованим. Очок за це ніхто не отримує.

## Characters

bot-sinbad = Синдбад
bot-sinbad-help = Бере найкраще, що лежить, і пам’ятає приблизно стільки, скільки й ти.
bot-dunyazad = Дуньязада
bot-dunyazad-help = Молодша сестричка: любить гарні малюнки й усе рожеве, а решту забуває.
bot-qasim = Касим
bot-qasim-help = Хапає швидко, хоче всього й майже не забуває, що є в тебе.
bot-scheherazade = Шахразада
bot-scheherazade-help = Думає наперед і лишає тобі якнайменше.

## Why a bot did it

n-points = { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[many] { $points } очок
}
reason-group = { $kind }: ще одна плитка цього виду (уже є { $count }) додає { n-points }.
reason-pink = Рожева плитка одразу дає { n-points }.
reason-blue = Синя плитка дає тут { n-points }.
reason-brown = Коричнева плитка дає { n-points } за плитки свого виду.
reason-green = Зелена плитка дозволяє взяти ще й сусідню.
reason-yellow = Жовта плитка змушує інших показати по плитці, і одну з них можна взяти.
reason-white = Біла плитка дає заборону, а це заважає іншим.
reason-denied = Далі ходить { $seat }, і там з цього було б іще більше користі: { $kind }.
reason-nothing_better = Нічого кращого не було.
reason-pretty = Ця найгарніша.
reason-keep_lamp = Ніщо на викладці не варте більше за лампу.
reason-swap_lamp = Варте більше за лампу: { $tile }.
reason-useless = { $kind }: { $seat } з цього майже не має користі, та й шкодувати нема за чим.
reason-cheap = З усіх своїх плиток цю найменше шкода.
reason-ban = Далі ходить { $seat }, а саме це допомогло б там найбільше.
reason-foreseen = Подумки зіграно далі багато разів: так виходило найкраще.

## What a content pack may change

content-layers = { $cave ->
    [small] Шари меншої печери: ряди, стовпці, місце
   *[other] Шари великої печери: ряди, стовпці, місце
}
content-wrong-written = { $what }: «{ $value }»; шар записують так: «{ $usual }»: ряди й стовпці від 1 до 5, далі місце, два числа від 0 до 8.
content-wrong-layers = { $what }: дно має бути квадратом від 3x3+0+0, а кожен шар має лежати на нижньому.
content-wrong-tiles = { $what }: місць { $cells }, а плиток для них лише { $most }.
content-display = Плитки поруч із печерою, з лампою
content-groups = Очки за 0–6 плиток одного виду
content-pink = Очки за рожевий
content-blue-turned = Очки за кожну плитку, яку відкриває синій
content-blue-square = Очки за поле, яке звільняє синій
content-brown = Очки за коричневий, за кожну плитку його виду
