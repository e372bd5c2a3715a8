//! A backup of a running bot, and an encrypted room that goes on from it.

use lasermate_tests::matrix::{SendLimits, ShownEvent};

use crate::world::world;

/// The bot had to be stopped for each backup, or the keys were missing.
#[test]
fn an_encrypted_room_goes_on_from_a_backup_that_was_made_while_the_bot_ran() {
    let test = "an_encrypted_room_goes_on_from_a_backup_that_was_made_while_the_bot_ran";
    let Some(mut world) = world(test, SendLimits::Lifted) else { return };
    let to = tempfile::tempdir().expect("a folder");
    let room = world.room(true);
    world.game(&room, "chess");
    let moved = |text: &'static str| move |seen: &ShownEvent| seen.is_board() && seen.body().contains(text);
    // It has answered nothing of this when the backup begins.
    world.ann.say(&room, "!help");
    world.ann.say(&room, "!move e4");
    let made = world.bot.command(&["backup", to.path().to_str().expect("its name")], &[]);
    assert!(made.status.success(), "{made:?}");
    let made = String::from_utf8_lossy(&made.stdout).trim().replace("backup made: ", "");
    world.bob.wait(&room, "the move", moved("e4"));
    // What is sent after it was encrypted with keys of which the backup has an earlier state.
    world.bob.say(&room, "!move e5");
    world.ann.wait(&room, "the answer", moved("e5"));
    world.bot.kill();
    let restored = world.bot.command(&["restore", "--replace", &made], &[]);
    assert!(restored.status.success(), "{restored:?}");
    let log = world.bot.logged().len();
    world.bot.start();
    world.logged(log, &["connected to Matrix"]);
    // What was typed after the backup is read once more, so no move is lost.
    world.ann.say(&room, "!move Nf3");
    for player in [&mut world.bob, &mut world.ann] {
        player.wait(&room, "the move after the restore", moved("Nf3"));
        let said = player.said(&room);
        assert!(said.iter().all(|seen| seen.0["readable"] == true), "{said:?}");
    }
    world.bob.say(&room, "!move Nc6");
    world.ann.wait(&room, "the game goes on", moved("Nc6"));
}
