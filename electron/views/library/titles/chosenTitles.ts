/** What titles are called besides what their files say, in memory: a library of 100,000 asks for each of its videos. */
import { learntKeyOf, type LearntNames } from '../../../matching/learntNames.ts'
import { placeKeyOf, showPlaceOf } from '../../../matching/showPlace.ts'
import type { TitleMemory } from '../../../matching/titleMemory.ts'
import type { TitlesOfVideos } from '../entries/entryMaker.ts'
import type { ChosenTitle } from '../entries/libraryEntry.ts'
import { searchKeyOf } from './titleOrder.ts'

export interface ChosenTitles extends TitlesOfVideos {
  /** Reads them anew. */
  refresh(): void
}

export interface ChosenTitlesParts {
  readonly memory: Pick<TitleMemory, 'corrections'>
  readonly learntNames: Pick<LearntNames, 'all'>
}

export function createChosenTitles({ memory, learntNames }: ChosenTitlesParts): ChosenTitles {
  let chosen: ReadonlyMap<string, ChosenTitle> = new Map()
  let names: ReadonlyMap<string, string> = new Map()
  function refresh(): void {
    chosen = new Map(memory.corrections().map(({ place, title }) => [placeKeyOf(place), title]))
    names = new Map([...learntNames.all()].map(([key, some]) => [key, some.map(searchKeyOf).join('\n')]))
  }
  refresh()
  return {
    chosen: (video, release) =>
      chosen.size === 0 ? null : (chosen.get(placeKeyOf(showPlaceOf(video, release))) ?? null),
    learntKey: (video, release) => (names.size === 0 ? '' : (names.get(learntKeyOf(video, release)) ?? '')),
    refresh,
  }
}
