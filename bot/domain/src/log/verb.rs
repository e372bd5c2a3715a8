//! What a row of the log says was done.

use strum::{EnumString, IntoStaticStr, VariantArray};

/// What a row of the log says was done. The words are what is stored.
#[derive(Clone, Copy, Debug, PartialEq, Eq, EnumString, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
pub enum Verb {
    /// A challenge was made; the body is its terms.
    Challenge,
    /// Somebody sat down at a table of more than two that is not full yet; the body says where.
    Sit,
    /// Somebody got up from it again.
    Rise,
    /// A challenge was declined; among more than two the seat is open to anybody then.
    Decline,
    /// A challenge was taken back.
    Cancel,
    Expire,
    /// A game began; the body is its set-up and who sits where.
    Begin,
    /// A seat acted; the body is the exact text of notation.md.
    Play,
    /// A seat claimed what overstepped time allows: `win`, `draw`, or `wait`.
    Claim,
    /// A computer sat down for somebody who is away; the body is its number and its id, the seat is theirs.
    Replace,
    /// A seat asked to take its last move back; the body is how many actions would be left.
    TakebackAsk,
    /// One of the others agreed, and another is still asked.
    TakebackAgree,
    /// One of the others refused.
    TakebackDecline,
    /// The others agreed; the body is how many actions are left, and the highest number that a pact has had, where one has.
    Takeback,
    /// A seat was offered to somebody; the body is their number.
    SubstituteAsk,
    /// One of the others agreed to that, or they want it, while another is still asked.
    SubstituteAgree,
    /// They did not want it, another refused, or it was taken back.
    SubstituteDecline,
    Substitute,
    /// A seat asked for a pause.
    PauseAsk,
    /// One of the others agreed, and another is still asked. The last one's agreement archives the game.
    PauseAgree,
    /// One of the others refused.
    PauseDecline,
    /// A seat wants to end the pause, and another is still asked.
    ResumeAsk,
    /// A seat that is away has not answered a draw offer for as long as a move may take, and is not waited for.
    Assent,
    /// A seat of a tournament game did not move in time, and loses by that; the body names who has not come either, or is `drawn`
    /// where who is left cannot win.
    Forfeit,
    /// The room has left the game's table, and sees the game until it ends.
    Parted,
    /// Somebody else takes the seat out of the game: its rating is left alone.
    Spare,
    /// The tournament of the game ended before it: it is a game like any other from then on.
    Release,
    /// Somebody who manages the room ended the game; the seat is the winner's, none for a draw, the body a note.
    Adjudicate,
    /// The flag of a seat's live clock fell.
    Flag,
    /// Somebody came back to an abandoned or archived game.
    Resume,
    /// Who is to act was reminded.
    Remind,
    /// The time of who is to act was over.
    Overdue,
    /// The players were asked whether the game goes on.
    AskAbandoned,
    /// The game was archived; the body says why, where it was not for want of players: `left`, `room-gone`,
    /// `agreed` (to a pause), `cut-off` with the seats that have no way to it any more.
    Archive,
    /// The game has its room: the thread that was opened for it, or where it was begun if none could be.
    Moved,
    /// The computer told a seat that was asked what it would do; the body is the action.
    Hint,
    /// The offer of a pact can be read at an address; the body is its number and the address.
    Linked,
    /// What was due by the clock of a game without turns has happened.
    Clock,
    /// The bot was away: the clock stood still, or the time for a move is put off; the body says for how many milliseconds.
    Paused,
    /// The bot's clock was ahead when something was stamped, and is right again: of a game, with by how many milliseconds; of a
    /// challenge, with when it runs out now.
    SetBack,
    /// A room began to watch a game.
    Watch,
    /// A room stopped watching a game.
    Unwatch,
    /// A room asked for a finished game to be looked back at; the body is the game.
    Study,
    /// What was found is posted there, or that nothing was; the body is the game.
    Studied,
    /// A room's manager was given a code that links another room; the body is its hash and until when it is good.
    LinkCode,
    /// The room came to the table of another one, whose code was used; the body names that room and its server.
    Link,
    /// The room left its table; where it had made the table, all leave it.
    Unlink,
    /// Somebody may not play in the room; the body is who.
    Block,
    /// Somebody may play there again; the body is who.
    Unblock,
    /// Somebody wants no challenges and no calls from a person; the body is who.
    Mute,
    /// Somebody lets a person ask them again; the body is who.
    Unmute,
    /// When somebody wishes to be pinged.
    Pings,
    /// A setting of a room: `name=value`; back to the default without a value.
    Setting,
    /// A room got its daily puzzle, or missed it; the body says when it gets the next one, nothing where it wants none.
    Daily,
    /// Somebody solved the daily puzzle; the body is its day.
    Solved,
    /// Somebody answered a puzzle for the first time, or asked for its solution before that; the body is its number and game, the
    /// rating it begins with, and `solved` or `failed`.
    Attempt,
    /// Somebody went on holiday in this community, or ended it; the body is since when, until when and the days of the year, and
    /// `told` once the games know.
    Holiday,
    /// A game knows that a seat is on holiday; the body says until when.
    Away,
    /// Whether a person wants to be on the leaderboard of all servers; the body is `yes` or `no`.
    Listed,
    /// Something happened to a tournament; the body is its number and the step.
    Tournament,
    /// A person was asked once more: what, version and when the question runs out.
    Confirm,
    /// A person had their data deleted.
    Forget,
}

impl Verb {
    pub const ALL: &'static [Self] = Self::VARIANTS;

    pub fn word(self) -> &'static str {
        self.into()
    }

    /// Whether what its rows say is taken out of them when the person has their data deleted: what people set for themselves,
    /// and the days of their streak. The trigger `log_rows_are_final_but_for_what_goes` lets these go.
    pub const fn goes_with_its_person(self) -> bool {
        matches!(self, Self::Pings | Self::Listed | Self::Holiday | Self::Solved | Self::Mute | Self::Unmute)
    }

    /// The verb of a stored word.
    pub fn from_word(word: &str) -> Option<Self> {
        word.parse().ok()
    }
}
