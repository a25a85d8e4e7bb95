/** Details beside a list. Not modal: the list stays in reach, Escape closes it; then the keyboard is where it was, or on the list. */
import { useEffect, useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react'
import { Button } from '../button/Button.tsx'
import { leaveField } from '../field/leaveField.ts'
import './drawer.css'

export interface DrawerProps {
  readonly label: string
  readonly closeLabel: string
  readonly head: ReactNode
  readonly children: ReactNode
  /** The head is as high as what stands in it, and brings its heading along. */
  readonly isTall?: boolean
  /** What stands in it is about to make room for something else: it is seen, and cannot be pressed. */
  readonly isStale?: boolean
  readonly onClose: () => void
}

export function Drawer({ label, closeLabel, head, children, isTall = false, isStale = false, onClose }: DrawerProps) {
  const panel = useRef<HTMLElement>(null)
  useFocusKeptBy(panel, isStale)
  const Title = isTall ? 'div' : 'h2'
  useEffect(() => {
    const before = document.activeElement
    const beside = panel.current?.parentElement
    return () => {
      if (isControl(before) && before.isConnected) before.focus()
      else if (beside?.isConnected) beside.querySelector<HTMLElement>('[role=grid], [role=treegrid]')?.focus()
    }
  }, [])
  return (
    <aside
      ref={panel}
      className="drawer"
      tabIndex={-1}
      aria-label={label}
      aria-busy={isStale}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.stopPropagation()
        leaveField(panel.current)
        onClose()
      }}
    >
      <div className={`drawer-head ${isTall ? 'drawer-head-tall' : ''}`}>
        <Title className="drawer-title" inert={isStale}>
          {head}
        </Title>
        <Button look="ghost" icon="close" label={closeLabel} onPress={onClose} />
      </div>
      <div className="drawer-body" inert={isStale}>
        {children}
      </div>
    </aside>
  )
}

/** What cannot be pressed loses the keyboard to the page: the drawer keeps it. */
function useFocusKeptBy(panel: RefObject<HTMLElement | null>, isStale: boolean): void {
  useLayoutEffect(() => {
    const held = document.activeElement?.closest('[inert]')
    if (isStale && panel.current?.contains(held ?? null)) panel.current.focus({ preventScroll: true })
  }, [panel, isStale])
}

/** Not the page or the screen as a whole, which have the keyboard where a drawer comes with its screen. */
function isControl(element: Element | null): element is HTMLElement {
  return element instanceof HTMLElement && !element.matches('body, main')
}
