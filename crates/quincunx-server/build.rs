//! Makes the folder of the page: a debug build reads the page from there when it is asked for, but only if the folder was there when
//! it was compiled.

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    // Where it cannot be made, the server works without a page.
    let _ = std::fs::create_dir_all("../../web/dist");
}
