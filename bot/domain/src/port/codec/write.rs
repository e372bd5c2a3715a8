//! The id of an intent.

use super::{BETWEEN, COUNTER, OFFER};
use crate::port::{AtGame, AtPuzzle, ButtonId, Intent, Lobby, PuzzleId, Start, Surrender};

impl Intent {
    /// The id of the button that does this, of the menu whose option does it, or of the form whose sending in does it. What no
    /// button can do has an id that does nothing.
    #[must_use]
    pub fn id(&self) -> ButtonId {
        ButtonId(match self {
            Self::Lobby { challenge, does } => {
                let verb = match does {
                    Lobby::Accept { thread: false } => "accept",
                    Lobby::Accept { thread: true } => "accept-thread",
                    Lobby::Rise => "rise",
                    Lobby::Decline => "decline",
                    Lobby::Cancel => "cancel",
                    Lobby::CallComputer => "computer",
                };
                format!("{verb}:c{challenge}:0")
            }
            Self::Game { game, version, does } => {
                let (verb, rest) = written(does);
                let rest = rest.map_or_else(String::new, |rest| format!(":{rest}"));
                format!("{verb}:g{game}:{version}{rest}")
            }
            Self::Ended { game, does } => format!("{}:g{game}:0", word(does)),
            Self::Puzzle { of, does } => {
                let verb = match does {
                    AtPuzzle::Form | AtPuzzle::Answer(_) => "form-puzzle",
                    AtPuzzle::Solution => "puzzle-solution",
                };
                match of {
                    PuzzleId::Numbered(number) => format!("{verb}:p{number}:0"),
                    PuzzleId::Mistake { game, number } => format!("{verb}:g{game}:{number}"),
                }
            }
            Self::Tournament { tournament, does } => format!("{}:t{tournament}:0", word(does)),
            Self::NewGame { answers } => format!("new:me:0:{}", answers.join(&BETWEEN.to_string())),
            Self::FillChallenge { .. } => "form-challenge:me:0".to_owned(),
            Self::Rules { game, part: None, page: 0 } => {
                format!("rules:me:0:{}", game.as_deref().unwrap_or_default())
            }
            Self::Rules { game, part, page } => {
                let [game, part] = [game, part].map(|name| name.as_deref().unwrap_or_default());
                format!("rules-page:me:0:{game}.{part}.{page}")
            }
            Self::Demo { game, page } => format!("demo:me:0:{}.{page}", game.as_deref().unwrap_or_default()),
            Self::Exercise { game, number, answer } => {
                let answer = answer.map_or_else(String::new, |answer| format!(".{answer}"));
                format!("exercise:me:0:{game}.{number}{answer}")
            }
            Self::Step { game, after } => format!("step:g{game}:{after}"),
            Self::Start(Start::Computer) => "start-computer:me:0".to_owned(),
            Self::Start(Start::Challenge) => "start-challenge:me:0".to_owned(),
            Self::Help { page } => format!("help:me:0:{page}"),
            Self::Tour { page } => format!("tour:me:0:{page}"),
            Self::Forget => "forget:me:0".to_owned(),
            Self::Command(_) | Self::Dead | Self::Foreign { .. } => "dead:me:0".to_owned(),
        })
    }
}

fn word(does: impl Into<&'static str>) -> &'static str {
    does.into()
}

/// The verb of something at a table, and what stands behind the version.
fn written(does: &AtGame) -> (&'static str, Option<String>) {
    let plain = |verb| (verb, None);
    match does {
        AtGame::Choose { chosen, look, .. } => {
            let verb = if *look { "look" } else { "pick" };
            (verb, chosen.as_ref().map(|chosen| chosen.join(&BETWEEN.to_string())))
        }
        AtGame::Play { exact } => ("play", Some(exact.clone())),
        AtGame::Say(action) => plain(action.word().unwrap_or("dead")),
        AtGame::Decide { .. } => plain("dead"),
        AtGame::More => plain("more"),
        AtGame::Hint => plain("hint"),
        AtGame::Turn => plain("turn"),
        AtGame::AskTakeback => plain("takeback-ask"),
        AtGame::Ask(Surrender::Defeat) => plain("defeat-ask"),
        AtGame::Ask(Surrender::Resign) => plain("resign-ask"),
        AtGame::Confirm(surrender) => plain(surrender.word()),
        AtGame::TakeSeat { accepted: true } => plain("seat-take"),
        AtGame::TakeSeat { accepted: false } => plain("seat-decline"),
        AtGame::Pause { wanted: true } => plain("pause"),
        AtGame::Pause { wanted: false } => plain("pause-decline"),
        AtGame::Takeback { allowed: true } => plain("takeback-accept"),
        AtGame::Takeback { allowed: false } => plain("takeback-decline"),
        AtGame::Claim(claim) => plain(word(claim)),
        AtGame::Resume => plain("resume"),
        AtGame::Archive => plain("archive"),
        AtGame::Pact { pact, does } => (word(does), Some(pact.to_string())),
        AtGame::DraftPact => plain("form-offer"),
        AtGame::ListPacts => plain("pacts"),
        AtGame::OfferPact { counters, .. } => {
            let rest = counters.map_or_else(|| OFFER.to_owned(), |pact| format!("{COUNTER}{pact}"));
            ("form-pact", Some(rest))
        }
    }
}
