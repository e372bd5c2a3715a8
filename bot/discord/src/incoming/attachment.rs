//! A game that is attached as a file: fetched from Discord's own hosts alone, within a size and a time.

use std::time::Duration;

use lasermate_present::record::{FILE_BYTES, of_file};
use lasermate_present::text;
use reqwest::{Client, Url};
use serde_json::Value;
use thiserror::Error;

use crate::api::ApiError;
use crate::api::error::unreached;
use crate::incoming::interaction::number;

/// Where Discord keeps what people attach.
const HOSTS: [&str; 2] = ["cdn.discordapp.com", "media.discordapp.net"];
/// How long fetching one may take.
pub(crate) const FETCHING: Duration = Duration::from_secs(10);

/// A file as an interaction tells of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct IncomingFile {
    url: String,
    bytes: u64,
}

impl IncomingFile {
    /// What an interaction says of a file.
    pub fn of(file: &Value) -> Option<Self> {
        Some(Self { url: file["url"].as_str()?.to_owned(), bytes: number(&file["size"])? })
    }
}

/// Why a file is not read.
#[derive(Debug, Error)]
pub enum FileError {
    /// It is not Discord that keeps it.
    #[error("an address that isn't Discord's")]
    Foreign,
    #[error("more than {FILE_BYTES} bytes")]
    TooLarge,
    #[error("no text")]
    NotText,
    #[error(transparent)]
    Unreached(#[from] ApiError),
    /// Discord does not give it.
    #[error("status {0}")]
    Refused(u16),
}

impl FileError {
    /// What whoever attached it is told.
    pub const fn sentence(&self) -> &'static str {
        match self {
            Self::TooLarge => text::records::FILE_TOO_LARGE,
            Self::NotText => text::records::FILE_NOT_TEXT,
            Self::Foreign | Self::Unreached(_) | Self::Refused(_) => text::records::FILE_UNREACHED,
        }
    }
}

#[derive(Debug)]
pub struct Files {
    /// Follows no redirects and carries no token.
    client: Client,
    /// The server that takes Discord's place, which may keep files too.
    stand_in: Option<Url>,
}

impl Files {
    /// A way through a client that follows no redirects.
    pub fn new(client: Client, stand_in: Option<&str>) -> Self {
        Self { client, stand_in: stand_in.and_then(|address| Url::parse(address).ok()) }
    }

    fn is_discords(&self, url: &Url) -> bool {
        let own = url.scheme() == "https"
            && url.port().is_none()
            && url.host_str().is_some_and(|host| HOSTS.contains(&host));
        let stands_in = self.stand_in.as_ref().is_some_and(|stand_in| stand_in.origin() == url.origin());
        (own || stands_in) && url.username().is_empty() && url.password().is_none()
    }

    /// The text of a file.
    ///
    /// # Errors
    /// It is not one that is read, or cannot be fetched.
    pub async fn text(&self, file: &IncomingFile) -> Result<String, FileError> {
        let url = Url::parse(&file.url).ok().filter(|url| self.is_discords(url)).ok_or(FileError::Foreign)?;
        if usize::try_from(file.bytes).is_ok_and(|bytes| bytes > FILE_BYTES) {
            return Err(FileError::TooLarge);
        }
        let mut response = self.client.get(url).send().await.map_err(unreached)?;
        if !response.status().is_success() {
            return Err(FileError::Refused(response.status().as_u16()));
        }
        let mut bytes = Vec::new();
        // What was said of its size may be wrong.
        while let Some(chunk) = response.chunk().await.map_err(unreached)? {
            if bytes.len() + chunk.len() > FILE_BYTES {
                return Err(FileError::TooLarge);
            }
            bytes.extend_from_slice(&chunk);
        }
        of_file(bytes).ok_or(FileError::NotText)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn files_come_from_discords_hosts_alone() {
        crate::account::connect::trust();
        let files = |stand_in| Files::new(Client::new(), stand_in);
        let is = |files: &Files, url: &str| files.is_discords(&Url::parse(url).unwrap());
        let own = files(None);
        for good in [
            "https://cdn.discordapp.com/attachments/1/2/a.pgn?ex=1",
            "https://media.discordapp.net/attachments/1/2/a.txt",
        ] {
            assert!(is(&own, good), "{good}");
        }
        for bad in [
            "http://cdn.discordapp.com/a",
            "https://cdn.discordapp.com:8443/a",
            "https://ann@cdn.discordapp.com/a",
            "https://cdn.discordapp.com.evil.example/a",
            "https://evil.example/cdn.discordapp.com",
            "https://cdn.discordapp.com@evil.example/a",
            "https://discord.com/a",
            "http://127.0.0.1:8080/a",
            "file:///etc/passwd",
        ] {
            assert!(!is(&own, bad), "{bad}");
        }
        let stand_in = files(Some("http://127.0.0.1:8080"));
        assert!(is(&stand_in, "http://127.0.0.1:8080/a") && !is(&stand_in, "http://127.0.0.1:8081/a"));
    }
}
