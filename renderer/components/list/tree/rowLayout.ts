/**
 * Where rows of several heights lie in a list of any length, of which only some pages were ever read. A page that was not
 * read counts with the usual height; what was read keeps its height when its rows are forgotten. Pure.
 */

export interface RowLayoutParts {
  readonly total: number
  readonly pageSize: number
  readonly usualPx: number
  /** Heights of the pages that were read. */
  readonly read: ReadonlyMap<number, readonly number[]>
}

export interface RowLayout {
  readonly totalPx: number
  readonly heightOf: (index: number) => number
  readonly topOf: (index: number) => number
  /** The row at a place; the last one beyond the end. */
  readonly indexAt: (px: number) => number
}

export function createRowLayout({ total, pageSize, usualPx, read }: RowLayoutParts): RowLayout {
  const pages = Math.ceil(total / pageSize)
  const tops = new Float64Array(pages + 1)
  const rowsIn = (page: number) => Math.min(pageSize, total - page * pageSize)
  const heightIn = (page: number, at: number) => read.get(page)?.[at] ?? usualPx
  for (let page = 0; page < pages; page += 1) {
    const known = read.get(page)
    tops[page + 1] = (tops[page] ?? 0) + (known ? sumOf(known, rowsIn(page), usualPx) : rowsIn(page) * usualPx)
  }
  const pageAt = (px: number) => {
    let [least, most] = [0, Math.max(0, pages - 1)]
    while (least < most) {
      const middle = (least + most + 1) >> 1
      if ((tops[middle] ?? 0) <= px) least = middle
      else most = middle - 1
    }
    return least
  }
  return {
    totalPx: tops[pages] ?? 0,
    heightOf: (index) => heightIn(Math.floor(index / pageSize), index % pageSize),
    topOf(index) {
      const page = Math.floor(index / pageSize)
      let top = tops[page] ?? 0
      for (let at = 0; at < index % pageSize; at += 1) top += heightIn(page, at)
      return top
    },
    indexAt(px) {
      const page = pageAt(px)
      let [at, bottom] = [0, (tops[page] ?? 0) + heightIn(page, 0)]
      while (bottom <= px && at < rowsIn(page) - 1) {
        at += 1
        bottom += heightIn(page, at)
      }
      return page * pageSize + at
    },
  }
}

function sumOf(heights: readonly number[], count: number, usualPx: number): number {
  let sum = 0
  for (let at = 0; at < count; at += 1) sum += heights[at] ?? usualPx
  return sum
}
