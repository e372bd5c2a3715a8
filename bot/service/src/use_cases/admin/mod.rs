//! What keeps the house in order: unreadable things, people's data, games that their players cannot finish.

pub(crate) mod adjudicate;
pub(crate) mod operator;
pub(crate) mod privacy;
pub(crate) mod unread;
