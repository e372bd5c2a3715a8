//! Modules as they are sent: those that a page begins with are one file, and each that comes later takes from there what it needs. A
//! page that asked for sixty files would wait for ten rounds of six, each as long as the line is slow.

use std::collections::{BTreeMap, BTreeSet};
use std::error::Error;

/// What such a file begins with: what its modules give, by their names; a module that is not among them is another file.
const BEGIN: &str = "const given = {};
export const moduleOf = (name) => (given[name] ??= import(`./${name}`).then(({ make }) => make(moduleOf)));
";

/// A module as the page's files write it: each import and each export on one line, and exports that never change.
struct Module {
    /// What it imports at once, and when it is needed.
    imports: [Vec<String>; 2],
    /// A function that runs it and gives what it exports.
    made: String,
}

/// What is sent of some `modules`, by name: one file for each of the `first` ones, with which pages begin, and one for each that
/// comes later.
pub fn bundled(
    modules: &BTreeMap<String, String>,
    first: &BTreeSet<String>,
) -> Result<BTreeMap<String, String>, Box<dyn Error>> {
    let read = modules.iter().map(|(name, text)| Ok((name.as_str(), read(name, text)?)));
    let modules: BTreeMap<_, _> = read.collect::<Result<_, Box<dyn Error>>>()?;
    let mut sent = BTreeMap::new();
    for name in first {
        let mut bundle = Vec::new();
        gather(&modules, name, &mut bundle)?;
        let made = bundle
            .iter()
            .map(|(name, module)| format!("given[\"{name}\"] = await ({})(moduleOf);\n", module.made));
        sent.insert(name.clone(), BEGIN.to_owned() + &made.collect::<String>());
        let mut seen: BTreeSet<_> = bundle.iter().map(|(name, _)| *name).collect();
        let mut left: Vec<_> = bundle.iter().flat_map(|(_, module)| &module.imports[1]).collect();
        while let Some(name) = left.pop() {
            if !seen.insert(name) {
                continue;
            }
            let module = modules.get(name.as_str()).ok_or_else(|| format!("no {name}"))?;
            left.extend(module.imports.iter().flatten());
            sent.insert(name.clone(), format!("export const make = {};\n", module.made));
        }
    }
    Ok(sent)
}

/// A module and what it imports at once, in the order in which they run.
fn gather<'m>(
    modules: &'m BTreeMap<&str, Module>,
    name: &'m str,
    order: &mut Vec<(&'m str, &'m Module)>,
) -> Result<(), Box<dyn Error>> {
    if order.iter().any(|(other, _)| *other == name) {
        return Ok(());
    }
    let module = modules.get(name).ok_or_else(|| format!("no {name}"))?;
    for import in &module.imports[0] {
        gather(modules, import, order)?;
    }
    order.push((name, module));
    Ok(())
}

fn read(name: &str, text: &str) -> Result<Module, Box<dyn Error>> {
    let (mut at_once, mut later, mut exports, mut body) = (Vec::new(), Vec::new(), Vec::new(), String::new());
    for line in text.lines() {
        let unknown = || format!("{name}: `{line}` is not written as other modules write it");
        if let Some(import) = line.strip_prefix("import ") {
            let (names, from) = import.split_once(" from ").unwrap_or(("{}", import));
            let from =
                from.strip_prefix("\"./").and_then(|from| from.strip_suffix("\";")).ok_or_else(unknown)?;
            body += &format!("const {} = await moduleOf(\"{from}\");\n", names.replace(" as ", ": "));
            at_once.push(from.to_owned());
        } else if let Some(export) = line.strip_prefix("export ") {
            let what = export.strip_prefix("async ").unwrap_or(export);
            let (_, named) = what.split_once(' ').ok_or_else(unknown)?;
            let (export_name, _) = named
                .split_once(|letter: char| !letter.is_alphanumeric())
                .filter(|(name, _)| !name.is_empty())
                .ok_or_else(unknown)?;
            exports.push(export_name.to_owned());
            body += &format!("{export}\n");
        } else {
            later.extend(
                line.split("import(\"./")
                    .skip(1)
                    .filter_map(|rest| rest.split('"').next())
                    .map(str::to_owned),
            );
            body += &format!("{}\n", line.replace("import(\"./", "moduleOf(\""));
        }
    }
    let made = format!("async (moduleOf) => {{\n{body}return {{ {} }};\n}}", exports.join(", "));
    Ok(Module { imports: [at_once, later], made })
}
