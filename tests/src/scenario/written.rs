//! A game of every preset as a scenario, and what is on record of it.

use std::fmt::Write as _;

use lasermate_engine::action::Asked;
use lasermate_engine::any::AnyGame;
use lasermate_engine::effect::Effect;
use lasermate_engine::variants::{Preset, Setup};

use super::{ScenarioAct, Transport};
use crate::dice::Dice;

const SEATS: [&str; 3] = ["ann", "bob", "cid"];

/// A game of a preset as a scenario: players, a stranger who may not move, and where the network has such a thing, a room that
/// watches.
#[derive(Clone, Debug)]
pub struct GameScenario {
    pub room: String,
    /// The most moves of a game that is not decided before: then somebody resigns.
    pub plies: usize,
    /// The number of the game where another room watches it, by a button of its board.
    pub watched: Option<u32>,
}

impl Default for GameScenario {
    fn default() -> Self {
        Self { room: "lobby".to_owned(), plies: 24, watched: Some(1) }
    }
}

impl GameScenario {
    /// The lines.
    ///
    /// # Panics
    /// The preset cannot be played.
    pub fn of(&self, preset: &Preset) -> String {
        let Self { room, plies, watched } = self;
        let setup = Setup::parse(preset.name, []).expect("a preset");
        let mut game = AnyGame::new(&setup).expect("a start");
        let seats = &SEATS[..setup.sides().len()];
        let mut scenario =
            format!("ann@{room} /challenge game:{} side:first\ndone sent\npost {room}\n", preset.name);
        for (place, name) in seats.iter().enumerate().skip(1) {
            let seat = if seats.len() > 2 { [" side:second", " side:third"][place - 1] } else { "" };
            let _ = writeln!(scenario, "{name}@{room} /accept{seat}\ndone");
            let _ = writeln!(scenario, "post {room} {}", if place + 1 == seats.len() { "@ann" } else { "" });
        }
        if let Some(number) = watched {
            scenario += &format!("dan@den /watch G{number}\nprivate Now following\npost den @nobody\n");
        }
        scenario += &format!("root@{room} /move a1a2\nrefused\n");
        if watched.is_some() {
            scenario += &format!("root@{room} press pick\nrefused\n");
        }
        let also = |words: &str| if watched.is_some() { format!("post den{words}\n") } else { String::new() };
        let mut dice = Dice(11);
        for _ in 0..*plies {
            let Some((seat, asked)) = game.to_act().iter().next().filter(|_| game.outcome().is_none()) else {
                break;
            };
            let legal = game.legal(seat);
            let Some(chosen) = legal.get(dice.below(legal.len())) else { break };
            let word = match asked {
                Asked::Lifeline { .. } => {
                    format!("/lifeline {}", chosen.exact.trim_start_matches("lifeline-"))
                }
                _ if ["deny", "allow"].contains(&chosen.exact.as_str()) => format!("/{}", chosen.exact),
                _ => format!("/move {}", chosen.exact),
            };
            let played = game.try_text(seat, &chosen.exact, 0).expect("it is legal");
            let next = game.to_act().iter().next().filter(|_| game.outcome().is_none());
            let mut effects = played.effects.iter();
            let lasermate = effects.any(|effect| matches!(effect, Effect::Lasermate { .. }));
            // At the end, and at a lasermate, all players are called.
            let everybody = || seats.join(",");
            let next = next
                .filter(|_| !lasermate)
                .map_or_else(everybody, |(seat, _)| seats[seat.index()].to_owned());
            let name = seats[seat.index()];
            let _ = writeln!(scenario, "{name}@{room} {word}\ndone\npost {room} @{next}");
            scenario += &also(" @nobody");
        }
        if game.outcome().is_none() {
            for name in &seats[1..] {
                let _ = writeln!(
                    scenario,
                    "{name}@{room} /resign\nprivate\n{name}@{room} press resign\ndone\npost {room}"
                );
                scenario += &also("");
            }
        }
        scenario + "silence\n"
    }
}

/// What everybody can export of a game, without the times, which differ from run to run.
///
/// # Panics
/// It is no record.
pub fn record(transport: &mut dyn Transport, room: &str, game: u32) -> String {
    transport.ask("root", room, &ScenarioAct::Line(format!("/export game:G{game}")));
    let shown = transport.shown(&|shown| shown.file.is_some() || shown.text.contains("Lasermate record"));
    let text = shown.file.unwrap_or(shown.text);
    assert!(text.contains("Lasermate record 1") && text.contains("Moves:"), "{text}");
    let fixed = text.split("Times:").next().unwrap_or_default();
    fixed.lines().filter(|line| !line.starts_with("Date:")).collect::<Vec<_>>().join("\n")
}
