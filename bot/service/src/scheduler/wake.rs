//! What a game is due: reminders, questions, archiving.

use lasermate_domain::log::{NewRow, Verb};
use lasermate_domain::port::{AtGame, TimeClaim, UnixMillis};
use lasermate_domain::tables::deadlines::{ARCHIVED_AFTER, DueAction};
use lasermate_domain::tables::table::Table;
use lasermate_present::button::at_table;
use lasermate_present::text;

use crate::commit;
use crate::scheduler::{clocks, resume, tournaments};
use crate::service::Service;
use crate::use_cases::change::{GameDraft, RoomPost, ServiceError, by_clock};
use crate::use_cases::game_posts::{self, to_mention};

/// Does what a game is due, one thing after the other.
pub(crate) fn wake(service: &Service, id: u64, now: UnixMillis) -> Result<(), ServiceError> {
    resume::take_up_one(service, id, now)?;
    while let Some((game, due)) =
        service.world.game(id)?.and_then(|game| game.due(now).map(|due| (game, due)))
    {
        match due {
            DueAction::Clock => clocks::run_clock(service, &game, game.event_at().unwrap_or(now))?,
            DueAction::Board => clocks::show_again(service, &game, now)?,
            DueAction::Forfeit => {
                if !tournaments::forfeit(service, &game, now)? {
                    return Ok(());
                }
            }
            _ => wake_once(service, &game, due, now)?,
        }
    }
    Ok(())
}

/// Notes what has fallen due in a game, and tells its room.
pub(crate) fn wake_once(
    service: &Service,
    table: &Table,
    due: DueAction,
    now: UnixMillis,
) -> Result<(), ServiceError> {
    let absent = if due == DueAction::Assent { table.absent_voter(now) } else { None };
    let verb = match due {
        DueAction::Reminder => Verb::Remind,
        DueAction::Overdue => Verb::Overdue,
        DueAction::Assent => Verb::Assent,
        DueAction::AskAbandoned => Verb::AskAbandoned,
        DueAction::Archive | DueAction::Clock | DueAction::Board | DueAction::Forfeit => Verb::Archive,
    };
    let late = table.late_seat();
    let mut table = GameDraft::of(table);
    table.add(NewRow { seat: absent, ..by_clock(&table, verb, "", now) })?;
    let words = match due {
        DueAction::Reminder => text::lifecycle::reminder(&table, table.clock.deadline.unwrap_or(now) - now),
        DueAction::Overdue => late
            .map(|late| text::lifecycle::overdue(&table, late, table.drawn_if_late(late).is_some()))
            .unwrap_or_default(),
        DueAction::Assent => absent.map(|seat| text::lifecycle::assents(&table, seat)).unwrap_or_default(),
        DueAction::AskAbandoned => text::lifecycle::abandoned(&table, now + ARCHIVED_AFTER),
        DueAction::Archive | DueAction::Clock | DueAction::Board | DueAction::Forfeit => {
            text::lifecycle::archived(&table)
        }
    };
    let mention = if due == DueAction::Archive { Vec::new() } else { to_mention(&table, false) };
    let mut posts = game_posts::board_posts(&service.world, &table, words, mention, now)?;
    if due != DueAction::Assent {
        posts.truncate(1);
    }
    if matches!(due, DueAction::AskAbandoned | DueAction::Archive) {
        for RoomPost { post, .. } in &mut posts {
            let label =
                if due == DueAction::Archive { text::buttons::RESUME } else { text::buttons::GOES_ON };
            post.buttons = vec![at_table(&table, AtGame::Resume, label)];
            let away =
                late.filter(|late| due == DueAction::AskAbandoned && table.may_be_replaced(*late, now));
            post.buttons.extend(away.map(|_| {
                let label = text::buttons::COMPUTER_PLAYS_ON;
                at_table(&table, AtGame::Claim(TimeClaim::Computer), label)
            }));
        }
    }
    commit::settle_clock(service, now, table.told("", posts))
}
