//! Suffering a damage (OH-4.18), death (OH-4.20), and cards that come into play and leave it.

use quincunx_engine::Log;

use crate::components::card::CardId;
use crate::components::effect::Trigger;
use crate::components::step::{Fraction, Step};
use crate::components::word::Word;
use crate::rules::event::{Event, ToldWent};
use crate::rules::field::{Index, Part, Place, Player, SlotNo, Spot, Spots, Standing, UNDER, Vital, flag};
use crate::rules::frame::Scene;
use crate::rules::frame::{Departed, Frame, Of, Run, Wave};
use crate::rules::numbers::{Reckoning, about};
use crate::rules::options::{BothLose, FourthDeath, IdleZero};
use crate::rules::state::{EndedBy, Ending, Ends, Lasting, Running, Stage, State};
use crate::rules::table::OsokHajnala;

/// Dead characters with which a player has lost (OH-5.2).
const FOURTH: u8 = 4;

/// A damage that a card or player is to suffer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Hit {
    pub on: Spot,
    pub amount: u16,
    /// [`Reckoning::spent`].
    spent: u64,
    /// The part that reaches an idle character (OH-4.25, `pierce_idle`).
    pierces: Option<Fraction>,
}

impl Hit {
    /// That of an ability, or delayed.
    pub(crate) const fn ability(on: Spot, reckoning: Reckoning) -> Self {
        Self { on, amount: reckoning.amount, spent: reckoning.spent, pierces: None }
    }

    /// That of an attack.
    pub(crate) const fn attack(on: Spot, reckoning: Reckoning, pierces: Option<Fraction>) -> Self {
        Self { pierces, ..Self::ability(on, reckoning) }
    }

    /// Effect damage is the number in the text (OH-4.17.6).
    pub(crate) const fn effect(on: Spot, amount: u16) -> Self {
        Self { on, amount, spent: 0, pierces: None }
    }
}

impl OsokHajnala {
    /// All suffer at the same time (OH-4.17.9). Those who suffered at least 1; what wakes is told at once (OH-4.18.3).
    pub(crate) fn suffer(&self, state: &mut State, hits: &[Hit], log: &mut impl Log<Event>) -> Spots {
        let mut victims = Spots::NONE;
        let mut woken = Spots::NONE;
        for hit in hits {
            if hit.on.is_player() {
                self.lose_life(state, hit.on.owner(), hit.amount, log);
                if state.is_over() {
                    return victims;
                }
                continue;
            }
            let (is_hit, wakes, on) = self.suffer_one(state, hit, log);
            if is_hit {
                victims = victims.with(on);
            }
            if wakes {
                woken = woken.with(on);
            }
        }
        let due: smallvec::SmallVec<[Spot; 8]> = Self::in_order(state, woken).collect();
        for spot in due.into_iter().rev() {
            Self::set_off(state, Wave::on(Trigger::Woken, Self::moment(state), spot));
        }
        victims
    }

    /// Did it suffer anything, has it woken, and who it was (OH-4.18.1)?
    fn suffer_one(&self, state: &mut State, hit: &Hit, log: &mut impl Log<Event>) -> (bool, bool, Spot) {
        let wall = self.wall(state, hit.on);
        let on = wall.unwrap_or(hit.on);
        let mut amount = hit.amount;
        let is_idle = on.is_body() && state.standing(on) == Standing::Idle;
        // OH-R25.
        let is_zero = amount == 0;
        if is_zero && !(is_idle && self.options.idle_zero == IdleZero::Wakes) {
            if wall.is_none() {
                Self::use_up(state, on, hit.spent);
            }
            return (false, false, on);
        }
        if is_idle {
            if let Some(slot) = on.slot() {
                state.field_mut(on.owner()).slot_mut(slot).standing = Standing::Active;
            }
            log.event(|| Event::Woke { spot: on });
            amount = hit.pierces.map_or(0, |part| part.of(amount));
            if amount == 0 {
                return (false, true, on);
            }
        }
        if wall.is_none() {
            Self::use_up(state, on, hit.spent);
        }
        amount = self.prevented(state, on, amount, log);
        let is_hit = amount > 0 && Self::lower(state, on, amount);
        if is_hit {
            let armour = state.vital(on).map_or(0, |vital| vital.armour);
            log.event(|| Event::Suffered { spot: on, n: amount, armour });
        }
        (is_hit, is_idle, on)
    }

    /// The wall that suffers instead of a character (OH-4.26.2), below 1 too: it is in play until the death check (OH-4.20.1).
    fn wall(&self, state: &State, on: Spot) -> Option<Spot> {
        let slot = on.slot().filter(|_| on.is_body())?;
        let wall = Spot::attached(on.owner(), slot);
        let card = state.card_at(wall)?;
        (self.about[card.index()] & about::WALL != 0).then_some(wall)
    }

    /// The limits of the turn that a damage uses up, even if nothing is left of it (OH-4.17.8, OH-N31).
    fn use_up(state: &mut State, on: Spot, spent: u64) {
        let Some(slot) = on.slot() else { return };
        let field = state.field_mut(on.owner());
        let mut left = spent;
        while left != 0 {
            let bit = left.trailing_zeros() as usize;
            left &= left - 1;
            field.used[Place::of(slot, Part::ALL[bit / 4]).index()] |= 1 << (4 + bit % 4);
        }
    }

    /// What is left of a damage after prevention, the oldest first.
    fn prevented(&self, state: &mut State, on: Spot, amount: u16, log: &mut impl Log<Event>) -> u16 {
        let mut left = amount;
        for running in state.running.iter_mut().filter(|running| running.on == on) {
            if let Lasting::Shield(n) = &mut running.what {
                let part = left.min(u16::from(*n));
                *n -= part as u8;
                left -= part;
            }
        }
        if left < amount {
            state.running.retain(|running| running.what != Lasting::Shield(0));
            log.event(|| Event::Prevented { spot: on, n: amount - left });
        }
        left
    }

    /// Armour drops; what is left over of the top card of a stack reaches the next (OH-4.26.5).
    fn lower(state: &mut State, on: Spot, amount: u16) -> bool {
        let Some(vital) = state.vital_mut(on) else { return false };
        let over = amount.saturating_sub(u16::from(vital.armour));
        vital.armour = vital.armour.saturating_sub(amount.min(255) as u8);
        if let Some(slot) = on.slot().filter(|_| over > 0 && on.is_body()) {
            let mut over = over;
            for under in &mut state.field_mut(on.owner()).slot_mut(slot).under {
                let part = over.min(u16::from(*under));
                *under -= part as u8;
                over -= part;
            }
        }
        true
    }

    /// Life drops; below 1 the game is over at once (OH-4.18.2, OH-5.1).
    pub(crate) fn lose_life(&self, state: &mut State, player: Player, amount: u16, log: &mut impl Log<Event>) {
        let side = state.side_mut(player);
        let life = side.life.saturating_sub(amount.min(255) as u8);
        let change = i16::from(life) - i16::from(side.life);
        side.life = life;
        log.event(|| Event::Life { player, change, life });
        if life == 0 {
            self.over(state, Some(player.other()), EndedBy::Life, log);
        }
    }

    pub(crate) fn over(&self, state: &mut State, winner: Option<Player>, how: EndedBy, log: &mut impl Log<Event>) {
        state.stage = Stage::Over(Ending { winner, how });
        state.act = None;
        state.stack.clear();
        state.departed.clear();
        state.drawing = None;
        log.event(|| Event::Over { winner, how });
    }

    /// A death check comes, if it can change anything.
    pub(crate) fn check(&self, state: &mut State) {
        if !state.is_over() && Self::is_anybody_below(state) {
            state.stack.push(Frame::Check([0; 2]));
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

    /// Nothing that lasts is left of what lay in a slot (OH-4.20.6), and no flag.
    fn forget(&self, state: &mut State, player: Player, slot: SlotNo) {
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
    fn clear(&self, state: &mut State, player: Player, slot: SlotNo) {
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

    /// A card goes to its owner's discard pile.
    pub(crate) fn put_on_pile(&self, state: &mut State, owner: Player, card: CardId) {
        let list = self.list(owner);
        let side = state.side_mut(owner);
        side.discard = list.with(side.discard, card);
        side.top = Some(card);
    }

    /// The part of an attack's damage that reaches an idle card.
    pub(crate) fn pierces(&self, state: &State, attacker: Spot) -> Option<Fraction> {
        self.statics(state, about::PIERCE, Scene::of(attacker.owner())).find_map(|(scene, _, _, _, step)| match step {
            Step::PierceIdle(part) if scene.holder == Some(attacker) => Some(*part),
            _ => None,
        })
    }
}

/// What a card without armour has for it: nothing takes it away.
pub(crate) const IMMORTAL: u8 = u8::MAX;
