//! A command that is given: which one, and its options as they were typed.

use std::collections::BTreeMap;

/// Hands all commands to a macro, in the order in which names are completed: which it is, its row in the table (and its mark in
/// sentences), and its name.
macro_rules! every_command {
    ($then:ident) => {
        $then! {
            Challenge CHALLENGE "challenge"
            Accept ACCEPT "accept"
            Decline DECLINE "decline"
            Cancel CANCEL "cancel"
            Rematch REMATCH "rematch"
            Move MOVE "move"
            Premove PREMOVE "premove"
            Ready READY "ready"
            Board BOARD "board"
            Preview PREVIEW "preview"
            Targets TARGETS "targets"
            Drop DROP "drop"
            Deny DENY "deny"
            Allow ALLOW "allow"
            Billi BILLI "billi"
            Defeat DEFEAT "defeat"
            Lifeline LIFELINE "lifeline"
            Resign RESIGN "resign"
            Draw DRAW "draw"
            Takeback TAKEBACK "takeback"
            Pause PAUSE "pause"
            Substitute SUBSTITUTE "substitute"
            Holiday HOLIDAY "holiday"
            Claim CLAIM "claim"
            Pact PACT "pact"
            Balance BALANCE "balance"
            Profile PROFILE "profile"
            Leaderboard LEADERBOARD "leaderboard"
            Tournament TOURNAMENT "tournament"
            Games GAMES "games"
            Watch WATCH "watch"
            Unwatch UNWATCH "unwatch"
            History HISTORY "history"
            Replay REPLAY "replay"
            Export EXPORT "export"
            Import IMPORT "import"
            Rules RULES "rules"
            Demo DEMO "demo"
            Ask ASK "ask"
            Explain EXPLAIN "explain"
            Hint HINT "hint"
            Analyse ANALYSE "analyse"
            Puzzle PUZZLE "puzzle"
            Setup SETUP "setup"
            Solve SOLVE "solve"
            Settings SETTINGS "settings"
            Link LINK "link"
            Unlink UNLINK "unlink"
            Block BLOCK "block"
            Unblock UNBLOCK "unblock"
            Adjudicate ADJUDICATE "adjudicate"
            Mute MUTE "mute"
            Unmute UNMUTE "unmute"
            Pings PINGS "pings"
            Language LANGUAGE "language"
            Privacy PRIVACY "privacy"
            Operator OPERATOR "operator"
            Help HELP "help"
        }
    };
}
pub(crate) use every_command;

macro_rules! ids {
    ($($id:ident $row:ident $name:literal)*) => {
        /// A command, by what it does.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum CommandId {
            $(
                #[doc = concat!("`/", $name, "`")]
                $id,
            )*
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
