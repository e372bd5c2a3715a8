//! Headless Chromium driven through WebDriver, by keyboard.

use std::io::{BufRead, BufReader};
use std::net::{Ipv4Addr, SocketAddr};
use std::num::NonZero;
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::sync::{Condvar, Mutex, OnceLock, PoisonError};
use std::thread::{self, sleep};
use std::time::{Duration, Instant};

use serde_json::{Value, json};
use tempfile::TempDir;

use crate::http;

/// How long the page may take for anything before the test gives up.
const PATIENCE: Duration = Duration::from_secs(120);

/// Keys by their WebDriver names.
pub mod key {
    pub const TAB: &str = "\u{e004}";
    pub const ENTER: &str = "\u{e007}";
    pub const ESCAPE: &str = "\u{e00c}";
    pub const DOWN: &str = "\u{e015}";
    pub const UP: &str = "\u{e013}";
    pub const LEFT: &str = "\u{e012}";
    pub const RIGHT: &str = "\u{e014}";
    /// Control, held until the end of the keys.
    pub const CONTROL: &str = "\u{e009}";
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pointer {
    Mouse,
    Touch,
}

/// How many drivers run: as many at once as the machine has cores, so that no page waits for the others until it gives up.
static RUNNING: (Mutex<usize>, Condvar) = (Mutex::new(0), Condvar::new());

/// One of the places for drivers.
#[derive(Debug)]
struct DriverPlace;

impl DriverPlace {
    fn wait() -> Self {
        let cores = thread::available_parallelism().map_or(1, NonZero::get);
        let running = RUNNING.0.lock().unwrap_or_else(PoisonError::into_inner);
        let mut running = RUNNING
            .1
            .wait_while(running, |running| *running >= cores)
            .unwrap_or_else(PoisonError::into_inner);
        *running += 1;
        Self
    }
}

impl Drop for DriverPlace {
    fn drop(&mut self) {
        *RUNNING.0.lock().unwrap_or_else(PoisonError::into_inner) -= 1;
        RUNNING.1.notify_one();
    }
}

/// A running `chromedriver`.
#[derive(Debug)]
pub struct Driver {
    child: Child,
    _place: DriverPlace,
    programs: &'static Programs,
    address: SocketAddr,
}

/// One browser of its own, with one window in front.
#[derive(Debug)]
pub struct Browser<'a> {
    driver: &'a Driver,
    session: String,
    _profile: TempDir,
}

/// The driver, or `None` where there is no Chromium: then the test says that it is skipped, by name. Where
/// `CI=true` it fails instead.
///
/// # Panics
/// `CI=true` and there is no Chromium, or the driver does not start.
pub fn driver(test: &str) -> Option<Driver> {
    let Some(programs) = programs() else {
        let in_ci = std::env::var("CI").as_deref() == Ok("true");
        assert!(!in_ci, "{test} needs Chromium: apt-get install chromium-headless-shell chromium-driver");
        let mut out = std::io::stderr();
        let _ = std::io::Write::write_fmt(&mut out, format_args!("skipped: {test} (no Chromium)\n"));
        return None;
    };
    let place = DriverPlace::wait();
    // Two that start at once may choose the same port: one of them ends without a word.
    const STARTS: usize = 5;
    let started = std::iter::repeat_with(|| start(programs)).take(STARTS).flatten().next();
    let (child, address) = started.expect("chromedriver says its port");
    Some(Driver { child, _place: place, programs, address })
}

/// The driver and the browser it drives.
#[derive(Debug)]
struct Programs {
    driver: PathBuf,
    browser: PathBuf,
    /// What the driver calls the browser.
    name: &'static str,
}

/// Both programs, looked for once. Chromium without its windows and menus is the same engine and starts with a third of the work.
fn programs() -> Option<&'static Programs> {
    static FOUND: OnceLock<Option<Programs>> = OnceLock::new();
    let path = std::env::var_os("PATH").unwrap_or_default();
    let find =
        |name| std::env::split_paths(&path).map(|folder| folder.join(name)).find(|file| file.is_file());
    let browsers = [
        ("chromium-headless-shell", "chrome-headless-shell"),
        ("chromium", "chrome"),
        ("google-chrome", "chrome"),
        ("chromium-browser", "chrome"),
    ];
    let found = || {
        let driver = find("chromedriver")?;
        let (browser, name) = browsers.into_iter().find_map(|(file, name)| Some((find(file)?, name)))?;
        Some(Programs { driver, browser, name })
    };
    FOUND.get_or_init(found).as_ref()
}

/// Starts chromedriver on a port of its choice; nothing where it ends at once.
fn start(programs: &Programs) -> Option<(Child, SocketAddr)> {
    let mut child = Command::new(&programs.driver)
        .arg("--port=0")
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .expect("chromedriver starts");
    let out = BufReader::new(child.stdout.take().expect("its output is piped"));
    let port = out
        .lines()
        .map_while(Result::ok)
        .find_map(|line| line.split_once("successfully on port ")?.1.trim_end_matches('.').parse().ok());
    let Some(port) = port else {
        // It has ended, or will not be heard again.
        let _ = child.kill();
        let _ = child.wait();
        return None;
    };
    Some((child, SocketAddr::from((Ipv4Addr::LOCALHOST, port))))
}

impl Driver {
    /// Opens a browser with a window of a size.
    ///
    /// # Panics
    /// Chromium does not start.
    pub fn open(&self, width: u32, height: u32) -> Browser<'_> {
        let profile = TempDir::new().expect("a temporary folder");
        let arguments = [
            "--headless".to_owned(),
            "--no-sandbox".to_owned(),
            "--disable-gpu".to_owned(),
            // Fewer processes a browser: there are nearly a hundred of them, and each message between two costs.
            "--in-process-gpu".to_owned(),
            "--enable-features=NetworkServiceInProcess2".to_owned(),
            "--disable-features=SpareRendererForSitePerProcess,AudioServiceOutOfProcess".to_owned(),
            "--disable-dev-shm-usage".to_owned(),
            "--disable-quic".to_owned(),
            "--no-first-run".to_owned(),
            "--disable-background-networking".to_owned(),
            "--disable-component-update".to_owned(),
            "--disable-sync".to_owned(),
            // What fades in is drawn thirty times.
            "--force-prefers-reduced-motion".to_owned(),
            format!("--user-data-dir={}", profile.path().display()),
            format!("--window-size={width},{height}"),
        ];
        let wanted = json!({"capabilities": {"alwaysMatch": {
            "browserName": self.programs.name,
            "goog:chromeOptions": {"args": arguments, "binary": self.programs.browser},
            "goog:loggingPrefs": {"browser": "ALL"},
        }}});
        let answer = self.ask("POST", "/session", Some(&wanted));
        let session =
            answer["sessionId"].as_str().unwrap_or_else(|| panic!("no session: {answer}")).to_owned();
        let browser = Browser { driver: self, session, _profile: profile };
        // A window cannot be as narrow as a phone; the page inside it can.
        browser.chromium(
            "Emulation.setDeviceMetricsOverride",
            &json!({"width": width, "height": height, "deviceScaleFactor": 1, "mobile": width < 600}),
        );
        browser
    }

    fn ask(&self, method: &str, path: &str, body: Option<&Value>) -> Value {
        let answer = http::ask(self.address, method, path, &[], body).expect("chromedriver answers");
        let value = answer.json()["value"].clone();
        assert!(answer.status == 200, "{method} {path}: {value}");
        value
    }
}

impl Drop for Driver {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

impl Browser<'_> {
    fn ask(&self, method: &str, path: &str, body: Option<&Value>) -> Value {
        self.driver.ask(method, &format!("/session/{}{path}", self.session), body)
    }

    fn chromium(&self, command: &str, parameters: &Value) -> Value {
        self.ask("POST", "/goog/cdp/execute", Some(&json!({"cmd": command, "params": parameters})))
    }

    pub fn go(&self, url: &str) {
        self.ask("POST", "/url", Some(&json!({"url": url})));
    }

    /// What a cookie of the page holds, also one that no script can read.
    pub fn cookie(&self, name: &str) -> String {
        let found = self.ask("GET", &format!("/cookie/{name}"), None);
        found["value"].as_str().unwrap_or_default().to_owned()
    }

    pub fn reload(&self) {
        self.ask("POST", "/refresh", Some(&json!({})));
    }

    /// Opens another tab of the same browser and brings it to the front; gives the handle of the one before.
    ///
    /// # Panics
    /// There is none.
    pub fn new_tab(&self) -> String {
        let old = self.ask("GET", "/window", None);
        let new = self.ask("POST", "/window/new", Some(&json!({"type": "tab"})));
        self.to_tab(new["handle"].as_str().expect("a tab has a handle"));
        old.as_str().expect("a tab has a handle").to_owned()
    }

    /// The handle of the tab that is in front.
    ///
    /// # Panics
    /// There is none.
    pub fn tab(&self) -> String {
        self.ask("GET", "/window", None).as_str().expect("a tab has a handle").to_owned()
    }

    /// Brings a tab to the front.
    pub fn to_tab(&self, handle: &str) {
        self.ask("POST", "/window", Some(&json!({"handle": handle})));
    }

    /// Types keys to whatever has the focus.
    pub fn keys(&self, keys: &str) {
        let mut actions = Vec::new();
        let mut held = false;
        for key in keys.chars().map(String::from) {
            actions.push(json!({"type": "keyDown", "value": key}));
            if key == key::CONTROL {
                held = true;
            } else {
                actions.push(json!({"type": "keyUp", "value": key}));
            }
        }
        if held {
            actions.push(json!({"type": "keyUp", "value": key::CONTROL}));
        }
        let body = json!({"actions": [{"type": "key", "id": "keyboard", "actions": actions}]});
        self.ask("POST", "/actions", Some(&body));
    }

    /// Presses an element with the mouse, held down for a moment as people do.
    pub fn click(&self, selector: &str) {
        self.hold(selector);
        self.release();
    }

    /// Holds the mouse down on an element.
    ///
    /// # Panics
    /// There is none.
    pub fn hold(&self, selector: &str) {
        const HELD_MS: u32 = 120;
        let found = self.ask("POST", "/element", Some(&json!({"using": "css selector", "value": selector})));
        self.mouse(&[
            json!({"type": "pointerMove", "origin": found, "x": 0, "y": 0, "duration": 0}),
            json!({"type": "pointerDown", "button": 0}),
            json!({"type": "pause", "duration": HELD_MS}),
        ]);
    }

    /// Presses at the first place, goes on over the others held down, and lets go at the last.
    pub fn point(&self, with: Pointer, places: &[(i32, i32)]) {
        const MS: u32 = 60;
        let to = |(x, y): (i32, i32), ms: u32| json!({"type": "pointerMove", "x": x, "y": y, "duration": ms});
        let Some((first, rest)) = places.split_first() else { return };
        let mut actions = vec![
            to(*first, 0),
            json!({"type": "pointerDown", "button": 0}),
            json!({"type": "pause", "duration": MS}),
        ];
        actions.extend(rest.iter().map(|place| to(*place, MS)));
        actions.push(json!({"type": "pointerUp", "button": 0}));
        let kind = if with == Pointer::Touch { "touch" } else { "mouse" };
        let pointer =
            json!({"type": "pointer", "id": kind, "parameters": {"pointerType": kind}, "actions": actions});
        self.ask("POST", "/actions", Some(&json!({"actions": [pointer]})));
    }

    /// The page as a screen reader is given it, as Chromium tells it.
    pub fn accessibility_tree(&self) -> Value {
        self.chromium("Accessibility.getFullAXTree", &json!({}))
    }

    /// Lets the page believe that its reader prefers a light window or a dark one.
    pub fn prefer(&self, scheme: &str) {
        let features = json!([{"name": "prefers-color-scheme", "value": scheme}]);
        self.chromium("Emulation.setEmulatedMedia", &json!({"features": features}));
    }

    /// Lets the browser ask for pages in languages, the best first: `de-DE,de`.
    pub fn speak(&self, languages: &str) {
        let agent = self.run("return navigator.userAgent");
        let parameters = json!({"userAgent": agent, "acceptLanguage": languages});
        self.chromium("Emulation.setUserAgentOverride", &parameters);
    }

    /// Lets the page believe that its reader has nothing against motion.
    pub fn allow_motion(&self) {
        let features = json!([{"name": "prefers-reduced-motion", "value": "no-preference"}]);
        self.chromium("Emulation.setEmulatedMedia", &json!({"features": features}));
    }

    /// How often the page was laid out so far.
    pub fn layouts(&self) -> f64 {
        self.chromium("Performance.enable", &json!({}));
        let found = self.chromium("Performance.getMetrics", &json!({}));
        let metrics = found["metrics"].as_array().into_iter().flatten();
        let count = metrics
            .filter(|metric| metric["name"] == "LayoutCount")
            .find_map(|metric| metric["value"].as_f64());
        count.unwrap_or_default()
    }

    /// Draws from one place to another with the right button.
    pub fn draw(&self, from: (i32, i32), to: (i32, i32)) {
        let to_place = |(x, y): (i32, i32)| json!({"type": "pointerMove", "x": x, "y": y, "duration": 60});
        self.mouse(&[
            to_place(from),
            json!({"type": "pointerDown", "button": 2}),
            to_place(to),
            json!({"type": "pointerUp", "button": 2}),
        ]);
    }

    pub fn release(&self) {
        self.mouse(&[json!({"type": "pointerUp", "button": 0})]);
    }

    fn mouse(&self, actions: &[Value]) {
        let mouse = json!({"type": "pointer", "id": "mouse", "actions": actions});
        self.ask("POST", "/actions", Some(&json!({"actions": [mouse]})));
    }

    /// Waits for an element and presses Tab until it has the focus, as somebody without a mouse would.
    ///
    /// # Panics
    /// The element cannot be reached.
    pub fn tab_to(&self, selector: &str) {
        const REACH: usize = 60;
        self.until(&format!("return document.querySelector({}) !== null", json!(selector)));
        let has_focus = format!("return document.activeElement?.matches({}) ?? false", json!(selector));
        for _ in 0..REACH {
            if self.run(&has_focus) == json!(true) {
                return;
            }
            self.keys(key::TAB);
        }
        let at = self.run("return document.activeElement?.outerHTML.slice(0, 300) ?? null");
        panic!("{selector} cannot be reached by Tab, which is at {at}");
    }

    pub fn run(&self, script: &str) -> Value {
        self.ask("POST", "/execute/sync", Some(&json!({"script": script, "args": []})))
    }

    /// Waits until a script returns something true, and gives that.
    ///
    /// # Panics
    /// It never does; the page's text is told.
    pub fn until(&self, script: &str) -> Value {
        let begun = Instant::now();
        loop {
            let found = self.run(script);
            if !matches!(found, Value::Null | Value::Bool(false)) && found != json!(0) && found != json!("") {
                return found;
            }
            if begun.elapsed() > PATIENCE {
                let page = self.run("return document.body.innerText");
                let line = self.run("return document.activeElement?.value ?? null");
                let page = page.as_str().unwrap_or_default();
                panic!("never true: {script}\nin the field: {line}\n{page}");
            }
            sleep(Duration::from_millis(40));
        }
    }

    /// The messages of the browser's console that are warnings or worse.
    pub fn complaints(&self) -> Vec<String> {
        let log = self.ask("POST", "/se/log", Some(&json!({"type": "browser"})));
        let grave = |entry: &&Value| matches!(entry["level"].as_str(), Some("SEVERE" | "WARNING"));
        let entries = log.as_array().cloned().unwrap_or_default();
        entries.iter().filter(grave).map(|entry| entry["message"].to_string()).collect()
    }
}

impl Drop for Browser<'_> {
    fn drop(&mut self) {
        let path = format!("/session/{}", self.session);
        let _ = http::ask(self.driver.address, "DELETE", &path, &[], None);
    }
}
