//! Listening and stopping.

use std::net::SocketAddr;
use std::pin::pin;
use std::sync::Arc;

use axum::extract::{ConnectInfo, Request};
use axum::serve::Listener;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::{Service, service_fn};
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::server::graceful::GracefulShutdown;
use hyper_util::service::TowerToHyperService;
use tokio::net::TcpListener;
use tokio::task::JoinHandle;
use tokio::time::timeout;

use super::app::{App, ServeError};
use super::identity::Origin;
use super::limits::Holds;
use super::operator;
use super::routes::router;
use crate::config::{Config, Limits};
use crate::figures;

/// The most bytes of a request before its body. Whoever sends one slowly, or never ends it, has the server hold no more.
const MOST_HEAD: usize = 16 << 10;

/// A server that has its address and its database.
pub struct Server {
    app: Arc<App>,
    listener: TcpListener,
    address: SocketAddr,
    operator: Option<(TcpListener, Option<String>)>,
}

impl Server {
    /// Opens the database and listens; requests wait until [`run`](Self::run).
    ///
    /// # Errors
    /// Any [`ServeError`].
    pub async fn bind(config: Config) -> Result<Self, ServeError> {
        let (listener, address) = listen(config.listens_on()).await?;
        let operator = match config.metrics {
            Some(wanted) => {
                let (operator, address) = listen(wanted).await?;
                let token = config.operator_token().map_err(ServeError::Token)?;
                // Before there is anything to count.
                figures::start();
                tracing::info!(%address, "figures are told to the operator");
                Some((operator, token))
            }
            None => None,
        };
        Ok(Self { app: App::open(with_hosts(config, address)).await?, listener, address, operator })
    }

    /// What answers: its limits may be renewed while it runs.
    pub const fn app(&self) -> &Arc<App> {
        &self.app
    }

    /// Where it listens.
    pub const fn address(&self) -> SocketAddr {
        self.address
    }

    /// Serves until `stop` is done; what has begun is finished, if it does not take long.
    pub async fn run(self, stop: impl Future<Output = ()>) {
        let Self { app, mut listener, address, operator } = self;
        let operator =
            operator.map(|(listener, token)| tokio::spawn(operator::serve(Arc::clone(&app), token, listener)));
        let config = app.config();
        let Config { limits, behind_proxy, grace, .. } = &*config;
        let mut http = http1::Builder::new();
        http.timer(TokioTimer::new()).header_read_timeout(limits.head_time).max_buf_size(MOST_HEAD);
        let held = Holds::new();
        let open = GracefulShutdown::new();
        let routes = TowerToHyperService::new(router(Arc::clone(&app)));
        let mut stop = pin!(stop);
        tracing::info!(%address, version = env!("CARGO_PKG_VERSION"), "serving");
        loop {
            let (stream, peer) = tokio::select! {
                // Waits a while where no more files can be opened.
                accepted = Listener::accept(&mut listener) => accepted,
                () = &mut stop => break,
            };
            let Limits { connections, connections_in_all, .. } = app.config().limits;
            // A proxy has one address, and does not let its clients' connections through.
            let of_one = if *behind_proxy { usize::MAX } else { connections };
            let Some(hold) = held.take(Origin::new(peer.ip()), of_one, connections_in_all) else { continue };
            // An event is small, and does not wait for the receipt of the one before. Where that is not to be had, it does.
            let _ = stream.set_nodelay(true);
            let routes = routes.clone();
            let answer = service_fn(move |mut request: Request<Incoming>| {
                // It goes with the connection, which has this.
                let _ = &hold;
                request.extensions_mut().insert(ConnectInfo(peer));
                routes.call(request)
            });
            // Where it breaks off, the client knows, and asks again. Nothing is put around it: a task that waited for it would hold it twice.
            tokio::spawn(open.watch(http.serve_connection(TokioIo::new(stream), answer)));
        }
        drop(listener);
        tracing::info!("stopping: streams end, and what has begun is finished");
        app.end_streams();
        let mails = async {
            if let Some(post) = &app.post {
                post.finish(*grace).await;
            }
        };
        let _ = tokio::join!(timeout(*grace, open.shutdown()), mails);
        app.close().await;
        operator.inspect(JoinHandle::abort);
        tracing::info!("stopped");
    }
}

async fn listen(address: SocketAddr) -> Result<(TcpListener, SocketAddr), ServeError> {
    let unusable = |source| ServeError::Address { address, source };
    let listener = TcpListener::bind(address).await.map_err(unusable)?;
    let address = listener.local_addr().map_err(unusable)?;
    Ok((listener, address))
}

/// Who listens to this machine alone is reached by its names: a page from elsewhere cannot have its own name lead here.
fn with_hosts(mut config: Config, address: SocketAddr) -> Config {
    if address.ip().is_loopback() && !config.behind_proxy {
        config.hosts.extend(["localhost".to_owned(), "127.0.0.1".to_owned(), "[::1]".to_owned()]);
        config.hosts.push(address.ip().to_string());
    }
    config
}

/// Serves until the process is asked to stop (Ctrl-C, SIGTERM).
///
/// # Errors
/// Any [`ServeError`].
pub async fn serve(config: Config) -> Result<(), ServeError> {
    Server::bind(config).await?.run(asked_to_stop()).await;
    Ok(())
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

/// Each time that the process is asked to read its settings anew (SIGHUP); where there are no such signals it never is.
pub struct Asks(#[cfg(unix)] tokio::signal::unix::Signal);

impl Asks {
    /// From now on they are heard. To be called within a runtime.
    ///
    /// # Panics
    /// If signals cannot be waited for.
    #[expect(clippy::new_without_default, reason = "it takes hold of a signal")]
    pub fn new() -> Self {
        #[cfg(unix)]
        return Self(
            tokio::signal::unix::signal(tokio::signal::unix::SignalKind::hangup()).expect("signals can be waited for"),
        );
        #[cfg(not(unix))]
        Self()
    }

    /// Waits for the next time.
    pub async fn next(&mut self) {
        #[cfg(unix)]
        if self.0.recv().await.is_some() {
            return;
        }
        std::future::pending().await
    }
}
