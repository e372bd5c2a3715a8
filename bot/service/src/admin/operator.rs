//! What whoever runs the bot may do on every network: look at games, end them or put them away, hand channels over, and show,
//! export, delete or block people.

use lasermate_domain::networks;
use std::fmt::Write as _;

use lasermate_domain::log::{NewRow, PersonNo, Verb};
use lasermate_domain::port::{Attachment, Person, PersonId, Reply, RoomId, ServerId, UnixMillis};
use lasermate_domain::tables::computers::is_computer;
use lasermate_domain::tables::deadlines::DueAction;
use lasermate_domain::tables::stage::GameStatus;
use lasermate_domain::tables::table::{GameId, Table};
use lasermate_engine::seat::Seat;
use lasermate_present::saying::in_english;
use lasermate_present::text::counted;
use lasermate_present::{record, text};
use serde::Serialize;
use thiserror::Error;

use crate::commit::{self, locks, managers};
use crate::scheduler::gone::{self, PartError};
use crate::scheduler::wake;
use crate::service::Service;
use crate::store::{DerivedChange, EVERYWHERE, StoreError};
use crate::use_cases::admin::adjudicate::adjudicated;
use crate::use_cases::admin::operator::{GameCommand, OperatorCommand, PersonCommand};
use crate::use_cases::change::{Change, ServiceError, by_clock, refuse, row_at};
use crate::use_cases::rooms::tables::blocking;
use crate::world::games;

/// Why nothing was done, and what would work.
#[derive(Debug, Error)]
pub enum OperatorError {
    #[error("there is no game G{0}. `games --live` lists the live ones")]
    NoGame(u64),
    #[error("G{0} isn't being played")]
    NotLive(u64),
    #[error("{0} is no side of this game. One of: draw, {1}")]
    NoSide(String, String),
    #[error(
        "nobody has the id {0}. Write it with its network: {examples}, local:…",
        examples = networks::with_accounts(|network| network.example, ", ")
    )]
    NoPerson(String),
    #[error("nobody in the web chat is called {0}. Whoever is to manage a channel takes a name there first")]
    NoName(String),
    #[error("{0} is a computer opponent")]
    Computer(String),
    #[error(
        "{0} is no channel of the web chat. On {others}, the network says who manages a room",
        others = networks::with_accounts(|network| network.name, " and ")
    )]
    NoChannel(String),
    #[error("that failed: {0}")]
    Failed(#[from] ServiceError),
    #[error("the answer could not be written: {0}")]
    Output(#[from] std::io::Error),
}

impl From<StoreError> for OperatorError {
    fn from(error: StoreError) -> Self {
        Self::Failed(error.into())
    }
}

#[derive(Serialize)]
struct ExportedGame<'a> {
    game: u64,
    state: &'a str,
    variant: &'a str,
    server: &'a str,
    room: &'a str,
    started_at: UnixMillis,
    ended_at: Option<UnixMillis>,
    players: Vec<&'a str>,
    record: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    pgn: Option<String>,
}

impl OperatorCommand {
    /// Does it, and tells `out` what came of it, a part after the other.
    ///
    /// # Errors
    /// Nothing is changed; the sentence says what would work.
    pub fn run(
        &self,
        service: &Service,
        at: UnixMillis,
        out: &mut dyn FnMut(&str) -> std::io::Result<()>,
    ) -> Result<(), OperatorError> {
        let told = match self {
            Self::Export => return export(service, out),
            Self::Games => live_games(service)?,
            Self::Game(id, GameCommand::Show) => shown(&*game(service, *id)?),
            Self::Game(id, GameCommand::Archive) => archive(service, *id, at)?,
            Self::Game(id, GameCommand::End(side)) => end(service, *id, side.as_deref(), at)?,
            Self::Person(id, does) => person(service, id, *does, at)?,
            Self::Manager { room, person } => hand_over(service, room, person, at)?,
            Self::Invite(hash) => {
                service.store.chat().invite(hash, at)?;
                String::new()
            }
            Self::EndInvitations => {
                let shut_out = service.store.chat().end_invitations()?;
                format!("no invitation is good any more; {} shut out\n", counted(shut_out, "browser"))
            }
        };
        Ok(out(&told)?)
    }
}

/// A longer answer goes along as a file.
const LINES_SHOWN: usize = 12;

/// The same, answered in chat. No lock is held: each of these commands takes the lock of the room that it is about, and none
/// does anything when it is delivered once more.
pub(crate) fn in_chat(
    service: &Service,
    command: &OperatorCommand,
    at: UnixMillis,
) -> Result<Reply, ServiceError> {
    tracing::info!(?command, "operator");
    let mut told = String::new();
    let mut out = |part: &str| {
        told.push_str(part);
        Ok(())
    };
    match command.run(service, at, &mut out) {
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
    Ok(reply)
}

fn game(service: &Service, id: u64) -> Result<std::sync::Arc<Table>, OperatorError> {
    service.world.game(id)?.ok_or(OperatorError::NoGame(id))
}

fn people(table: &Table) -> String {
    let players = table.seating.players.iter().zip(table.game.sides());
    let named = players.map(|(player, side)| format!("{} {} ({})", side.name(), player.name, player.id.0));
    named.collect::<Vec<_>>().join(", ")
}

fn line(table: &Table) -> String {
    let title = table.setup.preset().title;
    format!("{}\t{title}\t{}\t{}\t{}\n", table.id, table.state().word(), table.room.0, people(table))
}

fn live_games(service: &Service) -> Result<String, OperatorError> {
    let mut told = String::new();
    for id in service.world.store.all_live_games()? {
        match service.world.readable(id)? {
            Some(game) => told += &line(&game),
            None => _ = writeln!(told, "{}\tcan't be read; see: lasermate doctor", GameId(id)),
        }
    }
    Ok(if told.is_empty() { "no game is being played\n".to_owned() } else { told })
}

fn shown(table: &Table) -> String {
    line(table) + "\n" + &record::write(table)
}

/// Changes a live game under its room's lock.
fn change(
    service: &Service,
    id: u64,
    work: impl Fn(&Table) -> Result<String, OperatorError>,
) -> Result<String, OperatorError> {
    let room = game(service, id)?.room.clone();
    locks::in_room(service, &room, || match service.world.game(id)? {
        Some(game) if game.state() == GameStatus::Live => match work(&game) {
            Err(OperatorError::Failed(error)) => Err(error),
            done => Ok(done),
        },
        _ => Ok(Err(OperatorError::NotLive(id))),
    })?
}

fn archive(service: &Service, id: u64, at: UnixMillis) -> Result<String, OperatorError> {
    change(service, id, |game| {
        // As when nobody comes back to it.
        wake::wake_once(service, game, DueAction::Archive, at)?;
        Ok(format!("{} is archived; its players can resume it\n", GameId(id)))
    })
}

fn end(service: &Service, id: u64, side: Option<&str>, at: UnixMillis) -> Result<String, OperatorError> {
    change(service, id, |game| {
        let winner = winner(game, side.unwrap_or("draw"))?;
        let row = NewRow { seat: winner, ..by_clock(game, Verb::Adjudicate, "", at) };
        let (grown, posts) = adjudicated(&service.world, game, row)?;
        commit::settle_clock(service, at, Change { posts, game: Some(grown), ..Change::default() })?;
        Ok(format!("{} has ended and counts for no rating\n", GameId(id)))
    })
}

/// Who is to win by the name of a side; nobody for a draw.
fn winner(table: &Table, side: &str) -> Result<Option<Seat>, OperatorError> {
    if side.eq_ignore_ascii_case("draw") {
        return Ok(None);
    }
    let living = table.living();
    let sides = Seat::ALL.into_iter().zip(table.game.sides()).filter(|(seat, _)| living.contains(seat));
    let mut names = Vec::new();
    for (seat, own) in sides {
        if own.name().eq_ignore_ascii_case(side) {
            return Ok(Some(seat));
        }
        names.push(own.name().to_lowercase());
    }
    Err(OperatorError::NoSide(side.to_owned(), names.join(", ")))
}

fn person(service: &Service, id: &str, does: PersonCommand, at: UnixMillis) -> Result<String, OperatorError> {
    let who = PersonId(id.to_owned());
    if is_computer(&who) {
        return Err(OperatorError::Computer(id.to_owned()));
    }
    let store = &service.store;
    let no = store.number_of(&who)?.ok_or_else(|| OperatorError::NoPerson(id.to_owned()))?;
    let name = store.person(no)?.name;
    Ok(match does {
        PersonCommand::Show => {
            let kept = store.kept_of(no)?;
            let blocked = if store.is_blocked(&everywhere(), no)? { "blocked everywhere\n" } else { "" };
            format!("{}\n{blocked}", in_english(&text::privacy::kept(&name, kept)))
        }
        PersonCommand::Export => {
            let kept = serde_json::to_string_pretty(&store.all_of(no)?)
                .map_err(|source| StoreError::Post { id: 0, source })?;
            kept + "\n"
        }
        PersonCommand::Delete => {
            let network = who.network().to_owned();
            let place = (ServerId(format!("{network}:*")), RoomId(format!("{network}:*")));
            gone::part_with(service, &who, place, at).map_err(|PartError(error)| error)?;
            store.chat().give_up(&who)?;
            format!("what was kept about {name} is deleted; their games are resigned\n")
        }
        PersonCommand::Block => {
            note_block(service, Verb::Block, no, at)?;
            take_out(service, no, at)?;
            format!("{name} is blocked everywhere\n")
        }
        PersonCommand::Unblock => {
            note_block(service, Verb::Unblock, no, at)?;
            format!("{name} may play again\n")
        }
    })
}

fn everywhere() -> RoomId {
    RoomId(EVERYWHERE.to_owned())
}

/// Blocks somebody in every room, or no longer, by a row of the log that is about no room.
fn note_block(service: &Service, verb: Verb, who: PersonNo, at: UnixMillis) -> Result<(), ServiceError> {
    let blocked = match verb {
        Verb::Block => DerivedChange::Blocked(everywhere(), who),
        _ => DerivedChange::Unblocked(everywhere(), who),
    };
    let row = row_at(at, (&ServerId(EVERYWHERE.to_owned()), &everywhere()), verb, who.0.to_string());
    commit::settle_clock(service, at, Change { rows: vec![row], derived: vec![blocked], ..Change::default() })
}

/// Resigns the games of somebody who has been blocked; their own rating is left alone (fair.md F1).
fn take_out(service: &Service, who: PersonNo, at: UnixMillis) -> Result<(), ServiceError> {
    games::each(service.world.store.live_games_of(who)?, |id| {
        let Some(room) = service.world.readable(id)?.map(|game| game.room.clone()) else {
            return Ok(());
        };
        locks::in_room(service, &room, || {
            let live = service.world.game(id)?.filter(|game| game.state() == GameStatus::Live);
            let Some(game) = live else { return Ok(()) };
            let Some((grown, posts)) = blocking::taken_out(&service.world, &game, who, at)? else {
                return Ok(());
            };
            commit::settle_clock(service, at, Change { posts, game: Some(grown), ..Change::default() })
        })
    })
}

fn hand_over(service: &Service, room: &str, person: &str, at: UnixMillis) -> Result<String, OperatorError> {
    let chat = service.store.chat();
    let channel = room.trim_start_matches("local:").trim_start_matches('#');
    if chat.owner(channel)?.is_none() {
        return Err(OperatorError::NoChannel(room.to_owned()));
    }
    let id = PersonId(person.to_owned());
    let found = match chat.name_of(&id)? {
        Some(name) => Some(Person { id, name }),
        None => chat.called(person)?.map(Person::from),
    };
    let to = found.ok_or_else(|| OperatorError::NoName(person.to_owned()))?;
    let room = RoomId(format!("local:{channel}"));
    locks::in_room(service, &room, || {
        managers::give(
            service,
            (&room, channel),
            (&to, text::settings::manager_made(text::person::named(&to))),
            at,
        )
    })?;
    Ok(format!("{} manages #{channel}\n", to.name))
}

fn export(service: &Service, out: &mut dyn FnMut(&str) -> std::io::Result<()>) -> Result<(), OperatorError> {
    for id in service.world.store.all_games()? {
        // Games that are played stay in memory. One that cannot be read stops no other; `doctor` names it.
        let Ok(Some(table)) = service.read_back(GameId(id)) else { continue };
        let line = ExportedGame {
            game: id,
            state: table.state().word(),
            variant: table.setup.preset().title,
            server: &table.server.0,
            room: &table.room.0,
            started_at: table.clock.started_at,
            ended_at: table.stage.ended_at(),
            players: table.seating.players.iter().map(|player| player.name.as_str()).collect(),
            record: record::write(&table),
            pgn: record::pgn::write(&table),
        };
        let line = serde_json::to_string(&line).map_err(std::io::Error::other)?;
        out(&(line + "\n"))?;
    }
    Ok(())
}
