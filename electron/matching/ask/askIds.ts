/**
 * Asks for titles by their ids (API §4 "v1 search"): one question a title and season, further pages only while there are
 * more and a wanted episode has nothing good yet. Each page is one search unit.
 */
import { AppError, toAppError } from '../../../shared/errors.ts'
import { isHeldBack } from '../../quota/busyError.ts'
import { paidSearch } from '../../quota/paidSearch.ts'
import { contentOfQuery } from '../../serviceClient/callContent.ts'
import type { SubtitleAnswer, SubtitleQuery } from '../../serviceClient/listing.ts'
import { subtitlesPerAnswer, type AskParts } from './askParts.ts'
import { askUnknown } from './askUnknown.ts'
import { rankCandidates } from '../choose/rankCandidates.ts'
import { mayHoldEpisode } from '../choose/gates.ts'
import { readSubtitle } from '../choose/listedTexts.ts'
import {
  inKnownLanguages,
  isMute,
  isWorthKeeping,
  learnLanguages,
  withAskedLanguage,
} from '../choose/oneLanguageEach.ts'
import type { Asked, AskedVideo, Outcome, VideoToMatch } from './outcome.ts'
import type { IdsQuestion } from './question.ts'
import type { StoredAnswer } from './storedAnswer.ts'

/** All of one group key and one set of languages. */
export type IdsGroup = readonly Asked<IdsQuestion>[]

const mostPages = 4
/** So many episodes of a season are asked one by one: it costs the same and lists more of each. */
const askedSingly = 2

export function groupIds<One extends Asked<IdsQuestion, AskedVideo>>(
  asked: readonly One[],
): readonly (readonly One[])[] {
  const groups = Map.groupBy(asked, ({ question, languages }) => `${question.groupKey}|${languages.join(',')}`)
  return [...groups.values()].flatMap((group) => (group.length <= askedSingly ? group.map((one) => [one]) : [group]))
}

/** So many pages are read of one answer about so many episodes. */
export function mostPagesFor(questions: number): number {
  return Math.min(mostPages, questions + 1)
}

/** One outcome a question, in order; the pages are counted at the first. */
export async function askIds(parts: AskParts, group: IdsGroup): Promise<readonly Outcome[]> {
  return inKnownLanguages(parts, group, (some) => askUnknown(parts, some, (unknown) => askGroup(parts, unknown)))
}

async function askGroup(parts: AskParts, group: IdsGroup): Promise<readonly Outcome[]> {
  const [first] = group
  if (!first) return []
  const found = { match: null, alternates: [], subtitles: [], isById: true } as StoredAnswer
  let progress: Progress = { answer: found, pages: 0, hasMore: false, error: null }
  for (const query of attempts(group, first)) {
    progress = await askPages(parts, group, { query, before: progress })
    if (progress.answer.match ?? (progress.error && !isRefused(progress.error))) break
  }
  return outcomesOf(group, progress)
}

/** A service may refuse ids that belong to different titles; one of them alone it can answer. */
function isRefused({ code }: AppError): boolean {
  return code === 'service.refused'
}

interface Progress {
  readonly answer: StoredAnswer
  readonly pages: number
  /** Further pages were left unread. */
  readonly hasMore: boolean
  readonly error: AppError | null
}

/** With every id first; where that finds nothing or is refused, the string id may be the wrong one. */
function attempts(group: IdsGroup, first: Asked<IdsQuestion>): readonly SubtitleQuery[] {
  const { ids, episode } = first.question
  const narrow = group.length === 1 && episode !== null && ids.season !== undefined ? { episode } : {}
  const query = { ...ids, ...narrow, languages: first.languages, perPage: subtitlesPerAnswer }
  const { filmdbId, titleId, ...rest } = query
  const hasOthers = rest.moviedbId !== undefined && (filmdbId !== undefined || titleId !== undefined)
  return hasOthers ? [query, rest] : [query]
}

async function askPages(
  parts: AskParts,
  group: IdsGroup,
  { query, before }: { readonly query: SubtitleQuery; readonly before: Progress },
): Promise<Progress> {
  let { answer, pages } = before
  for (let page = 1; page <= mostPagesFor(group.length); page += 1) {
    try {
      const paged = page === 1 ? query : { ...query, page }
      const said = await askPage(parts, group, { query: paged, soFar: answer })
      pages += 1
      answer = said.answer
      if (page >= said.totalPages || said.isLast) return { answer, pages, hasMore: false, error: null }
      if (allServed(group, answer) || isUnusable(parts, group, answer)) break
    } catch (thrown) {
      return { answer, pages, hasMore: true, error: toAppError(thrown) }
    }
  }
  return { answer, pages, hasMore: true, error: null }
}

async function askPage(
  parts: AskParts,
  group: IdsGroup,
  { query, soFar }: { readonly query: SubtitleQuery; readonly soFar: StoredAnswer },
) {
  return paidSearch(parts.spending, {
    units: 1,
    subject: group[0]?.question.groupKey ?? '',
    reason: (query.page ?? 1) === 1 ? 'match by id' : `match by id, page ${query.page ?? 1}`,
    content: contentOfQuery(query),
    call: (callId) => parts.client.searchSubtitles(query, parts.signal, callId),
    keep: (said) => {
      learnLanguages(parts, query.languages, said.subtitles)
      const answer = joined(soFar, said, query)
      keepForEach(parts, group, answer)
      return { answer, totalPages: said.totalPages, isLast: said.subtitles.length === 0 }
    },
  })
}

function joined(soFar: StoredAnswer, said: SubtitleAnswer, { languages }: SubtitleQuery): StoredAnswer {
  const [match = null, ...alternates] = said.titles
  const known = new Set(soFar.subtitles.map(({ id }) => id))
  const fresh = withAskedLanguage(said.subtitles, languages).filter(({ id }) => !known.has(id))
  return {
    match: soFar.match ?? match,
    alternates: soFar.match ? soFar.alternates : alternates,
    subtitles: [...soFar.subtitles, ...fresh],
    isById: true,
  }
}

/** Every episode keeps its own share of the answer, so that it is known later whichever others are missing then. */
function keepForEach(parts: AskParts, group: IdsGroup, answer: StoredAnswer): void {
  if (isUnusable(parts, group, answer)) return
  const { memory, spending } = parts
  memory.keepAnswers(
    group.map(({ question, languages, videos }) => ({
      question: { service: spending.service, key: question.key, languages },
      answer: shareOf(answer, videos),
    })),
  )
}

/** Nobody can tell in which language its rows are: the question is asked again, one language at a time. */
function isUnusable(parts: AskParts, group: IdsGroup, answer: StoredAnswer): boolean {
  return isMute(answer) && !isWorthKeeping(parts, group[0]?.languages ?? [], answer)
}

function shareOf(answer: StoredAnswer, videos: readonly VideoToMatch[]): StoredAnswer {
  const subtitles = answer.subtitles.filter((subtitle) =>
    videos.some(({ release }) => mayHoldEpisode({ release, title: answer.match }, readSubtitle(subtitle))),
  )
  return { ...answer, subtitles }
}

function allServed(group: IdsGroup, answer: StoredAnswer): boolean {
  return group.every(({ videos }) => videos.every((video) => isServed(video, answer)))
}

/** Every wish has something of the same source; where the video's own name tells no source, anything at all. */
function isServed({ video, release, wishes }: VideoToMatch, answer: StoredAnswer): boolean {
  const goodTier = release.source === null ? 4 : 1
  return wishes.every((wish) => {
    const fps = video.media?.fps ?? null
    const request = { release, fps, wish, hearingImpaired: 'any', forced: 'never', title: answer.match } as const
    return rankCandidates(request, answer.subtitles).candidates.some(({ tier }) => tier <= goodTier)
  })
}

function outcomesOf(group: IdsGroup, { answer, pages, hasMore, error }: Progress): readonly Outcome[] {
  return group.map(({ videos }, index) => {
    const cost = index === 0 ? pages : 0
    if (error && pages === 0) return { kind: isHeldBack(error) ? 'waiting' : 'failed', error, cost }
    const isCutShort = hasMore && !videos.every((video) => isServed(video, answer))
    return { kind: 'answered', answer: shareOf(answer, videos), cost, isFromCache: false, isCutShort }
  })
}
