//! Who may come: everybody, whoever is invited, or whoever knows a password.

use std::sync::{Mutex, PoisonError};

use argon2::Argon2;
use argon2::password_hash::{PasswordHash, PasswordHasher as _, PasswordVerifier as _, SaltString};
use thiserror::Error;

/// The longest password that is looked at, in bytes: hashing takes its time.
const PASSWORD_BYTES: usize = 1024;

/// Who may come.
#[derive(Debug, Default)]
pub enum Access {
    #[default]
    Open,
    Invited,
    Password(Password),
}

/// A password, as a hash (argon2).
#[derive(Debug)]
pub struct Password {
    hash: String,
    /// One look at a time: each takes 19 MB.
    looking: Mutex<()>,
}

/// Why a password cannot be used.
#[derive(Debug, Error)]
#[error("the password can't be used ({0}). Write the password itself, or a hash of argon2 ($argon2id$…)")]
pub struct PasswordError(String);

impl Password {
    /// Takes a password, or its hash as `argon2` writes it.
    ///
    /// # Errors
    /// It is a hash that cannot be read, or the system gives no random bytes.
    pub fn new(text: &str) -> Result<Self, PasswordError> {
        let wrong = |error: argon2::password_hash::Error| PasswordError(error.to_string());
        let hash = if text.starts_with("$argon2") {
            let read = PasswordHash::new(text).map_err(wrong)?;
            read.hash.ok_or_else(|| PasswordError("the hash has no end".to_owned()))?;
            text.to_owned()
        } else {
            let mut salt = [0; 16];
            getrandom::fill(&mut salt).map_err(|error| PasswordError(error.to_string()))?;
            let salt = SaltString::encode_b64(&salt).map_err(wrong)?;
            Argon2::default().hash_password(text.as_bytes(), &salt).map_err(wrong)?.to_string()
        };
        Ok(Self { hash, looking: Mutex::default() })
    }

    /// Whether somebody knows it.
    pub fn is(&self, typed: &str) -> bool {
        let _looking = self.looking.lock().unwrap_or_else(PoisonError::into_inner);
        typed.len() <= PASSWORD_BYTES
            && PasswordHash::new(&self.hash)
                .is_ok_and(|hash| Argon2::default().verify_password(typed.as_bytes(), &hash).is_ok())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_password_is_known_by_itself_or_by_its_hash() {
        let password = Password::new("open sesame").unwrap();
        assert!(password.is("open sesame") && !password.is("open sesam") && !password.is(""));
        assert!(!password.hash.contains("sesame"));
        let same = Password::new(&password.hash).unwrap();
        assert!(same.is("open sesame") && !same.is(&password.hash));
        assert!(Password::new("$argon2id$v=19$nonsense").unwrap_err().to_string().contains("itself"));
    }
}
