//! quincunx-agents
