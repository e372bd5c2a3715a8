//! Lists the catalogues, so that a further language is a folder of files, and makes of each English message what says it in Rust.

use std::error::Error;
use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs};

use fluent_syntax::ast::{
    CallArguments, Entry, Expression, InlineExpression, Message, Pattern, PatternElement,
};

type Made<T> = Result<T, Box<dyn Error>>;

/// What commands are is said by the table of commands, which names the messages.
const COMMANDS: &str = "commands";

fn main() -> Made<()> {
    println!("cargo::rerun-if-changed=locales");
    let locales = Path::new(&env::var("CARGO_MANIFEST_DIR")?).join("locales");
    let out = PathBuf::from(env::var("OUT_DIR")?);
    let mut code = String::from("const CATALOGUES: &[(&str, &[&str])] = &[\n");
    for language in sorted(&locales)? {
        write!(code, "    ({:?}, &[", name(&language)?)?;
        for file in sorted(&language)? {
            write!(code, "include_str!({:?}), ", file.display().to_string())?;
        }
        code += "]),\n";
    }
    code += "];\n";
    fs::write(out.join("catalogues.rs"), code)?;
    let mut said = String::new();
    for file in sorted(&locales.join("en"))? {
        let subject = name(&file)?.strip_suffix(".ftl").ok_or("a catalogue that is no .ftl")?;
        if subject != COMMANDS {
            said += &module(subject, &fs::read_to_string(&file)?)?;
        }
    }
    fs::write(out.join("say.rs"), said)?;
    Ok(())
}

fn name(path: &Path) -> Made<&str> {
    Ok(path.file_name().and_then(|name| name.to_str()).ok_or("a name that is no text")?)
}

/// The folders and catalogues in a folder; glossaries lie beside them.
fn sorted(folder: &Path) -> Made<Vec<PathBuf>> {
    let mut paths = fs::read_dir(folder)?.map(|entry| Ok(entry?.path())).collect::<Made<Vec<_>>>()?;
    paths.retain(|path| path.is_dir() || path.extension().is_some_and(|end| end == "ftl"));
    paths.sort();
    Ok(paths)
}

/// A module of a subject: a constant for each message without variables, a function for each with some.
fn module(subject: &str, text: &str) -> Made<String> {
    let read =
        fluent_syntax::parser::parse(text).map_err(|(_, errors)| format!("{subject}.ftl: {errors:?}"))?;
    let mut code = format!("/// Messages of `{subject}.ftl`.\npub mod {} {{\n", subject.replace('-', "_"));
    for entry in &read.body {
        if let Entry::Message(message) = entry {
            let prefix = format!("{subject}-");
            let id = message.id.name;
            let own = id.strip_prefix(&prefix).ok_or_else(|| format!("{id} does not begin with {prefix}"))?;
            code += &said(id, &own.replace('-', "_"), message)?;
        }
    }
    code += "}\n";
    Ok(code)
}

fn said(id: &str, own: &str, message: &Message<&str>) -> Made<String> {
    let declared = declared(message);
    let mut used = Vec::new();
    let patterns = message.value.iter().chain(message.attributes.iter().map(|part| &part.value));
    patterns.for_each(|pattern| variables(pattern, &mut used));
    let names: Vec<_> = declared.iter().map(|(name, _)| *name).collect();
    if let Some(undeclared) = used.iter().find(|name| !names.contains(name)) {
        return Err(format!("{id}: ${undeclared} has no line `# ${undeclared}: what it is`").into());
    }
    if let Some(unused) = names.iter().find(|name| !used.contains(name)) {
        return Err(format!("{id}: ${unused} is not used").into());
    }
    let mut code = String::new();
    if declared.is_empty() {
        writeln!(code, "    /// `{id}`")?;
        writeln!(code, "    pub const {}: &str = \"\\u{{e010}}{id}\\u{{e014}}\";", own.to_uppercase())?;
        return Ok(code);
    }
    let taken: Vec<_> = declared
        .iter()
        .map(|(name, counts)| {
            let name = argument(name);
            if *counts { format!("{name}: impl TryInto<i64>") } else { format!("{name}: impl AsRef<str>") }
        })
        .collect();
    writeln!(code, "    /// `{id}`")?;
    writeln!(code, "    pub fn {own}({}) -> String {{", taken.join(", "))?;
    write!(code, "        crate::saying::Saying::new({id:?})")?;
    for (name, counts) in &declared {
        let field = argument(name);
        if *counts {
            write!(code, ".count({name:?}, {field})")?;
        } else {
            write!(code, ".text({name:?}, {field}.as_ref())")?;
        }
    }
    writeln!(code, ".made()\n    }}")?;
    Ok(code)
}

/// A variable as an argument, which may be a word of Rust's: `move`.
fn argument(name: &str) -> String {
    format!("r#{}", name.replace('-', "_"))
}

/// The variables that a message's comment declares, in order, and whether each is a number: `# $count (number): how many`.
fn declared<'t>(message: &Message<&'t str>) -> Vec<(&'t str, bool)> {
    let lines = message.comment.iter().flat_map(|comment| comment.content.iter());
    lines
        .filter_map(|line| {
            let (name, _) = line.trim().strip_prefix('$')?.split_once(':')?;
            Some(match name.strip_suffix(" (number)") {
                Some(name) => (name, true),
                None => (name, false),
            })
        })
        .collect()
}

fn variables<'t>(pattern: &Pattern<&'t str>, found: &mut Vec<&'t str>) {
    for element in &pattern.elements {
        if let PatternElement::Placeable { expression } = element {
            expressed(expression, found);
        }
    }
}

fn expressed<'t>(expression: &Expression<&'t str>, found: &mut Vec<&'t str>) {
    match expression {
        Expression::Inline(inline) => inlined(inline, found),
        Expression::Select { selector, variants } => {
            inlined(selector, found);
            variants.iter().for_each(|variant| variables(&variant.value, found));
        }
    }
}

fn inlined<'t>(inline: &InlineExpression<&'t str>, found: &mut Vec<&'t str>) {
    match inline {
        InlineExpression::VariableReference { id } => found.push(id.name),
        InlineExpression::Placeable { expression } => expressed(expression, found),
        InlineExpression::FunctionReference { arguments, .. }
        | InlineExpression::TermReference { arguments: Some(arguments), .. } => called(arguments, found),
        _ => {}
    }
}

fn called<'t>(arguments: &CallArguments<&'t str>, found: &mut Vec<&'t str>) {
    arguments.positional.iter().for_each(|argument| inlined(argument, found));
    arguments.named.iter().for_each(|argument| inlined(&argument.value, found));
}
