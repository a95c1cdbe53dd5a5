### Pocket Battles: Celts vs. Romans. Terms follow the glossary of the rules digest. Units go by their ids (A3, B1), which are
### the same in every language. Where a language declines names, or writes them small within a sentence, a name has attributes
### (`.nom`), for which a sentence of the engine asks as `$tile-nom`. Player names are never declined.

tagline = Draw up an army in secret, hide your best troops in stacks, and make every token count: half of the enemy is enough.

## Armies

army-celts = Celts
army-romans = Romans

## Troops

troop-druid = Druid
troop-warrior-queen = Warrior Queen
troop-chariot = Chariot
troop-hero = Hero
troop-gaesatae = Gaesatae
troop-javelinmen = Javelinmen
troop-champion = Champion
troop-horsemen = Horsemen
troop-noble-cavalry = Noble Cavalry
troop-noblemen = Noblemen
troop-slingers = Slingers
troop-warband = Warband
troop-warchief = Warchief
troop-imaginifer = Imaginifer
troop-aquilifer = Aquilifer
troop-onager = Onager
troop-scorpio = Scorpio
troop-ballista = Ballista
troop-centurion = Centurion
troop-praetorians = Praetorians
troop-imperator = Imperator
troop-auxiliares = Auxiliares
troop-legionaries = Legionaries
troop-archers = Archers
troop-cataphracts = Cataphracts
troop-cavalry = Cavalry

## Tiles: a troop with its faces, the black ones before the white ones

tile-C01 = Druid
tile-C02 = Warrior Queen (4 5 6)
tile-C03 = Chariot (5 6)
tile-C04 = Hero (4 5 6)
tile-C05 = Gaesatae (5 6)
tile-C06 = Gaesatae (3 4)
tile-C07 = Javelinmen (3 / 3)
tile-C08 = Javelinmen (4 / 4)
tile-C09 = Javelinmen (6 / 6)
tile-C10 = Javelinmen (5 / 5)
tile-C11 = Champion (2 / 2)
tile-C12 = Horsemen (3 3)
tile-C13 = Horsemen (4 4)
tile-C14 = Horsemen (5 5)
tile-C15 = Noble Cavalry (3 4 4)
tile-C16 = Noble Cavalry (3 6 6)
tile-C17 = Noble Cavalry (5 5 6)
tile-C18 = Noblemen (3 4 4)
tile-C19 = Noblemen (4 5 5)
tile-C20 = Noblemen (5 6 6)
tile-C21 = Slingers (3 6)
tile-C22 = Slingers (3 4)
tile-C23 = Slingers (4 5)
tile-C24 = Slingers (5 6)
tile-C25 = Warband (2 2)
tile-C26 = Warband (3 3)
tile-C27 = Warband (4 4)
tile-C28 = Warband (5 5)
tile-C29 = Warband (6 6)
tile-C30 = Warchief
tile-R01 = Imaginifer
tile-R02 = Aquilifer
tile-R03 = Onager (5 6)
tile-R04 = Scorpio (4 5 6)
tile-R05 = Ballista (5 6)
tile-R06 = Centurion (6 / 6)
tile-R07 = Praetorians (4 5 6)
tile-R08 = Praetorians (2 5 6)
tile-R09 = Praetorians (3 5 6)
tile-R10 = Imperator (4 5 6)
tile-R11 = Auxiliares (3 3)
tile-R12 = Auxiliares (4 4)
tile-R13 = Auxiliares (5 5)
tile-R14 = Auxiliares (6 6)
tile-R15 = Legionaries (2 4)
tile-R16 = Legionaries (3 5)
tile-R17 = Legionaries (4 6)
tile-R18 = Legionaries (2 5)
tile-R19 = Legionaries (3 6)
tile-R20 = Archers (2 3)
tile-R21 = Archers (3 4)
tile-R22 = Archers (4 5)
tile-R23 = Archers (2 6)
tile-R24 = Archers (5 6)
tile-R25 = Cataphracts (2 3 3)
tile-R26 = Cataphracts (4 5 5)
tile-R27 = Cataphracts (4 6 6)
tile-R28 = Cavalry (4 5)
tile-R29 = Cavalry (5 6)
tile-R30 = Cavalry (3 6)

## Traits, what they do, and those with their numbers

trait-heal = Heal
trait-heal-text = When ordered, takes a wound token off a troop of another unit of yours; the token is unused at once.
trait-excite = Excite
trait-excite-text = Ordered together with a unit that charges, carries on or shoots, gives it one more die in its first roll.
trait-double-order = Double Order
trait-double-order-text = When ordered, lets you give orders to two other units in this turn, one after the other, each at its own price.
trait-disband = Disband
trait-disband-text = If it hits and does not destroy the enemy unit, the opponent loses one unused token for the round.
trait-extra-engagement = +X Engagement
trait-extra-engagement-text = X more dice in every engagement roll.
trait-extra-engagement-1 = +1 Engagement
trait-extra-engagement-2 = +2 Engagement
trait-extra-shooting = +X Shooting
trait-extra-shooting-text = X more dice in every shot.
trait-extra-shooting-1 = +1 Shooting
trait-extra-wounds = +X Wounds
trait-extra-wounds-text = X more hits if a roll has at least one.
trait-extra-wounds-1 = +1 Wounds
trait-extra-wounds-2 = +2 Wounds
trait-fast = Fast
trait-fast-text = May be ordered in the turn in which it was redeployed.
trait-impetus = Impetus
trait-impetus-text = The charge bonus is two dice instead of one.
trait-fury = Fury
trait-fury-text = One more die in every engagement roll for each order token on the unit.
trait-overwhelming = Overwhelming
trait-overwhelming-text = If it destroys its enemy in a charge, it must charge again at once, without paying.
trait-reactive = Reactive
trait-reactive-text = An order costs as many tokens as lie on the unit, at least one: 1, 1, 2, 4.
trait-slow = Slow
trait-slow-text = No free redeployment.
trait-long-range = Long Range
trait-long-range-text = May shoot from the rear too, but not at a charger.
trait-leader = Leader
trait-leader-text = One token more while the bearer lives.
trait-wide-arc = Wide Arc
trait-wide-arc-text = May shoot at the front and the engagement zone of a neighbouring sector too.

## Zones as their reader sees them, whose sentence says whose they are; those of the enemy; and as one without a seat is told them

zone-left-front = left front
zone-left-rear = left rear
zone-left-engagement = left engagement zone
zone-centre-front = centre front
zone-centre-rear = centre rear
zone-centre-engagement = centre engagement zone
zone-right-front = right front
zone-right-rear = right rear
zone-right-engagement = right engagement zone
zone-enemy-left-front = enemy front on your left
zone-enemy-left-rear = enemy rear on your left
zone-enemy-centre-front = enemy front in the centre
zone-enemy-centre-rear = enemy rear in the centre
zone-enemy-right-front = enemy front on your right
zone-enemy-right-rear = enemy rear on your right
zone-A-left-front = A’s left front
zone-A-left-rear = A’s left rear
zone-A-centre-front = A’s centre front
zone-A-centre-rear = A’s centre rear
zone-A-right-front = A’s right front
zone-A-right-rear = A’s right rear
zone-B-left-front = B’s left front
zone-B-left-rear = B’s left rear
zone-B-centre-front = B’s centre front
zone-B-centre-rear = B’s centre rear
zone-B-right-front = B’s right front
zone-B-right-rear = B’s right rear
zone-onlooker-left-engagement = engagement zone on B’s left
zone-onlooker-centre-engagement = centre engagement zone
zone-onlooker-right-engagement = engagement zone on B’s right

## Parts of the game

phase-building = Building the armies
phase-deployment = Deployment
phase-battle = Battle
phase-over = End of the battle

## Prompts: what is to be done now

prompt-chance = Chance is at work.
prompt-building = Both players are building their armies.
prompt-waiting = Waiting for { $player }.
prompt-build = { $units ->
        [0] Build your army: open a unit with its first troop, or take a ready army. DP left: { $left }.
       *[other] Open another unit, or commit the army. DP left: { $left }.
    }
prompt-build-unit = Add troops to the open unit, choose its top tile, or close it. DP left: { $left }.
prompt-deploy = Place one of your units on one of your fronts or rears.
prompt-turn = Your turn: redeploy a unit if you like, then give an order or pass.
prompt-action = Give an order, or pass.
prompt-first-order = Double Order: give an order to another unit.
prompt-second-order = Double Order: give an order to a second other unit, or give it up.
prompt-excite = Excite: shall { $unit } have one more die?
prompt-reaction = { $unit } charges: intercept it, shoot at it, or wait.
prompt-target = Charge of { $unit }: choose the target.
prompt-allot = { $unit }: choose the troop that takes the next hit. Hits left: { $hits }.
prompt-mark = { $unit }, { $tile }: the troop is hit and lives. Mark it with a wound token, or remove it.
prompt-leader-token = Your Leader has fallen, and you have no unused token: choose the token that leaves your pool.
prompt-parting = { $unit } leaves the engagement: choose which of your units strikes next.
prompt-strike-back = Shall { $unit } strike back at { $target }?
prompt-strike = { $target } leaves: shall { $unit } strike at it?
prompt-removal = End of the round: you may give up wounded units.
prompt-removal-troops = End of the round: you may give up wounded troops.
prompt-won-beaten = { $player } has won: the enemy army is beaten.
prompt-won-both-beaten = Both armies are beaten. { $player } has won with the higher count.
prompt-won-tie = Both armies are beaten, with equal counts. { $player } has won as the defender.
prompt-won-quiet = Too many quiet rounds in a row. { $player } has won by the counts.
prompt-won-round-limit = The last round is over. { $player } has won by the counts.

## Words on buttons

action-army = { $player }: { $army }
action-rolls = Opening roll: A { $first }, B { $second }
action-hits = Hits: { $hits }
action-open = New unit: { $tile }, { $points } DP
action-add = Add { $tile }, { $points } DP
action-top = { $tile } on top
action-close = Close the unit
action-undo = Take unit { $number } apart
action-commit = Commit the army
action-ready = Ready army { $number }
action-deploy = Place { $unit } ({ $troop }): { $zone }
action-redeploy = Redeploy { $unit } ({ $troop }) to { $zone }
action-move = Move { $unit } ({ $troop }) to { $zone }, price { $price }
action-charge = Charge with { $unit } ({ $troop }), price { $price }
action-carry-on = Carry on with { $unit } ({ $troop }) against { $target } ({ $against }), price { $price }
action-leave = Leave the engagement with { $unit } ({ $troop }), price { $price }
action-shoot = Shoot with { $unit } ({ $troop }) at { $target } ({ $against }), price { $price }
action-heal = Heal with { $unit }: { $target }, { $tile }, price { $price }
action-double-order = Double Order by { $unit } ({ $troop }), price { $price }
action-pass = Pass, for one token
action-excite = Excite with { $unit } ({ $troop }): one more die, price { $price }
action-no-excite = Do not excite
action-enough = Give up the second order
action-intercept = Intercept with { $unit } ({ $troop }), price { $price }
action-shoot-against = Shoot at the charger with { $unit } ({ $troop }), price { $price }
action-wait = Wait
action-target = Fight { $unit } ({ $troop })
action-allot = Hit on { $tile }
action-mark-unused = Mark with an unused token
action-mark-unit = Mark with an order token of { $unit } ({ $troop })
action-mark-spent = Mark with a token of the spent area
action-remove = Remove the troop for one hit
action-leader-unit = Give up an order token of { $unit } ({ $troop })
action-leader-spent = Give up a token of the spent area
action-leader-wound = Give up the wound token of { $tile }: the troop is destroyed
action-parting = Strike with { $unit } ({ $troop })
action-strike-back = Strike back
action-strike = Parting strike
action-decline = Do not strike
action-give-up = Give up { $unit } ({ $troop }), { $points } DP
action-give-up-troop = Give up { $tile }, { $points } DP
action-done = Give up nobody more

## Log lines

event-armies = { $player }: { $army }. { $enemy }: { $against }.
event-ready = { $player } is ready.
event-opening-roll = Opening roll, A { $first }, B { $second }: { $player } is the attacker.
event-opening-tie = Opening roll, A { $first }, B { $second }: both roll again.
event-deployed = { $player } places { $unit }: { $zone }, { $tile } on top, tiles: { $height }.
event-deployed-top = { $player } places { $unit }: { $zone }, { $tile } on top.
event-spread = The stacks are spread out. The battle begins.
event-round = Round { $round }: { $player } begins.
event-turn = { $player }’s turn
event-redeployed = { $player } redeploys { $unit } from { $from } to { $to }.
event-moved = { $player } moves { $unit } from { $from } to { $to }, price { $price }.
event-charged = { $player } charges with { $unit } from { $from }, price { $price }.
event-charged-again = Overwhelming: { $player } charges again with { $unit } from { $from }.
event-carried-on = { $player } carries on with { $unit } against { $target }, price { $price }.
event-leaving = { $player } leaves the engagement with { $unit }, price { $price }.
event-shot = { $player } shoots with { $unit } at { $target }, price { $price }.
event-excited = { $player } orders { $unit } to excite: one more die, price { $price }.
event-healed = { $player } heals with { $unit }: { $target }, { $tile }, price { $price }.
event-doubled = { $player } gives a Double Order by { $unit }, price { $price }.
event-enough = { $player } gives up the second order.
event-passed = { $player } passes.
event-intercepted = { $player } intercepts { $target } with { $unit }, price { $price }.
event-shot-against = { $player } shoots at the charger { $target } with { $unit }, price { $price }.
event-waited = { $player } waits.
event-contact = { $unit } and { $target } are in contact.
event-rolled = { $kind ->
        [strike] Strike
        [back] Strike back
        [parting] Parting strike
       *[shot] Shot
    }: { $unit } at { $target }, dice: { $dice }, hits: { $hits }{ $more ->
        [0] { "" }
       *[other] , { $more } of them by +X Wounds
    }.
event-cannot-strike = { $unit } has no black face left and does not strike.
event-declined = { $player } does not strike with { $unit }.
event-shared = The hits are shared: { $units }, each { $hits }.
event-wounded = { $unit }, { $tile }: marked with a wound token.
event-wounded-spent = { $unit }, { $tile }: marked with a token of the spent area.
event-wounded-order = { $unit }, { $tile }: marked with an order token of { $lender }.
event-destroyed = { $player } loses a troop: { $unit }, { $tile }, { $points } DP.
event-removed = { $player } removes a troop for one hit: { $unit }, { $tile }, { $points } DP.
event-given-up = { $player } gives up a troop: { $unit }, { $tile }, { $points } DP.
event-lost-with-leader = { $player } loses a troop with the token of the Leader: { $unit }, { $tile }, { $points } DP.
event-unit-destroyed = { $player }: unit { $unit } is destroyed.
event-to-front = { $unit } goes to the front: { $to }.
event-leader-unused = { $player }’s Leader has fallen: an unused token leaves the pool.
event-leader-spent = { $player }’s Leader has fallen: a token of the spent area leaves the pool.
event-leader-unit = { $player }’s Leader has fallen: an order token of { $unit } leaves the pool.
event-leader-fallen = { $player }’s Leader has fallen: a token of the fallen leaves the pool.
event-leader-wound = { $player }’s Leader has fallen: a wound token leaves the pool.
event-disbanded = Disband by { $unit }: { $player } loses an unused token for the round.
event-round-end = Round { $round } is over. Tokens come back; wound tokens stay.
event-ended-beaten = { $player } wins: the enemy army is beaten ({ $count } to { $other }).
event-ended-both-beaten = Both armies are beaten. { $player } wins with the higher count ({ $count } to { $other }).
event-ended-tie = Both armies are beaten, with equal counts. { $player } wins as the defender ({ $count } to { $other }).
event-ended-quiet = Too many quiet rounds in a row. { $player } wins by the counts ({ $count } to { $other }).
event-ended-round-limit = The last round is over. { $player } wins by the counts ({ $count } to { $other }).

## Refusals: why something cannot be done

refusal-game-over = The battle is over.
refusal-chance = Dice are not chosen.
refusal-committed = Your army is committed and cannot be changed.
refusal-not-your-turn = { $player } decides now.
refusal-other-decision = Something else must be decided first.
refusal-foreign = This tile belongs to the other army.
refusal-picked = { $tile } is in your army already.
refusal-too-dear = It costs { $points } DP, and { $left } are left.
refusal-marker-tiles = The remaining tiles are needed as marker tiles.
refusal-formation = { $limit ->
        [one] With this troop the unit could have { $limit } troop only: the lowest formation value counts.
       *[other] With this troop the unit could have { $limit } troops only: the lowest formation value counts.
    }
refusal-unit-open = Close the open unit first.
refusal-no-unit-open = No unit is open.
refusal-not-in-unit = { $tile } is not in the open unit.
refusal-no-closed-unit = There is no closed unit with this number.
refusal-no-troops = An army has at least one troop.
refusal-no-ready-army = There is no ready army with this number.
refusal-not-your-unit = This is not your unit.
refusal-not-an-enemy = This is not an enemy unit.
refusal-not-in-reserve = This unit is not in your reserve.
refusal-not-your-zone = Place units on your own fronts and rears, not here: { $zone }.
refusal-not-on-field = There is no such unit on the battlefield.
refusal-redeployed = This unit was redeployed this turn and cannot be ordered.
refusal-slow = A Slow unit is not redeployed for free.
refusal-in-engagement = A unit in an engagement zone cannot move this way.
refusal-not-neighbouring = This zone is not neighbouring: { $zone }.
refusal-too-few-tokens = An order to { $unit } costs { $price } now; your unused tokens: { $unused }.
refusal-not-on-front = The unit must be on a front.
refusal-no-black-face = No living troop of the unit has a black face.
refusal-no-white-face = No living troop of the unit has a white face.
refusal-nobody-to-charge = There is nobody to charge from here.
refusal-not-in-contact = The unit was not in contact with an enemy when the turn began.
refusal-not-in-its-engagement = These two units are not in the same engagement.
refusal-not-a-shot-target = This unit cannot be shot at from there.
refusal-banned = Special actions are banned in this turn.
refusal-no-trait = The unit has no living bearer of this trait: { $trait }.
refusal-heals-others = The bearer heals other units, not its own.
refusal-not-wounded = No wound token lies on { $tile }.
refusal-no-order-to-follow = The Double Order costs { $price }. With the { $left } then unused you could give no order to another unit.
refusal-ordered-already = This unit has already had its order in this Double Order.
refusal-cannot-react = Only units on the front of the charger’s sector can react.
refusal-not-a-charge-target = The charge cannot be aimed at this unit.
refusal-takes-no-hit = { $tile } cannot take another hit.
refusal-unused-first = As long as you have an unused token, it marks the wound.
refusal-no-such-token = There is no such token to take.
refusal-no-parting-strike = This unit has no strike at the leaving unit.
refusal-units-only = At this table whole units are given up.
refusal-troops-only = At this table players give up single troops.

## Faults in options and positions

fault-battle-size-50 = Battle size 50 is played only where the table allows it.
fault-same-army = Both have the same army only where the table allows it; otherwise B has the army that A does not have.
fault-position-seats = There are two seats, A and B.
fault-position-units = A unit is made of troops of its army, each tile once, within the formation limit, the battle size and the marker tiles.
fault-position-zones = This unit cannot stand there now.
fault-position-engagements = An engagement has units of both players, and one of them has just one.
fault-position-tokens = The tokens do not fit the pool, or lie where none can lie.
fault-position-wounds = The wounds do not fit the troops.
fault-position-deed = The order that is carried out does not fit the position.
fault-position-step = The battle cannot be at this step.

## Options of a table

option-battle_size = Battle size
option-battle_size-50 = 50 DP
option-battle_size-60 = 60 DP
option-battle_size-70 = 70 DP
option-battle_size-80 = 80 DP
option-battle_size-90 = 90 DP
option-battle_size-100 = 100 DP
option-battle_size_50 = Battle size 50
option-battle_size_50-no = Not allowed
option-battle_size_50-yes = Allowed, as in later editions
option-army_of_a = Army of A
option-army_of_a-celts = Celts
option-army_of_a-romans = Romans
option-army_of_a-random = By lot
option-same_army = The same army for both
option-same_army-no = No: there is one box
option-same_army-yes = Yes, as with two boxes
option-army_of_b = Army of B
option-army_of_b-other = The one that A does not have
option-army_of_b-celts = Celts
option-army_of_b-romans = Romans
option-marker_tiles = Marker tiles
option-marker_tiles-4 = Four tiles stay out of the army
option-marker_tiles-0 = None
option-stack_view = What is seen of a stack
option-stack_view-top_and_height = The top tile and the height
option-stack_view-top_only = The top tile
option-reserve_view = What is seen of the reserve
option-reserve_view-tops = The top tile of each stack
option-reserve_view-count = How many stacks there are
option-special_first_turn_ban = How long special actions are banned
option-special_first_turn_ban-attacker_first_turn = In the attacker’s first turn
option-special_first_turn_ban-each_first_turn = In the first turn of each player
option-special_first_turn_ban-first_round = In the whole first round
option-shoot_into_engagement = Who is hit by shooting into an engagement
option-shoot_into_engagement-enemy = The enemy units of it
option-shoot_into_engagement-both = All units of both sides
option-shoot_rounding = How shared hits are rounded
option-shoot_rounding-up = Up
option-shoot_rounding-nearest = To the nearest, halves up
option-shoot_rounding-down = Down
option-unit_numbers = How units are numbered
option-unit_numbers-build = As they were built
option-unit_numbers-deployment = As they were placed
option-spent_tokens_for_wounds = Wounds marked with spent tokens
option-spent_tokens_for_wounds-usable = Allowed
option-spent_tokens_for_wounds-locked = Not allowed
option-voluntary_removal = What is given up at the end of a round
option-voluntary_removal-unit = Whole wounded units
option-voluntary_removal-troop = Single wounded troops
option-wide_arc_reaction = Wide Arc against a charger in a neighbouring sector
option-wide_arc_reaction-no = Not allowed
option-wide_arc_reaction-yes = Allowed
option-optional_strikes = Strikes back and parting strikes
option-optional_strikes-no = Always
option-optional_strikes-yes = The owner is asked
option-victory_check = When victory is checked
option-victory_check-round_end = At the end of a round
option-victory_check-each_turn = After each turn too
option-victory_base = Half of what beats an army
option-victory_base-fielded = Of the DP fielded
option-victory_base-battle_size = Of the battle size
option-quiet_rounds_limit = After how many quiet rounds in a row the battle ends
option-quiet_rounds_limit-10 = 10
option-quiet_rounds_limit-0 = Never
option-quiet_rounds_limit-5 = 5
option-quiet_rounds_limit-20 = 20
option-round_limit = After how many rounds the battle ends
option-round_limit-100 = 100
option-round_limit-0 = Never
option-round_limit-30 = 30
option-round_limit-50 = 50

## What is our reconstruction

reconstruction-traits = What the traits do, and the values of the tiles: both follow published sources; the text of the rulebook does not give them.
reconstruction-guards = That a battle ends after ten quiet rounds, or after round 100: the rulebook has no such end, but a program needs one.

## The position in words

describe-phase = { $phase }. Battle size: { $size } DP.
describe-attacker = The attacker is { $name }.
describe-round = Round { $round }, turn of { $name }. First in the round: { $first }.
describe-ban = Special actions are banned in this turn.
describe-quiet = Quiet rounds in a row: { $rounds } of { $limit }.
describe-head-army = army
describe-head-state = state
describe-head-unused = unused
describe-head-orders = orders
describe-head-spent = spent
describe-head-wounds = wounds
describe-head-fallen = fallen
describe-head-pool = pool
describe-head-lost = DP lost
describe-head-beaten-at = beaten at
describe-head-fielded = DP fielded
describe-ready-army = ready
describe-building-army = being built
describe-left = left
describe-centre = centre
describe-right = right
describe-sector-1 = 1: A’s right, B’s left
describe-sector-2 = 2: centre
describe-sector-3 = 3: A’s left, B’s right
describe-rear = rear
describe-front = front
describe-engagement-zone = engagement zone
describe-reserve = reserve
describe-stack = { $unit }, { $zone }: { $tile } on top, tiles: { $height }.
describe-own-stack = { $unit }, { $zone }: { $troops }. Tiles from the top: { $tiles }; black { $black }, white { $white }. WP { $wounds }, DP { $points }.
describe-unit = { $unit }, { $zone }: { $troops }. Tiles { $tiles }; black { $black }, white { $white }. WP { $wounds }, DP { $points }, order tokens { $orders }, price of the next order { $price }.
describe-wounded = { $unit }, wounded: { $troops } ({ $tiles }).
describe-traits = { $unit }, traits: { $traits }.
describe-expected = { $unit }, hits on average: charging { $charge }, carrying on { $carry }, striking back { $back }, shooting { $shot }.
describe-hidden-stacks = { $name }, stacks in the reserve that are not shown: { $count }.
describe-building = DP spent: { $points }, left: { $left }. So many more tiles can be picked: { $room }.
describe-closed = Unit { $number }, from the top: { $troops } ({ $tiles }), { $points } DP.
describe-open = Open unit, from the top: { $troops } ({ $tiles }), { $points } DP.
describe-ready = Ready army { $number }, { $points } DP: { $units }
describe-redeployed = Redeployed in this turn: { $unit }.
describe-double-order = Double Order by { $unit }; first order: { $first }.
describe-charger = { $unit } charges and has no target yet.
describe-charge = Charge of { $unit }, target: { $target }.
describe-carry-on = { $unit } carries on its engagement, target: { $target }.
describe-leave = { $unit } leaves its engagement.
describe-shoot = { $unit } shoots, target: { $target }.
describe-excited = { $unit } has one more die by Excite.
describe-parting = Parting strikes still to come: { $units }.
describe-roll = { $kind ->
        [strike] Strike
        [back] Strike back
        [parting] Parting strike
       *[shot] Shot
    }: { $unit } at { $target }, dice: { $dice }.
describe-head-hits = hits
describe-head-chance = chance
describe-hits = { $unit }, hits to allot: { $hits }.
describe-head-tile = tile
describe-head-troop = troop
describe-decimal = { $whole }.{ $tenths }
describe-percent = { $whole }.{ $tenths }%
describe-head-black = black
describe-head-white = white
describe-head-wound-points = WP
describe-doomed = will be destroyed
describe-hit = hit
describe-marked = wounded
describe-share = Then { $unit } takes its share, hits: { $hits }.
describe-trait = { $trait }: { $text }
describe-head-points = DP
describe-head-formation = formation
describe-head-traits = traits
describe-head-tiles = tiles (faces, black / white)

## Building

value-points = Deployment points
value-formation = Formation value
value-wounds = Wound points
told-tile = { $troop }: deployment points { $points }, formation value { $formation }, wound points { $wounds }
told-black = black faces { $faces }
told-white = white faces { $faces }
build-purse = Points and commitment
build-left = { $count ->
        [one] point left
       *[other] points left
    }
build-spent = { $points } of { $size } spent
build-points = { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
build-units = { $count ->
        [one] { $count } unit
       *[other] { $count } units
    }
build-troops = { $count ->
        [one] { $count } troop
       *[other] { $count } troops
    }
build-room = { $count ->
        [0] No more tiles: the rest mark the sectors.
        [one] Room for one more tile
       *[other] Room for { $count } more tiles
    }
build-other-builds = { $name } is still building.
build-other-ready = { $name } is ready.
build-yours-ready = Your army is committed.
build-secret = Nobody sees the other’s army before both are ready.
build-commit = Commit the army
build-commit-sure = Commit for good
build-sure = Units: { $units }, troops: { $troops }, points: { $points } of { $size }.
build-left-over = Points unspent: { $left }, tiles that stay out: { $out }. Once committed, the army cannot be changed.
build-go-on = Build on
build-open = Open unit
build-hint = Press a troop: it opens a unit and lies on top.
build-hint-done = No more troops can be taken. Commit the army, or take a unit apart.
build-full = Nothing more fits. The next troop opens a new unit.
build-formation = { $count } of { $limit }
build-formation-text = Troops in the unit, and the most that the lowest formation value in it allows
build-mean = ø { $mean }
build-mean-text = Hits per die on the average
build-top = on top
build-on-top = On top: { $troop }.
build-to-top = Put on top: { $troop }.
build-close = Close the unit
build-apart = Take apart
build-reopen = Open again
build-roster = Troops
build-order = Sort by
build-order-troop = Troop
build-order-points = Points
build-order-formation = Formation
build-filter = Show
build-filter-all = All troops
build-filter-fits = What can be taken now
build-filter-black = With black faces
build-filter-white = With white faces
build-filter-two-wounds = With two wound points
build-nothing = No troop is like this.
build-in-open = In the open unit.
build-in-unit = In unit { $number }.
build-army = Your army
build-empty = No unit is closed yet. A ready army is a quick start.
build-unit = Unit { $number }
build-ready = Ready armies
build-ready-number = Army { $number } of { $count }
build-ready-take = Take this army
build-ready-replaces = It replaces what you have built. Undo brings that back.
build-previous = The army before
build-next = The next army
build-shuffle = Shuffle

## The result

summary-player = Player
summary-row-army = Army
summary-row-destroyed = Points destroyed
summary-row-by-strikes = by strikes
summary-row-by-shots = by shots
summary-row-given-up = given up by the enemy
summary-row-needed = Points needed
summary-row-troops = Troops lost
summary-row-units = Units lost
summary-row-strikes = Strikes rolled
summary-row-shots = Shots rolled
summary-row-hits = Hits
summary-row-expected = Hits to be expected
summary-row-luck = Luck
summary-number = { $number }
summary-more = +{ $number }
summary-note = To be expected: the mean of every roll with the faces that lived then. What the dice gave beyond it is luck.

## The board

board-unit = { $unit }: { $troops }
board-unit-of = { $unit } ({ $name })
board-unit-title = { $unit } ({ $name })
board-times = { $count } × { $troop }
board-face-down = { $count ->
    [one] { $count } tile face down
   *[other] { $count } tiles face down
}
board-under-it = what lies under it is hidden
board-unit-told = wounds left { $wounds }, worth { $points } points, orders on it { $orders }, the next costs { $price }
board-choose-unit = Orders for { $unit }
board-choose-stack = Place { $unit }
board-battlefield = Battlefield
board-situation = Situation
board-engagement = Engagement
board-free = free
board-tag = destroys { $percent }%
board-tag-own = falls { $percent }%
board-why-not = Why not to: { $zone }?
board-fallen = { $unit } was destroyed here
board-open-sector = { $own ->
    [yes] No unit of yours in this sector
   *[no] No unit in this sector
}
board-goal = Destroy half of the enemy army
board-goal-rules = How the battle is won
board-stands = { $own ->
    [yes] you: { $count } of { $needed }
   *[no] { $name }: { $count } of { $needed }
}
board-counted-round = counted at the end of each round
board-counted-turn = counted after each turn
board-round-of = round { $round } of { $last }
board-flank-left = left
board-flank-centre = centre
board-flank-right = right
board-flank-left-of = { $seat }’s left
board-flank-centre-of = centre
board-flank-right-of = { $seat }’s right
board-attacker = attacker
board-defender = defender
board-tokens-unused = Unused tokens: { $count }
board-tokens-orders = Orders on units: { $count }
board-tokens-spent = Spent tokens: { $count }
board-tokens-wounds = Wounds: { $count }
board-tokens-fallen = Tokens of the fallen: { $count }
board-to-half = { $left ->
    [0] points lost: half of the army
    [one] points lost, { $left } to half
   *[other] points lost, { $left } to half
}
board-quiet = Quiet rounds: { $quiet } of { $limit }
board-ban = No special actions in this first turn.
board-hint-unit = Press one of your units to see its orders.
board-hint-moves = Press a lit zone to move there.
board-hint-stack = Press a stack, then a zone.
board-hint-zone = Where does { $unit } go?
board-reserve = { $name }: stacks to be placed { $count }
board-unseen-stacks = { $count ->
    [one] { $count } stack that is not shown
   *[other] { $count } stacks that are not shown
}
board-stack-text = Only the top tile of a stack is visible before the battle.
board-black = Black faces
board-white = White faces
board-wounds-left = Wounds left
board-worth = Deployment points
board-orders = Order tokens on it
board-price = Price of the next order
board-formation = Formation value
board-trait = { $trait }: { $effect }
board-dice = { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
}
board-chance = { $more ->
    [yes] { $hits } or more hits { $percent }%
   *[no] { $hits } hits { $percent }%
}
board-chance-hits = hits { $percent }%
board-chance-destroys = destroys { $percent }%
board-short-hits = hits { $percent }%
board-short-destroys = destroys { $percent }%
board-short-struck = is hit { $percent }%
board-short-falls = falls { $percent }%
board-short-answers = { $count ->
    [0] no answer
    [one] { $count } may answer
   *[other] { $count } may answer
}
board-percent = { $percent }%
board-shared = The hits are shared by: { $units }.
board-roll-strike = { $known ->
    [yes] { $by } strikes at { $at }
   *[no] { $by } strikes
}
board-roll-strike-back = { $by } strikes back at { $at }
board-roll-parting-strike = { $by }: parting strike at { $at }
board-roll-shot = { $by } shoots at { $at }
board-roll-shot-against = { $by } shoots at { $at }
board-rolled-strike = { $by } strikes at { $at }:
board-rolled-strike-back = { $by } strikes back at { $at }:
board-rolled-parting-strike = Parting strike of { $by } at { $at }:
board-rolled-shot = { $by } shoots at { $at }:
board-rolled-shot-against = { $by } shoots at { $at }:
board-rolled-hits = { $hits ->
    [0] no hit
    [one] { $hits } hit
   *[other] { $hits } hits
}
board-order-charge = Charge
board-order-carry_on = Carry on against { $at }
board-order-leave = Leave the engagement
board-order-shoot = { $aimed ->
    [yes] { $unit } shoots at { $at }
   *[no] { $unit } shoots
}
board-order-heal = Heal { $troop } of { $at }
board-order-double_order = Double Order
board-order-intercept = { $unit } intercepts
board-order-target = Fight { $at }
board-order-parting = { $unit } strikes next
board-order-give_up = Give up { $unit }
board-costs = costs { $price }
board-if-wait = If you wait
board-target = Target
board-falls = falls
board-hits-back = hits back
board-charger-falls = charger falls
board-priced = { $unit } (costs { $price })
board-may-intercept = May intercept: { $units }.
board-may-shoot = May shoot at the charger: { $units }.
board-no-answer = No enemy unit there can intercept or shoot.
board-way-clear = No enemy stands in the way: there is no answer to this charge, and you choose the target next.
board-about-heal = The wound token is unused again at once.
board-about-double_order = Afterwards two other units get an order each, at their own prices.
board-nobody-strikes = No enemy unit can strike at it.
board-given-up = { $points } points for the enemy; wound tokens that become unused: { $tokens }.
board-hits-left = { $hits ->
    [one] hit to be allotted
   *[other] hits to be allotted
}
board-doomed = falls, { $points } points
board-would-die = would fall, { $points } points
board-would-mark = would be wounded
board-to-mark = is wounded
board-mark-unused = A wound token takes one of your unused tokens ({ $count }).
board-mark-none = You have no unused token: one comes from a unit or from the spent ones.
board-mark-remove = If removed, the troop gives the enemy { $points } points.
board-share-follows = Then { $unit } takes { $hits ->
    [one] { $hits } hit.
   *[other] { $hits } hits.
}
legend-title = Signs
legend-close = Close the signs
legend-black = black face: hits in hand-to-hand fighting
legend-white = white face: hits in shooting
legend-unit = a unit, by its owner and number
legend-price = tokens that the next order costs
legend-unused = an unused token
legend-orders = an order token, until the end of the round
legend-wounds = a wound token
legend-spent = a spent token, until the end of the round
legend-fallen = a token of the fallen, until the end of the round
legend-engaged = units in contact
legend-redeployed = redeployed in this turn
legend-press = Press anything that does not glow: you are told why not.
board-says-round = Round { $round }. Active: { $name }.
board-says-zone = { $zone }: { $units }.
board-says-faces = black { $black }, white { $white }
board-says-wounded = wounded: { $troops }
board-says-engagement = In contact: { $a } with { $b }.
board-says-tokens = Tokens of { $name }: unused { $unused }, orders on units { $orders }, spent { $spent }, wounds { $wounds }, of the fallen { $fallen }; all together { $pool }.
board-says-losses = { $name } has lost { $lost } points; the army is beaten at { $breaks }.
board-says-reserve = { $name } has still to place (stacks: { $count }): { $units }.
board-says-open = { $name } has no unit in: { $sectors }.
board-says-wounds = { $unit } takes wounds; hits left: { $hits }.
