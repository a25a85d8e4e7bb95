/**
 * Finds out which titles the wanted videos are and what the service has for them, at the fewest search units: what was
 * answered before is not asked again, ids go before names, duplicates share a question. Never downloads.
 */
import { AppError } from '../../../shared/errors.ts'
import { askIds, groupIds } from './askIds.ts'
import { askByName } from './askByName.ts'
import { askNames, type NameBatch } from './askNames.ts'
import type { AskParts } from './askParts.ts'
import { inFlight } from './calls/inFlight.ts'
import { limitSearches } from './calls/limitSearches.ts'
import { createQuestionCalls } from './calls/questionCalls.ts'
import type { MatchedVideo } from '../matchedVideo.ts'
import type { Asked, PreparedVideo, VideoToMatch } from './outcomes/outcome.ts'
import { createOutcomeBook, type AnyAsked } from './outcomes/outcomeBook.ts'
import type { Matcher, MatcherParts, MatchOptions } from './matcher.ts'
import { nameAskingOf, usualAsking } from './nameAsking.ts'
import {
  closedAnswers,
  closedSeasons,
  openPacks,
  stillClosed,
  type ClosedSeason,
  type OpenedSeason,
} from './openPacks.ts'
import { prepareVideo } from './prepareVideo.ts'
import type { IdsQuestion, NameQuestion } from './question.ts'
import { isForPacks } from './scoutPacks.ts'
import { fairly, oldestFirst, sharedQuestions, videosOf } from './sharedQuestions.ts'

/** Fifty names are much work for a service; a question by an id is as little as a download, of which as many are in flight. */
const callsInFlight = { names: 4, ids: 8 }

export function createMatcher(parts: MatcherParts): Matcher {
  return { matchAll: (gaps, options) => createRun(parts, options).match(videosOf(gaps)) }
}

/** One run over a list of videos: asks by ids, then by names, then opens packs; what became of each is in its book. */
function createRun(parts: MatcherParts, options: MatchOptions) {
  const { client, memory, serviceAddress: service, account = '', settings } = parts
  const limit = limitSearches(parts.ledger, options.mostSearches ?? null)
  const { ledger } = limit
  const { batchId, signal, isOffline = false, isOrdered = false, pickedId = null, askAgain = () => false } = options
  const book = createOutcomeBook({ ...options, memory, service })
  const ask: AskParts = {
    client,
    memory,
    signal,
    spending: { ledger, service, account, batchId },
    known: (asked) => book.known(asked),
  }
  const prepared = new Map<VideoToMatch, PreparedVideo>()
  const calls = createQuestionCalls({ book, limit, options, prepared })

  async function match(found: readonly VideoToMatch[]): Promise<readonly MatchedVideo[]> {
    const asking = settings ? nameAskingOf(settings.read()) : usualAsking
    const videos = found.map((video) =>
      prepareVideo(video, { memory, service, asking, isAskedAgain: askAgain(video.video) }),
    )
    for (const video of videos) prepared.set(video, video)
    const byId = sharedQuestions(videos, (video) => video.byId)
    calls.recall(byId)
    await runIds(unanswered(byId))

    const byName = sharedQuestions(videos, (video) => (book.needsName(video) ? video.byName : null))
    calls.recall(byName)
    await askByName({ ask, book, calls, isOffline, runBatches, runIds, unanswered }, byName)
    book.shareNames(byName)
    if (!isOffline) await openClosed(byName)
    if (signal.aborted) throw new AppError('cancelled', 'Cancelled.')
    options.onProgress?.({ done: videos.length, total: videos.length })
    return book.videosWithCosts(videos)
  }

  /** What only packs can be translated from. */
  async function openClosed(byName: readonly Asked<NameQuestion>[]): Promise<void> {
    const seasons = closedSeasons(closedAnswers(byName, (asked) => book.of(asked), { isOrdered, pickedId }))
    const unasked = new Set(seasons)
    await inFlight(seasons, { most: callsInFlight.ids, isOver: () => calls.isOver() }, async (season) => {
      unasked.delete(season)
      const opened = await openPacks(ask, season)
      if (opened.error) calls.stopBy(opened.error)
      recordOpened(season, opened)
    })
    const stoppedBy = calls.stoppedBy()
    for (const season of unasked) if (stoppedBy) recordOpened(season, stillClosed(season, stoppedBy))
  }

  function recordOpened({ closed }: ClosedSeason, { outcomes: opened }: OpenedSeason): void {
    for (const [at, { asked }] of closed.entries()) if (opened[at]) calls.record(asked, opened[at])
  }

  async function runBatches(batches: readonly NameBatch[], askedLater?: ReadonlySet<AnyAsked>): Promise<void> {
    const most = callsInFlight.names
    await calls.run(batches, { most, work: (batch) => askNames(ask, batch), ...(askedLater && { askedLater }) })
  }

  async function runIds(open: readonly Asked<IdsQuestion>[]): Promise<void> {
    const groups = groupIds(open, (one) => book.known(one)?.unread).filter((group) => {
      return !group.every((one) => isForPacks(one) && !book.known(one)?.unread)
    })
    await calls.run(groups, { most: callsInFlight.ids, work: (group) => askIds(ask, group) })
  }

  function unanswered<Question extends IdsQuestion | NameQuestion>(asked: readonly Asked<Question>[]) {
    const fair = fairly(asked.filter((one) => !book.of(one)))
    if (!options.answersSinceMs) return fair
    return oldestFirst(fair, ({ question: { key }, languages }) => memory.answeredMs({ service, key, languages }))
  }

  return { match }
}
