/** Tables of the ids under which paid calls are sent, so that a call whose answer was lost is sent again as the same one. */
export const callTables = `
CREATE TABLE quota_calls (
  entry_id INTEGER PRIMARY KEY REFERENCES quota_entries (id),
  service TEXT NOT NULL,
  account TEXT NOT NULL,
  -- What is asked, in one form.
  content TEXT NOT NULL,
  request_id TEXT NOT NULL,
  -- Of the id: a repeat takes both over.
  made_ms INTEGER NOT NULL
);
CREATE INDEX quota_calls_by_account ON quota_calls (service, account);
CREATE INDEX quota_calls_by_request ON quota_calls (request_id);
CREATE INDEX quota_calls_by_time ON quota_calls (made_ms);

-- Services that said of a call whether they had charged it before.
CREATE TABLE remembering_services (
  service TEXT PRIMARY KEY,
  told_ms INTEGER NOT NULL
) WITHOUT ROWID;
`

/**
 * Every call asks whether it was sent before: by its content too, as an account sends thousands in the two days for which
 * they are kept. By their time they are looked up once a day, which one look at all of them does as well.
 */
export const callsByContent = `
DROP INDEX quota_calls_by_account;
DROP INDEX quota_calls_by_time;
CREATE INDEX quota_calls_by_content ON quota_calls (service, account, content);
`

/** Calls of one id have one content: an index on random ids, a page of the log at every call, finds nothing faster. */
export const callsWithoutIds = `
DROP INDEX quota_calls_by_request;
`
