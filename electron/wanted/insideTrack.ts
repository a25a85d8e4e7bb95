/** Which text track inside a video serves a wish, or a translation. Pure. */
import { satisfies, type LanguageTag } from '../../shared/language.ts'
import { isCommentary } from '../../shared/sound/spokenOver.ts'
import type { LibraryVideo, MediaTrack } from '../library/mediaFile.ts'
import type { AskedGap } from './missing.ts'
import { languagesOfWish, type HearingImpairedWish, type Wish } from './wish.ts'

export interface InsideTrack {
  /** Counts the subtitle tracks of the file. */
  readonly index: number
  readonly track: MediaTrack
}

/** The track that serves an alternative of a wish. */
export interface InsideSource extends InsideTrack {
  readonly alternativeIndex: number
  readonly language: LanguageTag
}

/** What the history knows a track by; numbers of a service have no colon. */
export function insideIdOf({ index }: Pick<InsideTrack, 'index'>): string {
  return `inside:${index}`
}

/** What the memory of failures knows a track by: a video that has become another one is read anew. */
export function refusedTrackId({ file }: Pick<LibraryVideo, 'file'>, track: Pick<InsideTrack, 'index'>): string {
  return `${insideIdOf(track)}:${file.sizeBytes}:${Math.trunc(file.modifiedMs)}`
}

export function subtitleTracks({ media }: Pick<LibraryVideo, 'media'>): readonly InsideTrack[] {
  return (media?.tracks ?? []).filter(({ kind }) => kind === 'subtitle').map((track, index) => ({ index, track }))
}

export function textTracks(video: Pick<LibraryVideo, 'media'>): readonly InsideTrack[] {
  return subtitleTracks(video).filter(({ track }) => track.isText)
}

export interface InsideRules {
  readonly hearingImpaired: HearingImpairedWish
  /** Tried for this video, and failed. */
  readonly rejectedIds: ReadonlySet<string>
}

/** By the first `inside` alternative that a track can serve. */
export function insideSource(
  gap: Pick<AskedGap, 'video' | 'wish' | 'isForced'>,
  rules: InsideRules,
): InsideSource | null {
  const tracks = textTracks(gap.video).filter((one) => !rules.rejectedIds.has(refusedTrackId(gap.video, one)))
  for (const [alternativeIndex, choice] of gap.wish.alternatives.entries()) {
    if (choice.kind !== 'inside') continue
    const found = bestTrack(tracks, { wished: choice.language, isForced: gap.isForced ?? false, ...rules })
    if (found) return { ...found, alternativeIndex, language: found.track.language ?? choice.language }
  }
  return null
}

/** Nothing that a service has is wished for before it: it need not be asked. */
export function comesFirst(
  { alternativeIndex }: Pick<InsideSource, 'alternativeIndex'>,
  { alternatives }: Wish,
): boolean {
  return alternatives.slice(0, alternativeIndex).every(({ kind }) => kind === 'inside')
}

/** The best whole text in the first of these languages that there is one in. */
export function wholeText(
  video: Pick<LibraryVideo, 'media'>,
  languages: readonly LanguageTag[],
  { hearingImpaired }: Pick<InsideRules, 'hearingImpaired'>,
): InsideTrack | null {
  const tracks = textTracks(video)
  for (const wished of languages) {
    const found = bestTrack(tracks, { wished, isForced: false, hearingImpaired })
    if (found) return found
  }
  return null
}

interface Wanted extends Pick<InsideRules, 'hearingImpaired'> {
  readonly wished: LanguageTag
  readonly isForced: boolean
}

function bestTrack(tracks: readonly InsideTrack[], { wished, isForced, hearingImpaired }: Wanted): InsideTrack | null {
  const isMeant = ({ track: { language, ...track } }: InsideTrack) =>
    language !== null &&
    satisfies(language, wished) &&
    track.isForced === isForced &&
    (hearingImpaired !== 'only' || track.isHearingImpaired || isForced)
  const miss = ({ track }: InsideTrack) =>
    hearingImpaired === 'any' ? 0 : Number(track.isHearingImpaired !== (hearingImpaired !== 'avoid'))
  const rank = (one: InsideTrack) => [
    Number(isCommentary(one.track)),
    Number(one.track.language !== wished),
    miss(one),
    Number(!one.track.isDefault),
  ]
  return inOrder(tracks.filter(isMeant), rank)[0] ?? null
}

/**
 * What a translation is made from, of all that the video holds: languages in this order, then any other; never what is in
 * the language already, nor what says no language.
 */
export function translatableTracks(
  video: Pick<LibraryVideo, 'media'>,
  { to, preferred }: { readonly to: LanguageTag; readonly preferred: readonly LanguageTag[] },
): readonly InsideTrack[] {
  const others = textTracks(video).filter(
    ({ track: { isForced, language } }) => !isForced && language !== null && !satisfies(language, to),
  )
  const placeOf = ({ track: { language } }: InsideTrack) => {
    const place = preferred.findIndex((wished) => language !== null && satisfies(language, wished))
    return place < 0 ? preferred.length : place
  }
  return inOrder(others, (one) => [
    Number(isCommentary(one.track)),
    placeOf(one),
    Number(one.track.isHearingImpaired),
    Number(!one.track.isDefault),
  ])
}

/** For a wish that may be translated: from the first of its languages that a track is in. */
export function trackToTranslate(gap: Pick<AskedGap, 'video' | 'wish' | 'isForced'>): InsideTrack | null {
  const { video, wish, isForced } = gap
  const preferred = wish.alternatives.flatMap((choice) => (choice.kind === 'translate' ? [choice.from] : []))
  const [to] = languagesOfWish(wish)
  if (isForced || to === undefined) return null
  const isMeant = ({ track: { language } }: InsideTrack) =>
    preferred.some((from) => language !== null && satisfies(language, from))
  return translatableTracks(video, { to, preferred }).find(isMeant) ?? null
}

/** By the first number that differs; else as they stand in the file. */
function inOrder(
  tracks: readonly InsideTrack[],
  rank: (one: InsideTrack) => readonly number[],
): readonly InsideTrack[] {
  return tracks
    .map((one) => ({ one, ranks: rank(one) }))
    .sort((a, b) => a.ranks.map((each, at) => each - (b.ranks[at] ?? 0)).find((difference) => difference !== 0) ?? 0)
    .map(({ one }) => one)
}
