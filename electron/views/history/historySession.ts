/** History and trash as the window shows them, and taking things back. */
import type {
  ChangedSince,
  HistoryBatch,
  TakenBack,
  TrashRow,
  TrashRun,
  UndoResult,
  undoScope,
} from '../../../shared/contract/runs/history.ts'
import type { OutputOf } from '../../../shared/contract/index.ts'
import type { HistoryRow } from '../../../shared/contract/library.ts'
import type { z } from 'zod'
import { trashedKey } from '../../../shared/acts/fileKeys.ts'
import { toAppError } from '../../../shared/errors.ts'
import type { RunFiles } from '../../runs/runFiles.ts'
import type { RunPages } from '../../runs/runPages.ts'
import type { Runs } from '../../runs/runs.ts'
import type { Batch, History, Written } from '../../sidecar/history/history.ts'
import type { HistoryScope } from '../../sidecar/history/historyScope.ts'
import { isGivenBack, isOfTheUser, versionChain } from '../../sidecar/history/versionChain.ts'
import type { HistoryPages, HistoryQuery, TrashedRun } from '../../sidecar/history/historyPages.ts'
import type { Emptied, TrashCan } from '../../sidecar/trash/trashCan.ts'
import type { Undone } from '../../sidecar/trash/undo.ts'
import { folderNameOf, nameOfPath } from '../folders/folderPaths.ts'
import { videoIdOf } from '../ids.ts'
import type { LibrarySession } from '../library/librarySession.ts'
import type { NotedActs } from '../acts/notedActs.ts'
import type { Page, PageWindow } from '../page.ts'
import type { Topics } from '../topics.ts'
import type { ToldTimings } from '../timing/toldTimings.ts'
import { noteTrashed } from './noteTrashed.ts'
import type { UndoWork } from './undoWork.ts'

export type UndoScope = z.output<typeof undoScope>

export interface HistorySessionParts {
  readonly history: Pick<History, 'standing' | 'batches' | 'get' | 'laterStanding'>
  readonly runs: Pick<Runs, 'get'>
  readonly runPages: Pick<RunPages, 'files' | 'inTrash'>
  readonly pages: HistoryPages
  readonly trashCan: TrashCan
  readonly undoing: Pick<UndoWork, 'undo' | 'bringBack' | 'idle'>
  readonly library: Pick<LibrarySession, 'recordWritten'>
  readonly timings: ToldTimings
  /** Taking away is an act as any other. */
  readonly acts: NotedActs
  readonly topics: Topics
}

export interface HistorySession {
  revision(): number
  page(query: HistoryQuery): Page<HistoryRow>
  row(rowId: number): HistoryRow | null
  batches(): HistoryBatch[]
  countUndo(scope: UndoScope): OutputOf<'history.countUndo'>
  undo(scope: UndoScope, way?: UndoWay): Promise<TakenBack>
  /** Of these files everything: nothing of ours stays. */
  takeAll(rowIds: readonly number[]): Promise<TakenBack>
  trash(query: PageWindow & { readonly batchId: string | null }): Page<TrashRow>
  trashRuns(): TrashRun[]
  /** All of a run, each file as it was last; each that stays says why. */
  restoreRun(batchId: string): Promise<Restored>
  /** Passes over what stands in its place again, so that it can be asked again for the rest. */
  restoreRows(rowIds: readonly number[]): Promise<Restored>
  /** Settles when nothing is taken away or brought back any more. */
  idle(): Promise<void>
  emptyTrash(): Promise<Emptied>
}

export interface UndoWay {
  /** It takes back an act, and is none itself. */
  readonly isWayBack?: boolean | undefined
}

interface Restored {
  readonly restored: number
  readonly kept: UndoResult['kept']
}

const batchesShown = 200

export function createHistorySession(parts: HistorySessionParts): HistorySession {
  const { history, pages, trashCan, library, topics } = parts
  const revision = () => topics.revision('history')
  const changed = () => topics.changed('history')
  /** Every taking away and bringing back that has begun, with all that is noted of it. */
  let turning: Promise<unknown> = Promise.resolve()

  async function restoreAll(rows: readonly Pick<Written, 'id' | 'path'>[]): Promise<Restored> {
    const kept: UndoResult['kept'] = []
    let restored = 0
    for (const { id, path } of rows) {
      try {
        library.recordWritten(await trashCan.restore(id))
        restored += 1
      } catch (thrown) {
        const { code, message } = toAppError(thrown)
        kept.push({ name: nameOfPath(path), code, message })
      }
    }
    changed()
    return { restored, kept }
  }

  const restoreRows = (rowIds: readonly number[]) => noted(restoreRowsNow(rowIds))

  async function restoreRowsNow(rowIds: readonly number[]): Promise<Restored> {
    const rows = rowIds.flatMap((rowId) => history.get(rowId) ?? []).filter(({ state }) => state !== 'written')
    const restored = await restoreAll(rows)
    if (restored.kept.length === 0) parts.acts.forget(trashedKey(rowIds))
    return restored
  }

  /** A way back never meets another one halfway: it goes on where that has ended. What begins anew meanwhile is refused. */
  function take(scope: HistoryScope, { isWayBack = false }: UndoWay = {}): Promise<TakenBack> {
    return noted(isWayBack ? idle().then(() => takeNow(scope, true)) : takeNow(scope, false))
  }

  function noted<Result>(turn: Promise<Result>): Promise<Result> {
    turning = Promise.allSettled([turning, turn]).then(() => undefined)
    return turn
  }

  async function idle(): Promise<void> {
    await turning
    await parts.undoing.idle()
  }

  async function takeNow(scope: HistoryScope, isWayBack: boolean): Promise<TakenBack> {
    const results = await parts.undoing.undo(scope)
    const rowIds = results.flatMap(({ rowId }) => ((history.get(rowId)?.trashPath ?? null) === null ? [] : [rowId]))
    const taken = { ...undoResult(results), rowIds }
    if (!isWayBack) noteTrashed(parts.acts, taken, restoreRows)
    return taken
  }

  function aboutRun(id: string): Pick<HistoryBatch, 'kind' | 'scope'> | null {
    const run = parts.runs.get(id)
    if (!run) return null
    const { names, more, language } = run.scope
    return { kind: run.kind, scope: { names: [...names], more, language } }
  }

  function batchOf({ id, command, startedMs }: Batch): HistoryBatch[] {
    const about = aboutRun(id)
    if (!about) return []
    const files = parts.runPages.files(id)
    return [
      {
        ...{ ...about, id, command, startedMs },
        ...{ written: files.here, changedSince: changedSince(files), total: files.files, undone: files.undone },
      },
    ]
  }

  return {
    revision,
    page(query) {
      const { rows, total } = pages.history(query)
      return { rows: rows.map((row) => historyRow(row, parts.timings)), total, revision: revision() }
    },
    row(rowId) {
      const row = history.get(rowId)
      return row ? historyRow(row, parts.timings) : null
    },
    batches: () => history.batches(batchesShown).flatMap(batchOf),
    countUndo: (scope) => ({
      files: history.standing(scopeOf(scope)).length,
      changedSince: scope.kind === 'batch' ? changedSince(parts.runPages.files(scope.batchId)) : [],
    }),
    undo: (scope, way) => take(scopeOf(scope), way),
    takeAll: (ids) => take({ kind: 'rows', ids }),
    trash(query) {
      const { rows, total } = pages.trash(query)
      return { rows: rows.map((row) => trashRow(row, history)), total, revision: revision() }
    },
    trashRuns: () =>
      pages.trashRuns().flatMap((run) => {
        const about = aboutRun(run.batchId)
        const restorable = run.hasUndone ? parts.runPages.inTrash(run.batchId).length : 0
        return about ? [{ ...about, ...runInTrash(run), restorable }] : []
      }),
    idle,
    async restoreRun(batchId) {
      const results = await noted(parts.undoing.bringBack(batchId))
      const kept = results.flatMap(({ path, code, message }) =>
        code === null ? [] : [{ name: nameOfPath(path), code, message }],
      )
      return { restored: results.length - kept.length, kept }
    },
    restoreRows,
    async emptyTrash() {
      const emptied = await trashCan.empty()
      changed()
      return emptied
    },
  }
}

export function historyRow(row: Written, timings: ToldTimings): HistoryRow {
  const { id, atMs, batchId, videoPath, path, language, state, details } = row
  return {
    id,
    atMs,
    batchId,
    videoId: videoIdOf(videoPath),
    videoName: nameOfPath(videoPath),
    sidecarName: nameOfPath(path),
    folder: folderNameOf(path),
    language,
    state: state === 'undone' || state === 'replaced' ? state : 'written',
    release: details.release,
    tier: details.tier,
    reasons: [...details.reasons],
    warnings: [...details.warnings],
    isMachineMade: details.isMachineMade,
    madeOf: details.pair ? [nameOfPath(details.pair[0].path), nameOfPath(details.pair[1].path)] : null,
    timing: details.timing ?? null,
    told: state === 'written' ? timings.of(row) : null,
    insteadOf: (details.insteadOf ?? []).map((passed) => passed.release),
    cleaned: details.cleaned ? { ...details.cleaned, lost: [...details.cleaned.lost] } : null,
  }
}

function trashRow(row: Written, history: Pick<History, 'get' | 'laterStanding'>): TrashRow {
  const { id, path, language, sizeBytes, atMs, trashedMs } = row
  const place = { name: nameOfPath(path), folder: folderNameOf(path) }
  return {
    id,
    ...place,
    language,
    sizeBytes,
    atMs: trashedMs ?? atMs,
    standing: standingBeside(row, history),
    isYours: isOfTheUser(row),
  }
}

function standingBeside(row: Written, history: Pick<History, 'get' | 'laterStanding'>): TrashRow['standing'] {
  if (history.laterStanding(row.id)) return 'later'
  const [, ...earlier] = versionChain(history, row)
  return earlier.some((version) => version.state === 'written' || isGivenBack(version)) ? 'earlier' : 'none'
}

function runInTrash(run: TrashedRun): Pick<TrashRun, 'batchId' | 'startedMs' | 'files' | 'yours'> {
  const { batchId, startedMs, files, yours } = run
  return { batchId, startedMs, files, yours }
}

function changedSince({ changed }: RunFiles): ChangedSince[] {
  return changed.map((each) => ({ ...each }))
}

function scopeOf(scope: UndoScope): HistoryScope {
  if (scope.kind === 'row') return { kind: 'row', id: scope.rowId }
  return scope.kind === 'batch' ? { kind: 'batch', id: scope.batchId } : scope
}

function undoResult(results: readonly Undone[]): Omit<TakenBack, 'rowIds'> {
  const gone = results.filter(({ outcome }) => outcome === 'gone').length
  const stayed = results.filter(({ outcome }) => outcome === 'kept' || outcome === 'failed')
  return {
    removed: results.length - stayed.length - gone,
    restored: results.filter(({ outcome }) => outcome === 'restored').length,
    gone,
    kept: stayed.map(({ path, code, message }) => ({
      name: nameOfPath(path),
      code: code ?? 'file.changed',
      message: message ?? 'It was kept.',
    })),
  }
}
