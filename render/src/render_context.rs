//! What one picture at a time is drawn with: the tools of the games drawn last, a canvas, and what packs it.

use crate::canvas::Canvas;
use crate::deflate::Deflater;
use crate::error::RenderError;
use crate::layout::{Layout, Scale};
use crate::palette::CLEAR;
use crate::palette_key::PaletteKey;
use crate::scene::Scene;
use crate::scene_renderer::SceneRenderer;
use crate::theme::Rgb;

/// How many sets of tools one workshop keeps: those of the games, themes and scales drawn last.
const STUDIOS: usize = 6;

/// What one picture at a time is drawn with.
#[derive(Debug, Default)]
pub(crate) struct RenderContext {
    studios: Vec<SceneRenderer>,
    pub canvas: Canvas,
    pub deflater: Deflater,
}

impl RenderContext {
    /// Draws a scene on the canvas and returns the colours of its indices.
    pub fn draw(&mut self, scene: &Scene, scale: Scale) -> Result<Vec<Rgb>, RenderError> {
        self.draw_with(scene, scale, &PaletteKey::of(std::iter::once(scene)))
    }

    /// The same with the palette of a given cast, so that several pictures share it.
    pub fn draw_with(
        &mut self,
        scene: &Scene,
        scale: Scale,
        cast: &PaletteKey,
    ) -> Result<Vec<Rgb>, RenderError> {
        let layout = Layout::new(scene, scale)?;
        let studio = self.studio(scene, cast, scale)?;
        let mut canvas = std::mem::take(&mut self.canvas);
        let drawn = self.studios[studio].draw(scene, &layout, &mut canvas);
        self.canvas = canvas;
        drawn?;
        let colours = self.studios[studio].palette().colours().to_vec();
        debug_assert!(colours.len() <= usize::from(CLEAR));
        Ok(colours)
    }

    fn studio(&mut self, scene: &Scene, cast: &PaletteKey, scale: Scale) -> Result<usize, RenderError> {
        if let Some(index) = self.studios.iter().position(|studio| studio.suits(scene.theme, cast, scale)) {
            let studio = self.studios.remove(index);
            self.studios.push(studio);
            return Ok(self.studios.len() - 1);
        }
        if self.studios.len() >= STUDIOS {
            self.studios.remove(0);
        }
        self.studios.push(SceneRenderer::new(scene.theme, cast.clone(), scale)?);
        Ok(self.studios.len() - 1)
    }
}
