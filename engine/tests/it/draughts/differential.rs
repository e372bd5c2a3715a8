//! Draughts in the engine against the second, plain program.
