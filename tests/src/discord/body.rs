//! What a request carries: JSON, alone or as the part `payload_json` of a form with files, and how both are brought
//! into the one form that Discord's description knows.

use futures_util::stream;
use multer::Multipart;
use serde_json::Value;

/// A file that came with a request.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RequestFile {
    /// The number in its part's name, `files[number]`.
    pub number: u64,
    pub name: String,
    pub kind: String,
    pub bytes: Vec<u8>,
}

#[derive(Clone, Debug, Default)]
pub struct RequestBody {
    /// The JSON, as it was sent; `None` where there is none.
    pub json: Option<Value>,
    pub files: Vec<RequestFile>,
}

impl RequestBody {
    /// Reads a body by its content type.
    ///
    /// # Errors
    /// It is not what the content type says, or a kind that no bot sends.
    pub async fn read(content_type: &str, bytes: Vec<u8>) -> Result<Self, String> {
        if bytes.is_empty() {
            return Ok(Self::default());
        }
        if content_type.starts_with("application/json") {
            let json = serde_json::from_slice(&bytes).map_err(|error| format!("no JSON: {error}"))?;
            return Ok(Self { json: Some(json), files: Vec::new() });
        }
        let boundary = multer::parse_boundary(content_type)
            .map_err(|error| format!("the content type {content_type:?}: {error}"))?;
        let whole = stream::once(async move { Ok::<_, std::convert::Infallible>(bytes) });
        let mut parts = Multipart::new(whole, boundary);
        let mut body = Self::default();
        while let Some(part) = parts.next_field().await.map_err(|error| format!("the form: {error}"))? {
            let name = part.name().unwrap_or_default().to_owned();
            let file = part.file_name().map(str::to_owned);
            let kind = part.content_type().map(ToString::to_string).unwrap_or_default();
            let bytes = part.bytes().await.map_err(|error| format!("the part {name}: {error}"))?;
            if name == "payload_json" {
                let json =
                    serde_json::from_slice(&bytes).map_err(|error| format!("payload_json: {error}"))?;
                body.json = Some(json);
            } else {
                let number = name.strip_prefix("files[").and_then(|rest| rest.strip_suffix(']'));
                let number = number
                    .and_then(|number| number.parse().ok())
                    .ok_or_else(|| format!("the part {name:?} is neither payload_json nor files[n]"))?;
                let name = file.ok_or_else(|| format!("files[{number}] has no file name"))?;
                body.files.push(RequestFile { number, name, kind, bytes: bytes.to_vec() });
            }
        }
        Ok(body)
    }

    /// The message in the body: an interaction's answer has it under `data`.
    pub fn message(&self) -> Option<&Value> {
        let json = self.json.as_ref()?;
        Some(json.get("data").unwrap_or(json))
    }
}

/// The JSON as the description has it. Where Discord's text and its description differ, the text is right: it allows
/// numbers for the ids of attachments, and digits in a string for permissions.
pub fn normal(mut json: Value) -> Value {
    normalise(&mut json);
    json
}

fn normalise(value: &mut Value) {
    match value {
        Value::Array(items) => items.iter_mut().for_each(normalise),
        Value::Object(fields) => {
            if let Some(Value::Array(attachments)) = fields.get_mut("attachments") {
                for attachment in attachments {
                    if let Some(number) = attachment.get("id").and_then(Value::as_u64) {
                        attachment["id"] = number.to_string().into();
                    }
                }
            }
            if let Some(permissions) = fields.get_mut("default_member_permissions")
                && let Some(number) = permissions.as_str().and_then(|digits| digits.parse::<u64>().ok())
            {
                *permissions = number.into();
            }
            fields.values_mut().for_each(normalise);
        }
        _ => {}
    }
}
