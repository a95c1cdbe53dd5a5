//! What the game says of a view, as keys of the locale files: prompts and the words on buttons.

use quincunx_engine::{Arg, Clause, Explanation, Message, Observer, Seat};

use crate::components::card::Face;
use crate::rules::FieldOfGlory;
use crate::rules::action::Choice;
use crate::rules::draft::PACKS;
use crate::rules::state::{Ending, Step, seats};
use crate::shown::view::View;

/// The names of some cards.
pub(crate) fn cards<'a>(faces: impl IntoIterator<Item = &'a Face>) -> Arg {
    Arg::Terms(faces.into_iter().map(|face| format!("card-{face}")).collect())
}

impl FieldOfGlory {
    /// The words on the button of an action.
    pub(crate) fn button(&self, view: &View, choice: Choice) -> Message {
        match choice {
            Choice::Terrain(terrain) => Message::new("action-terrain").with("terrain", terrain),
            Choice::Lay(column) => Message::new("action-lay").with("column", column),
            Choice::Card(face) => Message::new("action-card").with("card", face),
            Choice::FirstPlayer(seat) => Message::new("action-first-player").with("player", seat),
            Choice::Keep(kept) => Message::new("action-keep").with("cards", kept),
            Choice::AdvanceDiscard(column, face) => {
                Message::new("action-advance-discard").with("card", face).with("column", column)
            }
            Choice::Flank { target, launch, lead } => {
                Message::new("action-flank").with("target", target).with("launch", launch).with("card", lead)
            }
            Choice::Place { card: unit, column, replaced } => {
                let key = if replaced.is_empty() { "action-place" } else { "action-place-replacing" };
                Message::new(key)
                    .with("card", unit)
                    .with("column", column)
                    .with("price", column.price(unit.kind(), view.columns[column.index()].terrain))
                    .with("replaced", replaced)
            }
            Choice::Attack(column, lead) => Message::new("action-attack").with("column", column).with("card", lead),
            Choice::Reserves => Message::new("action-reserves"),
            Choice::End if view.step == Step::Flank => Message::new("action-end-flank-attacks"),
            Choice::End => Message::new("action-end-actions"),
            Choice::Done if view.price() == 0 => Message::new("action-done-free"),
            Choice::Done => Message::new("action-done").with("price", view.price()),
            Choice::Pay(face) => Message::new("action-pay").with("card", face),
            Choice::Overlap => {
                let bonus = view.combat.as_ref().map_or(0, |combat| combat.overlap);
                Message::new("action-overlap").with("bonus", bonus)
            }
            Choice::Hand(face) => Message::new("action-hand").with("card", face).with("points", face.points()),
            Choice::Deck => Message::new("action-deck"),
            Choice::None => Message::new("action-none"),
            Choice::Retreat(units) if units.is_empty() => Message::new("action-stand"),
            Choice::Retreat(units) => Message::new("action-retreat").with("cards", units),
            Choice::Lose(face) => Message::new("action-lose").with("card", face),
            Choice::Front(face) => Message::new("action-front").with("card", face),
            Choice::Three => Message::new("action-three"),
            Choice::Discard(face) => Message::new("action-discard").with("card", face).with("points", face.points()),
            Choice::Limit(face) => Message::new("action-limit").with("card", face),
        }
    }

    /// What the observer must do, or whom the table waits for.
    pub(crate) fn ask(&self, view: &View, observer: Observer) -> Explanation {
        let drafts = |seat: &Seat| view.players[seat.index()].packs < PACKS;
        let message = match view.step {
            Step::Over(ending) => tell_ending(ending, view),
            Step::Draft => {
                let mut waiting = seats().filter(drafts);
                match (observer, waiting.next(), waiting.next()) {
                    (Observer::Seat(seat), ..) if drafts(&seat) => {
                        Message::new("prompt-keep").with("pack", view.players[seat.index()].packs + 1)
                    }
                    (_, Some(seat), None) => Message::new("prompt-waiting").with("player", seat),
                    _ => Message::new("prompt-drafting"),
                }
            }
            step => match view.active.and_then(|active| step.decider(active)) {
                Some(seat) if observer == Observer::Seat(seat) => question(view),
                Some(seat) => Message::new("prompt-waiting").with("player", seat),
                None => Message::new("prompt-chance"),
            },
        };
        Explanation { clause: Clause(view.step.clause()), message }
    }
}

fn tell_ending(ending: Ending, view: &View) -> Message {
    let message = Message::new(match ending {
        Ending::Columns => "prompt-won-columns",
        Ending::Majority => "prompt-won-majority",
        Ending::VictoryPoints => "prompt-won-victory-points",
        Ending::Drawn => "prompt-drawn",
    });
    match view.ending.as_ref().and_then(|ending| ending.winner) {
        Some(winner) => message.with("player", winner),
        None => message,
    }
}

/// What is asked of whoever decides in a turn.
fn question(view: &View) -> Message {
    let key = match view.step {
        Step::AdvanceDiscard(column) => return Message::new("prompt-advance-discard").with("column", column),
        Step::Flank => "prompt-flank",
        Step::Actions => "prompt-actions",
        Step::Placing => return Message::new("prompt-placing").with("price", view.price()),
        Step::Paying => return Message::new("prompt-pay").with("open", view.price() - view.paid()),
        Step::AttackerBonus => "prompt-attacker-bonus",
        Step::Retreat => match &view.combat {
            Some(combat) if !combat.escape.is_empty() => {
                return Message::new("prompt-retreat").with("lead", combat.lead);
            }
            _ => "prompt-no-retreat",
        },
        Step::Lose => "prompt-lose",
        Step::DefenderBonus => "prompt-defender-bonus",
        Step::Front => "prompt-front",
        Step::Draw => "prompt-draw",
        _ => "prompt-limit",
    };
    Message::new(key)
}

impl View {
    /// The price of the placing action so far; 0 if there is none.
    fn price(&self) -> u8 {
        self.placing.as_ref().map_or(0, |placing| placing.price)
    }

    fn paid(&self) -> u8 {
        self.placing.as_ref().map_or(0, |placing| placing.paid)
    }
}
