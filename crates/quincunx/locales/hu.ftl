# A parancs szavai a terminálban; a játékok szavai a saját fájljaikban vannak.

list = { $first } és { $last }
returns = Eredmény: { $returns }

log-undo = { $player } visszavonja az utolsó választását.
log-resign = { $player } feladja.

check-rules = Játék és a szabályok változata
check-header = Formátum és beállítások
check-commitment = A szerver előre lepecsételt véletlenmagja
check-entries = Lenyomatok, szabályosság és húzások
check-result = Eredmény
check-signature = A szerver aláírása
check-passed = rendben
check-open = még nem ellenőrizhető: a játék tart
check-failed = NINCS rendben

play-you = Játékos
play-table = Az asztal
play-log = Ami történt
play-waits = Akire várunk: { $players }…
play-hand-over = Most { $player } következik. Nyomj meg egy billentyűt, ha más nem látja a képernyőt.
play-keys = szám vagy jelölés, ↑ ↓ Enter: választás · u Enter: visszavonás · ? Enter: a szabály · PgUp PgDn: az asztal görgetése · q Enter: kilépés
play-help = Írd be egy választás számát vagy egy lépés jelölését; az u visszavonja az utolsó választásodat, a ? megmutatja a szabályt, a ? IFF-2.1 egy másikat, a v az egész asztalt, a q kilép.
play-not-a-choice = Nincs ilyen számú választás: { $text }.
play-unreadable = Ez nem ennek a játéknak a lépése.
play-no-undo = Nincs mit visszavonnod.
play-undo-too-late = Ezt már nem lehet visszavonni: azóta új dolog derült ki.
play-gone-on = A játék közben továbbhaladt.
play-no-rule = Nincs ilyen pont a szabálykönyvben: { $clause }.
