/** Rules for every video alike, as most tests want them. */
import { parseWishes } from '../../../electron/wanted/parseWishes.ts'
import { sameRules, type RulesBook } from '../../../electron/wanted/rulesBook.ts'
import type { WishRules } from '../../../electron/wanted/wish.ts'

export function bookOf(languages: string, rest: Partial<WishRules> = {}): RulesBook {
  const plain = { hearingImpaired: 'any', forced: 'never', skipWhenAudioMatches: false } as const
  return sameRules({ wishes: parseWishes(languages), ...plain, ...rest })
}

/** What a session that only asks for the rules is handed. */
export function rulesAre(languages: string): { readonly book: () => RulesBook } {
  const book = bookOf(languages)
  return { book: () => book }
}
