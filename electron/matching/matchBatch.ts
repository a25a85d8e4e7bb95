/**
 * Finds out which titles the wanted videos are and what the service has for them, at the fewest search units: what was
 * answered before is not asked again, ids go before names, duplicates share a question. Never downloads.
 */
import { AppError } from '../../shared/errors.ts'
import type { LibraryVideo } from '../library/mediaFile.ts'
import type { Want } from '../wanted/missing.ts'
import { askIds, groupIds } from './askIds.ts'
import { askNames, batchNames, type AskParts } from './askNames.ts'
import { inFlight } from './inFlight.ts'
import { judgeMatch } from './judgeMatch.ts'
import type { MatchedVideo, SearchClient, SearchLedger } from './matchedVideo.ts'
import { askedKey, type Asked, type Outcome, type VideoToMatch } from './outcome.ts'
import { idsQuestion, nameQuestion, questionLanguages, type IdsQuestion, type NameQuestion } from './question.ts'
import { showPlaceOf } from './showPlace.ts'
import { stopsTheRun } from './spend.ts'
import type { TitleMemory } from './titleMemory.ts'
import { takeTurns } from '../../shared/takeTurns.ts'

export interface MatcherParts {
  readonly client: SearchClient
  readonly memory: TitleMemory
  readonly ledger: SearchLedger
  /** Address of the service: answers and units are kept apart by it. */
  readonly serviceAddress: string
}

export interface MatchOptions {
  /** Ties the units to the run. */
  readonly batchId: string
  readonly signal: AbortSignal
  readonly onProgress?: (progress: { readonly done: number; readonly total: number }) => void
  /** Asks nothing: what is not remembered waits. */
  readonly isOffline?: boolean
  /** True for videos whose earlier answer may be asked for again (retry calendar, "search again"). */
  readonly askAgain?: (video: LibraryVideo) => boolean
}

export interface Matcher {
  /**
   * One entry per video, in the order of the wants; several wants of a video are asked as one question.
   * @throws AppError 'cancelled'; every other failure is an entry's own.
   */
  matchAll(wants: readonly Want[], options: MatchOptions): Promise<readonly MatchedVideo[]>
}

const callsInFlight = 4

export function createMatcher(parts: MatcherParts): Matcher {
  return { matchAll: (wants, options) => createRun(parts, options).match(videosOf(wants)) }
}

/** One run over a list of videos: holds what became of each question so far. */
function createRun({ client, memory, ledger, serviceAddress: service }: MatcherParts, options: MatchOptions) {
  const { batchId, signal, isOffline = false, askAgain = () => false } = options
  const ask: AskParts = { client, memory, signal, spending: { ledger, service, batchId } }
  const outcomes = new Map<string, Outcome>()
  const progress = { done: 0, total: 0 }
  let stoppedBy: AppError | null = null

  async function match(videos: readonly VideoToMatch[]): Promise<readonly MatchedVideo[]> {
    progress.total = videos.length
    const byId = shared(videos, idsQuestionOf)
    recall(byId)
    await run(groupIds(unanswered(byId)), (group) => askIds(ask, group))

    const byName = shared(
      videos.filter((video) => needsName(video)),
      ({ video, release }) => nameQuestion(video, release),
    )
    recall(byName)
    await run(batchNames(oneOfEachName(unanswered(byName))), (batch) => askNames(ask, batch))
    shareNames(byName)
    signal.throwIfAborted()
    return withCosts(videos)
  }

  function idsQuestionOf({ video, release }: VideoToMatch): IdsQuestion | null {
    return idsQuestion(video, release, memory.correction(showPlaceOf(video, release)))
  }

  /** Ids that nobody knows are no answer yet: the name may do better. */
  function needsName(toMatch: VideoToMatch): boolean {
    const question = idsQuestionOf(toMatch)
    const outcome = question && outcomes.get(askedKey(question.key, toMatch.languages))
    return !outcome || (outcome.kind === 'answered' && outcome.answer.match === null)
  }

  function recall(asked: readonly Asked<IdsQuestion | NameQuestion>[]): void {
    for (const { question, languages, videos } of asked) {
      const answer = videos.some(({ video }) => askAgain(video))
        ? null
        : memory.answer({ service, key: question.key, languages })
      if (answer) note(askedKey(question.key, languages), { kind: 'answered', answer, cost: 0, isFromCache: true })
      else if (isOffline) note(askedKey(question.key, languages), { kind: 'waiting', error: offline(), cost: 0 })
    }
  }

  function unanswered<Question extends IdsQuestion | NameQuestion>(asked: readonly Asked<Question>[]) {
    return fairly(asked.filter(({ question, languages }) => !outcomes.has(askedKey(question.key, languages))))
  }

  async function run<Question extends IdsQuestion | NameQuestion>(
    tasks: readonly (readonly Asked<Question>[])[],
    work: (task: readonly Asked<Question>[]) => Promise<readonly Outcome[]>,
  ): Promise<void> {
    await inFlight(tasks, { most: callsInFlight, isOver: () => stoppedBy !== null || signal.aborted }, async (task) => {
      const answers = await work(task)
      task.forEach(({ question, languages, videos }, index) => {
        const outcome = answers[index]
        if (!outcome) return
        note(askedKey(question.key, languages), outcome)
        if (outcome.kind !== 'answered' && stopsTheRun(outcome.error)) stoppedBy = outcome.error
        progress.done += videos.length
      })
      options.onProgress?.({ ...progress })
    })
    for (const task of tasks) for (const asked of task) noteNotAsked(asked)
  }

  function noteNotAsked({ question, languages }: Asked<IdsQuestion | NameQuestion>): void {
    const key = askedKey(question.key, languages)
    if (outcomes.has(key) || !stoppedBy) return
    note(key, { kind: stoppedBy.code === 'quota.exhausted' ? 'waiting' : 'failed', error: stoppedBy, cost: 0 })
  }

  /** Questions of different keys with one and the same name were asked once: they share the outcome, not the cost. */
  function shareNames(asked: readonly Asked<NameQuestion>[]): void {
    const byName = new Map<string, Outcome>()
    for (const { question, languages } of asked) {
      const key = askedKey(question.key, languages)
      const nameKey = askedKey(question.fileName, languages)
      const outcome = outcomes.get(key)
      const other = byName.get(nameKey)
      if (outcome) byName.set(nameKey, outcome)
      else if (other) note(key, { ...other, cost: 0 })
      if (!outcome && other?.kind === 'answered')
        memory.keepAnswers([{ question: { service, key: question.key, languages }, answer: other.answer }])
    }
  }

  function note(key: string, outcome: Outcome): void {
    outcomes.set(key, outcome)
  }

  function withCosts(videos: readonly VideoToMatch[]): readonly MatchedVideo[] {
    const counted = new Set<string>()
    return videos.map((toMatch) => {
      const { video, release, languages } = toMatch
      const keys = [idsQuestionOf(toMatch), nameQuestion(video, release)]
        .filter((question) => question !== null)
        .map(({ key }) => askedKey(key, languages))
      const cost = keys.filter((key) => !counted.has(key)).reduce((sum, key) => sum + (outcomes.get(key)?.cost ?? 0), 0)
      keys.forEach((key) => counted.add(key))
      return { ...matchedVideo(toMatch, lastOutcome(keys)), cost }
    })
  }

  function lastOutcome(keys: readonly string[]): Outcome | undefined {
    const known = keys.map((key) => outcomes.get(key)).filter((outcome) => outcome !== undefined)
    return known.find((outcome) => outcome.kind === 'answered' && outcome.answer.match !== null) ?? known.at(-1)
  }

  return { match }
}

function videosOf(wants: readonly Want[]): readonly VideoToMatch[] {
  const byPath = Map.groupBy(wants, ({ video }) => video.file.path)
  return [...byPath.values()].flatMap((ofVideo) => {
    const [first] = ofVideo
    const wishes = ofVideo.map(({ wish }) => wish)
    return first ? [{ video: first.video, release: first.release, wishes, languages: questionLanguages(wishes) }] : []
  })
}

function shared<Question extends IdsQuestion | NameQuestion>(
  videos: readonly VideoToMatch[],
  questionOf: (video: VideoToMatch) => Question | null,
): readonly Asked<Question>[] {
  const asked = videos.flatMap((video) => {
    const question = questionOf(video)
    return question ? [{ question, languages: video.languages, videos: [video] }] : []
  })
  const groups = Map.groupBy(asked, ({ question, languages }) => askedKey(question.key, languages))
  return [...groups.values()].flatMap((group) => {
    const [first] = group
    return first ? [{ ...first, videos: group.flatMap(({ videos }) => videos) }] : []
  })
}

function oneOfEachName(asked: readonly Asked<NameQuestion>[]): readonly Asked<NameQuestion>[] {
  const groups = Map.groupBy(asked, ({ question, languages }) => askedKey(question.fileName, languages))
  return [...groups.values()].flatMap(([first]) => first ?? [])
}

/** Recent files first, movies and series by turns: where the quota ends, neither has starved. */
function fairly<Question extends IdsQuestion | NameQuestion>(
  asked: readonly Asked<Question>[],
): readonly Asked<Question>[] {
  const newest = ({ videos }: Asked<Question>) => Math.max(...videos.map(({ video }) => video.file.modifiedMs))
  const recentFirst = [...asked].sort((a, b) => newest(b) - newest(a))
  const isMovie = ({ videos }: Asked<Question>) => videos[0]?.release.type === 'movie'
  return takeTurns(
    recentFirst.filter((one) => isMovie(one)),
    recentFirst.filter((one) => !isMovie(one)),
  )
}

function matchedVideo({ video, release }: VideoToMatch, outcome: Outcome | undefined): Omit<MatchedVideo, 'cost'> {
  const nothing = { video, release, title: null, alternates: [], candidates: [], isFromCache: false } as const
  // Neither its name nor its folders nor any id say what it is: there was nothing to ask.
  if (!outcome) return { ...nothing, status: 'none' }
  if (outcome.kind !== 'answered') return { ...nothing, status: outcome.kind, error: outcome.error }
  const judged = judgeMatch(release, outcome.answer)
  const candidates = judged.status === 'none' ? [] : outcome.answer.subtitles
  return { video, release, ...judged, candidates, isFromCache: outcome.isFromCache }
}

function offline(): AppError {
  return new AppError('service.unreachable', 'Not asked for, because the app works offline. Go online to look for it.')
}
