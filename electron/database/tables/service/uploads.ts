/** The table of uploads: what each says, and how far its three steps are. Every step is on the disk before the next begins. */
export const uploadTables = `
CREATE TABLE upload (
  id TEXT PRIMARY KEY,
  added_ms INTEGER NOT NULL,
  video_path TEXT,
  -- JSON: path, name, size and sha256 of each file as it was looked at.
  files TEXT NOT NULL,
  fields TEXT NOT NULL,
  sureness TEXT NOT NULL,
  duplicates TEXT,
  step TEXT NOT NULL DEFAULT 'draft',
  -- Where step 1 was made; the number and the files count only there.
  service TEXT,
  n_id TEXT,
  file_ids TEXT NOT NULL DEFAULT '[]',
  stepped_ms INTEGER NOT NULL,
  failure TEXT,
  message TEXT,
  review TEXT,
  reason TEXT
) STRICT;
`
