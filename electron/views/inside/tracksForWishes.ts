/** Text tracks that meet a wish of a video for which there is no file: what saving them for a whole scope means. Pure. */
import { parseRelease } from '../../../shared/release/parseRelease.ts'
import { showKeyOf } from '../../../shared/release/title/showKey.ts'
import type { LibraryVideo } from '../../library/mediaFile.ts'
import { insideSource, textTracks, type InsideTrack } from '../../wanted/insideTrack.ts'
import { missing } from '../../wanted/missing.ts'
import type { RulesBook } from '../../wanted/rulesBook.ts'

const nothingRejected: ReadonlySet<string> = new Set()

export function tracksForWishes(video: LibraryVideo, book: RulesBook): readonly InsideTrack[] {
  const { covered, gaps } = missing([video], book)
  const { hearingImpaired } = book.rulesOf(video.file.path, () => showKeyOf(parseRelease(video.file.path)))
  const rules = { hearingImpaired, rejectedIds: nothingRejected }
  const byTrack = covered.flatMap(({ by }) =>
    by.kind === 'track' ? textTracks(video).filter((one) => one.track === by.track) : [],
  )
  const named = gaps.flatMap((gap) => insideSource(gap, rules) ?? [])
  return [...new Map([...byTrack, ...named].map(({ index, track }) => [index, { index, track }])).values()]
}
