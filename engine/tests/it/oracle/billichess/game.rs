//! A game of BilliChess or Billi-Chess: what stands, what was scored, and what follows an action.

use std::collections::BTreeMap;

use super::beam::{Beam, trace};
use super::joker::{Joker, Lifeline, Place};
use super::legality::{in_check, legal_moves, repetition_text};
use super::options::Options;
use super::piece::{Kind, Side, Square};
use super::position::Position;

/// A Joker of the first side that is hit by the beam of the second.
pub type Hit = (Side, Side);

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ending {
    /// The word of `outcome.kind`.
    pub kind: &'static str,
    /// The points, Blue's first.
    pub scores: [u32; 2],
    /// Who has more points, if anybody.
    pub winner: Option<Side>,
}

/// What a side is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Question {
    /// To move, or to pass.
    Move,
    /// To meet this side's beam.
    Lifeline(Side),
    /// To answer a draw offer.
    Draw,
    Billi,
}

/// What an action has set in train and is not settled before every lifeline window is closed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Aftermath {
    /// Whose move or other action it was.
    pub actor: Side,
    /// The beams that scored, or would have, before the action.
    pub in_heel_before: [bool; 2],
}

#[derive(Clone, Debug)]
pub struct Game {
    /// What the table has chosen.
    pub options: Options,
    pub position: Position,
    /// The points so far, Blue's first.
    pub scores: [u32; 2],
    /// Whose beam has scored its lasermate (2.5.3).
    pub lasermated: [bool; 2],
    /// How often a piece turned the beam that has scored, and whether the opponent's action sent it there (2.8.2).
    pub caroms: [(u32, bool); 2],
    /// In mode B: who was mated or accepted defeat.
    pub mated: Option<Side>,
    /// The Jokers, Blue's first.
    pub jokers: [Joker; 2],
    /// The Jokers that are hit, and the lifeline in force there.
    pub hits: BTreeMap<Hit, Option<Lifeline>>,
    /// The window that is open.
    pub window: Option<Hit>,
    /// What is not settled yet while a window is open.
    pub aftermath: Option<Aftermath>,
    pub draw_offer: Option<Side>,
    pub billi_offer: Option<Side>,
    /// How many passes have just been made in a row.
    pub passes: u32,
    /// What else a position must have in common to repeat: who may deny what (crazy.md A13).
    pub tag: String,
    /// The positions there have been since the start, or since the kings became rooks (2.5.6).
    pub history: Vec<String>,
    pub ending: Option<Ending>,
}

impl Game {
    /// A game at a position, which scores nothing by itself.
    #[must_use]
    pub fn new(options: Options, position: Position) -> Self {
        let mut game = Self {
            options,
            position,
            scores: [0, 0],
            lasermated: [false, false],
            caroms: [(0, false); 2],
            mated: None,
            jokers: [Joker::unnamed(), Joker::unnamed()],
            hits: BTreeMap::new(),
            window: None,
            aftermath: None,
            draw_offer: None,
            billi_offer: None,
            passes: 0,
            tag: String::new(),
            history: Vec::new(),
            ending: None,
        };
        game.history.push(game.repetition_text());
        game
    }

    /// Whether the kings have become rooks.
    #[must_use]
    pub fn billi_phase(&self) -> bool {
        !self.position.has_kings()
    }

    /// A side's beam as it runs now.
    #[must_use]
    pub fn beam(&self, side: Side) -> Beam {
        let mut in_force = BTreeMap::new();
        for ((owner, beam), lifeline) in &self.hits {
            if let (Place::On(square), Some(lifeline)) = (self.jokers[owner.index()].place, lifeline)
                && *beam == side
            {
                in_force.insert(square, *lifeline);
            }
        }
        trace(&self.position, side, &self.options, &in_force)
    }

    #[must_use]
    pub fn questions(&self) -> Vec<(Side, Question)> {
        if self.ending.is_some() {
            return Vec::new();
        }
        let mut asked = match self.window {
            Some((owner, beam)) => vec![(owner, Question::Lifeline(beam))],
            None => vec![(self.position.turn, Question::Move)],
        };
        asked.extend(self.draw_offer.map(|by| (by.other(), Question::Draw)));
        asked.extend(self.billi_offer.map(|by| (by.other(), Question::Billi)));
        asked
    }

    /// How often the present position has stood.
    #[must_use]
    pub fn repetitions(&self) -> usize {
        let now = self.history.last();
        self.history.iter().filter(|before| Some(*before) == now).count()
    }

    /// What must be the same for a position to repeat: the chess position and what the Jokers may still do. Not
    /// what was scored: chess ignores the beams (2.4.7).
    #[must_use]
    pub fn repetition_text(&self) -> String {
        let jokers =
            if self.options.joker { format!("{:?} {:?}", self.jokers, self.hits) } else { String::new() };
        format!("{} {jokers} {}", repetition_text(&self.position), self.tag)
    }

    /// Which beams end in the opponent's heel.
    #[must_use]
    pub fn in_heel(&self) -> [bool; 2] {
        Side::BOTH.map(|side| self.beam(side).scores())
    }

    /// Works out all that follows an action, up to the next lifeline window or question to move.
    pub fn settle(&mut self) {
        while let Some(aftermath) = self.aftermath.clone() {
            self.window = self.next_window();
            if self.window.is_some() {
                return;
            }
            self.aftermath = None;
            self.judge(&aftermath);
        }
    }

    /// Points and ends, once all windows are closed (2.6.5). May set a new aftermath in train: that of the kings
    /// becoming rooks.
    fn judge(&mut self, aftermath: &Aftermath) {
        let mate = !self.billi_phase() && self.no_move() && in_check(&self.position);
        let scored = self.score_lasermates(aftermath);
        let loser = self.position.turn;
        if mate {
            self.scores[loser.other().index()] += if self.options.mode_b { 277 } else { 500 };
        }
        if self.options.mode_b && scored {
            self.mated = if mate { Some(loser) } else { self.mated };
            return self.end("lasermate");
        }
        if mate && !self.options.mode_b {
            return self.end("checkmate");
        }
        if mate {
            self.mated = Some(loser);
            return self.begin_billi(aftermath.actor);
        }
        self.history.push(self.repetition_text());
        if let Some(kind) = self.drawn_by_rule() {
            self.draw(kind, aftermath.actor);
        }
    }

    /// Credits each beam that has come to the heel (2.5.1 to 2.5.3). Whether any did.
    fn score_lasermates(&mut self, aftermath: &Aftermath) -> bool {
        let in_heel = self.in_heel();
        let mut any = false;
        for side in Side::BOTH {
            let own = aftermath.actor == side && !aftermath.in_heel_before[side.index()];
            let counts = in_heel[side.index()] && (own || !self.options.own_move_only);
            if counts && !self.lasermated[side.index()] {
                self.lasermated[side.index()] = true;
                let gift = aftermath.actor != side;
                self.caroms[side.index()] = (self.beam(side).turns(), gift);
                self.scores[side.index()] += match (self.options.carom, self.options.mode_b) {
                    (true, _) => {
                        // 2.8.2
                        let points = (200 + 25 * self.beam(side).turns()).min(450);
                        if gift { (points - 100).max(100) } else { points }
                    }
                    (false, true) => 500,
                    (false, false) => 277,
                };
                any = true;
            }
        }
        any
    }

    /// Whether the side to move has no legal move.
    #[must_use]
    pub fn no_move(&self) -> bool {
        legal_moves(&self.position).is_empty()
    }

    /// The rule that draws the chess game (overlays.md W1) or ends the Billi phase (2.5.7) by itself.
    fn drawn_by_rule(&self) -> Option<&'static str> {
        if self.billi_phase() {
            let deflects = |kind| matches!(kind, Kind::Rook | Kind::Bishop | Kind::Knight | Kind::Pawn);
            if !self.position.pieces.values().any(|piece| deflects(piece.kind)) {
                return Some("no-deflection");
            }
            if self.passes == 2 {
                return Some("two-passes");
            }
        } else {
            if self.no_move() {
                return Some("stalemate");
            }
            if self.position.insufficient() {
                return Some("insufficient-material");
            }
        }
        let (times, plies) = if self.billi_phase() { (3, 100) } else { (5, 150) };
        if self.repetitions() >= times {
            Some("repetition")
        } else if self.position.quiet >= plies {
            Some("move-count")
        } else {
            None
        }
    }

    /// The draw that the side to move may claim (overlays.md W1); the Billi phase ends by itself instead.
    #[must_use]
    pub fn claim(&self) -> Option<&'static str> {
        if self.ending.is_some() || self.window.is_some() || self.billi_phase() {
            None
        } else if self.repetitions() >= 3 {
            Some("repetition")
        } else if self.position.quiet >= 100 {
            Some("move-count")
        } else {
            None
        }
    }

    /// A draw: the end, or in mode B's chess game LET'S BILLI (2.5.4, 2.5.8).
    pub fn draw(&mut self, kind: &'static str, actor: Side) {
        if self.options.mode_b && !self.billi_phase() {
            self.begin_billi(actor);
        } else {
            self.end(kind);
        }
    }

    /// The kings become rooks, and what follows from that is to be settled.
    pub fn begin_billi(&mut self, actor: Side) {
        let in_heel_before = self.in_heel();
        self.position.dethrone();
        self.history.clear();
        self.draw_offer = None;
        self.billi_offer = None;
        self.aftermath = Some(Aftermath { actor, in_heel_before });
    }

    /// The game is over, and the points decide.
    pub fn end(&mut self, kind: &'static str) {
        let [blue, red] = self.scores;
        let winner = if blue > red { Some(Side::Blue) } else { Some(Side::Red).filter(|_| red > blue) };
        self.window = None;
        self.aftermath = None;
        self.ending = Some(Ending { kind, scores: self.scores, winner });
    }

    /// Where a side's Joker stands, if it has one.
    #[must_use]
    pub fn joker_square(&self, side: Side) -> Option<Square> {
        match self.jokers[side.index()].place {
            Place::On(square) => Some(square),
            Place::Unnamed | Place::Gone => None,
        }
    }
}
