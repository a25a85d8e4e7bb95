/** Looking titles and subtitles up by hand. Every question to the service is in the ledger of units. */
import type { SearchAnswer, SearchQuestion, Suggestion, TitleRow } from '../../../shared/contract/search.ts'
import { readAskedText } from '../../../shared/text/askedText.ts'
import { AppError } from '../../../shared/errors.ts'
import { withAskedLanguage } from '../../matching/choose/oneLanguageEach.ts'
import { paidSearch } from '../../quota/paidSearch.ts'
import { paidTitles } from '../../quota/paidTitles.ts'
import { queryOfText, queryOfTitle, type Narrowing } from '../../serviceClient/askedQuery.ts'
import { contentOfQuery } from '../../serviceClient/callContent.ts'
import type { SubtitleQuery, TitleMatch } from '../../serviceClient/listing.ts'
import { createHandles } from '../ids.ts'
import { createAnswersOfVideos, type AnswersOfVideos } from './answersOfVideos.ts'
import { createFoundSession, type FoundSession } from './foundSession.ts'
import { createFoundTranslation, type FoundTranslation } from './foundTranslation.ts'
import { subtitleFacts, type FoundText } from './foundText.ts'
import { createFoundTitles } from './foundTitles.ts'
import { createKeptAnswers, type KeptAnswer } from './keptAnswers.ts'
import type { Ask, Asking, SearchSessionParts } from './searchParts.ts'
import { suggestTitles } from './suggestTitles.ts'
import { createTitleIndex } from './titleIndex.ts'

export interface SearchSession extends FoundSession, FoundTranslation, AnswersOfVideos {
  titles(text: string, signal: AbortSignal): Promise<TitleRow[]>
  /** From what is known already: asks nobody, costs nothing. */
  suggest(text: string): Promise<Suggestion[]>
  /** What was answered in the last day is not paid for again, unless asked anew. @throws AppError 'input.invalid' for a title that is no longer known */
  ask(asked: AskedQuestion, signal: AbortSignal): Promise<SearchAnswer>
  /** The answer that this question got in the last day; null where it was not asked. Costs nothing. */
  kept(question: SearchQuestion): Promise<SearchAnswer | null>
  /** Takes a found title for the video and its show; tells nobody, as it is part of a commit (`titleRuns.say`). @throws AppError 'input.invalid', 'file.missing' */
  setTitle(choice: { readonly videoId: string; readonly titleId: string }): void
  /** The one that it was taken for. */
  confirmTitle(choice: { readonly videoId: string; readonly title: TitleMatch }): void
  forgetTitle(videoId: string): void
}

export interface AskedQuestion extends SearchQuestion {
  readonly isAnew?: boolean | undefined
}

/** What a person has looked at may be chosen a good while later. */
const mostRemembered = 5_000
const mostTitles = 30

export function createSearchSession(parts: SearchSessionParts): SearchSession {
  const { library, topics, corrections } = parts
  const titles = createFoundTitles(parts.ids, mostRemembered)
  const found = createHandles<FoundText>(parts.ids, mostRemembered)
  const answers = createKeptAnswers(parts.clock)
  const index = createTitleIndex({ library, topics })

  /** Units were spent. */
  function spent(): void {
    topics.changed('usage')
    topics.changed('history')
  }

  async function paid<Answer>({ subject, content }: Asking, ask: Ask<Answer>): Promise<Answer> {
    const connection = await parts.link.current()
    const batchId = parts.history.startBatch('search')
    const { service, account } = connection
    try {
      return await paidSearch(
        { ledger: parts.ledger, service, account, batchId },
        {
          ...{ units: 1, subject, reason: 'search by hand', content },
          call: (callId) => ask(connection, callId),
          keep: (answer) => answer,
        },
      )
    } finally {
      spent()
    }
  }

  function queryOf({ about, ...question }: SearchQuestion): SubtitleQuery & { readonly subject: string } {
    const { season, episode, languages, page } = question
    const narrowing: Narrowing = { season, episode, languages, page, wantsFullSeason: question.isFullSeason }
    if (about.kind === 'title') {
      const title = titles.known(about.titleId)
      return { ...queryOfTitle(title, narrowing), subject: title.name }
    }
    const text = readAskedText(about.text)
    if (!text) throw new AppError('input.invalid', 'Give a title, a file name or an id to search for.')
    return { ...queryOfText(text, narrowing), subject: about.text.trim() }
  }

  async function shown({ answer, title, season, episode }: KeptAnswer, keptMs: number | null): Promise<SearchAnswer> {
    const connection = await parts.link.current()
    return {
      ...{ season, episode, pages: answer.totalPages, keptMs },
      titles: answer.titles.map((title) => titles.rowOf(title)),
      subtitles: answer.subtitles.map((subtitle) => ({
        ...subtitleFacts(subtitle),
        id: found.idOf(subtitle.id, { subtitle, title, season, episode }),
        isCached: connection.isCached(subtitle.id),
      })),
    }
  }

  async function answerOf(question: SearchQuestion, signal: AbortSignal): Promise<KeptAnswer> {
    const { subject, ...query } = queryOf(question)
    const asking = { subject, content: contentOfQuery(query) }
    const asker = await parts.link.current()
    const said = await paid(asking, ({ client }, callId) => client.searchSubtitles(query, signal, callId))
    const answer = { ...said, subtitles: withAskedLanguage(said.subtitles, query.languages) }
    const { season = null, episode = null } = query
    const [first] = answer.titles
    const title = question.about.kind === 'title' ? titles.known(question.about.titleId) : (first ?? unnamed(subject))
    const kept = { answer, title, season, episode, atMs: parts.clock.nowMs() }
    answers.keep(asker, question, kept)
    return kept
  }

  async function keptAnswer(question: SearchQuestion): Promise<SearchAnswer | null> {
    const kept = answers.find(await parts.link.current(), question)
    return kept && shown(kept, kept.isOfVideo ? null : kept.atMs)
  }

  return {
    ...createFoundSession(parts, { found, index, spent }),
    ...createFoundTranslation(parts, { found, paid }),
    ...createAnswersOfVideos(parts, { found, answers }),
    async titles(text, signal) {
      const connection = await parts.link.current()
      const { service, account } = connection
      const spending = { ledger: parts.ledger, service, account, batchId: parts.history.startBatch('search') }
      const question = { text, most: mostTitles, reason: 'search by hand', signal }
      const found = await paidTitles(spending, connection, question).finally(spent)
      return found.map((title) => titles.rowOf(title))
    },
    async suggest(text) {
      const own = (await index.titles()).map(({ videos, ...facts }) => ({ ...facts, videos: videos.length }))
      return suggestTitles(text, [...own, ...titles.suggestions()])
    },
    async ask({ isAnew = false, ...question }, signal) {
      const before = isAnew ? null : await keptAnswer(question)
      return before ?? shown(await answerOf(question, signal), null)
    },
    kept: keptAnswer,
    setTitle({ videoId, titleId }) {
      corrections.set(library.video(videoId), titles.known(titleId))
    },
    confirmTitle: ({ videoId, title }) => corrections.set(library.video(videoId), title),
    forgetTitle(videoId) {
      corrections.forget(library.video(videoId))
    },
  }
}

/** Of an answer that lists subtitles and no title: it may be asked for by its name alone. */
function unnamed(name: string): TitleMatch {
  const nothing = { titleId: null, filmdbId: null, moviedbId: null, type: null, year: null, confidence: null }
  return { ...nothing, name, season: null, episode: null, score: null }
}
