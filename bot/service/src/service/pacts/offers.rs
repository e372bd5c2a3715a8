//! Pacts at a table: offers, answers and denunciations, what is told of them, and how players have kept their word.

use std::collections::BTreeMap;
use std::sync::atomic::Ordering;

use lasermate_domain::log::{NewRow, Verb};
use lasermate_domain::port::{AtGame, Button, Invocation, PactAnswer, PersonId, Post, Reply, RoomId};
use lasermate_domain::sessions::game::Game;
use lasermate_domain::sessions::typed::TypedAction;
use lasermate_engine::effect::Effect;
use lasermate_engine::game::Played;
use lasermate_engine::pact::{PactEffect, PactNumber};
use lasermate_engine::seat::Seat;
use lasermate_present::button::at_table;
use lasermate_present::picture::colour_of;
use lasermate_present::{text, variants};

use crate::service::pacts::draft::OfferDraft;
use crate::service::pacts::{forms, names, ticks};
use crate::service::state::Service;
use crate::service::use_case::{
    Call, Change, HandlerOutcome, HandlerResult, RoomPost, SeatedPlayer, ServiceError, refuse,
};

impl Service {
    /// `/pact`: everything about pacts, in public.
    pub(in crate::service) fn pact(&self, call: &Call<'_>, asked: &Invocation) -> HandlerResult {
        let get = |name: &str| asked.get(name).unwrap_or_default();
        let draft = OfferDraft {
            to: get("to"),
            terms: get("terms"),
            until: get("until"),
            stands: get("stands"),
            words: get("words"),
        };
        let action = asked.get("action").unwrap_or("list").to_ascii_lowercase();
        match action.as_str() {
            "list" if draft.to.is_empty() && draft.is_empty() => {
                let game = self.game_meant(call, None)?;
                Ok(list(call, &game))
            }
            "offer" if draft.is_empty() => {
                let seated = self.at_pact_table(call)?;
                Ok(HandlerOutcome::shown(forms::offer(&seated, draft.to)))
            }
            "offer" => {
                let seated = self.at_pact_table(call)?;
                let act = draft.offered(&seated.game.live);
                self.act(call, seated, TypedAction::pact(&act))
            }
            "counter" if draft.is_empty() => {
                let seated = self.at_pact_table(call)?;
                let number = number(&seated, &action, draft.to)?;
                Ok(HandlerOutcome::shown(forms::counter(&seated, number)))
            }
            "counter" => {
                let seated = self.at_pact_table(call)?;
                let number = number(&seated, &action, draft.to)?;
                let fields = draft.fields(&seated.game.live);
                self.act(call, seated, TypedAction::pact(&format!("pact-counter({number};{fields})")))
            }
            "accept" | "refuse" | "withdraw" | "denounce" => {
                let seated = self.at_pact_table(call)?;
                let number = number(&seated, &action, draft.to)?;
                self.act(call, seated, TypedAction::pact(&format!("pact-{action}({number})")))
            }
            _ => refuse(text::pacts::CHOOSE),
        }
    }

    /// The form of an offer, for whoever asks by a button.
    pub(in crate::service) fn draft_pact(&self, seated: &SeatedPlayer) -> HandlerResult {
        if seated.game.live.game.pacts().is_none() {
            return refuse(text::pacts::NOT_HERE);
        }
        Ok(HandlerOutcome::shown(forms::offer(seated, "")))
    }

    fn at_pact_table(&self, call: &Call<'_>) -> Result<SeatedPlayer, ServiceError> {
        let seated = self.seated(call)?;
        if seated.game.live.game.pacts().is_none() {
            return refuse(text::pacts::NOT_HERE);
        }
        Ok(seated)
    }

    /// Answers an offer, which was seen at a version. It is bound to the offer's number and not to the position; but a takeback
    /// takes offers back.
    pub(in crate::service) fn answer_pact(
        &self,
        call: &Call<'_>,
        seated: SeatedPlayer,
        (number, version): (PactNumber, u32),
        does: PactAnswer,
    ) -> HandlerResult {
        still_offered(&seated.game, version)?;
        match does {
            PactAnswer::Accept => {
                self.act(call, seated, TypedAction::pact(&format!("pact-accept({number})")))
            }
            PactAnswer::Refuse => {
                self.act(call, seated, TypedAction::pact(&format!("pact-refuse({number})")))
            }
            PactAnswer::Counter => {
                if let Err(refusal) =
                    seated.game.live.game.may(seated.seat, &format!("pact-refuse({number})"))
                {
                    return refuse(variants::refused(&seated.game.live.game, seated.seat, &refusal));
                }
                Ok(HandlerOutcome::shown(forms::counter(&seated, number)))
            }
            PactAnswer::Withdraw => {
                self.act(call, seated, TypedAction::pact(&format!("pact-withdraw({number})")))
            }
            PactAnswer::End => self.act(call, seated, TypedAction::pact(&format!("pact-denounce({number})"))),
        }
    }

    /// Makes an offer by its form; where it counters one, that was seen at a version.
    pub(in crate::service) fn offer_pact(
        &self,
        call: &Call<'_>,
        seated: SeatedPlayer,
        counters: Option<(PactNumber, u32)>,
        fields: &BTreeMap<String, String>,
    ) -> HandlerResult {
        let get = |name: &str| fields.get(name).map(|text| text.trim()).unwrap_or_default();
        if ["to", "promises", "terms", "until", "stands", "words"]
            .iter()
            .any(|name| get(name).chars().count() > usize::from(forms::FIELD_CHARS))
        {
            return refuse(text::pacts::LONG);
        }
        let to = counters.map_or_else(
            || names::addressees(&seated.game.live, get("to")),
            |(number, _)| number.to_string(),
        );
        let ticked = ticks::terms(&seated.game.live, (seated.seat, &to), get("promises"))?;
        let terms = format!("{ticked}{}", get("terms"));
        let draft = OfferDraft {
            to: get("to"),
            terms: &terms,
            until: get("until"),
            stands: get("stands"),
            words: get("words"),
        };
        match counters {
            Some((number, version)) => {
                still_offered(&seated.game, version)?;
                let fields = draft.fields(&seated.game.live);
                self.act(call, seated, TypedAction::pact(&format!("pact-counter({number};{fields})")))
            }
            None => {
                let act = draft.offered(&seated.game.live);
                self.act(call, seated, TypedAction::pact(&act))
            }
        }
    }

    /// What everybody reads of an act about pacts, with the buttons of the offer that is to be answered; `said` is what a
    /// computer says with it.
    pub(in crate::service) fn pact_posts(
        &self,
        game: &Game,
        played: &Played,
        said: Option<String>,
    ) -> Result<Vec<RoomPost>, ServiceError> {
        let live = &game.live;
        let offers = |effect: &Effect| matches!(effect, Effect::Pact(PactEffect::Offered { .. }));
        let word = match live.players.get(played.seat.index()) {
            Some(player) if played.effects.iter().any(offers) => {
                let record = self.word_kept(&live.server, &player.id)?;
                text::profile::word_of(player, record)
            }
            _ => String::new(),
        };
        let mut text = text::pacts::told(live, played, &word);
        if let Some(said) = said {
            text = format!("{text}\n{said}");
        }
        let (buttons, mention, offer) = answers(game, played);
        let watched = text::watching::watched(live.id, &text);
        let accent = offer.map(|(_, by)| colour_of(live.game.side(by)));
        let offer = offer.map(|(pact, _)| (live.id.0, pact.0));
        let post = Post { buttons, offer, accent, ..Post::of_words(text) }.mentioning(mention);
        let mut posts = vec![RoomPost::of_table(live.room.clone(), post.clone()).with_ways(&live.ways)];
        for room in self.store.watchers(live.id.0)? {
            if !self.tables.are_one(&room, &live.room) && !live.ways.contains(&room) {
                let post = Post { text: watched.clone(), buttons: Vec::new(), offer: None, ..post.clone() };
                let post = post.mentioning([]);
                posts.push(RoomPost::alone(room, post));
            }
        }
        Ok(posts)
    }

    /// Notes where an offer can be read, for the ledger (pacts.md P6).
    pub(in crate::service) fn note_link(
        &self,
        (post, room): (u64, &RoomId),
        game: u64,
        pact: PactNumber,
        link: &str,
    ) -> Result<(), ServiceError> {
        let known = |game: &Game| game.live.links.get(&pact.0).is_some_and(|links| links.contains_key(room));
        let game = self.game(game)?.filter(|game| !known(game));
        let (Some(game), Some(_)) = (game, self.store.owed_post(post)?) else {
            return Ok(self.store.delivered(post)?);
        };
        let mut game = Game::clone(&game);
        let row = NewRow {
            at: self.latest.load(Ordering::Relaxed).max(game.live.touched_at),
            server: game.live.server.clone(),
            room: room.clone(),
            person: None,
            challenge: None,
            seat: None,
            verb: Verb::Linked,
            body: format!("{pact} {link}"),
        };
        game.apply(&row)?;
        let at = row.at;
        let change =
            Change { game: Some(game.grown_by(vec![row])), arrived: Some(post), ..Change::default() };
        Ok(self.settle_clock(at, change)?)
    }

    /// `/balance`: what each side of the room's game has, for everybody.
    pub(in crate::service) fn balance(&self, call: &Call<'_>) -> HandlerResult {
        let game = self.game_meant(call, None)?;
        let live = game.live.seen_at(game.stamp(call.at()));
        let balance = live.game.balance();
        Ok(HandlerOutcome::shown(Reply::public(text::profile::balance(&live, &balance))))
    }
}

/// Every pact of a game, for everybody.
pub(in crate::service) fn list(call: &Call<'_>, game: &Game) -> HandlerOutcome {
    HandlerOutcome::shown(Reply::public(text::pacts::list(&game.live, &call.request.room)))
}

/// Refuses a button or a form about an offer that went with a takeback.
fn still_offered(game: &Game, version: u32) -> Result<(), ServiceError> {
    if version < game.taken_back { refuse(text::pacts::TAKEN_BACK) } else { Ok(()) }
}

/// The number of a pact as typed: `3`, `#3`, `pact 3`; an action of those that need one. The only offer that waits for an answer
/// can be accepted without.
fn number(seated: &SeatedPlayer, action: &str, typed: &str) -> Result<PactNumber, ServiceError> {
    let typed = typed.trim().to_lowercase();
    let digits = typed.strip_prefix("pact").unwrap_or(&typed).trim_start();
    let digits = digits.strip_prefix('#').unwrap_or(digits);
    // `+3` would be read as a number too.
    let digits = if digits.bytes().all(|byte| byte.is_ascii_digit()) { digits } else { "" };
    digits.parse().map(PactNumber).or_else(|_| {
        let game = &seated.game.live.game;
        let pacts = game.pacts().map(|ledger| ledger.pacts()).unwrap_or_default();
        // Whoever can refuse an offer can counter it.
        let verb = if action == "counter" { "refuse" } else { action };
        let may = |pact: &PactNumber| game.may(seated.seat, &format!("pact-{verb}({pact})")).is_ok();
        let possible: Vec<_> = pacts.iter().map(|pact| pact.number).filter(may).collect();
        match possible.as_slice() {
            [only] if action == "accept" && typed.is_empty() => Ok(*only),
            _ => refuse(text::pacts::which(action, &possible)),
        }
    })
}

/// Who has waited for what became of an offer, or is told that a pact ends: its parties but whoever did that.
fn concerned(game: &Game, played: &Played) -> Vec<PersonId> {
    let live = &game.live;
    let mut seats = Vec::new();
    for effect in &played.effects {
        let (number, all) = match *effect {
            Effect::Pact(PactEffect::Began { pact } | PactEffect::Denounced { pact, .. }) => (pact, true),
            Effect::Pact(PactEffect::Refused { pact, .. }) => (pact, false),
            _ => continue,
        };
        let Some(pact) = live.game.pacts().and_then(|ledger| ledger.pact(number)) else { continue };
        let told = |seat: &Seat| if all { pact.offer.is_party(*seat) } else { pact.offer.by == *seat };
        seats.extend(Seat::ALL.into_iter().filter(told));
    }
    live.people_in(Seat::ALL.into_iter().filter(|seat| *seat != played.seat && seats.contains(seat)))
}

/// The buttons under what was just offered, or is still to be answered, who is mentioned, and the offer's number with who makes it. Where only
/// computers are asked nobody could use the buttons, and nobody is called.
fn answers(game: &Game, played: &Played) -> (Vec<Button>, Vec<PersonId>, Option<(PactNumber, Seat)>) {
    let live = &game.live;
    let about = played.effects.iter().rev().find_map(|effect| match *effect {
        Effect::Pact(PactEffect::Offered { pact, .. } | PactEffect::Accepted { pact, .. }) => Some(pact),
        _ => None,
    });
    let pact = about.and_then(|number| live.game.pacts()?.pact(number));
    let Some(pact) = pact.filter(|pact| pact.is_offered()) else {
        return (Vec::new(), concerned(game, played), None);
    };
    let asked = live.people_in(Seat::ALL.into_iter().filter(|seat| pact.asks(*seat)));
    if asked.is_empty() {
        return (Vec::new(), asked, Some((pact.number, pact.offer.by)));
    }
    let named = |does, label: &str| at_table(live, AtGame::Pact { pact: pact.number, does }, label);
    let buttons = vec![
        named(PactAnswer::Accept, text::buttons::ACCEPT_PACT),
        named(PactAnswer::Refuse, text::buttons::REFUSE_PACT),
        named(PactAnswer::Counter, text::buttons::COUNTER_PACT),
    ];
    (buttons, asked, Some((pact.number, pact.offer.by)))
}
