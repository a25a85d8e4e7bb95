/** Stands around a field that something leads to: the search of the settings, or the button that mends an error. */
import { useEffect, useRef, type ReactNode } from 'react'
import type { SettingField } from '../../app/address/navigationTarget.ts'
import { useSettingsStore } from './useSettingsStore.ts'

interface SettingPlaceProps {
  readonly of: SettingField
  readonly children: ReactNode
}

const focusable = 'input:not([type=radio]), input:checked, select, textarea, button'

export function SettingPlace({ of, children }: SettingPlaceProps) {
  const place = useRef<HTMLDivElement>(null)
  const isChosen = useSettingsStore('chosen', ({ field }) => field === of)
  const forget = useSettingsStore('chosen', (chosen) => chosen.forgetField)
  useEffect(() => {
    if (!isChosen) return
    place.current?.scrollIntoView({ block: 'center' })
    place.current?.querySelector<HTMLElement>(focusable)?.focus({ preventScroll: true })
    forget()
  }, [isChosen, forget])
  return (
    <div ref={place} className="setting-place" data-setting={of}>
      {children}
    </div>
  )
}
