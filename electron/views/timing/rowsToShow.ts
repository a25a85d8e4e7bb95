/** Which rows of a check are told with each change: all of a season, of a large scope the ones worth a look. Pure. */
import type { TimingRow } from '../../../shared/contract/videos/timing.ts'

/** A record of more is too large to be told several times a second. */
const mostRows = 200

export function rowsToShow(rows: readonly TimingRow[]): TimingRow[] {
  if (rows.length <= mostRows) return [...rows]
  return rows.filter(({ state }) => state !== 'queued' && state !== 'fits').slice(0, mostRows)
}
