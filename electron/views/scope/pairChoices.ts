/** Which two languages could be put together beside some videos, and beside how many of them. Pure. */
import type { PairChoices, PairCounts } from '../../../shared/contract/videos/pairs.ts'
import { satisfies, type LanguageTag } from '../../../shared/language.ts'
import { pairTag, type LanguagePair } from '../../../shared/languagePair.ts'
import { holdsPictures } from '../../library/pictureSubtitles.ts'
import type { CoverageProfile } from '../library/counts/coverageProfile.ts'
import type { LibraryEntry } from '../library/entries/libraryEntry.ts'

type Paired = Pick<LibraryEntry, 'profile'>

export interface PairWishes {
  /** Wished for as two in one file. */
  readonly pairs: readonly LanguagePair[]
  /** In the order of the wishes. */
  readonly languages: readonly LanguageTag[]
}

export function pairChoices(entries: readonly Paired[], wished: PairWishes): PairChoices {
  const alike = countAlike(entries)
  const videos = new Map<LanguageTag, number>()
  for (const [profile, count] of alike)
    for (const language of new Set(languagesBeside({ profile })))
      videos.set(language, (videos.get(language) ?? 0) + count)
  const languages = [...videos]
    .map(([language, count]) => ({ language, videos: count }))
    .sort((a, b) => b.videos - a.videos || (a.language < b.language ? -1 : 1))
  const isThere = (pair: LanguagePair) => [...alike.keys()].some((profile) => hasBoth({ profile }, pair))
  const inOrder = pairsAmong(wished.languages)
  const suggested = [...wished.pairs, ...inOrder].find(isThere) ?? mostFrequent(isThere, languages)
  return { languages, suggested }
}

/** Those of the first with each later one, then of the second. */
function pairsAmong(languages: readonly LanguageTag[]): readonly LanguagePair[] {
  return languages.flatMap((first, at) => languages.slice(at + 1).map((second) => ({ first, second })))
}

/** How many videos there are of each profile: a library has few hundred. */
function countAlike(entries: readonly Paired[]): ReadonlyMap<CoverageProfile, number> {
  const counts = new Map<CoverageProfile, number>()
  for (const { profile } of entries) counts.set(profile, (counts.get(profile) ?? 0) + 1)
  return counts
}

export function countPairs(entries: readonly Paired[], pair: LanguagePair): Omit<PairCounts, 'name'> {
  const tag = pairTag(pair)
  const sums = { both: 0, made: 0 }
  for (const [profile, count] of countAlike(entries)) {
    if (!hasBoth({ profile }, pair)) continue
    sums.both += count
    if (profile.video.file.sidecars.some(({ language }) => language === tag)) sums.made += count
  }
  return sums
}

export function hasBoth(entry: Paired, { first, second }: LanguagePair): boolean {
  const beside = languagesBeside(entry)
  return [first, second].every((wanted) => beside.some((language) => satisfies(language, wanted)))
}

/** Whether there is anything to put together. */
export function canPair(entry: Paired): boolean {
  return new Set(languagesBeside(entry)).size > 1
}

function mostFrequent(
  isThere: (pair: LanguagePair) => boolean,
  [first, ...others]: PairChoices['languages'],
): LanguagePair | null {
  if (!first) return null
  const pairs = others.map((other) => ({ first: first.language, second: other.language }))
  return pairs.find(isThere) ?? pairs[0] ?? null
}

function languagesBeside({ profile }: Paired): readonly LanguageTag[] {
  return profile.video.file.sidecars.flatMap((sidecar) =>
    sidecar.language === null || sidecar.isForced || holdsPictures(sidecar) || sidecar.language.includes('+')
      ? []
      : [sidecar.language],
  )
}
