//! Moves of Crazy chess picked part by part: two steps of a king, whom a knight takes, chains of disguises.

use lasermate_domain::escape::plain_text;
use lasermate_engine::any::Legal;

use crate::text::picking;
use crate::text::wording::capital;
use crate::variants::MeetingEffect;

/// The most characters of a menu's label and of what it says while nothing is picked.
const MENU_CHARS: usize = 100;

/// A part of a move as it is read: `into the rook on e6`, `capturing b2`, `swapping with e3`.
fn part(choice: &str) -> String {
    if let Some(place) = choice.strip_prefix('~') {
        format!("swapping with {}", place_words(place))
    } else if let Some(place) = choice.strip_prefix('*') {
        format!("capturing {}", place_words(place))
    } else if let Some(square) = choice.strip_suffix('^') {
        format!("into the rook on {square}")
    } else if choice == "!" {
        "capturing all round".to_owned()
    } else {
        place_words(choice)
    }
}

/// `e3`, or `level 2 of e3` inside a rook.
fn place_words(place: &str) -> String {
    match place.split_once(':') {
        Some((square, level)) => format!("level {level} of {square}"),
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
            let swap = format!("Swap {} and {}", place_words(pawn), place_words(met));
            let then: String = others.iter().map(|pawn| format!(", then {}", place_words(pawn))).collect();
            plain_text(&format!("{swap}{then}"), MENU_CHARS)
        }
        _ => picking::one_move(legal),
    }
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
pub fn several(kind: Option<&str>, at: usize, choice: &str, ways: usize) -> String {
    let part = part(choice);
    let label = match (kind, at) {
        (Some("king"), 1) => format!("first {part}, then one of {ways}"),
        (Some("pawn"), at) if at > 1 => format!("…then go on with the {part} pawn: {ways} ways"),
        _ => format!("{part}: {ways} ways"),
    };
    plain_text(&label, MENU_CHARS)
}

/// What has been picked, which is no move yet, and the question what comes next.
pub fn question(kind: Option<&str>, chosen: &[String]) -> String {
    let piece = kind.map(capital).unwrap_or_default();
    let Some((from, rest)) = chosen.split_first() else { return String::new() };
    let parts: Vec<_> = rest.iter().map(|choice| part(choice)).collect();
    let head = format!("{piece} {}", place_words(from));
    let question = match (kind, parts.as_slice()) {
        (_, []) => format!("{head}: where to?"),
        (Some("king"), [first]) => format!("{head}, first {first}: second step?"),
        (Some("knight"), [to]) => format!("{head} to {to}: what does it capture?"),
        (Some("pawn"), parts) if rest.first().is_some_and(|choice| choice.starts_with('~')) => {
            format!("{head} {}: another pawn?", parts.join(", then "))
        }
        (_, parts) => format!("{head} {}: how?", parts.join(", ")),
    };
    plain_text(question.trim_start(), MENU_CHARS)
}
