/**
 * Titles that are undone or brought back, alone or with the run of files that has said them by the way. A title is no
 * file: none goes to the trash, and none comes back.
 */
import type { TitleRuns } from '../../batch/titleRuns.ts'
import type { Run } from '../../runs/run.ts'
import type { RunPages } from '../../runs/runPages.ts'
import type { Runs } from '../../runs/runs.ts'
import type { PlanCommands } from '../plan/planCommands.ts'
import { refuseWhilePlanning } from '../plan/refuseWhilePlanning.ts'
import type { Topics } from '../topics.ts'

export interface TitleTurnsParts {
  readonly runs: Pick<Runs, 'tiedTo'>
  readonly pages: Pick<RunPages, 'videosOf' | 'files'>
  readonly titleRuns: Pick<TitleRuns, 'undo' | 'bringBack' | 'stands'>
  readonly plan: Pick<PlanCommands, 'isBusy' | 'plannedOf' | 'askAgain'>
  readonly topics: Pick<Topics, 'changed'>
}

export interface TitleTurns {
  /** @throws AppError 'app.busy' while a plan that has some of its videos is made or run, as all of these */
  undo(title: Run): Promise<void>
  bringBack(title: Run): Promise<void>
  /** @param run of files */
  undoThoseOf(run: Run): Promise<void>
  /** @param run of files, or its undo */
  bringBackThoseOf(run: Run): Promise<void>
}

export function createTitleTurns(parts: TitleTurnsParts): TitleTurns {
  const { runs, pages, titleRuns, plan, topics } = parts

  /** What of it is planned was found by the other title, and is asked for again, lest a run of the plan download it. */
  async function turn(title: Run, verb: 'undo' | 'bringBack'): Promise<void> {
    const videos = pages.videosOf(title.id, { group: null, cause: null })
    const planned = plan.plannedOf(videos.map(({ videoPath }) => videoPath))
    if (planned.length > 0) refuseWhilePlanning(plan)
    titleRuns[verb](title)
    for (const topic of ['runs', 'library'] as const) topics.changed(topic)
    if (planned.length > 0) await plan.askAgain(planned)
  }

  return {
    undo: (title) => turn(title, 'undo'),
    bringBack: (title) => turn(title, 'bringBack'),
    async undoThoseOf({ id }) {
      for (const title of runs.tiedTo(id)) if (titleRuns.stands(title)) await turn(title, 'undo')
    },
    async bringBackThoseOf({ id, kind, undoesId }) {
      const said = runs.tiedTo(kind === 'undo' ? (undoesId ?? '') : id)
      const gone = said.filter((title) => pages.files(title.id).undone > 0)
      for (const title of gone) await turn(title, 'bringBack')
    },
  }
}
