/** The titles that the user chose, read at once: for a whole library that is quicker than a question a video. */
import { placeKeyOf } from './showPlace.ts'
import type { TitleMemory } from './titleMemory.ts'

export function knownCorrections(memory: Pick<TitleMemory, 'corrections'>): Pick<TitleMemory, 'correction'> {
  const titles = new Map(memory.corrections().map(({ place, title }) => [placeKeyOf(place), title]))
  return { correction: (place) => (titles.size === 0 ? null : (titles.get(placeKeyOf(place)) ?? null)) }
}
