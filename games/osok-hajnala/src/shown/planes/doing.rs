//! What is decided and done, what attacks would come to, and what lasts, as numbers.

use quincunx_engine::{Cell, Named, Planes, Seen};

use super::{COPIES, LAYERS, MUCH, RECORDS, SPOTS, at, place};
use crate::components::card::CardId;
use crate::components::step::{Barred, Stat};
use crate::components::word::Word;
use crate::rules::field::{PLACES, Part, Place, SLOTS, Spot};
use crate::rules::table::OsokHajnala;
use crate::shown::view::{Forecast, SeenAct, SeenBlow, SeenDeed, SeenEnd, SeenLasting, SeenRunning};

/// The decisions of a single player in section 8.
const DECISIONS: usize = 21;

/// The numbers of cards that can be multiplied, the first of [`Stat`].
const DAMAGES: usize = 6;

/// The most cards that can be named (OH-4.2.3).
const NAMED: u8 = 2 * (SLOTS * LAYERS) as u8;

/// What an act is about, besides those named.
#[derive(Clone, Copy)]
struct Told {
    deed: usize,
    card: Option<CardId>,
    place: Option<Place>,
    record: Option<u8>,
}

impl Told {
    fn new(act: &SeenAct) -> Self {
        let body = |slot: Option<u8>| slot.map(|slot| Place::of(slot - 1, Part::Body));
        let of = |deed, card: Option<&Named<CardId>>, place| {
            let card = card.map(|card| card.thing);
            Self { deed, card, place, record: None }
        };
        match &act.deed {
            SeenDeed::Place { card, slot } => of(0, Some(card), body(*slot)),
            SeenDeed::Equip { card } => of(1, Some(card), None),
            SeenDeed::Lay { card, user } => of(2, Some(card), body(*user)),
            SeenDeed::Use { card, user } => of(3, Some(card), body(*user)),
            SeenDeed::Drink { card } => of(4, Some(card), None),
            SeenDeed::Activate { card, place, record } => {
                Self { record: Some(*record), ..of(5, card.as_ref(), Some(place.thing)) }
            }
            SeenDeed::Attack { slot, .. } => of(6, None, body(Some(*slot))),
            SeenDeed::Finish => of(7, None, None),
        }
    }
}

/// The attack of an act: whom it is on, whom it was on before a guard, whether it is taken over, what it would do.
type Attack<'a> = (Option<Spot>, Option<Spot>, bool, Option<&'a Forecast>);

fn attack(act: &SeenAct) -> Option<Attack<'_>> {
    match &act.deed {
        SeenDeed::Attack { on, guarded, taken_over, forecast, .. } => {
            let spot = |named: &Option<Named<Spot>>| named.as_ref().map(|named| named.thing);
            Some((spot(on), spot(guarded), *taken_over, forecast.as_deref()))
        }
        _ => None,
    }
}

/// Of those about the same the last.
fn last_of_each<K: PartialEq, V>(mut all: impl Iterator<Item = (K, V)> + Clone) -> impl Iterator<Item = (K, V)> {
    std::iter::from_fn(move || {
        loop {
            let (key, value) = all.next()?;
            if all.clone().all(|(later, _)| later != key) {
                return Some((key, value));
            }
        }
    })
}

impl OsokHajnala {
    pub(super) fn observe_decision<C: Cell>(&self, seen: &Seen<'_, Self>, planes: &mut Planes<'_, C>) {
        let decision = seen.view.decision.as_ref();
        let meaning = "who starts, discard two for one, the second of them, tactical, slot, posture, recipient, user, place, target, window, \
                       answer, guard, trap, take-over, cost, discard, may, attack, end, hand limit";
        planes.plane("decision", meaning, [DECISIONS], 1, |cells| {
            decision.iter().for_each(|decision| cells.mark([decision.kind as usize]));
        });
        planes.plane("deciding player", "player", [2], 1, |cells| {
            decision.iter().for_each(|decision| cells.mark([place(self, seen, decision.player)]));
        });
        planes.plane("discards", "cards still to be discarded", [1], MUCH, |cells| {
            cells.count([0], decision.and_then(|decision| decision.left).unwrap_or(0));
        });
        planes.plane("must guard", "somebody has to", [1], 1, |cells| {
            cells.mark_if(decision.is_some_and(|decision| decision.must), [0]);
        });
    }

    pub(super) fn observe_act<C: Cell>(&self, seen: &Seen<'_, Self>, planes: &mut Planes<'_, C>) {
        let (act, cards) = (seen.view.act.as_ref(), self.parts.cards.len());
        let told = act.map(Told::new);
        let meaning = "a character is placed, equipment put on, a card laid, an ability used, a potion played, a text activated, an attack \
                       made, the phase left";
        planes.plane("act", meaning, [8], 1, |cells| told.iter().for_each(|told| cells.mark([told.deed])));
        planes.plane("act by", "player", [2], 1, |cells| {
            act.iter().for_each(|act| cells.mark([place(self, seen, act.by)]));
        });
        planes.plane("act card", "card", [cards], 1, |cells| {
            let card = told.and_then(|told| told.card);
            card.iter().for_each(|card| cells.mark([card.index()]));
        });
        let meaning = "place as above, of the player who acts: of the new character, the user, the text, the attacker";
        planes.plane("act place", meaning, [PLACES], 1, |cells| {
            let place = told.and_then(|told| told.place);
            place.iter().for_each(|place| cells.mark([place.index()]));
        });
        planes.plane("act text", "text of the card", [RECORDS], 1, |cells| {
            let record = told.and_then(|told| told.record);
            record.iter().for_each(|record| cells.mark([usize::from(*record) - 1]));
        });
        let meaning = "player, spot: the place among those that are named, from 1. The spots: of each slot the character or puppet, mount, \
                       ability on the character; the player";
        planes.plane("named", meaning, [2, SPOTS], NAMED, |cells| {
            for (spot, number) in act.iter().flat_map(|act| &act.targets).zip(1_u32..) {
                cells.count(at(self, seen, spot.thing), number);
            }
        });
        planes.plane("named cards", "card: named in the own discard pile", [cards], COPIES, |cells| {
            let cards = act.iter().flat_map(|act| &act.cards);
            cards.for_each(|card| cells.mark([card.thing.index()]));
        });
        let meaning = "the act stands, a trap has cancelled it, the attack is taken over";
        planes.plane("act flags", meaning, [3], 1, |cells| {
            if let Some(act) = act {
                let taken_over = attack(act).is_some_and(|(.., taken_over, _)| taken_over);
                let flags = [act.stands, act.cancelled, taken_over];
                flags.into_iter().enumerate().for_each(|(which, flag)| cells.mark_if(flag, [which]));
            }
        });
    }

    pub(super) fn observe_attacks<C: Cell>(&self, seen: &Seen<'_, Self>, planes: &mut Planes<'_, C>) {
        let attack = seen.view.act.as_ref().and_then(attack);
        planes.plane("attacked", "is attacked, was so before a guard; player, spot", [2, 2, SPOTS], 1, |cells| {
            let spots = attack.map_or([None; 2], |(on, guarded, ..)| [on, guarded]);
            for (role, spot) in spots.into_iter().enumerate() {
                let at = spot.map(|spot| at(self, seen, spot));
                at.iter().for_each(|[player, spot]| cells.mark([role, *player, *spot]));
            }
        });
        let forecast = attack.and_then(|(.., forecast)| forecast);
        let blows = forecast.map_or([None; 2], |forecast| [Some(&forecast.blow), forecast.back.as_ref()]);
        let meaning = "the attack under way, the blow that is struck back: damage, armour or life left";
        planes.plane("blows", meaning, [2, 2], MUCH, |cells| {
            for (which, blow) in blows.into_iter().enumerate() {
                if let Some(SeenBlow { sum, left, .. }) = blow {
                    cells.count([which, 0], sum.amount);
                    cells.count([which, 1], *left);
                }
            }
        });
        let meaning = "the same: unhurt, spared as it was idle, a wall suffers it, hurt, dies";
        planes.plane("fates", meaning, [2, 5], 1, |cells| {
            for (which, blow) in blows.into_iter().enumerate() {
                blow.iter().for_each(|blow| cells.mark([which, blow.fate as usize]));
            }
        });
        planes.plane("take-over", "life lost by it, life left", [2], MUCH, |cells| {
            if let Some(cost) = forecast.and_then(|forecast| forecast.take_over) {
                cells.count([0], cost.amount);
                cells.count([1], cost.left);
            }
        });
        let meaning = "own slot, player, spot: an attack from there that is possible now: damage, armour or life left";
        planes.plane("forecasts", meaning, [SLOTS, 2, SPOTS, 2], MUCH, |cells| {
            for Forecast { attacker, on, blow, .. } in &seen.view.forecasts {
                let Some(slot) = attacker.thing.slot() else { continue };
                let [player, spot] = at(self, seen, on.thing);
                cells.count([slot.into(), player, spot, 0], blow.sum.amount);
                cells.count([slot.into(), player, spot, 1], blow.left);
            }
        });
    }

    pub(super) fn observe_texts<C: Cell>(&self, seen: &Seen<'_, Self>, planes: &mut Planes<'_, C>) {
        let (texts, cards) = (&seen.view.texts, self.parts.cards.len());
        planes.plane("texts", "player, card: its text is carried out", [2, cards], COPIES, |cells| {
            for text in texts {
                cells.mark([place(self, seen, text.owner), text.card.thing.index()]);
            }
        });
        planes.plane("innermost text", "player, card", [2, cards], 1, |cells| {
            if let Some(text) = texts.last() {
                cells.mark([place(self, seen, text.owner), text.card.thing.index()]);
            }
        });
        planes.plane("holders", "player, spot: the holder or user of such a text", [2, SPOTS], COPIES, |cells| {
            let holders = texts.iter().filter_map(|text| text.holder.as_ref());
            holders.for_each(|holder| cells.mark(at(self, seen, holder.thing)));
        });
        planes.plane("may", "the owner of the innermost text is asked whether it happens", [1], 1, |cells| {
            cells.mark_if(texts.last().is_some_and(|text| text.asks), [0]);
        });
    }

    /// What lasts for a time.
    pub(super) fn observe_running<C: Cell>(&self, seen: &Seen<'_, Self>, planes: &mut Planes<'_, C>) {
        let view = seen.view;
        let running = || view.running.iter().map(|running| (at(self, seen, running.on.thing), running));
        let source = |running: &SeenRunning| [place(self, seen, running.owner), running.card.thing.index()];
        let meaning = "player, spot, number: how much more, how much less. The numbers: character damage, weapon damage, attack damage, \
                       ability damage, attack and ability damage suffered, damage taken over, level, targets of an attack";
        planes.plane("changes", meaning, [2, SPOTS, Stat::WORDS.len(), 2], MUCH, |cells| {
            for ([player, spot], running) in running() {
                if let SeenLasting::Change { stat, n } = running.what {
                    cells.count([player, spot, stat.index(), usize::from(n < 0)], n.unsigned_abs());
                }
            }
        });
        let meaning = "player, spot, number as above: the last multiplication, times, divided by";
        planes.plane("factors", meaning, [2, SPOTS, DAMAGES, 2], MUCH, |cells| {
            let factors = running().filter_map(|([player, spot], running)| match running.what {
                SeenLasting::Times { stat, by } => Some(([player, spot, stat.index()], by)),
                _ => None,
            });
            for ([player, spot, stat], by) in last_of_each(factors) {
                by.into_iter().enumerate().for_each(|(which, n)| cells.count([player, spot, stat, which], n));
            }
        });
        let meaning =
            "player, card: the place of its last multiplication among all of them, from 1 for what was played first";
        planes.plane("multiplications", meaning, [2, self.parts.cards.len()], MUCH, |cells| {
            let all = view
                .running
                .iter()
                .filter(|running| matches!(running.what, SeenLasting::Times { .. } | SeenLasting::Since));
            last_of_each(all.map(source).zip(1_u32..)).for_each(|(at, number)| cells.count(at, number));
        });
        planes.plane(
            "to come",
            "player, spot: damage that is prevented, delayed damage",
            [2, SPOTS, 2],
            MUCH,
            |cells| {
                for ([player, spot], running) in running() {
                    match running.what {
                        SeenLasting::Shield { n } => cells.count([player, spot, 0], n),
                        SeenLasting::Delayed { n } => cells.count([player, spot, 1], n),
                        _ => {}
                    }
                }
            },
        );
        let meaning = "player, spot, what is barred for a time, in the order of `barred`";
        planes.plane("states", meaning, [2, SPOTS, Barred::WORDS.len()], COPIES, |cells| {
            for ([player, spot], running) in running() {
                if let SeenLasting::Barred { barred } = &running.what {
                    barred.iter().for_each(|barred| cells.mark([player, spot, barred.index()]));
                }
            }
        });
        planes.plane(
            "sources",
            "player, card: something lasts that it brought",
            [2, self.parts.cards.len()],
            COPIES,
            |cells| {
                view.running.iter().map(source).for_each(|at| cells.mark(at));
            },
        );
        let meaning = "player, spot, when what lasts there ends: not by itself, with this turn, the next, a later one, the next instant, the \
                       attack under way";
        planes.plane("ends", meaning, [2, SPOTS, 6], COPIES, |cells| {
            for ([player, spot], running) in running() {
                let end = match running.ends {
                    SeenEnd::Never => 0,
                    SeenEnd::Turn { at } => 1 + usize::from(at.saturating_sub(view.turn).min(2)),
                    SeenEnd::Instant => 4,
                    SeenEnd::Attack => 5,
                };
                cells.mark([player, spot, end]);
            }
        });
    }
}
