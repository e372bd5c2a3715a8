//! The colours of a picture: chosen once from the mixtures that can occur, then found again fast.

use crate::layout::Scale;
use crate::palette_key::PaletteKey;
use crate::scene::Theme;
use crate::theme::{Colours, Rgb, SideColours, blend, colours, side_colours};

/// The most colours of a picture at each scale. More would be finer than the eye sees at that size,
/// and make the files bigger.
const COLOURS: [usize; 2] = [184, 252];
/// The same where three beams want levels of their own.
const COLOURS_OF_THREE: usize = 200;
/// The index that is no colour: for an animation's unchanged pixels.
pub(crate) const CLEAR: u8 = 255;
const UNKNOWN: u16 = u16::MAX;

/// The levels of a beam's light, from none (0) to the middle of its core.
pub(crate) const LEVELS: usize = 24;
/// The first level of the coloured edge of the core, and the first of the core itself.
pub(crate) const EDGE_LEVEL: usize = 15;
pub(crate) const CORE_LEVEL: usize = 19;

/// What a beam's light of a level makes of the colour under it.
pub(crate) fn lit(under: Rgb, side_colours: &SideColours, level: usize) -> Rgb {
    let level = level.min(LEVELS - 1) as u32;
    let (edge, core) = (EDGE_LEVEL as u32, CORE_LEVEL as u32);
    if level < edge {
        blend(under, side_colours.glow, level * 176 / edge)
    } else if level < core {
        blend(under, side_colours.glow, 190 + (level - edge) * 66 / (core - edge))
    } else {
        blend(side_colours.glow, side_colours.core, 80 + (level - core) * 176 / (LEVELS as u32 - 1 - core))
    }
}

/// The colours of a picture and the way to the nearest of them.
#[derive(Debug)]
pub(crate) struct Palette {
    colours: Vec<Rgb>,
    /// For each colour of 6 bits a channel the index of the nearest, filled when first asked for.
    near: Vec<u16>,
}

impl Palette {
    /// The palette for a theme and all that occurs, at a scale.
    pub fn new(theme: Theme, cast: &PaletteKey, scale: Scale) -> Self {
        let most = match scale {
            Scale::One if cast.beams.len() > 2 => COLOURS_OF_THREE,
            Scale::One => COLOURS[0],
            Scale::Two => COLOURS[1],
        };
        let colours = choose(&mixtures(colours(theme), cast), most);
        Self { colours, near: vec![UNKNOWN; 1 << 18] }
    }

    pub fn colours(&self) -> &[Rgb] {
        &self.colours
    }

    /// The colour of an index.
    pub fn colour(&self, index: u8) -> Rgb {
        self.colours.get(usize::from(index)).copied().unwrap_or_default()
    }

    /// The index of the colour nearest to this one.
    pub fn exact(&self, colour: Rgb) -> u8 {
        let mut best = (u32::MAX, 0u8);
        for (index, &candidate) in (0u8..).zip(&self.colours) {
            let far = distance(colour, candidate);
            if far < best.0 {
                best = (far, index);
            }
        }
        best.1
    }

    /// The index of a colour near this one, from a table of 6 bits a channel.
    pub fn near(&mut self, [r, g, b]: Rgb) -> u8 {
        let slot = usize::from(r >> 2) << 12 | usize::from(g >> 2) << 6 | usize::from(b >> 2);
        let known = self.near[slot];
        if known != UNKNOWN {
            return known as u8;
        }
        // The whole slot gets one answer, whoever asks first, so pictures do not depend on the past.
        let middle = |c: u8| (c & 0xfc) | (c >> 6);
        let index = self.exact([middle(r), middle(g), middle(b)]);
        self.near[slot] = u16::from(index);
        index
    }
}

/// The colours of an empty board and its surroundings: flat ones, and the middle between those that meet. Every edge of
/// a cell has only these, which makes the file of a slanting board smaller by a tenth.
pub(crate) fn board(theme: &Colours) -> Vec<Rgb> {
    let pairs = [
        (theme.light, theme.dark),
        (theme.light, theme.frontier),
        (theme.dark, theme.frontier),
        (theme.light, theme.rail),
        (theme.dark, theme.rail),
        (theme.page, theme.rail),
        (theme.lip, theme.rail),
    ];
    let mut all = vec![
        theme.page,
        theme.rail,
        theme.lip,
        theme.light,
        theme.dark,
        theme.felt,
        theme.felt_line,
        theme.frontier,
    ];
    all.extend(pairs.iter().flat_map(|&(a, b)| [128].map(|part| blend(a, b, part))));
    all
}

/// How different two colours look, squared; green counts most.
pub(crate) fn distance(a: Rgb, b: Rgb) -> u32 {
    let part = |x: u8, y: u8, weight: u32| {
        let difference = u32::from(x.abs_diff(y));
        difference * difference * weight
    };
    part(a[0], b[0], 3) + part(a[1], b[1], 5) + part(a[2], b[2], 2)
}

/// A colour of a theme.
type Pick = fn(&Colours) -> Rgb;

/// What signs make of a square's colour: which colour, and how much of 256.
const TINTS: [(Pick, u32); 5] = [
    (|theme| theme.moved, 51),
    (|theme| theme.moved, 87),
    (|theme| theme.alert, 115),
    (|theme| theme.triumph, 102),
    (|theme| theme.mark, 77),
];

/// How much of 256 a burst makes of a square's colour.
const BLAST: u32 = 64;

/// The colours that can occur, the flat ones first (`usize` of them, to be kept exactly).
fn mixtures(theme: &Colours, cast: &PaletteKey) -> (Vec<Rgb>, usize) {
    let felt: &[Rgb] = if cast.felt { &[theme.felt, theme.felt_line] } else { &[] };
    let ground = [&[theme.light, theme.dark], felt].concat();
    let mut all = Vec::with_capacity(4096);
    flat(&mut all, theme, cast, &ground);
    let flat = all.len();
    for &side in &cast.sides {
        let own = side_colours(side);
        for &under in ground.iter().chain(&[theme.rail, theme.page]) {
            ramp(&mut all, under, own.outline);
        }
        ramp(&mut all, theme.page, own.body);
        ramp(&mut all, own.body, own.shade);
        for piece in [own.body, own.shade, own.outline] {
            ramp(&mut all, piece, own.line);
            ramp(&mut all, piece, own.outline);
        }
    }
    shine(&mut all, theme, cast, &ground);
    for under in [theme.page, theme.chip, theme.rail] {
        for word in words(theme) {
            ramp(&mut all, under, word);
        }
    }
    for &under in &ground {
        for sign in [theme.moved, theme.alert, theme.ink] {
            ramp(&mut all, under, sign);
        }
    }
    if cast.inert {
        for &under in ground.iter().chain(&[theme.page]) {
            ramp(&mut all, under, theme.inert);
            ramp(&mut all, under, theme.inert_line);
        }
    }
    if cast.ways {
        ramp(&mut all, theme.pocket, theme.wall);
        for &under in &ground {
            ramp(&mut all, under, theme.jump);
        }
        for &side in &cast.sides {
            ramp(&mut all, theme.wall, side_colours(side).body);
        }
    }
    (all, flat)
}

const fn words(theme: &Colours) -> [Rgb; 9] {
    [
        theme.text,
        theme.quiet,
        theme.moved,
        theme.alert,
        theme.triumph,
        theme.ink,
        theme.burst,
        theme.pocket,
        theme.mark,
    ]
}

/// The colours that fill areas, and every level of a glow on the board's own colours: the widest of
/// all gradients.
fn flat(all: &mut Vec<Rgb>, theme: &Colours, cast: &PaletteKey, ground: &[Rgb]) {
    all.extend([theme.page, theme.rail, theme.lip, theme.chip]);
    all.extend(ground);
    all.extend(words(theme));
    for &side in &cast.sides {
        let own = side_colours(side);
        all.extend([own.body, own.shade, own.outline, own.line]);
    }
    if cast.aslant {
        all.extend(board(theme));
    }
    if cast.inert {
        all.extend([theme.inert, theme.inert_line]);
    }
    if cast.ways {
        all.extend([theme.wall, theme.jump]);
    }
    for under in [theme.light, theme.dark] {
        all.extend(TINTS.map(|(sign, part)| blend(under, sign(theme), part)));
    }
    if cast.blasts {
        all.extend([theme.light, theme.dark].map(|under| blend(under, theme.alert, BLAST)));
    }
    for &side in &cast.beams {
        let own = side_colours(side);
        all.extend([own.glow, own.core]);
        let felt = cast.felt.then_some(theme.felt);
        for under in [theme.light, theme.dark].into_iter().chain(felt) {
            all.extend((1..EDGE_LEVEL).map(|level| lit(under, own, level)));
        }
        all.extend((CORE_LEVEL..LEVELS).map(|level| lit(theme.dark, own, level)));
    }
}

/// What beams make of pieces, of the rail and of each other.
fn shine(all: &mut Vec<Rgb>, theme: &Colours, cast: &PaletteKey, ground: &[Rgb]) {
    for &side in &cast.beams {
        let own = side_colours(side);
        for &under in ground.iter().chain(&[theme.rail, theme.page]) {
            all.extend((1..LEVELS).map(|level| lit(under, own, level)));
        }
        for &other in &cast.sides {
            let worn = side_colours(other);
            for under in [worn.body, worn.outline] {
                all.extend((4..LEVELS).step_by(3).map(|level| lit(under, own, level)));
            }
        }
        for &other in &cast.beams {
            for level in (5..LEVELS).step_by(5) {
                for second in (5..LEVELS).step_by(5) {
                    all.push(lit(lit(theme.dark, own, level), side_colours(other), second));
                }
            }
        }
    }
}

fn ramp(all: &mut Vec<Rgb>, from: Rgb, to: Rgb) {
    all.extend((1..5).map(|step| blend(from, to, step * 51)));
}

/// Chooses colours so that none that can occur is far from a chosen one: the flat ones first, then
/// always the one that is farthest from all chosen so far.
fn choose((all, flat): &(Vec<Rgb>, usize), most: usize) -> Vec<Rgb> {
    let mut chosen: Vec<Rgb> = Vec::with_capacity(most);
    let mut far = vec![u32::MAX; all.len()];
    let mut next = 0;
    while chosen.len() < most {
        let Some(&colour) = all.get(next) else { break };
        if far[next] > 0 {
            chosen.push(colour);
        }
        let mut farthest = (0, 0);
        for (index, (&candidate, far)) in all.iter().zip(&mut far).enumerate() {
            *far = (*far).min(distance(colour, candidate));
            if *far > farthest.0 {
                farthest = (*far, index);
            }
        }
        next = if next + 1 < *flat {
            next + 1
        } else if farthest.0 == 0 {
            break;
        } else {
            farthest.1
        };
    }
    chosen
}
