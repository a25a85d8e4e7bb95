/** A menu of verbs at a place of the window: arrows, Home and End move in it; Escape, Tab and a press beside it close it. */
import { useEffect, useLayoutEffect, useRef, useState, type KeyboardEvent, type ReactNode, type RefObject } from 'react'
import { useFocusBack } from '../page/useFocusBack.ts'
import './menu.css'

/** Of the window, in CSS pixels. */
export interface MenuPoint {
  readonly x: number
  readonly y: number
}

/** From the edges of the window. */
const marginPx = 8

export interface MenuFrameProps {
  readonly label: string
  readonly place: MenuPoint
  readonly onClose: () => void
  readonly children: ReactNode
}

export function MenuFrame({ label, place, onClose, children }: MenuFrameProps) {
  const menu = useRef<HTMLDivElement>(null)
  const [at, setAt] = useState(place)
  useLayoutEffect(() => {
    const element = menu.current
    if (!element) return
    const stayInside = () => setAt(placeInside(place, element.getBoundingClientRect()))
    stayInside()
    // What a verb costs is told later, and makes it taller.
    const observer = new ResizeObserver(stayInside)
    observer.observe(element, { box: 'border-box' })
    return () => observer.disconnect()
  }, [place])
  useFocusBack(menu, focusFirst)
  useClosing(menu, onClose)

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key === 'Escape' || event.key === 'Tab') {
      event.preventDefault()
      event.stopPropagation()
      onClose()
    }
    const step = { ArrowDown: 1, ArrowUp: -1, Home: -Infinity, End: Infinity }[event.key]
    if (step === undefined) return
    event.preventDefault()
    event.stopPropagation()
    moveFocus(menu.current, step)
  }

  return (
    <div
      ref={menu}
      className="menu"
      role="menu"
      aria-label={label}
      data-own-keys
      style={{ insetInlineStart: at.x, insetBlockStart: at.y }}
      onKeyDown={onKeyDown}
      onContextMenu={(event) => event.preventDefault()}
    >
      {children}
    </div>
  )
}

function useClosing(menu: RefObject<HTMLElement | null>, onClose: () => void): void {
  useEffect(() => {
    const onPointerDown = ({ target }: PointerEvent) => {
      if (!(target instanceof Node) || !menu.current?.contains(target)) onClose()
    }
    window.addEventListener('pointerdown', onPointerDown, true)
    window.addEventListener('blur', onClose)
    return () => {
      window.removeEventListener('pointerdown', onPointerDown, true)
      window.removeEventListener('blur', onClose)
    }
  }, [menu, onClose])
}

const focusFirst = (menu: HTMLElement) => moveFocus(menu, -Infinity)

function moveFocus(menu: HTMLElement | null, step: number): void {
  const items = [...(menu?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? [])]
  const at = items.findIndex((item) => item === document.activeElement)
  const next = Number.isFinite(step) ? (at + step + items.length) % items.length : step < 0 ? 0 : items.length - 1
  items[next]?.focus({ preventScroll: true })
}

function placeInside({ x, y }: MenuPoint, { width, height }: DOMRect): MenuPoint {
  const { innerWidth, innerHeight } = window
  const left = document.documentElement.dir === 'rtl' ? x - width : x
  return {
    x: Math.max(marginPx, Math.min(left, innerWidth - width - marginPx)),
    y: Math.max(marginPx, Math.min(y, innerHeight - height - marginPx)),
  }
}
