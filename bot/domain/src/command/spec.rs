//! What a row of the table of commands says: name, options, completion and who may use it. What each of them is, is said by the
//! catalogues.

use super::listed::{CommandBranch, CommandGroup};
use crate::port::{CommandId, Invocation};

/// What is known of a command before it is carried out. Each row of the table starts from [`CommandFacts::SHOWS`],
/// [`CommandFacts::CHANGES`] or [`CommandFacts::TOLD`] and says what is different.
#[derive(Clone, Copy, Debug)]
pub struct CommandFacts {
    /// Whether it could change something, and so is taken in order and remembered.
    pub changes: Changes,
    /// Whether it could seat somebody.
    pub seats: Changes,
    /// Whether its answer is drawn or searched for, so that a network with a deadline says first that one is coming.
    pub draws: bool,
    /// With which options it may be answered with a form, which a network with a deadline must show as its first word.
    pub opens_form: Option<fn(&Invocation) -> bool>,
    /// Whether it needs the bot itself in the room, and not only brought along by a person: it has the bot write there by itself,
    /// or manages the room.
    pub needs_bot: bool,
    /// With which options everybody in the room is shown the answer, unless it is refused.
    pub everybody: Option<fn(&Invocation) -> bool>,
    /// Whether a post tells everybody what was done, so that a confirmation would say it once more.
    pub told: bool,
    /// Whether what it answers when something is done is nobody's business but the asker's.
    pub secret: Changes,
}

impl CommandFacts {
    pub const SHOWS: Self = Self {
        changes: Changes::Never,
        seats: Changes::Never,
        draws: false,
        opens_form: None,
        needs_bot: false,
        everybody: None,
        told: false,
        secret: Changes::Never,
    };
    pub const CHANGES: Self = Self { changes: Changes::Always, ..Self::SHOWS };
    /// It changes something, and a post tells everybody so.
    pub const TOLD: Self = Self { told: true, ..Self::CHANGES };
}

/// Whether a command could do something.
#[derive(Clone, Copy, Debug)]
pub enum Changes {
    Never,
    Always,
    When(fn(&Invocation) -> bool),
}

impl Changes {
    /// Whether it does whatever its options are.
    pub const fn always(self) -> bool {
        matches!(self, Self::Always)
    }

    /// Whether it could with these options.
    pub fn by(self, invocation: &Invocation) -> bool {
        match self {
            Self::Never => false,
            Self::Always => true,
            Self::When(with) => with(invocation),
        }
    }
}

/// Who may use a command.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AllowedUsers {
    Anybody,
    /// Those who sit in the room's game.
    Players,
    /// Those who may manage the room.
    Admins,
    /// Those whom the settings name, everywhere. Nobody else is offered it.
    Operators,
}

/// The longest line that is read, in characters.
pub const LINE_CHARS: usize = 6100;
/// The longest record or game of a PGN text that is read, in characters.
pub const RECORD_CHARS: usize = 200_000;

/// What kind of text an option takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OptionKind {
    /// Free text of at most so many characters.
    Text(u16),
    /// A whole game as text, of at most [`RECORD_CHARS`] characters; also a file, where a network has those.
    Record,
    /// A person of the room.
    Person,
    /// One of these words.
    Choice(&'static [&'static str]),
}

/// What completes an option while it is typed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CompletionSource {
    No,
    Moves,
    /// The squares with pieces that can move.
    Squares,
    /// The squares on which something may be dropped.
    Drops,
    Games,
    /// The presets that have puzzles, and the asker's own games.
    PuzzleGames,
    PuzzleThemes,
    /// Options of the chosen preset, as `name=value`.
    GameOptions,
    /// The lifelines that are left.
    Lifelines,
    /// The server's live and recent games, by their codes.
    GameCodes,
    /// How fast a game can be played.
    Times,
    /// The start position, to be changed. A word without the option's name is never meant for it.
    Position,
    Commands,
    /// Questions that can be asked.
    Questions,
    /// Whom a pact can be offered to, or the numbers of pacts that can be answered or ended.
    PactWith,
    PactTerms,
    /// How long a pact binds.
    PactUntil,
    Zones,
    /// The languages that are spoken.
    Languages,
    /// The values of the chosen setting.
    SettingValues,
}

/// What of a line is the value of an option; the rest belongs to other options.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ValueExtent {
    Word,
    /// As many words as surely belong to no other option.
    Words,
    /// All up to the name of another option: what people say in their own words.
    All,
    Choice,
    /// One of its choices, or the name of a side.
    Side,
    /// Somebody's name, which may have several words.
    Person,
    /// The name or the title of a game.
    Game,
    /// `name=value`, several of them.
    GameOptions,
    /// The code of a game.
    Code,
    /// How fast a game is played: `5+3`, `10 min`, `3 days`.
    Time,
    /// A length of time: `45m`, `2 hours`.
    Span,
    Count,
    /// Some hours of the day: `22:00-07:00`.
    Hours,
    Zone,
    Position,
    /// What a problem asks: `#2`, `mate in 2`.
    Stipulation,
}

#[derive(Debug)]
pub struct CommandOption {
    /// Its name, lower case.
    pub name: &'static str,
    pub kind: OptionKind,
    /// Whether the command needs it.
    pub required: bool,
    pub complete: CompletionSource,
    /// What of a line is its value.
    pub takes: ValueExtent,
}

/// A command: a row of the table.
#[derive(Debug)]
pub struct CommandSpec {
    pub id: CommandId,
    /// Its name, lower case.
    pub name: &'static str,
    /// Its options, required ones first. Which takes a word typed without a name: [`super::line::parse`].
    pub options: &'static [CommandOption],
    pub who: AllowedUsers,
    /// Its heading in help, and its number there; equal ones are as in the table.
    pub group: (CommandGroup, u8),
    /// Where it is typed on a network that has room for few names, and its number there; equal ones are as in the table.
    pub branch: (CommandBranch, u8),
    /// What is known of it before it is carried out.
    pub facts: CommandFacts,
}

/// An option, in a line.
pub(super) const fn option(
    name: &'static str,
    kind: OptionKind,
    required: bool,
    complete: CompletionSource,
) -> CommandOption {
    let takes = match (kind, complete) {
        (OptionKind::Choice(_), _) => ValueExtent::Choice,
        (OptionKind::Person, _) => ValueExtent::Person,
        (_, CompletionSource::Games | CompletionSource::PuzzleGames) => ValueExtent::Game,
        (_, CompletionSource::GameOptions) => ValueExtent::GameOptions,
        (_, CompletionSource::GameCodes) => ValueExtent::Code,
        (_, CompletionSource::Times) => ValueExtent::Time,
        (_, CompletionSource::Position) => ValueExtent::Position,
        (_, CompletionSource::Zones) => ValueExtent::Zone,
        (
            _,
            CompletionSource::PuzzleThemes
            | CompletionSource::Commands
            | CompletionSource::Squares
            | CompletionSource::Drops,
        ) => ValueExtent::Word,
        (_, CompletionSource::Questions | CompletionSource::PactTerms) => ValueExtent::All,
        _ => ValueExtent::Words,
    };
    CommandOption { name, kind, required, complete, takes }
}

impl CommandSpec {
    /// Whether everybody is told that there is such a command.
    pub fn is_offered(&self) -> bool {
        self.who != AllowedUsers::Operators
    }

    /// The option that takes a whole game.
    pub fn record(&self) -> Option<&'static CommandOption> {
        self.options.iter().find(|option| option.kind == OptionKind::Record)
    }

    /// The longest line of the command that is read, in characters: some carry a record, with what stands before it.
    pub fn line_chars(&self) -> usize {
        const BEFORE: usize = 100;
        if self.record().is_some() { RECORD_CHARS + BEFORE } else { LINE_CHARS }
    }
}

impl CommandOption {
    /// The option with another value in a line than what completes it says.
    pub(super) const fn taking(self, takes: ValueExtent) -> Self {
        Self { takes, ..self }
    }
}
