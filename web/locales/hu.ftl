### Az oldal a játéktáblák körül. A játékosok nevét sosem ragozzuk.

## Mindenütt

home = Quincunx: az előtérbe
site = Oldal
about = Névjegy
replay = Visszajátszás
settings = Beállítások
close = Bezárás
loading = Egy pillanat…
no-page = Ezen a címen nincs oldal.
load-again = Betöltés újra
language = Nyelv
theme = Megjelenés
theme-auto = A rendszer szerint
theme-light = Világos
theme-dark = Sötét
motion = Kártyák és figurák mozgása
motion-auto = A rendszer szerint
motion-on = Be
motion-off = Ki
showing = A többiek lépései
showing-hand = Lépésenként
showing-calm = Nyugodtan
showing-brisk = Gyorsan
showing-now = Egyszerre
showing-hint = A köröd előtt egyenként látod, mit tettek. Ha semmi sem mozog, listában olvashatod.
forced = A kényszerű lépéseket tegye meg helyettem a program
forced-hint = Ha a szabály egyetlen lehetőséget hagy, az egy pillanat múlva magától megtörténik.
seen = Ki látja, hogy itt vagyok
seen-everybody = Mindenki
seen-nobody = Senki
seen-hint = Ha senki, a többiek nem tudják meg, hogy az asztalnál ülsz-e, és nyitott asztalaid nem kerülnek előre azoknál, akik követnek.
settings-everywhere = Ezek a beállítások mindenütt ugyanazok, ahol be vagy jelentkezve.
your-turn = Te jössz
their-turn = Ő jön
waiting-for-you = { $n } asztal vár rád

## Előtér

welcome = Foglalj helyet!
welcome-more = Kártyavezérelt hadijátékok barátokkal vagy a gép ellen. A szabályokra a program ügyel, a dobások ellenőrizhetők, és semmi sem vész el, ha bezárod az oldalt.
games = Játékok
made-by = Tervezte: { $designer }
players-range = { $least }–{ $most } játékos
players-count = { $n } játékos
minutes = kb. { $n } perc
rulebook = Szabálykönyv
learn = A játék egy oldalon
learn-first = Új neked a játék? Kezdd itt
learn-play = Játék a gép ellen
learn-rules = A szabályok
new-table = Új asztal
your-name = A neved
name-missing = Kérjük, mondd meg, hogyan szólítsanak a többiek.
against = Ellenfél
against-computer = A gép
against-invited = Barátok, linkkel
against-open = Bárki
level = Játékerő
place-of-level = { $n } / { $of }: { $name }
level-random = Véletlen
level-reckless = Vakmerő
level-bold = Merész
level-greedy = Mohó
level-sensible = Megfontolt
level-cautious = Óvatos
level-exact = Pontos
level-experienced = Gyakorlott
level-strategist = Hadvezér
players = Játékosok
more-options = További beállítások
table-rules = Az asztal szabályai ({ $n })
pace = Tempó
pace-live = Asztalnál ülve
pace-slow = Több napon át
bots-allow = Botok is leülhetnek
invite-name = Kit hívsz meg?
invite-name-seat = Kit hívsz meg? ({ $seat }. hely)
invite-name-hint = Ha egy fiók nevét írod be, a helyet annak a játékosnak tartjuk fenn, és ő a saját játszmái közt találja a meghívást. Név nélkül azé, aki megkapta a linket.
seats = Helyek
seat = { $n }. hely
seat-me = Te
seat-computer = Gép: { $level }
seat-invited = Barát, akinél ott a link
seat-open = Bárki
fault-line = { $line }. sor:
play = Játék
open-table = Asztal megnyitása
your-tables = A te asztalaid
open-tables = Asztalok szabad hellyel
more-tables = További asztalok
free-seats = { $n } szabad hely
bots-too = botoknak is
followed = Követett játékos: { $name }
status-waiting = Játékosokra vár
status-over = Véget ért
status-frozen = Leállt
waiting-for = Akire várunk: { $names }
since-made = Megnyitva: { $when }
since-moved = Utolsó lépés: { $when }
since-over = Véget ért: { $when }
all-tables = Mind megmutatása ({ $n })
fewer-tables = Kevesebb megmutatása
all-games = Az összes játék

## My games

my-games = Játszmáim
games-theirs = Másokra vár
games-kept = Meghívások
games-begin = Még nem kezdődött el
games-over = Befejezett játszmák
games-none = Még nincsenek játszmáid.
games-found = { $n } játszma
more-games = További játszmák
next-game = Következő játszma
game = Játék
played-with = Egy másik játékos neve
outcome = Eredmény
outcome-any = Bármilyen
outcome-played = Lejátszva
outcome-won = Győzelem
outcome-drawn = Döntetlen
outcome-lost = Vereség
figures = Mérleg
figures-as = oldal: { $name }
figures-with = asztaltárs: { $name }

## Másik eszköz

device = Játék másik eszközön
device-more = Titkos linket készít, amellyel egy másik böngésződ is megkapja a helyeidet.
device-link = Nyisd meg ezt a linket a másik eszközödön
device-link-more = Ne mutasd meg senkinek: aki megnyitja, azé lesznek a helyeid. Egyszer használható, { $n } percen belül. A helyeid itt is megmaradnak.
device-account-more = Titkos linket készít, amellyel egy másik böngésződben is bejelentkezhetsz.
device-account-link-more = Ne mutasd meg senkinek: aki megnyitja, a te fiókodba jelentkezik be. Egyszer használható, { $n } percen belül.
take-question = Átveszed a helyeidet erre az eszközre?
take-more = A link egy másik eszközödről való. Utána itt is, ott is játszhatsz. Ha valaki más küldte, ne vedd át a helyeit.
take-lost = { $n ->
    [one] Elveszítenéd az itteni helyedet egy asztalnál
   *[other] Elveszítenéd az itteni helyeidet { $n } asztalnál
}
take-lost-more = A saját helyeidet csak azok az eszközeid tartják meg, amelyeken már megvannak. Ha kellenek, előbb játszd végig azokat a játszmákat, vagy nyisd meg a linket másik böngészőben.
take-seats = Átveszem a helyeimet
take-anyway = Átveszem, az ittenieket elvesztem
take-not = Maradjon, ahogy van
take-have = Ezek a helyek már ezen a böngészőn vannak
take-to-tables = Az asztalaimhoz
take-nothing = Nincs mit átvenni
take-how = Azon az eszközön, amelyen eddig játszottál, nyisd meg a beállításokat, és válaszd ezt: „Játék másik eszközön”. Utána itt nyisd meg a linket.

## Fiók

account = Fiók
account-why = Fiókkal a játszmáid ott vannak, ahol te: az asztali gépen is, a telefonon is. Amit itt vendégként játszol, veled jön, a most folyó játszmák is.
account-have = Be vagy jelentkezve. Ezen a néven ülsz le minden asztalhoz.
sign-up = Új fiók
sign-up-do = Fiók létrehozása
sign-up-passkey = Fiók létrehozása azonosítókulccsal
sign-in = Bejelentkezés
sign-in-passkey = Bejelentkezés azonosítókulccsal
sign-out = Kijelentkezés
sit-as = Ezen a néven ülsz le: { $name }
password = Jelszó
password-show = A jelszó megmutatása
password-least = Legalább { $n } karakter; több szó együtt jó jelszó.
password-keep = Jegyezd meg jól. Ezen az oldalon utána helyreállító kódokat is készíthetsz: ezek nélkül az elveszett jelszó végleg elveszett.
password-keep-mail = Jegyezd meg jól. Ezen az oldalon utána helyreállító kódokat készíthetsz, vagy e-mail-címet adhatsz meg: ha egyik sincs, az elveszett jelszó végleg elveszett.
password-change = Új jelszó
password-change-do = A jelszó megváltoztatása
password-set = Jelszó beállítása
password-old = Az eddigi jelszavad
password-new = Az új jelszó
password-ends = A többi böngésződben ezzel kijelentkezel.
password-changed = A jelszó megváltozott.
passkeys = Azonosítókulcsok
passkeys-why = Azonosítókulccsal a telefonod, a számítógéped vagy egy biztonsági kulcs jelentkeztet be, ujjlenyomattal, az arcoddal vagy PIN-kóddal: nem kell jelszót megjegyezned, és nincs is, amit ellophatnának.
passkey-made = Készült: { $when }
passkey-add = Azonosítókulcs hozzáadása
passkey-remove = Eltávolítás
passkey-remove-sure = Eltávolítod ezt az azonosítókulcsot: { $device }? Utána senki sem jelentkezhet be vele.
passkey-remove-do = Az azonosítókulcs eltávolítása
passkey-keep = Megtartom
passkey-added = Hozzáadtad az azonosítókulcsot.
passkey-removed = Eltávolítottad az azonosítókulcsot.
passkey-last = Csak ezzel az azonosítókulccsal tudsz bejelentkezni. Adj hozzá másikat, mielőtt az eszközöd elveszne, állíts be jelszót, vagy készíts helyreállító kódokat.
proof-passkey = Az eszközöd elkéri majd az azonosítókulcsodat, hogy biztosan te legyél az.
proof-nowhere = Ehhez az egyik azonosítókulcsod kell, hogy biztosan te legyél az, de ez a böngésző nem tud ilyet kérni. Nyisd meg ezt az oldalt másik böngészőben, vagy állíts be jelszót helyreállító kóddal vagy e-mailben kért linkkel.
proof-by-passkey = Inkább azonosítókulccsal
proof-by-password = Inkább jelszóval
codes = Helyreállító kódok
codes-why = Ha elfelejted a jelszavadat, vagy elvész az eszköz, amelyen az azonosítókulcsod van, egy helyreállító kóddal bejutsz. Mindegyik egyszer használható. Tartsd őket papíron vagy olyan helyen, ahová más nem néz.
codes-left = { $n ->
    [0] Nincs kódod.
    [one] Egy kódod van még.
   *[other] { $n } kódod van még.
}
codes-end = Az új kódokkal a régiek érvényüket vesztik.
codes-new = Új kódok készítése
codes-once = Ezeket a kódokat csak most látod, később többé nem.
export = Az adataid
export-what = Minden, amit rólad tárolunk, mások bejelentéseit kivéve, egyetlen fájlban: a fiók, az eszközök, az azonosítókulcsok, a beállítások, a paklik, a követett és letiltott játékosok, a bejelentéseid, a botok, valamint az asztalaid a befejezett játszmák jegyzőkönyvével.
export-what-mail = Minden, amit rólad tárolunk, mások bejelentéseit kivéve, egyetlen fájlban: a fiók, az e-mail-cím, az eszközök, az azonosítókulcsok, a beállítások, a paklik, a követett és letiltott játékosok, a bejelentéseid, a botok, valamint az asztalaid a befejezett játszmák jegyzőkönyvével.
export-do = Letöltés
account-delete = A fiók törlése
account-delete-what = A folyó játszmákat feladod, a még el nem kezdett asztalaid megszűnnek, a botjaid és a paklijaid is törlődnek, ebből a böngészőből is. A neved minden asztalról és jegyzőkönyvből eltűnik; maguk a jegyzőkönyvek megmaradnak, hiszen a többi játékoséi is. A fiókot senki sem tudja visszaállítani.
account-delete-do = A fiókom végleges törlése
account-deleted = A fiókod törlődött.
forgot = Elfelejtetted a jelszót?
forgot-how = Írd be az egyik helyreállító kódodat, és válassz új jelszót.
forgot-code = Helyreállító kód
forgot-do = Bejelentkezés az új jelszóval
forgot-not = Vissza
forgot-ends = A többi böngésződben ezzel kijelentkezel, az azonosítókulcsaid és a botjaid tokenjei pedig törlődnek.
forgot-ends-mail = A többi böngésződben ezzel kijelentkezel, az azonosítókulcsaid, az e-mail-címed és a botjaid tokenjei pedig törlődnek.
mail = E-mail
mail-why = E-mail-címmel linket kérhetsz a bejelentkezéshez, és új jelszót választhatsz, ha a régit elfelejtetted. Másra nem használjuk, és senki más nem látja.
mail-is = A címed: { $address }
mail-waiting = Levelet küldtünk ide: { $address }. Nyisd meg a benne lévő linket egy napon belül: a cím csak akkor számít.
mail-address = E-mail-cím
mail-set = Megerősítő link küldése
mail-remove = A cím törlése
link-ask = Link kérése e-mailben
link-how = Írd be a fiókod e-mail-címét. A linkkel jelszó nélkül jelentkezhetsz be, és újat is választhatsz.
link-do = Link küldése
link-sent = Ha ez egy fiók címe, a link már úton van. Egyszer használható, { $n } percen belül.
mailed-confirm = Megerősíted ezt a címet: { $address }?
mailed-confirm-more = A cím ezután ehhez a fiókhoz tartozik: { $name }. Ha nem ismered ezt a fiókot, ne erősítsd meg.
mailed-confirm-do = A cím megerősítése
mailed-confirmed = A cím meg van erősítve
mailed-enter-more = Amit itt vendégként játszol, a fiókba kerül. Ha nem te kérted ezt a linket, ne jelentkezz be vele.
mailed-ends = A többi böngésződben ezzel kijelentkezel, az azonosítókulcsaid, a helyreállító kódjaid és a botjaid tokenjei pedig törlődnek.
mailed-nothing = Ezzel a linkkel nincs mit tenni
sessions = Ahol be vagy jelentkezve
session-here = Ez a böngésző
session-used = Utoljára használtad: { $when }
session-unknown = Más program
session-end = Kijelentkezés ott
sessions-end = Kijelentkezés mindenhol máshol
people = Más játékosok
people-why = Akiket követsz, azok nyitott asztalai elöl állnak a listán. Akit letiltasz, az a botjaival együtt nem hívhat meg, és nem ülhet le egy asztalhoz veled; erről senki sem értesül. Aki már ül valahol, ott marad. A vendégeknek nincs fiókjuk, így nem tilthatók le.
people-follows = Követed
people-blocks = Letiltottad
person-name = A fiók neve
follow = Követem
unfollow = Nem követem tovább
block = Letiltom
unblock = Feloldom a tiltást
report = Bejelentés az üzemeltetőnek…
report-title = Bejelentés az üzemeltetőnek
report-why = Csak az olvassa, aki ezt a szervert üzemelteti; más nem értesül róla. Látja hozzá az asztalt, a játszma vége után pedig a jegyzőkönyvét is.
report-player = Játékos: { $name }
report-about = Miről van szó?
report-about-name = Sértő név
report-about-conduct = Viselkedés, például elalvó játszmák
report-about-cheating = Csalásnak látszik
report-about-fault = Hiba ennél az asztalnál
report-words = Néhány szóban
report-do = Elküldöm
report-sent = Köszönjük! Az üzemeltető megkapta a bejelentésedet.
renamed = Az üzemeltető elvette a nevedet
renamed-account = Mostantól ez a neved: { $name }. Ugyanúgy jelentkezhetsz be, mint eddig, a régi neveddel is. Egyszer választhatsz másik nevet; azoknál az asztaloknál, amelyeknél most ülsz, ez a név marad: { $name }.
renamed-guest = Az itteni asztaloknál most másik név áll helyette. Kérjük, legközelebb olyan néven ülj le, amely senkit sem sért.
renamed-choose = Másik név
renamed-do = Ezt a nevet választom
renamed-keep = Maradjon ez a név: { $name }
bots = Botok
bots-why = A bot egy program, amely saját néven játszik. Mindenki látja, hogy bot, és csak oda ül le, ahol az asztal megnyitója engedi. Egy tokennel azonosítja magát, amelyet itt készítesz neki.
bot-name = Az új bot neve
bot-make = Bot készítése
tokens-none = Nincs tokenje
token-new = Új token
token-of = Melyik botnak
token-name = Hol használod
scopes = Mire való
scope-read = asztalok és a saját játszmái megtekintésére
scope-play = leülésre és játékra
scope-make = asztalok megnyitására
token-make = Token készítése
token-made = Az új token
token-once = Ezt a tokent csak most látod, később többé nem. Akinél ott van, az ez a bot.
token-unused = Még nem használtad
token-end = Megszüntetés
take-account = Bejelentkezel itt ezen a néven: { $name }?
take-account-more = A link egy másik eszközről való, ahol ez a fiók van bejelentkezve: { $name }. Amit itt vendégként játszol, a fiókba kerül. Ha valaki más küldte, ne jelentkezz be vele.
take-account-do = Bejelentkezés: { $name }

## Paklik

decks = Paklik
decks-build = Pakliépítés: saját paklik összeállítása és megosztása
decks-ready = Kész paklik
decks-own = Saját paklik
decks-as-text = Szövegként…
decks-text-of = { $label }, szövegként
decks-text-hint = Soronként egy lap: a példányok száma és a lap neve.
decks-yours = A te paklid
decks-computer = A gép paklija
decks-seat = { AZ($n, capital: "yes") } { $n }. hely paklija, ha az odaülő nem hoz másikat
decks-kept = Ahogy az asztalnál beállították
decks-unnamed = saját pakli
decks-about = Indulj ki egy kész pakliból, vagy kezdd üresen. Ami nem szabályos, azt rögtön jelezzük.
decks-here = Amit mentesz, ebben a böngészőben marad.
decks-everywhere = Amit mentesz, mindenütt megvan, ahol be vagy jelentkezve.
decks-alone = Ez a pakli nincs meg a fiókodban, csak ebben a böngészőben.
decks-empty = Üres pakli
decks-new = Új pakli
decks-name = A pakli neve
decks-save = Mentés
decks-save-draft = Mentés vázlatként
decks-saved = Mentve
decks-saved-draft = Vázlatként mentve
decks-draft = vázlat
decks-duplicate = Másolat készítése
decks-copy-name = { $name } (másolat)
decks-delete = Törlés
decks-delete-question = Biztosan törlöd ezt a paklit: „{ $name }”? Nem lehet visszavonni.
decks-text = A pakli szövegként
decks-text-more = A lapok a nevükkel állnak benne; az azonosítójukat is elfogadjuk. Másold ki, írd át, vagy illessz be helyette egy másik paklit.
decks-take = Legyen ez a pakli
decks-copy = Szöveg másolása
decks-share = Megosztás linkkel
decks-share-file = Aki megnyitja a linket, annak a te lapjaid fájljára is szüksége lesz.
decks-play = Játék ezzel a paklival
decks-good = A pakli szabályos.
decks-faults = { $n } dolog még nincs rendben
decks-unchecked = A paklit most nem lehet ellenőrizni; újra próbáljuk.
decks-rules = Milyen szabályoknak kell megfelelnie
decks-own-file = A lapok a saját fájlodból valók.
decks-standard = Vissza a szokásos lapokhoz
decks-none = Ehhez a játékhoz nem kell paklit hozni.

## A játék előtt

left-for-good = Egykori játékos
nobody-yet = Még senki
expected = { $name }: várjuk
bot = bot
waiting-for-players = Még { $n } játékosra várunk
waiting-hint = A játék azonnal elkezdődik, amint minden hely betelt. Az oldalt bezárhatod; az asztalt az előtérben megtalálod.
options-default = A szabálykönyv szerint, változtatás nélkül.
options-agreed = Ennél az asztalnál érvényes
own-file = saját fájl
invite-link = Küldd el ezt a linket a barátaidnak
copy = Másolás
copied = Kimásolva
copy-marked = Ki van jelölve: másold ki billentyűzettel vagy hosszú érintéssel.
sit-down = Leülök
only-invited = Ennek az asztalnak a szabad helyei azokéi, akik megkapták a linket.
give-seat = A hely átengedése annak, akinél megvan a link
seat-leave = Felállok az asztaltól
table-close = Az asztal bezárása
table-close-question = Az asztal ezzel mindenki számára megszűnik, és a linkje sehová sem vezet többé.
table-keep = Mégse
invites-you = { $name } játszani hív
pace-live-more = Mindenki egyszerre ül le, és egy ültében végigjátsszátok.
pace-slow-more = Mindenki akkor lép, amikor ráér; az asztal megvárja.
bots-here = Ide botok is leülhetnek.
team = Csapat: { $name }
seat-yours = A te helyed
seat-take = Ide ülök

## Az asztalnál

prompt = Teendő
beside = Játékosok, részletek és napló
you = (te)
a-computer = Gép
present = Az asztalnál ül
absent = Nincs itt
away-waits = Az asztal vár; most nincs itt: { $names }
decides-too = Ő is dönt
resigned = feladta
open-clause = Szabálykönyv: { $clause }
undo = Visszavonás
undo-ask = Visszavonást kérek
undo-asked = { $name } ezt a döntését szeretné visszavonni:
undo-pending = Megkérdezted a többieket, visszavonhatod-e ezt:
undo-withdraw = Mégsem kérem
undo-allow = Engedem
undo-refuse = Maradjon
undo-declined = Marad, ahogy van, mert nem mindenki engedi visszavonni:
standing-order = Mások körében
answered-in = { $n } mp múlva nélküled dől el
resign = Feladás
resign-question = Feladod a helyedet? Ha a többiek folytatják, a gép ül a helyedre. Ezt nem lehet visszavonni.
play-on = Játszom tovább
log = Napló
log-undo = { $name } visszavon egy döntést.
log-resign = { $name } feladja.
log-times = { $line } (× { $n })
log-folded = { $n ->
    [one] még { $n } sor
   *[other] még { $n } sor
}
log-empty = Még nem történt semmi, amiről be lehetne számolni.
log-new = { $n ->
    [one] { $n } új sor
   *[other] { $n } új sor
}
done-since = Mit tettek az imént a többiek
done-nothing = A legutóbbi döntésed óta senki nem tett semmit.
show-again = A legutóbbi kör megint
show-next = Tovább
to-now = A végére
acts-left = { $n ->
    [one] még { $n } lépés
   *[other] még { $n } lépés
}
acts-more = és még { $n }
new-since = Újdonságok a legutóbbi látogatásod óta
inspector = Részletek
inspector-empty = Mutass egy kártyára vagy mezőre, és itt elolvashatod, mit tud.
description = Az állás szavakban
wire-lost = Megszakadt a kapcsolat; újrapróbáljuk
wire-mute = A lépések itt néhány másodperc késéssel érkeznek.
wire-resending = Újraküldés
wire-again = Újraküldés { $when }.
keys = Billentyűk
keys-now = Mostani lehetőségek
keys-always = Mindig
key-escape = Vissza, bezárás
key-arrows = Visszajátszás: egy lépés vissza vagy előre; a többiek lépései: előre
key-hold = Tartsd az ujjad a lapon vagy mezőn a leírásért.
keys-touch = Érintéssel

## Szabálykönyv

search-rules = Keresés a szabályokban
search-nothing = Nincs találat.
contents = Tartalom

## A játék után

result = Eredmény
ended-by-resigning = { $winner } nyer: { $name } feladta.
result-of = { $names }: győzelem. { $how }
winner = Győztes
shared = Osztozik a győzelmen
rematch = Visszavágó
rematch-join = A visszavágóhoz
rematch-there = Már ott ül: { $names }
rematch-expected = Várjuk: { $names }
record = Jegyzőkönyv mentése
fair = Tisztességes volt a szerencse?
fair-more = A szerver a játék előtt lepecsételte a titkát, és minden hely hozzáadta a maga véletlenjét. Most, hogy a játék véget ért, mindez újraszámolható.
fair-check = Ellenőrzöm
check-rules-passed = A játszma szabályai itt ismertek.
check-rules-failed = A jegyzőkönyv olyan játéké vagy a szabályok olyan változatáé, amely itt nem ismert.
check-rules-open = A jegyzőkönyv szabályait nem lehetett ellenőrizni.
check-header-passed = A jegyzőkönyv fejléce teljes.
check-header-failed = A jegyzőkönyv fejléce nem helyes.
check-header-open = A jegyzőkönyv fejlécét nem lehetett ellenőrizni.
check-commitment-passed = A szerver titka az, amelyet a játék előtt lepecsételt.
check-commitment-failed = A szerver titka nem az, amelyet a játék előtt lepecsételt.
check-commitment-open = A szerver titka csak a játék végén látható.
check-entries-passed = Minden lépés szabályos volt, és a bejegyzések lánca hiánytalan.
check-entries-failed = A bejegyzések nem helyesek.
check-entries-open = A bejegyzéseket csak részben lehetett ellenőrizni.
check-draws-passed = Minden dobás és húzás megfelel a számításnak.
check-draws-failed = Van dobás vagy húzás, amely nem felel meg a számításnak.
check-draws-open = A dobásokat és húzásokat nem lehetett ellenőrizni: a szerver titka nincs a jegyzőkönyvben.
check-result-passed = Az eredmény következik a bejegyzésekből.
check-result-failed = Az eredmény nem következik a bejegyzésekből.
check-result-open = A játéknak még nincs eredménye.
check-signature-passed = Pontosan ezt a jegyzőkönyvet írta alá ez a szerver, ezzel a kulccsal: { $key }.
check-signature-elsewhere = A jegyzőkönyv alá van írva, de nem ennek a szervernek a kulcsával, hanem ezzel: { $key }. Hogy kié, az itt nem állapítható meg.
check-signature-contradicted = Valaki aláírta a jegyzőkönyvet így, ahogy itt áll. Mivel a jegyzőkönyv ellentmond önmagának, az aláírás semmit sem bizonyít.
check-signature-failed = Az aláírás nem illik ehhez a jegyzőkönyvhöz.
check-signature-open = A jegyzőkönyv nincs aláírva, vagy a szerver titka nélkül nem ellenőrizhető.
entry-number = { $n }. bejegyzés: rossz helyen áll.
entry-hash = { $n }. bejegyzés: itt megszakad a lánc.
entry-unreadable = { $n }. bejegyzés: nem olvasható.
entry-illegal = { $n }. bejegyzés: nem volt megengedett.
entry-draw = { $n }. bejegyzés: nem a számítás szerint jött.
own-seed-passed = Ezt a böngésződ maga is újraszámolta: a titok illik ahhoz, amit a szerver előre megmutatott.
own-seed-failed = Ezt a böngésződ maga is újraszámolta: a titok nem illik ahhoz, amit a szerver előre megmutatott.
own-seed-open = A böngésződ csak olyan oldalon számolja újra a titkot, amely https-en vagy a saját gépedről érkezett.
own-first-passed = { $n ->
    [0] A böngésződ már az első bejegyzés előtt feljegyezte a szerver pecsétjét, és az azóta sem változott.
    [one] A böngésződ { $n } bejegyzés után feljegyezte a szerver pecsétjét, és az azóta sem változott.
   *[other] A böngésződ { $n } bejegyzés után feljegyezte a szerver pecsétjét, és az azóta sem változott.
}
own-first-failed = { $n ->
    [0] A böngésződ az első bejegyzés előtt más pecsétet jegyzett fel.
    [one] A böngésződ { $n } bejegyzés után más pecsétet jegyzett fel.
   *[other] A böngésződ { $n } bejegyzés után más pecsétet jegyzett fel.
}

## Visszajátszás

replay-more = Nyisd meg egy játszma jegyzőkönyvét, és nézd meg újra lépésről lépésre, bárki szemével. A fájlt ez a szerver, amely ismeri a szabályokat, megkapja, de nem őrzi meg.
replay-file = Egy játszma jegyzőkönyve (.json)
replay-broken = Ez a jegyzőkönyv hibás; addig látható, ameddig követhető: { $n } bejegyzés.
replay-first = Az elejére
replay-back = Egy lépést vissza
replay-play = Lejátszás
replay-pause = Szünet
replay-forward = Egy lépést előre
replay-last = A végére
replay-slider = Hely a játékban
replay-at = { $at }. lépés, összesen { $last }
replay-eyes = Ki szemével
eyes-spectator = Egy néző
eyes-everything = Minden egyszerre
back-to-table = Vissza az asztalhoz

## Névjegy

about-what = A Quincunx kártyavezérelt hadijátékok otthona: ügyel a szabályokra, és pontra hivatkozva elmagyarázza őket, nem árulja el, ki mit tart a kezében, és olyan gépi játékosokat ültet az asztalhoz, amelyek nem látnak többet nálad.
about-fair = A dobásait bárki ellenőrizheti: minden véletlen egy titokból származik, amelyet a szerver a játék előtt lepecsételt, és amelyhez minden hely hozzákeverte a maga véletlenjét. A játszma jegyzőkönyve mindent tartalmaz, ami az újraszámoláshoz kell.
about-game = Tervezte: { $designer }; illusztrálta: { $artist }; kiadta: { $publisher }. Köszönjük nekik. Ha tetszik a játék, vedd meg, és játszd igazi asztalnál is.
about-game-unillustrated = Tervezte: { $designer }; kiadta: { $publisher }. Köszönjük nekik. Ha tetszik a játék, vedd meg, és játszd igazi asztalnál is.
about-published = Közzétett tények
about-published-more = Mindaz, amit alább nem nevezünk saját rekonstrukciónknak, a nyomtatott szabálykönyvből vagy közzétett forrásokból származik. Az itteni szabálykönyv a mi szavainkkal íródott; a kiadótól sem szöveget, sem képet nem használunk.
about-reconstruction = A mi rekonstrukciónk
credits = Köszönet
no-affiliation = Ezt az oldalt e játékok kedvelői készítették. Nem áll kapcsolatban az itt említett tervezőkkel, illusztrátorokkal és kiadókkal, és tőlük jóváhagyást sem kapott.
credit-icons = Jelképek: Lorc, Delapouite és más közreműködők,
credit-titles = Címek: Brygada 1918, a Brygada 1918 Project Authors munkája.
credit-text = Szöveg: Source Sans 3, az Adobe betűje.
credit-code = A program szabad szoftver, MIT vagy Apache 2.0 licenccel; a forrása vele jár.
credit-source = A forráskód
credit-others = Mások minden munkája a programban, a licenceikkel
interface = Felület programok számára

## Hibák

problem-unknown = Ez nem sikerült: { $title }.
problem-unreachable = A szerver most nem érhető el.
problem-part-lost = Az oldal egy részét nem sikerült betölteni.
problem-no-board = Ehhez a játékhoz ezen az oldalon nincs tábla.
problem-board = A tábla kirajzolása közben hiba történt. Maga a játék biztonságban van.
draw-again = Újrarajzolás
problem-no-rules = Itt nincs szabálykönyv.
problem-no-record = Ez a fájl nem egy játszma jegyzőkönyve.
problem-bad-request = A szerver nem értette a kérést.
problem-cross-site = A kérés másik oldalról érkezett.
problem-wrong-host = Ez a szerver ezen a címen nem érhető el.
problem-not-found = Ezen a címen nincs semmi.
problem-bad-method = Ez a cím nem így működik.
problem-too-slow = A kérés túl sokáig tartott.
problem-too-large = A fájl túl nagy.
problem-bad-type = A szerver nem értette a kérést.
problem-no-such-game = Itt nincs ilyen játék.
problem-no-such-rules = A játék szabályainak ez a változata itt nem ismert.
problem-no-such-table = Nincs ilyen asztal.
problem-no-such-number = A játék még nem tart ott.
problem-bad-name = Ez a név nem jó: 1–24 látható karakterből álljon.
problem-bad-options = Ezek a beállítások nem megengedettek.
problem-bad-seats = A játék nem ennyi játékosnak való.
problem-bad-contribution = A böngésződ véletlenjét a szerver nem fogadta el.
problem-not-your-table = Ezt csak az teheti, aki az asztalnál ül.
problem-not-your-eyes = Mások szemével csak a játék vége után lehet nézni.
problem-seat-taken = Valaki gyorsabb volt: a hely foglalt.
problem-already-seated = Ennél az asztalnál már ülsz.
problem-not-invited = Ez a hely azé, aki megkapta a linket.
problem-no-cookie = Ez a böngésző nem őrzi meg az oldal sütijét, pedig csak abból tudni, hogy a hely a tiéd. Engedélyezd itt a sütiket, és próbáld újra.
problem-seat-kept = Ezt a helyet annak tartják fenn, akinek a neve rajta áll.
problem-no-seats = Még nincs helyed, amelyet egy másik eszköz átvehetne. Előbb ülj le egy asztalhoz.
problem-no-such-link = Ez a link már nem érvényes: egyszer használható, és csak rövid ideig. Készíts újat a másik eszközön.
problem-name-taken = Ezen vagy egy ugyanígy kinéző néven már van fiók vagy gépi játékos. Ha a fiók a tiéd, jelentkezz be; ha nem, válassz másik nevet.
problem-bad-password = A jelszó 8–128 karakter.
problem-weak-password = Ezt a jelszót az elsők között próbálná ki bárki. Válassz másikat: több szó együtt jó.
problem-wrong-password = Ezzel a névvel és jelszóval nincs fiók.
problem-wrong-code = Ezzel a névvel és helyreállító kóddal nincs fiók.
problem-no-passkeys = Ezen a címen nincsenek azonosítókulcsok.
problem-wrong-passkey = Ez az azonosítókulcs nem nyitja a fiókot. Talán itt már eltávolították.
problem-no-such-question = Ez túl sokáig tartott. Próbáld újra.
problem-passkey-taken = Ez az azonosítókulcs már egy fiókhoz tartozik.
problem-too-many-passkeys = Több azonosítókulcsod nem lehet.
problem-no-such-passkey = Ez az azonosítókulcs már nincs meg.
problem-last-passkey = E nélkül az azonosítókulcs nélkül nem maradna semmi, amivel bejelentkezhetnél. Előbb adj hozzá másikat, vagy állíts be jelszót.
problem-passkey-there = Ezen az eszközön már van azonosítókulcs a fiókodhoz.
problem-passkey-silent = Az eszközödről nem érkezett azonosítókulcs. Próbáld újra.
problem-not-signed-in = Már nem vagy bejelentkezve.
problem-signed-in = Már be vagy jelentkezve.
problem-no-such-session = Ott már nem vagy bejelentkezve.
problem-invalid-token = Ez a token nem érvényes: nem innen való, vagy már megszűnt.
problem-insufficient-scope = Ez a token erre nem jogosít.
problem-not-by-token = Ez tokennel nem megy: jelentkezz be böngészőben.
problem-no-such-bot = Nincs ilyen nevű botod.
problem-no-such-token = Ez a token már megszűnt.
problem-no-such-person = Senki másnak nincs ilyen nevű fiókja.
problem-too-many-people = Több név nem fér a listára.
problem-not-to-invite = Ezen a néven senki sem hívható meg. Hagyd üresen, és küldd el a linket.
problem-too-many-decks = A fiókodban több paklid nem lehet.
problem-too-many-bots = Több botod nem lehet.
problem-too-many-tokens = Ennek a botnak nem lehet több tokenje.
problem-no-bots = Ehhez az asztalhoz bot nem ülhet.
problem-too-many-attempts = Túl sok volt a bejelentkezési kísérlet.
problem-no-mail = Ez a szerver nem küld levelet.
problem-bad-address = Ez nem olyan e-mail-cím, amelyre levelet lehet küldeni.
problem-address-taken = Ez a cím egy másik fiókhoz tartozik.
problem-no-such-mailed-link = Ez a link már nem érvényes: egyszer használható, és csak rövid ideig. Kérj újat.
problem-too-many-mails = Az utóbbi időben sok levelet kértek. Keresd meg az utolsót a postafiókodban, a levélszemét között is, vagy várj egy ideig.
problem-too-many-accounts = Innen az utóbbi időben sok fiók készült. Kérjük, várj egy ideig.
problem-not-begun = A játék még nem kezdődött el.
problem-begun = A játék már elkezdődött.
problem-over = A játék véget ért.
problem-not-over = A játék még nem ért véget.
announced = Az üzemeltető:
table-fault = Ezt az asztalt programhiba állította meg. A jegyzőkönyve megmaradt.
table-closed = Az üzemeltető bezárta ezt az asztalt: „{ $reason }” Amit játszottatok, megmarad.
table-asleep = Itt csak vendégek játszottak, és olyan régóta nem lépett senki, hogy az asztal bezárult. Amit játszottatok, megmarad.
problem-frozen = Ez az asztal végleg leállt. A jegyzőkönyve megmaradt.
problem-resigned = Feladtad a helyedet; a gép játszik tovább.
problem-stale = A játék közben továbbhaladt.
problem-refused = A szabályok ezt nem engedik.
problem-unreadable = Ennek a játéknak nincs ilyen lépése.
problem-no-undo = Nincs mit visszavonni.
problem-too-many-undos = Itt már nagyon sokszor visszavontál. Válassz valamit, és lépj tovább; utána megint visszavonhatsz.
problem-too-long = Ez a játszma hosszabb lett, mint amilyen egy játszma lehet. Már csak feladni lehet.
problem-bad-order = Ilyen állandó utasítás nincs ebben a játékban.
problem-undo-asked = Éppen egy másik játékos kér visszavonást.
problem-no-undo-asked = Már senki sem kér visszavonást.
problem-again = Próbáld újra { $when }.
problem-tell-operator = Ha ez így marad, szólj a szerver üzemeltetőjének: { $request } számú kérés.
problem-too-many-requests = Ez egy kicsit gyors volt. Kérjük, várj egy pillanatot.
problem-too-many-tables = Az utóbbi időben sok asztalt nyitottál. Kérjük, várj egy kicsit.
problem-too-many-reports = Tőled vagy a hálózatodról az utóbbi időben sok bejelentés érkezett az üzemeltetőhöz. Kérjük, várj egy ideig.
problem-too-many-streams = Ennek az oldalnak nálad már túl sok példánya van nyitva.
problem-full = Ezen a szerveren nincs hely több asztalnak.
problem-unavailable = A szerver elfoglalt; kérjük, próbáld újra.
problem-disk-full = Betelt a szerver lemeze. Semmi sem veszett el, de amíg nincs hely, semmi újat nem lehet megőrizni.
problem-read-only = A szerver most csak olvasni tudja az adatbázisát. Semmi sem veszett el, de semmi újat nem lehet megőrizni.
problem-database-gone = A szerver adatbázisa nincs többé a helyén. Amíg a szervert újra nem indítják, semmi újat nem lehet megőrizni.
problem-no-page = Az oldal nincs beépítve ebbe a szerverbe.
