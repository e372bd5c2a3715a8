//! A stand-in for Discord on loopback: its REST interface and its gateway, a world of servers, channels and people behind
//! them, and a referee that judges every request of the bot by Discord's own description and limits.
//!
//! A test starts a [`Discord`], starts the real program against it ([`bot::Program`]), lets people ask
//! ([`Discord::command`], [`Discord::press`]) and looks at what they are shown ([`Discord::told`],
//! [`Discord::next_post`]). When the stand-in is dropped, the test fails for anything the bot sent that Discord would
//! not take.

pub mod alone;
mod asking;
mod body;
pub mod bot;
mod clock;
mod endpoint;
mod files;
mod gate;
mod gateway;
mod line;
mod look;
mod moderation;
pub mod past;
mod payload;
mod rest;
mod rules;
mod seats;
mod shared;
pub mod spec;
mod tls;
pub mod world;

use std::net::{Ipv4Addr, SocketAddr};
use std::sync::{Arc, MutexGuard};
use std::time::Duration;

use axum::Router;
use axum::routing::get;
use tokio::net::TcpListener;
use tokio::runtime::Runtime;

pub use asking::{Asker, MadeInteraction};
pub use clock::{ACKNOWLEDGE, TOKEN as TOKEN_LIFE};
pub use files::StoredFile;
pub use gate::{Gate, GatewayEvent};
pub(crate) use look::is_silent;
pub use look::{ReceivedAnswer, accent, components, content, files, id_of, is_board, is_post};
pub use payload::{completion, sign_in};
pub use seats::{Seats, table, table_drawn};
pub use shared::PATIENCE;
pub use world::permission;

use rest::Gateway;
use shared::SharedWorld;
use world::{APPLICATION, Change, Channel, Forum, Person, Server, Trouble, World};

/// How a stand-in is set up.
#[derive(Clone, Copy, Debug)]
pub struct StandInOptions {
    /// Whether requests are judged; a measurement does without.
    pub checks: bool,
    /// How many shards it recommends.
    pub shards: u64,
    /// Whether it also speaks TLS as `discord.com`, with a certificate of its own authority.
    pub tls: bool,
    /// Whether it keeps Discord's limits: 50 calls a second over everything, 5 in five seconds on a route of a channel.
    pub limits: bool,
    /// The least and the most time a call takes on its way there and back together.
    pub latency: Option<(Duration, Duration)>,
    /// Whether tokens of interactions live as long as Discord's by the real clock, and not by the one tests move on.
    pub real_lives: bool,
}

impl Default for StandInOptions {
    fn default() -> Self {
        Self { checks: true, shards: 1, tls: false, limits: false, latency: None, real_lives: false }
    }
}

#[derive(Debug)]
pub struct Discord {
    shared: Arc<SharedWorld>,
    /// Where it speaks plain HTTP and WebSocket.
    pub address: SocketAddr,
    /// Where it speaks TLS, and its authority's certificate as PEM.
    pub tls: Option<(SocketAddr, String)>,
    // Its servers end with it.
    _runtime: Runtime,
}

impl Discord {
    /// Starts a stand-in.
    ///
    /// # Panics
    /// It cannot be started.
    pub fn start() -> Self {
        Self::start_with(StandInOptions::default())
    }

    /// [`start`](Self::start) with options.
    ///
    /// # Panics
    /// It cannot be started.
    pub fn start_with(options: StandInOptions) -> Self {
        let spec = spec::spec();
        let runtime = tokio::runtime::Builder::new_multi_thread()
            .worker_threads(2)
            .enable_all()
            .build()
            .expect("threads");
        let bind = || runtime.block_on(TcpListener::bind((Ipv4Addr::LOCALHOST, 0))).expect("a free port");
        let listener = bind();
        let address = listener.local_addr().expect("an address");
        let gateway = Gateway { url: format!("ws://{address}"), shards: options.shards, sessions: 900 };
        let mut world = World { keeps_bodies: options.checks, ..World::default() };
        if options.real_lives {
            world.clock.run();
        }
        let shared = Arc::new(SharedWorld::new(spec, world, gateway, &options));
        let router = Router::new()
            .route("/", get(gateway::open))
            .route("/attachments/{name}", get(files::serve))
            .fallback(rest::serve)
            .with_state(Arc::clone(&shared));
        let tls = options.tls.then(|| {
            let (listener, certificate) = tls::wrap(bind());
            let address = listener.address;
            runtime.spawn(axum::serve(listener, router.clone()).into_future());
            (address, certificate)
        });
        runtime.spawn(axum::serve(listener, router).into_future());
        Self { shared, address, tls, _runtime: runtime }
    }

    /// How many calls were refused that Discord counts towards a ban, and whether they have led to one.
    pub fn refused(&self) -> (usize, bool) {
        self.shared.refused()
    }

    /// The world, for as long as the guard lives: nothing else happens meanwhile.
    pub fn world(&self) -> MutexGuard<'_, World> {
        self.shared.world()
    }

    /// Waits until the world has something.
    ///
    /// # Panics
    /// It does not come in [`PATIENCE`].
    pub fn wait<T>(&self, what: &str, has: impl FnMut(&mut World) -> Option<T>) -> T {
        self.shared.wait(what, has)
    }

    /// A new server with the bot.
    pub fn server(&self, name: &str) -> u64 {
        let id = self.world().clock.id();
        self.server_of(id, name)
    }

    /// A new server with the bot under an id, which decides its shard.
    pub fn server_of(&self, id: u64, name: &str) -> u64 {
        let locale = "en-US".to_owned();
        let joined_at = "2026-01-01T00:00:00.000000+00:00".to_owned();
        let (name, notices) = (name.to_owned(), None);
        let server = Server { id, name, locale, joined: true, reachable: true, joined_at, notices };
        self.world().servers.insert(id, server);
        id
    }

    /// A new channel of a server.
    pub fn channel(&self, server: u64, name: &str) -> u64 {
        self.place(server, name, None)
    }

    /// A new forum of a server with tags of these names, which the bot may not change.
    ///
    /// # Panics
    /// It was just made.
    pub fn forum(&self, server: u64, name: &str, tags: &[&str]) -> u64 {
        let id = self.place(server, name, None);
        let mut world = self.world();
        let tags = tags.iter().map(|name| world.clock.tag(name)).collect();
        let forum = Forum { tags, ..Forum::default() };
        world.channels.get_mut(&id).expect("a channel").forum = Some(forum);
        id
    }

    /// A post that somebody has written in a forum.
    ///
    /// # Panics
    /// It was just made.
    pub fn forum_post(&self, forum: u64, name: &str) -> u64 {
        let server = self.world().channels.get(&forum).expect("a forum").server;
        let id = self.place(server, name, None);
        let mut world = self.world();
        let post = world.channels.get_mut(&id).expect("a channel");
        (post.parent, post.applied) = (Some(forum), Some(Vec::new()));
        id
    }

    /// The direct conversation of a person with the bot.
    ///
    /// # Panics
    /// There is no such person.
    pub fn direct(&self, person: u64) -> u64 {
        let person = self.world().people.get(&person).expect("a person").clone();
        self.place(0, "", Some(person))
    }

    fn place(&self, server: u64, name: &str, with: Option<Person>) -> u64 {
        let mut world = self.world();
        let (id, made) = (world.clock.id(), world.clock.stamp());
        let name = name.to_owned();
        let channel = Channel {
            id,
            server,
            with,
            others: Vec::new(),
            name,
            parent: None,
            forum: None,
            applied: None,
            denied: 0,
            deleted: false,
            archived: false,
            locked: false,
            archives_after: 0,
            last_message: None,
            made,
        };
        world.channels.insert(id, channel);
        id
    }

    /// Somebody installs the bot for themselves: they bring it along from now on.
    ///
    /// # Panics
    /// There is no such person.
    pub fn installs(&self, person: u64) {
        self.world().people.get_mut(&person).expect("a person").brings = true;
    }

    /// A new conversation of people in which the bot has no part: of two, or a group.
    ///
    /// # Panics
    /// There is no such person.
    pub fn conversation(&self, people: &[u64]) -> u64 {
        let id = self.place(0, "", None);
        let mut world = self.world();
        let others =
            people.iter().map(|person| world.people.get(person).expect("a person").clone()).collect();
        world.channels.get_mut(&id).expect("a channel").others = others;
        id
    }

    /// A new server without the bot.
    ///
    /// # Panics
    /// It was just made.
    pub fn server_without_bot(&self, name: &str) -> u64 {
        let id = self.server(name);
        self.world().servers.get_mut(&id).expect("a server").joined = false;
        id
    }

    pub fn person(&self, name: &str) -> u64 {
        self.person_who(name, name, false, "en-US")
    }

    /// A new person with a shown name, who may manage servers or not, in a language.
    pub fn person_who(&self, name: &str, shown: &str, manages: bool, locale: &str) -> u64 {
        let mut world = self.world();
        let id = world.clock.id();
        let (name, shown, locale) = (name.to_owned(), shown.to_owned(), locale.to_owned());
        world.people.insert(id, Person { id, name, shown, manages, locale, brings: false });
        id
    }

    /// Lets time pass for the stand-in's deadlines.
    pub fn advance(&self, span: Duration) {
        self.world().clock.advance(span);
    }

    /// Lets the next requests of an operation (`*`: of any; [`world::OF_LAYOUTS`]: that lay out a message) go wrong.
    pub fn trouble(&self, operation: &str, times: usize, trouble: Trouble) {
        self.world().troubles.add(operation, times, trouble);
    }

    /// Somebody writes in a channel: the bot is not told, but its board is not the last message any more.
    pub fn chat(&self, channel: u64) {
        let mut world = self.world();
        let id = world.clock.id();
        if let Some(channel) = world.channels.get_mut(&channel) {
            channel.last_message = Some(id);
        }
    }

    /// A message is deleted by somebody else than the bot.
    pub fn delete_message(&self, message: u64) {
        let mut world = self.world();
        world.happened(Change::Deleted, message, false, None);
        world.messages.remove(&message);
    }

    /// How many shards are recommended from now on.
    pub fn set_shards(&self, shards: u64) {
        self.shared.set_shards(shards);
    }

    /// How many sessions the bot may still begin today.
    pub fn set_sessions_left(&self, sessions: u64) {
        self.shared.set_sessions(sessions);
    }

    /// What was wrong so far; the test does not fail for it any more.
    pub fn faults(&self) -> Vec<String> {
        std::mem::take(&mut self.world().faults)
    }

    /// How many calls were answered in a way that Discord counts towards a ban, or that asked for what is not there.
    pub fn invalid(&self) -> usize {
        self.world().calls.iter().filter(|call| matches!(call.status, 401 | 403 | 404 | 429)).count()
    }

    /// How often an operation was asked for.
    pub fn count(&self, operation: &str) -> usize {
        self.world().calls.iter().filter(|call| call.operation == operation).count()
    }
}

impl Drop for Discord {
    fn drop(&mut self) {
        let faults = self.faults();
        if !std::thread::panicking() && !faults.is_empty() {
            panic!("Discord would not take {} things:\n{}", faults.len(), faults.join("\n"));
        }
    }
}

/// A person's id as the service knows it.
pub fn person_id(person: u64) -> String {
    format!("discord:{person}")
}

/// The application's id, for addresses.
pub const fn application() -> u64 {
    APPLICATION
}
