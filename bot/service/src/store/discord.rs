//! Discord's own memory: which message shows which board, what has been sent, which commands are registered.
//!
//! Discord's numbers fit SQLite's integers: their highest bit will not be used before 2084.

use lasermate_domain::port::UnixMillis;
use rusqlite::{TransactionBehavior, params};

use super::statements::run;
use super::{Store, StoreError};

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct DiscordPlace {
    /// Its server; `None` for a direct conversation.
    pub guild: Option<u64>,
    /// Whether the bot is not there itself, and only brought along by people.
    pub guest: bool,
}

/// A message that shows a game's board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BoardMessage {
    pub message: u64,
    /// When it was posted; an edit does not change that.
    pub at: UnixMillis,
}

/// A message of a post that is there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PlacedMessage {
    /// The post's number in the outbox.
    pub delivery: u64,
    /// Which of its messages, from 0.
    pub part: u32,
    pub channel: u64,
    pub message: u64,
    pub at: UnixMillis,
    /// The game whose board it shows now, where it shows one.
    pub game: Option<u64>,
    /// The challenge whose buttons it has, where it has them.
    pub challenge: Option<u64>,
}

impl Store {
    /// Notes where a channel is.
    pub fn discord_note_room(&self, channel: u64, place: DiscordPlace) -> Result<(), StoreError> {
        self.write(
            "INSERT INTO discord_room (channel, guild, guest) VALUES (?1, ?2, ?3)
                 ON CONFLICT (channel) DO UPDATE SET guild = excluded.guild, guest = excluded.guest",
            params![channel, place.guild.unwrap_or(0), place.guest],
        )
    }

    /// Where a channel is; `None` for a direct conversation with the bot, or a channel that is not known.
    pub fn discord_place_of(&self, channel: u64) -> Result<Option<DiscordPlace>, StoreError> {
        self.first("SELECT guild, guest FROM discord_room WHERE channel = ?1", [channel], |row| {
            let guild: u64 = row.get(0)?;
            Ok(DiscordPlace { guild: Some(guild).filter(|guild| *guild != 0), guest: row.get(1)? })
        })
    }

    /// The servers with channels in which the bot was itself.
    pub fn discord_guilds(&self) -> Result<Vec<u64>, StoreError> {
        self.column("SELECT DISTINCT guild FROM discord_room WHERE guild > 0 AND guest = 0", [])
    }

    /// Notes of the channels of a server whether the bot is there itself; gives those of which that was not known.
    pub fn discord_set_guest(&self, guild: u64, guest: bool) -> Result<Vec<u64>, StoreError> {
        let find = "SELECT channel FROM discord_room WHERE guild = ?1 AND guest <> ?2";
        let changed = self.column(find, params![guild, guest])?;
        // Seldom any.
        if !changed.is_empty() {
            self.writer()
                .prepare_cached("UPDATE discord_room SET guest = ?2 WHERE guild = ?1 AND guest <> ?2")?
                .execute(params![guild, guest])?;
        }
        Ok(changed)
    }

    /// The messages of a channel that show a game's board and have their buttons, the newest first.
    pub fn discord_boards(&self, channel: u64, game: u64) -> Result<Vec<BoardMessage>, StoreError> {
        self.all(
            "SELECT message, at FROM discord_board WHERE channel = ?1 AND game = ?2 ORDER BY message DESC",
            params![channel, game],
            |row| Ok(BoardMessage { message: row.get(0)?, at: row.get(1)? }),
        )
    }

    /// The messages of a channel that have a challenge's buttons.
    pub fn discord_challenges(&self, channel: u64, challenge: u64) -> Result<Vec<u64>, StoreError> {
        self.column(
            "SELECT message FROM discord_challenge WHERE channel = ?1 AND challenge = ?2",
            params![channel, challenge],
        )
    }

    /// Whether a message shows a board or a challenge, whose buttons are cared for with the next post about it.
    pub fn discord_is_cared_for(&self, message: u64) -> Result<bool, StoreError> {
        self.has("SELECT 1 FROM discord_board WHERE message = ?1 UNION ALL SELECT 1 FROM discord_challenge WHERE message = ?1", [message])
    }

    /// The messages of a post that are there already, by their parts.
    pub fn discord_sent(&self, delivery: u64) -> Result<Vec<(u32, u64)>, StoreError> {
        self.all(
            "SELECT part, message FROM discord_sent WHERE delivery = ?1 ORDER BY part",
            [delivery],
            |row| Ok((row.get(0)?, row.get(1)?)),
        )
    }

    /// The last post that was owed so far; 0 for none.
    pub fn discord_last_owed(&self) -> Result<u64, StoreError> {
        Ok(self.value("SELECT coalesce(max(id), 0) FROM outbox", [])?.unwrap_or(0))
    }

    /// Notes a message that is there.
    pub fn discord_place(&self, placed: PlacedMessage) -> Result<(), StoreError> {
        let mut writer = self.writer();
        let transaction = writer.transaction_with_behavior(TransactionBehavior::Immediate)?;
        run(
            &transaction,
            "INSERT OR REPLACE INTO discord_sent (delivery, part, message) VALUES (?1, ?2, ?3)",
            params![placed.delivery, placed.part, placed.message],
        )?;
        if let Some(game) = placed.game {
            run(
                &transaction,
                "INSERT OR IGNORE INTO discord_board (message, channel, game, at) VALUES (?1, ?2, ?3, ?4)",
                params![placed.message, placed.channel, game, placed.at],
            )?;
        }
        if let Some(challenge) = placed.challenge {
            run(
                &transaction,
                "INSERT OR IGNORE INTO discord_challenge (message, channel, challenge, at) VALUES (?1, ?2, ?3, ?4)",
                params![placed.message, placed.channel, challenge, placed.at],
            )?;
        }
        transaction.commit()?;
        Ok(())
    }

    /// Forgets a message with buttons: they are gone, or it is.
    pub fn discord_retired(&self, message: u64) -> Result<(), StoreError> {
        let writer = self.writer();
        run(&writer, "DELETE FROM discord_board WHERE message = ?1", [message])?;
        run(&writer, "DELETE FROM discord_challenge WHERE message = ?1", [message])?;
        Ok(())
    }

    /// Forgets a channel that is gone.
    pub fn discord_forget_room(&self, channel: u64) -> Result<(), StoreError> {
        let writer = self.writer();
        run(&writer, "DELETE FROM discord_room WHERE channel = ?1", [channel])?;
        run(&writer, "DELETE FROM discord_board WHERE channel = ?1", [channel])?;
        run(&writer, "DELETE FROM discord_challenge WHERE channel = ?1", [channel])?;
        run(&writer, "DELETE FROM discord_thread WHERE channel = ?1", [channel])?;
        Ok(())
    }

    /// Forgets the messages of posts that were ticked off, and boards posted before `old`.
    pub fn discord_tidy(&self, old: UnixMillis) -> Result<(), StoreError> {
        let writer = self.writer();
        writer.execute("DELETE FROM discord_sent WHERE delivery NOT IN (SELECT id FROM outbox)", [])?;
        writer.execute("DELETE FROM discord_board WHERE at < ?1", [old])?;
        writer.execute("DELETE FROM discord_challenge WHERE at < ?1", [old])?;
        Ok(())
    }

    /// What was last registered in a scope: a hash of what was sent, and what Discord made of it.
    pub fn discord_registered(&self, scope: &str) -> Result<Option<(String, String)>, StoreError> {
        self.first("SELECT sent, became FROM discord_registered WHERE scope = ?1", [scope], |row| {
            Ok((row.get(0)?, row.get(1)?))
        })
    }

    /// The scopes in which something was registered that begin so.
    pub fn discord_scopes(&self, prefix: &str) -> Result<Vec<String>, StoreError> {
        // No scope has the last character of all.
        let end = format!("{prefix}{}", char::MAX);
        self.column(
            "SELECT scope FROM discord_registered WHERE scope >= ?1 AND scope < ?2 ORDER BY scope",
            [prefix, &end],
        )
    }

    /// Forgets what was registered in a scope: it is not any more.
    pub fn discord_forget_registered(&self, scope: &str) -> Result<(), StoreError> {
        self.write("DELETE FROM discord_registered WHERE scope = ?1", [scope])
    }

    /// Notes what was registered in a scope.
    pub fn discord_note_registered(&self, scope: &str, sent: &str, became: &str) -> Result<(), StoreError> {
        self.write(
            "INSERT OR REPLACE INTO discord_registered (scope, sent, became) VALUES (?1, ?2, ?3)",
            params![scope, sent, became],
        )
    }
}
