// SPDX-License-Identifier: MIT
//! The date in a page: that of the sources, by the convention of reproducible builds; never today's.

use std::env;
use std::io;

/// Seconds since the beginning of 1970, set by who builds a package.
pub const VARIABLE: &str = "SOURCE_DATE_EPOCH";

/// `YYYY-MM-DD`, or nothing where nobody has set one.
pub fn of_sources() -> io::Result<String> {
    let Some(value) = env::var_os(VARIABLE).filter(|value| !value.is_empty()) else {
        return Ok(String::new());
    };
    value
        .to_str()
        .and_then(|text| text.parse().ok())
        .map(of_seconds)
        .ok_or_else(|| io::Error::other(format!("{VARIABLE} is no number of seconds")))
}

fn of_seconds(seconds: u64) -> String {
    const DAYS_IN_400_YEARS: u64 = 146_097;
    // From the first of March of the year 0, so that a leap day ends a year.
    let days = seconds / 86_400 + 719_468;
    let (era, day) = (days / DAYS_IN_400_YEARS, days % DAYS_IN_400_YEARS);
    let year = (day - day / 1_460 + day / 36_524 - day / 146_096) / 365;
    let day = day - (365 * year + year / 4 - year / 100);
    let month = (5 * day + 2) / 153; // 0 is March
    let day = day - (153 * month + 2) / 5 + 1;
    let (month, year) = match month {
        0..10 => (month + 3, year),
        _ => (month - 9, year + 1),
    };
    format!("{:04}-{month:02}-{day:02}", era * 400 + year)
}

#[cfg(test)]
mod tests {
    use super::of_seconds;

    #[test]
    fn dates_are_those_of_the_calendar() {
        for (seconds, date) in [
            (0, "1970-01-01"),
            (951_782_399, "2000-02-28"),
            (951_782_400, "2000-02-29"),
            (951_868_800, "2000-03-01"),
            (1_735_689_599, "2024-12-31"),
            (4_107_542_400, "2100-03-01"),
        ] {
            assert_eq!(of_seconds(seconds), date);
        }
    }
}
