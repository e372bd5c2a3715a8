//! Matrix: its settings, and how it is opened and looked at.

use std::sync::Arc;

use clap::Args;
use futures_util::FutureExt;
use futures_util::future::BoxFuture;

use lasermate_matrix::account::Folder;
use lasermate_matrix::account::checkup;
use lasermate_matrix::{Manners, Matrix};
use lasermate_service::diagnostic::Finding;
use lasermate_service::outbox;

use super::{CheckTarget, ConfiguredNetwork, ConnectionTask, NetworkInputs, OpenContext, Tasks};

/// How the bot behaves on Matrix. Its session is in the data folder: `lasermate matrix login` puts it there.
#[derive(Clone, Debug, Args)]
#[command(next_help_heading = "Matrix (after `lasermate matrix login`)")]
pub(super) struct MatrixSettings {
    /// The prefix of commands on Matrix; !lm works as well if this is a single !
    #[arg(
        long = "matrix-prefix",
        env = "LASERMATE_MATRIX_PREFIX",
        value_name = "PREFIX",
        default_value = "!"
    )]
    prefix: String,
    /// Whose invitations are accepted: users, servers or * for everybody, separated by commas; by default those from the bot's own
    /// server
    #[arg(long = "matrix-allow", env = "LASERMATE_MATRIX_ALLOW", value_name = "WHO", value_delimiter = ',')]
    allow: Vec<String>,
}

/// A session that is there.
struct StoredLogin {
    folder: Folder,
    manners: Manners,
}

/// Matrix with its session.
pub(super) fn set_up(given: NetworkInputs<'_>, _: &str) -> Box<dyn ConfiguredNetwork> {
    let matrix = &given.own.matrix;
    let prefix = match matrix.prefix.trim() {
        "" => "!",
        prefix => prefix,
    };
    let manners = Manners { prefix: prefix.to_owned(), allow: matrix.allow.clone() };
    Box::new(StoredLogin { folder: Folder::beside(given.data), manners })
}

impl ConfiguredNetwork for StoredLogin {
    fn open(self: Box<Self>, opening: &OpenContext<'_>, _: &mut Tasks) -> anyhow::Result<ConnectionTask> {
        let (service, stop) = (Arc::clone(opening.service), opening.stop.clone());
        Ok(async move {
            let matrix = Matrix::open(&self.folder, self.manners, Arc::clone(&service), stop.clone()).await?;
            let sending = tokio::spawn(outbox::run(service, Arc::clone(&matrix), stop));
            let ended = lasermate_matrix::run(matrix).await;
            if ended.is_err() {
                sending.abort();
            }
            // It ends with the program, or was told to.
            let _ = sending.await;
            Ok(ended?)
        }
        .boxed())
    }

    fn check(self: Box<Self>, _: NetworkInputs<'_>, wanted: CheckTarget) -> BoxFuture<'static, Vec<Finding>> {
        async move { checkup::look(&self.folder, &self.manners, wanted.running).await }.boxed()
    }
}
