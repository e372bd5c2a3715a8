//! Answering an interaction: in time, in the right place, and without undoing what was done where Discord does not
//! take the answer.
//!
//! Discord waits 3 seconds for a first word and takes more for 15 minutes. What is drawn or searched for is announced
//! first; everything else is answered directly, and announced after a while where it takes longer than usual.

use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use serde::Serialize;
use tokio::task::{JoinHandle, spawn_blocking};
use tracing::{debug, error, info, warn};
use twilight_http_ratelimiting::Method;

use super::api::{ApiError, File, code};
use super::component::{self, Modal};
use super::interaction::{Asked, How};
use super::message::{Body, EPHEMERAL, Message, of_answer, picture};
use super::{CAPABILITIES, Discord, id};
use crate::route::Route;
use lasermate_core::clock;
use lasermate_core::drawing::{self, NotDrawn};
use lasermate_core::metrics;
use lasermate_core::platform::Platform as _;
use lasermate_core::port::{Reply, ReplyKind};
use lasermate_core::present::text;
use lasermate_core::surface;

/// How long an answer may take before it is announced.
const PATIENCE: Duration = Duration::from_millis(1500);
/// How long after an interaction a first word is still worth trying again.
const FIRST_WORD: Duration = Duration::from_millis(2500);
/// From how many interactions in a row on that somebody else has answered, another program must be at work.
const ANSWERED_ELSEWHERE: u32 = 3;
/// How long Discord takes answers, with a little in hand.
const TOKEN_LIFE: Duration = Duration::from_secs(15 * 60 - 20);
/// The longest pause Discord may ask for before an answer is tried again.
const LONGEST_PAUSE: Duration = Duration::from_secs(30);
/// How often an answer is tried.
const TRIES: u32 = 4;

/// Discord's numbers for kinds of answers.
mod kind {
    pub const MESSAGE: u8 = 4;
    pub const THINKING: u8 = 5;
    pub const QUIET: u8 = 6;
    pub const UPDATE: u8 = 7;
    pub const FORM: u8 = 9;
}

/// How far the interaction is acknowledged.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum AckState {
    /// Not yet.
    None,
    /// An answer for the asker alone is announced.
    Deferred,
    /// The press is acknowledged.
    DeferredUpdate,
    /// The initial response was rejected or timed out.
    Failed,
}

/// A first word.
#[derive(Serialize)]
struct First<D> {
    #[serde(rename = "type")]
    kind: u8,
    #[serde(skip_serializing_if = "Option::is_none")]
    data: Option<D>,
}

impl Discord {
    /// Lets the service deal with an interaction, and answers it.
    pub(super) async fn answer(self: &Arc<Self>, mut asked: Asked) {
        if let Ok(request) = &mut asked.request {
            request.at = self.skew().judged(request.at, clock::now());
        }
        self.note_room(&asked).await;
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
                    Err(_) => {
                        let told = self.announce(&asked).await;
                        (finished(handling.await), told)
                    }
                }
            }
        };
        debug!(interaction = %asked.id, kind = ?answer.kind, took = ?asked.received.elapsed(), "answered");
        self.tell(&asked, told, answer).await;
        if asked.may_post {
            let room = id::room(asked.channel);
            self.service.may_write(&room, true);
        }
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
                service.handle(&request)
            });
            match handled.await {
                Ok(reply) => discord.illustrated(reply).await,
                Err(failure) => Answer::failed(&failure),
            }
        })
    }

    /// A reply with its pictures drawn. Where there is no place for that, the asker is told to try again: nothing that has
    /// pictures has changed anything.
    async fn illustrated(&self, reply: Reply) -> Answer {
        let mut answer = Answer::of_words(reply);
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
            _ => (kind::THINKING, AckState::Deferred),
        };
        // With this kind nothing but the flag may be said.
        let data = (kind == kind::THINKING).then(|| serde_json::json!({"flags": EPHEMERAL}));
        match self.first(asked, kind, data, &[]).await {
            Ok(()) => told,
            Err(error) => {
                warn!(interaction = %asked.id, %error, "acknowledging an interaction failed");
                AckState::Failed
            }
        }
    }

    async fn tell(self: &Arc<Self>, asked: &Asked, told: AckState, answer: Answer) {
        let Answer { message, kind, pictures } = answer;
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
        let mut messages = match quietly_done {
            Some(Shown::ButtonsGone) => vec![Message::only_components(Vec::new())],
            Some(Shown::Untouched) => return self.acknowledge(asked, told).await,
            None => of_answer(message, pictures, &self.links),
        }
        .into_iter();
        let Some(first) = messages.next() else { return };
        let rest: Vec<_> = messages.collect();
        let mut left = match self.tell_first(asked, told, &first, in_place, private).await {
            Ok(()) => Vec::new(),
            Err(error) => {
                info!(interaction = %asked.id, %error, "updating the message in place failed");
                if quietly_done.is_some() {
                    return;
                }
                vec![first]
            }
        };
        left.extend(rest);
        self.tell_rest(asked, left, private).await;
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
            AckState::None => self.first(asked, kind::MESSAGE, Some(&message.body), &message.files).await,
            AckState::DeferredUpdate if in_place => {
                self.edit_original(asked, message.clone().edit_unless_bare()).await
            }
            AckState::Deferred if private => {
                self.edit_original(asked, message.clone().edit_unless_bare()).await
            }
            AckState::Deferred => {
                // What was announced to one person stays with that person; the answer is for everybody.
                let note = Message::plain(text::discord::SHOWN_BELOW).edit();
                self.edit_original(asked, note).await?;
                let shown = self.follow_up(asked, message).await;
                if shown.is_ok() {
                    // It has said what there was to say; where it stays, it does no harm.
                    let _ = self.interact(asked, Method::Delete, None, &[]).await;
                }
                shown
            }
            AckState::DeferredUpdate | AckState::Failed => self.follow_up(asked, message).await,
        }
    }

    /// What did not go with the first word: as messages that follow it, else in the channel, if it is for everybody.
    async fn tell_rest(&self, asked: &Asked, messages: Vec<Message>, private: bool) {
        let mut in_channel = false;
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
        let id = message.get();
        // The next post about it takes its predecessor's buttons away, in its own order; two at once could meet.
        let board = self.store(move |store| store.discord_is_cared_for(id)).await.unwrap_or(true);
        Some(if board { Shown::Untouched } else { Shown::ButtonsGone })
    }

    async fn acknowledge(&self, asked: &Asked, told: AckState) {
        if told == AckState::None
            && let Err(error) = self.first(asked, kind::QUIET, None::<Body>, &[]).await
        {
            info!(interaction = %asked.id, %error, "acknowledging an interaction failed");
        }
    }

    async fn show_form(&self, asked: &Asked, told: AckState, form: Modal) {
        let shown = match told {
            AckState::None => self.first(asked, kind::FORM, Some(form), &[]).await,
            _ => Err(ApiError::Shape("a form can only be the first word".to_owned())),
        };
        if let Err(error) = shown {
            warn!(interaction = %asked.id, %error, "showing a form failed");
            let late = Message::plain(text::discord::FORM_LATE).private(true);
            // Nothing can follow a first word that was refused: then these are the first.
            let is_first = told == AckState::None;
            if is_first && self.first(asked, kind::MESSAGE, Some(&late.body), &[]).await.is_ok() {
                return;
            }
            self.tell_rest(asked, vec![late], true).await;
        }
    }

    /// The first word about an interaction, tried again while there is time. That it has been said already is as
    /// good.
    async fn first<D: Serialize>(
        &self,
        asked: &Asked,
        kind: u8,
        data: Option<D>,
        files: &[File],
    ) -> Result<(), ApiError> {
        let body = First { kind, data };
        let mut tried = false;
        loop {
            let route = Route::InteractionResponse { interaction_id: asked.id, token: &asked.token };
            match self.api.interact(Method::Post, route, Some(&body), files).await {
                Err(error) if error.is(code::ANSWERED) => {
                    // After a try whose answer was lost, it was our own.
                    if !tried {
                        self.note_answered_elsewhere(asked);
                    }
                    return Ok(());
                }
                Err(error) if error.may_pass() && asked.received.elapsed() < FIRST_WORD => {
                    let pause = pause(&error).unwrap_or(Duration::from_millis(200));
                    if asked.received.elapsed() + pause > FIRST_WORD {
                        return Err(error);
                    }
                    tokio::time::sleep(pause).await;
                    tried = true;
                }
                result => {
                    if result.is_ok() {
                        self.answered_elsewhere.store(0, Ordering::Relaxed);
                        metrics::acknowledged(Self::NAME, asked.received.elapsed());
                    }
                    return result;
                }
            }
        }
    }

    /// Somebody else has answered before: Discord has told us twice, or a second program runs with the same token.
    fn note_answered_elsewhere(&self, asked: &Asked) {
        metrics::call_refused(Self::NAME, "answered-elsewhere");
        let times = self.answered_elsewhere.fetch_add(1, Ordering::Relaxed) + 1;
        if times < ANSWERED_ELSEWHERE {
            warn!(interaction = %asked.id, "this interaction has been answered already");
        } else {
            error!(
                times,
                "another program answers for this bot. Stop it, or reset the token: each keeps games of its own, and players see both"
            );
        }
    }

    async fn edit_original(&self, asked: &Asked, message: Message) -> Result<(), ApiError> {
        self.interact(asked, Method::Patch, Some(&message.body), &message.files).await
    }

    async fn follow_up(&self, asked: &Asked, message: &Message) -> Result<(), ApiError> {
        self.interact(asked, Method::Post, Some(&message.body), &message.files).await
    }

    /// A later word: POST follows up, PATCH and DELETE are about the first one. Tried again where it may help.
    async fn interact(
        &self,
        asked: &Asked,
        method: Method,
        body: Option<&Body>,
        files: &[File],
    ) -> Result<(), ApiError> {
        let Some(application_id) = self.api.application() else {
            return Err(ApiError::Shape("Discord has not said yet which application this is".to_owned()));
        };
        let mut tries = 0;
        loop {
            let token = &asked.token;
            let route = match method {
                Method::Post => Route::WebhookFollowupMessages { application_id, token },
                _ => Route::WebhookOriginalInteractionResponse { application_id, token },
            };
            tries += 1;
            match self.api.interact(method, route, body, files).await {
                Err(error) if error.may_pass() && tries < TRIES => {
                    let pause = pause(&error).unwrap_or(Duration::from_millis(250 << tries));
                    if pause > LONGEST_PAUSE {
                        return Err(error);
                    }
                    tokio::time::sleep(pause).await;
                }
                result => return result,
            }
        }
    }
}

/// How a message looks once the press under it is done.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Shown {
    /// Its buttons are gone.
    ButtonsGone,
    /// As before.
    Untouched,
}

/// How long Discord asks to wait.
fn pause(error: &ApiError) -> Option<Duration> {
    match error {
        ApiError::Refused { after, .. } => *after,
        _ => None,
    }
}

fn finished(done: Result<Answer, tokio::task::JoinError>) -> Answer {
    done.unwrap_or_else(|failure| Answer::failed(&failure))
}

/// What the planner shows of a reply, with its pictures as they were drawn.
struct Answer {
    message: surface::Message,
    kind: ReplyKind,
    pictures: Vec<File>,
}

impl Answer {
    /// A reply, before its pictures are drawn.
    fn of_words(reply: Reply) -> Self {
        let kind = reply.kind;
        let message = surface::of_reply(reply, &CAPABILITIES).into_message();
        Self { message, kind, pictures: Vec::new() }
    }

    fn failed(failure: &tokio::task::JoinError) -> Self {
        error!(%failure, "answering a request failed");
        Self::of_words(Reply::refusal(text::handler::FAILED))
    }
}
