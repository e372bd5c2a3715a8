//! Secrets: what a tab holds to show that a name is its own, and names nobody can guess.

use sha2::{Digest, Sha256};
use thiserror::Error;

/// The system gives no random bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("the system gives no random bytes")]
pub struct NoChance;

/// So many random bytes as lower-case hexadecimal digits.
///
/// # Errors
/// The system has none to give.
pub fn random<const BYTES: usize>() -> Result<String, NoChance> {
    let mut bytes = [0; BYTES];
    getrandom::fill(&mut bytes).map_err(|_| NoChance)?;
    Ok(hex(&bytes))
}

/// What is stored of a secret. A secret has 256 random bits, so one plain hash is enough.
pub fn hash(secret: &str) -> String {
    hex(&Sha256::digest(secret.as_bytes()))
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}
