//! What an id, an option or a form asks for.

use std::collections::BTreeMap;

use lasermate_engine::action::Action;
use lasermate_engine::pact::PactNumber;

use super::{BETWEEN, COUNTER, PLAY};
use crate::port::{Ask, AtGame, AtPuzzle, ButtonId, Intent, Lobby, MenuPick, PuzzleId, Start, Surrender};

/// An id, taken apart.
struct IdParts<'a> {
    verb: &'a str,
    subject: Subject,
    version: u32,
    /// What stands behind the version, where anything does: the verb's own affair.
    rest: Option<&'a str>,
}

/// What an id is about.
enum Subject {
    Challenge(u64),
    Game(u64),
    Puzzle(u64),
    Tournament(u64),
    Me,
}

impl<'a> IdParts<'a> {
    /// Takes an id apart; `None` where it is not one of ours.
    fn of(id: &'a ButtonId) -> Option<Self> {
        let mut parts = id.0.splitn(4, ':');
        let (verb, subject, version) = (parts.next()?, parts.next()?, parts.next()?);
        let number = |prefix: &str| {
            let number = subject.strip_prefix(prefix)?.parse::<u64>().ok()?;
            // The database has no greater ones.
            i64::try_from(number).is_ok().then_some(number)
        };
        let subject = if subject == "me" {
            Subject::Me
        } else if let Some(id) = number("c") {
            Subject::Challenge(id)
        } else if let Some(id) = number("p") {
            Subject::Puzzle(id)
        } else if let Some(id) = number("t") {
            Subject::Tournament(id)
        } else {
            Subject::Game(number("g")?)
        };
        Some(Self { verb, subject, version: version.parse().ok()?, rest: parts.next() })
    }
}

impl From<Ask> for Intent {
    fn from(ask: Ask) -> Self {
        match ask {
            Ask::Command(invocation) => Self::Command(invocation),
            Ask::Press(id) => IdParts::of(&id).map_or_else(|| foreign(&id, []), |parts| pressed(&parts)),
            Ask::Pick { menu, values } => match (IdParts::of(&menu), values.as_slice()) {
                (Some(parts), [value]) => picked(pressed(&parts), value),
                _ => foreign(&menu, values.iter()),
            },
            Ask::Fill { form, fields } => match IdParts::of(&form) {
                Some(parts) => filled(&form, &parts, fields),
                None => foreign(&form, fields.values()),
            },
        }
    }
}

/// Something that is not ours, with what was written in it.
fn foreign<'a>(id: &ButtonId, texts: impl IntoIterator<Item = &'a String>) -> Intent {
    let chars = id.0.chars().count() + texts.into_iter().map(|text| text.chars().count()).sum::<usize>();
    Intent::Foreign { chars }
}

/// What the press of a button does.
fn pressed(id: &IdParts<'_>) -> Intent {
    match id.subject {
        Subject::Challenge(challenge) => {
            let does = match id.verb {
                "accept" => Lobby::Accept { thread: false },
                "accept-thread" => Lobby::Accept { thread: true },
                "rise" => Lobby::Rise,
                "decline" => Lobby::Decline,
                "cancel" => Lobby::Cancel,
                "computer" => Lobby::CallComputer,
                _ => return Intent::Dead,
            };
            Intent::Lobby { challenge, does }
        }
        Subject::Puzzle(number) => at_puzzle(id.verb)
            .map_or(Intent::Dead, |does| Intent::Puzzle { of: PuzzleId::Numbered(number), does }),
        Subject::Tournament(tournament) => {
            id.verb.parse().map_or(Intent::Dead, |does| Intent::Tournament { tournament, does })
        }
        Subject::Me => match id.verb {
            "forget" => Intent::Forget,
            "new" => Intent::NewGame { answers: id.rest.map(chosen).unwrap_or_default() },
            "start-computer" => Intent::Start(Start::Computer),
            "start-challenge" => Intent::Start(Start::Challenge),
            "help" => Intent::Help { page: id.rest.map_or(0, page_of) },
            "tour" => Intent::Tour { page: id.rest.and_then(|page| page.parse().ok()).unwrap_or(0) },
            "rules" => {
                let game = id.rest.filter(|name| !name.is_empty()).map(str::to_owned);
                Intent::Rules { game, part: None, page: 0 }
            }
            "rules-page" => {
                let [game, part, page] = fields(id.rest);
                Intent::Rules { game: named(game), part: named(part), page: page_of(page) }
            }
            "demo" => {
                let [game, page, _] = fields(id.rest);
                Intent::Demo { game: named(game), page: page_of(page) }
            }
            "exercise" => {
                let [game, number, answer] = fields(id.rest);
                let answer = answer.parse().ok();
                Intent::Exercise { game: game.to_owned(), number: page_of(number), answer }
            }
            _ => Intent::Dead,
        },
        Subject::Game(game) if id.verb == "step" => Intent::Step { game, after: id.version },
        Subject::Game(game) => match (id.verb.parse(), at_puzzle(id.verb), at_game(id)) {
            (Ok(does), _, _) => Intent::Ended { game, does },
            (_, Some(does), _) => Intent::Puzzle { of: PuzzleId::Mistake { game, number: id.version }, does },
            (_, _, Some(does)) => Intent::at_game(game, id.version, does),
            (Err(_), None, None) => Intent::Dead,
        },
    }
}

/// The three fields behind a version; empty ones for those that are not there.
fn fields(rest: Option<&str>) -> [&str; 3] {
    let mut fields = rest.unwrap_or_default().splitn(3, BETWEEN);
    std::array::from_fn(|_| fields.next().unwrap_or_default())
}

pub(super) fn named(field: &str) -> Option<String> {
    (!field.is_empty()).then(|| field.to_owned())
}

fn page_of(field: &str) -> usize {
    field.parse().unwrap_or(0)
}

fn at_puzzle(verb: &str) -> Option<AtPuzzle> {
    Some(match verb {
        "form-puzzle" => AtPuzzle::Form,
        "puzzle-solution" => AtPuzzle::Solution,
        _ => return None,
    })
}

fn at_game(id: &IdParts<'_>) -> Option<AtGame> {
    if let Ok(does) = id.verb.parse() {
        return Some(AtGame::Pact { pact: number(id.rest?)?, does });
    }
    if let Ok(claim) = id.verb.parse() {
        return Some(AtGame::Claim(claim));
    }
    Some(match id.verb {
        "pick" => AtGame::Choose { chosen: id.rest.map(chosen), option: None, look: false },
        "look" => AtGame::Choose { chosen: id.rest.map(chosen), option: None, look: true },
        "play" => AtGame::play(id.rest?)?,
        "resign" => AtGame::Confirm(Surrender::Resign),
        "accept-defeat" => AtGame::Confirm(Surrender::Defeat),
        "defeat-ask" => AtGame::Ask(Surrender::Defeat),
        "resign-ask" => AtGame::Ask(Surrender::Resign),
        "more" => AtGame::More,
        "hint" => AtGame::Hint,
        "turn" => AtGame::Turn,
        "takeback-ask" => AtGame::AskTakeback,
        "seat-take" => AtGame::TakeSeat { accepted: true },
        "seat-decline" => AtGame::TakeSeat { accepted: false },
        "pause" => AtGame::Pause { wanted: true },
        "pause-decline" => AtGame::Pause { wanted: false },
        "takeback-accept" => AtGame::Takeback { allowed: true },
        "takeback-decline" => AtGame::Takeback { allowed: false },
        "resume" => AtGame::Resume,
        "archive" => AtGame::Archive,
        "form-offer" => AtGame::DraftPact,
        "pacts" => AtGame::ListPacts,
        word => AtGame::Say(Action::from_word(word).filter(is_said)?),
    })
}

/// What may stand on a button as it is: an answer, a call or a pass.
const fn is_said(action: &Action<()>) -> bool {
    matches!(
        action,
        Action::DrawOffer
            | Action::DrawAccept
            | Action::DrawDecline
            | Action::DrawClaim
            | Action::Deny
            | Action::Allow
            | Action::Billi
            | Action::Pass
            | Action::Lifeline(_)
    )
}

/// What picking an option of a menu does. What is no menu does what its press does.
fn picked(menu: Intent, value: &str) -> Intent {
    match menu {
        Intent::Rules { game, .. } => Intent::Rules { game, part: Some(value.to_owned()), page: 0 },
        Intent::NewGame { mut answers } => {
            answers.push(value.to_owned());
            Intent::NewGame { answers }
        }
        Intent::Game { game, version, does: AtGame::Choose { chosen, look, .. } } => {
            let option = Some(MenuPick::read(value));
            let played = value.strip_prefix(PLAY).and_then(AtGame::play);
            Intent::at_game(game, version, played.unwrap_or(AtGame::Choose { chosen, option, look }))
        }
        pressed => pressed,
    }
}

/// What sending a form in does.
fn filled(form: &ButtonId, id: &IdParts<'_>, mut fields: BTreeMap<String, String>) -> Intent {
    match (&id.subject, id.verb, id.rest) {
        (Subject::Puzzle(number), "form-puzzle", _) => answered(PuzzleId::Numbered(*number), &mut fields),
        (Subject::Game(game), "form-puzzle", _) => {
            answered(PuzzleId::Mistake { game: *game, number: id.version }, &mut fields)
        }
        (Subject::Game(game), "form-pact", Some(what)) => {
            let counters = match what.strip_prefix(COUNTER) {
                None => None,
                Some(offer) => match number(offer) {
                    Some(offer) => Some(offer),
                    None => return Intent::Dead,
                },
            };
            Intent::at_game(*game, id.version, AtGame::OfferPact { counters, fields })
        }
        (Subject::Me, "form-challenge", _) => Intent::FillChallenge { fields },
        _ => foreign(form, fields.values()),
    }
}

/// An answer that was given in a puzzle's form.
fn answered(of: PuzzleId, fields: &mut BTreeMap<String, String>) -> Intent {
    let typed = fields.remove("answer").unwrap_or_default();
    Intent::Puzzle { of, does: AtPuzzle::Answer(typed.trim().to_owned()) }
}

fn chosen(rest: &str) -> Vec<String> {
    rest.split(BETWEEN).filter(|choice| !choice.is_empty()).map(str::to_owned).collect()
}

fn number(digits: &str) -> Option<PactNumber> {
    digits.parse().ok().map(PactNumber)
}
