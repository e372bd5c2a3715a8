//! Who leads, as a picture: a table of places, names and ratings.

use crate::chart_frame::{Frame, Page};
use crate::error::RenderError;
use crate::layout::Scale;
use crate::render_context::RenderContext;
use crate::scene::Theme;
use crate::theme::Rgb;
use resvg::tiny_skia::{PathBuilder, Rect};

/// A table as plain data, its rows from the top.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Ranking {
    pub title: String,
    /// The rows: at least one.
    pub rows: Vec<RankingRow>,
    pub theme: Theme,
}

/// A row of a table.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct RankingRow {
    /// The place, as it is shown.
    pub place: String,
    pub name: String,
    /// What the order goes by, as it is shown.
    pub rating: String,
    /// What stands behind it, in small letters.
    pub beside: String,
    /// Whether the row is set off.
    pub marked: bool,
}

/// The most rows that fit on a telephone.
const ROWS: usize = 16;
/// Width and heights at scale one.
const WIDE: f32 = 960.0;
const HEAD: f32 = 96.0;
const ROW: f32 = 62.0;
const FOOT: f32 = 16.0;
const MARGIN: f32 = 20.0;
const NAME: f32 = 104.0;
const RATING: f32 = 570.0;
const BESIDE: f32 = 720.0;
/// Sizes of words; a telephone shows four tenths of them.
const TITLE: f32 = 38.0;
const WORD: f32 = 34.0;
const SMALL: f32 = 28.0;

impl Ranking {
    /// The width and height of its picture in pixels.
    #[must_use]
    pub fn size(&self, scale: Scale) -> (u32, u32) {
        let factor = scale.factor();
        let (width, height) = self.at_scale_one();
        (width as u32 * factor, height as u32 * factor)
    }

    fn at_scale_one(&self) -> (f32, f32) {
        (WIDE, HEAD + ROW * self.rows.len().clamp(1, ROWS) as f32 + FOOT)
    }

    fn check(&self) -> Result<(), RenderError> {
        if self.rows.is_empty() {
            return Err(RenderError::OutOfRange { what: "rows of a table", limit: "at least one row" });
        }
        if self.rows.len() > ROWS {
            return Err(RenderError::TooMany { what: "rows of a table", most: ROWS });
        }
        Ok(())
    }
}

impl RenderContext {
    /// Draws a table on the canvas and returns the colours of its indices.
    pub fn draw_ranking(&mut self, ranking: &Ranking, scale: Scale) -> Result<Vec<Rgb>, RenderError> {
        ranking.check()?;
        let page = Page { sides: Vec::new(), theme: ranking.theme, size: ranking.at_scale_one(), places: 1 };
        let mut frame = Frame::new(page, scale, &mut self.canvas)?;
        draw(ranking, &mut frame)?;
        Ok(frame.palette.colours().to_vec())
    }
}

fn draw(ranking: &Ranking, frame: &mut Frame<'_>) -> Result<(), RenderError> {
    let colours = frame.colours;
    for (index, row) in ranking.rows.iter().enumerate() {
        let top = HEAD + ROW * index as f32;
        if index % 2 == 0 {
            let band = Rect::from_ltrb(0.0, top, WIDE, top + ROW).map(PathBuilder::from_rect);
            frame.fill(band.as_ref(), colours.chip, 1.0);
        }
        if row.marked {
            // A bar at the edge: told without its colour.
            let bar = Rect::from_ltrb(0.0, top + 4.0, 12.0, top + ROW - 4.0).map(PathBuilder::from_rect);
            frame.fill(bar.as_ref(), colours.moved, 1.0);
        }
    }
    frame.lay()?;
    let (text, quiet) = (colours.text, colours.quiet);
    frame.words(&ranking.title, TITLE, (MARGIN, HEAD / 2.0), WIDE - 2.0 * MARGIN, text);
    for (index, row) in ranking.rows.iter().enumerate() {
        let middle = HEAD + ROW * (index as f32 + 0.5);
        let wide = frame.width_of(&row.place, WORD);
        frame.words(&row.place, WORD, ((NAME - 24.0 - wide).max(MARGIN), middle), NAME - MARGIN, quiet);
        frame.words(&row.name, WORD, (NAME, middle), RATING - NAME - 16.0, text);
        frame.words(&row.rating, WORD, (RATING, middle), BESIDE - RATING - 8.0, text);
        frame.words(&row.beside, SMALL, (BESIDE, middle), WIDE - BESIDE - MARGIN, quiet);
    }
    Ok(())
}
