//! The table of commands as Discord's slash commands.

use serde::Serialize;
use serenity::model::Permissions;

use crate::account::catalogue::{ON_MESSAGE, ON_PERSON, ROOTS, RootCommand};
use crate::account::localizations::{Localizations, english, english_part, in_languages, part_of};
use lasermate_domain::command::{CommandBranch, CommandOption, CommandSpec, CompletionSource, OptionKind};
use lasermate_domain::port::CommandId;

/// A slash command, as it is sent.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct SlashCommand {
    #[serde(rename = "type")]
    kind: u8,
    /// What is typed after the slash.
    pub name: String,
    /// What it does; commands on people and messages have none.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub description: String,
    #[serde(skip_serializing_if = "Localizations::is_empty")]
    pub description_localizations: Localizations,
    /// What commands on people and messages are called.
    #[serde(skip_serializing_if = "Localizations::is_empty")]
    pub name_localizations: Localizations,
    /// Its options, required ones first, or its subcommands.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub options: Vec<SlashOption>,
    /// Who sees it, until a server decides otherwise.
    #[serde(skip_serializing_if = "Option::is_none")]
    default_member_permissions: Option<String>,
    /// Which kinds of installation bring it.
    integration_types: Vec<u8>,
    contexts: Vec<u8>,
}

/// An option of a slash command, or a subcommand.
#[derive(Default, Clone, Debug, PartialEq, Eq, Serialize)]
pub struct SlashOption {
    /// Its kind, by Discord's number.
    #[serde(rename = "type")]
    pub kind: u8,
    pub name: String,
    pub description: String,
    #[serde(skip_serializing_if = "Localizations::is_empty")]
    pub description_localizations: Localizations,
    /// Whether it must be given.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub required: bool,
    /// Its own options: of a subcommand, or the subcommands of a group.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub options: Vec<SlashOption>,
    /// Its values, where it has a list of them.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub choices: Vec<SlashChoice>,
    /// Whether it is completed while it is typed.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub autocomplete: Option<bool>,
    /// The most characters of a text.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub max_length: Option<u16>,
}

/// A value of an option.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct SlashChoice {
    pub name: String,
    #[serde(skip_serializing_if = "Localizations::is_empty")]
    pub name_localizations: Localizations,
    pub value: String,
}

impl SlashCommand {
    /// Whether it is typed, and not a command on people or messages.
    pub const fn is_typed(&self) -> bool {
        self.kind == kind::CHAT_INPUT
    }
}

/// Discord's numbers for kinds of options.
mod kind {
    pub const CHAT_INPUT: u8 = 1;
    pub const ON_PERSON: u8 = 2;
    pub const ON_MESSAGE: u8 = 3;
    pub const SUBCOMMAND: u8 = 1;
    pub const GROUP: u8 = 2;
    pub const TEXT: u8 = 3;
    pub const USER: u8 = 6;
    pub const ATTACHMENT: u8 = 11;
}

/// Discord's numbers for how the bot was installed, and for where a command is used.
mod reach {
    pub const GUILD_INSTALL: u8 = 0;
    pub const USER_INSTALL: u8 = 1;
    pub const GUILD: u8 = 0;
    pub const BOT_DM: u8 = 1;
    pub const OTHER_DM: u8 = 2;
}

/// The name of the option for a file with a record.
pub const FILE: &str = "file";
/// The most characters that Discord lets anybody type into an option.
const TYPED: u16 = 6000;

/// Everything that is registered: what stands at the top, the roots of the others, and what is on people and messages.
pub fn all() -> Vec<SlashCommand> {
    let top = CommandBranch::Top.commands().into_iter().map(top);
    let roots = ROOTS.iter().map(root);
    let challenge = SlashCommand {
        kind: kind::ON_PERSON,
        name: ON_PERSON.to_owned(),
        description: String::new(),
        description_localizations: Localizations::new(),
        name_localizations: in_languages("discord-on-person"),
        options: Vec::new(),
        ..top_of(CommandId::Challenge)
    };
    let open = SlashCommand {
        kind: kind::ON_MESSAGE,
        name: ON_MESSAGE.to_owned(),
        description: String::new(),
        description_localizations: Localizations::new(),
        name_localizations: in_languages("discord-on-message"),
        options: Vec::new(),
        ..top_of(CommandId::Import)
    };
    top.chain(roots).chain([challenge, open]).collect()
}

/// The same without what is for operators, where none of them is on Discord: it lists a command to all who manage a server.
pub fn without_operators(mut commands: Vec<SlashCommand>) -> Vec<SlashCommand> {
    for command in &mut commands {
        command.options.retain(|option| {
            option.kind != kind::SUBCOMMAND
                || CommandSpec::named(&option.name).is_none_or(CommandSpec::is_offered)
        });
    }
    commands
}

fn top_of(id: CommandId) -> SlashCommand {
    top(CommandSpec::of(id))
}

fn top(spec: &CommandSpec) -> SlashCommand {
    let (integration_types, contexts) = reach_of(!spec.facts.needs_bot);
    SlashCommand {
        kind: kind::CHAT_INPUT,
        name: spec.name.to_owned(),
        description: english(spec.name),
        description_localizations: in_languages(spec.name),
        name_localizations: Localizations::new(),
        options: spec.options.iter().flat_map(|own| options(spec, own)).collect(),
        default_member_permissions: None,
        integration_types,
        contexts,
    }
}

fn root(root: &RootCommand) -> SlashCommand {
    // Discord knows one reach for all of them; what needs the bot itself says so where it is missing.
    let (integration_types, contexts) = reach_of(root.commands().any(|spec| !spec.facts.needs_bot));
    let groups = root.groups.iter().map(|group| SlashOption {
        kind: kind::GROUP,
        name: group.name.to_owned(),
        description: english(group.message),
        description_localizations: in_languages(group.message),
        options: subcommands(group.branch).collect(),
        ..SlashOption::default()
    });
    SlashCommand {
        kind: kind::CHAT_INPUT,
        name: root.name.to_owned(),
        description: english(root.message),
        description_localizations: in_languages(root.message),
        name_localizations: Localizations::new(),
        options: subcommands(root.branch).chain(groups).collect(),
        default_member_permissions: root.manages.then(|| managers().bits().to_string()),
        integration_types,
        contexts,
    }
}

fn subcommands(branch: CommandBranch) -> impl Iterator<Item = SlashOption> {
    branch.commands().into_iter().map(|spec| SlashOption {
        kind: kind::SUBCOMMAND,
        name: spec.name.to_owned(),
        description: english(spec.name),
        description_localizations: in_languages(spec.name),
        options: spec.options.iter().flat_map(|own| options(spec, own)).collect(),
        ..SlashOption::default()
    })
}

/// Which installations bring a command, and where it is offered: people bring along what does without the bot itself.
fn reach_of(anywhere: bool) -> (Vec<u8>, Vec<u8>) {
    use reach::{BOT_DM, GUILD, GUILD_INSTALL, OTHER_DM, USER_INSTALL};
    if anywhere {
        (vec![GUILD_INSTALL, USER_INSTALL], vec![GUILD, BOT_DM, OTHER_DM])
    } else {
        (vec![GUILD_INSTALL], vec![GUILD, BOT_DM])
    }
}

/// Who may manage a channel's games: a member with any of these.
pub fn managers() -> Permissions {
    Permissions::MANAGE_CHANNELS
}

/// The options of Discord's for one of ours: a record can be typed, or be a file.
fn options(spec: &CommandSpec, own: &CommandOption) -> impl Iterator<Item = SlashOption> {
    let file = (own.kind == OptionKind::Record).then(|| SlashOption {
        kind: kind::ATTACHMENT,
        name: FILE.to_owned(),
        description: english("discord-file"),
        description_localizations: in_languages("discord-file"),
        ..SlashOption::default()
    });
    let own = option(spec, own);
    [SlashOption { required: own.required && file.is_none(), ..own }].into_iter().chain(file)
}

fn option(spec: &CommandSpec, own: &CommandOption) -> SlashOption {
    let completed = own.complete != CompletionSource::No;
    // Discord takes either a list or completion; completion shows the list too, and fewer of it where fewer fit.
    let (kind, choices, max_length) = match own.kind {
        OptionKind::Person => (kind::USER, Vec::new(), None),
        OptionKind::Text(most) => (kind::TEXT, Vec::new(), Some(most)),
        OptionKind::Record => (kind::TEXT, Vec::new(), Some(TYPED)),
        OptionKind::Choice(_) if completed => (kind::TEXT, Vec::new(), None),
        OptionKind::Choice(values) => {
            let choices = values.iter().map(|value| {
                let part = format!("{}-{value}", own.name);
                SlashChoice {
                    name: english_part(spec.name, &part),
                    name_localizations: part_of(spec.name, &part),
                    value: (*value).to_owned(),
                }
            });
            (kind::TEXT, choices.collect(), None)
        }
    };
    SlashOption {
        kind,
        name: own.name.to_owned(),
        description: english_part(spec.name, own.name),
        description_localizations: part_of(spec.name, own.name),
        required: own.required,
        choices,
        autocomplete: completed.then_some(true),
        max_length,
        options: Vec::new(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn json(name: &str) -> serde_json::Value {
        let found = all().into_iter().find(|command| command.name == name).unwrap();
        serde_json::to_value(found).unwrap()
    }

    #[test]
    fn about_ten_commands_stand_at_the_top() {
        let slash = all().into_iter().filter(|command| command.kind == kind::CHAT_INPUT);
        let names: Vec<_> = slash.map(|command| command.name).collect();
        let top = "challenge move pact board watch games rules puzzle profile help";
        assert_eq!(
            names.join(" "),
            format!("{top} lasermate lasermate-away lasermate-study lasermate-admin")
        );
    }

    #[test]
    fn what_is_for_operators_is_listed_where_there_are_any() {
        let listed = |commands: Vec<SlashCommand>| -> Vec<String> {
            let admin = commands.into_iter().find(|command| command.name == "lasermate-admin").unwrap();
            admin.options.into_iter().map(|option| option.name).collect()
        };
        let [with, without] = [all(), without_operators(all())].map(listed);
        assert!(with.contains(&"operator".to_owned()) && !without.contains(&"operator".to_owned()));
        assert_eq!(with.len(), without.len() + 1);
    }

    #[test]
    fn each_text_is_there_in_every_language() {
        fn below(above: &str, own: &SlashOption, found: &mut Vec<(String, Localizations)>) {
            let place = format!("{above} {}", own.name);
            found.push((place.clone(), own.description_localizations.clone()));
            let choices = own.choices.iter();
            found.extend(
                choices
                    .map(|choice| (format!("{place} {}", choice.value), choice.name_localizations.clone())),
            );
            own.options.iter().for_each(|option| below(&place, option, found));
        }
        let mut found = Vec::new();
        for command in all() {
            let typed = command.is_typed();
            let texts = if typed { command.description_localizations } else { command.name_localizations };
            found.push((command.name.clone(), texts));
            command.options.iter().for_each(|option| below(&command.name, option, &mut found));
        }
        let lacking: Vec<_> = found
            .iter()
            .filter(|(_, texts)| texts.keys().copied().ne(["de", "es-419", "es-ES", "fr", "it", "pt-BR"]))
            .map(|(place, _)| place)
            .collect();
        assert!(lacking.is_empty(), "not in every language: {lacking:?}");
    }

    #[test]
    fn settings_are_offered_to_those_who_manage_channels() {
        assert_eq!(json("lasermate-admin")["default_member_permissions"], "16");
        assert!(json("move").get("default_member_permissions").is_none());
        assert!(json("lasermate").get("default_member_permissions").is_none());
    }

    #[test]
    fn what_does_without_the_bot_itself_can_be_brought_along_by_a_person() {
        let guests = ["challenge", "move", "help", "lasermate", "lasermate-study", ON_MESSAGE, ON_PERSON];
        for name in guests {
            assert_eq!(json(name)["integration_types"], serde_json::json!([0, 1]), "{name}");
            assert_eq!(json(name)["contexts"], serde_json::json!([0, 1, 2]), "{name}");
        }
        for name in ["watch", "lasermate-admin"] {
            assert_eq!(json(name)["integration_types"], serde_json::json!([0]), "{name}");
            assert_eq!(json(name)["contexts"], serde_json::json!([0, 1]), "{name}");
        }
    }

    #[test]
    fn a_list_of_values_and_completion_never_stand_together() {
        fn each(options: &[SlashOption]) {
            for option in options {
                assert!(option.choices.is_empty() || option.autocomplete.is_none(), "{}", option.name);
                each(&option.options);
            }
        }
        all().iter().for_each(|command| each(&command.options));
        let groups = json("lasermate")["options"].as_array().unwrap().clone();
        let variant = groups.iter().find(|option| option["name"] == "variant").unwrap();
        let lifeline = variant["options"].as_array().unwrap().iter().find(|own| own["name"] == "lifeline");
        assert_eq!(lifeline.unwrap()["options"][0]["autocomplete"], true);
    }
}
