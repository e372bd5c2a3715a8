//! Presets: the published games as rows of a table, and the options a table may choose.

mod three_way;

use thiserror::Error;

use crate::seat::Side;

/// An option a table may choose: a word, its values and what they mean.
#[derive(Debug, PartialEq, Eq)]
pub struct OptionSpec {
    /// The word before `=`.
    pub name: &'static str,
    /// What it decides, in one sentence for people.
    pub help: &'static str,
    /// Its values with their meaning; which is the default is the preset's.
    pub values: &'static [(&'static str, &'static str)],
    /// The option without which it would decide nothing, and the values of it that will do, if there is one.
    pub needs: Option<(&'static str, &'static [&'static str])>,
}

/// The rules under a game's overlays (overlays.md).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Base {
    /// Orthodox chess.
    Chess,
    /// Black holes.
    BlackHoles,
    /// Three-way chess.
    ThreeWay,
}

/// One game of the list: a base, a tempo, overlays and the defaults of its options.
#[derive(Debug, PartialEq, Eq)]
pub struct Preset {
    /// The name that is typed.
    pub name: &'static str,
    /// The name that is shown.
    pub title: &'static str,
    /// What it is, in one sentence for people.
    pub summary: &'static str,
    /// The rules under its overlays.
    pub base: Base,
    /// Its options.
    pub options: &'static [OptionSpec],
    /// The default of every option, in the order of `options`.
    pub defaults: &'static [&'static str],
}

const ON_OFF: &[(&str, &str)] = &[("off", "no"), ("on", "yes")];

/// The options of every game over orthodox chess in turns (billichess.md; overlays.md).
const ORTHODOX: &[OptionSpec] = &[
    OptionSpec {
        name: "lasers",
        help: "Whether two laser beams run over the board.",
        values: ON_OFF,
        needs: None,
    },
    OptionSpec {
        name: "board",
        help: "The frame the beams bounce in.",
        values: &[
            ("12x8", "two free columns on each side of the chess board"),
            ("8x8", "the chess board itself"),
        ],
        needs: Some(("lasers", &["on"])),
    },
    OptionSpec {
        name: "mirror",
        help: "How rooks, bishops and the own king deflect a beam; knights do it the other way.",
        values: &[
            ("columns", "a mirror along the columns: the beam keeps its direction up or down"),
            ("rows", "a mirror along the rows: the beam keeps its direction left or right"),
        ],
        needs: Some(("lasers", &["on"])),
    },
    OptionSpec {
        name: "mode",
        help: "What ends the game.",
        values: &[
            ("a", "BilliChess: a lasermate scores 277, checkmate scores 500 and ends the game"),
            (
                "b",
                "Billi-Chess: checkmate scores 277 and turns both kings into rooks, a lasermate scores 500 and ends the game",
            ),
        ],
        needs: Some(("lasers", &["on"])),
    },
    OptionSpec {
        name: "own_move_only",
        help: "Whether a lasermate counts only when the beam's owner has moved.",
        values: ON_OFF,
        needs: Some(("lasers", &["on"])),
    },
    OptionSpec {
        name: "lets_billi",
        help: "How LET'S BILLI may be called in mode B.",
        values: &[
            ("mutual", "both must agree"),
            ("unilateral_not_in_check", "one side alone, but not while in check"),
            ("unilateral", "one side alone"),
        ],
        needs: Some(("mode", &["b"])),
    },
    OptionSpec {
        name: "joker",
        help: "Whether the first knight a side moves becomes its Joker Knight with three lifelines.",
        values: ON_OFF,
        needs: Some(("lasers", &["on"])),
    },
    OptionSpec {
        name: "lifeline_duration",
        help: "How long a lifeline lasts.",
        values: &[
            ("contact", "as long as the beam keeps hitting the Joker"),
            ("one_ply", "until the next move"),
        ],
        needs: Some(("joker", &["on"])),
    },
    DENIAL,
    PROMO_SAME_MOVE,
    ONLY_MOVE_DENIABLE,
    DRAW_AFTER_THIRD_DENIAL,
];

/// The values of `denial` with which its other options mean something.
const SOME_DENIAL: Option<(&str, &[&str])> = Some(("denial", &["hard", "soft"]));
const DENIAL: OptionSpec = OptionSpec {
    name: "denial",
    help: "Whether the opponent's last move may be taken back from him, once, by who holds the right.",
    values: &[
        ("off", "no"),
        ("hard", "any move but a knight's"),
        ("soft", "neither a knight's nor a king's"),
    ],
    needs: None,
};
const PROMO_SAME_MOVE: OptionSpec = OptionSpec {
    name: "promo_same_move",
    help: "Whether a denied promotion may not be played again with another piece.",
    values: ON_OFF,
    needs: SOME_DENIAL,
};
const ONLY_MOVE_DENIABLE: OptionSpec = OptionSpec {
    name: "only_move_deniable",
    help: "Whether a side's only move may be denied, which mates or stalemates it.",
    values: ON_OFF,
    needs: SOME_DENIAL,
};
const DRAW_AFTER_THIRD_DENIAL: OptionSpec = OptionSpec {
    name: "draw_after_third_denial",
    help: "Whether the holder of the right may declare a draw from the third denial on, while not in check.",
    values: ON_OFF,
    needs: SOME_DENIAL,
};

/// The options of Black holes (black_holes.md).
const HOLES: &[OptionSpec] = &[
    OptionSpec {
        name: "ep",
        help: "Whether a pawn that has made a normal double step may be taken in passing.",
        values: ON_OFF,
        needs: None,
    },
    OptionSpec {
        name: "castling",
        help: "Whether the king may castle with the rook on the a-file.",
        values: ON_OFF,
        needs: None,
    },
    OptionSpec {
        name: "null_relativistic",
        help: "Whether a man may come back through holes to where it began, which passes the turn.",
        values: &[("forbidden", "no"), ("allowed", "yes")],
        needs: None,
    },
    OptionSpec {
        name: "pawn_exit",
        help: "What a pawn may do when it leaves a white hole.",
        values: &[
            ("strict", "captures only, and always, when it entered aslant"),
            ("free", "captures or not, whichever way it entered"),
        ],
        needs: None,
    },
    OptionSpec {
        name: "pawn_double_entry",
        help: "Whether a pawn may enter a black hole by the double step from its second row.",
        values: ON_OFF,
        needs: None,
    },
    DENIAL,
    PROMO_SAME_MOVE,
    ONLY_MOVE_DENIABLE,
    DRAW_AFTER_THIRD_DENIAL,
];

/// The games there are, in the order in which they are offered.
const PRESETS: &[Preset] = &[
    Preset {
        name: "billichess",
        title: "BilliChess",
        summary: "Chess while two laser beams bounce off frame and men: a lasermate scores 277, checkmate 500.",
        base: Base::Chess,
        options: ORTHODOX,
        defaults: &["on", "12x8", "columns", "a", "off", "mutual", "off", "contact", "off", "off", "on", "off"],
    },
    Preset {
        name: "billi-chess",
        title: "Billi-Chess",
        summary: "After checkmate (277) the kings become rooks and the hunt for the lasermate (500) goes on.",
        base: Base::Chess,
        options: ORTHODOX,
        defaults: &["on", "12x8", "columns", "b", "off", "mutual", "off", "contact", "off", "off", "on", "off"],
    },
    Preset {
        name: "billichess-8x8",
        title: "BilliChess on 8x8",
        summary: "BilliChess with the beams bouncing off the edge of the chess board itself.",
        base: Base::Chess,
        options: ORTHODOX,
        defaults: &["on", "8x8", "columns", "a", "off", "mutual", "off", "contact", "off", "off", "on", "off"],
    },
    Preset {
        name: "billichess-joker",
        title: "Billi-Chess with Joker Knights",
        summary: "Billi-Chess in which each side's first knight may pass, reflect or stop a beam, once each.",
        base: Base::Chess,
        options: ORTHODOX,
        defaults: &["on", "12x8", "columns", "b", "off", "mutual", "on", "contact", "off", "off", "on", "off"],
    },
    Preset {
        name: "black-holes",
        title: "Black holes",
        summary: "Chess on 5x8 with holes: a man that enters one leaves by another and goes on the same way.",
        base: Base::BlackHoles,
        options: HOLES,
        defaults: &["on", "on", "forbidden", "strict", "on", "off", "off", "on", "off"],
    },
    Preset {
        name: "denial",
        title: "Chess with denial",
        summary: "Chess in which one player at a time may take the opponent's last move back from him.",
        base: Base::Chess,
        options: ORTHODOX,
        defaults: &[
            "off", "12x8", "columns", "a", "off", "mutual", "off", "contact", "hard", "off", "on", "off",
        ],
    },
    three_way::THREE_WAY,
    three_way::HEIRS,
    Preset {
        name: "chess",
        title: "Chess",
        summary: "Orthodox chess, for practice.",
        base: Base::Chess,
        options: ORTHODOX,
        defaults: &["off", "12x8", "columns", "a", "off", "mutual", "off", "contact", "off", "off", "on", "off"],
    },
];

impl Preset {
    /// All games there are.
    #[must_use]
    pub const fn all() -> &'static [Self] {
        PRESETS
    }

    /// The game of a name, in any case.
    #[must_use]
    pub fn named(name: &str) -> Option<&'static Self> {
        PRESETS.iter().find(|preset| preset.name.eq_ignore_ascii_case(name.trim()))
    }

    /// The sides in seat order when the preset is played with its defaults.
    #[must_use]
    pub fn sides(&'static self) -> &'static [Side] {
        Setup::new(self).sides()
    }
}

/// What a table has chosen: a preset and a value for each of its options, checked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setup {
    preset: &'static Preset,
    /// A value for each option, in the preset's order.
    values: Vec<&'static str>,
    /// The position to start from in its exact text, where it is not the start position.
    pub position: Option<String>,
}

/// Why a table cannot be set up.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum SetupError {
    /// No such game.
    #[error("there is no game {name:?}; the games are {}", names())]
    UnknownGame {
        /// What was typed, shortened.
        name: String,
    },
    /// No such option.
    #[error("{game} has no option {name:?}; its options are {}", option_names(.game))]
    UnknownOption {
        /// The preset's name.
        game: &'static str,
        /// What was typed, shortened.
        name: String,
    },
    /// The option has no such value.
    #[error("{option} cannot be {value:?}; it is one of {}", values_of(.option))]
    UnknownValue {
        /// The option.
        option: &'static str,
        /// What was typed, shortened.
        value: String,
    },
    /// The option would decide nothing.
    #[error("{option} means something only with {needs}={value}")]
    Idle {
        /// The option.
        option: &'static str,
        /// The option it needs.
        needs: &'static str,
        /// The values of that one that will do.
        value: String,
    },
    /// The position cannot be read.
    #[error("{0}")]
    Position(#[from] crate::notation::PositionError),
}

fn names() -> String {
    PRESETS.iter().map(|preset| preset.name).collect::<Vec<_>>().join(", ")
}

fn option_names(game: &str) -> String {
    let options = Preset::named(game).map_or(&[][..], |preset| preset.options);
    options.iter().map(|option| option.name).collect::<Vec<_>>().join(", ")
}

fn values_of(option: &str) -> String {
    let spec = PRESETS.iter().flat_map(|preset| preset.options).find(|spec| spec.name == option);
    let values = spec.map_or(&[][..], |spec| spec.values);
    values.iter().map(|(value, _)| *value).collect::<Vec<_>>().join(", ")
}

fn shorten(text: &str) -> String {
    const SHOWN: usize = 30;
    text.chars().filter(|c| !c.is_control()).take(SHOWN).collect()
}

impl Setup {
    /// A preset with its defaults, from the start position.
    #[must_use]
    pub fn new(preset: &'static Preset) -> Self {
        Self { preset, values: preset.defaults.to_vec(), position: None }
    }

    /// A preset by name with options as `name=value` texts (`name` alone is `name=on`), later ones overruling earlier ones.
    ///
    /// # Errors
    /// What is not known, with what is; or which option would decide nothing.
    pub fn parse<'a>(game: &str, options: impl IntoIterator<Item = &'a str>) -> Result<Self, SetupError> {
        let preset = Preset::named(game).ok_or_else(|| SetupError::UnknownGame { name: shorten(game) })?;
        let mut setup = Self::new(preset);
        let mut set = Vec::new();
        for option in options {
            // An option's bare name switches it on.
            let (name, value) = option.split_once('=').unwrap_or((option, ""));
            set.push(setup.set(name.trim(), value.trim())?);
        }
        for option in set {
            if let Some((needs, values)) = option.needs
                && !values.contains(&setup.get(needs))
                && setup.get(option.name) != setup.default_of(option.name)
            {
                return Err(SetupError::Idle { option: option.name, needs, value: values.join(" or ") });
            }
        }
        Ok(setup)
    }

    fn set(&mut self, name: &str, value: &str) -> Result<&'static OptionSpec, SetupError> {
        let preset = self.preset;
        let found = preset.options.iter().zip(&mut self.values).find(|(spec, _)| {
            spec.name.eq_ignore_ascii_case(name) || spec.name.replace('_', "-").eq_ignore_ascii_case(name)
        });
        let Some((spec, slot)) = found else {
            return Err(SetupError::UnknownOption { game: preset.name, name: shorten(name) });
        };
        let value = spec
            .read(value)
            .ok_or_else(|| SetupError::UnknownValue { option: spec.name, value: shorten(value) })?;
        *slot = value;
        Ok(spec)
    }

    /// The preset.
    #[must_use]
    pub const fn preset(&self) -> &'static Preset {
        self.preset
    }

    /// The value of an option; empty for an option the preset does not have.
    #[must_use]
    pub fn get(&self, name: &str) -> &'static str {
        let found = self.preset.options.iter().zip(&self.values).find(|(spec, _)| spec.name == name);
        found.map_or("", |(_, value)| value)
    }

    fn default_of(&self, name: &str) -> &'static str {
        let found = self.preset.options.iter().zip(self.preset.defaults).find(|(spec, _)| spec.name == name);
        found.map_or("", |(_, value)| value)
    }

    /// Whether an on/off option is on.
    #[must_use]
    pub fn is_on(&self, name: &str) -> bool {
        self.get(name) == "on"
    }

    /// The options that are not at the preset's default, as `name=value` in the preset's order: what is
    /// stored and shown. Reading it with [`Setup::parse`] gives the same table.
    #[must_use]
    pub fn options_text(&self) -> String {
        let specs = self.preset.options.iter().zip(&self.values).zip(self.preset.defaults);
        let changed = specs.filter(|((_, value), default)| value != default);
        changed.map(|((spec, value), _)| format!("{}={value}", spec.name)).collect::<Vec<_>>().join(" ")
    }

    /// The sides in seat order.
    #[must_use]
    pub fn sides(&self) -> &'static [Side] {
        if self.preset.base == Base::ThreeWay {
            return &[Side::White, Side::Red, Side::Black];
        }
        if self.is_on("lasers") { &[Side::Blue, Side::Red] } else { &[Side::White, Side::Black] }
    }
}

impl OptionSpec {
    /// The value a typed text stands for; on/off options take yes, no, true, false, 1 and 0 too.
    fn read(&self, text: &str) -> Option<&'static str> {
        let plain = text.to_ascii_lowercase();
        let plain = if self.values == ON_OFF {
            match plain.as_str() {
                "true" | "yes" | "1" | "" => "on".to_owned(),
                "false" | "no" | "0" => "off".to_owned(),
                _ => plain,
            }
        } else {
            plain
        };
        self.values.iter().map(|(value, _)| *value).find(|value| *value == plain)
    }
}
