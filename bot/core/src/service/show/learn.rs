//! Rules with worked examples, and demonstrations in pictures.

use lasermate_engine::any::{AnyGame, Legal};
use lasermate_engine::variants::{Preset, Setup};
use lasermate_render::scene::Theme;

use super::with_pictures;
use crate::command::offered;
use crate::port::DrawError;
use crate::port::{Intent, Menu, MenuOption, Picture, Reply};
use crate::present::move_preview::move_preview;
use crate::present::picture::{self, Look, Target};
use crate::present::snapshot::Snapshot;
use crate::present::text;
use crate::sessions::session::Session;
use crate::variants::rules::Parts;
use crate::variants::{self, demo, rules};

/// `/rules`: the rules of a game with pictures; of the room's game with its options where none is named. Where
/// they are told in parts, a menu leads from one to the next.
#[must_use]
pub fn rules(name: Option<&str>, part: Option<&str>, live: Option<&Session>, theme: Theme) -> Reply {
    let here = live.filter(|live| part.is_none() || variants::of(live.setup.choices()).parts().is_some());
    let in_parts = || rules::told_in_parts().map(|preset| preset.name);
    let name = name.or_else(|| part.filter(|_| here.is_none()).and_then(|_| in_parts()));
    let setup = match wanted(name, here) {
        Ok(setup) => setup,
        Err(refused) => return Reply::quiet(refused),
    };
    let told = match part.filter(|part| *part != rules::OVERVIEW) {
        None => Some(rules::rules(&setup)),
        Some(part) => variants::of(setup.choices()).part(part),
    };
    let Some(told) = told else { return Reply::quiet(rules::no_such_part()) };
    let pictures = told.examples.iter().filter_map(|example| {
        let mut setup = setup.clone();
        setup.position = example.position.map(str::to_owned);
        let (game, _) = played(&setup, example.moves)?;
        let title = setup.preset().title;
        Some(match example.selected {
            Some(piece) => drawn_with_ways(&game, title, theme, piece),
            None => drawn(&game, title, theme),
        })
    });
    let menus =
        variants::of(setup.choices()).parts().map(|parts| menu(parts, name.map(|_| setup.preset().name)));
    let reply = with_pictures(told.text.clone(), pictures.collect::<Vec<_>>());
    Reply { menus: menus.into_iter().collect(), ..reply }
}

/// The menu of the parts: of the game by its name, or of the room's.
fn menu(parts: &Parts, game: Option<&str>) -> Menu {
    let option = |word: &str, help: &str| MenuOption {
        label: word.to_owned(),
        value: word.to_owned(),
        help: help.to_owned(),
    };
    let options = parts.words.iter().map(|(word, help)| option(word, help));
    Menu {
        id: Intent::Rules { game: game.map(str::to_owned), part: None }.id(),
        prompt: parts.which.to_owned(),
        options: options.chain([option(rules::OVERVIEW, parts.overview)]).collect(),
    }
}

/// `/demo`: a short game in pictures, with a sentence for each.
#[must_use]
pub fn demo(name: Option<&str>, theme: Theme) -> Reply {
    let setup = match wanted(name, None) {
        Ok(setup) => setup,
        Err(refused) => return Reply::quiet(refused),
    };
    let shown = demo::demo(&setup);
    let Some(preset) = Preset::named(shown.game) else {
        return Reply::quiet(text::no_such_game(shown.game));
    };
    let mut line = String::new();
    let (mut deeds, mut pictures) = (Vec::new(), Vec::new());
    for (words, _) in shown.steps {
        line = format!("{line} {words}");
        let Some((game, sans)) = played(&preset.demonstration(), &line) else { break };
        let count = words.split_whitespace().count();
        deeds.push(sans[sans.len().saturating_sub(count)..].join(" "));
        pictures.push(drawn(&game, preset.title, theme));
    }
    with_pictures(demo::words(shown, preset.title, &deeds), pictures)
}

/// The table that is meant: by its name, else the room's, else the first game of the list.
fn wanted(name: Option<&str>, live: Option<&Session>) -> Result<Setup, String> {
    match (name, live) {
        (Some(name), _) => {
            let setup = Preset::named(name).map(Setup::new);
            setup.ok_or_else(|| text::no_such_game(name))
        }
        (None, Some(live)) => {
            let mut setup = live.setup.clone();
            setup.position = None;
            Ok(setup)
        }
        (None, None) => offered().next().map(Setup::new).ok_or_else(|| text::no_such_game("")),
    }
}

/// The game after a list of moves, and the moves as players write them.
fn played(setup: &Setup, moves: &str) -> Option<(AnyGame, Vec<String>)> {
    let mut game = AnyGame::new(setup).ok()?;
    let mut sans = Vec::new();
    for word in moves.split_whitespace() {
        // Without turns a word begins with its time (notation.md).
        let stamped = word.split_once(':').and_then(|(ms, rest)| Some((ms.parse().ok()?, rest)));
        let (at, word) = stamped.unwrap_or((0, word));
        let addressed = game.address(word).ok()?;
        sans.push(game.try_text(addressed.seat, addressed.text, at).ok()?.san);
    }
    Some((game, sans))
}

/// The board of a game after some moves; `None` where they cannot be played.
pub(super) fn pictured(setup: &Setup, moves: &str, theme: Theme) -> Option<Result<Picture, DrawError>> {
    let (game, _) = played(setup, moves)?;
    Some(drawn(&game, setup.preset().title, theme))
}

fn drawn(game: &AnyGame, title: &str, theme: Theme) -> Result<Picture, DrawError> {
    picture::png(&Snapshot::of_game(game, title), Look::public(theme))
}

/// The same with all that the piece on a cell can do.
fn drawn_with_ways(game: &AnyGame, title: &str, theme: Theme, piece: &str) -> Result<Picture, DrawError> {
    let showing = Snapshot::of_game(game, title);
    let mesh = showing.view.mesh;
    let Some((seat, cell)) = game.to_act().mover().zip(mesh.cell_named(piece)) else {
        return drawn(game, title, theme);
    };
    let mut ways = game.legal_routes(seat);
    ways.retain(|legal| legal.from == piece);
    let takes = |legal: &Legal| move_preview(game, seat, legal.clone()).takes;
    let targets: Vec<_> = ways.iter().filter_map(|legal| Target::of(mesh, legal, takes(legal))).collect();
    picture::png_targets(&showing, Look::public(theme), cell, &targets)
}
