/** The history of written files in the app's database: who wrote what, from where, and what became of it. Touches no disk. */
import type { Database, TransactionOptions } from '../database/database.ts'
import type { LanguageTag } from '../../shared/language.ts'
import type { SubtitleFormat } from '../../shared/subtitle/document.ts'
import type { LostOnTheWay } from '../../shared/subtitle/formats/srt/srtLosses.ts'
import { whereOf, type HistoryScope } from './historyScope.ts'
import type { VideoContent } from './videoContent.ts'

/** Why this subtitle stands beside this video. */
export interface WrittenDetails {
  readonly subtitleId: string
  readonly service: string
  readonly release: string
  readonly tier: number
  readonly reasons: readonly string[]
  /** Encoding it was delivered in; what stands on the disk is UTF-8. */
  readonly encoding: string
  readonly warnings: readonly string[]
  readonly isMachineMade: boolean
  /** Name of the file inside the archive. */
  readonly member: string
  /** Of a text that was made for us rather than found. */
  readonly made?: MadeText
  /** What was last done to its times. */
  readonly timing?: TimingChange
  readonly cleaned?: CleanedDetails
}

/** What was done to a text before it was written; what was taken out is kept beside the history. */
export interface CleanedDetails {
  /** How many descriptions of sounds and names of speakers are gone. */
  readonly hearingImpaired: number
  /** How many credits and advertisements. */
  readonly credits: number
  /** Null where the format stayed. */
  readonly convertedFrom: SubtitleFormat | null
  readonly lost: readonly LostOnTheWay[]
}

export interface TimingChange {
  /** Later; earlier where negative. Of several pieces, the first one's. */
  readonly offsetMs: number
  readonly speed: number
  readonly pieces: number
  readonly against: TimingEvidence['kind']
  /** The track's language or the file's name, '' where there is nothing to name. */
  readonly named: string
  /** Share of the cues' time that lay on speech before and after, 0..1; null where a person moved it. */
  readonly before: number | null
  readonly after: number | null
}

/** What the times of a subtitle are measured against. `own`: a file of the user's; `ours`: one of this app's. */
export type TimingEvidence =
  | { readonly kind: 'track' | 'own' | 'ours'; readonly named: string }
  | { readonly kind: 'speech' | 'hand'; readonly named: '' }

/** Where a machine-made text comes from; by its request it is known again. */
export interface MadeText {
  readonly kind: 'translation' | 'transcription'
  readonly from: LanguageTag | null
  readonly tone: string
  readonly requestId: string
  readonly isReused: boolean
}

export type WrittenState = 'intended' | 'written' | 'undone' | 'replaced' | 'abandoned'

export interface Written {
  readonly id: number
  readonly batchId: string
  readonly videoPath: string
  readonly path: string
  readonly sha256: string
  readonly sizeBytes: number
  readonly state: WrittenState
  readonly tempPath: string | null
  /** Name that an empty file of ours holds, or may hold, on a disk without links. */
  readonly placeholderPath: string | null
  readonly asidePath: string | null
  readonly replacesId: number | null
  readonly trashPath: string | null
  readonly language: LanguageTag
  readonly details: WrittenDetails
  readonly atMs: number
}

export interface Intent {
  readonly batchId: string
  readonly videoPath: string
  readonly path: string
  readonly sha256: string
  readonly sizeBytes: number
  readonly tempPath: string
  readonly replacesId: number | null
  readonly language: LanguageTag
  /** Which movie or episode the video is, as the app names it. */
  readonly subject: string
  /** Of the subtitle's text; equal texts have equal fingerprints. */
  readonly fingerprint: string
  readonly details: WrittenDetails
  /** What the video held; null where that could not be read. */
  readonly video: VideoContent | null
}

/** What may change of a row after it was intended. */
export interface Progress {
  readonly state?: WrittenState
  readonly tempPath?: string
  readonly placeholderPath?: string | null
  readonly asidePath?: string | null
  readonly trashPath?: string | null
}

export interface Batch {
  readonly id: string
  readonly command: string
  readonly startedMs: number
  readonly written: number
}

export interface History {
  startBatch(command: string): string
  /** What the batch was started for; null where nobody knows of it. */
  commandOf(batchId: string): string | null
  lastBatchWithFiles(): string | null
  /** Those that wrote something, newest first. */
  batches(limit: number): readonly Batch[]
  /** Durable when it settles, abandoned when it fails; those who intend at the same time share one wait for the disk. */
  intend(intent: Intent): Promise<number>
  /** Durable when it returns, unless told that the disk itself would say the same after a power cut. */
  advance(id: number, progress: Progress, durability?: TransactionOptions): void
  get(id: number): Written | null
  /** The row whose bytes should stand at this path now, if we wrote them. */
  ownerOf(path: string): Written | null
  /** Movies and episodes, other than this one, beside which we wrote the very same text. */
  othersWithText(fingerprint: string, subject: string): readonly string[]
  /** Rows with something on the disk that is not at its place yet: oldest first. */
  unsettled(): readonly Written[]
  /** Newest first. */
  list(scope: HistoryScope, states?: readonly WrittenState[]): readonly Written[]
}

interface Row {
  id: number
  batch_id: string
  video_path: string
  path: string
  sha256: string
  size_bytes: number
  state: WrittenState
  temp_path: string | null
  placeholder_path: string | null
  aside_path: string | null
  replaces_id: number | null
  trash_path: string | null
  language: string
  details: string
  at_ms: number
}

export interface HistoryParts {
  readonly nowMs: () => number
  readonly newBatchId: () => string
}

export function createHistory(db: Database, { nowMs, newBatchId }: HistoryParts): History {
  return {
    startBatch(command) {
      const id = newBatchId()
      db.run('INSERT INTO batch (id, command, started_ms) VALUES (?, ?, ?)', id, command, nowMs())
      return id
    },
    commandOf: (batchId) =>
      db.get<{ command: string }>('SELECT command FROM batch WHERE id = ?', batchId)?.command ?? null,
    lastBatchWithFiles: () =>
      db.get<{ batch_id: string }>("SELECT batch_id FROM written WHERE state = 'written' ORDER BY id DESC LIMIT 1")
        ?.batch_id ?? null,
    batches: (limit) =>
      db.all<Batch>(
        `SELECT id, command, started_ms AS startedMs,
           (SELECT count(*) FROM written WHERE batch_id = batch.id AND state = 'written') AS written
         FROM batch WHERE EXISTS (SELECT 1 FROM written WHERE batch_id = batch.id) ORDER BY started_ms DESC LIMIT ?`,
        limit,
      ),
    async intend(intent) {
      const id = db.transaction(() => insertIntent(db, intent, nowMs()), { isDurable: false })
      await db.synced().catch((thrown: unknown) => {
        updateRow(db, id, { state: 'abandoned' })
        throw thrown
      })
      return id
    },
    advance(id, progress, durability) {
      db.transaction(() => {
        updateRow(db, id, progress)
      }, durability)
    },
    get: (id) => first(db.all<Row>('SELECT * FROM written WHERE id = ?', id)),
    ownerOf: (path) =>
      first(db.all<Row>("SELECT * FROM written WHERE path = ? AND state = 'written' ORDER BY id DESC LIMIT 1", path)),
    othersWithText: (fingerprint, subject) =>
      db
        .all<{ subject: string }>(
          "SELECT DISTINCT subject FROM written WHERE fingerprint = ? AND subject <> ? AND state = 'written'",
          fingerprint,
          subject,
        )
        .map((row) => row.subject),
    unsettled: () => db.all<Row>(`SELECT * FROM written WHERE ${isUnsettled} ORDER BY id`).map(toWritten),
    list: (scope, states = ['written']) => select(db, scope, states).map(toWritten),
  }
}

const columnOf = {
  state: 'state',
  tempPath: 'temp_path',
  placeholderPath: 'placeholder_path',
  asidePath: 'aside_path',
  trashPath: 'trash_path',
} as const satisfies Record<keyof Progress, string>

function updateRow(db: Database, id: number, progress: Progress): void {
  for (const key of Object.keys(columnOf) as (keyof Progress)[]) {
    const value = progress[key]
    if (value !== undefined) db.run(`UPDATE written SET ${columnOf[key]} = ? WHERE id = ?`, value, id)
  }
}

function insertIntent(db: Database, intent: Intent, atMs: number): number {
  return db.run(
    `INSERT INTO written (batch_id, video_path, path, sha256, size_bytes, state, temp_path, replaces_id, language, subject, fingerprint, details, at_ms, video_bytes, video_hash)
     VALUES (?, ?, ?, ?, ?, 'intended', ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    intent.batchId,
    intent.videoPath,
    intent.path,
    intent.sha256,
    intent.sizeBytes,
    intent.tempPath,
    intent.replacesId,
    intent.language,
    intent.subject,
    intent.fingerprint,
    JSON.stringify(intent.details),
    atMs,
    intent.video?.sizeBytes ?? null,
    intent.video?.partialHash ?? null,
  ).lastId
}

const isUnsettled = "state = 'intended' OR aside_path IS NOT NULL OR placeholder_path IS NOT NULL"

function select(db: Database, scope: HistoryScope, states: readonly WrittenState[]): readonly Row[] {
  const { where, values } = whereOf(scope)
  const among = `state IN (${states.map(() => '?').join(', ')})`
  return db.all<Row>(`SELECT * FROM written WHERE ${where} AND ${among} ORDER BY id DESC`, ...values, ...states)
}

function first(rows: readonly Row[]): Written | null {
  return rows[0] ? toWritten(rows[0]) : null
}

function toWritten(row: Row): Written {
  return {
    id: row.id,
    batchId: row.batch_id,
    videoPath: row.video_path,
    path: row.path,
    sha256: row.sha256,
    sizeBytes: row.size_bytes,
    state: row.state,
    tempPath: row.temp_path,
    placeholderPath: row.placeholder_path,
    asidePath: row.aside_path,
    replacesId: row.replaces_id,
    trashPath: row.trash_path,
    language: row.language,
    details: JSON.parse(row.details) as WrittenDetails,
    atMs: row.at_ms,
  }
}
