/** Tables of the window: the folders of the library, what their last scan left out, and what happened once for all. */
export const folderTables = `
CREATE TABLE library_folders (
  -- never used again: a page may still hold the id of a folder that is gone
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  path TEXT NOT NULL UNIQUE,
  added_ms INTEGER NOT NULL,
  scanned_ms INTEGER
) STRICT;

-- Rows of the last scan of a folder: files that are no videos of the library, and subtitles that belong to none.
CREATE TABLE library_left_out (
  folder_id INTEGER NOT NULL REFERENCES library_folders(id) ON DELETE CASCADE,
  kind TEXT NOT NULL CHECK (kind IN ('ignored', 'orphan')),
  path TEXT NOT NULL,
  reason TEXT NOT NULL,
  message TEXT NOT NULL
) STRICT;
CREATE INDEX library_left_out_by_kind ON library_left_out (kind, path);

CREATE TABLE milestone (
  name TEXT PRIMARY KEY,
  at_ms INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
`

/** Until nobody can take it back any more: what is known of the videos in these is forgotten then, also after a kill. */
export const removedFolderTables = `
CREATE TABLE removed_folder (
  path TEXT PRIMARY KEY
) STRICT, WITHOUT ROWID;
`
