//! Records of people and sides: who keeps pacts, who has won, who is strong.

use lasermate_domain::escape::escape;
use lasermate_domain::port::Person;
use lasermate_domain::ratings::VariantTally;
use lasermate_domain::tables::table::Table;
use lasermate_engine::pact::{Balance, Record};

use super::names::side;
use super::person::named;
use super::ratings::{PROVISIONAL, shown};
use super::wording::{commas, here, semicolons};
use super::{games, player};
use crate::say::profile as say;

/// How somebody has kept pacts on a server (pacts.md P7).
pub fn word_of(who: &Person, record: Record) -> String {
    let Record { made, kept, denounced, broken, void } = record;
    if made == 0 {
        return say::no_pacts(named(who));
    }
    say::pacts(named(who), made, kept, denounced, broken, void)
}

pub fn nobody_called(name: &str) -> String {
    say::nobody_called(escape(name))
}

/// Somebody's rating in a game.
#[derive(Clone, Debug)]
pub struct GameRating {
    /// The game, and how fast it is played.
    pub game: String,
    pub points: i64,
    /// Whether too few games are behind them.
    pub provisional: bool,
    /// How many rated games are.
    pub games: u32,
}

/// How somebody does with the puzzles of a game.
#[derive(Clone, Debug)]
pub struct SolvingRecord {
    pub game: String,
    pub points: i64,
    /// Whether too few puzzles are behind them.
    pub provisional: bool,
    /// How many were tried, and how many of them solved.
    pub tried: (u32, u32),
}

/// What somebody has done with puzzles: ratings by game, and daily puzzles in a row with the most there ever were.
#[derive(Clone, Debug, Default)]
pub struct PuzzleProfile {
    /// By game, most puzzles first.
    pub ratings: Vec<SolvingRecord>,
    pub dailies: Option<(u32, u32)>,
}

/// `/profile`: how many games somebody has finished and won where somebody asks, how the word was kept, ratings, results game by game, and
/// puzzles.
pub fn profile(
    (who, direct): (&Person, bool),
    standings: &[GameRating],
    (tallies, puzzles): (&[VariantTally], &PuzzleProfile),
    record: Record,
) -> String {
    let won: u32 = tallies.iter().map(|tally| tally.came[0]).sum();
    let games = match tallies.iter().flat_map(|tally| tally.came).sum::<u32>() {
        0 => say::no_games(named(who), here(direct)),
        games => say::games(named(who), games, won, here(direct)),
    };
    let mut lines = vec![format!("{games} {}", word_of(who, record))];
    for GameRating { game, points, provisional, games } in standings {
        lines.push(format!("- {}", say::rating(game, shown(*points, *provisional), *games)));
    }
    for tally in tallies {
        let [won, drawn, lost] = tally.came;
        lines.push(format!("- {}", say::results(games::titled(&tally.variant), won, drawn, lost)));
    }
    for SolvingRecord { game, points, provisional, tried: (tried, solved) } in &puzzles.ratings {
        lines.push(format!("- {}", say::puzzles(game, shown(*points, *provisional), *solved, *tried)));
    }
    if let Some((days, most)) = puzzles.dailies {
        lines.push(format!("- {}", say::daily(days, most)));
    }
    let unsure = puzzles.ratings.iter().any(|solving| solving.provisional);
    if unsure || standings.iter().any(|standing| standing.provisional) {
        lines.push(PROVISIONAL.to_owned());
    }
    lines.join("\n")
}

/// `/balance`: what each side has, in numbers and without a judgement (pacts.md P9). What a game does not have is left out: men
/// of draughts are worth nothing in pawns.
pub fn balance(table: &Table, of: &[Balance]) -> String {
    let has_worth = of.iter().any(|own| own.material > 0);
    let mut lines = vec![say::balance(table.id.to_string(), table.game.view().move_number)];
    for own in of {
        let (who, pieces) = (player(table, own.seat), say::balance_pieces(own.pieces));
        let moves = say::balance_moves(own.mobility);
        let mut told = vec![match has_worth {
            true => say::balance_side_worth(who, pieces, own.material.to_string(), moves),
            false => say::balance_side(who, pieces, moves),
        }];
        if own.king_cells > 0 {
            let (attacked, squares) = (own.king_cells_attacked, own.king_cells);
            told.push(match own.checkers {
                0 => say::balance_king(attacked, squares),
                checkers => say::balance_king_in_check(attacked, squares, checkers),
            });
        }
        if has_worth {
            told.push(threats(table, own, of));
        }
        lines.push(format!("- {}", semicolons(&told)));
    }
    if has_worth {
        lines.push(say::BALANCE_VALUES.to_owned());
    }
    lines.join("\n")
}

/// Whose pieces one seat attacks, with what they are worth.
fn threats(table: &Table, own: &Balance, of: &[Balance]) -> String {
    let others = of.iter().filter(|other| other.seat != own.seat);
    let threats: Vec<_> = others
        .filter_map(|other| {
            let worth = own.threatens.get(other.seat.index()).copied().unwrap_or(0);
            (worth > 0).then(|| format!("{} {worth}", side(table.game.side(other.seat))))
        })
        .collect();
    if threats.is_empty() {
        say::BALANCE_THREATENS_NOTHING.to_owned()
    } else {
        say::balance_threatens(commas(&threats))
    }
}
