//! People who play in rooms, encrypted and not.

use lasermate_tests::matrix::{Limits, MatrixBot, Player, Synapse, python};

/// A server with people and a bot that is logged in and runs.
pub struct World {
    pub bot: MatrixBot,
    pub ann: Player,
    pub bob: Player,
    pub synapse: Synapse,
}

pub fn world(test: &str, limits: Limits) -> Option<World> {
    let python = python(test)?;
    let synapse = Synapse::start(python, limits);
    for name in ["bot", "ann", "bob"] {
        synapse.register(name);
    }
    let (mut bot, said) = MatrixBot::login(&synapse);
    assert!(said.status.success(), "{said:?}");
    let (ann, bob) = (Player::start(python, &synapse, "ann"), Player::start(python, &synapse, "bob"));
    bot.start();
    Some(World { bot, ann, bob, synapse })
}

impl World {
    /// A room of both with the bot in it, which has greeted.
    pub fn room(&mut self, encrypted: bool) -> String {
        let room = self.ann.create(encrypted, &["@bot:localhost", "@bob:localhost"]);
        self.bob.join(&room);
        self.ann.wait_for_bot(&room, "Hello! I play chess variants");
        room
    }
}

fn fools_mate(encrypted: bool, test: &str) {
    let Some(mut world) = world(test, Limits::Lifted) else { return };
    let room = world.room(encrypted);
    world.ann.say(&room, "!challenge @bob:localhost chess first");
    let asked = world.bob.wait_for_bot(&room, "challenge");
    assert_eq!(asked.calls(), ["@bob:localhost"], "{asked:?}");
    world.bob.say(&room, "!accept");
    let first = world.ann.wait(&room, "the first board", |seen| seen.is_board());
    assert_eq!(first.calls(), ["@ann:localhost"], "{first:?}");
    let file = world.ann.tell(serde_json::json!({"do": "file", "content": first.0["content"].clone()}));
    assert_eq!(file["head"], "89504e470d0a1a0a", "a picture: {file}");
    let moves = [("f3", false), ("e5", true), ("g4", false), ("Qh4#", true)];
    for (number, (typed, bob)) in moves.into_iter().enumerate() {
        let player = if bob { &mut world.bob } else { &mut world.ann };
        player.say(&room, &format!("!move {typed}"));
        player.wait(&room, typed, |seen| seen.is_board() && seen.body().contains(typed));
        let boards = player.said(&room).iter().filter(|seen| seen.is_board()).count();
        assert_eq!(boards, number + 2, "one board a move");
    }
    let events = world.ann.said(&room);
    for seen in &events {
        assert_eq!(seen.0["readable"], true, "{seen:?}");
        assert_eq!(seen.0["encrypted"], encrypted, "{seen:?}");
    }
    let last = events.iter().rfind(|seen| seen.is_board()).unwrap();
    assert!(
        last.body().contains("checkmate")
            || last.body().contains("0-1")
            || last.body().contains("Black wins"),
        "{}",
        last.body()
    );
    println!("{} events of the bot for a game of 4 moves", events.len());
    for seen in &events {
        println!("{} {:?} {}", seen.0["content"]["msgtype"], seen.calls(), seen.body());
    }
}

#[test]
fn fools_mate_in_an_encrypted_room() {
    fools_mate(true, "fools_mate_in_an_encrypted_room");
}

#[test]
fn fools_mate_in_a_plain_room() {
    fools_mate(false, "fools_mate_in_a_plain_room");
}
