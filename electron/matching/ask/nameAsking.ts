/** How names of files are asked for (API §4 "v2 filename search"), as the settings say. Pure. */
import type { Settings } from '../../../shared/settings/settingTable.ts'

/** What the service does with a name: another engine or scope may find something else, so it is another question. */
export interface NameSearch {
  readonly engine: Settings['search.engine']
  readonly scope: Settings['search.scope']
}

export interface NameAsking extends NameSearch {
  /** The file's own name is not asked for (promise P2). */
  readonly isTitleOnly: boolean
}

export const usualNameSearch: NameSearch = { engine: 'auto', scope: 'exact' }
export const usualAsking: NameAsking = { ...usualNameSearch, isTitleOnly: false }

type AskingSettings = Pick<Settings, 'search.engine' | 'search.scope' | 'search.titlesOnly'>

export function nameAskingOf({
  'search.engine': engine,
  'search.scope': scope,
  'search.titlesOnly': isTitleOnly,
}: AskingSettings): NameAsking {
  return { engine, scope, isTitleOnly }
}

/** What is kept was asked in the usual way, unless its key says otherwise. */
export function keyOfSearch({ engine, scope }: NameSearch): string {
  const others = [engine === 'auto' ? [] : `engine-${engine}`, scope === 'exact' ? [] : `scope-${scope}`].flat()
  return others.map((word) => `:${word}`).join('')
}

export function isSameSearch(one: NameSearch, other: NameSearch): boolean {
  return one.engine === other.engine && one.scope === other.scope
}
