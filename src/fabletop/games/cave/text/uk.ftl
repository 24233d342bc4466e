### Печера скарбів: Ukrainian

## The game

game-name = Печера скарбів
game-line = Хто винесе з печери найбагатшу здобич?
game-minutes = 20 хв
game-age = від 8 років
game-fun = збирання й тактика
game-about = Розбирай гору скарбів плитка за плиткою. Кожна має свою магію і може відкрити нові багатства під собою. Збирай однакові скарби, вміло користуйся магією й набери найбільше очок.

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
effect-brown = Колекція
effect-green = Подвійна здобич
effect-yellow = Данина
effect-white = Заборона

effect-pink-help = Одразу 5 очок.
effect-blue-help = По 2 очки за кожну плитку, яку ти відкриваєш. Якщо взята плитка лежала на дні печери, отримуєш 2 очки за звільнену клітинку.
effect-brown-help = По 2 очки за кожну плитку цього виду за твоєю ширмою, разом із цією.
effect-green-help = Візьми ще одну відкриту плитку з того самого шару, впритул до звільненого місця, якщо там є плитка, яку можна взяти. Магія другої плитки не діє.
effect-yellow-help = Кожен інший гравець, який має плитки, показує одну з них. Візьми собі показану плитку; її магія не діє.
effect-white-help = Назви вид або колір. До твого наступного ходу ніхто інший не може брати такі плитки з печери.
board-ban-lasts = До твого наступного ходу ніхто інший не може брати такі плитки.

## Tiles

tile-lamp-pink = рожева лампа
tile-lamp-blue = синя лампа
tile-lamp-brown = коричнева лампа
tile-lamp-green = зелена лампа
tile-lamp-yellow = жовта лампа
tile-lamp-white = біла лампа

tile-carpet-pink = рожевий килим
tile-carpet-blue = синій килим
tile-carpet-brown = коричневий килим
tile-carpet-green = зелений килим
tile-carpet-yellow = жовтий килим
tile-carpet-white = білий килим

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

tile-statue-pink = рожева статуя
tile-statue-blue = синя статуя
tile-statue-brown = коричнева статуя
tile-statue-green = зелена статуя
tile-statue-yellow = жовта статуя
tile-statue-white = біла статуя

tile-chest-pink = рожева скриня
tile-chest-blue = синя скриня
tile-chest-brown = коричнева скриня
tile-chest-green = зелена скриня
tile-chest-yellow = жовта скриня
tile-chest-white = біла скриня

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
variant-lamp = Лампа Аладдіна
variant-equal = Рівні скарби
variant-small = Менша печера

## Labels

label-screen = За твоєю ширмою
label-display = Вітрина біля печери
label-waiver = На цей хід заборони знято
label-last-round = Останнє коло
label-unused = { $count ->
    [one] { $count } плитку відкладено наосліп
    [few] { $count } плитки відкладено наосліп
   *[other] { $count } плиток відкладено наосліп
}
label-track = Очки за магію
label-groups = Очки за групи
cell = шар { $a }, ряд { $b }, стовпчик { $c }
label-face-up = шар { $layer }, ряд { $row }, стовпчик { $column }: { $tile }
label-face-down = { $covers ->
    [one] шар { $layer }, ряд { $row }, стовпчик { $column }: зверху { $covers } плитка
    [few] шар { $layer }, ряд { $row }, стовпчик { $column }: зверху { $covers } плитки
   *[other] шар { $layer }, ряд { $row }, стовпчик { $column }: зверху { $covers } плиток
}
label-locked = Під забороною: { $bans }
label-ban-until = Заборона: { $ban } (зникне, коли знову ходитиме { $seat })

## What the acting player is asked

ask-take = Візьми плитку
ask-lamp = Залишиш лампу чи обміняєш?
ask-extra = Візьми плитку біля порожнього місця
ask-offer = Обери, яку плитку показати
ask-pick = Візьми показану плитку
ask-ban = Заборони вид або колір
ask-over = Гру закінчено

## What the others read meanwhile

wait-take = { $seats } бере плитку
wait-lamp = { $seats } вирішує, що робити з лампою
wait-extra = { $seats } бере другу плитку
wait-offer = { $count ->
    [one] { $seats } обирає, яку плитку показати
    [few] { $seats } обирають, яку плитку показати
   *[other] { $seats } обирають, яку плитку показати
}
wait-pick = { $seats } бере показану плитку
wait-ban = { $seats } обирає, що заборонити
wait-over = Гру закінчено

## Buttons

option-take = Взяти: { $cell }
option-lamp_keep = Залишити лампу
option-lamp_swap = Взяти замість лампи: { $tile }
option-take_adjacent = Взяти ще: { $cell }
option-offer = Показати: { $tile }
option-pick = Взяти плитку гравця: { $seat }
option-ban = Заборонити: { $value }

## What a tile brings here and now

gain-points = { $points ->
    [0] без очок
    [one] { $points } очко
    [few] { $points } очки
    [many] { $points } очок
   *[other] { $points } очка
}
gain-pink = Одразу { gain-points }.
gain-blue = { $count ->
    [0] { $points ->
        [0] Не відкриває жодної плитки, тож очок немає.
       *[other] Звільняє клітинку: { gain-points }.
    }
    [one] Відкриває { $count } плитку: { gain-points }.
    [few] Відкриває { $count } плитки: { gain-points }.
    [many] Відкриває { $count } плиток: { gain-points }.
   *[other] Відкриває { $count } плитки: { gain-points }.
}
gain-brown = { $count ->
    [1] Твоя перша цього виду: { gain-points }.
   *[other] Плиток цього виду стане { $count }: { gain-points }.
}
gain-green = { $count ->
    [0] Другої плитки не буде: з тих, що поруч, жодної взяти не можна.
    [1] Потім береш ще й плитку поруч.
   *[other] Потім береш другу плитку, одну з { $count }.
}
gain-yellow = { $count ->
    [0] Інші не мають плиток, тож нічого не отримаєш.
    [one] { $count } гравець покаже тобі плитку, і ти її забереш.
    [few] { $count } гравці покажуть тобі по плитці: одну з них забереш.
   *[other] { $count } гравців покажуть тобі по плитці: одну з них забереш.
}
gain-white = Забороняєш вид або колір до свого наступного ходу.
gain-group = Обрана зараз плитка наприкінці додасть за групи: { gain-points }.
lack-blue = жодної плитки не відкрилося
lack-yellow = інші не мають плиток
lack-green = біля звільненого місця немає плитки, яку можна взяти

## What happens

event-began = { $variant }: починає { $seat }
event-removed = У цій грі немає: { $kinds }
event-displayed = На вітрині біля печери: { $tiles }
event-turn = Хід { $turn }: { $seat }
event-ban_over = { $seat }: заборона скінчилася ({ $value })
event-waiver = Під забороною все, тому на цей хід заборони знято: { $seat } може взяти будь-яку відкриту плитку
event-took = { $seat } бере: { $tile }
event-turned_up = Відкрилося: { $tiles }
event-kept_lamp = { $seat } залишає собі: { $tile }
event-swapped = { $seat } міняє лампу. Віддає: { $given_tile }, бере: { $tile }
event-scored_pink = { $points ->
    [one] Удача! { $seat } отримує { $points } очко
    [few] Удача! { $seat } отримує { $points } очки
   *[other] Удача! { $seat } отримує { $points } очок
}
event-scored_blue =
    { $turned ->
        [one] { $seat } відкриває { $turned } плитку
        [few] { $seat } відкриває { $turned } плитки
       *[other] { $seat } відкриває { $turned } плиток
    } { $points ->
        [one] й отримує { $points } очко
        [few] й отримує { $points } очки
       *[other] й отримує { $points } очок
    }
event-scored_square = { $points ->
    [one] { $seat } звільняє клітинку на дні печери й отримує { $points } очко
    [few] { $seat } звільняє клітинку на дні печери й отримує { $points } очки
   *[other] { $seat } звільняє клітинку на дні печери й отримує { $points } очок
}
event-scored_brown = { $points ->
    [one] { $seat } отримує { $points } очко за колекцію: { $tiles }
    [few] { $seat } отримує { $points } очки за колекцію: { $tiles }
   *[other] { $seat } отримує { $points } очок за колекцію: { $tiles }
}
event-nothing = { $seat } більше нічого не отримує: { $lack }
event-took_extra = { $seat } бере ще: { $tile }
event-tribute = { $seat } вимагає данини! Хто показує плитку: { $seats }
event-chose = { $seat }: плитку обрано
event-shown = Показано: { $tiles } ({ $seats })
event-picked = { $seat } бере: { $tile } (віддає { $other_seat })
event-banned = { $seat } забороняє: { $value }
event-last_round = { $seat } відкриває останню закриту плитку: останнє коло!
event-left = { $seat } виходить з-за столу
event-skipped = { $seat } більше не грає, тож хід пропущено
event-laid_open = Залишилися закритими: { $tiles }
event-over = { $reason ->
    [walkover] { $seats } перемагає: більше ніхто не грає
   *[scored] { $count ->
        [one] Гру закінчено: { $seats } перемагає!
        [few] Гру закінчено: { $seats } ділять перемогу!
       *[other] Гру закінчено: { $seats } ділять перемогу!
    }
}

## Why not

refusal-unknown-action = У цій грі так не ходять. У свій хід бери плитку.
refusal-game-over = Цю гру закінчено. Може, зіграєш іще одну?
refusal-not-seated = Ти глядач. Ходити можуть лише гравці за столом.
refusal-stale = Гра вже пішла далі. Поглянь іще раз і обери знову.
refusal-already-offered = Твою плитку вже обрано. Тепер зачекай, доки оберуть усі.
refusal-not-your-decision = Зараз вирішуєш не ти. Чекаємо на вибір: { $seats }.
refusal-wrong-step = Зараз цього зробити не можна. Спершу – «{ $ask }», а вже потім решта.
refusal-malformed = Такого в цій печері немає. Обери щось із того, що бачиш на столі.
refusal-not-adjacent = Друга плитка має лежати впритул до порожнього місця, бік до боку, у тому самому шарі.
refusal-empty-cell = Тут плитки вже немає: { $cell }. Обери відкриту плитку.
refusal-face-down = { $covers ->
    [one] На цій плитці лежить { $covers } інша. Брати можна лише ті, на яких нічого немає.
    [few] На цій плитці лежать { $covers } інші. Брати можна лише ті, на яких нічого немає.
   *[other] На цій плитці лежить { $covers } інших. Брати можна лише ті, на яких нічого немає.
}
refusal-banned = Ця плитка під забороною: { $bans } (хто заборонив: { $seats }). Обери плитку без замка.
refusal-not-your-tile = Такої плитки в тебе немає: { $tile }. Покажи одну зі своїх.
refusal-nothing-offered-by = { $seat } нічого не показує. Візьми показану плитку.
refusal-kind-not-in-play = Цього скарбу в грі немає: { $kind }. Заборони інший вид або колір.
refusal-not-beside-board = Цієї плитки на вітрині немає: { $tile }. Залиш лампу собі або обміняй її на плитку з вітрини.
refusal-bad-player-count = У цю гру грають удвох, утрьох або вчотирьох.
refusal-bad-option = Таке налаштування тут не підходить: { $option } – { $value }. Обери інше.
refusal-small-needs-two = Менша печера – рівно на двох. Обери іншу печеру або грайте вдвох.

## Settings

setting-variant = Варіант
setting-variant-help = Яку печеру хочеш дослідити?
setting-variant-standard = { variant-standard }
setting-variant-lamp = { variant-lamp }
setting-variant-equal = { variant-equal }
setting-variant-small = { variant-small }

setting-removed_kind = Який вид відкласти
setting-removed_kind-help = Лише для варіанта «Рівні скарби»: один вид скарбів залишається в коробці.
setting-removed_kind-random = Навмання

setting-removed_kinds = Які три види відкласти
setting-removed_kinds-help = Лише для варіанта «Менша печера»: три види скарбів залишаються в коробці.
setting-removed_kinds-random = Навмання

setting-first_player = Хто починає
setting-first_player-help = Зазвичай починає наймолодший гравець. Можна також обрати місце або покластися на випадок.
setting-first_player-youngest = Наймолодший гравець
setting-first_player-random = Навмання
setting-first_player-seat-0 = Місце 1
setting-first_player-seat-1 = Місце 2
setting-first_player-seat-2 = Місце 3
setting-first_player-seat-3 = Місце 4

setting-youngest = Молодших за мене тут немає
setting-youngest-help = Важить, лише якщо в налаштуванні «Хто починає» обрано «Наймолодший гравець». Якщо це позначать кілька гравців, одного з них оберуть навмання, а якщо ніхто – одного з усіх.

setting-screens = Ширми
setting-screens-help = Закриті: запам’ятовуй, що беруть інші. Відкриті: усі бачать, хто що має.
setting-screens-closed = Закриті
setting-screens-open = Відкриті

setting-timers = Режим таймера
setting-timers-help = Лише для гри з таймером. Коли твій час вийде, хід буде зроблено за тебе.
setting-timers-off = Вимкнено
setting-timers-relaxed = Спокійний (утричі більше часу)
setting-timers-standard = Звичайний
setting-timers-blitz = Швидкий (удвічі менше часу)

setting-on_leave = Якщо хтось вийде з гри
setting-on_leave-help = Замість цього гравця грає бот, або його ходи пропускаються.
setting-on_leave-bot = Далі грає бот
setting-on_leave-skip = Ходи пропускаються

## The result

outcome-scored = { $count ->
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
    } { $tiles ->
        [one] (магія { $track } + групи { $groups }; { $tiles } плитка)
        [few] (магія { $track } + групи { $groups }; { $tiles } плитки)
       *[other] (магія { $track } + групи { $groups }; { $tiles } плиток)
    }
score-tie-tiles = Якщо очок порівну, вище місце посідає той, у кого менше плиток.

## Tips for newcomers

why-take = Кожна наступна плитка того самого виду цінніша за попередню. Але глянь, що відкриється для наступного гравця!
why-lamp = Залиш лампу, і подіє її магія. Або натисни на скарб із вітрини, щоб обмінятися: тоді подіє магія нової плитки.
why-extra = Магія другої плитки не діє, тож бери той вид, який збираєш.
why-offer = Покажи плитку, яка в тебе єдина свого виду: втратити її найменше шкода.
why-pick = Бери той вид, якого маєш найбільше: що більша група, то дорожча кожна нова плитка.
why-ban = Що залюбки взяв би наступний гравець? Саме це й заборони.

## The variants in a sentence, and how groups count

setting-variant-standard-help = Велика печера. Шість плиток відкладено, і ніхто не знає, які саме.
setting-variant-lamp-help = Шість скарбів лежать на вітрині біля печери. Хто бере лампу, може обміняти її на один із них.
setting-variant-equal-help = Один вид скарбів відкладено, і всі знають який. Решта плиток – у печері.
setting-variant-small-help = Швидша печера на двох, із сімома видами скарбів.
help-pink = Рожевий. { effect-pink-help }
help-blue = Синій. { effect-blue-help }
help-brown = Коричневий. { effect-brown-help }
help-green = Зелений. { effect-green-help }
help-yellow = Жовтий. { effect-yellow-help }
help-white = Білий. { effect-white-help }
help-groups = Наприкінці за 1, 2, 3, 4, 5 або 6 плиток одного виду отримуєш відповідно 1, 3, 6, 10, 15 або 21 очко. Перемагає той, у кого найбільше очок.

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

guide-welcome = Винось скарби з печери, плитку за плиткою. Збирай однакові: разом вони дають найбільше очок.
guide-end = Очки за магію та за групи додаються, і перемагає той, у кого їх найбільше. Якщо порівну – той, у кого менше плиток.
guide-ask-take = Натисни на плитку, що світиться, а потім ще раз, щоб узяти. Магія її кольору подіє одразу, а вид принесе очки наприкінці.
guide-ask-lamp = Залиш лампу, і подіє її магія. Або обміняй її на скарб із вітрини: тоді подіє магія того скарбу.
guide-ask-extra = Зелений дає змогу взяти другу плитку просто біля порожнього місця. Її магія не діє, тож обирай вид, який збираєш.
guide-ask-offer = Хтось вимагає данини: обери, яку плитку показати. Її можуть забрати, тож показуй ту, якої не шкода.
guide-ask-pick = Візьми показану плитку: вона стане твоєю. Якщо їх кілька, найбільше очок додасть вид, якого в тебе вже багато.
guide-ask-ban = Назви вид або колір. До твого наступного ходу ніхто інший не може брати таких плиток із печери, тож заборони те, що потрібне тобі.
guide-wait-take = Обирає інший гравець. Дивися, які види він бере: якщо ширми закриті, доведеться їх запам’ятати.
guide-wait-offer = Кожен, хто має показати плитку, таємно її обирає. Відкриють їх лише тоді, коли вибір зроблять усі.
guide-event-removed = Цих скарбів у грі немає, тож не чекай на них.
guide-event-displayed = Ці скарби лежать на вітрині. Хто бере лампу, може обміняти її на один із них.
guide-event-took = Плитка йде за ширму й принесе очки наприкінці. А зараз діє магія її кольору.
guide-event-turned_up = Щойно на плитці більше нічого не лежить, вона відкривається. Відтепер її можна взяти, якщо вона не під забороною.
guide-event-kept_lamp = Лампу не обміняли, тож діє магія її власного кольору.
guide-event-swapped = Лампа тепер на вітрині. Діє магія нової плитки.
guide-event-scored_pink = Рожевий – це удача: одразу 5 очок.
guide-event-scored_blue = Синій дає 2 очки за кожну щойно відкриту плитку.
guide-event-scored_square = Узята плитка лежала на дні печери. У такому разі синій дає 2 очки за звільнену клітинку.
guide-event-scored_brown = Коричнева плитка дає 2 очки за кожну плитку того самого виду за ширмою, разом із нею. Що більша колекція, то краще!
guide-event-nothing = Буває, що магія нічого не дає. Але наприкінці плитка все одно принесе очки.
guide-event-took_extra = Зелений дає другу плитку, просто біля порожнього місця. Її магія не діє.
guide-event-tribute = Жовтий вимагає данини: кожен інший гравець, який має плитки, показує одну. Показану плитку забере той, чий зараз хід.
guide-event-shown = Усі обрані плитки відкрито водночас. Одну забере той, хто вимагав данини, а решта, якщо вона є, повернеться за ширми.
guide-event-picked = Плитка змінила власника. Інші показані плитки, якщо вони були, знову за ширмами.
guide-event-banned = Білий накладає заборону на вид або колір. До наступного ходу того, хто її наклав, ніхто інший не може брати таких плиток із печери: решта бачить на них замок.
guide-event-ban_over = Заборона діє до наступного ходу того, хто її наклав. Тепер вона скінчилася, і її замки зникли.
guide-event-waiver = Під забороною були всі відкриті плитки, тому на цей хід заборони знято. Можна взяти будь-яку.
guide-event-last_round = Закритих плиток більше немає. Коло догравають до кінця, щоб усі мали порівну ходів. Але якщо печера спорожніє раніше, гра одразу закінчується.
guide-event-laid_open = Гру закінчено, тож відкрито плитки, які залишилися закритими в печері. Очок за них ніхто не отримує.

## Characters

bot-sinbad = Синдбад
bot-sinbad-help = Бере найкраще з того, що бачить, а пам’ятає приблизно стільки ж, скільки й ти.
phrase-bot-hello-sinbad = Егей! Погляньмо, що ховає ця печера.
bot-dunyazad = Дуньязада
bot-dunyazad-help = Молодша сестричка: любить гарні картинки й усе рожеве, а решту забуває.
phrase-bot-hello-dunyazad = Привіт! Мені до вподоби все рожеве.
bot-qasim = Касим
bot-qasim-help = Хапає швидко, хоче всього й майже ніколи не забуває, що є в тебе.
phrase-bot-hello-qasim = Ану з дороги! Усе тут моє!
bot-scheherazade = Шехерезада
bot-scheherazade-help = Думає наперед і залишає тобі якнайменше.
phrase-bot-hello-scheherazade = Добрий вечір. Розповісти, чим усе скінчиться?

## Why a bot did it

n-points = { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[other] { $points } очок
}
reason-group = { $count ->
    [1] { $kind }: одна така плитка вже є, і ще одна додає { n-points }.
   *[other] { $kind }: таких плиток уже { $count }, і ще одна додає { n-points }.
}
reason-pink = Рожевий одразу дає { n-points }.
reason-blue = Синій дає тут { n-points }.
reason-brown = Коричнева плитка дає { n-points } за всі плитки того самого виду.
reason-green = Зелений дає ще й другу плитку.
reason-yellow = Жовтий дає змогу забрати плитку в іншого гравця.
reason-white = Білий накладає заборону, і нікому іншому таких плиток не взяти.
reason-denied = { $kind }: далі ходить { $seat }, і цьому гравцеві плитка придалася б іще більше.
reason-nothing_better = Кращого вибору немає.
reason-pretty = Це найгарніше.
reason-keep_lamp = На вітрині немає нічого ціннішого за лампу.
reason-swap_lamp = Цінніше за лампу: { $tile }.
reason-useless = { $kind }: { $seat } майже нічого не матиме з цієї плитки, та й віддати її не шкода.
reason-cheap = Цю плитку віддати найменше шкода.
reason-ban = Далі ходить { $seat }, а такі плитки допомогли б цьому гравцеві найбільше.
reason-foreseen = Якщо подумати наперед, так виходить найкраще.

## What a content pack may change

content-layers = { $cave ->
    [small] Шари меншої печери (ряди, стовпчики, розташування)
   *[other] Шари великої печери (ряди, стовпчики, розташування)
}
content-wrong-written = { $what }: «{ $value }». Шар записують так: «{ $usual }», тобто ряди й стовпчики від 1 до 5, а далі розташування – два числа від 0 до 8.
content-wrong-layers = { $what }: дно має бути квадратом щонайменше 3x3 із розташуванням +0+0, а кожен наступний шар має цілком лежати на тому, що під ним.
content-wrong-tiles = { $what }: забагато клітинок ({ $cells }) на таку кількість плиток ({ $most }).
content-display = Плитки на вітрині (варіант із лампою)
content-groups = Очки за 0–6 плиток одного виду
content-pink = Очки за рожевий
content-blue-turned = Очки за кожну плитку, яку відкриває синій
content-blue-square = Очки за клітинку, яку звільняє синій
content-brown = Очки за кожну плитку, яку рахує коричневий
