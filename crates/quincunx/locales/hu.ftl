# A parancs szavai a terminálban; a játékok szavai a saját fájljaikban vannak.

returns = Eredmény: { $returns }

left-for-good = Egykori játékos
log-undo = { $player } visszavonja az utolsó választását.
log-resign = { $player } feladja.

check-rules = Játék és a szabályok változata
check-header = Formátum és beállítások
check-commitment = A szerver előre lepecsételt titka
check-entries = A bejegyzések lánca és szabályossága
check-draws = Húzások és dobások
check-result = Eredmény
check-signature = Aláírás
check-passed = rendben
check-open = nem ellenőrizhető: ahhoz a szerver titka vagy ép jegyzőkönyv kell
check-failed = NINCS rendben
verified-not = A jegyzőkönyv NEM olyan, ahogyan a játszma lezajlott.
verified-expected = A jegyzőkönyv ellentmondásmentes, és a megadott szerver írta alá.
verified-other = A jegyzőkönyv ellentmondásmentes, de másik szerver írta alá; a kulcsa: { $key }.
verified-signed = A jegyzőkönyv ellentmondásmentes, és ezzel a kulccsal írták alá: { $key }. Hogy kié a kulcs, nem volt ellenőrizve: a szerverét a --key kapcsolóval lehet megadni.
verified-unsigned = A jegyzőkönyv ellentmondásmentes, amennyire ellenőrizhető. Nincs aláírva: a játszma nem ért véget, vagy hiányzik a szerver titka.

level-random = Véletlen
level-reckless = Vakmerő
level-bold = Merész
level-greedy = Mohó
level-sensible = Megfontolt
level-cautious = Óvatos
level-exact = Pontos
level-experienced = Gyakorlott
level-strategist = Hadvezér

play-you = Játékos
play-seated = Az asztalnál: { $players }
play-log = Ami történt
play-forced = „{ $choice }” – mást nem lehetett tenni.
play-waits = Akire várunk: { $players }…
play-hand-over = Most { $player } következik. Nyomj meg egy billentyűt, ha más nem látja a képernyőt.
play-keys = szám vagy jelölés, ↑ ↓ Enter: választás · u Enter: visszavonás · ? Enter: a szabály · PgUp PgDn: az asztal görgetése · q Enter: kilépés · help Enter: bővebben
play-help = Írd be egy választás számát vagy egy lépés jelölését; az u (undo) visszavonja az utolsó választásodat, a ? (rule) megmutatja a szabályt, a ? { $clause } egy másikat, a v (table) az egész asztalt, a q (quit) kilép, a help ezt mutatja újra.
play-not-a-choice = Nincs ilyen számú választás: { $text }.
play-unreadable = Ez nem ennek a játéknak a lépése.
play-no-undo = Nincs mit visszavonnod.
play-undo-too-late = Ezt már nem lehet visszavonni: azóta új dolog derült ki.
play-gone-on = A játék közben továbbhaladt.
play-no-rule = Nincs ilyen pont a szabálykönyvben: { $clause }.

config-file = Ez a beállításfájl nem olvasható ({ $error }): adj meg másikat a --config kapcsolóval.
config-syntax = Ez nem TOML ({ $told }): minden beállítást így írj: név = érték.
config-unknown = Nincs ilyen beállítás: { $setting }. A quincunx serve --help mindet felsorolja.
config-number = { AZ($setting, capital: "yes") } { $setting } értéke egész szám legyen { $least } és { $most } között.
config-size = { AZ($setting, capital: "yes") } { $setting } értéke méret legyen { $least } és { $most } között, így írva: "128 KiB".
config-time = { AZ($setting, capital: "yes") } { $setting } értéke idő legyen { $least } és { $most } között, így írva: "30 s" vagy "2 days".
config-switch = { AZ($setting, capital: "yes") } { $setting } értéke true vagy false legyen.
config-address = { AZ($setting, capital: "yes") } { $setting } értéke egy hálózati csatoló címe legyen, így írva: "127.0.0.1" vagy "::".
config-database = { AZ($setting, capital: "yes") } { $setting } értéke egy fájl elérési útja legyen, vagy egy cím így írva: "postgres://USER@HOST/NAME".
config-path = { AZ($setting, capital: "yes") } { $setting } értéke egy fájl elérési útja legyen.
config-names = { AZ($setting, capital: "yes") } { $setting } értéke gépnevek listája legyen, mindegyik így írva: "play.example.org".
config-log-levels = { AZ($setting, capital: "yes") } { $setting } értéke modulonkénti szintek listája legyen, így írva: "info,quincunx_store=debug".
config-log-format = { AZ($setting, capital: "yes") } { $setting } értéke line vagy json legyen.
config-listener = { AZ($setting, capital: "yes") } { $setting } értéke egy cím legyen kapuval, így írva: "127.0.0.1:9464".
config-password = A jelszót tartalmazó fájl nem olvasható ({ $error }): adj meg más utat { AZ($setting) } { $setting } beállításban.
config-no-password = A fájlban lévő adatbázisnak nincs jelszava: töröld a database-password-file beállítást, vagy add meg egy PostgreSQL-adatbázis címét.
config-token = Az üzemeltető tokenjét tartalmazó fájl nem olvasható ({ $error }): adj meg más utat az operator-token-file beállításban, vagy írj tokent a fájlba.
config-site = { AZ($setting, capital: "yes") } { $setting } értéke az oldal címe legyen út nélkül, így írva: "https://play.example.org".
config-mail-server = { AZ($setting, capital: "yes") } { $setting } értéke egy levelezőkiszolgáló címe legyen, így írva: "smtps://USER@HOST:465" vagy "smtp://USER@HOST:587".
config-mailbox = { AZ($setting, capital: "yes") } { $setting } értéke egy e-mail-cím legyen, így írva: "quincunx@play.example.org" vagy "Quincunx <quincunx@play.example.org>".
config-no-user = Nincs olyan levelezőkiszolgáló felhasználóval, amelyhez ez a jelszó tartozhatna: töröld a mail-password-file beállítást, vagy írd a mail-server értékét így: "smtps://USER@HOST:465".
config-needs = { AZ($setting, capital: "yes") } { $setting } nélkül nem küldhető levél: add meg azt is.
config-good = A beállítások rendben vannak, és az adatbázis ehhez a változathoz való.
config-good-older = A beállítások rendben vannak. Az adatbázis régebbi változatú: a következő indítás frissíti.
config-good-none = A beállítások rendben vannak. Az adatbázis üres, vagy még nincs meg: a következő indítás létrehozza.

database-exists = Ez a fájl már megvan, és nem íródik felül: { $file }. Adj meg másikat.
database-nothing = Itt nincs adatbázis: { $file }.
database-backup-done = { $file }: { $size }, a másolás ideje { $time }.
database-backup-postgres = A PostgreSQL a saját programjával másolja az adatbázisait: { $command }
database-older = Ez az adatbázis régebbi változatú: { $file }. Indítsd el egyszer a szervert, az frissíti.
database-not-empty = Ebben az adatbázisban már van valami: { $file }. Adj meg egy üreset.
database-in-use = Ezt az adatbázist egy program éppen használja: { $file }. Előbb állítsd le a szervert.
database-damaged = Ez a másolat sérült, ezért nem került vissza: { $file } ({ $told }).
database-unequal = Ennek a táblának nem minden sora érkezett meg, ezért semmi sem költözött át: { $file }.
database-check-done = Ellenőrzött asztalok: { $tables }, ebből hibás: { $faulty }.
database-check-broken-off = Megszakítva. Így folytathatod: quincunx database check --from { $table }
database-restore-done = { $file } mostantól ugyanazt tartalmazza, mint { $copy }.
database-restore-kept = A korábbi adatbázis megmaradt: { $file }
database-restore-postgres = A PostgreSQL a saját programjával állítja vissza a másolatait, üres adatbázisba, amelyet aztán a beállításokban kell megadni: { $command }
database-move-done = Minden sor átköltözött, szám szerint { $rows }. Mielőtt elindítod a szervert, add meg a beállításokban az új adatbázist.
