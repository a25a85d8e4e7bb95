/** Tables of library. */
export const libraryTables = `
CREATE TABLE library_videos (
  path        TEXT PRIMARY KEY,
  root        TEXT NOT NULL,
  size_bytes  INTEGER NOT NULL,
  modified_ms REAL NOT NULL,
  sidecars    TEXT NOT NULL,             -- JSON, as last scanned
  is_probed   INTEGER NOT NULL DEFAULT 0, -- whether media was read for this size and time
  media       TEXT,                      -- JSON; NULL when the container is not one we read
  ids         TEXT,                      -- JSON; NULL while no id was found
  scan        INTEGER NOT NULL DEFAULT 0, -- the scan that saw it last
  is_vanished INTEGER NOT NULL DEFAULT 0  -- not seen by the last complete scan of its root
) STRICT, WITHOUT ROWID;
CREATE INDEX library_videos_by_root ON library_videos (root, is_vanished, path);
`

/** A scan compares its files with the rows, so rows no longer carry its number. */
export const libraryWithoutScans = 'ALTER TABLE library_videos DROP COLUMN scan'

/** What ids were looked for in, as JSON; NULL while they must be looked for again. */
export const libraryWithIdsFrom = 'ALTER TABLE library_videos ADD COLUMN ids_from TEXT'

/** The newest row of the history when a video was first met, or met again: of two that are alike, the renamed one came later. */
export const libraryMetAfter = 'ALTER TABLE library_videos ADD COLUMN met_after INTEGER NOT NULL DEFAULT 0'

/** Which videos may be one that has another name now. */
export const libraryBySize = 'CREATE INDEX library_videos_by_size ON library_videos (size_bytes)'
