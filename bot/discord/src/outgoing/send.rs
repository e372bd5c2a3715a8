//! Sending what rooms are owed: each post once, a game's board in one message as long as it is fresh.

use crate::outgoing::{board, channel_message, retire, thread, user_install};
use std::fmt::Write as _;
use std::sync::Arc;

use serenity::model::id::{ChannelId, MessageId};
use sha2::{Digest, Sha256};
use tokio::time::Instant;
use tracing::{error, info};

use crate::api::{ApiError, FileUpload, code};
use crate::outgoing::board::OnItsWay;
use crate::outgoing::emoji::Icons;
use crate::outgoing::links::Links;
use crate::outgoing::markdown::words;
use crate::outgoing::message::{OutgoingMessage, of_post, picture};
use crate::outgoing::message_shape::FrameMode;
use crate::outgoing::retire::NewestBoard;
use crate::outgoing::send_error::refusal;
use crate::outgoing::thread::ThreadWish;
use crate::{CAPABILITIES, Discord, id};
use lasermate_domain::platform::{Delivery, SendError};
use lasermate_domain::port::{Capabilities, PersonId, PictureOf, SentPost, UnixMillis};
use lasermate_present::language::Language;
use lasermate_present::{surface, text};
use lasermate_service::clock;
use lasermate_service::store::{BoardMessage, PlacedMessage};

/// After how long a board that was not followed by another is forgotten: 90 days.
const FORGOTTEN: UnixMillis = 90 * 24 * 60 * 60 * 1000;

/// Forgets what was sent and settled, and boards whose buttons nobody looks for any more.
pub(crate) async fn tidy(discord: &Discord) {
    discord.service.query(|store| store.discord_tidy(clock::now() - FORGOTTEN)).await;
}

pub(crate) async fn deliver(discord: &Arc<Discord>, delivery: Delivery) -> Result<SentPost, SendError> {
    let Some(channel) = id::channel(&delivery.room) else {
        return Err(SendError::Never { reason: "not a Discord channel".to_owned() });
    };
    let drawn = file_of(discord, &delivery).await;
    let pictured = drawn.is_some();
    let (number, thread) = (delivery.id, delivery.post.thread.clone());
    let (game, challenge) = (delivery.post.board_of, delivery.post.challenge);
    let asked = delivery.post.asked.as_ref().and_then(id::interaction);
    let (over, heading) = (delivery.post.retires, delivery.post.heading.clone());
    let mut form = discord.frames.form();
    let placed = loop {
        let placed = place(discord, channel, delivery.clone(), drawn.clone(), &mut form).await;
        if !discord.frames.goes_plainer(&discord.icons, &mut form, &placed) {
            break placed;
        }
    };
    let placed = match placed {
        Ok(placed) => placed,
        Err(error) => {
            if let Some(asked) = asked {
                discord.carriers.note_shown(asked, false);
            }
            if error.is(code::UNKNOWN_CHANNEL) {
                discord.channels.gone(channel).await;
            }
            return Err(refusal(error, pictured));
        }
    };
    info!(delivery = number, %channel, message = %placed, "posted");
    let thread = match (thread, game) {
        // What was placed stays: only the thread is asked for again.
        (Some(name), Some(game)) => {
            let wish = ThreadWish { name, game, delivery: number, language: language_of(&delivery) };
            let opened = thread::open_place(discord, channel, placed, wish).await;
            let thread = opened.map_err(|error| refusal(error, false))?;
            if thread.is_none() {
                announce_here(discord, channel, placed, &delivery).await;
            }
            thread
        }
        _ => None,
    };
    if let Some(heading) = heading {
        thread::note_heading(discord, channel, heading).await;
    } else if challenge.is_some() {
        thread::postpone_close(discord, channel).await;
    }
    if game.is_some() || challenge.is_some() {
        let board = NewestBoard { message: placed, thread };
        retire::retire_later(discord, channel, [game, over], challenge, board);
    }
    Ok(SentPost { link: discord.channels.link(channel, placed).await, thread: thread.map(id::room) })
}

/// The language that a post is written in.
fn language_of(delivery: &Delivery) -> &'static Language {
    Language::of(delivery.language).unwrap_or_default()
}

/// Says under the announcement of a game that it is played in the channel: no thread could be opened.
async fn announce_here(discord: &Discord, channel: ChannelId, message: MessageId, announced: &Delivery) {
    let opened = text::threads::opened_here(&announced.post.text);
    let here = words(&opened, &discord.links, language_of(announced));
    if let Err(error) =
        channel_message::edit_in_channel(discord, channel, message, &OutgoingMessage::plain(here).edit())
            .await
    {
        info!(%channel, %error, "changing an announcement failed");
    }
}

/// The file of a delivery's picture. A post whose picture cannot be drawn goes out in words alone.
async fn file_of(discord: &Discord, delivery: &Delivery) -> Option<FileUpload> {
    let described = delivery.picture.as_ref()?;
    match discord.service.drawings().fresh(described, None, None).await {
        Ok(drawn) => {
            let mut file = picture(&drawn, &described.alt);
            if let Some(game) = delivery.post.board_of.filter(|_| file.filename.ends_with(".png")) {
                file.filename = file_name(game, &nonce(delivery));
            }
            Some(file)
        }
        Err(error) => {
            error!(%error, delivery = delivery.id, "drawing a picture failed");
            None
        }
    }
}

/// Sends the messages of a delivery that are not there yet; gives the last.
async fn place(
    discord: &Discord,
    channel: ChannelId,
    delivery: Delivery,
    drawn: Option<FileUpload>,
    form: &mut FrameMode,
) -> Result<MessageId, ApiError> {
    let (number, game) = (delivery.id, delivery.post.board_of);
    let asked = delivery.post.asked.as_ref().and_then(id::interaction);
    let challenge = delivery.post.challenge.filter(|_| !delivery.post.buttons.is_empty() && game.is_none());
    let nonce = nonce(&delivery);
    let remark = delivery.post.picture.is_none() && game.is_some();
    // A line that calls somebody must be a new one: an edit notifies nobody. A board may be one where whoever is called
    // has just done something, and is looking.
    let calls = !delivery.pinged.is_empty();
    let alone = delivery.post.alone || is_away(discord, delivery.pinged.iter());
    let without_turns = matches!(delivery.post.picture, Some(PictureOf::Now { .. }));
    let there = discord.service.query(move |store| store.discord_sent(number)).await.unwrap_or_default();
    let can = Capabilities { frames: form.frames, ..CAPABILITIES };
    let messages = compose(delivery, drawn, (&discord.links, &discord.icons), &can);
    let last = messages.len().saturating_sub(1);
    let mut newest = MessageId::new(1);
    for (part, message) in (0..).zip(messages) {
        if let Some((_, message)) = there.iter().find(|(known, _)| *known == part) {
            newest = MessageId::new((*message).max(1));
            continue;
        }
        let is_last = usize::try_from(part).is_ok_and(|part| part == last);
        let board = game.filter(|_| is_last);
        let old = match board {
            Some(game) if last == 0 && remark && !calls => {
                let last = discord.activity.lock().last_remark(channel);
                board::fresh_board(discord, channel, game, true).await.filter(|old| Some(old.message) == last)
            }
            Some(game) if last == 0 && !remark && !alone => {
                board::fresh_board(discord, channel, game, without_turns).await
            }
            _ => None,
        };
        let message = message.once(format!("{nonce}.{part}"));
        let way = match (asked, board) {
            (Some(asked), Some(game)) if last == 0 => {
                Some(OnItsWay { delivery: number, asked, name: file_name(game, &nonce) })
            }
            // Where the bot is only brought along, anything may be the answer.
            (Some(asked), None) if last == 0 => {
                Some(OnItsWay { delivery: number, asked, name: String::new() })
            }
            _ => None,
        };
        // The message of before may be framed, and then this one must be.
        let message = if old.is_some() && form.frames { message.framed(None) } else { message };
        let shape = message.shape();
        form.framed |= message.is_framed();
        newest = put(discord, channel, old, way, message).await?;
        discord.frames.note(newest, shape);
        if let Some(asked) = asked {
            discord.carriers.free(asked);
            discord.carriers.note_shown(asked, true);
        }
        if remark && is_last {
            discord.activity.lock().note_remark(channel, newest.get());
        }
        let placed = PlacedMessage {
            delivery: number,
            part,
            channel: channel.get(),
            message: newest.get(),
            at: clock::now(),
            game: board,
            challenge: challenge.filter(|_| is_last),
        };
        discord.service.query(move |store| store.discord_place(placed)).await;
    }
    Ok(newest)
}

/// Puts a message into the channel: in the place of an old board, on the way that an interaction opens, or by itself.
async fn put(
    discord: &Discord,
    channel: ChannelId,
    old: Option<BoardMessage>,
    way: Option<OnItsWay>,
    message: OutgoingMessage,
) -> Result<MessageId, ApiError> {
    if discord.channels.is_guest(channel).await {
        return user_install::put_as_guest(discord, channel, old, way.as_ref(), message).await;
    }
    // Boards alone: nothing else can be told again from what others write, nor needs to be cheap.
    let way = way.filter(|way| !way.name.is_empty());
    if let Some(way) = &way
        && let Some(there) = board::sent_before(discord, channel, way).await?
    {
        return Ok(there);
    }
    if let Some(old) = old {
        if let Some(way) = &way {
            // What is pressed may be the very board, and whoever typed a command is told that it is done.
            discord.carriers.acknowledged(way.asked).await;
            discord.carriers.free(way.asked);
        }
        return board::redraw(discord, channel, old, message).await;
    }
    if let Some(way) = way.filter(|_| !message.files.is_empty())
        && let Some(carried) = board::carry(discord, channel, &way, &message).await?
    {
        return Ok(carried);
    }
    channel_message::post(discord, channel, &message).await
}

/// Whether one of these people has not done anything lately.
fn is_away<'a>(discord: &Discord, mut people: impl Iterator<Item = &'a PersonId>) -> bool {
    let (mut activity, now) = (discord.activity.lock(), Instant::now());
    people.any(|person| id::user(person).is_some_and(|user| !activity.is_there(user, now)))
}

/// A word of its own for a delivery, the same whenever it is sent again. Its number alone would not do: another database
/// of the same bot counts from 1 too.
fn nonce(delivery: &Delivery) -> String {
    const BYTES: usize = 10;
    let whole = format!("{}\n{}\n{}", delivery.id, delivery.room, delivery.post.text);
    let mut hex = String::new();
    for byte in Sha256::digest(whole).iter().take(BYTES) {
        // Writing into a string cannot fail.
        let _ = write!(hex, "{byte:02x}");
    }
    hex
}

/// The name of the file of a board's picture, which no other delivery has: by it a message is found again that was sent.
fn file_name(game: u64, nonce: &str) -> String {
    format!("board-g{game}-{nonce}.png")
}

/// A delivery as messages; whatever does not fit into one goes before the last.
fn compose(
    delivery: Delivery,
    drawn: Option<FileUpload>,
    names: (&Links, &Icons),
    can: &Capabilities,
) -> Vec<OutgoingMessage> {
    let language = language_of(&delivery);
    let Delivery { post, picture, board_text, pinged, .. } = delivery;
    let mentioned: Vec<_> = post.mentioned().filter_map(id::user).collect();
    let pinged: Vec<_> = pinged.iter().filter_map(id::user).collect();
    let planned = surface::of_post(&post, picture.as_ref(), board_text.as_deref(), can, language);
    of_post(planned.into_message(), drawn, names, &mentioned, &pinged)
}

#[cfg(test)]
mod tests {
    use super::*;
    use lasermate_domain::port::{PictureFile, PictureKind, Post, RoomId};

    #[test]
    fn three_people_are_mentioned_over_a_full_text() {
        let people = ["1234567890123456781", "1234567890123456782", "1234567890123456783"];
        let people = people.map(|id| PersonId(format!("discord:{id}")));
        let post = Post::of_words("x ".repeat(980)).mentioning(people);
        let room = RoomId("discord:1".to_owned());
        let pinged = post.mentioned().cloned().collect();
        let delivery =
            Delivery { id: 1, room, language: "en", post, picture: None, board_text: None, pinged };
        for message in compose(delivery, None, (&Links::default(), &Icons::default()), &CAPABILITIES) {
            let json = serde_json::to_value(&message).unwrap();
            assert!(json["content"].as_str().unwrap().chars().count() <= 2_000);
        }
    }

    #[test]
    fn picture_mention_and_buttons_stand_under_the_last_of_a_long_text() {
        let post = Post {
            text: "a line of words\n".repeat(200),
            mention: Some(PersonId("discord:5".to_owned())),
            also: vec![PersonId("discord:6".to_owned())],
            picture: None,
            buttons: Vec::new(),
            board_of: Some(1),
            challenge: None,
            retires: None,
            thread: None,
            offer: None,
            alone: false,
            heading: None,
            asked: None,
            accent: None,
        };
        let drawn = picture(&PictureFile { kind: PictureKind::Png, bytes: vec![1] }, "alt");
        let plain = Capabilities { frames: false, ..CAPABILITIES };
        let room = RoomId("discord:1".to_owned());
        let pinged = post.mentioned().cloned().collect();
        let delivery =
            Delivery { id: 1, room, language: "en", post, picture: None, board_text: None, pinged };
        let messages = compose(delivery, Some(drawn), (&Links::default(), &Icons::default()), &plain);
        assert!(messages.len() > 1);
        let (last, others) = messages.split_last().unwrap();
        assert_eq!(last.files.len(), 1);
        assert!(others.iter().all(|message| message.files.is_empty()));
        let json = serde_json::to_value(last).unwrap();
        assert!(json["content"].as_str().unwrap().starts_with("<@5> <@6>\n"), "{json}");
        assert_eq!(json["allowed_mentions"]["users"], serde_json::json!(["5", "6"]));
    }
}
