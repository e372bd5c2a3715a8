//! What a screen reader is given of the page: Chromium's accessibility tree.

use std::collections::HashMap;

use serde_json::{Value, json};

use crate::browser::Browser;

/// What has to have a name: whatever can be pressed, picked or typed into, pictures, and the parts people jump to.
const NAMED: [&str; 16] = [
    "button",
    "checkbox",
    "combobox",
    "complementary",
    "dialog",
    "DisclosureTriangle",
    "image",
    "link",
    "listbox",
    "log",
    "navigation",
    "option",
    "radio",
    "region",
    "searchbox",
    "textbox",
];

/// One thing of the tree that a screen reader says something of.
#[derive(Clone, Debug)]
pub struct AccessibleNode {
    /// What it is: `button`, `log`, `StaticText`.
    pub role: String,
    pub name: String,
    /// Its properties that are words, as `live`.
    properties: HashMap<String, String>,
    /// The places of those it stands in, the nearest first.
    within: Vec<usize>,
}

/// The page as it is heard now, in its order.
#[derive(Clone, Debug)]
pub struct Tree(Vec<AccessibleNode>);

/// Reads the tree.
///
/// # Panics
/// The browser gives none.
pub fn tree(browser: &Browser<'_>) -> Tree {
    let given = browser.accessibility_tree();
    let nodes = given["nodes"].as_array().expect("the browser has a tree");
    let word = |value: &Value| value.as_str().unwrap_or_default().to_owned();
    let by_id: HashMap<_, _> = nodes.iter().map(|node| (word(&node["nodeId"]), node)).collect();
    let mut tree = Vec::new();
    // Each with those it stands in; the last one is the next that is heard.
    let mut open: Vec<(&Value, Vec<usize>)> =
        nodes.first().map(|root| (root, Vec::new())).into_iter().collect();
    while let Some((node, within)) = open.pop() {
        let mut inside = within.clone();
        if node["ignored"] != json!(true) {
            let property = |one: &Value| (word(&one["name"]), word(&one["value"]["value"]));
            inside.insert(0, tree.len());
            tree.push(AccessibleNode {
                role: word(&node["role"]["value"]),
                name: word(&node["name"]["value"]),
                properties: node["properties"].as_array().into_iter().flatten().map(property).collect(),
                within,
            });
        }
        let children = node["childIds"].as_array().into_iter().flatten();
        let children: Vec<_> = children.filter_map(|id| by_id.get(id.as_str()?)).collect();
        open.extend(children.into_iter().rev().map(|child| (*child, inside.clone())));
    }
    Tree(tree)
}

impl Tree {
    /// All of a role, in their order.
    pub fn all(&self, role: &str) -> impl DoubleEndedIterator<Item = &AccessibleNode> {
        self.0.iter().filter(move |heard| heard.role == role)
    }

    /// The names of all of a role that stand in what `within` is true of.
    pub fn names(&self, role: &str, within: impl Fn(&AccessibleNode) -> bool) -> Vec<&str> {
        let inside = |heard: &&AccessibleNode| heard.within.iter().any(|place| within(&self.0[*place]));
        self.all(role).filter(inside).map(|heard| heard.name.as_str()).collect()
    }

    /// The same names, to be kept longer than the tree.
    pub fn owned(&self, role: &str, within: impl Fn(&AccessibleNode) -> bool) -> Vec<String> {
        self.names(role, within).into_iter().map(str::to_owned).collect()
    }

    /// The words of what `within` is true of, a line each.
    pub fn words(&self, within: impl Fn(&AccessibleNode) -> bool) -> String {
        self.names("StaticText", within).join("\n")
    }

    /// What has to have a name and has none.
    pub fn unnamed(&self) -> Vec<String> {
        let nameless =
            |heard: &&AccessibleNode| NAMED.contains(&heard.role.as_str()) && heard.name.trim().is_empty();
        let told = |heard: &AccessibleNode| {
            let around =
                heard.within.iter().map(|place| format!("{} {:?}", self.0[*place].role, self.0[*place].name));
            format!("{} in {}", heard.role, around.collect::<Vec<_>>().join(" in "))
        };
        self.0.iter().filter(nameless).map(told).collect()
    }
}

impl AccessibleNode {
    pub fn is(&self, role: &str, name: &str) -> bool {
        self.role == role && self.name == name
    }

    /// Whether what is added to it is said by itself, once nothing else is being said.
    pub fn is_live(&self) -> bool {
        self.properties.get("live").is_some_and(|live| live == "polite" || live == "assertive")
    }
}
