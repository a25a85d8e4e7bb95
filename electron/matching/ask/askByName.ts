/**
 * Asks by names at the fewest units. First what was asked before and whose answer was lost; then one episode of a long season
 * by name, the others through its show, at once where the show is known from an answer to another episode; then all that is
 * still open by name, but for seasons of which two episodes found nothing at all.
 */
import { batchNames, type NameBatch } from './askNames.ts'
import type { AskParts } from './askParts.ts'
import { lostBatches } from './calls/lostBatches.ts'
import type { QuestionCalls } from './calls/questionCalls.ts'
import type { Asked } from './outcomes/outcome.ts'
import type { AnyAsked, OutcomeBook } from './outcomes/outcomeBook.ts'
import type { IdsQuestion, NameQuestion } from './question.ts'
import { askedThroughShow, scoutSeasons, type ScoutedSeason } from './seasonScouts.ts'
import { askedForPacks, keepOpened } from './scoutPacks.ts'
import { fairly, oneOfEachName } from './sharedQuestions.ts'
import { doubtedSeasons, nothingThere, unknownEpisodes } from './unknownSeasons.ts'

/** What a run of matching has for it. */
export interface NameRun {
  readonly ask: AskParts
  readonly book: OutcomeBook
  readonly calls: QuestionCalls
  readonly isOffline: boolean
  readonly runBatches: (batches: readonly NameBatch[], askedLater?: ReadonlySet<AnyAsked>) => Promise<void>
  readonly runIds: (open: readonly Asked<IdsQuestion>[]) => Promise<void>
  /** Those without an answer, in the order in which they are asked. */
  readonly unanswered: <Question extends IdsQuestion | NameQuestion>(
    asked: readonly Asked<Question>[],
  ) => readonly Asked<Question>[]
}

export async function askByName(run: NameRun, byName: readonly Asked<NameQuestion>[]): Promise<void> {
  const { ask, book, calls, runBatches, unanswered } = run
  const of = (one: AnyAsked) => book.of(one)
  const open = oneOfEachName(unanswered(byName))
  const seasons = seasonsOf(run, byName, open)
  const later = new Set(seasons.flatMap(({ others }) => others))
  const lost = lostBatchesOf(ask, open)
  const repeated = new Set(lost.flat())
  const scouts = new Set(seasons.map(({ scout }) => scout))
  await runBatches(lost, scouts)
  await runBatches(batchNames(open.filter((one) => !later.has(one) && !repeated.has(one))), scouts)
  await askThroughShows(run, seasons)
  const doubted = doubtedSeasons(seasons, of)
  const secondScouts = doubted.map(({ scout }) => scout)
  await runBatches(batchNames(unanswered(secondScouts)), new Set(secondScouts))
  await askThroughShows(run, doubted)
  const unknown = unknownEpisodes(ask, doubted, of)
  for (const one of unknown) calls.record(one, nothingThere)
  const settled = new Set([...repeated, ...unknown, ...secondScouts])
  await runNames(
    run,
    [...later].filter((one) => !settled.has(one) && book.needsItsName(one)),
  )
  const isOver = ({ scout, others }: ScoutedSeason) => [scout, ...others].every((one) => isSettled(run, one))
  if (!calls.isOver())
    ask.memory.endSeasons(
      ask.spending.service,
      seasons.filter(isOver).map(({ key }) => key),
    )
}

/** As they were begun, where another run was stopped at it. */
function seasonsOf(
  { ask: { memory, spending }, book, isOffline }: NameRun,
  byName: readonly Asked<NameQuestion>[],
  open: readonly Asked<NameQuestion>[],
): readonly ScoutedSeason[] {
  if (isOffline) return []
  const isAsked = new Set(open)
  const seasons = scoutSeasons(
    fairly(byName).filter((one) => isAsked.has(one) || book.of(one)?.kind === 'answered'),
    {
      isOpen: (one) => isAsked.has(one),
      isSure: (one) => book.sureTitle(one) !== null,
      begun: memory.begunSeasons(spending.service),
    },
  )
  memory.beginSeasons(
    spending.service,
    seasons.map(({ key, scout }) => ({ key, scout: scout.question.key })),
  )
  return seasons
}

function isSettled({ book }: NameRun, one: Asked<NameQuestion>): boolean {
  return book.of(one)?.kind === 'answered' && !book.needsItsName(one)
}

/** As they were asked, where the answer was lost. */
async function runNames({ ask, runBatches }: NameRun, open: readonly Asked<NameQuestion>[]): Promise<void> {
  const lost = lostBatchesOf(ask, open)
  const repeated = new Set(lost.flat())
  await runBatches([...lost, ...batchNames(open.filter((one) => !repeated.has(one)))])
}

/** The scouts whose packs are closed once more, among the others of their season. */
async function askThroughShows(run: NameRun, seasons: readonly ScoutedSeason[]): Promise<void> {
  const { ask, book, calls, runIds, unanswered } = run
  const of = (one: AnyAsked) => book.of(one)
  const sure = seasons.flatMap((season) => {
    const title = book.sureTitle(season.scout)
    return title ? { season, title } : []
  })
  const throughShow = sure.flatMap(({ season, title }) => askedThroughShow(season, title))
  const again = sure.flatMap(({ season: { scout }, title }) => askedForPacks(scout, { title, of }))
  calls.recall(again.map(({ listing }) => listing))
  await runIds([...unanswered(throughShow), ...unanswered(again.map(({ listing }) => listing))])
  for (const scout of keepOpened(ask, again, of)) calls.record(scout.asked, scout.outcome)
  calls.tellFinal(seasons.map(({ scout }) => scout))
}

function lostBatchesOf({ spending: { ledger, service, account } }: AskParts, open: readonly Asked<NameQuestion>[]) {
  return lostBatches(open, ledger.lostCalls(service, account))
}
