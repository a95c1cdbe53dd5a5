//! What the game says, as keys of the locale files: names, prompts and the words on buttons.

use quincunx_engine::{Arg, Clause, Explanation, Message, Named, Observer};

use crate::components::card::{CardId, Kind};
use crate::components::file::Components;
use crate::rules::InFlandersField;
use crate::rules::action::Action;
use crate::rules::dice::Dice;
use crate::rules::state::FIXED_SPACE;
use crate::shown::view::{SeenChance, SeenEnding, SeenStep, View};

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

    /// The words on the button of an action.
    pub(crate) fn button(&self, view: &View, action: Action) -> Message {
        let stays = |space| view.active.is_some_and(|active| view.players[active.index()].space == space);
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
            Action::Advance { space, .. } if stays(space) => Message::new("action-stay").with("space", space),
            Action::Advance { space, troops, mines } => {
                Message::new("action-advance").with("space", space).with("troops", troops).with("mines", mines)
            }
        }
    }

    /// What the observer must do, or whom the table waits for.
    pub(crate) fn ask(&self, view: &View, observer: Observer) -> Explanation {
        let say = |clause, message| Explanation { clause: Clause(clause), message };
        if let Some(chance) = view.chance {
            let (clause, key) = match chance {
                SeenChance::Deal => ("IFF-2.43", "prompt-deal"),
                SeenChance::FirstPlayer => ("IFF-2.45", "prompt-first-player"),
                SeenChance::Roll => ("IFF-3.11", "prompt-rolling"),
                SeenChance::Gas => ("IFF-4.71", "prompt-refill"),
                SeenChance::Refill => ("IFF-3.54", "prompt-refill"),
            };
            return say(clause, Message::new(key));
        }
        if let Some(SeenEnding { winners, .. }) = &view.ending {
            let key = if winners.len() == 1 { "prompt-won" } else { "prompt-shared" };
            let message = Message::new(key).with("player", winners[0]).with("winners", winners.len() as i64);
            return say("IFF-5.11", message);
        }
        let (clause, key) = self.question(view);
        let message = match view.active {
            Some(active) if observer != Observer::Seat(active) => Message::new("prompt-waiting").with("player", active),
            _ => Message::new(key),
        };
        say(clause, message)
    }

    fn question(&self, view: &View) -> (&'static str, &'static str) {
        let is = |card: &Named<CardId>, is: fn(Kind) -> bool| is(self.components.card(card.thing).kind);
        let gas = || {
            view.held.iter().any(|held| is(&held.card, |kind| kind == Kind::Gas))
                && view.display.iter().flat_map(|space| &space.card).any(|card| is(card, Kind::is_gas_target))
        };
        match view.step {
            SeenStep::BeforeRoll if view.roll_due => ("IFF-4.73", "prompt-roll-after-gas"),
            SeenStep::BeforeRoll if gas() => ("IFF-8.1", "prompt-roll-or-gas"),
            SeenStep::BeforeRoll => ("IFF-3.11", "prompt-roll"),
            SeenStep::AfterRoll if view.sums.iter().all(|sum| !sum.open) => ("IFF-3.21", "prompt-nothing-open"),
            SeenStep::AfterRoll => ("IFF-3.15", "prompt-take"),
            SeenStep::AfterTaking => ("IFF-3.18", "prompt-stop-or-roll"),
            SeenStep::GermanGas => ("IFF-4.150", "prompt-german-gas"),
            SeenStep::Artillery => ("IFF-4.100", "prompt-artillery"),
            _ => ("IFF-4.9", "prompt-advance"),
        }
    }
}

pub(crate) fn dice_text([a, b, c]: Dice) -> Arg {
    Arg::Text(format!("{a}-{b}-{c}"))
}
