//! The view as numbers. What an advance would come to is left out: it follows from the cards and the spaces.

use quincunx_engine::{Cell, Extent, Observe, Observer, Planes, Seat, Seen};

use crate::rules::InFlandersField;
use crate::rules::advance::SPACES;
use crate::rules::state::{State, TROOPS};
use crate::shown::view::View;

/// The most rounds of any table (IFF-5.10).
const ROUNDS: u8 = 100;

/// The most cards of a component file.
const CARDS: u8 = 250;

/// All rolls of three dice.
const ROLLS: u8 = 216;

impl Observe for InFlandersField {
    const OBSERVATION_VERSION: u32 = 1;

    fn observe<C: Cell>(&self, seen: &Seen<'_, Self>, planes: &mut Planes<'_, C>) {
        let view = seen.view;
        self.observe_turn(seen, planes);
        self.observe_players(seen, planes);
        self.observe_cards(view, planes);
        self.observe_outlook(view, planes);
        let meaning = "how the game ended: one at the Objective Line, several there, all eliminated, one of two eliminated, the limit of rounds";
        planes.plane("ending", meaning, [5], 1, |cells| {
            view.ending.iter().for_each(|ending| cells.mark([ending.reason as usize]));
        });
        planes.plane("winners", "player: a winner", [self.seats], 1, |cells| {
            let winners = view.ending.iter().flat_map(|ending| &ending.winners);
            winners.for_each(|seat| cells.mark([seen.place(self, *seat)]));
        });
    }

    fn glance(&self, state: &State, _: Observer) -> View {
        self.show(state, Extent::Planes)
    }
}

impl InFlandersField {
    fn observe_turn<C: Cell>(&self, seen: &Seen<'_, Self>, planes: &mut Planes<'_, C>) {
        let view = seen.view;
        planes.plane("rounds", "the round, the limit of rounds", [2], ROUNDS, |cells| {
            cells.count([0], view.round);
            cells.count([1], view.round_limit);
        });
        planes.plane("first player", "player", [self.seats], 1, |cells| {
            view.first_player.iter().for_each(|seat| cells.mark([seen.place(self, *seat)]));
        });
        planes.plane("active player", "player", [self.seats], 1, |cells| {
            view.active.iter().for_each(|seat| cells.mark([seen.place(self, *seat)]));
        });
        let meaning = "step of the turn: set-up, before a roll, chance, after a roll, after a taking, German Gas, Artillery, advance, over";
        planes.plane("step", meaning, [9], 1, |cells| {
            cells.mark([view.step as usize]);
        });
        let meaning = "the last turns; the fixed card is claimed; Flying Circus was taken; a roll is due";
        planes.plane("flags", meaning, [4], 1, |cells| {
            let flags = [view.last_turns, view.claimed, view.circus, view.roll_due];
            flags.into_iter().enumerate().for_each(|(place, flag)| cells.mark_if(flag, [place]));
        });
        planes.plane("dice", "die, pips from 1", [3, 6], 1, |cells| {
            let dice = view.dice.into_iter().flatten().enumerate();
            dice.for_each(|(place, pips)| cells.mark([place, usize::from(pips) - 1]));
        });
        planes.plane("sums", "sum from 2: it is offered, something can be taken there", [11, 2], 1, |cells| {
            for sum in &view.sums {
                cells.mark([usize::from(sum.sum) - 2, 0]);
                cells.mark_if(sum.open, [usize::from(sum.sum) - 2, 1]);
            }
        });
    }

    fn observe_players<C: Cell>(&self, seen: &Seen<'_, Self>, planes: &mut Planes<'_, C>) {
        let players = || Seat::first(self.seats).map(|seat| seen.place(self, seat)).zip(&seen.view.players);
        planes.plane("track", "space from 0: a German defence line, the Objective Line", [SPACES, 2], 1, |cells| {
            self.track.lines.iter().for_each(|line| cells.mark([usize::from(*line), 0]));
            cells.mark([usize::from(self.track.objective), 1]);
        });
        planes.plane("figures", "player, space from 0", [self.seats, SPACES], 1, |cells| {
            players().for_each(|(place, player)| cells.mark([place, usize::from(player.space)]));
        });
        planes.plane("troops", "player", [self.seats], TROOPS, |cells| {
            players().for_each(|(place, player)| cells.count([place], player.troops));
        });
        planes.plane("out", "player: eliminated, has reached the Objective Line", [self.seats, 2], 1, |cells| {
            for (place, player) in players() {
                cells.mark_if(player.eliminated, [place, 0]);
                cells.mark_if(player.reached, [place, 1]);
            }
        });
        let (ids, most) = (self.components.fixed().index(), self.most_copies());
        planes.plane("kept", "player, card: kept by others than the active player", [self.seats, ids], most, |cells| {
            for (place, player) in players() {
                player.kept.iter().for_each(|kept| cells.count([place, kept.card.thing.index()], kept.count));
            }
        });
        planes.plane("pool", "troops that nobody has", [1], TROOPS, |cells| cells.count([0], seen.view.pool));
    }

    fn observe_cards<C: Cell>(&self, view: &View, planes: &mut Planes<'_, C>) {
        let (ids, copies) = (self.components.fixed().index(), self.most_copies());
        planes.plane("display", "space from 3, card", [9, ids], 1, |cells| {
            for (place, space) in view.display.iter().enumerate() {
                space.card.iter().for_each(|card| cells.mark([place, card.thing.index()]));
            }
        });
        planes.plane("open", "space from 3: something can be taken there", [9], 1, |cells| {
            view.display.iter().enumerate().for_each(|(place, space)| cells.mark_if(space.open, [place]));
        });
        planes.plane("deck", "the cards of the deck", [1], CARDS, |cells| cells.count([0], view.deck));
        let piles = [
            ("deck cards", "card: may still be in the deck", &view.deck_cards),
            ("discard", "card: in the discard pile", &view.discard),
            ("held", "card: British ones of the active player", &view.held),
            ("german", "card: German ones taken in this turn", &view.german),
        ];
        for (name, meaning, pile) in piles {
            planes.plane(name, meaning, [ids], copies, |cells| {
                pile.iter().for_each(|held| cells.count([held.card.thing.index()], held.count));
            });
        }
    }

    fn observe_outlook<C: Cell>(&self, view: &View, planes: &mut Planes<'_, C>) {
        let outlook = view.outlook.as_ref();
        let meaning = "of 216 rolls: those after which nothing is open; those after which German cards alone are";
        planes.plane("chances", meaning, [2], ROLLS, |cells| {
            if let Some(outlook) = outlook {
                cells.count([0], outlook.fail);
                cells.count([1], outlook.german_only);
            }
        });
        planes.plane("costs", "of a failure: troops, cards; of a stop: troops, spaces", [4], TROOPS, |cells| {
            if let Some(outlook) = outlook {
                let costs = [outlook.fail_troops, outlook.fail_cards, outlook.stop_troops, outlook.stop_back];
                costs.into_iter().enumerate().for_each(|(place, cost)| cells.count([place], cost));
            }
        });
        planes.plane("reach", "space from 0: a stop lets the figure reach it", [SPACES], 1, |cells| {
            for reach in outlook.iter().flat_map(|outlook| &outlook.reach) {
                cells.mark([usize::from(reach.space)]);
            }
        });
        planes.plane("price", "space from 0: the troops that this costs", [SPACES], TROOPS, |cells| {
            for reach in outlook.iter().flat_map(|outlook| &outlook.reach) {
                cells.count([usize::from(reach.space)], reach.troops);
            }
        });
    }

    /// The most cards of one id.
    fn most_copies(&self) -> u8 {
        self.components.ids().map(|card| self.components.card(card).copies).max().unwrap_or_default().max(1)
    }
}
