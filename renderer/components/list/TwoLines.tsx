/** A cell with what matters above and what accompanies it below. */
import type { ReactNode } from 'react'
import './twoLines.css'

export function TwoLines({ children, below }: { readonly children: ReactNode; readonly below?: ReactNode }) {
  return (
    <span className="two-lines">
      <span className="two-lines-first">{clipped(children)}</span>
      {below !== undefined && below !== null && below !== false && (
        <span className="two-lines-second">{clipped(below)}</span>
      )}
    </span>
  )
}

/** Bare words of a flex line end in no dots: they have an element of their own. */
function clipped(words: ReactNode): ReactNode {
  if (typeof words !== 'string') return words
  return (
    <span className="clip" title={words}>
      {words}
    </span>
  )
}
