//! A request as it came, and how it was answered.

use std::time::Instant;

use serde_json::Value;

use crate::discord::body::RequestFile;

/// A request of the bot.
#[derive(Clone, Debug)]
pub struct Call {
    /// The operation, as `create_message`; the path where there is none.
    pub operation: String,
    pub method: String,
    /// The path without the prefix.
    pub path: String,
    /// The JSON, as it was sent.
    pub json: Value,
    pub files: Vec<RequestFile>,
    /// The status it was answered with.
    pub status: u16,
    pub at: Instant,
}
