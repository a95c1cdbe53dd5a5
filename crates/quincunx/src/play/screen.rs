//! The table on the whole screen of a terminal.

use quincunx_engine::{Observation, Observer, Seat};
use ratatui::crossterm::event::{self, Event, KeyCode, KeyEvent, KeyEventKind, KeyModifiers};
use ratatui::layout::{Constraint, Flex, Layout, Rect};
use ratatui::style::{Modifier, Style};
use ratatui::text::{Line, Text};
use ratatui::widgets::{Block, Clear, Paragraph, Wrap};
use ratatui::{DefaultTerminal, Frame};
use serde_json::Value;

use super::session::{Answer, Next, Session};
use crate::failure::Failure;

/// Plays until the game is over and was looked at, or the person leaves.
pub(super) fn play(session: &mut Session) -> Result<(), Failure> {
    let mut terminal = ratatui::try_init()?;
    let done = Screen::default().play(session, &mut terminal);
    ratatui::restore();
    done
}

/// What is on the screen besides the game.
#[derive(Default)]
struct Screen {
    typed: String,
    /// The choice that Enter makes where nothing is typed.
    marked: usize,
    /// The first line of the view that is shown.
    scrolled: u16,
    /// Something to be read before going on.
    notice: Option<String>,
    /// Who looked last: where several people play, nobody sees the table of another.
    looked: Option<Seat>,
}

/// What a key led to.
enum Pressed {
    Nothing,
    Entered(String),
    Quit,
}

impl Screen {
    fn play(&mut self, session: &mut Session, terminal: &mut DefaultTerminal) -> Result<(), Failure> {
        loop {
            match session.next() {
                Next::Computer(seat) => {
                    self.draw(session, terminal)?;
                    session.think(seat)?;
                }
                Next::Person(seat) => {
                    if session.forced(seat)?.is_some() {
                        continue;
                    }
                    self.hand_over(session, seat);
                    self.draw(session, terminal)?;
                    match self.key(session)? {
                        Pressed::Nothing => {}
                        Pressed::Quit => return Ok(()),
                        Pressed::Entered(typed) => match session.obey(seat, &typed)? {
                            Answer::Done => self.marked = 0,
                            Answer::Say(text) => self.notice = Some(text),
                            Answer::Table => self.scrolled = 0,
                            Answer::Quit => return Ok(()),
                        },
                    }
                }
                Next::Over => {
                    self.draw(session, terminal)?;
                    if !matches!(self.key(session)?, Pressed::Nothing) {
                        return Ok(());
                    }
                }
            }
        }
    }

    fn hand_over(&mut self, session: &Session, seat: Seat) {
        if session.people() > 1 && self.looked != Some(seat) {
            let player = session.names()[seat.index()].clone();
            self.notice = Some(session.words().own("play-hand-over", &[("player", player)]));
        }
        self.looked = Some(seat);
    }

    /// Waits for a key.
    fn key(&mut self, session: &Session) -> Result<Pressed, Failure> {
        let Event::Key(KeyEvent { code, modifiers, kind: KeyEventKind::Press, .. }) = event::read()? else {
            return Ok(Pressed::Nothing);
        };
        if code == KeyCode::Char('c') && modifiers.contains(KeyModifiers::CONTROL) {
            return Ok(Pressed::Quit);
        }
        if self.notice.take().is_some() {
            return Ok(Pressed::Nothing);
        }
        let choices = session.observation(session.observer()).choices;
        match code {
            KeyCode::Enter if self.typed.is_empty() && !choices.is_empty() => {
                return Ok(Pressed::Entered((self.marked.min(choices.len() - 1) + 1).to_string()));
            }
            KeyCode::Enter => return Ok(Pressed::Entered(std::mem::take(&mut self.typed))),
            KeyCode::Char(letter) => self.typed.push(letter),
            KeyCode::Backspace => _ = self.typed.pop(),
            KeyCode::Esc => self.typed.clear(),
            KeyCode::Up => self.marked = self.marked.saturating_sub(1),
            KeyCode::Down => self.marked = (self.marked + 1).min(choices.len().saturating_sub(1)),
            KeyCode::PageUp => self.scrolled = self.scrolled.saturating_sub(10),
            KeyCode::PageDown => self.scrolled = self.scrolled.saturating_add(10),
            _ => {}
        }
        Ok(Pressed::Nothing)
    }

    fn draw(&self, session: &Session, terminal: &mut DefaultTerminal) -> Result<(), Failure> {
        terminal.draw(|frame| self.frame(session, frame))?;
        Ok(())
    }

    fn frame(&self, session: &Session, frame: &mut Frame<'_>) {
        let observer = session.observer();
        let observation = session.observation(observer);
        let choices = session.choices(&observation);
        let keys = session.words().own("play-keys", &[]);
        let asked = Asked::new(session, &observation, choices, self.marked, frame.area());
        let [table, area, below] = Layout::vertical([
            Constraint::Min(8),
            Constraint::Length(asked.height() + 2),
            Constraint::Length(rows(&keys, frame.area().width) as u16),
        ])
        .areas(frame.area());
        let [view, log] = if frame.area().width >= WIDE {
            Layout::horizontal([Constraint::Percentage(68), Constraint::Percentage(32)]).areas(table)
        } else {
            Layout::vertical([Constraint::Percentage(68), Constraint::Percentage(32)]).areas(table)
        };
        if !(session.people() > 1 && self.notice.is_some()) {
            self.draw_view(session, observer, view, frame);
            draw_log(session, observer, log, frame);
        }
        self.draw_prompt(session, &observation, &asked, area, frame);
        frame.render_widget(Paragraph::new(keys).wrap(Wrap { trim: true }), below);
        if let Some(notice) = &self.notice {
            draw_notice(notice, frame);
        }
    }

    fn draw_view(&self, session: &Session, observer: Observer, area: Rect, frame: &mut Frame<'_>) {
        let inner = Block::bordered().inner(area);
        let lines = session.described(observer, inner.width.into()).concat();
        let rows: usize = lines.iter().map(|line| rows(line, inner.width)).sum();
        let most = u16::try_from(rows).unwrap_or(u16::MAX).saturating_sub(inner.height);
        let block = Block::bordered().title(session.words().own("play-seated", &[("players", session.seated())]));
        let text = Paragraph::new(lines.join("\n")).wrap(Wrap { trim: false });
        frame.render_widget(text.scroll((self.scrolled.min(most), 0)).block(block), area);
    }

    fn draw_prompt(
        &self,
        session: &Session,
        observation: &Observation<Value>,
        asked: &Asked,
        area: Rect,
        frame: &mut Frame<'_>,
    ) {
        let mut text = Text::from(Line::styled(asked.prompt.clone(), Style::new().add_modifier(Modifier::BOLD)));
        for (place, choice) in asked.choices.iter().enumerate().skip(asked.first).take(asked.shown) {
            let mark = if place == self.marked { Modifier::REVERSED } else { Modifier::empty() };
            text.push_line(Line::styled(choice.clone(), Style::new().add_modifier(mark)));
        }
        let input = match session.next() {
            Next::Person(_) => format!("> {}▏", self.typed),
            Next::Over => session.result(),
            // Which of them it is can be a secret.
            Next::Computer(_) => session.words().own("play-waits", &[("players", session.awaited(observation))]),
        };
        text.push_line(input);
        let mut block = Block::bordered();
        if asked.shown < asked.choices.len() {
            let range = format!(" {}–{} / {} ", asked.first + 1, asked.first + asked.shown, asked.choices.len());
            block = block.title_bottom(Line::from(range).right_aligned());
        }
        frame.render_widget(Paragraph::new(text).wrap(Wrap { trim: false }).block(block), area);
    }
}

/// What came of so many entries the log shows at the most; few screens have room for more.
const LOOKED_AT: u32 = 200;

/// From this width on there is room for the log beside the table.
const WIDE: u16 = 120;

/// A prompt and as many of the choices around the marked one as there is room for.
struct Asked {
    prompt: String,
    /// Each with its number.
    choices: Vec<String>,
    first: usize,
    shown: usize,
    width: u16,
}

/// Choices take no more rows, nor more than a third of the screen.
const MOST_ROWS: usize = 12;

impl Asked {
    fn new(
        session: &Session,
        observation: &Observation<Value>,
        choices: Vec<String>,
        marked: usize,
        screen: Rect,
    ) -> Self {
        let width = screen.width.saturating_sub(2);
        let most = MOST_ROWS.min(usize::from(screen.height / 3));
        let numbered = choices.into_iter().enumerate().map(|(place, choice)| format!("{:>3}  {choice}", place + 1));
        let choices: Vec<String> = numbered.collect();
        let fits = |from: usize, to: usize| choices[from..to].iter().map(|choice| rows(choice, width)).sum::<usize>();
        let last = (marked + 1).min(choices.len());
        let first = (0..last).find(|first| fits(*first, last) <= most).unwrap_or(last.saturating_sub(1));
        let end = (last..=choices.len()).take_while(|end| fits(first, *end) <= most).last().unwrap_or(last);
        Self { prompt: session.prompt(observation), first, shown: end - first, choices, width }
    }

    /// Rows of the prompt, the choices, and what is typed.
    fn height(&self) -> u16 {
        let choices = self.choices[self.first..self.first + self.shown].iter();
        let all = choices.chain([&self.prompt]).map(|line| rows(line, self.width)).sum::<usize>() + 1;
        u16::try_from(all).unwrap_or(u16::MAX)
    }
}

/// How many rows a line takes: words are not broken, but where one is longer than a row.
fn rows(line: &str, width: u16) -> usize {
    let width = usize::from(width.max(1));
    let (mut rows, mut used) = (1, 0);
    for word in line.split_inclusive(' ') {
        let letters = word.trim_end().chars().count();
        if used > 0 && used + letters > width {
            (rows, used) = (rows + 1, 0);
        }
        rows += letters.saturating_sub(1) / width;
        used += word.chars().count();
    }
    rows
}

/// The last lines of the log that there is room for.
fn draw_log(session: &Session, observer: Observer, area: Rect, frame: &mut Frame<'_>) {
    let inner = Block::bordered().inner(area);
    let lines = session.told(session.number().saturating_sub(LOOKED_AT)..session.number(), observer);
    let mut taken = 0;
    let fits = |line: &&String| {
        taken += rows(line, inner.width);
        taken <= usize::from(inner.height)
    };
    let shown = lines.iter().rev().take_while(fits).count();
    let block = Block::bordered().title(session.words().own("play-log", &[]));
    let text = lines[lines.len() - shown..].join("\n");
    frame.render_widget(Paragraph::new(text).wrap(Wrap { trim: false }).block(block), area);
}

fn draw_notice(notice: &str, frame: &mut Frame<'_>) {
    let [middle] = Layout::horizontal([Constraint::Percentage(80)]).flex(Flex::Center).areas(frame.area());
    let height: usize = notice.lines().map(|line| rows(line, middle.width.saturating_sub(4))).sum();
    let height = u16::try_from(height + 2).unwrap_or(u16::MAX);
    let [middle] = Layout::vertical([Constraint::Max(height)]).flex(Flex::Center).areas(middle);
    frame.render_widget(Clear, middle);
    frame.render_widget(Paragraph::new(notice).wrap(Wrap { trim: false }).block(Block::bordered()), middle);
}

#[cfg(test)]
mod tests {
    use clap::Parser;
    use quincunx_engine::LANGUAGES;
    use ratatui::Terminal;
    use ratatui::backend::TestBackend;

    use super::*;
    use crate::{Cli, Verb};

    fn screen(shown: &Screen, session: &Session) -> String {
        screen_of(120, shown, session)
    }

    fn screen_of(width: u16, screen: &Screen, session: &Session) -> String {
        let mut terminal = Terminal::new(TestBackend::new(width, 40)).unwrap();
        terminal.draw(|frame| screen.frame(session, frame)).unwrap();
        terminal.backend().to_string()
    }

    fn sit_down(game: &str, seats: &str) -> Session {
        sit_down_in(0, game, seats)
    }

    fn sit_down_in(language: usize, game: &str, seats: &str) -> Session {
        let arguments = ["quincunx", "play", game, "--seats", seats, "--seed", "5", "--iterations", "1"];
        let Ok(Cli { verb: Verb::Play(play) }) = Cli::try_parse_from(arguments) else { panic!("these are good") };
        play.sit_down(language).unwrap()
    }

    #[test]
    fn the_battlefield_of_field_of_glory_is_shown() {
        let mut session = sit_down("field-of-glory", "Anna,random");
        let mut done = 0;
        while done < 30 {
            match session.next() {
                Next::Computer(seat) => session.think(seat).unwrap(),
                Next::Person(seat) => {
                    assert!(matches!(session.obey(seat, "1"), Ok(Answer::Done)));
                    done += 1;
                }
                Next::Over => panic!("the game is not over so soon"),
            }
        }
        let text = screen(&Screen::default(), &session);
        for piece in ["Battlefield", "1  Flank", "Your hand: ", "run-outs", "columns"] {
            assert!(text.contains(piece), "{piece} is missing:\n{text}");
        }
        for column in 1..=5 {
            let of_column = |line: &str| line.trim_start_matches(['"', '│']).starts_with(&format!("{column}  "));
            assert!(text.lines().any(of_column), "column {column} is missing:\n{text}");
        }
    }

    #[test]
    fn an_army_of_pocket_battles_is_built_and_its_battle_is_shown() {
        let mut session = sit_down("pocket-battles", "Anna,random");
        let text = screen(&Screen::default(), &session);
        for piece in ["Building the armies", "Ready army 1, 59 DP", "Build your army", "New unit: Druid, 6 DP"] {
            assert!(text.contains(piece), "{piece} is missing:\n{text}");
        }
        let mut typed = ["ready(1)", "commit"].into_iter();
        while session.observation(session.observer()).prompt.message.key != "prompt-turn" {
            match session.next() {
                Next::Computer(seat) => session.think(seat).unwrap(),
                Next::Person(seat) => {
                    let line = typed.next().unwrap_or("1");
                    assert!(matches!(session.obey(seat, line), Ok(Answer::Done)), "{line}");
                }
                Next::Over => panic!("the battle is not over so soon"),
            }
        }
        let text = screen(&Screen::default(), &session);
        for piece in
            ["Battle. Battle size: 60 DP.", "engagement zone", "A1, right rear: ", "[PB-D04]", "  1  Redeploy A1"]
        {
            assert!(text.contains(piece), "{piece} is missing:\n{text}");
        }
        let end = Screen { scrolled: u16::MAX, ..Screen::default() };
        assert!(screen(&end, &session).contains("Wide Arc: "), "what traits do is told at the end");
    }

    #[test]
    fn the_table_the_log_the_prompt_and_the_choices_are_shown() {
        let mut session = sit_down("in-flanders-field", "Anna,Bence");
        let Next::Person(seat) = session.next() else { panic!("a person begins") };
        let mut shown = Screen { looked: Some(seat), ..Screen::default() };
        let text = screen(&shown, &session);
        for piece in [
            "At the table: Anna and Bence",
            "whose turn it is",
            "Round 1.",
            "Artillery",
            "[IFF-3.11]",
            "  1  Roll",
            "(roll)",
        ] {
            assert!(text.contains(piece), "{piece} is missing:\n{text}");
        }
        assert!(matches!(session.obey(seat, "1"), Ok(Answer::Done)));
        assert!(screen(&shown, &session).contains("rolls"), "the log tells it");

        shown.looked = None;
        shown.hand_over(&session, seat);
        let text = screen(&shown, &session);
        assert!(text.contains("Press a key when nobody else is looking"), "{text}");
        assert!(!text.contains("Round 1."), "the table of another is not shown:\n{text}");
    }

    #[test]
    fn how_to_type_is_said_from_the_start_in_every_language_and_where_the_rest_of_it_is() {
        for (language, code) in LANGUAGES.iter().enumerate() {
            let mut session = sit_down_in(language, "field-of-glory", "Anna,random");
            let text = screen(&Screen::default(), &session);
            let lines: Vec<_> = text.lines().map(|line| line.trim_matches('"').trim()).collect();
            let keys = session.words().own("play-keys", &[]);
            assert!(lines.join(" ").contains(&keys), "{code}: {keys} is missing:\n{text}");
            for key in ["↑ ↓ Enter", "u Enter", "? Enter", "PgUp PgDn", "q Enter", "help Enter"] {
                assert!(keys.contains(key), "{code}: {key} is missing: {keys}");
            }
            let Next::Person(seat) = session.next() else { panic!("a person begins") };
            let Ok(Answer::Say(help)) = session.obey(seat, "help") else { panic!("help is given") };
            assert!(help.contains("undo") && help.contains("? FOG-"), "{code}: {help}");
        }
    }

    #[test]
    fn on_a_narrow_screen_nothing_is_cut_off_and_what_is_not_shown_is_counted() {
        let session = sit_down("pocket-battles", "Anna,random");
        let count = session.observation(session.observer()).choices.len();
        let first = screen_of(60, &Screen::default(), &session);
        let keys = ["number or notation", "PgUp PgDn: scroll the table", "quit "];
        for piece in keys.into_iter().chain(["  1  ", "1–"]) {
            assert!(first.contains(piece), "{piece} is missing:\n{first}");
        }
        assert!(first.contains(&format!(" / {count} ")), "there are {count} choices:\n{first}");
        let last = screen_of(60, &Screen { marked: count - 1, ..Screen::default() }, &session);
        assert!(last.contains(&format!("–{count} / {count} ")), "the marked choice is shown:\n{last}");
    }
}
