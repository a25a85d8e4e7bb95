/** Going to a line or a moment: the hand, the picture and the strip go together. */
import { lengthOf, lineAt } from './seenState.ts'
import { useSeenStore } from './useSeenStore.ts'

/** So much of the cue is over that the picture shows it. */
const intoMs = 100

export function useGoTo(): (index: number) => void {
  const cues = useSeenStore('seen', (state) => state.cues)
  const choose = useSeenStore('seen', (state) => state.choose)
  const go = useSeenStore('player', (player) => player.go)
  return (index) => {
    const cue = cues[index]
    if (!cue) return
    choose(index)
    go(cue.startMs + Math.min(intoMs, (cue.endMs - cue.startMs) / 2))
  }
}

/** @returns leads to a moment of the film; what is edited and stepped from then is the line that stands there */
export function useGoToMoment(): (ms: number) => void {
  const cues = useSeenStore('seen', (state) => state.cues)
  const lengthMs = useSeenStore('seen', lengthOf)
  const choose = useSeenStore('seen', (state) => state.choose)
  const go = useSeenStore('player', (player) => player.go)
  return (ms) => {
    const inFilm = Math.max(0, Math.min(lengthMs, ms))
    choose(lineAt(cues, inFilm))
    go(inFilm)
  }
}

export function useStep(): (by: -1 | 1) => void {
  const chosen = useSeenStore('seen', (state) => state.chosen)
  const goTo = useGoTo()
  return (by) => goTo(chosen + by)
}
