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
import { toAppError } from '../../../shared/errors.ts'
import type { RunFiles } from '../../runs/runFiles.ts'
import type { RunPages } from '../../runs/runPages.ts'
import type { Runs } from '../../runs/runs.ts'
import type { Batch, History, Written } from '../../sidecar/history/history.ts'
import type { HistoryScope } from '../../sidecar/history/historyScope.ts'
import type { HistoryPages, HistoryQuery } from '../../sidecar/history/historyPages.ts'
import type { TrashCan } from '../../sidecar/trash/trashCan.ts'
import type { Undone } from '../../sidecar/trash/undo.ts'
import { folderNameOf, nameOfPath } from '../folders/folderPaths.ts'
import { videoIdOf } from '../ids.ts'
import type { LibrarySession } from '../library/librarySession.ts'
import type { Page, PageWindow } from '../page.ts'
import type { Topics } from '../topics.ts'
import type { ToldTimings } from '../timing/toldTimings.ts'
import type { UndoWork } from './undoWork.ts'

export type UndoScope = z.output<typeof undoScope>

export interface HistorySessionParts {
  readonly history: Pick<History, 'standing' | 'batches' | 'get'>
  readonly runs: Pick<Runs, 'get'>
  readonly runPages: Pick<RunPages, 'files'>
  readonly pages: HistoryPages
  readonly trashCan: TrashCan
  readonly undoing: Pick<UndoWork, 'undo'>
  readonly library: Pick<LibrarySession, 'recordWritten'>
  readonly timings: ToldTimings
  readonly topics: Topics
}

export interface HistorySession {
  revision(): number
  page(query: HistoryQuery): Page<HistoryRow>
  row(rowId: number): HistoryRow | null
  batches(): HistoryBatch[]
  countUndo(scope: UndoScope): OutputOf<'history.countUndo'>
  undo(scope: UndoScope): Promise<TakenBack>
  trash(query: PageWindow & { readonly batchId: string | null }): Page<TrashRow>
  trashRuns(): TrashRun[]
  restore(rowId: number): Promise<{ readonly name: string }>
  /** All of a run that may come back; each that stays says why. */
  restoreRun(batchId: string): Promise<Restored>
  /** Passes over what stands in its place again, so that it can be asked again for the rest. */
  restoreRows(rowIds: readonly number[]): Promise<Restored>
  emptyTrash(): Promise<{ readonly files: number }>
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
    async undo(scope) {
      const results = await parts.undoing.undo(scopeOf(scope))
      const rowIds = results.flatMap(({ rowId }) => ((history.get(rowId)?.trashPath ?? null) === null ? [] : [rowId]))
      return { ...undoResult(results), rowIds }
    },
    trash(query) {
      const { rows, total } = pages.trash(query)
      return { rows: rows.map(trashRow), total, revision: revision() }
    },
    trashRuns: () =>
      pages.trashRuns().flatMap((run) => {
        const about = aboutRun(run.batchId)
        return about ? [{ ...about, ...run }] : []
      }),
    restoreRun: (batchId) => restoreAll(pages.restorable(batchId)),
    restoreRows: (rowIds) =>
      restoreAll(rowIds.flatMap((rowId) => history.get(rowId) ?? []).filter(({ state }) => state !== 'written')),
    async restore(rowId) {
      const row = await trashCan.restore(rowId)
      library.recordWritten(row)
      changed()
      return { name: nameOfPath(row.path) }
    },
    async emptyTrash() {
      const files = await trashCan.empty()
      changed()
      return { files }
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

function trashRow({ id, path, language, sizeBytes, atMs }: Written): TrashRow {
  return { id, name: nameOfPath(path), folder: folderNameOf(path), language, sizeBytes, atMs }
}

function changedSince({ changed }: RunFiles): ChangedSince[] {
  return changed.map((each) => ({ ...each }))
}

function scopeOf(scope: UndoScope): HistoryScope {
  if (scope.kind === 'row') return { kind: 'row', id: scope.rowId }
  return scope.kind === 'batch' ? { kind: 'batch', id: scope.batchId } : scope
}

function undoResult(results: readonly Undone[]): Pick<TakenBack, 'removed' | 'gone' | 'kept'> {
  const gone = results.filter(({ outcome }) => outcome === 'gone').length
  const stayed = results.filter(({ outcome }) => outcome === 'kept' || outcome === 'failed')
  return {
    removed: results.length - stayed.length - gone,
    gone,
    kept: stayed.map(({ path, code, message }) => ({
      name: nameOfPath(path),
      code: code ?? 'file.changed',
      message: message ?? 'It was kept.',
    })),
  }
}
