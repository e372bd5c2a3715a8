//! Lists the catalogues, so that a further language is a folder of files.

use std::error::Error;
use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs};

fn main() -> Result<(), Box<dyn Error>> {
    println!("cargo::rerun-if-changed=locales");
    let locales = Path::new(&env::var("CARGO_MANIFEST_DIR")?).join("locales");
    let mut code = String::from("const CATALOGUES: &[(&str, &[&str])] = &[\n");
    for language in sorted(&locales)? {
        let name = language.file_name().and_then(|name| name.to_str()).ok_or("a name that is no text")?;
        write!(code, "    ({name:?}, &[")?;
        for file in sorted(&language)? {
            write!(code, "include_str!({:?}), ", file.display().to_string())?;
        }
        code += "]),\n";
    }
    code += "];\n";
    fs::write(PathBuf::from(env::var("OUT_DIR")?).join("catalogues.rs"), code)?;
    Ok(())
}

fn sorted(folder: &Path) -> Result<Vec<PathBuf>, Box<dyn Error>> {
    let mut paths =
        fs::read_dir(folder)?.map(|entry| Ok(entry?.path())).collect::<Result<Vec<_>, Box<dyn Error>>>()?;
    paths.sort();
    Ok(paths)
}
