//! `/lasermate-admin`: what an operator does from a shell, asked for in chat.

use lasermate_present::text;
use serde::{Deserialize, Serialize};

use crate::use_cases::change::{Call, HandlerOutcome, HandlerResult, refuse};
use crate::world::World;

/// What an operator asks for.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum OperatorCommand {
    Games,
    Game(u64, GameCommand),
    /// Somebody by their id, as `discord:123`.
    Person(String, PersonCommand),
    /// Makes somebody the manager of a channel of the web chat.
    Manager {
        room: String,
        person: String,
    },
    /// Every game, a line of JSON each.
    Export,
    /// Invites people to the web chat by a link with this secret, of which this is the hash.
    Invite(String),
    /// Ends every invitation, and shuts out who came by one.
    EndInvitations,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum GameCommand {
    Show,
    /// Puts it away; its players may resume it.
    Archive,
    /// Ends it as drawn, or as won by a side.
    End(Option<String>),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum PersonCommand {
    Show,
    Export,
    Delete,
    Block,
    Unblock,
}

/// What an operator asks for is done under no lock of the request's own.
pub(crate) fn operate(world: &World, call: &Call<'_>, words: &str) -> HandlerResult {
    let who = &call.request.who.id;
    if !world.people.operators.has(who) {
        return refuse(text::operator::not_yours(who));
    }
    let Some(command) = read(words) else { return refuse(text::operator::USAGE) };
    Ok(HandlerOutcome::Operate(Box::new(command)))
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
            // As answers show it, so that it can be copied from one.
            OperatorCommand::Person(id.replace('＠', "@"), does)
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
            (
                "person m:＠ann:example.org",
                Some(Person("m:@ann:example.org".to_owned(), PersonCommand::Show)),
            ),
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
