//! What keeps the house in order: unreadable things, people's data, rebuilding, clocks.

pub(super) mod adjudicate;
pub(super) mod operator;
pub(super) mod operator_chat;
pub(super) mod privacy;
pub(super) mod rebuild;
pub(super) mod resume;
pub(super) mod retention;
pub(super) mod set_back;
pub(super) mod unread;
