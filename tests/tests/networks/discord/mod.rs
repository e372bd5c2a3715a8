//! Discord, with a stand-in that judges every request.

mod boards;
mod carried;
mod commands;
mod computer;
mod computer_trouble;
mod connection;
mod endpoint;
mod files;
mod forgotten;
mod forms;
mod forum;
mod frames;
mod guest;
mod guest_three;
mod icons;
mod notice;
mod odd;
mod owed;
mod places;
mod referee;
mod trouble;
mod welcome;
