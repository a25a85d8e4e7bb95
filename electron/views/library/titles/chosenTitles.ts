/** The titles that the user chose, in memory: a library of 100,000 asks for each of its videos. */
import { placeKeyOf, showPlaceOf } from '../../../matching/showPlace.ts'
import type { TitleMemory } from '../../../matching/titleMemory.ts'
import type { ChosenTitleOf } from '../entries/entryMaker.ts'
import type { ChosenTitle } from '../entries/libraryEntry.ts'

export interface ChosenTitles {
  readonly of: ChosenTitleOf
  /** Reads them anew. */
  refresh(): void
}

export function createChosenTitles(memory: Pick<TitleMemory, 'corrections'>): ChosenTitles {
  let chosen: ReadonlyMap<string, ChosenTitle> = new Map()
  function refresh(): void {
    chosen = new Map(memory.corrections().map(({ place, title }) => [placeKeyOf(place), title]))
  }
  refresh()
  return {
    of: (video, release) => (chosen.size === 0 ? null : (chosen.get(placeKeyOf(showPlaceOf(video, release))) ?? null)),
    refresh,
  }
}
