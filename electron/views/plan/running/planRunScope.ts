/** What a run of a plan is about, in names. Pure. */
import { scopeOf } from '../../../batch/stepOutcome.ts'
import { gapsToWrite } from '../../../plan/gapsToWrite.ts'
import type { Plan } from '../../../plan/plan.ts'
import type { RunScope } from '../../../runs/run.ts'
import type { Gap } from '../../../wanted/missing.ts'

/** A first run of a plan is about all of it; a later one takes up only what it serves. */
export function planRunScope(plan: Plan, isWhole: boolean): RunScope {
  return scopeOf(gapsOf(plan, isWhole).map(({ release }) => release))
}

function gapsOf(plan: Plan, isWhole: boolean): readonly Gap[] {
  const { waiting, translate, unmatched, ask, none, tooLong } = plan
  const served = [...gapsToWrite(plan), ...translate.map(({ gap }) => gap)]
  if (!isWhole) return served
  const held = waiting.flatMap(({ serves }) => serves.map(({ gap }) => gap))
  return [...served, ...held, ...unmatched, ...ask.map(({ gap }) => gap), ...none, ...tooLong]
}
