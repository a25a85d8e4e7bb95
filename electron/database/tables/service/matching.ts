/** Tables of matching: answers kept for good, the user's corrections, and subtitles that failed for a video. */
export const matchingTables = `
CREATE TABLE match_answers (
  service TEXT NOT NULL,
  question TEXT NOT NULL,
  -- Tags in order, separated by commas.
  languages TEXT NOT NULL,
  answer TEXT NOT NULL,
  stored_ms INTEGER NOT NULL,
  PRIMARY KEY (service, question, languages)
) WITHOUT ROWID;

CREATE TABLE match_corrections (
  folder TEXT NOT NULL,
  title_key TEXT NOT NULL,
  title TEXT NOT NULL,
  corrected_ms INTEGER NOT NULL,
  PRIMARY KEY (folder, title_key)
) WITHOUT ROWID;

CREATE TABLE match_rejections (
  video_path TEXT NOT NULL,
  subtitle_id TEXT NOT NULL,
  reason TEXT NOT NULL,
  rejected_ms INTEGER NOT NULL,
  PRIMARY KEY (video_path, subtitle_id)
) WITHOUT ROWID;
`
