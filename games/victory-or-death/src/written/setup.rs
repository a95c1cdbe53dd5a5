//! The position as it is written down in scenarios, and what is checked when it is read.

use std::collections::BTreeMap;

use quincunx_engine::{Clause, Fault, Message};
use serde::{Deserialize, Serialize};

use crate::components::{
    CardType, Cards, Deck, Kind, MAX_LAID, MAX_SPACES, MAX_STEPS, Power, Powers, Slot, Space, Spaces, Team, TurnStep,
};
use crate::rules::{
    Aid, Answer, At, Board, Bound, Drawing, Ending, Frame, Holding, LaidCard, OPENING_HAND, Payment, Phase, Picks,
    Purpose, ROUNDS, Request, Run, Stage, State, VictoryOrDeath,
};

/// An arrangement as it is written down.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    round: u8,
    active: Power,
    stage: StageSetup,
    /// Of a turn.
    step: Option<TurnStep>,
    phase: Option<Phase>,
    /// VOD-D2: who has answered.
    answered: Vec<Power>,
    /// VOD-D3: what is picked.
    picks: BTreeMap<Power, Vec<String>>,
    /// VOD-D18 in a scoring: who is asked.
    asked: Option<Power>,
    ending: Option<Ending>,
    vp: BTreeMap<Team, i16>,
    powers: BTreeMap<Power, PowerSetup>,
    /// Once-a-turn cards that the active power has used.
    used: Vec<String>,
    /// Which links of the cards are in force.
    links: u8,
    /// How often the extra plays of the cards are left.
    extra: [u8; 4],
    /// What is being done, the innermost last.
    doing: Vec<Frame>,
    payment: Option<Payment>,
    drawing: Option<Drawing>,
    aid: AidSetup,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct AidSetup {
    /// What has been asked for and is being answered.
    asked: Option<Request>,
    /// What was answered within the steps under way, and how the board was then.
    answers: Vec<Answer>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum StageSetup {
    Deal,
    Mulligans,
    Discards,
    Turn,
    Scoring,
    Over,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct PowerSetup {
    hoplites: Vec<String>,
    triremes: Vec<String>,
    cities: Vec<String>,
    /// On the board.
    bribes: Vec<String>,
    bowl: u8,
    hand: Vec<String>,
    /// Cards in hand that everybody knows to be there.
    shown: Vec<String>,
    status: Vec<String>,
    laid: Vec<LaidSetup>,
    /// Cards of the discard pile that everybody saw go there, the top card last.
    discard: Vec<String>,
    /// Cards that are being done.
    doing: Vec<String>,
    /// The draw pile; if it is left out, what is nowhere else lies there. Otherwise that is in the discard pile, unseen.
    deck: Option<Vec<String>>,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct LaidSetup {
    card: String,
    #[serde(default = "first_round")]
    round: u8,
    #[serde(default = "in_play")]
    step: TurnStep,
    #[serde(default)]
    fetched: bool,
}

const fn first_round() -> u8 {
    1
}

const fn in_play() -> TurnStep {
    TurnStep::Play
}

fn fault(clause: &'static str, key: &'static str) -> Fault {
    Fault::new(Clause(clause), Message::new(key))
}

fn check(holds: bool, clause: &'static str, key: &'static str) -> Result<(), Fault> {
    if holds { Ok(()) } else { Err(fault(clause, key)) }
}

impl VictoryOrDeath {
    /// A state as it is written down.
    pub(crate) fn written(&self, state: &State) -> Setup {
        let ids = |power: Power, cards: Cards| cards.each().map(|slot| self.name(self.parts.id(power, slot))).collect();
        let mut setup = Setup {
            round: state.round,
            active: state.active,
            stage: StageSetup::Deal,
            step: None,
            phase: None,
            answered: Vec::new(),
            picks: BTreeMap::new(),
            asked: None,
            ending: None,
            vp: Team::ALL.into_iter().map(|team| (team, state.vp(team))).collect(),
            powers: Power::ALL.into_iter().map(|power| (power, self.written_power(state, power))).collect(),
            used: ids(state.active, state.used),
            links: state.links,
            extra: state.extra,
            doing: state.stack.to_vec(),
            payment: state.payment,
            // Of the opening hands the hands themselves tell it.
            drawing: state.drawing.filter(|_| state.stage != Stage::Deal),
            aid: AidSetup { asked: state.aid.asked, answers: state.aid.answers.to_vec() },
        };
        match state.stage {
            Stage::Deal => {}
            Stage::Mulligans(answered) => {
                setup.stage = StageSetup::Mulligans;
                setup.answered = answered.iter().collect();
            }
            Stage::Discards(picks) => {
                setup.stage = StageSetup::Discards;
                let picked = |power: Power| {
                    let slots = picks[power.index()].cards.into_iter().flatten();
                    slots.map(|slot| self.name(self.parts.id(power, slot))).collect()
                };
                setup.picks = Power::ALL.into_iter().map(|power| (power, picked(power))).collect();
            }
            Stage::Turn(step, phase) => {
                (setup.stage, setup.step, setup.phase) = (StageSetup::Turn, Some(step), Some(phase));
            }
            Stage::Scoring(power) => (setup.stage, setup.asked) = (StageSetup::Scoring, Some(power)),
            Stage::Over(ending) => (setup.stage, setup.ending) = (StageSetup::Over, Some(ending)),
        }
        setup
    }

    fn written_power(&self, state: &State, power: Power) -> PowerSetup {
        let holding = state.holding(power);
        let id = |slot| self.name(self.parts.id(power, slot));
        let ids = |cards: Cards| cards.each().map(id).collect::<Vec<_>>();
        let spaces = |spaces: Spaces| spaces.iter().map(|space| self.place_name(space)).collect();
        let of = |kind| spaces(state.board.of_kind(&self.parts.map, power, kind));
        let hidden = holding.discarded(self.parts.deck(power).all) - holding.seen;
        let below = holding.top.map_or(holding.seen, |top| holding.seen.without(top));
        PowerSetup {
            hoplites: of(Kind::Hoplite),
            triremes: of(Kind::Trireme),
            cities: of(Kind::City),
            bribes: spaces(state.board.bribes(power)),
            bowl: holding.bowl,
            hand: ids(holding.hand),
            shown: ids(holding.shown),
            status: ids(holding.status),
            laid: holding
                .laid
                .iter()
                .map(|card| LaidSetup {
                    card: id(card.slot),
                    round: card.round,
                    step: card.step,
                    fetched: card.fetched,
                })
                .collect(),
            discard: below.each().chain(holding.top).map(id).collect(),
            doing: ids(holding.doing),
            deck: (!hidden.is_empty()).then(|| ids(holding.deck)),
        }
    }

    /// The state of an arrangement.
    ///
    /// # Errors
    /// What no game can come to.
    pub(crate) fn arranged(&self, setup: &Setup) -> Result<State, Fault> {
        check((1..=ROUNDS).contains(&setup.round), "VOD-3.1.1", "fault-position-round")?;
        let mut board = Board::default();
        let mut holdings = [Holding::new(Cards::NONE); 4];
        for power in Power::ALL {
            let written = setup.powers.get(&power).ok_or_else(|| fault("VOD-2.2.3", "fault-position-powers"))?;
            self.arrange_pieces(&mut board, power, written)?;
            holdings[power.index()] = self.arrange_cards(power, written)?;
            let bribes = u32::from(written.bowl) + board.bribes(power).len();
            check(bribes <= u32::from(self.parts.bribes[power.index()]), "VOD-2.1.2", "fault-position-bribes")?;
        }
        self.check_board(&board)?;
        let stage = self.arrange_stage(setup, &holdings)?;
        let vp = |team| setup.vp.get(&team).copied().filter(|vp| vp.unsigned_abs() < 10_000);
        let (Some(oligarchs), Some(demos)) = (vp(Team::Oligarchs), vp(Team::Demos)) else {
            return Err(fault("VOD-2.3.1", "fault-position-vp"));
        };
        let mut state = State {
            board,
            holdings,
            stack: setup.doing.iter().copied().collect(),
            payment: setup.payment,
            drawing: setup.drawing,
            aid: Aid { asked: setup.aid.asked, answers: setup.aid.answers.iter().copied().collect() },
            stage,
            active: setup.active,
            round: setup.round,
            vp: [oligarchs, demos],
            used: self.read_cards(setup.active, &setup.used)?,
            links: setup.links,
            extra: setup.extra,
        };
        self.check_doing(&state)?;
        self.settle(&mut state, &mut ());
        Ok(state)
    }

    fn arrange_pieces(&self, board: &mut Board, power: Power, written: &PowerSetup) -> Result<(), Fault> {
        let map = &self.parts.map;
        let read = |ids: &[String], ground: Spaces| -> Result<Spaces, Fault> {
            let mut spaces = Spaces::NONE;
            for id in ids {
                let space = map.find(id).filter(|space| ground.contains(*space) && !spaces.contains(*space));
                spaces |= Spaces::of(space.ok_or_else(|| fault("VOD-4.1.2", "fault-position-space"))?);
            }
            Ok(spaces)
        };
        let (hoplites, triremes) = (read(&written.hoplites, map.land)?, read(&written.triremes, map.sea)?);
        let cities = read(&written.cities, map.land)?;
        for (kind, spaces) in [(Kind::Hoplite, hoplites), (Kind::Trireme, triremes), (Kind::City, cities)] {
            let there = spaces.len() <= u32::from(self.parts.pieces(power, kind));
            check(there, "VOD-4.1.4", "fault-position-pieces")?;
        }
        board.armies[power.index()] = hoplites | triremes;
        board.cities[power.index()] = cities;
        board.bribes[power.index()] = read(&written.bribes, map.land | map.neutral)?;
        Ok(())
    }

    /// VOD-4.1.7 to VOD-4.1.11, VOD-4.5.10.
    fn check_board(&self, board: &Board) -> Result<(), Fault> {
        for team in Team::ALL {
            let [one, two] = team.powers();
            let twice = (board.armies(one) & board.armies(two)) | (board.cities(one) & board.cities(two));
            let mixed = board.team_pieces(team) & board.team_pieces(team.other());
            check((twice | mixed).is_empty(), "VOD-4.1.11", "fault-position-stacking")?;
            let covered = board.team_bribes(team) & (board.team_pieces(team) | board.team_pieces(team.other()));
            check(covered.is_empty(), "VOD-4.5.10", "fault-position-covered")?;
        }
        Ok(())
    }

    /// The cards of a list, if the power has so many copies.
    fn read_cards(&self, power: Power, ids: &[String]) -> Result<Cards, Fault> {
        let all = self.parts.deck(power).all;
        let mut cards = Cards::NONE;
        for id in ids {
            let slot = self.read_slot(power, id)?;
            check(cards.count(slot) < all.count(slot), "VOD-2.1.5", "fault-position-cards")?;
            cards = cards.with(slot);
        }
        Ok(cards)
    }

    fn read_slot(&self, power: Power, id: &str) -> Result<Slot, Fault> {
        let slot = self.parts.find(id).and_then(|id| self.slot_of(power, id));
        slot.ok_or_else(|| fault("VOD-2.1.5", "fault-position-cards"))
    }

    fn arrange_cards(&self, power: Power, written: &PowerSetup) -> Result<Holding, Fault> {
        let deck: &Deck = self.parts.deck(power);
        let mut left = deck.all;
        let mut take = |ids: &[String]| -> Result<Cards, Fault> {
            let mut cards = Cards::NONE;
            for id in ids {
                let slot = self.read_slot(power, id)?;
                check(left.has(slot), "VOD-2.1.5", "fault-position-cards")?;
                left = left.without(slot);
                cards = cards.with(slot);
            }
            Ok(cards)
        };
        let mut holding = Holding::new(Cards::NONE);
        holding.hand = take(&written.hand)?;
        holding.status = take(&written.status)?;
        holding.seen = take(&written.discard)?;
        holding.doing = take(&written.doing)?;
        let laid: Vec<String> = written.laid.iter().map(|laid| laid.card.clone()).collect();
        let laid = take(&laid)?;
        if let Some(ids) = &written.deck {
            holding.deck = take(ids)?;
        } else {
            holding.deck = left;
        }
        let only = |cards: Cards, kind: CardType| cards.only(deck.of_type[kind as usize]) == cards;
        check(only(holding.status, CardType::Status), "VOD-4.8.6", "fault-position-status")?;
        check(only(laid, CardType::Prepare), "VOD-4.8.9", "fault-position-laid")?;
        check(written.laid.len() <= MAX_LAID, "VOD-4.8.9", "fault-position-laid")?;
        for card in &written.laid {
            let fits = matches!(card.step, TurnStep::Play | TurnStep::Planning) && (1..=ROUNDS).contains(&card.round);
            check(fits, "VOD-4.8.8", "fault-position-laid")?;
            let slot = self.read_slot(power, &card.card)?;
            holding.laid.push(LaidCard { slot, round: card.round, step: card.step, fetched: card.fetched });
        }
        holding.shown = self.read_cards(power, &written.shown)?;
        check(holding.shown.common(holding.hand) == holding.shown, "VOD-4.16.11", "fault-position-shown")?;
        holding.top = written.discard.last().map(|id| self.read_slot(power, id)).transpose()?;
        holding.bowl = written.bowl;
        Ok(holding)
    }

    fn arrange_stage(&self, setup: &Setup, holdings: &[Holding; 4]) -> Result<Stage, Fault> {
        let odd = || fault("VOD-3.2.1", "fault-position-stage");
        let opening = u32::from(OPENING_HAND);
        let full = |holding: &Holding| holding.hand.len() == opening;
        Ok(match setup.stage {
            StageSetup::Deal => {
                let can_be_dealt = |holding: &Holding| {
                    let hand = holding.hand.len();
                    hand <= opening && hand + holding.deck.len() >= opening
                };
                check(holdings.iter().all(can_be_dealt), "VOD-2.5.1", "fault-position-stage")?;
                Stage::Deal
            }
            StageSetup::Mulligans => {
                let drawn_again =
                    |power: Power| setup.drawing.filter(|drawing| drawing.power == power && !drawing.discard);
                let whole = |power: Power| {
                    let left = drawn_again(power).map_or(0, |drawing| drawing.left);
                    holdings[power.index()].hand.len() + u32::from(left) == opening
                };
                check(Power::ALL.into_iter().all(whole), "VOD-2.5.2", "fault-position-stage")?;
                Stage::Mulligans(setup.answered.iter().fold(Powers::NONE, |all, power| all.with(*power)))
            }
            StageSetup::Discards => {
                check(holdings.iter().all(full), "VOD-2.5.3", "fault-position-stage")?;
                let mut all = [Picks::default(); 4];
                for (power, ids) in &setup.picks {
                    check(ids.len() <= 3, "VOD-2.5.3", "fault-position-stage")?;
                    let picks = &mut all[power.index()];
                    for (pick, id) in picks.cards.iter_mut().zip(ids) {
                        *pick = Some(self.read_slot(*power, id)?);
                    }
                    let cards = self.read_cards(*power, ids)?;
                    let held = cards.common(holdings[power.index()].hand) == cards;
                    check(held, "VOD-2.5.3", "fault-position-cards")?;
                }
                Stage::Discards(all)
            }
            StageSetup::Turn => Stage::Turn(setup.step.ok_or_else(odd)?, setup.phase.ok_or_else(odd)?),
            StageSetup::Scoring => Stage::Scoring(setup.asked.ok_or_else(odd)?),
            StageSetup::Over => Stage::Over(setup.ending.ok_or_else(odd)?),
        })
    }

    /// What is under way names only what there is.
    fn check_doing(&self, state: &State) -> Result<(), Fault> {
        let spaces = self.parts.map.spaces();
        let space = |space: Space| space.index() < MAX_SPACES && spaces.contains(space);
        let bound = |bound: &Option<Bound>| bound.is_none_or(|bound| space(bound.space));
        let incident = |incident: &crate::rules::Incident| {
            bound(&incident.piece) && bound(&incident.fighter) && incident.space.is_none_or(space)
        };
        let fits = |frame: &Frame| match frame {
            Frame::Run(run) => {
                let card = self.parts.cards.get(run.card.index());
                card.is_some_and(|card| card.power == run.owner && usize::from(run.step) <= card.effect.steps.len())
                    && self.fits_its_step(run)
                    && run.actor.team() == run.owner.team()
                    && run.bound.iter().flatten().all(|named| space(named.space))
                    && ((run.fought | run.fought_before) & !spaces).is_empty()
                    && run.incident.as_ref().is_none_or(incident)
            }
            Frame::Battle(battle) => space(battle.fighter.space) && space(battle.target) && bound(&battle.victim),
            Frame::Removal(removal) => space(removal.piece.space),
            Frame::Losses(losses) => losses.doomed.is_none_or(|doomed| (doomed & !spaces).is_empty()),
            Frame::Window(window) => incident(&window.incident),
        };
        check(state.stack.iter().all(fits), "VOD-4.11.7", "fault-position-doing")?;
        check(self.has_what_is_done(state), "VOD-4.8.15", "fault-position-doing")?;
        let in_game = matches!(state.stage, Stage::Turn(..));
        let quiet = state.stack.is_empty() && state.payment.is_none() && state.aid.asked.is_none();
        check(in_game || quiet, "VOD-4.11.7", "fault-position-doing")?;
        let drawing = state.drawing.is_none_or(|drawing| {
            drawing.left > 0 && u32::from(drawing.left) <= state.holding(drawing.power).deck.len()
        });
        check(drawing, "VOD-7.1", "fault-position-doing")?;
        check(self.fits_payment(state), "VOD-4.14.1", "fault-position-doing")?;
        let request = |request: Request| match request {
            Request::Muster(at) => space(at),
            Request::Battle(from, at) => space(from) && space(at),
            Request::Supply => true,
        };
        let answers = &state.aid.answers;
        let depth = |answer: &Answer| usize::from(answer.depth);
        let answered = answers.is_sorted_by_key(depth)
            && answers.iter().all(|answer| (1..=state.stack.len()).contains(&depth(answer)) && request(answer.request));
        let asked = answered && state.aid.asked.is_none_or(request);
        check(asked && (state.aid.asked.is_none() || self.below(state).is_some()), "VOD-4.5.12", "fault-position-doing")
    }

    /// The cards that are being done lie nowhere, but for Statuses.
    fn has_what_is_done(&self, state: &State) -> bool {
        let mut doing = state.holdings.map(|holding| holding.doing);
        let mut runs =
            state.stack.iter().filter_map(|frame| if let Frame::Run(run) = frame { Some(run) } else { None });
        runs.all(|run| {
            let (card, doing) = (self.card(run.card), &mut doing[run.owner.index()]);
            let there = card.kind == CardType::Status || doing.has(card.slot);
            if card.kind != CardType::Status && there {
                *doing = doing.without(card.slot);
            }
            there
        })
    }

    /// An effect stands at a step where it can stand.
    fn fits_its_step(&self, run: &Run) -> bool {
        let steps = self.card(run.card).effect.steps.len();
        match run.at {
            At::CardCost | At::Step => true,
            _ => usize::from(run.step) < steps.min(MAX_STEPS),
        }
    }

    /// A payment under way is for something, and what was picked is there.
    fn fits_payment(&self, state: &State) -> bool {
        let Some(payment) = &state.payment else { return true };
        let top = Self::top_run(state);
        let purpose = match payment.purpose {
            Purpose::Use(card) => self.slot_of(payment.payer, card).is_some(),
            Purpose::Card => top.is_some(),
            Purpose::Step => top.is_some_and(|run| usize::from(run.step) < self.card(run.card).effect.steps.len()),
            _ => true,
        };
        purpose && self.picks_are_there(state, payment)
    }
}
