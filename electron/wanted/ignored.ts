/** What the user wants nothing for: videos, titles, languages of these, and what is never taken. Pure. */
import type { LanguageTag } from '../../shared/language.ts'
import { distanceTo, plainFolder, type ReadShowKey } from './place.ts'

export type Ignored =
  /** A null language means every wish. */
  | { readonly kind: 'video'; readonly path: string; readonly language: LanguageTag | null }
  | {
      readonly kind: 'title'
      readonly folder: string
      readonly titleKey: string
      readonly language: LanguageTag | null
    }
  /** Subtitles made for this release, by the key of its name; subtitles of this author, in lower case. */
  | { readonly kind: 'release' | 'author'; readonly key: string }

/** What tells it from everything else, as the database keeps it. */
export function ignoredPlace(one: Ignored): readonly [kind: string, place: string, key: string, language: string] {
  switch (one.kind) {
    case 'video':
      return [one.kind, one.path, '', one.language ?? '']
    case 'title':
      return [one.kind, plainFolder(one.folder), one.titleKey, one.language ?? '']
    default:
      return [one.kind, '', one.key, '']
  }
}

/** What is listed and never taken. */
export interface IgnoredListings {
  readonly releases: ReadonlySet<string>
  readonly authors: ReadonlySet<string>
}

export const nothingListed: IgnoredListings = { releases: new Set(), authors: new Set() }

export function ignoredListings(all: readonly Ignored[]): IgnoredListings {
  const keysOf = (kind: 'release' | 'author') => new Set(all.flatMap((one) => (one.kind === kind ? [one.key] : [])))
  return { releases: keysOf('release'), authors: keysOf('author') }
}

/** By what it is ignored; null where it is not. */
export type FindIgnored = (path: string, readKey: ReadShowKey, language: LanguageTag) => Ignored | null

/** Answers in a moment where nothing is ignored, as for most videos. */
export function createFindIgnored(all: readonly Ignored[]): FindIgnored {
  const videos = Map.groupBy(
    all.filter((one) => one.kind === 'video'),
    ({ path }) => path,
  )
  const titles = Map.groupBy(
    all.filter((one) => one.kind === 'title'),
    ({ titleKey }) => titleKey,
  )
  return (path, readKey, language) => {
    const isMeant = (one: { readonly language: LanguageTag | null }) =>
      one.language === null || one.language === language
    const own = videos.get(path)?.find(isMeant)
    if (own || titles.size === 0) return own ?? null
    const ofTitle = titles.get(readKey()) ?? []
    return ofTitle.find((one) => isMeant(one) && distanceTo(one, path, readKey) !== null) ?? null
  }
}
