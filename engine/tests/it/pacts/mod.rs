//! Pacts.

mod bargain_laws;
mod bargain_vectors;
pub mod help;
mod laws;
mod offers;
mod terms;
mod text;
