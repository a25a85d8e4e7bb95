/** Which two languages could be put together beside some videos, and beside how many of them. Pure. */
import type { PairChoices, PairCounts } from '../../../shared/contract/pairs.ts'
import { satisfies, type LanguageTag } from '../../../shared/language.ts'
import { pairTag, type LanguagePair } from '../../../shared/languagePair.ts'
import type { LibraryEntry } from '../library/libraryEntry.ts'

type Paired = Pick<LibraryEntry, 'profile'>

export function pairChoices(entries: readonly Paired[], wished: readonly LanguagePair[]): PairChoices {
  const videos = new Map<LanguageTag, number>()
  for (const entry of entries)
    for (const language of new Set(languagesBeside(entry))) videos.set(language, (videos.get(language) ?? 0) + 1)
  const languages = [...videos]
    .map(([language, count]) => ({ language, videos: count }))
    .sort((a, b) => b.videos - a.videos || (a.language < b.language ? -1 : 1))
  const there = wished.find((pair) => countPairs(entries, pair).both > 0)
  return { languages, suggested: there ?? mostFrequent(entries, languages) }
}

export function countPairs(entries: readonly Paired[], pair: LanguagePair): PairCounts {
  const tag = pairTag(pair)
  const both = entries.filter((entry) => hasBoth(entry, pair))
  const made = both.filter(({ profile }) => profile.video.file.sidecars.some(({ language }) => language === tag))
  return { both: both.length, made: made.length }
}

export function hasBoth(entry: Paired, { first, second }: LanguagePair): boolean {
  const beside = languagesBeside(entry)
  return [first, second].every((wanted) => beside.some((language) => satisfies(language, wanted)))
}

/** Whether there is anything to put together. */
export function canPair(entry: Paired): boolean {
  return new Set(languagesBeside(entry)).size > 1
}

function mostFrequent(entries: readonly Paired[], [first, ...others]: PairChoices['languages']): LanguagePair | null {
  if (!first) return null
  const pairs = others.map((other) => ({ first: first.language, second: other.language }))
  return pairs.find((pair) => countPairs(entries, pair).both > 0) ?? pairs[0] ?? null
}

function languagesBeside({ profile }: Paired): readonly LanguageTag[] {
  return profile.video.file.sidecars.flatMap(({ language, isForced }) =>
    language === null || isForced || language.includes('+') ? [] : [language],
  )
}
