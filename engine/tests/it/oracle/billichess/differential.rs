//! One game played twice, here and in the engine, and compared after every action.

use lasermate_engine::action::{Asked, Lifeline as EngineLifeline};
use lasermate_engine::any::AnyGame;
use lasermate_engine::board::Corner;
use lasermate_engine::seat::Seat;
use lasermate_engine::variants::Setup;
use lasermate_engine::view::{BeamEnd, BeamView, View};

use super::beam::{Beam, Crossing, End, Point};
use super::game::{Game, Question};
use super::joker::Lifeline;
use super::legality::in_check;
use super::options::Options;
use super::piece::Side;
use super::position::Position;

/// The words that may be legal or not at any time.
const WORDS: [&str; 12] = [
    "resign",
    "draw-offer",
    "draw-accept",
    "draw-decline",
    "draw-claim",
    "billi",
    "accept-defeat",
    "pass",
    "lifeline-none",
    "lifeline-pass",
    "lifeline-reflect",
    "lifeline-stop",
];

/// The plain game and the engine's, at the same point.
#[derive(Clone, Debug)]
pub struct Differential {
    pub plain: Game,
    pub engine: AnyGame,
    /// How to play it again.
    pub story: String,
}

/// Refuses to go on where two things differ.
macro_rules! same {
    ($self:ident, $what:expr, $plain:expr, $engine:expr) => {
        let (plain, engine) = ($plain, $engine);
        if plain != engine {
            return Err(format!(
                "{}\n  {} differ\n   plain: {plain:?}\n  engine: {engine:?}\n  at {}",
                $self.story,
                $what,
                $self.engine.position()
            ));
        }
    };
}

impl Differential {
    /// The same game in both.
    ///
    /// # Errors
    /// They differ at once.
    ///
    /// # Panics
    /// The set-up is refused by the engine or unknown here.
    pub fn new(preset: &str, options: &[&str], position: Option<&str>) -> Result<Self, String> {
        let mut setup = Setup::parse(preset, options.iter().copied()).expect("a set-up");
        setup.position = position.map(ToOwned::to_owned);
        let start = position.map_or_else(Position::start, |text| Position::parse(text).expect("a position"));
        let mut plain = Game::new(Options::of(preset, options), start);
        if position.is_some_and(|text| text.contains("mated=r")) {
            plain.mated = Some(Side::Red);
            plain.scores[0] = 277;
        }
        let engine =
            AnyGame::new(&setup).map_err(|error| format!("{preset} {options:?} {position:?}: {error}"))?;
        let story = format!("{preset} {options:?} {position:?}:");
        let both = Self { plain, engine, story };
        both.compare()?;
        Ok(both)
    }

    /// Does a thing that is legal for the plain game in both.
    ///
    /// # Errors
    /// The engine refuses, or something differs afterwards.
    pub fn act(&mut self, side: Side, text: &str) -> Result<(), String> {
        self.story += &format!(" {side:?}:{text}").to_lowercase();
        self.plain.act(side, text);
        if let Err(refusal) = self.engine.try_text(seat(side), text, 0) {
            return Err(format!(
                "{}\n  the engine refuses: {refusal}\n  at {}",
                self.story,
                self.engine.position()
            ));
        }
        self.compare()
    }

    /// Compares everything that players may see or do.
    ///
    /// # Errors
    /// What differs.
    pub fn compare(&self) -> Result<(), String> {
        let view = self.engine.view();
        self.compare_position(&view)?;
        for side in Side::BOTH {
            let beam = &view.beams[side.index()];
            same!(self, "beams", self.plain.beam(side), read_beam(&view, beam));
        }
        same!(self, "scores", self.plain.scores.to_vec(), view.scores.clone());
        let plain =
            self.plain.ending.as_ref().map(|end| {
                (end.kind, end.scores.to_vec(), end.winner.map(seat).into_iter().collect::<Vec<_>>())
            });
        let engine = self.engine.outcome();
        let engine =
            engine.map(|end| (end.kind.word(), end.scores().to_vec(), end.winners().collect::<Vec<_>>()));
        same!(self, "outcomes", plain, engine);
        self.compare_rights()?;
        self.compare_jokers(&view)
    }

    fn compare_position(&self, view: &View) -> Result<(), String> {
        let text = self.engine.position();
        let mut fields = text.split(' ');
        let six: Vec<&str> = fields.by_ref().take(6).collect();
        same!(self, "positions", self.plain.position.fen(), six.join(" "));
        let words: Vec<&str> = fields.collect();
        let mut expected = Vec::new();
        if self.plain.billi_phase() {
            expected.push("billi=1".to_owned());
        }
        if let Some(side) = self.plain.mated {
            expected.push(format!("mated={}", letters(&[side])));
        }
        let scored: Vec<Side> =
            Side::BOTH.into_iter().filter(|side| self.plain.lasermated[side.index()]).collect();
        if !scored.is_empty() {
            let carom = |side: &Side| {
                let (turns, gift) = self.plain.caroms[side.index()];
                format!("{}:{turns}{}", letters(&[*side]), if gift { "g" } else { "" })
            };
            let told = match self.plain.options.carom {
                true => scored.iter().map(carom).collect::<Vec<_>>().join(","),
                false => letters(&scored),
            };
            expected.push(format!("scored={told}"));
        }
        let known = ["billi=", "mated=", "scored="];
        let words = words.into_iter().filter(|word| known.iter().any(|key| word.starts_with(key)));
        same!(self, "words", expected, words.map(ToOwned::to_owned).collect::<Vec<_>>());
        same!(self, "phases", self.plain.billi_phase(), view.billi_phase);
        let in_check = in_check(&self.plain.position);
        let checked: Vec<Seat> = in_check.then_some(seat(self.plain.position.turn)).into_iter().collect();
        same!(self, "checks", checked, view.check.clone());
        Ok(())
    }

    fn compare_rights(&self) -> Result<(), String> {
        let plain: Vec<_> =
            self.plain.questions().into_iter().map(|(side, what)| (seat(side), asked(what))).collect();
        same!(self, "questions", plain, self.engine.to_act().iter().collect::<Vec<_>>());
        for side in Side::BOTH {
            let engine = self.engine.legal(seat(side)).into_iter().map(|legal| legal.exact);
            same!(
                self,
                format!("{side:?}'s legal answers"),
                self.plain.legal(side),
                engine.collect::<Vec<_>>()
            );
            for word in WORDS {
                let engine = self.engine.may(seat(side), word).is_ok();
                same!(self, format!("{side:?}'s rights to {word}"), self.plain.may(side, word), engine);
            }
        }
        if self.plain.ending.is_none() && self.plain.window.is_none() {
            same!(self, "repetitions", self.plain.repetitions(), self.engine.repetitions() as usize);
            let claim = self.engine.claimable().map(|reason| reason.end_kind().word());
            same!(self, "claims", self.plain.claim(), claim);
        }
        Ok(())
    }

    fn compare_jokers(&self, view: &View) -> Result<(), String> {
        let plain: Vec<(Seat, String)> = Side::BOTH
            .into_iter()
            .filter_map(|side| self.plain.joker_square(side).map(|square| (seat(side), square.to_string())))
            .collect();
        let pieces = view.pieces.iter().filter(|piece| piece.joker);
        let mut engine: Vec<(Seat, String)> =
            pieces.map(|piece| (piece.seat, view.mesh.name(piece.cell).to_owned())).collect();
        engine.sort();
        same!(self, "Jokers", plain, engine);
        for side in Side::BOTH.into_iter().filter(|side| self.plain.joker_square(*side).is_some()) {
            let plain =
                self.plain.jokers[side.index()].choices().into_iter().map(lifeline).collect::<Vec<_>>();
            same!(self, "lifelines", plain, view.lifelines[side.index()].clone());
        }
        Ok(())
    }
}

/// The engine's word for a side.
#[must_use]
pub fn seat(side: Side) -> Seat {
    if side == Side::Blue { Seat::First } else { Seat::Second }
}

fn letters(sides: &[Side]) -> String {
    sides.iter().map(|side| if *side == Side::Blue { 'b' } else { 'r' }).collect()
}

fn lifeline(lifeline: Lifeline) -> EngineLifeline {
    match lifeline {
        Lifeline::Pass => EngineLifeline::Pass,
        Lifeline::Reflect => EngineLifeline::Reflect,
        Lifeline::Stop => EngineLifeline::Stop,
    }
}

fn asked(question: Question) -> Asked {
    match question {
        Question::Move => Asked::Move,
        Question::Lifeline(beam) => Asked::Lifeline { beam: seat(beam) },
        Question::Draw => Asked::Draw,
        Question::Billi => Asked::Billi,
    }
}

fn point(corner: Corner) -> Point {
    match corner {
        Corner::NearLeft => (0, 0),
        Corner::NearRight => (1, 0),
        Corner::FarRight => (1, 1),
        Corner::FarLeft => (0, 1),
    }
}

/// The engine's beam in the words of the plain one.
#[must_use]
pub fn read_beam(view: &View, beam: &BeamView) -> Beam {
    let crossings = beam.crossings.iter().map(|crossing| Crossing {
        cell: view.mesh.name(crossing.cell).to_owned(),
        entry: point(crossing.entry),
        exit: crossing.exit.map(point),
    });
    let end = match beam.end {
        BeamEnd::Stop(cell) => End::Stop(view.mesh.name(cell).to_owned()),
        BeamEnd::Corner { cell, lasermate } => {
            End::Corner { cell: view.mesh.name(cell).to_owned(), heel: lasermate }
        }
        BeamEnd::Loop => End::Loop,
    };
    Beam { crossings: crossings.collect(), end }
}
