/** How many findings of ours are mended in one press, by another subtitle, and by nothing but a person's hand. Pure. */
import type { CheckupState } from '../../../shared/contract/videos/checkup.ts'

export interface FootCounts {
  readonly safely: number
  readonly byHand: number
}

export function footCounts({ mends, ours }: Pick<CheckupState, 'mends' | 'ours'>): FootCounts {
  const safely = mends.retime + mends.clean + mends.decode
  return { safely, byHand: Math.max(0, ours - safely - mends.next) }
}
