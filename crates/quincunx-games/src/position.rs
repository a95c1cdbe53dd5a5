//! A game in the hands of one program that plays every seat of it: for those who search, and for those who learn to play.

use std::sync::Arc;

use ed25519_dalek::SigningKey;
use quincunx_engine::record::Header;
use quincunx_engine::{
    Actor, Budget, Bytes32, ChanceStream, Command, Denied, Explain, Explanation, Game, InfoSet, Match, Observation,
    Observer, Passage, Record, Returns, Seat, SeatSet, Turn,
};
use rand_core::SeedableRng;
use rand_pcg::Pcg64Mcg;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::lab::contender;
use crate::registered::{BadOptions, read};
use crate::table::{Level, erased};

/// A position without its type, secrets included. Chance is drawn at once, so somebody decides, or the game is over. Actions go by
/// their [numbers](quincunx_engine::Rules::number).
pub trait Position: Send + Sync {
    /// For whom the game waits; nobody once it is over.
    fn waiting(&self) -> SeatSet;

    /// The numbers of what `seat` may do, in the order of [`quincunx_engine::Rules::legal`].
    fn legal(&self, seat: Seat, out: &mut Vec<u32>);

    /// The number of an action in notation. `None` if it can be none of `seat` here.
    fn number(&self, seat: Seat, action: &str) -> Option<u32>;

    /// The action of this number in notation. `None` if no action of `seat` has it here.
    fn notation(&self, seat: Seat, number: u32) -> Option<String>;

    /// Carries out an action, and the chance after it.
    ///
    /// # Errors
    /// Why not; the position is as before.
    fn apply(&mut self, seat: Seat, number: u32) -> Result<(), Denied<Explanation>>;

    /// The same for an action in notation.
    ///
    /// # Errors
    /// Why not; the position is as before.
    fn play(&mut self, seat: Seat, action: &str) -> Result<(), Denied<Explanation>>;

    /// What each seat gets, once the game is over.
    fn returns(&self) -> Option<Returns>;

    /// What an observer is shown.
    fn observation(&self, observer: Observer) -> Observation<Value>;

    /// What a seat sees as numbers, written as the planes say ([`Game::tensor`]).
    ///
    /// # Panics
    /// If `out` is not as long as the planes together.
    fn counts(&self, seat: Seat, out: &mut [u8]);

    /// The same, each number as its part of the most.
    ///
    /// # Panics
    /// If `out` is not as long as the planes together.
    fn parts(&self, seat: Seat, out: &mut [f32]);

    /// What an observer is shown, in words.
    fn description(&self, observer: Observer) -> Vec<Passage>;

    /// Makes it another position that `seat` cannot tell from this one; chance goes on from the seed.
    fn resample(&mut self, seat: Seat, seed: u64);

    /// What the computer player of this name does for `seat`: always the same for the same iterations and seed. `None` if there is no such
    /// player, or nothing to do.
    fn chosen(&self, seat: Seat, agent: &str, iterations: u32, seed: u64) -> Option<u32>;

    /// Where it came from.
    fn story(&self) -> Story;

    /// The record of the game so far, if it began as games do.
    fn record(&self) -> Option<Record>;

    /// Another one like it.
    fn copy(&self) -> Box<dyn Position>;
}

/// How a position came about. Who follows it comes to the same position.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Story {
    /// The options of the table.
    pub options: Arc<Value>,
    /// What all chance is drawn from.
    pub seed: u64,
    /// The arrangement in which it began; `None` if it began as games do.
    pub setup: Option<Arc<Value>>,
    /// What was chosen, in notation.
    pub choices: Vec<(Seat, String)>,
}

/// Why a story cannot be followed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BadStory {
    /// The options are wrong.
    Options(BadOptions),
    /// The arrangement does not have the form of this game's: what the reader says.
    Form(String),
    /// No game can come to this arrangement.
    Setup(quincunx_engine::Fault),
    /// The choice at this place, counted from 0, was not legal.
    Choice(usize),
}

/// What is made of a seed: anybody can make the same, so it proves nothing.
pub(crate) fn secret(seed: u64, what: &str) -> Bytes32 {
    Bytes32::hash(format!("quincunx record {seed} {what}"))
}

/// The header of a game that is played from a seed, and the server's seed.
pub(crate) fn header<G: Game>(game: &G, options: Arc<Value>, names: Vec<String>, seed: u64) -> (Header, Bytes32) {
    let server_seed = secret(seed, "server");
    let contributions = Seat::first(game.seats()).map(|seat| secret(seed, &format!("seat {seat}"))).collect();
    let commitment = Bytes32::hash(server_seed.0);
    (Header::new(G::ID, G::RULES_VERSION, options, names, commitment, contributions), server_seed)
}

pub(crate) struct OpenPosition<G: Game> {
    game: Arc<G>,
    levels: &'static [Level<G>],
    state: G::State,
    chance: ChanceStream,
    /// Choices and outcomes so far: the draws are those of a record.
    number: u32,
    options: Arc<Value>,
    seed: u64,
    setup: Option<Arc<Value>>,
    choices: Vec<(Seat, G::Action)>,
}

impl<G: Game> OpenPosition<G> {
    /// The position of a story that is told with complete options.
    pub(crate) fn follow(game: Arc<G>, levels: &'static [Level<G>], story: &Story) -> Result<Self, BadStory> {
        let state = match &story.setup {
            None => game.start(),
            Some(setup) => {
                let setup = read(setup).map_err(|fault| match fault {
                    BadOptions::Form(form) => BadStory::Form(form),
                    BadOptions::Fault(fault) => BadStory::Setup(fault),
                })?;
                game.position(&setup).map_err(BadStory::Setup)?
            }
        };
        let (options, setup, seed) = (Arc::clone(&story.options), story.setup.clone(), story.seed);
        let chance = Self::chance(&game, seed);
        let choices = Vec::with_capacity(story.choices.len());
        let mut position = Self { game, levels, state, chance, number: 0, options, seed, setup, choices };
        position.draw();
        for (place, (seat, choice)) in story.choices.iter().enumerate() {
            let action = position.game.parse(choice).filter(|_| seat.index() < position.game.seats());
            let done = action.and_then(|action| position.act(*seat, action).ok());
            done.ok_or(BadStory::Choice(place))?;
        }
        Ok(position)
    }

    fn chance(game: &G, seed: u64) -> ChanceStream {
        let (header, server_seed) = header(game, Arc::default(), Vec::new(), seed);
        header.chance(server_seed)
    }

    fn draw(&mut self) {
        while self.game.turn(&self.state) == Turn::Chance {
            let drawn = self.chance.draw(self.number, self.game.weight(&self.state));
            let outcome = self.game.outcome(&self.state, drawn);
            self.game.apply(&mut self.state, Actor::Chance, outcome, &mut ());
            self.number += 1;
        }
    }

    fn act(&mut self, seat: Seat, action: G::Action) -> Result<(), Denied<Explanation>> {
        if self.game.turn(&self.state) == Turn::Over {
            return Err(Denied::Over);
        }
        if let Some(refusal) = self.game.refusal(&self.state, seat, action) {
            return Err(Denied::Refused(refusal.explain()));
        }
        self.game.apply(&mut self.state, Actor::Seat(seat), action, &mut ());
        self.number += 1;
        self.choices.push((seat, action));
        self.draw();
        Ok(())
    }
}

impl<G: Game> Position for OpenPosition<G> {
    fn waiting(&self) -> SeatSet {
        if let Turn::Seats(seats) = self.game.turn(&self.state) { seats } else { SeatSet::EMPTY }
    }

    fn legal(&self, seat: Seat, out: &mut Vec<u32>) {
        let mut legal = Vec::new();
        self.game.legal(&self.state, seat, &mut legal);
        let number = |action| self.game.number(&self.state, Actor::Seat(seat), action);
        out.extend(legal.into_iter().map(|action| number(action).expect("a legal action has a number")));
    }

    fn number(&self, seat: Seat, action: &str) -> Option<u32> {
        let (action, by) = (self.game.parse(action)?, Actor::Seat(seat));
        let number = self.game.number(&self.state, by, action)?;
        (self.game.numbered(&self.state, by, number) == Some(action)).then_some(number)
    }

    fn notation(&self, seat: Seat, number: u32) -> Option<String> {
        let action = self.game.numbered(&self.state, Actor::Seat(seat), number)?;
        Some(self.game.notation(action))
    }

    fn apply(&mut self, seat: Seat, number: u32) -> Result<(), Denied<Explanation>> {
        let action = self.game.numbered(&self.state, Actor::Seat(seat), number).ok_or(Denied::Unreadable)?;
        self.act(seat, action)
    }

    fn play(&mut self, seat: Seat, action: &str) -> Result<(), Denied<Explanation>> {
        let action = self.game.parse(action).ok_or(Denied::Unreadable)?;
        self.act(seat, action)
    }

    fn returns(&self) -> Option<Returns> {
        (self.game.turn(&self.state) == Turn::Over).then(|| self.game.returns(&self.state))
    }

    fn observation(&self, observer: Observer) -> Observation<Value> {
        let Observation { turn, prompt, choices, view } = Observation::of(&*self.game, &self.state, observer);
        Observation { turn, prompt, choices, view: erased(&view) }
    }

    fn counts(&self, seat: Seat, out: &mut [u8]) {
        self.game.tensor(&self.state, seat, out);
    }

    fn parts(&self, seat: Seat, out: &mut [f32]) {
        self.game.tensor(&self.state, seat, out);
    }

    fn description(&self, observer: Observer) -> Vec<Passage> {
        self.game.describe(&self.game.view(&self.state, observer))
    }

    fn resample(&mut self, seat: Seat, seed: u64) {
        self.game.resample(&mut self.state, Observer::Seat(seat), &mut Pcg64Mcg::seed_from_u64(seed));
        self.setup = Some(Arc::new(erased(&self.game.setup(&self.state))));
        self.choices.clear();
        self.chance = Self::chance(&self.game, seed);
        (self.seed, self.number) = (seed, 0);
    }

    fn chosen(&self, seat: Seat, agent: &str, iterations: u32, seed: u64) -> Option<u32> {
        let info = InfoSet::new(&*self.game, &self.state, seat);
        let mut agent = (contender(self.levels, agent)?.make)();
        let may_act = !info.legal().is_empty();
        let action = may_act.then(|| agent.choose(&info, &Budget::iterations(iterations), seed))?;
        self.game.number(&self.state, Actor::Seat(seat), action)
    }

    fn story(&self) -> Story {
        Story {
            options: Arc::clone(&self.options),
            seed: self.seed,
            setup: self.setup.clone(),
            choices: self.choices.iter().map(|(seat, action)| (*seat, self.game.notation(*action))).collect(),
        }
    }

    fn record(&self) -> Option<Record> {
        if self.setup.is_some() {
            return None;
        }
        let names = Seat::first(self.game.seats()).map(|seat| seat.to_string()).collect();
        let (header, server_seed) = header(&*self.game, Arc::clone(&self.options), names, self.seed);
        let mut played = Match::<G>::new(Arc::clone(&self.game), header, Some(server_seed));
        let mut entries = played.opening();
        let mut choices = self.choices.iter();
        loop {
            entries.into_iter().for_each(|entry| played.push(entry).expect("a proposed entry can be added"));
            let Some((seat, action)) = choices.next() else { break };
            let command = Command::Action(self.game.notation(*action));
            let granted = played.propose(*seat, played.number(), &command);
            entries = granted.unwrap_or_else(|_| unreachable!("it was legal when it was chosen"));
        }
        Some(played.record(&SigningKey::from_bytes(&secret(self.seed, "key").0)))
    }

    fn copy(&self) -> Box<dyn Position> {
        Box::new(Self {
            game: Arc::clone(&self.game),
            levels: self.levels,
            state: self.state.clone(),
            chance: self.chance.clone(),
            number: self.number,
            options: Arc::clone(&self.options),
            seed: self.seed,
            setup: self.setup.clone(),
            choices: self.choices.clone(),
        })
    }
}
