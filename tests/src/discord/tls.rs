//! TLS as `discord.com`, with a certificate of an authority made for one test.

use std::io;
use std::net::SocketAddr;
use std::sync::Arc;

use axum::serve::Listener;
use rcgen::{BasicConstraints, CertificateParams, DnType, IsCa, Issuer, KeyPair};
use tokio::net::{TcpListener, TcpStream};
use tokio_rustls::TlsAcceptor;
use tokio_rustls::rustls::ServerConfig;
use tokio_rustls::rustls::crypto::ring;
use tokio_rustls::rustls::pki_types::PrivatePkcs8KeyDer;
use tokio_rustls::server::TlsStream;

/// The name the certificate is for.
const NAME: &str = "discord.com";

/// A listener that speaks TLS.
pub(super) struct Tls {
    listener: TcpListener,
    acceptor: TlsAcceptor,
    pub(super) address: SocketAddr,
}

/// Wraps a listener; the second value is the authority's certificate as PEM.
///
/// # Panics
/// The certificates cannot be made.
pub(super) fn wrap(listener: TcpListener) -> (Tls, String) {
    let key = KeyPair::generate().expect("a key");
    let mut authority = CertificateParams::new(Vec::new()).expect("an authority");
    // Two certificates with one name would be taken for one that signed itself.
    authority.distinguished_name.push(DnType::CommonName, "the stand-in's authority");
    authority.is_ca = IsCa::Ca(BasicConstraints::Unconstrained);
    let root = authority.self_signed(&key).expect("its certificate");
    let own_key = KeyPair::generate().expect("a key");
    let own = CertificateParams::new(vec![NAME.to_owned()]).expect("a name");
    let own = own.signed_by(&own_key, &Issuer::from_params(&authority, &key)).expect("a certificate");
    let private = PrivatePkcs8KeyDer::from(own_key.serialize_der());
    let config = ServerConfig::builder_with_provider(Arc::new(ring::default_provider()))
        .with_safe_default_protocol_versions()
        .and_then(|config| {
            config.with_no_client_auth().with_single_cert(vec![own.der().clone()], private.into())
        })
        .expect("a configuration");
    let address = listener.local_addr().expect("an address");
    (Tls { listener, acceptor: TlsAcceptor::from(Arc::new(config)), address }, root.pem())
}

impl Listener for Tls {
    type Io = TlsStream<TcpStream>;
    type Addr = SocketAddr;

    async fn accept(&mut self) -> (Self::Io, Self::Addr) {
        loop {
            let Ok((stream, address)) = self.listener.accept().await else { continue };
            // Whoever does not speak TLS is not served.
            if let Ok(stream) = self.acceptor.accept(stream).await {
                return (stream, address);
            }
        }
    }

    fn local_addr(&self) -> io::Result<Self::Addr> {
        Ok(self.address)
    }
}
