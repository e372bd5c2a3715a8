//! From what somebody does to the use case that does it.

use lasermate_domain::command::{ALL_PARTS, CommandId, CommandSpec, OptionKind, RECORD_CHARS};
use lasermate_domain::port::{AtEnd, Intent, Invocation, Lobby, Reply, Start, Surrender};
use lasermate_domain::sessions::log_payload::ClaimFor;
use lasermate_domain::sessions::session::{GameId, Session};
use lasermate_domain::sessions::typed::TypedAction;
use lasermate_engine::action::{Action, order};
use lasermate_present::show::{self, BoardAs, Lesson};
use lasermate_present::text;

use super::play::PickRequest;
use crate::service::state::Service;
use crate::service::use_case::{Call, HandlerOutcome, HandlerResult, ServiceError, refuse};

impl Service {
    /// From what somebody does to the use case that does it.
    pub(super) fn dispatch(&self, call: &Call<'_>) -> HandlerResult {
        let answer = match &call.request.intent {
            Intent::Command(invocation) => self.command(call, invocation),
            Intent::Lobby { challenge, does } => self.lobby(call, *challenge, *does),
            Intent::Game { game, version, does } => self.at_game(call, *game, *version, does),
            Intent::Ended { game, does } => self.at_end(call, *game, *does),
            Intent::Puzzle { of, does } => self.at_puzzle(call, *of, does),
            Intent::Tournament { tournament, does } => self.at_tournament(call, *tournament, *does),
            Intent::Rules { game, part, page } => {
                let asked = Lesson { game: game.as_deref(), part: part.as_deref(), page: *page };
                self.rules(call, asked)
            }
            Intent::Demo { game, page } => {
                let theme = self.theme(&call.request.room)?;
                Ok(HandlerOutcome::shown(show::demo_page(game.as_deref(), *page, theme)))
            }
            Intent::Exercise { game, number, answer } => {
                let theme = self.theme(&call.request.room)?;
                Ok(HandlerOutcome::shown(show::exercise(game, *number, *answer, theme)))
            }
            Intent::Step { game, after } => self.step(call, *game, *after),
            Intent::NewGame { answers } => self.new_game(call, answers),
            Intent::FillChallenge { fields } => self.filled_challenge(call, fields),
            Intent::Start(how) => self.challenge(call, &started(*how)),
            Intent::Help { page } => {
                let who = &call.request.who.id;
                Ok(HandlerOutcome::shown(self.with_game(call, |live| show::help_page(*page, live, who))))
            }
            Intent::Tour { page } => {
                Ok(HandlerOutcome::shown(show::tour(*page, self.theme(&call.request.room)?)))
            }
            Intent::Forget => self.forget(call),
            Intent::Dead => refuse(text::handler::DEAD),
            Intent::Foreign { .. } => refuse(text::handler::NOT_OURS),
        };
        match answer {
            // Who asks for a game that cannot be read is told so.
            Err(ServiceError::Unreadable(id)) => refuse(self.unread_words(id)),
            answer => answer,
        }
    }

    fn command(&self, call: &Call<'_>, asked: &Invocation) -> HandlerResult {
        short_enough(asked)?;
        let shown = |reply: Reply| Ok(HandlerOutcome::shown(reply));
        match asked.command {
            CommandId::Challenge => self.challenge(call, asked),
            CommandId::Accept => {
                // As the challenge says, where nothing is said.
                let place = asked.get("where").map(|place| self.place(call, Some(place)));
                let thread = place.transpose()?.unwrap_or(false);
                self.accept(call, None, asked.get("side"), thread)
            }
            CommandId::Decline => self.decline(call, None),
            CommandId::Cancel => self.cancel(call, None),
            CommandId::Rematch => self.rematch(call, None),
            CommandId::Move => match asked.get("move") {
                Some(typed) => self.move_typed(call, typed),
                None => self.pick(call, &self.seated(call)?, &PickRequest::default()),
            },
            CommandId::Drop => self.drop_piece(call, asked.get("square").unwrap_or_default()),
            CommandId::Deny => self.act(call, self.seated(call)?, TypedAction::said(Action::Deny)),
            CommandId::Allow => self.act(call, self.seated(call)?, TypedAction::said(Action::Allow)),
            CommandId::Premove => {
                let typed = asked.get("move").unwrap_or_default();
                self.act(call, self.seated(call)?, TypedAction::read(&order(typed)))
            }
            CommandId::Ready => shown(self.ready(call)?),
            CommandId::Billi => self.act(call, self.seated(call)?, TypedAction::said(Action::Billi)),
            CommandId::Defeat => self.defeat(call),
            CommandId::Lifeline => self.lifeline(call, asked.get("choice").unwrap_or_default()),
            CommandId::Resign => self.confirm(call, self.seated(call)?, Surrender::Resign),
            CommandId::Draw => self.draw_command(call, asked.get("action").unwrap_or("offer")),
            CommandId::Takeback => self.takeback_command(call, asked.get("action").unwrap_or("ask")),
            CommandId::Pause => self.pause_command(call, asked.get("action").unwrap_or("ask")),
            CommandId::Holiday => self.holiday(call, asked.get("days")),
            CommandId::Substitute => self.substitute_command(call, asked),
            CommandId::Claim if is_for_computer(asked.get("what")) => {
                self.claim_computer(call, &self.seated(call)?)
            }
            CommandId::Claim => match ClaimFor::from_word(asked.get("what").unwrap_or_default()) {
                Some(claim) => self.claim(call, self.seated(call)?, claim),
                None => refuse(text::offers::CHOOSE_CLAIM),
            },
            CommandId::Hint => self.hint(call, None),
            CommandId::Analyse => self.analyse(call, asked),
            CommandId::Puzzle => self.puzzle(call, asked),
            CommandId::Setup => self.set_up(call, asked),
            CommandId::Solve => self.solve(call, asked),
            CommandId::Pact => self.pact(call, asked),
            CommandId::Balance => self.balance(call),
            CommandId::Profile => self.profile(call, asked.get("player")),
            CommandId::Leaderboard => self.leaderboard(call, asked),
            CommandId::Tournament => self.tournament(call, asked),
            CommandId::Watch => self.watch(call, asked.get("game").unwrap_or_default()),
            CommandId::Unwatch => self.unwatch(call, asked.get("game")),
            CommandId::Settings => self.settings(call, asked.get("setting"), asked.get("value")),
            CommandId::Link => self.link(call, asked.get("code"), asked.get("encrypted")),
            CommandId::Unlink => self.unlink(call),
            CommandId::Block => self.block(call, asked.get("player"), asked.get("person")),
            CommandId::Adjudicate => self.adjudicate(call, asked),
            CommandId::Unblock => self.unblock(call, asked.get("player"), asked.get("person")),
            CommandId::Mute => self.mute(call, asked.get("player"), asked.get("person")),
            CommandId::Unmute => self.unmute(call, asked.get("player"), asked.get("person")),
            CommandId::Pings => self.pings(call, asked),
            CommandId::Operator => self.operate(call, asked.get("do").unwrap_or_default()),
            CommandId::Privacy => self.privacy(call, asked.get("action").unwrap_or("show")),
            CommandId::Games => {
                let mut games = self.live_games(&call.request.server)?;
                // One that cannot be read is passed over, as in the list.
                let table = match self.game_here(&call.request.room) {
                    Err(ServiceError::Unreadable(_)) => None,
                    table => table?,
                };
                games.extend(table.filter(|table| table.live.server != call.request.server));
                let here = (&call.request.server, &call.request.room);
                shown(show::games(games.iter().map(|game| &game.live), here))
            }
            CommandId::Help => {
                let who = &call.request.who.id;
                shown(self.with_game(call, |live| show::help(asked.get("command"), live, who)))
            }
            CommandId::Import => {
                shown(show::import(asked.get("record").unwrap_or_default(), self.theme(&call.request.room)?))
            }
            CommandId::Demo => {
                let (name, theme) = (asked.get("game"), self.theme(&call.request.room)?);
                // Without pictures there is nothing to turn the page for.
                let reply = if call.request.can.attach {
                    show::demo_page(name, 0, theme)
                } else {
                    show::demo(name, theme)
                };
                shown(reply)
            }
            CommandId::Rules => {
                let asked = Lesson { game: asked.get("game"), part: asked.get("part"), page: 0 };
                self.rules(call, asked)
            }
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

    /// What is told of the room's game; also where that cannot be read, of none.
    fn with_game(&self, call: &Call<'_>, tell: impl FnOnce(Option<&Session>) -> Reply) -> Reply {
        let game = self.game_here(&call.request.room).ok().flatten();
        let live = game.as_ref().map(|game| game.live.seen_at(call.at()));
        tell(live.as_deref())
    }

    /// `/rules`, its pages, and the menu under those that have parts.
    fn rules(&self, call: &Call<'_>, asked: Lesson<'_>) -> HandlerResult {
        let game = match self.last_game(&call.request.room) {
            Err(ServiceError::Unreadable(_)) => None,
            game => game?,
        };
        let live = game.as_ref().map(|game| &game.live);
        let theme = self.theme(&call.request.room)?;
        let all = asked.part.is_some_and(|part| part.eq_ignore_ascii_case(ALL_PARTS));
        Ok(HandlerOutcome::shown(if all || !call.request.can.attach {
            show::rules(asked.game, asked.part, live, theme)
        } else {
            show::rules_page(asked, live, theme)
        }))
    }

    /// A position of a game's past, for whoever may see the game here.
    fn step(&self, call: &Call<'_>, id: u64, after: u32) -> HandlerResult {
        let game = self.game_meant(call, Some(&GameId(id).to_string()))?;
        let live = game.live.seen_at(call.at());
        let after = usize::try_from(after).unwrap_or(usize::MAX);
        Ok(HandlerOutcome::shown(show::step(&live, after, self.theme(&call.request.room)?)))
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
            CommandId::Export => match asked.get("format").map(str::to_ascii_lowercase).as_deref() {
                None | Some("record") => show::export(live),
                Some("pgn") => match show::export_pgn(live) {
                    Some(reply) => reply,
                    None => return refuse(text::PGN_IS_FOR_TWO),
                },
                Some("pdn") => match show::export_pdn(live) {
                    Some(reply) => reply,
                    None => return refuse(text::PDN_IS_FOR_DRAUGHTS),
                },
                Some(_) => return refuse(text::CHOOSE_FORMAT),
            },
            CommandId::Explain => show::explain(live, theme),
            CommandId::Ask => show::ask(live, asked.get("question").unwrap_or_default()),
            // Letters show a position better than the words for its picture.
            _ if !call.request.can.attach => show::board(live, who, BoardAs::Text, theme),
            _ => show::board(live, who, BoardAs::named(asked.get("how")), theme),
        })
    }

    /// Does something about a challenge.
    fn lobby(&self, call: &Call<'_>, challenge: u64, does: Lobby) -> HandlerResult {
        match does {
            Lobby::Accept { thread } => self.accept(call, Some(challenge), None, thread),
            Lobby::Rise => self.rise_from(call, challenge),
            Lobby::Decline => self.decline(call, Some(challenge)),
            Lobby::Cancel => self.cancel(call, Some(challenge)),
            Lobby::CallComputer => self.call_computer(call, challenge),
        }
    }

    /// Does something about a game that is over: what the command does for the game's code.
    fn at_end(&self, call: &Call<'_>, game: u64, does: AtEnd) -> HandlerResult {
        if does == AtEnd::Rematch {
            return self.rematch(call, Some(game));
        }
        let options = [("game".to_owned(), GameId(game).to_string())].into();
        self.command(call, &Invocation { command: does.command(), options })
    }
}

/// Whether a claim asks for the computer to play on.
fn is_for_computer(what: Option<&str>) -> bool {
    what.is_some_and(|what| what.eq_ignore_ascii_case("computer"))
}

/// The most characters of a word of a choice, and of a person's id on their network.
const PERSON_CHARS: usize = 255;
/// The most characters of the network before it, with the colon.
const NETWORK_CHARS: usize = 10;

/// Refuses options that are longer than the table of commands lets them be.
fn short_enough(asked: &Invocation) -> Result<(), ServiceError> {
    let spec = CommandSpec::of(asked.command);
    for (name, value) in &asked.options {
        let Some(option) = spec.options.iter().find(|option| option.name == *name) else {
            return refuse(text::handler::no_such_option(spec, name));
        };
        let most = match option.kind {
            OptionKind::Text(most) => usize::from(most),
            OptionKind::Record => RECORD_CHARS,
            OptionKind::Person => NETWORK_CHARS + PERSON_CHARS,
            OptionKind::Choice(_) => PERSON_CHARS,
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

/// The challenge that a button of the welcome stands for.
fn started(how: Start) -> Invocation {
    let against = [("against".to_owned(), "computer".to_owned())];
    let options = if how == Start::Computer { against.into_iter().collect() } else { Default::default() };
    Invocation { command: CommandId::Challenge, options }
}
