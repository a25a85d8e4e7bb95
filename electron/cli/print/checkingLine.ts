/** The status line of a check-up: how far it is, and how long it takes still. */
import type { Clock } from '../../../node/clock.ts'
import { leftMs, noPace, paceWith } from '../../runs/workPace.ts'
import { leftWords } from './progressLine.ts'

export interface Checked {
  readonly done: number
  readonly total: number
}

/** The pace begins with it. */
export function createCheckingLine(clock: Pick<Clock, 'monotonicMs'>): (checked: Checked) => string {
  let pace = paceWith(noPace, { atMs: clock.monotonicMs(), done: 0 })
  return ({ done, total }) => {
    pace = paceWith(pace, { atMs: clock.monotonicMs(), done })
    const left = leftMs(pace, total)
    const checking = `Checking ${done}/${total}`
    return left === null || done >= total ? checking : `${checking}  ${leftWords(left / 1_000)}`
  }
}
