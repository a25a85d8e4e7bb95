/**
 * Asks for titles by their ids (API §4 "v1 search"): one question a title and season, further pages only while there are
 * more and a wanted episode has nothing good yet. Each page is one search unit. A run that ends between two pages is followed
 * by one that reads on where it was.
 */
import { baseName } from '../../../shared/text/baseName.ts'
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
import type { Asked, AskedVideo, Outcome, VideoToMatch } from './outcomes/outcome.ts'
import type { IdsQuestion } from './question.ts'
import type { StoredAnswer, UnreadPages } from './outcomes/storedAnswer.ts'

/** All of one group key and one set of languages. */
export type IdsGroup = readonly Asked<IdsQuestion>[]

const mostPages = 4
/** So many episodes of a season are asked one by one: it costs the same and lists more of each. */
const askedSingly = 2

/** @param unreadOf what of a question is still to be read: it stays together, however few they are */
export function groupIds<One extends Asked<IdsQuestion, AskedVideo>>(
  asked: readonly One[],
  unreadOf: (one: One) => UnreadPages | undefined = () => undefined,
): readonly (readonly One[])[] {
  const groups = Map.groupBy(asked, (one) => {
    return `${one.question.groupKey}|${one.languages.join(',')}|${partKey(unreadOf(one))}`
  })
  return [...groups.values()].flatMap((group) => {
    const isSingly = group.length <= askedSingly && !group.some(unreadOf)
    return isSingly ? group.map((one) => [one]) : [group]
  })
}

function partKey(unread: UnreadPages | undefined): string {
  return unread ? `${unread.page} ${unread.content}` : ''
}

/** So many pages are read of one answer about so many episodes. */
export function mostPagesFor(questions: number): number {
  return Math.min(mostPages, questions + 1)
}

/** One outcome a question, in order; the pages are counted at the first. */
export async function askIds(parts: AskParts, group: IdsGroup): Promise<readonly Outcome[]> {
  return inKnownLanguages(parts, group, (some) => askUnknown(parts, some, (unknown) => askParted(parts, unknown)))
}

/** What was cut off is read on, apart from what was never asked. */
async function askParted(parts: AskParts, group: IdsGroup): Promise<readonly Outcome[]> {
  const outcomes = new Map<Asked<IdsQuestion>, Outcome | undefined>()
  for (const part of Map.groupBy(group, (one) => partKey(parts.known(one)?.unread)).values()) {
    const said = await askGroup(parts, part)
    part.forEach((one, index) => outcomes.set(one, said[index]))
  }
  return group.flatMap((one) => outcomes.get(one) ?? [])
}

async function askGroup(parts: AskParts, group: IdsGroup): Promise<readonly Outcome[]> {
  const [first] = group
  if (!first) return []
  const begun = cutOff(parts, group, first)
  let progress: Progress = begun?.before ?? fresh
  const { page: firstPage = 1, lastPage } = begun?.before.unread ?? {}
  const queries = begun ? [begun.query] : attempts(group, first)
  for (const [at, query] of queries.entries()) {
    const next = queries[at + 1] ?? null
    progress = await askPages(parts, group, { query, next, firstPage, lastPage, before: progress })
    if (progress.answer.match ?? (progress.error && !isRefused(progress.error))) break
  }
  return outcomesOf(group, progress)
}

interface Begun {
  readonly query: SubtitleQuery
  readonly before: Progress & { readonly unread: UnreadPages }
}

/** What these questions were asked already, with all that was said; null where they would be asked in another way now. */
function cutOff(parts: AskParts, group: IdsGroup, first: Asked<IdsQuestion>): Begun | null {
  const stored = group.flatMap((one) => parts.known(one) ?? [])
  const unread = stored[0]?.unread
  const query = [...attempts(group, first), ...attempts([first], first)].find((one) => {
    return contentOfQuery(one) === unread?.content
  })
  if (!stored[0] || !unread || !query) return null
  const rows = new Map(stored.flatMap(({ subtitles }) => subtitles).map((one) => [one.id, one]))
  return { query, before: { ...fresh, answer: { ...stored[0], subtitles: [...rows.values()] }, unread } }
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
  /** Those of them that are still wanted, where an episode has nothing good yet. */
  readonly unread: UnreadPages | undefined
  readonly error: AppError | null
}

const nothing: StoredAnswer = { match: null, alternates: [], subtitles: [], isById: true }
const fresh: Progress = { answer: nothing, pages: 0, hasMore: false, unread: undefined, error: null }

/** With every id first; where that finds nothing or is refused, the string id may be the wrong one. */
function attempts(group: IdsGroup, first: Asked<IdsQuestion>): readonly SubtitleQuery[] {
  const { ids, episode } = first.question
  const narrow = group.length === 1 && episode !== null && ids.season !== undefined ? { episode } : {}
  const query = { ...ids, ...narrow, languages: first.languages, perPage: subtitlesPerAnswer }
  const { filmdbId, titleId, ...rest } = query
  const hasOthers = rest.moviedbId !== undefined && (filmdbId !== undefined || titleId !== undefined)
  return hasOthers ? [query, rest] : [query]
}

interface Pages {
  readonly query: SubtitleQuery
  /** Asked where this one finds no title. */
  readonly next: SubtitleQuery | null
  readonly firstPage: number
  /** As it was wanted when this was begun. */
  readonly lastPage?: number | undefined
  readonly before: Progress
}

async function askPages(
  parts: AskParts,
  group: IdsGroup,
  { query, next, firstPage, lastPage: wanted, before }: Pages,
): Promise<Progress> {
  let progress = { ...before, hasMore: true, error: null }
  const lastPage = Math.max(firstPage, wanted ?? mostPagesFor(group.length))
  for (let page = firstPage; page <= lastPage; page += 1) {
    try {
      const said = await askPage(parts, group, { query, next, page, lastPage, soFar: progress.answer })
      progress = { ...progress, ...said, pages: progress.pages + 1 }
      if (!said.hasMore || allServed(group, said.answer) || isUnusable(parts, group, said.answer)) break
    } catch (thrown) {
      return { ...progress, error: toAppError(thrown) }
    }
  }
  return progress
}

interface Page {
  /** Of the first one. */
  readonly query: SubtitleQuery
  readonly next: SubtitleQuery | null
  readonly page: number
  readonly lastPage: number
  readonly soFar: StoredAnswer
}

async function askPage(parts: AskParts, group: IdsGroup, { query: whole, next, page, lastPage, soFar }: Page) {
  const query = page === 1 ? whole : { ...whole, page }
  return paidSearch(parts.spending, {
    units: 1,
    subject: subjectOf(group),
    reason: page === 1 ? 'match by id' : `match by id, page ${page}`,
    content: contentOfQuery(query),
    call: (callId) => parts.client.searchSubtitles(query, parts.signal, callId),
    keep: (said) => {
      learnLanguages(parts, query.languages, said.subtitles)
      const answer = joined(soFar, said, query)
      const hasMore = page < said.totalPages && said.subtitles.length > 0
      const others =
        hasMore && page < lastPage ? { content: contentOfQuery(whole), page: page + 1, lastPage } : undefined
      const unread = answer.match === null && next ? { content: contentOfQuery(next), page: 1 } : others
      keepForEach(parts, group, { answer, unread, hasMore })
      return { answer, hasMore, unread }
    },
  })
}

/** 'Salt Road, season 2', which the screens know again; a movie by its name. */
function subjectOf([first]: IdsGroup): string {
  const [asked] = first?.videos ?? []
  if (!first || !asked) return ''
  const { title, year } = asked.release
  if (title === null) return baseName(asked.video.file.path)
  const { season } = first.question.ids
  if (season !== undefined) return `${title}, season ${String(season)}`
  return year === null ? title : `${title} (${String(year)})`
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
function keepForEach(parts: AskParts, group: IdsGroup, said: Said): void {
  if (isUnusable(parts, group, said.answer)) return
  const { memory, spending } = parts
  memory.keepAnswers(
    group.map(({ question, languages, videos }) => ({
      question: { service: spending.service, key: question.key, languages },
      answer: shareOf(said, videos),
    })),
  )
}

/** Nobody can tell in which language its rows are: the question is asked again, one language at a time. */
function isUnusable(parts: AskParts, group: IdsGroup, answer: StoredAnswer): boolean {
  return isMute(answer) && !isWorthKeeping(parts, group[0]?.languages ?? [], answer)
}

type Said = Pick<Progress, 'answer' | 'unread' | 'hasMore'>

function shareOf({ answer, unread, hasMore }: Said, videos: readonly VideoToMatch[]): StoredAnswer {
  const subtitles = answer.subtitles.filter((subtitle) =>
    videos.some(({ release }) => mayHoldEpisode({ release, title: answer.match }, readSubtitle(subtitle))),
  )
  const isServed = areServed(videos, answer)
  const isCutShort = hasMore && !isServed && unread === undefined
  return { ...answer, subtitles, unread: isServed ? undefined : unread, ...(isCutShort && { isCutShort }) }
}

function allServed(group: IdsGroup, answer: StoredAnswer): boolean {
  return group.every(({ videos }) => areServed(videos, answer))
}

function areServed(videos: readonly VideoToMatch[], answer: StoredAnswer): boolean {
  return videos.every((video) => isServed(video, answer))
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

function outcomesOf(group: IdsGroup, progress: Progress): readonly Outcome[] {
  const { answer, pages, hasMore, error } = progress
  return group.map(({ videos }, index) => {
    const cost = index === 0 ? pages : 0
    const share = shareOf(progress, videos)
    // What could not be read may hold what there is for it.
    const isUntold = answer.match === null ? pages === 0 : share.subtitles.length === 0
    if (error && isUntold) return { kind: isHeldBack(error) ? 'waiting' : 'failed', error, cost }
    const isCutShort = hasMore && !areServed(videos, answer)
    return { kind: 'answered', answer: share, cost, isFromCache: false, isCutShort }
  })
}
