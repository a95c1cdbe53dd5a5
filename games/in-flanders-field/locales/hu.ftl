### In Flanders Field. Card names and other words follow the glossary of the rulebook.
### `.acc` is the accusative with its article. Player names take no suffix. Numbers of spaces have their articles from AZ, and their
### suffixes from RAG.
### U+00AD stands where a word may be broken, U+2060 where it may not.

tagline = Vezesd át a századodat a senkiföldjén: dobj tovább, vagy állj meg, mielőtt összeomlik a roham.

## Kinds of cards

kind-infantry = Gyalogság
    .acc = a Gyalogságot
kind-artillery = Tüzérség
    .acc = a Tüzérséget
kind-tanks = Harckocsik
    .acc = a Harckocsikat
kind-aerial_reconnaissance = Légi felderítés
    .acc = a Légi felderítést
kind-observation_balloon = Megfigyelő léggömb
    .acc = a Megfigyelő léggömböt
kind-gas = Gáz
    .acc = a Gázt
kind-mines = Aknák
    .acc = az Aknákat
kind-reserves = Tartalékok
    .acc = a Tartalékokat
kind-advance = Előrenyomulás
    .acc = az Előrenyomulást
kind-german_machine_gun = Német géppuska
    .acc = a Német géppuskát
kind-german_artillery = Német tüzérség
    .acc = a Német tüzérséget
kind-german_counter_attack = Német ellentámadás
    .acc = a Német ellentámadást
kind-german_gas = Német gáz
    .acc = a Német gázt
kind-flying_circus = Repülőcirkusz
    .acc = a Repülőcirkuszt
kind-barbed_wire = Szögesdrót
    .acc = a Szögesdrótot

## The cards of the standard components: Infantry with its move and extra space

card-INF1 = Gyalogság 1
    .acc = a Gyalogság 1-{"\u2060"}et
card-INF1X = Gyalogság 1+1
    .acc = a Gyalogság 1+1-{"\u2060"}et
card-INF2 = Gyalogság 2
    .acc = a Gyalogság 2-{"\u2060"}t
card-INF2X = Gyalogság 2+1
    .acc = a Gyalogság 2+1-{"\u2060"}et
card-ART = Tüzérség
    .acc = a Tüzérséget
card-TANK = Harckocsik
    .acc = a Harckocsikat
card-RECON = Légi felderítés
    .acc = a Légi felderítést
card-BALLOON = Megfigyelő léggömb
    .acc = a Megfigyelő léggömböt
card-GAS = Gáz
    .acc = a Gázt
card-MINES = Aknák
    .acc = az Aknákat
card-RES = Tartalékok
    .acc = a Tartalékokat
card-G_MG = Német géppuska
    .acc = a Német géppuskát
card-G_ART = Német tüzérség
    .acc = a Német tüzérséget
card-G_CA = Német ellentámadás
    .acc = a Német ellentámadást
card-G_GAS = Német gáz
    .acc = a Német gázt
card-G_FC = Repülőcirkusz
    .acc = a Repülőcirkuszt
card-G_WIRE = Szögesdrót
    .acc = a Szögesdrótot

## What a kind of card does: a few words for the card itself (it is small), whole sentences for the inspector

brief-artillery = német tűz ellen
brief-aerial_reconnaissance = minden kocka újra
brief-observation_balloon = egy kocka ±1
brief-gas = német fegyvert cserél le
brief-mines = átjut egy védelmi vonalon
brief-reserves = +1 csapat
brief-german_machine_gun = −1 csapat
brief-german_artillery = −2 csapat
brief-german_counter_attack = 1 mező vissza, −1 csapat
brief-german_gas = Gyalogság vagy Tüzérség vész el
brief-flying_circus = légi kártya és Tüzérség elvész
brief-barbed_wire = −1 mező
brief-advance = a helyén marad

effect-infantry = Megállás után a figurád legfeljebb annyi mezőt lép vele, amennyi rajta áll. A többletmezők egy-egy csapatba kerülnek. Védelmi vonalon megtorpan.
effect-artillery = Megállás után egyetlen Tüzérség a kör összes Német géppuska, Német tüzérség és Német ellentámadás kártyáját hatástalanítja.
effect-tanks = Megállás után a figurád legfeljebb annyi mezőt lép vele, amennyi rajta áll. Védelmi vonalon nem torpan meg, és ha lép, a Szögesdrót nem számít.
effect-aerial_reconnaissance = Dobás után: újradobod mindhárom kockát. Nem játszhatod ki, ha a dobással a Repülőcirkuszra kényszerülsz.
effect-observation_balloon = Dobás után: egy kockát eggyel feljebb vagy lejjebb állítasz, és az új összeggel azonnal elveszel egy kártyát. Nem játszhatod ki, ha a dobással a Repülőcirkuszra kényszerülsz.
effect-gas = Dobás előtt: eldobod a kártyamezők egyik Német tüzérségét vagy Német géppuskáját, és a helyére húzol egy kártyát. Utána dobnod kell.
effect-mines = Mozgás közben: a figurád egy védelmi vonalon nem torpan meg.
effect-reserves = Megállás után egy csapatot kapsz a készletből, még a mozgás és a veszteségek előtt.
effect-advance = A 9-es állandó kártyája. A második figuráddal foglalod le: megállás után a figurád egy mezőt lép vele. Védelmi vonalon megtorpan.
effect-german_machine_gun = Megállás után, és kudarcnál is, egy csapatot veszítesz.
effect-german_artillery = Megállás után, és kudarcnál is, két csapatot veszítesz.
effect-german_counter_attack = Megállás után a figurád egy mezőt visszalép, és egy csapatot veszítesz; a kiindulási mezőn ehelyett két csapatot.
effect-german_gas = Megállás után, minden más előtt, eldobsz egy Gyalogságot vagy Tüzérséget.
effect-flying_circus = Amikor elveszed, és onnantól a kör végéig, minden Légi felderítés, Megfigyelő léggömb és Tüzérség kártyádat eldobod.
effect-barbed_wire = Egy mezővel rövidíti az e körbeli mozgásodat, kivéve, ha Harckocsikkal lépsz.

## Prompts: what is to be done now

prompt-deal = Kártyák kerülnek a kártyamezőkre.
prompt-first-player = A kezdőjátékos sorsolása folyik.
prompt-refill = Új kártya kerül a kártyamezőkre.
prompt-rolling = Gurulnak a kockák.
prompt-waiting = Most { $player } van soron.
prompt-roll = Te jössz: dobj!
prompt-roll-or-gas = Te jössz: dobj, vagy előbb játssz ki Gázt a kártyamezők egyik német kártyájára!
prompt-roll-after-gas = Kijátszottad a Gázt: most dobj!
prompt-take = Vegyél el egy kártyát két kocka összegével!
prompt-nothing-open = Egyik lehetséges összegnél sincs nyitott mező. Játssz ki egy kártyát, amely segít, vagy vállald a kudarcot!
prompt-stop-or-roll = Megállsz, és végrehajtod a kártyáidat, vagy folytatod, és újra dobsz?
prompt-german-gas = Német gáz: válaszd ki, melyik Gyalogságot vagy Tüzérséget dobod el!
prompt-artillery = Hatástalanítasz német kártyákat a Tüzérséggel?
prompt-advance = Válaszd ki, melyik mezőre nyomulsz előre!
prompt-won = { $player } győzött.
prompt-shared = Közös győzelem: { $winners } játékos győzött.

## Words on buttons

action-first-player = { $player } kezd
action-dice = A kockákon { $dice }
action-draw = Húzott kártya: { $card }
action-roll = Dobás
action-gas = Gáz { AZ($space) } { RAG($space, form: "asra") }
action-take = Elvétel { AZ($space) } { RAG($space, form: "asról") }
action-claim = A 9-es állandó kártya lefoglalása
action-balloon = Léggömb: elvétel { AZ($space) } { RAG($space, form: "asról") }
action-reconnaissance = Légi felderítés: újradobás
action-fail = Kudarc
action-stop = Megállás
action-give-up = { $card } eldobása
action-artillery = A Tüzérség bevetése
action-cancel = { $card } hatástalanítása
action-hold = A Tüzérség visszatartása
action-stay = { $space ->
        [0] Helyben maradás a kiindulási mezőn
       *[other] Helyben maradás { AZ($space) } { $space }. mezőn
    }
action-advance = Előrenyomulás: { $space }. mező{ $troops ->
        [0] {""}
       *[other] , { $troops } csapatért
    }{ $mines ->
        [0] {""}
        [one] , Aknákkal
       *[other] , { $mines } Aknák kártyával
    }

## Log lines

event-first-player = A sorsolás szerint { $player } a kezdőjátékos.
event-turn = { $round }. forduló: { $player }
event-drawn = Új kártya { AZ($space) } { RAG($space, form: "ason") }: { $card }.
event-reshuffled = Újrakeverés: a dobópakliból ({ $cards } kártya) új húzópakli lesz.
event-swept = Csupa német a sor ({ $spaces }): lecserélődik.
event-rolled = { $player } dobása: { $dice }.
event-took = { $player } elveszi { AZ($space) } { RAG($space, form: "asról") } { $card-acc }.
event-took-with-balloon = { $player } kijátssza a Megfigyelő léggömböt, és elveszi { AZ($space) } { RAG($space, form: "asról") } { $card-acc }.
event-claimed = { $player } lefoglalja a 9-es állandó kártyát.
event-claimed-with-balloon = { $player } kijátssza a Megfigyelő léggömböt, és lefoglalja a 9-es állandó kártyát.
event-downed = Repülőcirkusz: { $player } elveszíti { $cards-acc }.
event-reconnoitred = { $player } kijátssza a Légi felderítést.
event-gassed = { $player } kijátssza a Gázt, és eldobja { AZ($space) } { RAG($space, form: "asról") } { $card-acc }.
event-stopped = { $player } megáll.
event-failed = { $player } kudarcot vall{ $troops ->
        [0] { $cards ->
            [0] , de semmit sem veszít.
           *[other] , és elveszít { $cards } kártyát.
        }
       *[other] { $cards ->
            [0] , és elveszít { $troops } csapatot.
           *[other] , és elveszít { $troops } csapatot és { $cards } kártyát.
        }
    }
event-gave-up = Német gáz: { $player } eldobja { $card-acc }.
event-cancelled = { $player } beveti a Tüzérséget, és hatástalanítja { $cards-acc }.
event-reinforced = Tartalékok: { $player } kap { $troops } csapatot a készletből.
event-stayed = { $space ->
        [0] { $player } a kiindulási mezőn marad.
       *[other] { $player } { AZ($space) } { $space }. mezőn marad.
    }
event-advanced = { $player } előrenyomul { $from ->
        [0] a kiindulási mezőről
       *[other] { AZ($from) } { $from }. mezőről
    } { AZ($to) } { $to }. mezőre{ $mines ->
        [0] {""}
        [one] , kijátssza az Aknákat
       *[other] , kijátszik { $mines } Aknák kártyát
    }{ $troops ->
        [0] .
       *[other] , és feláldoz { $troops } csapatot.
    }
event-struck = { $troops ->
        [0] { $card }: { $player } már semmit sem veszíthet.
       *[other] { $card }: { $player } elveszít { $troops } csapatot.
    }
event-struck-back = { $troops ->
        [0] { $card }: { $player } visszalép { $space ->
            [0] a kiindulási mezőre.
           *[other] { AZ($space) } { $space }. mezőre.
        }
       *[other] { $card }: { $player } visszalép { $space ->
            [0] a kiindulási mezőre
           *[other] { AZ($space) } { $space }. mezőre
        }, és elveszít { $troops } csapatot.
    }
event-reached = { $player } elérte a célvonalat.
event-eliminated = { $player } minden csapatát elvesztette, és kiesik.
event-won = { $player } győz.
event-shared = Közös győzelem: { $winners } játékos győz.

## Refusals: why something cannot be done

refusal-game-over = A játék véget ért.
refusal-chance = A kockákról és a húzott kártyákról a véletlen dönt.
refusal-not-your-turn = Most { $active } van soron.
refusal-roll-first = Előbb dobj: kártyát két kocka összegével lehet elvenni.
refusal-dice-lie = Már dobtál: előbb használd fel valamelyik lehetséges összeget.
refusal-nothing-taken = A kör első elvétele előtt nem állhatsz meg.
refusal-gas-played = A Gáz után dobni kell.
refusal-other-step = Ez a kör egy másik lépéséhez tartozik.
refusal-no-space = Nincs ilyen mező: a kártyamezők 3-tól 11-ig vannak megszámozva.
refusal-not-offered = Semelyik két kocka nem adja ki { AZ($space) } { RAG($space, form: "t") }.
refusal-empty = { AZ($space, capital: "yes") } { RAG($space, form: "ason") } nem fekszik semmi.
refusal-claimed = Az állandó kártyát már lefoglaltad; egy körben csak egyszer lehet.
refusal-must-take = Van lehetséges összeg nyitott mezővel, ezért el kell venned.
refusal-not-held = Nincs nálad ilyen kártya: { $kind }.
refusal-no-gas-target = Gázt csak a kártyamezőkön fekvő Német tüzérségre vagy Német géppuskára lehet kijátszani; { AZ($space) } { RAG($space, form: "ason") } egyik sincs.
refusal-forced = A dobással a Repülőcirkuszra kényszerülsz: sem Légi felderítést, sem Megfigyelő léggömböt nem játszhatsz ki.
refusal-offered-anyway = A dobás Megfigyelő léggömb nélkül is kiadja { AZ($space) } { RAG($space, form: "t") }.
refusal-too-far-for-balloon = A Megfigyelő léggömb egy kockát változtat meg eggyel; ez nem adja ki { AZ($space) } { RAG($space, form: "t") }.
refusal-not-lost-to-gas = A Német gáz miatt csak Gyalogságot vagy Tüzérséget dobhatsz el.
refusal-not-cancelled = A Tüzérség csak Német géppuskát, Német tüzérséget és Német ellentámadást hatástalanít.
refusal-other-scope = Ennél az asztalnál a Tüzérség a másik szabályváltozat szerint működik: vagy minden kártyát egyszerre hatástalanít, vagy Tüzérségenként egyet.
refusal-backwards = A figura csak előre nyomulhat.
refusal-beyond-objective = A célvonalon túl senki sem juthat.
refusal-too-far = A kártyáid nem visznek el { AZ($space) } { $space }. mezőig.
refusal-not-so-many-troops = Nincs ennyi csapatod.
refusal-last-troop = Ennél az asztalnál az utolsó csapatot nem lehet feláldozni.
refusal-other-price = { $troops ->
        [0] { $mines ->
            [0] Ez a mező semmibe sem kerül.
           *[other] Ez a mező { $mines } Aknák kártyába kerül, csapatba nem.
        }
       *[other] { $mines ->
            [0] Ez a mező { $troops } csapatba kerül, Aknákba nem.
           *[other] Ez a mező { $troops } csapatba és { $mines } Aknák kártyába kerül.
        }
    }

## Faults in options, component files and positions

fault-seats = Ketten, hárman vagy négyen játszhattok.
fault-beginners = Kezdő csak az lehet, aki ennél az asztalnál ül.
fault-round-limit = A fordulók legnagyobb száma 20 és 100 közé eshet.
fault-track = Nincs ilyen nevű csatatér.
fault-display-layout = Nincs ilyen nevű elrendezés.
fault-form = Ez nem olvasható. Írd ugyanolyan formában, ahogyan a normál készlet fájlja készült.
fault-missing = A fájlból hiányzik ez: „{ $part }”.
fault-unknown-kind = { $id }: nincs { $kind } nevű kártyafajta.
fault-id = { $id }: az azonosító 1–24 betűből, számjegyből és aláhúzásból áll.
fault-id-twice = { $id }: kétszer szerepel a fájlban.
fault-same-figures = { $id }: már van ilyen fajtájú kártya ugyanezekkel a számokkal.
fault-no-copies = { $id }: legalább egy példány kell belőle.
fault-no-move = { $id }: a Gyalogság legalább egy mezőt lép.
fault-tanks = { $id }: a Harckocsik legalább egy mezőt lép, és nincs többletmezője.
fault-too-far = { $id }: egy kártya legfeljebb 60 mezőt lép.
fault-move = { $id }: csak a Gyalogság és a Harckocsik lép.
fault-grey = { $id }: szürke csapatjel csak brit kártyán lehet.
fault-black = { $id }: fekete csapatjel csak német kártyán lehet.
fault-fixed-place = Az állandó kártya brit kártya, és a 9-esen van.
fault-fixed-extra = Az állandó kártyának nincs többletmezője.
fault-layout = { $id }: a sorokban 3-tól 11-ig minden szám pontosan egyszer áll, és egyik sor sem üres.
fault-space = { $space }: a kártyamezők 3-tól 11-ig vannak megszámozva, és csak a 9-es állandó.
fault-three-lines = { $id }: egy csatatéren három védelmi vonal van.
fault-lines = { $id }: a védelmi vonalak növekvő sorrendben, a kiindulási mező és a célvonal között állnak.
fault-objective = { $id }: a célvonal legfeljebb a 60. mezőn van.
fault-deck = A húzópakliban legalább kilenc kártya van, köztük legalább egy brit.
fault-deck-too-large = Ennyi kártyát ez a program nem tud kezelni.
fault-field = { $form ->
        [number] { $id }, „{ $field }” mező: kötelező, 0 és 255 közötti egész szám.
        [numbers] { $id }, „{ $field }” mező: kötelező, egész számok listája.
        [rows] { $id }, „{ $field }” mező: kötelező, sorok listája, minden sor egész számok listája.
        [truth] { $id }, „{ $field }” mező: kötelező, true vagy false.
       *[text] { $id }, „{ $field }” mező: kötelező, szöveg idézőjelben.
    }
fault-unknown-field = { $id }, „{ $field }” mező: itt nem jelent semmit. Vedd ki!
fault-unknown-part = „{ $part }”: ilyen rész a fájlban nem jelent semmit. Vedd ki belőle.
fault-fixed-part = „{ $part }”: ezt a játékszabály rögzíti, fájl nem változtathatja meg.
fault-fixed-by-rulebook = { $field ->
        [move] { $id }: egy kártyafajta mozgásértéke nem változtatható. A kártyákét írd át.
        [losses] { $id }: egy kártyafajta vesztesége nem változtatható. A kártyák fekete csapatjeleit írd át.
       *[other] { $id }, „{ $field }” mező: a játékszabály rögzíti, fájl nem változtathatja meg.
    }
fault-position-card = Nincs ilyen kártya.
fault-position-seats = Nincs ennyi hely.
fault-position-dice = A kockák lapjain 1-től 6-ig állnak a számok, és növekvő sorrendben kell leírni őket.
fault-position-round = Nincs ilyen forduló.
fault-position-space = Senki sem állhat a célvonalon túl.
fault-position-cards = Nincs ennyi ezekből a kártyákból.
fault-position-troops = Összesen 40 csapat van.
fault-position-display = Kártya csak a 3-as és a 11-es közötti mezőkön fekhet, a 9-esen nem.
fault-position-draw = Itt nem lehet kártyát húzni.
fault-position-step = A kör nem tarthat ennél a lépésnél.
fault-position-eliminated = Akinek nincs csapata, annak nincs köre.
fault-position-kept = Körről körre csak megtartható kártyák maradnak meg.

## Options of a table

option-track = A csatatér hossza
option-track-standard = Normál: 30 mező
option-track-medium = Közepes: 24 mező
option-track-short = Rövid: 16 mező
option-display_layout = A sorok elrendezése
option-display_layout-grid_3x3 = Három hármas sor
option-display_layout-rows_5_4 = Egy ötös és egy négyes sor
option-components = Saját kártyák és csatatér, fájlból
option-beginners = Kezdők (nyolc csapat)
option-artillery_scope = Mit hatástalanít a Tüzérség
option-artillery_scope-all = A kör összes ilyen kártyáját
option-artillery_scope-one = Tüzérségenként egy kártyát
option-german_effects = Mikor hatnak a német kártyák
option-german_effects-after_movement = Előrenyomulás után
option-german_effects-before_movement = Előrenyomulás előtt
option-failure_effects = Német kártyák kudarc után
option-failure_effects-losses_only = Csak csapatok vesznek el
option-failure_effects-all_effects = Az ellentámadás vissza is szorít
option-arrival = Mikor számít elértnek a célvonal
option-arrival-end_of_turn = Ha a figura a kör végén rajta áll
option-arrival-on_entering = Az ellentámadás nem szorítja le róla
option-last_troop_payment = Az utolsó csapat feláldozása
option-last_troop_payment-allowed = Szabad
option-last_troop_payment-forbidden = Tilos
option-two_player_end = Kiesés két játékosnál
option-two_player_end-survivor = A másik játékos győz
option-two_player_end-furthest = Aki messzebb áll, az győz; a vezető az utolsó csapata feláldozásával véget vethet a játéknak
option-row_of_nine = Az állandó kártya sora
option-row_of_nine-counts_as_british = Sosem kell lecserélni
option-row_of_nine-drawn_cards_only = Lecserélitek, ha a húzott kártyái mind németek
option-flying_circus = Mikor hat a Repülőcirkusz
option-flying_circus-at_once = Amikor elveszik
option-flying_circus-on_stop = Megálláskor
option-round_limit = A fordulók száma legfeljebb

## What is our reconstruction

reconstruction-cards = Hogy melyik fajta kártyából hány van, melyik Gyalogság mennyit lép, melyik kártyán van többletmező, és melyiken szürke csapatjel: ezeket a számokat a szabálykönyv nem közli, és közzétett listát sem találtunk.
reconstruction-track = Hogy milyen hosszú a csatatér, és hol húzódik a három védelmi vonala.
reconstruction-rows = Hogy milyen sorokban áll a kártyamezők kilenc száma.
reconstruction-fixed-card = Hogy a 9-es állandó kártyája egy mezőt lép, többletmező és szürke csapatjel nélkül. Azt, hogy ez a kártya előrenyomulás, egy megjelent ismertető írja.
reconstruction-colours = A játékosok négy színe.
reconstruction-round-limit = A 100 fordulós korlát. Rendes játékban senki sem találkozik vele.

## The board: cards and display

board-card-infantry = { $extra ->
        [0] { $kind } { $move }
       *[other] { $kind } { $move }+{ $extra }
    }
board-british-card = Brit kártya
board-german-card = Német kártya
board-may-retain = Megtartható
board-may-retain-text = Későbbi körökre megtartható.
board-move = Mozgásérték
board-extra = Többletmező
board-extra-price = { $extra ->
        [one] { $extra }, egy csapatért
       *[other] { $extra }, egyenként egy csapatért
    }
board-grey = Szürke csapatjel (kudarcnál elvesző csapat)
board-black = Fekete csapatjel (elvesző csapat)
board-copies = Példány a játékban
board-times = { $count } ×
board-percent = { $percent }%
board-odds = 216 dobásból { $rolls }, { $percent }%
board-rolls = Ez a szám ennyiszer jön ki
board-fail-after = Ha elveszed, ekkora eséllyel kudarc a következő dobás
board-then = utána { $percent }%
board-display = Kártyamezők
board-empty = üres
board-space = { $state ->
        [open] { $number }: { $card }
       *[closed] { $number }: { $card }, nincs mit elvenni
    }
board-space-take = { $number }: { $card } elvétele. A következő dobás ezután { $percent }% eséllyel kudarc.
board-space-balloon = { $number }: { $card } elvétele Megfigyelő léggömbbel. A következő dobás ezután { $percent }% eséllyel kudarc.
board-space-gas = { $number }: Gáz kijátszása, célpont: { $card }
board-ribbon-balloon = Léggömb
board-ribbon-gas = Gáz

## The board: dice and outlook

board-roll = Dobás
board-dice = Kockák: { $dice }, összegek: { $sums }
board-no-dice = Három kocka, még nincs dobás
board-outlook = Kilátások
board-next-roll = Ha most dobsz
board-fails = kudarc
board-german-only = csak német kártya
board-fail-cost = { $troops ->
        [0] { $cards ->
            [0] A kudarc semmibe sem kerül.
           *[other] A kudarc { $cards } kártyába kerül.
        }
       *[other] { $cards ->
            [0] A kudarc { $troops } csapatba kerül.
           *[other] A kudarc { $troops } csapatba és { $cards } kártyába kerül.
        }
    }
board-fail-end = Ez volna a vég.
board-stop-stays = { $space ->
        [0] Megállás után a kiindulási mezőn maradsz.
       *[other] Megállás után { AZ($space) } { $space }. mezőn maradsz.
    }
board-stop-free = { $kind ->
        [line] Megállás után eddig jutsz: { $space }. mező, védelmi vonal.
        [objective] Megállás után eddig jutsz: { $space }. mező, a célvonal!
       *[open] Megállás után eddig jutsz: { $space }. mező.
    }
board-stop-further = { $troops ->
        [0] { $mines ->
            [one] Aknákkal akár eddig: { $space }. mező.
           *[other] { $mines } Aknák kártyával akár eddig: { $space }. mező.
        }
       *[other] { $mines ->
            [0] { $troops } csapatért akár eddig: { $space }. mező.
            [one] { $troops } csapatért, Aknákkal akár eddig: { $space }. mező.
           *[other] { $troops } csapatért, { $mines } Aknák kártyával akár eddig: { $space }. mező.
        }
    }
board-stop-cost = { $troops ->
        [0] A német kártyák utána { $back } mezővel visszaszorítanak.
       *[other] { $back ->
            [0] A német kártyák utána { $troops } csapatba kerülnek.
           *[other] A német kártyák utána { $troops } csapatba kerülnek, és { $back } mezővel visszaszorítanak.
        }
    }

## The board: the battlefield

board-battlefield = Csatatér
board-mark-start = Kiindulás
board-mark-line = { $space }
board-mark-objective = { $space } · Célvonal
board-field-title = { $kind ->
        [start] Kiindulási mező
        [line] { $space }. mező: német védelmi vonal
        [objective] { $space }. mező: célvonal
       *[open] { $space }. mező
    }
board-field-space = { $kind ->
        [start] Kiindulási mező.
        [line] { $space }. mező, német védelmi vonal.
        [objective] { $space }. mező, célvonal.
       *[open] { $space }. mező.
    }{" "}{ $here ->
        [yes] Itt áll: { $names }
       *[no] Senki sem áll itt.
    }
board-field-here = { $kind ->
        [line] Előrenyomulás: { $space }. mező, német védelmi vonal.
        [objective] Előrenyomulás: { $space }. mező, a célvonal.
       *[open] Előrenyomulás: { $space }. mező.
    }
board-stay = { $space ->
        [0] Helyben maradsz a kiindulási mezőn
       *[other] Helyben maradsz { AZ($space) } { $space }. mezőn
    }
board-go = { $kind ->
        [line] Előrenyomulás: { $space }. mező, német védelmi vonal
        [objective] Előrenyomulás: { $space }. mező, a célvonal
       *[open] Előrenyomulás: { $space }. mező
    }
board-price = { $troops ->
        [0] { $mines ->
            [0] Semmibe sem kerül.
            [one] Ára: Aknák.
           *[other] Ára: { $mines } Aknák kártya.
        }
       *[other] { $mines ->
            [0] Ára: { $troops } csapat.
            [one] Ára: { $troops } csapat és Aknák.
           *[other] Ára: { $troops } csapat és { $mines } Aknák kártya.
        }
    }
board-then-struck = { $back ->
        [0] A német kártyák utána { $troops } csapatba kerülnek.
       *[other] { $troops ->
            [0] A német kártyák utána visszaszorítanak: { $space }. mező.
           *[other] A német kártyák utána { $troops } csapatba kerülnek, és visszaszorítanak: { $space }. mező.
        }
    }
board-troops-left = { $troops } csapatod marad.
board-eliminates = Nem marad csapatod: kiesel!
board-advance = Parancs az előrenyomulásra
board-choose-space = Válassz egy mezőt a csatatéren!

## The board: companies, hand, piles

board-companies = Századok
board-company = { $state ->
        [eliminated] { $name }: kiesett, { $objective } mezőből { $space } megtéve
        [reached] { $name }: elérte a célvonalat, csapatok: { $troops }
        [active] { $name }, most van soron: { $objective } mezőből { $space } megtéve, csapatok: { $troops }
       *[in] { $name }: { $objective } mezőből { $space } megtéve, csapatok: { $troops }
    }
board-first-player = Minden fordulóban ő kezd.
board-first-mark = 1.
board-keeps-nothing = Nincs megtartott kártyája.
board-distance = { $space } / { $objective }
board-round = { $round }. forduló
board-goal = Cél: kört befejezni { AZ($objective) } { $objective }. mezőn, megmaradt csapattal. A fordulót végigjátsszátok; a legtöbb csapat győz.
board-goal-brief = Cél: { AZ($objective) } { $objective }. mező; a csapatok döntenek
board-goal-rules = Mivel lehet győzni
board-ahead = Elöl: { $names }, { AZ($space) } { $space }. mezőn.
board-last-turns = Utolsó körök
board-needed = { $name } a célvonalon áll. Ami kell: a célvonal, és legalább { $troops } csapat.
board-hand = Kártyák: { $name }
board-hand-kept = Megtartott
board-hand-taken = Elvett
board-hand-german = Német
board-hand-none = Még nincs kártya
board-piles = Húzópakli, dobópakli és készlet
board-deck = Húzópakli
board-deck-cards = Húzópakli: { $count } kártya
board-discard = Dobópakli
board-discard-cards = Dobópakli: { $count } kártya
board-pool = Készlet
board-pool-troops = Készlet: { $count } csapat

## The board: failure and end

board-collapse = { $name } rohama összeomlik
board-collapse-troops = { $troops ->
        [0] Egy csapat sem vész el
       *[other] { $troops } csapat elvész
    }

## The position in sentences

describe-round = { $round }. forduló. A célvonal: { $objective }. mező; német védelmi vonalak: { $lines }.
describe-kept = { $name } megtartott kártyái: { $cards }
describe-held = { $claimed ->
        [yes] Birtokolt brit kártyák: { $british }. Az állandó kártya lefoglalva. Német kártyák: { $german }.
       *[no] Birtokolt brit kártyák: { $british }. Német kártyák: { $german }.
    }
describe-copies = { $count } × { $card }
describe-decimal = { $whole },{ $tenths }
describe-outlook = A következő dobás { $fail }% eséllyel kudarc; { $german }% eséllyel csak német kártyát kínál.
describe-piles = Húzópakli: { $deck }, dobópakli: { $discard }, készlet: { $pool }.

## The result sheet

ending-won = { $players } győzött: { $how }.
ending-shared = Közös győzelem ({ $players }): { $how }.
ending-reached = más század nem érte el a célvonalat
ending-troops = több század is elérte a célvonalat, és a megmaradt csapatok döntöttek
ending-all-eliminated = minden század kiesett, és a távolság döntött
ending-two-players = a két század egyike kiesett
ending-round-limit = elfogytak a fordulók, és a még játékban lévők közt a távolság döntött
summary-player = Század
summary-space = Mező
summary-troops-left = Csapat
summary-turns = Kör
summary-taken = Elvett kártya
summary-failures = Kudarc
summary-rolls = Dobás
summary-dead = Üres dobás
summary-expected = Vár{"\u00AD"}ható
summary-number = { $number }
summary-note = Üres az a dobás, amely egyetlen nyitott mezőt sem ad ki. Várható: az esélyek szerint ennyi üres dobásra lehetett számítani az éppen nyitott mezők mellett.
