/** What the user wants beside each video: a list of wishes, each with fallbacks in order (product §4). */
import { baseOf, type LanguageTag } from '../../shared/language.ts'

export type HearingImpairedWish = 'prefer' | 'avoid' | 'only' | 'any'
export type ForcedWish = 'also' | 'never'

export type Alternative =
  | { readonly kind: 'language'; readonly language: LanguageTag }
  | { readonly kind: 'translate'; readonly from: LanguageTag }

/** "pt-BR>pt>translate:en": the first alternative that can be had. The first is always a language. */
export interface Wish {
  readonly alternatives: readonly Alternative[]
}

export interface WantedRules {
  readonly wishes: readonly Wish[]
  readonly hearingImpaired: HearingImpairedWish
  readonly forced: ForcedWish
  /** Skip a wish when the audio already is in that language. */
  readonly skipWhenAudioMatches: boolean
}

/** The languages that meet a wish without translating, in order of preference. */
export function wantedLanguagesOf(wish: Wish): readonly LanguageTag[] {
  return wish.alternatives.flatMap((choice) => (choice.kind === 'language' ? [choice.language] : []))
}

/** 'pt-BR' where 'pt' or 'pt-PT' is a wish of its own too: without their regions both files would have one name. */
export function hasRegionalTwin(wishes: readonly Wish[], language: LanguageTag): boolean {
  const base = baseOf(language)
  return wishes.filter((wish) => wantedLanguagesOf(wish).some((tag) => baseOf(tag) === base)).length > 1
}
