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
pub fn asked(table: &Table, by: Seat, is_first: bool, open: &[Seat]) -> String {
    let (by, open) = (player(table, by), seats(table, open));
    if is_first { pause::asks(by, open) } else { pause::agrees(by, open) }
}

/// A request that was made before, below what is said now.
pub fn still_open(table: &Table, by: Seat, open: &[Seat]) -> String {
    pause::is_open(player(table, by), seats(table, open))
}

/// A pause that was refused.
pub fn declined(table: &Table, by: Seat) -> String {
    pause::declines(player(table, by))
}

pub fn paused(table: &Table) -> String {
    let id = table.id.to_string();
    let people = table.people();
    let mover = table.waited_for().filter(|seat| people.contains(seat));
    match mover {
        _ if people.len() < 2 => pause::paused_alone(id),
        Some(mover) => {
            let others: Vec<_> = people.into_iter().filter(|seat| *seat != mover).collect();
            pause::paused_by_agreement(id, player(table, mover), seats(table, &others))
        }
        None => pause::paused_for_all(id),
    }
}

/// Somebody wants to go on.
pub fn willing(table: &Table, by: Seat, open: &[Seat]) -> String {
    pause::wants_to_resume(player(table, by), table.id.to_string(), seats(table, open))
}

/// Something is done in a game that rests.
pub fn still_paused(table: &Table, seat: Seat) -> String {
    if let Stage::Archived(ArchiveReason::CutOff(cut_off)) = &table.stage {
        let gone: Vec<_> = Seat::ALL.into_iter().filter(|seat| cut_off.has(*seat)).collect();
        return pause::cut_off(seats(table, &gone));
    }
    let willing = table.stage.pause().map(|pause| pause.willing).unwrap_or_default();
    let open = seats(table, &table.people_besides(willing.with(seat)));
    if willing.has(seat) { pause::waits(open) } else { pause::resume_asks(open) }
}

fn seats(table: &Table, seats: &[Seat]) -> String {
    let names: Vec<_> = seats.iter().map(|seat| player(table, *seat)).collect();
    listed(&names)
}
