/** One part of the settings under its heading; led to from outside, the heading comes into sight and has the focus. */
import { useEffect, useId, useRef, type ReactNode, type RefObject } from 'react'
import type { SettingsSection } from '../../../shared/contract/app.ts'
import { useSettingsStore } from './useSettingsStore.ts'

interface SectionProps {
  readonly title: string
  readonly hint?: string
  readonly children: ReactNode
  /** Of a section that can be led to: it may take the focus. */
  readonly place?: RefObject<HTMLElement | null>
}

export function Section({ title, hint, children, place }: SectionProps) {
  const id = useId()
  return (
    <section className="settings-section" aria-labelledby={id} {...(place ? { ref: place, tabIndex: -1 } : {})}>
      <div className="settings-section-words">
        <h2 id={id}>{title}</h2>
        {hint !== undefined && <p className="faint small">{hint}</p>}
      </div>
      <div className="settings-section-body">{children}</div>
    </section>
  )
}

interface AddressedProps extends Omit<SectionProps, 'place'> {
  readonly name: SettingsSection
}

export function AddressedSection({ name, ...shown }: AddressedProps) {
  const place = useRef<HTMLElement>(null)
  const isChosen = useSettingsStore('chosen', ({ section }) => section === name)
  const forget = useSettingsStore('chosen', (chosen) => chosen.forget)
  useEffect(() => {
    if (!isChosen) return
    place.current?.scrollIntoView()
    place.current?.focus({ preventScroll: true })
    forget()
  }, [isChosen, forget])
  return <Section {...shown} place={place} />
}
