/** The best text tracks for the wishes of a video that a track meets, or is to be taken for: what saving them for a whole scope means. Pure. */
import type { LibraryVideo } from '../library/mediaFile.ts'
import { insideSource, textTracks, wholeText, type InsideRules, type InsideTrack } from './insideTrack.ts'
import { missing, type CoveredWish } from './missing.ts'
import { rulesOfPath, sameRules, type RulesBook } from './rulesBook.ts'
import { languagesOfWish, type Wish, type WishRules } from './wish.ts'

const nothingRejected: ReadonlySet<string> = new Set()

export function tracksForWishes(video: LibraryVideo, book: RulesBook): readonly InsideTrack[] {
  if (textTracks(video).length === 0) return []
  const { covered, gaps } = missing([video], book)
  const { hearingImpaired } = rulesOfPath(book, video.file.path)
  const rules = { hearingImpaired, rejectedIds: nothingRejected }
  const byTrack = covered.flatMap((met) => textThatMeets(met, rules) ?? [])
  const named = gaps.flatMap((gap) => insideSource(gap, rules) ?? [])
  return [...new Map([...byTrack, ...named].map(({ index, track }) => [index, { index, track }])).values()]
}

/** The wishes that `tracksForWishes` finds one for, whatever is ignored. */
export function wishesWithTrack(video: LibraryVideo, { hearingImpaired, ...rest }: WishRules): readonly Wish[] {
  if (textTracks(video).length === 0) return []
  const { covered, gaps } = missing([video], sameRules({ hearingImpaired, ...rest }))
  const rules = { hearingImpaired, rejectedIds: nothingRejected }
  return [
    ...covered.filter((met) => textThatMeets(met, rules) !== null),
    ...gaps.filter((gap) => insideSource(gap, rules) !== null),
  ].map(({ wish }) => wish)
}

function textThatMeets({ video, by, wish }: CoveredWish, rules: InsideRules): InsideTrack | null {
  return by.kind === 'track' ? wholeText(video, languagesOfWish(wish), rules) : null
}
