//! Scenarios: the steps of `tests/data/scenarios` and `tests/data/discord`, carried out through a transport, so that the same script
//! runs over the service alone, and with the real program through the stand-in for Discord, the web chat and a Matrix server.

mod chat;
mod discord;
mod matrix;
pub mod reading;
mod service;
mod step;
mod written;

use std::collections::BTreeMap;
use std::path::Path;

pub use chat::ChatTransport;
pub use discord::DiscordTransport;
pub use matrix::MatrixTransport;
pub use service::ServiceTransport;
pub use step::{Expect, ScenarioAct, Step};
pub use written::{GameScenario, record};

/// An answer to somebody, the same on every platform.
#[derive(Clone, Debug, Default)]
pub struct ScenarioAnswer {
    /// The words of all its messages.
    pub text: String,
    /// Whether the asker alone sees it.
    pub private: bool,
    /// The ids of its buttons.
    pub buttons: Vec<String>,
    pub menus: Vec<AnswerMenu>,
    /// The form that was opened.
    pub form: Option<AnswerForm>,
    /// How many pictures it has.
    pub pictures: usize,
    /// The text of its file.
    pub file: Option<String>,
    /// Whether it took the place of the message whose button was used.
    pub replaces: bool,
    /// Whether it is a refusal, where the platform tells.
    pub refused: Option<bool>,
    /// Whether something was done, where the platform tells.
    pub done: Option<bool>,
    /// Whether a press was taken without a word, because a post tells everybody.
    pub quiet: bool,
    /// Whether the board that was brought about is the answer, in the place of words.
    pub by_board: bool,
}

/// A menu under an answer.
#[derive(Clone, Debug, Default)]
pub struct AnswerMenu {
    pub id: String,
    /// Value, label and second line of each option.
    pub options: Vec<[String; 3]>,
}

/// A form that an answer opens.
#[derive(Clone, Debug, Default)]
pub struct AnswerForm {
    pub id: String,
    pub title: String,
}

/// Something said to a whole room.
#[derive(Clone, Debug, Default)]
pub struct ScenarioPost {
    /// The words, without the mention.
    pub text: String,
    /// Who is mentioned, by name.
    pub mention: Option<String>,
    /// The ids of its buttons.
    pub buttons: Vec<String>,
    /// How many pictures it has.
    pub pictures: usize,
}

/// What a scenario takes place on: the service alone, or a platform.
pub trait Transport {
    /// Somebody asks something in a room; a button or menu is one of the room's newest post, else one of the last answer.
    fn ask(&mut self, who: &str, room: &str, act: &ScenarioAct);

    /// The last request is delivered once more.
    fn again(&mut self);

    /// The answer to the last request, as soon as it is as wanted, or when it is clear that it will not be.
    fn shown(&mut self, wanted: &dyn Fn(&ScenarioAnswer) -> bool) -> ScenarioAnswer;

    /// The oldest post of a room that was not looked at.
    ///
    /// # Errors
    /// Where one order holds for all rooms: it is another room's turn.
    fn next_post(&mut self, room: &str) -> Result<ScenarioPost, String>;

    /// The ids of the buttons under the room's newest post, as they are now.
    fn newest(&mut self, room: &str) -> Vec<String>;

    /// The posts that nobody has looked at, once nothing is owed any more.
    fn unseen(&mut self) -> Vec<String>;

    /// The program ends in good order and starts again.
    fn restart(&mut self);

    /// A step of its own, as `left SERVER`.
    ///
    /// # Errors
    /// There is no such step here, or it does not go as written.
    fn own(&mut self, step: &str, _: &str) -> Result<(), String> {
        Err(format!("there is no {step} here"))
    }

    /// Whether the words are those of a scenario, which is in English.
    fn is_in_english(&self) -> bool {
        true
    }

    /// Lets so many milliseconds pass. Whether time can be told here; that of a real program cannot.
    fn wait(&mut self, _: i64) -> bool {
        false
    }
}

/// Runs a scenario.
///
/// # Errors
/// The line that does not go as written, and what is there instead.
pub fn run(transport: &mut dyn Transport, file: &Path) -> Result<(), String> {
    let name = file.file_name().unwrap_or_default().to_string_lossy().into_owned();
    let text = std::fs::read_to_string(file).map_err(|error| format!("{name}: {error}"))?;
    run_text(transport, &name, &text)
}

/// The same for a text under a name.
///
/// # Errors
/// The line that does not go as written, and what is there instead.
pub fn run_text(transport: &mut dyn Transport, name: &str, text: &str) -> Result<(), String> {
    let mut scenario =
        Scenario { transport, last: ScenarioAnswer::default(), looked: false, who: BTreeMap::new() };
    for (number, line) in text.lines().enumerate() {
        let line = line.trim();
        if line.is_empty() || line.starts_with('#') {
            continue;
        }
        let step = Step::read(line).map_err(|error| format!("{name}:{}: {line}\n    {error}", number + 1))?;
        let step = if scenario.transport.is_in_english() { step } else { step.without_words() };
        scenario.step(&step).map_err(|error| format!("{name}:{}: {line}\n    {error}", number + 1))?;
    }
    // Every post has been looked at in the end.
    scenario.step(&Step::Silence).map_err(|error| format!("{name}: at the end: {error}"))
}

/// Every scenario of a folder of `tests/data`, by file name.
///
/// # Panics
/// The folder cannot be read.
pub fn files(folder: &str) -> Vec<std::path::PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("data").join(folder);
    let entries = std::fs::read_dir(&folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    let mut files: Vec<_> = entries.map(|entry| entry.expect("an entry").path()).collect();
    files.retain(|path| path.extension().is_some_and(|end| end == "scenario"));
    files.sort();
    files
}

struct Scenario<'a> {
    transport: &'a mut dyn Transport,
    last: ScenarioAnswer,
    /// Whether the last answer was looked at since something was asked.
    looked: bool,
    /// Who was answered last in a room, so that a button is looked for there.
    who: BTreeMap<String, String>,
}

impl Scenario<'_> {
    fn step(&mut self, step: &Step) -> Result<(), String> {
        match step {
            Step::Ask { who, room, act } => self.ask(who, room, act),
            Step::Again => {
                self.transport.again();
                self.looked = false;
                Ok(())
            }
            Step::Restart => {
                self.transport.restart();
                Ok(())
            }
            Step::Own { step, words } => self.transport.own(step, words),
            Step::Wait(millis) if self.transport.wait(*millis) => Ok(()),
            Step::Wait(_) => Err("time cannot be told here".to_owned()),
            Step::Expect(expect) => self.expect(expect),
            Step::Post { room, mention, verbs, words } => {
                let post = self.transport.next_post(room)?;
                post_fits(&post, mention.as_deref(), verbs.as_deref(), words)
            }
            Step::Silence => match self.transport.unseen().as_slice() {
                [] => Ok(()),
                posts => Err(format!("there are posts: {posts:#?}")),
            },
        }
    }

    /// Buttons and menus are named by their verb: they are found under the last answer, else under the newest post.
    fn ask(&mut self, who: &str, room: &str, act: &ScenarioAct) -> Result<(), String> {
        let act = match act {
            ScenarioAct::Press(verb) => {
                let has = |id: &&String| id.split(':').next() == Some(verb);
                // An answer that nobody looked at was perhaps still to come.
                if self.who.get(room).map(String::as_str) == Some(who) && self.last.buttons.is_empty() {
                    self.last = self.transport.shown(&|_| true);
                }
                let under = self.transport.newest(room);
                if !self.last.buttons.iter().chain(&under).any(|id| has(&id)) {
                    // What follows a press that was acknowledged without a word.
                    self.last = self.transport.shown(&|shown| shown.buttons.iter().any(|id| has(&id)));
                }
                let id = self.last.buttons.iter().chain(&under).find(has);
                ScenarioAct::PressId(id.ok_or_else(|| format!("the buttons are {under:?}"))?.clone())
            }
            ScenarioAct::Pick(value) => {
                let has = |menu: &AnswerMenu| menu.options.iter().any(|[known, ..]| known == value);
                if !self.last.menus.iter().any(has) {
                    self.last = self.transport.shown(&|shown| shown.menus.iter().any(has));
                }
                let menu = self.last.menus.iter().find(|menu| has(menu));
                let menu = menu.ok_or_else(|| format!("no menu has {value}: {:?}", self.last.menus))?;
                ScenarioAct::PickId(menu.id.clone(), value.clone())
            }
            ScenarioAct::Fill(_, fields) => {
                let form = self.last.form.clone().ok_or("no form was opened")?;
                ScenarioAct::Fill(form.id, fields.clone())
            }
            other => other.clone(),
        };
        self.transport.ask(who, room, &act);
        (self.last, self.looked) = (ScenarioAnswer::default(), false);
        self.who.insert(room.to_owned(), who.to_owned());
        Ok(())
    }

    fn expect(&mut self, expect: &Expect) -> Result<(), String> {
        let fits = |shown: &ScenarioAnswer| expect.fits(shown);
        if !self.looked || !fits(&self.last) || matches!(expect, Expect::Pictures(_)) {
            self.last = self.transport.shown(&fits);
            self.looked = true;
        }
        if fits(&self.last) { Ok(()) } else { Err(format!("the answer is {:#?}", self.last)) }
    }
}

/// Names in the order of the alphabet: not every network tells whom a message calls first.
fn sorted(names: &str) -> Vec<&str> {
    let mut names: Vec<_> = names.split(',').collect();
    names.sort_unstable();
    names
}

fn post_fits(
    post: &ScenarioPost,
    mention: Option<&str>,
    verbs: Option<&[String]>,
    words: &str,
) -> Result<(), String> {
    let mentioned = post.mention.as_deref().unwrap_or("nobody");
    if mention.is_some_and(|wanted| sorted(wanted) != sorted(mentioned)) {
        return Err(format!("{mentioned} is mentioned: {post:#?}"));
    }
    let own: Vec<_> = post.buttons.iter().filter_map(|id| id.split(':').next()).collect();
    if verbs.is_some_and(|verbs| verbs != own) {
        return Err(format!("the buttons are {own:?}: {post:#?}"));
    }
    if post.text.contains(words) { Ok(()) } else { Err(format!("the post is {post:#?}")) }
}
