/** Going to a line: the hand, the picture and the strip go together. */
import { useDeskStore } from './useDeskStore.ts'

/** So much of the cue is over that the picture shows it. */
const intoMs = 100

export function useGoTo(): (index: number) => void {
  const cues = useDeskStore('desk', (state) => state.cues)
  const choose = useDeskStore('desk', (state) => state.choose)
  const go = useDeskStore('player', (player) => player.go)
  return (index) => {
    const cue = cues[index]
    if (!cue) return
    choose(index)
    go(cue.startMs + Math.min(intoMs, (cue.endMs - cue.startMs) / 2))
  }
}

export function useStep(): (by: -1 | 1) => void {
  const chosen = useDeskStore('desk', (state) => state.chosen)
  const goTo = useGoTo()
  return (by) => goTo(chosen + by)
}
