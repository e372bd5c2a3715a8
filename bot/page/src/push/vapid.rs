//! Who notifies: the server's own key, made at the first start, and what shows a push service that a request comes from its holder
//! (RFC 8292).

use std::fs::{self, OpenOptions};
use std::io::{self, Write as _};
use std::path::Path;

use base64::Engine as _;
use base64::prelude::BASE64_URL_SAFE_NO_PAD as BASE64;
use lasermate_domain::port::UnixMillis;
use reqwest::Url;
use ring::error::Unspecified;
use ring::rand::SystemRandom;
use ring::signature::{ECDSA_P256_SHA256_FIXED_SIGNING, EcdsaKeyPair, KeyPair as _};
use serde_json::json;

/// The file of the key in the data folder: browsers that notify somebody know the server by it.
const KEY_FILE: &str = "push.key";
/// How long a token is good, in seconds: half of the longest that is allowed.
const LASTS_S: UnixMillis = 12 * 60 * 60;

#[derive(Debug)]
pub struct VapidKey {
    pair: EcdsaKeyPair,
    /// Whom push services can write to: the address of the chat.
    subject: Option<String>,
}

impl VapidKey {
    /// The key in the data folder, made at the first start.
    pub fn open(folder: &Path, subject: Option<String>) -> io::Result<Self> {
        let file = folder.join(KEY_FILE);
        let kept = match fs::read(&file) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => make(&file)?,
            kept => kept?,
        };
        let pair = EcdsaKeyPair::from_pkcs8(&ECDSA_P256_SHA256_FIXED_SIGNING, &kept, &SystemRandom::new());
        let pair = pair.map_err(|error| io::Error::new(io::ErrorKind::InvalidData, error.to_string()))?;
        Ok(Self { pair, subject })
    }

    /// By what browsers know the server.
    pub fn public(&self) -> String {
        BASE64.encode(self.pair.public_key().as_ref())
    }

    /// The header `Authorization` of a request to a push service.
    pub fn authorization(&self, endpoint: &Url, now: UnixMillis) -> Result<String, Unspecified> {
        let mut claims =
            json!({ "aud": endpoint.origin().ascii_serialization(), "exp": now / 1000 + LASTS_S });
        if let Some(subject) = &self.subject {
            claims["sub"] = subject.as_str().into();
        }
        let head = BASE64.encode(r#"{"typ":"JWT","alg":"ES256"}"#);
        let signed = format!("{head}.{}", BASE64.encode(claims.to_string()));
        let signature = self.pair.sign(&SystemRandom::new(), signed.as_bytes())?;
        Ok(format!("vapid t={signed}.{}, k={}", BASE64.encode(signature), self.public()))
    }
}

fn make(file: &Path) -> io::Result<Vec<u8>> {
    let made = EcdsaKeyPair::generate_pkcs8(&ECDSA_P256_SHA256_FIXED_SIGNING, &SystemRandom::new());
    let made = made.map_err(|Unspecified| io::Error::other("the system gives no random bytes"))?;
    let mut make = OpenOptions::new();
    make.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut make, 0o600);
    make.open(file)?.write_all(made.as_ref())?;
    Ok(made.as_ref().to_vec())
}

#[cfg(test)]
mod tests {
    use ring::signature::{ECDSA_P256_SHA256_FIXED, UnparsedPublicKey};
    use serde_json::Value;

    use super::*;

    #[test]
    fn a_token_is_signed_for_one_push_service_and_for_half_a_day() {
        let folder = tempfile::tempdir().unwrap();
        let key = VapidKey::open(folder.path(), Some("https://chat.example.org".to_owned())).unwrap();
        let endpoint = Url::parse("https://push.example.com/p/JzLQ3raZJfFBR0aqvOMsLrt54w4rJUsV").unwrap();
        let sent = key.authorization(&endpoint, 1_453_341_205_000).unwrap();
        let (token, public) = sent.strip_prefix("vapid t=").unwrap().split_once(", k=").unwrap();
        assert_eq!(public, key.public());
        let (signed, signature) = token.rsplit_once('.').unwrap();
        let public = UnparsedPublicKey::new(&ECDSA_P256_SHA256_FIXED, BASE64.decode(public).unwrap());
        let signature = BASE64.decode(signature).unwrap();
        public.verify(signed.as_bytes(), &signature).unwrap();
        assert!(public.verify(&signed.as_bytes()[1..], &signature).is_err());
        let parts: Vec<Value> = signed
            .split('.')
            .map(|part| serde_json::from_slice(&BASE64.decode(part).unwrap()).unwrap())
            .collect();
        assert_eq!(parts[0], json!({"typ": "JWT", "alg": "ES256"}));
        assert_eq!(
            parts[1],
            json!({"aud": "https://push.example.com", "exp": 1_453_384_405, "sub": "https://chat.example.org"})
        );
    }

    #[test]
    fn the_key_is_made_once_and_nobody_else_can_read_it() {
        let folder = tempfile::tempdir().unwrap();
        let open = || VapidKey::open(folder.path(), None).map(|key| key.public());
        let first = open().unwrap();
        assert_eq!(BASE64.decode(&first).unwrap().len(), 65);
        assert_eq!(open().unwrap(), first);
        let file = folder.path().join(KEY_FILE);
        #[cfg(unix)]
        {
            use std::os::unix::fs::PermissionsExt as _;
            assert_eq!(fs::metadata(&file).unwrap().permissions().mode() & 0o777, 0o600);
        }
        fs::write(&file, "half a key").unwrap();
        assert_eq!(open().unwrap_err().kind(), io::ErrorKind::InvalidData);
    }
}
