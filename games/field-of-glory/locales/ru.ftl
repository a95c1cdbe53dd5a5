### Field of Glory: The Card Game. Card names and other words follow the glossary of the rulebook.
### `.nom` is a name within a sentence (cards that are not units stand in quotation marks there), `.acc` the accusative,
### `.ins` the instrumental. Player names are never declined, and what a player does stands in the present tense, which has
### no gender.

tagline = Держите строй, обходите противника с фланга и сохраните три столбца из пяти до своего следующего хода.

## Kinds of cards

kind-heavy-infantry = Тяжёлая пехота
    .nom = тяжёлая пехота
    .acc = тяжёлую пехоту
    .ins = тяжёлой пехотой
kind-medium-infantry = Средняя пехота
    .nom = средняя пехота
    .acc = среднюю пехоту
    .ins = средней пехотой
kind-light-infantry = Лёгкая пехота
    .nom = лёгкая пехота
    .acc = лёгкую пехоту
    .ins = лёгкой пехотой
kind-pike = Фаланга
    .nom = фаланга
    .acc = фалангу
    .ins = фалангой
kind-spear = Копейщики
    .nom = копейщики
    .acc = копейщиков
    .ins = копейщиками
kind-archers = Лучники
    .nom = лучники
    .acc = лучников
    .ins = лучниками
kind-cavalry = Конница
    .nom = конница
    .acc = конницу
    .ins = конницей
kind-light-cavalry = Лёгкая конница
    .nom = лёгкая конница
    .acc = лёгкую конницу
    .ins = лёгкой конницей
kind-elephants = Слоны
    .nom = слоны
    .acc = слонов
    .ins = слонами
kind-commander = Полководец
    .nom = «Полководец»
    .acc = «Полководца»
    .ins = «Полководцем»
kind-overlap = Охват
    .nom = «Охват»
    .acc = «Охват»
    .ins = «Охватом»
kind-reserves = Резервы
    .nom = «Резервы»
    .acc = «Резервы»
    .ins = «Резервами»

## The faces: a kind with its command points

card-HI2 = Тяжёлая пехота 2
    .nom = тяжёлая пехота 2
    .acc = тяжёлую пехоту 2
    .ins = тяжёлой пехотой 2
card-HI3 = Тяжёлая пехота 3
    .nom = тяжёлая пехота 3
    .acc = тяжёлую пехоту 3
    .ins = тяжёлой пехотой 3
card-HI4 = Тяжёлая пехота 4
    .nom = тяжёлая пехота 4
    .acc = тяжёлую пехоту 4
    .ins = тяжёлой пехотой 4
card-MI2 = Средняя пехота 2
    .nom = средняя пехота 2
    .acc = среднюю пехоту 2
    .ins = средней пехотой 2
card-MI3 = Средняя пехота 3
    .nom = средняя пехота 3
    .acc = среднюю пехоту 3
    .ins = средней пехотой 3
card-MI4 = Средняя пехота 4
    .nom = средняя пехота 4
    .acc = среднюю пехоту 4
    .ins = средней пехотой 4
card-LI2 = Лёгкая пехота 2
    .nom = лёгкая пехота 2
    .acc = лёгкую пехоту 2
    .ins = лёгкой пехотой 2
card-LI3 = Лёгкая пехота 3
    .nom = лёгкая пехота 3
    .acc = лёгкую пехоту 3
    .ins = лёгкой пехотой 3
card-LI4 = Лёгкая пехота 4
    .nom = лёгкая пехота 4
    .acc = лёгкую пехоту 4
    .ins = лёгкой пехотой 4
card-PK2 = Фаланга 2
    .nom = фаланга 2
    .acc = фалангу 2
    .ins = фалангой 2
card-PK3 = Фаланга 3
    .nom = фаланга 3
    .acc = фалангу 3
    .ins = фалангой 3
card-PK4 = Фаланга 4
    .nom = фаланга 4
    .acc = фалангу 4
    .ins = фалангой 4
card-SP2 = Копейщики 2
    .nom = копейщики 2
    .acc = копейщиков 2
    .ins = копейщиками 2
card-SP3 = Копейщики 3
    .nom = копейщики 3
    .acc = копейщиков 3
    .ins = копейщиками 3
card-SP4 = Копейщики 4
    .nom = копейщики 4
    .acc = копейщиков 4
    .ins = копейщиками 4
card-AR2 = Лучники 2
    .nom = лучники 2
    .acc = лучников 2
    .ins = лучниками 2
card-AR3 = Лучники 3
    .nom = лучники 3
    .acc = лучников 3
    .ins = лучниками 3
card-CV2 = Конница 2
    .nom = конница 2
    .acc = конницу 2
    .ins = конницей 2
card-CV3 = Конница 3
    .nom = конница 3
    .acc = конницу 3
    .ins = конницей 3
card-CV4 = Конница 4
    .nom = конница 4
    .acc = конницу 4
    .ins = конницей 4
card-LC2 = Лёгкая конница 2
    .nom = лёгкая конница 2
    .acc = лёгкую конницу 2
    .ins = лёгкой конницей 2
card-LC3 = Лёгкая конница 3
    .nom = лёгкая конница 3
    .acc = лёгкую конницу 3
    .ins = лёгкой конницей 3
card-LC4 = Лёгкая конница 4
    .nom = лёгкая конница 4
    .acc = лёгкую конницу 4
    .ins = лёгкой конницей 4
card-EL2 = Слоны 2
    .nom = слоны 2
    .acc = слонов 2
    .ins = слонами 2
card-EL3 = Слоны 3
    .nom = слоны 3
    .acc = слонов 3
    .ins = слонами 3
card-CO5 = Полководец
    .nom = «Полководец»
    .acc = «Полководца»
    .ins = «Полководцем»
card-OV2 = Охват
    .nom = «Охват»
    .acc = «Охват»
    .ins = «Охватом»
card-RS2 = Резервы
    .nom = «Резервы»
    .acc = «Резервы»
    .ins = «Резервами»

## What a kind of card does

effect-heavy-infantry = Когда ведёт атаку: −2 против конницы. В лесу −2.
effect-medium-infantry = Особых правил нет.
effect-light-infantry = Когда ведёт атаку: +3 против слонов. В лесу +1. Может стоять со слонами.
effect-pike = Когда ведёт атаку: +1, если второй отряд тоже фаланга. В лесу −2. Не отступает никогда.
effect-spear = Когда ведут атаку: −1 против конницы. Передним отрядом в обороне побеждают при ничьей. В лесу −2. Не отступают никогда.
effect-archers = Могут стоять с любым отрядом.
effect-cavalry = Когда ведёт атаку: −2 против слонов, −1 против фаланги. В лесу −2.
effect-light-cavalry = Выставляется бесплатно, а на труднопроходимой местности стоит 1. Это не то же самое, что конница.
effect-elephants = Когда ведут атаку: −4 против лёгкой пехоты. В лесу −2. Могут стоять с лёгкой пехотой. Не отступают никогда. Обезумевшие слоны: если они потеряны в бою, теряется и верхняя карта колоды.
effect-commander = Даёт 5 очков командования: как плата, как бонусная карта или чтобы взять пять карт. На поле боя не стоит никогда.
effect-overlap = Играется в атаке, до бонусной карты: +1 за каждый ваш отряд со стоимостью перемещения не больше 3 в соседних столбцах, где нет врага.
effect-reserves = Играются как действие: вы берёте три карты.

## Terrain

terrain-plain = Равнина
terrain-rough = Труднопроходимая местность
terrain-woods = Лес
terrain-hill = Холм

effect-plain = Никакого действия.
effect-rough = Каждый выставленный сюда отряд стоит на 1 больше. В бою ничего не значит.
effect-woods = В бою, по переднему отряду каждой стороны: −2 тяжёлой пехоте, фаланге, копейщикам, коннице и слонам, +1 лёгкой пехоте.
effect-hill = В бою +1 обороняющемуся, если он контролирует эту карту местности.

## Seats, phases, parts of a strength

seat-red = Красный
seat-blue = Синий

phase-set-up = Подготовка
phase-draft = Набор колоды
phase-advance = Продвижение
phase-flank-attacks = Фланговые атаки
phase-player-actions = Действия
phase-draw-cards = Добор карт
phase-over = Конец игры

part-combat-value = Боеспособность
part-bonus-card = Бонусная карта
part-two-units = Два отряда
part-terrain = Местность
part-modifier = Модификатор
part-pike-pair = Пара фаланг
part-flank = Обход
part-overlap = Охват

## Prompts: what is to be done now

prompt-chance = Решает случай.
prompt-drafting = Оба игрока набирают колоды.
prompt-waiting = Сейчас решает { $player }.
prompt-keep = Набор колоды, четвёрка { $pack } из 12: оставьте две карты из четырёх.
prompt-advance-discard = Продвижение: выберите отряд, который сбросите в столбце { $column }.
prompt-flank = Фланговые атаки: объявите атаку или завершите фазу.
prompt-actions = Действия: выставляйте отряды, атакуйте, играйте «Резервы» или завершайте.
prompt-placing = Выставьте ещё отряд или закончите. Стоимость пока: { $price ->
        [one] { $price } очко.
        [few] { $price } очка.
       *[many] { $price } очков.
    }
prompt-pay = Осталось оплатить { $open ->
        [one] { $open } очко. Сбросьте карту.
        [few] { $open } очка. Сбросьте карту.
       *[many] { $open } очков. Сбросьте карту.
    }
prompt-attacker-bonus = Положите бонусную карту — с руки или с верха колоды.
prompt-no-retreat = Ни один ваш отряд отступить не может. Они остаются.
prompt-retreat = Ведущий отряд: { $lead-nom }. Выберите отряды, которые отступят; могут остаться и все.
prompt-lose = Полное отступление: выберите отряд, который сбросите.
prompt-defender-bonus = Решите, какую бонусную карту положить в обороне.
prompt-front = Назовите свой передний отряд.
prompt-draw = Добор карт: возьмите три или сбросьте одну и возьмите столько, сколько на ней очков командования.
prompt-limit = У вас больше девяти карт: сбросьте одну.
prompt-won-columns = { $player } побеждает: при проверке победы под контролем не меньше трёх карт местности.
prompt-won-majority = Обе колоды исчерпались по два раза. { $player } побеждает: под контролем больше карт местности.
prompt-won-victory-points = Обе колоды исчерпались по два раза. { $player } побеждает: победных очков больше.
prompt-drawn = Обе колоды исчерпались по два раза, и всё поровну: партия заканчивается вничью.

## Words on buttons

action-terrain = Из карт местности: { $terrain }
action-lay = Ложится в столбец { $column }
action-card = Из колоды: { $card-nom }
action-first-player = Начинает { $player }
action-keep = Оставить { $cards-acc }
action-advance-discard = Сбросить { $card-acc } в столбце { $column }
action-flank = Фланговая атака на столбец { $target } из столбца { $launch }, ведущий отряд: { $card-nom }
action-place = Выставить { $card-acc } в столбец { $column } за { $price ->
        [one] { $price } очко
        [few] { $price } очка
       *[many] { $price } очков
    }
action-place-replacing = Сбросить { $replaced-acc } и выставить { $card-acc } в столбец { $column } за { $price ->
        [one] { $price } очко
        [few] { $price } очка
       *[many] { $price } очков
    }
action-attack = Атаковать в столбце { $column }, ведущий отряд: { $card-nom }
action-reserves = Сыграть «Резервы»
action-end-flank-attacks = Завершить фланговые атаки
action-end-actions = Завершить действия
action-done-free = Закончить: платить не нужно
action-done = Закончить и заплатить { $price ->
        [one] { $price } очко
        [few] { $price } очка
       *[many] { $price } очков
    }
action-pay = Заплатить { $card-ins }
action-overlap = Сыграть «Охват»: +{ $bonus }
action-hand = Бонусная карта с руки: { $card-nom }, +{ $points }
action-deck = Карта из колоды
action-none = Без бонуса
action-stand = Никто не отступает
action-retreat = Отступление: { $cards-nom }
action-lose = Сбросить { $card-acc }
action-front = Впереди: { $card-nom }
action-three = Взять три карты
action-discard = Сбросить { $card-acc } и взять { $points ->
        [one] { $points } карту
        [few] { $points } карты
       *[many] { $points } карт
    }
action-limit = Сбросить { $card-acc }

## Log lines

event-laid = Столбец { $column }: { $terrain }.
event-kept = { $player } заканчивает четвёрку { $packs } из 12.
event-kept-own = { $player } оставляет { $cards-acc } (четвёрка { $packs } из 12).
event-dealt = Оставленные карты перемешиваются, оба игрока берут по девять.
event-first-player = Жребий: начинает { $player }.
event-turn = Ход { $turn }: { $player }
event-turned = { $player } берёт под контроль столбец { $column }.
event-turned-neutral = Столбец { $column } становится нейтральным.
event-advance-discarded = Продвижение: { $player } сбрасывает { $card-acc } в столбце { $column }.
event-flank-attack = { $player } проводит фланговую атаку на столбец { $column } из столбца { $launch }, ведущий отряд: { $card-nom }.
event-attack = { $player } атакует в столбце { $column }, ведущий отряд: { $card-nom }.
event-overlap = { $player } играет «Охват»: +{ $bonus }.
event-bonus-none = { $player } не кладёт бонусной карты.
event-bonus-hand = { $player } кладёт бонусную карту с руки.
event-bonus-deck = { $player } берёт бонусную карту из колоды.
event-retreated = { $player } уводит { $cards-acc } из столбца { $column }.
event-full-retreat = Полное отступление: { $player } остаётся без противника.
event-full-retreat-bonus = Полное отступление: { $player } остаётся без противника и сбрасывает бонусную карту: { $card-nom }.
event-gave-up = { $player } сбрасывает { $card-acc } в столбце { $column }.
event-front = { $player } ставит вперёд { $card-acc }.
event-shown = { $player } открывает бонусную карту: { $card-nom }.
event-compared-attacker = { $attack } против { $defence }: { $player } побеждает в атаке.
event-compared-defender = { $attack } против { $defence }: { $player } отбивает атаку.
event-compared-spear = { $attack } против { $defence }: при ничьей побеждают копейщики, { $player } отбивает атаку.
event-compared-tie = { $attack } против { $defence }: ничья.
event-handed-over = { $player } отдаёт { $cards-acc } из столбца { $column }.
event-rampage = Обезумевшие слоны: { $player } отдаёт ещё и { $card-acc } с верха колоды.
event-rampage-none = Обезумевшие слоны: { $player } ничего не отдаёт, колода и сброс пусты.
event-second-discarded = { $player } сбрасывает второй отряд в столбце { $column }: { $card-nom }.
event-tie-discarded = Ничья: { $player } сбрасывает { $cards-acc } в столбце { $column }.
event-placed = { $player } выставляет { $card-acc } в столбец { $column }. Стоимость пока: { $price ->
        [one] { $price } очко.
        [few] { $price } очка.
       *[many] { $price } очков.
    }
event-placed-replacing = { $player } сбрасывает { $replaced-acc } и выставляет { $card-acc } в столбец { $column }. Стоимость пока: { $price ->
        [one] { $price } очко.
        [few] { $price } очка.
       *[many] { $price } очков.
    }
event-paid = { $player } платит { $card-ins }, уплачено { $paid } из { $price }.
event-reserves = { $player } играет «Резервы», чтобы взять три карты.
event-draws-three = { $player } берёт три карты.
event-gave-for-cards = { $player } сбрасывает { $card-acc }, чтобы взять { $points ->
        [one] { $points } карту.
        [few] { $points } карты.
       *[many] { $points } карт.
    }
event-run-out = { $player }: колода исчерпана { $number ->
        [2] во
       *[other] в
    } { $number }-й раз, { $cards ->
        [0] перемешивать больше нечего.
        [one] сброс ({ $cards } карта) перемешивается и становится колодой.
        [few] сброс ({ $cards } карты) перемешивается и становится колодой.
       *[many] сброс ({ $cards } карт) перемешивается и становится колодой.
    }
event-limit = Предел карт на руке: { $player } сбрасывает { $card-acc }.
event-ended-columns = { $player } побеждает: при проверке победы под контролем не меньше трёх карт местности.
event-ended-majority = Обе колоды исчерпались по два раза: { $player } побеждает, под контролем больше карт местности.
event-ended-victory-points = Обе колоды исчерпались по два раза: { $player } побеждает, победных очков больше.
event-ended-drawn = Обе колоды исчерпались по два раза, и всё поровну: партия заканчивается вничью.

## Refusals: why something cannot be done

refused-game-over = Игра окончена.
refused-chance = Карты из колоды и бросок монеты определяет случай.
refused-drafted = Ваш набор колоды уже закончен.
refused-not-your-turn = Сейчас решает { $player }.
refused-other-decision = Сначала нужно решить нечто другое.
refused-not-in-pack = Этих двух карт нет среди четырёх.
refused-not-in-hand = У вас на руке нет такой карты: { $card-nom }.
refused-not-a-unit = { $kind } — не отряд и на поле боя не ставится.
refused-not-replaceable = Заменить можно только отряды, стоявшие в столбце до этого действия.
refused-no-room = В столбце { $column } у вас уже два отряда. Замените один из них.
refused-no-pair = { $kind } и { $other-nom } не могут стоять вместе в одном столбце.
refused-too-dear = Стоимость составила бы { $price }, а карты, которые остались бы на руке, дают вместе { $points }.
refused-no-target = В столбце { $column } нет отрядов обоих игроков.
refused-not-there = В столбце { $column } у вас нет такого отряда: { $card-nom }.
refused-no-own-unit = В столбце { $column } у вас нет отряда напротив врага.
refused-no-enemy = В столбце { $column } нет отряда противника.
refused-not-beside = Фланговая атака начинается из атакуемого столбца или из соседнего с ним.
refused-flank-not-free = Столбец { $column } не обходящий: там должен быть ваш отряд и не должно быть вражеских.
refused-far-column = Этот фланг прикрывает вражеский отряд в столбце { $column }.
refused-not-at-start = В начале фазы этой возможности не было.
refused-overlap-flank = Во фланговой атаке «Охват» сыграть нельзя.
refused-overlap-played = В одной атаке можно сыграть только один «Охват».
refused-overlap-defender = «Охват» играет только атакующий.
refused-nothing-to-take = Ваши колода и сброс пусты.
refused-bonus-compulsory = Атакующий обязан положить бонусную карту.
refused-bonus-compulsory-defender = За этим столом обороняющийся тоже обязан положить бонусную карту.
refused-cannot-retreat = От этого ведущего отряда могут отступить только отряды со стоимостью перемещения ниже { $cost }.
refused-not-one-of-them = Это не тот отряд, о котором идёт речь.

## Faults in positions

fault-position-seats = Мест два.
fault-position-columns = Столбцов пять, с номерами от 1.
fault-position-terrain = Есть шесть равнин и по одной карте труднопроходимой местности, леса и холма; пять из них выложены.
fault-position-units = У игрока в столбце не больше двух отрядов, и они должны уметь стоять вместе.
fault-position-cards = Таких карт столько нет.
fault-position-draft = При наборе колоды двенадцать раз оставляют две карты из четырёх.
fault-position-step = Ход не может быть на этом этапе.
fault-position-pairs = Для обхода нужны соседние столбцы, и такие возможности есть только в фазе фланговых атак.
fault-position-placing = Выставление не соответствует позиции.
fault-position-combat = Бой не соответствует позиции.
fault-position-memory = Увиденное игроками не сходится с тем, где лежат карты.

## Options of a table

option-unit_modifier_scope = Чьи модификаторы учитываются
option-unit_modifier_scope-attacking_lead_only = Только ведущего отряда
option-unit_modifier_scope-both_leads = Обоих передних отрядов
option-full_retreat_cost = Чего стоит атакующему полное отступление
option-full_retreat_cost-always_discard_one_attacking_unit = Всегда одного отряда
option-full_retreat_cost-discard_one_only_if_two = Одного из двух; единственный остаётся
option-defender_bonus_card = Бонусная карта обороняющегося
option-defender_bonus_card-optional = Он может её положить
option-defender_bonus_card-mandatory = Он обязан её положить
option-shuffle_end_timing = Когда исчерпание колод заканчивает игру
option-shuffle_end_timing-end_of_current_turn = В конце хода
option-shuffle_end_timing-end_of_round = В конце раунда: ходов у обоих поровну
option-terrain_layout_tie = Два одинаково далёких столбца при раскладке местности
option-terrain_layout_tie-left_first = Левый
option-terrain_layout_tie-random = Решает монета
option-flank_attack_sequence = Порядок фланговой атаки
option-flank_attack_sequence-retreat_first = Сначала отступление, потом бонусные карты; полное отступление ничего не стоит
option-flank_attack_sequence-as_attack = Как при атаке: сначала бонусная карта, полное отступление имеет цену
option-flank_attack_overlap = «Охват» во фланговой атаке
option-flank_attack_overlap-not_allowed = Нельзя
option-flank_attack_overlap-allowed = Можно
option-overlap_per_attack = Сколько «Охватов» в одной атаке
option-overlap_per_attack-one = Не больше одного
option-overlap_per_attack-any = Сколько угодно, каждый с полным бонусом
option-discard_pile_view = Кто может просматривать сброс
option-discard_pile_view-owner = Владелец
option-discard_pile_view-both = Оба игрока

## What is our reconstruction

reconstruction-terrain = Сколько карт каждой местности и что делает холм: правила этого не говорят, мы следуем единственному опубликованному источнику.
reconstruction-figures = Числа на картах взяты из опубликованного списка и согласуются со всеми примерами правил. О том, что копейщики в обороне побеждают при ничьей, говорит только этот источник.

## The board

board-name-heavy-infantry = Тяжёлая пехота
board-name-medium-infantry = Средняя пехота
board-name-light-infantry = Лёгкая пехота
board-name-pike = Фаланга
board-name-spear = Копейщики
board-name-archers = Лучники
board-name-cavalry = Конница
board-name-light-cavalry = Лёгкая конница
board-name-elephants = Слоны
board-name-commander = Полководец
board-name-overlap = Охват
board-name-reserves = Резервы
board-points = Очки командования
board-cost = Стоимость перемещения
board-cost-flank = { $cost } (на фланге +{ $flank })
board-victory-points = Победные очки
board-copies = Штук в наборе
board-times = { $count } ×
board-battlefield = Поле боя
board-column = { $flank ->
        [yes] Столбец { $number }, фланг: { $terrain }
       *[no] Столбец { $number }: { $terrain }
    }
board-column-short = Столбец { $number }
board-neutral = Нейтрален.
board-controlled = Контролирует: { $name }.
board-flank = Фланг
board-flank-text = Фланговый столбец: выставленный сюда отряд стоит больше на свой фланговый штраф.
board-unit = { $card } ({ $name }, столбец { $column })
board-can-escape = может отступить
board-replace-both = Оба
board-why-not = Почему не в столбец { $column }?
board-pair = { $usable ->
        [yes] Обходит столбец { $target }: +2 к атаке на него
       *[no] Обходил столбец { $target }; больше нет
    }
board-hand-cards = { $count ->
        [one] { $count } карта на руке
        [few] { $count } карты на руке
       *[many] { $count } карт на руке
    }
board-deck-cards = { $count ->
        [one] { $count } карта в колоде
        [few] { $count } карты в колоде
       *[many] { $count } карт в колоде
    }
board-discard-cards = { $count ->
        [one] { $count } карта в сбросе
        [few] { $count } карты в сбросе
       *[many] { $count } карт в сбросе
    }
board-discard-top = Сверху: { $card }
board-victory-cards = { $margin ->
        [0] Стопка победы: { $points } ПО, столько же, сколько у соперника
       *[other] Стопка победы: { $points } ПО, разница { $margin }
    }
board-run-outs = Исчерпаний колоды: { $count } из 2
board-run-outs-text = Когда обе колоды исчерпаны дважды, партия заканчивается.
board-columns = Контролируемые карты местности: { $count }
board-columns-text = Кто в начале своего хода контролирует три, побеждает.
board-packs = Готово четвёрок: { $packs } из 12
board-word-columns = столбцы
board-word-hand = рука
board-word-deck = колода
board-word-run-outs = исчерп.
board-word-discard = сброс
board-word-victory = ПО
board-hand = Рука
board-hand-empty = Карт на руке нет
board-would-be = будет { $total }
board-sums = { $own } против { $other } до бонусных карт
board-situation = Положение
board-attack-title = { $kind ->
        [flank] Фланговая атака на столбец { $column } из столбца { $launch }
        [flank-same] Фланговая атака на столбец { $column } из него же
       *[attack] Атака в столбце { $column }
    }
board-stake = На кону: выиграть { $won } ПО, потерять { $lost } ПО.
board-escape = Могут отступить: { $cards }. Если никто не останется, боя не будет, и местность останется как есть.
board-no-escape = Отступить не может никто.
board-overlap = «Охват» прибавил бы { $bonus }.
board-verdict-attacker-sure = Никакая бонусная карта этого не изменит: побеждает атакующий.
board-verdict-defender-sure = Никакая бонусная карта этого не изменит: побеждает обороняющийся.
board-verdict-ahead = Атакующий впереди на { $number }. Для ничьей бонусная карта обороняющегося должна быть выше на { $number }, для победы больше.
board-verdict-ahead-spear = Атакующий впереди на { $number }. Бонусная карта обороняющегося должна быть выше на { $number }: его копейщики побеждают при ничьей.
board-verdict-behind = Атакующий отстаёт на { $number }. Для ничьей его бонусная карта должна быть выше на { $number }, для победы больше.
board-verdict-behind-spear = Атакующий отстаёт на { $number }. Его бонусная карта должна быть выше более чем на { $number }: копейщики побеждают при ничьей.
board-verdict-even = Поровну: побеждает более высокая бонусная карта, равные дают ничью.
board-verdict-even-spear = Поровну: побеждает более высокая бонусная карта, при равных копейщики.
board-verdict-defender-needs = Для ничьей обороняющемуся нужна бонусная карта { $number }, для победы выше.
board-verdict-defender-any = С любой бонусной картой побеждает обороняющийся, без неё атакующий.
board-verdict-defender-wins-with = Обороняющийся побеждает с бонусной картой { $number } или выше.
board-verdict-tie-unless-defender = Ничья; с любой бонусной картой побеждает обороняющийся.
board-verdict-attacker-needs = Для ничьей атакующему нужна бонусная карта { $number }, для победы выше.
board-verdict-attacker-wins-with = Атакующий побеждает с бонусной картой { $number } или выше.
board-verdict-tie = Ничья.
board-bonus = { $from ->
        [hand] { $card }, с руки
        [deck] { $card }, из колоды
       *[nowhere] без бонусной карты
    }
board-price = Стоимость
board-paid = Оплачено
board-points-left = ОК на руке
board-placing = Выставление отрядов
board-paying = Оплата
board-pay-with = Оплатить: { $cards }
board-done-pay-with = Закончить и оплатить: { $cards }
board-pay-lost = { $lost ->
        [0] Ничего при этом не теряется.
       *[other] При этом теряется { $lost } ОК.
    }
board-pay-yourself = Или платите картами с руки по одной.
board-place-more = Или выставляйте дальше.
board-hint-place = { $card }: выберите место. Число показывает стоимость в очках командования: платят, сбрасывая другие карты.
board-hint-reserves = Резервы: нажмите карту ещё раз, чтобы взять три.
board-hint-flank = Нажмите на светящийся отряд, и он поведёт фланговую атаку. Числа на нём — силы обеих сторон до бонусных карт.
board-hint-actions = Нажмите карту на руке, чтобы выставить её, или светящийся отряд, чтобы атаковать им. Числа на нём — силы обеих сторон до бонусных карт.
board-hint-points = ОК — очки командования на монете: такую часть стоимости оплачивает сброшенная карта.
board-hint-place-first = Нажмите карту на руке, чтобы выставить её.
board-hint-control = Карта местности поворачивается к вам в начале вашего хода, если в её столбце стоит ваш отряд, а противника там нет; выигранный бой поворачивает её сразу.
board-hint-won = Выигранный бой сразу поворачивает к вам карту местности атакованного столбца.
board-hint-third-you = У вас две карты местности. Если в начале вашего хода их будет три, вы победите; значит, третью нужно удержать в течение хода противника.
board-hint-third-other = { $name }: две карты местности. Когда их станет три, у вас будет один ход, чтобы отбить хотя бы одну.
board-hint-run-out = Ваша колода на исходе. Когда она закончится, сброс перемешивается и становится колодой. Когда обе колоды исчерпаны дважды, партия заканчивается, и побеждает тот, у кого больше карт местности.
board-hint-bonus = Очки командования бонусной карты прибавляются к силе; затем карту сбрасывают.
board-fought = { $spear ->
        [yes] При ничьей копейщиками побеждает { $name }
       *[no] Бой выигрывает { $name }
    }
board-fought-tie = Бой закончился вничью
board-turn = Ход { $turn } · { $phase }
board-keep-two = Нажмите две карты, которые оставляете. Две другие выбывают из игры.
board-keep-with = { $card } и какая вторая? Второе нажатие оставит обе.
board-draft-for-me = Или поручите остаток набора программе:
board-drafting = Идёт набор: { $army }
board-draft-stop = Стоп, дальше выбираю без помощи
board-kept = Оставлено: { $cards } из 24 карт, { $points } ОК
board-kept-kind = { $kind }: оставлено { $kept }, ещё придёт { $coming }
board-coming = Маленькие числа: столько ещё придёт в ваших четвёрках.
board-points-are = ОК — очки командования на монете: столько карта платит за отряды, столько добавляет в бою или столько карт позволяет взять.
army-balanced = Ровная армия
army-balanced-hint = Лучшее каждого вида, как набирает себе компьютер.
army-line = Боевая линия
army-line-hint = Тяжёлая и средняя пехота, за ней лучники.
army-riders = Всадники
army-riders-hint = Обе конницы и лёгкая пехота: дёшевы и хороши на флангах.
army-phalanx = Фаланга и слоны
army-phalanx-hint = Фаланги парами, слоны с лёгкой пехотой: бьют сильно и никогда не отступают.
board-goal = Три карты местности в начале своего хода — победа.
board-goal-rules = Как побеждают
board-threat-you = Карт местности у вас: { $columns }. Три в начале вашего следующего хода — победа.
board-threat-other = { $name }: карт местности { $columns }. Три в начале следующего хода этого игрока — его победа.
board-standing = Местность: красный { $red }, синий { $blue }
board-ground = { $kind ->
        [rough] Труднопро{"\u00AD"}ходимая
       *[other] { $terrain }
    }
board-clock = Или обе колоды дважды: красный { $red }/2, синий { $blue }/2.

## The position in words

describe-turn = Ход { $turn }, { $phase }: { $name }.
describe-column = Столбец { $number }, { $terrain }. { $controlled } { $red }: { $redUnits }. { $blue }: { $blueUnits }.
describe-pair = Возможна фланговая атака на столбец { $target } из столбца { $flanking }.
describe-player = { $name }: столбцы { $columns }, на руке { $hand }, колода { $deck }, сброс { $discard }, исчерпания { $outs }, победные очки { $points }.
describe-pack = Четыре карты на выбор: { $cards }. Оставлено: { $kept }.
describe-hand = У вас на руке: { $cards }.
describe-placing = Стоимость пока { $price } ОК, оплачено { $paid }.
describe-combat = Бой в столбце { $column }: { $lead }, сила { $attack }; впереди { $front }, сила { $defence }, насколько известно.
describe-attack = { $action }: { $lead }, сила { $attack }; впереди { $front }, сила { $defence }, без бонусных карт.
describe-bonus = { $from ->
        [hand] { $name }, бонусная карта с руки: { $card }
        [deck] { $name }, бонусная карта из колоды: { $card }
       *[nowhere] { $name }: без бонусной карты.
    }
describe-victory = { $name }, стопка победы: { $cards }.
describe-discard = { $name }, сброс: { $cards }.
describe-deck = { $name }, колода без порядка: { $cards }.
describe-unit = { $code }, { $kind }: боеспособность { $value }, стоимость перемещения { $cost } (на фланге +{ $flank }), { $points } ПО. { $effect }
describe-other-card = { $code }, { $kind }: { $effect }
describe-terrain = { $terrain }: { $effect }

## After the game

summary-line-columns = Карты местности
summary-line-victory = Победные очки
summary-line-combats = Бои
summary-line-wins = из них выиграно
summary-line-bonus = Бонусные карты, в среднем ОК
summary-line-deck = Бонусные карты из колоды
summary-line-retreats = Отступившие отряды
summary-line-run-outs = Исчерпания
summary-number = { $number }
summary-note = В полном наборе из 48 карт среднее 3,1 ОК.
