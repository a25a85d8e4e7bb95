/** Decides for each gap whether a plan may serve it, and with which candidates. Pure; the archives come later. */
import { isAnswered } from '../matching/matchedVideo.ts'
import { canBeTranslated } from '../matching/choose/canBeTranslated.ts'
import type { Candidate, Tier } from '../matching/choose/ranking.ts'
import type { Gap } from '../wanted/missing.ts'
import type { TextBeside } from '../wanted/textBeside.ts'
import { comesFirst, type InsideSource, type InsideTrack } from '../wanted/insideTrack.ts'
import type { Allowance, GapInside, RankedGap, GapToReview, GapToTranslate, TranslationObstacle } from './plan.ts'

/** A gap that needs nobody's word. */
export interface GapToServe {
  readonly gap: Gap
  /** As good as the best for this gap: any of them may serve it, so that an archive can serve several. Best first. */
  readonly options: readonly Candidate[]
  /** Everything that may be taken without asking, best first. */
  readonly allowed: readonly Candidate[]
}

export type SortedGap =
  | { readonly kind: 'serve'; readonly serve: GapToServe }
  | { readonly kind: 'ask'; readonly ask: GapToReview }
  | { readonly kind: 'translate'; readonly translate: GapToTranslate }
  | { readonly kind: 'inside'; readonly inside: GapInside }
  | { readonly kind: 'none'; readonly gap: Gap; readonly obstacle?: TranslationObstacle }
  | { readonly kind: 'unmatched' | 'tooLong'; readonly gap: Gap }

const highestTier: Readonly<Record<Allowance, Tier>> = { sure: 1, all: 4 }

export function sortGap(choice: RankedGap, allowance: Allowance): SortedGap {
  const { gap, status, ranking, picked, pickedSource } = choice
  if (choice.isNameTooLong) return { kind: 'tooLong', gap }
  if (pickedSource) return { kind: 'translate', translate: { gap, source: pickedSource } }
  if (picked) return { kind: 'serve', serve: { gap, options: [picked], allowed: [picked] } }
  const source = choice.inside
  if (source && isBestInside(choice, source)) return { kind: 'inside', inside: { gap, source } }
  if (!isAnswered(status)) return { kind: 'unmatched', gap }
  const isToTranslate = ({ alternativeIndex }: Candidate) =>
    gap.wish.alternatives[alternativeIndex]?.kind === 'translate'
  const withoutMachine = ranking.candidates.filter((candidate) => !isToTranslate(candidate))
  const { obstacle, insideToTranslate, besideToTranslate } = choice
  const byText = !obstacle && besideToTranslate ? fromText(gap, besideToTranslate) : null
  const byTrack = byText ?? (!obstacle && insideToTranslate ? fromTrack(gap, insideToTranslate) : null)
  const isTranslatable =
    (insideToTranslate ?? besideToTranslate) !== undefined || withoutMachine.length < ranking.candidates.length
  const none = { kind: 'none' as const, gap, ...(obstacle && isTranslatable && { obstacle }) }
  if (status === 'none') return byTrack ?? none
  const candidates = obstacle ? withoutMachine : ranking.candidates
  if (status === 'ask')
    return candidates.length === 0 && hasOtherLanguages(choice)
      ? (byTrack ?? none)
      : { kind: 'ask', ask: { gap, candidates, why: 'title' } }

  const isAllowed = ({ tier }: Candidate) => tier <= highestTier[allowance]
  const allowed = withoutMachine.filter(isAllowed)
  if (allowed.length > 0) return { kind: 'serve', serve: { gap, options: interchangeable(allowed), allowed } }
  // A text in the right language whose fit a person can judge comes before a unit of translation.
  if (byText && withoutMachine.length === 0) return byText
  const translated =
    withoutMachine.length === 0 ? candidates.find((each) => isAllowed(each) && canBeTranslated(each)) : undefined
  if (translated) return { kind: 'translate', translate: { gap, source: translated } }
  if (candidates.length > 0) return { kind: 'ask', ask: { gap, candidates, why: 'tier' } }
  return byTrack ?? none
}

/** Under the title in question the service has this very video, in other languages: whichever is right, nothing is to be chosen here. */
function hasOtherLanguages({ ranking }: RankedGap): boolean {
  return ranking.rejected.some(({ reason }) => reason === 'language')
}

function fromText(gap: Gap, beside: TextBeside): SortedGap {
  return { kind: 'translate', translate: { gap, beside } }
}

function fromTrack(gap: Gap, inside: InsideTrack): SortedGap {
  return { kind: 'translate', translate: { gap, inside } }
}

/** Whether nothing that is wished for before it can be had, as far as the service was asked. */
function isBestInside({ gap, status, ranking }: RankedGap, source: InsideSource): boolean {
  if (comesFirst(source, gap.wish)) return true
  const isBetter = ({ alternativeIndex }: Candidate) => alternativeIndex < source.alternativeIndex
  return status === 'none' || (status === 'sure' && !ranking.candidates.some(isBetter))
}

/**
 * What may replace the best so that fewer archives do: the same language, no worse for the hearing-impaired wish, not a
 * machine's where there is a human's, and in sync as far as can be told: tiers 0 and 1 stand for each other, a worse
 * tier only for its like. So a plan never trades timing for a unit.
 */
function interchangeable(allowed: readonly Candidate[]): readonly Candidate[] {
  const [best] = allowed
  if (!best) return []
  return allowed.filter(
    (candidate) =>
      candidate.alternativeIndex === best.alternativeIndex &&
      candidate.language === best.language &&
      candidate.tier <= Math.max(1, best.tier) &&
      candidate.hearingImpairedMiss <= best.hearingImpairedMiss &&
      (best.isMachineMade || !candidate.isMachineMade),
  )
}
