//! Expected data that is written anew on demand, and never by a check.

/// A text in English, with its commands as they are typed behind a slash.
pub fn as_typed(text: &str) -> String {
    use lasermate_present::saying::in_english;
    use lasermate_present::text::{command, person};
    person::render(&command::prefixed(&in_english(text), "/"), "local")
}

/// Whether this is a check before a change goes in: `CI=true`, as `.ci/run` sets it.
pub fn in_ci() -> bool {
    std::env::var("CI").as_deref() == Ok("true")
}

/// Whether a variable asks for expected data to be written anew.
///
/// # Panics
/// It asks for that under `CI=true`: a check that writes what it compares with proves nothing.
pub fn is_written_anew(variable: &str) -> bool {
    let asked = std::env::var_os(variable).is_some();
    assert!(
        may_write(asked, in_ci()),
        "{variable} is set under CI=true: unset it, expected data is not written there"
    );
    asked
}

/// Whether what is asked for is allowed.
const fn may_write(asked: bool, in_ci: bool) -> bool {
    !(asked && in_ci)
}

#[cfg(test)]
mod tests {
    use super::may_write;

    #[test]
    fn a_check_writes_no_expected_data() {
        assert!(!may_write(true, true));
        assert!(may_write(true, false) && may_write(false, true) && may_write(false, false));
    }
}
