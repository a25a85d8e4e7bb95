/** A number in a sentence that leads to the rows it counts. */
import { useContext } from 'react'
import { TabStop } from './tabStop.ts'
import './numberLink.css'

export interface NumberLinkProps {
  /** The number with its word. */
  readonly text: string
  /** What pressing it shows: the tooltip, and said after the number. */
  readonly hint?: string
  /** Where pressing it again shows everything: whether its rows are shown now. */
  readonly isShown?: boolean
  readonly onShow: () => void
}

export function NumberLink({ text, hint, isShown, onShow }: NumberLinkProps) {
  const isTabStop = useContext(TabStop)
  return (
    <button
      type="button"
      tabIndex={isTabStop ? undefined : -1}
      className="number-link"
      title={hint}
      aria-label={hint && `${text}: ${hint}`}
      aria-pressed={isShown}
      onClick={onShow}
    >
      {text}
    </button>
  )
}
