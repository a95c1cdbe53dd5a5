//! The view as numbers. Powers and teams are told by their places, since each has cards of its own; whose they are is told as well.
//! Supply lines are left out but for who has none.

use quincunx_engine::{Cell, Cells, Extent, Named, Observe, Observer, Planes, Seen};

use super::view::{Copies, SeenDoing, SeenFigure, SeenPower, View};
use crate::components::{CardId, CardType, Kind, MAX_ALTERNATIVES, MAX_LAID, MAX_STEPS, Power, Space};
use crate::rules::{ROUNDS, State, VictoryOrDeath};

/// The most copies of a card, pieces of a kind and bribes of a component file.
const COPIES: u8 = 15;

/// The most cards and points that are told.
const MUCH: u8 = 100;

/// So much is added to VP, which may be negative.
const BELOW: i16 = 20;

/// The kinds of decisions of section 8.
const DECISIONS: usize = 24;

const POWERS: usize = Power::ALL.len();

impl Observe for VictoryOrDeath {
    const OBSERVATION_VERSION: u32 = 1;

    fn observe<C: Cell>(&self, seen: &Seen<'_, Self>, planes: &mut Planes<'_, C>) {
        let view = seen.view;
        planes.plane("players", "power, player who plays it", [POWERS, self.seats], 1, |cells| {
            view.powers.iter().for_each(|power| cells.mark([power.id.index(), seen.place(self, power.seat)]));
        });
        observe_turn(view, planes);
        observe_powers(view, planes);
        self.observe_board(view, planes);
        self.observe_cards(view, planes);
        self.observe_decision(view, planes);
        self.observe_payment(view, planes);
        self.observe_doing(view, planes);
        observe_outlook(view, planes);
    }

    fn glance(&self, state: &State, observer: Observer) -> View {
        self.show(state, observer, Extent::Planes)
    }
}

fn observe_turn<C: Cell>(view: &View, planes: &mut Planes<'_, C>) {
    let meaning = "mulligan, opening discards, turns, a scoring that waits, over";
    planes.plane("phase", meaning, [5], 1, |cells| cells.mark([view.phase as usize]));
    planes.plane("round", "its number", [1], ROUNDS, |cells| cells.count([0], view.round));
    planes.plane("active power", "power", [POWERS], 1, |cells| {
        view.active.iter().for_each(|power| cells.mark([power.index()]));
    });
    planes.plane("step", "Strategy, Play, Planning, Supply, Draw", [5], 1, |cells| {
        view.step.iter().for_each(|step| cells.mark([*step as usize]));
    });
    planes.plane("victory points", "Oligarchs or Demos: theirs and 20", [2], MUCH, |cells| {
        let told = |vp: i16| u32::from(vp.saturating_add(BELOW).max(0).unsigned_abs());
        view.vp.iter().enumerate().for_each(|(team, vp)| cells.count([team], told(*vp)));
    });
    planes.plane("thinking", "power: still to answer in the set-up", [POWERS], 1, |cells| {
        view.powers.iter().for_each(|power| cells.mark_if(power.thinking, [power.id.index()]));
    });
}

fn observe_powers<C: Cell>(view: &View, planes: &mut Planes<'_, C>) {
    let meaning = "power: hoplites, triremes, cities and bribes in stock, bribes in the bowl";
    planes.plane("stock", meaning, [POWERS, 5], COPIES, |cells| {
        for SeenPower { id, stock: [hoplites, triremes, cities], bribe_stock, bowl, .. } in &view.powers {
            let counts = [hoplites, triremes, cities, bribe_stock, bowl];
            counts.into_iter().enumerate().for_each(|(which, count)| cells.count([id.index(), which], *count));
        }
    });
    planes.plane("piles", "power: cards to draw, in hand, discarded, laid", [POWERS, 4], MUCH, |cells| {
        for SeenPower { id, deck, hand, discard, laid, .. } in &view.powers {
            let counts = [*deck, *hand, *discard, laid.len() as u8];
            counts.into_iter().enumerate().for_each(|(which, count)| cells.count([id.index(), which], count));
        }
    });
    planes.plane("laid in round", "power, place among the laid cards", [POWERS, MAX_LAID], ROUNDS, |cells| {
        for power in &view.powers {
            let laid = power.laid.iter().enumerate();
            laid.for_each(|(place, laid)| cells.count([power.id.index(), place], laid.round));
        }
    });
    let meaning = "power, place among the laid cards, step in which it was laid, or fetched by the Emergency Provision";
    planes.plane("laid in step", meaning, [POWERS, MAX_LAID, 6], 1, |cells| {
        for power in &view.powers {
            for (place, laid) in power.laid.iter().enumerate() {
                cells.mark([power.id.index(), place, laid.step as usize]);
                cells.mark_if(laid.fetched, [power.id.index(), place, 5]);
            }
        }
    });
    planes.plane(
        "extra plays",
        "power, type of card: may be played further",
        [POWERS, CardType::ALL.len()],
        COPIES,
        |cells| {
            for extra in &view.extra_plays {
                extra.types.iter().for_each(|kind| cells.count([extra.power.index(), *kind as usize], extra.left));
            }
        },
    );
}

fn observe_outlook<C: Cell>(view: &View, planes: &mut Planes<'_, C>) {
    let outlook = &view.outlook;
    planes.plane("next scoring", "after which round", [1], ROUNDS, |cells| {
        cells.count([0], outlook.scoring.unwrap_or(0));
    });
    planes.plane("outlook", "VP of cities, Statuses, major cities; Oligarchs or Demos", [3, 2], MUCH, |cells| {
        for (which, vp) in [outlook.cities, outlook.statuses, outlook.majors].into_iter().enumerate() {
            vp.into_iter().enumerate().for_each(|(team, vp)| cells.count([which, team], vp));
        }
    });
    planes.plane("ending", "a lead of ten, more VP, equal VP", [3], 1, |cells| {
        view.ending.iter().for_each(|ending| cells.mark([ending.reason as usize]));
    });
    planes.plane("winner", "Oligarchs or Demos", [2], 1, |cells| {
        view.ending.iter().for_each(|ending| cells.mark([ending.winner as usize]));
    });
}

impl VictoryOrDeath {
    fn space_count(&self) -> usize {
        self.parts.map.ids.len()
    }

    fn observe_board<C: Cell>(&self, view: &View, planes: &mut Planes<'_, C>) {
        let spaces = self.space_count();
        let meaning = "power, hoplite or trireme or city, space in the order of the file";
        planes.plane("pieces", meaning, [POWERS, Kind::ALL.len(), spaces], COPIES, |cells| {
            for SeenFigure { owner, kind, space } in view.pieces.iter().map(|piece| &piece.figure) {
                cells.mark([owner.index(), kind.index(), space.thing.index()]);
            }
        });
        planes.plane("out of supply", "power, space", [POWERS, spaces], 1, |cells| {
            for piece in view.pieces.iter().filter(|piece| !piece.supply.supplied) {
                cells.mark([piece.figure.owner.index(), piece.figure.space.thing.index()]);
            }
        });
        planes.plane("bribes", "power, space: a used bribe", [POWERS, spaces], 1, |cells| {
            view.bribes.iter().for_each(|bribe| cells.mark([bribe.owner.index(), bribe.space.thing.index()]));
        });
        planes.plane("links", "power, space: an end of a link in force", [POWERS, spaces], COPIES, |cells| {
            for link in &view.links {
                [&link.a, &link.b].into_iter().for_each(|end| cells.mark([link.power.index(), end.thing.index()]));
            }
        });
        planes.plane(
            "losses",
            "space: the active power would lose a piece there for lack of supply",
            [spaces],
            1,
            |cells| {
                mark_spaces(cells, view.outlook.losses.iter().map(|figure| &figure.space));
            },
        );
    }

    fn observe_cards<C: Cell>(&self, view: &View, planes: &mut Planes<'_, C>) {
        let cards = self.parts.cards.len();
        type Pile = fn(&SeenPower) -> &[Copies];
        let piles: [(&'static str, &'static str, Pile); 4] = [
            ("hand", "card in the order of the file: in a hand that is seen", |power| {
                power.own.as_ref().map_or(&[], |own| &own.hand)
            }),
            ("draw pile", "card: in a draw pile, if its cards are seen", |power| {
                power.own.as_ref().map_or(&[], |own| &own.deck)
            }),
            ("discard pile", "card: in a discard pile, if its cards are seen", |power| {
                power.own.as_ref().map_or(&[], |own| &own.discard)
            }),
            ("shown", "card: in hand, and everybody saw it go there", |power| &power.shown),
        ];
        for (name, meaning, pile) in piles {
            planes.plane(name, meaning, [cards], COPIES, |cells| {
                for copies in view.powers.iter().flat_map(pile) {
                    cells.count([copies.card.thing.index()], copies.count);
                }
            });
        }
        planes.plane("tops", "card: on top of a discard pile", [cards], 1, |cells| {
            mark_cards(cells, view.powers.iter().flat_map(|power| &power.top));
        });
        planes.plane("laid", "card: laid, if it is seen", [cards], COPIES, |cells| {
            mark_cards(cells, view.powers.iter().flat_map(|power| &power.laid).filter_map(|laid| laid.card.as_ref()));
        });
        let meaning = "card: a Status on the table, used in this turn, it would score now, pieces for that are missing";
        planes.plane("status", meaning, [cards, 4], 1, |cells| {
            for status in view.powers.iter().flat_map(|power| &power.status) {
                let card = status.card.thing.index();
                cells.mark([card, 0]);
                cells.mark_if(status.used, [card, 1]);
                if let Some(scoring) = &status.scoring {
                    cells.mark_if(scoring.scores, [card, 2]);
                    cells.mark_if(scoring.lacks, [card, 3]);
                }
            }
        });
        planes.plane("opening discards", "card: picked, if it is seen", [cards], COPIES, |cells| {
            mark_cards(cells, view.opening.iter().flat_map(|picks| &picks.cards));
        });
    }

    fn observe_decision<C: Cell>(&self, view: &View, planes: &mut Planes<'_, C>) {
        let (decision, aid) = (view.decision.as_ref(), view.aid.as_ref());
        planes.plane("decision", "what is decided, from VOD-D4 on", [DECISIONS], 1, |cells| {
            decision.iter().for_each(|decision| cells.mark([decision.kind as usize]));
        });
        planes.plane("deciding power", "power, if it is known", [POWERS], 1, |cells| {
            let power = decision.and_then(|decision| decision.power);
            power.iter().for_each(|power| cells.mark([power.index()]));
        });
        let meaning = "it is one's own; cards are discarded that nobody chose to; one has a card to react with";
        planes.plane("answer", meaning, [3], 1, |cells| {
            if let Some(decision) = decision {
                let flags = [decision.own, decision.forced, decision.usable];
                flags.into_iter().enumerate().for_each(|(which, flag)| cells.mark_if(flag, [which]));
            }
        });
        planes.plane("unsupplied", "space: lacks nothing but supply", [self.space_count()], COPIES, |cells| {
            mark_spaces(cells, decision.iter().flat_map(|decision| &decision.unsupplied).map(|at| &at.space));
        });
        planes.plane("aid for", "power that asks its teammate", [POWERS], 1, |cells| {
            aid.iter().for_each(|aid| cells.mark([aid.asker.index()]));
        });
        planes.plane("aid from", "space of the muster or fighter", [self.space_count()], 1, |cells| {
            mark_spaces(cells, aid.iter().filter_map(|aid| aid.from.as_ref()));
        });
        planes.plane("aid against", "space: target of the battle", [self.space_count()], 1, |cells| {
            mark_spaces(cells, aid.iter().filter_map(|aid| aid.target.as_ref()));
        });
    }

    fn observe_payment<C: Cell>(&self, view: &View, planes: &mut Planes<'_, C>) {
        let (payment, cards) = (view.payment.as_ref(), self.parts.cards.len());
        planes.plane("payer", "power", [POWERS], 1, |cells| {
            payment.iter().for_each(|payment| cells.mark([payment.power.index()]));
        });
        let meaning = "paid for: a card, a bribe, a laid card, the Emergency Provision, nothing";
        planes.plane("purpose", meaning, [5], 1, |cells| {
            payment.iter().for_each(|payment| cells.mark([payment.purpose as usize]));
        });
        planes.plane("paid card", "card that is paid for", [cards], 1, |cells| {
            mark_cards(cells, payment.iter().filter_map(|payment| payment.card.as_ref()));
        });
        planes.plane("payment", "card: picked to pay", [cards], COPIES, |cells| {
            mark_cards(cells, payment.iter().flat_map(|payment| &payment.cards));
        });
        planes.plane("due", "cards still to be picked, VP", [2], MUCH, |cells| {
            if let Some(payment) = payment {
                cells.count([0], payment.left);
                cells.count([1], payment.vp);
            }
        });
        planes.plane("alternatives", "number of a way to pay", [MAX_ALTERNATIVES], 1, |cells| {
            for alternative in payment.iter().flat_map(|payment| &payment.alternatives) {
                cells.mark([usize::from(alternative.number)]);
            }
        });
    }

    /// What is being done: of each kind the innermost.
    fn observe_doing<C: Cell>(&self, view: &View, planes: &mut Planes<'_, C>) {
        let (doing, spaces, cards) = (&view.doing, self.space_count(), self.parts.cards.len());
        planes.plane("at work", "card: its effect is carried out", [cards], COPIES, |cells| {
            let at_work = doing.iter().filter_map(|doing| match doing {
                SeenDoing::Card { card, .. } => Some(card),
                _ => None,
            });
            mark_cards(cells, at_work);
        });
        let innermost = doing.iter().rev().find_map(|doing| match doing {
            SeenDoing::Card { actor, step, outcomes, .. } => Some((actor, step, outcomes)),
            _ => None,
        });
        planes.plane("actor", "power that does the step of the innermost card", [POWERS], 1, |cells| {
            innermost.iter().for_each(|(actor, ..)| cells.mark([actor.index()]));
        });
        planes.plane("card step", "step of the innermost card, from 0", [MAX_STEPS + 1], 1, |cells| {
            innermost.iter().for_each(|(_, step, _)| cells.mark([usize::from(**step)]));
        });
        let meaning = "step, what it came to: skipped, done, prevented, declined, no target";
        planes.plane("outcomes", meaning, [MAX_STEPS, 5], 1, |cells| {
            if let Some((_, _, outcomes)) = innermost {
                outcomes.iter().enumerate().for_each(|(step, outcome)| cells.mark([step, *outcome as usize]));
            }
        });
        let meaning = "the innermost of all: a card, a battle, a removal, losses, a window for reactions";
        planes.plane("doing", meaning, [5], 1, |cells| {
            let kind = doing.last().map(|doing| match doing {
                SeenDoing::Card { .. } => 0,
                SeenDoing::Battle { .. } => 1,
                SeenDoing::Removal { .. } => 2,
                SeenDoing::Losses { .. } => 3,
                SeenDoing::Reactions { .. } => 4,
            });
            kind.iter().for_each(|kind| cells.mark([*kind]));
        });
        let figures = || doing.iter().flat_map(figures);
        let meaning = "fighter, victim, removed piece, piece that is answered to, its fighter; power";
        planes.plane("piece owners", meaning, [5, POWERS], 1, |cells| {
            figures().for_each(|(role, figure)| cells.mark([role, figure.owner.index()]));
        });
        planes.plane("piece kinds", "the same; hoplite, trireme, city", [5, Kind::ALL.len()], 1, |cells| {
            figures().for_each(|(role, figure)| cells.mark([role, figure.kind.index()]));
        });
        planes.plane("piece spaces", "the same; space", [5, spaces], 1, |cells| {
            figures().for_each(|(role, figure)| cells.mark([role, figure.space.thing.index()]));
        });
        planes.plane("targets", "space: target of a battle, or answered to", [spaces], COPIES, |cells| {
            let targets = doing.iter().filter_map(|doing| match doing {
                SeenDoing::Battle { target, .. } => Some(target),
                SeenDoing::Reactions { to } => to.space.as_ref(),
                _ => None,
            });
            mark_spaces(cells, targets);
        });
        planes.plane("doomed", "space: a piece is to go for lack of supply", [spaces], COPIES, |cells| {
            let doomed = doing.iter().filter_map(|doing| match doing {
                SeenDoing::Losses { doomed, .. } => Some(doomed),
                _ => None,
            });
            mark_spaces(cells, doomed.flatten());
        });
        observe_incidents(view, planes);
    }
}

fn mark_spaces<'a, C: Cell>(cells: &mut Cells<'_, C, 1>, spaces: impl IntoIterator<Item = &'a Named<Space>>) {
    spaces.into_iter().for_each(|space| cells.mark([space.thing.index()]));
}

fn mark_cards<'a, C: Cell>(cells: &mut Cells<'_, C, 1>, cards: impl IntoIterator<Item = &'a Named<CardId>>) {
    cards.into_iter().for_each(|card| cells.mark([card.thing.index()]));
}

/// The pieces of what is being done, each with its role.
fn figures(doing: &SeenDoing) -> impl Iterator<Item = (usize, &SeenFigure)> {
    let of = match doing {
        SeenDoing::Battle { fighter, victim, .. } => [Some(fighter), victim.as_ref(), None, None, None],
        SeenDoing::Removal { piece, .. } => [None, None, Some(piece), None, None],
        SeenDoing::Reactions { to } => [None, None, None, to.piece.as_ref(), to.fighter.as_ref()],
        SeenDoing::Card { .. } | SeenDoing::Losses { .. } => [None; 5],
    };
    of.into_iter().enumerate().filter_map(|(role, figure)| Some((role, figure?)))
}

/// Removals, and what can be answered to.
fn observe_incidents<C: Cell>(view: &View, planes: &mut Planes<'_, C>) {
    let meaning = "a removed piece, by a battle, an effect, lack of supply; it has gone already";
    planes.plane("removal", meaning, [4], COPIES, |cells| {
        for doing in &view.doing {
            if let SeenDoing::Removal { cause, gone, .. } = doing {
                cells.mark([*cause as usize]);
                cells.mark_if(*gone, [3]);
            }
        }
    });
    let incidents = || {
        view.doing.iter().filter_map(|doing| match doing {
            SeenDoing::Reactions { to } => Some(to),
            _ => None,
        })
    };
    let meaning = "mustered, placed, would be removed, removed, battle begun, battle over, card played";
    planes.plane("happening", meaning, [7], COPIES, |cells| {
        incidents().for_each(|to| cells.mark([to.happening as usize]));
    });
    planes.plane("done by", "power that removes, fights or plays", [POWERS], COPIES, |cells| {
        incidents().filter_map(|to| to.by).for_each(|power| cells.mark([power.index()]));
    });
    planes.plane("cause", "battle, effect, lack of supply", [3], COPIES, |cells| {
        incidents().filter_map(|to| to.cause).for_each(|cause| cells.mark([cause as usize]));
    });
    planes.plane("played", "type of the card that was played", [CardType::ALL.len()], COPIES, |cells| {
        incidents().filter_map(|to| to.card).for_each(|kind| cells.mark([kind as usize]));
    });
}
