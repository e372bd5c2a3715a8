//! A puzzle as a board on which it is solved by hand: its positions along the solution, what can be played there, and what comes
//! of it.

use lasermate_domain::puzzles;
use lasermate_engine::any::AnyGame;
use lasermate_engine::game::Played;
use lasermate_engine::seat::Seat;
use lasermate_engine::study::{Puzzle, PuzzleError, Question};
use lasermate_render::RenderError;
use lasermate_render::scene::Theme;
use serde::Serialize;
use thiserror::Error;

use super::board_view::{self, BoardView};
use super::live_board::{self, LiveBoard};
use super::picture::PictureStyle;
use super::snapshot::PositionSnapshot;
use super::{text, variants};

/// What may be answered without a piece.
const SAID: [&str; 3] = ["deny", "allow", "pass"];

/// A puzzle at a position of its solution.
#[derive(Clone, Debug, Serialize)]
pub struct PuzzleBoard {
    pub number: u64,
    pub title: String,
    /// What is to be done, in our Markdown.
    pub task: String,
    /// The number of the solver's seat, whose side lies below.
    pub seat: usize,
    /// How many actions of the solution have been played, and whether these are all.
    pub step: usize,
    pub solved: bool,
    pub scene: BoardView,
    /// What the solver can play; none in an exercise, and once it is solved.
    pub board: Option<LiveBoard>,
    /// What else the solver can say.
    pub says: Vec<&'static str>,
    /// What the answer to an exercise can name: cells or sides; none for a puzzle.
    pub asks: Option<Vec<String>>,
}

/// What came of an answer.
#[derive(Clone, Debug, Serialize)]
pub struct PuzzleAnswer {
    pub right: bool,
    /// In our Markdown.
    pub words: String,
    /// The positions that follow, one after the other: after the answer, and after what is replied.
    pub boards: Vec<PuzzleBoard>,
}

/// Why a puzzle cannot be shown.
#[derive(Debug, Error)]
pub enum PuzzleBoardError {
    #[error("there is no puzzle {0}, or not so far")]
    None(u64),
    #[error(transparent)]
    Puzzle(#[from] PuzzleError),
    #[error(transparent)]
    Drawing(#[from] RenderError),
}

/// A puzzle with its line, from the start position on.
struct Line {
    number: u64,
    puzzle: Puzzle,
    start: AnyGame,
    steps: Vec<(Played, AnyGame)>,
    solver: Seat,
    theme: Theme,
}

/// The position of a puzzle after so many actions of its solution.
///
/// # Errors
/// There is none, or it cannot be shown.
pub fn at(number: u64, step: usize, light: bool) -> Result<PuzzleBoard, PuzzleBoardError> {
    Line::of(number, light)?.board(step)
}

/// What comes of an answer at a position of the solution. The first one has to be the solution's, which is the only one; so have
/// later ones, but for a last one that does the same.
///
/// # Errors
/// There is no such position, or it cannot be shown.
pub fn answered(number: u64, step: usize, text: &str, light: bool) -> Result<PuzzleAnswer, PuzzleBoardError> {
    let line = Line::of(number, light)?;
    let wrong = |words: String| Ok(PuzzleAnswer { right: false, words, boards: Vec::new() });
    if let Some(asks) = &line.puzzle.asks {
        return Ok(match asks.typed(&line.start, text) {
            None => wrong(text::puzzle::NO_EXERCISE_ANSWER.to_owned())?,
            Some(answer) if answer != line.puzzle.solution => wrong(text::puzzle::not_all(number))?,
            Some(_) => {
                let words = text::puzzle::answered(number, &line.puzzle, true);
                PuzzleAnswer {
                    right: true,
                    words,
                    boards: vec![PuzzleBoard { solved: true, ..line.board(0)? }],
                }
            }
        });
    }
    let mut after = line.game(step)?.clone();
    let (own, end) = line.steps.get(step).ok_or(PuzzleBoardError::None(number))?;
    let played = match after.try_text(line.solver, text, 0) {
        Ok(played) => played,
        Err(refusal) => return wrong(variants::refused(line.game(step)?, line.solver, &refusal)),
    };
    let is_last = step + 1 == line.steps.len();
    let aim = text::puzzle::ending(own, end);
    let does_the_same =
        step > 0 && is_last && !aim.is_empty() && text::puzzle::ending(&played, &after) == aim;
    if own.seat != line.solver || played.exact != own.exact && !does_the_same {
        return wrong(text::puzzle::WRONG_MOVE.to_owned());
    }
    let until = (step + 1..line.steps.len()).find(|next| line.is_asked(*next)).unwrap_or(line.steps.len());
    let mut boards = (step + 1..=until).map(|step| line.board(step)).collect::<Result<Vec<_>, _>>()?;
    if does_the_same && let Some(last) = boards.last_mut() {
        last.scene = line.view(&after)?;
    }
    let words = if until == line.steps.len() {
        text::puzzle::right(number, &line.start, &line.steps)
    } else {
        text::puzzle::GOES_ON.to_owned()
    };
    Ok(PuzzleAnswer { right: true, words, boards })
}

/// Where the solution goes on from a position, and no more of it.
///
/// # Errors
/// There is no such position.
pub fn hint(number: u64, step: usize) -> Result<String, PuzzleBoardError> {
    let line = Line::of(number, false)?;
    if line.puzzle.asks.is_some() {
        return Ok(text::puzzle::parts(line.puzzle.solution.len()));
    }
    let (next, _) = line.steps.get(step).ok_or(PuzzleBoardError::None(number))?;
    Ok(text::puzzle::begins(line.game(step)?, line.solver, &next.exact))
}

/// How it is solved, to who asked for it; in our Markdown.
///
/// # Errors
/// There is no such puzzle.
pub fn solution(number: u64) -> Result<String, PuzzleBoardError> {
    let line = Line::of(number, false)?;
    Ok(if line.puzzle.asks.is_some() {
        text::puzzle::answered(number, &line.puzzle, false)
    } else {
        text::puzzle::given_away(number, &line.start, &line.steps)
    })
}

impl Line {
    fn of(number: u64, light: bool) -> Result<Self, PuzzleBoardError> {
        let puzzle = puzzles::numbered(number).ok_or(PuzzleBoardError::None(number))?;
        let start = puzzle.game()?;
        let (steps, solver) = (puzzle.steps()?, puzzle.solver(&start));
        let theme = if light { Theme::Light } else { Theme::Dark };
        Ok(Self { number, puzzle, start, steps, solver, theme })
    }

    fn game(&self, step: usize) -> Result<&AnyGame, PuzzleBoardError> {
        match step.checked_sub(1) {
            None => Ok(&self.start),
            Some(last) => {
                self.steps.get(last).map(|(_, game)| game).ok_or(PuzzleBoardError::None(self.number))
            }
        }
    }

    /// Whether the solver is asked for an action of the solution. Without turns time runs on after the first one by itself.
    fn is_asked(&self, step: usize) -> bool {
        let by_hand = step == 0 || self.puzzle.setup.facts().has_turns;
        by_hand && self.steps.get(step).is_some_and(|(played, _)| played.seat == self.solver)
    }

    fn snapshot(&self, game: &AnyGame) -> PositionSnapshot {
        let title = text::puzzle::title(self.number, &self.puzzle);
        match self.puzzle.asks {
            Some(Question::Checked) => PositionSnapshot::check_untold(game, title),
            _ => PositionSnapshot::of_game(game, title),
        }
    }

    fn view(&self, game: &AnyGame) -> Result<BoardView, RenderError> {
        board_view::of(&self.snapshot(game), PictureStyle { theme: self.theme, from: self.solver })
    }

    fn board(&self, step: usize) -> Result<PuzzleBoard, PuzzleBoardError> {
        let game = self.game(step)?;
        let asked = self.is_asked(step);
        let board = asked.then(|| live_board::of_game(game, self.solver)).transpose()?;
        let may = |said: &&str| asked && game.may(self.solver, *said).is_ok();
        Ok(PuzzleBoard {
            number: self.number,
            title: text::puzzle::title(self.number, &self.puzzle),
            task: text::puzzle::aim(&self.puzzle, &self.start),
            seat: self.solver.index(),
            step,
            solved: self.puzzle.asks.is_none() && step == self.steps.len(),
            scene: self.view(game)?,
            board,
            says: SAID.into_iter().filter(may).collect(),
            asks: self.puzzle.asks.as_ref().map(|asks| names(asks, game)),
        })
    }
}

/// What the answer to an exercise can name.
fn names(asks: &Question, game: &AnyGame) -> Vec<String> {
    if *asks == Question::Checked {
        return game.sides().iter().map(|side| side.name().to_owned()).collect();
    }
    let mesh = game.view().mesh;
    let open = mesh.cells().filter(|cell| mesh.may_hold_pieces(*cell));
    open.map(|cell| mesh.name(cell).to_owned()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Whatever is in the collection can be solved to its end by what its boards offer.
    #[test]
    fn every_kind_of_puzzle_is_solved_on_its_board() {
        let mut kinds = std::collections::BTreeSet::new();
        for (number, listed) in (1..).zip(puzzles::all()) {
            if !kinds.insert((listed.preset.name, listed.task.theme.word())) {
                continue;
            }
            let puzzle = puzzles::numbered(number).unwrap_or_else(|| panic!("puzzle {number}"));
            let mut now = at(number, 0, false).unwrap_or_else(|error| panic!("puzzle {number}: {error}"));
            assert!(!now.solved && now.step == 0, "puzzle {number}");
            if puzzle.asks.is_some() {
                let done = answered(number, 0, &puzzle.answer(), true);
                assert!(done.is_ok_and(|done| done.right && done.boards[0].solved), "puzzle {number}");
                continue;
            }
            while !now.solved {
                let word = puzzle.solution.get(now.step).unwrap_or_else(|| panic!("puzzle {number}"));
                let exact = word.split_once(':').map_or(word.as_str(), |(_, exact)| exact);
                let offered = serde_json::to_string(&now.board).unwrap_or_default();
                let is_offered =
                    now.says.contains(&exact) || offered.contains(&format!("\"exact\":\"{exact}\""));
                assert!(is_offered, "puzzle {number}: {exact} is not offered");
                let done = answered(number, now.step, exact, false).unwrap_or_else(|error| panic!("{error}"));
                assert!(done.right, "puzzle {number}: {}", done.words);
                let next = done.boards.into_iter().next_back().unwrap_or_else(|| panic!("puzzle {number}"));
                assert!(next.step > now.step);
                now = next;
            }
        }
        assert!(kinds.len() > 10, "{kinds:?}");
    }
}
