# Słowa polecenia w terminalu; słowa gier są w ich własnych plikach.

returns = Wynik: { $returns }

left-for-good = Dawny gracz
log-undo = { $player } cofa ostatni wybór.
log-resign = { $player } poddaje grę.

check-rules = Gra i wersja zasad
check-header = Format i warianty
check-commitment = Zapieczętowany sekret serwera
check-entries = Łańcuch wpisów i zgodność z zasadami
check-draws = Losowania
check-result = Wynik
check-signature = Podpis
check-passed = w porządku
check-open = nie sprawdzono: potrzebny jest sekret serwera albo nienaruszony protokół
check-failed = NIE w porządku
verified-not = Protokół NIE zgadza się z przebiegiem gry.
verified-expected = Protokół jest spójny i podpisany przez wskazany serwer.
verified-other = Protokół jest spójny, ale podpisał go inny serwer; jego klucz: { $key }.
verified-signed = Protokół jest spójny i podpisany kluczem { $key }. Czyj to klucz, nie sprawdzono: klucz serwera podaje się przez --key.
verified-unsigned = Protokół jest spójny, o ile da się to sprawdzić. Nie jest podpisany: gra się nie skończyła albo brakuje sekretu serwera.

level-random = Losowy
level-reckless = Szalony
level-bold = Śmiały
level-greedy = Chciwy
level-sensible = Rozsądny
level-cautious = Ostrożny
level-exact = Dokładny
level-experienced = Doświadczony
level-strategist = Strateg

play-you = Gracz
play-seated = Przy stole: { $players }
play-log = Co się wydarzyło
play-forced = „{ $choice }” – nic innego nie można było zrobić.
play-waits = Na ruchu: { $players }…
play-hand-over = Kolej gracza: { $player }. Naciśnij klawisz, gdy nikt inny nie patrzy.
play-keys = numer lub zapis, ↑ ↓ Enter: wybór · u Enter: cofnij · ? Enter: zasada · PgUp PgDn: przewijaj stół · q Enter: koniec · help Enter: więcej
play-help = Wpisz numer wyboru albo akcję w zapisie; u (undo) cofa twój ostatni wybór, ? (rule) pokazuje zasadę, ? { $clause } inną zasadę, v (table) cały stół, q (quit) kończy, help powtarza tę pomoc.
play-not-a-choice = Nie ma wyboru o numerze { $text }.
play-unreadable = W tej grze nie ma takiej akcji.
play-no-undo = Nie ma czego cofnąć.
play-undo-too-late = Tego nie można już cofnąć: od tamtej chwili ujawniło się coś nowego.
play-gone-on = Gra poszła tymczasem dalej.
play-no-rule = W zasadach nie ma punktu { $clause }.

config-file = Nie można odczytać tego pliku ustawień ({ $error }): podaj inny po --config.
config-syntax = To nie jest TOML ({ $told }): zapisuj każde ustawienie jako nazwa = wartość.
config-unknown = Nie ma ustawienia { $setting }: wszystkie wymienia quincunx serve --help.
config-number = { $setting } musi być liczbą całkowitą od { $least } do { $most }.
config-size = { $setting } musi być rozmiarem od { $least } do { $most }, zapisanym jak "128 KiB".
config-time = { $setting } musi być czasem od { $least } do { $most }, zapisanym jak "30 s" lub "2 days".
config-switch = { $setting } musi mieć wartość true lub false.
config-address = { $setting } musi być adresem interfejsu sieciowego, zapisanym jak "127.0.0.1" lub "::".
config-database = { $setting } musi być ścieżką pliku albo adresem zapisanym jak "postgres://USER@HOST/NAME".
config-path = { $setting } musi być ścieżką pliku.
config-names = { $setting } musi być listą nazw hostów, z których każda jest zapisana jak "play.example.org".
config-log-levels = { $setting } musi podawać poziomy według modułów, jak "info,quincunx_store=debug".
config-log-format = { $setting } musi mieć wartość line lub json.
config-listener = { $setting } musi być adresem z portem, zapisanym jak "127.0.0.1:9464".
config-password = Nie można odczytać pliku z hasłem ({ $error }): podaj inną ścieżkę w { $setting }.
config-no-password = Baza danych w pliku nie ma hasła: usuń database-password-file albo podaj adres bazy PostgreSQL.
config-token = Nie można odczytać pliku z hasłem operatora ({ $error }): podaj inną ścieżkę w operator-token-file albo wpisz hasło do pliku.
config-site = { $setting } musi być adresem witryny bez ścieżki, zapisanym jak "https://play.example.org".
config-mail-server = { $setting } musi być adresem serwera poczty, zapisanym jak "smtps://USER@HOST:465" albo "smtp://USER@HOST:587".
config-mailbox = { $setting } musi być adresem e-mail, zapisanym jak "quincunx@play.example.org" albo "Quincunx <quincunx@play.example.org>".
config-no-user = Nie ma serwera poczty z użytkownikiem, do którego mogłoby należeć to hasło: usuń mail-password-file albo zapisz mail-server jak "smtps://USER@HOST:465".
config-needs = Bez { $setting } nie da się wysyłać poczty: podaj także to ustawienie.
config-good = Ustawienia są poprawne, a baza danych jest w tej wersji.
config-good-older = Ustawienia są poprawne. Baza danych jest w starszej wersji: zaktualizuje ją następne uruchomienie.
config-good-none = Ustawienia są poprawne. Baza danych jest pusta albo jeszcze jej nie ma: utworzy ją następne uruchomienie.

database-exists = Plik { $file } już istnieje i nie zostanie nadpisany: podaj inny.
database-nothing = Nie ma tam bazy danych: { $file }.
database-backup-done = { $file }: { $size }, czas kopiowania { $time }.
database-backup-postgres = PostgreSQL kopiuje swoje bazy danych własnym programem: { $command }
database-older = Baza danych { $file } jest w starszej wersji: uruchom raz serwer, a ją zaktualizuje.
database-not-empty = W bazie danych { $file } już coś jest: podaj pustą.
database-in-use = Jakiś program używa bazy danych { $file }: najpierw zatrzymaj serwer.
database-damaged = Kopia { $file } jest uszkodzona i nie została przywrócona ({ $told }).
database-unequal = Nie dotarły wszystkie wiersze tabeli { $file }, więc niczego nie przeniesiono.
database-check-done = Sprawdzone stoły: { $tables }, w tym z błędami: { $faulty }.
database-check-broken-off = Przerwano. Aby kontynuować: quincunx database check --from { $table }
database-restore-done = { $file } zawiera teraz to samo co { $copy }.
database-restore-kept = Poprzednia baza danych została zachowana: { $file }
database-restore-postgres = PostgreSQL przywraca kopie własnym programem, do pustej bazy danych, którą potem podaje się w ustawieniach: { $command }
database-move-done = Przeniesiono wszystkie wiersze: { $rows }. Zanim uruchomisz serwer, podaj w ustawieniach nową bazę danych.
