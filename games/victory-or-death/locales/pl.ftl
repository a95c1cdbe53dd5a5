### Victory or Death: The Peloponnesian War. Słowa według słowniczka zasad. `in-…` to pole jako miejsce, `by-…` to, co obok niego,
### `from-…` to, skąd coś rusza, `target-…` to pole w bierniku, `of-…` to właściciel w dopełniaczu.
### `.gen`, `.acc`, `.ins`: przypadki; `.number`: Ateny i Oligarchowie mają przy sobie czasownik w liczbie mnogiej.

tagline = Hoplici, triery i łapówki między Atenami a Spartą: pilnuj linii zaopatrzenia, kładź w tajemnicy zakryte plany i zakładaj miasta, dopóki starcza kart.

## Powers, teams, pieces

power-corinth = Korynt
    .gen = Koryntu
    .number = singular
power-delian = Związek Delijski
    .gen = Związku Delijskiego
    .number = singular
power-sparta = Sparta
    .gen = Sparty
    .number = singular
power-athens = Ateny
    .gen = Aten
    .number = plural
who-corinth = Korynt
    .number = singular
who-delian = Związek Delijski
    .number = singular
who-sparta = Sparta
    .number = singular
who-athens = Ateny
    .number = plural
who-oligarchs = Oligarchowie
    .number = plural
who-demos = Demos
    .number = singular
of-corinth = Koryntu
of-delian = Związku Delijskiego
of-sparta = Sparty
of-athens = Aten
team-oligarchs = Oligarchowie
team-demos = Demos
piece-hoplite = hoplita
    .acc = hoplitę
    .ins = hoplitą
piece-trireme = triera
    .acc = trierę
    .ins = trierą
piece-city = miasto
    .acc = miasto
    .ins = miastem
figure-corinth-hoplite = koryncki hoplita
    .acc = korynckiego hoplitę
    .ins = korynckim hoplitą
figure-corinth-trireme = koryncka triera
    .acc = koryncką trierę
    .ins = koryncką trierą
figure-corinth-city = korynckie miasto
    .acc = korynckie miasto
    .ins = korynckim miastem
figure-delian-hoplite = delijski hoplita
    .acc = delijskiego hoplitę
    .ins = delijskim hoplitą
figure-delian-trireme = delijska triera
    .acc = delijską trierę
    .ins = delijską trierą
figure-delian-city = delijskie miasto
    .acc = delijskie miasto
    .ins = delijskim miastem
figure-sparta-hoplite = spartański hoplita
    .acc = spartańskiego hoplitę
    .ins = spartańskim hoplitą
figure-sparta-trireme = spartańska triera
    .acc = spartańską trierę
    .ins = spartańską trierą
figure-sparta-city = spartańskie miasto
    .acc = spartańskie miasto
    .ins = spartańskim miastem
figure-athens-hoplite = ateński hoplita
    .acc = ateńskiego hoplitę
    .ins = ateńskim hoplitą
figure-athens-trireme = ateńska triera
    .acc = ateńską trierę
    .ins = ateńską trierą
figure-athens-city = ateńskie miasto
    .acc = ateńskie miasto
    .ins = ateńskim miastem

## Types of cards, steps of a turn

type-muster_hoplite = Werbunek hoplity
type-muster_trireme = Werbunek triery
type-land_battle = Bitwa lądowa
type-sea_battle = Bitwa morska
type-status = Stan
type-event = Wydarzenie
type-prepare = Przygotowanie
step-strategy = faza Strategii
step-play = faza Zagrania
step-planning = faza Planowania
step-supply = faza Zaopatrzenia
step-draw = faza Dobierania

## Spaces

space-athens = Ateny
space-attica = Attyka
space-megara = Megara
space-corinth = Korynt
space-argos = Argos
space-arcadia = Arkadia
space-laconia = Lakonia
space-messenia = Mesenia
space-elis = Elida
space-boeotia = Beocja
space-euboea = Eubea
space-corcyra = Korkyra
space-cythera = Kytera
space-syracuse = Syrakuzy
space-chios = Chios
space-lesbos = Lesbos
space-ionia = Jonia
space-naxos = Naksos
space-achaea = Achaja
space-aetolia = Etolia
space-thessaly = Tesalia
space-chalcidice = Chalkidyka
space-byzantium = Bizancjum
space-rhodes = Rodos
space-italy = Italia
space-epirus = Epir
space-macedonia = Macedonia
space-thrace = Tracja
space-persia = Persja
space-crete = Kreta
space-west_mediterranean_sea = Zachodnie Morze Śródziemne
space-ionian_sea = Morze Jońskie
space-gulf_of_corinth = Zatoka Koryncka
space-messenian_gulf = Zatoka Meseńska
space-myrtoan_sea = Morze Mirtejskie
space-saronic_gulf = Zatoka Sarońska
space-euboea_gulf = Zatoka Eubejska
space-dodecanese = Dodekanez
space-sea_of_crete = Morze Kreteńskie
space-aegean_sea = Morze Egejskie
space-icarian_sea = Morze Ikaryjskie
space-thracian_sea = Morze Trackie
space-hellespont = Hellespont

## Spaces as places

in-athens = w Atenach
in-attica = w Attyce
in-megara = w Megarze
in-corinth = w Koryncie
in-argos = w Argos
in-arcadia = w Arkadii
in-laconia = w Lakonii
in-messenia = w Mesenii
in-elis = w Elidzie
in-boeotia = w Beocji
in-euboea = na Eubei
in-corcyra = na Korkyrze
in-cythera = na Kyterze
in-syracuse = w Syrakuzach
in-chios = na Chios
in-lesbos = na Lesbos
in-ionia = w Jonii
in-naxos = na Naksos
in-achaea = w Achai
in-aetolia = w Etolii
in-thessaly = w Tesalii
in-chalcidice = na Chalkidyce
in-byzantium = w Bizancjum
in-rhodes = na Rodos
in-italy = w Italii
in-epirus = w Epirze
in-macedonia = w Macedonii
in-thrace = w Tracji
in-persia = w Persji
in-crete = na Krecie
in-west_mediterranean_sea = na Zachodnim Morzu Śródziemnym
in-ionian_sea = na Morzu Jońskim
in-gulf_of_corinth = w Zatoce Korynckiej
in-messenian_gulf = w Zatoce Meseńskiej
in-myrtoan_sea = na Morzu Mirtejskim
in-saronic_gulf = w Zatoce Sarońskiej
in-euboea_gulf = w Zatoce Eubejskiej
in-dodecanese = na Dodekanezie
in-sea_of_crete = na Morzu Kreteńskim
in-aegean_sea = na Morzu Egejskim
in-icarian_sea = na Morzu Ikaryjskim
in-thracian_sea = na Morzu Trackim
in-hellespont = na Hellesponcie
in-named = na polu { $name }

## Next to spaces

by-athens = obok Aten
by-attica = obok Attyki
by-megara = obok Megary
by-corinth = obok Koryntu
by-argos = obok Argos
by-arcadia = obok Arkadii
by-laconia = obok Lakonii
by-messenia = obok Mesenii
by-elis = obok Elidy
by-boeotia = obok Beocji
by-euboea = obok Eubei
by-corcyra = obok Korkyry
by-cythera = obok Kytery
by-syracuse = obok Syrakuz
by-chios = obok Chios
by-lesbos = obok Lesbos
by-ionia = obok Jonii
by-naxos = obok Naksos
by-achaea = obok Achai
by-aetolia = obok Etolii
by-thessaly = obok Tesalii
by-chalcidice = obok Chalkidyki
by-byzantium = obok Bizancjum
by-rhodes = obok Rodos
by-italy = obok Italii
by-epirus = obok Epiru
by-macedonia = obok Macedonii
by-thrace = obok Tracji
by-persia = obok Persji
by-crete = obok Krety
by-west_mediterranean_sea = obok Zachodniego Morza Śródziemnego
by-ionian_sea = obok Morza Jońskiego
by-gulf_of_corinth = obok Zatoki Korynckiej
by-messenian_gulf = obok Zatoki Meseńskiej
by-myrtoan_sea = obok Morza Mirtejskiego
by-saronic_gulf = obok Zatoki Sarońskiej
by-euboea_gulf = obok Zatoki Eubejskiej
by-dodecanese = obok Dodekanezu
by-sea_of_crete = obok Morza Kreteńskiego
by-aegean_sea = obok Morza Egejskiego
by-icarian_sea = obok Morza Ikaryjskiego
by-thracian_sea = obok Morza Trackiego
by-hellespont = obok Hellespontu
by-named = obok pola { $name }

## Out of spaces

from-athens = z Aten
from-attica = z Attyki
from-megara = z Megary
from-corinth = z Koryntu
from-argos = z Argos
from-arcadia = z Arkadii
from-laconia = z Lakonii
from-messenia = z Mesenii
from-elis = z Elidy
from-boeotia = z Beocji
from-euboea = z Eubei
from-corcyra = z Korkyry
from-cythera = z Kytery
from-syracuse = z Syrakuz
from-chios = z Chios
from-lesbos = z Lesbos
from-ionia = z Jonii
from-naxos = z Naksos
from-achaea = z Achai
from-aetolia = z Etolii
from-thessaly = z Tesalii
from-chalcidice = z Chalkidyki
from-byzantium = z Bizancjum
from-rhodes = z Rodos
from-italy = z Italii
from-epirus = z Epiru
from-macedonia = z Macedonii
from-thrace = z Tracji
from-persia = z Persji
from-crete = z Krety
from-west_mediterranean_sea = z Zachodniego Morza Śródziemnego
from-ionian_sea = z Morza Jońskiego
from-gulf_of_corinth = z Zatoki Korynckiej
from-messenian_gulf = z Zatoki Meseńskiej
from-myrtoan_sea = z Morza Mirtejskiego
from-saronic_gulf = z Zatoki Sarońskiej
from-euboea_gulf = z Zatoki Eubejskiej
from-dodecanese = z Dodekanezu
from-sea_of_crete = z Morza Kreteńskiego
from-aegean_sea = z Morza Egejskiego
from-icarian_sea = z Morza Ikaryjskiego
from-thracian_sea = z Morza Trackiego
from-hellespont = z Hellespontu
from-named = z pola { $name }

## Spaces as what is attacked

target-athens = Ateny
target-attica = Attykę
target-megara = Megarę
target-corinth = Korynt
target-argos = Argos
target-arcadia = Arkadię
target-laconia = Lakonię
target-messenia = Mesenię
target-elis = Elidę
target-boeotia = Beocję
target-euboea = Eubeę
target-corcyra = Korkyrę
target-cythera = Kyterę
target-syracuse = Syrakuzy
target-chios = Chios
target-lesbos = Lesbos
target-ionia = Jonię
target-naxos = Naksos
target-achaea = Achaję
target-aetolia = Etolię
target-thessaly = Tesalię
target-chalcidice = Chalkidykę
target-byzantium = Bizancjum
target-rhodes = Rodos
target-italy = Italię
target-epirus = Epir
target-macedonia = Macedonię
target-thrace = Trację
target-persia = Persję
target-crete = Kretę
target-west_mediterranean_sea = Zachodnie Morze Śródziemne
target-ionian_sea = Morze Jońskie
target-gulf_of_corinth = Zatokę Koryncką
target-messenian_gulf = Zatokę Meseńską
target-myrtoan_sea = Morze Mirtejskie
target-saronic_gulf = Zatokę Sarońską
target-euboea_gulf = Zatokę Eubejską
target-dodecanese = Dodekanez
target-sea_of_crete = Morze Kreteńskie
target-aegean_sea = Morze Egejskie
target-icarian_sea = Morze Ikaryjskie
target-thracian_sea = Morze Trackie
target-hellespont = Hellespont
target-named = pole { $name }

## Titles of cards

card-cor_s1 = Metropolia Syrakuz
card-cor_s2 = Pokrewieństwo z Lesbos
card-cor_s3 = Nieposłuszna córka
card-cor_s4 = Związek Chalkidyjski
card-cor_s5 = Związek Beocki
card-cor_s6 = Głęboka falanga Teb
card-cor_s7 = Stocznie na dwóch morzach
card-cor_s8 = Cła Istmu
card-cor_e1 = Odstępstwo Mityleny
card-cor_e2 = Osadnicy na Sycylię
card-cor_e3 = Teby pod bronią
card-cor_e4 = Ochotnicy dla Potidai
card-cor_e5 = Walka stronnictw na Korkyrze
card-cor_e6 = Wzmocnione dzioby
card-cor_e7 = Nocne wejście do Platejów
card-cor_p1 = Korynccy koloniści
card-cor_p2 = Wzmocnione wysięgniki
card-cor_p3 = Sprzymierzeńcy maszerują
card-cor_p4 = Przez pochylnię na drugą stronę
card-cor_p5 = Wezwanie na naradę
card-cor_p6 = Wioślarze do wynajęcia
card-cor_p7 = Kontrmur
card-cor_p8 = Ani drewna, ani smoły
card-del_s1 = Lesbos dochowuje wiary
card-del_s2 = Chios, wolny sojusznik
card-del_s3 = Święto na Delos
card-del_s4 = Miasta Jonii
card-del_s5 = Sojusz z Korkyrą
card-del_s6 = Naupaktos się trzyma
card-del_s7 = Eskadry Związku
card-del_s8 = Wymiar daniny
card-del_e1 = Samos trwa niezłomnie
card-del_e2 = Chios wysyła okręty
card-del_e3 = Metymna pozostaje wierna
card-del_e4 = Flota korkyrejska wychodzi w morze
card-del_e5 = Oszczepnicy z Akarnanii
card-del_e6 = Wezwanie sprzymierzeńców
card-del_p1 = Osadnicy Związku
card-del_p2 = Mury wzniesione w pośpiechu
card-del_p3 = Pierwociny daniny
card-del_p4 = Meseńczycy z Naupaktos
card-del_p5 = Wyspiarze przy wiosłach
card-del_p6 = Wspólna sprawa
card-del_p7 = Zapora portowa
card-spa_s1 = Wróć z tarczą – albo na tarczy!
card-spa_s2 = Trofea na polu bitwy
card-spa_s3 = Twierdza w Dekelei
card-spa_s4 = Straż nad helotami
card-spa_s5 = Pobór peloponeski
card-spa_e1 = Bunt Jonii
card-spa_e2 = Brazydas rusza na północ
card-spa_e3 = Najazd na Attykę
card-spa_e4 = Złoto Wielkiego Króla
card-spa_e5 = Król Agis rusza w pole
card-spa_p1 = Umieć rządzić i dać sobą rządzić
card-spa_p2 = Gotować wojsko i prowiant na daleką wyprawę
card-spa_p3 = Spartańscy koloniści
card-spa_p4 = Bo tylko my rodzimy mężczyzn
card-spa_p5 = Gylippos wysłany do Syrakuz
card-spa_p6 = Odwód eforów
card-spa_p7 = Flota Lizandra
card-spa_p8 = Włócznie dla helotów
card-spa_p9 = Zasadzka na wzgórzach
card-ath_s1 = Owce i bydło wyprawili na Eubeę
card-ath_s2 = Władcy fal
card-ath_s3 = Statki ze zbożem
card-ath_s4 = Długie Mury
card-ath_s5 = Wprawne załogi
card-ath_e1 = Kapitulacja armii spartańskiej na Sfakterii
card-ath_e2 = Kara dla Mityleny
card-ath_e3 = Wielka wyprawa sycylijska
card-ath_e4 = Ultimatum dla Melos
card-ath_e5 = Lud wsiada na okręty
card-ath_e6 = Rajdy wokół Peloponezu
card-ath_e7 = Przymierze z Argos
card-ath_p1 = Zamiast miasta stało się twierdzą
card-ath_p2 = Krąg Formiona
card-ath_p3 = Kleruchowie
card-ath_p4 = Kadłuby z doków
card-ath_p5 = Wewnątrz murów
card-ath_p6 = Srebro z Laurionu
card-ath_p7 = Alkibiades porywa zgromadzenie
card-ath_p8 = Wygnańcy w Pylos
card-ath_p9 = Flota wychodzi im naprzeciw

## What a space is, as a name and as a place

kind-land = prowincja lądowa
kind-sea = obszar morski
kind-neutral = terytorium neutralne
ground-any = na polu
ground-land = w prowincji lądowej
ground-sea = na obszarze morskim
ground-neutral = na terytorium neutralnym

## Phrases. One that may be missing begins with its own space or comma.

title-quoted = „{ $title }”
phrase-and = { $first } i { $last }
phrase-or = { $first } lub { $last }
phrase-and-clause = { $first } i { $last }
phrase-or-clause = { $first } albo { $last }
phrase-comma = { $first }, { $last }
phrase-sentences = { $first } { $last }
phrase-where = { " " }{ $place }
phrase-if = , jeśli { $conditions }
phrase-cost = { " " }(koszt: { $cost })
phrase-times = { " " }({ $times ->
        [one] do { $times } razu
        [few] do { $times } razy
       *[many] do { $times } razy
    })
phrase-each-once = , każda figura najwyżej raz
phrase-most = { " " }(najwyżej { $most })
phrase-supplied = { " " }(z zaopatrzeniem)
phrase-with = { " " }{ $kinds ->
        [hoplite] hoplitą
        [trireme] trierą
       *[other] hoplitą lub trierą
    }
phrase-with-event = { " " }tą figurą
phrase-with-step = { " " }figurą z części { $step } tej karty
phrase-target = , cel: { $one }
phrase-by = { " " }({ $who ->
        [self] przez ciebie
        [friend] przez ciebie lub partnera
        [enemy] przez wroga
        [any] przez kogokolwiek
       *[power] ręką { $power }
    })
phrase-types = { " " }({ $types })
phrase-cause = { " " }{ $cause }
cause-battle = w bitwie
cause-effect = przez kartę
cause-supply = z braku zaopatrzenia
phrase-own-turn = { " " }w twojej turze
phrase-other-turn = { " " }w turze innego mocarstwa
phrase-steps = { " " }({ $steps })
until-step = do końca fazy
until-turn = do końca tury
until-round = do końca rundy
until-game = do końca gry
outcome-done = coś zrobiono
outcome-prevented = przeszkodziła reakcja
outcome-declined = zrezygnowano
outcome-no-target = nic nie dało się zrobić
outcome-skipped = nic nie robiono

## Pieces, as the object of a verb

object-any = { $kinds ->
        [hoplite] hoplitę
        [trireme] trierę
        [city] miasto
        [hoplite-trireme] hoplitę lub trierę
        [hoplite-city] hoplitę lub miasto
        [trireme-city] trierę lub miasto
       *[piece] figurę
    }
object-self = { $kinds ->
        [hoplite] twojego hoplitę
        [trireme] twoją trierę
        [city] twoje miasto
        [hoplite-trireme] twojego hoplitę lub trierę
        [hoplite-city] twojego hoplitę lub miasto
        [trireme-city] twoją trierę lub miasto
       *[piece] twoją figurę
    }
object-friend = { $kinds ->
        [hoplite] przyjaznego hoplitę
        [trireme] przyjazną trierę
        [city] przyjazne miasto
        [hoplite-trireme] przyjaznego hoplitę lub trierę
        [hoplite-city] przyjaznego hoplitę lub miasto
        [trireme-city] przyjazną trierę lub miasto
       *[piece] przyjazną figurę
    }
object-enemy = { $kinds ->
        [hoplite] wrogiego hoplitę
        [trireme] wrogą trierę
        [city] wrogie miasto
        [hoplite-trireme] wrogiego hoplitę lub trierę
        [hoplite-city] wrogiego hoplitę lub miasto
        [trireme-city] wrogą trierę lub miasto
       *[piece] wrogą figurę
    }
object-power = { $kinds ->
        [hoplite] hoplitę
        [trireme] trierę
        [city] miasto
        [hoplite-trireme] hoplitę lub trierę
        [hoplite-city] hoplitę lub miasto
        [trireme-city] trierę lub miasto
       *[piece] figurę
    } { $of }

## Pieces, as the subject, without article

one-any = { $kinds ->
        [hoplite] hoplita
        [trireme] triera
        [city] miasto
        [hoplite-trireme] hoplita lub triera
        [hoplite-city] hoplita lub miasto
        [trireme-city] triera lub miasto
       *[piece] figura
    }
one-self = { $kinds ->
        [hoplite] twój hoplita
        [trireme] twoja triera
        [city] twoje miasto
        [hoplite-trireme] twój hoplita lub triera
        [hoplite-city] twój hoplita lub miasto
        [trireme-city] twoja triera lub miasto
       *[piece] twoja figura
    }
one-friend = { $kinds ->
        [hoplite] przyjazny hoplita
        [trireme] przyjazna triera
        [city] przyjazne miasto
        [hoplite-trireme] przyjazny hoplita lub triera
        [hoplite-city] przyjazny hoplita lub miasto
        [trireme-city] przyjazna triera lub miasto
       *[piece] przyjazna figura
    }
one-enemy = { $kinds ->
        [hoplite] wrogi hoplita
        [trireme] wroga triera
        [city] wrogie miasto
        [hoplite-trireme] wrogi hoplita lub triera
        [hoplite-city] wrogi hoplita lub miasto
        [trireme-city] wroga triera lub miasto
       *[piece] wroga figura
    }
one-power = { $kinds ->
        [hoplite] hoplita
        [trireme] triera
        [city] miasto
        [hoplite-trireme] hoplita lub triera
        [hoplite-city] hoplita lub miasto
        [trireme-city] triera lub miasto
       *[piece] figura
    } { $of }

## Where a card works

where-in-or-next-to = { $in } lub na sąsiednim polu
where-next-to = { $ground } { $by }
where-event = na tym polu
where-step = na polu z części { $step } tej karty
where-next-to-event = { $ground } obok tego pola
where-next-to-step = { $ground } obok pola z części { $step } tej karty
where-holding = { $ground }, gdzie stoi { $one }
where-next-to-holding = { $ground } obok pola, na którym stoi { $one }

## When a card works

text-cue = Wyzwalacz: { $cue }{ $if }.
text-only-if = Tylko jeśli { $conditions }.
text-once = Raz w każdej twojej turze.
text-cost = Koszt: { $cost }.
text-step = { $deed }{ $if }{ $cost }.
trigger-strategy = twoja faza Strategii
trigger-own-turn = dowolna chwila twojej tury
trigger-scoring = każda Punktacja
trigger-mustered = po tym, jak zwerbowano { $object }{ $where }{ $turn }{ $step }
trigger-placed = po tym, jak wystawiono { $object }{ $where }{ $turn }{ $step }
trigger-would-remove = gdy miano by usunąć { $object }{ $where }{ $cause }{ $by }{ $turn }{ $step }
trigger-removed = po tym, jak usunięto { $object }{ $where }{ $cause }{ $by }{ $turn }{ $step }
trigger-battle-begun = gdy zaczyna się bitwa{ $where }{ $with }{ $target }{ $by }{ $turn }{ $step }
trigger-battle-over = po bitwie{ $where }{ $with }{ $target }{ $by }{ $turn }{ $step }
trigger-card-played = po tym, jak zagrano kartę{ $types }{ $by }{ $turn }{ $step }
condition-some = stoi { $one }{ $supplied }{ $where }
condition-none = nie stoi { $one }{ $supplied }{ $where }
condition-least = figur na planszy{ $where } jest co najmniej { $min } ({ $one }{ $supplied })
condition-most = figur na planszy{ $where } jest najwyżej { $max } ({ $one }{ $supplied })
condition-range = figur na planszy{ $where } jest od { $min } do { $max } ({ $one }{ $supplied })
condition-outcome = w części { $step } tej karty { $outcome }

## What a card costs

pay-discard = odrzuć { $n ->
        [one] { $n } kartę
        [few] { $n } karty
       *[many] { $n } kart
    }
pay-discard-type = odrzuć z ręki { $n ->
        [one] { $n } kartę
        [few] { $n } karty
       *[many] { $n } kart
    } ({ $types })
pay-bribe = odłóż z misy do zapasu { $n ->
        [one] { $n } żeton
        [few] { $n } żetony
       *[many] { $n } żetonów
    }
pay-vp = strać { $n } PZ
pay-take-off = zdejmij z planszy własne figury, liczba: { $n } ({ $kinds }){ $where }

## What a card does

deed-muster = Zwerbuj { $object }{ $where }{ $times }
deed-muster-friend = Ty lub twój partner, do wyboru: zwerbuj { $object }{ $where }{ $times }
deed-place = Wystaw { $object }{ $where }{ $times }
deed-battle-land = Rozpocznij bitwę lądową{ $where }{ $with }{ $times }{ $once }
deed-battle-sea = Rozpocznij bitwę morską{ $where }{ $with }{ $times }{ $once }
deed-battle-any = Rozpocznij bitwę lądową lub morską{ $where }{ $with }{ $times }{ $once }
deed-remove = Usuń { $object }{ $where }{ $times }
deed-remove-event = Usuń tę figurę
deed-remove-step = Usuń figurę z części { $step } tej karty
deed-relocate = Zdejmij z planszy dowolnie wiele własnych figur ({ $kinds }){ $most }, potem zwerbuj z powrotem tyle samo każdego rodzaju
deed-keep = Figura zostaje na miejscu
deed-gain-vp = Zyskaj { $n } PZ
deed-bribe-to-bowl = Przełóż za darmo z zapasu do misy { $n ->
        [one] jeden żeton
        [few] najwyżej { $n } żetony
       *[many] najwyżej { $n } żetonów
    }
deed-draw = Dobierz { $n ->
        [one] { $n } kartę
        [few] { $n } karty
       *[many] { $n } kart
    }
deed-deck-discard = { $who ->
        [self] Odrzuć
        [friend] Ty lub twój partner, do wyboru, odrzuca
        [enemy] Wybrane wrogie mocarstwo odrzuca
        [any] Wybrane mocarstwo odrzuca
       *[power] Mocarstwo { $power } odrzuca
    } { $n ->
        [one] wierzchnią kartę
        [few] { $n } wierzchnie karty
       *[many] { $n } wierzchnich kart
    } swojego stosu dobierania
deed-search = Przeszukaj stos dobierania, znajdź { $n ->
        [one] jedną kartę
        [few] do { $n } kart
       *[many] do { $n } kart
    } ({ $types }), pokaż, weź na rękę i potasuj stos
deed-link = W bitwach, które rozpoczynasz, te pola sąsiadują ze sobą { $until }: { $a } i { $b }
deed-extra-play = W fazie Zagrania możesz { $until } zagrać { $n ->
        [one] jeszcze jedną kartę
        [few] jeszcze do { $n } kart
       *[many] jeszcze do { $n } kart
    }: { $types }
deed-lose-vp = { $who ->
        [self] Twoja drużyna traci
        [friend] Twoja drużyna traci
        [enemy] Drużyna wybranego wrogiego mocarstwa traci
        [any] Drużyna wybranego mocarstwa traci
       *[power] Drużyna tego mocarstwa ({ $power }) traci
    } { $n } PZ
deed-hand-discard = { $who ->
        [self] Odrzuć
        [friend] Ty lub twój partner, do wyboru, odrzuca
        [enemy] Wybrane wrogie mocarstwo odrzuca
        [any] Wybrane mocarstwo odrzuca
       *[power] Mocarstwo { $power } odrzuca
    } z ręki { $n ->
        [one] { $n } kartę
        [few] { $n } karty
       *[many] { $n } kart
    }
deed-place-bribe = Wyłóż z zapasu na planszę { $n ->
        [one] jeden żeton
        [few] najwyżej { $n } żetony
       *[many] najwyżej { $n } żetonów
    }{ $where }
deed-remove-bribe = Odłóż z planszy do zapasu { $n ->
        [one] { $who ->
            [self] jeden własny żeton
            [friend] jeden przyjazny żeton
            [enemy] jeden wrogi żeton
            [any] jeden żeton, czyjkolwiek
           *[power] jeden żeton mocarstwa { $power }
        }
        [few] { $who ->
            [self] najwyżej { $n } własne żetony
            [friend] najwyżej { $n } przyjazne żetony
            [enemy] najwyżej { $n } wrogie żetony
            [any] najwyżej { $n } żetony, czyjekolwiek
           *[power] najwyżej { $n } żetony mocarstwa { $power }
        }
       *[many] { $who ->
            [self] najwyżej { $n } własnych żetonów
            [friend] najwyżej { $n } przyjaznych żetonów
            [enemy] najwyżej { $n } wrogich żetonów
            [any] najwyżej { $n } żetonów, czyichkolwiek
           *[power] najwyżej { $n } żetonów mocarstwa { $power }
        }
    }{ $where }
deed-supply-check = Natychmiast sprawdza się zaopatrzenie: { $who ->
        [self] twoi hoplici i twoje triery
        [friend] hoplici i triery twojej drużyny
        [enemy] hoplici i triery wroga
        [any] wszyscy hoplici i wszystkie triery
       *[power] hoplici i triery tego mocarstwa ({ $power })
    }

## What cards can answer to

incident-mustered = { $piece } pojawia się { $in }
incident-placed = { $piece } staje { $in }
incident-would-remove = { $piece } { $in } ma zniknąć{ $cause }
incident-removed = { $piece } { $in } znika{ $cause }
incident-battle-begun = { $piece } { $from } atakuje { $target }
incident-battle-over = { $piece } kończy bitwę o { $target }, rozpoczętą { $from }
incident-card-played = została zagrana karta { $type } ({ $power })

## Prompts: what is to be done now

prompt-chance = Trwa dobieranie kart.
prompt-mulligan = { $power }: zachowujesz dziesięć kart czy dobierasz dziesięć innych?
prompt-others-mulligan = Pozostali oglądają jeszcze swoje dziesięć kart.
prompt-discards = { $power }: wybierz karty odrzucane na początku, karta { $number } z 3. Trzecia znajdzie się na wierzchu.
prompt-others-discards = Pozostali wybierają jeszcze karty odrzucane na początku.
prompt-waiting = Teraz decyduje { $player } ({ $who }).
prompt-reactions = Gra czeka na reakcje.
prompt-strategy = { $power }, faza Strategii: użyj przygotowanych kart albo zakończ fazę.
prompt-play = { $power }, faza Zagrania: zagraj jedną kartę.
prompt-fetch = { $power }, zaopatrzenie awaryjne: wybierz kartę ze stosu dobierania.
prompt-extra = { $power }, faza Zagrania: możesz zagrać jeszcze jedną kartę.
prompt-planning = { $power }, faza Planowania: możesz położyć zakrytą kartę; kosztuje to drugą.
prompt-losses = { $power }, faza Zaopatrzenia: { $pieces ->
        [one] { $pieces } twoja figura nie ma zaopatrzenia i przepadnie.
        [few] { $pieces } twoje figury nie mają zaopatrzenia i przepadną.
       *[many] { $pieces } twoich figur nie ma zaopatrzenia i przepadnie.
    }
prompt-draw = { $power }, faza Dobierania: jeśli chcesz, kup żetony, potem dobierz karty.
prompt-pay-alternative = { $power }{ $for }: wybierz, jak płacisz.
prompt-pay = { $power }{ $for }: wybierz, czym płacisz. Kart do wybrania: { $left }.
prompt-pay-forced = { $power }: musisz odrzucić karty z ręki. Kart do wybrania: { $left }.
phrase-for-card = , koszt karty { $card }
phrase-for-bribe = , cena żetonu
phrase-for-laying = , cena przygotowania karty
phrase-for-emergency = , zaopatrzenie awaryjne
prompt-react = { $power } – { $incident }. Reagujesz?
prompt-go-on = { $power } – { $incident }. Nie masz odpowiedniej karty, przejdź dalej.
prompt-aid-supply = { $power }: { $asker } { $asker-number ->
        [plural] proszą
       *[singular] prosi
    } o żetony, bo figurom brakuje zaopatrzenia.
prompt-aid-muster = { $power }: { $asker } { $asker-number ->
        [plural] proszą
       *[singular] prosi
    } o żetony, aby zwerbować { $piece-acc } { $in }.
prompt-aid-battle = { $power }: { $asker } { $asker-number ->
        [plural] proszą
       *[singular] prosi
    } o żetony, by zaatakować { $target } { $from }.
prompt-scoring = { $power }: wyłóż lub zdejmij żetony, zanim policzą się Stany.
prompt-card-cost = { $power }, { $card }: czy płacisz koszt?
prompt-step-cost = { $power }, { $card }: czy płacisz za tę część? { $deed }.
prompt-actor = { $power }, { $card }: kto ma werbować?
prompt-target = { $power }, { $card }: wybierz mocarstwo, którego to dotyczy.
prompt-take-off = { $power }, { $card }: wybierz figury do zdjęcia z planszy.
prompt-muster = { $power }, { $card }: wybierz, gdzie werbujesz.
prompt-place = { $power }, { $card }: wybierz, co i gdzie wystawiasz.
prompt-place-bribe = { $power }, { $card }: wybierz, gdzie wykładasz żeton.
prompt-battle = { $power }, { $card }: wybierz, kto i gdzie walczy.
prompt-remove = { $power }, { $card }: wybierz figurę do usunięcia.
prompt-remove-bribe = { $power }, { $card }: wybierz żeton do usunięcia.
prompt-search = { $power }, { $card }: wybierz kartę ze stosu dobierania.
prompt-do = { $power }, { $card }: czy to wykonać? { $deed }.
prompt-won-quick = { $who } ({ $players }) { $who-number ->
        [plural] wygrywają
       *[singular] wygrywa
    } natychmiast, z przewagą co najmniej dziesięciu PZ: { $vp } do { $other }.
prompt-won-points = { $who } ({ $players }) { $who-number ->
        [plural] wygrywają
       *[singular] wygrywa
    } { $vp } do { $other }.
prompt-won-tie = { $who } ({ $players }) { $who-number ->
        [plural] wygrywają
       *[singular] wygrywa
    }, bo przy równej liczbie PZ ta drużyna jest górą ({ $vp } do { $other }).

## Words on buttons

action-card = Karta: { $card }
action-keep = { $power }: zachowaj dziesięć kart
action-redraw = { $power }: dobierz dziesięć innych
action-opening-discard = { $power }: odrzuć kartę { $card }
action-opening-back = { $power }: cofnij wybór
action-use = Użyj karty { $card }
action-end = Dalej
action-end-strategy = Zakończ fazę Strategii
action-end-extra = Nie zagrywaj więcej kart
action-end-planning = Nic nie przygotowuj
action-end-aid = Nie daję więcej żetonów
action-play = Zagraj kartę { $card }
action-lay = Połóż zakrytą kartę { $card }
action-emergency = Zaopatrzenie awaryjne (−2 karty)
action-none = Nic nie zagrywaj (−1 PZ)
action-fetch = Weź ze stosu kartę { $card }
action-done = Dalej: figury bez zaopatrzenia przepadają
action-ask = Poproś o żetony
action-ask-muster = Poproś o żetony: { $piece } { $in }
action-ask-battle = Poproś o żetony, by zaatakować { $target } { $from }
action-draw = Dobierz karty i zakończ turę
action-alternative = Zapłać tak: { $cost }
action-discard = Odrzuć kartę { $card }
action-bribe = Odłóż żeton z misy
action-off = Zdejmij: { $piece } { $in }
action-vp = Strać 1 PZ
action-back = Wróć: nie płać
action-new = Werbunek: { $piece } { $in }
action-place-in = Werbunek na miejscu: { $piece } { $in }
action-place = Wystawienie: { $piece } { $in }
action-fight = Zaatakuj { $target } { $from }: { $piece }
action-fight-nobody = Zaatakuj { $target } { $from }
action-target = Usunięcie: { $piece } { $in }
action-target-bribe = Usunięcie: żeton { $in } ({ $power })
action-end-off = Nie zdejmuj więcej
action-take = Weź na rękę kartę { $card }
action-do = Wykonaj
action-pay = Zapłać: { $cost }
action-no-pay = Nie płać
action-stop = Zrezygnuj
action-power = { $power }
action-self = Werbuje { $power }
action-teammate = Werbuje { $power }
action-pass = Pas
action-wait = Najpierw { $power }
action-go-on = Dalej
action-buy = Kup żeton (odrzuć 1 kartę)
action-lift = Zdejmij z planszy: { $piece } { $in }
action-put = Wyłóż żeton { $in }
action-take-back = Zdejmij żeton { $in }
action-beside-put = { $power }: wyłóż żeton { $in }
action-beside-take-back = { $power }: zdejmij żeton { $in }
action-beside-buy = { $power }: kup żeton za kartę { $card }
action-beside-buy-vp = { $power }: kup żeton za 1 PZ

## Standing orders for reactions

order-ask = Pytaj mnie zawsze, gdy mogę zareagować
order-city = Pytaj mnie tylko przy ataku na moje miasto
order-never = Nigdy nie pytaj, zawsze pas

## Log lines

event-drew = { $who } { $who-number ->
        [plural] dobierają
       *[singular] dobiera
    } kartę { $card }.
event-drew-hidden = { $who } { $who-number ->
        [plural] dobierają
       *[singular] dobiera
    } kartę.
event-drew-several-card = { $who } { $who-number ->
        [plural] dobierają
       *[singular] dobiera
    } { $n ->
        [one] { $n } kartę
        [few] { $n } karty
       *[many] { $n } kart
    }: { $card }.
event-drew-hidden-several = { $who } { $who-number ->
        [plural] dobierają
       *[singular] dobiera
    } { $n ->
        [one] { $n } kartę
        [few] { $n } karty
       *[many] { $n } kart
    }.
event-mulligan = { $who } { $who-number ->
        [plural] wymieniają
       *[singular] wymienia
    } dziesięć kart na dziesięć innych.
event-opening-discards = { $who } { $who-number ->
        [plural] odrzucają
       *[singular] odrzuca
    } na początku gry: { $cards }.
event-opening-discards-hidden = { $who } { $who-number ->
        [plural] odrzucają
       *[singular] odrzuca
    } na początku gry { $count ->
        [one] { $count } kartę
        [few] { $count } karty
       *[many] { $count } kart
    }; na wierzchu leży { $card }.
event-turn = Runda { $round }, tura { $power-gen }
event-bribes-home = { $who } { $who-number ->
        [plural] odkładają
       *[singular] odkłada
    } do zapasu żetony użyte { $places }.
event-played = { $who } { $who-number ->
        [plural] zagrywają
       *[singular] zagrywa
    } kartę { $card }.
event-laid = { $who } { $who-number ->
        [plural] przygotowują
       *[singular] przygotowuje
    } kartę { $card }.
event-laid-hidden = { $who } { $who-number ->
        [plural] przygotowują
       *[singular] przygotowuje
    } zakrytą kartę.
event-laid-fetched = { $who } { $who-number ->
        [plural] przygotowują
       *[singular] przygotowuje
    } kartę wziętą ze stosu: { $card }.
event-laid-fetched-hidden = { $who } { $who-number ->
        [plural] przygotowują
       *[singular] przygotowuje
    } kartę wziętą ze stosu; jest to Przygotowanie.
event-nothing-played = { $who } { $who-number ->
        [plural] nie zagrywają
       *[singular] nie zagrywa
    } żadnej karty.
event-emergency = { $who } { $who-number ->
        [plural] korzystają
       *[singular] korzysta
    } z zaopatrzenia awaryjnego.
event-turned-up = { $who } { $who-number ->
        [plural] odkrywają
       *[singular] odkrywa
    } kartę { $card }.
event-used = { $who } { $who-number ->
        [plural] używają
       *[singular] używa
    } karty { $card }.
event-deck-discard = { $who } { $who-number ->
        [plural] odrzucają
       *[singular] odrzuca
    } ze stosu dobierania kartę { $card }.
event-deck-discard-hidden = { $who } { $who-number ->
        [plural] odrzucają
       *[singular] odrzuca
    } kartę ze stosu dobierania.
event-discarded = { $who } { $who-number ->
        [plural] odrzucają
       *[singular] odrzuca
    }: { $cards }.
event-discarded-hidden = { $who } { $who-number ->
        [plural] odrzucają
       *[singular] odrzuca
    } { $count ->
        [one] { $count } kartę
        [few] { $count } karty
       *[many] { $count } kart
    }; na wierzchu leży { $card }.
event-searched = { $who } { $who-number ->
        [plural] biorą
       *[singular] bierze
    } na rękę kartę { $card } ze stosu dobierania.
event-vp-card = { $who } { $who-number ->
        [plural] zyskują
       *[singular] zyskuje
    } { $change } PZ dzięki karcie { $card } i { $who-number ->
        [plural] mają
       *[singular] ma
    } teraz { $total }.
event-vp-lost-by-card = { $who } { $who-number ->
        [plural] tracą
       *[singular] traci
    } { $change } PZ przez kartę { $card } i { $who-number ->
        [plural] mają
       *[singular] ma
    } teraz { $total }.
event-vp-city = { $who } { $who-number ->
        [plural] zyskują
       *[singular] zyskuje
    } { $change } PZ za usunięte miasto wroga i { $who-number ->
        [plural] mają
       *[singular] ma
    } teraz { $total }.
event-vp-cities = { $who } { $who-number ->
        [plural] zyskują
       *[singular] zyskuje
    } { $change } PZ za miasta i { $who-number ->
        [plural] mają
       *[singular] ma
    } teraz { $total }.
event-vp-nothing-played = { $who } { $who-number ->
        [plural] tracą
       *[singular] traci
    } { $change } PZ, bo nie zagrano żadnej karty, i { $who-number ->
        [plural] mają
       *[singular] ma
    } teraz { $total }.
event-vp-payment = { $who } { $who-number ->
        [plural] płacą
       *[singular] płaci
    } { $change } PZ i { $who-number ->
        [plural] mają
       *[singular] ma
    } teraz { $total }.
event-vp-majors = { $who } { $who-number ->
        [plural] zyskują
       *[singular] zyskuje
    } { $change } PZ za główne miasta i { $who-number ->
        [plural] mają
       *[singular] ma
    } teraz { $total }.
event-vp-lifted = { $who } { $who-number ->
        [plural] zyskują
       *[singular] zyskuje
    } { $change } PZ za zdjęte miasto wroga i { $who-number ->
        [plural] mają
       *[singular] ma
    } teraz { $total }.
event-bribe-bought = { $who } { $who-number ->
        [plural] kupują
       *[singular] kupuje
    } żeton.
event-bribe-given = { $who } { $who-number ->
        [plural] wkładają
       *[singular] wkłada
    } żeton do misy.
event-bribe-paid = { $who } { $who-number ->
        [plural] odkładają
       *[singular] odkłada
    } żeton z misy do zapasu.
event-bribe-put = { $who } { $who-number ->
        [plural] kładą
       *[singular] kładzie
    } żeton { $in }.
event-bribe-back = { $who } { $who-number ->
        [plural] odkładają
       *[singular] odkłada
    } do zapasu żeton, który leżał { $in }.
event-bribe-taken-back = { $who } { $who-number ->
        [plural] zabierają
       *[singular] zabiera
    } z powrotem żeton, który leżał { $in }.
event-lifted = { $who } { $who-number ->
        [plural] zdejmują
       *[singular] zdejmuje
    } z planszy { $piece-acc } { $in }.
event-taken-off = { $who } { $who-number ->
        [plural] zdejmują
       *[singular] zdejmuje
    } z planszy na polecenie karty { $piece-acc } { $in }.
event-mustered = { $who } { $who-number ->
        [plural] werbują
       *[singular] werbuje
    } { $piece-acc } { $in }.
event-mustered-in-place = { $who } { $who-number ->
        [plural] werbują
       *[singular] werbuje
    } na miejscu { $piece-acc } { $in }.
event-placed = { $who } { $who-number ->
        [plural] wystawiają
       *[singular] wystawia
    } { $piece-acc } { $in }.
event-battle = { $who } { $who-number ->
        [plural] atakują
       *[singular] atakuje
    } { $target } { $piece-ins } { $from }.
event-removed = { $who } { $who-number ->
        [plural] usuwają
       *[singular] usuwa
    } { $piece-acc } { $in }.
event-removed-in-battle = { $who } { $who-number ->
        [plural] usuwają
       *[singular] usuwa
    } w bitwie { $piece-acc } { $in }.
event-unsupplied = Z braku zaopatrzenia ginie { $piece } { $in }.
event-kept = Na planszy zostaje { $piece } { $in }.
event-battle-in-vain = Bitwa o { $target } kończy się bez usunięcia figury.
event-asked = { $who } { $who-number ->
        [plural] proszą
       *[singular] prosi
    } partnera o żetony, by działać { $in }.
event-asked-supply = { $who } { $who-number ->
        [plural] proszą
       *[singular] prosi
    } partnera o żetony, bo figurom brakuje zaopatrzenia.
event-answered = { $who } { $who-number ->
        [plural] odpowiadają
       *[singular] odpowiada
    } na prośbę o żetony.
event-linked = { $who } { $who-number ->
        [plural] uznają
       *[singular] uznaje
    } w bitwach { $a } i { $b } za sąsiednie.
event-step-over = Część { $step } karty { $card }: { $outcome }.
event-scoring = Po rundzie { $round } odbywa się Punktacja. Za miasta Oligarchowie dostają { $oligarchs } PZ, a Demos { $demos } PZ.
event-majors = Za główne miasta Oligarchowie dostają { $oligarchs } PZ, a Demos { $demos } PZ.
event-over-quick = { $who } { $who-number ->
        [plural] wygrywają
       *[singular] wygrywa
    } natychmiast, z przewagą co najmniej dziesięciu PZ.
event-over-points = { $who } { $who-number ->
        [plural] wygrywają
       *[singular] wygrywa
    }.
event-over-tie = { $who } { $who-number ->
        [plural] wygrywają
       *[singular] wygrywa
    }, bo przy równej liczbie PZ ta drużyna jest górą.

## What is played from each seat, by the number of players

part-2-1 = Korynt, Sparta
part-2-2 = Związek Delijski, Ateny
part-3-1 = Korynt
part-3-2 = Związek Delijski, Ateny
part-3-3 = Sparta
part-3-1-oligarchs = Korynt, Sparta
part-3-2-oligarchs = Związek Delijski
part-3-3-oligarchs = Ateny
part-4-1 = Korynt
part-4-2 = Związek Delijski
part-4-3 = Sparta
part-4-4 = Ateny

## Options and their values

option-components = Własna mapa i karty, z pliku
option-seating = Przy trzech graczach jeden ma
option-seating-demos = Związek Delijski i Ateny
option-seating-oligarchs = Korynt i Spartę
option-mulligan = Mulligan
option-mulligan-yes = Dozwolony
option-mulligan-no = Niedozwolony
option-emergency = Zaopatrzenie awaryjne
option-emergency-basic = Podstawowe: karty podstawowe
option-emergency-advanced = Rozszerzone: także Przygotowania
option-emergency_vp = PZ za brakujące karty przy zaopatrzeniu awaryjnym
option-emergency_vp-yes = Brakująca karta kosztuje 1 PZ
option-emergency_vp-no = Trzeba mieć na ręce dwie karty
option-emergency_empty = Zaopatrzenie awaryjne na darmo
option-emergency_empty-no = Niedozwolone
option-emergency_empty-yes = Dozwolone
option-bribe_purchase = Kiedy kupuje się żetony
option-bribe_purchase-own_turn = We własnej turze, do dobrania kart
option-bribe_purchase-draw_step = We własnej fazie Dobierania
option-bribe_purchase-any_turn = W każdej turze
option-bribe_places = Gdzie można wyłożyć żeton
option-bribe_places-neutral_or_empty_land = Na terytoria neutralne i do pustych prowincji
option-bribe_places-empty_land = Do pustych prowincji lądowych
option-bribe_places-neutral = Na terytoria neutralne
option-muster_at_own_city = Werbunek we własnym mieście
option-muster_at_own_city-no = Wymaga własnej figury obok
option-muster_at_own_city-yes = Miasto liczy się jako sąsiad
option-card_muster = Werbunek z kart nazwanych
option-card_muster-full = Z zaopatrzeniem i sąsiadem
option-card_muster-free = Bez jednego i drugiego
option-enemy_bribes_block = Wrogie żetony na linii zaopatrzenia
option-enemy_bribes_block-no = Nie przerywają jej
option-enemy_bribes_block-yes = Przerywają ją
option-vp_for_discard = PZ zamiast odrzucania
option-vp_for_discard-missing = Tylko za brakujące karty
option-vp_for_discard-any = Dowolnie, dopóki są PZ
option-vp_floor = Najniższy wynik
option-vp_floor-zero = 0
option-vp_floor-none = Brak przy stratach przymusowych
option-planning_zero_vp = Ostatnia karta w Planowaniu przy 0 PZ
option-planning_zero_vp-no = Niedozwolona
option-planning_zero_vp-yes = Dozwolona, za darmo
option-own_city_vp = PZ za zdjęcie własnego miasta
option-own_city_vp-no = Nikt nic nie dostaje
option-own_city_vp-yes = Przeciwnicy dostają 1 PZ
option-battle_empty = Bitwa bez wrogiej figury
option-battle_empty-no = Niedozwolona
option-battle_empty-yes = Dozwolona
option-battle_again = Kilka bitew jednej figury
option-battle_again-yes = Dozwolone
option-battle_again-no = Niedozwolone
option-keep_vs_supply = Karty zachowujące figurę w fazie Zaopatrzenia
option-keep_vs_supply-yes = Działają i tam
option-keep_vs_supply-no = Nie działają tam
option-reaction_first = Która drużyna reaguje pierwsza
option-reaction_first-active = Aktywna
option-reaction_first-other = Druga
option-reaction_pass = Czy pas jest ostateczny
option-reaction_pass-final = Tak
option-reaction_pass-reopen = Do następnej reakcji drugiej drużyny
option-reaction_prompts = Kogo pyta się o reakcję
option-reaction_prompts-all_with_laid = Każdego, kto w oczach innych mógłby ją mieć
option-reaction_prompts-usable_only = Tylko tego, kto ma odpowiednią kartę
option-presence_scope = Czyja obecność się liczy
option-presence_scope-power = Mocarstwa, do którego Stan należy
option-presence_scope-team = Całej jego drużyny
option-round15_order = Kolejność po rundzie 15
option-round15_order-quick_first = Najpierw szybkie zwycięstwo, potem główne miasta
option-round15_order-majors_first = Najpierw główne miasta, potem szybkie zwycięstwo
option-italy = Italia
option-italy-neutral = Neutralna
option-italy-land = Prowincja lądowa
option-cythera = Kytera
option-cythera-land = Prowincja lądowa
option-cythera-neutral = Neutralna

## What is our reconstruction

reconstruction-map = Większość granic na mapie: 73 z 96; z 43 pól 16; oraz to, że Italia jest neutralna.
reconstruction-cards = Większość kart nazwanych: 70 z 84 wymyśliliśmy sami; sześć dalszych w całości lub w części opiera się na opublikowanych relacjach; osiem pochodzi z instrukcji.
reconstruction-decks = Ile kart podstawowych każdego rodzaju jest w talii.
reconstruction-rulings = Rozstrzygnięcia tego, co zasady zostawiają otwarte; każde można zmienić opcją albo jest opisane w zasadach.

## Faults of a table’s options, of a component file, of a position

fault-seats = Miejsc jest od dwóch do czterech, nie { $seats }.
fault-form = Tego nie da się odczytać. Zapisz to w takiej formie, jaką ma plik standardowy.
fault-field = Nie ma tu pola „{ $field }” ({ $in }).
fault-missing = Brakuje pola „{ $field }” ({ $in }).
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
fault-id = „{ $id }” nie jest dobrym oznaczeniem: małe litery, cyfry i podkreślenia, na początku litera.
fault-id-twice = „{ $id }” występuje dwa razy.
fault-title = „{ $field }” to jeden niepusty wiersz.
fault-power-missing = Brakuje wpisu mocarstwa: { $power }.
fault-many-spaces = Na mapie jest najwyżej tyle pól: { $most }.
fault-space = Nie ma pola „{ $id }”.
fault-major = „{ $id }” nie jest prowincją lądową i nie może być głównym miastem.
fault-border-self = Granica wymaga dwóch pól: { $a }, { $b }.
fault-border-twice = Ta granica występuje dwa razy: { $a }, { $b }.
fault-setup-ground = { $piece } ({ $power }) nie może tu stać: { $space }.
fault-setup-enemy = { $piece } ({ $power }) nie może stać obok wroga na jednym polu: { $space }.
fault-setup-second = { $piece } ({ $power }): drużyna ma na polu jedną figurę danego rodzaju: { $space }.
fault-setup-stock = { $piece } ({ $power }): nie ma ich tylu: { $space }.
fault-setup-city = To mocarstwo potrzebuje miasta w pozycji początkowej: { $power }.
fault-deck-small = Kart w talii ({ $power }): { $count }; najmniej może być { $cards }.
fault-deck-size = Kart w talii ({ $power }): { $count }; według wpisu { $cards }.
fault-many-prepares = Kart Przygotowania w talii może być najwyżej tyle: { $most }.
fault-many-reactions = Kart reagujących na zdarzenia w talii może być najwyżej tyle: { $most }.
fault-many-several = Kart w kilku egzemplarzach w talii może być najwyżej tyle: { $most }.
fault-many-single = Kart w jednym egzemplarzu w talii może być najwyżej tyle: { $most }.
fault-many-steps = Kroków w działaniu może być najwyżej tyle: { $most }.
fault-many-alternatives = Wariantów kosztu może być najwyżej tyle: { $most }.
fault-many-picks = Wyborów w koszcie może być najwyżej tyle: { $most }.
fault-many-links = Połączeń w pliku może być najwyżej tyle: { $most }.
fault-many-extra-plays = Dodatkowych zagrań w pliku może być najwyżej tyle: { $most }.
fault-both = Można podać tylko jedno z dwojga: { $a }, { $b }.
fault-name = „{ $name }” niczego tu nie nazywa.
fault-name-piece = „{ $name }” nie nazywa figury.
fault-name-space = „{ $name }” nie nazywa pola.
fault-take-off = Figury zdejmuje się zawsze z tych samych pól.
fault-symbol = Symbol mają tylko karty Przygotowania.
fault-strategy = Symbol i wyzwalacz „strategy” idą w parze.
fault-prepare = Przygotowania używa się w fazie Strategii albo jako reakcji.
fault-status = Stan nie działa przez samo zagranie.
fault-play = Ta karta działa, gdy się ją zagrywa.
fault-basic = Karta podstawowa robi to, co mówi jej rodzaj, i nic więcej.
fault-keep = Figurę można zachować tylko wtedy, gdy miałaby zostać usunięta.
fault-scoring = Przy Punktacji karta tylko daje PZ, bez kosztu.
fault-automatic = Bez pytania działa tylko Stan, który daje PZ bez kosztu.
fault-once = Takie ograniczenie może mieć tylko Stan używany we własnej turze.
fault-endless = Takiego Stanu można by używać bez końca; potrzebuje ograniczenia do jednego razu na turę.
fault-position-round = Nie ma takiej rundy.
fault-position-powers = Muszą być wszystkie cztery mocarstwa.
fault-position-bribes = Mocarstwo nie ma tylu żetonów.
fault-position-vp = Takich PZ być nie może.
fault-position-space = Figura lub żeton stoi tam, gdzie nie może.
fault-position-pieces = Mocarstwo nie ma tylu figur.
fault-position-stacking = Te figury nie mogą stać na jednym polu.
fault-position-covered = Pod figurą nie leży żeton.
fault-position-cards = Jest karta, której mocarstwo nie ma, albo o jedną za dużo.
fault-position-status = Odkryte na stole leżą tylko Stany.
fault-position-laid = Zakryte leżą tylko Przygotowania, i to z minionych tur.
fault-position-shown = Pokazane karty muszą być na ręce.
fault-position-stage = W tej chwili karty nie mogą tak leżeć.
fault-position-doing = To nie może się tu dziać.

## The position in words

describe-turn = Runda { $round }, tura: { $power }, { $step }.
describe-mulligan = Karty początkowe: zachowanie lub ponowne dobranie.
describe-discards = Karty odrzucane na początku.
describe-scoring = Punktacja po rundzie { $round }.
describe-over = Gra skończyła się w rundzie { $round }.
describe-vp = PZ: Oligarchowie { $oligarchs }, Demos { $demos }.
describe-outlook = Punktacja po rundzie { $round } dałaby w obecnym stanie: Oligarchowie { $oligarchs }, Demos { $demos }.
describe-majors = Zajęte główne miasta, liczone po rundzie 15: Oligarchowie { $oligarchs }, Demos { $demos }.
describe-losses = Do straty z braku zaopatrzenia: { $pieces }.
describe-link = Sąsiadują w bitwach ({ $power }): { $a } i { $b }.
describe-extra-play = { $power }, dalsze karty w fazie Zagrania: { $left } ({ $types }).
describe-figure = { $piece } { $in }
describe-copies = { $count } × { $card }
describe-doing-card = W toku ({ $power }): { $card }, część { $step }.
describe-doing-battle = Bitwa o { $target }: atakuje { $fighter }; atakowana figura: { $victim }.
describe-removal = Do usunięcia: { $piece }.
describe-removed = Właśnie usunięto: { $piece }.
describe-doing-losses = Sprawdzanie zaopatrzenia: { $power }.
describe-reactions = Można zareagować: { $incident }.
describe-aid-supply = Prośba o żetony ({ $power }): figury są bez zaopatrzenia.
describe-aid-muster = Prośba o żetony ({ $power }), werbunek: { $space }.
describe-aid-battle = Prośba o żetony ({ $power }), by zaatakować { $target } { $from }.
describe-payment = Płatność ({ $power }). Wybrano: { $cards }; kart do wybrania: { $left }; PZ: { $vp }.
describe-picks = { $power }, wybrane do odrzucenia: { $cards }.
describe-power = { $power } ({ $player }): na ręce { $hand }, stos dobierania { $deck }, stos odrzuconych { $discard } (na wierzchu: { $top }), przygotowane { $laid }. W zapasie: hoplici { $hoplites }, triery { $triremes }, miasta { $cities }, żetony { $bribes }; żetony w misie: { $bowl }.
describe-pieces = { $space }: { $pieces }.
describe-bribes = { $space }: żetony ({ $bribes }).
describe-pieces-bribes = { $space }: { $pieces }, żetony ({ $bribes }).
describe-space = { $space } ({ $id }), { $ground }{ $major }{ $source }. Sąsiedzi: { $spaces }.
phrase-major = , główne miasto, PZ: { $vp }
phrase-reconstruction = , rekonstrukcja
describe-unsupplied = Bez zaopatrzenia: { $piece }. Linia przerywa się tu: { $why }.
describe-wanting = Brakuje tylko zaopatrzenia: { $space }. Linia przerywa się tu: { $why }.
gap-enemy = { $space } (wróg)
gap-harbour = { $space } (brak przystani)
gap-land = { $space } (brak przyjaznego hoplity, miasta lub żetonu)
gap-neutral = { $space } (brak przyjaznego żetonu)
gap-no-city = nie ma miasta, do którego mogłaby prowadzić
describe-status = Stan ({ $power }): { $card }{ $scoring }.
phrase-scores = ; dałby teraz { $vp } PZ
phrase-lacks = ; dałby { $vp } PZ, ale brakuje figur
phrase-spoiled = ; dałby { $vp } PZ, ale psuje to: { $pieces }
describe-laid = Przygotowane ({ $power }, runda { $round }, { $step }): { $card }.
describe-laid-hidden = Przygotowane ({ $power }, runda { $round }, { $step }): zakryta karta.
describe-laid-fetched = Przygotowane z zaopatrzenia awaryjnego ({ $power }, runda { $round }, { $step }): zakryta karta.
describe-hand = Na ręce ({ $power }): { $cards }.
describe-deck = Stos dobierania, kolejność nieznana ({ $power }): { $cards }.
describe-discard = Stos kart odrzuconych ({ $power }): { $cards }.
describe-shown = Na pewno na ręce ({ $power }): { $cards }.
describe-card = { $power }, { $card } ({ $id }), { $type }, egzemplarzy: { $copies }. { $text }
describe-card-symbol = { $power }, { $card } ({ $id }), { $type } z symbolem, egzemplarzy: { $copies }. { $text }

## Refusals: why something cannot be done

refusal-game-over = Gra jest skończona.
refusal-chance = O dobranych kartach decyduje los.
refusal-not-your-power = To nie twoje mocarstwo: { $power }.
refusal-not-your-decision = Teraz decyduje inne mocarstwo ({ $power }): { $decision }.
refusal-not-asked = Gra czeka na reakcje, ale teraz nie na twoją.
refusal-passed = To mocarstwo już tu spasowało i nie może zareagować.
refusal-other-decision = Teraz trzeba zdecydować o czymś innym: { $decision }.
refusal-answered = To mocarstwo już odpowiedziało: { $power }.
refusal-picked = To mocarstwo wybrało już swoje trzy karty: { $power }.
refusal-nothing-picked = Nie ma wyboru, który można by cofnąć.
refusal-set-up-over = Karty początkowe są już ustalone.
refusal-not-your-turn = Mocarstwo robi to tylko we własnej turze, a teraz trwa tura innego: { $power }.
refusal-not-free = Przy tej decyzji nie ma miejsca na akcje swobodne.
refusal-in-reaction = Dopóki gra czeka na reakcje, nie kupuje się żetonów i nie zdejmuje się figur.
refusal-paying = Najpierw dokończ płatność: akcje swobodne jej nie przerywają.
refusal-beside = Tutaj robi się to obok decyzji, wymieniając mocarstwo.
refusal-offered = Mocarstwo robi to w ramach własnej decyzji lub tury, a nie obok niej.
refusal-not-its-card = Mocarstwo gra i płaci tylko własnymi kartami.
refusal-not-in-hand = Tej karty nie ma na ręce.
refusal-not-in-pile = Tej karty nie ma w stosie dobierania.
refusal-card-type = Tutaj potrzebna jest karta innego typu.
refusal-not-prepare = Zakryte kładzie się tylko karty Przygotowania.
refusal-last-card = Nie ma innej karty do odrzucenia, a drużyna nie ma PZ, który mogłaby stracić zamiast niej.
refusal-no-emergency = Zaopatrzenie awaryjne zastępuje tylko tę jedną kartę fazy Zagrania.
refusal-nothing-to-fetch = W stosie dobierania nie ma już karty, którą mogłoby dać zaopatrzenie awaryjne.
refusal-never-used = Używa się tylko kart Stanu leżących na stole i przygotowanych kart; tę kartę się zagrywa.
refusal-not-on-table = Ta karta Stanu nie leży na stole.
refusal-not-laid = Ta karta nie została przygotowana.
refusal-strategy-only = Karty z symbolem Strategii używa się tylko w fazie Strategii własnej tury.
refusal-reaction-only = Karty bez symbolu Strategii używa się tylko jako reakcji.
refusal-automatic = Ta karta działa sama.
refusal-no-cue = To nie jest (albo już nie jest) pora na tę kartę.
refusal-own-turn-only = Ta karta działa tylko we własnej turze.
refusal-used-this-turn = Tej karty użyto już w tej turze.
refusal-condition = Warunek karty nie jest spełniony.
refusal-no-card-of-type = Na ręce brakuje karty typu, którego wymaga koszt, a PZ jej nie zastępują.
refusal-too-few-cards = Na ręce jest za mało kart, a przy tym stole PZ ich nie zastępują.
refusal-too-few-vp = Na ręce jest za mało kart, a drużyna nie ma dość PZ za brakujące.
refusal-too-few-bribes = W misie jest za mało żetonów tego mocarstwa.
refusal-cost = Kosztu nie da się zapłacić w całości.
refusal-cost-in-vain = Tego, za co trzeba by zapłacić, nie można teraz wykonać.
refusal-pick-alternative = Najpierw wybierz sposób zapłaty.
refusal-no-alternative = Nie ma teraz do wyboru takiego sposobu zapłaty.
refusal-other-pick = Tutaj płaci się czymś innym.
refusal-no-vp-for-cards = Przy tym stole PZ nie zastępują kart zaopatrzenia awaryjnego.
refusal-vp-for-missing = PZ zastępują tylko karty, których brakuje na ręce.
refusal-no-way-back = Tej płatności nie można cofnąć.
refusal-only-go-on = Nie ma tu karty do użycia: można tylko przejść dalej.
refusal-no-go-on = Jest tu karta do użycia: użyj jej albo spasuj.
refusal-nobody-to-wait-for = Partner nie ma na stole karty, którą mógłby zareagować.
refusal-wait-is-over = Na partnera może poczekać tylko mocarstwo zapytane jako pierwsze.
refusal-bowl-empty = W misie nie ma żetonu tego mocarstwa: { $power }.
refusal-no-need-of-aid = Nie brakuje tu niczego, co mogłyby dać żetony.
refusal-asked-in-vain = Partner był już o to proszony na próżno, a od tego czasu nic się na planszy nie zmieniło.
refusal-not-a-target = Karty nie można skierować przeciw temu mocarstwu: { $power }.
refusal-city-not-mustered = Miast się nie werbuje, tylko wystawia.
refusal-card-kind = Karta nie dotyczy takiej figury: { $kind }.
refusal-card-space = Karta nie pozwala na to pole: { $space }.
refusal-ground-hoplite = Hoplici stoją tylko w prowincjach lądowych, a nie { $in }.
refusal-ground-trireme = Triery stoją tylko na obszarach morskich, a nie { $in }.
refusal-ground-city = Miasta stoją tylko w prowincjach lądowych, a nie { $in }.
refusal-no-hoplite-in-stock = To mocarstwo nie ma już hoplitów w zapasie: { $power }.
refusal-no-trireme-in-stock = To mocarstwo nie ma już trier w zapasie: { $power }.
refusal-no-city-in-stock = To mocarstwo nie ma już miast w zapasie: { $power }.
refusal-enemy-there = Wroga figura stoi { $in }.
refusal-second-hoplite = Przyjazny hoplita już stoi { $in }.
refusal-second-city = Miasto już stoi { $in }.
refusal-second-trireme = Przyjazna triera już jest { $in }.
refusal-no-neighbour = Obok tego pola nie stoi żadna figura werbującego mocarstwa: { $space }.
refusal-city-is-no-neighbour = Miasto stojące { $in } nie liczy się jako sąsiad własnej prowincji.
refusal-no-own-piece = Brak { $in } własnej figury, która mogłaby to zrobić.
refusal-teammates-city = Werbunek wymaga linii zaopatrzenia do własnego miasta, nie do miasta partnera, a ta urywa się { $in }.
refusal-no-line = Nie ma miasta, do którego mogłaby prowadzić linia zaopatrzenia.
refusal-broken-enemy = Linia zaopatrzenia urywa się { $in }: jest tam wróg.
refusal-broken-harbour = Linia zaopatrzenia urywa się { $in }: nie ma tam przystani.
refusal-broken-land = Linia zaopatrzenia urywa się { $in }: nie ma tam przyjaznego hoplity, miasta ani żetonu.
refusal-broken-neutral = Linia zaopatrzenia urywa się { $in }: nie ma tam przyjaznego żetonu.
refusal-taken-off-all = Karta nie pozwala zdjąć więcej figur.
refusal-card-battle = Karta nie daje takiej bitwy.
refusal-card-fighter = Karta pozwala walczyć tylko tej figurze, którą wskazuje.
refusal-fought = Ta figura już walczyła dzięki tej karcie.
refusal-no-battlefield = Na terytoriach neutralnych nie ma bitew.
refusal-hoplite-at-sea = Hoplita nie może zaatakować obszaru morskiego.
refusal-not-adjacent = Te pola nie sąsiadują ze sobą: { $space }, { $target }.
refusal-no-enemy = Brak { $in } wrogiej figury, którą można zaatakować.
refusal-no-such-piece = Brak { $in } takiej figury, którą karta mogłaby usunąć.
refusal-protected = Hoplita broni miasta { $in }.
refusal-no-bribe-there = Brak { $in } żetonu tego mocarstwa.
refusal-draw-step-only = Przy tym stole żetony kupuje się tylko w fazie Dobierania.
refusal-no-bribe-in-stock = To mocarstwo nie ma już żetonów w zapasie: { $power }.
refusal-bribe-at-sea = Żetonów nie wykłada się na obszary morskie.
refusal-pieces-there = Żetonu nie wykłada się tam, gdzie stoją figury, jak { $in }.
refusal-own-bribe = Żeton tego mocarstwa już leży { $in }.
refusal-bribe-ground = Przy tym stole żeton nie może leżeć { $in }.

## Decisions, as refusals name what is open

decision-mulligan = czy skorzystać z mulligana
decision-discards = trzy karty odrzucane na początku
decision-strategy = przygotowane karty w fazie Strategii
decision-play = karta fazy Zagrania
decision-fetch = karta z zaopatrzenia awaryjnego
decision-extra = dodatkowa karta fazy Zagrania
decision-planning = karta Przygotowania w fazie Planowania
decision-losses = straty w fazie Zaopatrzenia
decision-draw = dobranie kart
decision-pay = czym zapłacić
decision-forced = karty do odrzucenia
decision-muster = werbunek
decision-place = wystawienie
decision-place-bribe = pole dla żetonu
decision-battle = bitwa
decision-remove = figura do usunięcia
decision-remove-bribe = żeton do usunięcia
decision-take-off = figury zdejmowane z planszy
decision-search = karta ze stosu dobierania
decision-do = czy wykonać działanie karty
decision-cost = czy zapłacić koszt
decision-target = mocarstwo, którego dotyczy karta
decision-actor = kto z drużyny werbuje
decision-react = reakcja
decision-aid = pomoc żetonami
decision-scoring = żetony podczas Punktacji

## Plansza

board-situation = Co się dzieje
board-map = Mapa Grecji
board-nearer = Bliżej
board-farther = Dalej
board-whole = Cała mapa
board-close = Zamknij
board-track = Rundy i punkty
board-round = Runda { $round } z 15
board-rounds-text = Po rundach 3, 6, 9, 12 i 15, oznaczonych wieńcem, następuje Punktacja.
board-vp = Punkty zwycięstwa
board-even = Remis
board-lead = { $team }: przewaga { $vp } PZ
board-outlook-cities = Miasta, gdyby liczyć teraz
board-outlook-statuses = Stany, gdyby liczyć teraz
board-outlook-majors = Główne miasta, po rundzie 15
board-quick = Przewaga 10 PZ na końcu Punktacji daje natychmiastowe zwycięstwo.
board-hand = Na ręce: { $power }
board-hand-empty = Brak kart na ręce
board-from-hand = Na ręce
board-from-laid = Przygotowane, zakryte
board-from-status = Stany do użycia
board-from-picked = Wybrane do odrzucenia
board-from-deck = W stosie dobierania
board-picked = Wybrano { $number } z 3 kart
board-answered = Gotowe
board-bribes = Żetony: { $stock } w zapasie, { $bowl } w misie
board-hoplites-stock = Hoplici w zapasie
board-triremes-stock = Triery w zapasie
board-cities-stock = Miasta w zapasie
board-bribes-stock = Żetony w zapasie
board-bribes-bowl = Żetony w misie
board-bribes-map = Żetony na planszy
board-bowl = Misa łapówek
board-bowl-text = Żeton kupiony za kartę czeka w misie. Stamtąd trafia na terytorium neutralne albo do prowincji lądowej bez figur i przenosi tam zaopatrzenie.
board-bribe-of = Żeton: { $power }
board-buy = Kup
board-put = Wyłóż żeton na planszę
board-stock = W zapasie
board-cards-hand = Karty na ręce
board-cards-deck = Karty w stosie dobierania
board-cards-discard = Karty odrzucone
board-top = Na wierzchu odrzuconych: { $card }
board-shown = Widziane przez wszystkich: { $cards }
board-deck-list = Lista talii
board-deck-of = Talia: { $power }
board-deck-own = Ile egzemplarzy jest jeszcze w stosie dobierania i gdzie są pozostałe.
board-deck-others = Ile egzemplarzy może jeszcze nadejść. W stosie dobierania: { $deck }; na ręce: { $hand }; z odrzuconych ({ $discard }) widać tylko wierzchnią.
board-where-hand = na ręce: { $count }
board-where-laid = przygotowane: { $count }
board-where-status = na stole: { $count }
board-where-discard = odrzucone: { $count }
board-where-doing = w toku: { $count }
board-laid = Przygotowane, zakryte
board-laid-card = Zakryte Przygotowanie
board-laid-when = Przygotowane w rundzie { $round }, { $step }
board-laid-fetched = Przygotowane w rundzie { $round }, { $step }, z zaopatrzenia awaryjnego
board-statuses = Stany
board-status-used = Użyty już w tej turze.
board-status-scores = Dałby teraz { $vp } PZ.
board-status-no = Teraz nie dałby punktów.
board-status-lacks = Brakuje wymaganych figur.
board-status-spoiled = Psuje to: { $figures }.
board-strategy-symbol = symbol Strategii
board-reconstruction = Nasza rekonstrukcja, nie z wydanej gry.
board-major = główne miasto, { $vp } PZ po rundzie 15
board-next-to = Sąsiedzi: { $spaces }
board-supplied = zaopatrzenie: { $line }
board-breaks = bez zaopatrzenia: { $gaps }
board-missing = Nowa figura tutaj
board-gap-enemy = wróg
board-gap-harbour = brak przystani
board-gap-land = nikogo z drużyny
board-gap-neutral = brak żetonu
board-free = Co można tu zrobić: { $space }
board-paying = Płatność
board-paying-for = Płatność: { $card }
board-paid = Wybrano: { $cards }
board-pay-left = Kart do wybrania: { $left }
board-pay-vp = To kosztuje { $vp } PZ.
board-clock = Runda { $round } z 15, Punktacja po { $next }
board-goal-title = Jak się wygrywa
board-goal = Wygrywa: 10 PZ przewagi w Punktacji albo najwięcej PZ po rundzie 15
board-goal-brief = 10 PZ przewagi, na końcu 1
board-stand = { $team }: { $vp } PZ{ $coming ->
        [0] {""}
       *[other] , gdyby liczyć teraz, jeszcze { $coming }
    }
board-tie = Przy równej liczbie PZ wygrywa Demos.
board-cards-raise = Pokaż karty
board-cards-lower = Opuść karty: widać więcej mapy
board-play-ahead = Zagraj { $card } i zakończ fazę Strategii
board-end-turn = Zakończ turę{ $n ->
        [0] {""}
        [one] : dobierz { $n } kartę
        [few] : dobierz { $n } karty
       *[many] : dobierz { $n } kart
    }
board-keep = Zachowaj dziesięć kart
board-redraw = Dobierz dziesięć innych
board-back = Cofnij wybór
board-weigh-redraw = Te dziesięć kart wróci do talii, a dziesięć dobranych w zamian trzeba zachować.
board-weigh-discard = Ta trzecia karta kończy odrzucanie na początku gry.
board-counted = Liczba egzemplarzy jest naszą rekonstrukcją.
board-hint-mulligan = Każde mocarstwo zaczyna z dziesięcioma kartami: trzy trzeba będzie odrzucić, siedem zostaje na ręce.
board-hint-discards = Naciskaj karty, które odrzucasz: trzy z dziesięciu kart każdego mocarstwa. Odrzucone karty nie wracają.
board-hint-strategy = W fazie Strategii wracają twoje wyłożone żetony i można użyć kart z wieńcem, przygotowanych w poprzednich turach. Jeśli nic nie jest przygotowane, zakończ fazę.
board-hint-play = Jedna karta na turę: naciśnij ją, by ją zagrać. Werbunek stawia figury tam, dokąd sięga zaopatrzenie, bitwy usuwają figury wroga, Stany dają PZ, Przygotowania czekają zakryte. W Punktacji każde miasto jest warte 1 PZ.
board-hint-planning = Kartę Przygotowania można położyć zakrytą na późniejsze tury; kosztuje to inną kartę z ręki.
board-hint-draw = Na końcu tury rękę uzupełnia się do siedmiu kart. Przedtem można kupić żeton za kartę: przenosi on zaopatrzenie tam, gdzie nie stoi nikt z twojej drużyny.
board-warn-last-laid = Ostatnia karta na ręce: jej przygotowanie kosztuje 1 PZ.
board-warn-last-never = Ostatniej karty na ręce nie można przygotować: przy 0 PZ nie ma czym za nią zapłacić.
board-warn-last-card = Ostatnia karta na ręce.
board-warn-no-card = Brak kart na ręce: niezagranie karty kosztuje { $vp } PZ.
board-warn-deck = Kart w stosie dobierania: { $deck }. Nie uzupełnia się go.
board-sum-cities = Miasta w Punktacjach
board-sum-statuses = Stany i inne karty
board-sum-city = Usunięte wrogie miasta
board-sum-majors = Główne miasta po rundzie 15
board-sum-lost = Stracone i zapłacone
board-sum-total = Punkty zwycięstwa
board-sum-battles = Bitwy
board-sum-removed = Usunięte wrogie figury
board-sum-unsupplied = Własne figury stracone bez zaopatrzenia
