# Слова команды в терминале; слова игр — в их собственных файлах.

returns = Итог: { $returns }

left-for-good = Бывший игрок
log-undo = { $player }: последний выбор взят назад.
log-resign = { $player }: партия сдана.

check-rules = Игра и версия правил
check-header = Формат и варианты
check-commitment = Запечатанный секрет сервера
check-entries = Цепь записей и соответствие правилам
check-draws = Броски и доборы
check-result = Итог
check-signature = Подпись
check-passed = в порядке
check-open = не проверено: для этого нужен секрет сервера или целая запись
check-failed = НЕ в порядке
verified-not = Запись НЕ соответствует сыгранной партии.
verified-expected = Запись непротиворечива и подписана указанным сервером.
verified-other = Запись непротиворечива, но подписана другим сервером; его ключ: { $key }.
verified-signed = Запись непротиворечива и подписана ключом { $key }. Чей это ключ, не проверялось: ключ сервера задаётся через --key.
verified-unsigned = Запись непротиворечива, насколько это можно проверить. Она не подписана: партия не окончена или нет секрета сервера.

level-random = Случайный
level-reckless = Безрассудный
level-bold = Смелый
level-greedy = Жадный
level-sensible = Разумный
level-cautious = Осторожный
level-exact = Точный
level-experienced = Опытный
level-strategist = Стратег

play-you = Игрок
play-seated = За столом: { $players }
play-log = Что произошло
play-forced = «{ $choice }» — ничего другого сделать было нельзя.
play-waits = Ждём: { $players }…
play-hand-over = Ход игрока: { $player }. Нажмите клавишу, когда никто другой не смотрит.
play-keys = номер или запись, ↑ ↓ Enter: выбор · u Enter: взять назад · ? Enter: правило · PgUp PgDn: прокрутить стол · q Enter: выход · help Enter: подробнее
play-help = Введите номер выбора или действие в записи; u (undo) берёт назад ваш последний выбор, ? (rule) показывает правило, ? { $clause } — другое правило, v (table) — весь стол, q (quit) — выход, help — эта подсказка.
play-not-a-choice = Нет выбора с номером { $text }.
play-unreadable = В этой игре нет такого действия.
play-no-undo = Нечего брать назад.
play-undo-too-late = Это уже нельзя взять назад: с тех пор открылось что-то новое.
play-gone-on = Тем временем игра продолжилась.
play-no-rule = В правилах нет пункта { $clause }.

config-file = Этот файл настроек не читается ({ $error }): укажите другой после --config.
config-syntax = Это не TOML ({ $told }): пишите каждую настройку как имя = значение.
config-unknown = Настройки { $setting } нет: все перечисляет quincunx serve --help.
config-number = Значение { $setting } — целое число от { $least } до { $most }.
config-size = Значение { $setting } — размер от { $least } до { $most }, записанный как "128 KiB".
config-time = Значение { $setting } — время от { $least } до { $most }, записанное как "30 s" или "2 days".
config-switch = Значение { $setting } — true или false.
config-address = Значение { $setting } — адрес сетевого интерфейса, записанный как "127.0.0.1" или "::".
config-database = Значение { $setting } — путь к файлу или адрес, записанный как "postgres://USER@HOST/NAME".
config-path = Значение { $setting } — путь к файлу.
config-names = Значение { $setting } — список имён узлов, каждое записано как "play.example.org".
config-log-levels = Значение { $setting } — уровни по модулям, записанные как "info,quincunx_store=debug".
config-log-format = Значение { $setting } — line или json.
config-listener = Значение { $setting } — адрес с портом, записанный как "127.0.0.1:9464".
config-password = Файл с паролем не читается ({ $error }): укажите другой путь в { $setting }.
config-no-password = У базы данных в файле нет пароля: уберите database-password-file или укажите адрес базы PostgreSQL.
config-token = Файл с паролем оператора не читается ({ $error }): укажите другой путь в operator-token-file или запишите пароль в файл.
config-site = Значение { $setting } — адрес сайта без пути, записанный как "https://play.example.org".
config-mail-server = Значение { $setting } — адрес почтового сервера, записанный как "smtps://USER@HOST:465" или "smtp://USER@HOST:587".
config-mailbox = Значение { $setting } — адрес электронной почты, записанный как "quincunx@play.example.org" или "Quincunx <quincunx@play.example.org>".
config-no-user = Нет почтового сервера с пользователем, которому мог бы принадлежать этот пароль: уберите mail-password-file или запишите mail-server как "smtps://USER@HOST:465".
config-needs = Без { $setting } почту не отправить: укажите и эту настройку.
config-good = Настройки в порядке, база данных — этой версии.
config-good-older = Настройки в порядке. База данных более старой версии: её обновит следующий запуск.
config-good-none = Настройки в порядке. База данных пуста или её ещё нет: её создаст следующий запуск.

database-exists = Файл { $file } уже есть и не будет перезаписан: укажите другой.
database-nothing = Здесь нет базы данных: { $file }.
database-backup-done = { $file }: { $size }, время копирования { $time }.
database-backup-postgres = PostgreSQL копирует свои базы данных собственной программой: { $command }
database-older = База данных { $file } более старой версии: запустите сервер один раз, он её обновит.
database-not-empty = В базе данных { $file } уже что-то есть: укажите пустую.
database-in-use = Базу данных { $file } использует какая-то программа: сначала остановите сервер.
database-damaged = Копия { $file } повреждена и не восстановлена ({ $told }).
database-unequal = Дошли не все строки таблицы { $file }, поэтому ничего не перенесено.
database-check-done = Проверено столов: { $tables }, из них с ошибками: { $faulty }.
database-check-broken-off = Прервано. Чтобы продолжить: quincunx database check --from { $table }
database-restore-done = Теперь в { $file } то же, что в { $copy }.
database-restore-kept = Прежняя база данных сохранена: { $file }
database-restore-postgres = PostgreSQL восстанавливает копии собственной программой в пустую базу данных, которую затем указывают в настройках: { $command }
database-move-done = Перенесены все строки: { $rows }. Прежде чем запускать сервер, укажите новую базу данных в настройках.
