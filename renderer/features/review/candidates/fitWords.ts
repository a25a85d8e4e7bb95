/** How well a candidate fits the video, in one word or two: its release, where it ends, how fast it was made to play. Pure. */
import type { CandidateRow } from '../../../../shared/contract/plan.ts'
import type { Preview } from '../../../../shared/contract/preview.ts'
import type { Tone } from '../../../components/sign/tone.ts'
import type { Texts } from '../../../texts/Texts.ts'
import { unnamedBy } from '../../../texts/tierWords.ts'
import { endOf } from '../preview/endOfSubtitle.ts'

export type Fit = keyof Texts['review']['fit']

/** 'unknown' also for tiers that this screen does not know. */
export function fitOf({ tier, reasons }: Pick<CandidateRow, 'tier' | 'reasons'>): Fit {
  switch (tier) {
    case 0:
      return 'same'
    case 1:
      if (!reasons.includes('source')) break
      return reasons.includes('!group') ? 'otherGroup' : 'sameSource'
    case 3:
      return reasons.includes('!source') ? 'otherSource' : 'part'
    case 4:
      return reasons.includes('!edition') ? 'otherCut' : reasons.includes('!fps') ? 'otherSpeed' : 'otherCut'
  }
  return unnamedBy({ tier, reasons }) ?? 'unknown'
}

export function fitTone({ tier }: Pick<CandidateRow, 'tier'>, preview: Preview | null): Tone {
  const end = preview ? endOf(preview) : 'unknown'
  if (end === 'shorter' || end === 'longer') return 'look'
  return tier <= 1 ? 'good' : tier >= 3 ? 'look' : 'quiet'
}

export function fitWords({ review }: Pick<Texts, 'review'>, candidate: CandidateRow, preview: Preview | null): string {
  const fit = review.fit[fitOf(candidate)]
  const end = preview ? endOf(preview) : 'unknown'
  if (end === 'shorter') return review.endsEarly({ fit })
  return end === 'longer' ? review.endsLate({ fit }) : fit
}

/** Frames a second that differ by less are one speed: 23.976 and 24 are not, their rounding is. */
const sameSpeedWithin = 0.0005

/** A text made for more frames a second is through sooner. null: the same, or one of them is not known. */
export function speedOf(theirs: number | null, ours: number | null): 'faster' | 'slower' | null {
  if (theirs === null || ours === null || theirs === 0 || ours === 0) return null
  const ratio = theirs / ours
  if (Math.abs(ratio - 1) < sameSpeedWithin) return null
  return ratio > 1 ? 'faster' : 'slower'
}
