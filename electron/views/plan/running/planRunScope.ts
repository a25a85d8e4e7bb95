/** What a run of a plan is about, in names. Pure. */
import type { PlannedBatch } from '../../../batch/planBatch.ts'
import { scopeOf } from '../../../batch/stepOutcome.ts'
import { servedGaps, touchedGaps } from '../../../batch/touchedGaps.ts'
import type { RunScope } from '../../../runs/run.ts'

/** A first run of a plan is about what was asked for it too; a later one takes up only what it serves. */
export function planRunScope(planned: Pick<PlannedBatch, 'plan' | 'matched'>, isFirst: boolean): RunScope {
  const gaps = isFirst ? touchedGaps(planned) : servedGaps(planned.plan)
  return scopeOf(gaps.map(({ release }) => release))
}
