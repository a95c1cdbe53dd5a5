//! The lines of the log.

use quincunx_engine::{Arg, Message, Seat};

use crate::rules::InFlandersField;
use crate::rules::event::Event;
use crate::rules::options::FailureEffects;
use crate::shown::words::dice_text;

impl InFlandersField {
    /// The log line of an event.
    pub(crate) fn log_line(&self, event: &Event) -> Option<Message> {
        let by = |key, seat: &Seat| Message::new(key).with("player", *seat);
        Some(match event {
            Event::FirstPlayer { seat } => by("event-first-player", seat),
            Event::Turn { seat, round } => by("event-turn", seat).with("round", *round),
            Event::Drawn { space, card: id } => {
                Message::new("event-drawn").with("space", *space).with("card", self.name(id))
            }
            Event::Reshuffled { cards } => Message::new("event-reshuffled").with("cards", *cards),
            Event::Swept { spaces } => {
                let spaces: Vec<String> = spaces.iter().map(u8::to_string).collect();
                Message::new("event-swept").with("spaces", Arg::Text(spaces.join("-")))
            }
            Event::Rolled { seat, dice } => by("event-rolled", seat).with("dice", dice_text(*dice)),
            Event::Took { seat, space, card: id, balloon } => {
                by(if *balloon { "event-took-with-balloon" } else { "event-took" }, seat)
                    .with("space", *space)
                    .with("card", self.name(id))
            }
            Event::Claimed { seat, balloon } => {
                by(if *balloon { "event-claimed-with-balloon" } else { "event-claimed" }, seat)
            }
            Event::Downed { seat, cards: ids } => by("event-downed", seat).with("cards", self.names(ids)),
            Event::Reconnoitred { seat } => by("event-reconnoitred", seat),
            Event::Gassed { seat, space, card: id } => {
                by("event-gassed", seat).with("space", *space).with("card", self.name(id))
            }
            Event::Stopped { seat } => by("event-stopped", seat),
            Event::Failed { seat, grey, black, cards: ids } => {
                // With all effects each German card has a line of its own.
                let black = if self.options.failure_effects == FailureEffects::AllEffects { 0 } else { *black };
                by("event-failed", seat)
                    .with("troops", i64::from(*grey) + i64::from(black))
                    .with("cards", ids.len() as i64)
            }
            Event::GaveUp { seat, card: id } => by("event-gave-up", seat).with("card", self.name(id)),
            Event::Cancelled { seat, cards: ids } => by("event-cancelled", seat).with("cards", self.names(ids)),
            Event::Reinforced { seat, troops } => by("event-reinforced", seat).with("troops", *troops),
            Event::Advanced { seat, from, to, .. } if from == to => by("event-stayed", seat).with("space", *to),
            Event::Advanced { seat, from, to, troops, mines } => by("event-advanced", seat)
                .with("from", *from)
                .with("to", *to)
                .with("troops", *troops)
                .with("mines", *mines),
            Event::Struck { seat, card: id, troops, back: None } => {
                by("event-struck", seat).with("card", self.name(id)).with("troops", *troops)
            }
            Event::Struck { seat, card: id, troops, back: Some(space) } => {
                by("event-struck-back", seat).with("card", self.name(id)).with("troops", *troops).with("space", *space)
            }
            Event::Reached { seat } => by("event-reached", seat),
            Event::Eliminated { seat } => by("event-eliminated", seat),
            Event::Ended { winners, .. } => Message::new(if winners.len() == 1 { "event-won" } else { "event-shared" })
                .with("player", *winners.first()?)
                .with("winners", winners.len() as i64),
        })
    }
}
