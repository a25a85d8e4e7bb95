/** What the user wants beside each video: a list of wishes, each with fallbacks in order (product §4). */
import { baseOf, type LanguageTag } from '../../shared/language.ts'

export type HearingImpairedWish = 'prefer' | 'avoid' | 'only' | 'any'
export type ForcedWish = 'also' | 'never'

export type Alternative =
  | { readonly kind: 'language'; readonly language: LanguageTag }
  | { readonly kind: 'translate'; readonly from: LanguageTag }
  /** The text track inside the video, made a file beside it. */
  | { readonly kind: 'inside'; readonly language: LanguageTag }

/** "pt-BR>pt>translate:en": the first alternative that can be had. The first is always a language, "inside:pt" one too. */
export interface Wish {
  readonly alternatives: readonly Alternative[]
}

export interface WishRules {
  readonly wishes: readonly Wish[]
  readonly hearingImpaired: HearingImpairedWish
  readonly forced: ForcedWish
  /** Skip a wish when the audio already is in that language. */
  readonly skipWhenAudioMatches: boolean
}

/** The languages that meet a wish without translating, in order of preference. */
export function languagesOfWish(wish: Wish): readonly LanguageTag[] {
  return [...new Set(wish.alternatives.flatMap((choice) => (choice.kind === 'translate' ? [] : [choice.language])))]
}

/** A file beside the video is wanted, taken from inside it: the track itself does not do. */
export function wantsFromInside({ alternatives }: Wish): boolean {
  return alternatives.some(({ kind }) => kind === 'inside')
}

/** What a service is asked for, and null for what it has no part in. */
export function listedLanguageOf(choice: Alternative): LanguageTag | null {
  if (choice.kind === 'inside') return null
  return choice.kind === 'language' ? choice.language : choice.from
}

/** 'pt' where both 'pt-BR' and 'pt' are wishes of their own: without their regions both files would have one name. */
export function regionalTwins(wishes: readonly Wish[]): ReadonlySet<LanguageTag> {
  const bases = wishes.flatMap((wish) => [...new Set(languagesOfWish(wish).map(baseOf))])
  return new Set(bases.filter((base, index) => bases.indexOf(base) < index))
}
