//! What the conformance suite needs to know of this game.

use quincunx_engine::prelude::*;
use quincunx_engine::{Actor, Conformance, OptionInfo, Seat, below};
use rand_core::Rng;

use crate::components::card::CardId;
use crate::components::file::Components;
use crate::rules::InFlandersField;
use crate::rules::action::Action;
use crate::rules::dice::each;
use crate::rules::event::Event;
use crate::rules::options::{
    Arrival, ArtilleryScope, FailureEffects, FlyingCircus, GermanEffects, LastTroopPayment, Options, RowOfNine,
    TwoPlayerEnd,
};
use crate::rules::state::{CARD_SPACES, Ending, State, TROOPS};

impl Conformance for InFlandersField {
    fn samples() -> Vec<Options> {
        let others = Options {
            track: "short".into(),
            display_layout: "rows_5_4".into(),
            beginners: vec![1],
            artillery_scope: ArtilleryScope::One,
            german_effects: GermanEffects::BeforeMovement,
            failure_effects: FailureEffects::AllEffects,
            arrival: Arrival::OnEntering,
            last_troop_payment: LastTroopPayment::Forbidden,
            two_player_end: TwoPlayerEnd::Furthest,
            row_of_nine: RowOfNine::DrawnCardsOnly,
            flying_circus: FlyingCircus::OnStop,
            round_limit: 20,
            ..Options::default()
        };
        let short = Options { track: "short".into(), ..Options::default() };
        vec![
            Options::default(),
            Options { seats: 4, ..Options::default() },
            Options { seats: 2, ..short.clone() },
            Options { seats: 4, beginners: vec![0, 1, 2, 3], ..short },
            Options { seats: 2, ..others.clone() },
            Options { seats: 4, track: "medium".into(), ..others.clone() },
            others,
        ]
    }

    fn offered() -> &'static [OptionInfo] {
        Options::LIST
    }

    fn any_action(&self, rng: &mut impl Rng) -> Action {
        let mut up_to = |total: u32| below(rng, total) as u8;
        let card = CardId(up_to(self.components.ids().count() as u32));
        let space = up_to(14);
        match up_to(16) {
            0 => Action::FirstPlayer(Seat::new(usize::from(up_to(4))).expect("one of four")),
            1 => Action::Dice([1 + up_to(2), 3, 3 + up_to(4)]),
            2 => Action::Draw(card),
            3 => Action::Roll,
            4 => Action::Gas(space),
            5 | 6 => Action::Take(space),
            7 => Action::Balloon(space),
            8 => Action::Reconnaissance,
            9 => Action::Fail,
            10 => Action::Stop,
            11 => Action::GiveUp(card),
            12 => Action::Artillery,
            13 => Action::Cancel(card),
            14 => Action::Hold,
            _ => Action::Advance { space: up_to(62), troops: up_to(9), mines: up_to(3) },
        }
    }

    /// A turn has at most nine takings, each after a roll and two chance nodes, as many Reconnaissances and Gases as there
    /// are cards, and the refill; one undo in eight is made and played again. Random games on 100 rounds stay far below.
    fn bound(&self) -> u32 {
        self.options.round_limit * self.seats as u32 * 120
    }

    fn total(&self) -> (i32, u32) {
        (1, 1)
    }

    fn goals() -> Vec<String> {
        let actions = [
            "roll",
            "gas",
            "take",
            "claim",
            "balloon",
            "reconnaissance",
            "fail",
            "stop",
            "give-up",
            "artillery",
            "cancel",
            "hold",
            "stay",
            "advance",
            "advance-for-troops",
            "advance-with-mines",
        ];
        let events = ["swept", "reshuffled", "downed", "reinforced", "pushed-back", "reached", "eliminated", "shared"];
        let endings = [Ending::Reached, Ending::Troops, Ending::AllEliminated, Ending::TwoPlayers, Ending::RoundLimit];
        let cards = Components::standard().cards().iter().map(|card| format!("take {}", card.id));
        let struck = ["G_MG", "G_ART", "G_CA"].map(|id| format!("struck by {id}"));
        let names = actions.iter().chain(&events).map(|goal| (*goal).to_owned());
        let endings = endings.map(|ending| format!("{ending:?}"));
        names.chain(cards).chain(struck).chain(endings).collect()
    }

    fn reached(&self, _: &State, _: Actor, action: Action, events: &[Event], goal: &mut impl FnMut(&str)) {
        match action {
            Action::Take(9) => goal("claim"),
            Action::Advance { troops, mines, .. } => {
                if troops > 0 {
                    goal("advance-for-troops");
                }
                if mines > 0 {
                    goal("advance-with-mines");
                }
            }
            _ => {
                let notation = self.notation(action);
                goal(notation.split('(').next().unwrap_or_default());
            }
        }
        if let Action::Take(_) | Action::Balloon(_) = action {
            goal("take");
        }
        for event in events {
            match event {
                Event::Took { card, .. } => goal(&format!("take {card}")),
                Event::Swept { .. } => goal("swept"),
                Event::Reshuffled { .. } => goal("reshuffled"),
                Event::Downed { .. } => goal("downed"),
                Event::Reinforced { .. } => goal("reinforced"),
                Event::Struck { card, back, .. } => {
                    goal(&format!("struck by {card}"));
                    if back.is_some() {
                        goal("pushed-back");
                    }
                }
                Event::Advanced { from, to, .. } => goal(if from == to { "stay" } else { "advance" }),
                Event::Reached { .. } => goal("reached"),
                Event::Eliminated { .. } => goal("eliminated"),
                Event::Ended { reason, winners } => {
                    goal(&format!("{reason:?}"));
                    if winners.len() > 1 {
                        goal("shared");
                    }
                }
                _ => {}
            }
        }
    }

    /// IFF-2.4 and IFF-2.53; and what is kept for speed is what it should be.
    fn invariant(&self, state: &State) -> Result<(), String> {
        let mut all = state.deck;
        all.add_all(&state.discard);
        state.players.iter().for_each(|player| all.add_all(&player.held));
        each(state.filled).for_each(|space| all.add(state.display[usize::from(space)], 1));
        let troops: u32 = state.players.iter().map(|player| u32::from(player.troops)).sum();
        match () {
            () if all != self.all_cards => Err(format!("{all:?} are not all cards")),
            () if troops > u32::from(TROOPS) => Err(format!("{troops} troops")),
            () if u32::from(state.deck_size) != state.deck.len() => Err("the size of the deck".into()),
            () if state.filled & !CARD_SPACES != 0 => Err("a card lies where none can".into()),
            () => Ok(()),
        }
    }
}
