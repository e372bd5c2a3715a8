//! The table of networks: what the bot knows of each, by the word before the colon of its ids.
//!
//! A word that is not in the table is trusted with nothing: it is its own name, is counted as "other", and its names are not accounts.

/// What the bot knows of a network.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Network {
    /// The word before the colon of its ids ([`Platform::NAME`](crate::platform::Platform::NAME)).
    pub word: &'static str,
    pub name: &'static str,
    /// An id of somebody there.
    pub example: &'static str,
    /// Whether a name there is an account that nobody else can take. Otherwise nobody can be told from somebody under a second
    /// name.
    pub accounts: bool,
    /// Whether it keeps the bot's messages with its people as marks, and shows them under the names they have when it does.
    pub draws_names: bool,
}

pub const NETWORKS: [Network; 3] = [
    Network { word: "local", name: "web chat", example: "local:7f3a", accounts: false, draws_names: true },
    Network { word: "discord", name: "Discord", example: "discord:123", accounts: true, draws_names: false },
    Network {
        word: "matrix",
        name: "Matrix",
        example: "matrix:@ann:example.org",
        accounts: true,
        draws_names: false,
    },
];

/// The network whose ids begin with this word.
pub fn known(word: &str) -> Option<&'static Network> {
    NETWORKS.iter().find(|network| network.word == word)
}

/// The networks on which names are accounts, by one of their fields.
pub fn with_accounts(field: fn(&Network) -> &'static str, between: &str) -> String {
    let all = NETWORKS.iter().filter(|network| network.accounts).map(field);
    all.collect::<Vec<_>>().join(between)
}

/// Whether a name of the network with this word is an account that nobody else can take.
pub fn has_accounts(word: &str) -> bool {
    known(word).is_some_and(|network| network.accounts)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_word_that_is_not_in_the_table_has_no_accounts() {
        assert!(has_accounts("discord"));
        for word in ["local", "irc", "", "Discord", "discord:1"] {
            assert!(!has_accounts(word), "{word}");
        }
    }
}
