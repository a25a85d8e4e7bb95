/** The sound of a film as a strip shows it: how loud it is in each column, and where somebody speaks. Pure. */
import { aboveQuiet } from '../timing/referencesOfSound.ts'
import type { Span } from '../timing/span.ts'
import { stepMs } from './loudness.ts'

export interface StripOrder {
  readonly fromMs: number
  readonly toMs: number
  readonly columns: number
}

/** The loudest of each column, 0..100 of the loudest of the whole film; a square root, as ears hear it. */
export function stripColumns(loudness: Float32Array, { fromMs, toMs, columns }: StripOrder): number[] {
  let most = 0.000_1
  for (const loud of loudness) most = Math.max(most, loud)
  const stepAt = (column: number) => Math.floor((fromMs + ((toMs - fromMs) * column) / columns) / stepMs)
  return Array.from({ length: columns }, (_, column) => {
    let loudest = 0
    const end = Math.min(loudness.length, Math.max(stepAt(column) + 1, stepAt(column + 1)))
    for (let at = Math.max(0, stepAt(column)); at < end; at += 1) loudest = Math.max(loudest, loudness[at] ?? 0)
    return Math.round(100 * Math.sqrt(loudest / most))
  })
}

/** Where somebody speaks, as timing hears it. */
export function speechOf(loudness: ArrayLike<number>): readonly Span[] {
  return aboveQuiet(loudness)
}
