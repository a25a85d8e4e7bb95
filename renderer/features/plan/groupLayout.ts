/**
 * Where headings and rows of the grouped plan stand in one long list. Pure: knows how many rows a group has,
 * never the rows themselves.
 */
import type { PlanGroup } from '../../../shared/contract/plan.ts'

export type PlanItem =
  | { readonly kind: 'heading'; readonly group: PlanGroup; readonly isFolded: boolean }
  /** `offset` is the row's place in the pages of the plan. */
  | { readonly kind: 'row'; readonly offset: number }

export interface GroupLayout {
  /** Headings and rows together. */
  readonly length: number
  itemAt(index: number): PlanItem | null
}

interface Stretch {
  readonly group: PlanGroup
  readonly isFolded: boolean
  /** Place of the heading in the list. */
  readonly start: number
  /** Offset of the group's first row in the pages. */
  readonly firstRow: number
}

export function layOutGroups(groups: readonly PlanGroup[], folded: ReadonlySet<string>): GroupLayout {
  const stretches: Stretch[] = []
  let start = 0
  let firstRow = 0
  for (const group of groups) {
    const isFolded = folded.has(group.group)
    stretches.push({ group, isFolded, start, firstRow })
    start += 1 + (isFolded ? 0 : group.rows)
    firstRow += group.rows
  }
  const length = start
  return {
    length,
    itemAt(index) {
      if (index < 0 || index >= length) return null
      const stretch = stretches[lastStartingAtOrBefore(stretches, index)]
      return stretch ? itemIn(stretch, index) : null
    },
  }
}

function itemIn({ group, isFolded, start, firstRow }: Stretch, index: number): PlanItem {
  if (index === start) return { kind: 'heading', group, isFolded }
  return { kind: 'row', offset: firstRow + index - start - 1 }
}

function lastStartingAtOrBefore(stretches: readonly Stretch[], index: number): number {
  let low = 0
  let high = stretches.length - 1
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if ((stretches[middle]?.start ?? 0) <= index) low = middle
    else high = middle - 1
  }
  return low
}
