### In Flanders Field. Card names and other words follow the glossary of the rulebook.
### `.acc` is the accusative. Player names are never declined, and what a player does stands in the present tense, which
### has no gender. U+00AD stands where a word may be broken.

tagline = Poprowadź kompanię przez Ziemię Niczyją: rzucaj dalej albo przestań, zanim natarcie się załamie.

## Kinds of cards

kind-infantry = Piechota
    .acc = Piechotę
kind-artillery = Artyleria
    .acc = Artylerię
kind-tanks = Czołgi
    .acc = Czołgi
kind-aerial_reconnaissance = Rozpoznanie powietrzne
    .acc = Rozpoznanie powietrzne
kind-observation_balloon = Balon obserwacyjny
    .acc = Balon obserwacyjny
kind-gas = Gaz
    .acc = Gaz
kind-mines = Miny
    .acc = Miny
kind-reserves = Rezerwy
    .acc = Rezerwy
kind-advance = Natarcie
    .acc = Natarcie
kind-german_machine_gun = Niemiecki Karabin Maszynowy
    .acc = Niemiecki Karabin Maszynowy
kind-german_artillery = Niemiecka Artyleria
    .acc = Niemiecką Artylerię
kind-german_counter_attack = Niemiecki Kontratak
    .acc = Niemiecki Kontratak
kind-german_gas = Niemiecki Gaz
    .acc = Niemiecki Gaz
kind-flying_circus = Latający Cyrk
    .acc = Latający Cyrk
kind-barbed_wire = Drut kolczasty
    .acc = Drut kolczasty

## The cards of the standard components: Infantry with its move and extra space

card-INF1 = Piechota 1
    .acc = Piechotę 1
card-INF1X = Piechota 1+1
    .acc = Piechotę 1+1
card-INF2 = Piechota 2
    .acc = Piechotę 2
card-INF2X = Piechota 2+1
    .acc = Piechotę 2+1
card-ART = Artyleria
    .acc = Artylerię
card-TANK = Czołgi
    .acc = Czołgi
card-RECON = Rozpoznanie powietrzne
    .acc = Rozpoznanie powietrzne
card-BALLOON = Balon obserwacyjny
    .acc = Balon obserwacyjny
card-GAS = Gaz
    .acc = Gaz
card-MINES = Miny
    .acc = Miny
card-RES = Rezerwy
    .acc = Rezerwy
card-G_MG = Niemiecki Karabin Maszynowy
    .acc = Niemiecki Karabin Maszynowy
card-G_ART = Niemiecka Artyleria
    .acc = Niemiecką Artylerię
card-G_CA = Niemiecki Kontratak
    .acc = Niemiecki Kontratak
card-G_GAS = Niemiecki Gaz
    .acc = Niemiecki Gaz
card-G_FC = Latający Cyrk
    .acc = Latający Cyrk
card-G_WIRE = Drut kolczasty
    .acc = Drut kolczasty

## What a kind of card does: a few words for the card itself (it is small), whole sentences for the inspector

brief-artillery = ucisza niemiecki ogień
brief-aerial_reconnaissance = przerzut wszyst{"\u00AD"}kich kości
brief-observation_balloon = jedna kość ±1
brief-gas = wymienia niemiec{"\u00AD"}ką broń
brief-mines = przekra{"\u00AD"}cza linię obrony
brief-reserves = +1 oddział
brief-german_machine_gun = −1 oddział
brief-german_artillery = −2 oddziały
brief-german_counter_attack = 1 pole wstecz, −1 oddział
brief-german_gas = zabiera Piechotę lub Artylerię
brief-flying_circus = strąca lotnictwo i Artylerię
brief-barbed_wire = −1 pole
brief-advance = zostaje na miejscu

effect-infantry = Po zaprzestaniu rzucania przesuwa figurkę najwyżej o tyle pól, ile podaje karta. Dodatkowe pola kosztują po jednym oddziale. Figurka zatrzymuje się na linii obrony.
effect-artillery = Po zaprzestaniu rzucania jedna Artyleria odrzuca wszystkie Niemieckie Karabiny Maszynowe, Niemieckie Artylerie i Niemieckie Kontrataki z tej tury.
effect-tanks = Po zaprzestaniu rzucania przesuwają figurkę najwyżej o tyle pól, ile podaje karta. Linia obrony ich nie zatrzymuje, a jeśli się ruszą, Drut kolczasty się nie liczy.
effect-aerial_reconnaissance = Po rzucie: przerzucasz wszystkie trzy kości. Nie można go zagrać, gdy rzut zmusza do wzięcia Latającego Cyrku.
effect-observation_balloon = Po rzucie: zmieniasz jedną kość o jeden i od razu bierzesz kartę według nowej sumy. Nie można go zagrać, gdy rzut zmusza do wzięcia Latającego Cyrku.
effect-gas = Przed rzutem: Niemiecką Artylerię lub Niemiecki Karabin Maszynowy na polach kart zastępujesz kartą z talii. Potem musisz rzucić.
effect-mines = W czasie ruchu: figurka nie zatrzymuje się na jednej linii obrony.
effect-reserves = Po zaprzestaniu rzucania dają jeden oddział z puli, przed ruchem i stratami.
effect-advance = Stała karta na polu 9. Zajmujesz ją zapasową figurką: po zaprzestaniu rzucania przesuwa figurkę o jedno pole. Figurka zatrzymuje się na linii obrony.
effect-german_machine_gun = Po zaprzestaniu rzucania, a także przy niepowodzeniu, tracisz jeden oddział.
effect-german_artillery = Po zaprzestaniu rzucania, a także przy niepowodzeniu, tracisz dwa oddziały.
effect-german_counter_attack = Po zaprzestaniu rzucania cofasz figurkę o pole i tracisz jeden oddział; na polu startowym tracisz zamiast tego dwa oddziały.
effect-german_gas = Po zaprzestaniu rzucania, przed wszystkim innym, odrzucasz jedną kartę Piechoty lub Artylerii.
effect-flying_circus = Gdy go bierzesz, i potem do końca tury, odrzucasz wszystkie swoje karty Rozpoznania powietrznego, Balonu obserwacyjnego i Artylerii.
effect-barbed_wire = Skraca ruch w tej turze o jedno pole, chyba że ruszają Czołgi.

## Prompts: what is to be done now

prompt-deal = Karty trafiają na pola kart.
prompt-first-player = Trwa losowanie gracza rozpoczynającego.
prompt-refill = Na puste pole trafia karta z talii.
prompt-rolling = Kości się toczą.
prompt-waiting = Teraz gra { $player }.
prompt-roll = Twoja tura: rzuć kośćmi.
prompt-roll-or-gas = Twoja tura: rzuć kośćmi albo najpierw zagraj Gaz na niemiecką kartę z pól kart.
prompt-roll-after-gas = Gaz zagrany: teraz rzuć kośćmi.
prompt-take = Weź kartę według sumy dwóch kości.
prompt-nothing-open = Żadna możliwa suma nie wskazuje dostępnego pola. Zagraj kartę, która pomoże, albo wybierz niepowodzenie.
prompt-stop-or-roll = Zaprzestajesz rzucania czy rzucasz dalej?
prompt-german-gas = Niemiecki Gaz: wybierz kartę Piechoty lub Artylerii, którą odrzucisz.
prompt-artillery = Czy użyć Artylerii, by odrzucić karty niemieckie?
prompt-advance = Wybierz pole, na które przesuniesz figurkę.
prompt-won = { $player } wygrywa.
prompt-shared = Wspólnie wygrywa { $winners } graczy.

## Words on buttons

action-first-player = Zaczyna { $player }
action-dice = Na kościach { $dice }
action-draw = Z talii: { $card }
action-roll = Rzuć kośćmi
action-gas = Zagraj Gaz na pole { $space }
action-take = Weź z pola { $space }
action-claim = Zajmij stałą kartę na polu 9
action-balloon = Balon: weź z pola { $space }
action-reconnaissance = Rozpoznanie powietrzne: przerzuć kości
action-fail = Niepowodzenie
action-stop = Zaprzestań rzucania
action-give-up = Odrzuć { $card-acc }
action-artillery = Użyj Artylerii
action-cancel = Odrzuć { $card-acc }
action-hold = Zachowaj Artylerię
action-stay = Pozostań na { $space ->
        [0] polu startowym
       *[other] polu { $space }
    }
action-advance = Przesuń figurkę na pole { $space }{ $troops ->
        [0] {""}
        [one] {" "}za { $troops } oddział
        [few] {" "}za { $troops } oddziały
       *[many] {" "}za { $troops } oddziałów
    }{ $mines ->
        [0] {""}
        [one] , użyj Min
        [few] , użyj { $mines } kart Min
       *[many] , użyj { $mines } kart Min
    }

## Log lines

event-first-player = Losowanie: zaczyna { $player }.
event-turn = Runda { $round }: { $player }
event-drawn = Na pole { $space } trafia nowa karta: { $card }.
event-reshuffled = { $cards ->
        [one] Stos kart odrzuconych ({ $cards } karta) zostaje potasowany i staje się talią.
        [few] Stos kart odrzuconych ({ $cards } karty) zostaje potasowany i staje się talią.
       *[many] Stos kart odrzuconych ({ $cards } kart) zostaje potasowany i staje się talią.
    }
event-swept = Rząd { $spaces } jest cały niemiecki i zostaje wymieniony.
event-rolled = { $player } wyrzuca { $dice }.
event-took = { $player } bierze z pola { $space } { $card-acc }.
event-took-with-balloon = { $player } zagrywa Balon obserwacyjny i bierze z pola { $space } { $card-acc }.
event-claimed = { $player } zajmuje stałą kartę na polu 9.
event-claimed-with-balloon = { $player } zagrywa Balon obserwacyjny i zajmuje stałą kartę na polu 9.
event-downed = Latający Cyrk: { $player } traci { $cards-acc }.
event-reconnoitred = { $player } zagrywa Rozpoznanie powietrzne.
event-gassed = { $player } zagrywa Gaz i usuwa z pola { $space } { $card-acc }.
event-stopped = { $player } zaprzestaje rzucania.
event-failed = { $player } doznaje niepowodzenia i { $troops ->
        [0] { $cards ->
            [0] nic nie traci.
            [one] traci { $cards } kartę.
            [few] traci { $cards } karty.
           *[many] traci { $cards } kart.
        }
        [one] { $cards ->
            [0] traci { $troops } oddział.
            [one] traci { $troops } oddział i { $cards } kartę.
            [few] traci { $troops } oddział i { $cards } karty.
           *[many] traci { $troops } oddział i { $cards } kart.
        }
        [few] { $cards ->
            [0] traci { $troops } oddziały.
            [one] traci { $troops } oddziały i { $cards } kartę.
            [few] traci { $troops } oddziały i { $cards } karty.
           *[many] traci { $troops } oddziały i { $cards } kart.
        }
       *[many] { $cards ->
            [0] traci { $troops } oddziałów.
            [one] traci { $troops } oddziałów i { $cards } kartę.
            [few] traci { $troops } oddziałów i { $cards } karty.
           *[many] traci { $troops } oddziałów i { $cards } kart.
        }
    }
event-gave-up = Niemiecki Gaz: { $player } odrzuca { $card-acc }.
event-cancelled = { $player } używa Artylerii i odrzuca { $cards-acc }.
event-reinforced = Rezerwy: { $player } bierze z puli { $troops ->
        [one] { $troops } oddział.
        [few] { $troops } oddziały.
       *[many] { $troops } oddziałów.
    }
event-stayed = { $player } zostaje na { $space ->
        [0] polu startowym
       *[other] polu { $space }
    }.
event-advanced = { $player } przesuwa figurkę z { $from ->
        [0] pola startowego
       *[other] pola { $from }
    } na pole { $to }{ $mines ->
        [0] {""}
        [one] , używa Min
        [few] , używa { $mines } kart Min
       *[many] , używa { $mines } kart Min
    }{ $troops ->
        [0] .
        [one] {" "}i poświęca { $troops } oddział.
        [few] {" "}i poświęca { $troops } oddziały.
       *[many] {" "}i poświęca { $troops } oddziałów.
    }
event-struck = { $troops ->
        [0] { $card }: { $player } nie ma już nic do stracenia.
        [one] { $card }: { $player } traci { $troops } oddział.
        [few] { $card }: { $player } traci { $troops } oddziały.
       *[many] { $card }: { $player } traci { $troops } oddziałów.
    }
event-struck-back = { $card }: { $player } cofa się na { $space ->
        [0] pole startowe
       *[other] pole { $space }
    }{ $troops ->
        [0] .
        [one] {" "}i traci { $troops } oddział.
        [few] {" "}i traci { $troops } oddziały.
       *[many] {" "}i traci { $troops } oddziałów.
    }
event-reached = { $player } osiąga Linię Celu.
event-eliminated = { $player } traci wszystkie oddziały i odpada z gry.
event-won = { $player } wygrywa.
event-shared = Wspólnie wygrywa { $winners } graczy.

## Refusals: why something cannot be done

refusal-game-over = Gra jest skończona.
refusal-chance = O kościach i dociąganych kartach decyduje los.
refusal-not-your-turn = Teraz gra { $active }.
refusal-roll-first = Najpierw rzuć kośćmi: kartę bierze się według sumy dwóch z nich.
refusal-dice-lie = Kości już leżą: najpierw wykorzystaj jedną z ich sum.
refusal-nothing-taken = Dopóki w tej turze niczego nie weźmiesz, nie możesz zaprzestać rzucania.
refusal-gas-played = Po Gazie trzeba rzucić kośćmi.
refusal-other-step = To należy do innego kroku tury.
refusal-no-space = Nie ma takiego pola: pola kart mają numery od 3 do 11.
refusal-not-offered = Żadne dwie kości nie dają sumy { $space }.
refusal-empty = Na polu { $space } nic nie leży.
refusal-claimed = Stała karta jest już zajęta; w turze można ją zająć tylko raz.
refusal-must-take = Możliwa suma wskazuje dostępne pole, więc musisz wziąć kartę.
refusal-not-held = Nie masz takiej karty: { $kind }.
refusal-no-gas-target = Gaz działa tylko na Niemiecką Artylerię i Niemiecki Karabin Maszynowy na polach kart; na polu { $space } nie ma żadnej z tych kart.
refusal-forced = Rzut zmusza do wzięcia Latającego Cyrku: nie można zagrać ani Rozpoznania powietrznego, ani Balonu obserwacyjnego.
refusal-offered-anyway = Rzut daje sumę { $space } i bez Balonu obserwacyjnego.
refusal-too-far-for-balloon = Balon obserwacyjny zmienia jedną kość o jeden; sumy { $space } to nie da.
refusal-not-lost-to-gas = Z powodu Niemieckiego Gazu można odrzucić tylko Piechotę lub Artylerię.
refusal-not-cancelled = Artyleria odrzuca tylko Niemieckie Karabiny Maszynowe, Niemieckie Artylerie i Niemieckie Kontrataki.
refusal-other-scope = Przy tym stole Artyleria działa według innego wariantu: albo odrzuca wszystkie karty naraz, albo tylko jedną.
refusal-backwards = Figurka porusza się tylko do przodu.
refusal-beyond-objective = Nikt nie wychodzi poza Linię Celu.
refusal-too-far = Twoimi kartami nie dojdziesz na pole { $space }.
refusal-not-so-many-troops = Nie masz tylu oddziałów.
refusal-last-troop = Przy tym stole nie wolno poświęcić ostatniego oddziału.
refusal-other-price = { $troops ->
        [0] { $mines ->
            [0] To pole nic nie kosztuje.
            [one] To pole kosztuje { $mines } kartę Min i żadnego oddziału.
            [few] To pole kosztuje { $mines } karty Min i żadnego oddziału.
           *[many] To pole kosztuje { $mines } kart Min i żadnego oddziału.
        }
        [one] { $mines ->
            [0] To pole kosztuje { $troops } oddział i żadnych Min.
            [one] To pole kosztuje { $troops } oddział i { $mines } kartę Min.
            [few] To pole kosztuje { $troops } oddział i { $mines } karty Min.
           *[many] To pole kosztuje { $troops } oddział i { $mines } kart Min.
        }
        [few] { $mines ->
            [0] To pole kosztuje { $troops } oddziały i żadnych Min.
            [one] To pole kosztuje { $troops } oddziały i { $mines } kartę Min.
            [few] To pole kosztuje { $troops } oddziały i { $mines } karty Min.
           *[many] To pole kosztuje { $troops } oddziały i { $mines } kart Min.
        }
       *[many] { $mines ->
            [0] To pole kosztuje { $troops } oddziałów i żadnych Min.
            [one] To pole kosztuje { $troops } oddziałów i { $mines } kartę Min.
            [few] To pole kosztuje { $troops } oddziałów i { $mines } karty Min.
           *[many] To pole kosztuje { $troops } oddziałów i { $mines } kart Min.
        }
    }

## Faults in options, component files and positions

fault-seats = Grać może dwóch, trzech lub czterech graczy.
fault-beginners = Początkujący mogą siedzieć tylko na miejscach tego stołu.
fault-round-limit = Limit rund to liczba od 20 do 100.
fault-track = Nie ma pola bitwy o takiej nazwie.
fault-display-layout = Nie ma układu o takiej nazwie.
fault-form = Tego nie da się odczytać. Zapisz to w takiej formie, jaką ma plik standardowy.
fault-missing = W pliku brakuje części „{ $part }”.
fault-unknown-kind = { $id }: nie ma rodzaju kart o nazwie { $kind }.
fault-id = { $id }: oznaczenie składa się z 1 do 24 liter, cyfr i znaków podkreślenia.
fault-id-twice = { $id }: oznaczenie występuje w pliku dwa razy.
fault-same-figures = { $id }: ten sam rodzaj i te same liczby ma już inna karta.
fault-no-copies = { $id }: potrzebny jest co najmniej jeden egzemplarz.
fault-no-move = { $id }: Piechota rusza się co najmniej o jedno pole.
fault-tanks = { $id }: Czołgi ruszają się co najmniej o jedno pole i nie mają dodatkowego pola.
fault-too-far = { $id }: karta przesuwa najwyżej o 60 pól.
fault-move = { $id }: ruch mają tylko Piechota i Czołgi.
fault-grey = { $id }: szare symbole mają tylko karty brytyjskie.
fault-black = { $id }: czarne symbole mają tylko karty niemieckie.
fault-fixed-place = Stała karta jest kartą brytyjską na polu 9.
fault-fixed-extra = Stała karta nie ma dodatkowego pola.
fault-layout = { $id }: rzędy zawierają każdy numer od 3 do 11 dokładnie raz i żaden nie jest pusty.
fault-space = { $space }: pola kart mają numery od 3 do 11, a stała karta jest tylko na polu 9.
fault-three-lines = { $id }: pole bitwy ma trzy linie obrony.
fault-lines = { $id }: linie obrony stoją w kolejności rosnącej między startem a Linią Celu.
fault-objective = { $id }: Linia Celu leży najdalej na polu 60.
fault-deck = Talia liczy co najmniej dziewięć kart, w tym co najmniej jedną brytyjską.
fault-deck-too-large = Tylu kart ten program nie obsłuży.
fault-field = { $form ->
        [number] { $id }: pole „{ $field }” musi być podane jako liczba całkowita od 0 do 255.
        [numbers] { $id }: pole „{ $field }” musi być podane jako lista liczb całkowitych.
        [rows] { $id }: pole „{ $field }” musi być podane jako lista rzędów, każdy jako lista liczb całkowitych.
        [truth] { $id }: pole „{ $field }” musi być podane jako true albo false.
       *[text] { $id }: pole „{ $field }” musi być podane jako tekst w cudzysłowie.
    }
fault-unknown-field = { $id }: „{ $field }” nic tu nie znaczy. Usuń to.
fault-unknown-part = Część „{ $part }” nic w pliku nie znaczy. Usuń ją.
fault-fixed-part = To, co mówi część „{ $part }”, ustalają zasady i żaden plik nie może tego zmienić.
fault-fixed-by-rulebook = { $field ->
        [move] { $id }: ruchu rodzaju kart nie można zmienić. Zmień ruch na samych kartach.
        [losses] { $id }: strat rodzaju kart nie można zmienić. Zmień czarne symbole na samych kartach.
       *[other] { $id }: „{ $field }” ustalają zasady i żaden plik nie może tego zmienić.
    }
fault-position-card = Nie ma takiej karty.
fault-position-seats = Nie ma tylu miejsc.
fault-position-dice = Kości mają ścianki od 1 do 6 i zapisuje się je w kolejności rosnącej.
fault-position-round = Nie ma takiej rundy.
fault-position-space = Nikt nie stoi poza Linią Celu.
fault-position-cards = Nie ma tylu takich kart.
fault-position-troops = Oddziałów jest łącznie 40.
fault-position-display = Karty leżą na polach od 3 do 11, ale nie na 9.
fault-position-draw = W tym miejscu nie dociąga się karty.
fault-position-step = Tura nie może być na tym etapie.
fault-position-eliminated = Gracz bez oddziałów nie ma tury.
fault-position-kept = Z tury na turę zostają tylko karty, które można zachować.

## Options of a table

option-track = Długość pola bitwy
option-track-standard = Standardowe: 30 pól
option-track-medium = Średnie: 24 pola
option-track-short = Krótkie: 16 pól
option-display_layout = Układ rzędów
option-display_layout-grid_3x3 = Trzy rzędy po trzy pola
option-display_layout-rows_5_4 = Rząd pięciu i rząd czterech pól
option-components = Własne karty i pola bitwy, z pliku
option-beginners = Początkujący (osiem oddziałów)
option-artillery_scope = Ile kart odrzuca Artyleria
option-artillery_scope-all = Wszystkie z tej tury
option-artillery_scope-one = Każda po jednej
option-german_effects = Kiedy działają karty niemieckie
option-german_effects-after_movement = Po ruchu
option-german_effects-before_movement = Przed ruchem
option-failure_effects = Karty niemieckie po niepowodzeniu
option-failure_effects-losses_only = Tylko straty, bez cofania
option-failure_effects-all_effects = Kontrataki także cofają
option-arrival = Kiedy Linia Celu jest osiągnięta
option-arrival-end_of_turn = Gdy figurka jest na niej na koniec tury
option-arrival-on_entering = Kontratak z niej nie cofa
option-last_troop_payment = Poświęcenie ostatniego oddziału
option-last_troop_payment-allowed = Dozwolone
option-last_troop_payment-forbidden = Zabronione
option-two_player_end = Eliminacja przy dwóch graczach
option-two_player_end-survivor = Wygrywa drugi gracz
option-two_player_end-furthest = Wygrywa ten, kto stoi dalej; prowadzący może zakończyć grę, poświęcając ostatni oddział
option-row_of_nine = Rząd stałej karty
option-row_of_nine-counts_as_british = Nigdy się go nie wymienia
option-row_of_nine-drawn_cards_only = Wymienia się go, gdy jego karty z talii są same niemieckie
option-flying_circus = Kiedy działa Latający Cyrk
option-flying_circus-at_once = W chwili wzięcia
option-flying_circus-on_stop = Po zaprzestaniu rzucania
option-round_limit = Limit rund

## What is our reconstruction

reconstruction-cards = Ile jest kart każdego rodzaju, o ile pól przesuwa każda Piechota, które karty mają dodatkowe pole, a które szare symbole: instrukcja nie podaje tych liczb, a opublikowanej listy nie udało się znaleźć.
reconstruction-track = Jak długie jest pole bitwy i gdzie biegną jego trzy linie obrony.
reconstruction-rows = Jak dziewięć numerów pól kart dzieli się na rzędy.
reconstruction-fixed-card = To, że stała karta na polu 9 przesuwa o jedno pole, bez dodatkowego pola i szarego symbolu. O tym, że jest natarciem, wspomina opublikowana recenzja.
reconstruction-colours = Cztery kolory graczy.
reconstruction-round-limit = Limit 100 rund. W zwykłej grze nikt go nie doczeka.

## The board: cards and display

board-card-infantry = { $extra ->
        [0] { $kind } { $move }
       *[other] { $kind } { $move }+{ $extra }
    }
board-british-card = Karta brytyjska
board-german-card = Karta niemiecka
board-may-retain = Możesz zachować
board-may-retain-text = Można ją zachować na późniejsze tury.
board-move = Ruch
board-extra = Dodatkowe pola
board-extra-price = { $extra ->
        [one] { $extra }, za jeden oddział
        [few] { $extra }, każde za jeden oddział
       *[many] { $extra }, każde za jeden oddział
    }
board-grey = Szare symbole (oddziały tracone przy niepowodzeniu)
board-black = Czarne symbole (tracone oddziały)
board-copies = Sztuk w grze
board-times = { $count } ×
board-percent = { $percent }%
board-odds = { $rolls } z 216 rzutów, { $percent }%
board-rolls = Ten numer daje
board-fail-after = Po jej wzięciu szansa niepowodzenia w następnym rzucie
board-then = potem { $percent }%
board-display = Pola kart
board-empty = puste
board-space = { $state ->
        [open] { $number }: { $card }
       *[closed] { $number }: { $card }, nic do wzięcia
    }
board-space-take = { $number }: weź kartę { $card }. Potem szansa niepowodzenia w następnym rzucie: { $percent }%.
board-space-balloon = { $number }: zagraj Balon obserwacyjny i weź kartę { $card }. Potem szansa niepowodzenia w następnym rzucie: { $percent }%.
board-space-gas = { $number }: zagraj Gaz na kartę { $card }
board-ribbon-balloon = Balon
board-ribbon-gas = Gaz

## The board: dice and outlook

board-roll = Rzut
board-dice = Kości { $dice }, sumy { $sums }
board-no-dice = Trzy kości, jeszcze przed rzutem
board-outlook = Szanse
board-next-roll = Rzut w tej sytuacji
board-fails = niepowodzenie
board-german-only = tylko niemieckie
board-fail-cost = { $troops ->
        [0] { $cards ->
            [0] Niepowodzenie nic nie kosztuje.
            [one] Niepowodzenie kosztuje { $cards } kartę.
            [few] Niepowodzenie kosztuje { $cards } karty.
           *[many] Niepowodzenie kosztuje { $cards } kart.
        }
        [one] { $cards ->
            [0] Niepowodzenie kosztuje { $troops } oddział.
            [one] Niepowodzenie kosztuje { $troops } oddział i { $cards } kartę.
            [few] Niepowodzenie kosztuje { $troops } oddział i { $cards } karty.
           *[many] Niepowodzenie kosztuje { $troops } oddział i { $cards } kart.
        }
        [few] { $cards ->
            [0] Niepowodzenie kosztuje { $troops } oddziały.
            [one] Niepowodzenie kosztuje { $troops } oddziały i { $cards } kartę.
            [few] Niepowodzenie kosztuje { $troops } oddziały i { $cards } karty.
           *[many] Niepowodzenie kosztuje { $troops } oddziały i { $cards } kart.
        }
       *[many] { $cards ->
            [0] Niepowodzenie kosztuje { $troops } oddziałów.
            [one] Niepowodzenie kosztuje { $troops } oddziałów i { $cards } kartę.
            [few] Niepowodzenie kosztuje { $troops } oddziałów i { $cards } karty.
           *[many] Niepowodzenie kosztuje { $troops } oddziałów i { $cards } kart.
        }
    }
board-fail-end = To byłby koniec.
board-stop-stays = Bez dalszych rzutów zostajesz na { $space ->
        [0] polu startowym
       *[other] polu { $space }
    }.
board-stop-free = { $kind ->
        [line] Bez dalszych rzutów dojdziesz na pole { $space }, na linię obrony.
        [objective] Bez dalszych rzutów dojdziesz na pole { $space }, na Linię Celu!
       *[open] Bez dalszych rzutów dojdziesz na pole { $space }.
    }
board-stop-further = { $troops ->
        [0] { $mines ->
            [one] Z Minami aż na pole { $space }.
            [few] Z { $mines } kartami Min aż na pole { $space }.
           *[many] Z { $mines } kartami Min aż na pole { $space }.
        }
        [one] { $mines ->
            [0] Za { $troops } oddział aż na pole { $space }.
            [one] Za { $troops } oddział i Miny aż na pole { $space }.
            [few] Za { $troops } oddział i { $mines } karty Min aż na pole { $space }.
           *[many] Za { $troops } oddział i { $mines } kart Min aż na pole { $space }.
        }
        [few] { $mines ->
            [0] Za { $troops } oddziały aż na pole { $space }.
            [one] Za { $troops } oddziały i Miny aż na pole { $space }.
            [few] Za { $troops } oddziały i { $mines } karty Min aż na pole { $space }.
           *[many] Za { $troops } oddziały i { $mines } kart Min aż na pole { $space }.
        }
       *[many] { $mines ->
            [0] Za { $troops } oddziałów aż na pole { $space }.
            [one] Za { $troops } oddziałów i Miny aż na pole { $space }.
            [few] Za { $troops } oddziałów i { $mines } karty Min aż na pole { $space }.
           *[many] Za { $troops } oddziałów i { $mines } kart Min aż na pole { $space }.
        }
    }
board-stop-cost = { $troops ->
        [0] { $back ->
            [one] Karty niemieckie cofną potem figurkę o { $back } pole.
            [few] Karty niemieckie cofną potem figurkę o { $back } pola.
           *[many] Karty niemieckie cofną potem figurkę o { $back } pól.
        }
        [one] { $back ->
            [0] Karty niemieckie zabiorą potem { $troops } oddział.
            [one] Karty niemieckie zabiorą potem { $troops } oddział i cofną figurkę o { $back } pole.
            [few] Karty niemieckie zabiorą potem { $troops } oddział i cofną figurkę o { $back } pola.
           *[many] Karty niemieckie zabiorą potem { $troops } oddział i cofną figurkę o { $back } pól.
        }
        [few] { $back ->
            [0] Karty niemieckie zabiorą potem { $troops } oddziały.
            [one] Karty niemieckie zabiorą potem { $troops } oddziały i cofną figurkę o { $back } pole.
            [few] Karty niemieckie zabiorą potem { $troops } oddziały i cofną figurkę o { $back } pola.
           *[many] Karty niemieckie zabiorą potem { $troops } oddziały i cofną figurkę o { $back } pól.
        }
       *[many] { $back ->
            [0] Karty niemieckie zabiorą potem { $troops } oddziałów.
            [one] Karty niemieckie zabiorą potem { $troops } oddziałów i cofną figurkę o { $back } pole.
            [few] Karty niemieckie zabiorą potem { $troops } oddziałów i cofną figurkę o { $back } pola.
           *[many] Karty niemieckie zabiorą potem { $troops } oddziałów i cofną figurkę o { $back } pól.
        }
    }

## The board: the battlefield

board-battlefield = Pole bitwy
board-mark-start = Start
board-mark-line = { $space }
board-mark-objective = { $space } · Linia Celu
board-field-title = { $kind ->
        [start] Pole startowe
        [line] Pole { $space }: niemiecka linia obrony
        [objective] Pole { $space }: Linia Celu
       *[open] Pole { $space }
    }
board-field-space = { $kind ->
        [start] Pole startowe.
        [line] Pole { $space }, niemiecka linia obrony.
        [objective] Pole { $space }, Linia Celu.
       *[open] Pole { $space }.
    }{" "}{ $here ->
        [yes] Tutaj: { $names }
       *[no] Nikogo tu nie ma.
    }
board-field-here = { $kind ->
        [line] Przesuń figurkę na pole { $space }, na niemiecką linię obrony.
        [objective] Przesuń figurkę na pole { $space }, na Linię Celu.
       *[open] Przesuń figurkę na pole { $space }.
    }
board-stay = Pozostań na { $space ->
        [0] polu startowym
       *[other] polu { $space }
    }
board-go = { $kind ->
        [line] Przesuń figurkę na pole { $space }, na niemiecką linię obrony
        [objective] Przesuń figurkę na pole { $space }, na Linię Celu
       *[open] Przesuń figurkę na pole { $space }
    }
board-price = { $troops ->
        [0] { $mines ->
            [0] Nic nie kosztuje.
            [one] Kosztuje Miny.
            [few] Kosztuje { $mines } karty Min.
           *[many] Kosztuje { $mines } kart Min.
        }
        [one] { $mines ->
            [0] Kosztuje { $troops } oddział.
            [one] Kosztuje { $troops } oddział i Miny.
            [few] Kosztuje { $troops } oddział i { $mines } karty Min.
           *[many] Kosztuje { $troops } oddział i { $mines } kart Min.
        }
        [few] { $mines ->
            [0] Kosztuje { $troops } oddziały.
            [one] Kosztuje { $troops } oddziały i Miny.
            [few] Kosztuje { $troops } oddziały i { $mines } karty Min.
           *[many] Kosztuje { $troops } oddziały i { $mines } kart Min.
        }
       *[many] { $mines ->
            [0] Kosztuje { $troops } oddziałów.
            [one] Kosztuje { $troops } oddziałów i Miny.
            [few] Kosztuje { $troops } oddziałów i { $mines } karty Min.
           *[many] Kosztuje { $troops } oddziałów i { $mines } kart Min.
        }
    }
board-then-struck = { $back ->
        [0] { $troops ->
            [one] Karty niemieckie zabiorą potem { $troops } oddział.
            [few] Karty niemieckie zabiorą potem { $troops } oddziały.
           *[many] Karty niemieckie zabiorą potem { $troops } oddziałów.
        }
       *[other] { $troops ->
            [0] Karty niemieckie cofną potem figurkę na pole { $space }.
            [one] Karty niemieckie zabiorą potem { $troops } oddział i cofną figurkę na pole { $space }.
            [few] Karty niemieckie zabiorą potem { $troops } oddziały i cofną figurkę na pole { $space }.
           *[many] Karty niemieckie zabiorą potem { $troops } oddziałów i cofną figurkę na pole { $space }.
        }
    }
board-troops-left = { $troops ->
        [one] Pozostanie { $troops } oddział.
        [few] Pozostaną { $troops } oddziały.
       *[many] Pozostanie { $troops } oddziałów.
    }
board-eliminates = Nie zostanie żaden oddział: odpadasz z gry!
board-advance = Rozkaz natarcia
board-choose-space = Wybierz pole na polu bitwy.

## The board: companies, hand, piles

board-companies = Kompanie
board-company = { $state ->
        [eliminated] { $name }: poza grą na polu { $space } z { $objective }
        [reached] { $name }: na Linii Celu, oddziały: { $troops }
        [active] { $name }, trwająca tura: pole { $space } z { $objective }, oddziały: { $troops }
       *[in] { $name }: pole { $space } z { $objective }, oddziały: { $troops }
    }
board-first-player = Rozpoczyna każdą rundę.
board-first-mark = 1.
board-keeps-nothing = Brak zachowanych kart.
board-distance = { $space } / { $objective }
board-round = Runda { $round }
board-goal = Cel: zakończyć turę na polu { $objective } z oddziałem. Rundę się dogrywa; wygrywa, kto ma najwięcej oddziałów.
board-goal-brief = Cel: pole { $objective }; decydują oddziały
board-goal-rules = Jak się wygrywa
board-ahead = Prowadzi: { $names }, pole { $space }.
board-last-turns = Ostatnie tury
board-needed = { $name } stoi na Linii Celu. Potrzebne: Linia Celu i co najmniej { $troops ->
        [one] { $troops } oddział.
        [few] { $troops } oddziały.
       *[many] { $troops } oddziałów.
    }
board-hand = Karty: { $name }
board-hand-kept = Zachowane
board-hand-taken = Wzięte
board-hand-german = Niemieckie
board-hand-none = Jeszcze bez kart
board-piles = Talia, stos kart odrzuconych i pula
board-deck = Talia
board-deck-cards = { $count ->
        [one] Talia: { $count } karta
        [few] Talia: { $count } karty
       *[many] Talia: { $count } kart
    }
board-discard = Odrzucone
board-discard-cards = { $count ->
        [one] Stos kart odrzuconych: { $count } karta
        [few] Stos kart odrzuconych: { $count } karty
       *[many] Stos kart odrzuconych: { $count } kart
    }
board-pool = Pula
board-pool-troops = { $count ->
        [one] Pula: { $count } oddział
        [few] Pula: { $count } oddziały
       *[many] Pula: { $count } oddziałów
    }

## The board: failure and end

board-collapse = { $name }: natarcie się załamuje
board-collapse-troops = { $troops ->
        [0] Żaden oddział nie ginie
        [one] Ginie { $troops } oddział
        [few] Giną { $troops } oddziały
       *[many] Ginie { $troops } oddziałów
    }

## The position in sentences

describe-round = Runda { $round }. Linia Celu na polu { $objective }; niemieckie linie obrony na polach { $lines }.
describe-kept = { $name } zachowuje: { $cards }
describe-held = { $claimed ->
        [yes] Posiadane karty brytyjskie: { $british }. Stała karta jest zajęta. Karty niemieckie: { $german }.
       *[no] Posiadane karty brytyjskie: { $british }. Karty niemieckie: { $german }.
    }
describe-copies = { $count } × { $card }
describe-decimal = { $whole },{ $tenths }
describe-outlook = Szansa, że następny rzut będzie niepowodzeniem: { $fail }%; że wskaże tylko karty niemieckie: { $german }%.
describe-piles = Talia: { $deck }, stos kart odrzuconych: { $discard }, pula: { $pool }.

## The result sheet

ending-won = { $players } wygrywa: { $how }.
ending-shared = Wspólne zwycięstwo ({ $players }): { $how }.
ending-reached = żadna inna kompania nie osiągnęła Linii Celu
ending-troops = Linię Celu osiągnęło kilka kompanii i zdecydowały pozostałe oddziały
ending-all-eliminated = wszystkie kompanie zostały wyeliminowane i zdecydowała odległość
ending-two-players = jedna z dwóch kompanii została wyeliminowana
ending-round-limit = osiągnięto limit rund i wśród pozostałych w grze zdecydowała odległość
summary-player = Kompania
summary-space = Pole
summary-troops-left = Oddziały
summary-turns = Tury
summary-taken = Wzięte karty
summary-failures = Niepo{"\u00AD"}wodzenia
summary-rolls = Rzuty
summary-dead = Puste rzuty
summary-expected = Oczeki{"\u00AD"}wane
summary-number = { $number }
summary-note = Pusty rzut nie wskazuje żadnego dostępnego pola. Oczekiwane: ilu takich rzutów można się było spodziewać przy polach, które były wtedy dostępne.
