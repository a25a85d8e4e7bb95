/** A cell with what matters above and what accompanies it below. */
import type { ReactNode } from 'react'
import './twoLines.css'

export function TwoLines({ children, below }: { readonly children: ReactNode; readonly below?: ReactNode }) {
  return (
    <span className="two-lines">
      <span className="two-lines-first">{children}</span>
      {below !== undefined && below !== null && below !== false && <span className="two-lines-second">{below}</span>}
    </span>
  )
}
