//! `lasermate health`, as a container's health check calls it.

use lasermate_tests::program::{Bot, run};

#[test]
fn a_running_bot_is_well_and_where_none_answers_the_status_says_so() {
    let bot = Bot::start();
    let address = bot.address.to_string();
    let asked = run(&["--listen", &address, "health"]);
    assert_eq!((asked.status.code(), String::from_utf8_lossy(&asked.stdout).as_ref()), (Some(0), "ok\n"));
    bot.end();
    let asked = run(&["--listen", &address, "health"]);
    let told = String::from_utf8_lossy(&asked.stdout);
    assert_eq!(asked.status.code(), Some(1));
    assert!(
        told.starts_with(&format!("no bot answers at {address}")) && told.contains("--metrics"),
        "{told}"
    );
}
