//! Records and checked play: what a host and a stranger rely on.

use ed25519_dalek::SigningKey;
use quincunx_engine::prelude::*;
use quincunx_engine::record::{Entry, EntryKind, Header};
use quincunx_engine::toys::{Leduc, Pennies, Veto};
use quincunx_engine::{
    Aspect, Bytes32, Command, Denied, EntryFault, Explain, Game, Match, Observer, Outcome, Record, Seat, Verdict,
    verify,
};

const SEED: Bytes32 = Bytes32([3; 32]);

fn key() -> SigningKey {
    SigningKey::from_bytes(&[9; 32])
}

fn new_match<G: Game>() -> Match<G> {
    let game = G::new(&G::Options::default()).unwrap();
    let contributions = (1..=game.seats() as u8).map(|number| Bytes32([number; 32])).collect();
    let options = serde_json::to_value(G::Options::default()).unwrap();
    let mut seats = ["Ágnes \"the\" first", "Борис", "Czesław", "Dóra"].map(String::from).to_vec();
    seats.truncate(game.seats());
    let header = Header::new(G::ID, G::RULES_VERSION, options, seats, Bytes32::hash(SEED.0), contributions);
    Match::new(game, header, Some(SEED))
}

fn push<G: Game>(table: &mut Match<G>, entries: Vec<Entry>) {
    entries.into_iter().for_each(|entry| table.push(entry).unwrap());
}

fn open<G: Game>() -> Match<G> {
    let mut table = new_match::<G>();
    let opening = table.opening();
    push(&mut table, opening);
    table
}

fn command<G: Game>(table: &mut Match<G>, seat: Seat, command: Command) {
    let entries = table.propose(seat, table.number(), &command).unwrap();
    push(table, entries);
}

fn act<G: Game>(table: &mut Match<G>, seat: Seat, action: &str) {
    command(table, seat, Command::Action(action.into()));
}

fn seat(index: usize) -> Seat {
    Seat::new(index).unwrap()
}

/// A finished game of Leduc poker in which everybody makes the first legal choice.
fn finished() -> Record {
    let mut table = open::<Leduc>();
    while let Some(seat) = table.waiting().lowest() {
        let choice = table.observation(table.number(), Observer::Seat(seat)).unwrap().choices[0].action.clone();
        act(&mut table, seat, &choice);
    }
    table.record(&key())
}

fn verdict(record: &Record) -> Verdict {
    verify::<Leduc>(record).0
}

fn failed(verdict: &Verdict, of: Aspect) -> bool {
    verdict.checks.iter().any(|check| check.of == of && matches!(check.outcome, Outcome::Failed { .. }))
}

/// The entry that is at fault.
fn fault(verdict: &Verdict) -> Option<EntryFault> {
    verdict.checks.iter().find_map(|check| match &check.outcome {
        Outcome::Failed { entry, .. } => entry.clone(),
        _ => None,
    })
}

/// Makes the hashes fit again, as a forger would.
fn rechained(mut record: Record) -> Record {
    let mut previous = record.header.hash();
    for entry in &mut record.entries {
        *entry = Entry::new(previous, entry.number, entry.kind.clone());
        previous = entry.hash;
    }
    record
}

#[test]
fn a_finished_record_survives_json_and_is_genuine() {
    let record = finished();
    let read: Record = serde_json::from_str(&serde_json::to_string(&record).unwrap()).unwrap();
    assert_eq!(read, record);
    assert!(verdict(&read).is_consistent());
}

#[test]
fn the_seed_stays_secret_until_the_end() {
    let table = open::<Leduc>();
    let record = table.record(&key());
    assert_eq!((record.server_seed, record.seal.as_ref()), (None, None));
    assert!(!serde_json::to_string(&record).unwrap().contains(&SEED.to_hex()));
    assert!(verdict(&record).is_consistent(), "an open game is checked as far as it can be");
}

#[test]
fn a_changed_action_breaks_the_chain() {
    let mut record = finished();
    let place = record.entries.iter().position(|entry| matches!(entry.kind, EntryKind::Action { .. })).unwrap();
    let EntryKind::Action { action, .. } = &mut record.entries[place].kind else { unreachable!() };
    *action = "raise".into();
    let expected = EntryFault::Hash { number: place as u32 };
    assert_eq!(fault(&verdict(&record)), Some(expected));
}

#[test]
fn a_changed_draw_is_not_the_one_of_the_seeds() {
    let mut record = finished();
    let EntryKind::Chance { drawn, action, total } = &mut record.entries[0].kind else {
        panic!("Leduc begins with a deal")
    };
    let leduc = Leduc::new(&Default::default()).unwrap();
    let other = (0..*total).find(|number| leduc.notation(leduc.outcome(&leduc.start(), *number)) != *action).unwrap();
    (*drawn, *action) = (other, leduc.notation(leduc.outcome(&leduc.start(), other)));
    assert_eq!(fault(&verdict(&rechained(record))), Some(EntryFault::Draw { number: 0 }));
}

#[test]
fn swapped_contributions_do_not_fit() {
    let mut record = finished();
    record.header.contributions.swap(0, 1);
    assert!(failed(&verdict(&record), Aspect::Entries));
    assert!(failed(&verdict(&rechained(record)), Aspect::Draws), "even if the chain is made anew");
}

#[test]
fn a_truncated_log_does_not_lead_to_the_result() {
    let mut record = finished();
    record.entries.pop();
    assert!(failed(&verdict(&record), Aspect::Result));
}

#[test]
fn another_seed_is_not_the_one_committed_to() {
    let mut record = finished();
    record.server_seed = Some(Bytes32([4; 32]));
    assert!(failed(&verdict(&record), Aspect::Commitment));
}

#[test]
fn a_foreign_signature_is_told() {
    let mut record = finished();
    record.seal.as_mut().unwrap().key = Bytes32(SigningKey::from_bytes(&[8; 32]).verifying_key().to_bytes());
    assert!(failed(&verdict(&record), Aspect::Signature));
    assert!(!failed(&verdict(&record), Aspect::Result));
}

#[test]
fn a_record_is_written_in_one_way_only() {
    let record = finished();
    let json = serde_json::to_string(&record).unwrap();
    let shouted = |hex: &str| json.replace(hex, &hex.to_uppercase());
    assert!(serde_json::from_str::<Record>(&shouted(&record.header.commitment.to_hex())).is_err());
    let signature = &record.seal.as_ref().unwrap().signature;
    let shouted: Record = serde_json::from_str(&shouted(signature)).unwrap();
    assert!(failed(&verdict(&shouted), Aspect::Signature));
}

#[test]
fn nonsense_is_told_and_never_panics() {
    let mut record = finished();
    record.header.options = serde_json::json!({ "no": ["such", "option"] }).into();
    assert!(failed(&verdict(&record), Aspect::Header));
    let mut record = finished();
    record.header.contributions.clear();
    assert!(failed(&verdict(&record), Aspect::Header));
    let mut record = finished();
    record.entries[1].kind = EntryKind::Action { seat: seat(3), action: "\u{1F0CF}".into() };
    assert!(failed(&verdict(&rechained(record)), Aspect::Entries));
    let mut record = finished();
    record.entries[1].kind = EntryKind::Undo { seat: seat(3), to: u32::MAX, consent: vec![seat(0), seat(0)] };
    assert!(failed(&verdict(&rechained(record)), Aspect::Entries));
    let bad_seat = serde_json::to_string(&finished()).unwrap().replace("\"seat\":0", "\"seat\":4");
    assert!(serde_json::from_str::<Record>(&bad_seat).is_err());
}

/// What a verifier in another language has to come to (docs/FAIRNESS.md): a fixed record with its hashes.
#[test]
fn the_format_does_not_change() {
    let record = finished();
    let lines: Vec<String> = record.entries.iter().map(|entry| entry.kind.line(entry.number)).collect();
    assert_eq!(
        (
            record.header.hash().to_hex().as_str(),
            record.seal.unwrap().head.to_hex().as_str(),
            lines.join("\n").as_str()
        ),
        (HEADER, HEAD, LINES)
    );
}

const HEADER: &str = "2e10b370475cb6676386e976d8230a5c39cfeb4c6dedfe6c75ff983062d2af46";
const HEAD: &str = "dedfc29e31400b3de56fedc6c26cc44421956038ff39d33d3fdf89062625b797";
const LINES: &str = "0 chance 6 2 deal(queen)
1 chance 5 4 deal(king)
2 act 0 call
3 act 1 call
4 chance 4 3 deal(king)
5 act 0 call
6 act 1 call";

#[test]
fn an_act_sent_twice_is_done_once() {
    let mut table = new_match::<Pennies>();
    act(&mut table, seat(0), "heads");
    let again = table.propose(seat(0), 0, &Command::Action("heads".into()));
    assert_eq!(again, Err(Denied::AlreadyDone { number: 1 }));
    let other = table.propose(seat(0), 0, &Command::Action("tails".into()));
    assert_eq!(other, Err(Denied::Stale { number: 1 }));
    assert_eq!(table.number(), 1);
}

#[test]
fn seats_that_decide_together_do_not_make_each_other_stale() {
    let play = |order: [usize; 2]| {
        let mut table = new_match::<Pennies>();
        for index in order {
            let entries = table.propose(seat(index), 0, &Command::Action(["heads", "tails"][index].into())).unwrap();
            push(&mut table, entries);
        }
        (table.state().clone(), table.returns())
    };
    assert_eq!(play([0, 1]), play([1, 0]), "the order of arrival does not matter");
}

#[test]
fn a_number_that_never_was_is_stale() {
    let table = new_match::<Pennies>();
    let denied = table.propose(seat(0), 7, &Command::Action("heads".into()));
    assert_eq!(denied, Err(Denied::Stale { number: 0 }));
    assert_eq!(table.propose(seat(0), 0, &Command::Action("edge".into())), Err(Denied::Unreadable));
}

#[test]
fn taking_back_needs_consent_once_another_has_chosen() {
    let mut table = new_match::<Pennies>();
    act(&mut table, seat(0), "heads");
    assert_eq!(table.undoable(seat(0)), Some((0, false)));
    command(&mut table, seat(0), Command::Undo(Vec::new()));
    assert_eq!(table.state(), &table.game().start());
    act(&mut table, seat(0), "tails");
    act(&mut table, seat(1), "tails");
    act(&mut table, seat(1), "heads");
    let alone = table.propose(seat(0), table.number(), &Command::Undo(Vec::new()));
    assert_eq!(alone, Err(Denied::NoUndo { with_consent: true }));
    command(&mut table, seat(0), Command::Undo(vec![seat(1)]));
    assert_eq!(table.state(), &table.game().start(), "the second round and the first are void");
}

#[test]
fn giving_up_ends_a_game_of_two() {
    let mut table = new_match::<Pennies>();
    command(&mut table, seat(1), Command::Resign);
    assert_eq!(table.returns().unwrap().to_string(), "1 0");
    assert!(table.waiting().is_empty());
    assert_eq!(table.propose(seat(0), 1, &Command::Action("heads".into())), Err(Denied::Over));
    assert!(verify::<Pennies>(&table.record(&key())).0.is_consistent());
}

#[test]
fn a_bystander_sees_no_choice() {
    let mut table = new_match::<Pennies>();
    act(&mut table, seat(0), "heads");
    for observer in [Observer::Seat(seat(1)), Observer::Spectator] {
        let shown = serde_json::to_string(&table.observation(1, observer)).unwrap();
        let learnt = serde_json::to_string(&table.lines(0, observer)).unwrap();
        assert!(shown.contains("\"own\":[]") && !learnt.contains("heads"), "{shown} {learnt}");
    }
}

/// Veto after A's first proposal: the table, who is asked about it, and another one of the council.
fn proposed() -> (Match<Veto>, Seat, Seat) {
    let mut table = open::<Veto>();
    act(&mut table, seat(0), "propose(small)");
    let asked = table.waiting().only().unwrap();
    let another = (1..4).map(seat).find(|other| *other != asked).unwrap();
    (table, asked, another)
}

#[test]
fn who_is_asked_in_secret_is_told_to_himself_alone() {
    let (table, asked, another) = proposed();
    let told = |observer| {
        let waiting = table.observation(table.number(), observer).unwrap().turn.waiting;
        assert_eq!(table.awaited(observer).iter().collect::<Vec<_>>(), waiting);
        waiting.into_iter().map(Seat::index).collect::<Vec<_>>()
    };
    assert_eq!(told(Observer::Seat(asked)), [asked.index()]);
    assert_eq!(told(table.game().everything(table.state())), [asked.index()]);
    assert_eq!(told(Observer::Spectator), [1, 2, 3], "it may be any of the council");
    assert_eq!(told(Observer::Seat(seat(0))), [1, 2, 3]);
    let others: Vec<usize> = (1..4).filter(|index| *index != another.index()).collect();
    assert_eq!(told(Observer::Seat(another)), others, "he knows that it is not himself");
}

#[test]
fn an_unseen_choice_is_told_to_nobody_else_and_stands() {
    let (mut table, asked, another) = proposed();
    let observers = [Observer::Spectator, Observer::Seat(seat(0)), Observer::Seat(another)];
    let before = table.number();
    let shown = |table: &Match<Veto>, observer| {
        let observation = table.observation(table.number(), observer).unwrap();
        let undo = if let Observer::Seat(seat) = observer { table.undoable(seat) } else { None };
        (serde_json::to_string(&observation).unwrap(), undo, table.told(table.number(), observer))
    };
    let seen = observers.map(|observer| shown(&table, observer));
    act(&mut table, asked, "ponder");
    assert_eq!(observers.map(|observer| shown(&table, observer)), seen, "nothing has changed for the others");
    for observer in observers {
        assert!(!table.is_told(before, observer));
        assert_eq!(table.number_told(before, observer), before + 1, "he has seen all that he may");
    }
    assert_eq!(table.told(before + 1, Observer::Seat(asked)), before + 1, "his own he counts");
    assert_eq!(table.undoable(asked), None, "taking it back would tell of it");

    act(&mut table, asked, "pass");
    for observer in observers {
        let learnt = serde_json::to_string(&table.lines(before + 1, observer)).unwrap();
        assert!(table.is_told(before + 1, observer) && learnt.contains("granted"), "{learnt}");
        assert_eq!(table.seat_told(before + 1, observer), None, "not whose choice it was");
        assert_eq!(table.told(table.number(), observer), before + 1);
        assert_eq!(table.number_told(before, observer), before + 1);
        assert_eq!(table.number_told(before + 1, observer), before + 2);
        assert!(table.number_told(before + 2, observer) > table.number(), "there are not so many");
    }
    assert_eq!(table.seat_told(before + 1, table.game().everything(table.state())), Some(asked));
    assert_eq!(table.undoable(seat(0)).unwrap(), (before - 1, true), "A has seen that nobody used the veto");
    assert!(verify::<Veto>(&table.record(&key())).0.is_consistent());
}

#[test]
fn an_act_beside_the_open_decision_makes_no_answer_stale_and_is_not_made_stale() {
    let (mut table, asked, another) = proposed();
    let before = table.number();
    act(&mut table, another, "levy");
    assert_eq!(table.waiting().only(), Some(asked), "the table waits for the same answer");
    let late = table.propose(asked, before, &Command::Action("pass".into())).unwrap();
    push(&mut table, late);

    let (mut table, asked, another) = proposed();
    act(&mut table, asked, "pass");
    let late = table.propose(another, before, &Command::Action("levy".into())).unwrap();
    push(&mut table, late);
    let again = table.propose(another, before, &Command::Action("levy".into()));
    assert_eq!(again, Err(Denied::AlreadyDone { number: before + 2 }));
    assert_eq!(table.undoable(another), Some((before + 1, false)), "nobody has chosen since");
    let stale = table.propose(seat(0), before, &Command::Action("propose(small)".into()));
    assert_eq!(stale, Err(Denied::Stale { number: before + 2 }), "A was not asked then");
}

#[test]
fn an_answer_that_an_act_beside_has_made_illegal_is_refused_with_the_clause() {
    let (mut table, asked, another) = proposed();
    let before = table.number();
    let third = (1..4).map(seat).find(|third| ![asked, another].contains(third)).unwrap();
    act(&mut table, another, "levy");
    act(&mut table, asked, "levy");
    let late = table.propose(third, before, &Command::Action("levy".into()));
    let Err(Denied::Refused(refusal)) = late else { panic!("{late:?}") };
    assert_eq!(refusal.explain().clause.0, "VETO-4");
    let never = table.propose(third, before, &Command::Action("veto".into()));
    assert_eq!(never, Err(Denied::Stale { number: before + 2 }), "what was not offered then is stale");
}

#[test]
fn what_an_observer_counts_is_what_he_is_told_of() {
    let mut table = open::<Veto>();
    let mut place = 0;
    while let Some(asked) = table.waiting().lowest().filter(|_| table.number() < 80) {
        let choices = table.observation(table.number(), Observer::Seat(asked)).unwrap().choices;
        place = (place * 7 + 3) % 11;
        let ponder = choices.iter().find(|choice| choice.action == "ponder").filter(|_| place % 2 == 1);
        let choice = ponder.unwrap_or(&choices[place % choices.len()]).action.clone();
        act(&mut table, asked, &choice);
    }
    let seats = (0..4).map(|index| Observer::Seat(seat(index)));
    let everything = table.game().everything(table.state());
    for observer in seats.chain([Observer::Spectator, everything]) {
        let counts: Vec<u32> = (0..=table.number())
            .map(|number| (0..number).filter(|entry| table.is_told(*entry, observer)).count() as u32)
            .collect();
        for (number, told) in (0..).zip(&counts) {
            assert_eq!(table.told(number, observer), *told);
            let last = counts.iter().rposition(|count| count == told).unwrap() as u32;
            assert_eq!(table.number_told(*told, observer), last);
        }
    }
}

#[test]
fn a_copy_goes_on_by_itself() {
    let (table, asked, _) = proposed();
    let before = serde_json::to_string(&table.record(&key())).unwrap();
    let mut copy = table.clone();
    act(&mut copy, asked, "pass");
    assert_eq!(serde_json::to_string(&table.record(&key())).unwrap(), before);
    assert!(copy.number() > table.number() && copy.head() != table.head());
    let mut again = table.clone();
    act(&mut again, asked, "pass");
    assert_eq!(again.record(&key()), copy.record(&key()), "whatever became of the first copy");
}
