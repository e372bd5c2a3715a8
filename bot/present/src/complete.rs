//! Completion: the best choices for what has been typed so far, at most 25, each saying what it does.

use lasermate_domain::command::{
    COMMANDS, CommandOption, CommandSpec, CompletionSource, OptionKind, is_option_offered, offered,
};
use lasermate_domain::escape::plain_text;
use lasermate_domain::port::{CompletionChoice, Typing};
use lasermate_domain::puzzles;
use lasermate_domain::tables::table::Table;
use lasermate_domain::time_control::OFFERED;
use lasermate_engine::action::Action;
use lasermate_engine::any::{AnyGame, Legal};
use lasermate_engine::seat::Seat;
use lasermate_engine::variants::{Preset, Setup};

use crate::best_choices::{CHOICES, LABEL_CHARS, best, label, labelled};
use crate::language::Language;
use crate::letters;
use crate::move_preview::{self, MovePreview, TRIED};
use crate::setting_values::{languages, setting_values, zones};
use crate::text::options::{RECORDED_UNIT, UNIT};
use crate::text::wording::{commas, cut};
use crate::text::{self, choices};
use crate::{pact_choices, variants};

/// The choices for an option that is being typed. `live` is the room's game, `codes` the server's games as choices, `language` the
/// typist's.
pub fn complete(
    table: Option<&Table>,
    typing: &Typing,
    codes: &[CompletionChoice],
    language: &Language,
) -> Vec<CompletionChoice> {
    let spec = CommandSpec::of(typing.command);
    let Some(option) = spec.options.iter().find(|option| option.name == typing.option) else {
        return Vec::new();
    };
    let typed = plain_text(&typing.typed, LABEL_CHARS);
    if let OptionKind::Choice(values) = option.kind
        && option.complete == CompletionSource::No
    {
        return best(values.iter().map(|value| choice_of(spec, option, value)), &typed);
    }
    match option.complete {
        CompletionSource::No => Vec::new(),
        CompletionSource::Moves => {
            table.map_or_else(Vec::new, |table| moves(table, typing, &typed, language))
        }
        CompletionSource::Squares => table.map_or_else(Vec::new, |table| squares(table, &typed)),
        CompletionSource::Drops => table.map_or_else(Vec::new, |table| drops(table, typing, &typed)),
        CompletionSource::Games => best(offered().map(game), &typed),
        CompletionSource::PuzzleGames => {
            let words = [
                labelled(text::puzzle::DAILY, text::puzzle::DAILY_MEANS),
                labelled(text::mistake::MINE, text::mistake::MINE_MEANS),
            ];
            best(words.into_iter().chain(puzzles::games().into_iter().map(game)), &typed)
        }
        CompletionSource::PuzzleThemes => {
            best(puzzles::themes().into_iter().map(|theme| labelled(theme.word(), "")), &typed)
        }
        CompletionSource::GameOptions => game_options(typing, &typing.typed),
        CompletionSource::Position => best(start_position(typing).into_iter(), &typed),
        CompletionSource::Times => best(times(), &typed),
        CompletionSource::Zones => zones("", &typed),
        CompletionSource::Languages => languages(&typed),
        CompletionSource::SettingValues => setting_values(typing, &typed),
        CompletionSource::Lifelines => lifelines(table, option, typing, &typed),
        CompletionSource::GameCodes => best(codes.iter().cloned(), &typed),
        CompletionSource::Commands => best(
            COMMANDS
                .iter()
                .filter(|spec| spec.is_offered())
                .map(|spec| labelled(spec.name, &text::command::does(spec))),
            &typed,
        ),
        CompletionSource::Questions => questions(table, &typed),
        CompletionSource::PactWith | CompletionSource::PactTerms | CompletionSource::PactUntil => {
            table.map_or_else(Vec::new, |table| pact_choices::pacts(table, typing, option.complete))
        }
    }
}

/// A value of an option with what it means.
fn choice_of(spec: &CommandSpec, option: &CommandOption, value: &str) -> CompletionChoice {
    labelled(value, &text::command::value_of(spec.name, option.name, value))
}

/// A game with what it is.
pub(crate) fn game(game: &'static Preset) -> CompletionChoice {
    labelled(game.name, &text::games::summary(game))
}

/// How fast a game can be played.
pub(crate) fn times() -> impl Iterator<Item = CompletionChoice> {
    OFFERED.iter().map(|typed| labelled(typed, &choices::time_typed(typed)))
}

/// The seat whose moves are completed: the typist's, or for those who only look the one to move.
pub fn acting_seat(table: &Table, who: &lasermate_domain::port::PersonId) -> Option<Seat> {
    let asked = table.game.to_act();
    let own = table.seating.seat_of(who).filter(|seat| table.game.has_answer(*seat));
    own.or_else(|| asked.iter().map(|(seat, _)| seat).find(|seat| table.game.has_answer(*seat)))
}

fn moves(table: &Table, typing: &Typing, typed: &str, language: &Language) -> Vec<CompletionChoice> {
    let own = table.seating.seat_of(&typing.who.id);
    let mut denial = own.map_or_else(Vec::new, |seat| text::denial::choices(&table.game, seat));
    denial.retain(|(word, _)| word.starts_with(&typed.to_lowercase()));
    let denial = denial.into_iter().map(|(word, what)| labelled(word, &what));
    let Some(seat) = typing_seat(table, typing) else { return denial.collect() };
    let mut found = best_moves(&table.game, seat, typed);
    // A capital is rather a piece of the typist's language than an English one or a column.
    if let Some(english) = letters::in_english(language, typed) {
        let own = best_moves(&table.game, seat, &english);
        found.retain(|choice| own.iter().all(|other| other.value != choice.value));
        found = own.into_iter().chain(found).collect();
    }
    // Pacts.md P5: to the mover alone.
    if table.seating.seat_of(&typing.who.id) == Some(seat) {
        let at = table.record.last().map_or(0, |entry| entry.at);
        for choice in &mut found {
            if let Some(breaks) = text::pacts::breaks(&table.game.would_break(seat, &choice.value, at)) {
                choice.label = label(&breaks, &choice.label);
            }
        }
    }
    // What is typed in full comes first, else the moves do.
    let denial: Vec<_> = denial.collect();
    if typed.is_empty() {
        found.truncate(CHOICES - denial.len());
        found.extend(denial);
        return found;
    }
    let mut all = denial;
    all.extend(found);
    all.truncate(CHOICES);
    all
}

/// Whose moves are completed for a command: none where players alone may use it and the typist is not asked.
fn typing_seat(table: &Table, typing: &Typing) -> Option<Seat> {
    let players_only =
        CommandSpec::of(typing.command).who == lasermate_domain::command::AllowedUsers::Players;
    if players_only && table.seating.seat_of(&typing.who.id).is_none_or(|seat| !table.game.has_answer(seat)) {
        return None;
    }
    acting_seat(table, &typing.who.id)
}

/// The squares on which the typist may drop a piece, each with what that does.
fn drops(table: &Table, typing: &Typing, typed: &str) -> Vec<CompletionChoice> {
    let Some(seat) = typing_seat(table, typing) else { return Vec::new() };
    let legal = table.game.legal(seat).into_iter().filter(|legal| legal.is_drop());
    let choices = legal.map(|legal| {
        let deed = move_preview::move_preview(&table.game, seat, legal);
        labelled(&deed.legal.to, &deed.does)
    });
    best(choices, typed.trim_start_matches('@'))
}

/// The best moves for what has been typed: those that fit it most closely, and among equals those that do most. Of the
/// routes that do the same ([`AnyGame::legal_ways`]) the one that fits best stands for all. A pass is a move; a lifeline is
/// none, and has its own command.
pub fn best_moves(game: &AnyGame, seat: Seat, typed: &str) -> Vec<CompletionChoice> {
    let wanted = normal(typed);
    let mut found: Vec<(u8, MovePreview, usize)> = if variants::of(game.choices()).stacks().is_some() {
        let told = |exact: &str, san: &dyn Fn() -> String| {
            // Everything fits nothing, without being written.
            if wanted.is_empty() { Some(0) } else { fit(&wanted, typed, &MoveSpelling::plain(exact, &san())) }
        };
        let fitting = game.legal_fitting(seat, TRIED, &told).into_iter();
        fitting.map(|(fit, legal)| (fit, move_preview::move_preview(game, seat, legal), 1)).collect()
    } else {
        let moves = game.legal_ways(seat).into_iter().filter(|ways| ways.iter().all(is_move));
        let fitting = moves.filter_map(|ways| {
            let count = ways.len();
            let fits =
                ways.into_iter().filter_map(|way| Some((fit(&wanted, typed, &MoveSpelling::of(&way))?, way)));
            let (fit, way) = fits.reduce(|best, next| if next.0 > best.0 { next } else { best })?;
            Some((fit, move_preview::move_preview(game, seat, way), count))
        });
        fitting.collect()
    };
    found.sort_by(|(a_fit, a, _), (b_fit, b, _)| {
        b_fit.cmp(a_fit).then(b.weight.cmp(&a.weight)).then_with(|| a.legal.exact.cmp(&b.legal.exact))
    });
    found.into_iter().take(CHOICES).map(|(_, deed, ways)| choice(&deed, ways)).collect()
}

/// Whether `/move` takes it.
fn is_move(legal: &Legal) -> bool {
    matches!(Action::<()>::from_word(&legal.exact), None | Some(Action::Pass))
}

fn choice(deed: &MovePreview, ways: usize) -> CompletionChoice {
    let MovePreview { legal, does, .. } = deed;
    let mut head = legal.san.clone();
    if legal.san != legal.exact {
        head += &format!(" ({})", legal.exact);
    }
    let ways = (ways > 1).then(|| text::picking::routes(ways));
    let told: Vec<_> = ways.into_iter().chain(Some(does.clone()).filter(|does| !does.is_empty())).collect();
    CompletionChoice { label: label(&head, &commas(&told)), value: legal.exact.clone() }
}

/// A move's text without what players may leave out, in lower case.
fn normal(text: &str) -> String {
    let ignored = |c: char| c.is_whitespace() || matches!(c, '-' | 'x' | 'X' | '+' | '#' | '=' | '.' | '–');
    let mut plain = String::with_capacity(text.len());
    for c in text.chars().filter(|c| !ignored(*c)) {
        match c {
            '0' => plain.push('o'),
            _ if c.is_ascii() => plain.push(c.to_ascii_lowercase()),
            _ => plain.extend(c.to_lowercase()),
        }
    }
    plain
}

/// What of a move is held against what was typed.
struct MoveSpelling<'a> {
    exact: &'a str,
    san: &'a str,
    /// Where it begins and ends, for a move with a route between.
    ends: Option<String>,
}

impl<'a> MoveSpelling<'a> {
    const fn plain(exact: &'a str, san: &'a str) -> Self {
        Self { exact, san, ends: None }
    }

    fn of(legal: &'a Legal) -> Self {
        let ends = legal.through.as_ref().map(|_| legal.from.clone() + &legal.to);
        Self { ends, ..Self::plain(&legal.exact, &legal.san) }
    }

    /// A move with a route as `a1b4` and as `ra1b4`, without the route between its ends; nothing for any other.
    fn ends_alone(&self) -> impl Iterator<Item = String> {
        let letter = self.san.chars().next().filter(char::is_ascii_uppercase).map(|c| c.to_ascii_lowercase());
        let with_letter = letter.zip(self.ends.clone()).map(|(letter, ends)| format!("{letter}{ends}"));
        self.ends.clone().into_iter().chain(with_letter)
    }
}

/// How closely a move fits what was typed: 5 for the very text, 1 for a part of it, `None` where it does not.
fn fit(wanted: &str, typed: &str, legal: &MoveSpelling<'_>) -> Option<u8> {
    if wanted.is_empty() {
        return Some(0);
    }
    let plain_exact = normal(legal.exact);
    // A chain of disguises, of which there may be thousands, is written alike in both.
    let plain_san = if legal.san == legal.exact { plain_exact.clone() } else { normal(legal.san) };
    if plain_exact == wanted || plain_san == wanted || legal.ends_alone().any(|ends| ends == wanted) {
        Some(5)
    } else if legal.san.starts_with(typed.trim()) {
        // The case tells a bishop from the b-pawn, where it was kept.
        Some(4)
    } else if plain_exact.starts_with(wanted) {
        Some(3)
    } else if plain_san.starts_with(wanted) || legal.ends_alone().any(|ends| ends.starts_with(wanted)) {
        Some(2)
    } else if plain_exact.contains(wanted) || plain_san.contains(wanted) {
        Some(1)
    } else {
        None
    }
}

/// The squares with pieces that can move, each with the number of its moves.
fn squares(table: &Table, typed: &str) -> Vec<CompletionChoice> {
    let Some(seat) = table.game.to_act().mover() else { return Vec::new() };
    let view = table.game.view();
    let mut found: Vec<(String, usize)> = Vec::new();
    for legal in table.game.legal(seat).into_iter().filter(|legal| !legal.from.is_empty()) {
        match found.iter_mut().find(|(from, _)| *from == legal.from) {
            Some((_, count)) => *count += 1,
            None => found.push((legal.from, 1)),
        }
    }
    let choices = found.into_iter().map(|(from, count)| {
        let cell = view.mesh.cell_named(&from);
        let piece = cell.and_then(|cell| view.pieces.iter().find(|piece| piece.cell == cell));
        let what = choices::piece_with_moves(piece.map(|piece| piece.kind), count);
        labelled(&from, &what)
    });
    best(choices, typed)
}

/// `name=value` words for the chosen game; what stands before the last space is kept.
fn game_options(typing: &Typing, typed: &str) -> Vec<CompletionChoice> {
    let game = typing.options.get("game").and_then(|name| Preset::named(name));
    let Some(preset) = game.or_else(|| offered().next()) else { return Vec::new() };
    const KEPT: usize = 160;
    let (before, last) = match typed.rsplit_once(char::is_whitespace) {
        Some((before, last)) => (plain_text(before, KEPT), last),
        None => (String::new(), typed),
    };
    let given =
        |name: &str| before.split(' ').any(|word| word.split_once('=').is_some_and(|(own, _)| own == name));
    let words = preset.defaults().into_iter();
    let words = words.filter(|(spec, _)| is_option_offered(spec) && !given(spec.name));
    let units = ["2s", "5s", "10s", "1m", "1h", "1d"];
    let has_units = preset.defaults().iter().any(|(spec, _)| spec.name == RECORDED_UNIT) && !given(UNIT);
    let units = units
        .iter()
        .filter(|_| has_units)
        .map(|unit| labelled(&format!("{UNIT}={unit}"), text::options::UNIT_HELP));
    let words = words.filter(|(spec, _)| spec.name != RECORDED_UNIT);
    let choices = words.flat_map(|(spec, default)| {
        let changed = spec.values().into_iter().filter(move |(value, _)| *value != default);
        changed.map(move |(value, _)| {
            labelled(&format!("{}={value}", spec.name), &text::options::meaning(preset, spec, value))
        })
    });
    let mut found = best(units.chain(choices), &plain_text(last, LABEL_CHARS));
    if !before.is_empty() {
        for choice in &mut found {
            choice.value = format!("{before} {}", choice.value);
        }
    }
    found
}

/// The start position of the chosen game, as a text to change.
fn start_position(typing: &Typing) -> Option<CompletionChoice> {
    let named = typing.options.get("game").map_or("billichess", String::as_str);
    let setup = Setup::parse(named, std::iter::empty()).ok()?;
    let value = AnyGame::new(&setup).ok()?.position();
    Some(CompletionChoice { label: cut(choices::start_position(&value), LABEL_CHARS), value })
}

/// The lifelines the typist may choose now; all there are where none is asked for.
fn lifelines(
    table: Option<&Table>,
    option: &CommandOption,
    typing: &Typing,
    typed: &str,
) -> Vec<CompletionChoice> {
    let OptionKind::Choice(values) = option.kind else { return Vec::new() };
    let legal = table
        .and_then(|table| Some(table.game.legal(table.seating.seat_of(&typing.who.id)?)))
        .unwrap_or_default();
    let left = |value: &str| {
        !legal.iter().any(|own| own.exact.starts_with("lifeline-"))
            || legal.iter().any(|own| own.exact.strip_prefix("lifeline-") == Some(value))
    };
    let left = values.iter().filter(|value| left(value));
    let spec = CommandSpec::of(typing.command);
    best(left.map(|value| choice_of(spec, option, value)), typed)
}

/// Questions about the position, with the square that has been typed where there is one.
fn questions(table: Option<&Table>, typed: &str) -> Vec<CompletionChoice> {
    let standing = |questions: &[(&str, &str)]| -> Vec<CompletionChoice> {
        questions.iter().map(|(question, what)| labelled(question, what)).collect()
    };
    let has_beams = table.is_none_or(|table| !table.game.view().beams.is_empty());
    let mut all = standing(&choices::QUESTIONS);
    all.extend(has_beams.then(|| labelled(choices::BEAMS.0, choices::BEAMS.1)));
    let sides = table.filter(|_| has_beams).map_or(&[][..], |table| table.game.sides());
    all.extend(sides.iter().map(|side| labelled(&format!("{} beam", side.name()), choices::BEAM)));
    all.extend(standing(&choices::STANDING));
    let square = typed
        .split(' ')
        .next_back()
        .filter(|word| table.is_some_and(|table| table.game.view().mesh.cell_named(word).is_some()));
    let square = square.unwrap_or("e4");
    all.extend([
        labelled(square, choices::SQUARE),
        labelled(&format!("attackers {square}"), choices::attackers(has_beams)),
    ]);
    best(all.into_iter(), typed)
}
