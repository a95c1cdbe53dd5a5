//! Events as each observer learns of them, and the lines of the log.

use quincunx_engine::{Message, Observer, Seat};

use crate::rules::FieldOfGlory;
use crate::rules::event::Event;
use crate::rules::resample::knows;
use crate::rules::state::{BonusFrom, Ending};
use crate::shown::words::cards;

impl Event {
    /// What `observer` learns of it.
    pub(crate) fn for_observer(&self, observer: Observer) -> Option<Self> {
        Some(match self {
            Self::Pack { seat, .. } if !knows(observer, *seat) => return None,
            Self::Kept { seat, packs, .. } if !knows(observer, *seat) => {
                Self::Kept { seat: *seat, packs: *packs, cards: None }
            }
            Self::Bonus { seat, from, .. } if !knows(observer, *seat) => {
                Self::Bonus { seat: *seat, from: *from, card: None }
            }
            // FOG-6.27.
            Self::Drew { seat, .. } if !knows(observer, *seat) => Self::Drew { seat: *seat, card: None },
            _ => self.clone(),
        })
    }
}

impl FieldOfGlory {
    /// The log line of an event.
    pub(crate) fn log_line(&self, event: &Event) -> Option<Message> {
        let by = |key, seat: &Seat| Message::new(key).with("player", *seat);
        let at = |message: Message, column: &u8| message.with("column", *column);
        Some(match event {
            Event::Pack { .. } | Event::Drew { .. } => return None,
            Event::Retreated { cards, .. } if cards.is_empty() => return None,
            Event::Laid { column, terrain } => at(Message::new("event-laid"), column).with("terrain", *terrain),
            Event::Kept { seat, packs, cards: Some(kept) } => {
                by("event-kept-own", seat).with("packs", *packs).with("cards", cards(kept))
            }
            Event::Kept { seat, packs, cards: None } => by("event-kept", seat).with("packs", *packs),
            Event::Dealt => Message::new("event-dealt"),
            Event::FirstPlayer { seat } => by("event-first-player", seat),
            Event::Turn { seat, turn } => by("event-turn", seat).with("turn", *turn),
            Event::Turned { column, to: Some(seat) } => at(by("event-turned", seat), column),
            Event::Turned { column, to: None } => at(Message::new("event-turned-neutral"), column),
            Event::AdvanceDiscarded { seat, column, card: face } => {
                at(by("event-advance-discarded", seat), column).with("card", *face)
            }
            Event::FlankAttack { seat, target, launch, lead } => {
                at(by("event-flank-attack", seat), target).with("launch", *launch).with("card", *lead)
            }
            Event::Attack { seat, column, lead } => at(by("event-attack", seat), column).with("card", *lead),
            Event::Overlap { seat, bonus } => by("event-overlap", seat).with("bonus", *bonus),
            Event::Bonus { seat, from: BonusFrom::Nowhere, .. } => by("event-bonus-none", seat),
            Event::Bonus { seat, from: BonusFrom::Hand, .. } => by("event-bonus-hand", seat),
            Event::Bonus { seat, from: BonusFrom::Deck, .. } => by("event-bonus-deck", seat),
            Event::Retreated { seat, column, cards: units } => {
                at(by("event-retreated", seat), column).with("cards", cards(units))
            }
            Event::FullRetreat { seat, card: Some(face) } => by("event-full-retreat-bonus", seat).with("card", *face),
            Event::FullRetreat { seat, card: None } => by("event-full-retreat", seat),
            Event::GaveUp { seat, column, card: face } => at(by("event-gave-up", seat), column).with("card", *face),
            Event::Front { seat, card: face } => by("event-front", seat).with("card", *face),
            Event::Shown { seat, card: face } => {
                by("event-shown", seat).with("card", *face).with("points", face.points())
            }
            Event::Compared { attacker, attack, defence, winner, spear } => {
                let message = match winner {
                    Some(winner) if *spear => by("event-compared-spear", winner),
                    Some(winner) if winner == attacker => by("event-compared-attacker", winner),
                    Some(winner) => by("event-compared-defender", winner),
                    None => Message::new("event-compared-tie"),
                };
                message.with("attack", attack.total).with("defence", defence.total)
            }
            Event::HandedOver { seat, column, cards: units } => {
                at(by("event-handed-over", seat), column).with("cards", cards(units))
            }
            Event::Rampage { seat, card: Some(face) } => by("event-rampage", seat).with("card", *face),
            Event::Rampage { seat, card: None } => by("event-rampage-none", seat),
            Event::SecondDiscarded { seat, column, card: face } => {
                at(by("event-second-discarded", seat), column).with("card", *face)
            }
            Event::TieDiscarded { seat, column, cards: units } => {
                at(by("event-tie-discarded", seat), column).with("cards", cards(units))
            }
            Event::Placed { seat, column, card: unit, replaced, price } => {
                let key = if replaced.is_empty() { "event-placed" } else { "event-placed-replacing" };
                at(by(key, seat), column).with("card", *unit).with("replaced", cards(replaced)).with("price", *price)
            }
            Event::Paid { seat, card: face, paid, price } => {
                by("event-paid", seat).with("card", *face).with("paid", *paid).with("price", *price)
            }
            Event::Reserves { seat } => by("event-reserves", seat),
            Event::DrawsThree { seat } => by("event-draws-three", seat),
            Event::GaveForCards { seat, card: face } => {
                by("event-gave-for-cards", seat).with("card", *face).with("points", face.points())
            }
            Event::RunOut { seat, number: count, cards } => {
                by("event-run-out", seat).with("number", *count).with("cards", *cards)
            }
            Event::Limit { seat, card: face } => by("event-limit", seat).with("card", *face),
            Event::Ended { ending, winner } => {
                let key = match ending {
                    Ending::Columns => "event-ended-columns",
                    Ending::Majority => "event-ended-majority",
                    Ending::VictoryPoints => "event-ended-victory-points",
                    Ending::Drawn => "event-ended-drawn",
                };
                winner.map_or_else(|| Message::new(key), |winner| by(key, &winner))
            }
        })
    }
}
