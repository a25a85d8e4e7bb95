/** What a run writes by itself, without a machine. Pure. */
import type { Gap } from '../wanted/missing.ts'
import type { Plan } from './plan.ts'

export function gapsToWrite({ archives, inside }: Pick<Plan, 'archives' | 'inside'>): readonly Gap[] {
  return [...archives.flatMap(({ serves }) => serves.map(({ gap }) => gap)), ...inside.map(({ gap }) => gap)]
}
