//! What computers say about pacts, as a stranger reads it in the chat.

use lasermate_tests::program::Bot;
use serde_json::{Value, json};

/// The messages of the lobby, as a stranger reads them.
fn read(bot: &Bot) -> Vec<Value> {
    let mut all: Vec<Value> = Vec::new();
    loop {
        let last = all.last().and_then(|message| message["id"].as_u64()).unwrap_or(0);
        let path = format!("/api/messages?room=lobby&after={last}");
        let told = bot.ask("GET", &path, None, None).json();
        match told["messages"].as_array() {
            Some(more) if !more.is_empty() => all.extend(more.iter().cloned()),
            _ => return all,
        }
    }
}

#[test]
fn rule_p1_through_the_real_program_a_stranger_reads_what_the_computers_say_about_pacts() {
    let bot = Bot::start();
    let ann = bot.player("Ann");
    let mut requests = 0;
    let mut say = |line: &str| {
        requests += 1;
        bot.send(&ann, "lobby", line, &format!("r{requests}")).json()
    };
    let told = say("/challenge computer game:three-way side:first level:2 temper:treacherous");
    assert_eq!(told["accepted"], true, "{told}");
    let told = say("/pact offer both each.peace");
    assert_eq!(told["accepted"], true, "{told}");
    assert_eq!(told["reply"]["text"].as_str().unwrap_or_default().matches("peace").count(), 0, "{told}");
    let answered = |text: &str| {
        ["accepts pact 1", "refuses pact 1", "makes a counter-offer"].iter().any(|word| text.contains(word))
    };
    for _ in 0..600 {
        let all = read(&bot);
        let texts: Vec<_> = all.iter().filter_map(|message| message["text"].as_str()).collect();
        if let Some(text) = texts.iter().find(|text| answered(text)) {
            assert!(text.contains(": \"") && text.ends_with('"'), "{text}");
            assert!(all.iter().all(|message| message["private"] != json!(true)));
            return;
        }
        std::thread::sleep(std::time::Duration::from_millis(100));
    }
    panic!("nobody answers: {:#?}", read(&bot));
}
