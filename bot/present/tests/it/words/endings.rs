//! How the end of a game is told: who has won, and by what.

use crate::english::English;
use crate::words::live::{live, live_at, play};
use lasermate_domain::tables::live_clock::LiveClock;
use lasermate_domain::tables::stage::{Ending, Stage};
use lasermate_domain::time_control::TimeControl;
use lasermate_engine::seat::Seat;
use lasermate_present::overview::overview;
use lasermate_present::snapshot::PositionSnapshot;
use lasermate_present::{record, text};

#[test]
fn a_suicide_is_told_of_who_has_died_by_it() {
    let mut game = live("crazy", "");
    play(&mut game, "d1!");
    let told = text::how_it_ended(&game).english().expect("over");
    assert_eq!(told, "Black wins because White killed its own king");
    let line = crate::expected::as_typed(&text::end_line(&game).expect("over"));
    assert_eq!(line, "**The game is over: Black (Bob) wins because White killed its own king.**");
}

/// "White wins 1054 to 500 to 0, by resignation" was said of a White who had given up, and does not win whatever the points are.
#[test]
fn rule_l9_who_gives_up_does_not_win_by_the_points_they_keep() {
    let position = "4wK3/8/8/8|4rK3/8/8/8|8/8/8/8 w wr - - 0 1";
    for (words, told) in [
        ("kings=b:w scored=w:rb", "Red wins by resignation"),
        ("kings=b:r scored=b:wr", "Red wins 1000 to 554 to 0, by resignation"),
    ] {
        let mut game = live_at("three-way-lasers", "", Some(&format!("{position} {words}")));
        play(&mut game, "resign");
        assert_eq!(text::how_it_ended(&game).english().as_deref(), Some(told));
    }
}

/// The headline said "by adjudication", and the picture, its description, the board in letters and the record "by resignation" or
/// "by agreement".
#[test]
fn an_adjudicated_game_says_so_everywhere() {
    let mut won = live("chess", "");
    play(&mut won, "resign");
    let mut drawn = live("chess", "");
    play(&mut drawn, "draw-offer");
    play(&mut drawn, "draw-accept");
    for mut table in [won, drawn] {
        table.stage = Stage::Ended { at: 0, how: Ending::Adjudicated(String::new()) };
        let showing = PositionSnapshot::of(&table);
        let told = [
            text::alt(&showing),
            text::board(&showing, false),
            text::replay_words(&table, 0),
            text::game_line(&table, text::GamePlace::There),
            showing.news,
        ];
        for told in told.map(English::english) {
            assert!(told.to_lowercase().contains("by adjudication"), "{told}");
        }
        let record = record::write(&table);
        assert!(record.contains("Result: adjudication, white "), "{record}");
        assert!(record::read(&record).is_ok());
    }
}

/// Whoever ran out of time and still has most points won "on time".
#[test]
fn rule_l9_who_ran_out_of_time_does_not_win_by_points() {
    let position = "4wK3/8/8/8|4rK3/8/8/8|8/8/8/8 w wr - - 0 1";
    for (words, told) in [
        ("kings=b:w scored=w:rb", "Red wins on time"),
        ("kings=b:r scored=b:wr", "Red wins 1000 to 554 to 0, on time"),
        ("kings=b:w", "Red wins 500 to 500 to 0, on time"),
    ] {
        let mut game = live_at("three-way-lasers", "", Some(&format!("{position} {words}")));
        play(&mut game, "resign");
        game.forfeited = Some(Seat::First);
        assert_eq!(text::how_it_ended(&game).english().as_deref(), Some(told));
    }
}

/// Where whoever ran out of time had offered a draw before, it was told "by agreement".
#[test]
fn time_that_runs_out_against_a_lone_king_is_told_whoever_offered_a_draw() {
    let mut table = live("chess", "");
    play(&mut table, "draw-offer");
    play(&mut table, "draw-accept");
    table.forfeited = Some(Seat::First);
    let time = TimeControl::read("1+0").and_then(TimeControl::live).expect("a live clock");
    table.clock.live = Some(LiveClock::new(time));
    assert_eq!(
        text::how_it_ended(&table).english().as_deref(),
        Some("draw: time ran out against insufficient material")
    );
}

/// "Ends the game as a draw" was said where points decide then, and where the kings become rooks and the game goes on.
#[test]
fn rule_w1_a_claim_is_offered_with_what_it_leads_to() {
    for (game, leads) in [
        ("chess", "Third repetition: /draw claim ends the game as a draw."),
        ("billichess", "Third repetition: /draw claim ends the game, and points decide."),
        (
            "billi-chess",
            "Third repetition: /draw claim ends the chess game as a draw, and the kings become rooks.",
        ),
    ] {
        let mut table = live(game, "");
        for word in "b1c3 b8c6 c3b1 c6b8 b1c3 b8c6 c3b1 c6b8".split(' ') {
            play(&mut table, word);
        }
        let line = crate::expected::as_typed(&text::to_act_line(&table));
        assert!(line.contains(leads), "{game}: {line}");
        play(&mut table, "draw-claim");
        assert_eq!(table.game.outcome().is_none(), game == "billi-chess", "{game}");
        assert_eq!(table.game.view().billi_phase, game == "billi-chess", "{game}");
        // The kings are rooks now: nobody has lost one.
        let lost: Vec<_> = overview(&table).players.into_iter().flat_map(|player| player.lost).collect();
        assert!(lost.is_empty(), "{game}: {lost:?}");
    }
}

/// A pawn that became a queen counted as nine pawns for the other side once the queen was taken, and a crowned man as a lost one.
#[test]
fn what_more_pieces_are_worth_is_counted_on_the_board() {
    for (game, position, words, lost, more) in [
        ("chess", "1r5k/P7/8/8/8/8/8/K7 w - - 0 1", "a7a8q b8a8", [1, 0], [0, 5]),
        ("chess", "7k/P7/8/8/8/8/6p1/K7 w - - 0 1", "a7a8q", [0, 0], [8, 0]),
        ("draughts", "W:W5:B20", "5-1", [0, 0], [1, 0]),
        ("three-way", "4wK3/8/8/8|4rK3/8/8/8|3bQ4/8/8/4bK3 w wrb - - 0 1", "", [0, 0], [0, 0]),
    ] {
        let mut table = live_at(game, "", Some(position));
        words.split_whitespace().for_each(|word| drop(play(&mut table, word)));
        let players = overview(&table).players;
        let counted =
            players.iter().take(2).map(|player| player.lost.iter().map(|lost| lost.count).sum::<usize>());
        assert_eq!(counted.collect::<Vec<_>>(), lost, "{game} {words}");
        assert_eq!(
            players.iter().take(2).map(|player| player.more).collect::<Vec<_>>(),
            more,
            "{game} {words}"
        );
    }
}
