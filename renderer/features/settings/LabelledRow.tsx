/** A setting that is no text field: its name on the left, what changes it on the right. */
import type { ReactNode } from 'react'
import type { SettingKey } from '../../../shared/settings/settingTable.ts'
import { SettingPlace } from './SettingPlace.tsx'

interface LabelledRowProps {
  readonly of: SettingKey
  readonly label: string
  readonly children: ReactNode
}

export function LabelledRow({ of, label, children }: LabelledRowProps) {
  return (
    <SettingPlace of={of}>
      <div className="settings-row">
        <span className="settings-row-label">{label}</span>
        {children}
      </div>
    </SettingPlace>
  )
}
