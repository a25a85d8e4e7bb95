/** The cache of archives, as the settings show and clear it. Composition only. */
import type { Engine } from '../engine/compose.ts'
import { cacheState, clearCache } from '../download/clearCache.ts'
import type { Domains } from './handlers.ts'

export interface HostCacheNeeds {
  readonly engine: Pick<Engine, 'db' | 'home'>
  /** @throws AppError 'input.invalid' while what is in it is in use */
  readonly refuseWhileBusy: () => void
  readonly standAside: () => Promise<void>
  readonly cleared: () => void
}

export function openCache({ engine, refuseWhileBusy, standAside, cleared }: HostCacheNeeds): Domains['cache'] {
  const cache = { db: engine.db, folder: engine.home.cache }
  return {
    state: () => cacheState(cache),
    async clear() {
      refuseWhileBusy()
      await standAside()
      const left = await clearCache(cache)
      cleared()
      return left
    },
  }
}
