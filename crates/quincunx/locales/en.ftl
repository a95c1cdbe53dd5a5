# Words of the command in the terminal; those of a game are in its own locales.

returns = Result: { $returns }

left-for-good = Former player
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

level-random = Random
level-reckless = Reckless
level-bold = Bold
level-greedy = Greedy
level-sensible = Sensible
level-cautious = Cautious
level-exact = Exact
level-experienced = Experienced
level-strategist = Strategist

play-you = Player
play-seated = At the table: { $players }
play-log = What happened
play-forced = “{ $choice }” – nothing else could be done.
play-waits = Waiting for { $players } …
play-hand-over = It is { $player }’s turn. Press a key when nobody else is looking.
play-keys = number or notation, ↑ ↓ Enter: choose · u Enter: take back · ? Enter: the rule · PgUp PgDn: scroll the table · q Enter: quit · help Enter: more
play-help = Type the number of a choice, or an action in notation; u (undo) takes back your last choice, ? (rule) shows the rule, ? { $clause } another rule, v (table) the whole table, q (quit) ends, help says this again.
play-not-a-choice = { $text } is not the number of a choice.
play-unreadable = This game has no such action.
play-no-undo = There is nothing to take back.
play-undo-too-late = That cannot be taken back any more: something new is known.
play-gone-on = The game has gone on.
play-no-rule = The rulebook has no clause { $clause }.

config-file = This file of settings cannot be read ({ $error }): name another one with --config.
config-syntax = This is not TOML ({ $told }): write a setting as name = value.
config-unknown = There is no setting { $setting }: quincunx serve --help lists all there are.
config-number = { $setting } must be a whole number from { $least } to { $most }.
config-size = { $setting } must be a size from { $least } to { $most }, written as "128 KiB".
config-time = { $setting } must be a time from { $least } to { $most }, written as "30 s" or "2 days".
config-switch = { $setting } must be true or false.
config-address = { $setting } must be the address of a network interface, written as "127.0.0.1" or "::".
config-database = { $setting } must be the path of a file, or an address written as "postgres://USER@HOST/NAME".
config-path = { $setting } must be the path of a file.
config-names = { $setting } must be a list of host names, each written as "play.example.org".
config-log-levels = { $setting } must be levels by module, written as "info,quincunx_store=debug".
config-log-format = { $setting } must be line or json.
config-listener = { $setting } must be an address with a port, written as "127.0.0.1:9464".
config-password = The file with the password cannot be read ({ $error }): give { $setting } another path.
config-no-password = A database in a file has no password: remove database-password-file, or give the address of a PostgreSQL database.
config-token = The file with the operator's token cannot be read ({ $error }): give operator-token-file another path, or write a token into the file.
config-site = { $setting } must be the address of a site without a path, written as "https://play.example.org".
config-mail-server = { $setting } must be the address of a mail server, written as "smtps://USER@HOST:465" or "smtp://USER@HOST:587".
config-mailbox = { $setting } must be an e-mail address, written as "quincunx@play.example.org" or "Quincunx <quincunx@play.example.org>".
config-no-user = There is no mail server with a user whose password this could be: remove mail-password-file, or write mail-server as "smtps://USER@HOST:465".
config-needs = Mail cannot be sent without { $setting }: give that as well.
config-good = The settings are good, and the database is of this version.
config-good-older = The settings are good. The database is of an older version: the next start brings it up to date.
config-good-none = The settings are good. The database is empty or not there yet: the next start makes it.

database-exists = { $file } is there already, and is not written over: name another file.
database-nothing = There is no database in { $file }.
database-backup-done = { $file }: { $size }, copied in { $time }.
database-backup-postgres = PostgreSQL copies its databases by a program of its own: { $command }
database-older = The database { $file } is of an older version: start the server once, which brings it up to date.
database-not-empty = There is something in the database { $file } already: name an empty one.
database-in-use = A program has the database { $file } open: stop the server first.
database-damaged = The copy { $file } is damaged, and was not put back ({ $told }).
database-unequal = Not all rows of { $file } have arrived, so nothing was moved.
database-check-done = { $tables } tables checked, { $faulty } of them faulty.
database-check-broken-off = Broken off. To go on: quincunx database check --from { $table }
database-restore-done = { $file } is now what { $copy } holds.
database-restore-kept = The database of before is kept: { $file }
database-restore-postgres = PostgreSQL puts copies back by a program of its own, into an empty database, which the settings name then: { $command }
database-move-done = { $rows } rows were moved, all there are. Name the other database in the settings before you start the server.
