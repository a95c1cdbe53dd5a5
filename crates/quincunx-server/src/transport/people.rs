//! Whom somebody follows and blocks, and what comes of it.

use std::collections::{HashMap, HashSet};
use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use quincunx_engine::Bytes32;
use quincunx_games::computers;
use quincunx_store::{Account, AccountKind, Related, Relation, StoreError};

use super::accounts::account_that_looks;
use super::app::App;
use super::extract::Body;
use super::identity::Visitor;
use crate::api::{NewSeat, NewTable, People, Relate};
use crate::problem::{Failure, ProblemKey};
use crate::tables::sitter::looks;

/// So many one follows, and so many one blocks.
const MOST: u32 = 200;

/// Whom the visitor follows and blocks.
#[utoipa::path(get, path = "/api/me/people", responses((status = 200, body = People), (status = 403)))]
pub(super) async fn people(State(app): State<Arc<App>>, visitor: Visitor) -> Result<Json<People>, Failure> {
    let (person, _) = visitor.signed_in()?;
    Ok(Json(told_people(&app, person).await?))
}

/// Follows or blocks somebody from now on, or neither.
#[utoipa::path(post, path = "/api/me/people", request_body = Relate,
    responses((status = 200, body = People), (status = 404), (status = 409)))]
pub(super) async fn relate(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Body(Relate { name, relation }): Body<Relate>,
) -> Result<Json<People>, Failure> {
    let (person, member) = visitor.signed_in()?;
    let other = find(&app, &name).await?.filter(|other| other.person != person).ok_or(ProblemKey::NoSuchPerson)?;
    let (people, relation) = (app.tables.host.store.people(), relation.map(Relation::from));
    let related = people.relate(person, member.session, other.person, relation, MOST).await;
    related.map_err(|error| match error {
        StoreError::Conflict => ProblemKey::TooManyPeople.into(),
        error => Failure::from(error),
    })?;
    if relation == Some(Relation::Blocks) {
        app.tables.part(person, other.person).await;
    }
    Ok(Json(told_people(&app, person).await?))
}

/// Whom a person follows and blocks, as the person is told.
pub(super) async fn told_people(app: &App, person: Bytes32) -> Result<People, Failure> {
    let people = app.tables.host.store.people().people_of(person).await?;
    let name = |other: &Related| if other.bot { computers::called_bot(&other.name) } else { other.name.clone() };
    let names = |relation| people.iter().filter(|other| other.relation == relation).map(name).collect();
    Ok(People { follows: names(Relation::Follows), blocks: names(Relation::Blocks) })
}

/// Whom the visitor follows.
pub(super) async fn followed_by(app: &App, visitor: &Visitor) -> Result<Vec<Bytes32>, Failure> {
    related(app, visitor, Relation::Follows).await
}

/// With whom the visitor does not want to be at a table.
pub(super) async fn blocked_by(app: &App, visitor: &Visitor) -> Result<Vec<Bytes32>, Failure> {
    related(app, visitor, Relation::Blocks).await
}

async fn related(app: &App, visitor: &Visitor, relation: Relation) -> Result<Vec<Bytes32>, Failure> {
    let Some(account) = visitor.account() else { return Ok(Vec::new()) };
    let people = app.tables.host.store.people().people_of(account).await?;
    Ok(people.into_iter().filter(|other| other.relation == relation).map(|other| other.person).collect())
}

/// Who does not want to be at a table with the visitor. It is asked always, so that the time of an answer does not tell.
pub(super) async fn blockers_of(app: &App, visitor: &Visitor) -> Result<Vec<Bytes32>, Failure> {
    match visitor.account() {
        Some(account) => Ok(app.tables.host.store.people().blockers_of(account).await?),
        None => Ok(Vec::new()),
    }
}

/// The tables that the visitor does not find in the lobby.
pub(super) async fn hidden_from(app: &App, visitor: &Visitor) -> Result<HashSet<String>, Failure> {
    match visitor.account() {
        Some(account) => Ok(app.tables.host.store.people().hidden_from(account).await?.into_iter().collect()),
        None => Ok(HashSet::new()),
    }
}

/// Those for whom seats of a new table are to be kept, by their seats. A seat is kept for somebody who blocks the visitor as well, who is not
/// shown it: then it is as if that person never came.
pub(super) async fn invited(app: &App, visitor: &Visitor, new: &NewTable) -> Result<HashMap<usize, Account>, Failure> {
    let mut invited: HashMap<usize, Account> = HashMap::new();
    for (seat, wanted) in new.seats.iter().enumerate() {
        let NewSeat::Invited { name: Some(name) } = wanted else { continue };
        let own = visitor.account().ok_or(ProblemKey::NotSignedIn)?;
        let account = find(app, name).await?;
        let may = |account: &Account| {
            let sits = account.person == own || invited.values().any(|other| other.person == account.person);
            let takes = matches!(account.kind, AccountKind::Person { .. }) || new.bots.unwrap_or_default();
            !sits && takes
        };
        invited.insert(seat, account.filter(may).ok_or(ProblemKey::NotToInvite)?);
    }
    Ok(invited)
}

/// The account of this name, be it written as at a table.
async fn find(app: &App, name: &str) -> Result<Option<Account>, Failure> {
    let name = name.split(computers::MARK).next().unwrap_or_default();
    match crate::tables::sitter::name(name) {
        // What is no name is nobody's, and no database has to read it.
        None => Ok(None),
        Some(name) => account_that_looks(app, &looks(&name)).await,
    }
}
