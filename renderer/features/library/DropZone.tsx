/** Takes folders and files that are dropped on the library. Hands them on as they are: their place is the host's affair. */
import { useState, type DragEvent, type ReactNode } from 'react'
import { useTexts } from '../../texts/TextsContext.tsx'
import type { LibraryParts } from './libraryParts.ts'

export interface DropZoneProps {
  readonly parts: LibraryParts
  readonly children: ReactNode
}

export function DropZone({ parts, children }: DropZoneProps) {
  const { library } = useTexts()
  const [isOver, setIsOver] = useState(false)
  if (!parts.canDrop) return children

  function onDragOver(event: DragEvent): void {
    if (!event.dataTransfer.types.includes('Files')) return
    event.preventDefault()
    event.dataTransfer.dropEffect = 'copy'
    setIsOver(true)
  }

  function onDrop(event: DragEvent): void {
    event.preventDefault()
    setIsOver(false)
    void parts.intake.getState().addDropped([...event.dataTransfer.files])
  }

  function onDragLeave(event: DragEvent<HTMLElement>): void {
    if (!(event.relatedTarget instanceof Node) || !event.currentTarget.contains(event.relatedTarget)) setIsOver(false)
  }

  return (
    <div className="drop-zone" onDragOver={onDragOver} onDragLeave={onDragLeave} onDrop={onDrop}>
      {children}
      {isOver && <div className="drop-zone-words">{library.dropHere}</div>}
    </div>
  )
}
