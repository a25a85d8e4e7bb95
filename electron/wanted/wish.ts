/** What the user wants beside each video: a list of wishes, each with fallbacks in order (product §4). */
import { baseOf, type LanguageTag } from '../../shared/language.ts'
import { pairOf, type LanguagePair } from '../../shared/languagePair.ts'

export type HearingImpairedWish = 'prefer' | 'avoid' | 'only' | 'any'
export type ForcedWish = 'also' | 'never'

export type Alternative =
  | { readonly kind: 'language'; readonly language: LanguageTag }
  | { readonly kind: 'translate'; readonly from: LanguageTag }
  /** The text track inside the video, made a file beside it. */
  | { readonly kind: 'inside'; readonly language: LanguageTag }

/** "pt-BR>pt>translate:en": the first alternative that can be had. The first is a language ("inside:pt" is one too), or a pair alone ("en+es"). */
export interface Wish {
  readonly alternatives: readonly Alternative[]
}

export interface WishRules {
  /** As they were said; what is looked for are `soughtWishes`. */
  readonly wishes: readonly Wish[]
  readonly hearingImpaired: HearingImpairedWish
  readonly forced: ForcedWish
  /** Skip a wish when the audio already is in that language. */
  readonly skipWhenAudioMatches: boolean
}

/** The wish for two languages in one file; null for every other one. */
function pairOfWish({ alternatives: [first] }: Wish): LanguagePair | null {
  return first?.kind === 'language' && first.language.includes('+') ? pairOf(first.language) : null
}

/** The files in two languages that are kept beside what is found. */
export function pairsOf(wishes: readonly Wish[]): readonly LanguagePair[] {
  return wishes.flatMap((wish) => pairOfWish(wish) ?? [])
}

const sought = new WeakMap<readonly Wish[], readonly Wish[]>()

/** What is looked for: of a pair both languages, unless another wish begins with them. The same list for the same list. */
export function soughtWishes(wishes: readonly Wish[]): readonly Wish[] {
  const known = sought.get(wishes) ?? withoutPairs(wishes)
  sought.set(wishes, known)
  return known
}

function withoutPairs(wishes: readonly Wish[]): readonly Wish[] {
  if (pairsOf(wishes).length === 0) return wishes
  const named = new Set(wishes.flatMap((wish) => (pairOfWish(wish) ? [] : (languagesOfWish(wish)[0] ?? []))))
  return wishes.flatMap((wish) => {
    const pair = pairOfWish(wish)
    if (!pair) return [wish]
    const missing = [pair.first, pair.second].filter((language) => !named.has(language))
    for (const language of missing) named.add(language)
    return missing.map((language): Wish => ({ alternatives: [{ kind: 'language', language }] }))
  })
}

export function mayBeTranslated({ alternatives }: Wish): boolean {
  return alternatives.some(({ kind }) => kind === 'translate')
}

/** The languages that meet a wish without translating, in order of preference. */
export function languagesOfWish(wish: Wish): readonly LanguageTag[] {
  const known = spoken.get(wish) ?? withoutTranslating(wish)
  spoken.set(wish, known)
  return known
}

/** Asked for every gap of a library. */
const spoken = new WeakMap<Wish, readonly LanguageTag[]>()

function withoutTranslating(wish: Wish): readonly LanguageTag[] {
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
  const bases = soughtWishes(wishes).flatMap((wish) => [...new Set(languagesOfWish(wish).map(baseOf))])
  return new Set(bases.filter((base, index) => bases.indexOf(base) < index))
}
