### Strona wokół plansz. Nazw graczy nigdy nie odmieniamy.

## Wszędzie

home = Quincunx: do poczekalni
site = Strona
about = O programie
replay = Odtwarzanie
settings = Ustawienia
close = Zamknij
loading = Chwileczkę…
no-page = Pod tym adresem nie ma strony.
load-again = Wczytaj ponownie
language = Język
theme = Wygląd
theme-auto = Jak w systemie
theme-light = Jasny
theme-dark = Ciemny
motion = Ruch kart i figurek
motion-auto = Jak w systemie
motion-on = Włączony
motion-off = Wyłączony
showing = Ruchy innych
showing-hand = Krok po kroku
showing-calm = Spokojnie
showing-brisk = Szybko
showing-now = Od razu
showing-hint = Przed twoim ruchem zobaczysz każde ich działanie z osobna. Gdy ruch kart jest wyłączony, znajdziesz je na liście.
forced = Wykonuj za mnie wymuszone ruchy
forced-hint = Gdy zasady zostawiają jedną możliwość, po chwili program wykonuje ją sam.
seen = Kto widzi, że tu jestem
seen-everybody = Wszyscy
seen-nobody = Nikt
seen-hint = Jeśli nikt, inni nie dowiedzą się, czy jesteś przy stole, a twoje otwarte stoły nie będą na początku listy u tych, którzy cię obserwują.
settings-everywhere = Te ustawienia są takie same na każdym urządzeniu, na którym używasz konta.
your-turn = Twój ruch
their-turn = Na ruchu
waiting-for-you = { $n ->
    [one] { $n } stół czeka na ciebie
    [few] { $n } stoły czekają na ciebie
   *[many] { $n } stołów czeka na ciebie
}

## Poczekalnia

# The first visit shows two titles; without Ą, Ł and the like in them it does without a file of the title font.
welcome = Zagrajmy!
welcome-more = Gry wojenne sterowane kartami, z przyjaciółmi albo z komputerem. Zasad pilnuje program, kości można sprawdzić, a po zamknięciu strony nic nie ginie.
games = Gry
made-by = Autor: { $designer }
players-range = Liczba graczy: { $least }–{ $most }
players-count = Liczba graczy: { $n }
minutes = { $n ->
    [one] około { $n } minuty
    [few] około { $n } minut
   *[many] około { $n } minut
}
rulebook = Zasady gry
learn = Gra na jednej stronie
learn-first = Nie znasz tej gry? Zacznij tutaj
learn-play = Zagraj z komputerem
learn-rules = Czytaj zasady
new-table = Nowa partia
your-name = Twoje imię
name-missing = Napisz, proszę, jak inni mają się do ciebie zwracać.
against = Przeciwnik
against-computer = Komputer
against-invited = Przyjaciele, przez link
against-open = Każdy chętny
level = Siła gry
place-of-level = { $n } z { $of }: { $name }
level-random = Losowy
level-reckless = Szalony
level-bold = Śmiały
level-greedy = Chciwy
level-sensible = Rozsądny
level-cautious = Ostrożny
level-exact = Dokładny
level-experienced = Doświadczony
level-strategist = Strateg
players = Gracze
more-options = Więcej ustawień
table-rules = Zasady przy tym stole ({ $n })
pace = Tempo
pace-live = Przy stole
pace-slow = Przez kilka dni
bots-allow = Boty też mogą usiąść
invite-name = Kogo zapraszasz?
invite-name-seat = Kogo zapraszasz na miejsce { $seat }?
invite-name-hint = Jeśli podasz nazwę konta, miejsce czeka na tego gracza, a on znajdzie zaproszenie wśród swoich partii. Bez nazwy jest dla tego, kto dostanie link.
seats = Miejsca
seat = Miejsce { $n }
seat-me = Ty
seat-computer = Komputer: { $level }
seat-invited = Przyjaciel, który ma link
seat-open = Każdy chętny
fault-line = Wiersz { $line }:
play = Graj
open-table = Otwórz stół
your-tables = Twoje stoły
open-tables = Stoły z wolnymi miejscami
more-tables = Pokaż więcej stołów
free-seats = { $n ->
    [one] { $n } wolne miejsce
    [few] { $n } wolne miejsca
   *[many] { $n } wolnych miejsc
}
bots-too = także dla botów
followed = Obserwujesz gracza { $name }
status-waiting = Czeka na graczy
status-over = Zakończony
status-frozen = Zatrzymany
waiting-for = Na ruchu: { $names }
since-made = Otwarto: { $when }
since-moved = Ostatni ruch: { $when }
since-over = Zakończono: { $when }
all-tables = Pokaż wszystkie ({ $n })
fewer-tables = Pokaż mniej
all-games = Wszystkie gry

## My games

my-games = Moje partie
games-theirs = Czekają na innych
games-kept = Zaproszenia
games-begin = Jeszcze nierozpoczęte
games-over = Zakończone partie
games-none = Nie masz jeszcze żadnych partii.
games-found = { $n ->
    [one] { $n } partia
    [few] { $n } partie
   *[many] { $n } partii
}
more-games = Pokaż więcej partii
next-game = Następna partia
game = Gra
played-with = Imię innego gracza
outcome = Wynik
outcome-any = Dowolny
outcome-played = Rozegrane
outcome-won = Wygrana
outcome-drawn = Remis
outcome-lost = Przegrana
figures = Bilans
figures-as = strona: { $name }
figures-with = przy stole: { $name }

## Inne urządzenie

device = Graj na innym urządzeniu
device-more = Tworzy prywatny link, dzięki któremu inna twoja przeglądarka dostanie twoje miejsca.
device-link = Otwórz ten link na drugim urządzeniu
device-link-more = Nie pokazuj go nikomu: kto go otworzy, ten ma twoje miejsca. Działa raz, przez { $n ->
    [one] { $n } minutę
    [few] { $n } minuty
   *[many] { $n } minut
}. Tutaj twoje miejsca też zostają.
device-account-more = Tworzy prywatny link, którym zalogujesz się w innej swojej przeglądarce.
device-account-link-more = Nie pokazuj go nikomu: kto go otworzy, zaloguje się na twoje konto. Działa raz, przez { $n ->
    [one] { $n } minutę
    [few] { $n } minuty
   *[many] { $n } minut
}.
take-question = Przenieść twoje miejsca na to urządzenie?
take-more = Link pochodzi z innego twojego urządzenia. Potem zagrasz i tu, i tam. Nie przejmuj miejsc z linku, który przysłał ci ktoś inny.
take-lost = { $n ->
    [one] Stracisz tutaj własne miejsce przy { $n } stole
    [few] Stracisz tutaj własne miejsca przy { $n } stołach
   *[many] Stracisz tutaj własne miejsca przy { $n } stołach
}
take-lost-more = Własne miejsca zostaną tylko na urządzeniach, które już je mają. Jeśli chcesz grać tutaj dalej, najpierw dokończ te partie albo otwórz link w innej przeglądarce.
take-seats = Przenieś miejsca
take-anyway = Przenieś, a tutejsze porzuć
take-not = Zostaw, jak jest
take-have = Ta przeglądarka ma już te miejsca
take-to-tables = Do twoich stołów
take-nothing = Nie ma czego przenosić
take-how = Na urządzeniu, na którym dotąd grasz, otwórz ustawienia i wybierz „Graj na innym urządzeniu”. Potem otwórz link tutaj.

## Konto

account = Konto
account-why = Z kontem twoje partie są tam, gdzie ty: przy biurku i w telefonie. Wszystko, w co grasz tu jako gość, przechodzi na konto, także trwające partie.
account-have = Jesteś na swoim koncie. Pod tym imieniem siadasz przy każdym stole.
sign-up = Nowe konto
sign-up-do = Załóż konto
sign-up-passkey = Załóż konto z kluczem dostępu
sign-in = Zaloguj się
sign-in-passkey = Zaloguj się kluczem dostępu
sign-out = Wyloguj się
sit-as = Siadasz jako { $name }.
password = Hasło
password-show = Pokaż hasło
password-least = Co najmniej { $n } znaków; dobre jest kilka słów.
password-keep = Zapamiętaj je dobrze. Na tej stronie możesz potem utworzyć kody odzyskiwania: bez nich zgubione hasło przepada na zawsze.
password-keep-mail = Zapamiętaj je dobrze. Na tej stronie możesz potem utworzyć kody odzyskiwania albo podać adres e-mail: bez jednego i drugiego zgubione hasło przepada na zawsze.
password-change = Nowe hasło
password-change-do = Zmień hasło
password-set = Ustaw hasło
password-old = Dotychczasowe hasło
password-new = Nowe hasło
password-ends = W pozostałych przeglądarkach nastąpi wylogowanie.
password-changed = Hasło zostało zmienione.
passkeys = Klucze dostępu
passkeys-why = Z kluczem dostępu loguje cię telefon, komputer albo klucz bezpieczeństwa: odciskiem palca, twarzą albo kodem PIN. Nie ma hasła, które trzeba pamiętać, ani takiego, które można ukraść.
passkey-made = Utworzono: { $when }
passkey-add = Dodaj klucz dostępu
passkey-remove = Usuń
passkey-remove-sure = Usunąć ten klucz dostępu: { $device }? Nikt się nim już nie zaloguje.
passkey-remove-do = Usuń klucz dostępu
passkey-keep = Zostaw
passkey-added = Klucz dostępu został dodany.
passkey-removed = Klucz dostępu został usunięty.
passkey-last = Logujesz się tylko tym kluczem dostępu. Dodaj drugi, zanim urządzenie zaginie, ustaw hasło albo utwórz kody odzyskiwania.
proof-passkey = Urządzenie poprosi o klucz dostępu, żeby było pewne, że to ty.
proof-nowhere = Potrzebny jest jeden z twoich kluczy dostępu, żeby było pewne, że to ty, a ta przeglądarka nie umie o niego poprosić. Otwórz tę stronę w innej przeglądarce albo ustaw hasło kodem odzyskiwania lub linkiem z e-maila.
proof-by-passkey = Wolę klucz dostępu
proof-by-password = Wolę hasło
codes = Kody odzyskiwania
codes-why = Jeśli zapomnisz hasła albo zgubisz urządzenie z kluczem dostępu, wejdziesz na konto jednym z tych kodów. Każdy działa raz. Trzymaj je na papierze albo tam, gdzie nikt inny nie zagląda.
codes-left = { $n ->
    [0] Nie masz kodów.
    [one] Został ci jeden kod.
    [few] Zostały ci { $n } kody.
   *[many] Zostało ci { $n } kodów.
}
codes-end = Nowe kody unieważniają stare.
codes-new = Utwórz nowe kody
codes-once = Te kody widzisz tylko teraz i nigdy więcej.
export = Twoje dane
export-what = Wszystko, co jest o tobie przechowywane, oprócz zgłoszeń innych osób, w jednym pliku: konto, urządzenia, klucze dostępu, ustawienia, talie, obserwowani i blokowani gracze, zgłoszenia, boty oraz twoje stoły z protokołami zakończonych partii.
export-what-mail = Wszystko, co jest o tobie przechowywane, oprócz zgłoszeń innych osób, w jednym pliku: konto, adres e-mail, urządzenia, klucze dostępu, ustawienia, talie, obserwowani i blokowani gracze, zgłoszenia, boty oraz twoje stoły z protokołami zakończonych partii.
export-do = Pobierz
account-delete = Usunięcie konta
account-delete-what = Trwające gry zostaną poddane, twoje stoły, przy których gra się jeszcze nie zaczęła, zostaną zamknięte, a twoje boty i talie usunięte, także z tej przeglądarki. Twoje imię zniknie ze wszystkich stołów i protokołów; same protokoły zostaną, bo należą też do innych graczy. Konta nikt nie przywróci.
account-delete-do = Usuń moje konto na zawsze
account-deleted = Twoje konto zostało usunięte.
forgot = Nie pamiętasz hasła?
forgot-how = Wpisz jeden ze swoich kodów odzyskiwania i wybierz nowe hasło.
forgot-code = Kod odzyskiwania
forgot-do = Zaloguj się z nowym hasłem
forgot-not = Wróć
forgot-ends = W pozostałych przeglądarkach nastąpi wylogowanie, a twoje klucze dostępu i tokeny twoich botów zostaną usunięte.
forgot-ends-mail = W pozostałych przeglądarkach nastąpi wylogowanie, a twoje klucze dostępu, adres e-mail i tokeny twoich botów zostaną usunięte.
mail = E-mail
mail-why = Na adres e-mail możesz dostać link do logowania i wybrać nowe hasło, jeśli nie pamiętasz starego. Do niczego innego go nie używamy i nikt inny go nie widzi.
mail-is = Twój adres: { $address }
mail-waiting = Wysłaliśmy wiadomość na adres { $address }. Otwórz zawarty w niej link w ciągu doby: dopiero wtedy adres się liczy.
mail-address = Adres e-mail
mail-set = Wyślij link potwierdzający
mail-remove = Usuń adres
link-ask = Poproś o link e-mailem
link-how = Wpisz adres e-mail swojego konta. Z linkiem zalogujesz się bez hasła i możesz wybrać nowe.
link-do = Wyślij link
link-sent = Jeśli jakieś konto ma ten adres, link jest już w drodze. Działa raz, przez { $n ->
    [one] { $n } minutę
    [few] { $n } minuty
   *[many] { $n } minut
}.
mailed-confirm = Potwierdzić adres { $address }?
mailed-confirm-more = Będzie wtedy należał do konta { $name }. Jeśli nie znasz tego konta, nie potwierdzaj.
mailed-confirm-do = Potwierdź adres
mailed-confirmed = Adres jest potwierdzony
mailed-enter-more = To, w co grasz tu jako gość, przejdzie na konto. Jeśli to nie ty prosisz o ten link, nie loguj się.
mailed-ends = W pozostałych przeglądarkach nastąpi wylogowanie, a twoje klucze dostępu, kody odzyskiwania i tokeny twoich botów zostaną usunięte.
mailed-nothing = Z tym linkiem nie da się nic zrobić
sessions = Gdzie używasz konta
session-here = Ta przeglądarka
session-used = Ostatnie użycie: { $when }
session-unknown = Inny program
session-end = Wyloguj tam
sessions-end = Wyloguj wszędzie indziej
people = Inni gracze
people-why = Otwarte stoły osób, które obserwujesz, są na początku listy. Osoba zablokowana ani jej boty nie mogą cię zaprosić ani usiąść z tobą przy stole; nikt się o tym nie dowie. Zajęte miejsca pozostają. Goście nie mają kont, więc nie można ich zablokować.
people-follows = Obserwujesz
people-blocks = Blokujesz
person-name = Nazwa konta
follow = Obserwuj
unfollow = Przestań obserwować
block = Zablokuj
unblock = Odblokuj
report = Zgłoś operatorowi …
report-title = Zgłoszenie do operatora
report-why = Przeczyta to tylko osoba, która prowadzi ten serwer; nikt inny się nie dowie. Zobaczy przy tym stół, a po zakończeniu partii także jej protokół.
report-player = Gracz: { $name }
report-about = Czego to dotyczy?
report-about-name = Obraźliwe imię
report-about-conduct = Zachowanie, na przykład zwlekanie bez końca
report-about-cheating = Wygląda to na oszustwo
report-about-fault = Błąd przy tym stole
report-words = W kilku słowach
report-do = Wyślij
report-sent = Dziękujemy. Zgłoszenie dotarło do operatora.
renamed = Operator odebrał ci imię
renamed-account = Teraz twoje imię to { $name }. Logujesz się jak dotąd, także starym imieniem. Raz możesz wybrać inne imię; przy stołach, przy których teraz siedzisz, pozostanie { $name }.
renamed-guest = Przy stołach widnieje teraz w jego miejscu inne imię. Następnym razem usiądź, proszę, pod imieniem, które nikogo nie obraża.
renamed-choose = Inne imię
renamed-do = Wybierz to imię
renamed-keep = Pozostań przy imieniu { $name }
bots = Boty
bots-why = Bot to program, który gra pod własnym imieniem. Wszyscy widzą, że to bot, a siada tylko tam, gdzie otwierający stół na to pozwala. Przychodzi z tokenem, który tu dla niego utworzysz.
bot-name = Imię nowego bota
bot-make = Utwórz bota
tokens-none = Brak tokenów
token-new = Nowy token
token-of = Dla którego bota
token-name = Gdzie go używasz
scopes = Do czego służy
scope-read = do oglądania stołów i własnych gier
scope-play = do siadania i grania
scope-make = do otwierania stołów
token-make = Utwórz token
token-made = Nowy token
token-once = Ten token widzisz tylko teraz i nigdy więcej. Kto go ma, ten jest tym botem.
token-unused = Jeszcze nieużyty
token-end = Unieważnij
take-account = Zalogować się tutaj jako { $name }?
take-account-more = Link pochodzi z innego urządzenia, na którym zalogowane jest konto { $name }. To, w co grasz tu jako gość, przejdzie na to konto. Jeśli przysłał ci go ktoś inny, nie loguj się.
take-account-do = Zaloguj się jako { $name }

## Talie

decks = Talie
decks-build = Buduj talie, zmieniaj własne i udostępniaj je
decks-ready = Gotowe talie
decks-own = Twoje talie
decks-as-text = Jako tekst…
decks-text-of = { $label }, jako tekst
decks-text-hint = W każdym wierszu jedna karta: liczba kopii i nazwa karty.
decks-yours = Twoja talia
decks-computer = Talia komputera
decks-seat = Talia miejsca { $n }, jeśli nikt nie przyniesie innej
decks-kept = Jak ustalono przy stole
decks-unnamed = własna talia
decks-about = Zacznij od gotowej talii albo od pustej. Co jest niezgodne z zasadami, widać od razu.
decks-here = Zapisane talie zostają w tej przeglądarce.
decks-everywhere = Zapisane talie są na każdym urządzeniu, na którym używasz konta.
decks-alone = Tej talii nie ma na twoim koncie, jest tylko w tej przeglądarce.
decks-empty = Pusta talia
decks-new = Nowa talia
decks-name = Nazwa talii
decks-save = Zapisz
decks-save-draft = Zapisz jako szkic
decks-saved = Zapisano
decks-saved-draft = Zapisano jako szkic
decks-draft = szkic
decks-duplicate = Powiel
decks-copy-name = { $name } (kopia)
decks-delete = Usuń
decks-delete-question = Usunąć talię „{ $name }”? Tego nie da się cofnąć.
decks-text = Talia jako tekst
decks-text-more = Karty są zapisane nazwami; ich oznaczenia też można podać. Skopiuj tekst, zmień go tutaj albo wklej w jego miejsce inną talię.
decks-take = Przyjmij ten tekst
decks-copy = Kopiuj tekst
decks-share = Udostępnij link
decks-share-file = Kto otworzy link, będzie potrzebował także twojego pliku z kartami.
decks-play = Graj tą talią
decks-good = Talia jest zgodna z zasadami.
decks-faults = { $n ->
    [one] Jedna rzecz nie jest jeszcze w porządku
    [few] { $n } rzeczy nie są jeszcze w porządku
   *[many] { $n } rzeczy nie jest jeszcze w porządku
}
decks-unchecked = Talii nie można teraz sprawdzić; próbujemy ponownie.
decks-rules = Zasady, których talia musi przestrzegać
decks-own-file = Karty pochodzą z twojego pliku z kartami.
decks-standard = Wróć do zwykłych kart
decks-none = Do tej gry nie przynosi się talii.

## Przed grą

left-for-good = Dawny gracz
nobody-yet = Jeszcze nikt
expected = { $name }: jeszcze czekamy
bot = bot
waiting-for-players = { $n ->
    [one] Czekamy na { $n } gracza
    [few] Czekamy na { $n } graczy
   *[many] Czekamy na { $n } graczy
}
waiting-hint = Gra zacznie się, gdy tylko wszystkie miejsca będą zajęte. Możesz zamknąć stronę; stół znajdziesz w poczekalni.
options-default = Według zasad z instrukcji, bez zmian.
options-agreed = Przy tym stole ustalono
own-file = własny plik
invite-link = Wyślij ten link przyjaciołom
copy = Kopiuj
copied = Skopiowano
copy-marked = Zaznaczone: skopiuj klawiaturą albo długim dotknięciem.
sit-down = Siadam
only-invited = Wolne miejsca przy tym stole są dla tych, którzy dostali link.
give-seat = Oddaj to miejsce temu, kto ma link
seat-leave = Zwolnij to miejsce
table-close = Zamknij ten stół
table-close-question = Stół zniknie wtedy dla wszystkich, a link do niego przestanie działać.
table-keep = Zostaw go
invites-you = { $name } zaprasza cię do gry
pace-live-more = Wszyscy grają jednocześnie, za jednym posiedzeniem.
pace-slow-more = Każdy gra, kiedy ma czas; stół poczeka.
bots-here = Tu mogą usiąść także boty.
team = Drużyna: { $name }
seat-yours = Twoje miejsce
seat-take = Usiądę tutaj

## Przy stole

prompt = Co teraz zrobić
beside = Gracze, szczegóły i dziennik
you = (ty)
a-computer = Komputer
present = Przy stole
absent = Nie ma przy stole
away-waits = Stół czeka; chwilowo nieobecni: { $names }
decides-too = Też decyduje
resigned = poddana gra
open-clause = Zasady: { $clause }
undo = Cofnij
undo-ask = Poproś o cofnięcie
undo-asked = { $name } prosi o cofnięcie tego ruchu:
undo-pending = Prosisz pozostałych o zgodę na cofnięcie tego ruchu:
undo-withdraw = Wycofaj prośbę
undo-allow = Zgadzam się
undo-refuse = Niech zostanie
undo-declined = Zostaje, jak jest, bo nie wszyscy zgadzają się na cofnięcie:
standing-order = W turach innych
answered-in = Za { $n } s odpowiedź zapadnie bez ciebie
resign = Poddaj się
resign-question = Oddać swoje miejsce? Jeśli inni grają dalej, zastąpi cię komputer. Tego nie można cofnąć.
play-on = Gram dalej
log = Dziennik
log-undo = { $name } cofa ruch.
log-resign = { $name } poddaje grę.
log-times = { $line } (× { $n })
log-folded = { $n ->
    [one] jeszcze { $n } wiersz
    [few] jeszcze { $n } wiersze
   *[many] jeszcze { $n } wierszy
}
log-empty = Nie wydarzyło się jeszcze nic, o czym można by opowiedzieć.
log-new = { $n ->
    [one] { $n } nowy wiersz
    [few] { $n } nowe wiersze
   *[many] { $n } nowych wierszy
}
done-since = Co przed chwilą zrobili inni
done-nothing = Od twojego ostatniego ruchu nikt nic nie zrobił.
show-again = Pokaż ostatnią turę jeszcze raz
show-next = Dalej
to-now = Na koniec
acts-left = { $n ->
    [one] jeszcze { $n } akcja
    [few] jeszcze { $n } akcje
   *[many] jeszcze { $n } akcji
}
acts-more = i jeszcze { $n }
new-since = Nowe od twojej ostatniej wizyty
inspector = Szczegóły
inspector-empty = Wskaż kartę lub pole, żeby zobaczyć, co robi.
description = Pozycja słowami
wire-lost = Brak połączenia; próbujemy dalej
wire-mute = Ruchy docierają tu z kilkusekundowym opóźnieniem.
wire-resending = Ponowne wysyłanie
wire-again = Ponowne wysłanie { $when }.
keys = Klawisze
keys-now = Obecne możliwości
keys-always = Zawsze
key-escape = Krok wstecz, zamknij
key-arrows = Odtwarzanie: krok wstecz lub naprzód; ruchy innych: naprzód
key-hold = Dłuższe naciśnięcie opisze kartę lub pole.
keys-touch = Dotykiem

## Zasady

search-rules = Szukaj w zasadach
search-nothing = Nic nie znaleziono.
contents = Spis treści

## Po grze

result = Wynik
ended-by-resigning = { $winner } wygrywa: { $name } poddaje grę.
result-of = { $names }: zwycięstwo. { $how }
winner = Zwycięstwo
shared = Wspólne zwycięstwo
rematch = Rewanż
rematch-join = Do rewanżu
rematch-there = Już czekają: { $names }
rematch-expected = Czekamy, aż dołączą: { $names }
record = Zapisz protokół
fair = Czy los był uczciwy?
fair-more = Serwer zapieczętował swój sekret przed grą, a każde miejsce dołożyło własną losowość. Teraz, po grze, wszystko można przeliczyć.
fair-check = Sprawdź
check-rules-passed = Zasady tej rozgrywki są tu znane.
check-rules-failed = Protokół dotyczy gry albo wersji zasad, która nie jest tu znana.
check-rules-open = Zasad tej rozgrywki nie dało się sprawdzić.
check-header-passed = Nagłówek protokołu jest kompletny.
check-header-failed = Nagłówek protokołu jest błędny.
check-header-open = Nagłówka protokołu nie dało się sprawdzić.
check-commitment-passed = Sekret serwera jest tym, który serwer zapieczętował przed grą.
check-commitment-failed = Sekret serwera nie jest tym, który serwer zapieczętował przed grą.
check-commitment-open = Sekret serwera widać dopiero po zakończeniu gry.
check-entries-passed = Każda akcja była dozwolona, a łańcuch wpisów jest nieprzerwany.
check-entries-failed = Wpisy są błędne.
check-entries-open = Wpisy można było sprawdzić tylko częściowo.
check-draws-passed = Każdy rzut i każda dobrana karta zgadzają się z obliczeniami.
check-draws-failed = Jakiś rzut lub dobrana karta nie zgadza się z obliczeniami.
check-draws-open = Losowań nie można było sprawdzić: w protokole nie ma sekretu serwera.
check-result-passed = Wynik zgadza się z wpisami.
check-result-failed = Wynik nie zgadza się z wpisami.
check-result-open = Gra nie ma jeszcze wyniku.
check-signature-passed = Ten serwer podpisał dokładnie ten protokół, kluczem { $key }.
check-signature-elsewhere = Protokół jest podpisany, ale innym kluczem niż klucz tego serwera: { $key }. Czyj on jest, tu nie da się stwierdzić.
check-signature-contradicted = Ktoś podpisał protokół w tej postaci. Ponieważ protokół przeczy sam sobie, podpis niczego nie dowodzi.
check-signature-failed = Podpis nie pasuje do tego protokołu.
check-signature-open = Protokół nie jest podpisany albo nie da się go sprawdzić bez sekretu serwera.
entry-number = Wpis { $n } stoi nie na swoim miejscu.
entry-hash = Łańcuch pęka na wpisie { $n }.
entry-unreadable = Wpisu { $n } nie da się odczytać.
entry-illegal = Wpis { $n } nie był dozwolony.
entry-draw = Wpis { $n } nie wypadł tak, jak wynika z obliczeń.
own-seed-passed = Twoja przeglądarka przeliczyła to sama: sekret pasuje do tego, co serwer pokazał wcześniej.
own-seed-failed = Twoja przeglądarka przeliczyła to sama: sekret nie pasuje do tego, co serwer pokazał wcześniej.
own-seed-open = Twoja przeglądarka przelicza sekret tylko na stronach, które przyszły przez https albo z twojego komputera.
own-first-passed = { $n ->
    [0] Twoja przeglądarka zanotowała pieczęć serwera przed pierwszym wpisem i nie zmieniła się ona od tego czasu.
    [one] Twoja przeglądarka zanotowała pieczęć serwera po { $n } wpisie i nie zmieniła się ona od tego czasu.
    [few] Twoja przeglądarka zanotowała pieczęć serwera po { $n } wpisach i nie zmieniła się ona od tego czasu.
   *[many] Twoja przeglądarka zanotowała pieczęć serwera po { $n } wpisach i nie zmieniła się ona od tego czasu.
}
own-first-failed = { $n ->
    [0] Twoja przeglądarka zanotowała przed pierwszym wpisem inną pieczęć.
    [one] Twoja przeglądarka zanotowała po { $n } wpisie inną pieczęć.
    [few] Twoja przeglądarka zanotowała po { $n } wpisach inną pieczęć.
   *[many] Twoja przeglądarka zanotowała po { $n } wpisach inną pieczęć.
}

## Odtwarzanie

replay-more = Otwórz protokół gry, żeby obejrzeć ją jeszcze raz, krok po kroku i czyimikolwiek oczami. Plik trafia na ten serwer, który zna zasady, i nie jest przechowywany.
replay-file = Protokół gry (.json)
replay-broken = Ten protokół jest uszkodzony; widać go tak daleko, jak da się go śledzić: { $n ->
    [one] { $n } wpis
    [few] { $n } wpisy
   *[many] { $n } wpisów
}.
replay-first = Na początek
replay-back = Krok wstecz
replay-play = Odtwarzaj
replay-pause = Wstrzymaj
replay-forward = Krok naprzód
replay-last = Na koniec
replay-slider = Miejsce w grze
replay-at = Krok { $at } z { $last }
replay-eyes = Czyimi oczami
eyes-spectator = Widz
eyes-everything = Wszystko naraz
back-to-table = Wróć do stołu

## O programie

about-what = Quincunx to dom gier wojennych sterowanych kartami: pilnuje zasad i objaśnia je, wskazując punkt, strzeże tajemnicy każdej ręki i sadza do stołu komputerowych graczy, którzy nie widzą więcej niż ty.
about-fair = Kości może sprawdzić każdy: każdy wynik losowy pochodzi z sekretu, który serwer zapieczętował przed grą, zmieszanego z losowym wkładem każdego miejsca. Protokół gry zawiera wszystko, czego trzeba, żeby to przeliczyć.
about-game = Autor: { $designer }; ilustracje: { $artist }; wydawca: { $publisher }. Dziękujemy im. Jeśli gra ci się podoba, kup ją i graj w nią także przy prawdziwym stole.
about-game-unillustrated = Autor: { $designer }; wydawca: { $publisher }. Dziękujemy im. Jeśli gra ci się podoba, kup ją i graj w nią także przy prawdziwym stole.
about-published = Opublikowane fakty
about-published-more = Wszystko, czego niżej nie nazywamy naszą rekonstrukcją, pochodzi z drukowanej instrukcji albo z opublikowanych źródeł. Zasady są tu napisane naszymi słowami; nie używamy tekstów ani obrazów wydawcy.
about-reconstruction = Nasza rekonstrukcja
credits = Podziękowania
no-affiliation = To dzieło miłośników tych gier. Nie jest powiązane z wymienionymi tu autorami, ilustratorami i wydawcami ani przez nich zatwierdzone.
credit-icons = Symbole: Lorc, Delapouite i inni autorzy,
credit-titles = Tytuły: Brygada 1918, The Brygada 1918 Project Authors.
credit-text = Tekst: Source Sans 3, Adobe.
credit-code = Program jest wolnym oprogramowaniem na licencji MIT lub Apache 2.0; jego źródła są do niego dołączone.
credit-source = Kod źródłowy
credit-others = Wszystkie prace innych osób w programie wraz z licencjami
interface = Interfejs dla programów

## Kłopoty

problem-unknown = To się nie udało: { $title }.
problem-unreachable = Serwer jest teraz nieosiągalny.
problem-part-lost = Nie udało się wczytać części strony.
problem-no-board = Ta strona nie ma planszy do tej gry.
problem-board = Podczas rysowania planszy coś się nie udało. Sama gra jest bezpieczna.
draw-again = Narysuj jeszcze raz
problem-no-rules = Nie ma tu zasad gry.
problem-no-record = Ten plik nie jest protokołem gry.
problem-bad-request = Serwer nie zrozumiał żądania.
problem-cross-site = Żądanie przyszło z innej strony.
problem-wrong-host = Pod tym adresem ten serwer jest niedostępny.
problem-not-found = Pod tym adresem nic nie ma.
problem-bad-method = Ten adres tak nie działa.
problem-too-slow = Żądanie trwało zbyt długo.
problem-too-large = Plik jest za duży.
problem-bad-type = Serwer nie zrozumiał żądania.
problem-no-such-game = Nie ma tu takiej gry.
problem-no-such-rules = Ta wersja zasad gry nie jest tu znana.
problem-no-such-table = Nie ma takiego stołu.
problem-no-such-number = Gra nie zaszła jeszcze tak daleko.
problem-bad-name = Takie imię się nie nadaje: potrzeba od 1 do 24 widocznych znaków.
problem-bad-options = Takie ustawienia nie są dozwolone.
problem-bad-seats = Gra nie jest dla tylu graczy.
problem-bad-contribution = Losowy wkład twojej przeglądarki nie został przyjęty.
problem-not-your-table = Mogą to zrobić tylko ci, którzy siedzą przy stole.
problem-not-your-eyes = Oczami innych można patrzeć dopiero po zakończeniu gry.
problem-seat-taken = Ktoś był szybszy: miejsce jest zajęte.
problem-already-seated = Siedzisz już przy tym stole.
problem-not-invited = To miejsce jest dla tych, którzy dostali link.
problem-no-cookie = Ta przeglądarka nie zachowuje pliku cookie z tej strony, a tylko po nim można poznać, że miejsce jest twoje. Zezwól tu na pliki cookie i spróbuj ponownie.
problem-seat-kept = To miejsce czeka na gracza, którego imię jest na nim zapisane.
problem-no-seats = Nie masz jeszcze miejsca, które mogłoby przejąć inne urządzenie. Najpierw usiądź przy stole.
problem-no-such-link = Ten link już nie działa: można go użyć raz i tylko przez krótki czas. Utwórz nowy na drugim urządzeniu.
problem-name-taken = To imię lub takie, które wygląda tak samo, ma już czyjeś konto albo komputerowy gracz. Jeśli konto jest twoje, zaloguj się; jeśli nie, wybierz inne imię.
problem-bad-password = Hasło ma od 8 do 128 znaków.
problem-weak-password = To hasło każdy wypróbowałby na początku. Wybierz inne: dobre jest kilka słów.
problem-wrong-password = Nie ma konta o tym imieniu i z tym hasłem.
problem-wrong-code = Nie ma konta o tym imieniu i z tym kodem odzyskiwania.
problem-no-passkeys = Pod tym adresem nie ma kluczy dostępu.
problem-wrong-passkey = Ten klucz dostępu nie otwiera konta. Może został tu usunięty.
problem-no-such-question = To trwało za długo. Spróbuj jeszcze raz.
problem-passkey-taken = Ten klucz dostępu należy już do jakiegoś konta.
problem-too-many-passkeys = Więcej kluczy dostępu mieć nie można.
problem-no-such-passkey = Tego klucza dostępu już nie ma.
problem-last-passkey = Bez tego klucza dostępu nie byłoby czym się zalogować. Najpierw dodaj drugi albo ustaw hasło.
problem-passkey-there = To urządzenie ma już klucz dostępu do twojego konta.
problem-passkey-silent = Urządzenie nie podało klucza dostępu. Spróbuj jeszcze raz.
problem-not-signed-in = Twoje logowanie wygasło: zaloguj się ponownie.
problem-signed-in = Jesteś już na swoim koncie.
problem-no-such-session = Tam już nastąpiło wylogowanie.
problem-invalid-token = Ten token niczego nie otwiera: nigdy go nie wydano albo już nie działa.
problem-insufficient-scope = Ten token do tego nie uprawnia.
problem-not-by-token = Tego nie zrobisz tokenem: zaloguj się w przeglądarce.
problem-no-such-bot = Nie masz bota o tym imieniu.
problem-no-such-token = Ten token już nie działa.
problem-no-such-person = Nikt inny nie ma konta o tej nazwie.
problem-too-many-people = Na liście nie zmieści się więcej nazw.
problem-not-to-invite = Nikogo nie można zaprosić pod tą nazwą. Zostaw puste pole i wyślij link.
problem-too-many-decks = Więcej talii na koncie mieć nie można.
problem-too-many-bots = Więcej botów mieć nie można.
problem-too-many-tokens = Ten bot nie może mieć więcej tokenów.
problem-no-bots = Do tego stołu boty nie mogą usiąść.
problem-too-many-attempts = Za dużo było prób logowania.
problem-no-mail = Ten serwer nie wysyła wiadomości e-mail.
problem-bad-address = To nie jest adres e-mail, na który można wysłać wiadomość.
problem-address-taken = Ten adres należy do innego konta.
problem-no-such-mailed-link = Ten link już nie działa: można go użyć raz i tylko przez krótki czas. Poproś o nowy.
problem-too-many-mails = Poproszono ostatnio o wiele wiadomości. Poszukaj ostatniej w swojej skrzynce, także w spamie, albo poczekaj chwilę.
problem-too-many-accounts = Założono stąd ostatnio wiele kont. Poczekaj chwilę.
problem-not-begun = Gra się jeszcze nie zaczęła.
problem-begun = Gra już się zaczęła.
problem-over = Gra jest skończona.
problem-not-over = Gra nie jest jeszcze skończona.
announced = Operator:
table-fault = Ten stół został zatrzymany z powodu błędu w programie. Protokół jest zachowany.
table-closed = Operator zamknął ten stół: „{ $reason }” To, co rozegrano, zostaje zachowane.
table-asleep = Grali tu sami goście i od tak dawna nikt nie wykonał ruchu, że stół zamknięto. To, co rozegrano, zostaje zachowane.
problem-frozen = Ten stół został zatrzymany na dobre. Protokół jest zachowany.
problem-resigned = Twoje miejsce jest oddane; dalej gra komputer.
problem-stale = Gra poszła w tym czasie dalej.
problem-refused = Zasady na to nie pozwalają.
problem-unreadable = W tej grze nie ma takiego ruchu.
problem-no-undo = Nie ma czego cofać.
problem-too-many-undos = W tym miejscu cofasz już bardzo często. Wybierz coś i graj dalej; potem znów będzie można cofać.
problem-too-long = Ta gra jest już dłuższa, niż jakakolwiek gra może być. Można ją już tylko poddać.
problem-bad-order = Ta gra nie zna takiego stałego polecenia.
problem-undo-asked = Właśnie inny gracz prosi o cofnięcie.
problem-no-undo-asked = Nikt już nie prosi o cofnięcie.
problem-again = Spróbuj ponownie { $when }.
problem-tell-operator = Jeśli tak zostanie, powiadom osobę, która prowadzi ten serwer: żądanie { $request }.
problem-too-many-requests = Trochę za szybko. Poczekaj chwilę.
problem-too-many-tables = Ostatnio otwierasz bardzo dużo stołów. Poczekaj trochę.
problem-too-many-reports = Operator otrzymał ostatnio od ciebie lub z twojej sieci wiele zgłoszeń. Poczekaj chwilę.
problem-too-many-streams = Masz otwartych zbyt wiele stron tego serwisu.
problem-full = Na tym serwerze nie ma miejsca na więcej stołów.
problem-unavailable = Serwer jest zajęty; spróbuj jeszcze raz.
problem-disk-full = Dysk serwera jest pełny. Nic nie przepadło, ale dopóki nie zrobi się miejsce, nie można zapisać nic nowego.
problem-read-only = Serwer może teraz tylko czytać swoją bazę danych. Nic nie przepadło, ale nie można zapisać nic nowego.
problem-database-gone = Bazy danych serwera nie ma już na swoim miejscu. Dopóki serwer nie zostanie uruchomiony ponownie, nie można zapisać nic nowego.
problem-no-page = W ten serwer nie wbudowano strony.
