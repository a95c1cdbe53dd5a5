//! The lines of the log.

use quincunx_engine::{Arg, Message};

use super::{listed, number, optional, seat, spot, term, text};
use crate::components::word::Word;
use crate::rules::event::{ToldDeed, ToldGift, ToldWent};
use crate::rules::field::Spot;
use crate::rules::table::OsokHajnala;
use crate::shown::seen::SeenEvent;

fn told_spot(word: &str) -> Arg {
    Spot::parse(word).map_or_else(|| text(word), |known| spot(known).into())
}

impl OsokHajnala {
    /// The log line of an event; what another line tells as well has none.
    pub(crate) fn log_line(&self, event: &SeenEvent) -> Option<Message> {
        let by = |key, player: &usize| Message::new(key).with("player", seat(*player));
        let of_card = |key, player, card: &str| by(key, player).with("card", self.told_title(card));
        let at = |key, word: &str| Message::new(key).with("spot", told_spot(word));
        let card_at = |key, word, card: &str| at(key, word).with("card", self.told_title(card));
        Some(match event {
            SeenEvent::Rolled { dice: [one, two] } => {
                let message = Message::new("event-rolled").with("one", number(*one)).with("two", number(*two));
                message.with("first", seat(0)).with("second", seat(1))
            }
            SeenEvent::Opened { player, with_starting_card: true } => by("event-opened-starting-card", player),
            SeenEvent::Opened { player, .. } => by("event-opened-seven", player),
            SeenEvent::Starts { player } => by("event-starts", player),
            SeenEvent::StartingCard { player, card } => of_card("event-starting-card", player, card),
            SeenEvent::Exchanged { player, n } => by("event-exchanged", player).with("n", number(*n)),
            SeenEvent::Drew { player, card: Some(card) } => of_card("event-drew", player, card),
            SeenEvent::Drew { player, card: None } => by("event-drew-hidden", player),
            SeenEvent::Discarded { player, card } => of_card("event-discarded", player, card),
            SeenEvent::TurnBegins { player, turn, level } => {
                by("event-turn", player).with("turn", number(*turn)).with("level", number(*level))
            }
            // The line of what comes into play follows, and nothing comes between.
            SeenEvent::Declared { deed: ToldDeed::Place { .. } | ToldDeed::Equip { .. }, .. } => return None,
            SeenEvent::Declared { by: player, deed, targets, cards } => {
                let named =
                    targets.iter().map(|word| told_spot(word)).chain(cards.iter().map(|id| self.told_title(id)));
                let on = listed(named).map(|targets| Message::new("phrase-on").with("targets", targets));
                by("event-declared", player).with("deed", self.deed(deed)).with("on", optional(on))
            }
            SeenEvent::Withdrawn { by: player, deed } => by("event-withdrawn", player).with("deed", self.deed(deed)),
            SeenEvent::Sacrificed { player, n, life } => {
                by("event-sacrificed", player).with("n", number(*n)).with("life", number(*life))
            }
            SeenEvent::PaidArmour { spot, n, armour } => {
                at("event-paid-armour", spot).with("n", number(*n)).with("armour", number(*armour))
            }
            SeenEvent::Entered { spot, card, idle: true } => card_at("event-entered-idle", spot, card),
            SeenEvent::Entered { spot, card, .. } => card_at("event-entered", spot, card),
            SeenEvent::Equipped { spot, card } => card_at("event-equipped", spot, card),
            SeenEvent::Laid { player, slot: Some(slot), card } => {
                of_card("event-laid", player, card).with("slot", number(*slot))
            }
            SeenEvent::Laid { player, slot: None, card } => of_card("event-laid-battlefield", player, card),
            SeenEvent::Replaced { player, card, .. } => of_card("event-replaced", player, card),
            SeenEvent::TurnedIdle { spot } => at("event-turned-idle", spot),
            SeenEvent::Woke { spot } => at("event-woke", spot),
            // The declaration has told it.
            SeenEvent::Attacked { .. } => return None,
            SeenEvent::Guarded { spot, instead_of } => at("event-guarded", spot).with("other", told_spot(instead_of)),
            SeenEvent::Trapped { spot, card } => card_at("event-trapped", spot, card),
            SeenEvent::Cancelled { card, whole: true, .. } => {
                Message::new("event-cancelled").with("card", self.told_title(card))
            }
            SeenEvent::Cancelled { card, .. } => {
                Message::new("event-cancelled-part").with("card", self.told_title(card))
            }
            SeenEvent::TakenOver { spot } => at("event-taken-over", spot),
            SeenEvent::Delayed { spot, card } => card_at("event-delayed", spot, card),
            SeenEvent::Prevented { spot, n } => at("event-prevented", spot).with("n", number(*n)),
            SeenEvent::Suffered { spot, n, armour } => {
                at("event-suffered", spot).with("n", number(*n)).with("armour", number(*armour))
            }
            SeenEvent::Restored { spot, n, armour } => {
                at("event-restored", spot).with("n", number(*n)).with("armour", number(*armour))
            }
            SeenEvent::Life { player, change, life } => {
                let key = if *change < 0 { "event-life-lost" } else { "event-life-gained" };
                by(key, player).with("n", number(change.unsigned_abs())).with("life", number(*life))
            }
            SeenEvent::Marked { spot, card, given } => {
                let from = card.as_ref().map(|card| Message::new("phrase-from").with("card", self.told_title(card)));
                gift(at, given, spot).with("from", optional(from))
            }
            SeenEvent::Left { spot, card, to } => {
                let key = match to {
                    ToldWent::Pile => "event-left-pile",
                    ToldWent::Hand => "event-left-hand",
                    ToldWent::Down => "event-left-down",
                };
                card_at(key, spot, card)
            }
            SeenEvent::Revived { spot, card, armour } => {
                card_at("event-revived", spot, card).with("armour", number(*armour))
            }
            SeenEvent::Taken { player, card } => of_card("event-taken", player, card),
            SeenEvent::BackInHand { player, card } => of_card("event-back-in-hand", player, card),
            SeenEvent::Over { winner: Some(winner), how } => by("event-won", winner).with("how", how.told().1),
            SeenEvent::Over { winner: None, how } => Message::new("event-drawn").with("how", how.told().1),
        })
    }
}

/// What a card was given.
fn gift(at: impl Fn(&'static str, &str) -> Message, given: &ToldGift, spot: &str) -> Message {
    match given {
        ToldGift::Poison => at("event-poisoned", spot),
        ToldGift::Flame { n } => at("event-flame", spot).with("n", number(*n)),
        ToldGift::Change { stat, n } => {
            at("event-change", spot).with("stat", term("stat", stat.id())).with("n", text(format!("{n:+}")))
        }
        ToldGift::Times { stat, by: [num, den] } => {
            let by = if *den == 1 { format!("×{num}") } else { format!("×{num}/{den}") };
            at("event-times", spot).with("stat", term("stat", stat.id())).with("by", text(by))
        }
        ToldGift::Shield { n } => at("event-shield", spot).with("n", number(*n)),
        ToldGift::Barred { barred } => {
            let what = listed(barred.iter().map(|what| term("barred", what.id())));
            at("event-barred", spot).with("what", what.unwrap_or_else(|| text("")))
        }
        ToldGift::Delayed { n } => at("event-delayed-dealt", spot).with("n", number(*n)),
    }
}
