//! The page in headless Chromium.

mod away;
mod axe;
mod board;
mod board_games;
mod chat;
mod clocks;
mod computer;
mod crazy;
mod door;
mod every_game;
mod holes;
mod lessons;
mod menus;
mod names;
mod pacts;
mod press;
mod reader;
mod realtime;
mod scroll;
mod sending;
mod setup;
mod slips;
mod sound;
mod table;
mod turn;
