//! What everybody reads of pacts, and where it can be read.

use lasermate_domain::port::{AtGame, Button, PactAnswer, PersonId, Post, ServerId};
use lasermate_domain::tables::table::Table;
use lasermate_engine::effect::Effect;
use lasermate_engine::game::Played;
use lasermate_engine::pact::{PactEffect, PactNumber, Record};
use lasermate_engine::seat::Seat;
use lasermate_present::button::at_table;
use lasermate_present::picture::colour_of;
use lasermate_present::text;

use crate::use_cases::change::{RoomPost, ServiceError};
use crate::world::World;

/// What everybody reads of an act about pacts, with the buttons of the offer that is to be answered; `said` is what a
/// computer says with it.
pub(crate) fn pact_posts(
    world: &World,
    table: &Table,
    played: &Played,
    said: Option<String>,
) -> Result<Vec<RoomPost>, ServiceError> {
    let offers = |effect: &Effect| matches!(effect, Effect::Pact(PactEffect::Offered { .. }));
    let word = match table.seating.player(played.seat) {
        Some(player) if played.effects.iter().any(offers) => {
            let here = table.game.pacts().map(|ledger| ledger.record(played.seat)).unwrap_or_default();
            text::profile::word_of(player, word_kept(world, &table.server, &player.id)? + here)
        }
        _ => String::new(),
    };
    let mut text = text::pacts::told(table, played, &word);
    if let Some(said) = said {
        text = format!("{text}\n{said}");
    }
    let (buttons, mention, offer) = answers(table, played);
    let watched = text::watching::watched(table.id.to_string(), &text);
    let accent = offer.map(|(_, by)| colour_of(table.game.side(by)));
    let offer = offer.map(|(pact, _)| (table.id.0, pact.0));
    let post = Post { buttons, offer, accent, ..Post::of_words(text) }.mentioning(mention);
    let mut posts = vec![RoomPost::of_table(table.room.clone(), post.clone()).with_ways(&table.ways)];
    for room in world.store.watchers(table.id.0)? {
        if !world.tables.are_one(&room, &table.room) && !table.ways.contains(&room) {
            let post = Post { text: watched.clone(), buttons: Vec::new(), offer: None, ..post.clone() };
            let post = post.mentioning([]);
            posts.push(RoomPost::alone(room, post));
        }
    }
    Ok(posts)
}

/// How somebody has kept their word over the finished games of a server (pacts.md P7).
fn word_kept(world: &World, server: &ServerId, who: &PersonId) -> Result<Record, ServiceError> {
    Ok(match world.store.number_of(who)? {
        Some(no) => record(world.store.summary(server, no)?.pacts),
        None => Record::default(),
    })
}

/// Who has waited for what became of an offer, or is told that a pact ends: its parties but whoever did that.
fn concerned(table: &Table, played: &Played) -> Vec<PersonId> {
    let mut seats = Vec::new();
    for effect in &played.effects {
        let (number, all) = match *effect {
            Effect::Pact(PactEffect::Began { pact } | PactEffect::Denounced { pact, .. }) => (pact, true),
            Effect::Pact(PactEffect::Refused { pact, .. }) => (pact, false),
            _ => continue,
        };
        let Some(pact) = table.game.pacts().and_then(|ledger| ledger.pact(number)) else { continue };
        let told = |seat: &Seat| if all { pact.offer.is_party(*seat) } else { pact.offer.by == *seat };
        seats.extend(Seat::ALL.into_iter().filter(told));
    }
    table.people_in(Seat::ALL.into_iter().filter(|seat| *seat != played.seat && seats.contains(seat)))
}

/// The buttons under what was just offered, or is still to be answered, who is mentioned, and the offer's number with who makes it. Where only
/// computers are asked nobody could use the buttons, and nobody is called.
fn answers(table: &Table, played: &Played) -> (Vec<Button>, Vec<PersonId>, Option<(PactNumber, Seat)>) {
    let about = played.effects.iter().rev().find_map(|effect| match *effect {
        Effect::Pact(PactEffect::Offered { pact, .. } | PactEffect::Accepted { pact, .. }) => Some(pact),
        _ => None,
    });
    let pact = about.and_then(|number| table.game.pacts()?.pact(number));
    let Some(pact) = pact.filter(|pact| pact.is_offered()) else {
        return (Vec::new(), concerned(table, played), None);
    };
    let asked = table.people_in(Seat::ALL.into_iter().filter(|seat| pact.asks(*seat)));
    if asked.is_empty() {
        return (Vec::new(), asked, Some((pact.number, pact.offer.by)));
    }
    let named = |does, label: &str| at_table(table, AtGame::Pact { pact: pact.number, does }, label);
    let buttons = vec![
        named(PactAnswer::Accept, text::buttons::ACCEPT_PACT),
        named(PactAnswer::Refuse, text::buttons::REFUSE_PACT),
        named(PactAnswer::Counter, text::buttons::COUNTER_PACT),
    ];
    (buttons, asked, Some((pact.number, pact.offer.by)))
}

pub(crate) fn record([made, kept, denounced, broken, void]: [u32; 5]) -> Record {
    Record { made, kept, denounced, broken, void }
}
