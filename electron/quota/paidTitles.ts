/**
 * Titles by a text, asked by hand. An id or a file name is asked of the documented v1 search, which has a parameter for each.
 * A name is asked of the v1 search for paid plans where the account has one, else of the v2 title search.
 * The bodies of both are open (API §4): where a service has none, or one that nobody here can read, the documented v1 search
 * by `film_name` says which titles there are. What a service cannot be asked is remembered as long as its connection lives,
 * so that only the first question costs two.
 */
import { AppError, type ErrorCode } from '../../shared/errors.ts'
import { readAskedText, type AskedSubject } from '../../shared/text/askedText.ts'
import { subjectOf } from '../serviceClient/askedQuery.ts'
import { contentOfQuery, contentOfText } from '../serviceClient/callContent.ts'
import type { SearchApi } from '../serviceClient/calls/searchApi.ts'
import type { TitleMatch, Usage } from '../serviceClient/listing.ts'
import { paidSearch, type Spending } from './paidSearch.ts'

type TitleClient = Pick<SearchApi, 'searchTitles' | 'searchTitlesV1' | 'searchSubtitles'>

export interface TitleConnection {
  readonly client: TitleClient
  /** Asks what is left, which costs nothing, and tells the ledger. */
  learnUsage(signal: AbortSignal): Promise<Usage>
}

export interface TitleQuestion {
  readonly text: string
  readonly most: number
  /** Stands in the ledger. */
  readonly reason: string
  readonly signal: AbortSignal
}

type AskTitles = (spending: Spending, client: TitleClient, question: TitleQuestion) => Promise<readonly TitleMatch[]>

const remainingWays = new WeakMap<TitleClient, readonly AskTitles[]>()

/** One search unit; two where this service turns out to have no title search. @throws AppError as searching does */
export async function paidTitles(
  spending: Spending,
  connection: TitleConnection,
  question: TitleQuestion,
): Promise<readonly TitleMatch[]> {
  const { client } = connection
  const asked = readAskedText(question.text)
  if (asked && asked.subject.kind !== 'name') return byQuery(spending, client, { ...question, subject: asked.subject })
  const ways = remainingWays.get(client) ?? (await waysOf(connection, question.signal))
  remainingWays.set(client, ways)
  const [way = byFilmName] = ways
  try {
    return await way(spending, client, question)
  } catch (thrown) {
    const others = way === byFilmName ? null : otherWays(ways, thrown)
    if (others === null) throw thrown
    remainingWays.set(client, others)
    return paidTitles(spending, connection, question)
  }
}

async function waysOf(connection: TitleConnection, signal: AbortSignal): Promise<readonly AskTitles[]> {
  const free = [byTitleSearch, byFilmName]
  return (await hasPaidPlan(connection, signal)) ? [byPaidSearch, ...free] : free
}

/** Asking costs nothing. A service that tells no plan is asked for what every plan has. */
async function hasPaidPlan(connection: TitleConnection, signal: AbortSignal): Promise<boolean> {
  try {
    const { isPro } = await connection.learnUsage(signal)
    return isPro
  } catch (thrown) {
    if (codeOf(thrown) === 'service.notFound' || codeOf(thrown) === 'service.badAnswer') return false
    throw thrown
  }
}

/** Null where another way would fail as well. An answer that cannot be read was paid for: the next one must be documented. */
function otherWays(ways: readonly AskTitles[], thrown: unknown): readonly AskTitles[] | null {
  const code = codeOf(thrown)
  if (code === 'service.badAnswer') return [byFilmName]
  return code === 'service.notFound' || code === 'plan.required' ? ways.slice(1) : null
}

function codeOf(thrown: unknown): ErrorCode | null {
  return thrown instanceof AppError ? thrown.code : null
}

/** `name` stands in the content of the call, by which a lost one is known again. */
function byTitle(verb: 'searchTitles' | 'searchTitlesV1', name: 'titles' | 'titles of v1'): AskTitles {
  return (spending, client, { text, most, reason, signal }) =>
    paidSearch(spending, {
      ...{ units: 1, subject: text, reason, content: contentOfText(name, text, most) },
      call: (callId) => client[verb](text, { limit: most, callId }, signal),
      keep: (titles) => titles,
    })
}

const byPaidSearch = byTitle('searchTitlesV1', 'titles of v1')
const byTitleSearch = byTitle('searchTitles', 'titles')

const byFilmName: AskTitles = (spending, client, question) =>
  byQuery(spending, client, { ...question, subject: { kind: 'name', name: question.text } })

interface TitleQuery extends TitleQuestion {
  readonly subject: AskedSubject
}

/** Of the documented v1 search, whose answer lists titles before the subtitles of the first. */
function byQuery(spending: Spending, client: TitleClient, { subject, text, most, reason, signal }: TitleQuery) {
  const query = { ...subjectOf(subject), languages: [], perPage: 1 }
  return paidSearch(spending, {
    ...{ units: 1, subject: text, reason, content: contentOfQuery(query) },
    call: (callId) => client.searchSubtitles(query, signal, callId),
    keep: ({ titles }) => titles.slice(0, most),
  })
}
