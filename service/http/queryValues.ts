/** Reads single values out of a query string: an empty parameter is an absent one, the first of several counts, an unreadable one is refused by name. */
import { serviceCodeOf, tagOfServiceCode } from '../../shared/language.ts'
import { ServiceError } from './serviceError.ts'

export function textOf(query: URLSearchParams, name: string): string | undefined {
  return query
    .getAll(name)
    .map((value) => value.trim())
    .find((value) => value !== '')
}

/** What no database could hold is the largest that one can. */
function integerOf(query: URLSearchParams, name: string): number | undefined {
  const text = textOf(query, name)
  if (text === undefined) return undefined
  if (!/^-?\d+$/.test(text)) throw new ServiceError('invalid_request', `${name} must be a whole number.`)
  return clamp(Number(text), { least: -Number.MAX_SAFE_INTEGER, most: Number.MAX_SAFE_INTEGER })
}

/** Clients fill in -1 for a season or an episode that they do not know: there is none below 0. */
export function countOf(query: URLSearchParams, name: string): number | undefined {
  const number = integerOf(query, name)
  return number === undefined || number < 0 ? undefined : number
}

/** And 0 for an id or a year: an unknown one is sent so, too. */
export function positiveOf(query: URLSearchParams, name: string): number | undefined {
  const number = countOf(query, name)
  return number === 0 ? undefined : number
}

/** The number itself where it lies in the range, else the nearest end: a page of 500 is answered as one of 30. */
export function clampedOf(query: URLSearchParams, name: string, range: Range): number {
  return clamp(integerOf(query, name) ?? range.fallback, range)
}

const pageRange = { least: 1, most: 1_000_000, fallback: 1 }

/** Counts from 1. */
export function pageOf(query: URLSearchParams): number {
  return clampedOf(query, 'page', pageRange)
}

export interface Range {
  readonly least: number
  readonly most: number
  readonly fallback: number
}

export function clamp(value: number, { least, most }: Omit<Range, 'fallback'>): number {
  return Math.min(Math.max(value, least), most)
}

export function flagOf(query: URLSearchParams, name: string): boolean {
  return /^(1|true)$/i.test(textOf(query, name) ?? '')
}

export function titleTypeOf(query: URLSearchParams): 'movie' | 'tv' | undefined {
  const type = textOf(query, 'type')?.toLowerCase()
  if (type === undefined || type === 'movie' || type === 'tv') return type
  throw new ServiceError('invalid_request', 'type must be movie or tv.')
}

/**
 * Comma-separated codes in any case, as the service writes them ('en,pt-BR' → EN, BR_PT).
 * A code nobody knows stays in the list: it matches no subtitle, while leaving it out would match them all.
 */
export function languagesIn(list: string): readonly string[] {
  const codes = list.split(',').map((code) => code.trim())
  return [...new Set(codes.filter(Boolean).map(serviceSpelling))]
}

function serviceSpelling(code: string): string {
  const tag = tagOfServiceCode(code)
  return (tag && serviceCodeOf(tag)) ?? code.toUpperCase()
}
