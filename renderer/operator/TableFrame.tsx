/** A plain table in a frame that scrolls where it is wider than the window; the keyboard can scroll it too. */
import type { ReactNode } from 'react'

interface TableFrameProps {
  readonly label: string
  readonly heads: readonly string[]
  readonly children: ReactNode
}

export function TableFrame({ label, heads, children }: TableFrameProps) {
  return (
    <div className="operator-table-frame" role="region" aria-label={label} tabIndex={0}>
      <table className="operator-table">
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  )
}
