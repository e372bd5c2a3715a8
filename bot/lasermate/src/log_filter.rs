//! Which lines of the libraries below us may be logged: those that cannot hold tokens or what people wrote.
//!
//! Serenity logs addresses, which hold the tokens interactions are answered with, and whole messages it does not understand;
//! the libraries of the gateway log frames; the Matrix libraries log addresses with event ids, and events they do not understand. No filter of whoever runs the bot brings those back.

use tracing::level_filters::LevelFilter;
use tracing::{Level, Metadata};
use tracing_subscriber::EnvFilter;

use crate::networks;

/// Parts of libraries that say nothing of what passes through them, up to warnings.
const DISCREET: [&str; 1] = ["twilight_gateway"];
/// Libraries of several networks that log what passes through them; each has its own besides.
const INDISCREET: [&str; 5] = ["reqwest", "hyper", "hyper_util", "h2", "rustls"];

/// A filter that can be meant. A word that is no level would be the name of a part that is logged alone, with nothing of all
/// others: a mistyped level would silence every warning.
///
/// # Errors
/// It cannot be read, or one of its words is no level; the text says what would do.
pub fn checked(filter: &str) -> Result<String, String> {
    // Nothing at all would be read as a level.
    let is_level = |part: &str| !part.is_empty() && part.parse::<LevelFilter>().is_ok();
    let parts = filter.split(',').map(str::trim);
    // What is inside brackets is the libraries' own to judge.
    let known = filter.contains('[') || parts.into_iter().all(|part| part.contains('=') || is_level(part));
    if known && EnvFilter::try_new(filter).is_ok() {
        return Ok(filter.to_owned());
    }
    Err("use off, error, warn, info, debug or trace; for one part alone lasermate_service=debug; separate several with commas, as warn,lasermate_service=debug".to_owned())
}

/// Whether a line may be logged.
pub fn may_be_logged(line: &Metadata<'_>) -> bool {
    is_discreet(line.target(), *line.level())
}

fn is_discreet(target: &str, level: Level) -> bool {
    let under = |library: &str| {
        target.strip_prefix(library).is_some_and(|rest| rest.is_empty() || rest.starts_with("::"))
    };
    let mut indiscreet = INDISCREET.into_iter().chain(networks::libraries());
    !indiscreet.any(under) || level <= Level::WARN && DISCREET.into_iter().any(under)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_could_hold_tokens_or_messages_is_never_logged() {
        assert!(!is_discreet("serenity::http::client", Level::WARN));
        assert!(!is_discreet("twilight_gateway::shard", Level::DEBUG));
        assert!(!is_discreet("tokio_websockets::proto", Level::TRACE));
        assert!(!is_discreet("hyper_util::client", Level::DEBUG));
        assert!(!is_discreet("matrix_sdk::http_client::native", Level::TRACE));
        assert!(!is_discreet("matrix_sdk_crypto::machine", Level::WARN));
    }

    /// `LASERMATE_LOG=wran` started, and logged nothing at all.
    #[test]
    fn a_mistyped_level_is_refused_with_those_that_there_are() {
        for filter in ["warn", "INFO", "off", "warn,lasermate_service=debug", "lasermate_service=debug, info"]
        {
            assert_eq!(checked(filter), Ok(filter.to_owned()));
        }
        for filter in ["wran", "", "lasermate_service=debg", "warn,lasermate_service", "warn;info"] {
            assert!(checked(filter).unwrap_err().contains("off, error, warn"), "{filter}");
        }
    }

    #[test]
    fn our_own_lines_and_warnings_about_the_connection_are() {
        assert!(is_discreet("lasermate_discord::gateway", Level::DEBUG));
        assert!(is_discreet("lasermate_matrix::run", Level::DEBUG));
        assert!(is_discreet("twilight_gateway::shard", Level::WARN));
        assert!(is_discreet("serenityish", Level::TRACE));
    }
}
