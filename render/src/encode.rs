//! An indexed picture, or a drawing with transparency, to the bytes of a PNG.

use crate::canvas::Canvas;
use crate::deflate::Deflater;
use crate::error::RenderError;
use crate::theme::Rgb;
use resvg::tiny_skia::Pixmap;

/// Writes the canvas as a PNG with these colours.
pub(crate) fn png(deflater: &mut Deflater, canvas: &Canvas, colours: &[Rgb]) -> Result<Vec<u8>, RenderError> {
    let mut bytes = Vec::with_capacity(64 * 1024);
    let mut encoder = png::Encoder::new(&mut bytes, canvas.width as u32, canvas.height as u32);
    encoder.set_color(png::ColorType::Indexed);
    encoder.set_depth(png::BitDepth::Eight);
    encoder.set_palette(colours.concat());
    let mut writer = encoder.write_header()?;
    writer.write_chunk(png::chunk::IDAT, &deflater.rows(&canvas.pixels, canvas.width))?;
    writer.finish()?;
    Ok(bytes)
}

/// Writes a drawing with its transparency.
pub(crate) fn icon(drawing: &Pixmap) -> Result<Vec<u8>, RenderError> {
    let mut bytes = Vec::with_capacity(8 * 1024);
    let mut encoder = png::Encoder::new(&mut bytes, drawing.width(), drawing.height());
    encoder.set_color(png::ColorType::Rgba);
    encoder.set_depth(png::BitDepth::Eight);
    let clear = drawing.pixels().iter().flat_map(|pixel| {
        let colour = pixel.demultiply();
        [colour.red(), colour.green(), colour.blue(), colour.alpha()]
    });
    let mut writer = encoder.write_header()?;
    writer.write_image_data(&clear.collect::<Vec<_>>())?;
    writer.finish()?;
    Ok(bytes)
}
