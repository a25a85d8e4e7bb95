/**
 * Which titles a file name can mean. `local` goes by rules; `ai` adds translated and romanised names, one spelling mistake,
 * one missing word (API §4 leaves the engines open, our decision). A name that the catalogue lacks must find nothing.
 */
import { otherReadings } from '../../shared/release/otherReadings.ts'
import type { Release } from '../../shared/release/release.ts'
import type { Dialect } from '../catalogue/store/dialect.ts'
import type { Lookup } from '../catalogue/store/lookups.ts'
import { nameKinds } from '../catalogue/names.ts'
import type { SearchEngine } from '../catalogue/records.ts'
import { titleOrShowByFilmdbId, titlesById, titleByMoviedbId, type StoredTitle } from '../catalogue/titles.ts'
import { byFit, weigh, type TitleCandidate, type Finding } from './evidence.ts'
import { isOneEditApart } from './typoIndex.ts'
import {
  isKnownWord,
  misspeltNames,
  namesByKey,
  namesByWords,
  namesFrom,
  smallWords,
  titlesByKey,
  yearsAround,
  type FoundName,
  type NameFilter,
  type TitleOfName,
} from './nameIndex.ts'
import { withDigits } from './spellings.ts'
import { titleKey } from '../../shared/release/title/titleKey.ts'

export interface FoundTitles {
  /** Best first. */
  readonly candidates: readonly TitleCandidate[]
  readonly engine: SearchEngine
  /** The reading of the name under which they were found. */
  readonly release: Release
}

const findings: Readonly<Record<number, Finding>> = {
  [nameKinds.name]: 'name',
  [nameKinds.original]: 'original',
  [nameKinds.ruleSpelling]: 'ruleSpelling',
  [nameKinds.romanised]: 'romanised',
  [nameKinds.translated]: 'translated',
}

/** Without a year to confirm it, a short name with a mistake could be any other short name. */
const shortestUnconfirmed = 8
const countryAtEnd = / (?:us|uk|au|nz|ca|ie)$/

export function* findTitles(dialect: Dialect, release: Release, engine: SearchEngine): Lookup<FoundTitles> {
  const byId = yield* byIds(release)
  if (byId) return { candidates: byId, engine: 'local', release }
  const exact = yield* exactly(release, engine)
  if (exact.candidates.length > 0 || engine === 'local') return exact
  const spelt = yield* misspelt(dialect, release)
  return { candidates: spelt.length > 0 ? spelt : yield* wordMissing(dialect, release), engine: 'ai', release }
}

/** Titles whose id a library manager wrote into the name. */
function* byIds(release: Release): Lookup<readonly TitleCandidate[] | null> {
  const title =
    (release.filmdbId === null ? null : yield* titleOrShowByFilmdbId(release.filmdbId)) ??
    (release.moviedbId === null ? null : yield* titleByMoviedbId(release.moviedbId, release.type))
  const candidate = title && weigh(title, 'id', release)
  return candidate ? [candidate] : null
}

/** By rules where they find something; names of the other kinds are for `ai` alone, and only where rules find nothing. */
function* exactly(release: Release, engine: SearchEngine): Lookup<FoundTitles> {
  const asked = new Set([''])
  let translated: FoundTitles = { candidates: [], engine, release }
  for (const reading of allReadingsOf(release)) {
    if (asked.has(reading.key)) continue
    asked.add(reading.key)
    const named = yield* titlesByKey(reading.key, filterFor(reading.release))
    const byRules = weighNamed(
      named.filter(({ kind }) => kind <= nameKinds.ruleSpelling),
      reading,
    )
    if (byRules.length > 0) {
      const candidates = [...byRules, ...(yield* rivals(release, reading, asked))]
      return { candidates, engine: 'local', release: reading.release }
    }
    if (engine === 'ai' && translated.candidates.length === 0)
      translated = { candidates: weighNamed(named, reading), engine, release: reading.release }
  }
  return translated
}

function weighNamed(named: readonly TitleOfName[], { release }: Reading): readonly TitleCandidate[] {
  return bestOfEach(named.map(({ title, kind }) => weigh(title, findings[kind] ?? 'translated', release)))
}

/**
 * "Compass 3" may be the third episode of one title or the whole name of another: where the catalogue has both, nobody can
 * say. Films with a year are spared the look: there the year speaks for itself.
 */
function* rivals(release: Release, found: Reading, asked: ReadonlySet<string>): Lookup<readonly TitleCandidate[]> {
  if (release.type === 'movie' || found.release !== release) return []
  const others = otherReadings(release)
    .map((other) => ({ key: titleKey(other.title ?? ''), release: other }))
    .filter(({ key }) => !asked.has(key))
  const named: TitleCandidate[] = []
  for (const other of others) named.push(...weighNamed(yield* titlesByKey(other.key, filterFor(other.release)), other))
  return bestOfEach(named).filter(({ finding }) => finding === 'name' || finding === 'original')
}

interface Reading {
  readonly key: string
  readonly release: Release
}

/** First everything under what the name says most likely, then under what it may say as well. */
function* allReadingsOf(release: Release): Generator<Reading> {
  yield* readingsOf(release)
  for (const other of otherReadings(release)) yield* readingsOf(other)
}

/** What the title of a name may be, likeliest first: itself, numerals as digits, the other title, a show without its country. */
function* readingsOf(release: Release): Generator<Reading> {
  const key = titleKey(release.title ?? '')
  yield { key, release }
  yield { key: withDigits(key), release }
  if (release.otherTitle !== null) yield { key: titleKey(release.otherTitle), release }
  if (release.type === 'tv') yield { key: key.replace(countryAtEnd, ''), release }
}

/** One letter off. Numbers must agree: "Rocky 2" is no misspelt "Rocky 3". */
function* misspelt(dialect: Dialect, release: Release): Lookup<readonly TitleCandidate[]> {
  const key = titleKey(release.title ?? '')
  if (release.year === null && key.length < shortestUnconfirmed) return []
  const filter = ofThatYear(release)
  const mistaken = [...(yield* misspeltNames(key, filter)), ...(yield* withoutMistakenArticle(key, filter))]
  const names = mistaken.filter((name) => digits(name.key) === digits(key))
  const candidates = yield* weighAll(names, (title) => weigh(title, 'misspelt', release))
  const confirmed = candidates.filter((candidate) => candidate.yearFit === 'same')
  if (confirmed.length > 0 || key.length < shortestUnconfirmed) return confirmed
  for (const name of names) if (!(yield* isNoOtherWord(dialect, key, name.key))) return []
  return candidates.filter((candidate) => candidate.yearFit === 'unknown')
}

/** "teh paper lantern": the key has lost the article of the title, so the mistake in front of it goes too. */
function* withoutMistakenArticle(key: string, filter: NameFilter): Lookup<readonly FoundName[]> {
  const [first = '', ...rest] = key.split(' ')
  return isOneEditApart(first, 'the') ? yield* namesByKey(rest.join(' '), filter) : []
}

/** Whether the words that differ exist nowhere else: "live" is a word of its own, not a misspelt "love". */
function* isNoOtherWord(dialect: Dialect, key: string, known: string): Lookup<boolean> {
  const knownWords = new Set(known.split(' '))
  const others = key.split(' ').filter((word) => !knownWords.has(word))
  for (const word of others) if (yield* isKnownWord(dialect, word)) return false
  return true
}

/** A longer name without one of its words: only where year and type agree, and never the first word. */
function* wordMissing(dialect: Dialect, release: Release): Lookup<readonly TitleCandidate[]> {
  const words = titleKey(release.title ?? '').split(' ')
  if (words.length < 2 || release.year === null) return []
  const longer = yield* longerNames(dialect, words, ofThatYear(release))
  const names = longer.filter((name) => isWithoutOneWord(words, name.key.split(' ')))
  const candidates = yield* weighAll(names, (title) => weigh(title, 'wordMissing', release))
  const sameYear = candidates.filter(
    (candidate) => candidate.yearFit === 'same' && candidate.title.type === release.type,
  )
  return sameYear.length === 1 ? sameYear : []
}

/** Of one telling word and small ones only the last may be missing: too many names hold that word. */
function longerNames(dialect: Dialect, words: readonly string[], filter: NameFilter): Lookup<readonly FoundName[]> {
  const telling = words.filter((word) => !smallWords.has(word))
  return telling.length >= 2 ? namesByWords(dialect, telling, filter) : namesFrom(`${words.join(' ')} `, filter)
}

function isWithoutOneWord(words: readonly string[], whole: readonly string[]): boolean {
  if (whole.length !== words.length + 1 || words[0] !== whole[0]) return false
  const at = words.findIndex((word, index) => word !== whole[index])
  return at === -1 ? !/^\d+$/.test(whole.at(-1) ?? '') : words.slice(at).join(' ') === whole.slice(at + 1).join(' ')
}

function filterFor(release: Release): NameFilter {
  return { type: release.type === 'tv' ? 'tv' : undefined, years: yearsAround(release.year) }
}

/** What is found in spite of a mistake may be off in nothing else. */
function ofThatYear(release: Release): NameFilter {
  const { year } = release
  return { ...filterFor(release), years: year === null ? undefined : [year, year] }
}

function* weighAll(
  names: readonly FoundName[],
  weighOne: (title: StoredTitle) => TitleCandidate | null,
): Lookup<readonly TitleCandidate[]> {
  const titles = yield* titlesById(names.map((name) => name.title_id))
  return bestOfEach([...titles.values()].map(weighOne))
}

/** Each title once, by its best name, best first. */
function bestOfEach(candidates: readonly (TitleCandidate | null)[]): readonly TitleCandidate[] {
  const best = new Map<number, TitleCandidate>()
  for (const candidate of candidates) {
    const known = candidate && best.get(candidate.title.id)
    if (candidate && (!known || candidate.score > known.score)) best.set(candidate.title.id, candidate)
  }
  return [...best.values()].sort(byFit)
}

function digits(key: string): string {
  return key.replace(/\D+/g, ' ').trim()
}
