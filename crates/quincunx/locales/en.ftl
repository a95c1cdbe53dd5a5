# Words of the command in the terminal; those of a game are in its own locales.

returns = Result: { $returns }

log-undo = { $player } takes back the last choice.
log-resign = { $player } gives up.

check-rules = Game and version of the rules
check-header = Format and options
check-commitment = The server’s sealed secret
check-entries = Chain of entries, and legality
check-draws = Draws
check-result = Result
check-signature = Signature
check-passed = as it should be
check-open = not checked: that takes the server’s secret, or an unbroken record
check-failed = NOT as it should be
verified-not = The record is NOT as it was played.
verified-expected = The record is consistent, and signed by the server that you named.
verified-other = The record is consistent, but signed by another server: its key is { $key }.
verified-signed = The record is consistent, and signed with the key { $key }. Whose key that is was not checked: give the server’s with --key.
verified-unsigned = The record is consistent as far as it can be checked. It is not signed, as when a game has not ended or the server’s secret is missing.

play-you = Player
play-table = The table
play-log = What happened
play-waits = Waiting for { $players } …
play-hand-over = It is { $player }’s turn. Press a key when nobody else is looking.
play-keys = number or notation, ↑ ↓ Enter: choose · u Enter: take back · ? Enter: the rule · PgUp PgDn: scroll the table · q Enter: quit
play-help = Type the number of a choice, or an action in notation; u (undo) takes back your last choice, ? (rule) shows the rule, ? IFF-2.1 another rule, v (table) the whole table, q (quit) ends, help says this again.
play-not-a-choice = { $text } is not the number of a choice.
play-unreadable = This game has no such action.
play-no-undo = There is nothing to take back.
play-undo-too-late = That cannot be taken back any more: something new is known.
play-gone-on = The game has gone on.
play-no-rule = The rulebook has no clause { $clause }.
