/** Translations that a person orders for certain videos, whatever the rules say: what they are made from. Pure. */
import type { SkipReason } from '../../../shared/contract/plan.ts'
import { parseRelease } from '../../../shared/release/parseRelease.ts'
import type { LanguageTag } from '../../../shared/language.ts'
import { textsBeside } from '../../library/emptyTexts.ts'
import type { LibraryVideo } from '../../library/mediaFile.ts'
import type { Candidate } from '../../matching/choose/ranking.ts'
import type { GapToTranslate, RankedGap, ListedToTranslate } from '../../plan/plan.ts'
import type { Coverage, Gap } from '../../wanted/missing.ts'
import type { Wish } from '../../wanted/wish.ts'

export interface TranslationWish {
  readonly to: LanguageTag
  /** In order of preference. */
  readonly from: readonly LanguageTag[]
}

export function wishOf({ to, from }: TranslationWish): Wish {
  const sources = from.filter((language) => language !== to)
  return {
    alternatives: [
      { kind: 'language', language: to },
      ...sources.map((language) => ({ kind: 'translate', from: language }) as const),
    ],
  }
}

/** Everything that was named is wanted. */
export function allAsGaps(videos: readonly LibraryVideo[], wish: Wish): Coverage {
  const gaps = videos.map((video) => ({ video, release: parseRelease(video.file.path), wish }))
  return { gaps, covered: [], ignored: [], forced: [] }
}

/** What a video speaks or shows already comes first: its subtitles are the likeliest to be in step. Then English. */
export function likelySources(video: LibraryVideo, wished: readonly LanguageTag[]): readonly LanguageTag[] {
  const beside = textsBeside(video.file).flatMap(({ language }) => language ?? [])
  const inside = (video.media?.tracks ?? []).flatMap(({ kind, language }) => (kind === 'video' ? [] : (language ?? [])))
  return [...new Set([...beside, ...inside, 'en', ...wished])].slice(0, mostSources)
}

const mostSources = 6

/**
 * In which steps so many sources are looked for among these videos: as many videos as sources, then twice as many each time.
 * Always the same steps, so that what they cost at most can be told before.
 */
export function slicesToFind<Video>(videos: readonly Video[], most: number): readonly (readonly Video[])[] {
  const slices: (readonly Video[])[] = []
  let size = Math.max(1, most)
  for (let start = 0; start < videos.length;) {
    slices.push(videos.slice(start, start + size))
    start += size
    size *= 2
  }
  return slices
}

export interface WithoutSource {
  readonly gap: Gap
  readonly reason: SkipReason
  readonly message: string
}

export interface FoundSources {
  readonly toTranslate: readonly GapToTranslate[]
  /** Gaps for which the service has nothing to translate from. */
  readonly without: readonly WithoutSource[]
}

export interface FoundListed extends FoundSources {
  readonly toTranslate: readonly ListedToTranslate[]
}

export type IsSource = (candidate: Candidate) => boolean

export interface SourceChoice {
  readonly isSource: IsSource
  /** Its archive was downloaded before: it costs nothing. */
  readonly isCached: (subtitleId: string) => boolean
  /** It has words of its own that the built-in service could make this of, and this service cannot. */
  readonly isForBuiltIn: (video: LibraryVideo) => boolean
}

const unknownVideo = 'The service does not know this video.'
const builtInTranslates =
  'What is beside it or inside it is translated by the built-in service alone: choose that in the settings.'

/** What is there first, in the order in which both were found. */
export function allSources(beside: readonly GapToTranslate[], asked: FoundSources | null): FoundSources {
  return { toTranslate: [...beside, ...(asked?.toTranslate ?? [])], without: asked?.without ?? [] }
}

/** The best in step first, as the choice ranked them; what is there already before what would be paid for. */
export function sourcesOf(choices: readonly RankedGap[], choice: SourceChoice): FoundListed {
  const toTranslate: ListedToTranslate[] = []
  const without: WithoutSource[] = []
  for (const { gap, status, ranking } of choices) {
    const source = status === 'sure' ? bestSource(ranking.candidates, gap.wish, choice) : undefined
    if (source) toTranslate.push({ gap, source })
    else without.push({ gap, ...whyWithout(status, choice.isForBuiltIn(gap.video)) })
  }
  return { toTranslate, without }
}

/** Up to here the times fit the video: a better tier is not worth a download. */
const inStep = 1

/**
 * A human's text before a machine's, then one in step that is there, else in the order of sync, whatever the language: all
 * of them will do.
 */
function bestSource(
  ranked: readonly Candidate[],
  { alternatives }: Wish,
  { isSource, isCached }: Pick<SourceChoice, 'isSource' | 'isCached'>,
): Candidate | undefined {
  const sources = ranked.filter((each) => alternatives[each.alternativeIndex]?.kind === 'translate' && isSource(each))
  const isPaid = ({ tier, subtitle }: Candidate) => Number(tier > inStep || !isCached(subtitle.id))
  const tiers = sources.toSorted(
    (a, b) =>
      Number(a.isMachineMade) - Number(b.isMachineMade) ||
      isPaid(a) - isPaid(b) ||
      a.tier - b.tier ||
      Number(isCached(b.subtitle.id)) - Number(isCached(a.subtitle.id)),
  )
  return tiers[0]
}

function whyWithout(status: RankedGap['status'], isForBuiltIn: boolean): Pick<WithoutSource, 'reason' | 'message'> {
  switch (status) {
    case 'sure':
      return {
        reason: 'no-candidate',
        message:
          'The service has no subtitle of this video to translate in the languages that were asked for. Choose another language to translate from.',
      }
    case 'ask':
      return {
        reason: 'ask',
        message:
          'The title is not certain. Put the year or an id such as {tmdb-123} into the name of the file or its folder.',
      }
    case 'none':
      return { reason: 'no-match', message: isForBuiltIn ? `${unknownVideo} ${builtInTranslates}` : unknownVideo }
    default:
      return { reason: 'error', message: 'The service could not be asked for this video. Try again later.' }
  }
}
