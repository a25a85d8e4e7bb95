/** The tables of the AI jobs, as one step of the database. A job is its row: whatever dies, the row says where to go on. */

/**
 * `charged_at` is null for a job that cost nothing. `ai_job_cues` holds what an unfinished translation has so far, so that
 * a restart does not ask an engine, which may cost money, for the same cues again.
 */
export const aiTables = `
CREATE TABLE ai_jobs (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  request_id TEXT NOT NULL UNIQUE,
  kind TEXT NOT NULL CHECK (kind IN ('translation', 'transcription')),
  account_id TEXT NOT NULL,
  key_id TEXT NOT NULL,
  route TEXT NOT NULL,
  counter TEXT NOT NULL,
  charged_at INTEGER,
  n_id TEXT,
  file_n_id TEXT,
  source_md5 TEXT,
  source_language TEXT,
  target_language TEXT,
  tone TEXT NOT NULL,
  media_url TEXT,
  estimated_ms INTEGER NOT NULL,
  status TEXT NOT NULL,
  progress REAL NOT NULL,
  error_code TEXT,
  error_message TEXT,
  result_name TEXT,
  result_blob_id INTEGER,
  published_n_id TEXT,
  created_at INTEGER NOT NULL,
  started_at INTEGER,
  finished_at INTEGER
) STRICT;
CREATE INDEX ai_jobs_by_account ON ai_jobs (account_id, id);
CREATE INDEX ai_jobs_by_source ON ai_jobs (file_n_id, target_language, tone);
CREATE INDEX ai_jobs_open ON ai_jobs (id) WHERE finished_at IS NULL;

CREATE TABLE ai_job_cues (
  job_id INTEGER NOT NULL REFERENCES ai_jobs (id),
  cue INTEGER NOT NULL,
  text TEXT NOT NULL,
  PRIMARY KEY (job_id, cue)
) STRICT, WITHOUT ROWID;
`

/** The text of a translation whose source the caller sent, as none of the catalogue's subtitles: `n_id` and `file_n_id` are ''. */
export const sentTextTables = `
ALTER TABLE ai_jobs ADD COLUMN source_name TEXT;
ALTER TABLE ai_jobs ADD COLUMN source_blob_id INTEGER;
`
