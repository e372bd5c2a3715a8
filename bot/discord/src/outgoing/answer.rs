//! Answering an interaction: in time, and without undoing what was done where Discord does not take the answer.
//!
//! Discord waits 3 seconds for a first word and takes more for 15 minutes. What is drawn or searched for is announced
//! first; everything else is answered directly, and announced after a while where it takes longer than usual.

use crate::outgoing::{callback, reply, user_install};
use std::borrow::Cow;
use std::sync::Arc;
use std::time::{Duration, Instant};

use serenity::model::id::InteractionId;
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
use lasermate_domain::port::{Capabilities, CommandId, Intent, Person, Reply, ReplyKind, Request};
use lasermate_present::language::Language;
use lasermate_present::{say, surface, text};
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
            (finished(discord, &asked, handling.await).await, AckState::None)
        }
        how => {
            let draws = matches!(how, AnswerMode::Command { draws: true, .. });
            let patience = if draws { Duration::ZERO } else { PATIENCE };
            match tokio::time::timeout(patience, &mut handling).await {
                Ok(done) => (finished(discord, &asked, done).await, AckState::None),
                // Its board is there before it is known what is to be said.
                Err(_) if !discord.carriers.free(asked.id) => {
                    (finished(discord, &asked, handling.await).await, AckState::None)
                }
                Err(_) => {
                    let told = callback::announce(discord, &asked).await;
                    (finished(discord, &asked, handling.await).await, told)
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
    let reads = reads(&discord, asked);
    tokio::spawn(async move {
        match handled(&discord, request, people, (id, attached)).await {
            Ok(planned) => planned,
            Err(words) => PlannedReply::refusal(words, reads.await),
        }
    })
}

/// In which language an asker is told what the service is not asked for.
fn reads(
    discord: &Arc<Discord>,
    asked: &ReceivedInteraction,
) -> impl Future<Output = &'static Language> + use<> {
    let (discord, who, locale) = (Arc::clone(discord), asked.who.clone(), asked.locale.clone());
    let room = crate::id::room(asked.channel);
    async move { discord.service.language_for(who, locale, room).await }
}

/// What a request is answered with.
///
/// # Errors
/// The service is not asked: what the asker is told instead.
async fn handled(
    discord: &Discord,
    request: Result<Request, &'static str>,
    people: Vec<Person>,
    (id, attached): (InteractionId, Option<IncomingFile>),
) -> Result<PlannedReply, Cow<'static, str>> {
    let mut request = request?;
    let (asker, cost) = (&request.who.id.0, drawing::cost(&request.intent));
    discord.asking.take(asker, cost, Instant::now()).map_err(text::handler::too_fast)?;
    if let Some(file) = attached {
        read_attached(discord, &file, &mut request.intent).await.map_err(|error| {
            info!(interaction = %id, %error, "an attached file isn't read");
            error.sentence()
        })?;
    }
    let place = discord.service.drawings().place_for(&request.who.id, &request.intent).await;
    let place = place.map_err(|_| text::handler::BUSY)?;
    let handled = discord.service.run(move |service| {
        let _place = place;
        let reply = async_service::handle(service, &request, &people);
        (reply, request.intent)
    });
    let (mut reply, intent) = handled.await.ok_or(text::handler::FAILED)?;
    let language = Language::of(reply.language).unwrap_or_default();
    if is_help(&intent)
        && let Some([server, oneself]) = discord.links.install()
    {
        reply.text = format!("{}\n\n{}", reply.text, say::discord::install(server, oneself));
    }
    illustrated(discord, reply, language).await
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

/// A reply with its pictures drawn.
///
/// # Errors
/// There is no place for that, and the asker is told to try again: what has pictures has changed nothing, or is the same when it is
/// asked again.
async fn illustrated(
    discord: &Discord,
    reply: Reply,
    language: &'static Language,
) -> Result<PlannedReply, Cow<'static, str>> {
    let mut answer = PlannedReply::of_reply(reply, &discord.frames.capabilities(), language);
    for described in &answer.message.pictures {
        match discord.service.drawings().fresh(described, None, Some(drawing::PATIENCE)).await {
            Ok(drawn) => answer.pictures.push(picture(&drawn, &described.alt)),
            Err(NotDrawn::Busy) => return Err(text::handler::BUSY.into()),
            Err(error) => {
                error!(%error, "drawing a picture failed");
                answer.message.text = format!("{}\n{}", answer.message.text, text::handler::NO_PICTURE);
            }
        }
    }
    Ok(answer)
}

/// Whether somebody asks for help in general.
fn is_help(intent: &Intent) -> bool {
    matches!(intent, Intent::Command(asked) if asked.command == CommandId::Help && asked.options.is_empty())
}

async fn finished(
    discord: &Arc<Discord>,
    asked: &ReceivedInteraction,
    done: Result<PlannedReply, tokio::task::JoinError>,
) -> PlannedReply {
    match done {
        Ok(planned) => planned,
        Err(failure) => {
            error!(%failure, "answering a request failed");
            PlannedReply::refusal(text::handler::FAILED, reads(discord, asked).await)
        }
    }
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
    /// A reply in a language, before its pictures are drawn, on a network that can show so much.
    fn of_reply(reply: Reply, can: &Capabilities, language: &'static Language) -> Self {
        let (kind, brings_post) = (reply.kind, reply.brings_post);
        let message = surface::of_reply(reply, can, language).into_message();
        Self { message, kind, pictures: Vec::new(), brings_post }
    }

    /// Words alone, to somebody for whom nothing is done.
    fn refusal(words: impl Into<String>, language: &'static Language) -> Self {
        Self::of_reply(Reply::refusal(words), &CAPABILITIES, language)
    }
}
