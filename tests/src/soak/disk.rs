//! The disk the program writes to, which can be filled.

use std::fs::{self, File};
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::Command;

/// A folder; where we may mount, a small file system of its own.
#[derive(Debug)]
pub struct Disk {
    folder: PathBuf,
    mounted: bool,
}

/// What fills it up to the last block, in bytes.
const BLOCK: usize = 4096;
const MUCH: usize = 1 << 20;

impl Disk {
    /// A new disk of so many megabytes in a folder.
    ///
    /// # Panics
    /// The folder cannot be made.
    pub fn open(folder: &Path, megabytes: u32) -> Self {
        fs::create_dir_all(folder).expect("a folder");
        let size = format!("size={megabytes}m");
        let mount = Command::new("mount")
            .args(["-t", "tmpfs", "-o", &size, "lasermate-soak"])
            .arg(folder)
            .stderr(std::process::Stdio::null())
            .status();
        Self { folder: folder.to_owned(), mounted: mount.is_ok_and(|status| status.success()) }
    }

    /// The folder for the program's data.
    pub fn data(&self) -> PathBuf {
        self.folder.join("data")
    }

    /// Whether it can be filled.
    pub const fn can_be_full(&self) -> bool {
        self.mounted
    }

    pub fn fill(&self) {
        if !self.mounted {
            return;
        }
        let filler = self.folder.join("filler");
        let Ok(mut file) = File::options().create(true).append(true).open(filler) else { return };
        for size in [MUCH, BLOCK] {
            // The error is what is wanted: nothing more fits.
            while file.write_all(&vec![0; size]).is_ok() {}
        }
    }

    pub fn free(&self) {
        let _ = fs::remove_file(self.folder.join("filler"));
    }
}

impl Drop for Disk {
    fn drop(&mut self) {
        if self.mounted {
            let unmounted = Command::new("umount").arg(&self.folder).status();
            if !unmounted.is_ok_and(|status| status.success()) {
                let _ = Command::new("umount").arg("-l").arg(&self.folder).status();
            }
        }
    }
}
