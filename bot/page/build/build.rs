//! Makes of the page's files what is sent: without comments, the modules that a page begins with as one, each file also compressed,
//! and all in a folder whose name changes with them, so that a browser may keep them for ever.

mod modules;

use std::collections::{BTreeMap, BTreeSet};
use std::error::Error;
use std::hash::{DefaultHasher, Hash as _, Hasher as _};
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs};

use flate2::Compression;
use flate2::write::GzEncoder;

/// The folder of the files, without the hash.
const FOLDER: &str = "assets/";
/// The page that is the chat, and what lies beside it.
const CHAT: &str = "index.html";
const WORKER: &str = "worker.js";
const MANIFEST: &str = "manifest.json";
/// The drawings of the pieces, from which pictures are drawn, too.
const PIECES: &str = "../../render/assets/pieces";

fn main() -> Result<(), Box<dyn Error>> {
    println!("cargo::rerun-if-changed=src/page");
    let sources = Path::new(&env::var("CARGO_MANIFEST_DIR")?).join("src/page");
    let out = PathBuf::from(env::var("OUT_DIR")?);
    let (mut files, mut scripts, mut pages) = (BTreeMap::new(), BTreeMap::new(), BTreeMap::new());
    for entry in fs::read_dir(&sources)? {
        let entry = entry?;
        let name = entry.file_name().into_string().map_err(|_| "a name that is no text")?;
        let bytes = fs::read(entry.path())?;
        match name.rsplit_once('.') {
            Some((_, "js")) => drop(scripts.insert(name, without_comments(str::from_utf8(&bytes)?))),
            Some((_, "html")) => drop(pages.insert(name, String::from_utf8(bytes)?)),
            _ => drop(files.insert(name, bytes)),
        }
    }
    let worker = scripts.remove(WORKER).ok_or(WORKER)?;
    let manifest = String::from_utf8(files.remove(MANIFEST).ok_or(MANIFEST)?)?;
    let first: BTreeSet<_> = pages.values().filter_map(|page| script(page)).collect();
    let scripts = modules::bundled(&scripts, &first)?;
    files.extend(scripts.into_iter().map(|(name, text)| (name, text.into_bytes())));
    println!("cargo::rerun-if-changed={PIECES}");
    files.insert("pieces.svg".to_owned(), pieces()?.into_bytes());
    let mut hasher = DefaultHasher::new();
    (&files, &pages, &worker, &manifest).hash(&mut hasher);
    let folder = format!("{FOLDER}{:016x}/", hasher.finish());

    // The worker and the manifest lie where the pages do; the worker keeps the files of the chat.
    let chat = pages.get(CHAT).and_then(|page| script(page));
    let kept: Vec<_> =
        files.keys().filter(|name| !first.contains(*name) || chat.as_ref() == Some(name)).collect();
    let beside = [(WORKER, worker.replace("FILES", &format!("{kept:?}"))), (MANIFEST, manifest)];
    let pages = pages.into_iter().chain(beside.map(|(name, file)| (name.to_owned(), file)));
    for (name, file) in pages {
        write_file(&out, &name, file.replace(FOLDER, &folder).as_bytes())?;
    }

    let mut code = format!("const FOLDER: &str = \"/{folder}\";\n");
    code += &format!("const ASSETS: [(&str, Asset); {}] = [\n", files.len());
    for (name, bytes) in &files {
        let kind = match name.rsplit_once('.').map(|(_, ending)| ending) {
            Some("css") => "CSS",
            Some("js") => "SCRIPT",
            Some("svg") => "SVG",
            Some("png") => "PNG",
            _ => return Err(format!("{name}: a file of this kind is not sent").into()),
        };
        write_file(&out, name, bytes)?;
        code += &format!("    (\"{name}\", asset!({kind}, \"{name}\")),\n");
    }
    code += "];\n";
    fs::write(out.join("assets.rs"), code)?;
    Ok(())
}

/// A module without the lines that are for its readers alone.
fn without_comments(text: &str) -> String {
    let mut within = false;
    let mut sent = String::new();
    for line in text.lines() {
        let start = line.trim_start();
        within |= start.starts_with("/**");
        if !within && !start.starts_with("//") {
            sent.push_str(start);
            sent.push('\n');
        }
        within &= !line.ends_with("*/");
    }
    sent
}

/// The module that a page begins with.
fn script(page: &str) -> Option<String> {
    let (_, script) = page.split_once("<script type=\"module\" src=\"")?;
    let (path, _) = script.split_once('"')?;
    Some(path.rsplit_once('/')?.1.to_owned())
}

/// All pieces in one drawing, each as a symbol by its name. Their colours and markings are set where they are used.
fn pieces() -> Result<String, Box<dyn Error>> {
    let folder = Path::new(&env::var("CARGO_MANIFEST_DIR")?).join(PIECES);
    let mut drawings = BTreeMap::new();
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        let name = path.file_stem().and_then(|name| name.to_str()).ok_or("a name that is no text")?;
        drawings.insert(name.to_owned(), fs::read_to_string(&path)?);
    }
    let mut all = String::from("<svg xmlns=\"http://www.w3.org/2000/svg\">");
    for (name, drawing) in drawings {
        let (_, inner) = drawing.split_once('>').ok_or("a drawing without an element")?;
        let (inner, _) = inner.rsplit_once("</svg>").ok_or("a drawing without an end")?;
        let inner = match inner.split_once("-->") {
            Some((_, drawn)) => drawn,
            None => inner,
        };
        // Each has its own clip under the same name.
        let inner = inner.replace("\"figure\"", &format!("\"figure-{name}\""));
        let inner = inner.replace("#figure)", &format!("#figure-{name})"));
        all += &format!("<symbol id=\"piece-{name}\" viewBox=\"0 0 100 100\">{}</symbol>", inner.trim());
    }
    Ok(all + "</svg>")
}

/// Writes a file as it is, and compressed.
fn write_file(out: &Path, name: &str, bytes: &[u8]) -> Result<(), Box<dyn Error>> {
    fs::write(out.join(name), bytes)?;
    let mut encoder = GzEncoder::new(Vec::new(), Compression::best());
    encoder.write_all(bytes)?;
    fs::write(out.join(format!("{name}.gz")), encoder.finish()?)?;
    Ok(())
}
