//! The colours of the two themes and of the sides: every colour that is drawn stands here.

use crate::scene::{Side, Theme};

pub(crate) type Rgb = [u8; 3];

/// The colours of a theme's board and words.
#[derive(Debug)]
pub(crate) struct Colours {
    /// Behind everything: the chat window's own colour.
    pub page: Rgb,
    /// The rail around the board and its inner lip.
    pub rail: Rgb,
    pub lip: Rgb,
    pub light: Rgb,
    pub dark: Rgb,
    /// The felt of the frame's columns, and the lines between its cells.
    pub felt: Rgb,
    pub felt_line: Rgb,
    /// Words, quieter words, the chip a status stands on.
    pub text: Rgb,
    pub quiet: Rgb,
    pub chip: Rgb,
    /// A last move, a check, a triumph.
    pub moved: Rgb,
    pub alert: Rgb,
    pub triumph: Rgb,
    /// A piece asked about and where it may go.
    pub mark: Rgb,
    pub burst: Rgb,
    /// Dark lines around bright signs, and the words on bright chips.
    pub ink: Rgb,
    /// The inside of a pocket or of what lies flat and open, and the wall of the latter.
    pub pocket: Rgb,
    pub wall: Rgb,
    /// A piece that is out of the game: what is left of its body, and its lines.
    pub inert: Rgb,
    pub inert_line: Rgb,
    /// The line between two territories.
    pub frontier: Rgb,
    /// A jump from where one goes in to where one comes out.
    pub jump: Rgb,
}

/// The colours of a side.
#[derive(Debug)]
pub(crate) struct SideColours {
    /// A piece's body, its outline and its inner lines.
    pub body: Rgb,
    pub shade: Rgb,
    pub outline: Rgb,
    pub line: Rgb,
    /// A beam's glow and its core.
    pub glow: Rgb,
    pub core: Rgb,
}

const DARK: Colours = Colours {
    page: [0x31, 0x33, 0x38],
    rail: [0x1c, 0x1d, 0x21],
    lip: [0x55, 0x58, 0x60],
    light: [0x8b, 0x97, 0xa6],
    dark: [0x5d, 0x6a, 0x7b],
    felt: [0x23, 0x3f, 0x3c],
    felt_line: [0x30, 0x53, 0x4f],
    text: [0xf2, 0xf3, 0xf5],
    quiet: [0xb5, 0xba, 0xc1],
    chip: [0x1e, 0x1f, 0x22],
    moved: [0xf2, 0xd0, 0x57],
    alert: [0xff, 0x8a, 0x1f],
    triumph: [0xff, 0xd7, 0x4a],
    mark: [0xff, 0xff, 0xff],
    burst: [0xff, 0xd7, 0x4a],
    ink: [0x12, 0x14, 0x18],
    pocket: [0x05, 0x06, 0x08],
    wall: [0x3a, 0x36, 0x4a],
    inert: [0x76, 0x81, 0x8f],
    inert_line: [0x2c, 0x31, 0x39],
    frontier: [0x36, 0x3e, 0x49],
    jump: [0xc9, 0xa6, 0xff],
};

const LIGHT: Colours = Colours {
    page: [0xff, 0xff, 0xff],
    rail: [0x4a, 0x52, 0x5e],
    lip: [0x9a, 0xa4, 0xb1],
    light: [0xd5, 0xdc, 0xe5],
    dark: [0xa3, 0xb0, 0xc0],
    felt: [0x7f, 0xa8, 0x9a],
    felt_line: [0x93, 0xba, 0xac],
    text: [0x1e, 0x1f, 0x22],
    quiet: [0x4e, 0x50, 0x58],
    chip: [0xe3, 0xe5, 0xe8],
    moved: [0xf0, 0xb4, 0x00],
    alert: [0xff, 0x8a, 0x1f],
    triumph: [0xff, 0xd0, 0x3d],
    mark: [0xff, 0xff, 0xff],
    burst: [0xff, 0xc4, 0x1f],
    ink: [0x17, 0x19, 0x1e],
    pocket: [0x17, 0x19, 0x1e],
    wall: [0x4c, 0x47, 0x5f],
    inert: [0xbc, 0xc5, 0xd1],
    inert_line: [0x59, 0x62, 0x6e],
    frontier: [0x75, 0x82, 0x92],
    jump: [0xc9, 0xa6, 0xff],
};

/// The colours of a theme.
pub(crate) const fn colours(theme: Theme) -> &'static Colours {
    match theme {
        Theme::Dark => &DARK,
        Theme::Light => &LIGHT,
    }
}

// The four bodies are 17 to 37 steps of lightness (CIE L*) apart: white, blue, red, black. Light
// bodies have dark outlines and dark ones light outlines, so that none needs its colour.
const BLUE: SideColours = SideColours {
    body: [0xa0, 0xd2, 0xff],
    shade: [0x74, 0xb5, 0xf6],
    outline: [0x0b, 0x23, 0x4a],
    line: [0x0b, 0x23, 0x4a],
    glow: [0x2f, 0x9b, 0xff],
    core: [0xf0, 0xfa, 0xff],
};
const RED: SideColours = SideColours {
    body: [0xcc, 0x2a, 0x36],
    shade: [0xa4, 0x17, 0x28],
    outline: [0xff, 0xe9, 0xe2],
    line: [0xff, 0xd9, 0xcf],
    glow: [0xff, 0x45, 0x35],
    core: [0xff, 0xf6, 0xe6],
};
const WHITE: SideColours = SideColours {
    body: [0xff, 0xff, 0xff],
    shade: [0xe2, 0xe5, 0xea],
    outline: [0x1d, 0x20, 0x26],
    line: [0x1d, 0x20, 0x26],
    // Amber: a pale glow is lost on the light theme's cells.
    glow: [0xff, 0xae, 0x19],
    core: [0xff, 0xff, 0xff],
};
const BLACK: SideColours = SideColours {
    body: [0x1d, 0x1f, 0x24],
    shade: [0x10, 0x11, 0x14],
    outline: [0xf1, 0xf2, 0xf4],
    line: [0xd9, 0xdc, 0xe1],
    glow: [0x9a, 0x5c, 0xff],
    core: [0xf4, 0xec, 0xff],
};

/// The colours of a side, the same in both themes: a piece does not change its look with the chat's.
pub(crate) const fn side_colours(side: Side) -> &'static SideColours {
    match side {
        Side::Blue => &BLUE,
        Side::Red => &RED,
        Side::White => &WHITE,
        Side::Black => &BLACK,
    }
}

/// The colour a side's pieces have, in red, green and blue: for what stands beside a picture.
#[must_use]
pub const fn body_colour(side: Side) -> [u8; 3] {
    side_colours(side).body
}

/// `from` moved towards `to` by `part` of 256.
pub(crate) fn blend(from: Rgb, to: Rgb, part: u32) -> Rgb {
    let part = part.min(256);
    let mix = |a: u8, b: u8| ((u32::from(a) * (256 - part) + u32::from(b) * part + 128) >> 8) as u8;
    [mix(from[0], to[0]), mix(from[1], to[1]), mix(from[2], to[2])]
}
