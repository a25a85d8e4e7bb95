/**
 * Whether the service's match is our video (promise J7): its word is compared with our own reading of the name, and
 * nothing is taken on trust. Pure; works with whatever fields a reply has.
 */
import { countOf } from '../../../shared/release/askedRelease.ts'
import { otherReadings } from '../../../shared/release/otherReadings.ts'
import type { Release } from '../../../shared/release/release.ts'
import { articleOf, titleKey, withNumbersJoined } from '../../../shared/release/title/titleKey.ts'
import type { TitleMatch } from '../../serviceClient/listing.ts'
import type { StoredAnswer } from '../ask/outcomes/storedAnswer.ts'

export interface JudgedMatch {
  readonly status: 'sure' | 'ask' | 'none'
  readonly title: TitleMatch | null
  readonly alternates: readonly TitleMatch[]
}

/** The match as judged, and the reading of the name that it was judged by, with the place that the service counted to. */
export interface JudgedReading extends JudgedMatch {
  readonly release: Release
}

/**
 * By what the name says most likely; where that leaves doubt, by what it may say as well: a title that is there letter by
 * letter under another reading ("Compass 3", the film) is no guess.
 */
export function judgeReadings(release: Release, answer: StoredAnswer): JudgedReading {
  const first = judgeMatch(release, answer)
  if (first.status === 'sure' || !answer.match) return placed(first, release)
  for (const other of otherReadings(release)) {
    const judged = judgeMatch(other, answer)
    if (judged.status === 'sure') return placed(judged, other)
  }
  return placed(first, release)
}

/** A number that counts through all seasons stays known beside the place that the service counted to. */
function placed(judged: JudgedMatch, release: Release): JudgedReading {
  const { title } = judged
  const absoluteEpisode = release.type === 'tv' ? countOf(release) : null
  if (absoluteEpisode === null || !title?.season || !title.episode) return { ...judged, release }
  return { ...judged, release: { ...release, season: title.season, episodes: [title.episode], absoluteEpisode } }
}

export function judgeMatch(release: Release, answer: StoredAnswer): JudgedMatch {
  const { match, alternates } = answer
  if (!match) return { status: alternates.length > 0 ? 'ask' : 'none', title: null, alternates }
  const status = answer.isById ? judgeById(release, match) : judgeByName(release, match, alternates)
  return { status, title: status === 'none' ? null : match, alternates }
}

/** An id is the user's own word about the title; only a plain contradiction makes us ask. */
function judgeById(release: Release, match: TitleMatch): 'sure' | 'ask' {
  const isContradicted = isOtherType(release, match) || yearGap(release, match) > 1 || isOtherEpisode(release, match)
  return isContradicted ? 'ask' : 'sure'
}

function judgeByName(release: Release, match: TitleMatch, alternates: readonly TitleMatch[]): 'sure' | 'ask' | 'none' {
  if (!isNamedBy(release, match)) return match.confidence === 'low' || isOtherType(release, match) ? 'none' : 'ask'
  if (yearGap(release, match) > 1 && release.type === 'movie') return alternates.length > 0 ? 'ask' : 'none'
  const others = otherReadings(release)
  const isDoubtful =
    yearGap(release, match) > 0 ||
    isOtherType(release, match) ||
    isOtherEpisode(release, match) ||
    match.confidence === 'low' ||
    alternates.some((other) => couldBeToo(release, match, other) || isNamedByOne(others, other))
  return isDoubtful ? 'ask' : 'sure'
}

function namesOf(release: Release): readonly string[] {
  return [release.title, release.otherTitle]
    .flatMap((title) => (title === null ? [] : [titleKey(title)]))
    .filter((key) => key !== '')
}

/** One of the names of the title, among these, is one that the file has. */
function isNamedBy(release: Release, match: TitleMatch, among: readonly string[] = keysOf(match)): boolean {
  const names = namesOf(release)
  return keysOf(match).some((key) => names.includes(key) && among.includes(key))
}

/** Under which names the service has it: what a file is called in the language of its makers is no other name. */
function keysOf({ name, originalName }: TitleMatch): readonly string[] {
  const names = originalName === undefined ? [name] : [name, originalName]
  return names.flatMap((each) => [titleKey(each), titleKey(withNumbersJoined(each))])
}

/** Years apart; 0 where either side does not say. */
function yearGap(release: Release, match: TitleMatch): number {
  return release.year === null || match.year === null ? 0 : Math.abs(release.year - match.year)
}

function isOtherType(release: Release, match: TitleMatch): boolean {
  return match.type !== null && match.type !== release.type
}

/** Numbers that count through all seasons, and dates, cannot be compared with the service's. */
function isOtherEpisode(release: Release, match: TitleMatch): boolean {
  if (release.season === null || release.type === 'movie') return false
  if (match.season !== null && match.season !== release.season) return true
  return match.episode !== null && release.episodes.length > 0 && !release.episodes.includes(match.episode)
}

/** Another title of the same name and kind that the name of the video does not rule out. */
function couldBeToo(release: Release, match: TitleMatch, other: TitleMatch): boolean {
  const isNamesake = titleKey(other.name) === titleKey(match.name) || isNamedBy(release, match, keysOf(other))
  if (!isNamesake || isSameTitle(match, other)) return false
  if (isOtherType(release, other) && !isOtherType(release, match)) return false
  if (saysArticleOf(release, match) && !saysArticleOf(release, other)) return false
  return release.year === null || other.year === null || match.year === null || other.year === release.year
}

/** "The Lantern" is not "Lantern"; a name without its article may be either. */
function saysArticleOf({ title }: Release, { name }: TitleMatch): boolean {
  const said = articleOf(title ?? '')
  return said !== '' && said === articleOf(name)
}

/** The whole name of another title: neither reading is likelier than the other. */
function isNamedByOne(readings: readonly Release[], other: TitleMatch): boolean {
  return readings.some((reading) => namesOf(reading).includes(titleKey(other.name)) && !isOtherType(reading, other))
}

export function isSameTitle(a: TitleMatch, b: TitleMatch): boolean {
  if (a.titleId !== null && b.titleId !== null) return a.titleId === b.titleId
  if (a.filmdbId !== null && b.filmdbId !== null) return a.filmdbId === b.filmdbId
  if (a.moviedbId !== null && b.moviedbId !== null) return a.moviedbId === b.moviedbId && a.type === b.type
  return a.year === b.year && a.type === b.type
}
