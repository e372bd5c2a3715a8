//! A move of draughts in words and as it is drawn: every jump of a capture.

use lasermate_engine::any::AnyGame;
use lasermate_engine::board::Cell;
use lasermate_engine::effect::Effect;
use lasermate_engine::piece::{Kind, Piece};

use crate::say::draughts as says;
use crate::steps::{LastMove, MoveChain, MoveLeg, TravelKind};
use crate::text::names::{piece as kind_of, side};
use crate::text::wording::listed;
use crate::variants::{GameWords, WinWords};

pub(super) const WORDS: GameWords = GameWords {
    // Whoever cannot move has lost (draughts.md 5.1.6).
    win: WinWords { noun: says::WIN, cry: says::WIN_CRY, does: says::WIN_DONE, task: says::WIN_ASKED },
    typed: ["c3d4", "e3-f4"],
    quiet_moves: says::QUIET_MOVES,
    too_quiet: (says::FORTY_MOVES, says::EIGHTY_MOVES, 80),
    own_theme: [says::THEME, says::THEME_HOW],
    ..GameWords::CHESS
};

/// The piece that moved and the squares it touched.
fn squares(effects: &[Effect]) -> Option<(Piece, Vec<Cell>)> {
    let mut found: Option<(Piece, Vec<Cell>)> = None;
    for effect in effects {
        let Effect::Moved { piece, from, to } = *effect else { continue };
        found.get_or_insert_with(|| (piece, vec![from])).1.push(to);
    }
    found
}

/// What a move did that its notation does not say: `, capturing 2 men`, `, becoming a king`.
pub(super) fn besides(effects: &[Effect]) -> String {
    let taken = taken(effects);
    let becomes = effects.iter().any(|effect| matches!(effect, Effect::Promoted { .. }));
    match (taken.is_empty(), becomes) {
        (true, false) => String::new(),
        (true, true) => says::BECOMING.to_owned(),
        (false, false) => says::capturing(counted(&taken)),
        (false, true) => says::capturing_and_becoming(counted(&taken)),
    }
}

/// The kinds of the pieces that were captured.
fn taken(effects: &[Effect]) -> Vec<Kind> {
    let kinds = effects.iter().filter_map(|effect| match effect {
        Effect::Taken { piece, .. } => Some(piece.kind),
        _ => None,
    });
    kinds.collect()
}

/// `Blue man c3 to d4`, `Blue man c3 jumps to e5 and g7, capturing 2 men`, `..., becoming a king`.
pub(super) fn sentence(game: &AnyGame, effects: &[Effect]) -> Option<String> {
    let (piece, squares) = squares(effects)?;
    let (from, landed) = squares.split_first()?;
    let landed: Vec<String> = landed.iter().map(|cell| game.cell_name(*cell)).collect();
    let (kind, from, landed) = (kind_of(piece.kind), game.cell_name(*from), listed(&landed));
    let (side, besides) = (side(game.side(piece.seat)), besides(effects));
    Some(if taken(effects).is_empty() {
        says::moved(side, kind, from, landed, besides)
    } else {
        says::jumped(side, kind, from, landed, besides)
    })
}

/// `a man`, `2 men`, `a king and 2 men`.
fn counted(taken: &[Kind]) -> String {
    let groups =
        [Kind::Crowned, Kind::Man].map(|kind| match taken.iter().filter(|other| **other == kind).count() {
            0 => None,
            count => Some(says::captured(count, kind_of(kind))),
        });
    listed(&groups.into_iter().flatten().collect::<Vec<_>>())
}

/// The move from its first square to its last; the jumps of a longer capture are its numbered ways.
pub(super) fn last_move(effects: &[Effect], shown: impl Fn(Cell) -> Option<Cell>) -> Option<LastMove> {
    let (piece, squares) = squares(effects)?;
    let squares: Vec<Cell> = squares.into_iter().map(shown).collect::<Option<_>>()?;
    let (from, to) = (*squares.first()?, *squares.last()?);
    let jump = |(number, leg): (u8, &[Cell])| MoveLeg { number, from: leg[0], to: leg[1], exchange: false };
    let legs = if squares.len() > 2 { (1..).zip(squares.windows(2)).map(jump).collect() } else { Vec::new() };
    Some(LastMove {
        chain: MoveChain { legs, ..MoveChain::default() },
        ..LastMove::of(piece, (from, to), TravelKind::Board)
    })
}
