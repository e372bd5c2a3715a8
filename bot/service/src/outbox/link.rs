//! Under the first board of a game and its last one: where it can be looked at in a browser.

use std::sync::Arc;

use lasermate_domain::port::{PictureOf, Post, RoomId};
use lasermate_domain::tables::table::GameId;
use lasermate_present::language::Language;
use lasermate_present::saying::written;
use lasermate_present::text;
use tokio::task::spawn_blocking;

use crate::service::Service;

/// Says so in a post for a room that is written out already, where the game has an address for it.
pub(super) async fn add(service: &Arc<Service>, post: &mut Post, room: &RoomId, language: &Language) {
    let Some(PictureOf::Board { game, actions }) = post.picture else { return };
    let (service, room) = (Arc::clone(service), room.clone());
    let find = move || {
        let table = service.look(GameId(game)).ok()??;
        let ends = table.game.outcome().is_some() && actions == table.version;
        let link = service.addresses().link(&table, &room).filter(|_| actions == 0 || ends)?;
        Some(if ends { text::lifecycle::seen_again(&link) } else { text::lifecycle::watched(&link) })
    };
    if let Ok(Some(line)) = spawn_blocking(find).await {
        post.text = format!("{}\n{}", post.text, written(&line, language));
    }
}
