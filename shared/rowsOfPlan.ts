/** How many rows a plan has: each has one answer. Pure; apart from the contract, so that the screens load no schemas. */
import type { PlanSums } from './contract/plan.ts'

export function rowsOfPlan(sums: PlanSums): number {
  const { sure, ask, chosen, skipped, waiting, none, translate, yours } = sums
  return sure + ask + chosen + skipped + waiting + none + translate + yours
}
