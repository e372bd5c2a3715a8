//! From a command or a button to what is done about it.

use lasermate_engine::seat::Seat;
use std::sync::Arc;

use super::button::{Pressed, Subject};
use super::handler::{Answer, Call, Done, Service, ServiceError, refuse};
use super::show::{self, BoardAs};
use crate::command::{CommandId, CommandSpec, OptionKind};
use crate::computer::motive_codec;
use crate::port::{Invocation, Reply};
use crate::present::text;
use crate::service::play::pick::{self, Picked};
use crate::service::study::puzzle;
use crate::sessions::computers::is_computer;
use crate::sessions::game::Game;
use crate::sessions::log_payload::ClaimFor;
use crate::sessions::session::Session;
use crate::store::NewRow;

/// The asker at a game's table.
#[derive(Debug)]
pub(super) struct Seated {
    /// The game, before anything is done.
    pub(super) game: Arc<Game>,
    /// The asker's seat.
    pub(super) seat: Seat,
    /// Rows that go before whatever is done: a game that was archived is resumed.
    pub(super) first: Vec<NewRow>,
}

impl Service {
    pub(super) fn command(&self, call: &Call<'_>, asked: &Invocation) -> Answer {
        short_enough(asked)?;
        let shown = |reply: Reply| Ok(Done::shown(reply));
        match asked.command {
            CommandId::Challenge => self.challenge(call, asked),
            CommandId::Accept => {
                let thread = self.place(call, asked.get("where"))?;
                self.accept(call, None, asked.get("side"), thread)
            }
            CommandId::Decline => self.decline(call, None),
            CommandId::Cancel => self.cancel(call, None),
            CommandId::Move => match asked.get("move") {
                Some(typed) => self.move_typed(call, typed),
                None => self.pick(call, &self.seated(call)?, &Picked::default()),
            },
            CommandId::Drop => self.drop_hole(call, asked.get("square").unwrap_or_default()),
            CommandId::Deny => self.act(call, self.seated(call)?, "deny"),
            CommandId::Allow => self.act(call, self.seated(call)?, "allow"),
            CommandId::Premove => {
                let typed = asked.get("move").unwrap_or_default();
                self.act(call, self.seated(call)?, &format!("premove-{typed}"))
            }
            CommandId::Ready => shown(self.ready(call)?),
            CommandId::Billi => self.act(call, self.seated(call)?, "billi"),
            CommandId::Defeat => self.defeat(call),
            CommandId::Lifeline => self.lifeline(call, asked.get("choice").unwrap_or_default()),
            CommandId::Resign => self.confirm(call, self.seated(call)?, "resign"),
            CommandId::Draw => self.draw_command(call, asked.get("action").unwrap_or("offer")),
            CommandId::Takeback => self.takeback_command(call, asked.get("action").unwrap_or("ask")),
            CommandId::Claim if is_for_computer(asked.get("what")) => {
                self.claim_computer(call, &self.seated(call)?)
            }
            CommandId::Claim => match ClaimFor::from_word(asked.get("what").unwrap_or_default()) {
                Some(claim) => self.claim(call, self.seated(call)?, claim),
                None => refuse(text::offers::CHOOSE_CLAIM),
            },
            CommandId::Hint => self.hint(call),
            CommandId::Analyse => self.analyse(call, asked),
            CommandId::Puzzle => self.puzzle(call, asked),
            CommandId::Pact => self.pact(call, asked),
            CommandId::Balance => self.balance(call),
            CommandId::Profile => self.profile(call, asked.get("player")),
            CommandId::Watch => self.watch(call, asked.get("game").unwrap_or_default()),
            CommandId::Unwatch => self.unwatch(call, asked.get("game")),
            CommandId::Settings => self.settings(call, asked.get("setting"), asked.get("value")),
            CommandId::Privacy => self.privacy(call, asked.get("action").unwrap_or("show")),
            CommandId::Games => {
                let games = self.live_games(&call.request.server)?;
                shown(show::games(games.iter().map(|game| &game.live)))
            }
            CommandId::Help => shown(show::help(asked.get("command"))),
            CommandId::Import => {
                shown(show::import(asked.get("record").unwrap_or_default(), self.theme(&call.request.room)?))
            }
            CommandId::Demo => shown(show::demo(asked.get("game"), self.theme(&call.request.room)?)),
            CommandId::Rules => self.rules(call, asked.get("game"), asked.get("part")),
            CommandId::Board
            | CommandId::Preview
            | CommandId::Targets
            | CommandId::History
            | CommandId::Replay
            | CommandId::Export
            | CommandId::Explain
            | CommandId::Ask => shown(self.show(call, asked)?),
        }
    }

    /// `/rules`, and the menu under those that have parts.
    fn rules(&self, call: &Call<'_>, name: Option<&str>, part: Option<&str>) -> Answer {
        let game = match self.last_game(&call.request.room) {
            Err(ServiceError::Unreadable(_)) => None,
            game => game?,
        };
        let live = game.as_ref().map(|game| &game.live);
        Ok(Done::shown(show::rules(name, part, live, self.theme(&call.request.room)?)))
    }

    /// The commands that look at one game: the one named, else the room's.
    fn show(&self, call: &Call<'_>, asked: &Invocation) -> Result<Reply, ServiceError> {
        let game = self.game_meant(call, asked.get("game"))?;
        let (live, who) = (&game.live.seen_at(call.at()), &call.request.who.id);
        let theme = self.theme(&call.request.room)?;
        Ok(match asked.command {
            CommandId::Preview => show::preview(live, who, asked.get("move").unwrap_or_default(), theme),
            CommandId::Targets => show::targets(live, who, asked.get("square").unwrap_or_default(), theme),
            CommandId::History => show::history(live),
            CommandId::Replay => show::replay(live, theme),
            CommandId::Export => show::export(live),
            CommandId::Explain => show::explain(live, theme),
            CommandId::Ask => show::ask(live, asked.get("question").unwrap_or_default()),
            _ => show::board(live, BoardAs::named(asked.get("how")), theme),
        })
    }

    /// A button was pressed, or something picked from a menu.
    pub(super) fn press(&self, call: &Call<'_>, pressed: &Pressed<'_>, picked: Option<&str>) -> Answer {
        match pressed.subject {
            Subject::Challenge(id) => match pressed.verb {
                "accept" => self.accept(call, Some(id), None, false),
                "accept-thread" => self.accept(call, Some(id), None, true),
                "rise" => self.rise_from(call, id),
                "decline" => self.decline(call, Some(id)),
                "cancel" => self.cancel(call, Some(id)),
                "computer" => self.call_computer(call, id),
                _ => refuse(text::handler::DEAD),
            },
            Subject::Me => match pressed.verb {
                "forget" => self.forget(call),
                "rules" => self.rules(call, pressed.rest.filter(|name| !name.is_empty()), picked),
                _ => refuse(text::handler::DEAD),
            },
            Subject::Puzzle(number) => puzzle::press(number, pressed),
            Subject::Game(id) => self.press_on_game(call, id, pressed, picked),
        }
    }

    fn press_on_game(&self, call: &Call<'_>, id: u64, pressed: &Pressed<'_>, picked: Option<&str>) -> Answer {
        if pressed.verb == "archive" {
            return self.archive_unread(call, id);
        }
        let Some(game) = self.game(id)? else { return refuse(text::handler::DEAD) };
        if game.live.room != call.request.room {
            return refuse(text::handler::OTHER_ROOM);
        }
        let Some(seat) = game.live.seat_of(&call.request.who.id) else {
            return refuse(text::lookup::players_alone(&game.live));
        };
        if matches!(pressed.verb, "pact-accept" | "pact-refuse" | "form-counter") {
            return self.press_on_pact(call, self.at_table(call, game, seat)?, pressed);
        }
        // Without turns the position changes while somebody still looks: what is pressed is judged as it stands.
        let any_version = game.live.has_clock()
            && matches!(
                pressed.verb,
                "act" | "pick" | "play" | "resign" | "draw-accept" | "draw-decline" | "resume"
            );
        // What was said of pacts since leaves the position as it is, and with it what may be pressed.
        if !game.live.is_fresh(pressed.version) && !any_version {
            return refuse(too_late(&game.live, seat, pressed));
        }
        let seated = self.at_table(call, game, seat)?;
        match pressed.verb {
            "pick" => self.pick(call, &seated, &Picked::read(pressed.rest, picked)),
            "play" => match pressed.rest.filter(|word| pick::is_move(word)) {
                Some(word) => self.act(call, seated, word),
                None => refuse(text::handler::DEAD),
            },
            // No button has it: it is how a computer says what it does.
            "act" if is_computer(&call.request.who.id) => match pressed.rest {
                Some(word) => self.act(call, seated, word),
                None => refuse(text::handler::DEAD),
            },
            "say" if is_computer(&call.request.who.id) => {
                match pressed.rest.and_then(|rest| rest.split_once(':')) {
                    Some((motive, word)) => self.act_saying(call, seated, word, motive_codec::read(motive)),
                    None => refuse(text::handler::DEAD),
                }
            }
            "resign" | "accept-defeat" => self.confirmed(call, seated, pressed.verb, pressed.version),
            "defeat-ask" => self.confirm(call, seated, "accept-defeat"),
            "takeback-accept" => self.takeback_answer(call, seated, true),
            "takeback-decline" => self.takeback_answer(call, seated, false),
            "claim-win" => self.claim(call, seated, ClaimFor::Win),
            "claim-draw" => self.claim(call, seated, ClaimFor::Draw),
            "claim-wait" => self.claim(call, seated, ClaimFor::Wait),
            "claim-computer" => self.claim_computer(call, &seated),
            "resume" => self.resume(call, seated),
            verb @ ("draw-accept" | "draw-decline" | "draw-claim" | "deny" | "allow" | "billi" | "pass"
            | "lifeline-pass" | "lifeline-reflect" | "lifeline-stop" | "lifeline-none") => {
                self.act(call, seated, verb)
            }
            _ => refuse(text::handler::DEAD),
        }
    }
}

/// Why a press on an earlier position is refused; who pressed twice is told that the first press was enough.
fn too_late(live: &Session, seat: Seat, pressed: &Pressed<'_>) -> String {
    let twice = pressed.verb == "play" && pressed.version.checked_add(1) == Some(live.version);
    match (pressed.rest, live.record.last()) {
        (Some(word), Some(last)) if twice && last.seat == seat && last.exact == word => {
            text::picking::played_already(&last.san)
        }
        _ if pressed.verb == "pick" && pressed.rest.is_some() => text::picking::earlier_position(live),
        _ => text::lookup::earlier_position(live),
    }
}

/// Whether a claim asks for the computer to play on.
fn is_for_computer(what: Option<&str>) -> bool {
    what.is_some_and(|what| what.eq_ignore_ascii_case("computer"))
}

/// The most characters of a person's id, and of a word of a choice.
const PERSON_CHARS: usize = 255;

/// Refuses options that are longer than the table of commands lets them be.
fn short_enough(asked: &Invocation) -> Result<(), ServiceError> {
    let spec = CommandSpec::of(asked.command);
    for (name, value) in &asked.options {
        let Some(option) = spec.options.iter().find(|option| option.name == *name) else {
            return refuse(text::handler::no_such_option(spec, name));
        };
        let most = match option.kind {
            OptionKind::Text(most) => usize::from(most),
            OptionKind::Person | OptionKind::Choice(_) => PERSON_CHARS,
        };
        let chars = value.chars().count();
        if chars > most {
            return refuse(text::handler::too_long(spec, option, chars, most));
        }
    }
    for option in spec.options.iter().filter(|option| option.required) {
        if asked.get(option.name).is_none() {
            return refuse(text::handler::needed(spec, option));
        }
    }
    Ok(())
}
