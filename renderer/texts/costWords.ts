/** What something costs, in one order and one form wherever it stands: '12 AI, up to 12 downloads, about 3 searches'. */
import type { Texts } from './Texts.ts'

export interface Cost {
  readonly ai?: number
  /** At most. */
  readonly downloads?: number
  /** About so many. */
  readonly searches?: number
  readonly mostSearches?: number
}

/** Translating so many subtitles, before it is known what they could be made from: each is one search away at most. */
export function translationLimit(count: number): Cost {
  return { ai: count, downloads: count, mostSearches: count }
}

/** Nothing at all is 'free'. */
export function costWords(
  { spending }: Texts,
  { ai = 0, downloads = 0, searches = 0, mostSearches = 0 }: Cost,
): string {
  const parts = [
    ai > 0 && spending.ai({ count: ai }),
    downloads > 0 && spending.downloads({ count: downloads }),
    searches > 0 && spending.searches({ count: searches }),
    mostSearches > 0 && spending.mostSearches({ count: mostSearches }),
  ].filter((part) => part !== false)
  return parts.length === 0 ? spending.free : parts.join(', ')
}

/** 'Translate 12: 12 AI, up to 12 downloads'; the verb alone while its cost is not known. */
export function verbWithCost(texts: Texts, verb: string, cost: Cost | null): string {
  return cost === null ? verb : texts.spending.verb({ verb, cost: costWords(texts, cost) })
}
