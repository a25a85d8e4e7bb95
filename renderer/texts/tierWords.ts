/** How well a release fits, as evidence: a name that says no source is no evidence of one. Pure. */
import type { Texts } from './Texts.ts'

interface Fitting {
  readonly tier: number
  readonly reasons: readonly string[]
}

/** Whose name leaves the source open: the video's, the subtitle's, or both, which may be the same; null where neither is known to. */
export type Unnamed = keyof Texts['plan']['unnamed'] | null

const sameSourceTier = 1
const unknownTier = 2

export function unnamedBy({ tier, reasons }: Fitting): Unnamed {
  // Listed under the video's own name, in which there is no source.
  if (tier === sameSourceTier && !reasons.includes('source')) return 'sameName'
  if (tier !== unknownTier) return null
  const [theirs, ours] = [reasons.includes('?source'), reasons.includes('?own-source')]
  if (theirs && ours) return 'neitherNamed'
  return theirs ? 'subtitleUnnamed' : ours ? 'fileUnnamed' : null
}

export function tierWords({ plan }: Pick<Texts, 'plan'>, fitting: Fitting): string {
  const unnamed = unnamedBy(fitting)
  return unnamed === null ? (plan.tiers[fitting.tier] ?? '') : plan.unnamed[unnamed]
}
