//! What is shown of one position: the view with what pictures, alt texts and text boards say beside it.

use lasermate_domain::tables::table::Table;
use lasermate_engine::any::AnyGame;
use lasermate_engine::board::{Cell, CellSet};
use lasermate_engine::pact::{Ledger, Pact, PactNumber};
use lasermate_engine::piece::Kind;
use lasermate_engine::seat::{Seat, Side};
use lasermate_engine::view::View;

use super::move_events::{self, MoveEvent};
use super::pact_lines;
use super::steps::LastMove;
use super::title::Title;
use crate::{text, variants};

/// A position with its last move and a heading: the one source of a picture and of the words that stand for it.
#[derive(Clone, Debug)]
pub struct PositionSnapshot {
    pub view: View,
    pub last: Option<LastMove>,
    /// What the last move did, step by step, where pieces stand in stacks: for descriptions; empty otherwise.
    pub told: String,
    /// The same as a numbered list, where the picture has these numbers; empty otherwise.
    pub chain: String,
    /// What the last move captured and what a pawn became by it, as it follows the move in a description: `, capturing a rook`; empty
    /// where it did neither, or `told` says it.
    pub deed: String,
    /// What the last move did to the pieces, in order.
    pub events: Vec<MoveEvent>,
    /// What the game is and who plays.
    pub heading: Title,
    /// What is on the live clocks, in a sentence; empty without any.
    pub clocks: String,
    /// Each seat's own part of the board, in seat order; empty sets on a board without such parts.
    pub territories: Vec<CellSet>,
    /// What just happened, as plain text; empty where nothing asks for words.
    pub news: String,
    /// How the points of a lasermate add up, where that says more in a picture than the news; empty otherwise.
    pub sum: String,
    /// Whether the news is a lasermate.
    pub triumph: bool,
    /// Whether this is how it would be, and not how it is.
    pub preview: bool,
    /// The move that was denied and may not be played now.
    pub denied: Option<DeniedMove>,
    /// Where else a previewed move could have come out, and whether it would take there.
    pub exits: Vec<(Cell, bool)>,
    /// The pacts in force and those that the last move broke, in the order of their numbers.
    pub pacts: Vec<PactShown>,
}

/// A pact as it is shown: who is bound by it, and whether the last move broke it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PactShown {
    pub number: PactNumber,
    /// The parties, in seat order.
    pub parties: Vec<Seat>,
    pub between: String,
    /// Its terms in a line.
    pub words: String,
    /// Whether the last move broke it.
    pub broken: bool,
}

/// A move that was denied, in cells of the view.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DeniedMove {
    /// Where the piece stands again; none for a drop.
    pub from: Option<Cell>,
    pub to: Cell,
    pub seat: Seat,
    pub kind: Kind,
    pub san: String,
}

impl PositionSnapshot {
    /// A live game as it stands.
    pub fn of(table: &Table) -> Self {
        let shown = Self::of_game(&table.game, Title::of(table));
        let news = if text::off_the_board(table).is_some() { text::how_it_ended(table) } else { None };
        let news = news.map_or(shown.news, |news| text::wording::capital(&news));
        Self { clocks: text::live_clock::on_a_picture(table), news, ..shown }
    }

    /// Any game as it stands, under a heading.
    pub fn of_game(game: &AnyGame, heading: impl Into<Title>) -> Self {
        Self::of_view(game, game.view(), heading)
    }

    /// The same where who is in check is what is asked, and so nothing tells it.
    pub fn check_untold(game: &AnyGame, heading: impl Into<Title>) -> Self {
        Self::of_view(game, View { check: Vec::new(), ..game.view() }, heading)
    }

    fn of_view(game: &AnyGame, mut view: View, heading: impl Into<Title>) -> Self {
        view.to_act.retain(|(_, what)| !text::is_said_elsewhere(*what));
        let variant = variants::of(game.choices());
        let last = variant.last_move(game.last_move(), &|cell| view.mesh.cell_named(&game.cell_name(cell)));
        let told = last.as_ref().and_then(|_| variant.sentence(game, game.last_move())).unwrap_or_default();
        let chain = last.as_ref().filter(|last| !last.chain.steps.is_empty()).and(variant.stacks());
        let chain = chain.map_or_else(String::new, |stacks| stacks.chain(game, game.last_move()));
        let deed = last.as_ref().filter(|_| told.is_empty()).map_or_else(String::new, |last| {
            let ends = |cell| view.mesh.cell_named(&game.cell_name(cell)) == Some(last.to);
            text::announcement::deed(game, game.last_move(), last.seat, ends)
        });
        let denied = denied(game, &view);
        let events = move_events::of_last_move(game, view.mesh);
        let (news, triumph) = text::news(game, &view);
        let pacts = game.pacts().map(|ledger| pacts_shown(game, ledger)).unwrap_or_default();
        let territories = Seat::ALL.iter().take(view.sides.len()).map(|seat| game.territory(*seat)).collect();
        Self {
            view,
            last,
            told,
            chain,
            deed,
            events,
            heading: heading.into(),
            clocks: String::new(),
            territories,
            news,
            sum: text::carom::latest(game.last_move()),
            triumph,
            preview: false,
            denied,
            exits: Vec::new(),
            pacts,
        }
    }

    /// The same without its pacts: for what one person alone is shown (pacts.md P1).
    pub fn without_pacts(mut self) -> Self {
        self.pacts.clear();
        self
    }

    /// The same without what pieces have to wait.
    pub fn without_waits(mut self) -> Self {
        if let Some(clock) = &mut self.view.clock {
            clock.cooling.clear();
        }
        self
    }

    /// The same, marked as a preview.
    pub fn as_preview(mut self, san: &str) -> Self {
        self.heading = text::preview_title(san).into();
        self.preview = true;
        self
    }

    pub fn side(&self, seat: Seat) -> Side {
        self.view.sides.get(seat.index()).copied().unwrap_or(Side::White)
    }

    pub fn name(&self, cell: Cell) -> &'static str {
        self.view.mesh.name(cell)
    }
}

/// The pacts that bind, and those of which a promise was broken by the last move.
fn pacts_shown(game: &AnyGame, ledger: &Ledger) -> Vec<PactShown> {
    let shown = |pact: &Pact| {
        let broken = pact_lines::torn(ledger, pact);
        (broken || pact.in_force()).then(|| PactShown {
            number: pact.number,
            parties: pact.offer.parties().collect(),
            between: text::terms::parties(game, pact),
            words: text::terms::shown(game, pact),
            broken,
        })
    };
    ledger.pacts().iter().filter_map(shown).collect()
}

/// The move that may not be played now, where one was denied.
fn denied(game: &AnyGame, view: &View) -> Option<DeniedMove> {
    let legal = game.denied()?;
    let from = view.mesh.cell_named(&legal.from);
    let piece = from.and_then(|from| view.pieces.iter().find(|piece| piece.cell == from));
    // The right has gone to the one whose move was denied.
    let seat = view.denial?.holder;
    let kind = piece.map(|piece| piece.kind).or(game.choices().facts().drops)?;
    Some(DeniedMove { from, to: view.mesh.cell_named(&legal.to)?, seat, kind, san: legal.san })
}
