//! Rules with worked examples, and demonstrations in pictures.

use lasermate_domain::command::{ALL_PARTS, offered};
use lasermate_domain::port::{Button, DrawError, Intent, Menu, MenuOption, Picture, Reply};
use lasermate_domain::tables::table::Table;
use lasermate_engine::any::{AnyGame, Legal};
use lasermate_engine::variants::{Preset, Setup};
use lasermate_render::scene::Theme;

use super::reply::with_pictures;
use crate::button::button;
use crate::language::Language;
use crate::move_preview::move_preview;
use crate::picture::{self, PictureStyle, Target};
use crate::snapshot::PositionSnapshot;
use crate::text::{self, games};
use crate::variants::demo::Demo;
use crate::variants::page::{Example, ExampleWords, RulesText};
use crate::variants::rules::RuleParts;
use crate::variants::{self, demo, exercise, rules};

/// What of the rules is asked for.
#[derive(Clone, Copy, Debug, Default)]
pub struct Lesson<'a> {
    /// The game by its name; the room's where none is named.
    pub game: Option<&'a str>,
    /// A part of the rules.
    pub part: Option<&'a str>,
    /// The page, from 0.
    pub page: usize,
}

/// The table whose rules are asked for, and the part of them; the refusal where there is none.
fn asked_for(asked: Lesson<'_>, table: Option<&Table>) -> Result<(Setup, Option<RulesText>), String> {
    let Lesson { game: name, part, .. } = asked;
    let here = table.filter(|table| part.is_none() || variants::of(table.setup.choices()).parts().is_some());
    let in_parts = || rules::told_in_parts().map(|preset| preset.name);
    let name = name.or_else(|| part.filter(|_| here.is_none()).and_then(|_| in_parts()));
    let setup = wanted(name, here)?;
    let Some(part) = part else { return Ok((setup, None)) };
    match rules::part(&setup, part) {
        Some(told) => Ok((setup, Some(told))),
        None => Err(rules::no_such_part(Some(setup.preset().name), part)),
    }
}

/// The same with the values of `part` that name none taken out.
fn whole_or_part(asked: Lesson<'_>) -> Lesson<'_> {
    let named =
        |part: &&str| !part.eq_ignore_ascii_case(rules::OVERVIEW) && !part.eq_ignore_ascii_case(ALL_PARTS);
    Lesson { part: asked.part.filter(named), ..asked }
}

/// `/rules` all at once: the rules of a game with all their pictures; of the room's game with its options where none is named.
/// Where they are told in parts, a menu leads from one to the next.
pub fn rules(asked: Lesson<'_>, table: Option<&Table>, theme: Theme, language: &Language) -> Reply {
    let asked = whole_or_part(asked);
    let (setup, told) = match asked_for(asked, table) {
        Ok(found) => found,
        Err(refused) => return Reply::quiet(refused),
    };
    let told = told.unwrap_or_else(|| rules::rules(&setup, language));
    let pictures = told.examples.iter().filter_map(|example| shown(&setup, example, theme));
    let reply = with_pictures(told.text.clone(), pictures.collect::<Vec<_>>());
    Reply { menus: menu_of(&setup, asked).into_iter().collect(), ..reply }
}

/// `/rules` page by page: a few sentences and their picture, with buttons to the other pages, and from the last one to the
/// exercises.
pub fn rules_page(asked: Lesson<'_>, table: Option<&Table>, theme: Theme, language: &Language) -> Reply {
    let asked = whole_or_part(asked);
    let (setup, told) = match asked_for(asked, table) {
        Ok(found) => found,
        Err(refused) => return Reply::quiet(refused),
    };
    let part = told.and(asked.part);
    let pages = match part {
        None => rules::pages(&setup, language),
        Some(part) => rules::pages_of_part(&setup, part, language),
    };
    let page = asked.page.min(pages.len().saturating_sub(1));
    let Some(this) = pages.get(page) else {
        return Reply::quiet(rules::no_such_part(asked.game, asked.part.unwrap_or_default()));
    };
    let to = |page| Intent::Rules {
        game: asked.game.map(|_| setup.preset().name.to_owned()),
        part: asked.part.map(str::to_owned),
        page,
    };
    let mut buttons = turning(page, pages.len(), to);
    if page + 1 == pages.len() && !variants::of(setup.choices()).exercises().is_empty() {
        let first = Intent::Exercise { game: setup.preset().name.to_owned(), number: 0, answer: None };
        buttons.push(button(&first, text::buttons::EXERCISES));
    }
    let picture = this.example.as_ref().and_then(|example| shown(&setup, example, theme));
    let title =
        text::lessons::title(&games::title(setup.preset()), asked.part.map(|part| part_name(&setup, part)));
    let words = rules::by_sides(&setup, &text::lessons::rules(&title, &pages, page));
    let reply = with_pictures(words, picture);
    let menu = menu_of(&setup, asked).filter(|_| page == 0);
    Reply { menus: menu.into_iter().collect(), buttons, ..reply }
}

/// The buttons to the pages before and after one.
fn turning(page: usize, pages: usize, to: impl Fn(usize) -> Intent) -> Vec<Button> {
    let before = page.checked_sub(1).map(|before| button(&to(before), text::buttons::BACK));
    let after = (page + 1 < pages).then(|| button(&to(page + 1), text::buttons::NEXT));
    before.into_iter().chain(after).collect()
}

/// The game of an example; `None` where its moves cannot be played at this table.
fn reached(setup: &Setup, example: &Example) -> Option<AnyGame> {
    let mut setup = if example.demonstrates { setup.preset().demonstration() } else { setup.clone() };
    setup.position = example.position.map(str::to_owned);
    played(&setup, example.moves).map(|(game, _)| game)
}

/// The picture of an exercise that is not solved: whether a king is in check may be what is asked.
fn unsolved(setup: &Setup, example: &Example, theme: Theme) -> Option<Result<Picture, DrawError>> {
    let game = reached(setup, example)?;
    let showing = PositionSnapshot::check_untold(&game, games::title(setup.preset()));
    Some(picture::png(&showing, PictureStyle::public(theme)))
}

/// The picture of an example; `None` where its moves cannot be played at this table.
fn shown(setup: &Setup, example: &Example, theme: Theme) -> Option<Result<Picture, DrawError>> {
    let game = reached(setup, example)?;
    let title = &games::title(setup.preset());
    Some(match example.selected {
        Some(piece) => drawn_with_ways(&game, title, theme, piece),
        None => drawn(&game, title, theme),
    })
}

/// An exercise, and what is told of an answer to it: beside the solution once it is right.
pub fn exercise(name: &str, number: usize, answer: Option<usize>, theme: Theme) -> Reply {
    let Some(preset) = Preset::named(name) else { return Reply::quiet(text::no_such_game(name)) };
    let all = exercise::exercises(name);
    let Some(this) = all.get(number) else { return Reply::quiet(text::lessons::NO_EXERCISE) };
    let choice = answer.and_then(|answer| this.answers.get(answer));
    let solved = choice.is_some_and(|choice| choice.right);
    let to = |number, answer| Intent::Exercise { game: preset.name.to_owned(), number, answer };
    let mut buttons = Vec::new();
    if !solved {
        let answers = this.answers.iter().enumerate();
        buttons.extend(answers.map(|(index, choice)| button(&to(number, Some(index)), choice.label)));
    }
    buttons.extend(turning(number, all.len(), |number| to(number, None)));
    if number + 1 == all.len() {
        let rules = Intent::Rules { game: Some(preset.name.to_owned()), part: None, page: 0 };
        buttons.push(button(&rules, text::buttons::TO_RULES));
    }
    let example = Example {
        position: Some(this.position).filter(|position| !position.is_empty()),
        moves: if solved && !this.shown.is_empty() { this.shown } else { this.moves },
        selected: this.selected,
        words: ExampleWords::Said(""),
        demonstrates: false,
    };
    let mut words = text::lessons::exercise(&games::title(preset), this, number, all.len());
    words += &choice.map(text::lessons::verdict).unwrap_or_default();
    let setup = Setup::new(preset);
    let picture = if solved { shown(&setup, &example, theme) } else { unsolved(&setup, &example, theme) };
    Reply { buttons, ..with_pictures(words, picture) }
}

/// How a part of the rules of a table is called.
fn part_name<'w>(setup: &Setup, word: &'w str) -> &'w str {
    let parts = variants::of(setup.choices()).parts();
    parts.and_then(|rules| rules.parts().part(word)).map_or(word, |part| part.name)
}

/// The menu of the parts, where the rules of a table have some.
fn menu_of(setup: &Setup, asked: Lesson<'_>) -> Option<Menu> {
    let parts = variants::of(setup.choices()).parts()?.parts();
    Some(menu(parts, asked.game.map(|_| setup.preset().name)))
}

/// The menu of the parts: of the game by its name, or of the room's.
fn menu(parts: &RuleParts, game: Option<&str>) -> Menu {
    let option = |name: &str, word: &str, help: &str| MenuOption {
        label: name.to_owned(),
        value: word.to_owned(),
        help: help.to_owned(),
        ..MenuOption::default()
    };
    let options = parts.list.iter().map(|part| option(part.name, part.word, part.help));
    let [name, help] = parts.overview;
    Menu {
        id: Intent::Rules { game: game.map(str::to_owned), part: None, page: 0 }.id(),
        prompt: parts.which.to_owned(),
        options: options.chain([option(name, rules::OVERVIEW, help)]).collect(),
    }
}

/// A demonstration: its steps as far as they can be played, each with what was played and the game after it.
struct DemoReplay {
    preset: &'static Preset,
    demo: &'static Demo,
    steps: Vec<(String, AnyGame)>,
}

fn demonstrated(name: Option<&str>) -> Result<DemoReplay, String> {
    let setup = wanted(name, None)?;
    let shown = variants::demo_of(&setup);
    let preset = Preset::named(shown.game).ok_or_else(|| text::no_such_game(shown.game))?;
    let mut line = String::new();
    let mut steps = Vec::new();
    for (words, _) in shown.steps {
        line = format!("{line} {words}");
        let Some((game, sans)) = played(&preset.demonstration(), &line) else { break };
        let count = words.split_whitespace().count();
        steps.push((sans[sans.len().saturating_sub(count)..].join(" "), game));
    }
    Ok(DemoReplay { preset, demo: shown, steps })
}

/// `/demo` all at once: a short game in pictures, with a sentence for each.
pub fn demo(name: Option<&str>, theme: Theme) -> Reply {
    let DemoReplay { preset, demo: shown, steps } = match demonstrated(name) {
        Ok(found) => found,
        Err(refused) => return Reply::quiet(refused),
    };
    let title = &games::title(preset);
    let pictures: Vec<_> = steps.iter().map(|(_, game)| drawn(game, title, theme)).collect();
    let deeds: Vec<_> = steps.into_iter().map(|(deed, _)| deed).collect();
    with_pictures(demo::words(shown, title, &deeds), pictures)
}

/// `/demo` page by page.
pub fn demo_page(name: Option<&str>, page: usize, theme: Theme) -> Reply {
    let DemoReplay { preset, demo: shown, steps } = match demonstrated(name) {
        Ok(found) => found,
        Err(refused) => return Reply::quiet(refused),
    };
    let page = page.min(steps.len().saturating_sub(1));
    let (Some((deed, game)), Some((_, note))) = (steps.get(page), shown.steps.get(page)) else {
        return Reply::quiet(text::no_such_game(shown.game));
    };
    let title = &games::title(preset);
    let words = text::lessons::demo(title, shown.title, (deed, note), page, steps.len());
    let to = |page| Intent::Demo { game: Some(preset.name.to_owned()), page };
    let buttons = turning(page, steps.len(), to);
    Reply { buttons, ..with_pictures(words, [drawn(game, title, theme)]) }
}

/// The table that is meant: by its name, else the room's, else the first game of the list.
fn wanted(name: Option<&str>, table: Option<&Table>) -> Result<Setup, String> {
    match (name, table) {
        (Some(name), _) => {
            let setup = Preset::named(name).map(Setup::new);
            setup.ok_or_else(|| text::no_such_game(name))
        }
        (None, Some(table)) => {
            let mut setup = table.setup.clone();
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
    Some(drawn(&game, &games::title(setup.preset()), theme))
}

fn drawn(game: &AnyGame, title: &str, theme: Theme) -> Result<Picture, DrawError> {
    picture::png(&PositionSnapshot::of_game(game, title), PictureStyle::public(theme))
}

/// The same with all that the piece on a cell can do.
fn drawn_with_ways(game: &AnyGame, title: &str, theme: Theme, piece: &str) -> Result<Picture, DrawError> {
    let showing = PositionSnapshot::of_game(game, title);
    let mesh = showing.view.mesh;
    let Some((seat, cell)) = game.to_act().mover().zip(mesh.cell_named(piece)) else {
        return drawn(game, title, theme);
    };
    let mut ways = game.legal_routes(seat);
    ways.retain(|legal| legal.from == piece);
    let takes = |legal: &Legal| move_preview(game, seat, legal.clone()).takes;
    let targets: Vec<_> = ways.iter().filter_map(|legal| Target::of(mesh, legal, takes(legal))).collect();
    picture::png_targets(&showing, PictureStyle::public(theme), cell, &targets)
}
