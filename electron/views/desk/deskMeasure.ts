/** What a measure of timing says on the desk: the change that mends it, and how far it is off at three marks. Pure. */
import type { DeskMeasure } from '../../../shared/contract/videos/desk.ts'
import { retimed } from '../../../shared/timing/retiming.ts'
import type { TimingCheck } from '../../timing/checkTiming.ts'
import { timingChangeOf } from '../timing/timingChange.ts'

/** Near the beginning, the middle and the end of a film. */
export const markShares = [0.1, 0.5, 0.9] as const
const unknownLengthMs = 90 * 60_000

export function deskMeasureOf(check: TimingCheck, durationMs: number | null): DeskMeasure {
  const { alignment, source, notes } = check
  const { kind, retiming } = alignment
  const isTold = source !== null && kind !== 'unclear'
  const marks = markShares.map((share) => {
    const atMs = Math.round((durationMs ?? unknownLengthMs) * share)
    return { atMs, offsetMs: isTold ? retimed({ startMs: atMs, endMs: atMs }, retiming).startMs - atMs : null }
  })
  return {
    kind,
    change: timingChangeOf(check),
    marks,
    notes: [...notes],
  }
}
