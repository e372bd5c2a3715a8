//! What a request costs: which lane of the pool it needs, and how much of a person's allowance it takes.

use super::Lane;
use crate::command::CommandId;
use crate::port::{AtGame, Intent};

/// The lane in which a request has to find a place first; `None` for what is cheap, moves above all.
#[must_use]
pub fn lane(intent: &Intent) -> Option<Lane> {
    use CommandId::{
        Analyse, Balance, Demo, Explain, Export, Games, Hint, History, Import, Privacy, Profile, Replay,
        Rules,
    };
    let invocation = match intent {
        Intent::Command(invocation) => invocation,
        // The menu under rules that have parts: each part is played out.
        Intent::Rules { .. } => return Some(Lane::Scans),
        _ => return None,
    };
    match invocation.command {
        Hint => Some(Lane::Hints),
        // A question before a deletion changes something, and reads little.
        Privacy if invocation.get("action").is_some_and(|action| action.eq_ignore_ascii_case("delete")) => {
            None
        }
        Analyse | Balance | Demo | Explain | Export | Games | History | Import | Privacy | Profile
        | Replay | Rules => Some(Lane::Scans),
        _ => None,
    }
}

/// How many of a person's tokens a request takes. A move takes 1; what is drawn or searched for because of it, more.
#[must_use]
pub fn cost(intent: &Intent) -> f64 {
    use CommandId::{
        Analyse, Balance, Board, Demo, Explain, Export, Games, Hint, History, Import, Preview, Privacy,
        Profile, Puzzle, Replay, Rules, Targets,
    };
    let invocation = match intent {
        Intent::Command(invocation) => invocation,
        // A menu leads to the next, with a picture.
        Intent::Rules { part: Some(_), .. }
        | Intent::Game { does: AtGame::Choose { option: Some(_), .. }, .. } => return 2.0,
        _ => return 1.0,
    };
    match invocation.command {
        Replay => 20.0,
        Hint | Analyse | Privacy => 10.0,
        Demo => 6.0,
        Export | Import | Rules => 4.0,
        Explain | Profile | Balance | Games | History => 3.0,
        Board | Preview | Targets | Puzzle => 2.0,
        _ => 1.0,
    }
}
