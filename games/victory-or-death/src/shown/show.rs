//! Building the view (section 6).

use quincunx_engine::{Extent, Message, Named, Observer};

use super::view::{
    Copies, PaidFor, Phase, SeenAid, SeenAlternative, SeenBribe, SeenDecision, SeenDoing, SeenEnding, SeenExtraPlay,
    SeenFigure, SeenGap, SeenIncident, SeenLaid, SeenLink, SeenOutlook, SeenOwn, SeenPayment, SeenPicks, SeenPiece,
    SeenPower, SeenScore, SeenStatus, SeenSupply, SeenTarget, View,
};
use crate::components::{
    CardId, CardTypes, Cards, Condition, Deed, Kind, Kinds, Payment as Due, Power, Powers, Slot, Space, Spaces, Team,
    TurnStep,
};
use crate::rules::{
    Board, Bound, Decision, Frame, InRemoval, Incident, LaidCard, Payment, Pick, Purpose, ROUNDS, Request, Run,
    SCORING_EVERY, Stage, State, VictoryOrDeath, Window,
};

impl VictoryOrDeath {
    /// What an observer may know.
    pub(crate) fn show(&self, state: &State, observer: Observer, extent: Extent) -> View {
        let phase = match state.stage {
            Stage::Deal | Stage::Mulligans(_) => Phase::Mulligan,
            Stage::Discards(_) => Phase::Discards,
            Stage::Turn(..) => Phase::Turns,
            Stage::Scoring(_) => Phase::Scoring,
            Stage::Over(_) => Phase::Over,
        };
        let board = &state.board;
        let supplied = Team::ALL.map(|team| self.line(board, team, board.team_cities(team)));
        let show_power = |power| self.show_power(state, power, observer, extent);
        let powers: Vec<_> = Power::ALL.into_iter().map(show_power).collect();
        View {
            phase,
            round: state.round,
            active: (phase == Phase::Turns).then_some(state.active),
            step: state.turn_step(),
            vp: state.vp,
            pieces: self.show_pieces(board, supplied, extent),
            bribes: self.show_bribes(board),
            links: self.show_links(state),
            extra_plays: self.show_extra_plays(state),
            doing: state.stack.iter().map(|frame| self.show_doing(frame)).collect(),
            aid: self.show_aid(state),
            decision: self.show_decision(state, observer, extent),
            payment: self.payment_seen(state, observer).map(|payment| self.show_payment(state, payment, extent)),
            opening: self.show_picks(state, observer),
            outlook: self.show_outlook(state, &powers, supplied),
            powers,
            ending: if let Stage::Over(reason) = state.stage {
                Some(SeenEnding { reason, winner: Self::winner(state) })
            } else {
                None
            },
        }
    }

    fn card_named(&self, id: CardId) -> Named<CardId> {
        Named::new(id, self.card(id).id)
    }

    fn space_named(&self, space: Space) -> Named<Space> {
        Named::new(space, self.parts.map.ids[space.index()])
    }

    fn copies(&self, power: Power, cards: Cards) -> Vec<Copies> {
        let one = |slot: Slot| Copies { card: self.card_named(self.parts.id(power, slot)), count: cards.count(slot) };
        let listed = self.parts.deck(power).listed.iter().copied();
        let mut all = Vec::with_capacity(cards.len() as usize);
        all.extend(listed.filter(|slot| cards.has(*slot)).map(one));
        all
    }

    /// Others learn the numbers of the cards and no more (VOD-6.1).
    fn show_power(&self, state: &State, power: Power, observer: Observer, extent: Extent) -> SeenPower {
        let holding = state.holding(power);
        let discard = holding.discarded(self.parts.deck(power).all);
        let own = self.sees(observer, power);
        let name = |slot: Slot| self.card_named(self.parts.id(power, slot));
        let laid = |card: &LaidCard| SeenLaid {
            card: own.then(|| name(card.slot)),
            round: card.round,
            step: card.step,
            fetched: card.fetched,
        };
        SeenPower {
            id: power,
            team: power.team(),
            seat: self.seat(power),
            thinking: match state.stage {
                Stage::Mulligans(answered) => !answered.contains(power),
                Stage::Discards(picks) => picks[power.index()].len() < 3,
                _ => false,
            },
            stock: Kind::ALL.map(|kind| self.stock(&state.board, power, kind) as u8),
            bribe_stock: self.bribe_stock(state, power) as u8,
            bowl: holding.bowl,
            deck: holding.deck.len() as u8,
            hand: holding.hand.len() as u8,
            discard: discard.len() as u8,
            top: holding.top.map(name),
            shown: self.copies(power, holding.shown),
            status: holding.status.slots().map(|slot| self.show_status(state, power, slot, extent)).collect(),
            laid: holding.laid.iter().map(laid).collect(),
            own: own.then(|| SeenOwn {
                hand: self.copies(power, holding.hand),
                deck: self.copies(power, holding.deck),
                discard: self.copies(power, discard),
            }),
        }
    }

    fn show_status(&self, state: &State, power: Power, slot: Slot, extent: Extent) -> SeenStatus {
        let id = self.parts.id(power, slot);
        let scoring = self.parts.deck(power).scoring.has(slot);
        SeenStatus {
            card: self.card_named(id),
            used: self.card(id).effect.once_per_turn && power == state.active && state.used.has(slot),
            scoring: scoring.then(|| self.show_score(&state.board, power, id, extent)),
        }
    }

    fn show_score(&self, board: &Board, owner: Power, id: CardId, extent: Extent) -> SeenScore {
        let scores = self.scores(board, owner, id);
        let (mut spoiled_by, mut lacks) = (Vec::new(), false);
        // What scores lacks nothing, and nothing spoils it.
        for condition in self.card(id).effect.when.iter().filter(|_| !scores) {
            let Condition::Pieces { of, piece, spaces, supplied, min, max } = condition else { continue };
            let powers = self.presence(true, *of, spaces).powers(owner);
            let places = self.spaces(board, owner, None, spaces);
            let count = self.count(board, powers, *piece, places, *supplied);
            lacks |= count < u32::from(*min);
            if count > u32::from(*max) {
                spoiled_by.extend(extent.whole(|| self.figures(board, powers, *piece, places)));
            }
        }
        let vp = u8::try_from(self.vp_of(id)).unwrap_or(u8::MAX);
        SeenScore { vp, scores, spoiled_by, lacks }
    }

    /// The pieces of these owners and kinds in these spaces.
    fn figures(&self, board: &Board, powers: Powers, kinds: Kinds, spaces: Spaces) -> Vec<SeenFigure> {
        let of = |owner, kind| {
            (board.of_kind(&self.parts.map, owner, kind) & spaces).iter().map(move |space| (owner, kind, space))
        };
        let all = powers.iter().flat_map(|owner| kinds.iter().flat_map(move |kind| of(owner, kind)));
        all.map(|(owner, kind, space)| self.show_figure(Bound { owner, kind, space })).collect()
    }

    fn show_figure(&self, piece: Bound) -> SeenFigure {
        SeenFigure { owner: piece.owner, kind: piece.kind, space: self.space_named(piece.space) }
    }

    /// `supplied`: by team, from where a supply line leads to one of its cities.
    fn show_pieces(&self, board: &Board, supplied: [Spaces; 2], extent: Extent) -> Vec<SeenPiece> {
        let supply = |owner: Power, kind: Kind, space: Space| {
            let team = owner.team();
            match (extent, kind) {
                (Extent::Whole, Kind::City) => {
                    SeenSupply { supplied: true, line: vec![self.space_named(space)], gaps: Vec::new() }
                }
                (Extent::Whole, _) => self.show_supply(board, team, board.team_cities(team), space),
                (Extent::Planes, _) => {
                    let supplied = kind == Kind::City || supplied[team.index()].contains(space);
                    SeenSupply { supplied, ..SeenSupply::default() }
                }
            }
        };
        let one = |owner: Power, kind: Kind, space: Space| SeenPiece {
            figure: self.show_figure(Bound { owner, kind, space }),
            supply: supply(owner, kind, space),
        };
        let count: u32 = Power::ALL.map(|power| board.armies(power).len() + board.cities(power).len()).iter().sum();
        let mut pieces = Vec::with_capacity(count as usize);
        for owner in Power::ALL {
            for kind in Kind::ALL {
                pieces.extend(board.of_kind(&self.parts.map, owner, kind).iter().map(|space| one(owner, kind, space)));
            }
        }
        pieces
    }

    fn show_supply(&self, board: &Board, team: Team, cities: Spaces, from: Space) -> SeenSupply {
        let line = self.supply_line(board, team, cities, from);
        let gaps: Vec<_> =
            line.gaps.iter().map(|(space, why)| SeenGap { space: self.space_named(*space), why: *why }).collect();
        let supplied = gaps.is_empty() && !line.spaces.is_empty();
        SeenSupply { supplied, line: line.spaces.into_iter().map(|space| self.space_named(space)).collect(), gaps }
    }

    fn show_bribes(&self, board: &Board) -> Vec<SeenBribe> {
        let of =
            |owner| board.bribes(owner).iter().map(move |space| SeenBribe { owner, space: self.space_named(space) });
        Power::ALL.into_iter().flat_map(of).collect()
    }

    fn show_links(&self, state: &State) -> Vec<SeenLink> {
        let in_force = self.parts.links.iter().enumerate().filter(|(place, _)| state.links >> place & 1 != 0);
        let show = |link: &crate::components::Link| SeenLink {
            power: link.owner,
            a: self.space_named(link.a),
            b: self.space_named(link.b),
        };
        in_force.map(|(_, link)| show(link)).collect()
    }

    fn show_extra_plays(&self, state: &State) -> Vec<SeenExtraPlay> {
        let open = self.parts.extra_plays.iter().zip(state.extra).filter(|(_, left)| *left > 0);
        let show = |extra: &crate::components::ExtraPlay, left| SeenExtraPlay {
            power: extra.owner,
            types: extra.types.list(),
            left,
        };
        open.map(|(extra, left)| show(extra, left)).collect()
    }

    fn show_doing(&self, frame: &Frame) -> SeenDoing {
        match frame {
            Frame::Run(run) => SeenDoing::Card {
                power: run.owner,
                card: self.card_named(run.card),
                step: run.step,
                actor: run.actor,
                outcomes: run.outcomes[..usize::from(run.step)].to_vec(),
            },
            Frame::Battle(battle) => SeenDoing::Battle {
                fighter: self.show_figure(battle.fighter),
                target: self.space_named(battle.target),
                victim: battle.victim.map(|piece| self.show_figure(piece)),
            },
            Frame::Removal(removal) => SeenDoing::Removal {
                piece: self.show_figure(removal.piece),
                by: removal.by,
                cause: removal.cause,
                gone: removal.at == InRemoval::Gone,
            },
            Frame::Losses(losses) => SeenDoing::Losses {
                power: losses.power,
                doomed: losses.doomed.unwrap_or_default().iter().map(|space| self.space_named(space)).collect(),
            },
            Frame::Window(window) => SeenDoing::Reactions { to: self.show_incident(&window.incident) },
        }
    }

    fn show_incident(&self, incident: &Incident) -> SeenIncident {
        SeenIncident {
            happening: incident.what,
            by: incident.by,
            piece: incident.piece.map(|piece| self.show_figure(piece)),
            fighter: incident.fighter.map(|piece| self.show_figure(piece)),
            space: incident.space.map(|space| self.space_named(space)),
            cause: incident.cause,
            card: incident.card,
        }
    }

    fn show_aid(&self, state: &State) -> Option<SeenAid> {
        let (request, (asker, _)) = (state.aid.asked?, self.below(state)?);
        let (from, target) = match request {
            Request::Supply => (None, None),
            Request::Muster(space) => (Some(space), None),
            Request::Battle(from, target) => (Some(from), Some(target)),
        };
        let name = |space: Option<Space>| space.map(|space| self.space_named(space));
        Some(SeenAid { asker, from: name(from), target: name(target) })
    }

    fn show_decision(&self, state: &State, observer: Observer, extent: Extent) -> Option<SeenDecision> {
        let (power, kind) = self.decision_seen(state, observer)?;
        let own = matches!(observer, Observer::Seat(_)) && power.is_some_and(|power| self.sees(observer, power));
        let unsupplied = match (kind, Self::top_run(state)) {
            (Decision::Muster, Some(run)) => self.musters_wanting(state, run, extent),
            (Decision::Battle, Some(run)) => self.fighters_wanting(state, run, extent),
            _ => Vec::new(),
        };
        let pays = |payment: &Payment| kind == Decision::Pay && matches!(payment.purpose, Purpose::Forced(_));
        let reacts = |window: &Window, power| {
            !window.passed.contains(power) && self.usable_reactions(state, window, power).next().is_some()
        };
        let window = Self::reacting(state).filter(|_| own && kind == Decision::React);
        Some(SeenDecision {
            kind,
            power,
            own,
            forced: state.payment.as_ref().is_some_and(pays),
            usable: window.zip(power).is_some_and(|(window, power)| reacts(window, power)),
            unsupplied,
        })
    }

    /// Musters that lack nothing but supply, each with the line that is missing.
    fn musters_wanting(&self, state: &State, run: &Run, extent: Extent) -> Vec<SeenTarget> {
        let (kinds, spaces) = self.muster_places(&state.board, run);
        let power = run.actor;
        if self.musters_freely(run) {
            return Vec::new();
        }
        let wanting = self.musters_without_supply(&state.board, power, kinds, spaces);
        let line = |space: Space| {
            let mut board = state.board;
            if !board.armies(power).contains(space) {
                board.put(&self.parts.map, self.army(power, space));
            }
            self.show_supply(&board, power.team(), board.cities(power), space)
        };
        let target = |space: Space| SeenTarget { space: self.space_named(space), supply: extent.whole(|| line(space)) };
        wanting.iter().map(target).collect()
    }

    /// The kinds and spaces of the musters of a step, supply and neighbours apart.
    fn muster_places(&self, board: &Board, run: &Run) -> (Kinds, Spaces) {
        match self.deed(run) {
            Deed::Muster { piece, spaces, .. } => (*piece, self.spaces(board, run.owner, Some(run), spaces)),
            _ => (Self::to_muster_again(run), Spaces::ALL),
        }
    }

    fn fighters_wanting(&self, state: &State, run: &Run, extent: Extent) -> Vec<SeenTarget> {
        let team = run.actor.team();
        let line = |space: Space| self.show_supply(&state.board, team, state.board.team_cities(team), space);
        let target = |space: Space| SeenTarget { space: self.space_named(space), supply: extent.whole(|| line(space)) };
        self.battles_without_supply(state, run).map(|(from, _)| target(from)).collect()
    }

    /// The payment under way, if the observer may know of it.
    fn payment_seen<'a>(&self, state: &'a State, observer: Observer) -> Option<&'a Payment> {
        state.payment.as_ref().filter(|payment| self.sees(observer, payment.payer))
    }

    fn show_payment(&self, state: &State, payment: &Payment, extent: Extent) -> SeenPayment {
        let power = payment.payer;
        let all = self.alternatives(state, payment.purpose);
        let text = |number: u8| {
            let message = Message::new("action-alternative");
            match extent {
                Extent::Whole => message.with("cost", self.cost_in_words(all.get(number.into()))),
                Extent::Planes => message,
            }
        };
        let show = |number| SeenAlternative { number, text: text(number) };
        let open = payment.alternative.is_none();
        let (purpose, card) = match payment.purpose {
            Purpose::Use(card) => (PaidFor::Card, Some(card)),
            Purpose::Card | Purpose::Step => (PaidFor::Card, Self::top_run(state).map(|run| run.card)),
            Purpose::Bribe => (PaidFor::Bribe, None),
            Purpose::Lay => (PaidFor::Laying, None),
            Purpose::Emergency => (PaidFor::Emergency, None),
            Purpose::Forced(_) => (PaidFor::Forced, None),
        };
        let mut seen = SeenPayment {
            power,
            purpose,
            card: card.map(|id| self.card_named(id)),
            alternatives: if open { self.payable_alternatives(state, payment).map(show).collect() } else { Vec::new() },
            cards: Vec::new(),
            left: 0,
            vp: 0,
        };
        for due in payment.alternative.iter().flat_map(|place| all.get(usize::from(*place))) {
            match due {
                Due::Discard(n) | Due::DiscardType(_, n) => seen.left += n,
                Due::Vp(n) => seen.vp += n,
                Due::BribeFromBowl(_) | Due::TakeOff(..) => {}
            }
        }
        for pick in payment.picks() {
            match pick {
                Pick::Card(slot) => seen.cards.push(self.card_named(self.parts.id(power, slot))),
                Pick::Vp => seen.vp += 1,
                Pick::Bribe | Pick::Off(..) => continue,
            }
            seen.left -= 1;
        }
        let in_hand = state.holding(power).hand.len() as u8 - seen.cards.len() as u8;
        let missing = seen.left.saturating_sub(in_hand);
        SeenPayment { left: seen.left - missing, vp: seen.vp + missing, ..seen }
    }

    fn show_picks(&self, state: &State, observer: Observer) -> Vec<SeenPicks> {
        let Stage::Discards(picks) = state.stage else { return Vec::new() };
        let own = Power::ALL.into_iter().filter(|power| self.sees(observer, *power));
        let cards = |power: Power| {
            let picked = picks[power.index()].cards.into_iter().flatten();
            picked.map(|slot| self.card_named(self.parts.id(power, slot))).collect()
        };
        own.map(|power| SeenPicks { power, cards: cards(power) }).collect()
    }

    /// `supplied`: by team, from where a supply line leads to one of its cities.
    fn show_outlook(&self, state: &State, powers: &[SeenPower], supplied: [Spaces; 2]) -> SeenOutlook {
        let board = &state.board;
        let statuses = |team: Team| {
            let statuses = powers.iter().filter(|power| power.team == team).flat_map(|power| &power.status);
            let scored = statuses.filter_map(|status| status.scoring.as_ref()).filter(|scoring| scoring.scores);
            scored.fold(0, |sum: u8, scoring| sum.saturating_add(scoring.vp))
        };
        let before_supply = state.turn_step().is_some_and(|step| step <= TurnStep::Supply);
        let unsupplied = board.armies(state.active) & !supplied[state.active.team().index()];
        let losses = if before_supply { unsupplied } else { Spaces::NONE };
        SeenOutlook {
            scoring: (!matches!(state.stage, Stage::Over(_)))
                .then(|| state.round.next_multiple_of(SCORING_EVERY).min(ROUNDS)),
            cities: Team::ALL.map(|team| board.team_cities(team).len() as u8),
            statuses: Team::ALL.map(statuses),
            majors: self.majors(board),
            losses: losses.iter().map(|space| self.show_figure(self.army(state.active, space))).collect(),
        }
    }
}

impl CardTypes {
    /// Those of the set.
    pub(crate) fn list(self) -> Vec<crate::components::CardType> {
        crate::components::CardType::ALL.into_iter().filter(|kind| self.contains(*kind)).collect()
    }
}
