/** The stored AI jobs: the only statements on their tables. Decides nothing; every change is durable when it returns. */
import type { LanguageTag } from '../../shared/language.ts'
import type { Value } from '../../node/sqlite/statements.ts'
import type { Database } from '../database/database.ts'
import type { AiJob, AiSubject, AiTarget, AiText, WantedTarget } from './aiJob.ts'

export interface NewAiJob extends AiSubject {
  readonly sourceLanguage: string | null
}

/** What may change of a job. */
export type AiChange = Partial<
  Pick<
    AiJob,
    | 'state'
    | 'requestId'
    | 'ledgerEntry'
    | 'isReused'
    | 'remoteStatus'
    | 'progress'
    | 'etaMs'
    | 'code'
    | 'message'
    | 'differences'
    | 'notBeforeMs'
    | 'startedMs'
    | 'lostStarts'
  >
>

export interface AiJobs {
  /** The job for this work: the one that is there, whatever its state, or a new one that is ordered. */
  findOrAdd(job: NewAiJob): AiJob
  get(id: number): AiJob | null
  /** The job for this work, if it was ever ordered. */
  find(subject: AiSubject): AiJob | null
  /** What was ordered for this video, the newest order first. */
  ofVideo(videoPath: string): readonly AiJob[]
  /** The video has another name now: results that are still to come belong there. */
  moveTargets(from: string, to: string): void
  /** Everything, the newest order first. */
  list(): readonly AiJob[]
  /** Those that are not ended, oldest order first. */
  open(): readonly AiJob[]
  change(id: number, change: AiChange): AiJob
  /** A result is wanted beside this video (again). */
  addTarget(target: WantedTarget & Pick<AiTarget, 'jobId'>): void
  targets(jobId: number): readonly AiTarget[]
  changeTarget(
    target: Pick<AiTarget, 'jobId' | 'videoPath'>,
    change: Pick<AiTarget, 'state' | 'path' | 'message'>,
  ): void
  keepText(jobId: number, role: 'source' | 'result', text: AiText): void
  text(jobId: number, role: 'source' | 'result'): AiText | null
  dropResult(jobId: number): void
  isKnownRequest(requestId: string): boolean
  /** Whether the service has taken a job of this kind, and not lacked an engine for it. */
  isTakenKind(job: Pick<AiJob, 'kind' | 'service' | 'sourceLanguage' | 'target' | 'tone'>): boolean
  /** Those whose newest translation the service refused, since then, for want of an engine. */
  refusedPairs(service: string, sinceMs: number): readonly LanguagePair[]
  /** Whether the service refused a translation, since then, because the account's plan has none, and has started none later. */
  isOutsidePlan(service: string, sinceMs: number): boolean
}

export interface LanguagePair {
  readonly from: LanguageTag | null
  readonly to: LanguageTag
}

const columns: Readonly<Record<keyof AiJob, string>> = {
  id: 'id',
  kind: 'kind',
  service: 'service',
  subtitleId: 'subtitle_id',
  fileId: 'file_id',
  media: 'media',
  sourceLanguage: 'source_language',
  target: 'target',
  tone: 'tone',
  state: 'state',
  requestId: 'request_id',
  ledgerEntry: 'ledger_entry',
  isReused: 'is_reused',
  remoteStatus: 'remote_status',
  progress: 'progress',
  etaMs: 'eta_ms',
  code: 'code',
  message: 'message',
  differences: 'differences',
  notBeforeMs: 'not_before_ms',
  startedMs: 'started_ms',
  lostStarts: 'lost_starts',
  orderedMs: 'ordered_ms',
  changedMs: 'changed_ms',
}

const selected = `SELECT ${Object.entries(columns)
  .map(([name, column]) => `${column} AS ${name}`)
  .join(', ')} FROM ai_job`

type JobRow = Omit<AiJob, 'isReused' | 'differences'> & { readonly isReused: number; readonly differences: string }
type TargetRow = Omit<AiTarget, 'pick'> & { readonly pick: string }

export function createAiJobs(db: Database, { nowMs }: { readonly nowMs: () => number }): AiJobs {
  const rows = (where: string, ...values: readonly Value[]) =>
    db.all<JobRow>(`${selected} ${where}`, ...values).map(jobOf)
  const get = (id: number) => rows('WHERE id = ?', id)[0] ?? null

  function find({ kind, service, subtitleId, fileId, media, target, tone }: AiSubject): AiJob | null {
    const where = 'WHERE kind=? AND service=? AND subtitle_id=? AND file_id=? AND media=? AND target=? AND tone=?'
    return rows(where, kind, service, subtitleId, fileId, media, target, tone)[0] ?? null
  }

  function add(job: NewAiJob): AiJob {
    const { kind, service, subtitleId, fileId, media, sourceLanguage, target, tone } = job
    const { lastId } = db.run(
      `INSERT INTO ai_job
         (kind, service, subtitle_id, file_id, media, source_language, target, tone, state, ordered_ms, changed_ms)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, 'ordered', ?, ?)`,
      ...[kind, service, subtitleId, fileId, media, sourceLanguage, target, tone, nowMs(), nowMs()],
    )
    return existing(get(lastId))
  }

  return {
    findOrAdd: (job) => db.transaction(() => find(job) ?? add(job)),
    get,
    find,
    ofVideo: (videoPath) =>
      rows(
        'WHERE id IN (SELECT job_id FROM ai_target WHERE video_path = ?) ORDER BY ordered_ms DESC, id DESC',
        videoPath,
      ),
    moveTargets(from, to) {
      db.run("UPDATE OR IGNORE ai_target SET video_path = ? WHERE video_path = ? AND state <> 'written'", to, from)
    },
    list: () => rows('ORDER BY ordered_ms DESC, id DESC'),
    open: () => rows("WHERE state IN ('ordered', 'starting', 'running', 'fetched') ORDER BY ordered_ms, id"),
    change(id, change) {
      const named = Object.entries({ ...change, changedMs: nowMs() })
      const assignments = named.map(([name]) => `${columns[name as keyof AiJob]} = ?`)
      db.run(
        `UPDATE ai_job SET ${assignments.join(', ')} WHERE id = ?`,
        ...named.map(([, value]) => storedValue(value)),
        id,
      )
      return existing(get(id))
    },
    addTarget({ jobId, videoPath, batchId, pick, replacesId = null }) {
      db.run(
        `INSERT INTO ai_target (job_id, video_path, batch_id, pick, replaces_id, state) VALUES (?, ?, ?, ?, ?, 'open')
         ON CONFLICT DO UPDATE SET batch_id = excluded.batch_id, pick = excluded.pick, replaces_id = excluded.replaces_id,
           state = 'open', path = NULL, message = ''`,
        ...[jobId, videoPath, batchId, JSON.stringify(pick), replacesId],
      )
    },
    targets: (jobId) =>
      db
        .all<TargetRow>(
          `SELECT job_id AS jobId, video_path AS videoPath, batch_id AS batchId, pick,
                  replaces_id AS replacesId, state, path, message
             FROM ai_target WHERE job_id = ? ORDER BY video_path`,
          jobId,
        )
        .map((row) => ({ ...row, pick: JSON.parse(row.pick) as AiTarget['pick'] })),
    changeTarget({ jobId, videoPath }, { state, path, message }) {
      db.run(
        'UPDATE ai_target SET state = ?, path = ?, message = ? WHERE job_id = ? AND video_path = ?',
        ...[state, path, message, jobId, videoPath],
      )
    },
    keepText(jobId, role, { name, bytes }) {
      db.run('INSERT OR REPLACE INTO ai_text (job_id, role, name, bytes) VALUES (?, ?, ?, ?)', jobId, role, name, bytes)
    },
    text: (jobId, role) =>
      db.get<AiText>('SELECT name, bytes FROM ai_text WHERE job_id = ? AND role = ?', jobId, role) ?? null,
    dropResult(jobId) {
      db.run("DELETE FROM ai_text WHERE job_id = ? AND role = 'result'", jobId)
    },
    isTakenKind: ({ kind, service, sourceLanguage, target, tone }) =>
      db.get(
        `SELECT 1 FROM ai_job
          WHERE kind = ? AND service = ? AND source_language IS ? AND target = ? AND tone = ? AND request_id IS NOT NULL`,
        ...[kind, service, sourceLanguage, target, tone],
      ) !== undefined,
    refusedPairs: (service, sinceMs) =>
      db.all<LanguagePair>(
        `SELECT "from", "to" FROM (
           SELECT source_language AS "from", target AS "to", state, code, max(changed_ms) AS newest_ms
             FROM ai_job WHERE kind = 'translation' AND service = ? GROUP BY source_language, target)
          WHERE state = 'failed' AND code = 'engine.missing' AND newest_ms >= ?`,
        ...[service, sinceMs],
      ),
    isOutsidePlan: (service, sinceMs) =>
      db.get(
        `SELECT 1 FROM ai_job AS refused
          WHERE kind = 'translation' AND service = ? AND state = 'failed' AND code = 'plan.required' AND changed_ms >= ?
            AND NOT EXISTS (
              SELECT 1 FROM ai_job AS taken
                WHERE taken.kind = 'translation' AND taken.service = refused.service
                  AND taken.request_id IS NOT NULL AND taken.started_ms >= refused.changed_ms)`,
        ...[service, sinceMs],
      ) !== undefined,
    isKnownRequest: (requestId) => db.get('SELECT 1 FROM ai_job WHERE request_id = ?', requestId) !== undefined,
  }
}

function jobOf(row: JobRow): AiJob {
  return { ...row, isReused: row.isReused === 1, differences: JSON.parse(row.differences) as AiJob['differences'] }
}

function storedValue(value: AiChange[keyof AiChange]): Value {
  if (typeof value === 'boolean') return Number(value)
  if (typeof value === 'number') return value
  return value === null || value === undefined || typeof value === 'string' ? (value ?? null) : JSON.stringify(value)
}

function existing(job: AiJob | null): AiJob {
  if (job === null) throw new Error('a job that was just written is not there')
  return job
}
