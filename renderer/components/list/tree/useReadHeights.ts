/** The layout of a paged list: heights of rows stay known when their pages are forgotten. */
import { useState } from 'react'
import { createRowLayout, type RowLayout } from './rowLayout.ts'

export interface ReadHeightsParts<Row> {
  readonly total: number
  readonly pages: ReadonlyMap<number, readonly Row[]>
  readonly pageSize: number
  readonly usualPx: number
  readonly heightOf: (row: Row) => number
  /** Changes with the rows: what was known of others counts no more. */
  readonly listKey: string
}

interface Known<Row> {
  readonly listKey: string
  readonly total: number
  readonly pages: ReadonlyMap<number, readonly Row[]>
  readonly read: ReadonlyMap<number, readonly number[]>
  readonly layout: RowLayout
}

export function useReadHeights<Row>(parts: ReadHeightsParts<Row>): RowLayout {
  const [known, setKnown] = useState(() => nextKnown(null, parts))
  if (known.pages === parts.pages && known.total === parts.total && known.listKey === parts.listKey) return known.layout
  const next = nextKnown(known, parts)
  setKnown(next)
  return next.layout
}

function nextKnown<Row>(before: Known<Row> | null, parts: ReadHeightsParts<Row>): Known<Row> {
  const { total, pages, pageSize, usualPx, heightOf, listKey } = parts
  const isSameList = before !== null && before.listKey === listKey && before.total === total
  const read = new Map(isSameList ? before.read : [])
  let isChanged = !isSameList
  for (const [page, rows] of pages) {
    if (isSameList && before.pages.get(page) === rows) continue
    const heights = rows.map(heightOf)
    isChanged ||= !isEqual(heights, read.get(page))
    read.set(page, heights)
  }
  const layout = isChanged || before === null ? createRowLayout({ total, pageSize, usualPx, read }) : before.layout
  return { listKey, total, pages, read, layout }
}

function isEqual(heights: readonly number[], before: readonly number[] | undefined): boolean {
  return before?.length === heights.length && heights.every((height, at) => height === before[at])
}
