/** The gaps of a plan with the candidates for each, ranked as their answers come and each once: what a gap was found to have stays. */
import { basename } from 'node:path'
import { takesText } from '../../ai/insideJob.ts'
import { yieldToEventLoop } from '../../library/yieldToEventLoop.ts'
import type { RankingRequest } from '../../matching/choose/ranking.ts'
import { rankCandidates } from '../../matching/choose/rankCandidates.ts'
import type { AnsweredVideo } from '../../matching/matchedVideo.ts'
import type { TitleMemory } from '../../matching/titleMemory.ts'
import type { RankedGap, TranslationObstacle } from '../../plan/plan.ts'
import { trackToTranslate } from '../../wanted/insideTrack.ts'
import { rulesOfGap, type Gap } from '../../wanted/missing.ts'
import type { RulesBook } from '../../wanted/rulesBook.ts'
import type { InsideSources } from './insideGaps.ts'

export interface RankingParts {
  readonly memory: Pick<TitleMemory, 'rejectedIds'>
  readonly service: string
}

export interface GapRanking {
  /** Those of these videos, whose answers are final. */
  rankOf(answered: readonly AnsweredVideo[]): readonly RankedGap[]
  /** All of them, in the order of the gaps. */
  rankAll(matched: readonly AnsweredVideo[]): Promise<readonly RankedGap[]>
}

interface Sources {
  readonly rules: RulesBook
  readonly inside: InsideSources
  /** Those that nothing is translated for, and why. */
  readonly untranslatable: ReadonlyMap<Gap, TranslationObstacle>
}

export function createGapRanking(parts: RankingParts, gaps: readonly Gap[], sources: Sources): GapRanking {
  const byPath = Map.groupBy(gaps, ({ video }) => video.file.path)
  /** Null for a forced one that cannot be had. */
  const known = new Map<Gap, RankedGap | null>()

  function rank(gap: Gap, entry: AnsweredVideo | undefined): RankedGap | null {
    const ranked = known.get(gap)
    if (ranked !== undefined) return ranked
    const choice = rankGap(parts, gap, { ...sources, entry })
    known.set(gap, choice)
    return choice
  }

  return {
    rankOf: (answered) =>
      answered.flatMap((entry) => (byPath.get(entry.video.file.path) ?? []).flatMap((gap) => rank(gap, entry) ?? [])),
    async rankAll(matched) {
      const entries = new Map(matched.map((entry) => [entry.video.file.path, entry]))
      const ranked: RankedGap[] = []
      for (const gap of gaps) {
        const choice = rank(gap, entries.get(gap.video.file.path))
        if (choice) ranked.push(choice)
        await yieldToEventLoop()
      }
      return ranked
    },
  }
}

interface Answer extends Sources {
  readonly entry: AnsweredVideo | undefined
}

function rankGap(
  { memory, service }: RankingParts,
  asked: Gap,
  { rules, inside, untranslatable, entry }: Answer,
): RankedGap | null {
  const gap = asMatched(asked, entry)
  const request: RankingRequest = {
    release: gap.release,
    videoName: basename(gap.video.file.path),
    fps: gap.video.media?.fps ?? null,
    wish: gap.wish,
    hearingImpaired: gap.isForced ? 'any' : rulesOfGap(rules, gap).hearingImpaired,
    forced: gap.isForced ? 'only' : 'never',
    title: entry?.title ?? null,
    rejectedIds: memory.rejectedIds(gap.video.file.path),
    ignored: rules.listings,
  }
  const ranking = rankCandidates(request, entry?.listed ?? [])
  const source = inside.get(asked)
  const track = takesText(service) ? trackToTranslate(gap) : null
  const tracks = { ...(source && { inside: source }), ...(track && { insideToTranslate: track }) }
  if (gap.isForced && ranking.candidates.length === 0 && !source) return null
  const obstacle = untranslatable.get(asked)
  return { gap, status: entry?.status ?? 'none', ranking, ...tracks, ...(obstacle && { obstacle }) }
}

/** The gap by the reading of its video's name under which the title was found. */
function asMatched(gap: Gap, entry: AnsweredVideo | undefined): Gap {
  return entry && entry.release !== gap.release ? { ...gap, release: entry.release } : gap
}
