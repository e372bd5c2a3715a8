//! Effects as the objects that `inspect --json` prints: `kind` and what belongs to it.

use lasermate_engine::any::AnyGame;
use lasermate_engine::effect::{Detail, Details, Effect};
use serde_json::{Map, Value};

/// The object of one effect. Sides are words, cells are names.
pub fn object(game: &AnyGame, effect: &Effect) -> Value {
    let mut object = fields(game, &effect.details());
    // Between two the heel is the other's; only among more is there something to say.
    if matches!(effect, Effect::Lasermate { .. }) && game.sides().len() == 2 {
        object.remove("heel");
    }
    Value::Object(object)
}

fn fields(game: &AnyGame, details: &Details) -> Map<String, Value> {
    details.iter().map(|(name, detail)| (name.to_owned(), value(game, detail))).collect()
}

fn value(game: &AnyGame, detail: &Detail) -> Value {
    match detail {
        Detail::Side(seat) => game.side(*seat).name().into(),
        Detail::Kind(kind) => kind.name().into(),
        Detail::Cell(cell) => game.cell_name(*cell).into(),
        Detail::Number(number) => (*number).into(),
        Detail::Flag(flag) => (*flag).into(),
        Detail::Word(word) => (*word).into(),
        Detail::Nothing => Value::Null,
        Detail::Several(details) => Value::Object(fields(game, details)),
    }
}
