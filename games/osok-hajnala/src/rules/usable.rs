//! What may be played and used, by whom, where and on whom (section 4).

use crate::components::card::{Attach, Card, CardId, Kind, Tier};
use crate::components::effect::{Condition, Cost, Effect, Trigger};
use crate::components::step::Barred;
use crate::rules::field::{Part, Place, Player, SLOTS, SlotNo, Slots, Spot, Spots, Standing, UNDER, adjacent, flag};
use crate::rules::frame::Scene;
use crate::rules::numbers::about;
use crate::rules::options::{AttachTo, BodySpot, FullSpot, Permission, PotionCaste, SlotOrder};
use crate::rules::pile::Cards;
use crate::rules::state::{Phase, State};
use crate::rules::table::OsokHajnala;

impl OsokHajnala {
    /// The record of playing a card, if it has one.
    pub(crate) fn play_record(card: &Card) -> Option<&Effect> {
        card.effects.iter().find(|effect| matches!(effect.trigger, Trigger::Play | Trigger::Answer))
    }

    /// Can a player pay this and `life` more, with so many cards of the hand that are not to be discarded (OH-4.1.6)?
    pub(crate) fn can_pay(&self, state: &State, player: Player, cost: Cost, life: u8, kept: u32) -> bool {
        let side = state.side(player);
        let all_life = cost.life + life;
        (all_life == 0 || side.life > all_life) && side.hand.len() >= u32::from(cost.discard) + kept
    }

    /// Can the card be played at all: level, costs and conditions (OH-4.1.1, OH-4.1.6)? `life` is what it costs besides.
    fn is_playable(&self, state: &State, player: Player, card: &Card, life: u8) -> bool {
        let cost = Self::play_record(card).map_or(Cost::default(), |effect| effect.cost);
        card.level <= state.side(player).level && self.can_pay(state, player, cost, life, 1)
    }

    /// May a character be placed (OH-4.4)?
    pub(crate) fn may_place(&self, state: &State, player: Player, id: CardId) -> bool {
        !state.placed && self.may_be_placed(state, player, id) && !self.places_for_character(state, player).is_empty()
    }

    /// May this character be placed, where there is room for one (OH-4.1.1, OH-4.4.1)?
    pub(crate) fn may_be_placed(&self, state: &State, player: Player, id: CardId) -> bool {
        let card = self.card(id);
        let is_champion =
            Self::play_record(card).is_some_and(|effect| effect.when.contains(&Condition::NoActiveNamesake));
        let field = state.field(player);
        let is_namesake = |slot: SlotNo| {
            field.slot(slot).standing == Standing::Active && field.lies(Place::of(slot, Part::Body)) == Some(id)
        };
        card.kind.is_character()
            && self.is_playable(state, player, card, card.level)
            && !(is_champion && Slots::ALL.iter().any(is_namesake))
    }

    /// The slots in which a character can be placed (OH-4.4.3, OH-4.4.4), those that became free again too (OH-N18).
    pub(crate) fn places_for_character(&self, state: &State, player: Player) -> Slots {
        let side = state.side(player);
        let standing = |slot: SlotNo| side.field.slot(slot).standing;
        let free = Slots::ALL.that(|slot| standing(slot) == Standing::Free);
        let characters = Slots::ALL.that(|slot| standing(slot).is_character());
        if characters.is_empty() {
            return free.that(|slot| slot == 0 || usize::from(slot) == SLOTS - 1).or(free);
        }
        let beside = |slot: SlotNo| adjacent(slot).any(|next| characters.has(next));
        if self.options.slot_order == SlotOrder::BesideAny {
            return free.that(beside).or(free);
        }
        // In the player's direction the farthest character card; what lies beyond it first, then the rest from the starting end.
        let rightwards = side.rightwards.unwrap_or(true);
        let row = if rightwards { [0, 1, 2, 3] } else { [3, 2, 1, 0] };
        let farthest = row.iter().rposition(|slot| characters.has(*slot)).unwrap_or(0);
        let mut order = row[farthest + 1..].iter().chain(&row[..farthest]).copied().filter(|slot| free.has(*slot));
        order.clone().find(|slot| beside(*slot)).or(order.next()).into_iter().collect()
    }

    /// Is a character of this slot fit for a card of this caste and level (OH-4.1.2), its printed one (OH-N14)? Puppets never are:
    /// they receive no equipment and use no abilities (OH-4.9.3).
    pub(crate) fn is_of_rank(&self, state: &State, player: Player, slot: SlotNo, card: &Card) -> bool {
        let field = state.field(player);
        let body = field.card(Place::of(slot, Part::Body)).map(|id| self.card(id));
        body.is_some_and(|body| body.kind.is_character() && body.caste == card.caste && card.level <= body.level)
    }

    /// The own characters that may receive this equipment (OH-4.6).
    pub(crate) fn recipients<'a>(
        &'a self,
        state: &'a State,
        player: Player,
        id: CardId,
    ) -> impl Iterator<Item = SlotNo> + 'a {
        let card = self.card(id);
        let is_playable = card.kind.is_equipment() && self.is_playable(state, player, card, 0);
        let barred = if is_playable { self.barred(state, Barred::Equip) } else { Spots::NONE };
        let receives = move |slot: &SlotNo| {
            let place = state.field(player).slot(*slot);
            place.standing == Standing::Active
                && !place.has(flag::EQUIPPED)
                && self.is_of_rank(state, player, *slot, card)
                && self.has_place_for_equipment(state, player, *slot, card)
                && !barred.has(Spot::body(player, *slot))
        };
        if is_playable { Slots::ALL } else { Slots::NONE }.iter().filter(receives)
    }

    fn has_place_for_equipment(&self, state: &State, player: Player, slot: SlotNo, card: &Card) -> bool {
        let field = state.field(player);
        let [base, upgrade] = Self::equipment_places(slot, card.kind);
        let is_replacing = self.options.full_spot == FullSpot::Replace;
        match card.tier {
            Some(Tier::Upgrade) => {
                let below = field.card(base).map(|id| self.card(id));
                let is_base = below.is_some_and(|below| below.tier == Some(Tier::Base));
                is_base && (is_replacing || field.card(upgrade).is_none())
            }
            tier => {
                let bearer = field.card(Place::of(slot, Part::Body)).map(|id| self.card(id));
                let fits = tier != Some(Tier::Relic) || bearer.is_some_and(|bearer| bearer.kind == Kind::Hero);
                fits && (is_replacing || field.card(base).is_none())
            }
        }
    }

    /// Where a base or relic of this kind lies in a slot, and where its upgrade.
    pub(crate) const fn equipment_places(slot: SlotNo, kind: Kind) -> [Place; 2] {
        match kind {
            Kind::Weapon => [Place::of(slot, Part::Weapon), Place::of(slot, Part::WeaponUpgrade)],
            _ => [Place::of(slot, Part::Armour), Place::of(slot, Part::ArmourUpgrade)],
        }
    }

    /// May the character in a slot use abilities now (OH-4.1.3, OH-4.1.4), if nothing bars it? Traps, quick abilities and instants
    /// are abilities like the others (OH-3.33). That it came this turn bars nothing but attacks (OH-3.42, OH-4.4.7).
    fn can_use_abilities(state: &State, player: Player, slot: SlotNo) -> bool {
        let place = state.field(player).slot(slot);
        place.standing == Standing::Active && !place.has(flag::ABILITY) && place.vitals[0].armour > 0
    }

    /// May this character use this ability, as far as character and level go?
    pub(crate) fn is_of_rank_for(&self, state: &State, player: Player, slot: SlotNo, id: CardId) -> bool {
        let card = self.card(id);
        self.is_playable(state, player, card, 0)
            && self.is_of_rank(state, player, slot, card)
            && Self::can_use_abilities(state, player, slot)
            && !self.barred(state, Barred::Ability).has(Spot::body(player, slot))
    }

    /// The own characters that may use an ability and can finish what it asks (OH-4.1, OH-4.7 to OH-4.11).
    pub(crate) fn users<'a>(
        &'a self,
        state: &'a State,
        player: Player,
        id: CardId,
    ) -> impl Iterator<Item = SlotNo> + 'a {
        let card = self.card(id);
        let is_playable = card.kind.is_ability() && self.is_playable(state, player, card, 0);
        // Who is barred from attacking can still use an instant (OH-N24).
        let barred = if is_playable { self.barred(state, Barred::Ability) } else { Spots::NONE };
        let uses = move |slot: &SlotNo| {
            Self::can_use_abilities(state, player, *slot)
                && !barred.has(Spot::body(player, *slot))
                && self.is_of_rank(state, player, *slot, card)
                && self.can_finish(state, player, *slot, id)
        };
        if is_playable { Slots::ALL } else { Slots::NONE }.iter().filter(uses)
    }

    fn can_finish(&self, state: &State, player: Player, slot: SlotNo, id: CardId) -> bool {
        let card = self.card(id);
        let field = state.field(player);
        if card.kind.deals_ability_damage() {
            let is_ready = field.is_armed(slot) && !(card.kind == Kind::Instant && field.slot(slot).has(flag::ACTED));
            let record = Self::play_record(card).filter(|_| is_ready);
            let user = Some(Spot::body(player, slot));
            let scene = Scene { user, ability: Some(id), dealer: Some(player), ..Scene::of(player) };
            return record.is_some_and(|effect| {
                self.holds(state, &effect.when, &scene) && self.has_targets(state, effect, &scene)
            });
        }
        !self.places_for(state, player, slot, id).is_empty()
    }

    /// Where a continuous ability, mount or puppet of this user can lie (OH-4.7.1, OH-4.8.1, OH-4.9.1): slots; for what lies on the
    /// battlefield the user's.
    pub(crate) fn places_for(&self, state: &State, player: Player, user: SlotNo, id: CardId) -> Slots {
        let card = self.card(id);
        let field = state.field(player);
        match (card.kind, card.attach) {
            (Kind::Puppet, _) => {
                let stacks = self.about[id.index()] & about::STACK != 0;
                let is_own_kind = |slot: SlotNo| {
                    let there = field.slot(slot);
                    stacks
                        && there.standing == Standing::Puppet
                        && usize::from(there.cards) <= UNDER
                        && field.lies(Place::of(slot, Part::Body)) == Some(id)
                };
                // Any free slot will do (OH-N23).
                Slots::ALL.that(|slot| field.slot(slot).standing == Standing::Free || is_own_kind(slot))
            }
            (_, Some(Attach::Battlefield)) => {
                let is_free = field.card(Place::BATTLEFIELD).is_none();
                (is_free || self.options.full_spot == FullSpot::Replace).then_some(user).into_iter().collect()
            }
            _ => {
                // OH-R31.
                let bearers = match self.options.attach_to {
                    AttachTo::User => Slots::NONE.with(user),
                    AttachTo::AnyOwn => Slots::ALL.that(|slot| self.is_of_rank(state, player, slot, card)),
                };
                bearers.that(|slot| self.has_place_on(state, player, slot, card))
            }
        }
    }

    /// Is there a free place on a character (OH-4.7.2, OH-4.8.2, OH-R14)?
    pub(crate) fn has_place_on(&self, state: &State, player: Player, slot: SlotNo, card: &Card) -> bool {
        let field = state.field(player);
        let has = |part| field.card(Place::of(slot, part)).is_some();
        let is_replacing = self.options.full_spot == FullSpot::Replace;
        let body_is_free = || match self.options.body_spot {
            BodySpot::OneOfTwo => !has(Part::Mount) && !has(Part::Attached),
            BodySpot::OneEach => !has(Self::part_of(card)),
        };
        match card.attach {
            Some(Attach::Weapon) => has(Part::Weapon) && (is_replacing || !has(Part::OnWeapon)),
            Some(Attach::Armour) => has(Part::Armour) && (is_replacing || !has(Part::OnArmour)),
            _ => is_replacing || body_is_free(),
        }
    }

    /// Where on a character a mount or continuous ability lies.
    pub(crate) const fn part_of(card: &Card) -> Part {
        match (card.kind, card.attach) {
            (Kind::Mount, _) => Part::Mount,
            (_, Some(Attach::Weapon)) => Part::OnWeapon,
            (_, Some(Attach::Armour)) => Part::OnArmour,
            _ => Part::Attached,
        }
    }

    /// May a potion be played (OH-4.13)?
    pub(crate) fn may_drink(&self, state: &State, player: Player, id: CardId) -> bool {
        let card = self.card(id);
        let scene = Scene::of(player);
        let record = Self::play_record(card);
        card.kind == Kind::Potion
            && !state.potion
            && self.is_playable(state, player, card, 0)
            && self.is_potion_of(state, player, card)
            && record.is_some_and(|effect| {
                self.holds(state, &effect.when, &scene) && self.has_targets(state, effect, &scene)
            })
    }

    /// OH-4.13.2, OH-R30.
    pub(crate) fn is_potion_of(&self, state: &State, player: Player, card: &Card) -> bool {
        let field = state.field(player);
        if let Some(noble) = field.card(Place::NOBLE) {
            return self.card(noble).caste == card.caste;
        }
        let lives = |slot: SlotNo| {
            let body = field.card(Place::of(slot, Part::Body)).map(|id| self.card(id));
            body.is_some_and(|body| body.kind.is_character() && body.caste == card.caste)
        };
        self.options.potion_caste == PotionCaste::Any || (0..SLOTS as u8).any(lives)
    }

    /// May the effect of the card at a place be activated (OH-4.14.2)?
    pub(crate) fn may_activate(&self, state: &State, player: Player, place: Place, record: u8) -> bool {
        let field = state.field(player);
        let Some(id) = field.card(place).filter(|_| !field.is_silent(place)) else { return false };
        let effect = self.card(id).effects.get(usize::from(record));
        let Some(effect) = effect.filter(|effect| effect.trigger == Trigger::Activate) else { return false };
        let holder = Self::bearer(player, place);
        let scene = Scene { holder, ..Scene::of(player) };
        let is_able = holder.is_none_or(|holder| {
            let has_armour = state.vital(holder).is_some_and(|vital| vital.armour > effect.cost.armour);
            let is_up = matches!(state.standing(holder), Standing::Active | Standing::Puppet);
            is_up && has_armour && !self.barred(state, Barred::Effect).has(holder)
        });
        is_able
            && field.used[place.index()] >> record & 1 == 0
            && self.can_pay(state, player, effect.cost, 0, 0)
            && self.holds(state, &effect.when, &scene)
            && self.has_targets(state, effect, &scene)
    }

    /// The effects that may be activated now.
    pub(crate) fn activations<'a>(
        &'a self,
        state: &'a State,
        player: Player,
    ) -> impl Iterator<Item = (Place, u8)> + 'a {
        let activates = about::trigger(Trigger::Activate);
        let is_any = state.field(player).index.about & activates != 0;
        let cards = is_any.then(|| state.field(player).speaking()).into_iter().flatten();
        let cards = cards.filter(move |(_, id)| self.about[id.index()] & activates != 0);
        cards.flat_map(move |(place, id)| {
            let records = 0..self.card(id).effects.len() as u8;
            let open = records.filter(move |record| self.may_activate(state, player, place, *record));
            open.map(move |record| (place, record))
        })
    }

    /// May the character that was placed this turn be turned idle (OH-4.5.1)?
    pub(crate) fn may_turn_idle(&self, state: &State) -> Option<SlotNo> {
        let slot = state.newcomer?;
        let place = state.field(state.active).slot(slot);
        let is_equipped = place.has(flag::EQUIPPED) && self.options.idle_after_equip == Permission::Forbidden;
        (place.standing == Standing::Active && !place.has(flag::EXERTED) && !is_equipped).then_some(slot)
    }

    /// What may be in the hand of a player for all that the other knows.
    pub(crate) fn possible_hand(&self, state: &State, player: Player) -> Cards {
        let side = state.side(player);
        if side.hand == side.known { side.known } else { side.deck.either(side.hand) }
    }

    /// The quick abilities of some cards that the player could use now.
    pub(crate) fn quick_cards<'a>(
        &'a self,
        state: &'a State,
        player: Player,
        cards: Cards,
    ) -> impl Iterator<Item = CardId> + 'a {
        let list = self.list(player);
        let is_ready = |slot| Self::can_use_abilities(state, player, slot) && state.field(player).is_armed(slot);
        let quick = if Slots::ALL.iter().any(is_ready) { list.only(cards, &[Kind::Quick]) } else { Cards::NONE };
        list.names(quick).filter(move |id| self.users(state, player, *id).next().is_some())
    }

    /// Is it the tactical phase of the active player?
    pub(crate) fn is_tactical(state: &State) -> bool {
        state.phase() == Some(Phase::Tactical)
    }
}
