/** What of a run is left to be mended: of what failed and was settled since nothing is. Pure. */
import type { RunRow } from '../../../shared/contract/runs/runs.ts'

export function openCause({
  firstCause,
  counts,
  settled,
}: Pick<RunRow, 'firstCause' | 'counts' | 'settled'>): RunRow['firstCause'] {
  return counts.failed === 0 && settled.failed > 0 ? null : firstCause
}
