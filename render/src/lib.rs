//! A scene to a PNG or an animation; knows no rules.
//!
//! A [`scene::Scene`] says what a picture shows, in plain data; a [`Renderer`] draws it with
//! [`Renderer::png`], [`Renderer::pixels`] or, several in a row, [`Renderer::animation`]. An [`EvalChart`] says how a game went,
//! a [`RatingChart`] how somebody's rating went, a [`Ranking`] who leads, and a [`LinkCard`] what a link leads to.

mod animation;
mod arrow;
mod backdrop;
mod beam;
mod beam_path;
mod canvas;
mod caption;
mod chart_frame;
mod check;
mod deflate;
mod deflate_block;
mod encode;
mod error;
mod eval_chart;
mod foreign;
mod geometry;
mod huffman;
mod insets;
mod layout;
mod link_card;
mod live_scene;
mod marks;
mod palette;
mod palette_key;
mod piece_art;
mod ranking;
mod rating_chart;
mod render_context;
mod renderer;
#[warn(missing_docs)]
pub mod scene;
mod scene_renderer;
mod sprite;
mod text;
mod theme;

pub use animation::Frame;
pub use error::{AnimationError, RenderError};
pub use eval_chart::EvalChart;
pub use geometry::Geometry;
pub use layout::Scale;
pub use link_card::LinkCard;
pub use live_scene::LiveScene;
pub use ranking::{Ranking, RankingRow};
pub use rating_chart::RatingChart;
pub use renderer::Renderer;
pub use theme::body_colour;
