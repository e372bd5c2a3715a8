//! The buttons under a game's board: answers to what is asked, what may be called, and what can be done once it is over.

use lasermate_domain::port::{
    AtEnd, AtGame, Button, Intent, PactAnswer, Person, Surrender, TimeClaim, UnixMillis,
};
use lasermate_domain::ratings::is_at_stake;
use lasermate_domain::tables::computers::is_computer;
use lasermate_domain::tables::table::Table;
use lasermate_engine::action::{Action, Asked};
use lasermate_engine::pact::PactNumber;
use lasermate_engine::seat::Seat;

use crate::button::{at_table, button};
use crate::text;

/// The most pacts of a kind that have a button each.
const SHOWN: usize = 3;

/// Opens the first menu of a move that is to be picked.
const FIRST_MENU: AtGame = AtGame::Choose { chosen: None, option: None, look: false };

/// From how many moves on an analysis is offered.
const WORTH_ANALYSING: usize = 4;

/// The buttons under the last post of a game that is over.
fn of_end(table: &Table, in_tournament: bool) -> Vec<Button> {
    let moves = table.record.iter().filter(|entry| entry.is_move()).count();
    let gone = table.seating.players.iter().any(|player| player.id.0.starts_with("gone:"));
    let shown = [
        (AtEnd::Rematch, text::buttons::REMATCH, !gone && !in_tournament),
        // A game of a few moves teaches nothing.
        (AtEnd::Analyse, text::buttons::ANALYSE, moves >= WORTH_ANALYSING),
        (AtEnd::Replay, text::buttons::REPLAY, moves > 0),
        (AtEnd::Record, text::buttons::EXPORT, moves > 0),
    ];
    let shown = shown.into_iter().filter(|(_, _, fits)| *fits);
    shown.map(|(does, label, _)| button(&Intent::Ended { game: table.id.0, does }, label)).collect()
}

/// The buttons under a game's board: answers to what is asked, and what the one to move may call; under the last one of a game
/// that is over, what can be done with it then. `in_tournament`: what commands ask too, whether it is a game of one that is on.
pub fn of_board(table: &Table, in_tournament: bool, now: UnixMillis) -> Vec<Button> {
    let rules = &table.game;
    if rules.outcome().is_some() {
        return of_end(table, in_tournament);
    }
    let plain = |does: AtGame, label: &str| at_table(table, does, label);
    // What is asked is answered before anything is moved.
    let (mut buttons, mut moves) = (Vec::new(), Vec::new());
    if table.unit().is_some() {
        // For both at any time: who has no piece ready is told when the first one is.
        moves.push(plain(FIRST_MENU, text::buttons::MOVE));
    }
    // A computer presses nothing, and nobody presses for it.
    let people = table.people();
    for (seat, asked) in table.called().filter(|(seat, _)| people.contains(seat)) {
        let offered = matches!(asked, Asked::Draw | Asked::Billi);
        answers(table, seat, asked, if offered { &mut buttons } else { &mut moves });
    }
    let may_agree = |asked| table.takeback_open(asked).iter().any(|seat| people.contains(seat));
    if table.takeback_at(now).is_some_and(may_agree) {
        buttons.push(plain(AtGame::Takeback { allowed: true }, text::buttons::ALLOW_TAKEBACK));
        buttons.push(plain(AtGame::Takeback { allowed: false }, text::buttons::DECLINE_TAKEBACK));
    }
    let request = table.pause_request_at(now);
    if request.is_some_and(|request| !table.people_besides(request.agreed).is_empty()) {
        buttons.push(plain(AtGame::Pause { wanted: true }, text::buttons::AGREE_PAUSE));
        buttons.push(plain(AtGame::Pause { wanted: false }, text::buttons::DECLINE_PAUSE));
    }
    if table.handover_at(now).is_some() {
        let (take, decline) = text::buttons::new_player(table.asks_before_handover());
        buttons.push(plain(AtGame::TakeSeat { accepted: true }, take));
        buttons.push(plain(AtGame::TakeSeat { accepted: false }, decline));
    }
    buttons.append(&mut moves);
    // A computer claims nothing.
    let waits = |late| people.iter().any(|seat| Some(*seat) != late);
    if table.is_overdue(now) && !in_tournament && waits(table.late_seat()) {
        if table.living().len() > 2 {
            buttons.push(plain(AtGame::Claim(TimeClaim::Win), text::buttons::RETIRE));
        } else {
            if table.late_seat().is_some_and(|late| table.drawn_if_late(late).is_none()) {
                buttons.push(plain(AtGame::Claim(TimeClaim::Win), text::buttons::CLAIM_WIN));
            }
            buttons.push(plain(AtGame::Claim(TimeClaim::Draw), text::buttons::CLAIM_A_DRAW));
        }
        if table.late_seat().is_some_and(|late| table.may_be_replaced(late, now)) {
            buttons.push(plain(AtGame::Claim(TimeClaim::Computer), text::buttons::COMPUTER_PLAYS_ON));
        }
        buttons.push(plain(AtGame::Claim(TimeClaim::Wait), text::buttons::WAIT));
    }
    if !in_tournament && offers_hint(table) {
        buttons.push(plain(AtGame::Hint, text::buttons::HINT));
    }
    if !people.is_empty() {
        buttons.push(plain(AtGame::More, text::buttons::MORE));
    }
    buttons
}

/// Whether a hint is offered: to a person who is to move where nothing is at stake, and where the position is the same when
/// the hint is read, as it is not without turns.
fn offers_hint(table: &Table) -> bool {
    if is_at_stake(table) {
        return false;
    }
    let people = table.people();
    table.called().any(|(seat, what)| people.contains(&seat) && what == Asked::Move)
}

/// Whether no takeback comes about for a seat because a computer has to agree to it: it does where nothing is at stake.
pub fn computer_declines(table: &Table, seat: Seat) -> bool {
    let other = |(of, person): (Seat, &Person)| of != seat && is_computer(&person.id);
    let mut others = table.living().into_iter().filter_map(|of| Some((of, table.seating.player(of)?)));
    is_at_stake(table) && others.any(other)
}

/// The answers to what a seat is asked.
fn answers(table: &Table, seat: Seat, asked: Asked, buttons: &mut Vec<Button>) {
    let rules = &table.game;
    let plain = |does: AtGame, label: &str| at_table(table, does, label);
    let accept_draw = plain(AtGame::Say(Action::DrawAccept), text::buttons::ACCEPT_DRAW);
    match asked {
        Asked::Move => called_by_mover(table, seat, buttons),
        Asked::Lifeline { .. } => {
            let legal = rules.legal(seat).into_iter();
            buttons.extend(legal.filter_map(|own| {
                let choice = Action::from_word(&own.exact)?;
                Some(plain(AtGame::Say(choice), text::buttons::lifeline(&own.exact)))
            }));
        }
        // Where several are asked, one pair of buttons serves all of them.
        Asked::Draw if buttons.contains(&accept_draw) => {}
        Asked::Draw => {
            buttons.push(accept_draw);
            buttons.push(plain(AtGame::Say(Action::DrawDecline), text::buttons::DECLINE_DRAW));
        }
        Asked::Billi => buttons.push(plain(AtGame::Say(Action::Billi), text::buttons::AGREE_BILLI)),
        // Beside the holder's own moves.
        Asked::Denial { ends: false } => {}
        Asked::Denial { ends: true } => {
            buttons.extend(deny(table, seat));
            buttons.push(plain(AtGame::Say(Action::Allow), text::buttons::ALLOW));
            if rules.claimable().is_some() {
                buttons.push(plain(AtGame::Say(Action::DrawClaim), text::buttons::CLAIM_DRAW));
            }
        }
        // An offer of a pact is answered under its own message.
        Asked::Pact { .. } => {}
    }
}

fn called_by_mover(table: &Table, seat: Seat, buttons: &mut Vec<Button>) {
    let rules = &table.game;
    let plain = |does: AtGame, label: &str| at_table(table, does, label);
    let passes = rules.must_pass(seat);
    if !passes {
        buttons.push(plain(FIRST_MENU, text::buttons::MOVE));
    }
    buttons.extend(deny(table, seat));
    // Before that it is behind More.
    if rules.view().check.contains(&seat) {
        buttons.extend(defeat(table, seat));
    }
    if rules.claimable().is_some() {
        buttons.push(plain(AtGame::Say(Action::DrawClaim), text::buttons::CLAIM_DRAW));
    }
    if passes {
        buttons.push(plain(AtGame::Say(Action::Pass), text::buttons::PASS));
    }
}

/// What a seat can do besides moving: offers, and giving up; where there are `pictures`, also to see the board from another
/// side.
pub fn of_more(table: &Table, in_tournament: bool, seat: Seat, pictures: bool) -> Vec<Button> {
    let rules = &table.game;
    let plain = |does: AtGame, label: &str| at_table(table, does, label);
    let mut buttons = Vec::new();
    if rules.may(seat, Action::DrawOffer).is_ok() {
        buttons.push(plain(AtGame::Say(Action::DrawOffer), text::buttons::OFFER_DRAW));
    }
    let in_the_game = table.living().contains(&seat);
    let takes_back = in_the_game && table.has_takebacks() && !computer_declines(table, seat);
    if takes_back && table.kept_by_takeback(seat).is_some() {
        buttons.push(plain(AtGame::AskTakeback, text::buttons::ASK_TAKEBACK));
    }
    if in_the_game && table.can_be_paused() && !in_tournament {
        buttons.push(plain(AtGame::Pause { wanted: true }, text::buttons::ASK_PAUSE));
    }
    buttons.extend(of_pacts(table, seat));
    let asked_to_agree = rules.to_act().iter().any(|(asked, what)| asked == seat && what == Asked::Billi);
    if !asked_to_agree && rules.may(seat, Action::Billi).is_ok() {
        buttons.push(plain(AtGame::Say(Action::Billi), text::buttons::BILLI));
    }
    buttons.extend(defeat(table, seat));
    if rules.may(seat, Action::Resign).is_ok() {
        let ask = plain(AtGame::Ask(Surrender::Resign), text::buttons::RESIGN);
        buttons.push(Button { dangerous: true, ..ask });
    }
    if pictures {
        buttons.push(plain(AtGame::Turn, text::buttons::TURN));
    }
    buttons
}

/// The button that accepts defeat, after a question. In mode A it is resigning by another name (2.5.4), and no game goes on
/// for a button to tempt into.
fn defeat(table: &Table, seat: Seat) -> Option<Button> {
    let hunt_follows = table.is_hunt_to_come() && table.game.may(seat, Action::AcceptDefeat).is_ok();
    let ask = at_table(table, AtGame::Ask(Surrender::Defeat), text::buttons::DEFEAT);
    hunt_follows.then_some(Button { dangerous: true, ..ask })
}

/// The button of who may take the last move back, with what that would cost.
fn deny(table: &Table, seat: Seat) -> Option<Button> {
    let price = text::denial::price(&table.game, seat)?;
    let label = text::denial::button(price);
    Some(at_table(table, AtGame::Say(Action::Deny), &label))
}

/// What a seat can do about pacts without being asked, as buttons: offer one, read them all, withdraw its own offers and end pacts.
fn of_pacts(table: &Table, seat: Seat) -> Vec<Button> {
    let Some(ledger) = table.game.pacts().filter(|_| table.living().contains(&seat)) else {
        return Vec::new();
    };
    let mut buttons = vec![at_table(table, AtGame::DraftPact, text::buttons::OFFER_PACT)];
    if !ledger.pacts().is_empty() {
        buttons.push(at_table(table, AtGame::ListPacts, text::buttons::LIST_PACTS));
    }
    let may = |does: PactAnswer, pact: &PactNumber| table.game.may(seat, does.act(*pact)).is_ok();
    // The newest ones, where there are many.
    let numbers = || ledger.pacts().iter().rev().map(|pact| pact.number);
    let named = |pact, does, label: &str| at_table(table, AtGame::Pact { pact, does }, label);
    let own = numbers().filter(|pact| may(PactAnswer::Withdraw, pact)).take(SHOWN);
    buttons.extend(own.map(|pact| named(pact, PactAnswer::Withdraw, &text::buttons::withdraw_pact(pact))));
    let in_force = numbers().filter(|pact| may(PactAnswer::End, pact)).take(SHOWN);
    buttons.extend(in_force.map(|pact| {
        let end = named(pact, PactAnswer::End, &text::buttons::end_pact(pact));
        Button { dangerous: true, ..end }
    }));
    buttons
}
