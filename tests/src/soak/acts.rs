//! What the people at a table may do in a position, and what must be found of it.

use lasermate_engine::action::Asked;
use lasermate_engine::any::AnyGame;
use lasermate_engine::seat::Seat;

use super::asking::Trace;
use super::table::Position;
use crate::dice::Dice;
use crate::program::Player;

/// Something a person may do.
#[derive(Clone, Debug)]
pub struct Act {
    /// Who, by their place among the table's people.
    pub who: usize,
    /// The line that does it.
    pub line: String,
    /// The verb of the button that does the same.
    pub button: Option<&'static str>,
    /// What must be found of it.
    pub trace: Trace,
}

/// What must be found of the press of a button that was accepted.
pub fn trace_of_press(button: &str) -> Trace {
    let mut parts = button.splitn(4, ':');
    let verb = parts.next().unwrap_or_default();
    let played = |body: &str| Trace::Exactly("play", Some(body.to_owned()));
    match verb {
        "pick" | "more" | "hint" | "turn" | "form-counter" | "rules" | "replay" | "record" => Trace::Nothing,
        "draw-offer" | "draw-accept" | "draw-decline" | "draw-claim" | "deny" | "allow" | "billi"
        | "pass" | "resign" | "accept-defeat" | "lifeline-pass" | "lifeline-reflect" | "lifeline-stop"
        | "lifeline-none" => played(verb),
        "takeback-decline" => Trace::Exactly("takeback-decline", None),
        "takeback-ask" => Trace::Exactly("takeback-ask", None),
        "defeat-ask" | "resign-ask" => Trace::Exactly("confirm", None),
        "claim-win" | "claim-draw" | "claim-wait" => Trace::Exactly("claim", None),
        _ => Trace::Row,
    }
}

/// What those may do who are asked something, and what anybody may do now and then. Empty where only computers are asked.
pub fn choose(
    dice: &mut Dice,
    position: &Position,
    people: &[Player],
    takeback: bool,
    tired: bool,
) -> Vec<Act> {
    let game = &position.record.game;
    let names = &position.record.players;
    let who = |seat: Seat| {
        let name = names.get(seat.index())?;
        people.iter().position(|player| player.name == *name)
    };
    let guests: Vec<_> = (0..people.len()).filter(|who| !names.contains(&people[*who].name)).collect();
    let seats: Vec<_> =
        Seat::ALL.into_iter().take(game.sides().len()).filter_map(|seat| Some((seat, who(seat)?))).collect();
    let mut acts = Vec::new();
    for (seat, asked) in game.to_act().iter() {
        let Some((_, who)) = seats.iter().find(|(own, _)| *own == seat) else { continue };
        answer(dice, game, seat, *who, asked, &mut acts);
    }
    let mut seldom = |one_in: usize| dice.below(one_in) == 0;
    for (seat, who) in &seats {
        let act = |line: &str, trace: Trace| Act { who: *who, line: line.to_owned(), button: None, trace };
        let played = |body: &str| Trace::Exactly("play", Some(body.to_owned()));
        let answers_to_pause = ["/pause accept", "/pause resume", "/pause decline"]
            [usize::from(seldom(2)) + usize::from(seldom(3))];
        if seldom(10) && game.may(*seat, "draw-offer").is_ok() {
            acts.push(act("/draw offer", played("draw-offer")));
        }
        if seldom(14) {
            acts.push(act("/takeback ask", Trace::Exactly("takeback-ask", None)));
        }
        if takeback && seldom(2) {
            let answer = if seldom(2) { "accept" } else { "decline" };
            let button = if answer == "accept" { "takeback-accept" } else { "takeback-decline" };
            let act = act(&format!("/takeback {answer}"), Trace::Row);
            acts.push(Act { button: Some(button), ..act });
        }
        if seldom(25) {
            acts.push(act("/pause", Trace::Row));
        }
        if seldom(8) {
            acts.push(act(answers_to_pause, Trace::Row));
        }
        if seldom(40) && !guests.is_empty() {
            let guest = guests[0];
            acts.push(act(&format!("/substitute @{}", people[guest].name), Trace::Row));
        }
        if seldom(30) && game.may(*seat, "billi").is_ok() {
            acts.push(Act { button: Some("billi"), ..act("/billi", played("billi")) });
        }
        if seldom(60) {
            acts.push(act("/claim wait", Trace::Exactly("claim", None)));
        }
        if tired && seldom(3) || seldom(250) {
            acts.push(act("/resign", Trace::Exactly("confirm", None)));
        }
        if game.pacts().is_some() && seldom(5) {
            acts.push(act(&pact(*seat, game, seldom(2)), Trace::Row));
        }
    }
    for guest in guests {
        let line = if dice.below(3) > 0 { "/substitute accept" } else { "/substitute decline" };
        if dice.below(12) == 0 {
            acts.push(Act { who: guest, line: line.to_owned(), button: None, trace: Trace::Row });
        }
    }
    acts
}

/// An offer to one of the others, or an end of a pact.
fn pact(seat: Seat, game: &AnyGame, offer: bool) -> String {
    let mut others = Seat::ALL.into_iter().rev().filter(|other| *other != seat);
    let to = others.next().map(|other| game.side(other).name()).unwrap_or_default();
    if offer {
        return format!("/pact offer {to} \"each peace\" words:\"on my honour\"");
    }
    let newest = game.pacts().map_or(0, |ledger| ledger.pacts().len());
    format!("/pact denounce {newest}")
}

fn answer(dice: &mut Dice, game: &AnyGame, seat: Seat, who: usize, asked: Asked, acts: &mut Vec<Act>) {
    let mut push = |line: String, button: Option<&'static str>, body: &str| {
        let trace = Trace::Exactly("play", Some(body.to_owned()));
        acts.push(Act { who, line, button, trace });
    };
    match asked {
        Asked::Move => {
            // Who loses by their own move is asked once more, which is no action yet.
            let suicidal = game.unlisted(seat);
            let legal = game.legal(seat);
            for _ in 0..3 {
                let Some(chosen) = legal.get(dice.below(legal.len())) else { break };
                if !suicidal.contains(&chosen.exact) {
                    push(format!("/move {}", chosen.exact), None, &chosen.exact);
                }
            }
            if game.may(seat, "deny").is_ok() && dice.below(2) == 0 {
                push("/deny".to_owned(), Some("deny"), "deny");
            }
            if game.claimable().is_some() {
                push("/draw claim".to_owned(), Some("draw-claim"), "draw-claim");
            }
        }
        Asked::Lifeline { .. } => {
            for legal in game.legal(seat) {
                let word = legal.exact.trim_start_matches("lifeline-");
                push(format!("/lifeline {word}"), button_of(&legal.exact), &legal.exact);
            }
        }
        Asked::Draw if dice.below(12) == 0 => {
            push("/draw accept".to_owned(), Some("draw-accept"), "draw-accept")
        }
        Asked::Draw => {
            // Asked for often: an answer that left no trace was once seen here.
            for _ in 0..3 {
                push("/draw decline".to_owned(), Some("draw-decline"), "draw-decline");
            }
        }
        Asked::Billi => push("/billi".to_owned(), Some("billi"), "billi"),
        Asked::Denial { .. } => {
            push("/deny".to_owned(), Some("deny"), "deny");
            push("/allow".to_owned(), Some("allow"), "allow");
        }
        Asked::Pact { pact } => {
            let answer = if dice.below(3) > 0 { "accept" } else { "refuse" };
            push(format!("/pact {answer} {pact}"), None, &format!("pact-{answer}({pact})"));
        }
    }
}

fn button_of(exact: &str) -> Option<&'static str> {
    ["lifeline-pass", "lifeline-reflect", "lifeline-stop", "lifeline-none"]
        .into_iter()
        .find(|word| *word == exact)
}
