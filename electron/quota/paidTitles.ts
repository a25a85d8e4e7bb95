/**
 * Titles by a text, asked by hand. The body of the v2 title search is open (API §4 "v2 title search"): where a service has
 * none, or one that nobody here can read, the documented v1 search by `film_name` says which titles there are. Which of the
 * two a service can be asked is remembered as long as its connection lives, so that only the first question costs both.
 */
import { AppError } from '../../shared/errors.ts'
import { contentOfQuery, contentOfText } from '../serviceClient/callContent.ts'
import type { SearchApi } from '../serviceClient/calls/searchApi.ts'
import type { TitleMatch } from '../serviceClient/listing.ts'
import { paidSearch, type Spending } from './paidSearch.ts'

type TitleClient = Pick<SearchApi, 'searchTitles' | 'searchSubtitles'>

export interface TitleQuestion {
  readonly text: string
  readonly most: number
  /** Stands in the ledger. */
  readonly reason: string
  readonly signal: AbortSignal
}

const withoutTitleSearch = new WeakSet<TitleClient>()

/** One search unit; two where this service turns out to have no title search. @throws AppError as searching does */
export async function paidTitles(
  spending: Spending,
  client: TitleClient,
  question: TitleQuestion,
): Promise<readonly TitleMatch[]> {
  if (!withoutTitleSearch.has(client)) {
    try {
      return await byTitleSearch(spending, client, question)
    } catch (thrown) {
      if (!hasNoTitleSearch(thrown)) throw thrown
      withoutTitleSearch.add(client)
    }
  }
  return byFilmName(spending, client, question)
}

function hasNoTitleSearch(thrown: unknown): thrown is AppError {
  return thrown instanceof AppError && (thrown.code === 'service.notFound' || thrown.code === 'service.badAnswer')
}

function byTitleSearch(spending: Spending, client: TitleClient, { text, most, reason, signal }: TitleQuestion) {
  return paidSearch(spending, {
    ...{ units: 1, subject: text, reason, content: contentOfText('titles', text, most) },
    call: (callId) => client.searchTitles(text, { limit: most, callId }, signal),
    keep: (titles) => titles,
  })
}

function byFilmName(spending: Spending, client: TitleClient, { text, most, reason, signal }: TitleQuestion) {
  const query = { filmName: text, languages: [], perPage: 1 }
  return paidSearch(spending, {
    ...{ units: 1, subject: text, reason, content: contentOfQuery(query) },
    call: (callId) => client.searchSubtitles(query, signal, callId),
    keep: ({ titles }) => titles.slice(0, most),
  })
}
