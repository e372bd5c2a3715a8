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

pub use at_game::{AtGame, PactAnswer, Picked, Surrender, TimeClaim};
pub use capabilities::{Capabilities, Limits, Private};
pub(crate) use command::every_command;
pub use command::{CommandId, Invocation};
pub use intent::{AtEnd, AtPuzzle, AtTournament, Intent, Lobby, PuzzleId, Start};
pub use picture::{
    Course, Curve, DrawError, Drawn, Icon, Leader, Leaders, Margin, Picture, PictureKind, PictureOf, Pinned,
    PinnedWhat, Sketched, StandingRow, Standings,
};
pub use reply::{
    Attachment, Audience, Button, ButtonId, Field, Form, FormLine, Heading, Menu, MenuOption, Post, Reply,
    ReplyKind, Sent,
};
pub use request::{
    Abilities, Ask, Choice, Linkable, Person, PersonId, Request, RequestId, RoomId, ServerId, Typing,
    UnixMillis,
};
