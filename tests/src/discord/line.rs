//! The gateway as a test plays with it: connections that break, servers that come and go.

use serde_json::{Value, json};

use super::Discord;
use super::gate::{INTENT_SERVERS, Order};
use super::spec::sample;

impl Discord {
    /// Breaks every gateway connection off without a word.
    pub fn drop_connections(&self) {
        self.world().gate.order(&Order::Drop);
        self.shared.ring();
    }

    /// Closes every gateway connection with a code.
    pub fn close_connections(&self, code: u16) {
        self.world().gate.order(&Order::Close(code, "closed by a test"));
        self.shared.ring();
    }

    /// Asks every connection to reconnect (opcode 7).
    pub fn ask_to_reconnect(&self) {
        self.world().gate.order(&Order::Send(sample("gateway-events-example-gateway-reconnect-10")));
    }

    /// Tells every connection that its session is invalid, to be resumed or not.
    pub fn invalidate(&self, resumable: bool) {
        let mut frame = sample("gateway-events-example-gateway-invalid-session-11");
        frame["d"] = resumable.into();
        let mut world = self.world();
        if !resumable {
            world.gate.forget();
        }
        world.gate.order(&Order::Send(frame));
    }

    /// The bot is removed from a server, or the server cannot be reached for a while.
    ///
    /// # Panics
    /// There is no such server.
    pub fn server_gone(&self, server: u64, outage: bool) {
        let mut world = self.world();
        let found = world.servers.get_mut(&server).expect("a server");
        (found.joined, found.reachable) = (outage, !outage);
        let mut data = json!({"id": server.to_string()});
        if outage {
            data["unavailable"] = true.into();
        }
        tell(&mut world.gate, server, "GUILD_DELETE", &data);
    }

    /// The bot is invited into a server now, whose notices go into a channel.
    ///
    /// # Panics
    /// There is no such server.
    pub fn invited(&self, server: u64, notices: Option<u64>) {
        let mut world = self.world();
        let now = world.clock.stamp();
        let found = world.servers.get_mut(&server).expect("a server");
        (found.joined_at, found.notices) = (now, notices);
        drop(world);
        self.server_back(server);
    }

    /// The bot comes into a server, or the server can be reached again.
    ///
    /// # Panics
    /// There is no such server.
    pub fn server_back(&self, server: u64) {
        let mut world = self.world();
        let found = world.servers.get_mut(&server).expect("a server");
        (found.joined, found.reachable) = (true, true);
        let found = found.clone();
        let data = world.arrived(&found);
        tell(&mut world.gate, server, "GUILD_CREATE", &data);
    }

    /// A channel is deleted.
    ///
    /// # Panics
    /// There is no such channel.
    pub fn channel_gone(&self, channel: u64) {
        let mut world = self.world();
        let found = world.channels.get_mut(&channel).expect("a channel");
        found.deleted = true;
        let (server, data) = (found.server, found.json());
        let name = if found.parent.is_some() { "THREAD_DELETE" } else { "CHANNEL_DELETE" };
        tell(&mut world.gate, server, name, &data);
    }
}

/// Server events go to those who asked for them.
fn tell(gate: &mut super::gate::Gate, server: u64, name: &str, data: &Value) {
    if gate.intents_of(server) & INTENT_SERVERS != 0 {
        gate.dispatch(server, name, data);
    }
}
