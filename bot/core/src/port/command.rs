//! A command that is given: which one, and its options as they were typed.

use std::collections::BTreeMap;

/// A command, by what it does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum CommandId {
    /// Challenge somebody, or anybody.
    Challenge,
    /// Accept the challenge that stands in the room.
    Accept,
    /// Decline a challenge.
    Decline,
    /// Take one's own challenge back.
    Cancel,
    /// Offer the same game once more with sides swapped, or accept that offer.
    Rematch,
    /// Move.
    Move,
    /// Order a move for the moment its piece is ready.
    Premove,
    /// Who may move now in a game without turns, and when the others may.
    Ready,
    /// Show the board.
    Board,
    /// Show privately how the board and beams would be after a move.
    Preview,
    /// Name the moves of the piece on a square.
    Targets,
    /// Drop a piece.
    Drop,
    /// Take the opponent's last move back from him.
    Deny,
    /// Let a move stand that has left no reply.
    Allow,
    /// LET'S BILLI.
    Billi,
    /// ACCEPT DEFEAT.
    Defeat,
    /// Answer a lifeline window.
    Lifeline,
    /// Resign, after a confirmation.
    Resign,
    /// Offer, accept, decline or claim a draw.
    Draw,
    /// Ask to take the last move back, or answer such a request.
    Takeback,
    /// Ask for a pause, answer such a request, or go on.
    Pause,
    /// Hand a seat over to somebody, or answer such an offer.
    Substitute,
    /// Go on holiday, or end it.
    Holiday,
    /// Claim what an opponent's overstepped time allows.
    Claim,
    /// Offer, answer, denounce and list pacts.
    Pact,
    /// What each side has, in numbers.
    Balance,
    /// How somebody has played and kept the word on this server.
    Profile,
    /// Who leads in a game, by ratings.
    Leaderboard,
    /// A tournament: create it, take part, see who leads.
    Tournament,
    /// The live games of the server.
    Games,
    /// Follow a game of another room here.
    Watch,
    /// Stop following.
    Unwatch,
    /// The moves so far.
    History,
    /// The game as an animation.
    Replay,
    /// The game as a text record.
    Export,
    /// Show a text record as a game.
    Import,
    /// The rules of a game.
    Rules,
    /// A short annotated game.
    Demo,
    /// A question about the position.
    Ask,
    /// What the last move did, step by step.
    Explain,
    /// What the computer would do.
    Hint,
    /// A finished game looked back at.
    Analyse,
    /// A position to be solved.
    Puzzle,
    /// Put up a position.
    Setup,
    /// Solve a problem.
    Solve,
    /// The room's settings.
    Settings,
    /// When the asker is pinged.
    Pings,
    /// Share the room's table with another room, on any network.
    Link,
    /// Share it no more.
    Unlink,
    /// Let somebody not play here any more.
    Block,
    /// Let them play again.
    Unblock,
    /// Ends a game with a result, for those who manage the room.
    Adjudicate,
    /// What is kept about a person, and its deletion.
    Privacy,
    /// Help.
    Help,
}

/// A command and the options that were given, as text; the service reads and checks them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Invocation {
    /// Which command.
    pub command: CommandId,
    /// The options by name.
    pub options: BTreeMap<String, String>,
}

impl Invocation {
    /// The text of an option, trimmed; `None` where it was not given or is empty.
    #[must_use]
    pub fn get(&self, name: &str) -> Option<&str> {
        self.options.get(name).map(|text| text.trim()).filter(|text| !text.is_empty())
    }
}
