/** What answers that were stored before offer in other languages. Nobody is asked. */
import type { FallbackOffer } from '../../../shared/contract/videos/rules.ts'
import { baseOf, languages, type LanguageTag } from '../../../shared/language.ts'
import { pairOf } from '../../../shared/languagePair.ts'
import { parseRelease } from '../../../shared/release/parseRelease.ts'
import type { LibraryVideo } from '../../library/mediaFile.ts'
import { yieldToEventLoop } from '../../library/yieldToEventLoop.ts'
import type { Matcher } from '../../matching/ask/matcher.ts'
import { rankCandidates } from '../../matching/choose/rankCandidates.ts'
import type { MatchedVideo } from '../../matching/matchedVideo.ts'
import type { TitleMemory } from '../../matching/titleMemory.ts'
import { parseWishes } from '../../wanted/parseWishes.ts'
import { rulesOfGap, type Gap } from '../../wanted/missing.ts'
import { languageOfWish, type RulesBook } from '../../wanted/rulesBook.ts'
import { languagesOfWish } from '../../wanted/wish.ts'
import { nameOfPath } from '../folders/folderPaths.ts'

export interface StoredParts {
  readonly matcher: Matcher
  readonly book: RulesBook
  readonly memory: Pick<TitleMemory, 'rejectedIds'>
}

export interface LookedAt {
  readonly videos: readonly LibraryVideo[]
  readonly wish: string
}

const mostOffers = 5

/** Most videos first; a language nobody asked for is told of only where it is nearly the same one. */
export async function lookUpFallbacks(
  parts: StoredParts,
  { videos, wish, language }: LookedAt & { readonly language: LanguageTag },
): Promise<FallbackOffer[]> {
  const offers: FallbackOffer[] = []
  for (const fallback of fallbacksFor(parts.book, wish, language)) {
    const offer = await offerOf(parts, { videos, wish: fallback })
    // A file in two languages is made of both: unless one is on offer, it needs what was not found.
    const isNear = baseOf(fallback) === baseOf(language) && pairOf(fallback) === null
    if (offer.videos > 0 || (isNear && offer.notAsked > 0)) offers.push({ language: fallback, ...offer })
  }
  return offers.sort((a, b) => b.videos - a.videos || a.notAsked - b.notAsked).slice(0, mostOffers)
}

/** Its sisters and what else is wished for somewhere. */
function fallbacksFor(book: RulesBook, wishText: string, language: LanguageTag): readonly LanguageTag[] {
  const [wish] = parseWishes(wishText)
  const taken = new Set(wish ? languagesOfWish(wish) : [])
  const sisters = languages.flatMap(({ tag, serviceCode }) =>
    serviceCode !== null && baseOf(tag) === baseOf(language) ? [tag] : [],
  )
  const wished = book.wishes.map(languageOfWish)
  return [...new Set([...sisters, ...wished, 'en'])].filter((tag) => !taken.has(tag))
}

async function offerOf(parts: StoredParts, looked: LookedAt): Promise<Omit<FallbackOffer, 'language'>> {
  const archives = new Set<string>()
  let [videos, notAsked] = [0, 0]
  for await (const { gap, matched } of matchedBefore(parts, looked)) {
    await yieldToEventLoop()
    if (isWished(parts.book, gap)) continue
    if (matched.status === 'waiting') notAsked += 1
    const best = bestOf(parts, gap, matched)
    if (best !== null) {
      videos += 1
      archives.add(best)
    }
  }
  return { videos, downloads: archives.size, notAsked, searches: notAsked }
}

/** What is wished for by itself comes anyway: as a fallback it would only hide what is missing. */
function isWished(book: RulesBook, gap: Gap): boolean {
  return rulesOfGap(book, gap).wishes.some((wish) => languageOfWish(wish) === languageOfWish(gap.wish))
}

/** The archive that a plan would take. */
function bestOf({ book, memory }: StoredParts, gap: Gap, { title, listed }: MatchedVideo): string | null {
  const { release, video, wish } = gap
  const { path } = video.file
  const request = {
    ...{ release, wish, title },
    videoName: nameOfPath(path),
    fps: video.media?.fps ?? null,
    hearingImpaired: rulesOfGap(book, gap).hearingImpaired,
    forced: 'never',
    rejectedIds: memory.rejectedIds(path),
    ignored: book.listings,
  } as const
  return rankCandidates(request, listed).candidates[0]?.subtitle.id ?? null
}

/** Paths of videos whose title the service does not know, or not for sure. */
export async function findTitleDoubts(parts: StoredParts, looked: LookedAt): Promise<ReadonlySet<string>> {
  const doubts = new Set<string>()
  for await (const { gap, matched } of matchedBefore(parts, looked))
    if (matched.status === 'ask' || matched.status === 'none') doubts.add(gap.video.file.path)
  return doubts
}

interface MatchedBefore {
  readonly gap: Gap
  readonly matched: MatchedVideo
}

/** A few at a time: others have their turn in between. */
const matchedAtOnce = 10

async function* matchedBefore(
  { matcher }: StoredParts,
  { videos, wish: text }: LookedAt,
): AsyncGenerator<MatchedBefore> {
  const [wish] = parseWishes(text)
  if (!wish) return
  const { signal } = new AbortController()
  for (let start = 0; start < videos.length; start += matchedAtOnce) {
    const gaps = videos
      .slice(start, start + matchedAtOnce)
      .map((video) => ({ video, release: parseRelease(video.file.path), wish }))
    const matched = await matcher.matchAll(gaps, { batchId: '', signal, isOffline: true })
    for (const [index, gap] of gaps.entries()) {
      const found = matched[index]
      if (found) yield { gap, matched: found }
    }
    await yieldToEventLoop()
  }
}
