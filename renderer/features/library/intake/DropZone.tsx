/** Takes folders and files that are dropped on the library. Hands them on as they are: their place is the host's affair. */
import { useState, type DragEvent, type ReactNode } from 'react'
import { useTexts } from '../../../texts/TextsContext.tsx'
import { useLibraryStore } from '../useLibraryStore.ts'

export interface DropZoneProps {
  readonly children: ReactNode
}

export function DropZone({ children }: DropZoneProps) {
  const { library } = useTexts()
  const [isOver, setIsOver] = useState(false)
  const canDrop = useLibraryStore('intake', (intake) => intake.canDrop)
  const addDropped = useLibraryStore('intake', (intake) => intake.addDropped)
  if (!canDrop) return children

  function onDragOver(event: DragEvent): void {
    if (event.defaultPrevented || !event.dataTransfer.types.includes('Files')) return
    event.preventDefault()
    event.dataTransfer.dropEffect = 'copy'
    setIsOver(true)
  }

  function onDrop(event: DragEvent): void {
    setIsOver(false)
    if (event.defaultPrevented) return
    event.preventDefault()
    void addDropped([...event.dataTransfer.files])
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
