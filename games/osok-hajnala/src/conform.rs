//! What the conformance suite needs to know of this game.

mod made_up;

use quincunx_engine::{Actor, Conformance, Notation, OptionInfo, Seat, below};
use rand_core::Rng;

use crate::components::card::{CardId, Caste, Kind};
use crate::components::effect::Trigger;
use crate::components::file::Components;
use crate::rules::action::{Action, Choice};
use crate::rules::event::{Event, Happening, ToldDeed};
use crate::rules::field::{PLACES, Place, Player, SLOTS, Spot};
use crate::rules::options::{
    ArmourUpgrade, AttachTo, BodySpot, BothLose, CancelledCard, Combat, DeckOut, DeckRules, ExchangeOrder,
    FactorInAmount, FourthDeath, FullSpot, IdleMarkers, IdleZero, LifeTarget, MathOrder, NobleShield, Options,
    Permission, PhaseEnd, PoisonInEnemyTurn, PotionCaste, QuickUndoes, QuickWindow, RestoreCap, SlotOrder,
    TakeoverScope, TakeoverTime, TrapOnGroup, TrapVsPuppet,
};
use crate::rules::state::{EndedBy, State};
use crate::rules::table::OsokHajnala;

/// Every word of notation.
const WORDS: [&str; 34] = [
    "dice",
    "card",
    "draw-seven",
    "starting-card",
    "me",
    "opponent",
    "set-aside",
    "done",
    "keep",
    "discard",
    "place",
    "turn-idle",
    "equip",
    "ability",
    "potion",
    "activate",
    "attack",
    "instant",
    "finish",
    "slot",
    "active",
    "idle",
    "target",
    "enough",
    "pass",
    "quick",
    "trap",
    "guard",
    "no-guard",
    "suffer",
    "take-over",
    "no",
    "yes",
    "withdrawn",
];

/// One copy of every card of a caste, without the keyword module or with it, and more of what everybody needs.
fn school(caste: Caste, keywords: bool) -> String {
    let parts = Components::standard();
    let own = parts.cards.iter().filter(|card| card.caste == caste && (keywords || !card.is_of_keyword_module()));
    let lines = own.map(|card| match (card.kind, card.level) {
        (Kind::Noble, _) => format!("noble {}\n", card.id),
        (Kind::Weapon, 1) | (Kind::Mercenary, 1..=2) => format!("3 {}\n", card.id),
        (Kind::Trap | Kind::Quick, _) => format!("2 {}\n", card.id),
        (Kind::Puppet, _) if card.is_of_keyword_module() => format!("4 {}\n", card.id),
        _ => format!("1 {}\n", card.id),
    });
    lines.collect()
}

/// A table at which all cards of two castes come up.
fn table(castes: [Caste; 2], keywords: bool, format: &str, options: Options) -> Options {
    Options {
        format: format.to_owned(),
        decks: castes.map(|caste| school(caste, keywords)),
        deck_rules: DeckRules::Free,
        keywords,
        ..options
    }
}

/// A table with these decks, whatever the deck rules say of them.
fn drilled(decks: [&str; 2], deck_out: DeckOut) -> Options {
    Options { decks: decks.map(Into::into), deck_rules: DeckRules::Free, deck_out, ..Options::default() }
}

/// The options with another value everywhere.
fn others() -> Options {
    Options {
        components: None,
        format: "noble".to_owned(),
        combat: Combat::Mutual,
        noble_shield: NobleShield::Active,
        life_target: LifeTarget::Never,
        takeover_scope: TakeoverScope::AllCards,
        takeover_time: TakeoverTime::BeforeTraps,
        takeover_own_attacks: Permission::Forbidden,
        phase_end: PhaseEnd::AttackOrInstant,
        quick_window: QuickWindow::NamingOnly,
        quick_undoes: QuickUndoes::InstantOnly,
        cancelled_card: CancelledCard::Hand,
        trap_on_group: TrapOnGroup::Whole,
        trap_vs_puppet: TrapVsPuppet::Free,
        full_spot: FullSpot::Replace,
        body_spot: BodySpot::OneEach,
        armour_upgrade: ArmourUpgrade::Replaces,
        slot_order: SlotOrder::BesideAny,
        fourth_death: FourthDeath::Ever,
        both_lose: BothLose::ActiveLoses,
        deck_out: DeckOut::Lose,
        hand_limit: 7,
        ability_copies: 0,
        restore_cap: RestoreCap::None,
        math_order: MathOrder::MultiplyLast,
        factor_in_amount: FactorInAmount::Plain,
        idle_zero: IdleZero::Wakes,
        idle_after_equip: Permission::Forbidden,
        idle_markers: IdleMarkers::Absorbed,
        poison_in_enemy_turn: PoisonInEnemyTurn::NextTurn,
        revived_attacks: true,
        potion_caste: PotionCaste::Living,
        attach_to: AttachTo::AnyOwn,
        exchange_order: ExchangeOrder::ShuffleFirst,
        turn_limit: 30,
        ..Options::default()
    }
}

impl Conformance for OsokHajnala {
    fn samples() -> Vec<Options> {
        use Caste::{Hunter, Mage, Warrior};
        let rules = Options::default;
        vec![
            rules(),
            table([Hunter, Mage], false, "starter", rules()),
            table([Warrior, Hunter], true, "noble", others()),
            table([Mage, Warrior], true, "noble", rules()),
            table([Hunter, Warrior], true, "starter", Options { life_target: LifeTarget::Never, ..rules() }),
            table([Warrior, Mage], true, "starter", others()),
            // Decks that run out, and decks for traps that are seldom possible.
            drilled(["4 m-c2, 4 m-w1, 4 m-i6, 2 m-q1", "3 w-c1, 3 w-w1, 2 w-i1, 2 w-q1"], DeckOut::Lose),
            drilled(["9 h-c5, 9 h-w1, 9 h-t2, 9 h-i1", "9 m-c5, 9 m-w1, 9 m-t2, 9 m-i1"], DeckOut::Nothing),
        ]
    }

    fn offered() -> &'static [OptionInfo] {
        Options::LIST
    }

    fn made_up(rng: &mut impl Rng) -> Options {
        made_up::table(rng)
    }

    fn any_action(&self, rng: &mut impl Rng) -> Action {
        let mut up_to = |total: usize| below(rng, total as u32) as u8;
        let card = CardId(up_to(self.parts.cards.len()));
        let slot = up_to(SLOTS);
        let mut spots = Player::BOTH.into_iter().flat_map(Spot::all).chain(Player::BOTH.map(Spot::player));
        Action(match up_to(34) {
            0 => Choice::Dice(1 + up_to(6), 1 + up_to(6)),
            1 => Choice::Card(card),
            2 => Choice::DrawSeven,
            3 => Choice::StartingCard(card),
            4 => Choice::Me,
            5 => Choice::Opponent,
            6 => Choice::SetAside(card),
            7 => Choice::Done,
            8 => Choice::Keep,
            9 => Choice::Discard(card),
            10 => Choice::Place(card),
            11 => Choice::TurnIdle(slot),
            12 => Choice::Equip(card),
            13 => Choice::Ability(card),
            14 => Choice::Potion(card),
            15 => Choice::Activate(Place(up_to(PLACES)), up_to(4)),
            16 => Choice::Attack(slot),
            17 => Choice::Instant(card),
            18 => Choice::Finish,
            19 => Choice::Slot(slot),
            20 => Choice::Active,
            21 => Choice::Idle,
            22 => Choice::Target(spots.nth(up_to(26).into()).expect("there are twenty-four, and two players")),
            23 => Choice::TargetCard(card),
            24 => Choice::Enough,
            25 => Choice::Pass,
            26 => Choice::Quick(card),
            27 => Choice::Trap(card, slot),
            28 => Choice::Guard(slot),
            29 => Choice::NoGuard,
            30 => Choice::Suffer,
            31 => Choice::TakeOver,
            32 => Choice::No,
            _ => Choice::Yes,
        })
    }

    /// Most choices are those of somebody who does what he can and lets his characters suffer: at random players spend their lives
    /// before much has come into play.
    fn any_legal(&self, _: &State, _: Seat, legal: &[Action], rng: &mut impl Rng) -> Action {
        let is_busy = |action: &&Action| {
            let idles = matches!(action.0, Choice::Finish | Choice::Pass | Choice::TakeOver | Choice::TurnIdle(_));
            !idles && !matches!(action.0, Choice::Target(spot) if spot.is_player())
        };
        let busy: Vec<Action> = legal.iter().filter(is_busy).copied().collect();
        let from = if busy.is_empty() || below(rng, 4) == 0 { legal } else { &busy };
        from[below(rng, from.len() as u32) as usize]
    }

    /// At most 200 turns, each bounded by the cards.
    fn bound(&self) -> u32 {
        20_000
    }

    fn total(&self) -> (i32, u32) {
        (1, 1)
    }

    fn goals() -> Vec<String> {
        let words = WORDS.into_iter().map(str::to_owned);
        let endings = [EndedBy::Life, EndedBy::FourthDead, EndedBy::DeckOut, EndedBy::TurnLimit];
        let cards = Components::standard().cards.iter().flat_map(|card| {
            let played = (card.kind != Kind::Noble).then(|| format!("{} played", card.id));
            let activates = card.effects.iter().any(|effect| effect.trigger == Trigger::Activate);
            played.into_iter().chain(activates.then(|| format!("{} activated", card.id)))
        });
        words.chain(endings.map(|how| format!("{how:?}"))).chain(cards).collect()
    }

    fn reached(&self, before: &State, _: Actor, action: Action, events: &[Happening], goal: &mut impl FnMut(&str)) {
        let mut notation = String::new();
        action.write(self, &mut notation).expect("a string takes everything");
        goal(notation.split('(').next().unwrap_or_default());
        let id = |card: CardId| &self.card(card).id;
        if let Choice::Activate(place, _) = action.0
            && let Some(card) = state_card(before, place)
        {
            goal(&format!("{} activated", id(card)));
        }
        for Happening(event) in events {
            match event {
                Event::Entered { card, .. }
                | Event::Equipped { card, .. }
                | Event::Laid { card, .. }
                | Event::Trapped { card, .. } => goal(&format!("{} played", id(*card))),
                Event::Declared { deed: ToldDeed::Use { card, .. } | ToldDeed::Drink { card }, .. } => {
                    goal(&format!("{} played", id(*card)));
                }
                Event::Withdrawn { .. } => goal("withdrawn"),
                Event::Over { how, .. } => goal(&format!("{how:?}")),
                _ => {}
            }
        }
    }

    fn invariant(&self, state: &State) -> Result<(), String> {
        for player in Player::BOTH {
            let (side, list) = (state.side(player), self.list(player));
            let all: u32 = [side.deck, side.hand, side.discard].map(|pile| pile.len()).iter().sum();
            let lying: u32 = Place::all()
                .filter(|place| *place != Place::NOBLE)
                .map(|place| match (side.field.lies(place), place.slot(), place.part()) {
                    (Some(_), Some(slot), Some(crate::rules::field::Part::Body)) => {
                        u32::from(side.field.slot(slot).cards.max(1))
                    }
                    (card, ..) => u32::from(card.is_some()),
                })
                .sum();
            if all + lying > list.all().len() {
                return Err(format!("{player:?} has {} cards", all + lying));
            }
            if list.rest(side.hand, side.known).len() + side.known.len() != side.hand.len() {
                return Err(format!("{player:?} is known to hold what he does not"));
            }
            if side.life == 0 && !state.is_over() || side.life > self.format.life_max {
                return Err(format!("{player:?} has {} life", side.life));
            }
        }
        Ok(())
    }
}

/// The card at a place of the active player.
fn state_card(state: &State, place: Place) -> Option<CardId> {
    state.field(state.active).card(place)
}
