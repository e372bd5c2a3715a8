//! `lasermate backup` and `lasermate restore`, and the signals of a running bot.
#![allow(clippy::unwrap_used, reason = "a test stops at what it did not expect")]

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Output;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use lasermate_tests::program::{Bot, run};

fn path(path: &Path) -> &str {
    path.to_str().unwrap()
}

fn said(output: &Output) -> String {
    String::from_utf8_lossy(&[output.stdout.as_slice(), output.stderr.as_slice()].concat()).into_owned()
}

fn back_up(data: &Path, to: &Path) -> PathBuf {
    let output = run(&["--data", path(data), "backup", path(to), "--keep", "2"]);
    let said = said(&output);
    assert!(output.status.success(), "{said}");
    said.trim().strip_prefix("backup made: ").unwrap_or_else(|| panic!("{said}")).into()
}

fn texts(bot: &Bot, room: &str) -> Vec<String> {
    bot.messages(room).iter().map(ToString::to_string).collect()
}

/// A bot on Matrix had to be stopped for each backup, and without the program `sqlite3` there was none.
#[test]
fn a_backup_under_load_has_all_that_was_answered_before_it_and_another_folder_goes_on_from_it() {
    let bot = Bot::start();
    let [ann, bob] = ["Ann", "Bob"].map(|name| bot.player(name));
    assert_eq!(bot.send(&ann, "lobby", "/challenge billichess", "challenge").status, 200);
    assert_eq!(bot.send(&bob, "lobby", "/accept", "accept").status, 200);
    let to = tempfile::tempdir().unwrap();
    let is_over = AtomicBool::new(false);
    let backups = thread::scope(|scope| {
        scope.spawn(|| {
            for n in 0.. {
                if is_over.load(Ordering::Relaxed) {
                    break;
                }
                bot.send(&ann, "table-1", &format!("/help {n}"), &format!("load-{n}"));
            }
        });
        let made: Vec<_> = (0..3)
            .map(|n| {
                let line = format!("before backup {n}");
                assert_eq!(bot.send(&bob, "table-2", &line, &format!("mark-{n}")).status, 200);
                back_up(bot.data(), to.path())
            })
            .collect();
        is_over.store(true, Ordering::Relaxed);
        made
    });
    assert_eq!(fs::read_dir(to.path()).unwrap().count(), 2, "two are kept");
    assert!(!backups[0].exists());
    let elsewhere = tempfile::tempdir().unwrap();
    let data = elsewhere.path().join("data");
    let restored = run(&["--data", path(&data), "restore", path(&backups[2])]);
    assert!(restored.status.success(), "{}", said(&restored));
    let doctor = said(&run(&["--data", path(&data), "doctor"]));
    assert!(doctor.contains("database: sound") && !doctor.contains("problem"), "{doctor}");
    let second = Bot::start_in(&data, "127.0.0.1:0");
    let told = texts(&second, "table-2").join("\n");
    for n in 0..3 {
        assert!(told.contains(&format!("before backup {n}")), "{told}");
    }
    let moved = second.send(&ann, "lobby", "/move e4", "move");
    assert!(moved.status == 200 && moved.text().contains("e4"), "the game goes on: {}", moved.text());
}

#[test]
fn a_restore_disturbs_no_running_bot_and_replaces_nothing_unless_told_to() {
    let to = tempfile::tempdir().unwrap();
    let bot = Bot::start();
    let ann = bot.player("Ann");
    let backup = back_up(bot.data(), to.path());
    let refused = |data: &Path, from: &Path, words: &str| {
        let output = run(&["--data", path(data), "restore", path(from)]);
        let said = said(&output);
        assert!(!output.status.success() && said.contains(words), "{said}");
    };
    refused(bot.data(), &backup, "in use by another lasermate");
    assert_eq!(bot.send(&ann, "lobby", "still here", "a").status, 200);

    let data = tempfile::tempdir().unwrap();
    let other = Bot::start_in(data.path(), "127.0.0.1:0");
    let eve = other.player("Eve");
    assert_eq!(other.send(&eve, "lobby", "kept aside", "b").status, 200);
    assert!(other.end().success());
    refused(data.path(), &backup, "Add --replace");
    refused(data.path(), to.path(), "is no backup");
    fs::write(to.path().join("lasermate.db"), "nothing of the kind").unwrap();
    refused(data.path(), &to.path().join("lasermate.db"), "Add --replace");
    let damaged =
        run(&["--data", path(data.path()), "restore", "--replace", path(&to.path().join("lasermate.db"))]);
    assert!(!damaged.status.success(), "{}", said(&damaged));
    let other = Bot::start_in(data.path(), "127.0.0.1:0");
    assert!(texts(&other, "lobby").join("\n").contains("kept aside"), "it is as it was");
    assert!(other.end().success());

    let replaced = run(&["--data", path(data.path()), "restore", "--replace", path(&backup)]);
    let told = said(&replaced);
    assert!(replaced.status.success(), "{told}");
    let aside = PathBuf::from(told.trim().split_once("What was there is in ").unwrap().1);
    assert!(aside.join("lasermate.db").is_file(), "{told}");
    let other = Bot::start_in(data.path(), "127.0.0.1:0");
    assert!(!texts(&other, "lobby").join("\n").contains("kept aside"));
    assert_eq!(other.send(&ann, "lobby", "known here", "c").status, 200);
}

/// Both killed it by their default action.
#[cfg(unix)]
#[test]
fn sigusr1_makes_a_backup_and_sighup_ends_nothing() {
    let bot = Bot::start();
    let ann = bot.player("Ann");
    bot.signal("HUP");
    bot.signal("USR1");
    let (backups, begun) = (bot.data().join("backups"), Instant::now());
    let made = loop {
        let found = fs::read_dir(&backups).into_iter().flatten().map(|entry| entry.unwrap().path());
        let finished = found.into_iter().find(|path| path.extension().is_none_or(|end| end != "new"));
        match finished {
            Some(made) => break made,
            None => assert!(begun.elapsed() < Duration::from_secs(30), "no backup"),
        }
        thread::sleep(Duration::from_millis(20));
    };
    assert!(made.join("lasermate.db").is_file());
    assert_eq!(bot.send(&ann, "lobby", "still here", "a").status, 200);
    assert!(bot.end().success());
}
