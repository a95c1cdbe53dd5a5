//! Who is who when a text is looked at: conditions, and whom it touches (OH-4.25).

use crate::components::card::{Card, CardId, Kind, MAX_LEVEL};
use crate::components::effect::{Body, Carried, Condition, Mark, Place as Where, Selector, Zone};
use crate::rules::field::{Part, Place, Player, Spot, Spots, Standing};
use crate::rules::frame::Scene;
use crate::rules::state::State;
use crate::rules::table::OsokHajnala;

impl OsokHajnala {
    /// What a card in play is as a target (OH-2.2, OH-4.2.5); a player is none, nor is equipment
    /// (OH-4.6.6), nor what has no armour.
    #[inline]
    pub(crate) fn body(&self, state: &State, spot: Spot) -> Option<Body> {
        let card = self.card(state.card_at(spot)?);
        match card.kind {
            Kind::Mercenary | Kind::Hero => Some(Body::Character),
            Kind::Puppet => Some(Body::Puppet),
            Kind::Mount => Some(Body::Mount),
            Kind::Continuous if card.armour.is_some() => Some(Body::Continuous),
            _ => None,
        }
    }

    /// What a card would be in play.
    pub(crate) const fn body_of(card: &Card) -> Option<Body> {
        match card.kind {
            Kind::Mercenary | Kind::Hero => Some(Body::Character),
            Kind::Puppet => Some(Body::Puppet),
            Kind::Mount => Some(Body::Mount),
            Kind::Continuous => Some(Body::Continuous),
            _ => None,
        }
    }

    /// Who bears the card in a place (OH-4.25.2).
    #[inline]
    pub(crate) fn bearer(player: Player, place: Place) -> Option<Spot> {
        place.slot().map(|slot| Spot::body(player, slot))
    }

    /// Do all conditions hold?
    #[inline]
    pub(crate) fn holds(&self, state: &State, when: &[Condition], scene: &Scene) -> bool {
        when.iter().all(|condition| self.condition(state, condition, scene))
    }

    fn condition(&self, state: &State, condition: &Condition, scene: &Scene) -> bool {
        let ability = || scene.ability.map(|id| self.card(id));
        match condition {
            Condition::HolderHas(carried) => scene.holder.is_some_and(|holder| {
                let part = match carried {
                    Carried::Weapon => Part::Weapon,
                    Carried::Mount => Part::Mount,
                };
                let place = holder.slot().map(|slot| Place::of(slot, part));
                place.is_some_and(|place| state.field(holder.owner()).card(place).is_some())
            }),
            Condition::HolderActive => {
                scene.holder.is_some_and(|holder| matches!(state.standing(holder), Standing::Active))
            }
            Condition::UserType(types) => {
                let user = scene.user.and_then(|user| state.card_at(user));
                user.is_some_and(|user| self.card(user).damage.is_some_and(|damage| types.has(damage.of)))
            }
            Condition::CardKind(kinds) => ability().is_some_and(|card| kinds.has(card.kind)),
            Condition::CardType(types) => {
                ability().is_some_and(|card| card.damage.is_some_and(|damage| types.has(damage.of)))
            }
            Condition::VictimKind(bodies) => self.is_one_of(state, scene.victim, |body| bodies.has(body)),
            Condition::VictimHas(Mark::Poison) => {
                scene.victim.and_then(|victim| state.vital(victim)).is_some_and(|vital| vital.poison > 0)
            }
            Condition::VictimHas(Mark::ArmourCard) => scene.victim.is_some_and(|victim| {
                let armour = victim.slot().map(|slot| Place::of(slot, Part::Armour));
                victim.is_body() && armour.is_some_and(|armour| state.field(victim.owner()).card(armour).is_some())
            }),
            Condition::VictimSide(side) => scene.victim.is_some_and(|victim| victim.owner() == scene.player(*side)),
            Condition::AttackerKind(bodies) => self.is_one_of(state, scene.attacker, |body| bodies.has(body)),
            Condition::DealtBy(side) => scene.dealer == Some(scene.player(*side)),
            Condition::Turn(side) => state.active == scene.player(*side),
            // Of the card that is being played: `may_place` asks.
            Condition::NoActiveNamesake => true,
        }
    }

    fn is_one_of(&self, state: &State, spot: Option<Spot>, of: impl Fn(Body) -> bool) -> bool {
        spot.and_then(|spot| self.body(state, spot)).is_some_and(of)
    }

    /// The cards in play that a selector means.
    pub(crate) fn group(&self, state: &State, selector: &Selector, scene: &Scene) -> Spots {
        if selector.zone != Zone::Play {
            return Spots::NONE;
        }
        let of_kind = state.spots_of(selector.kinds);
        let of_side = selector.side.map_or(of_kind, |side| of_kind.among(Spots::of_player(scene.player(side))));
        let near = |spot: Option<Spot>| spot.map_or(Spots::NONE, Spots::beside);
        let there = selector.places.iter().fold(of_side, |spots, place| match place {
            Where::Adjacent => spots.among(near(scene.holder)),
            Where::NotUser => scene.user.map_or(spots, |user| spots.without(user)),
            Where::AdjacentToVictim => spots.among(near(scene.victim)),
        });
        if selector.level_max >= MAX_LEVEL {
            return there;
        }
        let is_low = |spot: &Spot| state.card_at(*spot).is_some_and(|id| self.card(id).level <= selector.level_max);
        there.iter().filter(is_low).collect()
    }

    /// The dead characters that a selector means; cards of a discard pile are none (OH-4.20.4).
    pub(crate) fn dead(&self, state: &State, selector: &Selector, scene: &Scene) -> Spots {
        let player = scene.owner;
        let field = state.field(player);
        let fits = |spot: &Spot| {
            let slot = spot.slot().filter(|slot| field.slot(*slot).standing == Standing::Dead);
            let card = slot.and_then(|slot| field.lies(Place::of(slot, Part::Body)));
            card.is_some_and(|card| self.card(card).level <= selector.level_max)
        };
        (0..4).map(|slot| Spot::body(player, slot)).filter(fits).collect()
    }

    /// The cards of the own discard pile that a selector means.
    pub(crate) fn discarded<'a>(
        &'a self,
        state: &'a State,
        selector: &'a Selector,
        scene: &Scene,
    ) -> impl Iterator<Item = CardId> + 'a {
        let player = scene.owner;
        self.list(player).names(state.side(player).discard).filter(move |id| {
            let card = self.card(*id);
            let is_of_kind = Self::body_of(card).is_some_and(|body| selector.kinds.has(body));
            is_of_kind && card.level <= selector.level_max
        })
    }

    /// Spots in the order in which things are due: the active player's first, by slot (OH-4.1.10, OH-N15).
    pub(crate) fn in_order(state: &State, spots: Spots) -> impl Iterator<Item = Spot> + use<> {
        let own = move |first: bool, active: Player| spots.iter().filter(move |spot| (spot.owner() == active) == first);
        own(true, state.active).chain(own(false, state.active))
    }
}
