//! Ten thousand games of every kind, rated by the service and by [`super::plain`].
#![allow(clippy::unwrap_used, reason = "a test stops at what it did not expect")]

use std::collections::{BTreeMap, BTreeSet};

use lasermate_domain::log::PersonNo;
use lasermate_domain::port::PersonId;
use lasermate_domain::ratings::{Category, Tempo, fixed};
use lasermate_domain::tables::computers::{level_of, person};
use lasermate_engine::any::AnyGame;
use lasermate_engine::search::Level;
use lasermate_engine::variants::Setup;
use lasermate_service::service;

use super::plain::{Glicko, WengLin, played, ranked, rested};
use crate::dice::Dice;
use crate::kit::served::{BEGUN, Served};

const GAMES: usize = 10_000;
const PEOPLE: usize = 72;
/// So many of them are computers: eight of before there were names, and twelve with one.
const COMPUTERS: usize = 20;

fn key(no: usize) -> PersonId {
    match no {
        1..=8 => PersonId(format!("computer:{no}:1")),
        9..=COMPUTERS => person(Level::new(no as u8 - 8).unwrap(), None, 1).id,
        _ => PersonId(format!("test:p{no}")),
    }
}
const DAY: i64 = 24 * 60 * 60 * 1000;

/// What is known of somebody in one game.
#[derive(Clone, Copy, Debug)]
enum Known {
    Two(Glicko, i64, u32),
    More(WengLin, u32),
}

/// A game that is played at random, with its first moves.
struct Kind {
    name: &'static str,
    seats: usize,
    /// The first legal move of each seat in turn.
    opening: Vec<String>,
}

fn kind(name: &'static str) -> Kind {
    let mut game = AnyGame::new(&Setup::parse(name, []).unwrap()).unwrap();
    let seats = game.sides().len();
    let mut opening = Vec::new();
    for _ in 0..seats {
        let seat = game.to_act().mover().unwrap();
        let exact = game.legal(seat)[0].exact.clone();
        game.try_text(seat, &exact, 0).unwrap();
        opening.push(exact);
    }
    Kind { name, seats, opening }
}

/// What the log says, and what the papers make of it.
#[derive(Default)]
struct World {
    sql: Vec<String>,
    at: i64,
    known: BTreeMap<(i64, Category), Known>,
    gone: BTreeSet<i64>,
    counted: usize,
}

impl World {
    fn row(&mut self, game: usize, person: Option<i64>, seat: Option<usize>, verb: &str, body: &str) {
        self.at += 1000;
        let cell = |value: Option<i64>| value.map_or("NULL".to_owned(), |value| value.to_string());
        let seat = cell(seat.map(|seat| seat as i64 + 1));
        let sql = format!(
            "INSERT INTO log (at, server, room, person, game, seat, verb, body)
             VALUES ({}, 'test:home', 'test:r{game}', {}, {game}, {seat}, '{verb}', '{body}');",
            self.at,
            cell(person),
        );
        self.sql.push(sql);
    }

    /// A game of some people is rated as it ended just now: each has a place, computers by their level.
    fn rate(&mut self, category: &Category, seats: &[(i64, Option<Level>)], places: &[usize]) {
        self.counted += 1;
        let key = |person: i64| (person, category.clone());
        if seats.len() > 2 {
            let old = seats.iter().map(|(person, level)| match (level, self.known.get(&key(*person))) {
                (Some(level), _) => computer(*level).1,
                (None, Some(Known::More(own, _))) => *own,
                _ => WengLin::NEW,
            });
            let new = ranked(&old.collect::<Vec<_>>(), places);
            for ((person, _), new) in seats.iter().zip(new).filter(|((_, level), _)| level.is_none()) {
                let entry = self.known.entry(key(*person)).or_insert(Known::More(new, 0));
                let Known::More(own, games) = entry else { panic!("among more") };
                (*own, *games) = (new, *games + 1);
            }
            return;
        }
        let old: Vec<_> = seats
            .iter()
            .map(|(person, level)| match (level, self.known.get(&key(*person))) {
                (Some(level), _) => computer(*level).0,
                (None, Some(Known::Two(own, last, _))) => {
                    (0..(self.at - last) / (30 * DAY)).fold(*own, |own, _| rested(own))
                }
                _ => Glicko::NEW,
            })
            .collect();
        for (index, (person, _)) in seats.iter().enumerate().filter(|(_, (_, level))| level.is_none()) {
            let score = match places[index].cmp(&places[1 - index]) {
                std::cmp::Ordering::Less => 1.0,
                std::cmp::Ordering::Equal => 0.5,
                std::cmp::Ordering::Greater => 0.0,
            };
            let new = played(old[index], old[1 - index], score);
            let at = self.at;
            let entry = self.known.entry(key(*person)).or_insert(Known::Two(new, at, 0));
            let Known::Two(own, last, games) = entry else { panic!("between two") };
            (*own, *last, *games) = (new, at, *games + 1);
        }
    }
}

fn computer(level: Level) -> (Glicko, WengLin) {
    let skill = fixed(level);
    let (rating, deviation) = (skill.rating as f64 / 1e6, skill.deviation as f64 / 1e6);
    (Glicko { rating, deviation, volatility: 0.0 }, WengLin::of_points(rating, deviation))
}

/// A game from its beginning to its end, at random.
fn game(world: &mut World, dice: &mut Dice, kinds: &[Kind], game: usize) {
    let kind = &kinds[dice.below(kinds.len())];
    let time = [None, Some(3_600_000), Some(3 * DAY)][dice.below(3)];
    let mut seats: Vec<(i64, Option<Level>)> = Vec::new();
    while seats.len() < kind.seats {
        // The first people are computers: one of each level that there was before the named ones, then those.
        let person = if dice.below(12) == 0 {
            1 + dice.below(COMPUTERS)
        } else {
            1 + COMPUTERS + dice.below(PEOPLE - COMPUTERS)
        };
        let person = person as i64;
        if !world.gone.contains(&person) && seats.iter().all(|(other, _)| *other != person) {
            seats.push((person, level_of(&key(person as usize))));
        }
    }
    let rated = dice.below(10) > 0;
    let shared = dice.below(4) == 0;
    let shared_word = if shared { ",\"shared_places\":true" } else { "" };
    let people: Vec<_> = seats.iter().map(|(person, _)| person.to_string()).collect();
    let (rated_word, people) = (if rated { ",\"rated\":true" } else { "" }, people.join(","));
    let time_word = time.map_or("null".to_owned(), |time| time.to_string());
    let begin = format!(
        "{{\"game\":\"{}\",\"options\":\"\",\"position\":null,\"time\":{time_word},\"seats\":[{people}]{rated_word}{shared_word}}}",
        kind.name
    );
    world.at += dice.below(20) as i64 * DAY / 100 + if dice.below(200) == 0 { 70 * DAY } else { 0 };
    world.row(game, Some(seats[0].0), None, "begin", &begin);
    let category = Category {
        variant: kind.name.to_owned(),
        tempo: if time.is_some() { Tempo::Correspondence } else { Tempo::Untimed },
    };
    let moves = if dice.below(20) == 0 { dice.below(kind.seats) } else { kind.seats };
    for (seat, exact) in kind.opening.iter().take(moves).enumerate() {
        world.row(game, Some(seats[seat].0), Some(seat), "play", exact);
    }
    let hint = dice.below(25) == 0;
    if hint {
        world.row(game, Some(seats[0].0), Some(0), "hint", "resign");
    }
    let substitute = moves == kind.seats && dice.below(30) == 0;
    if substitute {
        let seat = dice.below(kind.seats);
        let computer = (1..=8).find(|no| seats.iter().all(|(person, _)| person != no)).unwrap();
        let body = format!("{computer} {}", key(computer as usize).0);
        world.row(game, Some(seats[(seat + 1) % kind.seats].0), Some(seat), "replace", &body);
        seats[seat] = (computer, level_of(&key(computer as usize)));
    }
    let say = |world: &mut World, seat: usize, word: &str| {
        world.row(game, Some(seats[seat].0), Some(seat), "play", word);
    };
    // Who goes first is the last; a draw is agreed by all.
    let places: Vec<usize> = match dice.below(5) {
        0 => {
            say(world, 0, "draw-offer");
            for seat in 1..kind.seats {
                say(world, seat, "draw-accept");
            }
            vec![1; kind.seats]
        }
        _ => {
            let loser = dice.below(kind.seats);
            say(world, loser, "resign");
            if kind.seats > 2 {
                say(world, (loser + 1) % 3, "resign");
            }
            let winner = (loser + kind.seats - 1) % kind.seats;
            // Of three, who fell later comes before who fell earlier, unless they share (three_way.md 3.3.8).
            let is_third = |seat| kind.seats > 2 && !shared && seat == loser;
            let place = |seat| if seat == winner { 1 } else { 2 + usize::from(is_third(seat)) };
            (0..kind.seats).map(place).collect()
        }
    };
    if rated && moves == kind.seats && !hint && !substitute {
        world.rate(&category, &seats, &places);
    }
    if dice.below(1500) == 0 {
        let (person, level) = seats[0];
        if level.is_none() {
            world.row(game, Some(person), None, "confirm", "forget 0 0");
            let row = format!(
                "INSERT INTO log (at, server, room, person, verb, body) VALUES ({}, 'test:home', 'test:lobby', {person}, 'forget', '');",
                world.at
            );
            let nameless =
                format!("UPDATE person SET key = NULL, name = 'a former player' WHERE no = {person};");
            world.sql.extend([row, nameless]);
            world.gone.insert(person);
            world.known.retain(|(other, _), _| *other != person);
        }
    }
}

#[test]
fn ten_thousand_games_are_rated_as_the_papers_say_and_rebuilt_to_the_digit() {
    let mut served = Served::new();
    let kinds = ["chess", "billichess", "black-holes", "three-way"].map(kind);
    let mut dice = Dice(23);
    let mut world = World { at: BEGUN, ..World::default() };
    for no in 1..=PEOPLE {
        let PersonId(key) = key(no);
        world.sql.push(format!("INSERT INTO person (no, key, name) VALUES ({no}, '{key}', 'p{no}');"));
    }
    for number in 1..=GAMES {
        game(&mut world, &mut dice, &kinds, number);
    }
    served.sql_in_steps(world.sql.iter().map(String::as_str));
    served.restart();
    let rebuilt = service::rebuild(served.service()).unwrap();
    assert_eq!((rebuilt.games, rebuilt.games_left_out), (GAMES as u64, Vec::new()));
    assert!(world.counted > 7_000 && world.gone.len() > 2, "{} {:?}", world.counted, world.gone);
    let mut compared = 0;
    for ((person, category), known) in &world.known {
        let row = served.service().store().rating(PersonNo(*person), category).unwrap().unwrap();
        let (rating, deviation, volatility, games) = match known {
            Known::Two(own, last, games) => {
                assert_eq!(row.at, *last);
                (own.rating, own.deviation, own.volatility, *games)
            }
            Known::More(own, games) => (own.points().0, own.points().1, 0.0, *games),
        };
        let near = |stored: i64, unit: f64, plain: f64, by: f64| (stored as f64 / unit - plain).abs() < by;
        assert!(
            near(row.skill.rating, 1e6, rating, 0.01)
                && near(row.skill.deviation, 1e6, deviation, 0.01)
                && near(row.skill.volatility, 1e9, volatility, 1e-5)
                && row.games == games,
            "{person} {category:?}: {row:?}, but {known:?}"
        );
        compared += 1;
    }
    let all: usize =
        (1..=PEOPLE as i64).map(|no| served.service().store().ratings_of(PersonNo(no)).unwrap().len()).sum();
    assert_eq!(all, compared, "nobody else has a rating");
    assert!(compared > 300, "{compared}");
    let before = served.service().store().derived_text().unwrap();
    served.restart();
    service::rebuild(served.service()).unwrap();
    assert_eq!(served.service().store().derived_text().unwrap(), before);
}
