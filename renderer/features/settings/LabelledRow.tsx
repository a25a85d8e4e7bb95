/** A setting that is no text field: its name on the left, what changes it on the right. */
import type { ReactNode } from 'react'

export function LabelledRow({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div className="settings-row">
      <span className="settings-row-label">{label}</span>
      {children}
    </div>
  )
}
