//! Effects as the objects that `inspect --json` prints: `kind` and what belongs to it.

use lasermate_engine::any::AnyGame;
use lasermate_engine::effect::{Effect, Fact, Facts};
use serde_json::{Map, Value};

/// The object of one effect. Sides are words, cells are names.
#[must_use]
pub fn object(game: &AnyGame, effect: Effect) -> Value {
    let mut object = fields(game, &effect.facts());
    // Between two the heel is the other's; only among more is there something to say.
    if matches!(effect, Effect::Lasermate { .. }) && game.sides().len() == 2 {
        object.remove("heel");
    }
    Value::Object(object)
}

fn fields(game: &AnyGame, facts: &Facts) -> Map<String, Value> {
    facts.iter().map(|(name, fact)| (name.to_owned(), value(game, fact))).collect()
}

fn value(game: &AnyGame, fact: &Fact) -> Value {
    match fact {
        Fact::Side(seat) => game.side(*seat).name().into(),
        Fact::Kind(kind) => kind.name().into(),
        Fact::Cell(cell) => game.cell_name(*cell).into(),
        Fact::Number(number) => (*number).into(),
        Fact::Flag(flag) => (*flag).into(),
        Fact::Word(word) => (*word).into(),
        Fact::Nothing => Value::Null,
        Fact::Several(facts) => Value::Object(fields(game, facts)),
    }
}
