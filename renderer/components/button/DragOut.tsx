/** Something that can be dragged out of the window. The drag itself is the host's: the page gives only the sign for it. */
import type { ReactNode } from 'react'
import { Icon } from '../icons/Icon.tsx'
import './dragOut.css'

export interface DragOutProps {
  /** Shown at the handle. Whoever has no pointer needs another way beside it. */
  readonly hint: string
  readonly onDrag: () => void
  readonly children: ReactNode
}

export function DragOut({ hint, onDrag, children }: DragOutProps) {
  return (
    <span
      className="drag-out"
      draggable
      onDragStart={(event) => {
        // The page's own drag would carry text; the system's, which takes its place, carries the file.
        event.preventDefault()
        onDrag()
      }}
    >
      <span className="drag-out-handle" title={hint} aria-hidden="true">
        <Icon name="grip" />
      </span>
      {children}
    </span>
  )
}
