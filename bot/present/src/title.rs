//! What stands over a picture: the game and who plays it, and the same in full for the words that stand for the picture.

use lasermate_domain::port::Person;
use lasermate_domain::tables::table::Table;

use crate::text;

/// How much of a name stands in a picture.
const NAME_CHARS: usize = 20;

/// What stands over a picture, and before the words that stand for it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Title {
    /// For the words: what the game is and who plays, marked ([`lasermate_domain::name_mark`]).
    pub words: String,
    /// For the picture, in plain text: who plays, in short, and the game alone where nobody is named or the names stand beside their sides.
    pub title: String,
    /// The players' short names in seat order, to stand beside their sides; none but where more than two play.
    pub names: Vec<String>,
}

impl Title {
    /// What a live game is and who plays it.
    pub fn of(table: &Table) -> Self {
        let plain =
            |player: &Person| text::person::in_a_description(player, &table.seating.players, NAME_CHARS);
        let names: Vec<_> = table.seating.players.iter().map(plain).collect();
        Self::naming(&text::games::title(table.setup.preset()), &names, short_names(table))
    }

    /// What a live game is and who plays it, by short names: for a list in which there is little room; plain text.
    pub fn in_short(table: &Table) -> String {
        text::title(&text::games::title(table.setup.preset()), &short_names(table))
    }

    /// A game with its players by their names and by their short ones, all plain text.
    pub fn naming(game: &str, names: &[String], short: Vec<String>) -> Self {
        let title = |names: &[String]| {
            let names: Vec<_> = names.iter().filter(|name| !name.is_empty()).cloned().collect();
            text::title(game, &names)
        };
        let words = title(names);
        if short.len() > 2 {
            Self { words, title: game.to_owned(), names: short }
        } else {
            // The board shows which game it is; who plays needs the room.
            let title = if short.iter().all(String::is_empty) {
                game.to_owned()
            } else {
                text::names::against(&short)
            };
            Self { words, title, names: Vec::new() }
        }
    }
}

fn short_names(table: &Table) -> Vec<String> {
    let short = |player: &Person| text::computer::in_short(player, &table.seating.players, NAME_CHARS);
    table.seating.players.iter().map(short).collect()
}

impl From<String> for Title {
    fn from(title: String) -> Self {
        Self { words: title.clone(), title, names: Vec::new() }
    }
}

impl From<&str> for Title {
    fn from(title: &str) -> Self {
        title.to_owned().into()
    }
}
