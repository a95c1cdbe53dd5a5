//! `quincunx clauses`.

use std::io::Write;

use clap::Args;
use quincunx_checks::clauses::{self, Clause, Reason};
use quincunx_games::GAMES;

use crate::failure::Failure;
use crate::input::{self, Registered};
use crate::project::Project;

/// List the clauses of the rulebooks with the tests that hold them and the code that carries them out; exit code 1 if one has no
/// test, or neither code nor a reason for having none. Reads the folder of the project
#[derive(Args)]
pub(crate) struct Clauses {
    /// The game; all if it is missing
    #[arg(value_parser = input::game)]
    game: Option<Registered>,
    /// Print the list as JSON
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    project: Project,
}

impl Clauses {
    pub(crate) fn run(self, out: &mut impl Write) -> Result<(), Failure> {
        let games = self.game.map_or_else(|| GAMES.to_vec(), |game| vec![game]);
        let mut clauses = Vec::new();
        for game in games {
            let folder = self.project.of(game)?;
            let unreadable = |error| Failure::Undone(format!("{}: {error}", folder.display()));
            clauses.extend(clauses::of_game(game.info().id, &folder).map_err(unreadable)?);
        }
        if self.json {
            writeln!(out, "{}", serde_json::json!(clauses))?;
        } else {
            for clause in &clauses {
                let tests = if clause.tests.is_empty() { "NO TEST".to_owned() } else { clause.tests.join("; ") };
                let code = match clause.reason {
                    _ if !clause.code.is_empty() => clause.code.join("; "),
                    Some(Reason::Definition) => "says what a word means".to_owned(),
                    Some(Reason::SetUpData) => "stands in a component file".to_owned(),
                    Some(Reason::Table) => "is a matter of the table".to_owned(),
                    None => "NO CODE".to_owned(),
                };
                writeln!(out, "{}  {tests}  |  {code}", clause.clause)?;
            }
        }
        let is_whole = |clause: &Clause| !clause.tests.is_empty() && !clause.is_nowhere();
        if clauses.iter().all(is_whole) { Ok(()) } else { Err(Failure::No) }
    }
}
