/** Titles that a person gives to videos, each a run with what takes it back: the title that was there before, or none. */
import type { TitleRuns } from '../../batch/titleRuns.ts'
import type { Runs } from '../../runs/runs.ts'
import { AppError } from '../../../shared/errors.ts'
import type { LibrarySession } from '../library/librarySession.ts'
import type { PlanCommands } from '../plan/planCommands.ts'
import type { Topics } from '../topics.ts'
import type { SearchSession } from './searchSession.ts'

export interface TitleActsParts {
  readonly search: Pick<SearchSession, 'setTitle' | 'confirmTitle' | 'forgetTitle'>
  readonly titleRuns: Pick<TitleRuns, 'say' | 'undo'>
  readonly runs: Pick<Runs, 'get'>
  readonly library: Pick<LibrarySession, 'video' | 'alike'>
  readonly plan: Pick<PlanCommands, 'videoIdOf' | 'titleOfRow' | 'askShowAgain'>
  readonly topics: Pick<Topics, 'changed'>
}

interface Undoable {
  /** The run's: an act of files is called by its run too. */
  readonly undoId: string
}

export interface TitleActs {
  set(choice: { readonly videoId: string; readonly titleId: string }): Undoable
  forget(videoId: string): Undoable
  /** And asks for the row's show again. */
  setInPlan(choice: {
    readonly rowId: string
    /** null: the one that it was taken for. */
    readonly titleId: string | null
  }): Promise<Undoable & { readonly videos: number }>
  /** @throws AppError 'input.invalid' for what is not known any more */
  undo(undoId: string): Promise<void>
}

export function createTitleActs(parts: TitleActsParts): TitleActs {
  const { search, titleRuns, library, plan, topics } = parts
  /** Of a run, the row of the plan that it was said of. */
  const rows = new Map<string, string>()

  function keeping(videoId: string, rowId: string | null, change: () => void): Undoable {
    const video = library.video(videoId)
    const alike = library.alike(video.file.path).map(({ path }) => path)
    const runId = titleRuns.say(video, alike.length > 0 ? alike : [video.file.path], change)
    for (const topic of ['library', 'runs'] as const) topics.changed(topic)
    if (rowId !== null) rows.set(runId, rowId)
    return { undoId: runId }
  }

  return {
    set: (choice) => keeping(choice.videoId, null, () => search.setTitle(choice)),
    forget: (videoId) => keeping(videoId, null, () => search.forgetTitle(videoId)),
    async setInPlan({ rowId, titleId }) {
      const videoId = plan.videoIdOf(rowId)
      const title = titleId === null ? plan.titleOfRow(rowId) : null
      const act = keeping(videoId, rowId, () =>
        title ? search.confirmTitle({ videoId, title }) : search.setTitle({ videoId, titleId: titleId ?? '' }),
      )
      return { ...act, ...(await plan.askShowAgain(rowId)) }
    },
    async undo(undoId) {
      const run = parts.runs.get(undoId)
      const rowId = rows.get(undoId)
      if (!run) throw new AppError('input.invalid', 'This can no longer be undone.')
      titleRuns.undo(run)
      for (const topic of ['library', 'runs'] as const) topics.changed(topic)
      rows.delete(undoId)
      if (rowId !== undefined) await plan.askShowAgain(rowId)
    },
  }
}
