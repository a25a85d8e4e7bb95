/** Titles that a search by hand has shown: what a person chooses one by, and what the next search suggests. */
import type { Suggestion, TitleRow } from '../../../shared/contract/search.ts'
import { AppError } from '../../../shared/errors.ts'
import type { Ids } from '../../../node/ids.ts'
import type { TitleMatch } from '../../serviceClient/listing.ts'
import { createHandles } from '../ids.ts'
import { titleFacts } from './foundText.ts'

export interface FoundTitles {
  /** Also remembers it. */
  rowOf(title: TitleMatch): TitleRow
  /** @throws AppError 'input.invalid' for a title that is no longer known */
  known(titleId: string): TitleMatch
  suggestions(): readonly Suggestion[]
}

export function createFoundTitles(ids: Ids, most: number): FoundTitles {
  const titles = createHandles<TitleMatch>(ids, most)
  const shown = new Map<string, Suggestion>()
  return {
    rowOf(title) {
      const { name, type, year, filmdbId } = title
      const key = JSON.stringify([title.titleId, filmdbId, title.moviedbId, type, name, year])
      shown.set(key, { name, type, year, videos: 0 })
      return { id: titles.idOf(key, title), ...titleFacts(title) }
    },
    known(titleId) {
      const title = titles.get(titleId)
      if (!title) throw new AppError('input.invalid', 'This title is no longer known. Search for it again.')
      return title
    },
    suggestions: () => [...shown.values()],
  }
}
