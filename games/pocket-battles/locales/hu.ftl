### Pocket Battles: Celts vs. Romans. Terms follow the glossary of the rules digest. Units go by their ids (A3, B1); in
### a whole sentence these have their article from AZ. Player names take no suffix. `.nom` is a name within a sentence, where it is written small.

tagline = Állíts össze titokban egy hadsereget, rejtsd halmokba a legjobb csapataidat, és oszd be a jelzőidet: elég az ellenség fele.

## Armies

army-celts = Kelták
    .nom = kelták
army-romans = Rómaiak
    .nom = rómaiak

## Troops

troop-druid = Druida
    .nom = druida
troop-warrior-queen = Harcos királynő
    .nom = harcos királynő
troop-chariot = Harci szekér
    .nom = harci szekér
troop-hero = Hős
    .nom = hős
troop-gaesatae = Gaesaták
    .nom = gaesaták
troop-javelinmen = Gerelyvetők
    .nom = gerelyvetők
troop-champion = Bajnok
    .nom = bajnok
troop-horsemen = Lovasok
    .nom = lovasok
troop-noble-cavalry = Nemesi lovasság
    .nom = nemesi lovasság
troop-noblemen = Nemesek
    .nom = nemesek
troop-slingers = Parittyások
    .nom = parittyások
troop-warband = Harcosok
    .nom = harcosok
troop-warchief = Hadvezér
    .nom = hadvezér
troop-imaginifer = Imaginifer (képmáshordozó)
    .nom = imaginifer
troop-aquilifer = Aquilifer (sashordozó)
    .nom = aquilifer
troop-onager = Onager
    .nom = onager
troop-scorpio = Scorpio
    .nom = scorpio
troop-ballista = Ballista
    .nom = ballista
troop-centurion = Centurio
    .nom = centurio
troop-praetorians = Praetorianusok
    .nom = praetorianusok
troop-imperator = Imperator
    .nom = imperator
troop-auxiliares = Segédcsapatok
    .nom = segédcsapatok
troop-legionaries = Légiósok
    .nom = légiósok
troop-archers = Íjászok
    .nom = íjászok
troop-cataphracts = Vértes lovasok
    .nom = vértes lovasok
troop-cavalry = Lovasság
    .nom = lovasság

## Tiles: a troop with its faces, the black ones before the white ones

tile-C01 = Druida
    .nom = druida
tile-C02 = Harcos királynő (4 5 6)
    .nom = harcos királynő (4 5 6)
tile-C03 = Harci szekér (5 6)
    .nom = harci szekér (5 6)
tile-C04 = Hős (4 5 6)
    .nom = hős (4 5 6)
tile-C05 = Gaesaták (5 6)
    .nom = gaesaták (5 6)
tile-C06 = Gaesaták (3 4)
    .nom = gaesaták (3 4)
tile-C07 = Gerelyvetők (3 / 3)
    .nom = gerelyvetők (3 / 3)
tile-C08 = Gerelyvetők (4 / 4)
    .nom = gerelyvetők (4 / 4)
tile-C09 = Gerelyvetők (6 / 6)
    .nom = gerelyvetők (6 / 6)
tile-C10 = Gerelyvetők (5 / 5)
    .nom = gerelyvetők (5 / 5)
tile-C11 = Bajnok (2 / 2)
    .nom = bajnok (2 / 2)
tile-C12 = Lovasok (3 3)
    .nom = lovasok (3 3)
tile-C13 = Lovasok (4 4)
    .nom = lovasok (4 4)
tile-C14 = Lovasok (5 5)
    .nom = lovasok (5 5)
tile-C15 = Nemesi lovasság (3 4 4)
    .nom = nemesi lovasság (3 4 4)
tile-C16 = Nemesi lovasság (3 6 6)
    .nom = nemesi lovasság (3 6 6)
tile-C17 = Nemesi lovasság (5 5 6)
    .nom = nemesi lovasság (5 5 6)
tile-C18 = Nemesek (3 4 4)
    .nom = nemesek (3 4 4)
tile-C19 = Nemesek (4 5 5)
    .nom = nemesek (4 5 5)
tile-C20 = Nemesek (5 6 6)
    .nom = nemesek (5 6 6)
tile-C21 = Parittyások (3 6)
    .nom = parittyások (3 6)
tile-C22 = Parittyások (3 4)
    .nom = parittyások (3 4)
tile-C23 = Parittyások (4 5)
    .nom = parittyások (4 5)
tile-C24 = Parittyások (5 6)
    .nom = parittyások (5 6)
tile-C25 = Harcosok (2 2)
    .nom = harcosok (2 2)
tile-C26 = Harcosok (3 3)
    .nom = harcosok (3 3)
tile-C27 = Harcosok (4 4)
    .nom = harcosok (4 4)
tile-C28 = Harcosok (5 5)
    .nom = harcosok (5 5)
tile-C29 = Harcosok (6 6)
    .nom = harcosok (6 6)
tile-C30 = Hadvezér
    .nom = hadvezér
tile-R01 = Imaginifer
    .nom = imaginifer
tile-R02 = Aquilifer
    .nom = aquilifer
tile-R03 = Onager (5 6)
    .nom = onager (5 6)
tile-R04 = Scorpio (4 5 6)
    .nom = scorpio (4 5 6)
tile-R05 = Ballista (5 6)
    .nom = ballista (5 6)
tile-R06 = Centurio (6 / 6)
    .nom = centurio (6 / 6)
tile-R07 = Praetorianusok (4 5 6)
    .nom = praetorianusok (4 5 6)
tile-R08 = Praetorianusok (2 5 6)
    .nom = praetorianusok (2 5 6)
tile-R09 = Praetorianusok (3 5 6)
    .nom = praetorianusok (3 5 6)
tile-R10 = Imperator (4 5 6)
    .nom = imperator (4 5 6)
tile-R11 = Segédcsapatok (3 3)
    .nom = segédcsapatok (3 3)
tile-R12 = Segédcsapatok (4 4)
    .nom = segédcsapatok (4 4)
tile-R13 = Segédcsapatok (5 5)
    .nom = segédcsapatok (5 5)
tile-R14 = Segédcsapatok (6 6)
    .nom = segédcsapatok (6 6)
tile-R15 = Légiósok (2 4)
    .nom = légiósok (2 4)
tile-R16 = Légiósok (3 5)
    .nom = légiósok (3 5)
tile-R17 = Légiósok (4 6)
    .nom = légiósok (4 6)
tile-R18 = Légiósok (2 5)
    .nom = légiósok (2 5)
tile-R19 = Légiósok (3 6)
    .nom = légiósok (3 6)
tile-R20 = Íjászok (2 3)
    .nom = íjászok (2 3)
tile-R21 = Íjászok (3 4)
    .nom = íjászok (3 4)
tile-R22 = Íjászok (4 5)
    .nom = íjászok (4 5)
tile-R23 = Íjászok (2 6)
    .nom = íjászok (2 6)
tile-R24 = Íjászok (5 6)
    .nom = íjászok (5 6)
tile-R25 = Vértes lovasok (2 3 3)
    .nom = vértes lovasok (2 3 3)
tile-R26 = Vértes lovasok (4 5 5)
    .nom = vértes lovasok (4 5 5)
tile-R27 = Vértes lovasok (4 6 6)
    .nom = vértes lovasok (4 6 6)
tile-R28 = Lovasság (4 5)
    .nom = lovasság (4 5)
tile-R29 = Lovasság (5 6)
    .nom = lovasság (5 6)
tile-R30 = Lovasság (3 6)
    .nom = lovasság (3 6)

## Traits, what they do, and those with their numbers

trait-heal = Gyógyítás
trait-heal-text = Parancsra levesz egy sebjelzőt egy másik egységed egyik csapatáról; a jelző azonnal szabad.
trait-excite = Lelkesítés
trait-excite-text = Ha egy rohamozó, közelharcot folytató vagy lövő egységgel együtt kap parancsot, annak az első dobásánál eggyel több kockája van.
trait-double-order = Kettős parancs
trait-double-order-text = Parancsra ebben a körben két másik egység is parancsot kap, egymás után, mindegyik a saját árán.
trait-disband = Zavarkeltés
trait-disband-text = Ha eltalálja az ellenséges egységet, de nem semmisíti meg, az ellenfél a fordulóra elveszít egy szabad jelzőt.
trait-extra-engagement = +X közelharc
trait-extra-engagement-text = X további kocka minden közelharcdobásnál.
trait-extra-engagement-1 = +1 közelharc
trait-extra-engagement-2 = +2 közelharc
trait-extra-shooting = +X lövés
trait-extra-shooting-text = X további kocka minden lövésnél.
trait-extra-shooting-1 = +1 lövés
trait-extra-wounds = +X seb
trait-extra-wounds-text = X további találat, ha egy dobásnak legalább egy találata van.
trait-extra-wounds-1 = +1 seb
trait-extra-wounds-2 = +2 seb
trait-fast = Gyors
trait-fast-text = Az átcsoportosítása körében is kaphat parancsot.
trait-impetus = Lendület
trait-impetus-text = A rohambónusza egy kocka helyett kettő.
trait-fury = Harci düh
trait-fury-text = Minden közelharcdobásnál még egy kocka az egységen lévő minden parancsjelzőért.
trait-overwhelming = Elsöprő roham
trait-overwhelming-text = Ha rohamban megsemmisíti az ellenségét, azonnal újra rohamoznia kell, fizetés nélkül.
trait-reactive = Gyors reagálás
trait-reactive-text = A parancs ára annyi, ahány parancsjelző az egységen van, de legalább egy: 1, 1, 2, 4.
trait-slow = Lassú
trait-slow-text = Nincs ingyenes átcsoportosítás.
trait-long-range = Nagy hatótáv
trait-long-range-text = A hátsó vonalból is lőhet, de a rohamozóra nem.
trait-leader = Vezér
trait-leader-text = Eggyel több jelző, amíg a hordozó él.
trait-wide-arc = Széles lőszög
trait-wide-arc-text = Egy szomszédos szektor első vonalába és közelharczónájába is lőhet.

## Zones as their reader sees them, whose sentence says whose they are; those of the enemy; and as one without a seat is told them

zone-left-front = bal első vonal
zone-left-rear = bal hátsó vonal
zone-left-engagement = bal közelharczóna
zone-centre-front = középső első vonal
zone-centre-rear = középső hátsó vonal
zone-centre-engagement = középső közelharczóna
zone-right-front = jobb első vonal
zone-right-rear = jobb hátsó vonal
zone-right-engagement = jobb közelharczóna
zone-enemy-left-front = ellenséges első vonal balra tőled
zone-enemy-left-rear = ellenséges hátsó vonal balra tőled
zone-enemy-centre-front = ellenséges első vonal középen
zone-enemy-centre-rear = ellenséges hátsó vonal középen
zone-enemy-right-front = ellenséges első vonal jobbra tőled
zone-enemy-right-rear = ellenséges hátsó vonal jobbra tőled
zone-A-left-front = bal első vonal (A)
zone-A-left-rear = bal hátsó vonal (A)
zone-A-centre-front = középső első vonal (A)
zone-A-centre-rear = középső hátsó vonal (A)
zone-A-right-front = jobb első vonal (A)
zone-A-right-rear = jobb hátsó vonal (A)
zone-B-left-front = bal első vonal (B)
zone-B-left-rear = bal hátsó vonal (B)
zone-B-centre-front = középső első vonal (B)
zone-B-centre-rear = középső hátsó vonal (B)
zone-B-right-front = jobb első vonal (B)
zone-B-right-rear = jobb hátsó vonal (B)
zone-onlooker-left-engagement = közelharczóna B bal szárnyán
zone-onlooker-centre-engagement = középső közelharczóna
zone-onlooker-right-engagement = közelharczóna B jobb szárnyán

## Parts of the game

phase-building = A hadseregek összeállítása
phase-deployment = Felállítás
phase-battle = Csata
phase-over = A csata vége

## Prompts: what is to be done now

prompt-chance = A véletlen dolgozik.
prompt-building = Mindkét játékos a hadseregét állítja össze.
prompt-waiting = Most { $player } dönt.
prompt-build = { $units ->
        [0] Állítsd össze a hadseregedet: nyiss egységet az első csapatával, vagy válassz kész hadsereget! Maradék felállítási pont: { $left }.
       *[other] Nyiss újabb egységet, vagy véglegesítsd a hadsereget! Maradék felállítási pont: { $left }.
    }
prompt-build-unit = Adj csapatokat a nyitott egységhez, válaszd ki a felső lapkáját, vagy zárd le! Maradék felállítási pont: { $left }.
prompt-deploy = Állítsd fel egy egységedet valamelyik első vagy hátsó vonaladba!
prompt-turn = A te köröd: ha akarsz, csoportosíts át egy egységet, aztán adj parancsot, vagy passzolj!
prompt-action = Adj parancsot, vagy passzolj!
prompt-first-order = Kettős parancs: adj parancsot egy másik egységnek!
prompt-second-order = Kettős parancs: adj parancsot még egy másik egységnek, vagy mondj le róla!
prompt-excite = Lelkesítés: kapjon még egy kockát { AZ($unit) } { $unit }?
prompt-reaction = { AZ($unit, capital: "yes") } { $unit } rohamoz: tartóztasd fel, lőj rá, vagy várakozz!
prompt-target = { AZ($unit, capital: "yes") } { $unit } rohama: válaszd ki a célpontot!
prompt-allot = { $unit }: válaszd ki, melyik csapat kapja a következő találatot! Hátralévő találat: { $hits }.
prompt-mark = { $unit }, { $tile-nom }: a csapat találatot kapott, de él. Jelöld meg sebjelzővel, vagy áldozd fel!
prompt-leader-token = A Vezéred elesett, és nincs szabad jelződ: válaszd ki, melyik jelző hagyja el a jelzőkészletedet!
prompt-parting = { AZ($unit, capital: "yes") } { $unit } kiválik a közelharcból: válaszd ki, melyik egységed csap utána következőnek!
prompt-strike-back = Visszavágjon { AZ($unit) } { $unit }? Célpont: { $target }.
prompt-strike = Utánacsapjon { AZ($unit) } { $unit }? Célpont: { $target }.
prompt-removal = A forduló vége: leveheted a sebesült egységeidet.
prompt-removal-troops = A forduló vége: leveheted a sebesült csapataidat.
prompt-won-beaten = { $player } győzött: megverte az ellenséges hadsereget.
prompt-won-both-beaten = Megverték egymást. { $player } győzött a nagyobb pontszámmal.
prompt-won-tie = Megverték egymást, és a pontszámok egyenlők. { $player } győzött mint védő.
prompt-won-quiet = Túl sok csendes forduló volt egymás után. A pontszámok alapján { $player } győzött.
prompt-won-round-limit = Az utolsó forduló véget ért. A pontszámok alapján { $player } győzött.

## Words on buttons

action-army = { $player }: { $army-nom }
action-rolls = Kezdődobás (A: { $first }, B: { $second })
action-hits = Találat: { $hits }
action-open = Új egység: { $tile-nom }, { $points } pont
action-add = Hozzáadás: { $tile-nom }, { $points } pont
action-top = Felül: { $tile-nom }
action-close = Az egység lezárása
action-undo = { $number }. egység szétbontása
action-commit = A hadsereg véglegesítése
action-ready = { $number }. kész hadsereg
action-deploy = Felállítás: { $unit } ({ $troop-nom }), { $zone }
action-redeploy = Átcsoportosítás: { $unit } ({ $troop-nom }), { $zone }
action-move = Taktikai mozgás: { $unit } ({ $troop-nom }), { $zone }, ára { $price }
action-charge = Roham: { $unit } ({ $troop-nom }), ára { $price }
action-carry-on = Közelharc folytatása: { $unit } ({ $troop-nom }), célpont { $target } ({ $against-nom }), ára { $price }
action-leave = Kiválás a közelharcból: { $unit } ({ $troop-nom }), ára { $price }
action-shoot = Lövés: { $unit } ({ $troop-nom }), célpont { $target } ({ $against-nom }), ára { $price }
action-heal = Gyógyítás ({ $unit }): { $target }, { $tile-nom }, ára { $price }
action-double-order = Kettős parancs: { $unit } ({ $troop-nom }), ára { $price }
action-pass = Passz, egy jelzőért
action-excite = Lelkesítés: { $unit } ({ $troop-nom }), még egy kocka, ára { $price }
action-no-excite = Lelkesítés nélkül
action-enough = Lemondás a második parancsról
action-intercept = Feltartóztatás: { $unit } ({ $troop-nom }), ára { $price }
action-shoot-against = Lövés a rohamozóra: { $unit } ({ $troop-nom }), ára { $price }
action-wait = Várakozás
action-target = Célpont: { $unit } ({ $troop-nom })
action-allot = Találat: { $tile-nom }
action-mark-unused = Jelölés szabad jelzővel
action-mark-unit = Jelölés parancsjelzővel erről: { $unit } ({ $troop-nom })
action-mark-spent = Jelölés elhasznált jelzővel
action-remove = A csapat feláldozása egy találatra
action-leader-unit = Parancsjelző leadása erről: { $unit } ({ $troop-nom })
action-leader-spent = Elhasznált jelző leadása
action-leader-wound = Sebjelző leadása, a csapat megsemmisül: { $tile-nom }
action-parting = Utánacsapás: { $unit } ({ $troop-nom })
action-strike-back = Visszavágás
action-strike = Utánacsapás
action-decline = Lemondás a csapásról
action-give-up = Levétel: { $unit } ({ $troop-nom }), { $points } pont
action-give-up-troop = Levétel: { $tile-nom }, { $points } pont
action-done = Nincs több levétel

## Log lines

event-armies = { $player }: { $army-nom }. { $enemy }: { $against-nom }.
event-ready = { $player } kész.
event-opening-roll = Kezdődobás (A: { $first }, B: { $second }): a támadó { $player }.
event-opening-tie = Kezdődobás (A: { $first }, B: { $second }): mindketten újra dobnak.
event-deployed = { $player } felállítja { AZ($unit) } { RAG($unit, form: "t") }: { $zone }, felül { $tile-nom }, lapkák: { $height }.
event-deployed-top = { $player } felállítja { AZ($unit) } { RAG($unit, form: "t") }: { $zone }, felül { $tile-nom }.
event-spread = A halmok szétrakva. Kezdődik a csata.
event-round = { $round }. forduló: { $player } kezd.
event-turn = { $player } köre
event-redeployed = { $player } átcsoportosítja { AZ($unit) } { RAG($unit, form: "t") }: { $from } → { $to }.
event-moved = { $player } taktikai mozgást végez { AZ($unit) } { RAG($unit, form: "val") }: { $from } → { $to }, ára { $price } jelző.
event-charged = { $player } rohamot indít { AZ($unit) } { RAG($unit, form: "val") }: { $from }, ára { $price } jelző.
event-charged-again = Elsöprő roham: { $player } újra rohamot indít { AZ($unit) } { RAG($unit, form: "val") }: { $from }.
event-carried-on = { $player } { AZ($unit) } { RAG($unit, form: "val") } folytatja a közelharcot { AZ($target) } { $target } ellen, ára { $price } jelző.
event-leaving = { $player } { AZ($unit) } { RAG($unit, form: "val") } kiválik a közelharcból, ára { $price } jelző.
event-shot = { $player } { AZ($unit) } { RAG($unit, form: "val") } { AZ($target) } { RAG($target, form: "ra") } lő, ára { $price } jelző.
event-excited = { $player } { AZ($unit) } { RAG($unit, form: "val") } lelkesít: még egy kocka jár, ára { $price } jelző.
event-healed = { $player } { AZ($unit) } { RAG($unit, form: "val") } gyógyít: { $target }, { $tile-nom }, ára { $price } jelző.
event-doubled = { $player } { AZ($unit) } { RAG($unit, form: "val") } Kettős parancsot ad, ára { $price } jelző.
event-enough = { $player } lemond a második parancsról.
event-passed = { $player } passzol.
event-intercepted = { $player } { AZ($unit) } { RAG($unit, form: "val") } feltartóztatja { AZ($target) } { RAG($target, form: "t") }, ára { $price } jelző.
event-shot-against = { $player } { AZ($unit) } { RAG($unit, form: "val") } a rohamozó { RAG($target, form: "ra") } lő, ára { $price } jelző.
event-waited = { $player } várakozik.
event-contact = { AZ($unit, capital: "yes") } { $unit } és { AZ($target) } { $target } érintkezik.
event-rolled = { $kind ->
        [strike] Csapás
        [back] Visszavágás
        [parting] Utánacsapás
       *[shot] Lövés
    }: { $unit }, célpont { $target }, kocka: { $dice }, találat: { $hits }{ $more ->
        [0] { "" }
       *[other] , ebből { $more } a +X seb miatt
    }.
event-cannot-strike = { AZ($unit, capital: "yes") } { $unit } nem csap: nincs már fekete kockaértéke.
event-declined = { $player } lemond { AZ($unit) } { $unit } csapásáról.
event-shared = A találatok eloszlanak: { $units }, mindegyiknek { $hits }.
event-wounded = { $unit }, { $tile-nom }: sebjelző kerül rá.
event-wounded-spent = { $unit }, { $tile-nom }: sebjelző kerül rá az elhasznált jelzők közül.
event-wounded-order = { $unit }, { $tile-nom }: sebjelző kerül rá, { AZ($lender) } { $lender } parancsjelzője.
event-destroyed = { $player } csapata megsemmisült: { $unit }, { $tile-nom }, { $points } pont.
event-removed = { $player } egy találatra feláldoz egy csapatot: { $unit }, { $tile-nom }, { $points } pont.
event-given-up = { $player } levesz egy csapatot: { $unit }, { $tile-nom }, { $points } pont.
event-lost-with-leader = { $player } a Vezér jelzőjével egy csapatot is elveszít: { $unit }, { $tile-nom }, { $points } pont.
event-unit-destroyed = { $player } egysége megsemmisült: { $unit }.
event-to-front = { AZ($unit, capital: "yes") } { $unit } az első vonalba kerül: { $to }.
event-leader-unused = { $player } Vezére elesett: egy szabad jelző elhagyja a jelzőkészletet.
event-leader-spent = { $player } Vezére elesett: egy elhasznált jelző elhagyja a jelzőkészletet.
event-leader-unit = { $player } Vezére elesett: { AZ($unit) } { $unit } egyik parancsjelzője elhagyja a jelzőkészletet.
event-leader-fallen = { $player } Vezére elesett: az elesettek egyik jelzője elhagyja a jelzőkészletet.
event-leader-wound = { $player } Vezére elesett: egy sebjelző elhagyja a jelzőkészletet.
event-disbanded = Zavarkeltés ({ $unit }): { $player } a fordulóra elveszít egy szabad jelzőt.
event-round-end = { AZ($round, capital: "yes") } { $round }. forduló vége: a jelzők visszakerülnek, a sebjelzők maradnak.
event-ended-beaten = { $player } győz: megverte az ellenséges hadsereget ({ $count } : { $other }).
event-ended-both-beaten = Megverték egymást. { $player } győz a nagyobb pontszámmal ({ $count } : { $other }).
event-ended-tie = Megverték egymást, és a pontszámok egyenlők. { $player } győz mint védő ({ $count } : { $other }).
event-ended-quiet = Túl sok csendes forduló egymás után. A pontszámok alapján { $player } győz ({ $count } : { $other }).
event-ended-round-limit = Az utolsó forduló véget ért. A pontszámok alapján { $player } győz ({ $count } : { $other }).

## Refusals: why something cannot be done

refusal-game-over = A csata véget ért.
refusal-chance = A kockákról a véletlen dönt.
refusal-committed = A hadsereged kész, már nem lehet rajta változtatni.
refusal-not-your-turn = Most { $player } dönt.
refusal-other-decision = Előbb másról kell dönteni.
refusal-foreign = Ez a lapka a másik hadseregé.
refusal-picked = Már a hadseregedben van: { $tile-nom }.
refusal-too-dear = { $points } felállítási pontba kerül, de csak { $left } maradt.
refusal-marker-tiles = A megmaradt lapkákra határjelző lapkaként van szükség.
refusal-formation = Ezzel a csapattal az egységben legfeljebb { $limit } csapat lehetne: a legkisebb alakzatérték számít.
refusal-unit-open = Előbb zárd le a nyitott egységet!
refusal-no-unit-open = Nincs nyitott egység.
refusal-not-in-unit = Nincs a nyitott egységben: { $tile-nom }.
refusal-no-closed-unit = Nincs ilyen számú lezárt egység.
refusal-no-troops = Egy hadseregben legalább egy csapat van.
refusal-no-ready-army = Nincs ilyen számú kész hadsereg.
refusal-not-your-unit = Ez nem a te egységed.
refusal-not-an-enemy = Ez nem ellenséges egység.
refusal-not-in-reserve = Ez az egység nincs a tartalékodban.
refusal-not-your-zone = Egységet a saját első és hátsó vonaladba állíthatsz fel, ide nem: { $zone }.
refusal-not-on-field = Nincs ilyen egység a csatatéren.
refusal-redeployed = Ezt az egységet ebben a körben átcsoportosítottad, nem kaphat parancsot.
refusal-slow = Lassú egységet nem lehet ingyen átcsoportosítani.
refusal-in-engagement = Közelharczónában lévő egység így nem mozoghat.
refusal-not-neighbouring = Ez a zóna nem szomszédos: { $zone }.
refusal-too-few-tokens = { AZ($unit, capital: "yes") } { $unit } parancsának ára most { $price }; szabad jelződ: { $unused }.
refusal-not-on-front = Az egységnek az első vonalban kell állnia.
refusal-no-black-face = Az egység egyik élő csapatának sincs fekete kockaértéke.
refusal-no-white-face = Az egység egyik élő csapatának sincs fehér kockaértéke.
refusal-nobody-to-charge = Innen nincs kit megrohamozni.
refusal-not-in-contact = Az egység a kör kezdetén nem érintkezett ellenséggel.
refusal-not-in-its-engagement = Ez a két egység nem ugyanabban a közelharcban van.
refusal-not-a-shot-target = Erre az egységre onnan nem lehet lőni.
refusal-banned = Ebben a körben nem lehet különleges akciót használni.
refusal-no-trait = Az egységben nincs élő hordozója ennek a képességnek: { $trait }.
refusal-heals-others = A hordozó más egységeket gyógyít, a sajátját nem.
refusal-not-wounded = Nincs rajta sebjelző: { $tile-nom }.
refusal-no-order-to-follow = A Kettős parancs ára { $price }. Az utána szabad { $left } jelzővel más egységnek nem tudnál parancsot adni.
refusal-ordered-already = Ez az egység ebben a Kettős parancsban már kapott parancsot.
refusal-cannot-react = Csak a rohamozó szektorának első vonalában álló egység reagálhat.
refusal-not-a-charge-target = Ez az egység nem lehet a roham célpontja.
refusal-takes-no-hit = Nem kaphat több találatot: { $tile-nom }.
refusal-unused-first = Amíg van szabad jelződ, azzal kell jelölni a sebet.
refusal-no-such-token = Nincs ilyen jelző, amelyet el lehetne venni.
refusal-no-parting-strike = Ez az egység nem csaphat a kiváló egység után.
refusal-units-only = Ennél az asztalnál egész egységeket lehet levenni.
refusal-troops-only = Ennél az asztalnál egyes csapatokat lehet levenni.

## Faults in options and positions

fault-battle-size-50 = 50-es csataméret csak ott lehet, ahol az asztal megengedi.
fault-same-army = Ugyanaz a hadsereg csak ott lehet mindkettőjüké, ahol az asztal megengedi; különben a B játékosé az, amelyik nem az A játékosé.
fault-position-seats = Két hely van, A és B.
fault-position-units = Egy egység a hadserege csapataiból áll, minden lapka egyszer szerepel, és be kell tartani az alakzathatárt, a csataméretet és a határjelző lapkákat.
fault-position-zones = Ez az egység most nem állhat ott.
fault-position-engagements = Egy közelharcban mindkét játékosnak van egysége, és legalább az egyiknek csak egy.
fault-position-tokens = A jelzők nem illenek a jelzőkészlethez, vagy olyan helyen vannak, ahol nem lehetnek.
fault-position-wounds = A sebek nem illenek a csapatokhoz.
fault-position-deed = A folyamatban lévő parancs nem illik az álláshoz.
fault-position-step = A csata nem tarthat ennél a lépésnél.

## Options of a table

option-battle_size = Csataméret
option-battle_size-50 = 50 pont
option-battle_size-60 = 60 pont
option-battle_size-70 = 70 pont
option-battle_size-80 = 80 pont
option-battle_size-90 = 90 pont
option-battle_size-100 = 100 pont
option-battle_size_50 = 50-es csataméret
option-battle_size_50-no = Nem választható
option-battle_size_50-yes = Választható, mint a későbbi kiadásokban
option-army_of_a = Az A játékos hadserege
option-army_of_a-celts = Kelták
option-army_of_a-romans = Rómaiak
option-army_of_a-random = Sorsolás dönt
option-same_army = Ugyanaz a hadsereg mindkettőnek
option-same_army-no = Nem: egy doboz van
option-same_army-yes = Igen, mintha két doboz volna
option-army_of_b = A B játékos hadserege
option-army_of_b-other = Az, amelyik nem az A játékosé
option-army_of_b-celts = Kelták
option-army_of_b-romans = Rómaiak
option-marker_tiles = Határjelző lapkák
option-marker_tiles-4 = Négy lapka kimarad a hadseregből
option-marker_tiles-0 = Egy sem
option-stack_view = Mit mutat egy halom
option-stack_view-top_and_height = A felső lapkát és a magasságot
option-stack_view-top_only = A felső lapkát
option-reserve_view = Mit mutat a tartalék
option-reserve_view-tops = Minden halom felső lapkáját
option-reserve_view-count = A halmok számát
option-special_first_turn_ban = Meddig tilosak a különleges akciók
option-special_first_turn_ban-attacker_first_turn = A támadó első körében
option-special_first_turn_ban-each_first_turn = Mindkét játékos első körében
option-special_first_turn_ban-first_round = Az egész első fordulóban
option-shoot_into_engagement = Kit ér a közelharcba leadott lövés
option-shoot_into_engagement-enemy = A közelharc ellenséges egységeit
option-shoot_into_engagement-both = Mindkét fél összes egységét
option-shoot_rounding = Az elosztott találatok kerekítése
option-shoot_rounding-up = Felfelé
option-shoot_rounding-nearest = A legközelebbire, a fél felfelé
option-shoot_rounding-down = Lefelé
option-unit_numbers = Az egységek számozása
option-unit_numbers-build = Az összeállítás sorrendjében
option-unit_numbers-deployment = A felállítás sorrendjében
option-spent_tokens_for_wounds = Seb jelölése elhasznált jelzővel
option-spent_tokens_for_wounds-usable = Lehet
option-spent_tokens_for_wounds-locked = Nem lehet
option-voluntary_removal = Mit lehet levenni a forduló végén
option-voluntary_removal-unit = Egész sebesült egységeket
option-voluntary_removal-troop = Egyes sebesült csapatokat
option-wide_arc_reaction = Széles lőszög a szomszédos szektorban rohamozó ellen
option-wide_arc_reaction-no = Nem lehet
option-wide_arc_reaction-yes = Lehet
option-optional_strikes = Visszavágás és utánacsapás
option-optional_strikes-no = Mindig
option-optional_strikes-yes = Az egység gazdája dönt
option-victory_check = Mikor dől el a győzelem
option-victory_check-round_end = A forduló végén
option-victory_check-each_turn = Minden kör után is
option-victory_base = Minek a fele veri meg a hadsereget
option-victory_base-fielded = A felállított pontoké
option-victory_base-battle_size = A csataméreté
option-quiet_rounds_limit = Hány egymást követő csendes forduló vet véget a csatának
option-quiet_rounds_limit-10 = 10
option-quiet_rounds_limit-0 = Soha
option-quiet_rounds_limit-5 = 5
option-quiet_rounds_limit-20 = 20
option-round_limit = Hány forduló után ér véget a csata
option-round_limit-100 = 100
option-round_limit-0 = Soha
option-round_limit-30 = 30
option-round_limit-50 = 50

## What is our reconstruction

reconstruction-traits = Hogy mit tesznek a képességek, és mik a lapkák értékei: mindkettő közzétett forrásokat követ, a szabálykönyv szövegében nem szerepel.
reconstruction-guards = Hogy a csatának tíz csendes forduló vagy a 100. forduló vet véget: a szabálykönyvben nincs ilyen vég, de egy programnak be kell fejeződnie.

## The position in words

describe-phase = { $phase }. Csataméret: { $size } pont.
describe-attacker = A támadó { $name }.
describe-round = { $round }. forduló, { $name } köre. A forduló elsője: { $first }.
describe-ban = Ebben a körben tilos a különleges akció.
describe-quiet = Egymást követő csendes fordulók: { $rounds } / { $limit }.
describe-head-army = hadsereg
describe-head-state = állapot
describe-head-unused = szabad
describe-head-orders = parancs
describe-head-spent = elhasznált
describe-head-wounds = seb
describe-head-fallen = elesettek
describe-head-pool = készlet
describe-head-lost = elvesztett pont
describe-head-beaten-at = vereség ennyinél
describe-head-fielded = felállított pont
describe-ready-army = kész
describe-building-army = készül
describe-left = bal
describe-centre = közép
describe-right = jobb
describe-sector-1 = 1: A jobbja, B balja
describe-sector-2 = 2: közép
describe-sector-3 = 3: A balja, B jobbja
describe-rear = hátsó vonal
describe-front = első vonal
describe-engagement-zone = közelharczóna
describe-reserve = tartalék
describe-stack = { $unit }, { $zone }: felül { $tile-nom }, lapkák: { $height }.
describe-own-stack = { $unit }, { $zone }: { $troops-nom }. Lapkák felülről: { $tiles }; fekete { $black }, fehér { $white }. Sebpont { $wounds }, felállítási pont { $points }.
describe-unit = { $unit }, { $zone }: { $troops-nom }. Lapkák { $tiles }; fekete { $black }, fehér { $white }. Sebpont { $wounds }, felállítási pont { $points }, parancsjelző { $orders }, a következő parancs ára { $price }.
describe-wounded = { $unit }, sebesült: { $troops-nom } ({ $tiles }).
describe-traits = { $unit }, képességek: { $traits }.
describe-expected = { $unit }, átlagos találat: roham { $charge }, közelharc folytatása { $carry }, visszavágás { $back }, lövés { $shot }.
describe-hidden-stacks = { $name }, nem látható halmok a tartalékban: { $count }.
describe-building = Elköltött felállítási pont: { $points }, maradt: { $left }. Ennyi lapka választható még: { $room }.
describe-closed = { $number }. egység felülről: { $troops-nom } ({ $tiles }), { $points } pont.
describe-open = Nyitott egység felülről: { $troops-nom } ({ $tiles }), { $points } pont.
describe-ready = { $number }. kész hadsereg, { $points } pont: { $units }
describe-redeployed = Ebben a körben átcsoportosítva: { $unit }.
describe-double-order = Kettős parancs: { $unit }; első parancs: { $first }.
describe-charger = { AZ($unit, capital: "yes") } { $unit } rohamoz, célpontja még nincs.
describe-charge = { AZ($unit, capital: "yes") } { $unit } rohama, célpont: { $target }.
describe-carry-on = { AZ($unit, capital: "yes") } { $unit } folytatja a közelharcot, célpont: { $target }.
describe-leave = { AZ($unit, capital: "yes") } { $unit } kiválik a közelharcból.
describe-shoot = { AZ($unit, capital: "yes") } { $unit } lő, célpont: { $target }.
describe-excited = { AZ($unit, capital: "yes") } { $unit } még egy kockát kap a Lelkesítésért.
describe-parting = Hátralévő utánacsapások: { $units }.
describe-roll = { $kind ->
        [strike] Csapás
        [back] Visszavágás
        [parting] Utánacsapás
       *[shot] Lövés
    }: { $unit }, célpont { $target }, kocka: { $dice }.
describe-head-hits = találat
describe-head-chance = esély
describe-hits = { $unit }, kiosztandó találat: { $hits }.
describe-head-tile = lapka
describe-head-troop = csapat
describe-decimal = { $whole },{ $tenths }
describe-percent = { $whole },{ $tenths }%
describe-head-black = fekete
describe-head-white = fehér
describe-head-wound-points = sebpont
describe-doomed = megsemmisül
describe-hit = találat érte
describe-marked = sebesült
describe-share = Utána { AZ($unit) } { $unit } része, találat: { $hits }.
describe-trait = { $trait }: { $text }
describe-head-points = felállítási pont
describe-head-formation = alakzatérték
describe-head-traits = képességek
describe-head-tiles = lapkák (kockaértékek, fekete / fehér)

## Building

value-points = Felállítási pont
value-formation = Alakzatérték
value-wounds = Sebpont
told-tile = { $troop }: felállítási pont { $points }, alakzatérték { $formation }, sebpont { $wounds }
told-black = fekete kockaértékek: { $faces }
told-white = fehér kockaértékek: { $faces }
build-purse = Pontok és véglegesítés
build-left = { $count ->
        [one] pont maradt
       *[other] pont maradt
    }
build-spent = { $points } elköltve { AZ($size) } { RAG($size, form: "ból") }
build-points = { $count ->
        [one] { $count } pont
       *[other] { $count } pont
    }
build-units = { $count ->
        [one] { $count } egység
       *[other] { $count } egység
    }
build-troops = { $count ->
        [one] { $count } csapat
       *[other] { $count } csapat
    }
build-room = { $count ->
        [0] Több lapka nem fér be: a maradék a szektorokat jelöli.
        [one] Még egy lapka fér be
       *[other] Még { $count } lapka fér be
    }
build-other-builds = { $name } még építi a seregét.
build-other-ready = { $name } kész.
build-yours-ready = A sereged végleges.
build-secret = Senki sem látja a másik seregét, amíg mindkettő el nem készül.
build-commit = Sereg véglegesítése
build-commit-sure = Végleges
build-sure = Egységek: { $units }, csapatok: { $troops }, pontok: { $points } { AZ($size) } { RAG($size, form: "ból") }.
build-left-over = El nem költött pont: { $left }, kimaradó lapka: { $out }. A véglegesített sereg már nem változtatható.
build-go-on = Tovább építem
build-open = Nyitott egység
build-hint = Válassz egy csapatot: egységet nyit, és felül fekszik.
build-hint-done = Több csapat nem vihető el. Véglegesítsd a sereget, vagy bonts szét egy egységet.
build-full = Több nem fér bele. A következő csapat új egységet nyit.
build-formation = { $count } / { $limit }
build-formation-text = Csapatok az egységben, és ahányat a legkisebb alakzatértéke megenged
build-mean = ø { $mean }
build-mean-text = Átlagos találat kockánként
build-top = felül
build-on-top = Felül: { $troop }.
build-to-top = Kerüljön felülre: { $troop }.
build-close = Egység lezárása
build-apart = Szétbontás
build-reopen = Újranyitás
build-roster = Csapatok
build-order = Sorrend
build-order-troop = Csapat
build-order-points = Pont
build-order-formation = Alakzat
build-filter = Látszik
build-filter-all = Minden csapat
build-filter-fits = Ami most elvihető
build-filter-black = Fekete kockaértékkel
build-filter-white = Fehér kockaértékkel
build-filter-two-wounds = Két sebponttal
build-nothing = Nincs ilyen csapat.
build-in-open = A nyitott egységben.
build-in-unit = { AZ($number, capital: "yes") } { $number }. egységben.
build-army = Sereged
build-empty = Még nincs lezárt egység. Kész sereggel gyorsan kezdhetsz.
build-unit = { $number }. egység
build-ready = Kész seregek
build-ready-number = { $number }. sereg { AZ($count) } { RAG($count, form: "ból") }
build-ready-take = Ezt a sereget kérem
build-ready-replaces = Felváltja, amit építettél. A visszavonás visszahozza.
build-previous = Az előző sereg
build-next = A következő sereg
build-shuffle = Keverés

## The result

summary-player = Játékos
summary-row-army = Sereg
summary-row-destroyed = Megsemmisített pont
summary-row-by-strikes = csapással
summary-row-by-shots = lövéssel
summary-row-given-up = az ellenfél levette
summary-row-needed = Ennyi kellett
summary-row-troops = Elvesztett csapat
summary-row-units = Elvesztett egység
summary-row-strikes = Csapás
summary-row-shots = Lövés
summary-row-hits = Találat
summary-row-expected = Várható találat
summary-row-luck = Szerencse
summary-number = { $number }
summary-more = +{ $number }
summary-note = Várható: minden dobás átlaga az akkor élő kockaértékekkel. Amit a kockák ezen felül adtak, az szerencse.

## The board

board-unit = { $unit }: { $troops }
board-unit-of = { $unit } ({ $name })
board-unit-title = { $unit } ({ $name })
board-times = { $count } × { $troop }
board-face-down = { $count ->
    [one] { $count } lefordított lapka
   *[other] { $count } lefordított lapka
}
board-under-it = ami alatta van, rejtve marad
board-unit-told = még { $wounds } sebet bír el, { $points } pontot ér, parancs rajta: { $orders }, a következő ára { $price }
board-choose-unit = Parancs az egységnek: { $unit }
board-choose-stack = Felállítás: { $unit }
board-battlefield = Csatatér
board-situation = Helyzet
board-engagement = Közelharc
board-free = ingyen
board-tag = megsemmisít: { $percent }%
board-tag-own = elesik: { $percent }%
board-why-not = Miért nem ide: { $zone }?
board-fallen = Itt semmisült meg { AZ($unit) } { $unit }
board-open-sector = { $own ->
    [yes] Ebben a szektorban nincs egységed
   *[no] Ebben a szektorban nincs egység
}
board-goal = Semmisítsd meg az ellenséges hadsereg felét
board-goal-rules = Hogyan lehet megnyerni a csatát
board-stands = { $own ->
    [yes] te: { $count } / { $needed }
   *[no] { $name }: { $count } / { $needed }
}
board-counted-round = számolás minden forduló végén
board-counted-turn = számolás minden kör után
board-round-of = { $round }/{ $last }. forduló
board-flank-left = bal
board-flank-centre = közép
board-flank-right = jobb
board-flank-left-of = bal ({ $seat })
board-flank-centre-of = közép
board-flank-right-of = jobb ({ $seat })
board-attacker = támadó
board-defender = védő
board-tokens-unused = Szabad jelzők: { $count }
board-tokens-orders = Parancsok az egységeken: { $count }
board-tokens-spent = Elhasznált jelzők: { $count }
board-tokens-wounds = Sebek: { $count }
board-tokens-fallen = Az elesettek jelzői: { $count }
board-to-half = { $left ->
    [0] elvesztett pont: a sereg fele
    [one] elvesztett pont, még { $left } a feléig
   *[other] elvesztett pont, még { $left } a feléig
}
board-quiet = Csendes fordulók: { $quiet } / { $limit }
board-ban = Ebben az első körben nincs különleges akció.
board-hint-unit = Nyomd meg egy egységedet, hogy lásd a parancsait.
board-hint-moves = Nyomj meg egy kivilágított zónát, hogy oda mozogj.
board-hint-stack = Nyomj meg egy halmot, azután egy zónát.
board-hint-zone = Hová kerüljön { AZ($unit) } { $unit }?
board-reserve = { $name }: felállítandó halmok száma { $count }
board-unseen-stacks = { $count ->
    [one] { $count } nem látható halom
   *[other] { $count } nem látható halom
}
board-stack-text = A csata előtt a halomnak csak a felső lapkája látszik.
board-black = Fekete értékek
board-white = Fehér értékek
board-wounds-left = Elbírható sebek
board-worth = Felállítási pont
board-orders = Parancsjelző rajta
board-price = A következő parancs ára
board-formation = Alakzatérték
board-trait = { $trait }: { $effect }
board-dice = { $dice ->
    [one] { $dice } kocka
   *[other] { $dice } kocka
}
board-chance = { $more ->
    [yes] { $hits } vagy több találat { $percent }%
   *[no] { $hits } találat { $percent }%
}
board-chance-hits = talál: { $percent }%
board-chance-destroys = megsemmisít: { $percent }%
board-short-hits = talál { $percent }%
board-short-destroys = megsemmisít { $percent }%
board-short-struck = eltalálják { $percent }%
board-short-falls = elesik { $percent }%
board-short-answers = { $count ->
    [0] nincs válasz
    [one] { $count } válaszolhat
   *[other] { $count } válaszolhat
}
board-percent = { $percent }%
board-shared = A találatokon osztoznak: { $units }.
board-roll-strike = { $known ->
    [yes] { AZ($by, capital: "yes") } { $by } csapása: { $at }
   *[no] { AZ($by, capital: "yes") } { $by } csapása
}
board-roll-strike-back = { AZ($by, capital: "yes") } { $by } visszavág: { $at }
board-roll-parting-strike = { AZ($by, capital: "yes") } { $by } utánacsap: { $at }
board-roll-shot = { AZ($by, capital: "yes") } { $by } lő: { $at }
board-roll-shot-against = { AZ($by, capital: "yes") } { $by } lő: { $at }
board-rolled-strike = { AZ($by, capital: "yes") } { $by } csapása ({ $at }):
board-rolled-strike-back = { AZ($by, capital: "yes") } { $by } visszavágása ({ $at }):
board-rolled-parting-strike = { AZ($by, capital: "yes") } { $by } utánacsapása ({ $at }):
board-rolled-shot = { AZ($by, capital: "yes") } { $by } lövése ({ $at }):
board-rolled-shot-against = { AZ($by, capital: "yes") } { $by } lövése ({ $at }):
board-rolled-hits = { $hits ->
    [0] nincs találat
    [one] { $hits } találat
   *[other] { $hits } találat
}
board-order-charge = Roham
board-order-carry_on = Közelharc folytatása: { $at }
board-order-leave = Kiválás a közelharcból
board-order-shoot = { $aimed ->
    [yes] { AZ($unit, capital: "yes") } { $unit } lő: { $at }
   *[no] { AZ($unit, capital: "yes") } { $unit } lő
}
board-order-heal = Gyógyítás: { $troop } ({ $at })
board-order-double_order = Kettős parancs
board-order-intercept = { AZ($unit, capital: "yes") } { $unit } feltartóztatja
board-order-target = Harc { AZ($at) } { RAG($at, form: "val") }
board-order-parting = { AZ($unit, capital: "yes") } { $unit } csap következőnek
board-order-give_up = { $unit } levétele
board-costs = ára { $price }
board-if-wait = Ha vársz
board-target = Célpont
board-falls = elesik
board-hits-back = visszavágva talál
board-charger-falls = rohamozó elesik
board-priced = { $unit } (ára { $price })
board-may-intercept = Feltartóztathatja: { $units }.
board-may-shoot = A rohamozóra lőhet: { $units }.
board-no-answer = Ott egyetlen ellenséges egység sem tud feltartóztatni vagy lőni.
board-way-clear = Nem áll ellenség az útban: erre a rohamra nincs reakció, és ezután te választasz célpontot.
board-about-heal = A sebjelző azonnal újra szabad.
board-about-double_order = Utána két másik egység kap egy-egy parancsot, a maga áráért.
board-nobody-strikes = Egyetlen ellenséges egység sem tud rácsapni.
board-given-up = { $points } pont az ellenfélnek; felszabaduló sebjelzők: { $tokens }.
board-hits-left = { $hits ->
    [one] kiosztandó találat
   *[other] kiosztandó találat
}
board-doomed = elesik, { $points } pont
board-would-die = elesne, { $points } pont
board-would-mark = megsebesülne
board-to-mark = megsebesült
board-mark-unused = A sebjelző a szabad jelzőid közül kerül ki ({ $count }).
board-mark-none = Nincs szabad jelződ: egy egységről vagy az elhasználtak közül kerül ki.
board-mark-remove = Ha leveszed, a csapat { $points } pontot ad az ellenfélnek.
board-share-follows = Azután { $hits } találatot kap { AZ($unit) } { $unit }.
legend-title = Jelek
legend-close = A jelek bezárása
legend-black = fekete kockaérték: közelharcban talál
legend-white = fehér kockaérték: lövésnél talál
legend-unit = egység: a tulajdonosa és a száma
legend-price = ennyi jelző a következő parancs ára
legend-unused = szabad jelző
legend-orders = parancsjelző a forduló végéig
legend-wounds = sebjelző
legend-spent = elhasznált jelző a forduló végéig
legend-fallen = elesettek jelzője a forduló végéig
legend-engaged = érintkező egységek
legend-redeployed = ebben a körben átcsoportosítva
legend-press = Nyomj rá bármire, ami nem világít: megtudod, miért nem lehet.
board-says-round = { $round }. forduló. Soron van: { $name }.
board-says-zone = { $zone }: { $units }.
board-says-faces = fekete { $black }, fehér { $white }
board-says-wounded = sebesült: { $troops }
board-says-engagement = Érintkezik: { $a } és { $b }.
board-says-tokens = { $name } jelzői: szabad { $unused }, parancs az egységeken { $orders }, elhasznált { $spent }, seb { $wounds }, elesetteké { $fallen }; összesen { $pool }.
board-says-losses = { $name } eddig elvesztett pontjai: { $lost }; a sereg { $breaks } pontnál vereséget szenved.
board-says-reserve = { $name } felállítandó halmai ({ $count }): { $units }.
board-says-open = { $name } üres szektorai: { $sectors }.
board-says-wounds = { AZ($unit, capital: "yes") } { $unit } sebeket kap; hátralévő találatok: { $hits }.
