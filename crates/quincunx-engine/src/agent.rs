//! Computer players: what they are handed and what they hand back.

use rand_core::Rng;

use crate::{Explanation, Game, Observer, Returns, Seat};

/// What one seat knows of a position: its view, its legal actions, and positions that it cannot tell from the true one.
///
/// It gives no access to the true position:
///
/// ```compile_fail
/// fn peek<G: quincunx_engine::Game>(info: &quincunx_engine::InfoSet<'_, G>) -> G::State {
///     info.state.clone()
/// }
/// ```
/// ```compile_fail
/// fn peek<'a, G: quincunx_engine::Game>(info: quincunx_engine::InfoSet<'a, G>) -> &'a G::State {
///     let quincunx_engine::InfoSet { state, .. } = info;
///     state
/// }
/// ```
///
/// It gives a sample:
///
/// ```
/// use quincunx_engine::{Game, InfoSet};
///
/// fn guess<G: Game>(info: &InfoSet<'_, G>, rng: &mut impl rand_core::Rng) -> G::State {
///     info.sample(rng)
/// }
/// ```
pub struct InfoSet<'a, G: Game> {
    game: &'a G,
    state: &'a G::State,
    seat: Seat,
}

impl<'a, G: Game> InfoSet<'a, G> {
    /// What `seat` knows of `state`.
    pub const fn new(game: &'a G, state: &'a G::State, seat: Seat) -> Self {
        Self { game, state, seat }
    }

    /// The rules of the table.
    pub const fn game(&self) -> &'a G {
        self.game
    }

    /// Whose knowledge it is.
    pub const fn seat(&self) -> Seat {
        self.seat
    }

    /// What the seat is shown.
    pub fn view(&self) -> G::View {
        self.game.view(self.state, Observer::Seat(self.seat))
    }

    /// What the seat may do.
    pub fn legal(&self) -> Vec<G::Action> {
        let mut legal = Vec::new();
        self.game.legal(self.state, self.seat, &mut legal);
        legal
    }

    /// What the seat is asked.
    pub fn prompt(&self) -> Explanation {
        self.game.prompt_at(self.state, Observer::Seat(self.seat))
    }

    /// A position that the seat cannot tell from the true one (a determinization), as likely as the rules say.
    pub fn sample(&self, rng: &mut impl Rng) -> G::State {
        let mut state = self.state.clone();
        self.game.resample(&mut state, Observer::Seat(self.seat), rng);
        state
    }
}

/// How long an agent may think: whichever ends first.
#[derive(Clone, Copy)]
pub struct Budget<'a> {
    /// At most this many iterations (of whatever the agent repeats).
    pub iterations: u32,
    /// Asked now and then; `true` ends the thinking.
    pub stop: &'a (dyn Fn() -> bool + Sync),
}

impl Budget<'_> {
    /// This many iterations, however long they take: the same answer every time.
    pub const fn iterations(iterations: u32) -> Self {
        Self { iterations, stop: &|| false }
    }
}

/// A computer player.
pub trait Agent<G: Game>: Send {
    /// Chooses one of the legal actions of the information set. `seed` is all the randomness there is: the same
    /// information set, budget of iterations and seed give the same choice.
    fn choose(&mut self, info: &InfoSet<'_, G>, budget: &Budget<'_>, seed: u64) -> G::Action;
}

/// What a position is worth to each seat: returns to be expected, on the scale of [`Returns`].
pub trait Evaluation<G: Game>: Send + Sync {
    /// One value per seat.
    fn evaluate(&self, game: &G, state: &G::State) -> [f64; crate::MAX_SEATS];
}

/// Values of a finished game.
pub fn values(returns: &Returns) -> [f64; crate::MAX_SEATS] {
    let mut values = [0.0; crate::MAX_SEATS];
    values.iter_mut().zip(returns.values()).for_each(|(value, of)| *value = of);
    values
}
