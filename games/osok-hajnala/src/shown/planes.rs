//! The view as numbers. Cards are counted in the order of the file; where a card lies in a slot follows from its kind. What texts and
//! lasting changes come to is told by spot: a character or puppet, its mount, what is attached to it, by slot, and the player.

mod doing;

use quincunx_engine::{Cell, Extent, Named, Observe, Observer, Planes, Seat, Seen};

use super::view::{Copies, SeenLying, SeenPlayer, SeenSlot, View};
use crate::components::card::CardId;
use crate::components::step::Barred;
use crate::components::word::Word;
use crate::rules::field::{PLACES, Part, Player, SLOTS, Spot, UNDER};
use crate::rules::state::State;
use crate::rules::table::OsokHajnala;

/// The most copies of a card in a pile that are told.
const COPIES: u8 = 8;

/// The most life, armour, damage and cards that are told.
const MUCH: u8 = 100;

/// The most turns that are told; the table's limit is seldom more (OH-R34).
const TURNS: u8 = 200;

/// So much is added to what may be negative.
const BELOW: i16 = 20;

/// Cards in a slot that can be named (OH-4.2.5).
const LAYERS: usize = 3;

/// What can be named of a player: those of each slot, and the player.
const SPOTS: usize = SLOTS * LAYERS + 1;

/// Records of a card that can be activated.
const RECORDS: usize = 4;

impl Observe for OsokHajnala {
    const OBSERVATION_VERSION: u32 = 1;

    fn observe<C: Cell>(&self, seen: &Seen<'_, Self>, planes: &mut Planes<'_, C>) {
        self.observe_turn(seen, planes);
        self.observe_players(seen, planes);
        self.observe_piles(seen, planes);
        self.observe_cards_in_play(seen, planes);
        self.observe_slots(seen, planes);
        self.observe_decision(seen, planes);
        self.observe_act(seen, planes);
        self.observe_attacks(seen, planes);
        self.observe_texts(seen, planes);
        self.observe_running(seen, planes);
        let ending = seen.view.ending;
        let meaning = "how the game ended: life, the fourth dead, an empty deck, the limit of turns";
        planes.plane("ending", meaning, [4], 1, |cells| {
            ending.iter().for_each(|ending| cells.mark([ending.how as usize]))
        });
        planes.plane("winner", "player", [2], 1, |cells| {
            let winner = ending.and_then(|ending| ending.winner);
            winner.iter().for_each(|player| cells.mark([place(self, seen, *player)]));
        });
    }

    fn glance(&self, state: &State, observer: Observer) -> View {
        self.show(state, observer, Extent::Planes)
    }
}

/// A player, counted from the one who looks.
fn place(game: &OsokHajnala, seen: &Seen<'_, OsokHajnala>, player: usize) -> usize {
    Seat::new(player).map_or(player, |seat| seen.place(game, seat))
}

/// Where a spot stands: its player, counted from the one who looks, and its place among those of a player.
fn at(game: &OsokHajnala, seen: &Seen<'_, OsokHajnala>, spot: Spot) -> [usize; 2] {
    let own = spot.slot().map_or(SPOTS - 1, |slot| usize::from(slot) * LAYERS + spot.layer());
    [place(game, seen, spot.owner().index()), own]
}

/// A number that may be negative.
fn told(number: i16) -> u32 {
    u32::from(number.saturating_add(BELOW).max(0).unsigned_abs())
}

/// Each player with his place.
fn players<'a>(
    game: &'a OsokHajnala,
    seen: &'a Seen<'_, OsokHajnala>,
) -> impl Iterator<Item = (usize, &'a SeenPlayer)> {
    let players = seen.view.players.iter().enumerate();
    players.map(|(player, shown)| (place(game, seen, player), shown))
}

/// Each slot that is not free, with the place of its player and its own.
fn slots<'a>(
    game: &'a OsokHajnala,
    seen: &'a Seen<'_, OsokHajnala>,
) -> impl Iterator<Item = ([usize; 2], &'a SeenSlot)> {
    players(game, seen).flat_map(|(player, shown)| {
        let slots = shown.slots.iter().enumerate();
        slots.filter_map(move |(slot, shown)| Some(([player, slot], shown.as_ref()?)))
    })
}

/// What lies in the slots of a player, and after it what lies beside: the battlefield ability and the Noble.
fn lying(player: &SeenPlayer) -> impl Iterator<Item = &SeenLying> {
    let in_slots = player.slots.iter().flatten().flat_map(|slot| &slot.cards);
    in_slots.chain([&player.battlefield, &player.noble].into_iter().flatten())
}

impl OsokHajnala {
    fn observe_turn<C: Cell>(&self, seen: &Seen<'_, Self>, planes: &mut Planes<'_, C>) {
        let view = seen.view;
        planes.plane("turn", "its number, both players' counted together", [1], TURNS, |cells| {
            cells.count([0], view.turn)
        });
        let meaning =
            "dice, opening, deal, who starts, exchange, its draws, start, draw, tactical, attack, end of turn, over";
        planes.plane("phase", meaning, [12], 1, |cells| cells.mark([view.phase as usize]));
        planes.plane("roles", "active or favoured, player", [2, 2], 1, |cells| {
            for (role, player) in [view.active, view.favoured].into_iter().enumerate() {
                player.iter().for_each(|player| cells.mark([role, place(self, seen, *player)]));
            }
        });
    }

    fn observe_players<C: Cell>(&self, seen: &Seen<'_, Self>, planes: &mut Planes<'_, C>) {
        let meaning = "player: life, level, dead characters; cards in hand, deck and discard pile, set aside in the opening exchange";
        planes.plane("counts", meaning, [2, 7], MUCH, |cells| {
            for (place, player) in players(self, seen) {
                let piles = [Some(&player.hand), Some(&player.deck), Some(&player.discard), player.aside.as_ref()];
                let piles = piles.map(|pile| pile.and_then(|pile| pile.count).unwrap_or(0));
                let counts = [player.life, player.level, player.dead].into_iter().chain(piles);
                counts.enumerate().for_each(|(which, count)| cells.count([place, which], count));
            }
        });
        let meaning = "player: is asked in the set-up, opens with a starting card, opens with seven cards, places to the right, places to the \
                   left, has placed a character in this turn, has played a potion in it";
        planes.plane("flags of players", meaning, [2, 7], 1, |cells| {
            for (place, player) in players(self, seen) {
                let opens = player.opening.as_ref().map(|opening| opening.with_starting_card);
                let flags = [
                    player.thinking,
                    opens == Some(true),
                    opens == Some(false),
                    player.rightwards == Some(true),
                    player.rightwards == Some(false),
                    player.placed,
                    player.potion,
                ];
                flags.into_iter().enumerate().for_each(|(which, flag)| cells.mark_if(flag, [place, which]));
            }
        });
        planes.plane("places", "player, slot: a character could be placed there", [2, SLOTS], 1, |cells| {
            for (place, player) in players(self, seen) {
                player.places.iter().for_each(|slot| cells.mark([place, usize::from(*slot) - 1]));
            }
        });
    }

    fn observe_piles<C: Cell>(&self, seen: &Seen<'_, Self>, planes: &mut Planes<'_, C>) {
        let cards = self.parts.cards.len();
        // They lie open beside the view (OH-R36).
        planes.plane("deck list", "player, card: in the deck that the player brought", [2, cards], COPIES, |cells| {
            for player in Player::BOTH {
                let list = self.list(player);
                let place = place(self, seen, player.index());
                list.counted(list.all()).for_each(|(card, count)| cells.count([place, card.index()], count));
            }
        });
        type Pile = fn(&SeenPlayer) -> &[Copies];
        let piles: [(&'static str, &'static str, Pile); 5] = [
            ("hand", "player, card: in hand, if it is seen", |player| player.hand.cards.as_deref().unwrap_or_default()),
            ("known", "player, card: in hand, and everybody knows that", |player| &player.known),
            ("deck", "player, card: in the deck, if it is seen", |player| {
                player.deck.cards.as_deref().unwrap_or_default()
            }),
            ("discard pile", "player, card: on the discard pile, if it may be looked through", |player| {
                player.discard.cards.as_deref().unwrap_or_default()
            }),
            ("aside", "player, card: set aside in the opening exchange, if it is seen", |player| {
                player.aside.as_ref().and_then(|aside| aside.cards.as_deref()).unwrap_or_default()
            }),
        ];
        for (name, meaning, pile) in piles {
            planes.plane(name, meaning, [2, cards], COPIES, |cells| {
                for (place, player) in players(self, seen) {
                    for Copies { card, count } in pile(player) {
                        cells.count([place, card.thing.index()], *count);
                    }
                }
            });
        }
        type Single = fn(&SeenPlayer) -> Option<&Named<CardId>>;
        let singles: [(&'static str, &'static str, Single); 2] = [
            ("top", "player, card: on top of the discard pile", |player| player.top.as_ref()),
            ("starting card", "player, card: the starting card, if it is seen", |player| {
                player.opening.as_ref()?.card.as_ref()
            }),
        ];
        for (name, meaning, single) in singles {
            planes.plane(name, meaning, [2, cards], 1, |cells| {
                for (place, player) in players(self, seen) {
                    single(player).iter().for_each(|card| cells.mark([place, card.thing.index()]));
                }
            });
        }
    }

    fn observe_cards_in_play<C: Cell>(&self, seen: &Seen<'_, Self>, planes: &mut Planes<'_, C>) {
        let meaning = "player, slot or beside them, card: it lies there";
        planes.plane("cards", meaning, [2, SLOTS + 1, self.parts.cards.len()], 1, |cells| {
            for (player, shown) in players(self, seen) {
                for card in lying(shown) {
                    let slot = card.place.slot().map_or(SLOTS, usize::from);
                    cells.mark([player, slot, card.card.thing.index()]);
                }
            }
        });
        let meaning = "player, place, text of the card there: was activated in this turn, or its limit of the turn is used up. The places: of \
                   each slot the character or puppet, weapon, its upgrade, ability on it, armour card, its upgrade, ability on it, mount, \
                   ability on the character; the battlefield, the Noble";
        planes.plane("used", meaning, [2, PLACES, RECORDS], 1, |cells| {
            for (player, shown) in players(self, seen) {
                for card in lying(shown) {
                    let place = card.place.index();
                    card.used.iter().for_each(|record| cells.mark([player, place, usize::from(*record) - 1]));
                }
            }
        });
        let meaning = "player, slot, character or puppet or mount or ability on the character: armour now, at most; ends of turns until its \
                   poison marker comes off; its flame marker";
        planes.plane("vitals", meaning, [2, SLOTS, LAYERS, 4], MUCH, |cells| {
            for (player, shown) in players(self, seen) {
                for card in lying(shown) {
                    let (Some(vital), Some(slot)) = (card.vital, card.place.slot()) else { continue };
                    let layer = match card.place.part() {
                        Some(Part::Mount) => 1,
                        Some(Part::Attached) => 2,
                        _ => 0,
                    };
                    let poison = vital.poison.map_or(0, |turn| 1 + turn.saturating_sub(seen.view.turn));
                    let numbers = [vital.armour.into(), vital.max.into(), poison, vital.flame.unwrap_or(0).into()];
                    numbers
                        .into_iter()
                        .enumerate()
                        .for_each(|(which, count)| cells.count([player, slot.into(), layer, which], count));
                }
            }
        });
    }

    fn observe_slots<C: Cell>(&self, seen: &Seen<'_, Self>, planes: &mut Planes<'_, C>) {
        planes.plane("standing", "player, slot, active or idle or dead or puppet", [2, SLOTS, 4], 1, |cells| {
            slots(self, seen).for_each(|([player, slot], shown)| cells.mark([player, slot, shown.standing as usize]));
        });
        let meaning = "player, slot: damage of the character or puppet, of its weapon, additions to its attacks and 20; its level";
        planes.plane("strength", meaning, [2, SLOTS, 4], MUCH, |cells| {
            for ([player, slot], shown) in slots(self, seen) {
                if let Some(attack) = shown.attack {
                    let damage =
                        [attack.character, attack.weapon.unwrap_or(0)].map(|damage| u32::from(damage.unsigned_abs()));
                    let numbers = [damage[0], damage[1], told(attack.dealt)];
                    numbers
                        .into_iter()
                        .enumerate()
                        .for_each(|(which, count)| cells.count([player, slot, which], count));
                }
                cells.count([player, slot, 3], shown.level);
            }
        });
        let meaning = "player, slot: has used an ability, has attacked or used an instant, was equipped, came into play, has used an ability or \
                   an effect; in this turn";
        planes.plane("flags", meaning, [2, SLOTS, 5], 1, |cells| {
            for ([player, slot], shown) in slots(self, seen) {
                shown.flags.iter().for_each(|flag| cells.mark([player, slot, *flag as usize]));
            }
        });
        let meaning = "player, slot, what is barred: attacking, abilities, effects, equipment, being attacked, being taken over, poison markers";
        planes.plane("barred", meaning, [2, SLOTS, Barred::WORDS.len()], 1, |cells| {
            for ([player, slot], shown) in slots(self, seen) {
                shown.barred.iter().for_each(|barred| cells.mark([player, slot, barred.index()]));
            }
        });
        planes.plane("stacks", "player, slot, card under the top one: its armour", [2, SLOTS, UNDER], MUCH, |cells| {
            for ([player, slot], shown) in slots(self, seen) {
                shown.under.iter().enumerate().for_each(|(card, armour)| cells.count([player, slot, card], *armour));
            }
        });
    }
}
