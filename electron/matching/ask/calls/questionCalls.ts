/** Sends the questions of one run, so many at a time, keeps what became of each, and tells how far it is. */
import type { AppError } from '../../../../shared/errors.ts'
import { isHeldBack } from '../../../quota/busyError.ts'
import type { AnsweredVideo } from '../../matchedVideo.ts'
import type { MatchOptions } from '../matcher.ts'
import { needsPacks } from '../openPacks.ts'
import { isForPacks } from '../scoutPacks.ts'
import { arePacksClosed } from '../outcomes/storedAnswer.ts'
import type { Asked, Outcome, PreparedVideo, VideoToMatch } from '../outcomes/outcome.ts'
import type { AnyAsked, OutcomeBook } from '../outcomes/outcomeBook.ts'
import type { IdsQuestion, NameQuestion } from '../question.ts'
import { inFlight } from './inFlight.ts'
import type { SearchLimit } from './limitSearches.ts'
import { stopsTheRun } from './stopsTheRun.ts'

export interface Calls<Task> {
  /** In flight at a time. */
  readonly most: number
  readonly work: (task: Task) => Promise<readonly Outcome[]>
  /** Of whose packs this run asks more later: where they are closed, this answer is not their last. */
  readonly askedLater?: ReadonlySet<AnyAsked>
}

type TaskOf<Question extends IdsQuestion | NameQuestion> = readonly Asked<Question>[]

export interface QuestionCalls {
  /** No more is asked once the service said that it will not answer, or the run was cancelled. */
  isOver(): boolean
  stoppedBy(): AppError | null
  /** Whether this failure ends all further asking: then it does. */
  stopBy(error: AppError): void
  record(asked: AnyAsked, outcome: Outcome): void
  /** Takes what is remembered for answered. */
  recall(asked: readonly AnyAsked[]): void
  /** Tells of those of them that were not told of yet and whose answer is final by now. */
  tellFinal(asked: readonly AnyAsked[]): void
  /** What was not asked because the run was stopped failed, or waits, as that says. */
  run<Question extends IdsQuestion | NameQuestion>(
    tasks: readonly TaskOf<Question>[],
    calls: Calls<TaskOf<Question>>,
  ): Promise<void>
}

export interface QuestionCallsParts {
  readonly book: OutcomeBook
  readonly limit: SearchLimit
  readonly options: MatchOptions
  readonly prepared: ReadonlyMap<VideoToMatch, PreparedVideo>
}

export function createQuestionCalls({ book, limit, options, prepared }: QuestionCallsParts): QuestionCalls {
  const { signal, isOrdered = false, pickedId = null } = options
  const done = new Set<VideoToMatch>()
  const told = new Set<AnyAsked>()
  let stoppedBy: AppError | null = null
  const isOver = () => stoppedBy !== null || signal.aborted

  function stopBy(error: AppError): void {
    if (stopsTheRun(error)) stoppedBy = error
  }

  /** What the limit of the run held back says so. */
  function record(asked: AnyAsked, outcome: Outcome): void {
    book.record(asked, outcome.kind === 'waiting' ? { ...outcome, error: limit.error() ?? outcome.error } : outcome)
  }

  function recordAnswer(asked: AnyAsked, outcome: Outcome): void {
    record(asked, { ...outcome, cost: outcome.cost + (book.of(asked)?.cost ?? 0) })
    if (outcome.kind !== 'answered') stopBy(outcome.error)
    asked.videos.forEach((video) => done.add(video))
  }

  /** Where nothing was found, the name may do better than ids; packs that are closed are opened at the end; a scout takes its listing in. */
  function finallyAnswered(asked: AnyAsked): readonly AnsweredVideo[] {
    if (isForPacks(asked)) return []
    const outcome = book.of(asked)
    const isFinal = outcome?.kind === 'answered' && outcome.answer.match !== null && outcome.isCutShort !== true
    if (!isFinal || needsPacks(asked, outcome, { isOrdered, pickedId })) return []
    return asked.videos.flatMap((video) => prepared.get(video) ?? []).map((video) => book.video(video))
  }

  function isAskedLater(asked: AnyAsked, later: ReadonlySet<AnyAsked> = new Set()): boolean {
    const outcome = book.of(asked)
    return later.has(asked) && outcome?.kind === 'answered' && arePacksClosed(outcome.answer)
  }

  function recordNotAsked(asked: AnyAsked): void {
    if (book.of(asked) || !stoppedBy) return
    record(asked, { kind: isHeldBack(stoppedBy) ? 'waiting' : 'failed', error: stoppedBy, cost: 0 })
  }

  return {
    isOver,
    stoppedBy: () => stoppedBy,
    stopBy,
    record,
    recall(asked) {
      for (const { videos } of book.recall(asked)) videos.forEach((video) => done.add(video))
    },
    tellFinal(asked) {
      const held = asked.filter((one) => !told.has(one)).flatMap(finallyAnswered)
      if (held.length > 0) options.onAnswered?.(held)
    },
    async run(tasks, { most, work, askedLater }) {
      await inFlight(tasks, { most, isOver }, async (task) => {
        const answers = await work(task)
        for (const [index, asked] of task.entries()) if (answers[index]) recordAnswer(asked, answers[index])
        options.onProgress?.({ done: done.size, total: prepared.size })
        const sayable = task.filter((asked) => !isAskedLater(asked, askedLater))
        sayable.forEach((asked) => told.add(asked))
        options.onAnswered?.(sayable.flatMap(finallyAnswered))
      })
      for (const task of tasks) for (const asked of task) recordNotAsked(asked)
    },
  }
}
