//! A game of a line, and what its last step told.

use lasermate_engine::any::AnyGame;
use lasermate_engine::board::Mesh;
use lasermate_engine::effect::Effect;
use lasermate_engine::refusal::Refusal;

use crate::oracle::kit::rank;
use crate::play::set_up;

#[derive(Clone)]
pub struct Table {
    pub setup: String,
    pub game: AnyGame,
    /// What the last step did, by whoever acted or by the clock.
    pub told: Vec<Effect>,
}

impl Table {
    /// A game at a position, `start` or, on the hexagon, its pieces.
    pub fn set_up(setup: &str, position: &str) -> Result<Self, String> {
        let position = match position {
            "start" => String::new(),
            pieces if setup.starts_with("three-way") && !pieces.contains('/') => hexagon(pieces),
            text => text.to_owned(),
        };
        set_up(setup, &position).map(|game| Self { setup: setup.to_owned(), game, told: Vec::new() })
    }

    /// Does what a word says, `1000:w:e2e4` at its time, or with `@2000` lets time pass; gives the exact text.
    pub fn step(&mut self, word: &str) -> Result<String, Refusal> {
        if let Some(time) = word.strip_prefix('@').and_then(|time| time.parse().ok()) {
            self.told = self.game.advance(time);
            return Ok(word.to_owned());
        }
        let timed = word.split_once(':').and_then(|(ms, rest)| Some((ms.parse().ok()?, rest)));
        let (at, word) = timed.unwrap_or((0, word));
        let nobody = |reason| Refusal { reason, typed: String::new(), nearest: vec![], nearest_san: vec![] };
        let to = self.game.address(word).map_err(nobody)?;
        let played = self.game.try_text(to.seat, to.text, at)?;
        self.told = played.effects;
        Ok(played.exact)
    }
}

/// A position of three-way chess from its pieces, `wKe1 rKd8 bKi12`, and the fields behind them where they are not White's
/// first move without rights.
pub fn hexagon(text: &str) -> String {
    let mesh = Mesh::hexagon();
    let is_piece = |word: &&str| word.len() > 3 && word.as_bytes()[1].is_ascii_uppercase();
    let words: Vec<&str> = text.split_whitespace().collect();
    let pieces: Vec<&str> = words.iter().copied().take_while(is_piece).collect();
    let rest = words[pieces.len()..].join(" ");
    let mut cells = vec![""; 96];
    for piece in pieces {
        cells[mesh.cell_named(&piece[2..]).expect("a cell").index()] = &piece[..2];
    }
    let rank = |cells: &[&str]| rank(cells.iter().map(|cell| (!cell.is_empty()).then(|| (*cell).to_owned())));
    let territory = |cells: &[&str]| cells.chunks(8).map(rank).collect::<Vec<_>>().join("/");
    let board = cells.chunks(32).map(territory).collect::<Vec<_>>().join("|");
    let rest = if rest.is_empty() { "w wrb - - 0 1" } else { &rest };
    format!("{board} {rest}")
}
