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
keyword-flame-hint = A lángjelző minden kör végén az értékének megfelelő hatássebzést okoz a lapjának, aztán 1-gyel csökken.

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
text-w-i2 = Legfeljebb 3 különböző ellenséges karakter, báb vagy hátas annyi sebzést szenved el, amennyi a karakter aktuális fegyverzetsebzése.
text-w-i3 = 1 ellenséges karakter, báb vagy hátas annyi sebzést szenved el, amennyi a karakter alap fegyverzetsebzésének kétszerese és az alap karaktersebzése együtt.
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

option-components = Saját lapok, fájlból
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
option-hand_limit = Kézlimit a kör végén (0: nincs)
option-ability_copies = Azonos nevű képesség vagy ital egy pakliban (0: nincs korlát)
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
option-turn_limit = A két játékos együtt hányadik köre után döntetlen (0: nincs határ)

## What is our reconstruction

reconstruction-cards = Mind a 111 lap, a nevével, a számaival és a szövegével együtt: a kiadott játék egyetlen lapját sem ismerjük, és a mieink semmit sem mondanak az igaziakról.
reconstruction-decks = A három kész pakli és a két formátum: a kiadott formátumoknak csak a nevét ismerjük.
reconstruction-words = A játék minden angol, lengyel és orosz szava: ilyen nyelvű kiadásáról nem tudunk.
reconstruction-rulings = Döntések arról, amit a szabályoldal nyitva hagy; mindegyik másképp is választható, vagy a szabálykönyv elmondja.

## Faults of a table’s options, of a deck, of a component file

fault-format = Nincs „{ $id }” formátum. Ismert formátumok: { $known }.
fault-deck = Nincs „{ $id }” pakli. Ismert paklik: { $known }.
fault-deck-card = Nincs „{ $id }” nevű lap.
fault-deck-line = Ez nem egy pakli sora: „{ $id }”. A példányok számát és a lapot írd le, például „2 Bükkrejteki Csapdaállító”.
fault-deck-copies = „{ $id }”: egy sorban 1–60 példány állhat egy lapból.
fault-deck-twice = „{ $id }” másodszor szerepel: hagyd ki ezt a sort.
fault-deck-long = Ez a pakli szövegként túl hosszú: hagyd ki a megjegyzéseket, vagy írd egy sorba egy lap példányait.
fault-deck-size = A húzópakliban { $cards } lap van; legalább { $least }, legfeljebb { $most } lehet.
fault-side-size = A kiegészítő pakliban { $cards } lap van; legfeljebb { $most } lehet.
fault-noble-missing = Ebben a formátumban Nemes is kell: adj egyet a paklihoz.
fault-noble-in-deck = { $card }: Nemes nem lehet se a húzópakliban, se a kiegészítő pakliban; vedd ki.
fault-keyword-card = { $card }: ez a lap a kulcsszavak moduljából való; vedd ki a pakliból, vagy kapcsold be a kulcsszavakat.
fault-copies = { $card }: { $copies } példány van belőle a húzópakliban, és legfeljebb { $most } lehet.
fault-caste = A húzópakliban ebből a kasztból { $cards } lap van: { $caste }. Minden kasztból, amelyik előfordul benne, és a Nemes kasztjából is legalább { $least } kell.
fault-card = Nincs „{ $id }” lap: az itteni lapok egyikét nevezd meg.
fault-no-noble = „{ $id }” nem Nemes: egy Nemest nevezz meg.
fault-form = Ez nem olvasható. Írd ugyanolyan formában, ahogyan a normál készlet fájlja készült.
fault-field = Itt nincs „{ $field }” mező ({ $in }).
fault-missing = Hiányzik egy mező: „{ $field }” ({ $in }).
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
spot-mount = { $player } (hátas { AZ($slot) } { $slot }. mezőn)
spot-attached = { $player } (képesség { AZ($slot) } { $slot }. mezőn)
place-body = { $slot }. mező
place-weapon = fegyverzet { AZ($slot) } { $slot }. mezőn
place-weapon-upgrade = fegyverzetfejlesztés { AZ($slot) } { $slot }. mezőn
place-on-weapon = képesség { AZ($slot) } { $slot }. mező fegyverzetén
place-armour = páncélzat { AZ($slot) } { $slot }. mezőn
place-armour-upgrade = páncélzatfejlesztés { AZ($slot) } { $slot }. mezőn
place-on-armour = képesség { AZ($slot) } { $slot }. mező páncélzatán
place-mount = hátas { AZ($slot) } { $slot }. mezőn
place-attached = képesség { AZ($slot) } { $slot }. mező karakterén
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
stat-weapon_damage = fegyverzetsebzés
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
barred-get_poison = méregjelző elhelyezése rajta

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
action-finish = A kör végére
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
prompt-tactical = Taktikai fázis: helyezz le, szerelj fel, készülj vagy támadj!
prompt-slot = { $card }: válaszd ki a mezőt!
prompt-posture = { $card }: aktív maradjon, vagy tétlen legyen?
prompt-recipient = { $card }: válaszd ki, ki kapja!
prompt-user = { $card }: válaszd ki, ki használja!
prompt-place = { $card }: válaszd ki, hová kerüljön!
prompt-target = Jelölj ki egy célpontot: { $deed }!
prompt-target-more = Jelölj ki még egy célpontot, vagy ne többet: { $deed } → { $targets }!
prompt-window = Most használhatsz gyors képességet.
prompt-answer = Bejelentve: { $deed }{ $on }. Válaszolsz gyors képességgel?
prompt-trap = Bejelentve: { $deed }{ $on }. Kijátszol egy csapdát?
prompt-guard = Bejelentve: { $deed }{ $on }. Megvédi egy szomszédja?
prompt-take-over = { $target }: { $damage } sebzést szenvedne el. Az átvállalás { $cost } életerőbe kerül, neked { $life } van.
prompt-cost = Dobj el költségként még { $left } lapot!
prompt-discard = Dobj el még { $left } lapot!
prompt-may = { $card }: érvényesíted a hatást?
prompt-attack = Támadó fázis: támadj, használj azonnali képességet, vagy lépj tovább a kör végére!
prompt-end = A kör vége: aktiválj hatást, játssz ki italt, vagy fejezd be a kört!
prompt-hand-limit = Dobj el a kézlimit miatt még { $left } lapot!
prompt-won = { $player } győzött: { $how }.
prompt-drawn = Döntetlen: { $how }.

## The log

event-rolled = A kockák: { $first } { $one }, { $second } { $two }.
event-opened-starting-card = { $player } kezdő lappal és hat lappal indul.
event-opened-seven = { $player } hét lappal indul.
event-starts = { $player } kezd.
event-starting-card = { $player } felfedi a kezdő lapját: { $card }.
event-exchanged = { $n ->
    [0] { $player } egy lapot sem cserél.
   *[other] { $player } { $n } lapot cserél.
}
event-drew = { $player } húz egy lapot: { $card }.
event-drew-hidden = { $player } húz egy lapot.
event-drew-several-card = { $player } húz { $n } lapot: { $card }.
event-drew-hidden-several = { $player } húz { $n } lapot.
event-discarded = { $player } eldobja ezt a lapot: { $card }.
event-turn = { $turn }. kör: { $player }, { $level }. szint
event-declared = { $player } bejelenti: { $deed }{ $on }.
event-withdrawn = { $player } kénytelen visszavonni: { $deed }.
event-sacrificed = { $player } { $n } életerőt áldoz, marad { $life }.
event-paid-armour = { $spot }: { $n } páncéllal fizet, marad { $armour }.
event-entered = { $spot }: játékba kerül { AZ($card) } { $card }.
event-entered-idle = { $spot }: tétlenül kerül játékba { AZ($card) } { $card }.
event-equipped = { $spot }: új felszerelése { AZ($card) } { $card }.
event-laid = { $player }, { $slot }. mező: ide kerül { AZ($card) } { $card }.
event-laid-battlefield = { $player }, csatatér: ide kerül { AZ($card) } { $card }.
event-replaced = { $player }: helyet ad, és a gyűjtőbe kerül { AZ($card) } { $card }.
event-turned-idle = { $spot }: tétlenségbe fordul.
event-woke = { $spot }: a sebzést megússza, és aktívvá válik.
event-guarded = { $spot }: megvédi, akit támadnak – { $other }.
event-trapped = { $spot }: csapdát játszik ki – { $card }.
event-cancelled = { $card }: meghiúsul, amire válaszol.
event-cancelled-part = { $card }: csak a használóját érő rész hiúsul meg.
event-taken-over = { $spot }: a gazdája átvállalja a sebzést.
event-delayed = { $spot }: most jön a késleltetett sebzés – { $card }.
event-prevented = { $spot }: { $n } sebzést nem szenved el.
event-suffered = { $spot }: { $n } sebzést szenved el, páncélja { $armour }.
event-restored = { $spot }: { $n } páncélt kap vissza, páncélja { $armour }.
event-life-lost = { $player } { $n } életerőt veszít, marad { $life }.
event-life-gained = { $player } { $n } életerőt kap, most { $life }.
event-poisoned = { $spot }: méregjelzőt kap{ $from }.
event-flame = { $spot }: lángjelzőt kap, értéke { $n }{ $from }.
event-change = { $spot }: { $stat } { $n }{ $from }.
event-times = { $spot }: { $stat } { $by }{ $from }.
event-shield = { $spot }: a következő { $n } sebzést nem szenvedi el{ $from }.
event-barred = { $spot }: mostantól tilos – { $what }{ $from }.
event-delayed-dealt = { $spot }: a következő kezdő fázisban { $n } sebzést szenved majd el{ $from }.
event-left-pile = { $spot }: a gyűjtőbe kerül { AZ($card) } { $card }.
event-left-hand = { $spot }: visszakerül kézbe { AZ($card) } { $card }.
event-left-down = { $spot }: meghal, és lefordul { AZ($card) } { $card }.
event-revived = { $spot }: { $armour } páncéllal feléled { AZ($card) } { $card }.
event-taken = { $player } kézbe veszi a gyűjtőből ezt a lapot: { $card }.
event-back-in-hand = { $player }: visszakerül kézbe { AZ($card) } { $card }.
event-won = { $player } győzött: { $how }.
event-drawn = Döntetlen: { $how }.

## Why something is refused

refusal-game-over = A játéknak vége: { $how }.
refusal-chance = A kockákról és a húzott lapokról a véletlen dönt.
refusal-answered = Te már döntöttél, az ellenfeled még nem.
refusal-not-your-decision = Most { $player } dönt: { $decision }.
refusal-other-decision = Most másról kell dönteni: { $decision }.
refusal-wrong-phase = Ebben a fázisban ez nem lehetséges: ebben a körben már elmúlt az ideje.
refusal-own-turn = A csapda az ellenfél körére vár: arra válaszol, ami akkor éri a karakteredet.
refusal-nothing-declared = Előbb azt válaszd ki, mi történjen: egy lapot a kezedből, egy támadót vagy egy hatást. Azután jön, hogy hol vagy kit érjen.
refusal-dead = Ez a karakter halott: nem tesz semmit, és célpont sem lehet.
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
refusal-not-active = Aktív karakter kell hozzá; a tétlen csak fekszik.
refusal-caste = Ehhez ilyen kasztú aktív karakter kell: { $caste }.
refusal-character-level = A karakternek legalább { $level }. szintűnek kell lennie.
refusal-ability-used = Egy karakter körönként egy képességet használ, és ez már megtörtént.
refusal-equipped = Egy karakter körönként egy felszerelést kap, és ez már megtörtént.
refusal-barred = Most valami tiltja: { $what }.
refusal-dying = A páncélja 1 alá csökkent.
refusal-unarmed = Fegyverzetet viselő karakter kell hozzá.
refusal-acted = Ebben a körben már támadott vagy azonnali képességet használt.
refusal-came = Ebben a körben került játékba: a következő körödtől támadhat.
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
refusal-trap-level = A csapdának legalább { $level }. szintűnek kell lennie.
refusal-no-guard = Onnan nem védheti meg karakter.
refusal-must-guard = Meg kell védeni.

## A position in words

describe-course = { $turn }. kör, { $player }: { $phase }.
describe-setup = { $phase }.
describe-copies = { $count } × { $card }
describe-carried = { $card } { $armour }
describe-damage = { $n } { $type }
describe-lasting = { $on }: { $what }.
describe-hand = { $player } lapjai kézben: { $cards }.
describe-known = { $player } kezében biztosan ott van: { $cards }.
describe-deck = { $player } húzópaklija: { $cards }.
describe-discard = { $player } gyűjtője: { $cards }.
describe-aside = { $player } kivette: { $cards }.
describe-list = { $player } paklilistája: { $cards }.
describe-head-player = Játékos
describe-head-top = Felső lap
describe-head-slot = Mező
describe-head-card = Lap
describe-head-state = Állapot
describe-head-on-it = Rajta
describe-head-notes = Megjegyzések
describe-head-attacker = Támadó
describe-head-target = Célpont
describe-head-outcome = Kimenetel
describe-head-take-over = Átvállalás életerőből
describe-head-id = Azonosító
describe-head-kind = Fajta
describe-head-caste = Kaszt
describe-head-text = Szöveg

## Board

board-at = { $card } ({ $spot })
board-free = { $n }. mező: szabad
board-copies = { $count } × { $card }
board-player = { $name }: életerő { $life } / { $max }, szint: { $level }, halott karakterek: { $dead }.
board-top = A gyűjtő tetején: { $card }
board-known = Biztosan a kézben: { $cards }
board-no-cards = Nincs lap
board-starting-cards = Kezdő lapok: egyikük biztosan az első kezedben lesz
board-starting = Kezdő lap: { $card }
board-starting-down = Van lefordított kezdő lapja
board-opening-seven = Hét lappal kezd
board-aside = Kivett lapok
board-situation = Helyzet
board-turn = { $turn }. kör
board-over = A játék véget ért
board-declared = (bejelentve)
board-text = Most hat: { $card }
board-running = Érvényben
board-struck-back = A célpont visszaüt:
board-act-place = { $by } lehelyezi: { $card }
board-act-equip = { $by } felszerelést ad: { $card }
board-act-lay = { $by } kijátssza: { $card }
board-act-use = { $by } használja: { $card }. Célpontok: { $targets }
board-act-drink = { $by } kijátssza: { $card }. Célpontok: { $targets }
board-act-activate = { $by } aktiválja: { $card }. Célpontok: { $targets }
board-act-attack = Támadás: { $user } → { $targets }
board-act-finish = { $by } befejezi a fázist
board-sum-character = karakter { $n }
board-sum-weapon = + fegyverzet { $n }
board-sum-dealt = { $n } a támadó növelései
board-sum-factor = { $n } többszörözés
board-sum-suffered = { $n } a célpont módosításai
board-sum-poison = + 1 méregjelző
board-fate-unhurt = nem szenved sebzést
board-fate-spared = aktívvá válik, sebzést nem szenved
board-fate-walled = a fal szenved el { $amount } sebzést helyette
board-fate-hurt = { $amount } sebzést szenved, { $left } marad
board-fate-dies = { $amount } sebzést szenved, nem marad semmi
board-back = A támadó: { $what }
board-take-over = Az átvállalás ára { $amount } életerő, marad { $left }.
board-lasting = { $what } ({ $card }; { $ends })
board-ends-never = amíg a lap ott van
board-ends-turn = { $now ->
        [yes] e kör végéig
       *[no] { AZ($turn) } { $turn }. kör végéig
    }
board-ends-instant = a következő azonnali képességéig vagy e kör végéig
board-ends-attack = e támadás végéig
board-lasting-change = { $stat } { $n }
board-lasting-times = { $stat } × { $n }
board-lasting-shield = megakadályozza a következő { $n } sebzést
board-lasting-delayed = { $n } sebzés a gazdája következő kezdő fázisában
board-lasting-since = többszörözés
board-barred-attack = nem támadhat
board-barred-ability = nem használhat képességet
board-barred-effect = a hatásai nem aktiválhatók
board-barred-equip = nem kaphat felszerelést
board-barred-be_attacked = nem lehet támadás célpontja
board-barred-be_taken_over = a támadásai nem vállalhatók át
board-barred-get_poison = nem kaphat méregjelzőt
board-standing-active = Aktív
board-standing-idle = Tétlen: az első sebzés csak aktívvá teszi
board-standing-dead = Halott, lefordítva
board-standing-puppet = Báb
board-armour-of = Páncélérték: { $armour } / { $max }
board-poison-until = Méregjelző { AZ($turn) } { $turn }. kör végéig
board-flame-of = Lángjelző: { $n }
board-attack-of = Támadás { $n }: { $parts }
board-under = Az alatta lévő lapok páncélja: { $armour }
board-flag-ability = Ebben a körben már használt képességet
board-flag-acted = Ebben a körben már támadott vagy azonnali képességet használt
board-flag-equipped = Ebben a körben már kapott felszerelést
board-flag-came = Ebben a körben került játékba: még nem támadhat
board-silent = A fejlesztés alatt a szövege nem hat
board-used = Ebben a körben már felhasználva
board-part-weapon = Fegyverzet
board-part-weapon-upgrade = Fegyverzetfejlesztés
board-part-on-weapon = Képesség a fegyverzeten
board-part-armour = Páncélzat
board-part-armour-upgrade = Páncélzatfejlesztés
board-part-on-armour = Képesség a páncélzaton
board-part-mount = Hátas
board-part-attached = Képesség a karakteren
board-part-battlefield = Képesség a csatatéren
board-do-activate = Aktiválás
board-do-turn-idle = Tétlenségbe
board-do-take-over = Átvállalom, és veszítek
board-put-away = Bezárás
board-goal = Mivel lehet győzni
board-goal-wins = Az győz, aki a másikat 0 életerőre vagy { $dead } halott karakterre juttatja.
board-goal-deck = Aki üres pakliból húzna, veszít.
board-goal-or = vagy
board-goal-loses = veszít
board-goal-stands = { $name }: életerő { $life }, halott karakter: { $dead } / { $of }.
board-goal-turn = { $has ->
    [yes] { $turn }. kör; { $turns } kör után döntetlen
   *[no] { $turn }. kör
}
board-goal-turns = { $turns } kör után döntetlen
board-favoured = { $name } nyerte a kockadobást: ha mindketten látták a lapjaikat, ő dönti el, ki kezd.
board-begins = { $self ->
    [yes] { $name } nyerte a kockadobást, és úgy döntött, hogy ő kezd.
   *[no] { $name } nyerte a kockadobást, és úgy döntött, hogy { $starter } kezd.
}
board-warn-nothing = Nem okozna sebzést.
board-warn-own = A célpont a saját oldaladon van.
board-warn-lost = Elveszítenéd a játszmát.
board-warn-take-over = Az átvállalás minden életerődbe kerül: elveszítenéd a játszmát.
board-hand-of = Kéz: { $name }
board-look-discard = A gyűjtő átnézése
board-look-deck = { $name } paklilistája
board-hint-opening = A kezdő lap egy 1. vagy 2. szintű lap, amelyre biztosan számíthatsz: kiválasztod a paklidból, hatot húzol mellé, és ott lesz az első kezedben. Cserébe az ellenfeled az első kör előtt meglátja, és nem cserélheted el. Egy alap fegyverzet vagy egy 1. szintű karakter már az első körödben jól jön. Vagy húzz hét lapot, és bízz a szerencsédben.
board-hint-exchange = Nyomd meg a cserélni kívánt lapokat. Jó kezdés: alap fegyverzet és 1. szintű karakterek.
board-hint-draw = Körönként egyszer eldobhatsz két lapot, hogy húzz egyet.
board-hint-tactical = Előbb helyezz le, szerelj fel és készülj elő: amint ellenséges célpontot nevezel meg, véget ér a taktikai fázis. Mutass egy támadóra, és látod, mit tenne.
board-hint-attack = Minden támadó egyszer üt. A tétlen karaktert kis ütéssel ébreszd fel, mielőtt a nagyot mérnéd rá.
board-tally-attacks = Támadások
board-tally-suffered = A lapjai által elszenvedett sebzés
board-tally-sacrificed = Feláldozott életerő
board-tally-takeovers = Átvállalt támadások
board-tally-quick = Gyors képességgel visszavont bejelentések
board-tally-traps = Csapdák
board-tally-lost = Elvesztett karakterek és bábok

## Positions

fault-position-card = Ennél az asztalnál nincs „{ $id }” lap: az itteni lapok egyikét nevezd meg.
fault-position-copies = A paklilistában nincs ennyi „{ $id }”: tegyél bele még egyet, vagy vegyél ki egyet az állásból.
fault-position-place = „{ $id }” nem hely: a mezők 1-től 4-ig vannak, a lapok így: „B3” vagy „B3 mount”.
fault-position-word = „{ $id }” nem a hatások egyik szava.
fault-position-stage = A játék nem állhat itt: adj meg egy fázist és azt, meddig jutott, vagy egy körön kívüli szakaszt.
fault-position-opening = Ez nem kezdés: „seven” vagy egy 1. vagy 2. szintű lap kell, legfeljebb hét lappal kézben.
fault-position-bare = Az első kör előtt a Nemeseken kívül semmi nincs az asztalon.
fault-position-turn = A kör száma legalább 1.
fault-position-life = Folyó játékban az életerő legalább 1, és nem haladja meg a legnagyobb értékét.
fault-position-level = A szint sosem nagyobb 6-nál.
fault-position-known = Amit a másik játékos egy kézről tud, annak a kézben kell lennie.
fault-position-top = Az üres gyűjtő tetejére nem mondható, hogy nem látták.
fault-position-battlefield = A csatatéren csak hozzá tartozó folyamatos képesség feküdhet.
fault-position-body = Egy mezőn karakter áll, aktívan, tétlenül vagy 2. szinttől halottan; vagy báb, állapot nélkül.
fault-position-on = „{ $id }” nem lehet itt: a helye foglalt vagy hiányzik, vagy a viselő kasztja, szintje vagy fajtája nem megfelelő.
fault-position-on-nothing = Hátas vagy képesség állapota van megadva, de nincs ott olyan.
fault-position-dead = Halott karakternek nincs páncélja, jelzője és jegye.
fault-position-stack = Csak Horda kulcsszavú báb alatt lehetnek lapok: legfeljebb három, és ebben a körben sem jött több.
fault-position-armour = A páncélérték nem haladhatja meg a legnagyobb értékét.
fault-position-marker = Méregjelzője karakternek, bábnak és hátasnak lehet, legfeljebb három körvégen át; lángjelző azon van, aminek páncélja van.
fault-position-turned-down = Legalább annyi karaktert fordítottak már le, ahány halottan fekszik.
fault-position-used = „{ $id }” nem olyan szöveg egy játékban lévő lapon, amely aktiválható vagy elhasználható.
fault-position-newcomer = Az ebben a körben lehelyezett karakternek a mezőjén kell állnia.
fault-position-running = Ez nem tarthat: a lapnak nincs ilyen szövege, nincs ilyen vége, vagy akiről szól, nincs játékban.
fault-position-burning = A lángjelzők csak a kör végén égnek.
fault-position-drawing = Lapot csak nem üres pakliból lehet húzni, az előkészületben vagy egy körben.
fault-position-act = Itt senki sem tehet ilyet: a lap, a használója, a célpontok és az, meddig jutott, nem illenek össze.
fault-position-within = Ilyen szöveg itt nem lehet folyamatban.
fault-position-departed = A meghalt lapok csak halálvizsgálatban szólalnak meg.

## A pakliépítő oldal

builder-shown = Mi látszik
builder-cards = Lapok
builder-deck = A pakli
builder-search = Keresés nevekben és szövegekben
builder-caste = Kasztok
builder-kind = Laptípus
builder-any = Bármilyen
builder-found = Találat: { $n } / { $of } lap
builder-curve = Lapok szintenként
builder-of-level = { $level }. szint: { $n }
builder-main = Húzópakli: { $n } ({ $least }–{ $most } kell)
builder-side = Kiegészítő pakli: { $n } (legfeljebb { $most })
builder-side-any = Kiegészítő pakli: { $n }
builder-in-main = húzópakli
builder-in-side = kiegészítő
builder-more = { $card }: eggyel több, { $where }
builder-less = { $card }: eggyel kevesebb, { $where }
builder-to-side = Át a kiegészítő pakliba
builder-to-main = Át a húzópakliba
builder-noble = Nemesem: { $card }
builder-word-side = Kiegészítő pakli
builder-word-noble = Nemes
