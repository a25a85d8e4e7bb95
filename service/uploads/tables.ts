/** The tables of uploads, as one step of the database: numbers given out, files waiting, what was sent and what became of it. */

/** `state`: open (step 1 only), pending, approved, rejected. A file without an `n_id` waits for the upload that names it. */
export const uploadTables = `
CREATE TABLE uploads (
  n_id INTEGER PRIMARY KEY,
  account_id TEXT NOT NULL REFERENCES accounts(id),
  state TEXT NOT NULL,
  fields TEXT,
  reason TEXT NOT NULL DEFAULT '',
  opened_at INTEGER NOT NULL,
  sent_at INTEGER,
  reviewed_at INTEGER
) STRICT;
CREATE INDEX uploads_by_state ON uploads (state, n_id);

CREATE TABLE upload_files (
  file_n_id INTEGER PRIMARY KEY,
  account_id TEXT NOT NULL REFERENCES accounts(id),
  n_id INTEGER,
  is_sent INTEGER NOT NULL DEFAULT 0,
  name TEXT NOT NULL,
  md5 TEXT NOT NULL,
  bytes BLOB NOT NULL,
  kept_at INTEGER NOT NULL
) STRICT;
CREATE INDEX upload_files_by_upload ON upload_files (n_id);
CREATE INDEX upload_files_by_account ON upload_files (account_id, is_sent);
`
