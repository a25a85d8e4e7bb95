/** A list of any length whose lines are as high as what they hold: only those in sight exist, and each is measured where it is drawn. */
import { useVirtualizer } from '@tanstack/react-virtual'
import { useEffect, useRef, type Key, type ReactNode } from 'react'
import './measuredList.css'

export interface MeasuredListProps {
  readonly label: string
  readonly className: string
  readonly count: number
  /** The line that is kept in sight when it changes; -1 where it is none of them. */
  readonly chosenAt: number
  /** Where lines are known by something else than their place. Changes only with the lines. */
  readonly keyOf?: (at: number) => Key
  /** In pixels, before it is measured: the nearer, the steadier the bar. Changes only with the lines. */
  readonly guessHeight: (at: number) => number
  readonly lineOf: (at: number) => ReactNode
}

const overscan = 12

export function MeasuredList({ label, className, count, chosenAt, keyOf, guessHeight, lineOf }: MeasuredListProps) {
  const box = useRef<HTMLDivElement>(null)
  // eslint-disable-next-line react-hooks/incompatible-library -- lines are memoised one by one, not by the compiler
  const virtual = useVirtualizer({
    count,
    getScrollElement: () => box.current,
    estimateSize: guessHeight,
    overscan,
    ...(keyOf && { getItemKey: keyOf }),
  })
  const total = virtual.getTotalSize()
  /** The choice that was brought in sight: from then on it goes where hands scroll it. */
  const settledAt = useRef(-1)
  /** The line that the pointer pressed last: it stays under it, so that the second press of two meets it again. */
  const pressedAt = useRef(-1)
  useEffect(() => {
    const shown = box.current
    if (!shown || chosenAt < 0 || settledAt.current === chosenAt) return
    if (isInSight(shown, chosenAt, pressedAt.current === chosenAt)) settledAt.current = chosenAt
    else virtual.scrollToIndex(chosenAt, { align: 'center' })
    // Lines that are measured move those below them.
  }, [virtual, chosenAt, count, total])
  const items = virtual.getVirtualItems()
  return (
    <div
      ref={box}
      className={`measured-list ${className}`}
      role="list"
      aria-label={label}
      tabIndex={0}
      onPointerDownCapture={({ target }) => (pressedAt.current = placeOf(target))}
    >
      <div className="measured-whole" style={{ blockSize: total }}>
        <div className="measured-seen" style={{ transform: `translateY(${items[0]?.start ?? 0}px)` }}>
          {items.map(({ index, key }) => (
            <div key={key} ref={virtual.measureElement} data-index={index}>
              {lineOf(index)}
            </div>
          ))}
        </div>
      </div>
    </div>
  )
}

/** Of the line that this is part of; -1 where it is of none. */
function placeOf(target: EventTarget): number {
  const line = target instanceof Element ? target.closest<HTMLElement>('[data-index]') : null
  return Number(line?.dataset['index'] ?? -1)
}

/** All of it; of one that is higher than the list or was pressed, some of it. */
function isInSight(box: HTMLElement, at: number, isPressed: boolean): boolean {
  const line = box.querySelector(`[data-index="${at}"]`)?.getBoundingClientRect()
  const frame = box.getBoundingClientRect()
  if (!line) return false
  if (isPressed || line.height > frame.height) return line.bottom > frame.top && line.top < frame.bottom
  return line.top >= frame.top && line.bottom <= frame.bottom
}
