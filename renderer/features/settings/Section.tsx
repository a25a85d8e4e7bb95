/** One part of the settings under its heading; led to from outside, the heading comes into sight and has the focus. */
import { useEffect, useId, useRef, type ReactNode } from 'react'
import { useStore } from 'zustand'
import type { SettingsSection } from '../../../shared/contract/app.ts'
import type { SettingsParts } from './settingsParts.ts'

interface SectionProps {
  readonly title: string
  readonly hint?: string
  readonly children: ReactNode
}

export function Section({ title, hint, children }: SectionProps) {
  const id = useId()
  return (
    <section className="settings-section" aria-labelledby={id}>
      <Words id={id} title={title} hint={hint} />
      <div className="settings-section-body">{children}</div>
    </section>
  )
}

interface AddressedProps extends SectionProps {
  readonly name: SettingsSection
  readonly chosen: SettingsParts['chosen']
}

export function AddressedSection({ name, chosen, title, hint, children }: AddressedProps) {
  const id = useId()
  const section = useRef<HTMLElement>(null)
  const isChosen = useStore(chosen, (state) => state.section === name)
  useEffect(() => {
    if (!isChosen) return
    section.current?.scrollIntoView()
    section.current?.focus({ preventScroll: true })
    chosen.setState({ section: null })
  }, [isChosen, chosen])
  return (
    <section ref={section} tabIndex={-1} className="settings-section" aria-labelledby={id}>
      <Words id={id} title={title} hint={hint} />
      <div className="settings-section-body">{children}</div>
    </section>
  )
}

function Words({
  id,
  title,
  hint,
}: {
  readonly id: string
  readonly title: string
  readonly hint: string | undefined
}) {
  return (
    <div className="settings-section-words">
      <h2 id={id}>{title}</h2>
      {hint !== undefined && <p className="faint small">{hint}</p>}
    </div>
  )
}
