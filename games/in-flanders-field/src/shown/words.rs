//! What the game says, as keys of the locale files: names, prompts and the words on buttons.

use quincunx_engine::{Arg, Clause, Explanation, Message, Observer};

use crate::components::card::{CardId, Kind};
use crate::components::file::Components;
use crate::rules::InFlandersField;
use crate::rules::action::Action;
use crate::rules::dice::{Dice, sums};
use crate::rules::state::{FIXED_SPACE, State, Step};

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

    pub(crate) fn name(&self, id: &str) -> Arg {
        Arg::Term(self.name_key(id))
    }

    pub(crate) fn names(&self, ids: &[String]) -> Arg {
        Arg::Terms(ids.iter().map(|id| self.name_key(id)).collect())
    }
}

pub(crate) fn dice_text([a, b, c]: Dice) -> Arg {
    Arg::Text(format!("{a}-{b}-{c}"))
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
            Action::Gas(space) => Message::new("action-gas").with("space", space),
            Action::Take(FIXED_SPACE) => Message::new("action-claim"),
            Action::Take(space) => Message::new("action-take").with("space", space),
            Action::Balloon(space) => Message::new("action-balloon").with("space", space),
            Action::Reconnaissance => Message::new("action-reconnaissance"),
            Action::Fail => Message::new("action-fail"),
            Action::Stop => Message::new("action-stop"),
            Action::GiveUp(card) => Message::new("action-give-up").with("card", id(card)),
            Action::Artillery => Message::new("action-artillery"),
            Action::Cancel(card) => Message::new("action-cancel").with("card", id(card)),
            Action::Hold => Message::new("action-hold"),
            Action::Advance { space, .. } if space == state.me().space => {
                Message::new("action-stay").with("space", space)
            }
            Action::Advance { space, troops, mines } => {
                Message::new("action-advance").with("space", space).with("troops", troops).with("mines", mines)
            }
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
                let message = Message::new(key).with("player", winner).with("winners", winners.len() as i64);
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
            Step::AfterRoll if sums(state.dice) & state.open() == 0 => ("IFF-3.21", "prompt-nothing-open"),
            Step::AfterRoll => ("IFF-3.15", "prompt-take"),
            Step::AfterTaking => ("IFF-3.18", "prompt-stop-or-roll"),
            Step::GermanGas => ("IFF-4.150", "prompt-german-gas"),
            Step::Artillery => ("IFF-4.100", "prompt-artillery"),
            _ => ("IFF-4.9", "prompt-advance"),
        }
    }
}
