# Words of the command in the terminal; those of a game are in its own locales.

list = { $first } and { $last }
returns = Result: { $returns }

log-undo = { $player } takes back the last choice.
log-resign = { $player } gives up.

check-rules = Game and version of the rules
check-header = Format and options
check-commitment = Commitment to the server’s seed
check-entries = Hashes, legality and draws
check-result = Result
check-signature = Signature of the server
check-passed = as it should be
check-open = not yet to be checked: the game goes on
check-failed = NOT as it should be

play-you = Player
play-table = The table
play-log = What happened
play-waits = Waiting for { $players } …
play-hand-over = It is the turn of { $player }. Press a key when nobody else is looking.
play-keys = number or notation, ↑ ↓ Enter: choose · u Enter: take back · ? Enter: the rule · PgUp PgDn: scroll the table · q Enter: quit
play-help = Type the number of a choice, or an action in notation; u takes back your last choice, ? shows the rule, ? IFF-2.1 another rule, v the whole table, q quits.
play-not-a-choice = { $text } is not the number of a choice.
play-unreadable = That is no action of this game.
play-no-undo = There is nothing that you could take back.
play-undo-too-late = That cannot be taken back any more: something new is known.
play-gone-on = The game has gone on.
play-no-rule = The rulebook has no clause { $clause }.
