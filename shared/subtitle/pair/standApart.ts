/** Whether two subtitles of one video are plainly out of step with each other: what stands together would not belong together. Pure. */
import { alignCues } from '../../timing/alignCues.ts'
import { referenceOfCues, type Span } from '../../timing/span.ts'
import { startsTogether } from '../../timing/startsTogether.ts'

/** As long as many a short line stands: with less, most words still meet their own. */
const plainMs = 1_000

/** Too little in common to say anything is no. @param first and `second` in the order of time */
export function standApart(first: readonly Span[], second: readonly Span[]): boolean {
  if (startsTogether(first, second)) return false
  const { kind, retiming } = alignCues(first, referenceOfCues(second))
  if (kind === 'other-cut') return true
  return (
    kind === 'mendable' &&
    (retiming.speed !== 1 || retiming.pieces.some(({ offsetMs }) => Math.abs(offsetMs) >= plainMs))
  )
}
