//! Buttons: what they are called, what they send back, and which stand under a game's board.

use lasermate_engine::action::Asked;
use lasermate_engine::seat::Seat;

use crate::port::{Button, ButtonId, UnixMillis};
use crate::present::text;
use crate::service::lobby::computers::may_replace;
use crate::sessions::game::Game;
use crate::variants;

/// What a button is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Subject {
    /// A challenge.
    Challenge(u64),
    /// A game.
    Game(u64),
    /// A puzzle.
    Puzzle(u64),
    /// The person who presses.
    Me,
}

/// A button's identity, taken apart.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pressed<'a> {
    /// What is to be done.
    pub verb: &'a str,
    /// What it is about.
    pub subject: Subject,
    /// The game's version when the button was made.
    pub version: u32,
    /// What stands behind the version, where anything does: the verb's own affair.
    pub rest: Option<&'a str>,
}

impl<'a> Pressed<'a> {
    /// Takes a button's identity apart; `None` where it is not one of ours.
    #[must_use]
    pub fn read(id: &'a ButtonId) -> Option<Self> {
        let mut parts = id.0.splitn(4, ':');
        let (verb, subject, version) = (parts.next()?, parts.next()?, parts.next()?);
        let number = |prefix: &str| subject.strip_prefix(prefix).and_then(|digits| digits.parse().ok());
        let subject = if subject == "me" {
            Subject::Me
        } else if let Some(id) = number("c") {
            Subject::Challenge(id)
        } else if let Some(id) = number("p") {
            Subject::Puzzle(id)
        } else {
            Subject::Game(number("g")?)
        };
        Some(Self { verb, subject, version: version.parse().ok()?, rest: parts.next() })
    }
}

/// A button.
#[must_use]
pub fn button(verb: &str, subject: Subject, version: u32, label: &str) -> Button {
    let subject = match subject {
        Subject::Challenge(id) => format!("c{id}"),
        Subject::Game(id) => format!("g{id}"),
        Subject::Puzzle(number) => format!("p{number}"),
        Subject::Me => "me".to_owned(),
    };
    Button { id: ButtonId(format!("{verb}:{subject}:{version}")), label: label.to_owned(), dangerous: false }
}

/// A button with more behind the version.
#[must_use]
pub fn with_rest(verb: &str, subject: Subject, version: u32, rest: &str, label: &str) -> Button {
    let mut button = button(verb, subject, version, label);
    button.id.0.push(':');
    button.id.0.push_str(rest);
    button
}

/// A button whose press cannot be taken back.
#[must_use]
pub fn dangerous(verb: &str, subject: Subject, version: u32, label: &str) -> Button {
    Button { dangerous: true, ..button(verb, subject, version, label) }
}

/// The buttons under a game's board: answers to what is asked, and what the one to move may call.
#[must_use]
pub fn of_board(game: &Game, now: UnixMillis) -> Vec<Button> {
    let (id, version) = (Subject::Game(game.live.id.0), game.live.version);
    let rules = &game.live.game;
    let plain = |verb: &str, label: &str| button(verb, id, version, label);
    let mut buttons = Vec::new();
    if game.live.has_clock() && rules.outcome().is_none() {
        // For both at any time: who has no piece ready is told when the first one is.
        buttons.push(plain("pick", text::buttons::MOVE));
    }
    // A computer presses nothing, and nobody presses for it.
    let people = game.live.people();
    for (seat, asked) in rules.to_act().iter().filter(|(seat, _)| people.contains(seat)) {
        answers(game, seat, asked, &mut buttons);
    }
    let may_agree = |asked| game.takeback_open(asked).iter().any(|seat| people.contains(seat));
    if game.takeback_at(now).is_some_and(may_agree) {
        buttons.push(plain("takeback-accept", text::buttons::ALLOW_TAKEBACK));
        buttons.push(plain("takeback-decline", text::buttons::DECLINE_TAKEBACK));
    }
    // A computer claims nothing.
    let waits = |late| people.iter().any(|seat| Some(*seat) != late);
    if game.is_overdue(now) && waits(game.late_seat()) {
        if game.live.living().len() > 2 {
            buttons.push(plain("claim-win", text::buttons::RETIRE));
        } else {
            buttons.push(plain("claim-win", text::buttons::CLAIM_WIN));
            buttons.push(plain("claim-draw", text::buttons::CLAIM_A_DRAW));
        }
        if game.late_seat().is_some_and(|late| may_replace(game, late, now)) {
            buttons.push(plain("claim-computer", text::buttons::COMPUTER_PLAYS_ON));
        }
        buttons.push(plain("claim-wait", text::buttons::WAIT));
    }
    buttons
}

/// The answers to what a seat is asked.
fn answers(game: &Game, seat: Seat, asked: Asked, buttons: &mut Vec<Button>) {
    let (id, version, rules) = (Subject::Game(game.live.id.0), game.live.version, &game.live.game);
    let plain = |verb: &str, label: &str| button(verb, id, version, label);
    match asked {
        Asked::Move if game.live.has_clock() => {}
        Asked::Move => called_by_mover(game, seat, buttons),
        Asked::Lifeline { .. } => {
            let legal = rules.legal(seat).into_iter();
            buttons.extend(legal.map(|own| plain(&own.exact, text::buttons::lifeline(&own.exact))));
        }
        // Where several are asked, one pair of buttons serves all of them.
        Asked::Draw if buttons.iter().any(|own| own.id.0.starts_with("draw-accept:")) => {}
        Asked::Draw => {
            buttons.push(plain("draw-accept", text::buttons::ACCEPT_DRAW));
            buttons.push(plain("draw-decline", text::buttons::DECLINE_DRAW));
        }
        Asked::Billi => buttons.push(plain("billi", text::buttons::AGREE_BILLI)),
        // Beside the holder's own moves.
        Asked::Denial { ends: false } => {}
        Asked::Denial { ends: true } => {
            buttons.extend(deny(game, seat));
            buttons.push(plain("allow", text::buttons::ALLOW));
            if rules.claimable().is_some() {
                buttons.push(plain("draw-claim", text::buttons::CLAIM_DRAW));
            }
        }
        // An offer of a pact is answered under its own message.
        Asked::Pact { .. } => {}
    }
}

fn called_by_mover(game: &Game, seat: Seat, buttons: &mut Vec<Button>) {
    let (id, version) = (Subject::Game(game.live.id.0), game.live.version);
    let rules = &game.live.game;
    // Where there are thousands nobody passes.
    let countless = variants::of(rules.choices()).has_countless_moves();
    let legal = if countless { Vec::new() } else { rules.legal(seat) };
    if countless || legal.iter().any(|legal| !legal.choices.is_empty()) {
        buttons.push(button("pick", id, version, text::buttons::MOVE));
    }
    buttons.extend(deny(game, seat));
    let asked_to_agree = rules.to_act().iter().any(|(asked, what)| asked == seat && what == Asked::Billi);
    if !asked_to_agree && rules.may(seat, "billi").is_ok() {
        buttons.push(button("billi", id, version, text::buttons::BILLI));
    }
    // In mode A it is resigning by another name (2.5.4), and no game goes on for a button to tempt into.
    let hunt_follows = game.live.is_hunt_to_come();
    if hunt_follows && rules.may(seat, "accept-defeat").is_ok() {
        buttons.push(dangerous("defeat-ask", id, version, text::buttons::DEFEAT));
    }
    if rules.claimable().is_some() {
        buttons.push(button("draw-claim", id, version, text::buttons::CLAIM_DRAW));
    }
    if legal.iter().any(|legal| legal.exact == "pass") {
        buttons.push(button("pass", id, version, text::buttons::PASS));
    }
}

/// The button of who may take the last move back, with what that would cost.
fn deny(game: &Game, seat: Seat) -> Option<Button> {
    let price = text::denial::price(&game.live.game, seat)?;
    let last = game.live.record.iter().rev().find(|entry| entry.is_move())?;
    let label = text::denial::button(&last.san, price);
    Some(button("deny", Subject::Game(game.live.id.0), game.live.version, &label))
}
