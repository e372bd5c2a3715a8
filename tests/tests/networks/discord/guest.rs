//! People bring the bot along into conversations and servers in which it is not itself: whole games by answers and changes of messages
//! alone, and nothing is lost where no answer is open.
#![allow(clippy::unwrap_used, reason = "a test stops at what it did not expect")]

use lasermate_tests::discord::bot::Program;
use lasermate_tests::discord::world::{Change, Event, Trouble, World};
use lasermate_tests::discord::{
    Asker, Discord, ReceivedAnswer, Seats, TOKEN_LIFE, components, content, id_of, is_board, permission,
};
use serde_json::Value;

/// Ann, who has brought the bot along, and Bob, who has not, in a conversation of the two.
fn pair(discord: &Discord) -> Seats {
    let [ann, bob] = ["ann", "bob"].map(|name| discord.person(name));
    discord.installs(ann);
    let channel = discord.conversation(&[ann, bob]);
    seats(channel, 0, ann, bob)
}

const fn seats(channel: u64, server: u64, ann: u64, bob: u64) -> Seats {
    let (ann, bob) = (Asker { person: ann, channel }, Asker { person: bob, channel });
    Seats { server, channel, ann, bob, seen: 0 }
}

fn start() -> (Discord, Program, Seats) {
    let discord = Discord::start();
    let bot = Program::start(&discord);
    let seats = pair(&discord);
    (discord, bot, seats)
}

/// A game that is begun: Ann challenges, Bob presses. Its first board.
fn begin(discord: &Discord, seats: &mut Seats, words: &str) -> Event {
    let told = discord.told(discord.command(seats.ann, &format!("/challenge {words} side:first")));
    assert!(!told.private && !components(&told.message).is_empty(), "the challenge is the answer: {told:?}");
    seats.press(discord, seats.bob, &told.message, "accept");
    seats.post(discord)
}

/// Picks a move by the buttons of a board.
fn pick(discord: &Discord, seats: &Seats, who: Asker, board: u64, typed: &str) {
    let message = discord.world().messages[&board].json.clone();
    let picker = discord.told(seats.press(discord, who, &message, "pick"));
    assert!(picker.private, "{picker:?}");
    // Where there are many moves, the piece is picked first.
    let message = match option(&picker.message, typed) {
        Some(_) => picker.message.clone(),
        None => {
            let (menu, value) = option(&picker.message, "ueen").expect("the queen");
            discord.told(discord.press(who, picker.id(), &menu, Some(&[value]))).message
        }
    };
    let (menu, value) = option(&message, typed).unwrap_or_else(|| panic!("no {typed}: {message:#}"));
    discord.press(who, picker.id(), &menu, Some(&[value]));
}

/// The menu of a picker with an option, and the option's value.
fn option(message: &Value, typed: &str) -> Option<(String, String)> {
    for part in components(message) {
        for option in part["options"].as_array().into_iter().flatten() {
            if option["label"].as_str().unwrap().contains(typed) {
                let value = option["value"].as_str().unwrap().to_owned();
                return Some((part["custom_id"].as_str().unwrap().to_owned(), value));
            }
        }
    }
    None
}

/// Nothing was asked of Discord but answers, what follows them and changes of these.
pub fn by_answers_alone(world: &World) {
    let other = world.calls.iter().find(|call| {
        let id = call.operation.as_str();
        id.contains("channel") || id.contains("message") && !id.contains("webhook") || id == "get_guild"
    });
    assert!(other.is_none(), "{other:?}");
}

#[test]
fn two_people_play_a_whole_game_by_buttons_where_the_bot_is_not() {
    let (discord, _bot, mut seats) = start();
    let first = begin(&discord, &mut seats, "game:chess");
    assert!(content(&first.message).contains("I'm not a member here"), "{first:?}");
    let mut board = id_of(&first.message);
    let (ann, bob) = (seats.ann, seats.bob);
    for (who, typed) in [(ann, "f3"), (bob, "e5"), (ann, "g4")] {
        pick(&discord, &seats, who, board, typed);
        let shown = seats.post(&discord);
        assert!(is_board(&shown.message) && content(&shown.message).contains(typed), "{typed}: {shown:?}");
        assert!(!content(&shown.message).contains("not a member"), "that is said once");
        board = id_of(&shown.message);
    }
    pick(&discord, &seats, bob, board, "Qh4");
    let end = seats.post(&discord);
    assert_eq!(end.change, Change::Created);
    assert!(content(&end.message).contains("heckmate"), "{end:?}");
    assert_eq!(end.message["mentions"].as_array().unwrap().len(), 2, "both are called");
    assert_eq!(discord.invalid(), 0);
    by_answers_alone(&discord.world());
}

#[test]
fn a_move_that_is_typed_brings_its_board_as_the_answer() {
    let (discord, _bot, mut seats) = start();
    begin(&discord, &mut seats, "game:chess");
    discord.chat(seats.channel);
    let (told, board) = seats.play(&discord, seats.ann, "e4");
    assert!(told.is_board() && told.id() == id_of(&board.message), "{told:?}");
    assert_eq!(board.message["mentions"][0]["username"], "bob");
    by_answers_alone(&discord.world());
}

/// The next board that calls Ann.
fn her_board(discord: &Discord, seats: &mut Seats) -> Event {
    loop {
        let post = seats.post(discord);
        if is_board(&post.message) && post.message["mentions"][0]["username"] == "ann" {
            return post;
        }
    }
}

/// Begins a game against the computer.
fn against_computer(discord: &Discord, seats: &mut Seats) {
    let told = seats.ask(discord, "/challenge game:chess side:first against:computer level:1");
    assert!(told.is_board(), "the first board is the answer: {told:?}");
    her_board(discord, seats);
}

#[test]
fn a_computer_answers_while_an_answer_is_open() {
    let (discord, _bot, mut seats) = start();
    against_computer(&discord, &mut seats);
    discord.command(seats.ann, "/move e4");
    her_board(&discord, &mut seats);
    assert_eq!(discord.invalid(), 0);
    by_answers_alone(&discord.world());
}

/// What was refused more than once: how many answers have expired when it is too late depends on how long everything took.
fn in_vain_again(world: &World) -> Vec<String> {
    let refused = world.calls.iter().filter(|call| matches!(call.status, 401 | 403 | 404));
    let mut refused: Vec<_> = refused.map(|call| format!("{} {}", call.operation, call.path)).collect();
    refused.sort();
    let twice = refused.windows(2).filter(|pair| pair[0] == pair[1]);
    twice.map(|pair| pair[0].clone()).collect()
}

#[test]
fn what_is_owed_when_no_answer_is_open_comes_with_whatever_is_done_next() {
    for restarts in [false, true] {
        let (discord, mut bot, mut seats) = start();
        against_computer(&discord, &mut seats);
        // She is answered, and then time passes until every answer has expired.
        discord.trouble("create_interaction_response", 1, Trouble::After(TOKEN_LIFE));
        discord.command(seats.ann, "/move e4");
        let waits = || bot.logged().contains("waits until somebody does something there").then_some(());
        discord.wait("the post that waits", |_| waits());
        let posts = discord.world().public(seats.channel).len();
        if restarts {
            bot = Program::over(bot.kill(), &discord);
        }
        let asked = discord.command(seats.ann, "/games");
        let told = discord.told(asked);
        assert!(told.private, "{told:?}");
        her_board(&discord, &mut seats);
        assert!(discord.world().public(seats.channel).len() > posts, "it is a new message");
        assert!(discord.told(asked).private, "the board follows the answer and is none");
        assert_eq!(in_vain_again(&discord.world()), Vec::<String>::new(), "an expired answer is tried once");
        by_answers_alone(&discord.world());
        drop(bot);
    }
}

#[test]
fn a_press_on_an_old_board_opens_the_way_for_the_newest_one() {
    let (discord, bot, mut seats) = start();
    let board = begin(&discord, &mut seats, "game:chess");
    // Every answer has expired, and the program has forgotten them too.
    let (_, folder) = bot.end();
    discord.advance(TOKEN_LIFE);
    let _bot = Program::over(folder, &discord);
    pick(&discord, &seats, seats.ann, id_of(&board.message), "e4");
    let moved = seats.post(&discord);
    assert!(content(&moved.message).contains("e4"), "{moved:?}");
    assert_eq!(discord.invalid(), 0);
    by_answers_alone(&discord.world());
}

#[test]
fn where_an_interaction_was_followed_too_often_another_one_serves() {
    let (discord, _bot, mut seats) = start();
    let board = begin(&discord, &mut seats, "game:chess");
    let message = discord.world().messages[&id_of(&board.message)].json.clone();
    let picker = discord.told(seats.press(&discord, seats.ann, &message, "pick"));
    discord.chat(seats.channel);
    let told = discord.told(discord.command(seats.ann, "/games"));
    assert!(told.private, "{told:?}");
    discord.trouble("execute_webhook", 1, Trouble::Refused(400, 40094, "Too many follow-up messages"));
    let (menu, value) = option(&picker.message, "e4").unwrap();
    discord.press(seats.ann, picker.id(), &menu, Some(&[value]));
    let moved = seats.post(&discord);
    assert!(content(&moved.message).contains("e4"), "{moved:?}");
    assert_eq!(discord.world().troubles.left(), 0);
    by_answers_alone(&discord.world());
}

#[test]
fn a_realtime_game_is_refused_with_what_would_work() {
    let (discord, _bot, seats) = start();
    let told = seats.ask(&discord, "/challenge game:realtime side:first");
    let words = told.text();
    assert!(told.private && words.contains("here I can only answer"), "{told:?}");
    assert!(words.contains("on a server with the bot") && words.contains("BilliChess"), "{words}");
}

#[test]
fn three_people_play_in_a_group_that_the_bot_is_not_in() {
    let discord = Discord::start();
    let _bot = Program::start(&discord);
    let [ann, bob, cid] = ["ann", "bob", "cid"].map(|name| discord.person(name));
    discord.installs(ann);
    let channel = discord.conversation(&[ann, bob, cid]);
    let seats = seats(channel, 0, ann, bob);
    let cid = Asker { person: cid, channel };
    let told = seats.ask(&discord, "/challenge game:three-way side:first");
    assert!(!told.private, "{told:?}");
    let mut table = told.message;
    for who in [seats.bob, cid] {
        let from = discord.world().events.len();
        seats.press(&discord, who, &table, "accept");
        table = discord.wait("the table or the board", |world| {
            let new = world
                .events
                .iter()
                .skip(from)
                .find(|event| event.channel == channel && event.says && event.change != Change::Deleted);
            new.map(|event| event.message.clone())
        });
    }
    assert!(is_board(&table), "{table}");
    let parts = components(&table);
    assert!(parts.iter().any(|part| part["custom_id"].as_str().unwrap().starts_with("pick")), "{parts:?}");
    assert_eq!(discord.invalid(), 0);
    by_answers_alone(&discord.world());
}

#[test]
fn the_form_of_a_challenge_is_answered_by_the_challenge() {
    let (discord, _bot, seats) = start();
    let form = seats.ask(&discord, "/challenge").form;
    assert!(!form.is_null());
    let fields = [("game", "chess"), ("opponent", ""), ("level", ""), ("time", "")];
    let fields = fields.map(|(name, value)| (name.to_owned(), value.to_owned()));
    let told = discord.told(discord.fill(seats.ann, form["custom_id"].as_str().unwrap(), &fields, None));
    assert!(!told.private && !components(&told.message).is_empty(), "{told:?}");
    by_answers_alone(&discord.world());
}

#[test]
fn what_needs_the_bot_itself_is_not_offered_to_whoever_brings_it_along() {
    let (discord, _bot, seats) = start();
    for name in ["challenge", "move", "pact", "board", "rules", "puzzle", "resign", "replay", "holiday"] {
        assert!(discord.offers(seats.ann, name), "/{name}");
        assert!(!discord.offers(seats.bob, name), "/{name}: bob has not installed it");
    }
    for name in ["watch", "settings", "link"] {
        assert!(!discord.offers(seats.ann, name), "/{name}");
    }
    // Discord knows one reach for all subcommands of a root.
    let told = seats.ask(&discord, "/tournament");
    assert!(told.private && told.text().contains("Add me to the server first"), "{told:?}");
}

#[test]
fn where_answers_are_for_their_asker_alone_nothing_is_begun() {
    let discord = Discord::start();
    let _bot = Program::start(&discord);
    let server = discord.server_without_bot("Elsewhere");
    let channel = discord.channel(server, "lobby");
    let [ann, bob] = ["ann", "bob"].map(|name| discord.person(name));
    discord.installs(ann);
    let seats = seats(channel, server, ann, bob);
    discord.deny(channel, permission::EXTERNAL_APPS);
    let told = seats.ask(&discord, "/challenge game:chess");
    assert!(told.private && told.text().contains("Use External Apps"), "{told:?}");
    let told = seats.ask(&discord, "/rules game:chess");
    assert!(told.private && !told.text().is_empty(), "{told:?}");
    assert!(discord.world().public(channel).is_empty());
    by_answers_alone(&discord.world());
}

#[test]
fn a_game_goes_on_when_the_bot_comes_into_the_server() {
    let discord = Discord::start();
    let bot = Program::start(&discord);
    let server = discord.server_without_bot("Elsewhere");
    let channel = discord.channel(server, "lobby");
    let [ann, bob] = ["ann", "bob"].map(|name| discord.person(name));
    discord.installs(ann);
    let mut seats = seats(channel, server, ann, bob);
    let board = begin(&discord, &mut seats, "game:chess");
    by_answers_alone(&discord.world());
    // Nobody can be told now, and the bot comes.
    let (_, folder) = bot.end();
    discord.advance(TOKEN_LIFE);
    let _bot = Program::over(folder, &discord);
    discord.invited(server, None);
    // The button was written by whoever had brought the bot along, and says so still.
    discord.wait("the welcome", |world| (world.public(channel).len() > 2).then_some(()));
    pick(&discord, &seats, seats.ann, id_of(&board.message), "e4");
    let moved: ReceivedAnswer = discord.wait("the board", |world| {
        let events = world.events.iter().rev();
        let mut boards = events.filter(|event| event.channel == channel && is_board(&event.message));
        let found = boards.find(|event| content(&event.message).contains("e4"))?;
        Some(ReceivedAnswer { message: found.message.clone(), ..ReceivedAnswer::default() })
    });
    assert!(content(&moved.message).contains("e4"));
    let told = discord.told(discord.command(seats.bob, "/move e5"));
    assert!(told.is_done("You played"), "{told:?}");
    assert_eq!(discord.invalid(), 0);
}

#[test]
fn help_shows_how_the_bot_is_installed() {
    let (discord, _bot, seats) = start();
    let asked = discord.command(seats.ann, "/help");
    // It is longer than one message, and is cut where the links that are known by then let it.
    let words = discord.wait("the addresses", |world| {
        let own = world.events.iter().filter(|event| event.interaction == Some(asked.id));
        let words = own.map(|event| content(&event.message)).collect::<Vec<_>>().join("\n");
        words.contains("integration_type=1").then_some(words)
    });
    assert!(words.contains("&scope=bot+applications.commands&"), "{words}");
    assert!(words.contains("&scope=applications.commands&integration_type=1>"), "{words}");
    assert!(!words.contains("client\\_id"), "an address stands as it is: {words}");
    assert!(!seats.ask(&discord, "/help command:move").text().contains("oauth2"));
}
