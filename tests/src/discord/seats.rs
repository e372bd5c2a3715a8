//! Two people in a channel, and a game between them.

use serde_json::Value;

use super::bot::Program;
use super::world::Event;
use super::{Asker, Discord, MadeInteraction, ReceivedAnswer};

/// Two people in a channel, and how far its posts are read.
#[derive(Clone, Copy, Debug)]
pub struct Seats {
    pub server: u64,
    pub channel: u64,
    /// Whoever challenges and moves first.
    pub ann: Asker,
    pub bob: Asker,
    /// How many events were looked at.
    pub seen: usize,
}

/// A stand-in, the program, and two people in a channel.
pub fn table() -> (Discord, Program, Seats) {
    let discord = Discord::start();
    let bot = Program::start(&discord);
    let seats = Seats::new(&discord);
    (discord, bot, seats)
}

/// The same, where a board was drawn before: the first of a program takes longer than all that follow.
pub fn table_drawn() -> (Discord, Program, Seats) {
    let (discord, bot, seats) = table();
    let mut first = Seats::in_server(&discord, seats.server);
    first.begin(&discord);
    first.bare(&discord);
    (discord, bot, seats)
}

impl Seats {
    /// Two people in a new channel of a new server.
    pub fn new(discord: &Discord) -> Self {
        Self::in_server(discord, discord.server("Home"))
    }

    /// Two people in a new channel of a server.
    pub fn in_server(discord: &Discord, server: u64) -> Self {
        let channel = discord.channel(server, "table");
        let [ann, bob] = ["ann", "bob"].map(|name| Asker { person: discord.person(name), channel });
        Self { server, channel, ann, bob, seen: 0 }
    }

    /// Begins a game of chess in the channel itself; both posts are read.
    pub fn begin(&mut self, discord: &Discord) -> Event {
        self.begin_with(discord, "game:chess")
    }

    /// [`begin`](Self::begin) with words of the challenge.
    pub fn begin_with(&mut self, discord: &Discord, words: &str) -> Event {
        let told = discord.told(discord.command(self.ann, &format!("/challenge {words} side:first")));
        assert!(told.is_done("Challenge sent"), "{told:?}");
        self.post(discord);
        let told = discord.told(discord.command(self.bob, "/accept"));
        assert!(told.private || told.is_board(), "{told:?}");
        self.post(discord)
    }

    /// Waits until the channel's challenge has lost its buttons, which happens beside everything else.
    pub fn bare(&self, discord: &Discord) {
        discord.wait("the challenge without its buttons", |world| {
            let posts = world.public(self.channel);
            super::components(posts.first()?).iter().all(|part| part["url"].is_string()).then_some(())
        });
    }

    /// A move, its answer and its board.
    pub fn play(&mut self, discord: &Discord, who: Asker, text: &str) -> (ReceivedAnswer, Event) {
        let told = discord.told(discord.command(who, &format!("/move {text}")));
        assert!(told.is_done("You played"), "{text}: {told:?}");
        (told, self.post(discord))
    }

    /// The next post in the channel.
    pub fn post(&mut self, discord: &Discord) -> Event {
        discord.next_post(self.channel, &mut self.seen)
    }

    /// Asks something in the first player's name and gives the answer.
    pub fn ask(&self, discord: &Discord, line: &str) -> ReceivedAnswer {
        discord.told(discord.command(self.ann, line))
    }

    /// Presses the button of a verb under a message.
    ///
    /// # Panics
    /// There is none.
    pub fn press(&self, discord: &Discord, who: Asker, message: &Value, verb: &str) -> MadeInteraction {
        let parts = super::components(message);
        let ids = parts.iter().filter_map(|part| part["custom_id"].as_str());
        let id = ids.clone().find(|id| id.split(':').next() == Some(verb));
        let id = id.unwrap_or_else(|| panic!("no button {verb}: {parts:#?}"));
        discord.press(who, super::id_of(message), id, None)
    }
}
