//! Old messages lose their buttons when a newer one takes their place.

use crate::outgoing::{component, followup};
use std::sync::Arc;

use serde_json::Value;
use serenity::model::id::{ChannelId, MessageId};
use tracing::info;
use twilight_http_ratelimiting::Method;

use crate::api::ApiError;
use crate::api::route::ApiRoute;
use crate::outgoing::message::OutgoingMessage;
use crate::outgoing::message_shape::MessageShape;
use crate::{Discord, id};
use lasermate_present::say::discord::{NEWEST_BOARD, TO_THE_GAME};
use lasermate_present::saying::written;
use twilight_model::channel::message::Component;

/// How many old messages lose their buttons when a new one comes.
const RETIRED: usize = 2;

/// Where the newest board is.
#[derive(Clone, Copy, Debug)]
pub(crate) struct NewestBoard {
    /// The message that was sent last.
    pub message: MessageId,
    /// The thread that was opened on it: the game goes on there.
    pub thread: Option<ChannelId>,
}

/// Has the buttons of older messages taken away, beside what is sent: the next post of the room does not wait for it. Where
/// too much waits already, they stay until the next post.
pub(crate) fn retire_later(
    discord: &Arc<Discord>,
    channel: ChannelId,
    games: [Option<u64>; 2],
    challenge: Option<u64>,
    newest: NewestBoard,
) {
    let Ok(place) = Arc::clone(&discord.retiring).try_acquire_owned() else { return };
    let discord = Arc::clone(discord);
    tokio::spawn(async move {
        if newest.thread.is_some() {
            lead_into_thread(&discord, channel, newest).await;
        }
        for game in games.into_iter().flatten() {
            retire_boards(&discord, channel, game, newest).await;
        }
        if let Some(challenge) = challenge {
            retire_challenge(&discord, channel, challenge, games[0].map(|_| newest), newest.message).await;
        }
        drop(place);
    });
}

/// Puts a button under the announcement of a game that leads into its thread.
async fn lead_into_thread(discord: &Discord, channel_id: ChannelId, newest: NewestBoard) {
    let message_id = newest.message;
    let way = way_to(discord, channel_id, newest).await;
    let edited = change_rows(discord, channel_id, message_id, way).await;
    if let Err(error) = edited {
        // Discord shows the thread under the message all the same.
        info!(%channel_id, message = %message_id, %error, "adding the way into a thread failed");
    }
    // The board is in the thread.
    discord.service.query(move |store| store.discord_retired(message_id.get())).await;
}

/// A button that leads to the newest board.
async fn way_to(discord: &Discord, channel: ChannelId, newest: NewestBoard) -> Vec<Component> {
    let (label, address) = match newest.thread {
        Some(thread) => (TO_THE_GAME, discord.channels.place_link(thread).await),
        None => (NEWEST_BOARD, discord.channels.link(channel, newest.message).await),
    };
    let language = discord.service.language_in(id::room(channel)).await;
    component::link(&written(label, language), &address)
}

/// Puts other rows under a message; everything else stays.
async fn change_rows(
    discord: &Discord,
    channel_id: ChannelId,
    message_id: MessageId,
    rows: Vec<Component>,
) -> Result<(), ApiError> {
    let shape = match discord.frames.shape(message_id) {
        Some(shape) => shape,
        None => MessageShape::of_message(&reach(discord, channel_id, message_id, None).await?),
    };
    reach(discord, channel_id, message_id, Some(&OutgoingMessage::only_rows(shape, rows))).await.map(drop)
}

/// A message as it is, one that an earlier program has sent or one of many; or changes it, when there is time for it. By the token
/// the message has come from, which does not count towards the limit over everything, else in its channel, unless the bot is only
/// brought along there: then whoever presses its buttons opens the way to it.
async fn reach(
    discord: &Discord,
    channel_id: ChannelId,
    message_id: MessageId,
    edit: Option<&OutgoingMessage>,
) -> Result<Value, ApiError> {
    if let Some(editable) = discord.carriers.to_edit(channel_id, message_id) {
        let done = match edit {
            Some(edit) => followup::edit_with(&discord.api, &editable, edit).await.map(|()| Value::Null),
            None => followup::read_with(&discord.api, &editable).await,
        };
        match done {
            Err(error) if error.is_lost_token() => discord.carriers.lost(channel_id, &editable.token),
            Err(_) => {}
            done => return done,
        }
    }
    if discord.channels.is_guest(channel_id).await {
        return Err(ApiError::Unasked);
    }
    let route = ApiRoute::ChannelMessage { channel_id, message_id };
    match edit {
        Some(edit) => discord.api.call_idle(Method::Patch, route, Some(edit)).await,
        None => discord.api.get_idle(route).await,
    }
}

/// Takes the buttons of a game's older boards away and leaves a way to the newest there.
async fn retire_boards(discord: &Discord, channel: ChannelId, game: u64, newest: NewestBoard) {
    let number = channel.get();
    let boards =
        discord.service.query(move |store| store.discord_boards(number, game)).await.unwrap_or_default();
    let old = boards.into_iter().map(|board| board.message).collect();
    retire(discord, channel, old, Some(newest), newest.message).await;
}

/// Takes the buttons of a challenge away that was answered or has run out, and leaves a way to its board there.
async fn retire_challenge(
    discord: &Discord,
    channel: ChannelId,
    challenge: u64,
    board: Option<NewestBoard>,
    newest: MessageId,
) {
    let number = channel.get();
    let old = discord
        .service
        .query(move |store| store.discord_challenges(number, challenge))
        .await
        .unwrap_or_default();
    retire(discord, channel, old, board, newest).await;
}

/// Takes the buttons of messages older than the newest away, and leaves a way to a board there. It may run late: what was sent
/// after that newest one keeps its buttons.
async fn retire(
    discord: &Discord,
    channel_id: ChannelId,
    mut old: Vec<u64>,
    board: Option<NewestBoard>,
    newest: MessageId,
) {
    old.retain(|message| *message < newest.get());
    if old.is_empty() {
        return;
    }
    // The newest alone are still seen. The buttons of the others do no harm: the service knows what they belong to.
    old.sort_unstable_by(|one, other| other.cmp(one));
    for message in old.split_off(old.len().min(RETIRED)) {
        discord.service.query(move |store| store.discord_retired(message)).await;
    }
    let components = match board {
        Some(board) => way_to(discord, channel_id, board).await,
        None => Vec::new(),
    };
    for message in old {
        let message_id = MessageId::new(message.max(1));
        match change_rows(discord, channel_id, message_id, components.clone()).await {
            // Its buttons do no harm: the service refuses them. The next post tries again.
            Err(error) if error.may_pass() => {
                info!(%channel_id, message = %message_id, %error, "removing old buttons failed; retrying");
            }
            done => {
                if let Err(error) = done {
                    info!(%channel_id, message = %message_id, %error, "removing old buttons failed");
                }
                discord.service.query(move |store| store.discord_retired(message)).await;
            }
        }
    }
}
