### Field of Glory: The Card Game. Names of cards and other words follow the glossary of the rulebook.
### `.acc` is the accusative with its article. Player names take no suffix. Numbers have their articles from AZ.

tagline = Tartsd a csatasort, karold át az ellenséget, és őrizz meg az öt oszlopból hármat a következő körödig.

## Kinds of cards

kind-heavy-infantry = Nehézgyalogság
    .acc = a nehézgyalogságot
kind-medium-infantry = Közepes gyalogság
    .acc = a közepes gyalogságot
kind-light-infantry = Könnyűgyalogság
    .acc = a könnyűgyalogságot
kind-pike = Falanx
    .acc = a falanxot
kind-spear = Lándzsások
    .acc = a lándzsásokat
kind-archers = Íjászok
    .acc = az íjászokat
kind-cavalry = Lovasság
    .acc = a lovasságot
kind-light-cavalry = Könnyűlovasság
    .acc = a könnyűlovasságot
kind-elephants = Elefántok
    .acc = az elefántokat
kind-commander = Vezér
    .acc = a vezért
kind-overlap = Bekerítés
    .acc = a bekerítést
kind-reserves = Tartalék
    .acc = a tartalékot

## The faces: a kind with its command points

card-HI2 = 2-es nehézgyalogság
    .acc = a 2-es nehézgyalogságot
card-HI3 = 3-as nehézgyalogság
    .acc = a 3-as nehézgyalogságot
card-HI4 = 4-es nehézgyalogság
    .acc = a 4-es nehézgyalogságot
card-MI2 = 2-es közepes gyalogság
    .acc = a 2-es közepes gyalogságot
card-MI3 = 3-as közepes gyalogság
    .acc = a 3-as közepes gyalogságot
card-MI4 = 4-es közepes gyalogság
    .acc = a 4-es közepes gyalogságot
card-LI2 = 2-es könnyűgyalogság
    .acc = a 2-es könnyűgyalogságot
card-LI3 = 3-as könnyűgyalogság
    .acc = a 3-as könnyűgyalogságot
card-LI4 = 4-es könnyűgyalogság
    .acc = a 4-es könnyűgyalogságot
card-PK2 = 2-es falanx
    .acc = a 2-es falanxot
card-PK3 = 3-as falanx
    .acc = a 3-as falanxot
card-PK4 = 4-es falanx
    .acc = a 4-es falanxot
card-SP2 = 2-es lándzsások
    .acc = a 2-es lándzsásokat
card-SP3 = 3-as lándzsások
    .acc = a 3-as lándzsásokat
card-SP4 = 4-es lándzsások
    .acc = a 4-es lándzsásokat
card-AR2 = 2-es íjászok
    .acc = a 2-es íjászokat
card-AR3 = 3-as íjászok
    .acc = a 3-as íjászokat
card-CV2 = 2-es lovasság
    .acc = a 2-es lovasságot
card-CV3 = 3-as lovasság
    .acc = a 3-as lovasságot
card-CV4 = 4-es lovasság
    .acc = a 4-es lovasságot
card-LC2 = 2-es könnyűlovasság
    .acc = a 2-es könnyűlovasságot
card-LC3 = 3-as könnyűlovasság
    .acc = a 3-as könnyűlovasságot
card-LC4 = 4-es könnyűlovasság
    .acc = a 4-es könnyűlovasságot
card-EL2 = 2-es elefántok
    .acc = a 2-es elefántokat
card-EL3 = 3-as elefántok
    .acc = a 3-as elefántokat
card-CO5 = vezér
    .acc = a vezért
card-OV2 = bekerítés
    .acc = a bekerítést
card-RS2 = tartalék
    .acc = a tartalékot

## What a kind of card does

effect-heavy-infantry = Rohamot vezetve: −2 lovasság ellen. Erdőben −2.
effect-medium-infantry = Nincs speciális szabálya.
effect-light-infantry = Rohamot vezetve: +3 elefántok ellen. Erdőben +1. Állhat elefántokkal egy oszlopban.
effect-pike = Rohamot vezetve: +1, ha a második egység is falanx. Erdőben −2. Sosem vonulhat vissza.
effect-spear = Rohamot vezetve: −1 lovasság ellen. Elöl védekezve döntetlennél győz. Erdőben −2. Sosem vonulhat vissza.
effect-archers = Bármilyen egységgel állhat egy oszlopban.
effect-cavalry = Rohamot vezetve: −2 elefántok ellen, −1 falanx ellen. Erdőben −2.
effect-light-cavalry = Ingyen rakható le, csak nehéz terepen kerül 1-be. Nem számít lovasságnak.
effect-elephants = Rohamot vezetve: −4 könnyűgyalogság ellen. Erdőben −2. Állhat könnyűgyalogsággal egy oszlopban. Sosem vonulhat vissza. Fejvesztve menekülhet: ha harcban elvész, a húzópakli felső lapja is vele megy.
effect-commander = 5 parancsnoki pontot ad: fizetésre, bónuszkártyának vagy öt lap húzásához. Sosem kerül a csatatérre.
effect-overlap = Rohamban, a bónuszkártya előtt játszható ki: +1 minden egységedért a szomszédos, ellenségtől mentes oszlopokban, ha a mozgásának költsége legfeljebb 3.
effect-reserves = Akcióként játszható ki: három lapot húzol.

## Terrain

terrain-plain = Síkság
terrain-rough = Nehéz terep
terrain-woods = Erdő
terrain-hill = Domb

effect-plain = Nincs hatása.
effect-rough = Minden ide lerakott egység 1-gyel többe kerül. Harcban nem számít.
effect-woods = Harcban mindkét fél elöl lévő egysége szerint: −2 nehézgyalogságnak, falanxnak, lándzsásoknak, lovasságnak és elefántoknak, +1 könnyűgyalogságnak.
effect-hill = Harcban +1 a védekezőnek, ha ez a terepkártya az ő birtokában van.

## Seats, phases, parts of a strength

seat-red = Piros
seat-blue = Kék

phase-set-up = Előkészületek
phase-draft = Válogatás
phase-advance = Előretörés
phase-flank-attacks = Átkarolási kísérlet
phase-player-actions = Akciók
phase-draw-cards = Kártyahúzás
phase-over = A játék vége

part-combat-value = Harci érték
part-bonus-card = Bónuszkártya
part-two-units = Két egység bónusza
part-terrain = Terep
part-modifier = Módosító
part-pike-pair = Falanxpár
part-flank = Átkarolási bónusz
part-overlap = Bekerítés

## Prompts: what is to be done now

prompt-chance = A véletlen dolgozik.
prompt-drafting = Mindkét játékos válogat.
prompt-waiting = Most { $player } dönt.
prompt-keep = Válogatás, { $pack }/12. csomag: tarts meg kettőt a négy lapból!
prompt-advance-discard = Előretörés: válaszd ki, melyik egységedet dobod el { AZ($column) } { $column }. oszlopban!
prompt-flank = Átkarolási kísérlet: jelentsd be, vagy fejezd be a fázist!
prompt-actions = Akciók: rakj le egységet, rohamozz, játssz ki tartalékot, vagy fejezd be!
prompt-placing = Rakj le még egy egységet, vagy fejezd be! Az eddigi költség: { $price } parancsnoki pont.
prompt-pay = Még fizetendő: { $open } parancsnoki pont. Dobj el egy lapot!
prompt-attacker-bonus = Rakd le a bónuszkártyádat a kezedből vagy a paklid tetejéről!
prompt-no-retreat = Egyik egységed sem vonulhat vissza. Maradnak.
prompt-retreat = Vezető egység: { $lead }. Válaszd ki, mely egységeid vonulnak vissza; mind maradhat is!
prompt-lose = Teljes visszavonulás: válaszd ki, melyik egységedet adod fel!
prompt-defender-bonus = Dönts a bónuszkártyádról a védekezéshez!
prompt-front = Nevezd meg az elöl lévő egységedet!
prompt-draw = Kártyahúzás: húzz három lapot, vagy dobj el egyet, és húzz annyit, ahány parancsnoki pontot ér!
prompt-limit = Kilencnél több lapod van: dobj el egyet!
prompt-won-columns = { $player } győzött: legalább három terepkártya volt a birtokában az ellenőrzéskor.
prompt-won-majority = Mindkét pakli kétszer kifogyott. { $player } győzött, mert több terepkártyája van.
prompt-won-victory-points = Mindkét pakli kétszer kifogyott. { $player } győzött, mert több győzelmi pontja van.
prompt-drawn = Mindkét pakli kétszer kifogyott, és minden egyenlő: a játszma döntetlen.

## Words on buttons

action-terrain = Húzott terepkártya: { $terrain }
action-lay = Helye { AZ($column) } { $column }. oszlop
action-card = Húzott lap: { $card }
action-first-player = { $player } kezd
action-keep = Megtartás: { $cards }
action-advance-discard = { $card } eldobása { AZ($column) } { $column }. oszlopból
action-flank = Átkarolási kísérlet { AZ($target) } { $target }. oszlop ellen { AZ($launch) } { $launch }. oszlopból, vezeti: { $card }
action-place = { $card } lerakása { AZ($column) } { $column }. oszlopba { $price } pontért
action-place-replacing = { $replaced } eldobása, { $card } lerakása { AZ($column) } { $column }. oszlopba { $price } pontért
action-attack = Roham { AZ($column) } { $column }. oszlopban, vezeti: { $card }
action-reserves = Tartalék kijátszása
action-end-flank-attacks = Átkarolási kísérletek vége
action-end-actions = Akciók vége
action-done-free = Lerakás kész: nem kell fizetni
action-done = Lerakás kész, fizetés: { $price } parancsnoki pont
action-pay = Fizetés: { $card }
action-overlap = Bekerítés kijátszása: +{ $bonus }
action-hand = Bónuszkártya kézből: { $card }, +{ $points }
action-deck = A húzópakliból
action-none = Bónusz nélkül
action-stand = Senki sem vonul vissza
action-retreat = Visszavonulás: { $cards }
action-lose = { $card } feladása
action-front = { $card } elöl
action-three = Húzás: három lap
action-discard = Eldobás: { $card }, húzás: { $points } lap
action-limit = { $card } eldobása

## Log lines

event-laid = { AZ($column, capital: "yes") } { $column }. oszlopba ez a terep kerül: { $terrain }.
event-kept = { $player } végzett { AZ($packs) } { $packs }. csomaggal a 12-ből.
event-kept-own = { $player } megtartja { $cards-acc } ({ $packs }/12. csomag).
event-dealt = A játékosok megkeverik a megtartott lapokat, és mindketten felhúznak kilencet.
event-first-player = A sorsolás szerint { $player } a kezdőjátékos.
event-turn = { $turn }. kör: { $player }
event-turned = { $player } birtokba veszi { AZ($column) } { $column }. oszlopot.
event-turned-neutral = { AZ($column, capital: "yes") } { $column }. oszlop semleges lesz.
event-advance-discarded = Előretörés: { $player } { AZ($column) } { $column }. oszlopban eldobja { $card-acc }.
event-flank-attack = Átkarolási kísérlet: { $player } { AZ($launch) } { $launch }. oszlopból megtámadja { AZ($column) } { $column }. oszlopot, vezető egység: { $card }.
event-attack = { $player } rohamot indít { AZ($column) } { $column }. oszlopban, vezető egység: { $card }.
event-overlap = { $player } kijátszik egy bekerítést: +{ $bonus }.
event-bonus-none = { $player } bónuszkártya nélkül harcol.
event-bonus-hand = { $player } a kezéből rak le bónuszkártyát.
event-bonus-deck = { $player } a húzópaklijából vesz bónuszkártyát.
event-retreated = { $player } visszavonul { AZ($column) } { $column }. oszlopból: { $cards }.
event-full-retreat = Teljes visszavonulás: { $player } nem talál ellenséget.
event-full-retreat-bonus = Teljes visszavonulás: { $player } nem talál ellenséget, és eldobja a bónuszkártyáját: { $card }.
event-gave-up = { $player } { AZ($column) } { $column }. oszlopban feladja { $card-acc }.
event-front = { $player } előre állítja { $card-acc }.
event-shown = { $player } bónuszkártyája: { $card }.
event-compared-attacker = A harci erő { $attack } : { $defence }. Győz a támadó: { $player }.
event-compared-defender = A harci erő { $attack } : { $defence }. Győz a védekező: { $player }.
event-compared-spear = A harci erő { $attack } : { $defence }. Döntetlennél a lándzsások győznek: { $player }.
event-compared-tie = A harci erő { $attack } : { $defence }. Döntetlen.
event-handed-over = { $player } átnyújtja { AZ($column) } { $column }. oszlopból { $cards-acc }.
event-rampage = Fejvesztve menekülő elefántok: { $player } a húzópaklija tetejéről átnyújtja { $card-acc } is.
event-rampage-none = Fejvesztve menekülő elefántok: { $player } már nem tud lapot átnyújtani.
event-second-discarded = { $player } { AZ($column) } { $column }. oszlopban eldobja a második egységét: { $card }.
event-tie-discarded = Döntetlen: { $player } { AZ($column) } { $column }. oszlopban eldobja { $cards-acc }.
event-placed = { $player } lerakja { $card-acc } { AZ($column) } { $column }. oszlopba. Az eddigi költség: { $price } pont.
event-placed-replacing = { $player } eldobja { $replaced-acc }, és lerakja { $card-acc } { AZ($column) } { $column }. oszlopba. Az eddigi költség: { $price } pont.
event-paid = { $player } ezzel fizet: { $card } ({ $paid } / { $price } pont).
event-reserves = { $player } kijátssza a tartalékot, hogy három lapot húzzon.
event-draws-three = { $player } három lapot húz.
event-gave-for-cards = { $player } eldobja { $card-acc }, hogy { $points } lapot húzzon.
event-run-out = { $cards ->
        [0] { $player } paklija kifogyott ({ $number }. alkalom), és nincs mit újrakeverni.
       *[other] { $player } paklija kifogyott ({ $number }. alkalom): a dobópaklija ({ $cards } lap) megkeverve az új húzópakli.
    }
event-limit = Kézlimit: { $player } eldobja { $card-acc }.
event-ended-columns = { $player } győz: legalább három terepkártya van a birtokában az ellenőrzéskor.
event-ended-majority = Mindkét pakli kétszer kifogyott: { $player } győz, mert több terepkártyája van.
event-ended-victory-points = Mindkét pakli kétszer kifogyott: { $player } győz, mert több győzelmi pontja van.
event-ended-drawn = Mindkét pakli kétszer kifogyott, és minden egyenlő: a játszma döntetlen.

## Refusals: why something cannot be done

refused-game-over = A játék véget ért.
refused-chance = A húzásokról és a pénzfeldobásról a véletlen dönt.
refused-drafted = A válogatással már végeztél.
refused-not-your-turn = Most { $player } dönt.
refused-other-decision = Előbb másról kell dönteni.
refused-not-in-pack = Ez a kettő nincs a négy lap közt.
refused-not-in-hand = Nincs a kezedben ilyen lap: { $card }.
refused-not-a-unit = { $kind }: nem egység, sosem kerül a csatatérre.
refused-not-replaceable = Lerakás előtt csak olyan egységet dobhatsz el, amely már ez előtt az akció előtt is az oszlopban állt.
refused-no-room = Már két egységed áll { AZ($column) } { $column }. oszlopban. Előbb dobd el az egyiket!
refused-no-pair = Nem állhatnak egy oszlopban: { $kind }, { $other }.
refused-too-dear = A költség { $price } volna, de a kezedben maradó lapok csak { $points } parancsnoki pontot érnek.
refused-no-target = { AZ($column, capital: "yes") } { $column }. oszlopban nincs mindkét félnek egysége.
refused-not-there = { AZ($column, capital: "yes") } { $column }. oszlopban nincs ilyen egységed: { $card }.
refused-no-own-unit = { AZ($column, capital: "yes") } { $column }. oszlopban nincs egységed, amely szemben állna az ellenséggel.
refused-no-enemy = { AZ($column, capital: "yes") } { $column }. oszlopban nincs ellenséges egység.
refused-not-beside = Az átkarolási kísérlet a megtámadott vagy egy azzal szomszédos oszlopból indul.
refused-flank-not-free = { AZ($column, capital: "yes") } { $column }. oszlop nem átkaroló oszlop: saját egység kell bele, ellenség pedig nem lehet benne.
refused-far-column = Egy ellenséges egység { AZ($column) } { $column }. oszlopból fedezi ezt az oldalt.
refused-not-at-start = Ez a lehetőség a fázis kezdetekor még nem állt fenn.
refused-overlap-flank = Átkarolási kísérletnél nem lehet bekerítést kijátszani.
refused-overlap-played = Egy rohamban csak egy bekerítést lehet kijátszani.
refused-overlap-defender = Bekerítést csak a támadó játszhat ki.
refused-nothing-to-take = A húzó- és a dobópaklid is üres.
refused-bonus-compulsory = A támadónak kötelező bónuszkártyát letennie.
refused-bonus-compulsory-defender = Ennél az asztalnál a védekezőnek is kötelező bónuszkártyát letennie.
refused-cannot-retreat = A vezető egység elől csak olyan egység vonulhat vissza, amelynek a mozgási költsége kisebb, mint { $cost }.
refused-not-one-of-them = Ez nem az egyik szóban forgó egység.

## Faults in positions

fault-position-seats = Két hely van.
fault-position-columns = Öt oszlop van, 1-től számozva.
fault-position-terrain = Hat síkság, valamint egy-egy nehéz terep, erdő és domb van, és ezek közül öt fekszik az asztalon.
fault-position-units = Egy oszlopban legfeljebb két egysége lehet egy játékosnak, és olyanok, amelyek együtt állhatnak.
fault-position-cards = Ennyi ilyen lap nincs.
fault-position-draft = A válogatásban négyből kettőt tartanak meg, tizenkétszer.
fault-position-step = A kör nem tarthat ennél a lépésnél.
fault-position-pairs = Az átkarolási lehetőségek szomszédos oszlopok, és csak az átkarolási kísérlet fázisában vannak.
fault-position-placing = A lerakás nem illik az álláshoz.
fault-position-combat = A harc nem illik az álláshoz.
fault-position-memory = Amit a lapokból láttak, nem egyezik azzal, hol vannak.

## Options of a table

option-unit_modifier_scope = Kinek a módosítói számítanak
option-unit_modifier_scope-attacking_lead_only = Csak a rohamot vezető egységéi
option-unit_modifier_scope-both_leads = Mindkét elöl lévő egységéi
option-full_retreat_cost = Mibe kerül a támadónak a teljes visszavonulás
option-full_retreat_cost-always_discard_one_attacking_unit = Mindig egy egységbe
option-full_retreat_cost-discard_one_only_if_two = Kettőből egybe; az egyetlen marad
option-defender_bonus_card = A védekező bónuszkártyája
option-defender_bonus_card-optional = A védekező letehet egyet
option-defender_bonus_card-mandatory = A védekezőnek le kell tennie egyet
option-shuffle_end_timing = Mikor vetnek véget a játéknak a kifogyások
option-shuffle_end_timing-end_of_current_turn = A kör végén
option-shuffle_end_timing-end_of_round = A forduló végén: mindkettőnek ugyanannyi köre lesz
option-terrain_layout_tie = Két egyformán távoli oszlop a terep lerakásakor
option-terrain_layout_tie-left_first = A bal oldali
option-terrain_layout_tie-random = Pénzfeldobás dönt
option-flank_attack_sequence = Az átkarolási kísérlet sorrendje
option-flank_attack_sequence-retreat_first = Előbb visszavonulás, aztán bónuszkártyák; a teljes visszavonulás semmibe sem kerül
option-flank_attack_sequence-as_attack = Mint rohamnál: előbb bónuszkártya; a teljes visszavonulásnak ára van
option-flank_attack_overlap = Bekerítés átkarolási kísérletnél
option-flank_attack_overlap-not_allowed = Nem lehet
option-flank_attack_overlap-allowed = Lehet
option-overlap_per_attack = Bekerítések egy rohamban
option-overlap_per_attack-one = Legfeljebb egy
option-overlap_per_attack-any = Akárhány, mindegyik teljes bónusszal
option-discard_pile_view = Ki nézheti át a dobópaklit
option-discard_pile_view-owner = A gazdája
option-discard_pile_view-both = Mindkét játékos

## What is our reconstruction

reconstruction-terrain = Hogy melyik terepkártyából hány van, és mit tesz a domb: a szabálykönyv nem mondja meg; egyetlen közzétett forrást követünk.
reconstruction-figures = A kártyák számai egy közzétett átiratot követnek, és a szabálykönyv minden példájával egyeznek. Azt, hogy a lándzsások védekezve döntetlennél győznek, csak ez a forrás mondja.

## The board

board-name-heavy-infantry = Nehéz­gyalogság
board-name-medium-infantry = Közepes gyalogság
board-name-light-infantry = Könnyű­gyalogság
board-name-pike = Falanx
board-name-spear = Lándzsások
board-name-archers = Íjászok
board-name-cavalry = Lovasság
board-name-light-cavalry = Könnyű­lovasság
board-name-elephants = Elefántok
board-name-commander = Vezér
board-name-overlap = Bekerítés
board-name-reserves = Tartalék
board-points = Parancsnoki pont
board-cost = Mozgás költsége
board-cost-flank = { $cost } (szárnyon +{ $flank })
board-victory-points = Győzelmi pont
board-copies = Darab a készletben
board-times = { $count } ×
board-battlefield = Csatatér
board-column = { $flank ->
        [yes] { $number }. oszlop, szárny: { $terrain }
       *[no] { $number }. oszlop: { $terrain }
    }
board-column-short = { $number }. oszlop
board-neutral = Semleges.
board-controlled = Birtokolja: { $name }.
board-flank = Szárny
board-flank-text = Szárny: az ide lerakott egység a szárnybüntetésével többe kerül.
board-unit = { $card } ({ $name }, { $column }. oszlop)
board-can-escape = visszavonulhat
board-replace-both = Mindkettő
board-why-not = Miért nem { AZ($column) } { $column }. oszlopba?
board-pair = { $usable ->
        [yes] Átkarolja { AZ($target) } { $target }. oszlopot: +2 az ottani támadáshoz
       *[no] Átkarolta { AZ($target) } { $target }. oszlopot, de már nem
    }
board-hand-cards = { $count } lap kézben
board-deck-cards = { $count } lap a húzópakliban
board-discard-cards = { $count } lap a dobópakliban
board-discard-top = Legfelül: { $card }
board-victory-cards = { $margin ->
        [0] Győzelmi pakli: { $points } pont, ugyanannyi, mint a másiké
       *[other] Győzelmi pakli: { $points } pont, a különbség { $margin }
    }
board-run-outs = A pakli kifogyott: { $count } a 2-ből
board-run-outs-text = Ha mindkét pakli kétszer kifogyott, a játék véget ér.
board-columns = Birtokolt terepkártyák: { $count }
board-columns-text = Aki a saját köre elején hármat birtokol, győz.
board-packs = { $packs } csomag kész a 12-ből
board-word-columns = oszlop
board-word-hand = kéz
board-word-deck = pakli
board-word-run-outs = kifogyás
board-word-discard = dobott
board-word-victory = pont
board-hand = Kézben tartott lapok
board-hand-empty = Nincs lap kézben
board-would-be = így { $total }
board-sums = { $own } { AZ($other) } { $other } ellen, bónuszkártyák előtt
board-situation = Helyzet
board-attack-title = { $kind ->
        [flank] Átkarolás { AZ($column) } { $column }. oszlop ellen { AZ($launch) } { $launch }. oszlopból
        [flank-same] Átkarolás { AZ($column) } { $column }. oszlop ellen, szemből vezetve
       *[attack] Roham { AZ($column) } { $column }. oszlopban
    }
board-stake = A tét: { $won } győzelmi pont nyerhető, { $lost } veszíthető.
board-escape = Visszavonulhat: { $cards }. Ha senki sem marad, nincs harc, és a terep marad, ahogy van.
board-no-escape = Senki sem vonulhat vissza.
board-overlap = A Bekerítés még { $bonus } pontot adna.
board-verdict-attacker-sure = Bónuszkártya már nem fordíthat rajta: a támadó győz.
board-verdict-defender-sure = Bónuszkártya már nem fordíthat rajta: a védekező győz.
board-verdict-ahead = A támadó { $number } ponttal vezet. Döntetlenhez a védekező bónuszkártyájának { $number } ponttal kell nagyobbnak lennie, győzelemhez többel.
board-verdict-ahead-spear = A támadó { $number } ponttal vezet. A védekező bónuszkártyájának { $number } ponttal kell nagyobbnak lennie: lándzsásai döntetlennél győznek.
board-verdict-behind = A támadó { $number } ponttal le van maradva. Döntetlenhez bónuszkártyájának { $number } ponttal kell nagyobbnak lennie, győzelemhez többel.
board-verdict-behind-spear = A támadó { $number } ponttal le van maradva. Bónuszkártyájának több mint { $number } ponttal kell nagyobbnak lennie: a lándzsások döntetlennél győznek.
board-verdict-even = Egyenlő: a nagyobb bónuszkártya győz, egyformáknál döntetlen.
board-verdict-even-spear = Egyenlő: a nagyobb bónuszkártya győz, egyformáknál a lándzsások.
board-verdict-defender-needs = Döntetlenhez a védekezőnek { $number } pontos bónuszkártya kell, győzelemhez nagyobb.
board-verdict-defender-any = Bármely bónuszkártyával a védekező győz, nélküle a támadó.
board-verdict-defender-wins-with = A védekező legalább { $number } pontos bónuszkártyával győz.
board-verdict-tie-unless-defender = Döntetlen; bármely bónuszkártyával a védekező győz.
board-verdict-attacker-needs = Döntetlenhez a támadónak { $number } pontos bónuszkártya kell, győzelemhez nagyobb.
board-verdict-attacker-wins-with = A támadó legalább { $number } pontos bónuszkártyával győz.
board-verdict-tie = Döntetlen.
board-bonus = { $from ->
        [hand] { $card }, kézből
        [deck] { $card }, a pakliból
       *[nowhere] nincs bónuszkártya
    }
board-price = Költség
board-paid = Fizetve
board-points-left = Pont kézben
board-placing = Egységek lerakása
board-paying = Fizetés
board-pay-with = Fizetés ezekkel: { $cards }
board-done-pay-with = Kész, fizetés ezekkel: { $cards }
board-pay-lost = { $lost ->
        [0] Semmi sem vész el vele.
       *[other] { $lost } pont elvész vele.
    }
board-pay-yourself = Vagy fizess laponként a kezedből.
board-place-more = Vagy rakj le továbbiakat.
board-hint-place = { $card }: válassz helyet. A szám a költség parancsnoki pontban: más lapok eldobásával fizeted ki.
board-hint-reserves = Tartalék: nyomd meg újra a lapot, és húzol hármat.
board-hint-flank = Nyomj meg egy világító egységet, és az vezeti az átkarolást. A rajta lévő két szám a két fél ereje a bónuszkártyák előtt.
board-hint-actions = Nyomj meg egy lapot a kezedben a lerakáshoz, vagy egy világító egységet, hogy rohamra vezesd. A rajta lévő két szám a két fél ereje a bónuszkártyák előtt.
board-hint-points = A parancsnoki pont az érmén álló szám: az eldobott lapok ezzel fizetik ki a költséget.
board-hint-place-first = Nyomj meg egy lapot a kezedben a lerakáshoz.
board-hint-control = Egy terepkártya a köröd elején fordul feléd, ha az oszlopában van egységed, az ellenfélnek pedig nincs; a megnyert harc azonnal fordítja.
board-hint-won = A megnyert harc azonnal feléd fordítja a megtámadott oszlop terepkártyáját.
board-hint-third-you = Két terepkártya a tiéd. Ha a saját köröd elején három van a birtokodban, győzöl: a harmadiknak tehát előbb ki kell állnia az ellenfeled körét.
board-hint-third-other = { $name } két terepkártyát birtokol. Ha már három az övé, egyetlen köröd marad, hogy visszavegyél egyet.
board-hint-run-out = A paklid fogytán van. Ha kifogy, a megkevert dobópakli lesz az új húzópakli. Ha mindkét pakli kétszer kifogyott, a játék véget ér, és az győz, akinek több terepkártyája van.
board-hint-bonus = A bónuszkártya parancsnoki pontja a harci erőhöz adódik; utána eldobod a lapot.
board-fought = { $spear ->
        [yes] { $name } lándzsásokkal megnyerte a döntetlent
       *[no] { $name } megnyerte a harcot
    }
board-fought-tie = A harc döntetlen lett
board-turn = { $turn }. kör · { $phase }
board-keep-two = Nyomd meg azt a két lapot, amelyet megtartasz. A másik kettő kikerül a játékból.
board-keep-with = { $card }, és melyik még? A második megnyomásával mindkettőt megtartod.
board-draft-for-me = Vagy bízd a válogatás hátralévő részét a programra:
board-drafting = Válogatás folyik: { $army }
board-draft-stop = Állj, magam választok
board-kept = Megtartva: { $cards } lap a 24-ből, { $points } parancsnoki pont
board-kept-kind = { $kind }: { $kept } megtartva, { $coming } még jön
board-coming = A kis számok: ennyi jön még a csomagjaidban.
board-points-are = A parancsnoki pont az érmén álló szám: egy lap ennyivel fizet egységekért, ennyivel erősít egy harcot, vagy ennyi lapot húz.
army-balanced = Kiegyensúlyozott
army-balanced-hint = Mindenből a legjobb, ahogy a gép magának válogat.
army-line = Csatasor
army-line-hint = Nehéz- és közepes gyalogság, mögötte íjászok.
army-riders = Lovasok
army-riders-hint = Lovasság, könnyűlovasság és könnyűgyalogság: olcsó, és jó a szárnyakon.
army-phalanx = Falanx és elefántok
army-phalanx-hint = Falanxok párban, elefántok könnyűgyalogsággal: nagyot ütnek, és sosem vonulnak vissza.
board-goal = Három terepkártya a saját kör elején: győzelem.
board-goal-rules = Mivel lehet győzni
board-threat-you = { $columns } terepkártya a tiéd. Ha a következő köröd elején is megvan három, győzöl.
board-threat-other = { $name } { $columns } terepkártyát birtokol. Ha a következő köre elején is megvan három, győz.
board-standing = Terep: piros { $red }, kék { $blue }
board-ground = { $kind ->
       *[other] { $terrain }
    }
board-clock = Vagy kétszer kifogy mindkét pakli: piros { $red }/2, kék { $blue }/2.

## The position in words

describe-turn = { $turn }. kör, { $phase }: { $name }.
describe-column = { $number }. oszlop, { $terrain }. { $controlled } { $red }: { $redUnits }. { $blue }: { $blueUnits }.
describe-pair = Átkarolás lehetséges { AZ($target) } { $target }. oszlop ellen { AZ($flanking) } { $flanking }. oszlopból.
describe-player = { $name }: oszlop { $columns }, kéz { $hand }, húzópakli { $deck }, dobópakli { $discard }, kifogyás { $outs }, győzelmi pont { $points }.
describe-pack = Négy lap, amelyből választasz: { $cards }. Eddig megtartva: { $kept }.
describe-hand = Lapok a kezedben: { $cards }.
describe-placing = A költség eddig { $price }, fizetve { $paid }.
describe-combat = Harc { AZ($column) } { $column }. oszlopban: { AZ($lead) } { $lead } ereje { $attack }, az elöl lévő egységé ({ $front }) { $defence }, amennyire ismert.
describe-attack = { $action }: { AZ($lead) } { $lead } ereje { $attack } lenne, az elöl lévő egységé ({ $front }) { $defence }, bónuszkártyák nélkül.
describe-bonus = { $from ->
        [hand] { $name } bónuszkártyája, kézből: { $card }
        [deck] { $name } bónuszkártyája, a pakliból: { $card }
       *[nowhere] { $name }: nincs bónuszkártya.
    }
describe-victory = { $name }, győzelmi pakli: { $cards }.
describe-discard = { $name }, dobópakli: { $cards }.
describe-deck = { $name }, húzópakli, sorrend nélkül: { $cards }.
describe-unit = { $code }, { $kind }: harci érték { $value }, mozgás költsége { $cost } (szárnyon +{ $flank }), győzelmi pont { $points }. { $effect }
describe-other-card = { $code }, { $kind }: { $effect }
describe-terrain = { $terrain }: { $effect }

## After the game

summary-line-columns = Terepkártyák
summary-line-victory = Győzelmi pontok
summary-line-combats = Harcok
summary-line-wins = ebből megnyert
summary-line-bonus = Bónuszkártyák, pont átlagosan
summary-line-deck = Bónuszkártyák a pakliból
summary-line-retreats = Visszavonult egységek
summary-line-run-outs = Kifogyások
summary-number = { $number }
summary-note = A 48 lapos készletben az átlag 3,1 pont.
