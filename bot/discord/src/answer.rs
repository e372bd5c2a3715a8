//! Answering an interaction: in time, in the right place, and without undoing what was done where Discord does not
//! take the answer.
//!
//! Discord waits 3 seconds for a first word and takes more for 15 minutes. What is drawn or searched for is announced
//! first; everything else is answered directly, and announced after a while where it takes longer than usual.

use std::sync::Arc;
use std::time::{Duration, Instant};

use tokio::task::{JoinHandle, spawn_blocking};
use tracing::{debug, error, info, warn};

use super::api::{ApiError, File, code};
use super::carry::{Carrier, TOKEN_LIFE};
use super::component::{self, Modal};
use super::frames::{Form, Shape};
use super::interact::kind;
use super::interaction::{Asked, How};
use super::message::{Body, EPHEMERAL, Message, of_answer, picture};
use super::places::Presence;
use super::{CAPABILITIES, Discord};
use lasermate_core::clock;
use lasermate_core::drawing::{self, NotDrawn};
use lasermate_core::platform::Platform as _;
use lasermate_core::port::{Capabilities, CommandId, Intent, Reply, ReplyKind, Request};
use lasermate_core::present::text;
use lasermate_core::surface;

/// How long an answer may take before it is announced.
const PATIENCE: Duration = Duration::from_millis(1500);
/// How long a command waits for the board it has brought, which is then its answer.
const BOARD: Duration = Duration::from_millis(1200);

/// How far the interaction is acknowledged.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum AckState {
    /// Not yet.
    None,
    /// An answer for the asker alone is announced.
    Deferred,
    /// An answer for everybody is announced.
    DeferredPublic,
    /// The press is acknowledged.
    DeferredUpdate,
    /// The initial response was rejected or timed out.
    Failed,
    /// Discord does not know the interaction any more: nothing can be said about it.
    Gone,
}

impl Discord {
    /// Lets the service deal with an interaction, and answers it.
    pub(super) async fn answer(self: &Arc<Self>, mut asked: Asked) {
        if let Ok(request) = &mut asked.request {
            request.at = self.skew().ours(request.at, clock::now());
        }
        self.carriers.visit(asked.channel, asked.presence == Presence::Guest);
        if asked.carries {
            self.carriers.begin(asked.id, asked.carrier(), &asked.token, asked.received);
        }
        self.carriers.allow(asked.channel, asked.carries);
        let mut handling = self.handle(&asked);
        let (answer, told) = match asked.how {
            How::Command { form: true, .. } | How::Press { form: true, .. } => {
                (finished(handling.await), AckState::None)
            }
            how => {
                let draws = matches!(how, How::Command { draws: true, .. });
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
        if asked.presence == Presence::Guest {
            // What waits there may be the answer.
            self.wake(&asked);
        }
        self.tell(&asked, told, answer).await;
        self.carriers.free(asked.id);
        self.wake(&asked);
    }

    /// Lets the service deal with it and has its pictures drawn, where there is a place for that.
    fn handle(self: &Arc<Self>, asked: &Asked) -> JoinHandle<Answer> {
        let discord = Arc::clone(self);
        let (request, people) = (asked.request.clone(), asked.people.clone());
        tokio::spawn(async move {
            let request = match request {
                Ok(request) => request,
                Err(words) => return Answer::of_words(Reply::refusal(words)),
            };
            let (asker, cost) = (&request.who.id.0, drawing::cost(&request.intent));
            if let Err(wait) = discord.asking.take(asker, cost, Instant::now()) {
                return Answer::of_words(Reply::refusal(text::handler::too_fast(wait)));
            }
            let Ok(place) = discord.service.drawings().place_for(&request.intent).await else {
                return Answer::of_words(Reply::refusal(text::handler::BUSY));
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
                Err(failure) => Answer::failed(&failure),
            }
        })
    }

    /// A reply with its pictures drawn. Where there is no place for that, the asker is told to try again: what has
    /// pictures has changed nothing, or is the same when it is asked again.
    async fn illustrated(&self, reply: Reply) -> Answer {
        let mut answer = Answer::of_reply(reply, &self.capabilities());
        for described in &answer.message.pictures {
            match self.service.drawings().fresh(described, None, Some(drawing::PATIENCE)).await {
                Ok(drawn) => answer.pictures.push(picture(&drawn, &described.alt)),
                Err(NotDrawn::Busy) => return Answer::of_words(Reply::refusal(text::handler::BUSY)),
                Err(error) => {
                    error!(%error, "drawing a picture failed");
                    answer.message.text = format!("{}\n{}", answer.message.text, text::handler::NO_PICTURE);
                }
            }
        }
        answer
    }

    /// Says that an answer is coming.
    async fn announce(&self, asked: &Asked) -> AckState {
        let (kind, told) = match asked.how {
            How::Press { .. } | How::Form { on_message: true, .. } => (kind::QUIET, AckState::DeferredUpdate),
            How::Command { everybody: true, .. } => (kind::THINKING, AckState::DeferredPublic),
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

    async fn tell(self: &Arc<Self>, asked: &Asked, mut told: AckState, answer: Answer) {
        let Answer { message, kind, pictures, brings_board } = answer;
        if self.is_answered_by_board(asked, &message, kind, brings_board).await {
            return;
        }
        if closes(asked, &message, kind) {
            if told == AckState::None {
                told = self.acknowledge(asked, told).await;
            }
            if told == AckState::Gone {
                return;
            }
            match self.delete_original(asked).await {
                Ok(()) => return,
                Err(error) => info!(interaction = %asked.id, %error, "deleting a picker failed"),
            }
        }
        if let Some(form) = &message.form {
            return self.show_form(asked, told, component::modal(form)).await;
        }
        let private = message.way.is_private();
        let quietly_done = self.is_quietly_done(asked, &message, kind).await;
        // What one person is told never takes the place of what everybody sees.
        let to_one = matches!(asked.how, How::Press { private: true, .. } | How::Form { private: true, .. });
        let confirmed = matches!(asked.how, How::Press { .. }) && kind == ReplyKind::Done;
        let in_place = to_one && (message.replaces || confirmed) || quietly_done.is_some();
        if !private {
            self.seen().forget_message(asked.channel);
        }
        match quietly_done {
            Some(Shown::ButtonsGone) => {
                let bare = Message::only_rows(asked.under.clone(), Vec::new());
                if let Err(error) = self.tell_first(asked, told, &bare, in_place, private).await {
                    info!(interaction = %asked.id, %error, "taking buttons away failed");
                }
            }
            Some(Shown::Untouched) => {
                self.acknowledge(asked, told).await;
            }
            None => self.tell_words(asked, told, (message, pictures), in_place).await,
        }
    }

    /// The messages of an answer: the first where it belongs, and the others behind it.
    async fn tell_words(
        &self,
        asked: &Asked,
        mut told: AckState,
        (message, pictures): (surface::Message, Vec<File>),
        in_place: bool,
    ) {
        let private = message.way.is_private();
        let mut left = Vec::new();
        let done = self.as_rich_as_taken(async |form: &mut Form| {
            if !left.is_empty() && told == AckState::None && private && is_on_board(asked) {
                // The press itself was acknowledged by the first try.
                told = AckState::DeferredUpdate;
            }
            let frame = message.frame.filter(|_| form.frames);
            let again = self.framed_over(surface::Message { frame, ..message.clone() }, asked, in_place);
            form.framed = again.frame.is_some();
            left = of_answer(again, pictures.clone(), (&self.links, &self.icons));
            let Some(first) = left.first() else { return Ok(form.framed) };
            self.tell_first(asked, told, first, in_place, private).await.map(|()| form.framed)
        });
        let done = done.await;
        let mut gone = told == AckState::Gone;
        match done {
            Ok(is_framed) => {
                if is_framed {
                    self.frames.answered(asked.id);
                }
                left = left.split_off(left.len().min(1));
            }
            Err(error) => {
                info!(interaction = %asked.id, %error, "updating the message in place failed");
                gone |= error.is_gone();
            }
        }
        self.tell_rest(asked, left, private, gone).await;
    }

    /// Whether a command needs no words because the board it has brought is its answer.
    async fn is_answered_by_board(
        &self,
        asked: &Asked,
        answer: &surface::Message,
        kind: ReplyKind,
        brings_board: bool,
    ) -> bool {
        let is_carried = asked.carrier() == Carrier::Answer;
        let waits = is_carried && kind == ReplyKind::Done;
        if waits && brings_board && answer.is_words_alone() {
            return self.carriers.is_carried(asked.id, asked.received + BOARD).await;
        }
        // A press is free once it is acknowledged.
        if is_carried {
            self.carriers.free(asked.id);
        }
        false
    }

    /// A message that takes the place of a framed one is framed too: no message becomes plain again. So is the answer to an interaction that
    /// is delivered once more.
    fn framed_over(&self, message: surface::Message, asked: &Asked, in_place: bool) -> surface::Message {
        let over_frame = in_place && asked.under != Shape::Plain || self.frames.has_answered(asked.id);
        let frame = message.frame.or_else(|| over_frame.then(surface::Frame::default));
        surface::Message { frame, ..message }
    }

    /// The first message of an answer, where it belongs.
    async fn tell_first(
        &self,
        asked: &Asked,
        told: AckState,
        message: &Message,
        in_place: bool,
        private: bool,
    ) -> Result<(), ApiError> {
        let on_message = matches!(asked.how, How::Press { .. } | How::Form { on_message: true, .. });
        match told {
            AckState::None if in_place && on_message => {
                let edit = message.clone().edit_unless_bare();
                self.first(asked, kind::UPDATE, Some(edit.body), &edit.files).await
            }
            // Then its token changes the board that was pressed, and what comes next follows that.
            AckState::None if private && is_on_board(asked) => {
                self.first(asked, kind::QUIET, None::<Body>, &[]).await?;
                self.follow_up(asked, message).await
            }
            AckState::None => self.first(asked, kind::MESSAGE, Some(&message.body), &message.files).await,
            AckState::DeferredUpdate if in_place => {
                self.edit_original(asked, message.clone().edit_unless_bare()).await
            }
            AckState::Deferred if private => {
                self.edit_original(asked, message.clone().edit_unless_bare()).await
            }
            AckState::DeferredPublic if !private => {
                self.edit_original(asked, message.clone().edit_unless_bare()).await
            }
            AckState::DeferredPublic => {
                // The first message that follows an announcement takes its place, and is as public: it has to be gone before.
                match self.delete_original(asked).await {
                    Err(error) if !error.is(code::UNKNOWN_MESSAGE) => {
                        warn!(interaction = %asked.id, %error, "private answer dropped: its announcement stays");
                        Ok(())
                    }
                    _ => self.follow_up(asked, message).await,
                }
            }
            AckState::Deferred => {
                // What was announced to one person stays with that person; the answer is for everybody.
                let note = Message::plain(text::discord::SHOWN_BELOW).edit();
                self.edit_original(asked, note).await?;
                let shown = self.follow_up(asked, message).await;
                if shown.is_ok() {
                    // It has said what there was to say; where it stays, it does no harm.
                    let _ = self.delete_original(asked).await;
                }
                shown
            }
            AckState::DeferredUpdate | AckState::Failed => self.follow_up(asked, message).await,
            AckState::Gone => Err(ApiError::Late),
        }
    }

    /// What did not go with the first word: as messages that follow it, else in the channel, if it is for everybody.
    async fn tell_rest(&self, asked: &Asked, messages: Vec<Message>, private: bool, gone: bool) {
        let mut in_channel = gone;
        for message in messages {
            if !in_channel && asked.received.elapsed() < TOKEN_LIFE {
                match self.follow_up(asked, &message).await {
                    Ok(()) => continue,
                    Err(error) => warn!(interaction = %asked.id, %error, "follow-up message failed"),
                }
            }
            if private || !asked.may_post {
                info!(interaction = %asked.id, "private answer dropped: its interaction has expired");
                return;
            }
            in_channel = true;
            for part in message.private(false).one_file_each() {
                if let Err(error) = self.post(asked.channel, &part).await {
                    warn!(interaction = %asked.id, %error, "posting the answer in the channel failed too");
                    return;
                }
            }
        }
    }

    /// A press that was done and is told to everybody by a post needs no words: how its message is to look then.
    async fn is_quietly_done(
        self: &Arc<Self>,
        asked: &Asked,
        answer: &surface::Message,
        kind: ReplyKind,
    ) -> Option<Shown> {
        let How::Press { message, private, .. } = asked.how else { return None };
        if kind != ReplyKind::Done || !answer.is_words_alone() || private {
            return None;
        }
        // The buttons of the welcome are everybody's, and stay.
        if asked.request.as_ref().is_ok_and(|request| matches!(request.intent, Intent::Start(_))) {
            return Some(Shown::Untouched);
        }
        let id = message.get();
        // The next post about it takes its predecessor's buttons away, in its own order; two at once could meet.
        let board = self.store(move |store| store.discord_is_cared_for(id)).await.unwrap_or(true);
        Some(if board { Shown::Untouched } else { Shown::ButtonsGone })
    }

    /// Acknowledges a press; how far it is then.
    async fn acknowledge(&self, asked: &Asked, told: AckState) -> AckState {
        if told != AckState::None {
            return told;
        }
        match self.first(asked, kind::QUIET, None::<Body>, &[]).await {
            Ok(()) => AckState::DeferredUpdate,
            Err(error) => {
                info!(interaction = %asked.id, %error, "acknowledging an interaction failed");
                if error.is_gone() { AckState::Gone } else { AckState::Failed }
            }
        }
    }

    async fn show_form(&self, asked: &Asked, told: AckState, form: Modal) {
        let shown = match told {
            AckState::None => self.first(asked, kind::FORM, Some(form), &[]).await,
            _ => Err(ApiError::Shape("a form can only be the first word".to_owned())),
        };
        if let Err(error) = shown {
            warn!(interaction = %asked.id, %error, "showing a form failed");
            if error.is_gone() {
                return;
            }
            let late = Message::plain(text::discord::FORM_LATE).private(true);
            // Nothing can follow a first word that was refused: then these are the first.
            let is_first = told == AckState::None;
            if is_first && self.first(asked, kind::MESSAGE, Some(&late.body), &[]).await.is_ok() {
                return;
            }
            self.tell_rest(asked, vec![late], true, false).await;
        }
    }
}

/// Whether somebody asks for help in general.
fn is_help(intent: &Intent) -> bool {
    matches!(intent, Intent::Command(asked) if asked.command == CommandId::Help && asked.options.is_empty())
}

/// Whether something was pressed under what everybody sees of a game, where the board may change next.
fn is_on_board(asked: &Asked) -> bool {
    let at_table = matches!(&asked.request, Ok(Request { intent: Intent::Game { .. }, .. }));
    at_table && asked.carries && matches!(asked.how, How::Press { private: false, .. })
}

/// Whether the private message under which something was done at a table goes away: a post shows everybody what was done.
fn closes(asked: &Asked, answer: &surface::Message, kind: ReplyKind) -> bool {
    let at_table = matches!(&asked.request, Ok(Request { intent: Intent::Game { .. }, .. }));
    let private = matches!(asked.how, How::Press { private: true, .. });
    at_table && private && asked.is_shown() && kind == ReplyKind::Done && answer.is_words_alone()
}

/// How a message looks once the press under it is done.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Shown {
    /// Its buttons are gone.
    ButtonsGone,
    /// As before.
    Untouched,
}

fn finished(done: Result<Answer, tokio::task::JoinError>) -> Answer {
    done.unwrap_or_else(|failure| Answer::failed(&failure))
}

/// What the planner shows of a reply, with its pictures as they were drawn.
struct Answer {
    message: surface::Message,
    kind: ReplyKind,
    pictures: Vec<File>,
    /// Whether a board is owed to the room, which may be the answer.
    brings_board: bool,
}

impl Answer {
    /// A reply, before its pictures are drawn, on a network that can show so much.
    fn of_reply(reply: Reply, can: &Capabilities) -> Self {
        let (kind, brings_board) = (reply.kind, reply.brings_board);
        let message = surface::of_reply(reply, can).into_message();
        Self { message, kind, pictures: Vec::new(), brings_board }
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
