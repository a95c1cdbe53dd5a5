//! Death (OH-4.20), and the end of the game by it (section 5).

use quincunx_engine::Log;

use crate::components::card::CardId;
use crate::components::effect::Trigger;
use crate::rules::event::{Event, ToldWent};
use crate::rules::field::{Part, Place, Player, SlotNo, Spot, Standing, UNDER};
use crate::rules::frame::{Departed, Frame, Of, Run, Scene};
use crate::rules::options::{BothLose, FourthDeath};
use crate::rules::state::{EndedBy, State};
use crate::rules::table::OsokHajnala;

/// Dead characters with which a player has lost (OH-5.2).
pub(crate) const FOURTH: u8 = 4;

impl OsokHajnala {
    /// A death check comes, if it can change anything.
    pub(crate) fn check(&self, state: &mut State) {
        if !state.is_over() && Self::is_anybody_below(state) {
            state.stack.push(Frame::Check([0; 2]));
        }
    }

    /// A death check comes after what a damage sets off (OH-4.18.3).
    pub(crate) fn check_after(&self, state: &mut State, damage: impl FnOnce(&mut State)) {
        let before = state.stack.len();
        damage(state);
        if state.is_over() {
            return;
        }
        let height = state.stack.len();
        self.check(state);
        // What woke speaks before the check.
        if state.stack.len() > height
            && let Some(check) = state.stack.pop()
        {
            state.stack.insert(before, check);
        }
    }

    fn is_anybody_below(state: &State) -> bool {
        state.spots().iter().any(|spot| Self::is_below(state, spot))
    }

    /// A card without armour never is: it has [`IMMORTAL`].
    fn is_below(state: &State, spot: Spot) -> bool {
        state.vital(spot).is_some_and(|vital| vital.armour == 0)
    }

    /// Goes on with a death check: removal and the end of the game, draws, "dies" effects, and another check (OH-4.20).
    pub(crate) fn advance_check(&self, state: &mut State, draws: [u8; 2], log: &mut impl Log<Event>) {
        if let Some(player) = self.by_turn(state).into_iter().find(|player| draws[player.index()] > 0) {
            if let Some(Frame::Check(draws)) = state.stack.last_mut() {
                draws[player.index()] = 0;
            }
            return self.draw(state, player, draws[player.index()]);
        }
        if !state.departed.is_empty() {
            let Departed { owner, card, spot } = state.departed.remove(0);
            let scene = Scene { holder: Some(spot), ..Scene::of(owner) };
            let texts = self.card(card).effects.iter().enumerate().rev();
            for (record, effect) in texts.filter(|(_, effect)| effect.trigger == Trigger::Died) {
                if self.holds(state, &effect.when, &scene) {
                    let run = Run::new(card, record as u8, Of::Moment, scene, effect.optional);
                    state.stack.push(Frame::Run(run));
                }
            }
            return;
        }
        if !Self::is_anybody_below(state) {
            state.stack.pop();
            return;
        }
        let draws = self.bury(state, log);
        if let Some(Frame::Check(top)) = state.stack.last_mut() {
            *top = draws;
        }
        self.fourth_dead(state, log);
    }

    /// The active player, then the other.
    pub(crate) fn by_turn(&self, state: &State) -> [Player; 2] {
        [state.active, state.active.other()]
    }

    /// All cards below 1 go at the same time (OH-4.20.2), a mount that dies with its rider to the discard pile (OH-N22). How many characters of each player died.
    fn bury(&self, state: &mut State, log: &mut impl Log<Event>) -> [u8; 2] {
        let mut draws = [0; 2];
        for player in self.by_turn(state) {
            for slot in 0..4 {
                for spot in [Spot::mount(player, slot), Spot::attached(player, slot)] {
                    if state.card_at(spot).is_some() && Self::is_below(state, spot) {
                        self.leave(state, spot, log);
                    }
                }
                let body = Spot::body(player, slot);
                if state.card_at(body).is_none() || !Self::is_below(state, body) {
                    continue;
                }
                if state.standing(body) == Standing::Puppet {
                    self.leave_puppet(state, player, slot, log);
                } else {
                    draws[player.index()] += 1;
                    self.die(state, player, slot, log);
                }
            }
        }
        draws
    }

    /// A mount or continuous ability goes to the discard pile; what is left over of the damage is lost (OH-4.7.4, OH-4.8.3).
    fn leave(&self, state: &mut State, spot: Spot, log: &mut impl Log<Event>) {
        let (Some(place), owner) = (spot.place(), spot.owner()) else { return };
        let Some(card) = state.field(owner).lies(place) else { return };
        self.depart(state, owner, card, spot);
        self.take_off(state, owner, place);
        self.put_on_pile(state, owner, card);
        log.event(|| Event::Left { spot, card, to: ToldWent::Pile });
    }

    /// The top card of a stack, and each below 1 under it, goes to the discard pile (OH-4.9.4, OH-4.26.5).
    fn leave_puppet(&self, state: &mut State, player: Player, slot: SlotNo, log: &mut impl Log<Event>) {
        let spot = Spot::body(player, slot);
        let place = Place::of(slot, Part::Body);
        let Some(card) = state.field(player).lies(place) else { return };
        let cards = state.field(player).slot(slot).cards;
        let under = state.field(player).slot(slot).under;
        let left = under.iter().filter(|armour| **armour > 0).count() as u8;
        for _ in left..cards {
            self.depart(state, player, card, spot);
            self.put_on_pile(state, player, card);
            log.event(|| Event::Left { spot, card, to: ToldWent::Pile });
        }
        if left == 0 {
            self.clear(state, player, slot);
            return;
        }
        let top = under.iter().position(|armour| *armour > 0).unwrap_or(0);
        let place = state.field_mut(player).slot_mut(slot);
        place.vitals[0].armour = under[top];
        let mut rest = [0; UNDER];
        rest[..UNDER - top - 1].copy_from_slice(&under[top + 1..]);
        place.under = rest;
        place.cards = left;
        place.fresh = place.fresh.min(left - 1);
    }

    /// A character dies (OH-4.20.2).
    fn die(&self, state: &mut State, player: Player, slot: SlotNo, log: &mut impl Log<Event>) {
        let spot = Spot::body(player, slot);
        let mount = Place::of(slot, Part::Mount);
        let Some(card) = state.field(player).lies(Place::of(slot, Part::Body)) else { return };
        if let Some(mount_card) = state.field(player).lies(mount) {
            self.take_off(state, player, mount);
            let list = self.list(player);
            let side = state.side_mut(player);
            side.hand = list.with(side.hand, mount_card);
            side.known = list.with(side.known, mount_card);
            log.event(|| Event::Left { spot: Spot::mount(player, slot), card: mount_card, to: ToldWent::Hand });
        }
        self.depart(state, player, card, spot);
        self.forget(state, player, slot);
        if state.newcomer == Some(slot) && player == state.active {
            state.newcomer = None;
        }
        // Its printed level counts (OH-N32).
        if self.card(card).level <= 1 {
            for part in Part::ALL.into_iter().rev() {
                if let Some(card) = state.field(player).lies(Place::of(slot, part)) {
                    self.put_on_pile(state, player, card);
                }
            }
            self.clear(state, player, slot);
            log.event(|| Event::Left { spot, card, to: ToldWent::Pile });
            return;
        }
        let place = state.field_mut(player).slot_mut(slot);
        *place = crate::rules::field::Slot { standing: Standing::Dead, ..Default::default() };
        self.renew(state, player);
        let side = state.side_mut(player);
        side.turned_down = side.turned_down.saturating_add(1);
        log.event(|| Event::Left { spot, card, to: ToldWent::Down });
    }

    /// A card with something to say about its death is remembered until its time comes (OH-4.20.5).
    fn depart(&self, state: &mut State, owner: Player, card: CardId, spot: Spot) {
        if self.card(card).effects.iter().any(|effect| effect.trigger == Trigger::Died) {
            state.departed.push(Departed { owner, card, spot });
        }
    }

    /// OH-5.2, OH-5.3, OH-R17, OH-R18.
    fn fourth_dead(&self, state: &mut State, log: &mut impl Log<Event>) {
        let has_lost = |player: &Player| {
            let side = state.side(*player);
            match self.options.fourth_death {
                FourthDeath::Lying => side.field.dead() >= FOURTH,
                FourthDeath::Ever => side.turned_down >= FOURTH,
            }
        };
        let winner = match Player::BOTH.map(|player| has_lost(&player)) {
            [false, false] => return,
            [true, true] => match self.options.both_lose {
                BothLose::Draw => None,
                BothLose::ActiveLoses => Some(state.active.other()),
            },
            [true, false] => Some(Player::B),
            [false, true] => Some(Player::A),
        };
        self.over(state, winner, EndedBy::FourthDead, log);
    }
}
