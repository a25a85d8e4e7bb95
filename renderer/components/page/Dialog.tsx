/** What lies over everything until it is closed: the rest cannot be reached meanwhile, and the keyboard goes back afterwards. */
import { useEffect, useRef, type ReactNode } from 'react'
import './dialog.css'

export interface DialogProps {
  readonly label: string
  readonly className: string
  readonly children: ReactNode
  readonly onClose: () => void
}

export function Dialog({ label, className, children, onClose }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const before = document.activeElement
    const shown = dialog.current
    shown?.showModal()
    return () => {
      shown?.close()
      if (before instanceof HTMLElement && before.isConnected && before !== document.body) before.focus()
    }
  }, [])
  return (
    <dialog
      ref={dialog}
      className={`dialog ${className}`}
      aria-label={label}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onPointerDown={(event) => {
        // Beside it: only there the dialog itself is under the pointer.
        if (event.target === event.currentTarget) onClose()
      }}
    >
      <div className="dialog-sheet">{children}</div>
    </dialog>
  )
}
