//! How a command ends that does not end well.

use std::error::Error;
use std::io;
use std::process::ExitCode;

use quincunx_words::harmless;

/// Why a command did not end well.
#[derive(Debug, thiserror::Error)]
pub(crate) enum Failure {
    /// What was asked for makes no sense: one line, exit code 2.
    #[error("{0}")]
    Input(String),
    /// Several things that were asked for make no sense: a line for each, exit code 2.
    #[error("{}", .0.join("; "))]
    Faults(Vec<String>),
    /// The answer is no, and was told: exit code 1.
    #[error("")]
    No,
    /// It is not the word of the server that was named, and this was told: exit code 3.
    #[error("")]
    Unsigned,
    /// What was asked for could not be done: one line, exit code 1.
    #[error("{0}")]
    Undone(String),
    /// The answer could not be written. Whoever closes the pipe has read enough.
    #[error("the answer could not be written: {0}")]
    Output(#[from] io::Error),
}

impl Failure {
    /// Bad input: one line.
    pub(crate) fn input(text: impl ToString) -> Self {
        Self::Input(text.to_string())
    }

    /// What could not be done, with its causes.
    pub(crate) fn undone(error: impl Error) -> Self {
        Self::Undone(causes(&error))
    }

    /// Says what is wrong, on the standard error stream, and gives the exit code.
    pub(crate) fn report(self) -> ExitCode {
        match &self {
            Self::No => return ExitCode::FAILURE,
            Self::Unsigned => return ExitCode::from(3),
            Self::Output(error) if error.kind() == io::ErrorKind::BrokenPipe => return ExitCode::SUCCESS,
            Self::Faults(faults) => faults.iter().for_each(|fault| say(fault)),
            Self::Input(_) | Self::Undone(_) | Self::Output(_) => say(&self.to_string()),
        }
        match self {
            Self::Input(_) | Self::Faults(_) => ExitCode::from(2),
            Self::No | Self::Unsigned | Self::Undone(_) | Self::Output(_) => ExitCode::FAILURE,
        }
    }
}

/// An error with its causes; some errors tell theirs themselves.
pub(crate) fn causes(error: &impl Error) -> String {
    let causes = std::iter::successors(error.source(), |cause| (**cause).source()).map(ToString::to_string);
    let with = |text: String, cause: String| if text.ends_with(&cause) { text } else { format!("{text}: {cause}") };
    causes.fold(error.to_string(), with)
}

/// Says in one line what is wrong, on the standard error stream.
fn say(text: &str) {
    let lines: Vec<&str> = text.lines().map(str::trim).collect();
    eprintln!("quincunx: {}", harmless::line(lines.join(" ").trim()));
}

/// The first paragraph of what the parser says; the rest of it is how to ask for help.
impl From<clap::Error> for Failure {
    fn from(error: clap::Error) -> Self {
        let text = error.render().to_string();
        let paragraph: Vec<&str> = text.lines().map(str::trim).take_while(|line| !line.is_empty()).collect();
        Self::Input(paragraph.join(" ").trim_start_matches("error: ").to_owned())
    }
}
