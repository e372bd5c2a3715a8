//! `/explain`: the last move in words and in a picture with its steps numbered alike.

use lasermate_domain::port::{Attachment, Reply};
use lasermate_domain::tables::table::Table;
use lasermate_domain::tables::timeline::{self, TimelineStep};
use lasermate_render::scene::Theme;

use super::reply::with_picture;
use crate::picture::{self, PictureStyle};
use crate::snapshot::PositionSnapshot;
use crate::{text, variants};

/// What the last move did, step by step, and what was done since; to the asker alone, and without pacts.
pub fn explain(table: &Table, theme: Theme) -> Reply {
    let steps: Vec<_> = timeline::steps(table).filter(|step| !step.is_act()).collect();
    let Some(last) = steps.iter().rposition(TimelineStep::is_move) else {
        return Reply::quiet(text::NO_LAST_MOVE);
    };
    let start = timeline::start(table);
    let before = last.checked_sub(1).and_then(|before| steps.get(before)).map(|step| &step.game);
    let Some(before) = before.or(start.as_ref()) else { return Reply::quiet(text::NO_LAST_MOVE) };
    let words = text::explain::explain(table, before, &steps[last..]);
    let showing = PositionSnapshot::of(table).without_pacts();
    let reply = with_picture(words, picture::png(&showing, PictureStyle::public(theme)));
    let made = &steps[last];
    let stacks = variants::of(made.game.choices()).stacks();
    let chain = stacks.map(|stacks| stacks.chain(&made.game, &made.played.effects));
    let long = chain.filter(|chain| chain.lines().count() > text::explain::TOLD);
    let file = long.map(|text| Attachment { name: text::explain::FILE.to_owned(), text });
    Reply { file, ..reply }
}
