/** The best text tracks for the wishes of a video that a track meets, or is to be taken for: what saving them for a whole scope means. Pure. */
import { parseRelease } from '../../shared/release/parseRelease.ts'
import { showKeyOf } from '../../shared/release/title/showKey.ts'
import type { LibraryVideo } from '../library/mediaFile.ts'
import { insideSource, textTracks, wholeText, type InsideTrack } from './insideTrack.ts'
import { missing } from './missing.ts'
import type { RulesBook } from './rulesBook.ts'
import { languagesOfWish } from './wish.ts'

const nothingRejected: ReadonlySet<string> = new Set()

export function tracksForWishes(video: LibraryVideo, book: RulesBook): readonly InsideTrack[] {
  if (textTracks(video).length === 0) return []
  const { covered, gaps } = missing([video], book)
  const { hearingImpaired } = book.rulesOf(video.file.path, () => showKeyOf(parseRelease(video.file.path)))
  const rules = { hearingImpaired, rejectedIds: nothingRejected }
  const byTrack = covered.flatMap(({ by, wish }) =>
    by.kind === 'track' ? (wholeText(video, languagesOfWish(wish), rules) ?? []) : [],
  )
  const named = gaps.flatMap((gap) => insideSource(gap, rules) ?? [])
  return [...new Map([...byTrack, ...named].map(({ index, track }) => [index, { index, track }])).values()]
}
