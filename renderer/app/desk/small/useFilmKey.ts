/** Playing, and going from line to line, by key. */
import { useSeenStore } from '../useSeenStore.ts'
import { useStep } from '../useStep.ts'
import type { FilmKey } from './smallKeys.ts'

export function useFilmKey(): (key: FilmKey) => void {
  const play = useSeenStore('player', (player) => player.play)
  const isPlaying = useSeenStore('player', (player) => player.isPlaying)
  const step = useStep()
  return (key) => {
    if (key.kind === 'play') play(!isPlaying)
    else step(key.by)
  }
}
