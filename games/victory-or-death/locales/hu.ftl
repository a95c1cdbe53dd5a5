### Victory or Death: The Peloponnesian War. A szavak a szabálykönyv szójegyzékét követik. `in-…`: mező mint hely, `by-…`: ami vele
### szomszédos, `from-…`: ahonnan valami jön, `target-…`: a mező tárgyesetben, `who-…`: hatalom vagy csapat a mondat élén, névelővel, `of-…`: a tulajdonos mint jelző. `.acc`: tárgyeset, `.the`: névelővel. A számok névelője az AZ függvényből jön.

tagline = Hopliták, gályák és megvesztegetések Athén és Spárta között: tartsd nyitva az utánpótlási vonalaidat, készíts elő titkos terveket, és alapíts városokat, amíg futja a lapjaidból.

## Powers, teams, pieces

power-corinth = Korinthosz
    .the = Korinthosz
power-delian = Déloszi Szövetség
    .the = a Déloszi Szövetség
power-sparta = Spárta
    .the = Spárta
power-athens = Athén
    .the = Athén
who-corinth = Korinthosz
who-delian = A Déloszi Szövetség
who-sparta = Spárta
who-athens = Athén
who-oligarchs = Az Oligarchák csapata
who-demos = A Démosz csapata
of-corinth = korinthoszi
of-delian = déloszi
of-sparta = spártai
of-athens = athéni
team-oligarchs = Oligarchák
team-demos = Démosz
piece-hoplite = hoplita
    .acc = hoplitát
piece-trireme = gálya
    .acc = gályát
piece-city = város
    .acc = várost
figure-corinth-hoplite = korinthoszi hoplita
    .acc = korinthoszi hoplitát
figure-corinth-trireme = korinthoszi gálya
    .acc = korinthoszi gályát
figure-corinth-city = korinthoszi város
    .acc = korinthoszi várost
figure-delian-hoplite = déloszi hoplita
    .acc = déloszi hoplitát
figure-delian-trireme = déloszi gálya
    .acc = déloszi gályát
figure-delian-city = déloszi város
    .acc = déloszi várost
figure-sparta-hoplite = spártai hoplita
    .acc = spártai hoplitát
figure-sparta-trireme = spártai gálya
    .acc = spártai gályát
figure-sparta-city = spártai város
    .acc = spártai várost
figure-athens-hoplite = athéni hoplita
    .acc = athéni hoplitát
figure-athens-trireme = athéni gálya
    .acc = athéni gályát
figure-athens-city = athéni város
    .acc = athéni várost

## Types of cards, steps of a turn

type-muster_hoplite = Hoplita toborzása
type-muster_trireme = Gálya toborzása
type-land_battle = Szárazföldi csata
type-sea_battle = Tengeri csata
type-status = Állapot
type-event = Esemény
type-prepare = Előkészítés
step-strategy = stratégiai fázis
step-play = játékfázis
step-planning = tervezési fázis
step-supply = utánpótlási fázis
step-draw = húzási fázis

## Spaces

space-athens = Athén
space-attica = Attika
space-megara = Megara
space-corinth = Korinthosz
space-argos = Argosz
space-arcadia = Árkádia
space-laconia = Lakónia
space-messenia = Messzénia
space-elis = Élisz
space-boeotia = Boiótia
space-euboea = Euboia
space-corcyra = Korküra
space-cythera = Küthéra
space-syracuse = Szirakúza
space-chios = Khiosz
space-lesbos = Leszbosz
space-ionia = Iónia
space-naxos = Naxosz
space-achaea = Akhaia
space-aetolia = Aitólia
space-thessaly = Thesszália
space-chalcidice = Khalkidiké
space-byzantium = Büzantion
space-rhodes = Rhodosz
space-italy = Itália
space-epirus = Épeirosz
space-macedonia = Makedónia
space-thrace = Thrákia
space-persia = Perzsia
space-crete = Kréta
space-west_mediterranean_sea = Nyugati-Földközi-tenger
space-ionian_sea = Jón-tenger
space-gulf_of_corinth = Korinthoszi-öböl
space-messenian_gulf = Messzéniai-öböl
space-myrtoan_sea = Mürtói-tenger
space-saronic_gulf = Szaróni-öböl
space-euboea_gulf = Euboiai-öböl
space-dodecanese = Dodekánisza
space-sea_of_crete = Krétai-tenger
space-aegean_sea = Égei-tenger
space-icarian_sea = Ikariai-tenger
space-thracian_sea = Thrák-tenger
space-hellespont = Hellészpontosz

## Spaces as places

in-athens = Athénban
in-attica = Attikában
in-megara = Megarában
in-corinth = Korinthoszban
in-argos = Argoszban
in-arcadia = Árkádiában
in-laconia = Lakóniában
in-messenia = Messzéniában
in-elis = Éliszben
in-boeotia = Boiótiában
in-euboea = Euboián
in-corcyra = Korkürán
in-cythera = Küthérán
in-syracuse = Szirakúzában
in-chios = Khioszon
in-lesbos = Leszboszon
in-ionia = Ióniában
in-naxos = Naxoszon
in-achaea = Akhaiában
in-aetolia = Aitóliában
in-thessaly = Thesszáliában
in-chalcidice = Khalkidikében
in-byzantium = Büzantionban
in-rhodes = Rhodoszon
in-italy = Itáliában
in-epirus = Épeiroszban
in-macedonia = Makedóniában
in-thrace = Thrákiában
in-persia = Perzsiában
in-crete = Krétán
in-west_mediterranean_sea = a Nyugati-Földközi-tengeren
in-ionian_sea = a Jón-tengeren
in-gulf_of_corinth = a Korinthoszi-öbölben
in-messenian_gulf = a Messzéniai-öbölben
in-myrtoan_sea = a Mürtói-tengeren
in-saronic_gulf = a Szaróni-öbölben
in-euboea_gulf = az Euboiai-öbölben
in-dodecanese = a Dodekániszán
in-sea_of_crete = a Krétai-tengeren
in-aegean_sea = az Égei-tengeren
in-icarian_sea = az Ikariai-tengeren
in-thracian_sea = a Thrák-tengeren
in-hellespont = a Hellészpontoszon
in-named = { AZ($name) } { $name } mezőn

## Next to spaces

by-athens = Athénnal szomszédos
by-attica = Attikával szomszédos
by-megara = Megarával szomszédos
by-corinth = Korinthosszal szomszédos
by-argos = Argosszal szomszédos
by-arcadia = Árkádiával szomszédos
by-laconia = Lakóniával szomszédos
by-messenia = Messzéniával szomszédos
by-elis = Élisszel szomszédos
by-boeotia = Boiótiával szomszédos
by-euboea = Euboiával szomszédos
by-corcyra = Korkürával szomszédos
by-cythera = Küthérával szomszédos
by-syracuse = Szirakúzával szomszédos
by-chios = Khiosszal szomszédos
by-lesbos = Leszbosszal szomszédos
by-ionia = Ióniával szomszédos
by-naxos = Naxosszal szomszédos
by-achaea = Akhaiával szomszédos
by-aetolia = Aitóliával szomszédos
by-thessaly = Thesszáliával szomszédos
by-chalcidice = Khalkidikével szomszédos
by-byzantium = Büzantionnal szomszédos
by-rhodes = Rhodosszal szomszédos
by-italy = Itáliával szomszédos
by-epirus = Épeirosszal szomszédos
by-macedonia = Makedóniával szomszédos
by-thrace = Thrákiával szomszédos
by-persia = Perzsiával szomszédos
by-crete = Krétával szomszédos
by-west_mediterranean_sea = a Nyugati-Földközi-tengerrel szomszédos
by-ionian_sea = a Jón-tengerrel szomszédos
by-gulf_of_corinth = a Korinthoszi-öböllel szomszédos
by-messenian_gulf = a Messzéniai-öböllel szomszédos
by-myrtoan_sea = a Mürtói-tengerrel szomszédos
by-saronic_gulf = a Szaróni-öböllel szomszédos
by-euboea_gulf = az Euboiai-öböllel szomszédos
by-dodecanese = a Dodekániszával szomszédos
by-sea_of_crete = a Krétai-tengerrel szomszédos
by-aegean_sea = az Égei-tengerrel szomszédos
by-icarian_sea = az Ikariai-tengerrel szomszédos
by-thracian_sea = a Thrák-tengerrel szomszédos
by-hellespont = a Hellészpontosszal szomszédos
by-named = { AZ($name) } { $name } mezővel szomszédos

## Out of spaces

from-athens = Athénból
from-attica = Attikából
from-megara = Megarából
from-corinth = Korinthoszból
from-argos = Argoszból
from-arcadia = Árkádiából
from-laconia = Lakóniából
from-messenia = Messzéniából
from-elis = Éliszből
from-boeotia = Boiótiából
from-euboea = Euboiáról
from-corcyra = Korküráról
from-cythera = Küthéráról
from-syracuse = Szirakúzából
from-chios = Khioszról
from-lesbos = Leszboszról
from-ionia = Ióniából
from-naxos = Naxoszról
from-achaea = Akhaiából
from-aetolia = Aitóliából
from-thessaly = Thesszáliából
from-chalcidice = Khalkidikéből
from-byzantium = Büzantionból
from-rhodes = Rhodoszról
from-italy = Itáliából
from-epirus = Épeiroszból
from-macedonia = Makedóniából
from-thrace = Thrákiából
from-persia = Perzsiából
from-crete = Krétáról
from-west_mediterranean_sea = a Nyugati-Földközi-tengerről
from-ionian_sea = a Jón-tengerről
from-gulf_of_corinth = a Korinthoszi-öbölből
from-messenian_gulf = a Messzéniai-öbölből
from-myrtoan_sea = a Mürtói-tengerről
from-saronic_gulf = a Szaróni-öbölből
from-euboea_gulf = az Euboiai-öbölből
from-dodecanese = a Dodekániszáról
from-sea_of_crete = a Krétai-tengerről
from-aegean_sea = az Égei-tengerről
from-icarian_sea = az Ikariai-tengerről
from-thracian_sea = a Thrák-tengerről
from-hellespont = a Hellészpontoszról
from-named = { AZ($name) } { $name } mezőről

## Spaces as what is attacked

target-athens = Athént
target-attica = Attikát
target-megara = Megarát
target-corinth = Korinthoszt
target-argos = Argoszt
target-arcadia = Árkádiát
target-laconia = Lakóniát
target-messenia = Messzéniát
target-elis = Éliszt
target-boeotia = Boiótiát
target-euboea = Euboiát
target-corcyra = Korkürát
target-cythera = Küthérát
target-syracuse = Szirakúzát
target-chios = Khioszt
target-lesbos = Leszboszt
target-ionia = Ióniát
target-naxos = Naxoszt
target-achaea = Akhaiát
target-aetolia = Aitóliát
target-thessaly = Thesszáliát
target-chalcidice = Khalkidikét
target-byzantium = Büzantiont
target-rhodes = Rhodoszt
target-italy = Itáliát
target-epirus = Épeiroszt
target-macedonia = Makedóniát
target-thrace = Thrákiát
target-persia = Perzsiát
target-crete = Krétát
target-west_mediterranean_sea = a Nyugati-Földközi-tengert
target-ionian_sea = a Jón-tengert
target-gulf_of_corinth = a Korinthoszi-öblöt
target-messenian_gulf = a Messzéniai-öblöt
target-myrtoan_sea = a Mürtói-tengert
target-saronic_gulf = a Szaróni-öblöt
target-euboea_gulf = az Euboiai-öblöt
target-dodecanese = a Dodekániszát
target-sea_of_crete = a Krétai-tengert
target-aegean_sea = az Égei-tengert
target-icarian_sea = az Ikariai-tengert
target-thracian_sea = a Thrák-tengert
target-hellespont = a Hellészpontoszt
target-named = { AZ($name) } { $name } mezőt

## Titles of cards

card-cor_s1 = Szirakúza anyavárosa
card-cor_s2 = Leszboszi rokonság
card-cor_s3 = Az engedetlen leányváros
card-cor_s4 = A khalkidikéi szövetség
card-cor_s5 = A boiótiai szövetség
card-cor_s6 = Théba mély phalanxa
card-cor_s7 = Hajógyárak két tengeren
card-cor_s8 = Az Iszthmosz vámjai
card-cor_e1 = Mütiléné elszakad
card-cor_e2 = Telepesek Szicíliába
card-cor_e3 = Théba fegyverben
card-cor_e4 = Önkéntesek Poteidaiába
card-cor_e5 = Pártharc Korkürán
card-cor_e6 = Megerősített hajóorrok
card-cor_e7 = Éjjeli betörés Plataiaiba
card-cor_p1 = Korinthoszi telepesek
card-cor_p2 = Megerősített evezőtartók
card-cor_p3 = Vonulnak a szövetségesek
card-cor_p4 = Át a hajóvontató úton
card-cor_p5 = Hívás a tanácskozásba
card-cor_p6 = Felfogadott evezősök
card-cor_p7 = Ellenfal
card-cor_p8 = Se fa, se szurok
card-del_s1 = Leszbosz hű marad
card-del_s2 = Khiosz, a szabad szövetséges
card-del_s3 = A déloszi ünnep
card-del_s4 = Iónia városai
card-del_s5 = A korkürai szövetség
card-del_s6 = Naupaktosz kitart
card-del_s7 = A szövetség hajórajai
card-del_s8 = A hozzájárulás kivetése
card-del_e1 = Szamosz szilárdan áll
card-del_e2 = Khiosz hajókat küld
card-del_e3 = Méthümna hű marad
card-del_e4 = Kifut a korkürai flotta
card-del_e5 = Akarnania dárdavetői
card-del_e6 = Összehívják a szövetségeseket
card-del_p1 = A szövetség telepesei
card-del_p2 = Sietve emelt falak
card-del_p3 = Az adó első zsengéje
card-del_p4 = Naupaktoszi messzéniaiak
card-del_p5 = Szigetlakók az evezőknél
card-del_p6 = Közös ügy
card-del_p7 = A kikötőzár
card-spa_s1 = Pajzzsal térj meg – vagy pajzson!
card-spa_s2 = Győzelmi jelek a csatamezőn
card-spa_s3 = A dekeleiai erőd
card-spa_s4 = A helóták szemmel tartása
card-spa_s5 = A peloponnészoszi sorozás
card-spa_e1 = Iónia fellázad
card-spa_e2 = Braszidasz északra vonul
card-spa_e3 = Betörés Attikába
card-spa_e4 = A nagykirály aranya
card-spa_e5 = Agisz király hadba száll
card-spa_p1 = Uralkodni és engedelmeskedni tudni
card-spa_p2 = Csapatot és élelmet készíteni a távoli hadjáratra
card-spa_p3 = Spártai telepesek
card-spa_p4 = Mert csak mi szülünk férfiakat
card-spa_p5 = Gülipposz Szirakúzába indul
card-spa_p6 = Az ephoroszok tartaléka
card-spa_p7 = Lüszandrosz flottája
card-spa_p8 = Lándzsát kapnak a helóták
card-spa_p9 = Rajtaütés a dombok közt
card-ath_s1 = Nyájaikat és barmaikat Euboiára küldték
card-ath_s2 = A hullámok urai
card-ath_s3 = A gabonahajók
card-ath_s4 = A Hosszú Falak
card-ath_s5 = Gyakorlott legénység
card-ath_e1 = A spártai sereg megadja magát Szphaktérián
card-ath_e2 = Mütiléné büntetése
card-ath_e3 = A nagy szicíliai hadjárat
card-ath_e4 = Követelés Mélosz felé
card-ath_e5 = A nép hajóra száll
card-ath_e6 = Portyák a Peloponnészosz körül
card-ath_e7 = Szövetség Argosszal
card-ath_p1 = Város helyett erőd lett belőle
card-ath_p2 = Phormión köre
card-ath_p3 = Klérukhoszok
card-ath_p4 = Hajótestek a dokkokból
card-ath_p5 = A falakon belül
card-ath_p6 = Laurion ezüstje
card-ath_p7 = Alkibiadész elragadja a népgyűlést
card-ath_p8 = A püloszi száműzöttek
card-ath_p9 = A flotta eléjük fut ki

## What a space is, as a name and as a place

kind-land = szárazföldi tartomány
kind-sea = tengeri mező
kind-neutral = semleges terület
ground-any = mezőn
ground-land = szárazföldi tartományban
ground-sea = tengeri mezőn
ground-neutral = semleges területen

## Phrases. One that may be missing begins with its own space or comma.

title-quoted = „{ $title }”
phrase-and = { $first } és { $last }
phrase-or = { $first } vagy { $last }
phrase-and-clause = { $first }, és { $last }
phrase-or-clause = { $first }, vagy { $last }
phrase-comma = { $first }, { $last }
phrase-sentences = { $first } { $last }
phrase-where = { " " }{ $place }
phrase-if = , ha { $conditions }
phrase-cost = { " " }(költség: { $cost })
phrase-times = { " " }(legfeljebb { $times } alkalommal)
phrase-each-once = , minden figura legfeljebb egyszer
phrase-most = { " " }(legfeljebb { $most } figurát)
phrase-supplied = { " " }ellátott
phrase-with = { " " }{ $kinds ->
        [hoplite] hoplitával
        [trireme] gályával
       *[other] hoplitával vagy gályával
    }
phrase-with-event = { " " }ezzel a figurával
phrase-with-step = { " " }a kártya { $step }. részének figurájával
phrase-target = , célpont: { $one }
phrase-by = { " " }({ $who ->
        [self] te magad
        [friend] vagy te, vagy a csapattársad
        [enemy] az ellenség
        [any] bárki
       *[power] { $power } részről
    })
phrase-types = { " " }({ $types })
phrase-cause = { " " }{ $cause }
cause-battle = csatában
cause-effect = kártya hatására
cause-supply = utánpótlás híján
phrase-own-turn = { " " }a saját körödben
phrase-other-turn = { " " }más hatalom körében
phrase-steps = { " " }({ $steps })
until-step = a fázis végéig
until-turn = a kör végéig
until-round = a forduló végéig
until-game = a játék végéig
outcome-done = történt valami
outcome-prevented = egy reakció megakadályozta
outcome-declined = lemondtak róla
outcome-no-target = semmit sem lehetett tenni
outcome-skipped = kimaradt

## Pieces, as the object of a verb

object-any = egy { $kinds ->
        [hoplite] hoplitát
        [trireme] gályát
        [city] várost
        [hoplite-trireme] hoplitát vagy gályát
        [hoplite-city] hoplitát vagy várost
        [trireme-city] gályát vagy várost
       *[piece] figurát
    }
object-self = egy saját { $kinds ->
        [hoplite] hoplitát
        [trireme] gályát
        [city] várost
        [hoplite-trireme] hoplitát vagy gályát
        [hoplite-city] hoplitát vagy várost
        [trireme-city] gályát vagy várost
       *[piece] figurát
    }
object-friend = egy baráti { $kinds ->
        [hoplite] hoplitát
        [trireme] gályát
        [city] várost
        [hoplite-trireme] hoplitát vagy gályát
        [hoplite-city] hoplitát vagy várost
        [trireme-city] gályát vagy várost
       *[piece] figurát
    }
object-enemy = egy ellenséges { $kinds ->
        [hoplite] hoplitát
        [trireme] gályát
        [city] várost
        [hoplite-trireme] hoplitát vagy gályát
        [hoplite-city] hoplitát vagy várost
        [trireme-city] gályát vagy várost
       *[piece] figurát
    }
object-power = egy { $of } { $kinds ->
        [hoplite] hoplitát
        [trireme] gályát
        [city] várost
        [hoplite-trireme] hoplitát vagy gályát
        [hoplite-city] hoplitát vagy várost
        [trireme-city] gályát vagy várost
       *[piece] figurát
    }

## Pieces, as the subject, without article

one-any = { $kinds ->
        [hoplite] hoplita
        [trireme] gálya
        [city] város
        [hoplite-trireme] hoplita vagy gálya
        [hoplite-city] hoplita vagy város
        [trireme-city] gálya vagy város
       *[piece] figura
    }
one-self = saját { $kinds ->
        [hoplite] hoplita
        [trireme] gálya
        [city] város
        [hoplite-trireme] hoplita vagy gálya
        [hoplite-city] hoplita vagy város
        [trireme-city] gálya vagy város
       *[piece] figura
    }
one-friend = baráti { $kinds ->
        [hoplite] hoplita
        [trireme] gálya
        [city] város
        [hoplite-trireme] hoplita vagy gálya
        [hoplite-city] hoplita vagy város
        [trireme-city] gálya vagy város
       *[piece] figura
    }
one-enemy = ellenséges { $kinds ->
        [hoplite] hoplita
        [trireme] gálya
        [city] város
        [hoplite-trireme] hoplita vagy gálya
        [hoplite-city] hoplita vagy város
        [trireme-city] gálya vagy város
       *[piece] figura
    }
one-power = { $of } { $kinds ->
        [hoplite] hoplita
        [trireme] gálya
        [city] város
        [hoplite-trireme] hoplita vagy gálya
        [hoplite-city] hoplita vagy város
        [trireme-city] gálya vagy város
       *[piece] figura
    }

## Where a card works

where-in-or-next-to = { $in } vagy vele szomszédos mezőn
where-next-to = { $by } { $ground }
where-event = azon a mezőn
where-step = a kártya { $step }. részének mezőjén
where-next-to-event = azzal szomszédos { $ground }
where-next-to-step = a kártya { $step }. részének mezőjével szomszédos { $ground }
where-holding = olyan { $ground }, ahol { $one } áll
where-next-to-holding = olyan { $ground }, amely mellett { $one } áll

## When a card works

text-cue = Kiváltó ok: { $cue }{ $if }.
text-only-if = Csak akkor, ha { $conditions }.
text-once = Minden saját körödben egyszer.
text-cost = Költség: { $cost }.
text-step = { $deed }{ $if }{ $cost }.
trigger-strategy = a stratégiai fázisod
trigger-own-turn = a saját köröd bármelyik pillanata
trigger-scoring = minden pontozás
trigger-mustered = miután toboroztak { $object }{ $where }{ $turn }{ $step }
trigger-placed = miután elhelyeztek { $object }{ $where }{ $turn }{ $step }
trigger-would-remove = amikor el kellene távolítani { $object }{ $where }{ $cause }{ $by }{ $turn }{ $step }
trigger-removed = miután eltávolítottak { $object }{ $where }{ $cause }{ $by }{ $turn }{ $step }
trigger-battle-begun = amikor csata kezdődik{ $where }{ $with }{ $target }{ $by }{ $turn }{ $step }
trigger-battle-over = egy csata után{ $where }{ $with }{ $target }{ $by }{ $turn }{ $step }
trigger-card-played = miután kijátszottak egy kártyát{ $types }{ $by }{ $turn }{ $step }
condition-some = van{ $supplied } { $one }{ $where }
condition-none = nincs{ $supplied } { $one }{ $where }
condition-least = a táblán{ $where } legalább { $min }{ $supplied } { $one } van
condition-most = a táblán{ $where } legfeljebb { $max }{ $supplied } { $one } van
condition-range = a táblán{ $where } legalább { $min }, legfeljebb { $max }{ $supplied } { $one } van
condition-outcome = a kártya { $step }. részében { $outcome }

## What a card costs

pay-discard = dobj el { $n ->
        [one] { $n } lapot
       *[other] { $n } lapot
    }
pay-discard-type = dobj el a kezedből { $n ->
        [one] { $n } ilyen lapot
       *[other] { $n } ilyen lapot
    }: { $types }
pay-bribe = tegyél vissza a tálból a készletbe { $n ->
        [one] { $n } jelölőt
       *[other] { $n } jelölőt
    }
pay-vp = veszíts { $n } pontot
pay-take-off = vegyél le a tábláról { $n } saját figurát ({ $kinds }){ $where }

## What a card does

deed-muster = Toborozz { $object }{ $where }{ $times }
deed-muster-friend = Vagy te, vagy a csapattársad, ahogy választasz, toboroz { $object }{ $where }{ $times }
deed-place = Helyezz el { $object }{ $where }{ $times }
deed-battle-land = Kezdeményezz szárazföldi csatát{ $where }{ $with }{ $times }{ $once }
deed-battle-sea = Kezdeményezz tengeri csatát{ $where }{ $with }{ $times }{ $once }
deed-battle-any = Kezdeményezz szárazföldi vagy tengeri csatát{ $where }{ $with }{ $times }{ $once }
deed-remove = Távolíts el { $object }{ $where }{ $times }
deed-remove-event = Távolítsd el azt a figurát
deed-remove-step = Távolítsd el a kártya { $step }. részének figuráját
deed-relocate = Vegyél le a tábláról akárhány saját figurát ({ $kinds }){ $most }, aztán mindegyik fajtából toborozz újra ugyanannyit
deed-keep = A figura a helyén marad
deed-gain-vp = Kapsz { $n } pontot
deed-bribe-to-bowl = Tegyél a készletedből ingyen a tálba { $n ->
        [one] egy jelölőt
       *[other] legfeljebb { $n } jelölőt
    }
deed-draw = Húzz { $n ->
        [one] { $n } lapot
       *[other] { $n } lapot
    }
deed-deck-discard = { $who ->
        [self] Eldobod a húzópaklid
        [friend] Vagy te, vagy a csapattársad, ahogy választasz, eldobja a húzópaklija
        [enemy] Egy általad választott ellenséges hatalom eldobja a húzópaklija
        [any] Egy általad választott hatalom eldobja a húzópaklija
       *[power] Ez a hatalom ({ $power }) eldobja a húzópaklija
    } { $n ->
        [one] felső lapját
       *[other] felső { $n } lapját
    }
deed-search = Keress a húzópaklidban { $n ->
        [one] egy ilyen lapot
       *[other] legfeljebb { $n } ilyen lapot
    }: { $types }. Mutasd meg, vedd a kezedbe, és keverd meg a paklit
deed-link = Az általad kezdeményezett csatákhoz ez a két mező szomszédos { $until }: { $a } és { $b }
deed-extra-play = A játékfázisban { $until } { $n ->
        [one] még egy lapot
       *[other] még legfeljebb { $n } lapot
    } játszhatsz ki: { $types }
deed-lose-vp = { $who ->
        [self] A csapatod veszít
        [friend] A csapatod veszít
        [enemy] Egy általad választott ellenséges hatalom csapata veszít
        [any] Egy általad választott hatalom csapata veszít
       *[power] Ennek a hatalomnak a csapata ({ $power }) veszít
    } { $n } pontot
deed-hand-discard = { $who ->
        [self] Eldobsz
        [friend] Vagy te, vagy a csapattársad, ahogy választasz, eldob
        [enemy] Egy általad választott ellenséges hatalom eldob
        [any] Egy általad választott hatalom eldob
       *[power] Ez a hatalom ({ $power }) eldob
    } a kézben tartottak közül { $n ->
        [one] { $n } lapot
       *[other] { $n } lapot
    }
deed-place-bribe = Tegyél a készletedből a táblára { $n ->
        [one] egy jelölőt
       *[other] legfeljebb { $n } jelölőt
    }{ $where }
deed-remove-bribe = Tegyél vissza a tábláról a készletbe { $n ->
        [one] egy jelölőt
       *[other] legfeljebb { $n } jelölőt
    }{ $where }, { $who ->
        [self] sajátot
        [friend] barátit
        [enemy] ellenségeset
        [any] bárkiét
       *[power] ettől a hatalomtól: { $power }
    }
deed-supply-check = Azonnal utánpótlást kell keresni: { $who ->
        [self] a te hoplitáid és gályáid
        [friend] a csapatod hoplitái és gályái
        [enemy] az ellenség hoplitái és gályái
        [any] minden hoplita és gálya
       *[power] e hatalom hoplitái és gályái ({ $power })
    }

## What cards can answer to

incident-mustered = { $piece } jelenik meg { $in }
incident-placed = új { $piece } áll { $in }
incident-would-remove = mindjárt elvész{ $cause } { AZ($piece) } { $piece } { $in }
incident-removed = elveszett{ $cause } { AZ($piece) } { $piece } { $in }
incident-battle-begun = { $from } { $piece } támadja { $target }
incident-battle-over = véget ért a csata, amelyben { $from } { $piece } támadta { $target }
incident-card-played = kijátszottak egy kártyát ({ $power }): { $type }

## Prompts: what is to be done now

prompt-chance = Húzás a paklikból.
prompt-mulligan = { $power }: megtartod a tíz lapot, vagy húzol tíz másikat?
prompt-others-mulligan = A többiek még a tíz lapjukat nézegetik.
prompt-discards = { $power }: válaszd ki a kezdéskor eldobandó három lapot ({ $number } / 3)! A harmadik kerül felülre.
prompt-others-discards = A többiek még a kezdéskor eldobott lapjaikat választják ki.
prompt-waiting = { $who } dönt ({ $player }).
prompt-reactions = A játék reakciókra vár.
prompt-strategy = { $power }, stratégiai fázis: használd előkészített kártyáidat, vagy fejezd be a fázist!
prompt-play = { $power }, játékfázis: játssz ki egy kártyát!
prompt-fetch = { $power }, szükséghelyzeti tartalék: válaszd ki a kártyát a húzópaklidból!
prompt-extra = { $power }, játékfázis: kijátszhatsz még egy kártyát.
prompt-planning = { $power }, tervezési fázis: előkészíthetsz egy kártyát, ha eldobsz érte egy másikat.
prompt-losses = { $power }, utánpótlási fázis: { $pieces ->
        [one] egy figurádnak nincs utánpótlása, és elvész.
       *[other] { $pieces } figurádnak nincs utánpótlása, és elvész.
    }
prompt-draw = { $power }, húzási fázis: ha akarsz, végy jelölőket, aztán húzz!
prompt-pay-alternative = { $power }{ $for }: válaszd ki, hogyan fizetsz!
prompt-pay = { $power }{ $for }: válaszd ki, mivel fizetsz! Még kiválasztandó lap: { $left }.
prompt-pay-forced = { $power }: lapot kell eldobnod a kezedből. Még kiválasztandó lap: { $left }.
phrase-for-card = , a kártya költsége ({ $card })
phrase-for-bribe = , egy jelölő ára
phrase-for-laying = , az előkészítés ára
phrase-for-emergency = , szükséghelyzeti tartalék
prompt-react = { $power } – { $incident }. Reagálsz?
prompt-go-on = { $power } – { $incident }. Nincs odaillő kártyád, lépj tovább!
prompt-aid-supply = { $power }: { $asker-the } jelölőket kér, mert figurái utánpótlás nélkül vannak.
prompt-aid-muster = { $power }: { $asker-the } jelölőket kér, hogy legyen { $in } egy { $piece }.
prompt-aid-battle = { $power }: { $asker-the } jelölőket kér, hogy { $from } megtámadhassa { $target }.
prompt-scoring = { $power }: tegyél le vagy vegyél vissza jelölőket, mielőtt az állapotok pontot adnak!
prompt-card-cost = { $power }, { $card }: kifizeted a költségét?
prompt-step-cost = { $power }, { $card }: fizetsz ezért a részért? { $deed }.
prompt-actor = { $power }, { $card }: ki toborozzon?
prompt-target = { $power }, { $card }: válaszd ki, melyik hatalmat érje!
prompt-take-off = { $power }, { $card }: válaszd ki, melyik figuráidat veszed le!
prompt-muster = { $power }, { $card }: válaszd ki, hol toborzol!
prompt-place = { $power }, { $card }: válaszd ki, hová kerüljön!
prompt-place-bribe = { $power }, { $card }: válaszd ki, hová tegyél jelölőt!
prompt-battle = { $power }, { $card }: válaszd ki, ki hol csatázzon!
prompt-remove = { $power }, { $card }: válaszd ki az eltávolítandó figurát!
prompt-remove-bribe = { $power }, { $card }: válaszd ki az eltávolítandó jelölőt!
prompt-search = { $power }, { $card }: válassz egy lapot a húzópaklidból!
prompt-do = { $power }, { $card }: végrehajtod? { $deed }.
prompt-won-quick = { $who } ({ $players }) azonnal győzött, legalább tíz pont előnnyel, { $vp } : { $other } arányban.
prompt-won-points = { $who } ({ $players }) győzött { $vp } : { $other } arányban.
prompt-won-tie = { $who } ({ $players }) győzött, mert egyenlőségnél övé a győzelem ({ $vp } : { $other }).

## Words on buttons

action-card = Lap: { $card }
action-keep = { $power }: a tíz lap megtartása
action-redraw = { $power }: tíz másik húzása
action-opening-discard = { $power }: eldobás, { $card }
action-opening-back = { $power }: a választás visszavonása
action-use = Használat: { $card }
action-end = Tovább
action-end-strategy = A stratégiai fázis vége
action-end-extra = Nem játszom ki többet
action-end-planning = Nem készítek elő semmit
action-end-aid = Nincs több jelölő
action-play = Kijátszás: { $card }
action-lay = Előkészítés: { $card }
action-emergency = Szükséghelyzeti tartalék (−2 lap)
action-none = Nem játszom ki semmit (−1 pont)
action-fetch = Kikeresés: { $card }
action-done = Tovább: az ellátatlan figurák elvesznek
action-ask = Jelölőket kérek
action-ask-muster = Jelölőket kérek: { $piece } { $in }
action-ask-battle = Jelölőket kérek, hogy { $from } megtámadhassam { $target }
action-draw = Húzás és a kör vége
action-alternative = Így fizetek: { $cost }
action-discard = Eldobás: { $card }
action-bribe = Jelölő visszatétele a tálból
action-off = Levétel: { $piece } { $in }
action-vp = 1 pont veszteség
action-back = Vissza: nem fizetek
action-new = Toborzás: { $piece } { $in }
action-place-in = Helyben toborzás: { $piece } { $in }
action-place = Elhelyezés: { $piece } { $in }
action-fight = Megtámadom { $from } { $target }: { $piece }
action-fight-nobody = Megtámadom { $from } { $target }
action-target = Eltávolítás: { $piece } { $in }
action-target-bribe = Eltávolítás: jelölő { $in } ({ $power })
action-end-off = Nem veszek le többet
action-take = Kézbe vétel: { $card }
action-do = Végrehajtom
action-pay = Fizetek: { $cost }
action-no-pay = Nem fizetek
action-stop = Lemondok róla
action-power = { $power }
action-self = { $power } toboroz
action-teammate = { $power } toboroz
action-pass = Passz
action-wait = Előbb { $power-the }
action-go-on = Tovább
action-buy = Jelölő vásárlása (1 lap eldobása)
action-lift = Levétel a tábláról: { $piece } { $in }
action-put = Jelölő letétele { $in }
action-take-back = Jelölő visszavétele { $in }
action-beside-put = { $power }: jelölő letétele { $in }
action-beside-take-back = { $power }: jelölő visszavétele { $in }
action-beside-buy = { $power }: jelölő vásárlása ezért: { $card }
action-beside-buy-vp = { $power }: jelölő vásárlása 1 pontért

## Standing orders for reactions

order-ask = Kérdezzen meg, valahányszor reagálhatok
order-city = Csak akkor kérdezzen, ha városomat éri támadás
order-never = Soha ne kérdezzen, mindig passzolok

## Log lines

event-drew = { $who } húz egy lapot: { $card }.
event-drew-hidden = { $who } húz egy lapot.
event-drew-several-card = { $who } { $n } lapot húz: { $card }.
event-drew-hidden-several = { $who } { $n } lapot húz.
event-mulligan = { $who } mulligant kér, és tíz másik lapot húz.
event-opening-discards = { $who } kezdéskor eldobja ezeket: { $cards }.
event-opening-discards-hidden = { $who } kezdéskor eldob { $count } lapot; legfelül ez fekszik: { $card }.
event-turn = { $round }. forduló, { $power-the } köre
event-bribes-home = { $who } visszateszi a készletébe minden felhasznált jelölőjét, amely { $places } volt.
event-played = { $who } kijátssza ezt a kártyát: { $card }.
event-laid = { $who } előkészíti ezt a kártyát: { $card }.
event-laid-hidden = { $who } előkészít egy kártyát.
event-laid-fetched = { $who } előkészíti a kikeresett kártyát: { $card }.
event-laid-fetched-hidden = { $who } előkészíti a kikeresett kártyát, mert az előkészíthető.
event-nothing-played = { $who } nem játszik ki semmit.
event-emergency = { $who } a szükséghelyzeti tartalékhoz nyúl.
event-turned-up = { $who } felfordítja ezt a kártyát: { $card }.
event-used = { $who } használja ezt a kártyát: { $card }.
event-deck-discard = { $who } eldobja a húzópaklijából ezt a lapot: { $card }.
event-deck-discard-hidden = { $who } eldob egy lapot a húzópaklijából.
event-discarded = { $who } ezt dobja el: { $cards }.
event-discarded-hidden = { $who } eldob { $count } lapot; legfelül ez fekszik: { $card }.
event-searched = { $who } kézbe veszi a húzópaklijából ezt a lapot: { $card }.
event-vp-card = { $who } { $change } pontot kap ezért a kártyáért: { $card }; így most { $total } pontja van.
event-vp-lost-by-card = { $who } { $change } pontot veszít e kártya miatt: { $card }; így most { $total } pontja van.
event-vp-city = { $who } { $change } pontot kap egy eltávolított ellenséges városért, így most { $total } pontja van.
event-vp-cities = { $who } { $change } pontot kap a városokért, így most { $total } pontja van.
event-vp-nothing-played = { $who } { $change } pontot veszít, mert nem játszott ki kártyát, így most { $total } pontja van.
event-vp-payment = { $who } { $change } pontot fizet, így most { $total } pontja van.
event-vp-majors = { $who } { $change } pontot kap a főbb városokért, így most { $total } pontja van.
event-vp-lifted = { $who } { $change } pontot kap egy levett ellenséges városért, így most { $total } pontja van.
event-bribe-bought = { $who } vesz egy jelölőt.
event-bribe-given = { $who } egy jelölőt tesz a tálba.
event-bribe-paid = { $who } visszatesz egy jelölőt a tálból a készletébe.
event-bribe-put = { $who } letesz egy jelölőt { $in }.
event-bribe-back = { $who } visszateszi a készletébe azt a jelölőjét, amely { $in } volt.
event-bribe-taken-back = { $who } visszaveszi a jelölőjét, amely { $in } volt.
event-lifted = { $who } levesz egy { $piece-acc }, amely { $in } állt.
event-taken-off = { $who } a kártya szerint levesz egy { $piece-acc }, amely { $in } állt.
event-mustered = { $who } { $piece-acc } toboroz { $in }.
event-mustered-in-place = { $who } helyben toboroz egy { $piece-acc } { $in }.
event-placed = { $who } elhelyez egy { $piece-acc } { $in }.
event-battle = { $who } { $from } { RAG($piece, form: "val") } megtámadja { $target }.
event-removed = { $who } eltávolít egy { $piece-acc }, amely { $in } állt.
event-removed-in-battle = { $who } csatában eltávolít egy { $piece-acc }, amely { $in } állt.
event-unsupplied = Utánpótlás híján elvész { AZ($piece) } { $piece } { $in }.
event-kept = A helyén marad { AZ($piece) } { $piece } { $in }.
event-battle-in-vain = A támadás, amely { $target } érte, eltávolítás nélkül ér véget.
event-asked = { $who } jelölőket kér a csapattársától, hogy { $in } léphessen.
event-asked-supply = { $who } jelölőket kér a csapattársától, mert figurái utánpótlás nélkül vannak.
event-answered = { $who } válaszol a jelölőkérésre.
event-linked = { $who } a saját csatáihoz szomszédossá teszi { $a } és { $b }.
event-step-over = { $card }, { $step }. rész: { $outcome }.
event-scoring = { AZ($round, capital: "yes") } { $round }. forduló után pontozás következik: a városokért az Oligarchák { $oligarchs }, a Démosz { $demos } pontot kap.
event-majors = A főbb városokért az Oligarchák { $oligarchs }, a Démosz { $demos } pontot kap.
event-over-quick = { $who } azonnal győz, legalább tíz pont előnnyel.
event-over-points = { $who } győz.
event-over-tie = { $who } győz, mert egyenlőségnél övé a győzelem.

## What is played from each seat, by the number of players

part-2-1 = Korinthosz, Spárta
part-2-2 = Déloszi Szövetség, Athén
part-3-1 = Korinthosz
part-3-2 = Déloszi Szövetség, Athén
part-3-3 = Spárta
part-3-1-oligarchs = Korinthosz, Spárta
part-3-2-oligarchs = Déloszi Szövetség
part-3-3-oligarchs = Athén
part-4-1 = Korinthosz
part-4-2 = Déloszi Szövetség
part-4-3 = Spárta
part-4-4 = Athén

## Options and their values

option-components = Saját térkép és lapok, fájlból
option-seating = Három játékosnál egyvalakié
option-seating-demos = a Déloszi Szövetség és Athén
option-seating-oligarchs = Korinthosz és Spárta
option-mulligan = Mulligan
option-mulligan-yes = Van
option-mulligan-no = Nincs
option-emergency = Szükséghelyzeti tartalék
option-emergency-basic = Általános: alapkártyákat ad
option-emergency-advanced = Fejlesztett: előkészíthető kártyákat is ad
option-emergency_vp = Pont a szükséghelyzeti tartalékért
option-emergency_vp-yes = A hiányzó lap 1 pontba kerül
option-emergency_vp-no = Két lapnak kézben kell lennie
option-emergency_empty = Szükséghelyzeti tartalék hiába
option-emergency_empty-no = Nem, ha nincs mit kikeresni
option-emergency_empty-yes = Használható
option-bribe_purchase = Mikor lehet jelölőt venni
option-bribe_purchase-own_turn = A saját körben, húzásig
option-bribe_purchase-draw_step = A saját húzási fázisban
option-bribe_purchase-any_turn = Bárki körében
option-bribe_places = Hová kerülhet jelölő
option-bribe_places-neutral_or_empty_land = Semleges területre és üres tartományba
option-bribe_places-empty_land = Üres szárazföldi tartományba
option-bribe_places-neutral = Semleges területre
option-muster_at_own_city = Hoplita toborzása saját városnál
option-muster_at_own_city-no = Szomszédos saját figura kell hozzá
option-muster_at_own_city-yes = A város szomszédnak számít
option-card_muster = Toborzás névvel bíró kártyával
option-card_muster-full = Utánpótlással és szomszéddal
option-card_muster-free = Egyik nélkül is
option-enemy_bribes_block = Ellenséges jelölő az utánpótlási vonalon
option-enemy_bribes_block-no = Nem vágja el
option-enemy_bribes_block-yes = Elvágja
option-vp_for_discard = Pont lap helyett
option-vp_for_discard-missing = Csak a hiányzó lapok helyett
option-vp_for_discard-any = Szabadon, amíg van
option-vp_floor = A pontok alsó határa
option-vp_floor-zero = 0
option-vp_floor-none = Nincs, ha a veszteség elkerülhetetlen
option-planning_zero_vp = Az utolsó lap előkészítése 0 ponttal
option-planning_zero_vp-no = Nem lehet
option-planning_zero_vp-yes = Lehet, ingyen
option-own_city_vp = Saját város levétele
option-own_city_vp-no = Senkinek sem ad pontot
option-own_city_vp-yes = A másik csapat 1 pontot kap
option-battle_empty = Csata ellenség nélkül
option-battle_empty-no = Nem lehet
option-battle_empty-yes = Lehet
option-battle_again = Egy figura több csatája egy kártyával
option-battle_again-yes = Lehet
option-battle_again-no = Nem lehet
option-keep_vs_supply = Figurát megtartó kártyák az utánpótlási fázisban
option-keep_vs_supply-yes = Ott is működnek
option-keep_vs_supply-no = Ott nem működnek
option-reaction_first = Ki reagál először
option-reaction_first-active = A soron lévő csapat
option-reaction_first-other = A másik csapat
option-reaction_pass = A passz
option-reaction_pass-final = Végleges
option-reaction_pass-reopen = A másik csapat reakciójáig szól
option-reaction_prompts = Kit kérdezünk a reakciókról
option-reaction_prompts-all_with_laid = Akinek a többiek szerint lehet
option-reaction_prompts-usable_only = Csak akinek van használható kártyája
option-presence_scope = Kinek a figurái számítanak a jelenlétért járó állapotoknál
option-presence_scope-power = A kártya hatalmáé
option-presence_scope-team = A csapatáé
option-round15_order = A 15. forduló után
option-round15_order-quick_first = Előbb a gyors győzelem, aztán a főbb városok
option-round15_order-majors_first = Előbb a főbb városok, aztán a gyors győzelem
option-italy = Itália
option-italy-neutral = Semleges
option-italy-land = Szárazföldi tartomány
option-cythera = Küthéra
option-cythera-land = Szárazföldi tartomány
option-cythera-neutral = Semleges

## What is our reconstruction

reconstruction-map = A térkép legtöbb határa: a 96-ból 73; a 43 mezőből 16; és az, hogy Itália semleges.
reconstruction-cards = A legtöbb névvel bíró kártya: a 84-ből 70 a mi kitalációnk; további hat egészben vagy részben közölt beszámolókat követ; nyolc szerepel a szabálykönyvben.
reconstruction-decks = Hogy egy pakliban hány alapkártya van az egyes fajtákból.
reconstruction-rulings = Döntések arról, amit a szabály nyitva hagy; mindegyik másképp is választható, vagy a szabálykönyv elmondja.

## Faults of a table’s options, of a component file, of a position

fault-seats = Kettő–négy hely van, nem { $seats }.
fault-form = Ez nem olvasható. Írd ugyanolyan formában, ahogyan a normál készlet fájlja készült.
fault-field = Itt nincs „{ $field }” mező ({ $in }).
fault-missing = Hiányzik egy mező: „{ $field }” ({ $in }).
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
fault-id = „{ $id }” nem jó azonosító: kisbetűk, számjegyek és aláhúzások, elöl betűvel.
fault-id-twice = „{ $id }” kétszer szerepel.
fault-title = „{ $field }” egyetlen, nem üres sor lehet.
fault-power-missing = Ennek a hatalomnak nincs bejegyzése: { $power }.
fault-many-spaces = Egy térképen legfeljebb { $most } mező lehet.
fault-space = Nincs „{ $id }” mező.
fault-major = „{ $id }” nem szárazföldi tartomány, nem lehet főbb város.
fault-border-self = Egy határhoz két mező kell: { $a }, { $b }.
fault-border-twice = Ez a határ kétszer szerepel: { $a }, { $b }.
fault-setup-ground = { $piece } ({ $power }) nem állhat itt: { $space }.
fault-setup-enemy = { $piece } ({ $power }) nem állhat ellenség mellett: { $space }.
fault-setup-second = { $piece } ({ $power }): egy csapatnak egy mezőn egy fajtából egy van: { $space }.
fault-setup-stock = { $piece } ({ $power }): nincs ennyi: { $space }.
fault-setup-city = Ennek a hatalomnak város kell a kezdőállásban: { $power }.
fault-deck-small = A pakliban ({ $power }) { $count } lap van, a legkevesebb { $cards }.
fault-deck-size = A pakliban ({ $power }) { $count } lap van, a bejegyzése szerint { $cards }.
fault-many-prepares = Egy pakliban legfeljebb { $most } előkészíthető kártya lehet.
fault-many-reactions = Egy pakliban legfeljebb { $most } eseményre válaszoló kártya lehet.
fault-many-several = Egy pakliban legfeljebb { $most } több példányos kártya lehet.
fault-many-single = Egy pakliban legfeljebb { $most } egy példányos kártya lehet.
fault-many-steps = Egy hatásnak legfeljebb { $most } része lehet.
fault-many-alternatives = Egy költségnek legfeljebb { $most } változata lehet.
fault-many-picks = Egy költség legfeljebb { $most } választásból állhat.
fault-many-links = Egy fájlban legfeljebb { $most } összekötés lehet.
fault-many-extra-plays = Egy fájlban legfeljebb { $most } további kijátszás lehet.
fault-both = A kettő közül csak az egyik adható meg: { $a }, { $b }.
fault-name = „{ $name }” itt semmit sem nevez meg.
fault-name-piece = „{ $name }” nem nevez meg figurát.
fault-name-space = „{ $name }” nem nevez meg mezőt.
fault-take-off = Figurát csak mindig ugyanazokról a mezőkről lehet levenni.
fault-symbol = Csak előkészíthető kártyán lehet szimbólum.
fault-strategy = A szimbólum és a „strategy” kiváltó ok együtt jár.
fault-prepare = Az előkészíthető kártya a stratégiai fázisban vagy reakcióként használható.
fault-status = Az állapotkártya nem a kijátszásával hat.
fault-play = Ez a kártya akkor hat, amikor kijátsszák.
fault-basic = Az alapkártya azt teszi, amit a fajtája mond, mást nem.
fault-keep = Figura csak akkor tartható meg, amikor el kellene távolítani.
fault-scoring = Pontozáskor egy kártya csak pontot adhat, költség nélkül.
fault-automatic = Kérdés nélkül csak olyan állapot hat, amelyik költség nélkül pontot ad.
fault-once = Ilyen korlát csak a saját körben használt állapoton lehet.
fault-endless = Ez az állapot vég nélkül használható volna: körönként egyszeri korlát kell rá.
fault-position-round = Nincs ilyen forduló.
fault-position-powers = Mind a négy hatalomnak ott kell lennie.
fault-position-bribes = Egy hatalomnak nincs ennyi jelölője.
fault-position-vp = Ennyi pont nem lehet.
fault-position-space = Figura vagy jelölő áll ott, ahol nem állhat.
fault-position-pieces = Egy hatalomnak nincs ennyi figurája.
fault-position-stacking = Ezek a figurák nem állhatnak egy mezőn.
fault-position-covered = Figura alatt nem lehet jelölő.
fault-position-cards = Olyan lap szerepel, amilyenje a hatalomnak nincs, vagy eggyel több van belőle.
fault-position-status = Képpel felfelé csak állapotkártyák fekszenek.
fault-position-laid = Előkészítve csak erre való kártyák lehetnek, és csak korábbról.
fault-position-shown = A megmutatott lapoknak kézben kell lenniük.
fault-position-stage = Itt a lapok nem lehetnek így.
fault-position-doing = Ez itt nem lehet folyamatban.

## The position in words

describe-turn = { $round }. forduló, kör: { $power }, { $step }.
describe-mulligan = Kezdő kezek: megtartás vagy újrahúzás.
describe-discards = A kezdéskor eldobott lapok.
describe-scoring = Pontozás { AZ($round) } { $round }. forduló után.
describe-over = A játék véget ért { AZ($round) } { $round }. fordulóban.
describe-vp = Pontok: Oligarchák { $oligarchs }, Démosz { $demos }.
describe-outlook = Ha minden így marad, { AZ($round) } { $round }. forduló utáni pontozás hozama: Oligarchák { $oligarchs }, Démosz { $demos }.
describe-majors = Birtokolt főbb városok (a 15. forduló után számítanak): Oligarchák { $oligarchs }, Démosz { $demos }.
describe-losses = Utánpótlás híján elvész: { $pieces }.
describe-link = Csatákhoz szomszédos ({ $power }): { $a } és { $b }.
describe-extra-play = { $power }, további lapok a játékfázisban: { $left } ({ $types }).
describe-figure = { $piece } { $in }
describe-copies = { $count } × { $card }
describe-doing-card = Folyamatban ({ $power }): { $card }, { $step }. rész.
describe-doing-battle = Csata: { $target } támadja { $fighter }; a megtámadott figura: { $victim }.
describe-removal = Eltávolítás előtt: { $piece }.
describe-removed = Most eltávolítva: { $piece }.
describe-doing-losses = Utánpótlás vizsgálata: { $power }.
describe-reactions = Lehet reagálni: { $incident }.
describe-aid-supply = Jelölőkérés ({ $power }): figurák vannak utánpótlás nélkül.
describe-aid-muster = Jelölőkérés egy toborzáshoz ({ $power }): { $space }.
describe-aid-battle = Jelölőkérés ({ $power }), hogy { $from } megtámadhassa { $target }.
describe-payment = Fizet: { $power }. Kiválasztva: { $cards }; még kiválasztandó: { $left }; pont: { $vp }.
describe-picks = { $power }, eldobásra kiválasztva: { $cards }.
describe-power = { $power } ({ $player }): kézben { $hand }, húzópakli { $deck }, dobópakli { $discard } (felül: { $top }), előkészítve { $laid }. Készletben: hoplita { $hoplites }, gálya { $triremes }, város { $cities }, jelölő { $bribes }; jelölő a tálban: { $bowl }.
describe-pieces = { $space }: { $pieces }.
describe-bribes = { $space }: jelölők ({ $bribes }).
describe-pieces-bribes = { $space }: { $pieces }, jelölők ({ $bribes }).
describe-space = { $space } ({ $id }), { $ground }{ $major }{ $source }. Szomszédai: { $spaces }.
phrase-major = , főbb város, pont: { $vp }
phrase-reconstruction = , rekonstrukció
describe-unsupplied = Nincs utánpótlása: { $piece }. Itt szakad meg a vonal: { $why }.
describe-wanting = Csak utánpótlás hiányzik: { $space }. Itt szakad meg a vonal: { $why }.
gap-enemy = { $space } (ellenség)
gap-harbour = { $space } (nincs kikötő)
gap-land = { $space } (nincs baráti hoplita, város vagy jelölő)
gap-neutral = { $space } (nincs baráti jelölő)
gap-no-city = nincs város, ahová vezethetne
describe-status = Állapot ({ $power }): { $card }{ $scoring }.
phrase-scores = ; most { $vp } pontot adna
phrase-lacks = ; { $vp } pontot adna, de hiányoznak hozzá a figurák
phrase-spoiled = ; { $vp } pontot adna, de elrontja: { $pieces }
describe-laid = Előkészítve ({ $power }, { $round }. forduló, { $step }): { $card }.
describe-laid-hidden = Előkészítve ({ $power }, { $round }. forduló, { $step }): rejtett kártya.
describe-laid-fetched = Szükséghelyzeti tartalékból előkészítve ({ $power }, { $round }. forduló, { $step }): rejtett kártya.
describe-hand = Kézben ({ $power }): { $cards }.
describe-deck = Húzópakli, ismeretlen sorrendben ({ $power }): { $cards }.
describe-discard = Dobópakli ({ $power }): { $cards }.
describe-shown = Biztosan kézben ({ $power }): { $cards }.
describe-card = { $power }, { $card } ({ $id }), { $type }, példány: { $copies }. { $text }
describe-card-symbol = { $power }, { $card } ({ $id }), { $type } szimbólummal, példány: { $copies }. { $text }

## Refusals: why something cannot be done

refusal-game-over = A játék véget ért.
refusal-chance = A húzott lapokról a véletlen dönt.
refusal-not-your-power = Ez nem a te hatalmad: { $power }.
refusal-not-your-decision = Most másik hatalom dönt ({ $power }): { $decision }.
refusal-not-asked = A játék reakciókra vár, de most nem a tiédre.
refusal-passed = Ez a hatalom itt már passzolt, többé nem reagálhat.
refusal-other-decision = Most másról kell dönteni: { $decision }.
refusal-answered = Ez a hatalom már válaszolt: { $power }.
refusal-picked = Ez a hatalom már kiválasztotta a három lapját: { $power }.
refusal-nothing-picked = Nincs visszavonható választás.
refusal-set-up-over = A kezdőlapok már eldőltek.
refusal-not-your-turn = Ezt egy hatalom csak a saját körében teheti, most pedig másik van soron: { $power }.
refusal-not-free = Ennél a döntésnél nincs helye szabad akciónak.
refusal-in-reaction = Amíg a játék reakciókra vár, nem lehet jelölőt venni és figurát levenni.
refusal-paying = Előbb fizess: a fizetést szabad akció nem szakítja meg.
refusal-beside = Itt ez a döntés mellett, a hatalom megnevezésével tehető meg.
refusal-offered = Ezt a hatalom a saját döntésében vagy körében teheti meg, nem mellette.
refusal-not-its-card = Egy hatalom csak a saját lapjaival játszhat és fizethet.
refusal-not-in-hand = Ez a lap nincs kézben.
refusal-not-in-pile = Ez a lap nincs a húzópakliban.
refusal-card-type = Ide más típusú lap kell.
refusal-not-prepare = Képpel lefelé csak előkészíthető kártyát lehet letenni.
refusal-last-card = Nincs másik eldobható lap, és a csapatnak nincs pontja, amelyet helyette elveszíthetne.
refusal-no-emergency = A szükséghelyzeti tartalék csak a játékfázis egyetlen kártyája helyett használható.
refusal-nothing-to-fetch = A húzópakliban nincs több olyan lap, amelyet a szükséghelyzeti tartalékkal elő lehetne venni.
refusal-never-used = Használni csak asztalon fekvő állapotkártyát és előkészített kártyát lehet; ezt a lapot kijátsszák.
refusal-not-on-table = Ez az állapotkártya nem fekszik az asztalon.
refusal-not-laid = Ez a kártya nincs előkészítve.
refusal-strategy-only = Stratégia szimbólummal jelölt kártya csak a saját stratégiai fázisban használható.
refusal-reaction-only = Stratégia szimbólum nélküli kártya csak reakcióként használható.
refusal-automatic = Ez a kártya magától működik.
refusal-no-cue = Ez a kártya most nem, vagy már nem használható.
refusal-own-turn-only = Ez a kártya csak a saját körben működik.
refusal-used-this-turn = Ezt a kártyát ebben a körben már használták.
refusal-condition = A kártya feltétele nem teljesül.
refusal-no-card-of-type = A kézből hiányzik a költségben előírt típusú lap, és ezt pont nem pótolja.
refusal-too-few-cards = Túl kevés lap van kézben, és ennél az asztalnál pont nem pótolja őket.
refusal-too-few-vp = Túl kevés lap van kézben, és a csapatnak sincs elég pontja a hiányzókért.
refusal-too-few-bribes = Ennek a hatalomnak túl kevés jelölője van a tálban.
refusal-cost = A költséget nem lehet teljes egészében kifizetni.
refusal-cost-in-vain = Amiért fizetni kellene, az most nem hajtható végre.
refusal-pick-alternative = Előbb válassz fizetési módot.
refusal-no-alternative = Most nem választható ilyen fizetési mód.
refusal-other-pick = Itt mással kell fizetni.
refusal-no-vp-for-cards = Ennél az asztalnál a szükséghelyzeti tartalék lapjait pont nem pótolja.
refusal-vp-for-missing = Pont csak a kézből hiányzó lapokat pótolja.
refusal-no-way-back = Ezt a fizetést nem lehet visszavonni.
refusal-only-go-on = Itt nincs használható kártya: csak továbblépni lehet.
refusal-no-go-on = Van itt használható kártya: használj egyet, vagy passzolj.
refusal-nobody-to-wait-for = A csapattárs előtt nem fekszik kártya, amellyel reagálhatna.
refusal-wait-is-over = Csak az elsőként kérdezett hatalom várhat a csapattársára.
refusal-bowl-empty = Ennek a hatalomnak nincs jelölője a tálban: { $power }.
refusal-no-need-of-aid = Itt semmi sem hiányzik, amit jelölők pótolhatnának.
refusal-asked-in-vain = Ezt a csapattárstól már hiába kérték, és azóta semmi sem változott a táblán.
refusal-not-a-target = A kártya nem irányulhat e hatalom ellen: { $power }.
refusal-city-not-mustered = Várost nem lehet toborozni, csak elhelyezni.
refusal-card-kind = A kártya nem ilyen figurára való: { $kind }.
refusal-card-space = A kártya nem engedi meg ezt a mezőt: { $space }.
refusal-ground-hoplite = Hoplita csak szárazföldi tartományban állhat, { $in } nem.
refusal-ground-trireme = Gálya csak tengeri mezőn állhat, { $in } nem.
refusal-ground-city = Város csak szárazföldi tartományban állhat, { $in } nem.
refusal-no-hoplite-in-stock = Ennek a hatalomnak nincs több hoplitája a készletben: { $power }.
refusal-no-trireme-in-stock = Ennek a hatalomnak nincs több gályája a készletben: { $power }.
refusal-no-city-in-stock = Ennek a hatalomnak nincs több városa a készletben: { $power }.
refusal-enemy-there = Ellenséges figura áll { $in }.
refusal-second-hoplite = Már áll baráti hoplita { $in }.
refusal-second-city = Már áll város { $in }.
refusal-second-trireme = Már van baráti gálya { $in }.
refusal-no-neighbour = A toborzó hatalomnak nem áll figurája e mező mellett: { $space }.
refusal-city-is-no-neighbour = A város, amely { $in } áll, nem számít a saját tartománya szomszédjának.
refusal-no-own-piece = Nincs { $in } erre alkalmas saját figura.
refusal-teammates-city = A toborzáshoz nem a csapattárs, hanem a saját városhoz kell utánpótlási vonal, az pedig { $in } megszakad.
refusal-no-line = Nincs olyan város, amelyhez utánpótlási vonal vezethetne.
refusal-broken-enemy = Az utánpótlási vonal { $in } megszakad: ott az ellenség.
refusal-broken-harbour = Az utánpótlási vonal { $in } megszakad: ott nincs kikötő.
refusal-broken-land = Az utánpótlási vonal { $in } megszakad: ott nincs baráti hoplita, város vagy jelölő.
refusal-broken-neutral = Az utánpótlási vonal { $in } megszakad: ott nincs baráti jelölő.
refusal-taken-off-all = A kártyával nem lehet több figurát levenni.
refusal-card-battle = A kártya nem ad ilyen csatát.
refusal-card-fighter = A kártya szerint csak a megnevezett figura csatázhat.
refusal-fought = Ez a figura ezzel a kártyával már csatázott.
refusal-no-battlefield = Semleges területen nincs csata.
refusal-hoplite-at-sea = Hoplita nem támadhat meg tengeri mezőt.
refusal-not-adjacent = Ezek a mezők nem szomszédosak: { $space }, { $target }.
refusal-no-enemy = Nincs { $in } megtámadható ellenséges figura.
refusal-no-such-piece = Nincs { $in } ilyen figura, amelyet a kártya eltávolíthatna.
refusal-protected = A várost { $in } hoplita védi.
refusal-no-bribe-there = Nincs { $in } jelölője ennek a hatalomnak.
refusal-draw-step-only = Ennél az asztalnál csak a húzási fázisban lehet jelölőt venni.
refusal-no-bribe-in-stock = Ennek a hatalomnak nincs több jelölője a készletben: { $power }.
refusal-bribe-at-sea = Tengeri mezőre nem lehet jelölőt letenni.
refusal-pieces-there = Nem lehet jelölőt letenni oda, ahol figura áll, mint { $in }.
refusal-own-bribe = Ennek a hatalomnak már van jelölője { $in }.
refusal-bribe-ground = Ennél az asztalnál nem lehet jelölő { $in }.

## Decisions, as refusals name what is open

decision-mulligan = legyen-e mulligan
decision-discards = a kezdéskor eldobott három lap
decision-strategy = előkészített kártyák a stratégiai fázisban
decision-play = a játékfázis kártyája
decision-fetch = a szükséghelyzeti tartalékkal elővett lap
decision-extra = a játékfázis további kártyája
decision-planning = előkészíthető kártya a tervezési fázisban
decision-losses = az utánpótlási fázis veszteségei
decision-draw = lapok húzása
decision-pay = mivel történik a fizetés
decision-forced = az eldobandó lapok
decision-muster = toborzás
decision-place = elhelyezés
decision-place-bribe = egy jelölő helye
decision-battle = csata
decision-remove = az eltávolítandó figura
decision-remove-bribe = az eltávolítandó jelölő
decision-take-off = a tábláról levett figurák
decision-search = egy lap a húzópakliból
decision-do = érvényesüljön-e a kártya hatása
decision-cost = a költség kifizetése
decision-target = a hatalom, amelyet a kártya ér
decision-actor = ki toborozzon a csapatból
decision-react = reakció
decision-aid = segítség jelölőkkel
decision-scoring = jelölők a pontozásban

## A tábla

board-situation = Ami történik
board-map = Görögország térképe
board-nearer = Közelebb
board-farther = Távolabb
board-whole = Az egész térkép
board-close = Bezárás
board-track = Fordulók és pontok
board-round = { $round }. forduló a 15-ből
board-rounds-text = A koszorúval jelölt 3., 6., 9., 12. és 15. forduló után pontozás van.
board-vp = Győzelmi pontok
board-even = Egyenlő állás
board-lead = { $team }: { $vp } ponttal vezet
board-outlook-cities = Városok, ha most lenne pontozás
board-outlook-statuses = Állapotok, ha most lenne pontozás
board-outlook-majors = Főbb városok, a 15. forduló után
board-quick = Aki egy pontozás végén 10 ponttal vezet, azonnal győz.
board-hand = Kézben: { $power }
board-hand-empty = Nincs lap kézben
board-from-hand = Kézben
board-from-laid = Előkészítve, lefelé fordítva
board-from-status = Használható állapotok
board-from-picked = Eldobásra kiválasztva
board-from-deck = A húzópakliban
board-picked = { $number } lap kiválasztva a 3-ból
board-answered = Kész
board-bribes = Jelölők: { $stock } a készletben, { $bowl } a tálban
board-hoplites-stock = Hoplita a készletben
board-triremes-stock = Gálya a készletben
board-cities-stock = Város a készletben
board-bribes-stock = Jelölő a készletben
board-bribes-bowl = Jelölő a tálban
board-bribes-map = Jelölők a táblán
board-bowl = Megvesztegetési tál
board-bowl-text = Az egy lapért megvett jelölő a tálban várakozik. Onnan semleges területre vagy figurák nélküli szárazföldi tartományba tehető, ahol utánpótlást visz tovább.
board-bribe-of = Jelölő: { $power }
board-buy = Vétel
board-put = Jelölő letétele a táblára
board-stock = A készletben
board-cards-hand = Lap kézben
board-cards-deck = Lap a húzópakliban
board-cards-discard = Eldobott lap
board-top = Az eldobott lapok tetején: { $card }
board-shown = Mindenki látta: { $cards }
board-deck-list = A pakli lapjai
board-deck-of = Pakli: { $power }
board-deck-own = Hány példány van még a húzópakliban, és hol vannak a többiek.
board-deck-others = Hány példány jöhet még. A húzópakliban: { $deck }; kézben: { $hand }; az eldobott lapok ({ $discard }) közül csak a legfelső látszik.
board-where-hand = kézben: { $count }
board-where-laid = előkészítve: { $count }
board-where-status = az asztalon: { $count }
board-where-discard = eldobva: { $count }
board-where-doing = folyamatban: { $count }
board-laid = Előkészítve, lefelé fordítva
board-laid-card = Lefelé fordított Előkészítés
board-laid-when = Előkészítve { AZ($round) } { $round }. fordulóban ({ $step })
board-laid-fetched = Előkészítve { AZ($round) } { $round }. fordulóban ({ $step }), szükséghelyzeti tartalékból
board-statuses = Állapotok
board-status-used = Ebben a körben már szolgált.
board-status-scores = Most { $vp } pontot adna.
board-status-no = Most nem adna pontot.
board-status-lacks = Hiányoznak hozzá a figurák.
board-status-spoiled = Elrontja: { $figures }.
board-strategy-symbol = stratégia szimbólum
board-reconstruction = A mi rekonstrukciónk, nem a kiadott játéké.
board-major = főbb város, { $vp } pont a 15. forduló után
board-next-to = Szomszédok: { $spaces }
board-supplied = van utánpótlása: { $line }
board-breaks = nincs utánpótlása: { $gaps }
board-missing = Új figura itt
board-gap-enemy = ellenség
board-gap-harbour = nincs kikötő
board-gap-land = nincs itt baráti
board-gap-neutral = nincs jelölő
board-free = Amit itt tenni lehet: { $space }
board-paying = Fizetés
board-paying-for = Fizetés: { $card }
board-paid = Kiválasztva: { $cards }
board-pay-left = Még kiválasztandó lapok: { $left }
board-pay-vp = Ez { $vp } pontba kerül.
board-clock = { $round }/15. forduló, pontozás { AZ($next) } { $next }. után
board-goal-title = Mivel lehet nyerni
board-goal = Nyer, akinek pontozáskor 10 pont az előnye, vagy a végén több a pontja
board-goal-brief = 10 pont előny, vagy több a végén
board-stand = { $team }: { $vp } pont{ $coming ->
        [0] {""}
       *[other] , és még { $coming }, ha most lenne pontozás
    }
board-tie = Egyenlő pontszámnál a Démosz nyer.
board-cards-raise = A lapok megmutatása
board-cards-lower = A lapok lehajtása: több látszik a térképből
board-play-ahead = { $card } kijátszása, a stratégiai fázis lezárásával
board-end-turn = A kör vége{ $n ->
        [0] {""}
       *[other] : { $n } lap húzása
    }
board-keep = A tíz lap megtartása
board-redraw = Tíz másik húzása
board-back = Visszaveszem
board-weigh-redraw = Ez a tíz lap visszakerül a pakliba, és a helyettük húzott tízet meg kell tartani.
board-weigh-discard = Ezzel a harmadik lappal a kezdő eldobás kész.
board-counted = Hogy hány példány van belőle, az a mi rekonstrukciónk.
board-hint-mulligan = Minden hatalom tíz lappal kezd: hármat majd el kell dobni, hét marad kézben.
board-hint-discards = Nyomj azokra a lapokra, amelyeket eldobsz: hatalmanként háromra a tízből. Az eldobott lapok nem térnek vissza.
board-hint-strategy = A stratégiai fázisban hazatérnek a kitett jelölőid, és sorra kerülhetnek a korábbi körökben előkészített, koszorút viselő kártyák. Ha nincs ilyen, zárd le a fázist.
board-hint-play = Körönként egy lap: nyomj rá, hogy kijátszd. Toborzással oda kerül figura, ahová elér az utánpótlás, csata ellenséges figurát vesz le, az Állapotok pontot hoznak, az Előkészítések lefelé fordítva várnak. Pontozáskor minden város 1 pontot ér.
board-hint-planning = Egy Előkészítés lap lefelé fordítva letehető a későbbi körökre; egy másik kézben lévő lapba kerül.
board-hint-draw = A kör végén a kezed hét lapra egészül ki. Előtte egy lapért jelölőt vehetsz: ez ott visz tovább utánpótlást, ahol nem áll senki a tieid közül.
board-warn-last-laid = Az utolsó lap a kézben: előkészítése 1 pontba kerül.
board-warn-last-never = Az utolsó lap a kézben nem készíthető elő: 0 ponttal nincs mivel fizetni érte.
board-warn-last-card = Az utolsó lap a kézben.
board-warn-no-card = Nincs lap kézben: ha semmit sem játszol ki, az ára { $vp } pont.
board-warn-deck = Lapok a húzópakliban: { $deck }. Újak nem kerülnek bele.
board-sum-cities = Városok a pontozásokkor
board-sum-statuses = Állapotok és más kártyák
board-sum-city = Eltávolított ellenséges városok
board-sum-majors = Főbb városok a 15. forduló után
board-sum-lost = Elvesztve és kifizetve
board-sum-total = Győzelmi pontok
board-sum-battles = Csaták
board-sum-removed = Eltávolított ellenséges figurák
board-sum-unsupplied = Utánpótlás híján elveszett saját figurák
