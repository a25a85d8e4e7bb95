/** What is known of a video from what became of its questions. Pure. */
import { judgeReadings } from '../../choose/judgeMatch.ts'
import type { AnsweredVideo } from '../../matchedVideo.ts'
import type { Outcome, PreparedVideo } from './outcome.ts'
import { isOf } from '../prepareVideo.ts'

/** The outcome that found something, else the last one. */
export function decisive(outcomes: readonly Outcome[]): Outcome | undefined {
  return outcomes.find((outcome) => outcome.kind === 'answered' && outcome.answer.match !== null) ?? outcomes.at(-1)
}

export function matchedVideo(
  { video, release, corrected }: PreparedVideo,
  outcome: Outcome | undefined,
): AnsweredVideo {
  const nothing = { video, release, title: null, alternates: [], listed: [], isFromCache: false } as const
  // Neither its name nor its folders nor any id say what it is: there was nothing to ask.
  if (!outcome) return { ...nothing, status: 'none' }
  if (outcome.kind !== 'answered') return { ...nothing, status: outcome.kind, error: outcome.error }
  const { answer, isFromCache } = outcome
  const judged = judgeReadings(release, answer)
  const { status, release: reading } = judged
  // The user's own choice is not questioned again.
  if (corrected && answer.match && (answer.isById || isOf(answer, corrected)))
    return {
      ...nothing,
      ...{ release: reading, status: 'sure', title: answer.match, isSaid: true },
      ...{ listed: answer.subtitles, isFromCache },
    }
  return { video, ...judged, listed: status === 'none' ? [] : answer.subtitles, isFromCache }
}
