/** Where a key leads in a list of rows. Pure. */

export interface GridPlace {
  readonly current: number | null
  readonly total: number
  readonly rowsInSight: number
}

/** The row that a key leads to, or null when the key leads nowhere. */
export function nextIndex(key: string, { current, total, rowsInSight }: GridPlace): number | null {
  if (total === 0) return null
  const at = current ?? -1
  const target = targetOf(key, { at, total, rowsInSight })
  return target === null ? null : Math.min(total - 1, Math.max(0, target))
}

function targetOf(key: string, { at, total, rowsInSight }: Omit<GridPlace, 'current'> & { at: number }): number | null {
  switch (key) {
    case 'ArrowDown':
      return at + 1
    case 'ArrowUp':
      return at - 1
    case 'PageDown':
      return at + rowsInSight
    case 'PageUp':
      return at - rowsInSight
    case 'Home':
      return 0
    case 'End':
      return total - 1
    default:
      return null
  }
}
