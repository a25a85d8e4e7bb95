/** Tables of the AI jobs: what was ordered from which service, how far it is, and beside which videos its result belongs. */
export const aiTables = `
CREATE TABLE ai_job (
  id INTEGER PRIMARY KEY,
  kind TEXT NOT NULL CHECK (kind IN ('translation', 'transcription')),
  service TEXT NOT NULL,
  -- the subtitle that is translated and, of a pack, its file; empty where there is none
  subtitle_id TEXT NOT NULL,
  file_id TEXT NOT NULL,
  -- address or path of what is transcribed; empty for translations
  media TEXT NOT NULL,
  source_language TEXT,
  target TEXT NOT NULL,
  tone TEXT NOT NULL,
  -- ordered: nothing sent; starting: the request may be out; running: the service has it; fetched: the result is kept here
  state TEXT NOT NULL
    CHECK (state IN ('ordered', 'starting', 'running', 'fetched', 'done', 'failed', 'refused', 'cancelled')),
  request_id TEXT,
  ledger_entry INTEGER,
  is_reused INTEGER NOT NULL DEFAULT 0,
  remote_status TEXT,
  progress REAL,
  eta_ms INTEGER,
  code TEXT,
  message TEXT NOT NULL DEFAULT '',
  -- what differs between source and result, as JSON
  differences TEXT NOT NULL DEFAULT '[]',
  -- not taken up before then, on this machine's clock
  not_before_ms INTEGER,
  started_ms INTEGER,
  ordered_ms INTEGER NOT NULL,
  changed_ms INTEGER NOT NULL,
  -- the same work is ordered once, whoever asks
  UNIQUE (kind, service, subtitle_id, file_id, media, target, tone)
) STRICT;
CREATE INDEX ai_job_open ON ai_job (state) WHERE state IN ('ordered', 'starting', 'running', 'fetched');

-- Where a result goes: several videos may wait for the same one.
CREATE TABLE ai_target (
  job_id INTEGER NOT NULL REFERENCES ai_job(id) ON DELETE CASCADE,
  video_path TEXT NOT NULL,
  batch_id TEXT NOT NULL,
  -- the choice that the translation is made from, as JSON; 'null' for a transcription
  pick TEXT NOT NULL,
  state TEXT NOT NULL CHECK (state IN ('open', 'written', 'skipped', 'failed')),
  path TEXT,
  message TEXT NOT NULL DEFAULT '',
  PRIMARY KEY (job_id, video_path)
) STRICT, WITHOUT ROWID;

-- The text that is translated and the one that came back: comparing them asks nobody again.
CREATE TABLE ai_text (
  job_id INTEGER NOT NULL REFERENCES ai_job(id) ON DELETE CASCADE,
  role TEXT NOT NULL CHECK (role IN ('source', 'result')),
  name TEXT NOT NULL,
  bytes BLOB NOT NULL,
  PRIMARY KEY (job_id, role)
) STRICT;
`

/** How many starts may have been paid for without an answer: it bounds how often the app repeats one by itself. */
export const aiLostStarts = `
ALTER TABLE ai_job ADD COLUMN lost_starts INTEGER NOT NULL DEFAULT 0;
`

/** The subtitle of ours that a result takes the place of: a row of the history; null where it is written beside what is there. */
export const aiReplaces = 'ALTER TABLE ai_target ADD COLUMN replaces_id INTEGER'
