//! Cards that come into play and leave it, and what follows from those that are there.

use crate::components::card::CardId;
use crate::components::word::Word;
use crate::rules::field::{Index, Part, Place, Player, SlotNo, Spot, Standing, Vital, flag};
use crate::rules::state::{Ends, Lasting, Running, State};
use crate::rules::table::OsokHajnala;

/// What a card without armour has for it: nothing takes it away.
pub(crate) const IMMORTAL: u8 = u8::MAX;

impl OsokHajnala {
    /// Nothing that lasts is left of what lay in a slot (OH-4.20.6), and no flag.
    pub(super) fn forget(&self, state: &mut State, player: Player, slot: SlotNo) {
        state.running.retain(|running| {
            let is_on = running.on.owner() == player && running.on.slot() == Some(slot);
            let is_from = matches!(running.what, Lasting::Since(place) if place.slot() == Some(slot));
            !(is_on || is_from && running.owner == player)
        });
        for part in Part::ALL {
            state.field_mut(player).used[Place::of(slot, part).index()] = 0;
        }
    }

    /// A slot becomes free.
    pub(super) fn clear(&self, state: &mut State, player: Player, slot: SlotNo) {
        self.forget(state, player, slot);
        let field = state.field_mut(player);
        for part in Part::ALL {
            field.put(Place::of(slot, part), None);
        }
        *field.slot_mut(slot) = Default::default();
        self.renew(state, player);
    }

    /// Keeps up what follows from the cards in play.
    pub(crate) fn renew(&self, state: &mut State, player: Player) {
        let mut index = Index::default();
        let field = state.field(player);
        for place in Place::all() {
            let Some(id) = field.card(place) else { continue };
            if !self.card(id).effects.is_empty() && !field.is_silent(place) {
                index.about |= self.about[id.index()];
                index.speaking |= 1 << place.0;
            }
        }
        for spot in Spot::all(player) {
            if let Some(body) = self.body(state, spot) {
                index.bodies[body.index()] |= spot.bit_of_own();
            }
        }
        state.field_mut(player).index = index;
    }

    /// A card that lies on a character, or on the battlefield, leaves play.
    pub(crate) fn take_off(&self, state: &mut State, player: Player, place: Place) {
        state.field_mut(player).put(place, None);
        self.renew(state, player);
        let spot = place.slot().and_then(|slot| match place.part() {
            Some(Part::Mount) => Some(Spot::mount(player, slot)),
            Some(Part::Attached) => Some(Spot::attached(player, slot)),
            _ => None,
        });
        if let Some(vital) = spot.and_then(|spot| state.vital_mut(spot)) {
            *vital = Vital::default();
        }
        state.running.retain(|running| {
            let is_from = running.what == Lasting::Since(place) && running.owner == player;
            !(is_from || spot == Some(running.on))
        });
    }

    /// A card comes into play at a place.
    pub(crate) fn enters(&self, state: &mut State, player: Player, place: Place, id: CardId) {
        let card = self.card(id);
        let armour = card.armour.unwrap_or(IMMORTAL);
        let field = state.field_mut(player);
        field.put(place, Some(id));
        if let Some(slot) = place.slot() {
            let there = field.slot_mut(slot);
            match place.part() {
                // Active, with its printed armour and nothing on it (OH-4.4.2).
                Some(Part::Body) => {
                    let standing = if card.kind.is_character() { Standing::Active } else { Standing::Puppet };
                    *there = crate::rules::field::Slot { standing, flags: flag::CAME, cards: 1, ..Default::default() };
                    there.vitals[0].armour = armour;
                }
                Some(Part::Mount) => there.vitals[1] = Vital { armour, ..Vital::default() },
                Some(Part::Attached) => there.vitals[2] = Vital { armour, ..Vital::default() },
                _ => {}
            }
        }
        self.renew(state, player);
        if self.multiplies(id) {
            let on = Self::about_whom(player, place);
            let what = Lasting::Since(place);
            state.running.push(Running { what, on, card: id, owner: player, ends: Ends::Never });
        }
    }

    /// A card goes to its owner's discard pile.
    pub(crate) fn put_on_pile(&self, state: &mut State, owner: Player, card: CardId) {
        let list = self.list(owner);
        let side = state.side_mut(owner);
        side.discard = list.with(side.discard, card);
        side.top = Some(card);
    }
}
