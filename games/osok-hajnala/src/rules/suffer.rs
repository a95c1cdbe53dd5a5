//! Suffering a damage (OH-4.18).

use quincunx_engine::Log;

use crate::components::effect::Trigger;
use crate::components::step::{Fraction, Step};
use crate::rules::event::Event;
use crate::rules::field::{Part, Place, Player, Spot, Spots, Standing};
use crate::rules::frame::{Of, Scene, Wave};
use crate::rules::options::IdleZero;
use crate::rules::state::{EndedBy, Ending, Lasting, Stage, State};
use crate::rules::table::OsokHajnala;
use crate::rules::{damage::Reckoning, numbers::about};

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
    /// All suffer at the same time (OH-4.17.9). Those who suffered at least 1; what wakes is told at once (OH-4.18.3), as a part of
    /// what the damage is a part of.
    pub(crate) fn suffer(&self, state: &mut State, hits: &[Hit], of: Of, log: &mut impl Log<Event>) -> Spots {
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
            Self::set_off(state, Wave::on(Trigger::Woken, of, spot));
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

    /// Armour or life that [`suffer`](Self::suffer) would leave to whom the hit is on: for those who ask for many hits.
    pub(crate) fn left_by(&self, state: &State, hit: &Hit) -> u8 {
        let lowered = |from: u8, amount: u16| from.saturating_sub(amount.min(255) as u8);
        let Some(vital) = state.vital(hit.on) else { return lowered(state.side(hit.on.owner()).life, hit.amount) };
        if self.wall(state, hit.on).is_some() {
            return vital.armour;
        }
        let is_idle = hit.on.is_body() && state.standing(hit.on) == Standing::Idle;
        let amount = if is_idle { hit.pierces.map_or(0, |part| part.of(hit.amount)) } else { hit.amount };
        let running = state.running.iter().filter(|running| running.on == hit.on);
        let prevented: u16 =
            running.map(|running| if let Lasting::Shield(n) = running.what { u16::from(n) } else { 0 }).sum();
        lowered(vital.armour, amount.saturating_sub(prevented))
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
        if change != 0 {
            log.event(|| Event::Life { player, change, life });
        }
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

    /// The part of an attack's damage that reaches an idle card.
    pub(crate) fn pierces(&self, state: &State, attacker: Spot) -> Option<Fraction> {
        self.statics(state, about::PIERCE, Scene::of(attacker.owner())).find_map(|(scene, _, _, _, step)| match step {
            Step::PierceIdle(part) if scene.holder == Some(attacker) => Some(*part),
            _ => None,
        })
    }
}
