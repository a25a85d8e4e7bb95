/** Picture, sound and strip of one film: what is heard is what the strip shows. */
import { createPlayerStore, type PlayerParts, type PlayerStore } from './stage/playerStore.ts'
import { createStripStore, type StripStore } from './strip/stripStore.ts'

export interface Film {
  readonly player: PlayerStore
  readonly strip: StripStore
}

export function createFilm(parts: PlayerParts): Film {
  const player = createPlayerStore(parts)
  const strip = createStripStore(parts)
  player.subscribe(({ sound }, before) => {
    if (sound !== before.sound) void strip.getState().hear(sound)
  })
  return { player, strip }
}
