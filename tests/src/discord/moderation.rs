//! What moderators do to the bot: permissions taken and given back, time outs, locked threads.

use super::Discord;
use super::world::{self, permission};

impl Discord {
    /// Takes permissions from the bot in a channel, of [`permission`].
    ///
    /// # Panics
    /// There is no such channel.
    pub fn deny(&self, channel: u64, permissions: u64) {
        self.world().channels.get_mut(&channel).expect("a channel").denied = permissions;
    }

    /// Gives the bot all its permissions back in a channel of a server, which it is told.
    ///
    /// # Panics
    /// There is no such channel.
    pub fn allow(&self, channel: u64) {
        let mut world = self.world();
        let channel = world.channels.get_mut(&channel).expect("a channel");
        channel.denied = 0;
        let (server, json) = (channel.server, channel.json());
        let what = if channel.parent.is_some() { "THREAD_UPDATE" } else { "CHANNEL_UPDATE" };
        world.gate.dispatch(server, what, &json);
    }

    /// A moderator times the bot out in a server, or ends that: it may look there and do nothing else.
    pub fn time_out(&self, server: u64, out: bool) {
        let mut world = self.world();
        for channel in world.channels.values_mut().filter(|channel| channel.server == server) {
            channel.denied = if out { permission::TIMED_OUT } else { 0 };
        }
        let user = world::bot();
        let until = out.then(|| world.clock.stamp());
        let told = serde_json::json!({
            "guild_id": server.to_string(), "user": user, "roles": [], "communication_disabled_until": until,
        });
        world.gate.dispatch(server, "GUILD_MEMBER_UPDATE", &told);
    }

    /// A moderator archives and locks a thread, so that nobody opens it by writing, or unlocks it again; which the bot is told.
    ///
    /// # Panics
    /// There is no such thread.
    pub fn lock(&self, thread: u64, locked: bool) {
        let mut world = self.world();
        let channel = world.channels.get_mut(&thread).expect("a thread");
        (channel.archived, channel.locked) = (locked, locked);
        let (server, json) = (channel.server, channel.json());
        world.gate.dispatch(server, "THREAD_UPDATE", &json);
    }
}
