//! One table over two networks (issue 16, section 8): an encrypted Matrix room and a Discord channel play one game.

use lasermate_domain::name_mark;
use lasermate_domain::tables::stage::GameStatus;
use lasermate_domain::tables::table::GameId;
use lasermate_present::show;
use lasermate_service::service;
use lasermate_service::service::Service;
use lasermate_service::store::Store;
use lasermate_tests::discord::world::Event;
use lasermate_tests::discord::{Asker, Discord, ReceivedAnswer, components, content, files};
use lasermate_tests::matrix::{SendLimits, ShownEvent};
use serde_json::json;

use crate::world::{World, world};

/// Two rooms of two networks with the bot in both.
struct Both {
    matrix: World,
    /// The encrypted room of Ann, who manages it, and Bob.
    room: String,
    discord: Discord,
    /// Dora, who manages the server, and Eli.
    dora: Asker,
    eli: Asker,
    /// How much of Discord has been looked at.
    seen: usize,
    /// How long the record was that each side was given, in bytes.
    record_sizes: [usize; 2],
    /// The direct room of the bot and Ann.
    direct: String,
}

impl Both {
    fn new(test: &str) -> Option<Self> {
        let mut matrix = world(test, SendLimits::Lifted)?;
        let discord = Discord::start();
        let channel = discord.channel(discord.server("club"), "games");
        let [dora, eli] = [("dora", true), ("eli", false)].map(|(name, manages)| Asker {
            person: discord.person_who(name, name, manages, "en-US"),
            channel,
        });
        matrix.bot.kill();
        matrix.bot.start_with_discord(&discord);
        let room = matrix.room(true);
        Some(Self { matrix, room, discord, dora, eli, seen: 0, record_sizes: [0; 2], direct: String::new() })
    }

    fn discord(&self, who: Asker, line: &str) -> ReceivedAnswer {
        let told = self.discord.told(self.discord.command(who, line));
        eprintln!("{line} -> {}", told.text());
        told
    }

    fn matrix(&mut self, line: &str) {
        self.matrix.ann.say(&self.room, line);
    }

    /// The next post in the channel that says something.
    fn posted(&mut self, words: &str) -> Event {
        eprintln!("waiting for {words:?}");
        loop {
            let event = self.discord.next_post(self.dora.channel, &mut self.seen);
            if content(&event.message).contains(words) {
                return event;
            }
        }
    }

    /// What the bot said in the room with these words.
    fn said(&mut self, words: &str) -> ShownEvent {
        self.matrix.ann.wait_for_bot(&self.room, words)
    }

    /// Links both: Ann's room, which is encrypted, gives the code, and the channel takes it.
    fn link(&mut self) {
        self.matrix("!link");
        self.said("!link encrypted:yes");
        self.matrix("!link encrypted:yes");
        self.direct = self.matrix.direct();
        let told = self.matrix.ann.wait_for_bot(&self.direct, "In the other room, somebody");
        let (_, code) = told.body().split_once("code:").expect("a code");
        let code: String = code.chars().take(19).collect();
        let public = self.matrix.bob.said(&self.room);
        assert!(!public.iter().any(|seen| seen.body().contains(&code)), "the code is told secretly");
        let refused = self.discord(self.eli, &format!("/link code:{code}"));
        assert!(refused.private && refused.text().contains("manage"), "{refused:?}");
        let told = self.discord(self.dora, &format!("/link code:{code}"));
        assert!(told.private, "{told:?}");
        let here = self.posted("is now linked to a room on Matrix");
        assert!(content(&here.message).contains("/unlink") || content(&here.message).contains("unlink"));
        let there = self.said("is now linked to a room on Discord");
        assert!(there.body().contains("leave this room's encryption"), "{}", there.body());
        assert!(there.body().contains("!unlink") && there.calls().is_empty(), "{}", there.body());
    }
}

#[test]
fn a_matrix_room_and_a_discord_channel_share_one_table() {
    let Some(mut both) = Both::new("a_matrix_room_and_a_discord_channel_share_one_table") else { return };
    both.link();
    billichess(&mut both);
    three_way_with_a_pact_and_an_end_in_the_middle(&mut both);

    both.matrix.bot.kill();
    let service = Service::open(Store::open(both.matrix.bot.data()).expect("the store")).expect("a service");
    let derived = service.store().derived_text().expect("derived");
    service::rebuild(&service).expect("rebuilt");
    assert_eq!(service.store().derived_text().expect("derived"), derived, "the log says the same");
    let first = service.look(GameId(1)).expect("readable").expect("there");
    assert_eq!(first.state(), GameStatus::Ended);
    let moves: Vec<_> = first.record.iter().map(|entry| entry.exact.as_str()).collect();
    assert_eq!(moves, ["f2f3", "e7e5", "g2g4", "d8h4"], "one record");
    let second = service.look(GameId(2)).expect("readable").expect("there");
    assert_eq!(second.state(), GameStatus::Live);
    assert!(second.room.0.starts_with("discord:"), "it stays where it began");
    // What both sides were given is this record.
    let record = show::export(&first);
    let text = record.file.map_or(record.text, |file| file.text);
    let bytes = name_mark::as_written(&text).len();
    assert_eq!(both.record_sizes, [bytes; 2]);
}

/// BilliChess from the first move to checkmate: both see every board, each calls its own people alone.
fn billichess(both: &mut Both) {
    both.discord(both.dora, "/challenge game:billichess side:first");
    both.posted("dora");
    both.said("dora (Discord)");
    both.matrix("!accept");
    both.posted("ann (Matrix)");
    let first = both.matrix.ann.wait(&both.room, "the first board", ShownEvent::is_board);
    assert!(first.body().contains("dora (Discord)") && first.calls().is_empty(), "{}", first.body());
    for (number, (typed, shown)) in
        [("f3", "f3"), ("e5", "e5"), ("g4", "g4"), ("Qh4", "Qh4#")].into_iter().enumerate()
    {
        if number % 2 == 0 {
            both.discord(both.dora, &format!("/move {typed}"));
        } else {
            both.matrix(&format!("!move {typed}"));
        }
        let here = both.posted(shown);
        let there =
            both.matrix.ann.wait(&both.room, shown, |seen| seen.is_board() && seen.body().contains(shown));
        assert_eq!(there.0["encrypted"], true);
        assert_eq!(files(&here.message).len(), 1, "{:?}", here.message);
        let called = here.message["mentions"].as_array().map_or(0, Vec::len);
        let over = number == 3;
        assert_eq!(
            called,
            usize::from(number % 2 == 1 || over),
            "Discord calls its own people: {:?}",
            here.message
        );
        let calls = if number % 2 == 0 || over { vec!["@ann:localhost"] } else { Vec::new() };
        assert_eq!(there.calls(), calls, "Matrix calls its own people: {}", there.body());
        assert!(!content(&here.message).contains("@ann:localhost") && !there.body().contains("discord:"));
        if !over {
            assert!(!components(&here.message).is_empty(), "Discord has buttons");
            let numbered = number % 2 == 0 && there.body().lines().any(|line| line.starts_with("1 "));
            assert!(numbered || number % 2 == 1, "Matrix has numbers: {}", there.body());
        }
    }
    let here = both.discord(both.eli, "/export");
    both.matrix("!export game:G1");
    let there =
        both.matrix.ann.wait(&both.direct, "the record", |seen| seen.0["content"]["msgtype"] == "m.file");
    let file = both.matrix.ann.tell(json!({"do": "file", "content": there.0["content"].clone()}));
    let size = |value: &serde_json::Value| usize::try_from(value.as_u64().unwrap_or(0)).unwrap_or(0);
    both.record_sizes = [size(&files(&here.message)[0]["size"]), size(&file["bytes"])];
}

/// Three: Dora and Eli on Discord, Ann on Matrix, with a pact that is made and broken; the rooms part in the middle.
fn three_way_with_a_pact_and_an_end_in_the_middle(both: &mut Both) {
    both.discord(both.dora, "/challenge game:three-way side:first");
    both.said("Three-way chess");
    both.matrix("!accept side:second");
    both.posted("takes a seat");
    both.discord(both.eli, "/accept side:third");
    both.posted("Game G2");
    both.discord(both.dora, "/pact action:offer to:red terms:white.keep-out(c3)");
    both.posted("offers");
    let offer = both.matrix.ann.wait(&both.room, "the offer", |seen| {
        seen.sender() == "@bot:localhost" && seen.body().contains("offers") && !seen.calls().is_empty()
    });
    assert_eq!(offer.calls(), ["@ann:localhost"]);
    both.matrix("!pact accept 1");
    both.posted("accepts");
    both.said("accepts");
    both.discord(both.dora, "/move c3");
    both.posted("broke pact");
    let there = both.said("broke pact");
    assert!(there.body().contains("dora (Discord)"), "{}", there.body());
    both.matrix("!unlink");
    let here = both.posted("has been unlinked");
    let goes_on = "G2 goes on here until it is over";
    assert!(content(&here.message).contains(goes_on), "{}", content(&here.message));
    both.said(goes_on);
    // Ann is not cut off.
    both.matrix("!draw");
    both.posted("offers a draw");
}
