/** Subtitles beside videos whose text is in another language than their name says. A cache: a check-up finds them again. */
export const doubtTables = `
CREATE TABLE IF NOT EXISTS language_doubts (
  path        TEXT PRIMARY KEY,           -- of the subtitle
  video_path  TEXT NOT NULL,
  stamp       TEXT NOT NULL,              -- size, time and inode: while they are the same, so is the content
  found       TEXT NOT NULL               -- the language of the text; 'other' where only the alphabet tells
) STRICT, WITHOUT ROWID;
`
