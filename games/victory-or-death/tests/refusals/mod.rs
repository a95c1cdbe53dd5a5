//! Why an action is refused: each reason with its clause.

mod board;
mod bribes;
mod cards;
mod reasons;
mod table;
mod turns;
