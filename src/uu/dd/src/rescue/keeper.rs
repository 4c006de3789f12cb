// SPDX-License-Identifier: MIT
//! Keeps the map on disk: read at the start, replaced as a whole on the way. Does not know what is in
//! it, nor when it is true.
//!
//! Names are changed by rustix: each function of the C library that is named anywhere in dd costs every
//! start of it a look for that name.

use super::mapfile::Mapfile;
use crate::error::finding::What;
use crate::error::{Action, Failure};
use crate::io::sys;
use nix::sys::stat::FileStat;
use rustix::fs::Access;
use rustix::io::Errno;
use std::ffi::{OsStr, OsString};
use std::fs::{self, File};
use std::io::{self, Write as _};
use std::os::unix::ffi::OsStringExt as _;
use std::os::unix::fs::MetadataExt as _;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

/// How often it is saved, at the most and at the least.
const SHORTEST: Duration = Duration::from_secs(1);
const LONGEST: Duration = Duration::from_secs(10);

/// The time between two is at least so many times that of saving it.
const SHARE: u32 = 20;

/// A map's place on disk.
pub struct Keeper {
    name: OsString,
    /// What the name leads to, through symbolic links.
    path: PathBuf,
    permissions: Option<rustix::fs::Mode>,
    saved: Instant,
    pause: Duration,
}

/// Where a map is made, before it is put in its place.
fn with_suffix(name: &OsStr) -> OsString {
    let mut new = name.to_owned();
    new.push(".new");
    new
}

/// What a name leads to that does not exist: the end of a chain of symbolic links, if it is one.
fn link_end(name: &OsStr) -> PathBuf {
    const MOST_LINKS: usize = 40; // as the kernel's
    let mut path = PathBuf::from(name);
    for _ in 0..MOST_LINKS {
        let Ok(target) = rustix::fs::readlink(&path, Vec::new()) else {
            break;
        };
        let target = OsString::from_vec(target.into_bytes());
        path = path.parent().unwrap_or(Path::new("")).join(target);
    }
    path
}

/// The system's reason.
fn reason(error: &io::Error) -> Errno {
    Errno::from_io_error(error).unwrap_or(Errno::IO)
}

impl Keeper {
    /// The map of this name, and what is in it if there is one.
    pub fn open(name: &OsStr) -> Result<(Self, Option<Mapfile>), Failure> {
        let fail = |action, error: &io::Error| Failure::new(action, name, reason(error));
        let mut keeper = Self {
            name: name.to_owned(),
            path: PathBuf::from(name),
            permissions: None,
            saved: Instant::now(),
            pause: SHORTEST,
        };
        let metadata = match fs::metadata(name) {
            Ok(metadata) => metadata,
            Err(error) if error.kind() == io::ErrorKind::NotFound => {
                keeper.path = link_end(name);
                keeper.ensure_it_can_be_made()?;
                return Ok((keeper, None));
            }
            Err(error) => return Err(fail(Action::Open, &error)),
        };
        if !metadata.is_file() {
            // It would be replaced by one.
            return Err(Failure::found(name, What::NoRegularFile("map=")));
        }
        keeper.path = fs::canonicalize(name).map_err(|error| fail(Action::Open, &error))?;
        keeper.permissions = Some(rustix::fs::Mode::from_raw_mode(metadata.mode()));
        keeper.ensure_it_can_be_made()?;
        let text = fs::read(&keeper.path).map_err(|error| fail(Action::Read, &error))?;
        if text.is_empty() {
            return Ok((keeper, None));
        }
        let mapfile =
            Mapfile::parse(&text).map_err(|line| Failure::found(name, What::NoMapfile(line.0)))?;
        Ok((keeper, Some(mapfile)))
    }

    /// Before anything is read or written: whether a file can be made in its folder.
    fn ensure_it_can_be_made(&self) -> Result<(), Failure> {
        rustix::fs::access(self.folder(), Access::WRITE_OK | Access::EXEC_OK)
            .map_err(|errno| Failure::new(Action::Open, &self.name, errno))
    }

    fn folder(&self) -> &Path {
        match self.path.parent() {
            Some(folder) if !folder.as_os_str().is_empty() => folder,
            _ => Path::new("."),
        }
    }

    /// Neither the input nor the output may be replaced by a map.
    pub fn ensure_it_is_no_end(&self, ends: &[FileStat]) -> Result<(), Failure> {
        let new = (with_suffix(&self.name), with_suffix(self.path.as_os_str()));
        for (name, path) in [(&self.name, self.path.as_os_str()), (&new.0, &new.1)] {
            let stat = match sys::stat_path(path) {
                Ok(stat) => stat,
                Err(Errno::NOENT) => continue,
                Err(errno) => return Err(Failure::new(Action::Examine, name, errno)),
            };
            if ends.iter().any(|end| sys::are_one(&stat, end)) {
                return Err(Failure::found(name, What::IsAnEnd("map=")));
            }
        }
        Ok(())
    }

    /// The name, as it was given.
    pub fn name(&self) -> &OsStr {
        &self.name
    }

    /// Whether it is time to save it.
    pub fn is_due(&self) -> bool {
        self.saved.elapsed() >= self.pause
    }

    /// Puts `text` in its place: the whole of it, or nothing. `began` is when the work for it did.
    pub fn save(&mut self, text: &str, began: Instant) -> Result<(), Failure> {
        let new = with_suffix(self.path.as_os_str());
        let result = self.replace(Path::new(&new), text.as_bytes());
        self.saved = Instant::now();
        self.pause = (began.elapsed() * SHARE).clamp(SHORTEST, LONGEST);
        result.map_err(|error| {
            let _ = rustix::fs::unlink(&new); // as far as it was made
            Failure::new(Action::WriteRecord, &self.name, reason(&error))
        })
    }

    fn replace(&self, new: &Path, text: &[u8]) -> io::Result<()> {
        // What an interrupted run has left there is in nobody's way; but nothing else is written to.
        let _ = rustix::fs::unlink(new);
        let mut file = File::create_new(new)?;
        if let Some(permissions) = &self.permissions {
            rustix::fs::fchmod(&file, *permissions)?;
        }
        file.write_all(text)?;
        file.sync_all()?;
        sys::close_own(file.into())?;
        rustix::fs::rename(new, &self.path)?;
        // So that the name is there after a loss of power; not every file system lets a folder be
        // synchronised.
        if let Ok(folder) = File::open(self.folder()) {
            let _ = (folder.sync_all(), sys::close_own(folder.into()));
        }
        Ok(())
    }
}
