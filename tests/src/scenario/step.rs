//! The lines of a scenario.

use super::ScenarioAnswer;

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ScenarioAct {
    Line(String),
    /// Presses the button of a verb.
    Press(String),
    /// Presses a button by its id.
    PressId(String),
    /// Picks a value from a menu.
    Pick(String),
    /// Picks a value from a menu by its id.
    PickId(String, String),
    /// Sends the form that is open in, with its fields: the form's id and `name=text` pairs.
    Fill(String, Vec<(String, String)>),
}

/// What the last answer is to be.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Expect {
    /// Private, with these words, and no refusal.
    Private(String),
    /// Something was done: told privately with these words, or not at all, because a post tells everybody.
    Done(String),
    /// A refusal, with these words: private, and never left out.
    Refused(String),
    /// For everybody, with these words.
    Public(String),
    /// With a button of this verb.
    Button(String),
    /// With an option of a menu that has these words.
    Choice(String),
    Pictures(usize),
    /// In the place of the private message before it.
    Replaces,
    /// Beside the message before it.
    Beside,
    /// With a file that has these words.
    File(String),
    /// A form with these words over it.
    Form(String),
}

/// A line of a scenario.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Step {
    Ask {
        who: String,
        room: String,
        act: ScenarioAct,
    },
    /// The last request is delivered once more.
    Again,
    /// The program is ended and started again.
    Restart,
    /// A step that not every transport has.
    Own {
        step: String,
        words: String,
    },
    /// So many milliseconds pass.
    Wait(i64),
    Expect(Expect),
    /// The oldest post not looked at.
    Post {
        room: String,
        /// Who is mentioned, where that is said.
        mention: Option<String>,
        /// Its buttons, where they are said.
        verbs: Option<Vec<String>>,
        /// A part of its words.
        words: String,
    },
    /// There are no more posts.
    Silence,
}

impl Step {
    /// Reads a line.
    ///
    /// # Errors
    /// It is no step.
    pub fn read(line: &str) -> Result<Self, String> {
        let (head, rest) = line.split_once(' ').unwrap_or((line, ""));
        let words = rest.to_owned();
        Ok(match head {
            "again" => Self::Again,
            "restart" => Self::Restart,
            "private" => Self::Expect(Expect::Private(words)),
            "done" => Self::Expect(Expect::Done(words)),
            "refused" => Self::Expect(Expect::Refused(words)),
            "public" => Self::Expect(Expect::Public(words)),
            "button" => Self::Expect(Expect::Button(words)),
            "option" => Self::Expect(Expect::Choice(words)),
            "pictures" => Self::Expect(Expect::Pictures(rest.parse().map_err(|_| "no number")?)),
            "replaces" => Self::Expect(Expect::Replaces),
            "beside" => Self::Expect(Expect::Beside),
            "file" => Self::Expect(Expect::File(words)),
            "form" => Self::Expect(Expect::Form(words)),
            "wait" => Self::Wait(span(rest)?),
            "silence" => Self::Silence,
            "post" => post(rest)?,
            _ if head.contains('@') => ask(head, rest)?,
            _ => Self::Own { step: head.to_owned(), words },
        })
    }
}

impl Step {
    /// The same in a language that is not the scenario's: what happens, whatever is said.
    #[must_use]
    pub fn without_words(self) -> Self {
        let any = String::new();
        match self {
            Self::Post { room, mention, verbs, .. } => Self::Post { room, mention, verbs, words: any },
            Self::Expect(expect) => Self::Expect(match expect {
                Expect::Private(_) => Expect::Private(any),
                Expect::Done(_) => Expect::Done(any),
                Expect::Refused(_) => Expect::Refused(any),
                Expect::Public(_) => Expect::Public(any),
                Expect::Choice(_) => Expect::Choice(any),
                Expect::File(_) => Expect::File(any),
                Expect::Form(_) => Expect::Form(any),
                expect => expect,
            }),
            step => step,
        }
    }
}

/// `3h` in milliseconds.
pub(super) fn span(text: &str) -> Result<i64, String> {
    let digits = text.trim_end_matches(|c: char| c.is_ascii_alphabetic());
    let unit = match text.trim_start_matches(digits) {
        "ms" => 1,
        "s" => 1_000,
        "m" => 60_000,
        "h" => 3_600_000,
        "d" => 86_400_000,
        other => return Err(format!("no unit {other}")),
    };
    Ok(digits.parse::<i64>().map_err(|error| error.to_string())? * unit)
}

fn post(rest: &str) -> Result<Step, String> {
    let (room, mut words) = rest.split_once(' ').unwrap_or((rest, ""));
    let (mut mention, mut verbs) = (None, None);
    if let Some(text) = words.strip_prefix('@') {
        let (who, after) = text.split_once(' ').unwrap_or((text, ""));
        (mention, words) = (Some(who.to_owned()), after);
    }
    if let Some(text) = words.strip_prefix('[') {
        let (list, after) = text.split_once(']').ok_or("a ] is missing")?;
        verbs = Some(list.split_whitespace().map(str::to_owned).collect());
        words = after.trim_start();
    }
    Ok(Step::Post { room: room.to_owned(), mention, verbs, words: words.to_owned() })
}

fn ask(head: &str, rest: &str) -> Result<Step, String> {
    let (who, room) = head.split_once('@').ok_or_else(|| format!("not a step: {head}"))?;
    let (verb, of) = rest.split_once(' ').unwrap_or((rest, ""));
    let act = match verb {
        "press" => ScenarioAct::Press(of.to_owned()),
        "press-id" => ScenarioAct::PressId(of.to_owned()),
        "pick" => ScenarioAct::Pick(of.to_owned()),
        "pick-id" => {
            let (id, value) = of.split_once(' ').ok_or("a value is missing")?;
            ScenarioAct::PickId(id.to_owned(), value.to_owned())
        }
        "fill" => {
            let pairs = of.split('|').map(|pair| pair.split_once('='));
            let pairs = pairs.map(|pair| pair.map(|(name, text)| (name.trim().to_owned(), text.to_owned())));
            ScenarioAct::Fill(String::new(), pairs.collect::<Option<_>>().ok_or("fill name=text|name=text")?)
        }
        _ => ScenarioAct::Line(rest.to_owned()),
    };
    Ok(Step::Ask { who: who.to_owned(), room: room.to_owned(), act })
}

impl Expect {
    /// Whether an answer is as expected.
    pub fn fits(&self, shown: &ScenarioAnswer) -> bool {
        match self {
            Self::Private(_) if shown.by_board => true,
            Self::Private(words) => {
                shown.private && shown.refused != Some(true) && shown.text.contains(words.as_str())
            }
            // A press that is told to everybody by a post may be taken without a word.
            Self::Done(words) => {
                shown.refused != Some(true)
                    && shown.done != Some(false)
                    && (shown.quiet || shown.private && shown.text.contains(words.as_str()))
            }
            Self::Refused(words) => {
                shown.private
                    && shown.refused != Some(false)
                    && !shown.text.is_empty()
                    && shown.text.contains(words.as_str())
            }
            Self::Public(words) => !shown.private && !shown.quiet && shown.text.contains(words.as_str()),
            Self::Button(verb) => shown.buttons.iter().any(|id| id.split(':').next() == Some(verb)),
            Self::Choice(words) => shown
                .menus
                .iter()
                .flat_map(|menu| &menu.options)
                .any(|[value, label, help]| format!("{value} {label} / {help}").contains(words.as_str())),
            Self::Pictures(count) => shown.pictures == *count,
            Self::Replaces => shown.replaces,
            Self::Beside => !shown.replaces,
            Self::File(words) => shown.file.as_ref().is_some_and(|text| text.contains(words.as_str())),
            Self::Form(words) => shown.form.as_ref().is_some_and(|form| form.title.contains(words.as_str())),
        }
    }
}
