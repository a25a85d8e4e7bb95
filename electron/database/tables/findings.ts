/** What the last check-up that looked at a subtitle found of it. A cache: the next check-up finds it again. */
export const findingTables = `
CREATE TABLE checkup_findings (
  sha256      TEXT NOT NULL,              -- of the text that was looked at: of another one it says nothing
  path        TEXT NOT NULL,
  kind        TEXT NOT NULL,
  video_path  TEXT,                       -- NULL where it belongs to no video
  video       TEXT NOT NULL,              -- size and time of the video: of another cut it may not hold
  rules       INTEGER NOT NULL,
  fault       TEXT NOT NULL,
  timing      TEXT,                       -- what was measured of it, that moves it
  PRIMARY KEY (sha256, path, kind)
) STRICT, WITHOUT ROWID;
CREATE INDEX checkup_findings_by_path ON checkup_findings (path);
`
