//! Pacts.

mod bargain_laws;
mod bargain_vectors;
mod bounds;
pub mod help;
mod laws;
mod offers;
mod owed;
mod terms;
mod text;
