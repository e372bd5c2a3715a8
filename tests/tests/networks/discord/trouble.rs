//! Discord at its most unpleasant: limits, failures, things that are gone, clicks that come twice or too late.
#![allow(clippy::unwrap_used, reason = "a test stops at what it did not expect")]

use std::time::Duration;

use lasermate_tests::discord::bot::Program;
use lasermate_tests::discord::world::{Change, Trouble, World};
use lasermate_tests::discord::{
    ACKNOWLEDGE, Discord, ReceivedAnswer, Seats, StandInOptions, TOKEN_LIFE, components, content, files,
    id_of, is_post, permission, table,
};
use serde_json::Value;

/// How many posts with these words there were in a channel.
fn posts(world: &World, channel: u64, words: &str) -> usize {
    let posts = world.events.iter().filter(|event| event.channel == channel && is_post(event));
    posts.filter(|event| content(&event.message).contains(words)).count()
}

/// What was said in a channel, for a failed test.
fn told_in(discord: &Discord, channel: u64) -> Vec<String> {
    let world = discord.world();
    let events = world.events.iter().filter(|event| event.channel == channel && is_post(event));
    let shown = |message: &Value| format!("{} {:?} {:?}", message["id"], content(message), files(message));
    events.map(|event| format!("{:?} {}", event.change, shown(&event.message))).collect()
}

fn helps(told: &ReceivedAnswer, words: &str) {
    assert!(told.private && told.text().contains(words), "{told:?}");
    assert_eq!(told.text().trim().lines().count(), 1, "one line: {}", told.text());
}

#[test]
fn the_same_interaction_twice_is_done_once() {
    let (discord, _bot, mut seats) = table();
    seats.begin(&discord);
    let asked = discord.prepared(seats.ann, "/move e4");
    discord.deliver(asked);
    discord.deliver(asked);
    let told = discord.told(asked);
    assert!(told.is_done("You played"), "{told:?}");
    seats.post(&discord);
    discord.deliver(asked);
    // Another move shows that nothing of the repetitions is still under way.
    seats.play(&discord, seats.bob, "e5");
    assert_eq!(posts(&discord.world(), seats.channel, "e4"), 1);
}

#[test]
fn an_answer_that_comes_too_late_undoes_nothing() {
    let (discord, _bot, mut seats) = table();
    seats.begin(&discord);
    let asked = discord.prepared(seats.ann, "/move e4");
    discord.advance(ACKNOWLEDGE);
    discord.deliver(asked);
    let board = seats.post(&discord);
    assert!(content(&board.message).contains("e4"));
    let late = |world: &mut World| {
        let mut calls = world.calls.iter().filter(|call| call.operation == "create_interaction_response");
        calls.any(|call| call.status == 404).then_some(())
    };
    discord.wait("the late answer", late);
    seats.play(&discord, seats.bob, "e5");
}

#[test]
fn who_asks_for_much_at_once_is_told_when_to_come_back_and_nobody_else_is() {
    let (discord, _bot, mut seats) = table();
    seats.begin(&discord);
    seats.play(&discord, seats.ann, "e4");
    // Six replays are all that fits into one allowance, and two more each second.
    let asked: Vec<_> = (0..60).map(|_| discord.prepared(seats.ann, "/replay")).collect();
    asked.iter().for_each(|one| discord.deliver(*one));
    let told: Vec<_> = asked.iter().map(|one| discord.told(*one)).collect();
    let too_fast: Vec<_> = told.iter().filter(|told| told.text().starts_with("Too fast.")).collect();
    assert!(!too_fast.is_empty(), "{told:?}");
    too_fast.iter().for_each(|told| helps(told, "Try again in 1 s."));
    seats.play(&discord, seats.bob, "e5");
}

#[test]
fn what_could_not_be_drawn_in_a_quarter_of_an_hour_comes_as_a_message() {
    let (discord, _bot, mut seats) = table();
    seats.begin(&discord);
    seats.play(&discord, seats.ann, "e4");
    // The deferral is taken; then the token's time is over.
    discord.trouble("create_interaction_response", 1, Trouble::After(TOKEN_LIFE));
    discord.command(seats.ann, "/replay");
    discord.wait("the replay in the channel", |world| {
        let message = |message: &&Value| {
            files(message)
                .first()
                .and_then(|file| file["filename"].as_str())
                .is_some_and(|name| name.ends_with(".gif"))
        };
        world.public(seats.channel).into_iter().any(|one| message(&one)).then_some(())
    });
}

#[test]
fn two_clicks_at_once_begin_one_game() {
    let (discord, _bot, mut seats) = table();
    let told = seats.ask(&discord, "/challenge game:chess side:first");
    assert!(told.private, "{told:?}");
    let challenge = seats.post(&discord).message;
    let cid = lasermate_tests::discord::Asker { person: discord.person("cid"), channel: seats.channel };
    let clicks = [seats.bob, cid, seats.bob].map(|who| seats.press(&discord, who, &challenge, "accept"));
    let board = seats.post(&discord);
    assert!(content(&board.message).contains("Game G1"));
    let answered = |world: &mut World| {
        clicks
            .iter()
            .all(|click| world.interaction(click.id).is_some_and(|one| one.answered.is_some()))
            .then_some(())
    };
    discord.wait("all three answers", answered);
    assert_eq!(posts(&discord.world(), seats.channel, "**Game G"), 1);
    let refused = discord.wait("a word to whoever came second", |world| {
        let said = world
            .events
            .iter()
            .filter(|event| clicks.iter().any(|click| event.interaction == Some(click.id)));
        let said: Vec<_> =
            said.filter(|event| event.says && !is_post(event)).map(|event| event.message.clone()).collect();
        (!said.is_empty()).then_some(said)
    });
    assert!(refused.iter().all(|message| message["flags"] == 64), "privately: {refused:?}");
}

#[test]
fn an_old_button_is_refused_with_one_helpful_line() {
    let (discord, _bot, mut seats) = table();
    seats.begin_with(&discord, "game:billi-chess");
    let start = discord.world().public(seats.channel).last().map(|message| (*message).clone()).unwrap();
    seats.play(&discord, seats.ann, "e4");
    let asked = discord.press(seats.ann, id_of(&start), "billi:g1:0", None);
    helps(&discord.told(asked), "The position has changed");
    let asked = discord.press(seats.ann, id_of(&start), "no-such:button", None);
    assert!(discord.told(asked).private);
    let stranger = lasermate_tests::discord::Asker { person: discord.person("eve"), channel: seats.channel };
    helps(&discord.told(discord.command(stranger, "/move e5")), "not playing in this game");
}

#[test]
fn whoever_deletes_their_data_gives_up_games_on_servers_they_have_left() {
    let (discord, _bot, mut here) = table();
    here.begin(&discord);
    let elsewhere = discord.channel(discord.server("Club"), "table");
    let ann = lasermate_tests::discord::Asker { person: here.ann.person, channel: elsewhere };
    let asked = discord.told(discord.command(ann, "/privacy delete"));
    assert!(asked.text().contains("You are still playing G1"), "{}", asked.text());
    let told = discord.told(here.press(&discord, ann, &asked.message, "forget"));
    assert!(told.text().contains("deleted"), "{}", told.text());
    let board = here.post(&discord);
    assert!(content(&board.message).contains("a former player"), "{}", content(&board.message));
    assert!(components(&board.message).is_empty(), "the game is over");
}

#[test]
fn a_channel_that_is_gone_holds_nothing_else_up() {
    let (discord, _bot, mut seats) = table();
    seats.begin(&discord);
    let mut others = Seats::in_server(&discord, seats.server);
    others.begin(&discord);
    let asked = discord.prepared(seats.ann, "/move e4");
    discord.channel_gone(seats.channel);
    discord.deliver(asked);
    let told = discord.told(asked);
    assert!(told.private || told.is_board(), "{told:?}");
    others.play(&discord, others.ann, "d4");
    others.play(&discord, others.bob, "d5");
}

#[test]
fn where_the_bot_may_not_write_it_says_so_and_names_what_is_missing() {
    let (discord, _bot, seats) = table();
    discord.deny(seats.channel, permission::SEND);
    let told = seats.ask(&discord, "/challenge billichess");
    helps(&told, "Send Messages");
    discord.deny(seats.channel, permission::VIEW);
    helps(&seats.ask(&discord, "/challenge billichess"), "View Channel");
    discord.deny(seats.channel, 0);
    assert!(seats.ask(&discord, "/challenge billichess").is_done("Challenge sent"));
}

#[test]
fn posts_wait_as_long_as_discord_says_and_keep_their_order() {
    let (discord, _bot, mut seats) = table();
    for global in [false, true] {
        discord.trouble("create_message", 1, Trouble::RateLimit { after: 1.2, global });
    }
    let told = seats.ask(&discord, "/challenge game:chess side:first");
    assert!(told.is_done("Challenge sent"));
    let accepted = discord.told(discord.command(seats.bob, "/accept"));
    assert!(accepted.is_done(""), "{accepted:?}");
    assert!(content(&seats.post(&discord).message).contains("challenges"));
    assert!(content(&seats.post(&discord).message).contains("Game G1"));
    assert_eq!(discord.world().troubles.left(), 0);
    let world = discord.world();
    let tries: Vec<_> = world.calls.iter().filter(|call| call.operation == "create_message").collect();
    let pause = tries[1].at.duration_since(tries[0].at);
    assert!(pause >= Duration::from_millis(1100), "it came back after {pause:?}");
}

#[test]
fn a_server_error_delays_a_post_and_doubles_none() {
    let (discord, _bot, mut seats) = table();
    seats.begin(&discord);
    discord.chat(seats.channel);
    // So the board is a message of the bot's own.
    discord.deny(seats.channel, permission::HISTORY);
    discord.trouble("create_message", 1, Trouble::Broken(500));
    // Done, and never heard of: sent again, Discord knows it by its nonce.
    discord.trouble("create_message", 1, Trouble::Unheard);
    seats.play(&discord, seats.ann, "e4");
    discord.wait("the repetition", |world| (world.troubles.left() == 0).then_some(()));
    seats.play(&discord, seats.bob, "e5");
    let boards = |world: &World| {
        let posts = world.events.iter().filter(|event| event.channel == seats.channel && is_post(event));
        posts
            .filter(|event| {
                files(&event.message)
                    .first()
                    .and_then(|file| file["description"].as_str())
                    .is_some_and(|alt| alt.contains("e4"))
            })
            .count()
    };
    assert!(boards(&discord.world()) <= 2, "one for each of the two moves");
    let new = discord.world().public(seats.channel).len();
    assert_eq!(new, 3, "the challenge, the first board, the board after somebody spoke");
}

#[test]
fn an_acknowledgement_that_is_refused_once_is_tried_again() {
    let (discord, _bot, seats) = table();
    for trouble in [Trouble::Broken(502), Trouble::RateLimit { after: 0.3, global: false }] {
        discord.trouble("create_interaction_response", 1, trouble);
        assert!(seats.ask(&discord, "/games").private);
    }
}

#[test]
fn an_acknowledgement_that_fails_for_good_does_not_undo_the_move() {
    let (discord, _bot, mut seats) = table();
    seats.begin(&discord);
    discord.trouble("create_interaction_response", 1, Trouble::Refused(400, 50035, "Invalid Form Body"));
    discord.command(seats.ann, "/move e4");
    assert!(content(&seats.post(&discord).message).contains("e4"));
    seats.play(&discord, seats.bob, "e5");
}

#[test]
fn killed_at_any_moment_it_posts_every_board_once() {
    let (discord, mut bot, mut seats) = table();
    seats.begin(&discord);
    let moves = ["e4", "e5", "Nf3", "Nc6", "Bb5", "a6"];
    for (ply, text) in moves.into_iter().enumerate() {
        let who = if ply % 2 == 0 { seats.ann } else { seats.bob };
        let asked = discord.command(who, &format!("/move {text}"));
        let _ = discord.told(asked);
        bot = Program::over(bot.kill(), &discord);
        // Discord delivers it again to whoever connects next; nothing happens twice.
        loop {
            let board = seats.post(&discord);
            if content(&board.message).contains(text) {
                break;
            }
            // What was under way when it was killed may still come, and changes the one message once more.
            assert_eq!(board.change, Change::Edited, "{text}: {:#?}", told_in(&discord, seats.channel));
        }
    }
    let shown = discord.world().public(seats.channel).len();
    assert_eq!(
        shown,
        2,
        "the challenge, and all boards in one message: {:#?}",
        told_in(&discord, seats.channel)
    );
    let told = seats.ask(&discord, "/history");
    assert!(told.text().contains("a6"), "{}", told.text());
    drop(bot);
}

#[test]
fn with_serenity_s_own_limiter_and_tls_a_limit_is_waited_for() {
    let options = StandInOptions { tls: true, ..StandInOptions::default() };
    let discord = Discord::start_with(options);
    let _bot = Program::start(&discord);
    let mut seats = Seats::new(&discord);
    discord.trouble("create_message", 1, Trouble::RateLimit { after: 1.5, global: false });
    seats.begin(&discord);
    let world = discord.world();
    let tries: Vec<_> = world.calls.iter().filter(|call| call.operation == "create_message").collect();
    assert_eq!((tries[0].status, tries[1].status), (429, 200));
    assert!(tries[1].at.duration_since(tries[0].at) >= Duration::from_millis(1400));
}

#[test]
fn completion_offers_what_fits_and_answers_the_rest_with_nothing() {
    let (discord, _bot, mut seats) = table();
    seats.begin(&discord);
    let told = discord.told(discord.typing(seats.ann, "move", "move", "e"));
    let values: Vec<_> = told.choices.iter().filter_map(|choice| choice["value"].as_str()).collect();
    assert!(values.contains(&"e2e4") && values.iter().all(|value| value.starts_with('e')), "{values:?}");
    let told = discord.told(discord.typing(seats.ann, "challenge", "game", "billi"));
    let names: Vec<_> = told.choices.iter().filter_map(|choice| choice["value"].as_str()).collect();
    assert!(names.contains(&"billichess") && !names.contains(&"three-way"), "{names:?}");
    // What completion cannot answer is answered with nothing, not with silence.
    let told = discord.told(discord.typing(seats.ann, "move", "move", "🦀 \u{202e} ``` @everyone"));
    assert_eq!(told.choices, Vec::<Value>::new());
}

#[test]
fn sixty_games_at_once_are_shown_without_one_call_too_many() {
    const MOVES: [&str; 4] = ["e4", "e5", "Nf3", "Nc6"];
    let discord =
        Discord::start_with(StandInOptions { checks: false, limits: true, ..StandInOptions::default() });
    let _bot = Program::start(&discord);
    let server = discord.server("Home");
    let mut tables: Vec<_> = (0..60).map(|_| Seats::in_server(&discord, server)).collect();
    for seats in &mut tables {
        seats.begin(&discord);
    }
    for (ply, typed) in MOVES.iter().enumerate() {
        let who = |seats: &Seats| if ply % 2 == 0 { seats.ann } else { seats.bob };
        let asked: Vec<_> =
            tables.iter().map(|seats| discord.command(who(seats), &format!("/move {typed}"))).collect();
        for asked in asked {
            // Whoever was away for half a minute gets a new message, which is the answer.
            let told = discord.told(asked);
            assert!(told.is_done("You played"), "{told:?}");
        }
    }
    for seats in &tables {
        discord.wait("the last board", |world| (posts(world, seats.channel, "Nc6") > 0).then_some(()));
    }
    let world = discord.world();
    let refused: Vec<_> =
        world.calls.iter().filter(|call| call.status == 429).map(|call| &call.operation).collect();
    assert!(refused.is_empty(), "{} calls too many: {:?}", refused.len(), refused.first());
}

#[test]
fn an_interaction_that_cannot_be_read_is_told_of_by_its_kind_alone() {
    let (discord, bot, mut seats) = table();
    seats.begin(&discord);
    let asked = discord.prepared(seats.ann, "/move e4");
    discord.change(asked, |json| json["id"] = "secret words".into());
    discord.deliver(asked);
    // Another one shows that the first has been passed over.
    seats.play(&discord, seats.ann, "d4");
    let log = bot.logged();
    assert!(log.contains("parsing an interaction failed"), "{log}");
    assert!(!log.contains("secret words"));
}

#[test]
fn who_finds_every_interaction_answered_says_that_another_program_runs() {
    let (discord, bot, seats) = table();
    let answered = Trouble::Refused(400, 40060, "Interaction has already been acknowledged.");
    discord.trouble("create_interaction_response", 3, answered);
    let told = || bot.logged().matches("another program answers for this bot").count();
    for _ in 0..3 {
        assert_eq!(told(), 0);
        let before = discord.world().calls.len();
        let _ = discord.command(seats.ann, "/games");
        discord.wait("a refusal", |world| {
            world.calls[before..].iter().any(|call| call.status == 400).then_some(())
        });
    }
    discord.wait("a word in the log", |_| (told() == 1).then_some(()));
    // The doctor reads of it in the data folder.
    let note = bot.data().join("discord-answered-elsewhere");
    discord.wait("a note for the doctor", |_| {
        std::fs::read_to_string(&note).is_ok_and(|text| text.starts_with("3 ")).then_some(())
    });
    assert!(seats.ask(&discord, "/games").private, "it goes on");
}
