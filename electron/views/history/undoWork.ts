/** Takes files back, and brings them back, for the window: one such work at a time, which the list of runs follows and stops. */
import { AppError } from '../../../shared/errors.ts'
import type { HistoryScope } from '../../sidecar/history/historyScope.ts'
import type { BroughtBack } from '../../sidecar/trash/bringBackUndone.ts'
import type { Undone } from '../../sidecar/trash/undo.ts'
import type { UndoFollower, UndoRuns } from '../../batch/undoRuns.ts'
import type { LibrarySession } from '../library/librarySession.ts'
import type { Topics } from '../topics.ts'

export interface UndoWorkParts {
  readonly undoRuns: UndoRuns
  readonly library: Pick<LibrarySession, 'recordWritten' | 'recordRemoved'>
  readonly topics: Pick<Topics, 'changed'>
}

export interface UndoWork {
  /** @throws AppError 'app.busy' while another goes on */
  undo(scope: HistoryScope): Promise<readonly Undone[]>
  /** @throws AppError 'app.busy' while another goes on, 'input.invalid' where nothing lies in the trash */
  bringBack(runId: string): Promise<readonly BroughtBack[]>
  /** null: none goes on, or it has found nothing to do yet. */
  runningId(): string | null
  /** Between two files: the others stay as they are. */
  cancel(): void
  idle(): Promise<void>
}

export function createUndoWork({ undoRuns, library, topics }: UndoWorkParts): UndoWork {
  let running: AbortController | null = null
  let runId: string | null = null
  let work: Promise<unknown> = Promise.resolve()

  function changed(): void {
    for (const topic of ['runs', 'history', 'library'] as const) topics.changed(topic)
  }

  async function alone<Result>(
    tell: (result: Result) => void,
    act: (follower: UndoFollower<Result>) => Promise<readonly Result[]>,
  ): Promise<readonly Result[]> {
    if (running) throw new AppError('app.busy', 'Something is being planned or run. Wait for it, or cancel it first.')
    running = new AbortController()
    const acting = act({
      signal: running.signal,
      onRun(id) {
        runId = id
        topics.changed('runs')
      },
      onFile(result) {
        tell(result)
        topics.changed('runs')
      },
    })
    work = acting.catch(() => undefined)
    try {
      return await acting
    } finally {
      running = null
      runId = null
      changed()
    }
  }

  return {
    undo: (scope) =>
      alone<Undone>(
        (undone) => {
          if (undone.outcome === 'kept' || undone.outcome === 'failed') return
          // What stands again under its name never left it: a kill between two records would lose it from the index.
          if (undone.back?.path !== undone.path) library.recordRemoved(undone)
          if (undone.back) library.recordWritten(undone.back)
        },
        (follower) => undoRuns.undo(scope, follower),
      ),
    bringBack: (id) =>
      alone<BroughtBack>(
        (brought) => {
          if (brought.code === null) library.recordWritten(brought)
        },
        (follower) => undoRuns.bringBack(id, follower),
      ),
    runningId: () => runId,
    cancel() {
      running?.abort(new AppError('cancelled', 'Cancelled.'))
    },
    async idle() {
      await work
    },
  }
}
