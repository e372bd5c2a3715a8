//! The gateway's WebSocket: HELLO, IDENTIFY or RESUME, heartbeats, events; compressed where that is asked.

use std::sync::Arc;

use axum::extract::State;
use axum::extract::ws::{CloseFrame, Message, WebSocket, WebSocketUpgrade};
use axum::http::Uri;
use axum::response::Response;
use serde_json::{Value, json};
use tokio::sync::mpsc::{self, UnboundedReceiver, UnboundedSender};
use zstd_safe::zstd_sys::ZSTD_EndDirective;
use zstd_safe::{CCtx, InBuffer, OutBuffer};

use super::gate::{GatewayEvent, INTENT_SERVERS, Order, PRIVILEGED};
use super::shared::SharedWorld;
use super::spec::sample;
use super::world::{APPLICATION, TOKEN, bot};

/// What a bot may be shown to be.
const STATUSES: [&str; 5] = ["online", "dnd", "idle", "invisible", "offline"];
/// How many frames a connection may send in a minute; more in one of our short tests is a bug.
const SENDS: usize = 120;

struct Connection {
    shared: Arc<SharedWorld>,
    orders: UnboundedReceiver<Order>,
    line: UnboundedSender<Order>,
    session: Option<String>,
    /// What compresses all frames of the connection, where that was asked.
    compressor: Option<CCtx<'static>>,
    received: usize,
}

/// What comes of a frame: more to send, or the end.
enum FrameReply {
    Send(Vec<Value>),
    Close(u16, &'static str),
}

pub(super) async fn open(
    State(shared): State<Arc<SharedWorld>>,
    uri: Uri,
    upgrade: WebSocketUpgrade,
) -> Response {
    let query = uri.query().unwrap_or_default().to_owned();
    let compresses = shared.world().gate.compresses && query.contains("compress=zstd-stream");
    shared.world().gate.history.push(GatewayEvent::Opened(query));
    shared.ring();
    upgrade.on_upgrade(move |socket| {
        let (line, orders) = mpsc::unbounded_channel();
        let compressor = compresses.then(CCtx::create);
        let connection = Connection { shared, orders, line, session: None, compressor, received: 0 };
        connection.live(socket)
    })
}

impl Connection {
    async fn live(mut self, mut socket: WebSocket) {
        let mut hello = sample("gateway-events-example-hello-9");
        hello["d"]["heartbeat_interval"] = self.shared.world().gate.heartbeat.into();
        if self.send(&mut socket, &hello).await.is_err() {
            return;
        }
        let code = loop {
            tokio::select! {
                order = self.orders.recv() => match order {
                    Some(Order::Send(frame)) => if self.send(&mut socket, &frame).await.is_err() { break None },
                    Some(Order::Close(code, reason)) => { close(&mut socket, code, reason).await; break None }
                    Some(Order::Drop) | None => break None,
                },
                frame = socket.recv() => match frame {
                    Some(Ok(Message::Text(text))) => {
                        match self.heard(&serde_json::from_str(&text).unwrap_or_default()) {
                            FrameReply::Send(frames) => for frame in frames {
                                if self.send(&mut socket, &frame).await.is_err() { break; }
                            },
                            FrameReply::Close(code, reason) => { close(&mut socket, code, reason).await; break None }
                        }
                    }
                    Some(Ok(Message::Close(frame))) => break frame.map(|frame| frame.code),
                    Some(Ok(_)) => {}
                    Some(Err(_)) | None => break None,
                },
            }
        };
        self.gone(code);
    }

    /// The connection is over; a bot that closes with 1000 or 1001 ends its session.
    fn gone(&self, code: Option<u16>) {
        let mut world = self.shared.world();
        world.gate.history.push(GatewayEvent::Closed(code));
        if let Some(id) = &self.session {
            let ours = |line: &UnboundedSender<Order>| line.same_channel(&self.line);
            if matches!(code, Some(1000 | 1001)) {
                world.gate.sessions.remove(id);
            } else if let Some(session) = world.gate.sessions.get_mut(id)
                && session.line.as_ref().is_some_and(ours)
            {
                session.line = None;
            }
        }
        drop(world);
        self.shared.ring();
    }

    async fn send(&mut self, socket: &mut WebSocket, frame: &Value) -> Result<(), axum::Error> {
        let text = frame.to_string();
        let Some(compressor) = &mut self.compressor else {
            return socket.send(Message::Text(text.into())).await;
        };
        let bytes = compressed(compressor, text.as_bytes()).map_err(axum::Error::new)?;
        self.shared.world().gate.compressed += 1;
        socket.send(Message::Binary(bytes.into())).await
    }

    fn heard(&mut self, frame: &Value) -> FrameReply {
        self.received += 1;
        let shared = Arc::clone(&self.shared);
        if self.received > SENDS {
            shared.world().faults.push(format!("more than {SENDS} frames in one short connection"));
            return FrameReply::Close(4008, "Rate limited");
        }
        let next = match frame["op"].as_u64() {
            Some(1) => {
                let mut world = shared.world();
                world.gate.history.push(GatewayEvent::Beat(frame["d"].as_u64()));
                let acknowledge = world.gate.acknowledges.then(|| sample("gateway-example-heartbeat-ack-2"));
                FrameReply::Send(acknowledge.into_iter().collect())
            }
            Some(2) => self.identify(&frame["d"]),
            Some(6) => self.resume(&frame["d"]),
            Some(3) => {
                self.presence(&frame["d"]);
                FrameReply::Send(Vec::new())
            }
            _ => {
                shared.world().faults.push(format!("the gateway knows no {frame}"));
                FrameReply::Close(4001, "Unknown opcode")
            }
        };
        shared.ring();
        next
    }

    /// Notes what the bot is shown to play. All four fields must be there.
    fn presence(&self, shown: &Value) {
        let mut world = self.shared.world();
        let activity = &shown["activities"][0];
        let complete = (shown["since"].is_null() || shown["since"].is_u64())
            && shown.get("since").is_some()
            && shown["afk"].is_boolean()
            && shown["status"].as_str().is_some_and(|status| STATUSES.contains(&status))
            && activity["type"].is_u64();
        match activity["name"].as_str() {
            Some(name) if complete && self.session.is_some() => {
                world.gate.history.push(GatewayEvent::Played(name.to_owned()));
            }
            _ => world.faults.push(format!("the gateway reads no presence in {shown}")),
        }
    }

    fn identify(&mut self, asked: &Value) -> FrameReply {
        let shared = Arc::clone(&self.shared);
        let mut world = shared.world();
        let intents = asked["intents"].as_u64().unwrap_or(0);
        let shard = [0, 1].map(|at| asked["shard"][at].as_u64());
        let shard = (shard[0].unwrap_or(0), shard[1].unwrap_or(1).max(1));
        world.gate.history.push(GatewayEvent::Identified(shard.0, shard.1, intents));
        if !is_ours(&asked["token"]) {
            return FrameReply::Close(4004, "Authentication failed.");
        }
        if intents & PRIVILEGED != 0 {
            world.faults.push(format!("privileged intents are asked for: {intents:#b}"));
            return FrameReply::Close(4014, "Disallowed intent(s).");
        }
        if let Some(code) = world.gate.refuses {
            return FrameReply::Close(code, "Refused.");
        }
        if shard.1 < world.gate.least_shards {
            return FrameReply::Close(4011, "Sharding required.");
        }
        if world.gate.invalidates {
            let mut frame = sample("gateway-events-example-gateway-invalid-session-11");
            frame["d"] = false.into();
            return FrameReply::Send(vec![frame]);
        }
        let id = world.gate.begin(shard, intents, self.line.clone());
        self.session = Some(id.clone());
        let here = |server: u64| (server >> 22) % shard.1 == shard.0;
        let servers: Vec<_> =
            world.servers.values().filter(|server| server.joined && here(server.id)).cloned().collect();
        let unavailable =
            servers.iter().map(|server| json!({"id": server.id.to_string(), "unavailable": true}));
        let ready = json!({
            "v": 10, "user": bot(), "guilds": unavailable.collect::<Vec<_>>(), "session_id": id,
            "resume_gateway_url": shared.gateway().url, "shard": [shard.0, shard.1],
            "application": {"id": APPLICATION.to_string(), "flags": 0}, "private_channels": [],
            "relationships": [], "presences": [],
        });
        world.gate.tell(&id, "READY", ready);
        if intents & INTENT_SERVERS != 0 {
            for server in servers.iter().filter(|server| server.reachable) {
                let whole = world.arrived(server);
                world.gate.tell(&id, "GUILD_CREATE", whole);
            }
        }
        FrameReply::Send(Vec::new())
    }

    fn resume(&mut self, asked: &Value) -> FrameReply {
        let shared = Arc::clone(&self.shared);
        let mut world = shared.world();
        let id = asked["session_id"].as_str().unwrap_or_default().to_owned();
        let seq = asked["seq"].as_u64().unwrap_or(0);
        world.gate.history.push(GatewayEvent::Resumed(id.clone(), seq));
        if !is_ours(&asked["token"]) {
            return FrameReply::Close(4004, "Authentication failed.");
        }
        let invalid = |resumable: bool| {
            let mut frame = sample("gateway-events-example-gateway-invalid-session-11");
            frame["d"] = resumable.into();
            FrameReply::Send(vec![frame])
        };
        if let Some(resumable) = world.gate.invalid.pop() {
            if !resumable {
                world.gate.sessions.remove(&id);
            }
            return invalid(resumable);
        }
        let Some(missed) = world.gate.after(&id, seq, self.line.clone()) else { return invalid(false) };
        self.session = Some(id.clone());
        for frame in missed {
            // In order before whatever is told from now on: both go through the same line.
            let _ = self.line.send(Order::Send(frame));
        }
        world.gate.tell(&id, "RESUMED", json!({}));
        FrameReply::Send(Vec::new())
    }
}

/// The next frame of a compressed connection.
fn compressed(compressor: &mut CCtx<'_>, text: &[u8]) -> std::io::Result<Vec<u8>> {
    let mut bytes = vec![0; zstd_safe::compress_bound(text.len()) + 64];
    let mut out = OutBuffer::around(&mut bytes[..]);
    let left = compressor
        .compress_stream2(&mut out, &mut InBuffer::around(text), ZSTD_EndDirective::ZSTD_e_flush)
        .map_err(|code| std::io::Error::other(zstd_safe::get_error_name(code)))?;
    assert_eq!(left, 0, "a frame fits into its bound");
    let length = out.pos();
    bytes.truncate(length);
    Ok(bytes)
}

/// Whether a token is the bot's. Discord takes it with its kind before it too, which is how the bot sends it.
fn is_ours(token: &Value) -> bool {
    token.as_str().map(|token| token.strip_prefix("Bot ").unwrap_or(token)) == Some(TOKEN)
}

async fn close(socket: &mut WebSocket, code: u16, reason: &'static str) {
    // It may be gone already.
    let _ = socket.send(Message::Close(Some(CloseFrame { code, reason: reason.into() }))).await;
}
