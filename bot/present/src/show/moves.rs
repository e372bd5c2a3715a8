//! The moves so far: as a list, and as an animation.

use lasermate_domain::port::{Attachment, Audience, Intent, Reply};
use lasermate_domain::tables::table::Table;
use lasermate_domain::tables::timeline;
use lasermate_render::scene::Theme;

use super::reply::with_picture;
use crate::button::button;
use crate::picture::{self, PictureStyle};
use crate::saying::in_english;
use crate::{overview, text};

/// The longest list that stands in a message; a longer one goes along as a file.
const IN_MESSAGE: usize = 1000;

/// `/history`: the moves in pairs, with points and decisions; without pacts, which `/pact list` shows to everybody.
pub fn history(table: &Table) -> Reply {
    let steps: Vec<_> = timeline::steps(table).filter(|step| !step.is_act()).collect();
    let first = timeline::first_number(table);
    let list = text::history(first, &steps, 0);
    if in_english(&list).chars().count() <= IN_MESSAGE {
        return Reply::quiet(text::history_words(table, &list));
    }
    // The whole as a file, the end of it in the message.
    const LAST: usize = 60;
    let tail = text::history(first, &steps, steps.len().saturating_sub(LAST));
    let name = format!("lasermate-{}-moves.txt", table.id);
    let words = text::history_words(table, &format!("… {tail}"));
    Reply { file: Some(Attachment { name, text: list }), ..Reply::quiet(words) }
}

/// `/replay`: the whole game as an animation, for the room to see.
pub fn replay(table: &Table, theme: Theme) -> Reply {
    let moves = timeline::steps(table).filter(timeline::TimelineStep::is_move).count();
    if moves == 0 {
        return Reply::quiet(text::NO_LAST_MOVE);
    }
    let reply = with_picture(text::replay_words(table, moves), picture::gif(table, theme));
    let first = button(&Intent::Step { game: table.id.0, after: 0 }, text::buttons::STEP);
    Reply { audience: Audience::Everybody, buttons: vec![first], ..reply }
}

/// A position of a game's past with the move that led there, and buttons to those before and after it.
pub fn step(table: &Table, after: usize, theme: Theme) -> Reply {
    let lines = overview::moves(table);
    // Between two moves something else may have been done; the move before it is shown.
    let at = lines.iter().take_while(|line| line.after <= after).count();
    let reached =
        |at: usize| at.checked_sub(1).and_then(|index| lines.get(index)).map_or(0, |line| line.after);
    let Some(showing) = overview::position_after(table, reached(at)) else {
        return Reply::quiet(text::lessons::NO_STEP);
    };
    let last = lines.len();
    let to = [0, at.saturating_sub(1), (at + 1).min(last), last];
    let fits = [at > 1, at > 0, at < last, at + 1 < last];
    let buttons = to.into_iter().zip(fits).zip(text::buttons::STEPS).filter(|((_, fits), _)| *fits);
    let buttons = buttons.map(|((to, _), label)| {
        let after = u32::try_from(reached(to)).unwrap_or(u32::MAX);
        button(&Intent::Step { game: table.id.0, after }, label)
    });
    let picture = picture::png(&showing, PictureStyle::public(theme));
    let reply = with_picture(text::lessons::step(table, &lines, at), picture);
    Reply { buttons: buttons.collect(), ..reply }
}
