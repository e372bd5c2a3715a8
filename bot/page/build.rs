//! Makes of the page's files what is sent: without comments, each also compressed, all in a folder whose name changes with them,
//! so that a browser may keep them for ever, and pages that name all modules they begin with, so that none waits for another.

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
/// The drawings of the pieces, from which pictures are drawn, too.
const PIECES: &str = "../../render/assets/pieces";

fn main() -> Result<(), Box<dyn Error>> {
    println!("cargo::rerun-if-changed=src/page");
    let sources = Path::new(&env::var("CARGO_MANIFEST_DIR")?).join("src/page");
    let out = PathBuf::from(env::var("OUT_DIR")?);
    let mut files = BTreeMap::new();
    for entry in fs::read_dir(&sources)? {
        let entry = entry?;
        let name = entry.file_name().into_string().map_err(|_| "a name that is no text")?;
        let bytes = fs::read(entry.path())?;
        let is_module = name.ends_with(".js");
        let sent = if is_module { without_comments(str::from_utf8(&bytes)?).into_bytes() } else { bytes };
        files.insert(name, sent);
    }
    println!("cargo::rerun-if-changed={PIECES}");
    files.insert("pieces.svg".to_owned(), pieces()?.into_bytes());
    let mut hasher = DefaultHasher::new();
    files.hash(&mut hasher);
    let folder = format!("{FOLDER}{:016x}/", hasher.finish());

    let mut pages = BTreeMap::new();
    for name in files.keys().filter(|name| name.ends_with(".html")).cloned().collect::<Vec<_>>() {
        let page = String::from_utf8(files.remove(&name).ok_or("no such page")?)?;
        pages.insert(name, page);
    }
    // The worker and the manifest say which files there are, and lie where the pages do.
    let mut beside = BTreeMap::new();
    for name in ["worker.js", "manifest.json"] {
        beside.insert(name, String::from_utf8(files.remove(name).ok_or(name)?)?);
    }
    for (name, file) in beside {
        let file = file.replace("FILES", &format!("{:?}", files.keys().collect::<Vec<_>>()));
        write_file(&out, name, file.replace(FOLDER, &folder).as_bytes())?;
    }
    for (name, page) in pages {
        // A page that lies deeper begins its paths with a way out.
        let root = if page.contains("{root}") { "{root}" } else { "" };
        let preloads: String = modules(&files, &page)?
            .iter()
            .map(|module| format!("<link rel=\"modulepreload\" href=\"{root}{FOLDER}{module}\">\n"))
            .collect();
        let page = page.replace("</head>", &format!("{preloads}</head>")).replace(FOLDER, &folder);
        write_file(&out, &name, page.as_bytes())?;
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

fn text<'f>(files: &'f BTreeMap<String, Vec<u8>>, name: &str) -> Result<&'f str, Box<dyn Error>> {
    Ok(str::from_utf8(files.get(name).ok_or_else(|| format!("no {name}"))?)?)
}

/// The modules that a page begins with: its own, and all that these import at once.
fn modules(files: &BTreeMap<String, Vec<u8>>, page: &str) -> Result<BTreeSet<String>, Box<dyn Error>> {
    let named = |text: &str, before: &str| -> Vec<String> {
        text.split(before).skip(1).filter_map(|rest| rest.split('"').next()).map(str::to_owned).collect()
    };
    let mut found = BTreeSet::new();
    let mut left = named(page, FOLDER);
    left.retain(|name| name.ends_with(".js"));
    while let Some(name) = left.pop() {
        let module = text(files, &name)?;
        left.extend(named(module, " from \"./"));
        left.extend(named(module, "import \"./"));
        found.insert(name);
        left.retain(|name| !found.contains(name));
    }
    Ok(found)
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
