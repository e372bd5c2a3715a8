//! Mistakes of analysed games: shown with what was better, or put up as puzzles for those who made them.

use std::sync::Arc;

use lasermate_domain::limits::MISTAKES_OFFERED;
use lasermate_domain::port::{AtPuzzle, DrawError, Picture, PinnedPicture, PinnedWhat, PuzzleId, Reply};
use lasermate_domain::tables::log_payload::KeyMoment;
use lasermate_domain::tables::record::RecordEntry;
use lasermate_domain::tables::table::{GameId, Table};
use lasermate_domain::tables::timeline;
use lasermate_engine::action::Action;
use lasermate_engine::any::AnyGame;
use lasermate_engine::seat::Seat;
use lasermate_engine::typed_action::TypedAction;
use lasermate_present::picture::{self, PictureStyle};
use lasermate_present::snapshot::PositionSnapshot;
use lasermate_present::title::Title;
use lasermate_present::{overview, text, variants};
use lasermate_render::scene::Theme;

use crate::use_cases::change::{Call, HandlerOutcome, HandlerResult, ServiceError, refuse};
use crate::use_cases::play::letters;
use crate::use_cases::rooms::settings;
use crate::use_cases::seated;
use crate::use_cases::study::puzzle::{PuzzleForm, answer_form, buttons};
use crate::world::World;
use crate::world::people::Memo;

/// A mistake with the game in which it was made.
struct Mistake {
    game: Arc<Table>,
    moment: KeyMoment,
    before: AnyGame,
    entry: RecordEntry,
}

impl Mistake {
    fn live(&self) -> &Table {
        &self.game
    }

    fn id(&self) -> PuzzleId {
        PuzzleId::Mistake { game: self.game.id.0, number: self.moment.number }
    }

    /// What was done, with its number.
    fn played(&self) -> String {
        let lines = overview::moves(self.live());
        let after = place(&self.moment) + 1;
        match lines.iter().position(|line| line.after == after) {
            Some(index) => format!("{} {}", overview::numbered(&lines, index), self.entry.san),
            None => self.entry.san.clone(),
        }
    }

    /// What a text would have been in that position; `None` where it could not have been played.
    fn tried(&self, text: &str) -> Option<(String, AnyGame)> {
        let mut game = self.before.clone();
        let played = game.try_text(self.entry.seat, text, self.entry.at).ok()?;
        Some((played.exact, game))
    }

    fn is_better(&self, exact: &str) -> bool {
        self.moment.better.iter().any(|better| self.tried(better).is_some_and(|(found, _)| found == exact))
    }
}

/// The next mistake of a game that the room has not just seen, or the one of a number.
pub(crate) fn mistake_of(
    world: &World,
    table: &Table,
    number: Option<u32>,
    last: Option<PuzzleId>,
) -> Result<PuzzleId, ServiceError> {
    let id = table.id.0;
    let known = world.store.moments_of(id)?;
    let Some(first) = known.first() else { return refuse(text::mistake::none_of(table)) };
    let number = number.unwrap_or_else(|| match last {
        Some(PuzzleId::Mistake { game, number }) if game == id => {
            known.iter().find(|known| **known > number).copied().unwrap_or(*first)
        }
        _ => *first,
    });
    Ok(PuzzleId::Mistake { game: id, number })
}

/// The asker's own mistake after the one they saw last, the newest game first.
pub(crate) fn own_mistake(
    world: &World,
    call: &Call<'_>,
    last: Option<PuzzleId>,
) -> Result<PuzzleId, ServiceError> {
    let own = world.store.mistakes_of(call.who, &call.request.server, MISTAKES_OFFERED)?;
    let own = own.into_iter().map(|(game, number)| PuzzleId::Mistake { game, number });
    let own: Vec<_> = own.collect();
    let seen = last.and_then(|last| own.iter().position(|of| *of == last));
    let next = seen.map_or(0, |seen| (seen + 1) % own.len().max(1));
    match own.get(next) {
        Some(of) => Ok(*of),
        None => refuse(text::mistake::NONE_OF_YOURS),
    }
}

fn mistake(world: &World, call: &Call<'_>, game: u64, number: u32) -> Result<Mistake, ServiceError> {
    let game = seated::game_meant(world, call, Some(&GameId(game).to_string()))?;
    let Some(moment) = world.store.moment(game.id.0, number)? else {
        return refuse(text::mistake::NO_SUCH);
    };
    let (entry, before) = match before(&game, place(&moment)) {
        Some((entry, before)) => (entry.clone(), before),
        None => return refuse(text::puzzle::BROKEN),
    };
    Ok(Mistake { game, moment, before, entry })
}

/// A mistake as a puzzle, for the room to see.
pub(crate) fn show_mistake(
    world: &World,
    call: &Call<'_>,
    game: u64,
    number: u32,
) -> Result<Reply, ServiceError> {
    let found = mistake(world, call, game, number)?;
    let mut words = text::mistake::task(found.live(), &found.played(), &found.moment);
    let theme = settings::theme(world, &call.request.room)?;
    let picture = picture(found.live(), found.moment.place, theme).and_then(Result::ok);
    let picture = picture.filter(|_| call.request.can.attach);
    if picture.is_none() {
        let showing = PositionSnapshot::of_game(&found.before, Title::of(found.live()));
        words += &format!("\n{}", text::board(&showing, found.entry.seat != Seat::First));
    }
    let pictures = picture.into_iter().collect();
    Ok(Reply { pictures, buttons: buttons(found.id()), ..Reply::public(words) })
}

pub(crate) fn hint_for_mistake(world: &World, call: &Call<'_>, game: u64, number: u32) -> HandlerResult {
    let found = mistake(world, call, game, number)?;
    let better = found.moment.better.first().and_then(|better| found.tried(better));
    let Some((exact, _)) = better else { return refuse(text::study::NO_HINT) };
    let begins = text::puzzle::begins(&found.before, found.entry.seat, &exact);
    Ok(HandlerOutcome::shown(Reply::secret(text::mistake::hint(found.live(), &begins))))
}

pub(crate) fn at_mistake(
    world: &World,
    call: &Call<'_>,
    (game, number): (u64, u32),
    does: &AtPuzzle,
) -> HandlerResult {
    let found = mistake(world, call, game, number)?;
    let live = found.live();
    match does {
        AtPuzzle::Form => {
            let given = vec![("game", live.id.to_string()), ("number", number.to_string())];
            let asks = PuzzleForm::first_move(&found.before, found.entry.seat);
            Ok(answer_form(&found.before, found.id(), text::mistake::form_title(live, number), given, asks))
        }
        AtPuzzle::Answer(typed) => {
            let before = (&found.before, found.entry.seat);
            let english = letters::read_asked(world, call, before, TypedAction::read(typed))?;
            let (told, right) = answer(&found, english.as_deref().unwrap_or(typed))?;
            let memo = right.then(|| Memo::PuzzleKnown(found.id()));
            Ok(HandlerOutcome::Shown(Box::new(Reply::secret(told)), memo))
        }
        AtPuzzle::Solution => {
            let words = text::mistake::solution(live, &found.played(), &found.moment);
            let pictures = pictures(&found, settings::theme(world, &call.request.room)?);
            let reply = Reply { pictures, ..Reply::quiet(words) };
            Ok(HandlerOutcome::Shown(Box::new(reply), Some(Memo::PuzzleKnown(found.id()))))
        }
    }
}

/// What somebody is told who answers, and whether that is better than what was played.
fn answer(found: &Mistake, typed: &str) -> Result<(String, bool), ServiceError> {
    let known = Action::<()>::from_word(typed);
    if !matches!(known, None | Some(Action::Deny | Action::Allow | Action::Pass | Action::Lifeline(_))) {
        return refuse(text::puzzle::NO_MOVE);
    }
    let mut tried = found.before.clone();
    match tried.try_text(found.entry.seat, typed, found.entry.at) {
        Err(refusal) => refuse(variants::refused(&found.before, found.entry.seat, &refusal)),
        Ok(played) if played.exact == found.entry.exact => Ok((text::mistake::THE_SAME.to_owned(), false)),
        Ok(played) if found.is_better(&played.exact) => {
            Ok((text::mistake::right(found.live(), &found.played(), &found.moment), true))
        }
        Ok(_) => Ok((text::mistake::WRONG.to_owned(), false)),
    }
}

/// The board after what was played and after what was better, from the side of who played it.
fn pictures(found: &Mistake, theme: Theme) -> Vec<Picture> {
    let played = (found.entry.exact.as_str(), text::mistake::title_of_played(found.played()));
    let better = found.moment.better.first();
    let better = better.map(|better| (better.as_str(), text::mistake::title_of_better(found.live(), better)));
    let look = PictureStyle { theme, from: found.entry.seat };
    let drawn = [Some(played), better].into_iter().flatten().filter_map(|(text, title)| {
        let (_, game) = found.tried(text)?;
        picture::png(&PositionSnapshot::of_game(&game, title), look)
            .inspect_err(|error| tracing::error!(%error, "drawing a picture failed"))
            .ok()
    });
    drawn.collect()
}

/// The position before an action of a game, from the side of who acted; `None` where the record has no such action.
pub(crate) fn picture(table: &Table, place: u32, theme: Theme) -> Option<Result<Picture, DrawError>> {
    let (entry, game) = before(table, usize::try_from(place).ok()?)?;
    let look = PictureStyle { theme, from: entry.seat };
    let what = PinnedWhat::Before { game: table.id.0, place };
    let pinned = PinnedPicture::of(what, theme == Theme::Light);
    let drawn = picture::png(&PositionSnapshot::of_game(&game, Title::of(table)), look);
    Some(drawn.map(|picture| Picture { pinned: Some(pinned), ..picture }))
}

/// An action of a game, and the game before it.
fn before(table: &Table, place: usize) -> Option<(&RecordEntry, AnyGame)> {
    let entry = table.record.get(place)?;
    let mut game = timeline::after(table, place)?;
    game.advance(entry.at);
    Some((entry, game))
}

fn place(moment: &KeyMoment) -> usize {
    usize::try_from(moment.place).unwrap_or(usize::MAX)
}
