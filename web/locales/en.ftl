### The page around the boards. Player names are never declined.

## Everywhere

home = Quincunx: to the lobby
site = Site
about = About
replay = Replay
settings = Settings
close = Close
loading = One moment …
no-page = There is no page at this address.
language = Language
theme = Light or dark
theme-auto = As the system
theme-light = Light
theme-dark = Dark
motion = Movement of cards and pieces
motion-auto = As the system
motion-on = On
motion-off = Off
forced = Press forced choices for me
forced-hint = Where the rules leave a single choice, it is made after a moment.
your-turn = Your turn
their-turn = Their turn
waiting-for-you = { $n ->
    [one] { $n } table waits for you
   *[other] { $n } tables wait for you
}

## Lobby

welcome = Take a seat.
welcome-more = Card-driven wargames against friends or the computer. The rules are kept for you, the dice can be checked, and nothing is lost when you close the page.
games = Games
made-by = Designed by { $designer }
players-range = { $least } to { $most } players
players-count = { $n } players
minutes = { $n ->
    [one] { $n } minute
   *[other] about { $n } minutes
}
rulebook = Rulebook
new-table = A new table
your-name = Your name
name-missing = Please tell the others how to call you.
against = Against
against-computer = The computer
against-invited = Friends, by link
against-open = Anyone
level = Strength
level-place = { $n } of { $of }: { $name }
level-random = Random
level-reckless = Reckless
level-bold = Bold
level-greedy = Greedy
level-sensible = Sensible
level-cautious = Cautious
level-exact = Exact
level-experienced = Experienced
level-strategist = Strategist
players = Players
more-options = More options
table-rules = Rules of this table ({ $n })
pace = Pace
pace-live = At the table
pace-slow = Over days
seats = Seats
seat = Seat { $n }
seat-me = You
seat-computer = Computer: { $level }
seat-invited = A friend with the link
seat-open = Anyone
fault-line = Line { $line }:
play = Play
open-table = Open the table
your-tables = Your tables
open-tables = Tables with free seats
free-seats = { $n ->
    [one] { $n } free seat
   *[other] { $n } free seats
}
status-waiting = Waiting for players
status-over = Finished
status-frozen = Stopped
waiting-for = Waiting for { $names }

## Decks

decks = Decks
decks-build = Build decks, or change and share your own
decks-ready = Ready decks
decks-own = Your decks
decks-as-text = As text …
decks-text-of = { $label }, as text
decks-text-hint = One card in each line, as a deck page copies it.
decks-yours = Your deck
decks-computer = Deck of the computer
decks-seat = Deck for seat { $n }, unless another one is brought
decks-kept = As agreed at this table
decks-unnamed = a deck of one’s own
decks-about = Start from a ready deck or from an empty one. What is wrong is told at once; what you save stays in this browser.
decks-empty = Empty deck
decks-new = New deck
decks-name = Name of the deck
decks-save = Save
decks-saved = Saved
decks-duplicate = Duplicate
decks-copy-name = { $name } (copy)
decks-delete = Delete
decks-delete-question = Delete the deck “{ $name }”? This cannot be taken back.
decks-text = Deck as text
decks-text-more = Copy it, change it here, or put another deck in its place.
decks-take = Take this text
decks-copy = Copy text
decks-share = Share link
decks-share-file = Whoever opens the link needs your component file as well.
decks-play = Play with this deck
decks-good = This deck keeps the rules.
decks-faults = { $n ->
    [one] One thing is not right yet
   *[other] { $n } things are not right yet
}
decks-unchecked = The deck cannot be checked just now; trying again.
decks-rules = Rules that the deck must keep
decks-own-file = The cards are those of your own component file.
decks-standard = Back to the standard cards
decks-none = No decks are brought to this game.

## Before the game

nobody-yet = Nobody yet
waiting-for-players = { $n ->
    [one] Waiting for { $n } player
   *[other] Waiting for { $n } players
}
waiting-hint = The game begins as soon as every seat is taken. You may close this page; the table is kept in the lobby.
options-default = Played by the rules as they stand in the rulebook.
options-agreed = This table has agreed on
own-file = your own file
invite-link = Send this link to your friends
copy = Copy
copied = Copied
sit-down = Sit down
only-invited = The free seats of this table are kept for those who have the link.

## At the table

prompt = What is to be done
beside = Players, details and log
you = (you)
a-computer = Computer
present = At the table
absent = Away
resigned = gave up
thinking = { $name } is thinking …
open-clause = Rulebook: { $clause }
undo = Undo
undo-ask = Ask to undo
undo-asked = { $name } asks to take back the last choice.
undo-pending = Waiting for the others to agree to the undo.
undo-allow = Allow it
undo-refuse = Let it stand
standing-order = In others’ turns
answered-in = Answered for you in { $n } s
resign = Give up
resign-question = Give up your seat? If others play on, the computer takes your place. This cannot be taken back.
play-on = Play on
log = Log
log-undo = { $name } takes back a choice.
log-resign = { $name } gives up.
new-since = New since your last visit
inspector = Details
inspector-empty = Point at a card or a space to see what it does.
description = The position in words
wire-lost = Connection lost; trying again
wire-resending = Sending again
keys = Keys
keys-now = Choices now
keys-always = Always
key-escape = Step back, close
key-arrows = Replay: one step back or on

## Rulebook

search-rules = Search the rules
search-nothing = Nothing found.
contents = Contents

## After the game

result = Result
ended-by-resigning = The game has ended because of a resignation.
winner = Winner
shared = Shares the victory
rematch = Rematch
rematch-join = To the rematch
record = Save the record
fair = Was the luck fair?
fair-more = The server bound itself to its secret before the game and every seat added chance of its own. Now that the game is over, all of it can be recomputed.
fair-check = Check it
check-rules-passed = The record was played under rules that are known here.
check-rules-failed = The record was played by another game, or another version of the rules, than are known here.
check-rules-open = The rules of the record could not be checked.
check-header-passed = The head of the record is complete.
check-header-failed = The head of the record is not right.
check-header-open = The head of the record could not be checked.
check-commitment-passed = The server's secret is the one that it bound itself to.
check-commitment-failed = The server's secret is not the one that it bound itself to.
check-commitment-open = The server's secret is shown only after the end.
check-entries-passed = Every action was legal, every die and card was drawn as computed, and the chain of entries is unbroken.
check-entries-failed = The entries are not right.
check-entries-open = The entries could be checked only in part: without the secret the dice cannot be recomputed.
check-result-passed = The result follows from the entries.
check-result-failed = The result does not follow from the entries.
check-result-open = The game has no result yet.
check-signature-passed = The server has signed exactly this record.
check-signature-elsewhere = The signature fits, but it is another server's.
check-signature-failed = The signature does not fit this record.
check-signature-open = The record is not signed.
entry-number = Entry { $n } is out of order.
entry-hash = The chain breaks at entry { $n }.
entry-unreadable = Entry { $n } cannot be read.
entry-illegal = Entry { $n } was not allowed.
entry-draw = Entry { $n } was not drawn as computed.
own-seed-passed = Your browser has recomputed this itself: the secret fits what the server had shown.
own-seed-failed = Your browser has recomputed this itself: the secret does not fit what the server had shown.
own-seed-open = Your browser recomputes the secret only on pages that come over https or from your own machine.
own-first-passed = { $n ->
    [0] Your browser had noted what the server bound itself to before the first entry, and it is the same.
    [one] Your browser had noted what the server bound itself to after { $n } entry, and it is the same.
   *[other] Your browser had noted what the server bound itself to after { $n } entries, and it is the same.
}
own-first-failed = { $n ->
    [0] Your browser had noted something else before the first entry.
    [one] Your browser had noted something else after { $n } entry.
   *[other] Your browser had noted something else after { $n } entries.
}

## Replay

replay-more = Open the record of a game to see it again, step by step and with anybody's eyes. It is sent to this server, which knows the rules, and not kept.
replay-file = Record of a game (.json)
replay-first = To the beginning
replay-back = One step back
replay-play = Play
replay-pause = Pause
replay-forward = One step on
replay-last = To the end
replay-slider = Place in the game
replay-at = Step { $at } of { $last }
replay-eyes = Seen by
eyes-spectator = A spectator
eyes-everything = All at once
back-to-table = Back to the table

## About

about-what = Quincunx is a home for card-driven wargames: it keeps the rules and explains them by the clause, keeps the secrets of every hand, and seats computer players that see no more than you do.
about-fair = Its dice can be checked by anyone: every random outcome comes from a secret that the server bound itself to before the game, mixed with chance from each seat. The record of a game holds everything that is needed to recompute it.
about-game = Designed by { $designer }, illustrated by { $artist }, published by { $publisher }. We thank them for it. If you like the game, buy it, and play it at a real table too.
about-game-unillustrated = Designed by { $designer }, published by { $publisher }. We thank them for it. If you like the game, buy it, and play it at a real table too.
about-published = Published facts
about-published-more = Everything that is not named below as our reconstruction is told by the printed rulebook or by published sources. The rulebook here is written in our own words; no text or picture of the publisher is used.
about-reconstruction = Our reconstruction
credits = Credits
no-affiliation = This is the work of amateurs of these games. It is not affiliated with, nor endorsed by, any designer, artist or publisher named here.
credit-icons = Symbols: Lorc, Delapouite and other contributors,
credit-titles = Titles: Brygada 1918, by the Brygada 1918 Project Authors.
credit-text = Text: Source Sans 3, by Adobe.
credit-code = The program is free software under the MIT or the Apache 2.0 licence; its source travels with it.
credit-source = The source
credit-others = All work of others in the program, with its licences
interface = The interface for programs

## Problems

problem-unknown = That did not work: { $title }.
problem-unreachable = The server cannot be reached just now.
problem-no-board = This page has no board for this game.
problem-board = Something went wrong while drawing the board. The game itself is safe.
draw-again = Draw it again
problem-no-rules = There is no rulebook here.
problem-no-record = This file is not the record of a game.
problem-bad-request = The server did not understand the request.
problem-cross-site = The request came from another page.
problem-not-found = There is nothing at this address.
problem-bad-method = This address does not work that way.
problem-too-slow = The request took too long.
problem-too-large = The file is too large.
problem-bad-type = The server did not understand the request.
problem-no-such-game = There is no such game here.
problem-no-such-rules = This version of the game's rules is not known here.
problem-no-such-table = There is no such table.
problem-no-such-number = The game is not that far yet.
problem-bad-name = This name will not do: it has 1 to 24 visible characters.
problem-bad-options = These options are not allowed.
problem-bad-seats = The game is not for so many players.
problem-bad-contribution = Your browser's share of chance was not accepted.
problem-not-your-table = Only those who sit at the table may do this.
problem-not-your-eyes = Other seats can be looked at only after the end.
problem-seat-taken = Somebody else was faster: the seat is taken.
problem-already-seated = You have a seat at this table already.
problem-not-invited = This seat is kept for those who have the link.
problem-not-begun = The game has not begun.
problem-over = The game is over.
problem-not-over = The game is not over yet.
problem-frozen = This table was stopped by a fault in the program. Its record is kept.
problem-resigned = You have given up your seat; the computer plays on.
problem-stale = The game has gone on in the meantime.
problem-refused = The rules do not allow that.
problem-unreadable = That is no action of this game.
problem-no-undo = There is nothing to take back.
problem-bad-order = This game has no such standing order.
problem-undo-asked = Another player is asking to undo just now.
problem-no-undo-asked = Nobody asks to undo any more.
problem-too-many-requests = That was a little fast. Please wait a moment.
problem-too-many-tables = You have opened many tables lately. Please wait a while.
problem-too-many-streams = Too many pages of this site are open on your side.
problem-full = This server has no room for more tables.
problem-unavailable = The server is busy; please try again.
problem-disk-full = The server's disk is full. Nothing is lost, but nothing new can be kept until there is room again.
problem-read-only = The server can only read its database just now. Nothing is lost, but nothing new can be kept.
problem-no-page = The page was not built into this server.
