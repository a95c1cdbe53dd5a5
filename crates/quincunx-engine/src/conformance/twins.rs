//! Two games at a time that differ only in what an observer cannot know: promise 1 for whole games, and for hosts.

use rand_core::SeedableRng;
use rand_pcg::Pcg64Mcg;
use serde_json::Value;

use crate::record::EntryKind;
use crate::{Actor, Conformance, Game, Observation, Observer, Rules, Seat, Turn, below};

/// Two games at the same table. After every group the observer has learnt the same in both and is shown the same; what
/// lies behind is different wherever it can be.
#[derive(Clone, Debug, PartialEq)]
pub struct Twins {
    /// The options of the table.
    pub options: Value,
    /// Its number of seats.
    pub seats: usize,
    /// Who cannot tell the games apart.
    pub observer: Observer,
    /// What is done in both games: the chance before the first decision, then each choice with the chance that follows
    /// it. A choice whose maker is not told may be another seat's in the other game, or not be made there at all.
    pub groups: Vec<[Vec<EntryKind>; 2]>,
    /// The number of groups after which the games first stood at different positions, if ever.
    pub apart: Option<usize>,
    /// Was there anything at all that the observer could not know?
    pub secrets: bool,
}

/// No pair plays more groups alike.
const LONGEST_ALIKE: u32 = 200;

/// No pair plays more groups: where choices can be taken back for ever a game need not end, nor a secret come out.
const MOST_GROUPS: usize = 400;

/// So often another choice of the first game is tried, if the second one has none that looks the same.
const TRIALS: usize = 12;

/// How many outcomes of chance are tried to find a group that looks the same.
const OUTCOMES: u32 = 2_000;

/// A pair of games of `G` at one of its sample tables, the same one for the same arguments. In odd ones the second
/// game follows the first where it can, so that a small difference stays hidden for long. It ends with the game, where
/// a secret must come out, or after some hundred groups.
pub fn twins<G: Conformance>(seed: u64, number: u64) -> Twins {
    let mut rng = Pcg64Mcg::seed_from_u64(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) ^ number);
    let samples = G::samples();
    let options = &samples[below(&mut rng, samples.len() as u32) as usize];
    let game = G::new(options).expect("sample options are good");
    let eyes = below(&mut rng, game.seats() as u32 + 1) as usize;
    let observer = Seat::first(game.seats()).nth(eyes).map_or(Observer::Spectator, Observer::Seat);
    // Half of the pairs part at once, the others in the course of the game, so that its end is seen as well.
    let alike = below(&mut rng, 2) * below(&mut rng, LONGEST_ALIKE);
    let mut twins = Twins {
        options: serde_json::to_value(options).expect("options have string keys"),
        seats: game.seats(),
        observer,
        groups: Vec::new(),
        apart: None,
        secrets: false,
    };
    let mut states = [game.start(), game.start()];
    let mut search = Search { game: &game, observer, faithful: number % 2 == 1, rng };
    while twins.groups.len() < MOST_GROUPS {
        let Some((group, after)) = search.groups(&states, twins.groups.len() < alike as usize) else { break };
        states = after;
        twins.groups.push(group);
        if states[0] != states[1] {
            twins.apart.get_or_insert(twins.groups.len());
        }
        let mut other = states[0].clone();
        game.resample(&mut other, observer, &mut search.rng);
        twins.secrets |= other != states[0];
    }
    twins
}

/// A choice (none at the opening) and the chance after it.
struct Group<G: Game> {
    kinds: Vec<EntryKind>,
    /// What the observer learnt on the way: events, and what it was shown whenever that changed. How many entries it
    /// took is not part of it: if that differs, a host gives something away.
    learnt: Vec<String>,
    after: G::State,
}

struct Search<'a, G: Game> {
    game: &'a G,
    observer: Observer,
    /// Once they are apart, does the second game make the choice of the first wherever that looks the same?
    faithful: bool,
    rng: Pcg64Mcg,
}

type Groups<G> = ([Vec<EntryKind>; 2], [<G as Rules>::State; 2]);

impl<G: Conformance> Search<'_, G> {
    /// The next group of both games, the same one if they are to be `alike`.
    fn groups(&mut self, states: &[G::State; 2], alike: bool) -> Option<Groups<G>> {
        if self.game.turn(&states[0]) == Turn::Over {
            return None;
        }
        for _ in 0..TRIALS {
            let (chosen, group) = self.random_group(&states[0]);
            if alike {
                return Some(([group.kinds.clone(), group.kinds], [group.after.clone(), group.after]));
            }
            let follows = self.faithful && states[0] != states[1];
            if let Some(other) = self.same_looking(&states[1], chosen, &group, follows) {
                return Some(([group.kinds, other.kinds], [group.after, other.after]));
            }
        }
        None
    }

    /// A group with its maker, and whether that is kept from the others.
    fn random_group(&mut self, state: &G::State) -> (Option<(Seat, bool)>, Group<G>) {
        let mut group = Group { kinds: Vec::new(), learnt: Vec::new(), after: state.clone() };
        let seat = match self.game.turn(state) {
            Turn::Seats(waiting) => waiting.iter().nth(below(&mut self.rng, waiting.len() as u32) as usize),
            Turn::Chance | Turn::Over => None,
        };
        let chosen = seat.map(|seat| {
            let legal = self.legal(state, seat);
            let action = self.game.any_legal(state, seat, &legal, &mut self.rng);
            self.act(&mut group, seat, action);
            (seat, self.game.unseen(state, seat, action))
        });
        while self.game.turn(&group.after) == Turn::Chance {
            let total = self.game.weight(&group.after);
            let drawn = below(&mut self.rng, total);
            self.chance(&mut group, drawn, total);
        }
        (chosen, group)
    }

    /// A group from another position, begun by the same seat as far as the observer is told, of which it learns the
    /// same; if it `follows`, by the same choice if possible.
    fn same_looking(
        &mut self,
        state: &G::State,
        chosen: Option<(Seat, bool)>,
        model: &Group<G>,
        follows: bool,
    ) -> Option<Group<G>> {
        let start = Group { kinds: Vec::new(), learnt: Vec::new(), after: state.clone() };
        let mut outcomes = OUTCOMES;
        let Some((seat, unseen)) = chosen else { return self.completed(start, model, &mut outcomes) };
        let own = self.observer == Observer::Seat(seat);
        if unseen && !own && model.learnt == [self.shown(state)] && below(&mut self.rng, 2) == 0 {
            return Some(start);
        }
        let mut choices = Vec::new();
        for by in Seat::first(self.game.seats()) {
            let waited = || matches!(self.game.turn(state), Turn::Seats(waiting) if waiting.contains(by));
            let could_be = if unseen && !own { self.observer != Observer::Seat(by) && waited() } else { by == seat };
            if could_be {
                choices.extend(self.legal(state, by).into_iter().map(|action| (by, action)));
            }
        }
        // His own choice he knows; of another one's, whether its maker is told.
        choices.retain(|(by, action)| match own {
            true => model.kinds[0] == self.kind(*by, *action),
            false => self.game.unseen(state, *by, *action) == unseen,
        });
        self.shuffle(&mut choices);
        if follows {
            choices.sort_by_key(|(by, action)| model.kinds[0] != self.kind(*by, *action));
        }
        choices.into_iter().find_map(|(seat, action)| {
            let mut group = Group { after: start.after.clone(), kinds: Vec::new(), learnt: Vec::new() };
            self.act(&mut group, seat, action);
            self.completed(group, model, &mut outcomes)
        })
    }

    /// The group with the chance that makes it look like the model.
    fn completed(&mut self, group: Group<G>, model: &Group<G>, outcomes: &mut u32) -> Option<Group<G>> {
        if !model.learnt.starts_with(&group.learnt) {
            return None;
        }
        if self.game.turn(&group.after) != Turn::Chance {
            return (group.learnt == model.learnt).then_some(group);
        }
        let mut weights = Vec::new();
        self.game.outcomes(&group.after, &mut weights);
        let total = weights.iter().map(|(_, weight)| weight).sum();
        let mut sum = 0;
        let mut draws: Vec<u32> = weights
            .iter()
            .map(|(_, weight)| {
                sum += weight;
                sum - 1
            })
            .collect();
        self.shuffle(&mut draws);
        draws.into_iter().find_map(|drawn| {
            *outcomes = outcomes.checked_sub(1)?;
            let mut longer =
                Group { kinds: group.kinds.clone(), learnt: group.learnt.clone(), after: group.after.clone() };
            self.chance(&mut longer, drawn, total);
            self.completed(longer, model, outcomes)
        })
    }

    fn legal(&self, state: &G::State, seat: Seat) -> Vec<G::Action> {
        let mut legal = Vec::new();
        self.game.legal(state, seat, &mut legal);
        legal
    }

    fn kind(&self, seat: Seat, action: G::Action) -> EntryKind {
        EntryKind::Action { seat, action: self.game.notation(action) }
    }

    fn act(&self, group: &mut Group<G>, seat: Seat, action: G::Action) {
        group.kinds.push(self.kind(seat, action));
        self.apply(group, Actor::Seat(seat), action);
    }

    fn chance(&self, group: &mut Group<G>, drawn: u32, total: u32) {
        let action = self.game.outcome(&group.after, drawn);
        group.kinds.push(EntryKind::Chance { action: self.game.notation(action), total, drawn });
        self.apply(group, Actor::Chance, action);
    }

    fn apply(&self, group: &mut Group<G>, by: Actor, action: G::Action) {
        let mut events = Vec::new();
        self.game.apply(&mut group.after, by, action, &mut events);
        let seen = events.iter().filter_map(|event| self.game.seen(event, self.observer));
        group.learnt.extend(seen.map(|event| serde_json::to_string(&event).expect("events have string keys")));
        let shown = self.shown(&group.after);
        if group.learnt.last() != Some(&shown) {
            group.learnt.push(shown);
        }
    }

    /// What the observer is shown, with the returns, which at the end everybody is told.
    fn shown(&self, state: &G::State) -> String {
        let observation =
            serde_json::to_string(&Observation::of(self.game, state, self.observer)).expect("observations are JSON");
        let returns = (self.game.turn(state) == Turn::Over).then(|| self.game.returns(state).to_string());
        observation + &returns.unwrap_or_default()
    }

    fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            items.swap(last, below(&mut self.rng, last as u32 + 1) as usize);
        }
    }
}
