//! A game in the hands of one program that plays every seat of it: for those who search, and for those who learn to play.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use ed25519_dalek::SigningKey;
use quincunx_engine::record::Header;
use quincunx_engine::{
    Actor, Budget, Bytes32, ChanceReader, Command, Denied, Explain, Explanation, Game, InfoSet, Match, Observation,
    Observer, Passage, Record, Returns, Seat, SeatSet, Turn,
};
use rand_core::SeedableRng;
use rand_pcg::Pcg64Mcg;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::lab::contender;
use crate::recall::{Memory, Recall};
use crate::registered::{BadOptions, read};
use crate::table::{Level, erased};

/// A position without its type, secrets included. Actions go by their [numbers](quincunx_engine::Rules::number). Where all chance follows
/// from a seed it is drawn at once, so somebody decides, or the game is over; else a chance node waits for an outcome.
pub trait Position: Send + Sync {
    /// The beginning of another game at the same table. What follows from the seed, and what is kept, is as in a [`Story`].
    fn begin(&self, seed: Option<u64>, recall: bool) -> Box<dyn Position>;

    /// For whom the game waits; nobody at a chance node, and once it is over.
    fn waiting(&self) -> SeatSet;

    /// Is the game over?
    fn is_over(&self) -> bool;

    /// The numbers of what may come at the chance node that waits, each with its weight; nothing elsewhere.
    fn outcomes(&self, out: &mut Vec<(u32, u32)>);

    /// The numbers of what `seat` may do, in the order of [`quincunx_engine::Rules::legal`].
    fn legal(&self, seat: Seat, out: &mut Vec<u32>);

    /// The number of an action in notation. `None` if it can be none of `by` here.
    fn number(&self, by: Actor, action: &str) -> Option<u32>;

    /// The action of this number in notation. `None` if no action of `by` has it here.
    fn notation(&self, by: Actor, number: u32) -> Option<String>;

    /// Carries out an action or an outcome of chance, and the chance after it unless it is left open.
    ///
    /// # Errors
    /// Why not; the position is as before.
    fn apply(&mut self, by: Actor, number: u32) -> Result<(), Denied<Explanation>>;

    /// The same for an action in notation.
    ///
    /// # Errors
    /// Why not; the position is as before.
    fn play(&mut self, by: Actor, action: &str) -> Result<(), Denied<Explanation>>;

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

    /// What `seat` has seen and done, if that is kept.
    fn memory(&self, seat: Seat) -> Option<Memory>;

    /// Makes it another position that `seat` cannot tell from this one; chance goes on from the seed, if it is drawn from one.
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
    /// What all chance is drawn from; `None` if it is left open, and its outcomes are among the choices.
    pub seed: Option<u64>,
    /// The arrangement in which it began; `None` if it began as games do.
    pub setup: Option<Arc<Value>>,
    /// What was chosen, in notation, and by which seat; by none if chance was left open and it is an outcome.
    pub choices: Vec<(Option<Seat>, String)>,
    /// Is it kept what each seat has seen and done?
    #[serde(default)]
    pub recall: bool,
    /// What the seats remembered in the arrangement in which it began; empty where they knew only what they saw.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub memories: Vec<Memory>,
}

impl Story {
    /// A game that begins as games do.
    pub fn new(options: Arc<Value>, seed: Option<u64>) -> Self {
        Self { options, seed, setup: None, choices: Vec::new(), recall: false, memories: Vec::new() }
    }
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
    /// There are not as many memories as seats.
    Memories,
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
    chance: Option<ChanceReader>,
    /// Choices and outcomes so far: the draws are those of a record.
    number: u32,
    recall: Option<Recall>,
    options: Arc<Value>,
    seed: Option<u64>,
    setup: Option<Arc<Value>>,
    memories: Vec<Memory>,
    choices: Vec<(Actor, G::Action)>,
    asked: Mutex<Asked<G>>,
}

/// What a seat may do in the position, with its numbers. Whoever asks for it mostly does one of it next, and that need not be looked for
/// once more.
struct Asked<G: Game> {
    /// Who; nobody, if it was not asked for yet.
    seat: Option<Seat>,
    legal: Vec<(u32, G::Action)>,
    /// A list to reuse.
    actions: Vec<G::Action>,
}

impl<G: Game> Default for Asked<G> {
    fn default() -> Self {
        Self { seat: None, legal: Vec::new(), actions: Vec::new() }
    }
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
        let recall = match story.memories.as_slice() {
            [] => story.recall.then(|| Recall::new(&*game, &state)),
            memories if memories.len() == game.seats() => Some(Recall(memories.to_vec())),
            _ => return Err(BadStory::Memories),
        };
        let mut position = Self {
            chance: story.seed.map(|seed| Self::chance(&game, seed)),
            number: 0,
            recall,
            options: Arc::clone(&story.options),
            seed: story.seed,
            setup: story.setup.clone(),
            memories: story.memories.clone(),
            choices: Vec::with_capacity(story.choices.len()),
            asked: Mutex::default(),
            game,
            levels,
            state,
        };
        position.draw();
        for (place, (seat, choice)) in story.choices.iter().enumerate() {
            let by = seat.map_or(Actor::Chance, Actor::Seat);
            let action =
                position.game.parse(choice).filter(|_| seat.is_none_or(|seat| seat.index() < position.game.seats()));
            let done = action.and_then(|action| position.act(by, action).ok());
            done.ok_or(BadStory::Choice(place))?;
        }
        Ok(position)
    }

    fn chance(game: &G, seed: u64) -> ChanceReader {
        let (header, server_seed) = header(game, Arc::default(), Vec::new(), seed);
        ChanceReader::new(header.chance(server_seed))
    }

    /// Chance, unless it is left open.
    fn draw(&mut self) {
        while let (Turn::Chance, Some(chance)) = (self.game.turn(&self.state), &mut self.chance) {
            let drawn = chance.draw(self.number, self.game.weight(&self.state));
            let outcome = self.game.outcome(&self.state, drawn);
            self.carry_out(Actor::Chance, outcome);
        }
    }

    fn asked(&self) -> MutexGuard<'_, Asked<G>> {
        self.asked.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn asked_mut(&mut self) -> &mut Asked<G> {
        self.asked.get_mut().unwrap_or_else(PoisonError::into_inner)
    }

    /// The action of this number, if what the seat may do was asked for since the last one, and it is among that.
    fn known(&mut self, seat: Seat, number: u32) -> Option<G::Action> {
        let asked = self.asked_mut();
        if asked.seat != Some(seat) {
            return None;
        }
        asked.legal.iter().find(|(known, _)| *known == number).map(|(_, action)| *action)
    }

    fn carry_out(&mut self, by: Actor, action: G::Action) {
        self.asked_mut().seat = None;
        match &mut self.recall {
            None => self.game.apply(&mut self.state, by, action, &mut ()),
            Some(recall) => {
                let mut events = Vec::new();
                self.game.apply(&mut self.state, by, action, &mut events);
                recall.keep(&*self.game, &self.state, (by, action), &events);
            }
        }
        self.number += 1;
    }

    fn act(&mut self, by: Actor, action: G::Action) -> Result<(), Denied<Explanation>> {
        match (by, self.game.turn(&self.state)) {
            (_, Turn::Over) => return Err(Denied::Over),
            (Actor::Seat(seat), _) => {
                if let Some(refusal) = self.game.refusal(&self.state, seat, action) {
                    return Err(Denied::Refused(refusal.explain()));
                }
            }
            (Actor::Chance, turn) => {
                let mut outcomes = Vec::new();
                if turn == Turn::Chance {
                    self.game.outcomes(&self.state, &mut outcomes);
                }
                if !outcomes.iter().any(|(outcome, _)| *outcome == action) {
                    return Err(Denied::Unreadable);
                }
            }
        }
        self.go_on(by, action);
        Ok(())
    }

    /// Carries out what is legal, and draws chance.
    fn go_on(&mut self, by: Actor, action: G::Action) {
        self.carry_out(by, action);
        self.choices.push((by, action));
        self.draw();
    }
}

impl<G: Game> Position for OpenPosition<G> {
    fn begin(&self, seed: Option<u64>, recall: bool) -> Box<dyn Position> {
        let story = Story { recall, ..Story::new(Arc::clone(&self.options), seed) };
        let begun = Self::follow(Arc::clone(&self.game), self.levels, &story);
        Box::new(begun.unwrap_or_else(|_| unreachable!("a story of nothing can be followed")))
    }

    fn is_over(&self) -> bool {
        self.game.turn(&self.state) == Turn::Over
    }

    fn waiting(&self) -> SeatSet {
        if let Turn::Seats(seats) = self.game.turn(&self.state) { seats } else { SeatSet::EMPTY }
    }

    fn legal(&self, seat: Seat, out: &mut Vec<u32>) {
        let asked = &mut *self.asked();
        if asked.seat != Some(seat) {
            asked.seat = None;
            asked.actions.clear();
            self.game.legal(&self.state, seat, &mut asked.actions);
            let number = |action| self.game.number(&self.state, Actor::Seat(seat), action);
            let numbered = |action: &G::Action| (number(*action).expect("a legal action has a number"), *action);
            asked.legal.clear();
            asked.legal.extend(asked.actions.iter().map(numbered));
            asked.seat = Some(seat);
        }
        out.extend(asked.legal.iter().map(|(number, _)| number));
    }

    fn outcomes(&self, out: &mut Vec<(u32, u32)>) {
        if self.game.turn(&self.state) == Turn::Chance {
            let mut outcomes = Vec::new();
            self.game.outcomes(&self.state, &mut outcomes);
            let number =
                |outcome| self.game.number(&self.state, Actor::Chance, outcome).expect("an outcome has a number");
            out.extend(outcomes.into_iter().map(|(outcome, weight)| (number(outcome), weight)));
        }
    }

    fn number(&self, by: Actor, action: &str) -> Option<u32> {
        let action = self.game.parse(action)?;
        let number = self.game.number(&self.state, by, action)?;
        (self.game.numbered(&self.state, by, number) == Some(action)).then_some(number)
    }

    fn notation(&self, by: Actor, number: u32) -> Option<String> {
        let action = self.game.numbered(&self.state, by, number)?;
        Some(self.game.notation(action))
    }

    fn apply(&mut self, by: Actor, number: u32) -> Result<(), Denied<Explanation>> {
        if let Some(action) = by.seat().and_then(|seat| self.known(seat, number)) {
            self.go_on(by, action);
            return Ok(());
        }
        let action = self.game.numbered(&self.state, by, number).ok_or(Denied::Unreadable)?;
        self.act(by, action)
    }

    fn play(&mut self, by: Actor, action: &str) -> Result<(), Denied<Explanation>> {
        let action = self.game.parse(action).ok_or(Denied::Unreadable)?;
        self.act(by, action)
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

    fn memory(&self, seat: Seat) -> Option<Memory> {
        self.recall.as_ref().map(|recall| recall.0[seat.index()])
    }

    fn resample(&mut self, seat: Seat, seed: u64) {
        self.asked = Mutex::default();
        self.game.resample(&mut self.state, Observer::Seat(seat), &mut Pcg64Mcg::seed_from_u64(seed));
        if let Some(recall) = &mut self.recall {
            recall.keep_alone(&*self.game, &self.state, seat);
            self.memories.clone_from(&recall.0);
        }
        self.setup = Some(Arc::new(erased(&self.game.setup(&self.state))));
        self.choices.clear();
        self.seed = self.seed.map(|_| seed);
        self.chance = self.seed.map(|seed| Self::chance(&self.game, seed));
        self.number = 0;
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
            choices: self.choices.iter().map(|(by, action)| (by.seat(), self.game.notation(*action))).collect(),
            recall: self.recall.is_some(),
            memories: self.memories.clone(),
        }
    }

    fn record(&self) -> Option<Record> {
        let seed = self.seed.filter(|_| self.setup.is_none())?;
        let names = Seat::first(self.game.seats()).map(|seat| seat.to_string()).collect();
        let (header, server_seed) = header(&*self.game, Arc::clone(&self.options), names, seed);
        let mut played = Match::<G>::new(Arc::clone(&self.game), header, Some(server_seed));
        let mut entries = played.opening();
        let mut choices = self.choices.iter();
        loop {
            entries.into_iter().for_each(|entry| played.push(entry).expect("a proposed entry can be added"));
            let Some((seat, action)) = choices.next().and_then(|(by, action)| Some((by.seat()?, *action))) else {
                break;
            };
            let command = Command::Action(self.game.notation(action));
            let granted = played.propose(seat, played.number(), &command);
            entries = granted.unwrap_or_else(|_| unreachable!("it was legal when it was chosen"));
        }
        Some(played.record(&SigningKey::from_bytes(&secret(seed, "key").0)))
    }

    fn copy(&self) -> Box<dyn Position> {
        Box::new(Self {
            game: Arc::clone(&self.game),
            levels: self.levels,
            state: self.state.clone(),
            chance: self.chance.clone(),
            number: self.number,
            recall: self.recall.clone(),
            options: Arc::clone(&self.options),
            seed: self.seed,
            setup: self.setup.clone(),
            memories: self.memories.clone(),
            choices: self.choices.clone(),
            asked: Mutex::default(),
        })
    }
}
