/** Tables of watch mode: the videos it knows, what is tried again when, files that are being moved, and notes. */
export const watchTables = `
CREATE TABLE watch_videos (
  path         TEXT PRIMARY KEY,
  root         TEXT NOT NULL,
  size_bytes   INTEGER NOT NULL,
  modified_ms  REAL NOT NULL,
  sidecars     TEXT NOT NULL,              -- digest of what stood beside it
  partial_hash TEXT,                       -- NULL where its content was never read
  needs_look   INTEGER NOT NULL DEFAULT 1, -- 1 until its wishes were looked at
  is_gone      INTEGER NOT NULL DEFAULT 0  -- 1: not seen by a complete check; kept, because it may have moved
) STRICT, WITHOUT ROWID;
CREATE INDEX watch_videos_to_look ON watch_videos (path) WHERE needs_look = 1;
CREATE INDEX watch_videos_by_root ON watch_videos (root, is_gone);
CREATE INDEX watch_videos_by_size ON watch_videos (size_bytes);

CREATE TABLE watch_wishes (
  video_path TEXT NOT NULL,
  wish       TEXT NOT NULL,
  language   TEXT NOT NULL,
  reason     TEXT NOT NULL,              -- why it is not there: the words of the command line
  message    TEXT NOT NULL,
  first_ms   INTEGER NOT NULL,           -- found missing
  tried_ms   INTEGER NOT NULL,           -- the last answer; also the moment since which next_ms counts
  tries      INTEGER NOT NULL DEFAULT 0,
  failures   INTEGER NOT NULL DEFAULT 0, -- in a row, that say nothing about the file
  next_ms    INTEGER,                    -- NULL: not before something changes
  begun_ms   INTEGER,                    -- a try that was begun and has not ended: older answers do not count for it
  is_put_aside INTEGER NOT NULL DEFAULT 0, -- the user does not want to be asked
  PRIMARY KEY (video_path, wish)
) STRICT, WITHOUT ROWID;
CREATE INDEX watch_wishes_by_next ON watch_wishes (next_ms);

-- Subtitles that watch mode chose and for which it looks whether a better one has come.
CREATE TABLE watch_better (
  written_id INTEGER PRIMARY KEY REFERENCES written(id),
  looks      INTEGER NOT NULL DEFAULT 0,
  next_ms    INTEGER,                    -- NULL: an offer waits for the user
  begun_ms   INTEGER,
  set_ms     INTEGER NOT NULL,
  offer      TEXT,                       -- what would be better, to show
  is_wanted  INTEGER NOT NULL DEFAULT 0  -- the user said yes
) STRICT;

-- Journal of subtitles that follow a video that was moved: at most one a file.
CREATE TABLE watch_moves (
  written_id INTEGER PRIMARY KEY REFERENCES written(id),
  to_path    TEXT NOT NULL,
  video_path TEXT NOT NULL,
  temp_path  TEXT NOT NULL
) STRICT;

CREATE TABLE watch_notes (
  name  TEXT PRIMARY KEY,
  value TEXT NOT NULL
) STRICT, WITHOUT ROWID;
`

/** Of an error: which one, so that it can be told in the reader's language. */
export const watchWishCodes = 'ALTER TABLE watch_wishes ADD COLUMN code TEXT'

/** Of a question: when those who are told outside were told of it. What was open before is no news. */
export const watchQuestionsTold = `
ALTER TABLE watch_wishes ADD COLUMN told_ms INTEGER;
UPDATE watch_wishes SET told_ms = 0;
`

export const watchIndexes = `
CREATE INDEX watch_wishes_begun ON watch_wishes (begun_ms) WHERE begun_ms IS NOT NULL;
CREATE INDEX watch_wishes_by_tried ON watch_wishes (tried_ms);
`

/** Of a move at the user's word, which keeps its subtitle where it goes. */
export const watchMovesTakenBack = 'ALTER TABLE watch_moves ADD COLUMN is_taken_back INTEGER NOT NULL DEFAULT 0'
