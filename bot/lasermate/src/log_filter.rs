//! Which lines of the libraries below us may be logged: those that cannot hold tokens or what people wrote.
//!
//! Serenity logs addresses, which hold the tokens interactions are answered with, and whole messages it does not understand;
//! the libraries of the gateway log frames; the Matrix libraries log addresses with event ids, and events they do not understand. No filter of whoever runs the bot brings those back.

use tracing::{Level, Metadata};

/// Parts of libraries that say nothing of what passes through them, up to warnings.
const DISCREET: [&str; 1] = ["twilight_gateway"];
/// Libraries that log what passes through them.
const INDISCREET: [&str; 17] = [
    "serenity",
    "twilight_gateway",
    "tokio_websockets",
    "reqwest",
    "hyper",
    "hyper_util",
    "h2",
    "rustls",
    "matrix_sdk",
    "matrix_sdk_base",
    "matrix_sdk_common",
    "matrix_sdk_crypto",
    "matrix_sdk_sqlite",
    "ruma_client_api",
    "ruma_common",
    "ruma_events",
    "vodozemac",
];

/// Whether a line may be logged.
#[must_use]
pub fn may_be_logged(line: &Metadata<'_>) -> bool {
    is_discreet(line.target(), *line.level())
}

fn is_discreet(target: &str, level: Level) -> bool {
    let under = |library: &&str| {
        target.strip_prefix(*library).is_some_and(|rest| rest.is_empty() || rest.starts_with("::"))
    };
    !INDISCREET.iter().any(under) || level <= Level::WARN && DISCREET.iter().any(under)
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

    #[test]
    fn our_own_lines_and_warnings_about_the_connection_are() {
        assert!(is_discreet("lasermate_discord::gateway", Level::DEBUG));
        assert!(is_discreet("lasermate_matrix::run", Level::DEBUG));
        assert!(is_discreet("twilight_gateway::shard", Level::WARN));
        assert!(is_discreet("serenityish", Level::TRACE));
    }
}
