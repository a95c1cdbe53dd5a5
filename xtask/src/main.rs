//! The project's own automation: `cargo xtask VERB`.

mod allowed;
mod licences;
mod load;
mod python;
mod run;
mod rust_tests;
mod server;
mod tools;
mod web;

use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};

use run::Stop;
use server::Server;

const USAGE: &str = "\
cargo xtask VERB
  serve [ARGUMENTS of quincunx serve]   builds what has changed, and serves
  dev [ARGUMENTS of quincunx serve]     serves with Vite's server before it: what is changed on the page shows at once
  test [GAME | --thorough]              everything that can be tested, or what is particular to a game; of what is much the
                                        same for each game or device some, or thoroughly all
  lint                                  formatting, and clippy without a warning
  licences                              may everything that the program is made of be given away with it?
  dist                                  the program to give away, one file with the page in it
  web                                   types and page
  types                                 the TypeScript types of the HTTP interface and of the games
  python                                the Python package: its wheel, types and tests
  train [MINUTES]                       networks that learn (10 minutes), and how long steps take beside the peers
  fuzz [TARGET] [--seconds N] [--seed S]
                                        looks for hostile input that does harm
  load [--tables N] [--rate R] [--seconds S] [--streams N] [--database FILE|URL]
       [--people N [--games M] [--under-way K] [--sign-ins R]] [--halfway restart|backup]
                                        many tables at once: how long acts take; among so many people with finished
                                        games, of whom some sign in each second, also how long that takes; and what
                                        becomes of acts and streams while the server starts anew or a copy is made
  help                                  this";

/// Tells the tests, in Rust and of the browser, whether they are to be thorough.
const THOROUGH: &str = "QUINCUNX_THOROUGH";

fn main() -> ExitCode {
    let mut arguments = std::env::args().skip(1);
    let verb = arguments.next().unwrap_or_default();
    let rest: Vec<String> = arguments.collect();
    let done = match (verb.as_str(), rest.as_slice()) {
        ("serve", rest) => serve(rest),
        ("dev", rest) => dev(rest),
        ("dist", []) => dist(),
        ("test", []) => test(false),
        ("test", [how]) if how == "--thorough" => test(true),
        ("test", [game]) => test_game(game),
        ("lint", []) => lint(),
        ("licences", []) => allowed::check(),
        ("web", []) => web::types().and_then(|()| web::build()),
        ("types", []) => web::types(),
        ("python", []) => run::cargo(&["build", "--package", "quincunx-py"]).run().and_then(|()| python::test()),
        ("train", []) => python::train("10"),
        ("train", [minutes]) => python::train(minutes),
        ("fuzz", rest) => fuzz(rest),
        ("load", rest) => load::load(rest),
        ("help" | "--help", []) => {
            println!("{USAGE}");
            Ok(())
        }
        _ => Err(Stop::usage(USAGE)),
    };
    run::tell_times();
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(stop) => {
            eprintln!("xtask: {}", stop.line);
            ExitCode::from(stop.code)
        }
    }
}

/// Builds what has changed, and serves.
fn serve(arguments: &[String]) -> Result<(), Stop> {
    tools::node()?;
    web::build()?;
    run::Step::new(run::to_serve()?).arg("serve").args(arguments).run()
}

/// Vite's server for the page, before a server of its own: what is changed on the page or on a board shows at once.
fn dev(arguments: &[String]) -> Result<(), Stop> {
    tools::node()?;
    web::install("web")?;
    let mut command = Command::new(run::to_serve()?);
    let mut server = Server::start(command.args(["serve", "--port", "0"]).args(arguments))?;
    run::npm("web", &["run", "dev"]).env("QUINCUNX_SERVER", format!("http://{}", server.address()?)).run()
}

/// Builds the program that is given away: one file, with the page in it.
fn dist() -> Result<(), Stop> {
    tools::node()?;
    web::build()?;
    run::cargo(&["build", "--quiet", "--profile", "dist", "--package", "quincunx"]).run()?;
    let program = root().join("target/dist/quincunx");
    let help = run::Step::new(&program).args(["serve", "--help"]).output().unwrap_or_default();
    if !help.contains("--database") || help.contains("--chance") {
        return Err(Stop::new(
            "chance can be fixed in the program to give away, or it does not run: do not give it away",
        ));
    }
    println!("{}", program.display());
    Ok(())
}

/// Everything that can be tested. Thoroughly, what is much the same is tried for all that there are, where otherwise some will do.
fn test(thorough: bool) -> Result<(), Stop> {
    let thorough = if thorough { "1" } else { "0" };
    tools::node()?;
    let chromium = tools::chromium()?;
    tools::postgresql()?;
    tools::python()?;
    // What is fetched comes while the compiler works.
    let prepared = || web::build().and_then(|()| web::install("e2e")).and_then(|()| python::prepare());
    // All of it at once, and what follows takes from it what it needs: built by itself, each part would have its dependencies
    // with other features, and so again. (Of an example that is named, `cargo test` would build the tests alone.)
    let build = run::cargo(&["build", "--workspace", "--lib", "--bins", "--tests", "--examples"]);
    run::beside(prepared, || build.run())?;
    // Not the libraries by name: they would be built as tests even where they have none.
    let [server, games, others] = rust_tests::built(&["--workspace", "--tests"])?;
    let surroundings = [(THOROUGH, thorough)];
    let built = root().join("target/debug");
    let command = built.join("quincunx");
    let page = || {
        web::export(&built.join("examples").join(web::EXPORT))?;
        run::npm("web", &["run", "check"]).run()?;
        run::npm("web", &["test"]).run()?;
        run::Step::new(&command).arg("scenario").args(scenarios(&command)?).run()
    };
    let (tested, ()) = run::beside(
        || others.run(&surroundings),
        || {
            run::beside(python::test, page)?;
            let browser = run::npm("e2e", &["test"]).env("QUINCUNX_BIN", &command).env("CHROMIUM", &chromium);
            browser.env(THOROUGH, thorough).run()
        },
    )?;
    let flaky = std::fs::read_to_string(root().join("e2e/results/flaky.txt")).unwrap_or_default();
    let (server, games) = run::beside(|| server.run(&surroundings), || games.run(&surroundings))?;
    let tested = tested.and(server).and(games);
    run::cargo(&["test", "--quiet", "--workspace", "--doc", "--no-fail-fast"]).run()?;
    println!("All is well: types, page, scenarios, browser, Python, and {} tests in Rust passed.", tested.passed);
    tested.not_tested.iter().for_each(|line| println!("{line}"));
    flaky.lines().for_each(|test| println!("flaky, held only when it was tried again, to be mended: {test}"));
    Ok(())
}

/// What is particular to a game: its rules, scenarios and clauses, its board, and games in the browser.
fn test_game(game: &str) -> Result<(), Stop> {
    let folder = root().join("games").join(game);
    if !folder.is_dir() {
        return Err(Stop::usage(format!("there is no game {game}: see the folders in games")));
    }
    tools::node()?;
    let chromium = tools::chromium()?;
    web::build()?;
    // Of the whole workspace, as all tests are built: by themselves, packages would have their dependencies with other features, and so again.
    run::cargo(&["build", "--workspace", "--bin", "quincunx"]).run()?;
    let command = root().join("target/debug/quincunx");
    let of_game = |file: &PathBuf| file.starts_with(&folder);
    run::Step::new(&command).arg("scenario").args(scenarios(&command)?.into_iter().filter(of_game)).run()?;
    run::cargo(&["test", "--workspace", "--test", game, "--test", "clauses"]).run()?;
    run::npm("web", &["test", "--"]).arg(folder.join("web")).run()?;
    web::install("e2e")?;
    let own = format!("{game}.test.js|{game}: a whole game against");
    let browser = run::npm("e2e", &["test", "--", "--grep", &own]);
    browser.env("QUINCUNX_BIN", &command).env("CHROMIUM", &chromium).run()
}

fn lint() -> Result<(), Stop> {
    run::cargo(&["fmt", "--all", "--check"]).run()?;
    run::cargo(&["clippy", "--quiet", "--workspace", "--all-targets", "--", "--deny", "warnings"]).run()
}

/// Looks for hostile input that does harm, in the profile in which overflows are checked.
fn fuzz(arguments: &[String]) -> Result<(), Stop> {
    run::cargo(&["run", "--quiet", "--package", "quincunx-fuzz", "--"]).args(arguments).run()
}

/// The scenario files of the games that the command knows. A game that is not in the registry yet has them in its own tests alone.
fn scenarios(command: &Path) -> Result<Vec<PathBuf>, Stop> {
    let known = run::Step::new(command).arg("games").output();
    let known = known.ok_or_else(|| Stop::new("quincunx games: it does not list the games"))?;
    let mut files = Vec::new();
    for game in run::list(&root().join("games"))? {
        let folder = game.join("scenarios");
        let id = game.file_name().unwrap_or_default().to_string_lossy().into_owned();
        if folder.is_dir() && known.lines().any(|line| line.split_whitespace().next() == Some(&id)) {
            files.extend(
                run::list(&folder)?.into_iter().filter(|file| file.extension().is_some_and(|end| end == "toml")),
            );
        }
    }
    Ok(files)
}

/// The folder of the project.
fn root() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).parent().map(PathBuf::from).unwrap_or_default()
}
