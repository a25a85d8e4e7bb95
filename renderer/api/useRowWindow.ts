/** Joins a window on a list of the host with the table that shows it: what the table asks for, and which row is the current one. */
import { useState } from 'react'
import { useStore } from 'zustand'
import type { RowWindowStore } from './rowWindow.ts'

export function useRowWindow<Row, Query>(store: RowWindowStore<Row, Query>) {
  const [current, setCurrent] = useState<number | null>(null)
  const { total, rowAt, show } = useStore(store)
  return {
    /** Properties of the table. */
    table: {
      total: total ?? 0,
      rowAt: (index: number) => rowAt(index),
      current,
      onCurrent: setCurrent,
      onVisible: show,
    },
    /** The answer came, and there is nothing. */
    isEmpty: total === 0,
    currentRow: current === null ? undefined : rowAt(current),
  }
}
