/**
 * Titles by a text, asked by hand: of the v1 search for paid plans where the account has one, else of the v2 title search.
 * The bodies of both are open (API §4): where a service has none, or one that nobody here can read, the documented v1 search
 * by `film_name` says which titles there are. What a service cannot be asked is remembered as long as its connection lives,
 * so that only the first question costs two.
 */
import { AppError, type ErrorCode } from '../../shared/errors.ts'
import { contentOfQuery, contentOfText } from '../serviceClient/callContent.ts'
import type { AccountApi } from '../serviceClient/calls/accountApi.ts'
import type { SearchApi } from '../serviceClient/calls/searchApi.ts'
import type { TitleMatch } from '../serviceClient/listing.ts'
import type { PayingLedger } from './paidCall.ts'
import { paidSearch, type Spending } from './paidSearch.ts'
import { countersOfUsage } from './quotaCounter.ts'
import type { QuotaLedger } from './quotaLedger.ts'

type TitleClient = Pick<SearchApi, 'searchTitles' | 'searchTitlesV1' | 'searchSubtitles'> & Pick<AccountApi, 'usage'>

export interface TitleQuestion {
  readonly text: string
  readonly most: number
  /** Stands in the ledger. */
  readonly reason: string
  readonly signal: AbortSignal
}

/** The ledger learns what the account says of its counters. */
export type TitleLedger = PayingLedger & Pick<QuotaLedger, 'learn'>
type TitleSpending = Spending<TitleLedger>

type AskTitles = (spending: Spending, client: TitleClient, question: TitleQuestion) => Promise<readonly TitleMatch[]>

const remainingWays = new WeakMap<TitleClient, readonly AskTitles[]>()

/** One search unit; two where this service turns out to have no title search. @throws AppError as searching does */
export async function paidTitles(
  spending: TitleSpending,
  client: TitleClient,
  question: TitleQuestion,
): Promise<readonly TitleMatch[]> {
  const ways = remainingWays.get(client) ?? (await waysOf(spending, client, question.signal))
  remainingWays.set(client, ways)
  const [way = byFilmName] = ways
  try {
    return await way(spending, client, question)
  } catch (thrown) {
    const others = way === byFilmName ? null : otherWays(ways, thrown)
    if (others === null) throw thrown
    remainingWays.set(client, others)
    return paidTitles(spending, client, question)
  }
}

async function waysOf(
  spending: TitleSpending,
  client: TitleClient,
  signal: AbortSignal,
): Promise<readonly AskTitles[]> {
  const free = [byTitleSearch, byFilmName]
  return (await hasPaidPlan(spending, client, signal)) ? [byPaidSearch, ...free] : free
}

/** Asking costs nothing, and tells the counters too. A service that tells no plan is asked for what every plan has. */
async function hasPaidPlan(
  { ledger, service }: TitleSpending,
  client: TitleClient,
  signal: AbortSignal,
): Promise<boolean> {
  try {
    const usage = await client.usage(signal)
    ledger.learn(service, countersOfUsage(usage))
    return usage.isPro
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

const byPaidSearch: AskTitles = (spending, client, { text, most, reason, signal }) =>
  paidSearch(spending, {
    ...{ units: 1, subject: text, reason, content: contentOfText('titles of v1', text, most) },
    call: (callId) => client.searchTitlesV1(text, { limit: most, callId }, signal),
    keep: (titles) => titles,
  })

const byTitleSearch: AskTitles = (spending, client, { text, most, reason, signal }) =>
  paidSearch(spending, {
    ...{ units: 1, subject: text, reason, content: contentOfText('titles', text, most) },
    call: (callId) => client.searchTitles(text, { limit: most, callId }, signal),
    keep: (titles) => titles,
  })

const byFilmName: AskTitles = (spending, client, { text, most, reason, signal }) => {
  const query = { filmName: text, languages: [], perPage: 1 }
  return paidSearch(spending, {
    ...{ units: 1, subject: text, reason, content: contentOfQuery(query) },
    call: (callId) => client.searchSubtitles(query, signal, callId),
    keep: ({ titles }) => titles.slice(0, most),
  })
}
