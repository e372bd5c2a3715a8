//! What came of finished games, and people's ratings.

use std::ops::Range;

use lasermate_domain::log::PersonNo;
use lasermate_domain::port::{ServerId, UnixMillis};
use lasermate_domain::ratings::{
    Category, NEW, RatedMeeting, RatingRow, ResultKind, Skill, Tempo, VariantTally, meetings,
};
use rusqlite::{Connection, OptionalExtension, Row as SqlRow, params};
use serde::Serialize;

use super::statements::run;
use super::{ReadStore, StoreError};

/// What came of a finished game for a person in it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ResultRow {
    pub game: u64,
    /// The seat, from 1.
    pub seat: u8,
    pub person: PersonNo,
    pub server: ServerId,
    pub category: Category,
    pub at: UnixMillis,
    pub came: ResultKind,
    /// Whether no computer sat there.
    pub people: bool,
    /// How many pacts were made, kept, denounced, broken and void.
    pub pacts: [u32; 5],
    /// The rating after it, in millionths of a point, and which rated game of its kind it was; `None` where it did not count.
    pub rating: Option<(i64, u32)>,
}

/// What came of a person's finished games on a server.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Summary {
    /// Of games against people, by preset, most games first.
    pub tallies: Vec<VariantTally>,
    /// How many pacts were made, kept, denounced, broken and void, in all games.
    pub pacts: [u32; 5],
}

/// A rating as it is handed over to its owner.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct KeptRating {
    pub variant: String,
    pub tempo: String,
    /// In millionths of a point.
    pub rating: i64,
    /// In millionths of a point.
    pub deviation: i64,
    pub volatility: i64,
    pub games: u32,
}

/// A result as it is handed over to its owner.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct KeptResult {
    pub game: u64,
    /// `won`, `drawn` or `lost`.
    pub came: String,
    /// When, in milliseconds since 1970.
    pub at: UnixMillis,
    /// The rating after it, in millionths of a point, where it counted.
    pub rating: Option<i64>,
}

impl ReadStore {
    /// Whether a game has ended, as far as it is stored.
    pub fn has_ended(&self, game: u64) -> Result<bool, StoreError> {
        self.has("SELECT 1 FROM game WHERE id = ?1 AND state = 'ended'", [game])
    }

    /// The finished games among some numbers for which nothing is noted of somebody who sat there, in order: those from before
    /// results were noted.
    pub fn games_without_results(&self, among: Range<u64>) -> Result<Vec<u64>, StoreError> {
        self.column(
            "SELECT DISTINCT game.id FROM game CROSS JOIN seat ON seat.game = game.id
             CROSS JOIN person ON person.no = seat.person
             LEFT JOIN result ON result.game = seat.game AND result.seat = seat.seat
             WHERE game.id >= ?1 AND game.id < ?2 AND game.state = 'ended' AND person.key IS NOT NULL
                 AND result.game IS NULL ORDER BY game.id",
            [among.start, among.end],
        )
    }

    /// Somebody's rating; none before the first rated game.
    pub fn rating(&self, person: PersonNo, category: &Category) -> Result<Option<RatingRow>, StoreError> {
        let found = self.ratings(
            "WHERE person = ?1 AND variant = ?2 AND tempo = ?3",
            params![person.0, category.variant, category.tempo.word()],
        )?;
        Ok(found.into_iter().next())
    }

    /// Whom somebody has met of late in rated games of a kind, when one has ended.
    pub fn meetings(
        &self,
        person: PersonNo,
        category: &Category,
        ended: UnixMillis,
    ) -> Result<Vec<RatedMeeting>, StoreError> {
        let reader = self.reader();
        let mut own = reader.prepare_cached(
            "SELECT game, at FROM result INDEXED BY result_course
             WHERE person = ?1 AND variant = ?2 AND tempo = ?3 AND rating IS NOT NULL ORDER BY nth DESC",
        )?;
        let own = own.query_map(params![person.0, category.variant, category.tempo.word()], |row| {
            Ok((row.get(0)?, row.get(1)?))
        })?;
        let mut of_game = reader.prepare_cached("SELECT person, nth FROM result WHERE game = ?1")?;
        let seats =
            |game| of_game.query_map([game], |row| Ok((PersonNo(row.get(0)?), row.get(1)?)))?.collect();
        Ok(meetings(person, own, ended, seats)?)
    }

    /// How many others somebody has met in rated games of a kind, of the last hundred: computers, and people who are not new to it.
    pub fn opponents(&self, person: PersonNo, category: &Category) -> Result<usize, StoreError> {
        let reader = self.reader();
        let mut find = reader.prepare_cached(
            "SELECT count(DISTINCT other.person) FROM
                 (SELECT game FROM result INDEXED BY result_course
                  WHERE person = ?1 AND variant = ?2 AND tempo = ?3 AND rating IS NOT NULL ORDER BY nth DESC LIMIT 100) own
             CROSS JOIN result other ON other.game = own.game AND other.person <> ?1
             JOIN person ON person.no = other.person
             LEFT JOIN rating ON rating.person = other.person AND rating.variant = ?2 AND rating.tempo = ?3
             WHERE person.key LIKE 'computer:%' OR rating.games >= ?4",
        )?;
        let with = params![person.0, category.variant, category.tempo.word(), NEW];
        Ok(find.query_row(with, |row| row.get(0))?)
    }

    /// All ratings of somebody, the one of most games first.
    pub fn ratings_of(&self, person: PersonNo) -> Result<Vec<RatingRow>, StoreError> {
        self.ratings("WHERE person = ?1 ORDER BY games DESC, variant, tempo", [person.0])
    }

    /// The ratings of everybody who has a rated game of this kind on a server, in no order.
    pub fn ratings_on(&self, server: &ServerId, category: &Category) -> Result<Vec<RatingRow>, StoreError> {
        let (variant, tempo) = (&category.variant, category.tempo.word());
        self.ratings(
            "WHERE variant = ?2 AND tempo = ?3 AND person IN (
                 SELECT DISTINCT person FROM result INDEXED BY result_server
                 WHERE server = ?1 AND variant = ?2 AND tempo = ?3 AND rating IS NOT NULL)",
            params![server.0, variant, tempo],
        )
    }

    /// The ratings of everybody who wants to be listed everywhere, in no order.
    pub fn ratings_listed(&self, category: &Category) -> Result<Vec<RatingRow>, StoreError> {
        self.ratings(
            "INDEXED BY rating_game WHERE variant = ?1 AND tempo = ?2 AND EXISTS (SELECT 1 FROM listed WHERE listed.person = rating.person)",
            params![category.variant, category.tempo.word()],
        )
    }

    /// The ratings that a clause of SQL selects.
    fn ratings(&self, which: &str, with: impl rusqlite::Params) -> Result<Vec<RatingRow>, StoreError> {
        let reader = self.reader();
        let mut find = reader.prepare_cached(&format!(
            "SELECT person, variant, tempo, rating, deviation, volatility, games, at FROM rating {which}"
        ))?;
        let mut rows = find.query(with)?;
        let mut found = Vec::new();
        while let Some(row) = rows.next()? {
            found.push(read_rating(row)?);
        }
        Ok(found)
    }

    /// What most rated games of a server are, with how many results they have; `None` where there are none.
    pub fn rated_most(&self, server: &ServerId) -> Result<Option<Category>, StoreError> {
        let reader = self.reader();
        let mut find = reader.prepare_cached(
            "SELECT variant, tempo FROM result INDEXED BY result_server
             WHERE server = ?1 AND rating IS NOT NULL
             GROUP BY variant, tempo ORDER BY count(*) DESC, variant, tempo LIMIT 1",
        )?;
        let found = find.query_row([&server.0], |row| Ok((row.get(0)?, row.get::<_, String>(1)?)));
        match found.optional()? {
            Some((variant, tempo)) => Ok(Some(Category { variant, tempo: read_tempo(&tempo)? })),
            None => Ok(None),
        }
    }

    /// Somebody's ratings after each of their last rated games of a kind, oldest first.
    pub fn rating_course(
        &self,
        person: PersonNo,
        category: &Category,
        last: u32,
    ) -> Result<Vec<i64>, StoreError> {
        let reader = self.reader();
        let mut find = reader.prepare_cached(
            "SELECT rating FROM result INDEXED BY result_course
             WHERE person = ?1 AND variant = ?2 AND tempo = ?3 AND rating IS NOT NULL ORDER BY nth DESC LIMIT ?4",
        )?;
        let rows = find
            .query_map(params![person.0, category.variant, category.tempo.word(), last], |row| row.get(0))?;
        let mut course: Vec<i64> = rows.collect::<Result<_, _>>()?;
        course.reverse();
        Ok(course)
    }

    /// What came of a person's finished games on a server.
    pub fn summary(&self, server: &ServerId, person: PersonNo) -> Result<Summary, StoreError> {
        let reader = self.reader();
        let mut find = reader.prepare_cached(
            "SELECT variant, sum(came = 'won'), sum(came = 'drawn'), sum(came = 'lost') FROM result
             WHERE person = ?1 AND server = ?2 AND people = 1 GROUP BY variant ORDER BY count(*) DESC, variant",
        )?;
        let rows = find.query_map(params![person.0, server.0], |row| {
            Ok(VariantTally { variant: row.get(0)?, came: [row.get(1)?, row.get(2)?, row.get(3)?] })
        })?;
        let tallies = rows.collect::<Result<_, _>>()?;
        let mut find = reader.prepare_cached(
            "SELECT coalesce(sum(made), 0), coalesce(sum(kept), 0), coalesce(sum(denounced), 0),
                    coalesce(sum(broken), 0), coalesce(sum(void), 0)
             FROM result WHERE person = ?1 AND server = ?2",
        )?;
        let pacts = find.query_row(params![person.0, server.0], |row| {
            Ok([row.get(0)?, row.get(1)?, row.get(2)?, row.get(3)?, row.get(4)?])
        })?;
        Ok(Summary { tallies, pacts })
    }

    /// Whether somebody wants to be on the leaderboard of all servers.
    pub fn is_listed(&self, person: PersonNo) -> Result<bool, StoreError> {
        self.has("SELECT 1 FROM listed WHERE person = ?1", [person.0])
    }
}

fn read_rating(row: &SqlRow<'_>) -> Result<RatingRow, StoreError> {
    let tempo: String = row.get("tempo")?;
    let category = Category { variant: row.get("variant")?, tempo: read_tempo(&tempo)? };
    let skill = Skill {
        rating: row.get("rating")?,
        deviation: row.get("deviation")?,
        volatility: row.get("volatility")?,
    };
    let person = PersonNo(row.get("person")?);
    Ok(RatingRow { person, category, skill, games: row.get("games")?, at: row.get("at")? })
}

fn read_tempo(word: &str) -> Result<Tempo, StoreError> {
    Tempo::from_word(word)
        .ok_or_else(|| StoreError::Row { n: 0, what: format!("no game is as fast as {word:?}") })
}

/// Notes somebody's rating, unless they have deleted their data meanwhile.
pub(super) fn note_rating(transaction: &Connection, row: &RatingRow) -> rusqlite::Result<()> {
    let Skill { rating, deviation, volatility } = row.skill;
    run(
        transaction,
        "INSERT OR REPLACE INTO rating (person, variant, tempo, rating, deviation, volatility, games, at)
             SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8
             WHERE EXISTS (SELECT 1 FROM person WHERE no = ?1 AND key IS NOT NULL)",
        params![
            row.person.0,
            row.category.variant,
            row.category.tempo.word(),
            rating,
            deviation,
            volatility,
            row.games,
            row.at
        ],
    )
}

/// Notes what came of a game for somebody, unless they have deleted their data meanwhile.
pub(super) fn note_result(transaction: &Connection, row: &ResultRow) -> rusqlite::Result<()> {
    let [made, kept, denounced, broken, void] = row.pacts;
    let came: &str = row.came.into();
    let sql = "INSERT OR REPLACE INTO result (game, seat, person, server, variant, tempo, at, came, people, made, kept,
                                            denounced, broken, void, rating, nth)
             SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14, ?15, ?16
             WHERE EXISTS (SELECT 1 FROM person WHERE no = ?3 AND key IS NOT NULL)";
    run(
        transaction,
        sql,
        params![
            row.game,
            row.seat,
            row.person.0,
            row.server.0,
            row.category.variant,
            row.category.tempo.word(),
            row.at,
            came,
            row.people,
            made,
            kept,
            denounced,
            broken,
            void,
            row.rating.map(|(rating, _)| rating),
            row.rating.map(|(_, nth)| nth)
        ],
    )
}

pub(super) fn list(transaction: &Connection, person: PersonNo, listed: bool) -> rusqlite::Result<()> {
    let sql = if listed {
        "INSERT OR IGNORE INTO listed (person) VALUES (?1)"
    } else {
        "DELETE FROM listed WHERE person = ?1"
    };
    run(transaction, sql, [person.0])
}

/// Nothing is known of somebody's strength and results any more. What they did to the numbers of others stays.
pub(super) fn forget(transaction: &Connection, person: PersonNo) -> rusqlite::Result<()> {
    for sql in [
        "DELETE FROM rating WHERE person = ?1",
        "DELETE FROM result WHERE person = ?1",
        "DELETE FROM listed WHERE person = ?1",
    ] {
        run(transaction, sql, [person.0])?;
    }
    Ok(())
}
