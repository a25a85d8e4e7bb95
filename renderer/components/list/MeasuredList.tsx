/** A list of any length whose lines are as high as what they hold: only those in sight exist, and each is measured where it is drawn. */
import { useVirtualizer } from '@tanstack/react-virtual'
import { useLayoutEffect, useRef, type Key, type ReactNode } from 'react'
import { createFollower, type Follower } from './followChosen.ts'
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
  const follower = useRef<Follower>(null)
  // With what is drawn: hands that scroll before a later moment would be taken for a choice that they came before.
  useLayoutEffect(() => {
    const shown = box.current
    if (!shown) return
    const made = createFollower(shown, (at) => virtual.scrollToIndex(at, { align: 'center' }))
    follower.current = made
    return () => made.stop()
  }, [virtual])
  useLayoutEffect(() => follower.current?.follow(chosenAt), [virtual, chosenAt, count, total])
  const items = virtual.getVirtualItems()
  return (
    <div
      ref={box}
      className={`measured-list ${className}`}
      role="list"
      aria-label={label}
      tabIndex={0}
      onPointerDownCapture={({ target }) => follower.current?.press(target)}
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
