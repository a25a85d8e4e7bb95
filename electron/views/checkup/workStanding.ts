/** How far a check-up, or its mends, are, and how long they take still, from how fast they went so far. Pure. */
import type { CheckupState } from '../../../shared/contract/videos/checkup.ts'
import { leftMs, noPace, paceWith, type WorkPace } from '../../runs/workPace.ts'

type Told = Omit<CheckupState, 'revision' | 'counts' | 'ours' | 'yours' | 'mends' | 'mended' | 'leftMs'>

export interface Standing extends Told {
  readonly pace: WorkPace
}

export const atRest: Standing = {
  work: 'none',
  done: 0,
  total: 0,
  checked: 0,
  read: 0,
  endedMs: null,
  withSound: false,
  notes: [],
  batchId: null,
  problem: null,
  pace: noPace,
}

/** The clock of its pace begins with the work itself, not with what goes before it. */
export function workBegun(
  standing: Standing,
  { total, atMs }: { readonly total: number; readonly atMs: number },
): Standing {
  return { ...standing, done: 0, total, pace: paceWith(noPace, { atMs, done: 0 }) }
}

export function workDone(
  standing: Standing,
  { done, atMs }: { readonly done: number; readonly atMs: number },
): Standing {
  return { ...standing, done, pace: paceWith(standing.pace, { atMs, done }) }
}

export function toldStanding({ pace, ...told }: Standing): Told & Pick<CheckupState, 'leftMs'> {
  return { ...told, leftMs: told.work === 'none' ? null : leftMs(pace, told.total) }
}
