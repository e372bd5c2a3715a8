//! `/setup`: a position put up piece by piece or by its text, looked at, shared, and played on from.
//!
//! Each person has one in each room. They are kept in memory alone, so many at the most.

use std::time::Duration;

use lasermate_domain::command::{CommandId, offered};
use lasermate_domain::port::{Invocation, PersonId, Reply, RoomId};
use lasermate_engine::search::{Limits, Tuning};
use lasermate_engine::seat::Seat;
use lasermate_present::draft::PositionDraft;
use lasermate_present::live_board::LiveBoard;
use lasermate_present::text;

use crate::use_cases::change::{Call, HandlerOutcome, HandlerResult, ServiceError, refuse};
use crate::use_cases::lobby::challenges;
use crate::use_cases::rooms::settings;
use crate::use_cases::study::drafts::{begun, picture, placed, read_setup};
use crate::use_cases::study::hint;
use crate::world::World;
use crate::world::people::Memo;

/// The game that is put up where none is named.
const USUAL: &str = "chess";
/// The longest that is thought about a position.
const MOST: Duration = Duration::from_secs(3);
/// How many positions are looked at for it.
const NODES: u64 = 150_000;

/// The text of a position, and the game before it where one is named: `billichess FEN`, `chess position:FEN`.
fn in_its_game(what: &str) -> (Option<&str>, &str) {
    let is_game = |word: &str| offered().any(|preset| preset.name == word);
    let (game, text) = match what.split_once(char::is_whitespace) {
        Some((word, text)) if is_game(word) => (Some(word), text.trim_start()),
        _ => (None, what),
    };
    let named = ["position:", "fen:"].into_iter().find_map(|name| text.strip_prefix(name));
    (game, named.unwrap_or(text).trim_start())
}

pub(crate) fn set_up(world: &World, call: &Call<'_>, asked: &Invocation) -> HandlerResult {
    let what = asked.get("what").map(|what| what.strip_prefix("game:").unwrap_or(what));
    let action = match (asked.get("action"), what) {
        (Some(action), _) => action.to_ascii_lowercase(),
        (None, None) => "show".to_owned(),
        // `/setup three-way`, or a position alone, whose rows have strokes between them.
        (None, Some(what)) if what.contains('/') => "position".to_owned(),
        (None, Some(_)) => "new".to_owned(),
    };
    let room = &call.request.room;
    let own = world.people.drafts.of(room, &call.request.who.id);
    let draft = match own {
        Some(own) => own,
        None => first_draft(world, call)?,
    };
    let setup = draft.setup.clone();
    let wrong = |error| ServiceError::Refused(text::setup::wrong(&error, &setup));
    let mut notes = Vec::new();
    let draft = match action.as_str() {
        "new" => {
            let mut words = what.unwrap_or(USUAL).split_whitespace();
            let game = words.next().unwrap_or(USUAL);
            let options: Vec<_> = words.collect();
            let setup = read_setup(game, Some(&options.join(" ")))?;
            PositionDraft::start(setup).or_else(|error| refuse(text::setup::not_playable(&error)))?
        }
        "position" => {
            let (game, position) = in_its_game(what.unwrap_or_default());
            let setup = game.map_or_else(|| Ok(setup.clone()), |game| read_setup(game, None))?;
            let wrong = |error| ServiceError::Refused(text::setup::wrong(&error, &setup));
            let read = PositionDraft::read_noting(setup.clone(), position).map_err(wrong)?;
            notes = read.1;
            read.0
        }
        "put" => draft.put(what.unwrap_or_default()).map_err(wrong)?,
        "remove" => draft.remove(what.unwrap_or_default()).map_err(wrong)?,
        "move" => draft.carry(what.unwrap_or_default()).map_err(wrong)?,
        "clear" => draft.clear().map_err(wrong)?,
        "turn" => {
            let sides = draft.setup.sides();
            let named = what.unwrap_or_default().to_ascii_lowercase();
            let seat = sides.iter().position(|side| !named.is_empty() && side.name().starts_with(&named));
            match seat.and_then(Seat::from_index) {
                Some(seat) => draft.turn(seat).map_err(wrong)?,
                None => return refuse(text::setup::which_side(sides)),
            }
        }
        "play" => return play_on(world, call, &draft),
        "moves" | "beams" | "evaluation" => return told_of(world, call, &draft, &action),
        _ => draft,
    };
    let public = action == "share";
    // Also what is only shown is kept: on the page it can be pointed at.
    let memo = (!public).then(|| Memo::PutUp(Box::new(draft.clone())));
    let reply = if public {
        Reply::public(text::setup::shared(&draft))
    } else {
        let assumed = text::setup::assumed(&notes);
        let words = text::setup::shown(&draft);
        Reply::quiet(if assumed.is_empty() { words } else { format!("{assumed}\n{words}") })
    };
    let title = text::setup::title(&draft.setup);
    let picture = picture(&draft, &title, Seat::First, settings::theme(world, room)?);
    Ok(HandlerOutcome::Shown(Box::new(placed(call, reply, &draft, &title, picture)), memo))
}

/// What somebody has put up in a room, as a board to point at; `None` where they have put up nothing, or nothing that is put up
/// piece by piece.
pub fn draft_board(world: &World, who: &PersonId, room: &RoomId) -> Option<LiveBoard> {
    let draft = world.people.drafts.of(room, who)?;
    let board = lasermate_present::draft_board::draft_board(&draft)
        .inspect_err(|error| tracing::error!(%error, "laying out a position failed"));
    board.ok().flatten()
}

/// What is put up first: the start of chess, or of the game this room played last.
fn first_draft(world: &World, call: &Call<'_>) -> Result<PositionDraft, ServiceError> {
    let last = world.last_game(&call.request.room).ok().flatten();
    let setup = match last {
        Some(game) => {
            let mut setup = game.setup.clone();
            setup.position = None;
            setup
        }
        None => read_setup(USUAL, None)?,
    };
    PositionDraft::start(setup).or_else(|error| refuse(text::setup::not_playable(&error)))
}

/// A challenge to anybody to play on from here.
fn play_on(world: &World, call: &Call<'_>, draft: &PositionDraft) -> HandlerResult {
    begun(draft)?;
    let options = draft.setup.chosen_text();
    let mut given = vec![("game", draft.setup.preset().name.to_owned()), ("position", draft.text.clone())];
    given.extend(Some(("options", options)).filter(|(_, options)| !options.is_empty()));
    let options = given.into_iter().map(|(name, value)| (name.to_owned(), value)).collect();
    challenges::challenge(world, call, &Invocation { command: CommandId::Challenge, options })
}

/// The legal moves, the beams, or what the computer thinks of it.
fn told_of(world: &World, call: &Call<'_>, draft: &PositionDraft, action: &str) -> HandlerResult {
    let game = begun(draft)?;
    let shown = |words: String| Ok(HandlerOutcome::shown(Reply::quiet(words)));
    match action {
        "moves" => shown(text::setup::moves(&game)),
        "beams" => shown(text::setup::beams(&game.view())),
        _ => {
            hint::judges_no_own_game(world, call, &game)?;
            let Some((seat, _)) = game.to_act().iter().next() else {
                return shown(text::end_words(&game).unwrap_or_default());
            };
            let thought = game.clone();
            let asked = world.searches.thinkers.ask(MOST, move |thinking| {
                let limits = Limits { depth: 64, stop: thinking.stop, ..Limits::nodes(NODES) };
                thought.think(seat, (limits, Tuning::PLAY), thinking.memory, &mut |_| {})
            });
            let Ok(pending) = asked else { return refuse(text::study::BUSY) };
            let Some(Some(thought)) = pending.wait() else { return refuse(text::study::NO_HINT) };
            shown(text::setup::evaluation(&game, seat, &thought))
        }
    }
}
