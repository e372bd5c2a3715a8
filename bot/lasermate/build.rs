//! What `--version` says: the version, the commit of a release build, and the networks that are built in.

use std::env;
use std::path::Path;
use std::process::Command;

/// Says the commit where there is no repository, as in an archive of the sources.
const COMMIT: &str = "LASERMATE_COMMIT";
/// What a commit writes to, below the repository's folder.
const MOVED: [&str; 2] = ["logs/HEAD", "HEAD"];

fn main() {
    println!("cargo::rerun-if-env-changed={COMMIT}");
    println!("cargo::rerun-if-changed=build.rs");
    // Development builds don't say it, so that a commit builds nothing again.
    let is_release = env::var("PROFILE").is_ok_and(|profile| profile == "release");
    let given = env::var(COMMIT).ok().filter(|commit| !commit.is_empty());
    let commit = given.or_else(|| if is_release { commit() } else { Some("development".to_owned()) });
    // Every feature is a network.
    let features =
        env::vars().filter_map(|(name, _)| Some(name.strip_prefix("CARGO_FEATURE_")?.to_lowercase()));
    let mut networks: Vec<_> = features.filter(|name| name != "default").collect();
    networks.sort_unstable();
    let parts: Vec<_> =
        [commit.unwrap_or_else(|| "unknown".to_owned())].into_iter().chain(networks).collect();
    let version = env::var("CARGO_PKG_VERSION").unwrap_or_default();
    println!("cargo::rustc-env=BUILT_VERSION={version} ({})", parts.join(", "));
}

/// The commit that is checked out, if Git knows.
fn commit() -> Option<String> {
    let folder = git(&["rev-parse", "--absolute-git-dir"])?;
    for file in MOVED.map(|name| Path::new(&folder).join(name)).iter().filter(|file| file.exists()) {
        println!("cargo::rerun-if-changed={}", file.display());
    }
    git(&["rev-parse", "--short=10", "HEAD"])
}

fn git(arguments: &[&str]) -> Option<String> {
    let output =
        Command::new("git").args(arguments).output().ok().filter(|output| output.status.success())?;
    Some(String::from_utf8(output.stdout).ok()?.trim().to_owned())
}
