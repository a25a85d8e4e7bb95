/** Parts of one thing in as many lines as they need, each part whole: a point stands between those of a line, and at no end of one. */
import { Fragment } from 'react'
import './partsLine.css'

export interface PartsLineProps {
  readonly pieces: readonly string[]
  /** Where its lines meet. */
  readonly align?: 'start' | 'end'
}

export function PartsLine({ pieces, align = 'start' }: PartsLineProps) {
  return (
    <span className={`parts-line parts-line-${align} quiet`} title={pieces.join(' · ')}>
      <span className="parts-line-parts clip-second">
        {pieces.map((part) => (
          <Fragment key={part}>
            <span className="parts-line-part">{part}</span>{' '}
          </Fragment>
        ))}
      </span>
    </span>
  )
}
