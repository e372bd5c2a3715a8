//! The program killed at any moment.

mod crazy;
mod denial;
mod kills;
mod pacts;
mod realtime;
