//! Private replies with pictures.

use lasermate_domain::port::{DrawError, Picture, Reply};

use crate::text;

/// A private reply with its picture; where that could not be drawn, the words say so and go without it.
pub(super) fn with_picture(text: String, picture: Result<Picture, DrawError>) -> Reply {
    with_pictures(text, [picture])
}

/// A private reply with its pictures, in order.
pub(super) fn with_pictures(
    text: String,
    pictures: impl IntoIterator<Item = Result<Picture, DrawError>>,
) -> Reply {
    let mut reply = Reply::quiet(text);
    for picture in pictures {
        match picture {
            Ok(picture) => reply.pictures.push(picture),
            Err(error) => {
                tracing::error!(%error, "drawing a picture failed");
                reply.text += "\n";
                reply.text += text::handler::NO_PICTURE;
            }
        }
    }
    reply
}
