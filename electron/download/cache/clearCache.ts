/** What the kept archives weigh, and deleting them all at the user's word: what is needed again is paid for again. */
import type { CacheState } from '../../../shared/contract/settings.ts'
import { diskErrorOf } from '../../disk/diskErrors.ts'
import { trimCache, type CachePlace } from './tidyCache.ts'

/** Several subtitles of a service may share one archive. */
const everyArchive = `SELECT count(*) AS archives, coalesce(sum(size_bytes), 0) AS bytes
  FROM (SELECT DISTINCT sha256, size_bytes FROM cached_archive)`

export function cacheState({ db }: Pick<CachePlace, 'db'>): CacheState {
  return db.get<CacheState>(everyArchive) ?? { archives: 0, bytes: 0 }
}

/** What is being fetched meanwhile stays. @throws AppError as the disk says */
export async function clearCache(place: CachePlace): Promise<CacheState> {
  await trimCache(place, 0).catch((thrown: unknown) => {
    throw diskErrorOf(thrown, place.folder)
  })
  return cacheState(place)
}
