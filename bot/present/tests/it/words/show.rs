//! What people ask to see: pictures with their words, and that looking changes nothing.
#![allow(clippy::unwrap_used, reason = "a test stops where its data are wrong")]

use crate::english::English as _;
use crate::words::live::{live, live_at, play, play_all};
use lasermate_domain::port::{PersonId, PictureKind, Reply, RoomId};
use lasermate_engine::search::Level;
use lasermate_engine::search::bargain::Persona;
use lasermate_present::picture::{self, PictureStyle};
use lasermate_present::show::{self, BoardAs};
use lasermate_present::snapshot::PositionSnapshot;
use lasermate_present::{overview, text};
use lasermate_render::scene::{BeamEnd, Mark, Side, Theme};

fn ann() -> PersonId {
    PersonId("local:a".into())
}

fn is_png(reply: &Reply, index: usize) -> bool {
    let picture = &reply.pictures[index];
    let drawn = picture.sketch.draw(&|| false).unwrap();
    drawn.kind == PictureKind::Png && drawn.bytes.starts_with(b"\x89PNG") && !picture.alt.is_empty()
}

#[test]
fn a_preview_is_private_marked_and_changes_nothing() {
    let mut table = live("billichess", "");
    play_all(&mut table, "d2d3 e7e5 c1g5 d7d6");
    let before = table.game.position();
    let reply = show::preview(&table, &ann(), "Nd2", Theme::Dark).english();
    assert!(reply.is_private() && is_png(&reply, 0));
    assert!(reply.text.starts_with("Preview of "), "{}", reply.text);
    assert!(reply.text.contains("Red's beam ends in Blue's heel at j1."), "{}", reply.text);
    assert!(reply.pictures[0].alt.starts_with("PREVIEW of Nd2."));
    assert_eq!(table.game.position(), before);
}

#[test]
fn a_preview_of_something_else_says_why_not() {
    let mut game = live("billichess", "");
    let text = |game: &_, typed: &str| {
        let reply = show::preview(game, &ann(), typed, Theme::Dark).english();
        assert!(reply.is_private() && reply.pictures.is_empty());
        reply.text
    };
    // design.md: a refused move says why.
    assert_eq!(
        text(&game, "e2-e5"),
        "e2\\-e5 is illegal: a pawn moves one square forward, or two from its second row, and captures diagonally forward. From e2: e3, e4."
    );
    // A bare square is the pawn of its file: it was answered with what the pawn on a2 can do.
    assert!(
        text(&game, "e5").ends_with("captures diagonally forward. From e2: e3, e4."),
        "{}",
        text(&game, "e5")
    );
    assert!(text(&game, "resign").starts_with("Preview a move or a lifeline"));
    assert!(text(&game, "a1a5").contains("the Blue pawn on a2 is in the way"));
    assert!(text(&game, "e7e5").contains("the Red pawn on e7 is not yours"));
    assert!(!text(&game, "<@everyone>**").contains(['<', '@']));
    play_all(&mut game, "f2f3 e7e5 g2g4 d8h4");
    assert!(text(&game, "e2e4").starts_with("The game is over (Red wins 500 to 0, by checkmate)"));
}

/// Ways that end on one square are told once each, and captures apart (black_holes.md 1.3).
#[test]
fn marked_ways_are_described_each_once() {
    let game = live_at("black-holes", "", Some("4k/5/5/5/H1p2/5/5/RH2K w - - 0 1"));
    let reply = show::targets(&game, &ann(), "a1", Theme::Dark).english();
    let alt = &reply.pictures[0].alt;
    let marked = alt.split(". ").next().unwrap();
    assert!(marked.starts_with("Marked: a1, moves to a2 a3, by way of a4-a4-a5 "), "{alt}");
    let mut words: Vec<_> = marked.split([' ', ',']).filter(|word| word.contains(char::is_numeric)).collect();
    words.sort_unstable();
    let all = words.len();
    words.dedup();
    assert_eq!(words.len(), all, "{alt}");
}

/// Whether Black is in check is what the sixth exercise of Crazy chess asks: its picture tells it once it is answered.
#[test]
fn an_exercise_does_not_show_the_check_that_it_asks_for() {
    let alt = |answer| show::exercise("crazy", 5, answer, Theme::Dark).english().pictures[0].alt.clone();
    assert!(!alt(None).contains("check"), "{}", alt(None));
    assert!(alt(Some(0)).contains("check"), "{}", alt(Some(0)));
}

#[test]
fn targets_are_listed_and_marked() {
    let game = live("billichess", "");
    let reply = show::targets(&game, &ann(), "B1", Theme::Light).english();
    assert!(reply.is_private() && is_png(&reply, 0));
    assert!(reply.text.starts_with("The Blue knight on b1 has 2 moves:\n- `b1a3`"), "{}", reply.text);
    assert!(reply.pictures[0].alt.starts_with("Marked: b1, moves to a3 c3."));
    let text = |square: &str| show::targets(&game, &ann(), square, Theme::Light).english().text;
    assert_eq!(text("e4"), "e4 is empty.");
    assert_eq!(text("k3"), "k3 is part of the frame: only beams run there.");
    assert_eq!(text("a1"), "The Blue rook on a1 has no legal move.");
    assert_eq!(text("e7"), "The Red pawn on e7 can't move now: it is Blue's turn.");
    assert!(text("z9@").starts_with("There is no square z9＠ on this board"));
}

#[test]
fn boards_come_as_pictures_turned_or_as_text() {
    let table = live("billichess", "");
    assert!(is_png(&show::board(&table, &table.seating.players[0].id, BoardAs::Picture, Theme::Dark), 0));
    assert!(is_png(&show::board(&table, &table.seating.players[0].id, BoardAs::Turned, Theme::Light), 0));
    let as_text =
        show::board(&table, &table.seating.players[0].id, BoardAs::named(Some("text")), Theme::Dark)
            .english();
    assert!(as_text.pictures.is_empty());
    assert!(as_text.text.contains("8 : : r n b q k b n r : : 8"), "{}", as_text.text);
}

#[test]
fn a_replay_is_an_animation_once_there_is_a_move() {
    let mut game = live("billichess", "");
    assert!(show::replay(&game, Theme::Dark).pictures.is_empty());
    play_all(&mut game, "d2d4 e7e5");
    let reply = show::replay(&game, Theme::Dark).english();
    assert!(!reply.is_private());
    assert_eq!(reply.pictures[0].kind(), PictureKind::Gif);
    assert!(reply.pictures[0].sketch.draw(&|| false).unwrap().bytes.starts_with(b"GIF89a"));
    assert!(reply.pictures[0].alt.starts_with("Animation of the game in 2 steps."));
    assert!(reply.pictures[0].alt.chars().count() <= text::ALT_CHARS);
}

/// The scene holds what the view says: the beams' ways and ends, the heel whose ball is gone, every mark.
#[test]
fn rule_2_5_2_the_scene_of_a_lasermate() {
    let mut game = live("billichess", "");
    play_all(&mut game, "d2d3 e7e5 c1g5 d7d6 b1d2");
    let scene = picture::scene(&PositionSnapshot::of(&game), PictureStyle::public(Theme::Dark)).english();
    assert_eq!(scene.cells.len(), 96);
    assert_eq!(scene.pieces.len(), 32);
    let red = scene.beams.iter().find(|beam| beam.side == Side::Red).unwrap();
    assert_eq!(red.end, BeamEnd::Lasermate);
    // billichess.md 2.1.3: from (0, 7); the heel is the corner (12, 0).
    assert_eq!(red.path.first().map(|at| (at.x, at.y)), Some((0.0, 7.0)));
    assert_eq!(red.path.last().map(|at| (at.x, at.y)), Some((12.0, 0.0)));
    let hit: Vec<_> = scene.heels.iter().filter(|heel| heel.hit).map(|heel| heel.side).collect();
    assert_eq!(hit, [Side::Blue]);
    let names = |index: usize| scene.cells[index].name.as_str();
    let Some(Mark::LastMove { from, to }) = scene.marks.first() else { panic!("{:?}", scene.marks) };
    assert_eq!((names(*from), names(*to)), ("b1", "d2"));
    let status = scene.caption.unwrap().status.unwrap();
    assert_eq!(status.text, "LASERMATE +277 Red");
}

#[test]
fn rule_2_6_a_decision_and_a_check_are_marked() {
    let mut game = live("billichess-joker", "");
    play_all(&mut game, "g1f3 g8f6");
    let scene = picture::scene(&PositionSnapshot::of(&game), PictureStyle::public(Theme::Dark));
    let decided = scene.marks.iter().find_map(|mark| match mark {
        Mark::Decision(cell) => Some(scene.cells[*cell].name.as_str()),
        _ => None,
    });
    assert_eq!(decided, Some("f6"));
    let check = live_at("chess", "", Some("4k3/8/8/8/8/8/4r3/4K3 w - - 0 1"));
    let scene = picture::scene(&PositionSnapshot::of(&check), PictureStyle::public(Theme::Dark));
    assert!(
        scene.marks.iter().any(|mark| matches!(mark, Mark::Check(cell) if scene.cells[*cell].name == "e1"))
    );
    assert!(scene.beams.is_empty() && scene.heels.is_empty());
}

#[test]
fn hostile_names_are_harmless_everywhere() {
    let mut table = live("billichess", "");
    table.seating.players[0].name = "@everyone **boss** [x](https://evil.example)\n\u{202e}`".into();
    table.seating.players[1].name = "```\n<@1>".into();
    let played = play(&mut table, "e2e4");
    let export = show::export(&table).english();
    for said in [
        text::announce(&table, &played),
        text::to_act_line(&table),
        show::board(&table, &table.seating.players[0].id, BoardAs::Text, Theme::Dark).text,
        show::history(&table).text,
        show::replay(&table, Theme::Dark).text,
        show::games([&table], (&table.server, &table.room)).text,
        show::ask(&table, "who").text,
        show::import(&export.file.unwrap().text, Theme::Dark).text,
    ] {
        let said = said.english();
        assert!(!said.contains("@everyone") && !said.contains("<@") && !said.contains("**boss**"), "{said}");
        assert!(!said.contains("https://evil") && !said.contains('\u{202e}'), "{said}");
    }
    assert_eq!(export.text.matches("```").count(), 2, "{}", export.text);
}

#[test]
fn the_list_of_games_names_the_last_touched_first() {
    let mut older = live("chess", "");
    older.id.0 = 3;
    older.clock.touched_at -= 90_000_000;
    let newer = live("billichess", "");
    let other = RoomId("local:den".to_owned());
    let told = show::games([&older, &newer], (&newer.server, &other)).english().text;
    let text = text::time::render(&told, |seconds| seconds.to_string());
    let text = crate::expected::as_typed(&text::room::render(&text, |name| format!("#{name}")));
    let lines: Vec<_> = text.lines().collect();
    assert!(lines[0].starts_with(
        "- `G12` BilliChess: Blue (Ann) against Red (Bob) · move 1, Blue to move · 1782864000 · in #lobby"
    ));
    assert!(lines[1].starts_with(
        "- `G3` Chess: White (Ann) against Black (Bob) · move 1, White to move · 1782774000 · in #lobby"
    ));
    assert!(show::games([], (&newer.server, &newer.room)).english().text.starts_with("No games here."));
}

#[test]
fn a_list_of_games_knows_its_own_room_and_says_how_to_follow_only_what_is_elsewhere() {
    let here = live("billichess", "");
    let told = |room: &RoomId| show::games([&here], (&here.server, room)).english().text;
    let own = told(&here.room);
    assert!(own.ends_with(" · here") && !own.contains("follow"), "{own}");
    let other = told(&RoomId("local:den".to_owned()));
    assert!(!other.contains("here\n") && other.contains("To follow a game here:"), "{other}");
}

#[test]
fn long_histories_go_along_as_a_file() {
    let mut table = live("chess", "");
    // Knights wander and each fourth pair a pawn moves, so that nothing is repeated five times.
    for pawn in ["a", "b", "c", "d", "e", "g", "h"] {
        for rows in [(2, 3, 7, 6), (3, 4, 6, 5)] {
            for _ in 0..3 {
                play_all(&mut table, "g1f3 g8f6 f3g1 f6g8");
            }
            let (a, b, c, d) = rows;
            play_all(&mut table, &format!("{pawn}{a}{pawn}{b} {pawn}{c}{pawn}{d}"));
        }
    }
    let reply = show::history(&table).english();
    assert!(reply.text.chars().count() <= 2000);
    let file = reply.file.unwrap();
    assert!(file.text.starts_with("1. Nf3 Nf6 2. Ng1 Ng8"), "{}", file.text);
    assert!(file.text.ends_with("h4 h5"), "{}", file.text);
    // The end of it has the numbers of the whole.
    let (moves, tail) = (table.record.len(), reply.text.lines().nth(1).unwrap());
    assert!(tail.starts_with(&format!("… {}. ", (moves - 60) / 2 + 1)), "{tail}");
}

/// The game goes on from where its position says, in the list of moves and everywhere.
#[test]
fn moves_from_a_position_have_its_numbers() {
    let mut game = live_at("chess", "", Some("4k3/8/8/8/8/8/4P3/4K3 b - - 3 41"));
    play_all(&mut game, "e8e7 e2e4 e7e6");
    let told = show::history(&game).english().text;
    assert!(told.contains("\n41… Ke7 42. e4 Ke6\n"), "{told}");
    let numbers: Vec<_> = overview::moves(&game).into_iter().map(|line| line.number).collect();
    assert_eq!(numbers, ["41…", "42.", ""]);
}

/// Among three the picture tells who is which side: names stand beside the sides, computers by their short ones.
#[test]
fn the_names_of_three_stand_beside_their_sides() {
    for (game, points) in [("three-way", ""), ("three-way-lasers", "0")] {
        let mut three = live(game, "");
        let [loyal, shrewd] = [(4, Persona::Loyal), (8, Persona::Shrewd)].map(|(level, temper)| {
            lasermate_domain::tables::computers::person(Level::new(level).unwrap(), Some(temper), 0)
        });
        (three.seating.players[1], three.seating.players[2]) = (loyal, shrewd);
        let showing = PositionSnapshot::of(&three);
        let caption = picture::scene(&showing, PictureStyle::public(Theme::Dark)).english().caption.unwrap();
        let told: Vec<_> =
            caption.scores.iter().map(|score| (score.text.as_str(), score.points.as_str())).collect();
        assert_eq!(told, [("Ann", points), ("Lantern", points), ("Beacon", points)]);
        assert_eq!(caption.title, three.setup.preset().title);
        assert!(text::alt(&showing).contains("Lantern, computer level 4"), "the words have room");
        // A preview says what it previews, and who would stand where.
        let preview = picture::scene(&showing.as_preview("e4"), PictureStyle::public(Theme::Dark))
            .english()
            .caption
            .unwrap();
        assert!(preview.title.contains("e4"), "{}", preview.title);
        assert!(preview.scores[1].text.starts_with("Red"), "{:?}", preview.scores);
    }
    let mut two = live("chess", "");
    two.seating.players[1] = lasermate_domain::tables::computers::person(Level::new(4).unwrap(), None, 0);
    let caption = picture::scene(&PositionSnapshot::of(&two), PictureStyle::public(Theme::Dark))
        .english()
        .caption
        .unwrap();
    assert!(caption.title.ends_with("Ann – Lantern"), "{}", caption.title);
}

/// Why a king's steps happen was told as the default has it. Two plain steps are in the notation and are not told beside it.
#[test]
fn rule_b15_the_two_steps_of_a_king_are_explained_as_the_table_chose() {
    for (options, why) in [
        ("", "reacts after the second."),
        ("king_step_reactions=immediate_but_king_exempt", "reacts at once."),
    ] {
        let mut game = live("crazy", options);
        play_all(&mut game, "e2e4 e7e5");
        let played = play(&mut game, "e1e2e1");
        let told = show::explain(&game, Theme::Dark).english().text;
        assert!(told.contains(why), "{told}");
        let told = crate::expected::as_typed(&text::announce(&game, &played));
        assert!(told.starts_with("2. **Ke1-e2-e1** by White (Ann).\n"), "{told}");
    }
}
