/** Which rows stand above and below which, read from their levels. Pure; rows that were not read end the look. */
import type { LibraryRow } from '../../../../shared/contract/library.ts'

export type LevelRow = Pick<LibraryRow, 'id' | 'level'>
type RowAt<Row> = (index: number) => Row | undefined

/** The rows above a row, the nearest first, with their places. */
export function ancestorsOf<Row extends LevelRow>(
  rowAt: RowAt<Row>,
  index: number,
): readonly (readonly [number, Row])[] {
  const above: (readonly [number, Row])[] = []
  let level = rowAt(index)?.level ?? 1
  for (let at = index - 1; at >= 0 && level > 1; at -= 1) {
    const row = rowAt(at)
    if (row === undefined) break
    if (row.level >= level) continue
    above.push([at, row])
    level = row.level
  }
  return above
}

export function isSelectedAt<Row extends LevelRow>(
  rowAt: RowAt<Row>,
  index: number,
  { ids, isAll }: { readonly ids: ReadonlySet<string>; readonly isAll: boolean },
): boolean {
  if (!isAll && ids.size === 0) return false
  const row = rowAt(index)
  if (row === undefined) return false
  if (isAll) return true
  return ids.has(row.id) || ancestorsOf(rowAt, index).some(([, { id }]) => ids.has(id))
}

/** A selected group without one of the rows below it: what stays selected of it. `below` are its rows in their order. */
export function withoutRow(below: readonly LevelRow[], gone: string): readonly string[] {
  const at = below.findIndex(({ id }) => id === gone)
  const row = below[at]
  if (row === undefined) return below.filter(({ level }) => level === below[0]?.level).map(({ id }) => id)
  const above = new Set(ancestorsOf((index) => below[index], at).map(([, { id }]) => id))
  const kept: string[] = []
  /** Of the row that is kept or left whole: what is deeper belongs to it. */
  let whole = Number.POSITIVE_INFINITY
  for (const { id, level } of below) {
    if (level > whole) continue
    whole = Number.POSITIVE_INFINITY
    if (above.has(id)) continue
    whole = level
    if (id !== gone) kept.push(id)
  }
  return kept
}
