//! From what somebody does to the use case that does it.

use lasermate_domain::command::{ALL_PARTS, CommandId, CommandSpec, OptionKind, RECORD_CHARS};
use lasermate_domain::port::{AtEnd, Intent, Invocation, Lobby, Reply, Request, Start, Surrender};
use lasermate_domain::tables::log_payload::ClaimFor;
use lasermate_domain::tables::table::{GameId, Table};
use lasermate_engine::action::Action;
use lasermate_engine::typed_action::TypedAction;
use lasermate_present::complete::acting_seat;
use lasermate_present::show::{self, BoardAs, Lesson};
use lasermate_present::text;

use crate::use_cases::admin::operator;
use crate::use_cases::admin::{adjudicate, privacy};
use crate::use_cases::change::{Call, HandlerOutcome, HandlerResult, ServiceError, refuse};
use crate::use_cases::lobby::{challenges, computers, form, questions, rematch, seats};
use crate::use_cases::pacts::offers;
use crate::use_cases::play::{PickRequest, holiday, letters, moves, pause, pick, substitute, timed_games};
use crate::use_cases::records::{leaderboard, profile};
use crate::use_cases::rooms::tables::{blocking, linking};
use crate::use_cases::rooms::{language, muting, pings, settings, watching};
use crate::use_cases::study::{analysis, hint, puzzle, setup, solve};
use crate::use_cases::{seated, table_action, tournaments};
use crate::world::World;

/// From what somebody does to the use case that does it.
pub(crate) fn dispatch(world: &World, call: &Call<'_>) -> HandlerResult {
    match &call.request.intent {
        Intent::Command(invocation) => command(world, call, invocation),
        Intent::Lobby { challenge, does } => lobby(world, call, *challenge, *does),
        Intent::Game { game, version, does } => table_action::at_game(world, call, *game, *version, does),
        Intent::Ended { game, does } => at_end(world, call, *game, *does),
        Intent::Puzzle { of, does } => puzzle::at_puzzle(world, call, *of, does),
        Intent::Tournament { tournament, does } => {
            tournaments::at_tournament(world, call, *tournament, *does)
        }
        Intent::Rules { game, part, page } => {
            let asked = Lesson { game: game.as_deref(), part: part.as_deref(), page: *page };
            rules(world, call, asked)
        }
        Intent::Demo { game, page } => {
            let theme = settings::theme(world, &call.request.room)?;
            Ok(HandlerOutcome::shown(show::demo_page(game.as_deref(), *page, theme)))
        }
        Intent::Exercise { game, number, answer } => {
            let theme = settings::theme(world, &call.request.room)?;
            Ok(HandlerOutcome::shown(show::exercise(game, *number, *answer, theme)))
        }
        Intent::Step { game, after } => step(world, call, *game, *after),
        Intent::NewGame { answers } => questions::new_game(world, call, answers),
        Intent::FillChallenge { fields } => form::filled_challenge(world, call, fields),
        Intent::Start(how) => challenges::challenge(world, call, &started(*how)),
        Intent::Help { page } => {
            let who = &call.request.who.id;
            Ok(HandlerOutcome::shown(with_game(world, call, |live| show::help_page(*page, live, who))))
        }
        Intent::Tour { page } => {
            Ok(HandlerOutcome::shown(show::tour(*page, settings::theme(world, &call.request.room)?)))
        }
        Intent::Forget => privacy::forget(world, call),
        Intent::Dead => refuse(text::handler::DEAD),
        Intent::Foreign { .. } => refuse(text::handler::NOT_OURS),
    }
}

fn command(world: &World, call: &Call<'_>, asked: &Invocation) -> HandlerResult {
    short_enough(asked)?;
    let shown = |reply: Reply| Ok(HandlerOutcome::shown(reply));
    match asked.command {
        CommandId::Challenge => challenges::challenge(world, call, asked),
        CommandId::Accept => {
            // As the challenge says, where nothing is said.
            let place = asked.get("where").map(|place| challenges::place(world, call, Some(place)));
            let thread = place.transpose()?.unwrap_or(false);
            seats::accept(world, call, None, asked.get("side"), thread)
        }
        CommandId::Decline => challenges::decline(world, call, None),
        CommandId::Cancel => challenges::cancel(world, call, None),
        CommandId::Rematch => rematch::rematch(world, call, None),
        CommandId::Move => match asked.get("move") {
            Some(typed) => moves::move_typed(world, call, typed),
            None => pick::pick(world, call, &seated::seated(world, call)?, &PickRequest::default()),
        },
        CommandId::Drop => moves::drop_piece(world, call, asked.get("square").unwrap_or_default()),
        CommandId::Deny => moves::act(world, call, seated::seated(world, call)?, Action::Deny),
        CommandId::Allow => moves::act(world, call, seated::seated(world, call)?, Action::Allow),
        CommandId::Premove => moves::premove(world, call, asked.get("move").unwrap_or_default()),
        CommandId::Ready => shown(timed_games::ready(world, call)?),
        CommandId::Billi => moves::act(world, call, seated::seated(world, call)?, Action::Billi),
        CommandId::Defeat => moves::defeat(world, call),
        CommandId::Lifeline => moves::lifeline(world, call, asked.get("choice").unwrap_or_default()),
        CommandId::Resign => moves::confirm(call, seated::seated(world, call)?, Surrender::Resign),
        CommandId::Draw => moves::draw_command(world, call, asked.get("action").unwrap_or("offer")),
        CommandId::Takeback => moves::takeback_command(world, call, asked.get("action").unwrap_or("ask")),
        CommandId::Pause => pause::pause_command(world, call, asked.get("action").unwrap_or("ask")),
        CommandId::Holiday => holiday::holiday(world, call, asked.get("days")),
        CommandId::Substitute => substitute::substitute_command(world, call, asked),
        CommandId::Claim if is_for_computer(asked.get("what")) => {
            computers::claim_computer(world, call, &seated::seated(world, call)?)
        }
        CommandId::Claim => match ClaimFor::from_word(asked.get("what").unwrap_or_default()) {
            Some(claim) => moves::claim(world, call, seated::seated(world, call)?, claim),
            None => refuse(text::offers::CHOOSE_CLAIM),
        },
        CommandId::Hint => hint::hint(world, call, None),
        CommandId::Analyse => analysis::analyse(world, call, asked),
        CommandId::Puzzle => puzzle::puzzle(world, call, asked),
        CommandId::Setup => setup::set_up(world, call, asked),
        CommandId::Solve => solve::solve(world, call, asked),
        CommandId::Pact => offers::pact(world, call, asked),
        CommandId::Balance => offers::balance(world, call),
        CommandId::Profile => profile::profile(world, call, asked.get("player")),
        CommandId::Leaderboard => leaderboard::leaderboard(world, call, asked),
        CommandId::Tournament => tournaments::tournament(world, call, asked),
        CommandId::Watch => watching::watch(world, call, asked.get("game").unwrap_or_default()),
        CommandId::Unwatch => watching::unwatch(world, call, asked.get("game")),
        CommandId::Settings => settings::settings(world, call, asked.get("setting"), asked.get("value")),
        CommandId::Link => linking::link(world, call, asked.get("code"), asked.get("encrypted")),
        CommandId::Unlink => linking::unlink(world, call),
        CommandId::Block => blocking::block(world, call, asked),
        CommandId::Adjudicate => adjudicate::adjudicate(world, call, asked),
        CommandId::Unblock => blocking::unblock(world, call, asked),
        CommandId::Mute => muting::mute(world, call, asked),
        CommandId::Unmute => muting::unmute(world, call, asked),
        CommandId::Pings => pings::pings(world, call, asked),
        CommandId::Language => language::language(world, call, asked.get("language")),
        CommandId::Operator => operator::operate(world, call, asked.get("do").unwrap_or_default()),
        CommandId::Privacy => privacy::privacy(world, call, asked.get("action").unwrap_or("show")),
        CommandId::Games => {
            let mut games = world.live_games(&call.request.server)?;
            // One that cannot be read is passed over, as in the list.
            let table = match world.game_here(&call.request.room) {
                Err(ServiceError::Unreadable(_)) => None,
                table => table?,
            };
            games.extend(table.filter(|table| table.server != call.request.server));
            let here = (&call.request.server, &call.request.room);
            shown(show::games(games.iter().map(|game| &**game), here))
        }
        CommandId::Help => {
            let who = &call.request.who.id;
            shown(with_game(world, call, |live| show::help(asked.get("command"), live, who)))
        }
        CommandId::Import => shown(show::import(
            asked.get("record").unwrap_or_default(),
            settings::theme(world, &call.request.room)?,
        )),
        CommandId::Demo => {
            let (name, theme) = (asked.get("game"), settings::theme(world, &call.request.room)?);
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
            rules(world, call, asked)
        }
        CommandId::Board
        | CommandId::Preview
        | CommandId::Targets
        | CommandId::History
        | CommandId::Replay
        | CommandId::Export
        | CommandId::Explain
        | CommandId::Ask => shown(show(world, call, asked)?),
    }
}

/// What is told of the room's game; also where that cannot be read, of none.
fn with_game(world: &World, call: &Call<'_>, tell: impl FnOnce(Option<&Table>) -> Reply) -> Reply {
    let game = world.game_here(&call.request.room).ok().flatten();
    let live = game.as_ref().map(|game| game.seen_at(call.at()));
    tell(live.as_deref())
}

/// `/rules`, its pages, and the menu under those that have parts.
fn rules(world: &World, call: &Call<'_>, asked: Lesson<'_>) -> HandlerResult {
    let game = match world.last_game(&call.request.room) {
        Err(ServiceError::Unreadable(_)) => None,
        game => game?,
    };
    let live = game.as_deref();
    let theme = settings::theme(world, &call.request.room)?;
    let Request { who, locales, room, .. } = call.request;
    let language = world.reader(&who.id, locales.person.as_deref(), room).language;
    let all = asked.part.is_some_and(|part| part.eq_ignore_ascii_case(ALL_PARTS));
    Ok(HandlerOutcome::shown(if all || !call.request.can.attach {
        show::rules(Lesson { page: 0, ..asked }, live, theme, language)
    } else {
        show::rules_page(asked, live, theme, language)
    }))
}

/// A position of a game's past, for whoever may see the game here.
fn step(world: &World, call: &Call<'_>, id: u64, after: u32) -> HandlerResult {
    let game = seated::game_meant(world, call, Some(&GameId(id).to_string()))?;
    let live = game.seen_at(call.at());
    let after = usize::try_from(after).unwrap_or(usize::MAX);
    Ok(HandlerOutcome::shown(show::step(&live, after, settings::theme(world, &call.request.room)?)))
}

/// The commands that look at one game: the one named, else the room's.
fn show(world: &World, call: &Call<'_>, asked: &Invocation) -> Result<Reply, ServiceError> {
    let game = seated::game_meant(world, call, asked.get("game"))?;
    let (table, who) = (&game.seen_at(call.at()), &call.request.who.id);
    let theme = settings::theme(world, &call.request.room)?;
    Ok(match asked.command {
        CommandId::Preview => {
            let typed = asked.get("move").unwrap_or_default();
            let english = match acting_seat(table, who) {
                Some(seat) => {
                    letters::read_asked(world, call, (&table.game, seat), TypedAction::read(typed))?
                }
                None => None,
            };
            show::preview(table, who, english.as_deref().unwrap_or(typed), theme)
        }
        CommandId::Targets => show::targets(table, who, asked.get("square").unwrap_or_default(), theme),
        CommandId::History => show::history(table),
        CommandId::Replay => show::replay(table, theme),
        CommandId::Export => match asked.get("format").map(str::to_ascii_lowercase).as_deref() {
            None | Some("record") => show::export(table),
            Some("pgn") => match show::export_pgn(table) {
                Some(reply) => reply,
                None => return refuse(text::PGN_IS_FOR_TWO),
            },
            Some("pdn") => match show::export_pdn(table) {
                Some(reply) => reply,
                None => return refuse(text::PDN_IS_FOR_DRAUGHTS),
            },
            Some(_) => return refuse(text::CHOOSE_FORMAT),
        },
        CommandId::Explain => show::explain(table, theme),
        CommandId::Ask => show::ask(table, asked.get("question").unwrap_or_default()),
        // Letters show a position better than the words for its picture.
        _ if !call.request.can.attach => show::board(table, who, BoardAs::Text, theme),
        _ => show::board(table, who, BoardAs::named(asked.get("how")), theme),
    })
}

/// Does something about a challenge.
fn lobby(world: &World, call: &Call<'_>, challenge: u64, does: Lobby) -> HandlerResult {
    match does {
        Lobby::Accept { thread } => seats::accept(world, call, Some(challenge), None, thread),
        Lobby::Rise => seats::rise_from(world, call, challenge),
        Lobby::Decline => challenges::decline(world, call, Some(challenge)),
        Lobby::Cancel => challenges::cancel(world, call, Some(challenge)),
        Lobby::CallComputer => computers::call_computer(world, call, challenge),
    }
}

/// Does something about a game that is over: what the command does for the game's code.
fn at_end(world: &World, call: &Call<'_>, game: u64, does: AtEnd) -> HandlerResult {
    if does == AtEnd::Rematch {
        return rematch::rematch(world, call, Some(game));
    }
    let options = [("game".to_owned(), GameId(game).to_string())].into();
    command(world, call, &Invocation { command: does.command(), options })
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
