//! What people say to the bot: what it means, and carrying it out.

pub mod attached;
pub mod choices;
pub mod event;
pub mod flood;
pub mod handle;
pub mod meaning;
pub mod people;
pub mod pill;
pub mod talk;
pub mod typed;
