/** The tables of accounts and of what they used, as one step of the database. Secrets stand here only as hashes. */

export const usageTables = `
CREATE TABLE accounts (
  id TEXT PRIMARY KEY,
  name TEXT NOT NULL,
  plan TEXT NOT NULL,
  created_at INTEGER NOT NULL
) STRICT;

CREATE TABLE api_keys (
  id TEXT PRIMARY KEY,
  account_id TEXT NOT NULL REFERENCES accounts(id),
  name TEXT NOT NULL,
  hash TEXT NOT NULL UNIQUE,
  created_at INTEGER NOT NULL
) STRICT;

CREATE TABLE upload_tokens (
  hash TEXT PRIMARY KEY,
  account_id TEXT NOT NULL REFERENCES accounts(id),
  created_at INTEGER NOT NULL
) STRICT;

CREATE TABLE usage_ledger (
  id INTEGER PRIMARY KEY,
  at INTEGER NOT NULL,
  account_id TEXT NOT NULL,
  key_id TEXT,
  counter TEXT NOT NULL,
  route TEXT NOT NULL,
  object TEXT NOT NULL,
  units INTEGER NOT NULL
) STRICT;
CREATE INDEX usage_ledger_by_key ON usage_ledger (key_id, counter, at);

CREATE TABLE usage_counters (
  subject TEXT NOT NULL,
  counter TEXT NOT NULL,
  period TEXT NOT NULL,
  used INTEGER NOT NULL,
  PRIMARY KEY (subject, counter, period)
) STRICT, WITHOUT ROWID;
`

/** A minute of one account is looked at before each of its charged questions that are limited by the minute. */
export const usageByAccount = 'CREATE INDEX usage_ledger_by_account ON usage_ledger (account_id, counter, at);'

/**
 * What whoever runs the service sees and does: who is shut out, how keys end, and what was used in one period. Tables of their
 * own: older versions of the app, which may start on the same folder, name no columns where they add accounts and keys.
 */
export const operatorTables = `
CREATE TABLE blocked_accounts (
  account_id TEXT PRIMARY KEY REFERENCES accounts(id),
  blocked_at INTEGER NOT NULL
) STRICT;
CREATE TABLE key_endings (
  key_id TEXT PRIMARY KEY REFERENCES api_keys(id) ON DELETE CASCADE,
  ending TEXT NOT NULL
) STRICT;
CREATE INDEX usage_counters_by_period ON usage_counters (period, counter);
CREATE INDEX api_keys_by_account ON api_keys (account_id);
`
