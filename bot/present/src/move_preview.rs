//! What a legal action would do, in a few words: tried on a copy of the game.

use lasermate_engine::any::{AnyGame, Legal};
use lasermate_engine::effect::Effect;
use lasermate_engine::outcome::EndKind;
use lasermate_engine::overlays::denial::DenialEffect;
use lasermate_engine::overlays::lasers::LaserEffect;
use lasermate_engine::seat::Seat;
use lasermate_engine::view::{BeamView, View};

use crate::text::wording::{commas, cut};
use crate::{text, variants};

/// A legal action with what it would do.
#[derive(Clone, Debug)]
pub struct MovePreview {
    pub legal: Legal,
    /// What it would do, as `captures a pawn, check, Blue's beam stops on d8`; empty for a quiet move.
    pub does: String,
    /// How much is to be said for looking at it first: more is earlier.
    pub weight: i32,
    /// Whether a piece would be taken.
    pub takes: bool,
}

/// How many moves are tried on a copy of the game at the most to say what they do: pieces in stacks may have thousands.
pub const TRIED: usize = 250;

/// The most characters of what an action would do.
const DOES_CHARS: usize = 80;

/// The legal moves of the pieces on a cell with what each would do, in the order of their exact texts; of more than [`TRIED`]
/// the shortest ones.
pub fn previews_from(game: &AnyGame, seat: Seat, from: &str) -> Vec<MovePreview> {
    let mut found = game.legal(seat);
    found.retain(|legal| legal.from.eq_ignore_ascii_case(from));
    if found.len() > TRIED {
        found.sort_by_key(|legal| legal.exact.len());
        found.truncate(TRIED);
        found.sort_by(|a, b| a.exact.cmp(&b.exact));
    }
    found.into_iter().map(|legal| move_preview(game, seat, legal)).collect()
}

/// One action with what it would do.
pub fn move_preview(game: &AnyGame, seat: Seat, legal: Legal) -> MovePreview {
    let mut after = game.clone();
    // Times decide nothing in the games that are there; without turns a preview begins at the game's own time.
    let effects = after.try_text(seat, &legal.exact, 0).map_or_else(|_| Vec::new(), |played| played.effects);
    let view = after.view();
    let variant = variants::of(after.choices());
    let (mut does, mut weight, mut takes) = (Vec::new(), 0, false);
    for effect in &effects {
        match *effect {
            Effect::Lasermate { beam, points, carom, .. } if points > 0 => {
                let (words, worth) = if beam == seat {
                    (text::effect_labels::lasermate(points, carom), 4000)
                } else {
                    (text::effect_labels::lasermate_for(after.side(beam), points, carom), -500)
                };
                does.push(words);
                weight += worth;
            }
            Effect::Defeated { .. }
            | Effect::Ended { kind: EndKind::Checkmate | EndKind::NoMoves }
            | Effect::Denial(DenialEffect::EndPending {
                kind: EndKind::Checkmate | EndKind::NoMoves, ..
            }) => {
                does.push(variant.words().win.does.to_owned());
                weight += 2000;
            }
            Effect::Ended { kind: EndKind::Lasermate } => {}
            Effect::Ended { kind }
            | Effect::Denial(DenialEffect::EndPending { kind, .. })
            | Effect::Laser(LaserEffect::BilliBegan { drawn: Some(kind) }) => {
                does.push(text::effect_labels::ends(kind));
            }
            Effect::Eliminated { seat: out, .. } => {
                does.push(text::effect_labels::out(after.side(out)));
                weight += 1500;
            }
            Effect::Taken { piece, .. } if piece.seat == seat => {
                takes = true;
                does.push(text::effect_labels::takes_own(piece.kind));
                weight -= 100;
            }
            Effect::Taken { piece, .. } => {
                takes = true;
                let whose = (view.sides.len() > 2).then(|| after.side(piece.seat));
                does.push(text::effect_labels::takes(whose, piece.kind));
                weight += 100 + 10 * i32::try_from(piece.kind.index()).unwrap_or(0);
            }
            Effect::Promoted { to, .. } => {
                does.push(text::effect_labels::becomes(to));
                weight += 200 + i32::try_from(to.index()).unwrap_or(0);
            }
            Effect::Check { seat: checked } if checked == seat => {
                does.push(text::effect_labels::OWN_KING.to_owned());
                weight -= 1000;
            }
            Effect::Check { seat: checked } => {
                does.push(match view.sides.len() {
                    2 => text::effect_labels::CHECK.to_owned(),
                    _ => text::effect_labels::check_to(after.side(checked)),
                });
                weight += 50;
            }
            Effect::Laser(LaserEffect::WindowOpened { seat: owner, .. }) => {
                does.push(text::effect_labels::joker_chooses(after.side(owner)));
                weight += 30;
            }
            Effect::Laser(LaserEffect::JokerNamed { .. }) => {
                does.push(text::effect_labels::BECOMES_JOKER.to_owned())
            }
            _ => {}
        }
        does.extend(variant.deed(&after, effect));
    }
    if does.iter().any(|word| word == variant.words().win.does) {
        does.retain(|word| word != text::effect_labels::CHECK);
    }
    does.dedup();
    for beam in turned(&effects, &view) {
        weight += 20;
        does.extend(text::effect_labels::beam(&view, after.side(beam.seat), beam.end));
    }
    let does = if does.is_empty() { String::new() } else { cut(commas(&does), DOES_CHARS) };
    MovePreview { legal, does, weight, takes }
}

/// The beams that an action has turned, each once: one may turn twice, when kings become rooks, and its last way counts.
fn turned<'a>(effects: &[Effect], view: &'a View) -> Vec<&'a BeamView> {
    let mut found: Vec<&BeamView> = Vec::new();
    for effect in effects {
        let Effect::BeamTurned { beam } = *effect else { continue };
        let beam = view.beams.iter().find(|view| view.seat == beam);
        found.extend(beam.filter(|beam| found.iter().all(|other| other.seat != beam.seat)));
    }
    found
}
