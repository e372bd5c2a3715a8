//! Three people play three-way chess to its end where the bot is only brought along: in a group and in a server without the bot. All
//! of it is by buttons and forms, because two of them have not installed it: pacts are offered, accepted, refused, ended and broken, and
//! whatever is said is an answer, what follows one, or a change of a message that was pressed.
#![allow(clippy::unwrap_used, reason = "a test stops at what it did not expect")]

use lasermate_tests::discord::bot::Program;
use lasermate_tests::discord::world::{Change, Event, Trouble, World};
use lasermate_tests::discord::{
    Asker, Discord, MadeInteraction, ReceivedAnswer, TOKEN_LIFE, components, content, id_of, is_board,
};
use serde_json::Value;

use super::guest::by_answers_alone;
use super::notice::mentioned;

/// A place with three people, of whom the first has installed the bot, and how far it is read.
struct Table<'a> {
    discord: &'a Discord,
    bot: Option<Program>,
    people: [Asker; 3],
    /// Who plays White, Red and Black.
    sides: Vec<Asker>,
    seen: usize,
    board: Event,
}

/// What everybody in a channel is told next.
fn said(discord: &Discord, channel: u64, seen: &mut usize) -> Event {
    discord.wait("something for everybody", |world| {
        let new = world.events.iter().enumerate().skip(*seen);
        let (at, found) = new.into_iter().find(|(_, event)| event.channel == channel && is_said(event))?;
        *seen = at + 1;
        Some(found.clone())
    })
}

fn is_said(event: &Event) -> bool {
    let private = event.message["flags"].as_u64().unwrap_or(0) & 64 != 0;
    event.says && event.change != Change::Deleted && !private
}

fn button(message: &Value, verb: &str) -> Option<String> {
    let parts = components(message);
    let mut ids = parts.iter().filter_map(|part| part["custom_id"].as_str());
    ids.find(|id| id.split(':').next() == Some(verb)).map(str::to_owned)
}

/// The menu with an option, and the option, by how its value begins.
fn option(message: &Value, wanted: &str) -> Option<(String, String)> {
    for part in components(message) {
        let values = part["options"].as_array().into_iter().flatten().filter_map(|one| one["value"].as_str());
        if let Some(value) = values.into_iter().find(|value| *value == wanted) {
            return Some((part["custom_id"].as_str().unwrap().to_owned(), value.to_owned()));
        }
    }
    None
}

/// Nothing was asked of Discord but answers, what follows them and changes of these, and nothing was refused.
fn by_taken_answers_alone(world: &World) {
    by_answers_alone(world);
    let refused: Vec<_> = world.calls.iter().filter(|call| call.status >= 400).collect();
    assert!(refused.is_empty(), "{refused:?}");
}

impl<'a> Table<'a> {
    /// Ann opens a table and the others sit down by its button. The first board.
    fn open(discord: &'a Discord, channel: u64, people: [u64; 3]) -> Self {
        let people = people.map(|person| Asker { person, channel });
        let [ann, bob, cid] = people;
        let bot = Program::start(discord);
        let mut seen = 0;
        discord.command(ann, "/challenge game:three-way side:first");
        let mut shown = said(discord, channel, &mut seen);
        let words = content(&shown.message);
        assert_eq!(words.matches("Three-way chess").count(), 1, "{words}");
        assert!(!words.contains("</"), "whoever is to sit down has no commands: {words}");
        for who in [bob, cid] {
            let sit = button(&shown.message, "accept").unwrap();
            discord.press(who, id_of(&shown.message), &sit, None);
            shown = said(discord, channel, &mut seen);
        }
        let words = content(&shown.message);
        assert!(is_board(&shown.message) && words.contains("White (ann)"), "{words}");
        let bob_is_red = words.contains("Red (bob)");
        let sides = if bob_is_red { vec![ann, bob, cid] } else { vec![ann, cid, bob] };
        Self { discord, bot: Some(bot), people, sides, seen, board: shown }
    }

    fn side(&self, side: &str) -> Asker {
        self.sides[["white", "red", "black"].iter().position(|one| *one == side).unwrap()]
    }

    fn name(&self, side: &str) -> String {
        self.discord.world().people[&self.side(side).person].name.clone()
    }

    fn said(&mut self) -> Event {
        said(self.discord, self.people[0].channel, &mut self.seen)
    }

    /// A message as it is now.
    fn now(&self, message: u64) -> Value {
        self.discord.world().messages[&message].json.clone()
    }

    fn press(&self, side: &str, message: u64, verb: &str) -> MadeInteraction {
        let shown = self.now(message);
        let id = button(&shown, verb).unwrap_or_else(|| panic!("no {verb}: {shown:#}"));
        self.discord.press(self.side(side), message, &id, None)
    }

    /// Picks a move under the newest board, the piece first where there are many moves. What everybody is told.
    fn plays(&mut self, side: &str, exact: &str) -> Value {
        let board = id_of(&self.board.message);
        let picker = self.discord.told(self.press(side, board, "pick"));
        assert!(picker.private, "{picker:?}");
        let who = self.side(side);
        let played = format!("play.{exact}");
        let from = |message: &Value| {
            let cells = (1..exact.len()).filter_map(|at| exact.get(..at));
            cells.filter_map(|cell| option(message, cell)).next_back()
        };
        let (menu, value) = option(&picker.message, &played).unwrap_or_else(|| {
            let (menu, value) = from(&picker.message).unwrap_or_else(|| panic!("no {exact}: {picker:?}"));
            let next = self.discord.told(self.discord.press(who, picker.id(), &menu, Some(&[value])));
            option(&next.message, &played).unwrap_or_else(|| panic!("no {exact}: {next:?}"))
        });
        self.discord.press(who, picker.id(), &menu, Some(&[value]));
        let shown = self.said();
        assert!(is_board(&shown.message), "{exact}: {shown:?}");
        self.board = shown.clone();
        shown.message
    }

    /// The form that `More` under the newest board opens.
    fn more(&self, side: &str, verb: &str) -> ReceivedAnswer {
        let more = self.discord.told(self.press(side, id_of(&self.board.message), "more"));
        assert!(more.private, "{more:?}");
        self.discord.told(self.press(side, more.id(), verb))
    }

    /// Offers a pact by the form behind `More`.
    fn offers(&mut self, side: &str, to: &str) -> Value {
        let form = self.more(side, "form-offer").form;
        let id = form["custom_id"].as_str().unwrap_or_else(|| panic!("no form: {form}"));
        let fields = [("to", to), ("promises", "each peace"), ("until", ""), ("terms", ""), ("words", "")];
        let fields = fields.map(|(name, value)| (name.to_owned(), value.to_owned()));
        let source = self
            .discord
            .world()
            .interactions
            .values()
            .filter(|one| one.data == form)
            .find_map(|one| one.source);
        self.discord.fill(self.side(side), id, &fields, source);
        self.said().message
    }

    /// The program ends, every answer expires, and it starts again: it knows no token then.
    fn much_later(&mut self) {
        let (status, folder) = self.bot.take().unwrap().end();
        assert!(status.success(), "{status}");
        self.discord.advance(TOKEN_LIFE);
        self.bot = Some(Program::over(folder, self.discord));
    }
}

/// A whole game: White and Red promise peace, White breaks it and captures both kings in the end.
fn whole_game(discord: &Discord, channel: u64, people: [u64; 3]) {
    let mut table = Table::open(discord, channel, people);
    let (red, black) = (table.name("red"), table.name("black"));

    // White and Red promise peace.
    let offer = table.offers("white", "Red");
    assert!(content(&offer).contains("**Pact 1**") && mentioned(&offer) == [red.as_str()], "{offer}");
    assert!(!content(&offer).contains("</"), "Red has no commands, and the buttons say it: {offer}");
    let told = discord.told(table.press("black", id_of(&offer), "pact-accept"));
    assert!(told.private && told.text().contains("Pact 1 is not offered to you"), "{told:?}");
    table.press("red", id_of(&offer), "pact-accept");
    let begun = table.said().message;
    assert!(content(&begun).contains("**Pact 1 is in force**"), "{begun}");
    assert_eq!(mentioned(&begun), ["ann"], "who has offered it is told");

    // Black refuses one, by whom nobody could type a command.
    let offer = table.offers("red", "Black");
    assert!(content(&offer).contains("**Pact 2**") && mentioned(&offer) == [black.as_str()], "{offer}");
    table.press("black", id_of(&offer), "pact-refuse");
    let refused = table.said().message;
    assert!(
        content(&refused).contains("refuses pact 2") && mentioned(&refused) == [red.as_str()],
        "{refused}"
    );

    // Black and Red make another one, and Black ends it again.
    let offer = table.offers("black", "Red");
    table.press("red", id_of(&offer), "pact-accept");
    let begun = table.said().message;
    assert!(
        content(&begun).contains("**Pact 3 is in force**") && mentioned(&begun) == [black.as_str()],
        "{begun}"
    );
    table.more("white", "pacts");
    let list = table.said().message;
    assert!(content(&list).contains("Pacts of game G1") && content(&list).contains("**3**"), "{list}");
    let more = discord.told(table.press("black", id_of(&table.board.message), "more"));
    table.press("black", more.id(), "pact-denounce");
    let ended = table.said().message;
    assert!(content(&ended).contains("ends pact 3") && mentioned(&ended) == [red.as_str()], "{ended}");

    for (side, exact) in [("white", "c2c3"), ("red", "i7i6"), ("black", "e11e10"), ("white", "d1a4")] {
        table.plays(side, exact);
    }
    table.much_later();
    for (side, exact) in [("red", "l7l6"), ("black", "l11l10")] {
        table.plays(side, exact);
    }
    let broken = table.plays("white", "a4d7");
    assert!(content(&broken).contains("**White broke pact 1**"), "{broken}");
    assert_eq!(mentioned(&broken), [red.as_str()]);
    let rest = [
        ("red", "k7k6"),
        ("black", "k11k10"),
        ("white", "d7d8"),
        ("black", "f11f10"),
        ("white", "d8i8"),
        ("black", "g11g10"),
        ("white", "i8i6"),
        ("black", "h11h10"),
        ("white", "i6i11"),
        ("black", "f10f9"),
    ];
    for (side, exact) in rest {
        table.plays(side, exact);
    }
    let end = table.plays("white", "i11i12");
    assert_eq!(table.board.change, Change::Created, "an edit calls nobody");
    assert!(content(&end).contains("The game is over: White (ann) wins"), "{end}");
    assert_eq!(mentioned(&end).len(), 3, "all are called, also who is out: {end}");
    let ids = ["rematch", "analyse", "replay", "record"];
    assert!(ids.iter().all(|verb| button(&end, verb).is_some()), "{end}");
    // Whoever has not installed the bot uses the end card too.
    table.press("black", id_of(&end), "record");
    let record = table.said().message;
    assert!(content(&record).contains("w:a4d7"), "{record}");
    assert!(!content(&record).contains("lasermate replay"), "nobody here has a command line: {record}");
    table.press("red", id_of(&end), "rematch");
    let again = table.said().message;
    assert!(button(&again, "accept").is_some(), "{again}");
    by_taken_answers_alone(&discord.world());
}

#[test]
fn three_people_play_a_whole_game_with_pacts_in_a_group() {
    let discord = Discord::start();
    let people = ["ann", "bob", "cid"].map(|name| discord.person(name));
    discord.installs(people[0]);
    let channel = discord.conversation(&people);
    whole_game(&discord, channel, people);
}

#[test]
fn three_people_play_a_whole_game_with_pacts_in_a_server_without_the_bot() {
    let discord = Discord::start();
    let server = discord.server_without_bot("Elsewhere");
    let channel = discord.channel(server, "lobby");
    let people = ["ann", "bob", "cid"].map(|name| discord.person(name));
    discord.installs(people[0]);
    whole_game(&discord, channel, people);
}

#[test]
fn who_presses_at_the_same_time_gets_one_game_and_one_move() {
    let discord = Discord::start();
    let people = ["ann", "bob", "cid", "dan"].map(|name| discord.person(name));
    discord.installs(people[0]);
    let channel = discord.conversation(&people);
    let [ann, bob, cid, dan] = people.map(|person| Asker { person, channel });
    let _bot = Program::start(&discord);
    let mut seen = 0;
    discord.command(ann, "/challenge game:chess side:first");
    let challenge = said(&discord, channel, &mut seen).message;
    let accept = button(&challenge, "accept").unwrap();
    let asked = [bob, cid, dan].map(|who| discord.press(who, id_of(&challenge), &accept, None));
    let board = said(&discord, channel, &mut seen);
    let words = content(&board.message);
    let winner = ["bob", "cid", "dan"].iter().position(|name| words.contains(&format!("Black ({name})")));
    let winner = winner.unwrap_or_else(|| panic!("{words}"));
    for (at, asked) in asked.into_iter().enumerate().filter(|(at, _)| *at != winner) {
        let told = discord.told(asked);
        assert!(told.private && !told.text().is_empty(), "{at}: {told:?}");
    }
    // Two pickers of one person, and a choice in each.
    let board = id_of(&board.message);
    let pick = button(&discord.world().messages[&board].json, "pick").unwrap();
    let pickers = [0; 2].map(|_| discord.told(discord.press(ann, board, &pick, None)));
    let asked = pickers.each_ref().map(|picker| {
        let (menu, value) = option(&picker.message, "play.e2e4").unwrap();
        discord.press(ann, picker.id(), &menu, Some(&[value]))
    });
    let moved = said(&discord, channel, &mut seen).message;
    assert!(content(&moved).contains("e4"), "{moved}");
    discord.wait("both choices answered", |world| {
        asked
            .iter()
            .all(|asked| world.interaction(asked.id).is_some_and(|one| one.answered.is_some()))
            .then_some(())
    });
    let black = [bob, cid, dan][winner];
    let pick = button(&discord.world().messages[&id_of(&moved)].json, "pick").unwrap();
    let picker = discord.told(discord.press(black, id_of(&moved), &pick, None));
    assert!(option(&picker.message, "play.e7e5").is_some(), "it was played once: {picker:?}");
    by_taken_answers_alone(&discord.world());
}

#[test]
fn a_press_whose_answer_expires_is_made_up_for_by_the_next_one() {
    let discord = Discord::start();
    let people = ["ann", "bob", "cid"].map(|name| discord.person(name));
    discord.installs(people[0]);
    let channel = discord.conversation(&people);
    let mut table = Table::open(&discord, channel, people);
    table.plays("white", "c2c3");
    // Red's picker lies there for a quarter of an hour, and so long again passes when the choice was just acknowledged.
    let board = id_of(&table.board.message);
    let picker = discord.told(table.press("red", board, "pick"));
    let (menu, value) = option(&picker.message, "play.i7i6").unwrap();
    discord.advance(TOKEN_LIFE);
    discord.trouble("create_interaction_response", 1, Trouble::After(TOKEN_LIFE));
    discord.press(table.side("red"), picker.id(), &menu, Some(&[value]));
    discord.wait("the board that waits", |_| {
        table
            .bot
            .as_ref()
            .unwrap()
            .logged()
            .contains("waits until somebody does something there")
            .then_some(())
    });
    // The old board is all that Black sees: a press on it opens the choices of now, and brings the board.
    let asked = table.press("black", board, "pick");
    // Both are answers to one press, in either order.
    let picker = discord.wait("the choices of now", |world| {
        let mut own =
            world.events.iter().filter(|event| event.interaction == Some(asked.id) && !is_said(event));
        own.find(|event| option(&event.message, "play.e11e10").is_some()).map(|event| event.message.clone())
    });
    let shown = table.said().message;
    assert!(is_board(&shown) && content(&shown).contains("i6"), "{shown}");
    let name = table.name("black");
    assert_eq!(mentioned(&shown), [name.as_str()]);
    let (menu, value) = option(&picker, "play.e11e10").unwrap();
    discord.press(table.side("black"), id_of(&picker), &menu, Some(&[value]));
    assert!(content(&table.said().message).contains("e10"));
}
