/**
 * v1 search: GET /api/v1/subtitles (API §4, "v1 search"). One search unit a request, whatever it finds. The same stands at
 * /api/v2/subtitles/search, with the keys and errors of v2, for clients that ask there.
 */
import type { CatalogueStore, LedgerStore } from '../../store/store.ts'
import type { KeyCaller } from '../../http/caller.ts'
import type { SubtitleFilter, SubtitleQuery, TitleQuery } from '../../catalogue/records.ts'
import { jsonReply, type RoutedRequest, type ServiceReply } from '../../http/exchange.ts'
import {
  clampedOf,
  countOf,
  flagOf,
  languagesIn,
  pageOf,
  positiveOf,
  textOf,
  titleTypeOf,
} from '../../http/queryValues.ts'
import { isForSeries } from '../../catalogue/subtitleQuery.ts'
import { ServiceError } from '../../http/serviceError.ts'
import { subtitlesPerPage } from '../../usage/plans.ts'
import { chargeOnce } from '../chargeOnce.ts'
import { spentQuery } from '../spentQuery.ts'
import type { RowExtras } from '../subtitleRow.ts'
import { subtitleRows } from '../subtitleRows.ts'
import { titleResult } from '../titleRow.ts'

export interface SubtitleSearchParts {
  readonly catalogue: CatalogueStore
  readonly ledger: LedgerStore
}

interface SubtitleRequest {
  readonly query: SubtitleQuery
  readonly extras: RowExtras
  /** Counts from 1. */
  readonly page: number
}

export function createSubtitleSearch({ catalogue, ledger }: SubtitleSearchParts) {
  return async (request: RoutedRequest, { payer }: KeyCaller): Promise<ServiceReply> => {
    const asked = readRequest(request.query)
    const items = [spentQuery(request.query)]
    const charge = { counter: 'search', route: request.path, items } as const
    const headers = await chargeOnce(ledger, { request, payer, charge })
    return { ...jsonReply(await found(catalogue, asked)), headers }
  }
}

async function found(catalogue: CatalogueStore, { query, extras, page }: SubtitleRequest): Promise<object> {
  const { titles, items, total } = await catalogue.search(query)
  if (titles.length === 0) return nothingFound
  return {
    status: true,
    results: titles.map(titleResult),
    subtitles: [...(await subtitleRows(catalogue, items, extras)).values()],
    totalPages: Math.max(Math.ceil(total / query.page.limit), 1),
    currentPage: page,
  }
}

/** The document is silent on an empty answer; HTTP 200 with this text is our decision. */
const nothingFound = { status: false, error: "can't find movie or tv", results: [], subtitles: [] }

function readRequest(query: URLSearchParams): SubtitleRequest {
  const page = pageOf(query)
  const limit = clampedOf(query, 'subs_per_page', subtitlesPerPage)
  const named = readTitleQuery(query)
  const filter = readFilter(query)
  const titles: TitleQuery = isForSeries(filter) ? { ...named, likelyType: 'tv' } : named
  return {
    query: { titles, filter, page: { offset: (page - 1) * limit, limit } },
    // hi=1 needs no reading: every row carries `hi`.
    extras: { comment: flagOf(query, 'comment'), releases: flagOf(query, 'releases'), unpack: flagOf(query, 'unpack') },
    page,
  }
}

/** API §4 rule 1: at least one of the five that name a title. */
function readTitleQuery(query: URLSearchParams): TitleQuery {
  const names = present({
    filmName: textOf(query, 'film_name'),
    fileName: textOf(query, 'file_name'),
    sdId: serviceIdOf(query),
    filmdbId: textOf(query, 'filmdb_id'),
    moviedbId: positiveOf(query, 'moviedb_id'),
  })
  if (Object.keys(names).length === 0) {
    const message = 'Give at least one of film_name, file_name, sd_id, filmdb_id and moviedb_id.'
    throw new ServiceError('invalid_request', message)
  }
  return { ...names, ...present({ type: titleTypeOf(query), year: positiveOf(query, 'year') }) }
}

/** Live services also write the id as 'sd123'; 0 is none. */
function serviceIdOf(query: URLSearchParams): number | undefined {
  const text = textOf(query, 'sd_id')
  if (text === undefined) return undefined
  const digits = /^(?:sd)?(-?\d{1,15})$/i.exec(text)?.[1]
  if (digits === undefined) throw new ServiceError('invalid_request', 'sd_id must be a number.')
  return Number(digits) > 0 ? Number(digits) : undefined
}

function readFilter(query: URLSearchParams): SubtitleFilter {
  return {
    languages: languagesIn(query.getAll('languages').join()),
    ...present({ season: countOf(query, 'season_number'), episode: countOf(query, 'episode_number') }),
    ...(flagOf(query, 'full_season') && { fullSeasonOnly: true }),
  }
}

/** The record without the fields that are undefined, which exact optional properties do not allow to be there. */
function present<Fields extends object>(
  fields: Fields,
): { readonly [Name in keyof Fields]?: NonNullable<Fields[Name]> } {
  const entries = Object.entries(fields).filter(([, value]) => value !== undefined)
  return Object.fromEntries(entries) as { [Name in keyof Fields]?: NonNullable<Fields[Name]> }
}
