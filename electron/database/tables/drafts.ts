/** What a person has changed on the desk and not kept yet: not a cache, nothing else has it. */
export const draftTables = `
CREATE TABLE IF NOT EXISTS edit_drafts (
  path        TEXT PRIMARY KEY,           -- of the subtitle
  sha256      TEXT NOT NULL,              -- the content that was edited: to another one its lines do not belong
  draft       TEXT NOT NULL,
  at_ms       INTEGER NOT NULL            -- grows with every change, so that it tells a newer one
) STRICT, WITHOUT ROWID;
`
