//! Golden texts: what is stored stays readable for ever, so a change here needs a migration.

use lasermate_domain::log::Verb;
use lasermate_domain::port::{Button, ButtonId, PersonId, PictureOf, Post, ThreadHeading};
use lasermate_domain::tables::log_payload::{Analysis, GameStart, OfTournament, Sitter, Terms};
use lasermate_domain::tables::stage::GameStatus;
use lasermate_domain::time_control::LiveTime;
use lasermate_domain::tournament::{
    BoardResult, Pairing, Ties, TournamentFormat, TournamentRules, TournamentStep,
};
use lasermate_service::store::ChallengeState;

/// Both ways: the form is written so, and what is written so is read as the form.
fn golden<T>(form: &T, text: &str)
where
    T: serde::Serialize + serde::de::DeserializeOwned + PartialEq + std::fmt::Debug,
{
    assert_eq!(serde_json::to_string(form).expect("written"), text);
    assert_eq!(&serde_json::from_str::<T>(text).expect("read"), form);
}

#[test]
fn the_verbs_of_the_log() {
    let words: Vec<_> = Verb::ALL.iter().map(|verb| verb.word()).collect();
    assert_eq!(
        words.join(" "),
        "challenge sit rise decline cancel expire begin play claim replace takeback-ask takeback-agree takeback-decline takeback substitute-ask substitute-agree substitute-decline substitute pause-ask pause-agree pause-decline resume-ask assent forfeit parted spare release adjudicate flag resume remind \
         overdue ask-abandoned archive moved hint linked clock paused set-back watch unwatch study studied link-code link \
         unlink block unblock mute unmute pings setting daily solved attempt holiday away listed tournament confirm forget"
    );
    for verb in Verb::ALL {
        assert_eq!(Verb::from_word(verb.word()), Some(*verb));
    }
    assert_eq!(Verb::from_word("castle"), None);
}

#[test]
fn the_states_of_challenges_and_games() {
    use ChallengeState::{Accepted, Cancelled, Declined, Expired, Open};
    let words = [Open, Accepted, Declined, Cancelled, Expired].map(ChallengeState::word);
    assert_eq!(words, ["open", "accepted", "declined", "cancelled", "expired"]);
    let words = [GameStatus::Opening, GameStatus::Live, GameStatus::Archived, GameStatus::Ended]
        .map(GameStatus::word);
    assert_eq!(words, ["opening", "live", "archived", "ended"]);
}

#[test]
fn the_terms_of_a_challenge() {
    golden(
        &Terms {
            game: "billi-chess".to_owned(),
            options: "mirror=rows".to_owned(),
            side: "second".to_owned(),
            time: Some(3_600_000),
            clock: None,
            opponent: None,
            until: 1_700_000_000_000,
            rated: false,
            thread: false,
            sitters: Vec::new(),
            position: None,
            rematch: None,
            invited: Vec::new(),
        },
        r#"{"game":"billi-chess","options":"mirror=rows","side":"second","time":3600000,"opponent":null,"until":1700000000000}"#,
    );
    golden(
        &Terms {
            game: "chess".to_owned(),
            options: String::new(),
            side: "random".to_owned(),
            time: None,
            clock: None,
            opponent: Some(3),
            until: 1_700_000_000_000,
            rated: true,
            thread: true,
            sitters: vec![Sitter { person: 5, side: "third".to_owned() }],
            position: None,
            rematch: None,
            invited: Vec::new(),
        },
        r#"{"game":"chess","options":"","side":"random","time":null,"opponent":3,"until":1700000000000,"rated":true,"thread":true,"sitters":[{"person":5,"side":"third"}]}"#,
    );
    golden(
        &Terms {
            game: "chess".to_owned(),
            options: String::new(),
            side: "second".to_owned(),
            time: None,
            clock: None,
            opponent: None,
            until: 1_700_000_000_000,
            rated: false,
            thread: false,
            sitters: Vec::new(),
            position: Some("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1".to_owned()),
            rematch: Some(7),
            invited: vec![Sitter { person: 5, side: "first".to_owned() }],
        },
        r#"{"game":"chess","options":"","side":"second","time":null,"opponent":null,"until":1700000000000,"position":"4k3/8/8/8/8/8/4P3/4K3 w - - 0 1","rematch":7,"invited":[{"person":5,"side":"first"}]}"#,
    );
}

#[test]
fn live_clocks_are_stored_as_they_are_typed() {
    golden(
        &GameStart {
            game: "chess".to_owned(),
            options: String::new(),
            position: None,
            time: None,
            clock: LiveTime::read("5+3"),
            seats: vec![1, 2],
            rated: false,
            thread: false,
            tournament: None,
            shared_places: false,
            fair: false,
        },
        r#"{"game":"chess","options":"","position":null,"time":null,"clock":"5+3","seats":[1,2]}"#,
    );
    assert_eq!(serde_json::to_string(&LiveTime::read("5d3")).expect("written"), r#""5d3""#);
    assert!(serde_json::from_str::<LiveTime>(r#""5m""#).is_err());
}

#[test]
fn what_was_found_in_an_analysed_game() {
    let found = r#"{"game":7,"moments":[{"better":["d4","Nf3"],"cost":340,"number":1,"place":2,"seat":1,"worth":-120}]}"#;
    let read = Analysis::read(found).expect("read");
    assert_eq!((read.game, read.text().as_str()), (7, found));
    assert_eq!(read.moments.expect("found")[0].better, ["d4", "Nf3"]);
    assert_eq!(Analysis::read("7").expect("read"), Analysis { game: 7, moments: None });
    assert_eq!(Analysis { game: 7, moments: None }.text(), "7", "as before there were key moments");
    assert!(Analysis::read("seven").is_err() && Analysis::read("{}").is_err());
}

#[test]
fn the_beginning_of_a_game() {
    golden(
        &GameStart {
            game: "billichess".to_owned(),
            options: String::new(),
            position: None,
            time: None,
            clock: None,
            seats: vec![2, 1],
            rated: false,
            thread: false,
            tournament: None,
            shared_places: false,
            fair: false,
        },
        r#"{"game":"billichess","options":"","position":null,"time":null,"seats":[2,1]}"#,
    );
    golden(
        &GameStart {
            game: "chess".to_owned(),
            options: String::new(),
            position: None,
            time: Some(3_600_000),
            clock: None,
            seats: vec![1, 2],
            rated: true,
            thread: true,
            tournament: None,
            shared_places: false,
            fair: false,
        },
        r#"{"game":"chess","options":"","position":null,"time":3600000,"seats":[1,2],"rated":true,"thread":true}"#,
    );
}

#[test]
fn a_post_in_the_outbox() {
    golden(
        &Post {
            text: "Blue (ann) to move.".to_owned(),
            mention: Some(PersonId("local:7f".to_owned())),
            also: Vec::new(),
            picture: Some(PictureOf::Board { game: 3, actions: 12 }),
            buttons: vec![Button {
                id: ButtonId("draw-accept:g3:12".to_owned()),
                label: "Accept the draw".to_owned(),
                dangerous: false,
            }],
            board_of: Some(3),
            challenge: None,
            retires: None,
            thread: None,
            offer: None,
            alone: false,
            heading: None,
            asked: None,
            accent: None,
        },
        r#"{"text":"Blue (ann) to move.","mention":"local:7f","picture":{"Board":{"game":3,"actions":12}},"buttons":[{"id":"draw-accept:g3:12","label":"Accept the draw","grave":false}],"board_of":3}"#,
    );
    golden(
        &Post {
            challenge: Some(4),
            retires: Some(2),
            thread: Some("G3".to_owned()),
            offer: Some((3, 2)),
            alone: false,
            heading: Some(ThreadHeading { name: "G3 Ann 1–0 Bob, chess".to_owned(), over: true }),
            ..Post::of_words("**Pact 2**")
        },
        r#"{"text":"**Pact 2**","mention":null,"picture":null,"buttons":[],"board_of":null,"challenge":4,"retires":2,"thread":"G3","offer":[3,2],"heading":{"name":"G3 Ann 1–0 Bob, chess","over":true}}"#,
    );
    golden(
        &Post {
            mention: Some(PersonId("local:7f".to_owned())),
            also: vec![PersonId("local:8a".to_owned())],
            ..Post::of_words("White (ann) offers a draw.")
        },
        r#"{"text":"White (ann) offers a draw.","mention":"local:7f","also":["local:8a"],"picture":null,"buttons":[],"board_of":null}"#,
    );
}

#[test]
fn the_beginning_of_a_tournament_game() {
    golden(
        &GameStart {
            game: "chess".to_owned(),
            options: String::new(),
            position: None,
            time: None,
            clock: LiveTime::read("10+5"),
            seats: vec![1, 2],
            rated: true,
            thread: false,
            tournament: Some(OfTournament { id: 3, round: Some(2), first_move: 300_000 }),
            shared_places: false,
            fair: false,
        },
        r#"{"game":"chess","options":"","position":null,"time":null,"clock":"10+5","seats":[1,2],"rated":true,"tournament":{"id":3,"round":2,"first_move":300000}}"#,
    );
}

#[test]
fn the_steps_of_a_tournament() {
    let rules = TournamentRules {
        format: TournamentFormat::Knockout,
        game: "chess".to_owned(),
        options: String::new(),
        time: Some(86_400_000),
        clock: None,
        rated: false,
        rounds: None,
        length: None,
        ties: Ties::Seed,
        first_move: 86_400_000,
    };
    let result = BoardResult { points: vec![0, 2], absent: vec![5] };
    for (step, text) in [
        (
            TournamentStep::Create(rules),
            r#"{"create":{"format":"knockout","game":"chess","options":"","time":86400000,"ties":"seed","first_move":86400000}}"#,
        ),
        (TournamentStep::Join(5), r#"{"join":5}"#),
        (TournamentStep::Leave(5), r#"{"leave":5}"#),
        (
            TournamentStep::Start { seeds: vec![5, 4], rounds: 1, threads: true, ends_at: None },
            r#"{"start":{"seeds":[5,4],"rounds":1,"threads":true,"ends_at":null}}"#,
        ),
        (
            TournamentStep::Pair(vec![Pairing { round: 1, slot: 0, seats: vec![5, 4] }]),
            r#"{"pair":[{"round":1,"slot":0,"seats":[5,4]}]}"#,
        ),
        (TournamentStep::Game { board: 0, game: 12 }, r#"{"game":{"board":0,"game":12}}"#),
        (
            TournamentStep::Result { board: 0, result },
            r#"{"result":{"board":0,"points":[0,2],"absent":[5]}}"#,
        ),
        (TournamentStep::End, r#""end""#),
    ] {
        golden(&step, text);
    }
}
