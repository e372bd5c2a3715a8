//! From an interaction to its answer: what is known of its channel, and which kind of request it is.

use crate::incoming::autocomplete;
use crate::outgoing::{answer, forum};
use std::sync::Arc;
use std::time::Duration;

use tracing::trace;

use crate::Discord;
use crate::id::{self, BotPresence};
use crate::incoming::install_context::ChannelPresence;
use crate::incoming::interaction::{Incoming, InteractionBody};
use lasermate_service::clock;

/// Answers whatever comes from Discord.
pub async fn take_in(discord: &Arc<Discord>, incoming: Incoming) {
    let _working = discord.under_way.begin();
    let channel = incoming.channel;
    let presence = discord.channels.how_in(channel.id, incoming.guild, incoming.origin).await;
    let in_forum = presence == BotPresence::Member && forum::is_in_forum(discord, channel).await;
    let here = ChannelPresence { presence, in_forum };
    let now = tokio::time::Instant::now();
    discord.links.skew.note(id::made_at(incoming.id.get()), clock::now());
    let busy = {
        let mut activity = discord.activity.lock();
        activity.note_person(incoming.user.id, now);
        if let Some(message) = channel.last_message {
            let age = clock::now() - discord.links.skew.ours(id::made_at(message), clock::now());
            let age = Duration::from_millis(u64::try_from(age).unwrap_or(0));
            activity.note_told(channel.id, message, age, now);
        }
        activity.is_busy(channel.id, now)
    };
    match &incoming.what {
        InteractionBody::Command(data) => {
            let forum = forum::named_forum(discord, incoming.guild, data).await;
            answer::answer(discord, incoming.of_command(data, here).busy(busy).naming(forum)).await;
        }
        InteractionBody::Typing(data) => autocomplete::complete(discord, &incoming, data, here).await,
        InteractionBody::Component { custom_id, values } => {
            answer::answer(discord, incoming.of_component(custom_id, values.as_deref(), here)).await;
        }
        InteractionBody::Form(form) => answer::answer(discord, incoming.of_form(form, here).busy(busy)).await,
        InteractionBody::Other => trace!("an interaction of another kind is passed over"),
    }
}
