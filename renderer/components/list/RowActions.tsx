/** Buttons inside a row of a grid: pressing one does not open the row. */
import type { ReactNode } from 'react'
import './rowActions.css'

export function RowActions({ children }: { readonly children: ReactNode }) {
  return (
    <span className="row-actions" role="presentation" onClick={(event) => event.stopPropagation()}>
      {children}
    </span>
  )
}
