/** What check-ups have read, so that the next one reads nothing again. A cache: what is missing is read anew. */
export const checkupTables = `
CREATE TABLE checkup_files (
  path        TEXT PRIMARY KEY,
  stamp       TEXT NOT NULL,              -- size, time and inode: while they are the same, so is the content
  sha256      TEXT NOT NULL,
  reading     TEXT NOT NULL               -- with sha256: the row of checkup_facts
) STRICT, WITHOUT ROWID;

CREATE TABLE checkup_facts (
  sha256      TEXT NOT NULL,
  reading     TEXT NOT NULL,              -- what else the facts depend on: format, stated language, frames a second
  rules       INTEGER NOT NULL,
  facts       TEXT NOT NULL,
  PRIMARY KEY (sha256, reading)
) STRICT, WITHOUT ROWID;

CREATE TABLE checkup_timing (
  sha256      TEXT NOT NULL,
  against     TEXT NOT NULL,              -- hash of all that it was measured against
  rules       INTEGER NOT NULL,
  timing      TEXT NOT NULL,
  PRIMARY KEY (sha256, against)
) STRICT, WITHOUT ROWID;
`
