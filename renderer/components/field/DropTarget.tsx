/** A place to drop files and folders on, with the buttons for those who choose. Hands them on as they are. */
import { useState, type DragEvent, type ReactNode } from 'react'
import { Icon, type IconName } from '../icons/Icon.tsx'
import './dropTarget.css'

export interface DropTargetProps {
  readonly icon: IconName
  readonly title: string
  readonly text: string
  /** null where files that are dropped have no place on the host's disk. */
  readonly onDrop: ((files: readonly File[]) => void) | null
  /** Buttons. */
  readonly children: ReactNode
}

export function DropTarget({ icon, title, text, onDrop, children }: DropTargetProps) {
  const [isOver, setIsOver] = useState(false)

  function takeOver(event: DragEvent): void {
    if (onDrop === null || !event.dataTransfer.types.includes('Files')) return
    // Tells the window around it, which takes drops too, that this one is taken.
    event.preventDefault()
    event.dataTransfer.dropEffect = 'copy'
    setIsOver(true)
  }

  function takeDrop(event: DragEvent): void {
    if (onDrop === null) return
    event.preventDefault()
    setIsOver(false)
    onDrop([...event.dataTransfer.files])
  }

  return (
    <div
      className={`drop-target ${isOver ? 'drop-target-over' : ''}`}
      onDragOver={takeOver}
      onDragLeave={() => setIsOver(false)}
      onDrop={takeDrop}
    >
      <Icon name={icon} />
      <div className="drop-target-words">
        <div className="medium">{title}</div>
        <div className="small quiet">{text}</div>
      </div>
      <div className="drop-target-actions">{children}</div>
    </div>
  )
}
