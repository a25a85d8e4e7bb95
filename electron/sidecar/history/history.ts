/** The history of written files in the app's database: who wrote what, from where, and what became of it. Touches no disk. */
import { basename } from 'node:path'
import { AppError } from '../../../shared/errors.ts'
import type { Database, TransactionOptions } from '../../database/database.ts'
import { standsNow, wasOnDisk, withLaterVersions } from '../../database/laterVersions.ts'
import { whereOf, type HistoryScope } from './historyScope.ts'
import type { WrittenState, Written, Intent, Progress } from './written.ts'
import { insertIntent, toWritten, updateRow, type Row } from './writtenRows.ts'
import type { Ids } from '../../../node/ids.ts'
import type { Clock } from '../../../node/clock.ts'

export type {
  WrittenDetails,
  CleanedDetails,
  TimingChange,
  TimingEvidence,
  MadeText,
  PairedFile,
  PassedOver,
  WrittenState,
  Written,
  Intent,
  Progress,
} from './written.ts'

export interface Batch {
  readonly id: string
  readonly command: string
  readonly startedMs: number
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
  /** A file that stands there already counts as written by us from now on. Durable when it returns; touches no disk. */
  adopt(file: Omit<Intent, 'tempPath' | 'replacesId'>): Written
  /** The row as it is then. Durable when it returns, unless told that the disk itself would say the same after a power cut. */
  advance(id: number, progress: Progress, durability?: TransactionOptions): Written | null
  /** Settles when all steps recorded before the call would survive a power cut: blocks nobody, and shares its wait with others. */
  synced(): Promise<void>
  get(id: number): Written | null
  /** The row whose bytes should stand at this path now, if we wrote them. */
  ownerOf(path: string): Written | null
  /** Of those among these files that we wrote: one look for all of them. */
  languagesOf(paths: readonly string[]): ReadonlyMap<string, string>
  /** Whether a version that came in its place, or in the place of that one, counts as written: it was not taken back, and cannot come back by itself. */
  isReplaced(id: number): boolean
  /** The version that stands there now, of those that came in its place or in the place of one of these; null where none does. */
  laterStanding(id: number): Written | null
  /** One video's name of each movie and episode, other than this one, beside which we wrote the very same text. */
  othersWithText(fingerprint: string, subject: string): readonly string[]
  /**
   * Rows with something on the disk that is not at its place yet, oldest first. Those on their way come before all: one of
   * them may hold, with an empty file, the name that what was moved aside goes back to.
   */
  unsettled(): readonly Written[]
  /** Files in two languages that stand beside their videos, while one of the two of ours that they were made of is another now. */
  outdatedPairs(): readonly Written[]
  /** Newest first. */
  list(scope: HistoryScope, states?: readonly WrittenState[]): readonly Written[]
  /** What an undo of the scope begins with, newest first: files that stand there, of a run also in a version that was made since. */
  standing(scope: HistoryScope): readonly Written[]
  /** The folder that a scan last found this video in or below; null where none did. */
  rootOf(videoPath: string): string | null
  /** Whether a file stands there, itself or in a version that was made of it since. */
  stands(id: number): boolean
}

export interface HistoryParts {
  readonly clock: Pick<Clock, 'nowMs'>
  readonly ids: Ids
}

export function createHistory(db: Database, { clock, ids }: HistoryParts): History {
  return {
    startBatch(command) {
      const id = ids.newId()
      db.run('INSERT INTO batch (id, command, started_ms) VALUES (?, ?, ?)', id, command, clock.nowMs())
      return id
    },
    commandOf: (batchId) =>
      db.get<{ command: string }>('SELECT command FROM batch WHERE id = ?', batchId)?.command ?? null,
    lastBatchWithFiles: () =>
      db.get<{ batch_id: string }>("SELECT batch_id FROM written WHERE state = 'written' ORDER BY id DESC LIMIT 1")
        ?.batch_id ?? null,
    batches: (limit) =>
      db.all<Batch>(
        `SELECT id, command, started_ms AS startedMs FROM batch
          WHERE EXISTS (SELECT 1 FROM written WHERE batch_id = batch.id AND ${wasOnDisk})
          ORDER BY started_ms DESC, rowid DESC LIMIT ?`,
        limit,
      ),
    async intend(intent) {
      const id = db.transaction(() => insertIntent(db, intent, clock.nowMs()), { isDurable: false })
      await db.synced().catch((thrown: unknown) => {
        updateRow(db, id, { state: 'abandoned', nowMs: clock.nowMs() })
        throw thrown
      })
      return id
    },
    adopt(file) {
      const row = db.transaction(() => {
        const id = insertIntent(db, { ...file, tempPath: null, replacesId: null }, clock.nowMs())
        return updateRow(db, id, { state: 'written', nowMs: clock.nowMs() })
      })
      if (!row) throw new AppError('internal', 'A file was taken over but its history row is gone.')
      return toWritten(row)
    },
    advance: (id, progress, durability) =>
      found(db.transaction(() => updateRow(db, id, { ...progress, nowMs: clock.nowMs() }), durability)),
    synced: () => db.synced(),
    get: (id) => found(db.get<Row>('SELECT * FROM written WHERE id = ?', id)),
    ownerOf: (path) =>
      found(db.get<Row>("SELECT * FROM written WHERE path = ? AND state = 'written' ORDER BY id DESC LIMIT 1", path)),
    languagesOf: (paths) =>
      new Map(
        db
          .all<{ path: string; language: string }>(
            `SELECT path, language FROM written WHERE path IN (SELECT value FROM json_each(?)) AND state = 'written'
              ORDER BY path, id`,
            JSON.stringify(paths),
          )
          .map(({ path, language }) => [path, language]),
      ),
    isReplaced: (id) => db.get(`SELECT 1 WHERE ${standsNow('replaces_id = ?')}`, id) !== undefined,
    laterStanding: (id) => found(db.get<Row>(laterStanding, id)),
    othersWithText: (fingerprint, subject) =>
      db
        .all<{ path: string }>(
          `SELECT min(video_path) AS path FROM written WHERE fingerprint = ? AND subject <> ? AND state = 'written'
            GROUP BY subject`,
          fingerprint,
          subject,
        )
        .map(({ path }) => basename(path)),
    unsettled: () =>
      db.all<Row>(`SELECT * FROM written WHERE ${isUnsettled} ORDER BY state <> 'intended', id`).map(toWritten),
    outdatedPairs: () => db.all<Row>(outdatedPairs).map(toWritten),
    list: (scope, states = ['written']) => select(db, scope, states).map(toWritten),
    standing: (scope) =>
      scope.kind === 'batch'
        ? db.all<Row>(standingOf, scope.id).map(toWritten)
        : select(db, scope, ['written']).map(toWritten),
    rootOf: (videoPath) =>
      db.get<{ root: string }>('SELECT root FROM library_videos WHERE path = ?', videoPath)?.root ?? null,
    stands: (id) => db.get(`SELECT 1 WHERE ${standsNow('id = ?')}`, id) !== undefined,
  }
}

const outdatedPairs = `SELECT w.* FROM written w WHERE w.state = 'written' AND w.language LIKE '%+%' AND EXISTS (
  SELECT 1 FROM json_each(w.details, '$.pair') s JOIN written o ON o.path = s.value ->> 'path' AND o.state = 'written'
  WHERE o.sha256 <> s.value ->> 'sha256')`

const standingOf = `${withLaterVersions('batch_id = ?')}
  SELECT * FROM written WHERE id IN (SELECT id FROM version WHERE state = 'written') ORDER BY id DESC`

const laterStanding = `${withLaterVersions('id = ?')}
  SELECT * FROM written WHERE id IN (SELECT id FROM version WHERE state = 'written' AND id <> root) ORDER BY id DESC LIMIT 1`

const isUnsettled = "state = 'intended' OR aside_path IS NOT NULL OR placeholder_path IS NOT NULL"

function select(db: Database, scope: HistoryScope, states: readonly WrittenState[]): readonly Row[] {
  const { where, values } = whereOf(scope)
  const among = `state IN (${states.map(() => '?').join(', ')})`
  return db.all<Row>(`SELECT * FROM written WHERE ${where} AND ${among} ORDER BY id DESC`, ...values, ...states)
}

function found(row: Row | undefined): Written | null {
  return row ? toWritten(row) : null
}
