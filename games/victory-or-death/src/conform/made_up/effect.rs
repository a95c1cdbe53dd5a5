//! The effect of one card, as a file has it.

use quincunx_engine::{Id, below};
use rand_core::Rng;

use crate::components::{CardType, Components, Deed, Effect, MAX_PICKS, TurnStep};

const PIECES: [&str; 3] = ["hoplite", "trireme", "city"];
const ARMIES: [&str; 2] = ["hoplite", "trireme"];
const WHO: [&str; 9] = ["self", "teammate", "friend", "enemy", "any", "corinth", "delian", "sparta", "athens"];
const UNTIL: [&str; 5] = [
    "",
    ", until = \"end_of_step\"",
    ", until = \"end_of_turn\"",
    ", until = \"end_of_round\"",
    ", until = \"end_of_game\"",
];
const OUTCOMES: [&str; 5] = ["done", "prevented", "declined", "no_target", "skipped"];

/// What a file has room for.
const MAX_LINKS: u32 = 8;
const MAX_EXTRA_PLAYS: u32 = 4;

/// How many links and extra plays the file has so far, of those left as they are too.
#[derive(Default)]
pub(super) struct Lasting {
    links: u32,
    extra_plays: u32,
}

/// What a name stands for.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Deals {
    Nothing,
    Space,
    Piece,
}

/// Writes one effect.
pub(super) struct Writer<'a, R> {
    rng: &'a mut R,
    kind: CardType,
    symbol: bool,
    lasting: &'a mut Lasting,
    /// The names that may stand for something now.
    names: Vec<(String, Deals)>,
    /// The steps with a name.
    steps: Vec<String>,
    /// All triggers are about pieces that would be removed.
    keeps: bool,
    /// Only what brings about nothing that cards answer to.
    quiet: bool,
    /// Only VP, for nothing.
    vp_only: bool,
}

impl Lasting {
    /// Is there room for what this effect has? Then it is taken.
    pub(super) fn leaves(&mut self, effect: &Effect) -> bool {
        let count = |is: fn(&Deed) -> bool| effect.steps.iter().filter(|step| is(&step.deed)).count() as u32;
        let links = self.links + count(|deed| matches!(deed, Deed::Link(_)));
        let extra_plays = self.extra_plays + count(|deed| matches!(deed, Deed::ExtraPlay(_)));
        let room = links <= MAX_LINKS && extra_plays <= MAX_EXTRA_PLAYS;
        if room {
            *self = Self { links, extra_plays };
        }
        room
    }
}

impl<'a, R: Rng> Writer<'a, R> {
    pub(super) fn new(rng: &'a mut R, kind: CardType, symbol: bool, lasting: &'a mut Lasting) -> Self {
        let (names, steps) = (Vec::new(), Vec::new());
        Self { rng, kind, symbol, lasting, names, steps, keeps: false, quiet: false, vp_only: false }
    }

    /// Triggers, conditions, cost, steps, and how often.
    pub(super) fn effect(mut self) -> String {
        let mut more = String::new();
        let triggers = match self.kind {
            CardType::Status => self.status(&mut more),
            CardType::Prepare if self.symbol => "{ on = \"strategy\" }".to_owned(),
            CardType::Prepare => self.cues(false),
            _ => "{ on = \"play\" }".to_owned(),
        };
        if self.one_in(4) {
            more += &format!("when = [{}]\n", self.pieces_condition());
        }
        if !self.vp_only && self.one_in(3) {
            more += &format!("cost = {}\n", self.cost());
        }
        for plain in ["use = \"optional\"\n", "limit = \"none\"\n"] {
            if self.one_in(6) && !more.contains(&plain[..5]) {
                more += plain;
            }
        }
        let count = 1 + self.up_to(3);
        let steps: Vec<String> = (0..count).map(|place| self.step(place)).collect();
        format!("trigger = [{triggers}]\n{more}steps = [\n  {},\n]", steps.join(",\n  "))
    }

    /// The triggers of a Status; what it may do hangs on them (VOD-3.8.3, VOD-4.10.13, VOD-4.17.3, VOD-R53).
    fn status(&mut self, more: &mut String) -> String {
        match self.up_to(5) {
            0 => {
                self.vp_only = true;
                "{ on = \"scoring\" }".to_owned()
            }
            1 => {
                self.vp_only = true;
                *more += "use = \"automatic\"\n";
                self.cues(false)
            }
            2 => {
                *more += "limit = \"once_per_turn\"\n";
                "{ on = \"own_turn\" }".to_owned()
            }
            3 => {
                *more += "limit = \"once_per_turn\"\n";
                self.cues(true)
            }
            _ => {
                self.quiet = true;
                self.cues(false)
            }
        }
    }

    /// One or two things that the card answers to.
    fn cues(&mut self, own_turn: bool) -> String {
        let count = 1 + self.up_to(2);
        let cues: Vec<(&str, String)> = (0..count).map(|_| self.cue(own_turn)).collect();
        self.keeps = cues.iter().all(|(on, _)| *on == "would_remove");
        if cues.iter().all(|(on, _)| *on != "card_played") {
            self.names.push(("event".to_owned(), Deals::Piece));
        }
        cues.into_iter().map(|(_, cue)| cue).collect::<Vec<_>>().join(", ")
    }

    fn cue(&mut self, own_turn: bool) -> (&'static str, String) {
        const ON: [&str; 8] = [
            "mustered",
            "placed",
            "would_remove",
            "would_remove",
            "removed",
            "battle_begun",
            "battle_over",
            "card_played",
        ];
        let on = self.one_of(&ON);
        let (removal, battle) = (matches!(on, "would_remove" | "removed"), on.starts_with("battle"));
        let mut cue = format!("{{ on = \"{on}\"");
        if (removal || battle || on == "card_played") && self.one_in(3) {
            cue += &format!(", by = \"{}\"", self.one_of(&WHO));
        }
        if on == "card_played" {
            if self.one_in(2) {
                cue += &format!(", types = {}", self.types());
            }
        } else {
            if self.one_in(2) {
                cue += &format!(", of = \"{}\"", self.one_of(&WHO));
            }
            if self.one_in(3) {
                cue += &format!(", piece = {}", self.some_of(&PIECES));
            }
            if self.one_in(4) {
                cue += &self.spaces(false);
            }
            if removal && self.one_in(4) {
                cue += &format!(", cause = {}", self.some_of(&["battle", "effect", "supply"]));
            }
            if self.one_in(5) {
                cue += &format!(", step = {}", self.some_of(&TurnStep::ALL.map(TurnStep::id)));
            }
        }
        if own_turn {
            cue += ", turn = \"own\"";
        } else if self.one_in(4) {
            cue += &format!(", turn = \"{}\"", self.one_of(&["own", "other", "any"]));
        }
        (on, cue + " }")
    }

    fn step(&mut self, number: u32) -> String {
        let (word, deals, fields) = self.deed();
        let mut step = format!("{{ do = \"{word}\"{fields}");
        if self.one_in(4) {
            let condition = if !self.steps.is_empty() && self.one_in(2) {
                self.outcome_condition()
            } else {
                self.pieces_condition()
            };
            step += &format!(", when = [{condition}]");
        }
        if !self.vp_only && self.one_in(4) {
            step += &format!(", cost = {}", self.cost());
        }
        if self.one_in(2) {
            let name = format!("s{number}");
            step += &format!(", id = \"{name}\"");
            self.names.push((name.clone(), deals));
            self.steps.push(name);
        }
        step + " }"
    }

    /// What a step does: its word, what it deals with, and its fields.
    fn deed(&mut self) -> (&'static str, Deals, String) {
        const LOUD: [&str; 6] = ["muster", "place", "battle", "remove", "relocate", "supply_check"];
        const QUIET: [&str; 11] = [
            "gain_vp",
            "bribe_to_bowl",
            "draw",
            "deck_discard",
            "search",
            "link",
            "extra_play",
            "lose_vp",
            "hand_discard",
            "place_bribe",
            "remove_bribe",
        ];
        let word = if self.vp_only {
            "gain_vp"
        } else if self.keeps && self.one_in(2) {
            "keep"
        } else if self.quiet || self.one_in(3) {
            self.one_of(&QUIET)
        } else {
            self.one_of(&LOUD)
        };
        let n = if self.one_in(8) { 1 + self.up_to(MAX_PICKS as u32) } else { 1 + self.up_to(2) };
        let who = self.one_of(&WHO);
        let (deals, fields) = match word {
            "muster" => {
                let actor = self.one_of(&["", ", actor = \"self\"", ", actor = \"friend\""]);
                let fields =
                    format!(", piece = {}{}{}{actor}", self.some_of(&ARMIES), self.maybe_spaces(), self.times());
                (Deals::Piece, fields)
            }
            "place" => {
                (Deals::Piece, format!(", piece = {}{}{}", self.some_of(&PIECES), self.maybe_spaces(), self.times()))
            }
            "battle" => (Deals::Piece, self.battle()),
            "remove" => {
                let bound = self.name(Deals::Piece).filter(|_| self.one_in(2));
                let which = bound.map_or_else(|| self.maybe_spaces(), |name| format!(", piece_bound = \"{name}\""));
                (Deals::Piece, format!(", of = \"{who}\", piece = {}{which}{}", self.some_of(&PIECES), self.times()))
            }
            "relocate" => {
                let max = self.one_of(&["", ", max = 0", ", max = 1", ", max = 2"]);
                (Deals::Piece, format!(", piece = {}{max}", self.some_of(&ARMIES)))
            }
            "keep" => (Deals::Nothing, String::new()),
            "gain_vp" | "bribe_to_bowl" | "draw" => (Deals::Nothing, format!(", n = {n}")),
            "deck_discard" | "lose_vp" | "hand_discard" => (Deals::Nothing, format!(", of = \"{who}\", n = {n}")),
            "search" => (Deals::Nothing, format!(", types = {}, n = {n}", self.types())),
            "link" => return self.link(),
            "extra_play" => return self.extra_play(n),
            "place_bribe" => (Deals::Space, format!(", n = {n}{}", self.maybe_spaces())),
            "remove_bribe" => (Deals::Space, format!(", of = \"{who}\", n = {n}{}", self.maybe_spaces())),
            _ => (Deals::Nothing, format!(", of = \"{who}\"")),
        };
        (word, deals, fields)
    }

    fn battle(&mut self) -> String {
        let bound = self.name(Deals::Piece).filter(|_| self.one_in(3));
        let with = match bound {
            Some(name) => format!(", fighter_bound = \"{name}\""),
            None if self.one_in(3) => format!(", with_piece = {}", self.some_of(&ARMIES)),
            None => String::new(),
        };
        let once = self.one_of(&["", ", each_once = true", ", each_once = false"]);
        format!(", kind = {}{with}{once}{}{}", self.some_of(&["land", "sea"]), self.maybe_spaces(), self.times())
    }

    fn link(&mut self) -> (&'static str, Deals, String) {
        if self.lasting.links == MAX_LINKS {
            return ("gain_vp", Deals::Nothing, ", n = 1".to_owned());
        }
        self.lasting.links += 1;
        let ids = &Components::standard().map.ids;
        let a = self.up_to(ids.len() as u32);
        let b = (a + 1 + self.up_to(ids.len() as u32 - 1)) % ids.len() as u32;
        let [a, b] = [a, b].map(|place| &ids[place as usize]);
        let until = self.one_of(&UNTIL);
        ("link", Deals::Nothing, format!(", a = \"{a}\", b = \"{b}\", scope = \"own_battles\"{until}"))
    }

    fn extra_play(&mut self, n: u32) -> (&'static str, Deals, String) {
        if self.lasting.extra_plays == MAX_EXTRA_PLAYS {
            return ("draw", Deals::Nothing, ", n = 1".to_owned());
        }
        self.lasting.extra_plays += 1;
        let until = self.one_of(&UNTIL);
        ("extra_play", Deals::Nothing, format!(", types = {}, n = {n}{until}", self.types()))
    }

    /// Up to three ways to pay, each of up to three payments.
    fn cost(&mut self) -> String {
        let alternatives: Vec<String> = (0..1 + self.up_to(3))
            .map(|_| {
                let payments: Vec<String> = (0..1 + self.up_to(3)).map(|_| self.payment()).collect();
                format!("[{}]", payments.join(", "))
            })
            .collect();
        format!("[{}]", alternatives.join(", "))
    }

    fn payment(&mut self) -> String {
        let n = 1 + self.up_to(2);
        let what = match self.up_to(5) {
            0 => "pay = \"discard\"".to_owned(),
            1 => format!("pay = \"discard_type\", types = {}", self.types()),
            2 => "pay = \"bribe_from_bowl\"".to_owned(),
            3 => "pay = \"vp\"".to_owned(),
            _ => {
                let spaces =
                    if self.one_in(3) { format!(", spaces = {{ kind = {} }}", self.grounds()) } else { String::new() };
                format!("pay = \"take_off\", piece = {}{spaces}", self.some_of(&PIECES))
            }
        };
        format!("{{ {what}, n = {n} }}")
    }

    fn pieces_condition(&mut self) -> String {
        let (who, piece) = (self.one_of(&WHO), self.some_of(&PIECES));
        let supplied = self.one_of(&["", "", ", supplied = true", ", supplied = false"]);
        let bound = self.one_of(&[", min = 1", ", max = 1", ", min = 1, max = 2", ", min = 2", ", max = 0"]);
        format!("{{ cond = \"pieces\", of = \"{who}\", piece = {piece}{supplied}{bound}{} }}", self.maybe_spaces())
    }

    fn outcome_condition(&mut self) -> String {
        let place = self.place(self.steps.len());
        let step = self.steps[place].clone();
        format!("{{ cond = \"outcome\", step = \"{step}\", is = {} }}", self.some_of(&OUTCOMES))
    }

    fn maybe_spaces(&mut self) -> String {
        if self.one_in(3) { String::new() } else { self.spaces(true) }
    }

    /// A set of spaces as a field. `named`: names may stand in it.
    fn spaces(&mut self, named: bool) -> String {
        let mut keys = Vec::new();
        for key in ["ids", "next_to_ids"] {
            if self.one_in(3) {
                keys.push(format!("{key} = {}", self.some_spaces()));
            }
        }
        for key in ["holding", "next_to_holding"] {
            if self.one_in(3) {
                keys.push(format!("{key} = {{ of = \"{}\", piece = {} }}", self.one_of(&WHO), self.some_of(&PIECES)));
            }
        }
        for key in ["bound", "next_to_bound"] {
            if named
                && self.one_in(2)
                && let Some(name) = self.name(Deals::Space)
            {
                keys.push(format!("{key} = [\"{name}\"]"));
            }
        }
        if self.one_in(5) {
            keys.push(format!("kind = {}", self.grounds()));
        }
        format!(", spaces = {{ {} }}", keys.join(", "))
    }

    /// A name that stands for no less than this.
    fn name(&mut self, deals: Deals) -> Option<String> {
        let fitting: Vec<String> =
            self.names.iter().filter(|(_, stands)| *stands >= deals).map(|(name, _)| name.clone()).collect();
        let place = self.place(fitting.len().max(1));
        fitting.get(place).cloned()
    }

    fn some_spaces(&mut self) -> String {
        let ids: Vec<&str> = Components::standard().map.ids.iter().map(Id::as_str).collect();
        let count = 1 + self.up_to(4);
        let some: Vec<&str> = (0..count).map(|_| ids[self.place(ids.len())]).collect();
        format!("{some:?}")
    }

    fn times(&mut self) -> &'static str {
        self.one_of(&["", "", ", times = 1", ", times = 2", ", times = 3"])
    }

    fn types(&mut self) -> String {
        self.some_of(&CardType::ALL.map(CardType::id))
    }

    fn grounds(&mut self) -> String {
        self.some_of(&["land", "sea", "neutral"])
    }

    /// At least one of these, as a list.
    fn some_of(&mut self, words: &[&'static str]) -> String {
        let least = self.one_of(words);
        let some: Vec<&str> = words.iter().copied().filter(|word| *word == least || self.one_in(2)).collect();
        format!("{some:?}")
    }

    fn one_of(&mut self, words: &[&'static str]) -> &'static str {
        words[self.place(words.len())]
    }

    fn one_in(&mut self, count: u32) -> bool {
        self.up_to(count) == 0
    }

    fn up_to(&mut self, total: u32) -> u32 {
        below(self.rng, total)
    }

    fn place(&mut self, total: usize) -> usize {
        self.up_to(total as u32) as usize
    }
}
