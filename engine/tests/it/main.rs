//! All tests of the rules, in one program.

mod billichess;
mod black_holes;
mod board;
mod cases;
mod chess;
mod citations;
mod crazy;
mod denial;
mod dice;
mod draughts;
mod games;
mod house;
mod laws;
mod notation;
mod oracle;
mod own;
mod pacts;
mod play;
mod problems;
mod realtime;
mod search;
mod study;
mod three_way;
