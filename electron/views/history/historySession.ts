/** History and trash as the window shows them, and taking things back. */
import type { HistoryBatch, TrashRow, UndoResult, undoScope } from '../../../shared/contract/history.ts'
import type { HistoryRow } from '../../../shared/contract/library.ts'
import type { z } from 'zod'
import type { History, Written } from '../../sidecar/history.ts'
import type { HistoryScope } from '../../sidecar/historyScope.ts'
import type { HistoryPages, HistoryQuery } from '../../sidecar/historyPages.ts'
import type { TrashCan } from '../../sidecar/trashCan.ts'
import type { Undone } from '../../sidecar/undo.ts'
import { folderNameOf, nameOfPath } from '../folders/folderPaths.ts'
import type { LibrarySession } from '../library/librarySession.ts'
import type { Page, PageWindow } from '../page.ts'
import type { Topics } from '../topics.ts'

export type UndoScope = z.output<typeof undoScope>

export interface HistorySessionParts {
  readonly history: Pick<History, 'list' | 'batches'>
  readonly pages: HistoryPages
  readonly trashCan: TrashCan
  readonly undo: (scope: HistoryScope) => Promise<readonly Undone[]>
  readonly library: Pick<LibrarySession, 'recordWritten' | 'recordRemoved'>
  readonly topics: Topics
}

export interface HistorySession {
  revision(): number
  page(query: HistoryQuery): Page<HistoryRow>
  batches(): HistoryBatch[]
  countUndo(scope: UndoScope): number
  undo(scope: UndoScope): Promise<UndoResult>
  trash(window: PageWindow): Page<TrashRow>
  restore(rowId: number): Promise<{ readonly name: string }>
  emptyTrash(): Promise<{ readonly files: number }>
}

const batchesShown = 200

export function createHistorySession(parts: HistorySessionParts): HistorySession {
  const { history, pages, trashCan, library, topics } = parts
  const revision = () => topics.revision('history')
  const changed = () => topics.changed('history')
  return {
    revision,
    page(query) {
      const { rows, total } = pages.history(query)
      return { rows: rows.map(historyRow), total, revision: revision() }
    },
    batches: () => history.batches(batchesShown).map((batch) => ({ ...batch })),
    countUndo: (scope) => history.list(scopeOf(scope)).length,
    async undo(scope) {
      const rows = history.list(scopeOf(scope))
      const results = await parts.undo(scopeOf(scope))
      const isGone = new Map(results.map(({ path, outcome }) => [path, outcome === 'removed' || outcome === 'gone']))
      for (const row of rows) if (isGone.get(row.path)) library.recordRemoved(row)
      changed()
      return undoResult(results)
    },
    trash(window) {
      const { rows, total } = pages.trash(window)
      return { rows: rows.map(trashRow), total, revision: revision() }
    },
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

export function historyRow(row: Written): HistoryRow {
  const { id, atMs, batchId, videoPath, path, language, state, details } = row
  return {
    id,
    atMs,
    batchId,
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
    timing: details.timing ?? null,
    cleaned: details.cleaned ? { ...details.cleaned, lost: [...details.cleaned.lost] } : null,
  }
}

function trashRow({ id, path, language, sizeBytes, atMs }: Written): TrashRow {
  return { id, name: nameOfPath(path), folder: folderNameOf(path), language, sizeBytes, atMs }
}

function scopeOf(scope: UndoScope): HistoryScope {
  if (scope.kind === 'row') return { kind: 'row', id: scope.rowId }
  return scope.kind === 'batch' ? { kind: 'batch', id: scope.batchId } : scope
}

function undoResult(results: readonly Undone[]): UndoResult {
  const stayed = results.filter(({ outcome }) => outcome === 'kept' || outcome === 'failed')
  return {
    removed: results.length - stayed.length,
    kept: stayed.map(({ path, code, message }) => ({
      name: nameOfPath(path),
      code: code ?? 'file.changed',
      message: message ?? 'It was kept.',
    })),
  }
}
