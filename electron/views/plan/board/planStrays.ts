/** Wishes that a subtitle of the user's meets under an old name: the plan offers to name it after its video. Pure. */
import { parseRelease } from '../../../../shared/release/parseRelease.ts'
import type { Sidecar } from '../../../library/mediaFile.ts'
import type { RankedGap } from '../../../plan/plan.ts'
import type { CoveredWish } from '../../../wanted/missing.ts'

export interface StrayForGap {
  readonly stray: Sidecar
  /** Nothing is to choose: the wish is met. */
  readonly choice: RankedGap
}

/** One a file, though it may meet several wishes. */
export function straysOf(covered: readonly CoveredWish[]): readonly StrayForGap[] {
  const byPath = new Map<string, StrayForGap>()
  for (const { video, wish, by } of covered) {
    if (by.kind !== 'sidecar' || !by.sidecar.isRePaired || byPath.has(by.sidecar.path)) continue
    const gap = { video, release: parseRelease(video.file.path), wish }
    byPath.set(by.sidecar.path, {
      stray: by.sidecar,
      choice: { gap, status: 'sure', ranking: { candidates: [], rejected: [] } },
    })
  }
  return [...byPath.values()]
}
