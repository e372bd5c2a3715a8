//! Menus, forms and moments on the web chat's page: what the API takes, and what keyboard and thumb can do.
#![allow(clippy::unwrap_used, reason = "a test stops at what it did not expect")]

use lasermate_tests::browser::{Browser, driver, key};
use lasermate_tests::page::{
    DESKTOP, FAULTS, FITS, FOCUS, PHONE, boards, count, may_play, open, say, shows, take, text,
};
use lasermate_tests::program::{Bot, Player};
use serde_json::{Value, json};

fn post(bot: &Bot, who: Option<&Player>, path: &str, body: &Value) -> (u16, Value) {
    let answer = bot.ask("POST", path, who, Some(body));
    (answer.status, answer.json())
}

fn pick(bot: &Bot, who: &Player, menu: &Value, value: &str, request: &str) -> Value {
    let body = json!({"room": "table-1", "menu": menu, "values": [value], "request": request});
    let (status, told) = post(bot, Some(who), "/api/pick", &body);
    assert_eq!(status, 200, "{told}");
    told
}

/// A game at table-1 between two who only use the API.
fn begun(bot: &Bot) -> [Player; 2] {
    let players = ["Ann", "Bob"].map(|name| bot.player(name));
    assert_eq!(bot.send(&players[0], "table-1", "/challenge @Bob side:first", "c").status, 200);
    assert_eq!(bot.send(&players[1], "table-1", "/accept", "c").status, 200);
    players
}

fn menu_of(told: &Value) -> Value {
    let menu = told["reply"]["menus"][0].clone();
    assert!(menu["id"].is_string(), "no menu in {told}");
    menu
}

#[test]
fn a_move_is_picked_step_by_step_and_only_its_player_sees_the_steps() {
    let bot = Bot::start();
    let [ann, bob] = begun(&bot);
    let told = bot.send(&ann, "table-1", "/move", "m").json();
    let pieces = menu_of(&told);
    assert_eq!((&told["replaces"], &told["form"]), (&json!(false), &json!(null)));
    assert_eq!(told["reply"]["private"], true);
    let told = pick(&bot, &ann, &pieces["id"], "b1", "p1");
    assert_eq!(told["replaces"], true);
    let targets = menu_of(&told);
    let options = targets["options"].as_array().unwrap();
    assert!(options.iter().any(|option| option["value"] == "c3"), "{targets}");
    let told = pick(&bot, &ann, &targets["id"], "c3", "p2");
    let play = told["reply"]["buttons"][0]["id"].clone();
    assert!(play.as_str().unwrap().starts_with("play:"), "{told}");

    // Another's menus and buttons do nothing for anybody else.
    for (path, what) in [
        ("/api/pick", json!({"menu": pieces["id"], "values": ["b1"]})),
        ("/api/press", json!({"button": play})),
    ] {
        let mut body = what.clone();
        body["room"] = json!("table-1");
        body["request"] = json!("x");
        assert_eq!(post(&bot, None, path, &body).0, 401);
        let (_, told) = post(&bot, Some(&bob), path, &body);
        assert_eq!(told["accepted"], false, "{told}");
        assert_eq!(told["reply"]["private"], true);
    }
    let shown: Vec<_> = bot.messages("table-1");
    assert!(shown.iter().all(|message| message["private"] == false && message["menus"] == json!([])));

    let body = json!({"room": "table-1", "button": play, "request": "p3"});
    let (_, told) = post(&bot, Some(&ann), "/api/press", &body);
    assert_eq!(
        (&told["accepted"], &told["replaces"], &told["reply"]),
        (&json!(true), &json!(true), &json!(null))
    );
    assert!(told["done"].as_str().unwrap().contains("Nc3"), "{told}");
}

#[test]
fn what_no_menu_or_form_here_can_send_is_refused() {
    let bot = Bot::start();
    let [ann, _] = begun(&bot);
    let long = "x".repeat(101);
    let many: Vec<_> = (0..26).map(|n| n.to_string()).collect();
    let fields = |count: usize, length: usize| -> Value {
        (0..count)
            .map(|n| (format!("f{n}"), Value::from("ä".repeat(length))))
            .collect::<serde_json::Map<_, _>>()
            .into()
    };
    let refused = [
        ("/api/press", json!({"button": long})),
        ("/api/pick", json!({"menu": long, "values": ["a"]})),
        ("/api/pick", json!({"menu": "pick:g1:0:", "values": []})),
        ("/api/pick", json!({"menu": "pick:g1:0:", "values": [long]})),
        ("/api/pick", json!({"menu": "pick:g1:0:", "values": many})),
        ("/api/pick", json!({"menu": "pick:g1:0:", "values": [1]})),
        ("/api/fill", json!({"form": long, "fields": {}})),
        ("/api/fill", json!({"form": "form:g1:0", "fields": fields(6, 1)})),
        ("/api/fill", json!({"form": "form:g1:0", "fields": fields(1, 4001)})),
        ("/api/fill", json!({"form": "form:g1:0", "fields": {&long: "a"}})),
        ("/api/fill", json!({"form": "form:g1:0", "fields": []})),
    ];
    for (index, (path, mut body)) in refused.into_iter().enumerate() {
        body["room"] = json!("table-1");
        body["request"] = json!(format!("r{index}"));
        let (status, said) = post(&bot, Some(&ann), path, &body);
        assert_eq!(status, 422, "{path} {index}: {said}");
        assert!(said["error"].as_str().is_some_and(|sentence| sentence.ends_with('.')), "{said}");
        assert_eq!(post(&bot, None, path, &body).0, 401);
    }
    // What could be ours and is not is the service's to refuse, privately; five fields at their longest arrive.
    let body = json!({"room": "table-1", "form": "form:g1:0", "fields": fields(5, 4000), "request": "f"});
    let (status, told) = post(&bot, Some(&ann), "/api/fill", &body);
    assert_eq!((status, &told["accepted"]), (200, &json!(false)), "{told}");
    assert_eq!(told["reply"]["private"], true);
}

fn focused(browser: &Browser<'_>) -> String {
    browser.run("return document.activeElement.innerText.trim()").as_str().unwrap_or_default().to_owned()
}

#[test]
fn a_move_is_picked_by_keyboard_and_each_step_takes_the_last_one_s_place() {
    let Some(driver) = driver("a_move_is_picked_by_keyboard_and_each_step_takes_the_last_one_s_place") else {
        return;
    };
    let bot = Bot::start();
    let [ann, bob] = [(); 2].map(|()| open(&driver, &bot, "table-1", DESKTOP));
    take(&ann, "Ann");
    take(&bob, "Bob");
    say(&ann, "/challenge @Bob side:first");
    shows(&bob, "article", "challenges");
    bob.tab_to("button[data-button^='accept:']");
    bob.keys(key::ENTER);
    boards(&ann, 1);

    ann.tab_to("button[data-button^='pick:']");
    ann.keys(key::ENTER);
    ann.until("return document.activeElement.getAttribute('role') === 'option'");
    assert_eq!(ann.run(FAULTS), json!([]));
    let prompt = "const list = document.activeElement.parentElement;
                  return document.getElementById(list.getAttribute('aria-labelledby')).textContent";
    assert_eq!(ann.run(prompt), "Which piece?");
    // Arrows go through the pieces, letters to those that begin with them, Tab leaves the list.
    let first = focused(&ann);
    ann.keys(key::DOWN);
    assert_ne!(focused(&ann), first);
    ann.keys(key::UP);
    assert_eq!(focused(&ann), first);
    ann.keys("p");
    assert!(focused(&ann).starts_with("Pawn a2"), "{}", focused(&ann));
    ann.keys(key::TAB);
    assert_eq!(focused(&ann), "Dismiss");
    ann.tab_to(".private [role=option]");
    assert!(focused(&ann).starts_with("Pawn a2"), "the list remembers its place");
    ann.keys("k");
    assert!(focused(&ann).starts_with("Knight b1"), "{}", focused(&ann));
    ann.keys(key::ENTER);

    shows(&ann, ".private", "Knight b1: where to?");
    ann.until("return document.activeElement.innerText.startsWith('N')");
    assert_eq!(count(&ann, ".private"), 1, "the targets stand where the pieces stood");
    ann.keys("nc");
    while !focused(&ann).starts_with("Nc3") {
        ann.keys(key::DOWN);
    }
    ann.keys(" ");
    shows(&ann, ".private", "Preview");
    may_play(&ann);
    assert_eq!((count(&ann, ".private"), count(&bob, ".private")), (1, 0));
    ann.keys(key::ENTER);
    for browser in [&ann, &bob] {
        boards(browser, 2);
        shows(browser, "article", "Nc3");
        assert_eq!(browser.complaints(), Vec::<String>::new());
    }
    shows(&ann, "#done", "You played Nc3");
    assert_eq!(count(&ann, ".private"), 0, "what has been used up is gone");
    assert_eq!(count(&ann, "button[data-button^='pick:']"), 1, "only the newest board's button lives");
}

/// Shows a message of the bot, as the server might send it, in the open channel.
fn put(browser: &Browser<'_>, message: &Value) {
    let script = format!(
        "import(document.scripts[0].src).then((page) => page.moduleOf('message.js')).then(({{ messageElement }}) => {{
           const none = () => {{}};
           document.getElementById('log').append(messageElement({message}, null, {{ press: none, pick: (...all) => window.picked = all.slice(0, 2), dismiss: none }}));
         }})"
    );
    browser.run(&script);
}

fn message(text: &str, menus: &Value) -> Value {
    json!({"id": 1, "room": "lobby", "at": 0, "kind": "bot", "author": null, "asked": null, "text": text, "mention": null,
           "board_of": null, "pictures": [], "menus": menus, "buttons": [], "file": null, "private": false})
}

#[test]
fn menus_fit_a_phone_and_hostile_options_are_only_text() {
    let Some(driver) = driver("menus_fit_a_phone_and_hostile_options_are_only_text") else { return };
    let bot = Bot::start();
    let browser = open(&driver, &bot, "lobby", PHONE);
    let nasty = "<img src=x onerror=window.pwned=1> <b>**bold**</b> \u{202e}x";
    let mut options: Vec<_> =
        (0..23).map(|n| json!({"label": format!("a{n}"), "value": format!("v{n}"), "help": ""})).collect();
    options.push(json!({"label": nasty, "value": "\"><script>window.pwned=1</script>", "help": nasty}));
    options.push(json!({"label": "W".repeat(100), "value": "w", "help": "m".repeat(100)}));
    let menus = json!([{"id": "pick:\"]<i>", "prompt": nasty, "options": options}]);
    put(&browser, &message("Words", &menus));
    browser.until("return document.querySelectorAll('[role=option]').length === 25");
    assert_eq!(browser.run(FITS), json!(true), "it scrolls sideways");
    assert_eq!((browser.run(FAULTS), browser.run(FOCUS)), (json!([]), json!([])));
    assert_eq!(browser.run("return window.pwned ?? null"), Value::Null);
    assert_eq!(count(&browser, "article :is(img, script, b, i, strong)"), 0);
    browser.run("document.querySelectorAll('article [role=option]')[23].click()");
    let picked = json!(["pick:\"]<i>", ["\"><script>window.pwned=1</script>"]]);
    browser.until("return window.picked");
    assert_eq!(browser.run("return window.picked"), picked);
}

#[test]
fn a_moment_is_shown_in_the_reader_s_own_zone() {
    let Some(driver) = driver("a_moment_is_shown_in_the_reader_s_own_zone") else { return };
    let bot = Bot::start();
    let browser = open(&driver, &bot, "lobby", PHONE);
    let now = browser.run("return Math.floor(Date.now() / 1000)").as_i64().unwrap();
    let far = now + 2 * 86_400 + 60;
    let mark = |seconds: i64| format!("\u{e000}{seconds}\u{e001}");
    put(&browser, &message(&format!("Until **{}** or {}.", mark(far), mark(999_999_999_999)), &json!([])));
    put(&browser, &message("\u{e000}12x\u{e001} \u{e000}\u{e001} \u{e000}7", &json!([])));
    browser.until("return document.querySelectorAll('#log article').length === 2");
    assert_eq!(text(&browser, "article strong time"), "in 2 days");
    // When exactly is under the pointer.
    let own = browser.run(&format!(
        "const then = new Date({far} * 1000);
         return [then.toLocaleDateString([], {{ dateStyle: 'full' }}), then.toLocaleTimeString([], {{ timeStyle: 'medium' }})]"
    ));
    let title = browser.run("return document.querySelector('strong time').title");
    for part in own.as_array().unwrap() {
        assert!(title.as_str().unwrap().contains(part.as_str().unwrap()), "{title}: {part}");
    }
    let exact =
        browser.run("return new Date(document.querySelector('strong time').dateTime).getTime() / 1000");
    assert_eq!(exact, json!(far));
    assert_eq!(count(&browser, "article .words time"), 2, "what is no moment is none");
}

/// Opens a form with a server that answers as the script says.
fn form(browser: &Browser<'_>, form: &Value, answer: &str) {
    let script = format!(
        "import(document.scripts[0].src).then((page) => page.moduleOf('form.js')).then(({{ showForm }}) => showForm({form}, async (fields) => {{ window.filled = fields; {answer} }}))"
    );
    browser.run(&script);
    browser.until("return document.querySelector('dialog[open]') !== null");
}

#[test]
fn a_form_is_filled_in_by_keyboard_keeps_what_is_refused_and_can_be_left() {
    let Some(driver) = driver("a_form_is_filled_in_by_keyboard_keeps_what_is_refused_and_can_be_left") else {
        return;
    };
    let bot = Bot::start();
    let browser = open(&driver, &bot, "lobby", PHONE);
    browser.run("document.getElementById('line').focus()");
    let given = json!({"id": "form:g1:0", "title": "Offer a <b>pact</b>", "fields": [
        {"name": "to", "label": "To whom", "hint": "<i>Bob</i>", "value": "", "long": false, "required": true, "most": 10},
        {"name": "terms", "label": "Terms", "hint": "", "value": "peace", "long": true, "required": false, "most": 4000},
    ]});
    form(
        &browser,
        &given,
        "return fields.to === 'Bob' ? () => { window.after = document.querySelector('dialog[open]') === null } : 'Nobody is called **that**.'",
    );
    assert_eq!(text(&browser, "dialog h2"), "Offer a <b>pact</b>");
    assert_eq!(
        (browser.run(FITS), browser.run(FAULTS), browser.run(FOCUS)),
        (json!(true), json!([]), json!([]))
    );
    assert_eq!(count(&browser, "dialog :is(b, i)"), 0);
    assert_eq!(
        browser.run("return document.querySelector('dialog').getAttribute('aria-labelledby')"),
        "form-title"
    );

    browser.tab_to("#field-0");
    browser.keys(key::ENTER);
    assert_eq!(
        browser.run("return window.filled ?? null"),
        Value::Null,
        "a field that must be filled is empty"
    );
    browser.keys("Robert and more");
    assert_eq!(
        browser.run("return document.getElementById('field-0').value"),
        "Robert and",
        "ten characters"
    );
    browser.keys(key::ENTER);
    shows(&browser, "dialog [role=alert]", "Nobody is called that.");
    assert_eq!(browser.run("return window.filled"), json!({"to": "Robert and", "terms": "peace"}));
    assert_eq!(browser.run("return document.activeElement.id"), "field-0");
    assert_eq!(browser.run("return document.getElementById('field-0').value"), "Robert and");
    browser.run("document.getElementById('field-0').value = ''");
    browser.keys("Bob");
    browser.tab_to("dialog button[type=submit]");
    browser.keys(key::ENTER);
    browser.until("return window.after");
    assert_eq!(
        browser.run("return document.activeElement.id"),
        "line",
        "the focus goes back to where it was"
    );

    form(&browser, &given, "return 'no'");
    browser.run("window.filled = null");
    browser.keys(key::ESCAPE);
    browser.until("return document.querySelector('dialog[open]') === null");
    assert_eq!(browser.run("return window.filled"), Value::Null, "leaving sends nothing");
    assert_eq!(browser.complaints(), Vec::<String>::new());
}
