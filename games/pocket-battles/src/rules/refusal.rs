//! Why an action is refused.

use quincunx_engine::prelude::*;
use quincunx_engine::{Arg, Explain, Seat, Turn};

use crate::components::set::Set;
use crate::components::strength::Trait;
use crate::components::tile::Tile;
use crate::components::zone::{Row, Zone};
use crate::rules::PocketBattles;
use crate::rules::action::Choice;
use crate::rules::build::Unfit;
use crate::rules::charge::{charge_targets, shot_targets};
use crate::rules::map::Place;
use crate::rules::options::Removal;
use crate::rules::ready::ready_armies;
use crate::rules::state::{State, Step, enemy};
use crate::rules::unit::{Unit, UnitId};

/// Why an action is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Explain)]
pub enum Refusal {
    /// The battle is over.
    #[clause("PB-5.2.1")]
    GameOver,
    /// Dice are not chosen.
    #[clause("PB-7.2")]
    Chance,
    /// An army that has been committed cannot be changed.
    #[clause("PB-2.3.10")]
    Committed,
    /// The other player decides now.
    #[clause("PB-3.1.3")]
    NotYourTurn { player: Seat },
    /// Something else is to be decided now.
    OtherDecision { clause: &'static str },
    /// A tile of the other people.
    #[clause("PB-2.3.1")]
    Foreign,
    /// The tile is picked already.
    #[clause("PB-2.3.3")]
    Picked { tile: Tile },
    /// It costs more than is left.
    #[clause("PB-2.3.3")]
    TooDear { points: u8, left: u8 },
    /// The tiles left must stay out as marker tiles.
    #[clause("PB-2.3.5")]
    MarkerTiles,
    /// Above the formation limit.
    #[clause("PB-2.3.6")]
    Formation { limit: u8 },
    /// First the open unit must be closed.
    #[clause("PB-8.1.4")]
    UnitOpen,
    /// No unit is open.
    #[clause("PB-8.1.1")]
    NoUnitOpen,
    /// The tile is not in the open unit.
    #[clause("PB-8.1.3")]
    NotInUnit { tile: Tile },
    /// There is no closed unit of this number.
    #[clause("PB-8.1.5")]
    NoClosedUnit,
    /// At least one troop must be picked.
    #[clause("PB-2.3.3")]
    NoTroops,
    /// There is no ready army of this number.
    #[clause("PB-8.1.7")]
    NoReadyArmy,
    /// Not a unit of this player.
    #[clause("PB-2.1.4")]
    NotYourUnit,
    /// Not a unit of the enemy.
    #[clause("PB-2.1.4")]
    NotAnEnemy,
    /// The unit is not in the reserve.
    #[clause("PB-2.4.5")]
    NotInReserve,
    /// Not an own front or rear.
    #[clause("PB-2.4.4")]
    NotYourZone {
        #[arg("zone", Arg::Term(zone.whole_key(seat)))]
        zone: Zone,
        #[arg(skip)]
        seat: Seat,
    },
    /// The unit is destroyed or does not exist.
    #[clause("PB-3.4.3")]
    NotOnField,
    /// The unit was redeployed in this turn.
    #[clause("PB-3.2.4")]
    Redeployed,
    /// Slow.
    #[clause("PB-4.32.1")]
    Slow,
    /// In an engagement zone (PB-3.2.3, PB-4.2.2).
    InEngagement { clause: &'static str },
    /// Not one step away.
    #[clause("PB-2.2.4")]
    NotNeighbouring {
        #[arg("zone", Arg::Term(zone.whole_key(seat)))]
        zone: Zone,
        #[arg(skip)]
        seat: Seat,
    },
    /// Too few unused tokens.
    #[clause("PB-3.3.4")]
    TooFewTokens { unit: UnitId, price: u8, unused: u8 },
    /// Not on the front (PB-4.3.1, PB-4.13.1).
    NotOnFront { clause: &'static str },
    /// No living troop has a black face.
    NoBlackFace { clause: &'static str },
    /// No living troop has a white face.
    NoWhiteFace { clause: &'static str },
    /// There is nobody to charge.
    #[clause("PB-4.3.1")]
    NobodyToCharge,
    /// It was not in contact when the turn began (PB-4.11.1, PB-4.12.1).
    NotInContact { clause: &'static str },
    /// They are not in one engagement.
    #[clause("PB-4.11.2")]
    NotInItsEngagement,
    /// It cannot be shot at from there (PB-4.13.2, PB-4.15.2, PB-4.35.1).
    NotAShotTarget { clause: &'static str },
    /// No special action in this turn.
    #[clause("PB-4.16.3")]
    Banned,
    /// The unit has no such trait.
    #[clause("PB-4.16.1")]
    NoTrait {
        #[arg("trait")]
        which: Trait,
    },
    /// Nobody heals himself.
    #[clause("PB-4.20.2")]
    HealsOthers,
    /// The troop carries no wound token.
    NotWounded { tile: Tile, clause: &'static str },
    /// No order for another unit could follow.
    #[clause("PB-4.22.3")]
    NoOrderToFollow { price: u8, left: u8 },
    /// It has been ordered in this Double Order.
    #[clause("PB-4.22.2")]
    OrderedAlready,
    /// Not on the front of the charger's sector.
    #[clause("PB-4.4.8")]
    CannotReact,
    /// The charge cannot be aimed at it.
    #[clause("PB-4.3.1")]
    NotAChargeTarget,
    /// The troop cannot take a hit.
    #[clause("PB-4.9.3")]
    TakesNoHit { tile: Tile },
    /// An unused token must be taken.
    #[clause("PB-4.9.7")]
    UnusedFirst,
    /// There is no such token (PB-4.9.8, PB-4.34.2).
    NoSuchToken { clause: &'static str },
    /// It has no strike left at the leaving unit.
    #[clause("PB-4.12.3")]
    NoPartingStrike,
    /// Whole units are given up.
    #[clause("PB-3.5.3")]
    UnitsOnly,
    /// Single troops are given up.
    #[clause("PB-3.5.3")]
    TroopsOnly,
}

type Checked = Result<(), Refusal>;

fn check(holds: bool, refusal: Refusal) -> Checked {
    if holds { Ok(()) } else { Err(refusal) }
}

impl Unfit {
    const fn refusal(self, tile: Tile) -> Refusal {
        match self {
            Self::Foreign => Refusal::Foreign,
            Self::Picked => Refusal::Picked { tile },
            Self::TooDear { points, left } => Refusal::TooDear { points, left },
            Self::Marker => Refusal::MarkerTiles,
            Self::Formation { limit } => Refusal::Formation { limit },
        }
    }
}

impl PocketBattles {
    /// The clause of the decision that is due.
    pub(crate) fn due(step: Step) -> &'static str {
        match step {
            Step::Armies => "PB-7.4",
            Step::Build => "PB-D02",
            Step::Opening => "PB-7.1",
            Step::Deploy => "PB-2.4.5",
            Step::Turn => "PB-D04",
            Step::Action => "PB-3.1.4",
            Step::FirstOrder => "PB-4.22.1",
            Step::SecondOrder => "PB-4.22.3",
            Step::Excite => "PB-4.21.1",
            Step::Reaction => "PB-4.4.1",
            Step::Target => "PB-4.3.4",
            Step::Roll => "PB-7.2",
            Step::Allot => "PB-4.9.3",
            Step::Mark => "PB-4.9.5",
            Step::LeaderToken => "PB-4.34.2",
            Step::Parting => "PB-4.12.3",
            Step::Strike => "PB-4.10.2",
            Step::Removal(_) => "PB-3.5.3",
            Step::Over(_) => "PB-5.2.1",
        }
    }

    /// Why a seat may not do this now.
    pub(crate) fn refuse(&self, state: &State, seat: Seat, choice: Choice) -> Checked {
        match self.turn(state) {
            Turn::Over => return Err(Refusal::GameOver),
            Turn::Chance => return Err(Refusal::Chance),
            Turn::Seats(waiting) if !waiting.contains(seat) => {
                return Err(match waiting.iter().next() {
                    Some(other) if state.step != Step::Build => Refusal::NotYourTurn { player: other },
                    _ => Refusal::Committed,
                });
            }
            Turn::Seats(_) => {}
        }
        if !Self::is_due(state.step, choice) {
            let chance = matches!(choice, Choice::Army(_) | Choice::Rolls(_) | Choice::Hits(_));
            return Err(if chance {
                Refusal::Chance
            } else {
                Refusal::OtherDecision { clause: Self::due(state.step) }
            });
        }
        match state.step {
            Step::Build => self.refuse_building(state, seat, choice),
            Step::Turn | Step::Action | Step::FirstOrder | Step::SecondOrder => self.refuse_order(state, choice),
            Step::Reaction => self.refuse_reaction(state, choice),
            Step::Mark | Step::LeaderToken => self.refuse_token(state, seat, choice),
            Step::Removal(_) => self.refuse_removal(state, seat, choice),
            _ => self.refuse_other(state, seat, choice),
        }
    }

    /// Is this kind of action asked for now?
    const fn is_due(step: Step, choice: Choice) -> bool {
        match choice {
            Choice::Army(_) | Choice::Rolls(_) | Choice::Hits(_) => false,
            Choice::Open(_)
            | Choice::Add(_)
            | Choice::Top(_)
            | Choice::Close
            | Choice::Undo(_)
            | Choice::Commit
            | Choice::Ready(_) => matches!(step, Step::Build),
            Choice::Deploy(..) => matches!(step, Step::Deploy),
            Choice::Redeploy(..) => matches!(step, Step::Turn),
            Choice::Move(..) | Choice::Charge(_) | Choice::CarryOn(..) | Choice::Leave(_) | Choice::Shoot(..) => {
                matches!(step, Step::Turn | Step::Action | Step::FirstOrder | Step::SecondOrder)
            }
            Choice::Heal(..) | Choice::DoubleOrder(_) | Choice::Pass => matches!(step, Step::Turn | Step::Action),
            Choice::Yes | Choice::No => matches!(step, Step::Excite),
            Choice::Enough => matches!(step, Step::SecondOrder),
            Choice::Intercept(_) | Choice::ShootAgainst(_) | Choice::Wait => matches!(step, Step::Reaction),
            Choice::Target(_) => matches!(step, Step::Target),
            Choice::Allot(_) => matches!(step, Step::Allot),
            Choice::Unused | Choice::Remove => matches!(step, Step::Mark),
            Choice::From(_) | Choice::Spent => matches!(step, Step::Mark | Step::LeaderToken),
            Choice::Troop(_) => matches!(step, Step::LeaderToken),
            Choice::Parting(_) => matches!(step, Step::Parting),
            Choice::Strike | Choice::Decline => matches!(step, Step::Strike),
            Choice::GiveUp(_) | Choice::GiveUpTroop(_) | Choice::Done => matches!(step, Step::Removal(_)),
        }
    }

    fn refuse_building(&self, state: &State, seat: Seat, choice: Choice) -> Checked {
        let side = state.side(seat);
        let open = side.open_unit();
        match choice {
            Choice::Open(tile) => {
                check(open.is_none(), Refusal::UnitOpen)?;
                self.unfit(side, tile).map_or(Ok(()), |unfit| Err(unfit.refusal(tile)))
            }
            Choice::Add(tile) => {
                check(open.is_some(), Refusal::NoUnitOpen)?;
                self.unfit(side, tile).map_or(Ok(()), |unfit| Err(unfit.refusal(tile)))
            }
            Choice::Top(tile) => {
                let begins = open.ok_or(Refusal::NoUnitOpen)?;
                check(side.tiles()[usize::from(begins)..].contains(&tile), Refusal::NotInUnit { tile })
            }
            Choice::Close => check(open.is_some(), Refusal::NoUnitOpen),
            Choice::Undo(number) => check((1..=side.units).contains(&number), Refusal::NoClosedUnit),
            Choice::Ready(number) => {
                check((1..=ready_armies(side.army, &self.options)).contains(&number), Refusal::NoReadyArmy)
            }
            _ => {
                check(open.is_none(), Refusal::UnitOpen)?;
                check(side.units > 0, Refusal::NoTroops)
            }
        }
    }

    /// The unit of an order: it is the player's, on the battlefield, and may be ordered.
    fn refuse_unit(state: &State, unit: UnitId) -> Checked {
        Self::refuse_own(state, state.active, unit)?;
        let unit = unit.unit;
        let turn = &state.turn;
        check(turn.doubling != Some(unit) && turn.doubled != Some(unit), Refusal::OrderedAlready)?;
        check(turn.redeployed != Some(unit) || state.me().bears(unit, Trait::Fast), Refusal::Redeployed)
    }

    fn refuse_own(state: &State, seat: Seat, unit: UnitId) -> Checked {
        check(unit.seat == seat, Refusal::NotYourUnit)?;
        let side = state.side(seat);
        check(unit.unit.0 < side.units && side.place(unit.unit).is_on_field(), Refusal::NotOnField)
    }

    fn refuse_enemy(state: &State, unit: UnitId) -> Checked {
        let side = state.foe();
        check(unit.seat == enemy(state.active), Refusal::NotAnEnemy)?;
        check(unit.unit.0 < side.units && side.place(unit.unit).is_on_field(), Refusal::NotOnField)
    }

    fn refuse_price(state: &State, seat: Seat, unit: Unit) -> Checked {
        let side = state.side(seat);
        let (price, unused) = (side.price(unit), side.unused);
        check(price <= unused, Refusal::TooFewTokens { unit: UnitId::new(seat, unit), price, unused })
    }

    fn refuse_step(state: &State, unit: Unit, zone: Zone, clause: &'static str) -> Checked {
        let from = Self::can_step(state, unit).ok_or(Refusal::InEngagement { clause })?;
        check(from.is_neighbour(zone), Refusal::NotNeighbouring { zone, seat: state.active })
    }

    fn refuse_order(&self, state: &State, choice: Choice) -> Checked {
        let side = state.me();
        match choice {
            Choice::Redeploy(unit, zone) => {
                Self::refuse_own(state, state.active, unit)?;
                Self::refuse_step(state, unit.unit, zone, "PB-3.2.3")?;
                check(!side.bears(unit.unit, Trait::Slow), Refusal::Slow)
            }
            Choice::Move(unit, zone) => {
                Self::refuse_unit(state, unit)?;
                Self::refuse_step(state, unit.unit, zone, "PB-4.2.2")?;
                Self::refuse_price(state, state.active, unit.unit)
            }
            Choice::Charge(unit) => {
                Self::refuse_unit(state, unit)?;
                let zone = side.zone(unit.unit).filter(|zone| zone.row() == Row::Front);
                let zone = zone.ok_or(Refusal::NotOnFront { clause: "PB-4.3.1" })?;
                let black = !side.strength(unit.unit).black.is_empty();
                check(black, Refusal::NoBlackFace { clause: "PB-4.3.1" })?;
                let targets = charge_targets(&state.foe().map, zone.sector()).units();
                check(!targets.is_empty(), Refusal::NobodyToCharge)?;
                Self::refuse_price(state, state.active, unit.unit)
            }
            Choice::CarryOn(unit, at) => {
                Self::refuse_unit(state, unit)?;
                Self::refuse_enemy(state, at)?;
                let contact = Self::in_contact(state).has(unit.unit.0);
                check(contact, Refusal::NotInContact { clause: "PB-4.11.1" })?;
                let black = !side.strength(unit.unit).black.is_empty();
                check(black, Refusal::NoBlackFace { clause: "PB-4.11.1" })?;
                let together = side.place(unit.unit) == state.foe().place(at.unit);
                check(together, Refusal::NotInItsEngagement)?;
                Self::refuse_price(state, state.active, unit.unit)
            }
            Choice::Leave(unit) => {
                Self::refuse_unit(state, unit)?;
                let contact = Self::in_contact(state).has(unit.unit.0);
                check(contact, Refusal::NotInContact { clause: "PB-4.12.1" })?;
                Self::refuse_price(state, state.active, unit.unit)
            }
            Choice::Shoot(unit, at) => self.refuse_shot(state, unit, at),
            Choice::Heal(unit, tile) => {
                self.refuse_special(state, unit, Trait::Heal)?;
                let place = side.living_place(tile).filter(|place| side.wounded.has(*place));
                let place = place.ok_or(Refusal::NotWounded { tile, clause: "PB-4.20.2" })?;
                check(!side.places_of(unit.unit).has(place), Refusal::HealsOthers)
            }
            Choice::DoubleOrder(unit) => {
                self.refuse_special(state, unit, Trait::DoubleOrder)?;
                let price = side.price(unit.unit);
                let refusal = Refusal::NoOrderToFollow { price, left: side.unused - price };
                check(Self::can_double(state, unit.unit), refusal)
            }
            _ => Ok(()),
        }
    }

    fn refuse_special(&self, state: &State, unit: UnitId, which: Trait) -> Checked {
        Self::refuse_unit(state, unit)?;
        check(state.me().bears(unit.unit, which), Refusal::NoTrait { which })?;
        check(!self.is_banned(state), Refusal::Banned)?;
        Self::refuse_price(state, state.active, unit.unit)
    }

    fn refuse_shot(&self, state: &State, unit: UnitId, at: UnitId) -> Checked {
        Self::refuse_unit(state, unit)?;
        Self::refuse_enemy(state, at)?;
        let side = state.me();
        let strength = side.strength(unit.unit);
        check(!strength.white.is_empty(), Refusal::NoWhiteFace { clause: "PB-4.13.1" })?;
        let zone = side.zone(unit.unit).filter(|zone| Self::shoots_from(zone.row(), &strength));
        let zone = zone.ok_or(Refusal::NotOnFront { clause: "PB-4.13.1" })?;
        let targets = shot_targets(&state.foe().map, zone.sector(), strength.traits.has(Trait::WideArc));
        let beside = state.foe().zone(at.unit).is_some_and(|target| target.sector() != zone.sector());
        let clause = if beside { "PB-4.15.2" } else { "PB-4.13.2" };
        check(targets.has(at.unit.0), Refusal::NotAShotTarget { clause })?;
        Self::refuse_price(state, state.active, unit.unit)
    }

    fn refuse_reaction(&self, state: &State, choice: Choice) -> Checked {
        let seat = enemy(state.active);
        let side = state.foe();
        let ahead = |unit: UnitId| side.zone(unit.unit) == Some(Zone::front(seat, Self::charge_sector(state)));
        match choice {
            Choice::Intercept(unit) => {
                Self::refuse_own(state, seat, unit)?;
                check(ahead(unit), Refusal::CannotReact)?;
                let black = !side.strength(unit.unit).black.is_empty();
                check(black, Refusal::NoBlackFace { clause: "PB-4.4.3" })?;
                Self::refuse_price(state, seat, unit.unit)
            }
            Choice::ShootAgainst(unit) => {
                Self::refuse_own(state, seat, unit)?;
                let white = !side.strength(unit.unit).white.is_empty();
                check(white, Refusal::NoWhiteFace { clause: "PB-4.4.4" })?;
                Self::refuse_price(state, seat, unit.unit)?;
                check(self.shooting_against(state).has(unit.unit.0), Refusal::CannotReact)
            }
            _ => Ok(()),
        }
    }

    fn refuse_token(&self, state: &State, seat: Seat, choice: Choice) -> Checked {
        let side = state.side(seat);
        let marks = state.step == Step::Mark;
        let clause = if marks { "PB-4.9.8" } else { "PB-4.34.2" };
        let laid = !side.laid(1).is_empty();
        match choice {
            Choice::Unused => check(side.unused > 0, Refusal::NoSuchToken { clause: "PB-4.9.7" }),
            Choice::From(unit) => {
                check(!marks || side.unused == 0, Refusal::UnusedFirst)?;
                check(unit.seat == seat, Refusal::NotYourUnit)?;
                let lies = unit.unit.0 < side.units && side.orders[unit.unit.index()] > 0;
                check(lies, Refusal::NoSuchToken { clause })
            }
            Choice::Spent => {
                check(!marks || side.unused == 0, Refusal::UnusedFirst)?;
                let usable = if marks { self.spent_marks(state, seat) } else { side.spent > 0 };
                check(usable, Refusal::NoSuchToken { clause })
            }
            Choice::Troop(tile) => {
                check(!laid && side.spent == 0, Refusal::NoSuchToken { clause })?;
                let wounded = side.living_place(tile).is_some_and(|place| side.wounded.has(place));
                check(wounded, Refusal::NotWounded { tile, clause })
            }
            _ => Ok(()),
        }
    }

    fn refuse_removal(&self, state: &State, seat: Seat, choice: Choice) -> Checked {
        let side = state.side(seat);
        let troops = self.options.voluntary_removal == Removal::Troop;
        match choice {
            Choice::GiveUp(unit) => {
                check(!troops, Refusal::TroopsOnly)?;
                Self::refuse_own(state, seat, unit)?;
                let wounded = Self::wounded(state, seat).has(unit.unit.0);
                let first = side.places_of(unit.unit).first().expect("every unit has a troop");
                let tile = side.tile(first);
                check(wounded, Refusal::NotWounded { tile, clause: "PB-3.5.3" })
            }
            Choice::GiveUpTroop(tile) => {
                check(troops, Refusal::UnitsOnly)?;
                let wounded = side.living_place(tile).is_some_and(|place| side.wounded.has(place));
                check(wounded, Refusal::NotWounded { tile, clause: "PB-3.5.3" })
            }
            _ => Ok(()),
        }
    }

    fn refuse_other(&self, state: &State, seat: Seat, choice: Choice) -> Checked {
        let side = state.side(seat);
        match choice {
            Choice::Deploy(unit, zone) => {
                check(unit.seat == seat, Refusal::NotYourUnit)?;
                let waits = unit.unit.0 < side.units && side.place(unit.unit) == Place::RESERVE;
                check(waits, Refusal::NotInReserve)?;
                check(zone.owner() == Some(seat), Refusal::NotYourZone { zone, seat })
            }
            Choice::Target(unit) => {
                Self::refuse_enemy(state, unit)?;
                let targets = charge_targets(&state.foe().map, Self::charge_sector(state)).units();
                check(targets.has(unit.unit.0), Refusal::NotAChargeTarget)
            }
            Choice::Allot(tile) => {
                let place = side.living_place(tile).map_or(Set::EMPTY, Set::one);
                check(!Self::may_take(state).and(place).is_empty(), Refusal::TakesNoHit { tile })
            }
            Choice::Parting(unit) => {
                let strikes = unit.seat == seat && state.deed.parting.has(unit.unit.0);
                check(strikes, Refusal::NoPartingStrike)
            }
            _ => Ok(()),
        }
    }
}
