//! Telling an answer: as the first word or behind it, in the place of what was pressed or as messages of its own.

use crate::outgoing::{callback, channel_message, followup};
use std::time::Duration;

use tokio::time::Instant;
use tracing::{info, warn};
use twilight_model::http::interaction::InteractionResponseType as ResponseKind;

use crate::Discord;
use crate::api::{ApiError, FileUpload, code};
use crate::id::BotPresence;
use crate::incoming::received::{AnswerMode, ReceivedInteraction};
use crate::outgoing::answer::PlannedReply;
use crate::outgoing::callback::AckState;
use crate::outgoing::carrier::Carrier;
use crate::outgoing::component::{self, Modal};
use crate::outgoing::interaction_token::TOKEN_LIFE;
use crate::outgoing::message::{OutgoingMessage, of_answer};
use crate::outgoing::message_shape::MessageShape;
use lasermate_domain::port::{Intent, ReplyKind, Request};
use lasermate_present::language::Language;
use lasermate_present::saying::written;
use lasermate_present::{say, surface};

/// How long a command waits for the board it has brought, which is then its answer.
const BOARD: Duration = Duration::from_millis(1200);

/// Tells what an interaction is answered with.
pub(crate) async fn tell(
    discord: &Discord,
    asked: &ReceivedInteraction,
    mut told: AckState,
    answer: PlannedReply,
) {
    let PlannedReply { message, kind, pictures, brings_post } = answer;
    if is_answered_by_board(discord, asked, &message, kind, brings_post).await {
        return;
    }
    if is_told_by_post(discord, asked, &message, kind, brings_post).await
        && says_nothing(discord, asked, &mut told).await
    {
        return;
    }
    if closes(asked, &message, kind) {
        if told == AckState::None {
            told = callback::acknowledge(discord, asked, told).await;
        }
        if told == AckState::Gone {
            return;
        }
        match followup::delete_original(discord, asked).await {
            Ok(()) => return,
            Err(error) => info!(interaction = %asked.id, %error, "deleting a picker failed"),
        }
    }
    if let Some(form) = &message.form {
        let late = written(say::discord::FORM_LATE, message.language);
        return show_form(discord, asked, told, component::modal(form), late).await;
    }
    let private = message.way.is_private();
    let quietly_done = is_quietly_done(discord, asked, &message, kind).await;
    // What one person is told never takes the place of what everybody sees.
    let to_one =
        matches!(asked.how, AnswerMode::Press { private: true, .. } | AnswerMode::Form { private: true, .. });
    let confirmed = matches!(asked.how, AnswerMode::Press { .. }) && kind == ReplyKind::Done;
    let in_place = to_one && (message.replaces || confirmed) || quietly_done.is_some();
    if !private && !in_place {
        discord.activity.lock().forget_message(asked.channel, Instant::now());
    }
    match quietly_done {
        Some(PressResult::ButtonsGone) => {
            let bare = OutgoingMessage::only_rows(asked.under.clone(), Vec::new());
            let at = (in_place, private);
            if let Err(error) = tell_first(discord, asked, told, &bare, at, message.language).await {
                info!(interaction = %asked.id, %error, "taking buttons away failed");
            }
        }
        Some(PressResult::Untouched) => {
            callback::acknowledge(discord, asked, told).await;
        }
        None => tell_words(discord, asked, told, (message, pictures), in_place).await,
    }
}

/// The messages of an answer: the first where it belongs, and the others behind it.
async fn tell_words(
    discord: &Discord,
    asked: &ReceivedInteraction,
    mut told: AckState,
    (message, pictures): (surface::PlannedMessage, Vec<FileUpload>),
    in_place: bool,
) {
    let private = message.way.is_private();
    let mut form = discord.frames.form();
    let (mut messages, done) = loop {
        let frame = message.frame.filter(|_| form.frames);
        let again =
            framed_over(discord, surface::PlannedMessage { frame, ..message.clone() }, asked, in_place);
        form.framed = again.frame.is_some();
        let messages = of_answer(again, pictures.clone(), (&discord.links, &discord.icons));
        let Some(first) = messages.first() else { return };
        let was_framed = discord.frames.has_answered(asked.id);
        if form.framed {
            discord.frames.answered(asked.id, true);
        }
        let done = tell_first(discord, asked, told, first, (in_place, private), message.language).await;
        if !discord.frames.goes_plainer(&discord.icons, &mut form, &done) {
            break (messages, done);
        }
        discord.frames.answered(asked.id, was_framed);
        if told == AckState::None && private && is_on_board(asked) {
            // The press itself was acknowledged.
            told = AckState::DeferredUpdate;
        }
    };
    let mut gone = told == AckState::Gone;
    let left = match done {
        Ok(()) => messages.split_off(1),
        Err(error) => {
            info!(interaction = %asked.id, %error, "updating the message in place failed");
            gone |= error.is_gone();
            messages
        }
    };
    tell_rest(discord, asked, left, private, gone).await;
}

/// Whether a command needs no words because the board it has brought is its answer.
async fn is_answered_by_board(
    discord: &Discord,
    asked: &ReceivedInteraction,
    answer: &surface::PlannedMessage,
    kind: ReplyKind,
    brings_post: bool,
) -> bool {
    let is_carried = asked.carrier() == Carrier::Answer;
    let waits = is_carried && kind == ReplyKind::Done;
    if waits && brings_post && answer.is_words_alone() {
        return discord.carriers.is_carried(asked.id, asked.received + BOARD).await;
    }
    // A press is free once it is acknowledged.
    if is_carried {
        discord.carriers.free(asked.id);
    }
    false
}

/// Whether a command needs no words because everybody sees what it has brought, in a message that is none of its own. The words
/// that nobody may see it are wrong then too.
async fn is_told_by_post(
    discord: &Discord,
    asked: &ReceivedInteraction,
    answer: &surface::PlannedMessage,
    kind: ReplyKind,
    brings_post: bool,
) -> bool {
    let typed = matches!(asked.how, AnswerMode::Command { draws: false, everybody: false, .. });
    typed
        && asked.presence == BotPresence::Member
        && brings_post
        && kind != ReplyKind::Refused
        && answer.is_words_alone()
        && discord.carriers.is_shown(asked.id, asked.received + BOARD).await
}

/// Answers a command without a word: what was announced to its asker is deleted. Whether that is so.
async fn says_nothing(discord: &Discord, asked: &ReceivedInteraction, told: &mut AckState) -> bool {
    if *told == AckState::None {
        *told = callback::announce(discord, asked).await;
    }
    if *told != AckState::Deferred {
        return false;
    }
    let deleted = followup::delete_original(discord, asked).await;
    if let Err(error) = &deleted {
        info!(interaction = %asked.id, %error, "deleting an announcement failed");
    }
    deleted.is_ok()
}

/// A message that takes the place of a framed one is framed too: no message becomes plain again. So is the answer to an interaction that
/// is delivered once more.
fn framed_over(
    discord: &Discord,
    message: surface::PlannedMessage,
    asked: &ReceivedInteraction,
    in_place: bool,
) -> surface::PlannedMessage {
    let over_frame = in_place && asked.under != MessageShape::Plain || discord.frames.has_answered(asked.id);
    let frame = message.frame.or_else(|| over_frame.then(surface::MessageFrame::default));
    surface::PlannedMessage { frame, ..message }
}

/// The first message of an answer, where it belongs.
async fn tell_first(
    discord: &Discord,
    asked: &ReceivedInteraction,
    told: AckState,
    message: &OutgoingMessage,
    (in_place, private): (bool, bool),
    language: &Language,
) -> Result<(), ApiError> {
    let on_message =
        matches!(asked.how, AnswerMode::Press { .. } | AnswerMode::Form { on_message: true, .. });
    match told {
        AckState::None if in_place && on_message => {
            let edit = message.clone().edit_unless_bare();
            callback::first(discord, asked, ResponseKind::UpdateMessage, Some(&edit), &edit.files).await
        }
        // Then its token changes the board that was pressed, and what comes next follows that.
        AckState::None if private && is_on_board(asked) => {
            callback::first(discord, asked, ResponseKind::DeferredUpdateMessage, None::<()>, &[]).await?;
            followup::follow_up(discord, asked, message).await
        }
        AckState::None => {
            callback::first(
                discord,
                asked,
                ResponseKind::ChannelMessageWithSource,
                Some(message),
                &message.files,
            )
            .await
        }
        AckState::DeferredUpdate if in_place => {
            followup::edit_original(discord, asked, &message.clone().edit_unless_bare()).await
        }
        AckState::Deferred if private => {
            followup::edit_original(discord, asked, &message.clone().edit_unless_bare()).await
        }
        AckState::DeferredPublic if !private => {
            followup::edit_original(discord, asked, &message.clone().edit_unless_bare()).await
        }
        AckState::DeferredPublic => {
            // The first message that follows an announcement takes its place, and is as public: it has to be gone before.
            match followup::delete_original(discord, asked).await {
                Err(error) if !error.is(code::UNKNOWN_MESSAGE) => {
                    warn!(interaction = %asked.id, %error, "private answer dropped: its announcement stays");
                    Ok(())
                }
                _ => followup::follow_up(discord, asked, message).await,
            }
        }
        AckState::Deferred => {
            // What was announced to one person stays with that person; the answer is for everybody.
            let note = OutgoingMessage::plain(written(say::discord::SHOWN_BELOW, language)).edit();
            followup::edit_original(discord, asked, &note).await?;
            let shown = followup::follow_up(discord, asked, message).await;
            if shown.is_ok() {
                // It has said what there was to say; where it stays, it does no harm.
                let _ = followup::delete_original(discord, asked).await;
            }
            shown
        }
        AckState::DeferredUpdate | AckState::Failed => followup::follow_up(discord, asked, message).await,
        AckState::Gone => Err(ApiError::Late),
    }
}

/// What did not go with the first word: as messages that follow it, else in the channel, if it is for everybody.
async fn tell_rest(
    discord: &Discord,
    asked: &ReceivedInteraction,
    messages: Vec<OutgoingMessage>,
    private: bool,
    gone: bool,
) {
    let mut in_channel = gone;
    for message in messages {
        if !in_channel && asked.received.elapsed() < TOKEN_LIFE {
            match followup::follow_up(discord, asked, &message).await {
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
            if let Err(error) = channel_message::post(discord, asked.channel, &part).await {
                warn!(interaction = %asked.id, %error, "posting the answer in the channel failed too");
                return;
            }
        }
    }
}

/// A press that was done and is told to everybody by a post needs no words: how its message is to look then.
async fn is_quietly_done(
    discord: &Discord,
    asked: &ReceivedInteraction,
    answer: &surface::PlannedMessage,
    kind: ReplyKind,
) -> Option<PressResult> {
    let AnswerMode::Press { message, private, .. } = asked.how else { return None };
    if kind != ReplyKind::Done || !answer.is_words_alone() || private {
        return None;
    }
    // The buttons of the welcome are everybody's, and stay.
    if asked.request.as_ref().is_ok_and(|request| matches!(request.intent, Intent::Start(_))) {
        return Some(PressResult::Untouched);
    }
    let id = message.get();
    // The next post about it takes its predecessor's buttons away, in its own order; two at once could meet.
    let board = discord.service.query(move |store| store.discord_is_cared_for(id)).await.unwrap_or(true);
    Some(if board { PressResult::Untouched } else { PressResult::ButtonsGone })
}

/// Shows a form, or these words where it comes too late.
async fn show_form(
    discord: &Discord,
    asked: &ReceivedInteraction,
    told: AckState,
    form: Modal,
    late: String,
) {
    let shown = match told {
        AckState::None => callback::first(discord, asked, ResponseKind::Modal, Some(form), &[]).await,
        _ => Err(ApiError::Shape("a form can only be the first word".to_owned())),
    };
    if let Err(error) = shown {
        warn!(interaction = %asked.id, %error, "showing a form failed");
        if error.is_gone() {
            return;
        }
        let late = OutgoingMessage::plain(late).private(true);
        // Nothing can follow a first word that was refused: then these are the first.
        let is_first = told == AckState::None;
        if is_first
            && callback::first(discord, asked, ResponseKind::ChannelMessageWithSource, Some(&late), &[])
                .await
                .is_ok()
        {
            return;
        }
        tell_rest(discord, asked, vec![late], true, false).await;
    }
}

/// Whether something was pressed under what everybody sees of a game, where the board may change next.
fn is_on_board(asked: &ReceivedInteraction) -> bool {
    let at_table = matches!(&asked.request, Ok(Request { intent: Intent::Game { .. }, .. }));
    at_table && asked.carries && matches!(asked.how, AnswerMode::Press { private: false, .. })
}

/// Whether the private message under which something was done at a table goes away: a post shows everybody what was done.
fn closes(asked: &ReceivedInteraction, answer: &surface::PlannedMessage, kind: ReplyKind) -> bool {
    let at_table = matches!(&asked.request, Ok(Request { intent: Intent::Game { .. }, .. }));
    let private = matches!(asked.how, AnswerMode::Press { private: true, .. });
    at_table && private && asked.is_shown() && kind == ReplyKind::Done && answer.is_words_alone()
}

/// How a message looks once the press under it is done.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum PressResult {
    ButtonsGone,
    Untouched,
}
