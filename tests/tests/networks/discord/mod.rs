//! Discord, with a stand-in that judges every request.

mod address;
mod carried;
mod challenge;
mod commands;
mod computer;
mod computer_trouble;
mod connection;
mod endpoint;
mod files;
mod forgotten;
mod forms;
mod frames;
mod guest;
mod icons;
mod odd;
mod rare;
mod referee;
mod scenarios;
mod trouble;
mod welcome;
