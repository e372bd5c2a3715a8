//! The port between platforms and the service: what people ask, and what they are told.
//!
//! An adapter turns its platform's events into a [`Request`] and turns [`Reply`] and [`Post`] into its
//! messages. It knows no rule of any game, and nothing here knows a platform.

mod at_game;
mod capabilities;
mod codec;
mod command;
mod intent;
mod picture;
mod reply;
mod request;

pub use at_game::{AtGame, MenuPick, PactAnswer, Surrender, TimeClaim};
pub use capabilities::{Capabilities, MessageLimits, PrivateDelivery};
pub(crate) use command::every_command;
pub use command::{CommandId, Invocation};
pub use intent::{AtEnd, AtPuzzle, AtTournament, Intent, Lobby, PuzzleId, Start};
pub use picture::{
    ChartData, Curve, DrawError, Icon, Leader, Leaders, Margin, Picture, PictureFile, PictureKind, PictureOf,
    PictureSource, PinnedPicture, PinnedWhat, StandingRow, Standings,
};
pub use reply::{
    Attachment, Audience, Button, ButtonId, Form, FormField, FormLine, Menu, MenuOption, Post, Reply,
    ReplyKind, SentPost, ThreadHeading,
};
pub use request::{
    Abilities, Ask, CompletionChoice, Linkability, Locales, Person, PersonId, Request, RequestId, RoomId,
    ServerId, Typing, UnixMillis,
};
