/** Words that end in an ellipsis under the pointer are whole in a tip, wherever in the window they stand. */
import { useEffect } from 'react'

export function useWholeTips(): void {
  useEffect(() => {
    document.addEventListener('pointerover', showWhole)
    return () => document.removeEventListener('pointerover', showWhole)
  }, [])
}

/** A tip that was made here, and not by a part of the window: its words may be others by now. */
const made = new WeakSet<Element>()

function showWhole({ target }: PointerEvent): void {
  const cut = target instanceof Element ? closestLine(target) : null
  if (cut === null || isTold(cut)) return
  const words = isCut(cut) ? cut.innerText.replaceAll(/\s+/g, ' ').trim() : ''
  if (words === cut.title) return
  made.add(cut)
  if (words === '') cut.removeAttribute('title')
  else cut.title = words
}

/** The nearest line around it that is cut where it has no room. */
function closestLine(target: Element): HTMLElement | null {
  for (let element: Element | null = target; element; element = element.parentElement)
    if (element instanceof HTMLElement && getComputedStyle(element).textOverflow === 'ellipsis') return element
  return null
}

/** It or what it stands in has a tip of its own, which says more. */
function isTold(line: HTMLElement): boolean {
  const told = line.closest('[title]')
  return told !== null && !made.has(told)
}

function isCut({ scrollWidth, clientWidth }: HTMLElement): boolean {
  return scrollWidth > clientWidth
}
