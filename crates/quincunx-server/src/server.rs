//! Listening and stopping.

use std::future::pending;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use tokio::net::TcpListener;
use tokio::sync::oneshot;
use tokio::time::sleep;

use crate::app::{App, ServeError};
use crate::config::Config;
use crate::routes::router;

/// Who has not read an answer to the end so long after the server was told to stop does not get the rest.
const GRACE: Duration = Duration::from_secs(3);

/// A server that has its address and its database.
pub struct Server {
    app: Arc<App>,
    listener: TcpListener,
    address: SocketAddr,
}

impl Server {
    /// Opens the database and listens; requests wait until [`run`](Self::run).
    ///
    /// # Errors
    /// [`ServeError::Address`] and [`ServeError::Store`].
    pub async fn bind(config: Config) -> Result<Self, ServeError> {
        let wanted = config.address;
        let unusable = |source| ServeError::Address { address: wanted, source };
        let listener = TcpListener::bind(wanted).await.map_err(unusable)?;
        let address = listener.local_addr().map_err(unusable)?;
        Ok(Self { app: App::open(config).await?, listener, address })
    }

    /// Where it listens.
    pub const fn address(&self) -> SocketAddr {
        self.address
    }

    /// Serves until `stop` is done; what has begun is finished, if it does not take long.
    ///
    /// # Errors
    /// [`ServeError::Stopped`].
    pub async fn run(self, stop: impl Future<Output = ()> + Send + 'static) -> Result<(), ServeError> {
        let service = router(Arc::clone(&self.app)).into_make_service_with_connect_info::<SocketAddr>();
        let app = Arc::clone(&self.app);
        let (stopping, stopped) = oneshot::channel();
        let told_to_stop = async move {
            stop.await;
            app.end_streams();
            // Nobody listens if the server has ended already.
            let _ = stopping.send(());
        };
        let grace_is_over = async {
            match stopped.await {
                Ok(()) => sleep(GRACE).await,
                Err(_) => pending().await,
            }
        };
        let served = tokio::select! {
            served = axum::serve(self.listener, service).with_graceful_shutdown(told_to_stop) => served,
            () = grace_is_over => Ok(()),
        };
        self.app.close().await;
        served.map_err(ServeError::Stopped)
    }
}

/// Serves until the process is asked to stop (Ctrl-C, SIGTERM).
///
/// # Errors
/// Any [`ServeError`].
pub async fn serve(config: Config) -> Result<(), ServeError> {
    let server = Server::bind(config).await?;
    tracing::info!(address = %server.address(), "serving");
    server.run(asked_to_stop()).await
}

/// Waits until the process is asked to stop.
pub async fn asked_to_stop() {
    let interrupted = async { tokio::signal::ctrl_c().await.expect("signals can be waited for") };
    #[cfg(unix)]
    {
        let mut terminated = tokio::signal::unix::signal(tokio::signal::unix::SignalKind::terminate())
            .expect("signals can be waited for");
        tokio::select! {
            () = interrupted => {}
            _ = terminated.recv() => {}
        }
    }
    #[cfg(not(unix))]
    interrupted.await;
}
