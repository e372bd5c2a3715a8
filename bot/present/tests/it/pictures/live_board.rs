//! A board that is pointed at: every legal move is on it once, its cells lie where the picture has them, and what it says
//! belongs to no game.
#![allow(clippy::unwrap_used, reason = "a test stops at what it did not expect")]

use std::collections::BTreeSet;

use crate::dice::Dice;
use crate::english::English as _;
use crate::words::live::{live, presets};
use lasermate_domain::tables::table::Table;
use lasermate_engine::seat::Seat;
use lasermate_present::live_board::{self, LiveBoard, MovePart};
use lasermate_present::variants::MeetingEffect;

/// How many moves are made in each game.
const PLIES: usize = 16;

/// The moves of some parts, each with the cells that lead to it.
fn moves(parts: &[MovePart], way: &[Option<String>], found: &mut Vec<(String, Vec<Option<String>>)>) {
    for part in parts {
        let here: Vec<_> = way.iter().cloned().chain([part.cell.clone()]).collect();
        assert!(!part.words.is_empty(), "{part:?}");
        assert!(part.ends.is_some() || !part.next.is_empty(), "it leads nowhere: {part:?}");
        if let Some(end) = &part.ends {
            found.push((end.exact.clone(), here.clone()));
        }
        moves(&part.next, &here, found);
    }
}

fn centre(polygon: &[[i32; 2]; 4]) -> [i32; 2] {
    [0, 1].map(|axis| polygon.iter().map(|corner| corner[axis]).sum::<i32>() / 4)
}

fn sound(table: &Table, seat: Seat, board: &LiveBoard) {
    let mut found = Vec::new();
    moves(&board.moves, &[], &mut found);
    let listed: BTreeSet<_> = found.iter().map(|(exact, _)| exact.clone()).collect();
    assert_eq!(listed.len(), found.len(), "a move stands there twice");
    let queued = |exact: &&String| exact.starts_with("premove-");
    let legal = table.game.legal_routes(seat).into_iter().filter(|legal| !legal.choices.is_empty());
    let legal: BTreeSet<_> = legal.map(|legal| legal.exact).collect();
    let now: BTreeSet<_> = listed.iter().filter(|exact| !queued(exact)).cloned().collect();
    if board.more {
        assert!(now.is_subset(&legal));
    } else {
        assert_eq!(now, legal);
    }
    for (exact, way) in &found {
        for cell in way.iter().flatten() {
            assert!(board.cells.contains_key(cell.as_str()), "{exact}: {cell}");
        }
    }
    // What can be chosen first is told apart by its words where its cell does not do it.
    let first: BTreeSet<_> = board.moves.iter().map(|part| (&part.cell, &part.words)).collect();
    assert_eq!(first.len(), board.moves.len());
    let (width, height) = board.size;
    for (name, polygon) in &board.cells {
        for [x, y] in polygon {
            let inside = |at: i32, size: u32| (0..=i32::try_from(size).unwrap()).contains(&at);
            assert!(inside(*x, width) && inside(*y, height), "{name}: {polygon:?}");
        }
    }
    for (name, words) in &board.pieces {
        assert!(board.cells.contains_key(name) && words.contains(' '), "{name}: {words}");
    }
}

#[test]
fn every_legal_move_is_on_the_board_once_and_can_be_pointed_at() {
    for game in presets() {
        let options = if game == "realtime" { "initial=zero black_extra_tu=off premove=on" } else { "" };
        let mut table = live(game, options);
        let mut dice = Dice(7);
        for ply in 0..PLIES {
            let Some(seat) = table.game.to_act().iter().map(|(seat, _)| seat).next() else { break };
            let board = live_board::live_board(&table, seat).unwrap().english();
            assert_eq!((board.game, board.version), (12, table.version), "{game}");
            sound(&table, seat, &board);
            let mut found = Vec::new();
            moves(&board.moves, &[], &mut found);
            found.retain(|(exact, _)| !exact.starts_with("premove-"));
            if found.is_empty() {
                break;
            }
            let exact = dice.pick(&found).0.clone();
            let outlook = live_board::outlook(&table, seat, &exact, seat).unwrap().unwrap();
            assert_eq!(outlook.beams.is_empty(), table.game.view().beams.is_empty(), "{game} {exact}");
            let at = (u64::try_from(ply).unwrap() + 1) * 1000;
            table.game.try_text(seat, &exact, at).unwrap();
        }
    }
}

#[test]
fn the_own_side_lies_below_for_every_seat() {
    for game in presets() {
        let table = live(game, if game == "realtime" { "initial=zero" } else { "" });
        let sides = table.game.sides().len();
        for seat in Seat::ALL.into_iter().take(sides) {
            let board = live_board::live_board(&table, seat).unwrap().english();
            let own = table.game.side(seat).title();
            let height = |mine: bool| {
                let places = board.pieces.iter().filter(|(_, words)| words.starts_with(own) == mine);
                let heights: Vec<_> = places.map(|(name, _)| centre(&board.cells[name])[1]).collect();
                heights.iter().sum::<i32>() / i32::try_from(heights.len()).unwrap()
            };
            assert!(height(true) > height(false) + 50, "{game}, {own}: {} {}", height(true), height(false));
        }
    }
}

#[test]
fn a_promotion_offers_the_strongest_piece_first_and_a_stack_each_of_its_pieces() {
    let mut table = live("chess", "");
    for (index, exact) in ["e2e4", "d7d5", "e4d5", "c7c6", "d5c6", "a7a6", "c6b7", "a6a5"].iter().enumerate()
    {
        let seat = if index % 2 == 0 { Seat::First } else { Seat::Second };
        table.game.try_text(seat, exact, 0).unwrap();
    }
    let board = live_board::live_board(&table, Seat::First).unwrap().english();
    let of = |parts: &[MovePart], cell: &str| {
        parts.iter().filter(|part| part.cell.as_deref() == Some(cell)).cloned().collect::<Vec<_>>()
    };
    let [target] = &of(&of(&board.moves, "b7")[0].next, "a8")[..] else { panic!("one way to a8") };
    let words: Vec<_> = target.next.iter().map(|part| part.words.as_str()).collect();
    assert_eq!(words, ["queen", "rook", "bishop", "knight"]);
    let drawn: Vec<_> =
        target.next.iter().filter_map(|part| part.becomes.as_ref()).map(|piece| piece.kind).collect();
    assert_eq!(drawn, words);
    assert!(target.next.iter().all(|part| part.cell.is_none()));

    let mut table = live("crazy", "");
    for (index, exact) in ["b1c3", "a7a6", "a1b1", "b7b6", "c3b1^", "e7e6"].iter().enumerate() {
        let seat = if index % 2 == 0 { Seat::First } else { Seat::Second };
        table.game.try_text(seat, exact, 0).unwrap();
    }
    let board = live_board::live_board(&table, Seat::First).unwrap().english();
    let stack: Vec<_> = of(&board.moves, "b1").iter().map(|part| part.words.clone()).collect();
    assert_eq!(stack.len(), 2, "{stack:?}");
    assert_eq!(board.pieces["b1"], "White rook, White knight");
}

/// The ring of a capture stood round what is entered and what is exchanged, too.
#[test]
fn what_is_done_with_the_piece_on_a_square_is_told_apart() {
    let mut table = live("crazy", "");
    for (index, exact) in ["e2e4", "d7d5", "b1c3", "a7a6", "a1b1", "h7h6"].iter().enumerate() {
        let seat = if index % 2 == 0 { Seat::First } else { Seat::Second };
        table.game.try_text(seat, exact, 0).unwrap();
    }
    let board = live_board::live_board(&table, Seat::First).unwrap().english();
    let meets = |from: &str, to: &str| {
        let of = |parts: &[MovePart], cell: &str| {
            parts.iter().find(|part| part.cell.as_deref() == Some(cell)).cloned().unwrap()
        };
        of(&of(&board.moves, from).next, to).meets
    };
    assert_eq!(meets("c3", "b1"), Some(MeetingEffect::Enters));
    assert_eq!(meets("e4", "d5"), None);
    assert_eq!(meets("c2", "c3"), Some(MeetingEffect::Swaps));
    assert_eq!(meets("e4", "e5"), None);
}

#[test]
fn what_cools_can_be_queued_where_the_table_allows_it() {
    for (options, queues) in
        [("initial=zero black_extra_tu=off premove=on", true), ("initial=zero black_extra_tu=off", false)]
    {
        let mut table = live("realtime", options);
        table.game.advance(1000);
        table.game.try_text(Seat::First, "e2e4", 1000).unwrap();
        let board = live_board::live_board(&table, Seat::First).unwrap().english();
        let mut found = Vec::new();
        moves(&board.moves, &[], &mut found);
        let ordered: Vec<_> = found.iter().filter(|(exact, _)| exact.starts_with("premove-")).collect();
        assert_eq!(!ordered.is_empty(), queues);
        for (exact, _) in ordered {
            assert!(exact.starts_with("premove-e4") && table.game.may(Seat::First, exact).is_ok(), "{exact}");
        }
        assert_eq!(board.cooling.iter().map(|piece| piece.cell).collect::<Vec<_>>(), ["e4"]);
        assert!(board.cooling[0].ready_at > board.now);
    }
}
