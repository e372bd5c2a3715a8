//! Answering an interaction: in time, and without undoing what was done where Discord does not take the answer.
//!
//! Discord waits 3 seconds for a first word and takes more for 15 minutes. What is drawn or searched for is announced
//! first; everything else is answered directly, and announced after a while where it takes longer than usual.

use crate::outgoing::{callback, reply, user_install};
use std::sync::Arc;
use std::time::{Duration, Instant};

use tokio::task::JoinHandle;
use tracing::{debug, error, info};

use crate::api::FileUpload;
use crate::id::BotPresence;
use crate::incoming::attachment::{FileError, IncomingFile};
use crate::incoming::received::{AnswerMode, ReceivedInteraction};
use crate::outgoing::callback::AckState;
use crate::outgoing::message::picture;
use crate::{CAPABILITIES, Discord};
use lasermate_domain::command::CommandSpec;
use lasermate_domain::port::{Capabilities, CommandId, Intent, Reply, ReplyKind};
use lasermate_present::{surface, text};
use lasermate_service::drawing::{self, NotDrawn};
use lasermate_service::{async_service, clock};

/// How long an answer may take before it is announced.
const PATIENCE: Duration = Duration::from_millis(1500);

/// Lets the service deal with an interaction, and answers it.
pub(crate) async fn answer(discord: &Arc<Discord>, mut asked: ReceivedInteraction) {
    if let Ok(request) = &mut asked.request {
        request.at = discord.links.skew.ours(request.at, clock::now());
    }
    discord.carriers.visit(asked.channel, asked.presence == BotPresence::Guest);
    if asked.carries {
        discord.carriers.begin(asked.id, asked.carrier(), &asked.token, asked.received);
    }
    discord.carriers.allow(asked.channel, asked.carries);
    let mut handling = handle(discord, &asked);
    let (answer, told) = match asked.how {
        AnswerMode::Command { form: true, .. } | AnswerMode::Press { form: true, .. } => {
            (finished(handling.await), AckState::None)
        }
        how => {
            let draws = matches!(how, AnswerMode::Command { draws: true, .. });
            let patience = if draws { Duration::ZERO } else { PATIENCE };
            match tokio::time::timeout(patience, &mut handling).await {
                Ok(done) => (finished(done), AckState::None),
                // Its board is there before it is known what is to be said.
                Err(_) if !discord.carriers.free(asked.id) => (finished(handling.await), AckState::None),
                Err(_) => {
                    let told = callback::announce(discord, &asked).await;
                    (finished(handling.await), told)
                }
            }
        }
    };
    debug!(interaction = %asked.id, kind = ?answer.kind, took = ?asked.received.elapsed(), "answered");
    if asked.presence == BotPresence::Guest {
        // What waits there may be the answer.
        user_install::wake(discord, &asked);
    }
    reply::tell(discord, &asked, told, answer).await;
    discord.carriers.free(asked.id);
    user_install::wake(discord, &asked);
}

/// Lets the service deal with it and has its pictures drawn, where there is a place for that.
fn handle(discord: &Arc<Discord>, asked: &ReceivedInteraction) -> JoinHandle<PlannedReply> {
    let discord = Arc::clone(discord);
    let (request, people) = (asked.request.clone(), asked.people.clone());
    let (id, attached) = (asked.id, asked.attached.clone());
    tokio::spawn(async move {
        let mut request = match request {
            Ok(request) => request,
            Err(words) => return PlannedReply::of_words(Reply::refusal(words)),
        };
        let (asker, cost) = (&request.who.id.0, drawing::cost(&request.intent));
        if let Err(wait) = discord.asking.take(asker, cost, Instant::now()) {
            return PlannedReply::of_words(Reply::refusal(text::handler::too_fast(wait)));
        }
        if let Some(file) = attached
            && let Err(error) = read_attached(&discord, &file, &mut request.intent).await
        {
            info!(interaction = %id, %error, "an attached file isn't read");
            return PlannedReply::of_words(Reply::refusal(error.sentence()));
        }
        let Ok(place) = discord.service.drawings().place_for(&request.who.id, &request.intent).await else {
            return PlannedReply::of_words(Reply::refusal(text::handler::BUSY));
        };
        let handled = discord.service.run(move |service| {
            let _place = place;
            let reply = async_service::handle(service, &request, &people);
            (reply, request.intent)
        });
        match handled.await {
            Some((mut reply, intent)) => {
                if is_help(&intent)
                    && let Some([server, oneself]) = discord.links.install()
                {
                    reply.text += &crate::text::install(server, oneself);
                }
                illustrated(&discord, reply).await
            }
            None => PlannedReply::of_words(Reply::refusal(text::handler::FAILED)),
        }
    })
}

/// Puts the text of a file into the command it is attached to.
async fn read_attached(discord: &Discord, file: &IncomingFile, intent: &mut Intent) -> Result<(), FileError> {
    let Intent::Command(invocation) = intent else { return Ok(()) };
    if let Some(record) = CommandSpec::of(invocation.command).record() {
        let text = discord.files.text(file).await?;
        invocation.options.insert(record.name.to_owned(), text);
    }
    Ok(())
}

/// A reply with its pictures drawn. Where there is no place for that, the asker is told to try again: what has
/// pictures has changed nothing, or is the same when it is asked again.
async fn illustrated(discord: &Discord, reply: Reply) -> PlannedReply {
    let mut answer = PlannedReply::of_reply(reply, &discord.frames.capabilities());
    for described in &answer.message.pictures {
        match discord.service.drawings().fresh(described, None, Some(drawing::PATIENCE)).await {
            Ok(drawn) => answer.pictures.push(picture(&drawn, &described.alt)),
            Err(NotDrawn::Busy) => return PlannedReply::of_words(Reply::refusal(text::handler::BUSY)),
            Err(error) => {
                error!(%error, "drawing a picture failed");
                answer.message.text = format!("{}\n{}", answer.message.text, text::handler::NO_PICTURE);
            }
        }
    }
    answer
}

/// Whether somebody asks for help in general.
fn is_help(intent: &Intent) -> bool {
    matches!(intent, Intent::Command(asked) if asked.command == CommandId::Help && asked.options.is_empty())
}

fn finished(done: Result<PlannedReply, tokio::task::JoinError>) -> PlannedReply {
    done.unwrap_or_else(|failure| PlannedReply::failed(&failure))
}

/// What the planner shows of a reply, with its pictures as they were drawn.
pub(crate) struct PlannedReply {
    pub(crate) message: surface::PlannedMessage,
    pub(crate) kind: ReplyKind,
    pub(crate) pictures: Vec<FileUpload>,
    /// Whether a board is owed to the room, which may be the answer.
    pub(crate) brings_post: bool,
}

impl PlannedReply {
    /// A reply, before its pictures are drawn, on a network that can show so much.
    fn of_reply(reply: Reply, can: &Capabilities) -> Self {
        let (kind, brings_post) = (reply.kind, reply.brings_post);
        let message = surface::of_reply(reply, can).into_message();
        Self { message, kind, pictures: Vec::new(), brings_post }
    }

    /// A reply of words alone.
    fn of_words(reply: Reply) -> Self {
        Self::of_reply(reply, &CAPABILITIES)
    }

    fn failed(failure: &tokio::task::JoinError) -> Self {
        error!(%failure, "answering a request failed");
        Self::of_words(Reply::refusal(text::handler::FAILED))
    }
}
