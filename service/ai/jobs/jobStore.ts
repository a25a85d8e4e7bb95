/** The jobs in the database: adds them, finds them, writes each step. Decides nothing; every step is one transaction. */
import { createBlobReader, keepBlob, type BlobReader } from '../../catalogue/store/blobs.ts'
import type { ServiceDatabase } from '../../catalogue/store/database.ts'
import type { Page } from '../../catalogue/records.ts'
import type { DeliveredFile } from '../../routes/delivery.ts'
import { jobOfRow, type JobRow } from './jobRows.ts'
import type { Job, JobError, JobOwner, JobSource, TranslationJob } from './job.ts'
import type { LanguageTag } from '../../../shared/language.ts'
import type { Tone } from '../../../shared/translation/tones.ts'

export interface NewJob {
  readonly requestId: string
  readonly owner: JobOwner
  readonly tone: Tone
  readonly estimatedMs: number
  readonly targetLanguage: LanguageTag | null
  /** One of the two. */
  readonly source?: JobSource
  readonly mediaUrl?: string
}

/** What makes two translations the same (API §3: source subtitle, target language, tone). */
export interface SameTranslation {
  readonly source: JobSource
  readonly targetLanguage: LanguageTag
  readonly tone: Tone
}

export interface JobStore {
  add(job: NewJob): Job
  /** A further account's job that ends at once with the result of `finished`. */
  addReused(job: NewJob, finished: Job): Job
  find(requestId: string): Job | null
  /** Newest first. */
  pageOf(accountId: string, page: { readonly offset: number; readonly limit: number }): Page<Job>
  /** The oldest jobs that have not ended. */
  unfinished(): readonly Job[]
  /** A job whose result can be taken: of the account, or of any. */
  finishedTwin(same: SameTranslation, accountId?: string): Job | null
  /** A job of this account that has not ended. */
  openTwin(same: SameTranslation, accountId: string): Job | null
  begin(job: Job): void
  /** What a restart need not ask for again, by the number of the cue (or piece of speech), counted from 0. */
  keepCues(job: Job, texts: ReadonlyMap<number, string>, progress: number): void
  cuesOf(job: Job): ReadonlyMap<number, string>
  setPublishing(job: Job): void
  /** The result can be downloaded from now on; `isEnd` where nothing follows. */
  setTranslated(job: Job, result: DeliveredFile, isEnd: boolean): void
  setPublished(job: Job, nId: string | null): void
  setReused(job: Job, finished: Job): void
  /** A finished job was given back for a repeated request: from then on it reads `reused`, wherever it is asked for. */
  recordRepeated(job: Job): Job
  setFailed(job: Job, error: JobError): void
  resultOf(job: Job): Promise<DeliveredFile | null>
}

export function createJobStore(
  database: ServiceDatabase,
  now: () => number,
  blobs: BlobReader = createBlobReader(database),
): JobStore {
  const jobs = (rest: string, ...values: readonly (string | number | null)[]) =>
    database.all<JobRow>(`SELECT * FROM ai_jobs ${rest}`, ...values).map(jobOfRow)
  const byId = (id: number) => {
    const [job] = jobs('WHERE id = ?', id)
    if (!job) throw new Error(`There is no job ${id}.`)
    return job
  }

  function add(job: NewJob): Job {
    const { owner, source } = job
    const { lastId } = database.run(
      `INSERT INTO ai_jobs (request_id, kind, account_id, key_id, route, counter, charged_at, n_id, file_n_id, source_md5,
       source_language, source_name, source_blob_id, target_language, tone, media_url, estimated_ms, status, progress,
       created_at)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 'queued', 0, ?)`,
      ...[job.requestId, source ? 'translation' : 'transcription'],
      ...[owner.accountId, owner.keyId, owner.route, owner.counter, owner.chargedAtMs],
      ...[source?.nId ?? null, source?.fileNId ?? null, source?.md5 ?? null, source?.language ?? null],
      ...[source?.sent?.name ?? null, source?.sent?.blobId ?? null],
      ...[job.targetLanguage, job.tone, job.mediaUrl ?? null, Math.round(job.estimatedMs), now()],
    )
    return byId(lastId)
  }

  /** Takes over name, bytes and place in the catalogue. */
  function setReused(job: Job, finished: Job): void {
    database.run(
      `UPDATE ai_jobs SET status = 'reused', progress = 1, finished_at = ?, (result_name, result_blob_id, published_n_id) =
       (SELECT result_name, result_blob_id, published_n_id FROM ai_jobs WHERE id = ?) WHERE id = ?`,
      ...[now(), finished.id, job.id],
    )
    forgetCues(job)
  }

  function forgetCues({ id }: Job): void {
    database.run('DELETE FROM ai_job_cues WHERE job_id = ?', id)
  }

  function setTranslated(job: Job, { name, bytes }: DeliveredFile, isEnd: boolean): void {
    database.run(
      `UPDATE ai_jobs SET status = 'translated', progress = 1, result_name = ?, result_blob_id = ?, finished_at = ?
       WHERE id = ?`,
      ...[name, keepBlob(database, bytes), isEnd ? now() : null, job.id],
    )
    forgetCues(job)
  }

  async function resultOf({ id }: Job): Promise<DeliveredFile | null> {
    const row = database.get<{ result_name: string | null; result_blob_id: number | null }>(
      'SELECT result_name, result_blob_id FROM ai_jobs WHERE id = ?',
      id,
    )
    const { result_name: name = null, result_blob_id: blobId = null } = row ?? {}
    const bytes = blobId === null ? null : await blobs.read(blobId)
    return bytes && { name: name ?? 'subtitle.srt', bytes }
  }

  return {
    add,
    addReused: (job, finished) =>
      database.transaction(() => {
        const added = add(job)
        setReused(added, finished)
        return byId(added.id)
      }),
    find: (requestId) => jobs('WHERE request_id = ?', requestId)[0] ?? null,
    pageOf: (accountId, { offset, limit }) => ({
      items: jobs('WHERE account_id = ? ORDER BY id DESC LIMIT ? OFFSET ?', accountId, limit, offset),
      total: database.get<{ n: number }>('SELECT count(*) AS n FROM ai_jobs WHERE account_id = ?', accountId)?.n ?? 0,
    }),
    unfinished: () => jobs('WHERE finished_at IS NULL ORDER BY id'),
    finishedTwin: (same, accountId) =>
      jobs(
        `${whereSame} AND account_id = coalesce(?, account_id) AND result_blob_id IS NOT NULL ORDER BY id LIMIT 1`,
        ...[...valuesOf(same), accountId ?? null],
      )[0] ?? null,
    openTwin: (same, accountId) =>
      jobs(`${whereSame} AND account_id = ? AND finished_at IS NULL`, ...valuesOf(same), accountId)[0] ?? null,
    begin: ({ id }) => {
      const begin = "UPDATE ai_jobs SET status = 'running', started_at = coalesce(started_at, ?) WHERE id = ?"
      database.run(begin, now(), id)
    },
    keepCues: ({ id }, texts, progress) =>
      database.transaction(() => {
        const keep =
          'INSERT INTO ai_job_cues VALUES (?, ?, ?) ON CONFLICT (job_id, cue) DO UPDATE SET text = excluded.text'
        for (const [cue, text] of texts) database.run(keep, id, cue, text)
        database.run('UPDATE ai_jobs SET progress = ? WHERE id = ?', progress, id)
      }),
    cuesOf: ({ id }) => {
      const rows = database.all<{ cue: number; text: string }>('SELECT cue, text FROM ai_job_cues WHERE job_id = ?', id)
      return new Map(rows.map(({ cue, text }) => [cue, text]))
    },
    setPublishing: ({ id }) => {
      database.run("UPDATE ai_jobs SET status = 'publishing' WHERE id = ?", id)
    },
    setTranslated: (job, result, isEnd) => database.transaction(() => setTranslated(job, result, isEnd)),
    setPublished: ({ id }, nId) => {
      const publish = "UPDATE ai_jobs SET status = 'published', published_n_id = ?, finished_at = ? WHERE id = ?"
      database.run(publish, nId, now(), id)
    },
    setReused: (job, finished) => database.transaction(() => setReused(job, finished)),
    recordRepeated({ id }) {
      // What is still being published becomes `published` first.
      database.run("UPDATE ai_jobs SET status = 'reused' WHERE id = ? AND finished_at IS NOT NULL", id)
      return byId(id)
    },
    setFailed: (job, { code, message }) =>
      database.transaction(() => {
        database.run(
          "UPDATE ai_jobs SET status = 'failed', error_code = ?, error_message = ?, finished_at = ? WHERE id = ?",
          ...[code, message, now(), job.id],
        )
        forgetCues(job)
      }),
    resultOf,
  }
}

const whereSame =
  "WHERE kind = 'translation' AND n_id = ? AND file_n_id = ? AND source_md5 = ? AND target_language = ? AND tone = ?"

function valuesOf({ source, targetLanguage, tone }: SameTranslation): readonly string[] {
  return [source.nId, source.fileNId, source.md5, targetLanguage, tone]
}

/** The part of a translation job that makes it the same as another. */
export function sameAs({ source, targetLanguage, tone }: TranslationJob): SameTranslation {
  return { source, targetLanguage, tone }
}
