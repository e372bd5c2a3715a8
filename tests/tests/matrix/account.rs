//! The bot's account: logging in, being refused, logging in again and recovering.

use lasermate_tests::http;
use lasermate_tests::matrix::{MatrixBot, Player, SendLimits, Synapse, python};
use serde_json::{Value, json};
use std::time::{Duration, Instant};

use crate::world::world;

fn said(output: &std::process::Output) -> String {
    format!("{}{}", String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr))
}

fn key(told: &str) -> String {
    let line = told.lines().find_map(|line| line.strip_prefix("Recovery key: "));
    line.unwrap_or_else(|| panic!("no recovery key in {told}")).to_owned()
}

#[test]
fn an_account_is_logged_in_refused_and_recovered() {
    let Some(python) = python("an_account_is_logged_in_refused_and_recovered") else { return };
    let synapse = Synapse::start(python, SendLimits::Lifted);
    for name in ["bot", "ann"] {
        synapse.register(name);
    }
    let (mut bot, first) = MatrixBot::login(&synapse);
    let first = said(&first);
    let recovery = key(&first);
    assert!(first.contains("Logged in as @bot:localhost"), "{first}");
    assert!(!first.contains("not verified"), "{first}");
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt as _;
        let file = bot.data().join("matrix/session.json");
        assert_eq!(std::fs::metadata(&file).unwrap().permissions().mode() & 0o777, 0o600);
        assert_eq!(std::fs::metadata(file.parent().unwrap()).unwrap().permissions().mode() & 0o777, 0o700);
    }
    let doctor = said(&bot.command(&["doctor"], &[]));
    for line in [
        "session: logged in as @bot:localhost",
        "cross-signing: the device is verified",
        "recovery: a recovery key is set up",
    ] {
        assert!(doctor.contains(line), "{doctor}");
    }
    // It restarts without a password, and twice.
    for _ in 0..2 {
        bot.start();
        until("connected to Matrix", || bot.logged().contains("connected to Matrix"));
        bot.kill();
    }
    // A wrong password changes nothing.
    let wrong = said(&bot.log_in(&synapse, "wrong"));
    assert!(wrong.contains("rejects the login"), "{wrong}");
    // The session is ended elsewhere: the bot ends and says what to do.
    let session: Value =
        serde_json::from_slice(&std::fs::read(bot.data().join("matrix/session.json")).unwrap()).unwrap();
    let token = session["tokens"]["access_token"].as_str().unwrap().to_owned();
    let bearer = format!("Bearer {token}");
    bot.start();
    let out = http::ask(
        synapse.address(),
        "POST",
        "/_matrix/client/v3/logout",
        &[("Authorization", &bearer)],
        Some(&json!({})),
    );
    assert_eq!(out.unwrap().status, 200);
    until("the bot ends", || bot.ended().is_some());
    assert!(bot.logged().contains("Log in again: lasermate matrix login"), "{}", bot.logged());
    let doctor = said(&bot.command(&["doctor"], &[]));
    assert!(doctor.contains("session has expired"), "{doctor}");
    // A new login has no keys until it is given the recovery key.
    let again = said(&bot.log_in(&synapse, "pw-bot"));
    assert!(again.contains("lasermate matrix recover") && !again.contains("Recovery key: "), "{again}");
    let recovered = said(&bot.command(&["matrix", "recover"], &[("MATRIX_RECOVERY_KEY", "EsTx wrong")]));
    assert!(recovered.contains("recovery key is wrong"), "{recovered}");
    let recovered = said(&bot.command(&["matrix", "recover"], &[("MATRIX_RECOVERY_KEY", &recovery)]));
    assert!(recovered.contains("recovered") && !recovered.contains("not verified"), "{recovered}");
    bot.start();
    let mut ann = Player::start(python, &synapse, "ann");
    let room = ann.create(true, &["@bot:localhost"]);
    ann.wait_for_bot(&room, "Hello! I play chess variants");
    // Where the server cannot be reached, that is said, and the bot waits for it.
    let mut synapse = synapse;
    synapse.stop();
    let doctor = said(&bot.command(&["doctor"], &[]));
    assert!(doctor.contains("can't reach a Matrix server at"), "{doctor}");
    assert!(bot.ended().is_none());
    // Nothing secret is in the log.
    let log = bot.logged();
    assert!(!log.contains(&recovery) && !log.contains(&token) && !log.contains("pw-bot"), "{log}");
}

/// A new login on the same account is a new device: what was said before is not carried out again, and games go on.
#[test]
fn a_new_login_goes_on_with_its_games_and_carries_out_nothing_old() {
    let test = "a_new_login_goes_on_with_its_games_and_carries_out_nothing_old";
    let Some(mut world) = world(test, SendLimits::Lifted) else { return };
    let rooms = [world.room(true), world.room(false)];
    for room in &rooms {
        world.game(room, "chess");
        world.ann.say(room, "!move e4");
        world.bob.wait(room, "the move", |seen| seen.is_board() && seen.body().contains("e4"));
    }
    world.bot.kill();
    // While nobody is there to hear it, and as somebody else's device would have it.
    for room in &rooms {
        world.bob.say(room, "!move e5");
    }
    let bearer = format!("Bearer {}", world.token_of_the_bot());
    let out = http::ask(
        world.synapse.address(),
        "POST",
        "/_matrix/client/v3/logout",
        &[("Authorization", &bearer)],
        Some(&json!({})),
    );
    assert_eq!(out.unwrap().status, 200);
    let again = said(&world.bot.log_in(&world.synapse, "pw-bot"));
    assert!(again.contains("Logged in as @bot:localhost"), "{again}");
    let device = world.device_of_the_bot();
    let log = world.bot.logged().len();
    world.bot.start();
    world.logged(log, &["connected to Matrix"]);
    for room in &rooms {
        world.bob.meets(room, "@bot:localhost", &device);
        // It takes up the game where it was, by what is typed from now on.
        world.bob.say(room, "!move c5");
        world.ann.wait(room, "the answer", |seen| seen.is_board() && seen.body().contains("c5"));
        let said = world.ann.said(room);
        assert_eq!(
            said.iter().filter(|seen| seen.is_board()).count(),
            3,
            "the first one, e4 and c5: {said:?}"
        );
        assert!(said.iter().all(|seen| seen.0["readable"] == true));
        assert!(
            !said.iter().any(|seen| seen.body().contains("your turn.")),
            "nothing else was carried out: {said:?}"
        );
        let told = "I was logged out for a while and read nothing that was typed here.";
        assert_eq!(said.iter().filter(|seen| seen.body().contains(told)).count(), 1, "{said:?}");
    }
}

#[test]
fn an_account_is_logged_in_by_a_token() {
    let Some(python) = python("an_account_is_logged_in_by_a_token") else { return };
    let synapse = Synapse::start(python, SendLimits::Lifted);
    for name in ["bot", "ann"] {
        synapse.register(name);
    }
    let login = json!({"type": "m.login.password", "identifier": {"type": "m.id.user", "user": "bot"},
        "password": "pw-bot", "device_id": "MADE"});
    let told = http::ask(synapse.address(), "POST", "/_matrix/client/v3/login", &[], Some(&login));
    let token = told.unwrap().json()["access_token"].as_str().unwrap().to_owned();
    let mut bot = MatrixBot::new();
    let with = |bot: &MatrixBot, token: &str| {
        said(&bot.command(&["matrix", "login", "--server", &synapse.url()], &[("MATRIX_TOKEN", token)]))
    };
    let wrong = with(&bot, "syt_wrong");
    assert!(wrong.contains("the token is unknown. Create a new one"), "{wrong}");
    assert!(!bot.data().join("matrix/session.json").exists());
    let first = with(&bot, &token);
    assert!(first.contains("Logged in as @bot:localhost") && !first.contains("not verified"), "{first}");
    assert!(!first.contains(&token), "{first}");
    key(&first);
    let doctor = said(&bot.command(&["doctor"], &[]));
    for line in ["logged in as @bot:localhost, device MADE", "cross-signing: the device is verified"] {
        assert!(doctor.contains(line), "{doctor}");
    }
    bot.start();
    let mut ann = Player::start(python, &synapse, "ann");
    let room = ann.create(true, &["@bot:localhost"]);
    ann.wait_for_bot(&room, "Hello! I play chess variants");
    ann.say(&room, "balance");
    ann.wait(&room, "an answer", |seen| {
        seen.sender() == "@bot:localhost" && seen.0["content"]["m.relates_to"]["m.in_reply_to"].is_object()
    });
    assert!(ann.said(&room).iter().all(|seen| seen.0["readable"] == true && seen.0["encrypted"] == true));
    let log = bot.logged();
    assert!(!log.contains(&token), "{log}");
}

/// Whoever had lost the recovery key could not be helped: logging in again changed nothing.
#[test]
fn an_account_whose_recovery_key_is_lost_gets_a_new_identity() {
    let Some(python) = python("an_account_whose_recovery_key_is_lost_gets_a_new_identity") else { return };
    let synapse = Synapse::start(python, SendLimits::Lifted);
    for name in ["bot", "ann"] {
        synapse.register(name);
    }
    let (mut bot, first) = MatrixBot::login(&synapse);
    let first = key(&said(&first));
    let again = said(&bot.log_in(&synapse, "pw-bot"));
    assert!(again.contains("If it is lost: lasermate matrix reset"), "{again}");
    let doctor = said(&bot.command(&["doctor"], &[]));
    assert!(
        doctor.contains("problem") && doctor.contains("lasermate matrix reset if the recovery key is lost"),
        "{doctor}"
    );
    bot.start();
    until("a word on the log", || bot.logged().contains("device is not verified by its account"));
    bot.kill();
    let mistyped = said(&bot.command(&["matrix", "recover"], &[("MATRIX_RECOVERY_KEY", "EsTx wrong")]));
    assert!(mistyped.contains("it has a typing error") && !mistyped.contains("Base58"), "{mistyped}");
    let wrong = said(&bot.command(&["matrix", "reset"], &[("MATRIX_PASSWORD", "wrong")]));
    assert!(wrong.contains("the password is wrong"), "{wrong}");
    let reset = said(&bot.command(&["matrix", "reset"], &[("MATRIX_PASSWORD", "pw-bot")]));
    assert!(reset.contains("has a new identity") && !reset.contains("not verified"), "{reset}");
    let second = key(&reset);
    assert_ne!(first, second);
    let doctor = said(&bot.command(&["doctor"], &[]));
    for line in [
        "cross-signing: the device is verified",
        "backup: room keys are backed up",
        "recovery: a recovery key is set up",
    ] {
        assert!(doctor.contains(line), "{doctor}");
    }
    // The new key is as good as the first one was.
    let again = said(&bot.log_in(&synapse, "pw-bot"));
    assert!(again.contains("lasermate matrix recover"), "{again}");
    let recovered = said(&bot.command(&["matrix", "recover"], &[("MATRIX_RECOVERY_KEY", &second)]));
    assert!(recovered.contains("recovered") && !recovered.contains("not verified"), "{recovered}");
    bot.start();
    let mut ann = Player::start(python, &synapse, "ann");
    let room = ann.create(true, &["@bot:localhost"]);
    ann.wait_for_bot(&room, "Hello! I play chess variants");
    let log = bot.logged();
    assert!(!log.contains(&first) && !log.contains(&second) && !log.contains("pw-bot"), "{log}");
    // Without its keys the same device would be one that nobody trusts: it is not started so.
    bot.kill();
    for store in std::fs::read_dir(bot.data().join("matrix")).unwrap() {
        let store = store.unwrap().path();
        if store.is_dir() {
            std::fs::remove_dir_all(store).unwrap();
        }
    }
    for _ in 0..2 {
        let doctor = said(&bot.command(&["doctor"], &[]));
        assert!(doctor.contains("the keys of the bot's Matrix device are gone"), "{doctor}");
        assert!(doctor.contains("lasermate matrix login, then lasermate matrix recover"), "{doctor}");
    }
}

fn until(what: &str, mut done: impl FnMut() -> bool) {
    let begun = Instant::now();
    while !done() {
        assert!(begun.elapsed() < Duration::from_secs(120), "{what}");
        std::thread::sleep(Duration::from_millis(50));
    }
}
