//! Moves as people type them: the exact text, or anything that fits one move (notation.md).
//!
//! What is typed becomes a pattern: a piece's letter or word, squares with marks, words like *blast*, *disguise* or *then*.
//! Every move that the rules allow is held against it, and the one with the fewest things left unsaid is meant.

use super::exact;
use crate::notation::MoveTextError;
use crate::piece::Kind;
use crate::seat::Seat;
use crate::variants::crazy::crazy_move::{CrazyMove, LONGEST_EXACT, MOST_LINKS, MoveKind, Promotions, Step};
use crate::variants::crazy::make::castling;
use crate::variants::crazy::position::Crazy;
use crate::variants::crazy::stacks::Place;
use crate::variants::kit::sets::bit;
use crate::variants::orthodox::Castling;

/// The most bytes of a typed move that is read: the longest exact text, with words for its marks: `e2 exchanges with e3
/// then d2`.
pub const LONGEST_TYPED: usize =
    LONGEST_EXACT + MOST_LINKS * " exchanges with ".len() + (MOST_LINKS - 1) * " then ".len();

/// Reads a move as typed by a seat.
pub(super) fn read(crazy: &Crazy, seat: Seat, text: &str) -> Result<CrazyMove, MoveTextError> {
    if text.len() > LONGEST_TYPED {
        return Err(MoveTextError::Unreadable);
    }
    let lower = text.trim().to_lowercase();
    let bare: String = lower.chars().filter(|letter| !is_ornament(*letter)).collect();
    let strict = exact::read(&lower).or_else(|| exact::read(&bare)).map(named);
    if let Some(bishop) = Pattern::bishop_by_row(text).filter(|_| seat == crazy.turn()) {
        let may = |mv: &CrazyMove| crazy.judge_move(mv).is_ok();
        match bishop.find(crazy) {
            PatternFit::One(mv, _) if may(&mv) => return Ok(mv),
            PatternFit::Several(_) if !strict.as_ref().is_some_and(may) => {
                return Err(MoveTextError::Ambiguous);
            }
            _ => {}
        }
    }
    if let Some(mv) = strict
        && (seat != crazy.turn() || mv.kind == MoveKind::Choose || crazy.is_pseudo_legal(&mv.kind))
    {
        return Ok(mv);
    }
    let pattern = Pattern::read(&lower, text.trim());
    match pattern.as_ref().map(|pattern| pattern.find(crazy)) {
        Some(PatternFit::One(mv, _)) => Ok(mv),
        Some(PatternFit::Several(_)) if strict.is_none() => Err(MoveTextError::Ambiguous),
        Some(_) => strict.or_else(|| pattern.as_ref()?.first_step(crazy)).ok_or(MoveTextError::NoSuchMove),
        None => strict.ok_or(MoveTextError::Unreadable),
    }
}

/// Marks that people write and the exact text does not have.
fn is_ornament(letter: char) -> bool {
    letter.is_whitespace() || "-–—x×+#.()?\"".contains(letter)
}

/// A knight that names the bottom piece of its end as victim takes it as every piece does.
fn named(mv: CrazyMove) -> CrazyMove {
    match mv.kind {
        MoveKind::Knight { from, step, victim } if !step.into && victim == Place::bottom(step.to) => {
            MoveKind::Go { from, step }.promoting(mv.promotions)
        }
        _ => mv,
    }
}

#[derive(Clone, Copy, Debug, Default)]
struct Spot {
    cell: u8,
    level: Option<u8>,
    into: bool,
    takes: bool,
}

#[derive(Clone, Debug, Default)]
struct Pattern {
    kind: Option<Kind>,
    file: Option<u8>,
    row: Option<u8>,
    spots: Vec<Spot>,
    all_round: bool,
    disguise: bool,
    castle: Option<bool>,
    promotions: Option<Promotions>,
}

/// Which moves fit: the best so far, and how much each leaves unsaid.
#[derive(Clone, Copy, Debug)]
enum PatternFit {
    Nobody,
    One(CrazyMove, u32),
    Several(u32),
}

impl PatternFit {
    fn with(self, mv: CrazyMove, unsaid: u32) -> Self {
        match self {
            Self::Nobody => Self::One(mv, unsaid),
            Self::One(_, best) | Self::Several(best) if unsaid < best => Self::One(mv, unsaid),
            Self::One(_, best) | Self::Several(best) if unsaid == best => Self::Several(best),
            _ => self,
        }
    }
}

/// Words that stand for a mark, each with it.
const WORDS: [(&str, &str); 32] = [
    ("all-round", "!"),
    ("all round", "!"),
    ("allround", "!"),
    ("blasts", "!"),
    ("blast", "!"),
    ("boom", "!"),
    ("exchanges", "~"),
    ("exchange", "~"),
    ("disguises", "~"),
    ("disguise", "~"),
    ("captures", "x"),
    ("capture", "x"),
    ("taking", "x"),
    ("takes", "x"),
    ("take", "x"),
    ("jumps", ">"),
    ("jump", ">"),
    ("into", ">"),
    ("castles", "%"),
    ("castle", "%"),
    ("o-o-o", "$"),
    ("0-0-0", "$"),
    ("o-o", "%"),
    ("0-0", "%"),
    ("knight", "N"),
    ("bishop", "B"),
    ("queen", "Q"),
    ("rook", "R"),
    ("king", "K"),
    ("pawn", "P"),
    ("then", ","),
    ("×", "x"),
];

const FILLERS: [&str; 12] = [
    " to ", " with ", " from ", " and ", " on ", " the ", " as ", " in ", " at ", " via ", " long ",
    " short ",
];

impl Pattern {
    /// `B3d5`, as other programs tell two bishops on one file apart; `b3d5` and `B3D5` are two squares.
    fn bishop_by_row(text: &str) -> Option<Self> {
        let bare: String = text.chars().filter(|letter| !is_ornament(*letter)).collect();
        let [b'B', row @ b'1'..=b'8', file @ b'a'..=b'h', to @ b'1'..=b'8'] = *bare.as_bytes() else {
            return None;
        };
        let spot = Spot { cell: (to - b'1') * 8 + (file - b'a'), ..Spot::default() };
        Some(Self { kind: Some(Kind::Bishop), row: Some(row - b'1'), spots: vec![spot], ..Self::default() })
    }

    /// Reads the marks; `None` where something stands there that is none.
    fn read(lower: &str, typed: &str) -> Option<Self> {
        let long = lower.contains(" long");
        let mut text = format!(" {lower} ");
        for (word, mark) in WORDS {
            text = text.replace(word, mark);
        }
        for word in FILLERS {
            // Twice, since two words in a row share the space between them.
            text = text.replace(word, " ").replace(word, " ");
        }
        let mut pattern = Self::default();
        let (mut takes, mut into) = (false, false);
        let mut rest = text.as_str();
        while let Some(letter) = rest.chars().next() {
            if let Some((place, after)) = exact::place(rest) {
                let level = (rest.as_bytes().get(2) == Some(&b':')).then_some(place.level);
                pattern.spots.push(Spot { cell: place.cell, level, into, takes });
                (takes, into, rest) = (false, false, after);
                continue;
            }
            rest = rest.get(letter.len_utf8()..)?;
            match letter {
                'x' | '*' => takes = true,
                '>' => into = true,
                '^' => pattern.spots.last_mut()?.into = true,
                '!' => pattern.all_round = true,
                '~' => pattern.disguise = true,
                '%' => pattern.castle = Some(long),
                '$' => pattern.castle = Some(true),
                '=' => {
                    let len = rest.chars().take_while(char::is_ascii_alphabetic).count();
                    let (kinds, after) = rest.split_at_checked(len)?;
                    pattern.promotions = Some(exact::read_promotions(&kinds.to_ascii_lowercase())?);
                    rest = after;
                }
                'K' | 'Q' | 'R' | 'B' | 'N' | 'P' | 'k' | 'q' | 'r' | 'n' | 'p'
                    if pattern.kind.is_none() && pattern.spots.is_empty() =>
                {
                    pattern.kind = Kind::from_letter(letter);
                }
                // A small b is a bishop before a square, and a column before a capture; a large one is a bishop.
                'b' if pattern.kind.is_none() && pattern.spots.is_empty() && !rest.starts_with('x')
                    || pattern.kind.is_none() && typed.starts_with('B') =>
                {
                    pattern.kind = Some(Kind::Bishop);
                }
                'a'..='h' if pattern.file.is_none() && pattern.spots.is_empty() => {
                    pattern.file = Some(letter as u8 - b'a');
                }
                letter if is_ornament(letter) || ",:;".contains(letter) => {}
                _ => return None,
            }
        }
        let said = !pattern.spots.is_empty() || pattern.all_round || pattern.castle.is_some();
        said.then_some(pattern)
    }

    /// The move that is meant: a legal one, else one that breaks no rule but the king's safety, so that the player is
    /// told what is wrong with it.
    fn find(&self, crazy: &Crazy) -> PatternFit {
        let mut fit = PatternFit::Nobody;
        crazy.each_legal(&mut |mv| {
            if let Some(unsaid) = self.unsaid(crazy, &mv) {
                fit = fit.with(mv, unsaid);
            }
            false
        });
        if let PatternFit::Several(_) | PatternFit::One(..) = fit {
            return self.leaving_promotions_open(fit, crazy);
        }
        let without = super::super::check::LeftOutMoves::Nothing;
        crazy.each_pseudo_legal(crazy.turn(), without, &mut |kind: MoveKind| {
            let mv = kind.promoting(self.promotions.unwrap_or_default());
            if let Some(unsaid) = self.unsaid(crazy, &mv) {
                fit = fit.with(mv, unsaid);
            }
            false
        });
        fit
    }

    /// The first of a king's steps alone, castling too: no move, but the rules say what is missing (B13, B16).
    fn first_step(&self, crazy: &Crazy) -> Option<CrazyMove> {
        if self.all_round || self.disguise || self.promotions.is_some() {
            return None;
        }
        let from = crazy.stacks.king(crazy.turn())?;
        let step = match (self.castle, self.kind, self.spots.as_slice()) {
            (Some(long), None | Some(Kind::King), []) => {
                let mut ways = Castling::of(crazy.turn());
                let home = |way: &&Castling| way.long == long && Place::bottom(way.king_from) == from;
                Step::on(ways.find(home)?.king_to)
            }
            (None, Some(Kind::King), [to]) => Step { to: to.cell, into: to.into },
            (None, Some(Kind::King), [at, to]) if at.cell == from.cell => Step { to: to.cell, into: to.into },
            _ => return None,
        };
        Some(MoveKind::Go { from, step }.into())
    }

    /// Where only the promotion is not said the move is known, and the rules ask for it.
    fn leaving_promotions_open(&self, fit: PatternFit, crazy: &Crazy) -> PatternFit {
        let PatternFit::Several(best) = fit else { return fit };
        if self.promotions.is_some() {
            return fit;
        }
        let mut kinds: Vec<MoveKind> = Vec::new();
        crazy.each_legal(&mut |mv| {
            if self.unsaid(crazy, &mv) == Some(best) && !kinds.contains(&mv.kind) {
                kinds.push(mv.kind);
            }
            kinds.len() > 1
        });
        match kinds.as_slice() {
            [kind] => PatternFit::One((*kind).into(), best),
            _ => fit,
        }
    }

    /// How much of a move is left unsaid; `None` where it does not fit.
    fn unsaid(&self, crazy: &Crazy, mv: &CrazyMove) -> Option<u32> {
        let origin = mv.kind.origin();
        let kind = crazy.stacks.at(origin).kind();
        let (all_round, disguise) =
            (matches!(mv.kind, MoveKind::AllRound { .. }), matches!(mv.kind, MoveKind::Disguise { .. }));
        let fits = self.kind.is_none_or(|wanted| wanted == kind)
            && self.file.is_none_or(|file| file == origin.cell % 8)
            && self.row.is_none_or(|row| row == origin.cell / 8)
            && self.all_round == all_round
            && self.disguise == disguise
            && self.promotions.is_none_or(|kinds| kinds == mv.promotions);
        if !fits {
            return None;
        }
        let whole = stations(crazy, &mv.kind);
        if let Some(long) = self.castle {
            let MoveKind::King { from, first, .. } = mv.kind else { return None };
            castling(from, first).filter(|way| way.long == long)?;
            return self.match_spots(whole.get(2..)?);
        }
        let own = self.match_spots(&whole);
        let short = whole.get(1..).filter(|_| self.may_leave_out(kind, all_round));
        let short = short.and_then(|rest| self.match_spots(rest)).map(|unsaid| unsaid + 1);
        let told_twice = (disguise && self.spots.len() > 2).then(|| self.match_twice(&mv.kind)).flatten();
        own.or(short).or(told_twice)
    }

    /// A piece is known without its square by its letter; a pawn by how it moves, and a queen that blasts.
    fn may_leave_out(&self, kind: Kind, all_round: bool) -> bool {
        all_round || self.kind.is_some() || kind == Kind::Pawn && !self.disguise
    }

    fn match_spots(&self, stations: &[Spot]) -> Option<u32> {
        if stations.len() != self.spots.len() {
            return None;
        }
        self.spots.iter().zip(stations).try_fold(0, |unsaid, (typed, own)| Some(unsaid + typed.fit(own)?))
    }

    /// A chain with both places of each link: `e2~e3,d2~e2`.
    fn match_twice(&self, kind: &MoveKind) -> Option<u32> {
        let spot = |place: Place| Spot { cell: place.cell, level: Some(place.level), ..Spot::default() };
        let all: Vec<Spot> = kind.links().flat_map(|(pawn, with)| [spot(pawn), spot(with)]).collect();
        self.match_spots(&all)
    }
}

impl Spot {
    /// How much of a station is left unsaid; `None` where it is another.
    fn fit(&self, own: &Self) -> Option<u32> {
        let fits = self.cell == own.cell
            && self.level.is_none_or(|level| own.level.unwrap_or(0) == level)
            && (!self.into || own.into)
            && (!self.takes || own.takes);
        let height = u32::from(self.level.is_none()) * u32::from(own.level.unwrap_or(0));
        fits.then_some(2 * height + 2 * u32::from(own.into && !self.into))
    }
}

/// The squares a move names, in order.
fn stations(crazy: &Crazy, kind: &MoveKind) -> Vec<Spot> {
    let at = |place: Place| Spot { cell: place.cell, level: Some(place.level), ..Spot::default() };
    let met = |step: Step| {
        let takes = !step.into && crazy.stacks.occupied() & bit(step.to) != 0;
        Spot { cell: step.to, level: None, into: step.into, takes }
    };
    match kind {
        MoveKind::Go { from, step } => {
            let passes = crazy.passing.pawn(crazy.turn().other(), step.to).is_some();
            let end = met(*step);
            vec![at(*from), Spot { takes: end.takes || passes, ..end }]
        }
        MoveKind::Knight { from, step, victim } => {
            let end = Spot { takes: false, ..met(*step) };
            vec![at(*from), end, Spot { takes: true, ..at(*victim) }]
        }
        MoveKind::King { from, first, second } => vec![at(*from), met(*first), met(*second)],
        MoveKind::AllRound { at: place } => vec![at(*place)],
        MoveKind::Disguise { with, pawns, len } => {
            let mut spots = vec![at(kind.origin()), at(*with)];
            spots.extend(pawns.iter().take(usize::from(*len)).skip(1).map(|pawn| at(*pawn)));
            spots
        }
        MoveKind::Choose => Vec::new(),
    }
}
