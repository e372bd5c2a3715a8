//! Whole games through Discord, and the same ones through the web chat: the same words, the same record.
#![allow(clippy::unwrap_used, reason = "a test stops at what it did not expect")]

use std::path::Path;

use lasermate_domain::command::offered;
use lasermate_tests::discord::Discord;
use lasermate_tests::discord::world::Change;
use lasermate_tests::scenario::reading::{ACCENTS, ENGLISH, Readers};
use lasermate_tests::scenario::{
    self, ChatTransport, DiscordTransport, Expect, GameScenario, ScenarioAct, Transport,
};

/// Runs a scenario on both platforms and compares what is on record.
fn on_both(discord: &Discord, file: &Path) {
    let mut here = DiscordTransport::previewing(discord);
    scenario::run(&mut here, file).unwrap_or_else(|error| panic!("Discord: {error}"));
    let mut there = ChatTransport::default();
    scenario::run(&mut there, file).unwrap_or_else(|error| panic!("the chat: {error}"));
    assert_eq!(
        scenario::record(&mut here, "lobby", 1),
        scenario::record(&mut there, "lobby", 1),
        "{}",
        file.display()
    );
}

#[test]
fn whole_games_go_as_written_on_discord_and_in_the_chat() {
    let files = scenario::files("discord");
    assert!(!files.is_empty(), "there are no games");
    for file in files {
        let discord = Discord::start();
        on_both(&discord, &file);
    }
}

/// Most moves are two clicks: one opens the picker, one plays, and the picker is gone.
const CLICKED: &str = r#"ann@lobby /challenge @bob game:chess side:first
post lobby @bob
bob@lobby press accept
post lobby @ann [pick hint more]
bob@lobby press pick
refused turn
ann@lobby press pick
private It is played at once.
pictures 1
option play.e2e4 e4
button look
ann@lobby pick play.e2e4
done
post lobby @bob [pick hint more] e4
ann@lobby pick-id pick:g1:0: play.e2e4
refused You have already played e4.
bob@lobby press pick
private It is played at once.
bob@lobby press look
private You can preview it first.
replaces
pictures 0
bob@lobby pick e7
private where to?
replaces
pictures 1
button look
bob@lobby pick e5
private **e5** (not played yet).
replaces
bob@lobby press play
done
post lobby @ann [pick hint more] e5
ann@lobby /move Bc4
done
post lobby @bob
bob@lobby /move Nc6
done
post lobby @ann
ann@lobby press pick
private It is played at once.
pictures 1
option b1 Knight b1: 2 moves
option play.c2c3 Pawn c2: c3
ann@lobby pick c4
private where to?
replaces
option play.c4f7 Bxf7+
button pick
ann@lobby press pick
private It is played at once.
replaces
ann@lobby pick play.c2c3
done
post lobby @bob [pick hint more] c3
# A picker of an earlier position becomes one of now.
bob@lobby press pick
private
bob@lobby pick-id pick:g1:3: play.g8f6
private The position has changed. Choose a move.
silence
"#;

#[test]
fn a_move_on_discord_is_two_clicks() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("clicked.scenario");
    std::fs::write(&file, CLICKED).unwrap();
    let discord = Discord::start();
    let mut transport = DiscordTransport::new(&discord);
    scenario::run(&mut transport, &file).unwrap_or_else(|error| panic!("Discord: {error}"));
    let world = discord.world();
    let picker = |message: &serde_json::Value| {
        let parts = lasermate_tests::discord::components(message).into_iter();
        let mut ids = parts.filter_map(|part| part["custom_id"].as_str());
        ids.any(|id| id.starts_with("pick:g1:0:") || id.starts_with("pick:g1:4:"))
    };
    let left: Vec<_> = world.messages.values().filter(|message| picker(&message.json)).collect();
    assert!(left.is_empty(), "the pickers of what was played are gone: {left:?}");
}

/// The picker goes when its move is played. Whoever looked only then was told what the picker had said, as if nothing
/// had been played.
#[test]
fn a_picker_that_is_gone_before_anybody_looks_was_a_move_without_a_word() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("opened.scenario");
    let opened: Vec<_> = CLICKED.lines().take_while(|line| !line.contains("pick play.e2e4")).collect();
    std::fs::write(&file, opened.join("\n")).unwrap();
    let discord = Discord::start();
    let mut transport = DiscordTransport::new(&discord);
    scenario::run(&mut transport, &file).unwrap_or_else(|error| panic!("Discord: {error}"));
    transport.ask("ann", "lobby", &ScenarioAct::PickId("pick:g1:0:".to_owned(), "play.e2e4".to_owned()));
    discord.wait("the end of the picker", |world| {
        world.events.iter().any(|event| event.change == Change::Deleted).then_some(())
    });
    let shown = transport.shown(&|_| true);
    assert!(shown.quiet && shown.text.is_empty(), "{shown:#?}");
    assert!(Expect::Done("You played e4".to_owned()).fits(&shown));
}

#[test]
fn a_game_of_every_preset_is_the_same_on_discord_and_in_the_chat() {
    let folder = tempfile::tempdir().unwrap();
    // Without turns nobody is asked in turn, and its record is full of times: `a_realtime_game_on_both`.
    for preset in offered().filter(|preset| preset.has_turns()) {
        let name = preset.name;
        let discord = Discord::start();
        let file = folder.path().join(format!("{name}.scenario"));
        std::fs::write(&file, GameScenario::default().of(preset)).unwrap();
        on_both(&discord, &file);
    }
}

/// Moves at any time by either side, a piece that cools, a stranger and a watcher.
const REALTIME: &str = r#"ann@lobby /challenge game:realtime options:"initial=zero black_extra_tu=off tu=3600s" side:first
post lobby
bob@lobby /accept
done
post lobby
dan@den /watch G1
private Now following
post den @nobody
cid@lobby /move e4
refused
ann@lobby /move e4
done You played e4
post lobby @nobody **e4** by White (ann)
post den @nobody
ann@lobby /move Nf3
done You played Nf3
post lobby @nobody **Nf3** by White (ann)
post den @nobody
ann@lobby /move e5
refused ready in
bob@lobby /move e5
done unless White moves first
post lobby @nobody e7 to e5 is played
post den @nobody
bob@lobby /ready
private
bob@lobby /resign
private
bob@lobby press resign
done
post lobby @ann,bob [rematch replay record] over
post den @nobody
silence
"#;

#[test]
fn a_realtime_game_on_both() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("realtime.scenario");
    std::fs::write(&file, REALTIME).unwrap();
    let discord = Discord::start();
    scenario::run(&mut DiscordTransport::new(&discord), &file)
        .unwrap_or_else(|error| panic!("Discord: {error}"));
    scenario::run(&mut ChatTransport::default(), &file).unwrap_or_else(|error| panic!("the chat: {error}"));
}

/// Scenarios of the service that need neither a clock nor a platform without threads: a test each, so that they run side by side.
/// In those with a second game so little is posted before it that the channel is not busy, or it would have a thread of its own.
macro_rules! as_written_on_discord {
    ($($name:ident)*) => {
        mod as_written_on_discord {
            $(#[test]
            fn $name() {
                super::goes_as_written_on_discord(stringify!($name));
            })*
        }
    };
}

as_written_on_discord! {
    abilities answers_typed crazy crazy_suicide denial_mate draughts first_game hostile_name joker mode_b more
    offers pacts_takeback pgn privacy_seated problems puzzle refusals repeats restart settings shows study watching
}

fn goes_as_written_on_discord(name: &str) {
    runs_on_discord(name, ENGLISH);
}

fn runs_on_discord(name: &str, language: &'static str) {
    let discord = Discord::start();
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("data/scenarios/{name}.scenario"));
    let mut transport = DiscordTransport::read_by(&discord, Readers::of(language)).with_previews();
    scenario::run(&mut transport, &file).unwrap_or_else(|error| panic!("{language}: {error}"));
    if language == ACCENTS {
        assert_eq!(transport.escaped(), Vec::<String>::new(), "{name}");
    }
}

/// Scenarios with many sorts of buttons, menus and forms, whose limits the stand-in judges, in each language.
macro_rules! in_other_languages {
    ($($test:ident $language:literal: $($name:literal)*;)*) => {
        mod in_other_languages {
            $(#[test]
            fn $test() {
                for name in [$($name),*] {
                    super::runs_on_discord(name, $language);
                }
            })*
        }
    };
}

in_other_languages! {
    accents "en-XA": "more" "puzzle" "pacts_takeback" "answers_typed" "first_game" "offers";
    german "de": "more" "puzzle" "pacts_takeback";
    spanish "es": "more" "puzzle" "pacts_takeback";
    french "fr": "more" "puzzle" "pacts_takeback";
    italian "it": "more" "puzzle" "pacts_takeback";
    brazilian "pt-BR": "more" "puzzle" "pacts_takeback";
}
