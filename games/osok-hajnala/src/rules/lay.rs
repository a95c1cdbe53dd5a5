//! How a card that was played comes to lie on the battlefield (OH-4.4, OH-4.6 to OH-4.9).

use quincunx_engine::Log;

use crate::components::card::{CardId, Kind};
use crate::components::effect::Trigger;
use crate::rules::event::{Event, ToldWent};
use crate::rules::field::{Part, Place, Player, SlotNo, Spot, Standing, UNDER};
use crate::rules::frame::{Of, Wave};
use crate::rules::options::BodySpot;
use crate::rules::state::State;
use crate::rules::table::OsokHajnala;

impl OsokHajnala {
    /// OH-4.4.
    pub(super) fn place(
        &self,
        state: &mut State,
        player: Player,
        card: CardId,
        slot: SlotNo,
        idle: bool,
        log: &mut impl Log<Event>,
    ) {
        let is_first = !state.field(player).slots.iter().any(|slot| slot.standing.is_character());
        if is_first {
            state.side_mut(player).rightwards = Some(slot < 2);
        }
        self.enters(state, player, Place::of(slot, Part::Body), card);
        state.newcomer = Some(slot);
        if idle {
            state.field_mut(player).slot_mut(slot).standing = Standing::Idle;
        }
        let spot = Spot::body(player, slot);
        log.event(|| Event::Entered { spot, card, idle });
        Self::set_off(state, Wave::on(Trigger::Enter, Of::Moment, spot));
    }

    /// OH-4.6.
    pub(super) fn equip(&self, state: &mut State, player: Player, id: CardId, slot: SlotNo, log: &mut impl Log<Event>) {
        let card = self.card(id);
        let [base, upgrade] = Self::equipment_places(slot, card.kind);
        let worn = self.worn_armour(state, player, slot);
        if card.tier == Some(crate::components::card::Tier::Upgrade) {
            // What lies on the base besides stays there (OH-4.7.3).
            self.replace(state, player, upgrade, log);
            self.enters(state, player, upgrade, id);
        } else {
            let on = if card.kind == Kind::Weapon { Part::OnWeapon } else { Part::OnArmour };
            for place in [Place::of(slot, on), upgrade, base] {
                self.replace(state, player, place, log);
            }
            self.enters(state, player, base, id);
        }
        log.event(|| Event::Equipped { spot: Spot::body(player, slot), card: id });
        // Armour rises now as much as at most (OH-4.6.5).
        let now = self.worn_armour(state, player, slot);
        let vital = &mut state.field_mut(player).slot_mut(slot).vitals[0];
        vital.armour = (vital.armour + now).saturating_sub(worn);
    }

    /// What lies in a place makes room (OH-R13).
    fn replace(&self, state: &mut State, player: Player, place: Place, log: &mut impl Log<Event>) {
        let Some(card) = state.field(player).lies(place) else { return };
        self.take_off(state, player, place);
        self.put_on_pile(state, player, card);
        log.event(|| Event::Replaced { player, card, to: ToldWent::Pile });
    }

    /// OH-4.7 to OH-4.9.
    pub(super) fn lay(&self, state: &mut State, player: Player, id: CardId, slot: SlotNo, log: &mut impl Log<Event>) {
        let card = self.card(id);
        if card.kind == Kind::Puppet {
            let spot = Spot::body(player, slot);
            log.event(|| Event::Entered { spot, card: id, idle: false });
            if state.field(player).slot(slot).standing == Standing::Puppet {
                return self.stack_up(state, player, slot, id);
            }
            return self.enters(state, player, Place::of(slot, Part::Body), id);
        }
        if card.attach == Some(crate::components::card::Attach::Battlefield) {
            self.replace(state, player, Place::BATTLEFIELD, log);
            log.event(|| Event::Laid { player, slot: None, card: id });
            return self.enters(state, player, Place::BATTLEFIELD, id);
        }
        let part = Self::part_of(card);
        if matches!(part, Part::Mount | Part::Attached) && self.options.body_spot == BodySpot::OneOfTwo {
            for part in [Part::Mount, Part::Attached] {
                self.replace(state, player, Place::of(slot, part), log);
            }
        } else {
            self.replace(state, player, Place::of(slot, part), log);
        }
        log.event(|| Event::Laid { player, slot: Some(slot + 1), card: id });
        self.enters(state, player, Place::of(slot, part), id);
    }

    /// A puppet is played on one of the same name (OH-4.26.5).
    fn stack_up(&self, state: &mut State, player: Player, slot: SlotNo, id: CardId) {
        let printed = self.card(id).armour.unwrap_or_default();
        let place = state.field_mut(player).slot_mut(slot);
        place.under.copy_within(..UNDER - 1, 1);
        place.under[0] = place.vitals[0].armour;
        place.vitals[0].armour = printed;
        place.cards += 1;
        place.fresh += 1;
    }
}
