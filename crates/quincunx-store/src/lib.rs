//! quincunx-store
