/** Going to a line or a moment: the hand, the picture and the strip go together. */
import { inFilm, lengthOf, lineAt } from './seenState.ts'
import { useSeenStore } from './useSeenStore.ts'

/** So much of the cue is over that the picture shows it. */
const intoMs = 100

/** @returns leads to a line, and says where the film stands then: before its end; null: there is no such line */
export function useGoTo(): (index: number) => number | null {
  const cues = useSeenStore('seen', (state) => state.cues)
  const lengthMs = useSeenStore('seen', lengthOf)
  const choose = useSeenStore('seen', (state) => state.choose)
  const go = useSeenStore('player', (player) => player.go)
  return (index) => {
    const cue = cues[index]
    if (!cue) return null
    const atMs = inFilm(lengthMs, cue.startMs + Math.min(intoMs, (cue.endMs - cue.startMs) / 2))
    choose(index)
    go(atMs)
    return atMs
  }
}

/**
 * @returns leads to a moment, and says where the film stands then: before its end, for what is written beyond that; what is
 * edited and stepped from then is the line that stands at the moment asked for
 */
export function useGoToMoment(): (ms: number) => number {
  const cues = useSeenStore('seen', (state) => state.cues)
  const lengthMs = useSeenStore('seen', lengthOf)
  const choose = useSeenStore('seen', (state) => state.choose)
  const go = useSeenStore('player', (player) => player.go)
  return (ms) => {
    const atMs = inFilm(lengthMs, ms)
    choose(lineAt(cues, ms))
    go(atMs)
    return atMs
  }
}

export function useStep(): (by: -1 | 1) => void {
  const chosen = useSeenStore('seen', (state) => state.chosen)
  const goTo = useGoTo()
  return (by) => void goTo(chosen + by)
}
