//! Listening and stopping.

use std::net::SocketAddr;
use std::sync::Arc;

use tokio::net::TcpListener;

use crate::app::{App, ServeError};
use crate::config::Config;
use crate::routes::router;

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

    /// Serves until `stop` is done; what has begun is finished.
    ///
    /// # Errors
    /// [`ServeError::Stopped`].
    pub async fn run(self, stop: impl Future<Output = ()> + Send + 'static) -> Result<(), ServeError> {
        let service = router(Arc::clone(&self.app)).into_make_service_with_connect_info::<SocketAddr>();
        let app = Arc::clone(&self.app);
        let stopping = async move {
            stop.await;
            app.end_streams();
        };
        let served = axum::serve(self.listener, service).with_graceful_shutdown(stopping).await;
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
