//! A record of a card's text, as a file has it: any words beside each other that might mean something.

use quincunx_engine::below;
use rand_core::Rng;

use crate::components::card::{DamageType, Kind};
use crate::components::effect::{Body, Carried, Mark, Place, Ref, Side, Touch, Trigger, Zone};
use crate::components::step::{Barred, Stat, Until};
use crate::components::word::Word;

/// The steps of what happens once.
const DEEDS: [&str; 15] = [
    "damage",
    "damage",
    "restore",
    "gain_life",
    "draw",
    "discard",
    "poison",
    "modify",
    "multiply",
    "shield",
    "forbid",
    "turn_idle",
    "revive",
    "take",
    "flame",
];

/// Those of what holds as long as a card is in play.
const STATES: [&str; 7] = ["modify", "modify", "multiply", "forbid", "pierce_idle", "wall", "stack"];

/// Writes one record.
pub(super) struct Writer<'a, R> {
    rng: &'a mut R,
    kind: Kind,
    trigger: Trigger,
    /// Where the named cards lie, if any are named.
    named: Option<Zone>,
}

impl<'a, R: Rng> Writer<'a, R> {
    pub(super) fn new(rng: &'a mut R, kind: Kind) -> Self {
        let mut writer = Self { rng, kind, trigger: Trigger::Play, named: None };
        writer.trigger = match kind {
            Kind::Instant | Kind::Quick | Kind::Potion => Trigger::Play,
            Kind::Trap => Trigger::Answer,
            _ if writer.one_in(3) => Trigger::Static,
            _ => writer.one_of::<Trigger>(),
        };
        writer
    }

    /// Trigger, conditions, cost, target and steps.
    pub(super) fn record(mut self) -> String {
        let mut record = format!("trigger = \"{}\"\n", self.trigger.id());
        let is_used = !self.kind.stays() && self.trigger == Trigger::Play;
        if self.trigger == Trigger::Answer {
            record += &format!("answers = {}\n", self.some_of::<Touch>());
        }
        if self.one_in(3) {
            record += &format!("if = [{}]\n", self.condition());
        }
        if self.trigger == Trigger::Activate || self.trigger == Trigger::Play && self.one_in(3) {
            record += &format!("cost = {}\n", self.cost());
        }
        if (is_used || self.trigger == Trigger::Activate) && !self.one_in(4) {
            let zone = if self.one_in(4) { self.one_of::<Zone>() } else { Zone::Play };
            self.named = Some(zone);
            let count = if self.one_in(4) { "\"all\"".to_owned() } else { (1 + self.up_to(3)).to_string() };
            record += &format!("target = {}\n", self.selector(zone, &count));
        }
        let happens = !matches!(self.trigger, Trigger::Static | Trigger::Play | Trigger::Activate | Trigger::Answer);
        if happens && self.one_in(3) {
            record += "optional = true\n";
        }
        if (happens || self.trigger == Trigger::Static) && self.one_in(4) {
            record += "limit = \"first_each_turn\"\n";
        }
        let is_of_playing = self.kind.stays() && self.trigger == Trigger::Play;
        let count = if is_of_playing { 0 } else { 1 + self.up_to(2) };
        let steps: Vec<String> = (0..count).map(|_| self.step()).collect();
        record + &format!("steps = [{}]\n", steps.join(", "))
    }

    fn step(&mut self) -> String {
        let cancels = self.trigger == Trigger::Answer && self.one_in(3);
        let word = match self.trigger {
            Trigger::Static => self.one_word(&STATES),
            Trigger::NeighbourAttacked => "redirect",
            _ if cancels => "cancel",
            _ => self.one_word(&DEEDS),
        };
        let n = 1 + self.up_to(3);
        let fields = match word {
            "damage" => self.damage(),
            "restore" | "flame" => format!(", n = {n}, to = {}", self.to()),
            "gain_life" => format!(", n = {n}"),
            "draw" | "discard" => format!(", n = {n}, who = \"{}\"", self.one_word(&["you", "opponent"])),
            "poison" | "turn_idle" | "take" => format!(", to = {}", self.to()),
            "modify" => {
                let stat = self.one_of::<Stat>();
                let change = if stat == Stat::AttackTargets || self.one_in(2) { "" } else { "-" };
                let n = if stat == Stat::AttackTargets { 1 } else { n };
                let to = if stat == Stat::TakeoverTaken { "\"you\"".to_owned() } else { self.to() };
                format!(", stat = \"{}\", n = {change}{n}, to = {to}{}", stat.id(), self.until())
            }
            "multiply" => {
                let stat = self.one_of::<Stat>();
                format!(", stat = \"{}\"{}, to = {}{}", stat.id(), self.fraction(), self.to(), self.until())
            }
            "shield" => format!(", n = {n}, to = {}{}", self.to(), self.until()),
            "forbid" => format!(", what = {}, to = {}{}", self.some_of::<Barred>(), self.to(), self.until()),
            "redirect" | "wall" => ", to = \"holder\"".to_owned(),
            "pierce_idle" => format!("{}, to = \"holder\"", self.fraction()),
            "revive" => format!("{}, to = {}", self.fraction(), self.to()),
            _ => String::new(),
        };
        format!("{{ do = \"{word}\"{fields} }}")
    }

    fn damage(&mut self) -> String {
        let to = self.to();
        let later = if self.one_in(6) { ", at = \"owner_next_start\"" } else { "" };
        if !self.kind.deals_ability_damage() || self.one_in(3) {
            return format!(", n = {}, kind = \"effect\", to = {to}{later}", 1 + self.up_to(3));
        }
        let n = match self.up_to(3) {
            0 => "\"printed\"".to_owned(),
            1 => (1 + self.up_to(4)).to_string(),
            _ => {
                const OF: [&str; 4] = ["weapon_base", "weapon_current", "character_base", "character_current"];
                format!("{{ {} = {} }}", self.one_word(&OF), 1 + self.up_to(2))
            }
        };
        let bonus = if self.one_in(3) {
            format!(", bonus = {{ n = {}, if = [{}] }}", 1 + self.up_to(2), self.condition())
        } else {
            String::new()
        };
        format!(", n = {n}, kind = \"ability\", to = {to}{bonus}{later}")
    }

    /// How long it lasts; what is static says nothing of it.
    fn until(&mut self) -> String {
        if self.trigger == Trigger::Static {
            return String::new();
        }
        format!(", until = \"{}\"", self.one_of::<Until>().id())
    }

    fn fraction(&mut self) -> String {
        let den = 1 + self.up_to(3);
        format!(", num = {}, den = {den}", 1 + self.up_to(3))
    }

    /// Whom a step touches.
    fn to(&mut self) -> String {
        if self.named.is_some() && !self.one_in(3) {
            return "\"target\"".to_owned();
        }
        if self.one_in(4) {
            return self.selector(Zone::Play, "\"all\"");
        }
        format!("\"{}\"", self.one_of::<Ref>().id())
    }

    fn selector(&mut self, zone: Zone, count: &str) -> String {
        let mut fields = match zone {
            Zone::Play if self.one_in(2) => format!("side = \"{}\", ", self.one_of::<Side>().id()),
            Zone::Play => String::new(),
            _ => format!("side = \"own\", zone = \"{}\", ", zone.id()),
        };
        let kinds = if zone == Zone::Dead { "[\"character\"]".to_owned() } else { self.some_of::<Body>() };
        if zone == Zone::Play && self.one_in(4) {
            fields += &format!("where = [\"{}\"], ", self.one_of::<Place>().id());
        }
        if self.one_in(6) {
            fields += &format!("level_max = {}, ", 1 + self.up_to(3));
        }
        format!("{{ {fields}kinds = {kinds}, count = {count} }}")
    }

    fn condition(&mut self) -> String {
        let said = match self.up_to(12) {
            0 => format!("holder_has = \"{}\"", self.one_of::<Carried>().id()),
            1 => "holder_state = \"active\"".to_owned(),
            2 => format!("user_type = {}", self.some_of::<DamageType>()),
            3 => format!("card_kind = [\"{}\"]", self.one_word(&["instant", "quick", "trap"])),
            4 => format!("card_type = {}", self.some_of::<DamageType>()),
            5 => format!("victim_kind = {}", self.some_of::<Body>()),
            6 => format!("victim_has = \"{}\"", self.one_of::<Mark>().id()),
            7 => format!("victim_side = \"{}\"", self.one_of::<Side>().id()),
            8 => format!("attacker_kind = {}", self.some_of::<Body>()),
            9 => format!("dealt_by = \"{}\"", self.one_of::<Side>().id()),
            10 => format!("turn = \"{}\"", self.one_of::<Side>().id()),
            _ => "no_active_namesake = true".to_owned(),
        };
        format!("{{ {said} }}")
    }

    fn cost(&mut self) -> String {
        let part = self.one_word(&["life", "discard", "armour"]);
        let other = if part == "discard" { "life" } else { "discard" };
        let more = if self.one_in(3) { format!(", {{ {other} = 1 }}") } else { String::new() };
        format!("[{{ {part} = {} }}{more}]", 1 + self.up_to(2))
    }

    fn one_of<W: Word>(&mut self) -> W {
        W::WORDS[self.up_to(W::WORDS.len() as u32) as usize].1
    }

    /// At least one of these, as a list.
    fn some_of<W: Word>(&mut self) -> String {
        let least = self.up_to(W::WORDS.len() as u32) as usize;
        let words = W::WORDS.iter().enumerate();
        let some: Vec<&str> =
            words.filter(|(place, _)| *place == least || self.one_in(2)).map(|(_, (word, _))| *word).collect();
        format!("{some:?}")
    }

    fn one_word(&mut self, words: &[&'static str]) -> &'static str {
        words[self.up_to(words.len() as u32) as usize]
    }

    fn one_in(&mut self, count: u32) -> bool {
        self.up_to(count) == 0
    }

    fn up_to(&mut self, total: u32) -> u32 {
        below(self.rng, total)
    }
}
