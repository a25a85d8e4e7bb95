/** One question with all that is needed to decide it. Pure. */
import type { CandidateRow } from '../../../shared/contract/plan.ts'
import type { ReviewQuestion, ReviewRow } from '../../../shared/contract/runs/review.ts'
import { parseRelease } from '../../../shared/release/parseRelease.ts'
import { absoluteBeside } from '../../matching/choose/numbers.ts'
import type { LibraryVideo } from '../../library/mediaFile.ts'
import { nameOfPath } from '../folders/folderPaths.ts'
import { episodeCodeOf } from '../videoTitle.ts'
import { columnOf, type PlanItem } from '../plan/board/planItem.ts'
import { translationSource } from '../plan/board/translationSource.ts'
import { videoWordsOf, type KnownTitle } from '../plan/videoWords.ts'
import type { Question } from './reviewList.ts'

/** @param known What the service took the video for. */
export function reviewRow(question: Question, known: KnownTitle | null): ReviewRow {
  const { id, videoId, path, group, season, kind, item, ask, decision } = question
  return {
    id,
    videoId,
    words: videoWordsOf(path, item?.choice.gap.release ?? parseRelease(path), known),
    group,
    season,
    language: item ? columnOf(item.choice.gap.wish) : (ask?.language ?? 'und'),
    kind,
    isWatched: ask !== null,
    decision,
  }
}

export interface AroundQuestion {
  readonly known: KnownTitle | null
  /** null while its drive is away. */
  readonly video: LibraryVideo | null
  readonly candidates: readonly CandidateRow[]
  readonly inSeason: number
  readonly ofKind: number
}

export function reviewQuestion(question: Question, around: AroundQuestion): ReviewQuestion {
  const { item, ask, path } = question
  const { known, video, candidates, inSeason, ofKind } = around
  const title = known?.title ?? null
  const media = video?.media ?? item?.choice.gap.video.media ?? null
  return {
    row: reviewRow(question, known),
    video: { name: nameOfPath(path), durationMs: media?.durationMs ?? null, fps: media?.fps ?? null },
    message: ask?.message ?? '',
    detected: title && (title.year === null ? title.name : `${title.name} (${title.year})`),
    counted: item && countedAs(item),
    isAsked: item !== null,
    candidates: [...candidates],
    ruledOut: item ? ruledOut(item) : [],
    translateFrom: item && (translationSource(item.choice)?.language ?? null),
    inSeason,
    ofKind,
  }
}

function countedAs({ choice: { gap } }: PlanItem): ReviewQuestion['counted'] {
  const absolute = absoluteBeside(gap.release)
  return absolute === null ? null : { absolute, code: episodeCodeOf(gap.release) }
}

/** The longest list that is still looked through. */
const mostRuledOut = 60

/** Other languages are no candidates at all. */
function ruledOut({ choice }: PlanItem): ReviewQuestion['ruledOut'] {
  return choice.ranking.rejected
    .filter(({ reason }) => reason !== 'language')
    .slice(0, mostRuledOut)
    .map(({ subtitle, reason }) => ({ release: subtitle.releaseNames[0] ?? subtitle.fileName, reason }))
}
