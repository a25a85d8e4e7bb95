/**
 * Which rules hold for a video, and what of it is ignored: rules are inherited from the settings by folders, from the top
 * down, and by the video's title, whose word is the last. Pure, and quick enough to be asked of each video of a library.
 */
import type { LanguageTag } from '../../shared/language.ts'
import { parseRelease } from '../../shared/release/parseRelease.ts'
import { showKeyOf } from '../../shared/release/title/showKey.ts'
import { createFindIgnored, ignoredListings, type Ignored, type IgnoredListings } from './ignored.ts'
import { distanceTo, parentOf, plainFolder, type ReadShowKey, type RulesPlace } from './place.ts'
import { languagesOfWish, pairsOf, soughtWishes, type Wish, type WishRules } from './wish.ts'

/** null: as inherited. */
export type OwnRules = { readonly [Rule in keyof WishRules]: WishRules[Rule] | null }

export interface ScopedRules {
  readonly place: RulesPlace
  readonly own: OwnRules
}

export interface RulesBook {
  /** The same object for videos whose rules are the same by the same places. */
  rulesOf(path: string, readKey: ReadShowKey): WishRules
  isIgnored(path: string, readKey: ReadShowKey, wish: Wish): boolean
  /** Its title has rules of its own, beside those of its folders. */
  hasOwnRules(path: string, readKey: ReadShowKey): boolean
  readonly listings: IgnoredListings
  /** Whether any video has anything ignored. */
  readonly ignoresVideos: boolean
  /** Every wish of the settings and of each place, as it was said. */
  readonly said: readonly Wish[]
  /** Whether a file in two languages is wanted anywhere. */
  readonly hasPairs: boolean
  /** Every wish that is looked for beside some video: of the settings, and of each place. */
  readonly wishes: readonly Wish[]
}

export interface RulesBookContent {
  readonly settings: WishRules
  readonly scoped: readonly ScopedRules[]
  readonly ignored: readonly Ignored[]
  /** What was said for this run alone: it wins over every place. */
  readonly fixed?: ReadonlySet<keyof WishRules>
}

export function createRulesBook({ settings, scoped, ignored, fixed = new Set() }: RulesBookContent): RulesBook {
  const overlay = createOverlay(fixed)
  const folders = new Map(
    scoped.flatMap(({ place, own }) => (place.kind === 'folder' ? [[plainFolder(place.folder), own] as const] : [])),
  )
  const titles = Map.groupBy(
    scoped.flatMap(({ place, own }) => (place.kind === 'title' ? [{ place, own }] : [])),
    ({ place }) => place.titleKey,
  )
  const findIgnored = createFindIgnored(ignored)
  const ofFolder = new Map<string, WishRules>()

  function folderRules(folder: string | null): WishRules {
    if (folder === null) return settings
    const known = ofFolder.get(folder)
    if (known) return known
    const inherited = folderRules(parentOf(folder))
    const own = folders.get(folder)
    const rules = own ? overlay(inherited, own) : inherited
    ofFolder.set(folder, rules)
    return rules
  }

  function titleRules(path: string, readKey: ReadShowKey): OwnRules | null {
    if (titles.size === 0) return null
    const distances = (titles.get(readKey()) ?? []).flatMap(({ place, own }) => {
      const distance = distanceTo(place, path, readKey)
      return distance === null ? [] : [{ distance, own }]
    })
    return distances.sort((a, b) => a.distance - b.distance)[0]?.own ?? null
  }

  const said = [...settings.wishes, ...scoped.flatMap(({ own }) => own.wishes ?? [])]

  return {
    rulesOf(path, readKey) {
      const inherited = folders.size === 0 ? settings : folderRules(parentOf(path))
      const own = titleRules(path, readKey)
      return own ? overlay(inherited, own) : inherited
    },
    isIgnored: (path, readKey, wish) => findIgnored(path, readKey, languageOfWish(wish)) !== null,
    hasOwnRules: (path, readKey) => titleRules(path, readKey) !== null,
    listings: ignoredListings(ignored),
    ignoresVideos: ignored.some(({ kind }) => kind === 'video' || kind === 'title'),
    said,
    hasPairs: pairsOf(said).length > 0,
    wishes: soughtWishes(said),
  }
}

/** One set of rules for every video, and nothing ignored. */
export function sameRules(settings: WishRules): RulesBook {
  return createRulesBook({ settings, scoped: [], ignored: [] })
}

/** The same places, with some rules replaced for one piece of work. */
export function replacedRules(book: RulesBook, replaced: Partial<WishRules>): RulesBook {
  return { ...book, rulesOf: (path, readKey) => ({ ...book.rulesOf(path, readKey), ...replaced }) }
}

/** For what was ordered of certain videos by name: it is done even where it is ignored. */
export function orderedRules(book: RulesBook, replaced: Partial<WishRules>): RulesBook {
  return { ...replacedRules(book, replaced), isIgnored: () => false, ignoresVideos: false }
}

/** As if nothing but this language were wanted; null: all of it. The order of the wishes stays, as it means something. */
export function onlyLanguage(book: RulesBook, language: LanguageTag | null): RulesBook {
  if (language === null) return book
  const isOther = (wish: Wish) => languageOfWish(wish) !== language
  return {
    ...book,
    isIgnored: (path, readKey, wish) => isOther(wish) || book.isIgnored(path, readKey, wish),
    ignoresVideos: true,
  }
}

/** Of a video of which only the path is at hand. */
export function rulesOfPath(book: RulesBook, path: string): WishRules {
  return book.rulesOf(path, () => showKeyOf(parseRelease(path)))
}

/** What a wish is shown and ignored by. */
export function languageOfWish(wish: Wish): LanguageTag {
  return languagesOfWish(wish)[0] ?? 'und'
}

/** What a place says over what it inherits. The same two make the same object, so that what follows from it can be kept. */
function createOverlay(fixed: ReadonlySet<keyof WishRules>) {
  const made = new Map<WishRules, Map<OwnRules, WishRules>>()
  return (inherited: WishRules, own: OwnRules): WishRules => {
    const ofInherited = made.get(inherited) ?? new Map<OwnRules, WishRules>()
    const known = ofInherited.get(own)
    if (known) return known
    const said = Object.entries(own).filter(([rule, value]) => value !== null && !fixed.has(rule as keyof WishRules))
    const rules: WishRules = said.length === 0 ? inherited : { ...inherited, ...Object.fromEntries(said) }
    made.set(inherited, ofInherited.set(own, rules))
    return rules
  }
}
