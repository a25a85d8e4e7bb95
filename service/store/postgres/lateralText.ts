/**
 * A SELECT for many lists of values at once: the lists come as arrays, one a parameter, and the server runs the text for each of
 * their places (https://www.postgresql.org/docs/15/queries-table-expressions.html, "LATERAL").
 */
import type { Value } from '../../../node/sqlite/statements.ts'
import type { Answer } from './link/link.ts'
import { rowOf } from './rowOf.ts'

export interface DifferentLists {
  readonly lists: readonly (readonly Value[])[]
  /** Of each list that was given, which of them it is. */
  readonly places: readonly number[]
}

/** Each list once: names of one show ask much the same. Values of one text have their types in common, so their JSON tells them apart. */
export function differentOf(lists: readonly (readonly Value[])[]): DifferentLists {
  const placeByKey = new Map<string, number>()
  const different: (readonly Value[])[] = []
  const places = lists.map((values) => {
    const key = JSON.stringify(values)
    const place = placeByKey.get(key) ?? different.push(values) - 1
    placeByKey.set(key, place)
    return place
  })
  return { lists: different, places }
}

/** Of a value, by place: `text` where one of the lists has a text there; whole numbers otherwise. */
export type ValueType = 'text' | 'bigint'

export function typesOf(lists: readonly (readonly Value[])[]): readonly ValueType[] {
  const [first = []] = lists
  return first.map((_, place) => (lists.some((values) => typeof values[place] === 'string') ? 'text' : 'bigint'))
}

/**
 * Ahead of each row stand its place in the lists and its number among the rows of that place: a join promises no order.
 * @param text as PostgreSQL reads it, with numbered parameters
 */
export function lateralText(text: string, types: readonly ValueType[]): string {
  const arrays = types.map((type, at) => `$${at + 1}::${type}[]`)
  const names = types.map((_, at) => `given${at + 1}`)
  const ofOne = text.replace(/\$(\d+)/g, 'q.given$1')
  return `SELECT q.place, found.* FROM unnest(${arrays.join(', ')}) WITH ORDINALITY AS q (${names.join(', ')}, place)
    CROSS JOIN LATERAL (SELECT row_number() OVER () AS nth, plain.* FROM (${ofOne}) AS plain) AS found`
}

/** One array a parameter. */
export function arraysOf(lists: readonly (readonly Value[])[], places: number): readonly (readonly Value[])[] {
  return Array.from({ length: places }, (_, place) => lists.map((values) => values[place] ?? null))
}

const placeColumns = 2

/** The rows of each list, in the order in which the text alone would answer them. */
export function rowsByPlace({ columns, rows }: Answer, places: number): readonly (readonly object[])[] {
  const numbered = [...rows].sort((a, b) => Number(a[1]) - Number(b[1]))
  const byPlace = Array.from({ length: places }, (): object[] => [])
  for (const cells of numbered) byPlace[Number(cells[0]) - 1]?.push(rowOf(columns, cells, placeColumns))
  return byPlace
}
