/** Tables of quota: which unit went where, what the service says is left, and what waits until when. */
export const quotaTables = `
CREATE TABLE quota_entries (
  id INTEGER PRIMARY KEY,
  kind TEXT NOT NULL CHECK (kind IN ('search', 'download', 'ai')),
  service TEXT NOT NULL,
  batch_id TEXT NOT NULL,
  subject TEXT NOT NULL,
  reason TEXT NOT NULL,
  units INTEGER NOT NULL CHECK (units >= 0),
  units_spent INTEGER,
  state TEXT NOT NULL CHECK (state IN ('reserved', 'settled', 'released', 'unknown')),
  reserved_ms INTEGER NOT NULL,
  ended_ms INTEGER
);
CREATE INDEX quota_entries_by_kind ON quota_entries (service, kind, id);
CREATE INDEX quota_entries_by_batch ON quota_entries (batch_id, id);
CREATE INDEX quota_entries_open ON quota_entries (service, kind) WHERE state = 'reserved';

CREATE TABLE quota_counters (
  service TEXT NOT NULL,
  kind TEXT NOT NULL,
  unit_limit INTEGER,
  remaining INTEGER NOT NULL,
  -- As the service says, to show; null when it does not say.
  resets_at_ms INTEGER,
  -- The same moment on this machine's clock, to wait for.
  stale_at_ms INTEGER NOT NULL,
  learned_ms INTEGER NOT NULL,
  -- Entries up to this one are counted in 'remaining' already.
  last_entry_id INTEGER NOT NULL,
  PRIMARY KEY (service, kind)
) WITHOUT ROWID;

CREATE TABLE parked_wants (
  video_path TEXT NOT NULL,
  language TEXT NOT NULL,
  parked_ms INTEGER NOT NULL,
  until_ms INTEGER NOT NULL,
  reason TEXT NOT NULL,
  PRIMARY KEY (video_path, language)
) WITHOUT ROWID;
`
