# SPDX-License-Identifier: MIT
# nix-build packaging/nix; the source is this folder's, the crates are those of Cargo.lock.
{ pkgs ? import <nixpkgs> { }
, prefix ? "ours-"
}:

pkgs.stdenv.mkDerivation {
  pname = "coreutils-ours";
  version = "0.1.0";
  src = pkgs.lib.cleanSource ../..;

  # Each crate has its version in its folder's name: so the messages are found.
  cargoDeps = pkgs.rustPlatform.importCargoLock { lockFile = ../../Cargo.lock; };

  nativeBuildInputs = [ pkgs.cargo pkgs.rustc pkgs.rustPlatform.cargoSetupHook ];

  makeFlags = [
    "FEATURES=full"
    "PREFIX=${placeholder "out"}"
    "PROG_PREFIX=${prefix}"
  ];

  # What `make check` needs is more than a build has; the recorded cases of dd need nothing.
  doCheck = false;

  meta = {
    description = "The coreutils in one binary, beside others";
    license = pkgs.lib.licenses.mit;
    platforms = pkgs.lib.platforms.linux;
    mainProgram = "${prefix}coreutils";
  };
}
