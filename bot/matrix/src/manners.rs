//! How the bot behaves on Matrix, as the settings say.

use matrix_sdk::ruma::UserId;

use crate::outgoing::markdown::{self, FormattedText};
use lasermate_present::language::Language;
use lasermate_present::saying::written;
use lasermate_present::text;

/// How the bot behaves on Matrix.
#[derive(Clone, Debug)]
pub struct Manners {
    pub prefix: String,
    /// Whose invitations are followed: users, servers, or `*` for everybody; nobody but the bot's own server if empty.
    pub allow: Vec<String>,
}

impl Manners {
    /// What commands begin with where they are named in a sentence.
    fn prefix_for_words(&self) -> String {
        if self.prefix.ends_with(char::is_alphanumeric) {
            format!("{} ", self.prefix)
        } else {
            self.prefix.clone()
        }
    }

    /// A text of ours as it is sent in a language, with commands as people type them here.
    pub(crate) fn words(&self, shown: &str, language: &Language) -> FormattedText {
        markdown::words(&self.as_typed(shown, language), language)
    }

    /// The same for a file, whose words have no marks but those for commands and moments.
    pub(crate) fn words_of_a_file(&self, shown: &str, language: &Language) -> String {
        markdown::for_a_file(&self.as_typed(shown, language), language)
    }

    fn as_typed(&self, shown: &str, language: &Language) -> String {
        text::command::prefixed(&written(shown, language), &self.prefix_for_words())
    }

    /// Whether somebody's invitation is followed: users and servers by name, `*` for everybody; without any, those of the bot's own
    /// server.
    pub(crate) fn allows(&self, own: &UserId, user: &UserId) -> bool {
        if self.allow.is_empty() {
            return user.server_name() == own.server_name();
        }
        self.allow.iter().any(|one| one == "*" || one == user.as_str() || one == user.server_name().as_str())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn invitations_are_followed_by_server_and_by_user() {
        let user = |id: &str| UserId::parse(id).unwrap();
        let own = user("@bot:home.org");
        let allow = |list: &[&str], id: &str| {
            let list: Vec<_> = list.iter().map(|one| (*one).to_owned()).collect();
            Manners { prefix: "!".to_owned(), allow: list }.allows(&own, &user(id))
        };
        assert!(allow(&[], "@ann:home.org") && !allow(&[], "@ann:else.org"));
        assert!(allow(&["*"], "@ann:else.org"));
        assert!(allow(&["else.org"], "@ann:else.org") && !allow(&["else.org"], "@ann:home.org"));
        assert!(allow(&["@ann:else.org"], "@ann:else.org") && !allow(&["@ann:else.org"], "@bob:else.org"));
    }
}
