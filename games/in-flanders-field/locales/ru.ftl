### In Flanders Field. Card names and other words follow the glossary of the rulebook.
### Names of cards stand in quotation marks within sentences; `.acc` is the accusative with them. Player names are never
### declined, and what a player does stands in the present tense, which has no gender.
### U+00AD stands where a word may be broken.

tagline = Проведите роту через ничейную землю: бросайте дальше или остановитесь, пока атака не захлебнулась.

## Kinds of cards

kind-infantry = Пехота
    .acc = «Пехоту»
kind-artillery = Артиллерия
    .acc = «Артиллерию»
kind-tanks = Танки
    .acc = «Танки»
kind-aerial_reconnaissance = Воздушная разведка
    .acc = «Воздушную разведку»
kind-observation_balloon = Аэростат наблюдения
    .acc = «Аэростат наблюдения»
kind-gas = Газ
    .acc = «Газ»
kind-mines = Мины
    .acc = «Мины»
kind-reserves = Резервы
    .acc = «Резервы»
kind-advance = Наступление
    .acc = «Наступление»
kind-german_machine_gun = Немецкий пулемёт
    .acc = «Немецкий пулемёт»
kind-german_artillery = Немецкая артиллерия
    .acc = «Немецкую артиллерию»
kind-german_counter_attack = Немецкая контратака
    .acc = «Немецкую контратаку»
kind-german_gas = Немецкий газ
    .acc = «Немецкий газ»
kind-flying_circus = Летающий цирк
    .acc = «Летающий цирк»
kind-barbed_wire = Колючая проволока
    .acc = «Колючую проволоку»

## The cards of the standard components: Infantry with its move and extra space

card-INF1 = Пехота 1
    .acc = «Пехоту 1»
card-INF1X = Пехота 1+1
    .acc = «Пехоту 1+1»
card-INF2 = Пехота 2
    .acc = «Пехоту 2»
card-INF2X = Пехота 2+1
    .acc = «Пехоту 2+1»
card-ART = Артиллерия
    .acc = «Артиллерию»
card-TANK = Танки
    .acc = «Танки»
card-RECON = Воздушная разведка
    .acc = «Воздушную разведку»
card-BALLOON = Аэростат наблюдения
    .acc = «Аэростат наблюдения»
card-GAS = Газ
    .acc = «Газ»
card-MINES = Мины
    .acc = «Мины»
card-RES = Резервы
    .acc = «Резервы»
card-G_MG = Немецкий пулемёт
    .acc = «Немецкий пулемёт»
card-G_ART = Немецкая артиллерия
    .acc = «Немецкую артиллерию»
card-G_CA = Немецкая контратака
    .acc = «Немецкую контратаку»
card-G_GAS = Немецкий газ
    .acc = «Немецкий газ»
card-G_FC = Летающий цирк
    .acc = «Летающий цирк»
card-G_WIRE = Колючая проволока
    .acc = «Колючую проволоку»

## What a kind of card does: a few words for the card itself (it is small), whole sentences for the inspector

brief-artillery = отме{"\u00AD"}няет огонь немцев
brief-aerial_reconnaissance = пере{"\u00AD"}брос всех кубиков
brief-observation_balloon = один кубик ±1
brief-gas = заме{"\u00AD"}няет немец{"\u00AD"}кое орудие
brief-mines = прохо{"\u00AD"}дит линию обороны
brief-reserves = +1 отряд
brief-german_machine_gun = −1 отряд
brief-german_artillery = −2 отряда
brief-german_counter_attack = 1 клетка назад, −1 отряд
brief-german_gas = отни{"\u00AD"}мает Пехоту или Артил{"\u00AD"}лерию
brief-flying_circus = сбивает авиацию и Артил{"\u00AD"}лерию
brief-barbed_wire = −1 клетка
brief-advance = оста{"\u00AD"}ётся на месте

effect-infantry = После остановки продвигает фигурку не больше чем на указанное число клеток. Дополнительные клетки стоят по одному отряду. На линии обороны фигурка останавливается.
effect-artillery = После остановки одна «Артиллерия» отменяет все карты «Немецкий пулемёт», «Немецкая артиллерия» и «Немецкая контратака» этого хода.
effect-tanks = После остановки продвигают фигурку не больше чем на указанное число клеток. Линия обороны их не останавливает, а если они двинулись, «Колючая проволока» не считается.
effect-aerial_reconnaissance = После броска: перебросьте все три кубика. Нельзя сыграть, если бросок вынуждает взять «Летающий цирк».
effect-observation_balloon = После броска: измените один кубик на единицу и сразу возьмите карту по новой сумме. Нельзя сыграть, если бросок вынуждает взять «Летающий цирк».
effect-gas = Перед броском: замените «Немецкую артиллерию» или «Немецкий пулемёт» на поле карт картой из колоды. После этого нужно бросать.
effect-mines = Во время движения: фигурка не останавливается на одной линии обороны.
effect-reserves = После остановки дают один отряд из запаса, до движения и потерь.
effect-advance = Постоянная карта на клетке 9. Займите её второй фигуркой: после остановки она продвигает фигурку на одну клетку. На линии обороны фигурка останавливается.
effect-german_machine_gun = После остановки, а также при неудаче вы теряете один отряд.
effect-german_artillery = После остановки, а также при неудаче вы теряете два отряда.
effect-german_counter_attack = После остановки фигурка отступает на одну клетку и вы теряете один отряд; на стартовой клетке вместо этого теряются два отряда.
effect-german_gas = После остановки, прежде всего остального, вы сбрасываете одну карту «Пехота» или «Артиллерия».
effect-flying_circus = Как только карта взята и до конца хода вы сбрасываете все свои карты «Воздушная разведка», «Аэростат наблюдения» и «Артиллерия».
effect-barbed_wire = Сокращает движение этого хода на одну клетку, если только не двигаются «Танки».

## Prompts: what is to be done now

prompt-deal = Карты выкладываются на поле карт.
prompt-first-player = Жребий определяет начинающего игрока.
prompt-refill = На поле карт кладётся карта из колоды.
prompt-rolling = Кубики катятся.
prompt-waiting = Сейчас ходит { $player }.
prompt-roll = Ваш ход: бросьте кубики.
prompt-roll-or-gas = Ваш ход: бросьте кубики или сначала сыграйте «Газ» на немецкую карту с поля карт.
prompt-roll-after-gas = «Газ» сыгран: теперь бросьте кубики.
prompt-take = Возьмите карту по сумме двух кубиков.
prompt-nothing-open = Ни одной возможной сумме не соответствует открытая клетка. Сыграйте карту, которая поможет, или примите неудачу.
prompt-stop-or-roll = Остановиться и выполнить карты или продолжать и бросить ещё раз?
prompt-german-gas = «Немецкий газ»: выберите карту «Пехота» или «Артиллерия», которую сбросите.
prompt-artillery = Отменить немецкие карты «Артиллерией»?
prompt-advance = Выберите клетку, на которую продвинетесь.
prompt-won = { $player } побеждает.
prompt-shared = Общая победа { $winners } игроков.

## Words on buttons

action-first-player = Начинает { $player }
action-dice = На кубиках { $dice }
action-draw = Из колоды: { $card }
action-roll = Бросить кубики
action-gas = Сыграть «Газ» на клетку { $space }
action-take = Взять с клетки { $space }
action-claim = Занять карту на клетке 9
action-balloon = Аэростат: взять с клетки { $space }
action-reconnaissance = Воздушная разведка: переброс
action-fail = Принять неудачу
action-stop = Остановиться
action-give-up = Сбросить { $card-acc }
action-artillery = Использовать «Артиллерию»
action-cancel = Отменить { $card-acc }
action-hold = Сохранить «Артиллерию»
action-stay = Остаться на { $space ->
        [0] стартовой клетке
       *[other] клетке { $space }
    }
action-advance = Продвинуться на клетку { $space }{ $troops ->
        [0] {""}
        [one] {" "}за { $troops } отряд
        [few] {" "}за { $troops } отряда
       *[many] {" "}за { $troops } отрядов
    }{ $mines ->
        [0] {""}
        [one] , сыграв «Мины»
        [few] , сыграв { $mines } карты «Мины»
       *[many] , сыграв { $mines } карт «Мины»
    }

## Log lines

event-first-player = Жребий: начинает { $player }.
event-turn = Раунд { $round }: { $player }
event-drawn = На клетку { $space } кладётся карта «{ $card }».
event-reshuffled = { $cards ->
        [one] Сброс ({ $cards } карта) перемешивается и становится колодой.
        [few] Сброс ({ $cards } карты) перемешивается и становится колодой.
       *[many] Сброс ({ $cards } карт) перемешивается и становится колодой.
    }
event-swept = Ряд { $spaces } целиком немецкий и заменяется.
event-rolled = { $player } выбрасывает { $dice }.
event-took = { $player } берёт { $card-acc } с клетки { $space }.
event-took-with-balloon = { $player } играет «Аэростат наблюдения» и берёт { $card-acc } с клетки { $space }.
event-claimed = { $player } занимает постоянную карту на клетке 9.
event-claimed-with-balloon = { $player } играет «Аэростат наблюдения» и занимает постоянную карту на клетке 9.
event-downed = «Летающий цирк»: { $player } теряет { $cards-acc }.
event-reconnoitred = { $player } играет «Воздушную разведку».
event-gassed = { $player } играет «Газ» и убирает { $card-acc } с клетки { $space }.
event-stopped = { $player } останавливается.
event-failed = { $player } терпит неудачу и { $troops ->
        [0] { $cards ->
            [0] ничего не теряет.
            [one] теряет { $cards } карту.
            [few] теряет { $cards } карты.
           *[many] теряет { $cards } карт.
        }
        [one] { $cards ->
            [0] теряет { $troops } отряд.
            [one] теряет { $troops } отряд и { $cards } карту.
            [few] теряет { $troops } отряд и { $cards } карты.
           *[many] теряет { $troops } отряд и { $cards } карт.
        }
        [few] { $cards ->
            [0] теряет { $troops } отряда.
            [one] теряет { $troops } отряда и { $cards } карту.
            [few] теряет { $troops } отряда и { $cards } карты.
           *[many] теряет { $troops } отряда и { $cards } карт.
        }
       *[many] { $cards ->
            [0] теряет { $troops } отрядов.
            [one] теряет { $troops } отрядов и { $cards } карту.
            [few] теряет { $troops } отрядов и { $cards } карты.
           *[many] теряет { $troops } отрядов и { $cards } карт.
        }
    }
event-gave-up = «Немецкий газ»: { $player } сбрасывает { $card-acc }.
event-cancelled = { $player } использует «Артиллерию» и отменяет { $cards-acc }.
event-reinforced = «Резервы»: { $player } получает { $troops ->
        [one] { $troops } отряд.
        [few] { $troops } отряда.
       *[many] { $troops } отрядов.
    }
event-stayed = { $player } остаётся на { $space ->
        [0] стартовой клетке
       *[other] клетке { $space }
    }.
event-advanced = { $player } продвигается { $from ->
        [0] со стартовой клетки
       *[other] с клетки { $from }
    } на клетку { $to }{ $mines ->
        [0] {""}
        [one] , играет «Мины»
        [few] , играет { $mines } карты «Мины»
       *[many] , играет { $mines } карт «Мины»
    }{ $troops ->
        [0] .
        [one] {" "}и жертвует { $troops } отрядом.
        [few] {" "}и жертвует { $troops } отрядами.
       *[many] {" "}и жертвует { $troops } отрядами.
    }
event-struck = { $troops ->
        [0] «{ $card }»: { $player } больше ничего не теряет, отрядов уже нет.
        [one] «{ $card }»: { $player } теряет { $troops } отряд.
        [few] «{ $card }»: { $player } теряет { $troops } отряда.
       *[many] «{ $card }»: { $player } теряет { $troops } отрядов.
    }
event-struck-back = «{ $card }»: { $player } отступает на { $space ->
        [0] стартовую клетку
       *[other] клетку { $space }
    }{ $troops ->
        [0] .
        [one] {" "}и теряет { $troops } отряд.
        [few] {" "}и теряет { $troops } отряда.
       *[many] {" "}и теряет { $troops } отрядов.
    }
event-reached = { $player } достигает линии цели.
event-eliminated = { $player } теряет все отряды и выбывает.
event-won = { $player } побеждает.
event-shared = Общая победа { $winners } игроков.

## Refusals: why something cannot be done

refusal-game-over = Игра окончена.
refusal-chance = Что выпадет на кубиках и придёт из колоды, решает случай.
refusal-not-your-turn = Сейчас ходит { $active }.
refusal-roll-first = Сначала бросьте кубики: карту берут по сумме двух из них.
refusal-dice-lie = Кубики уже брошены: сначала используйте одну из их сумм.
refusal-nothing-taken = Пока вы ничего не взяли в этом ходу, остановиться нельзя.
refusal-gas-played = После «Газа» нужно бросить кубики.
refusal-other-step = Это относится к другому шагу хода.
refusal-no-space = Такой клетки нет: на поле карт номера от 3 до 11.
refusal-not-offered = Никакие два кубика не дают { $space }.
refusal-empty = На клетке { $space } ничего не лежит.
refusal-claimed = Постоянная карта уже занята; за ход это можно сделать только один раз.
refusal-must-take = Возможной сумме соответствует открытая клетка, поэтому вы обязаны взять карту.
refusal-not-held = У вас нет карты «{ $kind }».
refusal-no-gas-target = «Газ» действует только на «Немецкую артиллерию» и «Немецкий пулемёт» с поля карт; на клетке { $space } нет ни того, ни другого.
refusal-forced = Бросок вынуждает взять «Летающий цирк»: нельзя сыграть ни «Воздушную разведку», ни «Аэростат наблюдения».
refusal-offered-anyway = Бросок даёт { $space } и без «Аэростата наблюдения».
refusal-too-far-for-balloon = «Аэростат наблюдения» меняет один кубик на единицу; { $space } так не получить.
refusal-not-lost-to-gas = Из-за «Немецкого газа» можно сбросить только «Пехоту» или «Артиллерию».
refusal-not-cancelled = «Артиллерия» отменяет только карты «Немецкий пулемёт», «Немецкая артиллерия» и «Немецкая контратака».
refusal-other-scope = За этим столом «Артиллерия» действует по другому варианту: отменяет либо все карты сразу, либо только одну.
refusal-backwards = Фигурка движется только вперёд.
refusal-beyond-objective = За линию цели никто не заходит.
refusal-too-far = Ваши карты не доведут до клетки { $space }.
refusal-not-so-many-troops = У вас нет столько отрядов.
refusal-last-troop = За этим столом нельзя жертвовать последним отрядом.
refusal-other-price = { $troops ->
        [0] { $mines ->
            [0] Эта клетка ничего не стоит.
            [one] Цена этой клетки: { $mines } карта «Мины», без отрядов.
            [few] Цена этой клетки: { $mines } карты «Мины», без отрядов.
           *[many] Цена этой клетки: { $mines } карт «Мины», без отрядов.
        }
        [one] { $mines ->
            [0] Цена этой клетки: { $troops } отряд, без карт «Мины».
            [one] Цена этой клетки: { $troops } отряд и { $mines } карта «Мины».
            [few] Цена этой клетки: { $troops } отряд и { $mines } карты «Мины».
           *[many] Цена этой клетки: { $troops } отряд и { $mines } карт «Мины».
        }
        [few] { $mines ->
            [0] Цена этой клетки: { $troops } отряда, без карт «Мины».
            [one] Цена этой клетки: { $troops } отряда и { $mines } карта «Мины».
            [few] Цена этой клетки: { $troops } отряда и { $mines } карты «Мины».
           *[many] Цена этой клетки: { $troops } отряда и { $mines } карт «Мины».
        }
       *[many] { $mines ->
            [0] Цена этой клетки: { $troops } отрядов, без карт «Мины».
            [one] Цена этой клетки: { $troops } отрядов и { $mines } карта «Мины».
            [few] Цена этой клетки: { $troops } отрядов и { $mines } карты «Мины».
           *[many] Цена этой клетки: { $troops } отрядов и { $mines } карт «Мины».
        }
    }

## Faults in options, component files and positions

fault-seats = Играть могут двое, трое или четверо.
fault-beginners = Новичками могут быть только места этого стола.
fault-round-limit = Предел раундов — число от 20 до 100.
fault-track = Поля боя с таким названием нет.
fault-display-layout = Расположения с таким названием нет.
fault-form = Это нельзя прочитать. Запишите это в том же виде, что и стандартный файл.
fault-missing = В файле нет части «{ $part }».
fault-unknown-kind = { $id }: вида карт { $kind } не существует.
fault-id = { $id }: обозначение состоит из 1–24 латинских букв, цифр и знаков подчёркивания.
fault-id-twice = { $id }: встречается в файле дважды.
fault-same-figures = { $id }: карта того же вида с теми же числами уже есть.
fault-no-copies = { $id }: нужен хотя бы один экземпляр.
fault-no-move = { $id }: «Пехота» движется хотя бы на одну клетку.
fault-tanks = { $id }: «Танки» движутся хотя бы на одну клетку и не имеют дополнительной клетки.
fault-too-far = { $id }: карта продвигает не больше чем на 60 клеток.
fault-move = { $id }: движутся только «Пехота» и «Танки».
fault-grey = { $id }: серые символы бывают только на британских картах.
fault-black = { $id }: чёрные символы бывают только на немецких картах.
fault-fixed-place = Постоянная карта — британская и лежит на клетке 9.
fault-fixed-extra = У постоянной карты нет дополнительной клетки.
fault-layout = { $id }: в рядах каждый номер от 3 до 11 встречается ровно один раз, и пустых рядов нет.
fault-space = { $space }: номера на поле карт — от 3 до 11, и постоянная карта только на клетке 9.
fault-three-lines = { $id }: на поле боя три линии обороны.
fault-lines = { $id }: линии обороны идут по возрастанию между стартом и линией цели.
fault-objective = { $id }: линия цели не дальше 60.
fault-deck = В колоде не меньше девяти карт, и хотя бы одна из них британская.
fault-deck-too-large = Столько карт эта программа не осилит.
fault-field = { $form ->
        [number] { $id }: поле «{ $field }» обязательно, это целое число от 0 до 255.
        [numbers] { $id }: поле «{ $field }» обязательно, это список целых чисел.
        [rows] { $id }: поле «{ $field }» обязательно, это список рядов, каждый из них — список целых чисел.
        [truth] { $id }: поле «{ $field }» обязательно, его значение — true или false.
       *[text] { $id }: поле «{ $field }» обязательно, это текст в кавычках.
    }
fault-unknown-field = { $id }: «{ $field }» здесь ничего не значит. Уберите это.
fault-unknown-part = Часть «{ $part }» в файле ничего не значит. Уберите её.
fault-fixed-part = То, что сказано в части «{ $part }», определено правилами, и файл не может этого изменить.
fault-fixed-by-rulebook = { $field ->
        [move] { $id }: движение вида карт изменить нельзя. Измените движение самих карт.
        [losses] { $id }: потери вида карт изменить нельзя. Измените чёрные символы самих карт.
       *[other] { $id }: «{ $field }» определено правилами, и файл не может этого изменить.
    }
fault-position-card = Такой карты нет.
fault-position-seats = Столько мест нет.
fault-position-dice = На гранях кубиков числа от 1 до 6, и записываются они по возрастанию.
fault-position-round = Такого раунда нет.
fault-position-space = За линией цели никто не стоит.
fault-position-cards = Столько таких карт нет.
fault-position-troops = Всего отрядов 40.
fault-position-display = Карты лежат на клетках от 3 до 11, кроме 9.
fault-position-draw = Здесь нельзя взять карту из колоды.
fault-position-step = Ход не может быть на этом шаге.
fault-position-eliminated = У игрока без отрядов нет хода.
fault-position-kept = От хода к ходу лежат только карты, которые можно сохранить.

## Options of a table

option-track = Длина поля боя
option-track-standard = Стандартное: 30 клеток
option-track-medium = Среднее: 24 клетки
option-track-short = Короткое: 16 клеток
option-display_layout = Расположение рядов
option-display_layout-grid_3x3 = Три ряда по три клетки
option-display_layout-rows_5_4 = Ряд из пяти и ряд из четырёх клеток
option-components = Свои карты и поля боя, из файла
option-beginners = Новички (восемь отрядов)
option-artillery_scope = Сколько отменяет «Артиллерия»
option-artillery_scope-all = Все такие карты хода
option-artillery_scope-one = По одной карте каждая
option-german_effects = Когда действуют немецкие карты
option-german_effects-after_movement = После движения
option-german_effects-before_movement = До движения
option-failure_effects = Немецкие карты при неудаче
option-failure_effects-losses_only = Только потери, без отступления
option-failure_effects-all_effects = Контратаки ещё и отбрасывают назад
option-arrival = Когда линия цели достигнута
option-arrival-end_of_turn = Когда фигурка на ней в конце хода
option-arrival-on_entering = Контратака с неё не отбрасывает
option-last_troop_payment = Жертва последним отрядом
option-last_troop_payment-allowed = Разрешена
option-last_troop_payment-forbidden = Запрещена
option-two_player_end = Выбывание при двух игроках
option-two_player_end-survivor = Побеждает другой игрок
option-two_player_end-furthest = Побеждает тот, кто стоит дальше; лидер может закончить игру, пожертвовав последним отрядом
option-row_of_nine = Ряд постоянной карты
option-row_of_nine-counts_as_british = Никогда не заменяется
option-row_of_nine-drawn_cards_only = Заменяется, если все его карты из колоды немецкие
option-flying_circus = Когда действует «Летающий цирк»
option-flying_circus-at_once = Когда его берут
option-flying_circus-on_stop = При остановке
option-round_limit = Предел раундов

## What is our reconstruction

reconstruction-cards = Сколько карт каждого вида, на сколько клеток продвигает каждая «Пехота», на каких картах есть дополнительная клетка, а на каких серые символы: в правилах этих чисел нет, и опубликованного списка найти не удалось.
reconstruction-track = Какой длины поле боя и где проходят три его линии обороны.
reconstruction-rows = Как девять номеров поля карт делятся на ряды.
reconstruction-fixed-card = То, что постоянная карта на клетке 9 продвигает на одну клетку, без дополнительной клетки и серого символа. О том, что это наступление, сказано в опубликованной рецензии.
reconstruction-colours = Четыре цвета игроков.
reconstruction-round-limit = Предел в 100 раундов. В обычной игре до него не доходит.

## The board: cards and display

board-card-infantry = { $extra ->
        [0] { $kind } { $move }
       *[other] { $kind } { $move }+{ $extra }
    }
board-british-card = Британская карта
board-german-card = Немецкая карта
board-may-retain = Можно сохранить
board-may-retain-text = Можно сохранить на будущие ходы.
board-move = Движение
board-extra = Дополнительные клетки
board-extra-price = { $extra ->
        [one] { $extra }, за один отряд
        [few] { $extra }, за один отряд каждая
       *[many] { $extra }, за один отряд каждая
    }
board-grey = Серые символы (потери отрядов при неудаче)
board-black = Чёрные символы (потери отрядов)
board-copies = Всего в игре
board-times = { $count } ×
board-percent = { $percent }{"\u00A0"}%
board-odds = { $rolls } из 216 бросков, { $percent }{"\u00A0"}%
board-rolls = Этот номер дают
board-fail-after = Если её взять, шанс неудачи при следующем броске
board-then = потом { $percent }{"\u00A0"}%
board-display = Поле карт
board-empty = пусто
board-space = { $state ->
        [open] { $number }: { $card }
       *[closed] { $number }: { $card }, взять нечего
    }
board-space-take = { $number }: взять карту «{ $card }». Шанс неудачи при следующем броске: { $percent }{"\u00A0"}%.
board-space-balloon = { $number }: сыграть «Аэростат наблюдения» и взять карту «{ $card }». Шанс неудачи при следующем броске: { $percent }{"\u00A0"}%.
board-space-gas = { $number }: сыграть «Газ» на карту «{ $card }»
board-ribbon-balloon = Аэростат
board-ribbon-gas = Газ

## The board: dice and outlook

board-roll = Бросок
board-dice = Кубики { $dice }, суммы { $sums }
board-no-dice = Три кубика, ещё не брошены
board-outlook = Перспективы
board-next-roll = Бросок в этом положении
board-fails = неудача
board-german-only = только немцы
board-fail-cost = { $troops ->
        [0] { $cards ->
            [0] Неудача ничего не стоит.
            [one] Цена неудачи: { $cards } карта.
            [few] Цена неудачи: { $cards } карты.
           *[many] Цена неудачи: { $cards } карт.
        }
        [one] { $cards ->
            [0] Цена неудачи: { $troops } отряд.
            [one] Цена неудачи: { $troops } отряд и { $cards } карта.
            [few] Цена неудачи: { $troops } отряд и { $cards } карты.
           *[many] Цена неудачи: { $troops } отряд и { $cards } карт.
        }
        [few] { $cards ->
            [0] Цена неудачи: { $troops } отряда.
            [one] Цена неудачи: { $troops } отряда и { $cards } карта.
            [few] Цена неудачи: { $troops } отряда и { $cards } карты.
           *[many] Цена неудачи: { $troops } отряда и { $cards } карт.
        }
       *[many] { $cards ->
            [0] Цена неудачи: { $troops } отрядов.
            [one] Цена неудачи: { $troops } отрядов и { $cards } карта.
            [few] Цена неудачи: { $troops } отрядов и { $cards } карты.
           *[many] Цена неудачи: { $troops } отрядов и { $cards } карт.
        }
    }
board-fail-end = Это был бы конец.
board-stop-stays = После остановки вы останетесь на { $space ->
        [0] стартовой клетке
       *[other] клетке { $space }
    }.
board-stop-free = { $kind ->
        [line] После остановки вы дойдёте до клетки { $space }, до линии обороны.
        [objective] После остановки вы дойдёте до клетки { $space }, до линии цели!
       *[open] После остановки вы дойдёте до клетки { $space }.
    }
board-stop-further = { $troops ->
        [0] { $mines ->
            [one] С «Минами» — до клетки { $space }.
            [few] С { $mines } картами «Мины» — до клетки { $space }.
           *[many] С { $mines } картами «Мины» — до клетки { $space }.
        }
        [one] { $mines ->
            [0] За { $troops } отряд — до клетки { $space }.
            [one] За { $troops } отряд и «Мины» — до клетки { $space }.
            [few] За { $troops } отряд и { $mines } карты «Мины» — до клетки { $space }.
           *[many] За { $troops } отряд и { $mines } карт «Мины» — до клетки { $space }.
        }
        [few] { $mines ->
            [0] За { $troops } отряда — до клетки { $space }.
            [one] За { $troops } отряда и «Мины» — до клетки { $space }.
            [few] За { $troops } отряда и { $mines } карты «Мины» — до клетки { $space }.
           *[many] За { $troops } отряда и { $mines } карт «Мины» — до клетки { $space }.
        }
       *[many] { $mines ->
            [0] За { $troops } отрядов — до клетки { $space }.
            [one] За { $troops } отрядов и «Мины» — до клетки { $space }.
            [few] За { $troops } отрядов и { $mines } карты «Мины» — до клетки { $space }.
           *[many] За { $troops } отрядов и { $mines } карт «Мины» — до клетки { $space }.
        }
    }
board-stop-cost = { $troops ->
        [0] { $back ->
            [one] Затем немецкие карты отбросят на { $back } клетку.
            [few] Затем немецкие карты отбросят на { $back } клетки.
           *[many] Затем немецкие карты отбросят на { $back } клеток.
        }
        [one] { $back ->
            [0] Затем немецкие карты отнимут { $troops } отряд.
            [one] Затем немецкие карты отнимут { $troops } отряд и отбросят на { $back } клетку.
            [few] Затем немецкие карты отнимут { $troops } отряд и отбросят на { $back } клетки.
           *[many] Затем немецкие карты отнимут { $troops } отряд и отбросят на { $back } клеток.
        }
        [few] { $back ->
            [0] Затем немецкие карты отнимут { $troops } отряда.
            [one] Затем немецкие карты отнимут { $troops } отряда и отбросят на { $back } клетку.
            [few] Затем немецкие карты отнимут { $troops } отряда и отбросят на { $back } клетки.
           *[many] Затем немецкие карты отнимут { $troops } отряда и отбросят на { $back } клеток.
        }
       *[many] { $back ->
            [0] Затем немецкие карты отнимут { $troops } отрядов.
            [one] Затем немецкие карты отнимут { $troops } отрядов и отбросят на { $back } клетку.
            [few] Затем немецкие карты отнимут { $troops } отрядов и отбросят на { $back } клетки.
           *[many] Затем немецкие карты отнимут { $troops } отрядов и отбросят на { $back } клеток.
        }
    }

## The board: the battlefield

board-battlefield = Поле боя
board-mark-start = Старт
board-mark-line = { $space }
board-mark-objective = { $space } · Линия цели
board-field-title = { $kind ->
        [start] Стартовая клетка
        [line] Клетка { $space }: немецкая линия обороны
        [objective] Клетка { $space }: линия цели
       *[open] Клетка { $space }
    }
board-field-space = { $kind ->
        [start] Стартовая клетка.
        [line] Клетка { $space }, немецкая линия обороны.
        [objective] Клетка { $space }, линия цели.
       *[open] Клетка { $space }.
    }{" "}{ $here ->
        [yes] Здесь: { $names }
       *[no] Здесь никого нет.
    }
board-field-here = { $kind ->
        [line] Продвинуться на клетку { $space }, на немецкую линию обороны.
        [objective] Продвинуться на клетку { $space }, на линию цели.
       *[open] Продвинуться на клетку { $space }.
    }
board-stay = Остаться на { $space ->
        [0] стартовой клетке
       *[other] клетке { $space }
    }
board-go = { $kind ->
        [line] Продвинуться на клетку { $space }, на немецкую линию обороны
        [objective] Продвинуться на клетку { $space }, на линию цели
       *[open] Продвинуться на клетку { $space }
    }
board-price = { $troops ->
        [0] { $mines ->
            [0] Это ничего не стоит.
            [one] Цена: «Мины».
            [few] Цена: { $mines } карты «Мины».
           *[many] Цена: { $mines } карт «Мины».
        }
        [one] { $mines ->
            [0] Цена: { $troops } отряд.
            [one] Цена: { $troops } отряд и «Мины».
            [few] Цена: { $troops } отряд и { $mines } карты «Мины».
           *[many] Цена: { $troops } отряд и { $mines } карт «Мины».
        }
        [few] { $mines ->
            [0] Цена: { $troops } отряда.
            [one] Цена: { $troops } отряда и «Мины».
            [few] Цена: { $troops } отряда и { $mines } карты «Мины».
           *[many] Цена: { $troops } отряда и { $mines } карт «Мины».
        }
       *[many] { $mines ->
            [0] Цена: { $troops } отрядов.
            [one] Цена: { $troops } отрядов и «Мины».
            [few] Цена: { $troops } отрядов и { $mines } карты «Мины».
           *[many] Цена: { $troops } отрядов и { $mines } карт «Мины».
        }
    }
board-then-struck = { $back ->
        [0] { $troops ->
            [one] Затем немецкие карты отнимут { $troops } отряд.
            [few] Затем немецкие карты отнимут { $troops } отряда.
           *[many] Затем немецкие карты отнимут { $troops } отрядов.
        }
       *[other] { $troops ->
            [0] Затем немецкие карты отбросят на клетку { $space }.
            [one] Затем немецкие карты отнимут { $troops } отряд и отбросят на клетку { $space }.
            [few] Затем немецкие карты отнимут { $troops } отряда и отбросят на клетку { $space }.
           *[many] Затем немецкие карты отнимут { $troops } отрядов и отбросят на клетку { $space }.
        }
    }
board-troops-left = { $troops ->
        [one] Останется { $troops } отряд.
        [few] Останутся { $troops } отряда.
       *[many] Останется { $troops } отрядов.
    }
board-eliminates = Отрядов не останется: вы выбываете!
board-advance = Приказ наступать
board-choose-space = Выберите клетку на поле боя.

## The board: companies, hand, piles

board-companies = Роты
board-company = { $state ->
        [eliminated] { $name }: вне игры, клетка { $space } из { $objective }
        [reached] { $name }: на линии цели, отряды: { $troops }
        [active] { $name }, сейчас ходит: клетка { $space } из { $objective }, отряды: { $troops }
       *[in] { $name }: клетка { $space } из { $objective }, отряды: { $troops }
    }
board-first-player = Начинает каждый раунд.
board-first-mark = 1-й
board-keeps-nothing = Сохранённых карт нет.
board-distance = { $space } / { $objective }
board-round = Раунд { $round }
board-goal = Цель: закончить ход на клетке { $objective }, сохранив отряды. Раунд доигрывают; побеждает тот, у кого их больше.
board-goal-brief = Цель: клетка { $objective }; решает число отрядов
board-goal-rules = Как побеждают
board-ahead = Впереди: { $names }, клетка { $space }.
board-last-turns = Последние ходы
board-needed = { $name } на линии цели. Нужны сама линия и не меньше { $troops ->
        [one] { $troops } отряда.
        [few] { $troops } отрядов.
       *[many] { $troops } отрядов.
    }
board-hand = Карты: { $name }
board-hand-kept = Сохранённые
board-hand-taken = Взятые
board-hand-german = Немецкие
board-hand-none = Карт пока нет
board-piles = Колода, сброс и запас
board-deck = Колода
board-deck-cards = { $count ->
        [one] Колода: { $count } карта
        [few] Колода: { $count } карты
       *[many] Колода: { $count } карт
    }
board-discard = Сброс
board-discard-cards = { $count ->
        [one] Сброс: { $count } карта
        [few] Сброс: { $count } карты
       *[many] Сброс: { $count } карт
    }
board-pool = Запас
board-pool-troops = { $count ->
        [one] Запас: { $count } отряд
        [few] Запас: { $count } отряда
       *[many] Запас: { $count } отрядов
    }

## The board: failure and end

board-collapse = { $name }: атака захлебнулась
board-collapse-troops = { $troops ->
        [0] Ни один отряд не потерян
        [one] Потерян { $troops } отряд
        [few] Потеряно { $troops } отряда
       *[many] Потеряно { $troops } отрядов
    }

## The position in sentences

describe-round = Раунд { $round }. Линия цели на клетке { $objective }; немецкие линии обороны на клетках { $lines }.
describe-kept = { $name }, сохранённые карты: { $cards }
describe-held = { $claimed ->
        [yes] Имеющиеся британские карты: { $british }. Постоянная карта занята. Немецкие карты: { $german }.
       *[no] Имеющиеся британские карты: { $british }. Немецкие карты: { $german }.
    }
describe-copies = { $count } × { $card }
describe-decimal = { $whole },{ $tenths }
describe-outlook = Шанс, что следующий бросок станет неудачей: { $fail }{"\u00A0"}%; что даст только немецкие карты: { $german }{"\u00A0"}%.
describe-piles = Колода: { $deck }, сброс: { $discard }, запас: { $pool }.

## The result sheet

ending-won = { $players } побеждает: { $how }.
ending-shared = Общая победа ({ $players }): { $how }.
ending-reached = ни одна другая рота не достигла линии цели
ending-troops = линии цели достигли несколько рот, и решили оставшиеся отряды
ending-all-eliminated = выбыли все роты, и решило расстояние
ending-two-players = одна из двух рот выбыла
ending-round-limit = достигнут предел раундов, и среди оставшихся в игре решило расстояние
summary-player = Рота
summary-space = Клетка
summary-troops-left = Отряды
summary-turns = Ходы
summary-taken = Взято карт
summary-failures = Неуда{"\u00AD"}чи
summary-rolls = Броски
summary-dead = Пустые броски
summary-expected = Ожида{"\u00AD"}лось
summary-number = { $number }
summary-note = Пустой бросок не указывает ни на одну открытую клетку. Ожидалось: сколько таких бросков можно было ожидать при открытых тогда клетках.
