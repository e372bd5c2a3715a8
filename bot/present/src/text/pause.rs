//! What is said of a pause that everybody at a table agrees to.

use lasermate_domain::command::mark::{PAUSE, says};
use lasermate_domain::sessions::game::Game;
use lasermate_domain::sessions::session::Session;
use lasermate_domain::sessions::stage::{ArchiveReason, Stage};
use lasermate_engine::seat::Seat;

use super::player;
use super::wording::listed;

/// No such word about pauses.
pub const CHOOSE: &str = says!("Use `", PAUSE, " ask`, `accept`, `decline` or `resume`.");
/// A pause in a tournament.
pub const IN_TOURNAMENT: &str = "A tournament doesn't wait for a game, so it can't be paused.";
pub const NO_TIME_RUNS: &str = "This game has no time limit, so there is no need for a pause.";
/// The same pause asked for twice.
pub const ASKED_ALREADY: &str = "You have already agreed to a pause. Another player hasn't answered yet.";
pub const NOT_ASKED: &str = "Nobody has asked for a pause.";
pub const PAUSED_ALREADY: &str = says!("The game is paused. To continue it, use `", PAUSE, " resume`.");
pub const YOU_ASKED: &str = "You asked for a pause.";
/// Confirmation to who agrees while another has still to answer.
pub const YOU_AGREED: &str = "You agreed to the pause.";
/// Confirmation to who agrees last.
pub const YOU_PAUSED: &str = "The game is paused.";
pub const YOU_DECLINED: &str = "You declined the pause.";
/// Confirmation to who wants to go on.
pub const YOU_ARE_WILLING: &str = "You agreed to continue. The game continues when the others agree too.";

/// A pause that somebody asks for, or agrees to while another is still asked.
pub fn asked(live: &Session, by: Seat, is_first: bool, open: &[Seat]) -> String {
    let verb = if is_first { "asks for a pause" } else { "agrees to the pause" };
    let (by, open) = (player(live, by), seats(live, open));
    format!("{by} {verb}. {open}: agree to the pause?")
}

/// A request that was made before, below what is said now.
pub fn still_open(live: &Session, by: Seat, open: &[Seat]) -> String {
    format!("Still open: {} asks for a pause. Asked: {}.", player(live, by), seats(live, open))
}

/// A pause that was refused.
pub fn declined(live: &Session, by: Seat) -> String {
    format!("{} declines the pause. The game continues.", player(live, by))
}

pub fn paused(game: &Game) -> String {
    let id = game.live.id;
    let rests = format!("Game {id} is paused. No time runs, and another game can start here.");
    let others = game.live.people().len() > 1;
    let mover = game.waited_for();
    match mover.filter(|seat| game.live.people().contains(seat)) {
        _ if !others => format!("{rests} Resume it at any time."),
        Some(mover) => {
            let others: Vec<_> = game.live.people().into_iter().filter(|seat| *seat != mover).collect();
            let (mover, others) = (player(&game.live, mover), seats(&game.live, &others));
            format!(
                "{rests} {mover} can resume it at any time, {others} when everybody agrees or after 7 days."
            )
        }
        None => format!(
            "{rests} It can be resumed when all players agree. After 7 days any player can resume it."
        ),
    }
}

/// Somebody wants to go on.
pub fn willing(live: &Session, by: Seat, open: &[Seat]) -> String {
    let (by, open) = (player(live, by), seats(live, open));
    format!("{by} wants to resume game {}. {open}: `{PAUSE} resume`?", live.id)
}

/// Something is done in a game that rests.
pub fn still_paused(game: &Game, seat: Seat) -> String {
    if let Stage::Archived(ArchiveReason::CutOff(cut_off)) = &game.live.stage {
        let gone: Vec<_> = Seat::ALL.into_iter().filter(|seat| cut_off.has(*seat)).collect();
        let gone = seats(&game.live, &gone);
        return format!("The game is paused until {gone} can be reached again. Nobody loses by it.");
    }
    let willing = game.live.stage.pause().map(|pause| pause.willing).unwrap_or_default();
    let open = seats(&game.live, &game.people_besides(willing.with(seat)));
    if willing.has(seat) {
        return format!("The game is paused. You have agreed to continue. Waiting for {open}.");
    }
    format!("The game is paused by agreement. `{PAUSE} resume` asks {open} to continue.")
}

fn seats(live: &Session, seats: &[Seat]) -> String {
    let names: Vec<_> = seats.iter().map(|seat| player(live, *seat)).collect();
    listed(&names)
}
