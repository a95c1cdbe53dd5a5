//! New tables.

use std::collections::HashMap;
use std::sync::Arc;

use quincunx_engine::{Bytes32, OptionKind, Seat};
use quincunx_games::{RegisteredGame, computers};
use quincunx_store::{Account, AccountKind, KeptSeat, KeptTable, Pace, SeatKind, Sitter, Standing};
use serde_json::{Value, json};

use super::chance::{computers_contribution, random_bytes};
use super::clock::now;
use super::host::Host;
use super::sitter::{called_apart, sitter};
use crate::api::{NewSeat, NewTable};
use crate::problem::{Failure, ProblemKey};

/// The number of hexadecimal digits in the id of a table, which nobody can guess.
const ID_DIGITS: usize = 20;

/// An id for a table that is about to be made.
pub(crate) fn new_id() -> String {
    let mut id = random_bytes().to_hex();
    id.truncate(ID_DIGITS);
    id
}

/// Options as they were sent, or all defaults.
pub(crate) fn given(options: Value) -> Value {
    if options.is_null() { json!({}) } else { options }
}

/// Options whose component file is trimmed to what is read of it: without comments, and without space that says nothing.
fn trimmed(game: &dyn RegisteredGame, (mut options, seats): (Value, usize)) -> (Value, usize) {
    for option in game.info().options.iter().filter(|option| matches!(option.kind, OptionKind::File)) {
        let Some(Value::String(file)) = options.get(option.id) else { continue };
        let shorter = file.parse::<toml::Table>().ok().map(|file| file.to_string());
        let Some(shorter) = shorter.filter(|shorter| shorter.len() < file.len()) else { continue };
        let mut trimmed = options.clone();
        trimmed[option.id] = shorter.into();
        if let Ok((trimmed, _)) = game.complete(&trimmed) {
            options = trimmed;
        }
    }
    (options, seats)
}

/// The table that the bearer of a token asks for, a bot or not, with seats that are kept for those who are invited by name.
pub(crate) fn new_table(
    host: &Host,
    new: NewTable,
    token: Bytes32,
    bot: bool,
    invited: &HashMap<usize, Account>,
) -> Result<KeptTable, Failure> {
    let bots = new.bots.unwrap_or_default();
    if bot && !bots {
        return Err(ProblemKey::NoBots.into());
    }
    let game = host.registry.find(&new.game).ok_or(ProblemKey::NoSuchGame)?;
    let (options, seats) = trimmed(game, game.complete(&given(new.options))?);
    check_seats(&new.seats, seats, &game.levels())?;
    let is_id = |id: &String| id.len() == ID_DIGITS && id.bytes().all(|byte| matches!(byte, b'0'..=b'9' | b'a'..=b'f'));
    let id = new.table.map_or_else(|| Ok(new_id()), |id| Some(id).filter(is_id).ok_or(ProblemKey::BadRequest))?;
    let sits = new.seats.iter().any(|seat| matches!(seat, NewSeat::Me));
    let me = if sits { Some(sitter(&new.name, &new.contribution, token)?) } else { None };
    let server_seed = host.seed(&id);
    let kept_seat = |(place, seat): (usize, &NewSeat)| match (seat, &me) {
        (NewSeat::Me, Some(Sitter { name, token, contribution })) => KeptSeat {
            kind: SeatKind::Person,
            name: Some(name.clone()),
            token: Some(*token),
            contribution: Some(*contribution),
            order: None,
        },
        (NewSeat::Computer { level }, _) => computer(level, server_seed, place),
        (NewSeat::Invited { .. }, _) => invited.get(&place).map_or_else(|| free(SeatKind::Invited), expected),
        _ => free(SeatKind::Open),
    };
    let mut seats: Vec<KeptSeat> = new.seats.iter().enumerate().map(kept_seat).collect();
    if let Some(place) = new.seats.iter().position(|seat| matches!(seat, NewSeat::Me)) {
        let name = seats[place].name.take().map(|name| called_apart(&name, bot, &seats, place));
        seats[place].name = name;
    }
    let table = waiting(id, new.game, options.into(), new.pace.into(), server_seed, Some(token), seats);
    Ok(KeptTable { bots, ..table })
}

/// As many seats as the game has, one of them at most the maker's; whoever waits for others sits there.
fn check_seats(seats: &[NewSeat], count: usize, levels: &[&str]) -> Result<(), Failure> {
    let number_of = |kind: fn(&NewSeat) -> bool| seats.iter().filter(|seat| kind(seat)).count();
    let own = number_of(|seat| matches!(seat, NewSeat::Me));
    let free = number_of(|seat| matches!(seat, NewSeat::Invited { .. } | NewSeat::Open));
    let known = |seat: &NewSeat| !matches!(seat, NewSeat::Computer { level } if !levels.contains(&level.as_str()));
    let good = seats.len() == count && own <= 1 && (free == 0 || own == 1) && seats.iter().all(known);
    if good { Ok(()) } else { Err(ProblemKey::BadSeats.into()) }
}

/// A seat that is kept for somebody.
fn expected(account: &Account) -> KeptSeat {
    let name = match account.kind {
        AccountKind::Person { .. } => account.name.clone(),
        AccountKind::Bot { .. } => computers::called_bot(&account.name),
    };
    KeptSeat { name: Some(name), token: Some(account.person), ..free(SeatKind::Invited) }
}

/// A table for the players of another one, made by the bearer of a token: people's seats are kept for them.
pub(crate) fn rematch_of(host: &Host, kept: &KeptTable, token: Bytes32) -> KeptTable {
    let id = new_id();
    let server_seed = host.seed(&id);
    let seat = |(place, seat): (usize, &KeptSeat)| match (seat.kind, &seat.name) {
        (SeatKind::Computer, Some(name)) => computer(computers::level(name), server_seed, place),
        // Whoever sat there has left for good.
        _ if seat.token.is_none() => free(SeatKind::Invited),
        _ => KeptSeat { kind: SeatKind::Invited, contribution: None, order: None, ..seat.clone() },
    };
    let seats = kept.seats.iter().enumerate().map(seat).collect();
    let table = waiting(id, kept.game.clone(), Arc::clone(&kept.options), kept.pace, server_seed, Some(token), seats);
    KeptTable { bots: kept.bots, ..table }
}

fn waiting(
    id: String,
    game: String,
    options: Arc<Value>,
    pace: Pace,
    server_seed: Bytes32,
    maker: Option<Bytes32>,
    seats: Vec<KeptSeat>,
) -> KeptTable {
    let mut invite = random_bytes().to_hex();
    invite.truncate(32);
    KeptTable {
        id,
        game,
        options,
        pace,
        created: now(),
        server_seed,
        maker,
        bots: false,
        invite: Some(invite),
        seats,
        header: None,
        number: 0,
        standing: Standing::not_begun(),
        undo: None,
        rematch: None,
        closed: None,
    }
}

const fn free(kind: SeatKind) -> KeptSeat {
    KeptSeat { kind, name: None, token: None, contribution: None, order: None }
}

fn computer(level: &str, server_seed: Bytes32, place: usize) -> KeptSeat {
    let seat = Seat::new(place).expect("a table has no more seats than there are");
    let name = Some(computers::called(level, Bytes32::hash(server_seed.0), seat));
    let contribution = Some(computers_contribution(server_seed, place));
    KeptSeat { kind: SeatKind::Computer, name, token: None, contribution, order: None }
}
