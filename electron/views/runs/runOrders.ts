/** In which order the rows of a run are shown. The last answer holds as long as nothing has changed: its pages share it. */
import type { OutcomeQuery, RunPages } from '../../runs/runPages.ts'
import type { LibrarySession } from '../library/librarySession.ts'
import type { Topics } from '../topics.ts'
import { orderBySeason, type SeasonOrder } from './runGroups.ts'

export interface RunOrders {
  of(runId: string, query: OutcomeQuery): Promise<SeasonOrder>
}

export interface RunOrdersParts {
  readonly pages: RunPages
  readonly library: Pick<LibrarySession, 'has' | 'entry'>
  readonly topics: Topics
}

export function createRunOrders({ pages, library, topics }: RunOrdersParts): RunOrders {
  let last: { readonly key: string; readonly order: Promise<SeasonOrder> } | null = null
  return {
    of(runId, { group, cause }) {
      const revisions = [topics.revision('runs'), topics.revision('library')]
      const key = JSON.stringify([runId, group, cause?.reason, cause?.code, ...revisions])
      if (last?.key !== key) last = { key, order: orderBySeason(pages.videosOf(runId, { group, cause }), library) }
      return last.order
    },
  }
}
