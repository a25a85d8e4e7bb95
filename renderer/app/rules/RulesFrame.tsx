/** A panel over nothing: it stands where it is placed, has a head that never runs under its cross, and closes by Escape. */
import { useId, useRef, type ReactNode } from 'react'
import { Button } from '../../components/button/Button.tsx'
import { takeFocus, useFocusBack } from '../../components/page/useFocusBack.ts'
import { useTexts } from '../../texts/TextsContext.tsx'
import './rules.css'

interface RulesFrameProps {
  readonly title: string
  readonly onClose: () => void
  /** Enter, where no button has the focus that has it for itself. */
  readonly onEnter?: () => void
  readonly children: ReactNode
}

export function RulesFrame({ title, onClose, onEnter, children }: RulesFrameProps) {
  const { common } = useTexts()
  const id = useId()
  const frame = useRef<HTMLElement>(null)
  useFocusBack(frame, takeFocus)
  return (
    <section
      ref={frame}
      className="rules-panel"
      role="dialog"
      data-own-keys
      aria-labelledby={id}
      tabIndex={-1}
      onKeyDown={(event) => {
        if (event.defaultPrevented) return
        if (event.key === 'Enter' && onEnter && !(event.target as Element).closest('button, a')) {
          event.preventDefault()
          event.stopPropagation()
          onEnter()
        }
        if (event.key !== 'Escape') return
        event.stopPropagation()
        onClose()
      }}
    >
      <header className="rules-head">
        <h2 id={id}>{title}</h2>
        <Button look="ghost" icon="close" label={common.close} onPress={onClose} />
      </header>
      {children}
    </section>
  )
}
