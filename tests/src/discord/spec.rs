//! Discord's own OpenAPI description as a referee: which operation a request is, and whether its body, or an
//! answer's, is what the operation allows.

use std::collections::BTreeMap;
use std::fs::File;
use std::io::Read;
use std::path::PathBuf;
use std::sync::{Arc, Mutex, OnceLock, PoisonError};

use flate2::read::GzDecoder;
use jsonschema::{Registry, Validator};
use serde_json::{Value, json};

/// The name the description has in references; nothing is fetched by it.
const BASE: &str = "https://discord.invalid/openapi.json";
/// The part of an address before the description's paths.
pub const PREFIX: &str = "/api/v10";
/// How much of one complaint is kept: the validator repeats the whole value.
const COMPLAINT: usize = 300;

#[derive(Debug)]
pub struct Spec {
    document: Arc<Value>,
    registry: Registry<'static>,
    operations: Vec<Operation>,
    compiled: Mutex<BTreeMap<String, Arc<Validator>>>,
}

/// One method on one path.
#[derive(Clone, Debug)]
pub struct Operation {
    pub id: String,
    pub method: String,
    /// The path with its parameters, as `/channels/{channel_id}/messages`.
    pub path: String,
    /// Where it stands in the document.
    pointer: String,
    /// The names of its query parameters.
    query: Vec<String>,
}

/// An operation that fits a request, with the values of its path's parameters.
#[derive(Clone, Debug)]
pub struct Match<'a> {
    pub operation: &'a Operation,
    pub parameters: BTreeMap<String, String>,
}

impl Match<'_> {
    /// A parameter of the path.
    ///
    /// # Panics
    /// The path has none of that name.
    pub fn parameter(&self, name: &str) -> &str {
        self.parameters.get(name).unwrap_or_else(|| panic!("{} has no {name}", self.operation.path))
    }
}

/// The description. `tests/data/discord_spec` says where it is from.
///
/// # Panics
/// It cannot be read.
pub fn spec() -> &'static Spec {
    static SPEC: OnceLock<Spec> = OnceLock::new();
    SPEC.get_or_init(|| {
        let file = File::open(folder().join("openapi.json.gz")).expect("the description is there");
        let mut text = String::new();
        GzDecoder::new(file).read_to_string(&mut text).expect("it is text, packed by gzip");
        Spec::read(serde_json::from_str(&text).expect("the description is JSON"))
    })
}

/// A sample of Discord's documentation: a file of `tests/data/discord_spec/samples` without its ending.
///
/// # Panics
/// It is not there.
pub fn sample(name: &str) -> Value {
    static READ: Mutex<BTreeMap<String, Value>> = Mutex::new(BTreeMap::new());
    let mut read = READ.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some(value) = read.get(name) {
        return value.clone();
    }
    let path = folder().join("samples").join(format!("{name}.json"));
    let text = std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    let value: Value = serde_json::from_str(&text).expect("a sample is JSON");
    read.insert(name.to_owned(), value.clone());
    value
}

fn folder() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("data/discord_spec")
}

impl Spec {
    fn read(document: Value) -> Self {
        let registry = Registry::new()
            .add(BASE, document.clone())
            .and_then(jsonschema::RegistryBuilder::prepare)
            .expect("the description's references resolve");
        let operations = operations(&document);
        Self { document: Arc::new(document), registry, operations, compiled: Mutex::default() }
    }

    /// The operation a request is, by method and path (without [`PREFIX`] and without the query).
    pub fn find(&self, method: &str, path: &str) -> Option<Match<'_>> {
        // Literal parts win over parameters: `@original` is no message's number.
        self.operations
            .iter()
            .filter(|operation| operation.method == method)
            .filter_map(|operation| Some(Match { operation, parameters: parameters(&operation.path, path)? }))
            .min_by_key(|found| found.parameters.len())
    }

    /// What is wrong with a request's path and query.
    pub fn check_address(&self, found: &Match<'_>, query: &str) -> Vec<String> {
        let mut wrong = Vec::new();
        for (name, value) in &found.parameters {
            let digits = !value.is_empty() && value.bytes().all(|byte| byte.is_ascii_digit());
            if name.ends_with("_id") && !digits {
                wrong.push(format!("{name} is no number: {value:?}"));
            }
        }
        for pair in query.split('&').filter(|pair| !pair.is_empty()) {
            let name = pair.split('=').next().unwrap_or_default();
            if !found.operation.query.iter().any(|known| known == name) {
                wrong.push(format!("{} has no query parameter {name:?}", found.operation.id));
            }
        }
        wrong
    }

    /// What is wrong with a request's JSON body; `None` where the request has none.
    pub fn check_body(&self, operation: &Operation, body: Option<&Value>) -> Vec<String> {
        let pointer = format!("{}/requestBody", operation.pointer);
        let wanted = self.document.pointer(&pointer);
        let (wanted, body) = match (wanted, body) {
            (None, None) => return Vec::new(),
            (None, Some(body)) if body.as_object().is_some_and(serde_json::Map::is_empty) => {
                return Vec::new();
            }
            (None, Some(_)) => return vec![format!("{} takes no body", operation.id)],
            (Some(wanted), None) if wanted["required"] == true => {
                return vec![format!("{} needs a body", operation.id)];
            }
            (Some(_), None) => return Vec::new(),
            (Some(wanted), Some(body)) => (wanted, body),
        };
        let branches = &wanted["content"]["application/json"]["schema"]["anyOf"];
        if operation.id == "create_interaction_response" {
            // The error of an `anyOf` is unreadable: the branch is the one of the type.
            return match branch(&self.document, branches, body) {
                Some(reference) => self.check(&reference, body),
                None => vec![format!("no interaction response has the type {}", body["type"])],
            };
        }
        let schema = format!("#{pointer}/content/application~1json/schema");
        // A bot's message through a webhook is a new one; the other branch is for edits and allows everything.
        let first = operation.id == "execute_webhook";
        self.check(&if first { format!("{schema}/anyOf/0") } else { schema }, body)
    }

    /// What is wrong with an answer.
    pub fn check_answer(&self, operation: &Operation, status: u16, body: Option<&Value>) -> Vec<String> {
        let responses = format!("{}/responses", operation.pointer);
        let exact = format!("{responses}/{status}");
        let pointer = match status {
            _ if self.document.pointer(&exact).is_some() => exact,
            400..=499 => format!("{responses}/4XX"),
            // What a broken server says, or does not, is described nowhere.
            0 | 500.. => return Vec::new(),
            _ => return vec![format!("{} is never answered with {status}", operation.id)],
        };
        let Some(mut response) = self.document.pointer(&pointer) else {
            return vec![format!("{} is never answered with {status}", operation.id)];
        };
        let mut pointer = pointer;
        if let Some(reference) = response["$ref"].as_str() {
            pointer = reference.trim_start_matches('#').to_owned();
            response = self.document.pointer(&pointer).unwrap_or(&Value::Null);
        }
        match (response["content"]["application/json"].is_object(), body) {
            (true, Some(body)) => self.check(&format!("#{pointer}/content/application~1json/schema"), body),
            (true, None) => vec![format!("the answer {status} of {} has a body", operation.id)],
            (false, None) => Vec::new(),
            (false, Some(_)) => vec![format!("the answer {status} of {} has no body", operation.id)],
        }
    }

    /// What is wrong with a value under a reference into the document, as `#/components/schemas/MessageResponse`.
    ///
    /// # Panics
    /// There is nothing under the reference.
    pub fn check(&self, reference: &str, value: &Value) -> Vec<String> {
        let validator = self.validator(reference);
        validator
            .iter_errors(value)
            .map(|error| {
                let complaint: String = error.to_string().chars().take(COMPLAINT).collect();
                format!("{}: {complaint}", error.instance_path())
            })
            .collect()
    }

    fn validator(&self, reference: &str) -> Arc<Validator> {
        let mut compiled = self.compiled.lock().unwrap_or_else(PoisonError::into_inner);
        let made = compiled.entry(reference.to_owned()).or_insert_with(|| {
            let schema = json!({
                "$schema": "https://json-schema.org/draft/2020-12/schema",
                "$ref": format!("{BASE}{}", reference.replace('{', "%7B").replace('}', "%7D")),
            });
            let made = jsonschema::options()
                .with_registry(&self.registry)
                .should_validate_formats(true)
                .build(&schema);
            Arc::new(made.unwrap_or_else(|error| panic!("{reference}: {error}")))
        });
        Arc::clone(made)
    }
}

/// The branch of an interaction response's `anyOf` that has the body's type.
fn branch(document: &Value, branches: &Value, body: &Value) -> Option<String> {
    let kind = body["type"].as_u64()?;
    branches.as_array()?.iter().find_map(|branch| {
        let reference = branch["$ref"].as_str()?;
        let kinds = &document.pointer(reference.trim_start_matches('#'))?["properties"]["type"]["enum"];
        let fits = kinds.as_array()?.iter().any(|one| one.as_u64() == Some(kind));
        fits.then(|| reference.to_owned())
    })
}

fn operations(document: &Value) -> Vec<Operation> {
    let mut found = Vec::new();
    for (path, item) in document["paths"].as_object().into_iter().flatten() {
        for (method, operation) in item.as_object().into_iter().flatten() {
            let Some(id) = operation["operationId"].as_str() else { continue };
            let parameters = [&item["parameters"], &operation["parameters"]];
            let query = parameters
                .into_iter()
                .filter_map(Value::as_array)
                .flatten()
                .filter(|parameter| parameter["in"] == "query")
                .filter_map(|parameter| parameter["name"].as_str().map(str::to_owned))
                .collect();
            found.push(Operation {
                id: id.to_owned(),
                method: method.to_ascii_uppercase(),
                path: path.clone(),
                pointer: format!("/paths/{}/{method}", path.replace('~', "~0").replace('/', "~1")),
                query,
            });
        }
    }
    found
}

/// The parameters of a path that fits a template.
fn parameters(template: &str, path: &str) -> Option<BTreeMap<String, String>> {
    let (mut wanted, mut given) = (template.split('/'), path.split('/'));
    let mut found = BTreeMap::new();
    loop {
        match (wanted.next(), given.next()) {
            (None, None) => return Some(found),
            (Some(wanted), Some(given)) => {
                if let Some(name) = wanted.strip_prefix('{').and_then(|name| name.strip_suffix('}')) {
                    found.insert(name.to_owned(), given.to_owned());
                } else if wanted != given {
                    return None;
                }
            }
            _ => return None,
        }
    }
}
