//! Packs the texts of the game.

fn main() {
    quincunx_pack::texts();
}
