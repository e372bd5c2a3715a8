//! Problems: composers' positions, known results, and a plain solver beside the real one.

mod composed;
mod laws;
mod plain;
mod stipulations;
