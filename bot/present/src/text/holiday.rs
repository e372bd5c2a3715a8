//! What is said of holidays.

use lasermate_domain::command::mark::{HOLIDAY, says};
use lasermate_domain::sessions::session::{GameId, Session};
use lasermate_engine::seat::Seat;

use super::player;
use super::wording::listed;

pub const CHOOSE: &str =
    says!("Say for how many days, from 1 to 30: `", HOLIDAY, " 7`. `", HOLIDAY, " off` ends a holiday.");
/// A holiday that is not on is to end.
pub const NOT_AWAY: &str = says!("You are not on holiday here. `", HOLIDAY, " 7` begins one of 7 days.");

/// More days than are left.
pub fn too_long(left: u32) -> String {
    format!("You have {} left here this year.", days(left))
}

/// A holiday that is on until a day, or none, and the days that are left of the year.
pub fn shown(until: Option<&str>, left: u32) -> String {
    let left = days(left);
    match until {
        Some(until) => {
            format!("You are on holiday here until {until}. {left} left this year. `{HOLIDAY} off` ends it.")
        }
        None => {
            format!("You are not on holiday here. {left} left this year. `{HOLIDAY} 7` begins one of 7 days.")
        }
    }
}

/// A holiday that begins or ends; `over` are games in which the asker's time is over already.
pub fn is_now(until: Option<&str>, left: u32, over: &[GameId]) -> String {
    let left = days(left);
    let over: Vec<_> = over.iter().map(GameId::to_string).collect();
    let over = match over.as_slice() {
        [] => String::new(),
        _ => {
            format!(" Your time in {} had already run out, so the holiday doesn't help there.", listed(&over))
        }
    };
    match until {
        Some(until) => format!(
            "You are on holiday here until {until}. Your time stops in correspondence games here, but not in tournaments.{over} You can still move. {left} left this year."
        ),
        None => format!("Your holiday is over, and your time runs again. {left} left this year."),
    }
}

/// What a game's room is told when a player goes on holiday or is back; `over` says that their time was over before.
pub fn told(live: &Session, seat: Seat, until: Option<&str>, over: bool) -> String {
    let who = player(live, seat);
    match until {
        Some(until) if over => format!(
            "{who} is on holiday until {until}. Their time in game {} had already run out, so the holiday doesn't help there.",
            live.id
        ),
        Some(until) => {
            format!("{who} is on holiday until {until}. Their time in game {} stops until then.", live.id)
        }
        None if over => format!("{who} is back from holiday."),
        None => format!("{who} is back from holiday. Their time in game {} runs again.", live.id),
    }
}

fn days(count: u32) -> String {
    format!("{count} {}", if count == 1 { "day" } else { "days" })
}
