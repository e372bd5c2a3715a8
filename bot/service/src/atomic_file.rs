//! Small files that are replaced at once: whoever looks meanwhile finds the old one or the new one, and never a part.

use std::ffi::OsString;
use std::io;
use std::path::Path;

/// Whether a file can be replaced, before anything is done for it.
pub fn may_replace(file: &Path) -> io::Result<()> {
    let new = beside(file);
    std::fs::write(&new, [])?;
    std::fs::remove_file(&new)
}

/// Puts a file with this content in the place of what is there. It is written beside it first, under its name with `.new` behind it:
/// one writer at a time.
///
/// # Errors
/// It cannot be written or moved; the old file is as it was.
pub fn replace(file: &Path, content: &[u8]) -> io::Result<()> {
    let new = beside(file);
    std::fs::write(&new, content)?;
    std::fs::rename(&new, file)
}

fn beside(file: &Path) -> OsString {
    let mut new = file.as_os_str().to_owned();
    new.push(".new");
    new
}

#[cfg(test)]
mod tests {
    use std::fs;

    #[test]
    fn whoever_looks_while_a_file_is_replaced_finds_one_of_the_two_whole() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("note");
        let notes = ["a".repeat(9000), "b".repeat(5000)];
        super::replace(&file, notes[0].as_bytes()).unwrap();
        std::thread::scope(|scope| {
            let writer = scope.spawn(|| {
                for note in notes.iter().cycle().take(400) {
                    super::replace(&file, note.as_bytes()).unwrap();
                }
            });
            while !writer.is_finished() {
                let found = fs::read_to_string(&file).unwrap();
                assert!(notes.contains(&found), "{} bytes were there", found.len());
            }
        });
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1, "nothing else is left in the folder");
    }
}
