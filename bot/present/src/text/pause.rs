//! What is said of a pause that everybody at a table agrees to.

use lasermate_domain::tables::stage::{ArchiveReason, Stage};
use lasermate_domain::tables::table::Table;
use lasermate_engine::seat::Seat;

use super::player;
use super::wording::listed;
use crate::say::pause;
pub use crate::say::pause::{
    ASKED_ALREADY, CHOOSE, IN_TOURNAMENT, NO_TIME_RUNS, NOT_ASKED, PAUSED_ALREADY, YOU_AGREED,
    YOU_ARE_WILLING, YOU_ASKED, YOU_DECLINED, YOU_PAUSED,
};

/// A pause that somebody asks for, or agrees to while another is still asked.
pub fn asked(live: &Table, by: Seat, is_first: bool, open: &[Seat]) -> String {
    let (by, open) = (player(live, by), seats(live, open));
    if is_first { pause::asks(by, open) } else { pause::agrees(by, open) }
}

/// A request that was made before, below what is said now.
pub fn still_open(live: &Table, by: Seat, open: &[Seat]) -> String {
    pause::is_open(player(live, by), seats(live, open))
}

/// A pause that was refused.
pub fn declined(live: &Table, by: Seat) -> String {
    pause::declines(player(live, by))
}

pub fn paused(game: &Table) -> String {
    let id = game.id.to_string();
    let people = game.people();
    let mover = game.waited_for().filter(|seat| people.contains(seat));
    match mover {
        _ if people.len() < 2 => pause::paused_alone(id),
        Some(mover) => {
            let others: Vec<_> = people.into_iter().filter(|seat| *seat != mover).collect();
            pause::paused_by_agreement(id, player(game, mover), seats(game, &others))
        }
        None => pause::paused_for_all(id),
    }
}

/// Somebody wants to go on.
pub fn willing(live: &Table, by: Seat, open: &[Seat]) -> String {
    pause::wants_to_resume(player(live, by), live.id.to_string(), seats(live, open))
}

/// Something is done in a game that rests.
pub fn still_paused(game: &Table, seat: Seat) -> String {
    if let Stage::Archived(ArchiveReason::CutOff(cut_off)) = &game.stage {
        let gone: Vec<_> = Seat::ALL.into_iter().filter(|seat| cut_off.has(*seat)).collect();
        return pause::cut_off(seats(game, &gone));
    }
    let willing = game.stage.pause().map(|pause| pause.willing).unwrap_or_default();
    let open = seats(game, &game.people_besides(willing.with(seat)));
    if willing.has(seat) { pause::waits(open) } else { pause::resume_asks(open) }
}

fn seats(live: &Table, seats: &[Seat]) -> String {
    let names: Vec<_> = seats.iter().map(|seat| player(live, *seat)).collect();
    listed(&names)
}
