/** Sees that a subtitle listed under our title is another title's by its own release names. Pure. */
import type { Release } from '../../../shared/release/release.ts'
import { titleKey } from '../../../shared/release/title/titleKey.ts'
import type { RankingRequest } from './ranking.ts'
import type { ReadSubtitle } from './listedTexts.ts'

/**
 * True only where every name that tells a title speaks against ours: a series for a movie, a year more than one off,
 * or not one word in common. A single name that fits is enough to stay: uploaders list translated titles beside.
 */
export function isOtherTitle(request: Pick<RankingRequest, 'release' | 'title'>, read: ReadSubtitle): boolean {
  const telling = read.releases.map(({ release }) => release).filter(isTelling)
  if (telling.length === 0) return isSeriesByField(request.release, read)
  return telling.every((theirs) => isOther(request, theirs))
}

/** A bare word may be anything ("subtitle.zip"); a year, a number or a source makes it a release name. */
function isTelling({ title, year, source, season, episodes }: Release): boolean {
  return title !== null && (year !== null || source !== null || season !== null || episodes.length > 0)
}

function isSeriesByField(release: Release, { fields }: ReadSubtitle): boolean {
  return release.type === 'movie' && fields.season !== null && fields.episodes.length > 0
}

function isOther({ release, title }: Pick<RankingRequest, 'release' | 'title'>, theirs: Release): boolean {
  if (release.type === 'movie' && theirs.season !== null) return true
  const year = release.year ?? title?.year ?? null
  const isYearKnown = release.type === 'movie' && year !== null && theirs.year !== null
  if (isYearKnown && Math.abs(year - theirs.year) > 1) return true
  const isSameYear = isYearKnown && year === theirs.year
  return !isSameYear && sharesNoWord(knownWords(release, title?.name ?? null), wordsOf(theirs.title))
}

function knownWords(release: Release, matchedName: string | null): ReadonlySet<string> {
  return new Set([release.title, release.otherTitle, matchedName].flatMap((name) => wordsOf(name)))
}

function wordsOf(title: string | null): readonly string[] {
  return titleKey(title ?? '')
    .split(' ')
    .filter((word) => word !== '')
}

/** Words of different scripts cannot be compared, and run-together spellings share letters, not words. */
function sharesNoWord(known: ReadonlySet<string>, theirs: readonly string[]): boolean {
  if (known.size === 0 || theirs.length === 0) return false
  if (!isLatin([...known]) || !isLatin(theirs)) return false
  const joined = [...known].join('')
  return (
    !theirs.some((word) => known.has(word)) && !joined.includes(theirs.join('')) && !theirs.join('').includes(joined)
  )
}

function isLatin(words: readonly string[]): boolean {
  return words.every((word) => /^[\p{Script=Latin}\p{N}]+$/u.test(word))
}
