/** What something costs, in one order and one form wherever it stands: '12 AI, up to 12 downloads, about 3 searches'. */
import type { AiCost } from '../../shared/contract/ai.ts'
import type { PlanEstimate } from '../../shared/contract/runs/estimate.ts'
import type { Texts } from './Texts.ts'

export interface Cost {
  readonly ai?: number
  /** At most. */
  readonly downloads?: number
  /** About so many, and never more than `mostSearches` where that is told too. */
  readonly searches?: number
  readonly mostSearches?: number
}

/** Translating so many subtitles, before it is known what they could be made from: each is one search away at most. */
export function translationLimit(count: number): Cost {
  return { ai: count, downloads: count, mostSearches: count }
}

/** As the order of translations counts it: searches are told at most. */
export function translationCost({ ai, downloads, searches }: Pick<AiCost, 'ai' | 'downloads' | 'searches'>): Cost {
  return { ai, downloads, mostSearches: searches }
}

/** Of a search alone, in the numbers of the plan: what it finds is paid for later. */
export function searchCost(estimate: Pick<PlanEstimate, 'searches' | 'mostSearches'> | null): Cost | null {
  return estimate && { searches: estimate.searches, mostSearches: estimate.mostSearches }
}

/** Nothing at all is 'free'. */
export function costWords(
  { spending }: Texts,
  { ai = 0, downloads = 0, searches = 0, mostSearches = 0 }: Cost,
): string {
  const parts = [
    ai > 0 && spending.ai({ count: ai }),
    downloads > 0 && spending.downloads({ count: downloads }),
    searchWords(spending, searches, mostSearches),
  ].filter((part) => part !== false)
  return parts.length === 0 ? spending.free : parts.join(', ')
}

function searchWords(spending: Texts['spending'], count: number, most: number): string | false {
  if (count > 0) return most > count ? spending.searchesAtMost({ count, most }) : spending.searches({ count })
  return most > 0 && spending.mostSearches({ count: most })
}

/** 'Translate 12: 12 AI, up to 12 downloads'; the verb alone while its cost is not known. */
export function verbWithCost(texts: Texts, verb: string, cost: Cost | null): string {
  return cost === null ? verb : texts.spending.verb({ verb, cost: costWords(texts, cost) })
}
