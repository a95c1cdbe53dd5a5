//! What the game says, as keys of the locale files: prompts, the words on buttons, the lines of the log.

mod log;

use quincunx_engine::{Arg, Clause, Explanation, Message, Observer};

use crate::components::card::CardId;
use crate::rules::act::{Act, At};
use crate::rules::action::Choice;
use crate::rules::decision::Decision;
use crate::rules::field::{Part, Place, Player, SlotNo, Spot};
use crate::rules::frame::Frame;
use crate::rules::state::{EndedBy, Ending, Phase, Stage, State};
use crate::rules::table::OsokHajnala;
use crate::shown::seen::ToldDeed;

/// The names of places by part.
const PLACES: [&str; 9] = [
    "place-body",
    "place-weapon",
    "place-weapon-upgrade",
    "place-on-weapon",
    "place-armour",
    "place-armour-upgrade",
    "place-on-armour",
    "place-mount",
    "place-attached",
];

pub(crate) fn number(value: impl Into<i64>) -> Arg {
    Arg::Number(value.into())
}

pub(crate) fn text(value: impl ToString) -> Arg {
    Arg::Text(value.to_string())
}

/// A name of the locale files: its family and its id.
pub(crate) fn term(family: &str, id: &str) -> Arg {
    Arg::Term(format!("{family}-{id}"))
}

/// A part of a sentence that may be missing.
pub(crate) fn optional(phrase: Option<Message>) -> Arg {
    phrase.map_or_else(|| text(""), Arg::from)
}

/// These in a row; `None` if there are none.
pub(crate) fn listed(parts: impl IntoIterator<Item = Arg>) -> Option<Arg> {
    let join = |first: Arg, last: Arg| Message::new("phrase-list").with("first", first).with("last", last).into();
    parts.into_iter().reduce(join)
}

fn slot_number(slot: SlotNo) -> Arg {
    number(slot + 1)
}

/// Where a spot is, as in "Anna (slot 3)".
pub(crate) fn spot(spot: Spot) -> Message {
    let key = match spot.part() {
        None => "spot-player",
        Some(Part::Mount) => "spot-mount",
        Some(Part::Attached) => "spot-attached",
        Some(_) => "spot-body",
    };
    let message = Message::new(key).with("player", spot.owner().seat());
    match spot.slot() {
        Some(slot) => message.with("slot", slot_number(slot)),
        None => message,
    }
}

/// Where a card lies on its player's battlefield.
pub(crate) fn place(place: Place) -> Message {
    match (place.slot(), place.part()) {
        (Some(slot), Some(part)) => Message::new(PLACES[part as usize]).with("slot", slot_number(slot)),
        _ if place == Place::NOBLE => Message::new("place-noble"),
        _ => Message::new("place-battlefield"),
    }
}

impl Decision {
    /// The key of its name.
    pub(crate) const fn key(self) -> &'static str {
        match self {
            Self::WhoStarts => "decision-who-starts",
            Self::Exchange => "decision-exchange",
            Self::Second => "decision-second",
            Self::Tactical => "decision-tactical",
            Self::Slot => "decision-slot",
            Self::Posture => "decision-posture",
            Self::Recipient => "decision-recipient",
            Self::User => "decision-user",
            Self::Place => "decision-place",
            Self::Target => "decision-target",
            Self::Window => "decision-window",
            Self::Answer => "decision-answer",
            Self::Guard => "decision-guard",
            Self::Trap => "decision-trap",
            Self::TakeOver => "decision-take-over",
            Self::Cost => "decision-cost",
            Self::Discard => "decision-discard",
            Self::May => "decision-may",
            Self::Attack => "decision-attack",
            Self::End => "decision-end",
            Self::HandLimit => "decision-hand-limit",
        }
    }

    /// Its name.
    pub(crate) fn term(self) -> Arg {
        Arg::Term(self.key().into())
    }
}

impl EndedBy {
    /// The clause, and why the game is over.
    pub(crate) fn told(self) -> (Clause, Arg) {
        let (clause, key) = match self {
            Self::Life => ("OH-5.1", "ending-life"),
            Self::FourthDead => ("OH-5.2", "ending-fourth-dead"),
            Self::DeckOut => ("OH-R19", "ending-deck-out"),
            Self::TurnLimit => ("OH-5.5", "ending-turn-limit"),
        };
        (Clause(clause), Arg::Term(key.into()))
    }
}

impl OsokHajnala {
    /// The name of a card.
    pub(crate) fn title(&self, card: CardId) -> Arg {
        self.card(card).term()
    }

    /// The name of the card with this id.
    pub(crate) fn told_title(&self, id: &str) -> Arg {
        self.parts.find(id).map_or_else(|| text(id), |card| self.title(card))
    }

    /// Who is at a spot, and where that is.
    fn at_spot(&self, state: &State, at: Spot) -> Arg {
        let body = at.place().and_then(|place| state.field(at.owner()).lies(place));
        match body {
            Some(card) => Message::new("phrase-card-at").with("card", self.title(card)).with("spot", spot(at)).into(),
            None => spot(at).into(),
        }
    }

    /// Who stands in an own slot.
    fn in_slot(&self, state: &State, player: Player, slot: SlotNo) -> Arg {
        match state.field(player).lies(Place::of(slot, Part::Body)) {
            Some(card) => {
                let message = Message::new("phrase-in-slot").with("card", self.title(card));
                message.with("slot", slot_number(slot)).into()
            }
            None => Message::new("label-slot").with("n", slot_number(slot)).into(),
        }
    }

    /// What is declared, as a name.
    pub(crate) fn deed(&self, deed: &ToldDeed) -> Message {
        let of_card = |card: &String| Message::new("deed-card").with("card", self.told_title(card));
        match deed {
            ToldDeed::Place { card, .. } | ToldDeed::Drink { card } => of_card(card),
            ToldDeed::Equip { card, slot } | ToldDeed::Lay { card, slot } | ToldDeed::Use { card, slot } => {
                match slot {
                    Some(slot) => {
                        let message = Message::new("deed-used").with("card", self.told_title(card));
                        message.with("slot", number(*slot))
                    }
                    None => of_card(card),
                }
            }
            ToldDeed::Activate { place: word, .. } => {
                Message::new("deed-activate").with("place", optional(Place::parse(word).map(place)))
            }
            ToldDeed::Attack { slot } => Message::new("deed-attack").with("slot", number(*slot)),
            ToldDeed::Finish => Message::new("deed-finish"),
        }
    }

    /// The words on a button.
    pub(crate) fn button(&self, state: &State, choice: Choice) -> Message {
        let of_card = |key, card| Message::new(key).with("card", self.title(card));
        let decision = self.decision(state);
        let player = decision.map_or(state.active, |(player, _)| player);
        let of_slot = |key, slot| Message::new(key).with("who", self.in_slot(state, player, slot));
        match choice {
            Choice::Dice(one, two) => Message::new("action-dice").with("one", number(one)).with("two", number(two)),
            Choice::Card(card) => of_card("action-card", card),
            Choice::DrawSeven => Message::new("action-draw-seven"),
            Choice::StartingCard(card) => of_card("action-starting-card", card),
            Choice::Me => Message::new("action-me"),
            Choice::Opponent => Message::new("action-opponent"),
            Choice::SetAside(card) => of_card("action-set-aside", card),
            Choice::Done => Message::new("action-done"),
            Choice::Keep => Message::new("action-keep"),
            Choice::Discard(card) => of_card("action-discard", card),
            Choice::Place(card) => of_card("action-place", card),
            Choice::TurnIdle(slot) => of_slot("action-turn-idle", slot),
            Choice::Equip(card) => of_card("action-equip", card),
            Choice::Ability(card) | Choice::Potion(card) => of_card("action-play", card),
            Choice::Instant(card) | Choice::Quick(card) => of_card("action-use", card),
            Choice::Activate(at, record) => self.activate_button(state, player, at, record),
            Choice::Attack(slot) => of_slot("action-attack", slot),
            Choice::Finish if state.phase() == Some(Phase::End) => Message::new("action-end-turn"),
            Choice::Finish => Message::new("action-finish"),
            Choice::Slot(slot) => of_slot("action-slot", slot),
            Choice::Active => Message::new("action-active"),
            Choice::Idle => Message::new("action-idle"),
            Choice::Target(spot) => Message::new("action-target").with("target", self.at_spot(state, spot)),
            Choice::TargetCard(card) => Message::new("action-target").with("target", self.title(card)),
            Choice::Enough => Message::new("action-enough"),
            Choice::Pass => Message::new("action-pass"),
            Choice::Trap(card, slot) => of_slot("action-trap", slot).with("card", self.title(card)),
            Choice::Guard(slot) => of_slot("action-guard", slot),
            Choice::NoGuard => Message::new("action-no-guard"),
            Choice::Suffer => Message::new("action-suffer"),
            Choice::TakeOver => Message::new("action-take-over"),
            Choice::No => Message::new("action-no"),
            Choice::Yes => Message::new("action-yes"),
        }
    }

    fn activate_button(&self, state: &State, player: Player, at: Place, record: u8) -> Message {
        let card = state.field(player).card(at);
        let activated = card.map_or(0, |card| {
            let effects = &self.card(card).effects;
            effects.iter().filter(|effect| effect.trigger == crate::components::effect::Trigger::Activate).count()
        });
        let message = Message::new(if activated > 1 { "action-activate-nth" } else { "action-activate" });
        let message = message.with("card", card.map_or_else(|| text(at.word()), |card| self.title(card)));
        let message = message.with("place", place(at));
        if activated > 1 { message.with("n", number(record + 1)) } else { message }
    }

    /// What the observer must do, or whom the table waits for.
    pub(crate) fn ask(&self, state: &State, observer: Observer) -> Explanation {
        let explain = |clause, message| Explanation { clause: Clause(clause), message };
        if state.drawing.is_some() {
            return explain("OH-7.8", Message::new("prompt-chance"));
        }
        let is_own = |player: Player| observer == Observer::Seat(player.seat());
        let asked = |open: [bool; 2]| Player::BOTH.into_iter().any(|player| is_own(player) && open[player.index()]);
        let both = |clause, open, own, others| explain(clause, Message::new(if asked(open) { own } else { others }));
        match state.stage {
            Stage::Over(ending) => Self::tell_ending(ending),
            Stage::Dice => explain("OH-7.1", Message::new("prompt-dice")),
            Stage::Deal(_) | Stage::Replace(_) => explain("OH-7.8", Message::new("prompt-chance")),
            Stage::Opening(chosen) => {
                both("OH-8.1", chosen.map(|chosen| chosen.is_none()), "prompt-opening", "prompt-others-opening")
            }
            Stage::Exchange(exchanges) => {
                let open = exchanges.map(|exchange| !exchange.done);
                both("OH-8.3", open, "prompt-set-aside", "prompt-others-set-aside")
            }
            Stage::WhoStarts(_) | Stage::Turn(..) => match self.decision(state) {
                None => explain("OH-7.8", Message::new("prompt-chance")),
                Some((player, decision)) if is_own(player) => {
                    explain(decision.clause(), self.question(state, player, decision))
                }
                Some((player, decision)) => {
                    let message = Message::new("prompt-waiting").with("player", player.seat());
                    explain(decision.clause(), message.with("decision", decision.term()))
                }
            },
        }
    }

    fn tell_ending(ending: Ending) -> Explanation {
        let (clause, how) = ending.how.told();
        let message = match ending.winner {
            Some(winner) => Message::new("prompt-won").with("player", winner.seat()),
            None => Message::new("prompt-drawn"),
        };
        Explanation { clause, message: message.with("how", how) }
    }

    fn question(&self, state: &State, player: Player, decision: Decision) -> Message {
        let act = state.act.as_ref();
        let of_card = |key| {
            let card = act.and_then(Act::card);
            Message::new(key).with("card", card.map_or_else(|| text(""), |card| self.title(card)))
        };
        let side = state.side(player);
        match decision {
            Decision::WhoStarts => Message::new("prompt-who-starts"),
            Decision::Exchange => Message::new("prompt-exchange"),
            Decision::Second => Message::new("prompt-second"),
            Decision::Tactical => Message::new("prompt-tactical"),
            Decision::Slot => of_card("prompt-slot"),
            Decision::Posture => of_card("prompt-posture"),
            Decision::Recipient => of_card("prompt-recipient"),
            Decision::User => of_card("prompt-user"),
            Decision::Place => of_card("prompt-place"),
            Decision::Target => act.map_or_else(|| Message::new("prompt-chance"), |act| self.ask_target(state, act)),
            Decision::Window => Message::new("prompt-window"),
            Decision::Answer => self.ask_about("prompt-answer", state),
            Decision::Trap => self.ask_about("prompt-trap", state),
            Decision::Guard => self.ask_about("prompt-guard", state),
            Decision::TakeOver => self.ask_take_over(state, player),
            Decision::Cost => {
                let left = act.map_or(0, |act| if let At::Pay(left) = act.at { left } else { 0 });
                Message::new("prompt-cost").with("left", number(left))
            }
            Decision::Discard => {
                let left = if let Some(Frame::Discard { left, .. }) = state.stack.last() { *left } else { 0 };
                Message::new("prompt-discard").with("left", number(left))
            }
            Decision::May => {
                let card = if let Some(Frame::Run(run)) = state.stack.last() { Some(run.card) } else { None };
                Message::new("prompt-may").with("card", card.map_or_else(|| text(""), |card| self.title(card)))
            }
            Decision::Attack => Message::new("prompt-attack"),
            Decision::End => Message::new("prompt-end"),
            Decision::HandLimit => {
                let over = side.hand.len() - u32::from(self.options.hand_limit);
                Message::new("prompt-hand-limit").with("left", number(over))
            }
        }
    }

    /// OH-8.11.
    fn ask_target(&self, state: &State, act: &Act) -> Message {
        let named = listed(self.named(state, act));
        let key = if named.is_some() { "prompt-target-more" } else { "prompt-target" };
        let message = Message::new(key).with("deed", self.deed(&self.told_deed(act.deed)));
        match named {
            Some(named) => message.with("targets", named),
            None => message,
        }
    }

    /// What an act names.
    fn named<'a>(&'a self, state: &'a State, act: &'a Act) -> Vec<Arg> {
        if let crate::rules::act::Deed::Attack(crate::rules::act::Attack { on: Some(on), .. }) = act.deed {
            return vec![self.at_spot(state, on)];
        }
        if self.names_cards(state, act) {
            return act.named.cards().map(|card| self.title(card)).collect();
        }
        act.named.spots().map(|spot| self.at_spot(state, spot)).collect()
    }

    /// A question about the act under way.
    fn ask_about(&self, key: &'static str, state: &State) -> Message {
        let Some(act) = &state.act else { return Message::new("prompt-chance") };
        let on = listed(self.named(state, act)).map(|targets| Message::new("phrase-on").with("targets", targets));
        let deed = match act.attacker() {
            Some(attacker) => Message::new("phrase-attack").with("who", self.at_spot(state, attacker)),
            None => self.deed(&self.told_deed(act.deed)),
        };
        Message::new(key).with("deed", deed).with("on", optional(on))
    }

    /// OH-8.16.
    fn ask_take_over(&self, state: &State, player: Player) -> Message {
        let attack = self.attacked(state).zip(state.act.and_then(|act| act.attacker()));
        let Some((on, attacker)) = attack else { return Message::new("prompt-chance") };
        Message::new("prompt-take-over")
            .with("target", self.at_spot(state, on))
            .with("damage", number(self.attack(state, attacker, on).amount))
            .with("cost", number(self.attack_taken_over(state, attacker, on).amount))
            .with("life", number(state.side(player).life))
    }
}
