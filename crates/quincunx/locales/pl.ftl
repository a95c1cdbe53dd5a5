# Słowa polecenia w terminalu; słowa gier są w ich własnych plikach.

list = { $first } i { $last }
returns = Wynik: { $returns }

log-undo = { $player }: ostatni wybór cofnięty.
log-resign = { $player }: partia poddana.

check-rules = Gra i wersja zasad
check-header = Format i warianty
check-commitment = Ziarno losowości zapieczętowane przez serwer
check-entries = Skróty, zgodność z zasadami i losowania
check-result = Wynik
check-signature = Podpis serwera
check-passed = w porządku
check-open = jeszcze nie do sprawdzenia: gra trwa
check-failed = NIE w porządku

play-you = Gracz
play-table = Stół
play-log = Co się stało
play-waits = Czekamy: { $players }…
play-hand-over = Kolej gracza: { $player }. Naciśnij klawisz, gdy nikt inny nie patrzy.
play-keys = numer lub zapis, ↑ ↓ Enter: wybór · u Enter: cofnij · ? Enter: zasada · PgUp PgDn: przewijaj stół · q Enter: koniec
play-help = Wpisz numer wyboru albo akcję w zapisie; u cofa twój ostatni wybór, ? pokazuje zasadę, ? IFF-2.1 inną zasadę, v cały stół, q kończy.
play-not-a-choice = Nie ma wyboru o numerze { $text }.
play-unreadable = W tej grze nie ma takiej akcji.
play-no-undo = Nie ma czego cofnąć.
play-undo-too-late = Tego nie można już cofnąć: od tamtej chwili ujawniło się coś nowego.
play-gone-on = Gra poszła tymczasem dalej.
play-no-rule = W zasadach nie ma punktu { $clause }.
