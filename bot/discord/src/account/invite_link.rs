//! The links that bring the bot into a server, or its commands along with a person.

use serenity::model::id::ApplicationId;

use crate::incoming::permission;

/// The link by which a person brings the commands that work anywhere along.
pub(crate) fn people_link(application: ApplicationId) -> String {
    format!(
        "https://discord.com/oauth2/authorize?client_id={application}&scope=applications.commands&integration_type=1"
    )
}

/// The link that brings the bot into a server with exactly what it needs.
pub(crate) fn install_link(application: ApplicationId) -> String {
    format!(
        "https://discord.com/oauth2/authorize?client_id={application}&scope=bot+applications.commands&permissions={}",
        permission::needed().bits()
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_install_link_asks_for_exactly_what_is_used() {
        let link = install_link(ApplicationId::new(42));
        let wanted = (1_u64 << 10) | (1 << 11) | (1 << 15) | (1 << 35) | (1 << 38);
        assert_eq!(
            link,
            format!(
                "https://discord.com/oauth2/authorize?client_id=42&scope=bot+applications.commands&permissions={wanted}"
            )
        );
    }
}
