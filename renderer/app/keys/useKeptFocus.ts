/**
 * Keeps the keyboard inside the window: where the element that had the focus goes away, with its screen or as a verb is done,
 * the list around it has it, else the screen, and the next Tab goes on from there. So where another screen is chosen in the navigation: its keys, Enter
 * among them, are those of the screen from then on. On the way back the control has it that led away.
 */
import { useEffect, useRef, type RefObject } from 'react'
import { leaveField } from '../../components/field/leaveField.ts'
import type { FrameStore } from '../frame/frameStore.ts'
import { findTraced, traceOf, type ControlTrace } from './controlTrace.ts'
import { nextWay, noWay, type Way } from './wayBack.ts'

/** @param place changes when another screen is shown */
export function useKeptFocus(screen: RefObject<HTMLElement | null>, frame: FrameStore, place: string): void {
  const way = useRef<Way<ControlTrace>>(noWay)
  useEffect(
    () =>
      frame.subscribe(({ screen: to }, { screen: from }) => {
        // The screen that is left still stands: it is drawn anew after this.
        if (to === from) return
        way.current = wayTo(way.current, { from, to }, screen.current)
        leaveField(screen.current)
      }),
    [screen, frame],
  )
  useEffect(() => {
    const { back } = way.current
    if (isAtNavigation()) screen.current?.focus({ preventScroll: true })
    else if (back && screen.current) return giveBack(back, screen.current)
    else takeLostFocus(screen.current)
    return undefined
  }, [screen, place])
  useEffect(() => {
    let last: EventTarget | null = null
    let list: HTMLElement | null = null
    const onFocus = ({ target }: FocusEvent) => {
      last = target
      list = target instanceof Element ? target.closest('[role=grid], [role=treegrid]') : null
    }
    const observer = new MutationObserver(() => {
      // Only what was taken away: who clicked beside everything wants it so.
      if (last instanceof Node && !last.isConnected) takeLostFocus(list?.isConnected ? list : screen.current)
    })
    document.addEventListener('focusin', onFocus)
    observer.observe(document.body, { childList: true, subtree: true })
    return () => {
      document.removeEventListener('focusin', onFocus)
      observer.disconnect()
    }
  }, [screen])
}

/** Where the way to a screen begins: nothing of the screen itself has the keyboard. */
export function isAtNavigation(): boolean {
  return document.activeElement?.closest('nav') !== null && document.activeElement?.closest('main') === null
}

function wayTo(
  way: Way<ControlTrace>,
  { from, to }: { readonly from: string; readonly to: string },
  screen: HTMLElement | null,
): Way<ControlTrace> {
  if (isAtNavigation()) return noWay
  const { activeElement } = document
  const isInside =
    screen !== null && activeElement !== null && activeElement !== screen && screen.contains(activeElement)
  return nextWay(way, { from, control: isInside ? traceOf(activeElement, screen) : null }, to)
}

/** Gives the control the keyboard as soon as the screen shows it, unless a person has gone on meanwhile. */
function giveBack(control: ControlTrace, screen: HTMLElement): () => void {
  const observer = new MutationObserver(() => give())
  const acts = ['keydown', 'pointerdown'] as const
  function end(): void {
    observer.disconnect()
    for (const act of acts) window.removeEventListener(act, end, true)
  }
  function give(): void {
    const found = findTraced(control, screen)
    if (!found) return
    end()
    found.focus()
  }
  takeLostFocus(screen)
  observer.observe(screen, { childList: true, subtree: true, characterData: true })
  for (const act of acts) window.addEventListener(act, end, true)
  give()
  return end
}

function takeLostFocus(screen: HTMLElement | null): void {
  const { activeElement, body } = document
  if (activeElement === null || activeElement === body) screen?.focus({ preventScroll: true })
}
