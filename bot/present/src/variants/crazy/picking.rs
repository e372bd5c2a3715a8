//! Moves of Crazy chess picked part by part: two steps of a king, whom a knight takes, chains of disguises.

use lasermate_engine::any::Legal;
use lasermate_engine::piece::Kind;

use crate::say::crazy as says;
use crate::text::picking;
use crate::text::wording::{commas, cut};
use crate::variants::MeetingEffect;

/// The most characters of a menu's label and of what it says while nothing is picked.
const MENU_CHARS: usize = 100;

/// A part of a move as it is read: `into the rook on e6`, `capturing b2`, `swapping with e3`.
fn part(choice: &str) -> String {
    if let Some(place) = choice.strip_prefix('~') {
        says::part_swap(place_words(place))
    } else if let Some(place) = choice.strip_prefix('*') {
        says::part_capture(place_words(place))
    } else if let Some(square) = choice.strip_suffix('^') {
        says::part_into(square)
    } else if choice == "!" {
        says::PART_ALL_ROUND.to_owned()
    } else {
        place_words(choice)
    }
}

/// `e3`, or `level 2 of e3` inside a rook.
fn place_words(place: &str) -> String {
    match place.split_once(':') {
        Some((square, level)) => says::level(level, square),
        None => place.to_owned(),
    }
}

/// The square of a part of a move, whatever is done there.
pub fn place(choice: &str) -> &str {
    let bare = choice.trim_start_matches(['~', '*']).trim_end_matches('^');
    bare.split(':').next().unwrap_or_default()
}

/// A move as an option: a chain of disguises in words, `Swap e2 and e3, then d2`, any other as players write it.
pub fn one_move(legal: &Legal) -> String {
    let [pawn, first, others @ ..] = legal.choices.as_slice() else { return picking::one_move(legal) };
    let is_pawn = |choice: &String| choice.starts_with(|c: char| c.is_ascii_lowercase());
    match first.strip_prefix('~') {
        Some(met) if others.iter().all(is_pawn) => {
            let swap = says::swap(place_words(pawn), place_words(met));
            let parts: Vec<_> =
                [swap].into_iter().chain(others.iter().map(|pawn| place_words(pawn))).collect();
            cut(then(&parts), MENU_CHARS)
        }
        _ => picking::one_move(legal),
    }
}

/// Parts that follow one another: `swapping with e3, then d2`.
fn then(parts: &[String]) -> String {
    parts.iter().cloned().reduce(says::then).unwrap_or_default()
}

/// What a part of a move does with the piece on its square, where it does not capture it.
pub fn meets(choice: &str) -> Option<MeetingEffect> {
    match choice {
        swap if swap.starts_with('~') => Some(MeetingEffect::Swaps),
        load if load.ends_with('^') => Some(MeetingEffect::Enters),
        _ => None,
    }
}

/// What a piece can begin with a choice that leaves more to be picked: `first f2, then one of 4`.
pub fn several(kind: Option<Kind>, at: usize, choice: &str, ways: usize) -> String {
    let part = part(choice);
    let label = match (kind, at) {
        (Some(Kind::King), 1) => says::first_step(part, ways),
        (Some(Kind::Pawn), at) if at > 1 => says::next_pawn(part, ways),
        _ => return picking::several(&part, ways),
    };
    cut(label, MENU_CHARS)
}

/// What has been picked, which is no move yet, and the question what comes next.
pub fn question(kind: Option<Kind>, chosen: &[String]) -> String {
    let Some((from, rest)) = chosen.split_first() else { return String::new() };
    let parts: Vec<_> = rest.iter().map(|choice| part(choice)).collect();
    let from = place_words(from);
    if parts.is_empty() {
        return picking::question(kind, &[from]);
    }
    let piece = picking::origin(kind, &from);
    let question = match (kind, parts.as_slice()) {
        (Some(Kind::King), [first]) => says::asks_second_step(piece, first),
        (Some(Kind::Knight), [to]) => says::asks_capture(piece, to),
        (Some(Kind::Pawn), parts) if rest.first().is_some_and(|choice| choice.starts_with('~')) => {
            says::asks_pawn(piece, then(parts))
        }
        (_, parts) => says::asks_how(piece, commas(parts)),
    };
    cut(question, MENU_CHARS)
}
