/** Measures how many verbs of the bar fit beside each other, whatever the language makes of their names. */
import { useLayoutEffect, useState, type RefObject } from 'react'
import { barVerbs, fitVerbs, type BarVerb } from './fitVerbs.ts'

/** @param bar holds one hidden button of each verb with `data-measure`, and is as wide as there is room. @param words Of which buttons in which language. */
export function useFittingVerbs(bar: RefObject<HTMLElement | null>, words: string): readonly BarVerb[] {
  const [shown, setShown] = useState<readonly BarVerb[]>([])
  useLayoutEffect(() => {
    const place = bar.current
    if (!place) return
    const measure = () => {
      const widths = Object.fromEntries(barVerbs.flatMap((verb) => widthOf(place, verb)))
      setShown((before) => sameOr(before, fitVerbs({ widths, room: place.clientWidth })))
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(place)
    return () => observer.disconnect()
  }, [bar, words])
  return shown
}

const gapPx = 4

/** None for one that is not offered. */
function widthOf(place: HTMLElement, verb: BarVerb): readonly (readonly [BarVerb, number])[] {
  const button = place.querySelector<HTMLElement>(`[data-measure=${verb}]`)
  return button === null ? [] : [[verb, button.offsetWidth + gapPx]]
}

function sameOr(before: readonly BarVerb[], next: readonly BarVerb[]): readonly BarVerb[] {
  return before.join() === next.join() ? before : next
}
