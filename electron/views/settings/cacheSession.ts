/** The cache of archives, as the settings show and clear it. */
import type { CacheState } from '../../../shared/contract/settings.ts'
import { cacheState, clearCache } from '../../download/cache/clearCache.ts'
import type { CachePlace } from '../../download/cache/tidyCache.ts'
import type { PlanBoard } from '../plan/board/planBoard.ts'
import type { PlanSession } from '../plan/planSession.ts'
import { refuseWhilePlanning } from '../plan/refuseWhilePlanning.ts'
import type { Topics } from '../topics.ts'
import type { WatchSession } from '../watch/watchSession.ts'

export interface CacheSessionParts {
  readonly place: CachePlace
  readonly plan: Pick<PlanSession, 'isBusy'>
  readonly board: Pick<PlanBoard, 'refresh'>
  readonly watch: Pick<WatchSession, 'pauseForUserRun'>
  readonly topics: Pick<Topics, 'changed'>
}

export interface CacheSession {
  state(): CacheState
  /** @throws AppError 'app.busy' while a plan is made or run; as the disk says */
  clear(): Promise<CacheState>
}

export function createCacheSession({ place, plan, board, watch, topics }: CacheSessionParts): CacheSession {
  return {
    state: () => cacheState(place),
    async clear() {
      refuseWhilePlanning(plan)
      await watch.pauseForUserRun()
      const left = await clearCache(place)
      board.refresh()
      topics.changed('plan')
      return left
    },
  }
}
