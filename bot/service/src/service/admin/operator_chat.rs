//! `/lasermate-admin`: what an operator does from a shell, asked for in chat.

use std::collections::BTreeSet;
use std::sync::OnceLock;

use lasermate_domain::port::{Attachment, PersonId, Reply};
use lasermate_present::text;

use super::operator::{GameCommand, OperatorCommand, OperatorError, PersonCommand};
use crate::service::state::Service;
use crate::service::use_case::{Call, HandlerOutcome, HandlerResult, refuse};

/// A longer answer goes along as a file.
const LINES_SHOWN: usize = 12;

/// Who may do on every network what whoever runs the bot may do; nobody unless the settings name them.
#[derive(Debug, Default)]
pub(in crate::service) struct Operators(OnceLock<BTreeSet<PersonId>>);

impl Service {
    /// Names the operators, once in the program's life.
    pub fn name_operators(&self, people: impl IntoIterator<Item = PersonId>) {
        let _ = self.operators.0.set(people.into_iter().collect());
    }

    /// Whether somebody is an operator.
    pub fn is_operator(&self, who: &PersonId) -> bool {
        self.operators.0.get().is_some_and(|people| people.contains(who))
    }

    /// Whether somebody of a network is one.
    pub fn has_operators_on(&self, network: &str) -> bool {
        self.operators.0.get().is_some_and(|people| people.iter().any(|who| who.network() == network))
    }

    /// Does it under no lock of its own: each of these commands takes the lock of the room that it is about, and none does
    /// anything when it is delivered once more.
    pub(in crate::service) fn operate(&self, call: &Call<'_>, words: &str) -> HandlerResult {
        let who = &call.request.who.id;
        if !self.is_operator(who) {
            return refuse(text::operator::not_yours(who));
        }
        let Some(command) = read(words) else { return refuse(text::operator::USAGE) };
        tracing::info!(?command, "operator");
        let mut told = String::new();
        let mut out = |part: &str| {
            told.push_str(part);
            Ok(())
        };
        match command.run(self, call.at(), &mut out) {
            Ok(()) => {}
            Err(OperatorError::Failed(error)) => return Err(error),
            Err(error) => return refuse(text::operator::refused(&error.to_string())),
        }
        let as_file = told.lines().count() > LINES_SHOWN
            || matches!(command, OperatorCommand::Person(_, PersonCommand::Export));
        let reply = if as_file {
            let file = Attachment { name: "lasermate-admin.txt".to_owned(), text: told };
            Reply { file: Some(file), ..Reply::secret(text::operator::IN_FILE) }
        } else {
            Reply::secret(text::operator::lines(&told))
        };
        Ok(HandlerOutcome::shown(reply))
    }
}

/// What is asked for, in the words of the command line. Everything of all people is for a shell alone.
fn read(words: &str) -> Option<OperatorCommand> {
    let words: Vec<&str> = words.split_whitespace().collect();
    Some(match *words.as_slice() {
        ["games"] | ["games", "--live"] => OperatorCommand::Games,
        ["game", game, ref does @ ..] => {
            let game = game.trim_start_matches(['g', 'G', '#']).parse().ok()?;
            let does = match *does {
                [] | ["show"] => GameCommand::Show,
                ["archive"] => GameCommand::Archive,
                ["end"] => GameCommand::End(None),
                ["end", side] => GameCommand::End(Some(side.to_owned())),
                _ => return None,
            };
            OperatorCommand::Game(game, does)
        }
        ["person", id, ref does @ ..] => {
            let does = match *does {
                [] | ["show"] => PersonCommand::Show,
                ["export"] => PersonCommand::Export,
                ["delete"] => PersonCommand::Delete,
                ["block"] => PersonCommand::Block,
                ["unblock"] => PersonCommand::Unblock,
                _ => return None,
            };
            OperatorCommand::Person(id.to_owned(), does)
        }
        ["room", room, "manager", ref person @ ..] if !person.is_empty() => {
            OperatorCommand::Manager { room: room.to_owned(), person: person.join(" ") }
        }
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_words_are_those_of_the_command_line() {
        use OperatorCommand::{Game, Games, Manager, Person};
        let id = || "discord:1".to_owned();
        for (words, meant) in [
            ("games", Some(Games)),
            (" games  --live ", Some(Games)),
            ("game G12", Some(Game(12, GameCommand::Show))),
            ("game 12 archive", Some(Game(12, GameCommand::Archive))),
            ("game g12 end", Some(Game(12, GameCommand::End(None)))),
            ("game #12 end white", Some(Game(12, GameCommand::End(Some("white".to_owned()))))),
            ("game G12 end white now", None),
            ("game G", None),
            ("person discord:1", Some(Person(id(), PersonCommand::Show))),
            ("person discord:1 block", Some(Person(id(), PersonCommand::Block))),
            ("person discord:1 promote", None),
            (
                "room lobby manager Ann Lee",
                Some(Manager { room: "lobby".to_owned(), person: "Ann Lee".to_owned() }),
            ),
            ("room lobby manager", None),
            ("export --all", None),
            ("", None),
        ] {
            assert_eq!(read(words), meant, "{words:?}");
        }
    }
}
