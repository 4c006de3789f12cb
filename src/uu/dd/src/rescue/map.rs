// SPDX-License-Identifier: MIT
//! What is known of each byte of an input that is rescued. Knows neither files nor formats.

use std::ops::Range;

/// What is known of a byte; the characters are those of GNU ddrescue's mapfile (its manual,
/// "Mapfile structure").
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum State {
    /// `?`
    NotTried,
    /// `*`: a read of more than it has failed.
    NotTrimmed,
    /// `/`: likewise, and what is around it is known.
    NotScraped,
    /// `-`: it was tried alone.
    Bad,
    /// `+`
    Rescued,
}

impl State {
    const ALL: [(Self, u8); 5] = [
        (Self::NotTried, b'?'),
        (Self::NotTrimmed, b'*'),
        (Self::NotScraped, b'/'),
        (Self::Bad, b'-'),
        (Self::Rescued, b'+'),
    ];

    /// The state of this character.
    pub fn find(character: u8) -> Option<Self> {
        let mut all = Self::ALL.into_iter();
        all.find(|&(_, known)| known == character)
            .map(|(state, _)| state)
    }

    /// Its character.
    pub fn character(self) -> char {
        let mut all = Self::ALL.into_iter();
        all.find(|&(known, _)| known == self)
            .map_or('?', |(_, character)| char::from(character))
    }
}

/// An area whose bytes are all of one state.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Area {
    /// Offsets in the input, in bytes.
    pub range: Range<u64>,
    /// Their state.
    pub state: State,
}

/// The state of all bytes.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Map {
    /// Where areas begin, in order, the first at 0. Each goes on to the next; two that meet differ.
    starts: Vec<(u64, State)>,
}

impl Default for Map {
    fn default() -> Self {
        Self {
            starts: vec![(0, State::NotTried)],
        }
    }
}

impl Map {
    /// The state of the byte at `offset`, and of those behind it up to the area's end.
    fn at(&self, offset: u64) -> Area {
        let next = self.first_behind(offset);
        let before = next.checked_sub(1).and_then(|at| self.starts.get(at));
        let &(start, state) = before.unwrap_or(&(0, State::NotTried));
        let end = self.starts.get(next).map_or(u64::MAX, |&(end, _)| end);
        Area {
            range: start..end,
            state,
        }
    }

    /// Which area is the first that begins behind `offset`.
    fn first_behind(&self, offset: u64) -> usize {
        self.starts.partition_point(|&(start, _)| start <= offset)
    }

    /// Sets the state of a range.
    pub fn set(&mut self, range: Range<u64>, state: State) {
        if range.is_empty() {
            return;
        }
        let behind = self.at(range.end).state;
        let before = range.start.checked_sub(1).map(|last| self.at(last).state);
        let first = before.map_or(0, |_| self.first_behind(range.start - 1));
        let inside = first..self.first_behind(range.end);
        let starts = [(range.start, state), (range.end, behind)];
        let begins = before != Some(state);
        let goes_on = behind != state;
        // Both, one of them, or neither.
        let new = &starts[usize::from(!begins)..1 + usize::from(goes_on)];
        self.starts.splice(inside, new.iter().copied());
    }

    /// The first area of one of these states in a range, cut to it.
    pub fn first(&self, range: Range<u64>, states: &[State]) -> Option<Area> {
        self.areas(range).find(|area| states.contains(&area.state))
    }

    /// The areas of a range, cut to it, from its start to its end.
    pub fn areas(&self, range: Range<u64>) -> impl Iterator<Item = Area> {
        let mut offset = range.start;
        std::iter::from_fn(move || {
            if offset >= range.end {
                return None;
            }
            let area = self.at(offset);
            let cut = offset..area.range.end.min(range.end);
            offset = cut.end;
            Some(Area {
                range: cut,
                state: area.state,
            })
        })
    }

    /// Where the last area ends that something is known of; 0 if there is none.
    pub fn end(&self) -> u64 {
        match self.starts.last() {
            Some(&(start, State::NotTried)) => start,
            _ => u64::MAX,
        }
    }

    /// Bytes of a range that are of this state.
    pub fn bytes(&self, range: Range<u64>, state: State) -> u64 {
        self.areas(range)
            .filter(|area| area.state == state)
            .map(|area| area.range.end - area.range.start)
            .sum()
    }

    /// How many stretches of a range are not rescued.
    pub fn bad_areas(&self, range: Range<u64>) -> u64 {
        let mut was_good = true;
        let mut count = 0;
        for area in self.areas(range) {
            let is_good = area.state == State::Rescued;
            count += u64::from(was_good && !is_good);
            was_good = is_good;
        }
        count
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn text(map: &Map, end: u64) -> String {
        map.areas(0..end)
            .map(|area| format!("{}{}", area.range.end, area.state.character()))
            .collect::<Vec<_>>()
            .join(" ")
    }

    #[test]
    fn areas_that_meet_and_are_alike_are_one() {
        let mut map = Map::default();
        map.set(10..20, State::Rescued);
        map.set(20..30, State::Rescued);
        map.set(40..50, State::Bad);
        assert_eq!(text(&map, 100), "10? 30+ 40? 50- 100?");
        map.set(25..45, State::NotTrimmed);
        assert_eq!(text(&map, 100), "10? 25+ 45* 50- 100?");
        map.set(0..50, State::Rescued);
        assert_eq!(text(&map, 100), "50+ 100?");
        assert_eq!(map.end(), 50);
        map.set(20..20, State::Bad);
        assert_eq!(text(&map, 100), "50+ 100?");
    }

    #[test]
    fn as_a_table_of_bytes_would_say() {
        let states = [
            State::NotTried,
            State::NotTrimmed,
            State::Bad,
            State::Rescued,
        ];
        let mut bytes = [State::NotTried; 64];
        let mut map = Map::default();
        let mut random = 12_345_u32;
        let mut below = |most: u32| {
            random = random.wrapping_mul(1_103_515_245).wrapping_add(12_345);
            (random >> 16) % most
        };
        for _ in 0..2000 {
            let start = below(64) as usize;
            let end = start + below(64 - start as u32 + 1) as usize;
            let state = states[below(4) as usize];
            bytes[start..end].fill(state);
            map.set(start as u64..end as u64, state);
            let areas: Vec<_> = map.areas(0..64).collect();
            assert!(areas.windows(2).all(|pair| pair[0].state != pair[1].state));
            let all: Vec<State> = areas
                .iter()
                .flat_map(|area| area.range.clone().map(|_| area.state))
                .collect();
            assert_eq!(all, bytes);
            let good = bytes
                .iter()
                .filter(|&&state| state == State::Rescued)
                .count();
            assert_eq!(map.bytes(0..64, State::Rescued), good as u64);
        }
    }
}
