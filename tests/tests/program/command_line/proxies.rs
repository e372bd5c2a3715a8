//! The recipes for nginx and Caddy, as they stand in the README and in `packaging/`, run where these programs are installed.

use std::fs;
use std::net::{SocketAddr, TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use lasermate_tests::http::{self, Events, HttpAnswer};
use lasermate_tests::program::Bot;
use serde_json::{Value, json};

const HOST: &str = "chat.example.org";

fn here(path: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../bot/lasermate").join(path)
}

/// A proxy that runs until it is dropped.
struct Proxy {
    child: Child,
    address: SocketAddr,
    _folder: tempfile::TempDir,
}

impl Drop for Proxy {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Starts a proxy with the settings that `write` makes of its folder and address; nothing where the program is not installed.
fn started(
    program: &str,
    write: impl Fn(&Path, SocketAddr) -> String,
    arguments: impl Fn(&Path) -> Vec<String>,
) -> Option<Proxy> {
    let folder = tempfile::tempdir().expect("a folder");
    let address = TcpListener::bind("127.0.0.1:0").and_then(|free| free.local_addr()).expect("a free port");
    let file = folder.path().join("settings");
    fs::write(&file, write(folder.path(), address)).expect("settings");
    let mut command = Command::new(program);
    command.args(arguments(&file)).env("HOME", folder.path()).stdin(Stdio::null());
    let Ok(child) = command.spawn() else {
        eprintln!("skipped: {program} is not installed");
        return None;
    };
    let mut proxy = Proxy { child, address, _folder: folder };
    let begun = Instant::now();
    while TcpStream::connect(address).is_err() {
        assert!(begun.elapsed() < Duration::from_secs(30), "{program} does not listen");
        assert!(proxy.child.try_wait().expect("its state").is_none(), "{program} has ended");
        std::thread::sleep(Duration::from_millis(20));
    }
    Some(proxy)
}

/// What a browser asks that has reached the proxy by TLS.
fn ask(proxy: &Proxy, method: &str, path: &str, more: &[(&str, &str)], body: Option<&Value>) -> HttpAnswer {
    let host = format!("{HOST}:{}", proxy.address.port());
    let origin = format!("https://{host}");
    let headers = [&[("Host", host.as_str()), ("Origin", origin.as_str())], more].concat();
    http::ask(proxy.address, method, path, &headers, body).expect("an answer")
}

/// The page, a name in a cookie, what is said, and the stream of events work; and nobody who comes through a proxy gets the lobby.
fn works_behind(proxy: &Proxy, more: &[(&str, &str)]) {
    let page = ask(proxy, "GET", "/", more, None);
    assert!(page.status == 200 && page.text().contains("<title>Lasermate</title>"), "{}", page.text());
    let taken = ask(proxy, "POST", "/api/name", more, Some(&json!({"name": "Ann"})));
    assert_eq!(taken.status, 200, "{}", taken.text());
    let set = taken.header("set-cookie").expect("a cookie");
    assert!(set.contains("HttpOnly") && set.ends_with("; Secure"), "{set}");
    let cookie = set.split(';').next().expect("a cookie").to_owned();
    let id = taken.json()["id"].as_str().expect("an id").to_owned();
    let own = [&[("Cookie", cookie.as_str()), ("Lasermate-Person", id.as_str())], more].concat();
    assert_eq!(ask(proxy, "GET", "/api/name", &own, None).json()["name"], "Ann");

    let host = format!("{HOST}:{}", proxy.address.port());
    let headers = [&[("Host", host.as_str())], more].concat();
    let mut events = Events::open(proxy.address, "/api/events?after=0", &headers).expect("a stream");
    let said = |text: &str, request: &str| {
        ask(
            proxy,
            "POST",
            "/api/send",
            &own,
            Some(&json!({"room": "lobby", "text": text, "request": request})),
        )
    };
    let begun = Instant::now();
    assert_eq!(said("hello", "a").json()["accepted"], true);
    assert_eq!(events.next_json().expect("an event")["text"], "hello");
    assert!(begun.elapsed() < Duration::from_secs(10), "the stream is held back");
    assert_eq!(said("/settings theme dark", "b").json()["accepted"], false, "the lobby is the operator's");
}

#[test]
fn the_chat_works_behind_nginx_and_behind_a_password_of_nginx() {
    let bot = Bot::start_with(&["--hosts", HOST]);
    let readme = fs::read_to_string(here("README.md")).expect("the README");
    let recipe =
        readme.split("```nginx\n").nth(1).and_then(|rest| rest.split("```").next()).expect("a recipe");
    // Without certificates, on ports that are free, and with what else `more` says.
    let settings = |bot: &Bot, folder: &Path, address: SocketAddr, more: &str| {
        let recipe = recipe
            .replace("listen 443 ssl;", &format!("listen {address};{more}"))
            .replace("127.0.0.1:7277", &bot.address.to_string());
        assert!(recipe.contains(&address.to_string()) && recipe.contains(&bot.address.to_string()));
        let at = folder.display();
        let temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
            .map(|what| format!("{what}_temp_path {at}/{what};"))
            .concat();
        format!(
            "daemon off; master_process off; pid {at}/pid; error_log stderr error; events {{}}\n\
             http {{ access_log off; {temporary}\n{recipe}}}\n"
        )
    };
    let arguments =
        |file: &Path| vec!["-e".to_owned(), "stderr".to_owned(), "-c".to_owned(), file.display().to_string()];
    let Some(proxy) = started("nginx", |folder, address| settings(&bot, folder, address, ""), arguments)
    else {
        return;
    };
    works_behind(&proxy, &[]);
    drop(proxy);

    // The page sent its own secret in the header in which nginx looks for the password.
    let bot = Bot::start_with(&["--hosts", HOST]);
    let with_password = |folder: &Path, address: SocketAddr| {
        let users = folder.join("users");
        fs::write(&users, "ann:{PLAIN}secret\n").expect("a file");
        let more = format!(" auth_basic chess; auth_basic_user_file {};", users.display());
        settings(&bot, folder, address, &more)
    };
    let proxy = started("nginx", with_password, arguments).expect("it is installed");
    assert_eq!(ask(&proxy, "GET", "/", &[], None).status, 401);
    works_behind(&proxy, &[("Authorization", "Basic YW5uOnNlY3JldA==")]);
}

#[test]
fn the_chat_works_behind_caddy() {
    let bot = Bot::start_with(&["--hosts", HOST]);
    let recipe = fs::read_to_string(here("packaging/Caddyfile")).expect("the Caddyfile");
    let settings = |_: &Path, address: SocketAddr| {
        let site = format!("http://{HOST}:{}", address.port());
        let recipe = recipe
            .replace("{$LASERMATE_HOSTS:localhost}", &site)
            .replace("lasermate:7277", &bot.address.to_string());
        assert!(recipe.contains(&site) && recipe.contains(&bot.address.to_string()));
        format!("{{\n\tadmin off\n}}\n{recipe}")
    };
    let arguments = |file: &Path| {
        ["run", "--adapter", "caddyfile", "--config"]
            .map(str::to_owned)
            .into_iter()
            .chain([file.display().to_string()])
            .collect()
    };
    let Some(proxy) = started("caddy", settings, arguments) else { return };
    works_behind(&proxy, &[]);
}
