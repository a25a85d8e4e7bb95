/**
 * A batch becomes a run: what it is of, how it ended, which run it takes back; and what became of each subtitle of it.
 * How many and at what cost is kept nowhere: it is counted from these rows, the history and the ledger.
 */
export const runTables = `
-- null: told by the command, as for batches of older versions
ALTER TABLE batch ADD COLUMN kind TEXT;
-- JSON: titles that it is about, how many more, a language
ALTER TABLE batch ADD COLUMN scope TEXT NOT NULL DEFAULT '{}';
-- null: a plan that nobody has run, or a question to the service
ALTER TABLE batch ADD COLUMN begun_ms INTEGER;
-- null while it is under way
ALTER TABLE batch ADD COLUMN ended_ms INTEGER;
-- done; stopped by a person; cut: the app was closed or died; failed as a whole, with code and message
ALTER TABLE batch ADD COLUMN ending TEXT CHECK (ending IN ('done', 'stopped', 'cut', 'failed'));
ALTER TABLE batch ADD COLUMN code TEXT;
ALTER TABLE batch ADD COLUMN message TEXT NOT NULL DEFAULT '';
-- of an undo: the run that it takes back
ALTER TABLE batch ADD COLUMN undoes_id TEXT REFERENCES batch(id);
CREATE INDEX batch_by_start ON batch(started_ms);
CREATE INDEX batch_by_undone ON batch(undoes_id) WHERE undoes_id IS NOT NULL;

-- One row a subtitle: a video and a wish of it, or a video and the name of a file where the run is about files.
CREATE TABLE outcome (
  run_id TEXT NOT NULL REFERENCES batch(id),
  video_path TEXT NOT NULL,
  wish TEXT NOT NULL,
  language TEXT NOT NULL,
  state TEXT NOT NULL CHECK (state IN
    ('queued', 'downloading', 'checking', 'written', 'review', 'waiting', 'missing', 'failed', 'skipped', 'stopped')),
  reason TEXT,
  code TEXT,
  message TEXT NOT NULL DEFAULT '',
  -- the file that was written or taken away, and its row of the history
  path TEXT,
  written_id INTEGER REFERENCES written(id),
  at_ms INTEGER NOT NULL,
  PRIMARY KEY (run_id, video_path, wish)
) STRICT, WITHOUT ROWID;
CREATE INDEX outcome_by_state ON outcome(run_id, state, reason, code, at_ms);
CREATE INDEX outcome_by_wish ON outcome(video_path, wish);
CREATE INDEX ai_target_by_batch ON ai_target(batch_id);

-- What runs of older versions wrote; they ended with their last file.
INSERT OR IGNORE INTO outcome (run_id, video_path, wish, language, state, path, written_id, at_ms)
  SELECT batch_id, video_path, path, language, 'written', path, max(id), at_ms FROM written
   WHERE state IN ('written', 'undone', 'replaced') GROUP BY batch_id, video_path, path;
UPDATE batch SET begun_ms = started_ms, ending = 'done',
  ended_ms = (SELECT max(at_ms) FROM written WHERE batch_id = batch.id)
  WHERE EXISTS (SELECT 1 FROM written WHERE batch_id = batch.id);

-- With what the service's machine makes: its jobs know how far they are, so nothing of them is kept twice.
CREATE VIEW run_outcome AS
SELECT run_id, video_path, wish, language, state, reason, code, message, path, written_id, at_ms,
       NULL AS until_ms, NULL AS job_id FROM outcome
UNION ALL
SELECT t.batch_id, t.video_path, 'ai ' || t.job_id, j.target,
       CASE
         WHEN t.state <> 'open' THEN t.state
         WHEN j.state = 'done' THEN 'skipped'
         WHEN j.state IN ('failed', 'refused') THEN 'failed'
         WHEN j.state = 'cancelled' THEN 'stopped'
         WHEN j.not_before_ms IS NOT NULL THEN 'waiting'
         WHEN j.state = 'ordered' THEN 'queued'
         WHEN j.state = 'fetched' THEN 'checking'
         ELSE 'downloading' END,
       CASE
         WHEN t.state = 'written' THEN NULL
         WHEN j.state = 'refused' THEN 'rejected'
         WHEN t.state = 'skipped' THEN 'foreign-file'
         WHEN j.state = 'failed' OR t.state = 'failed' THEN 'error'
         WHEN j.not_before_ms IS NOT NULL AND j.code IN ('quota.exhausted', 'service.busy') THEN 'quota' END,
       CASE WHEN t.state = 'written' THEN NULL ELSE j.code END,
       CASE WHEN t.message <> '' THEN t.message ELSE j.message END,
       t.path,
       CASE WHEN t.path IS NULL THEN NULL
         ELSE (SELECT max(id) FROM written WHERE batch_id = t.batch_id AND path = t.path) END,
       j.changed_ms, j.not_before_ms, t.job_id
  FROM ai_target t JOIN ai_job j ON j.id = t.job_id;
`

/**
 * Older versions said of nothing that it had begun, whether it ended or not: what wrote nothing stays as it was, and is not
 * taken for a run that was cut while it asked.
 */
export const olderRunsEnded = `UPDATE batch SET ended_ms = started_ms
  WHERE begun_ms IS NULL AND ended_ms IS NULL AND scope = '{}'`

/** How often it came out like that, one time after the other. */
export const outcomeTries = 'ALTER TABLE outcome ADD COLUMN tries INTEGER NOT NULL DEFAULT 1'

/** What became of it in its own run, where it was settled since by another way: that run tells it as long as it is listed. */
export const settledOutcomes = `
ALTER TABLE outcome ADD COLUMN was_state TEXT;
ALTER TABLE outcome ADD COLUMN was_reason TEXT;
ALTER TABLE outcome ADD COLUMN was_code TEXT;
ALTER TABLE outcome ADD COLUMN was_message TEXT NOT NULL DEFAULT '';
CREATE INDEX outcome_settled ON outcome(run_id, was_state) WHERE was_state IS NOT NULL;
`
