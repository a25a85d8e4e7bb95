/** Another language to take where the wished one finds nothing: what has to be said at which place. Pure. */
import { languageTagOf } from '../../../shared/language.ts'
import { AppError } from '../../../shared/errors.ts'
import { languageOfWish } from '../../wanted/rulesBook.ts'
import { inheritsAll } from '../../wanted/scopedRulesStore.ts'
import { keyOf, type PlaceChange, type WantedRules } from '../../wanted/wantedRules.ts'
import { languagesOfWish, pairsOf, type Wish } from '../../wanted/wish.ts'
import { distanceTo, type RulesPlace } from '../../wanted/place.ts'
import { isWithin } from '../folders/folderPaths.ts'
import type { PlacedVideo, ScopePlace } from './scopePlaces.ts'

export interface AddedFallback {
  readonly language: string
  readonly fallback: string
}

/** After the languages that were there, before anything that a machine would have to make. @throws AppError 'input.unknownLanguage' */
export function withFallback(wishes: readonly Wish[], { language, fallback }: AddedFallback): readonly Wish[] {
  const tag = languageTagOf(fallback)
  if (tag === null) throw new AppError('input.unknownLanguage', `"${fallback}" is not a supported language.`)
  return saidApart(wishes, language).map((wish) => {
    if (languageOfWish(wish) !== language || languagesOfWish(wish).includes(tag)) return wish
    const made = wish.alternatives.findIndex(({ kind }) => kind === 'translate')
    const at = made < 0 ? wish.alternatives.length : made
    return { alternatives: wish.alternatives.toSpliced(at, 0, { kind: 'language', language: tag }) }
  })
}

/** A pair has no fallbacks: its language becomes a wish of its own before it. */
function saidApart(wishes: readonly Wish[], language: string): readonly Wish[] {
  if (wishes.some((wish) => languageOfWish(wish) === language)) return wishes
  const at = wishes.findIndex((wish) =>
    pairsOf([wish]).some(({ first, second }) => first === language || second === language),
  )
  return at < 0 ? wishes : wishes.toSpliced(at, 0, { alternatives: [{ kind: 'language', language }] })
}

export interface FallbackOrder extends AddedFallback {
  readonly place: ScopePlace
  readonly entries: readonly PlacedVideo[]
  readonly rules: Pick<WantedRules, 'book' | 'scoped'>
}

/** At the place itself, and at those below it that say the same wish for a video that is meant. */
export function fallbackChanges({ place, entries, rules, ...added }: FallbackOrder): readonly PlaceChange[] {
  const said = new Map(rules.scoped().map(({ place: each, own }) => [keyOf(each), own]))
  const atPlace = place.places.map((each) => {
    const own = said.get(keyOf(each)) ?? inheritsAll
    return { place: each, own: { ...own, wishes: withFallback(own.wishes ?? wishesAt(each, entries, rules), added) } }
  })
  const keys = new Set(place.places.map(keyOf))
  const below = rules.scoped().flatMap(({ place: each, own }) => {
    const isMeant =
      own.wishes !== null &&
      !keys.has(keyOf(each)) &&
      isBelow(each, place) &&
      entries.some((entry) => isOf(each, entry))
    return isMeant ? [{ place: each, own: { ...own, wishes: withFallback(own.wishes, added) } }] : []
  })
  return [...atPlace, ...below]
}

/** What it inherits now. */
function wishesAt(
  place: RulesPlace,
  entries: readonly PlacedVideo[],
  { book }: Pick<WantedRules, 'book'>,
): readonly Wish[] {
  const entry = place.kind === 'title' ? entries.find((each) => isOf(place, each)) : undefined
  const path = entry?.path ?? `${place.folder}/-`
  return book().rulesOf(path, () => entry?.showKey ?? '\n').wishes
}

/** Titles have the last word, so nothing is below them. */
function isBelow(place: RulesPlace, { kind, places: [around] }: ScopePlace): boolean {
  if (kind === 'titles') return false
  return kind === 'settings' || place.kind === 'title' || isWithin(place.folder, around?.folder ?? '')
}

function isOf(place: RulesPlace, { path, showKey }: PlacedVideo): boolean {
  if (place.kind === 'folder') return isWithin(path, place.folder)
  return distanceTo(place, path, () => showKey) !== null
}
