// SPDX-License-Identifier: MIT
//! The language of the uutils project's programs. uucore finds it by `LANG` alone, and looks for its
//! files by that name alone; here the locale is read as POSIX and gettext read it, and the best of the
//! files that are installed is named to it.

use coreutils_sys::locale::{self, Language};
use std::path::{Path, PathBuf};
use uucore::locale::LocalizationError;

/// Has the messages of `program` ready, in the user's language where there are such.
pub fn set_up(program: &str) -> Result<(), LocalizationError> {
    let tag = match locale::languages() {
        wanted if wanted.is_empty() => None,
        wanted => folder(program).and_then(|folder| best(&wanted, &tags(&folder))),
    };
    // Anything that is no tag means English.
    let lang = tag.as_deref().unwrap_or("C");
    #[allow(
        unsafe_code,
        reason = "uucore can be told the language by the environment alone"
    )]
    // SAFETY: no thread but this one runs: the program has only begun.
    unsafe {
        locale::with_lang(lang, || uucore::locale::setup_localization(program))
    }
}

/// Where uucore looks for the program's messages.
fn folder(program: &str) -> Option<PathBuf> {
    let executable = std::env::current_exe().ok()?;
    let beside = executable.parent()?;
    let shared = beside.parent().map(|prefix| prefix.join("share"));
    [Some(beside), shared.as_deref()]
        .into_iter()
        .flatten()
        .map(|parent| parent.join("locales").join(program))
        .find(|folder| folder.is_dir())
}

/// The tags of the languages that there are.
fn tags(folder: &Path) -> Vec<String> {
    let Ok(entries) = folder.read_dir() else {
        return Vec::new();
    };
    let mut tags: Vec<String> = entries
        .flatten()
        .filter_map(|entry| entry.file_name().into_string().ok())
        .filter_map(|name| Some(name.strip_suffix(".ftl")?.to_owned()))
        .collect();
    tags.sort_unstable();
    tags
}

/// The first language wanted that there is, of whatever territory; none if English comes before.
fn best(wanted: &[Language], there: &[String]) -> Option<String> {
    wanted
        .iter()
        .take_while(|wanted| wanted.language != "en")
        .find_map(|wanted| {
            let same_language = |tag: &&String| tag.split('-').next() == Some(&*wanted.language);
            [wanted.tag(), wanted.language.clone()]
                .into_iter()
                .find(|tag| there.contains(tag))
                .or_else(|| there.iter().find(same_language).cloned())
        })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn language(language: &str, territory: &str) -> Language {
        Language {
            language: language.to_owned(),
            territory: territory.to_owned(),
        }
    }

    #[test]
    fn the_best_language_that_is_installed_is_taken() {
        let there = ["de", "fr-BE", "fr-FR"].map(str::to_owned);
        let chosen = |wanted: &[Language]| best(wanted, &there);
        assert_eq!(chosen(&[language("fr", "FR")]).as_deref(), Some("fr-FR"));
        assert_eq!(chosen(&[language("fr", "CA")]).as_deref(), Some("fr-BE"));
        assert_eq!(chosen(&[language("de", "AT")]).as_deref(), Some("de"));
        let list = [language("pt", "BR"), language("de", "")];
        assert_eq!(chosen(&list).as_deref(), Some("de"));
        let list = [language("en", "US"), language("de", "")];
        assert_eq!(chosen(&list), None);
        assert_eq!(chosen(&[]), None);
    }
}
