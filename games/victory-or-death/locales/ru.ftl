### Victory or Death: The Peloponnesian War. Слова по словарику правил. `in-…`: область как место, `by-…`: то, что рядом с ней,
### `from-…`: откуда, `target-…`: область в винительном падеже, `of-…`: владелец в родительном падеже.
### `.gen`, `.acc`, `.ins`: падежи; `.number`: при Афинах и Олигархах глагол во множественном числе.

tagline = Гоплиты, триеры и подкуп между Афинами и Спартой: берегите линии снабжения, тайно готовьте планы и основывайте города, пока хватает карт.

## Powers, teams, pieces

power-corinth = Коринф
    .gen = Коринфа
    .number = singular
power-delian = Делосский союз
    .gen = Делосского союза
    .number = singular
power-sparta = Спарта
    .gen = Спарты
    .number = singular
power-athens = Афины
    .gen = Афин
    .number = plural
who-corinth = Коринф
    .number = singular
who-delian = Делосский союз
    .number = singular
who-sparta = Спарта
    .number = singular
who-athens = Афины
    .number = plural
who-oligarchs = Олигархи
    .number = plural
who-demos = Демос
    .number = singular
of-corinth = Коринфа
of-delian = Делосского союза
of-sparta = Спарты
of-athens = Афин
team-oligarchs = Олигархи
team-demos = Демос
piece-hoplite = гоплит
    .acc = гоплита
    .ins = гоплитом
piece-trireme = триера
    .acc = триеру
    .ins = триерой
piece-city = город
    .acc = город
    .ins = городом
figure-corinth-hoplite = коринфский гоплит
    .acc = коринфского гоплита
    .ins = коринфским гоплитом
figure-corinth-trireme = коринфская триера
    .acc = коринфскую триеру
    .ins = коринфской триерой
figure-corinth-city = коринфский город
    .acc = коринфский город
    .ins = коринфским городом
figure-delian-hoplite = делосский гоплит
    .acc = делосского гоплита
    .ins = делосским гоплитом
figure-delian-trireme = делосская триера
    .acc = делосскую триеру
    .ins = делосской триерой
figure-delian-city = делосский город
    .acc = делосский город
    .ins = делосским городом
figure-sparta-hoplite = спартанский гоплит
    .acc = спартанского гоплита
    .ins = спартанским гоплитом
figure-sparta-trireme = спартанская триера
    .acc = спартанскую триеру
    .ins = спартанской триерой
figure-sparta-city = спартанский город
    .acc = спартанский город
    .ins = спартанским городом
figure-athens-hoplite = афинский гоплит
    .acc = афинского гоплита
    .ins = афинским гоплитом
figure-athens-trireme = афинская триера
    .acc = афинскую триеру
    .ins = афинской триерой
figure-athens-city = афинский город
    .acc = афинский город
    .ins = афинским городом

## Types of cards, steps of a turn

type-muster_hoplite = Набор гоплита
type-muster_trireme = Набор триеры
type-land_battle = Сухопутная битва
type-sea_battle = Морская битва
type-status = Состояние
type-event = Событие
type-prepare = Подготовка
step-strategy = фаза стратегии
step-play = фаза розыгрыша
step-planning = фаза планирования
step-supply = фаза снабжения
step-draw = фаза добора

## Spaces

space-athens = Афины
space-attica = Аттика
space-megara = Мегара
space-corinth = Коринф
space-argos = Аргос
space-arcadia = Аркадия
space-laconia = Лакония
space-messenia = Мессения
space-elis = Элида
space-boeotia = Беотия
space-euboea = Эвбея
space-corcyra = Керкира
space-cythera = Кифера
space-syracuse = Сиракузы
space-chios = Хиос
space-lesbos = Лесбос
space-ionia = Иония
space-naxos = Наксос
space-achaea = Ахайя
space-aetolia = Этолия
space-thessaly = Фессалия
space-chalcidice = Халкидика
space-byzantium = Византий
space-rhodes = Родос
space-italy = Италия
space-epirus = Эпир
space-macedonia = Македония
space-thrace = Фракия
space-persia = Персия
space-crete = Крит
space-west_mediterranean_sea = Западное Средиземное море
space-ionian_sea = Ионическое море
space-gulf_of_corinth = Коринфский залив
space-messenian_gulf = Мессенский залив
space-myrtoan_sea = Миртойское море
space-saronic_gulf = Саронический залив
space-euboea_gulf = Эвбейский залив
space-dodecanese = Додеканес
space-sea_of_crete = Критское море
space-aegean_sea = Эгейское море
space-icarian_sea = Икарийское море
space-thracian_sea = Фракийское море
space-hellespont = Геллеспонт

## Spaces as places

in-athens = в Афинах
in-attica = в Аттике
in-megara = в Мегаре
in-corinth = в Коринфе
in-argos = в Аргосе
in-arcadia = в Аркадии
in-laconia = в Лаконии
in-messenia = в Мессении
in-elis = в Элиде
in-boeotia = в Беотии
in-euboea = на Эвбее
in-corcyra = на Керкире
in-cythera = на Кифере
in-syracuse = в Сиракузах
in-chios = на Хиосе
in-lesbos = на Лесбосе
in-ionia = в Ионии
in-naxos = на Наксосе
in-achaea = в Ахайе
in-aetolia = в Этолии
in-thessaly = в Фессалии
in-chalcidice = на Халкидике
in-byzantium = в Византии
in-rhodes = на Родосе
in-italy = в Италии
in-epirus = в Эпире
in-macedonia = в Македонии
in-thrace = во Фракии
in-persia = в Персии
in-crete = на Крите
in-west_mediterranean_sea = в Западном Средиземном море
in-ionian_sea = в Ионическом море
in-gulf_of_corinth = в Коринфском заливе
in-messenian_gulf = в Мессенском заливе
in-myrtoan_sea = в Миртойском море
in-saronic_gulf = в Сароническом заливе
in-euboea_gulf = в Эвбейском заливе
in-dodecanese = у Додеканеса
in-sea_of_crete = в Критском море
in-aegean_sea = в Эгейском море
in-icarian_sea = в Икарийском море
in-thracian_sea = во Фракийском море
in-hellespont = в Геллеспонте
in-named = в области { $name }

## Next to spaces

by-athens = рядом с Афинами
by-attica = рядом с Аттикой
by-megara = рядом с Мегарой
by-corinth = рядом с Коринфом
by-argos = рядом с Аргосом
by-arcadia = рядом с Аркадией
by-laconia = рядом с Лаконией
by-messenia = рядом с Мессенией
by-elis = рядом с Элидой
by-boeotia = рядом с Беотией
by-euboea = рядом с Эвбеей
by-corcyra = рядом с Керкирой
by-cythera = рядом с Киферой
by-syracuse = рядом с Сиракузами
by-chios = рядом с Хиосом
by-lesbos = рядом с Лесбосом
by-ionia = рядом с Ионией
by-naxos = рядом с Наксосом
by-achaea = рядом с Ахайей
by-aetolia = рядом с Этолией
by-thessaly = рядом с Фессалией
by-chalcidice = рядом с Халкидикой
by-byzantium = рядом с Византием
by-rhodes = рядом с Родосом
by-italy = рядом с Италией
by-epirus = рядом с Эпиром
by-macedonia = рядом с Македонией
by-thrace = рядом с Фракией
by-persia = рядом с Персией
by-crete = рядом с Критом
by-west_mediterranean_sea = рядом с Западным Средиземным морем
by-ionian_sea = рядом с Ионическим морем
by-gulf_of_corinth = рядом с Коринфским заливом
by-messenian_gulf = рядом с Мессенским заливом
by-myrtoan_sea = рядом с Миртойским морем
by-saronic_gulf = рядом с Сароническим заливом
by-euboea_gulf = рядом с Эвбейским заливом
by-dodecanese = рядом с Додеканесом
by-sea_of_crete = рядом с Критским морем
by-aegean_sea = рядом с Эгейским морем
by-icarian_sea = рядом с Икарийским морем
by-thracian_sea = рядом с Фракийским морем
by-hellespont = рядом с Геллеспонтом
by-named = рядом с областью { $name }

## Out of spaces

from-athens = из Афин
from-attica = из Аттики
from-megara = из Мегары
from-corinth = из Коринфа
from-argos = из Аргоса
from-arcadia = из Аркадии
from-laconia = из Лаконии
from-messenia = из Мессении
from-elis = из Элиды
from-boeotia = из Беотии
from-euboea = с Эвбеи
from-corcyra = с Керкиры
from-cythera = с Киферы
from-syracuse = из Сиракуз
from-chios = с Хиоса
from-lesbos = с Лесбоса
from-ionia = из Ионии
from-naxos = с Наксоса
from-achaea = из Ахайи
from-aetolia = из Этолии
from-thessaly = из Фессалии
from-chalcidice = с Халкидики
from-byzantium = из Византия
from-rhodes = с Родоса
from-italy = из Италии
from-epirus = из Эпира
from-macedonia = из Македонии
from-thrace = из Фракии
from-persia = из Персии
from-crete = с Крита
from-west_mediterranean_sea = из Западного Средиземного моря
from-ionian_sea = из Ионического моря
from-gulf_of_corinth = из Коринфского залива
from-messenian_gulf = из Мессенского залива
from-myrtoan_sea = из Миртойского моря
from-saronic_gulf = из Саронического залива
from-euboea_gulf = из Эвбейского залива
from-dodecanese = от Додеканеса
from-sea_of_crete = из Критского моря
from-aegean_sea = из Эгейского моря
from-icarian_sea = из Икарийского моря
from-thracian_sea = из Фракийского моря
from-hellespont = из Геллеспонта
from-named = из области { $name }

## Spaces as what is attacked

target-athens = Афины
target-attica = Аттику
target-megara = Мегару
target-corinth = Коринф
target-argos = Аргос
target-arcadia = Аркадию
target-laconia = Лаконию
target-messenia = Мессению
target-elis = Элиду
target-boeotia = Беотию
target-euboea = Эвбею
target-corcyra = Керкиру
target-cythera = Киферу
target-syracuse = Сиракузы
target-chios = Хиос
target-lesbos = Лесбос
target-ionia = Ионию
target-naxos = Наксос
target-achaea = Ахайю
target-aetolia = Этолию
target-thessaly = Фессалию
target-chalcidice = Халкидику
target-byzantium = Византий
target-rhodes = Родос
target-italy = Италию
target-epirus = Эпир
target-macedonia = Македонию
target-thrace = Фракию
target-persia = Персию
target-crete = Крит
target-west_mediterranean_sea = Западное Средиземное море
target-ionian_sea = Ионическое море
target-gulf_of_corinth = Коринфский залив
target-messenian_gulf = Мессенский залив
target-myrtoan_sea = Миртойское море
target-saronic_gulf = Саронический залив
target-euboea_gulf = Эвбейский залив
target-dodecanese = Додеканес
target-sea_of_crete = Критское море
target-aegean_sea = Эгейское море
target-icarian_sea = Икарийское море
target-thracian_sea = Фракийское море
target-hellespont = Геллеспонт
target-named = область { $name }

## Titles of cards

card-cor_s1 = Метрополия Сиракуз
card-cor_s2 = Родство с Лесбосом
card-cor_s3 = Непокорная дочь
card-cor_s4 = Халкидский союз
card-cor_s5 = Беотийский союз
card-cor_s6 = Глубокая фаланга Фив
card-cor_s7 = Верфи на двух морях
card-cor_s8 = Пошлины Истма
card-cor_e1 = Отпадение Митилены
card-cor_e2 = Поселенцы на Сицилию
card-cor_e3 = Фивы берутся за оружие
card-cor_e4 = Добровольцы для Потидеи
card-cor_e5 = Междоусобица на Керкире
card-cor_e6 = Усиленные носы кораблей
card-cor_e7 = Ночное вторжение в Платеи
card-cor_p1 = Коринфские колонисты
card-cor_p2 = Укреплённые выносы
card-cor_p3 = Союзники выступают
card-cor_p4 = Через волок
card-cor_p5 = Созыв союзного совета
card-cor_p6 = Наёмные гребцы
card-cor_p7 = Контрстена
card-cor_p8 = Ни леса, ни смолы
card-del_s1 = Лесбос хранит верность
card-del_s2 = Хиос, вольный союзник
card-del_s3 = Праздник на Делосе
card-del_s4 = Города Ионии
card-del_s5 = Союз с Керкирой
card-del_s6 = Навпакт держится
card-del_s7 = Эскадры союза
card-del_s8 = Раскладка дани
card-del_e1 = Самос стоит твёрдо
card-del_e2 = Хиос шлёт корабли
card-del_e3 = Метимна остаётся верна
card-del_e4 = Флот Керкиры выходит в море
card-del_e5 = Дротики акарнанцев
card-del_e6 = Призыв союзников
card-del_p1 = Поселенцы союза
card-del_p2 = Наспех возведённые стены
card-del_p3 = Начатки дани
card-del_p4 = Мессенцы из Навпакта
card-del_p5 = Островитяне на вёслах
card-del_p6 = Общее дело
card-del_p7 = Портовый бон
card-spa_s1 = Со щитом – или на щите!
card-spa_s2 = Трофеи на поле боя
card-spa_s3 = Крепость в Декелее
card-spa_s4 = Надзор за илотами
card-spa_s5 = Пелопоннесское ополчение
card-spa_e1 = Восстание Ионии
card-spa_e2 = Брасид идёт на север
card-spa_e3 = Вторжение в Аттику
card-spa_e4 = Золото великого царя
card-spa_e5 = Царь Агис выступает в поход
card-spa_p1 = Умение властвовать и подчиняться
card-spa_p2 = Готовить войско и припасы для похода в чужую землю
card-spa_p3 = Спартанские колонисты
card-spa_p4 = Потому что только мы рождаем мужчин
card-spa_p5 = Гилипп послан в Сиракузы
card-spa_p6 = Резерв эфоров
card-spa_p7 = Флот Лисандра
card-spa_p8 = Илотам дают копья
card-spa_p9 = Засада в холмах
card-ath_s1 = Овец и скот отправили на Эвбею
card-ath_s2 = Властители волн
card-ath_s3 = Хлебные корабли
card-ath_s4 = Длинные стены
card-ath_s5 = Опытные экипажи
card-ath_e1 = Сдача спартанского войска на Сфактерии
card-ath_e2 = Кара Митилене
card-ath_e3 = Великий поход на Сицилию
card-ath_e4 = Требование к Мелосу
card-ath_e5 = Народ садится на корабли
card-ath_e6 = Набеги вокруг Пелопоннеса
card-ath_e7 = Союз с Аргосом
card-ath_p1 = Вместо города стал крепостью
card-ath_p2 = Круг Формиона
card-ath_p3 = Клерухи
card-ath_p4 = Корпуса из доков
card-ath_p5 = За стенами
card-ath_p6 = Серебро Лавриона
card-ath_p7 = Алкивиад увлекает собрание
card-ath_p8 = Изгнанники в Пилосе
card-ath_p9 = Флот выходит навстречу

## What a space is, as a name and as a place

kind-land = сухопутная провинция
kind-sea = морская область
kind-neutral = нейтральная территория
ground-any = в области
ground-land = в сухопутной провинции
ground-sea = в морской области
ground-neutral = на нейтральной территории

## Phrases. One that may be missing begins with its own space or comma.

title-quoted = «{ $title }»
phrase-and = { $first } и { $last }
phrase-or = { $first } или { $last }
phrase-and-clause = { $first } и { $last }
phrase-or-clause = { $first } или { $last }
phrase-comma = { $first }, { $last }
phrase-sentences = { $first } { $last }
phrase-where = { " " }{ $place }
phrase-if = , если { $conditions }
phrase-cost = { " " }(цена: { $cost })
phrase-times = { " " }(до { $times ->
        [one] { $times } раза
        [few] { $times } раз
       *[many] { $times } раз
    })
phrase-each-once = , каждой фигурой не более раза
phrase-most = { " " }(не более { $most })
phrase-supplied = { " " }(со снабжением)
phrase-with = { " " }{ $kinds ->
        [hoplite] гоплитом
        [trireme] триерой
       *[other] гоплитом или триерой
    }
phrase-with-event = { " " }этой фигурой
phrase-with-step = { " " }фигурой из части { $step } этой карты
phrase-target = , цель: { $one }
phrase-by = { " " }({ $who ->
        [self] вами
        [friend] вами или партнёром
        [enemy] врагом
        [any] кем угодно
       *[power] рукой { $power }
    })
phrase-types = { " " }({ $types })
phrase-cause = { " " }{ $cause }
cause-battle = в битве
cause-effect = по карте
cause-supply = из-за нехватки снабжения
phrase-own-turn = { " " }в ваш ход
phrase-other-turn = { " " }в ход другой державы
phrase-steps = { " " }({ $steps })
until-step = до конца фазы
until-turn = до конца хода
until-round = до конца раунда
until-game = до конца игры
outcome-done = что-то сделано
outcome-prevented = помешала реакция
outcome-declined = последовал отказ
outcome-no-target = ничего нельзя было сделать
outcome-skipped = ничего не делалось

## Pieces, as the object of a verb

object-any = { $kinds ->
        [hoplite] гоплита
        [trireme] триеру
        [city] город
        [hoplite-trireme] гоплита или триеру
        [hoplite-city] гоплита или город
        [trireme-city] триеру или город
       *[piece] фигуру
    }
object-self = { $kinds ->
        [hoplite] вашего гоплита
        [trireme] вашу триеру
        [city] ваш город
        [hoplite-trireme] вашего гоплита или триеру
        [hoplite-city] вашего гоплита или город
        [trireme-city] вашу триеру или город
       *[piece] вашу фигуру
    }
object-friend = { $kinds ->
        [hoplite] дружественного гоплита
        [trireme] дружественную триеру
        [city] дружественный город
        [hoplite-trireme] дружественного гоплита или триеру
        [hoplite-city] дружественного гоплита или город
        [trireme-city] дружественную триеру или город
       *[piece] дружественную фигуру
    }
object-enemy = { $kinds ->
        [hoplite] вражеского гоплита
        [trireme] вражескую триеру
        [city] вражеский город
        [hoplite-trireme] вражеского гоплита или триеру
        [hoplite-city] вражеского гоплита или город
        [trireme-city] вражескую триеру или город
       *[piece] вражескую фигуру
    }
object-power = { $kinds ->
        [hoplite] гоплита
        [trireme] триеру
        [city] город
        [hoplite-trireme] гоплита или триеру
        [hoplite-city] гоплита или город
        [trireme-city] триеру или город
       *[piece] фигуру
    } { $of }

## Pieces, as the subject, without article

one-any = { $kinds ->
        [hoplite] гоплит
        [trireme] триера
        [city] город
        [hoplite-trireme] гоплит или триера
        [hoplite-city] гоплит или город
        [trireme-city] триера или город
       *[piece] фигура
    }
one-self = { $kinds ->
        [hoplite] ваш гоплит
        [trireme] ваша триера
        [city] ваш город
        [hoplite-trireme] ваш гоплит или триера
        [hoplite-city] ваш гоплит или город
        [trireme-city] ваша триера или город
       *[piece] ваша фигура
    }
one-friend = { $kinds ->
        [hoplite] дружественный гоплит
        [trireme] дружественная триера
        [city] дружественный город
        [hoplite-trireme] дружественный гоплит или триера
        [hoplite-city] дружественный гоплит или город
        [trireme-city] дружественная триера или город
       *[piece] дружественная фигура
    }
one-enemy = { $kinds ->
        [hoplite] вражеский гоплит
        [trireme] вражеская триера
        [city] вражеский город
        [hoplite-trireme] вражеский гоплит или триера
        [hoplite-city] вражеский гоплит или город
        [trireme-city] вражеская триера или город
       *[piece] вражеская фигура
    }
one-power = { $kinds ->
        [hoplite] гоплит
        [trireme] триера
        [city] город
        [hoplite-trireme] гоплит или триера
        [hoplite-city] гоплит или город
        [trireme-city] триера или город
       *[piece] фигура
    } { $of }

## Where a card works

where-in-or-next-to = { $in } или в соседней области
where-next-to = { $ground } { $by }
where-event = в этой области
where-step = в области из части { $step } этой карты
where-next-to-event = { $ground } рядом с этой областью
where-next-to-step = { $ground } рядом с областью из части { $step } этой карты
where-holding = { $ground }, где стоит { $one }
where-next-to-holding = { $ground } рядом с областью, где стоит { $one }

## When a card works

text-cue = Условие: { $cue }{ $if }.
text-only-if = Только если { $conditions }.
text-once = Один раз в каждый ваш ход.
text-cost = Цена: { $cost }.
text-step = { $deed }{ $if }{ $cost }.
trigger-strategy = ваша фаза стратегии
trigger-own-turn = любой момент вашего хода
trigger-scoring = каждый подсчёт
trigger-mustered = после того как наберут { $object }{ $where }{ $turn }{ $step }
trigger-placed = после того как разместят { $object }{ $where }{ $turn }{ $step }
trigger-would-remove = когда должны убрать { $object }{ $where }{ $cause }{ $by }{ $turn }{ $step }
trigger-removed = после того как уберут { $object }{ $where }{ $cause }{ $by }{ $turn }{ $step }
trigger-battle-begun = когда начинается битва{ $where }{ $with }{ $target }{ $by }{ $turn }{ $step }
trigger-battle-over = после битвы{ $where }{ $with }{ $target }{ $by }{ $turn }{ $step }
trigger-card-played = после того как разыграют карту{ $types }{ $by }{ $turn }{ $step }
condition-some = стоит { $one }{ $supplied }{ $where }
condition-none = не стоит { $one }{ $supplied }{ $where }
condition-least = фигур на поле{ $where } не меньше { $min } ({ $one }{ $supplied })
condition-most = фигур на поле{ $where } не больше { $max } ({ $one }{ $supplied })
condition-range = фигур на поле{ $where } от { $min } до { $max } ({ $one }{ $supplied })
condition-outcome = в части { $step } этой карты { $outcome }

## What a card costs

pay-discard = сбросьте { $n ->
        [one] { $n } карту
        [few] { $n } карты
       *[many] { $n } карт
    }
pay-discard-type = сбросьте с руки { $n ->
        [one] { $n } карту
        [few] { $n } карты
       *[many] { $n } карт
    } ({ $types })
pay-bribe = верните из чаши в запас { $n ->
        [one] { $n } жетон
        [few] { $n } жетона
       *[many] { $n } жетонов
    }
pay-vp = потеряйте { $n } ПО
pay-take-off = снимите с поля свои фигуры, число: { $n } ({ $kinds }){ $where }

## What a card does

deed-muster = Наберите { $object }{ $where }{ $times }
deed-muster-friend = Вы или ваш партнёр, по вашему выбору: наберите { $object }{ $where }{ $times }
deed-place = Разместите { $object }{ $where }{ $times }
deed-battle-land = Начните сухопутную битву{ $where }{ $with }{ $times }{ $once }
deed-battle-sea = Начните морскую битву{ $where }{ $with }{ $times }{ $once }
deed-battle-any = Начните сухопутную или морскую битву{ $where }{ $with }{ $times }{ $once }
deed-remove = Уберите { $object }{ $where }{ $times }
deed-remove-event = Уберите эту фигуру
deed-remove-step = Уберите фигуру из части { $step } этой карты
deed-relocate = Снимите с поля сколько угодно своих фигур ({ $kinds }){ $most }, затем наберите столько же каждого вида
deed-keep = Фигура остаётся на месте
deed-gain-vp = Получите { $n } ПО
deed-bribe-to-bowl = Положите даром из запаса в чашу { $n ->
        [one] один жетон
        [few] до { $n } жетонов
       *[many] до { $n } жетонов
    }
deed-draw = Возьмите { $n ->
        [one] { $n } карту
        [few] { $n } карты
       *[many] { $n } карт
    }
deed-deck-discard = { $who ->
        [self] Сбросьте
        [friend] Вы или ваш партнёр, по вашему выбору: сбросьте
        [enemy] Вражеская держава по вашему выбору сбрасывает
        [any] Любая держава по вашему выбору сбрасывает
       *[power] Держава { $power } сбрасывает
    } { $n ->
        [one] верхнюю карту колоды добора
        [few] { $n } верхние карты колоды добора
       *[many] { $n } верхних карт колоды добора
    }
deed-search = Найдите в колоде добора { $n ->
        [one] одну карту
        [few] до { $n } карт
       *[many] до { $n } карт
    } ({ $types }), покажите, возьмите на руку и перемешайте колоду
deed-link = Для битв, которые начинаете вы, эти области соседние { $until }: { $a } и { $b }
deed-extra-play = В фазе розыгрыша вы можете { $until } разыграть { $n ->
        [one] ещё одну карту
        [few] ещё до { $n } карт
       *[many] ещё до { $n } карт
    }: { $types }
deed-lose-vp = { $who ->
        [self] Ваша команда теряет
        [friend] Ваша команда теряет
        [enemy] Команда вражеской державы по вашему выбору теряет
        [any] Команда державы по вашему выбору теряет
       *[power] Команда этой державы ({ $power }) теряет
    } { $n } ПО
deed-hand-discard = { $who ->
        [self] Сбросьте
        [friend] Вы или ваш партнёр, по вашему выбору: сбросьте
        [enemy] Вражеская держава по вашему выбору сбрасывает
        [any] Любая держава по вашему выбору сбрасывает
       *[power] Держава { $power } сбрасывает
    } с руки { $n ->
        [one] { $n } карту
        [few] { $n } карты
       *[many] { $n } карт
    }
deed-place-bribe = Выложите из запаса на поле { $n ->
        [one] один жетон
        [few] до { $n } жетонов
       *[many] до { $n } жетонов
    }{ $where }
deed-remove-bribe = Верните с поля в запас { $n ->
        [one] один жетон
        [few] до { $n } жетонов
       *[many] до { $n } жетонов
    }{ $where }, { $who ->
        [self] свой
        [friend] дружественный
        [enemy] вражеский
        [any] чей угодно
       *[power] этой державы: { $power }
    }
deed-supply-check = Сразу проверяется снабжение: { $who ->
        [self] ваши гоплиты и триеры
        [friend] гоплиты и триеры вашей команды
        [enemy] гоплиты и триеры врага
        [any] все гоплиты и триеры
       *[power] гоплиты и триеры этой державы ({ $power })
    }

## What cards can answer to

incident-mustered = { $piece } появляется { $in }
incident-placed = { $piece } размещается { $in }
incident-would-remove = { $piece } { $in } сейчас исчезнет{ $cause }
incident-removed = { $piece } { $in } исчезает{ $cause }
incident-battle-begun = { $piece } { $from } атакует { $target }
incident-battle-over = { $piece } завершает битву за { $target }, начатую { $from }
incident-card-played = разыграна карта { $type } ({ $power })

## Prompts: what is to be done now

prompt-chance = Берутся карты.
prompt-mulligan = { $power }: оставить десять карт или взять десять других?
prompt-others-mulligan = Остальные ещё смотрят свои десять карт.
prompt-discards = { $power }: выберите карты начального сброса, карта { $number } из 3. Третья ляжет сверху.
prompt-others-discards = Остальные ещё выбирают карты начального сброса.
prompt-waiting = Сейчас решает { $player } ({ $who }).
prompt-reactions = Игра ждёт реакций.
prompt-strategy = { $power }, фаза стратегии: используйте подготовленные карты или закончите фазу.
prompt-play = { $power }, фаза розыгрыша: разыграйте одну карту.
prompt-fetch = { $power }, чрезвычайный резерв: выберите карту из колоды добора.
prompt-extra = { $power }, фаза розыгрыша: можно разыграть ещё одну карту.
prompt-planning = { $power }, фаза планирования: можно подготовить карту, сбросив за неё другую.
prompt-losses = { $power }, фаза снабжения: { $pieces ->
        [one] { $pieces } ваша фигура не получает снабжения и пропадёт.
        [few] { $pieces } ваши фигуры не получают снабжения и пропадут.
       *[many] { $pieces } ваших фигур не получают снабжения и пропадут.
    }
prompt-draw = { $power }, фаза добора: если хотите, купите жетоны, затем возьмите карты.
prompt-pay-alternative = { $power }{ $for }: выберите, как платить.
prompt-pay = { $power }{ $for }: выберите, чем платить. Осталось выбрать карт: { $left }.
prompt-pay-forced = { $power }: нужно сбросить карты с руки. Осталось выбрать карт: { $left }.
phrase-for-card = , цена карты { $card }
phrase-for-bribe = , цена жетона
phrase-for-laying = , цена подготовки карты
phrase-for-emergency = , чрезвычайный резерв
prompt-react = { $power } — { $incident }. Отреагировать?
prompt-go-on = { $power } — { $incident }. Подходящей карты у вас нет, идите дальше.
prompt-aid-supply = { $power }: { $asker } { $asker-number ->
        [plural] просят
       *[singular] просит
    } жетоны: фигурам не хватает снабжения.
prompt-aid-muster = { $power }: { $asker } { $asker-number ->
        [plural] просят
       *[singular] просит
    } жетоны, чтобы набрать { $piece-acc } { $in }.
prompt-aid-battle = { $power }: { $asker } { $asker-number ->
        [plural] просят
       *[singular] просит
    } жетоны, чтобы атаковать { $target } { $from }.
prompt-scoring = { $power }: выложите или снимите жетоны, прежде чем принесут очки Состояния.
prompt-card-cost = { $power }, { $card }: заплатить её цену?
prompt-step-cost = { $power }, { $card }: заплатить за эту часть? { $deed }.
prompt-actor = { $power }, { $card }: кто проводит набор?
prompt-target = { $power }, { $card }: выберите державу, которой это коснётся.
prompt-take-off = { $power }, { $card }: выберите фигуры, которые снимете с поля.
prompt-muster = { $power }, { $card }: выберите, где провести набор.
prompt-place = { $power }, { $card }: выберите, что и где разместить.
prompt-place-bribe = { $power }, { $card }: выберите, куда выложить жетон.
prompt-battle = { $power }, { $card }: выберите, кто и где сражается.
prompt-remove = { $power }, { $card }: выберите фигуру, которую нужно убрать.
prompt-remove-bribe = { $power }, { $card }: выберите жетон, который нужно убрать.
prompt-search = { $power }, { $card }: выберите карту из колоды добора.
prompt-do = { $power }, { $card }: выполнить? { $deed }.
prompt-won-quick = { $who } ({ $players }) { $who-number ->
        [plural] побеждают
       *[singular] побеждает
    } сразу, с перевесом не меньше десяти ПО: { $vp } : { $other }.
prompt-won-points = { $who } ({ $players }) { $who-number ->
        [plural] побеждают
       *[singular] побеждает
    } со счётом { $vp } : { $other }.
prompt-won-tie = { $who } ({ $players }) { $who-number ->
        [plural] побеждают
       *[singular] побеждает
    }: при равенстве очков победа за этой командой ({ $vp } : { $other }).

## Words on buttons

action-card = Карта: { $card }
action-keep = { $power }: оставить десять карт
action-redraw = { $power }: взять десять других
action-opening-discard = { $power }: сбросить карту { $card }
action-opening-back = { $power }: отменить выбор
action-use = Использовать карту { $card }
action-end = Дальше
action-end-strategy = Закончить фазу стратегии
action-end-extra = Больше карт не разыгрывать
action-end-planning = Ничего не готовить
action-end-aid = Жетонов больше не давать
action-play = Разыграть карту { $card }
action-lay = Подготовить карту { $card }
action-emergency = Чрезвычайный резерв (−2 карты)
action-none = Ничего не разыгрывать (−1 ПО)
action-fetch = Достать карту { $card }
action-done = Дальше: фигуры без снабжения пропадают
action-ask = Попросить жетоны
action-ask-muster = Попросить жетоны: { $piece } { $in }
action-ask-battle = Попросить жетоны, чтобы атаковать { $target } { $from }
action-draw = Взять карты и закончить ход
action-alternative = Заплатить так: { $cost }
action-discard = Сбросить карту { $card }
action-bribe = Вернуть жетон из чаши
action-off = Снять { $piece-acc } { $in }
action-vp = Потерять 1 ПО
action-back = Назад: не платить
action-new = Набор: { $piece } { $in }
action-place-in = Набор на месте: { $piece } { $in }
action-place = Размещение: { $piece } { $in }
action-fight = Атаковать { $target } { $from }: { $piece }
action-fight-nobody = Атаковать { $target } { $from }
action-target = Убрать { $piece-acc } { $in }
action-target-bribe = Убрать жетон { $in } ({ $power })
action-end-off = Больше не снимать
action-take = Взять на руку карту { $card }
action-do = Выполнить
action-pay = Заплатить: { $cost }
action-no-pay = Не платить
action-stop = Отказаться
action-power = { $power }
action-self = Набор: { $power }
action-teammate = Набор: { $power }
action-pass = Пас
action-wait = Сначала { $power }
action-go-on = Дальше
action-buy = Купить жетон (сбросить 1 карту)
action-lift = Снять с поля { $piece-acc } { $in }
action-put = Выложить жетон { $in }
action-take-back = Снять жетон { $in }
action-beside-put = { $power }: выложить жетон { $in }
action-beside-take-back = { $power }: снять жетон { $in }
action-beside-buy = { $power }: купить жетон за карту { $card }
action-beside-buy-vp = { $power }: купить жетон за 1 ПО

## Standing orders for reactions

order-ask = Спрашивать, когда я могу отреагировать
order-city = Спрашивать, только когда атакуют мой город
order-never = Никогда не спрашивать, всегда пас

## Log lines

event-drew = { $who } { $who-number ->
        [plural] берут
       *[singular] берёт
    } карту { $card }.
event-drew-hidden = { $who } { $who-number ->
        [plural] берут
       *[singular] берёт
    } карту.
event-drew-several-card = { $who } { $who-number ->
        [plural] берут
       *[singular] берёт
    } { $n ->
        [one] { $n } карту
        [few] { $n } карты
       *[many] { $n } карт
    }: { $card }.
event-drew-hidden-several = { $who } { $who-number ->
        [plural] берут
       *[singular] берёт
    } { $n ->
        [one] { $n } карту
        [few] { $n } карты
       *[many] { $n } карт
    }.
event-mulligan = { $who } { $who-number ->
        [plural] меняют
       *[singular] меняет
    } десять карт на десять других.
event-opening-discards = { $who } { $who-number ->
        [plural] сбрасывают
       *[singular] сбрасывает
    } в начале игры: { $cards }.
event-opening-discards-hidden = { $who } { $who-number ->
        [plural] сбрасывают
       *[singular] сбрасывает
    } в начале игры { $count ->
        [one] { $count } карту
        [few] { $count } карты
       *[many] { $count } карт
    }; сверху лежит { $card }.
event-turn = Раунд { $round }, ход { $power-gen }
event-bribes-home = { $who } { $who-number ->
        [plural] возвращают
       *[singular] возвращает
    } в запас жетоны, использованные { $places }.
event-played = { $who } { $who-number ->
        [plural] разыгрывают
       *[singular] разыгрывает
    } карту { $card }.
event-laid = { $who } { $who-number ->
        [plural] готовят
       *[singular] готовит
    } карту { $card }.
event-laid-hidden = { $who } { $who-number ->
        [plural] готовят
       *[singular] готовит
    } закрытую карту.
event-laid-fetched = { $who } { $who-number ->
        [plural] готовят
       *[singular] готовит
    } взятую из колоды карту { $card }.
event-laid-fetched-hidden = { $who } { $who-number ->
        [plural] готовят
       *[singular] готовит
    } взятую из колоды карту; это Подготовка.
event-nothing-played = { $who } { $who-number ->
        [plural] не разыгрывают
       *[singular] не разыгрывает
    } ни одной карты.
event-emergency = { $who } { $who-number ->
        [plural] пользуются
       *[singular] пользуется
    } чрезвычайным резервом.
event-turned-up = { $who } { $who-number ->
        [plural] открывают
       *[singular] открывает
    } карту { $card }.
event-used = { $who } { $who-number ->
        [plural] используют
       *[singular] использует
    } карту { $card }.
event-deck-discard = { $who } { $who-number ->
        [plural] сбрасывают
       *[singular] сбрасывает
    } из колоды добора карту { $card }.
event-deck-discard-hidden = { $who } { $who-number ->
        [plural] сбрасывают
       *[singular] сбрасывает
    } карту из колоды добора.
event-discarded = { $who } { $who-number ->
        [plural] сбрасывают
       *[singular] сбрасывает
    }: { $cards }.
event-discarded-hidden = { $who } { $who-number ->
        [plural] сбрасывают
       *[singular] сбрасывает
    } { $count ->
        [one] { $count } карту
        [few] { $count } карты
       *[many] { $count } карт
    }; сверху лежит { $card }.
event-searched = { $who } { $who-number ->
        [plural] берут
       *[singular] берёт
    } на руку из колоды добора карту { $card }.
event-vp-card = { $who } { $who-number ->
        [plural] получают
       *[singular] получает
    } { $change } ПО благодаря карте { $card }, всего { $total }.
event-vp-lost-by-card = { $who } { $who-number ->
        [plural] теряют
       *[singular] теряет
    } { $change } ПО из-за карты { $card }, всего { $total }.
event-vp-city = { $who } { $who-number ->
        [plural] получают
       *[singular] получает
    } { $change } ПО за убранный вражеский город, всего { $total }.
event-vp-cities = { $who } { $who-number ->
        [plural] получают
       *[singular] получает
    } { $change } ПО за города, всего { $total }.
event-vp-nothing-played = { $who } { $who-number ->
        [plural] теряют
       *[singular] теряет
    } { $change } ПО, потому что карта не разыграна, всего { $total }.
event-vp-payment = { $who } { $who-number ->
        [plural] платят
       *[singular] платит
    } { $change } ПО, остаётся { $total }.
event-vp-majors = { $who } { $who-number ->
        [plural] получают
       *[singular] получает
    } { $change } ПО за главные города, всего { $total }.
event-vp-lifted = { $who } { $who-number ->
        [plural] получают
       *[singular] получает
    } { $change } ПО за снятый вражеский город, всего { $total }.
event-bribe-bought = { $who } { $who-number ->
        [plural] покупают
       *[singular] покупает
    } жетон.
event-bribe-given = { $who } { $who-number ->
        [plural] кладут
       *[singular] кладёт
    } жетон в чашу.
event-bribe-paid = { $who } { $who-number ->
        [plural] возвращают
       *[singular] возвращает
    } жетон из чаши в запас.
event-bribe-put = { $who } { $who-number ->
        [plural] выкладывают
       *[singular] выкладывает
    } жетон { $in }.
event-bribe-back = { $who } { $who-number ->
        [plural] возвращают
       *[singular] возвращает
    } в запас жетон, лежавший { $in }.
event-bribe-taken-back = { $who } { $who-number ->
        [plural] забирают
       *[singular] забирает
    } обратно жетон, лежавший { $in }.
event-lifted = { $who } { $who-number ->
        [plural] снимают
       *[singular] снимает
    } с поля { $piece-acc } { $in }.
event-taken-off = { $who } { $who-number ->
        [plural] снимают
       *[singular] снимает
    } с поля по указанию карты { $piece-acc } { $in }.
event-mustered = { $who } { $who-number ->
        [plural] набирают
       *[singular] набирает
    } { $piece-acc } { $in }.
event-mustered-in-place = { $who } { $who-number ->
        [plural] набирают
       *[singular] набирает
    } на месте { $piece-acc } { $in }.
event-placed = { $who } { $who-number ->
        [plural] размещают
       *[singular] размещает
    } { $piece-acc } { $in }.
event-battle = { $who } { $who-number ->
        [plural] атакуют
       *[singular] атакует
    } { $target } { $piece-ins } { $from }.
event-removed = { $who } { $who-number ->
        [plural] убирают
       *[singular] убирает
    } { $piece-acc } { $in }.
event-removed-in-battle = { $who } { $who-number ->
        [plural] убирают
       *[singular] убирает
    } в битве { $piece-acc } { $in }.
event-unsupplied = Из-за нехватки снабжения пропадает { $piece } { $in }.
event-kept = На поле остаётся { $piece } { $in }.
event-battle-in-vain = Битва за { $target } заканчивается без потерь.
event-asked = { $who } { $who-number ->
        [plural] просят
       *[singular] просит
    } у партнёра жетоны, чтобы действовать { $in }.
event-asked-supply = { $who } { $who-number ->
        [plural] просят
       *[singular] просит
    } у партнёра жетоны: фигурам не хватает снабжения.
event-answered = { $who } { $who-number ->
        [plural] отвечают
       *[singular] отвечает
    } на просьбу о жетонах.
event-linked = { $who } { $who-number ->
        [plural] считают
       *[singular] считает
    } в битвах соседними { $a } и { $b }.
event-step-over = Часть { $step } карты { $card }: { $outcome }.
event-scoring = После раунда { $round } подсчитываются очки. За города Олигархи получают { $oligarchs } ПО, Демос — { $demos } ПО.
event-majors = За главные города Олигархи получают { $oligarchs } ПО, Демос — { $demos } ПО.
event-over-quick = { $who } { $who-number ->
        [plural] побеждают
       *[singular] побеждает
    } сразу, с перевесом не меньше десяти ПО.
event-over-points = { $who } { $who-number ->
        [plural] побеждают
       *[singular] побеждает
    }.
event-over-tie = { $who } { $who-number ->
        [plural] побеждают
       *[singular] побеждает
    }: при равенстве очков победа за этой командой.

## What is played from each seat, by the number of players

part-2-1 = Коринф, Спарта
part-2-2 = Делосский союз, Афины
part-3-1 = Коринф
part-3-2 = Делосский союз, Афины
part-3-3 = Спарта
part-3-1-oligarchs = Коринф, Спарта
part-3-2-oligarchs = Делосский союз
part-3-3-oligarchs = Афины
part-4-1 = Коринф
part-4-2 = Делосский союз
part-4-3 = Спарта
part-4-4 = Афины

## Options and their values

option-components = Своё поле и карты, из файла
option-seating = При трёх игроках у одного
option-seating-demos = Делосский союз и Афины
option-seating-oligarchs = Коринф и Спарта
option-mulligan = Муллиган
option-mulligan-yes = Разрешён
option-mulligan-no = Запрещён
option-emergency = Чрезвычайный резерв
option-emergency-basic = Обычный: даёт базовые карты
option-emergency-advanced = Расширенный: даёт и карты Подготовки
option-emergency_vp = ПО вместо карт при чрезвычайном резерве
option-emergency_vp-yes = Недостающая карта стоит 1 ПО
option-emergency_vp-no = На руке должны быть две карты
option-emergency_empty = Чрезвычайный резерв впустую
option-emergency_empty-no = Запрещён
option-emergency_empty-yes = Разрешён
option-bribe_purchase = Когда покупают жетоны
option-bribe_purchase-own_turn = В свой ход, до добора карт
option-bribe_purchase-draw_step = В своей фазе добора
option-bribe_purchase-any_turn = В любой ход
option-bribe_places = Куда можно выложить жетон
option-bribe_places-neutral_or_empty_land = На нейтральные территории и в пустые провинции
option-bribe_places-empty_land = В пустые сухопутные провинции
option-bribe_places-neutral = На нейтральные территории
option-muster_at_own_city = Набор в собственном городе
option-muster_at_own_city-no = Нужна своя фигура рядом
option-muster_at_own_city-yes = Город считается соседом
option-card_muster = Набор по именным картам
option-card_muster-full = Со снабжением и соседом
option-card_muster-free = Без того и другого
option-enemy_bribes_block = Вражеские жетоны на линии снабжения
option-enemy_bribes_block-no = Не прерывают её
option-enemy_bribes_block-yes = Прерывают её
option-vp_for_discard = ПО вместо сброса
option-vp_for_discard-missing = Только за недостающие карты
option-vp_for_discard-any = Свободно, пока есть ПО
option-vp_floor = Нижний предел очков
option-vp_floor-zero = 0
option-vp_floor-none = Нет при вынужденных потерях
option-planning_zero_vp = Последняя карта планирования при 0 ПО
option-planning_zero_vp-no = Нельзя
option-planning_zero_vp-yes = Можно, даром
option-own_city_vp = ПО за снятие собственного города
option-own_city_vp-no = Никто ничего не получает
option-own_city_vp-yes = Другая команда получает 1 ПО
option-battle_empty = Битва без вражеской фигуры
option-battle_empty-no = Запрещена
option-battle_empty-yes = Разрешена
option-battle_again = Несколько битв одной фигуры
option-battle_again-yes = Разрешены
option-battle_again-no = Запрещены
option-keep_vs_supply = Карты, сохраняющие фигуру, в фазе снабжения
option-keep_vs_supply-yes = Действуют и там
option-keep_vs_supply-no = Там не действуют
option-reaction_first = Какая команда реагирует первой
option-reaction_first-active = Активная
option-reaction_first-other = Другая
option-reaction_pass = Окончателен ли пас
option-reaction_pass-final = Да
option-reaction_pass-reopen = До следующей реакции другой команды
option-reaction_prompts = Кого спрашивают о реакции
option-reaction_prompts-all_with_laid = Всех, у кого она возможна на взгляд других
option-reaction_prompts-usable_only = Только тех, у кого есть подходящая карта
option-presence_scope = Чьё присутствие считается
option-presence_scope-power = Державы, которой принадлежит карта
option-presence_scope-team = Всей её команды
option-round15_order = Порядок после раунда 15
option-round15_order-quick_first = Сначала быстрая победа, потом главные города
option-round15_order-majors_first = Сначала главные города, потом быстрая победа
option-italy = Италия
option-italy-neutral = Нейтральная
option-italy-land = Сухопутная провинция
option-cythera = Кифера
option-cythera-land = Сухопутная провинция
option-cythera-neutral = Нейтральная

## What is our reconstruction

reconstruction-map = Большинство границ на карте Греции: 73 из 96; из 43 областей 16; и то, что Италия нейтральна.
reconstruction-cards = Большинство именных карт: 70 из 84 придуманы нами; ещё шесть целиком или частично следуют опубликованным отчётам; восемь взяты из правил.
reconstruction-decks = Сколько базовых карт каждого типа в колоде.
reconstruction-rulings = Разъяснения того, что правила оставляют открытым; каждое можно изменить настройкой, либо о нём сказано в правилах.

## Faults of a table’s options, of a component file, of a position

fault-seats = Мест от двух до четырёх, а не { $seats }.
fault-form = Это нельзя прочитать. Запишите это в том же виде, что и стандартный файл.
fault-field = Здесь нет поля «{ $field }» ({ $in }).
fault-missing = Не хватает поля «{ $field }» ({ $in }).
fault-value = «{ $field }»: здесь может быть только { $kind ->
        [text] текст
        [flag] истина или ложь
        [number] целое число
        [list] список
       *[table] таблица
    }.
fault-empty = «{ $field }» не может быть пустым.
fault-number = «{ $field }» — целое число от { $least } до { $most }.
fault-word = «{ $field }» не может иметь значение «{ $word }». Известные слова: { $known }.
fault-id = «{ $id }» не годится: строчные буквы, цифры и подчёркивания, в начале буква.
fault-id-twice = «{ $id }» встречается дважды.
fault-title = «{ $field }» — одна непустая строка.
fault-power-missing = Нет записи об этой державе: { $power }.
fault-many-spaces = Областей на карте не больше { $most }.
fault-space = Нет области «{ $id }».
fault-major = «{ $id }» не сухопутная провинция и не может быть главным городом.
fault-border-self = Границе нужны две области: { $a }, { $b }.
fault-border-twice = Эта граница встречается дважды: { $a }, { $b }.
fault-setup-ground = { $piece } ({ $power }) здесь стоять не может: { $space }.
fault-setup-enemy = { $piece } ({ $power }) не может стоять вместе с врагом: { $space }.
fault-setup-second = { $piece } ({ $power }): у команды в области одна фигура каждого вида: { $space }.
fault-setup-stock = { $piece } ({ $power }): столько их нет: { $space }.
fault-setup-city = Этой державе нужен город в начальном положении: { $power }.
fault-deck-small = Карт в колоде ({ $power }): { $count }; наименьшее число { $cards }.
fault-deck-size = Карт в колоде ({ $power }): { $count }; по записи { $cards }.
fault-many-prepares = Карт Подготовки в колоде не больше { $most }.
fault-many-reactions = Карт, отвечающих на происшествия, в колоде не больше { $most }.
fault-many-several = Карт в нескольких экземплярах в колоде не больше { $most }.
fault-many-single = Карт в одном экземпляре в колоде не больше { $most }.
fault-many-steps = Шагов в эффекте не больше { $most }.
fault-many-alternatives = Вариантов цены не больше { $most }.
fault-many-picks = Частей цены не больше { $most }.
fault-many-links = Связей в файле не больше { $most }.
fault-many-extra-plays = Дополнительных розыгрышей в файле не больше { $most }.
fault-both = Можно указать только одно из двух: { $a }, { $b }.
fault-name = «{ $name }» здесь ничего не называет.
fault-name-piece = «{ $name }» не называет фигуру.
fault-name-space = «{ $name }» не называет область.
fault-take-off = Фигуры снимают всегда в одних и тех же областях.
fault-symbol = Знак бывает только на картах Подготовки.
fault-strategy = Знак и условие «strategy» идут вместе.
fault-prepare = Карту Подготовки используют в фазе стратегии или как реакцию.
fault-status = Состояние действует не при розыгрыше.
fault-play = Эта карта действует при розыгрыше.
fault-basic = Базовая карта делает то, что говорит её тип, и ничего больше.
fault-keep = Фигуру можно сохранить, только когда её должны убрать.
fault-scoring = При подсчёте карта только даёт ПО, без цены.
fault-automatic = Без вопроса действует только Состояние, дающее ПО без цены.
fault-once = Такое ограничение бывает только у Состояния, которое используют в свой ход.
fault-endless = Такое Состояние можно использовать без конца; ему нужно ограничение: раз за ход.
fault-position-round = Такого раунда нет.
fault-position-powers = Нужны все четыре державы.
fault-position-bribes = Столько жетонов у державы нет.
fault-position-vp = Таких ПО не бывает.
fault-position-space = Фигура или жетон стоит там, где нельзя.
fault-position-pieces = Столько фигур у державы нет.
fault-position-stacking = Эти фигуры не могут стоять в одной области.
fault-position-covered = Под фигурой жетона не бывает.
fault-position-cards = Есть карта, которой у державы нет, или лишний её экземпляр.
fault-position-status = Открытыми на столе лежат только Состояния.
fault-position-laid = Подготовлены бывают только карты Подготовки, и только в прошлые ходы.
fault-position-shown = Показанные карты должны быть на руке.
fault-position-stage = В этот момент карты так лежать не могут.
fault-position-doing = Этого здесь происходить не может.

## The position in words

describe-turn = Раунд { $round }, ход: { $power }, { $step }.
describe-mulligan = Начальные карты: оставить или взять другие.
describe-discards = Начальный сброс.
describe-scoring = Подсчёт после раунда { $round }.
describe-over = Игра закончилась в раунде { $round }.
describe-vp = ПО: Олигархи { $oligarchs }, Демос { $demos }.
describe-outlook = Подсчёт после раунда { $round } дал бы сейчас: Олигархи { $oligarchs }, Демос { $demos }.
describe-majors = Удерживаемые главные города, считаются после раунда 15: Олигархи { $oligarchs }, Демос { $demos }.
describe-losses = Пропадут без снабжения: { $pieces }.
describe-link = Соседние для битв ({ $power }): { $a } и { $b }.
describe-extra-play = { $power }, ещё карты в фазе розыгрыша: { $left } ({ $types }).
describe-figure = { $piece } { $in }
describe-copies = { $count } × { $card }
describe-doing-card = Выполняется ({ $power }): { $card }, часть { $step }.
describe-doing-battle = Битва за { $target }: атакует { $fighter }; под ударом: { $victim }.
describe-removal = Сейчас исчезнет: { $piece }.
describe-removed = Только что убрано: { $piece }.
describe-doing-losses = Проверка снабжения: { $power }.
describe-reactions = Можно отреагировать: { $incident }.
describe-aid-supply = Просьба о жетонах ({ $power }): фигуры без снабжения.
describe-aid-muster = Просьба о жетонах ({ $power }), набор: { $space }.
describe-aid-battle = Просьба о жетонах ({ $power }), чтобы атаковать { $target } { $from }.
describe-payment = Оплата ({ $power }). Выбрано: { $cards }; осталось выбрать карт: { $left }; ПО: { $vp }.
describe-picks = { $power }, выбрано для сброса: { $cards }.
describe-power = { $power } ({ $player }): на руке { $hand }, колода { $deck }, сброс { $discard } (сверху: { $top }), подготовлено { $laid }. В запасе: гоплиты { $hoplites }, триеры { $triremes }, города { $cities }, жетоны { $bribes }; жетоны в чаше: { $bowl }.
describe-pieces = { $space }: { $pieces }.
describe-bribes = { $space }: жетоны ({ $bribes }).
describe-pieces-bribes = { $space }: { $pieces }, жетоны ({ $bribes }).
describe-space = { $space } ({ $id }), { $ground }{ $major }{ $source }. Соседи: { $spaces }.
phrase-major = , главный город, ПО: { $vp }
phrase-reconstruction = , реконструкция
describe-unsupplied = Без снабжения: { $piece }. Линия прерывается здесь: { $why }.
describe-wanting = Не хватает только снабжения: { $space }. Линия прерывается здесь: { $why }.
gap-enemy = { $space } (враг)
gap-harbour = { $space } (нет гавани)
gap-land = { $space } (нет дружественного гоплита, города или жетона)
gap-neutral = { $space } (нет дружественного жетона)
gap-no-city = нет города, к которому она вела бы
describe-status = Состояние ({ $power }): { $card }{ $scoring }.
phrase-scores = ; сейчас дало бы { $vp } ПО
phrase-lacks = ; дало бы { $vp } ПО, но не хватает фигур
phrase-spoiled = ; дало бы { $vp } ПО, но мешают: { $pieces }
describe-laid = Подготовлено ({ $power }, раунд { $round }, { $step }): { $card }.
describe-laid-hidden = Подготовлено ({ $power }, раунд { $round }, { $step }): закрытая карта.
describe-laid-fetched = Подготовлено из чрезвычайного резерва ({ $power }, раунд { $round }, { $step }): закрытая карта.
describe-hand = На руке ({ $power }): { $cards }.
describe-deck = Колода добора, порядок неизвестен ({ $power }): { $cards }.
describe-discard = Стопка сброса ({ $power }): { $cards }.
describe-shown = Точно на руке ({ $power }): { $cards }.
describe-card = { $power }, { $card } ({ $id }), { $type }, экземпляров: { $copies }. { $text }
describe-card-symbol = { $power }, { $card } ({ $id }), { $type } со знаком, экземпляров: { $copies }. { $text }

## Refusals: why something cannot be done

refusal-game-over = Игра окончена.
refusal-chance = Какие карты придут из колоды, решает случай.
refusal-not-your-power = Это не ваша держава: { $power }.
refusal-not-your-decision = Сейчас решает другая держава ({ $power }): { $decision }.
refusal-not-asked = Игра ждёт реакций, но сейчас не вашей.
refusal-passed = Эта держава здесь уже спасовала и больше не может реагировать.
refusal-other-decision = Сейчас решается другое: { $decision }.
refusal-answered = Эта держава уже ответила: { $power }.
refusal-picked = Эта держава уже выбрала свои три карты: { $power }.
refusal-nothing-picked = Нет выбора, который можно было бы отменить.
refusal-set-up-over = Начальные карты уже определены.
refusal-not-your-turn = Держава делает это только в свой ход, а сейчас ход другой: { $power }.
refusal-not-free = При этом решении нет места свободным действиям.
refusal-in-reaction = Пока игра ждёт реакций, нельзя покупать жетоны и снимать фигуры.
refusal-paying = Сначала завершите оплату: свободные действия её не прерывают.
refusal-beside = Здесь это делается отдельно от решения, с указанием державы.
refusal-offered = Держава делает это в рамках своего решения или хода, а не отдельно.
refusal-not-its-card = Держава играет и платит только своими картами.
refusal-not-in-hand = Этой карты нет на руке.
refusal-not-in-pile = Этой карты нет в колоде добора.
refusal-card-type = Здесь нужна карта другого типа.
refusal-not-prepare = Рубашкой вверх выкладывают только карты Подготовки.
refusal-last-card = Другой карты для сброса нет, и у команды нет ПО, которое она могла бы потерять взамен.
refusal-no-emergency = Чрезвычайный резерв заменяет только одну карту фазы розыгрыша.
refusal-nothing-to-fetch = В колоде добора больше нет карты, которую мог бы дать чрезвычайный резерв.
refusal-never-used = Используют только карты Состояния на столе и подготовленные карты; эту карту разыгрывают.
refusal-not-on-table = Эта карта Состояния не лежит на столе.
refusal-not-laid = Эта карта не подготовлена.
refusal-strategy-only = Карту со знаком стратегии используют только в фазе стратегии своего хода.
refusal-reaction-only = Карту без знака стратегии используют только как реакцию.
refusal-automatic = Эта карта действует сама.
refusal-no-cue = Сейчас не время для этой карты, или её время прошло.
refusal-own-turn-only = Эта карта действует только в ход своей державы.
refusal-used-this-turn = Эта карта в этом ходу уже использована.
refusal-condition = Условие карты не выполнено.
refusal-no-card-of-type = На руке нет карты того типа, которого требует цена, и ПО её не заменяют.
refusal-too-few-cards = На руке слишком мало карт, а за этим столом ПО их не заменяют.
refusal-too-few-vp = На руке слишком мало карт, и у команды не хватает ПО за недостающие.
refusal-too-few-bribes = В чаше слишком мало жетонов этой державы.
refusal-cost = Цену нельзя уплатить полностью.
refusal-cost-in-vain = То, за что пришлось бы платить, сейчас нельзя выполнить.
refusal-pick-alternative = Сначала выберите способ оплаты.
refusal-no-alternative = Такого способа оплаты сейчас нельзя выбрать.
refusal-other-pick = Здесь платят другим.
refusal-no-vp-for-cards = За этим столом ПО не заменяют карт чрезвычайного резерва.
refusal-vp-for-missing = ПО заменяют только карты, которых не хватает на руке.
refusal-no-way-back = Эту оплату нельзя отменить.
refusal-only-go-on = Здесь нет карты, которую можно использовать: остаётся только идти дальше.
refusal-no-go-on = Здесь можно использовать карту: используйте её или спасуйте.
refusal-nobody-to-wait-for = У партнёра нет на столе карты, которой он мог бы ответить.
refusal-wait-is-over = Ждать партнёра может только держава, которую спросили первой.
refusal-bowl-empty = В чаше нет жетона этой державы: { $power }.
refusal-no-need-of-aid = Здесь всего хватает и без жетонов.
refusal-asked-in-vain = Об этом партнёра уже напрасно просили, и с тех пор на поле ничего не изменилось.
refusal-not-a-target = Карту нельзя направить против этой державы: { $power }.
refusal-city-not-mustered = Города не набирают, их только размещают.
refusal-card-kind = Карта не для такой фигуры: { $kind }.
refusal-card-space = Карта не допускает эту область: { $space }.
refusal-ground-hoplite = Гоплиты стоят только в сухопутных провинциях, а не { $in }.
refusal-ground-trireme = Триеры стоят только в морских областях, а не { $in }.
refusal-ground-city = Города стоят только в сухопутных провинциях, а не { $in }.
refusal-no-hoplite-in-stock = У этой державы больше нет гоплитов в запасе: { $power }.
refusal-no-trireme-in-stock = У этой державы больше нет триер в запасе: { $power }.
refusal-no-city-in-stock = У этой державы больше нет городов в запасе: { $power }.
refusal-enemy-there = Вражеская фигура стоит { $in }.
refusal-second-hoplite = Дружественный гоплит уже стоит { $in }.
refusal-second-city = Город уже стоит { $in }.
refusal-second-trireme = Дружественная триера уже стоит { $in }.
refusal-no-neighbour = Рядом с этой областью нет фигур державы, которая набирает: { $space }.
refusal-city-is-no-neighbour = Город, стоящий { $in }, не считается соседом собственной провинции.
refusal-no-own-piece = Нет { $in } своей фигуры, которая могла бы это сделать.
refusal-teammates-city = Для набора нужна линия снабжения к собственному городу, а не к городу партнёра, но она прерывается { $in }.
refusal-no-line = Нет города, к которому могла бы вести линия снабжения.
refusal-broken-enemy = Линия снабжения прерывается { $in }: там враг.
refusal-broken-harbour = Линия снабжения прерывается { $in }: там нет гавани.
refusal-broken-land = Линия снабжения прерывается { $in }: там нет дружественного гоплита, города или жетона.
refusal-broken-neutral = Линия снабжения прерывается { $in }: там нет дружественного жетона.
refusal-taken-off-all = Карта не позволяет снять больше фигур.
refusal-card-battle = Карта не даёт такой битвы.
refusal-card-fighter = По этой карте сражается только та фигура, на которую она указывает.
refusal-fought = По этой карте эта фигура уже сражалась.
refusal-no-battlefield = На нейтральных территориях битв не бывает.
refusal-hoplite-at-sea = Гоплит не может атаковать морскую область.
refusal-not-adjacent = Эти области не соседние: { $space }, { $target }.
refusal-no-enemy = Нет { $in } вражеской фигуры, которую можно атаковать.
refusal-no-such-piece = Нет { $in } такой фигуры, которую карта могла бы убрать.
refusal-protected = Гоплит защищает город { $in }.
refusal-no-bribe-there = Нет { $in } жетона этой державы.
refusal-draw-step-only = За этим столом жетоны покупают только в фазе добора.
refusal-no-bribe-in-stock = У этой державы больше нет жетонов в запасе: { $power }.
refusal-bribe-at-sea = На морские области жетоны не выкладывают.
refusal-pieces-there = Жетон не выкладывают туда, где стоят фигуры, как { $in }.
refusal-own-bribe = Жетон этой державы уже лежит { $in }.
refusal-bribe-ground = За этим столом жетон не может лежать { $in }.

## Decisions, as refusals name what is open

decision-mulligan = брать ли десять других карт
decision-discards = три карты, сбрасываемые в начале
decision-strategy = подготовленные карты в фазе стратегии
decision-play = карта фазы розыгрыша
decision-fetch = карта из чрезвычайного резерва
decision-extra = дополнительная карта фазы розыгрыша
decision-planning = карта Подготовки в фазе планирования
decision-losses = потери в фазе снабжения
decision-draw = добор карт
decision-pay = чем платить
decision-forced = карты для сброса
decision-muster = набор
decision-place = размещение
decision-place-bribe = область для жетона
decision-battle = битва
decision-remove = фигура, которую убирают
decision-remove-bribe = жетон, который убирают
decision-take-off = фигуры, снимаемые с поля
decision-search = карта из колоды добора
decision-do = выполнять ли эффект карты
decision-cost = платить ли цену
decision-target = держава, которой коснётся карта
decision-actor = кто из команды набирает
decision-react = реакция
decision-aid = помощь жетонами
decision-scoring = жетоны во время подсчёта

## Поле

board-situation = Что происходит
board-map = Карта Греции
board-nearer = Ближе
board-farther = Дальше
board-whole = Вся карта
board-close = Закрыть
board-track = Раунды и очки
board-round = Раунд { $round } из 15
board-rounds-text = После раундов 3, 6, 9, 12 и 15, отмеченных венком, проводится подсчёт.
board-vp = Победные очки
board-even = Поровну
board-lead = { $team }: перевес { $vp } ПО
board-outlook-cities = Города, если считать сейчас
board-outlook-statuses = Состояния, если считать сейчас
board-outlook-majors = Главные города, после раунда 15
board-quick = Перевес в 10 ПО в конце подсчёта сразу даёт победу.
board-hand = На руке: { $power }
board-hand-empty = На руке нет карт
board-from-hand = На руке
board-from-laid = Подготовлены, закрыты
board-from-status = Состояния, которые можно использовать
board-from-picked = Выбраны для сброса
board-from-deck = В колоде добора
board-picked = Выбрано карт: { $number } из 3
board-answered = Готово
board-bribes = Жетоны: { $stock } в запасе, { $bowl } в чаше
board-hoplites-stock = Гоплиты в запасе
board-triremes-stock = Триеры в запасе
board-cities-stock = Города в запасе
board-bribes-stock = Жетоны в запасе
board-bribes-bowl = Жетоны в чаше
board-bribes-map = Жетоны на поле
board-bowl = Чаша подкупа
board-bowl-text = Купленный за карту жетон ждёт в чаше. Оттуда его кладут на нейтральную территорию или в сухопутную провинцию без фигур, и там он проводит снабжение.
board-bribe-of = Жетон: { $power }
board-buy = Купить
board-put = Выложить жетон на поле
board-stock = В запасе
board-cards-hand = Карты на руке
board-cards-deck = Карты в колоде добора
board-cards-discard = Сброшенные карты
board-top = Сверху в сбросе: { $card }
board-shown = Видели все: { $cards }
board-deck-list = Состав колоды
board-deck-of = Колода: { $power }
board-deck-own = Сколько экземпляров ещё в колоде добора и где остальные.
board-deck-others = Сколько экземпляров ещё может прийти. В колоде добора: { $deck }; на руке: { $hand }; из сброшенных ({ $discard }) видна только верхняя.
board-where-hand = на руке: { $count }
board-where-laid = подготовлено: { $count }
board-where-status = на столе: { $count }
board-where-discard = в сбросе: { $count }
board-where-doing = выполняется: { $count }
board-laid = Подготовлены, закрыты
board-laid-card = Закрытая карта подготовки
board-laid-when = Подготовлено в раунде { $round }, { $step }
board-laid-fetched = Подготовлено в раунде { $round }, { $step }, из чрезвычайного резерва
board-statuses = Состояния
board-status-used = В этот ход уже использовалось.
board-status-scores = Сейчас дало бы { $vp } ПО.
board-status-no = Сейчас не дало бы очков.
board-status-lacks = Не хватает нужных фигур.
board-status-spoiled = Мешают: { $figures }.
board-strategy-symbol = знак стратегии
board-reconstruction = Наша реконструкция, не из изданной игры.
board-major = главный город, { $vp } ПО после раунда 15
board-next-to = Соседи: { $spaces }
board-supplied = снабжение есть: { $line }
board-breaks = снабжения нет: { $gaps }
board-missing = Новая фигура здесь
board-gap-enemy = враг
board-gap-harbour = нет гавани
board-gap-land = нет своих
board-gap-neutral = нет жетона
board-free = Что можно сделать здесь: { $space }
board-paying = Оплата
board-paying-for = Оплата: { $card }
board-paid = Выбрано: { $cards }
board-pay-left = Осталось выбрать карт: { $left }
board-pay-vp = Это стоит { $vp } ПО.
board-clock = Раунд { $round } из 15, подсчёт после { $next }-го
board-goal-title = Как побеждают
board-goal = Победа: отрыв 10 ПО при подсчёте или больше ПО после 15-го раунда
board-goal-brief = Отрыв 10 ПО или больше в конце
board-stand = { $team }: { $vp } ПО{ $coming ->
        [0] {""}
       *[other] {""} и ещё { $coming }, если считать сейчас
    }
board-tie = При равенстве ПО побеждает Демос.
board-cards-raise = Показать карты
board-cards-lower = Опустить карты: поле видно лучше
board-play-ahead = Разыграть: { $card }, завершив фазу стратегии
board-end-turn = Закончить ход{ $n ->
        [0] {""}
        [one] : взять { $n } карту
        [few] : взять { $n } карты
       *[many] : взять { $n } карт
    }
board-keep = Оставить десять карт
board-redraw = Взять десять других
board-back = Вернуть карту
board-weigh-redraw = Эти десять карт вернутся в колоду, а десять взятых взамен придётся оставить.
board-weigh-discard = С этой третьей картой начальный сброс завершён.
board-counted = Число экземпляров — наша реконструкция.
board-hint-mulligan = Каждая держава начинает с десятью картами: три придётся сбросить, семь останутся на руке.
board-hint-discards = Нажимайте на карты, которые сбрасываете: три из десяти карт каждой державы. Сброшенные карты не возвращаются.
board-hint-strategy = В фазе стратегии ваши выложенные жетоны возвращаются, и можно использовать подготовленные в прошлые ходы карты с венком. Если ничего не подготовлено, завершите фазу.
board-hint-play = Одна карта за ход: нажмите на неё, чтобы разыграть. Набор ставит фигуры туда, куда доходит снабжение, битвы убирают фигуры противника, Состояния приносят ПО, Подготовки ждут закрытыми. При подсчёте каждый город даёт 1 ПО.
board-hint-planning = Карту Подготовки можно положить закрытой на будущие ходы; она стоит другой карты с руки.
board-hint-draw = В конце хода рука пополняется до семи карт. До этого за карту можно купить жетон: он проводит снабжение там, где не стоит никто из своих.
board-warn-last-laid = Последняя карта на руке: подготовить её стоит 1 ПО.
board-warn-last-never = Последнюю карту на руке нельзя подготовить: при 0 ПО за неё нечем заплатить.
board-warn-last-card = Последняя карта на руке.
board-warn-no-card = На руке нет карт: если ничего не разыграть, теряется { $vp } ПО.
board-warn-deck = Карт в колоде добора: { $deck }. Она не пополняется.
board-sum-cities = Города при подсчётах
board-sum-statuses = Состояния и другие карты
board-sum-city = Убранные вражеские города
board-sum-majors = Главные города после раунда 15
board-sum-lost = Потеряно и уплачено
board-sum-total = Победные очки
board-sum-battles = Битвы
board-sum-removed = Убранные вражеские фигуры
board-sum-unsupplied = Свои фигуры, потерянные без снабжения
