//! Why a call to Discord came to nothing; no error holds an address or a token.

use std::time::Duration;

use serde_json::Value;
use thiserror::Error;

use super::limits::HoldReason;
use crate::incoming::interaction::text;

/// The longest Discord's word about an error that is kept for the log.
pub(super) const REASON_CHARS: usize = 200;
/// The most faults of one refusal that are kept.
const FAULTS: usize = 25;

/// Discord's codes for what went wrong, as far as we act on them.
pub mod code {
    pub const UNKNOWN_CHANNEL: i64 = 10003;
    pub const UNKNOWN_MESSAGE: i64 = 10008;
    /// The message is an hour old and has been edited too often.
    pub const EDITED_OFTEN: i64 = 30046;
    /// The files are too large.
    pub const TOO_LARGE: i64 = 40005;
    /// The token is none that has been used, or not any more.
    pub const UNKNOWN_WEBHOOK: i64 = 10015;
    /// The interaction is not known any more: its first word comes too late.
    pub const UNKNOWN_INTERACTION: i64 = 10062;
    /// Too many messages have followed the interaction: five where a person has brought the bot along.
    pub const FOLLOWED_OFTEN: i64 = 40094;
    /// The interaction has been answered already.
    pub const ANSWERED: i64 = 40060;
    /// The bot does not see the channel.
    pub const MISSING_ACCESS: i64 = 50001;
    /// The bot may not do that there.
    pub const MISSING_PERMISSIONS: i64 = 50013;
    /// The body is not as Discord wishes it.
    pub const INVALID_FORM: i64 = 50035;
    pub const ARCHIVED: i64 = 50083;
    /// The message has a thread already.
    pub const HAS_THREAD: i64 = 160_004;
}

/// Why a call came to nothing.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum ApiError {
    #[error("status {status}, code {code}: {reason}")]
    Refused {
        status: u16,
        /// Discord's code; 0 where it gives none.
        code: i64,
        reason: String,
        /// What is wrong with which field, where Discord says it. It may quote what was sent, so only whoever knows that logs it.
        faults: Vec<FieldError>,
        /// How long Discord asks to wait.
        after: Option<Duration>,
    },
    /// Too much was refused lately, or there is no moment for what can wait: it was not tried.
    #[error("not tried: {why}")]
    Held {
        why: &'static str,
        /// After how long it may be tried.
        after: Option<Duration>,
    },
    /// A first word that comes too late for Discord to take it: it was not tried.
    #[error("too late for a first word")]
    Late,
    /// The bot is only brought along in the channel, and no answer is open there: it was not tried.
    #[error("nobody has done anything there lately")]
    Unasked,
    /// Discord could not be reached, or does not answer.
    #[error("no connection: {0}")]
    Network(String),
    /// Discord answers in a way we do not understand, or what is sent cannot be written down.
    #[error("an answer that is not understood: {0}")]
    Shape(String),
}

/// What Discord says is wrong with a field of what was sent.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FieldError {
    /// The way to the field.
    pub path: Vec<String>,
    pub words: String,
}

/// The leaves of Discord's tree of errors: objects by the names of fields, lists under `_errors`.
pub(super) fn faults(errors: &Value) -> Vec<FieldError> {
    let mut faults = Vec::new();
    let mut left = vec![(Vec::new(), errors)];
    while let Some((path, errors)) = left.pop() {
        for (name, inner) in errors.as_object().into_iter().flatten().rev() {
            if name != "_errors" {
                let path = path.iter().cloned().chain([name.clone()]).collect();
                left.push((path, inner));
                continue;
            }
            let told = |error: &Value| {
                let words = [&error["code"], &error["message"]].into_iter().filter_map(text);
                words.collect::<Vec<_>>().join(": ").chars().take(REASON_CHARS).collect()
            };
            let told = inner.as_array().into_iter().flatten().map(told);
            faults.extend(told.map(|words| FieldError { path: path.clone(), words }));
        }
        if faults.len() > FAULTS {
            break;
        }
    }
    faults.truncate(FAULTS);
    faults
}

impl ApiError {
    /// Whether Discord refused with this code.
    pub fn is(&self, wanted: i64) -> bool {
        matches!(self, Self::Refused { code, .. } if *code == wanted)
    }

    /// How long Discord asks to wait.
    pub const fn after(&self) -> Option<Duration> {
        match self {
            Self::Refused { after, .. } | Self::Held { after, .. } => *after,
            Self::Late | Self::Unasked | Self::Network(_) | Self::Shape(_) => None,
        }
    }

    /// Whether the interaction is gone: nothing more can be said about it.
    pub fn is_gone(&self) -> bool {
        matches!(self, Self::Late) || self.is(code::UNKNOWN_INTERACTION)
    }

    /// Whether the token of an interaction is not taken any more.
    pub fn is_lost_token(&self) -> bool {
        matches!(self, Self::Refused { status: 401, .. })
            || self.is(code::UNKNOWN_WEBHOOK)
            || self.is(code::UNKNOWN_INTERACTION)
    }

    /// Whether it may have been done all the same.
    pub const fn is_unsure(&self) -> bool {
        match self {
            Self::Refused { status, .. } => *status >= 500,
            Self::Network(_) | Self::Shape(_) => true,
            Self::Late | Self::Unasked | Self::Held { .. } => false,
        }
    }

    /// Whether the same call may go through if it is tried again soon.
    pub const fn may_pass(&self) -> bool {
        match self {
            // That comes as 429, and means never.
            Self::Refused { code: code::EDITED_OFTEN, .. } => false,
            Self::Refused { status, .. } => *status == 429 || *status >= 500,
            Self::Network(_) | Self::Held { .. } => true,
            Self::Late | Self::Unasked | Self::Shape(_) => false,
        }
    }
}

pub(super) fn held(held: HoldReason) -> ApiError {
    match held {
        HoldReason::Stopped(after) => {
            ApiError::Held { why: "Discord has refused too much in the last ten minutes", after: Some(after) }
        }
        HoldReason::Crowded => ApiError::Held { why: "other calls are more urgent", after: None },
    }
}

pub(super) fn unwritten(error: serde_json::Error) -> ApiError {
    ApiError::Shape(error.to_string())
}

/// A failure of the connection without the address, which holds tokens.
pub(crate) fn unreached(error: reqwest::Error) -> ApiError {
    ApiError::Network(causes(&error.without_url()))
}

fn causes(error: &(dyn std::error::Error + 'static)) -> String {
    let mut words = error.to_string();
    let mut next = error.source();
    while let Some(error) = next {
        words = format!("{words}: {error}");
        next = error.source();
    }
    words
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_tree_of_errors_becomes_a_list_of_fields() {
        let error =
            |code: &str, message: &str| serde_json::json!({"_errors": [{"code": code, "message": message}]});
        let tree = serde_json::json!({
            "2": {"name": error("STRING_TYPE_REGEX", "String value did not match."), "description": 7},
            "5": {"options": {"0": {"choices": {"1": {"value": error("X", "Too long.")}}}}},
            "_errors": [{"message": "Too many."}, 3],
        });
        let shown: Vec<_> =
            faults(&tree).into_iter().map(|one| format!("{} {}", one.path.join("."), one.words)).collect();
        assert_eq!(
            shown,
            [
                " Too many.",
                " ",
                "2.name STRING_TYPE_REGEX: String value did not match.",
                "5.options.0.choices.1.value X: Too long."
            ]
        );
        for odd in
            [Value::Null, serde_json::json!([1]), serde_json::json!({"_errors": {}}), serde_json::json!("x")]
        {
            assert_eq!(faults(&odd), [], "{odd}");
        }
    }
}
