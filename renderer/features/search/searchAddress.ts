/** What the search shows of its answer, as fields of the window's address, and back. Pure. */
import type { AddressPart } from '../../../shared/screenAddress.ts'
import { everyResult, resultKinds, resultSorts, type ResultFilter, type ResultSort } from './results/resultFilter.ts'

export interface SearchPlace {
  /** null: the first title of the answer. */
  readonly titleId: string | null
  readonly filter: ResultFilter
  readonly sort: ResultSort
  readonly chosenId: string | null
  /** The video that everything is judged for. */
  readonly videoId: string | null
}

export function writeSearchAddress({ titleId, filter, sort, chosenId, videoId }: SearchPlace): AddressPart {
  const { language, season, episode, kinds } = filter
  return {
    ...(titleId !== null && { title: titleId }),
    ...(language !== null && { language }),
    ...(season !== null && { season: String(season) }),
    ...(episode !== null && { episode: String(episode) }),
    ...(kinds.length > 0 && { kinds: kinds.join('-') }),
    ...(sort !== 'fit' && { sort }),
    ...(videoId !== null && { video: videoId }),
    ...(chosenId !== null && { row: chosenId }),
  }
}

export function readSearchAddress(part: AddressPart): SearchPlace {
  const { title, language, season, episode, kinds = '', sort, video, row } = part
  const named = new Set(kinds.split('-'))
  return {
    titleId: title ?? null,
    filter: {
      ...everyResult,
      language: language ?? null,
      season: season === undefined ? null : Number(season),
      episode: episode === undefined ? null : Number(episode),
      kinds: resultKinds.filter((kind) => named.has(kind)),
    },
    sort: resultSorts.find((known) => known === sort) ?? 'fit',
    chosenId: row ?? null,
    videoId: video ?? null,
  }
}
