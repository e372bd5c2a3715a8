//! What people attach: Discord keeps it at an address of its own, and an interaction tells of it.

use std::sync::Arc;

use axum::extract::{Path, State};
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use serde_json::{Value, json};

use super::shared::SharedWorld;
use super::{Asker, Discord, MadeInteraction};

/// A file that is kept, or the place it has moved to.
#[derive(Clone, Debug)]
pub enum StoredFile {
    File(Vec<u8>),
    Moved(String),
}

impl Discord {
    /// Keeps a file, and gives what an interaction says of it.
    pub fn attach(&self, name: &str, kept: StoredFile) -> Value {
        let bytes = if let StoredFile::File(bytes) = &kept { bytes.len() } else { 100 };
        let mut world = self.world();
        world.kept.insert(name.to_owned(), kept);
        let url = format!("http://{}/attachments/{name}", self.address);
        json!({
            "id": world.clock.id().to_string(), "filename": name, "size": bytes, "url": url, "proxy_url": url,
            "content_type": "text/plain; charset=utf-8",
        })
    }

    /// Uses a command with a file in the option `file`; `line` has what stands before.
    ///
    /// # Panics
    /// The command is not registered with such an option.
    pub fn with_file(&self, asker: Asker, line: &str, file: &Value) -> MadeInteraction {
        let asked = self.prepared(asker, line);
        self.change(asked, |json| {
            let mut holder = &mut json["data"];
            while holder["options"][0]["options"].is_array() {
                holder = &mut holder["options"][0];
            }
            holder["options"] = json!([{"name": "file", "type": 11, "value": file["id"]}]);
            let id = file["id"].as_str().expect("an id");
            json["data"]["resolved"] = json!({"attachments": {id: file}});
        });
        self.deliver(asked);
        asked
    }
}

/// Gives a file that is kept.
pub(super) async fn serve(State(shared): State<Arc<SharedWorld>>, Path(name): Path<String>) -> Response {
    let kept = shared.world().kept.get(&name).cloned();
    match kept {
        Some(StoredFile::File(bytes)) => bytes.into_response(),
        Some(StoredFile::Moved(to)) => (StatusCode::FOUND, [(header::LOCATION, to)]).into_response(),
        None => StatusCode::NOT_FOUND.into_response(),
    }
}
