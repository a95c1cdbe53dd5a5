//! The results of an advance, searched for once more as section 8 of the rules defines them: all ordered lists of uses of
//! single cards (IFF-8.20), each judged by itself (8.21), the results compared with each other (8.22).

use std::collections::BTreeSet;
use std::fmt::Write as _;

use in_flanders_field::{Action, InFlandersField, Kind, LastTroopPayment, Options, STANDARD, State};
use quincunx_engine::prelude::*;
use quincunx_engine::{Bytes32, ChanceStream, Seat};

/// A turn that has come to its advance.
#[derive(Clone, Debug, Default)]
struct Hand {
    /// Ids of single cards, Mines and Barbed Wire among them.
    cards: Vec<String>,
    claimed: bool,
    space: u8,
    troops: u8,
}

/// Space, troops given up, Mines used.
type Outcome = (u8, u8, u8);

/// One movement card in the hand.
struct Mover {
    moves: u8,
    extra: u8,
    tanks: bool,
}

/// What a plan depends on.
struct Judge {
    movers: Vec<Mover>,
    mines: u8,
    wire: u32,
    space: u8,
    available: u32,
    lines: [u8; 3],
    objective: u8,
}

/// Many different hands, the same at each run.
struct Lots {
    stream: ChanceStream,
    drawn: u32,
}

impl Lots {
    fn new(name: &str) -> Self {
        Self { stream: ChanceStream::new(Bytes32::hash(name), &[]), drawn: 0 }
    }

    fn below(&mut self, total: usize) -> usize {
        self.drawn += 1;
        self.stream.draw(self.drawn, total as u32) as usize
    }

    fn of<'a, T>(&mut self, things: &'a [T]) -> &'a T {
        &things[self.below(things.len())]
    }
}

/// A table of two; in a position with an empty display the rest of the cards is in the deck.
fn table(track: &str, components: Option<&str>, last_troop_payment: LastTroopPayment) -> InFlandersField {
    let components = components.map(str::to_owned);
    let options = Options { seats: 2, track: track.into(), components, last_troop_payment, ..Options::default() };
    InFlandersField::new(&options).unwrap()
}

fn position(game: &InFlandersField, hand: &Hand) -> State {
    let mut ids = hand.cards.clone();
    ids.sort();
    ids.dedup();
    let mut held = String::new();
    for id in &ids {
        let count = hand.cards.iter().filter(|card| *card == id).count();
        write!(held, "{id} = {count}, ").unwrap();
    }
    let Hand { claimed, space, troops, .. } = hand;
    let text = format!(
        "step = 'advance'
        round = 1
        first_player = 0
        active = 0
        claimed = {claimed}
        roll_due = false
        german_gas = 0
        dice = [1, 1, 1]
        display = {{}}
        discard = {{}}
        players = [
            {{ space = {space}, troops = {troops}, held = {{ {} }} }},
            {{ space = 0, troops = 1, held = {{}} }},
        ]",
        held.trim_end_matches(", ")
    );
    let setup: serde_json::Value = toml::from_str(&text).unwrap();
    game.position(&serde_json::from_value(setup).unwrap()).unwrap()
}

/// What the game offers, in its order.
fn offered(game: &InFlandersField, hand: &Hand) -> Vec<Outcome> {
    let mut legal = Vec::new();
    game.legal(&position(game, hand), Seat::new(0).unwrap(), &mut legal);
    let result = |action| match action {
        Action::Advance { space, troops, mines } => (space, troops, mines),
        other => panic!("{other:?} in an advance"),
    };
    legal.into_iter().map(result).collect()
}

impl Judge {
    fn new(game: &InFlandersField, track: &str, hand: &Hand, last_troop_payment: LastTroopPayment) -> Self {
        let components = game.components();
        let printed: Vec<_> = hand.cards.iter().map(|id| components.card(components.find(id).unwrap())).collect();
        let fixed = hand.claimed.then(|| components.card(components.fixed()));
        let movers = printed.iter().copied().filter(|card| matches!(card.kind, Kind::Infantry | Kind::Tanks));
        let mover = |card: &in_flanders_field::Card| Mover {
            moves: card.moves,
            extra: card.extra,
            tanks: card.kind == Kind::Tanks,
        };
        let count = |kind| printed.iter().filter(|card| card.kind == kind).count();
        let track = components.track(track).unwrap();
        Self {
            movers: movers.chain(fixed).map(mover).collect(),
            mines: count(Kind::Mines) as u8,
            wire: count(Kind::BarbedWire) as u32,
            space: hand.space,
            available: match last_troop_payment {
                LastTroopPayment::Allowed => u32::from(hand.troops),
                LastTroopPayment::Forbidden => u32::from(hand.troops) - 1,
            },
            lines: track.lines,
            objective: track.objective,
        }
    }

    /// The results of one plan, for each number of troops given up (8.21); none if it is not legal.
    fn results(&self, plan: &[(usize, u8)], results: &mut BTreeSet<Outcome>) {
        // (a)
        let mut beyond = 0;
        for (card, n) in plan {
            beyond += u32::from(n.saturating_sub(self.movers[*card].moves));
        }
        // (b), (c)
        let end = self.space + plan.iter().map(|(_, n)| n).sum::<u8>();
        let mut space = self.space;
        let mut mines = 0;
        for (card, n) in plan {
            for _ in 0..*n {
                space += 1;
                if self.lines.contains(&space) && !self.movers[*card].tanks && space != end {
                    mines += 1;
                }
            }
        }
        if end > self.objective || mines > self.mines {
            return;
        }
        // (d)
        let uses_tanks = plan.iter().any(|(card, _)| self.movers[*card].tanks);
        let infantry = || self.movers.iter().filter(|mover| !mover.tanks);
        let v: u32 = infantry().map(|mover| u32::from(mover.moves)).sum();
        let most: u32 = infantry().map(|mover| u32::from(mover.extra)).sum();
        let spaces = u32::from(end - self.space);
        for p in beyond..=if uses_tanks { beyond } else { most } {
            let short_enough = uses_tanks || plan.is_empty() || spaces + self.wire <= v + p;
            if short_enough && p <= self.available {
                results.insert((end, p as u8, mines));
            }
        }
    }

    /// Every plan (8.20) that begins with `plan`.
    fn plans(&self, plan: &mut Vec<(usize, u8)>, results: &mut BTreeSet<Outcome>) {
        self.results(plan, results);
        let end = self.space + plan.iter().map(|(_, n)| n).sum::<u8>();
        if end >= self.objective {
            return;
        }
        for (card, mover) in self.movers.iter().enumerate() {
            if plan.iter().any(|(used, _)| *used == card) {
                continue;
            }
            for n in 1..=mover.moves + mover.extra {
                plan.push((card, n));
                self.plans(plan, results);
                plan.pop();
            }
        }
    }

    /// What 8.22 offers, in the order of 8.12.
    fn offers(&self) -> Vec<Outcome> {
        let mut results = BTreeSet::new();
        self.plans(&mut Vec::new(), &mut results);
        let beats =
            |one: &Outcome, other: &Outcome| one.0 == other.0 && one != other && one.1 <= other.1 && one.2 <= other.2;
        results.iter().copied().filter(|result| !results.iter().any(|other| beats(other, result))).collect()
    }

    /// What 8.23 says of a hand without Tanks.
    fn without_tanks(&self) -> Vec<Outcome> {
        let v: u32 = self.movers.iter().map(|mover| u32::from(mover.moves)).sum();
        let extra: u32 = self.movers.iter().map(|mover| u32::from(mover.extra)).sum();
        let mut results = vec![(self.space, 0, 0)];
        for d in 1..=self.objective - self.space {
            let p = (u32::from(d) + self.wire).saturating_sub(v);
            let mines = self.between(self.space + d);
            if !self.movers.is_empty() && p <= extra && p <= self.available && mines <= self.mines {
                results.push((self.space + d, p as u8, mines));
            }
        }
        results
    }

    /// What 8.24 says of a hand with Tanks, of the spaces before and on the first line.
    fn with_tanks(&self) -> Vec<Outcome> {
        let sum = |tanks, figure: fn(&Mover) -> u8| -> u32 {
            self.movers.iter().filter(|mover| mover.tanks == tanks).map(|mover| u32::from(figure(mover))).sum()
        };
        let (v, t, extra) = (sum(false, |it| it.moves), sum(true, |it| it.moves), sum(false, |it| it.extra));
        let mut results = vec![(self.space, 0, 0)];
        for d in 1..=self.objective - self.space {
            let p = u32::from(d).saturating_sub(v + t);
            if self.between(self.space + d) == 0 && u32::from(d) <= v + extra + t && p <= self.available {
                results.push((self.space + d, p as u8, 0));
            }
        }
        results
    }

    /// Lines strictly between the figure and a space.
    fn between(&self, space: u8) -> u8 {
        self.lines.iter().filter(|line| self.space < **line && **line < space).count() as u8
    }
}

/// A component file with these cards of the kinds that matter for movement: id, kind, copies, move, extra.
fn components(cards: &[(&str, &str, u8, u8, u8)], fixed_moves: u8) -> String {
    let mut text = String::new();
    for (id, kind, copies, moves, extra) in cards {
        writeln!(text, "[[card]]\nid = '{id}'\nkind = '{kind}'\ncopies = {copies}\nmove = {moves}").unwrap();
        writeln!(text, "extra = {extra}\ngrey = 0\nblack = 0").unwrap();
    }
    writeln!(text, "[fixed_card]\nid = 'ADV'\nnumber = 9\nside = 'british'\nmove = {fixed_moves}").unwrap();
    text.push_str("extra = 0\ngrey = 0\n[[layout]]\nid = 'grid_3x3'\nrows = [[3, 4, 5], [6, 7, 8], [9, 10, 11]]\n");
    for (id, lines, objective) in [("standard", "8, 15, 22", 30), ("short", "4, 8, 12", 16), ("close", "3, 4, 6", 12)] {
        writeln!(text, "[[track]]\nid = '{id}'\ndefence_lines = [{lines}]\nobjective = {objective}").unwrap();
    }
    text
}

/// A random hand of `movers` movement cards at most, never more of a card than there are.
fn random_hand(game: &InFlandersField, lots: &mut Lots, movers: usize, objective: u8) -> Hand {
    let cards = game.components().cards();
    let pick = |kinds: &[Kind], count: usize, lots: &mut Lots, hand: &mut Vec<String>| {
        let all: Vec<&str> = cards
            .iter()
            .filter(|card| kinds.contains(&card.kind))
            .flat_map(|card| std::iter::repeat_n(card.id.as_str(), usize::from(card.copies)))
            .collect();
        for _ in 0..count {
            let id = *lots.of(&all);
            let printed = all.iter().filter(|card| **card == id).count();
            if hand.iter().filter(|card| *card == id).count() < printed {
                hand.push(id.to_owned());
            }
        }
    };
    let mut hand = Hand { claimed: lots.below(2) == 0, ..Hand::default() };
    let tanks = lots.below(3).min(movers);
    let infantry = lots.below(movers - tanks + 1);
    pick(&[Kind::Tanks], tanks, lots, &mut hand.cards);
    pick(&[Kind::Infantry], infantry, lots, &mut hand.cards);
    let (mines, wire) = (lots.below(4), lots.below(6).saturating_sub(2));
    pick(&[Kind::Mines], mines, lots, &mut hand.cards);
    pick(&[Kind::BarbedWire], wire, lots, &mut hand.cards);
    hand.space = lots.below(usize::from(objective)) as u8;
    hand.troops = *lots.of(&[1, 1, 2, 2, 3, 4, 6, 12]);
    hand
}

/// Compares `count` random hands; gives how many spaces could be had at more than one price.
fn compare(name: &str, components: Option<&str>, tracks: &[&str], movers: usize, count: usize) -> usize {
    let mut lots = Lots::new(name);
    let payments = [LastTroopPayment::Allowed, LastTroopPayment::Forbidden];
    let games: Vec<_> = tracks
        .iter()
        .flat_map(|track| payments.map(|payment| (*track, payment, table(track, components, payment))))
        .collect();
    let mut choices_of_price = 0;
    for _ in 0..count {
        let (track, payment, game) = lots.of(&games);
        let objective = game.components().track(track).unwrap().objective;
        let hand = random_hand(game, &mut lots, movers, objective);
        let judge = Judge::new(game, track, &hand, *payment);
        let (offered, searched) = (offered(game, &hand), judge.offers());
        assert_eq!(offered, searched, "{track}, {payment:?}, {hand:?}");
        if judge.movers.iter().any(|mover| mover.tanks) {
            let near: Vec<_> = searched.iter().copied().filter(|result| judge.between(result.0) == 0).collect();
            assert_eq!(near, judge.with_tanks(), "{track}, {payment:?}, {hand:?}");
        } else {
            assert_eq!(searched, judge.without_tanks(), "{track}, {payment:?}, {hand:?}");
        }
        choices_of_price += searched.windows(2).filter(|pair| pair[0].0 == pair[1].0).count();
    }
    choices_of_price
}

/// Holds: IFF-4.1, IFF-4.2, IFF-4.9, IFF-4.61, IFF-4.62, IFF-8.6, IFF-8.12, IFF-8.20, IFF-8.21, IFF-8.22, IFF-8.23, IFF-8.24, IFF-8.25.
#[test]
fn what_is_offered_is_what_a_search_over_all_plans_finds() {
    let tracks = ["standard", "medium", "short"];
    let prices =
        compare("standard", None, &tracks, 4, 20_000) + compare("standard, large hands", None, &tracks, 6, 1_000);
    assert_eq!(prices, 0, "with the standard components each space has one result");
}

/// Holds: IFF-4.20, IFF-4.30, IFF-4.40, IFF-8.20, IFF-8.21, IFF-8.22, IFF-8.23, IFF-8.24, IFF-8.25.
#[test]
fn with_other_components_too() {
    let far = [
        ("INF1", "infantry", 4, 1, 0),
        ("INF3X", "infantry", 4, 3, 1),
        ("INF2XXX", "infantry", 4, 2, 3),
        ("INF5", "infantry", 4, 5, 0),
        ("TANK", "tanks", 2, 2, 0),
        ("TANK1", "tanks", 2, 1, 0),
        ("TANK4", "tanks", 2, 4, 0),
        ("MINES", "mines", 4, 0, 0),
        ("G_WIRE", "barbed_wire", 6, 0, 0),
    ];
    let tracks = ["standard", "short", "close"];
    let choices_of_price = compare("far", Some(&components(&far, 3)), &tracks, 4, 8_000)
        + compare("far, fixed card without a move", Some(&components(&far, 0)), &tracks, 3, 4_000);
    assert!(choices_of_price > 50, "a space can have several results, here {choices_of_price}");
}

/// Each space has one result, and the list is this long.
fn length(game: &InFlandersField, hand: &Hand) -> usize {
    let offered = offered(game, hand);
    assert!(offered.windows(2).all(|pair| pair[0].0 < pair[1].0), "{hand:?}: {offered:?}");
    offered.len()
}

/// All hands of these cards up to `most` cards and to the copies of each.
fn hands(cards: &[(&str, usize)], most: usize) -> Vec<Vec<String>> {
    let [(id, copies), rest @ ..] = cards else { return vec![Vec::new()] };
    let with = |count: usize| {
        let these = std::iter::repeat_n((*id).to_owned(), count);
        hands(rest, most - count).into_iter().map(move |hand| these.clone().chain(hand).collect())
    };
    (0..=most.min(*copies)).flat_map(with).collect()
}

const INFANTRY: [(&str, usize); 4] = [("INF1", 14), ("INF1X", 8), ("INF2", 4), ("INF2X", 2)];

/// The first of the two searches that the clause names. It counts two Mines; the standard file has one.
///
/// Holds: IFF-8.25.
#[test]
fn up_to_five_infantry_cards_have_one_result_for_each_space() {
    let mines = |copies: u8| format!("id = \"MINES\"\nkind = \"mines\"\ncopies = {copies}\n");
    let two_mines = STANDARD.replace(&mines(1), &mines(2));
    assert_ne!(two_mines, STANDARD);
    for track in ["standard", "short"] {
        let game = table(track, Some(&two_mines), LastTroopPayment::Allowed);
        for claimed in [false, true] {
            for infantry in hands(&INFANTRY, 5 - usize::from(claimed)) {
                for others in hands(&[("TANK", 2), ("MINES", 2)], 4) {
                    let cards = [infantry.clone(), others].concat();
                    for space in 0..=8 {
                        length(&game, &Hand { cards: cards.clone(), claimed, space, troops: 12 });
                    }
                }
            }
        }
    }
}

/// The second: random hands of as many cards as a turn can give, from all spaces of all tracks.
///
/// Holds: IFF-8.25.
#[test]
fn random_hands_have_one_result_for_each_space() {
    let mut lots = Lots::new("one result");
    let games = ["standard", "medium", "short"].map(|track| (track, table(track, None, LastTroopPayment::Allowed)));
    for _ in 0..25_000 {
        let (track, game) = lots.of(&games);
        let objective = game.components().track(track).unwrap().objective;
        length(game, &random_hand(game, &mut lots, 8, objective));
    }
}

/// A card more takes no space away, so the longest list is one of a turn with all nine takings: eight movement cards and
/// the fixed one, with the Mines kept from before.
///
/// Holds: IFF-8.25.
#[test]
fn the_longest_list_has_twenty_results() {
    let movers = [INFANTRY.as_slice(), &[("TANK", 2)]].concat();
    let mut longest = 0;
    for track in ["standard", "medium", "short"] {
        let game = table(track, None, LastTroopPayment::Allowed);
        let objective = game.components().track(track).unwrap().objective;
        for mut cards in hands(&movers, 8).into_iter().filter(|hand| hand.len() == 8) {
            for mines in 0..=1 {
                cards.extend(std::iter::repeat_n("MINES".to_owned(), mines));
                for space in 0..objective {
                    let hand = Hand { cards: cards.clone(), claimed: true, space, troops: 12 };
                    longest = longest.max(length(&game, &hand));
                }
            }
        }
    }
    assert_eq!(longest, 20);

    let game = table("standard", None, LastTroopPayment::Allowed);
    let cards = ["INF2", "INF2", "INF2", "INF2", "INF2X", "INF2X", "TANK", "TANK"].map(str::to_owned).to_vec();
    assert_eq!(length(&game, &Hand { cards, claimed: true, space: 10, troops: 6 }), 20);
}
