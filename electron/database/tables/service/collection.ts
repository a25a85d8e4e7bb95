/** What was taken into the built-in service from this app: each source once, with how its last import went. */
export const collectionTables = `
CREATE TABLE collection_source (
  id        INTEGER PRIMARY KEY,
  path      TEXT NOT NULL UNIQUE,
  began_ms  INTEGER NOT NULL,
  -- NULL while it goes on; at the next start that means it was cut off.
  ended_ms  INTEGER,
  state     TEXT NOT NULL,               -- 'running', 'done', 'stopped', 'failed'
  -- Why it failed, as an error has it; '' where it did not.
  code      TEXT NOT NULL,
  message   TEXT NOT NULL,
  titles    INTEGER NOT NULL,
  subtitles INTEGER NOT NULL,
  files     INTEGER NOT NULL,
  skipped   INTEGER NOT NULL
) STRICT;
CREATE TABLE collection_skipped (
  source_id INTEGER NOT NULL REFERENCES collection_source (id) ON DELETE CASCADE,
  message   TEXT NOT NULL
) STRICT;
CREATE INDEX collection_skipped_by_source ON collection_skipped (source_id);
`
