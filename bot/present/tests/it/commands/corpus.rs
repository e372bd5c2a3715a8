//! What people type and what it reads as: a file of lines, to which anybody adds one, and a law over all commands and options.
#![allow(clippy::unwrap_used, reason = "a test stops where its data are wrong")]

use std::collections::BTreeMap;

use lasermate_domain::command::line::{parse, parse_among};
use lasermate_domain::command::{COMMANDS, CommandOption, CommandSpec, OptionKind, ValueExtent};
use lasermate_present::text::handler;
use proptest::prelude::*;

const LINES: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../tests/data/lines.txt");
const HERE: [&str; 5] = ["Ann", "Ann Lee", "Bob", "Zoë van der Berg", "O'Neil"];

fn is_called(name: &str) -> bool {
    HERE.iter().any(|known| known.to_lowercase() == name.to_lowercase())
}

fn read(line: &str) -> String {
    match parse_among(line, &is_called) {
        Ok(asked) => {
            let spec = CommandSpec::of(asked.command);
            let given = spec
                .options
                .iter()
                .filter_map(|option| Some(format!("{}={}", option.name, asked.options.get(option.name)?)));
            given.collect::<Vec<_>>().join(" & ")
        }
        Err(error) => {
            format!("! {}", crate::expected::as_typed(&handler::not_read(&error)).replace('`', ""))
        }
    }
}

/// The options in the order of the table.
fn in_order(line: &str, expected: &str) -> String {
    let typed = line.trim_start_matches('/').split_whitespace().next().unwrap();
    let spec = CommandSpec::named(typed).unwrap_or_else(|| panic!("{line}: no such command"));
    let mut given: Vec<_> = expected.split(" & ").collect();
    let place = |pair: &&str| {
        let (name, _) = pair.split_once('=').unwrap_or_else(|| panic!("{line}: {pair}"));
        spec.options.iter().position(|option| option.name == name)
    };
    given.sort_by_key(place);
    given.join(" & ")
}

#[test]
fn lines_are_read_as_the_corpus_says() {
    let text = std::fs::read_to_string(LINES).unwrap();
    let mut wrong = Vec::new();
    let cases = text.lines().filter(|line| !line.is_empty() && !line.starts_with("# "));
    let mut count = 0;
    for case in cases {
        let (line, expected) = case.split_once(" => ").unwrap_or_else(|| panic!("{case}: no arrow"));
        let expected = if expected.starts_with('!') { expected.to_owned() } else { in_order(line, expected) };
        let found = read(line);
        count += 1;
        if found != expected {
            wrong.push(format!("{line}\n  reads as  {found}\n  should be {expected}"));
        }
    }
    assert!(count > 100 && wrong.is_empty(), "{} of {count}:\n{}", wrong.len(), wrong.join("\n"));
}

/// Values of an option, as they are typed and as they are read. Those of one option are known to no other, or are given by name.
fn values(spec: &CommandSpec, option: &CommandOption) -> Vec<(String, String)> {
    let same =
        |values: &[&str]| values.iter().map(|value| ((*value).to_owned(), (*value).to_owned())).collect();
    let pairs = |pairs: &[(&str, &str)]| {
        pairs.iter().map(|(typed, read)| ((*typed).to_owned(), (*read).to_owned())).collect()
    };
    if let OptionKind::Choice(choices) = option.kind {
        // A game is called so too.
        let of_one = |value: &str| !(option.name == "tempo" && value == "realtime");
        let choices = choices.iter().filter(|value| of_one(value));
        let mut all: Vec<_> = choices.map(|value| (value.to_uppercase(), (*value).to_owned())).collect();
        if option.takes == ValueExtent::Side {
            all.extend([("white".to_owned(), "white".to_owned()), ("Red".to_owned(), "red".to_owned())]);
        }
        return all;
    }
    match option.takes {
        ValueExtent::Person => same(&["@Ann", "@Ann Lee", "@Zoë van der Berg"]),
        ValueExtent::Game => {
            pairs(&[("chess", "chess"), ("Black holes", "black-holes"), ("three-way", "three-way")])
        }
        ValueExtent::GameOptions => same(&["lasers=on", "lasers=on mode=b", "unit=2s"]),
        ValueExtent::Time => {
            pairs(&[("5+3", "5+3"), ("5 | 3", "5+3"), ("3+0", "3+0"), ("10 min + 5s", "10+5")])
        }
        ValueExtent::Span => pairs(&[("45m", "45m"), ("2 hours", "2h"), ("1h30", "90m")]),
        ValueExtent::Count => same(&["3", "12"]),
        ValueExtent::Hours => same(&["22:00-08:00", "10 pm to 7 am", "22-7"]),
        ValueExtent::Zone => same(&["Europe/Berlin", "new york", "UTC+1", "CET"]),
        ValueExtent::Position => {
            same(&["4k3/8/8/8/8/8/8/4K2R w K - 0 1", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR"])
        }
        ValueExtent::Stipulation => same(&["#2", "mate in 2", "h#2.5", "ser-#3"]),
        ValueExtent::Code => same(&["G12"]),
        ValueExtent::Word => match option.name {
            "command" => same(&["move"]),
            "stands" => same(&["2"]),
            "code" => same(&["xyz-1"]),
            _ => same(&["e2"]),
        },
        ValueExtent::Words if option.name == "to" => same(&["both"]),
        ValueExtent::Words if spec.options.len() == 1 => same(&["N b1 c3", "e2e4"]),
        ValueExtent::Words => same(&["zig zag", "zigzag"]),
        ValueExtent::All if option.name == "days" => same(&["7", "3 days", "off"]),
        ValueExtent::All => same(&["we both say so", "each peace; red rated 5m"]),
        ValueExtent::Choice | ValueExtent::Side => Vec::new(),
    }
}

/// How the value of an option stands in a line.
#[derive(Clone, Copy, Debug)]
enum Form {
    Bare,
    Named,
    Quoted,
    Spaced,
}

/// Whether a value without its name can be nothing else in the line, wherever it stands.
fn may_be_bare(option: &CommandOption) -> bool {
    match option.takes {
        ValueExtent::Words | ValueExtent::All | ValueExtent::Word | ValueExtent::Span => false,
        // The first of two positions is the one that is solved.
        ValueExtent::Position => option.name == "position",
        _ => true,
    }
}

fn typed(option: &CommandOption, value: &str, form: Form) -> String {
    let all = option.takes == ValueExtent::All;
    match form {
        Form::Bare if may_be_bare(option) => value.to_owned(),
        Form::Spaced if may_be_bare(option) && option.takes != ValueExtent::GameOptions => {
            format!("{} {value}", option.name)
        }
        Form::Quoted => format!("{}:\"{value}\"", option.name),
        Form::Bare | Form::Spaced | Form::Named if all => format!("{}:\"{value}\"", option.name),
        _ => format!("{}:{value}", option.name),
    }
}

/// A command, some of its options with values in random order, and how each is typed.
fn lines() -> impl Strategy<Value = (String, BTreeMap<String, String>)> {
    let with_options: Vec<&'static CommandSpec> =
        COMMANDS.iter().filter(|spec| !spec.options.is_empty()).collect();
    let forms = prop::sample::select(vec![Form::Bare, Form::Named, Form::Quoted, Form::Spaced]);
    (
        prop::sample::select(with_options),
        prop::collection::vec((any::<prop::sample::Index>(), forms, any::<bool>()), 12),
    )
        .prop_flat_map(|(spec, chosen)| {
            let options: Vec<_> = spec
                .options
                .iter()
                .zip(chosen)
                .filter(|(option, (_, _, kept))| *kept || option.required)
                .map(|(option, (index, form, _))| {
                    let values = values(spec, option);
                    let (value, read) = index.get(&values).clone();
                    (option, typed(option, &value, form), read)
                })
                .collect();
            Just(options).prop_shuffle().prop_map(move |options| {
                let words: Vec<_> = options.iter().map(|(_, typed, _)| typed.as_str()).collect();
                let line = format!("/{} {}", spec.name, words.join(" "));
                let read = options.iter().map(|(option, _, read)| (option.name.to_owned(), read.clone()));
                (line, read.collect())
            })
        })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(4000))]

    /// Whatever the order, with names and without.
    #[test]
    fn every_command_reads_its_options_in_any_order((line, expected) in lines()) {
        let read = parse_among(&line, &is_called);
        prop_assert_eq!(read.map(|asked| asked.options), Ok(expected), "{}", line);
    }
}

/// A value that several options know is for the first that is not given otherwise.
#[test]
fn what_several_options_know_is_for_the_first_that_is_free() {
    let read = |line: &str| parse(line).unwrap().options;
    let pair = |name: &str, value: &str| (name.to_owned(), value.to_owned());
    for line in ["/tournament 10m 45m 2h", "/tournament time:10+0 45m 2h", "/tournament 45m 2h time:10m"] {
        let given = read(line);
        assert_eq!(
            given,
            BTreeMap::from([pair("time", "10+0"), pair("length", "45m"), pair("first", "2h")]),
            "{line}"
        );
    }
}
