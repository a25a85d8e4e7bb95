/** A row as an object of its columns. */
export function rowOf(columns: readonly string[], cells: readonly unknown[]): object {
  return Object.fromEntries(columns.map((name, at) => [name, cells[at]]))
}
