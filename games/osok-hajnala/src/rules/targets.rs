//! What can be named and attacked (OH-4.2, OH-4.15).

use smallvec::SmallVec;

use crate::components::card::CardId;
use crate::components::effect::{Count, Effect, Ref, Selector, To, Zone};
use crate::components::step::{Barred, DamageKind, Stat, Step};
use crate::rules::act::{Act, Deed};
use crate::rules::field::{Place, Player, SlotNo, Slots, Spot, Spots, Standing, flag};
use crate::rules::frame::Scene;
use crate::rules::options::{LifeTarget, NobleShield};
use crate::rules::state::State;
use crate::rules::table::OsokHajnala;

impl OsokHajnala {
    /// Is there anything to name, if something must be (OH-4.1.7)?
    pub(crate) fn has_targets(&self, state: &State, effect: &Effect, scene: &Scene) -> bool {
        effect.target.as_ref().is_none_or(|selector| match selector.zone {
            Zone::Discard => self.discarded(state, selector, scene).next().is_some(),
            _ => !self.nameable(state, effect, selector, scene).is_empty(),
        })
    }

    /// The spots that a text can name (OH-4.2).
    pub(crate) fn nameable(&self, state: &State, effect: &Effect, selector: &Selector, scene: &Scene) -> Spots {
        match selector.zone {
            Zone::Discard => Spots::NONE,
            Zone::Dead => self.dead(state, selector, scene),
            Zone::Play => {
                let spots = self.group(state, selector, scene);
                let hurts = effect.steps.iter().any(|step| {
                    matches!(step, Step::Damage { kind: DamageKind::Ability, to: To::Ref(Ref::Target), .. })
                });
                match scene.user.filter(|_| hurts) {
                    Some(user) => spots.without(user),
                    None => spots,
                }
            }
        }
    }

    /// The own characters and puppets that may attack (OH-4.15.1, OH-4.9.2), unless they are idle (OH-N20); mounts never do (OH-4.8.5).
    pub(crate) fn attackers<'a>(&'a self, state: &'a State, player: Player) -> impl Iterator<Item = SlotNo> + 'a {
        let field = state.field(player);
        let is_ready = move |slot: &SlotNo| {
            let place = field.slot(*slot);
            matches!(place.standing, Standing::Active | Standing::Puppet) && !place.has(flag::ACTED | flag::CAME)
        };
        let barred = self.barred(state, Barred::Attack);
        let cards = self.attackable_cards(state);
        Slots::ALL.iter().filter(is_ready).filter(move |slot| {
            let body = Spot::body(player, *slot);
            let is_any = !cards.except(Spots::of_slot(player, *slot)).is_empty();
            !barred.has(body) && (is_any || !self.attackable_of(state, body, cards).is_empty())
        })
    }

    /// Whom it may attack (OH-4.15.2 to OH-4.15.4).
    pub(crate) fn attackable(&self, state: &State, attacker: Spot) -> Spots {
        self.attackable_of(state, attacker, self.attackable_cards(state))
    }

    /// The cards that may be attacked by somebody.
    fn attackable_cards(&self, state: &State) -> Spots {
        state.spots().except(self.barred(state, Barred::BeAttacked))
    }

    /// Of these cards those that are not of the attacker's own slot, where its mount is (OH-N28), and the players.
    fn attackable_of(&self, state: &State, attacker: Spot, cards: Spots) -> Spots {
        let own = attacker.slot().map_or(Spots::NONE, |slot| Spots::of_slot(attacker.owner(), slot));
        let players = Player::BOTH.map(Spot::player).into_iter();
        let exposed = players.filter(|player| self.is_exposed(state, attacker, *player)).collect();
        cards.except(own).and(exposed)
    }

    /// Can the Noble or player be attacked (OH-4.15.3)?
    fn is_exposed(&self, state: &State, attacker: Spot, on: Spot) -> bool {
        let field = state.field(on.owner());
        if on.owner() == attacker.owner() {
            return field.card(Place::NOBLE).is_some();
        }
        // OH-R02.
        let shields = |standing: Standing| match self.options.noble_shield {
            NobleShield::Any => standing.is_in_play(),
            NobleShield::Active => matches!(standing, Standing::Active | Standing::Puppet),
        };
        let stands_in = field.card(Place::NOBLE).is_some() || self.options.life_target == LifeTarget::AsNoble;
        stands_in && !field.slots.iter().any(|slot| shields(slot.standing))
    }

    /// How many targets an attack may name (OH-4.26.3).
    pub(crate) fn attack_targets(&self, state: &State, attacker: Spot) -> u8 {
        let more = self.changes(state, Stat::AttackTargets, attacker, Scene::of(attacker.owner()));
        1 + more.clamp(0, 1) as u8
    }

    /// The record of the text of an act, and who is who in it.
    pub(crate) fn text_of(&self, state: &State, act: &Act) -> Option<(CardId, u8, Scene)> {
        let own = Scene::of(act.by);
        match act.deed {
            Deed::Use { card, .. } => {
                let scene = Scene { user: act.user(), ability: Some(card), dealer: Some(act.by), ..own };
                Some((card, 0, scene))
            }
            // Nobody uses a potion (OH-4.13.3).
            Deed::Drink { card } => Some((card, 0, own)),
            Deed::Activate { place, record } => {
                let card = state.field(act.by).card(place)?;
                Some((card, record, Scene { holder: Self::bearer(act.by, place), ..own }))
            }
            _ => None,
        }
    }

    /// How many cards an act names: one by one up to so many, or every one.
    pub(crate) fn count_of(&self, state: &State, act: &Act) -> Option<Count> {
        if let Some(attacker) = act.attacker() {
            return Some(Count::UpTo(self.attack_targets(state, attacker)));
        }
        let (card, record, _) = self.text_of(state, act)?;
        self.card(card).effects[usize::from(record)].target.map(|selector| selector.count)
    }

    /// Whom an act can name next (OH-8.11).
    pub(crate) fn next_targets(&self, state: &State, act: &Act) -> Spots {
        let all = match act.attacker() {
            Some(attacker) => self.attackable(state, attacker),
            None => {
                let Some((card, record, scene)) = self.text_of(state, act) else { return Spots::NONE };
                let effect = &self.card(card).effects[usize::from(record)];
                let Some(selector) = &effect.target else { return Spots::NONE };
                self.nameable(state, effect, selector, &scene)
            }
        };
        all.iter().filter(|spot| !act.named.has(*spot)).collect()
    }

    /// The cards of the discard pile that an act can name next.
    pub(crate) fn next_cards(&self, state: &State, act: &Act) -> SmallVec<[CardId; 8]> {
        let text = self.text_of(state, act);
        let Some((card, record, scene)) = text else { return SmallVec::new() };
        let selector = self.card(card).effects[usize::from(record)].target;
        let Some(selector) = selector.filter(|selector| selector.zone == Zone::Discard) else { return SmallVec::new() };
        self.discarded(state, &selector, &scene).filter(|card| act.named.cards().all(|named| named != *card)).collect()
    }

    /// Does an act name cards of the discard pile?
    pub(crate) fn names_cards(&self, state: &State, act: &Act) -> bool {
        let text = self.text_of(state, act);
        let selector = text.and_then(|(card, record, _)| self.card(card).effects[usize::from(record)].target);
        selector.is_some_and(|selector| selector.zone == Zone::Discard)
    }
}
