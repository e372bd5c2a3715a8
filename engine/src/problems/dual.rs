//! Duals: alternatives to a move of a solution after the first.

use super::solution::{Dual, Ply};

/// The duals of sorted lines: where two of them differ only after their first action.
pub(super) fn of_lines(lines: &[Vec<Ply>]) -> Vec<Dual> {
    let mut found: Vec<Dual> = Vec::new();
    for pair in lines.windows(2) {
        let [one, other] = pair else { continue };
        let same = one.iter().zip(other).take_while(|(a, b)| a.exact == b.exact).count();
        let (Some(first), Some(second)) = (one.get(same), other.get(same)) else { continue };
        if same == 0 {
            continue;
        }
        let known = found.iter_mut().find(|dual| {
            dual.after.len() == same && dual.after.iter().zip(one).all(|(a, b)| a.exact == b.exact)
        });
        match known {
            Some(dual) => dual.moves.push(second.clone()),
            None => {
                found.push(Dual { after: one[..same].to_vec(), moves: vec![first.clone(), second.clone()] })
            }
        }
    }
    found
}
