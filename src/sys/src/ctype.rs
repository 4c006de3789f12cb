// SPDX-License-Identifier: MIT
//! The character classes of the user's locale (`LC_ALL`, `LC_CTYPE`, `LANG`), as the C library
//! knows them. A locale that is not installed is the C locale, as it is for setlocale(3).

use std::ffi::CStr;

unsafe extern "C" {
    // POSIX 2008, <ctype.h> and <wctype.h>; not in every version of the libc crate.
    fn toupper_l(c: libc::c_int, locale: libc::locale_t) -> libc::c_int;
    fn tolower_l(c: libc::c_int, locale: libc::locale_t) -> libc::c_int;
    fn isprint_l(c: libc::c_int, locale: libc::locale_t) -> libc::c_int;
    fn iswprint_l(c: libc::c_uint, locale: libc::locale_t) -> libc::c_int;
    fn nl_langinfo_l(item: libc::nl_item, locale: libc::locale_t) -> *mut libc::c_char;
}

/// The locale's character type, loaded. Freed when dropped.
pub struct CType(libc::locale_t);

// SAFETY: a locale object is only read once it is made, by any number of threads (POSIX, newlocale).
unsafe impl Send for CType {}
// SAFETY: as above.
unsafe impl Sync for CType {}

impl CType {
    /// The locale the environment names, or `None` for the C locale (also where the named one
    /// does not exist).
    pub fn from_environment() -> Option<Self> {
        // SAFETY: the name is a valid C string and the base may be null (newlocale(3)); a null
        // result means failure and is not used.
        let locale =
            unsafe { libc::newlocale(libc::LC_CTYPE_MASK, c"".as_ptr(), std::ptr::null_mut()) };
        // Not `then_some`: its argument would be made, and freed, for a null pointer too.
        (!locale.is_null()).then(|| Self(locale))
    }

    /// Whether the locale's text is UTF-8.
    pub fn is_utf8(&self) -> bool {
        // SAFETY: the locale is valid until `self` is dropped; the result is a C string that
        // stays valid as long as the locale, longer than the borrow here.
        let codeset = unsafe { CStr::from_ptr(nl_langinfo_l(libc::CODESET, self.0)) };
        codeset.to_bytes() == b"UTF-8"
    }

    /// Whether the C library would print this character.
    pub fn is_printable(&self, character: char) -> bool {
        // SAFETY: the locale is valid; every wide character value is allowed (iswprint_l(3)).
        unsafe { iswprint_l(character as libc::c_uint, self.0) != 0 }
    }

    /// Whether the C library would print this byte, in a locale of single-byte characters.
    pub fn is_printable_byte(&self, byte: u8) -> bool {
        // SAFETY: the locale is valid and the argument is in the range of unsigned char.
        unsafe { isprint_l(libc::c_int::from(byte), self.0) != 0 }
    }

    /// The upper-case twin of every byte, as toupper(3) gives it.
    pub fn upper_case(&self) -> [u8; 256] {
        self.map(toupper_l)
    }

    /// The lower-case twin of every byte, as tolower(3) gives it.
    pub fn lower_case(&self) -> [u8; 256] {
        self.map(tolower_l)
    }

    fn map(
        &self,
        to: unsafe extern "C" fn(libc::c_int, libc::locale_t) -> libc::c_int,
    ) -> [u8; 256] {
        std::array::from_fn(|byte| {
            // `from_fn` counts 0 to 255, so the number fits.
            let byte = byte as u8;
            // SAFETY: the locale is valid and the argument is in the range of unsigned char.
            let twin = unsafe { to(libc::c_int::from(byte), self.0) };
            u8::try_from(twin).unwrap_or(byte)
        })
    }
}

impl Drop for CType {
    fn drop(&mut self) {
        // SAFETY: made by newlocale, freed once, not in use by any thread (uselocale is not called).
        unsafe { libc::freelocale(self.0) };
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ascii_letters_have_their_twins_in_every_locale() {
        if let Some(ctype) = CType::from_environment() {
            assert_eq!(ctype.upper_case()[usize::from(b'a')], b'A');
            assert_eq!(ctype.lower_case()[usize::from(b'Z')], b'z');
            assert_eq!(ctype.lower_case()[usize::from(b'0')], b'0');
            assert!(ctype.is_printable('x'));
            assert!(!ctype.is_printable('\n'));
        }
    }
}
