//! The operator's commands: through the socket of the running bot, or on the data folder where none runs.

use std::io::{self, Write};
use std::process::ExitCode;

use clap::{Args, Subcommand};
use lasermate_page::secret;
use lasermate_service::clock;
use lasermate_service::service::{GameCommand, OperatorCommand, PersonCommand, Service};
use lasermate_service::store::{FILE_NAME, Store};

use crate::config::{AccessSetting, Settings};
#[cfg(unix)]
use crate::operator_socket;

#[derive(Debug, Args)]
pub struct GameArguments {
    /// The game, for example G12
    #[arg(value_name = "GAME", value_parser = game)]
    game: u64,
    #[command(subcommand)]
    does: OnGame,
}

#[derive(Debug, Subcommand)]
enum OnGame {
    /// Print who plays where, and the record
    Show,
    /// Put the game away; its players can resume it
    Archive,
    /// End the game; it counts for no rating
    End {
        /// The side that wins, or draw
        #[arg(value_name = "SIDE", default_value = "draw")]
        side: String,
    },
}

#[derive(Debug, Args)]
pub struct PersonArguments {
    /// The person's id, for example discord:123456789
    #[arg(value_name = "ID")]
    id: String,
    #[command(subcommand)]
    does: OnPerson,
}

#[derive(Clone, Copy, Debug, Subcommand)]
enum OnPerson {
    /// Say what is kept about the person
    Show,
    /// Print all that is kept about the person, as JSON
    Export,
    /// Delete what is kept about the person and resign their games
    Delete,
    /// Let the person play nowhere
    Block,
    /// Let the person play again
    Unblock,
}

#[derive(Debug, Args)]
pub struct RoomArguments {
    /// The channel of the web chat, for example lobby
    #[arg(value_name = "CHANNEL")]
    room: String,
    #[command(subcommand)]
    does: OnRoom,
}

#[derive(Debug, Args)]
pub struct InviteArguments {
    /// End every invitation, and shut out all who came by one
    #[arg(long)]
    end: bool,
}

/// Makes an invitation and prints its link.
pub(super) fn invite(
    settings: &Settings,
    arguments: &InviteArguments,
    out: &mut impl Write,
) -> io::Result<ExitCode> {
    if arguments.end {
        return run(settings, &OperatorCommand::EndInvitations, out);
    }
    let code = secret::random::<16>().map_err(io::Error::other)?;
    let done = run(settings, &OperatorCommand::Invite(secret::hash(&code)), out)?;
    if done == ExitCode::SUCCESS {
        let chat = settings.chat().unwrap_or_else(|| {
            format!("http://{}", settings.listen.unwrap_or_else(Settings::default_listen))
        });
        writeln!(out, "{chat}/invited/{code}")?;
        if settings.access != AccessSetting::Invited {
            writeln!(io::stderr(), "lasermate: the chat asks for an invitation with --access invited alone")?;
        }
    }
    Ok(done)
}

#[derive(Debug, Subcommand)]
enum OnRoom {
    /// Make somebody the channel's manager
    Manager {
        /// The name or the id of the person
        #[arg(value_name = "PERSON")]
        person: String,
    },
}

impl From<&GameArguments> for OperatorCommand {
    fn from(arguments: &GameArguments) -> Self {
        let does = match &arguments.does {
            OnGame::Show => GameCommand::Show,
            OnGame::Archive => GameCommand::Archive,
            OnGame::End { side } => GameCommand::End(Some(side.clone())),
        };
        Self::Game(arguments.game, does)
    }
}

impl From<&PersonArguments> for OperatorCommand {
    fn from(arguments: &PersonArguments) -> Self {
        let does = match arguments.does {
            OnPerson::Show => PersonCommand::Show,
            OnPerson::Export => PersonCommand::Export,
            OnPerson::Delete => PersonCommand::Delete,
            OnPerson::Block => PersonCommand::Block,
            OnPerson::Unblock => PersonCommand::Unblock,
        };
        Self::Person(arguments.id.clone(), does)
    }
}

impl From<&RoomArguments> for OperatorCommand {
    fn from(arguments: &RoomArguments) -> Self {
        let OnRoom::Manager { person } = &arguments.does;
        Self::Manager { room: arguments.room.clone(), person: person.clone() }
    }
}

/// The number of a game as people write it.
fn game(text: &str) -> Result<u64, String> {
    let number = text.trim_start_matches(['g', 'G', '#']);
    number.parse().map_err(|_| "write the game's code, for example G12".to_owned())
}

/// Does what an operator asks for; status 1 where that is refused.
pub(super) fn run(
    settings: &Settings,
    command: &OperatorCommand,
    out: &mut impl Write,
) -> io::Result<ExitCode> {
    let folder = &settings.data;
    let mut tell = |text: &str| out.write_all(text.as_bytes());
    #[cfg(unix)]
    let asked = operator_socket::ask(folder, command, &mut tell);
    // Elsewhere there is no socket, and the bot is stopped for it.
    #[cfg(not(unix))]
    let asked = io::Result::<Option<Result<(), String>>>::Ok(None);
    let done = match asked {
        Ok(Some(done)) => done,
        Ok(None) if !folder.join(FILE_NAME).is_file() => {
            Err(format!("there is no {FILE_NAME} in {}. Name its folder with --data", folder.display()))
        }
        Ok(None) => on_the_folder(settings, command, &mut tell),
        Err(error) => {
            Err(format!("the running bot can't be asked ({error}). Run this as the bot's own user"))
        }
    };
    match done {
        Ok(()) => Ok(ExitCode::SUCCESS),
        Err(why) => {
            writeln!(io::stderr(), "lasermate: {why}")?;
            Ok(ExitCode::FAILURE)
        }
    }
}

fn on_the_folder(
    settings: &Settings,
    command: &OperatorCommand,
    tell: &mut dyn FnMut(&str) -> io::Result<()>,
) -> Result<(), String> {
    let opened = Store::open(&settings.data).map_err(|error| error.to_string())?;
    let service = Service::open(opened).map_err(|error| error.to_string())?;
    let done = command.run(&service, clock::now(), tell).map_err(|error| error.to_string());
    let _ = service.store().checkpoint();
    done
}
