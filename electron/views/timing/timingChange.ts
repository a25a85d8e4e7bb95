/** What a check of timing would do to a subtitle, as the window shows it, and on what evidence. Pure. */
import type { TimingRow } from '../../../shared/contract/videos/timing.ts'
import type { Alignment } from '../../../shared/timing/alignCues.ts'
import type { TimingSource } from '../../timing/timingSources.ts'

export interface ToldCheck {
  readonly alignment: Pick<Alignment, 'kind' | 'retiming' | 'before' | 'after'>
  readonly source: Pick<TimingSource, 'kind' | 'named'> | null
}

/** null where there was nothing to measure against. */
export function timingChangeOf({ alignment, source }: ToldCheck): TimingRow['change'] {
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
