/** The table of the settings. They stand in the database because its writes are whole or not at all, unlike a file's (promise F7). */
export const settingsTables = `
CREATE TABLE setting (
  key TEXT PRIMARY KEY,
  value TEXT NOT NULL
) STRICT, WITHOUT ROWID;
`
