//! What the bot says: answers, and the posts that rooms are owed.

pub mod about;
pub mod answer;
pub mod content;
pub mod direct;
pub mod failure;
pub mod file;
pub mod gate;
pub mod markdown;
pub mod put;
pub mod recent_messages;
pub mod send;
pub mod txn;
pub mod typing;
