//! Our own pieces: from the drawings in `assets/pieces` to sprites in a side's colours.

use crate::error::RenderError;
use crate::scene::{Badge, Kind, Side, Theme};
use crate::sprite::Sprite;
use crate::theme::{Colours, Rgb, colours, side_colours};
use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{Options, Tree};

/// How broad the outline of an icon is, in the drawings' units.
const ICON_OUTLINE: &str = ".outline{stroke-width:13}";
/// The side of the drawings' square.
const DRAWING: f32 = 100.0;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Look {
    pub kind: Kind,
    pub side: Side,
    pub badge: Option<Badge>,
    /// Whether it is out of the game.
    pub inert: bool,
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
        Kind::Hole => ("hole", include_str!("../assets/pieces/hole.svg")),
        Kind::Man => ("man", include_str!("../assets/pieces/man.svg")),
        Kind::Crowned => ("crowned", include_str!("../assets/pieces/crowned.svg")),
        Kind::Carrier => ("carrier", include_str!("../assets/pieces/carrier.svg")),
    }
}

/// Draws a piece in the colours of a theme: its own are its side's in every theme, unless it is out of the game.
pub(crate) fn draw(look: Look, colours: &Colours) -> Result<Sprite, RenderError> {
    let (name, svg) = drawing(look.kind);
    let mut pixmap = Pixmap::new(look.size, look.size).ok_or(RenderError::Asset(name))?;
    let mut put =
        |name, svg: &str, css: String| render(svg, css, &mut pixmap).ok_or(RenderError::Asset(name));
    if look.inert {
        put(name, svg, hollow(look.side, colours))?;
        put("inert", include_str!("../assets/pieces/inert.svg"), hollow(look.side, colours))?;
    } else {
        put(name, svg, style(look.side, colours))?;
    }
    match look.badge {
        None => {}
        Some(Badge::Joker) => put("joker", include_str!("../assets/pieces/joker.svg"), String::new())?,
        Some(Badge::Risen) => put("risen", include_str!("../assets/pieces/risen.svg"), String::new())?,
        Some(Badge::Inherited(from)) => {
            put("inherited", include_str!("../assets/pieces/inherited.svg"), style(from, colours))?;
        }
    }
    Ok(pixmap.into())
}

fn render(svg: &str, css: String, pixmap: &mut Pixmap) -> Option<()> {
    let tree = tree(svg, css)?;
    let scale = pixmap.width() as f32 / DRAWING;
    resvg::render(&tree, Transform::from_scale(scale, scale), &mut pixmap.as_mut());
    Some(())
}

fn tree(svg: &str, css: String) -> Option<Tree> {
    let options = Options { style_sheet: Some(css), ..Options::default() };
    Tree::from_str(svg, &options).ok()
}

/// How [`icon`] draws, counted up whenever it makes another picture of the same source: a test holds both together.
const ICON_EDITION: u32 = 1;

/// What an icon is drawn from: the drawing, its colours, and the edition of what draws it.
pub(crate) fn icon_source(kind: Kind, side: Side) -> [String; 3] {
    [drawing(kind).1.to_owned(), icon_style(side), ICON_EDITION.to_string()]
}

/// Its own marking is lost at that size; the outline is not.
fn icon_style(side: Side) -> String {
    style(side, colours(Theme::Dark)) + ICON_OUTLINE
}

/// A piece as large as a square of so many pixels takes it, with a broad outline: it is seen at a sixth of that, on dark and
/// on light.
pub(crate) fn icon(kind: Kind, side: Side, size: u32) -> Result<Pixmap, RenderError> {
    let (name, svg) = drawing(kind);
    let drawn = tree(svg, icon_style(side)).and_then(|tree| {
        let bounds = tree.root().abs_stroke_bounding_box();
        let longest = bounds.width().max(bounds.height());
        let scale = size as f32 / longest.max(1.0);
        let (left, top) = ((longest - bounds.width()) / 2.0, (longest - bounds.height()) / 2.0);
        let mut pixmap = Pixmap::new(size, size)?;
        let to = Transform::from_translate(left - bounds.x(), top - bounds.y()).post_scale(scale, scale);
        resvg::render(&tree, to, &mut pixmap.as_mut());
        Some(pixmap)
    });
    drawn.ok_or(RenderError::Asset(name))
}

fn hex([r, g, b]: Rgb) -> String {
    format!("#{r:02x}{g:02x}{b:02x}")
}

/// The side's colours and its marking, put over those the drawings have of themselves.
fn style(side: Side, colours: &Colours) -> String {
    let own = side_colours(side);
    format!(
        ".body{{fill:{}}}.shade{{fill:{}}}.outline{{stroke:{}}}.line{{stroke:{line}}}.dot{{fill:{line}}}\
         .pit{{fill:{}}}.wall{{fill:{}}}{}",
        hex(own.body),
        hex(own.shade),
        hex(own.outline),
        hex(colours.pocket),
        hex(colours.wall),
        marking(side),
        line = hex(own.line),
    )
}

/// The dress of a piece that is out of the game: hollow and without colour, but with its side's marking.
fn hollow(side: Side, colours: &Colours) -> String {
    format!(
        ".body{{fill:{body}}}.shade{{display:none}}.outline{{stroke:{line}}}.line{{stroke:{line}}}.dot{{fill:{line}}}\
         .strike{{stroke:{line}}}.strike-edge{{stroke:{body}}}{}",
        marking(side),
        body = hex(colours.inert),
        line = hex(colours.inert_line),
    )
}

const fn marking(side: Side) -> &'static str {
    match side {
        Side::Blue => "",
        Side::Red => ".blue{display:none}.red{display:inline}",
        Side::White => ".blue{display:none}",
        Side::Black => ".blue{display:none}.black{display:inline}",
    }
}
