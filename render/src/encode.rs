//! An indexed picture, or a drawing with transparency, to the bytes of a PNG.

use crate::canvas::Canvas;
use crate::deflate::Deflater;
use crate::error::RenderError;
use crate::theme::Rgb;
use image::RgbaImage;
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

/// Writes a picture of many colours, which covers all of itself.
pub(crate) fn picture(picture: &RgbaImage) -> Result<Vec<u8>, RenderError> {
    let mut bytes = Vec::with_capacity(256 * 1024);
    let mut encoder = png::Encoder::new(&mut bytes, picture.width(), picture.height());
    encoder.set_color(png::ColorType::Rgb);
    encoder.set_depth(png::BitDepth::Eight);
    let colours: Vec<u8> = picture.pixels().flat_map(|pixel| [pixel.0[0], pixel.0[1], pixel.0[2]]).collect();
    let mut writer = encoder.write_header()?;
    writer.write_image_data(&colours)?;
    writer.finish()?;
    Ok(bytes)
}

/// Writes a drawing with its transparency.
pub(crate) fn icon(drawing: &Pixmap) -> Result<Vec<u8>, RenderError> {
    let mut bytes = Vec::with_capacity(8 * 1024);
    let mut encoder = png::Encoder::new(&mut bytes, drawing.width(), drawing.height());
    encoder.set_color(png::ColorType::Rgba);
    encoder.set_depth(png::BitDepth::Eight);
    let mut writer = encoder.write_header()?;
    writer.write_image_data(&straight(drawing))?;
    writer.finish()?;
    Ok(bytes)
}

/// The pixels of a drawing, not multiplied by how much they cover.
pub(crate) fn straight(drawing: &Pixmap) -> Vec<u8> {
    let pixels = drawing.pixels().iter().map(|pixel| pixel.demultiply());
    pixels.flat_map(|colour| [colour.red(), colour.green(), colour.blue(), colour.alpha()]).collect()
}
