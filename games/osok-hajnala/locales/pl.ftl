### Ősök Hajnala. Słowa według słowniczka zasad. Nazwy i teksty kart są takie jak w zasadach; karta bez tekstu nie ma `text-…`. Nazwy
### kart i kast oraz imiona graczy stoją w zdaniach zawsze w mianowniku.

tagline = Pojedynek, po cztery pola z każdej strony: płać za postacie życiem, którego bronisz, z każdą turą podnoś poziom, a w turze wroga odpowiadaj pułapkami i zdolnościami szybkimi.

## Castes

caste-hunter = Łowca
caste-mage = Mag
caste-warrior = Wojownik

## Damage types

type-normal = Zwykłe
type-earth = Ziemia
type-fire = Ogień
type-water = Woda
type-ice = Lód
type-air = Powietrze
type-nature = Natura
type-poison = Trucizna
type-electric = Elektryczność
type-soul = Dusza

## Kinds of cards

kind-noble = Możny
kind-mercenary = Najemnik
kind-hero = Bohater
kind-weapon = Broń
kind-armour = Pancerz
kind-continuous = Zdolność ciągła
kind-puppet = Kukła
kind-mount = Wierzchowiec
kind-instant = Zdolność natychmiastowa
kind-quick = Zdolność szybka
kind-trap = Pułapka
kind-potion = Napój

## Sorts of equipment, and where a continuous ability lies

tier-base = Karta podstawowa
tier-upgrade = Ulepszenie
tier-relic = Relikwia
attach-character = na postaci
attach-weapon = na broni
attach-armour = na karcie pancerza
attach-battlefield = na polu bitwy

## Keywords, and what they do

keyword-champion = Czempion
keyword-champion-hint = Tę postać można wystawić tylko wtedy, gdy nie masz aktywnej postaci o tej samej nazwie.
keyword-wall = Mur
keyword-wall-hint = Otrzymuje wszystkie obrażenia zamiast noszącego i ginie sam.
keyword-reflex = Refleks
keyword-reflex-hint = Atak może wskazać dwa różne cele; atakuje je jeden po drugim.
keyword-curse = Urok
keyword-curse-hint = Postać nie może atakować, używać zdolności, aktywować efektów ani otrzymywać ekwipunku.
keyword-horde = Horda
keyword-horde-hint = Można ją zagrać także na własną kukłę o tej samej nazwie: tworzą jedną kukłę, a ich obrażenia i pancerz się sumują.
keyword-flame = Płomień
keyword-flame-hint = Na końcu każdej tury żeton płomienia zadaje swojej karcie obrażenia od efektu równe swojej wartości, która potem spada o 1.

## Phases of a turn

phase-setup = Przygotowanie gry
phase-start = Faza początkowa
phase-draw = Faza dobierania
phase-tactical = Faza taktyczna
phase-attack = Faza ataku
phase-end = Koniec tury

## Short labels

label-slot = pole { $n }
label-level = Poziom
label-armour = Pancerz
label-damage = Obrażenia
label-life = Życie
label-hand = Na ręce
label-deck = Talia
label-discard = Stos kart odrzuconych
label-dead = Martwe
label-poison = Żeton trucizny
label-flame = Żeton płomienia
label-idle = Bezczynna
label-active = Aktywna
label-noble = Możny

## Formats and ready decks, and how the decks play

format-starter = Startowy
format-noble = Z Możnym
deck-hunter-foray = Wypad z Bukowej Kryjówki
deck-hunter-foray-hint = Trucizna, pułapki i podstępy: najpierw osłab zdobycz, potem mocniej uderz w zatrutą kartę, a atakujący niech wpadają w twoje doły.
deck-mage-circle = Krąg z Popielnego Grodu
deck-mage-circle-hint = Ogień, lód i błyskawice: zdolności rażą całe szeregi, tym mocniej, im lepszy twój kostur, a martwe postacie wracają z popiołów.
deck-warrior-battalion = Batalion z Żelaznej Belki
deck-warrior-battalion-hint = Ciężka broń i gruby pancerz: sąsiedzi wzmacniają i osłaniają się nawzajem, a zwycięstwo przynoszą zwykłe ataki.

## Names of the cards

card-h-noble = Księżna Orsolya z Cichodolu
card-h-c1 = Traper z Bukowej Kryjówki
card-h-c2 = Młody Truciciel z Wroniego Moczaru
card-h-c3 = Łuczniczka z Sokolej Grani
card-h-c4 = Zwiadowca z Mgieł
card-h-c5 = Leśnik z Dębowego Brodu
card-h-c6 = Strażnik Ścieżek z Porożem
card-h-c7 = Ilvarin, Cichy Łuk
card-h-c8 = Ábris Łopian, Pan Moczarów
card-h-w1 = Dereniowy łuk
card-h-w2 = Oszczep na dzika
card-h-w3 = Sztylet Żmijowy Ząb
card-h-w4 = Cięciwa ze ścięgna
card-h-w5 = Kusza z księżycowego srebra
card-h-a1 = Kaftan z surowej skóry
card-h-a2 = Mchowa podszewka
card-h-a3 = Płaszcz Sarniej Korony
card-h-i1 = Naznaczona zdobycz
card-h-i2 = Podwójny brzęk cięciwy
card-h-i3 = Szumiąca chmura strzał
card-h-q1 = Trafiony w locie
card-h-q2 = Dym dla zmyłki
card-h-t1 = Dół przykryty liśćmi
card-h-t2 = Cierniowe pęta
card-h-k1 = Instynkt łowcy
card-h-k2 = Maść z szaleju
card-h-k3 = Liściaste przebranie
card-h-k4 = Nieprzebyty gąszcz
card-h-p1 = Słomiany zuch
card-h-m1 = Jeleń z moczarów
card-h-d1 = Wywar z korzeni
card-h-d2 = Esencja ze żmii
card-h-i4 = Powolny szalej
card-h-d3 = Herbata tropicieli
card-m-noble = Kanclerz Ágoston z Iskrodolu
card-m-c1 = Nowicjuszka z Popielnego Grodu
card-m-c2 = Prządka szronu z Kryształowego Brodu
card-m-c3 = Wędrowiec wypatrujący burz
card-m-c4 = Pisarz zbierający dusze
card-m-c5 = Opiekunka źródła
card-m-c6 = Przywoływacz o żarzącej się dłoni
card-m-c7 = Emőd Lilia Wodna, patrzący w lustro
card-m-c8 = Szeréna Sadza, Pani Popiołów
card-m-w1 = Leszczynowa różdżka
card-m-w2 = Kostur żaru
card-m-w3 = Berło szronu
card-m-w4 = Pęknięta głowica z kwarcu
card-m-w5 = Różdżka zrodzona z błyskawicy
card-m-a1 = Łatany habit
card-m-a2 = Runiczny haft
card-m-a3 = Szklana powłoka
card-m-i1 = Smuga iskier
card-m-i2 = Wysączenie duszy
card-m-i3 = Popielna nawałnica
card-m-i4 = Odłamki szronu
card-m-i5 = Wezwanie z popiołów
card-m-q1 = Załamanie światła
card-m-q2 = Zamarznięta chwila
card-m-t1 = Lodowy oddech
card-m-t2 = Ściana echa
card-m-k1 = Kora szronu
card-m-k2 = Żarząca się rycina
card-m-k3 = Lustrzane łaty
card-m-k4 = Wieczny żar
card-m-p1 = Chochlik żaru
card-m-p2 = Posąg szronu
card-m-m1 = Tratwa z chmur
card-m-d1 = Likier z błędnych ogników
card-m-d2 = Roztwór z krwawnika
card-m-i6 = Pocałunek szronu
card-w-noble = Wojewoda Gáspár z Żelaznej Belki
card-w-c1 = Tarczownik z Żelaznej Belki
card-w-c2 = Uczeń najemny z Miedzianej Bramy
card-w-c3 = Topornik z Kowalskiej Wsi
card-w-c4 = Chorąży poszarpanej flagi
card-w-c5 = Wartownik Skalne Ramię
card-w-c6 = Szaleniec krwawej mgły
card-w-c7 = Sára Żelazny Kwiat, niezachwiana
card-w-c8 = Balthazár Turnia, wódz
card-w-w1 = Wytarta szabla
card-w-w2 = Berdysz oburęczny
card-w-w3 = Gwiazda na łańcuchu
card-w-w4 = Wyostrzone ostrze
card-w-w5 = Miecz Rozcinający Świt
card-w-a1 = Kolczuga
card-w-a2 = Żelazna płyta
card-w-a3 = Nabijany naramiennik
card-w-a4 = Wieżowy napierśnik
card-w-i1 = Pchnięcie tarczą
card-w-i2 = Cięcie dookoła
card-w-i3 = Tnąca szarża
card-w-i4 = Zawalenie góry
card-w-q1 = Okrzyk bojowy
card-w-q2 = Zwarte szeregi
card-w-t1 = Ostrze riposty
card-w-t2 = Unik
card-w-k1 = Żelazna dyscyplina
card-w-k2 = Krwawa bruzda
card-w-k3 = Kolczaste płyty
card-w-k4 = Chorągiew wojenna
card-w-p1 = Palisada oblężnicza
card-w-m1 = Rumak w ladrach
card-w-d1 = Piwo bojowe
card-w-d2 = Okowita opatrunkowa
card-w-k5 = Wstęga weterana
card-kw-1 = Anikó Srebrnogrzywa, zwyciężczyni prób
card-kw-2 = Granitowy płaszcz
card-kw-3 = Mistrz bliźniaczej strzały
card-kw-4 = Klątwa ołowianego języka
card-kw-5 = Rój bagiennych żuków
card-kw-6 = Bicz płomiennego języka

## Texts of the cards

text-h-noble = W każdej twojej turze pierwszy żeton trucizny położony przez twoje karty zadaje też 1 obrażenie od efektu karcie, która go otrzymała.
text-h-c1 = Pułapki zagrane przez tę postać zadają o 1 obrażenie więcej.
text-h-c2 = Gdy atak tej postaci zrani postać, kukłę lub wierzchowca, ta karta otrzymuje żeton trucizny.
text-h-c3 = Ataki tej postaci zadają o 1 obrażenie więcej karcie z żetonem trucizny.
text-h-c4 = Gdy ta postać zostaje wystawiona z ręki: dobierz 1 kartę, potem odrzuć 1 kartę.
text-h-c5 = Aktywacja (odrzuć 1 kartę): przywróć 3 pancerza jednej sąsiedniej własnej postaci.
text-h-c6 = Dopóki ta postać ma wierzchowca, ma o 1 większe obrażenia postaci.
text-h-c7 = Ataków tej postaci nie można przejąć Możnym ani życiem.
text-h-c8 = Aktywacja (poświęć 2 życia): każda wroga postać, kukła i wierzchowiec otrzymuje żeton trucizny.
text-h-w2 = Ataki noszącego zadają o 1 obrażenie więcej kukłom i wierzchowcom.
text-h-w3 = Gdy atak noszącego zrani postać, kukłę lub wierzchowca, ta karta otrzymuje żeton trucizny.
text-h-w4 = Bezczynna karta trafiona atakiem noszącego staje się aktywna i mimo to otrzymuje połowę obrażeń, zaokrągloną w dół.
text-h-w5 = Aktywacja (odrzuć 1 kartę): zadaj 2 obrażenia od efektu jednej wrogiej postaci, kukle lub wierzchowcowi.
text-h-a2 = W twojej fazie początkowej przywróć noszącemu 1 pancerza.
text-h-a3 = Noszący nie może otrzymać żetonu trucizny.
text-h-i1 = Zadaje swoje obrażenia jednej wrogiej postaci, kukle lub wierzchowcowi. O 1 więcej, jeśli ta karta ma żeton trucizny.
text-h-i2 = Zadaje swoje obrażenia każdemu z maksymalnie dwóch różnych celów: wrogich postaci, kukieł lub wierzchowców.
text-h-i3 = Zadaje swoje obrażenia każdej wrogiej postaci, kukle i wierzchowcowi.
text-h-q1 = Zadaje swoje obrażenia jednej wrogiej postaci lub kukle.
text-h-q2 = Jedna wroga postać nie może atakować do końca tej tury.
text-h-t1 = Odpowiedź na atak na tę postać: atak zostaje anulowany, a atakujący otrzymuje obrażenia tej karty.
text-h-t2 = Odpowiedź na wrogą zdolność lub aktywowany efekt, którego celem jest ta postać: zostaje anulowany, a jego użytkownik otrzymuje żeton trucizny.
text-h-k1 = Noszący ma o 1 większe obrażenia postaci.
text-h-k2 = Obrażenia broni są o 1 większe. Gdy atak noszącego zrani postać, kukłę lub wierzchowca, ta karta otrzymuje żeton trucizny.
text-h-k3 = W każdej turze pierwsze obrażenia od zdolności, które otrzymuje noszący, są o 2 mniejsze.
text-h-k4 = Obrażenia od wrogich zdolności zadawane twoim postaciom, kukłom, wierzchowcom i zdolnościom ciągłym są o 1 mniejsze.
text-h-p1 = Twoich postaci sąsiadujących z tą kukłą nie można wybrać na cel ataku.
text-h-m1 = Noszący ma o 1 większe obrażenia postaci.
text-h-d1 = Przywróć 3 pancerza jednej z twoich postaci.
text-h-d2 = Maksymalnie dwa różne cele (wrogie postacie, kukły lub wierzchowce) otrzymują żeton trucizny.
text-h-i4 = Wybierz jedną wrogą postać. W następnej fazie początkowej jej właściciela otrzyma ona obrażenia tej karty, których nic nie zwiększy.
text-h-d3 = Weź na rękę jedną kartę postaci ze swojego stosu kart odrzuconych.
text-m-noble = Aktywacja (odrzuć 1 kartę): zdolności jednej z twoich postaci zadają w tej turze o 1 obrażenie więcej.
text-m-c1 = Gdy ta postać ginie, jej właściciel dobiera o 1 kartę więcej.
text-m-c2 = Lodowe zdolności zagrane przez tę postać zadają o 1 obrażenie więcej.
text-m-c3 = Natychmiastowe zdolności zagrane przez tę postać zadają o 1 obrażenie więcej.
text-m-c4 = Aktywacja (odrzuć 1 kartę): przeciwnik odrzuca 1 wybraną przez siebie kartę.
text-m-c5 = Na końcu twojej tury przywróć 1 pancerza każdej z twoich postaci.
text-m-c6 = Obrażenia twoich kukieł są o 1 większe.
text-m-c7 = Aktywacja (poświęć 1 życie): następna natychmiastowa zdolność zagrana przez tę postać w tej turze zadaje podwójne obrażenia.
text-m-c8 = Aktywacja (poświęć 3 życia): ożyw jedną ze swoich martwych postaci poziomu 3 lub niższego z połową jej wydrukowanego pancerza, zaokrągloną w dół.
text-m-w2 = Zdolności noszącego zadają o 1 obrażenie więcej.
text-m-w4 = Zdolności noszącego zadają o 1 obrażenie więcej.
text-m-w5 = Gdy atak noszącego zrani postać lub kukłę, każda sąsiadująca z nią wroga postać i kukła otrzymuje 1 obrażenie od efektu.
text-m-a2 = W każdej turze pierwsze obrażenia od zdolności, które otrzymuje noszący, są o 1 mniejsze.
text-m-a3 = Na końcu twojej tury możesz obrócić noszącego w bezczynność.
text-m-i1 = Zadaje swoje obrażenia jednej wrogiej postaci, kukle lub wierzchowcowi.
text-m-i2 = Zadaje swoje obrażenia jednej wrogiej postaci, kukle lub wierzchowcowi. Zyskujesz 2 życia.
text-m-i3 = Zadaje swoje obrażenia każdej wrogiej postaci, kukle i wierzchowcowi, potem 1 obrażenie od efektu każdej z twoich pozostałych postaci.
text-m-i4 = Zadaje swoje obrażenia każdemu z maksymalnie trzech różnych celów: wrogich postaci, kukieł lub wierzchowców.
text-m-i5 = Ożyw jedną ze swoich martwych postaci z połową jej wydrukowanego pancerza, zaokrągloną w dół.
text-m-q1 = Zapobiegnij następnym 3 obrażeniom, które jedna z twoich postaci otrzymałaby w tej turze.
text-m-q2 = Jedna wroga postać nie może używać zdolności ani aktywować efektów do końca tej tury.
text-m-t1 = Odpowiedź na atak na tę postać: obrażenia tego ataku zmniejszają się o połowę, zaokrąglone w dół.
text-m-t2 = Odpowiedź na wrogą zdolność, której celem jest ta postać: zostaje anulowana, a jej użytkownik otrzymuje obrażenia tej karty.
text-m-k1 = Dopóki ta karta jest w grze, noszącego nie można wybrać na cel ataku.
text-m-k2 = Obrażenia broni są o 1 większe.
text-m-k3 = W każdej turze pierwsze obrażenia z ataku, które otrzymuje noszący, są o 1 mniejsze.
text-m-k4 = Ogniste zdolności twoich postaci zadają o 1 obrażenie więcej.
text-m-m1 = Zdolności noszącego zadają o 1 obrażenie więcej.
text-m-d1 = Dobierz 2 karty, potem odrzuć 1 kartę.
text-m-d2 = Zdolności jednej z twoich postaci zadają w tej turze o 2 obrażenia więcej.
text-m-i6 = Tylko dla postaci, której własny typ obrażeń to lód. Zadaje swoje obrażenia jednej wrogiej postaci, kukle lub wierzchowcowi.
text-w-noble = Obrażenia z ataku przejęte przez twojego Możnego są o 1 mniejsze.
text-w-c2 = Dopóki ta postać ma broń, ma o 1 większe obrażenia postaci.
text-w-c3 = Ataki tej postaci zadają o 1 obrażenie więcej kukłom i wierzchowcom.
text-w-c4 = Sąsiednie własne postacie mają o 1 większe obrażenia postaci.
text-w-c5 = Gdy sąsiednia własna postać zostaje wybrana na cel ataku, ta aktywna postać może zająć jej miejsce jako cel.
text-w-c6 = Aktywacja (oddaj 2 pancerza tej postaci): w tej turze ma ona o 3 większe obrażenia postaci.
text-w-c7 = Gdy obrażenia zmienią tę postać z bezczynnej w aktywną, ma ona o 2 większe obrażenia postaci do końca twojej następnej tury.
text-w-c8 = Aktywacja (poświęć 2 życia): każda z twoich postaci ma w tej turze o 1 większe obrażenia postaci.
text-w-w2 = Po każdym swoim ataku noszący otrzymuje 1 obrażenie od efektu.
text-w-w3 = Gdy atak noszącego zrani postać lub kukłę, każda sąsiadująca z nią wroga postać i kukła otrzymuje 1 obrażenie od efektu.
text-w-w4 = Ataki noszącego zadają o 1 obrażenie więcej postaciom noszącym pancerz.
text-w-w5 = Ataki noszącego zadają podwójne obrażenia kukłom, wierzchowcom i zdolnościom ciągłym.
text-w-a4 = Obrażenia z ataku, które otrzymuje noszący, są o 1 mniejsze.
text-w-i1 = Zadaje swoje obrażenia jednej wrogiej postaci, która nie może atakować do końca tury przeciwnika.
text-w-i2 = Każdy z maksymalnie trzech różnych celów (wrogie postacie, kukły lub wierzchowce) otrzymuje obrażenia równe aktualnym obrażeniom broni tej postaci.
text-w-i3 = Jedna wroga postać, kukła lub wierzchowiec otrzymuje obrażenia równe podwojonym podstawowym obrażeniom broni tej postaci plus jej podstawowym obrażeniom postaci.
text-w-i4 = Aby zagrać: poświęć 2 życia. Zadaje swoje obrażenia każdej wrogiej postaci, kukle i wierzchowcowi.
text-w-q1 = Jedna z twoich postaci ma w tej turze o 2 większe obrażenia postaci.
text-w-q2 = Obrażenia z ataku, które otrzymują twoje postacie, są o 1 mniejsze do końca tej tury.
text-w-t1 = Odpowiedź na atak na tę postać: zanim atak potoczy się dalej, ta postać zadaje atakującemu obrażenia równe swoim aktualnym obrażeniom postaci.
text-w-t2 = Odpowiedź na atak na tę postać: atak zostaje anulowany.
text-w-k1 = Noszący ma o 1 większe obrażenia postaci.
text-w-k2 = Obrażenia broni są o 1 większe.
text-w-k3 = Gdy postać atakuje noszącego, atakujący otrzymuje 1 obrażenie od efektu.
text-w-k4 = Ataki twoich postaci zadają o 1 obrażenie więcej.
text-w-m1 = Noszący ma o 2 większe obrażenia postaci.
text-w-d1 = Jedna z twoich postaci ma w tej turze o 2 większe obrażenia postaci.
text-w-d2 = Przywróć 4 pancerza jednej z twoich postaci.
text-w-k5 = Noszący liczy się jako o 1 poziom wyższy, najwyżej 6. Nie może przez to używać wyższych kart.
text-kw-1 = Czempion: można ją wystawić tylko wtedy, gdy nie masz aktywnej postaci o tej samej nazwie.
text-kw-2 = Mur: dopóki ta karta jest w grze, otrzymuje ona wszystkie obrażenia zamiast noszącego.
text-kw-3 = Refleks: jego atak może wskazać dwa różne cele; atakuje je jeden po drugim w podanej kolejności.
text-kw-4 = Zadaje swoje obrażenia jednej wrogiej postaci. Urok: do końca tury przeciwnika nie może ona atakować, używać zdolności, aktywować efektów ani otrzymywać ekwipunku.
text-kw-5 = Horda: można ją zagrać także na twoją kukłę o tej samej nazwie; ich obrażenia i pancerz się sumują.
text-kw-6 = Płomień (2): wroga postać, kukła lub wierzchowiec zraniony atakiem noszącego otrzymuje żeton płomienia o wartości 2.

## Standing orders

order-declared = Pytaj o zdolności szybkie tylko przeciw deklaracji
order-ask = Pytaj mnie zawsze
order-quick-never = Nigdy nie pytaj o zdolności szybkie w turze przeciwnika
order-never = Nigdy nie pytaj o nic, z czego można zrezygnować

## Options and their values

option-components = Własne karty, z pliku
option-format = Format talii
option-format-starter = Startowy: bez Możnych
option-format-noble = Z Możnym
option-decks = Talie
option-deck_rules = Jakie talie można przynieść
option-deck_rules-standard = Zgodne z zasadami talii
option-deck_rules-free = Dowolne karty, najwyżej 60
option-combat = Oddawanie ciosu
option-combat-one_sided = Nie: obrażenia zadaje tylko atakujący
option-combat-mutual = Aktywna postać lub kukła oddaje cios w tej samej chwili
option-noble_shield = Kto chroni Możnego
option-noble_shield-any = Każda żywa postać i kukły
option-noble_shield-active = Tylko aktywne postacie i kukły
option-life_target = Ataki na gracza bez Możnego
option-life_target-as_noble = Dozwolone, tak jak na Możnego
option-life_target-never = Niedozwolone
option-takeover_scope = Które ataki można przejąć
option-takeover_scope-characters = Te na postacie
option-takeover_scope-all_cards = Te na wszystkie karty
option-takeover_time = Kiedy decyduje się o przejęciu
option-takeover_time-after_traps = Po pułapkach
option-takeover_time-before_traps = Przed pułapkami
option-takeover_own_attacks = Ataki na własne karty
option-takeover_own_attacks-allowed = Można je przejąć
option-takeover_own_attacks-forbidden = Nie można ich przejąć
option-phase_end = Co kończy fazę taktyczną
option-phase_end-any_enemy_target = Wskazanie pierwszego wrogiego celu
option-phase_end-attack_or_instant = Pierwszy atak lub zdolność natychmiastowa
option-quick_window = Kiedy drugi gracz może używać zdolności szybkich
option-quick_window-every_step = Po każdym kroku i przeciw deklaracji
option-quick_window-naming_only = Tylko przeciw deklaracji
option-quick_undoes = Co wycofuje zdolność szybka
option-quick_undoes-any_naming = Wszystko, co wyprowadza z fazy taktycznej
option-quick_undoes-instant_only = Tylko zdolności natychmiastowe
option-cancelled_card = Dokąd trafia karta anulowana przez pułapkę
option-cancelled_card-discard = Na stos kart odrzuconych
option-cancelled_card-hand = Na rękę właściciela
option-trap_on_group = Co anuluje pułapka, gdy celów jest kilka
option-trap_on_group-own_part = Tylko to, co dotyka jej użytkownika
option-trap_on_group-whole = Całość
option-trap_vs_puppet = Limit poziomu pułapek przeciw kukłom
option-trap_vs_puppet-limited = Obowiązuje
option-trap_vs_puppet-free = Nie obowiązuje
option-full_spot = Zagranie karty na zajęte miejsce
option-full_spot-forbidden = Niedozwolone
option-full_spot-replace = Dozwolone: stara karta zostaje odrzucona
option-body_spot = Wierzchowiec i zdolność ciągła na postaci
option-body_spot-one_of_two = Jedno z dwojga
option-body_spot-one_each = Po jednym z każdego
option-armour_upgrade = Pancerz ulepszenia
option-armour_upgrade-adds = Dodaje się do pancerza karty podstawowej
option-armour_upgrade-replaces = Liczy się zamiast pancerza karty podstawowej
option-slot_order = Gdzie wystawia się kolejne postacie
option-slot_order-one_direction = W jednym kierunku
option-slot_order-beside_any = Obok dowolnej własnej postaci
option-fourth_death = Których martwych liczy się do czterech
option-fourth_death-lying = Tych, którzy leżą
option-fourth_death-ever = Każdego kiedykolwiek odwróconego
option-both_lose = Gdy obaj naraz mają czterech martwych
option-both_lose-draw = Gra kończy się remisem
option-both_lose-active_loses = Przegrywa gracz aktywny
option-deck_out = Dobranie z pustej talii
option-deck_out-nothing = Nic się nie dzieje
option-deck_out-lose = Gracz przegrywa
option-hand_limit = Limit kart na ręce na koniec tury (0: brak)
option-ability_copies = Egzemplarze jednej zdolności lub napoju w talii (0: bez limitu)
option-restore_cap = Do jakiej wartości można przywrócić pancerz
option-restore_cap-maximum = Do maksimum
option-restore_cap-none = Bez limitu
option-math_order = Gdzie stoi mnożenie obrażeń
option-math_order-by_side = Wśród zmian swojej strony
option-math_order-multiply_last = Na samym końcu
option-factor_in_amount = Mnożnik w tekście, na przykład „podwojone”
option-factor_in_amount-multiplication = Jest mnożeniem: liczy się tylko ostatnie
option-factor_in_amount-plain = Liczy się zawsze
option-idle_zero = Obrażenia 0 dla bezczynnej postaci
option-idle_zero-stays = Pozostaje bezczynna
option-idle_zero-wakes = Staje się aktywna
option-idle_after_equip = Obrócenie w bezczynność po otrzymaniu ekwipunku w tej turze
option-idle_after_equip-allowed = Dozwolone
option-idle_after_equip-forbidden = Niedozwolone
option-idle_markers = Żetony i stany na bezczynnej postaci
option-idle_markers-reach = Dosięgają jej
option-idle_markers-absorbed = Nic jej nie robią
option-poison_in_enemy_turn = Żeton trucizny dany w turze wroga
option-poison_in_enemy_turn-that_turn = Leży do końca tej tury
option-poison_in_enemy_turn-next_turn = Leży do końca następnej tury wroga
option-revived_attacks = Atak w turze ożywienia
option-revived_attacks-no = Niedozwolony
option-revived_attacks-yes = Dozwolony
option-potion_caste = Napoje bez Możnego
option-potion_caste-any = Dowolnej kasty
option-potion_caste-living = Tylko kast własnych żywych postaci
option-attach_to = Na kim kładzie się wierzchowce i zdolności ciągłe
option-attach_to-user = Na postaci, która je zagrywa
option-attach_to-any_own = Na dowolnej pasującej własnej postaci
option-exchange_order = Karty odłożone w wymianie na początku gry
option-exchange_order-set_aside_first = Wtasowuje się na końcu: żadna nie wraca od razu
option-exchange_order-shuffle_first = Wtasowuje się najpierw: mogą wrócić
option-keywords = Słowa kluczowe
option-keywords-off = Wyłączone
option-keywords-on = Włączone, z kartami tego modułu
option-turn_limit = Po ilu turach obu graczy jest remis (0: bez limitu)

## What is our reconstruction

reconstruction-cards = Wszystkie 111 kart, ich nazwy, liczby i teksty: nie znamy ani jednej karty wydanej gry, a nasze nic o prawdziwych nie mówią.
reconstruction-decks = Trzy gotowe talie i dwa formaty: z opublikowanych formatów znamy tylko nazwy.
reconstruction-words = Wszystkie słowa gry po angielsku, polsku i rosyjsku: wydań w tych językach nie znamy.
reconstruction-rulings = Rozstrzygnięcia tego, co zasady na stronie twórców zostawiają otwarte; każde można zmienić opcją albo jest opisane w zasadach.

## Faults of a table’s options, of a deck, of a component file

fault-format = Nie ma formatu „{ $id }”. Znane formaty: { $known }.
fault-deck = Nie ma talii „{ $id }”. Znane talie: { $known }.
fault-deck-card = Żadna karta nie nazywa się „{ $id }”.
fault-deck-line = To nie jest wiersz talii: „{ $id }”. Podaj liczbę kopii i kartę, na przykład „2 Traper z Bukowej Kryjówki”.
fault-deck-copies = „{ $id }”: w wierszu może być od 1 do 60 kopii karty.
fault-deck-twice = „{ $id }” pojawia się drugi raz: usuń ten wiersz.
fault-deck-long = Ta talia jest jako tekst za długa: usuń uwagi albo zapisz kopie jednej karty w jednym wierszu.
fault-deck-size = Kart w talii: { $cards }. Musi ich być od { $least } do { $most }.
fault-side-size = Kart w talii dodatkowej: { $cards }. Może ich być najwyżej { $most }.
fault-noble-missing = W tym formacie gra się z Możnym: dodaj go do talii.
fault-noble-in-deck = To karta Możnego: { $card }. Wyjmij ją z talii lub z talii dodatkowej.
fault-keyword-card = To karta z modułu słów kluczowych: { $card }. Wyjmij ją z talii albo włącz słowa kluczowe.
fault-copies = { $card }: liczba kopii w talii to { $copies }, a może ich być najwyżej { $most }.
fault-caste = Kart kasty „{ $caste }” w talii: { $cards }. Każdej kasty, która w niej jest, i kasty Możnego musi być co najmniej { $least }.
fault-card = Nie ma karty „{ $id }”: wskaż jedną z dostępnych kart.
fault-no-noble = „{ $id }” nie jest kartą Możnego: wskaż taką.
fault-form = Tego nie da się odczytać. Zapisz to w takiej formie, jaką ma plik standardowy.
fault-field = Nie ma tu pola „{ $field }” ({ $in }).
fault-missing = Brakuje pola „{ $field }” ({ $in }).
fault-one-field = Musi tu być dokładnie jedno pole ({ $in }).
fault-value = „{ $field }”: tu może być tylko { $kind ->
        [text] tekst
        [flag] true albo false
        [number] liczba całkowita
        [list] lista
       *[table] tabela
    }.
fault-empty = „{ $field }” nie może być puste.
fault-number = „{ $field }” to liczba całkowita od { $least } do { $most }.
fault-word = „{ $field }” nie może mieć wartości „{ $word }”. Znane słowa: { $known }.
fault-id = „{ $id }” nie jest dobrym oznaczeniem: najwyżej 32 małe litery, cyfry i łączniki, na początku litera.
fault-id-twice = „{ $id }” występuje dwa razy: jedno pomiń albo zmień jego oznaczenie.
fault-title = „{ $field }” to jeden wiersz, od 1 do 100 znaków.
fault-many-cards = Kart w pliku może być najwyżej { $most }.
fault-one-effect = Karta tego rodzaju ma dokładnie jeden efekt ({ $kind }).
fault-many-effects = Efektów na karcie może być najwyżej { $most }.
fault-many-steps = Kroków w efekcie może być najwyżej { $most }.
fault-keyword = W tekście tej karty jest słowo kluczowe „{ $keyword }”: wpisz je do „keywords”.
fault-keyword-text = W tekście tej karty nie ma słowa kluczowego „{ $keyword }”: usuń je z „keywords”.
fault-trigger = Karta tego rodzaju nie może mieć wyzwalacza „{ $trigger }” ({ $kind }).
fault-condition = O warunek „{ $condition }” nie można tu pytać: wybierz inny albo inny wyzwalacz.
fault-limit = Z efektów stałych limit może mieć tylko zmiana obrażeń, które otrzymuje noszący.
fault-cost-twice = Koszt „{ $cost }” występuje dwa razy: dodaj oba do siebie.
fault-zone = W strefie „{ $zone }” można wybierać tylko własne karty, bez „where”, a wśród martwych tylko postacie.
fault-group = Grupa, której się nie wskazuje, musi mieć „count” równe „all”.
fault-play = Przy karcie, która zostaje w grze, „play” ma tylko warunki i koszty: zostaw „steps” puste.
fault-ref = „{ $ref }” nikogo tu nie oznacza: podaj kogoś, kogo określa wyzwalacz lub cel.
fault-step = Krok „{ $step }” nie może stać przy wyzwalaczu „{ $trigger }”.
fault-step-zone = Krok „{ $step }” nic nie robi kartom w strefie „{ $zone }”: podaj inne.
fault-ability-damage = Obrażenia od zdolności zadaje tylko zdolność natychmiastowa, zdolność szybka lub pułapka z własnymi obrażeniami: użyj „effect”.
fault-until = Nic nie może tu trwać do „{ $until }”: wybierz inny koniec.

## Where cards are, and what is declared

spot-player = { $player }
spot-body = { $player } (pole { $slot })
spot-mount = { $player } (wierzchowiec na polu { $slot })
spot-attached = { $player } (zdolność na polu { $slot })
place-body = pole { $slot }
place-weapon = broń na polu { $slot }
place-weapon-upgrade = ulepszenie broni na polu { $slot }
place-on-weapon = zdolność na broni na polu { $slot }
place-armour = pancerz na polu { $slot }
place-armour-upgrade = ulepszenie pancerza na polu { $slot }
place-on-armour = zdolność na pancerzu na polu { $slot }
place-mount = wierzchowiec na polu { $slot }
place-attached = zdolność na postaci na polu { $slot }
place-battlefield = pole bitwy
place-noble = Możny
deed-card = { $card }
deed-used = { $card } (pole { $slot })
deed-activate = efekt ({ $place })
deed-attack = atak (pole { $slot })
deed-finish = koniec tury
phrase-attack = atak: { $who }
phrase-card-at = { $card }, { $spot }
phrase-in-slot = { $card } (pole { $slot })
phrase-list = { $first }, { $last }
phrase-on = {" "}→ { $targets }
phrase-from = {" "}({ $card })

## Decisions

decision-opening = sposób otwarcia
decision-who-starts = kto zaczyna
decision-set-aside = wymiana kart początkowych
decision-exchange = odrzucenie dwóch kart za dobranie jednej
decision-second = druga odrzucana karta
decision-tactical = krok fazy taktycznej
decision-slot = pole postaci
decision-posture = aktywna czy bezczynna
decision-recipient = kto otrzymuje ekwipunek
decision-user = kto używa zdolności
decision-place = miejsce karty
decision-target = wskazanie celu
decision-window = zdolność szybka po kroku
decision-answer = zdolność szybka przeciw deklaracji
decision-guard = osłona
decision-trap = pułapka
decision-take-over = przejęcie
decision-cost = odrzucenie jako koszt
decision-discard = odrzucenie z powodu tekstu
decision-may = efekt do wyboru
decision-attack = krok fazy ataku
decision-end = krok końca tury
decision-hand-limit = odrzucanie do limitu kart na ręce

## How the game ended

ending-life = życie spadło poniżej 1
ending-fourth-dead = cztery martwe postacie
ending-deck-out = zabrakło kart do dobrania
ending-turn-limit = minęła ostatnia tura

## Numbers that change, and what is barred

stat-character_damage = obrażenia postaci
stat-weapon_damage = obrażenia broni
stat-attack_damage = obrażenia z ataku
stat-ability_damage = obrażenia od zdolności
stat-attack_taken = otrzymywane obrażenia z ataku
stat-ability_taken = otrzymywane obrażenia od zdolności
stat-takeover_taken = przejmowane obrażenia
stat-level = poziom
stat-attack_targets = cele ataku
barred-attack = atakowanie
barred-ability = używanie zdolności
barred-effect = aktywowanie efektów
barred-equip = otrzymywanie ekwipunku
barred-be_attacked = wskazanie na cel ataku
barred-be_taken_over = przejmowanie jej ataków
barred-get_poison = otrzymanie żetonu trucizny

## Words on buttons

action-dice = Kości: { $one } i { $two }
action-card = Dobrana karta: { $card }
action-draw-seven = Dobierz siedem kart
action-starting-card = Karta startowa: { $card }
action-me = Ja zaczynam
action-opponent = Zaczyna przeciwnik
action-set-aside = Odłóż: { $card }
action-done = Gotowe
action-keep = Nie odrzucaj
action-discard = Odrzuć: { $card }
action-place = Wystaw: { $card }
action-turn-idle = Obróć w bezczynność: { $who }
action-equip = Załóż: { $card }
action-play = Zagraj: { $card }
action-use = Użyj: { $card }
action-activate = Aktywuj: { $card } ({ $place })
action-activate-nth = Aktywuj: { $card } ({ $place }), efekt { $n }
action-attack = Atakuj: { $who }
action-finish = Przejdź do końca tury
action-end-turn = Zakończ turę
action-slot = { $who }
action-active = Zostaje aktywna
action-idle = Od razu bezczynna
action-target = { $target }
action-enough = Bez dalszych celów
action-pass = Pas
action-trap = Pułapka: { $card }, używa { $who }
action-guard = Osłania: { $who }
action-no-guard = Nikt nie osłania
action-suffer = Obrażenia otrzymuje karta
action-take-over = Przejmij
action-no = Nie
action-yes = Tak

## What is to be done

prompt-chance = Dobieranie kart.
prompt-dice = Kości decydują, kto jest uprzywilejowany.
prompt-opening = Dobierz siedem kart albo wybierz kartę startową poziomu 1 lub 2.
prompt-others-opening = Trwa jeszcze wybór sposobu otwarcia.
prompt-set-aside = Odłóż karty, które chcesz wymienić.
prompt-others-set-aside = Trwa jeszcze wymiana kart.
prompt-waiting = { $player } decyduje: { $decision }.
prompt-who-starts = Decyzja należy do ciebie: kto zaczyna?
prompt-exchange = Możesz odrzucić dwie karty, by dobrać jedną.
prompt-second = Odrzuć drugą kartę.
prompt-tactical = Faza taktyczna: wystawiaj, ekwipuj, przygotowuj się lub atakuj.
prompt-slot = { $card }: wybierz pole.
prompt-posture = { $card }: aktywna czy bezczynna?
prompt-recipient = { $card }: wybierz, kto ją otrzyma.
prompt-user = { $card }: wybierz, kto jej używa.
prompt-place = { $card }: wybierz, gdzie ma leżeć.
prompt-target = Wskaż cel: { $deed }.
prompt-target-more = Wskaż jeszcze jeden cel albo zakończ: { $deed } → { $targets }.
prompt-window = Możesz teraz użyć zdolności szybkiej.
prompt-answer = Zadeklarowano: { $deed }{ $on }. Odpowiadasz zdolnością szybką?
prompt-trap = Zadeklarowano: { $deed }{ $on }. Zagrywasz pułapkę?
prompt-guard = Zadeklarowano: { $deed }{ $on }. Czy osłoni sąsiad?
prompt-take-over = { $target }: { $damage ->
    [one] grozi { $damage } obrażenie
    [few] grożą { $damage } obrażenia
   *[many] grozi { $damage } obrażeń
}. Przejęcie kosztuje { $cost ->
    [one] { $cost } punkt życia
    [few] { $cost } punkty życia
   *[many] { $cost } punktów życia
} z { $life }.
prompt-cost = Odrzuć jako koszt; kart do wybrania: { $left }.
prompt-discard = Odrzuć; kart do wybrania: { $left }.
prompt-may = { $card }: czy zastosować efekt?
prompt-attack = Faza ataku: atakuj, używaj zdolności natychmiastowych albo przejdź do końca tury.
prompt-end = Koniec tury: aktywuj efekty, zagraj napój albo zakończ turę.
prompt-hand-limit = Odrzuć do limitu kart na ręce; kart do wybrania: { $left }.
prompt-won = { $player } wygrywa: { $how }.
prompt-drawn = Remis: { $how }.

## The log

event-rolled = Kości: { $first } { $one }, { $second } { $two }.
event-opened-starting-card = { $player } zaczyna z kartą startową i sześcioma kartami.
event-opened-seven = { $player } zaczyna z siedmioma kartami.
event-starts = Pierwszą turę rozgrywa { $player }.
event-starting-card = { $player } ujawnia kartę startową: { $card }.
event-exchanged = { $n ->
    [0] { $player } nie wymienia żadnej karty.
    [one] { $player } wymienia { $n } kartę.
    [few] { $player } wymienia { $n } karty.
   *[many] { $player } wymienia { $n } kart.
}
event-drew = { $player } dobiera: { $card }.
event-drew-hidden = { $player } dobiera kartę.
event-drew-several-card = { $n ->
    [one] { $player } dobiera { $n } kartę: { $card }.
    [few] { $player } dobiera { $n } karty: { $card }.
   *[many] { $player } dobiera { $n } kart: { $card }.
}
event-drew-hidden-several = { $n ->
    [one] { $player } dobiera { $n } kartę.
    [few] { $player } dobiera { $n } karty.
   *[many] { $player } dobiera { $n } kart.
}
event-discarded = { $player } odrzuca: { $card }.
event-turn = Tura { $turn }: { $player }, poziom { $level }
event-declared = { $player } deklaruje: { $deed }{ $on }.
event-withdrawn = { $player } musi wycofać: { $deed }.
event-sacrificed = { $player } poświęca { $n ->
    [one] { $n } punkt życia
    [few] { $n } punkty życia
   *[many] { $n } punktów życia
}, zostaje { $life }.
event-paid-armour = { $spot }: oddaje { $n } pancerza, zostaje { $armour }.
event-entered = { $spot }: do gry wchodzi { $card }.
event-entered-idle = { $spot }: do gry wchodzi bezczynna postać – { $card }.
event-equipped = { $spot }: otrzymuje ekwipunek – { $card }.
event-laid = { $player } wykłada na pole { $slot }: { $card }.
event-laid-battlefield = { $player } wykłada na pole bitwy: { $card }.
event-replaced = { $player } robi miejsce i odrzuca: { $card }.
event-turned-idle = { $spot }: obraca się w bezczynność.
event-woke = { $spot }: postać nie otrzymuje obrażeń i staje się aktywna.
event-guarded = { $spot } osłania: { $other }.
event-trapped = { $spot }: zagrywa pułapkę – { $card }.
event-cancelled = Karta { $card } anuluje to, na co odpowiada.
event-cancelled-part = Karta { $card } anuluje tylko to, co dotyka jej użytkownika.
event-taken-over = { $spot }: właściciel przejmuje obrażenia.
event-delayed = { $spot }: przychodzą opóźnione obrażenia – { $card }.
event-prevented = { $spot }: unika { $n ->
    [one] { $n } obrażenia
    [few] { $n } obrażeń
   *[many] { $n } obrażeń
}.
event-suffered = { $spot }: otrzymuje { $n ->
    [one] { $n } obrażenie
    [few] { $n } obrażenia
   *[many] { $n } obrażeń
}, zostaje { $armour } pancerza.
event-restored = { $spot }: odzyskuje { $n } pancerza, teraz ma { $armour }.
event-life-lost = { $player } traci { $n ->
    [one] { $n } punkt życia
    [few] { $n } punkty życia
   *[many] { $n } punktów życia
}, zostaje { $life }.
event-life-gained = { $player } zyskuje { $n ->
    [one] { $n } punkt życia
    [few] { $n } punkty życia
   *[many] { $n } punktów życia
}, teraz { $life }.
event-poisoned = { $spot }: otrzymuje żeton trucizny{ $from }.
event-flame = { $spot }: otrzymuje żeton płomienia o wartości { $n }{ $from }.
event-change = { $spot }: { $stat } { $n }{ $from }.
event-times = { $spot }: { $stat } { $by }{ $from }.
event-shield = { $spot }: uniknie { $n ->
    [one] następnego { $n } obrażenia
    [few] następnych { $n } obrażeń
   *[many] następnych { $n } obrażeń
}{ $from }.
event-barred = { $spot }: teraz zabronione – { $what }{ $from }.
event-delayed-dealt = { $spot }: w następnej fazie początkowej otrzyma { $n ->
    [one] { $n } obrażenie
    [few] { $n } obrażenia
   *[many] { $n } obrażeń
}{ $from }.
event-left-pile = { $spot }: na stos kart odrzuconych trafia { $card }.
event-left-hand = { $spot }: na rękę wraca { $card }.
event-left-down = { $spot }: ginie { $card }; karta leży zakryta.
event-revived = { $spot }: ożywa { $card } i ma { $armour } pancerza.
event-taken = { $player } bierze na rękę ze stosu kart odrzuconych: { $card }.
event-back-in-hand = { $player }: na rękę wraca { $card }.
event-won = { $player } wygrywa: { $how }.
event-drawn = Remis: { $how }.

## Why something is refused

refusal-game-over = Gra jest skończona: { $how }.
refusal-chance = O kościach i dobieranych kartach decyduje przypadek.
refusal-answered = Twoja decyzja już zapadła; przeciwnik jeszcze się zastanawia.
refusal-not-your-decision = Teraz decyduje { $player }: { $decision }.
refusal-other-decision = Teraz trzeba zdecydować o czymś innym: { $decision }.
refusal-wrong-phase = W tej fazie to niemożliwe: w tej turze jest już na to za późno.
refusal-own-turn = Pułapka czeka na turę przeciwnika: odpowiada na to, co wtedy dotyka twojej postaci.
refusal-nothing-declared = Najpierw wybierz, co się dzieje: kartę z ręki, atakującego albo efekt. Potem gdzie lub na kogo.
refusal-dead = Ta postać jest martwa: nic nie robi i nie jest celem.
refusal-not-in-hand = Tej karty nie ma na twojej ręce.
refusal-not-in-deck = Tej karty nie ma w twojej talii.
refusal-not-in-pile = Tej karty nie ma na twoim stosie kart odrzuconych.
refusal-starting-level = Karta startowa ma poziom 1 lub 2.
refusal-card-kind = Do tego potrzeba karty innego rodzaju.
refusal-player-level = Karta ma poziom { $card }, a ty – { $level }.
refusal-life = Kosztuje { $n ->
    [one] { $n } punkt życia
    [few] { $n } punkty życia
   *[many] { $n } punktów życia
}, masz { $life }, a musi zostać co najmniej 1.
refusal-discards = Masz za mało innych kart do odrzucenia: potrzeba { $n }.
refusal-armour-cost = Kosztuje { $n ->
    [one] { $n } punkt pancerza
    [few] { $n } punkty pancerza
   *[many] { $n } punktów pancerza
}, a musi zostać co najmniej 1.
refusal-placed = W tej turze postać została już wystawiona.
refusal-namesake = Masz aktywną postać o tej samej nazwie.
refusal-no-free-slot = Nie masz wolnego pola.
refusal-slot-taken = Pole jest zajęte.
refusal-slot-order = Na tym polu nie można teraz wystawić postaci.
refusal-not-placed-now = W bezczynność można obrócić tylko postać wystawioną w tej turze.
refusal-exerted = Od tego czasu ta postać użyła zdolności lub efektu.
refusal-equipped-now = Przy tym stole postać wyekwipowana w tej turze nie obraca się w bezczynność.
refusal-no-character = Potrzeba do tego twojej żywej postaci.
refusal-not-active = Potrzebna jest postać aktywna; bezczynna tylko leży.
refusal-caste = Potrzeba aktywnej postaci tej kasty: { $caste }.
refusal-character-level = Postać musi mieć poziom co najmniej { $level }.
refusal-ability-used = Postać używa jednej zdolności na turę, a ta już użyła.
refusal-equipped = Postać otrzymuje jedną kartę ekwipunku na turę, a ta już otrzymała.
refusal-barred = Coś tego teraz zabrania: { $what }.
refusal-dying = Jej pancerz spadł poniżej 1.
refusal-unarmed = Potrzebna jest do tego postać z bronią.
refusal-acted = W tej turze już atakowała lub użyła zdolności natychmiastowej.
refusal-came = Weszła do gry w tej turze: może atakować od twojej następnej tury.
refusal-condition = Warunek karty nie jest spełniony.
refusal-no-target = Nie ma czego wskazać.
refusal-place-full = Nie ma wolnego miejsca na tę kartę.
refusal-no-base = Ulepszenie kładzie się na kartę podstawową tego samego rodzaju.
refusal-hero-only = Relikwię nosi tylko bohater.
refusal-nothing-below = Brakuje broni lub pancerza, na których miałaby leżeć.
refusal-potion-drunk = W tej turze napój został już zagrany.
refusal-potion-caste = Kasta napoju nie pasuje.
refusal-nothing-there = Nie ma tam takiej karty.
refusal-silent = Pod ulepszeniem tekst karty podstawowej milczy.
refusal-no-activated = Karta nie ma takiego efektu aktywowanego.
refusal-activated = W tej turze efekt został już aktywowany.
refusal-itself = Karta nie może wskazać siebie ani tego, co na niej leży, na cel własnego ciosu.
refusal-named = Ten cel jest już wskazany.
refusal-shielded = Żywe postacie i kukły zasłaniają Możnego i gracza.
refusal-life-target = Przy tym stole nie atakuje się gracza bez Możnego.
refusal-own-player = Bez Możnego nie można zaatakować siebie.
refusal-covered = Nie można jej teraz wskazać na cel ataku.
refusal-noble-named = Możny ani gracz nie jest celem tego tekstu.
refusal-not-a-target = To nie może być celem.
refusal-nothing-named = Trzeba wskazać co najmniej jeden cel.
refusal-not-touched = Pułapka odpowiada tylko na to, co dotyka jej użytkownika.
refusal-trap-answers = Ta pułapka odpowiada na co innego.
refusal-trap-level = Pułapka musi mieć poziom co najmniej { $level }.
refusal-no-guard = Stamtąd żadna postać nie może osłonić.
refusal-must-guard = Osłona jest obowiązkowa.

## A position in words

describe-course = Tura { $turn }, { $player }: { $phase }.
describe-setup = { $phase }.
describe-copies = { $count } × { $card }
describe-carried = { $card } { $armour }
describe-damage = { $n } { $type }
describe-lasting = { $on }: { $what }.
describe-hand = Na ręce, { $player }: { $cards }.
describe-known = Na pewno na ręce, { $player }: { $cards }.
describe-deck = Talia, { $player }: { $cards }.
describe-discard = Stos kart odrzuconych, { $player }: { $cards }.
describe-aside = Odłożone, { $player }: { $cards }.
describe-list = Skład talii, { $player }: { $cards }.
describe-head-player = Gracz
describe-head-top = Wierzch stosu
describe-head-slot = Pole
describe-head-card = Karta
describe-head-state = Stan
describe-head-on-it = Na niej
describe-head-notes = Uwagi
describe-head-attacker = Atakujący
describe-head-target = Cel
describe-head-outcome = Wynik
describe-head-take-over = Życie za przejęcie
describe-head-id = Oznaczenie
describe-head-kind = Rodzaj
describe-head-caste = Kasta
describe-head-text = Tekst

## Board

board-at = { $card } ({ $spot })
board-free = Pole { $n }: wolne
board-copies = { $count } × { $card }
board-player = { $name }: życie { $life } z { $max }, poziom { $level }, martwe postacie: { $dead }.
board-top = Na wierzchu stosu kart odrzuconych: { $card }
board-known = Na pewno na ręce: { $cards }
board-no-cards = Brak kart
board-starting-cards = Karty startowe: jedna z nich na pewno trafi do twojej pierwszej ręki
board-starting = Karta startowa: { $card }
board-starting-down = Leży zakryta karta startowa
board-opening-seven = Zaczyna z siedmioma kartami
board-aside = Odłożone
board-situation = Sytuacja
board-turn = tura { $turn }
board-over = Koniec gry
board-declared = (zadeklarowane)
board-text = Teraz działa: { $card }
board-running = Trwające efekty
board-struck-back = Cel oddaje cios:
board-act-place = { $by } wystawia: { $card }
board-act-equip = { $by } daje ekwipunek: { $card }
board-act-lay = { $by } zagrywa: { $card }
board-act-use = { $by } używa: { $card }. Cele: { $targets }
board-act-drink = { $by } zagrywa: { $card }. Cele: { $targets }
board-act-activate = { $by } aktywuje: { $card }. Cele: { $targets }
board-act-attack = Atak: { $user } → { $targets }
board-act-finish = { $by } kończy fazę
board-sum-character = postać { $n }
board-sum-weapon = + broń { $n }
board-sum-dealt = { $n } dodatki atakującego
board-sum-factor = { $n } mnożenie
board-sum-suffered = { $n } zmiany celu
board-sum-poison = + 1 żeton trucizny
board-fate-unhurt = nie otrzymuje obrażeń
board-fate-spared = budzi się i nie otrzymuje obrażeń
board-fate-walled = mur otrzymuje obrażenia zamiast niej: { $amount }
board-fate-hurt = otrzymuje { $amount }, zostaje { $left }
board-fate-dies = otrzymuje { $amount }: nic nie zostaje
board-back = Atakujący: { $what }
board-take-over = Przejęcie: { $amount } życia, zostaje { $left }.
board-lasting = { $what } ({ $card }; { $ends })
board-ends-never = dopóki karta tam leży
board-ends-turn = { $now ->
        [yes] do końca tej tury
       *[no] do końca tury { $turn }
    }
board-ends-instant = do następnej zdolności natychmiastowej lub do końca tej tury
board-ends-attack = do końca tego ataku
board-lasting-change = { $stat } { $n }
board-lasting-times = { $stat } × { $n }
board-lasting-shield = uniknie { $n ->
    [one] następnego { $n } obrażenia
    [few] następnych { $n } obrażeń
   *[many] następnych { $n } obrażeń
}
board-lasting-delayed = { $n ->
    [one] { $n } obrażenie
    [few] { $n } obrażenia
   *[many] { $n } obrażeń
} w następnej fazie początkowej właściciela
board-lasting-since = mnożenie
board-barred-attack = nie może atakować
board-barred-ability = nie może używać zdolności
board-barred-effect = jej efektów nie można aktywować
board-barred-equip = nie może dostać ekwipunku
board-barred-be_attacked = nie może być celem ataku
board-barred-be_taken_over = jej ataków nie można przejąć
board-barred-get_poison = nie może dostać żetonu trucizny
board-standing-active = Aktywna
board-standing-idle = Bezczynna: pierwsze obrażenia tylko ją budzą
board-standing-dead = Martwa, zakryta
board-standing-puppet = Kukła
board-armour-of = Pancerz { $armour } z { $max }
board-poison-until = Żeton trucizny do końca tury { $turn }
board-flame-of = Żeton płomienia: { $n }
board-attack-of = Atak { $n }: { $parts }
board-under = Pancerz kart pod nią: { $armour }
board-flag-ability = Użyła już zdolności w tej turze
board-flag-acted = W tej turze już zaatakowała lub użyła zdolności natychmiastowej
board-flag-equipped = W tej turze dostała już ekwipunek
board-flag-came = Weszła do gry w tej turze: nie może jeszcze atakować
board-silent = Pod ulepszeniem jej tekst nie działa
board-used = Użyta w tej turze
board-part-weapon = Broń
board-part-weapon-upgrade = Ulepszenie broni
board-part-on-weapon = Zdolność na broni
board-part-armour = Karta pancerza
board-part-armour-upgrade = Ulepszenie pancerza
board-part-on-armour = Zdolność na pancerzu
board-part-mount = Wierzchowiec
board-part-attached = Zdolność na postaci
board-part-battlefield = Zdolność na polu bitwy
board-do-activate = Aktywuj
board-do-turn-idle = W bezczynność
board-do-take-over = Przejmij i przegraj
board-put-away = Zamknij
board-goal = Jak się wygrywa
board-goal-wins = Wygrywa, kto doprowadzi drugiego do 0 życia albo do { $dead } martwych postaci.
board-goal-deck = Przegrywa też ten, kto ma dobrać z pustej talii.
board-goal-or = lub
board-goal-loses = przegrywa
board-goal-stands = { $name }: życie { $life }, martwe postacie: { $dead } z { $of }.
board-goal-turn = { $has ->
    [yes] Tura { $turn }; remis po turze { $turns }
   *[no] Tura { $turn }
}
board-goal-turns = Remis po turze { $turns }
board-favoured = { $name } wygrywa rzut kośćmi i zdecyduje, kto zaczyna, gdy obie strony zobaczą swoje karty.
board-begins = { $self ->
    [yes] { $name } wygrywa rzut kośćmi i postanawia zacząć.
   *[no] { $name } wygrywa rzut kośćmi i decyduje, że zaczyna { $starter }.
}
board-warn-nothing = Nie zada żadnych obrażeń.
board-warn-own = Cel jest po twojej stronie.
board-warn-lost = Przegrasz grę.
board-warn-take-over = Przejęcie kosztuje całe twoje życie: przegrasz grę.
board-hand-of = Na ręce: { $name }
board-look-discard = Przejrzyj stos kart odrzuconych
board-look-deck = Lista talii: { $name }
board-hint-opening = Karta startowa to karta poziomu 1 lub 2, na którą możesz liczyć: wybierasz ją ze swojej talii, dobierasz sześć innych i od początku masz ją na ręce. W zamian przeciwnik zobaczy ją przed pierwszą turą, a ty nie możesz jej wymienić. Podstawowa broń albo postać poziomu 1 przyda się już w pierwszej turze. Możesz też dobrać siedem kart i liczyć na szczęście.
board-hint-exchange = Naciśnij karty, które chcesz wymienić. Na początek dobre są broń podstawowa i postacie poziomu 1.
board-hint-draw = Raz w turze możesz odrzucić dwie karty, aby dobrać jedną.
board-hint-tactical = Najpierw wystawiaj, ekwipuj i przygotowuj: gdy wskażesz wrogi cel, faza taktyczna się kończy. Wskaż atakującego, a zobaczysz, co by zrobił.
board-hint-attack = Każdy atakujący uderza raz. Bezczynną postać zbudź słabym ciosem, zanim zadasz mocny.
board-tally-attacks = Ataki
board-tally-suffered = Obrażenia otrzymane przez karty
board-tally-sacrificed = Poświęcone życie
board-tally-takeovers = Przejęte ataki
board-tally-quick = Deklaracje cofnięte zdolnościami szybkimi
board-tally-traps = Pułapki
board-tally-lost = Stracone postacie i kukły

## Positions

fault-position-card = Przy tym stole nie ma karty „{ $id }”: podaj jedną z dostępnych kart.
fault-position-copies = Na liście talii nie ma tylu kart „{ $id }”: dodaj kartę do talii albo usuń ją z pozycji.
fault-position-place = „{ $id }” to nie miejsce: pola mają numery od 1 do 4, karty w grze zapisuje się jak „B3” lub „B3 mount”.
fault-position-word = „{ $id }” nie jest słowem efektów.
fault-position-stage = Gra nie może stać w tym miejscu: podaj fazę i to, jak daleko zaszła, albo etap poza turami.
fault-position-opening = To nie jest otwarcie: podaj „seven” albo kartę poziomu 1 lub 2, przy najwyżej siedmiu kartach na ręce.
fault-position-bare = Przed pierwszą turą na stole leżą tylko Możni.
fault-position-turn = Numer tury musi wynosić co najmniej 1.
fault-position-life = Życie w trwającej grze musi wynosić co najmniej 1 i nie więcej niż maksimum.
fault-position-level = Poziom nigdy nie przekracza 6.
fault-position-known = To, co drugi gracz wie o ręce, musi się w niej znajdować.
fault-position-top = Wierzch pustego stosu kart odrzuconych nie może być niewidziany.
fault-position-battlefield = Na polu bitwy leży tylko zdolność ciągła, którą się na nim kładzie.
fault-position-body = Na polu stoi postać: aktywna, bezczynna lub, od poziomu 2, martwa; albo kukła, bez stanu.
fault-position-on = „{ $id }” nie może tu leżeć: miejsce jest zajęte lub go brak albo nie pasuje kasta, poziom lub rodzaj noszącego.
fault-position-on-nothing = Podano stan wierzchowca lub zdolności, których tu nie ma.
fault-position-dead = Martwa postać nie ma pancerza, żetonów ani znaczników tury.
fault-position-stack = Tylko kukła z hordą ma pod sobą karty: najwyżej trzy, i nie więcej z nich zagrano w tej turze.
fault-position-armour = Pancerz nie może przekraczać maksimum.
fault-position-marker = Żetony trucizny mają postacie, kukły i wierzchowce, najwyżej przez trzy końce tur; żetony płomienia leżą na tym, co ma pancerz.
fault-position-turned-down = Zakryto dotąd co najmniej tyle postaci, ile leży martwych.
fault-position-used = „{ $id }” nie jest tekstem karty w grze, który można aktywować lub zużyć.
fault-position-newcomer = Postać wystawiona w tej turze musi stać na swoim polu.
fault-position-running = To nie może trwać: żaden tekst tej karty tego nie czyni, nie ma takiego końca albo karty, której dotyczy, nie ma w grze.
fault-position-burning = Żetony płomienia palą się tylko na końcu tury.
fault-position-drawing = Karty dobiera się tylko z niepustej talii, w przygotowaniu lub w turze.
fault-position-act = Nikt nie może tego tu robić: karta, jej użytkownik, cele i to, jak daleko zaszło, do siebie nie pasują.
fault-position-within = Żaden taki tekst nie może tu trwać.
fault-position-departed = Karty, które zginęły, odzywają się tylko w sprawdzeniu śmierci.

## Strona budowania talii

builder-shown = Co widać
builder-cards = Karty
builder-deck = Talia
builder-search = Szukaj w nazwach i tekstach
builder-caste = Kasty
builder-kind = Rodzaj
builder-any = Dowolny
builder-found = Karty: { $n } z { $of }
builder-curve = Karty według poziomu
builder-of-level = poziom { $level }: { $n }
builder-main = Talia: { $n } (od { $least } do { $most })
builder-side = Talia dodatkowa: { $n } (najwyżej { $most })
builder-side-any = Talia dodatkowa: { $n }
builder-in-main = talia
builder-in-side = dodatkowa
builder-more = { $card }: o jedną więcej, { $where }
builder-less = { $card }: o jedną mniej, { $where }
builder-to-side = Do talii dodatkowej
builder-to-main = Do talii
builder-noble = Mój Możny: { $card }
builder-word-side = Talia dodatkowa
builder-word-noble = Możny
