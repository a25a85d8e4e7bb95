/** A number in a sentence that leads to the rows it counts. */
import { useContext, type ReactNode } from 'react'
import { TabStop } from './tabStop.ts'
import './numberLink.css'

export interface NumberLinkProps {
  /** The number with its word. */
  readonly text: string
  /** What pressing it shows: the tooltip, and said after the number. */
  readonly hint?: string
  /** Where pressing it again shows everything: whether its rows are shown now. */
  readonly isShown?: boolean
  /** In place of the words, which must be in it too: they are its name. */
  readonly children?: ReactNode
  readonly onShow: () => void
}

export function NumberLink({ text, hint, isShown, children, onShow }: NumberLinkProps) {
  const isTabStop = useContext(TabStop)
  return (
    <button
      type="button"
      tabIndex={isTabStop ? undefined : -1}
      className="number-link"
      title={hint}
      aria-label={children === undefined ? hint && `${text}: ${hint}` : undefined}
      aria-pressed={isShown}
      onClick={onShow}
    >
      {children ?? text}
    </button>
  )
}
