//! A view in words. What changes seldom stands alone, for whoever reads line by line is told only what is new.

use quincunx_engine::{Arg, Message, Passage};

use crate::card::CardType;
use crate::game::VictoryOrDeath;
use crate::map::Ground;
use crate::power::Team;
use crate::view::{
    Copies, Gap, Phase, SeenAid, SeenCard, SeenComponents, SeenDoing, SeenFigure, SeenIncident, SeenPayment, SeenPower,
    SeenScore, SeenSpace, SeenSupply, View,
};
use crate::words::card::{both, nothing};
use crate::words::{self, card_title, figure, in_space, number, space_name, tell_incident, term, text};

/// What a cell without anything shows.
const NONE: &str = "–";

fn cell(arg: Option<Arg>) -> Arg {
    arg.unwrap_or_else(|| text(NONE))
}

fn head(keys: &[&str]) -> Vec<Arg> {
    keys.iter().map(|key| Arg::Term((*key).into())).collect()
}

impl VictoryOrDeath {
    /// A view in words.
    pub(crate) fn put_in_words(&self, view: &View) -> Vec<Passage> {
        let told = Told { components: &self.shown, view };
        let sentences = |all: Vec<Message>| all.into_iter().map(Passage::Sentence);
        let mut passages: Vec<_> = sentences(told.course()).collect();
        passages.extend(sentences(told.doing()));
        passages.push(told.powers());
        passages.push(told.board());
        passages.extend(sentences(told.supply()));
        passages.extend(sentences(told.tables()));
        passages.extend(sentences(told.own()));
        passages.push(told.map());
        passages.extend(sentences(told.cards()));
        passages
    }
}

/// A view that is being told.
struct Told<'a> {
    components: &'a SeenComponents,
    view: &'a View,
}

impl Told<'_> {
    fn seen_space(&self, id: &str) -> Option<&SeenSpace> {
        self.components.spaces.iter().find(|space| space.id == id)
    }

    fn space(&self, id: &str) -> Arg {
        space_name(id, self.seen_space(id).and_then(|space| space.name.as_ref()))
    }

    fn place(&self, id: &str) -> Arg {
        in_space(id, self.seen_space(id).and_then(|space| space.name.as_ref()))
    }

    fn spaces(&self, ids: &[String]) -> Arg {
        both(ids.iter().map(|id| self.space(id))).unwrap_or_else(nothing)
    }

    fn title(&self, id: &str) -> Arg {
        let known = self.components.cards.iter().find(|card| card.id == id);
        known.map_or_else(|| text(id), |card| card_title(&card.id, card.kind, card.title.as_ref()))
    }

    fn copies(&self, cards: &[Copies]) -> Arg {
        let one = |copies: &Copies| {
            let title = self.title(&copies.card);
            if copies.count == 1 {
                return title;
            }
            Message::new("describe-copies").with("count", number(copies.count)).with("card", title).into()
        };
        cell(both(cards.iter().map(one)))
    }

    /// Where the game is.
    fn course(&self) -> Vec<Message> {
        let view = self.view;
        let mut told = Vec::new();
        let course = |key| Message::new(key).with("round", number(view.round));
        told.push(match (view.phase, view.active, view.step) {
            (Phase::Turns, Some(active), Some(step)) => {
                course("describe-turn").with("power", active.term()).with("step", step.term())
            }
            (Phase::Mulligan, ..) => Message::new("describe-mulligan"),
            (Phase::Discards, ..) => Message::new("describe-discards"),
            (Phase::Over, ..) => course("describe-over"),
            _ => course("describe-scoring"),
        });
        let [oligarchs, demos] = view.vp.map(number);
        told.push(Message::new("describe-vp").with("oligarchs", oligarchs).with("demos", demos));
        if let Some(round) = view.outlook.scoring {
            let of = |team: Team| {
                let [cities, statuses] = [view.outlook.cities, view.outlook.statuses].map(|vp| vp[team.index()]);
                number(cities + statuses)
            };
            let message = Message::new("describe-outlook").with("round", number(round));
            told.push(message.with("oligarchs", of(Team::Oligarchs)).with("demos", of(Team::Demos)));
            let [oligarchs, demos] = view.outlook.majors.map(number);
            told.push(Message::new("describe-majors").with("oligarchs", oligarchs).with("demos", demos));
        }
        if !view.outlook.losses.is_empty() {
            told.push(Message::new("describe-losses").with("pieces", self.figures(&view.outlook.losses)));
        }
        for link in &view.links {
            let message = Message::new("describe-link").with("power", link.power.term());
            told.push(message.with("a", self.space(&link.a)).with("b", self.space(&link.b)));
        }
        for extra in &view.extra_plays {
            let types = both(extra.types.iter().map(|kind| kind.term())).unwrap_or_else(nothing);
            let message = Message::new("describe-extra-play").with("power", extra.power.term());
            told.push(message.with("left", number(extra.left)).with("types", types));
        }
        told
    }

    fn figure(&self, piece: &SeenFigure) -> Arg {
        let message = Message::new("describe-figure").with("piece", figure(piece.owner, piece.kind));
        message.with("in", self.place(&piece.space)).into()
    }

    fn figures(&self, pieces: &[SeenFigure]) -> Arg {
        both(pieces.iter().map(|piece| self.figure(piece))).unwrap_or_else(nothing)
    }

    /// What is being done, asked, paid.
    fn doing(&self) -> Vec<Message> {
        let mut told: Vec<_> = self.view.doing.iter().map(|doing| self.tell_doing(doing)).collect();
        told.extend(self.view.aid.as_ref().map(|aid| self.tell_aid(aid)));
        told.extend(self.view.payment.iter().flat_map(|payment| self.tell_payment(payment)));
        for picks in self.view.opening.iter().filter(|picks| !picks.cards.is_empty()) {
            let cards = both(picks.cards.iter().map(|card| self.title(card))).unwrap_or_else(nothing);
            told.push(Message::new("describe-picks").with("power", picks.power.term()).with("cards", cards));
        }
        told
    }

    fn tell_doing(&self, doing: &SeenDoing) -> Message {
        match doing {
            SeenDoing::Card { power, card, step, .. } => Message::new("describe-doing-card")
                .with("power", power.term())
                .with("card", self.title(card))
                .with("step", number(step + 1)),
            SeenDoing::Battle { fighter, target, victim } => {
                let message = Message::new("describe-doing-battle").with("fighter", self.figure(fighter));
                let message = message.with("target", self.space(target));
                message.with("victim", cell(victim.as_ref().map(|piece| figure(piece.owner, piece.kind))))
            }
            SeenDoing::Removal { piece, gone, .. } => {
                let key = if *gone { "describe-removed" } else { "describe-removal" };
                Message::new(key).with("piece", self.figure(piece))
            }
            SeenDoing::Losses { power, .. } => Message::new("describe-doing-losses").with("power", power.term()),
            SeenDoing::Reactions { to } => Message::new("describe-reactions").with("incident", self.incident(to)),
        }
    }

    fn incident(&self, to: &SeenIncident) -> Message {
        let fighter = to.fighter.as_ref();
        tell_incident(words::Told {
            what: to.happening,
            piece: to.piece.as_ref().map(|piece| figure(piece.owner, piece.kind)),
            place: to.space.as_ref().map(|space| self.place(space)),
            fighter: fighter.map(|piece| figure(piece.owner, piece.kind)),
            from: fighter.map(|piece| self.space(&piece.space)),
            target: to.space.as_ref().map(|space| self.space(space)),
            cause: to.cause,
            by: to.by,
            card: to.card,
        })
    }

    fn tell_aid(&self, aid: &SeenAid) -> Message {
        let message = |key| Message::new(key).with("power", aid.asker.term());
        match (&aid.from, &aid.target) {
            (Some(from), Some(target)) => {
                message("describe-aid-battle").with("from", self.space(from)).with("target", self.space(target))
            }
            (Some(from), None) => message("describe-aid-muster").with("space", self.space(from)),
            _ => message("describe-aid-supply"),
        }
    }

    fn tell_payment(&self, payment: &SeenPayment) -> Vec<Message> {
        let mut told = Vec::new();
        if payment.alternatives.is_empty() {
            let picked = both(payment.cards.iter().map(|card| self.title(card)));
            let message = Message::new("describe-payment").with("power", payment.power.term());
            let message = message.with("cards", cell(picked)).with("left", number(payment.left));
            told.push(message.with("vp", number(payment.vp)));
        }
        told
    }

    /// A row for each power.
    fn powers(&self) -> Passage {
        let heads = head(&[
            "describe-head-power",
            "describe-head-player",
            "describe-head-hand",
            "describe-head-deck",
            "describe-head-discard",
            "describe-head-top",
            "describe-head-laid",
            "describe-head-hoplites",
            "describe-head-triremes",
            "describe-head-cities",
            "describe-head-bribes",
            "describe-head-bowl",
        ]);
        let row = |power: &SeenPower| {
            let [hoplites, triremes, cities] = power.stock.map(number);
            vec![
                power.id.term(),
                Arg::Seat(power.seat),
                number(power.hand),
                number(power.deck),
                number(power.discard),
                cell(power.top.as_ref().map(|card| self.title(card))),
                number(power.laid.len() as i64),
                hoplites,
                triremes,
                cities,
                number(power.bribe_stock),
                number(power.bowl),
            ]
        };
        Passage::Table([heads].into_iter().chain(self.view.powers.iter().map(row)).collect())
    }

    /// The spaces with something on them.
    fn board(&self) -> Passage {
        let heads =
            head(&["describe-head-space", "describe-head-id", "describe-head-pieces", "describe-head-used-bribes"]);
        let row = |space: &SeenSpace| {
            let there = self.view.pieces.iter().map(|piece| &piece.figure).filter(|piece| piece.space == space.id);
            let pieces = both(there.map(|piece| figure(piece.owner, piece.kind)));
            let bribes = self.view.bribes.iter().filter(|bribe| bribe.space == space.id);
            let bribes = both(bribes.map(|bribe| bribe.owner.term()));
            let is_empty = pieces.is_none() && bribes.is_none();
            (!is_empty).then(|| vec![self.space(&space.id), text(&space.id), cell(pieces), cell(bribes)])
        };
        Passage::Table([heads].into_iter().chain(self.components.spaces.iter().filter_map(row)).collect())
    }

    /// Pieces without supply, and where their lines break; musters and fighters that lack nothing else.
    fn supply(&self) -> Vec<Message> {
        let wanting = self.view.pieces.iter().filter(|piece| !piece.supply.supplied);
        let pieces = wanting.map(|piece| {
            let message = Message::new("describe-unsupplied").with("piece", self.figure(&piece.figure));
            message.with("why", self.why(&piece.supply))
        });
        let targets = self.view.decision.iter().flat_map(|decision| &decision.unsupplied).map(|target| {
            let message = Message::new("describe-wanting").with("space", self.space(&target.space));
            message.with("why", self.why(&target.supply))
        });
        pieces.chain(targets).collect()
    }

    fn why(&self, supply: &SeenSupply) -> Arg {
        let gaps = supply.gaps.iter().map(|gap| {
            let key = match gap.why {
                Gap::Enemy => "gap-enemy",
                Gap::Harbour => "gap-harbour",
                Gap::Land => "gap-land",
                Gap::Neutral => "gap-neutral",
            };
            Message::new(key).with("space", self.space(&gap.space)).into()
        });
        both(gaps).unwrap_or_else(|| Message::new("gap-no-city").into())
    }

    /// What lies on the table.
    fn tables(&self) -> Vec<Message> {
        let mut told = Vec::new();
        for power in &self.view.powers {
            for status in &power.status {
                let message = Message::new("describe-status").with("power", power.id.term());
                let message = message.with("card", self.title(&status.card));
                told.push(
                    message.with("scoring", status.scoring.as_ref().map_or_else(nothing, |score| self.score(score))),
                );
            }
            for laid in &power.laid {
                let key = match (&laid.card, laid.fetched) {
                    (Some(_), _) => "describe-laid",
                    (None, false) => "describe-laid-hidden",
                    (None, true) => "describe-laid-fetched",
                };
                let message = Message::new(key).with("power", power.id.term()).with("round", number(laid.round));
                let message = message.with("step", laid.step.term());
                told.push(match &laid.card {
                    Some(card) => message.with("card", self.title(card)),
                    None => message,
                });
            }
        }
        told
    }

    fn score(&self, score: &SeenScore) -> Arg {
        let vp = |key| Message::new(key).with("vp", number(score.vp));
        match score {
            SeenScore { scores: true, .. } => vp("phrase-scores").into(),
            SeenScore { lacks: true, .. } => vp("phrase-lacks").into(),
            _ => vp("phrase-spoiled").with("pieces", self.figures(&score.spoiled_by)).into(),
        }
    }

    /// The cards that only the observer sees, and those in hands that everybody knows.
    fn own(&self) -> Vec<Message> {
        let mut told = Vec::new();
        for power in &self.view.powers {
            let of = |key, cards: &[Copies]| {
                Message::new(key).with("power", power.id.term()).with("cards", self.copies(cards))
            };
            match &power.own {
                Some(own) => {
                    told.push(of("describe-hand", &own.hand));
                    told.push(of("describe-deck", &own.deck));
                    told.push(of("describe-discard", &own.discard));
                }
                None if !power.shown.is_empty() => told.push(of("describe-shown", &power.shown)),
                None => {}
            }
        }
        told
    }

    /// The map, which never changes.
    fn map(&self) -> Passage {
        let heads = head(&[
            "describe-head-space",
            "describe-head-id",
            "describe-head-ground",
            "describe-head-major",
            "describe-head-next-to",
            "describe-head-source",
        ]);
        let row = |space: &SeenSpace| {
            let ground = match space.ground {
                Ground::Land => "land",
                Ground::Sea => "sea",
                Ground::Neutral => "neutral",
            };
            let ours = space.reconstruction.then(|| Arg::Term("describe-reconstruction".into()));
            vec![
                self.space(&space.id),
                text(&space.id),
                term("kind", ground),
                cell((space.major > 0).then(|| number(space.major))),
                self.spaces(&space.next_to),
                ours.unwrap_or_else(nothing),
            ]
        };
        Passage::Table([heads].into_iter().chain(self.components.spaces.iter().map(row)).collect())
    }

    /// The deck lists, which never change.
    fn cards(&self) -> Vec<Message> {
        self.components.cards.iter().map(|card| self.card(card)).collect()
    }

    fn card(&self, card: &SeenCard) -> Message {
        let key = match (card.kind, card.symbol) {
            (CardType::Prepare, true) => "describe-card-symbol",
            _ => "describe-card",
        };
        let joined =
            card.text.iter().cloned().map(Arg::from).reduce(|before, after| {
                Message::new("phrase-sentences").with("first", before).with("last", after).into()
            });
        Message::new(key)
            .with("power", card.power.term())
            .with("card", self.title(&card.id))
            .with("id", text(&card.id))
            .with("type", card.kind.term())
            .with("copies", number(card.copies))
            .with("text", joined.unwrap_or_else(nothing))
    }
}
