//! All that is kept between pictures of one kind: palette, backdrops, sprites, light and words.

pub(crate) mod beam_ends;
mod insets;
mod numbers;

use self::beam_ends::{beside_its_end, start_of};
use crate::arrow;
use crate::backdrop::Backdrop;
use crate::beam::{BeamGlow, Part};
use crate::beam_path::{BeamPath, Pixel, beam_paths};
use crate::canvas::Canvas;
use crate::error::RenderError;
use crate::layout::{Layout, Scale};
use crate::marks::{self, MarkShape, Outline, heading};
use crate::palette::Palette;
use crate::palette_key::PaletteKey;
use crate::piece_art::{self, Look};
use crate::scene::{Beam, BeamEnd, Cell, CellIndex, Mark, Piece, Presence, Scene, Side, Stack, Theme};
use crate::sprite::{Sprite, Stamp};
use crate::text::Words;
use crate::theme::{Colours, Rgb, blend, colours};
use image::GrayImage;
use std::collections::HashMap;
use std::sync::Arc;

/// How many backdrops and how many sprites are kept; far more than one game needs.
const BACKDROPS: usize = 4;
const SPRITES: usize = 400;
/// How much of its colour a ghost keeps, of 256.
const GHOST: u32 = 110;
/// The same of a piece that has to wait.
const RESTING: u32 = 150;
/// The same of a faint arrow.
const FAINT: u32 = 150;
/// How far the discs of a stack are apart at scale one, and the part of a cell's height that they may take.
const DISC: f32 = 13.0;
const DISCS: f32 = 0.5;
/// The size of an arrow's number, at scale one.
const NUMBER: f32 = 27.0;

/// The drawing tools for one theme, one cast and one scale.
#[derive(Debug)]
pub(crate) struct SceneRenderer {
    theme: Theme,
    scale: Scale,
    cast: PaletteKey,
    palette: Palette,
    words: Words,
    light: BeamGlow,
    backdrops: Vec<Backdrop>,
    pieces: HashMap<Look, Arc<Sprite>>,
    stamps: HashMap<(Look, u8), Arc<Stamp>>,
    signs: HashMap<(MarkShape, u32), Option<Arc<Sprite>>>,
}

impl SceneRenderer {
    /// The tools; everything else is made when it is first needed.
    pub fn new(theme: Theme, cast: PaletteKey, scale: Scale) -> Result<Self, RenderError> {
        Ok(Self {
            palette: Palette::new(theme, &cast, scale),
            words: Words::new()?,
            theme,
            scale,
            cast,
            light: BeamGlow::default(),
            backdrops: Vec::new(),
            pieces: HashMap::new(),
            stamps: HashMap::new(),
            signs: HashMap::new(),
        })
    }

    /// Whether these tools draw such scenes.
    pub fn suits(&self, theme: Theme, cast: &PaletteKey, scale: Scale) -> bool {
        self.theme == theme && self.cast == *cast && self.scale == scale
    }

    pub const fn palette(&self) -> &Palette {
        &self.palette
    }

    pub fn colours(&self) -> &'static Colours {
        colours(self.theme)
    }

    pub const fn words(&mut self) -> &mut Words {
        &mut self.words
    }

    /// Draws a scene, back to front.
    pub fn draw(&mut self, scene: &Scene, layout: &Layout, canvas: &mut Canvas) -> Result<(), RenderError> {
        let backdrop = self.backdrop(scene, layout)?;
        canvas.restart(layout.width as usize, layout.height as usize, &self.backdrops[backdrop].pixels);
        for &mark in scene.marks.iter().filter(|&&mark| !is_above(mark)) {
            self.mark(scene, layout, canvas, mark);
        }
        for heel in &scene.heels {
            self.sign(
                canvas,
                MarkShape::Heel { side: heel.side, hit: heel.hit },
                layout.pixel(heel.at),
                layout.device_scale(),
            );
        }
        for piece in &scene.pieces {
            self.piece(layout, canvas, piece)?;
        }
        self.stacks(scene, layout, canvas)?;
        self.beams(scene, layout, canvas);
        self.arrows(scene, layout, canvas);
        for &mark in scene.marks.iter().filter(|&&mark| is_above(mark)) {
            self.mark(scene, layout, canvas, mark);
        }
        self.counts(scene, layout, canvas);
        self.steps(scene, layout, canvas);
        self.times(scene, layout, canvas);
        for device in &scene.emitters {
            let heading = heading(layout.heading(device.direction));
            let at = layout.pixel(device.at);
            self.sign(canvas, MarkShape::Emitter { side: device.side, heading }, at, layout.device_scale());
        }
        insets::draw(self, canvas, layout, scene)?;
        if let Some(caption) = &scene.caption {
            crate::caption::draw(self, canvas, layout, caption)?;
        }
        Ok(())
    }

    fn backdrop(&mut self, scene: &Scene, layout: &Layout) -> Result<usize, RenderError> {
        if let Some(index) = self.backdrops.iter().position(|backdrop| backdrop.suits(layout, scene)) {
            return Ok(index);
        }
        let colours = self.colours();
        let backdrop = Backdrop::draw(scene, layout, colours, &mut self.palette, &mut self.words)
            .ok_or(RenderError::OutOfRange { what: "picture", limit: "a size that fits the memory" })?;
        if self.backdrops.len() >= BACKDROPS {
            self.backdrops.remove(0);
        }
        self.backdrops.push(backdrop);
        Ok(self.backdrops.len() - 1)
    }

    /// The ways of moves, and then their numbers above them all.
    fn arrows(&mut self, scene: &Scene, layout: &Layout, canvas: &mut Canvas) {
        let mut numbers = Vec::new();
        for arrow in &scene.arrows {
            let Some(drawn) = arrow::draw(arrow, &scene.arrows, layout, self.colours()) else { continue };
            let strength = if arrow.faint { FAINT } else { 256 };
            canvas.blend(&mut self.palette, &drawn.sprite, drawn.corner.0, drawn.corner.1, strength);
            numbers.extend(arrow.number.map(|number| (number, arrow.kind, drawn.tail)));
        }
        let ink = self.colours().ink;
        for (number, kind, (x, y)) in numbers {
            self.sign(canvas, MarkShape::Number(kind), (x, y), layout.scale);
            let line = self.words.line(&number.to_string(), NUMBER * layout.scale, layout.unit);
            let (left, top) = ((x - line.width / 2.0).round() as i32, (y - line.middle).round() as i32);
            canvas.ink(&mut self.palette, &line.mask, left, top, ink);
        }
    }

    /// The pieces that are seen of each stack.
    fn stacks(&mut self, scene: &Scene, layout: &Layout, canvas: &mut Canvas) -> Result<(), RenderError> {
        for stack in &scene.stacks {
            let Some(cell) = scene.cells.get(stack.cell) else { continue };
            for piece in stack.drawn(cell, scene.turned) {
                self.piece(layout, canvas, &piece)?;
            }
            self.between(stack, cell, layout, canvas);
        }
        Ok(())
    }

    /// Whose pieces stand between the bottom one and the top one: a disc for each, beside them and one above the other.
    fn between(&mut self, stack: &Stack, cell: &Cell, layout: &Layout, canvas: &mut Canvas) {
        let [_, between @ .., _] = stack.pieces.as_slice() else { return };
        let room = layout.unit * cell.room();
        let pitch = (DISC * layout.scale).min(room * DISCS / between.len().max(1) as f32);
        let (x, y) = layout.pixel(cell.centre());
        for (level, piece) in (0u8..).zip(between) {
            let at = (x - room * 0.39, y + room * 0.08 - pitch * f32::from(level));
            self.sign(canvas, MarkShape::Disc(piece.side), at, layout.scale);
        }
    }

    fn mark(&mut self, scene: &Scene, layout: &Layout, canvas: &mut Canvas, mark: Mark) {
        let mut put = |cell: CellIndex, sign: &dyn Fn(Outline) -> MarkShape| {
            let Some(cell) = scene.cells.get(cell) else { return };
            let middle = layout.pixel(cell.centre());
            let corners = cell.corners.map(|corner| layout.pixel(corner));
            let key = |value: f32| (value * 8.0).round() as i16;
            let outline = corners.map(|corner| (key(corner.0 - middle.0), key(corner.1 - middle.1)));
            self.sign(canvas, sign(outline), middle, layout.scale);
        };
        match mark {
            Mark::LastMove { from, to } => {
                put(from, &|outline| MarkShape::Moved { outline, from: true });
                put(to, &|outline| MarkShape::Moved { outline, from: false });
            }
            Mark::Check(cell) => put(cell, &MarkShape::Check),
            Mark::Selected(cell) => put(cell, &MarkShape::Selected),
            Mark::Target(cell) => put(cell, &MarkShape::Target),
            Mark::Capture(cell) => put(cell, &MarkShape::Capture),
            Mark::Decision(cell) => put(cell, &MarkShape::Decision),
            Mark::Drop(cell) => put(cell, &MarkShape::Drop),
            Mark::Breach(cell) => put(cell, &MarkShape::Breach),
            Mark::Cooling { cell, left, .. } => put(cell, &|outline| MarkShape::Cooling { outline, left }),
            Mark::Held(cell) => put(cell, &MarkShape::Held),
            Mark::Touched(cell) => put(cell, &MarkShape::Touched),
            Mark::Blast(cell) => put(cell, &MarkShape::Blast),
            Mark::Denied(cell) => put(cell, &MarkShape::Denied),
        }
    }

    fn piece(&mut self, layout: &Layout, canvas: &mut Canvas, piece: &Piece) -> Result<(), RenderError> {
        let size = (layout.unit * piece.size).round() as u32;
        let inert = piece.presence == Presence::Inert;
        let look = Look { kind: piece.kind, side: piece.side, badge: piece.badge, inert, size };
        let sprite = self.sprite(look)?;
        let (x, y) = layout.pixel(piece.centre);
        let half = size as f32 / 2.0;
        let (x, y) = ((x - half).round() as i32, (y - half).round() as i32);
        let faint = match piece.presence {
            Presence::Ghost => Some(GHOST),
            Presence::Resting => Some(RESTING),
            Presence::Solid | Presence::Inert => None,
        };
        if let Some(strength) = faint {
            canvas.blend(&mut self.palette, &sprite, x, y, strength);
            return Ok(());
        }
        let Some(ground) = flat_ground(canvas, &sprite, x, y) else {
            canvas.blend(&mut self.palette, &sprite, x, y, 256);
            canvas.note_piece(&sprite, x, y);
            return Ok(());
        };
        if self.stamps.len() >= SPRITES {
            self.stamps.clear();
        }
        let palette = &mut self.palette;
        let stamp = self.stamps.entry((look, ground)).or_insert_with(|| {
            let colour = palette.colour(ground);
            Arc::new(Stamp::new(&sprite, palette, colour))
        });
        canvas.stamp(stamp, x, y);
        Ok(())
    }

    fn sprite(&mut self, look: Look) -> Result<Arc<Sprite>, RenderError> {
        if let Some(sprite) = self.pieces.get(&look) {
            return Ok(Arc::clone(sprite));
        }
        if self.pieces.len() >= SPRITES {
            self.pieces.clear();
        }
        let sprite = Arc::new(piece_art::draw(look, self.colours())?);
        self.pieces.insert(look, Arc::clone(&sprite));
        Ok(sprite)
    }

    fn beams(&mut self, scene: &Scene, layout: &Layout, canvas: &mut Canvas) {
        let ended: Vec<_> = scene.beams.iter().map(|beam| beside_its_end(beam, scene)).collect();
        let beam_paths = beam_paths(&ended, layout);
        // Every core above every glow, so that beams side by side keep their own colours.
        for part in [Part::Glow, Part::Core] {
            for (beam, course) in scene.beams.iter().zip(&beam_paths) {
                self.light.shine(canvas, &self.palette, beam.side, course, layout, part);
            }
        }
        for (beam, course) in ended.iter().zip(&beam_paths) {
            self.beam_signs(canvas, layout, beam.side, course);
        }
        // The ends above all that passes them, and a lasermate above everything.
        let mut ends: Vec<_> = ended.iter().collect();
        ends.sort_by_key(|beam| beam.end == BeamEnd::Lasermate);
        for beam in ends {
            self.beam_end(canvas, layout, beam);
        }
    }

    fn beam_signs(&mut self, canvas: &mut Canvas, layout: &Layout, side: Side, course: &BeamPath) {
        for &(at, along) in &course.arrows {
            self.sign(canvas, MarkShape::Arrow { side, heading: heading(along) }, at, layout.scale);
        }
        for &(at, along) in &course.mirrors {
            self.sign(canvas, MarkShape::Mirror { side, heading: heading(along) }, at, layout.scale);
        }
    }

    fn beam_end(&mut self, canvas: &mut Canvas, layout: &Layout, beam: &Beam) {
        let Some(&last) = beam.path.last() else { return };
        let at = layout.pixel(last);
        let (sign, at) = match beam.end {
            BeamEnd::Stop => (MarkShape::Stop(beam.side), at),
            BeamEnd::Corner => (MarkShape::Corner(beam.side), at),
            BeamEnd::Lasermate => (MarkShape::Lasermate(beam.side), at),
            BeamEnd::Loop => (MarkShape::Loop(beam.side), start_of(beam, layout)),
        };
        self.sign(canvas, sign, at, layout.scale);
    }

    /// Draws a sign with its middle at a point.
    pub fn sign(&mut self, canvas: &mut Canvas, sign: MarkShape, at: Pixel, scale: f32) {
        if self.signs.len() >= SPRITES {
            self.signs.clear();
        }
        let colours = self.colours();
        let draw = || marks::draw(sign, colours, scale).map(Arc::new);
        if let Some(sprite) = self.signs.entry((sign, (scale * 64.0) as u32)).or_insert_with(draw) {
            let corner = |value: f32, size: usize| value.round() as i32 - (size / 2) as i32;
            let (x, y) = (corner(at.0, sprite.width), corner(at.1, sprite.height));
            canvas.blend(&mut self.palette, sprite, x, y, 256);
        }
    }

    /// Draws a piece as a sign beside words.
    pub fn icon(&mut self, canvas: &mut Canvas, look: Look, (x, y): (i32, i32)) -> Result<(), RenderError> {
        let sprite = self.sprite(look)?;
        canvas.blend(&mut self.palette, &sprite, x, y, 256);
        Ok(())
    }

    /// Draws a mask of words.
    pub fn ink(&mut self, canvas: &mut Canvas, mask: &GrayImage, x: i32, y: i32, colour: Rgb) {
        canvas.ink(&mut self.palette, mask, x, y, colour);
    }

    /// Fills a box with round corners: left, top, right, bottom.
    pub fn plate(
        &mut self,
        canvas: &mut Canvas,
        [left, top, right, bottom]: [f32; 4],
        radius: f32,
        colour: Rgb,
    ) {
        let index = self.palette.exact(colour);
        let (low, high) = ((left + radius).round(), (right - radius).round());
        for y in top.floor() as i32..bottom.ceil() as i32 {
            let middle = y as f32 + 0.5;
            let dy = (top + radius - middle).max(middle - (bottom - radius)).max(0.0);
            for x in left.floor() as i32..right.ceil() as i32 {
                let at = x as f32 + 0.5;
                let dx = (low - at).max(at - high).max(0.0);
                self.tint(canvas, x, y, index, colour, (radius - dx.hypot(dy) + 0.5).clamp(0.0, 1.0));
            }
        }
    }

    /// Colours one pixel, in part.
    fn tint(&mut self, canvas: &mut Canvas, x: i32, y: i32, index: u8, colour: Rgb, cover: f32) {
        let Some(under) = canvas.at(x, y) else { return };
        let index = match (cover * 256.0) as u32 {
            0 => return,
            256 => index,
            part => self.palette.near(blend(self.palette.colour(under), colour, part)),
        };
        canvas.pixels[y as usize * canvas.width + x as usize] = index;
    }
}

/// Whether a mark lies above pieces and beams: it is looked for, not seen in passing.
const fn is_above(mark: Mark) -> bool {
    matches!(
        mark,
        Mark::Target(_)
            | Mark::Capture(_)
            | Mark::Breach(_)
            | Mark::Cooling { .. }
            | Mark::Held(_)
            | Mark::Denied(_)
    )
}

/// The one colour under a piece, if there is one: looked up where its outline has its ends.
fn flat_ground(canvas: &Canvas, sprite: &Sprite, x: i32, y: i32) -> Option<u8> {
    let mut under = sprite.probes.iter().map(|&(dx, dy)| canvas.at(x + i32::from(dx), y + i32::from(dy)));
    let ground = under.next()??;
    under.all(|index| index == Some(ground)).then_some(ground)
}
