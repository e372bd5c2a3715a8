//! The scenarios of `tests/data/on_discord`, whose README has the steps that only Discord has: a test each.
#![allow(clippy::unwrap_used, reason = "a test stops at what it did not expect")]

use lasermate_tests::discord::Discord;
use lasermate_tests::scenario::{self, DiscordTransport};

macro_rules! on_discord {
    ($($name:ident)*) => {
        const NAMES: &[&str] = &[$(stringify!($name)),*];
        $(#[test]
        fn $name() {
            goes_as_written(stringify!($name), |text| text);
        })*
    };
}

on_discord! {
    board_deleted board_fresh board_text called_when_away end_calls_all form_too_late forum_closed forum_post forum_setting
    forum_tag forum_unheard free_computer free_moves guest_becomes_member guest_buttons guest_commands guest_computer
    guest_expired_press guest_followed_often guest_form guest_group guest_old_board guest_owed guest_owed_killed
    guest_realtime guest_three guest_typed guest_unseen lasermate_calls_all old_board owed_allowed owed_interaction
    owed_killed owed_locked owed_refused owed_timeout owed_unneeded picture_too_large pings_never server_left
    server_left_unheard server_outage thread_adds_players thread_archived thread_closed thread_deleted
    thread_opened_first thread_rematch thread_taken thread_unwritable thread_way thread_where_busy
}

#[test]
fn every_scenario_is_a_test() {
    let files = scenario::files("on_discord").into_iter();
    let found: Vec<_> = files.map(|file| file.file_stem().unwrap().to_string_lossy().into_owned()).collect();
    assert_eq!(found, NAMES);
}

/// The same in a server without the bot.
#[test]
fn guest_three_in_a_server() {
    goes_as_written("guest_three", |text| text.replace("group", "abroad-lobby"));
}

fn goes_as_written(name: &str, change: impl FnOnce(String) -> String) {
    let file = format!("{}/data/on_discord/{name}.scenario", env!("CARGO_MANIFEST_DIR"));
    let text = change(std::fs::read_to_string(file).unwrap());
    let discord = Discord::start();
    let mut transport = DiscordTransport::new(&discord);
    scenario::run_text(&mut transport, name, &text).unwrap_or_else(|error| panic!("{error}"));
}
