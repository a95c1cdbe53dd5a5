# Слова команды в терминале; слова игр — в их собственных файлах.

list = { $first } и { $last }
returns = Итог: { $returns }

log-undo = { $player }: последний выбор взят назад.
log-resign = { $player }: партия сдана.

check-rules = Игра и версия правил
check-header = Формат и варианты
check-commitment = Зерно случайности, зафиксированное сервером
check-entries = Хеши, соблюдение правил и жребий
check-result = Итог
check-signature = Подпись сервера
check-passed = в порядке
check-open = пока нельзя проверить: игра идёт
check-failed = НЕ в порядке

play-you = Игрок
play-table = Стол
play-log = Что произошло
play-waits = Ждём: { $players }…
play-hand-over = Ход игрока: { $player }. Нажмите клавишу, когда никто другой не смотрит.
play-keys = номер или запись, ↑ ↓ Enter: выбор · u Enter: взять назад · ? Enter: правило · PgUp PgDn: прокрутить стол · q Enter: выход
play-help = Введите номер выбора или действие в записи; u берёт назад ваш последний выбор, ? показывает правило, ? IFF-2.1 — другое правило, v — весь стол, q — выход.
play-not-a-choice = Нет выбора с номером { $text }.
play-unreadable = В этой игре нет такого действия.
play-no-undo = Нечего брать назад.
play-undo-too-late = Это уже нельзя взять назад: с тех пор открылось что-то новое.
play-gone-on = Тем временем игра продолжилась.
play-no-rule = В правилах нет пункта { $clause }.
