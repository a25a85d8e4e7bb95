/** Filters that were saved under a name, as the text of one setting: a list of pairs in JSON. Pure. */
import { parseJson } from '../json/parseJson.ts'

export interface SavedFilter {
  readonly name: string
  readonly search: string
}

export const longestName = 60
/** As long as the setting may be, and so a name in it that was written by other hands. */
export const longestText = 2_000

/** What was written by other hands and is no list of pairs holds no filters. */
export function readSavedFilters(text: string): readonly SavedFilter[] {
  const value = parseJson(text)
  return Array.isArray(value) ? value.flatMap((pair: unknown) => filterOf(pair) ?? []) : []
}

/** null where there is no room for one more. */
export function withFilter(text: string, filter: SavedFilter): string | null {
  const others = readSavedFilters(text).filter(({ name }) => name !== filter.name)
  const written = writeFilters([...others, filter])
  return written.length > longestText ? null : written
}

/** Where it stood; one that was saved under its name meanwhile stays. null where there is no room. */
export function withFilterBack(text: string, { name, search }: SavedFilter, at: number): string | null {
  const now = readSavedFilters(text)
  if (now.some((filter) => filter.name === name)) return text
  const written = writeFilters(now.toSpliced(at, 0, { name, search }))
  return written.length > longestText ? null : written
}

export function withoutFilter(text: string, name: string): string {
  return writeFilters(readSavedFilters(text).filter((filter) => filter.name !== name))
}

function writeFilters(filters: readonly SavedFilter[]): string {
  return filters.length === 0 ? '' : JSON.stringify(filters.map(({ name, search }) => [name, search]))
}

function filterOf(pair: unknown): SavedFilter | null {
  if (!Array.isArray(pair)) return null
  const [name, search] = pair as readonly unknown[]
  return typeof name === 'string' && typeof search === 'string' && name !== '' ? { name, search } : null
}
