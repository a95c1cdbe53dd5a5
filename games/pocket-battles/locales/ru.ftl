### Pocket Battles: Celts vs. Romans. Terms follow the glossary of the rules digest; «битва» is the whole game, «сражение» an
### engagement. Units go by their ids (A3, B1). `.nom` is a name within a sentence, where it is written small; `.out`, `.into` and
### `.at` of a zone are where from, where to and where. Names of players and units are never declined, and what a player does
### stands in the present tense, which has no gender.

tagline = Тайно составьте армию, спрячьте лучших воинов в стопках и берегите каждый жетон: достаточно половины врага.

## Armies

army-celts = Кельты
    .nom = кельты
army-romans = Римляне
    .nom = римляне

## Troops

troop-druid = Друид
    .nom = друид
troop-warrior-queen = Королева-воительница
    .nom = королева-воительница
troop-chariot = Колесница
    .nom = колесница
troop-hero = Герой
    .nom = герой
troop-gaesatae = Гезаты
    .nom = гезаты
troop-javelinmen = Метатели дротиков
    .nom = метатели дротиков
troop-champion = Чемпион
    .nom = чемпион
troop-horsemen = Всадники
    .nom = всадники
troop-noble-cavalry = Конная аристократия
    .nom = конная аристократия
troop-noblemen = Аристократы
    .nom = аристократы
troop-slingers = Пращники
    .nom = пращники
troop-warband = Дружина
    .nom = дружина
troop-warchief = Вождь
    .nom = вождь
troop-imaginifer = Имагинифер
    .nom = имагинифер
troop-aquilifer = Аквилифер
    .nom = аквилифер
troop-onager = Онагр
    .nom = онагр
troop-scorpio = Скорпион
    .nom = скорпион
troop-ballista = Баллиста
    .nom = баллиста
troop-centurion = Центурион
    .nom = центурион
troop-praetorians = Преторианцы
    .nom = преторианцы
troop-imperator = Император
    .nom = император
troop-auxiliares = Вспомогательные войска
    .nom = вспомогательные войска
troop-legionaries = Легионеры
    .nom = легионеры
troop-archers = Лучники
    .nom = лучники
troop-cataphracts = Катафракты
    .nom = катафракты
troop-cavalry = Кавалерия
    .nom = кавалерия

## Tiles: a troop with its faces, the black ones before the white ones

tile-C01 = Друид
    .nom = друид
tile-C02 = Королева-воительница (4 5 6)
    .nom = королева-воительница (4 5 6)
tile-C03 = Колесница (5 6)
    .nom = колесница (5 6)
tile-C04 = Герой (4 5 6)
    .nom = герой (4 5 6)
tile-C05 = Гезаты (5 6)
    .nom = гезаты (5 6)
tile-C06 = Гезаты (3 4)
    .nom = гезаты (3 4)
tile-C07 = Метатели дротиков (3 / 3)
    .nom = метатели дротиков (3 / 3)
tile-C08 = Метатели дротиков (4 / 4)
    .nom = метатели дротиков (4 / 4)
tile-C09 = Метатели дротиков (6 / 6)
    .nom = метатели дротиков (6 / 6)
tile-C10 = Метатели дротиков (5 / 5)
    .nom = метатели дротиков (5 / 5)
tile-C11 = Чемпион (2 / 2)
    .nom = чемпион (2 / 2)
tile-C12 = Всадники (3 3)
    .nom = всадники (3 3)
tile-C13 = Всадники (4 4)
    .nom = всадники (4 4)
tile-C14 = Всадники (5 5)
    .nom = всадники (5 5)
tile-C15 = Конная аристократия (3 4 4)
    .nom = конная аристократия (3 4 4)
tile-C16 = Конная аристократия (3 6 6)
    .nom = конная аристократия (3 6 6)
tile-C17 = Конная аристократия (5 5 6)
    .nom = конная аристократия (5 5 6)
tile-C18 = Аристократы (3 4 4)
    .nom = аристократы (3 4 4)
tile-C19 = Аристократы (4 5 5)
    .nom = аристократы (4 5 5)
tile-C20 = Аристократы (5 6 6)
    .nom = аристократы (5 6 6)
tile-C21 = Пращники (3 6)
    .nom = пращники (3 6)
tile-C22 = Пращники (3 4)
    .nom = пращники (3 4)
tile-C23 = Пращники (4 5)
    .nom = пращники (4 5)
tile-C24 = Пращники (5 6)
    .nom = пращники (5 6)
tile-C25 = Дружина (2 2)
    .nom = дружина (2 2)
tile-C26 = Дружина (3 3)
    .nom = дружина (3 3)
tile-C27 = Дружина (4 4)
    .nom = дружина (4 4)
tile-C28 = Дружина (5 5)
    .nom = дружина (5 5)
tile-C29 = Дружина (6 6)
    .nom = дружина (6 6)
tile-C30 = Вождь
    .nom = вождь
tile-R01 = Имагинифер
    .nom = имагинифер
tile-R02 = Аквилифер
    .nom = аквилифер
tile-R03 = Онагр (5 6)
    .nom = онагр (5 6)
tile-R04 = Скорпион (4 5 6)
    .nom = скорпион (4 5 6)
tile-R05 = Баллиста (5 6)
    .nom = баллиста (5 6)
tile-R06 = Центурион (6 / 6)
    .nom = центурион (6 / 6)
tile-R07 = Преторианцы (4 5 6)
    .nom = преторианцы (4 5 6)
tile-R08 = Преторианцы (2 5 6)
    .nom = преторианцы (2 5 6)
tile-R09 = Преторианцы (3 5 6)
    .nom = преторианцы (3 5 6)
tile-R10 = Император (4 5 6)
    .nom = император (4 5 6)
tile-R11 = Вспомогательные войска (3 3)
    .nom = вспомогательные войска (3 3)
tile-R12 = Вспомогательные войска (4 4)
    .nom = вспомогательные войска (4 4)
tile-R13 = Вспомогательные войска (5 5)
    .nom = вспомогательные войска (5 5)
tile-R14 = Вспомогательные войска (6 6)
    .nom = вспомогательные войска (6 6)
tile-R15 = Легионеры (2 4)
    .nom = легионеры (2 4)
tile-R16 = Легионеры (3 5)
    .nom = легионеры (3 5)
tile-R17 = Легионеры (4 6)
    .nom = легионеры (4 6)
tile-R18 = Легионеры (2 5)
    .nom = легионеры (2 5)
tile-R19 = Легионеры (3 6)
    .nom = легионеры (3 6)
tile-R20 = Лучники (2 3)
    .nom = лучники (2 3)
tile-R21 = Лучники (3 4)
    .nom = лучники (3 4)
tile-R22 = Лучники (4 5)
    .nom = лучники (4 5)
tile-R23 = Лучники (2 6)
    .nom = лучники (2 6)
tile-R24 = Лучники (5 6)
    .nom = лучники (5 6)
tile-R25 = Катафракты (2 3 3)
    .nom = катафракты (2 3 3)
tile-R26 = Катафракты (4 5 5)
    .nom = катафракты (4 5 5)
tile-R27 = Катафракты (4 6 6)
    .nom = катафракты (4 6 6)
tile-R28 = Кавалерия (4 5)
    .nom = кавалерия (4 5)
tile-R29 = Кавалерия (5 6)
    .nom = кавалерия (5 6)
tile-R30 = Кавалерия (3 6)
    .nom = кавалерия (3 6)

## Traits, what they do, and those with their numbers

trait-heal = Лечение
trait-heal-text = По приказу снимает жетон ранения с воина другого вашего отряда; жетон сразу становится неиспользованным.
trait-excite = Воодушевление
trait-excite-text = Получив приказ вместе с отрядом, который атакует, продолжает сражение или стреляет, даёт ему в первом броске ещё один кубик.
trait-double-order = Двойной приказ
trait-double-order-text = По приказу позволяет в этот ход отдать приказы двум другим отрядам, одному за другим, каждый за его цену.
trait-disband = Дезорганизация
trait-disband-text = Если попал, но вражеский отряд не уничтожил, противник теряет до конца раунда один неиспользованный жетон.
trait-extra-engagement = +X к сражению
trait-extra-engagement-text = Ещё X кубиков при каждом броске в сражении.
trait-extra-engagement-1 = +1 к сражению
trait-extra-engagement-2 = +2 к сражению
trait-extra-shooting = +X к обстрелу
trait-extra-shooting-text = Ещё X кубиков при каждом обстреле.
trait-extra-shooting-1 = +1 к обстрелу
trait-extra-wounds = +X ранений
trait-extra-wounds-text = Ещё X ударов, если бросок дал хотя бы один.
trait-extra-wounds-1 = +1 ранение
trait-extra-wounds-2 = +2 ранения
trait-fast = Быстрый
trait-fast-text = Может получить приказ в тот же ход, в который его передислоцировали.
trait-impetus = Натиск
trait-impetus-text = Два кубика атаки вместо одного.
trait-fury = Ярость
trait-fury-text = При каждом броске в сражении ещё один кубик за каждый жетон приказа на отряде.
trait-overwhelming = Сокрушение
trait-overwhelming-text = Если в атаке уничтожил врага, должен сразу атаковать снова, без оплаты.
trait-reactive = Быстрая реакция
trait-reactive-text = Приказ стоит столько, сколько жетонов приказа лежит на отряде, но не меньше одного: 1, 1, 2, 4.
trait-slow = Медленный
trait-slow-text = Без бесплатной передислокации.
trait-long-range = Дальнобойность
trait-long-range-text = Может стрелять и из тыла, но не по атакующему отряду.
trait-leader = Предводитель
trait-leader-text = На один жетон больше, пока носитель свойства жив.
trait-wide-arc = Широкий угол обстрела
trait-wide-arc-text = Может стрелять и по фронту и зоне сражения соседнего сектора.

## Zones as their reader sees them, whose sentence says whose they are; those of the enemy; and as one without a seat is told them

zone-left-front = левый фронт
    .out = с левого фронта
    .into = на левый фронт
    .at = на левом фронте
zone-left-rear = левый тыл
    .out = из левого тыла
    .into = в левый тыл
    .at = в левом тылу
zone-left-engagement = левая зона сражения
    .out = из левой зоны сражения
    .into = в левую зону сражения
    .at = в левой зоне сражения
zone-centre-front = центральный фронт
    .out = с центрального фронта
    .into = на центральный фронт
    .at = на центральном фронте
zone-centre-rear = центральный тыл
    .out = из центрального тыла
    .into = в центральный тыл
    .at = в центральном тылу
zone-centre-engagement = центральная зона сражения
    .out = из центральной зоны сражения
    .into = в центральную зону сражения
    .at = в центральной зоне сражения
zone-right-front = правый фронт
    .out = с правого фронта
    .into = на правый фронт
    .at = на правом фронте
zone-right-rear = правый тыл
    .out = из правого тыла
    .into = в правый тыл
    .at = в правом тылу
zone-right-engagement = правая зона сражения
    .out = из правой зоны сражения
    .into = в правую зону сражения
    .at = в правой зоне сражения
zone-enemy-left-front = фронт противника слева от вас
    .out = с фронта противника слева от вас
    .into = на фронт противника слева от вас
    .at = на фронте противника слева от вас
zone-enemy-left-rear = тыл противника слева от вас
    .out = из тыла противника слева от вас
    .into = в тыл противника слева от вас
    .at = в тылу противника слева от вас
zone-enemy-centre-front = фронт противника в центре
    .out = с фронта противника в центре
    .into = на фронт противника в центре
    .at = на фронте противника в центре
zone-enemy-centre-rear = тыл противника в центре
    .out = из тыла противника в центре
    .into = в тыл противника в центре
    .at = в тылу противника в центре
zone-enemy-right-front = фронт противника справа от вас
    .out = с фронта противника справа от вас
    .into = на фронт противника справа от вас
    .at = на фронте противника справа от вас
zone-enemy-right-rear = тыл противника справа от вас
    .out = из тыла противника справа от вас
    .into = в тыл противника справа от вас
    .at = в тылу противника справа от вас
zone-A-left-front = левый фронт A
    .out = с левого фронта A
    .into = на левый фронт A
    .at = на левом фронте A
zone-A-left-rear = левый тыл A
    .out = из левого тыла A
    .into = в левый тыл A
    .at = в левом тылу A
zone-A-centre-front = центральный фронт A
    .out = с центрального фронта A
    .into = на центральный фронт A
    .at = на центральном фронте A
zone-A-centre-rear = центральный тыл A
    .out = из центрального тыла A
    .into = в центральный тыл A
    .at = в центральном тылу A
zone-A-right-front = правый фронт A
    .out = с правого фронта A
    .into = на правый фронт A
    .at = на правом фронте A
zone-A-right-rear = правый тыл A
    .out = из правого тыла A
    .into = в правый тыл A
    .at = в правом тылу A
zone-B-left-front = левый фронт B
    .out = с левого фронта B
    .into = на левый фронт B
    .at = на левом фронте B
zone-B-left-rear = левый тыл B
    .out = из левого тыла B
    .into = в левый тыл B
    .at = в левом тылу B
zone-B-centre-front = центральный фронт B
    .out = с центрального фронта B
    .into = на центральный фронт B
    .at = на центральном фронте B
zone-B-centre-rear = центральный тыл B
    .out = из центрального тыла B
    .into = в центральный тыл B
    .at = в центральном тылу B
zone-B-right-front = правый фронт B
    .out = с правого фронта B
    .into = на правый фронт B
    .at = на правом фронте B
zone-B-right-rear = правый тыл B
    .out = из правого тыла B
    .into = в правый тыл B
    .at = в правом тылу B
zone-onlooker-left-engagement = зона сражения на левом фланге B
    .out = из зоны сражения на левом фланге B
    .into = в зону сражения на левом фланге B
    .at = в зоне сражения на левом фланге B
zone-onlooker-centre-engagement = центральная зона сражения
    .out = из центральной зоны сражения
    .into = в центральную зону сражения
    .at = в центральной зоне сражения
zone-onlooker-right-engagement = зона сражения на правом фланге B
    .out = из зоны сражения на правом фланге B
    .into = в зону сражения на правом фланге B
    .at = в зоне сражения на правом фланге B

## Parts of the game

phase-building = Составление армий
phase-deployment = Расстановка
phase-battle = Битва
phase-over = Конец битвы

## Prompts: what is to be done now

prompt-chance = Решает случай.
prompt-building = Оба игрока составляют армии.
prompt-waiting = Сейчас решает { $player }.
prompt-build = { $units ->
        [0] Составьте армию: откройте отряд, выбрав первого воина, или возьмите готовую армию. Осталось очков размещения: { $left }.
       *[other] Откройте следующий отряд или утвердите армию. Осталось очков размещения: { $left }.
    }
prompt-build-unit = Добавьте воинов в открытый отряд, выберите его верхний тайл или закройте отряд. Осталось очков размещения: { $left }.
prompt-deploy = Разместите один из своих отрядов на своём фронте или в своём тылу.
prompt-turn = Ваш ход: если хотите, передислоцируйте отряд, потом отдайте приказ или пропустите ход.
prompt-action = Отдайте приказ или пропустите ход.
prompt-first-order = Двойной приказ: отдайте приказ другому отряду.
prompt-second-order = Двойной приказ: отдайте приказ ещё одному отряду или откажитесь.
prompt-excite = Воодушевление: дать отряду { $unit } ещё один кубик?
prompt-reaction = Отряд { $unit } атакует: перехватите его, обстреляйте или выждите.
prompt-target = Атака отряда { $unit }: выберите цель.
prompt-allot = Отряд { $unit }: выберите воина, который примет следующий удар. Осталось ударов: { $hits }.
prompt-mark = { $unit }, { $tile-nom }: воин получил удар, но жив. Отметьте его жетоном ранения или пожертвуйте им.
prompt-leader-token = Ваш Предводитель погиб, а неиспользованного жетона нет: выберите жетон, который покинет ваш запас.
prompt-parting = Отряд { $unit } выходит из сражения: выберите, какой ваш отряд следующим нанесёт удар вдогонку.
prompt-strike-back = Нанести отрядом { $unit } ответный удар по отряду { $target }?
prompt-strike = Нанести отрядом { $unit } удар вдогонку отряду { $target }?
prompt-removal = Конец раунда: вы можете ликвидировать раненые отряды.
prompt-removal-troops = Конец раунда: вы можете ликвидировать раненых воинов.
prompt-won-beaten = { $player } побеждает: вражеская армия разбита.
prompt-won-both-beaten = Разбиты обе армии. { $player } побеждает: счёт больше.
prompt-won-tie = Разбиты обе армии, счёт равный. { $player } побеждает как защитник.
prompt-won-quiet = Слишком много тихих раундов подряд. По счёту побеждает { $player }.
prompt-won-round-limit = Последний раунд окончен. По счёту побеждает { $player }.

## Words on buttons

action-army = { $player }: { $army-nom }
action-rolls = Первый бросок: A { $first }, B { $second }
action-hits = Ударов: { $hits }
action-open = Новый отряд: { $tile-nom }, { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }
action-add = Добавить: { $tile-nom }, { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }
action-top = Наверх: { $tile-nom }
action-close = Закрыть отряд
action-undo = Разобрать отряд { $number }
action-commit = Утвердить армию
action-ready = Готовая армия { $number }
action-deploy = Разместить { $unit } ({ $troop-nom }) { $zone-at }
action-redeploy = Передислоцировать { $unit } ({ $troop-nom }) { $zone-into }
action-move = Тактический ход: { $unit } ({ $troop-nom }) { $zone-into }, цена { $price }
action-charge = Атака: { $unit } ({ $troop-nom }), цена { $price }
action-carry-on = Продолжение сражения: { $unit } ({ $troop-nom }) против { $target } ({ $against-nom }), цена { $price }
action-leave = Выход из сражения: { $unit } ({ $troop-nom }), цена { $price }
action-shoot = Обстрел: { $unit } ({ $troop-nom }), цель { $target } ({ $against-nom }), цена { $price }
action-heal = Лечение ({ $unit }): { $target }, { $tile-nom }, цена { $price }
action-double-order = Двойной приказ: { $unit } ({ $troop-nom }), цена { $price }
action-pass = Пропуск хода за один жетон
action-excite = Воодушевление: { $unit } ({ $troop-nom }), ещё один кубик, цена { $price }
action-no-excite = Без Воодушевления
action-enough = Отказаться от второго приказа
action-intercept = Перехват: { $unit } ({ $troop-nom }), цена { $price }
action-shoot-against = Обстрел атакующего отряда: { $unit } ({ $troop-nom }), цена { $price }
action-wait = Ожидание
action-target = Цель: { $unit } ({ $troop-nom })
action-allot = Удар: { $tile-nom }
action-mark-unused = Отметить неиспользованным жетоном
action-mark-unit = Отметить жетоном приказа с отряда { $unit } ({ $troop-nom })
action-mark-spent = Отметить отложенным жетоном
action-remove = Пожертвовать воином за один удар
action-leader-unit = Отдать жетон приказа с отряда { $unit } ({ $troop-nom })
action-leader-spent = Отдать отложенный жетон
action-leader-wound = Отдать жетон ранения, воин будет уничтожен: { $tile-nom }
action-parting = Удар вдогонку: { $unit } ({ $troop-nom })
action-strike-back = Ответный удар
action-strike = Удар вдогонку
action-decline = Отказаться от удара
action-give-up = Ликвидировать отряд { $unit } ({ $troop-nom }), { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }
action-give-up-troop = Ликвидировать: { $tile-nom }, { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }
action-done = Больше никого не ликвидировать

## Log lines

event-armies = { $player }: { $army-nom }. { $enemy }: { $against-nom }.
event-ready = { $player } утверждает армию.
event-opening-roll = Первый бросок, A { $first }, B { $second }: атакующим становится { $player }.
event-opening-tie = Первый бросок, A { $first }, B { $second }: оба бросают снова.
event-deployed = { $player } размещает отряд { $unit } { $zone-at }, сверху { $tile-nom }, тайлов: { $height }.
event-deployed-top = { $player } размещает отряд { $unit } { $zone-at }, сверху { $tile-nom }.
event-spread = Стопки раскрываются. Битва начинается.
event-round = Раунд { $round }: начинает { $player }.
event-turn = Ход: { $player }
event-redeployed = { $player } передислоцирует отряд { $unit } { $from-out } { $to-into }.
event-moved = { $player } делает отрядом { $unit } тактический ход { $from-out } { $to-into }, цена { $price }.
event-charged = { $player } атакует отрядом { $unit } { $from-out }, цена { $price }.
event-charged-again = Сокрушение: { $player } снова атакует отрядом { $unit } { $from-out }.
event-carried-on = { $player } продолжает сражение отрядом { $unit } против { $target }, цена { $price }.
event-leaving = { $player } выводит из сражения отряд { $unit }, цена { $price }.
event-shot = { $player } обстреливает отрядом { $unit } отряд { $target }, цена { $price }.
event-excited = { $player } применяет Воодушевление: { $unit }, ещё один кубик, цена { $price }.
event-healed = { $player } применяет Лечение ({ $unit }): { $target }, { $tile-nom }, цена { $price }.
event-doubled = { $player } отдаёт Двойной приказ: { $unit }, цена { $price }.
event-enough = { $player } отказывается от второго приказа.
event-passed = { $player } пропускает ход.
event-intercepted = { $player } перехватывает отряд { $target } отрядом { $unit }, цена { $price }.
event-shot-against = { $player } обстреливает атакующий отряд { $target } отрядом { $unit }, цена { $price }.
event-waited = { $player } выжидает.
event-contact = Отряды { $unit } и { $target } в контакте.
event-rolled = { $kind ->
        [strike] Удары
        [back] Ответный удар
        [parting] Удар вдогонку
       *[shot] Обстрел
    }: { $unit } против { $target }, кубиков: { $dice }, ударов: { $hits }{ $more ->
        [0] { "" }
       *[other] , из них { $more } за «+X ранений»
    }.
event-cannot-strike = Отряд { $unit } не наносит ударов: чёрных значений не осталось.
event-declined = { $player } отказывается от удара отрядом { $unit }.
event-shared = Удары делятся: { $units }, каждому { $hits }.
event-wounded = Жетоном ранения отмечен воин: { $unit }, { $tile-nom }.
event-wounded-spent = Отложенным жетоном отмечен раненый воин: { $unit }, { $tile-nom }.
event-wounded-order = Жетоном приказа с отряда { $lender } отмечен раненый воин: { $unit }, { $tile-nom }.
event-destroyed = { $player } теряет воина: { $unit }, { $tile-nom }, { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }.
event-removed = { $player } жертвует воином за один удар: { $unit }, { $tile-nom }, { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }.
event-given-up = { $player } ликвидирует воина: { $unit }, { $tile-nom }, { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }.
event-lost-with-leader = { $player } теряет воина вместе с жетоном Предводителя: { $unit }, { $tile-nom }, { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }.
event-unit-destroyed = { $player }: отряд { $unit } уничтожен.
event-to-front = Отряд { $unit } переходит { $to-into }.
event-leader-unused = { $player } теряет Предводителя: запас покидает неиспользованный жетон.
event-leader-spent = { $player } теряет Предводителя: запас покидает отложенный жетон.
event-leader-unit = { $player } теряет Предводителя: запас покидает жетон приказа с отряда { $unit }.
event-leader-fallen = { $player } теряет Предводителя: запас покидает жетон погибших.
event-leader-wound = { $player } теряет Предводителя: запас покидает жетон ранения.
event-disbanded = Дезорганизация ({ $unit }): { $player } теряет до конца раунда неиспользованный жетон.
event-round-end = Конец раунда { $round }. Жетоны возвращаются, жетоны ранения остаются.
event-ended-beaten = { $player } побеждает: вражеская армия разбита ({ $count } : { $other }).
event-ended-both-beaten = Разбиты обе армии. { $player } побеждает: счёт больше ({ $count } : { $other }).
event-ended-tie = Разбиты обе армии, счёт равный. { $player } побеждает как защитник ({ $count } : { $other }).
event-ended-quiet = Слишком много тихих раундов подряд. По счёту побеждает { $player } ({ $count } : { $other }).
event-ended-round-limit = Последний раунд окончен. По счёту побеждает { $player } ({ $count } : { $other }).

## Refusals: why something cannot be done

refusal-game-over = Битва окончена.
refusal-chance = Что выпадет на кубиках, решает случай.
refusal-committed = Ваша армия утверждена, изменить её нельзя.
refusal-not-your-turn = Сейчас решает { $player }.
refusal-other-decision = Сначала нужно решить нечто другое.
refusal-foreign = Этот тайл принадлежит другой армии.
refusal-picked = В вашей армии уже есть: { $tile-nom }.
refusal-too-dear = Очков размещения нужно { $points }, а осталось { $left }.
refusal-marker-tiles = Оставшиеся тайлы нужны как тайлы-границы.
refusal-formation = { $limit ->
        [one] С этим воином в отряде может быть не больше { $limit } воина: важно наименьшее построение.
        [few] С этим воином в отряде может быть не больше { $limit } воинов: важно наименьшее построение.
       *[many] С этим воином в отряде может быть не больше { $limit } воинов: важно наименьшее построение.
    }
refusal-unit-open = Сначала закройте открытый отряд.
refusal-no-unit-open = Открытого отряда нет.
refusal-not-in-unit = В открытом отряде нет: { $tile-nom }.
refusal-no-closed-unit = Закрытого отряда с таким номером нет.
refusal-no-troops = В армии хотя бы один воин.
refusal-no-ready-army = Готовой армии с таким номером нет.
refusal-not-your-unit = Это не ваш отряд.
refusal-not-an-enemy = Это не вражеский отряд.
refusal-not-in-reserve = Этого отряда нет среди отрядов для размещения.
refusal-not-your-zone = Отряды размещают на своих фронтах и в тылах, а не здесь: { $zone }.
refusal-not-on-field = Такого отряда на поле боя нет.
refusal-redeployed = Этот отряд в этот ход передислоцирован и не может получить приказ.
refusal-slow = Медленный отряд бесплатно не передислоцируют.
refusal-in-engagement = Отряд в зоне сражения так передвигаться не может.
refusal-not-neighbouring = Эта зона не соседняя: { $zone }.
refusal-too-few-tokens = Приказ отряду { $unit } стоит сейчас { $price }; неиспользованных жетонов: { $unused }.
refusal-not-on-front = Отряд должен стоять на фронте.
refusal-no-black-face = Ни у одного живого воина отряда нет чёрного значения.
refusal-no-white-face = Ни у одного живого воина отряда нет белого значения.
refusal-nobody-to-charge = Отсюда некого атаковать.
refusal-not-in-contact = В начале хода отряд не был в контакте с врагом.
refusal-not-in-its-engagement = Эти два отряда не в одном сражении.
refusal-not-a-shot-target = Этот отряд оттуда обстрелять нельзя.
refusal-banned = В этот ход специальные действия запрещены.
refusal-no-trait = В отряде нет живого носителя этого свойства: { $trait }.
refusal-heals-others = Носитель свойства лечит другие отряды, а не свой.
refusal-not-wounded = Нет жетона ранения: { $tile-nom }.
refusal-no-order-to-follow = Двойной приказ стоит { $price }. На оставшиеся жетоны ({ $left }) другому отряду приказа не отдать.
refusal-ordered-already = Этот отряд уже получил приказ в этом Двойном приказе.
refusal-cannot-react = Реагировать могут только отряды на фронте сектора, где идёт атака.
refusal-not-a-charge-target = Этот отряд не может быть целью атаки.
refusal-takes-no-hit = Больше ударов принять не может: { $tile-nom }.
refusal-unused-first = Пока есть неиспользованный жетон, рану отмечают им.
refusal-no-such-token = Такого жетона взять неоткуда.
refusal-no-parting-strike = У этого отряда нет удара вдогонку.
refusal-units-only = За этим столом ликвидируют целые отряды.
refusal-troops-only = За этим столом ликвидируют отдельных воинов.

## Faults in options and positions

fault-battle-size-50 = Размер битвы 50 возможен, только если стол его разрешает.
fault-same-army = Одинаковые армии возможны, только если стол их разрешает; иначе у B та, которой нет у A.
fault-position-seats = Мест два: A и B.
fault-position-units = Отряд состоит из воинов своей армии, каждый тайл один раз, в пределах построения, размера битвы и тайлов-границ.
fault-position-zones = Этот отряд не может сейчас там стоять.
fault-position-engagements = В сражении есть отряды обоих игроков, и у одного из них только один.
fault-position-tokens = Жетоны не сходятся с запасом или лежат там, где не могут.
fault-position-wounds = Раны не соответствуют воинам.
fault-position-deed = Выполняемый приказ не соответствует позиции.
fault-position-step = Битва не может быть на этом этапе.

## Options of a table

option-battle_size = Размер битвы
option-battle_size-50 = 50 очков
option-battle_size-60 = 60 очков
option-battle_size-70 = 70 очков
option-battle_size-80 = 80 очков
option-battle_size-90 = 90 очков
option-battle_size-100 = 100 очков
option-battle_size_50 = Размер битвы 50
option-battle_size_50-no = Недоступен
option-battle_size_50-yes = Доступен, как в поздних изданиях
option-army_of_a = Армия игрока A
option-army_of_a-celts = Кельты
option-army_of_a-romans = Римляне
option-army_of_a-random = По жребию
option-same_army = Одинаковые армии
option-same_army-no = Нет: коробка одна
option-same_army-yes = Да, как с двумя коробками
option-army_of_b = Армия игрока B
option-army_of_b-other = Та, которой нет у игрока A
option-army_of_b-celts = Кельты
option-army_of_b-romans = Римляне
option-marker_tiles = Тайлы-границы
option-marker_tiles-4 = Четыре тайла остаются вне армии
option-marker_tiles-0 = Ни одного
option-stack_view = Что видно в стопке
option-stack_view-top_and_height = Верхний тайл и высота
option-stack_view-top_only = Верхний тайл
option-reserve_view = Что видно из отрядов для размещения
option-reserve_view-tops = Верхний тайл каждой стопки
option-reserve_view-count = Число стопок
option-special_first_turn_ban = Сколько запрещены специальные действия
option-special_first_turn_ban-attacker_first_turn = В первый ход атакующего
option-special_first_turn_ban-each_first_turn = В первый ход каждого игрока
option-special_first_turn_ban-first_round = Весь первый раунд
option-shoot_into_engagement = Кому достаются удары при обстреле во время сражения
option-shoot_into_engagement-enemy = Вражеским отрядам этого сражения
option-shoot_into_engagement-both = Всем отрядам обеих сторон
option-shoot_rounding = Округление поделённых ударов
option-shoot_rounding-up = Вверх
option-shoot_rounding-nearest = До ближайшего, половина вверх
option-shoot_rounding-down = Вниз
option-unit_numbers = Номера отрядов
option-unit_numbers-build = В порядке составления
option-unit_numbers-deployment = В порядке размещения
option-spent_tokens_for_wounds = Отложенные жетоны для ран
option-spent_tokens_for_wounds-usable = Можно
option-spent_tokens_for_wounds-locked = Нельзя
option-voluntary_removal = Кого ликвидируют в конце раунда
option-voluntary_removal-unit = Целые раненые отряды
option-voluntary_removal-troop = Отдельных раненых воинов
option-wide_arc_reaction = Широкий угол обстрела против атаки в соседнем секторе
option-wide_arc_reaction-no = Нельзя
option-wide_arc_reaction-yes = Можно
option-optional_strikes = Ответные удары и удары вдогонку
option-optional_strikes-no = Всегда
option-optional_strikes-yes = Решает владелец
option-victory_check = Когда проверяется победа
option-victory_check-round_end = В конце раунда
option-victory_check-each_turn = И после каждого хода
option-victory_base = Половина чего разбивает армию
option-victory_base-fielded = Выставленных очков размещения
option-victory_base-battle_size = Размера битвы
option-quiet_rounds_limit = После скольких тихих раундов подряд кончается битва
option-quiet_rounds_limit-10 = 10
option-quiet_rounds_limit-0 = Никогда
option-quiet_rounds_limit-5 = 5
option-quiet_rounds_limit-20 = 20
option-round_limit = После скольких раундов кончается битва
option-round_limit-100 = 100
option-round_limit-0 = Никогда
option-round_limit-30 = 30
option-round_limit-50 = 50

## What is our reconstruction

reconstruction-traits = Что делают свойства и какие значения на тайлах: и то и другое взято из опубликованных источников, в тексте правил этого нет.
reconstruction-guards = То, что битва кончается после десяти тихих раундов или после раунда 100: в правилах такого конца нет, но программе он нужен.

## The position in words

describe-phase = { $phase }. Размер битвы: { $size } очков.
describe-attacker = Атакующий — { $name }.
describe-round = Раунд { $round }, ход: { $name }. Первый в раунде: { $first }.
describe-ban = В этот ход специальные действия запрещены.
describe-quiet = Тихих раундов подряд: { $rounds } из { $limit }.
describe-head-army = армия
describe-head-state = состояние
describe-head-unused = неиспользованные
describe-head-orders = приказы
describe-head-spent = отложено
describe-head-wounds = ранения
describe-head-fallen = погибшие
describe-head-pool = запас
describe-head-lost = потеряно очков
describe-head-beaten-at = разбита при
describe-head-fielded = выставлено очков
describe-ready-army = готова
describe-building-army = составляется
describe-left = левый
describe-centre = центр
describe-right = правый
describe-sector-1 = 1: правый A, левый B
describe-sector-2 = 2: центральный
describe-sector-3 = 3: левый A, правый B
describe-rear = тыл
describe-front = фронт
describe-engagement-zone = зона сражения
describe-reserve = для размещения
describe-stack = { $unit }, { $zone }: сверху { $tile-nom }, тайлов: { $height }.
describe-own-stack = { $unit }, { $zone }: { $troops-nom }. Тайлы сверху вниз: { $tiles }; чёрные { $black }, белые { $white }. Очков ранений { $wounds }, очков размещения { $points }.
describe-unit = { $unit }, { $zone }: { $troops-nom }. Тайлы { $tiles }; чёрные { $black }, белые { $white }. Очков ранений { $wounds }, очков размещения { $points }, жетонов приказа { $orders }, цена следующего приказа { $price }.
describe-wounded = { $unit }, ранены: { $troops-nom } ({ $tiles }).
describe-traits = { $unit }, свойства: { $traits }.
describe-expected = { $unit }, ударов в среднем: атака { $charge }, продолжение сражения { $carry }, ответный удар { $back }, обстрел { $shot }.
describe-hidden-stacks = { $name }, скрытых стопок для размещения: { $count }.
describe-building = Очков размещения потрачено: { $points }, осталось: { $left }. Ещё можно выбрать тайлов: { $room }.
describe-closed = Отряд { $number } сверху вниз: { $troops-nom } ({ $tiles }), { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }.
describe-open = Открытый отряд сверху вниз: { $troops-nom } ({ $tiles }), { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }.
describe-ready = Готовая армия { $number }, { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }: { $units }
describe-redeployed = В этот ход передислоцирован: { $unit }.
describe-double-order = Двойной приказ: { $unit }; первый приказ: { $first }.
describe-charger = Отряд { $unit } атакует, цели ещё нет.
describe-charge = Атака отряда { $unit }, цель: { $target }.
describe-carry-on = Отряд { $unit } продолжает сражение, цель: { $target }.
describe-leave = Отряд { $unit } выходит из сражения.
describe-shoot = Отряд { $unit } стреляет, цель: { $target }.
describe-excited = У отряда { $unit } ещё один кубик за Воодушевление.
describe-parting = Удары вдогонку ещё за отрядами: { $units }.
describe-roll = { $kind ->
        [strike] Удары
        [back] Ответный удар
        [parting] Удар вдогонку
       *[shot] Обстрел
    }: { $unit } против { $target }, кубиков: { $dice }.
describe-head-hits = удары
describe-head-chance = вероятность
describe-hits = { $unit }, ударов распределить: { $hits }.
describe-head-tile = тайл
describe-head-troop = воин
describe-decimal = { $whole },{ $tenths }
describe-percent = { $whole },{ $tenths }{"\u00A0"}%
describe-head-black = чёрные
describe-head-white = белые
describe-head-wound-points = очки ранений
describe-doomed = гибнет
describe-hit = получил удар
describe-marked = ранен
describe-share = Потом свою долю получает { $unit }, ударов: { $hits }.
describe-trait = { $trait }: { $text }
describe-head-points = очки размещения
describe-head-formation = построение
describe-head-traits = свойства
describe-head-tiles = тайлы (значения, чёрные / белые)

## Building

value-points = Очки размещения
value-formation = Построение
value-wounds = Очки ранений
told-tile = { $troop }: очки размещения { $points }, построение { $formation }, очки ранений { $wounds }
told-black = чёрные значения { $faces }
told-white = белые значения { $faces }
build-purse = Очки и готовность
build-left = { $count ->
        [one] очко осталось
        [few] очка осталось
       *[many] очков осталось
    }
build-spent = потрачено { $points } из { $size }
build-points = { $count ->
        [one] { $count } очко
        [few] { $count } очка
       *[many] { $count } очков
    }
build-units = { $count ->
        [one] { $count } отряд
        [few] { $count } отряда
       *[many] { $count } отрядов
    }
build-troops = { $count ->
        [one] { $count } воин
        [few] { $count } воина
       *[many] { $count } воинов
    }
build-room = { $count ->
        [0] Больше тайлов взять нельзя: остальные обозначают секторы.
        [one] Можно взять ещё один тайл
        [few] Можно взять ещё { $count } тайла
       *[many] Можно взять ещё { $count } тайлов
    }
build-other-builds = { $name }: армия ещё собирается.
build-other-ready = { $name }: армия готова.
build-yours-ready = Ваша армия готова.
build-secret = Никто не видит чужую армию, пока обе не готовы.
build-commit = Утвердить армию
build-commit-sure = Утвердить окончательно
build-sure = Отряды: { $units }, воины: { $troops }, очки: { $points } из { $size }.
build-left-over = Очки не потрачены: { $left }, тайлы вне армии: { $out }. Утверждённую армию изменить уже нельзя.
build-go-on = Собирать дальше
build-open = Открытый отряд
build-hint = Выберите воина: он откроет отряд и ляжет сверху.
build-hint-done = Больше воинов взять нельзя. Утвердите армию или разберите отряд.
build-full = Больше никто не поместится. Следующий воин откроет новый отряд.
build-formation = { $count } из { $limit }
build-formation-text = Воины в отряде и сколько их допускает наименьшее построение
build-mean = ø { $mean }
build-mean-text = В среднем ударов на кубик
build-top = сверху
build-on-top = Сверху: { $troop }.
build-to-top = Положить сверху: { $troop }.
build-close = Закрыть отряд
build-apart = Разобрать
build-reopen = Открыть снова
build-roster = Воины
build-order = Порядок
build-order-troop = Воин
build-order-points = Очки
build-order-formation = Построение
build-filter = Показать
build-filter-all = Всех воинов
build-filter-fits = Кого можно взять сейчас
build-filter-black = С чёрными значениями
build-filter-white = С белыми значениями
build-filter-two-wounds = С двумя очками ранений
build-nothing = Таких воинов нет.
build-in-open = В открытом отряде.
build-in-unit = В отряде { $number }.
build-army = Ваша армия
build-empty = Ни один отряд ещё не закрыт. Готовая армия — быстрое начало.
build-unit = Отряд { $number }
build-ready = Готовые армии
build-ready-number = Армия { $number } из { $count }
build-ready-take = Взять эту армию
build-ready-replaces = Она заменит то, что собрано. Отмена вернёт его.
build-previous = Предыдущая армия
build-next = Следующая армия
build-shuffle = Перемешать

## The result

summary-player = Игрок
summary-row-army = Армия
summary-row-destroyed = Уничтожено очков
summary-row-by-strikes = в сражениях
summary-row-by-shots = обстрелом
summary-row-given-up = ликвидировал противник
summary-row-needed = Нужно очков
summary-row-troops = Потеряно воинов
summary-row-units = Потеряно отрядов
summary-row-strikes = Бросков в сражениях
summary-row-shots = Бросков при обстреле
summary-row-hits = Ударов
summary-row-expected = Ожидалось ударов
summary-row-luck = Удача
summary-number = { $number }
summary-more = +{ $number }
summary-note = Ожидалось: среднее каждого броска с теми значениями, которые тогда были живы. Что кубики дали сверх того, — удача.

## The board

board-unit = { $unit }: { $troops }
board-unit-of = { $unit } ({ $name })
board-unit-title = { $unit } ({ $name })
board-times = { $count } × { $troop }
board-face-down = { $count ->
    [one] { $count } закрытый тайл
    [few] { $count } закрытых тайла
   *[many] { $count } закрытых тайлов
}
board-under-it = то, что лежит под ним, скрыто
board-unit-told = выдержит ран: { $wounds }, стоит очков: { $points }, приказов на нём: { $orders }, следующий стоит { $price }
board-choose-unit = Приказы для { $unit }
board-choose-stack = Выставить { $unit }
board-battlefield = Поле боя
board-situation = Положение
board-engagement = Сражение
board-free = даром
board-tag = уничтожит: { $percent } %
board-tag-own = погибнет: { $percent } %
board-why-not = Почему не сюда: { $zone }?
board-fallen = Здесь уничтожен отряд { $unit }
board-open-sector = { $own ->
    [yes] В этом секторе нет вашего отряда
   *[no] В этом секторе нет отряда
}
board-goal = Уничтожьте половину армии противника
board-goal-rules = Как выигрывают битву
board-stands = { $own ->
    [yes] вы: { $count } из { $needed }
   *[no] { $name }: { $count } из { $needed }
}
board-counted-round = подсчёт в конце каждого раунда
board-counted-turn = подсчёт после каждого хода
board-round-of = раунд { $round } из { $last }
board-flank-left = левый
board-flank-centre = центр
board-flank-right = правый
board-flank-left-of = левый фланг { $seat }
board-flank-centre-of = центр
board-flank-right-of = правый фланг { $seat }
board-attacker = атакующий
board-defender = защитник
board-tokens-unused = Неиспользованные жетоны: { $count }
board-tokens-orders = Приказы на отрядах: { $count }
board-tokens-spent = Отложенные жетоны: { $count }
board-tokens-wounds = Ранения: { $count }
board-tokens-fallen = Жетоны погибших: { $count }
board-to-half = { $left ->
    [0] очков потеряно: половина армии
    [one] очков потеряно, до половины { $left }
    [few] очков потеряно, до половины { $left }
   *[many] очков потеряно, до половины { $left }
}
board-quiet = Тихие раунды: { $quiet } из { $limit }
board-ban = В этот первый ход специальных действий нет.
board-hint-unit = Нажмите на свой отряд, чтобы увидеть его приказы.
board-hint-moves = Нажмите на подсвеченную зону, чтобы перейти туда.
board-hint-stack = Нажмите на стопку, затем на зону.
board-hint-zone = Куда пойдёт { $unit }?
board-reserve = { $name }: стопок для размещения { $count }
board-unseen-stacks = { $count ->
    [one] { $count } стопка, которой не видно
    [few] { $count } стопки, которых не видно
   *[many] { $count } стопок, которых не видно
}
board-stack-text = До битвы виден только верхний тайл стопки.
board-black = Чёрные значения
board-white = Белые значения
board-wounds-left = Выдержит ран
board-worth = Очки размещения
board-orders = Жетоны приказа на нём
board-price = Цена следующего приказа
board-formation = Построение
board-trait = { $trait }: { $effect }
board-dice = { $dice ->
    [one] { $dice } кубик
    [few] { $dice } кубика
   *[many] { $dice } кубиков
}
board-chance = { $more ->
    [yes] ударов: { $hits } и больше — { $percent } %
   *[no] ударов: { $hits } — { $percent } %
}
board-chance-hits = попадёт: { $percent } %
board-chance-destroys = уничтожит: { $percent } %
board-short-hits = попадёт { $percent } %
board-short-destroys = уничтожит { $percent } %
board-short-struck = получит удар { $percent } %
board-short-falls = погибнет { $percent } %
board-short-answers = { $count ->
    [0] ответа нет
    [one] ответить может { $count }
    [few] ответить могут { $count }
   *[many] ответить могут { $count }
}
board-percent = { $percent } %
board-shared = Удары делят между собой: { $units }.
board-roll-strike = { $known ->
    [yes] { $by } бьёт: { $at }
   *[no] { $by } бьёт
}
board-roll-strike-back = { $by } — ответный удар: { $at }
board-roll-parting-strike = { $by } — удар вдогонку: { $at }
board-roll-shot = { $by } стреляет: { $at }
board-roll-shot-against = { $by } стреляет: { $at }
board-rolled-strike = { $by } бьёт ({ $at }):
board-rolled-strike-back = Ответный удар { $by } ({ $at }):
board-rolled-parting-strike = Удар вдогонку { $by } ({ $at }):
board-rolled-shot = { $by } стреляет ({ $at }):
board-rolled-shot-against = { $by } стреляет ({ $at }):
board-rolled-hits = { $hits ->
    [0] ни одного удара
    [one] { $hits } удар
    [few] { $hits } удара
   *[many] { $hits } ударов
}
board-order-charge = Атака
board-order-carry_on = Продолжить сражение с { $at }
board-order-leave = Выйти из сражения
board-order-shoot = { $aimed ->
    [yes] { $unit } стреляет: { $at }
   *[no] { $unit } стреляет
}
board-order-heal = Лечение: { $troop } ({ $at })
board-order-double_order = Двойной приказ
board-order-intercept = { $unit } перехватывает
board-order-target = Сразиться с { $at }
board-order-parting = Следующим бьёт { $unit }
board-order-give_up = Ликвидировать { $unit }
board-costs = цена { $price }
board-if-wait = Если ждать
board-target = Цель
board-falls = гибнет
board-hits-back = попадёт в ответ
board-charger-falls = атакующий гибнет
board-priced = { $unit } (цена { $price })
board-may-intercept = Могут перехватить: { $units }.
board-may-shoot = Могут обстрелять атакующего: { $units }.
board-no-answer = Ни один отряд врага там не может перехватить или выстрелить.
board-way-clear = На пути никого нет: реакции на эту атаку не будет, а цель вы выберете следом.
board-about-heal = Жетон ранения сразу снова свободен.
board-about-double_order = Затем два других отряда получат по приказу, каждый по своей цене.
board-nobody-strikes = Ни один отряд врага не может ударить вдогонку.
board-given-up = Очков врагу: { $points }; освободится жетонов ранения: { $tokens }.
board-hits-left = { $hits ->
    [one] удар нужно распределить
    [few] удара нужно распределить
   *[many] ударов нужно распределить
}
board-doomed = гибнет, очков: { $points }
board-would-die = погибнет, очков: { $points }
board-would-mark = будет ранен
board-to-mark = ранен
board-mark-unused = Жетон ранения берётся из ваших неиспользованных ({ $count }).
board-mark-none = Неиспользованных жетонов нет: возьмите жетон с отряда или из отложенных.
board-mark-remove = Если пожертвовать воином, враг получит очков: { $points }.
board-share-follows = Затем { $unit } получит { $hits ->
    [one] { $hits } удар.
    [few] { $hits } удара.
   *[many] { $hits } ударов.
}
legend-title = Знаки
legend-close = Закрыть знаки
legend-black = чёрное значение: попадает в сражении
legend-white = белое значение: попадает при обстреле
legend-unit = отряд: владелец и номер
legend-price = столько жетонов стоит следующий приказ
legend-unused = неиспользованный жетон
legend-orders = жетон приказа до конца раунда
legend-wounds = жетон ранения
legend-spent = отложенный жетон до конца раунда
legend-fallen = жетон погибших до конца раунда
legend-engaged = отряды в контакте
legend-redeployed = передислоцирован в этот ход
legend-press = Нажмите на то, что не светится: узнаете, почему нельзя.
board-says-round = Раунд { $round }. Ходит: { $name }.
board-says-zone = { $zone }: { $units }.
board-says-faces = чёрные { $black }, белые { $white }
board-says-wounded = ранены: { $troops }
board-says-engagement = В контакте: { $a } и { $b }.
board-says-tokens = Жетоны игрока { $name }: неиспользованных { $unused }, приказов на отрядах { $orders }, отложенных { $spent }, ранений { $wounds }, погибших { $fallen }; всего { $pool }.
board-says-losses = { $name } — потеряно очков: { $lost }; армия разбита при { $breaks }.
board-says-reserve = { $name } — осталось выставить (стопок: { $count }): { $units }.
board-says-open = { $name } — нет отряда в секторах: { $sectors }.
board-says-wounds = { $unit } получает раны; осталось ударов: { $hits }.
