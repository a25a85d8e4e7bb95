/** What of videos cannot be read or heard, so that the next check-up does not try it again. A cache: what is missing is tried anew. */
export const unreadTables = `
CREATE TABLE IF NOT EXISTS unread_sources (
  path        TEXT NOT NULL,              -- of the video
  source      TEXT NOT NULL,              -- which track, or which sound
  stamp       TEXT NOT NULL,              -- size, time and inode, and the program that tried it
  code        TEXT NOT NULL,
  message     TEXT NOT NULL,
  PRIMARY KEY (path, source)
) STRICT, WITHOUT ROWID;
`
