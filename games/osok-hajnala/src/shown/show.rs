//! Building the view (section 6).

mod act;
mod attack;

use std::sync::Arc;

use quincunx_engine::{Extent, Named, Observer};

use crate::components::card::{Card, CardId};
use crate::components::effect::Trigger;
use crate::components::file::Components;
use crate::components::step::Barred;
use crate::components::word::Word;
use crate::rules::death::FOURTH;
use crate::rules::field::{Part, Place, Player, SLOTS, SlotNo, Spot, Spots, Standing, Vital, flag};
use crate::rules::options::{DeckOut, FourthDeath};
use crate::rules::pile::Cards;
use crate::rules::state::{Opening, Phase, Stage, State};
use crate::rules::table::OsokHajnala;
use crate::shown::view::{
    Copies, SeenCard, SeenComponents, SeenDamage, SeenEnding, SeenFlag, SeenFormat, SeenGoal, SeenLying, SeenOpening,
    SeenPhase, SeenPile, SeenPlayer, SeenSlot, SeenStanding, SeenVital, View,
};

/// Of each state the cards to which it bars something.
type Bars = [Spots; <Barred as Word>::WORDS.len()];

impl OsokHajnala {
    /// What an observer may know.
    pub(crate) fn show(&self, state: &State, observer: Observer, extent: Extent) -> View {
        let phase = Self::phase_seen(state);
        let asked = self.decision(state);
        let bars: Bars = std::array::from_fn(|place| self.barred(state, Barred::WORDS[place].1));
        let is_open = matches!(phase, SeenPhase::Dice | SeenPhase::Opening | SeenPhase::Deal | SeenPhase::WhoStarts);
        View {
            phase,
            turn: state.turn,
            active: (!is_open).then_some(state.active.index()),
            favoured: (phase != SeenPhase::Dice).then_some(state.favoured.index()),
            players: Player::BOTH.map(|player| self.show_player(state, player, observer, &bars)),
            decision: asked.map(|(player, kind)| self.show_decision(state, player, kind)),
            act: state.act.as_ref().map(|act| self.show_act(state, act)),
            texts: state.stack.iter().filter_map(|frame| self.show_text(frame)).collect(),
            running: state.running.iter().map(|running| self.show_running(state, running)).collect(),
            forecasts: match asked {
                Some((player, kind)) if observer == Observer::Seat(player.seat()) => {
                    self.forecasts(state, player, kind, extent)
                }
                _ => Vec::new(),
            },
            ending: match state.stage {
                Stage::Over(ending) => Some(SeenEnding { winner: ending.winner.map(Player::index), how: ending.how }),
                _ => None,
            },
        }
    }

    const fn phase_seen(state: &State) -> SeenPhase {
        match state.stage {
            Stage::Dice => SeenPhase::Dice,
            Stage::Opening(_) => SeenPhase::Opening,
            Stage::Deal(_) => SeenPhase::Deal,
            Stage::WhoStarts(_) => SeenPhase::WhoStarts,
            Stage::Exchange(_) => SeenPhase::Exchange,
            Stage::Replace(_) => SeenPhase::Replace,
            Stage::Turn(Phase::Start, _) => SeenPhase::Start,
            Stage::Turn(Phase::Draw, _) => SeenPhase::Draw,
            Stage::Turn(Phase::Tactical, _) => SeenPhase::Tactical,
            Stage::Turn(Phase::Attack, _) => SeenPhase::Attack,
            Stage::Turn(Phase::End, _) => SeenPhase::End,
            Stage::Over(_) => SeenPhase::Over,
        }
    }

    /// The cards of both decks, their lists and the format.
    pub(crate) fn show_components(&self) -> SeenComponents {
        let is_here = |id: &CardId| {
            Player::BOTH.into_iter().any(|player| self.list(player).has(self.list(player).all(), *id))
                || self.nobles.contains(&Some(*id))
        };
        let cards = (0..self.parts.cards.len()).map(|id| CardId(id as u8)).filter(is_here);
        SeenComponents {
            cards: cards.map(|id| Self::show_card(self.card(id))).collect(),
            decks: Player::BOTH.map(|player| Arc::from(self.copies(player, self.list(player).all()))),
            format: SeenFormat {
                id: self.format.id.clone(),
                name: self.format.name.clone(),
                life_max: self.format.life_max,
            },
            goal: SeenGoal {
                dead: FOURTH,
                turns: self.options.turn_limit,
                deck_out: self.options.deck_out == DeckOut::Lose,
            },
        }
    }

    pub(crate) fn show_card(card: &Card) -> SeenCard {
        let is_activated =
            |(_, effect): &(usize, &crate::components::effect::Effect)| effect.trigger == Trigger::Activate;
        SeenCard {
            id: card.id.to_string(),
            name: card.name.clone(),
            text: Self::own_text(card),
            kind: card.kind,
            tier: card.tier,
            attach: card.attach,
            caste: card.caste,
            level: card.level,
            armour: card.armour,
            damage: card.damage.map(|damage| SeenDamage { n: damage.n, of: damage.of }),
            keywords: card.keywords.iter().collect(),
            activated: card
                .effects
                .iter()
                .enumerate()
                .filter(is_activated)
                .map(|(record, _)| record as u8 + 1)
                .collect(),
        }
    }

    /// The text of a card that the locale files do not have; empty for a card that does nothing, and for one with a standard card's
    /// id that does something else, rather than words that are not true of it.
    fn own_text(card: &Card) -> Option<String> {
        let standard = Components::standard();
        let is_standard = standard.find(&card.id).is_some_and(|id| standard.card(id).effects == card.effects);
        card.text.clone().or_else(|| (!is_standard || card.effects.is_empty()).then(String::new))
    }

    pub(super) fn named(&self, card: CardId) -> Named<CardId> {
        Named::new(card, self.card(card).id)
    }

    fn copies(&self, player: Player, cards: Cards) -> Vec<Copies> {
        // Room for all, as if no two were alike, so that the list never has to grow.
        let mut copies = Vec::with_capacity(cards.len() as usize);
        let counted = self.list(player).counted(cards);
        copies.extend(counted.map(|(card, count)| Copies { card: self.named(card), count }));
        copies
    }

    fn show_player(&self, state: &State, player: Player, observer: Observer, bars: &Bars) -> SeenPlayer {
        let side = state.side(player);
        let sees = Self::sees(observer, player);
        let pile = |cards: Cards, shown: bool| SeenPile {
            count: Some(cards.len() as u8),
            cards: shown.then(|| self.copies(player, cards)),
        };
        let aside = match state.stage {
            Stage::Exchange(exchanges) | Stage::Replace(exchanges) => Some(exchanges[player.index()].aside),
            _ => None,
        };
        let is_counted = sees || !matches!(state.stage, Stage::Exchange(_));
        let hand = match aside {
            // What has been set aside is still among the cards that he is known to hold (OH-6.11).
            Some(aside) if !is_counted => SeenPile { count: Some((side.hand.len() + aside.len()) as u8), cards: None },
            _ => pile(side.hand, sees),
        };
        let is_own_turn = state.active == player && state.phase().is_some();
        SeenPlayer {
            noble: self.show_lying(state, player, Place::NOBLE),
            life: side.life,
            level: side.level,
            opening: self.show_opening(state, player, sees),
            aside: aside.map(|aside| SeenPile {
                count: is_counted.then_some(aside.len() as u8),
                cards: sees.then(|| self.copies(player, aside)),
            }),
            thinking: match state.stage {
                Stage::Opening(chosen) => chosen[player.index()].is_none(),
                Stage::Exchange(exchanges) => !exchanges[player.index()].done,
                _ => false,
            },
            slots: std::array::from_fn(|slot| self.show_slot(state, player, slot as SlotNo, bars)),
            battlefield: self.show_lying(state, player, Place::BATTLEFIELD),
            hand,
            known: self.copies(player, side.known),
            deck: pile(side.deck, sees && matches!(state.stage, Stage::Opening(_))),
            discard: pile(side.discard, sees),
            top: side.top.map(|card| self.named(card)),
            dead: match self.options.fourth_death {
                FourthDeath::Lying => side.field.dead(),
                FourthDeath::Ever => side.turned_down,
            },
            rightwards: side.rightwards,
            places: self.places_for_character(state, player).iter().map(|slot| slot + 1).collect(),
            placed: is_own_turn && state.placed,
            potion: is_own_turn && state.potion,
        }
    }

    /// OH-6.7 to OH-6.9.
    fn show_opening(&self, state: &State, player: Player, sees: bool) -> Option<SeenOpening> {
        let (opening, is_known, shows) = match state.stage {
            Stage::Opening(chosen) => (chosen[player.index()]?, false, sees),
            Stage::Deal(openings) | Stage::WhoStarts(openings) => (openings[player.index()], true, sees),
            Stage::Exchange(exchanges) | Stage::Replace(exchanges) => {
                let starting = exchanges[player.index()].starting;
                (starting.map_or(Opening::Seven, Opening::With), true, true)
            }
            _ => return None,
        };
        let card = match opening {
            Opening::Seven => None,
            Opening::With(card) => Some(card),
        };
        (is_known || sees).then(|| SeenOpening {
            with_starting_card: card.is_some(),
            card: card.filter(|_| shows).map(|card| self.named(card)),
        })
    }

    fn show_slot(&self, state: &State, player: Player, slot: SlotNo, bars: &Bars) -> Option<SeenSlot> {
        let place = state.field(player).slot(slot);
        let standing = match place.standing {
            Standing::Free => return None,
            Standing::Active => SeenStanding::Active,
            Standing::Idle => SeenStanding::Idle,
            Standing::Dead => SeenStanding::Dead,
            Standing::Puppet => SeenStanding::Puppet,
        };
        let body = Spot::body(player, slot);
        let card = state.card_at(body);
        let flags = [
            (flag::ABILITY, SeenFlag::Ability),
            (flag::ACTED, SeenFlag::Acted),
            (flag::EQUIPPED, SeenFlag::Equipped),
            (flag::CAME, SeenFlag::Came),
            (flag::EXERTED, SeenFlag::Exerted),
        ];
        let is_barred = |barred: &Barred| card.is_some() && bars[barred.index()].has(body);
        Some(SeenSlot {
            standing,
            cards: Part::ALL
                .into_iter()
                .filter_map(|part| self.show_lying(state, player, Place::of(slot, part)))
                .collect(),
            attack: card.map(|_| self.show_attack(state, body)),
            level: card.map_or(0, |card| self.current_level(state, card, Some(body))),
            flags: flags.into_iter().filter(|(bit, _)| place.has(*bit)).map(|(_, flag)| flag).collect(),
            barred: Barred::all().filter(is_barred).collect(),
            under: place.under.into_iter().take_while(|armour| *armour > 0).collect(),
        })
    }

    /// A card on the table, also one under a dead character (OH-6.19).
    fn show_lying(&self, state: &State, player: Player, place: Place) -> Option<SeenLying> {
        let field = state.field(player);
        let card = field.lies(place)?;
        let used = field.used[place.index()];
        let spot = match (place.slot(), place.part()) {
            (Some(slot), Some(Part::Body)) => Some(Spot::body(player, slot)),
            (Some(slot), Some(Part::Mount)) => Some(Spot::mount(player, slot)),
            (Some(slot), Some(Part::Attached)) => Some(Spot::attached(player, slot)),
            _ => None,
        };
        let spot = spot.filter(|spot| self.body(state, *spot).is_some());
        let vital = spot.and_then(|spot| state.vital(spot).map(|vital| self.show_vital(state, spot, vital)));
        let part = place.part().map_or(if place == Place::NOBLE { "noble" } else { "battlefield" }, Part::id);
        Some(SeenLying {
            part,
            place,
            card: self.named(card),
            silent: field.is_silent(place),
            used: (0..4).filter(|record| (used | used >> 4) >> record & 1 != 0).map(|record| record + 1).collect(),
            vital,
        })
    }

    fn show_vital(&self, state: &State, spot: Spot, vital: &Vital) -> SeenVital {
        SeenVital {
            armour: vital.armour,
            max: self.max_armour(state, spot),
            poison: (vital.poison > 0).then(|| Self::turn_after(state, vital.poison)),
            flame: (vital.flame > 0).then_some(vital.flame),
        }
    }

    /// The turn with whose end so many ends of turns have come, this one's too.
    pub(super) fn turn_after(state: &State, ends: u8) -> u16 {
        state.turn.saturating_add(u16::from(ends.saturating_sub(1)))
    }
}

/// The number of a slot, as in notation.
pub(super) const fn number(slot: SlotNo) -> u8 {
    debug_assert!((slot as usize) < SLOTS);
    slot + 1
}
