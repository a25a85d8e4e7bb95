/** What goes on by itself, and in which run: a wish goes on in the run that put it off. Pure. */
import type { KeptOutcome } from '../../../runs/run.ts'
import { isServiceAway } from '../../../serviceClient/awayPause.ts'
import { videoIdOf } from '../../ids.ts'
import type { Marks } from '../board/planMarks.ts'

export type WaitingWish = Pick<KeptOutcome, 'videoPath' | 'wish' | 'language' | 'reason' | 'code'>

export interface DueRun {
  readonly runId: string
  readonly wishes: readonly Pick<WaitingWish, 'videoPath' | 'wish'>[]
}

/**
 * What waits for a quota goes on only where it is parked: a run of the command line that was told to spend no more is not
 * gone on with behind its back.
 */
export function dueRuns(waiting: readonly (WaitingWish & { readonly runId: string })[], parked: Marks): DueRun[] {
  const isDue = ({ videoPath, wish, reason, code }: WaitingWish) =>
    (isServiceAway(code) && reason === 'error') || (parked.get(videoIdOf(videoPath))?.has(wish) ?? false)
  const groups = Map.groupBy(waiting.filter(isDue), ({ runId }) => runId)
  return [...groups].map(([runId, wishes]) => ({ runId, wishes }))
}

/** Videos with something parked that no run knows of. */
export function parkedElsewhere(parked: Marks, due: readonly DueRun[]): readonly string[] {
  const known = new Set(due.flatMap(({ wishes }) => wishes.map(({ videoPath }) => videoIdOf(videoPath))))
  return [...parked.keys()].filter((videoId) => !known.has(videoId))
}
