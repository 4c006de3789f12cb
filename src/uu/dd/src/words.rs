// SPDX-License-Identifier: MIT
//! The user's words: the language of messages, the quotation marks, the decimal separator, the
//! encoding. English is in the source, where each message is made; other languages are the files of
//! `locales`, built in, of which at most one is parsed, and only when there is something to say.
//!
//! fluent-syntax reads them. What a message needs beyond that, arguments and the choice of a plural, is
//! here: fluent-bundle does it too, but brings rules for two hundred languages, and each start of
//! dd would pay for their addresses (700 relocations, a tenth of the instructions of a start).

use crate::quote::Quoting;
use coreutils_sys::locale::{self, Category};
use fluent_syntax::ast::{
    Entry, Expression, InlineExpression, Pattern, PatternElement, Resource, Variant, VariantKey,
};
use std::borrow::Cow;
use std::ffi::OsStr;
use std::os::unix::ffi::OsStrExt as _;
use std::sync::OnceLock;

/// The languages that dd speaks besides English, by the language and its territories (none: all
/// that no other entry names).
const LANGUAGES: [(&str, &[&str], &str); 5] = [
    ("de", &[], include_str!("../locales/de.ftl")),
    ("es", &[], include_str!("../locales/es.ftl")),
    ("fr", &[], include_str!("../locales/fr.ftl")),
    ("ja", &[], include_str!("../locales/ja.ftl")),
    // The other territories write Chinese in other characters.
    (
        "zh",
        &["", "CN", "SG", "MY"],
        include_str!("../locales/zh-Hans.ftl"),
    ),
];

/// What a message is told with: a name in the message's text, and what stands in its place.
pub type Argument<'a> = (&'static str, &'a [u8]);

/// How the user is spoken to. Nothing is looked up before it is needed.
#[derive(Default)]
pub struct Words {
    /// For programs, which want the same words everywhere.
    is_for_programs: bool,
    quoting: OnceLock<Quoting>,
    separator: OnceLock<&'static str>,
    catalog: OnceLock<Option<Catalog>>,
}

/// The messages of a language that is not English.
struct Catalog {
    language: &'static str,
    resource: Resource<&'static str>,
    encoding: Encoding,
}

/// How text becomes bytes.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
enum Encoding {
    Utf8,
    /// ISO 8859-1.
    Latin1,
    /// ISO 8859-15.
    Latin9,
    /// What any other encoding has in common.
    Ascii,
}

impl Words {
    /// Those of the locale that the environment names.
    pub fn of_environment() -> Self {
        Self::default()
    }

    /// English, and numbers with a point, whatever the locale; names are quoted as ever.
    pub fn for_programs() -> Self {
        Self {
            is_for_programs: true,
            separator: OnceLock::from("."),
            catalog: OnceLock::from(None),
            quoting: OnceLock::new(),
        }
    }

    /// English, in the C locale.
    #[cfg(test)]
    pub fn english() -> Self {
        Self {
            quoting: OnceLock::from(Quoting::c_locale()),
            ..Self::for_programs()
        }
    }

    /// How names are quoted.
    pub fn quoting(&self) -> &Quoting {
        self.quoting.get_or_init(|| {
            let quoting = Quoting::from_environment();
            let mark = |id| self.translate(id, &[], None);
            match (mark("quote-open"), mark("quote-close")) {
                (Some(open), Some(close)) => quoting.with_marks(open, close),
                _ => quoting,
            }
        })
    }

    /// What stands before the decimals of a number.
    pub fn decimal_separator(&self) -> &'static str {
        self.separator.get_or_init(|| {
            // Looked up once in the life of the process.
            locale::decimal_separator().map_or(".", |separator| separator.leak())
        })
    }

    /// Whether messages are in English.
    pub fn are_english(&self) -> bool {
        self.catalog().is_none()
    }

    fn catalog(&self) -> Option<&Catalog> {
        self.catalog.get_or_init(Catalog::of_environment).as_ref()
    }

    /// The message of this name in the user's language, as bytes of their locale; `None` if that is
    /// English. `count` is what chooses between singular and plural.
    pub fn translate(
        &self,
        id: &str,
        arguments: &[Argument<'_>],
        count: Option<u64>,
    ) -> Option<Vec<u8>> {
        self.catalog()?.message(id, arguments, count)
    }

    /// The name of a file as it is shown: that of one of the two standard ends in the user's language.
    pub fn name<'a>(&self, file: &'a OsStr) -> Cow<'a, [u8]> {
        let id = match file.as_bytes() {
            b"standard input" => "standard-input",
            b"standard output" => "standard-output",
            other => return Cow::Borrowed(other),
        };
        self.translate(id, &[], None)
            .map_or(Cow::Borrowed(file.as_bytes()), Cow::Owned)
    }

    /// A message that is only text; without a translation, `english`.
    pub fn text<'a>(&self, id: &str, english: &'a str) -> Cow<'a, str> {
        self.translate(id, &[], None)
            .and_then(|text| String::from_utf8(text).ok())
            .map_or(Cow::Borrowed(english), Cow::Owned)
    }

    /// The C library's text for an error number.
    pub fn reason(&self, errno: rustix::io::Errno) -> Vec<u8> {
        if !self.is_for_programs
            && locale::name(Category::Messages).is_some()
            && let Some(text) = locale::error_text(errno.raw_os_error())
        {
            return text;
        }
        uucore::error::strip_errno(&std::io::Error::from(errno)).into_bytes()
    }
}

impl Catalog {
    /// The first of the user's languages that there is; none if English comes before.
    fn of_environment() -> Option<Self> {
        let source = locale::languages()
            .iter()
            .take_while(|wanted| wanted.language != "en")
            .find_map(|wanted| find(&wanted.language, &wanted.territory))?;
        Some(Self::parse(source.0, source.1, Encoding::of_environment()))
    }

    fn parse(language: &'static str, source: &'static str, encoding: Encoding) -> Self {
        let resource = fluent_syntax::parser::parse_runtime(source);
        Self {
            language,
            // What is wrong with a line leaves the others; a test looks at all.
            resource: resource.unwrap_or_else(|(partial, _)| partial),
            encoding,
        }
    }

    fn message(&self, id: &str, arguments: &[Argument<'_>], count: Option<u64>) -> Option<Vec<u8>> {
        let pattern = self.resource.body.iter().find_map(|entry| match entry {
            Entry::Message(message) if message.id.name == id => message.value.as_ref(),
            _ => None,
        })?;
        let mut text = Vec::new();
        self.compose(pattern, arguments, count, &mut text)?;
        Some(text)
    }

    /// Adds the message to `text`; `None` if it has what there is nothing for.
    fn compose(
        &self,
        pattern: &Pattern<&str>,
        arguments: &[Argument<'_>],
        count: Option<u64>,
        text: &mut Vec<u8>,
    ) -> Option<()> {
        for element in &pattern.elements {
            match element {
                PatternElement::TextElement { value } => self.encoding.push(value, text)?,
                PatternElement::Placeable {
                    expression: Expression::Inline(InlineExpression::StringLiteral { value }),
                } => {
                    let value = fluent_syntax::unicode::unescape_unicode_to_string(value);
                    self.encoding.push(&value, text)?;
                }
                PatternElement::Placeable {
                    expression: Expression::Inline(InlineExpression::VariableReference { id }),
                } => {
                    let (_, bytes) = arguments.iter().find(|(name, _)| *name == id.name)?;
                    text.extend_from_slice(bytes);
                }
                // There is one thing to choose by: the count.
                PatternElement::Placeable {
                    expression: Expression::Select { variants, .. },
                } => {
                    let variant = choose(variants, plural(self.language, count?))?;
                    self.compose(&variant.value, arguments, count, text)?;
                }
                PatternElement::Placeable { .. } => return None,
            }
        }
        Some(())
    }
}

/// The category of a number's grammar (Unicode CLDR, "Language Plural Rules").
fn plural(language: &str, count: u64) -> &'static str {
    match (language, count) {
        ("ja" | "zh", _) => "other",
        ("fr", 0) | (_, 1) => "one",
        _ => "other",
    }
}

/// The variant for a category, else the one that stands for all others.
fn choose<'a, 'b>(
    variants: &'a [Variant<&'b str>],
    category: &str,
) -> Option<&'a Variant<&'b str>> {
    let named = variants.iter().find(|variant| match &variant.key {
        VariantKey::Identifier { name } => *name == category,
        VariantKey::NumberLiteral { .. } => false,
    });
    named.or_else(|| variants.iter().find(|variant| variant.default))
}

/// The language's tag, and its messages.
fn find(language: &str, territory: &str) -> Option<(&'static str, &'static str)> {
    LANGUAGES
        .iter()
        .find(|(known, territories, _)| {
            *known == language && (territories.is_empty() || territories.contains(&territory))
        })
        .map(|(known, _, source)| (*known, *source))
}

impl Encoding {
    fn of_environment() -> Self {
        let name = locale::name(Category::Messages);
        // Where the locale is not installed, its name tells.
        let codeset = locale::codeset().or_else(|| {
            let codeset = locale::codeset_in(name.as_deref()?)?;
            Some(codeset.as_bytes().to_vec())
        });
        codeset.map_or(Self::Utf8, |codeset| Self::of(&codeset))
    }

    fn of(codeset: &[u8]) -> Self {
        let letters: Vec<u8> = codeset
            .iter()
            .filter(|byte| byte.is_ascii_alphanumeric())
            .map(u8::to_ascii_uppercase)
            .collect();
        match &*letters {
            b"UTF8" => Self::Utf8,
            b"ISO88591" => Self::Latin1,
            b"ISO885915" => Self::Latin9,
            _ => Self::Ascii,
        }
    }

    /// Adds `addition` to `text`; `None` if it cannot be written so.
    fn push(self, addition: &str, text: &mut Vec<u8>) -> Option<()> {
        if self == Self::Utf8 {
            text.extend_from_slice(addition.as_bytes());
        } else {
            for character in addition.chars() {
                text.push(self.byte(character)?);
            }
        }
        Some(())
    }

    /// The byte that is `character` in an encoding of single bytes.
    fn byte(self, character: char) -> Option<u8> {
        match (self, character) {
            (_, ..='\x7f') => u8::try_from(character).ok(),
            (Self::Latin9, '\u{20ac}') => Some(0xa4),
            (Self::Latin9, '\u{152}') => Some(0xbc),
            (Self::Latin9, '\u{153}') => Some(0xbd),
            // What gave way to these and to four letters that no message has.
            (
                Self::Latin9,
                '\u{a4}' | '\u{a6}' | '\u{a8}' | '\u{b4}' | '\u{b8}' | '\u{bc}'..='\u{be}',
            ) => None,
            (Self::Latin1 | Self::Latin9, '\u{a0}'..='\u{ff}') => u8::try_from(character).ok(),
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests;
