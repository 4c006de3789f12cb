// SPDX-License-Identifier: MIT
//! The laws of the conversions, as properties, against a naive oracle that works on the whole input.

use super::oracle::{Recipe, run};
use super::table::Charset;
use proptest::prelude::*;

fn recipes() -> impl Strategy<Value = Recipe> {
    let charsets = prop::option::of(prop::sample::select(vec![
        Charset::Ascii,
        Charset::Ebcdic,
        Charset::Ibm,
    ]));
    (
        charsets,
        any::<Option<bool>>(),
        any::<bool>(),
        any::<Option<bool>>(),
        1_usize..20,
    )
        .prop_map(|(charset, upper, swab, block, record_len)| Recipe {
            charset,
            upper,
            swab,
            block,
            record_len,
        })
}

fn inputs() -> impl Strategy<Value = Vec<u8>> {
    // Few different bytes, so that lines, spaces and long runs of them are frequent; in EBCDIC too.
    let byte = prop::sample::select(b"ab  \n\n\x40\x25\x15Z\xe4\0".to_vec());
    prop_oneof![
        prop::collection::vec(byte, 0..200),
        prop::collection::vec(any::<u8>(), 0..200),
    ]
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 2000, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn any_split_gives_what_the_oracle_gives(
        recipe in recipes(),
        input in inputs(),
        cuts in prop::collection::vec(0_usize..200, 0..12),
    ) {
        let mut cuts: Vec<usize> = cuts.into_iter().map(|cut| cut.min(input.len())).collect();
        cuts.sort_unstable();
        let mut pieces = Vec::new();
        let mut from = 0;
        for cut in cuts {
            pieces.push(&input[from..cut]);
            from = cut;
        }
        pieces.push(&input[from..]);
        let expected = recipe.oracle(&input);
        prop_assert_eq!(run(&recipe, &pieces), expected.clone());
        prop_assert_eq!(run(&recipe, &[&input]), expected);
    }

    #[test]
    fn swab_twice_is_nothing_on_an_even_length(input in prop::collection::vec(any::<u8>(), 0..100)) {
        let recipe = Recipe { charset: None, upper: None, swab: true, block: None, record_len: 1 };
        let even = &input[..input.len() / 2 * 2];
        let (once, _) = run(&recipe, &[even]);
        let (twice, _) = run(&recipe, &[&once]);
        prop_assert_eq!(twice, even);
    }

    #[test]
    fn without_records_as_many_bytes_come_out_as_went_in(recipe in recipes(), input in inputs()) {
        let recipe = Recipe { block: None, ..recipe };
        prop_assert_eq!(run(&recipe, &[&input]).0.len(), input.len());
    }
}
