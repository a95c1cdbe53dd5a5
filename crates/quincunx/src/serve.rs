//! `quincunx serve`.

use std::io::Write;
use std::net::{IpAddr, Ipv4Addr};
use std::path::PathBuf;

use clap::Args;
use quincunx_server::{Config, Server, asked_to_stop};

use crate::failure::Failure;

/// Serve the page, until asked to stop
#[derive(Args)]
pub(crate) struct Serve {
    /// The address to listen on
    #[arg(long, default_value_t = IpAddr::V4(Ipv4Addr::LOCALHOST))]
    address: IpAddr,
    /// The port; 0 for any that is free
    #[arg(long, default_value_t = 8017)]
    port: u16,
    /// The file of the database; made if it is not there
    #[arg(long, value_name = "FILE", default_value = "data/quincunx.db")]
    database: PathBuf,
    /// A proxy stands in front: its headers say who asks
    #[arg(long)]
    behind_proxy: bool,
}

impl Serve {
    pub(crate) fn run(self, out: &mut impl Write) -> Result<(), Failure> {
        let address = (self.address, self.port).into();
        let config = Config { address, database: self.database, behind_proxy: self.behind_proxy, ..Config::default() };
        tracing_subscriber::fmt().with_writer(std::io::stderr).init();
        let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
        runtime.block_on(async {
            // Who reads the address may ask to stop at once: from here on that is heard.
            let asked = tokio::spawn(asked_to_stop());
            let server = Server::bind(config).await.map_err(Failure::undone)?;
            writeln!(out, "http://{}", server.address())?;
            out.flush()?;
            let stop = async { _ = asked.await };
            server.run(stop).await.map_err(Failure::undone)
        })
    }
}
