### Ősök Hajnala. Terms are those of the rules page, see the glossary of the rules digest. Names and texts of cards are those of the
### component file; player names and names of cards take no suffix.

tagline = Párbaj négy-négy karaktermezőn: a karaktereidért azzal az életerővel fizetsz, amelyet védened kell, körről körre szintet emelsz, és az ellenfeled körében csapdával meg gyors képességgel vágsz vissza.

## Castes

caste-hunter = Vadász
caste-mage = Mágus
caste-warrior = Harcos

## Damage types

type-normal = Normál
type-earth = Föld
type-fire = Tűz
type-water = Víz
type-ice = Jég
type-air = Levegő
type-nature = Természet
type-poison = Méreg
type-electric = Elektromos
type-soul = Lélek

## Kinds of cards

kind-noble = Nemes
kind-mercenary = Zsoldos
kind-hero = Hős
kind-weapon = Fegyverzet
kind-armour = Páncélzat
kind-continuous = Folyamatos képesség
kind-puppet = Báb
kind-mount = Hátas
kind-instant = Azonnali képesség
kind-quick = Gyors képesség
kind-trap = Csapda
kind-potion = Ital

## Sorts of equipment, and where a continuous ability lies

tier-base = Alap
tier-upgrade = Fejlesztés
tier-relic = Relikvia
attach-character = karakteren
attach-weapon = fegyverzeten
attach-armour = páncélzaton
attach-battlefield = csatatéren

## Keywords, and what they do

keyword-champion = Bajnok
keyword-champion-hint = Csak akkor helyezhető le, ha nincs azonos nevű aktív karaktered.
keyword-wall = Fal
keyword-wall-hint = Minden sebzést ez szenved el a viselője helyett, és egyedül hal meg.
keyword-reflex = Reflex
keyword-reflex-hint = Egy támadással két különböző célpontot is kijelölhet, és egymás után támadja meg őket.
keyword-curse = Rontás
keyword-curse-hint = A karakter nem támadhat, nem használhat képességet, nem aktiválhat hatást, és nem kaphat felszerelést.
keyword-horde = Horda
keyword-horde-hint = Azonos nevű bábodra is kijátszható: egyetlen báb lesz belőlük, a sebzésük és a páncéljuk összeadódik.
keyword-flame = Láng
keyword-flame-hint = A lángjelző minden kör végén az értékével hatássebzést okoz a lapjának, aztán 1-gyel csökken.

## Phases of a turn

phase-setup = Előkészületek
phase-start = Kezdő fázis
phase-draw = Laphúzó fázis
phase-tactical = Taktikai fázis
phase-attack = Támadó fázis
phase-end = Kör vége

## Short labels

label-slot = { $n }. mező
label-level = Szint
label-armour = Páncél
label-damage = Sebzés
label-life = Életerő
label-hand = Kéz
label-deck = Húzópakli
label-discard = Gyűjtő
label-dead = Halott
label-poison = Méregjelző
label-flame = Lángjelző
label-idle = Tétlen
label-active = Aktív
label-noble = Nemes

## Formats and ready decks, and how the decks play

format-starter = Kezdő pakli
format-noble = Nemessel
deck-hunter-foray = Bükkrejteki portya
deck-hunter-foray-hint = Méreg, csapdák és cselek: előbb mérgezd meg a prédát, hogy aztán nagyobbat sebezz rajta, a támadókat pedig várd veremmel.
deck-mage-circle = Hamuvári kör
deck-mage-circle-hint = Tűz, jég és villám: képességek, amelyek egész sorokat sebeznek, és minden bottal erősebbek, meg halottak, akik a hamuból térnek vissza.
deck-warrior-battalion = Vasgerendi zászlóalj
deck-warrior-battalion-hint = Nehéz fegyverek és vastag páncél: a szomszédok erősítik és megvédik egymást, és végül a nyers támadás dönt.

## Names of the cards

card-h-noble = Csöndvölgyi Orsolya hercegnő
card-h-c1 = Bükkrejteki Csapdaállító
card-h-c2 = Varjúlápi Mérgezősuhanc
card-h-c3 = Sólyomgerinci Íjásznő
card-h-c4 = Ködjáró Felderítő
card-h-c5 = Tölgyrévi Vadőr
card-h-c6 = Agancsos Ösvényőr
card-h-c7 = Ilvarin, a Csöndlövő
card-h-c8 = Bojtorján Ábris, a Lápok Ura
card-h-w1 = Somfa Íj
card-h-w2 = Vaddisznódárda
card-h-w3 = Viperafog Tőr
card-h-w4 = Ínhúrozás
card-h-w5 = Holdezüst Számszeríj
card-h-a1 = Nyersbőr Zeke
card-h-a2 = Mohabélés
card-h-a3 = Őzkorona Palást
card-h-i1 = Megjelölt Préda
card-h-i2 = Kettőzött Idegpendítés
card-h-i3 = Zúgó Nyílfelhő
card-h-q1 = Röptében Eltalálva
card-h-q2 = Elterelő Füst
card-h-t1 = Levélfedte Verem
card-h-t2 = Tövisgúzs
card-h-k1 = Prédaösztön
card-h-k2 = Bürökkenet
card-h-k3 = Lombálca
card-h-k4 = Áthatolhatatlan Bozót
card-h-p1 = Szalmavitéz
card-h-m1 = Lápi Gímszarvas
card-h-d1 = Gyökérfőzet
card-h-d2 = Vipera-esszencia
card-h-i4 = Lassú Bürök
card-h-d3 = Nyomolvasók Teája
card-m-noble = Szikravölgyi Ágoston kancellár
card-m-c1 = Hamuvári Novícia
card-m-c2 = Kristályrévi Dérfonó
card-m-c3 = Viharlesző Vándor
card-m-c4 = Lélekrovó Írnok
card-m-c5 = Forráskút Őrzője
card-m-c6 = Izzómarkú Idéző
card-m-c7 = Tavirózsa Emőd, a Tükörbenéző
card-m-c8 = Korom Szeréna, a Hamuasszony
card-m-w1 = Mogyoróvessző
card-m-w2 = Parázsbot
card-m-w3 = Dérjogar
card-m-w4 = Repedt Kvarcfej
card-m-w5 = Villámszülött Pálca
card-m-a1 = Foltos Csuha
card-m-a2 = Rúnahímzés
card-m-a3 = Üvegburok
card-m-i1 = Szikracsóva
card-m-i2 = Lélekcsapolás
card-m-i3 = Hamuzápor
card-m-i4 = Dérszilánkok
card-m-i5 = Hamuból Szólítás
card-m-q1 = Fénytörés
card-m-q2 = Dermedt Pillanat
card-m-t1 = Fagylehelet
card-m-t2 = Visszhangfal
card-m-k1 = Dérkéreg
card-m-k2 = Izzó Véset
card-m-k3 = Tükörfoltok
card-m-k4 = Örök Zsarátnok
card-m-p1 = Parázsmanó
card-m-p2 = Dérszobor
card-m-m1 = Felhőtutaj
card-m-d1 = Lidércfény-likőr
card-m-d2 = Vérkőoldat
card-m-i6 = Zúzmaracsók
card-w-noble = Vasgerendi Gáspár vajda
card-w-c1 = Vasgerendi Pajzsos
card-w-c2 = Rézkapui Zsoldosinas
card-w-c3 = Kovácsfalvi Fejszés
card-w-c4 = Tépett Lobogó Hordozója
card-w-c5 = Sziklaváll Strázsa
card-w-c6 = Vérgőz Dühöngő
card-w-c7 = Vasvirág Sára, a Rendületlen
card-w-c8 = Kőszirti Baltazár, a Hadúr
card-w-w1 = Kopott Szablya
card-w-w2 = Kétkezes Bárd
card-w-w3 = Láncos Csillag
card-w-w4 = Fent Él
card-w-w5 = Hajnalhasító Pallos
card-w-a1 = Láncing
card-w-a2 = Vaslemez
card-w-a3 = Szegecselt Vállvas
card-w-a4 = Toronymellvért
card-w-i1 = Pajzslökés
card-w-i2 = Körbevágás
card-w-i3 = Hasító Roham
card-w-i4 = Hegyomlás
card-w-q1 = Csatarivalgás
card-w-q2 = Zárt Sorok
card-w-t1 = Visszavágó Penge
card-w-t2 = Félrelépés
card-w-k1 = Vasfegyelem
card-w-k2 = Vérbarázda
card-w-k3 = Tüskés Lemezek
card-w-k4 = Hadilobogó
card-w-p1 = Ostrompalánk
card-w-m1 = Vértezett Csatamén
card-w-d1 = Csatasör
card-w-d2 = Sebkötöző Párlat
card-w-k5 = Veteránszalag
card-kw-1 = Ezüstsörény Anikó, a Próbák Nyertese
card-kw-2 = Gránitköpeny
card-kw-3 = Ikernyíl Mestere
card-kw-4 = Ólomnyelvű Átok
card-kw-5 = Lápi Bogárraj
card-kw-6 = Lángnyelvű Korbács

## Texts of the cards

text-h-noble = Minden körödben az első méregjelző, amelyet a lapjaid helyeznek el, 1 hatássebzést is okoz annak a lapnak, amely kapta.
text-h-c1 = A karakter által kijátszott csapdák 1-gyel többet sebeznek.
text-h-c2 = Ha a karakter támadása karaktert, bábot vagy hátast sebez, az a lap méregjelzőt kap.
text-h-c3 = A karakter támadása 1-gyel többet sebez azon a lapon, amelyen méregjelző van.
text-h-c4 = Amikor a karaktert kézből lehelyezed: húzz 1 lapot, majd dobj el 1 lapot.
text-h-c5 = Aktiválás (dobj el 1 lapot): 1 szomszédos saját karakter 3 páncélt kap vissza.
text-h-c6 = Amíg a karakternek hátasa van, karaktersebzése 1-gyel nagyobb.
text-h-c7 = A karakter támadásait nem lehet átvállalni sem a Nemessel, sem életerőből.
text-h-c8 = Aktiválás (áldozz 2 életerőt): minden ellenséges karakter, báb és hátas méregjelzőt kap.
text-h-w2 = A viselő támadásai 1-gyel többet sebeznek bábon és hátason.
text-h-w3 = Ha a viselő támadása karaktert, bábot vagy hátast sebez, az a lap méregjelzőt kap.
text-h-w4 = A viselő támadása által eltalált tétlen lap aktívvá válik, és a sebzés felét (lefelé kerekítve) így is elszenvedi.
text-h-w5 = Aktiválás (dobj el 1 lapot): okozz 2 hatássebzést 1 ellenséges karakternek, bábnak vagy hátasnak.
text-h-a2 = A kezdő fázisodban a viselő 1 páncélt kap vissza.
text-h-a3 = A viselő nem kaphat méregjelzőt.
text-h-i1 = Sebzését 1 ellenséges karakternek, bábnak vagy hátasnak okozza; 1-gyel többet, ha azon a lapon méregjelző van.
text-h-i2 = Sebzését legfeljebb 2 különböző ellenséges karakternek, bábnak vagy hátasnak okozza.
text-h-i3 = Sebzését minden ellenséges karakternek, bábnak és hátasnak okozza.
text-h-q1 = Sebzését 1 ellenséges karakternek vagy bábnak okozza.
text-h-q2 = 1 ellenséges karakter a kör végéig nem támadhat.
text-h-t1 = Válasz a karaktert érő támadásra: a támadás meghiúsul, és a támadó elszenvedi e lap sebzését.
text-h-t2 = Válasz a karaktert célzó ellenséges képességre vagy aktivált hatásra: meghiúsul, és használója méregjelzőt kap.
text-h-k1 = A viselő karaktersebzése 1-gyel nagyobb.
text-h-k2 = A fegyverzet sebzése 1-gyel nagyobb. Ha a viselő támadása karaktert, bábot vagy hátast sebez, az a lap méregjelzőt kap.
text-h-k3 = Minden körben a viselőt érő első képességsebzés 2-vel kisebb.
text-h-k4 = Az ellenséges lapok képességsebzése a karaktereiden, bábjaidon, hátasaidon és folyamatos képességeiden 1-gyel kisebb.
text-h-p1 = A bábbal szomszédos karaktereid nem választhatók támadás célpontjául.
text-h-m1 = A viselő karaktersebzése 1-gyel nagyobb.
text-h-d1 = 1 karaktered 3 páncélt kap vissza.
text-h-d2 = Legfeljebb 2 különböző ellenséges karakter, báb vagy hátas méregjelzőt kap.
text-h-i4 = Válassz 1 ellenséges karaktert. A gazdája következő kezdő fázisában elszenvedi e lap sebzését, amelyet semmi sem növelhet.
text-h-d3 = Vegyél a kezedbe 1 karakterlapot a gyűjtődből.
text-m-noble = Aktiválás (dobj el 1 lapot): 1 karaktered képességsebzése ebben a körben 1-gyel nagyobb.
text-m-c1 = Amikor a karakter meghal, a gazdája eggyel több lapot húz.
text-m-c2 = A karakter által kijátszott jég típusú képességek 1-gyel többet sebeznek.
text-m-c3 = A karakter által kijátszott azonnali képességek 1-gyel többet sebeznek.
text-m-c4 = Aktiválás (dobj el 1 lapot): az ellenfeled eldob 1 általa választott lapot.
text-m-c5 = A köröd végén minden karaktered 1 páncélt kap vissza.
text-m-c6 = A bábjaid sebzése 1-gyel nagyobb.
text-m-c7 = Aktiválás (áldozz 1 életerőt): a karakter által ebben a körben legközelebb kijátszott azonnali képesség kétszeresen sebez.
text-m-c8 = Aktiválás (áldozz 3 életerőt): éleszd fel 1 legfeljebb 3-as szintű halott karakteredet a nyomtatott páncélja felével (lefelé kerekítve).
text-m-w2 = A viselő képességei 1-gyel többet sebeznek.
text-m-w4 = A viselő képességei 1-gyel többet sebeznek.
text-m-w5 = Ha a viselő támadása karaktert vagy bábot sebez, minden vele szomszédos ellenséges karakter és báb 1 hatássebzést szenved el.
text-m-a2 = Minden körben a viselőt érő első képességsebzés 1-gyel kisebb.
text-m-a3 = A köröd végén tétlenségbe fordíthatod a viselőt.
text-m-i1 = Sebzését 1 ellenséges karakternek, bábnak vagy hátasnak okozza.
text-m-i2 = Sebzését 1 ellenséges karakternek, bábnak vagy hátasnak okozza. Kapsz 2 életerőt.
text-m-i3 = Sebzését minden ellenséges karakternek, bábnak és hátasnak okozza. Utána minden más karaktered 1 hatássebzést szenved el.
text-m-i4 = Sebzését legfeljebb 3 különböző ellenséges karakternek, bábnak vagy hátasnak okozza.
text-m-i5 = Éleszd fel 1 halott karakteredet a nyomtatott páncélja felével (lefelé kerekítve).
text-m-q1 = Megakadályozza a következő 3 sebzést, amelyet 1 karaktered ebben a körben elszenvedne.
text-m-q2 = 1 ellenséges karakter a kör végéig nem használhat képességet, és nem aktiválhat hatást.
text-m-t1 = Válasz a karaktert érő támadásra: a támadás sebzése feleződik (lefelé kerekítve).
text-m-t2 = Válasz a karaktert célzó ellenséges képességre: meghiúsul, és használója elszenvedi e lap sebzését.
text-m-k1 = Amíg ez a lap játékban van, a viselő nem választható támadás célpontjául.
text-m-k2 = A fegyverzet sebzése 1-gyel nagyobb.
text-m-k3 = Minden körben a viselőt érő első fizikai sebzés 1-gyel kisebb.
text-m-k4 = A karaktereid tűz típusú képességei 1-gyel többet sebeznek.
text-m-m1 = A viselő képességei 1-gyel többet sebeznek.
text-m-d1 = Húzz 2 lapot, majd dobj el 1 lapot.
text-m-d2 = 1 karaktered képességsebzése ebben a körben 2-vel nagyobb.
text-m-i6 = Csak olyan karakter játszhatja ki, amelynek saját sebzéstípusa jég. Sebzését 1 ellenséges karakternek, bábnak vagy hátasnak okozza.
text-w-noble = A Nemesed által átvállalt fizikai sebzés 1-gyel kisebb.
text-w-c2 = Amíg a karakternek van fegyverzete, karaktersebzése 1-gyel nagyobb.
text-w-c3 = A karakter támadásai 1-gyel többet sebeznek bábon és hátason.
text-w-c4 = A szomszédos saját karakterek karaktersebzése 1-gyel nagyobb.
text-w-c5 = Ha egy szomszédos saját karaktert támadás célpontjául választanak, helyette ez a karakter is lehet a célpont, ha aktív.
text-w-c6 = Aktiválás (adj fel 2-t a karakter páncéljából): karaktersebzése ebben a körben 3-mal nagyobb.
text-w-c7 = Ha sebzés fordítja ki a karaktert a tétlenségből, karaktersebzése a következő köröd végéig 2-vel nagyobb.
text-w-c8 = Aktiválás (áldozz 2 életerőt): minden karaktered karaktersebzése ebben a körben 1-gyel nagyobb.
text-w-w2 = A viselő minden támadása után 1 hatássebzést szenved el.
text-w-w3 = Ha a viselő támadása karaktert vagy bábot sebez, minden vele szomszédos ellenséges karakter és báb 1 hatássebzést szenved el.
text-w-w4 = A viselő támadásai 1-gyel többet sebeznek páncélzatot viselő karakteren.
text-w-w5 = A viselő támadásai kétszeresen sebeznek bábon, hátason és folyamatos képességen.
text-w-a4 = A viselőt érő fizikai sebzés 1-gyel kisebb.
text-w-i1 = Sebzését 1 ellenséges karakternek okozza, amely az ellenfeled körének végéig nem támadhat.
text-w-i2 = Legfeljebb 3 különböző ellenséges karakter, báb vagy hátas annyi sebzést szenved el, amennyi a karakter aktuális fegyverzet sebzése.
text-w-i3 = 1 ellenséges karakter, báb vagy hátas annyi sebzést szenved el, amennyi a karakter alap fegyverzet sebzésének kétszerese és az alap karaktersebzése együtt.
text-w-i4 = Kijátszásához áldozz 2 életerőt. Sebzését minden ellenséges karakternek, bábnak és hátasnak okozza.
text-w-q1 = 1 karaktered karaktersebzése ebben a körben 2-vel nagyobb.
text-w-q2 = A karaktereidet érő fizikai sebzés a kör végéig 1-gyel kisebb.
text-w-t1 = Válasz a karaktert érő támadásra: mielőtt a támadás folytatódik, a támadó annyi sebzést szenved el, amennyi a karakter aktuális karaktersebzése.
text-w-t2 = Válasz a karaktert érő támadásra: a támadás meghiúsul.
text-w-k1 = A viselő karaktersebzése 1-gyel nagyobb.
text-w-k2 = A fegyverzet sebzése 1-gyel nagyobb.
text-w-k3 = Ha karakter támadja meg a viselőt, a támadó 1 hatássebzést szenved el.
text-w-k4 = A karaktereid támadásai 1-gyel többet sebeznek.
text-w-m1 = A viselő karaktersebzése 2-vel nagyobb.
text-w-d1 = 1 karaktered karaktersebzése ebben a körben 2-vel nagyobb.
text-w-d2 = 1 karaktered 4 páncélt kap vissza.
text-w-k5 = A viselő 1 szinttel magasabbnak számít, de legfeljebb 6-os szintűnek. Magasabb szintű lapot ettől nem használhat.
text-kw-1 = Bajnok: csak akkor helyezhető le, ha nincs azonos nevű aktív karaktered.
text-kw-2 = Fal: amíg ez a lap játékban van, minden sebzést ez szenved el a viselő helyett.
text-kw-3 = Reflex: támadása 2 különböző célpontot is kijelölhet; a megnevezés sorrendjében, egymás után támadja meg őket.
text-kw-4 = Sebzését 1 ellenséges karakternek okozza. Rontás: a karakter az ellenfeled körének végéig nem támadhat, nem használhat képességet, nem aktiválhat hatást, és nem kaphat felszerelést.
text-kw-5 = Horda: azonos nevű bábodra is kijátszható; a sebzésük és a páncéljuk összeadódik.
text-kw-6 = Láng (2): a viselő támadása által megsebzett ellenséges karakter, báb vagy hátas 2-es lángjelzőt kap.

## Standing orders

order-declared = Gyors képességről csak bejelentés ellen kérdezzen
order-ask = Mindig kérdezzen meg
order-quick-never = Az ellenfél körében ne kérdezzen gyors képességről
order-never = Soha ne kérdezzen olyasmiről, ami kihagyható

## Options and their values

option-components = Alkatrészfájl
option-format = Pakliformátum
option-format-starter = Kezdő pakli: Nemes nélkül
option-format-noble = Nemessel
option-decks = Paklik
option-deck_rules = Milyen pakli hozható
option-deck_rules-standard = A pakliszabályok szerint
option-deck_rules-free = Bármilyen lapok, legfeljebb 60
option-combat = Visszaütés
option-combat-one_sided = Nincs: csak a támadó sebez
option-combat-mutual = Az aktív karakter vagy báb egyidejűleg visszaüt
option-noble_shield = Ki védi a Nemest
option-noble_shield-any = Bármelyik élő karakter vagy báb
option-noble_shield-active = Csak az aktív karakterek és a bábok
option-life_target = Nemes nélküli játékos megtámadása
option-life_target-as_noble = Lehet, mint a Nemest
option-life_target-never = Nem lehet
option-takeover_scope = Mely támadások vállalhatók át
option-takeover_scope-characters = A karakterek elleniek
option-takeover_scope-all_cards = Bármely lap elleniek
option-takeover_time = Mikor dől el az átvállalás
option-takeover_time-after_traps = A csapdák után
option-takeover_time-before_traps = A csapdák előtt
option-takeover_own_attacks = Saját lap elleni támadás
option-takeover_own_attacks-allowed = Átvállalható
option-takeover_own_attacks-forbidden = Nem vállalható át
option-phase_end = Mi vet véget a taktikai fázisnak
option-phase_end-any_enemy_target = Az első ellenséges célpont kijelölése
option-phase_end-attack_or_instant = Az első támadás vagy azonnali képesség
option-quick_window = Mikor használhat gyors képességet a másik játékos
option-quick_window-every_step = Minden lépés után, és bejelentés ellen
option-quick_window-naming_only = Csak bejelentés ellen
option-quick_undoes = Mit vonhat vissza a gyors képesség
option-quick_undoes-any_naming = Bármit, ami kivisz a taktikai fázisból
option-quick_undoes-instant_only = Csak azonnali képességet
option-cancelled_card = Hová kerül a csapdától meghiúsult lap
option-cancelled_card-discard = A gyűjtőbe
option-cancelled_card-hand = A gazdája kezébe
option-trap_on_group = Mit hiúsít meg a csapda, ha több a célpont
option-trap_on_group-own_part = Csak ami a használóját éri
option-trap_on_group-whole = Az egészet
option-trap_vs_puppet = A csapdák szintkorlátja bábok ellen
option-trap_vs_puppet-limited = Érvényes
option-trap_vs_puppet-free = Nem érvényes
option-full_spot = Lap kijátszása foglalt helyre
option-full_spot-forbidden = Nem lehet
option-full_spot-replace = Lehet: a régi lap a gyűjtőbe kerül
option-body_spot = Hátas és folyamatos képesség egy karakteren
option-body_spot-one_of_two = A kettő közül az egyik
option-body_spot-one_each = Mindkettőből egy-egy
option-armour_upgrade = A páncélzat fejlesztésének páncélja
option-armour_upgrade-adds = Hozzáadódik az alapéhoz
option-armour_upgrade-replaces = Az alapé helyett számít
option-slot_order = Hová kerülhet a következő karakter
option-slot_order-one_direction = Mindig egy irányban tovább
option-slot_order-beside_any = Bármelyik saját karakter mellé
option-fourth_death = Melyik halott számít bele a négybe
option-fourth_death-lying = Amelyik ott fekszik
option-fourth_death-ever = Mind, amelyik valaha lefordult
option-both_lose = Ha egyszerre lesz mindkettőnek négy halottja
option-both_lose-draw = Döntetlen
option-both_lose-active_loses = A soron lévő játékos veszít
option-deck_out = Húzás üres pakliból
option-deck_out-nothing = Nem történik semmi
option-deck_out-lose = A játékos veszít
option-hand_limit = Kézlimit a kör végén
option-hand_limit-0 = Nincs
option-hand_limit-7 = Legfeljebb 7 lap
option-ability_copies = Azonos nevű képesség vagy ital egy pakliban
option-ability_copies-4 = Legfeljebb 4
option-ability_copies-0 = Nincs korlát
option-restore_cap = Meddig kapható vissza páncél
option-restore_cap-maximum = A legnagyobb páncélig
option-restore_cap-none = Felső határ nélkül
option-math_order = Hol áll a sebzés többszörözése
option-math_order-by_side = A maga oldalának változtatásai között
option-math_order-multiply_last = A számolás legvégén
option-factor_in_amount = Szorzó a szövegben, például „kétszerese”
option-factor_in_amount-multiplication = Többszörözés: csak az utolsó számít
option-factor_in_amount-plain = Mindig számít
option-idle_zero = 0 sebzés tétlen karakteren
option-idle_zero-stays = Tétlen marad
option-idle_zero-wakes = Aktívvá válik
option-idle_after_equip = Tétlenségbe fordulás a felszerelés körében
option-idle_after_equip-allowed = Lehet
option-idle_after_equip-forbidden = Nem lehet
option-idle_markers = Jelzők és állapotok tétlen karakteren
option-idle_markers-reach = Elérik
option-idle_markers-absorbed = Nem hatnak rá
option-poison_in_enemy_turn = Az ellenfél körében adott méregjelző
option-poison_in_enemy_turn-that_turn = Annak a körnek a végéig marad
option-poison_in_enemy_turn-next_turn = Az ellenfél következő körének végéig marad
option-revived_attacks = Támadás a felélesztés körében
option-revived_attacks-no = Nem lehet
option-revived_attacks-yes = Lehet
option-potion_caste = Italok Nemes nélkül
option-potion_caste-any = Bármilyen kasztból
option-potion_caste-living = Csak élő saját karakterek kasztjából
option-attach_to = Kire kerül a hátas és a folyamatos képesség
option-attach_to-user = Arra a karakterre, amelyik kijátssza
option-attach_to-any_own = Bármelyik alkalmas saját karakterre
option-exchange_order = A lapcserekor kivett lapok
option-exchange_order-set_aside_first = Húzás után keverednek vissza: egyik sem jöhet rögtön vissza
option-exchange_order-shuffle_first = Húzás előtt keverednek vissza: visszajöhetnek
option-keywords = Kulcsszavak
option-keywords-off = Ki
option-keywords-on = Be, a modul lapjaival
option-turn_limit = Mikor lesz döntetlen a játék
option-turn_limit-200 = A két játékos együtt 200. köre után
option-turn_limit-0 = Soha

## What is our reconstruction

reconstruction-cards = Mind a 111 lap, a nevével, a számaival és a szövegével együtt: a kiadott játék egyetlen lapját sem ismerjük, és a mieink semmit sem mondanak az igaziakról.
reconstruction-decks = A három kész pakli és a két formátum: a kiadott formátumoknak csak a nevét ismerjük.
reconstruction-words = A játék minden angol, lengyel és orosz szava: ilyen nyelvű kiadásáról nem tudunk.
reconstruction-rulings = Döntések arról, amit a szabályoldal nyitva hagy; mindegyik másképp is választható, vagy a szabálykönyv elmondja.

## Faults of a table’s options, of a deck, of a component file

fault-format = Nincs „{ $id }” formátum. Ismert formátumok: { $known }.
fault-deck = Nincs „{ $id }” pakli. Ismert paklik: { $known }.
fault-deck-line = Ez nem egy pakli sora: „{ $id }”. A példányok számát és a lapot írd le, például „2 h-c1”.
fault-deck-size = A húzópakliban { $cards } lap van; legalább { $least }, legfeljebb { $most } lehet.
fault-side-size = A kiegészítő pakliban { $cards } lap van; legfeljebb { $most } lehet.
fault-noble-missing = Ebben a formátumban Nemes is kell: adj egyet a paklihoz.
fault-noble-in-deck = { $card }: Nemes nem lehet se a húzópakliban, se a kiegészítő pakliban; vedd ki.
fault-keyword-card = { $card }: ez a lap a kulcsszavak moduljából való; vedd ki a pakliból, vagy kapcsold be a kulcsszavakat.
fault-copies = { $card }: { $copies } példány van belőle a húzópakliban, és legfeljebb { $most } lehet.
fault-caste = A húzópakliban ebből a kasztból { $cards } lap van: { $caste }. Minden kasztból, amelyik előfordul benne, és a Nemes kasztjából is legalább { $least } kell.
fault-card = Nincs „{ $id }” lap: az alkatrészfájl egyik lapját nevezd meg.
fault-no-noble = „{ $id }” nem Nemes: egy Nemest nevezz meg.
fault-form = Ez nem olvasható: { $detail }
fault-field = Itt nincs „{ $field }” mező ({ $in }).
fault-missing = Hiányzik a „{ $field }” mező ({ $in }).
fault-one-field = Itt pontosan egy mezőnek kell lennie ({ $in }).
fault-value = „{ $field }” csak ez lehet: { $kind ->
        [text] szöveg
        [flag] igaz vagy hamis
        [number] egész szám
        [list] lista
       *[table] táblázat
    }.
fault-empty = „{ $field }” nem lehet üres.
fault-number = „{ $field }” egész szám { $least } és { $most } között.
fault-word = „{ $field }” nem lehet „{ $word }”. Ismert szavak: { $known }.
fault-id = „{ $id }” nem jó azonosító: legfeljebb 32 kisbetű, számjegy és kötőjel, elöl betűvel.
fault-id-twice = „{ $id }” kétszer szerepel: hagyd ki az egyiket, vagy adj neki más azonosítót.
fault-title = „{ $field }” egyetlen sor lehet, legfeljebb 100 betűből, és nem lehet üres.
fault-many-cards = Egy fájlban legfeljebb { $most } lap lehet.
fault-one-effect = Egy ilyen fajta lapnak pontosan egy hatása van ({ $kind }).
fault-many-effects = Egy lapnak legfeljebb { $most } hatása lehet.
fault-many-steps = Egy hatásnak legfeljebb { $most } része lehet.
fault-keyword = A lap szövegében ott van ez a kulcsszó: „{ $keyword }”. A „keywords” mezőben is szerepelnie kell.
fault-keyword-text = A lap szövegében nincs ott ez a kulcsszó: „{ $keyword }”. A „keywords” mezőből ki kell venni.
fault-trigger = Egy ilyen fajta lapon nem lehet „{ $trigger }” kiváltó pillanat ({ $kind }).
fault-condition = Ez a feltétel itt nem kérdezhető: „{ $condition }”. Másik feltétel vagy másik kiváltó pillanat kell.
fault-limit = Állandó hatásnak csak akkor lehet korlátja, ha a viselőt érő sebzést változtatja meg.
fault-cost-twice = Ez a költség kétszer szerepel: „{ $cost }”. Add össze a kettőt.
fault-zone = Itt csak saját lapokat lehet választani, „where” nélkül, a halottak közül csak karaktert: „{ $zone }”.
fault-group = Ha egy csoportot nem kijelölnek, a „count” csak „all” lehet.
fault-play = Játékban maradó lapnál a „play” csak feltételeket és költségeket tartalmaz: a „steps” maradjon üres.
fault-ref = „{ $ref }” itt senkit sem jelenthet: olyat nevezz meg, akit a kiváltó pillanat vagy a célpont megad.
fault-step = Ez a rész nem állhat ilyen kiváltó pillanat mellett: „{ $step }”, „{ $trigger }”.
fault-step-zone = „{ $step }” nem hat az itt lévő lapokra: „{ $zone }”. Másokat nevezz meg.
fault-ability-damage = Képességsebzést csak olyan azonnali képesség, gyors képesség vagy csapda okoz, amelynek van saját sebzése: legyen „effect”.
fault-until = Itt semmi sem tarthat eddig: „{ $until }”. Más véget kell választani.

## Where cards are, and what is declared

spot-player = { $player }
spot-body = { $player } ({ $slot }. mező)
spot-mount = { $player } (hátas a { $slot }. mezőn)
spot-attached = { $player } (képesség a { $slot }. mezőn)
place-body = { $slot }. mező
place-weapon = fegyverzet a { $slot }. mezőn
place-weapon-upgrade = fegyverzetfejlesztés a { $slot }. mezőn
place-on-weapon = képesség a { $slot }. mező fegyverzetén
place-armour = páncélzat a { $slot }. mezőn
place-armour-upgrade = páncélzatfejlesztés a { $slot }. mezőn
place-on-armour = képesség a { $slot }. mező páncélzatán
place-mount = hátas a { $slot }. mezőn
place-attached = képesség a { $slot }. mező karakterén
place-battlefield = csatatér
place-noble = Nemes
deed-card = { $card }
deed-used = { $card } ({ $slot }. mező)
deed-activate = hatás ({ $place })
deed-attack = támadás ({ $slot }. mező)
deed-finish = a kör vége
phrase-attack = támadás: { $who }
phrase-card-at = { $card }, { $spot }
phrase-in-slot = { $card } ({ $slot }. mező)
phrase-list = { $first }, { $last }
phrase-on = {" "}→ { $targets }
phrase-from = {" "}({ $card })

## Decisions

decision-opening = kezdés módja
decision-who-starts = ki kezd
decision-set-aside = lapcsere a kezdőkézben
decision-exchange = két lap eldobása egy húzásért
decision-second = a második eldobott lap
decision-tactical = lépés a taktikai fázisban
decision-slot = a karakter mezője
decision-posture = aktív vagy tétlen
decision-recipient = ki kapja a felszerelést
decision-user = ki használja a képességet
decision-place = a lap helye
decision-target = célpont kijelölése
decision-window = gyors képesség a lépés után
decision-answer = gyors képesség a bejelentés ellen
decision-guard = megvédés
decision-trap = csapda
decision-take-over = átvállalás
decision-cost = eldobás költségként
decision-discard = eldobás egy szöveg miatt
decision-may = választható hatás
decision-attack = lépés a támadó fázisban
decision-end = lépés a kör végén
decision-hand-limit = eldobás a kézlimitig

## How the game ended

ending-life = 1 alá csökkent az életerő
ending-fourth-dead = négy halott karakter
ending-deck-out = nem volt mit húzni
ending-turn-limit = lejárt az utolsó kör

## Numbers that change, and what is barred

stat-character_damage = karaktersebzés
stat-weapon_damage = fegyverzet sebzés
stat-attack_damage = fizikai sebzés
stat-ability_damage = képességsebzés
stat-attack_taken = elszenvedett fizikai sebzés
stat-ability_taken = elszenvedett képességsebzés
stat-takeover_taken = átvállalt sebzés
stat-level = szint
stat-attack_targets = egy támadás célpontjai
barred-attack = támadás
barred-ability = képesség használata
barred-effect = hatás aktiválása
barred-equip = felszerelés fogadása
barred-be_attacked = kijelölés támadás célpontjául
barred-be_taken_over = támadásainak átvállalása
barred-get_poison = méregjelző kapása

## Words on buttons

action-dice = Kockák: { $one } és { $two }
action-card = Húzott lap: { $card }
action-draw-seven = Húzok hét lapot
action-starting-card = Kezdő lap: { $card }
action-me = Én kezdek
action-opponent = Az ellenfelem kezd
action-set-aside = Kiveszem: { $card }
action-done = Kész
action-keep = Nem dobok el lapot
action-discard = Eldobom: { $card }
action-place = Lehelyezem: { $card }
action-turn-idle = Tétlenségbe fordítom: { $who }
action-equip = Felszerelem: { $card }
action-play = Kijátszom: { $card }
action-use = Használom: { $card }
action-activate = Aktiválom: { $card } ({ $place })
action-activate-nth = Aktiválom: { $card } ({ $place }), { $n }. hatás
action-attack = Támadás: { $who }
action-finish = Tovább a kör végére
action-end-turn = Befejezem a kört
action-slot = { $who }
action-active = Aktív marad
action-idle = Rögtön tétlenségbe fordul
action-target = { $target }
action-enough = Nincs több célpont
action-pass = Passzolok
action-trap = Csapda: { $card }, használója { $who }
action-guard = Megvédi: { $who }
action-no-guard = Senki sem védi meg
action-suffer = A lap szenvedi el
action-take-over = Átvállalom
action-no = Nem
action-yes = Igen

## What is to be done

prompt-chance = Lapok húzása.
prompt-dice = A kockák döntik el, ki a kedvezményezett.
prompt-opening = Húzz hét lapot, vagy válassz 1-es vagy 2-es szintű kezdő lapot!
prompt-others-opening = Még tart a kezdés módjának kiválasztása.
prompt-set-aside = Vedd ki a lapokat, amelyeket kicserélnél!
prompt-others-set-aside = Még tart a lapcsere.
prompt-waiting = { $player } dönt: { $decision }.
prompt-who-starts = Te vagy a kedvezményezett: ki kezdjen?
prompt-exchange = Eldobhatsz két lapot, hogy húzz egyet.
prompt-second = Dobd el a második lapot is!
prompt-tactical = Taktikai fázis: helyezz le karaktert, szerelj fel, készülj! Az első ellenséges célpont kijelölése véget vet neki.
prompt-slot = { $card }: válaszd ki a mezőt!
prompt-posture = { $card }: aktív maradjon, vagy tétlen legyen?
prompt-recipient = { $card }: válaszd ki, ki kapja!
prompt-user = { $card }: válaszd ki, ki használja!
prompt-place = { $card }: válaszd ki, hová kerüljön!
prompt-target = { $deed }: jelölj ki egy célpontot!
prompt-target-more = { $deed } → { $targets }: jelölj ki még egy célpontot, vagy ne többet!
prompt-window = Most használhatsz gyors képességet.
prompt-answer = Bejelentve: { $deed }{ $on }. Válaszolsz gyors képességgel?
prompt-trap = { $deed }{ $on }. Kijátszol egy csapdát?
prompt-guard = { $deed }{ $on }. Megvédi egy szomszédja?
prompt-take-over = { $target }: { $damage } sebzést szenvedne el. Az átvállalás { $cost } életerőbe kerül, { $life } van.
prompt-cost = Dobj el költségként; még kiválasztandó lap: { $left }.
prompt-discard = Dobj el; még kiválasztandó lap: { $left }.
prompt-may = { $card }: megtörténjen?
prompt-attack = Támadó fázis: támadj, használj azonnali képességet, vagy lépj tovább a kör végére!
prompt-end = A kör vége: aktiválj hatást, játssz ki italt, vagy fejezd be a kört!
prompt-hand-limit = Dobj el a kézlimitig; még kiválasztandó lap: { $left }.
prompt-won = { $player } győzött: { $how }.
prompt-drawn = Döntetlen: { $how }.

## The log

event-rolled = A kockák: { $one } és { $two }.
event-opened-starting-card = { $player } kezdő lappal és hat lappal indul.
event-opened-seven = { $player } hét lappal indul.
event-starts = { $player } kezd.
event-starting-card = { $player } felfedi a kezdő lapját: { $card }.
event-exchanged = { $player } ennyi lapot cserél: { $n }.
event-drew = { $player } húz: { $card }.
event-drew-hidden = { $player } húz egy lapot.
event-discarded = { $player } eldobja: { $card }.
event-turn = { $turn }. kör: { $player }, { $level }. szint
event-declared = { $player }: { $deed }{ $on }.
event-withdrawn = { $player } visszavonja: { $deed }.
event-sacrificed = { $player } { $n } életerőt áldoz, marad { $life }.
event-paid-armour = { $spot }: { $n } páncéllal fizet, marad { $armour }.
event-entered = { $spot }: { $card } játékba kerül.
event-entered-idle = { $spot }: { $card } tétlenül kerül játékba.
event-equipped = { $spot }: új felszerelése { $card }.
event-laid = { $player }, { $slot }. mező: ide kerül { $card }.
event-laid-battlefield = { $player }, csatatér: ide kerül { $card }.
event-replaced = { $player }: { $card } helyet ad, és a gyűjtőbe kerül.
event-turned-idle = { $spot }: tétlenségbe fordul.
event-woke = { $spot }: a sebzést megússza, és aktívvá válik.
event-guarded = { $spot }: megvédi, akit támadnak – { $other }.
event-trapped = { $spot }: csapdát játszik ki – { $card }.
event-cancelled = { $card }: meghiúsul, amire válaszol.
event-cancelled-part = { $card }: csak a használóját érő rész hiúsul meg.
event-taken-over = { $spot }: a gazdája átvállalja a sebzést.
event-delayed = { $spot }: most jön a késleltetett sebzés – { $card }.
event-prevented = { $spot }: { $n } sebzés meghiúsul.
event-suffered = { $spot }: { $n } sebzést szenved el, páncélja { $armour }.
event-restored = { $spot }: { $n } páncélt kap vissza, páncélja { $armour }.
event-life-lost = { $player } { $n } életerőt veszít, marad { $life }.
event-life-gained = { $player } { $n } életerőt kap, most { $life }.
event-poisoned = { $spot }: méregjelzőt kap{ $from }.
event-flame = { $spot }: lángjelzőt kap, értéke { $n }{ $from }.
event-change = { $spot }: { $stat } { $n }{ $from }.
event-times = { $spot }: { $stat } { $by }{ $from }.
event-shield = { $spot }: a következő { $n } sebzés meghiúsul{ $from }.
event-barred = { $spot }: mostantól tilos – { $what }{ $from }.
event-delayed-dealt = { $spot }: a következő kezdő fázisban { $n } sebzést szenved majd el{ $from }.
event-left-pile = { $spot }: { $card } a gyűjtőbe kerül.
event-left-hand = { $spot }: { $card } visszakerül kézbe.
event-left-down = { $spot }: { $card } meghal, és lefordul.
event-revived = { $spot }: { $card } feléled { $armour } páncéllal.
event-taken = { $player } kézbe veszi a gyűjtőből: { $card }.
event-back-in-hand = { $player }: { $card } visszakerül kézbe.
event-won = { $player } győzött: { $how }.
event-drawn = Döntetlen: { $how }.

## Why something is refused

refusal-game-over = A játéknak vége: { $how }.
refusal-chance = A kockákról és a húzott lapokról a véletlen dönt.
refusal-answered = Te már döntöttél, az ellenfeled még nem.
refusal-not-your-decision = Most { $player } dönt: { $decision }.
refusal-other-decision = Most másról kell dönteni: { $decision }.
refusal-wrong-phase = Ebben a fázisban ez nem lehetséges.
refusal-not-in-hand = Ez a lap nincs a kezedben.
refusal-not-in-deck = Ez a lap nincs a paklidban.
refusal-not-in-pile = Ez a lap nincs a gyűjtődben.
refusal-starting-level = A kezdő lap 1-es vagy 2-es szintű.
refusal-card-kind = Ehhez másfajta lap kell.
refusal-player-level = A lap { $card }. szintű, te pedig { $level }. szintű vagy.
refusal-life = { $n } életerőbe kerül, neked { $life } van, és legalább 1-nek maradnia kell.
refusal-discards = Nincs elég más lapod, amelyet eldobhatnál érte: { $n } kell.
refusal-armour-cost = { $n } páncélba kerül, és legalább 1-nek maradnia kell.
refusal-placed = Ebben a körben már lehelyeztél karaktert.
refusal-namesake = Van azonos nevű aktív karaktered.
refusal-no-free-slot = Nincs szabad meződ.
refusal-slot-taken = A mező foglalt.
refusal-slot-order = Ide most nem helyezhető karakter.
refusal-not-placed-now = Csak az ebben a körben lehelyezett karakter fordulhat tétlenségbe.
refusal-exerted = Azóta már használt képességet vagy hatást.
refusal-equipped-now = Ennél az asztalnál az ebben a körben felszerelt karakter nem fordulhat tétlenségbe.
refusal-no-character = Ehhez élő saját karakter kell.
refusal-not-active = A karakternek aktívnak kell lennie.
refusal-caste = Ehhez ilyen kasztú aktív karakter kell: { $caste }.
refusal-character-level = A karakter szintje legalább { $level } kell, hogy legyen.
refusal-ability-used = Egy karakter körönként egy képességet használ, és ez már megtörtént.
refusal-equipped = Egy karakter körönként egy felszerelést kap, és ez már megtörtént.
refusal-barred = Most valami tiltja: { $what }.
refusal-dying = A páncélja 1 alá csökkent.
refusal-unarmed = A karakternek fegyverzet kell.
refusal-acted = Ebben a körben már támadott vagy azonnali képességet használt.
refusal-came = Ebben a körben került játékba.
refusal-condition = A lap feltétele nem teljesül.
refusal-no-target = Nincs mit kijelölni.
refusal-place-full = Nincs szabad hely a lapnak.
refusal-no-base = A fejlesztés a fajtájának megfelelő alapra kerül.
refusal-hero-only = Relikviát csak hős viselhet.
refusal-nothing-below = Hiányzik a fegyverzet vagy páncélzat, amelyre kerülne.
refusal-potion-drunk = Ebben a körben már kijátszottál italt.
refusal-potion-caste = Az ital kasztja nem megfelelő.
refusal-nothing-there = Ott nincs ilyen lap.
refusal-silent = A fejlesztés alatt az alap szövege nem él.
refusal-no-activated = A lapnak nincs ilyen aktivált hatása.
refusal-activated = Ebben a körben már aktiváltad.
refusal-itself = Egy lap a saját csapásához nem jelöli ki sem magát, sem azt, ami rajta van.
refusal-named = Ezt már kijelölted.
refusal-shielded = A Nemest és a játékost védik az élő karakterek és a bábok.
refusal-life-target = Ennél az asztalnál a Nemes nélküli játékos nem támadható.
refusal-own-player = Nemes nélkül magadat nem támadhatod meg.
refusal-covered = Most nem választható támadás célpontjául.
refusal-noble-named = Nemes vagy játékos nem lehet ennek a szövegnek a célpontja.
refusal-not-a-target = Ez nem lehet a célpontja.
refusal-nothing-named = Legalább egy célpontot ki kell jelölni.
refusal-not-touched = A csapda csak arra válaszol, ami a használóját éri.
refusal-trap-answers = Ez a csapda másra válaszol.
refusal-trap-level = A csapda szintje legalább { $level } kell, hogy legyen.
refusal-no-guard = Onnan nem védheti meg karakter.
refusal-must-guard = Meg kell védeni.
