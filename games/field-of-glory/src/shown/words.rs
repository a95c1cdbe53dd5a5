//! What the game says, as keys of the locale files: prompts and the words on buttons.

use quincunx_engine::{Arg, Clause, Explanation, Game, Message, Observer, Seat, Turn};

use crate::components::card::Face;
use crate::rules::FieldOfGlory;
use crate::rules::action::Choice;
use crate::rules::state::{Ending, State, Step};

/// The names of some cards.
pub(crate) fn cards<'a>(faces: impl IntoIterator<Item = &'a Face>) -> Arg {
    Arg::Terms(faces.into_iter().map(|face| format!("card-{face}")).collect())
}

impl FieldOfGlory {
    /// The words on the button of an action.
    pub(crate) fn button(&self, state: &State, choice: Choice) -> Message {
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
                    .with("price", state.price(unit.kind(), column))
                    .with("replaced", replaced)
            }
            Choice::Attack(column, lead) => Message::new("action-attack").with("column", column).with("card", lead),
            Choice::Reserves => Message::new("action-reserves"),
            Choice::End if state.step == Step::Flank => Message::new("action-end-flank-attacks"),
            Choice::End => Message::new("action-end-actions"),
            Choice::Done if state.placing.price == 0 => Message::new("action-done-free"),
            Choice::Done => Message::new("action-done").with("price", state.placing.price),
            Choice::Pay(face) => Message::new("action-pay").with("card", face),
            Choice::Overlap => {
                let bonus = self.overlap_bonus(state, &state.fight());
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
    pub(crate) fn ask(&self, state: &State, observer: Observer) -> Explanation {
        let clause = Clause(self.due(state));
        let message = match self.turn(state) {
            Turn::Over => return self.tell_ending(state),
            Turn::Chance => Message::new("prompt-chance"),
            Turn::Seats(waiting) => match observer {
                Observer::Seat(seat) if waiting.contains(seat) => self.question(state, seat),
                _ if waiting.len() == 2 => Message::new("prompt-drafting"),
                _ => {
                    let seat = waiting.lowest().expect("the table waits for somebody");
                    Message::new("prompt-waiting").with("player", seat)
                }
            },
        };
        Explanation { clause, message }
    }

    fn tell_ending(&self, state: &State) -> Explanation {
        let Step::Over(ending) = state.step else { unreachable!("the game is over") };
        let (clause, key) = match ending {
            Ending::Columns => ("FOG-5.2", "prompt-won-columns"),
            Ending::Majority => ("FOG-5.6", "prompt-won-majority"),
            Ending::VictoryPoints => ("FOG-5.7", "prompt-won-victory-points"),
            Ending::Drawn => ("FOG-5.8", "prompt-drawn"),
        };
        let message = Message::new(key);
        let message = match self.winner(state, ending) {
            Some(winner) => message.with("player", winner),
            None => message,
        };
        Explanation { clause: Clause(clause), message }
    }

    fn question(&self, state: &State, seat: Seat) -> Message {
        let me = &state.players[seat.index()];
        match state.step {
            Step::Draft => Message::new("prompt-keep").with("pack", me.kept.len() / 2 + 1),
            Step::AdvanceDiscard(column) => Message::new("prompt-advance-discard").with("column", column),
            Step::Flank => Message::new("prompt-flank"),
            Step::Actions => Message::new("prompt-actions"),
            Step::Placing => Message::new("prompt-placing").with("price", state.placing.price),
            Step::Paying => {
                let open = state.placing.price - state.placing.paid;
                Message::new("prompt-pay").with("open", open)
            }
            Step::AttackerBonus => Message::new("prompt-attacker-bonus"),
            Step::Retreat if self.may_retreat(state, &state.fight()).is_empty() => Message::new("prompt-no-retreat"),
            Step::Retreat => Message::new("prompt-retreat").with("lead", state.fight().lead),
            Step::Lose => Message::new("prompt-lose"),
            Step::DefenderBonus => Message::new("prompt-defender-bonus"),
            Step::Front => Message::new("prompt-front"),
            Step::Draw => Message::new("prompt-draw"),
            _ => Message::new("prompt-limit"),
        }
    }
}
