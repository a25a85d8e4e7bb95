/** Going to a line of two, and from one difference to the next. */
import { useRef } from 'react'
import { useSeenStore } from '../useSeenStore.ts'
import { useGoTo, useGoToMoment } from '../useStep.ts'
import { nextDifference, type ComparedLine } from './compareSubtitles.ts'

/** So much of the line is over that the picture shows it. */
const intoMs = 100

/** @returns leads to a line of two, and says where the film stands then */
export function useGoToCompared(): (line: ComparedLine) => number | null {
  const goTo = useGoTo()
  const goToMoment = useGoToMoment()
  return ({ a, b }) => {
    if (a) return goTo(a.index)
    return b && goToMoment(b.startMs + intoMs)
  }
}

export function useNextDifference(lines: readonly ComparedLine[]): () => void {
  const atMs = useSeenStore('player', (player) => player.atMs)
  const goTo = useGoToCompared()
  /** The line last gone to, and where the film stood then: of lines beyond its end, or at one moment, that tells no more. */
  const last = useRef<{ readonly at: number; readonly atMs: number | null } | null>(null)
  return () => {
    const here = last.current?.atMs === atMs ? last.current.at : lineBegunAt(lines, atMs)
    const next = nextDifference(lines, here)
    const line = lines[next]
    if (line) last.current = { at: next, atMs: goTo(line) }
  }
}

function lineBegunAt(lines: readonly ComparedLine[], atMs: number): number {
  return lines.findLastIndex(({ a, b }) => (a?.startMs ?? b?.startMs ?? 0) <= atMs)
}
