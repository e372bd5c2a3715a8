//! The one codec between intents and the ids of buttons, menus and forms, `verb:subject:version` and perhaps more.
//!
//! Ids outlive versions of the program: under old messages they stand as they were made.

use std::collections::BTreeMap;

use lasermate_engine::action::Action;
use lasermate_engine::pact::PactNumber;

use super::intent::{
    AtEnd, AtGame, AtPuzzle, AtTournament, Intent, Lobby, PactAnswer, Picked, Start, Surrender, TimeClaim,
};
use super::{Ask, ButtonId};

/// What stands between the choices of a move that is being picked; no game's moves contain it.
const BETWEEN: char = '.';
/// The value of an option that shows other options, before the number of the page.
const MORE: &str = "more.";
/// The value of an option that leaves a move at what has been picked.
const ENOUGH: &str = "enough.";
/// The value of an option that plays a move at once, before the move.
const PLAY: &str = "play.";
/// What stands before the number of the offer that a form of pacts answers.
const COUNTER: &str = "counter.";
/// What a form of pacts says where it answers none.
const OFFER: &str = "offer";

/// An id, taken apart.
struct Parts<'a> {
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

impl<'a> Parts<'a> {
    /// Takes an id apart; `None` where it is not one of ours.
    fn of(id: &'a ButtonId) -> Option<Self> {
        let mut parts = id.0.splitn(4, ':');
        let (verb, subject, version) = (parts.next()?, parts.next()?, parts.next()?);
        let number = |prefix: &str| subject.strip_prefix(prefix).and_then(|digits| digits.parse().ok());
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
            Ask::Press(id) => Parts::of(&id).map_or_else(|| foreign(&id, []), |parts| pressed(&parts)),
            Ask::Pick { menu, values } => match (Parts::of(&menu), values.as_slice()) {
                (Some(parts), [value]) => picked(pressed(&parts), value),
                _ => foreign(&menu, values.iter()),
            },
            Ask::Fill { form, fields } => match Parts::of(&form) {
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
fn pressed(id: &Parts<'_>) -> Intent {
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
        Subject::Puzzle(number) => {
            let does = match id.verb {
                "form-puzzle" => AtPuzzle::Form,
                "puzzle-solution" => AtPuzzle::Solution,
                _ => return Intent::Dead,
            };
            Intent::Puzzle { number, does }
        }
        Subject::Tournament(tournament) => {
            let does = match id.verb {
                "join" => AtTournament::Join,
                "leave" => AtTournament::Leave,
                "standings" => AtTournament::Standings,
                _ => return Intent::Dead,
            };
            Intent::Tournament { tournament, does }
        }
        Subject::Me => match id.verb {
            "forget" => Intent::Forget,
            "new" => Intent::NewGame { answers: id.rest.map(chosen).unwrap_or_default() },
            "start-computer" => Intent::Start(Start::Computer),
            "start-challenge" => Intent::Start(Start::Challenge),
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
        Subject::Game(game) => match (at_end(id.verb), at_game(id)) {
            (Some(does), _) => Intent::Ended { game, does },
            (None, Some(does)) => Intent::at_game(game, id.version, does),
            (None, None) => Intent::Dead,
        },
    }
}

/// The three fields behind a version; empty ones for those that are not there.
fn fields(rest: Option<&str>) -> [&str; 3] {
    let mut fields = rest.unwrap_or_default().splitn(3, BETWEEN);
    std::array::from_fn(|_| fields.next().unwrap_or_default())
}

fn named(field: &str) -> Option<String> {
    (!field.is_empty()).then(|| field.to_owned())
}

fn page_of(field: &str) -> usize {
    field.parse().unwrap_or(0)
}

fn at_end(verb: &str) -> Option<AtEnd> {
    Some(match verb {
        "rematch" => AtEnd::Rematch,
        "analyse" => AtEnd::Analyse,
        "replay" => AtEnd::Replay,
        "record" => AtEnd::Record,
        _ => return None,
    })
}

fn at_game(id: &Parts<'_>) -> Option<AtGame> {
    let pact = |does| Some(AtGame::Pact { pact: number(id.rest?)?, does });
    Some(match id.verb {
        "pick" => AtGame::Choose { chosen: id.rest.map(chosen), option: None, look: false },
        "look" => AtGame::Choose { chosen: id.rest.map(chosen), option: None, look: true },
        "play" => AtGame::play(id.rest?)?,
        "resign" => AtGame::Confirm(Surrender::Resign),
        "accept-defeat" => AtGame::Confirm(Surrender::Defeat),
        "defeat-ask" => AtGame::Ask(Surrender::Defeat),
        "resign-ask" => AtGame::Ask(Surrender::Resign),
        "more" => AtGame::More,
        "takeback-ask" => AtGame::AskTakeback,
        "takeback-accept" => AtGame::Takeback { allowed: true },
        "takeback-decline" => AtGame::Takeback { allowed: false },
        "claim-win" => AtGame::Claim(TimeClaim::Win),
        "claim-draw" => AtGame::Claim(TimeClaim::Draw),
        "claim-wait" => AtGame::Claim(TimeClaim::Wait),
        "claim-computer" => AtGame::Claim(TimeClaim::Computer),
        "resume" => AtGame::Resume,
        "archive" => AtGame::Archive,
        "pact-accept" => return pact(PactAnswer::Accept),
        "pact-refuse" => return pact(PactAnswer::Refuse),
        "form-counter" => return pact(PactAnswer::Counter),
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
            let option = Some(Picked::read(value));
            let played = value.strip_prefix(PLAY).and_then(AtGame::play);
            Intent::at_game(game, version, played.unwrap_or(AtGame::Choose { chosen, option, look }))
        }
        pressed => pressed,
    }
}

/// What sending a form in does.
fn filled(form: &ButtonId, id: &Parts<'_>, mut fields: BTreeMap<String, String>) -> Intent {
    match (&id.subject, id.verb, id.rest) {
        (Subject::Puzzle(number), "form-puzzle", _) => {
            let typed = fields.remove("answer").unwrap_or_default();
            Intent::Puzzle { number: *number, does: AtPuzzle::Answer(typed.trim().to_owned()) }
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
        _ => foreign(form, fields.values()),
    }
}

fn chosen(rest: &str) -> Vec<String> {
    rest.split(BETWEEN).filter(|choice| !choice.is_empty()).map(str::to_owned).collect()
}

fn number(digits: &str) -> Option<PactNumber> {
    digits.parse().ok().map(PactNumber)
}

impl Picked {
    fn read(value: &str) -> Self {
        match value.strip_prefix(MORE) {
            _ if value == ENOUGH => Self::Enough,
            Some(page) => Self::Page(page.parse().unwrap_or(0)),
            None => Self::This(value.to_owned()),
        }
    }

    /// The value of an option that plays a move at once.
    #[must_use]
    pub fn played(exact: &str) -> String {
        format!("{PLAY}{exact}")
    }

    /// The value of the option.
    #[must_use]
    pub fn value(&self) -> String {
        match self {
            Self::This(choice) => choice.clone(),
            Self::Page(page) => format!("{MORE}{page}"),
            Self::Enough => ENOUGH.to_owned(),
        }
    }
}

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
            Self::Ended { game, does } => {
                let verb = match does {
                    AtEnd::Rematch => "rematch",
                    AtEnd::Analyse => "analyse",
                    AtEnd::Replay => "replay",
                    AtEnd::Record => "record",
                };
                format!("{verb}:g{game}:0")
            }
            Self::Puzzle { number, does } => {
                let verb = match does {
                    AtPuzzle::Form | AtPuzzle::Answer(_) => "form-puzzle",
                    AtPuzzle::Solution => "puzzle-solution",
                };
                format!("{verb}:p{number}:0")
            }
            Self::Tournament { tournament, does } => {
                let verb = match does {
                    AtTournament::Join => "join",
                    AtTournament::Leave => "leave",
                    AtTournament::Standings => "standings",
                };
                format!("{verb}:t{tournament}:0")
            }
            Self::NewGame { answers } => format!("new:me:0:{}", answers.join(&BETWEEN.to_string())),
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
            Self::Tour { page } => format!("tour:me:0:{page}"),
            Self::Forget => "forget:me:0".to_owned(),
            Self::Command(_) | Self::Dead | Self::Foreign { .. } => "dead:me:0".to_owned(),
        })
    }
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
        AtGame::AskTakeback => plain("takeback-ask"),
        AtGame::Ask(Surrender::Defeat) => plain("defeat-ask"),
        AtGame::Ask(Surrender::Resign) => plain("resign-ask"),
        AtGame::Confirm(surrender) => plain(surrender.word()),
        AtGame::Takeback { allowed: true } => plain("takeback-accept"),
        AtGame::Takeback { allowed: false } => plain("takeback-decline"),
        AtGame::Claim(TimeClaim::Win) => plain("claim-win"),
        AtGame::Claim(TimeClaim::Draw) => plain("claim-draw"),
        AtGame::Claim(TimeClaim::Wait) => plain("claim-wait"),
        AtGame::Claim(TimeClaim::Computer) => plain("claim-computer"),
        AtGame::Resume => plain("resume"),
        AtGame::Archive => plain("archive"),
        AtGame::Pact { pact, does } => {
            let verb = match does {
                PactAnswer::Accept => "pact-accept",
                PactAnswer::Refuse => "pact-refuse",
                PactAnswer::Counter => "form-counter",
            };
            (verb, Some(pact.to_string()))
        }
        AtGame::OfferPact { counters, .. } => {
            let rest = counters.map_or_else(|| OFFER.to_owned(), |pact| format!("{COUNTER}{pact}"));
            ("form-pact", Some(rest))
        }
    }
}

#[cfg(test)]
mod tests {
    use lasermate_engine::action::Lifeline;

    use super::*;

    fn press(id: &str) -> Intent {
        Ask::Press(ButtonId(id.to_owned())).into()
    }

    fn game(does: AtGame) -> Intent {
        Intent::at_game(7, 31, does)
    }

    /// Ids as they stand under messages of every version so far, with what they do.
    fn stored() -> Vec<(&'static str, Intent)> {
        let lobby = |does| Intent::Lobby { challenge: 42, does };
        let chosen = |chosen: &[&str]| AtGame::Choose {
            chosen: Some(chosen.iter().map(|choice| (*choice).to_owned()).collect()),
            look: false,
            option: None,
        };
        let pact = |does| AtGame::Pact { pact: PactNumber(3), does };
        vec![
            ("accept:c42:0", lobby(Lobby::Accept { thread: false })),
            ("accept-thread:c42:0", lobby(Lobby::Accept { thread: true })),
            ("rise:c42:0", lobby(Lobby::Rise)),
            ("decline:c42:0", lobby(Lobby::Decline)),
            ("cancel:c42:0", lobby(Lobby::Cancel)),
            ("computer:c42:0", lobby(Lobby::CallComputer)),
            ("join:t3:0", Intent::Tournament { tournament: 3, does: AtTournament::Join }),
            ("leave:t3:0", Intent::Tournament { tournament: 3, does: AtTournament::Leave }),
            ("standings:t3:0", Intent::Tournament { tournament: 3, does: AtTournament::Standings }),
            ("pick:g7:31", game(AtGame::Choose { chosen: None, option: None, look: false })),
            ("look:g7:31", game(AtGame::Choose { chosen: None, option: None, look: true })),
            ("pick:g7:31:", game(chosen(&[]))),
            ("pick:g7:31:e2", game(chosen(&["e2"]))),
            ("pick:g7:31:e7.e8", game(chosen(&["e7", "e8"]))),
            ("play:g7:31:e7e8q", game(AtGame::Play { exact: "e7e8q".to_owned() })),
            ("play:g7:31:pass", game(AtGame::Play { exact: "pass".to_owned() })),
            ("resign:g7:31", game(AtGame::Confirm(Surrender::Resign))),
            ("accept-defeat:g7:31", game(AtGame::Confirm(Surrender::Defeat))),
            ("defeat-ask:g7:31", game(AtGame::Ask(Surrender::Defeat))),
            ("resign-ask:g7:31", game(AtGame::Ask(Surrender::Resign))),
            ("more:g7:31", game(AtGame::More)),
            ("takeback-ask:g7:31", game(AtGame::AskTakeback)),
            ("draw-offer:g7:31", game(AtGame::Say(Action::DrawOffer))),
            ("takeback-accept:g7:31", game(AtGame::Takeback { allowed: true })),
            ("takeback-decline:g7:31", game(AtGame::Takeback { allowed: false })),
            ("claim-win:g7:31", game(AtGame::Claim(TimeClaim::Win))),
            ("claim-draw:g7:31", game(AtGame::Claim(TimeClaim::Draw))),
            ("claim-wait:g7:31", game(AtGame::Claim(TimeClaim::Wait))),
            ("claim-computer:g7:31", game(AtGame::Claim(TimeClaim::Computer))),
            ("resume:g7:31", game(AtGame::Resume)),
            ("archive:g7:31", game(AtGame::Archive)),
            ("draw-accept:g7:31", game(AtGame::Say(Action::DrawAccept))),
            ("draw-decline:g7:31", game(AtGame::Say(Action::DrawDecline))),
            ("draw-claim:g7:31", game(AtGame::Say(Action::DrawClaim))),
            ("deny:g7:31", game(AtGame::Say(Action::Deny))),
            ("allow:g7:31", game(AtGame::Say(Action::Allow))),
            ("billi:g7:31", game(AtGame::Say(Action::Billi))),
            ("pass:g7:31", game(AtGame::Say(Action::Pass))),
            ("lifeline-pass:g7:31", game(AtGame::Say(Action::Lifeline(Some(Lifeline::Pass))))),
            ("lifeline-reflect:g7:31", game(AtGame::Say(Action::Lifeline(Some(Lifeline::Reflect))))),
            ("lifeline-stop:g7:31", game(AtGame::Say(Action::Lifeline(Some(Lifeline::Stop))))),
            ("lifeline-none:g7:31", game(AtGame::Say(Action::Lifeline(None)))),
            ("pact-accept:g7:31:3", game(pact(PactAnswer::Accept))),
            ("pact-refuse:g7:31:3", game(pact(PactAnswer::Refuse))),
            ("form-counter:g7:31:3", game(pact(PactAnswer::Counter))),
            ("rematch:g7:0", Intent::Ended { game: 7, does: AtEnd::Rematch }),
            ("analyse:g7:0", Intent::Ended { game: 7, does: AtEnd::Analyse }),
            ("replay:g7:0", Intent::Ended { game: 7, does: AtEnd::Replay }),
            ("record:g7:0", Intent::Ended { game: 7, does: AtEnd::Record }),
            ("form-puzzle:p5:0", Intent::Puzzle { number: 5, does: AtPuzzle::Form }),
            ("puzzle-solution:p5:0", Intent::Puzzle { number: 5, does: AtPuzzle::Solution }),
            ("forget:me:0", Intent::Forget),
            ("new:me:0:", Intent::NewGame { answers: Vec::new() }),
            ("new:me:0:chess.p3", Intent::NewGame { answers: vec!["chess".to_owned(), "p3".to_owned()] }),
            ("rules:me:0:", Intent::Rules { game: None, part: None, page: 0 }),
            ("rules:me:0:crazy", Intent::Rules { game: named("crazy"), part: None, page: 0 }),
            ("rules-page:me:0:crazy..2", Intent::Rules { game: named("crazy"), part: None, page: 2 }),
            ("rules-page:me:0:.rooks.1", Intent::Rules { game: None, part: named("rooks"), page: 1 }),
            ("demo:me:0:chess.3", Intent::Demo { game: named("chess"), page: 3 }),
            ("demo:me:0:.1", Intent::Demo { game: None, page: 1 }),
            ("exercise:me:0:crazy.4", Intent::Exercise { game: "crazy".to_owned(), number: 4, answer: None }),
            (
                "exercise:me:0:crazy.4.1",
                Intent::Exercise { game: "crazy".to_owned(), number: 4, answer: Some(1) },
            ),
            ("step:g7:12", Intent::Step { game: 7, after: 12 }),
        ]
    }

    #[test]
    fn ids_under_old_messages_are_read_and_written_as_ever() {
        for (id, intent) in stored() {
            assert_eq!(press(id), intent, "{id}");
            assert_eq!(intent.id().0, id, "{intent:?}");
        }
    }

    #[test]
    fn options_of_menus_are_read() {
        let pick = |menu: &str, value: &str| -> Intent {
            Ask::Pick { menu: ButtonId(menu.to_owned()), values: vec![value.to_owned()] }.into()
        };
        for option in [Picked::This("e4".to_owned()), Picked::Page(2), Picked::Enough] {
            let read = pick("pick:g7:31:e2", &option.value());
            let chosen = Some(vec!["e2".to_owned()]);
            assert_eq!(read, game(AtGame::Choose { chosen, option: Some(option), look: false }));
        }
        let played = pick("pick:g7:31:e2", &Picked::played("e2e4"));
        assert_eq!(played, game(AtGame::Play { exact: "e2e4".to_owned() }));
        let part = Some("rooks".to_owned());
        assert_eq!(pick("rules:me:0:", "rooks"), Intent::Rules { game: None, part, page: 0 });
        let answers = vec!["chess".to_owned(), "l4".to_owned()];
        assert_eq!(pick("new:me:0:chess", "l4"), Intent::NewGame { answers });
        assert_eq!(pick("accept:c42:0", "x"), press("accept:c42:0"), "a button has no options");
        let two = Ask::Pick { menu: ButtonId("pick:g7:31".to_owned()), values: vec![String::new(); 2] };
        assert_eq!(Intent::from(two), Intent::Foreign { chars: 10 });
    }

    #[test]
    fn forms_are_read() {
        let fields = BTreeMap::from([("terms".to_owned(), "each peace".to_owned())]);
        for (id, counters) in
            [("form-pact:g7:31:offer", None), ("form-pact:g7:31:counter.3", Some(PactNumber(3)))]
        {
            let read = Intent::from(Ask::Fill { form: ButtonId(id.to_owned()), fields: fields.clone() });
            assert_eq!(read.id().0, id);
            assert_eq!(read, game(AtGame::OfferPact { counters, fields: fields.clone() }));
        }
        let fields = BTreeMap::from([("answer".to_owned(), " e2e4 ".to_owned())]);
        let form = ButtonId("form-puzzle:p5:0".to_owned());
        let answer = AtPuzzle::Answer("e2e4".to_owned());
        assert_eq!(Intent::from(Ask::Fill { form, fields }), Intent::Puzzle { number: 5, does: answer });
    }

    #[test]
    fn what_no_button_of_ours_says_does_nothing() {
        for id in ["", "accept", "accept:c1", "accept:x1:0", "accept:c1:x", "accept:c99999999999999999999:0"]
        {
            assert_eq!(press(id), Intent::Foreign { chars: id.len() }, "{id}");
        }
        for id in [
            "act:g7:31:resign",
            "say:g7:31:gain:e2e4",
            "play:g7:31:resign",
            "play:g7:31",
            "resume:c1:0",
            "accept:g7:31",
            "no-offer:g7:31",
            "pact-accept:g7:31",
            "pact-accept:g7:31:x",
            "form-pact:g7:31:offer",
            "dead:me:0",
        ] {
            assert_eq!(press(id), Intent::Dead, "{id}");
        }
        let decision = AtGame::Decide { exact: "e2e4".to_owned(), motive: None };
        assert_eq!(press(&game(decision).id().0), Intent::Dead, "nobody presses a computer's decision");
    }
}
