//! The computer on Discord: it sits down when asked, answers with boards, deals in public, plays on for who is away, helps
//! and looks back; the stand-in judges every request.
#![allow(clippy::unwrap_used, reason = "a test stops at what it did not expect")]

use std::time::Duration;

use lasermate_domain::command::offered;
use lasermate_engine::pact::Act;
use lasermate_engine::search::bargain::{ComputerAction, Persona};
use lasermate_engine::seat::Seat;
use lasermate_service::computer::Decision;
use lasermate_tests::dice::Dice;
use lasermate_tests::discord::alone::{SoloTable, alt, mentioned, nobody_else_was_mentioned, verbs};
use lasermate_tests::discord::bot::Program;
use lasermate_tests::discord::past::PastChannel;
use lasermate_tests::discord::{Asker, Discord, content, files, id_of, table, table_drawn};

/// How many moves the person makes in each game.
const MOVES: usize = 3;
/// How often it is looked whether something has been noted, twenty times a second.
const LOOKS: usize = 600;
/// How many rounds it may take until a computer offers a pact to the person, with each temper.
const ROUNDS: usize = 45;
/// How many moves she makes in a game that is long enough for its analysis to be interrupted.
const PLIES: usize = 12;

#[test]
fn it_sits_down_thinks_before_everybody_and_answers_with_a_board() {
    let discord = Discord::start();
    let _bot = Program::start(&discord);
    let mut table = SoloTable::new(&discord);
    table.private("/challenge against:computer level:1 game:chess side:first", "begins");
    let begun = table.post().message;
    assert!(content(&begun).contains("Black (Spark, computer level 1)"), "{begun}");
    assert_eq!(mentioned(&begun), [table.ann.person.to_string()]);
    assert!(alt(&begun).contains("White"), "{begun}");
    table.private("/move e4", "You played");
    let thinks = table.post().message;
    assert!(content(&thinks).contains("Black (Spark) is thinking."), "{thinks}");
    assert_eq!(
        (mentioned(&thinks), verbs(&thinks)),
        (vec![], vec!["more".to_owned()]),
        "nobody else is asked anything"
    );
    let answer = table.her_board().message;
    assert!(verbs(&answer).contains(&"pick".to_owned()), "{answer}");
    let said = content(&answer).to_owned();
    assert!(said.contains("by Black (Spark)"), "{said}");
    assert!(alt(&answer).contains("White to move"), "{}", alt(&answer));
    nobody_else_was_mentioned(&discord, &[table.ann.person]);
    // Nobody plays for it.
    let eve = Asker { person: discord.person("eve"), channel: table.ann.channel };
    let told = discord.told(discord.press(eve, id_of(&answer), "act:g1:2:d2d4", None));
    assert!(told.private, "{told:?}");
    // To the end.
    let asked = table.private("/resign", "Resign this game?");
    assert_eq!(verbs(&asked.message), ["resign"], "{asked:?}");
    table.press(&asked.message, "resign");
    let over = table.until("The game is over").message;
    assert!(content(&over).contains("Black (Spark) wins by resignation"), "{over}");
    assert_eq!(verbs(&over), ["rematch", "replay", "record"], "{over}");
    assert_eq!(mentioned(&over), [table.ann.person.to_string()], "all players are told of the end");
}

#[test]
fn it_moves_first_where_it_has_the_first_side() {
    let discord = Discord::start();
    let _bot = Program::start(&discord);
    let mut table = SoloTable::new(&discord);
    table.private("/challenge against:computer level:2 game:billi-chess side:second", "begins");
    let begun = table.post().message;
    assert!(content(&begun).contains("Blue (Ember) is thinking."), "{begun}");
    assert_eq!((mentioned(&begun), verbs(&begun)), (vec![], vec!["more".to_owned()]));
    let moved = table.her_board().message;
    assert!(content(&moved).contains("by Blue (Ember)"), "{moved}");
    table.private(&table.her_move().unwrap(), "You played");
    table.her_board();
}

#[test]
fn alone_with_the_bot_a_person_plays_it_in_a_direct_conversation() {
    let discord = Discord::start();
    let _bot = Program::start(&discord);
    let ann = discord.person("ann");
    let mut table = SoloTable::in_channel(&discord, discord.direct(ann), ann);
    table.private("/challenge against:computer level:1 game:black-holes side:first", "begins");
    let begun = table.her_board().message;
    assert!(alt(&begun).starts_with("Black holes: ann – Spark, computer level 1."), "{}", alt(&begun));
    table.private(&table.her_move().unwrap(), "You played");
    let answer = table.her_board().message;
    assert!(alt(&answer).contains("Last move: Black"), "{}", alt(&answer));
    table.private("/hint", "The computer would");
    table.press(&table.private("/resign", "Resign this game?").message, "resign");
    table.until("The game is over");
    table.private("/challenge against:computer level:1 game:three-way side:first where:thread", "thread");
    table.private("/challenge against:computer level:1 game:three-way side:first", "begins");
    table.private("/pact action:offer to:both terms:each.peace", "Pact offered.");
    table.until("**Pact 1**");
    let places = format!("(https://discord.com/channels/@me/{}/", table.ann.channel);
    // Its address is noted when the offer is there.
    let listed = (0..LOOKS).any(|_| {
        std::thread::sleep(Duration::from_millis(50));
        content(&table.shown("/pact list")).contains(&places)
    });
    assert!(listed, "{places} is never listed");
    nobody_else_was_mentioned(&discord, &[ann]);
}

#[test]
fn a_person_plays_every_offered_game_against_it() {
    let discord = Discord::start();
    let _bot = Program::start(&discord);
    let server = discord.server("Home");
    let ann = discord.person("ann");
    let mut tables = Vec::new();
    for preset in offered() {
        let table = SoloTable::in_channel(&discord, discord.channel(server, preset.name), ann);
        let pace = if !preset.has_turns() { " options:tu=1s" } else { "" };
        table.private(
            &format!("/challenge against:computer level:1 game:{} side:first{pace}", preset.name),
            "begins",
        );
        tables.push((preset, table));
    }
    for _ in 0..MOVES {
        for (preset, table) in &tables {
            let Some(line) = table.her_move() else { continue };
            let told = table.ask(&line);
            // Without turns something else may have happened first.
            let late = !preset.has_turns();
            assert!(told.is_done("You played") || late && told.private, "{line}: {told:?}");
        }
    }
    for (preset, mut table) in tables {
        let _ = table.her_move();
        table.until("(Spark");
        let told = table.ask("/history");
        assert!(told.text().len() > 20, "{}: {told:?}", preset.name);
    }
    nobody_else_was_mentioned(&discord, &[ann]);
}

#[test]
fn a_hint_is_told_to_the_asker_alone_and_stands_in_the_record() {
    let discord = Discord::start();
    let _bot = Program::start(&discord);
    let mut table = SoloTable::new(&discord);
    table.private("/challenge against:computer level:1 game:billichess side:first", "begins");
    table.post();
    let told = table.private("/hint", "The computer would");
    assert!(told.text().contains("Only you see this"), "{told:?}");
    assert_eq!(table.ask("/hint").text(), told.text(), "the same once more");
    table.private("/move e3", "You played");
    // The next thing said to everybody is the move.
    assert!(content(&table.post().message).contains("e3"));
    table.private("/history", "Hints from the computer: Blue (ann) before e3");
    let told = table.ask("/export");
    let world = discord.world();
    let files = &world.messages.get(&told.id()).unwrap().files;
    assert!(String::from_utf8_lossy(&files[0].1.bytes).contains("Hints: b:0"), "{told:?}");
}

#[test]
fn a_hint_by_its_button_is_a_private_picture_with_the_button_that_plays_it() {
    let (discord, _bot, mut seats) = table_drawn();
    let board = seats.begin(&discord).message;
    assert_eq!(verbs(&board), ["pick", "hint", "more"], "{board}");
    let hint = |asker, message| discord.told(seats.press(&discord, asker, message, "hint"));
    let told = hint(seats.bob, &board);
    assert!(told.private && told.text().contains("It isn't your turn"), "{told:?}");
    let told = hint(seats.ann, &board);
    assert!(told.private && told.text().contains("Only you see this"), "{told:?}");
    assert!(alt(&told.message).starts_with("PREVIEW of "), "{}", alt(&told.message));
    assert_eq!(verbs(&told.message), ["play"], "{told:?}");
    let again = hint(seats.ann, &board);
    assert_eq!(again.text(), told.text(), "the same once more");
    seats.press(&discord, seats.ann, &told.message, "play");
    let played = seats.post(&discord).message;
    assert_eq!(mentioned(&played), [seats.bob.person.to_string()], "{played}");
    // Nobody else was told of it, but the record was.
    let told = discord.told(discord.command(seats.bob, "/history"));
    assert!(told.text().contains("Hints from the computer: White (ann) before "), "{told:?}");
}

#[test]
fn a_rated_game_offers_no_hint() {
    let (discord, _bot, mut seats) = table();
    let board = seats.begin_with(&discord, "rating:rated").message;
    assert_eq!(verbs(&board), ["pick", "more"], "{board}");
}

#[test]
fn mated_it_says_so_and_the_game_is_looked_back_at_with_a_curve() {
    let discord = Discord::start();
    let mut table = SoloTable::new(&discord);
    let mut past = PastChannel::new(Duration::from_hours(1));
    past.mate_is_there(&discord, table.ann);
    let _bot = Program::over(past.folder(), &discord);
    table.until("g4");
    table.private("/move Qh4#", "You played");
    let over = table.until("The game is over").message;
    assert!(content(&over).contains("Black (ann) wins by checkmate"), "{over}");
    table.private("/analyse", "Analysing");
    let looked = table.found("Analysis of").message;
    assert!(content(&looked).contains("g4"), "its worst move: {looked}");
    assert!(alt(&looked).starts_with("Course of the game: Chess, 4 actions."), "{}", alt(&looked));
    assert!(alt(&looked).contains("White: Spark: "), "{}", alt(&looked));
    assert!(verbs(&looked) == ["puzzle-solution"] && mentioned(&looked).is_empty(), "{looked}");
    let seen = discord.told(discord.press(table.ann, id_of(&looked), "puzzle-solution:g1:1", None));
    let says = "White (Spark) played **2. g4**, which lost the game. Better: ";
    assert!(seen.private && seen.text().starts_with(says), "{}", seen.message);
    assert_eq!(files(&seen.message).len(), 2, "{}", seen.message);
    nobody_else_was_mentioned(&discord, &[table.ann.person]);
}

/// Lets three play, a person almost anything, until a computer offers her a pact; `None` where none does.
fn until_offered(discord: &Discord, ann: Asker, (temper, seed): (Persona, u64)) -> Option<PastChannel> {
    let mut past = PastChannel::new(Duration::from_hours(1));
    let temper = temper.word();
    let line = format!("/challenge against:computer level:1 temper:{temper} game:three-way side:first");
    past.done(discord, ann, &line);
    let mut dice = Dice(seed);
    for _ in 0..ROUNDS {
        while let Some(decision) = past.computer(1) {
            if let Decision::Say(ComputerAction::Pact(Act::Offer(offer)), _) = &decision
                && offer.to.contains(&Seat::First)
            {
                return Some(past);
            }
        }
        let table = past.game(1);
        let legal = table.game.legal(Seat::First);
        let chosen = legal.get(dice.below(legal.len().max(1)))?.exact.clone();
        past.done(discord, ann, &format!("/move {chosen}"));
    }
    None
}

#[test]
fn rule_p8_what_computers_offer_is_public_and_answered_by_button() {
    let discord = Discord::start();
    let mut table = SoloTable::new(&discord);
    let mut ways = (11..15).flat_map(|seed| Persona::ALL.map(|temper| (temper, seed)));
    let offered = ways.find_map(|way| until_offered(&discord, table.ann, way));
    let _bot = Program::over(offered.expect("an offer to her").folder(), &discord);
    let offer = table.asking(table.ann, "pact-accept");
    let said = content(&offer);
    assert!(said.contains("**Pact ") && said.contains("offers") && said.contains("White (ann)"), "{said}");
    assert!(said.contains(": \"") && said.ends_with('"'), "it says why: {said}");
    assert_eq!(mentioned(&offer), [table.ann.person.to_string()], "who is asked, and nobody else");
    table.press(&offer, "pact-accept");
    let answered = |text: &str| ["is in force", "accepts pact"].iter().any(|words| text.contains(words));
    while !answered(&content(&table.post().message)) {}
    let told = table.shown("/pact list");
    let places = format!("https://discord.com/channels/{}/{}/", table.server(), table.ann.channel);
    assert!(content(&told).contains("White and ") && content(&told).contains(&places), "{told}");
    nobody_else_was_mentioned(&discord, &[table.ann.person]);
}

#[test]
fn rule_p8_an_offer_to_computers_is_answered_before_everybody() {
    let discord = Discord::start();
    let _bot = Program::start(&discord);
    let mut table = SoloTable::new(&discord);
    table.private("/challenge against:computer level:1 temper:loyal game:three-way side:first", "begins");
    // How they keep their word is said as they sit down.
    let begun = table.post().message;
    assert!(content(&begun).contains("(Spark, computer level 1, loyal)"), "{begun}");
    table.private("/pact action:offer to:both terms:each.peace", "Pact offered.");
    let offer = table.until("**Pact 1**").message;
    assert!(mentioned(&offer).is_empty() && verbs(&offer).is_empty(), "who answers presses nothing: {offer}");
    let answer = loop {
        let post = table.post().message;
        if ["accepts pact 1", "refuses pact 1", "makes a counter-offer"]
            .iter()
            .any(|words| content(&post).contains(words))
        {
            break post;
        }
    };
    assert!(content(&answer).contains("(Spark") && content(&answer).ends_with('"'), "{answer}");
    nobody_else_was_mentioned(&discord, &[table.ann.person]);
}

#[test]
fn it_plays_on_for_who_is_away() {
    let discord = Discord::start();
    let mut table = SoloTable::new(&discord);
    let bob = Asker { person: discord.person("bob"), channel: table.ann.channel };
    let mut past = PastChannel::new(Duration::from_hours(3));
    past.done(&discord, table.ann, "/challenge game:chess side:first time:1h");
    past.done(&discord, bob, "/accept");
    past.done(&discord, table.ann, "/move e4");
    past.passes(Duration::from_hours(2));
    let _bot = Program::over(past.folder(), &discord);
    let late = table.asking(bob, "claim-computer");
    let told = discord.told(discord.press(bob, id_of(&late), "claim-computer:g1:3", None));
    assert!(told.private, "who is away lets nobody play on: {told:?}");
    table.press(&late, "claim-computer");
    let sits = table.until("lets the computer take over for Black (bob)").message;
    assert!(
        content(&sits)
            .contains("New player: Black (Lantern, computer level 4).\nBlack (Lantern) is thinking."),
        "{sits}"
    );
    assert!(mentioned(&sits).is_empty(), "{sits}");
    let answer = table.her_board().message;
    assert!(content(&answer).contains("by Black (Lantern)"), "{answer}");
    nobody_else_was_mentioned(&discord, &[table.ann.person, bob.person]);
}

#[test]
fn a_puzzle_is_for_everybody_and_its_answers_are_for_whoever_gives_them() {
    let discord = Discord::start();
    let _bot = Program::start(&discord);
    let table = SoloTable::new(&discord);
    let shown = table.shown("/puzzle number:1");
    assert!(content(&shown).contains("**Puzzle 1**, BilliChess."), "{shown}");
    assert!(alt(&shown).contains("Red"), "{shown}");
    assert_eq!(verbs(&shown), ["form-puzzle", "puzzle-solution"]);
    let bob = Asker { person: discord.person("bob"), channel: table.ann.channel };
    let answer = |text: &str| {
        let form = discord.told(discord.press(bob, id_of(&shown), "form-puzzle:p1:0", None)).form;
        let id = form["custom_id"].as_str().unwrap().to_owned();
        let fields = [("answer".to_owned(), text.to_owned())];
        discord.told(discord.fill(bob, &id, &fields, Some(id_of(&shown))))
    };
    for (text, words) in [("e2e1", "not the solution"), ("a1a8", ""), ("Kd2", "**correct!**")] {
        let told = answer(text);
        assert!(told.private && told.text().contains(words), "{text}: {told:?}");
    }
    table.private("/puzzle answer:e2e1", "not the solution");
    table.private("/puzzle answer:e2d2", "**correct!**");
    let solution = discord.told(table.press(&shown, "puzzle-solution"));
    assert!(solution.private && solution.text().contains("Solution of puzzle 1"), "{solution:?}");
    let next = table.shown("/puzzle");
    assert!(content(&next).contains("**Puzzle ") && !content(&next).contains("**Puzzle 1**"), "{next}");
    nobody_else_was_mentioned(&discord, &[]);
}

#[test]
fn an_analysis_that_a_kill_interrupts_is_posted_once_after_the_next_start() {
    let discord = Discord::start();
    let mut table = SoloTable::new(&discord);
    let mut past = PastChannel::new(Duration::from_hours(1));
    past.done(&discord, table.ann, "/challenge against:computer level:1 game:billichess side:first");
    let mut dice = Dice(5);
    for _ in 0..PLIES {
        let game = past.game(1);
        let legal = game.game.legal(Seat::First);
        let Some(chosen) = legal.get(dice.below(legal.len().max(1))) else { break };
        past.done(&discord, table.ann, &format!("/move {}", chosen.exact));
        while past.computer(1).is_some() {}
    }
    if past.game(1).game.outcome().is_none() {
        past.resign(&discord, table.ann, 1);
    }
    let bot = Program::over(past.folder(), &discord);
    table.until("The game is over");
    table.private("/analyse", "Analysing");
    let _bot = Program::over(bot.kill(), &discord);
    let looked = table.found("Analysis of").message;
    assert!(alt(&looked).starts_with("Course of the game: BilliChess"), "{}", alt(&looked));
    // Another one shows that nothing more of the first is under way.
    table.private("/analyse", "Analysing");
    table.found("Analysis of");
    let world = discord.world();
    let posts = world.public(table.ann.channel);
    assert_eq!(posts.iter().filter(|post| content(post).contains("Analysis of")).count(), 2);
}
