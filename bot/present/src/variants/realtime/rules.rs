//! The rules of chess without turns: what differs from chess by turns.

use lasermate_domain::tables::timers;
use lasermate_engine::variants::realtime::{
    EnPassant, Initial, Penalties, RealtimeRules, Stalemate, TieWindow,
};

use crate::say::{rules_realtime as says, sides};
use crate::text::names::piece;
use crate::text::time::span;
use crate::text::wording::{listed, tenths};
use crate::variants::page::{Example, RulesPage};

/// Agreed penalties: `a pawn cools for 1, a knight for 3, ... and a king for 4`.
fn agreed(penalties: Penalties) -> String {
    let each = penalties.figures().enumerate().map(|(index, (kind, figure))| match index {
        0 => says::cools_for(piece(kind), tenths(figure)),
        _ => says::and_for(piece(kind), tenths(figure)),
    });
    listed(&each.collect::<Vec<_>>())
}

const COOLS: Example = Example::after("1000:w:e2e4", says::SEES_COOLING).demonstrated();

const ATTACKS: Example =
    Example::after("1000:w:e2e4 1200:b:e7e5 1300:w:g1f3 3000:b:b8c6 4000:w:f1c4 34000:w:c4f7", "")
        .of_sides(|first, _| says::sees_check(first))
        .demonstrated();

const WAITS: Example =
    Example::after("1000:w:e2e4 1200:b:e7e5", "").of_sides(says::sees_waiting).demonstrated();

pub(super) const START: Example = Example::after("", "").of_sides(|first, _| says::sees_start(first));

/// The same page by page, after the pages about chess.
pub(super) fn pages(chess: Vec<RulesPage>, rules: &RealtimeRules) -> Vec<RulesPage> {
    let waits = (rules.window() > 0).then_some(WAITS);
    let shown = [Some(COOLS), Some(ATTACKS), waits].into_iter().chain(std::iter::repeat(None));
    let own = sections(rules).into_iter().zip(shown).map(|(words, example)| RulesPage::of(words, example));
    chess.into_iter().chain(own).collect()
}

/// The rules of a table without turns: what differs from chess by turns.
pub(super) fn sections(rules: &RealtimeRules) -> Vec<String> {
    let away = if timers::stands_still(rules.tu.cast_signed()) { says::STANDS_STILL } else { says::RUNS_ON };
    vec![turns(rules), check(rules), ties(rules), says::draws(rules.draw_tu), away.to_owned()]
}

fn turns(rules: &RealtimeRules) -> String {
    let longer = if rules.black_extra_tu { says::one_unit_longer(sides::BLACK) } else { String::new() };
    let start = match (rules.penalties, rules.initial) {
        (Some(penalties), _) => says::starts_as_agreed(agreed(penalties), longer),
        (None, Initial::Zero) => says::starts_ready(longer),
        (None, Initial::Full) => says::starts_full(longer),
        (None, Initial::RandomRounded) => says::starts_at_random(longer),
        (None, Initial::RandomFractional) => says::starts_at_random_times(longer),
    };
    let turns = says::no_turns(span(rules.tu));
    let mut sentences = vec![turns.as_str(), start.as_str(), says::READY];
    sentences.extend(rules.premove.then_some(says::PREMOVE));
    sentences.join(" ")
}

fn check(rules: &RealtimeRules) -> String {
    let sentences = [
        says::CHECK,
        if rules.king_only { says::KING_ONLY } else { says::ANY_PIECE },
        says::CHECKMATE,
        if rules.stalemate == Stalemate::Ignore { says::NO_STALEMATE } else { says::STALEMATE },
        if rules.castle_rook_ready { says::CASTLING_WITH_ROOK } else { says::CASTLING },
        match rules.ep {
            EnPassant::Off => says::NO_EN_PASSANT,
            EnPassant::UntilPawnReady => says::EN_PASSANT_UNTIL_READY,
            EnPassant::NextMove => says::EN_PASSANT_NEXT_MOVE,
        },
        if rules.promoted_cools_as_new { says::PROMOTED_AS_NEW } else { says::PROMOTED_AS_PAWN },
    ];
    sentences.join(" ")
}

fn ties(rules: &RealtimeRules) -> String {
    if rules.tie_window == TieWindow::None {
        return format!("{} {}", says::same_millisecond(sides::WHITE), says::RECEIVED);
    }
    let window = match rules.window() {
        short @ ..1000 => says::milliseconds(short),
        long => span(long),
    };
    let ties = says::same_time(sides::WHITE, sides::BLACK, window);
    let mut sentences = vec![ties.as_str()];
    sentences.extend(rules.retarget.then_some(says::RETARGET));
    sentences.push(says::RECEIVED);
    sentences.join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::language::Language;
    use crate::saying::written;

    fn said(rules: &RealtimeRules, code: &str) -> String {
        written(&turns(rules), Language::of(code).unwrap())
    }

    /// "0.5" is read as another number, or as none, where decimals have a comma.
    #[test]
    fn agreed_figures_are_written_as_the_reader_writes_decimals() {
        let rules = RealtimeRules { penalties: Penalties::read("0,0.5,0.5,2,5,0"), ..RealtimeRules::USUAL };
        let english = said(&rules, "en");
        assert!(english.contains("a knight for 0.5, ") && english.contains("a rook for 2, "), "{english}");
        for code in ["de", "fr", "es", "pt-BR", "it"] {
            let told = said(&rules, code);
            assert!(told.contains("0,5") && !told.contains("0.5"), "{code}: {told}");
        }
    }

    /// Pieces were said to be ready one unit longer.
    #[test]
    fn where_all_is_ready_at_the_start_the_second_side_is_ready_later() {
        let ready = RealtimeRules { initial: Initial::Zero, ..RealtimeRules::USUAL };
        let told = said(&ready, "en");
        assert!(told.contains("ready at the start, Black's pieces one unit later."), "{told}");
        let full = RealtimeRules { initial: Initial::Full, ..ready };
        let told = said(&full, "en");
        assert!(told.contains("for its full time, Black's pieces one unit longer."), "{told}");
    }
}
