/** The hard gates: what may never stand beside a video, each with its reason (product §6). Pure. */
import { satisfies, type LanguageTag } from '../../../shared/language.ts'
import type { Release } from '../../../shared/release/release.ts'
import type { ListedSubtitle } from '../../serviceClient/listing.ts'
import type { IgnoredListings } from '../../wanted/ignored.ts'
import { listedLanguageOf, type Alternative } from '../../wanted/wish.ts'
import type { RankingRequest, RejectionReason } from './ranking.ts'
import type { ListedText, ReadSubtitle } from './listedTexts.ts'
import { authorKey, nameKey } from './nameKey.ts'
import { compareNumbers, numbersOf, ourNumbers, saysAnything, type Numbers, type NumberVerdict } from './numbers.ts'
import { isOtherTitle } from './otherTitle.ts'

/** What passed, with what the gates found out on the way. */
export interface Passed {
  readonly kind: 'passed'
  readonly language: LanguageTag
  readonly alternativeIndex: number
  /** The text covers only some of the episodes, or one part of several. */
  readonly isOnlyAPart: boolean
  /** An archive for more than ours whose content is not listed. */
  readonly isUnlistedPack: boolean
}

export type GateResult = Passed | { readonly kind: 'rejected'; readonly reason: RejectionReason }

export function passGates(request: RankingRequest, read: ReadSubtitle, offer: ListedText): GateResult {
  const { release } = request
  if (request.rejectedIds?.has(read.subtitle.id)) return rejected('tried-before')
  if (isOtherTitle(request, read)) return rejected('title')
  const verdict = release.type === 'movie' ? 'same' : episodeVerdict(request, read, offer)
  if (verdict === 'season') return rejected('season')
  if (verdict === 'episode' || verdict === 'unclear') return rejected('episode')
  if (isOtherPart(release, offer)) return rejected('part')

  const alternativeIndex = alternativeFor(offer.language, request.wish.alternatives)
  if (offer.language === null || alternativeIndex < 0) return rejected('language')
  if (offer.isForced !== (request.forced === 'only')) return rejected('forced')
  if (request.hearingImpaired === 'only' && offer.isHearingImpaired !== true) return rejected('hearing-impaired')
  if (request.hearingImpaired === 'exclude' && offer.isHearingImpaired === true) return rejected('hearing-impaired')
  const ignored = request.ignored ? ignoredBy(request.ignored, read.subtitle, offer) : null
  if (ignored) return rejected(ignored)
  return {
    kind: 'passed',
    language: offer.language,
    alternativeIndex,
    isOnlyAPart: verdict === 'part' || isOnePartOfOurs(release, offer),
    isUnlistedPack: offer.file === null && (verdict === 'silent' || coversMoreThan(release, read)),
  }
}

/** The last gates: what would do otherwise is left for the user's own reason. */
export function ignoredBy(
  ignored: IgnoredListings,
  subtitle: Pick<ListedSubtitle, 'author'>,
  { releases }: Pick<ListedText, 'releases'>,
): 'ignored-release' | 'ignored-author' | null {
  if (ignored.releases.size > 0 && releases.some(({ name }) => ignored.releases.has(nameKey(name))))
    return 'ignored-release'
  return subtitle.author !== null && ignored.authors.has(authorKey(subtitle.author)) ? 'ignored-author' : null
}

function rejected(reason: RejectionReason): GateResult {
  return { kind: 'rejected', reason }
}

/** Whether this listing could hold the video's episode at all; what language it has does not matter here. */
export function mayHoldEpisode(request: Pick<RankingRequest, 'release' | 'title'>, read: ReadSubtitle): boolean {
  if (request.release.type === 'movie') return true
  return read.texts.some((offer) => ['same', 'part', 'silent'].includes(episodeVerdict(request, read, offer)))
}

function episodeVerdict(
  request: Pick<RankingRequest, 'release' | 'title'>,
  read: ReadSubtitle,
  offer: ListedText,
): NumberVerdict {
  const ours = ourNumbers(request.release, request.title)
  const whole = wholeVerdict(ours, read)
  if (offer.fileNumbers === null || whole === 'season' || whole === 'episode') return whole
  const season = offer.fileNumbers.season ?? statedSeason(read) ?? request.release.season
  const file = compareNumbers(ours, { ...offer.fileNumbers, season })
  // A file of a pack that does not say its episode may be any of them.
  if (file === 'silent') return whole === 'silent' ? 'episode' : whole
  return file
}

/** The names decide; where they are silent or disagree with each other the service's fields do. */
function wholeVerdict(ours: readonly Numbers[], read: ReadSubtitle): NumberVerdict {
  const { fields, releases } = read
  const stated = releases.map(({ release }) => numbersOf(release)).filter(saysAnything)
  const byName = stated.map((numbers) => compareNumbers(ours, { ...numbers, season: numbers.season ?? fields.season }))
  const byField = compareNumbers(ours, { ...fields, season: statedSeason(read) ?? fields.season })
  if (byName.length === 0 || byName.every((verdict) => verdict === 'silent')) return byField
  const isAgreed = new Set(byName.map(isContradiction)).size === 1
  if (!isAgreed) return byField
  const said = byName.find((verdict) => verdict !== 'silent' && verdict !== 'unclear')
  if (said === undefined) return byField === 'silent' ? 'unclear' : byField
  return byName.includes('same') ? 'same' : said
}

function isContradiction(verdict: NumberVerdict): boolean {
  return verdict === 'season' || verdict === 'episode'
}

/** The one season that all names state, else null. */
function statedSeason({ releases }: ReadSubtitle): number | null {
  const seasons = new Set(
    releases.flatMap(({ release }) => (release.lastSeason === null ? (release.season ?? []) : [])),
  )
  return seasons.size === 1 ? ([...seasons][0] ?? null) : null
}

function coversMoreThan(release: Release, { fields, subtitle }: ReadSubtitle): boolean {
  return (
    release.type === 'tv' && (subtitle.isFullSeason || fields.episodes.length > Math.max(1, release.episodes.length))
  )
}

function isOtherPart({ part }: Release, { releases }: ListedText): boolean {
  const stated = releases.flatMap(({ release }) => release.part ?? [])
  return part !== null && stated.length > 0 && !stated.includes(part)
}

function isOnePartOfOurs({ part }: Release, { releases }: ListedText): boolean {
  return part === null && releases.some(({ release }) => release.part !== null)
}

/** The first alternative that this language meets, or -1; one to translate from needs the same language. */
function alternativeFor(language: LanguageTag | null, alternatives: readonly Alternative[]): number {
  if (language === null) return -1
  return alternatives.findIndex((choice) => {
    const wished = listedLanguageOf(choice)
    return wished !== null && satisfies(language, wished)
  })
}
