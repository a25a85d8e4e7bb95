/** A question before something is taken away, asked in its place: the verb names its count, Escape keeps everything. */
import { useEffect, useRef } from 'react'
import { Button } from './Button.tsx'
import './inlineConfirm.css'

export interface InlineConfirmProps {
  /** 'Undo 118 files?' */
  readonly question: string
  /** 'Undo 118 files' */
  readonly verb: string
  readonly keep: string
  readonly isBusy?: boolean
  readonly onConfirm: () => void
  readonly onKeep: () => void
}

export function InlineConfirm({ question, verb, keep, isBusy = false, onConfirm, onKeep }: InlineConfirmProps) {
  const keepButton = useRef<HTMLButtonElement>(null)
  useEffect(() => keepButton.current?.focus(), [])
  return (
    <div
      className="inline-confirm"
      role="group"
      aria-label={question}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.stopPropagation()
        onKeep()
      }}
    >
      <span className="inline-confirm-question">{question}</span>
      <Button look="danger" isBusy={isBusy} onPress={onConfirm}>
        {verb}
      </Button>
      <Button ref={keepButton} onPress={onKeep}>
        {keep}
      </Button>
    </div>
  )
}
