//! A view in words. What changes seldom stands alone, for whoever reads line by line is told only what is new.

use quincunx_engine::{Arg, Message, Passage};

use super::card::{both, nothing};
use super::view::{
    Copies, Phase, SeenAid, SeenCard, SeenComponents, SeenDoing, SeenFigure, SeenPayment, SeenPower, SeenScore,
    SeenSpace, SeenSupply, View,
};
use super::words::{figure, number, term, text};
use crate::components::{CardType, Ground, Team};
use crate::rules::{Gap, VictoryOrDeath};

/// What a cell without anything shows.
const NONE: &str = "–";

fn cell(arg: Option<Arg>) -> Arg {
    arg.unwrap_or_else(|| text(NONE))
}

impl VictoryOrDeath {
    /// A view in words.
    pub(crate) fn put_in_words(&self, view: &View) -> Vec<Passage> {
        let told = Told { game: self, components: &self.show_components(), view };
        let sentences = [
            told.course(),
            told.doing(),
            told.hands(),
            told.outlook(),
            told.powers(),
            told.board(),
            told.supply(),
            told.tables(),
            told.cards(true),
            told.piles(),
            told.map(),
            told.cards(false),
        ];
        sentences.into_iter().flatten().map(Passage::Sentence).collect()
    }
}

/// A view that is being told.
struct Told<'a> {
    game: &'a VictoryOrDeath,
    components: &'a SeenComponents,
    view: &'a View,
}

impl Told<'_> {
    fn space(&self, id: &str) -> Arg {
        self.game.told_space(id)
    }

    fn place(&self, id: &str) -> Arg {
        self.game.told_in(id)
    }

    fn title(&self, id: &str) -> Arg {
        self.game.told_title(id)
    }

    fn spaces(&self, ids: &[String]) -> Arg {
        both(ids.iter().map(|id| self.space(id))).unwrap_or_else(nothing)
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

    /// What the next scoring would give.
    fn outlook(&self) -> Vec<Message> {
        let outlook = &self.view.outlook;
        let Some(round) = outlook.scoring else { return Vec::new() };
        let of = |team: Team| {
            let [cities, statuses] = [outlook.cities, outlook.statuses].map(|vp| vp[team.index()]);
            number(cities + statuses)
        };
        let scoring = Message::new("describe-outlook").with("round", number(round));
        let [oligarchs, demos] = outlook.majors.map(number);
        vec![
            scoring.with("oligarchs", of(Team::Oligarchs)).with("demos", of(Team::Demos)),
            Message::new("describe-majors").with("oligarchs", oligarchs).with("demos", demos),
        ]
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
                let message = message.with("target", self.game.told_target(target));
                message.with("victim", cell(victim.as_ref().map(|piece| figure(piece.owner, piece.kind))))
            }
            SeenDoing::Removal { piece, gone, .. } => {
                let key = if *gone { "describe-removed" } else { "describe-removal" };
                Message::new(key).with("piece", self.figure(piece))
            }
            SeenDoing::Losses { power, .. } => Message::new("describe-doing-losses").with("power", power.term()),
            SeenDoing::Reactions { to } => Message::new("describe-reactions").with("incident", self.game.incident(to)),
        }
    }

    fn tell_aid(&self, aid: &SeenAid) -> Message {
        let message = |key| Message::new(key).with("power", aid.asker.term());
        match (&aid.from, &aid.target) {
            (Some(from), Some(target)) => {
                let message = message("describe-aid-battle").with("from", self.game.told_from(from));
                message.with("target", self.game.told_target(target))
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

    /// What everybody sees of each power's cards and stock.
    fn powers(&self) -> Vec<Message> {
        let one = |power: &SeenPower| {
            let [hoplites, triremes, cities] = power.stock.map(number);
            Message::new("describe-power")
                .with("power", power.id.term())
                .with("player", Arg::Seat(power.seat))
                .with("hand", number(power.hand))
                .with("deck", number(power.deck))
                .with("discard", number(power.discard))
                .with("top", cell(power.top.as_ref().map(|card| self.title(card))))
                .with("laid", number(power.laid.len() as i64))
                .with("hoplites", hoplites)
                .with("triremes", triremes)
                .with("cities", cities)
                .with("bribes", number(power.bribe_stock))
                .with("bowl", number(power.bowl))
        };
        self.view.powers.iter().map(one).collect()
    }

    /// The spaces with something on them.
    fn board(&self) -> Vec<Message> {
        let one = |space: &SeenSpace| {
            let there = self.view.pieces.iter().map(|piece| &piece.figure).filter(|piece| piece.space == space.id);
            let pieces = both(there.map(|piece| figure(piece.owner, piece.kind)));
            let bribes = self.view.bribes.iter().filter(|bribe| bribe.space == space.id);
            let bribes = both(bribes.map(|bribe| bribe.owner.term()));
            let told = |key| Message::new(key).with("space", self.space(&space.id));
            match (pieces, bribes) {
                (None, None) => None,
                (Some(pieces), None) => Some(told("describe-pieces").with("pieces", pieces)),
                (None, Some(bribes)) => Some(told("describe-bribes").with("bribes", bribes)),
                (Some(pieces), Some(bribes)) => {
                    Some(told("describe-pieces-bribes").with("pieces", pieces).with("bribes", bribes))
                }
            }
        };
        self.components.spaces.iter().filter_map(one).collect()
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

    /// The cards in hands, as far as the observer sees or everybody knows them.
    fn hands(&self) -> Vec<Message> {
        let hand = |power: &SeenPower| match &power.own {
            Some(own) => Some(self.cards_of("describe-hand", power, &own.hand)),
            None if !power.shown.is_empty() => Some(self.cards_of("describe-shown", power, &power.shown)),
            None => None,
        };
        self.view.powers.iter().filter_map(hand).collect()
    }

    /// The piles that only the observer sees.
    fn piles(&self) -> Vec<Message> {
        let mut told = Vec::new();
        for power in &self.view.powers {
            if let Some(own) = &power.own {
                told.push(self.cards_of("describe-deck", power, &own.deck));
                told.push(self.cards_of("describe-discard", power, &own.discard));
            }
        }
        told
    }

    fn cards_of(&self, key: &'static str, power: &SeenPower, cards: &[Copies]) -> Message {
        Message::new(key).with("power", power.id.term()).with("cards", self.copies(cards))
    }

    /// The map, which never changes.
    fn map(&self) -> Vec<Message> {
        let one = |space: &SeenSpace| {
            let ground = match space.ground {
                Ground::Land => "land",
                Ground::Sea => "sea",
                Ground::Neutral => "neutral",
            };
            let major = (space.major > 0).then(|| Message::new("phrase-major").with("vp", number(space.major)).into());
            let ours = space.reconstruction.then(|| Message::new("phrase-reconstruction").into());
            Message::new("describe-space")
                .with("space", self.space(&space.id))
                .with("id", text(&space.id))
                .with("ground", term("kind", ground))
                .with("major", major.unwrap_or_else(nothing))
                .with("source", ours.unwrap_or_else(nothing))
                .with("spaces", self.spaces(&space.next_to))
        };
        self.components.spaces.iter().map(one).collect()
    }

    /// The texts of the cards that the observer sees in hand or on the table, or of all others in the deck lists.
    fn cards(&self, at_hand: bool) -> Vec<Message> {
        let told = self.components.cards.iter().filter(|card| self.is_at_hand(&card.id) == at_hand);
        told.map(|card| self.card(card)).collect()
    }

    fn is_at_hand(&self, id: &str) -> bool {
        self.view.powers.iter().any(|power| {
            power.own.as_ref().is_some_and(|own| own.hand.iter().any(|held| *held.card == *id))
                || power.status.iter().any(|status| *status.card == *id)
                || power.laid.iter().any(|laid| laid.card.as_deref() == Some(id))
        })
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
