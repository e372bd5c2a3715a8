//! The program killed at any moment.

mod crazy;
mod denial;
mod full_disk;
mod kills;
mod pacts;
mod realtime;
