/** Tables of the history: what was written where and why, and the journal that makes a crash harmless. */
export const historyTables = `
CREATE TABLE batch (
  id TEXT PRIMARY KEY,
  command TEXT NOT NULL,
  started_ms INTEGER NOT NULL
) STRICT;

CREATE TABLE written (
  id INTEGER PRIMARY KEY,
  batch_id TEXT NOT NULL REFERENCES batch(id),
  video_path TEXT NOT NULL,
  path TEXT NOT NULL,
  sha256 TEXT NOT NULL,
  size_bytes INTEGER NOT NULL,
  -- intended: may or may not be on the disk yet; written; undone; replaced by a later row; abandoned: never got there
  state TEXT NOT NULL CHECK (state IN ('intended', 'written', 'undone', 'replaced', 'abandoned')),
  temp_path TEXT,
  -- set while a link-less file system holds our empty placeholder under the final name
  has_placeholder INTEGER NOT NULL DEFAULT 0,
  -- where the earlier version is kept while this row replaces it, and the row that wrote it
  aside_path TEXT,
  replaces_id INTEGER REFERENCES written(id),
  -- where undo or replacement put the bytes: inside the app's own trash
  trash_path TEXT,
  language TEXT NOT NULL,
  -- which movie or episode the video is, and a fingerprint of the text: one text under two episodes is a mistake
  subject TEXT NOT NULL,
  fingerprint TEXT NOT NULL,
  details TEXT NOT NULL,
  at_ms INTEGER NOT NULL
) STRICT;

CREATE INDEX written_by_path ON written(path, id);
CREATE INDEX written_by_video ON written(video_path, id);
CREATE INDEX written_by_batch ON written(batch_id, id);
CREATE INDEX written_by_fingerprint ON written(fingerprint);
CREATE INDEX written_unsettled ON written(state) WHERE state = 'intended';
`

/** A placeholder by its name: the one that a row is to have, or the one that its earlier version goes back to. */
export const placeholdersByName = `
ALTER TABLE written ADD COLUMN placeholder_path TEXT;
UPDATE written SET placeholder_path = path WHERE has_placeholder = 1 AND state = 'intended';
ALTER TABLE written DROP COLUMN has_placeholder;
DROP INDEX written_unsettled;
CREATE INDEX written_unsettled ON written(id)
  WHERE state = 'intended' OR aside_path IS NOT NULL OR placeholder_path IS NOT NULL;
`

/** What the video held that a subtitle was written for, so that it is known under another name; null where nobody read it. */
export const writtenVideoContent = `
ALTER TABLE written ADD COLUMN video_bytes INTEGER;
ALTER TABLE written ADD COLUMN video_hash TEXT;
CREATE INDEX written_by_video_bytes ON written(video_bytes) WHERE video_bytes IS NOT NULL;
`

/** Since when a file lies in the trash; of older homes as undos and later versions tell it. */
export const writtenTrashedSince = `
ALTER TABLE written ADD COLUMN trashed_ms INTEGER;
UPDATE written SET trashed_ms = at_ms WHERE trash_path IS NOT NULL;
UPDATE written SET trashed_ms = later.at_ms
  FROM (SELECT replaces_id, max(at_ms) AS at_ms FROM written WHERE state IN ('written', 'replaced') GROUP BY replaces_id) AS later
  WHERE later.replaces_id = written.id AND written.trash_path IS NOT NULL AND written.state = 'replaced';
UPDATE written SET trashed_ms = taken.at_ms
  FROM (SELECT written_id, max(at_ms) AS at_ms FROM outcome JOIN batch ON batch.id = run_id
         WHERE batch.kind = 'undo' AND batch.command = 'undo' AND state = 'written' GROUP BY written_id) AS taken
  WHERE taken.written_id = written.id AND written.trash_path IS NOT NULL AND written.state = 'undone';
`

/** Later versions of a file are found from the one that they replaced. */
export const writtenByReplaced = `
CREATE INDEX IF NOT EXISTS written_by_replaced ON written(replaces_id) WHERE replaces_id IS NOT NULL;
`
