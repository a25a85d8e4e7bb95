/** How many findings each filter leaves beside the other one that is chosen: what stands on a line is what its press shows. */
import type { CheckupState, FindingFilter } from '../../../shared/contract/videos/checkup.ts'

type KindCount = CheckupState['counts'][number]

/** Of one kind. */
export function countOfKind({ count, ours }: KindCount, whose: FindingFilter['whose']): number {
  if (whose === 'all') return count
  return whose === 'ours' ? ours : count - ours
}

/** Of one owner. */
export function countOfOwner(state: CheckupState, whose: 'ours' | 'yours', kind: FindingFilter['kind']): number {
  const chosen = state.counts.find((each) => each.kind === kind)
  return chosen ? countOfKind(chosen, whose) : state[whose]
}
