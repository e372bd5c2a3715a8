//! Coordinates and steps, as three_way.md 3.1 writes them.

/// A cell: seat's territory, file from its left, rank from its base.
pub type At = (u8, i8, i8);

/// A heading in the local frame of a territory: files to the right, ranks forward.
pub type Heading = (i8, i8);

#[derive(Clone, Copy, Debug, Default)]
pub struct Option3 {
    /// `centre=straight`.
    pub straight: bool,
    /// `knight=two_then_one`.
    pub two_then_one: bool,
    /// `ep=next_player_only`.
    pub next_only: bool,
    /// `ep=off`.
    pub no_passing: bool,
    /// `castle_through_check=on`.
    pub through_check: bool,
    /// `inherit=on`.
    pub inherit: bool,
    /// `stalemate=no_move_only`.
    pub no_move_only: bool,
    /// `turn=mirror`.
    pub mirror: bool,
}

pub const ORTHOGONAL: [Heading; 4] = [(-1, 0), (1, 0), (0, 1), (0, -1)];
pub const DIAGONAL: [Heading; 4] = [(-1, -1), (1, -1), (-1, 1), (1, 1)];

/// The neighbour across that half of the frontier: n(s, f).
fn neighbour(s: u8, f: i8) -> u8 {
    if f <= 3 { (s + 1) % 3 } else { (s + 2) % 3 }
}

/// 3.1.4, orthogonal steps.
pub fn orthogonal((s, f, r): At, (df, dr): Heading) -> Option<(At, Heading)> {
    let (to_f, to_r) = (f + df, r + dr);
    if !(0..8).contains(&to_f) || to_r < 0 {
        None
    } else if to_r <= 3 {
        Some(((s, to_f, to_r), (df, dr)))
    } else {
        Some(((neighbour(s, f), 7 - f, 3), (0, -1)))
    }
}

/// 3.1.4, diagonal steps: none, one, or two through the centre.
pub fn diagonal((s, f, r): At, (df, dr): Heading) -> Vec<(At, Heading)> {
    let (to_f, to_r) = (f + df, r + dr);
    if !(0..8).contains(&to_f) || to_r < 0 {
        Vec::new()
    } else if to_r <= 3 {
        vec![((s, to_f, to_r), (df, dr))]
    } else if (f <= 3) == (to_f <= 3) {
        vec![((neighbour(s, f), 7 - to_f, 3), (-df, -1))]
    } else {
        let outwards = if f == 3 { (-1, -1) } else { (1, -1) };
        vec![(((s + 1) % 3, f, 3), outwards), (((s + 2) % 3, f, 3), outwards)]
    }
}

/// 3.2.2 with `centre=straight`: the one opposite, other-coloured cell.
pub fn diagonal_straight(at: At, heading: Heading) -> Vec<(At, Heading)> {
    let to = diagonal(at, heading);
    if to.len() < 2 {
        return to;
    }
    // D4-I9, E4-I5, D5-E9.
    let (s, f, _) = at;
    if f == 3 { vec![(((s + 2) % 3, 4, 3), (1, -1))] } else { vec![(((s + 1) % 3, 3, 3), (-1, -1))] }
}

/// 3.2.6: knights.
pub fn leaps(from: At, options: Option3) -> Vec<At> {
    let mut found = Vec::new();
    let sides = |(df, _): Heading| if df == 0 { [(-1, 0), (1, 0)] } else { [(0, 1), (0, -1)] };
    for heading in ORTHOGONAL {
        let Some((one, on)) = orthogonal(from, heading) else { continue };
        if let Some((two, on)) = orthogonal(one, on) {
            found.extend(sides(on).into_iter().filter_map(|side| orthogonal(two, side)).map(|(to, _)| to));
        }
        for side in sides(on).into_iter().filter(|_| !options.two_then_one) {
            let aside = orthogonal(one, side).and_then(|(to, on)| orthogonal(to, on));
            found.extend(aside.map(|(to, _)| to));
        }
    }
    found.retain(|to| *to != from);
    found.sort_unstable();
    found.dedup();
    found
}
