//! What the conformance suite needs to know of this game.

mod made_up;

use quincunx_agents::Policy;
use quincunx_engine::{Actor, Conformance, Notation, OptionInfo, Seat, below};
use rand_core::{Rng, SeedableRng};
use rand_pcg::Pcg64Mcg;

use crate::components::{CardId, CardType, Components, Kind, Power, Space, Team};
use crate::players::{FEATURES, Habit, Judge};
use crate::rules::{
    Action, Beside, BribePlaces, BribePurchase, CardMuster, Choice, Choices, Cythera, Decision, Emergency, Event,
    Frame, Italy, Options, PresenceScope, Purpose, ReactionFirst, ReactionPass, Round15Order, Seating, State,
    VictoryOrDeath, VpFloor, VpForDiscard,
};

/// So often lifting is among what a random game draws from: who lifts as often as he does anything else soon has no pieces.
const LIFTS: u32 = 32;

/// Whoever values a position so plays more Statuses than pay, and so they are seen at work.
const FOND_OF_STATUSES: [f64; FEATURES] = [1.0, 0.85, 0.8, 0.25, 0.75, 0.35, -0.3, -0.9, 0.12, 0.5, -0.45, 0.2, 0.3];

/// Every word of notation that the standard file can bring.
const WORDS: [&str; 43] = [
    "card",
    "keep",
    "redraw",
    "discard",
    "back",
    "use",
    "end",
    "play",
    "emergency",
    "none",
    "fetch",
    "lay",
    "done",
    "ask",
    "draw",
    "alternative",
    "bribe",
    "off",
    "vp",
    "new",
    "place-in",
    "place",
    "fight",
    "target",
    "end-off",
    "take",
    "do",
    "pay",
    "stop",
    "power",
    "self",
    "teammate",
    "pass",
    "wait",
    "go-on",
    "buy",
    "lift",
    "put",
    "take-back",
    "d-18",
    "kept",
    "removed for lack of supply",
    "reaction within a reaction",
];

/// What takes more games than a test has time for; scenarios show these.
const RARE: [&str; 6] =
    ["ath_p1 declined", "ath_p8 used", "ath_s4 used", "ath_s4 declined", "cor_p7 declined", "cor_s6 declined"];

/// The options with another value everywhere.
fn others() -> Options {
    Options {
        seats: 4,
        seating: Seating::Oligarchs,
        components: None,
        mulligan: false,
        emergency: Emergency::Advanced,
        emergency_vp: false,
        emergency_empty: true,
        bribe_purchase: BribePurchase::AnyTurn,
        bribe_places: BribePlaces::EmptyLand,
        muster_at_own_city: true,
        card_muster: CardMuster::Free,
        enemy_bribes_block: true,
        vp_for_discard: VpForDiscard::Any,
        vp_floor: VpFloor::None,
        planning_zero_vp: true,
        own_city_vp: true,
        battle_empty: true,
        battle_again: false,
        keep_vs_supply: false,
        reaction_first: ReactionFirst::Other,
        reaction_pass: ReactionPass::Reopen,
        // Asking only those who have a usable card tells that they have one (VOD-4.10.15): the suite would rightly complain.
        reaction_prompts: Options::default().reaction_prompts,
        presence_scope: PresenceScope::Team,
        round15_order: Round15Order::MajorsFirst,
        italy: Italy::Land,
        cythera: Cythera::Neutral,
    }
}

impl Conformance for VictoryOrDeath {
    fn samples() -> Vec<Options> {
        let rules = Options::default();
        vec![
            rules.clone(),
            others(),
            Options { seats: 3, bribe_places: BribePlaces::Neutral, ..rules.clone() },
            Options { seats: 4, bribe_purchase: BribePurchase::DrawStep, ..rules },
        ]
    }

    fn offered() -> &'static [OptionInfo] {
        Options::LIST
    }

    fn made_up(rng: &mut impl Rng) -> Options {
        made_up::table(rng)
    }

    fn any_action(&self, rng: &mut impl Rng) -> Action {
        let mut up_to = |total: usize| below(rng, total as u32) as usize;
        let power = Power::ALL[up_to(4)];
        let kind = Kind::ALL[up_to(3)];
        let (here, there) =
            (Space(up_to(self.parts.map.ids.len()) as u8), Space(up_to(self.parts.map.ids.len()) as u8));
        let card = CardId(up_to(self.parts.cards.len()) as u8);
        Action(match up_to(43) {
            0 => Choice::Card(card),
            1 => Choice::Keep(power),
            2 => Choice::Redraw(power),
            3 => Choice::OpeningDiscard(power, card),
            4 => Choice::OpeningBack(power),
            5 => Choice::Use(card),
            6 => Choice::End,
            7 => Choice::Play(card),
            8 => Choice::Emergency,
            9 => Choice::None,
            10 => Choice::Fetch(card),
            11 => Choice::Lay(card),
            12 => Choice::Done,
            13 => Choice::Ask,
            14 => Choice::AskMuster(kind, here),
            15 => Choice::AskBattle(here, there),
            16 => Choice::Draw,
            17 => Choice::Alternative(up_to(3) as u8),
            18 => Choice::Discard(card),
            19 => Choice::Bribe,
            20 => Choice::Off(here, kind),
            21 => Choice::Vp,
            22 => Choice::Back,
            23 => Choice::New(kind, here),
            24 => Choice::PlaceIn(here),
            25 => Choice::Place(kind, here),
            26 => Choice::Fight(here, there),
            27 => Choice::Target(here, kind),
            28 => Choice::TargetBribe(here, power),
            29 => Choice::EndOff,
            30 => Choice::Take(card),
            31 => Choice::Do,
            32 => Choice::Pay,
            33 => Choice::Stop,
            34 => Choice::Power(power),
            35 => [Choice::Self_, Choice::Teammate][up_to(2)],
            36 => [Choice::Pass, Choice::Wait, Choice::GoOn][up_to(3)],
            37 => Choice::Buy,
            38 => Choice::Lift(here, kind),
            39 => Choice::Put(here),
            40 => Choice::TakeBack(here),
            41 => Choice::Beside(power, Beside::Put(here)),
            _ => match up_to(3) {
                0 => Choice::Beside(power, Beside::TakeBack(here)),
                1 => Choice::Beside(power, Beside::Buy(Some(card))),
                _ => Choice::Beside(power, Beside::Buy(None)),
            },
        })
    }

    /// Half of the choices are sensible ones: at random nobody keeps a place long enough to score, or to be reacted to.
    fn any_legal(&self, state: &State, seat: Seat, legal: &[Action], rng: &mut impl Rng) -> Action {
        if below(rng, 2) == 0 {
            let habit = Habit { judge: Judge { weights: FOND_OF_STATUSES } };
            return habit.pick(self, state, seat, legal, &mut Pcg64Mcg::seed_from_u64(rng.next_u64()));
        }
        let lifts = below(rng, LIFTS) == 0;
        let drawn: Vec<Action> =
            legal.iter().copied().filter(|action| lifts || !matches!(action.0, Choice::Lift(..))).collect();
        let from = if drawn.is_empty() { legal } else { &drawn };
        from[below(rng, from.len() as u32) as usize]
    }

    /// Sixty turns; in each, what there is to pay, muster and react with is bounded by the cards.
    fn bound(&self) -> u32 {
        20_000
    }

    fn total(&self) -> (i32, u32) {
        (1, 1)
    }

    fn goals() -> Vec<String> {
        let words = WORDS.into_iter().map(str::to_owned);
        let endings = ["Quick", "Points", "Tie"].into_iter().map(str::to_owned);
        let cards = Components::standard().cards.iter().flat_map(|card| {
            let played = (card.kind != CardType::Prepare).then(|| format!("{} played", card.id));
            let used = (card.kind == CardType::Prepare || card.reaction.is_some() && !card.effect.automatic)
                .then(|| format!("{} used", card.id));
            let declined = (card.reaction.is_some() && !card.effect.automatic).then(|| format!("{} declined", card.id));
            let scored = card.effect.automatic.then(|| format!("{} scored", card.id));
            played.into_iter().chain(used).chain(declined).chain(scored)
        });
        words.chain(endings).chain(cards).filter(|goal| !RARE.contains(&goal.as_str())).collect()
    }

    fn reached(&self, before: &State, _: Actor, action: Action, events: &[Event], goal: &mut impl FnMut(&str)) {
        let mut notation = String::new();
        action.write(self, &mut notation).expect("a string takes everything");
        goal(notation.split('(').next().unwrap_or_default());
        if action.0 == Choice::Pass
            && let Some(Frame::Window(window)) = before.stack.last()
            && let Some((power, _)) = window.asking
        {
            self.usable_reactions(before, window, power).for_each(|id| goal(&format!("{} declined", self.card(id).id)));
        }
        for event in events {
            match event {
                Event::Played { card, .. } => goal(&format!("{card} played")),
                Event::Used { card, .. } => {
                    goal(&format!("{card} used"));
                    let windows = before.stack.iter().filter(|frame| matches!(frame, Frame::Window(_)));
                    if windows.count() > 1 {
                        goal("reaction within a reaction");
                    }
                }
                Event::Vp { card: Some(card), .. } => goal(&format!("{card} scored")),
                Event::Kept { .. } => goal("kept"),
                Event::Removed { by: None, .. } => goal("removed for lack of supply"),
                Event::Over { ending, .. } => goal(&format!("{ending:?}")),
                _ => {}
            }
        }
    }

    fn invariant(&self, state: &State) -> Result<(), String> {
        for power in Power::ALL {
            let (holding, deck) = (state.holding(power), self.parts.deck(power));
            let placed =
                holding.deck + holding.hand + holding.seen + holding.status + holding.laid.cards() + holding.doing;
            if placed.common(deck.all) != placed {
                return Err(format!("{power:?} has cards twice"));
            }
            if holding.shown.common(holding.hand) != holding.shown {
                return Err(format!("{power:?} has shown what it does not hold"));
            }
            for kind in Kind::ALL {
                if state.board.of_kind(&self.parts.map, power, kind).len() > u32::from(self.parts.pieces(power, kind)) {
                    return Err(format!("{power:?} has too many of {kind:?}"));
                }
            }
            let bribes = u32::from(holding.bowl) + state.board.bribes(power).len();
            if bribes > u32::from(self.parts.bribes[power.index()]) {
                return Err(format!("{power:?} has {bribes} bribes"));
            }
        }
        self.check_question(state)?;
        let mixed = state.board.team_pieces(Team::Oligarchs) & state.board.team_pieces(Team::Demos);
        if !mixed.is_empty() {
            return Err("enemies stand in one space".to_owned());
        }
        Ok(())
    }
}

impl VictoryOrDeath {
    /// What is asked can be answered, in more than one way unless the answer hangs on something hidden (VOD-8.2, VOD-R51).
    fn check_question(&self, state: &State) -> Result<(), String> {
        let Some((power, decision)) = self.open(state) else { return Ok(()) };
        let mut legal = Vec::new();
        self.legal_choices(state, self.seat(power), &mut Choices::Listed(&mut legal));
        let beside = legal.iter().filter(|action| action.0.is_beside()).count();
        let answers = legal.iter().filter(|action| !action.0.is_beside() && action.0 != Choice::Back).count();
        match decision {
            Decision::Pay if answers == 0 => Err("what was begun to be paid cannot be paid".to_owned()),
            Decision::Losses if answers + beside == 1 => Err("nothing can be done against losses".to_owned()),
            Decision::Draw | Decision::Actor | Decision::Target | Decision::TakeOff if answers == 1 => {
                Err(format!("{decision:?} has one answer"))
            }
            Decision::Remove | Decision::RemoveBribe | Decision::PlaceBribe | Decision::Do if answers == 1 => {
                Err(format!("{decision:?} has one answer"))
            }
            _ => Ok(()),
        }?;
        let (Some(payment), Some(run)) = (state.payment, Self::top_run(state)) else { return Ok(()) };
        if payment.purpose == Purpose::Step {
            let asked = State { payment: None, ..state.clone() };
            if !self.may_pay_step(&asked, run) {
                return Err("a step is paid for that has no choice".to_owned());
            }
        }
        Ok(())
    }
}
