/** What was measured of the timing of subtitles that stand beside videos. A cache: what is missing was not measured. */
export const timingTables = `
CREATE TABLE timing_told (
  path        TEXT PRIMARY KEY,           -- of the subtitle
  video_path  TEXT NOT NULL,
  sha256      TEXT NOT NULL,              -- the content that was measured: of another one this says nothing
  stamp       TEXT NOT NULL,              -- size, time and inode: while they are the same, so is the content
  video       TEXT NOT NULL,              -- size and time of the video
  written_id  INTEGER,                    -- the row of the history whose file it was; null: a file of the user's
  rules       INTEGER NOT NULL,
  fact        TEXT NOT NULL,
  at_ms       INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
`

/** Of several contents of one file: what was measured of a version holds again where that version stands again. */
export const timingsByContent = `
ALTER TABLE timing_told RENAME TO timing_told_before;
CREATE TABLE timing_told (
  path        TEXT NOT NULL,              -- of the subtitle
  video_path  TEXT NOT NULL,
  sha256      TEXT NOT NULL,              -- the content that was measured: of another one this says nothing
  stamp       TEXT NOT NULL,              -- size, time and inode: while they are the same, so is the content
  video       TEXT NOT NULL,              -- size and time of the video
  written_id  INTEGER,                    -- the row of the history whose file it was; null: a file of the user's
  rules       INTEGER NOT NULL,
  fact        TEXT NOT NULL,
  at_ms       INTEGER NOT NULL,
  PRIMARY KEY (path, sha256)
) STRICT, WITHOUT ROWID;
INSERT INTO timing_told SELECT * FROM timing_told_before;
DROP TABLE timing_told_before;
`
