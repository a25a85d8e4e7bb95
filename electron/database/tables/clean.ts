/** Table of the texts that were cleaned before they were written: as they were delivered, and what was taken out of them. */
export const cleanTables = `
CREATE TABLE delivered_text (
  -- of the file as it was written
  sha256 TEXT PRIMARY KEY,
  -- deflated JSON
  content BLOB NOT NULL
) STRICT, WITHOUT ROWID;
`
