//! The usual promises as ticks of a form, and the terms that a ticked form means.

use std::collections::BTreeSet;

use lasermate_domain::port::MenuOption;
use lasermate_domain::tables::table::Table;
use lasermate_engine::pact::text::term_text;
use lasermate_engine::pact::{Duration, PactNumber, Pledge, Promiser, Stage, Term};
use lasermate_engine::piece::Kind;
use lasermate_engine::seat::Seat;
use lasermate_engine::view::PieceView;
use lasermate_present::text::pact_form as words;
use lasermate_present::{pact_choices, text};

use crate::use_cases::change::{ServiceError, refuse};

/// What the value of a tick begins with that spares all pieces of a kind. Every other value is a term.
const SPARE: &str = "spare ";
/// The kinds that can be spared as a whole.
const SPARED: [Kind; 4] = [Kind::Queen, Kind::Rook, Kind::Bishop, Kind::Knight];
/// The rounds from now on that can be picked as an end.
const ROUNDS: [u32; 6] = [1, 2, 3, 5, 10, 20];

/// What can be ticked by a seat: the same for an offer and a counter-offer, so that it tells nothing of any offer (pacts.md P1).
pub(crate) fn promises(table: &Table, seat: Seat) -> Vec<MenuOption> {
    let game = &table.game;
    let tick = |(label, help): (&str, &str), value: String| MenuOption {
        label: label.to_owned(),
        value,
        help: help.to_owned(),
        ..MenuOption::default()
    };
    let mut ticks = vec![
        tick(words::TICK_PEACE, "each peace".to_owned()),
        tick(words::TICK_NO_CHECK, "each no check".to_owned()),
    ];
    let living = table.living();
    if living.len() > 2 {
        for side in living.iter().filter(|other| **other != seat).map(|other| game.side(*other)) {
            let (label, help) = words::tick_against(text::names::side(side));
            let against = tick((&label, &help), format!("each against {} every 2", side.name()));
            let unless = vec![side.title().to_owned(), words::EXAMPLE_TO.to_owned()];
            ticks.push(MenuOption { unless, ..against });
        }
        ticks.push(tick(words::TICK_DRAW, "each draw if two are left".to_owned()));
    }
    let view = game.view();
    let there: BTreeSet<_> =
        view.pieces.iter().filter(|piece| is_owned(piece)).map(|piece| piece.kind).collect();
    for kind in SPARED.into_iter().filter(|kind| there.contains(kind)) {
        let (label, help) = words::tick_spare(text::names::piece(kind));
        ticks.push(tick((&label, &help), format!("{SPARE}{}", kind.name())));
    }
    ticks
}

/// The ends that can be picked: a round, any king's fall, or that of one.
pub(crate) fn durations(table: &Table) -> Vec<MenuOption> {
    let game = &table.game;
    let round = game.view().move_number;
    let rounds = ROUNDS.map(|more| round.saturating_add(more));
    let rounds = rounds.into_iter().map(|round| (Duration::Round(round), round.to_string()));
    let kings = table.living().into_iter();
    let kings =
        kings.map(|seat| (Duration::KingFalls(Some(seat)), format!("king {}", game.side(seat).name())));
    let any = (Duration::KingFalls(None), "king".to_owned());
    let all = rounds.chain([any]).chain(kings);
    all.map(|(until, value)| {
        let label = text::wording::capital(text::terms::until(game, until));
        MenuOption { label, value, ..MenuOption::default() }
    })
    .collect()
}

/// The terms that ticks mean between a seat and whom it offers to (sides, or the number of the offer it counters), each ended by
/// a semicolon.
pub(crate) fn terms(table: &Table, (seat, to): (Seat, &str), ticked: &str) -> Result<String, ServiceError> {
    let mut terms = String::new();
    for tick in ticked.lines().map(str::trim).filter(|tick| !tick.is_empty()) {
        let spares = tick.strip_prefix(SPARE);
        match SPARED.into_iter().find(|kind| spares == Some(kind.name())) {
            Some(kind) => terms += &spared(table, (seat, to), kind)?,
            None => terms += &format!("{tick};"),
        }
    }
    Ok(terms)
}

/// A term for each piece of a kind that a party has, promised by the others.
fn spared(table: &Table, (seat, to): (Seat, &str), kind: Kind) -> Result<String, ServiceError> {
    let game = &table.game;
    let mut parties = pact_choices::addressees(table, seat, to);
    parties.push(seat);
    let view = game.view();
    let meant = |piece: &&PieceView| is_owned(piece) && piece.kind == kind && parties.contains(&piece.seat);
    let mut terms = String::new();
    for piece in view.pieces.iter().filter(meant) {
        let mut others = parties.iter().filter(|party| **party != piece.seat);
        let by = match (others.next(), others.next()) {
            (Some(other), None) => game.side(*other).name(),
            _ => "each",
        };
        terms += &format!("{by} spare {} on {};", kind.name(), view.mesh.name(piece.cell));
    }
    if terms.is_empty() { refuse(words::none_to_spare(text::names::piece(kind))) } else { Ok(terms) }
}

/// What the fields of a form say for the terms of an open offer to a seat: the usual ones ticked, the others as they are typed.
/// `None` where it is not on offer to that seat.
pub(crate) fn offered(table: &Table, seat: Seat, number: PactNumber) -> Option<Vec<(&'static str, String)>> {
    let game = &table.game;
    let pact = game.pacts()?.pact(number)?;
    let offer = &pact.offer;
    if !matches!(pact.stage, Stage::Offered { .. }) || !offer.to.contains(&seat) {
        return None;
    }
    let view = game.view();
    let exact = |term: &Term| term_text(term, view.sides, view.mesh);
    let (said, terms): (Vec<_>, Vec<_>) = offer.terms.iter().partition(|term| is_said(term));
    let mut left: Vec<String> = terms.into_iter().map(exact).collect();
    let mut ticked = Vec::new();
    for option in promises(table, seat) {
        // What the tick means in exact terms: all of them are there, or it is not ticked.
        let Ok(meant) = self::terms(table, (seat, &number.to_string()), &option.value) else { continue };
        let meant: Vec<String> = meant.split(';').filter(|term| !term.is_empty()).map(exactly).collect();
        if !meant.is_empty() && meant.iter().all(|term| left.contains(term)) {
            left.retain(|term| !meant.contains(term));
            ticked.push(option.value);
        }
    }
    let until = until_value(table, offer.until);
    // What no menu has is typed behind the terms.
    let menu = durations(table).iter().any(|option| option.value == until);
    let mut typed = left.join("; ");
    if !menu && !until.is_empty() && !typed.is_empty() {
        typed += &format!(" until {until}");
    }
    let words = said.into_iter().find_map(|term| match &term.pledge {
        Pledge::Words(words) => Some(words.clone()),
        _ => None,
    });
    Some(vec![
        ("promises", ticked.join("\n")),
        ("terms", typed),
        ("until", if menu { until } else { String::new() }),
        ("words", words.unwrap_or_default()),
    ])
}

/// Whether a term is what the field for words makes: words that both promise.
const fn is_said(term: &Term) -> bool {
    matches!((&term.by, &term.pledge), (Promiser::Each, Pledge::Words(_)))
}

/// A tick's term as it is stored: `each no check` is `each.no-check`, `each against red every 2` is `each.against(red,2)`.
fn exactly(typed: &str) -> String {
    let (who, what) = typed.trim().split_once(' ').unwrap_or((typed, ""));
    let words: Vec<_> = what.split(' ').collect();
    let pledge = match words.as_slice() {
        ["against", side, "every", moves] => format!("against({side},{moves})"),
        ["spare", kind, "on", cell] => {
            let kind = SPARED.into_iter().find(|spared| spared.name() == *kind);
            let letter = kind.map(|kind| kind.letter().to_string()).unwrap_or_default();
            format!("spare({letter}{cell})")
        }
        ["draw", ..] => "draw-if-two".to_owned(),
        several => several.join("-"),
    };
    format!("{who}.{pledge}")
}

/// The value that the menu of ends has for one; as it is typed where it has none, empty where there is no end.
fn until_value(table: &Table, until: Duration) -> String {
    match until {
        Duration::Denounced => String::new(),
        Duration::Round(round) => round.to_string(),
        Duration::KingFalls(None) => "king".to_owned(),
        Duration::KingFalls(Some(seat)) => format!("king {}", table.game.side(seat).name()),
        Duration::Term(term) => format!("term.{term}"),
    }
}

/// Whether a piece belongs to somebody who plays.
const fn is_owned(piece: &PieceView) -> bool {
    !piece.inert
}
