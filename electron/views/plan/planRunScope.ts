/** What a run of a plan is about, in names. Pure. */
import { scopeOf } from '../../batch/stepOutcome.ts'
import type { Plan } from '../../plan/plan.ts'
import type { RunScope } from '../../runs/run.ts'
import type { Gap } from '../../wanted/missing.ts'

/** A first run of a plan is about all of it; a later one takes up only what it serves. */
export function planRunScope(plan: Plan, isWhole: boolean): RunScope {
  return scopeOf(gapsOf(plan, isWhole).map(({ release }) => release))
}

function gapsOf(
  { archives, waiting, translate, unmatched, ask, none, tooLong }: Plan,
  isWhole: boolean,
): readonly Gap[] {
  const served = archives.flatMap(({ serves }) => serves.map(({ gap }) => gap))
  const machine = translate.map(({ gap }) => gap)
  if (!isWhole) return [...served, ...machine]
  const held = waiting.flatMap(({ serves }) => serves.map(({ gap }) => gap))
  return [...served, ...machine, ...held, ...unmatched, ...ask.map(({ gap }) => gap), ...none, ...tooLong]
}
