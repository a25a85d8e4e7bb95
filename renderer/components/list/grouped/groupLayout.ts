/**
 * Where headings and rows of a grouped list stand in one long list. Pure: knows how many rows a group has,
 * never the rows themselves.
 */

/** How many rows stand under one heading; '' is the heading of what has none. */
export interface RowGroup {
  readonly group: string
  readonly rows: number
}

export interface GroupHeading<Group extends RowGroup> {
  readonly kind: 'heading'
  readonly group: Group
}

/** `offset` is the row's place in the pages of the list. */
export type GroupItem<Group extends RowGroup> = GroupHeading<Group> | { readonly kind: 'row'; readonly offset: number }

export interface GroupLayout<Group extends RowGroup> {
  /** Headings and rows together; not the rows of closed groups. */
  readonly length: number
  readonly itemAt: (index: number) => GroupItem<Group> | null
  /** The rows among these items, `to` not included. Between them lie rows of closed groups. */
  readonly rowsBetween: (from: number, to: number) => { readonly from: number; readonly to: number }
}

interface Stretch<Group extends RowGroup> {
  readonly heading: GroupHeading<Group>
  /** Place of the heading in the list. */
  readonly start: number
  /** Place of its first row in the pages. */
  readonly offset: number
  /** Of its rows, those that are seen. */
  readonly open: number
}

export function layOutGroups<Group extends RowGroup>(
  groups: readonly Group[],
  closed: ReadonlySet<string> = new Set(),
): GroupLayout<Group> {
  const [first] = groups
  // Where there are movies alone, a heading over everything says nothing.
  if (first?.group === '' && groups.length === 1) return flat(first.rows)
  const stretches: Stretch<Group>[] = []
  let [length, offset] = [0, 0]
  for (const group of groups) {
    const open = closed.has(group.group) ? 0 : group.rows
    stretches.push({ heading: { kind: 'heading', group }, start: length, offset, open })
    length += 1 + open
    offset += group.rows
  }

  /** The page's place of the first row at or behind this item. */
  function rowFrom(index: number): number {
    if (index >= length) return offset
    const stretch = stretches[lastStartingAtOrBefore(stretches, Math.max(0, index))]
    return stretch ? stretch.offset + Math.max(0, index - stretch.start - 1) : 0
  }

  return {
    length,
    itemAt(index) {
      if (index < 0 || index >= length) return null
      const stretch = stretches[lastStartingAtOrBefore(stretches, index)]
      return stretch?.start === index ? stretch.heading : { kind: 'row', offset: rowFrom(index) }
    },
    rowsBetween(from, to) {
      const last = stretches[lastStartingAtOrBefore(stretches, Math.min(to, length) - 1)]
      if (!last) return { from: 0, to: 0 }
      const seen = Math.min(last.open, Math.max(0, Math.min(to, length) - last.start - 1))
      return { from: rowFrom(from), to: last.offset + seen }
    },
  }
}

function flat<Group extends RowGroup>(length: number): GroupLayout<Group> {
  return {
    length,
    itemAt: (index) => (index < 0 || index >= length ? null : { kind: 'row', offset: index }),
    rowsBetween: (from, to) => ({ from, to: Math.min(to, length) }),
  }
}

function lastStartingAtOrBefore(stretches: readonly { readonly start: number }[], index: number): number {
  let low = 0
  let high = stretches.length - 1
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if ((stretches[middle]?.start ?? 0) <= index) low = middle
    else high = middle - 1
  }
  return low
}
