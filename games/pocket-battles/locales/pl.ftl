### Pocket Battles: Celts vs. Romans. Terms follow the glossary of the rules digest; orders and wounds that are tokens have a
### capital. Units go by their ids (A3, B1). `.nom` is a name within a sentence, where it is written small; `.out`, `.into` and `.at`
### of a zone are where from, where to and where. Names of players and units are never declined, and what a player does stands in
### the present tense, which has no gender.

tagline = Zbuduj w tajemnicy armię, ukryj w stosach najlepsze jednostki i nie marnuj żetonów: wystarczy połowa wroga.

## Armies

army-celts = Celtowie
    .nom = Celtowie
army-romans = Rzymianie
    .nom = Rzymianie

## Troops

troop-druid = Druid
    .nom = druid
troop-warrior-queen = Królowa-wojowniczka
    .nom = królowa-wojowniczka
troop-chariot = Rydwan
    .nom = rydwan
troop-hero = Bohater
    .nom = bohater
troop-gaesatae = Gezaci
    .nom = gezaci
troop-javelinmen = Oszczepnicy
    .nom = oszczepnicy
troop-champion = Czempion
    .nom = czempion
troop-horsemen = Jeźdźcy
    .nom = jeźdźcy
troop-noble-cavalry = Jazda możnych
    .nom = jazda możnych
troop-noblemen = Możni
    .nom = możni
troop-slingers = Procarze
    .nom = procarze
troop-warband = Drużyna wojów
    .nom = drużyna wojów
troop-warchief = Wódz
    .nom = wódz
troop-imaginifer = Imaginifer
    .nom = imaginifer
troop-aquilifer = Aquilifer
    .nom = aquilifer
troop-onager = Onager
    .nom = onager
troop-scorpio = Skorpion
    .nom = skorpion
troop-ballista = Balista
    .nom = balista
troop-centurion = Centurion
    .nom = centurion
troop-praetorians = Pretorianie
    .nom = pretorianie
troop-imperator = Imperator
    .nom = imperator
troop-auxiliares = Wojska posiłkowe
    .nom = wojska posiłkowe
troop-legionaries = Legioniści
    .nom = legioniści
troop-archers = Łucznicy
    .nom = łucznicy
troop-cataphracts = Katafrakci
    .nom = katafrakci
troop-cavalry = Jazda
    .nom = jazda

## Tiles: a troop with its faces, the black ones before the white ones

tile-C01 = Druid
    .nom = druid
tile-C02 = Królowa-wojowniczka (4 5 6)
    .nom = królowa-wojowniczka (4 5 6)
tile-C03 = Rydwan (5 6)
    .nom = rydwan (5 6)
tile-C04 = Bohater (4 5 6)
    .nom = bohater (4 5 6)
tile-C05 = Gezaci (5 6)
    .nom = gezaci (5 6)
tile-C06 = Gezaci (3 4)
    .nom = gezaci (3 4)
tile-C07 = Oszczepnicy (3 / 3)
    .nom = oszczepnicy (3 / 3)
tile-C08 = Oszczepnicy (4 / 4)
    .nom = oszczepnicy (4 / 4)
tile-C09 = Oszczepnicy (6 / 6)
    .nom = oszczepnicy (6 / 6)
tile-C10 = Oszczepnicy (5 / 5)
    .nom = oszczepnicy (5 / 5)
tile-C11 = Czempion (2 / 2)
    .nom = czempion (2 / 2)
tile-C12 = Jeźdźcy (3 3)
    .nom = jeźdźcy (3 3)
tile-C13 = Jeźdźcy (4 4)
    .nom = jeźdźcy (4 4)
tile-C14 = Jeźdźcy (5 5)
    .nom = jeźdźcy (5 5)
tile-C15 = Jazda możnych (3 4 4)
    .nom = jazda możnych (3 4 4)
tile-C16 = Jazda możnych (3 6 6)
    .nom = jazda możnych (3 6 6)
tile-C17 = Jazda możnych (5 5 6)
    .nom = jazda możnych (5 5 6)
tile-C18 = Możni (3 4 4)
    .nom = możni (3 4 4)
tile-C19 = Możni (4 5 5)
    .nom = możni (4 5 5)
tile-C20 = Możni (5 6 6)
    .nom = możni (5 6 6)
tile-C21 = Procarze (3 6)
    .nom = procarze (3 6)
tile-C22 = Procarze (3 4)
    .nom = procarze (3 4)
tile-C23 = Procarze (4 5)
    .nom = procarze (4 5)
tile-C24 = Procarze (5 6)
    .nom = procarze (5 6)
tile-C25 = Drużyna wojów (2 2)
    .nom = drużyna wojów (2 2)
tile-C26 = Drużyna wojów (3 3)
    .nom = drużyna wojów (3 3)
tile-C27 = Drużyna wojów (4 4)
    .nom = drużyna wojów (4 4)
tile-C28 = Drużyna wojów (5 5)
    .nom = drużyna wojów (5 5)
tile-C29 = Drużyna wojów (6 6)
    .nom = drużyna wojów (6 6)
tile-C30 = Wódz
    .nom = wódz
tile-R01 = Imaginifer
    .nom = imaginifer
tile-R02 = Aquilifer
    .nom = aquilifer
tile-R03 = Onager (5 6)
    .nom = onager (5 6)
tile-R04 = Skorpion (4 5 6)
    .nom = skorpion (4 5 6)
tile-R05 = Balista (5 6)
    .nom = balista (5 6)
tile-R06 = Centurion (6 / 6)
    .nom = centurion (6 / 6)
tile-R07 = Pretorianie (4 5 6)
    .nom = pretorianie (4 5 6)
tile-R08 = Pretorianie (2 5 6)
    .nom = pretorianie (2 5 6)
tile-R09 = Pretorianie (3 5 6)
    .nom = pretorianie (3 5 6)
tile-R10 = Imperator (4 5 6)
    .nom = imperator (4 5 6)
tile-R11 = Wojska posiłkowe (3 3)
    .nom = wojska posiłkowe (3 3)
tile-R12 = Wojska posiłkowe (4 4)
    .nom = wojska posiłkowe (4 4)
tile-R13 = Wojska posiłkowe (5 5)
    .nom = wojska posiłkowe (5 5)
tile-R14 = Wojska posiłkowe (6 6)
    .nom = wojska posiłkowe (6 6)
tile-R15 = Legioniści (2 4)
    .nom = legioniści (2 4)
tile-R16 = Legioniści (3 5)
    .nom = legioniści (3 5)
tile-R17 = Legioniści (4 6)
    .nom = legioniści (4 6)
tile-R18 = Legioniści (2 5)
    .nom = legioniści (2 5)
tile-R19 = Legioniści (3 6)
    .nom = legioniści (3 6)
tile-R20 = Łucznicy (2 3)
    .nom = łucznicy (2 3)
tile-R21 = Łucznicy (3 4)
    .nom = łucznicy (3 4)
tile-R22 = Łucznicy (4 5)
    .nom = łucznicy (4 5)
tile-R23 = Łucznicy (2 6)
    .nom = łucznicy (2 6)
tile-R24 = Łucznicy (5 6)
    .nom = łucznicy (5 6)
tile-R25 = Katafrakci (2 3 3)
    .nom = katafrakci (2 3 3)
tile-R26 = Katafrakci (4 5 5)
    .nom = katafrakci (4 5 5)
tile-R27 = Katafrakci (4 6 6)
    .nom = katafrakci (4 6 6)
tile-R28 = Jazda (4 5)
    .nom = jazda (4 5)
tile-R29 = Jazda (5 6)
    .nom = jazda (5 6)
tile-R30 = Jazda (3 6)
    .nom = jazda (3 6)

## Traits, what they do, and those with their numbers

trait-heal = Leczenie
trait-heal-text = Na rozkaz zdejmuje żeton Rany z jednostki innego twojego oddziału; żeton od razu jest wolny.
trait-excite = Zagrzewanie
trait-excite-text = Gdy dostaje rozkaz razem z oddziałem, który szarżuje, kontynuuje walkę lub strzela, daje mu w pierwszym rzucie jeszcze jedną kość.
trait-double-order = Podwójny rozkaz
trait-double-order-text = Na rozkaz pozwala w tej turze wydać kolejno rozkazy dwóm innym oddziałom, każdy płatny osobno.
trait-disband = Dezorganizacja
trait-disband-text = Jeśli trafi, a wrogiego oddziału nie zniszczy, przeciwnik traci na tę rundę jeden wolny żeton.
trait-extra-engagement = +X do walki
trait-extra-engagement-text = O X kości więcej w każdym rzucie w walce.
trait-extra-engagement-1 = +1 do walki
trait-extra-engagement-2 = +2 do walki
trait-extra-shooting = +X do ostrzału
trait-extra-shooting-text = O X kości więcej przy każdym ostrzale.
trait-extra-shooting-1 = +1 do ostrzału
trait-extra-wounds = +X ran
trait-extra-wounds-text = O X trafień więcej, jeśli w rzucie jest co najmniej jedno.
trait-extra-wounds-1 = +1 rana
trait-extra-wounds-2 = +2 rany
trait-fast = Szybki
trait-fast-text = Może dostać rozkaz w tej samej turze, w której został przegrupowany.
trait-impetus = Impet
trait-impetus-text = Premia za szarżę to dwie kości zamiast jednej.
trait-fury = Furia
trait-fury-text = W każdym rzucie w walce jeszcze jedna kość za każdy żeton Rozkazu na oddziale.
trait-overwhelming = Przełamanie
trait-overwhelming-text = Jeśli w szarży zniszczy wroga, musi od razu szarżować znowu, bez płacenia.
trait-reactive = Szybka reakcja
trait-reactive-text = Rozkaz kosztuje tyle, ile żetonów Rozkazu leży na oddziale, co najmniej jeden: 1, 1, 2, 4.
trait-slow = Powolny
trait-slow-text = Bez darmowego przegrupowania.
trait-long-range = Daleki zasięg
trait-long-range-text = Może strzelać także z tyłu, ale nie do szarżującego.
trait-leader = Wódz naczelny
trait-leader-text = O jeden żeton więcej, dopóki nosiciel cechy żyje.
trait-wide-arc = Szeroki kąt ostrzału
trait-wide-arc-text = Może strzelać także na front i do strefy walk sąsiedniego sektora.

## Zones as their reader sees them, whose sentence says whose they are; those of the enemy; and as one without a seat is told them

zone-left-front = lewy front
    .out = z lewego frontu
    .into = na lewy front
    .at = na lewym froncie
zone-left-rear = lewy tył
    .out = z lewych tyłów
    .into = na lewe tyły
    .at = na lewych tyłach
zone-left-engagement = lewa strefa walk
    .out = z lewej strefy walk
    .into = do lewej strefy walk
    .at = w lewej strefie walk
zone-centre-front = środkowy front
    .out = ze środkowego frontu
    .into = na środkowy front
    .at = na środkowym froncie
zone-centre-rear = środkowy tył
    .out = ze środkowych tyłów
    .into = na środkowe tyły
    .at = na środkowych tyłach
zone-centre-engagement = środkowa strefa walk
    .out = ze środkowej strefy walk
    .into = do środkowej strefy walk
    .at = w środkowej strefie walk
zone-right-front = prawy front
    .out = z prawego frontu
    .into = na prawy front
    .at = na prawym froncie
zone-right-rear = prawy tył
    .out = z prawych tyłów
    .into = na prawe tyły
    .at = na prawych tyłach
zone-right-engagement = prawa strefa walk
    .out = z prawej strefy walk
    .into = do prawej strefy walk
    .at = w prawej strefie walk
zone-enemy-left-front = front przeciwnika po twojej lewej
    .out = z frontu przeciwnika po twojej lewej
    .into = na front przeciwnika po twojej lewej
    .at = na froncie przeciwnika po twojej lewej
zone-enemy-left-rear = tył przeciwnika po twojej lewej
    .out = z tyłów przeciwnika po twojej lewej
    .into = na tyły przeciwnika po twojej lewej
    .at = na tyłach przeciwnika po twojej lewej
zone-enemy-centre-front = front przeciwnika pośrodku
    .out = z frontu przeciwnika pośrodku
    .into = na front przeciwnika pośrodku
    .at = na froncie przeciwnika pośrodku
zone-enemy-centre-rear = tył przeciwnika pośrodku
    .out = z tyłów przeciwnika pośrodku
    .into = na tyły przeciwnika pośrodku
    .at = na tyłach przeciwnika pośrodku
zone-enemy-right-front = front przeciwnika po twojej prawej
    .out = z frontu przeciwnika po twojej prawej
    .into = na front przeciwnika po twojej prawej
    .at = na froncie przeciwnika po twojej prawej
zone-enemy-right-rear = tył przeciwnika po twojej prawej
    .out = z tyłów przeciwnika po twojej prawej
    .into = na tyły przeciwnika po twojej prawej
    .at = na tyłach przeciwnika po twojej prawej
zone-A-left-front = lewy front A
    .out = z lewego frontu A
    .into = na lewy front A
    .at = na lewym froncie A
zone-A-left-rear = lewy tył A
    .out = z lewych tyłów A
    .into = na lewe tyły A
    .at = na lewych tyłach A
zone-A-centre-front = środkowy front A
    .out = ze środkowego frontu A
    .into = na środkowy front A
    .at = na środkowym froncie A
zone-A-centre-rear = środkowy tył A
    .out = ze środkowych tyłów A
    .into = na środkowe tyły A
    .at = na środkowych tyłach A
zone-A-right-front = prawy front A
    .out = z prawego frontu A
    .into = na prawy front A
    .at = na prawym froncie A
zone-A-right-rear = prawy tył A
    .out = z prawych tyłów A
    .into = na prawe tyły A
    .at = na prawych tyłach A
zone-B-left-front = lewy front B
    .out = z lewego frontu B
    .into = na lewy front B
    .at = na lewym froncie B
zone-B-left-rear = lewy tył B
    .out = z lewych tyłów B
    .into = na lewe tyły B
    .at = na lewych tyłach B
zone-B-centre-front = środkowy front B
    .out = ze środkowego frontu B
    .into = na środkowy front B
    .at = na środkowym froncie B
zone-B-centre-rear = środkowy tył B
    .out = ze środkowych tyłów B
    .into = na środkowe tyły B
    .at = na środkowych tyłach B
zone-B-right-front = prawy front B
    .out = z prawego frontu B
    .into = na prawy front B
    .at = na prawym froncie B
zone-B-right-rear = prawy tył B
    .out = z prawych tyłów B
    .into = na prawe tyły B
    .at = na prawych tyłach B
zone-onlooker-left-engagement = strefa walk na lewym skrzydle B
    .out = ze strefy walk na lewym skrzydle B
    .into = do strefy walk na lewym skrzydle B
    .at = w strefie walk na lewym skrzydle B
zone-onlooker-centre-engagement = środkowa strefa walk
    .out = ze środkowej strefy walk
    .into = do środkowej strefy walk
    .at = w środkowej strefie walk
zone-onlooker-right-engagement = strefa walk na prawym skrzydle B
    .out = ze strefy walk na prawym skrzydle B
    .into = do strefy walk na prawym skrzydle B
    .at = w strefie walk na prawym skrzydle B

## Parts of the game

phase-building = Budowanie armii
phase-deployment = Rozstawienie
phase-battle = Bitwa
phase-over = Koniec bitwy

## Prompts: what is to be done now

prompt-chance = Decyduje los.
prompt-building = Obaj gracze budują armie.
prompt-waiting = Teraz decyduje { $player }.
prompt-build = { $units ->
        [0] Zbuduj armię: otwórz oddział jego pierwszą jednostką albo weź gotową armię. Zostało PD: { $left }.
       *[other] Otwórz następny oddział albo zatwierdź armię. Zostało PD: { $left }.
    }
prompt-build-unit = Dołóż jednostki do otwartego oddziału, wybierz jego wierzchnią płytkę albo zamknij go. Zostało PD: { $left }.
prompt-deploy = Wystaw jeden ze swoich oddziałów na jednym ze swoich frontów lub tyłów.
prompt-turn = Twoja tura: jeśli chcesz, przegrupuj oddział, potem wydaj rozkaz albo spasuj.
prompt-action = Wydaj rozkaz albo spasuj.
prompt-first-order = Podwójny rozkaz: wydaj rozkaz innemu oddziałowi.
prompt-second-order = Podwójny rozkaz: wydaj rozkaz jeszcze jednemu oddziałowi albo zrezygnuj.
prompt-excite = Zagrzewanie: czy oddział { $unit } ma dostać jeszcze jedną kość?
prompt-reaction = Oddział { $unit } szarżuje: przechwyć go, ostrzelaj albo czekaj.
prompt-target = Szarża oddziału { $unit }: wybierz cel.
prompt-allot = Oddział { $unit }: wybierz jednostkę, która przyjmie następne trafienie. Zostało trafień: { $hits }.
prompt-mark = { $unit }, { $tile-nom }: jednostka jest trafiona, ale żyje. Oznacz ją żetonem Rany albo poświęć.
prompt-leader-token = Twój Wódz naczelny poległ, a wolnego żetonu nie masz: wybierz żeton, który opuści twoją pulę.
prompt-parting = Oddział { $unit } wychodzi z walki: wybierz, który twój oddział zada następny cios pożegnalny.
prompt-strike-back = Czy oddział { $unit } ma zadać cios odwetowy oddziałowi { $target }?
prompt-strike = Czy oddział { $unit } ma zadać cios pożegnalny oddziałowi { $target }?
prompt-removal = Koniec rundy: możesz dobrowolnie usunąć ranne oddziały.
prompt-removal-troops = Koniec rundy: możesz dobrowolnie usunąć ranne jednostki.
prompt-won-beaten = { $player } wygrywa: wroga armia jest pokonana.
prompt-won-both-beaten = Obie armie są pokonane. { $player } wygrywa, bo ma wyższy wynik.
prompt-won-tie = Obie armie są pokonane, a wyniki równe. { $player } wygrywa jako obrońca.
prompt-won-quiet = Za dużo spokojnych rund z rzędu. Rozstrzygają wyniki: wygrywa { $player }.
prompt-won-round-limit = Ostatnia runda się skończyła. Rozstrzygają wyniki: wygrywa { $player }.

## Words on buttons

action-army = { $player }: { $army-nom }
action-rolls = Rzut początkowy: A { $first }, B { $second }
action-hits = Trafienia: { $hits }
action-open = Nowy oddział: { $tile-nom }, { $points } PD
action-add = Dołóż: { $tile-nom }, { $points } PD
action-top = Na wierzch: { $tile-nom }
action-close = Zamknij oddział
action-undo = Rozbierz oddział { $number }
action-commit = Zatwierdź armię
action-ready = Gotowa armia { $number }
action-deploy = Wystaw { $unit } ({ $troop-nom }) { $zone-at }
action-redeploy = Przegrupuj { $unit } ({ $troop-nom }) { $zone-into }
action-move = Ruch taktyczny: { $unit } ({ $troop-nom }) { $zone-into }, koszt { $price }
action-charge = Szarża: { $unit } ({ $troop-nom }), koszt { $price }
action-carry-on = Kontynuacja walki: { $unit } ({ $troop-nom }) przeciw { $target } ({ $against-nom }), koszt { $price }
action-leave = Wyjście z walki: { $unit } ({ $troop-nom }), koszt { $price }
action-shoot = Ostrzał: { $unit } ({ $troop-nom }), cel { $target } ({ $against-nom }), koszt { $price }
action-heal = Leczenie ({ $unit }): { $target }, { $tile-nom }, koszt { $price }
action-double-order = Podwójny rozkaz: { $unit } ({ $troop-nom }), koszt { $price }
action-pass = Pas za jeden żeton
action-excite = Zagrzewanie: { $unit } ({ $troop-nom }), jeszcze jedna kość, koszt { $price }
action-no-excite = Bez Zagrzewania
action-enough = Zrezygnuj z drugiego rozkazu
action-intercept = Przechwycenie: { $unit } ({ $troop-nom }), koszt { $price }
action-shoot-against = Ostrzał szarżującego: { $unit } ({ $troop-nom }), koszt { $price }
action-wait = Oczekiwanie
action-target = Cel: { $unit } ({ $troop-nom })
action-allot = Trafienie: { $tile-nom }
action-mark-unused = Oznacz wolnym żetonem
action-mark-unit = Oznacz żetonem Rozkazu z oddziału { $unit } ({ $troop-nom })
action-mark-spent = Oznacz zużytym żetonem
action-remove = Poświęć jednostkę
action-leader-unit = Oddaj żeton Rozkazu z oddziału { $unit } ({ $troop-nom })
action-leader-spent = Oddaj zużyty żeton
action-leader-wound = Oddaj żeton Rany, jednostka zostanie zniszczona: { $tile-nom }
action-parting = Cios pożegnalny: { $unit } ({ $troop-nom })
action-strike-back = Cios odwetowy
action-strike = Cios pożegnalny
action-decline = Zrezygnuj z ciosu
action-give-up = Usuń oddział { $unit } ({ $troop-nom }), { $points } PD
action-give-up-troop = Usuń: { $tile-nom }, { $points } PD
action-done = Nikogo więcej nie usuwaj

## Log lines

event-armies = { $player }: { $army-nom }. { $enemy }: { $against-nom }.
event-ready = { $player } ma gotową armię.
event-opening-roll = Rzut początkowy, A { $first }, B { $second }: atakuje { $player }.
event-opening-tie = Rzut początkowy, A { $first }, B { $second }: obaj rzucają jeszcze raz.
event-deployed = { $player } wystawia oddział { $unit } { $zone-at }, na wierzchu { $tile-nom }, płytki: { $height }.
event-deployed-top = { $player } wystawia oddział { $unit } { $zone-at }, na wierzchu { $tile-nom }.
event-spread = Stosy zostają rozłożone. Zaczyna się bitwa.
event-round = Runda { $round }: zaczyna { $player }.
event-turn = Tura: { $player }
event-redeployed = { $player } przegrupowuje oddział { $unit } { $from-out } { $to-into }.
event-moved = { $player } wykonuje ruch taktyczny oddziałem { $unit } { $from-out } { $to-into }, koszt { $price }.
event-charged = { $player } szarżuje oddziałem { $unit } { $from-out }, koszt { $price }.
event-charged-again = Przełamanie: { $player } znów szarżuje oddziałem { $unit } { $from-out }.
event-carried-on = { $player } kontynuuje walkę oddziałem { $unit } przeciw oddziałowi { $target }, koszt { $price }.
event-leaving = { $player } wychodzi z walki oddziałem { $unit }, koszt { $price }.
event-shot = { $player } ostrzeliwuje oddziałem { $unit } oddział { $target }, koszt { $price }.
event-excited = { $player } używa Zagrzewania oddziału { $unit }: jeszcze jedna kość, koszt { $price }.
event-healed = { $player } używa Leczenia oddziału { $unit }: { $target }, { $tile-nom }, koszt { $price }.
event-doubled = { $player } wydaje oddziałowi { $unit } Podwójny rozkaz, koszt { $price }.
event-enough = { $player } rezygnuje z drugiego rozkazu.
event-passed = { $player } pasuje.
event-intercepted = { $player } przechwytuje oddział { $target } oddziałem { $unit }, koszt { $price }.
event-shot-against = { $player } ostrzeliwuje szarżujący oddział { $target } oddziałem { $unit }, koszt { $price }.
event-waited = { $player } czeka.
event-contact = Oddziały { $unit } i { $target } są w kontakcie.
event-rolled = { $kind ->
        [strike] Cios
        [back] Cios odwetowy
        [parting] Cios pożegnalny
       *[shot] Ostrzał
    }: { $unit } przeciw { $target }, kości: { $dice }, trafienia: { $hits }{ $more ->
        [0] { "" }
       *[other] , w tym { $more } za +X ran
    }.
event-cannot-strike = Oddział { $unit } nie ma już czarnej wartości i nie zadaje ciosu.
event-declined = { $player } rezygnuje z ciosu oddziału { $unit }.
event-shared = Podział trafień: { $units }, dla każdego { $hits }.
event-wounded = { $unit }, { $tile-nom }: jednostka otrzymuje żeton Rany.
event-wounded-spent = { $unit }, { $tile-nom }: jednostka otrzymuje żeton Rany ze zużytych.
event-wounded-order = { $unit }, { $tile-nom }: jednostka otrzymuje żeton Rany z Rozkazu oddziału { $lender }.
event-destroyed = { $player } traci jednostkę: { $unit }, { $tile-nom }, { $points } PD.
event-removed = { $player } poświęca jednostkę: { $unit }, { $tile-nom }, { $points } PD.
event-given-up = { $player } dobrowolnie usuwa jednostkę: { $unit }, { $tile-nom }, { $points } PD.
event-lost-with-leader = { $player } traci jednostkę z żetonem Wodza naczelnego: { $unit }, { $tile-nom }, { $points } PD.
event-unit-destroyed = { $player } traci cały oddział { $unit }.
event-to-front = Oddział { $unit } przechodzi { $to-into }.
event-leader-unused = { $player } traci Wodza naczelnego: pulę opuszcza wolny żeton.
event-leader-spent = { $player } traci Wodza naczelnego: pulę opuszcza zużyty żeton.
event-leader-unit = { $player } traci Wodza naczelnego: pulę opuszcza żeton Rozkazu z oddziału { $unit }.
event-leader-fallen = { $player } traci Wodza naczelnego: pulę opuszcza żeton poległych.
event-leader-wound = { $player } traci Wodza naczelnego: pulę opuszcza żeton Rany.
event-disbanded = Dezorganizacja ({ $unit }): { $player } traci na tę rundę wolny żeton.
event-round-end = Koniec rundy { $round }. Żetony wracają, żetony Rany zostają.
event-ended-beaten = { $player } wygrywa: wroga armia jest pokonana ({ $count } do { $other }).
event-ended-both-beaten = Obie armie są pokonane. { $player } wygrywa, bo ma wyższy wynik ({ $count } do { $other }).
event-ended-tie = Obie armie są pokonane, a wyniki równe. { $player } wygrywa jako obrońca ({ $count } do { $other }).
event-ended-quiet = Za dużo spokojnych rund z rzędu. Rozstrzygają wyniki: wygrywa { $player } ({ $count } do { $other }).
event-ended-round-limit = Ostatnia runda się skończyła. Rozstrzygają wyniki: wygrywa { $player } ({ $count } do { $other }).

## Refusals: why something cannot be done

refusal-game-over = Bitwa jest skończona.
refusal-chance = O kościach decyduje los.
refusal-committed = Twoja armia jest zatwierdzona i nie można jej już zmienić.
refusal-not-your-turn = Teraz decyduje { $player }.
refusal-other-decision = Najpierw trzeba zdecydować o czymś innym.
refusal-foreign = Ta płytka należy do drugiej armii.
refusal-picked = W twojej armii już jest: { $tile-nom }.
refusal-too-dear = Kosztuje { $points } PD, a zostało { $left }.
refusal-marker-tiles = Pozostałe płytki są potrzebne jako płytki graniczne.
refusal-formation = { $limit ->
        [one] Z tą jednostką oddział mógłby liczyć najwyżej { $limit } jednostkę: liczy się najniższa wartość formacji.
        [few] Z tą jednostką oddział mógłby liczyć najwyżej { $limit } jednostki: liczy się najniższa wartość formacji.
       *[many] Z tą jednostką oddział mógłby liczyć najwyżej { $limit } jednostek: liczy się najniższa wartość formacji.
    }
refusal-unit-open = Najpierw zamknij otwarty oddział.
refusal-no-unit-open = Żaden oddział nie jest otwarty.
refusal-not-in-unit = W otwartym oddziale nie ma: { $tile-nom }.
refusal-no-closed-unit = Nie ma zamkniętego oddziału o tym numerze.
refusal-no-troops = Armia ma co najmniej jedną jednostkę.
refusal-no-ready-army = Nie ma gotowej armii o tym numerze.
refusal-not-your-unit = To nie twój oddział.
refusal-not-an-enemy = To nie wrogi oddział.
refusal-not-in-reserve = Tego oddziału nie ma wśród oddziałów do wystawienia.
refusal-not-your-zone = Oddziały wystawiasz na swoich frontach i tyłach, a nie tutaj: { $zone }.
refusal-not-on-field = Nie ma takiego oddziału na polu bitwy.
refusal-redeployed = Ten oddział został w tej turze przegrupowany i nie może dostać rozkazu.
refusal-slow = Powolnego oddziału nie można przegrupować za darmo.
refusal-in-engagement = Oddział w strefie walk nie może się tak przesunąć.
refusal-not-neighbouring = Ta strefa nie sąsiaduje: { $zone }.
refusal-too-few-tokens = Rozkaz dla oddziału { $unit } kosztuje teraz { $price }; twoje wolne żetony: { $unused }.
refusal-not-on-front = Oddział musi stać na froncie.
refusal-no-black-face = Żadna żywa jednostka oddziału nie ma czarnej wartości.
refusal-no-white-face = Żadna żywa jednostka oddziału nie ma białej wartości.
refusal-nobody-to-charge = Stąd nie ma na kogo szarżować.
refusal-not-in-contact = Na początku tury oddział nie był w kontakcie z wrogiem.
refusal-not-in-its-engagement = Te dwa oddziały nie są w tej samej walce.
refusal-not-a-shot-target = Do tego oddziału nie można stamtąd strzelać.
refusal-banned = W tej turze akcje specjalne są zakazane.
refusal-no-trait = Oddział nie ma żywego nosiciela tej cechy: { $trait }.
refusal-heals-others = Nosiciel cechy leczy inne oddziały, a nie własny.
refusal-not-wounded = Bez żetonu Rany: { $tile-nom }.
refusal-no-order-to-follow = Podwójny rozkaz kosztuje { $price }. Za pozostałe wolne żetony ({ $left }) nie dałoby się wydać rozkazu innemu oddziałowi.
refusal-ordered-already = Ten oddział dostał już rozkaz w tym Podwójnym rozkazie.
refusal-cannot-react = Reagować mogą tylko oddziały na froncie sektora, w którym trwa szarża.
refusal-not-a-charge-target = Ten oddział nie może być celem szarży.
refusal-takes-no-hit = Nie przyjmie więcej trafień: { $tile-nom }.
refusal-unused-first = Dopóki masz wolny żeton, ranę oznaczasz właśnie nim.
refusal-no-such-token = Nie ma takiego żetonu do wzięcia.
refusal-no-parting-strike = Ten oddział nie zadaje ciosu pożegnalnego.
refusal-units-only = Przy tym stole usuwa się całe oddziały.
refusal-troops-only = Przy tym stole usuwa się pojedyncze jednostki.

## Faults in options and positions

fault-battle-size-50 = Wielkość bitwy 50 jest możliwa tylko tam, gdzie stół na to pozwala.
fault-same-army = Obaj mają tę samą armię tylko tam, gdzie stół na to pozwala; w innym razie B ma tę, której nie ma A.
fault-position-seats = Miejsca są dwa: A i B.
fault-position-units = Oddział składa się z jednostek swojej armii, każda płytka raz, w granicach limitu formacji, wielkości bitwy i płytek granicznych.
fault-position-zones = Ten oddział nie może teraz tam stać.
fault-position-engagements = W walce są oddziały obu graczy, a jeden z nich ma tylko jeden oddział.
fault-position-tokens = Żetony nie zgadzają się z pulą albo leżą tam, gdzie nie mogą.
fault-position-wounds = Rany nie pasują do jednostek.
fault-position-deed = Wykonywany rozkaz nie pasuje do tej pozycji.
fault-position-step = Bitwa nie może być na tym etapie.

## Options of a table

option-battle_size = Wielkość bitwy
option-battle_size-50 = 50 PD
option-battle_size-60 = 60 PD
option-battle_size-70 = 70 PD
option-battle_size-80 = 80 PD
option-battle_size-90 = 90 PD
option-battle_size-100 = 100 PD
option-battle_size_50 = Wielkość bitwy 50
option-battle_size_50-no = Niedostępna
option-battle_size_50-yes = Dostępna, jak w późniejszych wydaniach
option-army_of_a = Armia gracza A
option-army_of_a-celts = Celtowie
option-army_of_a-romans = Rzymianie
option-army_of_a-random = Wybiera los
option-same_army = Ta sama armia dla obu
option-same_army-no = Nie: jest jedno pudełko
option-same_army-yes = Tak, jak przy dwóch pudełkach
option-army_of_b = Armia gracza B
option-army_of_b-other = Ta, której nie ma gracz A
option-army_of_b-celts = Celtowie
option-army_of_b-romans = Rzymianie
option-marker_tiles = Płytki graniczne
option-marker_tiles-4 = Cztery płytki zostają poza armią
option-marker_tiles-0 = Żadna
option-stack_view = Co widać ze stosu
option-stack_view-top_and_height = Wierzchnią płytkę i wysokość
option-stack_view-top_only = Wierzchnią płytkę
option-reserve_view = Co widać z oddziałów do wystawienia
option-reserve_view-tops = Wierzchnią płytkę każdego stosu
option-reserve_view-count = Liczbę stosów
option-special_first_turn_ban = Jak długo akcje specjalne są zakazane
option-special_first_turn_ban-attacker_first_turn = W pierwszej turze atakującego
option-special_first_turn_ban-each_first_turn = W pierwszej turze każdego gracza
option-special_first_turn_ban-first_round = W całej pierwszej rundzie
option-shoot_into_engagement = Kogo trafia ostrzał walczących
option-shoot_into_engagement-enemy = Wrogie oddziały z tej walki
option-shoot_into_engagement-both = Wszystkie oddziały obu stron
option-shoot_rounding = Zaokrąglanie dzielonych trafień
option-shoot_rounding-up = W górę
option-shoot_rounding-nearest = Do najbliższej, połówki w górę
option-shoot_rounding-down = W dół
option-unit_numbers = Numery oddziałów
option-unit_numbers-build = W kolejności budowania
option-unit_numbers-deployment = W kolejności wystawiania
option-spent_tokens_for_wounds = Zużyte żetony na rany
option-spent_tokens_for_wounds-usable = Dozwolone
option-spent_tokens_for_wounds-locked = Niedozwolone
option-voluntary_removal = Co można usunąć na koniec rundy
option-voluntary_removal-unit = Całe ranne oddziały
option-voluntary_removal-troop = Pojedyncze ranne jednostki
option-wide_arc_reaction = Szeroki kąt ostrzału przeciw szarży w sąsiednim sektorze
option-wide_arc_reaction-no = Niedozwolony
option-wide_arc_reaction-yes = Dozwolony
option-optional_strikes = Ciosy odwetowe i pożegnalne
option-optional_strikes-no = Zawsze
option-optional_strikes-yes = Decyduje właściciel
option-victory_check = Kiedy sprawdza się zwycięstwo
option-victory_check-round_end = Na koniec rundy
option-victory_check-each_turn = Także po każdej turze
option-victory_base = Połowa czego pokonuje armię
option-victory_base-fielded = Wystawionych PD
option-victory_base-battle_size = Wielkości bitwy
option-quiet_rounds_limit = Po ilu spokojnych rundach z rzędu kończy się bitwa
option-quiet_rounds_limit-10 = 10
option-quiet_rounds_limit-0 = Nigdy
option-quiet_rounds_limit-5 = 5
option-quiet_rounds_limit-20 = 20
option-round_limit = Po ilu rundach kończy się bitwa
option-round_limit-100 = 100
option-round_limit-0 = Nigdy
option-round_limit-30 = 30
option-round_limit-50 = 50

## What is our reconstruction

reconstruction-traits = Co robią cechy i jakie wartości mają płytki: jedno i drugie pochodzi z opublikowanych źródeł, w tekście instrukcji tego nie ma.
reconstruction-guards = To, że bitwa kończy się po dziesięciu spokojnych rundach albo po rundzie 100: instrukcja nie zna takiego końca, ale program musi go mieć.

## The position in words

describe-phase = { $phase }. Wielkość bitwy: { $size } PD.
describe-attacker = Atakującym jest { $name }.
describe-round = Runda { $round }, tura: { $name }. Pierwszy w rundzie: { $first }.
describe-ban = W tej turze akcje specjalne są zakazane.
describe-quiet = Spokojne rundy z rzędu: { $rounds } z { $limit }.
describe-head-army = armia
describe-head-state = stan
describe-head-unused = wolne
describe-head-orders = Rozkazy
describe-head-spent = zużyte
describe-head-wounds = Rany
describe-head-fallen = polegli
describe-head-pool = pula
describe-head-lost = stracone PD
describe-head-beaten-at = pokonana przy
describe-head-fielded = wystawione PD
describe-ready-army = gotowa
describe-building-army = w budowie
describe-left = lewy
describe-centre = środek
describe-right = prawy
describe-sector-1 = 1: prawy A, lewy B
describe-sector-2 = 2: środkowy
describe-sector-3 = 3: lewy A, prawy B
describe-rear = tył
describe-front = front
describe-engagement-zone = strefa walk
describe-reserve = do wystawienia
describe-stack = { $unit }, { $zone }: na wierzchu { $tile-nom }, płytki: { $height }.
describe-own-stack = { $unit }, { $zone }: { $troops-nom }. Płytki od góry: { $tiles }; czarne { $black }, białe { $white }. PZ { $wounds }, PD { $points }.
describe-unit = { $unit }, { $zone }: { $troops-nom }. Płytki { $tiles }; czarne { $black }, białe { $white }. PZ { $wounds }, PD { $points }, żetony Rozkazu { $orders }, koszt następnego rozkazu { $price }.
describe-wounded = { $unit }, ranne: { $troops-nom } ({ $tiles }).
describe-traits = { $unit }, cechy: { $traits }.
describe-expected = { $unit }, średnio trafień: szarża { $charge }, kontynuacja walki { $carry }, cios odwetowy { $back }, ostrzał { $shot }.
describe-hidden-stacks = { $name }, niewidoczne stosy do wystawienia: { $count }.
describe-building = Wydane PD: { $points }, zostało: { $left }. Tyle płytek można jeszcze wybrać: { $room }.
describe-closed = Oddział { $number } od góry: { $troops-nom } ({ $tiles }), { $points } PD.
describe-open = Otwarty oddział od góry: { $troops-nom } ({ $tiles }), { $points } PD.
describe-ready = Gotowa armia { $number }, { $points } PD: { $units }
describe-redeployed = W tej turze przegrupowany: { $unit }.
describe-double-order = Podwójny rozkaz: { $unit }; pierwszy rozkaz: { $first }.
describe-charger = Oddział { $unit } szarżuje, celu jeszcze nie ma.
describe-charge = Szarża oddziału { $unit }, cel: { $target }.
describe-carry-on = Oddział { $unit } kontynuuje walkę, cel: { $target }.
describe-leave = Oddział { $unit } wychodzi z walki.
describe-shoot = Oddział { $unit } strzela, cel: { $target }.
describe-excited = Oddział { $unit } ma jeszcze jedną kość za Zagrzewanie.
describe-parting = Cios pożegnalny zadadzą jeszcze: { $units }.
describe-roll = { $kind ->
        [strike] Cios
        [back] Cios odwetowy
        [parting] Cios pożegnalny
       *[shot] Ostrzał
    }: { $unit } przeciw { $target }, kości: { $dice }.
describe-head-hits = trafienia
describe-head-chance = szansa
describe-hits = { $unit }, trafienia do rozdzielenia: { $hits }.
describe-head-tile = płytka
describe-head-troop = jednostka
describe-decimal = { $whole },{ $tenths }
describe-percent = { $whole },{ $tenths }%
describe-head-black = czarne
describe-head-white = białe
describe-head-wound-points = PZ
describe-doomed = ginie
describe-hit = trafiona
describe-marked = ranna
describe-share = Potem swoją część przyjmuje { $unit }, trafienia: { $hits }.
describe-trait = { $trait }: { $text }
describe-head-points = PD
describe-head-formation = formacja
describe-head-traits = cechy
describe-head-tiles = płytki (wartości, czarne / białe)

## Building

value-points = Punkty dyslokacji
value-formation = Wartość formacji
value-wounds = Punkty zdrowia
told-tile = { $troop }: punkty dyslokacji { $points }, wartość formacji { $formation }, punkty zdrowia { $wounds }
told-black = czarne wartości kości { $faces }
told-white = białe wartości kości { $faces }
build-purse = Punkty i zatwierdzenie
build-left = { $count ->
        [one] punkt został
        [few] punkty zostały
       *[many] punktów zostało
    }
build-spent = wydano { $points } z { $size }
build-points = { $count ->
        [one] { $count } punkt
        [few] { $count } punkty
       *[many] { $count } punktów
    }
build-units = { $count ->
        [one] { $count } oddział
        [few] { $count } oddziały
       *[many] { $count } oddziałów
    }
build-troops = { $count ->
        [one] { $count } jednostka
        [few] { $count } jednostki
       *[many] { $count } jednostek
    }
build-room = { $count ->
        [0] Więcej płytek się nie zmieści: reszta wyznacza sektory.
        [one] Miejsce na jeszcze jedną płytkę
        [few] Miejsce na jeszcze { $count } płytki
       *[many] Miejsce na jeszcze { $count } płytek
    }
build-other-builds = { $name } jeszcze tworzy armię.
build-other-ready = { $name } ma gotową armię.
build-yours-ready = Twoja armia jest zatwierdzona.
build-secret = Nikt nie widzi armii przeciwnika, dopóki obie nie są gotowe.
build-commit = Zatwierdź armię
build-commit-sure = Zatwierdź ostatecznie
build-sure = Oddziały: { $units }, jednostki: { $troops }, punkty: { $points } z { $size }.
build-left-over = Punkty niewydane: { $left }, płytki poza armią: { $out }. Zatwierdzonej armii nie można już zmienić.
build-go-on = Tworzę dalej
build-open = Otwarty oddział
build-hint = Wybierz jednostkę: otworzy oddział i będzie leżeć na wierzchu.
build-hint-done = Więcej jednostek wziąć nie można. Zatwierdź armię albo rozbierz oddział.
build-full = Nic więcej się nie zmieści. Następna jednostka otworzy nowy oddział.
build-formation = { $count } z { $limit }
build-formation-text = Jednostki w oddziale i ile ich najwyżej dopuszcza najniższa wartość formacji
build-mean = ø { $mean }
build-mean-text = Średnia trafień na kość
build-top = na wierzchu
build-on-top = Na wierzchu: { $troop }.
build-to-top = Połóż na wierzchu: { $troop }.
build-close = Zamknij oddział
build-apart = Rozbierz
build-reopen = Otwórz ponownie
build-roster = Jednostki
build-order = Kolejność
build-order-troop = Jednostka
build-order-points = Punkty
build-order-formation = Formacja
build-filter = Pokaż
build-filter-all = Wszystkie jednostki
build-filter-fits = Co można teraz wziąć
build-filter-black = Z czarnymi wartościami
build-filter-white = Z białymi wartościami
build-filter-two-wounds = Z dwoma punktami zdrowia
build-nothing = Nie ma takiej jednostki.
build-in-open = W otwartym oddziale.
build-in-unit = W oddziale { $number }.
build-army = Twoja armia
build-empty = Żaden oddział nie jest jeszcze zamknięty. Gotowa armia to szybki początek.
build-unit = Oddział { $number }
build-ready = Gotowe armie
build-ready-number = Armia { $number } z { $count }
build-ready-take = Weź tę armię
build-ready-replaces = Zastąpi to, co już jest. Cofnięcie to przywróci.
build-previous = Poprzednia armia
build-next = Następna armia
build-shuffle = Przetasuj

## The result

summary-player = Gracz
summary-row-army = Armia
summary-row-destroyed = Zniszczone punkty
summary-row-by-strikes = ciosami
summary-row-by-shots = ostrzałem
summary-row-given-up = usunął przeciwnik
summary-row-needed = Potrzebne punkty
summary-row-troops = Stracone jednostki
summary-row-units = Stracone oddziały
summary-row-strikes = Rzuty w walce
summary-row-shots = Rzuty przy ostrzale
summary-row-hits = Trafienia
summary-row-expected = Oczekiwane trafienia
summary-row-luck = Szczęście
summary-number = { $number }
summary-more = +{ $number }
summary-note = Oczekiwane: średnia każdego rzutu przy wartościach, które były wtedy w grze. To, co kości dały ponad nią, to szczęście.

## The board

board-unit = { $unit }: { $troops }
board-unit-of = { $unit } ({ $name })
board-unit-title = { $unit } ({ $name })
board-times = { $count } × { $troop }
board-face-down = { $count ->
    [one] { $count } zakryta płytka
    [few] { $count } zakryte płytki
   *[many] { $count } zakrytych płytek
}
board-under-it = to, co leży pod spodem, jest ukryte
board-unit-told = pozostałe punkty zdrowia: { $wounds }, wart punktów: { $points }, rozkazów na nim: { $orders }, następny kosztuje { $price }
board-choose-unit = Rozkazy dla: { $unit }
board-choose-stack = Wystaw { $unit }
board-battlefield = Pole bitwy
board-situation = Sytuacja
board-engagement = Walka
board-free = za darmo
board-tag = zniszczy { $percent }%
board-tag-own = zginie { $percent }%
board-why-not = Dlaczego nie tutaj: { $zone }?
board-fallen = Tu został zniszczony oddział { $unit }
board-open-sector = { $own ->
    [yes] Nie masz oddziału w tym sektorze
   *[no] Brak oddziału w tym sektorze
}
board-goal = Zniszcz połowę armii przeciwnika
board-goal-rules = Jak wygrywa się bitwę
board-stands = { $own ->
    [yes] ty: { $count } z { $needed }
   *[no] { $name }: { $count } z { $needed }
}
board-counted-round = liczy się na końcu każdej rundy
board-counted-turn = liczy się po każdej turze
board-round-of = runda { $round } z { $last }
board-flank-left = lewy
board-flank-centre = środkowy
board-flank-right = prawy
board-flank-left-of = lewe skrzydło { $seat }
board-flank-centre-of = środek
board-flank-right-of = prawe skrzydło { $seat }
board-attacker = atakujący
board-defender = obrońca
board-tokens-unused = Wolne żetony: { $count }
board-tokens-orders = Rozkazy na oddziałach: { $count }
board-tokens-spent = Zużyte żetony: { $count }
board-tokens-wounds = Rany: { $count }
board-tokens-fallen = Żetony poległych: { $count }
board-to-half = { $left ->
    [0] straconych punktów: połowa armii
    [one] straconych punktów, do połowy { $left }
    [few] straconych punktów, do połowy { $left }
   *[many] straconych punktów, do połowy { $left }
}
board-quiet = Spokojne rundy: { $quiet } z { $limit }
board-ban = W tej pierwszej turze nie ma akcji specjalnych.
board-hint-unit = Naciśnij swój oddział, aby zobaczyć jego rozkazy.
board-hint-moves = Naciśnij podświetloną strefę, aby tam przejść.
board-hint-stack = Naciśnij stos, a potem strefę.
board-hint-zone = Dokąd trafi { $unit }?
board-reserve = { $name }: stosy do wystawienia { $count }
board-unseen-stacks = { $count ->
    [one] { $count } stos, którego nie widać
    [few] { $count } stosy, których nie widać
   *[many] { $count } stosów, których nie widać
}
board-stack-text = Przed bitwą widać tylko wierzchnią płytkę stosu.
board-black = Czarne wartości
board-white = Białe wartości
board-wounds-left = Pozostałe punkty zdrowia
board-worth = Punkty dyslokacji
board-orders = Żetony Rozkazu na nim
board-price = Koszt następnego rozkazu
board-formation = Wartość formacji
board-trait = { $trait }: { $effect }
board-dice = { $dice ->
    [one] { $dice } kość
    [few] { $dice } kości
   *[many] { $dice } kości
}
board-chance = { $more ->
    [yes] { $hits } lub więcej trafień { $percent }%
   *[no] { $hits ->
        [one] { $hits } trafienie
        [few] { $hits } trafienia
       *[many] { $hits } trafień
    } { $percent }%
}
board-chance-hits = trafi { $percent }%
board-chance-destroys = zniszczy { $percent }%
board-short-hits = trafi { $percent }%
board-short-destroys = zniszczy { $percent }%
board-short-struck = trafiony { $percent }%
board-short-falls = zginie { $percent }%
board-short-answers = { $count ->
    [0] bez odpowiedzi
    [one] { $count } może odpowiedzieć
    [few] { $count } mogą odpowiedzieć
   *[many] { $count } może odpowiedzieć
}
board-percent = { $percent }%
board-shared = Trafienia dzielą między siebie: { $units }.
board-roll-strike = { $known ->
    [yes] { $by } zadaje cios: { $at }
   *[no] { $by } zadaje cios
}
board-roll-strike-back = { $by } – cios odwetowy: { $at }
board-roll-parting-strike = { $by } – cios pożegnalny: { $at }
board-roll-shot = { $by } strzela: { $at }
board-roll-shot-against = { $by } strzela: { $at }
board-rolled-strike = Cios { $by } ({ $at }):
board-rolled-strike-back = Cios odwetowy { $by } ({ $at }):
board-rolled-parting-strike = Cios pożegnalny { $by } ({ $at }):
board-rolled-shot = Ostrzał { $by } ({ $at }):
board-rolled-shot-against = Ostrzał { $by } ({ $at }):
board-rolled-hits = { $hits ->
    [0] bez trafień
    [one] { $hits } trafienie
    [few] { $hits } trafienia
   *[many] { $hits } trafień
}
board-order-charge = Szarża
board-order-carry_on = Kontynuacja walki z { $at }
board-order-leave = Wyjście z walki
board-order-shoot = { $aimed ->
    [yes] { $unit } strzela: { $at }
   *[no] { $unit } strzela
}
board-order-heal = Leczenie: { $troop } ({ $at })
board-order-double_order = Podwójny rozkaz
board-order-intercept = { $unit } przechwytuje
board-order-target = Walka z { $at }
board-order-parting = { $unit } uderza następny
board-order-give_up = Usuń { $unit }
board-costs = koszt { $price }
board-if-wait = Jeśli czekasz
board-target = Cel
board-falls = ginie
board-hits-back = trafi w odwecie
board-charger-falls = szarżujący ginie
board-priced = { $unit } (koszt { $price })
board-may-intercept = Może przechwycić: { $units }.
board-may-shoot = Może ostrzelać szarżującego: { $units }.
board-no-answer = Żaden wrogi oddział nie może tam przechwycić ani strzelić.
board-way-clear = Nikt nie stoi na drodze: na tę szarżę nie ma reakcji, a cel wybierasz zaraz potem.
board-about-heal = Żeton Rany od razu staje się wolny.
board-about-double_order = Potem dwa inne oddziały dostaną po rozkazie, każdy płatny osobno.
board-nobody-strikes = Żaden wrogi oddział nie może zadać mu ciosu.
board-given-up = Punkty dla wroga: { $points }; zwolnione żetony Rany: { $tokens }.
board-hits-left = { $hits ->
    [one] trafienie do przydzielenia
    [few] trafienia do przydzielenia
   *[many] trafień do przydzielenia
}
board-doomed = ginie, punkty: { $points }
board-would-die = zginie, punkty: { $points }
board-would-mark = zostanie ranna
board-to-mark = jest ranna
board-mark-unused = Żeton Rany to jeden z twoich wolnych żetonów ({ $count }).
board-mark-none = Nie masz wolnego żetonu: weź go z oddziału albo ze zużytych.
board-mark-remove = Usunięta jednostka daje wrogowi punkty: { $points }.
board-share-follows = Potem { $unit } otrzyma { $hits ->
    [one] { $hits } trafienie.
    [few] { $hits } trafienia.
   *[many] { $hits } trafień.
}
legend-title = Znaki
legend-close = Zamknij znaki
legend-black = czarna wartość: trafia w walce
legend-white = biała wartość: trafia przy ostrzale
legend-unit = oddział: właściciel i numer
legend-price = tyle żetonów kosztuje następny rozkaz
legend-unused = wolny żeton
legend-orders = żeton Rozkazu do końca rundy
legend-wounds = żeton Rany
legend-spent = zużyty żeton do końca rundy
legend-fallen = żeton poległych do końca rundy
legend-engaged = oddziały w kontakcie
legend-redeployed = przegrupowany w tej turze
legend-press = Naciśnij cokolwiek, co nie świeci: dowiesz się, dlaczego nie.
board-says-round = Runda { $round }. Tura gracza { $name }.
board-says-zone = { $zone }: { $units }.
board-says-faces = czarne { $black }, białe { $white }
board-says-wounded = ranne: { $troops }
board-says-engagement = W kontakcie: { $a } i { $b }.
board-says-tokens = Żetony gracza { $name }: wolne { $unused }, rozkazy na oddziałach { $orders }, zużyte { $spent }, rany { $wounds }, poległych { $fallen }; razem { $pool }.
board-says-losses = { $name } – stracone punkty: { $lost }; armia jest pokonana przy { $breaks }.
board-says-reserve = { $name } ma jeszcze do wystawienia (stosy: { $count }): { $units }.
board-says-open = { $name } nie ma oddziału w sektorach: { $sectors }.
board-says-wounds = { $unit } otrzymuje rany; pozostałe trafienia: { $hits }.
