//! What a request costs: which lane of the pool it needs, and how much of a person's allowance it takes.

use lasermate_domain::command::CommandId;
use lasermate_domain::port::{AtGame, AtTournament, Intent, PuzzleId};

use super::DrawingLane;

/// The lane in which a request has to find a place first; `None` for what is cheap, moves above all.
pub fn lane(intent: &Intent) -> Option<DrawingLane> {
    use CommandId::{
        Analyse, Balance, Demo, Explain, Export, Games, Hint, History, Import, Leaderboard, Privacy, Profile,
        Replay, Rules, Setup, Solve, Tournament,
    };
    let command = match intent {
        // A question before a deletion changes something, and reads little.
        Intent::Command(asked)
            if asked.command == Privacy
                && asked.get("action").is_some_and(|action| action.eq_ignore_ascii_case("delete")) =>
        {
            return None;
        }
        Intent::Command(asked) if asked.command == Tournament && intent.may_change() => return None,
        Intent::Command(asked) => asked.command,
        Intent::Ended { does, .. } => does.command(),
        Intent::Game { does: AtGame::Hint, .. } => Hint,
        Intent::Tournament { does: AtTournament::Standings, .. } => Tournament,
        // What is shown is played out from its start.
        Intent::Rules { .. }
        | Intent::Demo { .. }
        | Intent::Exercise { .. }
        | Intent::Step { .. }
        | Intent::Puzzle { of: PuzzleId::Mistake { .. }, .. }
        | Intent::Tour { .. } => return Some(DrawingLane::Scans),
        _ => return None,
    };
    match command {
        Hint => Some(DrawingLane::Hints),
        Solve => Some(DrawingLane::Problems),
        Setup if thinks(intent) => Some(DrawingLane::Hints),
        Analyse | Balance | Demo | Explain | Export | Games | History | Import | Leaderboard | Privacy
        | Profile | Replay | Rules | Tournament => Some(DrawingLane::Scans),
        _ => None,
    }
}

/// How many of a person's tokens a request takes. A move takes 1; what is drawn or searched for because of it, more.
pub fn cost(intent: &Intent) -> f64 {
    use CommandId::{
        Analyse, Balance, Board, Demo, Explain, Export, Games, Hint, History, Import, Leaderboard, Preview,
        Privacy, Profile, Puzzle, Replay, Rules, Setup, Solve, Targets, Tournament,
    };
    let command = match intent {
        Intent::Command(asked) => asked.command,
        Intent::Ended { does, .. } => does.command(),
        Intent::Game { does: AtGame::Hint, .. } => Hint,
        Intent::Game { does: AtGame::Turn, .. } => Board,
        Intent::Tournament { .. } => Tournament,
        // Each leads to the next, with a picture.
        Intent::Rules { .. }
        | Intent::Demo { .. }
        | Intent::Exercise { .. }
        | Intent::Step { .. }
        | Intent::Puzzle { of: PuzzleId::Mistake { .. }, .. }
        | Intent::Game { does: AtGame::Choose { option: Some(_), .. }, .. } => return 2.0,
        _ => return 1.0,
    };
    match command {
        Replay => 20.0,
        Hint | Analyse | Privacy | Solve => 10.0,
        Setup if thinks(intent) => 10.0,
        Demo => 6.0,
        Export | Import | Rules => 4.0,
        Explain | Leaderboard | Profile | Balance | Games | History | Tournament => 3.0,
        Board | Preview | Targets | Puzzle | Setup => 2.0,
        _ => 1.0,
    }
}

/// Whether a position that is put up is searched.
fn thinks(intent: &Intent) -> bool {
    matches!(intent, Intent::Command(asked)
        if asked.get("action").is_some_and(|action| action.eq_ignore_ascii_case("evaluation")))
}

#[cfg(test)]
mod tests {
    use super::*;
    use lasermate_domain::port::{AtEnd, Invocation};

    #[test]
    fn a_button_under_the_end_of_a_game_costs_what_its_command_does() {
        for does in [AtEnd::Rematch, AtEnd::Analyse, AtEnd::Replay, AtEnd::Record] {
            let pressed = Intent::Ended { game: 1, does };
            let typed = Intent::Command(Invocation { command: does.command(), options: Default::default() });
            assert_eq!((lane(&pressed), cost(&pressed)), (lane(&typed), cost(&typed)), "{does:?}");
        }
    }
}
