/**
 * Where headings and rows of the grouped plan stand in one long list. Pure: knows how many rows a group has,
 * never the rows themselves.
 */
import type { PlanGroup } from '../../../shared/contract/plan.ts'

export interface PlanHeading {
  readonly kind: 'heading'
  readonly group: PlanGroup
}

/** `offset` is the row's place in the pages of the plan. */
export type PlanItem = PlanHeading | { readonly kind: 'row'; readonly offset: number }

export interface GroupLayout {
  /** Headings and rows together. */
  readonly length: number
  readonly itemAt: (index: number) => PlanItem | null
  /** The rows among these items, `to` not included. */
  readonly rowsBetween: (from: number, to: number) => { readonly from: number; readonly to: number }
}

interface Stretch {
  readonly heading: PlanHeading
  /** Place of the heading in the list. */
  readonly start: number
}

export function layOutGroups(groups: readonly PlanGroup[]): GroupLayout {
  const [first] = groups
  // Where nothing is grouped, a heading over everything says nothing.
  if (first?.group === '' && groups.length === 1) return flat(first.rows)
  const stretches: Stretch[] = []
  let length = 0
  for (const group of groups) {
    stretches.push({ heading: { kind: 'heading', group }, start: length })
    length += 1 + group.rows
  }
  /** Rows in front of this place: the headings in front of it do not count. */
  const rowsBefore = (index: number) => (index <= 0 ? 0 : index - 1 - lastStartingAtOrBefore(stretches, index - 1))

  return {
    length,
    itemAt(index) {
      if (index < 0 || index >= length) return null
      const stretch = stretches[lastStartingAtOrBefore(stretches, index)]
      return stretch?.start === index ? stretch.heading : { kind: 'row', offset: rowsBefore(index) }
    },
    rowsBetween: (from, to) => ({ from: rowsBefore(from), to: rowsBefore(Math.min(to, length)) }),
  }
}

function flat(length: number): GroupLayout {
  return {
    length,
    itemAt: (index) => (index < 0 || index >= length ? null : { kind: 'row', offset: index }),
    rowsBetween: (from, to) => ({ from, to: Math.min(to, length) }),
  }
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
