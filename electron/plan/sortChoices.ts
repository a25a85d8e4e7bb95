/** Decides for each want whether a plan may serve it, and with which candidates. Pure; the archives come later. */
import type { RankedSubtitle, Tier } from '../matching/choose/choice.ts'
import type { Want } from '../wanted/missing.ts'
import type { Allowance, ChoiceForWant, WantToAsk, WantToTranslate } from './plan.ts'

/** A want that needs nobody's word. */
export interface WantToServe {
  readonly want: Want
  /** As good as the best for this want: any of them may serve it, so that an archive can serve several. Best first. */
  readonly options: readonly RankedSubtitle[]
  /** Everything that may be taken without asking, best first. */
  readonly allowed: readonly RankedSubtitle[]
}

export type SortedChoice =
  | { readonly kind: 'serve'; readonly serve: WantToServe }
  | { readonly kind: 'ask'; readonly ask: WantToAsk }
  | { readonly kind: 'translate'; readonly translate: WantToTranslate }
  | { readonly kind: 'none' | 'unmatched'; readonly want: Want }

const highestTier: Readonly<Record<Allowance, Tier>> = { sure: 1, all: 4 }

export function sortChoice({ want, status, choice, decided }: ChoiceForWant, allowance: Allowance): SortedChoice {
  if (decided) return { kind: 'serve', serve: { want, options: [decided], allowed: [decided] } }
  if (status === 'waiting' || status === 'failed') return { kind: 'unmatched', want }
  if (status === 'none') return { kind: 'none', want }
  const { ranked } = choice
  if (status === 'ask') return { kind: 'ask', ask: { want, ranked, why: 'title' } }

  const isToTranslate = ({ alternativeIndex }: RankedSubtitle) =>
    want.wish.alternatives[alternativeIndex]?.kind === 'translate'
  const isAllowed = ({ tier }: RankedSubtitle) => tier <= highestTier[allowance]
  const asTheyAre = ranked.filter((candidate) => !isToTranslate(candidate))
  const allowed = asTheyAre.filter(isAllowed)
  if (allowed.length > 0) return { kind: 'serve', serve: { want, options: interchangeable(allowed), allowed } }
  // A text in the right language whose fit a person can judge comes before a unit of translation.
  const source = asTheyAre.length === 0 ? ranked.find((each) => isAllowed(each) && canBeTranslated(each)) : undefined
  if (source) return { kind: 'translate', translate: { want, source } }
  return ranked.length > 0 ? { kind: 'ask', ask: { want, ranked, why: 'tier' } } : { kind: 'none', want }
}

/** The service translates a single subtitle or one file of a pack that it has listed (API §4 "v1 translation"). */
export function canBeTranslated({ subtitle, file, isUnlistedPack }: RankedSubtitle): boolean {
  return file === null ? !subtitle.isFullSeason && !isUnlistedPack : file.fileId !== null
}

/**
 * What may replace the best so that fewer archives do: the same language, no worse for the hearing-impaired wish, not a
 * machine's where there is a human's, and in sync as far as can be told: tiers 0 and 1 stand for each other, a worse
 * tier only for its like. So a plan never trades timing for a unit.
 */
function interchangeable(allowed: readonly RankedSubtitle[]): readonly RankedSubtitle[] {
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
