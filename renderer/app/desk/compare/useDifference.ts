/** Going to a line of two, and from one difference to the next. */
import { useSeenStore } from '../useSeenStore.ts'
import { useGoTo, useGoToMoment } from '../useStep.ts'
import { nextDifference, type ComparedLine } from './compareSubtitles.ts'

/** So much of the line is over that the picture shows it. */
const intoMs = 100

export function useGoToCompared(): (line: ComparedLine) => void {
  const goTo = useGoTo()
  const goToMoment = useGoToMoment()
  return ({ a, b }) => {
    if (a) goTo(a.index)
    else if (b) goToMoment(b.startMs + intoMs)
  }
}

export function useNextDifference(lines: readonly ComparedLine[]): () => void {
  const atMs = useSeenStore('player', (player) => player.atMs)
  const goTo = useGoToCompared()
  return () => {
    const here = lines.findLastIndex(({ a, b }) => (a?.startMs ?? b?.startMs ?? 0) <= atMs)
    const line = lines[nextDifference(lines, here)]
    if (line) goTo(line)
  }
}
