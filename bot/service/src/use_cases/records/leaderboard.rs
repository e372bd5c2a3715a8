//! `/leaderboard`: who leads in a game, on this server or among those who want to be listed everywhere.

use lasermate_domain::command::offered;
use lasermate_domain::log::{PersonNo, Verb};
use lasermate_domain::port::{
    Invocation, Leader, Leaders, Linkability, Person, Picture, PinnedPicture, PinnedWhat, Reply,
};
use lasermate_domain::ratings::{Category, RatingRow, Tempo, is_provisional, points};
use lasermate_engine::variants::Preset;
use lasermate_present::{picture, text};
use lasermate_render::scene::Theme;

use crate::store::{DerivedChange, StoreError};
use crate::use_cases::change::{Call, Change, HandlerOutcome, HandlerResult, ServiceError, refuse};
use crate::use_cases::rooms::settings;
use crate::world::World;

/// How many are shown. Whoever asks is shown below them, wherever they stand.
const SHOWN: usize = 10;
/// Whoever has met fewer others has no place yet: nobody comes first by games against one friend (fair.md F12).
const OPPONENTS: usize = 3;

/// `/leaderboard`: a table of ratings, or whether the asker wants to be in the one of all servers.
pub(crate) fn leaderboard(world: &World, call: &Call<'_>, asked: &Invocation) -> HandlerResult {
    match asked.get("me").map(str::to_ascii_lowercase).as_deref() {
        None => {}
        Some("list") => return list_me(call, true),
        Some("hide") => return list_me(call, false),
        Some(_) => return refuse(text::ratings::LIST_OR_HIDE),
    }
    let everywhere = match asked.get("of").map(str::to_ascii_lowercase).as_deref() {
        None | Some("server") => false,
        Some("all") => true,
        Some(_) => return refuse(text::ratings::SERVER_OR_ALL),
    };
    let category = category_meant(world, call, asked, everywhere)?;
    let mut rows = Vec::new();
    for row in rated(world, call, &category, everywhere)? {
        let placed =
            !is_provisional(&row.skill) && world.store.opponents(row.person, &category)? >= OPPONENTS;
        rows.push((placed, row));
    }
    // Who is still being placed comes after those whose rating is settled.
    rows.sort_by_key(|(placed, row)| (!placed, std::cmp::Reverse(row.skill.rating), row.person));
    let game = text::ratings::category(&category);
    // A direct chat is a community of its own.
    let direct = call.request.can.link == Linkability::Direct;
    if rows.is_empty() {
        return Ok(HandlerOutcome::shown(Reply::public(text::ratings::nobody_yet(
            &game, everywhere, direct,
        ))));
    }
    let own = rows.iter().position(|(_, row)| row.person == call.who).filter(|place| *place >= SHOWN);
    let shown = rows.iter().enumerate().take(SHOWN).chain(own.map(|place| (place, &rows[place])));
    let leaders = Leaders {
        game,
        everywhere,
        direct,
        asker: call.who.0,
        rows: shown.map(|(index, (placed, row))| leader(index, row, *placed)).collect(),
    };
    let people = named_leaders(world, &leaders)?;
    let mut reply = Reply::public(text::ratings::leaders(&people, &leaders));
    reply.pictures.push(drawn_table(&people, &leaders, settings::theme(world, &call.request.room)?));
    Ok(HandlerOutcome::shown(reply))
}

fn rated(
    world: &World,
    call: &Call<'_>,
    category: &Category,
    everywhere: bool,
) -> Result<Vec<RatingRow>, StoreError> {
    if everywhere {
        world.store.ratings_listed(category)
    } else {
        world.store.ratings_on(&call.request.server, category)
    }
}

/// The game that is asked for, else what is rated most on the server; where no tempo is said, that in which it is rated most.
fn category_meant(
    world: &World,
    call: &Call<'_>,
    asked: &Invocation,
    everywhere: bool,
) -> Result<Category, ServiceError> {
    let tempo = match asked.get("tempo") {
        None => None,
        Some(word) => match Tempo::from_word(word) {
            Some(tempo) => Some(tempo),
            None => return refuse(text::ratings::WHICH_TEMPO),
        },
    };
    let variant = match asked.get("game") {
        Some(name) => match Preset::named(name) {
            Some(preset) => preset.name.to_owned(),
            None => return refuse(text::no_such_game(name)),
        },
        None => match world.store.rated_most(&call.request.server)? {
            Some(most) => most.variant,
            None => offered().next().map_or_else(String::new, |preset| preset.name.to_owned()),
        },
    };
    if let Some(tempo) = tempo {
        return Ok(Category { variant, tempo });
    }
    let (mut most, mut meant) = (0, Category { variant, tempo: Tempo::Untimed });
    for tempo in Tempo::ALL {
        let category = Category { tempo: *tempo, ..meant.clone() };
        let games = rated(world, call, &category, everywhere)?.iter().map(|row| u64::from(row.games)).sum();
        if games > most {
            (most, meant) = (games, category);
        }
    }
    Ok(meant)
}

fn list_me(call: &Call<'_>, listed: bool) -> HandlerResult {
    Ok(Change::of(
        text::ratings::listed(listed).to_owned(),
        call.row(Verb::Listed, if listed { "yes" } else { "no" }),
        DerivedChange::Listed(call.who, listed),
    )
    .into())
}

fn named_leaders(world: &World, leaders: &Leaders) -> Result<Vec<Person>, StoreError> {
    leaders.rows.iter().map(|row| world.store.person(PersonNo(row.person))).collect()
}

/// The picture of a table, with the names that people have now.
pub(crate) fn table_of_leaders(
    world: &World,
    leaders: &Leaders,
    theme: Theme,
) -> Result<Picture, ServiceError> {
    Ok(drawn_table(&named_leaders(world, leaders)?, leaders, theme))
}

fn drawn_table(people: &[Person], leaders: &Leaders, theme: Theme) -> Picture {
    let drawn = picture::leaders(people, leaders, theme);
    let (what, light) = (PinnedWhat::Leaders(leaders.clone()), theme == Theme::Light);
    Picture { pinned: Some(PinnedPicture::of(what, light)), ..drawn }
}

fn leader(index: usize, row: &RatingRow, placed: bool) -> Leader {
    Leader {
        place: index + 1,
        person: row.person.0,
        points: i32::try_from(points(row.skill.rating)).unwrap_or(0),
        provisional: !placed,
        games: row.games,
    }
}
