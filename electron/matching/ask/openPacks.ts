/**
 * A search by name lists packs without their files, and a file of a pack is translated only by its own id (API §4 "v1
 * translation"). Where nothing else can be translated, v1 is asked once a season for the packs with their files
 * (`unpack=1`), and what it names is kept with the answer, so that it is never asked again.
 */
import { toAppError, type AppError } from '../../../shared/errors.ts'
import { isHeldBack } from '../../quota/busyError.ts'
import { paidSearch } from '../../quota/paidSearch.ts'
import { contentOfQuery } from '../../serviceClient/callContent.ts'
import type { ListedSubtitle, SubtitleQuery } from '../../serviceClient/listing.ts'
import { mayBeTranslated, type Wish } from '../../wanted/wish.ts'
import { canBeTranslated } from '../choose/canBeTranslated.ts'
import { judgeReadings } from '../choose/judgeMatch.ts'
import { rankCandidates } from '../choose/rankCandidates.ts'
import type { Candidate } from '../choose/ranking.ts'
import { subtitlesPerAnswer, type AskParts } from './askParts.ts'
import type { Asked, Outcome, VideoToMatch } from './outcomes/outcome.ts'
import { usableIds, type IdsQuestion, type NameQuestion } from './question.ts'
import { arePacksClosed, type StoredAnswer } from './outcomes/storedAnswer.ts'

export type Answered = Extract<Outcome, { readonly kind: 'answered' }>

/** An answer to a name, whose packs are to be opened. */
export interface ClosedAnswer {
  readonly asked: Asked<NameQuestion>
  readonly outcome: Answered
  /** No wish of its videos is served without: then it waits where the packs cannot be asked for. */
  readonly isWhole: boolean
}

/** A season of a show: what is asked in one question. */
export interface ClosedSeason {
  readonly query: SubtitleQuery
  readonly closed: readonly ClosedAnswer[]
}

/** A season has few packs in one language. */
export const mostPackPages = 2

export interface Translating {
  /** A person ordered translations: what is there in the wished language itself does not do. */
  readonly isOrdered: boolean
  /** The subtitle that shall be translated, whatever else could be; null for the best. */
  readonly pickedId: string | null
}

/** The answers to names of whose packs something can be translated only once their files are known. */
export function closedAnswers(
  named: readonly Asked<NameQuestion>[],
  outcomeOf: (asked: Asked<NameQuestion>) => Outcome | undefined,
  translating: Translating,
): readonly ClosedAnswer[] {
  return named.flatMap((asked) => {
    const outcome = outcomeOf(asked)
    if (outcome?.kind !== 'answered') return []
    const share = closedShare(asked.videos, outcome.answer, translating)
    return share === 'none' ? [] : [{ asked, outcome, isWhole: share === 'all' }]
  })
}

/** Whether this answer is one of those. */
export function needsPacks(
  { videos }: Pick<Asked<IdsQuestion | NameQuestion>, 'videos'>,
  { answer }: Answered,
  translating: Translating,
): boolean {
  return closedShare(videos, answer, translating) !== 'none'
}

/** For how many of the wishes of these videos only a pack can be translated. */
function closedShare(
  videos: readonly VideoToMatch[],
  answer: StoredAnswer,
  translating: Translating,
): 'none' | 'some' | 'all' {
  if (!arePacksClosed(answer)) return 'none'
  const wished = videos.flatMap(({ wishes, ...video }) => wishes.map((wish) => ({ ...video, wish })))
  const closed = wished.filter((one) => needsPack(one, answer, translating))
  if (closed.length === 0) return 'none'
  return closed.length === wished.length ? 'all' : 'some'
}

interface OneWish extends Pick<VideoToMatch, 'video' | 'release'> {
  readonly wish: Wish
}

function needsPack({ video, release, wish }: OneWish, answer: StoredAnswer, translating: Translating): boolean {
  if (!mayBeTranslated(wish)) return false
  const judged = judgeReadings(release, answer)
  const canBeAsked = judged.title !== null && usableIds(judged.title) !== null && judged.release.season !== null
  if (judged.status !== 'sure' || !canBeAsked) return false
  const fps = video.media?.fps ?? null
  const request = { release: judged.release, fps, wish, hearingImpaired: 'any', forced: 'never' } as const
  const { candidates } = rankCandidates({ ...request, title: judged.title }, answer.subtitles)
  const { isOrdered, pickedId } = translating
  const isSource = ({ alternativeIndex, subtitle }: Candidate) =>
    wish.alternatives[alternativeIndex]?.kind === 'translate' && (pickedId ?? subtitle.id) === subtitle.id
  const sources = candidates.filter(isSource)
  const isThereAnyway = !isOrdered && sources.length < candidates.length
  return !isThereAnyway && sources.length > 0 && !sources.some(canBeTranslated)
}

/** Titles without ids, and episodes without a season, stay as they are. */
export function closedSeasons(closed: readonly ClosedAnswer[]): readonly ClosedSeason[] {
  const seasons = new Map<string, { readonly query: SubtitleQuery; readonly closed: ClosedAnswer[] }>()
  for (const one of closed) {
    const query = queryOf(one)
    if (!query) continue
    const key = contentOfQuery(query)
    const known = seasons.get(key)
    if (known) known.closed.push(one)
    else seasons.set(key, { query, closed: [one] })
  }
  return [...seasons.values()]
}

function queryOf({ asked: { videos, languages }, outcome: { answer } }: ClosedAnswer): SubtitleQuery | null {
  const [video] = videos
  const ids = answer.match && usableIds(answer.match)
  const season = video && judgeReadings(video.release, answer).release.season
  if (!ids || season === null || season === undefined) return null
  return { ...ids, type: 'tv', season, languages, perPage: subtitlesPerAnswer }
}

/** What was said of a season's packs. */
export interface OpenedSeason {
  /** One a closed answer, in order; the pages are counted at the first. */
  readonly outcomes: readonly Outcome[]
  /** Why they could not all be asked for. */
  readonly error: AppError | null
}

export async function openPacks(parts: AskParts, { query, closed }: ClosedSeason): Promise<OpenedSeason> {
  let outcomes: readonly Outcome[] = closed.map(({ outcome }) => outcome)
  const pagesRead = closed.map(({ outcome }) => outcome.answer.packPages ?? 0)
  for (let page = Math.min(...pagesRead) + 1; page <= mostPackPages; page += 1) {
    try {
      const said = await askPage(parts, { query: page === 1 ? query : { ...query, page }, closed, outcomes })
      outcomes = said.outcomes
      if (said.isLast) break
    } catch (thrown) {
      return stillClosed({ closed }, toAppError(thrown), outcomes)
    }
  }
  return { outcomes, error: null }
}

/** What cannot be asked for now; videos that are served without keep their answer. */
export function stillClosed(
  { closed }: Pick<ClosedSeason, 'closed'>,
  error: AppError,
  known: readonly Outcome[] = closed.map(({ outcome }) => outcome),
): OpenedSeason {
  const kind = isHeldBack(error) ? 'waiting' : 'failed'
  const unopened = ({ cost }: Outcome): Outcome => ({ kind, error, cost })
  return { outcomes: known.map((outcome, at) => (closed[at]?.isWhole ? unopened(outcome) : outcome)), error }
}

interface PackPage extends ClosedSeason {
  readonly outcomes: readonly Outcome[]
}

function askPage(parts: AskParts, { query, closed, outcomes }: PackPage) {
  const page = query.page ?? 1
  return paidSearch(parts.spending, {
    units: 1,
    subject: closed[0]?.asked.question.fileName ?? '',
    reason: page === 1 ? 'files of packs' : `files of packs, page ${page}`,
    content: contentOfQuery(query),
    call: (callId) => parts.client.searchSubtitles(query, parts.signal, callId),
    keep: ({ subtitles, totalPages }) => {
      const isLast = page >= Math.min(totalPages, mostPackPages) || subtitles.length === 0
      const opened = outcomes.map((outcome, index) =>
        outcome.kind === 'answered'
          ? withFiles(outcome, { subtitles, page, isLast, cost: index === 0 ? 1 : 0 })
          : outcome,
      )
      keep(parts, closed, opened)
      return { outcomes: opened, isLast }
    },
  })
}

interface Listing {
  readonly subtitles: readonly ListedSubtitle[]
  readonly page: number
  readonly isLast: boolean
  readonly cost: number
}

/** What else v1 lists was not chosen by the name, and stays out. */
function withFiles(outcome: Answered, { subtitles, page, isLast, cost }: Listing): Answered {
  const filesOf = new Map(subtitles.map(({ id, files }) => [id, files]))
  const listed = outcome.answer.subtitles.map((one) => ({ ...one, files: one.files ?? filesOf.get(one.id) ?? null }))
  const answer = { ...outcome.answer, subtitles: listed, packPages: page, ...(isLast && { arePacksOpened: true }) }
  return { ...outcome, answer, cost: outcome.cost + cost, isFromCache: false }
}

function keep({ memory, spending }: AskParts, closed: readonly ClosedAnswer[], opened: readonly Outcome[]): void {
  memory.keepAnswers(
    closed.flatMap(({ asked: { question, languages } }, index) => {
      const outcome = opened[index]
      if (outcome?.kind !== 'answered') return []
      return [{ question: { service: spending.service, key: question.key, languages }, answer: outcome.answer }]
    }),
  )
}
