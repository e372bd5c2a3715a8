//! Encrypts what one browser alone can read: by the keys of its subscription (RFC 8291), in one record (RFC 8188).

use lasermate_service::store::PushBrowser;
use ring::aead::{AES_128_GCM, Aad, LessSafeKey, NONCE_LEN, Nonce, UnboundKey};
use ring::agreement::{ECDH_P256, EphemeralPrivateKey, UnparsedPublicKey, agree_ephemeral};
use ring::error::Unspecified;
use ring::hkdf::{HKDF_SHA256, Salt};
use ring::rand::{SecureRandom as _, SystemRandom};

const KEY_BYTES: usize = 16;
const SALT_BYTES: usize = 16;
/// How long a record may be: push services take no more. Ours are shorter.
const RECORD_BYTES: u32 = 4096;
/// Stands behind the text of the last record.
const LAST: u8 = 2;

/// A text for a browser, as the body of a request to its push service.
///
/// # Errors
/// The browser's key is no point of the curve, or the system gives no random bytes.
pub fn encrypt(text: &[u8], browser: &PushBrowser) -> Result<Vec<u8>, Unspecified> {
    let random = SystemRandom::new();
    let mut salt = [0; SALT_BYTES];
    random.fill(&mut salt)?;
    let own = EphemeralPrivateKey::generate(&ECDH_P256, &random)?;
    let own_public = own.compute_public_key()?;
    let theirs = UnparsedPublicKey::new(&ECDH_P256, browser.p256dh);
    agree_ephemeral(own, &theirs, |shared| record(text, browser, shared, own_public.as_ref(), salt))?
}

fn record(
    text: &[u8],
    browser: &PushBrowser,
    shared: &[u8],
    own_public: &[u8],
    salt: [u8; SALT_BYTES],
) -> Result<Vec<u8>, Unspecified> {
    let between = [b"WebPush: info\0".as_slice(), &browser.p256dh, own_public];
    let secret = derived(&browser.auth, shared, &between)?;
    let key = derived(&salt, &secret, &[b"Content-Encoding: aes128gcm\0"])?;
    let nonce = derived(&salt, &secret, &[b"Content-Encoding: nonce\0"])?;
    let key = LessSafeKey::new(UnboundKey::new(&AES_128_GCM, &key[..KEY_BYTES])?);
    // Salt and secret are new with every message.
    let nonce = Nonce::try_assume_unique_for_key(&nonce[..NONCE_LEN])?;
    let mut sealed = [text, &[LAST]].concat();
    key.seal_in_place_append_tag(nonce, Aad::empty(), &mut sealed)?;
    let id_bytes = u8::try_from(own_public.len()).map_err(|_| Unspecified)?;
    Ok([salt.as_slice(), &RECORD_BYTES.to_be_bytes(), &[id_bytes], own_public, &sealed].concat())
}

/// HKDF with SHA-256. A shorter output is how this one begins.
fn derived(salt: &[u8], secret: &[u8], info: &[&[u8]]) -> Result<[u8; 32], Unspecified> {
    let mut out = [0; 32];
    Salt::new(HKDF_SHA256, salt).extract(secret).expand(info, HKDF_SHA256)?.fill(&mut out)?;
    Ok(out)
}

#[cfg(test)]
mod tests {
    use base64::Engine as _;
    use base64::prelude::BASE64_URL_SAFE_NO_PAD as BASE64;

    use super::*;

    fn bytes<const MANY: usize>(text: &str) -> [u8; MANY] {
        BASE64.decode(text).unwrap().try_into().unwrap()
    }

    fn browser(p256dh: [u8; 65]) -> PushBrowser {
        let auth = bytes("BTBZMqHH6r4Tts7J_aSIgg");
        PushBrowser { endpoint: String::new(), p256dh, auth, language: String::new() }
    }

    /// Section 5 and appendix A of RFC 8291.
    #[test]
    fn the_example_of_the_standard_is_encrypted_as_it_stands_there() {
        let browser = browser(bytes(
            "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
        ));
        let own: [u8; 65] =
            bytes("BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8");
        let shared: [u8; 32] = bytes("kyrL1jIIOHEzg3sM2ZWRHDRB62YACZhhSlknJ672kSs");
        let salt = bytes("DGv6ra1nlYgDCS1FRnbzlw");
        let text = b"When I grow up, I want to be a watermelon";
        assert_eq!(
            BASE64.encode(record(text, &browser, &shared, &own, salt).unwrap()),
            "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK\
             6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
        );
    }

    #[test]
    fn a_key_that_is_no_point_of_the_curve_is_refused() {
        let own = EphemeralPrivateKey::generate(&ECDH_P256, &SystemRandom::new()).unwrap();
        let point: [u8; 65] = own.compute_public_key().unwrap().as_ref().try_into().unwrap();
        assert!(encrypt(b"", &browser(point)).is_ok());
        let mut off = point;
        off[64] ^= 1;
        for wrong in [off, [4; 65], [0; 65]] {
            assert!(encrypt(b"", &browser(wrong)).is_err());
        }
    }
}
