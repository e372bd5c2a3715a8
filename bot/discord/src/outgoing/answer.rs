//! Answering an interaction: in time, and without undoing what was done where Discord does not take the answer.
//!
//! Discord waits 3 seconds for a first word and takes more for 15 minutes. What is drawn or searched for is announced
//! first; everything else is answered directly, and announced after a while where it takes longer than usual.

use std::sync::Arc;
use std::time::{Duration, Instant};

use tokio::task::{JoinHandle, spawn_blocking};
use tracing::{debug, error, info, warn};

use crate::api::FileUpload;
use crate::id::BotPresence;
use crate::incoming::attachment::{FileError, IncomingFile};
use crate::incoming::received::{AnswerMode, ReceivedInteraction};
use crate::outgoing::body::EPHEMERAL;
use crate::outgoing::callback::kind;
use crate::outgoing::message::picture;
use crate::{CAPABILITIES, Discord};
use lasermate_domain::command::CommandSpec;
use lasermate_domain::platform::Platform as _;
use lasermate_domain::port::{Capabilities, CommandId, Intent, Reply, ReplyKind};
use lasermate_present::{surface, text};
use lasermate_service::clock;
use lasermate_service::drawing::{self, NotDrawn};

/// How long an answer may take before it is announced.
const PATIENCE: Duration = Duration::from_millis(1500);

/// How far the interaction is acknowledged.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum AckState {
    None,
    /// An answer for the asker alone is announced.
    Deferred,
    /// An answer for everybody is announced.
    DeferredPublic,
    DeferredUpdate,
    /// The initial response was rejected or timed out.
    Failed,
    /// Discord does not know the interaction any more: nothing can be said about it.
    Gone,
}

impl Discord {
    /// Lets the service deal with an interaction, and answers it.
    pub(crate) async fn answer(self: &Arc<Self>, mut asked: ReceivedInteraction) {
        if let Ok(request) = &mut asked.request {
            request.at = self.skew().ours(request.at, clock::now());
        }
        self.carriers.visit(asked.channel, asked.presence == BotPresence::Guest);
        if asked.carries {
            self.carriers.begin(asked.id, asked.carrier(), &asked.token, asked.received);
        }
        self.carriers.allow(asked.channel, asked.carries);
        let mut handling = self.handle(&asked);
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
                    Err(_) if !self.carriers.free(asked.id) => (finished(handling.await), AckState::None),
                    Err(_) => {
                        let told = self.announce(&asked).await;
                        (finished(handling.await), told)
                    }
                }
            }
        };
        debug!(interaction = %asked.id, kind = ?answer.kind, took = ?asked.received.elapsed(), "answered");
        if asked.presence == BotPresence::Guest {
            // What waits there may be the answer.
            self.wake(&asked);
        }
        self.tell(&asked, told, answer).await;
        self.carriers.free(asked.id);
        self.wake(&asked);
    }

    /// Lets the service deal with it and has its pictures drawn, where there is a place for that.
    fn handle(self: &Arc<Self>, asked: &ReceivedInteraction) -> JoinHandle<PlannedReply> {
        let discord = Arc::clone(self);
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
                && let Err(error) = discord.read_attached(&file, &mut request.intent).await
            {
                info!(interaction = %id, %error, "an attached file isn't read");
                return PlannedReply::of_words(Reply::refusal(error.sentence()));
            }
            let Ok(place) = discord.service.drawings().place_for(&request.who.id, &request.intent).await
            else {
                return PlannedReply::of_words(Reply::refusal(text::handler::BUSY));
            };
            let service = Arc::clone(&discord.service);
            let handled = spawn_blocking(move || {
                let _place = place;
                for person in &people {
                    if let Err(error) = service.introduce(person) {
                        warn!(%error, "storing a named person failed");
                    }
                }
                let reply = service.handle(&request);
                (reply, request.intent)
            });
            match handled.await {
                Ok((mut reply, intent)) => {
                    if is_help(&intent)
                        && let Some([server, oneself]) = discord.links.install()
                    {
                        reply.text += &text::discord::install(server, oneself);
                    }
                    discord.illustrated(reply).await
                }
                Err(failure) => PlannedReply::failed(&failure),
            }
        })
    }

    /// Puts the text of a file into the command it is attached to.
    async fn read_attached(&self, file: &IncomingFile, intent: &mut Intent) -> Result<(), FileError> {
        let Intent::Command(invocation) = intent else { return Ok(()) };
        if let Some(record) = CommandSpec::of(invocation.command).record() {
            let text = self.files.text(file).await?;
            invocation.options.insert(record.name.to_owned(), text);
        }
        Ok(())
    }

    /// A reply with its pictures drawn. Where there is no place for that, the asker is told to try again: what has
    /// pictures has changed nothing, or is the same when it is asked again.
    async fn illustrated(&self, reply: Reply) -> PlannedReply {
        let mut answer = PlannedReply::of_reply(reply, &self.capabilities());
        for described in &answer.message.pictures {
            match self.service.drawings().fresh(described, None, Some(drawing::PATIENCE)).await {
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

    /// Says that an answer is coming.
    pub(crate) async fn announce(&self, asked: &ReceivedInteraction) -> AckState {
        let (kind, told) = match asked.how {
            AnswerMode::Press { .. } | AnswerMode::Form { on_message: true, .. } => {
                (kind::QUIET, AckState::DeferredUpdate)
            }
            AnswerMode::Command { everybody: true, .. } => (kind::THINKING, AckState::DeferredPublic),
            _ => (kind::THINKING, AckState::Deferred),
        };
        // With this kind nothing but the flag may be said.
        let data = (told == AckState::Deferred).then(|| serde_json::json!({"flags": EPHEMERAL}));
        match self.first(asked, kind, data, &[]).await {
            Ok(()) => told,
            Err(error) => {
                warn!(interaction = %asked.id, %error, "acknowledging an interaction failed");
                if error.is_gone() { AckState::Gone } else { AckState::Failed }
            }
        }
    }
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
