//! A position that waits for a denial, as a text that is the same game when it is read (crazy.md A14; notation.md,
//! Positions that wait for a denial): the position's own words and `waits=`, which holds the move that may be denied, and the
//! position it came from with `|` in the place of spaces.

use super::base::DenialSupport;
use super::state::{Denial, PendingMove};
use crate::action::{Action, Lifeline};
use crate::notation::PositionError;
use crate::notation::fen::unknown_word;
use crate::outcome::{DrawReason, EndKind};

pub(super) const KEY: &str = "waits";

/// What stands in the place of spaces: no text of a position or a move between two has it.
const SPACE: char = '|';

/// The ends that come of what was before, and so are told in a word of their own.
const COUNTED: [DrawReason; 2] = [DrawReason::Repetition, DrawReason::MoveCount];

/// How many lifelines are chosen after a move at the most, or declined.
const WINDOWS: u32 = 8;

const FORM: &str = "write waits=, the last move, and the position before it, with | in the place of spaces, as \
                    waits=e2e4|rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR|w|KQkq|-|0|1";
const ELSEWHERE: &str = "that move from that position leads to another position than this";
const CLOSED: &str = "that move can't be denied by the side that holds the right";

impl<B: DenialSupport> Denial<B> {
    /// The value of the word, where the holder may deny the last move now.
    pub(super) fn waits(&self) -> Option<String> {
        let pending = self.pending.filter(|_| self.may_deny(self.holder))?;
        let mut parts = vec![pending.before.write_move(pending.mv)];
        let counted = self.pending_end().filter(|end| counted(end.kind).is_some());
        parts.extend(counted.map(|end| end.kind.word().to_owned()));
        parts.extend(pending.before.write_position().split(' ').map(str::to_owned));
        Some(parts.join(&SPACE.to_string()))
    }

    /// Opens the window that the word tells of. The other words have been read.
    pub(super) fn read_waits(&mut self, rules: B::Rules, value: &str) -> Result<(), PositionError> {
        let refuse = |what| unknown_word(KEY, what);
        let (text, rest) = value.split_once(SPACE).ok_or_else(|| refuse(FORM))?;
        let (first, after) = rest.split_once(SPACE).ok_or_else(|| refuse(FORM))?;
        let drawn = COUNTED.into_iter().find(|reason| reason.end_kind().word() == first);
        let before =
            B::read_position(rules, &if drawn.is_some() { after } else { rest }.replace(SPACE, " "))?;
        let seat = before.turn();
        let mv = before.read_move(seat, text).ok().filter(|mv| before.write_move(*mv) == text);
        let mv = mv.filter(|mv| !B::is_first_part(*mv) && before.judge(seat, Action::Move(*mv)).is_ok());
        let mv = mv.ok_or_else(|| refuse(FORM))?;
        let mut after = before;
        after.play(seat, Action::Move(mv), 0, &mut ());
        let wanted = self.base.write_position();
        self.base = led_to(after, &wanted, drawn, WINDOWS).ok_or_else(|| refuse(ELSEWHERE))?;
        self.pending = Some(PendingMove { before, mv, immune: self.immune == Some(seat), overtaken: false });
        let may = self.holder != seat && self.denied.is_none() && !self.base.is_final();
        if !(may && self.may_deny(self.holder)) {
            return Err(refuse(CLOSED));
        }
        Ok(())
    }
}

fn counted(kind: EndKind) -> Option<DrawReason> {
    COUNTED.into_iter().find(|reason| reason.end_kind() == kind)
}

/// The game in which a move has led to a position: which lifelines were chosen after it is seen by where it led, and so is
/// whether a count has made rooks of the kings (billichess.md 2.5.8). `drawn`: the count has ended the game.
fn led_to<B: DenialSupport>(mut game: B, wanted: &str, drawn: Option<DrawReason>, windows: u32) -> Option<B> {
    if let Some(asked) = game.to_act().lifeline() {
        let answers = [None, Some(Lifeline::Pass), Some(Lifeline::Reflect), Some(Lifeline::Stop)];
        let answers = answers.map(Action::Lifeline);
        let legal = answers.into_iter().filter(|answer| game.judge(asked, *answer).is_ok());
        return legal.filter(|_| windows > 0).find_map(|answer| {
            let mut answered = game;
            answered.play(asked, answer, 0, &mut ());
            led_to(answered, wanted, drawn, windows - 1)
        });
    }
    if let Some(reason) = drawn {
        game.draw(reason, &mut ());
    } else if game.outcome().is_none() && !game.kingless() && game.write_position() != wanted {
        game.draw(DrawReason::Repetition, &mut ());
        return led_to(game, wanted, None, windows).filter(B::kingless);
    }
    Some(game).filter(|game| game.write_position() == wanted)
}
