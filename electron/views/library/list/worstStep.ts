/** How far the subtitles of several wishes or files are in step with their videos, as one of them: the worst. Pure. */
import type { StepOfFile } from '../../../../shared/contract/videos/timing.ts'

/** What asks to be looked at goes before what is not known. */
const worstFirst: readonly StepOfFile[] = ['out-of-step', 'not-measured', 'in-step']

export function worstStep(steps: readonly (StepOfFile | null)[]): StepOfFile | null {
  return worstFirst.find((step) => steps.includes(step)) ?? null
}

/** For an order: the worst first, where there is nothing to measure last. */
export function stepRank(step: StepOfFile | null): number {
  return step === null ? worstFirst.length : worstFirst.indexOf(step)
}
