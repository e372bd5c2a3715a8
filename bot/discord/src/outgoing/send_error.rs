//! What the dispatcher is told about a post that Discord refuses: try again, go without, wait, or give up.

use std::time::Duration;

use lasermate_domain::platform::SendError;

use crate::api::{ApiError, code};

/// How long to wait before a token that is refused is tried again.
const REFUSED_TOKEN: Duration = Duration::from_mins(5);

/// What the dispatcher is told about a refusal.
pub(crate) fn refusal(error: ApiError, pictured: bool) -> SendError {
    let reason = error.to_string();
    match error {
        ApiError::Refused { status: 401, .. } => SendError::Later { reason, after: Some(REFUSED_TOKEN) },
        ApiError::Refused { status: 429, code, after, .. } if code != code::EDITED_OFTEN => {
            SendError::Later { reason, after }
        }
        ApiError::Refused { status, after, .. } if status >= 500 => SendError::Later { reason, after },
        ApiError::Held { after, .. } => SendError::Later { reason, after },
        ApiError::Unasked => SendError::Unasked,
        ApiError::Network(_) | ApiError::Late => SendError::Later { reason, after: None },
        ApiError::Refused { code: code::MISSING_PERMISSIONS | code::TOO_LARGE, .. } if pictured => {
            SendError::NoPictures { reason }
        }
        ApiError::Refused { status: 413, .. } if pictured => SendError::NoPictures { reason },
        ApiError::Refused { code: code::UNKNOWN_CHANNEL, .. } => SendError::Gone { reason },
        // A channel that the bot may not see is there all the same, and may be shown to it again.
        ApiError::Refused {
            code: code::MISSING_ACCESS | code::MISSING_PERMISSIONS | code::ARCHIVED, ..
        } => SendError::Blocked { reason },
        ApiError::Refused { .. } | ApiError::Shape(_) => SendError::Never { reason },
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn refused(status: u16, code: i64) -> ApiError {
        ApiError::Refused {
            status,
            code,
            reason: String::new(),
            faults: Vec::new(),
            after: Some(Duration::from_secs(3)),
        }
    }

    #[test]
    fn what_may_pass_is_kept_and_what_cannot_is_given_up() {
        let later = |error| matches!(refusal(error, true), SendError::Later { .. });
        assert!(later(refused(429, 0)) && later(refused(502, 0)) && later(refused(401, 0)));
        assert!(later(ApiError::Network(String::new())));
        assert!(matches!(refusal(refused(403, 50007), true), SendError::Never { .. }));
        // A locked thread may be opened again.
        assert!(matches!(refusal(refused(403, 50083), true), SendError::Blocked { .. }));
        assert!(matches!(refusal(refused(404, 10003), true), SendError::Gone { .. }));
        // Whoever edits a role may take View Channel away for a moment: nothing is lost by that, and no room unlinked.
        assert!(matches!(refusal(refused(403, 50001), true), SendError::Blocked { .. }));
    }

    #[test]
    fn discord_says_how_long_to_wait() {
        let SendError::Later { after, .. } = refusal(refused(429, 0), false) else { panic!("not later") };
        assert_eq!(after, Some(Duration::from_secs(3)));
    }

    #[test]
    fn a_picture_that_is_refused_makes_way_for_text_and_a_text_for_leave_to_write() {
        assert!(matches!(refusal(refused(403, 50013), true), SendError::NoPictures { .. }));
        assert!(matches!(refusal(refused(413, 40005), true), SendError::NoPictures { .. }));
        assert!(matches!(refusal(refused(403, 50013), false), SendError::Blocked { .. }));
    }
}
