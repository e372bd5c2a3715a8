//! Wrong settings of many kinds, at the start and in `doctor`: each is answered with a sentence that says what to do.
#![allow(clippy::unwrap_used, reason = "a test stops at what it did not expect")]

use std::fs;
use std::io::Read;
use std::net::TcpListener;
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use lasermate_tests::program::{Bot, clean, program};

/// A token by its form, which no network is told.
const TOKEN: (&str, &str) = ("DISCORD_TOKEN", "MTA0.abcdef.0123456789");

/// A wrong setting: what is set, and what has to stand in the one answer.
struct Case {
    arguments: Vec<String>,
    environment: Vec<(&'static str, String)>,
    told: &'static str,
}

fn case(arguments: &str, told: &'static str) -> Case {
    let arguments = arguments.split_whitespace().map(str::to_owned).collect();
    Case { arguments, environment: Vec::new(), told }
}

impl Case {
    fn set(mut self, (name, value): (&'static str, &str)) -> Self {
        self.environment.push((name, value.to_owned()));
        self
    }

    /// What the program says; it has to end by itself.
    fn said(&self, data: &Path) -> String {
        let mut command = Command::new(program());
        clean(&mut command)
            .current_dir(data)
            .envs(self.environment.iter().map(|(name, value)| (name, value)));
        if !self.arguments.iter().any(|argument| argument == "--data") {
            command.arg("--data").arg(data.join("data"));
        }
        said(command.args(&self.arguments))
    }
}

/// What a program says that has to refuse.
fn said(command: &mut Command) -> String {
    const PATIENCE: Duration = Duration::from_secs(30);
    let mut child =
        command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
    let begun = Instant::now();
    let status = loop {
        match child.try_wait().unwrap() {
            Some(status) => break Some(status),
            None if begun.elapsed() > PATIENCE => break None,
            None => std::thread::sleep(Duration::from_millis(10)),
        }
    };
    if status.is_none() {
        child.kill().unwrap();
    }
    let mut said = String::new();
    child.stdout.take().unwrap().read_to_string(&mut said).unwrap();
    child.stderr.take().unwrap().read_to_string(&mut said).unwrap();
    let status = status.unwrap_or_else(|| panic!("it runs: {said}"));
    assert!(matches!(status.code(), Some(1 | 2)), "{status}: {said}");
    said
}

fn holds_its_sentence(said: &str, told: &str) {
    assert!(said.contains(told), "{told:?} is not in: {said}");
    for wrong in ["panicked", "Restore", " syntax", "invalid digit"] {
        assert!(!said.contains(wrong), "{wrong}: {said}");
    }
}

#[test]
fn every_wrong_setting_is_answered_with_what_to_do() {
    let here = tempfile::tempdir().unwrap();
    fs::write(here.path().join("afile"), "").unwrap();
    let taken = TcpListener::bind("127.0.0.1:0").unwrap();
    let taken = taken.local_addr().unwrap();
    let listen = "--listen 127.0.0.1:0";
    for case in [
        case("--data afile", "afile is a file. Name a folder with --data"),
        case("--data afile doctor", "afile is a file. Name a folder with --data"),
        case("--data afile/below", "Move the file away that is a part of the path"),
        case("--data afile/below doctor", "afile is a file. Choose another with --data"),
        case("--data ~/lm", "~ means nothing here"),
        case("--listen 7277", "write the address too: 127.0.0.1:7277"),
        case("--listen chat.example.org", "for example 127.0.0.1:7277"),
        case(&format!("--listen {taken}"), "Choose another with --listen"),
        case("--listen 192.0.2.1:9", "Choose another with --listen"),
        case(&format!("{listen} --metrics {taken}"), "Choose another address"),
        case(&format!("{listen} --metrics 192.0.2.1:9"), "add --metrics-public"),
        case("--listen 127.0.0.1:9 --metrics 127.0.0.1:9 doctor", "is the address of the chat too"),
        case("--listen 0.0.0.0:9 --metrics 127.0.0.1:9 doctor", "Choose another with --metrics"),
        case("--listen 0.0.0.0:9 --metrics 127.0.0.1:9 doctor", "Names need --hosts"),
        case(listen, "write yes or no").set(("LASERMATE_METRICS_PUBLIC", "maybe")),
        case("--proxies 10.0.0.0/33", "0 to 32 bits, for example 10.0.0.0/8"),
        case("--proxies https://proxy.example", "an address, a network or a name"),
        case("--hosts https://chat.example.org", "write the name alone"),
        case("--hosts chat.example.org:8080", "write the name alone"),
        case("--config /nothing/here", "Make it a file of text"),
        case("--config afile/below doctor", "can't be read"),
        case(&format!("{listen} --access password"), "Set LASERMATE_PASSWORD, or LASERMATE_PASSWORD_FILE"),
        case("--access friends", "possible values: open, invited, password"),
        case("--operators Ann", "for example discord:123"),
        case("--keep-games 5h", "at least 1d"),
        case(&format!("{listen} --locales nowhere"), "like page.ftl"),
        case(&format!("{listen} --locales ."), "a folder for a language, as de"),
        case("--locales nowhere doctor", "there are no catalogues in nowhere"),
        case("--hosts *", "for example chat.example.org"),
        case("--hosts bücher.example", "as browsers send it"),
        case("--log wran", "off, error, warn, info, debug or trace"),
        case("--host chat.example.org", "'--hosts'"),
        case("docter", "'doctor'"),
        case(listen, "Make it a file of text").set(("DISCORD_TOKEN_FILE", "/nothing/here")),
        case(listen, "Make it a file of text").set(("LASERMATE_HOSTS_FILE", "/nothing/here")),
        case("", "Copy it again").set(("DISCORD_TOKEN", "Bot MTA0.abcdef.0123456789")),
        case("", "Copy it again").set(("DISCORD_TOKEN", "\"MTA0.abcdef.0123456789\"")),
        case("--discord-guild abc", "write the ID alone").set(TOKEN),
        case("--discord-guild 0", "copy the server's ID").set(TOKEN),
        case("--discord-shards 5/3", "for example").set(TOKEN),
        case("--discord-endpoint 127.0.0.1:0", "--discord-public-key").set(TOKEN),
        case("--discord-endpoint 127.0.0.1:0 --discord-public-key abc", "64").set(TOKEN),
        case("--discord-ca /nothing/here", "can't read the certificate").set(TOKEN),
        case("backup afile", "Move the file away"),
        case("--data nothing backup out", "Name the bot's data folder with --data"),
        case("restore /nothing/here", "is no backup"),
        case("--data nothing rebuild", "Name its folder with --data"),
    ] {
        holds_its_sentence(&case.said(here.path()), case.told);
    }
    assert_eq!(
        fs::read_dir(here.path()).unwrap().filter(|entry| entry.as_ref().unwrap().file_name() == "~").count(),
        0
    );
}

#[test]
fn what_is_in_use_or_unknown_is_told() {
    let bot = Bot::start();
    let mut second = Command::new(program());
    clean(&mut second).arg("--data").arg(bot.data());
    holds_its_sentence(&said(&mut second), "Stop that one, or choose another folder");
    let unknown =
        case("--listen 192.0.2.1:9", "Did you mean LASERMATE_HOSTS?").set(("LASERMATE_HOST", "a.example"));
    let here = tempfile::tempdir().unwrap();
    holds_its_sentence(&unknown.said(here.path()), unknown.told);
}

/// It panicked.
#[cfg(unix)]
#[test]
fn too_few_open_files_are_told() {
    let here = tempfile::tempdir().unwrap();
    for command in ["", "doctor"] {
        let mut limited = Command::new("sh");
        clean(&mut limited).args(["-c", "ulimit -n 16; exec \"$0\" \"$@\""]).arg(program());
        limited.arg("--data").arg(here.path().join("data"));
        limited.args(command.split_whitespace());
        holds_its_sentence(&said(&mut limited), "Raise the limit");
    }
}

/// An operator who believed it overwrote a sound database with an old one.
#[cfg(unix)]
#[test]
fn a_permission_is_never_a_reason_to_restore() {
    use std::os::unix::fs::PermissionsExt as _;
    let here = tempfile::tempdir().unwrap();
    let mode = |path: &Path, mode: u32| fs::set_permissions(path, fs::Permissions::from_mode(mode)).unwrap();
    mode(here.path(), 0o755);
    let data = here.path().join("data");
    assert!(Bot::start_in(&data, "127.0.0.1:0").end().success());
    let file = data.join("lasermate.db");
    // Root may do everything, so there somebody else tries.
    let is_root = fs::read_to_string("/proc/self/status").is_ok_and(|status| status.contains("\nUid:\t0\t"));
    let tries = |arguments: &[&str]| {
        let mut command = if is_root { Command::new("setpriv") } else { Command::new(program()) };
        if is_root {
            command.args(["--reuid=65534", "--regid=65534", "--clear-groups"]).arg(program());
        }
        clean(&mut command).current_dir("/").arg("--data").arg(&data).args(arguments);
        said(command.args(["--listen", "127.0.0.1:0"]))
    };
    let all_may = |path: &Path, others: u32, own: u32| mode(path, if is_root { others } else { own });
    let lock = data.join("lasermate.lock");
    for (folder, db, locked) in [
        // The database is another's; it cannot be written; nor can anything in the folder.
        ((0o777, 0o700), (0o600, 0o000), (0o666, 0o600)),
        ((0o777, 0o700), (0o644, 0o400), (0o666, 0o600)),
        ((0o755, 0o500), (0o644, 0o400), (0o644, 0o400)),
        ((0o700, 0o000), (0o600, 0o600), (0o600, 0o600)),
    ] {
        all_may(&lock, locked.0, locked.1);
        all_may(&file, db.0, db.1);
        all_may(&data, folder.0, folder.1);
        for arguments in [&[][..], &["doctor"]] {
            holds_its_sentence(&tries(arguments), "Make the bot's user");
        }
        for path in [&data, &file, &lock] {
            mode(path, 0o700);
        }
    }
}
