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
load-again = Load again
language = Language
theme = Light or dark
theme-auto = Same as the system
theme-light = Light
theme-dark = Dark
motion = Movement of cards and pieces
motion-auto = Same as the system
motion-on = On
motion-off = Off
showing = What the others do
showing-hand = Step by step
showing-calm = Calmly
showing-brisk = Briskly
showing-now = At once
showing-hint = Each of their acts is shown for itself before your turn. Where nothing moves, you find them as a list.
forced = Make forced choices for me
forced-hint = Where the rules leave only one choice, it is made for you after a moment.
seen = Who sees when I am here
seen-everybody = Everybody
seen-nobody = Nobody
seen-hint = If nobody does, others are not told whether you are at the table, and your open tables do not come first for those who follow you.
settings-everywhere = These settings are the same wherever you are signed in.
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
learn = The game on one page
learn-first = New to this game? Start here
learn-play = Play against the computer
learn-rules = Read the rules
new-table = A new table
your-name = Your name
name-missing = Please tell the others what to call you.
against = Against
against-computer = The computer
against-invited = Friends, by link
against-open = Anyone
level = Strength
place-of-level = { $n } of { $of }: { $name }
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
bots-allow = Bots may sit down too
invite-name = Whom do you invite?
invite-name-seat = Whom do you invite to seat { $seat }?
invite-name-hint = With the name of an account the seat is kept for that player, who finds the invitation among the own games. Without a name it is for whoever has the link.
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
more-tables = Show more tables
free-seats = { $n ->
    [one] { $n } free seat
   *[other] { $n } free seats
}
bots-too = bots too
followed = You follow { $name }
status-waiting = Waiting for players
status-over = Finished
status-frozen = Stopped
waiting-for = Waiting for { $names }
since-made = Opened: { $when }
since-moved = Last move: { $when }
since-over = Ended: { $when }
all-tables = Show all { $n }
fewer-tables = Show fewer
all-games = All games

## My games

my-games = My games
games-theirs = Waiting for others
games-kept = Invitations
games-begin = Not begun yet
games-over = Finished games
games-none = You have no games yet.
games-found = { $n ->
    [one] { $n } game
   *[other] { $n } games
}
more-games = Show more games
next-game = Next game
game = Game
played-with = Another player’s name
outcome = Outcome
outcome-any = Any
outcome-played = Played
outcome-won = Won
outcome-drawn = Drawn
outcome-lost = Lost
figures = Figures
figures-as = as { $name }
figures-with = with { $name }

## Another device

device = Play on another device
device-more = Makes a private link with which another browser of yours gets your seats.
device-link = Open this link on your other device
device-link-more = Keep it to yourself: whoever opens it has your seats. It works once, within { $n ->
    [one] { $n } minute
   *[other] { $n } minutes
}. Your seats stay here as well.
device-account-more = Makes a private link that signs another browser of yours in.
device-account-link-more = Keep it to yourself: whoever opens it is signed in as you. It works once, within { $n ->
    [one] { $n } minute
   *[other] { $n } minutes
}.
take-question = Take your seats to this device?
take-more = The link is from another device of yours. You will be able to play here and there. Do not take seats that somebody else has sent you.
take-lost = { $n ->
    [one] You would lose your own seat here, at one table
   *[other] You would lose your own seats here, at { $n } tables
}
take-lost-more = Your own seats stay with any other device that already has them. To go on playing here, finish those games first, or open the link in another browser.
take-seats = Take the seats
take-anyway = Take the seats, lose my own here
take-not = Leave it as it is
take-have = This browser already has these seats
take-to-tables = To your tables
take-nothing = No seats to take
take-how = On the device that you have played on, open the settings and choose “Play on another device”. Then open the link here.

## An account

account = Account
account-why = With an account your games are where you are: at the desk, on the phone. Everything that you play here as a guest comes along, games under way too.
account-have = You are signed in. At every table you sit down by this name.
sign-up = New account
sign-up-do = Create the account
sign-up-passkey = Create the account with a passkey
sign-in = Sign in
sign-in-passkey = Sign in with a passkey
sign-out = Sign out
sit-as = You sit down as { $name }.
password = Password
password-show = Show the password
password-least = At least { $n } characters; several words are good.
password-keep = Keep it well. On this page you can then make recovery codes: without one, a password that is lost is lost for good.
password-keep-mail = Keep it well. On this page you can then make recovery codes, or give an e-mail address: without either, a password that is lost is lost for good.
password-change = Another password
password-change-do = Change the password
password-set = Set a password
password-old = Your password until now
password-new = The new password
password-ends = It signs you out in all other browsers.
password-changed = The password is changed.
passkeys = Passkeys
passkeys-why = With a passkey your phone, your computer or a security key signs you in, by a fingerprint, your face or a PIN: there is no password to remember, and none to steal.
passkey-made = Made: { $when }
passkey-add = Add a passkey
passkey-remove = Remove
passkey-remove-sure = Remove the passkey of { $device }? Nobody signs in with it any more.
passkey-remove-do = Remove the passkey
passkey-keep = Keep it
passkey-added = The passkey is added.
passkey-removed = The passkey is removed.
passkey-last = You sign in with this passkey alone. Add another one before your device is lost, set a password, or make recovery codes.
proof-passkey = Your device will ask for your passkey, to be sure that it is you.
proof-nowhere = It takes one of your passkeys to be sure that it is you, and this browser has no way to ask for one. Open this page in another browser, or set a password by a recovery code or a mailed link.
proof-by-passkey = With a passkey instead
proof-by-password = With the password instead
codes = Recovery codes
codes-why = If you forget your password, or lose the device with your passkey, a recovery code lets you in. Each works once. Keep them on paper, or where nobody else looks.
codes-left = { $n ->
    [0] You have no codes.
    [one] You have one code left.
   *[other] You have { $n } codes left.
}
codes-end = New codes end the old ones.
codes-new = Make new codes
codes-once = You see these codes now and never again.
export = Your data
export-what = Everything that is kept about you but what others have reported, in one file: account, devices, passkeys, settings, decks, whom you follow and block, what you have reported, bots, and your tables with the records of finished games.
export-what-mail = Everything that is kept about you but what others have reported, in one file: account, e-mail address, devices, passkeys, settings, decks, whom you follow and block, what you have reported, bots, and your tables with the records of finished games.
export-do = Download
account-delete = Delete the account
account-delete-what = You give up the games that go on, the tables that you have made and that have not begun are closed, and your bots and decks go with you, also from this browser. Your name goes from all tables and records; the records stay, since they are the other players’ as well. Nobody can bring the account back.
account-delete-do = Delete my account for good
account-deleted = Your account is deleted.
forgot = Forgot the password?
forgot-how = Write one of your recovery codes, and choose a new password.
forgot-code = Recovery code
forgot-do = Sign in with the new password
forgot-not = Back
forgot-ends = It signs you out in all other browsers, and removes your passkeys and the tokens of your bots.
forgot-ends-mail = It signs you out in all other browsers, and removes your passkeys, your e-mail address and the tokens of your bots.
mail = E-mail
mail-why = With an e-mail address you can have a link to sign in sent to you, and choose a new password if you have forgotten the old one. It is used for nothing else, and nobody else sees it.
mail-is = Your address: { $address }
mail-waiting = We have sent a mail to { $address }. Open the link in it within a day: only then does the address count.
mail-address = E-mail address
mail-set = Send the link to confirm it
mail-remove = Remove the address
link-ask = Have a link sent to you
link-how = Enter the e-mail address of your account. The link signs you in without the password, and lets you choose a new one.
link-do = Send the link
link-sent = If an account has this address, a link is on its way. It works once, within { $n ->
    [one] { $n } minute
   *[other] { $n } minutes
}.
mailed-confirm = Confirm { $address }?
mailed-confirm-more = It then belongs to the account { $name }. If you do not know this account, do not confirm it.
mailed-confirm-do = Confirm the address
mailed-confirmed = The address is confirmed
mailed-enter-more = What you play here as a guest comes along. If you have not asked for this link, do not sign in.
mailed-ends = It signs you out in all other browsers, and removes your passkeys, your recovery codes and the tokens of your bots.
mailed-nothing = There is nothing to be done with this link
sessions = Where you are signed in
session-here = This browser
session-used = Last used: { $when }
session-unknown = Another program
session-end = Sign out there
sessions-end = Sign out everywhere else
people = Other players
people-why = The open tables of those whom you follow stand first in the lobby. Whoever you block, and their bots, can neither invite you nor sit down at a table with you; nobody is told that you do. Seats that are taken stay. Guests have no account, and cannot be blocked.
people-follows = You follow
people-blocks = You block
person-name = Name of the account
follow = Follow
unfollow = Stop following
block = Block
unblock = Unblock
report = Report to the operator …
report-title = Report to the operator
report-why = Only whoever runs this server reads it; nobody else is told. They also see the table and, after the end of the game, its record.
report-player = Player: { $name }
report-about = What is it about?
report-about-name = An offensive name
report-about-conduct = Behaviour, such as letting games go to sleep
report-about-cheating = It looks like cheating
report-about-fault = A fault at this table
report-words = In a few words
report-do = Send
report-sent = Thank you. The operator has your report.
renamed = The operator has taken your name away
renamed-account = You are called { $name } now. You sign in as before, by the old name as well. You may choose another name once; at the tables at which you sit now you stay { $name }.
renamed-guest = At your tables here another name stands in its place now. Next time, please sit down by a name that offends nobody.
renamed-choose = Another name
renamed-do = Take this name
renamed-keep = Stay { $name }
bots = Bots
bots-why = A bot is a program that plays under a name of its own. Everybody sees that it is a bot, and it sits down only where whoever makes the table lets bots. It comes with a token, which you make for it here.
bot-name = The name of a new bot
bot-make = Make a bot
tokens-none = No token
token-new = A new token
token-of = For which bot
token-name = Where you use it
scopes = What it is for
scope-read = to see tables and its own games
scope-play = to sit down and play
scope-make = to make tables
token-make = Make a token
token-made = The new token
token-once = You see this token now and never again. Whoever has it is this bot.
token-unused = Never used
token-end = End
take-account = Sign in here as { $name }?
take-account-more = The link comes from another device on which { $name } is signed in. What you play here as a guest comes along. If somebody else has sent it to you, do not sign in.
take-account-do = Sign in as { $name }

## Decks

decks = Decks
decks-build = Build decks, or change and share your own
decks-ready = Ready decks
decks-own = Your decks
decks-as-text = As text …
decks-text-of = { $label }, as text
decks-text-hint = One card on each line: the number of copies and the card’s name.
decks-yours = Your deck
decks-computer = The computer’s deck
decks-seat = Deck for seat { $n }, unless the player brings another one
decks-kept = As agreed at this table
decks-unnamed = a deck of one’s own
decks-about = Start from a ready deck or from an empty one. You see at once what is wrong.
decks-here = What you save stays in this browser.
decks-everywhere = What you save is there wherever you are signed in.
decks-alone = Your account does not have this deck, it is in this browser alone.
decks-empty = Empty deck
decks-new = New deck
decks-name = Name of the deck
decks-save = Save
decks-save-draft = Save as a draft
decks-saved = Saved
decks-saved-draft = Saved as a draft
decks-draft = draft
decks-duplicate = Duplicate
decks-copy-name = { $name } (copy)
decks-delete = Delete
decks-delete-question = Delete the deck “{ $name }”? This cannot be undone.
decks-text = Deck as text
decks-text-more = Cards stand in it by their names; their ids are read as well. Copy it, change it here, or replace it with another deck.
decks-take = Take this text
decks-copy = Copy text
decks-share = Share link
decks-share-file = Anyone who opens the link also needs the file with your cards.
decks-play = Play with this deck
decks-good = This deck keeps the rules.
decks-faults = { $n ->
    [one] One thing is not right yet
   *[other] { $n } things are not right yet
}
decks-unchecked = The deck cannot be checked just now; trying again.
decks-rules = Rules that the deck must keep
decks-own-file = The cards are from a file of your own.
decks-standard = Back to the standard cards
decks-none = Players bring no decks to this game.

## Before the game

left-for-good = Former player
nobody-yet = Nobody yet
expected = { $name } is expected
bot = bot
waiting-for-players = { $n ->
    [one] Waiting for { $n } player
   *[other] Waiting for { $n } players
}
waiting-hint = The game begins as soon as every seat is taken. You may close this page; the table is kept in the lobby.
options-default = Played by the rules as they stand in the rulebook.
options-agreed = Agreed at this table
own-file = your own file
invite-link = Send this link to your friends
copy = Copy
copied = Copied
copy-marked = It is marked: copy it with the keyboard, or by a long press.
sit-down = Sit down
only-invited = The free seats at this table are kept for those who have the link.
give-seat = Give this seat to whoever has the link
seat-leave = Give up this seat
table-close = Close this table
table-close-question = The table is gone for everybody then, and its link leads nowhere.
table-keep = Keep it
invites-you = { $name } invites you to a game
pace-live-more = Everybody plays at the same time, in one sitting.
pace-slow-more = Everybody plays when there is time; the table waits.
bots-here = Bots may sit down here.
team = Team: { $name }
seat-yours = Your seat
seat-take = Sit here

## At the table

prompt = What you are asked
beside = Players, details and log
you = (you)
a-computer = Computer
present = At the table
absent = Away
away-waits = The table waits; not here just now: { $names }
decides-too = Decides as well
resigned = gave up
open-clause = Rulebook: { $clause }
undo = Undo
undo-ask = Ask to undo
undo-asked = { $name } asks to take back this choice:
undo-pending = You have asked the others to let you take this back:
undo-withdraw = Do not ask any more
undo-allow = Allow it
undo-refuse = Let it stand
undo-declined = It stays as it is, since not everybody lets you take it back:
standing-order = In others’ turns
answered-in = Answered for you in { $n } s
resign = Give up
resign-question = Give up your seat? If others play on, the computer takes your place. This cannot be undone.
play-on = Play on
log = Log
log-undo = { $name } takes back a choice.
log-resign = { $name } gives up.
log-times = { $line } (× { $n })
log-folded = { $n ->
    [one] { $n } more line
   *[other] { $n } more lines
}
log-empty = Nothing has happened yet that could be told.
log-new = { $n ->
    [one] { $n } new line
   *[other] { $n } new lines
}
done-since = What the others have just done
done-nothing = Nobody has done anything since your last choice.
show-again = Show the last turn again
show-next = Next
to-now = To now
acts-left = { $n ->
    [one] { $n } more act
   *[other] { $n } more acts
}
acts-more = and { $n } more
new-since = New since your last visit
inspector = Details
inspector-empty = Point at a card or a space to see what it does.
description = The position in words
wire-lost = Connection lost; trying again
wire-mute = Moves come a few seconds late here.
wire-resending = Sending again
wire-again = Sending again { $when }.
keys = Keys
keys-now = Choices now
keys-always = Always
key-escape = Step back, close
key-arrows = Replay: one step back or on; what the others do: on
key-hold = Hold a card or a space to read what it does.
keys-touch = By touch

## Rulebook

search-rules = Search the rules
search-nothing = Nothing found.
contents = Contents

## After the game

result = Result
ended-by-resigning = { $winner } wins: { $name } has given up.
result-of = { $names }: victory. { $how }
winner = Winner
shared = Shares the victory
rematch = Rematch
rematch-join = To the rematch
rematch-there = There already: { $names }
rematch-expected = Expected: { $names }
record = Save the record
fair = Was the luck fair?
fair-more = The server bound itself to its secret before the game, and every seat added chance of its own. Now that the game is over, all of it can be recomputed.
fair-check = Check it
check-rules-passed = This server knows the rules under which the record was played.
check-rules-failed = The record is of a game, or of a version of its rules, that this server does not know.
check-rules-open = The rules of the record could not be checked.
check-header-passed = The header of the record is complete.
check-header-failed = The header of the record is not right.
check-header-open = The header of the record could not be checked.
check-commitment-passed = The server's secret is the one that it bound itself to.
check-commitment-failed = The server's secret is not the one that it bound itself to.
check-commitment-open = The server's secret is shown only after the end.
check-entries-passed = Every action was legal, and the chain of entries is unbroken.
check-entries-failed = The entries are not right.
check-entries-open = The entries could be checked only in part.
check-draws-passed = Every die and card was drawn as computed.
check-draws-failed = A die or card was not drawn as computed.
check-draws-open = The draws could not be checked: the server’s secret is not in the record.
check-result-passed = The result follows from the entries.
check-result-failed = The result does not follow from the entries.
check-result-open = The game has no result yet.
check-signature-passed = This server has signed exactly this record, with the key { $key }.
check-signature-elsewhere = The record is signed, but with another key than this server’s: { $key }. Whose it is cannot be told here.
check-signature-contradicted = Somebody has signed this record as it stands. As the record contradicts itself, the signature proves nothing.
check-signature-failed = The signature does not fit this record.
check-signature-open = The record is not signed, or cannot be checked without the server’s secret.
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

replay-more = Open the record of a game to watch it again, step by step and through anybody's eyes. It is sent to this server, which knows the rules, and is not kept.
replay-file = Record of a game (.json)
replay-broken = This record is broken; it is shown as far as it can be followed, { $n ->
    [one] { $n } entry
   *[other] { $n } entries
}.
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
about-published-more = Everything that is not named below as our reconstruction comes from the printed rulebook or from published sources. The rulebook here is written in our own words; no text or picture of the publisher is used.
about-reconstruction = Our reconstruction
credits = Credits
no-affiliation = This is the work of people who love these games. It is not affiliated with, nor endorsed by, any designer, artist or publisher named here.
credit-icons = Symbols: Lorc, Delapouite and other contributors,
credit-titles = Titles: Brygada 1918, by the Brygada 1918 Project Authors.
credit-text = Text: Source Sans 3, by Adobe.
credit-code = The program is free software under the MIT or the Apache 2.0 licence; its source travels with it.
credit-source = The source
credit-others = All work by others in the program, with its licences
interface = The interface for programs

## Problems

problem-unknown = That did not work: { $title }.
problem-unreachable = The server cannot be reached just now.
problem-part-lost = A part of the page could not be loaded.
problem-no-board = This page has no board for this game.
problem-board = Something went wrong while drawing the board. The game itself is safe.
draw-again = Draw it again
problem-no-rules = There is no rulebook here.
problem-no-record = This file is not the record of a game.
problem-bad-request = The server did not understand the request.
problem-cross-site = The request came from another page.
problem-wrong-host = This server is not to be reached at this address.
problem-not-found = There is nothing at this address.
problem-bad-method = This address does not work that way.
problem-too-slow = The request took too long.
problem-too-large = The file is too large.
problem-bad-type = The server did not understand the request.
problem-no-such-game = There is no such game here.
problem-no-such-rules = This server does not know this version of the game's rules.
problem-no-such-table = There is no such table.
problem-no-such-number = The game has not got that far yet.
problem-bad-name = This name will not do: a name has 1 to 24 visible characters.
problem-bad-options = These options are not allowed.
problem-bad-seats = The game is not for this many players.
problem-bad-contribution = Your browser's share of chance was not accepted.
problem-not-your-table = Only those who sit at the table may do this.
problem-not-your-eyes = You can look through other players' eyes only after the end.
problem-seat-taken = Somebody else was faster: the seat is taken.
problem-already-seated = You already have a seat at this table.
problem-not-invited = This seat is kept for those who have the link.
problem-no-cookie = This browser keeps no cookie of this site, and nothing but a cookie shows that a seat is yours. Allow cookies here, and try again.
problem-seat-kept = This seat is kept for the player whose name is on it.
problem-no-seats = You have no seat yet that another device could take over. Sit down at a table first.
problem-no-such-link = This link does not hold any more: it works once, and only for a short time. Make a new one on the other device.
problem-name-taken = Somebody’s account or a computer player has this name, or one that looks like it. If the account is yours, sign in; otherwise choose another name.
problem-bad-password = A password has 8 to 128 characters.
problem-weak-password = This password is among the first that anybody would try. Choose another one: several words are good.
problem-wrong-password = There is no account with this name and this password.
problem-wrong-code = There is no account with this name and this recovery code.
problem-no-passkeys = There are no passkeys at this address.
problem-wrong-passkey = This passkey does not open the account. Perhaps it was removed here.
problem-no-such-question = That took too long. Try again.
problem-passkey-taken = This passkey belongs to an account already.
problem-too-many-passkeys = You have as many passkeys as one may have.
problem-no-such-passkey = This passkey was removed already.
problem-last-passkey = Without this passkey nothing would be left for you to sign in with. Add another one first, or set a password.
problem-passkey-there = This device already has a passkey for your account.
problem-passkey-silent = No passkey came from your device. Try again.
problem-not-signed-in = You are not signed in any more.
problem-signed-in = You are signed in already.
problem-no-such-session = You are not signed in there any more.
problem-invalid-token = This token opens nothing: it was never given out, or it has ended.
problem-insufficient-scope = The token is not for this.
problem-not-by-token = This cannot be done with a token: sign in with a browser.
problem-no-such-bot = You have no bot of this name.
problem-no-such-token = This token has ended already.
problem-no-such-person = Nobody else has an account with this name.
problem-too-many-people = The list has as many names as it may have.
problem-not-to-invite = Nobody can be invited by this name. Leave it empty, and send the link.
problem-too-many-decks = You have as many decks in your account as one may have.
problem-too-many-bots = You have as many bots as one may have.
problem-too-many-tokens = This bot has as many tokens as a bot may have.
problem-no-bots = This table takes no bots.
problem-too-many-attempts = There were too many attempts to sign in.
problem-no-mail = This server sends no mail.
problem-bad-address = This is not an e-mail address to which mail can be sent.
problem-address-taken = This address belongs to another account.
problem-no-such-mailed-link = This link does not hold any more: it works once, and only for a short time. Ask for a new one.
problem-too-many-mails = Many mails were asked for lately. Look for the last one in your mailbox, in the spam folder too, or wait a while.
problem-too-many-accounts = Many accounts were made from here lately. Please wait a while.
problem-not-begun = The game has not begun.
problem-begun = The game has begun.
problem-over = The game is over.
problem-not-over = The game is not over yet.
announced = The operator:
table-fault = This table was stopped by a fault in the program. Its record is kept.
table-closed = The operator has closed this table: “{ $reason }” What was played is kept.
table-asleep = Guests alone played here, and nobody has acted for so long that the table was closed. What was played is kept.
problem-frozen = This table has been stopped for good. Its record is kept.
problem-resigned = You have given up your seat; the computer plays on.
problem-stale = The game has gone on in the meantime.
problem-refused = The rules do not allow that.
problem-unreadable = This game has no such action.
problem-no-undo = There is nothing to take back.
problem-too-many-undos = You have taken back very often here. Choose something and go on; then you can take back again.
problem-too-long = This game has become longer than any game may be. It can only be given up.
problem-bad-order = This game has no such standing order.
problem-undo-asked = Another player is asking to undo just now.
problem-no-undo-asked = Nobody is asking to undo any more.
problem-again = Try again { $when }.
problem-tell-operator = If it stays like this, tell whoever runs this server: request { $request }.
problem-too-many-requests = That was a little fast. Please wait a moment.
problem-too-many-tables = You have opened many tables lately. Please wait a while.
problem-too-many-reports = The operator has heard much from you or your network lately. Please wait a while.
problem-too-many-streams = You have too many pages of this site open.
problem-full = This server has no room for more tables.
problem-unavailable = The server is busy; please try again.
problem-disk-full = The server's disk is full. Nothing is lost, but nothing new can be kept until there is room again.
problem-read-only = The server can only read its database just now. Nothing is lost, but nothing new can be kept.
problem-database-gone = The server's database is no longer where it was. Nothing new can be kept until the server is started again.
problem-no-page = The page was not built into this server.
