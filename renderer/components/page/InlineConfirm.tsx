/** A question before something is taken away, asked in its place: the verb names its count, Escape keeps everything. */
import { useEffect, useRef } from 'react'
import { Button } from '../button/Button.tsx'
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
  useEffect(() => {
    const asker = document.activeElement
    const places = [asker, asker?.closest('[role=grid]'), keepButton.current?.closest('.inline-confirm')?.parentElement]
    keepButton.current?.focus()
    return () => focusAgain(places)
  }, [])
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

/** Once the answered question is off the screen: to who asked it, or to what took its place, never to nowhere. */
function focusAgain(places: readonly (Element | null | undefined)[]): void {
  requestAnimationFrame(() => {
    if (document.activeElement !== document.body) return
    for (const place of places) {
      if (!(place instanceof HTMLElement) || !place.isConnected || place === document.body) continue
      const target = place.tabIndex < 0 ? place.querySelector('button') : place
      target?.focus()
      if (document.activeElement !== document.body) return
    }
    document.querySelector('main')?.focus()
  })
}
