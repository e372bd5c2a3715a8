//! A list of people that somebody keeps, as who is blocked in a room or muted by a person; and whom its commands name.

use std::collections::BTreeMap;

use lasermate_domain::escape::plain;
use lasermate_domain::log::PersonNo;
use lasermate_domain::port::{Invocation, Person};
use lasermate_domain::tables::computers::is_computer;
use lasermate_present::text;
use lasermate_present::text::people_list::ListWords;

use crate::store::StoreError;
use crate::use_cases::change::{Call, ServiceError, refuse};
use crate::use_cases::lobby::{lookup, open_challenge};
use crate::world::World;

pub(crate) struct PeopleList {
    pub(crate) people: BTreeMap<PersonNo, Person>,
    words: &'static ListWords,
}

impl PeopleList {
    pub(crate) fn read(
        world: &World,
        numbers: Vec<PersonNo>,
        words: &'static ListWords,
    ) -> Result<Self, StoreError> {
        let people = numbers.into_iter().map(|no| Ok((no, world.store.person(no)?)));
        Ok(Self { people: people.collect::<Result<_, StoreError>>()?, words })
    }

    /// Everybody on it, in a sentence.
    pub(crate) fn told(self) -> String {
        text::people_list::told(&self.people.into_values().collect::<Vec<_>>(), self.words)
    }

    /// The name in a command, of a player or of anybody whom the network names.
    pub(crate) fn named<'a>(&self, asked: &'a Invocation) -> Result<Option<&'a str>, ServiceError> {
        match (asked.get("player"), asked.get("person")) {
            (Some(_), Some(_)) => refuse(text::people_list::one_at_a_time(self.words)),
            (player, person) => Ok(player.or(person)),
        }
    }

    /// Who is to be put on it: neither the asker nor a computer.
    pub(crate) fn another(
        &self,
        world: &World,
        call: &Call<'_>,
        name: &str,
    ) -> Result<(PersonNo, Person), ServiceError> {
        let nobody = text::people_list::nobody_called;
        let (no, person) = one_called(world, call, name, at_the_table(world, call)?, nobody)?;
        if person.id == call.request.who.id {
            return refuse(text::people_list::not_yourself(self.words));
        }
        if is_computer(&person.id) {
            return refuse(nobody(name));
        }
        if self.people.contains_key(&no) {
            return refuse(text::people_list::already(&person, self.words));
        }
        Ok((no, person))
    }

    /// Who is to be taken off it.
    pub(crate) fn listed(
        self,
        world: &World,
        call: &Call<'_>,
        asked: &Invocation,
    ) -> Result<(PersonNo, Person), ServiceError> {
        let Some(name) = self.named(asked)? else { return refuse(text::people_list::whom(self.words)) };
        let numbers: Vec<_> = self.people.keys().copied().collect();
        let nobody = |name: &str| text::people_list::nobody_listed(name, self.words);
        let (no, person) = one_called(world, call, name, self.people, nobody)?;
        if numbers.contains(&no) {
            Ok((no, person))
        } else {
            refuse(text::people_list::not_listed(&person, self.words))
        }
    }
}

/// Who sits, offers a game or is asked for one at the table, or has done so last.
fn at_the_table(world: &World, call: &Call<'_>) -> Result<BTreeMap<PersonNo, Person>, ServiceError> {
    let mut there = Vec::new();
    for room in world.tables.rooms_of(&call.request.room) {
        for id in [world.store.live_game(&room)?, world.store.last_game(&room)?].into_iter().flatten() {
            let table = world.readable(id)?.filter(|table| world.is_seen_from(&call.request.room, table));
            there.extend(table.iter().flat_map(|table| table.seating.numbers.clone()));
        }
    }
    for row in lookup::table_challenges(world, &call.request.room)? {
        there.extend([Some(row.challenger), row.opponent].into_iter().flatten());
        if let Ok(standing) = open_challenge::standing(world, row) {
            there.extend(standing.terms.sitters.iter().map(|sitter| PersonNo(sitter.person)));
        }
    }
    let mut people = BTreeMap::new();
    for no in there {
        let person = world.store.person(no)?;
        if !is_computer(&person.id) {
            people.insert(no, person);
        }
    }
    Ok(people)
}

/// The one of some people who is called so, or somebody of the asker's own network by their id or their mention, with or without
/// the network before it. `nobody` says that there is none.
fn one_called(
    world: &World,
    call: &Call<'_>,
    typed: &str,
    among: BTreeMap<PersonNo, Person>,
    nobody: impl Fn(&str) -> String,
) -> Result<(PersonNo, Person), ServiceError> {
    let typed = typed.trim();
    let network = call.request.room.network();
    let id = typed.trim_start_matches("<@").trim_start_matches('!').trim_end_matches('>');
    // What can only be a mention or an id of the network; any other word is a name.
    let mention = typed.starts_with("<@") || (typed.starts_with('@') && typed.contains(':'));
    let full = mention.then(|| format!("{network}:{id}"));
    for id in std::iter::once(id).chain(full.as_deref()) {
        if let Some(found) = lookup::somebody(world, call, id)? {
            return Ok(found);
        }
    }
    let bare = typed.trim_start_matches('@').to_lowercase();
    let is_called = |person: &Person| {
        let shown = text::person::render(&text::person::named(person), network).replace('\\', "");
        [plain(&person.name).to_lowercase(), shown.to_lowercase()].contains(&bare)
    };
    let mut found: Vec<_> = among.into_iter().filter(|(_, person)| is_called(person)).collect();
    match (found.pop(), found.is_empty()) {
        (Some(one), true) => Ok(one),
        (Some(one), false) => {
            found.push(one);
            let people: Vec<_> = found.into_iter().map(|(_, person)| person).collect();
            refuse(text::tables::which(&people))
        }
        (None, _) => refuse(nobody(typed)),
    }
}
