/** Details beside a list. Not modal: the list stays in reach, Escape closes it. */
import { useEffect, useRef, type ReactNode } from 'react'
import { Button } from './Button.tsx'
import './drawer.css'

export interface DrawerProps {
  readonly label: string
  readonly closeLabel: string
  readonly head: ReactNode
  readonly children: ReactNode
  readonly onClose: () => void
}

export function Drawer({ label, closeLabel, head, children, onClose }: DrawerProps) {
  const panel = useRef<HTMLElement>(null)
  useEffect(() => {
    const before = document.activeElement
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus()
    }
  }, [])
  return (
    <aside
      ref={panel}
      className="drawer"
      aria-label={label}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.stopPropagation()
        onClose()
      }}
    >
      <div className="drawer-head">
        <div className="drawer-title">{head}</div>
        <Button look="ghost" icon="close" label={closeLabel} onPress={onClose} />
      </div>
      <div className="drawer-body">{children}</div>
    </aside>
  )
}
