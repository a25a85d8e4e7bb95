/** Undo as a run: it names the run that it takes back, says what became of each file, and can itself be taken back. */
import { AppError } from '../../shared/errors.ts'
import { parseRelease } from '../../shared/release/parseRelease.ts'
import { fileOutcome } from '../runs/fileOutcome.ts'
import type { Outcome, Run, RunScope } from '../runs/run.ts'
import { everyRow, type RunPages } from '../runs/runPages.ts'
import type { Runs } from '../runs/runs.ts'
import type { History, Written } from '../sidecar/history/history.ts'
import type { HistoryScope } from '../sidecar/history/historyScope.ts'
import { bringBackUndone, type BroughtBack } from '../sidecar/trash/bringBackUndone.ts'
import { undo, type FileFollower, type Undone, type UndoParts } from '../sidecar/trash/undo.ts'
import { scopeOf } from './stepOutcome.ts'

/** Stopped between two files, the others stay as they are: the run says so. */
export interface UndoFollower<Result> extends FileFollower<Result> {
  /** Its run stands, with so many files. */
  readonly onRun?: (runId: string, files: number) => void
}

export interface UndoRuns {
  /** Opens no run where there is nothing to take away. */
  undo(scope: HistoryScope, follower?: UndoFollower<Undone>): Promise<readonly Undone[]>
  /** Of a run: all that was taken of it; of an undo: what that took. @throws AppError 'input.invalid' where nothing lies in the trash */
  bringBack(runId: string, follower?: UndoFollower<BroughtBack>): Promise<readonly BroughtBack[]>
}

export interface UndoRunsParts {
  readonly files: UndoParts
  readonly history: Pick<History, 'standing' | 'get'>
  readonly runs: Runs
  readonly pages: Pick<RunPages, 'outcomes' | 'undoOf' | 'inTrash' | 'files'>
}

export function createUndoRuns({ files, history, runs, pages }: UndoRunsParts): UndoRuns {
  return {
    async undo(scope, follower = {}) {
      const rows = history.standing(scope)
      if (rows.length === 0) return []
      const undoesId = runOf(scope, rows)
      const of = undoesId === null ? null : runs.get(undoesId)
      const about = of && scope.kind === 'batch' ? of.scope : scopeOfFiles(rows, of)
      const id = runs.open({ kind: 'undo', command: 'undo', undoesId, scope: about })
      return followed({ id, rows, follower, outcomeOf: undoneOutcome }, (each) => undo(files, scope, each))
    },
    async bringBack(runId, follower = {}) {
      const named = runs.get(runId)
      const isUndo = named?.kind === 'undo'
      const taken = isUndo ? takenBy(runId).filter((id) => history.get(id)?.state === 'undone') : pages.inTrash(runId)
      if (taken.length === 0) throw new AppError('input.invalid', 'Nothing of this run lies in the trash any more.')
      const undoesId = isUndo ? runId : pages.undoOf(runId)
      const rows = taken.flatMap((rowId) => history.get(rowId) ?? [])
      const about = named && taken.length === filesOf(named) ? named.scope : scopeOfFiles(rows, named)
      const id = runs.open({ kind: 'undo', command: 'bring-back', undoesId, scope: about })
      return followed({ id, rows, follower, outcomeOf: broughtOutcome }, (each) => bringBackUndone(files, taken, each))
    },
  }

  /** From its first moment on the run counts all its files. */
  async function followed<Result>(
    { id, rows, follower: { signal, onRun, onFile }, outcomeOf }: Followed<Result>,
    work: (follower: FileFollower<Result>) => Promise<readonly Result[]>,
  ): Promise<readonly Result[]> {
    try {
      runs.record(id, rows.map(queuedFile))
      onRun?.(id, new Set(rows.map(({ path }) => path)).size)
      return await work({
        signal,
        onFile(result) {
          runs.recordTurned(id, outcomeOf(result))
          onFile?.(result)
        },
      })
    } finally {
      runs.end(id, signal?.aborted ? 'stopped' : 'done')
    }
  }

  /** Where all of it comes back, the names are those of what it is. */
  function filesOf({ id, kind }: Run): number {
    return kind === 'undo' ? takenBy(id).length : pages.files(id).files
  }

  function takenBy(undoId: string): readonly number[] {
    const query = { group: 'written', cause: null } as const
    const { rows } = pages.outcomes(undoId, query, everyRow)
    return rows.flatMap(({ writtenId }) => writtenId ?? [])
  }
}

/** Of a run: that one, whatever runs have changed its files since; else the one that all of them are of. */
function runOf(scope: HistoryScope, rows: readonly Written[]): string | null {
  if (scope.kind === 'batch') return scope.id
  const [runId, ...others] = new Set(rows.map(({ batchId }) => batchId))
  return others.length === 0 ? (runId ?? null) : null
}

interface Followed<Result> {
  readonly id: string
  readonly rows: readonly Written[]
  readonly follower: UndoFollower<Result>
  readonly outcomeOf: (result: Result) => Outcome
}

function queuedFile({ id, path, videoPath, language }: Written): Outcome {
  return fileOutcome({ path, videoPath, language, writtenId: id }, { state: 'queued' })
}

/** The titles of these files: the run that wrote them may have looked for many others. Of one title, its name is known better there. */
function scopeOfFiles(rows: readonly Pick<Written, 'videoPath'>[], of: Run | null): RunScope {
  if (of?.scope.names.length === 1 && of.scope.more === 0) return of.scope
  return scopeOf(
    rows.map(({ videoPath }) => parseRelease(videoPath)),
    of?.scope.language,
  )
}

function undoneOutcome({ outcome, code, message, rowId, path, videoPath, language }: Undone): Outcome {
  const about = { path, videoPath, language, writtenId: rowId }
  switch (outcome) {
    case 'removed':
    case 'restored':
      return fileOutcome(about, { state: 'written' })
    case 'gone':
      return fileOutcome(about, { state: 'skipped', code: 'file.missing', message: 'Somebody had removed it already.' })
    case 'kept':
      return fileOutcome(about, { state: 'skipped', code: 'file.changed', message: message ?? '' })
    case 'failed':
      return fileOutcome(about, { state: 'failed', reason: 'error', code, message: message ?? '' })
  }
}

function broughtOutcome({ code, message, rowId, ...subject }: BroughtBack): Outcome {
  const about = { ...subject, writtenId: rowId }
  if (code === null) return fileOutcome(about, { state: 'written' })
  const isKept = code === 'file.foreign' || code === 'file.changed'
  return fileOutcome(about, { state: isKept ? 'skipped' : 'failed', reason: isKept ? null : 'error', code, message })
}
