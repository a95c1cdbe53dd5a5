//! A view in words, in the sentences of the board.

use quincunx_engine::{Arg, Message, Passage, Seat};

use crate::rules::InFlandersField;
use crate::shown::view::{Copies, SeenCard, SeenSpace, SeenStep, View};

fn text(text: impl ToString) -> Arg {
    Arg::Text(text.to_string())
}

/// Of 216 rolls, in percent with one decimal.
fn percent(rolls: u8) -> Arg {
    let tenths = (f64::from(rolls) / 0.216).round() as i64;
    Message::new("describe-decimal").with("whole", tenths / 10).with("tenths", tenths % 10).into()
}

impl InFlandersField {
    /// A view in words.
    pub(crate) fn put_in_words(&self, view: &View) -> Vec<Passage> {
        let components = self.show_components();
        let lines = components.track.lines.map(|line| line.to_string()).join(", ");
        let round = Message::new("describe-round")
            .with("round", view.round)
            .with("objective", components.track.objective)
            .with("lines", text(lines));
        let sentences =
            [round].into_iter().chain(self.companies(view)).chain(self.display(view)).chain(self.turn(view));
        let discard = view.discard.iter().map(|copies| i64::from(copies.count)).sum::<i64>();
        let piles =
            Message::new("describe-piles").with("deck", view.deck).with("discard", discard).with("pool", view.pool);
        sentences.chain([piles]).map(Passage::Sentence).chain([self.card_table(&components.cards)]).collect()
    }

    /// The names of cards, each as often as it is there.
    fn listed(&self, copies: &[Copies]) -> Arg {
        if copies.is_empty() {
            return text('–');
        }
        let names = copies
            .iter()
            .flat_map(|copies| std::iter::repeat_n(self.name_key(&copies.card), usize::from(copies.count)));
        Arg::Terms(names.collect())
    }

    fn companies(&self, view: &View) -> Vec<Message> {
        let mut sentences = Vec::new();
        for (seat, player) in Seat::first(view.players.len()).zip(&view.players) {
            let state = match () {
                () if player.eliminated => "eliminated",
                () if player.reached => "reached",
                () if view.active == Some(seat) => "active",
                () => "in",
            };
            let company = Message::new("board-company").with("name", seat).with("space", player.space);
            let company = company.with("objective", self.track.objective).with("troops", player.troops);
            sentences.push(company.with("state", text(state)));
            if !player.kept.is_empty() {
                sentences
                    .push(Message::new("describe-kept").with("name", seat).with("cards", self.listed(&player.kept)));
            }
        }
        sentences
    }

    fn display(&self, view: &View) -> Vec<Message> {
        let space = |space: &SeenSpace| {
            let card = space.card.as_ref().map_or_else(|| "board-empty".to_owned(), |id| self.name_key(id));
            Message::new("board-space")
                .with("number", space.number)
                .with("card", Arg::Term(card))
                .with("state", text(if space.open { "open" } else { "closed" }))
        };
        view.display.iter().map(space).collect()
    }

    /// What belongs to the turn of the active player.
    fn turn(&self, view: &View) -> Vec<Message> {
        let mut sentences = Vec::new();
        if view.active.is_some() {
            let held = Message::new("describe-held")
                .with("british", self.listed(&view.held))
                .with("german", self.listed(&view.german));
            sentences.push(held.with("claimed", text(if view.claimed { "yes" } else { "no" })));
        }
        if let Some(dice) = view.dice {
            let sums: Vec<_> = view.sums.iter().map(|sum| sum.sum.to_string()).collect();
            let dice = dice.map(|die| die.to_string()).join("-");
            sentences.push(Message::new("board-dice").with("dice", text(dice)).with("sums", text(sums.join(", "))));
        }
        let asked = matches!(view.step, SeenStep::BeforeRoll | SeenStep::AfterRoll | SeenStep::AfterTaking);
        if let Some(outlook) = view.outlook.as_ref().filter(|_| asked) {
            let next = Message::new("describe-outlook").with("fail", percent(outlook.fail));
            sentences.push(next.with("german", percent(outlook.german_only)));
            let cost = Message::new("board-fail-cost").with("troops", outlook.fail_troops);
            sentences.push(cost.with("cards", outlook.fail_cards));
        }
        sentences
    }

    /// What is printed on the cards.
    fn card_table(&self, cards: &[SeenCard]) -> Passage {
        let heads = ["board-move", "board-extra", "board-grey", "board-black"].map(|key| Arg::Term(key.to_owned()));
        let row = |card: &SeenCard| {
            let name = Arg::Term(self.name_key(&card.id));
            [name].into_iter().chain([card.moves, card.extra, card.grey, card.black].map(Arg::from)).collect()
        };
        let head = [text("")].into_iter().chain(heads).collect();
        Passage::Table([head].into_iter().chain(cards.iter().map(row)).collect())
    }
}
