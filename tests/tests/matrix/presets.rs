//! A game of every preset by its scenario in an encrypted room, with the same record as on the built-in page.

use lasermate_domain::command::offered;
use lasermate_tests::scenario::{self, ChatTransport, GameScenario, MatrixTransport};

/// The most moves of a game that is not decided before: then somebody resigns.
const PLIES: usize = 12;

#[test]
fn every_preset_is_played_to_its_end_in_an_encrypted_room_with_the_same_record_as_on_the_page() {
    let test = "every_preset_is_played_to_its_end_in_an_encrypted_room_with_the_same_record_as_on_the_page";
    let Some(mut here) = MatrixTransport::new(test) else { return };
    let mut there = ChatTransport::default();
    let folder = tempfile::tempdir().expect("a temporary folder");
    for (number, preset) in (1..).zip(offered().filter(|preset| preset.has_turns())) {
        // Rooms are their own communities on Matrix: nobody watches from another one.
        let written = GameScenario { room: preset.name.to_owned(), plies: PLIES, watched: None };
        let file = folder.path().join(format!("{}.scenario", preset.name));
        std::fs::write(&file, written.of(preset)).expect("it is written");
        scenario::run(&mut here, &file).unwrap_or_else(|error| panic!("Matrix: {error}"));
        scenario::run(&mut there, &file).unwrap_or_else(|error| panic!("the page: {error}"));
        let [here, there] = [
            scenario::record(&mut here, preset.name, number),
            scenario::record(&mut there, preset.name, number),
        ];
        assert_eq!(here, there, "{}", preset.name);
    }
}
