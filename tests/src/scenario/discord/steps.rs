//! The steps that only Discord has: `tests/data/on_discord/README.md` says what each does.

use std::str::FromStr;
use std::time::Duration;

use rusqlite::Connection;
use serde_json::Value;

use super::super::step::span;
use super::super::{ScenarioAct, Transport as _};
use super::look::{buttons, is_limited, is_no_answer, is_said, menus, tags};
use super::{DiscordTransport, none_left, server_of};
use crate::discord::bot::Program;
use crate::discord::world::{Call, Change, Channel, Event, Forum, Trouble};
use crate::discord::{components, content, files, is_board, is_post, permission};

/// A thread whose name is noted, and when it is to be closed.
const NOTED: &str =
    "SELECT NOT EXISTS (SELECT 1 FROM discord_thread WHERE named AND closes_at IS NOT NULL) + 0 * length(?1)";
const CLOSING: &str = "SELECT count(*) + 0 * length(?1) FROM discord_thread WHERE closes_at IS NOT NULL";
const LIVE: &str = "SELECT count(*) FROM game WHERE state = 'live' AND ";

impl DiscordTransport<'_> {
    pub(super) fn carry_out(&mut self, step: &str, words: &str) -> Result<(), String> {
        let (first, rest) = words.split_once(' ').unwrap_or((words, ""));
        match step {
            // What happens to servers and rooms.
            "left" => {
                self.discord.server_gone(self.servers[first], false);
                let server = format!("discord:{}", self.servers[first]);
                none_left(self.data(), &format!("{LIVE} server = ?1"), &server);
            }
            "lost" => {
                self.discord.world().servers.get_mut(&self.servers[first]).expect("a server").joined = false
            }
            "outage" => self.discord.server_gone(self.servers[first], true),
            "returned" => self.discord.server_back(self.servers[first]),
            "invited" => self.discord.invited(self.servers[first], None),
            "gone" => {
                let room = self.room(first);
                self.discord.channel_gone(room);
                none_left(self.data(), &format!("{LIVE} room = ?1"), &format!("discord:{room}"));
            }
            "archive" => self.channel(first, |channel| channel.archived = true),
            "lock" => self.discord.lock(self.room(first), true),
            "unlock" => self.discord.lock(self.room(first), false),
            "deny" => {
                let denied = denied(rest)?;
                self.channel(first, |channel| channel.denied = denied);
            }
            "allow" => self.discord.allow(self.room(first)),
            "timeout" => self.discord.time_out(self.servers[first], rest != "over"),
            "forum" => self.forum(first, rest),
            "corner" => {
                let forum = self.rooms[rest];
                self.rooms.insert(first.to_owned(), self.discord.forum_post(forum, first));
            }
            // What others do, and what goes wrong.
            "chat" => self.discord.chat(self.room(first)),
            "deleted" => {
                let room = self.room(first);
                let newest = self.newest_in(room).ok_or("nothing was posted there")?;
                self.discord.delete_message(newest);
            }
            "refuse" => {
                let [status, code, why] = split(rest)?;
                let why = why.to_owned().leak();
                let (status, code) = (number(status)?, number(code)?);
                self.discord.trouble(first, 1, Trouble::Refused(status, code, why));
            }
            "unheard" => self.discord.trouble(first, 1, Trouble::Unheard),
            "expires" => self.discord.trouble(first, 1, Trouble::After(duration(rest)?)),
            "spent" => return same(self.discord.world().troubles.left(), 0),
            // Time.
            "idle" => std::thread::sleep(duration(words)?),
            "advance" => self.discord.advance(duration(words)?),
            "later" => self.later(duration(words)?),
            "killed" => {
                let folder = self.bot.take().expect("the program runs").kill();
                if !first.is_empty() {
                    self.channel(first, |channel| channel.denied = 0);
                }
                self.bot = Some(Program::over(folder, self.discord));
            }
            "logged" => self.discord.wait(words, |_| self.program().logged().contains(words).then_some(())),
            // The last answer.
            "without" => {
                let shown = self.shown(&|shown| !shown.text.is_empty());
                return holds(&shown.text, |text| !text.contains(words));
            }
            "plain" => {
                let shown = self.shown(&|_| true);
                return same((shown.buttons.len(), shown.menus.len()), (0, 0));
            }
            "silent" => {
                let shown = self.shown(&|shown| shown.quiet);
                return same((shown.quiet, shown.text.as_str()), (true, ""));
            }
            // The post that was looked at last.
            "until" => self.read_until(first, rest)?,
            "answers" => {
                let asked = self.last.map(|asked| asked.id);
                return same((self.post().interaction, self.post().interaction.is_some()), (asked, true));
            }
            "plays" => return self.play(first, rest),
            "sides" => self.note_sides(),
            "new" => return same(self.post().change, Change::Created),
            "board" => return same(is_board(&self.post().message), true),
            "edited" => return same(self.post().change, Change::Edited),
            "buttoned" => {
                let verbs = |id: &String| id.split(':').next() == Some(words);
                return same(buttons(&self.post().message).iter().any(verbs), true);
            }
            "starts" => return holds(&self.text(), |text| text.starts_with(words)),
            "has" => return holds(&self.text(), |text| text.contains(words)),
            "lacks" => return holds(&self.text(), |text| !text.contains(words)),
            "once" => return same(self.text().matches(words).count(), 1),
            "lines" => {
                return same(content(&self.post().message).lines().count().to_string(), words.to_owned());
            }
            "alt" => {
                let files = files(&self.post().message);
                let alt = files.first().and_then(|file| file["description"].as_str()).unwrap_or_default();
                return holds(alt, |alt| alt.contains(words));
            }
            "files" => return same(files(&self.post().message).len().to_string(), words.to_owned()),
            // Messages and threads as they are now.
            "bare" => self.bare(first),
            "leads" => self.leads(first, rest),
            "named" => self.until(first, rest, |_, channel| channel.name.contains(rest)),
            "tagged" => self.until(first, rest, |forum, channel| tags(forum, channel).join(" ") == rest),
            "closed" => self.until(first, "the end", |_, channel| channel.archived),
            "open" => {
                let room = self.room(first);
                return same(self.discord.world().channels[&room].archived, false);
            }
            "messages" => {
                let room = self.room(first);
                return same(self.discord.world().public(room).len().to_string(), rest.to_owned());
            }
            "never" => {
                let room = self.room(first);
                let world = self.discord.world();
                return same(world.public(room).iter().any(|post| content(post).contains(rest)), false);
            }
            "posts" => {
                let [room, words] = split(rest)?;
                let room = self.room(room);
                let world = self.discord.world();
                let posts = world.events.iter().filter(|event| event.channel == room && is_post(event));
                let found = posts.filter(|event| content(&event.message).contains(words)).count();
                return same(found.to_string(), first.to_owned());
            }
            "threads" => {
                let made: Vec<_> = self.rooms.values().copied().collect();
                let world = self.discord.world();
                let threads = world.channels.values().filter(|channel| channel.parent.is_some());
                let count = threads.filter(|channel| !made.contains(&channel.id)).count();
                return same(count.to_string(), first.to_owned());
            }
            "noted" => none_left(self.data(), NOTED, ""),
            "unclosed" => none_left(self.data(), CLOSING, ""),
            // What was asked of Discord.
            "count" => {
                let world = self.discord.world();
                (self.counted, self.happened) = (world.calls.len(), world.events.len());
            }
            "created" => {
                let room = self.room(first);
                let world = self.discord.world();
                let mut new = world.events.iter().skip(self.happened).filter(|event| event.channel == room);
                return same(new.any(|event| event.change == Change::Created && is_said(event)), true);
            }
            "free" => {
                let limited = self.calls(is_limited);
                return same(limited, Vec::new());
            }
            "asked" => return same(self.discord.count(rest).to_string(), first.to_owned()),
            "bodies" => {
                let wanted: Vec<Value> = serde_json::from_str(rest).map_err(|error| error.to_string())?;
                self.discord.wait(words, |world| {
                    let calls = world.calls.iter().filter(|call| call.operation == first);
                    calls.map(|call| &call.json).eq(&wanted).then_some(())
                });
            }
            "answers-only" => {
                self.counted = 0;
                return same(self.calls(is_no_answer), Vec::new());
            }
            "taken" => {
                self.counted = 0;
                return same(self.calls(|call| call.status >= 400), Vec::new());
            }
            "at-most" => {
                let most: usize = number(first)?;
                return same(self.calls(|call| call.status.to_string() == rest).len() <= most, true);
            }
            "refused-once" => return self.refused_once(),
            "offered" | "unoffered" => {
                let (who, room) = first.split_once('@').ok_or("WHO@ROOM is missing")?;
                let asker = self.asker(who, room);
                let wrong = |name: &&str| self.discord.offers(asker, name) != (step == "offered");
                return same(rest.split(' ').filter(wrong).collect(), Vec::<&str>::new());
            }
            _ => return Err(format!("there is no {step} here")),
        }
        Ok(())
    }

    fn program(&self) -> &Program {
        self.bot.as_ref().expect("the program runs")
    }

    fn channel(&mut self, room: &str, change: impl FnOnce(&mut Channel)) {
        let room = self.room(room);
        change(self.discord.world().channels.get_mut(&room).expect("a channel"));
    }

    /// A forum; its tags stand behind what the bot may and must do with them.
    fn forum(&mut self, name: &str, rest: &str) {
        let (flags, tags): (Vec<_>, Vec<_>) =
            rest.split_whitespace().partition(|word| matches!(*word, "taggable" | "needs-tag"));
        let id = self.discord.forum(self.servers[server_of(name)], name, &tags);
        self.rooms.insert(name.to_owned(), id);
        let (taggable, needs_tag) = (flags.contains(&"taggable"), flags.contains(&"needs-tag"));
        self.channel(name, |channel| {
            channel.forum = channel.forum.take().map(|forum| Forum { taggable, needs_tag, ..forum });
        });
    }

    /// The program ends, so much time passes for Discord and for what threads have due, and it starts again.
    fn later(&mut self, span: Duration) {
        let (status, folder) = self.bot.take().expect("the program runs").end();
        assert!(status.success(), "the program ended with {status}");
        self.discord.advance(span);
        let store = Connection::open(folder.path().join("lasermate.db")).expect("the store");
        let due = "UPDATE discord_thread SET closes_at = closes_at - ?1 WHERE closes_at IS NOT NULL";
        let millis = i64::try_from(span.as_millis()).expect("a short time");
        store.execute(due, [millis]).expect("the threads");
        drop(store);
        self.bot = Some(Program::over(folder, self.discord));
    }

    /// Reads posts until one calls the people and has the words.
    fn read_until(&mut self, room: &str, rest: &str) -> Result<(), String> {
        let (who, words) = match rest.strip_prefix('@') {
            Some(rest) => rest.split_once(' ').unwrap_or((rest, "")),
            None => ("", rest),
        };
        loop {
            let post = self.next_post(room)?;
            let called = who.is_empty() || who == post.mention.as_deref().unwrap_or("nobody");
            if called && post.text.contains(words) {
                return Ok(());
            }
        }
    }

    /// Picks a move under the room's newest board, the piece first where there are many moves.
    fn play(&mut self, who: &str, exact: &str) -> Result<(), String> {
        let (name, room) = who.split_once('@').ok_or("WHO@ROOM is missing")?;
        let asker = self.asker(name, room);
        let pick = self.newest(room).into_iter().find(|id| id.starts_with("pick:")).ok_or("no board")?;
        let mut picker = self.discord.told(self.discord.press(asker, self.under(asker, &pick), &pick, None));
        let played = format!("play.{exact}");
        loop {
            let offered: Vec<_> = menus(&picker.message);
            let find = |value: &str| {
                let menu =
                    offered.iter().find(|menu| menu.options.iter().any(|[known, ..]| known == value))?;
                Some((menu.id.clone(), value.to_owned()))
            };
            let piece = || (1..exact.len()).rev().find_map(|end| find(exact.get(..end)?));
            let (menu, value) =
                find(&played).or_else(piece).ok_or_else(|| format!("no {exact}: {offered:?}"))?;
            let picked = self.discord.press(asker, picker.id(), &menu, Some(std::slice::from_ref(&value)));
            (self.last, self.last_act) =
                (Some(picked), Some((asker, ScenarioAct::PickId(menu, value.clone()))));
            if value == played {
                return Ok(());
            }
            picker = self.discord.told(picked);
        }
    }

    /// Who plays which side is read off the board: from then on the sides are people.
    fn note_sides(&mut self) {
        let text = self.text();
        for side in ["White", "Red", "Black"] {
            let name = text.split(&format!("{side} (")).nth(1).and_then(|rest| rest.split(')').next());
            let name = name.unwrap_or_else(|| panic!("nobody plays {side}: {text}"));
            let person = self.people[name];
            self.people.insert(side.to_lowercase(), person);
            self.sides.insert(name.to_owned(), side.to_lowercase());
        }
    }

    fn post(&self) -> &Event {
        self.posts.last().expect("a post was looked at")
    }

    fn text(&self) -> String {
        self.named(&content(&self.post().message))
    }

    /// Waits until of a room's messages the newest alone has anything but links.
    fn bare(&mut self, room: &str) {
        let room = self.room(room);
        self.discord.wait("older messages without their buttons", |world| {
            let posts = world.public(room);
            let (_, older) = posts.split_last()?;
            older.iter().all(|post| components(post).iter().all(|part| part["url"].is_string())).then_some(())
        });
    }

    /// Waits until so many messages of a room have a button that leads into another one.
    fn leads(&mut self, from: &str, rest: &str) {
        let (to, count) = rest.split_once(' ').unwrap_or((rest, "1"));
        let (from, to) = (self.room(from), self.room(to));
        self.discord.wait(rest, |world| {
            let there = format!("https://discord.com/channels/{}/{to}", world.channels[&to].server);
            let posts = world.public(from).into_iter();
            let found = posts.filter(|post| components(post).iter().any(|part| part["url"] == there));
            (found.count().to_string() == count).then_some(())
        });
    }

    /// Waits until a thread is so, told with what it hangs on.
    fn until(&mut self, room: &str, what: &str, is: impl Fn(&Forum, &Channel) -> bool) {
        let room = self.room(room);
        self.discord.wait(what, |world| {
            let channel = &world.channels[&room];
            let forum = channel.parent.and_then(|parent| world.channels[&parent].forum.clone());
            is(&forum.unwrap_or_default(), channel).then_some(())
        });
    }

    /// The calls of a kind since they were counted last.
    fn calls(&self, of: impl Fn(&Call) -> bool) -> Vec<String> {
        let world = self.discord.world();
        let calls = world.calls.iter().skip(self.counted).filter(|call| of(call));
        calls.map(|call| format!("{} {}", call.operation, call.path)).collect()
    }

    /// How many answers have expired when it is too late depends on how long everything took: each is tried once.
    fn refused_once(&mut self) -> Result<(), String> {
        self.counted = 0;
        let mut refused = self.calls(|call| matches!(call.status, 401 | 403 | 404));
        refused.sort();
        same(refused.windows(2).find(|pair| pair[0] == pair[1]).map(<[_]>::to_vec), None)
    }
}

fn same<T: PartialEq + std::fmt::Debug>(found: T, wanted: T) -> Result<(), String> {
    if found == wanted { Ok(()) } else { Err(format!("{found:?} is there")) }
}

fn holds(text: &str, is: impl FnOnce(&str) -> bool) -> Result<(), String> {
    if is(text) { Ok(()) } else { Err(format!("the post is {text}")) }
}

fn number<T: FromStr>(text: &str) -> Result<T, String> {
    text.parse().map_err(|_| format!("{text} is no number"))
}

/// So many words and the rest.
fn split<const N: usize>(text: &str) -> Result<[&str; N], String> {
    let words: Vec<_> = text.splitn(N, ' ').collect();
    words.try_into().map_err(|_| format!("{N} words are needed"))
}

fn duration(text: &str) -> Result<Duration, String> {
    Ok(Duration::from_millis(span(text)?.unsigned_abs()))
}

/// What the bot may not do, by Discord's names; nothing where there are none.
fn denied(names: &str) -> Result<u64, String> {
    names.split_whitespace().try_fold(0, |denied, name| {
        Ok(denied
            | match name {
                "send" => permission::SEND,
                "send-in-threads" => permission::SEND_IN_THREADS,
                "attach" => permission::ATTACH,
                "history" => permission::HISTORY,
                "external-apps" => permission::EXTERNAL_APPS,
                _ => return Err(format!("no permission {name}")),
            })
    })
}
