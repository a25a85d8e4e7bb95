/** How much the catalogue holds. Counting millions of rows takes a while, in which others wait: the numbers are kept for a minute. */
import type { ServiceDatabase } from '../catalogue/store/database.ts'
import type { Clock } from '../../node/clock.ts'

export interface CatalogueSize {
  readonly titles: number
  readonly subtitles: number
}

const keptForMs = 60_000

export function createCatalogueSize(db: ServiceDatabase, clock: Pick<Clock, 'nowMs'>): () => CatalogueSize {
  let kept: { readonly size: CatalogueSize; readonly atMs: number } | null = null
  // Each title counts its own: one table is read where two would be.
  const select = 'SELECT count(*) AS titles, coalesce(sum(subtitle_count), 0) AS subtitles FROM titles'
  return () => {
    const nowMs = clock.nowMs()
    // A clock that was set back makes nothing last longer.
    const isFresh = kept !== null && nowMs >= kept.atMs && nowMs - kept.atMs < keptForMs
    if (kept === null || !isFresh)
      kept = { size: db.get<CatalogueSize>(select) ?? { titles: 0, subtitles: 0 }, atMs: nowMs }
    return kept.size
  }
}
