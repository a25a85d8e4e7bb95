/** Which verbs of the bar have room; the others stand in its menu alone. Pure. */
import type { ScopeVerb } from '../../../shared/commands/commandTable.ts'

export const barVerbs = [
  'translate',
  'transcribe',
  'timing',
  'clean',
  'another',
  'pair',
  'languages',
  'ignore',
  'stopIgnoring',
] as const satisfies readonly ScopeVerb[]
export type BarVerb = (typeof barVerbs)[number]

/** The first goes first. */
const dropped: readonly BarVerb[] = [
  'pair',
  'another',
  'stopIgnoring',
  'ignore',
  'clean',
  'languages',
  'timing',
  'transcribe',
  'translate',
]

export interface BarRoom {
  /** Of each verb that is offered with its gap, in pixels. */
  readonly widths: Readonly<Partial<Record<BarVerb, number>>>
  readonly room: number
}

export function fitVerbs({ widths, room }: BarRoom): readonly BarVerb[] {
  let shown: readonly BarVerb[] = barVerbs.filter((verb) => widths[verb] !== undefined)
  const width = (verbs: readonly BarVerb[]) => verbs.reduce((sum, verb) => sum + (widths[verb] ?? 0), 0)
  for (const verb of dropped) {
    if (width(shown) <= room) break
    shown = shown.filter((each) => each !== verb)
  }
  return shown
}
