### In Flanders Field. Card names and other words follow the glossary of the rulebook.
### Names of cards come into sentences as whole variables; where a language declines them, a name may have attributes
### (`.acc`), for which a sentence of the engine asks as `$card-acc`. Player names are never declined.

tagline = Lead your company over No Man's Land: roll on, or stop before the attack collapses.

## Kinds of cards

kind-infantry = Infantry
kind-artillery = Artillery
kind-tanks = Tanks
kind-aerial_reconnaissance = Aerial Reconnaissance
kind-observation_balloon = Observation Balloon
kind-gas = Gas
kind-mines = Mines
kind-reserves = Reserves
kind-advance = Advance
kind-german_machine_gun = German Machine Gun
kind-german_artillery = German Artillery
kind-german_counter_attack = German Counter-Attack
kind-german_gas = German Gas
kind-flying_circus = Flying Circus
kind-barbed_wire = Barbed Wire

## The cards of the standard components: Infantry with its move and extra space

card-INF1 = Infantry 1
card-INF1X = Infantry 1+1
card-INF2 = Infantry 2
card-INF2X = Infantry 2+1
card-ART = Artillery
card-TANK = Tanks
card-RECON = Aerial Reconnaissance
card-BALLOON = Observation Balloon
card-GAS = Gas
card-MINES = Mines
card-RES = Reserves
card-G_MG = German Machine Gun
card-G_ART = German Artillery
card-G_CA = German Counter-Attack
card-G_GAS = German Gas
card-G_FC = Flying Circus
card-G_WIRE = Barbed Wire

## What a kind of card does: a few words for the card itself (it is small), whole sentences for the inspector

brief-artillery = cancels German fire
brief-aerial_reconnaissance = rolls all dice again
brief-observation_balloon = one die ±1
brief-gas = replaces a German gun
brief-mines = passes a defence line
brief-reserves = +1 troop
brief-german_machine_gun = −1 troop
brief-german_artillery = −2 troops
brief-german_counter_attack = 1 space back, −1 troop
brief-german_gas = takes Infantry or Artillery
brief-flying_circus = downs aircraft and Artillery
brief-barbed_wire = −1 move{"\u00AD"}ment
brief-advance = stays put

effect-infantry = After a stop it moves your figure by up to its number of spaces. For one troop each it moves over its extra spaces as well. It halts on a defence line.
effect-artillery = After a stop one Artillery cancels all German Machine Guns, Artillery and Counter-Attacks of the turn.
effect-tanks = After a stop it moves your figure by up to its number of spaces. A defence line does not halt it, and if it moves, Barbed Wire is ignored.
effect-aerial_reconnaissance = After a roll: roll all three dice again. Not against a roll that forces Flying Circus on you.
effect-observation_balloon = After a roll: change one die by one and take a card with the new sum at once. Not against a roll that forces Flying Circus on you.
effect-gas = Before a roll: replace a German Artillery or German Machine Gun on the display by a card from the deck. Then you must roll.
effect-mines = While you move: your figure does not halt on one defence line.
effect-reserves = After a stop it brings one troop from the pool, before movement and losses.
effect-advance = The fixed card on 9. Claim it with your spare figure: after a stop it moves your figure by one space. It halts on a defence line.
effect-german_machine_gun = At the end of a stop, and at a failure, it costs one troop.
effect-german_artillery = At the end of a stop, and at a failure, it costs two troops.
effect-german_counter_attack = At the end of a stop your figure steps back one space and you lose one troop; on the start space you lose two troops instead.
effect-german_gas = After a stop, before anything else, you discard one Infantry or Artillery card.
effect-flying_circus = When it is taken, and for the rest of the turn, all your Aerial Reconnaissance, Observation Balloon and Artillery cards are discarded.
effect-barbed_wire = It makes the movement of this turn one space shorter, unless Tanks move.

## Prompts: what is to be done now

prompt-deal = The display is being dealt.
prompt-first-player = The first player is being drawn by lot.
prompt-refill = A card is drawn for the display.
prompt-rolling = The dice are rolling.
prompt-waiting = Waiting for { $player }.
prompt-roll = Your turn: roll the dice.
prompt-roll-or-gas = Your turn: roll the dice, or play Gas against a German card on the display first.
prompt-roll-after-gas = You have played Gas: now roll the dice.
prompt-take = Take a card with the sum of two dice.
prompt-nothing-open = No sum of two dice is open. Play a card that helps, or fail.
prompt-stop-or-roll = Stop and carry out your cards, or go on with another roll?
prompt-german-gas = German Gas: choose the Infantry or Artillery card that you lose.
prompt-artillery = Use Artillery to cancel German cards?
prompt-advance = Choose the space to advance to.
prompt-won = { $player } has won.
prompt-shared = { $winners } players share the victory.

## Words on buttons

action-first-player = { $player } begins
action-dice = The dice show { $dice }
action-draw = { $card } is drawn
action-roll = Roll
action-gas = Play Gas on { $space }
action-take = Take from { $space }
action-claim = Claim the fixed card on 9
action-balloon = Balloon: take from { $space }
action-reconnaissance = Aerial Reconnaissance: roll again
action-fail = Fail
action-stop = Stop
action-give-up = Give up { $card }
action-artillery = Use Artillery
action-cancel = Cancel { $card }
action-hold = Hold Artillery back
action-stay = { $space ->
        [0] Stay on the start space
       *[other] Stay on { $space }
    }
action-advance = { $troops ->
        [0] { $mines ->
            [0] Advance to { $space }
            [one] Advance to { $space } with Mines
           *[other] Advance to { $space } with { $mines } Mines
        }
        [one] { $mines ->
            [0] Advance to { $space } for { $troops } troop
            [one] Advance to { $space } for { $troops } troop and Mines
           *[other] Advance to { $space } for { $troops } troop and { $mines } Mines
        }
       *[other] { $mines ->
            [0] Advance to { $space } for { $troops } troops
            [one] Advance to { $space } for { $troops } troops and Mines
           *[other] Advance to { $space } for { $troops } troops and { $mines } Mines
        }
    }

## Log lines

event-first-player = { $player } is drawn as first player.
event-turn = Round { $round }: { $player }
event-drawn = { $card } comes to { $space }.
event-reshuffled = { $cards ->
        [one] The discard pile of { $cards } card is shuffled and becomes the deck.
       *[other] The discard pile of { $cards } cards is shuffled and becomes the deck.
    }
event-swept = The row { $spaces } is all German and is swept.
event-rolled = { $player } rolls { $dice }.
event-took = { $player } takes { $card } from { $space }.
event-took-with-balloon = { $player } plays Observation Balloon and takes { $card } from { $space }.
event-claimed = { $player } claims the fixed card on 9.
event-claimed-with-balloon = { $player } plays Observation Balloon and claims the fixed card on 9.
event-downed = Flying Circus: { $player } loses { $cards }.
event-reconnoitred = { $player } plays Aerial Reconnaissance.
event-gassed = { $player } plays Gas against { $card } on { $space }.
event-stopped = { $player } stops.
event-failed = { $troops ->
        [0] { $cards ->
            [0] { $player } fails and loses nothing.
            [one] { $player } fails and loses { $cards } card.
           *[other] { $player } fails and loses { $cards } cards.
        }
        [one] { $cards ->
            [0] { $player } fails and loses { $troops } troop.
            [one] { $player } fails and loses { $troops } troop and { $cards } card.
           *[other] { $player } fails and loses { $troops } troop and { $cards } cards.
        }
       *[other] { $cards ->
            [0] { $player } fails and loses { $troops } troops.
            [one] { $player } fails and loses { $troops } troops and { $cards } card.
           *[other] { $player } fails and loses { $troops } troops and { $cards } cards.
        }
    }
event-gave-up = German Gas: { $player } gives up { $card }.
event-cancelled = { $player } uses Artillery and cancels { $cards }.
event-reinforced = { $troops ->
        [one] Reserves bring { $player } { $troops } troop.
       *[other] Reserves bring { $player } { $troops } troops.
    }
event-stayed = { $space ->
        [0] { $player } stays on the start space.
       *[other] { $player } stays on { $space }.
    }
event-advanced = { $player } advances from { $from ->
        [0] the start space
       *[other] { $from }
    } to { $to }{ $mines ->
        [0] {""}
        [one] {" "}with Mines
       *[other] {" "}with { $mines } Mines
    }{ $troops ->
        [0] .
        [one] {" "}and gives up { $troops } troop.
       *[other] {" "}and gives up { $troops } troops.
    }
event-struck = { $troops ->
        [0] { $card } strikes { $player }, who has nothing left to lose.
        [one] { $card } costs { $player } { $troops } troop.
       *[other] { $card } costs { $player } { $troops } troops.
    }
event-struck-back = { $card } pushes { $player } back to { $space ->
        [0] the start space
       *[other] { $space }
    }{ $troops ->
        [0] .
        [one] {" "}and costs { $troops } troop.
       *[other] {" "}and costs { $troops } troops.
    }
event-reached = { $player } has reached the Objective Line.
event-eliminated = { $player } has lost all troops and is eliminated.
event-won = { $player } wins.
event-shared = { $winners } players share the victory.

## Refusals: why something cannot be done

refusal-game-over = The game is over.
refusal-chance = Dice and cards are not chosen.
refusal-not-your-turn = It is { $active }’s turn.
refusal-roll-first = Roll first: you take a card with the sum of two dice.
refusal-dice-lie = The dice have been rolled: use one of their sums first.
refusal-nothing-taken = You cannot stop before the first taking of the turn.
refusal-gas-played = After Gas a roll must follow.
refusal-other-step = That belongs to another step of the turn.
refusal-no-space = There is no such space: the display has the numbers 3 to 11.
refusal-not-offered = No two of the dice make { $space }.
refusal-empty = Nothing lies on { $space }.
refusal-claimed = The fixed card is already claimed; that is possible once a turn.
refusal-must-take = A sum of two dice is open, so you must take.
refusal-not-held = You do not hold this card: { $kind }.
refusal-no-gas-target = Gas works only against German Artillery and German Machine Guns on the display; there is none on { $space }.
refusal-forced = The roll forces Flying Circus: neither Aerial Reconnaissance nor Observation Balloon can be played.
refusal-offered-anyway = The roll offers { $space } already, without an Observation Balloon.
refusal-too-far-for-balloon = An Observation Balloon changes one die by one; that does not make { $space }.
refusal-not-lost-to-gas = Only Infantry and Artillery can be given up to German Gas.
refusal-not-cancelled = Artillery cancels only German Machine Guns, German Artillery and German Counter-Attacks.
refusal-other-scope = At this table Artillery works the other way: all cards at once, or one card each.
refusal-backwards = The figure only advances.
refusal-beyond-objective = Nobody goes beyond the Objective Line.
refusal-too-far = Your cards do not carry to { $space }.
refusal-not-so-many-troops = You do not have so many troops.
refusal-last-troop = At this table the last troop may not be given up.
refusal-other-price = { $troops ->
        [0] { $mines ->
            [0] That space costs nothing.
            [one] That space costs one Mines card and no troop.
           *[other] That space costs { $mines } Mines cards and no troop.
        }
        [one] { $mines ->
            [0] That space costs { $troops } troop and no Mines.
            [one] That space costs { $troops } troop and one Mines card.
           *[other] That space costs { $troops } troop and { $mines } Mines cards.
        }
       *[other] { $mines ->
            [0] That space costs { $troops } troops and no Mines.
            [one] That space costs { $troops } troops and one Mines card.
           *[other] That space costs { $troops } troops and { $mines } Mines cards.
        }
    }

## Faults in options, component files and positions

fault-seats = Two, three or four players can play.
fault-beginners = Only seats of this table can be beginners.
fault-round-limit = The round limit must be a number from 20 to 100.
fault-track = There is no battlefield of this name.
fault-display-layout = There is no layout of this name.
fault-form = This cannot be read. Write it in the same form as the standard file.
fault-missing = The file lacks “{ $part }”.
fault-unknown-kind = { $id }: there is no kind of card called { $kind }.
fault-id = { $id }: an id has 1 to 24 letters, digits and underscores.
fault-id-twice = { $id } stands in the file twice.
fault-same-figures = { $id } has the same kind and figures as another card.
fault-no-copies = { $id } needs at least one copy.
fault-no-move = { $id }: Infantry moves at least one space.
fault-tanks = { $id }: Tanks move at least one space and have no extra space.
fault-too-far = { $id }: a card moves 60 spaces at most.
fault-move = { $id }: only Infantry and Tanks move.
fault-grey = { $id }: only British cards have grey symbols.
fault-black = { $id }: only German cards have black symbols.
fault-fixed-place = The fixed card is a British card on 9.
fault-fixed-extra = The fixed card has no extra space.
fault-layout = { $id }: the rows hold each number from 3 to 11 once, and none is empty.
fault-space = { $space }: the spaces are 3 to 11, and 9 alone is fixed.
fault-three-lines = { $id }: a battlefield has three defence lines.
fault-lines = { $id }: the defence lines stand in ascending order between the start and the Objective Line.
fault-objective = { $id }: the Objective Line lies on 60 at most.
fault-deck = The deck has at least nine cards, one of them British.
fault-deck-too-large = This is more cards than the program can handle.
fault-field = { $form ->
        [number] { $id }: “{ $field }” must be there and be a whole number from 0 to 255.
        [numbers] { $id }: “{ $field }” must be there and be a list of whole numbers.
        [rows] { $id }: “{ $field }” must be there and be a list of rows, each a list of whole numbers.
        [truth] { $id }: “{ $field }” must be there and be true or false.
       *[text] { $id }: “{ $field }” must be there and be text in quotation marks.
    }
fault-unknown-field = { $id }: “{ $field }” means nothing here. Take it out.
fault-unknown-part = “{ $part }” means nothing in a file. Take it out.
fault-fixed-part = The rulebook fixes what “{ $part }” says, and no file can change it.
fault-fixed-by-rulebook = { $field ->
        [move] { $id }: the move of a kind cannot be changed. Change the move of its cards.
        [losses] { $id }: the losses of a kind cannot be changed. Change the black symbols of its cards.
       *[other] { $id }: the rulebook fixes “{ $field }”, and no file can change it.
    }
fault-position-card = There is no such card.
fault-position-seats = There are not so many seats.
fault-position-dice = The dice have faces from 1 to 6 and are written in ascending order.
fault-position-round = There is no such round.
fault-position-space = Nobody stands beyond the Objective Line.
fault-position-cards = There are not so many of these cards.
fault-position-troops = There are 40 troops in all.
fault-position-display = Cards lie on 3 to 11, and not on 9.
fault-position-draw = No card can be drawn here.
fault-position-step = The turn cannot be at this step.
fault-position-eliminated = A player without troops has no turn.
fault-position-kept = Only cards that may be kept lie over from turn to turn.

## Options of a table

option-track = Length of the battlefield
option-track-standard = Standard: 30 spaces
option-track-medium = Medium: 24 spaces
option-track-short = Short: 16 spaces
option-display_layout = Layout of the rows
option-display_layout-grid_3x3 = Three rows of three
option-display_layout-rows_5_4 = A row of five, a row of four
option-components = Cards and battlefields of your own, from a file
option-beginners = Beginners (eight troops)
option-artillery_scope = How much Artillery cancels
option-artillery_scope-all = All cards of the turn
option-artillery_scope-one = One card each
option-german_effects = When German cards strike
option-german_effects-after_movement = After the advance
option-german_effects-before_movement = Before the advance
option-failure_effects = German cards after a failure
option-failure_effects-losses_only = Troops are lost, nobody steps back
option-failure_effects-all_effects = Counter-Attacks push back as well
option-arrival = When the Objective Line is reached
option-arrival-end_of_turn = Who stands on it at the end of the turn
option-arrival-on_entering = A Counter-Attack does not push off it
option-last_troop_payment = Giving up the last troop
option-last_troop_payment-allowed = Allowed
option-last_troop_payment-forbidden = Forbidden
option-two_player_end = Elimination with two players
option-two_player_end-survivor = The other player wins
option-two_player_end-furthest = Who stands further wins; the leader can end the game by giving up the last troop
option-row_of_nine = The row of the fixed card
option-row_of_nine-counts_as_british = Is never swept
option-row_of_nine-drawn_cards_only = Is swept if its drawn cards are all German
option-flying_circus = When Flying Circus strikes
option-flying_circus-at_once = When it is taken
option-flying_circus-on_stop = At the stop
option-round_limit = Limit of rounds

## What is our reconstruction

reconstruction-cards = How many cards there are of each kind, how far each Infantry card moves, which cards have an extra space and which carry grey symbols: the rulebook does not print these figures and no published list was found.
reconstruction-track = How long the battlefield is and where its three defence lines lie.
reconstruction-rows = How the nine numbers of the display stand in rows.
reconstruction-fixed-card = That the fixed card on 9 moves one space, without extra space and grey symbol. A published review says that it is an advance.
reconstruction-colours = The four colours of the players.
reconstruction-round-limit = The limit of 100 rounds. Ordinary play never reaches it.

## The board: cards and display

board-card-infantry = { $extra ->
        [0] { $kind } { $move }
       *[other] { $kind } { $move }+{ $extra }
    }
board-british-card = British card
board-german-card = German card
board-may-retain = May retain
board-may-retain-text = May be kept for later turns.
board-move = Move
board-extra = Extra spaces
board-extra-price = { $extra ->
        [one] { $extra }, for one troop
       *[other] { $extra }, for one troop each
    }
board-grey = Grey symbols (troops lost at a failure)
board-black = Black symbols (troops lost)
board-copies = Copies in the game
board-times = { $count } ×
board-percent = { $percent }%
board-odds = { $rolls } of 216 rolls, { $percent }%
board-rolls = This number comes up on
board-fail-after = Chance that the next roll fails, once it is taken
board-then = then { $percent }%
board-display = Display
board-empty = empty
board-space = { $state ->
        [open] { $number }: { $card }
       *[closed] { $number }: { $card }, nothing to take
    }
board-space-take = { $number }: take { $card }. The next roll would then fail { $percent }% of the time.
board-space-balloon = { $number }: play Observation Balloon and take { $card }. The next roll would then fail { $percent }% of the time.
board-space-gas = { $number }: play Gas against { $card }
board-ribbon-balloon = Balloon
board-ribbon-gas = Gas

## The board: dice and outlook

board-roll = Roll
board-dice = Dice { $dice }, sums { $sums }
board-no-dice = Three dice, not rolled
board-outlook = Outlook
board-next-roll = A roll as things stand
board-fails = fails
board-german-only = German cards only
board-fail-cost = { $troops ->
        [0] { $cards ->
            [0] A failure costs nothing.
            [one] A failure costs { $cards } card.
           *[other] A failure costs { $cards } cards.
        }
        [one] { $cards ->
            [0] A failure costs { $troops } troop.
            [one] A failure costs { $troops } troop and { $cards } card.
           *[other] A failure costs { $troops } troop and { $cards } cards.
        }
       *[other] { $cards ->
            [0] A failure costs { $troops } troops.
            [one] A failure costs { $troops } troops and { $cards } card.
           *[other] A failure costs { $troops } troops and { $cards } cards.
        }
    }
board-fail-end = It would be the end.
board-stop-stays = { $space ->
        [0] A stop leaves you on the start space.
       *[other] A stop leaves you on { $space }.
    }
board-stop-free = { $kind ->
        [line] A stop carries to { $space }, a defence line.
        [objective] A stop carries to { $space }, the Objective Line!
       *[open] A stop carries to { $space }.
    }
board-stop-further = { $troops ->
        [0] { $mines ->
            [one] With Mines as far as { $space }.
           *[other] With { $mines } Mines as far as { $space }.
        }
        [one] { $mines ->
            [0] For { $troops } troop as far as { $space }.
            [one] For { $troops } troop and Mines as far as { $space }.
           *[other] For { $troops } troop and { $mines } Mines as far as { $space }.
        }
       *[other] { $mines ->
            [0] For { $troops } troops as far as { $space }.
            [one] For { $troops } troops and Mines as far as { $space }.
           *[other] For { $troops } troops and { $mines } Mines as far as { $space }.
        }
    }
board-stop-cost = { $troops ->
        [0] { $back ->
            [one] German cards then push back { $back } space.
           *[other] German cards then push back { $back } spaces.
        }
        [one] { $back ->
            [0] German cards then cost { $troops } troop.
            [one] German cards then cost { $troops } troop and { $back } space.
           *[other] German cards then cost { $troops } troop and { $back } spaces.
        }
       *[other] { $back ->
            [0] German cards then cost { $troops } troops.
            [one] German cards then cost { $troops } troops and { $back } space.
           *[other] German cards then cost { $troops } troops and { $back } spaces.
        }
    }

## The board: the battlefield

board-battlefield = Battlefield
board-mark-start = Start
board-mark-line = { $space }
board-mark-objective = { $space } · Objective Line
board-field-title = { $kind ->
        [start] Start space
        [line] Space { $space }: German defence line
        [objective] Space { $space }: Objective Line
       *[open] Space { $space }
    }
board-field-space = { $kind ->
        [start] Start space.
        [line] { $space }, German defence line.
        [objective] { $space }, Objective Line.
       *[open] Space { $space }.
    }{" "}{ $here ->
        [yes] Here: { $names }
       *[no] Nobody is here.
    }
board-field-here = { $kind ->
        [line] Advance to { $space }, a German defence line.
        [objective] Advance to { $space }, the Objective Line.
       *[open] Advance to { $space }.
    }
board-stay = { $space ->
        [0] Stay on the start space
       *[other] Stay on { $space }
    }
board-go = { $kind ->
        [line] Advance to { $space }, a German defence line
        [objective] Advance to { $space }, the Objective Line
       *[open] Advance to { $space }
    }
board-price = { $troops ->
        [0] { $mines ->
            [0] It costs nothing.
            [one] It costs Mines.
           *[other] It costs { $mines } Mines.
        }
        [one] { $mines ->
            [0] It costs { $troops } troop.
            [one] It costs { $troops } troop and Mines.
           *[other] It costs { $troops } troop and { $mines } Mines.
        }
       *[other] { $mines ->
            [0] It costs { $troops } troops.
            [one] It costs { $troops } troops and Mines.
           *[other] It costs { $troops } troops and { $mines } Mines.
        }
    }
board-then-struck = { $back ->
        [0] { $troops ->
            [one] German cards then cost { $troops } troop.
           *[other] German cards then cost { $troops } troops.
        }
       *[other] { $troops ->
            [0] German cards then push you back to { $space }.
            [one] German cards then cost { $troops } troop and push you back to { $space }.
           *[other] German cards then cost { $troops } troops and push you back to { $space }.
        }
    }
board-troops-left = { $troops ->
        [one] { $troops } troop is left.
       *[other] { $troops } troops are left.
    }
board-eliminates = No troop is left: you are eliminated!
board-advance = Order to advance
board-choose-space = Choose a space on the battlefield.

## The board: companies, hand, piles

board-companies = Companies
board-company = { $state ->
        [eliminated] { $name }: eliminated on { $space } of { $objective }
        [reached] { $name }: has reached the Objective Line, troops: { $troops }
        [active] { $name }, whose turn it is: on { $space } of { $objective }, troops: { $troops }
       *[in] { $name }: on { $space } of { $objective }, troops: { $troops }
    }
board-first-player = First player of every round.
board-first-mark = 1st
board-keeps-nothing = Keeps no cards.
board-distance = { $space } / { $objective }
board-round = Round { $round }
board-goal = Goal: end a turn on space { $objective } with troops left. The round is then finished; the most troops win.
board-goal-brief = Goal: space { $objective }; troops decide
board-goal-rules = How the game is won
board-ahead = Ahead: { $names } on { $space }.
board-last-turns = Last turns
board-needed = { $name } stands on the Objective Line. Needed: the line, and at least { $troops ->
        [one] { $troops } troop.
       *[other] { $troops } troops.
    }
board-hand = Hand: { $name }
board-hand-kept = Kept
board-hand-taken = In hand
board-hand-german = German
board-hand-none = No cards yet
board-piles = Deck, discard pile and pool
board-deck = Deck
board-deck-cards = { $count ->
        [one] Deck: { $count } card
       *[other] Deck: { $count } cards
    }
board-discard = Discard
board-discard-cards = { $count ->
        [one] Discard pile: { $count } card
       *[other] Discard pile: { $count } cards
    }
board-pool = Pool
board-pool-troops = { $count ->
        [one] Pool: { $count } troop
       *[other] Pool: { $count } troops
    }

## The board: failure and end

board-collapse = The attack of { $name } collapses
board-collapse-troops = { $troops ->
        [0] No troop is lost
        [one] { $troops } troop is lost
       *[other] { $troops } troops are lost
    }

## The position in sentences

describe-round = Round { $round }. The Objective Line is { $objective }; German defence lines on { $lines }.
describe-kept = { $name } keeps: { $cards }
describe-held = { $claimed ->
        [yes] Held: { $british }. The fixed card is claimed. German: { $german }.
       *[no] Held: { $british }. German: { $german }.
    }
describe-copies = { $count } × { $card }
describe-decimal = { $whole }.{ $tenths }
describe-outlook = The next roll fails { $fail }% of the time; { $german }% of the time it offers German cards only.
describe-piles = Deck { $deck }, discard pile { $discard }, pool { $pool }.

## The result sheet

ending-won = { $players } has won: { $how }.
ending-shared = { $players } share the victory: { $how }.
ending-reached = no other company reached the Objective Line
ending-troops = several companies reached the Objective Line, and the troops that were left decided
ending-all-eliminated = all companies were eliminated, and distance decided
ending-two-players = one of the two companies was eliminated
ending-round-limit = the limit of rounds was reached, and distance decided among those still in
summary-player = Company
summary-space = Space
summary-troops-left = Troops
summary-turns = Turns
summary-taken = Cards taken
summary-failures = Failures
summary-rolls = Rolls
summary-dead = Dead rolls
summary-expected = Expected
summary-number = { $number }
summary-note = A dead roll offers nothing open. Expected: how many of them the odds would have given with the spaces that were open.
