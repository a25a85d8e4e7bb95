/** Does a file of an archive hold the wanted episode, language and kind? Judges one file; choosing is `pickFromArchive`. */
import { isSubtitleName } from '../../../node/archive/memberNames.ts'
import { baseOf, satisfies, type LanguageTag } from '../../../shared/language.ts'
import type { Release } from '../../../shared/release/release.ts'
import type { HearingImpairedWish } from '../../wanted/wish.ts'
import { wordsOf, type MemberFacts } from './memberFacts.ts'

export interface MemberQuery {
  readonly season: number | null
  /** Every episode of the video, ascending, or those of them that the archive was listed as; empty for movies. */
  readonly episodes: readonly number[]
  /** The number that counts through all seasons. */
  readonly absoluteEpisode: number | null
  /** 'YYYY-MM-DD' of a daily show. */
  readonly date: string | null
  /** Disc or part of a movie in several files. */
  readonly part: number | null
  /** The archive was listed as this part and no other: its files need not say so again. */
  readonly isPartListed: boolean
  /** The archive was listed as these episodes and no other: a running number in the name of its only file says nothing against it. */
  readonly isEpisodeListed: boolean
  readonly episodeTitle: string | null
  /** 'en+de' accepts either language and both; null accepts any. */
  readonly language: LanguageTag | null
  readonly hearingImpaired: HearingImpairedWish
  /** The forced subtitle itself is wanted, not the full one. */
  readonly isForced: boolean
  /** The video's own name, to prefer the subtitle of the same release. */
  readonly release: Release | null
}

export type MemberRejection = 'not-a-subtitle' | 'junk' | 'forced' | 'hearing-impaired' | 'language' | 'episode'

/** How a file was recognised, the strongest last: nothing speaks against it, a bare number, season and episode, title. */
export const evidenceOrder = ['nothing-against', 'number', 'episode', 'title'] as const
export type Evidence = (typeof evidenceOrder)[number]

export type MemberFit =
  | { readonly kind: 'fits'; readonly evidence: Evidence }
  | { readonly kind: 'rejected'; readonly reason: MemberRejection }

const junkWords = /\b(sample|commentary|trailer)\b/
// A shorter title ("Pilot", "Home") turns up in other names by accident.
const shortestTitle = 8

export function fitOf(name: string, facts: MemberFacts, query: MemberQuery): MemberFit {
  const reason = unsuitable(name, facts, query)
  if (reason) return { kind: 'rejected', reason }
  const evidence = evidenceOf(facts, query)
  return evidence ? { kind: 'fits', evidence } : { kind: 'rejected', reason: 'episode' }
}

export function unsuitable(name: string, facts: MemberFacts, query: MemberQuery): MemberRejection | null {
  if (!isSubtitleName(name)) return 'not-a-subtitle'
  if (junkWords.test(facts.words)) return 'junk'
  if (facts.isForced !== query.isForced) return 'forced'
  if (query.hearingImpaired === 'only' && !facts.isHearingImpaired) return 'hearing-impaired'
  if (query.language !== null && languageFit(facts.languages, query.language) < 0) return 'language'
  return null
}

/** 3 the wanted language, 2 without its region, 1 not known, -1 another one. */
export function languageFit(languages: readonly LanguageTag[], wanted: LanguageTag): number {
  if (languages.length === 0) return 1
  const accepted = [wanted, ...(wanted.includes('+') ? wanted.split('+') : [])]
  if (accepted.some((tag) => languages.some((language) => satisfies(language, tag)))) return 3
  const isPlain = (tag: LanguageTag) => tag === baseOf(tag)
  const isClose = (language: LanguageTag) => baseOf(language) === baseOf(wanted) && isPlain(language)
  return languages.some(isClose) ? 2 : -1
}

function evidenceOf(facts: MemberFacts, query: MemberQuery): Evidence | null {
  if (contradicts(facts, query)) return null
  if (holdsTitle(facts, query.episodeTitle)) return 'title'
  return isMovie(query) ? movieEvidence(facts, query) : episodeEvidence(facts, query)
}

function movieEvidence(facts: MemberFacts, query: MemberQuery): Evidence {
  return query.part !== null && facts.part === query.part ? 'episode' : 'nothing-against'
}

function episodeEvidence({ release, looseNumbers }: MemberFacts, query: MemberQuery): Evidence | null {
  if (release.date !== null) return release.date === query.date ? 'episode' : null
  if (release.season !== null && release.episodes.length > 0) return 'episode'
  if (looseNumbers.length > 0) return meets(looseNumbers, query) ? 'number' : null
  return release.isFullSeason ? null : 'nothing-against'
}

export function isMovie(query: MemberQuery): boolean {
  return query.season === null && query.episodes.length === 0 && query.absoluteEpisode === null && query.date === null
}

/** A season with its episode, or a disc, that is not the wanted one. Loose numbers may count anything. */
function contradicts({ release, part }: MemberFacts, query: MemberQuery): boolean {
  if (query.part !== null && part !== null && part !== query.part) return true
  if (isMovie(query) || release.season === null) return false
  if (query.season !== null && !isInSeasons(release, query.season)) return true
  return release.episodes.length > 0 && !query.episodes.every((episode) => release.episodes.includes(episode))
}

function isInSeasons({ season, lastSeason }: Release, wanted: number): boolean {
  return season !== null && wanted >= season && wanted <= (lastSeason ?? season)
}

/** Loose numbers may be the wanted episodes, the count through all seasons, or "201" for 2x01. */
function meets(numbers: readonly number[], { season, episodes, absoluteEpisode }: MemberQuery): boolean {
  const holdsAll = (wanted: readonly number[]) => wanted.length > 0 && wanted.every((one) => numbers.includes(one))
  const withSeason = season === null || season === 0 ? [] : episodes.map((episode) => season * 100 + episode)
  return holdsAll(episodes) || holdsAll(withSeason) || (absoluteEpisode !== null && numbers.includes(absoluteEpisode))
}

function holdsTitle(facts: MemberFacts, title: string | null): boolean {
  const wanted = wordsOf(title ?? '')
  return wanted.length >= shortestTitle && ` ${facts.words} `.includes(` ${wanted} `)
}
