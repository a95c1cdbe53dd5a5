### Ősök Hajnala. Terms follow the glossary of the rules digest. Names and texts of cards are those of the component file; a card
### without a text has no `text-…`. Player names are never declined.

tagline = A duel over four slots a side: pay for your characters with the life that you defend, rise a level every turn, and strike back in the enemy’s turn with traps and quick abilities.

## Castes

caste-hunter = Hunter
caste-mage = Mage
caste-warrior = Warrior

## Damage types

type-normal = Normal
type-earth = Earth
type-fire = Fire
type-water = Water
type-ice = Ice
type-air = Air
type-nature = Nature
type-poison = Poison
type-electric = Electric
type-soul = Soul

## Kinds of cards

kind-noble = Noble
kind-mercenary = Mercenary
kind-hero = Hero
kind-weapon = Weapon
kind-armour = Armour
kind-continuous = Continuous ability
kind-puppet = Puppet
kind-mount = Mount
kind-instant = Instant
kind-quick = Quick ability
kind-trap = Trap
kind-potion = Potion

## Sorts of equipment, and where a continuous ability lies

tier-base = Base
tier-upgrade = Upgrade
tier-relic = Relic
attach-character = on the character
attach-weapon = on the weapon
attach-armour = on the armour card
attach-battlefield = on the battlefield

## Keywords, and what they do

keyword-champion = Champion
keyword-champion-hint = It can be placed only while you have no active character of the same name.
keyword-wall = Wall
keyword-wall-hint = It suffers all damage in its bearer’s place, and dies alone.
keyword-reflex = Reflex
keyword-reflex-hint = An attack may name two different targets; they are attacked one after the other.
keyword-curse = Curse
keyword-curse-hint = The character cannot attack, use abilities, activate effects or receive equipment.
keyword-horde = Horde
keyword-horde-hint = It may also be played on your puppet of the same name: they are one puppet, and their damage and armour add up.
keyword-flame = Flame
keyword-flame-hint = At the end of every turn a flame marker deals its number as effect damage to its card, then drops by 1.

## Phases of a turn

phase-setup = Set-up
phase-start = Start phase
phase-draw = Draw phase
phase-tactical = Tactical phase
phase-attack = Attack phase
phase-end = End of turn

## Short labels

label-slot = slot { $n }
label-level = Level
label-armour = Armour
label-damage = Damage
label-life = Life
label-hand = Hand
label-deck = Deck
label-discard = Discard pile
label-dead = Dead
label-poison = Poison marker
label-flame = Flame marker
label-idle = Idle
label-active = Active
label-noble = Noble

## Formats and ready decks, and how the decks play

format-starter = Starter
format-noble = With Noble
deck-hunter-foray = Beechhide Foray
deck-hunter-foray-hint = Poison, traps and tricks: weaken your prey first, then strike the poisoned card harder, and let the attackers run into your pits.
deck-mage-circle = Ashkeep Circle
deck-mage-circle-hint = Fire, ice and lightning: abilities that strike whole rows and grow stronger with every staff, and the dead called back from the ashes.
deck-warrior-battalion = Ironbeam Battalion
deck-warrior-battalion-hint = Heavy weapons and thick armour: neighbours strengthen and guard one another, and plain attacks win the day.

## Names of the cards

card-h-noble = Princess Orsolya of Stillvale
card-h-c1 = Beechhide Trapper
card-h-c2 = Crowfen Venomling
card-h-c3 = Hawkridge Bowwoman
card-h-c4 = Mistwalk Scout
card-h-c5 = Oakford Warden
card-h-c6 = Antlered Pathguard
card-h-c7 = Ilvarin the Hushbow
card-h-c8 = Abris Burdock, Lord of the Fens
card-h-w1 = Cornel Bow
card-h-w2 = Boar Spear
card-h-w3 = Viperfang Dagger
card-h-w4 = Sinew Stringing
card-h-w5 = Moonsilver Crossbow
card-h-a1 = Rawhide Jerkin
card-h-a2 = Moss Lining
card-h-a3 = Roecrown Mantle
card-h-i1 = Marked Prey
card-h-i2 = Doubled Twang
card-h-i3 = Humming Arrowcloud
card-h-q1 = Struck in Flight
card-h-q2 = Diverting Smoke
card-h-t1 = Leafcovered Pit
card-h-t2 = Thorn Tie
card-h-k1 = Prey Instinct
card-h-k2 = Hemlock Salve
card-h-k3 = Leaf Guise
card-h-k4 = Pathless Thicket
card-h-p1 = Straw Champion
card-h-m1 = Fen Stag
card-h-d1 = Root Brew
card-h-d2 = Viper Essence
card-h-i4 = Slow Hemlock
card-h-d3 = Trackreaders’ Tea
card-m-noble = Chancellor Agoston of Sparkdale
card-m-c1 = Ashkeep Novice
card-m-c2 = Crystalford Rimespinner
card-m-c3 = Stormwatch Wanderer
card-m-c4 = Soultally Scribe
card-m-c5 = Keeper of the Wellspring
card-m-c6 = Glowpalm Summoner
card-m-c7 = Emod Waterlily the Mirrorgazer
card-m-c8 = Serena Soot, Lady of Ash
card-m-w1 = Hazel Rod
card-m-w2 = Ember Staff
card-m-w3 = Rime Sceptre
card-m-w4 = Cracked Quartz Head
card-m-w5 = Lightningborn Wand
card-m-a1 = Patched Habit
card-m-a2 = Rune Embroidery
card-m-a3 = Glass Shell
card-m-i1 = Spark Streak
card-m-i2 = Soul Tapping
card-m-i3 = Ash Squall
card-m-i4 = Rime Shards
card-m-i5 = Called from Ash
card-m-q1 = Refraction
card-m-q2 = Frozen Moment
card-m-t1 = Frostbreath
card-m-t2 = Echo Wall
card-m-k1 = Rimebark
card-m-k2 = Glowing Etching
card-m-k3 = Mirror Patches
card-m-k4 = Undying Cinders
card-m-p1 = Ember Imp
card-m-p2 = Rime Statue
card-m-m1 = Cloud Raft
card-m-d1 = Wisplight Liqueur
card-m-d2 = Bloodstone Solution
card-m-i6 = Hoarfrost Kiss
card-w-noble = Voivode Gaspar of Ironbeam
card-w-c1 = Ironbeam Shieldman
card-w-c2 = Coppergate Prentice
card-w-c3 = Smithham Axeman
card-w-c4 = Bearer of the Torn Flag
card-w-c5 = Rockshoulder Sentry
card-w-c6 = Bloodsteam Ravager
card-w-c7 = Sara Ironbloom the Unmoved
card-w-c8 = Balthasar Crag the Warlord
card-w-w1 = Worn Sabre
card-w-w2 = Twohanded Bardiche
card-w-w3 = Chained Star
card-w-w4 = Honed Edge
card-w-w5 = Dawncleaver
card-w-a1 = Mail Shirt
card-w-a2 = Iron Plate
card-w-a3 = Riveted Pauldron
card-w-a4 = Tower Cuirass
card-w-i1 = Shield Shove
card-w-i2 = Round Sweep
card-w-i3 = Cleaving Charge
card-w-i4 = Mountainfall
card-w-q1 = Battle Roar
card-w-q2 = Closed Ranks
card-w-t1 = Riposting Blade
card-w-t2 = Sidestep
card-w-k1 = Iron Discipline
card-w-k2 = Blood Groove
card-w-k3 = Spiked Plates
card-w-k4 = War Ensign
card-w-p1 = Siege Palisade
card-w-m1 = Barded Warhorse
card-w-d1 = Battle Ale
card-w-d2 = Fieldbinder’s Spirit
card-w-k5 = Veteran’s Ribbon
card-kw-1 = Aniko Silvermane, Winner of Trials
card-kw-2 = Granite Cloak
card-kw-3 = Master of the Twin Arrow
card-kw-4 = Leadtongue Hex
card-kw-5 = Fen Beetle Swarm
card-kw-6 = Flametongue Lash

## Texts of the cards

text-h-noble = In each of your turns, the first poison marker that your cards place also deals 1 effect damage to the card that gets it.
text-h-c1 = Traps that this character plays deal 1 more damage.
text-h-c2 = When an attack of this character damages a character, puppet or mount, that card gets a poison marker.
text-h-c3 = Attacks of this character deal 1 more damage to a card that has a poison marker.
text-h-c4 = When this character is placed from the hand: draw 1 card, then discard 1 card.
text-h-c5 = Activate (discard 1 card): restore 3 armour to one adjacent own character.
text-h-c6 = While this character carries a mount, its character damage is 1 higher.
text-h-c7 = Attacks of this character cannot be taken over by the Noble or by life.
text-h-c8 = Activate (sacrifice 2 life): every enemy character, puppet and mount gets a poison marker.
text-h-w2 = The bearer’s attacks deal 1 more damage to puppets and mounts.
text-h-w3 = When an attack of the bearer damages a character, puppet or mount, that card gets a poison marker.
text-h-w4 = An idle card hit by the bearer’s attack turns active and still suffers half of the damage, rounded down.
text-h-w5 = Activate (discard 1 card): 2 effect damage to one enemy character, puppet or mount.
text-h-a2 = In your start phase, restore 1 armour to the bearer.
text-h-a3 = The bearer cannot get a poison marker.
text-h-i1 = Deals its damage to one enemy character, puppet or mount; 1 more if that card has a poison marker.
text-h-i2 = Deals its damage to each of up to two different enemy characters, puppets or mounts.
text-h-i3 = Deals its damage to every enemy character, puppet and mount.
text-h-q1 = Deals its damage to one enemy character or puppet.
text-h-q2 = One enemy character cannot attack until the end of this turn.
text-h-t1 = Answers an attack on this character: the attack is cancelled and the attacker suffers this card’s damage.
text-h-t2 = Answers an enemy ability or activated effect that targets this character: it is cancelled and its user gets a poison marker.
text-h-k1 = The bearer’s character damage is 1 higher.
text-h-k2 = The weapon’s damage is 1 higher. When an attack of the bearer damages a character, puppet or mount, that card gets a poison marker.
text-h-k3 = In each turn, the first ability damage that the bearer suffers is 2 lower.
text-h-k4 = Ability damage that enemy cards deal to your characters, puppets, mounts and continuous abilities is 1 lower.
text-h-p1 = Your characters adjacent to this puppet cannot be chosen as the target of an attack.
text-h-m1 = The bearer’s character damage is 1 higher.
text-h-d1 = Restore 3 armour to one of your characters.
text-h-d2 = Up to two different enemy characters, puppets or mounts get a poison marker.
text-h-i4 = Choose one enemy character. In its owner’s next start phase it suffers this card’s damage, which nothing can increase.
text-h-d3 = Take one character card from your discard pile into your hand.
text-m-noble = Activate (discard 1 card): one of your characters deals 1 more ability damage this turn.
text-m-c1 = When this character dies, its owner draws 1 more card.
text-m-c2 = Ice abilities that this character plays deal 1 more damage.
text-m-c3 = Instant abilities that this character plays deal 1 more damage.
text-m-c4 = Activate (discard 1 card): your opponent discards 1 card of their choice.
text-m-c5 = At the end of your turn, restore 1 armour to each of your characters.
text-m-c6 = The damage of your puppets is 1 higher.
text-m-c7 = Activate (sacrifice 1 life): the next instant ability that this character plays this turn deals double damage.
text-m-c8 = Activate (sacrifice 3 life): revive one of your dead characters of level 3 or lower with half of its printed armour, rounded down.
text-m-w2 = The bearer’s abilities deal 1 more damage.
text-m-w4 = The bearer’s abilities deal 1 more damage.
text-m-w5 = When an attack of the bearer damages a character or puppet, each enemy character and puppet adjacent to it suffers 1 effect damage.
text-m-a2 = In each turn, the first ability damage that the bearer suffers is 1 lower.
text-m-a3 = At the end of your turn you may turn the bearer idle.
text-m-i1 = Deals its damage to one enemy character, puppet or mount.
text-m-i2 = Deals its damage to one enemy character, puppet or mount. You gain 2 life.
text-m-i3 = Deals its damage to every enemy character, puppet and mount. Then each of your other characters suffers 1 effect damage.
text-m-i4 = Deals its damage to each of up to three different enemy characters, puppets or mounts.
text-m-i5 = Revive one of your dead characters with half of its printed armour, rounded down.
text-m-q1 = Prevent the next 3 damage that one of your characters would suffer this turn.
text-m-q2 = One enemy character cannot use abilities or activate effects until the end of this turn.
text-m-t1 = Answers an attack on this character: the damage of that attack is halved, rounded down.
text-m-t2 = Answers an enemy ability that targets this character: it is cancelled and its user suffers this card’s damage.
text-m-k1 = While this card is in play, the bearer cannot be chosen as the target of an attack.
text-m-k2 = The weapon’s damage is 1 higher.
text-m-k3 = In each turn, the first attack damage that the bearer suffers is 1 lower.
text-m-k4 = Fire abilities of your characters deal 1 more damage.
text-m-m1 = The bearer’s abilities deal 1 more damage.
text-m-d1 = Draw 2 cards, then discard 1 card.
text-m-d2 = One of your characters deals 2 more ability damage this turn.
text-m-i6 = Only for a character whose own damage type is ice. Deals its damage to one enemy character, puppet or mount.
text-w-noble = Attack damage that your Noble takes over is 1 lower.
text-w-c2 = While this character has a weapon, its character damage is 1 higher.
text-w-c3 = Attacks of this character deal 1 more damage to puppets and mounts.
text-w-c4 = The character damage of adjacent own characters is 1 higher.
text-w-c5 = When an adjacent own character is chosen as the target of an attack, this active character may become the target instead.
text-w-c6 = Activate (pay 2 of this character’s armour): its character damage is 3 higher this turn.
text-w-c7 = When damage turns this character from idle to active, its character damage is 2 higher until the end of your next turn.
text-w-c8 = Activate (sacrifice 2 life): the character damage of each of your characters is 1 higher this turn.
text-w-w2 = After each attack of the bearer, the bearer suffers 1 effect damage.
text-w-w3 = When an attack of the bearer damages a character or puppet, each enemy character and puppet adjacent to it suffers 1 effect damage.
text-w-w4 = The bearer’s attacks deal 1 more damage to characters that wear armour.
text-w-w5 = The bearer’s attacks deal double damage to puppets, mounts and continuous abilities.
text-w-a4 = Attack damage that the bearer suffers is 1 lower.
text-w-i1 = Deals its damage to one enemy character, which cannot attack until the end of your opponent’s turn.
text-w-i2 = Each of up to three different enemy characters, puppets or mounts suffers damage equal to this character’s current weapon damage.
text-w-i3 = One enemy character, puppet or mount suffers damage equal to twice this character’s base weapon damage plus its base character damage.
text-w-i4 = To play: sacrifice 2 life. Deals its damage to every enemy character, puppet and mount.
text-w-q1 = The character damage of one of your characters is 2 higher this turn.
text-w-q2 = Attack damage that your characters suffer is 1 lower until the end of this turn.
text-w-t1 = Answers an attack on this character: before the attack goes on, the attacker suffers damage equal to this character’s current character damage.
text-w-t2 = Answers an attack on this character: the attack is cancelled.
text-w-k1 = The bearer’s character damage is 1 higher.
text-w-k2 = The weapon’s damage is 1 higher.
text-w-k3 = When a character attacks the bearer, the attacker suffers 1 effect damage.
text-w-k4 = Attacks of your characters deal 1 more damage.
text-w-m1 = The bearer’s character damage is 2 higher.
text-w-d1 = The character damage of one of your characters is 2 higher this turn.
text-w-d2 = Restore 4 armour to one of your characters.
text-w-k5 = The bearer counts as 1 level higher, 6 at most. That does not let it use cards of a higher level.
text-kw-1 = Champion: it can be placed only while you have no active character of the same name.
text-kw-2 = Wall: while this card is in play it suffers all damage in the bearer’s place.
text-kw-3 = Reflex: its attack may name two different targets; it attacks them one after the other in the order named.
text-kw-4 = Deals its damage to one enemy character. Curse: until the end of your opponent’s turn it cannot attack, use abilities, activate effects or receive equipment.
text-kw-5 = Horde: it may also be played on your puppet of the same name; their damage and armour add up.
text-kw-6 = Flame (2): an enemy character, puppet or mount damaged by the bearer’s attack gets a flame marker of 2.

## Standing orders

order-declared = Ask me about quick abilities only against a declaration
order-ask = Always ask me
order-quick-never = Never ask me about quick abilities in the other player’s turn
order-never = Never ask me about anything that may be declined

## Options and their values

option-components = Cards of your own, from a file
option-format = Deck format
option-format-starter = Starter: without Nobles
option-format-noble = With Noble
option-decks = Decks
option-deck_rules = Decks that may be brought
option-deck_rules-standard = By the rules of decks
option-deck_rules-free = Any cards, at most 60
option-combat = Striking back
option-combat-one_sided = No: only the attacker deals damage
option-combat-mutual = An active character or puppet strikes back at the same time
option-noble_shield = Who shields the Noble
option-noble_shield-any = Any living character, and puppets
option-noble_shield-active = Only active characters, and puppets
option-life_target = Attacks on a player without a Noble
option-life_target-as_noble = Allowed, as on a Noble
option-life_target-never = Not allowed
option-takeover_scope = Which attacks can be taken over
option-takeover_scope-characters = Those on characters
option-takeover_scope-all_cards = Those on all cards
option-takeover_time = When taking over is decided
option-takeover_time-after_traps = After the traps
option-takeover_time-before_traps = Before the traps
option-takeover_own_attacks = Attacks on own cards
option-takeover_own_attacks-allowed = Can be taken over
option-takeover_own_attacks-forbidden = Cannot be taken over
option-phase_end = What ends the tactical phase
option-phase_end-any_enemy_target = The first enemy target that is named
option-phase_end-attack_or_instant = The first attack or instant
option-quick_window = When the other player may use quick abilities
option-quick_window-every_step = After every step, and against a declaration
option-quick_window-naming_only = Only against a declaration
option-quick_undoes = What a quick ability withdraws
option-quick_undoes-any_naming = Whatever leads out of the tactical phase
option-quick_undoes-instant_only = Only instants
option-cancelled_card = Where a card goes that a trap cancelled
option-cancelled_card-discard = To the discard pile
option-cancelled_card-hand = To its owner’s hand
option-trap_on_group = What a trap cancels where there are several targets
option-trap_on_group-own_part = Only what touches its user
option-trap_on_group-whole = All of it
option-trap_vs_puppet = The level limit of traps against puppets
option-trap_vs_puppet-limited = Holds
option-trap_vs_puppet-free = Does not hold
option-full_spot = Playing a card on a full place
option-full_spot-forbidden = Not allowed
option-full_spot-replace = Allowed: the old card is discarded
option-body_spot = Mount and continuous ability on a character
option-body_spot-one_of_two = One of the two
option-body_spot-one_each = One of each
option-armour_upgrade = The armour of an upgrade
option-armour_upgrade-adds = Adds to that of its base
option-armour_upgrade-replaces = Counts instead of that of its base
option-slot_order = Where further characters are placed
option-slot_order-one_direction = In one direction
option-slot_order-beside_any = Beside any own character
option-fourth_death = Which dead count to four
option-fourth_death-lying = Those that lie there
option-fourth_death-ever = Every one that was turned down
option-both_lose = When both have four dead at once
option-both_lose-draw = The game is drawn
option-both_lose-active_loses = The active player loses
option-deck_out = Drawing from an empty deck
option-deck_out-nothing = Nothing happens
option-deck_out-lose = The player loses
option-hand_limit = Cards in hand at the end of a turn (0: no limit)
option-ability_copies = Copies of one ability or potion in a deck (0: no limit)
option-restore_cap = How far armour can be restored
option-restore_cap-maximum = To its maximum
option-restore_cap-none = Without limit
option-math_order = Where the multiplication of a damage stands
option-math_order-by_side = Among the changes of its side
option-math_order-multiply_last = At the very end
option-factor_in_amount = A factor in a text, such as “twice”
option-factor_in_amount-multiplication = Is a multiplication: only the last one counts
option-factor_in_amount-plain = Always counts
option-idle_zero = Damage of 0 to an idle character
option-idle_zero-stays = It stays idle
option-idle_zero-wakes = It turns active
option-idle_after_equip = Turning idle after being equipped this turn
option-idle_after_equip-allowed = Allowed
option-idle_after_equip-forbidden = Not allowed
option-idle_markers = Markers and states on an idle character
option-idle_markers-reach = Reach it
option-idle_markers-absorbed = Do nothing to it
option-poison_in_enemy_turn = A poison marker given in the enemy’s turn
option-poison_in_enemy_turn-that_turn = Stays to the end of that turn
option-poison_in_enemy_turn-next_turn = Stays to the end of the enemy’s next turn
option-revived_attacks = Attacking in the turn of being revived
option-revived_attacks-no = Not allowed
option-revived_attacks-yes = Allowed
option-potion_caste = Potions without a Noble
option-potion_caste-any = Of any caste
option-potion_caste-living = Only of the castes of own living characters
option-attach_to = On whom mounts and continuous abilities are laid
option-attach_to-user = On the character that plays them
option-attach_to-any_own = On any own character that fits
option-exchange_order = Cards set aside in the opening exchange
option-exchange_order-set_aside_first = Are shuffled in last: none comes back at once
option-exchange_order-shuffle_first = Are shuffled in first: they can come back
option-keywords = Keywords
option-keywords-off = Off
option-keywords-on = On, with the cards of that module
option-turn_limit = After how many turns of both players the game is a draw (0: no limit)

## What is our reconstruction

reconstruction-cards = All 111 cards, with their names, numbers and texts: we know no card of the published game, and ours say nothing about the real ones.
reconstruction-decks = The three ready decks and the two formats: only the names of the published formats are known.
reconstruction-words = All words of the game in English, Polish and Russian: no edition in these languages is known.
reconstruction-rulings = Rulings on what the rules page leaves open; for each there is an option, or a clause in the rulebook.

## Faults of a table’s options, of a deck, of a component file

fault-format = There is no format “{ $id }”. Known formats: { $known }.
fault-deck = There is no deck “{ $id }”. Known decks: { $known }.
fault-deck-card = No card is called “{ $id }”.
fault-deck-line = This is not a line of a deck: “{ $id }”. Write the number of copies and the card, as in “2 Beechhide Trapper”.
fault-deck-copies = “{ $id }”: a line has 1 to 60 copies of a card.
fault-deck-twice = “{ $id }” comes a second time: leave this line out.
fault-deck-long = This deck is too long as text: leave remarks out, or put the copies of a card on one line.
fault-deck-size = Cards in the draw deck: { $cards }. There must be { $least } to { $most }.
fault-side-size = Cards in the side deck: { $cards }. There must be { $most } at most.
fault-noble-missing = This format is played with a Noble: add one to the deck.
fault-noble-in-deck = { $card } is a Noble: take it out of the draw deck or side deck.
fault-keyword-card = { $card } belongs to the keyword module: take it out of the deck, or turn keywords on.
fault-copies = { $card }: { $copies } copies are in the draw deck, and { $most } are allowed.
fault-caste = Cards of the caste { $caste } in the draw deck: { $cards }. Each caste in it, and that of the Noble, needs at least { $least }.
fault-card = There is no card “{ $id }”: name one of the cards that there are.
fault-no-noble = “{ $id }” is no Noble: name one.
fault-form = This cannot be read. Write it in the same form as the standard file.
fault-field = There is no field “{ $field }” here ({ $in }).
fault-missing = The field “{ $field }” is missing ({ $in }).
fault-one-field = There must be exactly one field here ({ $in }).
fault-value = “{ $field }” must be { $kind ->
        [text] a text
        [flag] true or false
        [number] a whole number
        [list] a list
       *[table] a table
    }.
fault-empty = “{ $field }” must not be empty.
fault-number = “{ $field }” must be a whole number from { $least } to { $most }.
fault-word = “{ $field }” cannot be “{ $word }”. Known words: { $known }.
fault-id = “{ $id }” is not a valid id: at most 32 small letters, digits and hyphens, beginning with a letter.
fault-id-twice = “{ $id }” is there twice: leave one out, or give it another id.
fault-title = “{ $field }” must be one line of 1 to 100 characters.
fault-many-cards = A file has at most { $most } cards.
fault-one-effect = A card of this kind has exactly one effect ({ $kind }).
fault-many-effects = A card has at most { $most } effects.
fault-many-steps = An effect has at most { $most } steps.
fault-keyword = The text of this card has the keyword “{ $keyword }”: name it in “keywords”.
fault-keyword-text = The text of this card does not have the keyword “{ $keyword }”: take it out of “keywords”.
fault-trigger = A card of this kind cannot have the trigger “{ $trigger }” ({ $kind }).
fault-condition = The condition “{ $condition }” cannot be asked here: choose another, or another trigger.
fault-limit = Of static effects, only a change of the damage that the bearer suffers can have a limit.
fault-cost-twice = The cost “{ $cost }” is there twice: add both up.
fault-zone = In “{ $zone }” players can choose only their own cards, without “where”, and among the dead only characters.
fault-group = A group that is not named must have the “count” of “all”.
fault-play = Of a card that stays, “play” has only conditions and costs: leave “steps” empty.
fault-ref = “{ $ref }” can mean nobody here: name somebody whom the trigger or the target tells.
fault-step = The step “{ $step }” cannot stand under the trigger “{ $trigger }”.
fault-step-zone = The step “{ $step }” does nothing to cards in “{ $zone }”: name others.
fault-ability-damage = Only an instant, quick ability or trap that has a damage of its own deals ability damage: use “effect”.
fault-until = Here nothing can last until “{ $until }”: choose another end.

## Where cards are, and what is declared

spot-player = { $player }
spot-body = { $player } (slot { $slot })
spot-mount = { $player } (mount in slot { $slot })
spot-attached = { $player } (ability in slot { $slot })
place-body = slot { $slot }
place-weapon = weapon in slot { $slot }
place-weapon-upgrade = weapon upgrade in slot { $slot }
place-on-weapon = ability on the weapon in slot { $slot }
place-armour = armour card in slot { $slot }
place-armour-upgrade = armour upgrade in slot { $slot }
place-on-armour = ability on the armour card in slot { $slot }
place-mount = mount in slot { $slot }
place-attached = ability on the character in slot { $slot }
place-battlefield = battlefield
place-noble = Noble
deed-card = { $card }
deed-used = { $card } (slot { $slot })
deed-activate = effect ({ $place })
deed-attack = attack (slot { $slot })
deed-finish = end of the turn
phrase-attack = attack: { $who }
phrase-card-at = { $card }, { $spot }
phrase-in-slot = { $card } (slot { $slot })
phrase-list = { $first }, { $last }
phrase-on = {" "}→ { $targets }
phrase-from = {" "}({ $card })

## Decisions

decision-opening = how to open
decision-who-starts = who starts
decision-set-aside = exchange of the opening hand
decision-exchange = discarding two cards to draw one
decision-second = the second discard
decision-tactical = a step of the tactical phase
decision-slot = the slot of a character
decision-posture = active or idle
decision-recipient = who receives the equipment
decision-user = who uses the ability
decision-place = the place of the card
decision-target = a target
decision-window = a quick ability after the step
decision-answer = a quick ability against the declaration
decision-guard = guarding
decision-trap = a trap
decision-take-over = taking over
decision-cost = discarding as a cost
decision-discard = discarding because of a text
decision-may = an effect that may happen
decision-attack = a step of the attack phase
decision-end = a step of the end phase
decision-hand-limit = discarding to the hand limit

## How the game ended

ending-life = life fell below 1
ending-fourth-dead = four dead characters lie there
ending-deck-out = no card was left to draw
ending-turn-limit = the last turn is over

## Numbers that change, and what is barred

stat-character_damage = character damage
stat-weapon_damage = weapon damage
stat-attack_damage = attack damage
stat-ability_damage = ability damage
stat-attack_taken = attack damage suffered
stat-ability_taken = ability damage suffered
stat-takeover_taken = damage taken over
stat-level = level
stat-attack_targets = targets of an attack
barred-attack = attacking
barred-ability = using abilities
barred-effect = activating effects
barred-equip = receiving equipment
barred-be_attacked = being chosen as the target of an attack
barred-be_taken_over = taking over its attacks
barred-get_poison = getting a poison marker

## Words on buttons

action-dice = Dice: { $one } and { $two }
action-card = Drawn: { $card }
action-draw-seven = Draw seven cards
action-starting-card = Starting card: { $card }
action-me = I start
action-opponent = The other player starts
action-set-aside = Set aside: { $card }
action-done = Done
action-keep = Keep all cards
action-discard = Discard: { $card }
action-place = Place: { $card }
action-turn-idle = Turn idle: { $who }
action-equip = Equip: { $card }
action-play = Play: { $card }
action-use = Use: { $card }
action-activate = Activate: { $card } ({ $place })
action-activate-nth = Activate: { $card } ({ $place }), effect { $n }
action-attack = Attack: { $who }
action-finish = To the end of the turn
action-end-turn = End the turn
action-slot = { $who }
action-active = Stays active
action-idle = Turns idle at once
action-target = { $target }
action-enough = No more targets
action-pass = Pass
action-trap = Trap: { $card } by { $who }
action-guard = Guard: { $who }
action-no-guard = Nobody guards
action-suffer = The card suffers it
action-take-over = Take it over
action-no = No
action-yes = Yes

## What is to be done

prompt-chance = Cards are being drawn.
prompt-dice = The dice decide who is favoured.
prompt-opening = Draw seven cards, or choose a starting card of level 1 or 2.
prompt-others-opening = The other player is still choosing how to open.
prompt-set-aside = Set aside the cards that you want to exchange.
prompt-others-set-aside = The opening hands are still being exchanged.
prompt-waiting = { $player } decides: { $decision }.
prompt-who-starts = You are favoured: who starts?
prompt-exchange = You may discard two cards to draw one.
prompt-second = Discard the second card.
prompt-tactical = Tactical phase: place, equip, prepare, or attack.
prompt-slot = { $card }: choose the slot.
prompt-posture = { $card }: active or idle?
prompt-recipient = { $card }: choose who receives it.
prompt-user = { $card }: choose who uses it.
prompt-place = { $card }: choose where it lies.
prompt-target = Choose a target: { $deed }.
prompt-target-more = Choose one more target, or no more: { $deed } → { $targets }.
prompt-window = You may use a quick ability now.
prompt-answer = Declared: { $deed }{ $on }. Do you answer with a quick ability?
prompt-trap = Declared: { $deed }{ $on }. Do you play a trap?
prompt-guard = Declared: { $deed }{ $on }. Does a neighbour guard it?
prompt-take-over = { $target } would suffer { $damage }. Taking it over costs { $cost } of your { $life } life.
prompt-cost = Discard as the cost; cards still to choose: { $left }.
prompt-discard = Discard; cards still to choose: { $left }.
prompt-may = { $card }: apply the effect?
prompt-attack = Attack phase: attack, use instants, or go to the end of the turn.
prompt-end = End of turn: activate effects, play a potion, or end the turn.
prompt-hand-limit = Discard to the hand limit; cards still to choose: { $left }.
prompt-won = { $player } wins: { $how }.
prompt-drawn = The game is a draw: { $how }.

## The log

event-rolled = The dice: { $first } { $one }, { $second } { $two }.
event-opened-starting-card = { $player } opens with a starting card and six cards.
event-opened-seven = { $player } opens with seven cards.
event-starts = { $player } takes the first turn.
event-starting-card = { $player } shows the starting card: { $card }.
event-exchanged = { $n ->
    [0] { $player } exchanges no card.
    [one] { $player } exchanges { $n } card.
   *[other] { $player } exchanges { $n } cards.
}
event-drew = { $player } draws: { $card }.
event-drew-hidden = { $player } draws a card.
event-drew-several-card = { $player } draws { $n } cards: { $card }.
event-drew-hidden-several = { $player } draws { $n } cards.
event-discarded = { $player } discards: { $card }.
event-turn = Turn { $turn }: { $player }, level { $level }
event-declared = { $player } declares: { $deed }{ $on }.
event-withdrawn = { $player } has to withdraw: { $deed }.
event-sacrificed = { $player } sacrifices { $n } life, { $life } left.
event-paid-armour = { $spot }: pays { $n } armour, { $armour } left.
event-entered = { $spot }: { $card } comes into play.
event-entered-idle = { $spot }: { $card } comes into play idle.
event-equipped = { $spot }: receives { $card }.
event-laid = { $player }, slot { $slot }: { $card } is laid.
event-laid-battlefield = { $player }, battlefield: { $card } is laid.
event-replaced = { $player }: { $card } makes room and is discarded.
event-turned-idle = { $spot }: turns idle.
event-woke = { $spot }: is spared the damage and turns active.
event-guarded = { $spot }: guards { $other }.
event-trapped = { $spot }: plays the trap { $card }.
event-cancelled = { $card } cancels it.
event-cancelled-part = { $card } cancels it for its user alone.
event-taken-over = { $spot }: its owner takes the damage over.
event-delayed = { $spot }: the delayed damage of { $card } is due.
event-prevented = { $spot }: { $n } damage is prevented.
event-suffered = { $spot }: suffers { $n } damage, { $armour } armour left.
event-restored = { $spot }: { $n } armour restored, now { $armour }.
event-life-lost = { $player } loses { $n } life, { $life } left.
event-life-gained = { $player } gains { $n } life, now { $life }.
event-poisoned = { $spot }: gets a poison marker{ $from }.
event-flame = { $spot }: gets a flame marker of { $n }{ $from }.
event-change = { $spot }: { $stat } { $n }{ $from }.
event-times = { $spot }: { $stat } { $by }{ $from }.
event-shield = { $spot }: the next { $n } damage will be prevented{ $from }.
event-barred = { $spot }: now forbidden – { $what }{ $from }.
event-delayed-dealt = { $spot }: will suffer { $n } damage in the next start phase{ $from }.
event-left-pile = { $spot }: { $card } goes to the discard pile.
event-left-hand = { $spot }: { $card } goes back to the hand.
event-left-down = { $spot }: { $card } dies and lies face down.
event-revived = { $spot }: { $card } is revived with { $armour } armour.
event-taken = { $player } takes { $card } from the discard pile into the hand.
event-back-in-hand = { $player }: { $card } comes back to the hand.
event-won = { $player } wins: { $how }.
event-drawn = The game is a draw: { $how }.

## Why something is refused

refusal-game-over = The game is over: { $how }.
refusal-chance = Dice and drawn cards are left to chance.
refusal-answered = You have decided; the other player is still deciding.
refusal-not-your-decision = { $player } decides now: { $decision }.
refusal-other-decision = Something else is to be decided now: { $decision }.
refusal-wrong-phase = This is not possible in this phase: its time in this turn is over.
refusal-own-turn = A trap waits for the other player’s turn: it answers what touches your character then.
refusal-nothing-declared = First choose what is done: a card of your hand, an attacker, or an effect. Then comes where or at whom.
refusal-dead = This character is dead: it does nothing, and nothing is aimed at it.
refusal-not-in-hand = This card is not in your hand.
refusal-not-in-deck = This card is not in your deck.
refusal-not-in-pile = This card is not in your discard pile.
refusal-starting-level = A starting card is of level 1 or 2.
refusal-card-kind = A card of another kind is needed for that.
refusal-player-level = The card’s level is { $card }, and you are at level { $level }.
refusal-life = It costs { $n } life, and you have { $life }: at least 1 must remain.
refusal-discards = You have too few other cards to discard for it: { $n } needed.
refusal-armour-cost = It costs { $n } armour, and at least 1 must remain.
refusal-placed = You have already placed a character this turn.
refusal-namesake = You have an active character of the same name.
refusal-no-free-slot = You have no free slot.
refusal-slot-taken = The slot is taken.
refusal-slot-order = A character cannot be placed in this slot now.
refusal-not-placed-now = Only the character placed this turn can turn idle.
refusal-exerted = It has used an ability or an effect since then.
refusal-equipped-now = At this table a character equipped this turn does not turn idle.
refusal-no-character = It needs a living character of yours.
refusal-not-active = It needs an active character; an idle one only lies there.
refusal-caste = It needs an active character of the caste { $caste }.
refusal-character-level = The character must be of level { $level } at least.
refusal-ability-used = A character uses one ability in a turn, and it has used one.
refusal-equipped = A character receives one equipment card in a turn, and it has received one.
refusal-barred = Something forbids it now: { $what }.
refusal-dying = Its armour is below 1.
refusal-unarmed = It needs a character that carries a weapon.
refusal-acted = It has attacked or used an instant this turn.
refusal-came = It came into play this turn: it can attack from your next turn on.
refusal-condition = What the card asks for does not hold.
refusal-no-target = There is nothing that could be named.
refusal-place-full = There is no free place for the card.
refusal-no-base = An upgrade goes on a base of its sort.
refusal-hero-only = Only a hero wears a relic.
refusal-nothing-below = The weapon or armour card on which it would lie is missing.
refusal-potion-drunk = You have already played a potion this turn.
refusal-potion-caste = The caste of the potion does not fit.
refusal-nothing-there = There is no such card.
refusal-silent = Under an upgrade the text of the base is silent.
refusal-no-activated = The card has no such activated effect.
refusal-activated = It has been activated this turn.
refusal-itself = A card does not name itself or what lies on it for its own blow.
refusal-named = It has been named.
refusal-shielded = Living characters and puppets shield their Noble and player.
refusal-life-target = At this table a player without a Noble is not attacked.
refusal-own-player = Without a Noble you cannot attack yourself.
refusal-covered = It cannot be chosen as the target of an attack now.
refusal-noble-named = A Noble or player is not a target of this text.
refusal-not-a-target = This is not a target for it.
refusal-nothing-named = Name at least one target.
refusal-not-touched = A trap answers only what touches its user.
refusal-trap-answers = This trap answers other things.
refusal-trap-level = The trap must be of level { $level } at least.
refusal-no-guard = No character can guard from there.
refusal-must-guard = It has to be guarded.

## A position in words

describe-course = Turn { $turn }, { $player }: { $phase }.
describe-setup = { $phase }.
describe-copies = { $count } × { $card }
describe-carried = { $card } { $armour }
describe-damage = { $n } { $type }
describe-lasting = { $on }: { $what }.
describe-hand = Hand of { $player }: { $cards }.
describe-known = Known to be in the hand of { $player }: { $cards }.
describe-deck = Deck of { $player }: { $cards }.
describe-discard = Discard pile of { $player }: { $cards }.
describe-aside = Set aside by { $player }: { $cards }.
describe-list = Deck list of { $player }: { $cards }.
describe-head-player = Player
describe-head-top = Top of the pile
describe-head-slot = Slot
describe-head-card = Card
describe-head-state = State
describe-head-on-it = On it
describe-head-notes = Notes
describe-head-attacker = Attacker
describe-head-target = Target
describe-head-outcome = Outcome
describe-head-take-over = Life to take it over
describe-head-id = Id
describe-head-kind = Kind
describe-head-caste = Caste
describe-head-text = Text

## Board

board-at = { $card } ({ $spot })
board-free = Slot { $n }: free
board-copies = { $count } × { $card }
board-player = { $name }: life { $life } of { $max }, level { $level }, dead characters: { $dead }.
board-top = Top of the discard pile: { $card }
board-known = Known to be in hand: { $cards }
board-no-cards = No cards
board-starting-cards = Starting cards: one of them is sure to be in your first hand
board-starting = Starting card: { $card }
board-starting-down = A starting card lies face down
board-opening-seven = Opens with seven cards
board-aside = Set aside
board-situation = Situation
board-turn = turn { $turn }
board-over = The game is over
board-declared = (declared)
board-text = Being carried out: { $card }
board-running = In effect
board-struck-back = The target strikes back:
board-act-place = { $by }: { $card } is placed
board-act-equip = { $by }: { $card } is put on
board-act-lay = { $by } plays { $card }
board-act-use = { $by } uses { $card }. Targets: { $targets }
board-act-drink = { $by } plays { $card }. Targets: { $targets }
board-act-activate = { $by } activates { $card }. Targets: { $targets }
board-act-attack = Attack: { $user } → { $targets }
board-act-finish = { $by } ends the phase
board-sum-character = character { $n }
board-sum-weapon = + weapon { $n }
board-sum-dealt = { $n } attacker’s additions
board-sum-factor = { $n } multiplication
board-sum-suffered = { $n } target’s changes
board-sum-poison = + 1 poison marker
board-fate-unhurt = suffers nothing
board-fate-spared = turns active and suffers nothing
board-fate-walled = the wall suffers { $amount } in its place
board-fate-hurt = suffers { $amount }, { $left } left
board-fate-dies = suffers { $amount }: nothing left
board-back = The attacker: { $what }
board-take-over = Taken over: { $amount } life, leaving { $left }.
board-lasting = { $what } ({ $card }; { $ends })
board-ends-never = as long as the card lies there
board-ends-turn = { $now ->
        [yes] until the end of this turn
       *[no] until the end of turn { $turn }
    }
board-ends-instant = until its next instant or the end of this turn
board-ends-attack = until the end of this attack
board-lasting-change = { $stat } { $n }
board-lasting-times = { $stat } × { $n }
board-lasting-shield = prevents the next { $n } damage
board-lasting-delayed = { $n } damage in the owner’s next start phase
board-lasting-since = multiplication
board-barred-attack = cannot attack
board-barred-ability = cannot use abilities
board-barred-effect = its effects cannot be activated
board-barred-equip = cannot receive equipment
board-barred-be_attacked = cannot be chosen as the target of an attack
board-barred-be_taken_over = its attacks cannot be taken over
board-barred-get_poison = cannot get a poison marker
board-standing-active = Active
board-standing-idle = Idle: the first damage only turns it active
board-standing-dead = Dead, face down
board-standing-puppet = Puppet
board-armour-of = Armour { $armour } of { $max }
board-poison-until = Poison marker until the end of turn { $turn }
board-flame-of = Flame marker: { $n }
board-attack-of = Attack { $n }: { $parts }
board-under = Armour of the cards under it: { $armour }
board-flag-ability = Has used an ability in this turn
board-flag-acted = Has attacked or used an instant in this turn
board-flag-equipped = Has received equipment in this turn
board-flag-came = Came into play in this turn: cannot attack yet
board-silent = Its text is silent under the upgrade
board-used = Used in this turn
board-part-weapon = Weapon
board-part-weapon-upgrade = Weapon upgrade
board-part-on-weapon = Ability on the weapon
board-part-armour = Armour card
board-part-armour-upgrade = Armour upgrade
board-part-on-armour = Ability on the armour card
board-part-mount = Mount
board-part-attached = Ability on the character
board-part-battlefield = Ability on the battlefield
board-do-activate = Activate
board-do-turn-idle = Turn idle
board-do-take-over = Take over and lose the game
board-put-away = Close
board-goal = How the game is won
board-goal-wins = Whoever brings the other down to 0 life, or to { $dead } dead characters, wins.
board-goal-deck = Whoever has to draw from an empty deck loses.
board-goal-or = or
board-goal-loses = loses
board-goal-stands = { $name }: life { $life }, dead characters: { $dead } of { $of }.
board-goal-turn = { $has ->
    [yes] Turn { $turn }; a draw after turn { $turns }
   *[no] Turn { $turn }
}
board-goal-turns = A draw after turn { $turns }
board-favoured = { $name } won the dice roll and will decide who begins, once both have seen their cards.
board-begins = { $self ->
    [yes] { $name } won the dice roll and chose to begin.
   *[no] { $name } won the dice roll and chose that { $starter } begins.
}
board-warn-nothing = It would do no damage.
board-warn-own = The target is on your own side.
board-warn-lost = You would lose the game.
board-warn-take-over = Taking it over costs all the life you have: you would lose the game.
board-hand-of = Hand of { $name }
board-look-discard = Look through the discard pile
board-look-deck = Deck list of { $name }
board-hint-opening = A starting card is one card of level 1 or 2 that you can count on: you choose it from your deck, draw six others, and have it in your first hand. In return the other player sees it before the first turn, and you cannot exchange it. A base weapon or a character of level 1 lets you act in your first turn. Otherwise draw seven cards and hope.
board-hint-exchange = Press the cards that you want to exchange. Base weapons and characters of level 1 make a good beginning.
board-hint-draw = Once in your turn you may discard two cards to draw one.
board-hint-tactical = Place, equip and prepare first: as soon as an enemy is named as a target, the tactical phase is over. Point at an attacker to see what it would do.
board-hint-attack = Each attacker strikes once. Wake idle characters with a small blow before the big one.
board-tally-attacks = Attacks
board-tally-suffered = Damage suffered by cards
board-tally-sacrificed = Life sacrificed
board-tally-takeovers = Attacks taken over
board-tally-quick = Declarations thrown back by quick abilities
board-tally-traps = Traps
board-tally-lost = Characters and puppets lost

## Positions

fault-position-card = There is no card “{ $id }” at this table: name one of the cards that there are.
fault-position-copies = The deck list does not have “{ $id }” so often: add a copy to the deck, or take one out of the position.
fault-position-place = “{ $id }” is no place: slots are 1 to 4, cards in play as in “B3” or “B3 mount”.
fault-position-word = “{ $id }” is no word of the effects.
fault-position-stage = The game cannot stand here: give a phase and how far it is, or a stage outside the turns.
fault-position-opening = This is no opening: “seven” or a card of level 1 or 2, with at most seven cards in hand.
fault-position-bare = Before the first turn nothing lies on the table but the Nobles.
fault-position-turn = The number of the turn must be at least 1.
fault-position-life = Life must be at least 1 in a game that goes on, and not above its maximum.
fault-position-level = A level is never above 6.
fault-position-known = What the other player knows of a hand must be in it.
fault-position-top = The top of an empty discard pile cannot be unseen.
fault-position-battlefield = On the battlefield lies only a continuous ability that is attached to it.
fault-position-body = In a slot stands a character, active, idle or, from level 2 on, dead; or a puppet, without a state.
fault-position-on = “{ $id }” cannot lie here: its place is taken or missing, or the caste, the level or the kind of the bearer does not fit.
fault-position-on-nothing = The state of a mount or of an ability is given, but there is none.
fault-position-dead = A dead character has no armour, no markers and no flags.
fault-position-stack = Only a puppet with the horde has cards under it: at most three, of which no more than these came this turn.
fault-position-armour = Armour must not be above its maximum.
fault-position-marker = Characters, puppets and mounts carry poison markers, over three ends of turns at most; flame markers lie on what has armour.
fault-position-turned-down = As many characters as lie dead, at least, were ever turned down.
fault-position-used = “{ $id }” is no text of a card in play that can be activated or used up.
fault-position-newcomer = The character that was placed this turn must stand in its slot.
fault-position-running = This cannot last: no text of this card makes it, it has no such end, or the card that it is about is not in play.
fault-position-burning = Flame markers burn only at the end of a turn.
fault-position-drawing = Cards can be drawn only from a deck that has some, in the set-up or in a turn.
fault-position-act = Nobody can be doing this here: the card, who uses it, what is named and how far it is do not fit together.
fault-position-within = No such text can be going on here.
fault-position-departed = Cards that have died speak only in a death check.

## The page that builds decks

builder-shown = What is shown
builder-cards = Cards
builder-deck = The deck
builder-search = Search names and texts
builder-caste = Castes
builder-kind = Kind
builder-any = Any
builder-found = { $n } of { $of } cards
builder-curve = Cards by level
builder-of-level = level { $level }: { $n }
builder-main = Draw deck: { $n } (from { $least } to { $most })
builder-side = Side deck: { $n } (at most { $most })
builder-side-any = Side deck: { $n }
builder-in-main = draw deck
builder-in-side = side deck
builder-more = { $card }: one more, { $where }
builder-less = { $card }: one fewer, { $where }
builder-to-side = To the side deck
builder-to-main = To the draw deck
builder-noble = { $card } is my Noble
builder-word-side = Side deck
builder-word-noble = Noble
