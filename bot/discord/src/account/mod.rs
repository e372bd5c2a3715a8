//! The bot's account at Discord: the way there, its commands, the links that bring it in, and its checkup.

pub mod catalogue;
pub mod checkup;
pub mod command_limits;
pub mod connect;
pub mod foreign_answers;
pub mod invite_link;
pub mod localizations;
pub mod register;
pub mod slash_command;
