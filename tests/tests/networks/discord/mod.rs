//! Discord, with a stand-in that judges every request.

mod boards;
mod carried;
mod commands;
mod computer;
mod computer_trouble;
mod connection;
mod endpoint;
mod forms;
mod guest;
mod notice;
mod owed;
mod places;
mod referee;
mod trouble;
mod welcome;
