//! The moves so far: as a list, and as an animation.

use lasermate_render::scene::Theme;

use super::with_picture;
use crate::port::{Attachment, Audience, Reply};
use crate::present::picture;
use crate::present::text;
use crate::sessions::session::Session;
use crate::sessions::timeline;

/// The longest list that stands in a message; a longer one goes along as a file.
const IN_MESSAGE: usize = 1000;

/// `/history`: the moves in pairs, with points and decisions; without pacts, which `/pact list` shows to everybody.
#[must_use]
pub fn history(live: &Session) -> Reply {
    let steps: Vec<_> = timeline::steps(live).filter(|step| !step.is_act()).collect();
    let list = text::history(&steps);
    if list.chars().count() <= IN_MESSAGE {
        return Reply::quiet(text::history_words(live, &list));
    }
    // The whole as a file, the end of it in the message.
    const LAST: usize = 60;
    let tail = text::history(&steps[steps.len().saturating_sub(LAST)..]);
    let name = format!("lasermate-{}-moves.txt", live.id);
    let words = text::history_words(live, &format!("… {tail}"));
    Reply { file: Some(Attachment { name, text: list }), ..Reply::quiet(words) }
}

/// `/replay`: the whole game as an animation, for the room to see.
#[must_use]
pub fn replay(live: &Session, theme: Theme) -> Reply {
    let moves = timeline::steps(live).filter(timeline::Step::is_move).count();
    if moves == 0 {
        return Reply::quiet(text::NO_LAST_MOVE);
    }
    let reply = with_picture(text::replay_words(live, moves), picture::gif(live, theme));
    Reply { audience: Audience::Everybody, ..reply }
}
