//! Pacts as people read them: treaties, what was done about them, how they ended, who keeps his word, who is strong.

use lasermate_engine::any::AnyGame;
use lasermate_engine::board::CellSet;
use lasermate_engine::effect::Effect;
use lasermate_engine::pact::{
    Area, Balance, Duration, End, Pact, PactNumber, Pledge, Promiser, Record, Spared, Stage, Term, Unsigned,
    Verdict,
};
use lasermate_engine::seat::Seat;
use lasermate_engine::table::Played;

use super::names::listed;
use super::{escape, escape_text, player};
use crate::service::live::Live;

/// The most characters of free words that are shown: all a term may have.
const WORDS: usize = 200;
/// How many pacts that have ended a list names.
const ENDED_SHOWN: usize = 12;

/// A game without pacts.
pub const NOT_HERE: &str = "Pacts are made where three play: `/challenge game:three-way`.";
/// The answer to whoever has acted: everybody reads the rest in the channel.
pub const SAID: &str = "Said in the channel, where everybody reads it.";
/// No such word about pacts.
pub const CHOOSE: &str =
    "Choose one of these: `/pact offer`, `accept`, `refuse`, `counter`, `withdraw`, `denounce` or `list`.";
/// The number of a pact is missing.
pub const WHICH: &str = "Say which pact, by its number, as `/pact accept 2`. `/pact list` shows them all.";
/// A field of the form is too long.
pub const LONG: &str = "A field has at most 1000 characters.";
/// The form for an offer.
pub const FORM_OFFER: &str = "Offer a pact (everybody reads it)";
/// To whom.
pub const FIELD_TO: &str = "To whom: a side, or both";
/// The terms.
pub const FIELD_TERMS: &str = "Terms, one a line";
/// Some terms.
pub const HINT_TERMS: &str = "each peace / white against black every 2 / red spare Qd1 / each keep out of e4";
/// How long.
pub const FIELD_UNTIL: &str = "Until: a round, king, or denounced";
/// Some durations.
pub const HINT_UNTIL: &str = "12, king, king.black, term 2";
/// How long the offer may be answered.
pub const FIELD_STANDS: &str = "Open for how many of your moves (1 to 3)";
/// Free words.
pub const FIELD_WORDS: &str = "Free words, kept and not checked";
/// Some free words.
pub const HINT_WORDS: &str = "We share the centre.";

/// The form for a counter-offer.
#[must_use]
pub fn form_counter(number: PactNumber) -> String {
    format!("Refuse pact {number} and offer another")
}

/// A pact was typed as a move.
pub const NO_MOVE: &str = "That is no move; pacts are made with `/pact`.";

/// Several sides: `White and Red`.
fn sides(game: &AnyGame, seats: impl IntoIterator<Item = Seat>) -> String {
    let titles: Vec<_> = seats.into_iter().map(|seat| game.side(seat).title().to_owned()).collect();
    listed(&titles)
}

fn cells(game: &AnyGame, cells: CellSet) -> String {
    let mesh = game.view().mesh;
    listed(&cells.iter().map(|cell| mesh.name(cell).to_owned()).collect::<Vec<_>>())
}

/// What is promised: `peace`, `against Black, a move at least every 2 turns`.
#[must_use]
pub fn pledge(game: &AnyGame, pledge: &Pledge) -> String {
    match pledge {
        Pledge::Peace => "peace".to_owned(),
        Pledge::NoCheck => "no check".to_owned(),
        Pledge::Spare(Spared::Cells(named)) => {
            format!("whatever stands on {} is spared", cells(game, *named))
        }
        Pledge::Spare(Spared::Man { kind, at }) => {
            format!("the {} of {} is spared", kind.name(), game.view().mesh.name(*at))
        }
        Pledge::KeepOut(Area::Cells(named)) => format!("no man goes to {}", cells(game, *named)),
        Pledge::KeepOut(Area::Territory(seat)) => {
            format!("no man goes into {}'s territory", game.side(*seat).title())
        }
        Pledge::Against { seat, every: 1 } => {
            format!("a move against {} every turn", game.side(*seat).title())
        }
        Pledge::Against { seat, every } => {
            format!("against {}, a move at least every {every} turns", game.side(*seat).title())
        }
        Pledge::Move { exact, by_round: None } => format!("`{exact}` at the next turn"),
        Pledge::Move { exact, by_round: Some(round) } => format!("`{exact}` by round {round}"),
        Pledge::Hostage { until } => format!("the own king as a hostage until term {until} is fulfilled"),
        Pledge::Heir(heir) => format!("the third king is left to {}, the heir", game.side(*heir).title()),
        Pledge::DrawIfTwo => "the game is shared when two are left".to_owned(),
        Pledge::Words(words) => format!("\"{}\" (not checked)", escape_text(words, WORDS)),
    }
}

/// A term with who promises it to whom: `Red promises White: peace`.
#[must_use]
pub fn term(game: &AnyGame, pact: &Pact, term: &Term) -> String {
    let what = pledge(game, &term.pledge);
    match term.by {
        Promiser::Each if pact.offer.to.len() > 1 => format!("each promises the others: {what}"),
        Promiser::Each => format!("each promises the other: {what}"),
        Promiser::Seat(by) => {
            let partners = sides(game, pact.offer.partners(by));
            format!("{} promises {partners}: {what}", game.side(by).title())
        }
    }
}

/// A term of an offer that is being typed, by the one who offers and those it is offered to.
#[must_use]
pub fn drafted(game: &AnyGame, (seat, to): (Seat, &[Seat]), term: &Term) -> String {
    let what = pledge(game, &term.pledge);
    match term.by {
        Promiser::Each => format!("each promises: {what}"),
        Promiser::Seat(by) => {
            let partners = [seat].into_iter().chain(to.iter().copied()).filter(|other| *other != by);
            format!("{} promises {}: {what}", game.side(by).title(), sides(game, partners))
        }
    }
}

/// How long it binds.
#[must_use]
pub fn until(game: &AnyGame, until: Duration) -> String {
    match until {
        Duration::Denounced => "until it is denounced".to_owned(),
        Duration::Round(round) => format!("until the end of round {round}"),
        Duration::KingFalls(None) => "until a king falls".to_owned(),
        Duration::KingFalls(Some(seat)) => format!("until {}'s king falls", game.side(seat).title()),
        Duration::Term(term) => format!("until term {term} is fulfilled"),
    }
}

/// All terms in a line: `each promises the other: peace; Red promises White: no check; until round 12`.
#[must_use]
pub fn in_a_line(game: &AnyGame, pact: &Pact) -> String {
    let numbered = pact.offer.terms.len() > 1;
    let terms = (1..).zip(&pact.offer.terms).map(|(number, own)| {
        let head = if numbered { format!("({number}) ") } else { String::new() };
        format!("{head}{}", term(game, pact, own))
    });
    let terms: Vec<_> = terms.collect();
    format!("{}; {}", terms.join("; "), until(game, pact.offer.until))
}

/// The parties: `White and Red`.
#[must_use]
pub fn parties(game: &AnyGame, pact: &Pact) -> String {
    sides(game, pact.offer.parties())
}

/// A pact in force for a picture's description: its number, parties and terms, or without the terms.
#[must_use]
pub fn shown(game: &AnyGame, pact: &Pact) -> String {
    super::plain_text(&in_a_line(game, pact).replace(['`', '\\'], ""), 400)
}

/// An offer like a treaty: who, to whom, the terms one a line, and until when it may be answered.
fn treaty(live: &Live, pact: &Pact, word: &str) -> String {
    let game = &live.game;
    let to: Vec<_> = pact.offer.to.iter().map(|seat| player(live, *seat)).collect();
    let mut lines = vec![format!(
        "**Pact {}**: {} offers {}, {}:",
        pact.number,
        player(live, pact.offer.by),
        listed(&to),
        until(game, pact.offer.until)
    )];
    for (number, own) in (1..).zip(&pact.offer.terms) {
        lines.push(format!("- {number}: {}", term(game, pact, own)));
    }
    let by = game.side(pact.offer.by).title();
    let stands = match pact.offer.stands {
        1 => format!("until {by} has moved"),
        moves => format!("until {by} has made {moves} moves"),
    };
    let all = if pact.offer.to.len() > 1 { " Both must accept." } else { "" };
    lines.push(format!(
        "The offer stands {stands}: `/pact accept {0}`, `/pact refuse {0}` or `/pact counter {0}`.{all}",
        pact.number
    ));
    if !word.is_empty() {
        lines.push(word.to_owned());
    }
    lines.join("\n")
}

/// What an act about pacts was; `word` says how the one who offers has kept his word so far, where that is known.
#[must_use]
pub fn told(live: &Live, played: &Played, word: &str) -> String {
    let game = &live.game;
    let pact = |number: PactNumber| game.pacts().and_then(|ledger| ledger.pact(number));
    let who = player(live, played.seat);
    let mut lines = Vec::new();
    for effect in &played.effects {
        match *effect {
            Effect::PactOffered { pact: number, .. } => {
                lines.extend(pact(number).map(|pact| treaty(live, pact, word)));
            }
            Effect::PactRefused { pact, .. } => lines.push(format!("{who} refuses pact {pact}.")),
            Effect::PactWithdrawn { pact, .. } => {
                lines.push(format!("{who} takes the offer of pact {pact} back."))
            }
            Effect::PactAccepted { pact: number, .. } => {
                lines.push(format!("{who} accepts pact {number}."));
                let open = pact(number).into_iter().flat_map(|pact| {
                    Seat::ALL.into_iter().filter(|seat| pact.asks(*seat)).map(|seat| player(live, seat))
                });
                let open: Vec<_> = open.collect();
                if !open.is_empty() {
                    lines.push(format!("{} has still to answer.", listed(&open)));
                }
            }
            Effect::PactBegan { pact: number } => {
                let words = pact(number).map(|pact| in_a_line(game, pact)).unwrap_or_default();
                lines.push(format!("**Pact {number} is in force**: {words}."));
            }
            Effect::PactDenounced { pact, .. } => lines.push(format!(
                "{who} denounces pact {pact}: it ends when {} has made the next move, and binds till then.",
                game.side(played.seat).title()
            )),
            _ => {}
        }
    }
    lines.extend(verdicts(game, played));
    lines.join("\n")
}

/// What an action has done to the pacts: breaches, promises fulfilled, pacts and offers at their end.
#[must_use]
pub fn verdicts(game: &AnyGame, played: &Played) -> Vec<String> {
    let Some(ledger) = game.pacts() else { return Vec::new() };
    let mut lines = Vec::new();
    for effect in &played.effects {
        match *effect {
            Effect::PromiseJudged { pact, term: number, seat, verdict } => {
                let Some(found) = ledger.pact(pact) else { continue };
                let what = found.term(number).map(|own| term(game, found, own)).unwrap_or_default();
                let side = game.side(seat).title();
                match verdict {
                    Verdict::Broken => lines.push(format!(
                        "**{side} has broken pact {pact}**, term {number} ({what}), with {} at ply {}. The move stands.",
                        done_with(played),
                        ledger.ply()
                    )),
                    Verdict::Fulfilled => {
                        lines.push(format!("{side} has done as promised in pact {pact}, term {number} ({what})."));
                    }
                    Verdict::Kept | Verdict::Expired | Verdict::Void => {}
                }
            }
            Effect::PactEnded { pact, .. } => lines.extend(ledger.pact(pact).map(|pact| ended(game, pact))),
            Effect::PactLapsed { pact } => lines.push(format!("The offer of pact {pact} has lapsed.")),
            _ => {}
        }
    }
    lines
}

/// The action as it is written; of an act about pacts nothing but that it was one.
fn done_with(played: &Played) -> String {
    if is_act(&played.exact) { "what was said".to_owned() } else { played.san.clone() }
}

/// Whether a text is an act about pacts.
#[must_use]
pub fn is_act(exact: &str) -> bool {
    lasermate_engine::pact::text::is_act(exact)
}

fn ended(game: &AnyGame, pact: &Pact) -> String {
    let number = pact.number;
    let Stage::Ended { verdict, end, .. } = &pact.stage else { return String::new() };
    match (verdict, end) {
        (Verdict::Broken, _) => format!("Pact {number} is over, and binds nobody any more."),
        (Verdict::Kept, _) => format!("Pact {number} was kept to the end."),
        (Verdict::Fulfilled, _) => format!("Pact {number} is fulfilled."),
        (_, End::Denounced(by)) => {
            format!("Pact {number} is over, as {} had declared.", game.side(*by).title())
        }
        (_, End::Fallen(seat)) => format!("Pact {number} is void: {} is out.", game.side(*seat).title()),
        (Verdict::Void, _) => format!("Pact {number} is void: what it was about has gone."),
        (Verdict::Expired, _) => format!("Pact {number} has run out."),
    }
}

/// The offers that wait for an answer, in a line.
#[must_use]
pub fn waiting(live: &Live) -> Option<String> {
    if live.game.outcome().is_some() {
        return None;
    }
    let asked =
        live.game.pacts()?.asked().map(|(seat, pact)| format!("{} ({})", pact, live.game.side(seat).title()));
    let asked: Vec<_> = asked.collect();
    (!asked.is_empty()).then(|| format!("Pacts that wait for an answer: {}.", asked.join(", ")))
}

/// Every pact of a game: in force, on offer, ended (pacts.md P6).
#[must_use]
pub fn list(live: &Live) -> String {
    let game = &live.game;
    let Some(ledger) = game.pacts() else { return NOT_HERE.to_owned() };
    let mut lines = vec![format!("**Pacts of game {}**, round {}", live.id, game.view().move_number)];
    let line = |pact: &Pact, state: String| {
        let (number, parties) = (pact.number, parties(game, pact));
        let link = live.links.get(&number.0).map(|link| format!(" ({link})")).unwrap_or_default();
        format!("- **{number}** {parties}, {state}: {}{link}", in_a_line(game, pact))
    };
    for pact in ledger.in_force() {
        let Stage::InForce { since, denounced } = &pact.stage else { continue };
        let denounced = match denounced.as_slice() {
            [] => String::new(),
            by => format!(", denounced by {}", sides(game, by.iter().copied())),
        };
        lines.push(line(pact, format!("in force since ply {}{denounced}", since.ply)));
    }
    for pact in ledger.offered() {
        let asked = sides(game, Seat::ALL.into_iter().filter(|seat| pact.asks(*seat)));
        let by = game.side(pact.offer.by).title();
        lines.push(line(pact, format!("offered by {by} at ply {}, {asked} to answer", pact.offered.ply)));
    }
    let over: Vec<_> = ledger.pacts().iter().filter(|pact| !pact.in_force() && !pact.is_offered()).collect();
    if over.len() > ENDED_SHOWN {
        lines.push(format!("{} earlier ones are in the game's record.", over.len() - ENDED_SHOWN));
    }
    for pact in over.iter().skip(over.len().saturating_sub(ENDED_SHOWN)) {
        lines.push(line(pact, over_words(game, pact)));
    }
    if lines.len() == 1 {
        lines.push("None has been offered. `/pact offer` begins.".to_owned());
    }
    lines.join("\n")
}

/// `broken by Red at ply 12`, `refused by Red at ply 3`.
fn over_words(game: &AnyGame, pact: &Pact) -> String {
    let title = |seat: Seat| game.side(seat).title();
    match &pact.stage {
        Stage::Ended { at, verdict, end, .. } => {
            let how = match end {
                End::Broken(by) => format!("broken by {}", title(*by)),
                End::Denounced(by) => format!("denounced by {}", title(*by)),
                End::Fallen(seat) => format!("void, {} is out", title(*seat)),
                _ => verdict.word().to_owned(),
            };
            format!("{how}, ended at ply {}", at.ply)
        }
        Stage::Unsigned { at, why } => {
            let how = match why {
                Unsigned::Refused(by) => format!("refused by {}", title(*by)),
                Unsigned::Countered { by, with } => format!("countered by {} with pact {with}", title(*by)),
                Unsigned::Withdrawn => "withdrawn".to_owned(),
                Unsigned::Lapsed => "not answered in time".to_owned(),
                Unsigned::Void => "void".to_owned(),
            };
            format!("{how} at ply {}", at.ply)
        }
        Stage::Offered { .. } | Stage::InForce { .. } => String::new(),
    }
}

/// How somebody has kept his word on a server (pacts.md P7).
#[must_use]
pub fn word_of(name: &str, record: Record) -> String {
    let name = escape(name);
    if record.made == 0 {
        return format!("{name} has no finished pact on this server yet.");
    }
    let pacts = if record.made == 1 { "1 pact".to_owned() } else { format!("{} pacts", record.made) };
    format!(
        "{name}'s word on this server: {pacts} made, {} kept to the end, {} denounced, {} broken, {} void.",
        record.kept, record.denounced, record.broken, record.void
    )
}

/// Nobody is called so.
#[must_use]
pub fn nobody_called(name: &str) -> String {
    format!("Nobody here is called {}.", escape(name))
}

/// `/profile`: how many games somebody has finished and won here, and how the word was kept.
#[must_use]
pub fn profile(name: &str, games: u32, won: u32, record: Record) -> String {
    let games = if games == 1 { "1 game".to_owned() } else { format!("{games} games") };
    format!(
        "**{}** has finished {games} with people on this server and won {won}. {}",
        escape(name),
        word_of(name, record)
    )
}

/// `/balance`: what each side has and how it stands, in numbers and without a judgement (pacts.md P9).
#[must_use]
pub fn balance(live: &Live, of: &[Balance]) -> String {
    let mut lines = vec![format!("**Balance of game {}**, round {}", live.id, live.game.view().move_number)];
    for own in of {
        let king = match own.checkers {
            0 => String::new(),
            1 => ", its king attacked by 1 man".to_owned(),
            men => format!(", its king attacked by {men} men"),
        };
        let threats: Vec<_> = of
            .iter()
            .filter(|other| other.seat != own.seat)
            .filter_map(|other| {
                let worth = own.threatens.get(other.seat.index()).copied().unwrap_or(0);
                (worth > 0).then(|| format!("{} {worth}", live.game.side(other.seat).title()))
            })
            .collect();
        let threats = if threats.is_empty() { "nobody".to_owned() } else { threats.join(", ") };
        lines.push(format!(
            "- {}: {} men worth {}, {} moves; {} of {} cells around the king are attacked{king}; threatens {threats}",
            player(live, own.seat),
            own.men,
            own.material,
            own.mobility,
            own.king_cells_attacked,
            own.king_cells
        ));
    }
    lines.push("Worth is counted in pawns (queen 9, rook 5, bishop and knight 3); threatens: the worth of the men it attacks.".to_owned());
    lines.join("\n")
}

/// The warning before a move that would break one's own word (pacts.md P5), to its owner alone.
#[must_use]
pub fn would_break(game: &AnyGame, broken: &[(PactNumber, u8)]) -> Option<String> {
    let ledger = game.pacts()?;
    let each = broken.iter().filter_map(|(number, promised)| {
        let pact = ledger.pact(*number)?;
        Some(format!("pact {number}, term {promised} ({})", term(game, pact, pact.term(*promised)?)))
    });
    let each: Vec<_> = each.collect();
    (!each.is_empty()).then(|| format!("**This would break your word:** {}.", listed(&each)))
}

/// The same in a completion's few words.
#[must_use]
pub fn breaks(broken: &[(PactNumber, u8)]) -> Option<String> {
    let (number, _) = broken.first()?;
    Some(format!("breaks your word (pact {number})"))
}
