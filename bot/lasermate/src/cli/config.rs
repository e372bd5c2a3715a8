//! `lasermate config`: a settings file with everything in it, commented out.

use std::io::{self, Write};
use std::process::ExitCode;

use clap::{Arg, ArgAction, CommandFactory as _};

use crate::config_file;
use crate::networks;
use crate::program::Program;

/// How wide comments are, in characters.
const WIDTH: usize = 96;

const HEAD: &str = "\
# The settings of Lasermate. A line counts without the # before it; what is empty is not set. Each setting can
# also be given on the command line (--listen), which comes first, and in the environment (LASERMATE_LISTEN), which
# comes before this file: lasermate --config FILE, or LASERMATE_CONFIG. The values are the defaults.
";

/// Prints the file.
pub(super) fn write(out: &mut impl Write) -> io::Result<ExitCode> {
    out.write_all(HEAD.as_bytes())?;
    let token = networks::secrets().next().unwrap_or_default();
    writeln!(out, "# Tokens don't belong here: {token}_FILE names a file that holds one.")?;
    for (key, argument) in config_file::settings(&Program::command()) {
        writeln!(out)?;
        let help = argument.get_help().map(ToString::to_string).unwrap_or_default();
        for line in wrapped(&help) {
            writeln!(out, "# {line}")?;
        }
        writeln!(out, "#{key} = {}", default(argument))?;
    }
    Ok(ExitCode::SUCCESS)
}

/// A setting's default in TOML.
fn default(argument: &Arg) -> String {
    // Without escapes in it this is TOML too.
    let defaults = argument.get_default_values().iter().map(|value| format!("{:?}", value.to_string_lossy()));
    let mut defaults = defaults.collect::<Vec<_>>();
    match argument.get_action() {
        ArgAction::SetTrue => "false".to_owned(),
        ArgAction::Append => format!("[{}]", defaults.join(", ")),
        _ => defaults.pop().unwrap_or_else(|| "\"\"".to_owned()),
    }
}

fn wrapped(text: &str) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for word in text.split_whitespace() {
        match lines.last_mut() {
            Some(line) if line.chars().count() + 1 + word.chars().count() <= WIDTH => {
                line.push(' ');
                line.push_str(word);
            }
            _ => lines.push(word.to_owned()),
        }
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    fn printed() -> String {
        let mut out = Vec::new();
        write(&mut out).unwrap();
        String::from_utf8(out).unwrap()
    }

    /// Every line of it is read when the sign before it goes, and changes nothing.
    #[test]
    fn every_setting_is_in_the_file_with_its_default() {
        let printed = printed();
        let is_setting = |line: &&str| line.starts_with('#') && !line.starts_with("# ");
        let lines: Vec<_> = printed.lines().filter(is_setting).map(|line| &line[1..]).collect();
        let command = Program::command();
        assert_eq!(lines.len(), config_file::settings(&command).count());
        let file = tempfile::NamedTempFile::new().unwrap();
        std::fs::write(file.path(), lines.join("\n")).unwrap();
        let said = config_file::read(file.path(), &command).unwrap();
        for (key, argument) in config_file::settings(&command) {
            let given = said.get(key).map(String::as_str).filter(|text| *text != "false");
            let defaults = argument.get_default_values().first();
            let is_switch = !argument.get_action().takes_values();
            let default = defaults.and_then(|value| value.to_str()).filter(|_| !is_switch);
            assert_eq!(given, default, "{key}");
        }
        assert!(printed.lines().all(|line| line.len() <= 120));
        assert!(printed.contains("\n# The folder of the database"), "{printed}");
        assert!(
            printed.contains("\n#data = \"./data\"\n") && printed.contains("\n#hosts = []\n"),
            "{printed}"
        );
    }
}
