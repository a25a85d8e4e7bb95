/** What keys and presses in the list do: move, open and close groups, choose rows, show a video. */
import { useCallback, type MouseEvent } from 'react'
import type { TreeAct } from '../../../components/list/tree/TreeGrid.tsx'
import { ancestorsOf } from '../selection/treeOfRows.ts'
import { useLibraryStore } from '../useLibraryStore.ts'

export function useTitleActs() {
  const { current, setCurrent, toggleOpen, toggleAll } = useLibraryStore('view', (state) => state)
  const rowAt = useLibraryStore('rows', (rows) => rows.rowAt)
  const { toggle, extendTo, setAnchor, selectAll } = useLibraryStore('selection', (selection) => selection)
  const open = useLibraryStore('video', (video) => video.open)
  const turnTo = useLibraryStore('video', (video) => video.turnTo)

  const moveTo = useCallback(
    (index: number) => {
      setCurrent(index)
      const videoId = rowAt(index)?.videoId ?? null
      if (videoId !== null) void turnTo(videoId)
    },
    [setCurrent, rowAt, turnTo],
  )

  const enter = useCallback(
    (index: number) => {
      const row = rowAt(index)
      if (row === undefined) return
      if (row.videoId !== null) void open(row.videoId)
      else if (row.isOpen !== null) toggleOpen(row.id)
    },
    [rowAt, open, toggleOpen],
  )

  const act = useCallback(
    (wanted: TreeAct) => {
      const row = current === null ? undefined : rowAt(current)
      switch (wanted.kind) {
        case 'move':
          if (wanted.isSelecting) void extendTo(wanted.to)
          else setAnchor(wanted.to)
          moveTo(wanted.to)
          return
        case 'open':
        case 'close':
          if (row) toggleOpen(row.id)
          return
        case 'toParent': {
          const [parent] = current === null ? [] : ancestorsOf(rowAt, current)
          if (parent) moveTo(parent[0])
          return
        }
        case 'openAll':
          // Where every row goes is not known before the answer: the list begins at its top.
          setCurrent(0)
          toggleAll()
          return
        case 'select':
          if (current !== null) void toggle(current)
          return
        case 'selectAll':
          selectAll()
          return
        case 'enter':
          if (current !== null) enter(current)
      }
    },
    [current, rowAt, setCurrent, toggleOpen, toggleAll, toggle, extendTo, setAnchor, selectAll, moveTo, enter],
  )

  const press = useCallback(
    (index: number, { shiftKey, ctrlKey, metaKey }: MouseEvent) => {
      setCurrent(index)
      if (shiftKey) return void extendTo(index)
      if (ctrlKey || metaKey) return void toggle(index)
      setAnchor(index)
      enter(index)
    },
    [setCurrent, extendTo, toggle, setAnchor, enter],
  )
  return { act, press }
}
