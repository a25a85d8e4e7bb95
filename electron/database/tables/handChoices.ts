/** What a person decided about wishes, and the plan that was made last: both outlive the app. */
export const handChoiceTables = `
CREATE TABLE hand_choices (
  service     TEXT NOT NULL,              -- ids of subtitles mean something to their own service only
  video_path  TEXT NOT NULL,
  wish        TEXT NOT NULL,              -- as the user writes it; ' forced' behind it for the foreign parts alone
  kind        TEXT NOT NULL,              -- 'subtitle', 'translate', 'skip'
  subtitle_id TEXT,                       -- of the first two
  decided_ms  INTEGER NOT NULL,
  PRIMARY KEY (service, video_path, wish)
) STRICT, WITHOUT ROWID;
CREATE INDEX hand_choices_by_video ON hand_choices (video_path);

CREATE TABLE former_plan (
  id      INTEGER PRIMARY KEY CHECK (id = 1),
  made_ms INTEGER NOT NULL,
  videos  INTEGER NOT NULL,
  scope   TEXT NOT NULL                   -- what it was made for, as the command takes it
) STRICT;
`
