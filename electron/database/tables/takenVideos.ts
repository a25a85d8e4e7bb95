/** Files that a scan would skip by their names, and that the user says are videos. */
export const takenVideoTables = `
CREATE TABLE IF NOT EXISTS taken_video (
  path       TEXT PRIMARY KEY,
  size_bytes INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
`
