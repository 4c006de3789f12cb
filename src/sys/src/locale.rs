// SPDX-License-Identifier: MIT
//! The user's locale as far as messages and numbers go: which languages are wanted, by the
//! environment alone, and what the C library knows of the locale where it is installed.

use std::env;
use std::ffi::{CStr, OsString};

unsafe extern "C" {
    // POSIX 2008, <string.h> and <langinfo.h>; not in every version of the libc crate.
    fn strerror_l(number: libc::c_int, locale: libc::locale_t) -> *mut libc::c_char;
    fn nl_langinfo_l(item: libc::nl_item, locale: libc::locale_t) -> *mut libc::c_char;
}

/// A part of the locale that the environment sets by a variable of its own.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Category {
    /// `LC_MESSAGES`.
    Messages,
    /// `LC_NUMERIC`.
    Numeric,
}

impl Category {
    fn variable(self) -> &'static str {
        match self {
            Self::Messages => "LC_MESSAGES",
            Self::Numeric => "LC_NUMERIC",
        }
    }
}

/// The name of the locale in this category: the first of `LC_ALL`, the category's own variable and
/// `LANG` that is not empty (POSIX, Base Definitions, 8.2). `None` for the C locale, in whatever
/// encoding, and where nothing is set.
pub fn name(category: Category) -> Option<String> {
    name_from(category, |variable| env::var_os(variable))
}

fn name_from(category: Category, get: impl Fn(&str) -> Option<OsString>) -> Option<String> {
    let name = ["LC_ALL", category.variable(), "LANG"]
        .into_iter()
        .filter_map(get)
        .find(|value| !value.is_empty())?;
    let name = name.into_string().ok()?;
    (!is_c(&name)).then_some(name)
}

fn is_c(name: &str) -> bool {
    let (language, _) = name.split_once('.').unwrap_or((name, ""));
    matches!(language, "C" | "POSIX")
}

/// A language someone wants to be spoken to in.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Language {
    /// In small letters: `de`.
    pub language: String,
    /// In capitals, or none: `AT`.
    pub territory: String,
}

/// The languages wanted, best first; English, too, where it is named. Empty for the C locale. As gettext
/// has it: `LANGUAGE` is a list that goes before the locale's own language, but only where the
/// locale is not the C locale.
pub fn languages() -> Vec<Language> {
    languages_from(|variable| env::var_os(variable))
}

fn languages_from(get: impl Fn(&str) -> Option<OsString>) -> Vec<Language> {
    let Some(locale) = name_from(Category::Messages, &get) else {
        return Vec::new();
    };
    let list = get("LANGUAGE").and_then(|list| list.into_string().ok());
    let list = list.filter(|list| !list.is_empty()).unwrap_or(locale);
    list.split(':')
        .take_while(|name| !is_c(name))
        .filter_map(Language::parse)
        .collect()
}

impl Language {
    /// From a locale's name: `de_AT.UTF-8@euro`, also `de-AT`.
    fn parse(name: &str) -> Option<Self> {
        let end = name.find(['.', '@']).unwrap_or(name.len());
        let mut parts = name[..end].split(['_', '-']);
        let language = parts.next().filter(|part| {
            matches!(part.len(), 2..=8) && part.bytes().all(|byte| byte.is_ascii_alphabetic())
        })?;
        // A script may stand between the two, as in zh-Hans-CN.
        let territory = parts.find(|part| matches!(part.len(), 2 | 3)).unwrap_or("");
        let script = name[..end].split(['_', '-']).find(|part| part.len() == 4);
        let territory = match script {
            // The scripts of Chinese, by where they are at home.
            Some(script) if script.eq_ignore_ascii_case("Hans") => "CN",
            Some(script) if script.eq_ignore_ascii_case("Hant") => "TW",
            _ => territory,
        };
        Some(Self {
            language: language.to_ascii_lowercase(),
            territory: territory.to_ascii_uppercase(),
        })
    }

    /// As a tag of BCP 47: `de-AT`.
    pub fn tag(&self) -> String {
        if self.territory.is_empty() {
            self.language.clone()
        } else {
            format!("{}-{}", self.language, self.territory)
        }
    }
}

/// The encoding of text that `name` asks for itself: what stands behind its dot.
pub fn codeset_in(name: &str) -> Option<&str> {
    let (_, codeset) = name.split_once('.')?;
    Some(
        codeset
            .split_once('@')
            .map_or(codeset, |(codeset, _)| codeset),
    )
}

/// An installed locale. Freed when dropped.
struct Locale(libc::locale_t);

impl Locale {
    /// What the environment names for the categories of `mask`; `None` where it is not installed.
    fn from_environment(mask: libc::c_int) -> Option<Self> {
        // SAFETY: the name is a valid C string and the base may be null (newlocale(3)); a null
        // result means failure and is not used.
        let locale = unsafe { libc::newlocale(mask, c"".as_ptr(), std::ptr::null_mut()) };
        // Not `then_some`: its argument would be made, and freed, for a null pointer too.
        (!locale.is_null()).then(|| Self(locale))
    }

    fn item(&self, item: libc::nl_item) -> Vec<u8> {
        // SAFETY: the locale is valid until `self` is dropped; the result is a C string that
        // stays valid as long as the locale, longer than the borrow here.
        unsafe { CStr::from_ptr(nl_langinfo_l(item, self.0)) }
            .to_bytes()
            .to_vec()
    }
}

impl Drop for Locale {
    fn drop(&mut self) {
        // SAFETY: made by newlocale, freed once, not in use by any thread (uselocale is not called).
        unsafe { libc::freelocale(self.0) };
    }
}

/// What stands before the decimals of a number, where that is not a point: `,` in most of Europe.
pub fn decimal_separator() -> Option<String> {
    name(Category::Numeric)?;
    let separator = Locale::from_environment(libc::LC_NUMERIC_MASK)?.item(libc::RADIXCHAR);
    let separator = String::from_utf8(separator).ok()?;
    (!separator.is_empty() && separator != ".").then_some(separator)
}

/// The encoding of text in the user's locale, as nl_langinfo(3) calls it; `None` where the locale is
/// not installed, or the C locale.
pub fn codeset() -> Option<Vec<u8>> {
    Some(Locale::from_environment(libc::LC_CTYPE_MASK)?.item(libc::CODESET))
}

/// The C library's text for an error number in the user's language; in English where it has none.
/// `None` where the locale is not installed.
pub fn error_text(number: i32) -> Option<Vec<u8>> {
    let locale = Locale::from_environment(libc::LC_MESSAGES_MASK | libc::LC_CTYPE_MASK)?;
    // SAFETY: the locale is valid; the result is a C string that lasts until the next call by this
    // thread, and is copied before.
    let text = unsafe { CStr::from_ptr(strerror_l(number, locale.0)) };
    Some(text.to_bytes().to_vec())
}

/// Runs `act` with the variable `LANG` set to `value`, and puts back what was there. For a library
/// that reads its language there and nowhere else.
///
/// # Safety
///
/// No other thread may run: the environment is changed (setenv(3)).
pub unsafe fn with_lang<T>(value: &str, act: impl FnOnce() -> T) -> T {
    let before = env::var_os("LANG");
    // SAFETY: by the contract, nobody reads the environment meanwhile.
    unsafe { env::set_var("LANG", value) };
    let result = act();
    // SAFETY: as above.
    unsafe {
        match before {
            Some(before) => env::set_var("LANG", before),
            None => env::remove_var("LANG"),
        }
    }
    result
}

#[cfg(test)]
mod tests {
    use super::*;

    type Variables<'a> = &'a [(&'a str, &'a str)];

    fn environment(variables: &[(&str, &str)]) -> impl Fn(&str) -> Option<OsString> {
        move |name| {
            let found = variables.iter().find(|(known, _)| *known == name)?;
            Some(OsString::from(found.1))
        }
    }

    fn tags(variables: &[(&str, &str)]) -> Vec<String> {
        let languages = languages_from(environment(variables));
        languages.iter().map(Language::tag).collect()
    }

    #[test]
    fn the_first_variable_that_is_not_empty_counts() {
        let cases: [(Variables<'_>, Option<&str>); 9] = [
            (&[], None),
            (&[("LANG", "de_DE")], Some("de_DE")),
            (&[("LANG", "de_DE"), ("LC_ALL", "")], Some("de_DE")),
            (&[("LANG", "de_DE"), ("LC_MESSAGES", "fr")], Some("fr")),
            (&[("LC_ALL", "ja_JP"), ("LC_MESSAGES", "fr")], Some("ja_JP")),
            (&[("LC_ALL", "C"), ("LANG", "fr")], None),
            (&[("LC_ALL", "POSIX"), ("LANG", "fr")], None),
            (&[("LANG", "C.UTF-8")], None),
            (&[("LC_NUMERIC", "de_DE")], None),
        ];
        for (variables, expected) in cases {
            let name = name_from(Category::Messages, environment(variables));
            assert_eq!(name.as_deref(), expected, "{variables:?}");
        }
        let numeric = name_from(Category::Numeric, environment(&[("LC_NUMERIC", "de_DE")]));
        assert_eq!(numeric.as_deref(), Some("de_DE"));
    }

    #[test]
    fn the_list_of_languages_goes_before_the_locale_that_is_not_c() {
        let cases: [(Variables<'_>, &[&str]); 10] = [
            (&[("LANG", "de_AT.UTF-8@euro")], &["de-AT"]),
            (&[("LANG", "fr_FR"), ("LANGUAGE", "")], &["fr-FR"]),
            (
                &[("LANG", "fr_FR"), ("LANGUAGE", "pt_BR:de")],
                &["pt-BR", "de"],
            ),
            (&[("LANG", "C"), ("LANGUAGE", "de")], &[]),
            (&[("LANG", "C.UTF-8"), ("LANGUAGE", "de")], &[]),
            (&[("LANGUAGE", "de")], &[]),
            (&[("LANG", "ja"), ("LANGUAGE", "de:C:fr")], &["de"]),
            (&[("LANG", "zh_CN.GB18030")], &["zh-CN"]),
            (&[("LANG", "zh-Hans")], &["zh-CN"]),
            (&[("LANG", "??"), ("LC_ALL", "x")], &[]),
        ];
        for (variables, expected) in cases {
            assert_eq!(tags(variables), expected, "{variables:?}");
        }
    }

    #[test]
    fn a_name_may_tell_its_encoding() {
        assert_eq!(codeset_in("de_DE"), None);
        assert_eq!(codeset_in("de_DE.UTF-8"), Some("UTF-8"));
        assert_eq!(codeset_in("de_DE.ISO-8859-15@euro"), Some("ISO-8859-15"));
    }
}
