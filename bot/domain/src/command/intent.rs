//! What is known of an intent before it is carried out: of a command what the table says.

use super::CommandSpec;
use crate::port::{
    AtEnd, AtGame, AtPuzzle, AtTournament, CommandId, Intent, Lobby, PactAnswer, PuzzleId, Start,
};

/// How many questions there are before a challenge.
pub const QUESTIONS: usize = 3;

impl Intent {
    /// Whether it could change something, and so is taken in order and remembered.
    pub fn may_change(&self) -> bool {
        match self {
            Self::Command(invocation) => CommandSpec::of(invocation.command).facts.changes.by(invocation),
            Self::Lobby { .. }
            | Self::FillChallenge { .. }
            | Self::Start(_)
            | Self::Forget
            | Self::Dead
            | Self::Foreign { .. } => true,
            Self::Rules { .. }
            | Self::Demo { .. }
            | Self::Exercise { .. }
            | Self::Step { .. }
            | Self::Help { .. }
            | Self::Tour { .. } => false,
            // The last answer makes the challenge.
            Self::NewGame { answers } => answers.len() >= QUESTIONS,
            Self::Ended { does, .. } => CommandSpec::of(does.command()).facts.changes.always(),
            Self::Puzzle { does, .. } => matches!(does, AtPuzzle::Answer(_) | AtPuzzle::Solution),
            Self::Tournament { does, .. } => *does != AtTournament::Standings,
            Self::Game { does, .. } => !matches!(
                does,
                AtGame::Choose { .. }
                    | AtGame::More
                    | AtGame::Hint
                    | AtGame::Turn
                    | AtGame::DraftPact
                    | AtGame::ListPacts
                    | AtGame::Pact { does: PactAnswer::Counter, .. }
            ),
        }
    }

    /// Whether it could seat somebody or delete who somebody is.
    pub fn seats_or_deletes(&self) -> bool {
        match self {
            Self::Command(invocation) => CommandSpec::of(invocation.command).facts.seats.by(invocation),
            Self::Ended { does, .. } => CommandSpec::of(does.command()).facts.seats.always(),
            Self::Game { does: AtGame::TakeSeat { .. }, .. } => true,
            Self::Lobby { .. }
            | Self::FillChallenge { .. }
            | Self::Start(_)
            | Self::Forget
            | Self::NewGame { .. } => true,
            _ => false,
        }
    }

    /// Whether what is answered when it is done is nobody's business but the asker's.
    pub fn is_secret(&self) -> bool {
        match self {
            Self::Command(invocation) => CommandSpec::of(invocation.command).facts.secret.by(invocation),
            Self::Forget
            | Self::Game { does: AtGame::Hint, .. }
            | Self::Puzzle { does: AtPuzzle::Answer(_), .. }
            | Self::Puzzle { of: PuzzleId::Numbered(_), does: AtPuzzle::Solution } => true,
            _ => false,
        }
    }

    /// Whether a post tells everybody what was done, so that a confirmation would say it once more.
    pub fn is_told_by_a_post(&self) -> bool {
        match self {
            Self::Command(invocation) => CommandSpec::of(invocation.command).facts.told,
            Self::Ended { does, .. } => CommandSpec::of(does.command()).facts.told,
            // Forms say what they have done.
            Self::Game { does: AtGame::OfferPact { .. }, .. } | Self::Puzzle { .. } | Self::Forget => false,
            _ => true,
        }
    }

    /// Whether it may be answered with a form, which a network with a deadline must show as its first word.
    pub fn opens_form(&self) -> bool {
        match self {
            Self::Command(invocation) => {
                let facts = CommandSpec::of(invocation.command).facts;
                facts.opens_form.is_some_and(|with| with(invocation))
            }
            Self::Start(Start::Challenge)
            | Self::Game {
                does: AtGame::DraftPact | AtGame::Pact { does: PactAnswer::Counter, .. }, ..
            }
            | Self::Puzzle { does: AtPuzzle::Form, .. } => true,
            _ => false,
        }
    }

    /// Whether it is what most people want of a message with its button, which networks may set off.
    pub const fn is_main(&self) -> bool {
        matches!(
            self,
            Self::Game { does: AtGame::Choose { chosen: None, .. } | AtGame::Play { .. }, .. }
                | Self::Lobby { does: Lobby::Accept { .. }, .. }
                | Self::Ended { does: AtEnd::Rematch, .. }
                | Self::Tournament { does: AtTournament::Join, .. }
        )
    }

    /// Whether its answer is drawn or searched for, so that a network with a deadline says first that one is coming.
    pub fn draws(&self) -> bool {
        let command = match self {
            Self::Command(invocation) => invocation.command,
            Self::Ended { does, .. } => does.command(),
            Self::Game { does: AtGame::Hint, .. } => CommandId::Hint,
            Self::Game { does: AtGame::Turn, .. } => CommandId::Board,
            Self::Tournament { does, .. } => return *does == AtTournament::Standings,
            _ => return false,
        };
        CommandSpec::of(command).facts.draws
    }

    /// Whether it is answered with a picture and with little else.
    pub const fn needs_pictures(&self) -> bool {
        matches!(self, Self::Ended { does: AtEnd::Replay, .. })
    }

    /// Whether its answer is the asker's alone, so that a button for it is no use where that takes another room.
    pub const fn needs_privacy(&self) -> bool {
        matches!(self, Self::Game { does: AtGame::Hint, .. })
    }
}

impl AtEnd {
    /// The command that does the same.
    pub const fn command(self) -> CommandId {
        match self {
            Self::Rematch => CommandId::Rematch,
            Self::Analyse => CommandId::Analyse,
            Self::Replay => CommandId::Replay,
            Self::Record => CommandId::Export,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::command::line;

    #[test]
    fn what_a_post_tells_everybody_is_not_confirmed_beside_it() {
        let told = |typed: &str| Intent::Command(line::parse(typed).unwrap()).is_told_by_a_post();
        for typed in ["move e2e4", "draw offer", "pact accept 1"] {
            assert!(told(typed), "{typed}");
        }
        assert!(!told("help") && !told("board") && !told("premove e2e4"));
    }
}
