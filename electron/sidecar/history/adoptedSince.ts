/** Since when a file with the user's own text is looked after: they had it taken over, and its times or letters were mended since. */
import type { History, Written } from './history.ts'

/** null where its text is not the user's: it was found, made by a machine, or put together of two files. */
export function adoptedSince(history: Pick<History, 'get'>, owner: Written | null): number | null {
  for (let row = owner; row !== null; row = row.replacesId === null ? null : history.get(row.replacesId)) {
    const { isAdopted, subtitleId, pair } = row.details
    if (isAdopted) return row.atMs
    if (subtitleId !== '' || pair) return null
  }
  return null
}
