//! The table of commands as Discord's slash commands.

use serde::Serialize;
use serenity::model::Permissions;

use lasermate_core::command::{COMMANDS, CommandSpec, Complete, OptionKind, OptionSpec, Who};
use lasermate_core::present::text;

/// A slash command, as it is sent.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct SlashCommand {
    #[serde(rename = "type")]
    kind: u8,
    /// What is typed after the slash.
    pub name: String,
    /// What it does.
    pub description: String,
    /// Its options, required ones first.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub options: Vec<SlashOption>,
    /// Who sees it, until a server decides otherwise.
    #[serde(skip_serializing_if = "Option::is_none")]
    default_member_permissions: Option<String>,
    /// Which kinds of installation bring it.
    integration_types: Vec<u8>,
    /// Where it is offered.
    contexts: Vec<u8>,
}

/// An option of a slash command.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct SlashOption {
    /// Its kind, by Discord's number.
    #[serde(rename = "type")]
    pub kind: u8,
    /// Its name.
    pub name: String,
    /// What it is.
    pub description: String,
    /// Whether it must be given.
    pub required: bool,
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
    /// What is shown.
    pub name: String,
    /// What is sent.
    pub value: String,
}

/// Discord's numbers for kinds of options.
mod kind {
    pub const CHAT_INPUT: u8 = 1;
    pub const TEXT: u8 = 3;
    pub const USER: u8 = 6;
}

/// Discord's numbers for how the bot was installed, and for where a command is used.
mod reach {
    pub const GUILD_INSTALL: u8 = 0;
    pub const USER_INSTALL: u8 = 1;
    pub const GUILD: u8 = 0;
    pub const BOT_DM: u8 = 1;
    pub const OTHER_DM: u8 = 2;
}

/// Every command of the table.
pub fn all() -> Vec<SlashCommand> {
    COMMANDS.iter().map(command).collect()
}

fn command(spec: &CommandSpec) -> SlashCommand {
    use reach::{BOT_DM, GUILD, GUILD_INSTALL, OTHER_DM, USER_INSTALL};
    let (integration_types, contexts) = if spec.facts.anywhere {
        (vec![GUILD_INSTALL, USER_INSTALL], vec![GUILD, BOT_DM, OTHER_DM])
    } else {
        (vec![GUILD_INSTALL], vec![GUILD, BOT_DM])
    };
    SlashCommand {
        kind: kind::CHAT_INPUT,
        name: spec.name.to_owned(),
        description: shown(spec.help),
        options: spec.options.iter().map(option).collect(),
        default_member_permissions: (spec.who == Who::Admins).then(|| managers().bits().to_string()),
        integration_types,
        contexts,
    }
}

/// A description, which links nothing.
fn shown(help: &str) -> String {
    text::command::prefixed(help, "/")
}

/// Who may manage a channel's games: a member with any of these.
pub fn managers() -> Permissions {
    Permissions::MANAGE_CHANNELS
}

fn option(own: &OptionSpec) -> SlashOption {
    let completed = own.complete != Complete::No;
    // Discord takes either a list or completion; completion shows the list too, and fewer of it where fewer fit.
    let (kind, choices, max_length) = match own.kind {
        OptionKind::Person => (kind::USER, Vec::new(), None),
        OptionKind::Text(most) => (kind::TEXT, Vec::new(), Some(most)),
        OptionKind::Choice(_) if completed => (kind::TEXT, Vec::new(), None),
        OptionKind::Choice(values) => (kind::TEXT, values.iter().map(choice).collect(), None),
    };
    SlashOption {
        kind,
        name: own.name.to_owned(),
        description: shown(own.help),
        required: own.required,
        choices,
        autocomplete: completed.then_some(true),
        max_length,
    }
}

fn choice(&(sent, shown): &(&'static str, &'static str)) -> SlashChoice {
    SlashChoice { name: shown.to_owned(), value: sent.to_owned() }
}

#[cfg(test)]
mod tests {
    use super::*;
    use lasermate_core::command::CommandId;

    fn json(id: CommandId) -> serde_json::Value {
        serde_json::to_value(command(CommandSpec::of(id))).unwrap()
    }

    #[test]
    fn settings_are_offered_to_those_who_manage_channels() {
        assert_eq!(json(CommandId::Settings)["default_member_permissions"], "16");
        assert!(json(CommandId::Move).get("default_member_permissions").is_none());
    }

    #[test]
    fn what_posts_nothing_can_be_brought_along_by_a_person() {
        assert_eq!(json(CommandId::Help)["integration_types"], serde_json::json!([0, 1]));
        assert_eq!(json(CommandId::Move)["integration_types"], serde_json::json!([0]));
    }

    #[test]
    fn a_list_of_values_and_completion_never_stand_together() {
        for command in all() {
            for option in command.options {
                assert!(option.choices.is_empty() || option.autocomplete.is_none(), "{}", option.name);
            }
        }
        assert_eq!(json(CommandId::Lifeline)["options"][0]["autocomplete"], true);
    }
}
