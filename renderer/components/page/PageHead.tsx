/** The head of a screen: its name, a line about it, and what can be done. Of the same height everywhere. */
import type { ReactNode } from 'react'
import './pageHead.css'

export interface PageHeadProps {
  readonly title: string
  readonly note?: ReactNode
  /** Buttons. */
  readonly children?: ReactNode
}

export function PageHead({ title, note, children }: PageHeadProps) {
  return (
    <header className="page-head">
      <div className="page-head-words">
        <h1 className="page-head-title">{title}</h1>
        {note !== undefined && <div className="page-head-note">{note}</div>}
      </div>
      <div className="page-head-actions">{children}</div>
    </header>
  )
}
