/** What became of each question of one run, and of those that were asked before it. Asks nothing. */
import { AppError } from '../../../../shared/errors.ts'
import type { TitleMatch } from '../../../serviceClient/listing.ts'
import { judgeMatch } from '../../choose/judgeMatch.ts'
import type { AnsweredVideo, MatchedVideo } from '../../matchedVideo.ts'
import type { TitleMemory } from '../../titleMemory.ts'
import type { MatchOptions } from '../matcher.ts'
import type { IdsQuestion, NameQuestion } from '../question.ts'
import { decisive, matchedVideo } from './matchedByOutcome.ts'
import { askedKey, type Asked, type Outcome, type PreparedVideo } from './outcome.ts'
import { isCutOff, isTitleOpen, type StoredAnswer } from './storedAnswer.ts'

export type AnyAsked = Asked<IdsQuestion | NameQuestion>

export interface OutcomeBook {
  of(asked: AnyAsked): Outcome | undefined
  record(asked: AnyAsked, outcome: Outcome): void
  /** What the service said to this question before, where that still counts. */
  known(asked: AnyAsked): StoredAnswer | null
  /** Takes what is remembered for answered; offline, all else waits. Answers the questions that are answered now. */
  recall(asked: readonly AnyAsked[]): readonly AnyAsked[]
  /** Questions of different keys with one and the same name were asked once: they share the outcome, not the cost. */
  shareNames(asked: readonly Asked<NameQuestion>[]): void
  /** The title where there is no doubt about it. */
  sureTitle(asked: AnyAsked): TitleMatch | null
  /** Ids that nobody knows are no answer yet: the name may do better. Not for a title that the user chose. */
  needsName(video: PreparedVideo): boolean
  /** Asked through its show, it has no answer yet, or not all of it. */
  needsItsName(asked: AnyAsked): boolean
  video(video: PreparedVideo): AnsweredVideo
  /** What was paid for a question that videos share is counted once, with the first of them. */
  videosWithCosts(videos: readonly PreparedVideo[]): readonly MatchedVideo[]
}

export interface OutcomeBookParts extends Pick<MatchOptions, 'isOffline' | 'askAgain' | 'answersSinceMs'> {
  readonly memory: Pick<TitleMemory, 'answer' | 'keepAnswers'>
  readonly service: string
}

export function createOutcomeBook(parts: OutcomeBookParts): OutcomeBook {
  const { memory, service, isOffline = false, askAgain = () => false, answersSinceMs = () => 0 } = parts
  const outcomes = new Map<string, Outcome>()
  const of = (asked: AnyAsked) => outcomes.get(keyOf(asked))
  const record = (asked: AnyAsked, outcome: Outcome) => void outcomes.set(keyOf(asked), outcome)

  function known({ question, languages, videos }: AnyAsked): StoredAnswer | null {
    if (videos.some(({ video }) => askAgain(video))) return null
    const sinceMs = Math.max(0, ...videos.map(({ video }) => answersSinceMs(video)))
    return memory.answer({ service, key: question.key, languages }, sinceMs)
  }

  function recallOne(asked: AnyAsked): boolean {
    const stored = known(asked)
    const answer = stored && (isOffline || !(isTitleOpen(stored) || isCutOff(stored))) ? stored : null
    const isCutShort = answer?.isCutShort === true
    if (answer) record(asked, { kind: 'answered', answer, cost: 0, isFromCache: true, isCutShort })
    else if (isOffline) record(asked, { kind: 'waiting', error: offline(), cost: 0 })
    return answer !== null
  }

  function shareAmong(group: readonly Asked<NameQuestion>[]): void {
    const outcome = group.map(of).find((candidate) => candidate !== undefined)
    for (const one of group) {
      if (!outcome || of(one)) continue
      record(one, { ...outcome, cost: 0 })
      const { question, languages } = one
      if (outcome.kind === 'answered')
        memory.keepAnswers([{ question: { service, key: question.key, languages }, answer: outcome.answer }])
    }
  }

  function ofVideo({ byId, byName, languages }: PreparedVideo) {
    return [byId, byName].flatMap((question) => {
      const key = question && askedKey(question.key, languages)
      const outcome = key === null ? undefined : outcomes.get(key)
      return key === null || !outcome ? [] : [{ key, outcome }]
    })
  }

  const video = (one: PreparedVideo) => matchedVideo(one, decisive(ofVideo(one).map(({ outcome }) => outcome)))

  return {
    of,
    record,
    known,
    recall: (asked) => asked.filter(recallOne),
    shareNames(asked) {
      const byName = Map.groupBy(asked, ({ question, languages }) => askedKey(question.fileName, languages))
      for (const group of byName.values()) shareAmong(group)
    },
    sureTitle(asked) {
      const outcome = of(asked)
      const release = asked.videos[0]?.release
      if (outcome?.kind !== 'answered' || !release) return null
      const { status, title } = judgeMatch(release, outcome.answer)
      return status === 'sure' ? title : null
    },
    needsName({ byId, languages, corrected }) {
      const outcome = byId && outcomes.get(askedKey(byId.key, languages))
      if (outcome?.kind === 'answered' && corrected) return false
      return !outcome || (outcome.kind === 'answered' && outcome.answer.match === null)
    },
    needsItsName(asked) {
      const outcome = of(asked)
      if (outcome?.kind !== 'answered') return outcome?.kind !== 'waiting'
      const { match, isById } = outcome.answer
      return isById && (match === null || outcome.isCutShort === true)
    },
    video,
    videosWithCosts(videos) {
      const counted = new Set<string>()
      return videos.map((one) => {
        const paid = ofVideo(one)
        const cost = paid.reduce((sum, { key, outcome }) => sum + (counted.has(key) ? 0 : outcome.cost), 0)
        paid.forEach(({ key }) => counted.add(key))
        return { ...video(one), cost }
      })
    },
  }
}

function keyOf({ question, languages }: AnyAsked): string {
  return askedKey(question.key, languages)
}

function offline(): AppError {
  return new AppError('service.unreachable', 'Not asked for, because the app works offline. Go online to look for it.')
}
