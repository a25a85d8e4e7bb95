/** The key under which the episodes of one show are equal, and the copies of one movie. Pure. */
import type { Release } from '../release.ts'
import { titleKey } from './titleKey.ts'

/** What of a release says which title it is. */
export type NamedTitle = Pick<Release, 'title' | 'type' | 'year'>

/** Movies share it only with the same year; '' where the name gives no title. */
export function showKeyOf({ title, type, year }: NamedTitle): string {
  const key = titleKey(title ?? '')
  if (key === '') return ''
  return `${type} ${key}${type === 'movie' && year !== null ? ` ${year}` : ''}`
}
