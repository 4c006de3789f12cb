// SPDX-License-Identifier: MIT
//! The same features as the multicall binary, so that what is built is what is documented.

/// The features of a manifest, each with what it turns on; those of our own crates need no
/// dependency here.
fn features(manifest: &str) -> Vec<String> {
    let (_, features) = manifest.split_once("[features]\n").expect("it has some");
    let (features, _) = features.split_once("\n[").expect("more follows");
    let lines = features.lines().filter(|line| !line.starts_with('#'));
    lines
        .map(|line| line.replace("\"dep:coreutils-dd\"", ""))
        .collect()
}

#[test]
fn features_are_those_of_the_multicall_binary() {
    assert_eq!(
        features(include_str!("../../Cargo.toml")),
        features(include_str!("../../../../Cargo.toml"))
    );
}
