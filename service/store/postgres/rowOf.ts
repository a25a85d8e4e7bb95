/** A row as an object of its columns. @param from the first cell that counts */
export function rowOf(columns: readonly string[], cells: readonly unknown[], from = 0): object {
  const row: Record<string, unknown> = {}
  for (let at = from; at < columns.length; at += 1) row[columns[at] ?? ''] = cells[at]
  return row
}
