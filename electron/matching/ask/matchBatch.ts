/**
 * Finds out which titles the wanted videos are and what the service has for them, at the fewest search units: what was
 * answered before is not asked again, ids go before names, duplicates share a question. Never downloads.
 */
import { AppError } from '../../../shared/errors.ts'
import { isHeldBack } from '../../quota/busyError.ts'
import type { TitleMatch } from '../../serviceClient/listing.ts'
import { askIds, groupIds } from './askIds.ts'
import { askNames, batchNames, type NameBatch } from './askNames.ts'
import type { AskParts } from './askParts.ts'
import { inFlight } from './inFlight.ts'
import { limitSearches } from './limitSearches.ts'
import { lostBatches } from './lostBatches.ts'
import { judgeMatch } from '../choose/judgeMatch.ts'
import type { AnsweredVideo, MatchedVideo } from '../matchedVideo.ts'
import { askedKey, type Asked, type Outcome, type PreparedVideo, type VideoToMatch } from './outcome.ts'
import { decisive, matchedVideo } from './matchedByOutcome.ts'
import type { Matcher, MatcherParts, MatchOptions } from './matcher.ts'
import { nameAskingOf, usualAsking } from './nameAsking.ts'
import { isCutOff, isTitleOpen, type StoredAnswer } from './storedAnswer.ts'
import {
  closedAnswers,
  closedSeasons,
  needsPacks,
  openPacks,
  stillClosed,
  type ClosedSeason,
  type OpenedSeason,
} from './openPacks.ts'
import { prepareVideo } from './prepareVideo.ts'
import type { IdsQuestion, NameQuestion } from './question.ts'
import { askedThroughShow, scoutSeasons } from './seasonScouts.ts'
import { fairly, oneOfEachName, sharedQuestions, videosOf } from './sharedQuestions.ts'
import { stopsTheRun } from './stopsTheRun.ts'

/** Fifty names are much work for a service; a question by an id is as little as a download, of which as many are in flight. */
const callsInFlight = { names: 4, ids: 8 }

export function createMatcher(parts: MatcherParts): Matcher {
  return { matchAll: (gaps, options) => createRun(parts, options).match(videosOf(gaps)) }
}

/** One run over a list of videos: holds what became of each question so far. */
function createRun(parts: MatcherParts, options: MatchOptions) {
  const { client, memory, serviceAddress: service, account = '', settings } = parts
  const limit = limitSearches(parts.ledger, options.mostSearches ?? null)
  const { ledger } = limit
  const {
    batchId,
    signal,
    isOffline = false,
    isOrdered = false,
    pickedId = null,
    askAgain = () => false,
    answersSinceMs = () => 0,
  } = options
  const ask: AskParts = { client, memory, signal, spending: { ledger, service, account, batchId }, known }
  const outcomes = new Map<string, Outcome>()
  const prepared = new Map<VideoToMatch, PreparedVideo>()
  const isOver = () => stoppedBy !== null || signal.aborted
  const done = new Set<VideoToMatch>()
  let total = 0
  let stoppedBy: AppError | null = null

  async function match(found: readonly VideoToMatch[]): Promise<readonly MatchedVideo[]> {
    const asking = settings ? nameAskingOf(settings.read()) : usualAsking
    const videos = found.map((video) =>
      prepareVideo(video, { memory, service, asking, isAskedAgain: askAgain(video.video) }),
    )
    total = videos.length
    for (const video of videos) prepared.set(video, video)
    const byId = sharedQuestions(videos, (video) => video.byId)
    recall(byId)
    await runIds(unanswered(byId))

    const byName = sharedQuestions(videos, (video) => (needsName(video) ? video.byName : null))
    recall(byName)
    await askByName(
      oneOfEachName(unanswered(byName)),
      byName.filter((one) => outcomeOf(one)?.kind === 'answered'),
    )
    shareNames(byName)
    if (!isOffline) await openClosed(byName)
    if (signal.aborted) throw new AppError('cancelled', 'Cancelled.')
    options.onProgress?.({ done: total, total })
    return withCosts(videos)
  }

  /**
   * First what was asked before and whose answer was lost; then one episode of a long season by name, the others through
   * its show, at once where the show is known from an answer to another episode; then all that is still open by name.
   */
  async function askByName(
    open: readonly Asked<NameQuestion>[],
    answered: readonly Asked<NameQuestion>[],
  ): Promise<void> {
    const seasons = scoutSeasons(open, { answered, isSure: (one) => sureTitle(one) !== null })
    const later = new Set(seasons.flatMap(({ others }) => others))
    const lost = lostBatches(open, ledger.lostCalls(service, account))
    const repeated = new Set(lost.flat())
    await runBatches(lost)
    await runBatches(batchNames(open.filter((one) => !later.has(one) && !repeated.has(one))))
    const throughShow = seasons.flatMap((season) => {
      const title = sureTitle(season.scout)
      return title ? askedThroughShow(season, title) : []
    })
    await runIds(unanswered(throughShow))
    await runBatches(batchNames([...later].filter((one) => !repeated.has(one) && needsItsName(one))))
  }

  /** What only packs can be translated from. */
  async function openClosed(byName: readonly Asked<NameQuestion>[]): Promise<void> {
    const seasons = closedSeasons(closedAnswers(byName, outcomeOf, { isOrdered, pickedId }))
    const unasked = new Set(seasons)
    await inFlight(seasons, { most: callsInFlight.ids, isOver }, async (season) => {
      unasked.delete(season)
      const opened = await openPacks(ask, season)
      if (opened.error && stopsTheRun(opened.error)) stoppedBy = opened.error
      recordOpened(season, opened)
    })
    for (const season of unasked) if (stoppedBy) recordOpened(season, stillClosed(season, stoppedBy))
  }

  function recordOpened({ closed }: ClosedSeason, { outcomes: opened }: OpenedSeason): void {
    for (const [at, { asked }] of closed.entries()) if (opened[at]) record(keyOf(asked), opened[at])
  }

  async function runBatches(batches: readonly NameBatch[]): Promise<void> {
    await run(batches, { most: callsInFlight.names, work: (batch) => askNames(ask, batch) })
  }

  async function runIds(open: readonly Asked<IdsQuestion>[]): Promise<void> {
    const groups = groupIds(open, (one) => known(one)?.unread)
    await run(groups, { most: callsInFlight.ids, work: (group) => askIds(ask, group) })
  }

  function outcomeOf(asked: Asked<IdsQuestion | NameQuestion>): Outcome | undefined {
    return outcomes.get(keyOf(asked))
  }

  function sureTitle(asked: Asked<NameQuestion>): TitleMatch | null {
    const outcome = outcomeOf(asked)
    const release = asked.videos[0]?.release
    if (outcome?.kind !== 'answered' || !release) return null
    const { status, title } = judgeMatch(release, outcome.answer)
    return status === 'sure' ? title : null
  }

  function needsItsName(asked: Asked<NameQuestion>): boolean {
    const outcome = outcomeOf(asked)
    if (outcome?.kind !== 'answered') return outcome?.kind !== 'waiting'
    return outcome.answer.match === null || outcome.isCutShort === true
  }

  /** Ids that nobody knows are no answer yet: the name may do better. Not for a title that the user chose. */
  function needsName({ byId, languages, corrected }: PreparedVideo): boolean {
    const outcome = byId && outcomes.get(askedKey(byId.key, languages))
    if (outcome?.kind === 'answered' && corrected) return false
    return !outcome || (outcome.kind === 'answered' && outcome.answer.match === null)
  }

  function known({ question, languages, videos }: Asked<IdsQuestion | NameQuestion>): StoredAnswer | null {
    if (videos.some(({ video }) => askAgain(video))) return null
    return memory.answer({ service, key: question.key, languages }, sinceFor(videos))
  }

  function recall(asked: readonly Asked<IdsQuestion | NameQuestion>[]): void {
    for (const one of asked) {
      const stored = known(one)
      const answer = stored && (isOffline || !(isTitleOpen(stored) || isCutOff(stored))) ? stored : null
      if (answer) {
        record(keyOf(one), { kind: 'answered', answer, cost: 0, isFromCache: true })
        one.videos.forEach((video) => done.add(video))
      }
      if (!answer && isOffline) record(keyOf(one), { kind: 'waiting', error: offline(), cost: 0 })
    }
  }

  function sinceFor(videos: readonly VideoToMatch[]): number {
    return Math.max(0, ...videos.map(({ video }) => answersSinceMs(video)))
  }

  function unanswered<Question extends IdsQuestion | NameQuestion>(asked: readonly Asked<Question>[]) {
    return fairly(asked.filter((one) => !outcomeOf(one)))
  }

  async function run<Question extends IdsQuestion | NameQuestion>(
    tasks: readonly (readonly Asked<Question>[])[],
    { most, work }: Calls<Question>,
  ): Promise<void> {
    await inFlight(tasks, { most, isOver }, async (task) => {
      const answers = await work(task)
      task.forEach((asked, index) => {
        const outcome = answers[index]
        if (!outcome) return
        record(keyOf(asked), { ...outcome, cost: outcome.cost + (outcomeOf(asked)?.cost ?? 0) })
        if (outcome.kind !== 'answered' && stopsTheRun(outcome.error)) stoppedBy = outcome.error
        asked.videos.forEach((video) => done.add(video))
      })
      options.onProgress?.({ done: done.size, total })
      options.onAnswered?.(task.flatMap(finallyAnswered))
    })
    for (const task of tasks) for (const asked of task) recordNotAsked(asked)
  }

  /** Where nothing was found, the name may do better than ids; and packs that are closed are opened at the end. */
  function finallyAnswered(asked: Asked<IdsQuestion | NameQuestion>): readonly AnsweredVideo[] {
    const outcome = outcomeOf(asked)
    const isFinal = outcome?.kind === 'answered' && outcome.answer.match !== null && outcome.isCutShort !== true
    if (!isFinal || needsPacks(asked, outcome, { isOrdered, pickedId })) return []
    return asked.videos.flatMap((video) => {
      const one = prepared.get(video)
      return one ? [matchedVideo(one, decisive(outcomesOf(one).map(({ outcome: known }) => known)))] : []
    })
  }

  function recordNotAsked(asked: Asked<IdsQuestion | NameQuestion>): void {
    if (outcomeOf(asked) || !stoppedBy) return
    record(keyOf(asked), { kind: isHeldBack(stoppedBy) ? 'waiting' : 'failed', error: stoppedBy, cost: 0 })
  }

  /** Questions of different keys with one and the same name were asked once: they share the outcome, not the cost. */
  function shareNames(asked: readonly Asked<NameQuestion>[]): void {
    const byName = Map.groupBy(asked, ({ question, languages }) => askedKey(question.fileName, languages))
    for (const group of byName.values()) {
      const outcome = group.map(outcomeOf).find((candidate) => candidate !== undefined)
      for (const one of group) {
        if (!outcome || outcomeOf(one)) continue
        record(keyOf(one), { ...outcome, cost: 0 })
        const { question, languages } = one
        if (outcome.kind === 'answered')
          memory.keepAnswers([{ question: { service, key: question.key, languages }, answer: outcome.answer }])
      }
    }
  }

  function record(key: string, outcome: Outcome): void {
    outcomes.set(key, outcome.kind === 'waiting' ? { ...outcome, error: limit.error() ?? outcome.error } : outcome)
  }

  function withCosts(videos: readonly PreparedVideo[]): readonly MatchedVideo[] {
    const counted = new Set<string>()
    return videos.map((video) => {
      const known = outcomesOf(video)
      const cost = known.reduce((sum, { key, outcome }) => sum + (counted.has(key) ? 0 : outcome.cost), 0)
      known.forEach(({ key }) => counted.add(key))
      return { ...matchedVideo(video, decisive(known.map(({ outcome }) => outcome))), cost }
    })
  }

  function outcomesOf({ byId, byName, languages }: PreparedVideo) {
    return [byId, byName].flatMap((question) => {
      const key = question && askedKey(question.key, languages)
      const outcome = key === null ? undefined : outcomes.get(key)
      return key === null || !outcome ? [] : [{ key, outcome }]
    })
  }

  return { match }
}

interface Calls<Question extends IdsQuestion | NameQuestion> {
  /** In flight at a time. */
  readonly most: number
  readonly work: (task: readonly Asked<Question>[]) => Promise<readonly Outcome[]>
}

function keyOf({ question, languages }: Asked<IdsQuestion | NameQuestion>): string {
  return askedKey(question.key, languages)
}

function offline(): AppError {
  return new AppError('service.unreachable', 'Not asked for, because the app works offline. Go online to look for it.')
}
