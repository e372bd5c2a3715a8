//! Writes the program's manual pages and its completions for shells: `pages MAN-FOLDER COMPLETIONS-FOLDER`.

use std::path::PathBuf;
use std::{env, fs, io};

use clap_complete::Shell;

fn main() -> io::Result<()> {
    let mut folders = env::args_os().skip(1).map(PathBuf::from);
    let (Some(man), Some(completions)) = (folders.next(), folders.next()) else {
        return Err(io::Error::other("usage: pages MAN-FOLDER COMPLETIONS-FOLDER"));
    };
    for folder in [&man, &completions] {
        fs::create_dir_all(folder)?;
    }
    clap_mangen::generate_to(lasermate::command(), &man)?;
    for shell in [Shell::Bash, Shell::Zsh, Shell::Fish] {
        clap_complete::generate_to(shell, &mut lasermate::command(), "lasermate", &completions)?;
    }
    Ok(())
}
