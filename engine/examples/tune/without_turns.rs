//! Games without turns of the computer with itself, and the quiet moments in them.

use lasermate_engine::any::AnyGame;
use lasermate_engine::search::{Limits, TranspositionTable, Tuning};
use lasermate_engine::seat::Seat;
use lasermate_engine::variants::{Preset, Setup};

use crate::play::{AGREED, Dice, OPENING, Told, WON, ended};

/// Everybody may act every so many milliseconds, and so often.
const BEAT: u64 = 500;
const BEATS: u64 = 3_000;

/// Plays the game of a number: what was thought whenever a seat saw something new.
pub fn game(preset: &'static Preset, number: u64, nodes: u64, memory: &mut TranspositionTable) -> Vec<Told> {
    let mut dice = Dice(number);
    let setup = Setup::new(preset);
    let mut game = AnyGame::new(&setup.drawn(number).unwrap_or(setup)).unwrap();
    memory.forget();
    let (mut lines, mut clear, mut made, mut waits) = (Vec::new(), 0, 0, [None; 3]);
    'game: for at in (1..BEATS).map(|beat| beat * BEAT) {
        game.advance(at);
        for (seat, _) in game.to_act().iter() {
            if game.outcome().is_some() {
                break 'game;
            }
            if made < OPENING + number % 2 {
                // In the opening the seats move by turns here too.
                let legal = game.legal(seat);
                if seat.index() as u64 == made % 2
                    && let Some(chosen) = legal.get(dice.below(legal.len()))
                {
                    made += u64::from(game.try_text(seat, &chosen.exact, at).is_ok());
                }
                continue;
            }
            let sees = Some((made, game.view().clock.map_or(0, |clock| clock.cooling.len())));
            if waits[seat.index()] == sees {
                continue;
            }
            let how =
                (Limits { depth: 90, ..Limits::nodes(nodes) }, Tuning { continues: true, ..Tuning::PLAY });
            let Some(thought) = game.think(seat, how, memory, &mut |_| {}) else { continue };
            let value = if seat == Seat::First { thought.value } else { -thought.value };
            clear = if value.abs() >= WON { clear + 1 } else { 0 };
            if clear >= 2 * AGREED {
                return ended(lines, Some(if value > 0 { Seat::First } else { Seat::Second }));
            }
            let chosen = thought.action.filter(|text| game.may(seat, text).is_ok());
            let said = chosen
                .as_ref()
                .and_then(|text| game.legal(seat).into_iter().find(|legal| legal.exact == *text));
            let quiet = said.is_none_or(|legal| !legal.san.contains(['x', '=', '+', '#']));
            if quiet && value.abs() < WON {
                lines.push((value, Seat::First, asked(&game.position(), seat, lines.len() + 1)));
            }
            waits[seat.index()] = sees.filter(|_| chosen.is_none());
            if let Some(text) = chosen {
                game.try_text(seat, &text, at).unwrap();
                made += 1;
            }
        }
    }
    ended(lines, game.outcome().and_then(|outcome| outcome.winners().next()))
}

/// A position with who is asked where others tell whose turn it is, and how often anybody was where they count moves.
fn asked(position: &str, seat: Seat, number: usize) -> String {
    let number = number.to_string();
    let word = |(at, word)| match at {
        1 => {
            if seat == Seat::First {
                "w"
            } else {
                "b"
            }
        }
        5 => &number,
        _ => word,
    };
    position.split(' ').enumerate().map(word).collect::<Vec<_>>().join(" ")
}
