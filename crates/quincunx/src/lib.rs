//! quincunx
