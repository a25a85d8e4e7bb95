/** Part of a list as a session hands it to the screens. */

export interface PageWindow {
  readonly offset: number
  readonly limit: number
}

export interface Page<Row> {
  readonly rows: Row[]
  /** Of all rows, not only of these. */
  readonly total: number
  /** Of the list that they were cut from. */
  readonly revision: number
}
