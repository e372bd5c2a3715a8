//! `/puzzle`: a position to be solved, answers told to who gives them, and the solution to who asks for it.
//!
//! Nothing of it is stored, and no game of the room is touched.

use std::sync::Arc;

use lasermate_domain::command::CommandId;
use lasermate_domain::port::{
    AtPuzzle, Button, DrawError, Form, FormField, FormLine, Intent, Invocation, Picture, PinnedPicture,
    PinnedWhat, PuzzleId, Reply,
};
use lasermate_domain::puzzles;
use lasermate_domain::tables::table::Table;
use lasermate_engine::action::Action;
use lasermate_engine::any::AnyGame;
use lasermate_engine::seat::Seat;
use lasermate_engine::study::Theme as Subject;
use lasermate_engine::study::{Puzzle, Question};
use lasermate_engine::typed_action::TypedAction;
use lasermate_engine::variants::Preset;
use lasermate_present::button::button;
use lasermate_present::picture::{self, PictureStyle};
use lasermate_present::snapshot::PositionSnapshot;
use lasermate_present::{text, variants};
use lasermate_render::scene::Theme;

use crate::use_cases::change::{Call, Change, Finding, HandlerOutcome, HandlerResult, ServiceError, refuse};
use crate::use_cases::play::letters;
use crate::use_cases::rooms::settings;
use crate::use_cases::seated::{self, number};
use crate::use_cases::study::next_puzzle::Seeker;
use crate::use_cases::study::{attempt, daily, mistake, next_puzzle};
use crate::world::World;
use crate::world::people::Memo;

/// The most characters of an answer.
const ANSWER_CHARS: u16 = 30;

/// What `/puzzle` is asked for.
enum PuzzleChoice {
    /// The puzzles that come with the program: those of one game or all, about one theme or any.
    Numbered(Option<&'static Preset>, Option<Subject>),
    /// The mistakes of an analysed game.
    Of(Arc<Table>),
    Mine,
    /// The puzzle of the day.
    Daily,
}

pub(crate) fn puzzle(world: &World, call: &Call<'_>, asked: &Invocation) -> HandlerResult {
    let mut number = asked.get("number").map(read_number).transpose()?;
    let mut answered = asked.get("answer");
    // No answer is a number alone: the puzzle of that number is meant.
    if let Some(typed) = answered.filter(|typed| number.is_none() && is_number(typed)) {
        number = Some(read_number(typed)?);
        answered = None;
    }
    let (room, who) = (&call.request.room, &call.request.who.id);
    let wish = whose_puzzles(world, call, asked)?;
    if let Some(typed) = answered {
        let of = match (&wish, number) {
            (PuzzleChoice::Of(game), number) => {
                mistake::mistake_of(world, game, number, world.people.puzzles.meant(room, who))?
            }
            (PuzzleChoice::Numbered(..), Some(number)) => PuzzleId::Numbered(number.into()),
            (PuzzleChoice::Daily, _) => daily::puzzle_of_today(call.at()),
            _ => match world.people.puzzles.meant(room, who) {
                Some(of) => of,
                None => return refuse(text::puzzle::NONE_HERE),
            },
        };
        return at_puzzle(world, call, of, &AtPuzzle::Answer(typed.to_owned()));
    }
    let of = match (wish, number) {
        (PuzzleChoice::Of(game), number) => {
            mistake::mistake_of(world, &game, number, world.people.puzzles.last(room))?
        }
        (PuzzleChoice::Daily, _) => daily::puzzle_of_today(call.at()),
        (PuzzleChoice::Mine, _) => mistake::own_mistake(world, call, world.people.puzzles.meant(room, who))?,
        (PuzzleChoice::Numbered(..), Some(number)) => PuzzleId::Numbered(number.into()),
        (PuzzleChoice::Numbered(preset, theme), None) => {
            let seeker = Seeker { who: Some(call.who), last: world.people.puzzles.last(room), at: call.at() };
            PuzzleId::Numbered(next_puzzle::next_puzzle(world, seeker, (preset, theme))?)
        }
    };
    let reply = match of {
        PuzzleId::Numbered(number) => show_puzzle(world, call, number)?,
        PuzzleId::Mistake { game, number } => mistake::show_mistake(world, call, game, number)?,
    };
    Ok(HandlerOutcome::Shown(Box::new(reply), Some(Memo::PuzzleShown(of))))
}

/// Whose puzzles are meant by the game that is named.
fn whose_puzzles(world: &World, call: &Call<'_>, asked: &Invocation) -> Result<PuzzleChoice, ServiceError> {
    let about = asked.get("theme").map(subject).transpose()?;
    let Some(typed) = asked.get("game") else { return Ok(PuzzleChoice::Numbered(None, about)) };
    if typed.trim().eq_ignore_ascii_case(text::mistake::MINE) {
        return Ok(PuzzleChoice::Mine);
    }
    if typed.trim().eq_ignore_ascii_case(text::puzzle::DAILY) {
        return Ok(PuzzleChoice::Daily);
    }
    match Preset::named(typed) {
        Some(preset) if !puzzles::of(Some(preset), None).is_empty() => {
            Ok(PuzzleChoice::Numbered(Some(preset), about))
        }
        None if number(typed).is_some() => {
            Ok(PuzzleChoice::Of(seated::game_meant(world, call, Some(typed))?))
        }
        _ => refuse(text::puzzle::none_of(typed, &puzzles::games())),
    }
}

/// Does something about a puzzle.
pub(crate) fn at_puzzle(world: &World, call: &Call<'_>, of: PuzzleId, does: &AtPuzzle) -> HandlerResult {
    if let AtPuzzle::Answer(typed) = does
        && typed.chars().count() > usize::from(ANSWER_CHARS)
    {
        return refuse(text::puzzle::NO_MOVE);
    }
    let number = match of {
        PuzzleId::Numbered(number) => number,
        PuzzleId::Mistake { game, number } => return mistake::at_mistake(world, call, (game, number), does),
    };
    match does {
        AtPuzzle::Form => {
            let (puzzle, game) = found(number)?;
            let given = vec![("number", number.to_string())];
            let asks = match &puzzle.asks {
                Some(_) => PuzzleForm::Exercise,
                None => PuzzleForm::first_move(&game, puzzle.solver(&game)),
            };
            Ok(answer_form(&game, of, text::puzzle::form_title(number), given, asks))
        }
        AtPuzzle::Answer(typed) => answer(world, call, number, typed),
        AtPuzzle::Solution => {
            let (puzzle, game) = found(number)?;
            let words = if puzzle.asks.is_some() {
                text::puzzle::answered(number, &puzzle, false)
            } else {
                text::puzzle::given_away(number, &game, &steps(&puzzle)?)
            };
            let memo = Some(Memo::PuzzleKnown(of));
            attempt::attempted(
                world,
                call,
                (number, &puzzle),
                false,
                Change { words, memo, ..Change::default() },
            )
        }
    }
}

/// Tells the asker alone whether an answer is the solution, and notes whoever solves the daily puzzle.
fn answer(world: &World, call: &Call<'_>, number: u64, typed: &str) -> HandlerResult {
    let (puzzle, game) = found(number)?;
    if let Some(asks) = &puzzle.asks {
        let Some(answer) = asks.typed(&game, typed) else {
            return refuse(text::puzzle::NO_EXERCISE_ANSWER);
        };
        let right = answer == puzzle.solution;
        let change = if right {
            daily::solved(world, call, number, text::puzzle::answered(number, &puzzle, true))?
        } else {
            Change { words: text::puzzle::not_all(number), ..Change::default() }
        };
        return attempt::attempted(world, call, (number, &puzzle), right, change);
    }
    if !matches!(
        Action::<()>::from_word(typed),
        None | Some(Action::Deny | Action::Pass | Action::AcceptDefeat)
    ) {
        return refuse(text::puzzle::NO_MOVE);
    }
    let solver = puzzle.solver(&game);
    let english = letters::read_asked(world, call, (&game, solver), TypedAction::read(typed))?;
    let mut tried = game.clone();
    match tried.try_text(solver, english.as_deref().unwrap_or(typed), 0) {
        Err(refusal) => refuse(variants::refused(&game, solver, &refusal)),
        Ok(played) if played.exact == puzzle.key() => {
            let words = text::puzzle::right(number, &game, &steps(&puzzle)?);
            let change = daily::solved(world, call, number, words)?;
            attempt::attempted(world, call, (number, &puzzle), true, change)
        }
        Ok(_) => {
            let change = Change { words: text::puzzle::wrong(number), ..Change::default() };
            attempt::attempted(world, call, (number, &puzzle), false, change)
        }
    }
}

/// The puzzle that whoever asks for a hint is at: one they have been shown and not solved, unless they play here and the board
/// has changed since.
pub(crate) fn puzzle_at_hand(world: &World, call: &Call<'_>) -> Result<Option<PuzzleId>, ServiceError> {
    let (room, who) = (&call.request.room, &call.request.who.id);
    let Some((of, since)) = world.people.puzzles.open(room, who) else { return Ok(None) };
    let table = match world.live_game(room) {
        Err(ServiceError::Unreadable(_)) => None,
        table => table?,
    };
    let newer =
        table.is_some_and(|table| table.seating.seat_of(who).is_some() && table.clock.touched_at > since);
    Ok(Some(of).filter(|_| !newer))
}

/// A hint for a puzzle, to who asked for it: where its solution begins.
pub(crate) fn hint_for_puzzle(world: &World, call: &Call<'_>, of: PuzzleId) -> HandlerResult {
    match of {
        PuzzleId::Numbered(number) => Ok(HandlerOutcome::Found(Box::new(Finding::Puzzle(number)))),
        PuzzleId::Mistake { game, number } => mistake::hint_for_mistake(world, call, game, number),
    }
}

/// Somebody is given a hint for a puzzle. For the ratings it is then an attempt that has failed.
pub(crate) fn hinted(world: &World, call: &Call<'_>, number: u64) -> HandlerResult {
    let (puzzle, game) = found(number)?;
    let begins = match &puzzle.asks {
        Some(_) => text::puzzle::parts(puzzle.solution.len()),
        None => text::puzzle::begins(&game, puzzle.solver(&game), puzzle.key()),
    };
    let counts = !world.store.has_attempted(call.who, number)?;
    let words = text::puzzle::hint(number, &begins, counts);
    let change = Change { words, shows: Some((Vec::new(), Vec::new())), ..Change::default() };
    attempt::attempted(world, call, (number, &puzzle), false, change)
}

fn show_puzzle(world: &World, call: &Call<'_>, number: u64) -> Result<Reply, ServiceError> {
    let (puzzle, game) = found(number)?;
    let mut words = text::puzzle::task(number, &puzzle, &game);
    let picture = picture(number, settings::theme(world, &call.request.room)?);
    let picture = picture.and_then(Result::ok).filter(|_| call.request.can.attach);
    if picture.is_none() {
        words += &format!("\n{}", written(number).unwrap_or_default());
    }
    let pictures = picture.into_iter().collect();
    Ok(Reply { pictures, buttons: buttons(PuzzleId::Numbered(number)), ..Reply::public(words) })
}

/// A puzzle as it is set, which doesn't tell its answer.
fn set(number: u64, puzzle: &Puzzle, game: &AnyGame) -> PositionSnapshot {
    let title = text::puzzle::title(number, puzzle);
    match puzzle.asks {
        Some(Question::Checked) => PositionSnapshot::check_untold(game, title),
        _ => PositionSnapshot::of_game(game, title),
    }
}

/// The picture of a puzzle; `None` where there is none of that number.
pub(crate) fn picture(number: u64, theme: Theme) -> Option<Result<Picture, DrawError>> {
    let (puzzle, game) = found(number).ok()?;
    let showing = set(number, &puzzle, &game);
    // Whoever solves it sees the board from the own side.
    let look = PictureStyle { theme, from: puzzle.solver(&game) };
    let what = PinnedWhat::Puzzle { number };
    let pinned = Some(PinnedPicture::of(what, theme == Theme::Light));
    Some(picture::png(&showing, look).map(|picture| Picture { pinned, ..picture }))
}

/// The board of a puzzle as text; `None` where there is none of that number.
pub(crate) fn written(number: u64) -> Option<String> {
    let (puzzle, game) = found(number).ok()?;
    let showing = set(number, &puzzle, &game);
    Some(text::board(&showing, puzzle.solver(&game) != Seat::First))
}

/// What a form asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum PuzzleForm {
    Move,
    /// The first move, or to deny the other side's last one.
    MoveOrDenial,
    /// The answer to an exercise.
    Exercise,
}

impl PuzzleForm {
    pub(crate) fn first_move(game: &AnyGame, seat: Seat) -> Self {
        if game.may(seat, Action::Deny).is_ok() { Self::MoveOrDenial } else { Self::Move }
    }
}

/// The form for an answer; `given` are the options that name the puzzle in a typed line.
pub(crate) fn answer_form(
    game: &AnyGame,
    of: PuzzleId,
    title: String,
    given: Vec<(&'static str, String)>,
    asked: PuzzleForm,
) -> HandlerOutcome {
    let (label, hint) = match asked {
        PuzzleForm::Move => (text::puzzle::FORM_FIELD, text::puzzle::form_hint(game, false)),
        PuzzleForm::MoveOrDenial => (text::puzzle::FORM_FIELD_OR_DENIAL, text::puzzle::form_hint(game, true)),
        PuzzleForm::Exercise => (text::puzzle::EXERCISE_FIELD, text::puzzle::EXERCISE_HINT.to_owned()),
    };
    let field = FormField {
        name: "answer".to_owned(),
        label: label.to_owned(),
        hint,
        value: String::new(),
        example: text::puzzle::example(game).to_owned(),
        choices: Vec::new(),
        several: false,
        person: false,
        long: false,
        required: true,
        most: ANSWER_CHARS,
    };
    let line = FormLine { command: CommandId::Puzzle, given };
    let id = puzzle_button(AtPuzzle::Form, of, "").id;
    let form = Form { id, title, fields: vec![field], line };
    HandlerOutcome::shown(Reply { form: Some(form), ..Reply::secret("") })
}

/// The buttons under a puzzle.
pub(crate) fn buttons(of: PuzzleId) -> Vec<Button> {
    vec![
        puzzle_button(AtPuzzle::Form, of, text::buttons::ANSWER_PUZZLE),
        puzzle_button(AtPuzzle::Solution, of, text::buttons::SHOW_SOLUTION),
    ]
}

pub(crate) fn puzzle_button(does: AtPuzzle, of: PuzzleId, label: &str) -> Button {
    button(&Intent::Puzzle { of, does }, label)
}

/// What a puzzle is to be about.
fn subject(typed: &str) -> Result<Subject, ServiceError> {
    let typed = typed.trim();
    let found = Subject::all().into_iter().find(|theme| theme.word().eq_ignore_ascii_case(typed));
    found.map_or_else(|| refuse(text::puzzle::no_such_theme(typed, &puzzles::themes())), Ok)
}

fn is_number(typed: &str) -> bool {
    let digits = typed.trim_start_matches('#');
    !digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_digit())
}

fn read_number(typed: &str) -> Result<u32, ServiceError> {
    typed.trim_start_matches('#').parse().or_else(|_| refuse(text::puzzle::NO_SUCH))
}

pub(crate) fn found(number: u64) -> Result<(Puzzle, AnyGame), ServiceError> {
    let Some(puzzle) = puzzles::numbered(number) else { return refuse(text::puzzle::NO_SUCH) };
    match puzzle.game() {
        Ok(game) => Ok((puzzle, game)),
        Err(error) => {
            tracing::error!(number, %error, "setting up a puzzle failed");
            refuse(text::puzzle::BROKEN)
        }
    }
}

fn steps(puzzle: &Puzzle) -> Result<Vec<(lasermate_engine::game::Played, AnyGame)>, ServiceError> {
    puzzle.steps().or_else(|_| refuse(text::puzzle::BROKEN))
}
