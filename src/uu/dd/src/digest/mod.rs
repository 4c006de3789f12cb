// SPDX-License-Identifier: MIT
//! Digests of a stream of bytes: the algorithms, by the RustCrypto and BLAKE3 crates, which use what
//! the processor has for them. Does not know where the bytes come from.

pub mod beside;
pub mod ledger;

use sha2::Digest as _;

/// A kind of digest.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Algorithm {
    /// RFC 1321.
    Md5,
    /// FIPS 180-4.
    Sha1,
    /// FIPS 180-4.
    Sha256,
    /// FIPS 180-4.
    Sha512,
    /// RFC 7693, of 512 bits.
    Blake2b,
    /// BLAKE3, of 256 bits.
    Blake3,
}

impl Algorithm {
    const ALL: [Self; 6] = [
        Self::Md5,
        Self::Sha1,
        Self::Sha256,
        Self::Sha512,
        Self::Blake2b,
        Self::Blake3,
    ];

    /// The algorithm of this name, in small letters or capitals.
    pub fn find(name: &[u8]) -> Option<Self> {
        Self::ALL
            .into_iter()
            .find(|algorithm| algorithm.name().as_bytes().eq_ignore_ascii_case(name))
    }

    /// As it is typed.
    pub fn name(self) -> &'static str {
        match self {
            Self::Md5 => "md5",
            Self::Sha1 => "sha1",
            Self::Sha256 => "sha256",
            Self::Sha512 => "sha512",
            Self::Blake2b => "blake2b",
            Self::Blake3 => "blake3",
        }
    }

    /// As `cksum --tag` and `b3sum --tag` write it.
    pub fn tag(self) -> &'static str {
        match self {
            Self::Md5 => "MD5",
            Self::Sha1 => "SHA1",
            Self::Sha256 => "SHA256",
            Self::Sha512 => "SHA512",
            Self::Blake2b => "BLAKE2b",
            Self::Blake3 => "BLAKE3",
        }
    }

    /// The length of a digest, in bytes.
    pub fn len(self) -> usize {
        match self {
            Self::Md5 => 16,
            Self::Sha1 => 20,
            Self::Sha256 | Self::Blake3 => 32,
            Self::Sha512 | Self::Blake2b => 64,
        }
    }
}

/// A digest, finished.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Digest {
    /// Of which kind.
    pub algorithm: Algorithm,
    /// Its bytes.
    pub bytes: Vec<u8>,
}

impl Digest {
    /// `ALGO:HEX`, as it is typed.
    pub fn parse(text: &[u8]) -> Option<Self> {
        let at = text.iter().position(|&byte| byte == b':')?;
        let algorithm = Algorithm::find(&text[..at])?;
        let hex = std::str::from_utf8(&text[at + 1..]).ok()?;
        if hex.len() != 2 * algorithm.len() || !hex.bytes().all(|byte| byte.is_ascii_hexdigit()) {
            return None;
        }
        let bytes = (0..algorithm.len())
            .map(|at| u8::from_str_radix(&hex[2 * at..2 * at + 2], 16).ok())
            .collect::<Option<_>>()?;
        Some(Self { algorithm, bytes })
    }

    /// In hexadecimal, small letters.
    pub fn hex(&self) -> String {
        const DIGITS: &[u8; 16] = b"0123456789abcdef";
        let digit = |nibble: u8| char::from(DIGITS[usize::from(nibble)]);
        self.bytes
            .iter()
            .flat_map(|&byte| [digit(byte >> 4), digit(byte & 15)])
            .collect()
    }

    /// The line of `sha256sum --tag` for the file of this name, without its newline. A name that
    /// would not fit a line is escaped as there, and told by a backslash in front.
    pub fn tagged(&self, file: &[u8]) -> Vec<u8> {
        let mut name = Vec::with_capacity(file.len());
        for &byte in file {
            match byte {
                b'\\' => name.extend_from_slice(b"\\\\"),
                b'\n' => name.extend_from_slice(b"\\n"),
                b'\r' => name.extend_from_slice(b"\\r"),
                byte => name.push(byte),
            }
        }
        let mark: &[u8] = if name.len() > file.len() { b"\\" } else { b"" };
        let tag = self.algorithm.tag().as_bytes();
        [mark, tag, b" (", &name, b") = ", self.hex().as_bytes()].concat()
    }
}

/// A digest in the making.
pub enum Hasher {
    /// [`Algorithm::Md5`].
    Md5(md5::Md5),
    /// [`Algorithm::Sha1`].
    Sha1(sha1::Sha1),
    /// [`Algorithm::Sha256`].
    Sha256(sha2::Sha256),
    /// [`Algorithm::Sha512`].
    Sha512(Box<sha2::Sha512>),
    /// [`Algorithm::Blake2b`].
    Blake2b(Box<blake2b_simd::State>),
    /// [`Algorithm::Blake3`].
    Blake3(Box<blake3::Hasher>),
}

impl Hasher {
    /// Of nothing yet.
    pub fn new(algorithm: Algorithm) -> Self {
        match algorithm {
            Algorithm::Md5 => Self::Md5(md5::Md5::new()),
            Algorithm::Sha1 => Self::Sha1(sha1::Sha1::new()),
            Algorithm::Sha256 => Self::Sha256(sha2::Sha256::new()),
            Algorithm::Sha512 => Self::Sha512(Box::new(sha2::Sha512::new())),
            Algorithm::Blake2b => Self::Blake2b(Box::new(blake2b_simd::State::new())),
            Algorithm::Blake3 => Self::Blake3(Box::new(blake3::Hasher::new())),
        }
    }

    /// Of these bytes too.
    pub fn update(&mut self, bytes: &[u8]) {
        match self {
            Self::Md5(hasher) => hasher.update(bytes),
            Self::Sha1(hasher) => hasher.update(bytes),
            Self::Sha256(hasher) => hasher.update(bytes),
            Self::Sha512(hasher) => hasher.update(bytes),
            Self::Blake2b(hasher) => {
                hasher.update(bytes);
            }
            Self::Blake3(hasher) => {
                hasher.update(bytes);
            }
        }
    }

    /// The digest of all bytes so far.
    pub fn finish(self) -> Digest {
        let (algorithm, bytes) = match self {
            Self::Md5(hasher) => (Algorithm::Md5, hasher.finalize().to_vec()),
            Self::Sha1(hasher) => (Algorithm::Sha1, hasher.finalize().to_vec()),
            Self::Sha256(hasher) => (Algorithm::Sha256, hasher.finalize().to_vec()),
            Self::Sha512(hasher) => (Algorithm::Sha512, hasher.finalize().to_vec()),
            Self::Blake2b(hasher) => (Algorithm::Blake2b, hasher.finalize().as_bytes().to_vec()),
            Self::Blake3(hasher) => (Algorithm::Blake3, hasher.finalize().as_bytes().to_vec()),
        };
        Digest { algorithm, bytes }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn digests_are_those_of_the_standards() {
        // Of "abc": RFC 1321, FIPS 180-4, RFC 7693; b3sum for BLAKE3.
        let cases = [
            (Algorithm::Md5, "900150983cd24fb0d6963f7d28e17f72"),
            (Algorithm::Sha1, "a9993e364706816aba3e25717850c26c9cd0d89d"),
            (
                Algorithm::Sha256,
                "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad",
            ),
            (
                Algorithm::Sha512,
                "ddaf35a193617abacc417349ae20413112e6fa4e89a97ea20a9eeee64b55d39a\
                 2192992a274fc1a836ba3c23a3feebbd454d4423643ce80e2a9ac94fa54ca49f",
            ),
            (
                Algorithm::Blake2b,
                "ba80a53f981c4d0d6a2797b69f12f6e94c212f14685ac4b74b12bb6fdbffa2d1\
                 7d87c5392aab792dc252d5de4533cc9518d38aa8dbf1925ab92386edd4009923",
            ),
            (
                Algorithm::Blake3,
                "6437b3ac38465133ffb63b75273a8db548c558465d79db03fd359c6cd5bd9d85",
            ),
        ];
        for (algorithm, expected) in cases {
            let mut hasher = Hasher::new(algorithm);
            hasher.update(b"a");
            hasher.update(b"bc");
            let digest = hasher.finish();
            assert_eq!(digest.hex(), expected);
            assert_eq!(digest.bytes.len(), algorithm.len());
            let typed = format!("{}:{}", algorithm.name(), expected.to_uppercase());
            assert_eq!(Digest::parse(typed.as_bytes()), Some(digest));
        }
    }

    #[test]
    fn what_is_no_digest_is_not_taken_for_one() {
        for text in ["", "md5", "md5:", "md5:12", "sha3:00", ":00", "md5:+1"] {
            assert_eq!(Digest::parse(text.as_bytes()), None, "{text}");
        }
        let almost = format!("md5:{}g", "0".repeat(31));
        assert_eq!(Digest::parse(almost.as_bytes()), None);
    }

    #[test]
    fn names_that_do_not_fit_a_line_are_escaped() {
        let digest = Digest {
            algorithm: Algorithm::Md5,
            bytes: vec![0xab; 2],
        };
        assert_eq!(digest.tagged(b"a b"), b"MD5 (a b) = abab");
        assert_eq!(digest.tagged(b"a\nb\\"), b"\\MD5 (a\\nb\\\\) = abab");
    }
}
