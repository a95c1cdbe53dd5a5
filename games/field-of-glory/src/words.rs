//! What the game says, as keys of the locale files: prompts, the words on buttons, the lines of the log.

use quincunx_engine::{Arg, Clause, Explanation, Game, Message, Observer, Seat, Turn};

use crate::action::Choice;
use crate::card::Face;
use crate::event::{BonusFrom, Event};
use crate::field::{Pair, Terrain};
use crate::rules::FieldOfGlory;
use crate::state::{State, Step};
use crate::view::Ending;

/// A card: the name of its kind with its command points.
pub(crate) fn card(face: Face) -> Arg {
    Arg::Term(format!("card-{face}"))
}

pub(crate) fn cards<'a>(faces: impl IntoIterator<Item = &'a Face>) -> Arg {
    Arg::Terms(faces.into_iter().map(|face| format!("card-{face}")).collect())
}

fn pair(faces: Pair) -> Arg {
    cards(&faces.iter().collect::<Vec<_>>())
}

pub(crate) fn ground(terrain: Terrain) -> Arg {
    Arg::Term(format!("terrain-{}", terrain.word()))
}

pub(crate) fn number(value: impl Into<i64>) -> Arg {
    Arg::Number(value.into())
}

impl FieldOfGlory {
    /// The words on the button of an action.
    pub(crate) fn button(&self, state: &State, choice: Choice) -> Message {
        match choice {
            Choice::Terrain(terrain) => Message::new("action-terrain").with("terrain", ground(terrain)),
            Choice::Lay(column) => Message::new("action-lay").with("column", number(column.number())),
            Choice::Card(face) => Message::new("action-card").with("card", card(face)),
            Choice::FirstPlayer(seat) => Message::new("action-first-player").with("player", seat),
            Choice::Keep(kept) => Message::new("action-keep").with("cards", pair(kept)),
            Choice::AdvanceDiscard(column, face) => {
                Message::new("action-advance-discard").with("card", card(face)).with("column", number(column.number()))
            }
            Choice::Flank { target, launch, lead } => Message::new("action-flank")
                .with("target", number(target.number()))
                .with("launch", number(launch.number()))
                .with("card", card(lead)),
            Choice::Place { card: unit, column, replaced } => {
                let key = if replaced.is_empty() { "action-place" } else { "action-place-replacing" };
                Message::new(key)
                    .with("card", card(unit))
                    .with("column", number(column.number()))
                    .with("price", number(state.price(unit.kind(), column)))
                    .with("replaced", pair(replaced))
            }
            Choice::Attack(column, lead) => {
                Message::new("action-attack").with("column", number(column.number())).with("card", card(lead))
            }
            Choice::Reserves => Message::new("action-reserves"),
            Choice::End if state.step == Step::Flank => Message::new("action-end-flank-attacks"),
            Choice::End => Message::new("action-end-actions"),
            Choice::Done if state.placing.price == 0 => Message::new("action-done-free"),
            Choice::Done => Message::new("action-done").with("price", number(state.placing.price)),
            Choice::Pay(face) => Message::new("action-pay").with("card", card(face)),
            Choice::Overlap => {
                let bonus = self.overlap_bonus(state, &state.fight());
                Message::new("action-overlap").with("bonus", number(bonus))
            }
            Choice::Hand(face) => {
                Message::new("action-hand").with("card", card(face)).with("points", number(face.points()))
            }
            Choice::Deck => Message::new("action-deck"),
            Choice::None => Message::new("action-none"),
            Choice::Retreat(units) if units.is_empty() => Message::new("action-stand"),
            Choice::Retreat(units) => Message::new("action-retreat").with("cards", pair(units)),
            Choice::Lose(face) => Message::new("action-lose").with("card", card(face)),
            Choice::Front(face) => Message::new("action-front").with("card", card(face)),
            Choice::Three => Message::new("action-three"),
            Choice::Discard(face) => {
                Message::new("action-discard").with("card", card(face)).with("points", number(face.points()))
            }
            Choice::Limit(face) => Message::new("action-limit").with("card", card(face)),
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
            Step::Draft => Message::new("prompt-keep").with("pack", number(me.kept.len() / 2 + 1)),
            Step::AdvanceDiscard(column) => Message::new("prompt-advance-discard").with("column", number(column)),
            Step::Flank => Message::new("prompt-flank"),
            Step::Actions => Message::new("prompt-actions"),
            Step::Placing => Message::new("prompt-placing").with("price", number(state.placing.price)),
            Step::Paying => {
                let open = state.placing.price - state.placing.paid;
                Message::new("prompt-pay").with("open", number(open))
            }
            Step::AttackerBonus => Message::new("prompt-attacker-bonus"),
            Step::Retreat if self.may_retreat(state, &state.fight()).is_empty() => Message::new("prompt-no-retreat"),
            Step::Retreat => Message::new("prompt-retreat").with("lead", card(state.fight().lead)),
            Step::Lose => Message::new("prompt-lose"),
            Step::DefenderBonus => Message::new("prompt-defender-bonus"),
            Step::Front => Message::new("prompt-front"),
            Step::Draw => Message::new("prompt-draw"),
            _ => Message::new("prompt-limit"),
        }
    }

    /// The log line of an event.
    pub(crate) fn log_line(&self, event: &Event) -> Option<Message> {
        let by = |key, seat: &Seat| Message::new(key).with("player", *seat);
        let at = |message: Message, column: &u8| message.with("column", number(*column));
        Some(match event {
            Event::Pack { .. } | Event::Drew { .. } => return None,
            Event::Retreated { cards, .. } if cards.is_empty() => return None,
            Event::Laid { column, terrain } => at(Message::new("event-laid"), column).with("terrain", ground(*terrain)),
            Event::Kept { seat, packs, cards: Some(kept) } => {
                by("event-kept-own", seat).with("packs", number(*packs)).with("cards", cards(kept))
            }
            Event::Kept { seat, packs, cards: None } => by("event-kept", seat).with("packs", number(*packs)),
            Event::Dealt => Message::new("event-dealt"),
            Event::FirstPlayer { seat } => by("event-first-player", seat),
            Event::Turn { seat, turn } => by("event-turn", seat).with("turn", number(*turn)),
            Event::Turned { column, to: Some(seat) } => at(by("event-turned", seat), column),
            Event::Turned { column, to: None } => at(Message::new("event-turned-neutral"), column),
            Event::AdvanceDiscarded { seat, column, card: face } => {
                at(by("event-advance-discarded", seat), column).with("card", card(*face))
            }
            Event::FlankAttack { seat, target, launch, lead } => {
                at(by("event-flank-attack", seat), target).with("launch", number(*launch)).with("card", card(*lead))
            }
            Event::Attack { seat, column, lead } => at(by("event-attack", seat), column).with("card", card(*lead)),
            Event::Overlap { seat, bonus } => by("event-overlap", seat).with("bonus", number(*bonus)),
            Event::Bonus { seat, from: BonusFrom::Nowhere, .. } => by("event-bonus-none", seat),
            Event::Bonus { seat, from: BonusFrom::Hand, .. } => by("event-bonus-hand", seat),
            Event::Bonus { seat, from: BonusFrom::Deck, .. } => by("event-bonus-deck", seat),
            Event::Retreated { seat, column, cards: units } => {
                at(by("event-retreated", seat), column).with("cards", cards(units))
            }
            Event::FullRetreat { seat, card: Some(face) } => {
                by("event-full-retreat-bonus", seat).with("card", card(*face))
            }
            Event::FullRetreat { seat, card: None } => by("event-full-retreat", seat),
            Event::GaveUp { seat, column, card: face } => {
                at(by("event-gave-up", seat), column).with("card", card(*face))
            }
            Event::Front { seat, card: face } => by("event-front", seat).with("card", card(*face)),
            Event::Shown { seat, card: face } => {
                by("event-shown", seat).with("card", card(*face)).with("points", number(face.points()))
            }
            Event::Compared { attacker, attack, defence, winner, spear } => {
                let message = match winner {
                    Some(winner) if *spear => by("event-compared-spear", winner),
                    Some(winner) if winner == attacker => by("event-compared-attacker", winner),
                    Some(winner) => by("event-compared-defender", winner),
                    None => Message::new("event-compared-tie"),
                };
                message.with("attack", number(attack.total)).with("defence", number(defence.total))
            }
            Event::HandedOver { seat, column, cards: units } => {
                at(by("event-handed-over", seat), column).with("cards", cards(units))
            }
            Event::Rampage { seat, card: Some(face) } => by("event-rampage", seat).with("card", card(*face)),
            Event::Rampage { seat, card: None } => by("event-rampage-none", seat),
            Event::SecondDiscarded { seat, column, card: face } => {
                at(by("event-second-discarded", seat), column).with("card", card(*face))
            }
            Event::TieDiscarded { seat, column, cards: units } => {
                at(by("event-tie-discarded", seat), column).with("cards", cards(units))
            }
            Event::Placed { seat, column, card: unit, replaced, price } => {
                let key = if replaced.is_empty() { "event-placed" } else { "event-placed-replacing" };
                at(by(key, seat), column)
                    .with("card", card(*unit))
                    .with("replaced", cards(replaced))
                    .with("price", number(*price))
            }
            Event::Paid { seat, card: face, paid, price } => by("event-paid", seat)
                .with("card", card(*face))
                .with("paid", number(*paid))
                .with("price", number(*price)),
            Event::Reserves { seat } => by("event-reserves", seat),
            Event::DrawsThree { seat } => by("event-draws-three", seat),
            Event::GaveForCards { seat, card: face } => {
                by("event-gave-for-cards", seat).with("card", card(*face)).with("points", number(face.points()))
            }
            Event::RunOut { seat, number: count, cards } => {
                by("event-run-out", seat).with("number", number(*count)).with("cards", number(*cards))
            }
            Event::Limit { seat, card: face } => by("event-limit", seat).with("card", card(*face)),
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
