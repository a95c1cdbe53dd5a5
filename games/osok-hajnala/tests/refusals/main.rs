//! Why actions are refused.

mod reasons;
