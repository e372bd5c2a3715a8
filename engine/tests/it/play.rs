//! A game played by words, as `--moves` takes them: what most tests of rules begin with.

use std::mem::discriminant;
use std::path::{Path, PathBuf};

use lasermate_engine::any::AnyGame;
use lasermate_engine::refusal::Reason;
use lasermate_engine::variants::{Preset, Setup};

/// A file or folder of `tests/data`.
pub fn data(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data").join(name)
}

/// A game by its name and options, from a position or, where that is empty, from the start.
pub fn set_up(setup: &str, position: &str) -> Result<AnyGame, String> {
    let mut words = setup.split_whitespace();
    let name = words.next().unwrap_or_default();
    let mut setup = Setup::parse(name, words).map_err(|error| error.to_string())?;
    setup.position = Some(position.to_owned()).filter(|text| !text.is_empty());
    AnyGame::new(&setup).map_err(|error| error.to_string())
}

/// The same, where the game and the position are known to be sound.
pub fn table(setup: &str, position: &str) -> AnyGame {
    set_up(setup, position).unwrap_or_else(|error| panic!("{setup} {position}: {error}"))
}

/// Does what one word says, of the side written before it or of whoever is asked; gives its exact text.
pub fn step(game: &mut AnyGame, word: &str) -> Result<String, Reason> {
    let to = game.address(word)?;
    game.try_text(to.seat, to.text, 0).map(|played| played.exact).map_err(|refusal| refusal.reason)
}

/// Plays words, up to the first that is refused.
pub fn play(game: &mut AnyGame, words: &str) -> Result<(), Reason> {
    words.split_whitespace().try_for_each(|word| step(game, word).map(drop))
}

/// The games of the registry that these setups leave out, each by its first preset: presets of one variant are one game.
pub fn left_out<'a>(setups: impl IntoIterator<Item = &'a str>) -> Vec<&'static str> {
    let preset = |setup: &str| Preset::named(setup.split(' ').next()?);
    let listed: Vec<_> = setups
        .into_iter()
        .map(|setup| discriminant(&preset(setup).expect("a game of the registry").choices))
        .collect();
    let mut found: Vec<&'static Preset> = Vec::new();
    for preset in Preset::all() {
        let game = discriminant(&preset.choices);
        if !listed.contains(&game) && found.iter().all(|other| discriminant(&other.choices) != game) {
            found.push(preset);
        }
    }
    found.into_iter().map(|preset| preset.name).collect()
}
