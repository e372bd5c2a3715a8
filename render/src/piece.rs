//! Our own pieces: from the drawings in `assets/pieces` to sprites in a side's colours.

use crate::error::RenderError;
use crate::scene::{Badge, Kind, Side};
use crate::sprite::Sprite;
use crate::theme::{Rgb, livery};
use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{Options, Tree};

/// The side of the drawings' square.
const DRAWING: f32 = 100.0;

/// Which man, how big.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Look {
    pub kind: Kind,
    pub side: Side,
    pub badge: Option<Badge>,
    /// The side of its square, in pixels.
    pub size: u32,
}

const fn drawing(kind: Kind) -> (&'static str, &'static str) {
    match kind {
        Kind::Pawn => ("pawn", include_str!("../assets/pieces/pawn.svg")),
        Kind::Knight => ("knight", include_str!("../assets/pieces/knight.svg")),
        Kind::Bishop => ("bishop", include_str!("../assets/pieces/bishop.svg")),
        Kind::Rook => ("rook", include_str!("../assets/pieces/rook.svg")),
        Kind::Queen => ("queen", include_str!("../assets/pieces/queen.svg")),
        Kind::King => ("king", include_str!("../assets/pieces/king.svg")),
    }
}

/// Draws a man.
pub(crate) fn draw(look: Look) -> Result<Sprite, RenderError> {
    let (name, svg) = drawing(look.kind);
    let mut pixmap = Pixmap::new(look.size, look.size).ok_or(RenderError::Asset(name))?;
    render(svg, look, &mut pixmap).ok_or(RenderError::Asset(name))?;
    if let Some(Badge::Joker) = look.badge {
        let cap = include_str!("../assets/pieces/joker.svg");
        render(cap, look, &mut pixmap).ok_or(RenderError::Asset("joker"))?;
    }
    Ok(pixmap.into())
}

fn render(svg: &str, look: Look, pixmap: &mut Pixmap) -> Option<()> {
    let options = Options { style_sheet: Some(style(look.side)), ..Options::default() };
    let tree = Tree::from_str(svg, &options).ok()?;
    let scale = look.size as f32 / DRAWING;
    resvg::render(&tree, Transform::from_scale(scale, scale), &mut pixmap.as_mut());
    Some(())
}

/// The side's colours and its marking, put over those the drawings have of themselves.
fn style(side: Side) -> String {
    let own = livery(side);
    let hex = |[r, g, b]: Rgb| format!("#{r:02x}{g:02x}{b:02x}");
    let mut css = format!(
        ".body{{fill:{}}}.shade{{fill:{}}}.outline{{stroke:{}}}.line{{stroke:{line}}}.dot{{fill:{line}}}",
        hex(own.body),
        hex(own.shade),
        hex(own.outline),
        line = hex(own.line),
    );
    let marking = match side {
        Side::Blue => "",
        Side::Red => ".blue{display:none}.red{display:inline}",
        Side::White => ".blue{display:none}",
        Side::Black => ".blue{display:none}.black{display:inline}",
    };
    css.push_str(marking);
    css
}
