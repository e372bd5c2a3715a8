//! A game of every preset in an encrypted room, with the same moves on record as were made.

use lasermate_core::command::offered;
use lasermate_engine::action::Asked;
use lasermate_engine::any::AnyGame;
use lasermate_engine::variants::Setup;
use lasermate_tests::dice::Dice;
use lasermate_tests::matrix::{Limits, Player, Seen, python};

use crate::world::world;

/// The most moves of a game that is not decided before.
const PLIES: usize = 8;

#[test]
fn every_preset_is_played_in_an_encrypted_room() {
    const TEST: &str = "every_preset_is_played_in_an_encrypted_room";
    let Some(mut world) = world(TEST, Limits::Lifted) else { return };
    let python = python(TEST).expect("it is there");
    world.synapse.register("cid");
    let mut cid = Player::start(python, &world.synapse, "cid");
    let mut dice = Dice(11);
    for preset in offered().filter(|preset| preset.has_turns()) {
        let room = world.room(true);
        world.ann.tell(serde_json::json!({"do": "invite", "room": room, "user": cid.id}));
        cid.join(&room);
        let setup = Setup::parse(preset.name, []).expect("a preset");
        let mut game = AnyGame::new(&setup).expect("a start");
        let three = setup.sides().len() > 2;
        world.ann.say(&room, &format!("!challenge game:{} side:first", preset.name));
        world.bob.wait_for_bot(&room, "!accept");
        world.bob.say(&room, if three { "!accept side:second" } else { "!accept" });
        if three {
            world.bob.wait(&room, "one seat is taken", |seen| {
                seen.sender() == "@bot:localhost" && seen.body().contains("bob")
            });
            cid.say(&room, "!accept side:third");
        }
        world.ann.wait(&room, "the first board", Seen::is_board);
        let mut boards = 1;
        for _ in 0..PLIES {
            let Some((seat, asked)) = game.to_act().iter().next().filter(|_| game.outcome().is_none()) else {
                break;
            };
            let legal = game.legal(seat);
            let Some(chosen) = legal.get(dice.below(legal.len())) else { break };
            let line = match asked {
                Asked::Lifeline { .. } => {
                    format!("!lifeline {}", chosen.exact.trim_start_matches("lifeline-"))
                }
                _ if ["deny", "allow"].contains(&chosen.exact.as_str()) => format!("!{}", chosen.exact),
                _ => format!("!move {}", chosen.exact),
            };
            game.try_text(seat, &chosen.exact, 0).expect("it is legal");
            let player = match seat.index() {
                0 => &mut world.ann,
                1 => &mut world.bob,
                _ => &mut cid,
            };
            player.say(&room, &line);
            boards += 1;
            let begun = std::time::Instant::now();
            while player.said(&room).iter().filter(|seen| seen.is_board()).count() < boards {
                assert!(begun.elapsed().as_secs() < 120, "{}: no board after {line}", preset.name);
                std::thread::sleep(std::time::Duration::from_millis(100));
            }
        }
        let said = world.ann.said(&room);
        assert!(
            said.iter().all(|seen| seen.0["readable"] == true && seen.0["encrypted"] == true),
            "{}",
            preset.name
        );
        eprintln!("{}: {boards} boards, {} events of the bot", preset.name, said.len());
    }
}
