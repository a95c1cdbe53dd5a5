### Field of Glory: The Card Game. Names of cards and other words follow the glossary of the rulebook.
### Names of cards come into sentences as whole variables; where a language declines them, a name may have attributes
### (`.acc`), for which a sentence of the engine asks as `$card-acc`. Player names are never declined.

tagline = Hold the line, turn a flank, and keep three of the five columns until your next turn.

## Kinds of cards

kind-heavy-infantry = Heavy Infantry
kind-medium-infantry = Medium Infantry
kind-light-infantry = Light Infantry
kind-pike = Pike
kind-spear = Spear
kind-archers = Archers
kind-cavalry = Cavalry
kind-light-cavalry = Light Cavalry
kind-elephants = Elephants
kind-commander = Commander
kind-overlap = Overlap
kind-reserves = Reserves

## The faces: a kind with its command points

card-HI2 = Heavy Infantry 2
card-HI3 = Heavy Infantry 3
card-HI4 = Heavy Infantry 4
card-MI2 = Medium Infantry 2
card-MI3 = Medium Infantry 3
card-MI4 = Medium Infantry 4
card-LI2 = Light Infantry 2
card-LI3 = Light Infantry 3
card-LI4 = Light Infantry 4
card-PK2 = Pike 2
card-PK3 = Pike 3
card-PK4 = Pike 4
card-SP2 = Spear 2
card-SP3 = Spear 3
card-SP4 = Spear 4
card-AR2 = Archers 2
card-AR3 = Archers 3
card-CV2 = Cavalry 2
card-CV3 = Cavalry 3
card-CV4 = Cavalry 4
card-LC2 = Light Cavalry 2
card-LC3 = Light Cavalry 3
card-LC4 = Light Cavalry 4
card-EL2 = Elephants 2
card-EL3 = Elephants 3
card-CO5 = Commander
card-OV2 = Overlap
card-RS2 = Reserves

## What a kind of card does

effect-heavy-infantry = Leading an attack: −2 against Cavalry. In Woods −2.
effect-medium-infantry = No special rule.
effect-light-infantry = Leading an attack: +3 against Elephants. In Woods +1. May stand with Elephants.
effect-pike = Leading an attack: +1 if the second unit is a Pike too. In Woods −2. Never retreats.
effect-spear = Leading an attack: −1 against Cavalry. As the front unit in defence it wins ties. In Woods −2. Never retreats.
effect-archers = May stand with any unit.
effect-cavalry = Leading an attack: −2 against Elephants, −1 against Pike. In Woods −2.
effect-light-cavalry = Placed for nothing, but for 1 on Rough. It is not Cavalry.
effect-elephants = Leading an attack: −4 against Light Infantry. In Woods −2. May stand with Light Infantry. Never retreats. Rampage: if they are lost in a combat, the top card of the deck is lost too.
effect-commander = Gives 5 command points: as payment, as bonus card, or for drawing five cards. Never stands on the battlefield.
effect-overlap = Played in an attack, before the bonus card: +1 for each of your units in the adjacent columns that hold no enemy, if its movement cost is 3 or less.
effect-reserves = Played as an action: draw three cards.

## Terrain

terrain-plain = Plain
terrain-rough = Rough
terrain-woods = Woods
terrain-hill = Hill

effect-plain = No effect.
effect-rough = Each unit placed here costs 1 more. Nothing in combat.
effect-woods = In combat, by the front unit of each side: −2 for Heavy Infantry, Pike, Spear, Cavalry and Elephants, +1 for Light Infantry.
effect-hill = In combat +1 for the defender who controls this terrain card.

## Seats, phases, parts of a strength

seat-red = Red
seat-blue = Blue

phase-set-up = Set-up
phase-draft = Draft
phase-advance = Advance
phase-flank-attacks = Flank Attacks
phase-player-actions = Player Actions
phase-draw-cards = Draw Cards
phase-over = End of the game

part-combat-value = Combat value
part-bonus-card = Bonus card
part-two-units = Two units
part-terrain = Terrain
part-modifier = Modifier
part-pike-pair = Pike pair
part-flank = Flank attack
part-overlap = Overlap

## Prompts: what is to be done now

prompt-chance = Chance is at work.
prompt-drafting = Both players are drafting.
prompt-waiting = Waiting for { $player }.
prompt-keep = Draft, pack { $pack } of 12: keep two of the four cards.
prompt-advance-discard = Advance: choose the unit that you discard in column { $column }.
prompt-flank = Flank Attacks: declare one, or end the phase.
prompt-actions = Player Actions: place units, attack, play Reserves, or end.
prompt-placing = Place another unit, or finish. Price so far: { $price } CP.
prompt-pay = Still to be paid: { $open } CP. Discard a card.
prompt-attacker-bonus = Lay down your bonus card, from your hand or from the top of your deck.
prompt-no-retreat = None of your units can retreat. They stay.
prompt-retreat = The lead unit is { $lead }. Choose the units that retreat, if any.
prompt-lose = Full retreat: choose the unit that you give up.
prompt-defender-bonus = Decide on your bonus card for the defence.
prompt-front = Name your front unit.
prompt-draw = Draw Cards: draw three, or discard a card and draw as many as it has CP.
prompt-limit = You hold more than nine cards: discard one.
prompt-won-columns = { $player } has won, with at least three terrain cards at the Victory Check.
prompt-won-majority = Both decks have run out twice. { $player } has won with more terrain cards.
prompt-won-victory-points = Both decks have run out twice. { $player } has won with more victory points.
prompt-drawn = Both decks have run out twice and all is equal: the game is drawn.

## Words on buttons

action-terrain = { $terrain } is drawn
action-lay = It is laid in column { $column }
action-card = { $card } is drawn
action-first-player = { $player } begins
action-keep = Keep { $cards }
action-advance-discard = Discard { $card } in column { $column }
action-flank = Flank attack on column { $target }, led from column { $launch } by { $card }
action-place = Place { $card } in column { $column } for { $price } CP
action-place-replacing = Discard { $replaced } and place { $card } in column { $column } for { $price } CP
action-attack = Attack in column { $column }, led by { $card }
action-reserves = Play Reserves
action-end-flank-attacks = End Flank Attacks
action-end-actions = End Player Actions
action-done-free = Finish placing: nothing to pay
action-done = Finish placing and pay { $price } CP
action-pay = Pay with { $card }
action-overlap = Play Overlap: +{ $bonus }
action-hand = Bonus card from the hand: { $card }, +{ $points }
action-deck = From the deck
action-none = No bonus card
action-stand = Nobody retreats
action-retreat = Retreat: { $cards }
action-lose = Give up { $card }
action-front = { $card } in front
action-three = Draw three cards
action-discard = Discard { $card } and draw { $points } cards
action-limit = Discard { $card }

## Log lines

event-laid = { $terrain } is laid in column { $column }.
event-kept = { $player } has finished pack { $packs } of 12.
event-kept-own = { $player } keeps { $cards } (pack { $packs } of 12).
event-dealt = The kept cards are shuffled, and both players draw nine.
event-first-player = { $player } is drawn as first player.
event-turn = Turn { $turn }: { $player }
event-turned = { $player } takes control of column { $column }.
event-turned-neutral = Column { $column } becomes neutral.
event-advance-discarded = Advance: { $player } discards { $card } in column { $column }.
event-flank-attack = { $player } makes a flank attack on column { $column }, led from column { $launch } by { $card }.
event-attack = { $player } attacks in column { $column }, led by { $card }.
event-overlap = { $player } plays Overlap: +{ $bonus }.
event-bonus-none = { $player } fights without a bonus card.
event-bonus-hand = { $player } lays down a bonus card from the hand.
event-bonus-deck = { $player } takes a bonus card from the deck.
event-retreated = { $player } retreats from column { $column }: { $cards }.
event-full-retreat = Full retreat: { $player } finds nobody to fight.
event-full-retreat-bonus = Full retreat: { $player } finds nobody to fight and discards the bonus card, { $card }.
event-gave-up = { $player } gives up { $card } in column { $column }.
event-front = { $player } puts { $card } in front.
event-shown = { $player } shows the bonus card: { $card }.
event-compared-attacker = { $attack } against { $defence }: { $player } wins the attack.
event-compared-defender = { $attack } against { $defence }: { $player } wins the defence.
event-compared-spear = { $attack } against { $defence }: { $player } wins the tie with the Spear.
event-compared-tie = { $attack } against { $defence }: a tie.
event-handed-over = { $player } hands over { $cards } from column { $column }.
event-rampage = Rampage: { $player } also hands over { $card } from the top of the deck.
event-rampage-none = Rampage: { $player } has no card left to hand over.
event-second-discarded = { $player } discards the second unit in column { $column }: { $card }.
event-tie-discarded = Tie: { $player } discards { $cards } in column { $column }.
event-placed = { $player } places { $card } in column { $column }. Price so far: { $price } CP.
event-placed-replacing = { $player } discards { $replaced } and places { $card } in column { $column }. Price so far: { $price } CP.
event-paid = { $player } pays with { $card }: { $paid } of { $price } CP.
event-reserves = { $player } plays Reserves to draw three cards.
event-draws-three = { $player } draws three cards.
event-gave-for-cards = { $player } discards { $card } to draw { $points } cards.
event-run-out = { $cards ->
        [0] { $player }’s deck has run out (time { $number }): nothing is left to shuffle.
        [one] { $player }’s deck has run out (time { $number }): the discard pile of { $cards } card is shuffled and becomes the deck.
       *[other] { $player }’s deck has run out (time { $number }): the discard pile of { $cards } cards is shuffled and becomes the deck.
    }
event-limit = Hand limit: { $player } discards { $card }.
event-ended-columns = { $player } wins, with at least three terrain cards at the Victory Check.
event-ended-majority = Both decks have run out twice: { $player } wins with more terrain cards.
event-ended-victory-points = Both decks have run out twice: { $player } wins with more victory points.
event-ended-drawn = Both decks have run out twice and all is equal: the game is drawn.

## Refusals: why something cannot be done

refused-game-over = The game is over.
refused-chance = Cards and coins are not chosen.
refused-drafted = Your draft is done.
refused-not-your-turn = { $player } decides now.
refused-other-decision = Something else must be decided first.
refused-not-in-pack = These two are not among the four cards.
refused-not-in-hand = You do not hold { $card }.
refused-not-a-unit = { $kind } is not a unit: it never stands on the battlefield.
refused-not-replaceable = Only units that stood in the column before this placing action can be replaced.
refused-no-room = You already have two units in column { $column }. Replace one of them.
refused-no-pair = { $kind } and { $other } cannot stand together in a column.
refused-too-dear = The price would be { $price } CP; the cards left in your hand are worth { $points }.
refused-no-target = Column { $column } does not hold units of both players.
refused-not-there = { $card } is not one of your units in column { $column }.
refused-no-own-unit = You have no unit in column { $column } that faces the enemy.
refused-no-enemy = There is no enemy unit in column { $column }.
refused-not-beside = A flank attack is launched from the target column or from one beside it.
refused-flank-not-free = Column { $column } is not a flanking column: it needs a unit of yours and no enemy.
refused-far-column = An enemy unit in column { $column } covers this flank.
refused-not-at-start = This opportunity was not there at the start of the phase.
refused-overlap-flank = Overlap cannot be played in a flank attack.
refused-overlap-played = Only one Overlap can be played in an attack.
refused-overlap-defender = Only the attacker plays Overlap.
refused-nothing-to-take = Your deck and your discard pile are empty.
refused-bonus-compulsory = The attacker must lay down a bonus card.
refused-bonus-compulsory-defender = At this table the defender must take a bonus card too.
refused-cannot-retreat = Only units with a movement cost below { $cost } can retreat from this lead unit.
refused-not-one-of-them = That is not one of the units in question.

## Faults in positions

fault-position-seats = There are two seats.
fault-position-columns = There are five columns, numbered from 1.
fault-position-terrain = There are six Plains and one each of Rough, Woods and Hill, and five of them are laid.
fault-position-units = A player has at most two units in a column, and they must be able to stand together.
fault-position-cards = There are not so many of these cards.
fault-position-draft = The draft takes two of four cards, twelve times.
fault-position-step = The turn cannot be at this step.
fault-position-pairs = Flank pairs are adjacent columns, and there are some in the phase Flank Attacks only.
fault-position-placing = The placing action does not fit the position.
fault-position-combat = The combat does not fit the position.
fault-position-memory = What has been seen of the cards does not fit where they are.

## Options of a table

option-unit_modifier_scope = Whose unit modifiers count
option-unit_modifier_scope-attacking_lead_only = Those of the lead unit only
option-unit_modifier_scope-both_leads = Those of both front units
option-full_retreat_cost = What a full retreat costs the attacker
option-full_retreat_cost-always_discard_one_attacking_unit = Always one unit
option-full_retreat_cost-discard_one_only_if_two = One unit of two; a single one stays
option-defender_bonus_card = The defender's bonus card
option-defender_bonus_card-optional = The defender may take one
option-defender_bonus_card-mandatory = The defender must take one
option-shuffle_end_timing = When the run-outs end the game
option-shuffle_end_timing-end_of_current_turn = At the end of the turn
option-shuffle_end_timing-end_of_round = At the end of the round: both have equally many turns
option-terrain_layout_tie = Two columns equally far, when terrain is laid
option-terrain_layout_tie-left_first = The left one
option-terrain_layout_tie-random = A coin decides
option-flank_attack_sequence = The order of a flank attack
option-flank_attack_sequence-retreat_first = Retreat first, then bonus cards; a full retreat costs nothing
option-flank_attack_sequence-as_attack = As an attack: bonus card first; a full retreat has its cost
option-flank_attack_overlap = Overlap in a flank attack
option-flank_attack_overlap-not_allowed = Not allowed
option-flank_attack_overlap-allowed = Allowed
option-overlap_per_attack = Overlap cards in one attack
option-overlap_per_attack-one = One at most
option-overlap_per_attack-any = Any number, each with the full bonus
option-discard_pile_view = Who may look through a discard pile
option-discard_pile_view-owner = Its owner
option-discard_pile_view-both = Both players

## What is our reconstruction

reconstruction-terrain = How many terrain cards there are of each kind, and what a Hill does: the rulebook does not say; we follow a single published source.
reconstruction-figures = The numbers of the cards follow a published transcription, and agree with every example of the rulebook. Only this source says that a Spear wins ties in defence.

## The board

board-name-heavy-infantry = Heavy Infantry
board-name-medium-infantry = Medium Infantry
board-name-light-infantry = Light Infantry
board-name-pike = Pike
board-name-spear = Spear
board-name-archers = Archers
board-name-cavalry = Cavalry
board-name-light-cavalry = Light Cavalry
board-name-elephants = Elephants
board-name-commander = Commander
board-name-overlap = Overlap
board-name-reserves = Reserves
board-points = Command points
board-cost = Movement cost
board-cost-flank = { $cost } (+{ $flank } on a flank)
board-victory-points = Victory points
board-copies = Copies in the set
board-times = { $count } ×
board-battlefield = Battlefield
board-column = { $flank ->
        [yes] Column { $number }, flank: { $terrain }
       *[no] Column { $number }: { $terrain }
    }
board-column-short = Column { $number }
board-neutral = Neutral.
board-controlled = Controlled by { $name }.
board-flank = Flank
board-flank-text = Flank column: a unit placed here costs its flank penalty more.
board-unit = { $card } ({ $name }, column { $column })
board-can-escape = can retreat
board-replace-both = Both
board-why-not = Why not in column { $column }?
board-pair = { $usable ->
        [yes] Flanks column { $target }: +2 for an attack on it
       *[no] Flanked column { $target }; not any more
    }
board-hand-cards = { $count ->
        [one] { $count } card in hand
       *[other] { $count } cards in hand
    }
board-deck-cards = { $count ->
        [one] { $count } card in the deck
       *[other] { $count } cards in the deck
    }
board-discard-cards = { $count ->
        [one] { $count } card on the discard pile
       *[other] { $count } cards on the discard pile
    }
board-discard-top = On top: { $card }
board-victory-cards = { $margin ->
        [0] Victory pile: { $points } VP, as many as the other
       *[other] Victory pile: { $points } VP, margin { $margin }
    }
board-run-outs = Run-outs of the deck: { $count } of 2
board-run-outs-text = Once both decks have run out twice, the game ends.
board-columns = Terrain cards controlled: { $count }
board-columns-text = A player who controls three at the start of their own turn wins.
board-packs = { $packs } of 12 packs done
board-word-columns = columns
board-word-hand = hand
board-word-deck = deck
board-word-run-outs = run-outs
board-word-discard = discard
board-word-victory = VP
board-hand = Hand
board-hand-empty = No cards in hand
board-would-be = makes { $total }
board-sums = { $own } against { $other } before the bonus cards
board-situation = Situation
board-attack-title = { $kind ->
        [flank] Flank attack on column { $column }, led from column { $launch }
        [flank-same] Flank attack on column { $column }, led from the front
       *[attack] Attack in column { $column }
    }
board-stake = At stake: { $won } VP to win, { $lost } VP to lose.
board-escape = Can retreat: { $cards }. If nobody stays, there is no fight, and the terrain stays as it is.
board-no-escape = Nobody can retreat.
board-overlap = Overlap would bring { $bonus } more.
board-verdict-attacker-sure = No bonus card can turn it: the attacker wins.
board-verdict-defender-sure = No bonus card can turn it: the defender wins.
board-verdict-ahead = The attacker is { $number } ahead. For a tie the defender’s bonus card must be { $number } higher, for a win more.
board-verdict-ahead-spear = The attacker is { $number } ahead. The defender’s bonus card must be { $number } higher: the Spear wins ties.
board-verdict-behind = The attacker is { $number } behind. For a tie the attacker’s bonus card must be { $number } higher, for a win more.
board-verdict-behind-spear = The attacker is { $number } behind. The attacker’s bonus card must be more than { $number } higher: the Spear wins ties.
board-verdict-even = Level: the higher bonus card wins, equal ones make a tie.
board-verdict-even-spear = Level: the higher bonus card wins, and with equal ones the Spear.
board-verdict-defender-needs = For a tie the defender needs a bonus card of { $number }, for a win more.
board-verdict-defender-any = With any bonus card the defender wins, without one the attacker.
board-verdict-defender-wins-with = The defender wins with a bonus card of { $number } or more.
board-verdict-tie-unless-defender = A tie; with any bonus card the defender wins.
board-verdict-attacker-needs = For a tie the attacker needs a bonus card of { $number }, for a win more.
board-verdict-attacker-wins-with = The attacker wins with a bonus card of { $number } or more.
board-verdict-tie = A tie.
board-bonus = { $from ->
        [hand] { $card }, from the hand
        [deck] { $card }, from the deck
       *[nowhere] no bonus card
    }
board-price = Price
board-paid = Paid
board-points-left = CP in hand
board-placing = Placing units
board-paying = Payment
board-pay-with = Pay with { $cards }
board-done-pay-with = Finish, and pay with { $cards }
board-pay-lost = { $lost ->
        [0] Nothing is lost by it.
       *[other] { $lost } CP are lost by it.
    }
board-pay-yourself = Or pay card by card from your hand.
board-place-more = Or go on placing.
board-hint-place = { $card }: choose a place. The number is the price in command points: you pay it by discarding other cards.
board-hint-reserves = Reserves: press the card again to draw three.
board-hint-flank = Press a glowing unit to lead a flank attack. The numbers on it are the sums of both sides before the bonus cards.
board-hint-actions = Press a card in your hand to place it, or a glowing unit to attack with it. The numbers on it are the sums of both sides before the bonus cards.
board-hint-points = CP are the command points on the coins: the cards that you discard pay the price with them.
board-hint-place-first = Press a card in your hand to place it.
board-hint-control = A terrain card turns to you at the start of your turn if you have a unit in its column and the enemy has none; a combat won turns it at once.
board-hint-won = A combat won turns the terrain card of the attacked column to you at once.
board-hint-third-you = You hold two terrain cards. With three at the start of your own turn you win, so the third must last through your opponent’s turn first.
board-hint-third-other = { $name } holds two terrain cards. Once there are three, you have one turn to take one back.
board-hint-run-out = Your deck is running low. When it runs out, the discard pile is shuffled and becomes the deck. Once both decks have run out twice, the game ends, and whoever holds more terrain cards wins.
board-hint-bonus = The command points of a bonus card are added to the strength; then it is discarded.
board-fought = { $spear ->
        [yes] { $name } has won the tie with the Spear
       *[no] { $name } has won the combat
    }
board-fought-tie = The combat was a tie
board-turn = Turn { $turn } · { $phase }
board-keep-two = Press the two cards that you keep. The other two leave the game.
board-keep-with = { $card }, and which other? The second press keeps both.
board-draft-for-me = Or have the rest of the draft done for you:
board-drafting = Being drafted: { $army }
board-draft-stop = Stop, I choose myself
board-kept = Kept: { $cards } of 24 cards, { $points } CP
board-kept-kind = { $kind }: { $kept } kept, { $coming } still to come
board-coming = The small numbers show how many are still to come in your packs.
board-points-are = CP are the command points on the coin: a card pays for units with them, strengthens a combat, or draws so many cards.
army-balanced = Balanced
army-balanced-hint = The best of every kind, as the computer drafts for itself.
army-line = Battle line
army-line-hint = Heavy and Medium Infantry, with Archers behind them.
army-riders = Riders
army-riders-hint = Both Cavalries and Light Infantry: cheap, and good on the flanks.
army-phalanx = Phalanx and Elephants
army-phalanx-hint = Pikes in pairs, Elephants with Light Infantry: they hit hard and never retreat.
board-goal = Three terrain cards at the start of your own turn win.
board-goal-rules = How the game is won
board-threat-you = You hold { $columns } terrain cards. Three at the start of your next turn win.
board-threat-other = { $name } holds { $columns } terrain cards. Three at the start of their next turn win.
board-standing = Terrain: Red { $red }, Blue { $blue }
board-ground = { $kind ->
       *[other] { $terrain }
    }
board-clock = Or both decks run out twice: Red { $red }/2, Blue { $blue }/2.

## The position in words

describe-turn = Turn { $turn }, { $phase }: { $name }.
describe-column = Column { $number }, { $terrain }. { $controlled } { $red }: { $redUnits }. { $blue }: { $blueUnits }.
describe-pair = A flank attack on column { $target } is possible from column { $flanking }.
describe-player = { $name }: columns { $columns }, hand { $hand }, deck { $deck }, discard pile { $discard }, run-outs { $outs }, victory points { $points }.
describe-pack = Four cards to choose from: { $cards }. Kept so far: { $kept }.
describe-hand = Your hand: { $cards }.
describe-placing = Price so far { $price } CP, paid { $paid }.
describe-combat = Combat in column { $column }: { $lead } has { $attack }, { $front } in front has { $defence }, as far as is known.
describe-attack = { $action }: { $lead } would have { $attack }, { $front } in front { $defence }, without bonus cards.
describe-bonus = { $from ->
        [hand] Bonus card of { $name }, from the hand: { $card }
        [deck] Bonus card of { $name }, from the deck: { $card }
       *[nowhere] { $name } has no bonus card.
    }
describe-victory = { $name }, victory pile: { $cards }.
describe-discard = { $name }, discard pile: { $cards }.
describe-deck = { $name }, deck in no order: { $cards }.
describe-unit = { $code }, { $kind }: combat value { $value }, movement cost { $cost } (+{ $flank } on a flank), { $points } VP. { $effect }
describe-other-card = { $code }, { $kind }: { $effect }
describe-terrain = { $terrain }: { $effect }

## After the game

summary-line-columns = Terrain cards
summary-line-victory = Victory points
summary-line-combats = Combats
summary-line-wins = of them won
summary-line-bonus = Bonus cards, CP on average
summary-line-deck = Bonus cards from the deck
summary-line-retreats = Units that retreated
summary-line-run-outs = Run-outs
summary-number = { $number }
summary-note = In a full set of 48 cards the average is 3.1 CP.
