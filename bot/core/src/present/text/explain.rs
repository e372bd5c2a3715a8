//! The last move explained: its steps by their numbers, why such steps happen, what the beams did before and do now.

use lasermate_engine::any::AnyGame;
use lasermate_engine::effect::Effect;
use lasermate_engine::game::Played;
use lasermate_engine::piece::Kind;
use lasermate_engine::view::{BeamView, View};

use super::announce::consequences;
use super::beam::side;
use super::realtime_announcements::step;
use super::{beam_end, beam_way, crazy, denial, heading};
use crate::sessions::session::Session;
use crate::sessions::timeline::Step;

/// The most cells that are named of a beam.
const BEAM_CELLS: usize = 16;
/// The most steps of a chain in a message; the file beside it has them all.
pub const TOLD: usize = 24;
/// The name of that file.
pub const FILE: &str = "lasermate-last-move.txt";

/// What a move did and what was done since. `steps` begins with the move; `before` is the game it was played in.
#[must_use]
pub fn explain(live: &Session, before: &AnyGame, steps: &[Step]) -> String {
    let Some((made, since)) = steps.split_first() else { return super::NO_LAST_MOVE.to_owned() };
    let denial = since.iter().find(|step| step.is_denial());
    let mut lines = Vec::new();
    if made.game.has_stacks() {
        lines.push(format!("{}.", heading(&made.game, &made.played)));
        if denial.is_some() {
            lines.push(TAKEN_BACK.to_owned());
        }
        lines.push(shortened(&made.game, &made.played.effects));
        lines.extend(consequences(&made.game, &made.played));
        lines.extend(reasons(&made.played));
    } else {
        lines.push(step(made));
        lines.extend(denial.map(|_| TAKEN_BACK.to_owned()));
    }
    if denial.is_none() {
        lines.extend(beams(&before.view(), &made.game.view()));
    }
    lines.extend(super::end_words(&live.game).map(|end| format!("**{end}.**")));
    lines.extend(since.iter().map(step));
    if since.is_empty() {
        let may = denial::may_still(live);
        lines.extend(Some(may.trim().to_owned()).filter(|may| !may.is_empty()));
    }
    lines.join("\n")
}

const TAKEN_BACK: &str = "It was denied, and all of it has been taken back:";

/// The numbered steps, the first ones of a long chain.
fn shortened(game: &AnyGame, effects: &[Effect]) -> String {
    let chain = crazy::chain(game, effects);
    let lines: Vec<_> = chain.lines().collect();
    if let [one] = lines.as_slice() {
        return format!("{}.", one.trim_start_matches("1. "));
    }
    if lines.len() <= TOLD {
        return chain;
    }
    format!("{}\n… and {} steps more, in the file.", lines[..TOLD].join("\n"), lines.len() - TOLD)
}

/// Why such steps happen: a line for each kind that is among them.
fn reasons(played: &Played) -> Vec<String> {
    let any = |sort: fn(&Effect) -> bool| played.effects.iter().any(sort);
    let mut found = Vec::new();
    let mut told = |happened: bool, why: &str, part: &str| {
        if happened {
            found.push(format!("- {why} (`/rules crazy {part}`)"));
        }
    };
    told(
        any(|effect| matches!(effect, Effect::Moved { piece, .. } if piece.kind == Kind::King)),
        "A king makes two steps; what his first one takes answers after his second.",
        "kings",
    );
    told(shot(played), "A knight may take on a square it passes, or inside a rook.", "knights");
    told(
        any(|effect| matches!(effect, Effect::Boarded { .. })),
        "Who could go to a rook's square may jump into the rook.",
        "rooks",
    );
    told(
        any(|effect| matches!(effect, Effect::Fell { .. })),
        "When a rook is taken its load falls, bottom first, each on the bottom piece that stands there.",
        "rooks",
    );
    told(
        any(|effect| matches!(effect, Effect::Blast { revenge: false, .. })),
        "A queen may capture all round instead of moving.",
        "queens",
    );
    told(
        any(|effect| matches!(effect, Effect::Blast { revenge: true, .. })),
        "A queen that is taken takes the bottom pieces of her square and of all around it.",
        "queens",
    );
    told(
        any(|effect| matches!(effect, Effect::Risen { .. })),
        "A bishop that is taken rises once, and takes who stands there.",
        "bishops",
    );
    told(
        any(|effect| matches!(effect, Effect::Vanished { piece, .. } if piece.kind == Kind::Bishop)),
        "A risen bishop is gone at the end of its owner's next turn.",
        "bishops",
    );
    told(
        any(|effect| matches!(effect, Effect::Vanished { piece, .. } if piece.kind == Kind::Pawn)),
        "A pawn that falls on its own first row is gone.",
        "pawns",
    );
    told(
        any(|effect| matches!(effect, Effect::Disguised { .. })),
        "A pawn may exchange places with whoever stands where it could step.",
        "pawns",
    );
    found
}

/// Whether a knight took somewhere else than where it went.
fn shot(played: &Played) -> bool {
    let taken = played.effects.iter().find_map(|effect| match effect {
        Effect::Taken { at, .. } => Some(*at),
        _ => None,
    });
    played.effects.iter().any(
        |effect| matches!(effect, Effect::Moved { piece, to, .. } if piece.kind == Kind::Knight && taken.is_some_and(|at| at != *to)),
    )
}

/// Each beam that goes another way now: where it went, and where it goes.
fn beams(before: &View, after: &View) -> Vec<String> {
    let way = |view: &View, beam: &BeamView| {
        format!("{}, and {}", beam_way(view, beam, BEAM_CELLS), beam_end(view, beam))
    };
    let mut lines = Vec::new();
    for now in &after.beams {
        let Some(was) = before.beams.iter().find(|was| was.seat == now.seat) else { continue };
        if was.crossings != now.crossings || was.end != now.end {
            lines.push(format!("- {}'s beam before: {}", side(before, was), way(before, was)));
            lines.push(format!("- {}'s beam now: {}", side(after, now), way(after, now)));
        }
    }
    lines
}
