//! What the tests of the laser games share: a game played by texts, and what is seen of it.
#![allow(clippy::unwrap_used, reason = "each test file uses a part; a test stops where its data are wrong")]

use crate::dice::Dice;
use lasermate_engine::action::Asked;
use lasermate_engine::effect::Effect;
use lasermate_engine::game::Game as EngineGame;
use lasermate_engine::notation::Notation;
use lasermate_engine::outcome::{EndKind, Points};
use lasermate_engine::overlays::lasers::{
    Frame, LaserRules, Lasers, LetsBilli, LifelineDuration, Mirror, Mode, Scoring,
};
use lasermate_engine::position::Position;
use lasermate_engine::refusal::Reason;
use lasermate_engine::seat::Seat;
use lasermate_engine::variants::orthodox::Chess;
use lasermate_engine::view::BeamEnd;

pub type Billi = Lasers<Chess>;

pub const BLUE: Seat = Seat::First;
pub const RED: Seat = Seat::Second;

pub fn mode_a() -> LaserRules {
    LaserRules::default()
}

pub fn mode_b() -> LaserRules {
    LaserRules { mode: Mode::B, ..mode_a() }
}

pub fn jokers() -> LaserRules {
    LaserRules { joker: true, ..mode_b() }
}

/// The frames there are (2.1, 2.1.6, 2.8.1), the two published ones first.
pub const FRAMES: [&str; 7] =
    ["board=12x8", "board=8x8", "board=10x8", "board=14x8", "board=16x8", "board=12x10", "board=12x12"];

/// Options by their words, as on the command line.
pub fn rules(options: &str) -> LaserRules {
    let mut rules = mode_a();
    for option in options.split_whitespace() {
        match option {
            "board=12x8" => rules.frame = Frame::Twelve,
            "board=8x8" => rules.frame = Frame::Eight,
            "board=10x8" => rules.frame = Frame::Ten,
            "board=14x8" => rules.frame = Frame::Fourteen,
            "board=16x8" => rules.frame = Frame::Sixteen,
            "board=12x10" => rules.frame = Frame::TwelveByTen,
            "board=12x12" => rules.frame = Frame::TwelveByTwelve,
            "scoring=carom" => rules.scoring = Scoring::Carom,
            "mirror=columns" => rules.mirror = Mirror::Columns,
            "mirror=rows" => rules.mirror = Mirror::Rows,
            "mode=a" => rules.mode = Mode::A,
            "mode=b" => rules.mode = Mode::B,
            "own_move_only=on" => rules.own_move_only = true,
            "lets_billi=unilateral" => rules.lets_billi = LetsBilli::Unilateral,
            "lets_billi=unilateral_not_in_check" => rules.lets_billi = LetsBilli::UnilateralNotInCheck,
            "joker=on" => rules.joker = true,
            "lifeline_duration=one_ply" => rules.lifeline_duration = LifelineDuration::OnePly,
            other => panic!("no option {other}"),
        }
    }
    rules
}

/// A game played by texts.
#[derive(Clone)]
pub struct Game {
    pub table: EngineGame<Billi>,
}

impl Game {
    pub fn new(rules: LaserRules) -> Self {
        Self { table: EngineGame::new(Billi::start(rules)) }
    }

    pub fn at(rules: LaserRules, position: &str) -> Self {
        let state =
            Billi::read_position(rules, position).unwrap_or_else(|error| panic!("{position}: {error}"));
        Self { table: EngineGame::new(state) }
    }

    pub fn state(&self) -> &Billi {
        self.table.state()
    }

    /// Plays words of notation.md; `red:billi` names the side, else it is the seat that is asked, and `billi`
    /// answers an offer that stands.
    pub fn play(&mut self, moves: &str) -> &mut Self {
        for word in moves.split_whitespace() {
            self.one(word).unwrap_or_else(|reason| panic!("{word}: {reason}"));
        }
        self
    }

    /// Plays one word, or says why not.
    pub fn one(&mut self, word: &str) -> Result<Vec<Effect>, Reason> {
        let asked = self.table.to_act();
        let (seat, text) = match word.split_once(':') {
            Some(("blue", text)) => (BLUE, text),
            Some(("red", text)) => (RED, text),
            _ => {
                let wanted = |what: Asked| match word {
                    "billi" => what == Asked::Billi,
                    "draw-accept" | "draw-decline" => what == Asked::Draw,
                    _ => !matches!(what, Asked::Billi | Asked::Draw),
                };
                let seat = asked.iter().find(|(_, what)| wanted(*what)).or_else(|| asked.iter().next());
                (seat.map_or(BLUE, |(seat, _)| seat), word)
            }
        };
        self.table.try_text(seat, text, 0).map(|played| played.effects).map_err(|refusal| refusal.reason)
    }

    /// A beam as `k7-l6-a5 stop`, `... corner j1`, `... LASERMATE`, `... loop`.
    pub fn beam(&self, seat: Seat) -> String {
        let view = self.state().view();
        let beam = &view.beams[seat.index()];
        let cells: Vec<_> = beam.crossings.iter().map(|crossing| view.mesh.name(crossing.cell)).collect();
        let end = match beam.end {
            BeamEnd::Stop(cell) => {
                assert_eq!(Some(cell), beam.crossings.last().map(|crossing| crossing.cell));
                "stop".to_owned()
            }
            BeamEnd::Corner { lasermate: true, .. } => "LASERMATE".to_owned(),
            BeamEnd::Corner { cell, .. } => format!("corner {}", view.mesh.name(cell)),
            BeamEnd::Loop => "loop".to_owned(),
        };
        format!("{} {end}", cells.join("-"))
    }

    /// How many cells a beam enters.
    pub fn length(&self, seat: Seat) -> usize {
        self.state().view().beams[seat.index()].crossings.len()
    }

    pub fn scores(&self) -> Vec<Points> {
        self.state().view().scores
    }

    /// The end: its kind and the scores.
    pub fn end(&self) -> Option<(EndKind, Vec<Points>)> {
        self.state().outcome().map(|outcome| (outcome.kind, outcome.scores().to_vec()))
    }
}

/// Pieces scattered over the board: the board field of a position, letters in FEN's order. With kings or, as in the
/// Billi phase, without; never more than sixteen pieces and eight pawns a side.
pub fn scattered(dice: &mut Dice, kings: bool) -> String {
    let mut board = [' '; 64];
    let mut count = [0, 0];
    let mut pawns = [0, 0];
    if kings {
        for king in ['K', 'k'] {
            loop {
                let at = dice.below(64);
                if board[at] == ' ' {
                    board[at] = king;
                    break;
                }
            }
        }
        count = [1, 1];
    }
    for _ in 0..dice.below(31) {
        let at = dice.below(64);
        let side = dice.below(2);
        let letter = ['p', 'p', 'n', 'b', 'r', 'q'][dice.below(6)];
        let pawn = letter == 'p';
        let last_row = !(8..56).contains(&at);
        if board[at] != ' ' || count[side] == 16 || pawn && (last_row || pawns[side] == 8) {
            continue;
        }
        count[side] += 1;
        pawns[side] += usize::from(pawn);
        board[at] = if side == 0 { letter.to_ascii_uppercase() } else { letter };
    }
    let rank = |row: &[char]| {
        let mut text = String::new();
        for letter in row {
            match (letter, text.pop()) {
                (' ', Some(digit)) if digit.is_ascii_digit() => {
                    text.push(char::from(digit as u8 + 1));
                }
                (' ', last) => {
                    text.extend(last);
                    text.push('1');
                }
                (letter, last) => {
                    text.extend(last);
                    text.push(*letter);
                }
            }
        }
        text
    };
    board.chunks(8).map(rank).collect::<Vec<_>>().join("/")
}

/// A random position of a table: about half of them with kings, and those only where no side that is not to move
/// is in check. `None` where the scattering cannot be played.
pub fn random_position(dice: &mut Dice, rules: LaserRules) -> Option<Billi> {
    let kings = rules.mode == Mode::A || dice.below(2) == 0;
    let board = scattered(dice, kings);
    let turn = if dice.below(2) == 0 { "w" } else { "b" };
    let billi = if kings { "" } else { " billi=1" };
    Billi::read_position(rules, &format!("{board} {turn} - - 0 1{billi}")).ok()
}
