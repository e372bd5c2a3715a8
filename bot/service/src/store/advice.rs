//! What helps where the operating system or SQLite refuses. The file itself may be sound, so nobody is told to restore one.

use std::io::{self, ErrorKind};

use rusqlite::ErrorCode;

const OWNER: &str = "Make the bot's user the owner of the folder and all files in it";
const MOUNT: &str = "Mount its disk for writing";
const ROOM: &str = "Free some space on its disk";
const DISK: &str =
    "The disk or its connection fails: look into the system's log (dmesg), and keep the file as it is";

/// What helps where a file or folder cannot be used.
pub fn for_io(error: &io::Error) -> &'static str {
    match error.kind() {
        ErrorKind::PermissionDenied => OWNER,
        ErrorKind::ReadOnlyFilesystem => MOUNT,
        ErrorKind::StorageFull | ErrorKind::QuotaExceeded => ROOM,
        ErrorKind::NotFound => "Check the path",
        ErrorKind::NotADirectory | ErrorKind::AlreadyExists => {
            "Move the file away that is a part of the path"
        }
        ErrorKind::IsADirectory => "A folder is in its place: move that away",
        ErrorKind::InvalidFilename => "Choose a shorter name",
        _ if error.raw_os_error().is_some_and(|code| [23, 24].contains(&code)) => {
            "Too many files are open: raise the limit (ulimit -n 1024, LimitNOFILE=1024)"
        }
        _ => DISK,
    }
}

/// What helps where SQLite cannot use a file for a reason outside it; `None` where the file itself may be at fault.
pub fn for_sqlite(error: &rusqlite::Error) -> Option<&'static str> {
    let rusqlite::Error::SqliteFailure(failure, _) = error else { return None };
    Some(match failure.code {
        ErrorCode::ReadOnly | ErrorCode::CannotOpen | ErrorCode::PermissionDenied => {
            "Make the bot's user the owner of the folder and all files in it, and mount its disk for writing"
        }
        ErrorCode::DiskFull => ROOM,
        ErrorCode::SystemIoFailure if super::disk_full::is_full(error) => ROOM,
        ErrorCode::SystemIoFailure => DISK,
        ErrorCode::DatabaseBusy | ErrorCode::DatabaseLocked => {
            "Another program is writing to it: stop that one"
        }
        ErrorCode::FileLockingProtocolFailed | ErrorCode::NoLargeFileSupport => {
            "Its file system can't lock files as SQLite needs it: choose a local disk"
        }
        ErrorCode::OutOfMemory => "The machine has no memory left: stop something else",
        _ => return None,
    })
}
