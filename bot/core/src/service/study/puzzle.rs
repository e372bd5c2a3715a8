//! `/puzzle`: a position to be solved, answers told to who gives them, and the solution to who asks for it.
//!
//! Nothing of it is stored, and no game of the room is touched.

use std::sync::Mutex;

use lasermate_engine::action::Action;
use lasermate_engine::any::AnyGame;
use lasermate_engine::seat::Seat;
use lasermate_engine::study::Puzzle;
use lasermate_engine::variants::Preset;
use lasermate_render::scene::Theme;

use crate::bounds::PUZZLES_SHOWN;
use crate::command::CommandId;
use crate::port::DrawError;
use crate::port::{
    AtPuzzle, Button, Field, Form, FormLine, Intent, Invocation, Picture, Pinned, PinnedWhat, Reply, RoomId,
};
use crate::present::picture::{self, Look};
use crate::present::snapshot::Snapshot;
use crate::present::text;
use crate::puzzles;
use crate::recent::Recent;
use crate::service::button::button;
use crate::service::handler::{Answer, Call, Done, Service, ServiceError, refuse};
use crate::service::rooms::locks::hold;
use crate::store::PersonNo;

/// The most characters of an answer.
const ANSWER_CHARS: u16 = 30;

/// The puzzle that was shown last in each room, and there to each who asked for one.
#[derive(Debug)]
pub(in crate::service) struct Shown(Mutex<Recent<(RoomId, Option<PersonNo>), usize>>);

impl Default for Shown {
    fn default() -> Self {
        Self(Mutex::new(Recent::new(PUZZLES_SHOWN)))
    }
}

impl Shown {
    /// The last one in a room, whoever asked for it.
    fn last(&self, room: &RoomId) -> Option<usize> {
        hold(&self.0).get(&(room.clone(), None))
    }

    /// The one that somebody means: the last he asked for, or the room's.
    fn meant(&self, room: &RoomId, who: PersonNo) -> Option<usize> {
        let own = hold(&self.0).get(&(room.clone(), Some(who)));
        own.or_else(|| self.last(room))
    }

    fn note(&self, room: &RoomId, who: PersonNo, number: usize) {
        let mut shown = hold(&self.0);
        shown.put((room.clone(), None), number);
        shown.put((room.clone(), Some(who)), number);
    }
}

impl Service {
    pub(in crate::service) fn puzzle(&self, call: &Call<'_>, asked: &Invocation) -> Answer {
        let mut number = asked.get("number").map(read_number).transpose()?;
        let mut answered = asked.get("answer");
        // No answer is a number alone: the puzzle of that number is meant.
        if let Some(typed) = answered.filter(|typed| number.is_none() && is_number(typed)) {
            number = Some(read_number(typed)?);
            answered = None;
        }
        if let Some(typed) = answered {
            let Some(number) = number.or_else(|| self.puzzles.meant(&call.request.room, call.who)) else {
                return refuse(text::puzzle::NONE_HERE);
            };
            return answer(number, typed);
        }
        let number = match number {
            Some(number) => number,
            None => self.next_puzzle(call, asked.get("game"))?,
        };
        let reply = self.show_puzzle(call, number)?;
        self.puzzles.note(&call.request.room, call.who, number);
        Ok(Done::shown(reply))
    }

    /// The puzzle after the one that was shown last in the room, of a game or of all; the first one by the time of asking.
    fn next_puzzle(&self, call: &Call<'_>, game: Option<&str>) -> Result<usize, ServiceError> {
        let preset = match game {
            None => None,
            Some(typed) => match Preset::named(typed) {
                Some(preset) if !puzzles::of(Some(preset)).is_empty() => Some(preset),
                _ => return refuse(text::puzzle::none_of(typed, &puzzles::games())),
            },
        };
        let all = puzzles::of(preset);
        let last = self.puzzles.last(&call.request.room);
        let after = last.and_then(|last| all.iter().position(|number| *number > last).or(Some(0)));
        let by_time = || usize::try_from(call.at() / 1_000).unwrap_or(0) % all.len().max(1);
        match all.get(after.unwrap_or_else(by_time)) {
            Some(number) => Ok(*number),
            None => refuse(text::puzzle::NO_SUCH),
        }
    }

    fn show_puzzle(&self, call: &Call<'_>, number: usize) -> Result<Reply, ServiceError> {
        let (puzzle, game) = found(number)?;
        let mut words = text::puzzle::task(number, puzzle, &game);
        let picture = picture(number, self.theme(&call.request.room)?);
        let picture = picture.and_then(Result::ok);
        if !call.request.can.attach || picture.is_none() {
            let showing = Snapshot::of_game(&game, text::puzzle::title(number, puzzle));
            words += &format!("\n{}", text::board(&showing, Puzzle::solver(&game) != Seat::First));
        }
        let buttons = vec![
            puzzle_button(AtPuzzle::Form, number, text::buttons::ANSWER_PUZZLE),
            puzzle_button(AtPuzzle::Solution, number, text::buttons::SHOW_SOLUTION),
        ];
        Ok(Reply { pictures: picture.into_iter().collect(), buttons, ..Reply::public(words) })
    }
}

/// The picture of a puzzle; `None` where there is none of that number.
pub(in crate::service) fn picture(number: usize, theme: Theme) -> Option<Result<Picture, DrawError>> {
    let (puzzle, game) = found(number).ok()?;
    let showing = Snapshot::of_game(&game, text::puzzle::title(number, puzzle));
    // Whoever solves it sees the board from the own side.
    let look = Look { theme, from: Puzzle::solver(&game) };
    let what = PinnedWhat::Puzzle { number };
    let pinned = Some(Pinned { what, light: theme == Theme::Light, from: 0 });
    Some(picture::png(&showing, look).map(|picture| Picture { pinned, ..picture }))
}

/// Does something about a puzzle.
pub(in crate::service) fn dispatch(number: u64, does: &AtPuzzle) -> Answer {
    let number = usize::try_from(number).unwrap_or(0);
    match does {
        AtPuzzle::Form => form(number),
        AtPuzzle::Answer(typed) if typed.chars().count() > usize::from(ANSWER_CHARS) => {
            refuse(text::puzzle::NO_MOVE)
        }
        AtPuzzle::Answer(typed) => answer(number, typed),
        AtPuzzle::Solution => {
            let (_, game) = found(number)?;
            let steps = steps(number)?;
            Ok(Done::shown(Reply::secret(text::puzzle::given_away(number, &game, &steps))))
        }
    }
}

/// The form for an answer.
fn form(number: usize) -> Answer {
    found(number)?;
    let field = Field {
        name: "answer".to_owned(),
        label: text::puzzle::FORM_FIELD.to_owned(),
        hint: text::puzzle::FORM_HINT.to_owned(),
        value: String::new(),
        example: text::puzzle::EXAMPLE.to_owned(),
        choices: Vec::new(),
        person: false,
        long: false,
        required: true,
        most: ANSWER_CHARS,
    };
    let line = FormLine { command: CommandId::Puzzle, given: vec![("number", number.to_string())] };
    let id = puzzle_button(AtPuzzle::Form, number, "").id;
    let form = Form { id, title: text::puzzle::form_title(number), fields: vec![field], line };
    Ok(Done::shown(Reply { form: Some(form), ..Reply::secret("") }))
}

fn puzzle_button(does: AtPuzzle, number: usize, label: &str) -> Button {
    button(&Intent::Puzzle { number: u64::try_from(number).unwrap_or(0), does }, label)
}

fn is_number(typed: &str) -> bool {
    let digits = typed.trim_start_matches('#');
    !digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_digit())
}

fn read_number(typed: &str) -> Result<usize, ServiceError> {
    typed.trim_start_matches('#').parse().or_else(|_| refuse(text::puzzle::NO_SUCH))
}

fn found(number: usize) -> Result<(&'static Puzzle, AnyGame), ServiceError> {
    let Some(puzzle) = puzzles::numbered(number) else { return refuse(text::puzzle::NO_SUCH) };
    match puzzle.game() {
        Ok(game) => Ok((puzzle, game)),
        Err(error) => {
            tracing::error!(number, %error, "a puzzle cannot be set up");
            refuse(text::puzzle::BROKEN)
        }
    }
}

fn steps(number: usize) -> Result<Vec<(lasermate_engine::game::Played, AnyGame)>, ServiceError> {
    let (puzzle, _) = found(number)?;
    puzzle.steps().or_else(|_| refuse(text::puzzle::BROKEN))
}

/// Tells the asker alone whether an answer is the solution.
fn answer(number: usize, typed: &str) -> Answer {
    let (puzzle, game) = found(number)?;
    if !matches!(Action::<()>::from_word(typed), None | Some(Action::Deny | Action::Pass)) {
        return refuse(text::puzzle::NO_MOVE);
    }
    let mut tried = game.clone();
    match tried.try_text(Puzzle::solver(&game), typed, 0) {
        Err(refusal) => refuse(text::refused(&game, &refusal)),
        Ok(played) if played.exact == puzzle.key() => {
            Ok(Done::shown(Reply::secret(text::puzzle::right(number, &game, &steps(number)?))))
        }
        Ok(_) => Ok(Done::shown(Reply::secret(text::puzzle::wrong(number)))),
    }
}
