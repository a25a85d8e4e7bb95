/** How well a release fits, as evidence: a name that says no source is no evidence of one. Pure. */
import type { Texts } from './Texts.ts'

/** '' where there is nothing to say. */
export function tierText(
  { plan }: Texts,
  { tier, reasons }: { readonly tier: number; readonly reasons: readonly string[] },
): string {
  if (tier === 1 && !reasons.includes('source')) return ''
  return plan.tiers[tier] ?? ''
}
