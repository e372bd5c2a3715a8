//! What is left of words in a bot's database after they were deleted.

use std::path::Path;
use std::time::{Duration, Instant};

use lasermate_service::store::FILE_NAME;

/// How long a deletion may take: where somebody reads the journal while it is to be emptied, that is done with a later tick.
const PATIENCE: Duration = Duration::from_secs(30);

/// Where words are in a database and its journal, whatever their case, with what stands around them: nothing once they are gone.
pub fn left_in(folder: &Path, words: &str) -> Vec<String> {
    let begun = Instant::now();
    loop {
        let left = found_in(folder, words);
        if left.is_empty() || begun.elapsed() > PATIENCE {
            return left;
        }
        std::thread::sleep(Duration::from_millis(200));
    }
}

pub fn found_in(folder: &Path, words: &str) -> Vec<String> {
    let wanted = words.to_ascii_lowercase().into_bytes();
    let mut found = Vec::new();
    for name in [FILE_NAME.to_owned(), format!("{FILE_NAME}-wal")] {
        let bytes = std::fs::read(folder.join(&name)).unwrap_or_default();
        let lower = bytes.to_ascii_lowercase();
        for (at, _) in lower.windows(wanted.len()).enumerate().filter(|(_, part)| *part == wanted) {
            let around = &bytes[at.saturating_sub(120)..(at + 120).min(bytes.len())];
            found.push(format!("{name} at {at}: {}", String::from_utf8_lossy(around)));
        }
    }
    found
}
