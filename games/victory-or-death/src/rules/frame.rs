//! What can be going on, one thing inside another (VOD-4.11.7): effects of cards, battles, removals, losses for lack of supply,
//! and windows for reactions; and payments, which nothing interrupts.

use serde::{Deserialize, Serialize};

use super::board::Bound;
use crate::components::{
    CardId, CardType, Cause, Happening, Kind, MAX_PICKS, MAX_STEPS, Name, Outcome, Power, Powers, Slot, Space, Spaces,
    Team,
};

/// One of the things that are going on.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Frame {
    Run(Run),
    Battle(Battle),
    Removal(Removal),
    Losses(Losses),
    Window(Window),
}

/// A card's effect under way (VOD-4.11.3, VOD-4.11.4).
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Run {
    pub card: CardId,
    pub owner: Power,
    /// Who does the step (VOD-4.11.9, VOD-4.15.3).
    pub actor: Power,
    /// The power that the step is done to, once chosen (VOD-D13).
    pub target: Option<Power>,
    pub at: At,
    pub step: u8,
    /// How often the step was done.
    pub times: u8,
    /// The outcome so far of the step.
    pub so_far: SoFar,
    pub outcomes: [Outcome; MAX_STEPS],
    /// What it reacts to.
    pub incident: Option<Incident>,
    /// What each step has given its name to.
    pub bound: [Option<Named>; MAX_STEPS],
    /// What the removal or battle that was chosen came to.
    pub came_to: CameTo,
    /// Where the pieces stand that have fought in this step (VOD-4.16.3).
    pub fought: Spaces,
    /// Where those stand that have fought in earlier steps (VOD-R32).
    pub fought_before: Spaces,
    /// In a `relocate`: how many hoplites and triremes were taken off and are still to be mustered.
    pub taken_off: [u8; 2],
}

/// What a step dealt with last, and its name stands for (VOD-4.11.8): a space, and the piece, if it was one. A step about bribes
/// names no piece, nor does a battle where no enemy was.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Named {
    pub space: Space,
    pub piece: Option<(Power, Kind)>,
}

/// Where an effect stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum At {
    /// VOD-D12.9: the card has a cost of its own.
    CardCost,
    /// The step begins: its condition.
    Step,
    /// VOD-D12.8: the step has a cost.
    StepCost,
    /// VOD-D14.
    Actor,
    /// VOD-D13.
    Target,
    /// VOD-D12.5.
    TakeOff,
    /// VOD-D12.1 to VOD-D12.7.
    Choose,
    /// What was chosen is going on.
    Doing,
    /// The step is over.
    Closed,
}

/// What a step has come to so far.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum SoFar {
    /// Nothing was tried.
    #[default]
    Nothing,
    /// What was tried was undone each time.
    Prevented,
    /// It took effect.
    Done,
}

/// Something that has happened or is about to, and that cards can answer to (4.12).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Incident {
    pub what: Happening,
    /// The piece concerned: in a battle its target.
    pub piece: Option<Bound>,
    /// The power that removes, fights or plays.
    pub by: Option<Power>,
    /// The fighter, in a battle.
    pub fighter: Option<Bound>,
    /// The target's space, in a battle without an enemy piece too.
    pub space: Option<Space>,
    pub cause: Option<Cause>,
    pub card: Option<CardType>,
}

/// A battle under way (VOD-4.6.7).
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Battle {
    pub by: Power,
    pub fighter: Bound,
    pub target: Space,
    /// The piece to be removed; none in a battle where no enemy is.
    pub victim: Option<Bound>,
    pub at: InBattle,
    pub came_to: CameTo,
}

/// Where a battle stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum InBattle {
    Declared,
    Begun,
    Removing,
    Over,
}

/// A removal under way: of a battle, an effect, or for lack of supply (VOD-4.12.14).
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Removal {
    pub piece: Bound,
    pub by: Option<Power>,
    pub cause: Cause,
    pub at: InRemoval,
}

/// Where a removal stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum InRemoval {
    /// Cards may keep it.
    About,
    Kept,
    Gone,
}

/// The losses of a power for lack of supply (section 3.6).
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Losses {
    pub power: Power,
    /// VOD-D9 is over: the pieces that go, by their spaces; none before.
    pub doomed: Option<Spaces>,
}

/// What a removal or battle came to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum CameTo {
    /// It took effect.
    Done,
    /// A reaction undid it.
    Prevented,
}

/// A window for reactions to an incident (4.10).
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Window {
    pub incident: Incident,
    /// By power, one bit for each card that can answer to events: its trigger matched, and it was not used in this window
    /// (VOD-4.10.9, VOD-4.10.11). Cards that the power does not have are among them: the bits tell no secret.
    pub matched: Matched,
    /// Whose opportunity it is.
    pub team: Team,
    /// Nobody has been asked in this opportunity (VOD-4.10.5: only the first may wait).
    pub first: bool,
    /// Who has passed (VOD-4.10.6).
    pub passed: Powers,
    /// Who has been asked since the last reaction in this window (VOD-4.10.15).
    pub asked: Powers,
    /// Who waits for the teammate in this opportunity.
    pub waiting: Powers,
    /// Its event has been undone (VOD-4.10.8).
    pub undone: bool,
    /// Who is asked now, and may it wait?
    pub asking: Option<(Power, bool)>,
}

/// By power, one bit for each [`Card::reaction`](crate::components::Card::reaction).
pub(crate) type Matched = [u16; 4];

/// A payment under way (VOD-D11).
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Payment {
    pub payer: Power,
    pub purpose: Purpose,
    /// Which alternative of the cost; none until it is chosen.
    pub alternative: Option<u8>,
    /// What was picked, in order.
    pub picked: [Option<Pick>; MAX_PICKS],
}

/// One thing that is paid.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Pick {
    Card(Slot),
    Bribe,
    Off(Space, Kind),
    Vp,
}

/// What is paid for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Purpose {
    /// Using a laid card or a Status.
    Use(CardId),
    /// The effect of the card that was played (VOD-D12.9).
    Card,
    /// The step that is under way (VOD-D12.8).
    Step,
    /// A bribe (VOD-4.5.4).
    Bribe,
    /// The discard for a card laid in the Planning step (VOD-3.5.2).
    Lay,
    /// VOD-4.9.1.
    Emergency,
    /// Nothing: so many cards are taken from it (VOD-D15).
    Forced(u8),
}

impl Payment {
    pub(crate) const fn new(payer: Power, purpose: Purpose) -> Self {
        Self { payer, purpose, alternative: None, picked: [None; MAX_PICKS] }
    }

    /// The picks so far: there is none after a free place.
    #[inline]
    pub(crate) fn picks(&self) -> impl Iterator<Item = Pick> + Clone {
        self.picked.iter().map_while(|pick| *pick)
    }

    /// Where the pieces of a kind stand that were picked.
    pub(crate) fn taken_off(&self, kind: Kind) -> Spaces {
        let spaces = self.picks().filter_map(|pick| match pick {
            Pick::Off(space, of) if of == kind => Some(space),
            _ => None,
        });
        spaces.fold(Spaces::NONE, |all, space| all | Spaces::of(space))
    }

    /// One more; a cost has no more than there is room for.
    pub(crate) fn push(&mut self, pick: Pick) {
        if let Some(free) = self.picked.iter_mut().find(|pick| pick.is_none()) {
            *free = Some(pick);
        }
    }

    /// The payment with one more.
    pub(crate) fn with(mut self, pick: Pick) -> Self {
        self.push(pick);
        self
    }
}

impl Incident {
    /// The space that `event` is bound to (VOD-4.11.8).
    pub(crate) const fn bound_space(&self) -> Option<Space> {
        self.space
    }

    /// The piece that `event` is bound to: in a battle the fighter.
    pub(crate) const fn bound_piece(&self) -> Option<Bound> {
        match self.fighter {
            Some(fighter) => Some(fighter),
            None => self.piece,
        }
    }
}

impl Run {
    pub(crate) const fn new(card: CardId, owner: Power, incident: Option<Incident>, at: At) -> Self {
        Self {
            card,
            owner,
            actor: owner,
            target: None,
            at,
            step: 0,
            times: 0,
            so_far: SoFar::Nothing,
            outcomes: [Outcome::Skipped; MAX_STEPS],
            incident,
            bound: [None; MAX_STEPS],
            came_to: CameTo::Done,
            fought: Spaces::NONE,
            fought_before: Spaces::NONE,
            taken_off: [0; 2],
        }
    }

    /// The space bound to a name.
    pub(crate) fn space(&self, name: Name) -> Option<Space> {
        match name {
            Name::Event => self.incident.and_then(|incident| incident.bound_space()),
            Name::Step(step) => self.bound[usize::from(step)].map(|bound| bound.space),
        }
    }

    /// The piece bound to a name, be it still there or not.
    pub(crate) fn piece(&self, name: Name) -> Option<Bound> {
        match name {
            Name::Event => self.incident.and_then(|incident| incident.bound_piece()),
            Name::Step(step) => self.bound[usize::from(step)].and_then(Named::piece),
        }
    }
}

impl Named {
    pub(crate) const fn of_space(space: Space) -> Self {
        Self { space, piece: None }
    }

    pub(crate) const fn of_piece(piece: Bound) -> Self {
        Self { space: piece.space, piece: Some((piece.owner, piece.kind)) }
    }

    fn piece(self) -> Option<Bound> {
        self.piece.map(|(owner, kind)| Bound { owner, kind, space: self.space })
    }
}
