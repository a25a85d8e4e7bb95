/** What a check of timing would do to a subtitle, as the window shows it, and on what evidence. Pure. */
import type { TimingRow } from '../../../shared/contract/videos/timing.ts'
import type { TimingCheck } from '../../timing/checkTiming.ts'

/** null where there was nothing to measure against. */
export function timingChangeOf({ alignment, source }: Pick<TimingCheck, 'alignment' | 'source'>): TimingRow['change'] {
  const { retiming, before, after } = alignment
  return (
    source && {
      offsetMs: retiming.pieces[0]?.offsetMs ?? 0,
      speed: retiming.speed,
      pieces: retiming.pieces.length,
      against: source.kind,
      named: source.named,
      before,
      after,
    }
  )
}
