//! A scene to a PNG or an animation; knows no rules.
//!
//! A [`scene::Scene`] says what a picture shows, in plain data; a [`Renderer`] draws it with
//! [`Renderer::png`], [`Renderer::pixels`] or, several in a row, [`Renderer::animation`]. A [`Curve`] says how a game went.

mod animation;
mod arrow;
mod backdrop;
mod canvas;
mod caption;
mod cast;
mod check;
mod course;
mod curve;
mod deflate;
mod encode;
mod error;
mod huffman;
mod layout;
mod light;
mod palette;
mod piece_art;
mod renderer;
pub mod scene;
mod signs;
mod sprite;
mod studio;
mod text;
mod theme;

pub use animation::Frame;
pub use curve::Curve;
pub use error::{AnimationError, RenderError};
pub use layout::Scale;
pub use renderer::Renderer;
