//! Why something was refused, with what would work instead.

use lasermate_engine::any::AnyGame;
use lasermate_engine::refusal::{Reason, Refusal};

use super::beam::man_name;
use super::escape_text;

/// How much of what was typed is repeated.
const SHOWN: usize = 20;

/// A refused action, in a line: what was typed, why not, and the nearest legal moves
/// (`e2e5: a pawn advances one square ...; possible: e3, e4`).
#[must_use]
pub fn refused(game: &AnyGame, refusal: &Refusal) -> String {
    let mut line = String::new();
    let typed = escape_text(&refusal.typed, SHOWN);
    if !typed.is_empty() {
        line += &format!("{typed}: ");
    }
    line += &reason(game, refusal.reason);
    if let Some(origin) = origin(game, refusal) {
        line += &format!("; from {origin}: {}", refusal.nearest_san.join(", "));
    } else if !refusal.nearest_san.is_empty() {
        line += &format!("; possible: {}", refusal.nearest_san.join(", "));
    }
    line + "."
}

/// The cell all the nearest moves begin on, where there is one.
fn origin(game: &AnyGame, refusal: &Refusal) -> Option<String> {
    let seat = game.to_act().mover()?;
    let legal = game.legal(seat);
    let mut from = refusal
        .nearest
        .iter()
        .map(|exact| legal.iter().find(|legal| legal.exact == *exact).map(|legal| legal.from.clone()));
    let first = from.next()??;
    from.all(|other| other.as_deref() == Some(first.as_str())).then_some(first)
}

/// The reason, with the names of the cells and sides it speaks of.
fn reason(game: &AnyGame, reason: Reason) -> String {
    let view = game.view();
    let on = |cell| {
        let name = game.cell_name(cell);
        let man = view.mesh.cell_named(&name).and_then(|cell| man_name(&view, cell));
        (name, man)
    };
    match reason {
        Reason::NotYourTurn { to_act: Some(seat) } => format!("it is {}'s turn", game.side(seat).title()),
        Reason::EmptyCell(cell) => format!("no man stands on {}", on(cell).0),
        Reason::NotYourMan(cell) => match on(cell) {
            (name, Some(man)) => format!("the {man} on {name} is not yours"),
            (name, None) => format!("the man on {name} is not yours"),
        },
        Reason::Blocked(cell) => match on(cell) {
            (name, Some(man)) => format!("the {man} on {name} is in the way"),
            (name, None) => format!("{name} is in the way"),
        },
        Reason::OwnMan(cell) => match on(cell) {
            (name, Some(man)) => format!("your own {man} stands on {name}"),
            (name, None) => format!("your own man stands on {name}"),
        },
        other => other.to_string(),
    }
}
