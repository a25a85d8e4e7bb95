/** Placeholder of the signature while the rest is written. */
import type { Plan, PlanRequest } from './plan.ts'

export function planDownloads(request: PlanRequest): Plan {
  return {
    archives: [],
    downloads: 0,
    waiting: [],
    unmatched: [],
    ask: [],
    translate: [],
    none: request.choices.map((choice) => choice.want),
  }
}
