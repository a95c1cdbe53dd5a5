//! What the game says, as keys of the locale files: prompts, the words on buttons, the lines of the log.

use quincunx_engine::{Arg, Clause, Explanation, Message, Observer};

use crate::action::Action;
use crate::card::{CardId, Kind};
use crate::components::Components;
use crate::dice::Dice;
use crate::event::Event;
use crate::options::FailureEffects;
use crate::rules::InFlandersField;
use crate::state::{FIXED_SPACE, State, Step};

impl InFlandersField {
    /// The key of a card's name: its own where the standard components have such a card, else that of its kind.
    pub(crate) fn name_key(&self, id: &str) -> String {
        let of = |components: &Components| {
            let card = components.card(components.find(id)?);
            Some((card.kind, card.moves, card.extra))
        };
        match of(&self.components) {
            Some(card) if of(Components::standard()) == Some(card) => format!("card-{id}"),
            Some((kind, ..)) => format!("kind-{}", kind.name()),
            None => format!("kind-{}", Kind::Advance.name()),
        }
    }

    fn name(&self, id: &str) -> Arg {
        Arg::Term(self.name_key(id))
    }

    fn names(&self, ids: &[String]) -> Arg {
        Arg::Terms(ids.iter().map(|id| self.name_key(id)).collect())
    }
}

fn dice_text([a, b, c]: Dice) -> Arg {
    Arg::Text(format!("{a}-{b}-{c}"))
}

pub(crate) fn count(number: impl Into<i64>) -> Arg {
    Arg::Number(number.into())
}

impl InFlandersField {
    /// The words on the button of an action.
    pub(crate) fn button(&self, state: &State, action: Action) -> Message {
        let id = |id: CardId| self.name(&self.components.card(id).id);
        match action {
            Action::FirstPlayer(seat) => Message::new("action-first-player").with("player", seat),
            Action::Dice(dice) => Message::new("action-dice").with("dice", dice_text(dice)),
            Action::Draw(drawn) => Message::new("action-draw").with("card", id(drawn)),
            Action::Roll => Message::new("action-roll"),
            Action::Gas(space) => Message::new("action-gas").with("space", count(space)),
            Action::Take(FIXED_SPACE) => Message::new("action-claim"),
            Action::Take(space) => Message::new("action-take").with("space", count(space)),
            Action::Balloon(space) => Message::new("action-balloon").with("space", count(space)),
            Action::Reconnaissance => Message::new("action-reconnaissance"),
            Action::Fail => Message::new("action-fail"),
            Action::Stop => Message::new("action-stop"),
            Action::GiveUp(card) => Message::new("action-give-up").with("card", id(card)),
            Action::Artillery => Message::new("action-artillery"),
            Action::Cancel(card) => Message::new("action-cancel").with("card", id(card)),
            Action::Hold => Message::new("action-hold"),
            Action::Advance { space, .. } if space == state.me().space => {
                Message::new("action-stay").with("space", count(space))
            }
            Action::Advance { space, troops, mines } => Message::new("action-advance")
                .with("space", count(space))
                .with("troops", count(troops))
                .with("mines", count(mines)),
        }
    }

    /// What the observer must do, or whom the table waits for.
    pub(crate) fn ask(&self, state: &State, observer: Observer) -> Explanation {
        let say = |clause, message| Explanation { clause: Clause(clause), message };
        match state.step {
            Step::Over(ending) => {
                let winners = self.winners(state, ending);
                let key = if winners.len() == 1 { "prompt-won" } else { "prompt-shared" };
                let winner = winners.lowest().expect("somebody has won");
                let message = Message::new(key).with("player", winner).with("winners", count(winners.len() as i64));
                return say("IFF-5.11", message);
            }
            Step::Deal => return say("IFF-2.43", Message::new("prompt-deal")),
            Step::FirstPlayer => return say("IFF-2.45", Message::new("prompt-first-player")),
            Step::Refill => return say("IFF-3.54", Message::new("prompt-refill")),
            Step::Rolling => return say("IFF-3.11", Message::new("prompt-rolling")),
            Step::GasDraw(_) => return say("IFF-4.71", Message::new("prompt-refill")),
            _ => {}
        }
        let (clause, key) = self.question(state);
        let message = if observer == Observer::Seat(state.active) {
            Message::new(key)
        } else {
            Message::new("prompt-waiting").with("player", state.active)
        };
        say(clause, message)
    }

    fn question(&self, state: &State) -> (&'static str, &'static str) {
        match state.step {
            Step::BeforeRoll if state.roll_due => ("IFF-4.73", "prompt-roll-after-gas"),
            Step::BeforeRoll if self.first_held(state, Kind::Gas).is_some() && self.gas_targets(state) != 0 => {
                ("IFF-8.1", "prompt-roll-or-gas")
            }
            Step::BeforeRoll => ("IFF-3.11", "prompt-roll"),
            Step::AfterRoll if crate::dice::sums(state.dice) & state.open() == 0 => ("IFF-3.21", "prompt-nothing-open"),
            Step::AfterRoll => ("IFF-3.15", "prompt-take"),
            Step::AfterTaking => ("IFF-3.18", "prompt-stop-or-roll"),
            Step::GermanGas => ("IFF-4.150", "prompt-german-gas"),
            Step::Artillery => ("IFF-4.100", "prompt-artillery"),
            _ => ("IFF-4.9", "prompt-advance"),
        }
    }
}

impl InFlandersField {
    /// The log line of an event.
    pub(crate) fn log_line(&self, event: &Event) -> Option<Message> {
        let by = |key, seat: &quincunx_engine::Seat| Message::new(key).with("player", *seat);
        Some(match event {
            Event::FirstPlayer { seat } => by("event-first-player", seat),
            Event::Turn { seat, round } => by("event-turn", seat).with("round", count(*round)),
            Event::Drawn { space, card: id } => {
                Message::new("event-drawn").with("space", count(*space)).with("card", self.name(id))
            }
            Event::Reshuffled { cards } => Message::new("event-reshuffled").with("cards", count(*cards)),
            Event::Swept { spaces } => {
                let spaces: Vec<String> = spaces.iter().map(u8::to_string).collect();
                Message::new("event-swept").with("spaces", Arg::Text(spaces.join("-")))
            }
            Event::Rolled { seat, dice } => by("event-rolled", seat).with("dice", dice_text(*dice)),
            Event::Took { seat, space, card: id, balloon } => {
                by(if *balloon { "event-took-with-balloon" } else { "event-took" }, seat)
                    .with("space", count(*space))
                    .with("card", self.name(id))
            }
            Event::Claimed { seat, balloon } => {
                by(if *balloon { "event-claimed-with-balloon" } else { "event-claimed" }, seat)
            }
            Event::Downed { seat, cards: ids } => by("event-downed", seat).with("cards", self.names(ids)),
            Event::Reconnoitred { seat } => by("event-reconnoitred", seat),
            Event::Gassed { seat, space, card: id } => {
                by("event-gassed", seat).with("space", count(*space)).with("card", self.name(id))
            }
            Event::Stopped { seat } => by("event-stopped", seat),
            Event::Failed { seat, grey, black, cards: ids } => {
                // With all effects each German card has a line of its own.
                let black = if self.options.failure_effects == FailureEffects::AllEffects { 0 } else { *black };
                by("event-failed", seat)
                    .with("troops", count(i64::from(*grey) + i64::from(black)))
                    .with("cards", count(ids.len() as i64))
            }
            Event::GaveUp { seat, card: id } => by("event-gave-up", seat).with("card", self.name(id)),
            Event::Cancelled { seat, cards: ids } => by("event-cancelled", seat).with("cards", self.names(ids)),
            Event::Reinforced { seat, troops } => by("event-reinforced", seat).with("troops", count(*troops)),
            Event::Advanced { seat, from, to, .. } if from == to => by("event-stayed", seat).with("space", count(*to)),
            Event::Advanced { seat, from, to, troops, mines } => by("event-advanced", seat)
                .with("from", count(*from))
                .with("to", count(*to))
                .with("troops", count(*troops))
                .with("mines", count(*mines)),
            Event::Struck { seat, card: id, troops, back: None } => {
                by("event-struck", seat).with("card", self.name(id)).with("troops", count(*troops))
            }
            Event::Struck { seat, card: id, troops, back: Some(space) } => by("event-struck-back", seat)
                .with("card", self.name(id))
                .with("troops", count(*troops))
                .with("space", count(*space)),
            Event::Reached { seat } => by("event-reached", seat),
            Event::Eliminated { seat } => by("event-eliminated", seat),
            Event::Ended { winners, .. } => Message::new(if winners.len() == 1 { "event-won" } else { "event-shared" })
                .with("player", *winners.first()?)
                .with("winners", count(winners.len() as i64)),
        })
    }
}
