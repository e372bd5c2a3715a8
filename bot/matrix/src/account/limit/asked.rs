//! Synapse's own question after an account's limit, which it answers administrators. The SDK does not know it.

use matrix_sdk::ruma::OwnedUserId;
use matrix_sdk::ruma::api::auth_scheme::{AccessToken, AuthScheme};
use matrix_sdk::ruma::api::error::{Error, FromHttpResponseError, IntoHttpError};
use matrix_sdk::ruma::api::path_builder::PathBuilder as _;
use matrix_sdk::ruma::api::{EndpointError as _, IncomingResponse, Metadata, OutgoingRequest};
use matrix_sdk::ruma::exports::bytes::BufMut;
use matrix_sdk::ruma::exports::http;
use matrix_sdk::ruma::metadata;
use serde::Deserialize;

metadata! {
    method: GET,
    rate_limited: false,
    authentication: AccessToken,
    path: "/_synapse/admin/v1/users/{user_id}/override_ratelimit"
}

#[derive(Clone, Debug)]
pub struct Request {
    pub user_id: OwnedUserId,
}

/// The answer: empty where the server's own limit holds.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
pub struct Response {
    /// Events a second; 0 for as many as one likes.
    #[serde(default)]
    pub messages_per_second: Option<u32>,
    /// Events at once before that.
    #[serde(default)]
    pub burst_count: Option<u32>,
}

impl OutgoingRequest for Request {
    type EndpointError = Error;
    type IncomingResponse = Response;

    fn try_into_http_request<T: Default + BufMut + AsRef<[u8]>>(
        self,
        base_url: &str,
        authentication: <AccessToken as AuthScheme>::Input<'_>,
        (): (),
    ) -> Result<http::Request<T>, IntoHttpError> {
        let url = Self::PATH_BUILDER.make_endpoint_url((), base_url, &[&self.user_id], "")?;
        let mut request = http::Request::builder().method(Self::METHOD).uri(url).body(T::default())?;
        AccessToken::add_authentication(&mut request, authentication)
            .map_err(|error| IntoHttpError::Authentication(error.into()))?;
        Ok(request)
    }
}

impl IncomingResponse for Response {
    type EndpointError = Error;

    fn try_from_http_response<T: AsRef<[u8]>>(
        response: http::Response<T>,
    ) -> Result<Self, FromHttpResponseError<Error>> {
        if response.status().as_u16() >= 400 {
            return Err(FromHttpResponseError::Server(Error::from_http_response(response)));
        }
        Ok(serde_json::from_slice(response.body().as_ref())?)
    }
}
