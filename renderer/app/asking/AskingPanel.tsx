/** The frame of what a verb asks before it begins: at the foot, above the bar; Escape closes it, the keyboard goes into it. */
import { useEffect, useRef, type ReactNode } from 'react'
import { hasOpenDialog } from '../../components/page/hasOpenDialog.ts'
import { Button } from '../../components/button/Button.tsx'
import { takeFocus, useFocusBack } from '../../components/page/useFocusBack.ts'
import { ProgressBar } from '../../components/sign/ProgressBar.tsx'
import { useTexts } from '../../texts/TextsContext.tsx'
import { takeFreeFocus } from '../keys/takeFreeFocus.ts'
import './asking.css'

interface AskingPanelProps {
  readonly title: string
  /** It opens once the host has answered. */
  readonly comesLate?: boolean
  readonly children: ReactNode
  readonly onClose: () => void
}

export function AskingPanel({ title, comesLate = false, children, onClose }: AskingPanelProps) {
  const { common } = useTexts()
  const panel = useRef<HTMLElement>(null)
  useFocusBack(panel, comesLate ? takeFreeFocus : takeFocus)
  // From wherever the keyboard is: what else takes Escape says so.
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || hasOpenDialog()) return
      onClose()
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [onClose])
  return (
    <section
      ref={panel}
      tabIndex={-1}
      className="asking"
      data-own-keys
      aria-label={title}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.stopPropagation()
        onClose()
      }}
    >
      <header className="asking-head">
        <strong>{title}</strong>
        <Button look="ghost" size="s" icon="close" label={common.close} onPress={onClose} />
      </header>
      {children}
    </section>
  )
}

interface AskingProgressProps {
  readonly label: string
  readonly state: { readonly done: number; readonly total: number }
  readonly onStop: () => Promise<void>
}

/** How far its work is, and the way to stop it. */
export function AskingProgress({ label, state: { done, total }, onStop }: AskingProgressProps) {
  const { commands } = useTexts()
  return (
    <div className="asking-fields">
      <ProgressBar label={label} progress={total === 0 ? null : done / total} />
      <Button icon="stop" onPress={() => void onStop()}>
        {commands.asking.stop}
      </Button>
    </div>
  )
}
