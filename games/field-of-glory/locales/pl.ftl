### Field of Glory: The Card Game. Card names and other words follow the glossary of the rulebook.
### `.nom` is a name within a sentence, `.acc` the accusative, `.ins` the instrumental. Player names are never declined, and
### what a player does stands in the present tense, which has no gender.

tagline = Utrzymaj szyk, uderz ze skrzydła i zachowaj trzy z pięciu kolumn do swojej następnej tury.

## Kinds of cards

kind-heavy-infantry = Ciężka piechota
    .nom = ciężka piechota
    .acc = ciężką piechotę
    .ins = ciężką piechotą
kind-medium-infantry = Średnia piechota
    .nom = średnia piechota
    .acc = średnią piechotę
    .ins = średnią piechotą
kind-light-infantry = Lekka piechota
    .nom = lekka piechota
    .acc = lekką piechotę
    .ins = lekką piechotą
kind-pike = Falanga
    .nom = falanga
    .acc = falangę
    .ins = falangą
kind-spear = Włócznicy
    .nom = włócznicy
    .acc = włóczników
    .ins = włócznikami
kind-archers = Łucznicy
    .nom = łucznicy
    .acc = łuczników
    .ins = łucznikami
kind-cavalry = Kawaleria
    .nom = kawaleria
    .acc = kawalerię
    .ins = kawalerią
kind-light-cavalry = Lekka kawaleria
    .nom = lekka kawaleria
    .acc = lekką kawalerię
    .ins = lekką kawalerią
kind-elephants = Słonie
    .nom = słonie
    .acc = słonie
    .ins = słoniami
kind-commander = Dowódca
    .nom = Dowódca
    .acc = Dowódcę
    .ins = Dowódcą
kind-overlap = Okrążenie
    .nom = Okrążenie
    .acc = Okrążenie
    .ins = Okrążeniem
kind-reserves = Odwody
    .nom = Odwody
    .acc = Odwody
    .ins = Odwodami

## The faces: a kind with its command points

card-HI2 = Ciężka piechota 2
    .nom = ciężka piechota 2
    .acc = ciężką piechotę 2
    .ins = ciężką piechotą 2
card-HI3 = Ciężka piechota 3
    .nom = ciężka piechota 3
    .acc = ciężką piechotę 3
    .ins = ciężką piechotą 3
card-HI4 = Ciężka piechota 4
    .nom = ciężka piechota 4
    .acc = ciężką piechotę 4
    .ins = ciężką piechotą 4
card-MI2 = Średnia piechota 2
    .nom = średnia piechota 2
    .acc = średnią piechotę 2
    .ins = średnią piechotą 2
card-MI3 = Średnia piechota 3
    .nom = średnia piechota 3
    .acc = średnią piechotę 3
    .ins = średnią piechotą 3
card-MI4 = Średnia piechota 4
    .nom = średnia piechota 4
    .acc = średnią piechotę 4
    .ins = średnią piechotą 4
card-LI2 = Lekka piechota 2
    .nom = lekka piechota 2
    .acc = lekką piechotę 2
    .ins = lekką piechotą 2
card-LI3 = Lekka piechota 3
    .nom = lekka piechota 3
    .acc = lekką piechotę 3
    .ins = lekką piechotą 3
card-LI4 = Lekka piechota 4
    .nom = lekka piechota 4
    .acc = lekką piechotę 4
    .ins = lekką piechotą 4
card-PK2 = Falanga 2
    .nom = falanga 2
    .acc = falangę 2
    .ins = falangą 2
card-PK3 = Falanga 3
    .nom = falanga 3
    .acc = falangę 3
    .ins = falangą 3
card-PK4 = Falanga 4
    .nom = falanga 4
    .acc = falangę 4
    .ins = falangą 4
card-SP2 = Włócznicy 2
    .nom = włócznicy 2
    .acc = włóczników 2
    .ins = włócznikami 2
card-SP3 = Włócznicy 3
    .nom = włócznicy 3
    .acc = włóczników 3
    .ins = włócznikami 3
card-SP4 = Włócznicy 4
    .nom = włócznicy 4
    .acc = włóczników 4
    .ins = włócznikami 4
card-AR2 = Łucznicy 2
    .nom = łucznicy 2
    .acc = łuczników 2
    .ins = łucznikami 2
card-AR3 = Łucznicy 3
    .nom = łucznicy 3
    .acc = łuczników 3
    .ins = łucznikami 3
card-CV2 = Kawaleria 2
    .nom = kawaleria 2
    .acc = kawalerię 2
    .ins = kawalerią 2
card-CV3 = Kawaleria 3
    .nom = kawaleria 3
    .acc = kawalerię 3
    .ins = kawalerią 3
card-CV4 = Kawaleria 4
    .nom = kawaleria 4
    .acc = kawalerię 4
    .ins = kawalerią 4
card-LC2 = Lekka kawaleria 2
    .nom = lekka kawaleria 2
    .acc = lekką kawalerię 2
    .ins = lekką kawalerią 2
card-LC3 = Lekka kawaleria 3
    .nom = lekka kawaleria 3
    .acc = lekką kawalerię 3
    .ins = lekką kawalerią 3
card-LC4 = Lekka kawaleria 4
    .nom = lekka kawaleria 4
    .acc = lekką kawalerię 4
    .ins = lekką kawalerią 4
card-EL2 = Słonie 2
    .nom = słonie 2
    .acc = słonie 2
    .ins = słoniami 2
card-EL3 = Słonie 3
    .nom = słonie 3
    .acc = słonie 3
    .ins = słoniami 3
card-CO5 = Dowódca
    .nom = Dowódca
    .acc = Dowódcę
    .ins = Dowódcą
card-OV2 = Okrążenie
    .nom = Okrążenie
    .acc = Okrążenie
    .ins = Okrążeniem
card-RS2 = Odwody
    .nom = Odwody
    .acc = Odwody
    .ins = Odwodami

## What a kind of card does

effect-heavy-infantry = Prowadząc atak: −2 przeciw kawalerii. W lesie −2.
effect-medium-infantry = Bez zasad specjalnych.
effect-light-infantry = Prowadząc atak: +3 przeciw słoniom. W lesie +1. Może stać ze słoniami.
effect-pike = Prowadząc atak: +1, jeśli drugim oddziałem też jest falanga. W lesie −2. Nigdy się nie wycofuje.
effect-spear = Prowadząc atak: −1 przeciw kawalerii. Jako oddział czołowy w obronie wygrywają remisy. W lesie −2. Nigdy się nie wycofują.
effect-archers = Mogą stać z każdym oddziałem.
effect-cavalry = Prowadząc atak: −2 przeciw słoniom, −1 przeciw falandze. W lesie −2.
effect-light-cavalry = Wystawiasz ją za darmo, tylko w trudnym terenie kosztuje 1. To nie to samo co kawaleria.
effect-elephants = Prowadząc atak: −4 przeciw lekkiej piechocie. W lesie −2. Mogą stać z lekką piechotą. Nigdy się nie wycofują. Spłoszone słonie: gdy tracisz je w walce, tracisz też wierzchnią kartę talii.
effect-commander = Daje 5 punktów dowodzenia: jako zapłata, jako karta premiowa albo po to, by dobrać pięć kart. Nigdy nie staje na polu bitwy.
effect-overlap = Zagrywasz w ataku, przed kartą premiową: +1 za każdy twój oddział o koszcie ruchu najwyżej 3 w sąsiednich kolumnach bez wroga.
effect-reserves = Zagrywasz jako akcję: dobierasz trzy karty.

## Terrain

terrain-plain = Równina
terrain-rough = Trudny teren
terrain-woods = Las
terrain-hill = Wzgórze

effect-plain = Bez działania.
effect-rough = Każdy wystawiany tu oddział kosztuje o 1 więcej. W walce bez znaczenia.
effect-woods = W walce, według czołowego oddziału każdej strony: −2 dla ciężkiej piechoty, falangi, włóczników, kawalerii i słoni, +1 dla lekkiej piechoty.
effect-hill = W walce +1 dla obrońcy, jeśli kontroluje tę kartę terenu.

## Seats, phases, parts of a strength

seat-red = Czerwony
seat-blue = Niebieski

phase-set-up = Rozpoczęcie gry
phase-draft = Dobór talii
phase-advance = Marsz naprzód
phase-flank-attacks = Ataki oskrzydlające
phase-player-actions = Akcje
phase-draw-cards = Dobieranie kart
phase-over = Koniec gry

part-combat-value = Wartość bojowa
part-bonus-card = Karta premiowa
part-two-units = Dwa oddziały
part-terrain = Teren
part-modifier = Modyfikator
part-pike-pair = Para falang
part-flank = Oskrzydlenie
part-overlap = Okrążenie

## Prompts: what is to be done now

prompt-chance = Decyduje los.
prompt-drafting = Obaj gracze dobierają talie.
prompt-waiting = Teraz decyduje { $player }.
prompt-keep = Dobór talii, czwórka { $pack } z 12: zatrzymaj dwie z czterech kart.
prompt-advance-discard = Marsz naprzód: wybierz oddział, który odrzucasz w kolumnie { $column }.
prompt-flank = Ataki oskrzydlające: ogłoś atak albo zakończ fazę.
prompt-actions = Akcje: wystaw oddziały, atakuj, zagraj Odwody albo zakończ.
prompt-placing = Wystaw następny oddział albo zakończ wystawianie. Koszt dotychczas: { $price } PD.
prompt-pay = Do zapłaty zostało: { $open } PD. Odrzuć kartę.
prompt-attacker-bonus = Połóż kartę premiową, z ręki albo z wierzchu talii.
prompt-no-retreat = Żaden z twoich oddziałów nie może się wycofać. Zostają.
prompt-retreat = Oddział prowadzący: { $lead-nom }. Wybierz oddziały, które się wycofają; mogą też zostać wszystkie.
prompt-lose = Całkowity odwrót: wybierz oddział, który odrzucasz.
prompt-defender-bonus = Zdecyduj o swojej karcie premiowej w obronie.
prompt-front = Wskaż swój oddział czołowy.
prompt-draw = Dobieranie kart: dobierz trzy albo odrzuć jedną i dobierz tyle, ile ma PD.
prompt-limit = Masz więcej niż dziewięć kart: odrzuć jedną.
prompt-won-columns = { $player } wygrywa, bo w chwili Sprawdzenia zwycięstwa kontroluje co najmniej trzy karty terenu.
prompt-won-majority = Obie talie wyczerpały się dwa razy. { $player } wygrywa, bo kontroluje więcej kart terenu.
prompt-won-victory-points = Obie talie wyczerpały się dwa razy. { $player } wygrywa, bo ma więcej punktów zwycięstwa.
prompt-drawn = Obie talie wyczerpały się dwa razy i wszystko jest równe: gra kończy się remisem.

## Words on buttons

action-terrain = Z kart terenu: { $terrain }
action-lay = Trafia do kolumny { $column }
action-card = Z talii: { $card-nom }
action-first-player = Zaczyna { $player }
action-keep = Zatrzymaj { $cards-acc }
action-advance-discard = Odrzuć { $card-acc } w kolumnie { $column }
action-flank = Atak oskrzydlający na kolumnę { $target } z kolumny { $launch }, oddział prowadzący: { $card-nom }
action-place = Wystaw { $card-acc } w kolumnie { $column } za { $price } PD
action-place-replacing = Odrzuć { $replaced-acc } i wystaw { $card-acc } w kolumnie { $column } za { $price } PD
action-attack = Atakuj w kolumnie { $column }, oddział prowadzący: { $card-nom }
action-reserves = Zagraj Odwody
action-end-flank-attacks = Zakończ ataki oskrzydlające
action-end-actions = Zakończ akcje
action-done-free = Zakończ wystawianie: nic do zapłaty
action-done = Zakończ wystawianie i zapłać { $price } PD
action-pay = Zapłać { $card-ins }
action-overlap = Zagraj Okrążenie: +{ $bonus }
action-hand = Karta premiowa z ręki: { $card-nom }, +{ $points }
action-deck = Karta z talii
action-none = Bez premii
action-stand = Nikt się nie wycofuje
action-retreat = Wycofaj { $cards-acc }
action-lose = Odrzuć { $card-acc }
action-front = Na czele: { $card-nom }
action-three = Dobierz trzy karty
action-discard = Odrzuć { $card-acc } i dobierz { $points ->
        [one] { $points } kartę
        [few] { $points } karty
       *[many] { $points } kart
    }
action-limit = Odrzuć { $card-acc }

## Log lines

event-laid = Kolumna { $column }: { $terrain }.
event-kept = { $player } ma za sobą czwórkę { $packs } z 12.
event-kept-own = { $player } zatrzymuje { $cards-acc } (czwórka { $packs } z 12).
event-dealt = Zatrzymane karty zostają potasowane, obaj gracze dobierają po dziewięć.
event-first-player = Losowanie: zaczyna { $player }.
event-turn = Tura { $turn }: { $player }
event-turned = { $player } przejmuje kontrolę nad kolumną { $column }.
event-turned-neutral = Kolumna { $column } staje się neutralna.
event-advance-discarded = Marsz naprzód: { $player } odrzuca { $card-acc } w kolumnie { $column }.
event-flank-attack = { $player } wykonuje atak oskrzydlający na kolumnę { $column } z kolumny { $launch }, oddział prowadzący: { $card-nom }.
event-attack = { $player } atakuje w kolumnie { $column }, oddział prowadzący: { $card-nom }.
event-overlap = { $player } zagrywa Okrążenie: +{ $bonus }.
event-bonus-none = { $player } nie kładzie karty premiowej.
event-bonus-hand = { $player } kładzie kartę premiową z ręki.
event-bonus-deck = { $player } bierze kartę premiową z talii.
event-retreated = { $player } wycofuje { $cards-acc } z kolumny { $column }.
event-full-retreat = Całkowity odwrót: { $player } nie ma z kim walczyć.
event-full-retreat-bonus = Całkowity odwrót: { $player } nie ma z kim walczyć i odrzuca kartę premiową: { $card-nom }.
event-gave-up = { $player } odrzuca { $card-acc } w kolumnie { $column }.
event-front = { $player } wysuwa na czoło { $card-acc }.
event-shown = { $player } odkrywa kartę premiową: { $card-nom }.
event-compared-attacker = { $attack } przeciw { $defence }: { $player } wygrywa atak.
event-compared-defender = { $attack } przeciw { $defence }: { $player } odpiera atak.
event-compared-spear = { $attack } przeciw { $defence }: remis wygrywają włócznicy, { $player } odpiera atak.
event-compared-tie = { $attack } przeciw { $defence }: remis.
event-handed-over = { $player } oddaje { $cards-acc } z kolumny { $column }.
event-rampage = Spłoszone słonie: { $player } oddaje też { $card-acc } z wierzchu talii.
event-rampage-none = Spłoszone słonie: { $player } nic nie oddaje, talia i stos kart odrzuconych są puste.
event-second-discarded = { $player } odrzuca drugi oddział w kolumnie { $column }: { $card-nom }.
event-tie-discarded = Remis: { $player } odrzuca { $cards-acc } w kolumnie { $column }.
event-placed = { $player } wystawia { $card-acc } w kolumnie { $column }. Koszt dotychczas: { $price } PD.
event-placed-replacing = { $player } odrzuca { $replaced-acc } i wystawia { $card-acc } w kolumnie { $column }. Koszt dotychczas: { $price } PD.
event-paid = { $player } płaci { $card-ins }: { $paid } z { $price } PD.
event-reserves = { $player } zagrywa Odwody, by dobrać trzy karty.
event-draws-three = { $player } dobiera trzy karty.
event-gave-for-cards = { $player } odrzuca { $card-acc }, by dobrać { $points ->
        [one] { $points } kartę.
        [few] { $points } karty.
       *[many] { $points } kart.
    }
event-run-out = { $player } wyczerpuje talię ({ $number }. raz): { $cards ->
        [0] nie ma już czego tasować.
        [one] stos kart odrzuconych ({ $cards } karta) zostaje potasowany i staje się talią.
        [few] stos kart odrzuconych ({ $cards } karty) zostaje potasowany i staje się talią.
       *[many] stos kart odrzuconych ({ $cards } kart) zostaje potasowany i staje się talią.
    }
event-limit = Limit kart na ręce: { $player } odrzuca { $card-acc }.
event-ended-columns = { $player } wygrywa, bo w chwili Sprawdzenia zwycięstwa kontroluje co najmniej trzy karty terenu.
event-ended-majority = Obie talie wyczerpały się dwa razy: { $player } wygrywa, bo kontroluje więcej kart terenu.
event-ended-victory-points = Obie talie wyczerpały się dwa razy: { $player } wygrywa, bo ma więcej punktów zwycięstwa.
event-ended-drawn = Obie talie wyczerpały się dwa razy i wszystko jest równe: gra kończy się remisem.

## Refusals: why something cannot be done

refused-game-over = Gra jest skończona.
refused-chance = O kartach z talii i rzutach monetą decyduje los.
refused-drafted = Twój dobór talii jest już zakończony.
refused-not-your-turn = Teraz decyduje { $player }.
refused-other-decision = Najpierw trzeba zdecydować o czymś innym.
refused-not-in-pack = Te dwie karty nie są w tej czwórce.
refused-not-in-hand = Nie masz na ręce takiej karty: { $card-nom }.
refused-not-a-unit = { $kind }: to nie oddział, nigdy nie staje na polu bitwy.
refused-not-replaceable = Zastąpić można tylko oddziały, które stały w kolumnie przed tą akcją.
refused-no-room = W kolumnie { $column } masz już dwa oddziały. Zastąp jeden z nich.
refused-no-pair = { $kind } i { $other-nom } nie mogą stać razem w kolumnie.
refused-too-dear = Koszt wyniósłby { $price } PD, a karty, które zostałyby ci na ręce, mają { $points } PD.
refused-no-target = W kolumnie { $column } nie stoją oddziały obu graczy.
refused-not-there = W kolumnie { $column } nie masz takiego oddziału: { $card-nom }.
refused-no-own-unit = W kolumnie { $column } nie masz oddziału naprzeciw wroga.
refused-no-enemy = W kolumnie { $column } nie ma oddziału przeciwnika.
refused-not-beside = Atak oskrzydlający wychodzi z kolumny atakowanej albo z sąsiedniej.
refused-flank-not-free = Kolumna { $column } nie jest oskrzydlająca: musi tam stać twój oddział i żaden oddział przeciwnika.
refused-far-column = To skrzydło osłania oddział przeciwnika w kolumnie { $column }.
refused-not-at-start = Na początku fazy tej możliwości nie było.
refused-overlap-flank = W ataku oskrzydlającym nie można zagrać Okrążenia.
refused-overlap-played = W jednym ataku można zagrać tylko jedno Okrążenie.
refused-overlap-defender = Okrążenie zagrywa tylko atakujący.
refused-nothing-to-take = Twoja talia i stos kart odrzuconych są puste.
refused-bonus-compulsory = Atakujący musi położyć kartę premiową.
refused-bonus-compulsory-defender = Przy tym stole obrońca też musi położyć kartę premiową.
refused-cannot-retreat = Przed tym oddziałem prowadzącym mogą się wycofać tylko oddziały o koszcie ruchu niższym niż { $cost }.
refused-not-one-of-them = Nie chodzi o ten oddział.

## Faults in positions

fault-position-seats = Miejsca są dwa.
fault-position-columns = Kolumn jest pięć, mają numery od 1.
fault-position-terrain = Jest sześć równin oraz po jednej karcie trudnego terenu, lasu i wzgórza; pięć z nich leży na stole.
fault-position-units = Gracz ma w kolumnie najwyżej dwa oddziały, a te muszą móc stać razem.
fault-position-cards = Nie ma tylu takich kart.
fault-position-draft = W doborze dwanaście razy zatrzymuje się dwie z czterech kart.
fault-position-step = Tura nie może być na tym etapie.
fault-position-pairs = Para oskrzydlająca to sąsiednie kolumny, a takie pary są tylko w fazie ataków oskrzydlających.
fault-position-placing = Akcja wystawiania nie pasuje do tej pozycji.
fault-position-combat = Walka nie pasuje do tej pozycji.
fault-position-memory = To, co gracze widzieli, nie zgadza się z tym, gdzie są karty.

## Options of a table

option-unit_modifier_scope = Czyje modyfikatory się liczą
option-unit_modifier_scope-attacking_lead_only = Tylko oddziału prowadzącego
option-unit_modifier_scope-both_leads = Obu oddziałów czołowych
option-full_retreat_cost = Ile kosztuje atakującego całkowity odwrót
option-full_retreat_cost-always_discard_one_attacking_unit = Zawsze jeden oddział
option-full_retreat_cost-discard_one_only_if_two = Jeden z dwóch; jedyny zostaje
option-defender_bonus_card = Karta premiowa obrońcy
option-defender_bonus_card-optional = Obrońca może ją położyć
option-defender_bonus_card-mandatory = Obrońca musi ją położyć
option-shuffle_end_timing = Kiedy wyczerpanie talii kończy grę
option-shuffle_end_timing-end_of_current_turn = Na koniec tury
option-shuffle_end_timing-end_of_round = Na koniec rundy: obaj mają tyle samo tur
option-terrain_layout_tie = Dwie jednakowo odległe kolumny przy układaniu terenu
option-terrain_layout_tie-left_first = Lewa
option-terrain_layout_tie-random = Decyduje rzut monetą
option-flank_attack_sequence = Przebieg ataku oskrzydlającego
option-flank_attack_sequence-retreat_first = Najpierw odwrót, potem karty premiowe; całkowity odwrót nic nie kosztuje
option-flank_attack_sequence-as_attack = Jak przy ataku: najpierw karta premiowa, całkowity odwrót kosztuje
option-flank_attack_overlap = Okrążenie w ataku oskrzydlającym
option-flank_attack_overlap-not_allowed = Niedozwolone
option-flank_attack_overlap-allowed = Dozwolone
option-overlap_per_attack = Ile Okrążeń w jednym ataku
option-overlap_per_attack-one = Najwyżej jedno
option-overlap_per_attack-any = Dowolnie wiele, każde z pełną premią
option-discard_pile_view = Kto może przeglądać stos kart odrzuconych
option-discard_pile_view-owner = Właściciel
option-discard_pile_view-both = Obaj gracze

## What is our reconstruction

reconstruction-terrain = Ile jest kart terenu każdego rodzaju i co robi wzgórze: instrukcja tego nie podaje, opieramy się na jednym opublikowanym źródle.
reconstruction-figures = Liczby na kartach pochodzą z opublikowanego spisu i zgadzają się ze wszystkimi przykładami instrukcji. To, że włócznicy wygrywają remisy w obronie, ma tylko to jedno źródło.

## The board

board-name-heavy-infantry = Ciężka piechota
board-name-medium-infantry = Średnia piechota
board-name-light-infantry = Lekka piechota
board-name-pike = Falanga
board-name-spear = Włócznicy
board-name-archers = Łucznicy
board-name-cavalry = Kawaleria
board-name-light-cavalry = Lekka kawaleria
board-name-elephants = Słonie
board-name-commander = Dowódca
board-name-overlap = Okrążenie
board-name-reserves = Odwody
board-points = Punkty dowodzenia
board-cost = Koszt ruchu
board-cost-flank = { $cost } (na skrzydle +{ $flank })
board-victory-points = Punkty zwycięstwa
board-copies = Sztuk w zestawie
board-times = { $count } ×
board-battlefield = Pole bitwy
board-column = { $flank ->
        [yes] Kolumna { $number }, skrzydło: { $terrain }
       *[no] Kolumna { $number }: { $terrain }
    }
board-column-short = Kolumna { $number }
board-neutral = Neutralna.
board-controlled = Kontroluje: { $name }.
board-flank = Skrzydło
board-flank-text = Kolumna skrzydłowa: wystawiony tu oddział kosztuje więcej o swoją karę za skrzydło.
board-unit = { $card } ({ $name }, kolumna { $column })
board-can-escape = może się wycofać
board-replace-both = Oba
board-why-not = Dlaczego nie w kolumnie { $column }?
board-pair = { $usable ->
        [yes] Oskrzydla kolumnę { $target }: +2 do ataku na nią
       *[no] Oskrzydlała kolumnę { $target }; już nie
    }
board-hand-cards = { $count ->
        [one] { $count } karta na ręce
        [few] { $count } karty na ręce
       *[many] { $count } kart na ręce
    }
board-deck-cards = { $count ->
        [one] { $count } karta w talii
        [few] { $count } karty w talii
       *[many] { $count } kart w talii
    }
board-discard-cards = { $count ->
        [one] { $count } karta na stosie kart odrzuconych
        [few] { $count } karty na stosie kart odrzuconych
       *[many] { $count } kart na stosie kart odrzuconych
    }
board-discard-top = Na wierzchu: { $card }
board-victory-cards = { $margin ->
        [0] Stos zwycięstwa: { $points } PZ, tyle samo co przeciwnik
       *[other] Stos zwycięstwa: { $points } PZ, różnica { $margin }
    }
board-run-outs = Wyczerpania talii: { $count } z 2
board-run-outs-text = Gdy obie talie wyczerpią się dwa razy, gra się kończy.
board-columns = Kontrolowane karty terenu: { $count }
board-columns-text = Kto na początku swojej tury kontroluje trzy, wygrywa.
board-packs = Gotowe czwórki: { $packs } z 12
board-word-columns = kolumny
board-word-hand = ręka
board-word-deck = talia
board-word-run-outs = wyczerp.
board-word-discard = odrzucone
board-word-victory = PZ
board-hand = Na ręce
board-hand-empty = Brak kart na ręce
board-would-be = daje { $total }
board-sums = { $own } przeciw { $other } przed kartami premiowymi
board-situation = Sytuacja
board-attack-title = { $kind ->
        [flank] Atak oskrzydlający na kolumnę { $column } z kolumny { $launch }
        [flank-same] Atak oskrzydlający na kolumnę { $column }, prowadzony od czoła
       *[attack] Atak w kolumnie { $column }
    }
board-stake = Stawka: do zdobycia { $won } PZ, do stracenia { $lost } PZ.
board-escape = Mogą się wycofać: { $cards }. Jeśli nikt nie zostanie, walki nie ma, a teren pozostaje bez zmian.
board-no-escape = Nikt nie może się wycofać.
board-overlap = Okrążenie dałoby jeszcze { $bonus }.
board-verdict-attacker-sure = Żadna karta premiowa tego nie odwróci: wygrywa atakujący.
board-verdict-defender-sure = Żadna karta premiowa tego nie odwróci: wygrywa obrońca.
board-verdict-ahead = Atakujący ma o { $number } więcej. Do remisu karta premiowa obrońcy musi być wyższa o { $number }, do wygranej o więcej.
board-verdict-ahead-spear = Atakujący ma o { $number } więcej. Karta premiowa obrońcy musi być wyższa o { $number }: jego włócznicy wygrywają remisy.
board-verdict-behind = Atakujący ma o { $number } mniej. Do remisu jego karta premiowa musi być wyższa o { $number }, do wygranej o więcej.
board-verdict-behind-spear = Atakujący ma o { $number } mniej. Jego karta premiowa musi być wyższa o więcej niż { $number }: włócznicy wygrywają remisy.
board-verdict-even = Po równo: wygrywa wyższa karta premiowa, równe dają remis.
board-verdict-even-spear = Po równo: wygrywa wyższa karta premiowa, przy równych włócznicy.
board-verdict-defender-needs = Do remisu obrońca potrzebuje karty premiowej { $number }, do wygranej wyższej.
board-verdict-defender-any = Z dowolną kartą premiową wygrywa obrońca, bez niej atakujący.
board-verdict-defender-wins-with = Obrońca wygrywa z kartą premiową { $number } lub wyższą.
board-verdict-tie-unless-defender = Remis; z dowolną kartą premiową wygrywa obrońca.
board-verdict-attacker-needs = Do remisu atakujący potrzebuje karty premiowej { $number }, do wygranej wyższej.
board-verdict-attacker-wins-with = Atakujący wygrywa z kartą premiową { $number } lub wyższą.
board-verdict-tie = Remis.
board-bonus = { $from ->
        [hand] { $card }, z ręki
        [deck] { $card }, z talii
       *[nowhere] bez karty premiowej
    }
board-price = Koszt
board-paid = Zapłacono
board-points-left = PD na ręce
board-placing = Wystawianie oddziałów
board-paying = Zapłata
board-pay-with = Zapłać: { $cards }
board-done-pay-with = Zakończ i zapłać: { $cards }
board-pay-lost = { $lost ->
        [0] Nic przy tym nie przepada.
       *[other] Przepada przy tym { $lost } PD.
    }
board-pay-yourself = Albo płać kartami z ręki, po jednej.
board-place-more = Albo wystawiaj dalej.
board-hint-place = { $card }: wybierz miejsce. Liczba to koszt w punktach dowodzenia: płacisz, odrzucając inne karty.
board-hint-reserves = Odwody: naciśnij kartę jeszcze raz, aby dobrać trzy.
board-hint-flank = Naciśnij świecący oddział, aby poprowadził atak oskrzydlający. Liczby na nim to siły obu stron przed kartami premiowymi.
board-hint-actions = Naciśnij kartę na ręce, aby ją wystawić, albo świecący oddział, aby nim zaatakować. Liczby na nim to siły obu stron przed kartami premiowymi.
board-hint-points = PD to punkty dowodzenia na monecie: tyle z kosztu pokrywa odrzucona karta.
board-hint-place-first = Naciśnij kartę na ręce, aby ją wystawić.
board-hint-control = Karta terenu obraca się do ciebie na początku twojej tury, jeśli w jej kolumnie stoi twój oddział, a wroga tam nie ma; wygrana walka obraca ją od razu.
board-hint-won = Wygrana walka od razu obraca do ciebie kartę terenu zaatakowanej kolumny.
board-hint-third-you = Masz dwie karty terenu. Jeśli na początku własnej tury masz trzy, wygrywasz; trzecia musi więc najpierw przetrwać turę przeciwnika.
board-hint-third-other = { $name } ma dwie karty terenu. Gdy będzie mieć trzy, zostanie ci jedna tura, żeby którąś odebrać.
board-hint-run-out = Twoja talia jest na wyczerpaniu. Gdy się skończy, stos kart odrzuconych zostaje potasowany i staje się talią. Gdy obie talie wyczerpią się dwa razy, gra się kończy i wygrywa ten, kto ma więcej kart terenu.
board-hint-bonus = Punkty dowodzenia karty premiowej dodają się do siły; potem kartę się odrzuca.
board-fought = { $spear ->
        [yes] Dzięki włócznikom remis wygrywa { $name }
       *[no] Walkę wygrywa { $name }
    }
board-fought-tie = Walka skończyła się remisem
board-turn = Tura { $turn } · { $phase }
board-keep-two = Naciśnij dwie karty, które zatrzymujesz. Pozostałe dwie wypadają z gry.
board-keep-with = { $card } i która druga? Drugie naciśnięcie zatrzymuje obie.
board-draft-for-me = Albo zleć resztę doboru programowi:
board-drafting = Trwa dobór: { $army }
board-draft-stop = Stop, dalej wybieram ja
board-kept = Zatrzymane: { $cards } z 24 kart, { $points } PD
board-kept-kind = { $kind }: zatrzymane { $kept }, jeszcze przyjdą { $coming }
board-coming = Małe liczby: tyle jeszcze przyjdzie w twoich czwórkach.
board-points-are = PD to punkty dowodzenia na monecie: tyle karta płaci za oddziały, tyle dodaje w walce albo tyle kart pozwala dobrać.
army-balanced = Armia zrównoważona
army-balanced-hint = Najlepsze z każdego rodzaju, tak jak dobiera komputer.
army-line = Linia piechoty
army-line-hint = Ciężka i średnia piechota, za nią łucznicy.
army-riders = Jeźdźcy
army-riders-hint = Obie kawalerie i lekka piechota: tanie i dobre na skrzydłach.
army-phalanx = Falanga i słonie
army-phalanx-hint = Falangi w parach, słonie z lekką piechotą: uderzają mocno i nigdy się nie cofają.
board-goal = Trzy karty terenu na początku własnej tury dają wygraną.
board-goal-rules = Jak się wygrywa
board-threat-you = { $columns ->
        [one] Masz { $columns } kartę terenu.
        [few] Masz { $columns } karty terenu.
       *[many] Masz { $columns } kart terenu.
    } Trzy na początku twojej następnej tury dają wygraną.
board-threat-other = { $columns ->
        [one] { $name } ma { $columns } kartę terenu.
        [few] { $name } ma { $columns } karty terenu.
       *[many] { $name } ma { $columns } kart terenu.
    } Trzy na początku następnej tury tego gracza dają mu wygraną.
board-standing = Teren: czerwony { $red }, niebieski { $blue }
board-ground = { $kind ->
       *[other] { $terrain }
    }
board-clock = Albo dwa wyczerpania obu talii: czerwony { $red }/2, niebieski { $blue }/2.

## The position in words

describe-turn = Tura { $turn }, { $phase }: { $name }.
describe-column = Kolumna { $number }, { $terrain }. { $controlled } { $red }: { $redUnits }. { $blue }: { $blueUnits }.
describe-pair = Możliwy atak oskrzydlający na kolumnę { $target } z kolumny { $flanking }.
describe-player = { $name }: kolumny { $columns }, na ręce { $hand }, talia { $deck }, odrzucone { $discard }, wyczerpania { $outs }, punkty zwycięstwa { $points }.
describe-pack = Cztery karty do wyboru: { $cards }. Zatrzymane dotąd: { $kept }.
describe-hand = Na twojej ręce: { $cards }.
describe-placing = Koszt dotąd { $price } PD, zapłacono { $paid }.
describe-combat = Walka w kolumnie { $column }: { $lead }, siła { $attack }; na czele { $front }, siła { $defence }, o ile wiadomo.
describe-attack = { $action }: { $lead }, siła { $attack }; na czele { $front }, siła { $defence }, bez kart premiowych.
describe-bonus = { $from ->
        [hand] { $name }, karta premiowa z ręki: { $card }
        [deck] { $name }, karta premiowa z talii: { $card }
       *[nowhere] { $name }: bez karty premiowej.
    }
describe-victory = { $name }, stos zwycięstwa: { $cards }.
describe-discard = { $name }, stos kart odrzuconych: { $cards }.
describe-deck = { $name }, talia bez kolejności: { $cards }.
describe-unit = { $code }, { $kind }: wartość bojowa { $value }, koszt ruchu { $cost } (na skrzydle +{ $flank }), { $points } PZ. { $effect }
describe-other-card = { $code }, { $kind }: { $effect }
describe-terrain = { $terrain }: { $effect }

## After the game

summary-line-columns = Karty terenu
summary-line-victory = Punkty zwycięstwa
summary-line-combats = Walki
summary-line-wins = w tym wygrane
summary-line-bonus = Karty premiowe, średnio PD
summary-line-deck = Karty premiowe z talii
summary-line-retreats = Oddziały, które się wycofały
summary-line-run-outs = Wyczerpania
summary-number = { $number }
summary-note = W pełnym zestawie 48 kart średnia to 3,1 PD.
