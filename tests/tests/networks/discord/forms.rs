//! Forms: fields under labels, a challenge whose game, opponent and time are picked, a menu of whom a pact is offered to, and a
//! counter-offer, whose form begins with the terms of the offer.
#![allow(clippy::unwrap_used, reason = "a test stops at what it did not expect")]

use lasermate_domain::command::offered;
use lasermate_tests::discord::{Asker, accent, components, content, id_of, table};
use serde_json::{Value, json};

/// The colours of sides, as their pieces have them.
const WHITE: u64 = 0xff_ffff;
const BLACK: u64 = 0x1d_1f24;
const RED: u64 = 0xcc_2a36;

/// A form's fields by name: what stands in them, or the values that can be picked.
fn fields(form: &Value) -> Vec<(String, Value)> {
    let labels = form["components"].as_array().unwrap().iter();
    let field = |label: &Value| {
        assert_eq!(label["type"], 18, "{label}");
        let field = &label["component"];
        let options = field["options"].as_array();
        let picked = options.map(|options| options.iter().map(|option| option["value"].clone()).collect());
        let value = picked.unwrap_or_else(|| field["value"].clone());
        (field["custom_id"].as_str().unwrap().to_owned(), value)
    };
    labels.map(field).collect()
}

fn filled(fields: &[(&str, &str)]) -> Vec<(String, String)> {
    fields.iter().map(|(name, text)| ((*name).to_owned(), (*text).to_owned())).collect()
}

#[test]
fn a_pact_is_offered_and_countered_by_forms() {
    let (discord, _bot, mut seats) = table();
    let cid = Asker { person: discord.person("cid"), channel: seats.channel };
    assert!(seats.ask(&discord, "/challenge game:three-way side:first").is_done("Challenge sent"));
    seats.post(&discord);
    for (who, line) in [(seats.bob, "/accept side:second"), (cid, "/accept side:third")] {
        let told = discord.told(discord.command(who, line));
        assert!(told.private || told.is_board(), "{told:?}");
        seats.post(&discord);
    }
    let form = seats.ask(&discord, "/pact action:offer").form;
    let promises = |against: &[&str]| {
        let against = against.iter().map(|side| format!("each against {side} every 2"));
        let rest = ["each draw if two are left", "spare queen", "spare rook", "spare bishop", "spare knight"];
        let first = ["each peace", "each no check"].map(str::to_owned).into_iter();
        json!(first.chain(against).chain(rest.map(str::to_owned)).collect::<Vec<_>>())
    };
    let ends = json!(["2", "3", "4", "6", "11", "21", "king", "king white", "king red", "king black"]);
    let term_fields = |against: &[&str]| {
        let fields = [
            ("promises", promises(against)),
            ("until", ends.clone()),
            ("terms", Value::Null),
            ("words", Value::Null),
        ];
        fields.map(|(name, value)| (name.to_owned(), value))
    };
    let (to, rest) = fields(&form).split_first().map(|(to, rest)| (to.clone(), rest.to_vec())).unwrap();
    assert_eq!(to, ("to".to_owned(), json!(["Red", "Black", "both"])));
    assert_eq!(rest, term_fields(&["red", "black"]));
    assert_eq!(form["components"][0]["component"]["type"], 21, "so few sides are all shown");
    // Boxes to tick, none of which must be.
    let ticks = &form["components"][1]["component"];
    assert_eq!(
        (&ticks["type"], &ticks["min_values"], &ticks["required"]),
        (&json!(22), &json!(0), &json!(false))
    );
    let id = form["custom_id"].as_str().unwrap();
    let offer = [
        ("to", "Red"),
        ("promises", "each peace\nspare queen"),
        ("until", "11"),
        ("terms", "red keep out of e4"),
        ("words", "We share; honestly."),
    ];
    let told = discord.told(discord.fill(seats.ann, id, &filled(&offer), None));
    assert!(told.private && told.text().contains("Pact offered."), "{told:?}");
    let offered = seats.post(&discord).message;
    for said in [
        "offers Red (bob), until the end of round 11",
        "Neither captures the other's pieces",
        "White spares the queen on",
        "Red spares the queen on",
        "Red doesn't move a piece to e4",
    ] {
        assert!(content(&offered).contains(said), "{said}: {offered}");
    }
    assert_eq!(accent(&offered), WHITE, "whose offer it is");
    let form = discord.told(seats.press(&discord, seats.bob, &offered, "form-counter")).form;
    let mut expected = term_fields(&["black"]).to_vec();
    expected.push(("stands".to_owned(), json!(["1", "2", "3"])));
    let choices = fields(&form).into_iter().map(|(name, value)| match name.as_str() {
        "terms" | "words" => (name, Value::Null),
        _ => (name, value),
    });
    assert_eq!(
        choices.collect::<Vec<_>>(),
        expected,
        "the same choices as for an offer, none against the partner"
    );
    // Those of the offer are chosen already: what is changed is one of them.
    let defaults = form.to_string().matches("\"default\":true").count();
    assert!(defaults >= 3, "{defaults} in {form}");
    let id = form["custom_id"].as_str().unwrap();
    let counter = filled(&[
        ("promises", ""),
        ("until", ""),
        ("terms", "each peace"),
        ("words", "Honestly."),
        ("stands", "1"),
    ]);
    let told = discord.told(discord.fill(seats.bob, id, &counter, Some(id_of(&offered))));
    assert!(told.text().contains("Counter-offer made.") || told.text().is_empty(), "{told:?}");
    let countered = seats.post(&discord).message;
    let words = content(&countered);
    assert!(
        words.contains("makes a counter-offer") && words.contains("Red (bob) offers White (ann)"),
        "{words}"
    );
    assert!(words.contains("Honestly.") && words.contains("Open until Red moves"), "{words}");
    assert!(!components(&countered).is_empty(), "{countered}");
    assert_eq!(accent(&countered), RED, "whose counter-offer it is");
}

#[test]
fn a_challenge_has_the_colour_of_the_side_its_maker_plays_where_its_words_name_one() {
    let (discord, _bot, mut seats) = table();
    for (side, words, colour) in [
        ("first", "ann plays White", json!(WHITE)),
        ("second", "ann plays Black", json!(BLACK)),
        ("random", "random colours", Value::Null),
    ] {
        let told = seats.ask(&discord, &format!("/challenge game:chess side:{side}"));
        assert!(told.is_done("Challenge sent"), "{told:?}");
        let posted = seats.post(&discord).message;
        assert!(content(&posted).contains(words), "{posted}");
        assert_eq!(accent(&posted), colour, "{words}");
        assert!(seats.ask(&discord, "/cancel").private);
        seats.post(&discord);
    }
}

#[test]
fn a_challenge_without_options_is_one_form() {
    let (discord, _bot, mut seats) = table();
    let form = seats.ask(&discord, "/challenge").form;
    let labels = form["components"].as_array().unwrap();
    let field = |label: &Value| {
        let part = &label["component"];
        (
            part["custom_id"].as_str().unwrap().to_owned(),
            part["type"].as_u64().unwrap(),
            part["required"] == true,
        )
    };
    let expected = [
        ("game", 3, true),
        ("opponent", 5, false),
        ("level", 3, false),
        ("time", 3, false),
        ("side", 21, true),
    ];
    let expected = expected.map(|(name, kind, required)| (name.to_owned(), kind, required));
    assert_eq!(labels.iter().map(field).collect::<Vec<_>>(), expected);
    let games = labels[0]["component"]["options"].as_array().unwrap();
    assert_eq!(games.len(), offered().count());
    let usual: Vec<_> = games.iter().filter(|game| game["default"] == true).collect();
    assert!(matches!(usual.as_slice(), [game] if game["value"] == "billichess"), "{usual:?}");
    // Nobody can be challenged who is challenging, or beside the computer in a game for two.
    let id = form["custom_id"].as_str().unwrap();
    let fill = |fields: &[(&str, &str)]| discord.told(discord.fill(seats.ann, id, &filled(fields), None));
    let told = fill(&[("game", "chess"), ("opponent", "ann"), ("level", ""), ("time", "")]);
    assert!(told.private && told.text().contains("yourself"), "{told:?}");
    let told = fill(&[("game", "chess"), ("opponent", "bob"), ("level", "1"), ("time", "")]);
    assert!(told.private && told.text().contains("not both"), "{told:?}");
    let side = ("side", "second");
    let told = fill(&[("game", "chess"), ("opponent", "bob"), ("level", ""), ("time", "5+3"), side]);
    assert!(told.is_done("Challenge sent"), "{told:?}");
    let challenge = seats.post(&discord).message;
    assert!(content(&challenge).contains("Chess, 5+3"), "{challenge}");
    assert_eq!(challenge["mentions"][0]["username"], "bob", "{challenge}");
    // What cannot be begun is said before anything is asked.
    let told = seats.ask(&discord, "/challenge");
    assert!(told.form.is_null() && told.text().contains("open"), "{told:?}");
    let told = discord.told(discord.command(seats.bob, "/accept"));
    assert!(told.private || told.is_board(), "{told:?}");
    let begun = seats.post(&discord).message;
    assert!(content(&begun).contains("ann"));
    assert_eq!(begun["mentions"][0]["username"], "bob", "who asked for the second side waits: {begun}");
}

#[test]
fn the_welcome_opens_the_form_and_a_game_without_turns_asks_for_its_pace() {
    let (discord, _bot, mut seats) = table();
    discord.world().servers.get_mut(&seats.server).unwrap().joined = false;
    discord.invited(seats.server, Some(seats.channel));
    let hello = seats.post(&discord).message;
    let form = discord.told(seats.press(&discord, seats.bob, &hello, "start-challenge")).form;
    let id = form["custom_id"].as_str().unwrap();
    let game = offered().find(|preset| !preset.has_turns()).unwrap();
    let fields = [("game", game.name), ("opponent", "ann"), ("level", ""), ("time", "1h")];
    let told = discord.told(discord.fill(seats.bob, id, &filled(&fields), Some(id_of(&hello))));
    assert!(told.private && told.text().contains("How long is a time unit?"), "{told:?}");
    let parts = components(&told.message);
    let menu = parts.iter().find(|part| part["type"] == 3).unwrap()["custom_id"].as_str().unwrap().to_owned();
    let picked = Some(&["5s".to_owned()][..]);
    let told = discord.told(discord.press(seats.bob, told.id(), &menu, picked));
    assert!(told.is_done("Challenge sent"), "{told:?}");
    let challenge = seats.post(&discord).message;
    assert_eq!(challenge["mentions"][0]["username"], "ann", "{challenge}");
    assert_eq!(components(&discord.world().messages[&id_of(&hello)].json).len(), 3, "its buttons stay");
}

#[test]
fn the_computer_is_a_level_of_the_form() {
    let (discord, _bot, mut seats) = table();
    let form = seats.ask(&discord, "/challenge").form;
    let id = form["custom_id"].as_str().unwrap();
    let fields = [("game", "chess"), ("opponent", ""), ("level", "1"), ("time", "")];
    let told = discord.told(discord.fill(seats.ann, id, &filled(&fields), None));
    assert!(told.private && told.text().contains("begins"), "{told:?}");
    let begun = seats.post(&discord).message;
    assert!(content(&begun).contains("(Spark, computer level 1)"), "{begun}");
}
