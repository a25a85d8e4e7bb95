/** A name whose room follows what stands beside it: cut in its middle to the width that it gets, whole in the tooltip, when read out and in a copy. */
import { useLayoutEffect, useRef, useState } from 'react'
import { CutWords } from './CutWords.tsx'
import { cutMiddle, cutStem } from './middleCut.ts'
import { rulerFor } from './textRuler.ts'
import { shownText } from './untrusted.ts'
import './fittedName.css'

export interface FittedNameProps {
  readonly text: string
  /** What a screen reader and a copy get, where `text` is a short form of it. */
  readonly whole?: string
  /** Of the text: what is cut goes before it. */
  readonly ending?: string
  readonly className?: string
  /** The tooltip, where another one says more. */
  readonly title?: string
  /** It puts names beside each other that were made fit to be shown and set apart: read as the page is, not as the first of them. */
  readonly isJoined?: boolean
}

/** What rounding of letters may take more, or less, than measured. */
const sparePx = 1

export function FittedName({ text, whole, ending = '', className = '', title, isJoined = false }: FittedNameProps) {
  const place = useRef<HTMLElement>(null)
  const shown = isJoined ? text : shownText(text)
  const cut = useFitting(place, shown, ending)
  const read = whole === undefined ? shown : shownText(whole)
  return (
    <bdi
      ref={place}
      dir={isJoined ? 'ltr' : undefined}
      className={`fitted-name cut-place ${className}`}
      title={title ?? read}
      data-whole={shown}
    >
      <CutWords whole={read} cut={cut} />
    </bdi>
  )
}

/** @returns what of the text has room in the element, whose own width the cut does not change */
function useFitting(place: { readonly current: HTMLElement | null }, text: string, ending: string): string {
  const [cut, setCut] = useState(text)
  useLayoutEffect(() => {
    const element = place.current
    if (!element) return undefined
    const fit = () => setCut(fitting(text, ending, element))
    fit()
    const observer = new ResizeObserver(fit)
    observer.observe(element)
    return () => observer.disconnect()
  }, [place, text, ending])
  return cut
}

function fitting(text: string, ending: string, element: HTMLElement): string {
  const { width } = element.getBoundingClientRect()
  if (width === 0) return text
  const style = getComputedStyle(element)
  const { widthOf } = rulerFor(Number.parseFloat(style.fontSize), Number(style.fontWeight), style)
  if (widthOf(text) <= width + sparePx) return text
  const room = { widthPx: width - sparePx, measure: widthOf }
  const stem = text.slice(0, text.length - ending.length)
  return (ending === '' ? null : cutStem(stem, ending, room)) ?? cutMiddle(text, room)
}
