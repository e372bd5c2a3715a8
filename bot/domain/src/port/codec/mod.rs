//! The one codec between intents and the ids of buttons, menus and forms, `verb:subject:version` and perhaps more.
//!
//! Ids outlive versions of the program: under old messages they stand as they were made.

mod read;
mod write;

use super::MenuPick;

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

impl MenuPick {
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

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use lasermate_engine::action::{Action, Lifeline};
    use lasermate_engine::pact::PactNumber;
    use lasermate_engine::search::bargain::ComputerAction;

    use super::read::named;
    use crate::port::*;

    fn press(id: &str) -> Intent {
        Ask::Press(ButtonId(id.to_owned())).into()
    }

    fn game(does: AtGame) -> Intent {
        Intent::at_game(7, 31, does)
    }

    /// Ids as they stand under messages of every version so far, with what they do.
    fn stored() -> Vec<(&'static str, Intent)> {
        let lobby = |does| Intent::Lobby { challenge: 42, does };
        let mistake = PuzzleId::Mistake { game: 7, number: 2 };
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
            ("help:me:0:2", Intent::Help { page: 2 }),
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
            ("hint:g7:31", game(AtGame::Hint)),
            ("turn:g7:31", game(AtGame::Turn)),
            ("takeback-ask:g7:31", game(AtGame::AskTakeback)),
            ("draw-offer:g7:31", game(AtGame::Say(Action::DrawOffer))),
            ("seat-take:g7:31", game(AtGame::TakeSeat { accepted: true })),
            ("seat-decline:g7:31", game(AtGame::TakeSeat { accepted: false })),
            ("pause:g7:31", game(AtGame::Pause { wanted: true })),
            ("pause-decline:g7:31", game(AtGame::Pause { wanted: false })),
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
            ("pact-withdraw:g7:31:3", game(pact(PactAnswer::Withdraw))),
            ("pact-denounce:g7:31:3", game(pact(PactAnswer::End))),
            ("form-offer:g7:31", game(AtGame::DraftPact)),
            ("pacts:g7:31", game(AtGame::ListPacts)),
            ("rematch:g7:0", Intent::Ended { game: 7, does: AtEnd::Rematch }),
            ("analyse:g7:0", Intent::Ended { game: 7, does: AtEnd::Analyse }),
            ("replay:g7:0", Intent::Ended { game: 7, does: AtEnd::Replay }),
            ("record:g7:0", Intent::Ended { game: 7, does: AtEnd::Record }),
            ("form-puzzle:p5:0", Intent::Puzzle { of: PuzzleId::Numbered(5), does: AtPuzzle::Form }),
            ("puzzle-solution:p5:0", Intent::Puzzle { of: PuzzleId::Numbered(5), does: AtPuzzle::Solution }),
            ("form-puzzle:g7:2", Intent::Puzzle { of: mistake, does: AtPuzzle::Form }),
            ("puzzle-solution:g7:2", Intent::Puzzle { of: mistake, does: AtPuzzle::Solution }),
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
        for option in [MenuPick::This("e4".to_owned()), MenuPick::Page(2), MenuPick::Enough] {
            let read = pick("pick:g7:31:e2", &option.value());
            let chosen = Some(vec!["e2".to_owned()]);
            assert_eq!(read, game(AtGame::Choose { chosen, option: Some(option), look: false }));
        }
        let played = pick("pick:g7:31:e2", &MenuPick::played("e2e4"));
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
        let challenge = Intent::FillChallenge { fields: fields.clone() };
        let read = Intent::from(Ask::Fill { form: challenge.id(), fields: fields.clone() });
        assert_eq!((read.id().0.as_str(), &read), ("form-challenge:me:0", &challenge));
        let form = ButtonId("form-puzzle:p5:0".to_owned());
        let answer = AtPuzzle::Answer("e2e4".to_owned());
        let of = PuzzleId::Numbered(5);
        assert_eq!(Intent::from(Ask::Fill { form, fields }), Intent::Puzzle { of, does: answer });
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
            "form-challenge:me:0",
            "dead:me:0",
        ] {
            assert_eq!(press(id), Intent::Dead, "{id}");
        }
        let decision = AtGame::Decide { does: ComputerAction::Exact("e2e4".to_owned()), motive: None };
        assert_eq!(press(&game(decision).id().0), Intent::Dead, "nobody presses a computer's decision");
    }
}
