//! A game as a text record, and back.

use lasermate_domain::escape::plain_text;
use lasermate_domain::port::{Attachment, Reply};
use lasermate_domain::tables::table::Table;
use lasermate_engine::action::ActionKind;
use lasermate_render::scene::Theme;

use super::reply::with_picture;
use crate::picture::{self, PictureStyle};
use crate::record::{self, GameRecord};
use crate::snapshot::PositionSnapshot;
use crate::text;
use crate::title::Title;

/// `/export`: the record as a file, and in the message where it is short; for everybody where pacts stand in it.
pub fn export(table: &Table) -> Reply {
    let record = record::write(table);
    let name = format!("lasermate-{}.txt", table.id);
    let record = marked(&record, table);
    let words = text::exported(&table.id.to_string(), table.record.len(), &record);
    let reply = if table.record.iter().any(|entry| entry.kind == ActionKind::Pact) {
        Reply::public(words)
    } else {
        Reply::secret(words)
    };
    Reply { file: Some(Attachment { name, text: record }), ..reply }
}

/// A record with its players marked: where it is for everybody, it is kept.
fn marked(record: &str, table: &Table) -> String {
    let mut players = table.seating.players.iter();
    let lines = record.lines().map(|line| {
        let name = line.strip_prefix("Player: ").and_then(|player| player.split_once(' '));
        match name.zip(players.as_slice().first()) {
            Some(((side, name), player)) => {
                players.next();
                format!("Player: {side} {}\n", text::person::marked_in_a_file(player, name))
            }
            None => format!("{line}\n"),
        }
    });
    lines.collect()
}

/// `/export format:pgn`: the game as a PGN file, and in the message where it is short; `None` where more than two play.
pub fn export_pgn(table: &Table) -> Option<Reply> {
    Some(as_file(table, ("PGN", "pgn"), record::pgn::write(table)?))
}

/// `/export format:pdn`: the same as PDN; `None` for anything but plain draughts.
pub fn export_pdn(table: &Table) -> Option<Reply> {
    Some(as_file(table, ("PDN", "pdn"), record::pgn::write_pdn(table)?))
}

fn as_file(table: &Table, (format, end): (&str, &str), text: String) -> Reply {
    let name = format!("lasermate-{}.{end}", table.id);
    let words = text::exported_as(format, &table.id.to_string(), &text);
    Reply { file: Some(Attachment { name, text }), ..Reply::secret(words) }
}

/// `/import`: a record or PGN read back, with its last board. Nothing is stored.
pub fn import(typed: &str, theme: Theme) -> Reply {
    match record::read_any(typed) {
        Err(error) => Reply::quiet(text::not_a_record(&error)),
        Ok(record) => shown(&record, theme),
    }
}

fn shown(record: &GameRecord, theme: Theme) -> Reply {
    let names: Vec<_> = record.players.iter().map(|name| plain_text(name, 20)).collect();
    let heading = Title::naming(&text::games::title(record.setup.preset()), &names, names.clone());
    let showing = PositionSnapshot::of_game(&record.game, heading).without_pacts();
    with_picture(text::imported(record), picture::png(&showing, PictureStyle::public(theme)))
}
