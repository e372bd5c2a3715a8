//! What whoever runs the bot may do.

pub(crate) mod operator;
pub(crate) mod rebuild;
