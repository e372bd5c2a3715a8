//! What a failed request means: try again, give up, or stop.

use std::time::Duration;

use crate::account::short;
use lasermate_domain::platform::SendError;
use matrix_sdk::config::RequestConfig;
use matrix_sdk::ruma::api::client::membership::joined_rooms;
use matrix_sdk::ruma::api::error::{ErrorKind, RetryAfter};
use matrix_sdk::{HttpError, Room};

/// How long to wait before a token that is refused is tried again.
const REFUSED_TOKEN: Duration = Duration::from_mins(5);
/// How long to wait where the server does not say.
const UNSAID: Duration = Duration::from_secs(5);
/// How long the server may take to say in which rooms the bot is.
const PATIENCE: Duration = Duration::from_secs(30);
/// The longest pause a server may ask for.
const LONGEST: Duration = Duration::from_mins(10);

/// Why an event has not been sent.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Failure {
    /// The account has sent too much: everything waits so long.
    Limited(Duration),
    /// It may go through later.
    Later(String),
    Token,
    TooLarge,
    /// The server does not take a file: it is too large, or no files are allowed. What it goes with is sent without it.
    File(String),
    /// The server forbids it. In a room that means one of the next two ([`Failure::in_room`]).
    Forbidden(String),
    /// The bot is in the room and may not write there.
    Muted(String),
    /// The bot is not in the room.
    Gone(String),
    /// It will never go through.
    Never(String),
}

impl Failure {
    /// What the SDK's error means.
    pub fn of(error: &matrix_sdk::Error) -> Self {
        match error {
            matrix_sdk::Error::Http(error) => Self::of_http(error),
            matrix_sdk::Error::WrongRoomState(_) => Self::Gone("the bot is not in that room".to_owned()),
            // Keys that cannot be had now, a store that is busy.
            error => Self::Later(short(error)),
        }
    }

    /// What an HTTP error means.
    pub fn of_http(error: &HttpError) -> Self {
        let reason = short(error);
        let Some(api) = error.as_client_api_error() else { return Self::Later(reason) };
        match api.error_kind() {
            Some(ErrorKind::LimitExceeded(limit)) => Self::Limited(pause(limit.retry_after.as_ref())),
            Some(ErrorKind::UnknownToken(_) | ErrorKind::MissingToken) => Self::Token,
            Some(ErrorKind::TooLarge) => Self::TooLarge,
            _ => match api.status_code.as_u16() {
                401 => Self::Token,
                403 => Self::Forbidden(reason),
                413 => Self::TooLarge,
                429 => Self::Limited(UNSAID),
                500.. => Self::Later(reason),
                _ => Self::Never(reason),
            },
        }
    }

    /// The same of an event to a room. That the bot was removed from a room may not have come with a sync yet, so where an event
    /// is forbidden the server is asked whether the bot is still there.
    pub async fn in_room(self, room: &Room) -> Self {
        let Self::Forbidden(reason) = self else { return self };
        let config = RequestConfig::new().disable_retry().timeout(PATIENCE);
        match room.client().send(joined_rooms::v3::Request::new()).with_request_config(config).await {
            Ok(told) if told.joined_rooms.iter().any(|joined| joined == room.room_id()) => {
                Self::Muted(reason)
            }
            Ok(_) => Self::Gone(reason),
            Err(error) => match Self::of_http(&error) {
                Self::Token => Self::Token,
                _ => Self::Later(short(&error)),
            },
        }
    }

    /// The same of a file on its way to the server: whatever is wrong with it for good is wrong with the file alone.
    pub fn of_a_file(self) -> Self {
        match self {
            Self::TooLarge => Self::File("the file is too large".to_owned()),
            Self::Forbidden(reason) | Self::Never(reason) => Self::File(reason),
            other => other,
        }
    }

    /// The same for the dispatcher.
    pub fn to_send_error(&self, pictured: bool) -> SendError {
        match self.clone() {
            Self::Limited(after) => {
                SendError::Later { reason: "rate limited".to_owned(), after: Some(after) }
            }
            Self::Later(reason) => SendError::Later { reason, after: None },
            Self::Token => {
                SendError::Later { reason: "the token is refused".to_owned(), after: Some(REFUSED_TOKEN) }
            }
            Self::TooLarge if pictured => SendError::NoPictures { reason: "too large".to_owned() },
            Self::TooLarge => SendError::Never { reason: "too large".to_owned() },
            Self::Muted(reason) => SendError::Blocked { reason },
            Self::Gone(reason) => SendError::Gone { reason },
            Self::File(reason) if pictured => SendError::NoPictures { reason },
            Self::File(reason) | Self::Forbidden(reason) | Self::Never(reason) => SendError::Never { reason },
        }
    }
}

fn pause(asked: Option<&RetryAfter>) -> Duration {
    match asked {
        Some(RetryAfter::Delay(delay)) => (*delay).min(LONGEST),
        Some(RetryAfter::DateTime(at)) => {
            at.duration_since(std::time::SystemTime::now()).unwrap_or(UNSAID).min(LONGEST)
        }
        None => UNSAID,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_may_pass_is_kept_and_what_cannot_is_given_up() {
        let later = |failure: Failure| matches!(failure.to_send_error(true), SendError::Later { .. });
        assert!(
            later(Failure::Limited(UNSAID)) && later(Failure::Later(String::new())) && later(Failure::Token)
        );
        assert!(matches!(Failure::TooLarge.to_send_error(true), SendError::NoPictures { .. }));
        assert!(matches!(Failure::TooLarge.to_send_error(false), SendError::Never { .. }));
        assert!(matches!(Failure::Never(String::new()).to_send_error(true), SendError::Never { .. }));
        assert!(matches!(Failure::Gone(String::new()).to_send_error(true), SendError::Gone { .. }));
        assert!(matches!(Failure::Muted(String::new()).to_send_error(true), SendError::Blocked { .. }));
    }

    #[test]
    fn a_file_that_the_server_does_not_take_takes_nothing_else_along() {
        let reason = String::new;
        for refused in [Failure::TooLarge, Failure::Forbidden(reason()), Failure::Never(reason())] {
            let failure = refused.of_a_file();
            assert!(matches!(failure.to_send_error(true), SendError::NoPictures { .. }), "{failure:?}");
        }
        let pause = Duration::from_secs(7);
        let limited = Failure::Limited(pause).of_a_file();
        assert_eq!(
            limited.to_send_error(true),
            SendError::Later { reason: "rate limited".to_owned(), after: Some(pause) }
        );
        let later = Failure::Later(reason()).of_a_file().to_send_error(true);
        assert!(matches!(later, SendError::Later { after: None, .. }));
    }

    #[test]
    fn the_server_says_how_long_to_wait_within_reason() {
        assert_eq!(pause(Some(&RetryAfter::Delay(Duration::from_secs(4)))), Duration::from_secs(4));
        assert_eq!(pause(Some(&RetryAfter::Delay(Duration::from_secs(1 << 40)))), LONGEST);
        assert_eq!(pause(None), UNSAID);
    }
}
