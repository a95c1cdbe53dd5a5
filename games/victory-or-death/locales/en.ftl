### Victory or Death: The Peloponnesian War. Terms follow the glossary of the rules digest. What a language declines has names of
### its own: `in-…` is a space as a place, `by-…` what is next to it, `from-…` where something comes from, `target-…` the space as what
### is attacked; `who-…` a power or team at the head of a sentence, `of-…` as the owner. The text of a card is put together from phrases.

tagline = Hoplites, triremes and bribes between Athens and Sparta: keep your supply lines open, prepare your plans in secret, and found cities while the cards last.

## Powers, teams, pieces

power-corinth = Corinth
    .the = Corinth
power-delian = Delian League
    .the = the Delian League
power-sparta = Sparta
    .the = Sparta
power-athens = Athens
    .the = Athens
who-corinth = Corinth
who-delian = The Delian League
who-sparta = Sparta
who-athens = Athens
who-oligarchs = The Oligarchs
who-demos = The Demos
of-corinth = of Corinth
of-delian = of the Delian League
of-sparta = of Sparta
of-athens = of Athens
team-oligarchs = Oligarchs
team-demos = Demos
piece-hoplite = hoplite
piece-trireme = trireme
piece-city = city
figure-corinth-hoplite = Corinthian hoplite
figure-corinth-trireme = Corinthian trireme
figure-corinth-city = Corinthian city
figure-delian-hoplite = Delian hoplite
figure-delian-trireme = Delian trireme
figure-delian-city = Delian city
figure-sparta-hoplite = Spartan hoplite
figure-sparta-trireme = Spartan trireme
figure-sparta-city = Spartan city
figure-athens-hoplite = Athenian hoplite
figure-athens-trireme = Athenian trireme
figure-athens-city = Athenian city

## Types of cards, steps of a turn

type-muster_hoplite = Muster Hoplite
type-muster_trireme = Muster Trireme
type-land_battle = Land Battle
type-sea_battle = Sea Battle
type-status = Status
type-event = Event
type-prepare = Prepare
step-strategy = Strategy step
step-play = Play step
step-planning = Planning step
step-supply = Supply step
step-draw = Draw step

## Spaces

space-athens = Athens
space-attica = Attica
space-megara = Megara
space-corinth = Corinth
space-argos = Argos
space-arcadia = Arcadia
space-laconia = Laconia
space-messenia = Messenia
space-elis = Elis
space-boeotia = Boeotia
space-euboea = Euboea
space-corcyra = Corcyra
space-cythera = Cythera
space-syracuse = Syracuse
space-chios = Chios
space-lesbos = Lesbos
space-ionia = Ionia
space-naxos = Naxos
space-achaea = Achaea
space-aetolia = Aetolia
space-thessaly = Thessaly
space-chalcidice = Chalcidice
space-byzantium = Byzantium
space-rhodes = Rhodes
space-italy = Italy
space-epirus = Epirus
space-macedonia = Macedonia
space-thrace = Thrace
space-persia = Persia
space-crete = Crete
space-west_mediterranean_sea = West Mediterranean Sea
space-ionian_sea = Ionian Sea
space-gulf_of_corinth = Gulf of Corinth
space-messenian_gulf = Messenian Gulf
space-myrtoan_sea = Myrtoan Sea
space-saronic_gulf = Saronic Gulf
space-euboea_gulf = Euboea Gulf
space-dodecanese = Dodecanese
space-sea_of_crete = Sea of Crete
space-aegean_sea = Aegean Sea
space-icarian_sea = Icarian Sea
space-thracian_sea = Thracian Sea
space-hellespont = Hellespont

## Spaces as places

in-athens = in Athens
in-attica = in Attica
in-megara = in Megara
in-corinth = in Corinth
in-argos = in Argos
in-arcadia = in Arcadia
in-laconia = in Laconia
in-messenia = in Messenia
in-elis = in Elis
in-boeotia = in Boeotia
in-euboea = in Euboea
in-corcyra = in Corcyra
in-cythera = in Cythera
in-syracuse = in Syracuse
in-chios = in Chios
in-lesbos = in Lesbos
in-ionia = in Ionia
in-naxos = in Naxos
in-achaea = in Achaea
in-aetolia = in Aetolia
in-thessaly = in Thessaly
in-chalcidice = in Chalcidice
in-byzantium = in Byzantium
in-rhodes = in Rhodes
in-italy = in Italy
in-epirus = in Epirus
in-macedonia = in Macedonia
in-thrace = in Thrace
in-persia = in Persia
in-crete = in Crete
in-west_mediterranean_sea = in the West Mediterranean Sea
in-ionian_sea = in the Ionian Sea
in-gulf_of_corinth = in the Gulf of Corinth
in-messenian_gulf = in the Messenian Gulf
in-myrtoan_sea = in the Myrtoan Sea
in-saronic_gulf = in the Saronic Gulf
in-euboea_gulf = in the Euboea Gulf
in-dodecanese = in the Dodecanese
in-sea_of_crete = in the Sea of Crete
in-aegean_sea = in the Aegean Sea
in-icarian_sea = in the Icarian Sea
in-thracian_sea = in the Thracian Sea
in-hellespont = in the Hellespont
in-named = in { $name }

## Next to spaces

by-athens = next to Athens
by-attica = next to Attica
by-megara = next to Megara
by-corinth = next to Corinth
by-argos = next to Argos
by-arcadia = next to Arcadia
by-laconia = next to Laconia
by-messenia = next to Messenia
by-elis = next to Elis
by-boeotia = next to Boeotia
by-euboea = next to Euboea
by-corcyra = next to Corcyra
by-cythera = next to Cythera
by-syracuse = next to Syracuse
by-chios = next to Chios
by-lesbos = next to Lesbos
by-ionia = next to Ionia
by-naxos = next to Naxos
by-achaea = next to Achaea
by-aetolia = next to Aetolia
by-thessaly = next to Thessaly
by-chalcidice = next to Chalcidice
by-byzantium = next to Byzantium
by-rhodes = next to Rhodes
by-italy = next to Italy
by-epirus = next to Epirus
by-macedonia = next to Macedonia
by-thrace = next to Thrace
by-persia = next to Persia
by-crete = next to Crete
by-west_mediterranean_sea = next to the West Mediterranean Sea
by-ionian_sea = next to the Ionian Sea
by-gulf_of_corinth = next to the Gulf of Corinth
by-messenian_gulf = next to the Messenian Gulf
by-myrtoan_sea = next to the Myrtoan Sea
by-saronic_gulf = next to the Saronic Gulf
by-euboea_gulf = next to the Euboea Gulf
by-dodecanese = next to the Dodecanese
by-sea_of_crete = next to the Sea of Crete
by-aegean_sea = next to the Aegean Sea
by-icarian_sea = next to the Icarian Sea
by-thracian_sea = next to the Thracian Sea
by-hellespont = next to the Hellespont
by-named = next to { $name }

## Out of spaces

from-athens = from Athens
from-attica = from Attica
from-megara = from Megara
from-corinth = from Corinth
from-argos = from Argos
from-arcadia = from Arcadia
from-laconia = from Laconia
from-messenia = from Messenia
from-elis = from Elis
from-boeotia = from Boeotia
from-euboea = from Euboea
from-corcyra = from Corcyra
from-cythera = from Cythera
from-syracuse = from Syracuse
from-chios = from Chios
from-lesbos = from Lesbos
from-ionia = from Ionia
from-naxos = from Naxos
from-achaea = from Achaea
from-aetolia = from Aetolia
from-thessaly = from Thessaly
from-chalcidice = from Chalcidice
from-byzantium = from Byzantium
from-rhodes = from Rhodes
from-italy = from Italy
from-epirus = from Epirus
from-macedonia = from Macedonia
from-thrace = from Thrace
from-persia = from Persia
from-crete = from Crete
from-west_mediterranean_sea = from the West Mediterranean Sea
from-ionian_sea = from the Ionian Sea
from-gulf_of_corinth = from the Gulf of Corinth
from-messenian_gulf = from the Messenian Gulf
from-myrtoan_sea = from the Myrtoan Sea
from-saronic_gulf = from the Saronic Gulf
from-euboea_gulf = from the Euboea Gulf
from-dodecanese = from the Dodecanese
from-sea_of_crete = from the Sea of Crete
from-aegean_sea = from the Aegean Sea
from-icarian_sea = from the Icarian Sea
from-thracian_sea = from the Thracian Sea
from-hellespont = from the Hellespont
from-named = from { $name }

## Spaces as what is attacked

target-athens = Athens
target-attica = Attica
target-megara = Megara
target-corinth = Corinth
target-argos = Argos
target-arcadia = Arcadia
target-laconia = Laconia
target-messenia = Messenia
target-elis = Elis
target-boeotia = Boeotia
target-euboea = Euboea
target-corcyra = Corcyra
target-cythera = Cythera
target-syracuse = Syracuse
target-chios = Chios
target-lesbos = Lesbos
target-ionia = Ionia
target-naxos = Naxos
target-achaea = Achaea
target-aetolia = Aetolia
target-thessaly = Thessaly
target-chalcidice = Chalcidice
target-byzantium = Byzantium
target-rhodes = Rhodes
target-italy = Italy
target-epirus = Epirus
target-macedonia = Macedonia
target-thrace = Thrace
target-persia = Persia
target-crete = Crete
target-west_mediterranean_sea = the West Mediterranean Sea
target-ionian_sea = the Ionian Sea
target-gulf_of_corinth = the Gulf of Corinth
target-messenian_gulf = the Messenian Gulf
target-myrtoan_sea = the Myrtoan Sea
target-saronic_gulf = the Saronic Gulf
target-euboea_gulf = the Euboea Gulf
target-dodecanese = the Dodecanese
target-sea_of_crete = the Sea of Crete
target-aegean_sea = the Aegean Sea
target-icarian_sea = the Icarian Sea
target-thracian_sea = the Thracian Sea
target-hellespont = the Hellespont
target-named = { $name }

## Titles of cards

card-cor_s1 = Mother City of Syracuse
card-cor_s2 = Kinship with Lesbos
card-cor_s3 = A Daughter Disobeys
card-cor_s4 = The Chalcidian League
card-cor_s5 = The Boeotian Confederacy
card-cor_s6 = The Deep Phalanx of Thebes
card-cor_s7 = Shipyards on Two Seas
card-cor_s8 = Tolls of the Isthmus
card-cor_e1 = Mytilene Breaks Away
card-cor_e2 = Settlers for Sicily
card-cor_e3 = Thebes in Arms
card-cor_e4 = Volunteers for Potidaea
card-cor_e5 = Faction Strife at Corcyra
card-cor_e6 = Heavier Prows
card-cor_e7 = Night Entry into Plataea
card-cor_p1 = Corinthian Colonists
card-cor_p2 = Braced Outriggers
card-cor_p3 = The Allies March
card-cor_p4 = Over the Slipway
card-cor_p5 = Summons to the Congress
card-cor_p6 = Rowers for Hire
card-cor_p7 = Counter-Wall
card-cor_p8 = Timber and Pitch Denied
card-del_s1 = Lesbos Keeps Faith
card-del_s2 = Chios, Free Ally
card-del_s3 = The Festival at Delos
card-del_s4 = The Cities of Ionia
card-del_s5 = The Corcyraean Alliance
card-del_s6 = Naupactus Held
card-del_s7 = Squadrons of the League
card-del_s8 = The Assessment
card-del_e1 = Samos Stands Firm
card-del_e2 = Chios Sends Ships
card-del_e3 = Methymna Stays Loyal
card-del_e4 = The Corcyraean Fleet Puts Out
card-del_e5 = Javelins of Acarnania
card-del_e6 = The Allies Are Summoned
card-del_p1 = Settlers of the League
card-del_p2 = Walls Raised in Haste
card-del_p3 = First-Fruits of the Tribute
card-del_p4 = Messenians of Naupactus
card-del_p5 = Islanders at the Oar
card-del_p6 = Common Cause
card-del_p7 = The Harbour Boom
card-spa_s1 = Come back with your Shield – or on it!
card-spa_s2 = Trophies on the Field
card-spa_s3 = The Fort at Decelea
card-spa_s4 = Watch over the Helots
card-spa_s5 = The Peloponnesian Levy
card-spa_e1 = The Revolt of Ionia
card-spa_e2 = Brasidas Marches North
card-spa_e3 = Invasion of Attica
card-spa_e4 = Gold from the Great King
card-spa_e5 = King Agis Takes the Field
card-spa_p1 = Knowledge of how to rule and to be ruled
card-spa_p2 = To prepare troops and the provisions requisite for a foreign campaign
card-spa_p3 = Spartan Colonists
card-spa_p4 = Because we are the only ones who give birth to men
card-spa_p5 = Gylippus Sent to Syracuse
card-spa_p6 = Reserve of the Ephors
card-spa_p7 = Lysander’s Fleet
card-spa_p8 = Helots Given Spears
card-spa_p9 = Ambush in the Hills
card-ath_s1 = Their sheep and cattle they sent to Euboea
card-ath_s2 = Rulers of the Waves
card-ath_s3 = The Grain Ships
card-ath_s4 = The Long Walls
card-ath_s5 = Practised Crews
card-ath_e1 = Surrender of the Spartan Army in Sphacteria
card-ath_e2 = Mytilene Is Punished
card-ath_e3 = The Great Expedition to Sicily
card-ath_e4 = The Demand upon Melos
card-ath_e5 = The People Take to their Ships
card-ath_e6 = Raids Around the Peloponnese
card-ath_e7 = Alliance with Argos
card-ath_p1 = Instead of a city it became a fortress
card-ath_p2 = Phormio’s Circle
card-ath_p3 = Cleruchs
card-ath_p4 = Hulls from the Docks
card-ath_p5 = Within the Walls
card-ath_p6 = Silver of Laurium
card-ath_p7 = Alcibiades Sways the Assembly
card-ath_p8 = The Exiles at Pylos
card-ath_p9 = The Fleet Stands Out to Meet Them

## What a space is, as a name and as a place

kind-land = land province
kind-sea = sea space
kind-neutral = neutral territory
ground-any = in a space
ground-land = in a land province
ground-sea = in a sea space
ground-neutral = in a neutral territory

## Phrases. One that may be missing begins with its own space or comma.

title-quoted = “{ $title }”
phrase-and = { $first } and { $last }
phrase-or = { $first } or { $last }
phrase-and-clause = { $first } and { $last }
phrase-or-clause = { $first } or { $last }
phrase-comma = { $first }, { $last }
phrase-sentences = { $first } { $last }
phrase-where = { " " }{ $place }
phrase-if = , if { $conditions }
phrase-cost = { " " }(cost: { $cost })
phrase-times = { " " }(up to { $times } times)
phrase-each-once = , each piece at most once
phrase-most = { " " }(at most { $most })
phrase-supplied = { " " }in supply
phrase-with = { " " }with a { $kinds ->
        [hoplite] hoplite
        [trireme] trireme
       *[other] hoplite or trireme
    }
phrase-with-event = { " " }with that piece
phrase-with-step = { " " }with the piece of part { $step }
phrase-target = { " " }against { $one }
phrase-by = { " " }by { $who ->
        [self] you
        [friend] you or your teammate
        [enemy] an enemy power
        [any] any power
       *[power] the hand { $power }
    }
phrase-types = { " " }of this type: { $types }
phrase-cause = { " " }{ $cause }
cause-battle = in a battle
cause-effect = by a card
cause-supply = for lack of supply
phrase-own-turn = { " " }in your turn
phrase-other-turn = { " " }in another power’s turn
phrase-steps = { " " }({ $steps })
until-step = until the end of the step
until-turn = until the end of the turn
until-round = until the end of the round
until-game = until the end of the game
outcome-done = something was done
outcome-prevented = a reaction prevented it
outcome-declined = it was declined
outcome-no-target = nothing could be done
outcome-skipped = it was left out

## Pieces, as the object of a verb

object-any = { $kinds ->
        [hoplite] a hoplite
        [trireme] a trireme
        [city] a city
        [hoplite-trireme] a hoplite or trireme
        [hoplite-city] a hoplite or city
        [trireme-city] a trireme or city
       *[piece] a piece
    }
object-self = one of your { $kinds ->
        [hoplite] hoplites
        [trireme] triremes
        [city] cities
        [hoplite-trireme] hoplites or triremes
        [hoplite-city] hoplites or cities
        [trireme-city] triremes or cities
       *[piece] pieces
    }
object-friend = a friendly { $kinds ->
        [hoplite] hoplite
        [trireme] trireme
        [city] city
        [hoplite-trireme] hoplite or trireme
        [hoplite-city] hoplite or city
        [trireme-city] trireme or city
       *[piece] piece
    }
object-enemy = an enemy { $kinds ->
        [hoplite] hoplite
        [trireme] trireme
        [city] city
        [hoplite-trireme] hoplite or trireme
        [hoplite-city] hoplite or city
        [trireme-city] trireme or city
       *[piece] piece
    }
object-power = { $kinds ->
        [hoplite] a hoplite
        [trireme] a trireme
        [city] a city
        [hoplite-trireme] a hoplite or trireme
        [hoplite-city] a hoplite or city
        [trireme-city] a trireme or city
       *[piece] a piece
    } { $of }

## Pieces, as the subject, without article

one-any = { $kinds ->
        [hoplite] hoplite
        [trireme] trireme
        [city] city
        [hoplite-trireme] hoplite or trireme
        [hoplite-city] hoplite or city
        [trireme-city] trireme or city
       *[piece] piece
    }
one-self = { $kinds ->
        [hoplite] hoplite
        [trireme] trireme
        [city] city
        [hoplite-trireme] hoplite or trireme
        [hoplite-city] hoplite or city
        [trireme-city] trireme or city
       *[piece] piece
    } of yours
one-friend = friendly { $kinds ->
        [hoplite] hoplite
        [trireme] trireme
        [city] city
        [hoplite-trireme] hoplite or trireme
        [hoplite-city] hoplite or city
        [trireme-city] trireme or city
       *[piece] piece
    }
one-enemy = enemy { $kinds ->
        [hoplite] hoplite
        [trireme] trireme
        [city] city
        [hoplite-trireme] hoplite or trireme
        [hoplite-city] hoplite or city
        [trireme-city] trireme or city
       *[piece] piece
    }
one-power = { $kinds ->
        [hoplite] hoplite
        [trireme] trireme
        [city] city
        [hoplite-trireme] hoplite or trireme
        [hoplite-city] hoplite or city
        [trireme-city] trireme or city
       *[piece] piece
    } { $of }

## Where a card works

where-in-or-next-to = { $in } or next to it
where-next-to = { $ground } { $by }
where-event = in that space
where-step = in the space of part { $step }
where-next-to-event = { $ground } next to that space
where-next-to-step = { $ground } next to the space of part { $step }
where-holding = { $ground } with a { $one }
where-next-to-holding = { $ground } next to a { $one }

## When a card works

text-cue = Cue: { $cue }{ $if }.
text-only-if = Only if { $conditions }.
text-once = Once in each of your turns.
text-cost = Cost: { $cost }.
text-step = { $deed }{ $if }{ $cost }.
trigger-strategy = your Strategy step
trigger-own-turn = any moment of your turn
trigger-scoring = each scoring
trigger-mustered = after { $object } is mustered{ $where }{ $turn }{ $step }
trigger-placed = after { $object } is placed{ $where }{ $turn }{ $step }
trigger-would-remove = when { $object } would be removed{ $where }{ $by }{ $cause }{ $turn }{ $step }
trigger-removed = after { $object } is removed{ $where }{ $by }{ $cause }{ $turn }{ $step }
trigger-battle-begun = when a battle is started{ $by }{ $with }{ $target }{ $where }{ $turn }{ $step }
trigger-battle-over = after a battle{ $by }{ $with }{ $target }{ $where }{ $turn }{ $step }
trigger-card-played = after a card{ $types } is played{ $by }{ $turn }{ $step }
condition-some = there is a { $one }{ $supplied }{ $where }
condition-none = there is no { $one }{ $supplied }{ $where }
condition-least = the board holds at least { $min } of this kind{ $supplied }{ $where }: { $one }
condition-most = the board holds at most { $max } of this kind{ $supplied }{ $where }: { $one }
condition-range = the board holds { $min } to { $max } of this kind{ $supplied }{ $where }: { $one }
condition-outcome = { $outcome } in part { $step }

## What a card costs

pay-discard = discard { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
pay-discard-type = discard { $n } { $types } { $n ->
        [one] card
       *[other] cards
    }
pay-bribe = return { $n ->
        [one] { $n } bribe
       *[other] { $n } bribes
    } from the bowl to stock
pay-vp = lose { $n } VP
pay-take-off = take { $n } of your pieces off the board ({ $kinds }){ $where }

## What a card does

deed-muster = Muster { $object }{ $where }{ $times }
deed-muster-friend = You or your teammate, as you choose, muster { $object }{ $where }{ $times }
deed-place = Place { $object }{ $where }{ $times }
deed-battle-land = Start a land battle{ $where }{ $with }{ $times }{ $once }
deed-battle-sea = Start a sea battle{ $where }{ $with }{ $times }{ $once }
deed-battle-any = Start a land or sea battle{ $where }{ $with }{ $times }{ $once }
deed-remove = Remove { $object }{ $where }{ $times }
deed-remove-event = Remove that piece
deed-remove-step = Remove the piece of part { $step }
deed-relocate = Take any number of your pieces off the board ({ $kinds }){ $most }, then muster as many of each kind again
deed-keep = The piece stays
deed-gain-vp = Gain { $n } VP
deed-bribe-to-bowl = Put { $n ->
        [one] one of your bribes
       *[other] up to { $n } of your bribes
    } from stock into the bowl, for nothing
deed-draw = Draw { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
deed-deck-discard = { $who ->
        [self] You discard
        [friend] You or your teammate, as you choose, discard
        [enemy] An enemy power of your choice discards
        [any] A power of your choice discards
       *[power] { $power } discards
    } { $n ->
        [one] the top card
       *[other] the top { $n } cards
    } of the draw pile
deed-search = Search your draw pile for { $n ->
        [one] a card
       *[other] up to { $n } cards
    } of this type: { $types }. Show what you find, take it into hand and shuffle the pile
deed-link = For battles that you start, these spaces are adjacent { $until }: { $a } and { $b }
deed-extra-play = You may play { $n ->
        [one] one more card
       *[other] up to { $n } more cards
    } in the Play step ({ $until }): { $types }
deed-lose-vp = { $who ->
        [self] Your team loses
        [friend] Your team loses
        [enemy] The team of an enemy power of your choice loses
        [any] The team of a power of your choice loses
       *[power] The team of this power ({ $power }) loses
    } { $n } VP
deed-hand-discard = { $who ->
        [self] You discard
        [friend] You or your teammate, as you choose, discard
        [enemy] An enemy power of your choice discards
        [any] A power of your choice discards
       *[power] { $power } discards
    } { $n ->
        [one] { $n } card
       *[other] { $n } cards
    } from hand
deed-place-bribe = Put { $n ->
        [one] one of your bribes
       *[other] up to { $n } of your bribes
    } from stock on the board{ $where }
deed-remove-bribe = Return { $n ->
        [one] one bribe
       *[other] up to { $n } bribes
    } from the board to stock{ $where }, { $who ->
        [self] your own
        [friend] friendly
        [enemy] of the enemy
        [any] whoever owns them
       *[power] of this power: { $power }
    }
deed-supply-check = { $who ->
        [self] Your hoplites and triremes
        [friend] The hoplites and triremes of your team
        [enemy] The enemy’s hoplites and triremes
        [any] All hoplites and triremes
       *[power] The hoplites and triremes of this power ({ $power })
    } are tested for supply at once

## What cards can answer to

incident-mustered = { $piece } mustered { $in }
incident-placed = { $piece } placed { $in }
incident-would-remove = { $piece } { $in } about to be removed{ $cause }
incident-removed = { $piece } removed { $in }{ $cause }
incident-battle-begun = battle of a { $piece }, { $from } against { $target }
incident-battle-over = end of the battle of a { $piece }, { $from } against { $target }
incident-card-played = card played by { $power }: { $type }

## Prompts: what is to be done now

prompt-chance = Cards are being drawn.
prompt-mulligan = { $power }: keep the ten cards, or draw ten others?
prompt-others-mulligan = The others are still looking at their ten cards.
prompt-discards = { $power }: choose the opening discards, card { $number } of 3. The third will lie on top.
prompt-others-discards = The others are still choosing their opening discards.
prompt-waiting = { $who } decides now ({ $player }).
prompt-reactions = The game waits for reactions.
prompt-strategy = { $power }, Strategy step: use prepared cards, or end the step.
prompt-play = { $power }, Play step: play one card.
prompt-fetch = { $power }, Emergency Provision: choose the card from your draw pile.
prompt-extra = { $power }, Play step: you may play one more card.
prompt-planning = { $power }, Planning step: you may prepare a card; it costs another one.
prompt-losses = { $power }, Supply step: { $pieces ->
        [one] one of your pieces has no supply and will be lost.
       *[other] { $pieces } of your pieces have no supply and will be lost.
    }
prompt-draw = { $power }, Draw step: buy bribes if you like, then draw.
prompt-pay-alternative = { $power }{ $for }: choose how you pay.
prompt-pay = { $power }{ $for }: choose what you pay with. Cards still to be chosen: { $left }.
prompt-pay-forced = { $power }: you must discard from hand. Cards still to be chosen: { $left }.
phrase-for-card = , cost of { $card }
phrase-for-bribe = , price of a bribe
phrase-for-laying = , price of preparing a card
phrase-for-emergency = , Emergency Provision
prompt-react = { $power }: { $incident }. Will you react?
prompt-go-on = { $power }: { $incident }. You have no card that fits; go on.
prompt-aid-supply = { $power }: { $asker } asks for bribes, pieces lack supply.
prompt-aid-muster = { $power }: { $asker } asks for bribes, for a { $piece } { $in }.
prompt-aid-battle = { $power }: { $asker } asks for bribes for a battle { $from } against { $target }.
prompt-scoring = { $power }: put bribes on the board or take them back before the Statuses are scored.
prompt-card-cost = { $power }, { $card }: pay its cost?
prompt-step-cost = { $power }, { $card }: pay for this part? { $deed }.
prompt-actor = { $power }, { $card }: who musters?
prompt-target = { $power }, { $card }: choose the power that it strikes.
prompt-take-off = { $power }, { $card }: choose the pieces to take off the board.
prompt-muster = { $power }, { $card }: choose where to muster.
prompt-place = { $power }, { $card }: choose where to place.
prompt-place-bribe = { $power }, { $card }: choose where to put a bribe.
prompt-battle = { $power }, { $card }: choose who fights, and where.
prompt-remove = { $power }, { $card }: choose the piece to remove.
prompt-remove-bribe = { $power }, { $card }: choose the bribe to remove.
prompt-search = { $power }, { $card }: choose a card from your draw pile.
prompt-do = { $power }, { $card }: do this? { $deed }.
prompt-won-quick = { $who } ({ $players }) have won at once, with a lead of ten VP or more: { $vp } to { $other }.
prompt-won-points = { $who } ({ $players }) have won, { $vp } to { $other }.
prompt-won-tie = { $who } ({ $players }) have won: at equal VP the victory is theirs ({ $vp } to { $other }).

## Words on buttons

action-card = Card: { $card }
action-keep = { $power }: keep the ten cards
action-redraw = { $power }: draw ten others
action-opening-discard = { $power }: discard { $card }
action-opening-back = { $power }: take the picks back
action-use = Use { $card }
action-end = Go on
action-end-strategy = End the Strategy step
action-end-extra = Play no more cards
action-end-planning = Prepare nothing
action-end-aid = No more bribes
action-play = Play { $card }
action-lay = Prepare { $card }
action-emergency = Emergency Provision (−2 cards)
action-none = Play nothing (−1 VP)
action-fetch = Fetch { $card }
action-done = Go on: unsupplied pieces are lost
action-ask = Ask for bribes
action-ask-muster = Ask for bribes: { $piece } { $in }
action-ask-battle = Ask for bribes: battle { $from } against { $target }
action-draw = Draw, and end the turn
action-alternative = Pay so: { $cost }
action-discard = Discard { $card }
action-bribe = Return a bribe from the bowl
action-off = Take off: { $piece } { $in }
action-vp = Lose 1 VP
action-back = Back: do not pay
action-new = Muster: { $piece } { $in }
action-place-in = Muster in place: { $piece } { $in }
action-place = Place: { $piece } { $in }
action-fight = Fight { $from } against { $target }: { $piece }
action-fight-nobody = Fight { $from } against { $target }
action-target = Remove: { $piece } { $in }
action-target-bribe = Remove: bribe { $in } ({ $power })
action-end-off = No more pieces off
action-take = Take { $card }
action-do = Do it
action-pay = Pay: { $cost }
action-no-pay = Do not pay
action-stop = Leave it
action-power = { $power }
action-self = { $power } musters
action-teammate = { $power } musters
action-pass = Pass
action-wait = { $power } first
action-go-on = Go on
action-buy = Buy a bribe (discard 1 card)
action-lift = Lift: { $piece } { $in }
action-put = Put a bribe { $in }
action-take-back = Take back the bribe { $in }
action-beside-put = { $power }: put a bribe { $in }
action-beside-take-back = { $power }: take back the bribe { $in }
action-beside-buy = { $power }: buy a bribe for { $card }
action-beside-buy-vp = { $power }: buy a bribe for 1 VP

## Standing orders for reactions

order-ask = Ask me whenever I can react
order-city = Ask me only when a city of mine is attacked
order-never = Never ask me: always pass

## Log lines

event-drew = { $who } draws { $card }.
event-drew-hidden = { $who } draws a card.
event-drew-several-card = { $who } draws { $n } cards: { $card }.
event-drew-hidden-several = { $who } draws { $n } cards.
event-mulligan = { $who } takes a mulligan and draws ten other cards.
event-opening-discards = { $who } discards { $cards }.
event-opening-discards-hidden = { $who } discards { $count } cards; on top lies { $card }.
event-turn = Round { $round }, turn of { $power-the }
event-bribes-home = { $who } takes its used bribes home: { $places }.
event-played = { $who } plays { $card }.
event-laid = { $who } prepares { $card }.
event-laid-hidden = { $who } prepares a card.
event-laid-fetched = { $who } prepares the card that was fetched: { $card }.
event-laid-fetched-hidden = { $who } prepares the card that was fetched: it is a Prepare card.
event-nothing-played = { $who } plays nothing.
event-emergency = { $who } uses the Emergency Provision.
event-turned-up = { $who } turns up { $card }.
event-used = { $who } uses { $card }.
event-deck-discard = { $who } discards from the draw pile: { $card }.
event-deck-discard-hidden = { $who } discards a card from the draw pile.
event-discarded = { $who } discards { $cards }.
event-discarded-hidden = { $who } discards { $count } cards; on top lies { $card }.
event-searched = { $who } takes { $card } from the draw pile.
event-vp-card = { $who } gain { $change } VP by { $card }, now { $total }.
event-vp-lost-by-card = { $who } lose { $change } VP by { $card }, now { $total }.
event-vp-city = { $who } gain { $change } VP for a removed city, now { $total }.
event-vp-cities = { $who } gain { $change } VP for cities, now { $total }.
event-vp-nothing-played = { $who } lose { $change } VP, nothing was played, now { $total }.
event-vp-payment = { $who } pay { $change } VP, now { $total }.
event-vp-majors = { $who } gain { $change } VP for major cities, now { $total }.
event-vp-lifted = { $who } gain { $change } VP for a lifted enemy city, now { $total }.
event-bribe-bought = { $who } buys a bribe.
event-bribe-given = { $who } puts a bribe into the bowl.
event-bribe-paid = { $who } returns a bribe from the bowl to stock.
event-bribe-put = { $who } puts a bribe { $in }.
event-bribe-back = A bribe { $in } goes to stock: { $who }.
event-bribe-taken-back = { $who } takes back its bribe { $in }.
event-lifted = { $who } lifts its { $piece } { $in }.
event-taken-off = { $who } takes its { $piece } { $in } off the board.
event-mustered = { $who } musters a { $piece } { $in }.
event-mustered-in-place = { $who } musters its { $piece } { $in } in place.
event-placed = { $who } places a { $piece } { $in }.
event-battle = { $who } fights with a { $piece } { $from } against { $target }.
event-removed = { $who } removes the { $piece } { $in }.
event-removed-in-battle = { $who } removes the { $piece } { $in } in a battle.
event-unsupplied = The { $piece } { $in } is lost for lack of supply.
event-kept = The { $piece } { $in } stays.
event-battle-in-vain = The battle against { $target } ends without removal.
event-asked = { $who } asks its teammate for bribes to act { $in }.
event-asked-supply = { $who } asks its teammate for bribes: pieces lack supply.
event-answered = { $who } has answered the call for bribes.
event-linked = For battles of { $who }, { $a } and { $b } are adjacent.
event-step-over = { $card }, part { $step }: { $outcome }.
event-scoring = Scoring after round { $round }. Cities: Oligarchs { $oligarchs }, Demos { $demos }.
event-majors = Major cities: Oligarchs { $oligarchs }, Demos { $demos }.
event-over-quick = { $who } win at once, with a lead of ten VP or more.
event-over-points = { $who } win.
event-over-tie = { $who } win: at equal VP the victory is theirs.

## What is played from each seat, by the number of players

part-2-1 = Corinth, Sparta
part-2-2 = Delian League, Athens
part-3-1 = Corinth
part-3-2 = Delian League, Athens
part-3-3 = Sparta
part-3-1-oligarchs = Corinth, Sparta
part-3-2-oligarchs = Delian League
part-3-3-oligarchs = Athens
part-4-1 = Corinth
part-4-2 = Delian League
part-4-3 = Sparta
part-4-4 = Athens

## Options and their values

option-components = A map and cards of your own, from a file
option-seating = Three players: one of them has
option-seating-demos = Delian League and Athens
option-seating-oligarchs = Corinth and Sparta
option-mulligan = Mulligan
option-mulligan-yes = Allowed
option-mulligan-no = Not allowed
option-emergency = Emergency Provision
option-emergency-basic = General: fetches basic cards
option-emergency-advanced = Advanced: fetches Prepare cards too
option-emergency_vp = VP for the Emergency Provision
option-emergency_vp-yes = A missing card costs 1 VP
option-emergency_vp-no = Two cards must be in hand
option-emergency_empty = Emergency Provision in vain
option-emergency_empty-no = Not without a card to fetch
option-emergency_empty-yes = Allowed
option-bribe_purchase = When bribes are bought
option-bribe_purchase-own_turn = In the own turn, until cards are drawn
option-bribe_purchase-draw_step = In the own Draw step
option-bribe_purchase-any_turn = In anybody’s turn
option-bribe_places = Where bribes are put
option-bribe_places-neutral_or_empty_land = Neutral territories and empty land provinces
option-bribe_places-empty_land = Empty land provinces
option-bribe_places-neutral = Neutral territories
option-muster_at_own_city = Mustering a hoplite at an own city
option-muster_at_own_city-no = Needs an own piece next to it
option-muster_at_own_city-yes = The city counts as the neighbour
option-card_muster = Musters by named cards
option-card_muster-full = With supply and neighbour
option-card_muster-free = With neither
option-enemy_bribes_block = Enemy bribes on a supply line
option-enemy_bribes_block-no = Do not block it
option-enemy_bribes_block-yes = Block it
option-vp_for_discard = VP instead of cards
option-vp_for_discard-missing = For missing cards only
option-vp_for_discard-any = Freely, while there are VP
option-vp_floor = The floor of VP
option-vp_floor-zero = 0
option-vp_floor-none = None for losses that cannot be avoided
option-planning_zero_vp = Preparing the last card with 0 VP
option-planning_zero_vp-no = Not allowed
option-planning_zero_vp-yes = Allowed, for nothing
option-own_city_vp = Lifting an own city
option-own_city_vp-no = Pays nobody
option-own_city_vp-yes = Gives the other team 1 VP
option-battle_empty = Battles where no enemy is
option-battle_empty-no = Not allowed
option-battle_empty-yes = Allowed
option-battle_again = Several battles of one piece by one card
option-battle_again-yes = Allowed
option-battle_again-no = Not allowed
option-keep_vs_supply = Cards that keep pieces, in the Supply step
option-keep_vs_supply-yes = Work there too
option-keep_vs_supply-no = Do not work there
option-reaction_first = Who reacts first
option-reaction_first-active = The active team
option-reaction_first-other = The other team
option-reaction_pass = A pass
option-reaction_pass-final = Is final
option-reaction_pass-reopen = Holds until the other team has reacted
option-reaction_prompts = Who is asked for reactions
option-reaction_prompts-all_with_laid = Whoever might have one, as far as others know
option-reaction_prompts-usable_only = Only who has a usable card
option-presence_scope = Whose pieces count for Statuses of presence
option-presence_scope-power = Those of the card’s power
option-presence_scope-team = Those of its team
option-round15_order = After round 15
option-round15_order-quick_first = Quick victory before the major cities
option-round15_order-majors_first = Major cities before the quick victory
option-italy = Italy
option-italy-neutral = Neutral
option-italy-land = A land province
option-cythera = Cythera
option-cythera-land = A land province
option-cythera-neutral = Neutral

## What is our reconstruction

reconstruction-map = Most borders of the map: 73 of 96; of its 43 spaces 16; and that Italy is neutral.
reconstruction-cards = Most named cards: we invented 70 of the 84; six more follow published reports, in whole or in part; eight are in the rulebook.
reconstruction-decks = How many basic cards of each type there are in a deck.
reconstruction-rulings = Rulings on what the rules leave open; for each there is an option, or a clause in the rulebook.

## Faults of a table’s options, of a component file, of a position

fault-seats = There are two to four seats, not { $seats }.
fault-form = This cannot be read. Write it in the same form as the standard file.
fault-field = There is no field “{ $field }” here ({ $in }).
fault-missing = The field “{ $field }” is missing ({ $in }).
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
fault-id = “{ $id }” is not a valid id: small letters, digits and underscores, beginning with a letter.
fault-id-twice = “{ $id }” is there twice.
fault-title = “{ $field }” must be one line that is not empty.
fault-power-missing = There is no record of this power: { $power }.
fault-many-spaces = A map has at most { $most } spaces.
fault-space = There is no space “{ $id }”.
fault-major = “{ $id }” is not a land province and cannot be a major city.
fault-border-self = A border needs two spaces: { $a }, { $b }.
fault-border-twice = This border is there twice: { $a }, { $b }.
fault-setup-ground = { $piece } ({ $power }) cannot stand there: { $space }.
fault-setup-enemy = { $piece } ({ $power }) cannot stand beside an enemy: { $space }.
fault-setup-second = { $piece } ({ $power }): a team has one of a kind in a space: { $space }.
fault-setup-stock = { $piece } ({ $power }): there are not that many: { $space }.
fault-setup-city = This power needs a city in the opening position: { $power }.
fault-deck-small = The deck of { $power } has { $count } cards; it needs at least { $cards }.
fault-deck-size = The deck of { $power } has { $count } cards, and its record says { $cards }.
fault-many-prepares = A deck has at most { $most } Prepare cards.
fault-many-reactions = A deck has at most { $most } cards that answer to events.
fault-many-several = A deck has at most { $most } cards with several copies.
fault-many-single = A deck has at most { $most } cards with one copy.
fault-many-steps = An effect has at most { $most } steps.
fault-many-alternatives = A cost has at most { $most } alternatives.
fault-many-picks = A cost has at most { $most } picks.
fault-many-links = A file has at most { $most } links.
fault-many-extra-plays = A file has at most { $most } extra plays.
fault-both = Only one of the two can be given: { $a }, { $b }.
fault-name = “{ $name }” names nothing here.
fault-name-piece = “{ $name }” names no piece.
fault-name-space = “{ $name }” names no space.
fault-take-off = Pieces are taken off in spaces that are always the same.
fault-symbol = Only Prepare cards carry the symbol.
fault-strategy = The symbol and the trigger strategy go together.
fault-prepare = A Prepare card is used in the Strategy step or as a reaction.
fault-status = A Status card is not used by being played.
fault-play = This card is used when it is played.
fault-basic = A basic card does what its type says, and nothing else.
fault-keep = A piece can be kept only when it would be removed.
fault-scoring = At a scoring a card only gains VP, without cost.
fault-automatic = Only a Status card that gains VP without cost works unasked.
fault-once = Only a Status card that is used in its own turn can have this limit.
fault-endless = Such a Status card could be used without end; it needs a limit of once per turn.
fault-position-round = There is no such round.
fault-position-powers = All four powers must be there.
fault-position-bribes = A power does not have that many bribes.
fault-position-vp = These VP cannot be.
fault-position-space = A piece or bribe stands where it cannot.
fault-position-pieces = A power does not have that many pieces.
fault-position-stacking = These pieces cannot stand in one space.
fault-position-covered = No bribe lies under a piece.
fault-position-cards = A card is there that the power does not have, or once too often.
fault-position-status = Only Status cards lie face up on the table.
fault-position-laid = Only Prepare cards are laid, and only in past turns.
fault-position-shown = Cards that have been shown must be in hand.
fault-position-stage = At this point the cards cannot be so.
fault-position-doing = This cannot be going on here.

## The position in words

describe-turn = Round { $round }, turn of { $power }, { $step }.
describe-mulligan = Opening hands: keep or draw again.
describe-discards = Opening discards.
describe-scoring = Scoring after round { $round }.
describe-over = The game ended in round { $round }.
describe-vp = VP: Oligarchs { $oligarchs }, Demos { $demos }.
describe-outlook = The scoring after round { $round } would give, as things stand: Oligarchs { $oligarchs }, Demos { $demos }.
describe-majors = Major cities held, scored after round 15: Oligarchs { $oligarchs }, Demos { $demos }.
describe-losses = To be lost for lack of supply: { $pieces }.
describe-link = Adjacent for battles of { $power }: { $a } and { $b }.
describe-extra-play = { $power }, further cards in the Play step: { $left } ({ $types }).
describe-figure = { $piece } { $in }
describe-copies = { $count } × { $card }
describe-doing-card = Being done ({ $power }): { $card }, part { $step }.
describe-doing-battle = Battle: { $fighter } against { $target }; piece attacked: { $victim }.
describe-removal = About to be removed: { $piece }.
describe-removed = Just removed: { $piece }.
describe-doing-losses = Test of supply: { $power }.
describe-reactions = Reactions are possible: { $incident }.
describe-aid-supply = { $power } asks for bribes: pieces lack supply.
describe-aid-muster = { $power } asks for bribes, for a muster: { $space }.
describe-aid-battle = { $power } asks for bribes, for a battle { $from } against { $target }.
describe-payment = { $power } pays. Chosen: { $cards }; still to be chosen: { $left }; VP: { $vp }.
describe-picks = { $power }, chosen to be discarded: { $cards }.
describe-power = { $power } ({ $player }): cards in hand { $hand }, draw pile { $deck }, discard pile { $discard } (on top: { $top }), prepared { $laid }. In stock: hoplites { $hoplites }, triremes { $triremes }, cities { $cities }, bribes { $bribes }; bribes in the bowl: { $bowl }.
describe-pieces = { $space }: { $pieces }.
describe-bribes = { $space }: bribes ({ $bribes }).
describe-pieces-bribes = { $space }: { $pieces }, bribes ({ $bribes }).
describe-space = { $space } ({ $id }), { $ground }{ $major }{ $source }. Next to it: { $spaces }.
phrase-major = , major city, VP: { $vp }
phrase-reconstruction = , reconstruction
describe-unsupplied = Without supply: { $piece }. The line breaks: { $why }.
describe-wanting = Only supply is lacking: { $space }. The line breaks: { $why }.
gap-enemy = { $space } (enemy)
gap-harbour = { $space } (no harbour)
gap-land = { $space } (no friendly hoplite, city or bribe)
gap-neutral = { $space } (no friendly bribe)
gap-no-city = there is no city to go to
describe-status = Status of { $power }: { $card }{ $scoring }.
phrase-scores = ; scores { $vp } VP as things stand
phrase-lacks = ; would score { $vp } VP, the pieces for it are missing
phrase-spoiled = ; would score { $vp } VP, spoiled by: { $pieces }
describe-laid = Prepared by { $power } in round { $round }, { $step }: { $card }.
describe-laid-hidden = Prepared by { $power } in round { $round }, { $step }: a hidden card.
describe-laid-fetched = Prepared by { $power } in round { $round }, { $step }, by the Emergency Provision: a hidden card.
describe-hand = Hand of { $power }: { $cards }.
describe-deck = Draw pile of { $power }, in unknown order: { $cards }.
describe-discard = Discard pile of { $power }: { $cards }.
describe-shown = Known to be in the hand of { $power }: { $cards }.
describe-card = { $power }, { $card } ({ $id }), { $type }, copies: { $copies }. { $text }
describe-card-symbol = { $power }, { $card } ({ $id }), { $type } with the symbol, copies: { $copies }. { $text }

## Refusals: why something cannot be done

refusal-game-over = The game is over.
refusal-chance = Which cards are drawn is decided by chance.
refusal-not-your-power = This power is not yours: { $power }.
refusal-not-your-decision = Another power decides now ({ $power }): { $decision }.
refusal-not-asked = The game waits for reactions, but not for yours now.
refusal-passed = This power has passed here and cannot react any more.
refusal-other-decision = Something else must be decided now: { $decision }.
refusal-answered = This power has already answered: { $power }.
refusal-picked = This power has already picked its three cards: { $power }.
refusal-nothing-picked = There is no pick to take back.
refusal-set-up-over = The opening hands are settled.
refusal-not-your-turn = A power does this only in its own turn, and now it is another’s turn: { $power }.
refusal-not-free = This decision leaves no room for free actions.
refusal-in-reaction = While the game waits for reactions, nobody can buy a bribe or lift a piece.
refusal-paying = Finish the payment first: free actions do not interrupt it.
refusal-beside = Here this is done beside the decision, naming the power that does it.
refusal-offered = The power does this in its own decision or turn, not beside it.
refusal-not-its-card = A power plays and pays with its own cards only.
refusal-not-in-hand = This card is not in hand.
refusal-not-in-pile = This card is not in the draw pile.
refusal-card-type = This needs a card of another type.
refusal-not-prepare = Only Prepare cards are laid face down.
refusal-last-card = There is no other card to discard, and the team has no VP to lose instead.
refusal-no-emergency = The Emergency Provision only takes the place of the one card of the Play step.
refusal-nothing-to-fetch = The draw pile has no card left that the Emergency Provision may fetch.
refusal-never-used = Only Status cards on the table and prepared cards are used; this card is played.
refusal-not-on-table = This Status card is not on the table.
refusal-not-laid = This card has not been prepared.
refusal-strategy-only = A card with the Strategy symbol is used only in its power’s own Strategy step.
refusal-reaction-only = A card without the Strategy symbol is used only as a reaction.
refusal-automatic = This card works by itself.
refusal-no-cue = This is not, or no longer, the moment for this card.
refusal-own-turn-only = This card works only in its power’s own turn.
refusal-used-this-turn = This card has been used in this turn already.
refusal-condition = The condition on the card does not hold.
refusal-no-card-of-type = The hand lacks a card of the type that the cost asks for, and VP do not stand in for it.
refusal-too-few-cards = There are too few cards in hand, and at this table VP do not stand in for them.
refusal-too-few-vp = There are too few cards in hand, and the team has too few VP to make up for them.
refusal-too-few-bribes = There are too few bribes of this power in the bowl.
refusal-cost = The cost cannot be paid in full.
refusal-cost-in-vain = What this would pay for cannot be done now.
refusal-pick-alternative = Pick one of the ways of paying first.
refusal-no-alternative = There is no such way of paying to choose now.
refusal-other-pick = Something else is to be paid with here.
refusal-no-vp-for-cards = At this table VP do not stand in for cards of the Emergency Provision.
refusal-vp-for-missing = VP stand in only for cards that are missing from the hand.
refusal-no-way-back = This payment cannot be taken back.
refusal-only-go-on = There is no card to use here: the only answer is to go on.
refusal-no-go-on = There is a card to use here: use one, or pass.
refusal-nobody-to-wait-for = The teammate has no card on the table to react with.
refusal-wait-is-over = Only the power that is asked first may wait for its teammate.
refusal-bowl-empty = There is no bribe of this power in the bowl: { $power }.
refusal-no-need-of-aid = Nothing is missing here that bribes could give.
refusal-asked-in-vain = The teammate was asked for this in vain, and nothing on the board has changed since.
refusal-not-a-target = The card cannot be turned against this power: { $power }.
refusal-city-not-mustered = Cities are never mustered, only placed.
refusal-card-kind = The card is not for such a piece: { $kind }.
refusal-card-space = The card does not allow this space: { $space }.
refusal-ground-hoplite = Hoplites stand only in land provinces, not { $in }.
refusal-ground-trireme = Triremes stand only in sea spaces, not { $in }.
refusal-ground-city = Cities stand only in land provinces, not { $in }.
refusal-no-hoplite-in-stock = This power has no hoplite left in stock: { $power }.
refusal-no-trireme-in-stock = This power has no trireme left in stock: { $power }.
refusal-no-city-in-stock = This power has no city left in stock: { $power }.
refusal-enemy-there = An enemy piece stands { $in }.
refusal-second-hoplite = A friendly hoplite already stands { $in }.
refusal-second-city = A city already stands { $in }.
refusal-second-trireme = A friendly trireme is already { $in }.
refusal-no-neighbour = No piece of the mustering power stands next to this space: { $space }.
refusal-city-is-no-neighbour = The city { $in } does not count as next to its own province.
refusal-no-own-piece = There is no own piece { $in } that could do this.
refusal-teammates-city = A muster needs a supply line to an own city, not to the teammate’s; to an own one it breaks { $in }.
refusal-no-line = There is no city to which a supply line could lead.
refusal-broken-enemy = The supply line breaks { $in }: the enemy is there.
refusal-broken-harbour = The supply line breaks { $in }: there is no harbour.
refusal-broken-land = The supply line breaks { $in }: there is no friendly hoplite, city or bribe.
refusal-broken-neutral = The supply line breaks { $in }: there is no friendly bribe.
refusal-taken-off-all = The card does not let more pieces be taken off.
refusal-card-battle = The card grants no battle of this kind.
refusal-card-fighter = The card lets only the piece fight that it names.
refusal-fought = This piece has fought by this card already.
refusal-no-battlefield = There are no battles in neutral territories.
refusal-hoplite-at-sea = A hoplite cannot attack a sea space.
refusal-not-adjacent = These spaces are not adjacent: { $space }, { $target }.
refusal-no-enemy = There is no enemy piece { $in } to attack.
refusal-no-such-piece = There is no such piece { $in } for the card to remove.
refusal-protected = A hoplite protects the city { $in }.
refusal-no-bribe-there = There is no bribe of this power { $in }.
refusal-draw-step-only = At this table bribes are bought only in the Draw step.
refusal-no-bribe-in-stock = This power has no bribe left in stock: { $power }.
refusal-bribe-at-sea = Bribes are never put on sea spaces.
refusal-pieces-there = No bribe is put where pieces stand, as { $in }.
refusal-own-bribe = A bribe of this power already lies { $in }.
refusal-bribe-ground = At this table no bribe may lie { $in }.

## Decisions, as refusals name what is open

decision-mulligan = whether the opening hand is drawn again
decision-discards = the three opening discards
decision-strategy = prepared cards in the Strategy step
decision-play = the card of the Play step
decision-fetch = the card that the Emergency Provision fetches
decision-extra = a further card of the Play step
decision-planning = a card to prepare in the Planning step
decision-losses = the losses of the Supply step
decision-draw = drawing cards
decision-pay = what is paid with
decision-forced = the cards to be discarded
decision-muster = a muster
decision-place = a placing
decision-place-bribe = the space of a bribe
decision-battle = a battle
decision-remove = the piece to be removed
decision-remove-bribe = the bribe to be removed
decision-take-off = the pieces taken off the board
decision-search = a card from the draw pile
decision-do = whether the card does this
decision-cost = whether the cost is paid
decision-target = the power that the card hits
decision-actor = who of the team musters
decision-react = a reaction
decision-aid = help with bribes
decision-scoring = bribes in the scoring

## The board

board-situation = What is going on
board-map = Map of Greece
board-nearer = Closer
board-farther = Farther away
board-whole = The whole map
board-close = Close
board-track = Rounds and victory points
board-round = Round { $round } of 15
board-rounds-text = After rounds 3, 6, 9, 12 and 15, marked with a wreath, there is a scoring.
board-vp = Victory points
board-even = Level
board-lead = { $team }: { $vp } VP ahead
board-outlook-cities = Cities, if scored now
board-outlook-statuses = Statuses, if scored now
board-outlook-majors = Major cities, after round 15
board-quick = A lead of 10 at the end of a scoring wins at once.
board-hand = Hand: { $power }
board-hand-empty = No cards in hand
board-from-hand = In hand
board-from-laid = Prepared, face down
board-from-status = Statuses that can be used
board-from-picked = Chosen to be discarded
board-from-deck = In the draw pile
board-picked = { $number } of 3 discards chosen
board-answered = Ready
board-bribes = Bribes: { $stock } in stock, { $bowl } in the bowl
board-hoplites-stock = Hoplites in stock
board-triremes-stock = Triremes in stock
board-cities-stock = Cities in stock
board-bribes-stock = Bribes in stock
board-bribes-bowl = Bribes in the bowl
board-bribes-map = Bribes on the board
board-bowl = Bribery bowl
board-bowl-text = Bought with a card, a bribe waits in the bowl. From there it goes to a neutral territory or to a land province without pieces, where it carries supply.
board-bribe-of = Bribe: { $power }
board-buy = Buy
board-put = Put a bribe on the board
board-stock = In stock
board-cards-hand = Cards in hand
board-cards-deck = Cards in the draw pile
board-cards-discard = Cards discarded
board-top = On top of the discards: { $card }
board-shown = Seen by all: { $cards }
board-deck-list = Deck list
board-deck-of = Deck: { $power }
board-deck-own = How many copies are still in the draw pile, and where the others are.
board-deck-others = How many copies may still come. In the draw pile: { $deck }; in hand: { $hand }; of the { $discard } discarded only the top one is seen.
board-where-hand = in hand: { $count }
board-where-laid = prepared: { $count }
board-where-status = on the table: { $count }
board-where-discard = discarded: { $count }
board-where-doing = being done: { $count }
board-laid = Prepared, face down
board-laid-card = A face-down Prepare card
board-laid-when = Prepared in round { $round }, { $step }
board-laid-fetched = Prepared in round { $round }, { $step }, by the Emergency Provision
board-statuses = Statuses
board-status-used = Used in this turn.
board-status-scores = Would score { $vp } VP now.
board-status-no = Would not score now.
board-status-lacks = The pieces that it asks for are missing.
board-status-spoiled = Spoiled by: { $figures }.
board-strategy-symbol = Strategy symbol
board-reconstruction = Our reconstruction, not the published game’s.
board-major = major city, { $vp } VP after round 15
board-next-to = Next to: { $spaces }
board-supplied = in supply: { $line }
board-breaks = no supply: { $gaps }
board-missing = A new piece here
board-gap-enemy = enemy
board-gap-harbour = no harbour
board-gap-land = nobody friendly
board-gap-neutral = no bribe
board-free = What can be done here: { $space }
board-paying = Payment
board-paying-for = Payment: { $card }
board-paid = Chosen: { $cards }
board-pay-left = Cards still to be chosen: { $left }
board-pay-vp = This costs { $vp } VP.
board-clock = Round { $round } of 15, scoring after { $next }
board-goal-title = How the game is won
board-goal = Wins: 10 VP ahead at a scoring, or most VP after round 15
board-goal-brief = 10 VP ahead, or most at the end
board-stand = { $team }: { $vp } VP{ $coming ->
        [0] {""}
       *[other] , { $coming } more if scored now
    }
board-tie = At equal VP the Demos win.
board-cards-raise = Show the cards
board-cards-lower = Lay the cards down: more of the map is seen
board-play-ahead = Play { $card }, and end the Strategy step
board-end-turn = End the turn{ $n ->
        [0] {""}
        [one] : draw { $n } card
       *[other] : draw { $n } cards
    }
board-keep = Keep the ten cards
board-redraw = Draw ten others
board-back = Take back
board-weigh-redraw = These ten cards go back into the deck, and the ten that come instead must be kept.
board-weigh-discard = With this third card the opening discards are made.
board-counted = How many copies there are is our reconstruction.
board-hint-mulligan = Each power begins with ten cards: three of them will be discarded, seven stay in hand.
board-hint-discards = Press the cards that you discard: three of each power’s ten. Discarded cards do not come back.
board-hint-strategy = In the Strategy step your used bribes come home, and cards prepared in earlier turns are used if they bear the wreath. With nothing prepared, end the step.
board-hint-play = One card a turn: press it to play it. Musters bring pieces to where a supply line reaches, battles remove enemy pieces, Statuses bring VP, Prepare cards wait face down. At a scoring each city is worth 1 VP.
board-hint-planning = A Prepare card may be laid face down for later turns; it costs another card from hand.
board-hint-draw = At the end of the turn the hand is filled up to seven cards. Before that a bribe may be bought with a card: it carries supply where nobody friendly stands.
board-warn-last-laid = The last card in hand: preparing it costs 1 VP.
board-warn-last-never = The last card in hand cannot be prepared: with 0 VP nothing can pay for it.
board-warn-last-card = The last card in hand.
board-warn-no-card = No card in hand: to play nothing costs { $vp } VP.
board-warn-deck = Cards left in the draw pile: { $deck }. It is not refilled.
board-sum-cities = Cities, at scorings
board-sum-statuses = Statuses and other cards
board-sum-city = Enemy cities removed
board-sum-majors = Major cities, after round 15
board-sum-lost = Lost and paid
board-sum-total = Victory points
board-sum-battles = Battles
board-sum-removed = Enemy pieces removed
board-sum-unsupplied = Own pieces lost without supply
