//! Forms: fields under labels, a menu of whom a pact is offered to, and a counter-offer, whose form says nothing of the offer.
#![allow(clippy::unwrap_used, reason = "a test stops at what it did not expect")]

use lasermate_tests::discord::{Asker, components, content, id_of, table};
use serde_json::{Value, json};

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
    assert!(seats.ask(&discord, "/challenge game:three-way side:first").text().contains("Challenge sent"));
    seats.post(&discord);
    for (who, line) in [(seats.bob, "/accept side:second"), (cid, "/accept side:third")] {
        let told = discord.told(discord.command(who, line));
        assert!(told.private || told.is_board(), "{told:?}");
        seats.post(&discord);
    }
    let form = seats.ask(&discord, "/pact action:offer").form;
    let empty = Value::Null;
    assert_eq!(
        fields(&form),
        [
            ("to".to_owned(), json!(["Red", "Black", "both"])),
            ("terms".to_owned(), empty.clone()),
            ("until".to_owned(), empty.clone()),
            ("stands".to_owned(), empty.clone()),
            ("words".to_owned(), empty),
        ]
    );
    let id = form["custom_id"].as_str().unwrap();
    let offer = [
        ("to", "Red"),
        ("terms", "each peace\nred keep out of e4"),
        ("until", "12"),
        ("stands", "2"),
        ("words", "We share; honestly."),
    ];
    let told = discord.told(discord.fill(seats.ann, id, &filled(&offer), None));
    assert!(told.private && told.text().contains("Done."), "{told:?}");
    let offered = seats.post(&discord).message;
    assert!(content(&offered).contains("offers Red (bob), until the end of round 12"), "{offered}");
    let form = discord.told(seats.press(&discord, seats.bob, &offered, "form-counter")).form;
    let names = ["terms", "until", "stands", "words"].map(|name| (name.to_owned(), Value::Null));
    assert_eq!(fields(&form), names);
    let id = form["custom_id"].as_str().unwrap();
    let counter = filled(&[("terms", "each peace"), ("until", ""), ("stands", "2"), ("words", "Honestly.")]);
    let told = discord.told(discord.fill(seats.bob, id, &counter, Some(id_of(&offered))));
    assert!(told.text().contains("Done.") || told.text().is_empty(), "{told:?}");
    let countered = seats.post(&discord).message;
    let words = content(&countered);
    assert!(words.contains("refuses pact 1") && words.contains("Red (bob) offers White (ann)"), "{words}");
    assert!(words.contains("Honestly."), "{words}");
    assert!(!components(&countered).is_empty(), "{countered}");
}
