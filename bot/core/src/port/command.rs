//! A command that is given: which one, and its options as they were typed.

use std::collections::BTreeMap;

/// Hands all commands to a macro, in the order in which names are completed: what each does, which it is, its row in the table
/// (and its mark in sentences), and its name.
macro_rules! every_command {
    ($then:ident) => {
        $then! {
            /// Challenge somebody, or anybody.
            Challenge CHALLENGE "challenge"
            /// Accept the challenge that stands in the room.
            Accept ACCEPT "accept"
            /// Decline a challenge.
            Decline DECLINE "decline"
            /// Take one's own challenge back.
            Cancel CANCEL "cancel"
            /// Offer the same game once more with sides swapped, or accept that offer.
            Rematch REMATCH "rematch"
            /// Move.
            Move MOVE "move"
            /// Order a move for the moment its piece is ready.
            Premove PREMOVE "premove"
            /// Who may move now in a game without turns, and when the others may.
            Ready READY "ready"
            /// Show the board.
            Board BOARD "board"
            /// Show privately how the board and beams would be after a move.
            Preview PREVIEW "preview"
            /// Name the moves of the piece on a square.
            Targets TARGETS "targets"
            /// Drop a piece.
            Drop DROP "drop"
            /// Take the opponent's last move back from him.
            Deny DENY "deny"
            /// Let a move stand that has left no reply.
            Allow ALLOW "allow"
            /// LET'S BILLI.
            Billi BILLI "billi"
            /// ACCEPT DEFEAT.
            Defeat DEFEAT "defeat"
            /// Answer a lifeline window.
            Lifeline LIFELINE "lifeline"
            /// Resign, after a confirmation.
            Resign RESIGN "resign"
            /// Offer, accept, decline or claim a draw.
            Draw DRAW "draw"
            /// Ask to take the last move back, or answer such a request.
            Takeback TAKEBACK "takeback"
            /// Ask for a pause, answer such a request, or go on.
            Pause PAUSE "pause"
            /// Hand a seat over to somebody, or answer such an offer.
            Substitute SUBSTITUTE "substitute"
            /// Go on holiday, or end it.
            Holiday HOLIDAY "holiday"
            /// Claim what an opponent's overstepped time allows.
            Claim CLAIM "claim"
            /// Offer, answer, denounce and list pacts.
            Pact PACT "pact"
            /// What each side has, in numbers.
            Balance BALANCE "balance"
            /// How somebody has played and kept the word on this server.
            Profile PROFILE "profile"
            /// Who leads in a game, by ratings.
            Leaderboard LEADERBOARD "leaderboard"
            /// A tournament: create it, take part, see who leads.
            Tournament TOURNAMENT "tournament"
            /// The live games of the server.
            Games GAMES "games"
            /// Follow a game of another room here.
            Watch WATCH "watch"
            /// Stop following.
            Unwatch UNWATCH "unwatch"
            /// The moves so far.
            History HISTORY "history"
            /// The game as an animation.
            Replay REPLAY "replay"
            /// The game as a text record.
            Export EXPORT "export"
            /// Show a text record as a game.
            Import IMPORT "import"
            /// The rules of a game.
            Rules RULES "rules"
            /// A short annotated game.
            Demo DEMO "demo"
            /// A question about the position.
            Ask ASK "ask"
            /// What the last move did, step by step.
            Explain EXPLAIN "explain"
            /// What the computer would do.
            Hint HINT "hint"
            /// A finished game looked back at.
            Analyse ANALYSE "analyse"
            /// A position to be solved.
            Puzzle PUZZLE "puzzle"
            /// Put up a position.
            Setup SETUP "setup"
            /// Solve a problem.
            Solve SOLVE "solve"
            /// The room's settings.
            Settings SETTINGS "settings"
            /// Share the room's table with another room, on any network.
            Link LINK "link"
            /// Share it no more.
            Unlink UNLINK "unlink"
            /// Let somebody not play here any more.
            Block BLOCK "block"
            /// Let them play again.
            Unblock UNBLOCK "unblock"
            /// Ends a game with a result, for those who manage the room.
            Adjudicate ADJUDICATE "adjudicate"
            /// Let somebody not challenge or call one any more.
            Mute MUTE "mute"
            /// Let them again.
            Unmute UNMUTE "unmute"
            /// When the asker is pinged.
            Pings PINGS "pings"
            /// What is kept about a person, and its deletion.
            Privacy PRIVACY "privacy"
            /// Help.
            Help HELP "help"
        }
    };
}
pub(crate) use every_command;

macro_rules! ids {
    ($($(#[$doc:meta])* $id:ident $row:ident $name:literal)*) => {
        /// A command, by what it does.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum CommandId {
            $($(#[$doc])* $id,)*
        }
    };
}

every_command!(ids);

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
